// SPDX-License-Identifier: Apache-2.0
// Conditions to the tests that run in the target. A test that cannot be decided there (what a call hands back, a member
// of a structure) keeps the call: what is recorded holds at least all that match, and readers ask again exactly.
// A filter is asked at the earliest moment at which all it needs is known: before anything is copied, of the Start that
// was put together, or when the call has returned.
#include <stdlib.h>
#include <string.h>

#include "base/fold.h"
#include "base/utf.h"
#include "capture/plan_internal.h"
#include "model/condition.h"

typedef struct maker {
    w32t_plan_compiler *c;
    const w32t_api_function *f;
    w32t_function_rules rules;
    bool raw; // nothing is known of its arguments
} maker;

typedef enum stage { BEFORE, TEXT, AFTER } stage;

// ---- nodes

static uint32_t put(maker *m, w32t_plan_node n) {
    uint32_t at = (uint32_t)(m->c->nodes.n / sizeof n);
    w32t_buf_put(&m->c->nodes, &n, sizeof n);
    return at;
}

static w32t_plan_node *node_at(maker *m, uint32_t at) {
    return (w32t_plan_node *)(void *)m->c->nodes.p + at;
}

// Kids lie behind their parent, in a chain.
typedef struct joint {
    uint32_t at, last;
} joint;

static joint join(maker *m, uint8_t op) {
    return (joint){put(m, (w32t_plan_node){.op = op}), 0};
}

static void adopt(maker *m, joint *j, uint32_t kid) {
    if (j->last)
        node_at(m, j->last)->next = kid;
    else
        node_at(m, j->at)->first = kid;
    j->last = kid;
}

static uint32_t constant(maker *m, bool value) {
    return put(m, (w32t_plan_node){.op = value ? W32T_NODE_OP_TRUE : W32T_NODE_OP_FALSE});
}

// Cannot be decided in the target: what keeps the call.
static uint32_t maybe(maker *m, bool negated) {
    return constant(m, !negated);
}

static uint16_t other_case(uint32_t folded) {
    if (folded < 0x80) return (uint16_t)(folded - 'a' < 26u ? folded - 32 : folded);
    for (uint32_t u = 0x80; u < 0x10000; u++)
        if (u != folded && w32t_fold(u) == folded) return (uint16_t)u;
    return (uint16_t)folded;
}

// The needle as pairs of units: each folded, and its other case.
static uint32_t text_node(maker *m, uint8_t op, uint8_t source, uint8_t arg, const w32t_condition_value *v) {
    w32t_buf *s = &m->c->strings, wide = {0};
    w32t_utf8_to_utf16(&wide, v->text, v->size);
    if (s->n % 2) w32t_buf_char(s, 0);
    w32t_plan_node n = {
        .op = op, .source = source, .arg = arg, .first = (uint32_t)s->n, .count = (uint32_t)(wide.n / 2)};
    for (size_t i = 0; i + 1 < wide.n; i += 2) {
        uint16_t unit = (uint16_t)(wide.p[i] | wide.p[i + 1] << 8), pair[2] = {unit, unit};
        if (!v->exact && (unit < 0xD800 || unit > 0xDFFF)) {
            pair[0] = (uint16_t)w32t_fold(unit);
            pair[1] = other_case(pair[0]);
        }
        w32t_buf_put(s, pair, sizeof pair);
    }
    w32t_buf_free(&wide);
    return put(m, n);
}

static uint8_t text_op(uint8_t op) {
    return op == W32T_IS_CONTAINING ? W32T_NODE_OP_CONTAINS
           : op == W32T_IS_STARTING ? W32T_NODE_OP_STARTS
           : op == W32T_IS_ENDING   ? W32T_NODE_OP_ENDS
           : op == W32T_IS_EQ       ? W32T_NODE_OP_IS
                                    : 0;
}

static uint8_t number_op(uint8_t op) {
    static const uint8_t ops[] = {
        [W32T_IS_EQ] = W32T_NODE_OP_EQ, [W32T_IS_LT] = W32T_NODE_OP_LT, [W32T_IS_LE] = W32T_NODE_OP_LE,
        [W32T_IS_GT] = W32T_NODE_OP_GT, [W32T_IS_GE] = W32T_NODE_OP_GE, [W32T_IS_BITS] = W32T_NODE_OP_BITS};
    return op < sizeof ops ? ops[op] : 0;
}

