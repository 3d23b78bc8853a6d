// SPDX-License-Identifier: Apache-2.0
// The columns of Process Monitor's exports, for events of its own logs and, as far as they apply, for any other event.
#ifndef W32T_EXPORT_PROCMON_COLUMNS_H
#define W32T_EXPORT_PROCMON_COLUMNS_H

#include "decode/pml_view.h"

typedef enum procmon_column {
    COLUMN_TIME_OF_DAY,
    COLUMN_PROCESS_NAME,
    COLUMN_PID,
    COLUMN_OPERATION,
    COLUMN_PATH,
    COLUMN_RESULT,
    COLUMN_DETAIL,
    COLUMN_DATE_TIME,
    COLUMN_RELATIVE_TIME,
    COLUMN_DURATION,
    COLUMN_COMPLETION_TIME,
    COLUMN_EVENT_CLASS,
    COLUMN_SEQUENCE,
    COLUMN_IMAGE_PATH,
    COLUMN_COMPANY,
    COLUMN_DESCRIPTION,
    COLUMN_VERSION,
    COLUMN_USER,
    COLUMN_AUTHENTICATION_ID,
    COLUMN_SESSION,
    COLUMN_COMMAND_LINE,
    COLUMN_TID,
    COLUMN_VIRTUALIZED,
    COLUMN_INTEGRITY,
    COLUMN_CATEGORY,
    COLUMN_PARENT_PID,
    COLUMN_ARCHITECTURE,
    COLUMN_COUNT
} procmon_column;

extern const char *const w32t_procmon_column_names[COLUMN_COUNT];
// The column a name means (Process Monitor's, any case, blanks or underscores); COLUMN_COUNT when none.
procmon_column w32t_procmon_column_of(const char *name);

// One event as the exporters see it.
typedef struct procmon_row {
    w32t_event *event;
    bool is_pml;
    bool local;
    w32t_pml_view view; // when is_pml
} procmon_row;

void w32t_procmon_row_of(w32t_event *event, bool local, procmon_row *row);
// A process's column; empty when the process is not known.
void w32t_procmon_put_process(const w32t_pml_process *process, procmon_column column, w32t_buf *b);
// Any column, unquoted, as UTF-8; lone surrogates come out as U+FFFD.
void w32t_procmon_put(procmon_row *row, procmon_column column, w32t_buf *b);

#endif
