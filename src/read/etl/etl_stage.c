// SPDX-License-Identifier: Apache-2.0
// Events that wait for their stacks. A stack event names its event by time stamp and thread and comes after it: the
// kernel half at once, the user half when the thread leaves the kernel. Events are held until the longest delay seen in
// the first pass has gone by, or the stage is full; a stack event whose event is gone stays an event like any other.
//
// Invariants: an event array of a staged batch never grows (its events are pointed at); nodes of one chain are newest
// first, so a walk ends at the first node that was let go.
#include "read/etl/etl_internal.h"

#include <stdlib.h>

#define MOST_EVENTS  65536u // powers of two
#define LEAST_EVENTS 2048u
#define EVENT_BYTES  1024u // about what an event takes with its record, payload and stack

typedef struct staged {
    w32t_batch batch;
    uint64_t first_node; // nodes before this one belong to older batches
    size_t bytes;
    int64_t last;
} staged;

// What an event is looked for by, besides its time stamp: its thread, or, where it names none, its processor, or that
// it names none; events of a .NET provider by that and the thread, whatever their time.
enum { BY_THREAD, BY_CPU, WITHOUT_THREAD, OF_CLR };

typedef struct node {
    uint64_t raw, who; // who << 8 | one of those
    w32t_event *event;
    uint64_t next; // number + 1 of the next node in the chain, 0 none
} node;

struct etl_stage {
    etl_stacks *stacks;
    staged **queue; // oldest first
    size_t count, room;
    staged *spare;
    uint32_t most;  // events held; a power of two, as memory allows
    uint32_t batch; // events in one piece
    node *nodes;    // by number modulo 2 * most
    uint64_t node_count, node_base;
    uint64_t *chains;
    size_t bytes, limit, events;
    uint64_t steps;
};

etl_stage *w32t_etl_stage_new(etl_stacks *stacks, size_t byte_limit) {
    etl_stage *s = w32t_alloc(sizeof *s);
    s->stacks = stacks;
    s->limit = byte_limit;
    s->most = MOST_EVENTS;
    while (s->most > LEAST_EVENTS && (size_t)s->most * EVENT_BYTES > byte_limit)
        s->most /= 2;
    s->batch = s->most / 64;
    if (s->batch < 256) s->batch = 256; // fewer would leave most of an arena's block empty
    s->nodes = w32t_alloc(2 * (size_t)s->most * sizeof *s->nodes);
    s->chains = w32t_alloc(s->most / 2 * sizeof *s->chains);
    return s;
}

static void free_staged(staged *b) {
    if (!b) return;
    w32t_batch_free(&b->batch);
    free(b);
}

void w32t_etl_stage_free(etl_stage *s) {
    if (!s) return;
    for (size_t i = 0; i < s->count; i++)
        free_staged(s->queue[i]);
    free_staged(s->spare);
    free(s->queue);
    free(s->nodes);
    free(s->chains);
    free(s);
}

w32t_batch *w32t_etl_stage_open(etl_stage *s) {
    staged *b = s->count ? s->queue[s->count - 1] : NULL;
    if (b && b->batch.count < s->batch) return &b->batch;
    if (s->count == s->room)
        s->queue = w32t_realloc(s->queue, (s->room = s->room ? s->room * 2 : 16) * sizeof *s->queue);
    b = s->spare;
    s->spare = NULL;
    if (!b) b = w32t_alloc(sizeof *b);
    if (b->batch.room < s->batch) {
        b->batch.events = w32t_realloc(b->batch.events, s->batch * sizeof *b->batch.events);
        b->batch.room = s->batch;
    }
    b->first_node = s->node_count;
    b->bytes = 0;
    s->queue[s->count++] = b;
    return &b->batch;
}

static uint64_t *chain_of(const etl_stage *s, uint64_t raw, uint64_t who) {
    return &s->chains[w32t_hash_u64(raw + who * 0x9E3779B97F4A7C15u) & (s->most / 2 - 1)];
}

static void add_node(etl_stage *s, uint64_t raw, uint64_t who, w32t_event *e) {
    uint64_t number = s->node_count++;
    uint64_t *chain = chain_of(s, raw, who);
    s->nodes[number & (2 * s->most - 1)] = (node){raw, who, e, *chain};
    *chain = number + 1;
    if (s->node_count - s->node_base > 2 * s->most) s->node_base = s->node_count - 2 * s->most;
}

