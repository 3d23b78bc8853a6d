// SPDX-License-Identifier: Apache-2.0
// The first pass: every buffer with the least time of its events, all damage, stack definitions; and the segments of a
// file.
#include "read/etl/etl_internal.h"
#include "base/wintime.h"
#include "read/etl/etl_beside.h"
#include "schema/importers.h"

#include <stdlib.h>

int64_t w32t_etl_segment_time(const etl_segment *s, uint64_t raw) {
    if (!s->anchor_count) return w32t_etl_time(&s->header.clock, raw);
    w32t_etl_clock c = s->header.clock;
    for (size_t i = s->anchor_count; i-- > 0;) {
        if (raw < s->anchors[i].raw) continue;
        c.base = s->anchors[i].raw;
        c.base_ns = s->anchors[i].ns;
        break;
    }
    return w32t_etl_time(&c, raw);
}

// A REFTIME buffer: FILETIME and clock value at the moment the system's clock was set.
static void note_anchor(etl_segment *s, w32t_span open) {
    uint64_t filetime = w32t_span_u64(open, ETL_BUFFER_REF_TIME), raw = w32t_span_u64(open, ETL_BUFFER_REF_CLOCK);
    uint64_t start = s->header.session.start_filetime, year = 365ull * 86400 * 10000000;
    bool near = filetime < start ? start - filetime < 10 * year : filetime - start < 10 * year;
    if (!near || s->header.clock.type == 2 || s->anchor_count >= 4096) return;
    size_t at = s->anchor_count;
    while (at && s->anchors[at - 1].raw > raw)
        at--;
    if (at && s->anchors[at - 1].raw == raw) return;
    s->anchors = w32t_realloc(s->anchors, (s->anchor_count + 1) * sizeof *s->anchors);
    memmove(&s->anchors[at + 1], &s->anchors[at], (s->anchor_count - at) * sizeof *s->anchors);
    s->anchors[at] = (struct etl_anchor){raw, w32t_filetime_to_ns(filetime)};
    s->anchor_count++;
}

static etl_segment *add_segment(etl_source *s) {
    etl_segment *seg = w32t_alloc(sizeof *seg);
    s->segments = w32t_realloc(s->segments, (s->segment_count + 1) * sizeof *s->segments);
    s->segments[s->segment_count++] = seg;
    return seg;
}

static void start_segment(etl_source *s, const w32t_etl_header *h) {
    etl_segment *seg = add_segment(s);
    seg->header = *h;
    seg->header.session.path = s->base.in->path;
    seg->header.session.schemas = w32t_schema_collector_set(s->learned);
    seg->header.session.messages = s->options.messages;
    if (s->options.pointer_size) seg->header.session.pointer_size = s->options.pointer_size;
    s->walker.session_size =
        h->buffer_size >= ETL_BUFFER_HEAD && h->buffer_size <= ETL_LARGEST_BUFFER ? h->buffer_size : 0;
    s->walker.preallocated = h->mode & ETL_MODE_PREALLOCATE;
    s->base.losses.events += h->events_lost;
    s->base.losses.buffers += h->buffers_lost;
}

// The header event of a buffer, when it starts with one.
static bool header_event(w32t_span open, w32t_etl_header *out) {
    w32t_etl_head h;
    w32t_span rest = w32t_span_from(open, ETL_BUFFER_HEAD);
    if (rest.n < 8 || !w32t_etl_head_parse(rest.p, rest.n, &h)) return false;
    if (h.kind != W32T_ETW_SYSTEM32 && h.kind != W32T_ETW_SYSTEM64) return false;
    return w32t_le16(rest.p + 6) == ETL_HOOK_HEADER && w32t_etl_header_parse(w32t_span_of(rest.p, h.size), h.kind, out);
}

static void without_header(etl_source *s, w32t_span open) {
    w32t_etl_header h = {.present = false};
    w32t_etl_head first;
    w32t_span rest = w32t_span_from(open, ETL_BUFFER_HEAD);
    bool any = w32t_etl_head_parse(rest.p, rest.n, &first) && first.has_time;
    w32t_etl_clock_guess(&h.clock, any ? first.time : 0);
    h.session.clock_type = h.clock.type;
    h.session.pointer_size = 8;
    h.session.perf_frequency = h.clock.frequency;
    start_segment(s, &h);
    w32t_damage_add(&s->base.damage, 0, 0,
                    "the file's header event is missing: clock, zone and pointer size are guesses%s",
                    h.clock.type == 2 ? "" : ", times are ticks since 1970");
}

