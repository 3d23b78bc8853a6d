// SPDX-License-Identifier: Apache-2.0
// Counting without decoding: one walk over all event headers, at the speed the bytes can be read.
#include "base/guid.h"
#include "base/wintime.h"
#include "read/etl/etl_internal.h"
#include "schema/importers.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct slot {
    uint64_t key;
    w32t_seen what; // what.events 0: empty
} slot;

typedef struct counter {
    w32t_arena *names;
    slot *slots;
    size_t count, room; // room is a power of two
    uint64_t kinds[W32T_ETW_KIND_COUNT];
} counter;

static uint64_t key_of(const w32t_seen *w) {
    uint64_t a = w32t_le64((const uint8_t *)&w->guid), b = w32t_le64((const uint8_t *)&w->guid + 8);
    uint64_t rest = (uint64_t)w->id << 32 | (uint64_t)w->version << 24 | (uint64_t)w->opcode << 16 |
                    (uint64_t)w->encoding << 8 | (uint64_t)w->self_described;
    return (a ^ rest * 0x9E3779B97F4A7C15u) * 0xff51afd7ed558ccdu ^ b ^ rest;
}

static bool same(const w32t_seen *a, const w32t_seen *b) {
    return w32t_guid_equal(&a->guid, &b->guid) && a->id == b->id && a->version == b->version &&
           a->opcode == b->opcode && a->encoding == b->encoding && a->self_described == b->self_described;
}

static slot *find(slot *slots, size_t room, uint64_t key, const w32t_seen *what) {
    size_t i = (size_t)(key ^ key >> 29) & (room - 1);
    while (slots[i].what.events && (slots[i].key != key || !same(&slots[i].what, what)))
        i = (i + 1) & (room - 1);
    return &slots[i];
}

static void grow(counter *c) {
    size_t room = c->room ? c->room * 2 : 1024;
    slot *slots = w32t_alloc(room * sizeof *slots);
    for (size_t i = 0; i < c->room; i++)
        if (c->slots[i].what.events) *find(slots, room, c->slots[i].key, &c->slots[i].what) = c->slots[i];
    free(c->slots);
    c->slots = slots;
    c->room = room;
}

// What the provider calls itself in its traits: a size, then the name. TraceLogging providers are known by that alone.
static const char *stated_name(counter *c, const uint8_t *p, const w32t_etl_head *h) {
    w32t_span name = w32t_span_from(w32t_etl_event_item(p, h, W32T_EXT_PROV_TRAITS), 2);
    size_t n = 0;
    while (n < name.n && name.p[n])
        n++;
    return n && n < name.n ? w32t_arena_text(c->names, (const char *)name.p, n) : NULL;
}

#define ASKED 4 // events of a kind, until one says who wrote it

static void count_event(counter *c, const uint8_t *p, const w32t_etl_head *h) {
    w32t_seen what;
    w32t_etl_event_identity(p, h, &what);
    c->kinds[h->kind]++;
    uint64_t key = key_of(&what);
    if (c->count * 2 >= c->room) grow(c);
    slot *s = find(c->slots, c->room, key, &what);
    if (!s->what.events) {
        s->key = key;
        s->what = what;
        c->count++;
    }
    if (what.encoding == W32T_ENC_ETW && !s->what.provider && s->what.events < ASKED)
        s->what.provider = stated_name(c, p, h);
    s->what.events++;
}

static void count_buffer(etl_source *s, counter *c, w32t_file_stat *st, const w32t_etl_buffer *b, w32t_span stored) {
    w32t_span open = w32t_etl_buffer_open(b, stored, &s->scratch, &s->base.damage, &s->base.losses.unreadable_bytes);
    uint16_t number = w32t_etl_segment_of(s, b, open); // may move s->segments
    const etl_segment *segment = s->segments[number];
    w32t_etl_events e = w32t_etl_events_of(b, open);
    e.damage = &s->base.damage;
    e.unreadable = &s->base.losses.unreadable_bytes;
    uint64_t least = UINT64_MAX, most = 0;
    w32t_etl_head h;
    while (w32t_etl_events_next(&e, &h)) {
        count_event(c, e.p + h.at, &h);
        w32t_etl_learn(s, e.p + h.at, &h);
        if (!h.has_time) continue;
        if (h.time < least) least = h.time;
        if (h.time > most) most = h.time;
    }
    if (least > most) return;
    w32t_stat_time(st, w32t_etl_segment_time(segment, least));
    w32t_stat_time(st, w32t_etl_segment_time(segment, most));
}

static void describe_clock(const etl_source *s, w32t_file_stat *st) {
    const w32t_etl_header *h = &s->segments[0]->header;
    w32t_buf b = {0};
    w32t_buf_text(&b, h->clock.type == 2 ? "system time" : h->clock.type == 3 ? "CPU cycles" : "QPC");
    if (h->clock.type != 2) w32t_buf_printf(&b, " %llu Hz", (unsigned long long)h->clock.frequency);
    if (h->session.boot_filetime) {
        w32t_buf_text(&b, ", boot ");
        w32t_buf_filetime(&b, h->session.boot_filetime, 7);
    }
    int zone = h->session.zone_minutes, minutes = zone < 0 ? -zone : zone;
    w32t_buf_printf(&b, ", zone UTC%c%02d:%02d", zone < 0 ? '-' : '+', minutes / 60, minutes % 60);
    size_t others = s->segment_count - 1;
    for (size_t i = 0; i < s->segment_count; i++)
        others += s->segments[i]->anchor_count;
    if (others) w32t_buf_printf(&b, ", set %zu times", others);
    snprintf(st->clock, sizeof st->clock, "%s", w32t_buf_cstr(&b));
    w32t_buf_free(&b);
    if (!h->present) return;
    snprintf(st->os, sizeof st->os, "Windows %u.%u.%u, %u-bit, %u processors", h->session.version & 0xFF,
             h->session.version >> 8 & 0xFF, h->session.build, h->session.pointer_size * 8u, h->processors);
}

w32t_status w32t_etl_stat(w32t_source *source, w32t_file_stat *st, w32t_error *error) {
    etl_source *s = (etl_source *)source;
    counter c = {.names = &s->names};
    w32t_etl_buffer b;
    w32t_span stored;
    while (w32t_etl_walker_next(&s->walker, &b, &stored))
        count_buffer(s, &c, st, &b, stored);
    w32t_schema_collector_flush(s->learned);
    w32t_etl_damage_at_end(s);
    for (unsigned k = 0; k < W32T_ETW_KIND_COUNT; k++) {
        st->events += c.kinds[k];
        if (c.kinds[k]) w32t_stat_kind(st, w32t_etw_kind_name((w32t_etw_kind)k), c.kinds[k]);
    }
    for (size_t i = 0; i < c.room; i++)
        if (c.slots[i].what.events) w32t_stat_seen(st, &c.slots[i].what, c.slots[i].what.events);
    free(c.slots);
    describe_clock(s, st);
    st->bytes = s->base.in->seekable ? s->base.in->size : s->walker.next;
    st->buffers = s->walker.buffers;
    st->lost_events = s->base.losses.events;
    st->lost_buffers = s->base.losses.buffers;
    st->unreadable_bytes = s->base.losses.unreadable_bytes;
    w32t_damage_free(&st->damage);
    st->taught = s->learned; // outlives the source: other files' events may be known by it
    s->base.collected = s->learned = NULL;
    st->damage = s->base.damage;
    memset(&s->base.damage, 0, sizeof s->base.damage);
    return s->walker.bytes.failed ? w32t_fail(error, W32T_E_IO, s->walker.next, "cannot be read") : W32T_OK;
}
