// SPDX-License-Identifier: Apache-2.0
// Return addresses of a thread by the chain of frame pointers: what x86 code has. Addresses that were replaced are
// shown as they were.
#include "agent.h"

uint32_t w32t_want_stacks;

// A function that aligns its stack keeps a copy of its return address below the true place: the nearest open call above
// is meant.
static uint64_t true_address(const agent_thread *t, uintptr_t place, uintptr_t address) {
    const agent_entry *nearest = NULL;
    if (address != (uintptr_t)w32t_return) return address;
    for (uint32_t i = 0; i < t->depth; i++)
        if (t->entry[i].sp >= place && (!nearest || t->entry[i].sp < nearest->sp)) nearest = &t->entry[i];
    return nearest ? nearest->address : 0;
}

static uint32_t walk(const agent_thread *t, uintptr_t base, uint64_t *frames, uint32_t count, uint32_t most) {
    uintptr_t low = (uintptr_t)arch_teb_pointer(TEB_STACK_LIMIT), high = (uintptr_t)arch_teb_pointer(TEB_STACK_BASE);
    while (count < most && base >= low && base <= high - 8 && base % 4 == 0) {
        const uintptr_t *link = (const uintptr_t *)base;
        uint64_t address = true_address(t, base + 4, link[1]);
        if (!address || address == 0xdeadbabe) break;
        if (w32t_class_of((const void *)(uintptr_t)address) != CLASS_AGENT) frames[count++] = address;
        if (link[0] <= base) break;
        base = link[0];
    }
    return count;
}

bool w32t_stack_new(agent_thread *t) {
    (void)t;
    return true;
}

uint32_t w32t_call_stack(agent_thread *t, const uintptr_t *args, const agent_frame *frame, uint64_t *frames,
                         uint32_t most) {
    if (!most) return 0;
    frames[0] = args[-1];
    return walk(t, frame->base_pointer, frames, 1, most);
}

// Whether the bytes before an address are a call: direct, or through a register or memory.
static bool after_call(uint64_t address) {
    const agent_module *m = w32t_module_of((const void *)(uintptr_t)address);
    uint8_t before[7];
    uint32_t status;
    if (!m || address < (uintptr_t)m->base + 0x1000) return false;
    if (w32t_copy_bytes(before, (const void *)(uintptr_t)(address - 7), 7, &status) != 7 || status) return false;
    if (before[2] == 0xe8) return true;
    static const uint8_t at[] = {5, 4, 3, 1, 0}; // FF /2 with 0, 1, 2, 4 and 5 more bytes
    for (uint32_t i = 0; i < sizeof(at); i++)
        if (before[at[i]] == 0xff && (before[at[i] + 1] & 0x38) == 0x10) return true;
    return false;
}

// Code without frame pointers leaves no chain: between the stack pointer and the first link, words that follow a call
// instruction are taken for return addresses (some may be left over from earlier calls); from there on the chain goes.
uint32_t w32t_walk(agent_thread *t, const CONTEXT *from, uint64_t *frames, uint32_t most) {
    uintptr_t low = (uintptr_t)arch_teb_pointer(TEB_STACK_LIMIT), high = (uintptr_t)arch_teb_pointer(TEB_STACK_BASE);
    uint32_t count = 0;
    if (from->Esp < low || from->Esp >= high || from->Esp % 4) return walk(t, from->Ebp, frames, 0, most);
    bool chained = from->Ebp >= from->Esp && from->Ebp < high && from->Ebp % 4 == 0;
    uintptr_t end = chained ? from->Ebp : high;
    for (uintptr_t at = from->Esp; at < end && at < from->Esp + 0x2000 && count < most; at += 4) {
        uint64_t address = true_address(t, at, *(const uintptr_t *)at);
        if (address >= 0x10000 && w32t_class_of((void *)(uintptr_t)address) != CLASS_AGENT && after_call(address))
            frames[count++] = address;
    }
    return chained ? walk(t, from->Ebp, frames, count, most) : count;
}
