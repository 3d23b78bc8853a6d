// SPDX-License-Identifier: Apache-2.0
// Process, thread, image and symbol-id events as the kernel logger and KernelTraceControl write them, so that every ETL
// reader names processes and modules without knowing about us. Layouts: Process v4, Thread v3, Image v3, ImageID v2,
// DbgID_RSDS v2.
#ifndef W32T_WRITE_ETL_KERNEL_H
#define W32T_WRITE_ETL_KERNEL_H

#include "write/etl/etl_event.h"

typedef enum w32t_etl_phase { W32T_ETL_START = 1, W32T_ETL_END, W32T_ETL_DC_START, W32T_ETL_DC_END } w32t_etl_phase;

typedef struct w32t_etl_process {
    uint32_t pid, parent, session;
    uint32_t exit_status; // 259 (STILL_ACTIVE) while it runs
    const char *image;    // UTF-8 file name
    const char *command_line;
    bool wow64;
} w32t_etl_process;
bool w32t_etl_process_event(w32t_etl_writer *w, w32t_etl_phase phase, const w32t_etl_stamp *stamp,
                            const w32t_etl_process *p);

typedef struct w32t_etl_thread {
    uint32_t pid, tid;
    uint64_t stack_base, stack_limit, start_address, teb;
} w32t_etl_thread;
bool w32t_etl_thread_event(w32t_etl_writer *w, w32t_etl_phase phase, const w32t_etl_stamp *stamp,
                           const w32t_etl_thread *t);

typedef struct w32t_etl_image {
    uint64_t base, size;
    uint32_t pid, checksum, time_stamp;
    uint64_t default_base;
    const char *path; // UTF-8
    // ImageID and DbgID_RSDS, written after a load or DCStart:
    const char *original_name;
    bool has_rsds;
    w32t_guid pdb_guid;
    uint32_t pdb_age;
    const char *pdb_name;
} w32t_etl_image;
// phase START = load, END = unload.
bool w32t_etl_image_event(w32t_etl_writer *w, w32t_etl_phase phase, const w32t_etl_stamp *stamp,
                          const w32t_etl_image *i);

#endif
