// SPDX-License-Identifier: Apache-2.0
// Lexer of the filter language.
#include "query/query_lex.h"
#include "base/fold.h"

static bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

void w32t_lex_space(w32t_lex *l) {
    while (l->at < l->size && is_space(l->text[l->at]))
        l->at++;
}

bool w32t_lex_symbol(w32t_lex *l, const char *symbol) {
    size_t n = strlen(symbol);
    w32t_lex_space(l);
    if (l->size - l->at < n || memcmp(l->text + l->at, symbol, n) != 0) return false;
    l->at += n;
    return true;
}

static bool ends_word(char c) {
    return is_space(c) || strchr("()=!<>&|,\"'", c) != NULL; // NUL too
}

bool w32t_lex_word(w32t_lex *l, const char *word) {
    size_t n = strlen(word);
    w32t_lex_space(l);
    if (l->size - l->at < n || !w32t_fold_equal(l->text + l->at, n, word, n)) return false;
    if (l->at + n < l->size && !ends_word(l->text[l->at + n])) return false;
    l->at += n;
    return true;
}

// The inside of quotes; at stands on the opening one.
static bool quoted(w32t_lex *l, w32t_buf *out) {
    size_t column = l->at;
    char quote = l->text[l->at++];
    while (l->at < l->size) {
        char c = l->text[l->at++];
        if (c == quote) {
            if (l->at >= l->size || l->text[l->at] != quote) return true;
            l->at++;
        }
        w32t_buf_char(out, c);
    }
    w32t_tree_fail(l->tree, column, "this quote is never closed");
    return false;
}

static void keep(w32t_lex *l, w32t_buf *b, const char **text, size_t *size) {
    *text = w32t_arena_text(&l->tree->arena, (const char *)b->p, b->n);
    *size = b->n;
    w32t_buf_free(b);
}

bool w32t_lex_field(w32t_lex *l, const char **name, size_t *size) {
    w32t_lex_space(l);
    w32t_buf b = {0};
    size_t column = l->at;
    while (l->at < l->size) {
        char c = l->text[l->at];
        if ((c == '"' || c == '\'') && b.n && b.p[b.n - 1] == '.') {
            if (!quoted(l, &b)) {
                w32t_buf_free(&b);
                return false;
            }
            continue;
        }
        if (ends_word(c)) break;
        w32t_buf_char(&b, c);
        l->at++;
    }
    if (!b.n) {
        w32t_tree_fail(l->tree, column,
                       column < l->size ? "a key is expected here" : "the filter ends where a key is expected");
        return false;
    }
    keep(l, &b, name, size);
    return true;
}

bool w32t_lex_value(w32t_lex *l, bool in_list, w32t_tree_value *out) {
    w32t_lex_space(l);
    w32t_buf b = {0};
    memset(out, 0, sizeof *out);
    out->column = l->at;
    if (l->at < l->size && (l->text[l->at] == '"' || l->text[l->at] == '\'')) {
        out->quoted = true;
        if (!quoted(l, &b)) {
            w32t_buf_free(&b);
            return false;
        }
    } else {
        size_t open = 0, from = l->at;
        for (; l->at < l->size; l->at++) {
            char c = l->text[l->at];
            if (is_space(c) || (in_list && c == ',' && !open)) break;
            // "||" and "&&" join tests even without spaces; a single bar is part of flag names (A|B).
            if ((c == '|' || c == '&') && l->at + 1 < l->size && l->text[l->at + 1] == c) break;
            if (c == '(') open++;
            if (c == ')' && !open--) break;
        }
        w32t_buf_put(&b, l->text + from, l->at - from);
        if (!b.n) {
            w32t_tree_fail(l->tree, out->column, "a value is expected here");
            return false;
        }
    }
    keep(l, &b, &out->text, &out->size);
    return true;
}
