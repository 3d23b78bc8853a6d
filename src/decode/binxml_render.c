// SPDX-License-Identifier: Apache-2.0
// Runs the programs of bound fragments: XML as Windows renders it, JSON in evtx_dump's layout.
#include "base/wintime.h"
#include "decode/binxml.h"

static const w32t_bx_val nothing = {(const uint8_t *)"", 0, W32T_BX_NULL};

// One item of an array that stands in for the array while its element is repeated.
typedef struct over {
    uint16_t index;
    w32t_bx_val value;
} over;

static inline const w32t_bx_val *value_at(const w32t_bx_bound *b, const over *o, uint16_t index) {
    if (o && o->index == index) return &o->value;
    return index < b->count ? &b->vals[index] : &nothing;
}

// Literals are short: they are copied in blocks, past their end into what is written next (programs keep
// W32T_BX_TEXT_PAD bytes behind their texts).
static inline void put_literal(w32t_buf *out, const char *text, const w32t_bx_op *op) {
    uint8_t *to = w32t_buf_space(out, op->b + W32T_BX_TEXT_PAD);
    const char *from = text + op->a;
    memcpy(to, from, 32);
    if (op->b > 32) {
        memcpy(to + 32, from + 32, 32);
        if (op->b > 64) memcpy(to + 64, from + 64, op->b - 64);
    }
    out->n += op->b;
}

static void nested_xml(w32t_bx_context *c, const w32t_bx_val *v, w32t_buf *out) {
    w32t_bx_val space[W32T_BX_SPACE];
    w32t_bx_bound inner;
    if (c->nest >= W32T_BX_NEST_MAX) {
        c->damaged = true;
        return;
    }
    c->nest++;
    if (w32t_bx_bind_value(c, v, &inner, space)) w32t_bx_xml(c, &inner, out);
    c->nest--;
}

static void run_xml(w32t_bx_context *c, const w32t_bx_bound *b, uint32_t at, uint32_t end, const over *o,
                    w32t_buf *out) {
    const w32t_bx_op *ops = b->program->xml.ops;
    const char *text = b->program->text;
    while (at < end) {
        const w32t_bx_op *op = &ops[at++];
        const w32t_bx_val *v;
        switch (op->code) {
        case W32T_OP_LITERAL:
            put_literal(out, text, op);
            break;
        case W32T_OP_IF:
            if (w32t_bx_is_null(value_at(b, o, op->index))) at = op->a;
            break;
        case W32T_OP_LOOP:
            v = value_at(b, o, op->index);
            if (v->type & W32T_BX_ARRAY) {
                uint32_t state = 0, before = UINT32_MAX;
                while (state < v->n && state != before) {
                    before = state;
                    over item = {op->index, w32t_bx_array_item(v, 0, &state)};
                    run_xml(c, b, at, op->a, &item, out);
                }
                if (v->n) at = op->a;
            }
            break;
        case W32T_OP_VALUE:
        case W32T_OP_ATTR_VALUE:
            v = value_at(b, o, op->index);
            if (v->type == W32T_BX_BINXML)
                nested_xml(c, v, out);
            else
                w32t_bx_value_xml(v, op->code == W32T_OP_ATTR_VALUE, out);
            if (at < end && ops[at].code == W32T_OP_LITERAL) put_literal(out, text, &ops[at++]);
            break;
        case W32T_OP_NEST: {
            w32t_span s = b->program->tokens.items[op->a].text;
            nested_xml(c, &(w32t_bx_val){s.p, (uint32_t)s.n, W32T_BX_BINXML}, out);
            break;
        }
        default:
            break;
        }
    }
}

static void lost_xml(w32t_bx_context *c, const w32t_bx_bound *b, w32t_buf *out) {
    for (uint32_t i = 0; i < b->count; i++) {
        if (b->vals[i].type == W32T_BX_BINXML) {
            nested_xml(c, &b->vals[i], out);
            continue;
        }
        if (w32t_bx_is_null(&b->vals[i])) continue;
        w32t_buf_lit(out, "<Data Index='");
        w32t_buf_u64(out, i);
        w32t_buf_lit(out, "'>");
        w32t_bx_value_xml(&b->vals[i], false, out);
        w32t_buf_lit(out, "</Data>");
    }
}