static void add_event(etl_stage *s, uint64_t raw, w32t_event *e) {
    if (e->has & W32T_HAS_TID) {
        add_node(s, raw, (uint64_t)e->tid << 8 | BY_THREAD, e);
        return;
    }
    add_node(s, raw, (uint64_t)e->cpu << 8 | BY_CPU, e);
    add_node(s, raw, WITHOUT_THREAD, e);
}

#define STEPS_MOST 1024u // only a file made for it puts so many into one chain

static w32t_event *newest(etl_stage *s, uint64_t raw, uint64_t who) {
    uint64_t at = *chain_of(s, raw, who);
    for (unsigned step = 0; at && at - 1 >= s->node_base && step < STEPS_MOST; step++) {
        const node *n = &s->nodes[(at - 1) & (2 * s->most - 1)];
        s->steps++;
        if (n->raw == raw && n->who == who) return n->event;
        at = n->next;
    }
    return NULL;
}

// The newest event with this time stamp that the thread wrote; else one that names no thread, of the same processor if
// there is one.
static w32t_event *find(etl_stage *s, uint64_t raw, uint32_t tid, uint16_t cpu) {
    w32t_event *e = newest(s, raw, (uint64_t)tid << 8 | BY_THREAD);
    if (!e) e = newest(s, raw, (uint64_t)cpu << 8 | BY_CPU);
    return e ? e : newest(s, raw, WITHOUT_THREAD);
}

uint64_t w32t_etl_stage_steps(const etl_stage *s) {
    return s->steps;
}

static void attach(w32t_event *e, const uint64_t *frames, uint32_t count, bool kernel) {
    if (!count) return;
    uint64_t total = (uint64_t)e->stack_count + count;
    if (total > 1024) return; // Windows keeps at most 192 frames a half: the same stack again and again is damage
    uint64_t *all = w32t_arena_alloc(e->arena, (size_t)total * sizeof *all);
    uint64_t *mine = kernel ? all : all + e->stack_count;
    uint64_t *old = kernel ? all + count : all;
    memcpy(mine, frames, count * sizeof *mine);
    if (e->stack_count) memcpy(old, e->stack, e->stack_count * sizeof *old);
    e->stack = all;
    e->stack_count = (uint32_t)total;
}

static bool is_kernel_address(uint64_t a, size_t width) {
    return width == 8 ? a >> 63 : a >= 0x80000000u;
}

static void take_stack(etl_stage *s, w32t_event *e, const w32t_etw_record *r) {
    w32t_span p = {e->payload, e->payload_size};
    size_t width = r->pointer_size == 4 ? 4 : 8;
    if (p.n < 16 + width) return;
    w32t_event *of = find(s, w32t_le64(p.p), w32t_le32(p.p + 12), e->cpu);
    if (!of) return;
    if (r->hook_id != ETL_HOOK_STACK) {
        uint64_t key = width == 8 ? w32t_le64(p.p + 16) : w32t_le32(p.p + 16);
        const etl_stack_def *d = w32t_etl_stacks_find(s->stacks, key, e->clock);
        if (d) attach(of, d->frames, d->count, r->hook_id == ETL_HOOK_KEY_KERNEL);
        return;
    }
    uint32_t count = (uint32_t)((p.n - 16) / width);
    uint64_t *frames = w32t_arena_alloc(e->arena, count * sizeof *frames);
    for (uint32_t i = 0; i < count; i++)
        frames[i] = width == 8 ? w32t_le64(p.p + 16 + 8 * i) : w32t_le32(p.p + 16 + 4 * i);
    attach(of, frames, count, is_kernel_address(frames[0], width));
}

