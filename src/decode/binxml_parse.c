// SPDX-License-Identifier: Apache-2.0
// Bytes of a BinXML fragment to tokens. Whatever the bytes are, the tokens come out well-nested: what is left open at
// the end is closed, and the result says that it was. Nothing here recurses, and no size read from the file is
// believed.
#include "decode/binxml.h"

enum {
    T_EOF = 0,
    T_OPEN,
    T_CLOSE_START,
    T_CLOSE_EMPTY,
    T_END,
    T_VALUE,
    T_ATTRIBUTE,
    T_CDATA,
    T_CHARREF,
    T_ENTITY,
    T_PI,
    T_PIDATA,
    T_INSTANCE,
    T_SUB,
    T_OPTIONAL,
    T_FRAGMENT
};
#define MORE 0x40u

typedef struct parser {
    const w32t_evtx_chunk *chunk;
    uint32_t at, end, start;
    bool in_template;
    bool in_tag; // between an element's name and its ">"
    unsigned depth;
    w32t_span open[W32T_BX_DEPTH_MAX];
    w32t_bx_tokens *out;
} parser;

static w32t_bx_tok *put(parser *p, uint8_t kind) {
    w32t_bx_tokens *o = p->out;
    if (o->count == o->room) {
        uint32_t room = o->room ? o->room * 2 : 64;
        w32t_bx_tok *more = w32t_arena_alloc(o->arena, room * sizeof *more);
        if (o->count) memcpy(more, o->items, o->count * sizeof *more);
        o->items = more;
        o->room = room;
    }
    w32t_bx_tok *t = &o->items[o->count++];
    *t = (w32t_bx_tok){.kind = kind, .index = W32T_BX_NO_DEPENDENCY};
    return t;
}

static void put_ref(parser *p, uint32_t at, bool here, w32t_span name) {
    w32t_bx_tokens *o = p->out;
    if (o->ref_count == o->ref_room) {
        uint32_t room = o->ref_room ? o->ref_room * 2 : 64;
        w32t_bx_ref *more = w32t_arena_alloc(o->arena, room * sizeof *more);
        if (o->ref_count) memcpy(more, o->refs, o->ref_count * sizeof *more);
        o->refs = more;
        o->ref_room = room;
    }
    o->refs[o->ref_count++] = (w32t_bx_ref){at - p->start, here, name};
}

static bool fail(parser *p, const char *why) {
    p->out->damaged = true;
    if (!p->out->why) p->out->why = why;
    return false;
}

static bool has(const parser *p, uint32_t n) {
    return n <= p->end - p->at;
}

static const uint8_t *here(const parser *p) {
    return p->chunk->bytes + p->at;
}

// A name as it is stored: next in its hash chain (4), hash (2), units (2), the units, a NUL.
static bool name_at(const w32t_evtx_chunk *c, uint32_t at, w32t_span *out) {
    if (at > c->size || c->size - at < 10) return false;
    uint32_t units = w32t_le16(c->bytes + at + 6);
    if (units * 2u + 10u > c->size - at) return false;
    *out = w32t_span_of(c->bytes + at + 8, units * 2u);
    return true;
}

// The name's offset, and the name itself when this is where it is stored.
static bool take_name(parser *p, w32t_span *name) {
    if (!has(p, 4)) return fail(p, "a name lies outside");
    uint32_t field = p->at, offset = w32t_le32(here(p));
    p->at += 4;
    if (!name_at(p->chunk, offset, name)) return fail(p, "a name lies outside the chunk");
    bool stored = offset == p->at;
    if (stored) {
        if (!has(p, (uint32_t)name->n + 10)) return fail(p, "a name is cut");
        p->at += (uint32_t)name->n + 10;
    }
    put_ref(p, field, stored, *name);
    return true;
}

// Whether an element's name offset could be at `at`: used to tell elements with a dependency id from those without.
static bool could_be_name(const parser *p, uint32_t at) {
    if (at + 4 > p->end) return false;
    uint32_t offset = w32t_le32(p->chunk->bytes + at);
    w32t_span name;
    return offset >= 512 && (offset <= at + 4) && name_at(p->chunk, offset, &name) && name.n > 0;
}

static void close_tag(parser *p) {
    if (!p->in_tag) return;
    put(p, W32T_BX_CLOSE_START);
    p->in_tag = false;
}

