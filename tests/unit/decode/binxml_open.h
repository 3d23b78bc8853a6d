// SPDX-License-Identifier: Apache-2.0
// A built event log held open and the XML of its events, for the tests of binary XML. After cmocka's own headers.
#ifndef W32T_TESTS_BINXML_OPEN_H
#define W32T_TESTS_BINXML_OPEN_H

#include "build/evtx_build.h"
#include "decode/binxml.h"
#include "decode/decode.h"
#include "read/readers.h"

typedef struct open_log {
    w32t_source *source;
    w32t_batch batch;
} open_log;

static void open_it(open_log *l, w32t_eb *b) { // in place: events point at the batch
    memset(l, 0, sizeof *l);
    w32t_eb_finish(b, 0, 0);
    w32t_error error = {0};
    assert_int_equal(
        w32t_read_evtx.open(w32t_input_of_memory("t", w32t_span_of(b->file, b->size)), NULL, &l->source, &error),
        W32T_OK);
    assert_int_equal(l->source->ops->fill(l->source, &l->batch, &error), W32T_OK);
    for (size_t i = 0; i < l->batch.count; i++)
        l->batch.events[i].decoder = w32t_decoder_of(l->batch.events[i].encoding);
}

static void close_it(open_log *l, w32t_eb *b) {
    w32t_batch_free(&l->batch);
    l->source->ops->close(l->source);
    w32t_eb_free(b);
}

static void expect_xml(open_log *l, size_t i, const char *want) {
    w32t_buf out = {0};
    w32t_binxml_event_xml(&l->batch.events[i], &out);
    assert_string_equal(w32t_buf_cstr(&out), want);
    w32t_buf_free(&out);
}

#endif