// A stack that the .NET runtime wrote is that of its provider's event before on the same thread, unless that one has a
// stack already (its own was lost then). As TraceEvent has it.
static void take_clr_stack(etl_stage *s, w32t_event *e, const w32t_etw_record *r) {
    size_t width = r->pointer_size == 4 ? 4 : 8;
    w32t_span p = {e->payload, e->payload_size};
    if (p.n < 8 + width || !(e->has & W32T_HAS_TID)) return; // u16 instance, 2 bytes, u32 count, addresses
    w32t_event *of = newest(s, e->provider_id.data1, (uint64_t)e->tid << 8 | OF_CLR);
    if (!of || of->stack_count || of->pid != e->pid || e->time - of->time > W32T_CLR_STACK_NS) return;
    uint32_t count = w32t_le32(p.p + 4), most = (uint32_t)((p.n - 8) / width);
    if (count > most) count = most;
    uint64_t *frames = w32t_arena_alloc(e->arena, count * sizeof *frames + 1);
    for (uint32_t i = 0; i < count; i++)
        frames[i] = width == 8 ? w32t_le64(p.p + 8 + 8 * i) : w32t_le32(p.p + 8 + 4 * i);
    attach(of, frames, count, false);
}

// The time stamp by which the other half of a stack item will name this event; 0 when both halves are there.
static uint64_t match_id(const w32t_etw_record *r) {
    for (unsigned i = 0; i < r->ext_count; i++)
        if (r->ext[i].type == W32T_EXT_STACK32 || r->ext[i].type == W32T_EXT_STACK64)
            return w32t_span_u64(r->ext[i].data, 0);
    return 0;
}

static void take_keys(etl_stage *s, w32t_event *e, const w32t_etw_record *r) {
    for (unsigned i = 0; i < r->ext_count; i++) {
        uint16_t type = r->ext[i].type;
        if (type != W32T_EXT_STACK_KEY32 && type != W32T_EXT_STACK_KEY64) continue;
        uint64_t key =
            type == W32T_EXT_STACK_KEY64 ? w32t_span_u64(r->ext[i].data, 8) : w32t_span_u32(r->ext[i].data, 8);
        const etl_stack_def *d = w32t_etl_stacks_find(s->stacks, key, e->clock);
        if (d)
            attach(e, d->frames, d->count,
                   d->count && is_kernel_address(d->frames[0], type == W32T_EXT_STACK_KEY64 ? 8 : 4));
    }
}

void w32t_etl_stage_added(etl_stage *s, w32t_event *e) {
    const w32t_etw_record *r = e->native;
    staged *b = s->queue[s->count - 1];
    size_t bytes = sizeof *e + sizeof *r + 64 + e->payload_size;
    b->bytes += bytes;
    s->bytes += bytes;
    s->events++;
    b->last = e->time;
    if (r->hook_id == ETL_HOOK_STACK || r->hook_id == ETL_HOOK_KEY_KERNEL || r->hook_id == ETL_HOOK_KEY_USER) {
        take_stack(s, e, r);
        return;
    }
    add_event(s, e->clock, e);
    if (e->encoding == W32T_ENC_ETW && w32t_clr_provider(e->provider_id.data1)) {
        if (e->task == W32T_CLR_STACK_TASK && e->opcode == W32T_CLR_STACK_OPCODE)
            take_clr_stack(s, e, r);
        else if (e->has & W32T_HAS_TID)
            add_node(s, e->provider_id.data1, (uint64_t)e->tid << 8 | OF_CLR, e);
    }
    if (!r->ext_count) return;
    take_keys(s, e, r);
    uint64_t other = match_id(r);
    if (other && other != e->clock) add_event(s, other, e);
}

bool w32t_etl_stage_release(etl_stage *s, w32t_batch *out, int64_t now, int64_t lag, bool all) {
    if (!s->count) return false;
    staged *b = s->queue[0];
    bool full = s->events >= s->most || s->bytes > s->limit;
    bool waited = b->batch.count == s->batch && now > b->last && now - b->last > lag;
    if (!all && !full && !waited) return false;
    memmove(s->queue, s->queue + 1, --s->count * sizeof *s->queue);
    s->node_base =
        s->count ? (s->queue[0]->first_node > s->node_base ? s->queue[0]->first_node : s->node_base) : s->node_count;
    s->bytes -= b->bytes;
    s->events -= b->batch.count;
    w32t_batch swap = *out;
    *out = b->batch;
    b->batch = swap;
    for (size_t i = 0; i < out->count; i++)
        out->events[i].arena = &out->arena;
    w32t_batch_reset(&b->batch);
    free_staged(s->spare);
    s->spare = b;
    return true;
}
