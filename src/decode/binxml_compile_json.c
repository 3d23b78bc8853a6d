// SPDX-License-Identifier: Apache-2.0
// Tokens to the JSON program (layout of `evtx_dump -o jsonl`): attributes under "#attributes", <Data Name="x"> as
// member "x", empty elements null, text beside attributes under "#text". Shapes whose keys depend on values, or that
// repeat, are left to the tree.
#include "base/hash.h"
#include "base/json_out.h"
#include "base/utf.h"
#include "decode/binxml_emit.h"

w32t_bx_content w32t_bx_content_of(const w32t_bx_tokens *t, uint32_t tag) {
    if (tag >= t->count || t->items[tag].kind == W32T_BX_CLOSE_EMPTY) return W32T_BX_CONTENT_NONE;
    unsigned depth = 0, children = 0, values = 0, texts = 0;
    for (uint32_t i = tag + 1; i < t->count; i++) {
        const w32t_bx_tok *k = &t->items[i];
        if (k->kind == W32T_BX_END && depth-- == 0) break;
        if (k->kind == W32T_BX_OPEN) {
            if (depth == 0) children++;
            i = w32t_bx_tag_end(t, i);
            if (i < t->count && t->items[i].kind == W32T_BX_CLOSE_START) depth++;
            continue;
        }
        if (depth) continue;
        if (k->kind == W32T_BX_INSTANCE || (k->kind == W32T_BX_SUB && k->type == W32T_BX_BINXML))
            children++;
        else if (k->kind == W32T_BX_SUB)
            values++;
        else if (k->kind == W32T_BX_TEXT || k->kind == W32T_BX_CHARREF || k->kind == W32T_BX_ENTITY ||
                 k->kind == W32T_BX_CDATA)
            texts++;
    }
    if (!children && !values && !texts) return W32T_BX_CONTENT_NONE;
    if (!children && !values) return W32T_BX_CONTENT_TEXT;
    if (!children && !texts && values == 1) return W32T_BX_CONTENT_VALUE;
    if (children && !values && !texts) return W32T_BX_CONTENT_CHILDREN;
    return W32T_BX_CONTENT_MIXED;
}

bool w32t_bx_literal(const w32t_bx_tokens *t, uint32_t from, uint32_t to, w32t_buf *out) {
    for (uint32_t i = from; i < to && i < t->count; i++) {
        const w32t_bx_tok *k = &t->items[i];
        switch (k->kind) {
        case W32T_BX_TEXT:
        case W32T_BX_CDATA:
            w32t_utf16_to_utf8(out, w32t_bx_trim(k->text));
            break;
        case W32T_BX_CHARREF:
            w32t_utf8_put(out, k->index);
            break;
        case W32T_BX_ENTITY: {
            uint32_t c = w32t_bx_entity(k->text);
            if (c) {
                w32t_utf8_put(out, c);
            } else {
                w32t_buf_char(out, '&');
                w32t_utf16_to_utf8(out, k->text);
                w32t_buf_char(out, ';');
            }
            break;
        }
        case W32T_BX_PI:
        case W32T_BX_PIDATA:
            break;
        default:
            return false;
        }
    }
    return true;
}

typedef struct level {
    uint32_t skip;
    bool object; // a JSON_CLOSE is due
    unsigned unnamed;
} level;

typedef struct compiler {
    w32t_bx_emitter e;
    const w32t_bx_tokens *t;
    w32t_table keys; // of all open levels: level serial and key
    uint64_t serials[W32T_BX_DEPTH_MAX + 1], serial;
    level levels[W32T_BX_DEPTH_MAX + 1];
    unsigned depth;
    bool tree;
} compiler;

// False when the key came before at this level.
static bool new_key(compiler *c, const char *key, size_t n) {
    uint64_t h = w32t_hash_bytes(key, n) ^ w32t_hash_u64(c->serials[c->depth] + 1);
    return w32t_table_put(&c->keys, h, c) == NULL;
}

