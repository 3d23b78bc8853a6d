// SPDX-License-Identifier: Apache-2.0
// Structured queries of event logs, <QueryList>: each <Query> chooses what one of its <Select> does and none of its
// <Suppress>; Path names a channel. Also the front end itself: what stands behind `xpath:` is such a list or one XPath
// (xpath.c).
#include "query/xpath.h"

#include <stdio.h>
#include <string.h>

typedef struct list {
    w32t_tree *tree;
    const char *s, *end;
    w32t_node *all, *select, *suppress; // of the list; of the Query at hand
    char *channel;                      // Path of the Query
    bool in_query, open;                // inside <Query>, inside <QueryList>
} list;

static size_t list_column(const list *l) {
    return (size_t)(l->s - l->tree->text);
}

// Text of XML with its entities resolved, into the tree's arena.
static char *plain(list *l, const char *s, size_t n, size_t *length) {
    static const struct {
        const char *name;
        char c;
    } entities[] = {{"&lt;", '<'}, {"&gt;", '>'}, {"&amp;", '&'}, {"&quot;", '"'}, {"&apos;", '\''}};
    char *out = w32t_arena_alloc(&l->tree->arena, n + 1);
    size_t k = 0;
    for (size_t i = 0; i < n;) {
        size_t e = 0;
        while (e < 5 &&
               (n - i < strlen(entities[e].name) || memcmp(s + i, entities[e].name, strlen(entities[e].name)) != 0))
            e++;
        out[k++] = e < 5 ? entities[e].c : s[i];
        i += e < 5 ? strlen(entities[e].name) : 1;
    }
    out[k] = 0;
    *length = k;
    return out;
}

// The value of Path="…" in a tag's text; NULL when it has none.
static char *path_attribute(list *l, const char *tag, size_t n) {
    for (size_t i = 0; i + 6 < n; i++) {
        if (memcmp(tag + i, "Path", 4) != 0) continue;
        size_t k = i + 4;
        while (k < n && (tag[k] == ' ' || tag[k] == '='))
            k++;
        if (k >= n || (tag[k] != '"' && tag[k] != '\'')) continue;
        const char *stop = memchr(tag + k + 1, tag[k], n - k - 1);
        size_t length;
        return stop ? plain(l, tag + k + 1, (size_t)(stop - tag - k - 1), &length) : NULL;
    }
    return NULL;
}

static w32t_node *of_channel(list *l, const char *channel, w32t_node *n) {
    if (!n || !channel || !*channel || strncmp(channel, "file:", 5) == 0) return n;
    w32t_tree_value v = {.text = channel, .size = strlen(channel), .quoted = true, .column = list_column(l)};
    return w32t_tree_and(l->tree, w32t_tree_test(l->tree, v.column, "channel", 7, W32T_OP_EQ, &v, 1), n);
}

static bool end_query(list *l) {
    if (!l->in_query) return true;
    l->in_query = false;
    if (!l->select) return true; // selects nothing
    w32t_node *n = l->select;
    if (l->suppress) n = w32t_tree_and(l->tree, n, w32t_tree_not(l->tree, l->suppress));
    l->all = l->all ? w32t_tree_or(l->tree, l->all, n) : n;
    return l->all != NULL;
}

