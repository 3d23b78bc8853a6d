// SPDX-License-Identifier: Apache-2.0
// A summary inside: rows in an arena, found by a hash of class and key (and a process's start).
#ifndef W32T_ANALYZE_SUMMARY_H
#define W32T_ANALYZE_SUMMARY_H

#include <win32trace/summary.h>
#include "base/hash.h"
#include "base/mem.h"

struct w32t_summary {
    w32t_group_by by;
    w32t_text column;
    const char *key;  // W32T_BY_KEY: in the arena
    w32t_arena arena; // keys
    w32t_group_row *rows;
    size_t count, room;
    w32t_table index; // hash → row + 1
    uint64_t events;
    bool calls, histogram;
    w32t_group_row total;
};

#define W32T_GROUP_OTHERS "(others)" // the row of what there is no room for

extern const char *const w32t_group_names[]; // by w32t_group_by

// Process Monitor's columns (summary_column.c): any case, blanks or underscores.
bool w32t_column_by_name(const char *name, w32t_text *out);
const char *w32t_column_name(w32t_text column);
void w32t_put_column(w32t_event *event, w32t_text column, w32t_buf *b);

static inline const char *w32t_summary_by_name(const w32t_summary *s) {
    return s->by == W32T_BY_KEY ? s->key : w32t_group_names[s->by];
}

// W32T_BY_KEY (summary_key.c)
bool w32t_summary_is_key(const char *name);
void w32t_put_summary_key(w32t_event *event, const char *key, w32t_buf *b);

// Who wrote and who read each row (summary_cross.c).
typedef struct w32t_cross w32t_cross;
w32t_cross *w32t_cross_new(void);
void w32t_cross_add(w32t_cross *cross, size_t row, const char *process, bool writes);
// Fills the rows' lists, drops rows that no other process read than wrote.
void w32t_cross_finish(w32t_cross *cross, w32t_summary *s);
void w32t_cross_free(w32t_cross *cross);

// A field of CSV in quotes, quotes doubled.
void w32t_summary_csv_field(w32t_buf *b, const char *text);

// True when the event is within the options' times and filter.
bool w32t_summary_wants(const w32t_summary_options *options, w32t_event *event);

#endif
