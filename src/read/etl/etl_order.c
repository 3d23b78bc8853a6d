// SPDX-License-Identifier: Apache-2.0
// Merging: buffers are opened in the order of their earliest event and feed a heap; within a buffer events are put in
// time order first, since a thread can be interrupted between taking its time stamp and its place. Equal times keep the
// order of the file.
//
// Invariant: every buffer whose earliest event is not later than the heap's least event is open or was used up. When
// open buffers exceed the memory allowed, the one needed last is closed and read again when its turn comes.
#include "read/etl/etl_internal.h"
#include "schema/importers.h"

#include <stdlib.h>

typedef struct position {
    int64_t ns;
    uint32_t at;
} position;

struct etl_active {
    etl_ref ref;
    const uint8_t *block; // the uncompressed buffer, in `room`; NULL: closed for now
    size_t size;
    position *positions;
    uint32_t count, at;
    int64_t next; // time of positions[at]
    w32t_room room;
    uint32_t position_room;
    etl_active *next_spare;
};

// ---- Memory of buffers. What was used is kept for the next buffer: new memory costs more than reading into it.

static size_t bytes_of(const etl_active *a) {
    return a->room.size + a->position_room * sizeof *a->positions;
}

static void free_memory(etl_active *a) {
    w32t_room_free(&a->room);
    free(a->positions);
    a->positions = NULL;
    a->position_room = 0;
}

static etl_active *new_active(etl_source *s, const etl_ref *ref) {
    etl_active *a = s->order.spare;
    if (a) {
        s->order.spare = a->next_spare;
        s->order.spare_bytes -= bytes_of(a);
        s->order.bytes += bytes_of(a);
    } else
        a = w32t_alloc(sizeof *a);
    a->ref = *ref;
    a->at = a->count = 0;
    return a;
}

static void close_block(etl_source *s, etl_active *a) {
    s->order.bytes -= bytes_of(a);
    free_memory(a);
    a->block = NULL;
}

static void let_go(etl_source *s, etl_active *a) {
    etl_order *o = &s->order;
    o->bytes -= bytes_of(a);
    if (o->spare_bytes + bytes_of(a) > s->memory / 8) {
        free_memory(a);
        free(a);
        return;
    }
    a->block = NULL;
    o->spare_bytes += bytes_of(a);
    a->next_spare = o->spare;
    o->spare = a;
}

// ---- Opening

// Stable merge of two sorted halves until all is in order; events are nearly sorted, so insertion does it unless it
// gets long.
static void sort_positions(position *p, uint32_t n) {
    uint64_t moves = 0;
    uint32_t i;
    for (i = 1; i < n && moves < 16ull * n + 64; i++) {
        position x = p[i];
        uint32_t j = i;
        while (j && p[j - 1].ns > x.ns) {
            p[j] = p[j - 1];
            j--;
        }
        p[j] = x;
        moves += i - j;
    }
    if (i >= n) return;
    position *other = w32t_alloc(n * sizeof *other), *from = p, *to = other;
    for (uint32_t run = 1; run<n; run = run> UINT32_MAX / 2 ? n : run * 2) {
        for (uint32_t lo = 0; lo < n;) {
            uint32_t mid = n - lo > run ? lo + run : n, hi = n - mid > run ? mid + run : n;
            uint32_t a = lo, b = mid;
            for (uint32_t k = lo; k < hi; k++)
                to[k] = a < mid && (b >= hi || from[a].ns <= from[b].ns) ? from[a++] : from[b++];
            lo = hi;
        }
        position *swap = from;
        from = to;
        to = swap;
    }
    if (from != p) memcpy(p, from, n * sizeof *p);
    free(other);
}

static void make_position_room(etl_source *s, etl_active *a, uint32_t room) {
    if (a->position_room >= room) return;
    s->order.bytes += (room - a->position_room) * sizeof *a->positions;
    a->positions = w32t_realloc(a->positions, room * sizeof *a->positions);
    a->position_room = room;
}

