// SPDX-License-Identifier: Apache-2.0
// ProcMon's filter words onto the filter tree, in two forms:
//   tests    `Operation is RegSetValue and Path begins with HKLM`, joined by and, or, not, ( )
//   rules    `Process Name is a.exe then Include; Path contains Temp then Exclude`, as ProcMon's filter list means
//   them: an event
//            is shown when no exclude rule fits it and, for each column that has include rules, one of them does.
// A value ends at the next and/or/then, a semicolon or a closing parenthesis; in quotes it may hold anything. Text
// compares without case; an empty column is "is not" and "excludes" everything.
#include "query/query_tree.h"

#include "base/fold.h"
#include "query/procmon_words.h"

#define MAX_RULES 4096u

// By the number of the relation.
static const struct {
    uint8_t op;
    bool negated;
} operators[W32T_PROCMON_RELATIONS] = {
    {W32T_OP_EQ, false},     {W32T_OP_EQ, true},    {W32T_OP_LT, false},       {W32T_OP_GT, false},
    {W32T_OP_STARTS, false}, {W32T_OP_ENDS, false}, {W32T_OP_CONTAINS, false}, {W32T_OP_CONTAINS, true},
};

typedef struct rule {
    uint8_t column;
    w32t_node *node;
    bool include;
} rule;

typedef struct parser {
    w32t_tree *tree;
    const char *text;
    size_t at, end;
    unsigned depth;
    w32t_buf value; // of the test at hand
} parser;

static bool blank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static void skip_blanks(parser *p) {
    while (p->at < p->end && blank(p->text[p->at]))
        p->at++;
}

// The length of `words` when they stand at `at` and end there (a blank in them stands for any run of blanks); 0 when
// not.
static size_t words_at(const parser *p, size_t at, const char *words) {
    size_t from = at;
    for (const char *w = words; *w; w++) {
        if (*w == ' ') {
            if (at >= p->end || !blank(p->text[at])) return 0;
            while (at < p->end && blank(p->text[at]))
                at++;
        } else if (at < p->end && w32t_fold_equal(&p->text[at], 1, w, 1))
            at++;
        else
            return 0;
    }
    bool ends = at == p->end || blank(p->text[at]) || strchr("();\"'", p->text[at]);
    return ends ? at - from : 0;
}

static bool take_words(parser *p, const char *words) {
    skip_blanks(p);
    size_t n = words_at(p, p->at, words);
    p->at += n;
    return n > 0;
}

static bool take_char(parser *p, char c) {
    skip_blanks(p);
    if (p->at >= p->end || p->text[p->at] != c) return false;
    p->at++;
    return true;
}

static bool take_column(parser *p, uint8_t *out) {
    skip_blanks(p);
    size_t quoted = p->at < p->end && p->text[p->at] == '"';
    for (uint8_t i = 0; i < W32T_PROCMON_COLUMNS; i++) {
        size_t n = words_at(p, p->at + quoted, w32t_procmon_columns[i].name);
        if (!n) continue;
        p->at += n + quoted;
        if (quoted) p->at += p->at < p->end && p->text[p->at] == '"';
        *out = i;
        return true;
    }
    w32t_tree_fail(p->tree, p->at, "a ProcMon column is needed here (Path, Operation, Process Name, …)");
    return false;
}

static bool take_relation(parser *p, uint8_t *out) {
    // "is not" before "is"
    static const uint8_t order[W32T_PROCMON_RELATIONS] = {1, 0, 2, 3, 4, 5, 6, 7};
    for (size_t i = 0; i < W32T_PROCMON_RELATIONS; i++)
        if (take_words(p, w32t_procmon_relations[order[i]])) {
            *out = order[i];
            return true;
        }
    w32t_tree_fail(p->tree, p->at,
                   "is, is not, less than, more than, begins with, ends with, contains or excludes is needed here");
    return false;
}

static bool take_quoted(parser *p, char quote) {
    size_t start = p->at++;
    for (; p->at < p->end; p->at++) {
        if (p->text[p->at] != quote)
            w32t_buf_char(&p->value, p->text[p->at]);
        else if (p->at + 1 < p->end && p->text[p->at + 1] == quote) { // doubled: itself
            w32t_buf_char(&p->value, quote);
            p->at++;
        } else {
            p->at++;
            return true;
        }
    }
    w32t_tree_fail(p->tree, start, "the quote is not closed");
    return false;
}

