// SPDX-License-Identifier: Apache-2.0
// Records into chunks, chunks into a file: sizes, checksums and headers of EVTX 3.1.
#include "base/crc32.h"
#include "write/evtx/evtx_write.h"

#include <stdlib.h>

// Windows never fills a chunk to its last byte (in 2,807 chunks of real logs at least 8 are left), and libevtx does not
// read a record that ends there.
#define CHUNK_REST 8u

struct w32t_evtx_out {
    w32t_ew_sink sink;
    void *context;
    w32t_ew_chunk *chunk;
    uint32_t last_record;          // offset in the chunk
    uint64_t first_id, last_id;    // of the chunk
    uint64_t first_number, number; // of the chunk, of the file: records in file order from 1
    uint64_t chunks;
};

static void start_chunk(w32t_evtx_out *o) {
    w32t_ew_chunk *c = o->chunk;
    memset(c->bytes, 0, sizeof c->bytes);
    c->at = 512;
    c->full = false;
    c->known_count = 0;
    c->depth = 0;
    o->last_record = 0;
    o->first_number = o->number + 1;
}

w32t_evtx_out *w32t_evtx_out_new(w32t_ew_sink sink, void *context) {
    w32t_evtx_out *o = w32t_alloc(sizeof *o);
    o->sink = sink;
    o->context = context;
    o->chunk = w32t_alloc(sizeof *o->chunk);
    start_chunk(o);
    return o;
}

static bool is_empty(const w32t_evtx_out *o) {
    return o->last_record == 0;
}

static w32t_status end_chunk(w32t_evtx_out *o, w32t_error *error) {
    uint8_t *b = o->chunk->bytes;
    memcpy(b, "ElfChnk", 8);
    w32t_put64(b + 8, o->first_number);
    w32t_put64(b + 16, o->number);
    w32t_put64(b + 24, o->first_id);
    w32t_put64(b + 32, o->last_id);
    w32t_put32(b + 40, 128);
    w32t_put32(b + 44, o->last_record);
    w32t_put32(b + 48, o->chunk->at);
    w32t_put32(b + 52, w32t_crc32(0, b + 512, o->chunk->at - 512));
    w32t_put32(b + 120, 1);
    w32t_put32(b + 124, w32t_crc32(w32t_crc32(0, b, 120), b + 128, 384));
    o->chunks++;
    w32t_status s = o->sink(o->context, b, sizeof o->chunk->bytes, error);
    start_chunk(o);
    return s;
}

static bool put_record(w32t_evtx_out *o, uint64_t id, uint64_t filetime, const w32t_ew_fragment *event) {
    w32t_ew_chunk *c = o->chunk;
    uint32_t at = c->at;
    if (sizeof c->bytes - at < 32) return false;
    w32t_put32(c->bytes + at, 0x00002A2A);
    w32t_put64(c->bytes + at + 8, id);
    w32t_put64(c->bytes + at + 16, filetime);
    c->at = at + 24;
    w32t_ew_put_fragment(c, event);
    if (c->full) return false;
    uint32_t size = (c->at - at + 4 + 7) & ~7u;
    if (size > sizeof c->bytes - CHUNK_REST - at) return false;
    memset(c->bytes + c->at, 0, at + size - c->at);
    w32t_put32(c->bytes + at + 4, size);
    w32t_put32(c->bytes + at + size - 4, size);
    c->at = at + size;
    if (is_empty(o)) o->first_id = id;
    o->last_record = at;
    o->last_id = id;
    o->number++;
    return true;
}

w32t_status w32t_evtx_out_add(w32t_evtx_out *o, uint64_t id, uint64_t filetime, const w32t_ew_fragment *event,
                              w32t_error *error) {
    if (o->number && id <= o->last_id) id = o->last_id + 1;
    // A record that does not fit is taken back: what it wrote behind `at`, and its entries in the tables of names and
    // templates.
    w32t_ew_chunk *c = o->chunk;
    uint8_t tables[384];
    uint32_t at = c->at, known = c->known_count;
    memcpy(tables, c->bytes + 128, sizeof tables);
    if (put_record(o, id, filetime, event)) return W32T_OK;
    memcpy(c->bytes + 128, tables, sizeof tables);
    memset(c->bytes + at, 0, sizeof c->bytes - at);
    c->at = at;
    c->known_count = known;
    c->full = false;
    c->depth = 0;
    if (is_empty(o))
        return w32t_fail(error, W32T_E_LIMIT, W32T_NO_OFFSET, "a record is larger than a chunk of an event log");
    w32t_status s = end_chunk(o, error);
    if (s != W32T_OK) return s;
    if (put_record(o, id, filetime, event)) return W32T_OK;
    start_chunk(o);
    return w32t_fail(error, W32T_E_LIMIT, W32T_NO_OFFSET, "a record is larger than a chunk of an event log");
}

w32t_status w32t_evtx_out_finish(w32t_evtx_out *o, uint8_t header[4096], w32t_error *error) {
    // An event log has at least one chunk.
    if (!is_empty(o) || !o->chunks) {
        if (is_empty(o)) {
            o->first_number = 1;
            o->number = 0;
        }
        w32t_status s = end_chunk(o, error);
        if (s != W32T_OK) return s;
    }
    memset(header, 0, 4096);
    memcpy(header, "ElfFile", 8);
    w32t_put64(header + 16, o->chunks - 1);
    w32t_put64(header + 24, o->last_id + 1);
    w32t_put32(header + 32, 128);
    w32t_put16(header + 36, 1);
    w32t_put16(header + 38, 3);
    w32t_put16(header + 40, 4096);
    w32t_put16(header + 42, (uint16_t)(o->chunks > 0xFFFF ? 0xFFFF : o->chunks));
    w32t_put32(header + 124, w32t_crc32(0, header, 120));
    return W32T_OK;
}

void w32t_evtx_out_free(w32t_evtx_out *o) {
    if (!o) return;
    free(o->chunk);
    free(o);
}
