// SPDX-License-Identifier: Apache-2.0
// What an x64 or x86 instruction moves from where to where, as far as following a value through a function needs it.
// Lengths and branches come from base/nocrt/x86_insn; everything not understood is said to clobber what it might write.
#ifndef W32T_ANALYZE_X64_OPERANDS_H
#define W32T_ANALYZE_X64_OPERANDS_H

#include "base/span.h"

enum {
    W32T_RAX,
    W32T_RCX,
    W32T_RDX,
    W32T_RBX,
    W32T_RSP,
    W32T_RBP,
    W32T_RSI,
    W32T_RDI,
    W32T_R8,
    W32T_R9,
    W32T_NO_REG = 255
};
#define W32T_VOLATILE 0x0F07u // rax rcx rdx r8–r11: what a call may change

typedef enum w32t_x64_action {
    W32T_X64_OTHER = 0, // see `writes`
    W32T_X64_MOVE,      // reg ← reg2, or reg ← memory, or memory ← reg (store)
    W32T_X64_CONSTANT,  // reg or memory ← immediate or zero
    W32T_X64_LEA,       // reg ← address of memory operand
    W32T_X64_ADJUST,    // reg ← reg ± something (still the same pointer)
    W32T_X64_MAY_MOVE,  // conditional move: reg ← reg2 or memory, or unchanged
    W32T_X64_CALL,      // direct: target; indirect through memory or a register
    W32T_X64_JUMP,      // goes on at target only
    W32T_X64_BRANCH,    // goes on at target or behind
    W32T_X64_RETURN,
    W32T_X64_STOP, // jmp through memory or register, trap
    // x86 only, where arguments travel on the stack:
    W32T_X64_PUSH, // reg, memory or immediate
    W32T_X64_POP,  // into reg
} w32t_x64_action;

typedef struct w32t_x64 {
    uint8_t length; // 0: not decodable
    uint8_t action;
    bool has_memory, store;     // a memory operand; it is the destination
    bool string;                // string instruction: reads [rsi], writes [rdi]
    bool direct;                // branch or call with a known target
    bool indirect_memory;       // call or jmp through the memory operand
    uint8_t reg, reg2;          // W32T_NO_REG when there is none
    uint8_t base, index, scale; // of the memory operand; base NO_REG: absolute or RIP-relative
    bool rip;                   // memory is `global` (x86: an absolute address inside the image)
    int64_t disp;
    int32_t
        immediate; // W32T_X64_ADJUST by a constant: what is added; x86: what a store or push of a constant puts there
    bool has_immediate;
    uint32_t global; // RVA, when rip
    uint32_t target; // RVA, when direct
    uint16_t writes; // registers changed, the destination included
} w32t_x64;

// Decodes the instruction at `code` (n bytes there), which stands at `rva`.
void w32t_x64_decode(const uint8_t *code, size_t n, uint32_t rva, w32t_x64 *out);
// The same of 32-bit code; registers are numbered alike (eax is W32T_RAX). An immediate that is an address of the image
// counts as LEA of that place.
void w32t_x86_decode(const uint8_t *code, size_t n, uint32_t rva, uint64_t image_base, uint32_t image_size,
                     w32t_x64 *out);

#endif
