// SPDX-License-Identifier: Apache-2.0
// A Process Monitor log as its reader leaves it: the tables of the file (processes, modules, hosts, ports), made once
// and immutable afterwards but for one lazily filled slot a process, and the raw record behind each event. Owned by the
// source, valid until the trace is closed.
#ifndef W32T_MODEL_PML_LOG_H
#define W32T_MODEL_PML_LOG_H

#include "base/hash.h"
#include "model/record.h"

#include <stdatomic.h>

typedef struct w32t_pml_text { // UTF-8, NUL-terminated
    const char *p;
    uint32_t n;
} w32t_pml_text;

typedef struct w32t_pml_module {
    uint64_t base;
    uint64_t loaded; // FILETIME; of one that was there before, when the capture began; 0 when unknown
    uint32_t size, timestamp;
    uint32_t path, version, company, description; // indices into `strings`
} w32t_pml_module;

typedef struct w32t_pml_icon {
    uint32_t pixels;
    w32t_span image; // ICONIMAGE bytes, empty for the placeholder
} w32t_pml_icon;

typedef struct w32t_pml_process {
    uint32_t index, pid, parent_pid, parent_index;
    uint64_t authentication_id;
    uint32_t session;
    uint32_t virtualized, is_64bit;
    uint64_t start, end; // FILETIME, 0 = unknown
    w32t_pml_text integrity, user, name, image, command_line, company, version, description;
    uint32_t icon_small, icon_big;
    w32t_pml_module *modules; // by base address
    uint32_t module_count;
    w32t_process run;         // what events point at
    _Atomic(void *) rendered; // an exporter's prepared columns (malloc'd, freed with the log)
} w32t_pml_process;

typedef struct w32t_pml_host {
    uint8_t address[16];
    w32t_pml_text name;
} w32t_pml_host;

typedef struct w32t_pml_port {
    uint16_t port;
    bool tcp;
    w32t_pml_text name;
} w32t_pml_port;

typedef struct w32t_pml_log {
    w32t_span file; // the whole file
    uint32_t version;
    uint8_t pointer_size; // of the recorded system: 4 or 8
    uint64_t claimable;   // while tables are read: bytes that entries may still claim (see pml_tables.c)
    uint8_t finished;     // the tables were written: the capture was closed
    const char *computer, *system_root;
    uint32_t os_major, os_minor, os_build, processors;
    uint64_t memory, max_address;
    uint64_t event_count;
    uint64_t events_at, events_end; // the event area
    uint64_t first_time;            // FILETIME of the first event: what Relative Time counts from
    int64_t local_shift;            // 100 ns: what this machine's zone had to UTC at that time
    bool later_text;                // its text is that of Process Monitor 3.61 and later (pml_file.c tells why)
    const w32t_pml_text *strings;
    uint32_t string_count;
    w32t_pml_process *processes; // by index
    uint32_t process_count;
    bool processes_whole; // the file's own table was read without loss: an index outside it is no event's
    uint32_t *process_of; // process index → position in `processes` + 1, when indices are small
    uint32_t process_of_count;
    const w32t_pml_process *kernel; // the System process, whose modules kernel addresses lie in; may be NULL
    w32t_pml_host *hosts;
    uint32_t host_count;
    w32t_table host_index; // hash of address → position + 1
    const w32t_pml_port *ports;
    uint32_t port_count;
    uint64_t hosts_end; // behind the tables of hosts and ports, the last of a log; 0: they were not read whole
    w32t_table port_index; // port << 1 | tcp → position + 1
    w32t_pml_icon *icons;
    uint32_t icon_count;
    // The user a SID belongs to as far as the log's process events tell (set by the reader: they are looked through on
    // first use); empty when they do not. Thread-safe.
    w32t_pml_text (*account_of)(const struct w32t_pml_log *log, w32t_span sid);
    _Atomic(void *) accounts;
    w32t_arena arena;
} w32t_pml_log;

// Behind w32t_event.native of an event with W32T_ENC_PML. `size` bytes at `raw` are there (the common header, the stack
// and the details); `extra` is the completion data, wherever in the file it lies.
typedef struct w32t_pml_record {
    const w32t_pml_log *log;
    const w32t_pml_process *process; // NULL when the index names none
    const uint8_t *raw;
    uint32_t size;
    uint32_t extra_size;
    const uint8_t *extra; // NULL when there is none
    bool damaged;         // its bytes end early: what is missing reads as zero
} w32t_pml_record;

// Event header on disk (offsets from the event's start).
enum {
    W32T_PML_PROCESS = 0x00,
    W32T_PML_THREAD = 0x04,
    W32T_PML_CLASS = 0x08,
    W32T_PML_OPERATION = 0x0C,
    W32T_PML_SEQUENCE = 0x10, // the driver's counter
    W32T_PML_DURATION = 0x14,
    W32T_PML_TIME = 0x1C,
    W32T_PML_RESULT = 0x24,
    W32T_PML_FRAMES = 0x28,
    W32T_PML_DETAIL_SIZE = 0x2C,
    W32T_PML_EXTRA_OFFSET = 0x30,
    W32T_PML_EVENT_HEADER = 0x34,
};

#define W32T_PML_MINUTE INT64_C(600000000) // in FILETIME's units

// Event classes.
enum {
    W32T_PML_POST = 0,
    W32T_PML_CLASS_PROCESS = 1,
    W32T_PML_CLASS_REGISTRY = 2,
    W32T_PML_CLASS_FILE = 3,
    W32T_PML_CLASS_PROFILING = 4,
    W32T_PML_CLASS_NETWORK = 5,
    W32T_PML_CLASS_IPC = 6 // pipes and mail slots, laid out as file events
};

static inline bool w32t_pml_is_file_class(uint32_t class_) {
    return class_ == W32T_PML_CLASS_FILE || class_ == W32T_PML_CLASS_IPC;
}

// Strings inside events: a 16-bit word says how many characters follow and, in its top bit, that they are 8-bit ones.
static inline size_t w32t_pml_string_bytes(uint16_t info) {
    return info & 0x8000 ? info & 0x7FFFu : (size_t)(info & 0x7FFFu) * 2;
}
// Appends such a string as UTF-8; `bytes` is what is there of it. Stops at a NUL, as Process Monitor does.
void w32t_pml_put_string(w32t_buf *b, w32t_span bytes, bool narrow);

// The process an event's process index names, or NULL.
const w32t_pml_process *w32t_pml_find_process(const w32t_pml_log *log, uint32_t index);
// The module an address lies in: the process's own, or the kernel's for addresses of the kernel's half. NULL when in
// none.
const w32t_pml_module *w32t_pml_find_module(const w32t_pml_log *log, const w32t_pml_process *process, uint64_t address);

#endif
