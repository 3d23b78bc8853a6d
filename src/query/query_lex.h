// SPDX-License-Identifier: Apache-2.0
// The words of the filter language, read one at a time at a position; what a word is depends on where the parser
// stands.
#ifndef W32T_QUERY_QUERY_LEX_H
#define W32T_QUERY_QUERY_LEX_H

#include "query/query_tree.h"

typedef struct w32t_lex {
    w32t_tree *tree;
    const char *text;
    size_t size, at;
} w32t_lex;

void w32t_lex_space(w32t_lex *l);
// Takes `symbol` when it comes next.
bool w32t_lex_symbol(w32t_lex *l, const char *symbol);
// Takes the word (letters only, any case) when it comes next and ends there.
bool w32t_lex_word(w32t_lex *l, const char *word);
// A key or data path; quoted pieces are allowed ("data.\"Process Name\""). False with the tree's error set.
bool w32t_lex_field(w32t_lex *l, const char **name, size_t *size);
// A value: in quotes (a doubled quote is one; backslashes are plain, as in Windows paths), or bare up to a space, a
// closing parenthesis, or (in_list) a comma. False with the tree's error set.
bool w32t_lex_value(w32t_lex *l, bool in_list, w32t_tree_value *out);

#endif
