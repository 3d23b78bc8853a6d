// SPDX-License-Identifier: Apache-2.0
// ProcMon's filter words onto the filter tree.
#include "query/query_tree.h"

w32t_node *w32t_procmon_parse(w32t_tree *tree, size_t from) {
    return w32t_tree_fail(tree, from, "ProcMon's filter words are not supported by this build");
}
