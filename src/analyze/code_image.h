// SPDX-License-Identifier: Apache-2.0
// An image's functions as codeflow.c reads them: decoded when first needed, each instruction with those that can come
// before it.
#ifndef W32T_ANALYZE_CODE_IMAGE_H
#define W32T_ANALYZE_CODE_IMAGE_H

#include "analyze/codeflow.h"
#include "base/hash.h"

#define W32T_MAX_FUNCTION 0x20000u // bytes
#define W32T_NO_INSN      UINT32_MAX

typedef struct w32t_function {
    uint32_t begin, end;
    uint32_t count;
    bool rbp_frame;       // rbp points into the stack, else it is a register like others
    uint32_t frame_bytes; // x86: what the prologue takes off the stack pointer
    uint32_t *rva;        // of each instruction
    w32t_x64 *insn;       // decoded
    uint32_t *first_pred; // index into links, W32T_NO_INSN
    struct w32t_function_link {
        uint32_t from, next;
    } * links;
    uint32_t link_count;
} w32t_function;

struct w32t_code {
    w32t_pe pe;
    w32t_span table; // .pdata: begin, end, unwind info; x86: made alike of symbols, exports and the targets of calls
    w32t_buf made;   // x86: its bytes
    bool x86;
    w32t_arena arena;
    w32t_table functions; // begin + 1 → function
    size_t kept;          // instructions of decoded functions …
    uint64_t scanned;     // … and bytes looked at by module-wide scans: both bounded
    bool full;            // a bound was reached: answers are not complete
};

// The instruction at `code`, n bytes of it there.
void w32t_code_decode(const w32t_code *c, const uint8_t *code, size_t n, uint32_t rva, w32t_x64 *out);
// The function that holds `rva`; NULL when there is none or too much is decoded already (code->full).
w32t_function *w32t_function_at(w32t_code *code, uint32_t rva);
// Index of the instruction that starts at `rva`, of the call that returns there; W32T_NO_INSN.
uint32_t w32t_function_index(const w32t_function *f, uint32_t rva);
uint32_t w32t_function_call(w32t_function *f, uint32_t return_rva);

#endif
