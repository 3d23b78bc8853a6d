// SPDX-License-Identifier: Apache-2.0
// A thread's way into the ring file: claims a ring on its first call, reserves and publishes records, waits for room,
// gives the ring back at its end. States and invariants of a ring: wire/wire_ring.h.
//
// A thread's slot in the TEB holds: NULL (no call yet) -> its agent_thread -> THREAD_GONE after its end (never recorded
// again).
#include "agent.h"

static agent_thread gone; // has no ring
#define THREAD_GONE (&gone)

static uint64_t ring_offset(uint32_t index) {
    return W32T_RING_FIRST + (uint64_t)index * w32t_agent.file->ring_stride;
}

bool w32t_rings_open(void) {
    agent_state *a = &w32t_agent;
    uint32_t usual = ARCH_WORD == 4 ? W32T_RING_DEFAULT_32 : W32T_RING_DEFAULT;
    a->ring_bytes = a->control->ring_bytes ? a->control->ring_bytes : usual;
    if (a->ring_bytes < 0x10000 || a->ring_bytes > 0x10000000 || (a->ring_bytes & (a->ring_bytes - 1))) return false;
    uint64_t stride = (uint64_t)W32T_RING_DATA + a->ring_bytes;
    a->file = w32t_map_file(a->ring_path, 0, W32T_RING_FIRST, W32T_RING_FIRST, true, true);
    if (!a->file) return false;
    w32t_ring_file *f = a->file;
    f->version = W32T_RING_VERSION;
    f->word_size = ARCH_WORD;
    f->pid = arch_teb_u32(TEB_PID);
    f->slot = a->slot_index;
    f->clock = a->clock;
    f->ring_bytes = a->ring_bytes;
    f->ring_stride = stride;
    LARGE_INTEGER now, frequency;
    NtQueryPerformanceCounter(&now, &frequency);
    f->qpc_frequency = (uint64_t)frequency.QuadPart;
    w32t_moment(&f->start_ticks, &f->start_qpc, &f->start_filetime);
    f->state = W32T_PROCESS_STARTING;
    f->agent_version = 1;
    __atomic_thread_fence(__ATOMIC_RELEASE);
    f->magic = W32T_RING_MAGIC; // last: readers take nothing before it
    return true;
}

// What a new ring has at once: most threads make few calls, and each page costs them time.
#define TOUCH_BEGIN 0x40000u
#define TOUCH_STEP  0x40000u

// Touching fresh pages of a mapped file costs microseconds each (the file system allocates under the fault); writing
// them through the file first costs a tenth of that, and the touch that follows next to nothing. A step at a time, as
// the thread gets there: most threads never need the whole ring. Until all is touched `tail` stands so far back that
// w32t_reserve finds no room past it. False: the disk is full, and a touch would end the program.
static bool touch_next(agent_thread *t) {
    static const uint8_t zeros[0x10000];
    // the page of the ring's header, too
    if (!t->touched && !w32t_fill_file(w32t_agent.ring_path, ring_offset(t->index), zeros, 0x1000, 0x1000))
        return false;
    uint32_t step = t->size - t->touched < TOUCH_STEP ? t->size - t->touched : TOUCH_STEP;
    uint64_t at = ring_offset(t->index) + W32T_RING_DATA + t->touched;
    if (!w32t_fill_file(w32t_agent.ring_path, at, zeros, sizeof(zeros), step)) return false;
    for (uint32_t i = 0; i < step; i += 0x1000)
        *(volatile uint8_t *)(t->data + t->touched + i) = 0;
    t->touched += step;
    return true;
}

static void set_tail(agent_thread *t, uint32_t tail) {
    t->tail = t->touched < t->size ? t->touched - t->size : tail;
}

