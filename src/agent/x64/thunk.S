// SPDX-License-Identifier: Apache-2.0
// What every stub jumps to with r11 = hook. w32t_thunk decides by the return address, touching nothing but rax, r10, r11; a call
// that is not recorded goes straight on to the original. w32t_thunk_record records, calls the original with a copy of the stack
// arguments, records again, returns.
// Each half of a record has a short way, right here: words alone to write, on a thread whose ring has room, and nothing that
// record_call.c would have to look into. It does what w32t_enter and w32t_leave do then, in half the instructions, because
// nothing has to be saved. Everything else goes to them.
// Unwinding: the stub and w32t_thunk are leaves (rsp is untouched). w32t_thunk_record saves registers by push and sets the frame
// register at offset 0, so there are no register offsets that could be taken from the wrong base.
        .set HOOK_ORIGINAL, 0
        .set HOOK_CLASSES, 8
        .set HOOK_START_LOW, 16
        .set HOOK_ID, 20
        .set HOOK_MASK, 24
        .set HOOK_WORDS, 28
        .set HOOK_ERROR_FROM, 35
        .set HOOK_QUICK, 40
        .set HOOK_EXTRA, 41
        .set HOOK_OWNER, 48
        .set HOOK_OWNER_SIZE, 56
        .set HOOK_FAIL_BASE, 64
        .set HOOK_FAIL_MASK, 72
        .set HOOK_FAIL_COUNT, 80
        .set STATE_TLS_OFFSET, 0
        .set STATE_QUICK, 4
        .set QUICK_START, 1
        .set QUICK_STOP, 2
        .set THREAD_DATA, 0
        .set THREAD_RING, 8
        .set THREAD_HEAD, 16
        .set THREAD_SIZE, 24
        .set THREAD_DEPTH, 28
        .set THREAD_BUSY_LOST, 32       // both at once
        .set THREAD_CALLS, 40
        .set THREAD_CLEAR, 48
        .set THREAD_ENTRY, 104
        .set ENTRY_BYTES, 24            // sp, call, id
        .set MAX_DEPTH, 512
        .set RING_HEAD, 64
        .set RING_CALLS, 72
        .set START_BYTES, 32            // rec, ticks, call, caller; then words
        .set START_MOST, START_BYTES + 8 * 8
        .set STOP_BYTES, 40             // rec, ticks, call, result, error and last error
        .set STOP_LOW, 2 << 16 | STOP_BYTES / 8
        .set STOP_FAILED_BIT, 28
        .set ERROR_RESULT, 2
        .set FRAME_XMM, 0
        .set FRAME_RESULT, 64
        .set FRAME_RESULT_XMM, 80
        .set FRAME_HOOK, 96
        .set FRAME_ARGS, 104
        .set FRAME_THREAD, 112
        .set FRAME_CALL, 120
        .set FRAME_SAVED, 128
        .set FRAME_BYTES, 176
        .set FRAME, -8 - FRAME_BYTES    // from rbp
        .set TEB_STACK_BASE, 8
        .set TEB_LAST_ERROR, 0x68

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
        movq    %r11, %rbx

        // The short way of a Start. r11 thread, r10 its record, r8 address of the return address, r9 caller, rcx number.
        movl    w32t_agent+STATE_TLS_OFFSET(%rip), %eax
        movq    %gs:(%rax), %r11
        movzbl  HOOK_QUICK(%rbx), %eax
        andl    w32t_agent+STATE_QUICK(%rip), %eax
        testb   $QUICK_START, %al
        jz      long_start
        testq   %r11, %r11
        jz      long_start
        cmpq    $0, THREAD_BUSY_LOST(%r11)
        jne     long_start
        movl    THREAD_DEPTH(%r11), %eax
        cmpl    $MAX_DEPTH, %eax
        jae     long_start
        leaq    (%rax,%rax,2), %rdx
        leaq    THREAD_ENTRY(%r11,%rdx,8), %rdx
        leaq    16(%rbp), %r8
        cmpq    %r8, -ENTRY_BYTES(%rdx) // a call above that was left without return
        jbe     long_start
        movq    (%r8), %r9
        movq    %r9, %r10
        subq    HOOK_OWNER(%rbx), %r10
        cmpq    HOOK_OWNER_SIZE(%rbx), %r10
        jb      long_start
        movl    THREAD_HEAD(%r11), %ecx
        movl    THREAD_CLEAR(%r11), %r10d
        subl    %ecx, %r10d
        cmpl    $START_MOST, %r10d
        jl      long_start
        movl    THREAD_SIZE(%r11), %r10d
        decl    %r10d
        andl    %ecx, %r10d
        addq    THREAD_DATA(%r11), %r10
        incl    %eax
        movl    %eax, THREAD_DEPTH(%r11)
        movq    THREAD_CALLS(%r11), %rcx
        incq    %rcx
        movq    %rcx, THREAD_CALLS(%r11)
        movq    %r8, (%rdx)
        movq    %rcx, 8(%rdx)
        movl    HOOK_ID(%rbx), %eax
        movl    %eax, 16(%rdx)
        movq    %rcx, 16(%r10)
        movq    %r9, 24(%r10)
        movq    %rbx, FRAME+FRAME_HOOK(%rbp)
        leaq    24(%rbp), %rax
        movq    %rax, FRAME+FRAME_ARGS(%rbp)
        movq    %r11, FRAME+FRAME_THREAD(%rbp)
        movq    %rcx, FRAME+FRAME_CALL(%rbp)
        movq    THREAD_RING(%r11), %r8
        movq    %rcx, RING_CALLS(%r8)
        movzbl  HOOK_WORDS(%rbx), %ecx
        jmp     2f
