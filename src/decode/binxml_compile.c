// SPDX-License-Identifier: Apache-2.0
// Tokens to the XML program: everything that does not depend on values becomes literal text once, what remains are
// jumps over what an absent value removes, repetitions for arrays, and the values themselves. JSON is
// binxml_compile_json.c's.
#include "base/utf.h"
#include "decode/binxml.h"
#include "decode/binxml_emit.h"

#include <stdlib.h>

void w32t_bx_emit(w32t_bx_emitter *e, w32t_bx_op op) {
    if (e->count == e->room) {
        uint32_t room = e->room ? e->room * 2 : 64;
        w32t_bx_op *more = w32t_arena_alloc(e->arena, room * sizeof *more);
        if (e->count) memcpy(more, e->ops, e->count * sizeof *more);
        e->ops = more;
        e->room = room;
    }
    e->ops[e->count++] = op;
}

// The text appended since `from` becomes a literal, joined to the one before where no jump leads between them.
void w32t_bx_emit_text(w32t_bx_emitter *e, size_t from) {
    uint32_t n = (uint32_t)(e->text->n - from);
    if (!n) return;
    if (e->count > e->barrier && e->count && e->ops[e->count - 1].code == W32T_OP_LITERAL &&
        e->ops[e->count - 1].a + e->ops[e->count - 1].b == from)
        e->ops[e->count - 1].b += n;
    else
        w32t_bx_emit(e, (w32t_bx_op){.code = W32T_OP_LITERAL, .a = (uint32_t)from, .b = n});
}

void w32t_bx_land(w32t_bx_emitter *e, uint32_t op) { // the jump `op` leads here
    e->ops[op].a = e->count;
    e->barrier = e->count;
}

bool w32t_bx_is(w32t_span utf16, const char *ascii) {
    size_t n = strlen(ascii);
    if (utf16.n != 2 * n) return false;
    for (size_t i = 0; i < n; i++)
        if (utf16.p[2 * i] != (uint8_t)ascii[i] || utf16.p[2 * i + 1]) return false;
    return true;
}

uint32_t w32t_bx_tag_end(const w32t_bx_tokens *t, uint32_t open) {
    uint32_t i = open + 1;
    while (i < t->count && t->items[i].kind != W32T_BX_CLOSE_START && t->items[i].kind != W32T_BX_CLOSE_EMPTY)
        i++;
    return i;
}

uint32_t w32t_bx_attribute_end(const w32t_bx_tokens *t, uint32_t attribute) {
    uint32_t i = attribute + 1;
    while (i < t->count && t->items[i].kind != W32T_BX_ATTRIBUTE && t->items[i].kind != W32T_BX_CLOSE_START &&
           t->items[i].kind != W32T_BX_CLOSE_EMPTY)
        i++;
    return i;
}

static const char *const predefined[] = {"amp", "lt", "gt", "quot", "apos"};

uint32_t w32t_bx_entity(w32t_span name) { // its character, 0 when it is none of XML's own
    for (unsigned i = 0; i < 5; i++)
        if (w32t_bx_is(name, predefined[i])) return (uint32_t) "&<>\"'"[i];
    return 0;
}

static void put_reference(w32t_buf *b, const w32t_bx_tok *t) {
    if (t->kind == W32T_BX_ENTITY) {
        w32t_buf_text(b, w32t_bx_entity(t->text) ? "&" : "&amp;"); // others are not declared anywhere
        w32t_bx_put_name(b, NULL, t->text);
        w32t_buf_char(b, ';');
        return;
    }
    uint32_t u = t->index;
    if (u == 9 || u == 10 || u == 13 || (u >= 0x20 && u < 0xD800) || (u >= 0xE000 && u < 0xFFFE))
        w32t_buf_printf(b, "&#%u;", (unsigned)u);
    else
        w32t_buf_lit(b, "\xEF\xBF\xBD");
}