static bool value_ends(const parser *p) {
    char c = p->text[p->at];
    if (c == ';' || c == ')' || c == '\n') return true;
    return blank(c) &&
           (words_at(p, p->at + 1, "and") || words_at(p, p->at + 1, "or") || words_at(p, p->at + 1, "then"));
}

static bool take_value(parser *p) {
    p->value.n = 0;
    skip_blanks(p);
    if (p->at < p->end && (p->text[p->at] == '"' || p->text[p->at] == '\'')) return take_quoted(p, p->text[p->at]);
    unsigned open = 0; // parentheses inside a value are its own when they match: "(Default)"
    for (; p->at < p->end; p->at++) {
        char c = p->text[p->at];
        if (c == '(') open++;
        if (c == ')' && open) {
            open--;
        } else if (value_ends(p))
            break;
        w32t_buf_char(&p->value, c);
    }
    while (p->value.n && blank((char)p->value.p[p->value.n - 1]))
        p->value.n--;
    return true;
}

typedef struct test {
    uint8_t column, relation;
    size_t start, value_at; // its value is in parser.value
} test;

static w32t_node *make_test(parser *p, const test *t) {
    const w32t_procmon_column_row *c = &w32t_procmon_columns[t->column];
    w32t_query_op op = (w32t_query_op)operators[t->relation].op;
    const char *text = p->value.n ? w32t_buf_cstr(&p->value) : "";
    w32t_tree_value v = {text, p->value.n, c->kind == W32T_PROCMON_TEXT, false, t->value_at};
    w32t_node *n;
    if (!v.size) { // ProcMon cannot make such a rule; an empty column is meant
        n = w32t_tree_not(p->tree, w32t_tree_test(p->tree, t->start, c->key, strlen(c->key), W32T_OP_PRESENT, NULL, 0));
    } else {
        char last = text[p->value.n - 1];
        if (c->kind == W32T_PROCMON_SECONDS && op != W32T_OP_CONTAINS && last >= '0' && last <= '9') {
            w32t_buf_char(&p->value, 's');
            v.text = w32t_buf_cstr(&p->value);
            v.size = p->value.n;
        }
        n = w32t_tree_test(p->tree, t->start, c->key, strlen(c->key), op, &v, 1);
    }
    return operators[t->relation].negated ? w32t_tree_not(p->tree, n) : n;
}

static bool read_test(parser *p, test *t) {
    skip_blanks(p);
    t->start = p->at;
    if (!take_column(p, &t->column) || !take_relation(p, &t->relation)) return false;
    skip_blanks(p);
    t->value_at = p->at;
    return take_value(p);
}

static w32t_node *take_test(parser *p) {
    test t;
    return read_test(p, &t) ? make_test(p, &t) : NULL;
}

static w32t_node *take_or(parser *p);

static w32t_node *take_factor(parser *p) { // NOLINT(misc-no-recursion): depth is bounded here
    skip_blanks(p);
    if (++p->depth > W32T_QUERY_MAX_DEPTH) return w32t_tree_fail(p->tree, p->at, "nested too deep");
    w32t_node *n;
    size_t open = p->at;
    if (take_words(p, "not"))
        n = w32t_tree_not(p->tree, take_factor(p));
    else if (take_char(p, '(')) {
        n = take_or(p);
        if (n && !take_char(p, ')')) n = w32t_tree_fail(p->tree, open, "the parenthesis is not closed");
    } else
        n = take_test(p);
    p->depth--;
    return n;
}

static w32t_node *take_and(parser *p) { // NOLINT(misc-no-recursion)
    w32t_node *n = take_factor(p);
    while (n && take_words(p, "and"))
        n = w32t_tree_and(p->tree, n, take_factor(p));
    return n;
}

static w32t_node *take_or(parser *p) { // NOLINT(misc-no-recursion)
    w32t_node *n = take_and(p);
    while (n && take_words(p, "or"))
        n = w32t_tree_or(p->tree, n, take_and(p));
    return n;
}

// ---- Rules