static uint8_t *make_room(etl_source *s, etl_active *a, uint64_t offset, size_t n) {
    s->order.bytes -= a->room.size;
    uint8_t *p = w32t_room_for(&a->room, offset, n);
    s->order.bytes += a->room.size;
    return p;
}

// `block` is in the room. Damage was reported when the buffer was first walked, unless `first` says this is the first
// time.
static void open_block(etl_source *s, etl_active *a, const uint8_t *block, size_t size, bool first) {
    w32t_etl_buffer b = {.offset = a->ref.offset, .compressed = a->ref.flags & ETL_FLAG_COMPRESSED};
    w32t_etl_events e = w32t_etl_events_of(&b, w32t_span_of(block, size));
    if (first) {
        e.damage = &s->base.damage;
        e.unreadable = &s->base.losses.unreadable_bytes;
    }
    const etl_segment *segment = s->segments[a->ref.segment];
    uint32_t n = 0;
    make_position_room(s, a, (uint32_t)(size / 64 + 16));
    position *p = a->positions;
    bool sorted = true;
    w32t_etl_head h;
    while (w32t_etl_events_next(&e, &h)) {
        if (n == a->position_room) {
            make_position_room(s, a, n * 2);
            p = a->positions;
        }
        p[n] = (position){w32t_etl_segment_time(segment, h.time), h.at};
        if (n && p[n].ns < p[n - 1].ns) sorted = false;
        n++;
        if (s->one_pass) w32t_etl_stacks_note(&s->stacks, block + h.at, &h);
    }
    if (!sorted && !s->options.raw_order) sort_positions(p, n);
    a->block = block;
    a->size = size;
    a->count = n;
}

#define WINDOW     ((size_t)64 << 10)
#define SMALL_PART (WINDOW / 4) // a call of the system costs as much as copying some thousand bytes

// The end of what is read with `n` bytes at `offset`: the buffers wanted next, as far as they are small, too, and
// follow.
static uint64_t end_of_small(const etl_source *s, uint64_t offset, size_t n) {
    uint64_t end = offset + n;
    for (size_t i = s->order.next; i < s->ref_count; i++) {
        const etl_ref *r = &s->refs[i];
        uint64_t its = r->offset + r->stored;
        if (r->offset < end || r->offset - end > SMALL_PART || r->stored > SMALL_PART || its - offset > WINDOW) break;
        end = its;
    }
    return end;
}

// Small buffers are read together. NULL: this one is to be read alone.
static const uint8_t *in_window(etl_source *s, uint64_t offset, size_t n) {
    etl_window *w = &s->window;
    if (offset >= w->at && offset - w->at <= w->n && w->n - (size_t)(offset - w->at) >= n)
        return w->bytes + (offset - w->at);
    if (s->base.together > ETL_MANY || n > SMALL_PART) return NULL;
    size_t all = (size_t)(end_of_small(s, offset, n) - offset);
    if (all == n) return NULL;
    w->at = offset;
    w->bytes = w32t_room_for(&w->room, offset, WINDOW);
    w->n = w32t_input_read(s->base.in, offset, w->bytes, all);
    if (w->n == SIZE_MAX) w->n = 0;
    return w->n >= n ? w->bytes : NULL;
}

static size_t read_bytes(etl_source *s, uint64_t offset, uint8_t *to, size_t n) {
    const uint8_t *there = in_window(s, offset, n);
    if (!there) return w32t_input_read(s->base.in, offset, to, n);
    memcpy(to, there, n);
    return n;
}

