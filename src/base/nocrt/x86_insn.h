// SPDX-License-Identifier: Apache-2.0
// The length of an x86 or x64 instruction, and those of its parts that depend on where it stands. Enough to copy the
// first instructions of a function elsewhere; not a disassembler. Source of the maps: Intel SDM volume 2 appendix A,
// AMD APM volume 3.
#ifndef W32T_BASE_NOCRT_X86_INSN_H
#define W32T_BASE_NOCRT_X86_INSN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum w32t_insn_kind {
    W32T_INSN_PLAIN = 0,
    W32T_INSN_JUMP,      // jmp rel
    W32T_INSN_CONDITION, // jcc rel
    W32T_INSN_CALL,      // call rel
    W32T_INSN_LOOP,      // loop, loope, loopne, jcxz/jecxz/jrcxz rel8; xbegin
    W32T_INSN_RETURN,    // ret, iret
    W32T_INSN_JUMP_AWAY, // jmp r/m, jmp far: execution does not go on behind it
    W32T_INSN_TRAP,      // int3, ud2, hlt: likewise
} w32t_insn_kind;

typedef struct w32t_insn {
    uint8_t length;        // 0: not a valid instruction (or cut off)
    uint8_t kind;          // w32t_insn_kind
    uint8_t opcode;        // last opcode byte
    uint8_t map;           // 0 one-byte, 1 0F, 2 0F38, 3 0F3A, others as VEX/EVEX/XOP number them
    uint8_t relative_at;   // offset of the branch displacement, valid when relative_size != 0
    uint8_t relative_size; // 1, 2 or 4
    uint8_t rip_at;        // x64: offset of a RIP-relative 32-bit displacement, 0 when there is none
    int32_t relative;      // the branch displacement, sign-extended
    int32_t rip;           // the RIP-relative displacement
} w32t_insn;

// Looks at up to n bytes at p (an instruction has at most 15). mode64: x64, else 32-bit code. Returns the length, 0
// when invalid.
unsigned w32t_insn_decode(const uint8_t *p, size_t n, bool mode64, w32t_insn *out);

#endif
