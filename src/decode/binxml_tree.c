// SPDX-License-Identifier: Apache-2.0
// The tree of a fragment, for the shapes that programs cannot say: names that come from values, repeated keys, mixed
// text, nested elements as fields. Lives in the event's arena; its depth is bounded by the parser's limits.
#include "base/hash.h"
#include "base/json_out.h"
#include "base/utf.h"
#include "decode/binxml_emit.h"

#include <stdlib.h>

enum { ELEMENT, ATTRIBUTE, LITERAL, VALUE };

static w32t_bx_node *add(w32t_bx_context *c, w32t_bx_node *parent, uint8_t kind) {
    w32t_bx_node *n = w32t_arena_zalloc(c->arena, sizeof *n);
    n->kind = kind;
    if (parent->last)
        parent->last->next = n;
    else
        parent->first = n;
    parent->last = n;
    return n;
}

static void build(w32t_bx_context *c, const w32t_bx_bound *b, w32t_bx_node *root);

static void add_nested(w32t_bx_context *c, const w32t_bx_val *v, w32t_bx_node *parent) {
    w32t_bx_val space[W32T_BX_SPACE];
    w32t_bx_bound inner;
    if (c->nest >= W32T_BX_NEST_MAX) {
        c->damaged = true;
        return;
    }
    c->nest++;
    if (w32t_bx_bind_value(c, v, &inner, space)) build(c, &inner, parent);
    c->nest--;
}

static void add_value(w32t_bx_context *c, const w32t_bx_bound *b, const w32t_bx_tok *k, w32t_bx_node *parent) {
    w32t_bx_val v = {(const uint8_t *)"", 0, W32T_BX_NULL};
    if (k->index < b->count) v = b->vals[k->index];
    if (v.type == W32T_BX_BINXML)
        add_nested(c, &v, parent);
    else if (!k->optional || !w32t_bx_is_null(&v))
        add(c, parent, VALUE)->value = v;
}

static void add_text(w32t_bx_context *c, const w32t_bx_tokens *t, uint32_t i, w32t_bx_node *parent) {
    w32t_buf text = {0}, wide = {0};
    if (t->items[i].kind == W32T_BX_TEXT || t->items[i].kind == W32T_BX_CDATA) {
        add(c, parent, LITERAL)->text = w32t_bx_trim(t->items[i].text);
    } else if (w32t_bx_literal(t, i, i + 1, &text) && text.n) {
        w32t_utf8_to_utf16(&wide, (const char *)text.p, text.n);
        add(c, parent, LITERAL)->text = w32t_span_of(w32t_arena_copy(c->arena, wide.p, wide.n), wide.n);
    }
    w32t_buf_free(&text);
    w32t_buf_free(&wide);
}

// Index behind the element that opens at i, to leave it out.
static uint32_t skip(const w32t_bx_tokens *t, uint32_t i) {
    unsigned depth = 0;
    for (; i < t->count; i++) {
        if (t->items[i].kind == W32T_BX_OPEN) depth++;
        if ((t->items[i].kind == W32T_BX_END || t->items[i].kind == W32T_BX_CLOSE_EMPTY) && --depth == 0) break;
    }
    return i;
}

static bool absent(const w32t_bx_bound *b, uint16_t index) {
    return index >= b->count || w32t_bx_is_null(&b->vals[index]);
}

