// SPDX-License-Identifier: Apache-2.0
// How a function's calls stand in a recording: one Start and one Stop schema whatever the values, both a pure function
// of the API database's row. docs/formats/recording.md describes them.
#ifndef W32T_CAPTURE_CALL_SCHEMA_H
#define W32T_CAPTURE_CALL_SCHEMA_H

#include "capture/plan.h"
#include "write/etl/etl_event.h"

#define W32T_API_PROVIDER "Win32Trace-Api"
// What w32t_tl_provider_guid() makes of it; asked for with every function.
#define W32T_API_PROVIDER_GUID                                                                                         \
    (w32t_guid) {                                                                                                      \
        0x1f7d8450, 0x2144, 0x548a, {                                                                                  \
            0x28, 0xce, 0x69, 0xd6, 0x5c, 0x91, 0x09, 0xfb                                                             \
        }                                                                                                              \
    }
#define W32T_SESSION_PROVIDER "Win32Trace-Session"

enum w32t_step_kind {
    W32T_STEP_WORD,   // an argument word (or two), as a number of `width` bytes
    W32T_STEP_BLOB,   // value, length, status of rule `index`
    W32T_STEP_OBJECT, // the same of OBJECT_ATTRIBUTES, root and attributes before it
    W32T_STEP_REST,   // counted array of the words from `index` on
};

typedef struct w32t_call_step {
    uint8_t kind, index, width, tl_in;
} w32t_call_step;

typedef struct w32t_call_schema {
    char *dll, *name;
    size_t dll_size; // with its NUL
    bool known;      // `function` is filled
    bool is64;
    bool own;   // of the program's objects: start_inbound is for what the system calls
    bool loads; // LoadLibrary and the like: see load_watch.h
    w32t_api_function function;
    uint8_t result_width; // 0: no result
    uint8_t rule_count;
    uint8_t *rule_ops; // w32t_capture_op of each rule: a blob that says otherwise is not trusted
    w32t_call_step *start_steps, *stop_steps;
    uint32_t start_count, stop_count;
    size_t start_fixed, stop_fixed; // payload bytes at most, contents and the rest array aside
    w32t_etl_template start, stop, start_inbound;
} w32t_call_schema;

// `words`: recorded argument words, for functions that are known by name only and for variable arguments.
w32t_call_schema *w32t_call_schema_new(const w32t_apidb *db, const char *dll, const char *name, uint32_t word_size,
                                       const w32t_plan_options *limits);
void w32t_call_schema_free(w32t_call_schema *s);

// ErrorKind in the Stop event; 0 = the call did not fail.
uint8_t w32t_call_error_kind(const w32t_api_function *f);

#endif