// One that is left over from an earlier attachment, with its walker and its room for what is withheld; else a new one.
// Spare ones come while all threads are stopped and only go in between.
static agent_thread *thread_new(void) {
    agent_thread *t = __atomic_load_n(&w32t_agent.spare, __ATOMIC_ACQUIRE);
    while (t && !__atomic_compare_exchange_n(&w32t_agent.spare, &t, t->older, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
    }
    if (t) {
        void *unwinder = t->unwinder;
        uint8_t *held = t->held;
        __builtin_memset(t, 0, sizeof(*t));
        t->unwinder = unwinder;
        t->held = held;
        return t;
    }
    void *base = NULL;
    SIZE_T size = sizeof(*t);
    return NtAllocateVirtualMemory(NT_SELF, &base, 0, &size, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE) < 0 ? NULL : base;
}

static agent_thread *ring_new(uint32_t index) {
    agent_state *a = &w32t_agent;
    uint64_t stride = a->file->ring_stride, at = ring_offset(index);
    // A file that is long enough already stays sparse; one that a section makes longer gets all its blocks at once.
    static const uint8_t end;
    if (a->wine && !w32t_fill_file(a->ring_path, at + stride - 1, &end, 1, 1)) w32t_stop_recording(W32T_STOP_DISK);
    w32t_ring *ring = w32t_map_file(a->ring_path, at, (size_t)stride, at + stride, true, false);
    if (!ring) return NULL;
    agent_thread *t = thread_new();
    if (!t) return NULL;
    t->ring = ring;
    t->data = (uint8_t *)ring + W32T_RING_DATA;
    t->size = a->ring_bytes;
    t->index = index;
    t->bottom.sp = UINTPTR_MAX;
    if (w32t_want_stacks && !w32t_stack_new(t)) return NULL;
    while (t->touched < t->size && t->touched < TOUCH_BEGIN) {
        if (touch_next(t)) continue;
        w32t_stop_recording(W32T_STOP_DISK);
        return NULL;
    }
    return t;
}

// A ring nobody has, or one whose thread is gone and whose records have all been taken; else a new one.
static agent_thread *ring_claim(void) {
    agent_state *a = &w32t_agent;
    uint32_t known = __atomic_load_n(&a->file->rings, __ATOMIC_ACQUIRE);
    if (known > W32T_RING_MAX_RINGS) known = W32T_RING_MAX_RINGS;
    for (uint32_t i = 0; i < known; i++) {
        agent_thread *t = __atomic_load_n(&a->thread[i], __ATOMIC_ACQUIRE);
        if (!t) continue;
        uint32_t state = __atomic_load_n(&t->ring->state, __ATOMIC_ACQUIRE);
        if (state == W32T_RING_OWNED) continue;
        if (__atomic_load_n(&t->ring->tail, __ATOMIC_ACQUIRE) != t->ring->head) continue;
        if (__atomic_compare_exchange_n(&t->ring->state, &state, W32T_RING_OWNED, false, __ATOMIC_ACQ_REL,
                                        __ATOMIC_RELAXED))
            return t;
    }
    uint32_t index = __atomic_fetch_add(&a->file->rings, 1, __ATOMIC_ACQ_REL);
    if (index >= W32T_RING_MAX_RINGS) return NULL;
    agent_thread *t = ring_new(index);
    if (!t) return NULL;
    t->ring->state = W32T_RING_OWNED;
    __atomic_store_n(&a->thread[index], t, __ATOMIC_RELEASE);
    return t;
}

#ifdef ARCH_KEEPS_RETURN
// Calls that are still open since an earlier attachment return through us: their addresses come along, unnumbered.
static void take_open_calls(agent_thread *t, agent_thread *before) {
    if (!before || before == THREAD_GONE) return;
    for (uint32_t i = 0; i < before->depth; i++) {
        t->entry[i] = before->entry[i];
        t->entry[i].call = 0;
        t->depth = i + 1;
    }
    before->depth = 0;
}
#endif

static agent_thread *begin_thread(agent_thread *before) {
    agent_state *a = &w32t_agent;
    (void)before;
    arch_teb_store(a->tls_offset, THREAD_GONE); // whatever the claiming calls, it is not recorded
    agent_thread *t = ring_claim();
    if (!t) {
        w32t_stop_recording(W32T_STOP_SPACE);
        return NULL;
    }
    t->head = t->ring->head;
    set_tail(t, t->ring->tail);
    t->clear = t->head;
    t->calls = 0;
    t->depth = 0;
    t->lost = 0;
    t->busy = 1;
    t->tid = arch_teb_u32(TEB_TID);
    t->teb = arch_teb_pointer(TEB_SELF);
    t->walking = 0;
    t->moved_count = t->moved_seen = 0;
#ifdef ARCH_KEEPS_RETURN
    take_open_calls(t, before);
#endif
    t->ring->tid = t->tid;
    t->ring->uses++;
    t->ring->calls = 0; // drops, waits and what filters left out go on: they are of all threads that had the ring
    w32t_filter_thread(t);
    arch_teb_store(a->tls_offset, t);
    w32t_record_thread(t);
    w32t_moment(&a->file->end_ticks, &a->file->end_qpc, &a->file->end_filetime);
    t->busy = 0;
    return t;
}

agent_thread *w32t_thread_begin(void) {
    agent_thread *t = agent_current();
    if (t == THREAD_GONE || !w32t_agent.recording) return NULL;
    if (t && t->ring) return t;
    uint32_t last_error = arch_teb_u32(TEB_LAST_ERROR);
    arch_floats floats;
    arch_floats_keep(&floats);
    __atomic_add_fetch(&w32t_agent.within, 1, __ATOMIC_SEQ_CST);
    t = w32t_agent.recording ? begin_thread(t) : NULL;
    __atomic_sub_fetch(&w32t_agent.within, 1, __ATOMIC_SEQ_CST);
    arch_floats_back(&floats);
    arch_teb_store_u32(TEB_LAST_ERROR, last_error);
    return t;
}

void w32t_thread_finish(agent_thread *t) {
    if (!t || t == THREAD_GONE) return;
    if (!t->ring) { // of an earlier attachment
        t->depth = 0;
        t->teb = NULL;
        return;
    }
    t->busy = 1;
    w32t_abandon(t, UINTPTR_MAX, W32T_END_THREAD);
    w32t_rec_thread_end *r = w32t_reserve(t, sizeof(*r));
    if (r) {
        r->ticks = agent_ticks();
        r->calls = t->calls;
        w32t_commit(t, r, sizeof(*r), W32T_REC_THREAD_END, 0, 0);
    }
    arch_teb_store(w32t_agent.tls_offset, THREAD_GONE);
    __atomic_store_n(&t->ring->state, W32T_RING_ENDED, __ATOMIC_RELEASE);
}

// Recording ends for good; the target goes on. Hooks stay (frames may be inside) and pass through.
void w32t_stop_recording(uint32_t reason) {
    agent_state *a = &w32t_agent;
    if (!__atomic_exchange_n(&a->recording, 0, __ATOMIC_ACQ_REL)) return;
    a->quick = 0;
    a->file->stop_reason = reason;
    __atomic_store_n(&a->file->state, W32T_PROCESS_STOPPED, __ATOMIC_RELEASE);
}

// Its thread is there: stopped, or the one that asks.
static bool is_there(const agent_thread *t) {
    return t == agent_current() || (t->teb && w32t_stopped_teb(t->tid) == t->teb);
}

// Whether a thread is in the middle of something that needs its ring (one that was ended there counts no more). Asked
// with the threads stopped.
bool w32t_threads_within(void) {
    const agent_state *a = &w32t_agent;
    for (uint32_t i = 0; i < W32T_RING_MAX_RINGS; i++) {
        const agent_thread *t = a->thread[i];
        if (t && t != agent_current() && (t->within || t->busy) && is_there(t)) return true;
    }
    return a->within != 0;
}

// No frame and no thread knows it any more.
static bool is_spare(agent_thread *t) {
    if (t->depth || t->within || t->busy) return false;
    if (!t->teb) return true; // its thread has ended
    if (!is_there(t)) return false;
    void **slot = (void **)(void *)((uint8_t *)t->teb + w32t_agent.tls_offset);
    if (*slot == t) *slot = NULL;
    return true;
}

static void put_away(agent_thread *t, bool idle) {
    agent_thread **list = idle && is_spare(t) ? &w32t_agent.spare : &w32t_agent.older;
    t->older = *list;
    *list = t;
}

// The slots of those with open calls still point at them; without a ring they are replaced at the next call.
void w32t_threads_retire(bool idle) {
    agent_state *a = &w32t_agent;
    agent_thread *before = a->older, *next;
    for (a->older = NULL; before; before = next) {
        next = before->older;
        put_away(before, idle);
    }
    for (uint32_t i = 0; i < W32T_RING_MAX_RINGS; i++) {
        agent_thread *t = a->thread[i];
        if (!t) continue;
        if (t->ring->state != W32T_RING_OWNED) t->teb = NULL;
        t->clear = t->head; // the thunk asks for no more than that
        if (idle) w32t_unmap(t->ring);
        t->ring = NULL;
        put_away(t, idle);
        a->thread[i] = NULL;
    }
}

static uint32_t ring_room(agent_thread *t) {
    uint32_t tail = __atomic_load_n(&t->ring->tail, __ATOMIC_ACQUIRE), used = t->head - tail;
    set_tail(t, tail);
    return used > t->size ? 0 : t->size - used; // the collector's word is checked like any other
}

// So often a thread looks at a beat that is too old before it believes that nobody is there: after a pause of the whole
// machine it may run again before the collector does.
enum { LATE_LOOKS = 200 };

// Waits for the collector: spins, then sleeps, until there is room, the bound is reached or the collector has fallen
// silent.
static bool wait_long(agent_thread *t, uint32_t need) {
    w32t_control *c = w32t_agent.control;
    uint32_t last_error = arch_teb_u32(TEB_LAST_ERROR);
    uint32_t bound = c->wait_ms ? c->wait_ms : 10000, stale = c->stale_ms ? c->stale_ms : 2000;
    uint32_t beat = __atomic_load_n(&c->heartbeat, __ATOMIC_ACQUIRE);
    uint64_t begin = agent_ticks();
    LARGE_INTEGER now, start, beaten, frequency, nap = {.QuadPart = -5000}; // 0.5 ms
    NtQueryPerformanceCounter(&start, &frequency);
    beaten = start;
    t->ring->waits++;
    bool room = false;
    uint32_t late = 0;
    for (uint32_t turn = 0;; turn++) {
        if (turn < 20)
            NtYieldExecution();
        else
            NtDelayExecution(FALSE, &nap);
        if (ring_room(t) >= need) {
            room = true;
            break;
        }
        NtQueryPerformanceCounter(&now, NULL);
        uint32_t seen = __atomic_load_n(&c->heartbeat, __ATOMIC_ACQUIRE);
        if (seen != beat) beat = seen, beaten = now, late = 0;
        if (c->collector_state == W32T_COLLECTOR_STOPPING) {
            w32t_stop_recording(W32T_STOP_TOLD);
            break;
        }
        if ((now.QuadPart - beaten.QuadPart) * 1000 / frequency.QuadPart > stale && ++late > LATE_LOOKS) {
            w32t_stop_recording(W32T_STOP_SILENT);
            break;
        }
        if ((now.QuadPart - start.QuadPart) * 1000 / frequency.QuadPart > bound || !w32t_agent.recording) break;
    }
    t->ring->wait_ticks += agent_ticks() - begin;
    arch_teb_store_u32(TEB_LAST_ERROR, last_error);
    return room;
}

static bool wait_for_room(agent_thread *t, uint32_t need) {
    if (ring_room(t) >= need) return true;
    if ((w32t_agent.control->flags & W32T_CONTROL_DROP) || !w32t_agent.recording) return false;
    arch_floats floats;
    arch_floats_keep(&floats);
    bool room = wait_long(t, need);
    arch_floats_back(&floats);
    return room;
}

static void record_lost(agent_thread *t) {
    w32t_rec_dropped *r = (w32t_rec_dropped *)(void *)(t->data + (t->head & (t->size - 1)));
    r->rec = (w32t_rec){.units = sizeof(*r) / 8, .type = W32T_REC_DROPPED};
    r->ticks = agent_ticks();
    r->first_call = t->first_lost;
    r->count = t->lost;
    t->lost = 0;
    t->head += sizeof(*r);
}

// The first way round: nothing is written to pages that were not made ready.
static bool touch_up_to(agent_thread *t, uint32_t end) {
    arch_floats floats;
    arch_floats_keep(&floats);
    uint32_t busy = t->busy;
    bool ok = true;
    t->busy = 1;
    while (ok && t->touched < end)
        ok = touch_next(t);
    t->busy = busy;
    arch_floats_back(&floats);
    if (ok)
        set_tail(t, __atomic_load_n(&t->ring->tail, __ATOMIC_ACQUIRE));
    else
        w32t_stop_recording(W32T_STOP_DISK);
    return ok;
}

// Room for a record without a break. A note of lost calls goes before it, a PAD fills the end of the data area.
void *w32t_reserve_slow(agent_thread *t, uint32_t bytes) {
    bytes = (bytes + 7) & ~7u;
    uint32_t at = t->head & (t->size - 1), left = t->size - at;
    uint32_t need = bytes + (t->lost ? (uint32_t)sizeof(w32t_rec_dropped) : 0);
    bool wraps = left < need;
    uint32_t total = wraps ? need + left : need;
    if (bytes > t->size / 4) return NULL;
    if (t->touched < t->size && !touch_up_to(t, wraps ? t->size : at + need)) return NULL;
    if (t->size - (t->head - t->tail) < total || t->head - t->tail > t->size)
        if (!wait_for_room(t, total)) return NULL;
    if (wraps) {
        // units has 16 bits: a long gap takes several PADs
        while (left) {
            uint32_t step = left > 0x40000 ? 0x40000 : left;
            w32t_rec *pad = (w32t_rec *)(void *)(t->data + (t->head & (t->size - 1)));
            *pad = (w32t_rec){.units = (uint16_t)(step / 8), .type = W32T_REC_PAD};
            t->head += step;
            left -= step;
        }
    }
    if (t->lost) record_lost(t);
    return t->data + (t->head & (t->size - 1));
}
