// SPDX-License-Identifier: Apache-2.0
// Calls that are left out: conditions on caller, thread and arguments, on the outcome, the window between start and
// stop triggers, and how many are wanted of one calling place. Conditions are trees in the plan; each is asked as soon
// as all it needs is known, and whatever is left out is counted in the ring.
//
// A call that is left out takes no number, so numbers stay without gaps. Without a condition on the outcome a call's
// Start is in the ring before the original runs; with one, it is kept in memory of the thread until the call has
// returned, and goes into the ring before its Stop, behind those of calls made meanwhile.
#include "agent.h"

enum {
    DEPTH = 100,    // of a condition; what lies deeper counts as true
    SITES = 8192,   // calling places that are counted; the calls of further ones are all recorded
    HANDLES = 4096, // handles that calls are known by
    PROBES = 32,
    CALLER_TEXT = 300,
};

// ---- texts

typedef struct text {
    const uint8_t *bytes;
    uint32_t units;
    bool wide;
} text;

static uint16_t unit_at(const text *t, uint32_t i) {
    return t->wide ? (uint16_t)(t->bytes[2 * i] | t->bytes[2 * i + 1] << 8) : t->bytes[i];
}

static bool same_at(const text *t, uint32_t at, const uint16_t *pairs, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        uint16_t u = unit_at(t, at + i);
        if (u != pairs[2 * i] && u != pairs[2 * i + 1]) return false;
    }
    return true;
}

static bool text_matches(const text *t, const w32t_plan_node *n) {
    const uint16_t *pairs = (const uint16_t *)(const void *)(w32t_agent.strings + n->first);
    if (n->count > t->units) return false;
    switch (n->op) {
    case W32T_NODE_OP_IS:
        return n->count == t->units && same_at(t, 0, pairs, n->count);
    case W32T_NODE_OP_STARTS:
        return same_at(t, 0, pairs, n->count);
    case W32T_NODE_OP_ENDS:
        return same_at(t, t->units - n->count, pairs, n->count);
    default:
        for (uint32_t at = 0; at + n->count <= t->units; at++)
            if (same_at(t, at, pairs, n->count)) return true;
        return false;
    }
}

static bool blob_text(const w32t_blob *b, text *out) {
    const uint8_t *bytes = (const uint8_t *)(b + 1);
    uint32_t size = b->stored;
    switch (b->op) {
    case W32T_CAP_OBJECT_ATTRIBUTES:
        if (size < sizeof(w32t_blob_object)) return false;
        bytes += sizeof(w32t_blob_object);
        size -= (uint32_t)sizeof(w32t_blob_object);
        break;
    case W32T_CAP_UTF16Z:
    case W32T_CAP_UTF16Z_OR_ATOM:
    case W32T_CAP_UNICODE_STRING:
    case W32T_CAP_BSTR:
        break;
    case W32T_CAP_ANSIZ:
    case W32T_CAP_ANSIZ_OR_ATOM:
    case W32T_CAP_ANSI_STRING:
        *out = (text){bytes, size, false};
        return true;
    default:
        return false;
    }
    *out = (text){bytes, size / 2, true};
    return true;
}

static bool any_text(const agent_asked *a, const w32t_plan_node *n) {
    for (uint32_t at = 0; at + sizeof(w32t_blob) <= a->blob_bytes;) {
        const w32t_blob *b = (const void *)(a->blobs + at);
        text t;
        if ((n->source == W32T_OF_TEXTS || b->capture == n->arg) && blob_text(b, &t) && text_matches(&t, n))
            return true;
        at += (uint32_t)sizeof(*b) + ((b->stored + 7) & ~7u);
    }
    return false;
}

