// SPDX-License-Identifier: Apache-2.0
// Where the chunks of an event log are: on their grid behind a sound file header, or found by scanning for their magic
// when the header is missing or the input is some other blob (disk or memory image). Sorted by their first record,
// since a full log wraps around.
#include "base/crc32.h"
#include "read/evtx/evtx_file.h"

#include <stdio.h>
#include <stdlib.h>

static void add_place(evtx_source *s, uint64_t offset, uint64_t first_id, bool headless) {
    if (s->place_count == s->place_room)
        s->places =
            w32t_realloc(s->places, (s->place_room = s->place_room ? s->place_room * 2 : 64) * sizeof *s->places);
    s->places[s->place_count++] = (evtx_place){offset, first_id, headless};
}

static int by_first_id(const void *a, const void *b) {
    const evtx_place *x = a, *y = b;
    if (x->first_id != y->first_id) return x->first_id < y->first_id ? -1 : 1;
    return x->offset < y->offset ? -1 : x->offset > y->offset;
}

// The id of the first record that is really there; the chunk header's word when there is none.
static uint64_t first_id_of(const uint8_t *head, size_t n) {
    if (n >= EVTX_CHUNK_DATA + EVTX_RECORD_BODY && w32t_le32(head + EVTX_CHUNK_DATA) == EVTX_RECORD_MAGIC)
        return w32t_le64(head + EVTX_CHUNK_DATA + EVTX_RECORD_ID);
    return w32t_le64(head + EVTX_CHUNK_FIRST_ID);
}

static bool all_zero(const uint8_t *p, size_t n) {
    return n == 0 || (p[0] == 0 && memcmp(p, p + 1, n - 1) == 0);
}

// Whether a whole record stands where a chunk's first one would.
static bool record_stands(evtx_source *s, const uint8_t *head, size_t n, uint64_t offset) {
    if (n < EVTX_CHUNK_DATA + EVTX_RECORD_BODY || w32t_le32(head + EVTX_CHUNK_DATA) != EVTX_RECORD_MAGIC) return false;
    uint32_t size = w32t_le32(head + EVTX_CHUNK_DATA + EVTX_RECORD_SIZE);
    uint8_t again[4];
    return size >= EVTX_RECORD_LEAST && size <= W32T_EVTX_CHUNK - EVTX_CHUNK_DATA &&
           w32t_input_read(s->base.in, offset + EVTX_CHUNK_DATA + size - 4, again, 4) == 4 && w32t_le32(again) == size;
}

// One place of the grid. Returns false when no chunk is there.
static bool look_at(evtx_source *s, uint64_t offset) {
    uint8_t head[EVTX_CHUNK_DATA + EVTX_RECORD_BODY];
    uint64_t size = s->base.in->size, left = size - offset;
    size_t n = w32t_input_read(s->base.in, offset, head, left < sizeof head ? (size_t)left : sizeof head);
    uint64_t room = left < W32T_EVTX_CHUNK ? left : W32T_EVTX_CHUNK;
    if (n == SIZE_MAX) {
        w32t_evtx_damage(&s->log, offset, room, "the system could not read this chunk");
        return false;
    }
    if (n >= EVTX_CHUNK_DATA && memcmp(head, EVTX_CHUNK_MAGIC, 8) == 0) {
        if (left < W32T_EVTX_CHUNK) w32t_evtx_damage(&s->log, size, 0, "the file ends inside this chunk");
        add_place(s, offset, first_id_of(head, n), false);
        return true;
    }
    if (s->options.carve && record_stands(s, head, n, offset)) {
        w32t_evtx_damage(&s->log, offset, room, "no chunk here: its magic is wrong; its records are carved");
        add_place(s, offset, first_id_of(head, n), true);
        return true;
    }
    if (left < W32T_EVTX_CHUNK)
        w32t_evtx_damage(&s->log, offset, left, "bytes behind the last whole chunk");
    else if (!all_zero(head, n))
        w32t_evtx_damage(&s->log, offset, room, "no chunk here: its magic is wrong");
    // else: room that the log has not used yet
    return false;
}

static bool sound(const uint8_t *c, size_t n, bool records) {
    uint32_t end = w32t_le32(c + EVTX_CHUNK_FREE);
    if (records)
        return end >= EVTX_CHUNK_DATA && end <= n &&
               w32t_crc32(0, c + EVTX_CHUNK_DATA, end - EVTX_CHUNK_DATA) == w32t_le32(c + EVTX_CHUNK_DATA_CRC);
    return n >= EVTX_CHUNK_DATA && w32t_crc32(w32t_crc32(0, c, EVTX_CHUNK_FLAGS), c + EVTX_CHUNK_STRINGS,
                                              EVTX_CHUNK_DATA - EVTX_CHUNK_STRINGS) == w32t_le32(c + EVTX_CHUNK_CRC);
}

