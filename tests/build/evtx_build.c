// SPDX-License-Identifier: Apache-2.0
// See evtx_build.h.
#include "build/evtx_build.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void le(uint8_t *p, uint64_t v, unsigned n) {
    for (unsigned i = 0; i < n; i++)
        p[i] = (uint8_t)(v >> (8 * i));
}

static uint32_t crc(uint32_t c, const uint8_t *p, size_t n) {
    c = ~c;
    while (n--) {
        c ^= *p++;
        for (int i = 0; i < 8; i++)
            c = c & 1 ? c >> 1 ^ 0xEDB88320u : c >> 1;
    }
    return ~c;
}

void w32t_eb_start(w32t_eb *b) {
    memset(b, 0, sizeof *b);
    b->file = calloc(1, 4096);
    b->size = 4096;
}

void w32t_eb_free(w32t_eb *b) {
    free(b->file);
    b->file = NULL;
}

static uint8_t *space(w32t_eb *b, size_t n) {
    assert(b->at + n <= sizeof b->chunk);
    uint8_t *p = b->chunk + b->at;
    b->at += (uint32_t)n;
    return p;
}

void w32t_eb_u8(w32t_eb *b, unsigned v) {
    le(space(b, 1), v, 1);
}
void w32t_eb_u16(w32t_eb *b, unsigned v) {
    le(space(b, 2), v, 2);
}
void w32t_eb_u32(w32t_eb *b, uint32_t v) {
    le(space(b, 4), v, 4);
}
void w32t_eb_u64(w32t_eb *b, uint64_t v) {
    le(space(b, 8), v, 8);
}
void w32t_eb_bytes(w32t_eb *b, const void *p, size_t n) {
    if (n) memcpy(space(b, n), p, n);
}
void w32t_eb_utf16(w32t_eb *b, const char *s) {
    for (; *s; s++)
        w32t_eb_u16(b, (uint8_t)*s);
}

void w32t_eb_name(w32t_eb *b, const char *s) {
    uint32_t hash = 0;
    for (const char *c = s; *c; c++)
        hash = hash * 65599u + (uint8_t)*c;
    w32t_eb_u32(b, b->at + 4);
    w32t_eb_u32(b, 0);
    w32t_eb_u16(b, hash & 0xFFFF);
    w32t_eb_u16(b, (unsigned)strlen(s));
    w32t_eb_utf16(b, s);
    w32t_eb_u16(b, 0);
}

void w32t_eb_fragment(w32t_eb *b) {
    w32t_eb_bytes(b, "\x0f\x01\x01\x00", 4);
}

void w32t_eb_open(w32t_eb *b, const char *name, unsigned depends, bool attributes) {
    w32t_eb_u8(b, attributes ? 0x41 : 0x01);
    if (b->in_template) w32t_eb_u16(b, depends);
    assert(b->depth < sizeof b->element / sizeof *b->element);
    b->element[b->depth++] = b->at;
    w32t_eb_u32(b, 0);
    w32t_eb_name(b, name);
    if (attributes) w32t_eb_u32(b, 0); // readers go by the tokens
}

void w32t_eb_attribute(w32t_eb *b, const char *name, bool more) {
    w32t_eb_u8(b, more ? 0x46 : 0x06);
    w32t_eb_name(b, name);
}

void w32t_eb_text(w32t_eb *b, const char *s, bool more) {
    w32t_eb_u8(b, more ? 0x45 : 0x05);
    w32t_eb_u8(b, 1);
    w32t_eb_u16(b, (unsigned)strlen(s));
    w32t_eb_utf16(b, s);
}

static void end_size(w32t_eb *b) {
    uint32_t at = b->element[--b->depth];
    le(b->chunk + at, b->at - at - 4, 4);
}

void w32t_eb_close(w32t_eb *b) {
    w32t_eb_u8(b, 2);
}
void w32t_eb_empty(w32t_eb *b) {
    w32t_eb_u8(b, 3);
    end_size(b);
}
void w32t_eb_end_element(w32t_eb *b) {
    w32t_eb_u8(b, 4);
    end_size(b);
}
void w32t_eb_sub(w32t_eb *b, unsigned index, unsigned type, bool optional) {
    w32t_eb_u8(b, optional ? 0x0E : 0x0D);
    w32t_eb_u16(b, index);
    w32t_eb_u8(b, type);
}

uint32_t w32t_eb_template(w32t_eb *b, uint32_t id) {
    w32t_eb_u8(b, 0x0C);
    w32t_eb_u8(b, 1);
    w32t_eb_u32(b, id);
    uint32_t definition = b->at + 4;
    w32t_eb_u32(b, definition);
    w32t_eb_u32(b, 0);
    w32t_eb_u32(b, id);
    w32t_eb_bytes(b, "templateguid", 12);
    w32t_eb_u32(b, 0);
    w32t_eb_fragment(b);
    b->in_template = true;
    return definition;
}

void w32t_eb_template_end(w32t_eb *b) {
    w32t_eb_u8(b, 0);
    b->in_template = false;
    // The definition's size: found again by its mark.
    for (uint32_t i = b->at; i-- > 512;)
        if (memcmp(b->chunk + i, "templateguid", 12) == 0) {
            le(b->chunk + i + 12, b->at - i - 16, 4);
            return;
        }
}

