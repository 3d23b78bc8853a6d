// SPDX-License-Identifier: Apache-2.0
// The writer behind etl_build.h. Offsets are spelled out where they are written, so that the file reads like a hex dump
// with names.
#include "build/etl_build.h"

#include <stdio.h>
#include <stdlib.h>

static void u8(w32t_buf *b, unsigned v) {
    w32t_buf_char(b, (char)(uint8_t)v);
}
static void u16(w32t_buf *b, unsigned v) {
    u8(b, v & 0xFF);
    u8(b, v >> 8 & 0xFF);
}
static void u32(w32t_buf *b, uint32_t v) {
    u16(b, v & 0xFFFF);
    u16(b, v >> 16);
}
static void u64(w32t_buf *b, uint64_t v) {
    u32(b, (uint32_t)v);
    u32(b, (uint32_t)(v >> 32));
}
static void zeros(w32t_buf *b, size_t n) {
    while (n--)
        u8(b, 0);
}
static void pad8(w32t_buf *b) {
    while (b->n % 8)
        u8(b, 0);
}
static void patch16(w32t_buf *b, size_t at, size_t v) {
    b->p[at] = (uint8_t)v;
    b->p[at + 1] = (uint8_t)(v >> 8);
}
static void guid_bytes(w32t_buf *b, const w32t_guid *g) {
    u32(b, g->data1);
    u16(b, g->data2);
    u16(b, g->data3);
    w32t_buf_put(b, g->data4, 8);
}
static void utf16z(w32t_buf *b, const char *s) {
    for (; *s; s++)
        u16(b, (uint8_t)*s);
    u16(b, 0);
}

etl_session etl_sound_session(void) {
    return (etl_session){.pointer = 8,
                         .buffer_size = 0x1000,
                         .clock = 1,
                         .frequency = 10000000,
                         .boot = ETL_BUILD_START - ETL_BUILD_STAMP,
                         .start = ETL_BUILD_START,
                         .end = ETL_BUILD_START + 600000000u,
                         .stamp = ETL_BUILD_STAMP,
                         .mode = 1,
                         .mhz = 2000};
}

// SYSTEMTIME rule: month, weekday Sunday, the n-th, hour.
static void zone_rule(w32t_buf *b, bool on, unsigned month, unsigned nth, unsigned hour) {
    u16(b, 0);
    u16(b, on ? month : 0);
    u16(b, 0);
    u16(b, on ? nth : 0);
    u16(b, on ? hour : 0);
    zeros(b, 6);
}

static void header_event(etl_build *b, const etl_session *s) {
    w32t_buf p = {0};
    u32(&p, s->buffer_size);
    u32(&p, 0x0501000A); // 10.0.1.5
    u32(&p, 19041);
    u32(&p, 4);
    u64(&p, s->end);
    u32(&p, 156250);
    u32(&p, s->max_file_mib);
    u32(&p, s->mode);
    u32(&p, s->buffers_written);
    u32(&p, 1);
    u32(&p, s->said_pointer ? s->said_pointer : s->pointer);
    u32(&p, s->events_lost);
    u32(&p, s->mhz);
    zeros(&p, s->pointer == 8 ? 16 : 8); // two pointers that mean nothing in a file
    u32(&p, (uint32_t)s->bias);
    zeros(&p, 64);
    zone_rule(&p, s->daylight, 11, 1, 2); // first Sunday of November
    u32(&p, 0);
    zeros(&p, 64);
    zone_rule(&p, s->daylight, 3, 2, 2); // second Sunday of March
    u32(&p, s->daylight ? (uint32_t)-60 : 0);
    zeros(&p, 4);
    u64(&p, s->boot);
    u64(&p, s->frequency);
    u64(&p, s->start);
    u32(&p, s->clock);
    u32(&p, s->buffers_lost);
    utf16z(&p, "built");
    utf16z(&p, "C:\\built.etl");
    etl_build_system(b, s->pointer == 8 ? 2 : 1, 0, 0, 2, s->stamp, 4, 8, p.p, p.n);
    w32t_buf_free(&p);
}

void etl_build_begin(etl_build *b, const etl_session *s) {
    b->size = s->buffer_size;
    b->flags = 0x20;
    b->type = 4;
    uint16_t cpu = b->cpu;
    bool compress = b->compress;
    b->cpu = 0;
    b->compress = false;
    header_event(b, s);
    etl_build_flush(b);
    b->cpu = cpu;
    b->compress = compress;
    b->type = 0;
}

