// SPDX-License-Identifier: Apache-2.0
// What stands in each column of Process Monitor, for an event of one of its logs.
#include "decode/pml_view.h"

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

void w32t_pml_put_process(const w32t_pml_process *p, w32t_text column, w32t_buf *b) {
    if (!p) return;
    switch (column) {
    case W32T_TEXT_PROCESS_NAME:
        put_text(b, p->name);
        return;
    case W32T_TEXT_PID:
        w32t_buf_u64(b, p->pid);
        return;
    case W32T_TEXT_IMAGE_PATH:
        put_text(b, p->image);
        return;
    case W32T_TEXT_COMPANY:
        put_text(b, p->company);
        return;
    case W32T_TEXT_DESCRIPTION:
        put_text(b, p->description);
        return;
    case W32T_TEXT_IMAGE_VERSION:
        put_text(b, p->version);
        return;
    case W32T_TEXT_USER:
        put_text(b, p->user);
        return;
    case W32T_TEXT_AUTHENTICATION_ID:
        w32t_buf_printf(b, "%08x:%08x", (unsigned)(p->authentication_id >> 32), (unsigned)p->authentication_id);
        return;
    case W32T_TEXT_SESSION:
        w32t_buf_u64(b, p->session);
        return;
    case W32T_TEXT_COMMAND_LINE:
        put_text(b, p->command_line);
        return;
    case W32T_TEXT_VIRTUALIZED:
        w32t_buf_text(b, p->virtualized == 0 ? "False" : p->virtualized == 1 ? "True" : "n/a");
        return;
    case W32T_TEXT_INTEGRITY:
        put_text(b, p->integrity);
        return;
    case W32T_TEXT_PARENT_PID:
        w32t_buf_u64(b, p->parent_pid);
        return;
    case W32T_TEXT_ARCHITECTURE:
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
    w32t_pml_relative_text(b, time);
}

// Process Monitor makes details in a buffer of 4,096 UTF-16 units: longer ones end there.
static void cap_detail(w32t_buf *b, size_t from) {
    enum { MOST = 4095 };
    size_t units = 0, at = from;
    if (b->n - from <= MOST) return; // no text has more units than bytes
    while (at < b->n) {
        uint8_t lead = b->p[at];
        size_t bytes = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        units += bytes == 4 ? 2 : 1;
        if (units > MOST) break;
        at += bytes;
    }
    bool half = at < b->n && b->p[at] >= 0xF0 && units == MOST + 1; // the first half of a pair still had room
    if (at < b->n) b->n = at;
    if (half) w32t_buf_lit(b, "\xEF\xBF\xBD");
}

void w32t_pml_put_column(const w32t_pml_view *v, w32t_text column, bool local, w32t_buf *b) {
    size_t from = b->n;
    char scratch[16];
    int64_t shift = local ? v->log->local_shift : 0;
    switch (column) {
    case W32T_TEXT_TIME_OF_DAY:
        w32t_pml_clock_text(b, v->time, shift);
        return;
    case W32T_TEXT_OPERATION:
        w32t_buf_text(b, w32t_pml_operation(v));
        return;
    case W32T_TEXT_PATH:
        w32t_pml_path(v, b);
        break;
    case W32T_TEXT_RESULT:
        w32t_buf_text(b, w32t_pml_result(v->result, scratch));
        return;
    case W32T_TEXT_DETAIL:
        w32t_pml_detail(v, &(w32t_pml_out){.text = b, .shift = shift});
        cap_detail(b, from);
        break;
    case W32T_TEXT_DATE_TIME:
        w32t_pml_date_text(b, v->time, shift);
        return;
    case W32T_TEXT_RELATIVE_TIME:
        put_relative(b, v->time, v->log->first_time);
        return;
    case W32T_TEXT_DURATION:
        if (v->result != W32T_PML_PENDING) w32t_pml_seconds_text(b, v->duration);
        return;
    case W32T_TEXT_COMPLETION_TIME:
        if (v->result != W32T_PML_PENDING) w32t_pml_clock_text(b, v->time + v->duration, shift);
        return;
    case W32T_TEXT_EVENT_CLASS:
        w32t_buf_text(b, w32t_pml_class_name(v->class_));
        return;
    case W32T_TEXT_SEQUENCE:
        w32t_buf_lit(b, "n/a"); // what Process Monitor prints for logs opened from a file
        return;
    case W32T_TEXT_TID:
        w32t_buf_u64(b, v->tid);
        return;
    case W32T_TEXT_CATEGORY:
        w32t_buf_text(b, w32t_pml_category(v));
        return;
    default:
        w32t_pml_put_process(v->record->process, column, b);
        return;
    }
    if (b->n > from) replace_surrogates(b, from);
}