void w32t_bx_xml(w32t_bx_context *c, const w32t_bx_bound *b, w32t_buf *out) {
    if (b->lost)
        lost_xml(c, b, out);
    else
        run_xml(c, b, 0, b->program->xml.count, NULL, out);
}

// ---- JSON

static bool after_open(const w32t_buf *out) {
    return !out->n || out->p[out->n - 1] == '{' || out->p[out->n - 1] == '[';
}

static void nested_json(w32t_bx_context *c, const w32t_bx_val *v, w32t_buf *out) {
    w32t_bx_val space[W32T_BX_SPACE];
    w32t_bx_bound inner;
    if (c->nest >= W32T_BX_NEST_MAX) {
        c->damaged = true;
        return;
    }
    c->nest++;
    if (w32t_bx_bind_value(c, v, &inner, space)) w32t_bx_json(c, &inner, out);
    c->nest--;
}

static void json_value(w32t_bx_context *c, const w32t_bx_val *v, w32t_buf *out) {
    if (v->type != W32T_BX_BINXML) {
        w32t_bx_value_json(v, out);
        return;
    }
    w32t_buf_char(out, '{');
    nested_json(c, v, out);
    w32t_buf_char(out, '}');
}

typedef struct attrs {
    size_t at; // where the object began
    bool none; // no attribute was there
} attrs;

// What follows "#attributes".
static void after(w32t_bx_context *c, const w32t_bx_bound *b, const w32t_bx_op *op, const attrs *a, w32t_buf *out) {
    const w32t_bx_val *v = value_at(b, NULL, op->index);
    switch (op->code) {
    case W32T_OP_AFTER_NONE:
        w32t_buf_text(out, a->none ? "null" : "}");
        return;
    case W32T_OP_AFTER_OPEN:
        if (a->none) w32t_buf_char(out, '{');
        return;
    default:
        break;
    }
    if (!a->none && op->code == W32T_OP_AFTER_TEXT && op->b && w32t_bx_is_null(v)) {
        w32t_buf_char(out, '}');
        return;
    }
    if (!a->none) w32t_buf_lit(out, ",\"#text\":");
    if (op->code == W32T_OP_AFTER_TEXT)
        json_value(c, v, out);
    else
        w32t_buf_put(out, b->program->text + op->a, op->b);
    if (!a->none) w32t_buf_char(out, '}');
}

static void run_json(w32t_bx_context *c, const w32t_bx_bound *b, w32t_buf *out) {
    const w32t_bx_program *p = b->program;
    attrs a = {0, true};
    for (uint32_t at = 0; at < p->json.count;) {
        const w32t_bx_op *op = &p->json.ops[at++];
        switch (op->code) {
        case W32T_OP_KEY:
            if (!after_open(out)) w32t_buf_char(out, ',');
            put_literal(out, p->text, op);
            break;
        case W32T_OP_LITERAL:
            put_literal(out, p->text, op);
            break;
        case W32T_OP_IF:
            if (w32t_bx_is_null(value_at(b, NULL, op->index))) at = op->a;
            break;
        case W32T_OP_JSON:
            json_value(c, value_at(b, NULL, op->index), out);
            break;
        case W32T_OP_JSON_OPEN:
            w32t_buf_char(out, '{');
            break;
        case W32T_OP_JSON_CLOSE:
            if (out->p[out->n - 1] == '{') {
                out->n--;
                w32t_buf_lit(out, "null");
            } else
                w32t_buf_char(out, '}');
            break;
        case W32T_OP_ATTRS_BEGIN:
            a.at = out->n;
            w32t_buf_lit(out, "{\"#attributes\":{");
            break;
        case W32T_OP_ATTRS_END:
            a.none = out->p[out->n - 1] == '{';
            if (a.none)
                out->n = a.at;
            else
                w32t_buf_char(out, '}');
            break;
        case W32T_OP_AFTER_TEXT:
        case W32T_OP_AFTER_LITERAL:
        case W32T_OP_AFTER_NONE:
        case W32T_OP_AFTER_OPEN:
            after(c, b, op, &a, out);
            break;
        case W32T_OP_VALUE: {
            const w32t_bx_val *v = value_at(b, NULL, op->index);
            if (v->type == W32T_BX_BINXML) nested_json(c, v, out);
            break;
        }
        case W32T_OP_NEST: {
            w32t_span s = p->tokens.items[op->a].text;
            nested_json(c, &(w32t_bx_val){s.p, (uint32_t)s.n, W32T_BX_BINXML}, out);
            break;
        }
        default:
            break;
        }
    }
}

