// SPDX-License-Identifier: Apache-2.0
// One call: w32t_enter writes its Start before the original runs, w32t_leave its Stop. The thread's list of open calls
// tells which ones were left by longjmp, exception or thread end: those whose frames lie below the stack pointer of a
// later call.
#include "agent.h"

// ---- calls on fibers that were moved: they return on another thread, which writes their Stop

bool w32t_call_moved(const agent_thread *t, uint64_t call) {
    uint32_t count = __atomic_load_n(&t->moved_count, __ATOMIC_ACQUIRE);
    for (uint32_t i = 0; i < count && i < AGENT_MAX_DEPTH; i++)
        if (t->moved[i] == call) return true;
    return false;
}

// Only the thread itself changes its list of open calls.
void w32t_drop_moved(agent_thread *t) {
    uint32_t kept = 0, count = __atomic_load_n(&t->moved_count, __ATOMIC_ACQUIRE);
    if (count == t->moved_seen) return;
    for (uint32_t i = 0; i < t->depth; i++)
        if (!w32t_call_moved(t, t->entry[i].call)) t->entry[kept++] = t->entry[i];
    t->depth = kept;
    t->moved_seen = count;
}

static bool note_moved(agent_thread *t, uint64_t call) {
    uint32_t i = 0;
    while (i < t->depth && i < AGENT_MAX_DEPTH && t->entry[i].call != call)
        i++;
    if (i >= t->depth || w32t_call_moved(t, call)) return false; // its thread has ended since
    uint32_t at = __atomic_fetch_add(&t->moved_count, 1, __ATOMIC_ACQ_REL);
    t->moved[at % AGENT_MAX_DEPTH] = call;
    return true;
}

// Ends every open call whose return address lies below `sp` on the current stack: it can no longer return. Calls on
// other stacks (fibers) are left alone, except when the thread ends.
void w32t_abandon(agent_thread *t, uintptr_t sp, uint32_t end) {
    uintptr_t low = (uintptr_t)arch_teb_pointer(TEB_STACK_LIMIT), high = (uintptr_t)arch_teb_pointer(TEB_STACK_BASE);
    while (t->depth) {
        agent_entry *e = &t->entry[t->depth - 1];
        if (e->sp > sp || (end == W32T_END_UNWOUND && (e->sp < low || e->sp >= high))) return;
        if (t->ring && e->call & AGENT_HELD_CALL && !w32t_call_moved(t, e->call))
            t->ring->left_out[W32T_RULE_OUTCOME]++; // it has none
        bool told = !e->call || e->call & AGENT_SILENT_CALL || !t->ring || w32t_call_moved(t, e->call);
        w32t_rec_stop *r = told ? NULL : w32t_reserve(t, sizeof(*r));
        if (r) {
            r->ticks = agent_ticks();
            r->call = e->call;
            r->result = 0;
            r->error = 0;
            r->last_error = arch_teb_u32(TEB_LAST_ERROR);
            w32t_commit(t, r, sizeof(*r), W32T_REC_STOP, (uint8_t)end, e->id);
        }
        t->depth--;
    }
}

uint64_t w32t_open_call(const agent_thread *t) {
    for (uint32_t i = t->depth; i-- > 0;)
        if (!(t->entry[i].call & AGENT_SILENT_CALL)) return t->entry[i].call;
    return 0;
}

static void lose(agent_thread *t) {
    if (!t->lost) t->first_lost = t->calls;
    t->lost++;
    t->ring->drops++;
    t->ring->calls = t->calls;
}

// A raw function's words may be more than the stack has.
static uint32_t readable_words(const uintptr_t *args, uint32_t words) {
    const uintptr_t *high = arch_teb_pointer(TEB_STACK_BASE), *low = arch_teb_pointer(TEB_STACK_LIMIT);
    if (args < low || args >= high || (size_t)(high - args) >= words) return words;
    return (uint32_t)(high - args);
}

static uint32_t stack_most(void) {
    uint32_t most = w32t_agent.control->stack_frames;
    return !most ? W32T_STACK_MOST + 1 : most > 256 ? 256 : most; // one more says that there were more
}

static uint32_t fill_stack(agent_thread *t, const uintptr_t *args, const agent_frame *frame, w32t_rec_stack *r) {
    r->call = frame->call;
    r->reserved = 0;
    r->frames = w32t_call_stack(t, args, frame, (uint64_t *)(r + 1), stack_most());
    return (uint32_t)sizeof(*r) + r->frames * 8;
}