// "]]>" may not stand inside CDATA, and "?>" not inside a processing instruction.
static void put_closed(w32t_buf *b, w32t_span utf16, char stop) {
    w32t_buf t = {0};
    w32t_utf16_to_utf8(&t, utf16);
    for (size_t i = 0; i < t.n; i++) {
        uint8_t c = t.p[i];
        if (c == '>' && i && t.p[i - 1] == (uint8_t)stop)
            w32t_buf_text(b, stop == ']' ? "]]><![CDATA[>" : " >");
        else
            w32t_buf_char(b, c < 0x20 && c != '\t' && c != '\n' && c != '\r' ? ' ' : (char)c);
    }
    w32t_buf_free(&t);
}

#define ATTRIBUTES_MAX 256u // in one tag

typedef struct tag_names {
    w32t_buf names; // each with a blank behind it
    unsigned count;
} tag_names;

typedef struct level {
    uint32_t skip, loop; // jumps to land behind the element; UINT32_MAX none
} level;

static void piece(w32t_bx_emitter *e, const w32t_bx_tokens *t, uint32_t i, bool attribute) {
    const w32t_bx_tok *k = &t->items[i];
    size_t from = e->text->n;
    switch (k->kind) {
    case W32T_BX_TEXT:
        w32t_bx_utf16_xml(e->text, w32t_bx_trim(k->text), attribute);
        break;
    case W32T_BX_CHARREF:
    case W32T_BX_ENTITY:
        put_reference(e->text, k);
        break;
    case W32T_BX_CDATA:
        if (attribute) {
            w32t_bx_utf16_xml(e->text, k->text, true);
            break;
        }
        w32t_buf_lit(e->text, "<![CDATA[");
        put_closed(e->text, k->text, ']');
        w32t_buf_lit(e->text, "]]>");
        break;
    case W32T_BX_PI:
        w32t_buf_lit(e->text, "<?");
        if (k->text.n == 6 && w32t_bx_is(k->text, "xml")) w32t_buf_char(e->text, '_'); // reserved for declarations
        w32t_bx_put_name(e->text, NULL, k->text);
        if (i + 1 < t->count && t->items[i + 1].kind == W32T_BX_PIDATA) {
            w32t_buf_char(e->text, ' ');
            put_closed(e->text, t->items[i + 1].text, '?');
        }
        w32t_buf_lit(e->text, "?>");
        break;
    case W32T_BX_SUB:
        w32t_bx_emit(e, (w32t_bx_op){.code = attribute ? W32T_OP_ATTR_VALUE : W32T_OP_VALUE, .index = k->index});
        return;
    case W32T_BX_INSTANCE:
        w32t_bx_emit(e, (w32t_bx_op){.code = W32T_OP_NEST, .a = i});
        return;
    default:
        return;
    }
    w32t_bx_emit_text(e, from);
}

// Attributes come once in a tag; a second one of the same name, which only damage makes, is left out.
static bool comes_again(w32t_bx_emitter *e, const w32t_bx_tokens *t, uint32_t i, tag_names *seen) {
    w32t_buf *names = &seen->names;
    size_t from = names->n;
    w32t_bx_put_name(names, &e->prefixes, t->items[i].text);
    w32t_buf_char(names, ' ');
    bool again = seen->count == ATTRIBUTES_MAX;
    for (size_t at = 0, n; at < from && !again; at += n) {
        n = (size_t)((const uint8_t *)memchr(names->p + at, ' ', names->n - at) - (names->p + at)) + 1;
        again = n == names->n - from && memcmp(names->p + at, names->p + from, n) == 0;
    }
    if (!again)
        seen->count++;
    else
        names->n = from;
    return again;
}

static uint32_t attribute(w32t_bx_emitter *e, const w32t_bx_tokens *t, uint32_t i, tag_names *seen) {
    uint32_t end = w32t_bx_attribute_end(t, i), skip = UINT32_MAX;
    if (comes_again(e, t, i, seen)) {
        e->damaged = true;
        return end;
    }
    if (end == i + 2 && t->items[i + 1].kind == W32T_BX_SUB && t->items[i + 1].optional) {
        skip = e->count;
        w32t_bx_emit(e, (w32t_bx_op){.code = W32T_OP_IF, .index = t->items[i + 1].index});
    }
    size_t from = e->text->n;
    w32t_buf_char(e->text, ' ');
    w32t_bx_put_name(e->text, &e->prefixes, t->items[i].text);
    w32t_buf_lit(e->text, "='");
    w32t_bx_emit_text(e, from);
    for (uint32_t k = i + 1; k < end; k++)
        piece(e, t, k, true);
    from = e->text->n;
    w32t_buf_char(e->text, '\'');
    w32t_bx_emit_text(e, from);
    if (skip != UINT32_MAX) w32t_bx_land(e, skip);
    return end;
}

