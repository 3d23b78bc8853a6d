// SPDX-License-Identifier: Apache-2.0
// What stands in each column of Process Monitor's exports.
#include "export/procmon_columns.h"

#include "base/wintime.h"

const char *const w32t_procmon_column_names[COLUMN_COUNT] = {
    "Time of Day",     "Process Name", "PID",         "Operation",         "Path",
    "Result",          "Detail",       "Date & Time", "Relative Time",     "Duration",
    "Completion Time", "Event Class",  "Sequence",    "Image Path",        "Company",
    "Description",     "Version",      "User",        "Authentication ID", "Session",
    "Command Line",    "TID",          "Virtualized", "Integrity",         "Category",
    "Parent PID",      "Architecture",
};

static char folded(char c) {
    if (c == '_') return ' ';
    return c >= 'A' && c <= 'Z' ? (char)(c + 32) : c;
}

procmon_column w32t_procmon_column_of(const char *name) {
    for (int i = 0; i < COLUMN_COUNT; i++) {
        const char *a = w32t_procmon_column_names[i], *b = name;
        while (*a && folded(*a) == folded(*b))
            a++, b++;
        if (!*a && !*b) return (procmon_column)i;
    }
    return COLUMN_COUNT;
}

void w32t_procmon_row_of(w32t_event *e, bool local, procmon_row *row) {
    row->event = e;
    row->local = local;
    row->is_pml = e->encoding == W32T_ENC_PML;
    if (row->is_pml) w32t_pml_view_of(e->native, &row->view);
}

// Surrogates without their other half are no characters: three bytes here, three bytes of U+FFFD there.
static void replace_surrogates(w32t_buf *b, size_t from) {
    uint8_t *p = b->p + from, *end = b->p + b->n;
    while (p && (p = memchr(p, 0xED, (size_t)(end - p)))) {
        if (end - p >= 3 && p[1] >= 0xA0) memcpy(p, "\xEF\xBF\xBD", 3);
        p++;
    }
}

static void put_text(w32t_buf *b, w32t_pml_text t) {
    size_t from = b->n;
    w32t_buf_put(b, t.p, t.n);
    if (t.n) replace_surrogates(b, from);
}

void w32t_procmon_put_process(const w32t_pml_process *p, procmon_column column, w32t_buf *b) {
    if (!p) return;
    switch (column) {
    case COLUMN_PROCESS_NAME:
        put_text(b, p->name);
        return;
    case COLUMN_PID:
        w32t_buf_u64(b, p->pid);
        return;
    case COLUMN_IMAGE_PATH:
        put_text(b, p->image);
        return;
    case COLUMN_COMPANY:
        put_text(b, p->company);
        return;
    case COLUMN_DESCRIPTION:
        put_text(b, p->description);
        return;
    case COLUMN_VERSION:
        put_text(b, p->version);
        return;
    case COLUMN_USER:
        put_text(b, p->user);
        return;
    case COLUMN_AUTHENTICATION_ID:
        w32t_buf_printf(b, "%08x:%08x", (unsigned)(p->authentication_id >> 32), (unsigned)p->authentication_id);
        return;
    case COLUMN_SESSION:
        w32t_buf_u64(b, p->session);
        return;
    case COLUMN_COMMAND_LINE:
        put_text(b, p->command_line);
        return;
    case COLUMN_VIRTUALIZED:
        w32t_buf_text(b, p->virtualized == 0 ? "False" : p->virtualized == 1 ? "True" : "n/a");
        return;
    case COLUMN_INTEGRITY:
        put_text(b, p->integrity);
        return;
    case COLUMN_PARENT_PID:
        w32t_buf_u64(b, p->parent_pid);
        return;
    case COLUMN_ARCHITECTURE:
        w32t_buf_text(b, p->is_64bit ? "64-bit" : "32-bit");
        return;
    default:
        return;
    }
}

// hh:mm:ss.fffffff since the first event of the log.
static void put_relative(w32t_buf *b, uint64_t time, uint64_t first) {
    if (time < first) {
        w32t_buf_char(b, '-');
        time = first - time;
    } else
        time -= first;
    uint64_t seconds = time / 10000000;
    w32t_buf_digits(b, seconds / 3600, 2);
    w32t_buf_char(b, ':');
    w32t_buf_digits(b, seconds / 60 % 60, 2);
    w32t_buf_char(b, ':');
    w32t_buf_digits(b, seconds % 60, 2);
    w32t_buf_char(b, '.');
    w32t_buf_digits(b, time % 10000000, 7);
}

