// SPDX-License-Identifier: Apache-2.0
// The reader of legacy event logs (.evt, Windows XP and 2003): a ring of records behind a 48-byte header. The chain
// from the oldest record is believed when it arrives where the header says; otherwise (a log that was in use) every
// record that can be found is taken, by number.
#include <stdlib.h>

#include "base/wintime.h"
#include "model/evt_record.h"
#include "read/readers.h"

enum { HEADER = 48, START = 16, END = 20, FLAGS = 36, FLAG_DIRTY = 1, END_RECORD = 40 };

typedef struct place {
    uint64_t offset;
    uint32_t number;
} place;

typedef struct evt_source {
    w32t_source base;
    w32t_read_options options;
    w32t_span bytes;
    uint8_t *owned;      // when the file could not be mapped
    place *live, *other; // other: found, but not in the chain
    size_t live_count, live_room, other_count, other_room, next;
    bool carving;
} evt_source;

static int evt_probe(w32t_span head, uint64_t file_size) {
    (void)file_size;
    return w32t_span_has(head, 0, HEADER) && w32t_span_u32(head, 0) == HEADER &&
                   w32t_span_u32(head, 4) == W32T_EVT_MAGIC
               ? 100
               : 0;
}

static void add(place **list, size_t *count, size_t *room, uint64_t offset, uint32_t number) {
    if (*count == *room) *list = w32t_realloc(*list, (*room = *room ? *room * 2 : 256) * sizeof **list);
    (*list)[(*count)++] = (place){offset, number};
}

// The length of a record at an offset; 0 when none is there. A record may run over the end of the file to behind the
// header.
static uint32_t record_at(const evt_source *s, uint64_t at) {
    w32t_span b = s->bytes;
    if (at > b.n || b.n - at < 8 || w32t_span_u32(b, (size_t)at + 4) != W32T_EVT_MAGIC) return 0;
    uint32_t n = w32t_span_u32(b, (size_t)at);
    if (n < W32T_EVT_HEAD + 4 || n % 4 || n > b.n - HEADER) return 0;
    size_t left = b.n - (size_t)at;
    uint32_t again = n <= left ? w32t_span_u32(b, (size_t)at + n - 4) : w32t_span_u32(b, HEADER + (n - left) - 4);
    return again == n ? n : 0;
}

static uint32_t number_at(const evt_source *s, uint64_t at) {
    if (s->bytes.n - at >= 12) return w32t_span_u32(s->bytes, (size_t)at + W32T_EVT_NUMBER);
    return w32t_span_u32(s->bytes, HEADER);
}

static bool walk_chain(evt_source *s) {
    uint64_t at = w32t_span_u32(s->bytes, START), end = w32t_span_u32(s->bytes, END);
    if (at < HEADER || end < HEADER || end > s->bytes.n || (w32t_span_u32(s->bytes, FLAGS) & FLAG_DIRTY)) return false;
    for (size_t steps = s->bytes.n / W32T_EVT_HEAD + 2; steps && at != end; steps--) {
        uint32_t n = record_at(s, at);
        if (!n) return false;
        add(&s->live, &s->live_count, &s->live_room, at, number_at(s, at));
        at += n;
        if (at >= s->bytes.n) at = HEADER + (at - s->bytes.n);
    }
    return at == end;
}

static int by_number(const void *a, const void *b) {
    const place *x = a, *y = b;
    if (x->number != y->number) return x->number < y->number ? -1 : 1;
    return x->offset < y->offset ? -1 : x->offset > y->offset;
}

static int by_offset(const void *a, const void *b) {
    const place *x = a, *y = b;
    return x->offset < y->offset ? -1 : x->offset > y->offset;
}

// Everything that looks like a record, whether it is in the chain or not.
static void find_all(evt_source *s, bool chain) {
    if (s->live_count) qsort(s->live, s->live_count, sizeof *s->live, by_offset);
    size_t k = 0;
    for (uint64_t at = HEADER; at + 8 <= s->bytes.n;) {
        uint32_t n = record_at(s, at);
        if (!n) {
            at += 4;
            continue;
        }
        while (k < s->live_count && s->live[k].offset < at)
            k++;
        bool known = k < s->live_count && s->live[k].offset == at;
        if (!chain)
            add(&s->other, &s->other_count, &s->other_room, at, number_at(s, at));
        else if (!known)
            add(&s->other, &s->other_count, &s->other_room, at, number_at(s, at));
        at += n;
    }
    if (!chain) { // they are the log
        free(s->live);
        s->live = s->other;
        s->live_count = s->other_count;
        s->other = NULL;
        s->other_count = s->other_room = 0;
    }
    if (s->live_count) qsort(s->live, s->live_count, sizeof *s->live, by_number);
    if (s->other_count) qsort(s->other, s->other_count, sizeof *s->other, by_number);
}