static void emit_string(compiler *c, w32t_bx_opcode code, const w32t_buf *s, const char *tail) {
    size_t from = c->e.text->n;
    w32t_json_text(c->e.text, s->n ? (const char *)s->p : "", s->n);
    w32t_buf_text(c->e.text, tail);
    if (code == W32T_OP_LITERAL)
        w32t_bx_emit_text(&c->e, from);
    else
        w32t_bx_emit(&c->e,
                     (w32t_bx_op){.code = (uint8_t)code, .a = (uint32_t)from, .b = (uint32_t)(c->e.text->n - from)});
}

static void emit(compiler *c, w32t_bx_opcode code, uint16_t index) {
    w32t_bx_emit(&c->e, (w32t_bx_op){.code = (uint8_t)code, .index = index});
}

// #attributes; `any` says whether there are some that can be there.
static void attributes(compiler *c, uint32_t i, uint32_t tag) {
    const w32t_bx_tokens *t = c->t;
    emit(c, W32T_OP_ATTRS_BEGIN, 0);
    while (i < tag && !c->tree) {
        uint32_t end = w32t_bx_attribute_end(t, i), skip = UINT32_MAX;
        w32t_buf name = {0}, text = {0};
        w32t_utf16_to_utf8(&name, t->items[i].text);
        bool value = end == i + 2 && t->items[i + 1].kind == W32T_BX_SUB;
        if (value) {
            skip = c->e.count;
            emit(c, W32T_OP_IF, t->items[i + 1].index);
        }
        emit_string(c, W32T_OP_KEY, &name, ":");
        if (value) {
            emit(c, W32T_OP_JSON, t->items[i + 1].index);
            w32t_bx_land(&c->e, skip);
        } else if (w32t_bx_literal(t, i + 1, end, &text))
            emit_string(c, W32T_OP_LITERAL, &text, "");
        else
            c->tree = true;
        w32t_buf_free(&name);
        w32t_buf_free(&text);
        i = end;
    }
    emit(c, W32T_OP_ATTRS_END, 0);
}

static uint32_t content_end(const w32t_bx_tokens *t, uint32_t tag) {
    uint32_t i = tag + 1;
    while (i < t->count && t->items[i].kind != W32T_BX_END)
        i++;
    return i;
}

// The content behind #attributes (with), or of an element without attributes.
static void content(compiler *c, uint32_t tag, bool with) {
    const w32t_bx_tokens *t = c->t;
    w32t_buf text = {0};
    switch (w32t_bx_content_of(t, tag)) {
    case W32T_BX_CONTENT_NONE:
        if (with) {
            emit(c, W32T_OP_AFTER_NONE, 0);
        } else {
            w32t_buf_lit(c->e.text, "null");
            w32t_bx_emit_text(&c->e, c->e.text->n - 4);
        }
        break;
    case W32T_BX_CONTENT_TEXT:
        w32t_bx_literal(t, tag + 1, content_end(t, tag), &text);
        emit_string(c, with ? W32T_OP_AFTER_LITERAL : W32T_OP_LITERAL, &text, "");
        break;
    case W32T_BX_CONTENT_VALUE: {
        const w32t_bx_tok *k = &t->items[tag + 1];
        while (k->kind != W32T_BX_SUB)
            k++;
        w32t_bx_emit(
            &c->e, (w32t_bx_op){.code = with ? W32T_OP_AFTER_TEXT : W32T_OP_JSON, .index = k->index, .b = k->optional});
        break;
    }
    case W32T_BX_CONTENT_CHILDREN:
        emit(c, with ? W32T_OP_AFTER_OPEN : W32T_OP_JSON_OPEN, 0);
        c->levels[c->depth].object = true;
        break;
    case W32T_BX_CONTENT_MIXED:
        c->tree = true;
        break;
    }
    w32t_buf_free(&text);
}

// <Data>: its Name is the key. Without one: {"#text": …}, or nothing when it has no content.
static bool data_element(compiler *c, uint32_t first, uint32_t tag, w32t_buf *key) {
    const w32t_bx_tokens *t = c->t;
    for (uint32_t i = first; i < tag; i = w32t_bx_attribute_end(t, i))
        if (w32t_bx_is(t->items[i].text, "Name")) {
            if (!w32t_bx_literal(t, i + 1, w32t_bx_attribute_end(t, i), key)) c->tree = true;
            return true;
        }
    return false;
}

