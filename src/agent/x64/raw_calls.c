// SPDX-License-Identifier: Apache-2.0
// System calls made without ntdll (copied stubs, `syscall` in the program's own code), on Windows: the kernel returns
// from every system call to an instrumentation callback, if the process has one, with the true return address in r10.
// One outside ntdll and win32u is recorded as a call of `(raw system call)`: its number, and the result. It is seen
// when it returns; its arguments are gone by then.
//
// Compiled and read, never run: Wine has no such callback, and says so.
#include "agent.h"

NT_API NtSetInformationProcess(HANDLE process, PROCESSINFOCLASS information, void *data, ULONG size);

enum { INSTRUMENTATION = 40 };

void w32t_raw_call(uintptr_t to, uint64_t result);
extern char w32t_raw_entry[];

uintptr_t w32t_raw_low[2], w32t_raw_size[2]; // ntdll, win32u
static uint32_t raw_id;

// In: r10 where the system call returns to, rax its result. Everything but flags, r10 and r11 stays as it is; those a
// system call does not keep either. The shadow stack is not touched: the way back is a jump.
__asm__(".text\n"
        ".globl w32t_raw_entry\n"
        ".p2align 4\n"
        "w32t_raw_entry:\n"
        "    movq %r10, %r11\n"
        "    subq w32t_raw_low(%rip), %r11\n"
        "    cmpq w32t_raw_size(%rip), %r11\n"
        "    jb 1f\n"
        "    movq %r10, %r11\n"
        "    subq w32t_raw_low+8(%rip), %r11\n"
        "    cmpq w32t_raw_size+8(%rip), %r11\n"
        "    jae 2f\n"
        "1:  jmp *%r10\n"
        "2:  pushq %rbp\n"
        "    movq %rsp, %rbp\n"
        "    pushq %rax\n"
        "    pushq %rcx\n"
        "    pushq %rdx\n"
        "    pushq %r8\n"
        "    pushq %r9\n"
        "    pushq %r10\n"
        "    andq $-16, %rsp\n"
        "    subq $160, %rsp\n" // home space, then xmm0 to xmm5 and room
        "    movaps %xmm0, 32(%rsp)\n"
        "    movaps %xmm1, 48(%rsp)\n"
        "    movaps %xmm2, 64(%rsp)\n"
        "    movaps %xmm3, 80(%rsp)\n"
        "    movaps %xmm4, 96(%rsp)\n"
        "    movaps %xmm5, 112(%rsp)\n"
        "    movq %r10, %rcx\n"
        "    movq %rax, %rdx\n"
        "    call w32t_raw_call\n"
        "    movaps 32(%rsp), %xmm0\n"
        "    movaps 48(%rsp), %xmm1\n"
        "    movaps 64(%rsp), %xmm2\n"
        "    movaps 80(%rsp), %xmm3\n"
        "    movaps 96(%rsp), %xmm4\n"
        "    movaps 112(%rsp), %xmm5\n"
        "    leaq -48(%rbp), %rsp\n"
        "    popq %r10\n"
        "    popq %r9\n"
        "    popq %r8\n"
        "    popq %rdx\n"
        "    popq %rcx\n"
        "    popq %rax\n"
        "    popq %rbp\n"
        "    jmp *%r10\n");

// `mov eax, NUMBER` a little before the instruction; UINT32_MAX when the code does not say.
static uint32_t number_before(uintptr_t to) {
    enum { LOOK = 32 };
    uint8_t code[LOOK];
    uint32_t status, number = UINT32_MAX;
    if (w32t_copy_bytes(code, (const void *)(to - LOOK), LOOK, &status) != LOOK || status) return number;
    if (code[LOOK - 2] != 0x0f || code[LOOK - 1] != 0x05) return number; // syscall
    for (uint32_t i = 0; i + 7 <= LOOK; i++)
        if (code[i] == 0xb8) __builtin_memcpy(&number, code + i + 1, sizeof(number));
    return number;
}

// What is called from here could make system calls too: they return to ntdll.
void w32t_raw_call(uintptr_t to, uint64_t result) {
    agent_thread *t = agent_current();
    if (!w32t_agent.recording || !t || !t->ring || t->busy || w32t_class_of((const void *)to) == CLASS_AGENT) return;
    uint32_t last_error = arch_teb_u32(TEB_LAST_ERROR);
    t->busy = 1;
    w32t_rec_start *r = w32t_reserve(t, sizeof(*r) + 8);
    if (r) {
        r->ticks = agent_ticks();
        r->call = ++t->calls;
        r->caller = to;
        *(uint64_t *)(void *)(r + 1) = number_before(to);
        w32t_commit(t, r, sizeof(*r) + 8, W32T_REC_START, 1, raw_id);
        t->ring->calls = t->calls;
    }
    w32t_rec_stop *s = r ? w32t_reserve(t, sizeof(*s)) : NULL;
    if (s) {
        *s = (w32t_rec_stop){.ticks = agent_ticks(), .call = t->calls, .result = result, .last_error = last_error};
        w32t_commit(t, s, sizeof(*s), W32T_REC_STOP, 0, raw_id);
    }
    t->busy = 0;
    arch_teb_store_u32(TEB_LAST_ERROR, last_error);
}

static bool set_callback(void *callback) {
    struct {
        ULONG version, reserved;
        void *callback;
    } info = {.callback = callback};
    return NtSetInformationProcess(NT_SELF, (PROCESSINFOCLASS)INSTRUMENTATION, &info, sizeof(info)) >= 0;
}

void w32t_raw_start(uint32_t id) {
    static const WCHAR *const names[2] = {L"ntdll.dll", L"win32u.dll"};
    raw_id = id;
    for (int i = 0; i < 2; i++) { // a module that is not there yet has size 0
        uint8_t *base = w32t_module_named(names[i], i ? 10 : 9);
        agent_module *m = base ? w32t_module_of(base) : NULL;
        w32t_raw_low[i] = m ? (uintptr_t)m->base : 0;
        w32t_raw_size[i] = m ? m->size : 0;
    }
    // Wine takes the callback and never calls it.
    if (w32t_agent.wine || !set_callback(w32t_raw_entry))
        w32t_note("system calls made without ntdll cannot be seen here");
}

void w32t_raw_stop(void) {
    if (raw_id) set_callback(NULL);
    raw_id = 0;
}
