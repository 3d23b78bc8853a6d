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

typedef struct node {
    uint64_t raw;
    w32t_event *event;
    uint64_t next; // number + 1 of the next node in the chain, 0 none
} node;

struct etl_stage {
    const etl_stacks *stacks;
    staged **queue; // oldest first
    size_t count, room;
    staged *spare;
    uint32_t most;  // events held; a power of two, as memory allows
    uint32_t batch; // events in one piece
    node *nodes;    // by number modulo 2 * most
    uint64_t node_count, node_base;
    uint64_t *chains;
    size_t bytes, limit, events;
};

etl_stage *w32t_etl_stage_new(const etl_stacks *stacks, size_t byte_limit) {
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

static void add_node(etl_stage *s, uint64_t raw, w32t_event *e) {
    uint64_t number = s->node_count++;
    uint64_t *chain = &s->chains[w32t_hash_u64(raw) & (s->most / 2 - 1)];
    s->nodes[number & (2 * s->most - 1)] = (node){raw, e, *chain};
    *chain = number + 1;
    if (s->node_count - s->node_base > 2 * s->most) s->node_base = s->node_count - 2 * s->most;
}

// The newest event with this time stamp that the thread wrote; else one that names no thread, of the same processor if
// there is one.
static w32t_event *find(const etl_stage *s, uint64_t raw, uint32_t tid, uint16_t cpu) {
    w32t_event *other = NULL;
    uint64_t at = s->chains[w32t_hash_u64(raw) & (s->most / 2 - 1)];
    while (at && at - 1 >= s->node_base) {
        const node *n = &s->nodes[(at - 1) & (2 * s->most - 1)];
        if (n->raw == raw) {
            if (n->event->has & W32T_HAS_TID) {
                if (n->event->tid == tid) return n->event;
            } else if (!other || (other->cpu != cpu && n->event->cpu == cpu)) {
                other = n->event;
            }
        }
        at = n->next;
    }
    return other;
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

// The definition that held for `key` at `time`: the first one written at or after it, or the last creation before it.
static const etl_stack_def *definition(const etl_stacks *s, uint64_t key, uint64_t time) {
    const etl_stack_def *best = NULL;
    for (const etl_stack_def *d = w32t_table_get(&s->by_key, key); d; d = d->next) {
        if (d->created ? d->time > time : d->time < time) continue;
        bool closer = !best || (d->created == best->created ? (d->created ? d->time > best->time : d->time < best->time)
                                                            : d->created);
        if (closer) best = d;
    }
    return best;
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
        const etl_stack_def *d = definition(s->stacks, key, e->clock);
        if (d) attach(of, d->frames, d->count, r->hook_id == ETL_HOOK_KEY_KERNEL);
        return;
    }
    uint32_t count = (uint32_t)((p.n - 16) / width);
    uint64_t *frames = w32t_arena_alloc(e->arena, count * sizeof *frames);
    for (uint32_t i = 0; i < count; i++)
        frames[i] = width == 8 ? w32t_le64(p.p + 16 + 8 * i) : w32t_le32(p.p + 16 + 4 * i);
    attach(of, frames, count, is_kernel_address(frames[0], width));
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
        const etl_stack_def *d = definition(s->stacks, key, e->clock);
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
    add_node(s, e->clock, e);
    if (!r->ext_count) return;
    take_keys(s, e, r);
    uint64_t other = match_id(r);
    if (other && other != e->clock) add_node(s, other, e);
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
