// SPDX-License-Identifier: Apache-2.0
// What kernel events did, and operations whose end is another event.
#ifndef W32T_ANALYZE_SUMMARY_KERNEL_H
#define W32T_ANALYZE_SUMMARY_KERNEL_H

#include "analyze/summary_facts.h"
#include "base/hash.h"

// All but `failed` and the time of file operations is told by the event itself.
w32t_facts w32t_facts_of_kernel(w32t_event *event);

// ---- File operations under way, by their request packet (facts' `irp`): how they ended is told by another event.
typedef struct w32t_under_way {
    w32t_table index;
    struct w32t_operation *items;
    size_t count, room;
} w32t_under_way;
typedef struct w32t_operation {
    w32t_facts facts;
    int64_t time;
    size_t row; // of the summary
    bool open;
} w32t_operation;
void w32t_operation_begins(w32t_under_way *u, const w32t_event *event, const w32t_facts *facts, size_t row);
// The operation that `facts` (with `ends`) is the end of, closed with it; NULL when its begin was not seen.
const w32t_operation *w32t_operation_ends(w32t_under_way *u, const w32t_event *event, const w32t_facts *facts);
void w32t_under_way_free(w32t_under_way *u);

#endif
