// SPDX-License-Identifier: Apache-2.0
// The agent's vectored handler: ends the guarded copies that faulted, and records every other exception as the program
// raises it (first chance; whether it was a crash is judged later from the process's exit status).
#include "agent.h"

enum { FRAMES = W32T_EXCEPTION_STACK_MOST + 1, STACK_BYTES = 512 };

static void record(agent_thread *t, const EXCEPTION_RECORD *e, const CONTEXT *c) {
    w32t_rec_exception *r = w32t_reserve(t, sizeof(*r) + FRAMES * 8 + STACK_BYTES);
    if (!r) return;
    r->ticks = agent_ticks();
    r->address = (uintptr_t)e->ExceptionAddress;
    r->code = e->ExceptionCode;
    r->flags = e->ExceptionFlags;
    r->parameters = e->NumberParameters < W32T_EXCEPTION_PARAMETERS ? e->NumberParameters : W32T_EXCEPTION_PARAMETERS;
    for (uint32_t i = 0; i < W32T_EXCEPTION_PARAMETERS; i++)
        r->parameter[i] = i < r->parameters ? e->ExceptionInformation[i] : 0;
    arch_registers(c, r->registers);
    r->call = w32t_open_call(t);
    r->reserved = 0;
    uint8_t *out = (uint8_t *)(r + 1);
    // What is left of an overflowing stack is too little for a walk.
    r->frames = e->ExceptionCode == (DWORD)STATUS_STACK_OVERFLOW ? 0 : w32t_walk(t, c, (uint64_t *)(void *)out, FRAMES);
    out += r->frames * 8;
    uint32_t status;
    r->stack_bytes = (uint32_t)w32t_copy_bytes(out, (const void *)arch_stack_pointer(c), STACK_BYTES, &status);
    w32t_commit(t, r, (uint32_t)sizeof(*r) + r->frames * 8 + r->stack_bytes, W32T_REC_EXCEPTION, 0, 0);
}

// A guard page tells of its first touch alone, and that touch is the program's: most often it is the end of a thread's
// stack, which would never grow again. One that a copy touched becomes what it was.
static void guard_again(const EXCEPTION_RECORD *e) {
    if (e->ExceptionCode != (DWORD)STATUS_GUARD_PAGE_VIOLATION || e->NumberParameters < 2) return;
    agent_thread *t = agent_current();
    if (t && !t->ring) t = NULL;
    uint32_t busy = t ? t->busy : 0;
    if (t) t->busy = 1; // what is asked here is not the program's doing
    void *page = (void *)(e->ExceptionInformation[1] & ~(ULONG_PTR)0xfff);
    MEMORY_BASIC_INFORMATION info;
    if (NtQueryVirtualMemory(NT_SELF, page, 0, &info, sizeof(info), NULL) >= 0)
        w32t_protect(page, 0x1000, info.Protect | PAGE_GUARD, NULL);
    if (t) t->busy = busy;
}

LONG CALLBACK w32t_vectored(EXCEPTION_POINTERS *pointers) {
    CONTEXT *c = pointers->ContextRecord;
    uintptr_t at = arch_instruction_pointer(c);
    if (at >= (uintptr_t)w32t_guard_begin && at < (uintptr_t)w32t_guard_end) {
        guard_again(pointers->ExceptionRecord);
        arch_resume_at(c, (uintptr_t)w32t_guard_fault);
        return EXCEPTION_CONTINUE_EXECUTION;
    }
    uint32_t last_error = arch_teb_u32(TEB_LAST_ERROR);
    agent_thread *t = w32t_thread_begin();
    if (t && t->walking) {
        t->walking = 0;
        *c = t->recover;
        return EXCEPTION_CONTINUE_EXECUTION;
    }
    if (t && !t->busy && !w32t_agent.only_children) {
        t->busy = 1;
        record(t, pointers->ExceptionRecord, c);
        t->busy = 0;
    }
    arch_teb_store_u32(TEB_LAST_ERROR, last_error);
    return EXCEPTION_CONTINUE_SEARCH;
}

void w32t_exceptions_start(void) {
    w32t_agent.veh = RtlAddVectoredExceptionHandler(1, w32t_vectored);
    if (!w32t_agent.veh) w32t_note("no vectored handler: exceptions are not recorded");
}

void w32t_exceptions_stop(void) {
    if (w32t_agent.veh) RtlRemoveVectoredExceptionHandler(w32t_agent.veh);
    w32t_agent.veh = NULL;
}
