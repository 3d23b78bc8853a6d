// SPDX-License-Identifier: Apache-2.0
// A whole legacy event log: its ring of records, described, fields, and as XML and JSON.
#include "decode/decode.h"
#include "export/value_text.h"
#include "read/readers.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size > 65536) return 0;
    w32t_input *in = w32t_input_of_memory("input", w32t_span_of(data, size));
    w32t_read_options options = {.carve = true};
    w32t_source *source;
    w32t_error error;
    if (w32t_read_evt.open(in, &options, &source, &error) != W32T_OK) {
        w32t_input_close(in);
        return 0;
    }
    w32t_batch batch = {0};
    w32t_buf out = {0};
    while (source->ops->fill(source, &batch, &error) == W32T_OK) {
        for (size_t i = 0; i < batch.count; i++) {
            w32t_event *e = &batch.events[i];
            uint32_t count;
            e->decoder = w32t_decoder_of(e->encoding);
            w32t_event_describe(e);
            const w32t_field *f = w32t_event_fields(e, &count);
            out.n = 0;
            w32t_json_fields(&out, f, count, true);
        }
        w32t_batch_reset(&batch);
    }
    w32t_buf_free(&out);
    w32t_batch_free(&batch);
    source->ops->close(source);
    return 0;
}
