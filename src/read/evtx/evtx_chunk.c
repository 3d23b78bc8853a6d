// SPDX-License-Identifier: Apache-2.0
// One chunk: loading it, walking its chain of records, finding old records behind the chain, and what its checksums
// say.
#include "base/crc32.h"
#include "read/evtx/evtx_file.h"

#include <stdio.h>

w32t_evtx_chunk *evtx_chunk_load(evtx_source *s, const evtx_place *place) {
    uint64_t offset = place->offset;
    w32t_evtx_chunk *c = w32t_evtx_chunk_new(&s->log);
    c->file_offset = offset;
    uint64_t left = s->base.in->size - offset;
    size_t n = w32t_input_read(s->base.in, offset, c->bytes, left < W32T_EVTX_CHUNK ? (size_t)left : W32T_EVTX_CHUNK);
    bool magic = n != SIZE_MAX && n >= EVTX_CHUNK_DATA && memcmp(c->bytes, EVTX_CHUNK_MAGIC, 8) == 0;
    if (n == SIZE_MAX || n < EVTX_CHUNK_DATA || magic == place->headless) {
        w32t_evtx_chunk_release(c);
        return NULL;
    }
    c->size = (uint32_t)n;
    memset(c->bytes + n, 0, sizeof c->bytes - n);
    return c;
}

evtx_walk evtx_walk_start(const w32t_evtx_chunk *c) {
    uint32_t end = w32t_le32(c->bytes + EVTX_CHUNK_FREE);
    if (end < EVTX_CHUNK_DATA || end > W32T_EVTX_CHUNK)
        end = W32T_EVTX_CHUNK; // not to be believed: go as far as records go
    return (evtx_walk){.chunk = c, .at = EVTX_CHUNK_DATA, .end = end};
}

static bool record_at(const w32t_evtx_chunk *c, uint32_t at, uint32_t end, evtx_record *r) {
    if (end > c->size) end = c->size;
    if (at > end || end - at < EVTX_RECORD_LEAST) return false;
    const uint8_t *p = c->bytes + at;
    if (w32t_le32(p) != EVTX_RECORD_MAGIC) return false;
    uint32_t size = w32t_le32(p + EVTX_RECORD_SIZE);
    if (size < EVTX_RECORD_LEAST || size > end - at) return false;
    *r = (evtx_record){at, size, w32t_le64(p + EVTX_RECORD_ID), w32t_le64(p + EVTX_RECORD_TIME)};
    return true;
}

bool evtx_walk_next(evtx_walk *w, evtx_record *r) {
    if (w->at >= w->end || !record_at(w->chunk, w->at, w->end, r)) return false;
    w->at += r->size;
    w->last_id = r->id;
    w->any = true;
    return true;
}

static bool whole_record_at(const w32t_evtx_chunk *c, uint32_t at, evtx_record *r) { // its size stands at both ends
    return record_at(c, at, c->size, r) && w32t_le32(c->bytes + at + r->size - 4) == r->size;
}

bool evtx_slack_next(const w32t_evtx_chunk *c, uint32_t *at, evtx_record *r) {
    while (*at + EVTX_RECORD_LEAST <= c->size) {
        const uint8_t *p = memchr(c->bytes + *at, '*', c->size - *at - EVTX_RECORD_LEAST + 1);
        if (!p) break;
        *at = (uint32_t)(p - c->bytes);
        if (whole_record_at(c, *at, r)) {
            *at += r->size;
            return true;
        }
        ++*at;
    }
    *at = c->size;
    return false;
}

// A log that was copied while it was written may have newer records in a chunk than the chunk's head says. They are
// told from what was left there by other logs, or by this one before it was cleared, by their ids: one more from record
// to record, from the chain's last on, or, where the chain is empty, up to the next id of the file header.
static unsigned unclosed_records(const evtx_source *s, const evtx_walk *w) {
    evtx_record r;
    unsigned n = 0;
    uint64_t id = w->last_id;
    if (!(s->header_flags & EVTX_FLAG_DIRTY) || w->at != w->end) return 0;
    for (uint32_t at = w->at; whole_record_at(w->chunk, at, &r); at += r.size) {
        if ((n || w->any) && r.id != id + 1) break;
        id = r.id;
        n++;
        if (!w->any && id + 1 == s->next_record) break;
    }
    return w->any || id + 1 == s->next_record ? n : 0;
}

void evtx_chunk_check(evtx_source *s, const w32t_evtx_chunk *c, const evtx_walk *w) {
    const uint8_t *b = c->bytes;
    char text[160];
    uint32_t crc =
        w32t_crc32(w32t_crc32(0, b, EVTX_CHUNK_FLAGS), b + EVTX_CHUNK_STRINGS, EVTX_CHUNK_DATA - EVTX_CHUNK_STRINGS);
    if (crc != w32t_le32(b + EVTX_CHUNK_CRC))
        w32t_evtx_damage(&s->log, c->file_offset, 0, "the chunk header's checksum is wrong");
    uint32_t end = w32t_le32(b + EVTX_CHUNK_FREE);
    if (end < EVTX_CHUNK_DATA || end > W32T_EVTX_CHUNK)
        w32t_evtx_damage(&s->log, c->file_offset + EVTX_CHUNK_FREE, 0, "the chunk's free-space offset is impossible");
    else if (end <= c->size &&
             w32t_crc32(0, b + EVTX_CHUNK_DATA, end - EVTX_CHUNK_DATA) != w32t_le32(b + EVTX_CHUNK_DATA_CRC))
        w32t_evtx_damage(&s->log, c->file_offset, 0, "the checksum of the chunk's records is wrong");
    unsigned unclosed = s->options.carve ? 0 : unclosed_records(s, w);
    if (unclosed) {
        snprintf(text, sizeof text, "%u record%s behind the free-space offset: the log was not closed (--carve)",
                 unclosed, unclosed == 1 ? "" : "s");
        w32t_evtx_damage(&s->log, c->file_offset + w->at, 0, text);
    }
    if (w->at >= w->end || end != w->end) return;
    uint32_t stop = w->end < c->size ? w->end : c->size;
    uint32_t size = w->at + 8 <= c->size ? w32t_le32(b + w->at + 4) : 0;
    if (w->at + 4 <= c->size && w32t_le32(b + w->at) == EVTX_RECORD_MAGIC)
        snprintf(text, sizeof text, "the chain of records ends early: a record of impossible size %u", size);
    else
        snprintf(text, sizeof text, "the chain of records ends early: no record where the next should be");
    w32t_evtx_damage(&s->log, c->file_offset + w->at, stop > w->at ? stop - w->at : 0, text);
}
