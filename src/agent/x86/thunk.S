// SPDX-License-Identifier: Apache-2.0
// Stubs come in with eax = hook. The return address decides; a call that is recorded goes to the original with its return address
// replaced by w32t_return. eax is free at a call in every calling convention of exported functions; ecx and edx are kept (fastcall,
// thiscall), and nothing touches x87 or SSE registers.
        .set HOOK_ORIGINAL, 0
        .set HOOK_CLASSES, 4
        .set HOOK_MASK, 16

        .text
        .p2align 4
        .globl _w32t_thunk
        .def _w32t_thunk; .scl 2; .type 32; .endef
_w32t_thunk:
        pushl   %ecx
        movzwl  6(%esp), %ecx           // upper half of the return address
        addl    HOOK_CLASSES(%eax), %ecx
        movzbl  (%ecx), %ecx
        btl     %ecx, HOOK_MASK(%eax)
        popl    %ecx
        jc      1f
        jmp     *HOOK_ORIGINAL(%eax)
1:      pushl   %ecx
        pushl   %edx
        pushl   %eax
        leal    16(%esp), %edx          // the argument words
        pushl   %ebp
        pushl   %edx
        pushl   %eax
        call    _w32t_enter32
        addl    $12, %esp
        popl    %eax
        popl    %edx
        popl    %ecx
        jmp     *HOOK_ORIGINAL(%eax)

        // The original has returned and taken off what it takes.
        .p2align 4
        .globl _w32t_return
        .def _w32t_return; .scl 2; .type 32; .endef
_w32t_return:
        pushl   $0                      // becomes the true return address
        pushl   %eax
        pushl   %edx
        pushl   %esp
        call    _w32t_leave32           // (edx, eax, return address)
        addl    $4, %esp
        popl    %edx
        popl    %eax
        ret
