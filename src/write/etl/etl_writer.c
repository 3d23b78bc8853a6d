// SPDX-License-Identifier: Apache-2.0
// The container of an `.etl` file. Invariants:
//   1. Buffer 0 is the header buffer; a stream owns at most one open buffer. Uncompressed: file offset k × buffer_size
//   holds buffer k. Compressed: a buffer has no place in the file until it is written, at the end,
//   once, together with others (a batch).
//   2. On disk a buffer's fill (0x30) never exceeds what was written of it before: contents first, header last. Of a
//   batch the first header is last, and whoever walks the file stops where it is missing.
//   3. Buffer k + 1 is given out only after buffer k has a valid header on disk, so the file has no holes.
#include "write/etl/etl_writer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "base/span.h"
#include "base/status.h"
#include "base/utf.h"
#include "codec/xpress_pack.h"
#include "write/etl/etl_io.h"

#define SYSTEM_HEADER   0x20u // SYSTEM64 event header
#define LOGFILE_HEADER  280u  // TRACE_LOGFILE_HEADER with 8-byte pointers
#define HEADER_EVENT    W32T_ETL_BUFFER_HEADER
#define HEADER_PAYLOAD  (HEADER_EVENT + SYSTEM_HEADER)
#define HEADER_END_TIME (HEADER_PAYLOAD + 16)
#define HEADER_LOST     (HEADER_PAYLOAD + 276)
#define SMALL_HEADER    0x200u
#define MAX_STREAMS     1024u
#define FLAG_FLUSHED    0x01u // the buffer was written before it was full
#define FLAG_CPU16      0x20u // the processor index has 16 bits
#define FLAG_COMPRESSED 0x40u
#define TYPE_HEADER     4u

typedef struct stream {
    uint8_t *bytes; // one buffer
    bool open;
    uint64_t slot;  // uncompressed: which buffer it is
    size_t fill;    // bytes used, header included
    size_t written; // of them on disk
    size_t teed;    // of them sent to the pipe
    uint64_t clock; // stamp of the last event
} stream;

// Compressed buffers go into the file some at a time: a write costs the system more than the few kilobytes in it.
#define BATCH_BUFFERS 16u
#define BATCH_BYTES   0x20000u

typedef struct compressor {
    w32t_xpress_packer packer;
    size_t used; // bytes of whole buffers that wait to be written
    uint32_t count;
    uint8_t bytes[]; // BATCH_BYTES and two buffers
} compressor;

struct w32t_etl_writer {
    w32t_etl_io io;
    size_t buffer_size;
    stream *streams;
    uint32_t stream_count;
    uint64_t slots;   // given out, the header buffer among them; a buffer's slot is its sequence number
    uint64_t end;     // compressed: where the next buffer goes
    compressor *pack; // NULL: uncompressed
    uint64_t events, events_lost, buffers_lost;
    uint8_t header[HEADER_LOST + 4]; // of the header buffer, kept to rewrite what changes
    w32t_etl_on_write callback;
    void *context;
    int tee; // pipe, -1: none
    uint64_t tee_sequence;
    uint8_t *tee_buffer;
    w32t_status status;
    w32t_error error;
};

typedef struct buffer_head {
    size_t size, fill; // in the file; of the events, header included
    uint64_t clock, sequence;
    uint32_t cpu;
    uint16_t flags, type;
} buffer_head;

static void fill_buffer_header(uint8_t *p, const buffer_head *b) {
    memset(p, 0, W32T_ETL_BUFFER_HEADER);
    w32t_put32(p, (uint32_t)b->size);
    w32t_put32(p + 0x04, (uint32_t)b->fill); // SavedOffset: some readers take this for the fill
    w32t_put32(p + 0x08, (uint32_t)b->fill); // CurrentOffset
    w32t_put64(p + 0x10, b->clock);
    w32t_put64(p + 0x18, b->sequence);
    w32t_put16(p + 0x28, (uint16_t)b->cpu);
    w32t_put16(p + 0x2a, 1); // logger id
    w32t_put32(p + 0x2c, 3); // state: flushed
    w32t_put32(p + 0x30, (uint32_t)b->fill);
    w32t_put16(p + 0x34, (uint16_t)(b->flags | FLAG_CPU16));
    w32t_put16(p + 0x36, b->type);
}

