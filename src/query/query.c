// SPDX-License-Identifier: Apache-2.0
// The public half of the filter: picks the front end for a text, finishes the tree (depth checked, cheap tests first),
// prints it back, and frees it.
#include "query/query_tree.h"
#include "base/fold.h"
#include "base/os.h"
#include "base/status.h"

#include <stdlib.h>

#define MAX_TEXT ((size_t)1 << 20)

// Orders each join's parts by cost, keeping the order of equals: the result is the same, since tests have no effects.
static bool finish(w32t_tree *tree, w32t_node *n, unsigned depth) {
    if (depth > W32T_QUERY_MAX_DEPTH * 2) {
        w32t_fail(tree->error, W32T_E_LIMIT, W32T_NO_OFFSET, "nested more than %u deep", W32T_QUERY_MAX_DEPTH * 2);
        return false;
    }
    n->need = n->kid_count ? 0 : n->need;
    for (uint32_t i = 0; i < n->kid_count; i++) {
        if (!finish(tree, n->kids[i], depth + 1)) return false;
        if (n->kids[i]->need > n->need) n->need = n->kids[i]->need;
    }
    w32t_node **sorted = w32t_arena_alloc(&tree->arena, (size_t)n->kid_count * sizeof *sorted);
    uint32_t count = 0;
    for (unsigned need = W32T_NEED_HEADER; need <= W32T_NEED_FIELDS; need++)
        for (uint32_t i = 0; i < n->kid_count; i++)
            if (n->kids[i]->need == need) sorted[count++] = n->kids[i];
    if (n->kid_count) n->kids = sorted;
    return true;
}

static bool starts_with(const char *text, const char *word) {
    size_t n = strlen(word);
    return strlen(text) >= n && w32t_fold_equal(text, n, word, n);
}

// Words that only ProcMon's language has; a text with one of them is meant to be in it.
static bool looks_like_procmon(const char *text) {
    static const char *const words[] = {" is ",        " begins with ", " ends with ",   " less than ",
                                        " more than ", " excludes ",    " then include", " then exclude"};
    for (const char *p = text; *p; p++)
        for (size_t i = 0; i < sizeof words / sizeof *words; i++)
            if (*p == ' ' && starts_with(p, words[i])) return true;
    return false;
}

// How XPath of event logs and structured queries begin; no filter of ours or of ProcMon's does.
static bool looks_like_xpath(const char *text) {
    static const char *const heads[] = {"*[", "* [", "*/", "Event/", "Event[", "/Event", "<QueryList"};
    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++)
        if (strncmp(text, heads[i], strlen(heads[i])) == 0) return true;
    return text[0] == '*' && !text[1 + strspn(text + 1, " \t\r\n")];
}

static w32t_node *parse(w32t_tree *tree, const char *text) {
    size_t space = strspn(text, " \t\r\n");
    if (looks_like_xpath(text + space)) return w32t_xpath_parse(tree, space);
    if (starts_with(text + space, "xpath:")) return w32t_xpath_parse(tree, space + 6);
    if (starts_with(text + space, "procmon:")) return w32t_procmon_parse(tree, space + 8);
    w32t_node *n = w32t_filter_parse(tree, 0);
    if (n || !looks_like_procmon(text)) return n;
    return w32t_procmon_parse(tree, 0);
}

w32t_status w32t_query_compile(const char *text, w32t_query **out, w32t_error *error) {
    w32t_error local;
    w32t_error *e = error ? error : &local;
    size_t size = text ? strlen(text) : 0;
    if (!text || !out) return w32t_fail(e, W32T_E_ARGUMENT, W32T_NO_OFFSET, "no filter text");
    if (size > MAX_TEXT) return w32t_fail(e, W32T_E_LIMIT, W32T_NO_OFFSET, "a filter of more than 1 MiB");
    w32t_query *q = w32t_alloc(sizeof *q);
    q->source = w32t_strdup(text);
    q->tree.text = q->source;
    q->tree.text_size = size;
    q->tree.error = e;
    q->tree.now = w32t_now_ns();
    q->root = parse(&q->tree, q->source);
    if (!q->root || !finish(&q->tree, q->root, 0)) {
        w32t_query_free(q);
        return e->status;
    }
    q->tree.error = NULL;
    *out = q;
    return W32T_OK;
}

