// SPDX-License-Identifier: Apache-2.0
// ProcMon's filter words onto the filter tree, in two forms:
//   tests    `Operation is RegSetValue and Path begins with HKLM`, joined by and, or, not, ( )
//   rules    `Process Name is a.exe then Include; Path contains Temp then Exclude`, as ProcMon's filter list means them: an event
//            is shown when no exclude rule fits it and, for each column that has include rules, one of them does.
// A value ends at the next and/or/then, a semicolon or a closing parenthesis; in quotes it may hold anything. Text compares without
// case; an empty column is "is not" and "excludes" everything.
#include "query/query_tree.h"

#include "base/fold.h"

#define MAX_RULES 4096u

typedef enum value_kind { TEXT, NUMBER, SECONDS } value_kind;

typedef struct column {
    const char *name, *key;
    uint8_t kind;
} column;

// Longer names first where one begins with another.
static const column columns[] = {
    {"Authentication ID", "authentication_id", TEXT},
    {"Architecture", "architecture", TEXT},
    {"Category", "category", TEXT},
    {"Command Line", "command_line", TEXT},
    {"Company", "company", TEXT},
    {"Completion Time", "completion_time", TEXT},
    {"Date & Time", "date_time", TEXT},
    {"Description", "description", TEXT},
    {"Detail", "detail", TEXT},
    {"Duration", "duration", SECONDS},
    {"Event Class", "event_class", TEXT},
    {"Image Path", "process_path", TEXT},
    {"Integrity", "integrity", TEXT},
    {"Operation", "operation", TEXT},
    {"Parent PID", "parent_pid", NUMBER},
    {"Path", "path", TEXT},
    {"PID", "pid", NUMBER},
    {"Process Name", "process", TEXT},
    {"Relative Time", "relative_time", TEXT},
    {"Result", "result", TEXT},
    {"Sequence", "sequence", TEXT},
    {"Session", "session", TEXT},
    {"TID", "tid", NUMBER},
    {"Time of Day", "time_of_day", TEXT},
    {"User", "user", TEXT},
    {"Version", "image_version", TEXT},
    {"Virtualized", "virtualized", TEXT},
};

typedef struct relation {
    const char *words;
    uint8_t op;
    bool negated;
} relation;

static const relation relations[] = {
    {"is not", W32T_OP_EQ, true},          {"is", W32T_OP_EQ, false},          {"less than", W32T_OP_LT, false},
    {"more than", W32T_OP_GT, false},      {"begins with", W32T_OP_STARTS, false}, {"ends with", W32T_OP_ENDS, false},
    {"contains", W32T_OP_CONTAINS, false}, {"excludes", W32T_OP_CONTAINS, true},
};

typedef struct rule {
    const column *column;
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

// The length of `words` when they stand at `at` and end there (a blank in them stands for any run of blanks); 0 when not.
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

static const column *take_column(parser *p) {
    skip_blanks(p);
    size_t quoted = p->at < p->end && p->text[p->at] == '"';
    for (size_t i = 0; i < sizeof columns / sizeof *columns; i++) {
        size_t n = words_at(p, p->at + quoted, columns[i].name);
        if (!n) continue;
        p->at += n + quoted;
        if (quoted) p->at += p->at < p->end && p->text[p->at] == '"';
        return &columns[i];
    }
    w32t_tree_fail(p->tree, p->at, "a ProcMon column is needed here (Path, Operation, Process Name, …)");
    return NULL;
}

static const relation *take_relation(parser *p) {
    for (size_t i = 0; i < sizeof relations / sizeof *relations; i++)
        if (take_words(p, relations[i].words)) return &relations[i];
    w32t_tree_fail(p->tree, p->at, "is, is not, less than, more than, begins with, ends with, contains or excludes is needed here");
    return NULL;
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
    return blank(c) && (words_at(p, p->at + 1, "and") || words_at(p, p->at + 1, "or") || words_at(p, p->at + 1, "then"));
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

static w32t_node *make_test(parser *p, const column *c, const relation *r, size_t start, size_t value_at) {
    const char *text = p->value.n ? w32t_buf_cstr(&p->value) : "";
    w32t_tree_value v = {text, p->value.n, c->kind == TEXT, false, value_at};
    w32t_node *n;
    if (!v.size) { // ProcMon cannot make such a rule; an empty column is meant
        n = w32t_tree_not(p->tree, w32t_tree_test(p->tree, start, c->key, strlen(c->key), W32T_OP_PRESENT, NULL, 0));
    } else {
        if (c->kind == SECONDS && r->op != W32T_OP_CONTAINS && text[p->value.n - 1] >= '0' && text[p->value.n - 1] <= '9') {
            w32t_buf_char(&p->value, 's');
            v.text = w32t_buf_cstr(&p->value);
            v.size = p->value.n;
        }
        n = w32t_tree_test(p->tree, start, c->key, strlen(c->key), (w32t_query_op)r->op, &v, 1);
    }
    return r->negated ? w32t_tree_not(p->tree, n) : n;
}

static w32t_node *take_test(parser *p, const column **which) {
    skip_blanks(p);
    size_t start = p->at;
    const column *c = take_column(p);
    const relation *r = c ? take_relation(p) : NULL;
    if (!r) return NULL;
    skip_blanks(p);
    size_t value_at = p->at;
    if (!take_value(p)) return NULL;
    if (which) *which = c;
    return make_test(p, c, r, start, value_at);
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
        n = take_test(p, NULL);
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
    for (size_t c = 0; c < sizeof columns / sizeof *columns; c++) {
        w32t_node *any = NULL;
        for (size_t i = 0; i < count; i++)
            if (rules[i].include && rules[i].column == &columns[c])
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

static w32t_node *take_rules(parser *p) {
    size_t count = 0, room = 0;
    rule *rules = NULL;
    while (skip_blanks(p), p->at < p->end) {
        if (take_char(p, ';')) continue;
        if (count == MAX_RULES) return w32t_tree_fail(p->tree, p->at, "more than %u rules", MAX_RULES);
        if (count == room) {
            room = room ? room * 2 : 16;
            rule *more = w32t_arena_alloc(&p->tree->arena, room * sizeof *more);
            if (count) memcpy(more, rules, count * sizeof *more);
            rules = more;
        }
        rule r = {NULL, NULL, true};
        r.node = take_test(p, &r.column);
        if (!r.node) return NULL;
        if (take_words(p, "then")) {
            r.include = take_words(p, "include");
            if (!r.include && !take_words(p, "exclude"))
                return w32t_tree_fail(p->tree, p->at, "Include or Exclude is needed here");
        }
        rules[count++] = r;
        skip_blanks(p);
        if (p->at < p->end && p->text[p->at] != ';')
            return w32t_tree_fail(p->tree, p->at, "a semicolon and the next rule, or the end, is needed here");
    }
    return join_rules(p, rules, count);
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