static void lost_json(w32t_bx_context *c, const w32t_bx_bound *b, w32t_buf *out) {
    for (uint32_t i = 0; i < b->count; i++) {
        if (b->vals[i].type == W32T_BX_BINXML) {
            nested_json(c, &b->vals[i], out);
            continue;
        }
        if (w32t_bx_is_null(&b->vals[i])) continue;
        if (!after_open(out)) w32t_buf_char(out, ',');
        w32t_buf_printf(out, "\"value%u\":", (unsigned)i);
        w32t_bx_value_json(&b->vals[i], out);
    }
}

void w32t_bx_json(w32t_bx_context *c, const w32t_bx_bound *b, w32t_buf *out) { // members, without the braces
    if (b->lost)
        lost_json(c, b, out);
    else if (b->program->json_tree)
        w32t_bx_tree_json(w32t_bx_tree(c, b), out);
    else
        run_json(c, b, out);
}

// ---- Whole events

static bool bind_event(w32t_bx_context *c, const w32t_event *e, w32t_bx_bound *b, w32t_bx_val *space) {
    c->chunk = e->native;
    c->arena = e->arena;
    uint32_t at = (uint32_t)(e->payload - c->chunk->bytes);
    return w32t_bx_bind(c, at, at + e->payload_size, b, space);
}

// Rendering goes deeper than the description does: damage inside the data counts too. What is lost is said by
// describe().
static void note(w32t_event *e, const w32t_bx_context *c, bool whole) {
    if (!whole) w32t_event_describe(e);
    if (c->damaged || !whole) e->has |= W32T_EVENT_UNDECODED;
}

bool w32t_binxml_event_xml(w32t_event *e, w32t_buf *out) {
    w32t_bx_val space[W32T_BX_SPACE];
    w32t_bx_context c = {0};
    w32t_bx_bound b = {0};
    size_t at = out->n;
    if (bind_event(&c, e, &b, space) && !b.lost) {
        w32t_bx_xml(&c, &b, out);
        note(e, &c, out->n > at);
        if (out->n > at) return true;
    }
    note(e, &c, false);
    // The template is lost, or nothing is there: what the record itself says, and its values.
    w32t_buf_lit(
        out, "<Event xmlns='http://schemas.microsoft.com/win/2004/08/events/event'><System><TimeCreated SystemTime='");
    w32t_buf_filetime(out, e->clock, 9);
    w32t_buf_lit(out, "'/><EventRecordID>");
    w32t_buf_u64(out, e->record);
    w32t_buf_lit(out, "</EventRecordID></System><EventData>");
    bool any = b.lost;
    if (c.chunk && any) w32t_bx_xml(&c, &b, out);
    w32t_buf_lit(out, "</EventData></Event>");
    return any;
}

bool w32t_binxml_event_json(w32t_event *e, w32t_buf *out) {
    w32t_bx_val space[W32T_BX_SPACE];
    w32t_bx_context c = {0};
    w32t_bx_bound b = {0};
    w32t_buf_char(out, '{');
    size_t at = out->n;
    if (bind_event(&c, e, &b, space) && !b.lost) {
        w32t_bx_json(&c, &b, out);
        note(e, &c, out->n > at);
        if (out->n > at) {
            w32t_buf_char(out, '}');
            return true;
        }
    }
    note(e, &c, false);
    w32t_buf_lit(out, "\"Event\":{\"System\":{\"TimeCreated\":{\"#attributes\":{\"SystemTime\":\"");
    w32t_buf_filetime(out, e->clock, 6);
    w32t_buf_lit(out, "\"}},\"EventRecordID\":");
    w32t_buf_u64(out, e->record);
    w32t_buf_lit(out, "},\"EventData\":{");
    if (b.lost) w32t_bx_json(&c, &b, out);
    w32t_buf_lit(out, "}}}");
    return b.lost;
}
