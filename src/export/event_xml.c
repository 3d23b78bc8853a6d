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
    w->options = (w32t_xml_options){.local = options->local_time, .raw_time = options->raw};
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

static void event(w32t_writer *w, w32t_event *e, w32t_buf *out) {
    if (e->encoding == W32T_ENC_BINXML)
        w32t_binxml_event_xml(e, out);
    else if (e->source == W32T_SOURCE_ETW)
        w32t_xml_etw_event(&((xml_writer *)w)->options, e, out);
    else {
        w32t_event_describe(e);
        w32t_xml_other_event(e, out);
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
