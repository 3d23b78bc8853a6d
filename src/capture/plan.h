// SPDX-License-Identifier: Apache-2.0
// From the API database and the user's filter to the plan that the agent carries out (wire/wire_plan.h), and back from
// a plan's rows to what the recorded words and blobs mean.
#ifndef W32T_CAPTURE_PLAN_H
#define W32T_CAPTURE_PLAN_H

#include <win32trace/apidb.h>

#include "base/mem.h"
#include "base/span.h"
#include "base/status.h"
#include "wire/wire_plan.h"

#define W32T_PLAN_VARARG_WORDS  6 // words recorded beyond the named parameters of a printf
#define W32T_PLAN_UNKNOWN_WORDS 4 // words recorded of functions known by name only

struct w32t_query;
struct w32t_condition;

typedef struct w32t_plan_options {
    const char *trace;     // the SET of `-e trace=`, NULL: the default
    uint32_t string_units; // longest text kept, 0: 512
    uint32_t buffer_bytes; // longest buffer kept, 0: 256
    uint32_t call_bytes;   // captured bytes of half a call, 0: 4096
    bool internal;         // also calls between system modules
    const w32t_apidb *db;  // NULL: built in
    // what is left out in the target: see win32trace/capture.h
    const struct w32t_query *query, *start_at, *stop_at;
    w32t_status (*residue)(const struct w32t_query *query, const char *module, const char *function, uint64_t groups,
                           struct w32t_arena *arena, struct w32t_condition **out, w32t_error *error);
    uint32_t most_a_site, most_a_second;
} w32t_plan_options;

// Compiles the plan for a word size (4 or 8) into *out (to be freed by the caller). W32T_E_SYNTAX: what the SET names
// is unknown.
w32t_status w32t_plan_compile(const w32t_plan_options *options, uint32_t word_size, w32t_buf *out, w32t_error *error);

#define W32T_MEMBER_PATH 64

// A content that is captured of one parameter.
typedef struct w32t_capture_rule {
    w32t_plan_capture row;
    uint8_t param;         // index, or W32T_CAP_ARG_RESULT
    uint8_t tl_in, tl_out; // TraceLogging types of the content
    uint8_t width;         // bytes of a number, 0: text or binary
    // What a member of the structure behind the parameter points at: the member's path ("a", "a.b"), or "*" for what a
    // pointer behind it does; "" = the parameter's own content.
    char member[W32T_MEMBER_PATH];
} w32t_capture_rule;
#define W32T_MAX_RULES 64

// The captures of a function and where each parameter's words begin; the same for plan and decoding of what was
// recorded by it.
typedef struct w32t_function_rules {
    w32t_capture_rule rule[W32T_MAX_RULES];
    uint32_t rules;
    uint8_t word[W32T_API_MAX_PARAMS]; // first argument word of each parameter
    uint32_t words;                    // all parameters together, a hidden result address included
    bool hidden_result;
    uint8_t io_status, io_data, io_how, io_routine; // as in the plan's row
} w32t_function_rules;
void w32t_function_rules_of(const w32t_api_function *f, uint32_t word_size, const w32t_plan_options *limits,
                            w32t_function_rules *out);

// plan_format.c: what a format of printf takes.
void w32t_format_rule_of(const w32t_api_function *f, uint32_t string_units, w32t_function_rules *out);

// plan_io.c: of calls that go on after they have returned, and of those that say what ended.
void w32t_io_rules_of(const w32t_api_function *f, uint32_t word_size, uint32_t buffer_bytes, w32t_function_rules *out);

#endif