// The buffer's bytes, in the room; none when it cannot be read again.
static w32t_span read_block(etl_source *s, etl_active *a) {
    bool compressed = a->ref.flags & ETL_FLAG_COMPRESSED;
    uint8_t *block = make_room(s, a, compressed ? 0 : a->ref.offset, a->ref.fill);
    uint8_t *to = compressed ? w32t_room_for(&s->scratch, a->ref.offset, a->ref.stored) : block;
    size_t n = read_bytes(s, a->ref.offset, to, compressed ? a->ref.stored : a->ref.fill);
    if (n == SIZE_MAX || n < ETL_BUFFER_HEAD) return w32t_span_of(NULL, 0);
    if (!compressed) return w32t_span_of(block, n);
    w32t_etl_buffer b = {.offset = a->ref.offset, .fill = a->ref.fill, .compressed = true};
    return w32t_etl_buffer_open(&b, w32t_span_of(to, n), &a->room, NULL, NULL);
}

static void load(etl_source *s, etl_active *a) {
    w32t_span block = read_block(s, a);
    if (block.n < ETL_BUFFER_HEAD) { // the file changed under us
        block = w32t_span_of(memset(make_room(s, a, 0, ETL_BUFFER_HEAD), 0, ETL_BUFFER_HEAD), ETL_BUFFER_HEAD);
        w32t_damage_add(&s->base.damage, a->ref.offset, a->ref.stored, "the buffer could not be read again");
    }
    open_block(s, a, block.p, block.n, false);
}

static void close_furthest(etl_source *s) {
    while (s->order.bytes > s->memory) {
        etl_active *last = NULL;
        for (size_t i = 1; i < s->order.count; i++)
            if (s->order.heap[i]->block && (!last || s->order.heap[i]->next > last->next)) last = s->order.heap[i];
        if (!last) return;
        close_block(s, last);
    }
}

// ---- The heap

static bool before(const etl_active *a, const etl_active *b) {
    return a->next < b->next || (a->next == b->next && a->ref.offset < b->ref.offset);
}

static void sift_down(etl_order *o, size_t i) {
    for (;;) {
        size_t least = i, l = 2 * i + 1, r = l + 1;
        if (l < o->count && before(o->heap[l], o->heap[least])) least = l;
        if (r < o->count && before(o->heap[r], o->heap[least])) least = r;
        if (least == i) return;
        etl_active *swap = o->heap[i];
        o->heap[i] = o->heap[least];
        o->heap[least] = swap;
        i = least;
    }
}

static void push(etl_source *s, etl_active *a) {
    etl_order *o = &s->order;
    if (!a->count) {
        let_go(s, a);
        return;
    }
    a->next = a->positions[0].ns;
    if (o->count == o->room) o->heap = w32t_realloc(o->heap, (o->room = o->room ? o->room * 2 : 16) * sizeof *o->heap);
    size_t i = o->count++;
    o->heap[i] = a;
    while (i && before(o->heap[i], o->heap[(i - 1) / 2])) {
        etl_active *swap = o->heap[i];
        o->heap[i] = o->heap[(i - 1) / 2];
        o->heap[(i - 1) / 2] = swap;
        i = (i - 1) / 2;
    }
}

static void pop(etl_source *s) {
    etl_order *o = &s->order;
    let_go(s, o->heap[0]);
    o->heap[0] = o->heap[--o->count];
    if (o->count) sift_down(o, 0);
}

// ---- Getting buffers

// Seekable: everything that begins not later than the least event at hand.
static void open_due(etl_source *s) {
    etl_order *o = &s->order;
    while (o->next < s->ref_count && (!o->count || s->refs[o->next].first <= o->heap[0]->next)) {
        etl_active *a = new_active(s, &s->refs[o->next++]);
        load(s, a);
        push(s, a);
        if (o->bytes > s->memory) close_furthest(s);
    }
}

// One pass: the next buffer of the input; false at its end.
static bool read_buffer(etl_source *s) {
    if (s->options.follow && s->base.in->seekable) return w32t_etl_follow(s);
    w32t_etl_buffer b;
    w32t_span stored;
    if (s->input_ended || !w32t_etl_walker_next(&s->walker, &b, &stored)) {
        if (!s->input_ended) w32t_etl_damage_at_end(s);
        s->input_ended = true;
        return false;
    }
    w32t_etl_order_take(s, &b, stored, ETL_BUFFER_HEAD);
    return true;
}

