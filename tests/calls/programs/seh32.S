// SPDX-License-Identifier: Apache-2.0
// int try_seh(void (*f)(void *), void *context) for x86: a registration in the list at fs:0 whose handler takes every exception.
        .text
        .globl _try_seh
        .def _try_seh; .scl 2; .type 32; .endef
_try_seh:
        pushl   %ebp
        movl    %esp, %ebp
        pushl   %ebx
        pushl   %esi
        pushl   %edi
        pushl   $handler
        pushl   %fs:0
        movl    %esp, %fs:0
        pushl   12(%ebp)
        call    *8(%ebp)
        addl    $4, %esp
        xorl    %eax, %eax
done:
        popl    %fs:0
        addl    $4, %esp
        popl    %edi
        popl    %esi
        popl    %ebx
        popl    %ebp
        ret

handler:                                // (record, registration, context, dispatcher)
        movl    4(%esp), %eax
        testl   $6, 4(%eax)             // being unwound ourselves
        jnz     1f
        movl    8(%esp), %ebx
        pushl   $0
        pushl   %eax
        pushl   $unwound
        pushl   %ebx
        call    _RtlUnwind@16
unwound:
        movl    %ebx, %esp
        leal    20(%ebx), %ebp
        movl    $1, %eax
        jmp     done
1:      movl    $1, %eax                // ExceptionContinueSearch
        ret
