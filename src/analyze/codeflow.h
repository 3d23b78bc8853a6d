// SPDX-License-Identifier: Apache-2.0
// Where a value in a program came from: follows registers, stack slots and global variables backwards through x64 and x86 code,
// over the control-flow graph of each function, into callers (by the return addresses of the crash's stack) and into
// the program's own functions whose result was used. What it ends at are call instructions: "the result of the call
// that returns to RVA x", "what the call that returns to x wrote through its argument n".
//
// It reads the image file only, runs nothing, and is bounded in steps. It is not exact: values through arrays and heap
// structures are followed by their offset alone (`weak`), and what cannot be followed is said to be unknown.
#ifndef W32T_ANALYZE_CODEFLOW_H
#define W32T_ANALYZE_CODEFLOW_H

#include "analyze/x64_operands.h"
#include "base/mem.h"
#include "pe/pe_file.h"

typedef enum w32t_flow_how { W32T_FLOW_RESULT, W32T_FLOW_OUT } w32t_flow_how;

typedef struct w32t_flow_source {
    uint32_t return_rva; // behind the call instruction
    uint8_t how;         // w32t_flow_how
    uint8_t argument;    // W32T_FLOW_OUT: which one, from 0
    bool weak;           // found by a structure offset only
    bool guard;          // not the value's origin: its result decided a branch to a constant that became the value
} w32t_flow_source;

#define W32T_FLOW_MAX 64
typedef struct w32t_flow {
    w32t_flow_source sources[W32T_FLOW_MAX];
    unsigned count;
    bool constant; // some path ends at a constant of the program
    bool unknown;  // some path could not be followed
} w32t_flow;

typedef struct w32t_code w32t_code; // an image's code
// The bytes of the image file stay the caller's. NULL when it is no x86 image, and no x64 image with function tables.
w32t_code *w32t_code_open(w32t_span file);
void w32t_code_close(w32t_code *code);
const w32t_pe *w32t_code_pe(const w32t_code *code);

// What a register held before the instruction at `rva`. `callers`: return addresses (RVAs in this image) of the
// function's callers, innermost first. Adds to *out.
void w32t_flow_register(w32t_code *code, uint32_t rva, uint8_t reg, const uint32_t *callers, unsigned caller_count,
                        w32t_flow *out);
// What argument n (from 0) of the call that returns to `return_rva` was. `callers` are those of the function with the
// call.
void w32t_flow_argument(w32t_code *code, uint32_t return_rva, unsigned argument, const uint32_t *callers,
                        unsigned caller_count, w32t_flow *out);
// The target of the call that returns to `return_rva`, as a value (a call through NULL).
void w32t_flow_target(w32t_code *code, uint32_t return_rva, const uint32_t *callers, unsigned caller_count,
                      w32t_flow *out);
// What the function that begins at `rva` returns.
void w32t_flow_result(w32t_code *code, uint32_t rva, w32t_flow *out);
// The import that the call which returns to `return_rva` goes through; false when it is none, or by ordinal.
bool w32t_code_import(w32t_code *code, uint32_t return_rva, const char **dll, const char **name);
// The instruction at an RVA; length 0 when there is none.
w32t_x64 w32t_code_at(const w32t_code *code, uint32_t rva);
// Whether a call instruction ends right before `rva` (a possible return address).
bool w32t_code_returns_to(const w32t_code *code, uint32_t rva);
// The function that holds `rva`: its first RVA; 0 when there is none.
uint32_t w32t_code_function(const w32t_code *code, uint32_t rva);

#endif