bool w32t_query_match(const w32t_query *q, w32t_event *event) {
    for (; q; q = q->also)
        if (!w32t_node_match(q->root, event)) return false;
    return true;
}

void w32t_query_require(w32t_query *q, w32t_query *also) {
    while (q->also)
        q = q->also;
    q->also = also;
}

bool w32t_query_needs_fields(const w32t_query *q) {
    for (; q; q = q->also)
        if (q->root->need == W32T_NEED_FIELDS) return true;
    return false;
}

uint64_t w32t_query_gave_up(const w32t_query *q) {
    uint64_t n = 0;
    for (; q; q = q->also)
        n += w32t_regex_gave_up(q->tree.regexes);
    return n;
}

void w32t_query_free(w32t_query *q) {
    if (!q) return;
    w32t_query_free(q->also);
    w32t_regex_free_all(q->tree.regexes);
    w32t_arena_free(&q->tree.arena);
    free(q->source);
    free(q);
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Text of the tree

static void put_quoted(w32t_buf *b, const char *s, size_t n) {
    w32t_buf_char(b, '"');
    for (size_t i = 0; i < n; i++) {
        if (s[i] == '"') w32t_buf_char(b, '"');
        w32t_buf_char(b, s[i]);
    }
    w32t_buf_char(b, '"');
}

static void put_literal(w32t_buf *b, const w32t_literal *l) {
    bool bare = l->size && !(l->flags & W32T_LITERAL_QUOTED);
    for (size_t i = 0; i < l->size && bare; i++)
        bare = !strchr(" \t\r\n(),\"'", l->text[i]);
    if (bare)
        w32t_buf_put(b, l->text, l->size);
    else
        put_quoted(b, l->text, l->size);
}

static void put_field(w32t_buf *b, const w32t_node *n) {
    w32t_buf_text(b, w32t_key_rows[n->key].name);
    for (uint32_t i = 0; i < n->path_count; i++) {
        const w32t_path_part *p = &n->path[i];
        bool plain = p->plain_size > 0;
        for (size_t k = 0; k < p->plain_size && plain; k++)
            plain = !strchr(" \t\r\n()=!<>&|,\"'", p->plain[k]);
        w32t_buf_char(b, '.');
        if (plain)
            w32t_buf_put(b, p->plain, p->plain_size);
        else
            put_quoted(b, p->plain, p->plain_size);
    }
}

static void put_test(w32t_buf *b, const w32t_node *n) {
    static const char *const ops[W32T_OP_COUNT] = {
        "==", "!=", "<", "<=", ">", ">=", "contains", "startswith", "endswith", "matches", NULL, "has"};
    put_field(b, n);
    if (n->op == W32T_OP_PRESENT) return;
    bool list = n->literal_count != 1;
    w32t_buf_char(b, ' ');
    w32t_buf_text(b, list ? "in (" : ops[n->op]);
    if (!list) w32t_buf_char(b, ' ');
    for (uint32_t i = 0; i < n->literal_count; i++) {
        if (i) w32t_buf_lit(b, ", ");
        put_literal(b, &n->literals[i]);
    }
    if (list) w32t_buf_char(b, ')');
}

static void put_node(w32t_buf *b, const w32t_node *n, bool inside) {
    switch (n->kind) {
    case W32T_NODE_TEST:
        put_test(b, n);
        return;
    case W32T_NODE_NOT:
        w32t_buf_lit(b, "not ");
        put_node(b, n->kids[0], true);
        return;
    case W32T_NODE_AND:
    case W32T_NODE_OR:
        if (inside) w32t_buf_char(b, '(');
        for (uint32_t i = 0; i < n->kid_count; i++) {
            if (i) w32t_buf_text(b, n->kind == W32T_NODE_AND ? " and " : " or ");
            put_node(b, n->kids[i], true);
        }
        if (inside) w32t_buf_char(b, ')');
        return;
    default:
        w32t_buf_text(b, n->kind == W32T_NODE_TRUE ? "time or not time" : "time and not time");
    }
}

char *w32t_query_text(const w32t_query *q) {
    w32t_buf b = {0};
    bool several = q->also != NULL;
    for (const w32t_query *part = q; part; part = part->also) {
        if (part != q) w32t_buf_text(&b, " and ");
        put_node(&b, part->root, several);
    }
    w32t_buf_cstr(&b);
    return (char *)b.p;
}

void w32t_query_text_free(char *text) {
    free(text);
}
