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
        movdqu  (%rdx,%rax), %xmm4
        movdqu  %xmm4, (%rcx,%rax)
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

        // Strings: 16 bytes at a time while the read stays inside its page and the copy inside its limit; then unit by unit. A
        // fault in between is met again by the slow loop, which knows exactly how far it came.
        .macro  STRING name, shift, compare, load, store, reg, copy
        .p2align 4
\name:
        xorl    %eax, %eax
        pxor    %xmm4, %xmm4
1:      leaq    (16>>\shift)(%rax), %r10
        cmpq    %r8, %r10
        ja      3f
        leaq    (%rdx,%rax,1<<\shift), %r11
        andl    $0xfff, %r11d
        cmpl    $0xff0, %r11d
        ja      3f
        movdqu  (%rdx,%rax,1<<\shift), %xmm5
        .if \copy
        movdqu  %xmm5, (%rcx,%rax,1<<\shift)
        .endif
        \compare %xmm4, %xmm5
        pmovmskb %xmm5, %r11d
        testl   %r11d, %r11d
        jnz     2f
        movq    %r10, %rax
        jmp     1b
2:      bsfl    %r11d, %r11d
        .if \shift
        shrl    $1, %r11d
        .endif
        addq    %r11, %rax
        jmp     w32t_whole
3:      cmpq    %r8, %rax
        jae     w32t_limit
        \load   (%rdx,%rax,1<<\shift), %r10d
        .if \copy
        \store  %\reg, (%rcx,%rax,1<<\shift)
        .endif
        testl   %r10d, %r10d
        jz      w32t_whole
        incq    %rax
        testl   $7, %eax
        jnz     3b
        jmp     1b
        .endm
        STRING  w32t_copy_utf16z, 1, pcmpeqw, movzwl, movw, r10w, 1
        STRING  w32t_copy_ansiz, 0, pcmpeqb, movzbl, movb, r10b, 1
        STRING  w32t_scan_utf16z, 1, pcmpeqw, movzwl, movw, r10w, 0
        STRING  w32t_scan_ansiz, 0, pcmpeqb, movzbl, movb, r10b, 0

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
