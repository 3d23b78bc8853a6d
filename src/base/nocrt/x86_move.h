// SPDX-License-Identifier: Apache-2.0
// Copies whole instructions from one address to another so that they do the same there (for code hooks).
#ifndef W32T_BASE_NOCRT_X86_MOVE_H
#define W32T_BASE_NOCRT_X86_MOVE_H

#include "base/nocrt/x86_insn.h"

typedef enum w32t_move_result {
    W32T_MOVE_OK = 0,
    W32T_MOVE_INVALID,  // an instruction that cannot be read
    W32T_MOVE_SHORT,    // the function ends before `least` bytes
    W32T_MOVE_INTERNAL, // a branch into the part that is copied
    W32T_MOVE_FAR,      // a RIP-relative operand would be out of reach
    W32T_MOVE_ROOM,     // the copy does not fit
    W32T_MOVE_LOOP,     // loop or jcxz, which reach 127 bytes only
} w32t_move_result;

typedef struct w32t_moved {
    uint32_t taken;   // bytes of whole instructions that were copied (≥ least)
    uint32_t written; // bytes at the destination, including the jump back
    uint8_t count;    // instructions
    uint8_t from_at[16],
        to_at[16]; // where each instruction started, relative to source and destination (threads are moved by these)
} w32t_moved;

// Copies instructions that cover at least `least` bytes from `code` (which is, or will run, at address `from`; n bytes
// readable) to `out` (which will run at address `to`), then a jump to the first byte that was not taken. Nothing
// outside out[0, room) is written.
w32t_move_result w32t_insn_move(const uint8_t *code, size_t n, uint64_t from, uint32_t least, uint8_t *out, size_t room,
                                uint64_t to, bool mode64, w32t_moved *moved);

#endif
