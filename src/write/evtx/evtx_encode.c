// SPDX-License-Identifier: Apache-2.0
// Tokens and values to BinXML at the end of a chunk. Names are stored where they are first used and found again through
// the chunk's table of 64 lists (hash: units, each times 65599 to the power of what follows, 16 bits); templates
// through 32 lists, by the same hash over the GUID's eight 16-bit words (both worked out from real logs). Newer entries
// come first in their list.
#include "base/hash.h"
#include "write/evtx/evtx_write.h"

#define NO_DEPENDENCY 0xFFFFu
#define DEPTH_MAX     32u

static uint8_t *space(w32t_ew_chunk *c, uint32_t n) { // NULL once the chunk is full
    if (c->full || n > sizeof c->bytes - c->at) {
        c->full = true;
        return NULL;
    }
    uint8_t *p = c->bytes + c->at;
    c->at += n;
    return p;
}

static void put8(w32t_ew_chunk *c, uint8_t v) {
    uint8_t *p = space(c, 1);
    if (p) *p = v;
}

static void put16(w32t_ew_chunk *c, uint16_t v) {
    uint8_t *p = space(c, 2);
    if (p) w32t_put16(p, v);
}

static void put32(w32t_ew_chunk *c, uint32_t v) {
    uint8_t *p = space(c, 4);
    if (p) w32t_put32(p, v);
}

static void put_bytes(w32t_ew_chunk *c, const void *b, uint32_t n) {
    uint8_t *p = space(c, n);
    if (p && n) memcpy(p, b, n);
}

static uint32_t hash65599(const uint8_t *units, size_t n) {
    uint32_t h = 0;
    for (size_t i = 0; i + 1 < n; i += 2)
        h = h * 65599u + w32t_le16(units + i);
    return h;
}

static void put_name(w32t_ew_chunk *c, w32t_span name) {
    uint16_t hash = (uint16_t)hash65599(name.p, name.n);
    uint8_t *head = c->bytes + 128 + 4 * (hash % 64);
    for (uint32_t at = w32t_le32(head); at; at = w32t_le32(c->bytes + at))
        if (w32t_le16(c->bytes + at + 4) == hash && w32t_le16(c->bytes + at + 6) * 2u == name.n &&
            memcmp(c->bytes + at + 8, name.p, name.n) == 0) {
            put32(c, at);
            return;
        }
    uint32_t before = w32t_le32(head), here = c->at + 4;
    put32(c, here);
    put32(c, before);
    put16(c, hash);
    put16(c, (uint16_t)(name.n / 2));
    put_bytes(c, name.p, (uint32_t)name.n);
    put16(c, 0);
    if (!c->full) w32t_put32(head, here);
}

static void put_text(w32t_ew_chunk *c, w32t_span text) {
    put16(c, (uint16_t)(text.n / 2));
    put_bytes(c, text.p, (uint32_t)text.n & ~1u);
}

static bool is_content(uint8_t kind) {
    return kind == W32T_EW_TEXT || kind == W32T_EW_SUB || kind == W32T_EW_CHARREF || kind == W32T_EW_ENTITY ||
           kind == W32T_EW_CDATA;
}

typedef struct sizes {
    uint32_t element[130], attributes; // offsets of size fields to be filled, 0 none
    unsigned depth;
} sizes;

static void fill_size(w32t_ew_chunk *c, uint32_t field) {
    if (field && !c->full) w32t_put32(c->bytes + field, c->at - field - 4);
}

static void put_token(w32t_ew_chunk *c, const w32t_ew_fragment *f, uint32_t i, sizes *s) {
    const w32t_ew_token *t = &f->tokens[i], *next = i + 1 < f->count ? t + 1 : NULL;
    uint8_t more = next && is_content(t->kind) && is_content(next->kind) ? 0x40 : 0;
    switch ((w32t_ew_kind)t->kind) {
    case W32T_EW_OPEN: {
        bool attributes = next && next->kind == W32T_EW_ATTRIBUTE;
        put8(c, attributes ? 0x41 : 0x01);
        if (f->is_template) put16(c, t->index);
        if (s->depth < 129) s->element[s->depth++] = c->at;
        put32(c, 0);
        put_name(c, t->text);
        s->attributes = attributes ? c->at : 0;
        if (attributes) put32(c, 0);
        break;
    }
    case W32T_EW_ATTRIBUTE: {
        uint32_t k = i + 1;
        while (k < f->count && is_content(f->tokens[k].kind))
            k++;
        put8(c, k < f->count && f->tokens[k].kind == W32T_EW_ATTRIBUTE ? 0x46 : 0x06);
        put_name(c, t->text);
        break;
    }
    case W32T_EW_CLOSE_START:
    case W32T_EW_CLOSE_EMPTY:
        fill_size(c, s->attributes);
        s->attributes = 0;
        put8(c, t->kind == W32T_EW_CLOSE_START ? 0x02 : 0x03);
        if (t->kind == W32T_EW_CLOSE_EMPTY && s->depth) fill_size(c, s->element[--s->depth]);
        break;
    case W32T_EW_END:
        put8(c, 0x04);
        if (s->depth) fill_size(c, s->element[--s->depth]);
        break;
    case W32T_EW_TEXT:
        put8(c, 0x05 | more);
        put8(c, 0x01);
        put_text(c, t->text);
        break;
    case W32T_EW_SUB:
        put8(c, t->optional ? 0x0E : 0x0D);
        put16(c, t->index);
        put8(c, t->type);
        break;
    case W32T_EW_CHARREF:
        put8(c, 0x08 | more);
        put16(c, t->index);
        break;
    case W32T_EW_ENTITY:
        put8(c, 0x09 | more);
        put_name(c, t->text);
        break;
    case W32T_EW_CDATA:
        put8(c, 0x07 | more);
        put_text(c, t->text);
        break;
    case W32T_EW_PI:
        put8(c, 0x0A);
        put_name(c, t->text);
        break;
    case W32T_EW_PIDATA:
        put8(c, 0x0B);
        put_text(c, t->text);
        break;
    case W32T_EW_INSTANCE:
        if (t->fragment) w32t_ew_put_fragment(c, t->fragment);
        break;
    }
}