static void record_stack(agent_thread *t, const uintptr_t *args, const agent_frame *frame) {
    w32t_rec_stack *r = w32t_reserve(t, (uint32_t)sizeof(*r) + stack_most() * 8);
    if (!r) return;
    w32t_commit(t, r, fill_stack(t, args, frame, r), W32T_REC_STACK, 0, 0);
}

// The header of a record that is not in the ring.
static void head_of(void *record, uint32_t bytes, uint8_t type, uint8_t extra, uint32_t function) {
    w32t_rec *r = record;
    *r = (w32t_rec){.units = (uint16_t)((bytes + 7) / 8), .type = type, .extra = extra, .function = function};
}

static inline uint32_t stop_room(const agent_hook *hook) {
    return (uint32_t)sizeof(w32t_rec_stop) + (hook->captures ? w32t_agent.plan->call_limit + hook->captures * 32u : 0);
}

// A call that is not recorded and yet followed to its return, for the interface pointers it hands out.
static uint32_t enter_silently(agent_thread *t, const agent_hook *hook, agent_frame *frame) {
    frame->thread = t;
    frame->call = AGENT_SILENT_CALL | ++t->silent;
    uintptr_t sp = (uintptr_t)(frame->args - 1);
    if (t->depth < AGENT_MAX_DEPTH) t->entry[t->depth++] = (agent_entry){.sp = sp, .call = frame->call, .id = hook->id};
    return hook->extra;
}

// While a thread is within, its ring stays mapped: whoever detaches stops it and looks (w32t_threads_within).
static inline void go_within(agent_thread *t) {
    t->within++;
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
}

static inline void go_without(agent_thread *t) {
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    t->within--;
}

static uint32_t enter(agent_thread *t, agent_hook *hook, uintptr_t *args, agent_frame *frame) {
    uint32_t extra = hook->extra;
    if (!t->ring) return extra; // just taken away
    uintptr_t sp = (uintptr_t)(args - 1);
    if (t->depth && t->entry[t->depth - 1].sp <= sp) w32t_abandon(t, sp, W32T_END_UNWOUND);
    if (__builtin_expect(hook->gives, 0)) w32t_com_given(t, hook, args);
    if (__builtin_expect(hook->flags & W32T_FN_SILENT, 0)) return enter_silently(t, hook, frame);
    uint32_t words = hook->words;
    if (words > 8) words = readable_words(args, words);
    uintptr_t scratch[ARCH_WORD_SCRATCH];
    const uintptr_t *from = arch_words(hook->flags, args, words, scratch);
    bool asks = hook->filter || w32t_agent.asks, held = false, stops = false;
    agent_asked asked = {.t = t, .hook = hook, .words = from, .caller = args[-1]};
    if (asks && !w32t_filter_before(&asked)) return hook->learns ? enter_silently(t, hook, frame) : extra;
    uint32_t fixed = (uint32_t)(sizeof(w32t_rec_start) + ((words * sizeof(uintptr_t) + 7) & ~7u));
    uint32_t room = hook->in_captures ? w32t_agent.plan->call_limit + hook->in_captures * 32u : 0;
    // When calls are dropped rather than waited for, a Start goes in only if its Stop will find room too.
    uint32_t later = w32t_agent.control->flags & W32T_CONTROL_DROP ? stop_room(hook) : 0;
    w32t_rec_start *r = NULL;
    uint64_t call = 0;
    if (asks && hook->filter && hook->filter->after && t->depth < AGENT_MAX_DEPTH)
        r = w32t_filter_hold(t, fixed + room + (uint32_t)sizeof(w32t_rec_stack) + stack_most() * 8, &call);
    held = r != NULL;
    if (!held) r = w32t_reserve(t, fixed + room + later);
    if (!r) {
        t->calls++;
        lose(t);
        return extra;
    }
    r->caller = args[-1];
    uintptr_t *to = (uintptr_t *)(void *)(r + 1);
    for (uint32_t i = 0; i < words; i++)
        to[i] = from[i];
    if (hook->float_args) arch_float_args(to, words, hook->float_args, frame);
    uint32_t bytes = fixed;
    if (room) {
        bytes += w32t_capture_half(hook, from, 0, W32T_WHEN_IN, (uint8_t *)r + fixed, room);
    }
    if (asks) { // nothing is in the ring yet
        asked.blobs = (const uint8_t *)r + fixed;
        asked.blob_bytes = bytes - fixed;
        if (!w32t_filter_text(&asked, &stops)) return hook->learns ? enter_silently(t, hook, frame) : extra;
        if (hook->filter && hook->filter->closes) w32t_filter_closes(&asked);
    }
    if (!held) call = ++t->calls;
    r->call = call;
    if (t->depth == AGENT_MAX_DEPTH) w32t_drop_moved(t);
    if (t->depth < AGENT_MAX_DEPTH) t->entry[t->depth++] = (agent_entry){.sp = sp, .call = call, .id = hook->id};
    frame->thread = t;
    frame->call = call;
    r->ticks = agent_ticks();
    if (held) {
        head_of(r, bytes, W32T_REC_START, (uint8_t)words, hook->id);
        w32t_rec_stack *stack = (w32t_rec_stack *)(void *)((uint8_t *)r + ((bytes + 7) & ~7u));
        head_of(stack, w32t_want_stacks ? fill_stack(t, args, frame, stack) : 0, W32T_REC_STACK, 0, 0);
    } else {
        t->ring->calls = call;
        w32t_commit(t, r, bytes, W32T_REC_START, (uint8_t)words, hook->id);
        agent_see_clear(t);
        if (w32t_want_stacks) record_stack(t, args, frame);
    }
    if (stops) w32t_filter_stops();
    if (hook->io_status) w32t_io_begin(hook, from, held ? 0 : call, t->tid);
    return extra;
}

