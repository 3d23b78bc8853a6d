// SPDX-License-Identifier: Apache-2.0
// Process Monitor's columns as keys of a summary: of its own events what it shows, of others what they have in common.
#include "analyze/summary.h"

#include "model/record.h"
#include "query/procmon_words.h"

static char folded(char c) {
    if (c == '_') return ' ';
    return c >= 'A' && c <= 'Z' ? (char)(c + 32) : c;
}

bool w32t_column_by_name(const char *name, w32t_text *out) {
    for (int i = 0; out && i < W32T_PROCMON_COLUMNS; i++) {
        const char *a = w32t_procmon_columns[i].name, *b = name;
        while (*a && folded(*a) == folded(*b))
            a++, b++;
        if (*a || *b) continue;
        *out = (w32t_text)w32t_procmon_columns[i].text;
        return true;
    }
    return false;
}

const char *w32t_column_name(w32t_text column) {
    for (int i = 0; i < W32T_PROCMON_COLUMNS; i++)
        if (w32t_procmon_columns[i].text == column) return w32t_procmon_columns[i].name;
    return "";
}

static const char *text_of(const w32t_event *e, w32t_text column) {
    const w32t_process *p = e->process;
    switch (column) {
    case W32T_TEXT_OPERATION:
        return e->name;
    case W32T_TEXT_RESULT:
        return e->call ? e->call->error_name : NULL;
    case W32T_TEXT_EVENT_CLASS:
        return e->provider;
    case W32T_TEXT_DETAIL:
        return e->message;
    case W32T_TEXT_PROCESS_NAME:
        return p ? p->image : NULL;
    case W32T_TEXT_IMAGE_PATH:
        return p ? p->path : NULL;
    case W32T_TEXT_COMMAND_LINE:
        return p ? p->command_line : NULL;
    default:
        return NULL;
    }
}

void w32t_put_column(w32t_event *e, w32t_text column, w32t_buf *b) {
    if (w32t_event_put_text(e, column, b) || e->source == W32T_SOURCE_PML) return;
    const char *text = text_of(e, column);
    if (text)
        w32t_buf_text(b, text);
    else if (column == W32T_TEXT_PID && e->has & W32T_HAS_PID)
        w32t_buf_u64(b, e->pid);
    else if (column == W32T_TEXT_TID && e->has & W32T_HAS_TID)
        w32t_buf_u64(b, e->tid);
    else if (column == W32T_TEXT_PARENT_PID && e->process && e->process->parent_pid)
        w32t_buf_u64(b, e->process->parent_pid);
}