// A header is written with one call, but a kill may cut even that at the end of a page: every field from the start on
// has to be there.
bool w32t_etl_holds(const uint8_t header[W32T_ETL_BUFFER_HEADER], uint32_t fill) {
    uint32_t size = w32t_le32(header), has = w32t_le32(header + 0x30), flags = w32t_le16(header + 0x34);
    return size >= W32T_ETL_BUFFER_HEADER && has >= W32T_ETL_BUFFER_HEADER && has >= fill && flags & FLAG_CPU16 &&
           (flags & FLAG_COMPRESSED || has <= size);
}

static w32t_status stop(w32t_etl_writer *w, w32t_status status) {
    if (!w->status) w->status = status;
    return status;
}

// The events that the pipe has not got yet, as a buffer of their own.
static void tee_events(w32t_etl_writer *w, uint32_t cpu) {
    stream *s = &w->streams[cpu];
    if (w->tee < 0 || !s->open || s->teed == s->fill) return;
    buffer_head b = {.size = w->buffer_size,
                     .fill = W32T_ETL_BUFFER_HEADER + s->fill - s->teed,
                     .clock = s->clock,
                     .sequence = ++w->tee_sequence,
                     .cpu = cpu,
                     .flags = FLAG_FLUSHED};
    fill_buffer_header(w->tee_buffer, &b);
    memcpy(w->tee_buffer + W32T_ETL_BUFFER_HEADER, s->bytes + s->teed, s->fill - s->teed);
    memset(w->tee_buffer + b.fill, 0xFF, w->buffer_size - b.fill);
    if (!w32t_etl_io_pipe(w->tee, w->tee_buffer, w->buffer_size)) w->tee = -1;
    s->teed = s->fill;
}

void w32t_etl_tee_flush(w32t_etl_writer *w) {
    for (uint32_t i = 0; i < w->stream_count; i++)
        tee_events(w, i);
}

void w32t_etl_tee(w32t_etl_writer *w, int fd) {
    // the header buffer of a compressed file is smaller than the others
    uint8_t size[4];
    w->tee_buffer = w32t_alloc(w->buffer_size);
    w->tee = fd;
    if (w32t_etl_io_read(&w->io, 0, size, 4, NULL) || w32t_le32(size) > w->buffer_size ||
        w32t_etl_io_read(&w->io, 0, w->tee_buffer, w32t_le32(size), NULL) ||
        !w32t_etl_io_pipe(fd, w->tee_buffer, w32t_le32(size))) {
        w->tee = -1;
    }
}

static void tell(w32t_etl_writer *w, uint64_t offset, size_t fill, bool done) {
    if (w->callback) w->callback(w->context, offset, (uint32_t)fill, done);
}

// Contents first, header last.
static w32t_status write_buffer(w32t_etl_writer *w, uint64_t at, const uint8_t *bytes, size_t from, size_t to) {
    w32t_status status = w32t_etl_io_write(&w->io, at + from, bytes + from, to - from, &w->error);
    if (!status) status = w32t_etl_io_write(&w->io, at, bytes, W32T_ETL_BUFFER_HEADER, &w->error);
    return status ? stop(w, status) : W32T_OK;
}

