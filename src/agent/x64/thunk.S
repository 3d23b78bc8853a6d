// SPDX-License-Identifier: Apache-2.0
// What every stub jumps to with r11 = hook. w32t_thunk decides by the return address, touching nothing but rax, r10, r11; a call
// that is not recorded goes straight on to the original. w32t_thunk_record records, calls the original with a copy of the stack
// arguments, records again, returns.
// Unwinding: the stub and w32t_thunk are leaves (rsp is untouched). w32t_thunk_record saves registers by push and sets the frame
// register at offset 0, so there are no register offsets that could be taken from the wrong base.
        .set HOOK_ORIGINAL, 0
        .set HOOK_CLASSES, 8
        .set HOOK_MASK, 16
        .set FRAME_XMM, 0
        .set FRAME_RESULT, 64
        .set FRAME_RESULT_XMM, 80
        .set FRAME_SAVED, 128
        .set FRAME_BYTES, 176
        .set TEB_STACK_BASE, 8

        .text
        .p2align 4
        .globl w32t_thunk
        .def w32t_thunk; .scl 2; .type 32; .endef
w32t_thunk:
        movq    HOOK_CLASSES(%r11), %r10
        movq    (%rsp), %rax
        shrq    $32, %rax
        andl    $0x7fff, %eax           // user addresses have 47 bits
        movq    (%r10,%rax,8), %r10
        movq    (%rsp), %rax
        shrl    $16, %eax
        movzbl  (%r10,%rax), %eax
        btl     %eax, HOOK_MASK(%r11)
        jc      w32t_thunk_record
        jmp     *HOOK_ORIGINAL(%r11)

        .p2align 4
        .globl w32t_thunk_record
        .def w32t_thunk_record; .scl 2; .type 32; .endef
        .seh_proc w32t_thunk_record
w32t_thunk_record:
        pushq   %rbp
        .seh_pushreg %rbp
        pushq   %rbx
        .seh_pushreg %rbx
        movq    %rsp, %rbp
        .seh_setframe %rbp, 0
        .seh_endprologue
        // Frame at rbp - 8 - FRAME_BYTES (16-aligned), 32 bytes of home space below it.
        subq    $(FRAME_BYTES + 32 + 8), %rsp
        movq    %rcx, 24(%rbp)          // the caller's home space makes the words contiguous
        movq    %rdx, 32(%rbp)
        movq    %r8, 40(%rbp)
        movq    %r9, 48(%rbp)
        movaps  %xmm0, 32+FRAME_XMM(%rsp)
        movaps  %xmm1, 32+FRAME_XMM+16(%rsp)
        movaps  %xmm2, 32+FRAME_XMM+32(%rsp)
        movaps  %xmm3, 32+FRAME_XMM+48(%rsp)
        cmpl    $0, w32t_want_stacks(%rip)
        jne     keep_registers
registers_kept:
        movq    %r11, %rbx
        movq    %r11, %rcx
        leaq    24(%rbp), %rdx
        leaq    32(%rsp), %r8
        call    w32t_enter
        testl   %eax, %eax              // stack words beyond the four
        jnz     copy_words
call_original:
        movaps  -8-FRAME_BYTES+FRAME_XMM(%rbp), %xmm0
        movaps  -8-FRAME_BYTES+FRAME_XMM+16(%rbp), %xmm1
        movaps  -8-FRAME_BYTES+FRAME_XMM+32(%rbp), %xmm2
        movaps  -8-FRAME_BYTES+FRAME_XMM+48(%rbp), %xmm3
        movq    24(%rbp), %rcx
        movq    32(%rbp), %rdx
        movq    40(%rbp), %r8
        movq    48(%rbp), %r9
        call    *HOOK_ORIGINAL(%rbx)
        leaq    -8-FRAME_BYTES(%rbp), %rcx
        movq    %rax, FRAME_RESULT(%rcx)
        movaps  %xmm0, FRAME_RESULT_XMM(%rcx)
        // rsp may be lower than before by the copied words; the home space below is still ours
        call    w32t_leave
        movq    -8-FRAME_BYTES+FRAME_RESULT(%rbp), %rax
        movaps  -8-FRAME_BYTES+FRAME_RESULT_XMM(%rbp), %xmm0
        leaq    0(%rbp), %rsp
        popq    %rbx
        popq    %rbp
        ret
keep_registers:                         // what a walk of the caller's frames needs besides rbp and rbx
        movq    %rsi, 32+FRAME_SAVED(%rsp)
        movq    %rdi, 32+FRAME_SAVED+8(%rsp)
        movq    %r12, 32+FRAME_SAVED+16(%rsp)
        movq    %r13, 32+FRAME_SAVED+24(%rsp)
        movq    %r14, 32+FRAME_SAVED+32(%rsp)
        movq    %r15, 32+FRAME_SAVED+40(%rsp)
        jmp     registers_kept
copy_words:
        // never read past the stack's base: a prototype may promise more words than there are
        movq    %gs:TEB_STACK_BASE, %rcx
        leaq    56(%rbp), %r10          // first stack word
        subq    %r10, %rcx
        jbe     copy_all                // not on the thread's own stack (fiber of another kind): take it as told
        shrq    $3, %rcx
        cmpq    %rcx, %rax
        cmovaq  %rcx, %rax
copy_all:
        leaq    1(%rax), %rdx
        andq    $-2, %rdx               // keep rsp aligned
        shlq    $3, %rdx
        subq    %rdx, %rsp
        testl   %eax, %eax
        jz      call_original
copy_next:
        movq    -8(%r10,%rax,8), %rdx
        movq    %rdx, 32-8(%rsp,%rax,8)
        decl    %eax
        jnz     copy_next
        jmp     call_original
        .seh_endproc