static void unnamed_data(compiler *c, uint32_t tag) {
    if (c->levels[c->depth - 1].unnamed++) c->tree = true;
    w32t_bx_content kind = w32t_bx_content_of(c->t, tag);
    if (kind != W32T_BX_CONTENT_VALUE && kind != W32T_BX_CONTENT_TEXT) {
        if (kind != W32T_BX_CONTENT_NONE) c->tree = true;
        return;
    }
    uint32_t skip = UINT32_MAX;
    const w32t_bx_tok *k = &c->t->items[tag + 1];
    while (kind == W32T_BX_CONTENT_VALUE && k->kind != W32T_BX_SUB)
        k++;
    if (kind == W32T_BX_CONTENT_VALUE && k->optional) {
        skip = c->e.count;
        emit(c, W32T_OP_IF, k->index);
    }
    static const char key[] = "\"Data\":{\"#text\":";
    size_t from = c->e.text->n;
    w32t_buf_text(c->e.text, key);
    w32t_bx_emit(&c->e, (w32t_bx_op){.code = W32T_OP_KEY, .a = (uint32_t)from, .b = sizeof key - 1});
    content(c, tag, false);
    from = c->e.text->n;
    w32t_buf_char(c->e.text, '}');
    w32t_bx_emit_text(&c->e, from);
    if (skip != UINT32_MAX) w32t_bx_land(&c->e, skip);
}

static uint32_t open_element(compiler *c, uint32_t i) {
    const w32t_bx_tokens *t = c->t;
    const w32t_bx_tok *k = &t->items[i];
    uint32_t tag = w32t_bx_tag_end(t, i), first = i + 1;
    while (first < tag && t->items[first].kind != W32T_BX_ATTRIBUTE)
        first++;
    level *l = &c->levels[++c->depth];
    *l = (level){.skip = UINT32_MAX};
    if (k->index != W32T_BX_NO_DEPENDENCY) {
        l->skip = c->e.count;
        emit(c, W32T_OP_IF, k->index);
    }
    w32t_buf key = {0};
    bool is_data = w32t_bx_is(k->text, "Data"), named = is_data && data_element(c, first, tag, &key);
    if (is_data && !named) {
        unnamed_data(c, tag);
    } else {
        if (!named) w32t_utf16_to_utf8(&key, k->text);
        c->depth--;
        if (!new_key(c, key.n ? (const char *)key.p : "", key.n)) c->tree = true;
        c->depth++;
        emit_string(c, W32T_OP_KEY, &key, ":");
        bool with = !named && first < tag;
        if (with) attributes(c, first, tag);
        content(c, tag, with);
    }
    c->serials[c->depth] = ++c->serial;
    w32t_buf_free(&key);
    return tag;
}

static void close_element(compiler *c) {
    level *l = &c->levels[c->depth--];
    if (l->object) emit(c, W32T_OP_JSON_CLOSE, 0);
    if (l->skip != UINT32_MAX) w32t_bx_land(&c->e, l->skip);
}

void w32t_bx_compile_json(w32t_bx_program *p, w32t_buf *text) {
    compiler *c = w32t_arena_zalloc(p->tokens.arena, sizeof *c);
    c->e = (w32t_bx_emitter){.arena = p->tokens.arena, .text = text};
    c->t = &p->tokens;
    for (uint32_t i = 0; i < c->t->count && !c->tree; i++) {
        const w32t_bx_tok *k = &c->t->items[i];
        switch (k->kind) {
        case W32T_BX_OPEN:
            i = open_element(c, i);
            if (i < c->t->count && c->t->items[i].kind == W32T_BX_CLOSE_EMPTY) close_element(c);
            break;
        case W32T_BX_END:
            close_element(c);
            break;
        case W32T_BX_SUB:
            if (k->type == W32T_BX_BINXML) w32t_bx_emit(&c->e, (w32t_bx_op){.code = W32T_OP_VALUE, .index = k->index});
            break;
        case W32T_BX_INSTANCE:
            w32t_bx_emit(&c->e, (w32t_bx_op){.code = W32T_OP_NEST, .a = i});
            break;
        default:
            break; // texts: part of content()
        }
    }
    w32t_table_free(&c->keys);
    p->json = (w32t_bx_code){c->e.ops, c->e.count};
    p->json_tree = c->tree;
}