// Compresses the open buffer; it waits for the others of its batch. What does not get smaller stays as it is.
static void pack_buffer(w32t_etl_writer *w, uint32_t cpu, bool last) {
    stream *s = &w->streams[cpu];
    uint8_t *bytes = w->pack->bytes + w->pack->used;
    size_t n = w32t_xpress_pack(&w->pack->packer, s->bytes + W32T_ETL_BUFFER_HEADER, s->fill - W32T_ETL_BUFFER_HEADER,
                                bytes + W32T_ETL_BUFFER_HEADER, w->buffer_size - W32T_ETL_BUFFER_HEADER);
    buffer_head b = {.size = n ? W32T_ETL_BUFFER_HEADER + n : w->buffer_size,
                     .fill = s->fill,
                     .clock = s->clock,
                     .sequence = w->slots,
                     .cpu = cpu,
                     .flags = (uint16_t)((n ? FLAG_COMPRESSED : 0) | (last ? 0 : FLAG_FLUSHED))};
    if (!n) {
        memcpy(bytes + W32T_ETL_BUFFER_HEADER, s->bytes + W32T_ETL_BUFFER_HEADER, s->fill - W32T_ETL_BUFFER_HEADER);
        memset(bytes + s->fill, 0xFF, w->buffer_size - s->fill);
    }
    fill_buffer_header(bytes, &b);
    tee_events(w, cpu);
    w->pack->used += b.size;
    w->pack->count++;
    w->slots++;
    s->open = false;
}

// Everything that waits, with the header of the first buffer last: before it is there none of them is.
static w32t_status write_batch(w32t_etl_writer *w) {
    if (!w->pack || !w->pack->used) return W32T_OK;
    const uint8_t *bytes = w->pack->bytes;
    uint32_t fill = w32t_le32(bytes + 0x30);
    tell(w, w->end, fill, false);
    w32t_status status = write_buffer(w, w->end, bytes, W32T_ETL_BUFFER_HEADER, w->pack->used);
    if (status) return status;
    tell(w, w->end, fill, true);
    w->end += w->pack->used;
    w->pack->used = 0;
    w->pack->count = 0;
    return W32T_OK;
}

static w32t_status write_packed(w32t_etl_writer *w, uint32_t cpu, bool last) {
    pack_buffer(w, cpu, last);
    if (w->pack->count < BATCH_BUFFERS && w->pack->used < BATCH_BYTES) return W32T_OK;
    // whoever watches is told that all events of the first stream so far are in the file
    if (cpu && w->streams[0].open && w->streams[0].fill > W32T_ETL_BUFFER_HEADER) pack_buffer(w, 0, false);
    return write_batch(w);
}

// Brings the open buffer of a stream to the disk. `last`: it is full, so nothing follows.
static w32t_status write_stream(w32t_etl_writer *w, uint32_t cpu, bool last) {
    stream *s = &w->streams[cpu];
    if (w->pack) return write_packed(w, cpu, last);
    uint64_t at = s->slot * w->buffer_size;
    size_t from = s->written ? s->written : W32T_ETL_BUFFER_HEADER;
    size_t to = s->fill;
    if (!s->written) { // the tail is 0xFF in every buffer Windows writes; this also gives the file its full length
        memset(s->bytes + s->fill, 0xFF, w->buffer_size - s->fill);
        to = w->buffer_size;
    }
    buffer_head b = {.size = w->buffer_size,
                     .fill = s->fill,
                     .clock = s->clock,
                     .sequence = s->slot,
                     .cpu = cpu,
                     .flags = last ? 0 : FLAG_FLUSHED};
    fill_buffer_header(s->bytes, &b);
    if (!cpu) tell(w, at, s->fill, false);
    w32t_status status = write_buffer(w, at, s->bytes, from, to);
    if (status) return status;
    tee_events(w, cpu);
    s->written = s->fill;
    if (!cpu) tell(w, at, s->fill, true);
    return W32T_OK;
}

void w32t_etl_watch(w32t_etl_writer *w, w32t_etl_on_write callback, void *context) {
    w->callback = callback;
    w->context = context;
}

static w32t_status close_buffer(w32t_etl_writer *w, uint32_t cpu) {
    stream *s = &w->streams[cpu];
    if (!s->open) return W32T_OK;
    w32t_status status = s->fill != s->written ? write_stream(w, cpu, true) : W32T_OK;
    s->open = false;
    return status;
}

