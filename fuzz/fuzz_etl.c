// SPDX-License-Identifier: Apache-2.0
// The .etl container and everything behind it: the first byte chooses order, memory, pointer size and stream or file;
// the rest is the file. What `stat` counts must be what reading gives.
#include "base/wintime.h"
#include "decode/decode.h"
#include "read/readers.h"
#include "schema/importers.h"

#include <fcntl.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static w32t_input *stream_of(const uint8_t *data, size_t size) {
    w32t_input *in = w32t_alloc(sizeof *in);
    in->path = w32t_strdup("-");
    in->size = UINT64_MAX;
    in->fd = open("/dev/null", O_RDONLY);
    uint8_t *copy = w32t_alloc(size + 1);
    memcpy(copy, data, size);
    in->peeked = copy;
    in->peeked_size = size;
    return in;
}

static uint64_t read_all(w32t_source *s) {
    w32t_batch b = {0};
    uint64_t n = 0;
    while (s->ops->fill(s, &b, NULL) == W32T_OK) {
        for (size_t i = 0; i < b.count; i++) {
            w32t_event *e = &b.events[i];
            uint32_t fields;
            e->decoder = w32t_decoder_of(e->encoding);
            w32t_event_fields(e, &fields);
            w32t_buf text = {0};
            w32t_buf_time(&text, e->time);
            w32t_buf_free(&text);
        }
        n += b.count;
        w32t_batch_reset(&b);
    }
    w32t_batch_free(&b);
    return n;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 1) return 0;
    unsigned mode = data[0];
    data++;
    size--;
    w32t_read_options options = {
        .raw_order = mode & 1, .pointer_size = mode & 2 ? 4 : 0, .memory_limit = mode & 4 ? 1 : 0};
    bool stream = mode & 8;
    w32t_source *s;
    w32t_input *in = stream ? stream_of(data, size) : w32t_input_of_memory("fuzz.etl", w32t_span_of(data, size));
    if (w32t_read_etl.open(in, &options, &s, NULL) != W32T_OK) {
        w32t_input_close(in);
        return 0;
    }
    uint64_t n = read_all(s);
    s->ops->close(s);
    if (stream || options.raw_order) return 0;
    in = w32t_input_of_memory("fuzz.etl", w32t_span_of(data, size));
    if (w32t_read_etl.open(in, &options, &s, NULL) != W32T_OK) abort();
    w32t_file_stat st = {.first = W32T_NO_TIME, .last = W32T_NO_TIME};
    s->ops->stat(s, &st, NULL);
    if (st.events != n) abort();
    w32t_schema_collector_free(st.taught);
    w32t_stat_free(&st);
    s->ops->close(s);
    return 0;
}
