// SPDX-License-Identifier: Apache-2.0
// Process Monitor's CSV export, byte for byte: UTF-8 with a byte order mark, every field quoted, CRLF, 27 columns in
// its default order (or those that --fields names). Columns that belong to the process are prepared once a process and
// copied.
#include "base/status.h"
#include "export/procmon_columns.h"
#include "export/writer.h"

#include <stdlib.h>

typedef struct csv_writer {
    w32t_writer base;
    bool standard; // the default columns: the prepared process parts fit
    size_t count;
    w32t_text columns[W32T_TEXT_COUNT];
} csv_writer;

// The process's columns, quoted, in the four runs in which they stand between the event's own.
typedef struct rendered {
    uint32_t end[4]; // where each run ends
    uint8_t bytes[];
} rendered;

static w32t_status open_csv(const w32t_export_options *options, w32t_trace *trace, w32t_writer **out,
                            w32t_error *error) {
    (void)trace;
    csv_writer *w = w32t_alloc(sizeof *w);
    w->standard = options->field_count == 0;
    w32t_status s =
        w32t_procmon_choose("procmon-csv", options->fields, options->field_count, w->columns, &w->count, error);
    if (s != W32T_OK) {
        free(w);
        return s;
    }
    *out = &w->base;
    return W32T_OK;
}

static void close_csv(w32t_writer *w) {
    free(w);
}

// Makes a field of what was written since `from`: quotes are doubled, and a line feed is a semicolon (a carriage return
// stays), so that a record ends only at CRLF.
static void escape_field(w32t_buf *b, size_t from) {
    if (b->n == from) return;
    for (uint8_t *p = b->p + from, *end = b->p + b->n; (p = memchr(p, '\n', (size_t)(end - p))); p++)
        *p = ';';
    size_t quotes = 0;
    for (const uint8_t *p = b->p + from, *end = b->p + b->n; (p = memchr(p, '"', (size_t)(end - p))); p++)
        quotes++;
    if (!quotes) return;
    w32t_buf_space(b, quotes);
    for (size_t at = b->n, to = b->n + quotes; to > at;) {
        b->p[--to] = b->p[--at];
        if (b->p[at] == '"') b->p[--to] = '"';
    }
    b->n += quotes;
}

static void put_quoted(procmon_row *row, w32t_text column, w32t_buf *b) {
    w32t_buf_char(b, '"');
    size_t from = b->n;
    w32t_procmon_put(row, column, b);
    escape_field(b, from);
    w32t_buf_char(b, '"');
}

static const w32t_text runs[4][10] = {
    {W32T_TEXT_PROCESS_NAME, W32T_TEXT_PID, W32T_TEXT_COUNT},
    {W32T_TEXT_SEQUENCE, W32T_TEXT_IMAGE_PATH, W32T_TEXT_COMPANY, W32T_TEXT_DESCRIPTION, W32T_TEXT_IMAGE_VERSION,
     W32T_TEXT_USER, W32T_TEXT_AUTHENTICATION_ID, W32T_TEXT_SESSION, W32T_TEXT_COMMAND_LINE, W32T_TEXT_COUNT},
    {W32T_TEXT_VIRTUALIZED, W32T_TEXT_INTEGRITY, W32T_TEXT_COUNT},
    {W32T_TEXT_PARENT_PID, W32T_TEXT_ARCHITECTURE, W32T_TEXT_COUNT},
};

// Each run begins with the comma (or quote and comma) that ends the field before it.
static rendered *render(const w32t_pml_process *p) {
    w32t_buf b = {0};
    uint32_t end[4];
    for (int run = 0; run < 4; run++) {
        for (int i = 0; runs[run][i] != W32T_TEXT_COUNT; i++) {
            w32t_buf_lit(&b, ",\"");
            size_t from = b.n;
            if (runs[run][i] == W32T_TEXT_SEQUENCE)
                w32t_buf_lit(&b, "n/a");
            else
                w32t_pml_put_process(p, runs[run][i], &b);
            escape_field(&b, from);
            w32t_buf_char(&b, '"');
        }
        w32t_buf_text(&b, run == 3 ? "\r\n" : ",\"");
        end[run] = (uint32_t)b.n;
    }
    rendered *r = w32t_alloc(sizeof *r + b.n);
    memcpy(r->end, end, sizeof end);
    memcpy(r->bytes, b.p, b.n);
    w32t_buf_free(&b);
    return r;
}