// "app.exe+0x1234", as readers of the recording name it.
static bool caller_matches(uintptr_t caller, const w32t_plan_node *n) {
    uint8_t bytes[CALLER_TEXT * 2];
    uint32_t units = 0;
    const agent_module *m = w32t_module_of((const void *)caller);
    for (; m && units < m->name_units && units < 260; units++) {
        bytes[2 * units] = (uint8_t)m->name[units];
        bytes[2 * units + 1] = (uint8_t)(m->name[units] >> 8);
    }
    uintptr_t offset = m ? caller - (uintptr_t)m->base : caller;
    char digits[20];
    uint32_t count = 0;
    do
        digits[count++] = "0123456789abcdef"[offset & 15], offset >>= 4;
    while (offset);
    const char *before = m ? "+0x" : "0x";
    for (; *before; before++, units++)
        bytes[2 * units] = (uint8_t)*before, bytes[2 * units + 1] = 0;
    for (; count; units++)
        bytes[2 * units] = (uint8_t)digits[--count], bytes[2 * units + 1] = 0;
    text t = {bytes, units, true};
    return text_matches(&t, n);
}

// ---- handles of recorded calls: open addressing, 0 free, 1 given back

static uintptr_t handle[HANDLES];
static uint32_t too_many; // then every handle counts as known: more is recorded, not less

static uint32_t place_of(uintptr_t h) {
    return (uint32_t)((h * (uintptr_t)2654435761u) >> 8) & (HANDLES - 1);
}

static bool tracked(uintptr_t h) {
    if (too_many) return true;
    for (uint32_t i = 0, at = place_of(h); i < PROBES && h > 1; i++, at = (at + 1) & (HANDLES - 1)) {
        uintptr_t there = __atomic_load_n(&handle[at], __ATOMIC_RELAXED);
        if (there == h) return true;
        if (!there) return false;
    }
    return false;
}