static void build(w32t_bx_context *c, const w32t_bx_bound *b, w32t_bx_node *root) {
    if (b->lost || !b->program) return;
    const w32t_bx_tokens *t = &b->program->tokens;
    w32t_bx_node *stack[W32T_BX_DEPTH_MAX + 1], *at = root, *tag = NULL;
    unsigned depth = 0;
    for (uint32_t i = 0; i < t->count; i++) {
        const w32t_bx_tok *k = &t->items[i];
        switch (k->kind) {
        case W32T_BX_OPEN:
            if (k->index != W32T_BX_NO_DEPENDENCY && absent(b, k->index)) {
                i = skip(t, i);
                break;
            }
            stack[depth++] = at;
            at = tag = add(c, at, ELEMENT);
            at->name = w32t_utf16_text(c->arena, k->text, NULL);
            break;
        case W32T_BX_ATTRIBUTE: {
            uint32_t end = w32t_bx_attribute_end(t, i);
            bool gone = end == i + 2 && t->items[i + 1].kind == W32T_BX_SUB && t->items[i + 1].optional &&
                        absent(b, t->items[i + 1].index);
            if (gone || !tag) {
                i = end - 1;
                break;
            }
            at = add(c, tag, ATTRIBUTE);
            at->name = w32t_utf16_text(c->arena, k->text, NULL);
            break;
        }
        case W32T_BX_CLOSE_START:
            if (tag) at = tag;
            tag = NULL;
            break;
        case W32T_BX_CLOSE_EMPTY:
            tag = NULL;
            at = stack[--depth];
            break;
        case W32T_BX_END:
            at = stack[--depth];
            break;
        case W32T_BX_SUB:
            add_value(c, b, k, at);
            break;
        case W32T_BX_INSTANCE:
            add_nested(c, &(w32t_bx_val){k->text.p, (uint32_t)k->text.n, W32T_BX_BINXML}, at);
            break;
        case W32T_BX_PI:
        case W32T_BX_PIDATA:
            break;
        default:
            add_text(c, t, i, at);
            break;
        }
    }
}

w32t_bx_node *w32t_bx_tree(w32t_bx_context *c, const w32t_bx_bound *b) {
    w32t_bx_node *root = w32t_arena_zalloc(c->arena, sizeof *root);
    build(c, b, root);
    return root;
}

// ---- JSON

// The text or value of an element or attribute: typed when it is a single value, else a string of all its parts.
static bool put_content(const w32t_bx_node *n, w32t_buf *out) {
    const w32t_bx_node *only = NULL;
    unsigned count = 0;
    for (const w32t_bx_node *k = n->first; k; k = k->next)
        if (k->kind == LITERAL || k->kind == VALUE) {
            only = k;
            count++;
        }
    if (!count) return false;
    if (count == 1 && only->kind == VALUE) {
        w32t_bx_value_json(&only->value, out);
        return true;
    }
    w32t_buf_char(out, '"');
    for (const w32t_bx_node *k = n->first; k; k = k->next) {
        if (k->kind != LITERAL && k->kind != VALUE) continue;
        w32t_buf part = {0};
        if (k->kind == LITERAL)
            w32t_bx_utf16_json(&part, k->text);
        else if (!w32t_bx_is_null(&k->value))
            w32t_bx_value_json(&k->value, &part);
        if (part.n >= 2 && part.p[0] == '"')
            w32t_buf_put(out, part.p + 1, part.n - 2);
        else
            w32t_buf_put(out, part.p, part.n);
        w32t_buf_free(&part);
    }
    w32t_buf_char(out, '"');
    return true;
}

static bool null_attribute(const w32t_bx_node *a) {
    return !a->first || (a->first->kind == VALUE && !a->first->next && w32t_bx_is_null(&a->first->value));
}

static void put_comma(w32t_buf *out) {
    if (out->n && out->p[out->n - 1] != '{' && out->p[out->n - 1] != '[') w32t_buf_char(out, ',');
}

static const w32t_bx_node *name_attribute(const w32t_bx_node *n) {
    for (const w32t_bx_node *a = n->first; a; a = a->next)
        if (a->kind == ATTRIBUTE && strcmp(a->name, "Name") == 0) return a;
    return NULL;
}

static void put_element(const w32t_bx_node *n, bool named, w32t_buf *out) {
    bool object = false;
    for (const w32t_bx_node *a = n->first; a && !named; a = a->next) {
        if (a->kind != ATTRIBUTE || null_attribute(a)) continue;
        w32t_buf_text(out, object ? "," : "{\"#attributes\":{");
        object = true;
        w32t_json_cstr(out, a->name);
        w32t_buf_char(out, ':');
        put_content(a, out);
    }
    if (object) w32t_buf_char(out, '}');
    bool children = false;
    for (const w32t_bx_node *k = n->first; k; k = k->next)
        children |= k->kind == ELEMENT;
    w32t_buf text = {0};
    bool has_text = put_content(n, &text);
    if (!object && !children) {
        if (has_text)
            w32t_buf_put(out, text.p, text.n);
        else
            w32t_buf_lit(out, "null");
    } else {
        if (!object) w32t_buf_char(out, '{');
        if (has_text) {
            put_comma(out);
            w32t_buf_lit(out, "\"#text\":");
            w32t_buf_put(out, text.p, text.n);
        }
        if (children) w32t_bx_tree_json(n, out);
        w32t_buf_char(out, '}');
    }
    w32t_buf_free(&text);
}