// The number that a value text means: itself, or the constant (or constants joined by '|') of that name.
static bool number_of(const maker *m, const w32t_condition_value *v, uint64_t *out) {
    if (v->is_null) return *out = 0, true;
    if (v->has_number) return *out = v->negative ? 0 - v->magnitude : v->magnitude, true;
    *out = 0;
    for (size_t at = 0; at <= v->size;) {
        const char *bar = memchr(v->text + at, '|', v->size - at);
        size_t n = bar ? (size_t)(bar - v->text) - at : v->size - at;
        char name[128];
        uint64_t one;
        if (!n || n >= sizeof name) return false;
        memcpy(name, v->text + at, n);
        name[n] = 0;
        if (!w32t_apidb_value(m->c->o->db, name, &one)) return false;
        *out |= one;
        at += n + 1;
    }
    return true;
}

// `source` against any of the values; false: not a number.
static bool number_test(maker *m, const w32t_condition *t, uint8_t source, uint8_t arg, uint8_t width, uint32_t *out) {
    uint8_t op = number_op(t->op);
    uint64_t v;
    for (uint32_t i = 0; i < t->value_count; i++)
        if (!op || !number_of(m, &t->values[i], &v)) return false;
    if (!t->value_count) return false;
    joint j = join(m, W32T_NODE_OP_OR);
    for (uint32_t i = 0; i < t->value_count && number_of(m, &t->values[i], &v); i++)
        adopt(m, &j, put(m, (w32t_plan_node){.op = op, .source = source, .arg = arg, .width = width, .value = v}));
    *out = j.at;
    return true;
}

static bool text_test(maker *m, const w32t_condition *t, uint8_t source, uint8_t arg, uint32_t *out) {
    uint8_t op = text_op(t->op);
    if (!op || !t->value_count) return false;
    joint j = join(m, W32T_NODE_OP_OR);
    for (uint32_t i = 0; i < t->value_count; i++)
        adopt(m, &j, text_node(m, op, source, arg, &t->values[i]));
    *out = j.at;
    return true;
}

// ---- arguments

static bool is_text(uint8_t op) {
    return op == W32T_CAP_UTF16Z || op == W32T_CAP_UTF16Z_OR_ATOM || op == W32T_CAP_ANSIZ ||
           op == W32T_CAP_ANSIZ_OR_ATOM || op == W32T_CAP_UNICODE_STRING || op == W32T_CAP_ANSI_STRING ||
           op == W32T_CAP_OBJECT_ATTRIBUTES || op == W32T_CAP_BSTR;
}

static uint8_t width_of(const maker *m, uint8_t size, uint8_t kind) {
    uint8_t width = size == 1 || size == 2 || size == 4 || size == 8 ? size : (uint8_t)m->c->word_size;
    if (width > m->c->word_size) width = (uint8_t)m->c->word_size;
    return (uint8_t)(width | (kind == W32T_API_INT ? W32T_NODE_SIGNED : 0));
}

static uint32_t word_is(maker *m, uint8_t op, uint8_t word, uint64_t value) {
    return put(m,
               (w32t_plan_node){
                   .op = op, .source = W32T_OF_WORD, .arg = word, .width = (uint8_t)m->c->word_size, .value = value});
}

static uint32_t is_null(maker *m, uint8_t word, bool want) {
    if (want) return word_is(m, W32T_NODE_OP_EQ, word, 0);
    joint j = join(m, W32T_NODE_OP_NOT);
    adopt(m, &j, word_is(m, W32T_NODE_OP_EQ, word, 0));
    return j.at;
}