static w32t_status open_buffer(w32t_etl_writer *w, uint32_t cpu) {
    stream *s = &w->streams[cpu];
    // invariant 3: with several streams, those opened earlier get their header on disk first
    for (uint32_t i = 0; !w->pack && w->stream_count > 1 && i < w->stream_count; i++) {
        stream *other = &w->streams[i];
        if (other->open && !other->written) {
            w32t_status status = write_stream(w, i, false);
            if (status) return status;
        }
    }
    if (!s->bytes) {
        s->bytes = malloc(w->buffer_size);
        if (!s->bytes) {
            return stop(w, w32t_fail(&w->error, W32T_E_MEMORY, W32T_NO_OFFSET, "no memory for an event buffer"));
        }
    }
    s->open = true;
    if (!w->pack) s->slot = w->slots++;
    s->fill = s->teed = W32T_ETL_BUFFER_HEADER;
    s->written = 0;
    return W32T_OK;
}

size_t w32t_etl_max_event(const w32t_etl_writer *w) {
    size_t most = w->buffer_size - W32T_ETL_BUFFER_HEADER;
    return most < W32T_ETL_MAX_EVENT ? most : W32T_ETL_MAX_EVENT;
}

uint8_t *w32t_etl_begin(w32t_etl_writer *w, uint32_t cpu, size_t size) {
    if (w->status) return NULL;
    if (cpu >= w->stream_count || size > w32t_etl_max_event(w)) return NULL;
    stream *s = &w->streams[cpu];
    size_t padded = (size + 7u) & ~(size_t)7u;
    if (s->open && s->fill + padded > w->buffer_size && close_buffer(w, cpu)) return NULL;
    if (!s->open && open_buffer(w, cpu)) return NULL;
    return s->bytes + s->fill;
}

void w32t_etl_commit(w32t_etl_writer *w, uint32_t cpu, size_t size, uint64_t clock) {
    stream *s = &w->streams[cpu];
    size_t padded = (size + 7u) & ~(size_t)7u;
    memset(s->bytes + s->fill + size, 0, padded - size);
    s->fill += padded;
    s->clock = clock;
    w->events++;
}

void w32t_etl_lost(w32t_etl_writer *w, uint64_t events, uint64_t buffers) {
    w->events_lost += events;
    w->buffers_lost += buffers;
}

void w32t_etl_set_os(w32t_etl_writer *w, uint8_t major, uint8_t minor, uint32_t build) {
    w->header[HEADER_PAYLOAD + 4] = major;
    w->header[HEADER_PAYLOAD + 5] = minor;
    w32t_put32(w->header + HEADER_PAYLOAD + 8, build);
}

w32t_status w32t_etl_status(const w32t_etl_writer *w, w32t_error *error) {
    if (w->status && error) *error = w->error;
    return w->status;
}

uint64_t w32t_etl_events(const w32t_etl_writer *w) {
    return w->events;
}

uint64_t w32t_etl_bytes(const w32t_etl_writer *w) {
    return w->pack ? w->end : w->slots * w->buffer_size;
}

bool w32t_etl_compresses(const w32t_etl_writer *w) {
    return w->pack != NULL;
}

bool w32t_etl_pending(const w32t_etl_writer *w) {
    if (w->pack && w->pack->used) return true;
    for (uint32_t i = 0; i < w->stream_count; i++) {
        const stream *s = &w->streams[i];
        if (s->open && s->fill > W32T_ETL_BUFFER_HEADER && s->fill != s->written) return true;
    }
    return false;
}

static uint32_t cut32(uint64_t v) {
    return v > UINT32_MAX ? UINT32_MAX : (uint32_t)v;
}

static w32t_status update_header(w32t_etl_writer *w, uint64_t now_filetime) {
    uint8_t *h = w->header;
    w32t_put64(h + HEADER_END_TIME, now_filetime);
    w32t_put32(h + HEADER_PAYLOAD + 36, cut32(w->slots)); // BuffersWritten
    w32t_put32(h + HEADER_PAYLOAD + 48, cut32(w->events_lost));
    w32t_put32(h + HEADER_LOST, cut32(w->buffers_lost));
    w32t_status status = w32t_etl_io_write(&w->io, HEADER_PAYLOAD, h + HEADER_PAYLOAD, 56, &w->error);
    if (!status && w->buffers_lost) status = w32t_etl_io_write(&w->io, HEADER_LOST, h + HEADER_LOST, 4, &w->error);
    return status ? stop(w, status) : W32T_OK;
}

