// SPDX-License-Identifier: Apache-2.0
// The working state of explain; see explain.c.
#ifndef W32T_ANALYZE_EXPLAIN_H
#define W32T_ANALYZE_EXPLAIN_H

#include <win32trace/analysis.h>
#include <win32trace/apidb.h>
#include "base/hash.h"
#include "base/mem.h"
#include "base/span.h"
#include "model/record.h"

typedef struct w32t_ex_module {
    uint64_t base, size;
    const char *path;               // Windows path
    const char *name;               // its last part
    struct w32t_image_names *names; // once `named`
    struct w32t_image_lines *lines;
    bool named;
    bool system; // of the Windows folder
    bool gone;   // unloaded since
} w32t_ex_module;

typedef struct w32t_ex_exception { // the last one of its code in its process
    uint32_t code, tid;
    int64_t time;
    uint64_t address, call; // call: number of the call the thread was in, 0 = none
    uint64_t parameters[15];
    uint32_t parameter_count;
    uint64_t registers[18];
    uint32_t register_count;
    uint8_t *stack; // bytes from the stack pointer up, malloc'd
    uint32_t stack_size;
    uint64_t *frames; // return addresses, malloc'd
    uint32_t frame_count;
    bool frames_cut; // there were more
} w32t_ex_exception;

typedef struct w32t_ex_load {
    uint8_t kind;
    const char *importer, *missing, *function, *found, *folders, *text;
    uint64_t call; // of a load that failed while the program ran; 0: the process did not start
    uint32_t tid;
    const char *dll;
} w32t_ex_load;

typedef struct w32t_ex_process {
    uint32_t pid;
    int64_t start, end; // W32T_NO_TIME while unknown
    const char *image, *path;
    bool has_exit, wow64, agent; // agent: calls of it were recorded
    bool attached;               // … but only from some moment on
    uint32_t exit_status;
    const w32t_process *known; // of the first reading, whose modules have the names that the recording carries
    w32t_ex_module *modules;
    uint32_t module_count, module_room;
    w32t_ex_exception *exceptions;
    uint32_t exception_count;
    w32t_ex_load *load;
    w32t_ex_load **late; // loads that failed while it ran
    uint32_t late_count;
    struct w32t_ex_said *said; // explain_ending.c
    bool left;                 // it ended itself
    uint32_t last_failure;     // index + 1, of its own code; 0: none
    uint32_t last_tid;         // of its last call …
    uint32_t abort_tid;        // … of an abort() that never returned …
    uint32_t overflow_tid;     // … and of a stack overflow after which the thread did nothing more
} w32t_ex_process;

struct w32t_explanation {
    w32t_arena arena;   // everything that is handed out
    w32t_arena scratch; // of one event
    w32t_explain_totals totals;
    w32t_ex_process **processes;
    size_t process_count, process_room;
    w32t_table by_pid; // pid + 1 → the latest
    w32t_crash *crashes;
    size_t crash_count;
    w32t_failure *failures;
    size_t failure_count, failure_room;
    w32t_table failure_index;
    w32t_table same_name;        // files: a name without its folder → index + 1 of the first failure with it
    struct w32t_ex_stuck *stuck; // explain_stuck.c: the last call of each thread that did not return
    size_t stuck_count, held_count, note_count, note_room;
    w32t_table held; // mutexes and critical sections
    const char **notes;
    w32t_ending *endings;
    size_t ending_count;
    w32t_trace *trace; // of the first reading
    const w32t_explain_options *options;
    const char *const *paths;
    size_t path_count;
};
typedef struct w32t_explanation w32t_ex;

// ---- explain.c
const w32t_value *w32t_ex_field(w32t_event *e, const char *name);
bool w32t_ex_number(w32t_event *e, const char *name, uint64_t *out);
bool w32t_value_number(const w32t_value *v, uint64_t *out);   // of the value itself, or of what it was before the call
const char *w32t_ex_text(w32t_arena *a, const w32t_value *v); // UTF-8 in the arena; NULL when it is no text or empty
char *w32t_ex_printf(w32t_arena *a, const char *format, ...)
#if defined(__GNUC__)
    W32T_PRINTF(2, 3)
#endif
        ;
w32t_ex_process *w32t_ex_process_of(w32t_ex *x, uint32_t pid);
w32t_trace *w32t_ex_open(w32t_ex *x, w32t_error *error);
bool w32t_ex_is_session_event(w32t_event *e, const char *name);
const w32t_ex_module *w32t_ex_module_at(const w32t_ex_process *p, uint64_t address);
const char *w32t_ex_place(w32t_ex *x, const w32t_ex_process *p, uint64_t address); // "app.exe+0x12", or hex

// The function at an RVA, "read_book+0x32", by the image or, where it is not at hand, by the recording; NULL: no name.
// `back`: it is a return address, the call before it counts.
const char *w32t_ex_function(w32t_ex *x, const w32t_ex_process *p, const w32t_ex_module *m, uint64_t rva, bool back);

// ---- explain_failures.c
void w32t_ex_take_call(w32t_ex *x, w32t_event *e); // any API call: notes failures and what was found later
// What a call was about: the name of a file, key, value, DLL, function; and which kind of thing that is. NULL: nothing
// nameable.
const char *w32t_ex_subject(w32t_arena *a, w32t_event *e, w32t_failure_kind *kind);
w32t_failure_reason w32t_ex_reason(const w32t_call *c); // 0: none of them

w32t_failure *w32t_ex_failure_of(w32t_ex *x, const w32t_event *e); // the entry a failed call belongs to, NULL
void w32t_ex_arrange_failures(w32t_ex *x);                         // ranks, groups, order; after the causes are known

// ---- explain_ending.c
void w32t_ex_hear(w32t_ex *x, w32t_ex_process *p, w32t_event *e); // any call: is it a message?
void w32t_ex_find_endings(w32t_ex *x);                            // before the failures are arranged

// ---- explain_stuck.c
void w32t_ex_take_wait(w32t_ex *x, w32t_ex_process *p, w32t_event *e); // any call
void w32t_ex_find_open_ends(w32t_ex *x);                               // after the crashes are known

// ---- explain_crash.c
w32t_status w32t_ex_find_causes(w32t_ex *x, w32t_error *error); // for all crashes

// ---- explain_text.c
void w32t_ex_describe_crash(w32t_ex *x, w32t_crash *crash, const w32t_ex_process *p,
                            const w32t_ex_exception *exception);
void w32t_ex_advise(w32t_ex *x, w32t_crash *crash); // after the causes are known
const char *w32t_ex_code_name(uint32_t code);

// What a failed load lacked, by the call or by the DLL's name; NULL: the recording does not say.
const w32t_ex_load *w32t_ex_late_load(const w32t_ex *x, uint32_t pid, uint32_t tid, uint64_t call, const char *dll);

// The bytes of a module's image file (malloc'd), if it is found; false: not.
bool w32t_ex_image(const w32t_ex *x, const w32t_ex_process *p, const w32t_ex_module *m, uint8_t **bytes, size_t *size);

#endif
