// SPDX-License-Identifier: Apache-2.0
// -f csv: RFC 4180 with fixed columns, the top-level JSON keys in their order, `data` (and `stack`) as JSON. With
// --fields: those. Line breaks inside texts stay (quoted); other control characters stay in JSON's \uXXXX form, so that
// the file is text.
#include "export/event_keys.h"
#include "base/utf.h"

#include <stdlib.h>

typedef struct csv_writer {
    w32t_writer base;
    w32t_key_context context;
    w32t_chosen_key *columns;
    size_t count;
} csv_writer;

static w32t_status open_csv(const w32t_export_options *options, w32t_trace *trace, w32t_writer **out,
                            w32t_error *error) {
    csv_writer *w = w32t_alloc(sizeof *w);
    w32t_status s = w32t_choose_keys(options, &w->columns, error);
    if (s != W32T_OK) {
        free(w);
        return s;
    }
    w->context = w32t_key_context_of(options, trace);
    w->count = options->field_count;
    if (!w->columns) {
        w->columns = w32t_alloc(w32t_event_key_count * sizeof *w->columns);
        for (w->count = 0; w->count < w32t_event_key_count; w->count++)
            w->columns[w->count].key = &w32t_event_keys[w->count];
    }
    *out = &w->base;
    return W32T_OK;
}

static void put_cell(w32t_buf *b, const char *s, size_t n) {
    bool quote = false;
    for (size_t i = 0; i < n && !quote; i++)
        quote = s[i] == ',' || s[i] == '"' || s[i] == '\n' || s[i] == '\r';
    if (!quote) {
        w32t_buf_put(b, s, n);
        return;
    }
    w32t_buf_char(b, '"');
    for (size_t i = 0; i < n; i++) {
        if (s[i] == '"') w32t_buf_char(b, '"');
        w32t_buf_char(b, s[i]);
    }
    w32t_buf_char(b, '"');
}

// The inside of a JSON string without its escapes, except those of control characters.
static void unescape(w32t_buf *b, const char *s, size_t n) {
    for (size_t i = 0; i < n; i++) {
        if (s[i] != '\\' || i + 1 == n) {
            w32t_buf_char(b, s[i]);
            continue;
        }
        char c = s[++i];
        const char *at = strchr("n\nr\rt\t", c);
        if (c == '"' || c == '\\')
            w32t_buf_char(b, c);
        else if (at && c >= 'a')
            w32t_buf_char(b, at[1]);
        else {
            w32t_buf_char(b, '\\');
            w32t_buf_char(b, c);
        }
    }
}

static void begin_csv(w32t_writer *base, w32t_buf *out) {
    const csv_writer *w = (const csv_writer *)base;
    for (size_t i = 0; i < w->count; i++) {
        const w32t_chosen_key *k = &w->columns[i];
        if (i) w32t_buf_char(out, ',');
        if (k->key)
            put_cell(out, k->key->head + 2, k->key->head_size - 4u);
        else
            put_cell(out, k->name, strlen(k->name));
    }
    w32t_buf_lit(out, "\r\n");
}

static void put_csv(w32t_writer *base, w32t_event *e, w32t_buf *out) {
    const csv_writer *w = (const csv_writer *)base;
    w32t_buf json = {0}, cell = {0};
    for (size_t i = 0; i < w->count; i++) {
        const w32t_chosen_key *k = &w->columns[i];
        if (i) w32t_buf_char(out, ',');
        json.n = cell.n = 0;
        w32t_put_chosen(&w->context, k, e, &json);
        if (!json.n) continue;
        const char *s = (const char *)json.p;
        size_t head = k->key ? k->key->head_size : (size_t)(strstr(w32t_buf_cstr(&json), "\":") - s) + 2;
        size_t n = json.n - head;
        s = (const char *)json.p + head;
        if (s[0] == '"') {
            unescape(&cell, s + 1, n - 2);
            put_cell(out, cell.p ? (const char *)cell.p : "", cell.n);
        } else
            put_cell(out, s, n);
    }
    w32t_buf_lit(out, "\r\n");
    w32t_buf_free(&json);
    w32t_buf_free(&cell);
}

static void close_csv(w32t_writer *base) {
    csv_writer *w = (csv_writer *)base;
    free(w->columns);
    free(w);
}

const w32t_writer_ops w32t_writer_csv = {
    .name = "csv",
    .description = "comma-separated values: the JSON keys as columns, data as JSON",
    .open = open_csv,
    .begin = begin_csv,
    .event = put_csv,
    .close = close_csv,
};
