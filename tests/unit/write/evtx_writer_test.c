// SPDX-License-Identifier: Apache-2.0
// Chunks of event logs as they are written, for records of every size: no chunk is filled to its last byte. Real logs
// leave at least 8 bytes, and libevtx does not read a record that ends where the chunk does.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "write/evtx/evtx_write.h"

typedef struct seen {
    unsigned chunks, records, fullest;
} seen;

static w32t_status look(void *context, const void *bytes, size_t size, w32t_error *error) {
    (void)error;
    seen *s = context;
    const uint8_t *c = bytes;
    assert_int_equal(size, 65536);
    uint32_t end = w32t_le32(c + 48), at = 512, last = 0;
    while (at < end) {
        assert_int_equal(w32t_le32(c + at), 0x2A2A);
        uint32_t n = w32t_le32(c + at + 4);
        assert_int_equal(w32t_le32(c + at + n - 4), n);
        last = at;
        at += n;
        s->records++;
    }
    assert_int_equal(at, end);
    assert_int_equal(w32t_le32(c + 44), last);
    if (end > s->fullest) s->fullest = end;
    s->chunks++;
    return W32T_OK;
}

static void chunks_of_every_fill(void **state) {
    (void)state;
    static const uint8_t text[512] = {'x', 0, 'y', 0};
    static const uint8_t name[] = {'E', 0};
    unsigned fullest = 0;
    for (unsigned units = 0; units < 200; units++) {
        seen s = {0};
        w32t_error error = {0};
        w32t_evtx_out *o = w32t_evtx_out_new(look, &s);
        const w32t_ew_token tokens[] = {
            {.kind = W32T_EW_OPEN, .index = 0xFFFF, .text = {name, 2}},
            {.kind = W32T_EW_CLOSE_START},
            {.kind = W32T_EW_SUB, .index = 0, .type = 1},
            {.kind = W32T_EW_END, .text = {name, 2}},
        };
        const w32t_ew_value value = {.type = 1, .bytes = {text, 2 * units}};
        const w32t_ew_fragment event = {
            .is_template = true, .tokens = tokens, .count = 4, .values = &value, .value_count = 1};
        for (unsigned i = 1; i <= 3000; i++)
            assert_int_equal(w32t_evtx_out_add(o, i, 1, &event, &error), W32T_OK);
        uint8_t header[4096];
        assert_int_equal(w32t_evtx_out_finish(o, header, &error), W32T_OK);
        assert_int_equal(s.records, 3000);
        assert_true(s.chunks > 1);
        if (s.fullest > fullest) fullest = s.fullest;
        w32t_evtx_out_free(o);
    }
    assert_true(fullest < 65536);
    assert_true(fullest >= 65536 - 64); // and the test reached the place
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(chunks_of_every_fill)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
