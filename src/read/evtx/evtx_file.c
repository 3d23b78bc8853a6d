// SPDX-License-Identifier: Apache-2.0
// The event-log reader: chunks in the order of their records, each cut into events whose BinXML is decoded later, on
// any thread. Records that only survive behind a chunk's live chain come in a second pass (carve), marked, never
// between the live ones.
#include "base/wintime.h"
#include "read/evtx/evtx_file.h"
#include "read/readers.h"

#include <stdlib.h>

#define FOLLOW_MS    200
#define BATCH_CHUNKS 4   // a batch's output waits in memory: fewer chunks, less of it
#define MANY         16u // logs merged: each keeps a batch at hand, so those are a part of one chunk
#define FEW_EVENTS   16u

static int evtx_probe(w32t_span head, uint64_t file_size) {
    if (head.n >= 8 && memcmp(head.p, EVTX_FILE_MAGIC, 8) == 0) return 100;
    if (head.n >= EVTX_CHUNK_DATA && file_size >= EVTX_CHUNK_DATA && memcmp(head.p, EVTX_CHUNK_MAGIC, 8) == 0)
        return 95;
    return 0;
}

static void evtx_close(w32t_source *base) {
    evtx_source *s = (evtx_source *)base;
    if (s->open) w32t_evtx_chunk_release(s->open);
    void *templates = atomic_load(&s->log.templates);
    if (templates) s->log.templates_free(templates);
    w32t_input_close(base->in);
    w32t_damage_free(&base->damage);
    free(s->places);
    free(s);
}

static w32t_status evtx_open(w32t_input *in, const w32t_read_options *options, w32t_source **out, w32t_error *error) {
    evtx_source *s = w32t_alloc(sizeof *s);
    s->base.ops = &w32t_read_evtx;
    s->base.in = in;
    s->base.order_by_record = 1;
    s->log.source = &s->base;
    atomic_flag_clear(&s->log.damage_lock);
    if (options) s->options = *options;
    s->log.messages = s->options.messages;
    s->log.schemas = s->options.schemas;
    if (s->options.library && s->options.library->ops == &w32t_read_evtx)
        s->log.library = &((evtx_source *)s->options.library)->log;
    w32t_status st = evtx_index(s, error);
    if (st != W32T_OK) {
        s->base.in = NULL;
        w32t_damage_free(&s->base.damage);
        free(s->places);
        free(s);
        return st;
    }
    *out = &s->base;
    return W32T_OK;
}

// `before` is the time of the record before: it stands in where a record's own time is 0 (seen in real logs).
static void put_event(w32t_batch *batch, const w32t_evtx_chunk *c, const evtx_record *r, bool carved,
                      uint64_t *before) {
    w32t_event *e = w32t_batch_add(batch);
    e->source = W32T_SOURCE_EVTX;
    e->encoding = W32T_ENC_BINXML;
    e->schema = W32T_SCHEMA_BINXML;
    e->clock = r->filetime;
    if (r->filetime) *before = r->filetime;
    e->time = w32t_filetime_to_ns(*before);
    e->record = r->id;
    e->has = W32T_HAS_RECORD | (carved ? W32T_EVENT_CARVED : 0u);
    e->native = c;
    e->payload = c->bytes + r->offset + EVTX_RECORD_BODY;
    e->payload_size = r->size - EVTX_RECORD_LEAST;
}

static void carve(w32t_batch *batch, w32t_evtx_chunk *c, bool headless) {
    evtx_walk w = evtx_walk_start(c);
    evtx_record r;
    while (!headless && evtx_walk_next(&w, &r)) {
    }
    uint32_t at = w.at;
    uint64_t before = 0;
    while (evtx_slack_next(c, &at, &r))
        put_event(batch, c, &r, true, &before);
}

// Records of the open chunk, up to `most`; closes it when there are no more.
static void cut(evtx_source *s, w32t_batch *batch, size_t most) {
    w32t_evtx_chunk *c = s->open;
    evtx_record r;
    size_t had = batch->count, end = most < SIZE_MAX - had ? had + most : SIZE_MAX;
    while (batch->count < end && evtx_walk_next(&s->walk, &r)) {
        if (s->options.follow && s->any_before && r.id <= s->id_before) continue;
        put_event(batch, c, &r, false, &s->last_time);
        s->last_id = r.id;
        s->any_id = true;
    }
    bool more = batch->count == end;
    if (batch->count > had) {
        atomic_fetch_add(&c->refs, 1);
        w32t_batch_keep(batch, c, w32t_evtx_chunk_release);
    }
    if (more) return;
    if (!s->options.follow && !s->counted) evtx_chunk_check(s, c, &s->walk);
    w32t_evtx_chunk_release(c);
    s->open = NULL;
}