uint16_t w32t_etl_segment_of(etl_source *s, const w32t_etl_buffer *b, w32t_span open) {
    w32t_etl_header h;
    if ((b->type == ETL_TYPE_HEADER || !s->segment_count) && header_event(open, &h)) {
        const w32t_etl_header *now = s->segment_count ? &s->segments[s->segment_count - 1]->header : NULL;
        bool same = now && now->session.start_filetime == h.session.start_filetime && now->clock.base == h.clock.base &&
                    now->clock.frequency == h.clock.frequency;
        if (!same && s->segment_count < UINT16_MAX) start_segment(s, &h);
    } else if (!s->segment_count) {
        without_header(s, open);
    }
    if (b->type == ETL_TYPE_REFTIME) note_anchor(s->segments[s->segment_count - 1], open);
    return (uint16_t)(s->segment_count - 1);
}

static void add_ref(etl_source *s, const w32t_etl_buffer *b, uint16_t segment, uint64_t first) {
    if (s->ref_count == s->ref_room) {
        s->ref_room = s->ref_room ? s->ref_room + s->ref_room / 2 : 256;
        s->refs = w32t_realloc(s->refs, s->ref_room * sizeof *s->refs);
    }
    s->refs[s->ref_count++] = (etl_ref){(int64_t)first, b->offset, b->stored, b->fill, b->cpu, b->flags, segment};
}

// An event that is business of the first pass.
static void index_event(etl_source *s, const uint8_t *event, const w32t_etl_head *h, uint16_t segment) {
    w32t_etl_stacks_note(&s->stacks, event, h);
    w32t_etl_learn(s, event, h);
    if (s->options.observe) w32t_etl_observe(s, event, h, segment);
}

static void index_buffer(etl_source *s, const w32t_etl_buffer *b, w32t_span stored) {
    w32t_span open = w32t_etl_buffer_open(b, stored, &s->scratch, &s->base.damage, &s->base.losses.unreadable_bytes);
    uint16_t segment = w32t_etl_segment_of(s, b, open);
    w32t_etl_events e = w32t_etl_events_of(b, open);
    e.damage = &s->base.damage;
    e.unreadable = &s->base.losses.unreadable_bytes;
    w32t_etl_head h;
    uint64_t first = UINT64_MAX;
    bool any = false;
    while (w32t_etl_events_next(&e, &h)) {
        any = true;
        if (h.time < first) first = h.time;
        if (w32t_etl_tells(e.p + h.at, &h)) index_event(s, e.p + h.at, &h, segment);
    }
    if (any) add_ref(s, b, segment, first);
}

static int by_time(const void *a, const void *b) {
    const etl_ref *x = a, *y = b;
    if (x->first != y->first) return x->first < y->first ? -1 : 1;
    return x->offset < y->offset ? -1 : x->offset > y->offset;
}

// What is only known when the whole file was walked.
void w32t_etl_damage_at_end(etl_source *s) {
    if (!s->segment_count) return;
    const w32t_etl_header *h = &s->segments[0]->header;
    if (!h->present) return;
    w32t_damage_list *d = &s->base.damage;
    if (!h->end_filetime && !s->options.follow)
        w32t_damage_add(d, ETL_BUFFER_HEAD, 0,
                        "the header was never completed: the recording was cut off or still runs");
    bool every_buffer_kept = !(h->mode & (ETL_MODE_CIRCULAR | ETL_MODE_APPEND | ETL_MODE_BUFFERING));
    // One of a series of files: more than a single file may hold is the count of the whole series.
    uint64_t counted = (uint64_t)h->buffers_written * h->buffer_size;
    if (h->mode & ETL_MODE_NEWFILE && counted > (uint64_t)h->max_file_mib << 20) every_buffer_kept = false;
    if (every_buffer_kept && h->end_filetime && h->buffers_written > s->walker.buffers && !s->options.follow)
        w32t_damage_add(d, s->walker.next, 0, "the header counts %u buffers, the file has %llu", h->buffers_written,
                        (unsigned long long)s->walker.buffers);
}

