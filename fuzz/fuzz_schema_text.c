// SPDX-License-Identifier: Apache-2.0
// The text notation, and payloads decoded by it: the input up to a zero byte is the text, the rest the payload of every
// event in it. A text that parses must come back the same from the writer.
#include "decode/schema_fields.h"
#include "schema/schema_build.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void decode(const w32t_schema_provider *p, w32t_span payload) {
    for (size_t i = 0; i < p->event_count && i < 8; i++) {
        w32t_arena arena = {0};
        w32t_event e = {.arena = &arena, .payload = payload.p, .payload_size = (uint32_t)payload.n};
        w32t_schema_fields(&e, p->events[i], i & 1 ? 4 : 8);
        w32t_arena_free(&arena);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const uint8_t *zero = size ? memchr(data, 0, size) : NULL;
    size_t n = zero ? (size_t)(zero - data) : size;
    w32t_span payload = zero ? w32t_span_of(zero + 1, size - n - 1) : w32t_span_of(data, 0);
    w32t_schema_set *set = w32t_schema_set_new(NULL), *again = w32t_schema_set_new(NULL);
    w32t_error error = {0};
    if (w32t_schema_text_parse(set, w32t_span_of(data, n), W32T_SCHEMA_IMPORTED, &error) == W32T_OK) {
        const w32t_schema_provider *p;
        for (size_t i = 0; (p = w32t_schema_set_provider(set, i)) != NULL; i++) {
            w32t_buf one = {0}, two = {0};
            w32t_schema_text_write(p, &one);
            if (w32t_schema_text_parse(again, w32t_span_of(one.p, one.n), W32T_SCHEMA_IMPORTED, &error) != W32T_OK)
                abort();
            w32t_schema_text_write(w32t_schema_set_provider(again, i), &two);
            if (one.n != two.n || memcmp(one.p, two.p, one.n) != 0) abort();
            decode(p, payload);
            w32t_buf_free(&one);
            w32t_buf_free(&two);
        }
    }
    w32t_schema_set_free(set);
    w32t_schema_set_free(again);
    return 0;
}