// A test on one argument, `!=` and presence aside.
static uint32_t argument(maker *m, const w32t_condition *t, uint32_t param, bool negated) {
    w32t_api_param p;
    uint32_t out;
    if (!w32t_api_param_at(m->f, param, &p) || p.flags & W32T_API_SECRET) return maybe(m, negated);
    uint8_t word = m->rules.word[param];
    bool pointer = w32t_api_is_followed(p.kind) || p.kind == W32T_API_POINTER || p.kind == W32T_API_HANDLE;
    if (t->op == W32T_IS_PRESENT) return w32t_api_is_followed(p.kind) ? is_null(m, word, false) : constant(m, true);
    if (pointer && t->op == W32T_IS_EQ && t->value_count == 1 && t->values[0].is_null) return is_null(m, word, true);
    if (w32t_api_is_followed(p.kind)) {
        for (uint32_t r = 0; r < m->rules.rules; r++) {
            const w32t_capture_rule *rule = &m->rules.rule[r];
            if (rule->param != param || !(rule->row.when & W32T_WHEN_IN) || !is_text(rule->row.op)) continue;
            if (text_test(m, t, W32T_OF_BLOB, (uint8_t)r, &out)) return out;
        }
        return maybe(m, negated);
    }
    uint8_t size = m->c->word_size == 8 ? p.size64 : p.size32;
    if (size > m->c->word_size || p.kind == W32T_API_FLOAT || p.kind == W32T_API_AGGREGATE) return maybe(m, negated);
    return number_test(m, t, W32T_OF_WORD, word, width_of(m, size, p.kind), &out) ? out : maybe(m, negated);
}

static bool takes_text(const maker *m) {
    for (uint32_t r = 0; r < m->rules.rules; r++)
        if (m->rules.rule[r].row.when & W32T_WHEN_IN && is_text(m->rules.rule[r].row.op)) return true;
    return false;
}

static bool hands_out_text(const maker *m) {
    for (uint32_t r = 0; r < m->rules.rules; r++)
        if (!(m->rules.rule[r].row.when & W32T_WHEN_IN)) return true;
    return false;
}

// Any argument: texts that go in, and numbers.
static uint32_t any_argument(maker *m, const w32t_condition *t, bool negated) {
    uint32_t kid;
    if (hands_out_text(m)) return maybe(m, negated);
    if (m->raw) return constant(m, false); // bare words
    joint j = join(m, W32T_NODE_OP_OR);
    adopt(m, &j, constant(m, false));
    if (takes_text(m) && text_test(m, t, W32T_OF_TEXTS, 0, &kid)) adopt(m, &j, kid);
    for (uint32_t i = 0; number_op(t->op) && i < m->f->param_count; i++) {
        w32t_api_param p;
        if (!w32t_api_param_at(m->f, i, &p) || w32t_api_is_followed(p.kind)) continue;
        uint8_t size = m->c->word_size == 8 ? p.size64 : p.size32;
        if (number_test(m, t, W32T_OF_WORD, m->rules.word[i], width_of(m, size, p.kind), &kid)) adopt(m, &j, kid);
    }
    return j.at;
}

// What a call is about: a text that goes in, or a handle that such a call gave.
static uint32_t path(maker *m, const w32t_condition *t, bool negated) {
    uint32_t kid;
    if (m->raw) return constant(m, false);
    joint j = join(m, W32T_NODE_OP_OR);
    adopt(m, &j, constant(m, false));
    if (!text_op(t->op)) {
        adopt(m, &j, maybe(m, negated));
        return j.at;
    }
    if (takes_text(m) && text_test(m, t, W32T_OF_TEXTS, 0, &kid)) adopt(m, &j, kid);
    for (uint32_t i = 0; i < m->f->param_count; i++) {
        w32t_api_param p;
        if (w32t_api_param_at(m->f, i, &p) && p.kind == W32T_API_HANDLE)
            adopt(m, &j, put(m, (w32t_plan_node){.op = W32T_NODE_OP_TRACKED, .arg = m->rules.word[i]}));
    }
    return j.at;
}

