// SPDX-License-Identifier: Apache-2.0
// Recording a program: starts it with the agent inside, collects its calls into an .etl file until it has ended, and
// folds in what a killed recording left behind. On Linux the program runs under `wine` with the user's own WINEPREFIX.
#ifndef WIN32TRACE_CAPTURE_H
#define WIN32TRACE_CAPTURE_H

#include <win32trace/apidb.h>
#include <win32trace/status.h>

#ifdef __cplusplus
extern "C" {
#endif

struct w32t_query;
struct w32t_arena;
struct w32t_condition;

typedef struct w32t_capture_options {
    const char *output;           // the .etl to make (what was there is replaced once the program has started)
    const char *const *arguments; // PROGRAM ARGS, NULL-terminated; to attach: the process's number or image name
    bool attach;                  // to a process that runs already; the interrupt key detaches, the process lives on
    bool wait;                    // the same, as soon as there is a process of that name
    const char *trace;            // the SET of `-e trace=`, NULL: the default
    // Filters that run in the program, so that what is left out costs little; `residue` is w32t_query_residue. How many calls each
    // of them left out is in the result and in the recording.
    const struct w32t_query *query;             // calls to record, NULL: all
    const struct w32t_query *start_at, *stop_at; // calls from which on, and up to which, is recorded (both included)
    w32t_status (*residue)(const struct w32t_query *query, const char *module, const char *function, uint64_t groups,
                           struct w32t_arena *arena, struct w32t_condition **out, w32t_error *error);
    const char *filter;     // all of it as text, for the recording's first event; NULL: `trace`
    uint32_t most_a_site;   // calls recorded of each calling place of a process, 0: all
    uint32_t most_a_second; // … in a second
    const char *command_line;     // recorded as what made the recording; NULL: put together from the arguments
    const char *tools;            // folder of bridge and agents; NULL: looked for beside the running program
    uint32_t string_units;        // longest text kept (0: 512 units) …
    uint32_t buffer_bytes;        // … longest buffer (0: 256) …
    uint32_t call_bytes;          // … and all contents of half a call (0: 4096)
    bool no_follow;               // do not trace child processes
    bool stacks;                  // a call stack with every call
    bool internal;                // also calls between system modules
    bool raw_calls;               // Windows, x64: also system calls made without ntdll
    bool no_compress;             // the recording's buffers are left uncompressed
    bool drop_when_full;          // a full ring drops calls instead of making the program wait
    bool adopt; // Linux: orphans among the program's processes may become children of the calling process, which waits
                // for all of its children then: it has no others. That tells who was killed
    int tee; // file descriptor a copy of the recording is streamed to for live reading, -1: none (0 counts as none)
    const w32t_apidb *db; // NULL: built in
} w32t_capture_options;

typedef enum w32t_left_out { // which filter left a call out
    W32T_LEFT_OUT_CONDITION = 0, // query, by what is known when the call is made
    W32T_LEFT_OUT_OUTCOME = 1,   // query, by what is known when it has returned
    W32T_LEFT_OUT_TRIGGER = 2,   // start_at, stop_at
    W32T_LEFT_OUT_RATE = 3,      // most_a_site, most_a_second
    W32T_LEFT_OUT_KINDS = 4,
} w32t_left_out;

typedef struct w32t_capture_result {
    bool launched;                 // the program ran
    bool exit_known;               // exit_status is valid
    uint32_t exit_status;          // of the program, all 32 bits
    uint32_t killed_by;            // the signal that killed the program (which left no exit status), 0: none is known
    uint32_t stopped_by;           // the signal that told us to stop while the program ran on, 0: none
    uint32_t processes;            // traced
    uint64_t calls, events, bytes; // in the recording
    uint64_t drops;                // calls not recorded
    uint64_t left_out[W32T_LEFT_OUT_KINDS]; // calls, by filter
    uint64_t waits;                // times a thread of the program waited for room
    uint64_t damage;               // records that made no sense
    uint32_t stopped;              // processes whose agent gave up recording
    char diagnosis[1024];          // why the program did not start properly, one line; "" when there is nothing to say
    char note[512];                // something the user should know (clock, missing agent); ""
} w32t_capture_result;

// Runs the program to its end. W32T_E_NOT_FOUND, W32T_E_NOT_RUNNABLE: it was not started. W32T_E_TARGET: it could not
// be started or injected. Any other failure is ours (output cannot be written …): the program then goes on untraced
// until it ends.
w32t_status w32t_capture_run(const w32t_capture_options *options, w32t_capture_result *result, w32t_error *error);

// Plans (which functions are hooked, and what is taken of each) that w32t_capture_run uses for 64-bit and 32-bit programs when
// the options ask for nothing in particular, instead of compiling them, which takes some tens of milliseconds. They must be of
// this very build, and stay where they are. The command gives those that its build has made.
void w32t_capture_ready_plans(const void *plan64, size_t size64, const void *plan32, size_t size32);

// Whether files of a killed recording lie beside `etl` (and whoever made them is gone).
bool w32t_capture_left_over(const char *etl);
// The process that is recording into `etl` right now, 0 if none is.
uint32_t w32t_capture_running(const char *etl);
// Adds what they hold to `etl` and removes them. W32T_END: there was nothing.
w32t_status w32t_capture_recover(const char *etl, w32t_capture_result *result, w32t_error *error);

// Why an image would not start: walks its imports and theirs. `line` gets one sentence naming importer, missing piece
// and the folders tried. W32T_END: nothing is missing.
w32t_status w32t_capture_check_imports(const char *image_path, char *line, size_t size);

#ifdef __cplusplus
}
#endif
#endif