static bool take_open(parser *p, uint8_t token) {
    if (p->in_tag) {
        close_tag(p);
        fail(p, "an element begins inside a tag");
    }
    if (p->depth == W32T_BX_DEPTH_MAX) return fail(p, "elements are nested too deeply");
    bool dependency = p->in_template;
    if (!could_be_name(p, p->at + (dependency ? 6 : 4)) && could_be_name(p, p->at + (dependency ? 4 : 6)))
        dependency = !dependency;
    uint16_t depends = W32T_BX_NO_DEPENDENCY;
    if (dependency) {
        if (!has(p, 2)) return fail(p, "an element is cut");
        depends = w32t_le16(here(p));
        p->at += 2;
    }
    if (!has(p, 4)) return fail(p, "an element is cut");
    p->at += 4; // the element's size: what is there is found by its tokens
    w32t_span name;
    if (!take_name(p, &name)) return false;
    if (token & MORE) {
        if (!has(p, 4)) return fail(p, "an attribute list is cut");
        p->at += 4;
    }
    w32t_bx_tok *t = put(p, W32T_BX_OPEN);
    t->index = depends;
    t->text = name;
    p->open[p->depth++] = name;
    p->in_tag = true;
    return true;
}

static bool take_end(parser *p, bool empty) {
    if (!p->depth) return fail(p, "an element ends that never began");
    if (empty) {
        if (!p->in_tag) return fail(p, "a tag ends that never began");
        put(p, W32T_BX_CLOSE_EMPTY);
        p->in_tag = false;
        p->depth--;
        return true;
    }
    close_tag(p);
    put(p, W32T_BX_END)->text = p->open[--p->depth];
    return true;
}

// Counted UTF-16 text.
static bool take_text(parser *p, uint8_t kind) {
    if (!has(p, 2)) return fail(p, "a text is cut");
    uint32_t n = w32t_le16(here(p)) * 2u;
    p->at += 2;
    bool whole = has(p, n);
    if (!whole) n = (p->end - p->at) & ~1u;
    put(p, kind)->text = w32t_span_of(here(p), n);
    p->at += n;
    return whole || fail(p, "a text is cut");
}

static bool take_value(parser *p) {
    if (!has(p, 1)) return fail(p, "a value is cut");
    uint8_t type = *here(p);
    p->at++;
    if (type == W32T_BX_STRING) return take_text(p, W32T_BX_TEXT);
    if (type == W32T_BX_NULL) return true;
    // The specification knows texts only; numbers and the like would have their own size.
    return fail(p, "a literal value that is no text");
}

static bool take_sub(parser *p, bool optional) {
    if (!has(p, 3)) return fail(p, "a substitution is cut");
    w32t_bx_tok *t = put(p, W32T_BX_SUB);
    t->index = w32t_le16(here(p));
    t->type = here(p)[2];
    t->optional = optional;
    p->at += 3;
    return true;
}

static bool take_instance(parser *p) {
    w32t_bx_head h;
    if (!w32t_bx_instance(p->chunk, p->at - 1, p->end, &h)) return fail(p, "a template instance is cut");
    close_tag(p);
    put(p, W32T_BX_INSTANCE)->text = w32t_span_of(here(p) - 1, h.end - (p->at - 1));
    p->out->nested = true;
    p->at = h.end;
    return true;
}

// One token; false at the end of what can be read.
static bool step(parser *p) {
    if (p->at >= p->end) return false;
    uint8_t token = *here(p);
    p->at++;
    switch (token & ~MORE) {
    case T_EOF:
        return false;
    case T_OPEN:
        return take_open(p, token);
    case T_CLOSE_START:
        if (!p->in_tag) return fail(p, "a tag ends that never began");
        close_tag(p);
        return true;
    case T_CLOSE_EMPTY:
        return take_end(p, true);
    case T_END:
        return take_end(p, false);
    case T_VALUE:
        return take_value(p);
    case T_ATTRIBUTE: {
        w32t_span name;
        if (!p->in_tag) return fail(p, "an attribute outside of a tag");
        if (!take_name(p, &name)) return false;
        put(p, W32T_BX_ATTRIBUTE)->text = name;
        return true;
    }
    case T_CDATA:
        close_tag(p);
        return take_text(p, W32T_BX_CDATA);
    case T_CHARREF:
        if (!has(p, 2)) return fail(p, "a character reference is cut");
        put(p, W32T_BX_CHARREF)->index = w32t_le16(here(p));
        p->at += 2;
        return true;
    case T_ENTITY: {
        w32t_span name;
        if (!take_name(p, &name)) return false;
        put(p, W32T_BX_ENTITY)->text = name;
        return true;
    }
    case T_PI: {
        w32t_span name;
        close_tag(p);
        if (!take_name(p, &name)) return false;
        put(p, W32T_BX_PI)->text = name;
        return true;
    }
    case T_PIDATA:
        return take_text(p, W32T_BX_PIDATA);
    case T_INSTANCE:
        return take_instance(p);
    case T_SUB:
        return take_sub(p, false);
    case T_OPTIONAL:
        return take_sub(p, true);
    case T_FRAGMENT:
        if (!has(p, 3)) return fail(p, "a fragment header is cut");
        p->at += 3;
        return true;
    default:
        return fail(p, "an unknown token");
    }
}