// Gives the number of stack words to copy for the original, beyond those passed in registers.
uint32_t w32t_enter(agent_hook *hook, uintptr_t *args, agent_frame *frame) {
    uint32_t extra = hook->extra;
    agent_thread *t = agent_current();
    frame->hook = hook;
    frame->args = args;
    frame->thread = NULL;
    if (!w32t_agent.recording || args[-1] - hook->owner < hook->owner_size) return extra;
    if (!t || !t->ring || t->busy) {
        t = t && !t->ring ? NULL : t; // the mark of a thread that has ended
        if (!t) t = w32t_thread_begin();
        if (!t || t->busy) return extra;
    }
    go_within(t);
    extra = enter(t, hook, args, frame);
    go_without(t);
    return extra;
}

// Takes the call off the list of open ones. It is nearly always the last; calls above it were left without return, and
// with fibers it may lie deeper while those above are still alive on their own stacks.
static void close_entry(agent_thread *t, uintptr_t sp, uint64_t call) {
    if (t->depth && t->entry[t->depth - 1].call == call) {
        t->depth--;
        return;
    }
    if (sp) w32t_abandon(t, sp - 1, W32T_END_UNWOUND);
    for (uint32_t i = t->depth; i-- > 0;) {
        if (t->entry[i].call != call) continue;
        for (uint32_t k = i + 1; k < t->depth; k++)
            t->entry[k - 1] = t->entry[k];
        t->depth--;
        return;
    }
}

static uint32_t error_of(agent_thread *t, const agent_hook *hook, uint64_t result, uint32_t last_error) {
    switch (hook->error_from) {
    case W32T_ERROR_RESULT:
        return (uint32_t)result;
    case W32T_ERROR_LAST_STATUS:
        return arch_teb_u32(TEB_LAST_STATUS);
    case W32T_ERROR_ERRNO: {
        t->busy = 1; // what the runtime calls meanwhile is not the program's doing
        int *place = hook->errno_of ? hook->errno_of() : NULL;
        t->busy = 0;
        arch_teb_store_u32(TEB_LAST_ERROR, last_error);
        return place ? (uint32_t)*place : 0;
    }
    default:
        return last_error;
    }
}

// There was not room for all that would have been written.
static bool was_short(uint32_t error) {
    static const uint32_t codes[] = {234,        122,        111,        10040,      0x80000005,
                                     0xc0000023, 0xc0000004, 0x800700ea, 0x8007007a, 0x8007006f};
    for (uint32_t i = 0; i < sizeof(codes) / sizeof(codes[0]); i++)
        if (error == codes[i]) return true;
    return false;
}