static bool result_test(maker *m, const w32t_condition *t, uint32_t *out) {
    const w32t_api_param *r = &m->f->result;
    if (m->raw) return number_test(m, t, W32T_OF_RESULT, 0, (uint8_t)m->c->word_size, out);
    if (r->kind == W32T_API_VOID) return *out = constant(m, false), true;
    return r->kind != W32T_API_FLOAT && !w32t_api_is_followed(r->kind) &&
           number_test(m, t, W32T_OF_RESULT, 0, width_of(m, m->c->word_size == 8 ? r->size64 : r->size32, r->kind),
                       out);
}

// ---- tests, joined

static uint32_t build(maker *m, const w32t_condition *c, bool negated);

static uint32_t test(maker *m, const w32t_condition *t, bool negated) {
    uint32_t out;
    switch (t->subject) {
    case W32T_SUBJECT_TID:
    case W32T_SUBJECT_PID:
        return number_test(m, t, t->subject == W32T_SUBJECT_TID ? W32T_OF_TID : W32T_OF_PID, 0, 4, &out)
                   ? out
                   : maybe(m, negated);
    case W32T_SUBJECT_CALLER:
        return text_test(m, t, W32T_OF_CALLER, 0, &out) ? out : maybe(m, negated);
    case W32T_SUBJECT_PATH:
        return path(m, t, negated);
    case W32T_SUBJECT_ANY:
        return any_argument(m, t, negated);
    case W32T_SUBJECT_DATA: {
        int at = m->raw ? -1 : w32t_api_param_named(m->f, t->name);
        if (at < 0) {
            bool words = strcmp(t->name, "args") == 0 || strcmp(t->name, "varargs") == 0;
            return words ? maybe(m, negated) : constant(m, false);
        }
        return argument(m, t, (uint32_t)at, negated);
    }
    case W32T_SUBJECT_RESULT:
        return result_test(m, t, &out) ? out : maybe(m, negated);
    case W32T_SUBJECT_ERROR:
        if (t->op == W32T_IS_PRESENT) return put(m, (w32t_plan_node){.op = W32T_NODE_OP_FAILED});
        return number_test(m, t, W32T_OF_ERROR, 0, 4, &out) ? out : maybe(m, negated);
    case W32T_SUBJECT_DURATION:
        return number_test(m, t, W32T_OF_NS, 0, 8, &out) ? out : maybe(m, negated);
    default:
        return maybe(m, negated);
    }
}

// `!=`: it is there, and none of the values is equal.
static uint32_t not_equal(maker *m, const w32t_condition *c, bool negated) {
    w32t_condition equal = *c;
    equal.op = W32T_IS_EQ;
    joint j = join(m, W32T_NODE_OP_AND);
    if (c->subject == W32T_SUBJECT_ERROR) adopt(m, &j, put(m, (w32t_plan_node){.op = W32T_NODE_OP_FAILED}));
    if (c->subject == W32T_SUBJECT_DATA && (m->raw || w32t_api_param_named(m->f, c->name) < 0))
        adopt(m, &j, constant(m, false));
    joint n = join(m, W32T_NODE_OP_NOT);
    adopt(m, &j, n.at);
    adopt(m, &n, test(m, &equal, !negated));
    return j.at;
}

static uint32_t build(maker *m, const w32t_condition *c, bool negated) {
    switch (c->kind) {
    case W32T_CONDITION_TRUE:
    case W32T_CONDITION_FALSE:
        return constant(m, c->kind == W32T_CONDITION_TRUE);
    case W32T_CONDITION_NOT: {
        joint j = join(m, W32T_NODE_OP_NOT);
        adopt(m, &j, build(m, c->kids[0], !negated));
        return j.at;
    }
    case W32T_CONDITION_AND:
    case W32T_CONDITION_OR: {
        joint j = join(m, c->kind == W32T_CONDITION_AND ? W32T_NODE_OP_AND : W32T_NODE_OP_OR);
        for (uint32_t i = 0; i < c->kid_count; i++)
            adopt(m, &j, build(m, c->kids[i], negated));
        return j.at;
    }
    default:
        return c->op == W32T_IS_NE ? not_equal(m, c, negated) : test(m, c, negated);
    }
}

