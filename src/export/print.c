// SPDX-License-Identifier: Apache-2.0
// Single events and texts onto a stdio stream, for reports.
#include "base/json_out.h"
#include "base/wintime.h"
#include "export/value_text.h"
#include "export/writer.h"

static void deliver(w32t_buf *b, FILE *out) {
    if (b->n) fwrite(b->p, 1, b->n, out);
    w32t_buf_free(b);
}

void w32t_print_event(w32t_event *event, bool json, FILE *out) {
    static const w32t_export_options options = {.from = W32T_NO_TIME, .to = W32T_NO_TIME};
    const w32t_writer_ops *ops = json ? &w32t_writer_json : &w32t_writer_text;
    w32t_writer *w = NULL;
    w32t_error error;
    if (ops->open(&options, NULL, &w, &error) != W32T_OK) return;
    w->ops = ops;
    w->options = &options;
    w32t_buf b = {0};
    ops->event(w, event, &b);
    ops->close(w);
    if (b.n && b.p[b.n - 1] == '\n') b.n--;
    deliver(&b, out);
}

void w32t_print_event_xml(w32t_event *event, bool rendering, FILE *out) {
    const w32t_export_options options = {.from = W32T_NO_TIME, .to = W32T_NO_TIME, .rendering = rendering};
    w32t_writer *w = NULL;
    w32t_error error;
    if (w32t_writer_xml.open(&options, NULL, &w, &error) != W32T_OK) return;
    w->ops = &w32t_writer_xml;
    w->options = &options;
    w32t_buf b = {0};
    w->ops->event(w, event, &b);
    w->ops->close(w);
    deliver(&b, out);
}

void w32t_print_value(const w32t_value *value, bool json, FILE *out) {
    w32t_buf b = {0};
    if (json)
        w32t_json_value(&b, value);
    else
        w32t_text_value(&b, value);
    deliver(&b, out);
}

const w32t_value *w32t_event_value(w32t_event *event, const char *name) {
    uint32_t count;
    const w32t_field *fields = w32t_event_fields(event, &count);
    return w32t_field_find(fields, count, name);
}

void w32t_print_text(const char *utf8, bool json, FILE *out) {
    w32t_buf b = {0};
    if (json)
        w32t_json_cstr(&b, utf8);
    else
        w32t_text_cstr(&b, utf8);
    deliver(&b, out);
}

void w32t_print_time(int64_t ns, FILE *out) {
    w32t_buf b = {0};
    w32t_buf_time(&b, ns);
    deliver(&b, out);
}
