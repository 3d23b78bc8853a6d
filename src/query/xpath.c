// SPDX-License-Identifier: Apache-2.0
// Event-log XPath and <QueryList> onto the filter tree.
#include "query/query_tree.h"

w32t_node *w32t_xpath_parse(w32t_tree *tree, size_t from) {
    return w32t_tree_fail(tree, from, "XPath filters are not supported by this build");
}
