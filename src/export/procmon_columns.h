// SPDX-License-Identifier: Apache-2.0
// The columns of Process Monitor's exports, for events of its own logs and, as far as they apply, for any other event.
#ifndef W32T_EXPORT_PROCMON_COLUMNS_H
#define W32T_EXPORT_PROCMON_COLUMNS_H

#include "decode/pml_view.h"

extern const char *const w32t_procmon_column_names[W32T_TEXT_COUNT];
extern const w32t_text w32t_procmon_order[W32T_TEXT_COUNT]; // Process Monitor's default order
// The column a name means (Process Monitor's, any case, blanks or underscores); W32T_TEXT_COUNT when none.
w32t_text w32t_procmon_column_of(const char *name);

// The columns asked for (Process Monitor's when none are); fails naming `format` and the column it does not have.
w32t_status w32t_procmon_choose(const char *format, const char *const *fields, size_t count,
                                w32t_text columns[W32T_TEXT_COUNT], size_t *chosen, w32t_error *error);

// One event as the exporters see it.
typedef struct procmon_row {
    w32t_event *event;
    bool is_pml;
    bool local;
    w32t_pml_view view; // when is_pml
} procmon_row;

void w32t_procmon_row_of(w32t_event *event, bool local, procmon_row *row);
// Any column, unquoted, as UTF-8.
void w32t_procmon_put(procmon_row *row, w32t_text column, w32t_buf *b);

#endif
