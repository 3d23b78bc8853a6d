// SPDX-License-Identifier: Apache-2.0
// The plans of a recording that asks for nothing in particular (tools/make_plans.c makes the files).
    .section .rodata
    .globl cli_plan64
    .globl cli_plan64_end
    .globl cli_plan32
    .globl cli_plan32_end
    .balign 64
cli_plan64:
    .incbin W32T_PLAN64_FILE
cli_plan64_end:
    .balign 64
cli_plan32:
    .incbin W32T_PLAN32_FILE
cli_plan32_end:
    .byte 0
#if defined(__ELF__)
    .section .note.GNU-stack, "", %progbits
#endif