static const rendered *rendered_of(const w32t_pml_process *const_process) {
    w32t_pml_process *p = (w32t_pml_process *)(uintptr_t)const_process; // only its slot changes
    void *r = atomic_load_explicit(&p->rendered, memory_order_acquire);
    if (r) return r;
    void *mine = render(p), *none = NULL;
    if (atomic_compare_exchange_strong(&p->rendered, &none, mine)) return mine;
    free(mine); // another thread was first
    return none;
}

static void put_run(w32t_buf *b, const rendered *r, int run) {
    uint32_t from = run ? r->end[run - 1] : 0;
    w32t_buf_put(b, r->bytes + from, r->end[run] - from);
}

static void put_standard(procmon_row *row, const rendered *r, w32t_buf *b) {
    w32t_buf_space(b, 1024);
    w32t_buf_char(b, '"');
    w32t_procmon_put(row, W32T_TEXT_TIME_OF_DAY, b);
    w32t_buf_char(b, '"');
    put_run(b, r, 0);
    w32t_procmon_put(row, W32T_TEXT_OPERATION, b);
    w32t_buf_lit(b, "\",\"");
    size_t from = b->n;
    w32t_procmon_put(row, W32T_TEXT_PATH, b);
    escape_field(b, from);
    w32t_buf_lit(b, "\",\"");
    w32t_procmon_put(row, W32T_TEXT_RESULT, b);
    w32t_buf_lit(b, "\",\"");
    from = b->n;
    w32t_procmon_put(row, W32T_TEXT_DETAIL, b);
    escape_field(b, from);
    for (w32t_text c = W32T_TEXT_DATE_TIME; c <= W32T_TEXT_EVENT_CLASS; c++) { // five columns that stand together
        w32t_buf_lit(b, "\",\"");
        w32t_procmon_put(row, c, b);
    }
    w32t_buf_char(b, '"');
    put_run(b, r, 1);
    w32t_procmon_put(row, W32T_TEXT_TID, b);
    w32t_buf_char(b, '"');
    put_run(b, r, 2);
    w32t_procmon_put(row, W32T_TEXT_CATEGORY, b);
    w32t_buf_char(b, '"');
    put_run(b, r, 3);
}

static void begin_csv(w32t_writer *base, w32t_buf *b) {
    const csv_writer *w = (const csv_writer *)base;
    w32t_buf_lit(b, "\xEF\xBB\xBF");
    for (size_t i = 0; i < w->count; i++) {
        if (i) w32t_buf_char(b, ',');
        w32t_buf_char(b, '"');
        w32t_buf_text(b, w32t_procmon_column_names[w->columns[i]]);
        w32t_buf_char(b, '"');
    }
    w32t_buf_lit(b, "\r\n");
}

static void put_event(w32t_writer *base, w32t_event *e, w32t_buf *b) {
    const csv_writer *w = (const csv_writer *)base;
    procmon_row row;
    w32t_procmon_row_of(e, base->options->local_time, &row);
    if (w->standard && row.is_pml && row.view.record->process) {
        put_standard(&row, rendered_of(row.view.record->process), b);
        return;
    }
    for (size_t i = 0; i < w->count; i++) {
        if (i) w32t_buf_char(b, ',');
        put_quoted(&row, w->columns[i], b);
    }
    w32t_buf_lit(b, "\r\n");
}

const w32t_writer_ops w32t_writer_procmon_csv = {
    .name = "procmon-csv",
    .description = "Process Monitor's CSV export (27 columns, quoted, BOM, CRLF)",
    .undescribed = true, // its own logs' events need no names but those of their columns
    .open = open_csv,
    .begin = begin_csv,
    .event = put_event,
    .close = close_csv,
};
