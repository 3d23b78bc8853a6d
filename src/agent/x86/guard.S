// SPDX-License-Identifier: Apache-2.0
// Copies out of the target's memory that survive a fault: see x64/guard.S. Here the arguments are on the stack, above three saved
// registers: 16 to, 20 from, 24 how many, 28 *status; eax counts. Nothing moves esp between w32t_guard_begin and _end.
        .text
        .globl _w32t_copy_bytes
        .globl _w32t_copy_utf16z
        .globl _w32t_copy_ansiz
        .globl _w32t_scan_utf16z
        .globl _w32t_scan_ansiz
        .globl _w32t_guard_begin
        .globl _w32t_guard_end
        .globl _w32t_guard_fault

        .macro  ENTER name, loop
        .p2align 4
\name:
        pushl   %ebx
        pushl   %esi
        pushl   %edi
        movl    16(%esp), %edi
        movl    20(%esp), %esi
        movl    24(%esp), %ecx
        xorl    %eax, %eax
        jmp     \loop
        .endm
        ENTER   _w32t_copy_bytes, bytes_loop
        ENTER   _w32t_copy_utf16z, copy16_loop
        ENTER   _w32t_copy_ansiz, copy8_loop
        ENTER   _w32t_scan_utf16z, scan16_loop
        ENTER   _w32t_scan_ansiz, scan8_loop

_w32t_guard_begin:
bytes_loop:
        leal    4(%eax), %ebx
        cmpl    %ecx, %ebx
        ja      bytes_tail
        movl    (%esi,%eax), %edx
        movl    %edx, (%edi,%eax)
        movl    %ebx, %eax
        jmp     bytes_loop
bytes_tail:
        cmpl    %ecx, %eax
        jae     whole
        movb    (%esi,%eax), %dl
        movb    %dl, (%edi,%eax)
        incl    %eax
        jmp     bytes_tail

        .macro  STRING loop, scale, load, store, reg, copy
\loop:
        cmpl    %ecx, %eax
        jae     limit
        \load   (%esi,%eax,\scale), %edx
        .if \copy
        \store  %\reg, (%edi,%eax,\scale)
        .endif
        testl   %edx, %edx
        jz      whole
        incl    %eax
        jmp     \loop
        .endm
        STRING  copy16_loop, 2, movzwl, movw, dx, 1
        STRING  copy8_loop, 1, movzbl, movb, dl, 1
        STRING  scan16_loop, 2, movzwl, movw, dx, 0
        STRING  scan8_loop, 1, movzbl, movb, dl, 0
_w32t_guard_end:

whole:
        xorl    %ecx, %ecx
        jmp     leave
limit:
        movl    $1, %ecx
        jmp     leave
_w32t_guard_fault:
        movl    $2, %ecx
leave:
        movl    28(%esp), %edx
        movl    %ecx, (%edx)
        popl    %edi
        popl    %esi
        popl    %ebx
        ret
