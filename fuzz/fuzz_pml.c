// SPDX-License-Identifier: Apache-2.0
// Process Monitor logs: everything an exporter would ask of every event (all columns, typed fields, stack frames).
#include "decode/decode.h"
#include "model/pml_log.h"
#include "read/readers.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void ask(w32t_event *e) {
    e->decoder = w32t_decoder_of(e->encoding);
    w32t_buf b = {0};
    uint32_t count;
    w32t_event_fields(e, &count);
    for (int t = 0; t < W32T_TEXT_COUNT; t++) {
        b.n = 0;
        w32t_event_put_text(e, (w32t_text)t, &b);
    }
    for (uint32_t i = 0; i < e->stack_count && i < 4; i++)
        e->decoder->frame(e, i, W32T_FRAME_NAME, &b);
    w32t_buf_free(&b);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    w32t_read_options options = {0};
    w32t_error error = {0};
    w32t_source *source;
    w32t_input *in = w32t_input_of_memory("fuzz.pml", w32t_span_of(data, size));
    if (w32t_read_pml.open(in, &options, &source, &error) != W32T_OK) {
        w32t_input_close(in);
        return 0;
    }
    w32t_batch batch = {0};
    while (w32t_read_pml.fill(source, &batch, &error) == W32T_OK) {
        for (size_t i = 0; i < batch.count; i++)
            ask(&batch.events[i]);
        w32t_batch_reset(&batch);
    }
    w32t_batch_free(&batch);
    source->ops->close(source);
    return 0;
}