void w32t_etl_order_take(etl_source *s, const w32t_etl_buffer *found, w32t_span stored, uint32_t from) {
    w32t_etl_buffer b = *found;
    etl_active *a = new_active(s, &(etl_ref){0, b.offset, b.stored, b.fill, b.cpu, b.flags, 0});
    uint8_t *block = make_room(s, a, 0, b.fill);
    w32t_span open = w32t_etl_buffer_open(&b, stored, &a->room, &s->base.damage, &s->base.losses.unreadable_bytes);
    if (!b.compressed) memcpy(block, open.p, open.n);
    a->ref.segment = w32t_etl_segment_of(s, &b, w32t_span_of(block, open.n));
    open_block(s, a, block, open.n, true);
    if (from > ETL_BUFFER_HEAD) { // what was taken when the buffer was less full
        uint32_t kept = 0;
        for (uint32_t i = 0; i < a->count; i++)
            if (a->positions[i].at >= from) a->positions[kept++] = a->positions[i];
        a->count = kept;
    }
    for (uint32_t i = 0; i < a->count; i++) {
        if (a->positions[i].ns > s->newest) s->newest = a->positions[i].ns;
        w32t_etl_head h = {.at = a->positions[i].at};
        if (w32t_etl_head_parse(a->block + h.at, a->size - h.at, &h))
            w32t_etl_learn(s, a->block + a->positions[i].at, &h);
    }
    w32t_schema_collector_flush(s->learned);
    push(s, a);
}

// ---- Giving events

#define BATCH_BYTES ((s->memory >> 4) + 65536) // of event bytes in one batch: 4 MiB by default

#define AHEAD 4u // events

// Another thread may have read the buffer: its lines come from that one's cache, which takes as long as giving some
// events.
static void fetch_ahead(const etl_active *a) {
    if (a->count - a->at <= AHEAD) return;
    const uint8_t *p = a->block + a->positions[a->at + AHEAD].at;
    for (size_t i = 0; i < 256; i += W32T_LINE)
        w32t_prefetch(p + i);
}

static void emit(etl_source *s, etl_active *a, w32t_batch *out) {
    fetch_ahead(a);
    const position *p = &a->positions[a->at++];
    const etl_segment *segment = s->segments[a->ref.segment];
    w32t_etl_origin origin = {&segment->header.session, a->ref.offset, a->ref.cpu, s->options.pointer_size};
    w32t_etl_head h = {.at = p->at};
    w32t_etl_head_parse(a->block + p->at, a->size - p->at, &h);
    s->batch_bytes += h.size;
    if (s->stage) out = w32t_etl_stage_open(s->stage);
    w32t_event *e = w32t_etl_event_add(out, a->block + p->at, &h, &origin, p->ns);
    if (!h.has_time) e->clock = 0;
    if (p->ns < s->delivered && s->one_pass && !s->options.raw_order) {
        e->has |= W32T_EVENT_LATE;
        s->base.losses.late++;
    }
    if (p->ns > s->delivered) s->delivered = p->ns;
    if (s->stage) w32t_etl_stage_added(s->stage, e);
    if (a->at < a->count) a->next = a->positions[a->at].ns;
}

// Gives events of the least buffer up to the time when another one's turn comes.
static void emit_run(etl_source *s, w32t_batch *out, size_t most) {
    etl_order *o = &s->order;
    etl_active *a = o->heap[0];
    if (!a->block) load(s, a);
    if (a->at >= a->count) { // read again, it held less: the file changed under us
        pop(s);
        return;
    }
    int64_t limit = INT64_MAX;
    for (size_t i = 1; i < 3 && i < o->count; i++)
        if (o->heap[i]->next < limit) limit = o->heap[i]->next;
    if (!s->one_pass && o->next < s->ref_count && s->refs[o->next].first < limit) limit = s->refs[o->next].first;
    size_t n = 0;
    do {
        emit(s, a, out);
        n++;
    } while (n < most && a->at < a->count && a->next < limit && s->batch_bytes < BATCH_BYTES);
    if (a->at == a->count)
        pop(s);
    else
        sift_down(o, 0);
}

