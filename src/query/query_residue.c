// SPDX-License-Identifier: Apache-2.0
// What is left to ask of the calls of a function when its DLL and name are known: tests on those are decided here, by
// the evaluator itself; tests on arguments, caller, thread and outcome remain; all others cannot be asked in the
// target.
#include "base/status.h"
#include "model/condition.h"
#include "query/query_tree.h"

#include <string.h>

typedef struct maker {
    w32t_arena *arena;
    w32t_event event; // what is known of every call of the function
    w32t_call call;
    w32t_error *error;
} maker;

static w32t_condition *make(maker *m, w32t_condition_kind kind) {
    w32t_condition *c = w32t_arena_zalloc(m->arena, sizeof *c);
    c->kind = (uint8_t)kind;
    return c;
}

static w32t_condition *refuse(maker *m, const char *key, const char *why) {
    w32t_fail(m->error, W32T_E_UNSUPPORTED, W32T_NO_OFFSET, "%s %s: use it when reading (dump -q)", key, why);
    return NULL;
}

static bool subject_of(uint8_t key, uint8_t *out) {
    static const struct {
        uint8_t key, subject;
    } rows[] = {{W32T_KEY_TID, W32T_SUBJECT_TID},
                {W32T_KEY_PID, W32T_SUBJECT_PID},
                {W32T_KEY_CALLER, W32T_SUBJECT_CALLER},
                {W32T_KEY_PATH, W32T_SUBJECT_PATH},
                {W32T_KEY_RESULT, W32T_SUBJECT_RESULT},
                {W32T_KEY_ERROR, W32T_SUBJECT_ERROR},
                {W32T_KEY_ERROR_NAME, W32T_SUBJECT_ERROR},
                {W32T_KEY_DURATION, W32T_SUBJECT_DURATION},
                {W32T_KEY_DURATION_NS, W32T_SUBJECT_DURATION}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].key == key) {
            *out = rows[i].subject;
            return true;
        }
    return false;
}

static bool is_known(uint8_t key) {
    return key == W32T_KEY_SOURCE || key == W32T_KEY_PROVIDER || key == W32T_KEY_GUID || key == W32T_KEY_EVENT ||
           key == W32T_KEY_MODULE || key == W32T_KEY_KEYWORDS;
}

static w32t_condition *test(maker *m, const w32t_node *n) {
    const char *key = w32t_key_rows[n->key].name;
    if (n->key == W32T_KEY_MODULE && !m->call.module) { // a COM method: told when it is called
        w32t_condition *unknown = make(m, W32T_CONDITION_TEST);
        unknown->subject = W32T_SUBJECT_MODULE;
        return unknown;
    }
    if (is_known(n->key)) return make(m, w32t_node_match(n, &m->event) ? W32T_CONDITION_TRUE : W32T_CONDITION_FALSE);
    w32t_condition *c = make(m, W32T_CONDITION_TEST);
    if (n->key == W32T_KEY_DATA) {
        c->subject = n->path_count ? W32T_SUBJECT_DATA : W32T_SUBJECT_ANY;
        if (n->path_count > 1)
            return refuse(m, "data.A.B", "(a member of a structure) cannot be asked while recording");
        if (n->path_count) {
            if (!n->path->name || n->path->occurrence > 1)
                return refuse(m, "this data", "cannot be asked while recording");
            c->name = w32t_arena_text(m->arena, n->path->name, n->path->size);
        }
    } else if (!subject_of(n->key, &c->subject)) {
        return refuse(m, key, "is not known while recording");
    }
    if (c->name) {
        w32t_buf b = {0};
        w32t_buf_printf(&b, "data.%s", c->name);
        key = w32t_arena_text(m->arena, w32t_buf_cstr(&b), b.n);
        w32t_buf_free(&b);
    }
    if (n->op == W32T_OP_MATCHES)
        return refuse(m, key, "matches a regular expression, which cannot run in the program");
    static const uint8_t ops[W32T_OP_COUNT] = {[W32T_OP_EQ] = W32T_IS_EQ,
                                               [W32T_OP_NE] = W32T_IS_NE,
                                               [W32T_OP_LT] = W32T_IS_LT,
                                               [W32T_OP_LE] = W32T_IS_LE,
                                               [W32T_OP_GT] = W32T_IS_GT,
                                               [W32T_OP_GE] = W32T_IS_GE,
                                               [W32T_OP_CONTAINS] = W32T_IS_CONTAINING,
                                               [W32T_OP_STARTS] = W32T_IS_STARTING,
                                               [W32T_OP_ENDS] = W32T_IS_ENDING,
                                               [W32T_OP_PRESENT] = W32T_IS_PRESENT,
                                               [W32T_OP_BITS] = W32T_IS_BITS};
    c->op = ops[n->op];
    w32t_condition_value *values = w32t_arena_zalloc(m->arena, (n->literal_count + 1) * sizeof *values);
    for (uint32_t i = 0; i < n->literal_count; i++) {
        const w32t_literal *l = &n->literals[i];
        values[i] = (w32t_condition_value){
            .text = l->text,
            .size = l->size,
            .has_number = l->flags & (W32T_LITERAL_NUMBER | W32T_LITERAL_DURATION | W32T_LITERAL_BOOL),
            .negative = l->negative,
            .is_null = (l->flags & W32T_LITERAL_NULL) != 0,
            .exact = (l->flags & W32T_LITERAL_EXACT) != 0,
            .magnitude = l->magnitude};
    }
    c->values = values;
    c->value_count = n->literal_count;
    return c;
}

