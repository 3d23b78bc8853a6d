// SPDX-License-Identifier: Apache-2.0
// Recognising event headers: the marker word names the kind, the kind says where size and time stand.
#include "read/etl/etl_walk.h"

typedef struct layout {
    uint8_t kind, header, time, size;
} layout;

static const layout layouts[ETL_HEADER_TYPES] = {
    [ETL_SYSTEM32] = {W32T_ETW_SYSTEM32, 0x20, 0x10, 4},
    [ETL_SYSTEM64] = {W32T_ETW_SYSTEM64, 0x20, 0x10, 4},
    [ETL_COMPACT32] = {W32T_ETW_COMPACT32, 0x18, 0x10, 4},
    [ETL_COMPACT64] = {W32T_ETW_COMPACT64, 0x18, 0x10, 4},
    [ETL_FULL32] = {W32T_ETW_FULL32, 0x30, 0x10, 0},
    [ETL_FULL64] = {W32T_ETW_FULL64, 0x30, 0x10, 0},
    [ETL_INSTANCE32] = {W32T_ETW_INSTANCE32, 0x48, 0x10, 0},
    [ETL_INSTANCE64] = {W32T_ETW_INSTANCE64, 0x48, 0x10, 0},
    [ETL_TIMED] = {W32T_ETW_TIMED, 0x10, 0x08, 0},
    [ETL_ERROR] = {W32T_ETW_ERROR, 0x08, 0, 0}, // no layout is published: marker and size, the rest is shown as bytes
    [ETL_WNODE] = {W32T_ETW_WNODE, 0x30, 0x10, 0},
    [ETL_PERFINFO32] = {W32T_ETW_PERFINFO32, 0x10, 0x08, 4},
    [ETL_PERFINFO64] = {W32T_ETW_PERFINFO64, 0x10, 0x08, 4},
    [ETL_EVENT_HEADER32] = {W32T_ETW_EVENT_HEADER32, 0x50, 0x10, 0},
    [ETL_EVENT_HEADER64] = {W32T_ETW_EVENT_HEADER64, 0x50, 0x10, 0},
};

// size16, 0, flags; message number, option flags; then what the options announce, in this order: sequence number,
// component id or message GUID, time, thread and process.
static bool parse_message(const uint8_t *p, size_t left, w32t_etl_head *h) {
    size_t size = w32t_le16(p), at = 8;
    if (size < 8 || size > left) return false;
    unsigned flags = w32t_le16(p + 6);
    if (flags & ETL_MSG_SEQUENCE) at += 4;
    if (flags & ETL_MSG_COMPONENT)
        at += 4;
    else if (flags & ETL_MSG_GUID)
        at += 16;
    h->has_time = flags & ETL_MSG_TIME && at + 8 <= size;
    if (h->has_time) h->time = w32t_le64(p + at);
    if (flags & ETL_MSG_TIME) at += 8;
    if (flags & ETL_MSG_SYSTEMINFO) at += 8;
    if (at > size) return false;
    h->kind = W32T_ETW_MESSAGE;
    h->size = (uint16_t)size;
    h->header = (uint16_t)at;
    return true;
}

bool w32t_etl_head_parse(const uint8_t *p, size_t left, w32t_etl_head *h) {
    if (left < 8) return false;
    if ((p[3] & ETL_MARK_MESSAGE_MASK) == ETL_MARK_MESSAGE) return p[2] == 0 && parse_message(p, left, h);
    if ((p[3] & ETL_MARK_TRACE) != ETL_MARK_TRACE || p[2] >= ETL_HEADER_TYPES) return false;
    const layout *l = &layouts[p[2]];
    uint16_t size = w32t_le16(p + l->size);
    if (!l->header || size < l->header || size > left) return false;
    h->kind = l->kind;
    h->size = size;
    h->header = l->header;
    h->has_time = l->time != 0;
    if (l->time) h->time = w32t_le64(p + l->time);
    return true;
}

static uint32_t aligned(uint32_t v) {
    return (v + 7u) & ~7u;
}

// The next place where an event, and another one after it or the end of the buffer, makes sense.
static uint32_t find_event(const w32t_etl_events *e, uint32_t from) {
    for (uint32_t at = aligned(from); at + 8 <= e->fill; at += 8) {
        w32t_etl_head h, after;
        if (!w32t_etl_head_parse(e->p + at, e->fill - at, &h)) continue;
        uint32_t next = at + aligned(h.size);
        if (next >= e->fill || w32t_etl_head_parse(e->p + next, e->fill - next, &after)) return at;
    }
    return e->fill;
}

static bool all_equal(const uint8_t *p, size_t n, uint8_t v) {
    for (size_t i = 0; i < n; i++)
        if (p[i] != v) return false;
    return true;
}

static void report_gap(w32t_etl_events *e, uint32_t from, uint32_t to) {
    if (!e->damage) return;
    size_t n = to - from;
    if (e->unreadable) *e->unreadable += n;
    const char *what = all_equal(e->p + from, n, 0)      ? "zeros where events should be"
                       : all_equal(e->p + from, n, 0xFF) ? "unused space where events should be"
                                                         : "no event header makes sense";
    w32t_damage_add(e->damage, e->compressed ? e->offset : e->offset + from, n,
                    "%s: %zu bytes of the buffer at 0x%llx passed over", what, n, (unsigned long long)e->offset);
}

bool w32t_etl_events_next(w32t_etl_events *e, w32t_etl_head *h) {
    while (e->at < e->fill) {
        if (w32t_etl_head_parse(e->p + e->at, e->fill - e->at, h)) {
            h->at = e->at;
            e->at = e->fill - e->at <= aligned(h->size) ? e->fill : e->at + aligned(h->size);
            if (h->has_time)
                e->last_time = h->time;
            else
                h->time = e->last_time;
            return true;
        }
        uint32_t next = find_event(e, e->at + 8 > e->fill ? e->fill : e->at + 8);
        // Fewer than eight bytes cannot hold an event: padding after the last one.
        if (e->fill - e->at >= 8) report_gap(e, e->at, next);
        e->at = next;
    }
    return false;
}
