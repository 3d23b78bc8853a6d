// SPDX-License-Identifier: Apache-2.0
// int try_seh(void (*f)(void *), void *context): calls f inside a __try whose filter takes every exception; 1 when one came.
// By hand, because gcc has no __try: a scope table for __C_specific_handler.
        .text
        .globl try_seh
        .def try_seh; .scl 2; .type 32; .endef
        .seh_proc try_seh
try_seh:
        pushq   %rbx
        .seh_pushreg %rbx
        subq    $32, %rsp
        .seh_stackalloc 32
        .seh_endprologue
        movq    %rcx, %rax
        movq    %rdx, %rcx
try_begin:
        call    *%rax
        nop
try_end:
        xorl    %eax, %eax
        jmp     done
caught:
        movl    $1, %eax
done:
        addq    $32, %rsp
        popq    %rbx
        ret
        .seh_handler __C_specific_handler, @except
        .seh_handlerdata
        .long   1
        .rva    try_begin, try_end
        .long   1                       // filter: EXCEPTION_EXECUTE_HANDLER
        .rva    caught
        .text
        .seh_endproc
