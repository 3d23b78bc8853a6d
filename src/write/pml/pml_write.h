// SPDX-License-Identifier: Apache-2.0
// Writes Process Monitor logs (version 9). Events go to temporary files as they come, tables are kept; finish delivers
// the file front to back: header, events, offsets, processes, strings, icons, hosts and ports (the order Process
// Monitor relies on).
#ifndef W32T_WRITE_PML_WRITE_H
#define W32T_WRITE_PML_WRITE_H

#include "base/status.h"
#include "model/pml_log.h"

typedef struct w32t_pml_writer w32t_pml_writer;

typedef struct w32t_pml_system { // what the header says of the recorded system
    uint8_t pointer_size;        // 4 or 8
    const char *computer, *system_root;
    uint32_t os_major, os_minor, os_build, processors;
    uint64_t memory, max_address;
    const uint8_t
        *os_version; // OSVERSIONINFOEXW, 284 bytes; NULL: made from the three numbers. Used during the call only
} w32t_pml_system;

typedef struct w32t_pml_new_event {
    uint32_t process; // index in this file's process table
    uint32_t tid, class_, sequence, result;
    uint16_t operation;
    uint16_t unknown_0e,
        unknown_2a;          // header words whose meaning is not known; carried over from the log an event came from
    uint64_t time, duration; // FILETIME, 100 ns
    const uint64_t *frames;
    uint32_t frame_count;
    w32t_span detail;
    w32t_span extra; // p NULL: none
} w32t_pml_new_event;

w32t_status w32t_pml_writer_new(const w32t_pml_system *system, w32t_pml_writer **out, w32t_error *error);
// Adds a process under `index` (kept as it is when free, else the next free one), with the modules and icons of `log`
// (may be NULL: none). Returns its index in this file.
uint32_t w32t_pml_writer_process(w32t_pml_writer *w, const w32t_pml_process *process, const w32t_pml_log *log);
void w32t_pml_writer_host(w32t_pml_writer *w, const uint8_t address[16], w32t_pml_text name);
void w32t_pml_writer_port(w32t_pml_writer *w, uint16_t port, bool tcp, w32t_pml_text name);
// Times should not go down: Process Monitor looks events up by time.
w32t_status w32t_pml_writer_event(w32t_pml_writer *w, const w32t_pml_new_event *event, w32t_error *error);
uint64_t w32t_pml_writer_count(const w32t_pml_writer *w);

typedef w32t_status (*w32t_pml_sink)(void *context, const void *bytes, size_t size, w32t_error *error);
w32t_status w32t_pml_writer_finish(w32t_pml_writer *w, w32t_pml_sink sink, void *context, w32t_error *error);
void w32t_pml_writer_free(w32t_pml_writer *w);

#endif