// One pass: whether the least event may go out: everything that could come before it has had its time to come.
static bool is_due(const etl_source *s) {
    // Somebody who waits for a live file wants its events soon; a pipe holds back what memory allows.
    int64_t window = s->options.late_window_ns ? s->options.late_window_ns : s->options.follow ? 2000000000 : INT64_MAX;
    if (window > (int64_t)1 << 61) window = (int64_t)1 << 61;
    return s->input_ended || s->idle || s->order.bytes > s->memory || s->newest - window > s->order.heap[0]->next;
}

static bool next_run(etl_source *s, w32t_batch *out, size_t most) {
    if (!s->one_pass) {
        open_due(s);
        if (!s->order.count) return false;
    } else {
        while (!s->order.count || (!s->options.raw_order && !is_due(s)))
            if (!read_buffer(s)) break;
        if (!s->order.count || (s->options.follow && !s->options.raw_order && !is_due(s))) return false;
        if (s->stacks.seen && !s->stage && !s->options.raw_order)
            s->stage = w32t_etl_stage_new(&s->stacks, s->stage_memory);
    }
    emit_run(s, out, most);
    return true;
}

static int64_t lag_of(const etl_source *s) {
    const etl_segment *segment = s->segments[0];
    int64_t lag = w32t_etl_segment_time(segment, segment->header.clock.base + s->stacks.lag) -
                  w32t_etl_segment_time(segment, segment->header.clock.base);
    return lag > W32T_CLR_STACK_NS ? lag : W32T_CLR_STACK_NS;
}

static w32t_status fill_staged(etl_source *s, w32t_batch *out) {
    int64_t lag = lag_of(s);
    for (;;) {
        if (w32t_etl_stage_release(s->stage, out, s->delivered, lag, false)) return W32T_OK;
        s->batch_bytes = 0;
        if (next_run(s, out, 256)) continue;
        bool waits = w32t_etl_follow_waits(s);
        if (w32t_etl_stage_release(s->stage, out, s->delivered, lag, !waits || s->idle)) return W32T_OK;
        return waits ? w32t_etl_follow_pause(s) : W32T_END;
    }
}

// Many sources keep a batch at hand each, so they are smaller; and for a small file new memory costs more than it
// gains.
#define FEW_EVENTS 64u

static size_t batch_events(const etl_source *s) {
    return s->base.together > ETL_MANY || s->base.in->size < ETL_SMALL_FILE ? FEW_EVENTS : W32T_BATCH_EVENTS;
}

w32t_status w32t_etl_order_fill(etl_source *s, w32t_batch *out, w32t_error *error) {
    (void)error;
    s->batch_bytes = 0;
    if (s->stage) return fill_staged(s, out);
    size_t most = batch_events(s);
    while (out->count < most && s->batch_bytes < BATCH_BYTES) {
        if (!next_run(s, out, most - out->count)) break;
        if (s->stage) return out->count ? W32T_OK : fill_staged(s, out);
    }
    if (out->count) return W32T_OK;
    return w32t_etl_follow_waits(s) ? w32t_etl_follow_pause(s) : W32T_END;
}

void w32t_etl_order_free(etl_source *s) {
    for (size_t i = 0; i < s->order.count; i++) {
        free_memory(s->order.heap[i]);
        free(s->order.heap[i]);
    }
    free(s->order.heap);
    for (etl_active *a = s->order.spare, *next; a; a = next) {
        next = a->next_spare;
        free_memory(a);
        free(a);
    }
    w32t_room_free(&s->window.room);
}
