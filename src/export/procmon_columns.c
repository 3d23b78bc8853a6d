// SPDX-License-Identifier: Apache-2.0
// What stands in each column of Process Monitor's exports.
#include "export/procmon_columns.h"

#include "base/os.h"
#include "base/status.h"
#include "base/wintime.h"
#include "export/value_text.h"

const char *const w32t_procmon_column_names[W32T_TEXT_COUNT] = {
    [W32T_TEXT_TIME_OF_DAY] = "Time of Day",
    [W32T_TEXT_PROCESS_NAME] = "Process Name",
    [W32T_TEXT_PID] = "PID",
    [W32T_TEXT_OPERATION] = "Operation",
    [W32T_TEXT_PATH] = "Path",
    [W32T_TEXT_RESULT] = "Result",
    [W32T_TEXT_DETAIL] = "Detail",
    [W32T_TEXT_DATE_TIME] = "Date & Time",
    [W32T_TEXT_RELATIVE_TIME] = "Relative Time",
    [W32T_TEXT_DURATION] = "Duration",
    [W32T_TEXT_COMPLETION_TIME] = "Completion Time",
    [W32T_TEXT_EVENT_CLASS] = "Event Class",
    [W32T_TEXT_SEQUENCE] = "Sequence",
    [W32T_TEXT_IMAGE_PATH] = "Image Path",
    [W32T_TEXT_COMPANY] = "Company",
    [W32T_TEXT_DESCRIPTION] = "Description",
    [W32T_TEXT_IMAGE_VERSION] = "Version",
    [W32T_TEXT_USER] = "User",
    [W32T_TEXT_AUTHENTICATION_ID] = "Authentication ID",
    [W32T_TEXT_SESSION] = "Session",
    [W32T_TEXT_COMMAND_LINE] = "Command Line",
    [W32T_TEXT_TID] = "TID",
    [W32T_TEXT_VIRTUALIZED] = "Virtualized",
    [W32T_TEXT_INTEGRITY] = "Integrity",
    [W32T_TEXT_CATEGORY] = "Category",
    [W32T_TEXT_PARENT_PID] = "Parent PID",
    [W32T_TEXT_ARCHITECTURE] = "Architecture",
};

const w32t_text w32t_procmon_order[W32T_TEXT_COUNT] = {
    W32T_TEXT_TIME_OF_DAY,
    W32T_TEXT_PROCESS_NAME,
    W32T_TEXT_PID,
    W32T_TEXT_OPERATION,
    W32T_TEXT_PATH,
    W32T_TEXT_RESULT,
    W32T_TEXT_DETAIL,
    W32T_TEXT_DATE_TIME,
    W32T_TEXT_RELATIVE_TIME,
    W32T_TEXT_DURATION,
    W32T_TEXT_COMPLETION_TIME,
    W32T_TEXT_EVENT_CLASS,
    W32T_TEXT_SEQUENCE,
    W32T_TEXT_IMAGE_PATH,
    W32T_TEXT_COMPANY,
    W32T_TEXT_DESCRIPTION,
    W32T_TEXT_IMAGE_VERSION,
    W32T_TEXT_USER,
    W32T_TEXT_AUTHENTICATION_ID,
    W32T_TEXT_SESSION,
    W32T_TEXT_COMMAND_LINE,
    W32T_TEXT_TID,
    W32T_TEXT_VIRTUALIZED,
    W32T_TEXT_INTEGRITY,
    W32T_TEXT_CATEGORY,
    W32T_TEXT_PARENT_PID,
    W32T_TEXT_ARCHITECTURE,
};

static char folded(char c) {
    if (c == '_') return ' ';
    return c >= 'A' && c <= 'Z' ? (char)(c + 32) : c;
}

w32t_text w32t_procmon_column_of(const char *name) {
    for (int i = 0; i < W32T_TEXT_COUNT; i++) {
        const char *a = w32t_procmon_column_names[i], *b = name;
        while (*a && folded(*a) == folded(*b))
            a++, b++;
        if (!*a && !*b) return (w32t_text)i;
    }
    return W32T_TEXT_COUNT;
}