static bool index_next(etl_source *s) {
    w32t_etl_buffer b;
    w32t_span stored;
    if (!w32t_etl_walker_next(&s->walker, &b, &stored)) return false;
    index_buffer(s, &b, stored);
    return true;
}

// Takes over what the helper found, as far as it found nothing to report.
static void take_looks(etl_source *s, const w32t_etl_looks *looks) {
    const w32t_etl_told *told = looks->told;
    for (size_t i = 0; i < looks->count; i++) {
        const w32t_etl_look *l = &looks->items[i];
        if (l->buffer.offset != s->walker.next || !s->segment_count) return; // sizes were not what they said
        if (!l->quiet) {
            s->walker.bytes.chunk = l->size; // what follows it need not be read
            bool more = index_next(s);
            s->walker.bytes.chunk = 0;
            if (!more) return;
            told += l->told;
            continue;
        }
        uint16_t segment = (uint16_t)(s->segment_count - 1);
        w32t_etl_walker_pass(&s->walker, &l->buffer, l->size);
        if (l->stacks) s->stacks.seen = true;
        if (l->lag > s->stacks.lag) s->stacks.lag = l->lag;
        for (size_t k = 0; k < l->told; k++, told++)
            index_event(s, told->event, &told->head, segment);
        if (l->any) add_ref(s, &l->buffer, segment, l->first);
    }
}

#define MIB        ((uint64_t)1 << 20)
#define WORTH_HELP (8 * MIB) // less is read before a thread has started
#define STRIP      (2 * MIB) // that the caller walks; what is found in one of the helper's stays in a cache

static void index_with_help(etl_source *s) {
    if (!s->base.helpers || s->base.in->size < WORTH_HELP || !index_next(s)) return;
    w32t_etl_beside *helper = w32t_etl_beside_new(s->base.in, s->walker.session_size);
    uint64_t his = STRIP / 4 * 5; // the caller learns from both
    uint64_t from = s->walker.next;
    bool asked = helper && w32t_etl_beside_ask(helper, from, STRIP, his);
    while (asked) {
        uint64_t end = s->walker.bytes.stop = from + STRIP; // or where the buffer that lies there ends
        bool more = true;
        while (more && s->walker.next < end)
            more = index_next(s);
        his = w32t_etl_beside_busy(helper) ? his - his / 8 : his + his / 8; // who is done first gets more of the next
        if (his < STRIP / 4) his = STRIP / 4;
        if (his > STRIP * 16) his = STRIP * 16;
        const w32t_etl_looks *looks = w32t_etl_beside_looks(helper);
        if (!more) break;
        const w32t_etl_look *last = looks->count ? &looks->items[looks->count - 1] : NULL;
        from = last ? last->buffer.offset + last->size : s->walker.next;
        asked = w32t_etl_beside_ask(helper, from, STRIP, his); // he goes on while we take over what he found
        take_looks(s, looks);
    }
    s->walker.bytes.stop = 0;
    w32t_etl_beside_free(helper);
}

#define SMALL_READ ((size_t)64 << 10) // new memory costs more than a few more reads

void w32t_etl_index(etl_source *s) {
    if (s->base.in->size < ETL_SMALL_FILE) s->walker.bytes.chunk = SMALL_READ;
    index_with_help(s);
    while (index_next(s)) {
    }
    w32t_schema_collector_flush(s->learned);
    w32t_etl_damage_at_end(s);
    if (s->walker.bytes.chunk == SMALL_READ && s->base.together <= ETL_MANY) { // used again, to read the buffers
        s->window.room = s->walker.bytes.room;
        s->walker.bytes.room = (w32t_room){0};
    }
    w32t_etl_bytes_free(&s->walker.bytes);
    for (size_t i = 0; i < s->ref_count; i++)
        s->refs[i].first = w32t_etl_segment_time(s->segments[s->refs[i].segment], (uint64_t)s->refs[i].first);
    if (s->ref_count) qsort(s->refs, s->ref_count, sizeof *s->refs, by_time);
    s->indexed = true;
}