w32t_status w32t_etl_flush(w32t_etl_writer *w, uint64_t now_filetime, w32t_error *error) {
    for (uint32_t i = 0; i < w->stream_count && !w->status; i++) {
        stream *s = &w->streams[i];
        if (s->open && s->fill > W32T_ETL_BUFFER_HEADER && s->fill != s->written) write_stream(w, i, false);
    }
    if (!w->status) write_batch(w);
    if (!w->status) update_header(w, now_filetime);
    return w32t_etl_status(w, error);
}

static void free_writer(w32t_etl_writer *w) {
    for (uint32_t i = 0; i < w->stream_count; i++)
        free(w->streams[i].bytes);
    free(w->streams);
    free(w->tee_buffer);
    free(w->pack);
    free(w);
}

w32t_status w32t_etl_close(w32t_etl_writer *w, uint64_t now_filetime, w32t_error *error) {
    if (!w) return W32T_OK;
    w32t_etl_flush(w, now_filetime, NULL);
    w32t_error closing;
    w32t_status closed = w32t_etl_io_close(&w->io, &closing);
    w32t_status status = w32t_etl_status(w, error);
    if (!status && closed) {
        status = closed;
        if (error) *error = closing;
    }
    free_writer(w);
    return status;
}

// ---- the header buffer

// TIME_ZONE_INFORMATION, 172 bytes: bias, name and date of standard time, its bias, the same of daylight time.
static void fill_zone(uint8_t *p, const w32t_etl_config *c) {
    w32t_put32(p, (uint32_t)c->zone_bias);
    const char *name = c->zone_name ? c->zone_name : "UTC";
    w32t_buf wide = {0};
    w32t_utf8_to_utf16(&wide, name, strlen(name));
    size_t n = wide.n < 62 ? wide.n : 62;
    memcpy(p + 4, wide.p, n);
    memcpy(p + 88, wide.p, n);
    w32t_buf_free(&wide);
}

// TRACE_LOGFILE_HEADER; offsets as in every 64-bit file seen (8-byte pointers that mean nothing in a file).
static void fill_logfile_header(uint8_t *p, const w32t_etl_config *c, size_t buffer_size) {
    w32t_put32(p, (uint32_t)buffer_size);
    p[4] = c->os_major;
    p[5] = c->os_minor;
    p[6] = 1; // sub-version and sub-minor version as Windows 10 and 11 write them
    p[7] = 5;
    w32t_put32(p + 8, c->os_build);
    w32t_put32(p + 12, c->processors);
    w32t_put64(p + 16, c->start_filetime); // EndTime: rewritten at each flush
    w32t_put32(p + 24, 156250);            // timer resolution, 100 ns
    w32t_put32(p + 28, 0);                 // no size limit
    w32t_put32(p + 32, 1);                 // EVENT_TRACE_FILE_MODE_SEQUENTIAL
    w32t_put32(p + 36, 1);                 // BuffersWritten: this one
    w32t_put32(p + 40, 1);                 // StartBuffers
    w32t_put32(p + 44, 8);                 // PointerSize
    w32t_put32(p + 52, c->cpu_mhz);
    fill_zone(p + 72, c);
    // BootTime is what makes `BootTime + ticks` the wall clock of an event
    uint64_t freq = c->perf_freq ? c->perf_freq : 10000000u;
    uint64_t since = c->start_clock / freq * 10000000u + c->start_clock % freq * 10000000u / freq;
    w32t_put64(p + 248, c->clock_type == 2 ? c->start_filetime : c->start_filetime - since);
    w32t_put64(p + 256, freq);
    w32t_put64(p + 264, c->start_filetime);
    w32t_put32(p + 272, c->clock_type);
}

