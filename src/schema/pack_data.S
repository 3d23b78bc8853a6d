// SPDX-License-Identifier: Apache-2.0
// The built-in schema pack as a block of read-only bytes (W32T_PACK_FILE is made by cmake/pack.cmake).
#if defined(__i386__) && defined(_WIN32)
#define NAME(x) _##x
#else
#define NAME(x) x
#endif
#if defined(_WIN32)
    .section .rdata, "dr"
#else
    .section .rodata
#endif
    .globl NAME(w32t_pack_start)
    .globl NAME(w32t_pack_end)
    .balign 16
NAME(w32t_pack_start):
    .incbin W32T_PACK_FILE
NAME(w32t_pack_end):
    .byte 0
#if defined(__ELF__)
    .section .note.GNU-stack, "", %progbits
#endif