typedef struct member {
    const w32t_bx_node *node;
    w32t_buf key; // JSON string, with quotes
    bool named, unnamed_data, null;
} member;

static void key_of(const w32t_bx_node *n, member *m) {
    m->node = n;
    const w32t_bx_node *name = strcmp(n->name, "Data") == 0 ? name_attribute(n) : NULL;
    m->unnamed_data = !name && strcmp(n->name, "Data") == 0;
    m->named = name != NULL;
    if (!name || !put_content(name, &m->key) || m->key.p[0] != '"') {
        m->key.n = 0;
        w32t_json_cstr(&m->key, n->name);
    }
    w32t_buf nothing = {0};
    m->null = !put_content(n, &nothing);
    w32t_buf_free(&nothing);
}

static bool same_key(const member *a, const member *b) {
    return a->key.n == b->key.n && memcmp(a->key.p, b->key.p, a->key.n) == 0;
}

// <Data> elements without a name become one member, a list where there are several.
static void put_unnamed(const member *m, size_t count, w32t_buf *out) {
    size_t n = 0;
    for (size_t i = 0; i < count; i++)
        n += m[i].unnamed_data && !m[i].null;
    if (!n) return;
    put_comma(out);
    w32t_buf_text(out, n > 1 ? "\"Data\":{\"#text\":[" : "\"Data\":{\"#text\":");
    for (size_t i = 0, first = 1; i < count; i++) {
        if (!m[i].unnamed_data || m[i].null) continue;
        if (!first) w32t_buf_char(out, ',');
        first = 0;
        put_content(m[i].node, out);
    }
    w32t_buf_text(out, n > 1 ? "]}" : "}");
}

static void put_member(const member *m, size_t i, size_t count, w32t_buf *out) {
    size_t before = 0;
    bool later = false;
    for (size_t k = 0; k < count; k++) {
        if (k == i || m[k].unnamed_data || !same_key(&m[k], &m[i])) continue;
        if (k < i)
            before += !m[k].null;
        else
            later = true;
    }
    if (later && m[i].null) return;
    put_comma(out);
    w32t_buf_put(out, m[i].key.p, m[i].key.n - 1);
    if (later) w32t_buf_printf(out, "_%zu", before + 1); // the last one keeps the plain key
    w32t_buf_lit(out, "\":");
    put_element(m[i].node, m[i].named, out);
}

void w32t_bx_tree_json(const w32t_bx_node *parent, w32t_buf *out) {
    size_t count = 0;
    for (const w32t_bx_node *n = parent->first; n; n = n->next)
        count += n->kind == ELEMENT;
    if (!count) return;
    member *m = w32t_alloc(count * sizeof *m);
    size_t i = 0;
    for (const w32t_bx_node *n = parent->first; n; n = n->next)
        if (n->kind == ELEMENT) key_of(n, &m[i++]);
    bool unnamed = false;
    for (i = 0; i < count; i++) {
        if (!m[i].unnamed_data)
            put_member(m, i, count, out);
        else if (!unnamed) {
            unnamed = true;
            put_unnamed(m, count, out);
        }
    }
    for (i = 0; i < count; i++)
        w32t_buf_free(&m[i].key);
    free(m);
}

// ---- Fields

