// SPDX-License-Identifier: Apache-2.0
// The hunt for the call behind one crash; see explain_crash.c.
#ifndef W32T_ANALYZE_EXPLAIN_HUNT_H
#define W32T_ANALYZE_EXPLAIN_HUNT_H

#include "analyze/codeflow.h"
#include "analyze/explain.h"

typedef struct w32t_seen_call { // enough of a call to judge it
    bool there;
    uint32_t tid;
    uint64_t number;
    int64_t time;
    bool has_result, has_error;
    uint64_t result;
    uint8_t result_size;
    uint32_t bad_arguments; // bit n: argument n was NULL, 0 or -1 where a pointer or handle goes
    uint32_t minus_one;     // … which of them were -1
} w32t_seen_call;

typedef struct w32t_site {     // one place of the program that calls
    const char *caller;        // "app.exe+0x1234"
    const char *name, *module; // function called there last
    bool pointer;              // its result is a pointer, a handle or an interface
    bool system;               // in a DLL of the system or a C runtime
    w32t_seen_call latest;     // before the crash
    w32t_seen_call bad;        // the latest that failed or returned nothing
} w32t_site;

typedef struct w32t_hunt {
    w32t_ex *x;
    w32t_crash *crash;
    const w32t_ex_process *p;
    const w32t_ex_exception *q;
    w32t_arena arena;
    w32t_table sites; // hash of caller → w32t_site
    size_t site_count;
    w32t_code **codes; // by index of the process's modules
    uint8_t **images;
    bool *looked;
    // The question: where did `value` come from?
    bool asked;    // there is such a question
    bool followed; // the code could be read, flow is valid
    uint64_t value;
    const w32t_ex_module *module; // whose code was followed
    w32t_flow flow;
    w32t_site *open; // call the thread was inside, when it crashed in system code
    w32t_seen_call open_call;
    uint64_t *recent; // numbers of the thread's last calls, a ring
    unsigned history, recent_count;
} w32t_hunt;

w32t_code *w32t_hunt_code(w32t_hunt *h,
                          const w32t_ex_module *m); // NULL: the image is not at hand, or its code is of another kind
void w32t_hunt_ask(w32t_hunt *h);                   // fills the question from the exception
w32t_site *w32t_hunt_site(w32t_hunt *h, const char *caller);
// Return addresses of the crash's stack inside `m`, innermost first, as RVAs.
unsigned w32t_hunt_callers(w32t_hunt *h, const w32t_ex_module *m, uint32_t *out, unsigned room);

#endif