static void put_tokens(w32t_ew_chunk *c, const w32t_ew_fragment *f) {
    sizes s = {.depth = 0};
    for (uint32_t i = 0; i < f->count; i++)
        put_token(c, f, i, &s);
    put8(c, 0); // end of the fragment
}

// What tells templates apart: their tokens, whatever GUID they carry.
static uint64_t hash_tokens(const w32t_ew_fragment *f) {
    uint64_t h = w32t_hash_bytes(&f->guid, sizeof f->guid);
    for (uint32_t i = 0; i < f->count; i++) {
        const w32t_ew_token *t = &f->tokens[i];
        h = w32t_hash_u64(h ^
                          ((uint64_t)t->kind << 40 | (uint64_t)t->type << 32 | (uint64_t)t->optional << 24 | t->index));
        if (t->text.n) h = w32t_hash_u64(h ^ w32t_hash_bytes(t->text.p, t->text.n));
        if (t->fragment) h = w32t_hash_u64(h ^ hash_tokens(t->fragment));
    }
    return h;
}

static void put_definition(w32t_ew_chunk *c, const w32t_ew_fragment *f, uint64_t hash) {
    w32t_guid guid = f->guid;
    static const w32t_guid none;
    if (memcmp(&guid, &none, sizeof guid) == 0) {
        uint64_t words[2] = {hash, w32t_hash_u64(hash + 0x9E3779B97F4A7C15u)};
        memcpy(&guid, words, sizeof guid);
    }
    uint8_t raw[16];
    memcpy(raw, &guid, sizeof raw);
    uint8_t *head = c->bytes + 384 + 4 * (hash65599(raw, 16) % 32);
    uint32_t here = c->at + 8, id = w32t_le32(raw);
    put32(c, id);
    put32(c, here);
    put32(c, w32t_le32(head));
    put_bytes(c, raw, 16);
    uint32_t size = c->at;
    put32(c, 0);
    put32(c, 0x0001010F); // fragment header: token, version 1.1, no flags
    put_tokens(c, f);
    fill_size(c, size);
    if (c->full) return;
    w32t_put32(head, here);
    if (c->known_count < sizeof c->known / sizeof *c->known) {
        c->known[c->known_count].hash = hash;
        c->known[c->known_count++].offset = here;
    }
}

static void put_instance(w32t_ew_chunk *c, const w32t_ew_fragment *f) {
    uint64_t hash = hash_tokens(f);
    put8(c, 0x0C);
    put8(c, 0x01);
    uint32_t i = 0;
    while (i < c->known_count && c->known[i].hash != hash)
        i++;
    if (i < c->known_count) {
        put32(c, w32t_le32(c->bytes + c->known[i].offset + 4));
        put32(c, c->known[i].offset);
    } else
        put_definition(c, f, hash);
    put32(c, f->value_count);
    uint32_t d = c->at;
    space(c, f->value_count * 4);
    for (uint32_t k = 0; k < f->value_count && !c->full; k++) {
        const w32t_ew_value *v = &f->values[k];
        uint32_t from = c->at;
        if (v->fragment)
            w32t_ew_put_fragment(c, v->fragment);
        else
            put_bytes(c, v->bytes.p, (uint32_t)v->bytes.n);
        if (c->full || c->at - from > 0xFFFF) {
            c->full = true;
            break;
        }
        w32t_put16(c->bytes + d + 4 * k, (uint16_t)(c->at - from));
        c->bytes[d + 4 * k + 2] = v->type;
        c->bytes[d + 4 * k + 3] = 0;
    }
}

void w32t_ew_put_fragment(w32t_ew_chunk *c, const w32t_ew_fragment *f) {
    if (c->depth >= DEPTH_MAX) { // deeper than any reader goes
        c->full = true;
        return;
    }
    c->depth++;
    put32(c, 0x0001010F);
    if (f->is_template)
        put_instance(c, f);
    else
        put_tokens(c, f);
    if (f->is_template && c->depth == 1) put8(c, 0);
    c->depth--;
}