void etl_build_flush(etl_build *b) {
    w32t_buf packed = {0};
    uint32_t fill = 0x48 + (uint32_t)b->buffer.n;
    const w32t_buf *content = &b->buffer;
    uint32_t size = b->size;
    if (b->compress) {
        etl_lz77(&packed, b->buffer.p, b->buffer.n);
        content = &packed;
        size = 0x48 + (uint32_t)packed.n;
    }
    w32t_buf *f = &b->file;
    size_t start = f->n;
    u32(f, (uint32_t)(size + b->lie_size));
    u32(f, fill);
    u32(f, fill);
    u32(f, 0);
    u64(f, 0);
    u64(f, b->sequence++);
    u64(f, 0);
    if (b->flags & 0x20)
        u16(f, b->cpu);
    else
        u16(f, (b->cpu & 0xFF) | 0x0800); // alignment in the upper byte
    u16(f, 7);
    u32(f, 3);
    u32(f, (uint32_t)(fill + b->lie_fill));
    u16(f, b->flags | (b->compress ? 0x40u : 0));
    u16(f, b->type);
    u64(f, b->ref_time);
    u64(f, b->ref_clock);
    w32t_buf_put(f, content->p, content->n);
    if (!b->compress)
        while (f->n - start < b->size)
            u8(f, 0xFF);
    b->buffer.n = 0;
    b->lie_fill = b->lie_size = 0;
    w32t_buf_free(&packed);
}

void etl_build_raw(etl_build *b, const void *p, size_t n) {
    w32t_buf_put(&b->file, p, n);
}

void etl_build_free(etl_build *b) {
    w32t_buf_free(&b->file);
    w32t_buf_free(&b->buffer);
}

void etl_build_system(etl_build *b, unsigned type, unsigned group, unsigned opcode, unsigned version, uint64_t time,
                      uint32_t pid, uint32_t tid, const void *payload, size_t n) {
    w32t_buf *o = &b->buffer;
    size_t start = o->n;
    u16(o, version);
    u8(o, type);
    u8(o, 0xC0);
    u16(o, 0); // size
    u8(o, opcode);
    u8(o, group);
    if (type <= 4) {
        u32(o, tid);
        u32(o, pid);
    }
    u64(o, time);
    if (type <= 2) {
        u32(o, 5); // kernel time
        u32(o, 6); // user time
    }
    w32t_buf_put(o, payload, n);
    patch16(o, start + 4, o->n - start);
    pad8(o);
}

void etl_build_full(etl_build *b, unsigned type, const w32t_guid *guid, unsigned opcode, unsigned version,
                    uint64_t time, uint32_t pid, uint32_t tid, const void *payload, size_t n) {
    w32t_buf *o = &b->buffer;
    size_t start = o->n;
    u16(o, 0);
    u8(o, type);
    u8(o, 0xC0);
    u8(o, opcode);
    u8(o, 4); // level
    u16(o, version);
    u32(o, tid);
    u32(o, pid);
    u64(o, time);
    guid_bytes(o, guid);
    u32(o, 5);
    u32(o, 6);
    if (type == 11 || type == 21) {
        u32(o, 77);
        u32(o, 66);
        zeros(o, 16);
    }
    w32t_buf_put(o, payload, n);
    patch16(o, start, o->n - start);
    pad8(o);
}

void etl_build_event(etl_build *b, unsigned type, const w32t_guid *provider, const etl_descriptor *d, uint64_t time,
                     uint32_t pid, uint32_t tid, const etl_item *items, size_t item_count, const void *payload,
                     size_t n) {
    w32t_buf *o = &b->buffer;
    size_t start = o->n;
    u16(o, 0);
    u8(o, type);
    u8(o, 0xC0);
    u16(o, item_count ? 1 : 0);
    u16(o, 0);
    u32(o, tid);
    u32(o, pid);
    u64(o, time);
    guid_bytes(o, provider);
    u16(o, d->id);
    u8(o, d->version);
    u8(o, d->channel);
    u8(o, d->level);
    u8(o, d->opcode);
    u16(o, d->task);
    u64(o, d->keywords);
    u64(o, 0); // processor time
    static const w32t_guid activity = {0x11111111, 0x2222, 0x3333, {4, 5, 6, 7, 8, 9, 10, 11}};
    guid_bytes(o, &activity);
    for (size_t i = 0; i < item_count; i++) {
        u16(o, (unsigned)(items[i].size + 8 + 7) & ~7u);
        u16(o, items[i].type);
        u16(o, i + 1 < item_count ? 1 : 0);
        u16(o, (unsigned)items[i].size);
        w32t_buf_put(o, items[i].data, items[i].size);
        while ((o->n - start) % 8)
            u8(o, 0);
    }
    w32t_buf_put(o, payload, n);
    patch16(o, start, o->n - start);
    pad8(o);
}