static w32t_node *join_rules(parser *p, const rule *rules, size_t count) {
    w32t_node *all = NULL;
    for (uint8_t c = 0; c < W32T_PROCMON_COLUMNS; c++) {
        w32t_node *any = NULL;
        for (size_t i = 0; i < count; i++)
            if (rules[i].include && rules[i].column == c)
                any = any ? w32t_tree_or(p->tree, any, rules[i].node) : rules[i].node;
        if (any) all = all ? w32t_tree_and(p->tree, all, any) : any;
    }
    for (size_t i = 0; i < count; i++) {
        if (rules[i].include) continue;
        w32t_node *out = w32t_tree_not(p->tree, rules[i].node);
        all = all ? w32t_tree_and(p->tree, all, out) : out;
    }
    return all ? all : w32t_tree_constant(p->tree, true);
}

typedef struct rule_list {
    rule *rules;
    size_t count, room;
} rule_list;

// The next rule's test and action: 1, 0 at the end, -1 with the tree's error set.
static int read_rule(parser *p, test *t, bool *include) {
    while (take_char(p, ';'))
        ;
    if (p->at >= p->end) return 0;
    if (!read_test(p, t)) return -1;
    *include = true;
    if (take_words(p, "then") && !take_words(p, "include")) {
        *include = false;
        if (!take_words(p, "exclude")) {
            w32t_tree_fail(p->tree, p->at, "Include or Exclude is needed here");
            return -1;
        }
    }
    skip_blanks(p);
    if (p->at < p->end && p->text[p->at] != ';') {
        w32t_tree_fail(p->tree, p->at, "a semicolon and the next rule, or the end, is needed here");
        return -1;
    }
    return 1;
}

static void keep_rule(parser *p, rule_list *l, rule r) {
    if (l->count == l->room) {
        l->room = l->room ? l->room * 2 : 16;
        rule *more = w32t_arena_alloc(&p->tree->arena, l->room * sizeof *more);
        if (l->count) memcpy(more, l->rules, l->count * sizeof *more);
        l->rules = more;
    }
    l->rules[l->count++] = r;
}

static w32t_node *take_rules(parser *p) {
    rule_list l = {0};
    test t;
    bool include;
    int more;
    while ((more = read_rule(p, &t, &include)) > 0) {
        if (l.count == MAX_RULES) return w32t_tree_fail(p->tree, p->at, "more than %u rules", MAX_RULES);
        rule r = {t.column, make_test(p, &t), include};
        if (!r.node) return NULL;
        keep_rule(p, &l, r);
    }
    return more < 0 ? NULL : join_rules(p, l.rules, l.count);
}

// Rules have `then` or semicolons outside quotes.
static bool has_rules(const char *text, size_t from, size_t end) {
    char quote = 0;
    for (size_t i = from; i < end; i++) {
        if (quote) {
            if (text[i] == quote) quote = 0;
        } else if (text[i] == '"' || text[i] == '\'')
            quote = text[i];
        else if (text[i] == ';')
            return true;
        else if (blank(text[i]) && end - i > 5 && w32t_fold_equal(&text[i + 1], 4, "then", 4) && blank(text[i + 5]))
            return true;
    }
    return false;
}

w32t_node *w32t_procmon_parse(w32t_tree *tree, size_t from) {
    parser p = {.tree = tree, .text = tree->text, .at = from, .end = tree->text_size};
    w32t_node *n = has_rules(p.text, from, p.end) ? take_rules(&p) : take_or(&p);
    skip_blanks(&p);
    if (n && p.at < p.end) n = w32t_tree_fail(tree, p.at, "and, or, or the end of the filter is needed here");
    w32t_buf_free(&p.value);
    return n;
}

w32t_status w32t_procmon_rules(const char *text, bool (*take)(void *, const w32t_procmon_rule *), void *context,
                               w32t_error *error) {
    w32t_tree tree = {.text = text, .text_size = strlen(text), .error = error};
    parser p = {.tree = &tree, .text = text, .end = tree.text_size};
    test t;
    bool include;
    w32t_status s = W32T_OK;
    int more;
    while (s == W32T_OK && (more = read_rule(&p, &t, &include)) != 0) {
        w32t_procmon_rule r = {t.column, t.relation, include, p.value.n ? w32t_buf_cstr(&p.value) : ""};
        if (more < 0)
            s = error->status;
        else if (!take(context, &r))
            s = w32t_fail(error, W32T_E_LIMIT, t.start, "this rule cannot be taken");
    }
    w32t_buf_free(&p.value);
    w32t_arena_free(&tree.arena);
    return s;
}
