// SPDX-License-Identifier: Apache-2.0
// Loads that failed in running programs: which DLL was asked for is in the Start, that it was not given in the Stop.
// What was missing (often not the DLL itself but one it needs) is looked up while the files are still as the program
// saw them, and goes into the recording as a LoadFailure that names the call.
#ifndef W32T_CAPTURE_LOAD_WATCH_H
#define W32T_CAPTURE_LOAD_WATCH_H

#include "base/hash.h"
#include "base/mem.h"
#include "capture/import_check.h"
#include "capture/session_events.h"

typedef struct w32t_load_request {
    uint32_t pid, tid, word_size, flags;
    uint64_t call;
    char dll[520];                   // as the program named it
    char image[520], directory[520]; // of the process, Windows paths
} w32t_load_request;

#define W32T_LOADS_WAITING 32u // more at once are let go …
#define W32T_LOADS_TOLD    64u // … as are more in one recording: a program that probes in a loop
typedef struct w32t_load_watch {
    w32t_load_request *waiting;
    size_t count;
    unsigned told;
    w32t_table seen; // pid and DLL
} w32t_load_watch;

// A thread's loads in progress.
typedef struct w32t_load_open {
    uint64_t call;
    uint32_t flags;
    char dll[520];
} w32t_load_open;
#define W32T_LOADS_OPEN 4u // loads inside loads (DllMain)

void w32t_load_watch_free(w32t_load_watch *w);
void w32t_load_failed(w32t_load_watch *w, const w32t_load_request *request);
// Looks up one request and tells the recording; false when none waits.
bool w32t_load_watch_next(w32t_load_watch *w, w32t_session_writer *session, uint64_t clock);

// The event: call 0 and dll "" when a process did not start.
void w32t_load_failure_put(w32t_session_writer *session, const w32t_import_finding *finding,
                           const w32t_etl_stamp *stamp, uint32_t exit_status, const char *text, uint64_t call,
                           const char *dll);

#endif
