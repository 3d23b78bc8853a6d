// SPDX-License-Identifier: Apache-2.0
// The compressor against the two examples that [MS-XCA] 3.1 prints, and against the decompressor over many kinds of
// data.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "base/mem.h"
#include "codec/xpress.h"
#include "codec/xpress_pack.h"

#include <stdlib.h>

static w32t_xpress_packer packer;

static void expect_packed(const char *text, size_t n, const uint8_t *want, size_t want_n) {
    uint8_t out[512];
    size_t got = w32t_xpress_pack(&packer, (const uint8_t *)text, n, out, sizeof out);
    assert_int_equal(got, want_n);
    assert_memory_equal(out, want, want_n);
}

static void documented_examples(void **state) {
    (void)state;
    static const uint8_t alphabet[] = "\x3f\0\0\0abcdefghijklmnopqrstuvwxyz";
    expect_packed("abcdefghijklmnopqrstuvwxyz", 26, alphabet, 30);
    char abc[301];
    for (size_t i = 0; i < 300; i++)
        abc[i] = "abc"[i % 3];
    static const uint8_t repeated[] = {0xff, 0xff, 0xff, 0x1f, 0x61, 0x62, 0x63, 0x17, 0x00, 0x0f, 0xff, 0x26, 0x01};
    expect_packed(abc, 300, repeated, sizeof repeated);
}

static void round_trip(const uint8_t *in, size_t n) {
    size_t room = W32T_XPRESS_BOUND(n) + 64;
    uint8_t *packed = w32t_alloc(room), *back = w32t_alloc(n + 1);
    size_t size = w32t_xpress_pack(&packer, in, n, packed, room);
    assert_true(size > 0 && size <= W32T_XPRESS_BOUND(n));
    w32t_xpress_result r = w32t_xpress_lz77(w32t_span_of(packed, size), back, n);
    assert_null(r.bad);
    assert_int_equal(r.produced, n);
    assert_memory_equal(back, in, n);
    free(packed);
    free(back);
}

static void round_trips(void **state) {
    (void)state;
    uint32_t seed = 12345;
    for (size_t n = 1; n < 300000; n = n * 5 / 3 + 1) {
        uint8_t *in = w32t_alloc(n);
        for (unsigned kind = 0; kind < 4; kind++) {
            for (size_t i = 0; i < n; i++) {
                seed = seed * 1664525 + 1013904223;
                uint8_t noise = (uint8_t)(seed >> 24);
                in[i] = kind == 0   ? 0                                       // one long match (32-bit length)
                        : kind == 1 ? noise                                   // nothing repeats
                        : kind == 2 ? (uint8_t)(i % 96 < 80 ? i % 96 : noise) // records with a changing part
                                    : (uint8_t)(noise < 200 ? 'a' : noise);   // runs of every length
            }
            round_trip(in, n);
        }
        free(in);
    }
}

static void too_small_room(void **state) {
    (void)state;
    uint8_t in[4096], out[4096];
    for (size_t i = 0; i < sizeof in; i++)
        in[i] = (uint8_t)(i * 2654435761u >> 13);
    for (size_t room = 0; room < 4200 && room <= sizeof out; room++) {
        memset(out, 0xEE, sizeof out);
        size_t got = w32t_xpress_pack(&packer, in, sizeof in, out, room);
        assert_true(got <= room);
        for (size_t i = room; i < sizeof out && i < room + 64; i++)
            assert_int_equal(out[i], 0xEE);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(documented_examples),
        cmocka_unit_test(round_trips),
        cmocka_unit_test(too_small_room),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
