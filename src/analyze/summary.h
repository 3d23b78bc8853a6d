// SPDX-License-Identifier: Apache-2.0
// A summary inside: rows in an arena, found by a hash of class and key.
#ifndef W32T_ANALYZE_SUMMARY_H
#define W32T_ANALYZE_SUMMARY_H

#include <win32trace/summary.h>
#include "base/hash.h"
#include "base/mem.h"

struct w32t_summary {
    w32t_group_by by;
    w32t_arena arena; // keys
    w32t_group_row *rows;
    size_t count, room;
    w32t_table index; // hash → row + 1
    uint64_t events;
    bool calls, histogram;
    w32t_group_row total;
};

extern const char *const w32t_group_names[]; // by w32t_group_by

// True when the event is within the options' times and filter.
bool w32t_summary_wants(const w32t_summary_options *options, w32t_event *event);

#endif
