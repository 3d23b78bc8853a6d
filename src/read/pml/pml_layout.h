// SPDX-License-Identifier: Apache-2.0
// Process Monitor log, versions 7 to 9, as bytes on disk: docs/formats/pml.md. And what the files of this folder share.
#ifndef W32T_READ_PML_LAYOUT_H
#define W32T_READ_PML_LAYOUT_H

#include "model/pml_log.h"
#include "model/source.h"

enum {
    PML_HEADER_SIZE = 0x3A8,
    PML_VERSION = 0x04,
    PML_IS_64BIT = 0x08,
    PML_COMPUTER = 0x0C,
    PML_SYSTEM_ROOT = 0x2C,
    PML_EVENT_COUNT = 0x234,
    PML_EVENTS_AT = 0x240,
    PML_OFFSETS_AT = 0x248,
    PML_PROCESSES_AT = 0x250,
    PML_STRINGS_AT = 0x258,
    PML_ICONS_AT = 0x260,
    PML_MAX_ADDRESS = 0x268,
    PML_OS_VERSION = 0x270,
    PML_PROCESSORS = 0x38C,
    PML_MEMORY = 0x390,
    PML_HEADER_END = 0x398,
    PML_HOSTS_AT = 0x3A0,
    PML_VERSION_FIRST = 7, // Process Monitor 2.8
    PML_VERSION_LAST = 9,  // since 3.0
    PML_OFFSET_ENTRY = 5,  // 40-bit offset: the fifth byte is its top for files over 4 GiB
};

// Stacks are cut at 200 frames or fewer by the driver, details stay below 128 KiB.
#define PML_MAX_FRAMES 1024u
#define PML_MAX_DETAIL (1u << 20)

// Fills the tables of `log` from the places the header names; what is missing or damaged is reported and left out.
void w32t_pml_read_tables(w32t_pml_log *log, w32t_damage_list *damage);
// Makes the lookup of processes by index, and finds the System process.
void w32t_pml_index_processes(w32t_pml_log *log);
void w32t_pml_free_tables(w32t_pml_log *log);

// Answers w32t_pml_log.account_of.
w32t_pml_text w32t_pml_account_of(const w32t_pml_log *log, w32t_span sid);
void w32t_pml_free_accounts(w32t_pml_log *log);

// True when an event header that makes sense stands at `at`; *size gets the event's full size with an extra part that
// follows it directly.
bool w32t_pml_event_at(const w32t_pml_log *log, uint64_t at, uint64_t end, uint64_t *size);
// The next offset ≥ at where a believable event starts, or `end`.
uint64_t w32t_pml_scan(const w32t_pml_log *log, uint64_t at, uint64_t end);
// The event at `at` on a walk over a file that may be damaged: when what it says it gave back leads to no event, but has
// events inside, its length is a lie and the event ends where the next one begins.
bool w32t_pml_step(const w32t_pml_log *log, uint64_t at, uint64_t end, uint64_t *size, bool *lies);

#endif