static void put_pml(procmon_row *row, procmon_column column, w32t_buf *b) {
    const w32t_pml_view *v = &row->view;
    size_t from = b->n;
    char scratch[16];
    switch (column) {
    case COLUMN_TIME_OF_DAY:
        w32t_pml_clock_text(b, v->time, row->local);
        return;
    case COLUMN_OPERATION:
        w32t_buf_text(b, w32t_pml_operation(v));
        return;
    case COLUMN_PATH:
        w32t_pml_path(v, b);
        break;
    case COLUMN_RESULT:
        w32t_buf_text(b, w32t_pml_result(v->result, scratch));
        return;
    case COLUMN_DETAIL:
        w32t_pml_detail(v, &(w32t_pml_out){.text = b, .local = row->local});
        break;
    case COLUMN_DATE_TIME:
        w32t_pml_date_text(b, v->time, row->local);
        return;
    case COLUMN_RELATIVE_TIME:
        put_relative(b, v->time, v->log->first_time);
        return;
    case COLUMN_DURATION:
        if (v->result != W32T_PML_PENDING) w32t_pml_seconds_text(b, v->duration);
        return;
    case COLUMN_COMPLETION_TIME:
        if (v->result != W32T_PML_PENDING) w32t_pml_clock_text(b, v->time + v->duration, row->local);
        return;
    case COLUMN_EVENT_CLASS:
        w32t_buf_text(b, w32t_pml_class_name(v->class_));
        return;
    case COLUMN_SEQUENCE:
        w32t_buf_lit(b, "n/a"); // what Process Monitor prints for logs opened from a file
        return;
    case COLUMN_TID:
        w32t_buf_u64(b, v->tid);
        return;
    case COLUMN_CATEGORY:
        w32t_buf_text(b, w32t_pml_category(v));
        return;
    default:
        w32t_procmon_put_process(v->record->process, column, b);
        return;
    }
    if (b->n > from) replace_surrogates(b, from);
}

// Events of other sources: what they have in common with Process Monitor's; the rest stays empty.
static void put_other(procmon_row *row, procmon_column column, w32t_buf *b) {
    w32t_event *e = row->event;
    uint64_t time = w32t_ns_to_filetime(e->time);
    switch (column) {
    case COLUMN_TIME_OF_DAY:
        w32t_pml_clock_text(b, time, row->local);
        return;
    case COLUMN_DATE_TIME:
        w32t_pml_date_text(b, time, row->local);
        return;
    case COLUMN_PROCESS_NAME:
        if (e->process && e->process->image) w32t_buf_text(b, e->process->image);
        return;
    case COLUMN_PID:
        if (e->has & W32T_HAS_PID) w32t_buf_u64(b, e->pid);
        return;
    case COLUMN_TID:
        if (e->has & W32T_HAS_TID) w32t_buf_u64(b, e->tid);
        return;
    case COLUMN_OPERATION:
        if (!w32t_event_put_text(e, W32T_TEXT_OPERATION, b) && e->name) w32t_buf_text(b, e->name);
        return;
    case COLUMN_PATH:
        w32t_event_put_text(e, W32T_TEXT_PATH, b);
        return;
    case COLUMN_RESULT:
        if (!w32t_event_put_text(e, W32T_TEXT_RESULT, b) && e->call && e->call->error_name)
            w32t_buf_text(b, e->call->error_name);
        return;
    case COLUMN_DETAIL:
        if (!w32t_event_put_text(e, W32T_TEXT_DETAIL, b) && e->message) w32t_buf_text(b, e->message);
        return;
    case COLUMN_EVENT_CLASS:
        if (e->provider) w32t_buf_text(b, e->provider);
        return;
    case COLUMN_IMAGE_PATH:
        if (e->process && e->process->path) w32t_buf_text(b, e->process->path);
        return;
    case COLUMN_COMMAND_LINE:
        if (e->process && e->process->command_line) w32t_buf_text(b, e->process->command_line);
        return;
    case COLUMN_PARENT_PID:
        if (e->process) w32t_buf_u64(b, e->process->parent_pid);
        return;
    case COLUMN_DURATION:
        if (e->call && e->call->duration_ns >= 0) w32t_pml_seconds_text(b, (uint64_t)e->call->duration_ns / 100);
        return;
    case COLUMN_SEQUENCE:
        w32t_buf_lit(b, "n/a");
        return;
    default:
        return;
    }
}

void w32t_procmon_put(procmon_row *row, procmon_column column, w32t_buf *b) {
    if (row->is_pml)
        put_pml(row, column, b);
    else
        put_other(row, column, b);
}