static uint32_t open_element(w32t_bx_emitter *e, const w32t_bx_tokens *t, uint32_t i, level *l) {
    const w32t_bx_tok *k = &t->items[i];
    uint32_t tag = w32t_bx_tag_end(t, i);
    l->skip = l->loop = UINT32_MAX;
    if (k->index != W32T_BX_NO_DEPENDENCY) {
        l->skip = e->count;
        w32t_bx_emit(e, (w32t_bx_op){.code = W32T_OP_IF, .index = k->index});
    }
    if (tag + 2 < t->count && t->items[tag].kind == W32T_BX_CLOSE_START && t->items[tag + 1].kind == W32T_BX_SUB &&
        t->items[tag + 2].kind == W32T_BX_END && t->items[tag + 1].type != W32T_BX_BINXML) {
        l->loop = e->count;
        w32t_bx_emit(e, (w32t_bx_op){.code = W32T_OP_LOOP, .index = t->items[tag + 1].index});
    }
    size_t from = e->text->n;
    w32t_buf_char(e->text, '<');
    w32t_bx_put_name(e->text, &e->prefixes, k->text);
    w32t_bx_emit_text(e, from);
    for (i++; i < tag && t->items[i].kind != W32T_BX_ATTRIBUTE;)
        i++;
    tag_names seen = {0};
    while (i < tag)
        i = attribute(e, t, i, &seen);
    w32t_buf_free(&seen.names);
    from = e->text->n;
    w32t_buf_text(e->text, t->items[tag].kind == W32T_BX_CLOSE_EMPTY ? "/>" : ">");
    w32t_bx_emit_text(e, from);
    return tag;
}

static void land_level(w32t_bx_emitter *e, const level *l) {
    if (l->loop != UINT32_MAX) w32t_bx_land(e, l->loop);
    if (l->skip != UINT32_MAX) w32t_bx_land(e, l->skip);
}

static void compile_xml(w32t_bx_emitter *e, const w32t_bx_tokens *t) {
    level levels[W32T_BX_DEPTH_MAX];
    unsigned depth = 0;
    for (uint32_t i = 0; i < t->count; i++) {
        switch (t->items[i].kind) {
        case W32T_BX_OPEN:
            i = open_element(e, t, i, &levels[depth]);
            if (t->items[i].kind == W32T_BX_CLOSE_EMPTY)
                land_level(e, &levels[depth]);
            else
                depth++;
            break;
        case W32T_BX_END: {
            size_t from = e->text->n;
            w32t_buf_lit(e->text, "</");
            w32t_bx_put_name(e->text, &e->prefixes, t->items[i].text);
            w32t_buf_char(e->text, '>');
            w32t_bx_emit_text(e, from);
            land_level(e, &levels[--depth]);
            break;
        }
        default:
            piece(e, t, i, false);
            break;
        }
    }
}

void w32t_bx_compile(w32t_bx_program *p) {
    w32t_buf text = {0};
    w32t_bx_emitter e = {.arena = p->tokens.arena, .text = &text};
    w32t_bx_find_prefixes(&p->tokens, &e.prefixes);
    compile_xml(&e, &p->tokens);
    p->xml = (w32t_bx_code){e.ops, e.count};
    w32t_bx_compile_json(p, &text);
    memset(w32t_buf_space(&text, W32T_BX_TEXT_PAD), 0, W32T_BX_TEXT_PAD);
    p->text = w32t_arena_copy(p->tokens.arena, text.p, text.n + W32T_BX_TEXT_PAD);
    p->damaged = p->tokens.damaged || e.damaged;
    w32t_bx_find_fields(p);
    w32t_buf_free(&text);
}
