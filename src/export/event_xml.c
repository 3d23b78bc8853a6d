// SPDX-License-Identifier: Apache-2.0
// XML: one <Events> root; an event-log record is its own XML as Windows renders it, other events take the shape of
// tracerpt's dump.
#include "base/guid.h"
#include "base/utf.h"
#include "decode/binxml.h"
#include "export/event_xml.h"
#include "trace/trace_internal.h"

#include <stdlib.h>

typedef struct xml_writer {
    w32t_writer base;
    w32t_xml_options options;
} xml_writer;

static w32t_status open_xml(const w32t_export_options *options, w32t_trace *trace, w32t_writer **out,
                            w32t_error *error) {
    (void)error;
    xml_writer *w = w32t_alloc(sizeof *w);
    w->options = (w32t_xml_options){
        .local = options->local_time, .raw_time = options->raw, .extended = options->raw, .stacks = options->stacks};
    if (trace) w->options.zone = w32t_trace_zone(trace);
    *out = &w->base;
    return W32T_OK;
}

static void begin(w32t_writer *w, w32t_buf *out) {
    (void)w;
    w32t_buf_lit(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Events>\n");
}

static void end(w32t_writer *w, w32t_buf *out) {
    (void)w;
    w32t_buf_lit(out, "</Events>\n");
}

static void element(w32t_buf *out, const char *name, const char *text) {
    w32t_buf_printf(out, "<%s>", name);
    w32t_xml_text(out, text, false);
    w32t_buf_printf(out, "</%s>", name);
}

// As Windows adds it to what it forwards, before the event's end: texts that are known, the others left out.
static void add_rendering(w32t_event *e, w32t_buf *out, size_t from) {
    static const char end[] = "</Event>", mine[] = "<RenderingInfo";
    w32t_event_describe(e);
    if (out->n - from < sizeof end || memcmp(out->p + out->n - (sizeof end - 1), end, sizeof end - 1) != 0) return;
    for (size_t i = from; i + sizeof mine <= out->n; i++) // forwarded: it has its own
        if (out->p[i] == '<' && memcmp(out->p + i, mine, sizeof mine - 1) == 0) return;
    out->n -= sizeof end - 1;
    w32t_buf_lit(out, "<RenderingInfo Culture='en-US'>");
    const struct {
        const char *name, *text;
    } parts[] = {{"Message", e->message}, {"Level", e->level_name},
                 {"Task", e->task_name},  {"Opcode", w32t_event_opcode_text(e)},
                 {"Channel", e->channel}, {"Provider", e->provider}};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (parts[i].text) element(out, parts[i].name, parts[i].text);
    const char *keyword = w32t_event_keyword_text(e);
    if (keyword) w32t_buf_lit(out, "<Keywords>");
    while (keyword && *keyword) {
        size_t n = strcspn(keyword, "|");
        element(out, "Keyword", w32t_arena_text(e->arena, keyword, n));
        keyword += n + (keyword[n] == '|');
    }
    if (keyword) w32t_buf_lit(out, "</Keywords>");
    w32t_buf_lit(out, "</RenderingInfo></Event>");
}

static void event(w32t_writer *w, w32t_event *e, w32t_buf *out) {
    size_t from = out->n;
    if (e->encoding == W32T_ENC_BINXML) {
        w32t_binxml_event_xml(e, out);
        if (w->options->rendering) add_rendering(e, out, from);
    } else if (e->source == W32T_SOURCE_ETW)
        w32t_xml_etw_event(&((xml_writer *)w)->options, e, out);
    else {
        w32t_event_describe(e);
        w32t_xml_other_event(&((xml_writer *)w)->options, e, out);
    }
    w32t_buf_char(out, '\n');
}

static void close_xml(w32t_writer *w) {
    free(w);
}

const w32t_writer_ops w32t_writer_xml = {
    .name = "xml",
    .description = "XML, one <Events> root; event-log records as Windows renders them",
    .undescribed = true,
    .open = open_xml,
    .begin = begin,
    .event = event,
    .end = end,
    .close = close_xml,
};