static void open_chunk(evtx_source *s, w32t_evtx_chunk *c) {
    s->open = c;
    s->walk = evtx_walk_start(c);
    s->id_before = s->last_id;
    s->any_before = s->any_id;
}

// Looks for what was appended since; true when the list of chunks is worth another pass.
static bool look_again(evtx_source *s) {
    if (!w32t_input_refresh(s->base.in)) return false;
    size_t damage = s->base.damage.count;
    uint64_t total = s->base.damage.total;
    w32t_losses losses = s->base.losses;
    s->place_count = 0;
    w32t_status st = evtx_index(s, NULL);
    s->base.damage.count = damage; // the same was said the first time
    s->base.damage.total = total;
    s->base.losses = losses;
    s->next = 0;
    uint64_t newest = s->place_count ? s->places[s->place_count - 1].first_id : 0;
    if (s->any_id && newest && newest < s->newest_chunk) s->any_id = false; // the log was cleared and begins anew
    s->newest_chunk = newest;
    // Chunks that are wholly known need no second look: the last of the earlier ones may have grown.
    while (s->any_id && s->next + 1 < s->place_count && s->places[s->next + 1].first_id <= s->last_id)
        s->next++;
    return st == W32T_OK;
}

static w32t_status evtx_fill(w32t_source *base, w32t_batch *batch, w32t_error *error) {
    (void)error;
    evtx_source *s = (evtx_source *)base;
    size_t before = batch->count, chunks = 0;
    bool many = base->together > MANY;
    while (!w32t_batch_full(batch) && chunks < (many ? 1 : BATCH_CHUNKS)) {
        size_t had = batch->count;
        if (s->open) {
            cut(s, batch, many ? FEW_EVENTS : SIZE_MAX);
            chunks += batch->count > had;
            continue;
        }
        if (s->next == s->place_count) {
            if (s->options.carve && !s->carving && !s->options.follow) {
                s->carving = true;
                s->next = 0;
                continue;
            }
            break;
        }
        evtx_place place = s->places[s->next++];
        if (place.headless && !s->carving) continue;
        w32t_evtx_chunk *c = evtx_chunk_load(s, &place);
        if (!c) {
            if (!s->carving) w32t_evtx_damage(&s->log, place.offset, W32T_EVTX_CHUNK, "the chunk could not be read");
            continue;
        }
        if (!s->carving) {
            open_chunk(s, c);
            continue;
        }
        carve(batch, c, place.headless);
        if (batch->count == had)
            w32t_evtx_chunk_release(c);
        else {
            w32t_batch_keep(batch, c, w32t_evtx_chunk_release);
            chunks++;
        }
    }
    if (batch->count > before) return W32T_OK;
    if (!s->options.follow) return W32T_END;
    if (!base->polled) w32t_sleep_ms(FOLLOW_MS);
    return look_again(s) ? W32T_OK : W32T_END; // OK and nothing new: the caller asks again
}

static w32t_status evtx_stat(w32t_source *base, w32t_file_stat *st, w32t_error *error) {
    (void)error;
    evtx_source *s = (evtx_source *)base;
    for (size_t i = 0; i < s->place_count; i++) {
        bool headless = s->places[i].headless;
        w32t_evtx_chunk *c = evtx_chunk_load(s, &s->places[i]);
        if (!c) continue;
        evtx_walk w = evtx_walk_start(c);
        evtx_record r;
        uint64_t live = 0;
        while (!headless && evtx_walk_next(&w, &r)) {
            live++;
            if (r.filetime) w32t_stat_time(st, w32t_filetime_to_ns(r.filetime));
        }
        if (!headless) evtx_chunk_check(s, c, &w);
        st->events += live;
        if (live) w32t_stat_kind(st, "record", live);
        uint32_t at = w.at;
        while (evtx_slack_next(c, &at, &r))
            st->carved++;
        w32t_evtx_chunk_release(c);
    }
    s->counted = true;
    st->format = "evtx";
    st->bytes = base->in->size;
    st->unreadable_bytes = base->losses.unreadable_bytes;
    for (size_t i = 0; i < base->damage.count; i++)
        w32t_damage_add(&st->damage, base->damage.items[i].offset, base->damage.items[i].bytes, "%s",
                        base->damage.items[i].what);
    return W32T_OK;
}

const w32t_source_ops w32t_read_evtx = {
    .format = "evtx",
    .probe = evtx_probe,
    .open = evtx_open,
    .fill = evtx_fill,
    .stat = evtx_stat,
    .close = evtx_close,
};