w32t_status w32t_procmon_choose(const char *format, const char *const *fields, size_t count,
                                w32t_text columns[W32T_TEXT_COUNT], size_t *chosen, w32t_error *error) {
    if (count > W32T_TEXT_COUNT)
        return w32t_fail(error, W32T_E_ARGUMENT, W32T_NO_OFFSET, "%s has %d columns, not %zu", format, W32T_TEXT_COUNT,
                         count);
    *chosen = count ? count : W32T_TEXT_COUNT;
    for (size_t i = 0; i < *chosen; i++) {
        columns[i] = count ? w32t_procmon_column_of(fields[i]) : w32t_procmon_order[i];
        if (columns[i] == W32T_TEXT_COUNT)
            return w32t_fail(error, W32T_E_ARGUMENT, W32T_NO_OFFSET,
                             "%s has no column '%s'; its columns are Process Monitor's (\"Time of Day\", Path …)",
                             format, fields[i]);
    }
    return W32T_OK;
}

void w32t_procmon_row_of(w32t_event *e, bool local, procmon_row *row) {
    row->event = e;
    row->local = local;
    row->is_pml = e->encoding == W32T_ENC_PML;
    if (row->is_pml) {
        w32t_pml_view_of(e->native, &row->view);
        e->schema = W32T_SCHEMA_PML; // also where nobody asked for a description
    } else
        w32t_event_describe(e);
}

// The event's data as Process Monitor writes details: "name: value, …".
static void put_data(w32t_event *e, w32t_buf *b) {
    uint32_t count;
    const w32t_field *f = w32t_event_fields(e, &count);
    bool first = true;
    for (uint32_t i = 0; i < count; i++) {
        if (f[i].value.flags & W32T_VALUE_HIDDEN) continue;
        if (!first) w32t_buf_lit(b, ", ");
        first = false;
        if (f[i].name) w32t_buf_text(b, f[i].name);
        w32t_buf_lit(b, ": ");
        w32t_text_value(b, &f[i].value);
    }
}

// Events of other sources: what they have in common with Process Monitor's; the rest stays empty.
static void put_other(procmon_row *row, w32t_text column, w32t_buf *b) {
    w32t_event *e = row->event;
    uint64_t time = w32t_ns_to_filetime(e->time);
    int64_t shift = row->local ? w32t_local_offset(e->time) * W32T_PML_MINUTE : 0;
    switch (column) {
    case W32T_TEXT_TIME_OF_DAY:
        w32t_pml_clock_text(b, time, shift);
        return;
    case W32T_TEXT_DATE_TIME:
        w32t_pml_date_text(b, time, shift);
        return;
    case W32T_TEXT_PROCESS_NAME:
        if (e->process && e->process->image) w32t_buf_text(b, e->process->image);
        return;
    case W32T_TEXT_PID:
        if (e->has & W32T_HAS_PID) w32t_buf_u64(b, e->pid);
        return;
    case W32T_TEXT_TID:
        if (e->has & W32T_HAS_TID) w32t_buf_u64(b, e->tid);
        return;
    case W32T_TEXT_OPERATION:
        if (!w32t_event_put_text(e, W32T_TEXT_OPERATION, b) && e->name) w32t_buf_text(b, e->name);
        return;
    case W32T_TEXT_PATH:
        w32t_event_put_text(e, W32T_TEXT_PATH, b);
        return;
    case W32T_TEXT_RESULT:
        if (!w32t_event_put_text(e, W32T_TEXT_RESULT, b) && e->call && e->call->error_name)
            w32t_buf_text(b, e->call->error_name);
        return;
    case W32T_TEXT_DETAIL:
        if (w32t_event_put_text(e, W32T_TEXT_DETAIL, b)) return;
        if (e->message)
            w32t_buf_text(b, e->message);
        else
            put_data(e, b);
        return;
    case W32T_TEXT_EVENT_CLASS:
        if (e->provider) w32t_buf_text(b, e->provider);
        return;
    case W32T_TEXT_IMAGE_PATH:
        if (e->process && e->process->path) w32t_buf_text(b, e->process->path);
        return;
    case W32T_TEXT_COMMAND_LINE:
        if (e->process && e->process->command_line) w32t_buf_text(b, e->process->command_line);
        return;
    case W32T_TEXT_PARENT_PID:
        if (e->process) w32t_buf_u64(b, e->process->parent_pid);
        return;
    case W32T_TEXT_DURATION:
        if (e->call && e->call->duration_ns >= 0) w32t_pml_seconds_text(b, (uint64_t)e->call->duration_ns / 100);
        return;
    case W32T_TEXT_SEQUENCE:
        w32t_buf_lit(b, "n/a");
        return;
    default:
        return;
    }
}

void w32t_procmon_put(procmon_row *row, w32t_text column, w32t_buf *b) {
    if (row->is_pml)
        w32t_pml_put_column(&row->view, column, row->local, b);
    else
        put_other(row, column, b);
}
