// SPDX-License-Identifier: Apache-2.0
// Encoders of single events. An EVENT_HEADER64 is 80 bytes; extended items follow it, each {total size, type,
// more-follow flag, data size} and its data padded to 8; then the payload.
#include "write/etl/etl_event.h"

#include <stdlib.h>
#include <string.h>

#include "base/span.h"
#include "base/utf.h"
#include "write/etl/sha1.h"

#define EVENT_HEADER   80u
#define CLASSIC_HEADER 48u
#define ITEM_STACK64   6u
#define ITEM_SCHEMA    11u
#define ITEM_TRAITS    12u
#define MAX_STACK      192u

void w32t_tl_begin(w32t_buf *b, const char *event_name) {
    w32t_buf_put(b, "\0\0", 3); // size, to be filled; one tag byte of zero
    w32t_buf_put(b, event_name, strlen(event_name) + 1);
}

void w32t_tl_field(w32t_buf *b, const char *name, uint8_t in, uint8_t out) {
    w32t_buf_put(b, name, strlen(name) + 1);
    if (out) { // 0x80 on the in-type: an out-type byte follows
        w32t_buf_char(b, (char)(in | 0x80));
        w32t_buf_char(b, (char)out);
    } else {
        w32t_buf_char(b, (char)in);
    }
}

void w32t_tl_end(w32t_buf *b) {
    w32t_put16(b->p, (uint16_t)b->n);
}

w32t_guid w32t_tl_provider_guid(const char *name) {
    // SHA-1 over a namespace GUID and the name in upper-case UTF-16BE; version nibble 5
    static const uint8_t space[16] = {0x48, 0x2C, 0x2D, 0xB2, 0xC3, 0x90, 0x47, 0xC8,
                                      0x87, 0xF8, 0x1A, 0x15, 0xBF, 0xC1, 0x30, 0xFB};
    w32t_buf b = {0};
    w32t_buf_put(&b, space, 16);
    for (; *name; name++) {
        char c = *name >= 'a' && *name <= 'z' ? (char)(*name - 32) : *name;
        w32t_buf_char(&b, 0);
        w32t_buf_char(&b, c);
    }
    uint8_t digest[20];
    w32t_sha1(b.p, b.n, digest);
    w32t_buf_free(&b);
    digest[7] = (uint8_t)((digest[7] & 0x0F) | 0x50);
    w32t_guid g;
    memcpy(&g, digest, 16);
    return g;
}

static size_t padded(size_t n) {
    return (n + 7u) & ~(size_t)7u;
}

static void put_item(w32t_buf *b, uint16_t type, bool more, const void *data, size_t size) {
    uint8_t head[8];
    w32t_put16(head, (uint16_t)padded(8 + size));
    w32t_put16(head + 2, type);
    w32t_put16(head + 4, more);
    w32t_put16(head + 6, (uint16_t)size);
    w32t_buf_put(b, head, 8);
    w32t_buf_put(b, data, size);
    w32t_buf_put(b, "\0\0\0\0\0\0\0", padded(8 + size) - 8 - size);
}

void w32t_etl_template_make(w32t_etl_template *t, const w32t_guid *provider, const char *provider_name,
                            const w32t_etl_descriptor *descriptor, const void *schema, size_t schema_size) {
    w32t_buf b = {0};
    uint8_t h[EVENT_HEADER] = {0};
    h[2] = 0x13; // EVENT_HEADER64
    h[3] = 0xC0;
    h[4] = (uint8_t)((schema_size ? 1 : 0) | (descriptor->from_32bit ? 0x20 : 0)); // FLAG_EXTENDED_INFO, 32_BIT_HEADER
    memcpy(h + 24, provider, 16);
    w32t_put16(h + 40, descriptor->id);
    h[42] = descriptor->version;
    h[43] = descriptor->channel;
    h[44] = descriptor->level;
    h[45] = descriptor->opcode;
    w32t_put16(h + 46, descriptor->task);
    w32t_put64(h + 48, descriptor->keywords);
    w32t_buf_put(&b, h, sizeof h);
    if (schema_size) {
        w32t_buf traits = {0};
        size_t n = strlen(provider_name) + 1;
        w32t_buf_put(&traits, "\0\0", 2);
        w32t_buf_put(&traits, provider_name, n);
        w32t_put16(traits.p, (uint16_t)traits.n);
        put_item(&b, ITEM_TRAITS, true, traits.p, traits.n);
        put_item(&b, ITEM_SCHEMA, false, schema, schema_size);
        w32t_buf_free(&traits);
    }
    t->bytes = b.p;
    t->size = b.n;
}