1:      movq    24(%rbp,%rcx,8), %rax
        movq    %rax, START_BYTES(%r10,%rcx,8)
2:      decl    %ecx
        jns     1b
        movq    HOOK_START_LOW(%rbx), %rcx
        movzwl  %cx, %r9d
        shll    $3, %r9d
        addl    THREAD_HEAD(%r11), %r9d
        rdtsc
        shlq    $32, %rdx
        orq     %rdx, %rax
        movq    %rax, 8(%r10)
        movq    %rcx, (%r10)
        movl    %r9d, THREAD_HEAD(%r11)
        movl    %r9d, RING_HEAD(%r8)    // makes it visible: stores are seen in order
        movzbl  HOOK_EXTRA(%rbx), %eax
        testl   %eax, %eax              // stack words beyond the four
        jnz     copy_words
call_original:
        movq    24(%rbp), %rcx
        movq    32(%rbp), %rdx
        movq    40(%rbp), %r8
        movq    48(%rbp), %r9
        call    *HOOK_ORIGINAL(%rbx)

        // The short way of a Stop. r11 thread, r10 its record, r9 number, r8 time.
        movq    %rax, FRAME+FRAME_RESULT(%rbp)
        movq    FRAME+FRAME_THREAD(%rbp), %r11
        testq   %r11, %r11
        jz      leave
        movzbl  HOOK_QUICK(%rbx), %ecx
        andl    w32t_agent+STATE_QUICK(%rip), %ecx
        testb   $QUICK_STOP, %cl
        jz      long_stop
        rdtsc
        shlq    $32, %rdx
        leaq    (%rax,%rdx), %r8
        movl    w32t_agent+STATE_TLS_OFFSET(%rip), %eax
        cmpq    %r11, %gs:(%rax)        // a fiber that moved to another thread
        jne     long_stop
        cmpq    $0, THREAD_BUSY_LOST(%r11)
        jne     long_stop
        movl    THREAD_DEPTH(%r11), %ecx
        leaq    (%rcx,%rcx,2), %rdx
        movq    FRAME+FRAME_CALL(%rbp), %r9
        cmpq    %r9, THREAD_ENTRY-ENTRY_BYTES+8(%r11,%rdx,8)
        jne     long_stop
        movl    THREAD_HEAD(%r11), %edx
        movl    THREAD_CLEAR(%r11), %r10d
        subl    %edx, %r10d
        cmpl    $STOP_BYTES, %r10d
        jl      long_stop
        movl    THREAD_SIZE(%r11), %r10d
        decl    %r10d
        andl    %edx, %r10d
        addq    THREAD_DATA(%r11), %r10
        decl    %ecx
        movl    %ecx, THREAD_DEPTH(%r11)
        movq    %r8, 8(%r10)
        movq    %r9, 16(%r10)
        movq    FRAME+FRAME_RESULT(%rbp), %rax
        movq    %rax, 24(%r10)
        movl    %gs:TEB_LAST_ERROR, %ecx
        movl    %ecx, 36(%r10)
        cmpb    $ERROR_RESULT, HOOK_ERROR_FROM(%rbx)
        cmove   %eax, %ecx
        movl    %ecx, 32(%r10)
        movq    %rax, %rcx
        subq    HOOK_FAIL_BASE(%rbx), %rcx
        andq    HOOK_FAIL_MASK(%rbx), %rcx
        cmpq    HOOK_FAIL_COUNT(%rbx), %rcx
        setb    %cl
        movzbl  %cl, %ecx
        shll    $STOP_FAILED_BIT, %ecx
        movl    HOOK_ID(%rbx), %r8d
        shlq    $32, %r8
        orq     %r8, %rcx
        orq     $STOP_LOW, %rcx
        movq    %rcx, (%r10)
        addl    $STOP_BYTES, %edx
        movl    %edx, THREAD_HEAD(%r11)
        movq    THREAD_RING(%r11), %r8
        movl    %edx, RING_HEAD(%r8)