static void track(uintptr_t h) {
    if (h <= 1 || h == UINTPTR_MAX || tracked(h)) return;
    for (uint32_t i = 0, at = place_of(h); i < PROBES; i++, at = (at + 1) & (HANDLES - 1)) {
        uintptr_t there = __atomic_load_n(&handle[at], __ATOMIC_RELAXED);
        if (there <= 1 &&
            __atomic_compare_exchange_n(&handle[at], &there, h, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
            return;
    }
    too_many = 1;
}

void w32t_filter_gave(const agent_asked *a, const uintptr_t *words) {
    uint8_t gives = a->hook->filter->gives;
    uintptr_t value = 0;
    uint32_t status;
    if (gives == 255)
        value = (uintptr_t)a->result;
    else if (words[gives - 1] >= 0x10000)
        w32t_copy_bytes(&value, (const void *)words[gives - 1], sizeof(value), &status);
    track(value);
}

void w32t_filter_closes(const agent_asked *a) {
    uintptr_t h = a->words[a->hook->filter->closes - 1];
    for (uint32_t i = 0, at = place_of(h); i < PROBES && h > 1; i++, at = (at + 1) & (HANDLES - 1))
        if (__atomic_load_n(&handle[at], __ATOMIC_RELAXED) == h) __atomic_store_n(&handle[at], 1, __ATOMIC_RELAXED);
}

// ---- numbers

static uint64_t nanoseconds(uint64_t ticks) {
    const w32t_control *c = w32t_agent.control;
    const w32t_ring_file *f = w32t_agent.file;
    if (w32t_agent.clock == W32T_CLOCK_QPC)
        return f->qpc_frequency
                   ? ticks / f->qpc_frequency * 1000000000u + ticks % f->qpc_frequency * 1000000000u / f->qpc_frequency
                   : 0;
    uint64_t rate = c->clock_rate; // 32.32 fixed point; known once the collector has measured it
    if (!rate) {
        LARGE_INTEGER now;
        NtQueryPerformanceCounter(&now, NULL);
        uint64_t passed = arch_tsc() - f->start_ticks, q = (uint64_t)now.QuadPart - f->start_qpc;
        if (!q || !f->qpc_frequency || !(passed / q)) return ticks;
        rate = (1000000000u / f->qpc_frequency << 32) / (passed / q);
    }
    return (ticks >> 32) * rate + ((ticks & 0xffffffffu) * (rate >> 32)) +
           ((ticks & 0xffffffffu) * (rate & 0xffffffffu) >> 32);
}

// The number a node is about; false: the call has none.
static bool number_of(const agent_asked *a, const w32t_plan_node *n, uint64_t *out) {
    switch (n->source) {
    case W32T_OF_WORD:
        if (n->arg >= a->hook->words && n->arg >= ARCH_FREE_WORDS) return false;
        *out = a->words[n->arg];
        return true;
    case W32T_OF_TID:
        *out = arch_teb_u32(TEB_TID);
        return true;
    case W32T_OF_PID:
        *out = arch_teb_u32(TEB_PID);
        return true;
    case W32T_OF_RESULT:
        *out = a->result;
        return true;
    case W32T_OF_ERROR:
        *out = a->error;
        return a->failed;
    case W32T_OF_NS:
        *out = nanoseconds(a->ticks);
        return true;
    default:
        return false;
    }
}

static bool number_matches(const agent_asked *a, const w32t_plan_node *n) {
    uint64_t v = 0, want = n->value;
    if (!number_of(a, n, &v)) return false;
    uint32_t bits = (n->width & 15u) * 8;
    if (bits && bits < 64) {
        uint64_t mask = (1ull << bits) - 1;
        bool is_signed = n->width & W32T_NODE_SIGNED;
        v &= mask;
        if (is_signed && v >> (bits - 1)) v |= ~mask;
        // -1 and 0xffffffff are two spellings of one value
        if (n->op == W32T_NODE_OP_EQ) return ((v ^ want) & mask) == 0 && (want <= mask || (int64_t)want < 0);
    }
    bool less = n->width & W32T_NODE_SIGNED ? (int64_t)v < (int64_t)want : v < want;
    switch (n->op) {
    case W32T_NODE_OP_EQ:
        return v == want;
    case W32T_NODE_OP_LT:
        return less;
    case W32T_NODE_OP_LE:
        return less || v == want;
    case W32T_NODE_OP_GT:
        return !less && v != want;
    case W32T_NODE_OP_GE:
        return !less;
    default:
        return (v & want) != 0;
    }
}

// ---- conditions

static bool ask(const agent_asked *a, uint32_t at, uint32_t depth) {
    const w32t_plan_node *n = &w32t_agent.nodes[at];
    if (depth > DEPTH) return true;
    switch (n->op) {
    case W32T_NODE_OP_TRUE:
        return true;
    case W32T_NODE_OP_AND:
    case W32T_NODE_OP_OR: {
        bool ends = n->op == W32T_NODE_OP_OR;
        for (uint32_t kid = n->first; kid; kid = w32t_agent.nodes[kid].next)
            if (ask(a, kid, depth + 1) == ends) return ends;
        return !ends;
    }
    case W32T_NODE_OP_NOT:
        return !ask(a, n->first, depth + 1);
    case W32T_NODE_OP_EQ:
    case W32T_NODE_OP_LT:
    case W32T_NODE_OP_LE:
    case W32T_NODE_OP_GT:
    case W32T_NODE_OP_GE:
    case W32T_NODE_OP_BITS:
        return number_matches(a, n);
    case W32T_NODE_OP_FAILED:
        return a->failed;
    case W32T_NODE_OP_TRACKED:
        return (n->arg < a->hook->words || n->arg < ARCH_FREE_WORDS) && tracked(a->words[n->arg]);
    case W32T_NODE_OP_IS:
    case W32T_NODE_OP_CONTAINS:
    case W32T_NODE_OP_STARTS:
    case W32T_NODE_OP_ENDS:
        return n->source == W32T_OF_CALLER ? caller_matches(a->caller, n) : any_text(a, n);
    default:
        return false;
    }
}

static bool leave_out(const agent_asked *a, uint32_t rule) {
    a->t->ring->left_out[rule]++;
    return false;
}

// ---- how many of one place

static struct site {
    uintptr_t at;
    uint32_t count;
    uint32_t second, in_second;
} sites[SITES];

// KUSER_SHARED_DATA.InterruptTime, 100 ns: where the system keeps it for everybody.
static uint32_t seconds(void) {
    const volatile uint32_t *low = (const volatile uint32_t *)0x7ffe0008, *high = (const volatile uint32_t *)0x7ffe000c;
    return (uint32_t)(((uint64_t)*high << 32 | *low) / 10000000u);
}

static bool within_rate(uintptr_t caller) {
    const w32t_plan *plan = w32t_agent.plan;
    struct site *s = NULL;
    for (uint32_t i = 0, at = (uint32_t)(caller * 2654435761u >> 7) & (SITES - 1); i < PROBES && !s;
         i++, at = (at + 1) & (SITES - 1)) {
        uintptr_t there = __atomic_load_n(&sites[at].at, __ATOMIC_RELAXED);
        if (!there &&
            __atomic_compare_exchange_n(&sites[at].at, &there, caller, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
            there = caller;
        if (there == caller) s = &sites[at];
    }
    if (!s) return true;
    if (plan->most_a_second) {
        uint32_t now = seconds();
        if (__atomic_load_n(&s->second, __ATOMIC_RELAXED) != now) {
            __atomic_store_n(&s->second, now, __ATOMIC_RELAXED);
            __atomic_store_n(&s->in_second, 0, __ATOMIC_RELAXED);
        }
        if (__atomic_fetch_add(&s->in_second, 1, __ATOMIC_RELAXED) >= plan->most_a_second) return false;
    }
    if (!plan->most_a_site) return true;
    if (__atomic_load_n(&s->count, __ATOMIC_RELAXED) >= plan->most_a_site) return false; // never to wrap round
    return __atomic_fetch_add(&s->count, 1, __ATOMIC_RELAXED) < plan->most_a_site;
}

// ---- the moments

static bool window_open(void) {
    return !(w32t_agent.plan->flags & W32T_PLAN_TRIGGERS) ||
           __atomic_load_n(&w32t_agent.control->window, __ATOMIC_RELAXED);
}

static bool asks_later(const w32t_plan_filter *f) {
    return f && (f->text || f->starts || f->stops);
}

bool w32t_filter_before(const agent_asked *a) {
    const w32t_plan_filter *f = a->hook->filter;
    if (!window_open() && !(f && f->starts)) return leave_out(a, W32T_RULE_TRIGGER);
    bool trigger = f && (f->starts || f->stops);
    if (f && !trigger && f->before && !ask(a, f->before - 1, 0)) return leave_out(a, W32T_RULE_CONDITION);
    if (!asks_later(f) && !within_rate(a->caller)) return leave_out(a, W32T_RULE_RATE);
    return true;
}

bool w32t_filter_text(const agent_asked *a, bool *stops) {
    const w32t_plan_filter *f = a->hook->filter;
    if (!asks_later(f)) return true;
    if (!window_open()) {
        if (!f->starts) return leave_out(a, W32T_RULE_TRIGGER);
        if (!ask(a, f->starts - 1, 0))
            return f->flags & W32T_FILTER_TRIGGER_ONLY ? false : leave_out(a, W32T_RULE_TRIGGER);
        __atomic_store_n(&w32t_agent.control->window, 1, __ATOMIC_RELAXED);
        return true;
    }
    if (f->stops && ask(a, f->stops - 1, 0)) {
        *stops = true;
        return true;
    }
    if (f->flags & W32T_FILTER_TRIGGER_ONLY) return false; // not asked for
    if (f->before && (f->starts || f->stops) && !ask(a, f->before - 1, 0)) return leave_out(a, W32T_RULE_CONDITION);
    if (f->text && !ask(a, f->text - 1, 0)) return leave_out(a, W32T_RULE_CONDITION);
    return within_rate(a->caller) || leave_out(a, W32T_RULE_RATE);
}

void w32t_filter_stops(void) {
    __atomic_store_n(&w32t_agent.control->window, 0, __ATOMIC_RELAXED);
}

// ---- Starts that are withheld: a stack beside the list of open calls

// A mark is a count above and a place (in units of 8 bytes) in the low 16 bits.
static uint32_t place_held(uint64_t mark) {
    return (uint32_t)(mark & 0xffff) * 8;
}

static uint32_t record_bytes(const void *record) {
    return ((const w32t_rec *)record)->units * 8u;
}

void w32t_filter_thread(agent_thread *t) {
    if (t->held || !(w32t_agent.plan->flags & W32T_PLAN_AFTER)) return;
    void *base = NULL;
    SIZE_T size = AGENT_HELD_BYTES;
    if (NtAllocateVirtualMemory(NT_SELF, &base, 0, &size, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE) >= 0)
        t->held = base;
}

w32t_rec_start *w32t_filter_hold(agent_thread *t, uint32_t bytes, uint64_t *call) {
    uint32_t top = 0;
    if (!t->held) return NULL;
    for (uint32_t i = t->depth; i-- > 0;) { // above the innermost one that is withheld
        if (!(t->entry[i].call & AGENT_HELD_CALL)) continue;
        top = place_held(t->entry[i].call);
        top += record_bytes(t->held + top);
        top += record_bytes(t->held + top); // its STACK
        break;
    }
    if (bytes > AGENT_HELD_BYTES - top) return NULL;
    *call = AGENT_SILENT_CALL | AGENT_HELD_CALL | (++t->holds & 0x3fffffffffu) << 16 | top / 8;
    return (w32t_rec_start *)(void *)(t->held + top);
}

uint64_t w32t_filter_release(agent_asked *a, uint64_t mark, uint64_t ticks) {
    agent_thread *t = a->t;
    w32t_rec_start *r = (w32t_rec_start *)(void *)(a->held + place_held(mark));
    // With fibers a call may return after others have used its place.
    if (r->call != mark) return leave_out(a, W32T_RULE_OUTCOME);
    uint32_t bytes = record_bytes(r),
             fixed = (uint32_t)sizeof(*r) + ((r->rec.extra * (uint32_t)sizeof(uintptr_t) + 7) & ~7u);
    const w32t_rec_stack *stack = (const void *)((const uint8_t *)r + bytes);
    uint32_t more = record_bytes(stack);
    a->words = (const uintptr_t *)(const void *)(r + 1);
    a->caller = (uintptr_t)r->caller;
    a->blobs = (const uint8_t *)r + fixed;
    a->blob_bytes = bytes - fixed;
    a->ticks = ticks - r->ticks;
    if (!ask(a, a->hook->filter->after - 1, 0)) return leave_out(a, W32T_RULE_OUTCOME);
    uint8_t *to = w32t_reserve(t, bytes + more);
    uint64_t call = ++t->calls;
    if (!to) {
        t->ring->drops++;
        t->ring->calls = t->calls;
        if (!t->lost) t->first_lost = call;
        t->lost++;
        return 0;
    }
    r->call = call;
    __builtin_memcpy(to, r, bytes);
    t->ring->calls = call;
    uint8_t words = r->rec.extra;
    w32t_commit(t, to, bytes, W32T_REC_START, words, a->hook->id);
    if (more) {
        __builtin_memcpy(to + bytes, stack, more);
        ((w32t_rec_stack *)(void *)(to + bytes))->call = call;
        w32t_commit(t, to + bytes, more, W32T_REC_STACK, 0, 0);
    }
    return call;
}
