// SPDX-License-Identifier: Apache-2.0
// The event's lazily made parts, and names of numbers.
#include "model/record.h"

#include <stdio.h>
#include <stdlib.h>

void w32t_event_describe(w32t_event *e) {
    if (e->made & W32T_MADE_DESCRIPTION) return;
    e->made |= W32T_MADE_DESCRIPTION;
    if (e->decoder && e->decoder->describe) e->decoder->describe(e);
}

void w32t_event_numbers(w32t_event *e, uint32_t want) {
    if ((e->has & want) == want || e->made & W32T_MADE_DESCRIPTION) return;
    if (want == W32T_WANT_TIME && (e->source != W32T_SOURCE_EVTX || e->made & W32T_MADE_TIME)) return;
    if (!e->decoder || !e->decoder->numbers || !e->decoder->numbers(e, want)) w32t_event_describe(e);
}

const w32t_field *w32t_event_fields(w32t_event *e, uint32_t *count) {
    if (!(e->made & W32T_MADE_FIELDS)) {
        w32t_event_describe(e);
        e->made |= W32T_MADE_FIELDS;
        if (e->decoder && e->decoder->fields) e->decoder->fields(e);
    }
    *count = e->field_count;
    return e->fields;
}

bool w32t_event_put_text(w32t_event *e, w32t_text which, w32t_buf *b) {
    w32t_event_describe(e);
    return e->decoder && e->decoder->text && e->decoder->text(e, which, b);
}

// Copies what a helper buffer holds as snprintf would.
static size_t deliver(w32t_buf *b, char *out, size_t size) {
    size_t n = b->n;
    if (size) {
        size_t part = n < size ? n : size - 1;
        if (part) memcpy(out, b->p, part);
        out[part] = 0;
    }
    w32t_buf_free(b);
    return n;
}

size_t w32t_event_text(w32t_event *e, w32t_text which, char *out, size_t size) {
    w32t_buf b = {0};
    w32t_event_put_text(e, which, &b);
    return deliver(&b, out, size);
}

static size_t frame_text(w32t_event *e, uint32_t index, w32t_frame_form form, char *out, size_t size) {
    w32t_buf b = {0};
    if (index < e->stack_count) {
        w32t_event_describe(e);
        if (!e->decoder || !e->decoder->frame || !e->decoder->frame(e, index, form, &b))
            w32t_buf_hex(&b, e->stack[index]);
    }
    return deliver(&b, out, size);
}

size_t w32t_event_frame(w32t_event *e, uint32_t index, char *out, size_t size) {
    return frame_text(e, index, W32T_FRAME_NAME, out, size);
}

size_t w32t_event_frame_place(w32t_event *e, uint32_t index, char *out, size_t size) {
    return frame_text(e, index, W32T_FRAME_PLACE, out, size);
}

size_t w32t_event_caller(w32t_event *e, char *out, size_t size) {
    w32t_buf b = {0};
    if (e->call && e->decoder && e->decoder->frame) e->decoder->frame(e, W32T_FRAME_CALLER, W32T_FRAME_NAME, &b);
    return deliver(&b, out, size);
}

static const char *map_find(const w32t_map *m, uint64_t v) {
    uint32_t lo = 0, hi = m->count;
    while (lo < hi) {
        uint32_t mid = lo + (hi - lo) / 2;
        if (m->entries[mid].value < v)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo < m->count && m->entries[lo].value == v ? m->entries[lo].text : NULL;
}

static void put_bits(const w32t_map *m, uint64_t v, w32t_buf *b) {
    size_t start = b->n;
    uint64_t rest = v;
    // Highest values first, so that combined flags (GENERIC_READ|… in one constant) win over their single bits.
    for (uint32_t i = m->count; i-- > 0 && rest;) {
        uint64_t bit = m->entries[i].value;
        if (!bit || (rest & bit) != bit) continue;
        if (b->n > start) w32t_buf_char(b, '|');
        w32t_buf_text(b, m->entries[i].text);
        rest &= ~bit;
    }
    if (rest && b->n > start) {
        w32t_buf_char(b, '|');
        w32t_buf_hex(b, rest);
    }
}

void w32t_map_put(const w32t_map *m, uint64_t v, w32t_buf *b) {
    const char *exact = map_find(m, v);
    if (exact)
        w32t_buf_text(b, exact);
    else if (m->bits)
        put_bits(m, v, b);
}

size_t w32t_map_text(const w32t_map *map, uint64_t v, char *out, size_t size) {
    w32t_buf b = {0};
    if (map) w32t_map_put(map, v, &b);
    return deliver(&b, out, size);
}

const char *w32t_etw_kind_name(w32t_etw_kind kind) {
    static const char *const names[W32T_ETW_KIND_COUNT] = {
        "UNKNOWN", "SYSTEM32",   "SYSTEM64",   "COMPACT32",      "COMPACT64",      "FULL32",
        "FULL64",  "INSTANCE32", "INSTANCE64", "TIMED",          "ERROR",          "WNODE",
        "MESSAGE", "PERFINFO32", "PERFINFO64", "EVENT_HEADER32", "EVENT_HEADER64",
    };
    return kind < W32T_ETW_KIND_COUNT ? names[kind] : "UNKNOWN";
}
