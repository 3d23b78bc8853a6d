// SPDX-License-Identifier: Apache-2.0
// JSON Lines in the layout of `evtx_dump -o jsonl`: event-log records as they are, other events brought into the same
// shape.
#include "base/guid.h"
#include "base/json_out.h"
#include "base/wintime.h"
#include "decode/binxml.h"
#include "export/event_xml.h"

#include <stdlib.h>

static w32t_status open_json(const w32t_export_options *options, w32t_trace *trace, w32t_writer **out,
                             w32t_error *error) {
    (void)options;
    (void)trace;
    (void)error;
    *out = w32t_alloc(sizeof **out);
    return W32T_OK;
}

static void event(w32t_writer *w, w32t_event *e, w32t_buf *out) {
    (void)w;
    if (e->encoding == W32T_ENC_BINXML) {
        w32t_binxml_event_json(e, out);
    } else {
        w32t_event_describe(e);
        w32t_evtxjson_other_event(e, out);
    }
    w32t_buf_char(out, '\n');
}

static void close_json(w32t_writer *w) {
    free(w);
}

const w32t_writer_ops w32t_writer_evtxjson = {
    .name = "evtxjson",
    .description = "JSON Lines in the layout of evtx_dump",
    .undescribed = true,
    .open = open_json,
    .event = event,
    .close = close_json,
};
