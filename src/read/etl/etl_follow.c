// SPDX-License-Identifier: Apache-2.0
// A file that is still being written: new buffers at its end, and buffers that were written before they were full and
// are completed in place. Polled; the last buffers are looked at again each time. Nothing is searched for: what makes
// no sense yet may make sense soon.
#define _POSIX_C_SOURCE 199309L
#include "read/etl/etl_internal.h"

#include <time.h>

#define POLL_NS 50000000
#define TAILS   (sizeof((etl_source *)0)->tails / sizeof *((etl_source *)0)->tails)

bool w32t_etl_follow_waits(const etl_source *s) {
    return s->options.follow && s->base.in->seekable;
}

w32t_status w32t_etl_follow_pause(etl_source *s) {
    if (s->base.polled) return W32T_OK;
    (void)s;
    struct timespec t = {0, POLL_NS};
    nanosleep(&t, NULL);
    return W32T_OK;
}

// A whole and sensible buffer at offset: its header and its events as far as they are valid.
static bool read_at(etl_source *s, uint64_t offset, w32t_etl_buffer *b, w32t_span *stored) {
    uint8_t head[ETL_BUFFER_HEAD];
    if (w32t_input_read(s->base.in, offset, head, sizeof head) != sizeof head) return false;
    uint32_t size = w32t_le32(head + ETL_BUFFER_SIZE), fill = w32t_le32(head + ETL_BUFFER_FILL);
    uint16_t flags = w32t_le16(head + ETL_BUFFER_FLAGS);
    *b = (w32t_etl_buffer){.offset = offset, .fill = fill, .flags = flags, .type = w32t_le16(head + ETL_BUFFER_TYPE)};
    b->compressed = flags & ETL_FLAG_COMPRESSED;
    b->cpu = flags & ETL_FLAG_CPU16 ? w32t_le16(head + ETL_BUFFER_CPU) : head[ETL_BUFFER_CPU];
    if (size < ETL_BUFFER_HEAD || size > ETL_LARGEST_BUFFER || fill < ETL_BUFFER_HEAD || fill > ETL_LARGEST_BUFFER)
        return false;
    if (flags & ~(uint32_t)ETL_FLAGS_POSSIBLE || b->type >= ETL_TYPES_POSSIBLE || (!b->compressed && fill > size))
        return false;
    b->stored = size;
    uint32_t want = b->compressed ? size : fill;
    uint8_t *bytes = w32t_room_for(&s->scratch, offset, want);
    if (w32t_input_read(s->base.in, offset, bytes, want) != want) return false;
    *stored = w32t_span_of(bytes, want);
    return true;
}

static void remember(etl_source *s, uint64_t offset, uint32_t fill) {
    if (s->tail_count == TAILS) memmove(s->tails, s->tails + 1, --s->tail_count * sizeof *s->tails);
    s->tails[s->tail_count++] = (struct etl_tail){offset, fill};
}

static bool completed(etl_source *s) {
    bool news = false;
    for (size_t i = 0; i < s->tail_count; i++) {
        w32t_etl_buffer b;
        w32t_span stored;
        uint8_t fill[4];
        if (w32t_input_read(s->base.in, s->tails[i].offset + ETL_BUFFER_FILL, fill, 4) != 4 ||
            w32t_le32(fill) <= s->tails[i].fill)
            continue;
        if (!read_at(s, s->tails[i].offset, &b, &stored) || b.compressed || b.fill <= s->tails[i].fill) continue;
        w32t_etl_order_take(s, &b, stored, (s->tails[i].fill + 7u) & ~7u);
        s->tails[i].fill = b.fill;
        news = true;
    }
    return news;
}

bool w32t_etl_follow(etl_source *s) {
    w32t_input_refresh(s->base.in);
    bool news = completed(s);
    w32t_etl_buffer b;
    w32t_span stored;
    // One new buffer at a time keeps memory bounded; the next call gets the next.
    if (!news && read_at(s, s->walker.next, &b, &stored)) {
        w32t_etl_order_take(s, &b, stored, ETL_BUFFER_HEAD);
        remember(s, b.offset, b.fill);
        s->walker.next += b.stored;
        s->walker.buffers++;
        news = true;
    }
    uint64_t now = w32t_monotonic_ns(),
             window = s->options.late_window_ns > 0 ? (uint64_t)s->options.late_window_ns : 2000000000u;
    if (news || !s->quiet_since) s->quiet_since = now;
    s->idle = !news && now - s->quiet_since >= window;
    return news;
}