static void evt_close(w32t_source *base) {
    evt_source *s = (evt_source *)base;
    w32t_input_close(base->in);
    w32t_damage_free(&base->damage);
    free(s->live);
    free(s->other);
    free(s->owned);
    free(s);
}

static w32t_status evt_open(w32t_input *in, const w32t_read_options *options, w32t_source **out, w32t_error *error) {
    evt_source *s = w32t_alloc(sizeof *s);
    s->base.ops = &w32t_read_evt;
    s->base.in = in;
    s->base.order_by_record = 1;
    if (options) s->options = *options;
    s->bytes = w32t_input_map(in);
    if (!s->bytes.p) {
        size_t n = in->size > SIZE_MAX / 2 ? SIZE_MAX / 2 : (size_t)in->size;
        s->owned = malloc(n ? n : 1);
        size_t got = s->owned ? w32t_input_read(in, 0, s->owned, n) : SIZE_MAX;
        if (got == SIZE_MAX) {
            free(s->owned);
            free(s);
            return w32t_fail_in(error, w32t_fail(error, W32T_E_IO, 0, "the file could not be read"), in->path);
        }
        s->bytes = w32t_span_of(s->owned, got);
    }
    bool chain = walk_chain(s);
    if (!chain && !(w32t_span_u32(s->bytes, FLAGS) & FLAG_DIRTY))
        w32t_damage_add(&s->base.damage, START, 0,
                        "the chain of records does not end where the header says: every record found is shown");
    find_all(s, chain);
    *out = &s->base;
    return W32T_OK;
}

static w32t_span whole_record(const evt_source *s, uint64_t at, w32t_arena *arena) {
    uint32_t n = record_at(s, at);
    size_t left = s->bytes.n - (size_t)at;
    if (n <= left) return w32t_span_sub(s->bytes, (size_t)at, n);
    uint8_t *joined = w32t_arena_alloc(arena, n);
    memcpy(joined, s->bytes.p + at, left);
    memcpy(joined + left, s->bytes.p + HEADER, n - left);
    return w32t_span_of(joined, n);
}

static w32t_status evt_fill(w32t_source *base, w32t_batch *batch, w32t_error *error) {
    (void)error;
    evt_source *s = (evt_source *)base;
    size_t before = batch->count;
    while (!w32t_batch_full(batch)) {
        if (s->next == (s->carving ? s->other_count : s->live_count)) {
            if (s->carving || !s->options.carve) break;
            s->carving = true;
            s->next = 0;
            continue;
        }
        place p = s->carving ? s->other[s->next++] : s->live[s->next++];
        w32t_event *e = w32t_batch_add(batch);
        w32t_evt_record *r = w32t_arena_zalloc(&batch->arena, sizeof *r);
        r->bytes = whole_record(s, p.offset, &batch->arena);
        r->messages = s->options.messages;
        e->source = W32T_SOURCE_EVTX;
        e->encoding = W32T_ENC_EVT;
        e->native = r;
        e->payload = r->bytes.p;
        e->payload_size = (uint32_t)r->bytes.n;
        e->record = p.number;
        e->time = (int64_t)w32t_span_u32(r->bytes, W32T_EVT_GENERATED) * 1000000000;
        e->has = W32T_HAS_RECORD | (s->carving ? W32T_EVENT_CARVED : 0u);
    }
    return batch->count > before ? W32T_OK : W32T_END;
}

static w32t_status evt_stat(w32t_source *base, w32t_file_stat *st, w32t_error *error) {
    (void)error;
    evt_source *s = (evt_source *)base;
    st->format = "evt";
    st->bytes = base->in->size;
    st->events = s->live_count;
    st->carved = s->other_count;
    if (s->live_count) w32t_stat_kind(st, "record", s->live_count);
    for (size_t i = 0; i < s->live_count; i++)
        w32t_stat_time(st,
                       (int64_t)w32t_span_u32(s->bytes, (size_t)s->live[i].offset + W32T_EVT_GENERATED) * 1000000000);
    for (size_t i = 0; i < base->damage.count; i++)
        w32t_damage_add(&st->damage, base->damage.items[i].offset, base->damage.items[i].bytes, "%s",
                        base->damage.items[i].what);
    return W32T_OK;
}

const w32t_source_ops w32t_read_evt = {
    .format = "evt",
    .probe = evt_probe,
    .open = evt_open,
    .fill = evt_fill,
    .stat = evt_stat,
    .close = evt_close,
};