static w32t_status write_header_buffer(w32t_etl_writer *w, const w32t_etl_config *c) {
    w32t_buf names = {0};
    const char *file = c->file_name ? c->file_name : c->path;
    w32t_utf8_to_utf16(&names, c->logger_name, strlen(c->logger_name));
    w32t_buf_put(&names, "\0", 2);
    w32t_utf8_to_utf16(&names, file, strlen(file));
    w32t_buf_put(&names, "\0", 2);
    size_t room = w->buffer_size - HEADER_PAYLOAD - LOGFILE_HEADER;
    if (names.n > room) names.n = room & ~(size_t)7u;
    size_t size = SYSTEM_HEADER + LOGFILE_HEADER + names.n;
    uint8_t *b = w32t_alloc(w->buffer_size + SMALL_HEADER);
    uint8_t *e = b + HEADER_EVENT;
    w32t_put16(e, 2); // version
    e[2] = 2;         // SYSTEM64
    e[3] = 0xC0;
    w32t_put16(e + 4, (uint16_t)size); // hook 0/0: EventTrace header
    w32t_put32(e + 8, c->tid);
    w32t_put32(e + 12, c->pid);
    w32t_put64(e + 16, c->clock_type == 2 ? c->start_filetime : c->start_clock);
    fill_logfile_header(b + HEADER_PAYLOAD, c, w->buffer_size);
    memcpy(b + HEADER_PAYLOAD + LOGFILE_HEADER, names.p, names.n);
    size_t fill = HEADER_EVENT + ((size + 7u) & ~(size_t)7u);
    // of a compressed file it is as small as it can be, like those of Windows
    size_t whole = w->pack ? (fill + SMALL_HEADER - 1) / SMALL_HEADER * SMALL_HEADER : w->buffer_size;
    fill_buffer_header(b, &(buffer_head){.size = whole, .fill = fill, .flags = FLAG_FLUSHED, .type = TYPE_HEADER});
    memset(b + fill, 0xFF, whole - fill);
    memcpy(w->header, b, sizeof w->header);
    w32t_status status = w32t_etl_io_write(&w->io, 0, b, whole, &w->error);
    w->end = whole;
    free(b);
    w32t_buf_free(&names);
    return status;
}

static void use_packer(w32t_etl_writer *w) {
    w->pack = w32t_alloc(sizeof *w->pack + BATCH_BYTES + 2 * w->buffer_size);
}

static w32t_etl_writer *new_writer(size_t buffer_size, uint32_t streams) {
    w32t_etl_writer *w = w32t_alloc(sizeof *w);
    w->io.handle = -1;
    w->tee = -1;
    w->buffer_size = buffer_size;
    w->stream_count = streams;
    w->streams = w32t_alloc(streams * sizeof *w->streams);
    w->slots = 1;
    return w;
}

w32t_status w32t_etl_create(const w32t_etl_config *config, w32t_etl_writer **out, w32t_error *error) {
    size_t size = config->buffer_size ? config->buffer_size : W32T_ETL_DEFAULT_BUFFER;
    if (size < 4096 || size > 1u << 24 || size % 1024 || !config->processors || config->processors > MAX_STREAMS ||
        !config->path || !config->logger_name) {
        return w32t_fail(error, W32T_E_ARGUMENT, W32T_NO_OFFSET, "bad buffer size or processor count for a recording");
    }
    w32t_etl_writer *w = new_writer(size, config->processors);
    if (config->compress) use_packer(w);
    w32t_status status = w32t_etl_io_open(&w->io, config->path, false, error);
    if (!status) {
        status = write_header_buffer(w, config);
        if (status && error) *error = w->error;
    }
    if (status) {
        w32t_etl_io_close(&w->io, NULL);
        free_writer(w);
        return status;
    }
    *out = w;
    return W32T_OK;
}

// ---- adding to a file of ours