// What may have been written, by the outcome.
static uint32_t written(uint64_t result, bool bad, uint32_t error) {
    const uint32_t raised = 0x80020009; // DISP_E_EXCEPTION
    if (bad)
        return W32T_WHEN_OUT | W32T_WHEN_OUT_FAILED |
               ((uint32_t)result == raised ? (uint32_t)W32T_WHEN_OUT_RAISED : 0) |
               (was_short(error) ? (uint32_t)W32T_WHEN_OUT_SHORT : 0);
    return W32T_WHEN_OUT | W32T_WHEN_OUT_OK | ((uint32_t)result ? (uint32_t)W32T_WHEN_OUT_TRUE : 0);
}

static void leave(agent_frame *frame, agent_thread *t) {
    agent_thread *of = frame->thread;
    uint64_t ticks = agent_ticks();
    uint32_t last_error = arch_teb_u32(TEB_LAST_ERROR);
    if (!of->ring) {                                         // of a recording that has ended
        if (ARCH_WORD == 8) close_entry(of, 0, frame->call); // on x86 that is done where the address is
        return;
    }
    if (t != of) { // a fiber that moved to this thread inside the call
        t = w32t_thread_begin();
        if (!t || t->busy || t->lost) return;
        bool numbered = !(frame->call & (AGENT_HELD_CALL | AGENT_SILENT_CALL));
        if (numbered && !note_moved(of, frame->call)) return;
    } else {
        close_entry(t, arch_frame_sp(frame), frame->call);
    }
    agent_hook *hook = frame->hook;
    uint64_t result = arch_result(frame, hook->result);
    bool bad = ((result - hook->fail_base) & hook->fail_mask) < hook->fail_count;
    if (hook->learns && !bad) w32t_com_learn(t, hook, frame->args, result); // before the Stop: it names what comes next
    if ((frame->call & (AGENT_SILENT_CALL | AGENT_HELD_CALL)) == AGENT_SILENT_CALL) return;
    uint32_t error = hook->error_from ? error_of(t, hook, result, last_error) : last_error;
    if (hook->filter) {
        agent_asked asked = {.t = t,
                             .hook = hook,
                             .words = frame->args,
                             .failed = bad,
                             .result = result,
                             .error = error,
                             .held = of->held};
        if (frame->call & AGENT_HELD_CALL) {
            uint64_t mark = frame->call;
            frame->call = w32t_filter_release(&asked, mark, ticks);
            if (t != of) note_moved(of, mark); // now: its Start lay with the other thread
            of = t;                            // whose call it becomes
            if (hook->io_status) w32t_io_number(hook, frame->args, frame->call);
            if (!frame->call) return;
        }
        if (hook->filter->gives && !bad) w32t_filter_gave(&asked, frame->args);
    }
    uint32_t room = stop_room(hook) - (uint32_t)sizeof(w32t_rec_stop);
    w32t_rec_stop *r = w32t_reserve(t, (uint32_t)(sizeof(*r) + sizeof(w32t_stop_moved)) + room);
    if (!r) {
        t->ring->drops++;
        return;
    }
    r->ticks = ticks;
    r->call = frame->call;
    r->result = result;
    r->last_error = last_error;
    r->error = error;
    uint32_t bytes = sizeof(*r), extra = bad ? W32T_STOP_FAILED : 0;
    bool goes_on = hook->io_status && w32t_io_goes_on(hook, frame->args, result, bad, error);
    if (room && !goes_on)
        bytes +=
            w32t_capture_half(hook, frame->args, result, written(result, bad, error), (uint8_t *)r + sizeof(*r), room);
    if (t != of) {
        w32t_stop_moved from = {.ring = of->index, .tid = of->tid};
        bytes = (bytes + 7) & ~7u;
        __builtin_memcpy((uint8_t *)r + bytes, &from, sizeof(from));
        bytes += (uint32_t)sizeof(from);
        extra |= W32T_STOP_MOVED;
    }
    w32t_commit(t, r, bytes, W32T_REC_STOP, (uint8_t)extra, hook->id);
    agent_see_clear(t);
}

void w32t_leave(agent_frame *frame) {
    agent_thread *t = agent_current();
    if (!frame->thread) return;
    if (t) go_within(t);
    leave(frame, t);
    if (t) go_without(t);
}
