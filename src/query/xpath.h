// SPDX-License-Identifier: Apache-2.0
// Event-log XPath inside the query folder: one query's text (xpath.c), for the list that holds several (xpath_list.c).
#ifndef W32T_QUERY_XPATH_H
#define W32T_QUERY_XPATH_H

#include "query/query_tree.h"

// A query's text as a tree; `base` is its column in the filter text. NULL with tree->error set.
w32t_node *w32t_xpath_query(w32t_tree *tree, const char *s, size_t n, size_t base);

#endif