// <Select Path=…>query</Select> and <Suppress>: l->s stands behind the tag.
static bool clause(list *l, const char *tag, size_t tag_size, const char *name) {
    char close[16];
    size_t n = (size_t)snprintf(close, sizeof close, "</%s", name);
    const char *stop = l->s;
    while (stop + n <= l->end && memcmp(stop, close, n) != 0)
        stop++;
    if (stop + n > l->end) {
        w32t_tree_fail(l->tree, list_column(l), "QueryList: <%s> does not end", name);
        return false;
    }
    const char *from = l->s;
    size_t size = (size_t)(stop - from), length;
    static const char cdata[] = "<![CDATA[";
    size_t at = 0;
    while (at < size && strchr(" \t\r\n", from[at]))
        at++;
    char *text;
    if (size - at > 12 && memcmp(from + at, cdata, 9) == 0) {
        const char *last = from + size;
        while (last > from + at + 9 && memcmp(last - 3, "]]>", 3) != 0)
            last--;
        length = last >= from + at + 12 ? (size_t)(last - 3 - (from + at + 9)) : 0;
        text = w32t_arena_text(&l->tree->arena, from + at + 9, length);
    } else
        text = plain(l, from, size, &length);
    char *channel = path_attribute(l, tag, tag_size);
    w32t_node *node =
        of_channel(l, channel ? channel : l->channel, w32t_xpath_query(l->tree, text, length, list_column(l)));
    if (!node) return false;
    w32t_node **to = strcmp(name, "Select") == 0 ? &l->select : &l->suppress;
    *to = *to ? w32t_tree_or(l->tree, *to, node) : node;
    l->s = stop;
    return *to != NULL;
}

static bool starts(const char *tag, size_t n, const char *name) {
    size_t k = strlen(name);
    return n >= k && memcmp(tag, name, k) == 0 && (n == k || strchr(" \t\r\n/", tag[k]));
}

static w32t_node *parse_list(w32t_tree *tree, const char *s, const char *end) {
    list l = {.tree = tree, .s = s, .end = end};
    while (l.s < end) {
        const char *open = memchr(l.s, '<', (size_t)(end - l.s));
        if (!open) break;
        l.s = open;
        if (end - open > 4 && memcmp(open, "<!--", 4) == 0) {
            while (l.s + 3 <= end && memcmp(l.s, "-->", 3) != 0)
                l.s++;
            l.s += l.s + 3 <= end ? 3 : end - l.s;
            continue;
        }
        const char *close = memchr(open, '>', (size_t)(end - open));
        if (!close) return w32t_tree_fail(tree, list_column(&l), "QueryList: a tag does not end");
        const char *tag = open + 1;
        size_t n = (size_t)(close - tag);
        l.s = close + 1;
        bool ok = true;
        if (starts(tag, n, "Query")) {
            if (l.in_query)
                return w32t_tree_fail(tree, (size_t)(open - tree->text), "QueryList: the <Query> before does not end");
            l.in_query = tag[n - 1] != '/';
            l.select = l.suppress = NULL;
            l.channel = path_attribute(&l, tag, n);
        } else if (starts(tag, n, "/Query"))
            ok = end_query(&l);
        else if (starts(tag, n, "Select") && l.in_query)
            ok = clause(&l, tag, n, "Select");
        else if (starts(tag, n, "Suppress") && l.in_query)
            ok = clause(&l, tag, n, "Suppress");
        else if (starts(tag, n, "QueryList"))
            l.open = tag[n - 1] != '/';
        else if (starts(tag, n, "/QueryList") && !l.in_query)
            l.open = false;
        if (!ok) return NULL;
    }
    if (l.in_query || l.open)
        return w32t_tree_fail(tree, list_column(&l) ? list_column(&l) - 1 : 0, "QueryList: <%s> does not end",
                              l.in_query ? "Query" : "QueryList");
    if (!l.all) return w32t_tree_fail(tree, list_column(&l) ? list_column(&l) - 1 : 0, "QueryList: it selects nothing");
    return l.all;
}

w32t_node *w32t_xpath_parse(w32t_tree *tree, size_t from) {
    const char *s = tree->text + from, *end = tree->text + tree->text_size;
    while (s < end && strchr(" \t\r\n", *s) && *s)
        s++;
    if (s == end) return w32t_tree_fail(tree, from, "XPath: nothing stands there");
    if (*s == '<') return parse_list(tree, s, end);
    return w32t_xpath_query(tree, s, (size_t)(end - s), (size_t)(s - tree->text));
}
