// SPDX-License-Identifier: Apache-2.0
// Parser of the filter language, by recursive descent:
//   or   = and { ("or" | "||") and }
//   and  = not { ("and" | "&&") not }
//   not  = ("not" | "!") not | "(" or ")" | test
//   test = FIELD [ OP VALUE | ["not"] "in" "(" VALUE {"," VALUE} ")" | ["not"] WORD-OP VALUE ]
// A key alone asks whether it is there.
#include "query/query_lex.h"
#include "base/status.h"

static w32t_node *parse_or(w32t_lex *l, unsigned depth);

static const struct spelling {
    const char *text;
    uint8_t op;
} symbols[] =
    {
        {"==", W32T_OP_EQ}, {"!=", W32T_OP_NE}, {"<>", W32T_OP_NE}, {"<=", W32T_OP_LE},
        {">=", W32T_OP_GE}, {"<", W32T_OP_LT},  {">", W32T_OP_GT},  {"=", W32T_OP_EQ},
},
  words[] = {
      {"contains", W32T_OP_CONTAINS}, {"startswith", W32T_OP_STARTS}, {"endswith", W32T_OP_ENDS},
      {"matches", W32T_OP_MATCHES},   {"has", W32T_OP_BITS},
};

static w32t_node *parse_list(w32t_lex *l, size_t column, const char *field, size_t field_size) {
    if (!w32t_lex_symbol(l, "(")) return w32t_tree_fail(l->tree, l->at, "\"in\" needs a list: in (1, 2, 3)");
    w32t_tree_value *values = NULL;
    size_t count = 0, room = 0;
    do {
        if (count == room) {
            size_t more = room ? room * 2 : 8;
            w32t_tree_value *grown = w32t_arena_alloc(&l->tree->arena, more * sizeof *grown);
            if (count) memcpy(grown, values, count * sizeof *grown);
            values = grown;
            room = more;
        }
        if (!w32t_lex_value(l, true, &values[count++])) return NULL;
    } while (w32t_lex_symbol(l, ","));
    if (!w32t_lex_symbol(l, ")")) return w32t_tree_fail(l->tree, l->at, "the list of \"in\" is not closed");
    return w32t_tree_test(l->tree, column, field, field_size, W32T_OP_EQ, values, count);
}

static bool test_ends(w32t_lex *l) {
    size_t at = l->at;
    w32t_lex_space(l);
    bool ends = l->at == l->size || l->text[l->at] == ')' || w32t_lex_word(l, "and") || w32t_lex_word(l, "or") ||
                w32t_lex_symbol(l, "&&") || w32t_lex_symbol(l, "||");
    l->at = at;
    return ends;
}

static w32t_node *parse_test(w32t_lex *l) {
    const char *field;
    size_t field_size;
    w32t_lex_space(l);
    size_t column = l->at;
    if (!w32t_lex_field(l, &field, &field_size)) return NULL;
    if (test_ends(l)) return w32t_tree_test(l->tree, column, field, field_size, W32T_OP_PRESENT, NULL, 0);
    int op = -1;
    bool negated = false;
    for (size_t i = 0; op < 0 && i < sizeof symbols / sizeof *symbols; i++)
        if (w32t_lex_symbol(l, symbols[i].text)) op = symbols[i].op;
    if (op < 0) {
        negated = w32t_lex_word(l, "not");
        if (w32t_lex_word(l, "in")) {
            w32t_node *n = parse_list(l, column, field, field_size);
            return negated ? w32t_tree_not(l->tree, n) : n;
        }
        for (size_t i = 0; op < 0 && i < sizeof words / sizeof *words; i++)
            if (w32t_lex_word(l, words[i].text)) op = words[i].op;
    }
    w32t_lex_space(l);
    if (op < 0)
        return w32t_tree_fail(
            l->tree, l->at,
            "an operator is expected here: == != < <= > >= in contains startswith endswith matches has");
    w32t_tree_value value;
    if (!w32t_lex_value(l, false, &value)) return NULL;
    w32t_node *n = w32t_tree_test(l->tree, column, field, field_size, (w32t_query_op)op, &value, 1);
    return negated ? w32t_tree_not(l->tree, n) : n;
}

static w32t_node *parse_not(w32t_lex *l, unsigned depth) {
    if (depth > W32T_QUERY_MAX_DEPTH) {
        w32t_fail(l->tree->error, W32T_E_LIMIT, l->at, "nested more than %u deep", W32T_QUERY_MAX_DEPTH);
        return NULL;
    }
    if (w32t_lex_word(l, "not") || w32t_lex_symbol(l, "!")) return w32t_tree_not(l->tree, parse_not(l, depth + 1));
    size_t column = l->at;
    if (!w32t_lex_symbol(l, "(")) return parse_test(l);
    w32t_node *n = parse_or(l, depth + 1);
    if (n && !w32t_lex_symbol(l, ")")) return w32t_tree_fail(l->tree, column, "this parenthesis is never closed");
    return n;
}

static w32t_node *parse_and(w32t_lex *l, unsigned depth) {
    w32t_node *n = parse_not(l, depth);
    while (n && (w32t_lex_word(l, "and") || w32t_lex_symbol(l, "&&")))
        n = w32t_tree_and(l->tree, n, parse_not(l, depth));
    return n;
}

static w32t_node *parse_or(w32t_lex *l, unsigned depth) {
    w32t_node *n = parse_and(l, depth);
    while (n && (w32t_lex_word(l, "or") || w32t_lex_symbol(l, "||")))
        n = w32t_tree_or(l->tree, n, parse_and(l, depth));
    return n;
}

w32t_node *w32t_filter_parse(w32t_tree *tree, size_t from) {
    w32t_lex l = {tree, tree->text, tree->text_size, from};
    w32t_lex_space(&l);
    if (l.at == l.size) return w32t_tree_fail(tree, l.at, "the filter is empty");
    w32t_node *n = parse_or(&l, 0);
    w32t_lex_space(&l);
    if (n && l.at < l.size) {
        if (l.text[l.at] == ')') return w32t_tree_fail(tree, l.at, "a parenthesis is closed that was never opened");
        return w32t_tree_fail(tree, l.at, "\"and\" or \"or\" is expected here");
    }
    return n;
}