void etl_build_message(etl_build *b, unsigned options, unsigned number, const w32t_guid *guid, uint32_t sequence,
                       uint32_t component, uint64_t time, uint32_t pid, uint32_t tid, const void *payload, size_t n) {
    w32t_buf *o = &b->buffer;
    size_t start = o->n;
    u16(o, 0);
    u8(o, 0);
    u8(o, 0x90);
    u16(o, number);
    u16(o, options);
    if (options & 0x01) u32(o, sequence);
    if (options & 0x04)
        u32(o, component);
    else if (options & 0x02)
        guid_bytes(o, guid);
    if (options & 0x08) u64(o, time);
    if (options & 0x20) {
        u32(o, tid);
        u32(o, pid);
    }
    w32t_buf_put(o, payload, n);
    patch16(o, start, o->n - start);
    pad8(o);
}

void etl_build_timed(etl_build *b, uint32_t id, uint64_t time, const void *payload, size_t n) {
    w32t_buf *o = &b->buffer;
    size_t start = o->n;
    u16(o, 0);
    u8(o, 12);
    u8(o, 0xC0);
    u32(o, id);
    u64(o, time);
    w32t_buf_put(o, payload, n);
    patch16(o, start, o->n - start);
    pad8(o);
}

// ---- TraceLogging

void etl_tl_begin(w32t_buf *b, const char *event) {
    u16(b, 0);
    u8(b, 0); // no tags
    w32t_buf_put(b, event, strlen(event) + 1);
}

void etl_tl_field(w32t_buf *b, const char *name, unsigned in, int out) {
    w32t_buf_put(b, name, strlen(name) + 1);
    u8(b, out >= 0 ? in | 0x80 : in);
    if (out >= 0) u8(b, (unsigned)out);
}

void etl_tl_count(w32t_buf *b, uint16_t count) {
    u16(b, count);
}

void etl_tl_end(w32t_buf *b) {
    patch16(b, 0, b->n);
}

// ---- LZ77

typedef struct packer {
    w32t_buf *out;
    size_t flags_at, half_at; // where the flag word and an open half byte stand
    unsigned bits;
    bool half;
} packer;

static void flag(packer *k, unsigned bit) {
    if (k->bits == 32) {
        k->flags_at = k->out->n;
        u32(k->out, 0);
        k->bits = 0;
    }
    if (bit) k->out->p[k->flags_at + 3 - k->bits / 8] |= (uint8_t)(0x80u >> k->bits % 8);
    k->bits++;
}

static void put_match(packer *k, size_t distance, size_t length) {
    size_t rest = length - 3;
    u16(k->out, (unsigned)((distance - 1) << 3 | (rest < 7 ? rest : 7)));
    if (rest < 7) return;
    rest -= 7;
    unsigned nibble = rest < 15 ? (unsigned)rest : 15;
    if (k->half) {
        k->out->p[k->half_at] |= (uint8_t)(nibble << 4);
        k->half = false;
    } else {
        k->half_at = k->out->n;
        u8(k->out, nibble);
        k->half = true;
    }
    if (nibble < 15) return;
    rest -= 15;
    if (rest < 255) {
        u8(k->out, (unsigned)rest);
        return;
    }
    u8(k->out, 255);
    if (length - 3 < 0x10000)
        u16(k->out, (unsigned)(length - 3));
    else {
        u16(k->out, 0);
        u32(k->out, (uint32_t)(length - 3));
    }
}

void etl_lz77(w32t_buf *out, const uint8_t *p, size_t n) {
    packer k = {.out = out, .bits = 32};
    uint32_t *last = calloc(65536, sizeof *last); // position + 1 of the latest place with this hash
    if (!last) abort();
    for (size_t i = 0; i < n;) {
        size_t best = 0, distance = 0;
        if (i + 3 <= n) {
            uint32_t h = (uint32_t)(p[i] | p[i + 1] << 8 | p[i + 2] << 16) * 2654435761u >> 16;
            if (last[h] && i - (last[h] - 1) <= 8192) {
                size_t from = last[h] - 1;
                while (i + best < n && p[from + best] == p[i + best])
                    best++;
                distance = i - from;
            }
            last[h] = (uint32_t)i + 1;
        }
        flag(&k, best >= 3);
        if (best >= 3) {
            put_match(&k, distance, best);
            i += best;
        } else
            u8(out, p[i++]);
    }
    // Flags that announce nothing are ones, as Windows leaves them.
    while (k.bits < 32)
        flag(&k, 1);
    free(last);
}
