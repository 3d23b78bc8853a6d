// SPDX-License-Identifier: Apache-2.0
// The two ends of a recorded call on x86. Which open call returns is told by the stack pointer: it is the outermost one
// whose return address lay below it; those further in were left by longjmp or an exception.
#include "agent.h"

#include <stddef.h>

_Static_assert(offsetof(agent_hook, original) == 0, "HOOK_ORIGINAL");
_Static_assert(offsetof(agent_hook, classes) == 4, "HOOK_CLASSES");
_Static_assert(offsetof(agent_hook, mask) == 16, "HOOK_MASK");

typedef struct leaving { // as thunk.S pushes it
    uint32_t edx, eax;
    uintptr_t address; // out: where to return to
} leaving;

void w32t_enter32(agent_hook *hook, uintptr_t *args, uintptr_t base_pointer);
void w32t_leave32(leaving *l);

void w32t_enter32(agent_hook *hook, uintptr_t *args, uintptr_t base_pointer) {
    agent_frame frame = {.base_pointer = base_pointer};
    agent_thread *t = agent_current();
    if (t && t->ring && t->depth == AGENT_MAX_DEPTH) w32t_drop_moved(t);
    if (t && t->ring && t->depth == AGENT_MAX_DEPTH) return; // no place to keep the return address: passed through
    w32t_enter(hook, args, &frame);
    t = frame.thread;
    if (!t) return;
    agent_entry *e = &t->entry[t->depth - 1];
    e->hook = hook;
    e->address = args[-1];
    uint32_t words = hook->words < ARCH_ENTRY_WORDS ? hook->words : ARCH_ENTRY_WORDS;
    if (hook->captures || hook->learns) {
        uintptr_t scratch[ARCH_WORD_SCRATCH];
        const uintptr_t *from = arch_words(hook->flags, args, words, scratch);
        for (uint32_t i = 0; i < words; i++)
            e->words[i] = from[i];
    }
    args[-1] = (uintptr_t)w32t_return;
}

// Index of the open call that returns with the stack pointer at `sp`, -1 if none of this thread's does.
static int32_t returning(const agent_thread *t, uintptr_t sp) {
    uintptr_t low = (uintptr_t)arch_teb_pointer(TEB_STACK_LIMIT), high = (uintptr_t)arch_teb_pointer(TEB_STACK_BASE);
    int32_t found = -1;
    for (uint32_t i = t->depth; i-- > 0;) {
        if (t->entry[i].sp < low || t->entry[i].sp >= high) continue; // another fiber's stack
        if (t->entry[i].sp >= sp) break;
        found = (int32_t)i;
    }
    return found;
}

static void nearest_in(agent_thread *t, uintptr_t sp, agent_thread **owner, agent_entry **best) {
    for (uint32_t k = 0; t && k < t->depth; k++) {
        agent_entry *e = &t->entry[k];
        if (e->sp >= sp || sp - e->sp >= 0x400 || (*best && e->sp <= (*best)->sp)) continue;
        if (t->ring && w32t_call_moved(t, e->call)) continue; // returned before
        *owner = t;
        *best = e;
    }
}

// A fiber that moved from thread to thread returns where its call is not listed: found by its place on the stack.
static agent_entry *stray_return(uintptr_t sp, agent_thread **owner) {
    agent_entry *best = NULL;
    for (uint32_t i = 0; i < W32T_RING_MAX_RINGS; i++)
        nearest_in(w32t_agent.thread[i], sp, owner, &best);
    for (agent_thread *t = w32t_agent.older; t; t = t->older)
        nearest_in(t, sp, owner, &best);
    return best;
}