void w32t_eb_instance(w32t_eb *b, uint32_t id, uint32_t definition) {
    w32t_eb_u8(b, 0x0C);
    w32t_eb_u8(b, 1);
    w32t_eb_u32(b, id);
    w32t_eb_u32(b, definition);
}

void w32t_eb_values(w32t_eb *b, const w32t_eb_value *v, unsigned count) {
    w32t_eb_u32(b, count);
    for (unsigned i = 0; i < count; i++) {
        w32t_eb_u16(b, v[i].size);
        w32t_eb_u8(b, v[i].type);
        w32t_eb_u8(b, 0);
    }
    for (unsigned i = 0; i < count; i++)
        w32t_eb_bytes(b, v[i].bytes, v[i].size);
}

void w32t_eb_begin(w32t_eb *b, uint64_t id, uint64_t filetime) {
    if (!b->open) {
        memset(b->chunk, 0, sizeof b->chunk);
        b->at = 512;
        b->first_id = id;
        b->open = true;
    }
    b->depth = 0;
    b->record = b->at;
    b->last_id = id;
    w32t_eb_u32(b, 0x2A2A);
    w32t_eb_u32(b, 0);
    w32t_eb_u64(b, id);
    w32t_eb_u64(b, filetime);
}

void w32t_eb_end(w32t_eb *b) {
    w32t_eb_u8(b, 0);
    while ((b->at - b->record) % 8 != 4)
        w32t_eb_u8(b, 0);
    uint32_t size = b->at + 4 - b->record;
    w32t_eb_u32(b, size);
    le(b->chunk + b->record + 4, size, 4);
    b->last_record = b->record;
    b->next_id = b->last_id + 1;
}

void w32t_eb_seal(uint8_t c[65536]) {
    uint32_t end = (uint32_t)c[48] | (uint32_t)c[49] << 8 | (uint32_t)c[50] << 16;
    if (end >= 512 && end <= 65536) le(c + 52, crc(0, c + 512, end - 512), 4);
    le(c + 124, crc(crc(0, c, 120), c + 128, 384), 4);
}

void w32t_eb_end_chunk(w32t_eb *b) {
    if (!b->open) return;
    uint8_t *c = b->chunk;
    memcpy(c, "ElfChnk", 8);
    le(c + 8, b->first_id, 8);
    le(c + 16, b->last_id, 8);
    le(c + 24, b->first_id, 8);
    le(c + 32, b->last_id, 8);
    le(c + 40, 128, 4);
    le(c + 44, b->last_record, 4);
    le(c + 48, b->at, 4);
    w32t_eb_seal(c);
    b->file = realloc(b->file, b->size + sizeof b->chunk);
    memcpy(b->file + b->size, c, sizeof b->chunk);
    b->size += sizeof b->chunk;
    b->chunks++;
    b->open = false;
}

void w32t_eb_finish(w32t_eb *b, uint32_t flags, int lie) {
    w32t_eb_end_chunk(b);
    uint8_t *h = b->file;
    memcpy(h, "ElfFile", 8);
    le(h + 16, b->chunks ? b->chunks - 1 : 0, 8);
    le(h + 24, b->next_id, 8);
    le(h + 32, 128, 4);
    le(h + 36, 1, 2);
    le(h + 38, 3, 2);
    le(h + 40, 4096, 2);
    le(h + 42, (uint64_t)((int)b->chunks + lie), 2);
    le(h + 120, flags, 4);
    le(h + 124, crc(0, h, 120), 4);
}

static void leaf(w32t_eb *b, const char *name, const char *text) {
    w32t_eb_open(b, name, 0xFFFF, false);
    w32t_eb_close(b);
    w32t_eb_text(b, text, false);
    w32t_eb_end_element(b);
}

void w32t_eb_simple(w32t_eb *b, uint64_t id, uint64_t filetime, unsigned event_id, const char *name, const char *text) {
    char number[24];
    w32t_eb_begin(b, id, filetime);
    w32t_eb_fragment(b);
    w32t_eb_open(b, "Event", 0xFFFF, false);
    w32t_eb_close(b);
    w32t_eb_open(b, "System", 0xFFFF, false);
    w32t_eb_close(b);
    w32t_eb_open(b, "Provider", 0xFFFF, true);
    w32t_eb_attribute(b, "Name", false);
    w32t_eb_text(b, "Test-Provider", false);
    w32t_eb_empty(b);
    snprintf(number, sizeof number, "%u", event_id);
    leaf(b, "EventID", number);
    snprintf(number, sizeof number, "%llu", (unsigned long long)id);
    leaf(b, "EventRecordID", number);
    leaf(b, "Channel", "Test");
    w32t_eb_end_element(b);
    w32t_eb_open(b, "EventData", 0xFFFF, false);
    w32t_eb_close(b);
    w32t_eb_open(b, "Data", 0xFFFF, true);
    w32t_eb_attribute(b, "Name", false);
    w32t_eb_text(b, name, false);
    w32t_eb_close(b);
    w32t_eb_text(b, text, false);
    w32t_eb_end_element(b);
    w32t_eb_end_element(b);
    w32t_eb_end_element(b);
    w32t_eb_end(b);
}