static w32t_condition *residue(maker *m, const w32t_node *n);

// AND and OR: a kid that decides alone is the whole, one that decides nothing falls away.
static w32t_condition *joined(maker *m, const w32t_node *n) {
    bool all = n->kind == W32T_NODE_AND;
    uint8_t decides = all ? W32T_CONDITION_FALSE : W32T_CONDITION_TRUE;
    w32t_condition *c = make(m, all ? W32T_CONDITION_AND : W32T_CONDITION_OR);
    c->kids = w32t_arena_alloc(m->arena, (n->kid_count + 1) * sizeof *c->kids);
    bool failed = false;
    for (uint32_t i = 0; i < n->kid_count; i++) {
        w32t_condition *k = residue(m, n->kids[i]);
        if (!k) {
            failed = true; // unless another one decides
            continue;
        }
        if (k->kind == decides) return k;
        if (k->kind == W32T_CONDITION_AND || k->kind == W32T_CONDITION_OR || k->kind == W32T_CONDITION_NOT ||
            k->kind == W32T_CONDITION_TEST)
            c->kids[c->kid_count++] = k;
    }
    if (failed) return NULL;
    if (!c->kid_count) return make(m, all ? W32T_CONDITION_TRUE : W32T_CONDITION_FALSE);
    return c->kid_count == 1 ? c->kids[0] : c;
}

static w32t_condition *residue(maker *m, const w32t_node *n) {
    w32t_condition *k;
    switch (n->kind) {
    case W32T_NODE_TRUE:
        return make(m, W32T_CONDITION_TRUE);
    case W32T_NODE_FALSE:
        return make(m, W32T_CONDITION_FALSE);
    case W32T_NODE_AND:
    case W32T_NODE_OR:
        return joined(m, n);
    case W32T_NODE_NOT: {
        if ((k = residue(m, n->kids[0])) == NULL) return NULL;
        if (k->kind == W32T_CONDITION_TRUE) return make(m, W32T_CONDITION_FALSE);
        if (k->kind == W32T_CONDITION_FALSE) return make(m, W32T_CONDITION_TRUE);
        w32t_condition *c = make(m, W32T_CONDITION_NOT);
        c->kids = w32t_arena_alloc(m->arena, sizeof *c->kids);
        c->kids[0] = k;
        c->kid_count = 1;
        return c;
    }
    default:
        return test(m, n);
    }
}

w32t_status w32t_query_residue(const w32t_query *query, const char *module, const char *function, uint64_t groups,
                               struct w32t_arena *arena, struct w32t_condition **out, w32t_error *error) {
    w32t_error local;
    maker m = {.arena = arena, .error = error ? error : &local};
    m.call = (w32t_call){.module = module, .duration_ns = -1};
    m.event = (w32t_event){.source = W32T_SOURCE_API,
                           .provider = "Win32Trace-Api",
                           .name = function,
                           .keywords = groups,
                           .has = W32T_HAS_KEYWORDS,
                           .call = &m.call,
                           .made = 0xFF}; // nothing is to be made lazily
    w32t_condition *both = NULL;
    for (; query; query = query->also) {
        w32t_condition *c = residue(&m, query->root);
        if (!c) return m.error->status;
        if (!both) {
            both = c;
            continue;
        }
        w32t_condition *joint = make(&m, W32T_CONDITION_AND);
        joint->kids = w32t_arena_alloc(arena, 2 * sizeof *joint->kids);
        joint->kids[0] = both;
        joint->kids[1] = c;
        joint->kid_count = 2;
        both = joint;
    }
    *out = both;
    return W32T_OK;
}