leave:
        leaq    0(%rbp), %rsp
        popq    %rbx
        popq    %rbp
        ret

long_start:
        movaps  %xmm0, FRAME+FRAME_XMM(%rbp)
        movaps  %xmm1, FRAME+FRAME_XMM+16(%rbp)
        movaps  %xmm2, FRAME+FRAME_XMM+32(%rbp)
        movaps  %xmm3, FRAME+FRAME_XMM+48(%rbp)
        cmpl    $0, w32t_want_stacks(%rip)
        jne     keep_registers
registers_kept:
        movq    %rbx, %rcx
        leaq    24(%rbp), %rdx
        leaq    FRAME(%rbp), %r8
        call    w32t_enter
        movaps  FRAME+FRAME_XMM(%rbp), %xmm0
        movaps  FRAME+FRAME_XMM+16(%rbp), %xmm1
        movaps  FRAME+FRAME_XMM+32(%rbp), %xmm2
        movaps  FRAME+FRAME_XMM+48(%rbp), %xmm3
        testl   %eax, %eax
        jnz     copy_words
        jmp     call_original
long_stop:
        // rsp may be lower than before by the copied words; the home space below is still ours
        leaq    FRAME(%rbp), %rcx
        movaps  %xmm0, FRAME_RESULT_XMM(%rcx)
        call    w32t_leave
        movq    FRAME+FRAME_RESULT(%rbp), %rax
        movaps  FRAME+FRAME_RESULT_XMM(%rbp), %xmm0
        jmp     leave
keep_registers:                         // what a walk of the caller's frames needs besides rbp and rbx
        movq    %rsi, FRAME+FRAME_SAVED(%rbp)
        movq    %rdi, FRAME+FRAME_SAVED+8(%rbp)
        movq    %r12, FRAME+FRAME_SAVED+16(%rbp)
        movq    %r13, FRAME+FRAME_SAVED+24(%rbp)
        movq    %r14, FRAME+FRAME_SAVED+32(%rbp)
        movq    %r15, FRAME+FRAME_SAVED+40(%rbp)
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
