// SPDX-License-Identifier: Apache-2.0
// Copies out of the target's memory that survive a fault. All are leaves that keep their progress in rax and leave the stack
// alone, so the vectored handler (exceptions.c) ends any of them by moving rip to w32t_guard_fault.
// In: rcx to, rdx from, r8 how many, r9 *status. Out: rax how many were copied; status 0 whole, 1 limit reached, 2 faulted.
        .text
        .globl w32t_copy_bytes
        .globl w32t_copy_utf16z
        .globl w32t_copy_ansiz
        .globl w32t_scan_utf16z
        .globl w32t_scan_ansiz
        .globl w32t_guard_begin
        .globl w32t_guard_end
        .globl w32t_guard_fault
        .p2align 4
w32t_guard_begin:
w32t_copy_bytes:
        xorl    %eax, %eax
1:      leaq    16(%rax), %r10
        cmpq    %r8, %r10
        ja      2f
        movdqu  (%rdx,%rax), %xmm0
        movdqu  %xmm0, (%rcx,%rax)
        movq    %r10, %rax
        jmp     1b
2:      cmpq    %r8, %rax
        jae     4f
3:      movb    (%rdx,%rax), %r10b
        movb    %r10b, (%rcx,%rax)
        incq    %rax
        cmpq    %r8, %rax
        jb      3b
4:      movl    $0, (%r9)
        ret

        .p2align 4
w32t_copy_utf16z:
        xorl    %eax, %eax
1:      cmpq    %r8, %rax
        jae     w32t_limit
        movzwl  (%rdx,%rax,2), %r10d
        movw    %r10w, (%rcx,%rax,2)
        testl   %r10d, %r10d
        jz      w32t_whole
        incq    %rax
        jmp     1b

        .p2align 4
w32t_copy_ansiz:
        xorl    %eax, %eax
1:      cmpq    %r8, %rax
        jae     w32t_limit
        movzbl  (%rdx,%rax), %r10d
        movb    %r10b, (%rcx,%rax)
        testl   %r10d, %r10d
        jz      w32t_whole
        incq    %rax
        jmp     1b

        .p2align 4
w32t_scan_utf16z:
        xorl    %eax, %eax
1:      cmpq    %r8, %rax
        jae     w32t_limit
        cmpw    $0, (%rdx,%rax,2)
        je      w32t_whole
        incq    %rax
        jmp     1b

        .p2align 4
w32t_scan_ansiz:
        xorl    %eax, %eax
1:      cmpq    %r8, %rax
        jae     w32t_limit
        cmpb    $0, (%rdx,%rax)
        je      w32t_whole
        incq    %rax
        jmp     1b

w32t_whole:
        movl    $0, (%r9)
        ret
w32t_limit:
        movl    $1, (%r9)
        ret
w32t_guard_end:
w32t_guard_fault:
        movl    $2, (%r9)
        ret