static stage stage_of_test(const maker *m, const w32t_condition *c) {
    w32t_api_param p;
    if (c->subject >= W32T_SUBJECT_RESULT) return AFTER;
    if (c->subject == W32T_SUBJECT_TID || c->subject == W32T_SUBJECT_PID || c->subject == W32T_SUBJECT_CALLER ||
        c->subject == W32T_SUBJECT_MODULE)
        return BEFORE;
    if (c->subject != W32T_SUBJECT_DATA) return TEXT;
    int at = m->raw ? -1 : w32t_api_param_named(m->f, c->name); // numbers are there before anything is copied
    return at < 0 || (w32t_api_param_at(m->f, (uint32_t)at, &p) && !w32t_api_is_followed(p.kind)) ? BEFORE : TEXT;
}

static stage stage_of(const maker *m, const w32t_condition *c) {
    stage most = BEFORE;
    if (c->kind == W32T_CONDITION_TEST) return stage_of_test(m, c);
    for (uint32_t i = 0; i < c->kid_count; i++) {
        stage s = stage_of(m, c->kids[i]);
        if (s > most) most = s;
    }
    return most;
}

// What a condition comes to whatever the call: 1 true, 0 false, -1 it depends.
static int settled(maker *m, uint32_t at) {
    const w32t_plan_node *n = node_at(m, at);
    if (n->op == W32T_NODE_OP_TRUE || n->op == W32T_NODE_OP_FALSE) return n->op == W32T_NODE_OP_TRUE;
    if (n->op == W32T_NODE_OP_NOT) {
        int k = settled(m, n->first);
        return k < 0 ? k : !k;
    }
    if (n->op != W32T_NODE_OP_AND && n->op != W32T_NODE_OP_OR) return -1;
    int neutral = n->op == W32T_NODE_OP_AND, all = neutral;
    for (uint32_t kid = n->first; kid; kid = node_at(m, kid)->next) {
        int k = settled(m, kid);
        if (k == !neutral) return k;
        if (k < 0) all = -1;
    }
    return all;
}

// The parts of a conjunction that are known at one moment, as one root; 0: none.
static uint32_t part(maker *m, const w32t_condition *c, stage when) {
    bool all = c->kind == W32T_CONDITION_AND, any = false;
    if (!all) return stage_of(m, c) == when ? build(m, c, false) + 1 : 0;
    for (uint32_t i = 0; i < c->kid_count; i++)
        any |= stage_of(m, c->kids[i]) == when;
    if (!any) return 0;
    joint j = join(m, W32T_NODE_OP_AND);
    for (uint32_t i = 0; i < c->kid_count; i++)
        if (stage_of(m, c->kids[i]) == when) adopt(m, &j, build(m, c->kids[i], false));
    return j.at + 1;
}

static w32t_condition *ask(maker *m, const char *dll, const struct w32t_query *query) {
    w32t_plan_compiler *c = m->c;
    w32t_condition *out = NULL;
    if (c->filter_error.status ||
        c->o->residue(query, dll, m->f->name, m->f->groups, &c->arena, &out, &c->filter_error) != W32T_OK)
        return NULL;
    return out;
}

// ---- handles that calls are known by

static void handles(maker *m, w32t_plan_filter *out) {
    if (m->raw) return;
    if (m->f->result.kind == W32T_API_HANDLE) out->gives = 255;
    for (uint32_t i = 0; i < m->f->param_count; i++) {
        w32t_api_param p;
        if (!w32t_api_param_at(m->f, i, &p) || m->rules.word[i] >= W32T_PLAN_MAX_WORDS) continue;
        if (p.flags & W32T_API_OUT && p.kind == W32T_API_SCALAR && p.target_kind == W32T_API_HANDLE)
            out->gives = (uint8_t)(m->rules.word[i] + 1);
        if (!i && p.kind == W32T_API_HANDLE && strstr(m->f->name, "Close")) out->closes = 1;
    }
}

static bool asks_paths(const w32t_condition *c) {
    if (c->kind == W32T_CONDITION_TEST) return c->subject == W32T_SUBJECT_PATH;
    for (uint32_t i = 0; i < c->kid_count; i++)
        if (asks_paths(c->kids[i])) return true;
    return false;
}

