// SPDX-License-Identifier: Apache-2.0
// What the files of the plan compiler share: plan.c (the SET, functions of DLLs), plan_com.c (interfaces),
// plan_filter.c (what is asked of calls in the target).
#ifndef W32T_CAPTURE_PLAN_INTERNAL_H
#define W32T_CAPTURE_PLAN_INTERNAL_H

#include "base/hash.h"
#include "capture/plan.h"

typedef struct item {
    const char *dll, *glob; // dll NULL: any
    size_t dll_size, glob_size;
    uint16_t group;
    bool exclude, all, used;
    bool optional; // `?name`, as strace has it: no error when nothing is called so
    char raw[256]; // the export's name, where the database has no row of it
} item;

#define MAX_ITEMS 512

typedef struct com_interface com_interface;

// A database, and where its functions' rows are among those of all.
typedef struct w32t_plan_layer {
    const w32t_apidb *db;
    uint32_t first, rows;
} w32t_plan_layer;
#define W32T_PLAN_COM_LAYERS 64

typedef struct w32t_plan_compiler {
    const w32t_plan_options *o;
    uint32_t word_size;
    item items[MAX_ITEMS];
    uint32_t item_count;
    bool has_include;
    w32t_buf functions, captures, strings, dlls;
    w32t_table names; // hash of a name → its place in strings + 1
    uint32_t dll_count;
    w32t_plan_function *made; // rows by function index: many DLLs export the same function
    bool *is_made;
    uint32_t made_count;
    const w32t_apidb *made_db;
    // COM
    w32t_buf interfaces, methods, learns;
    com_interface *com; // in the plan's order; NULL: no method is recorded
    uint32_t com_count;
    w32t_plan_layer com_layer[W32T_PLAN_COM_LAYERS]; // the upper ones first
    uint32_t com_layers, com_rows;
    w32t_table com_names; // hash of a name → index in com + 1
    uint32_t unknown_interface;
    // filters
    w32t_buf filters, nodes;
    w32t_arena arena; // of one function's conditions
    w32t_error filter_error;
    bool after;                   // some filter asks for the outcome
    bool chosen;                  // some function is
    bool can_match;               // some function has calls that the query may choose
    bool starts_seen, stops_seen; // some function can open, close the window
} w32t_plan_compiler;

bool w32t_plan_wanted(w32t_plan_compiler *c, const char *dll, const w32t_api_function *f);
uint32_t w32t_plan_string(w32t_plan_compiler *c, const char *s);
w32t_plan_function w32t_plan_row(w32t_plan_compiler *c, const w32t_api_function *f);

// plan_filter.c: the filter of a function's calls. False: none of its calls is to be recorded. *filter: index in
// filters + 1, 0: every call is. `chosen`: the SET names it; else it may still open or close the window.
// c->filter_error is set when the query cannot be asked in the target.
bool w32t_plan_filter_of(w32t_plan_compiler *c, const char *dll, const w32t_api_function *f, bool chosen,
                         uint32_t *filter);
// Whether all that is asked of the two is the same. Both are COM methods, whose DLL is not known.
bool w32t_plan_filter_same(w32t_plan_compiler *c, const w32t_api_function *f, const w32t_api_function *other);

// plan_com.c: interfaces before the first function's row, methods after the last one's.
void w32t_plan_com_begin(w32t_plan_compiler *c);
void w32t_plan_com_rows(w32t_plan_compiler *c);
void w32t_plan_com_end(w32t_plan_compiler *c);
// Adds what calls of f hand out to the plan; gives how many.
uint8_t w32t_plan_learns(w32t_plan_compiler *c, const w32t_api_function *f, const w32t_function_rules *rules);
// Whether f is worth a hook for what it hands out alone.
bool w32t_plan_hands_out(w32t_plan_compiler *c, const w32t_api_function *f);

#endif
