// SPDX-License-Identifier: Apache-2.0
// What the tests of the .etl reader share: reading a built file to its end.
#ifndef W32T_TESTS_ETL_TEST_H
#define W32T_TESTS_ETL_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>

#include "base/guid.h"
#include "build/etl_build.h"
#include "model/source.h"
#include "read/readers.h"

typedef struct seen {
    w32t_event event; // pointers into `keep`, records of their own
    w32t_etw_record record;
} seen;

typedef struct reading {
    w32t_source *source;
    w32t_batch **batches; // kept where they are, so that events stay valid
    size_t batch_count;
    seen *events;
    size_t count;
} reading;

static inline w32t_input *as_stream(w32t_span bytes) {
    w32t_input *in = w32t_alloc(sizeof *in);
    in->path = w32t_strdup("-");
    in->size = UINT64_MAX;
    in->fd = open("/dev/null", O_RDONLY);
    uint8_t *copy = w32t_alloc(bytes.n ? bytes.n : 1);
    if (bytes.n) memcpy(copy, bytes.p, bytes.n);
    in->peeked = copy;
    in->peeked_size = bytes.n;
    return in;
}

static inline bool read_input(w32t_input *in, const w32t_read_options *options, reading *r) {
    static const w32t_read_options none;
    memset(r, 0, sizeof *r);
    w32t_error error;
    if (w32t_read_etl.open(in, options ? options : &none, &r->source, &error) != W32T_OK) {
        w32t_input_close(in);
        return false;
    }
    for (size_t room = 0;;) {
        r->batches = w32t_realloc(r->batches, (r->batch_count + 1) * sizeof *r->batches);
        w32t_batch *b = w32t_alloc(sizeof *b);
        r->batches[r->batch_count] = b;
        w32t_status s = w32t_read_etl.fill(r->source, b, &error);
        if (s != W32T_OK) {
            assert_int_equal(s, W32T_END);
            w32t_batch_free(b);
            free(b);
            return true;
        }
        r->batch_count++;
        if (r->count + b->count > room) // doubled: sanitized programs copy all of it each time
            r->events = w32t_realloc(r->events, (room = 2 * (r->count + b->count)) * sizeof *r->events);
        for (size_t i = 0; i < b->count; i++) {
            r->events[r->count].event = b->events[i];
            r->events[r->count++].record = *(const w32t_etw_record *)b->events[i].native;
        }
    }
}

static inline bool read_bytes(w32t_span bytes, const w32t_read_options *options, reading *r) {
    return read_input(w32t_input_of_memory("built.etl", bytes), options, r);
}

static inline reading read_build(etl_build *b, const w32t_read_options *options) {
    reading r;
    assert_true(read_bytes(w32t_span_of(b->file.p, b->file.n), options, &r));
    return r;
}

static inline void done(reading *r) {
    for (size_t i = 0; i < r->batch_count; i++) {
        w32t_batch_free(r->batches[i]);
        free(r->batches[i]);
    }
    free(r->batches);
    free(r->events);
    r->source->ops->close(r->source);
}

static inline bool damage_says(const reading *r, const char *words) {
    for (size_t i = 0; i < r->source->damage.count; i++)
        if (strstr(r->source->damage.items[i].what, words)) return true;
    return false;
}

// A small event that carries a number.
static inline void put_number(etl_build *b, uint64_t time, uint32_t number) {
    static const w32t_guid provider = {1, 2, 3, {4, 5, 6, 7, 8, 9, 10, 11}};
    etl_descriptor d = {.id = 9};
    etl_build_event(b, 19, &provider, &d, time, 100, 200, NULL, 0, &number, 4);
}
static inline uint32_t number_of(const seen *s) {
    return s->event.payload_size >= 4 && s->record.kind == W32T_ETW_EVENT_HEADER64 ? w32t_le32(s->event.payload)
                                                                                   : UINT32_MAX;
}

#endif