void w32t_etl_template_free(w32t_etl_template *t) {
    free(t->bytes);
    *t = (w32t_etl_template){0};
}

static uint32_t stack_depth(const w32t_etl_stamp *stamp) {
    return stamp->stack_count < MAX_STACK ? stamp->stack_count : MAX_STACK;
}

// A stack item: match id and the addresses; always a multiple of 8.
static size_t stack_bytes(uint32_t depth) {
    return depth ? 16u + 8u * (size_t)depth : 0;
}

size_t w32t_etl_event_room(const w32t_etl_writer *w, const w32t_etl_template *t, uint32_t stack_count) {
    uint32_t depth = stack_count < MAX_STACK ? stack_count : MAX_STACK;
    return w32t_etl_max_event(w) - t->size - stack_bytes(depth);
}

uint8_t *w32t_etl_event_begin(w32t_etl_writer *w, const w32t_etl_template *t, const w32t_etl_stamp *stamp,
                              size_t payload_size) {
    uint32_t depth = stack_depth(stamp);
    size_t stack = stack_bytes(depth), total = t->size + stack + payload_size;
    uint8_t *p = w32t_etl_begin(w, stamp->cpu, total);
    if (!p) return NULL;
    if (!stack) {
        memcpy(p, t->bytes, t->size);
    } else {
        memcpy(p, t->bytes, EVENT_HEADER);
        p[4] |= 1;
        uint8_t *item = p + EVENT_HEADER;
        w32t_put16(item, (uint16_t)stack);
        w32t_put16(item + 2, ITEM_STACK64);
        w32t_put16(item + 4, t->size > EVENT_HEADER);
        w32t_put16(item + 6, (uint16_t)(stack - 8));
        w32t_put64(item + 8, 0);
        memcpy(item + 16, stamp->stack, 8u * (size_t)depth);
        memcpy(item + stack, t->bytes + EVENT_HEADER, t->size - EVENT_HEADER);
    }
    w32t_put32(p + 8, stamp->tid);
    w32t_put32(p + 12, stamp->pid);
    w32t_put64(p + 16, stamp->clock);
    w32t_put16(p, (uint16_t)total);
    return p + t->size + stack;
}

void w32t_etl_event_commit(w32t_etl_writer *w, const w32t_etl_template *t, const w32t_etl_stamp *stamp,
                           size_t payload_used) {
    size_t total = t->size + stack_bytes(stack_depth(stamp)) + payload_used;
    uint8_t *p = w32t_etl_begin(w, stamp->cpu, total); // the same place: it fitted before
    w32t_put16(p, (uint16_t)total);
    w32t_etl_commit(w, stamp->cpu, total, stamp->clock);
}

bool w32t_etl_event(w32t_etl_writer *w, const w32t_etl_template *t, const w32t_etl_stamp *stamp, const void *payload,
                    size_t size) {
    uint8_t *p = w32t_etl_event_begin(w, t, stamp, size);
    if (!p) return false;
    if (size) memcpy(p, payload, size);
    w32t_etl_event_commit(w, t, stamp, size);
    return true;
}

bool w32t_etl_classic(w32t_etl_writer *w, const w32t_guid *event_class, uint8_t opcode, uint8_t level, uint16_t version,
                      const w32t_etl_stamp *stamp, const void *payload, size_t size) {
    uint8_t *p = w32t_etl_begin(w, stamp->cpu, CLASSIC_HEADER + size);
    if (!p) return false;
    memset(p, 0, CLASSIC_HEADER);
    w32t_put16(p, (uint16_t)(CLASSIC_HEADER + size));
    p[2] = 0x14; // FULL64
    p[3] = 0xC0;
    p[4] = opcode;
    p[5] = level;
    w32t_put16(p + 6, version);
    w32t_put32(p + 8, stamp->tid);
    w32t_put32(p + 12, stamp->pid);
    w32t_put64(p + 16, stamp->clock);
    memcpy(p + 24, event_class, 16);
    if (size) memcpy(p + CLASSIC_HEADER, payload, size);
    w32t_etl_commit(w, stamp->cpu, CLASSIC_HEADER + size, stamp->clock);
    return true;
}
