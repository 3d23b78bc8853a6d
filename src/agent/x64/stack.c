// SPDX-License-Identifier: Apache-2.0
// Return addresses of a thread from a context upwards, by the images' unwind data. Stops at the stack's base: Wine's
// walker goes on past the thread's start into garbage. A fault on the way (a damaged stack) ends the walk with what was
// found.
#include "agent.h"
#include "base/nocrt/x64_unwind.h"

uint32_t w32t_want_stacks;

typedef struct walker {
    w32t_unwind unwind;
    uint32_t modules_gone;
} walker;

static bool find_image(void *context, uint64_t address, w32t_unwind_image *out) {
    (void)context;
    const agent_module *m = w32t_module_of((const void *)(uintptr_t)address);
    if (!m) return false;
    const IMAGE_DOS_HEADER *dos = (const void *)m->base;
    const IMAGE_NT_HEADERS *nt = (const void *)(m->base + dos->e_lfanew);
    const IMAGE_DATA_DIRECTORY *d = &nt->OptionalHeader.DataDirectory[IMAGE_DIRECTORY_ENTRY_EXCEPTION];
    *out = (w32t_unwind_image){
        .base = (uintptr_t)m->base, .size = m->size, .pdata = d->VirtualAddress, .pdata_bytes = d->Size};
    return true;
}

// Whether the system may be asked about code made at run time. Its list has a lock, under which it calls the program's
// callbacks; those may take a lock of the program's, and so may have whoever makes the call that is recorded: asking
// would wait for itself, or for a thread that waits for it. Without callbacks the lock is held for moments only. Those
// of a program that is attached to may have been installed before.
static bool may_ask(void) {
    return !w32t_agent.attached && !__atomic_load_n(&w32t_agent.table_callbacks, __ATOMIC_ACQUIRE);
}

static bool find_made(void *context, uint64_t address, w32t_unwind_image *out, uint32_t entry[3]) {
    DWORD64 base = 0;
    uint32_t status;
    (void)context;
    const RUNTIME_FUNCTION *f = may_ask() ? RtlLookupFunctionEntry(address, &base, NULL) : NULL;
    *out = (w32t_unwind_image){.base = base, .size = UINT32_MAX};
    return f && w32t_copy_bytes(entry, f, 12, &status) == 12 && status == 0;
}

static bool read_image(void *context, uint64_t address, void *out, size_t n) {
    uint32_t status;
    (void)context;
    return w32t_copy_bytes(out, (const void *)(uintptr_t)address, n, &status) == n && status == 0;
}

bool w32t_stack_new(agent_thread *t) {
    void *base = NULL;
    SIZE_T size = sizeof(walker);
    if (t->unwinder) return true;
    if (NtAllocateVirtualMemory(NT_SELF, &base, 0, &size, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE) < 0) return false;
    walker *w = base;
    w->unwind.find = find_image;
    w->unwind.read = read_image;
    w->unwind.made = find_made;
    t->unwinder = w;
    return true;
}

static uint32_t walk_from(walker *w, const uintptr_t *args, const agent_frame *frame, uint64_t *frames, uint32_t most) {
    w32t_unwind_registers r = {0};
    r.r[3] = args[-3];
    r.r[4] = (uintptr_t)args;
    r.r[5] = args[-2];
    r.r[6] = frame->saved[0];
    r.r[7] = frame->saved[1];
    for (int i = 0; i < 4; i++)
        r.r[12 + i] = frame->saved[2 + i];
    uint32_t count = w32t_unwind_walk(&w->unwind, args[-1], &r, (uintptr_t)arch_teb_pointer(TEB_STACK_LIMIT),
                                      (uintptr_t)arch_teb_pointer(TEB_STACK_BASE), frames, most);
    uint32_t kept = 0;
    for (uint32_t i = 0; i < count; i++) { // our own frames are not the program's, and 0xdeadbabe is Wine's end mark
        const void *at = (const void *)(uintptr_t)frames[i];
        if (w32t_class_of(at) != CLASS_AGENT && frames[i] != 0xdeadbabe) frames[kept++] = frames[i];
    }
    return kept;
}

static bool reached(const uint64_t *frames, uint32_t count, uint64_t address) {
    for (uint32_t i = 0; i < count; i++)
        if (frames[i] == address) return true;
    return false;
}

// A callback that the system made out of a call of ours ends the unwind data's trail (there is a kernel in between):
// the walk goes on from the frame of the innermost open call that it has not come to.
uint32_t w32t_call_stack(agent_thread *t, const uintptr_t *args, const agent_frame *frame, uint64_t *frames,
                         uint32_t most) {
    walker *w = t->unwinder;
    if (w->modules_gone != w32t_modules_gone) {
        w->modules_gone = w32t_modules_gone;
        w32t_unwind_flush(&w->unwind);
    }
    uintptr_t low = (uintptr_t)args, high = (uintptr_t)arch_teb_pointer(TEB_STACK_BASE);
    uint32_t count = walk_from(w, args, frame, frames, most);
    for (uint32_t i = t->depth; i-- > 0 && count < most;) {
        uintptr_t sp = t->entry[i].sp;
        if (sp <= low || sp >= high) continue; // this call itself, or on another fiber's stack
        const uintptr_t *outer = (const uintptr_t *)sp + 1;
        if (reached(frames, count, outer[-1])) continue;
        count += walk_from(w, outer, arch_frame_of(outer), frames + count, most - count);
    }
    return count;
}

uint32_t w32t_walk(agent_thread *t, const CONTEXT *from, uint64_t *frames, uint32_t most) {
    volatile uint32_t count = 0, tries = 0;
    uint64_t low = (uintptr_t)arch_teb_pointer(TEB_STACK_LIMIT), high = (uintptr_t)arch_teb_pointer(TEB_STACK_BASE);
    t->context = *from;
    RtlCaptureContext(&t->recover);
    if (tries++) { // back from a fault: exceptions.c restored `recover`
        t->walking = 0;
        return count;
    }
    t->walking = 1;
    while (count < most) {
        CONTEXT *c = &t->context;
        if (c->Rsp < low || c->Rsp + 8 > high || c->Rsp % 8) break;
        DWORD64 base, establisher;
        void *data;
        bool ask = w32t_module_of((const void *)(uintptr_t)c->Rip) || may_ask();
        if (!ask && count) break; // what was called through a bad pointer still has its return address on top
        RUNTIME_FUNCTION *function = c->Rip && ask ? RtlLookupFunctionEntry(c->Rip, &base, NULL) : NULL;
        uint64_t before = c->Rsp;
        if (function) {
            RtlVirtualUnwind(0, base, c->Rip, function, c, &data, &establisher, NULL);
        } else {
            c->Rip = *(const uint64_t *)(uintptr_t)c->Rsp;
            c->Rsp += 8;
        }
        if (!c->Rip || c->Rsp <= before || c->Rsp >= high) break;
        if (w32t_class_of((void *)(uintptr_t)c->Rip) == CLASS_AGENT) continue; // our own frames are not the program's
        frames[count] = c->Rip;
        count++;
    }
    t->walking = 0;
    return count;
}