// Where the whole buffers of an uncompressed file end: the last one with a header of this file's buffer size and a fill
// that fits. What follows was never completed: its events were not released by whoever wrote them.
static w32t_status find_end_of_equal(w32t_etl_writer *w, uint64_t file_size, w32t_error *error) {
    uint64_t n = file_size / w->buffer_size;
    while (n > 1) {
        uint8_t h[W32T_ETL_BUFFER_HEADER];
        w32t_status status = w32t_etl_io_read(&w->io, (n - 1) * w->buffer_size, h, sizeof h, error);
        if (status) return status;
        if (w32t_le32(h) == w->buffer_size && w32t_etl_holds(h, 0)) break;
        n--;
    }
    w->slots = n ? n : 1;
    w->end = n * w->buffer_size;
    return W32T_OK;
}

// The same of a compressed file, whose buffers only a walk from the first on finds.
static w32t_status find_end_of_packed(w32t_etl_writer *w, uint64_t file_size, w32t_error *error) {
    w->slots = 1;
    for (w->end = w32t_le32(w->header);; w->slots++) {
        uint8_t h[W32T_ETL_BUFFER_HEADER];
        if (w->end > file_size || file_size - w->end < sizeof h) return W32T_OK;
        w32t_status status = w32t_etl_io_read(&w->io, w->end, h, sizeof h, error);
        if (status) return status;
        if (!w32t_etl_holds(h, 0) || w32t_le32(h) > file_size - w->end) return W32T_OK;
        w->end += w32t_le32(h);
    }
}

static w32t_status read_header(w32t_etl_writer *w, w32t_etl_config *c, w32t_error *error) {
    const uint8_t *h = w->header, *p = w->header + HEADER_PAYLOAD;
    w32t_status status = w32t_etl_io_read(&w->io, 0, w->header, sizeof w->header, error);
    if (status && status != W32T_END) return status;
    if (status || w32t_le16(h + 0x36) != TYPE_HEADER || h[HEADER_EVENT + 2] != 2 || w32t_le32(p + 44) != 8 ||
        w32t_le32(h) > w32t_le32(p) || w32t_le32(h) < W32T_ETL_BUFFER_HEADER || w32t_le32(p) < 4096 ||
        w32t_le32(p) > 1u << 24) {
        w32t_fail(error, W32T_E_FORMAT, 0, "not a recording that can be added to");
        return w32t_fail_in(error, W32T_E_FORMAT, w->io.path);
    }
    w->buffer_size = w32t_le32(p);
    w->events_lost = w32t_le32(p + 48);
    w->buffers_lost = w32t_le32(p + 276);
    w32t_etl_config found = {.buffer_size = w32t_le32(p),
                             .compress = w32t_le32(h) != w32t_le32(p),
                             .os_major = p[4],
                             .os_minor = p[5],
                             .os_build = w32t_le32(p + 8),
                             .processors = w32t_le32(p + 12),
                             .cpu_mhz = w32t_le32(p + 52),
                             .zone_bias = (int32_t)w32t_le32(p + 72),
                             .perf_freq = w32t_le64(p + 256),
                             .start_filetime = w32t_le64(p + 264),
                             .start_clock = w32t_le64(h + HEADER_EVENT + 16),
                             .tid = w32t_le32(h + HEADER_EVENT + 8),
                             .pid = w32t_le32(h + HEADER_EVENT + 12),
                             .clock_type = p[272] & 3};
    *c = found;
    return W32T_OK;
}

w32t_status w32t_etl_append(const char *path, w32t_etl_writer **out, w32t_etl_config *config, w32t_error *error) {
    w32t_etl_writer *w = new_writer(W32T_ETL_DEFAULT_BUFFER, 1);
    uint64_t size = 0;
    w32t_status status = w32t_etl_io_open(&w->io, path, true, error);
    if (!status) status = read_header(w, config, error);
    if (!status) status = w32t_etl_io_size(&w->io, &size, error);
    if (!status && config->compress) use_packer(w);
    if (!status) status = w->pack ? find_end_of_packed(w, size, error) : find_end_of_equal(w, size, error);
    if (!status && w->end < size) status = w32t_etl_io_truncate(&w->io, w->end, error);
    if (status) {
        w32t_etl_io_close(&w->io, NULL);
        free_writer(w);
        return status;
    }
    *out = w;
    return W32T_OK;
}
