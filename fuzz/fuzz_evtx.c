// SPDX-License-Identifier: Apache-2.0
// A whole event log (container and BinXML): read with carving, described, fields, XML and JSON, and written anew.
// Inputs are small: a log of one chunk is enough, and shorter ones are taken as a chunk that was cut.
#include "decode/binxml.h"
#include "decode/decode.h"
#include "export/evtx_out.h"
#include "read/readers.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static w32t_status drop(void *context, const void *bytes, size_t size, w32t_error *error) {
    (void)context;
    (void)bytes;
    (void)size;
    (void)error;
    return W32T_OK;
}

static void use(w32t_event *e, w32t_evtx_out *written, w32t_buf *out) {
    uint32_t count;
    w32t_error error;
    e->decoder = w32t_decoder_of(e->encoding);
    static const uint32_t wants[] = {W32T_HAS_ID, W32T_HAS_LEVEL, W32T_HAS_PID, W32T_HAS_KEYWORDS, W32T_WANT_TIME};
    for (size_t i = 0; i < sizeof wants / sizeof *wants; i++) { // one number alone, as filters and merging ask
        w32t_event early = *e;
        w32t_event_numbers(&early, wants[i]);
    }
    w32t_event_describe(e);
    w32t_event_fields(e, &count);
    out->n = 0;
    w32t_binxml_event_xml(e, out);
    w32t_binxml_event_json(e, out);
    w32t_arena arena = {0};
    w32t_ew_fragment f, values;
    bool lost = false, read = w32t_ew_of_record(e, &arena, &f, &lost);
    if (lost) values = f;
    if (!read || lost) w32t_ew_of_event(e, &arena, lost ? &values : NULL, (w32t_ew_limits){60000, 1000}, &f);
    w32t_evtx_out_add(written, e->record, e->clock, &f, &error);
    w32t_arena_free(&arena);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size > 4 * 65536) return 0;
    w32t_input *in = w32t_input_of_memory("input", w32t_span_of(data, size));
    w32t_read_options options = {.carve = true};
    w32t_source *source;
    w32t_error error;
    if (w32t_read_evtx.open(in, &options, &source, &error) != W32T_OK) {
        w32t_input_close(in);
        return 0;
    }
    w32t_batch batch = {0};
    w32t_buf out = {0};
    w32t_evtx_out *written = w32t_evtx_out_new(drop, NULL);
    while (source->ops->fill(source, &batch, &error) == W32T_OK) {
        for (size_t i = 0; i < batch.count; i++)
            use(&batch.events[i], written, &out);
        w32t_batch_reset(&batch);
    }
    uint8_t header[4096];
    w32t_evtx_out_finish(written, header, &error);
    w32t_evtx_out_free(written);
    w32t_buf_free(&out);
    w32t_batch_free(&batch);
    source->ops->close(source);
    return 0;
}