bool w32t_plan_filter_of(w32t_plan_compiler *c, const char *dll, const w32t_api_function *f, bool chosen,
                         uint32_t *filter) {
    const w32t_plan_options *o = c->o;
    *filter = 0;
    if (!o->query && !o->start_at && !o->stop_at) return chosen;
    maker *m = w32t_alloc(sizeof *m);
    m->c = c;
    m->f = f;
    m->raw = (f->flags & W32T_API_RAW) != 0;
    w32t_plan_filter made = {0};
    w32t_arena_reset(&c->arena);
    w32t_condition *query = chosen && o->query ? ask(m, dll, o->query) : NULL;
    w32t_condition *start = o->start_at && *f->name ? ask(m, dll, o->start_at) : NULL;
    w32t_condition *stop = o->stop_at && *f->name ? ask(m, dll, o->stop_at) : NULL;
    if (query && query->kind == W32T_CONDITION_FALSE) chosen = false;
    bool starts = start && start->kind != W32T_CONDITION_FALSE, stops = stop && stop->kind != W32T_CONDITION_FALSE;
    bool asks = chosen && query && query->kind != W32T_CONDITION_TRUE;
    if (starts || stops || asks) {
        if (!m->raw) w32t_function_rules_of(f, c->word_size, o, &m->rules);
        if (asks) {
            made.before = part(m, query, BEFORE);
            made.text = part(m, query, TEXT);
            made.after = part(m, query, AFTER);
            uint32_t *const roots[] = {&made.before, &made.text, &made.after};
            for (int i = 0; i < 3; i++) {
                int k = *roots[i] ? settled(m, *roots[i] - 1) : 1;
                if (k == 0) chosen = false;
                if (k == 1) *roots[i] = 0;
            }
            if (!chosen) made.before = made.text = made.after = 0;
            c->after |= made.after != 0;
            if (asks_paths(query)) handles(m, &made);
        }
        if (starts) made.starts = build(m, start, false) + 1;
        if (stops) made.stops = build(m, stop, false) + 1;
        if (!chosen) made.flags = W32T_FILTER_TRIGGER_ONLY;
        bool any = made.before || made.text || made.after || made.starts || made.stops;
        if (any) {
            w32t_buf_put(&c->filters, &made, sizeof made);
            *filter = (uint32_t)(c->filters.n / sizeof made);
        }
    }
    c->can_match |= chosen;
    c->starts_seen |= starts;
    c->stops_seen |= stops;
    free(m);
    return chosen || starts || stops;
}

static bool same_values(const w32t_condition *a, const w32t_condition *b) {
    if (a->value_count != b->value_count) return false;
    for (uint32_t i = 0; i < a->value_count; i++) {
        const w32t_condition_value *x = &a->values[i], *y = &b->values[i];
        if (x->size != y->size || (x->size && memcmp(x->text, y->text, x->size) != 0) || x->magnitude != y->magnitude ||
            x->has_number != y->has_number || x->negative != y->negative || x->is_null != y->is_null ||
            x->exact != y->exact)
            return false;
    }
    return true;
}

static bool same(const w32t_condition *a, const w32t_condition *b) {
    if (!a || !b) return a == b;
    if (a->kind != b->kind || a->op != b->op || a->subject != b->subject || a->kid_count != b->kid_count) return false;
    if ((a->name || b->name) && (!a->name || !b->name || strcmp(a->name, b->name) != 0)) return false;
    for (uint32_t i = 0; i < a->kid_count; i++)
        if (!same(a->kids[i], b->kids[i])) return false;
    return same_values(a, b);
}

bool w32t_plan_filter_same(w32t_plan_compiler *c, const w32t_api_function *f, const w32t_api_function *other) {
    const struct w32t_query *const queries[] = {c->o->query, c->o->start_at, c->o->stop_at};
    maker m = {.c = c, .f = f}, n = {.c = c, .f = other};
    bool all = true;
    w32t_arena_reset(&c->arena);
    for (size_t i = 0; all && i < sizeof queries / sizeof *queries; i++)
        all = !queries[i] || same(ask(&m, NULL, queries[i]), ask(&n, NULL, queries[i]));
    return all;
}