static w32t_value value_of(w32t_bx_context *c, const w32t_bx_node *n) {
    const w32t_bx_node *only = NULL;
    unsigned count = 0;
    for (const w32t_bx_node *k = n->first; k; k = k->next)
        if (k->kind == LITERAL || k->kind == VALUE) {
            only = k;
            count++;
        }
    if (!count) return (w32t_value){.type = W32T_TYPE_NULL};
    if (count == 1 && only->kind == VALUE) return w32t_bx_value_of(&only->value, c->arena);
    if (count == 1) return (w32t_value){.type = W32T_TYPE_UTF16, .size = (uint32_t)only->text.n, .bytes = only->text.p};
    w32t_buf wide = {0};
    for (const w32t_bx_node *k = n->first; k; k = k->next) {
        w32t_buf part = {0};
        if (k->kind == LITERAL) w32t_buf_put(&wide, k->text.p, k->text.n);
        if (k->kind != VALUE) continue;
        if (k->value.type == W32T_BX_STRING) {
            w32t_span s = w32t_bx_trim(w32t_span_of(k->value.p, k->value.n));
            w32t_buf_put(&wide, s.p, s.n);
        } else {
            w32t_bx_value_xml(&k->value, false, &part);
            if (part.n) w32t_utf8_to_utf16(&wide, (const char *)part.p, part.n);
            w32t_buf_free(&part);
        }
    }
    w32t_value v = {
        .type = W32T_TYPE_UTF16, .size = (uint32_t)wide.n, .bytes = w32t_arena_copy(c->arena, wide.p, wide.n)};
    w32t_buf_free(&wide);
    return v;
}

static bool is_xmlns(const w32t_bx_node *a) {
    return strncmp(a->name, "xmlns", 5) == 0;
}

// The members of an element: its attributes, its text when there are others, its children. `data`: <Data Name> gives
// the names.
static const w32t_field *members(w32t_bx_context *c, const w32t_bx_node *n, bool skip_name, uint32_t *count) {
    uint32_t room = 1, used = 0, unnamed = 0;
    for (const w32t_bx_node *k = n->first; k; k = k->next)
        room++;
    w32t_field *f = w32t_arena_alloc(c->arena, room * sizeof *f);
    bool text = false;
    for (const w32t_bx_node *k = n->first; k; k = k->next) {
        if (k->kind == LITERAL || k->kind == VALUE) text = true;
        if (k->kind == ATTRIBUTE && !is_xmlns(k) && !(skip_name && strcmp(k->name, "Name") == 0))
            f[used++] = (w32t_field){k->name, value_of(c, k)};
        if (k->kind != ELEMENT) continue;
        bool data = strcmp(k->name, "Data") == 0;
        const w32t_bx_node *name = data ? name_attribute(k) : NULL;
        w32t_field *to = &f[used++];
        to->name = k->name;
        if (name) {
            w32t_value v = value_of(c, name);
            to->name =
                v.type == W32T_TYPE_UTF16 ? w32t_utf16_text(c->arena, w32t_span_of(v.bytes, v.size), NULL) : "Data";
        } else if (data) {
            w32t_buf t = {0};
            w32t_buf_printf(&t, "param%u", (unsigned)++unnamed);
            to->name = w32t_arena_text(c->arena, (const char *)t.p, t.n);
            w32t_buf_free(&t);
        }
        uint32_t inner;
        const w32t_field *sub = members(c, k, data, &inner);
        to->value = inner ? (w32t_value){.type = W32T_TYPE_STRUCT, .size = inner, .members = sub} : value_of(c, k);
        if (data && !name) to->value.flags |= W32T_VALUE_UNNAMED;
    }
    if (text && used) f[used++] = (w32t_field){"#text", value_of(c, n)};
    *count = used;
    return f;
}

// The part of the event that holds its data: <EventData>, or what stands in <UserData>.
const w32t_field *w32t_bx_tree_fields(w32t_bx_context *c, const w32t_bx_node *root, uint32_t *count) {
    const w32t_bx_node *n = root->first;
    *count = 0;
    if (n && n->kind == ELEMENT && strcmp(n->name, "Event") == 0) {
        n = n->first;
        while (n && (n->kind != ELEMENT || strcmp(n->name, "System") == 0 || strcmp(n->name, "RenderingInfo") == 0))
            n = n->next;
    }
    if (!n || n->kind != ELEMENT) return NULL;
    if (strcmp(n->name, "UserData") == 0) {
        const w32t_bx_node *k = n->first;
        while (k && k->kind != ELEMENT)
            k = k->next;
        const w32t_bx_node *other = k ? k->next : NULL;
        while (other && other->kind != ELEMENT)
            other = other->next;
        if (k && !other) n = k;
    }
    return members(c, n, false, count);
}
