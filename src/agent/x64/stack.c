// SPDX-License-Identifier: Apache-2.0
// Return addresses of a thread from a context upwards, by the images' unwind data. Stops at the stack's base: Wine's
// walker goes on past the thread's start into garbage. A fault on the way (a damaged stack) ends the walk with what was
// found.
#include "agent.h"

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
        RUNTIME_FUNCTION *function = c->Rip ? RtlLookupFunctionEntry(c->Rip, &base, NULL) : NULL;
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