// A magic inside the chunk found before it: part of that one's records, unless those were overwritten by a chunk that
// is sound.
static bool inside_last(evtx_source *s, uint64_t offset) {
    if (!s->place_count || offset - s->places[s->place_count - 1].offset >= W32T_EVTX_CHUNK) return false;
    uint8_t *c = w32t_block_new(W32T_EVTX_CHUNK);
    uint64_t last = s->places[s->place_count - 1].offset;
    size_t n = w32t_input_read(s->base.in, last, c, W32T_EVTX_CHUNK);
    bool inside = n == SIZE_MAX || n < EVTX_CHUNK_DATA || sound(c, n, true);
    if (!inside) {
        n = w32t_input_read(s->base.in, offset, c, EVTX_CHUNK_DATA);
        inside = n == SIZE_MAX || !sound(c, n, false);
    }
    w32t_block_free(c);
    return inside;
}

// Scans [from, to) for chunk magics; any alignment.
static void scan(evtx_source *s, uint64_t from, uint64_t to) {
    enum { STEP = 1 << 20, MARGIN = EVTX_CHUNK_DATA + EVTX_RECORD_BODY };
    w32t_room room = {0};
    for (uint64_t at = from; at < to;) {
        uint64_t left = to - at;
        size_t want = left < STEP + MARGIN ? (size_t)left : STEP + MARGIN;
        uint8_t *b = w32t_room_for(&room, at, want);
        size_t n = w32t_input_read(s->base.in, at, b, want);
        if (n == SIZE_MAX || n < EVTX_CHUNK_DATA) break;
        size_t stop = n == want && left > STEP + MARGIN ? STEP : n - EVTX_CHUNK_DATA + 1;
        for (const uint8_t *p = b; (p = memchr(p, 'E', (size_t)(b + stop - p))) != NULL; p++) {
            if (memcmp(p, EVTX_CHUNK_MAGIC, 8) != 0 || w32t_le32(p + EVTX_CHUNK_HEADER_SIZE) != 128) continue;
            size_t o = (size_t)(p - b);
            if (!inside_last(s, at + o)) add_place(s, at + o, first_id_of(p, n - o), false);
        }
        at += stop;
    }
    w32t_room_free(&room);
}

static void check_file_header(evtx_source *s, const uint8_t *h, uint64_t found, uint64_t whole) {
    s->header_flags = (uint16_t)w32t_le32(h + EVTX_FILE_FLAGS);
    s->next_record = w32t_le64(h + EVTX_FILE_NEXT_RECORD);
    if (w32t_le32(h + EVTX_FILE_CRC) != w32t_crc32(0, h, EVTX_FILE_FLAGS))
        w32t_evtx_damage(&s->log, EVTX_FILE_CRC, 0, "the file header's checksum is wrong");
    if (w32t_le16(h + EVTX_FILE_MAJOR) != 3)
        w32t_evtx_damage(&s->log, EVTX_FILE_MAJOR, 0, "unknown format version, read as 3.1");
    uint64_t says = w32t_le16(h + EVTX_FILE_CHUNKS);
    uint64_t held = found > whole ? found : whole;
    char text[128];
    if (says != (whole & 0xFFFF) && says < found && !(s->header_flags & EVTX_FLAG_DIRTY)) {
        snprintf(text, sizeof text, "the file header says %u chunks, the file holds %llu", (unsigned)says,
                 (unsigned long long)found);
        w32t_evtx_damage(&s->log, EVTX_FILE_CHUNKS, 0, text);
    }
    // More than there is room for: the file lost its end, even where the header was not renewed since.
    if (says > held) {
        uint64_t missing = (says - held) * W32T_EVTX_CHUNK;
        snprintf(text, sizeof text, "the file header says %u chunks, the file ends after %llu", (unsigned)says,
                 (unsigned long long)held);
        w32t_evtx_damage(&s->log, s->base.in->size, missing, text);
    }
}

w32t_status evtx_index(evtx_source *s, w32t_error *error) {
    w32t_input *in = s->base.in;
    uint8_t h[128];
    size_t n = w32t_input_read(in, 0, h, sizeof h);
    if (n == SIZE_MAX) return w32t_fail_errno(error, in->path, "reading");
    bool header = n == sizeof h && memcmp(h, EVTX_FILE_MAGIC, 8) == 0;
    if (header) {
        uint64_t block = w32t_le16(h + EVTX_FILE_BLOCK_SIZE);
        if (block < 128 || block > in->size) block = EVTX_FILE_BLOCK;
        for (uint64_t at = block; at < in->size; at += W32T_EVTX_CHUNK)
            if (!look_at(s, at) && s->options.carve)
                scan(s, at + 1,
                     at + W32T_EVTX_CHUNK + EVTX_CHUNK_DATA - 1 < in->size ? at + W32T_EVTX_CHUNK + EVTX_CHUNK_DATA - 1
                                                                           : in->size);
        check_file_header(s, h, s->place_count, (in->size - (in->size < block ? in->size : block)) / W32T_EVTX_CHUNK);
    } else {
        s->no_header = true;
        scan(s, 0, in->size);
        w32t_evtx_damage(&s->log, 0, 0, "the file header is missing: chunks were found by scanning");
    }
    if (!s->options.raw_order && s->place_count) qsort(s->places, s->place_count, sizeof *s->places, by_first_id);
    if (!s->place_count && !header)
        return w32t_fail_in(error, w32t_fail(error, W32T_E_FORMAT, 0, "no event log: it holds no chunk"), in->path);
    return W32T_OK;
}