// A function known by its export name only: what its first return took off the stack is what it has for arguments
// (stdcall, thiscall, fastcall). Nothing taken off says nothing: none, or a caller that cleans up.
static void count_words(agent_hook *hook, uintptr_t taken) {
    if (hook->counted || hook->id < w32t_agent.plan->functions) return;
    hook->counted = 1;
    uint32_t registers = hook->flags & W32T_FN_FASTCALL ? 2 : hook->flags & W32T_FN_THISCALL ? 1 : 0;
    if (taken && taken % 4 == 0 && taken / 4 + registers <= W32T_PLAN_MAX_WORDS)
        hook->words = (uint8_t)(taken / 4 + registers);
}

static uint32_t number_at(const char *digits, const char **end) {
    uint32_t n = 0;
    while (*digits >= '0' && *digits <= '9' && n < 0x10000)
        n = n * 10 + (uint32_t)(*digits++ - '0');
    *end = digits;
    return n;
}

// `?name@scope@@` CODES: a member function is access letter, const letter, convention; a static one or a free function
// has no const letter.
static uint32_t cpp_says(const char *name) {
    for (; *name; name++) {
        if (name[0] != '@' || name[1] != '@') continue;
        char kind = name[2], convention = name[3];
        if (kind == 'Y' || kind == 'S' || kind == 'C' || kind == 'K') return convention == 'I' ? W32T_FN_FASTCALL : 0;
        return kind >= 'A' && kind <= 'X' && convention >= 'A' && convention <= 'D' && name[4] == 'E' ? W32T_FN_THISCALL
                                                                                                      : 0;
    }
    return 0;
}

uint32_t arch_name_says(const char *name, uint32_t *words) {
    const char *last = NULL, *end;
    if (name[0] == '?') return cpp_says(name + 1);
    for (const char *at = name + 1; name[0] && *at; at++)
        if (*at == '@') last = at;
    if (!last) return 0;
    uint32_t bytes = number_at(last + 1, &end);
    if (end == last + 1 || *end || bytes % 4 || bytes / 4 > W32T_PLAN_MAX_WORDS) return 0;
    *words = bytes / 4;
    return name[0] == '@' ? W32T_FN_FASTCALL : 0;
}

// The Stop of the open call `e` of thread t; `mine`: t is this thread.
static void leave_call(leaving *l, agent_thread *t, agent_entry *e, bool mine) {
    uintptr_t words[ARCH_ENTRY_WORDS]; // the entry moves when it is closed
    for (uint32_t i = 0; i < ARCH_ENTRY_WORDS; i++)
        words[i] = e->words[i];
    agent_frame frame = {.hook = e->hook, .args = words, .thread = t, .call = e->call, .sp = e->sp};
    frame.result = (uint64_t)l->edx << 32 | l->eax;
    if (!t->ring || !e->call) { // open since an earlier recording
        e->sp = UINTPTR_MAX;
        for (; mine && e + 1 < t->entry + t->depth; e++)
            e[0] = e[1];
        t->depth -= mine;
        return;
    }
    if (e->hook->result == W32T_RESULT_FLOAT || e->hook->result == W32T_RESULT_DOUBLE)
        __asm__ volatile("fstl %0" : "=m"(frame.result_float));
    w32t_leave(&frame);
}

static void leave32(leaving *l, agent_thread *t) {
    uintptr_t sp = (uintptr_t)(l + 1);
    if (t) w32t_drop_moved(t);
    int32_t index = t ? returning(t, sp) : -1;
    if (index < 0) {
        agent_entry *e = stray_return(sp, &t);
        l->address = e ? e->address : 0;
        if (e) leave_call(l, t, e, false);
        return;
    }
    w32t_abandon(t, t->entry[index].sp - 1, W32T_END_UNWOUND);
    agent_entry *e = &t->entry[index];
    l->address = e->address;
    if (t->ring && e->call) count_words(e->hook, sp - e->sp - sizeof(uintptr_t));
    leave_call(l, t, e, true);
}

void w32t_leave32(leaving *l) {
    agent_thread *t = agent_current();
    if (t) t->within++; // its ring stays
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    leave32(l, t);
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    if (t) t->within--;
}
