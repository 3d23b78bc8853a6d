// SPDX-License-Identifier: Apache-2.0
// A live event-log channel as a source: events come as XML from a feed and leave as records of chunks that were never
// in a file, so that everything behind sees them like any other log's.
#include "base/wintime.h"
#include "read/evtx/evtx_layout.h"
#include "read/evtx/evtx_xml.h"

#include <stddef.h>
#include <stdlib.h>

typedef struct live {
    w32t_source base;
    w32t_evtx_log log;
    w32t_live_feed feed;
    w32t_evtx_chunk *chunk; // being filled; kept by the batch at hand
    uint32_t at;
    uint64_t last_time;
    bool ended, follow;
} live;

static void live_close(w32t_source *base) {
    live *s = (live *)base;
    void *templates = atomic_load(&s->log.templates);
    if (templates) s->log.templates_free(templates);
    if (s->feed.close) s->feed.close(s->feed.context);
    w32t_input_close(base->in);
    w32t_damage_free(&base->damage);
    free(s);
}

static void new_chunk(live *s, w32t_batch *batch) {
    w32t_evtx_chunk *c = w32t_evtx_chunk_new(&s->log);
    c->size = W32T_EVTX_CHUNK;
    memset(c->bytes, 0, sizeof c->bytes);
    w32t_batch_keep(batch, c, w32t_evtx_chunk_release);
    s->chunk = c;
    s->at = EVTX_CHUNK_DATA;
}

static void take(live *s, w32t_batch *batch, w32t_span xml) {
    w32t_xml_record r;
    if (!s->chunk) new_chunk(s, batch);
    bool ok = w32t_xml_to_record(xml, s->chunk, &s->at, &r);
    if (!ok && s->at > EVTX_CHUNK_DATA) { // perhaps for want of room
        new_chunk(s, batch);
        ok = w32t_xml_to_record(xml, s->chunk, &s->at, &r);
    }
    if (!ok) {
        s->base.losses.events++;
        w32t_evtx_damage(&s->log, W32T_NO_OFFSET, 0, "an event that was not given as XML");
        return;
    }
    if (r.cut) w32t_evtx_damage(&s->log, W32T_NO_OFFSET, 0, "an event longer than 64 KiB was cut");
    if (r.filetime) s->last_time = r.filetime;
    w32t_event *e = w32t_batch_add(batch);
    e->source = W32T_SOURCE_EVTX;
    e->encoding = W32T_ENC_BINXML;
    e->schema = W32T_SCHEMA_BINXML;
    e->clock = r.filetime;
    e->time = w32t_filetime_to_ns(s->last_time);
    e->record = r.id;
    e->has = W32T_HAS_RECORD;
    e->native = s->chunk;
    e->payload = s->chunk->bytes + r.offset;
    e->payload_size = r.size;
}

static w32t_status live_fill(w32t_source *base, w32t_batch *batch, w32t_error *error) {
    live *s = (live *)base;
    size_t before = batch->count;
    s->chunk = NULL; // the last one went with its batch
    while (!s->ended && !w32t_batch_full(batch)) {
        w32t_span xml = {NULL, 0};
        bool wait = s->follow && !base->polled && batch->count == before;
        w32t_status st = s->feed.next(s->feed.context, wait, &xml, error);
        if (st == W32T_END)
            s->ended = true;
        else if (st != W32T_OK)
            return st;
        else if (xml.n)
            take(s, batch, xml);
        else if (s->follow)
            break; // nothing for now
        else
            s->ended = true;
    }
    return batch->count > before || (s->follow && !s->ended) ? W32T_OK : W32T_END;
}

static const w32t_source_ops ops = {.format = "evtx", .fill = live_fill, .close = live_close};

w32t_source *w32t_evtx_live(const char *name, const w32t_read_options *options, w32t_live_feed feed) {
    live *s = w32t_alloc(sizeof *s);
    s->base.ops = &ops;
    s->base.in = w32t_input_of_memory(name, (w32t_span){(const uint8_t *)"", 0});
    s->base.order_by_record = 1;
    s->log.source = &s->base;
    atomic_flag_clear(&s->log.damage_lock);
    s->log.messages = options->messages;
    s->log.schemas = options->schemas;
    s->follow = options->follow;
    s->feed = feed;
    return &s->base;
}
