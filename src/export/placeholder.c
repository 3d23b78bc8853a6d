// SPDX-License-Identifier: Apache-2.0
// Stands in until text.c and json.c land: header values and field names only; delete this file with that change.
#include "export/writer.h"
#include "base/guid.h"
#include "base/json_out.h"
#include "base/wintime.h"

static w32t_status open_writer(const w32t_export_options *options, w32t_trace *trace, w32t_writer **out,
                               w32t_error *error) {
    (void)options, (void)trace, (void)error;
    *out = w32t_alloc(sizeof **out);
    return W32T_OK;
}
static void close_writer(w32t_writer *w) {
    w32t_realloc(w, 1);
}
static void put_event(w32t_writer *w, w32t_event *e, w32t_buf *b) {
    (void)w;
    uint32_t n;
    const w32t_field *f = w32t_event_fields(e, &n);
    w32t_buf_lit(b, "{\"time\":\"");
    w32t_buf_time(b, e->time);
    w32t_buf_lit(b, "\",\"guid\":\"");
    w32t_buf_guid(b, &e->provider_id);
    w32t_buf_lit(b, "\",\"event\":");
    w32t_json_cstr(b, e->name ? e->name : "");
    w32t_buf_printf(b, ",\"id\":%u,\"pid\":%u,\"tid\":%u,\"data\":[", e->id, e->pid, e->tid);
    for (uint32_t i = 0; i < n; i++) {
        if (i) w32t_buf_char(b, ',');
        w32t_json_cstr(b, f[i].name);
    }
    w32t_buf_lit(b, "]}\n");
}
const w32t_writer_ops w32t_writer_text = {"text", "one line an event", false, false, open_writer,
                                          NULL,   put_event,           NULL,  NULL,  close_writer};
const w32t_writer_ops w32t_writer_json = {"json", "JSON Lines", false, false, open_writer,
                                          NULL,   put_event,    NULL,  NULL,  close_writer};