void w32t_bx_parse(const w32t_evtx_chunk *chunk, uint32_t at, uint32_t end, bool in_template, w32t_bx_tokens *out) {
    parser p = {.chunk = chunk,
                .at = at,
                .start = at,
                .end = end < chunk->size ? end : chunk->size,
                .in_template = in_template,
                .out = out};
    while (step(&p)) {
    }
    out->used = p.at - at;
    if (p.depth && !out->damaged) fail(&p, "an element does not end");
    close_tag(&p);
    while (p.depth)
        put(&p, W32T_BX_END)->text = p.open[--p.depth];
}

bool w32t_bx_instance_parts(const w32t_evtx_chunk *chunk, uint32_t at, uint32_t end, w32t_bx_head *h) {
    const uint8_t *b = chunk->bytes;
    if (end > chunk->size) end = chunk->size;
    if (at > end || end - at < 14) return false; // token, version, id, definition's offset, count of values
    h->template_id = w32t_le32(b + at + 2);
    h->definition = w32t_le32(b + at + 6);
    uint32_t next = at + 10;
    if (h->definition == next) { // stored here: next definition (4), GUID (16), size (4), tokens
        if (end - next < 24) return false;
        uint32_t size = w32t_le32(b + next + 20);
        if (size > end - next - 24) return false;
        next += 24 + size;
    }
    if (end - next < 4) return false;
    h->count = w32t_le32(b + next);
    next += 4;
    if (h->count > (end - next) / 4) return false;
    h->descriptors = next;
    h->values = next + h->count * 4;
    h->end = end;
    return true;
}

bool w32t_bx_instance(const w32t_evtx_chunk *chunk, uint32_t at, uint32_t end, w32t_bx_head *h) {
    if (!w32t_bx_instance_parts(chunk, at, end, h)) return false;
    uint32_t at_value = h->values;
    for (uint32_t i = 0; i < h->count; i++) {
        uint32_t n = w32t_le16(chunk->bytes + h->descriptors + i * 4);
        at_value = n > h->end - at_value ? h->end : at_value + n;
    }
    h->end = at_value;
    return true;
}

w32t_bx_val w32t_bx_value_at(const w32t_evtx_chunk *chunk, const w32t_bx_head *h, uint32_t index) {
    static const w32t_bx_val none = {(const uint8_t *)"", 0, W32T_BX_NULL};
    if (index >= h->count) return none;
    const uint8_t *d = chunk->bytes + h->descriptors;
    uint32_t at = h->values;
    for (uint32_t i = 0; i < index; i++, d += 4)
        at += w32t_le16(d); // at most 64 KiB times 64 KiB: no overflow
    uint32_t n = w32t_le16(d);
    if (at > h->end || n > h->end - at) return none;
    return (w32t_bx_val){chunk->bytes + at, n, d[2]};
}

bool w32t_bx_values(const w32t_evtx_chunk *chunk, const w32t_bx_head *h, w32t_bx_val *vals) {
    const uint8_t *d = chunk->bytes + h->descriptors, *p = chunk->bytes + h->values, *end = chunk->bytes + h->end;
    bool whole = true;
    for (uint32_t i = 0; i < h->count; i++, d += 4) {
        uint32_t n = w32t_le16(d);
        if (n > (size_t)(end - p)) { // cut: what is there of a text or of bytes is shown
            whole = false;
            n = d[2] == W32T_BX_STRING || d[2] == W32T_BX_BINARY ? (uint32_t)(end - p) : 0;
            vals[i] = (w32t_bx_val){p, n, n ? d[2] : W32T_BX_NULL};
            p = end;
            continue;
        }
        vals[i] = (w32t_bx_val){p, n, d[2]};
        p += n;
    }
    return whole;
}
