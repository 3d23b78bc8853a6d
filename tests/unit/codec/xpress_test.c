// SPDX-License-Identifier: Apache-2.0
// XPRESS LZ77 against the worked examples of MS-XCA section 3.1 and streams put together by hand from its section 2.4.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "build/etl_build.h"
#include "codec/xpress.h"

static w32t_xpress_result run(const uint8_t *in, size_t n, uint8_t *out, size_t size) {
    uint8_t *exact_in = malloc(n ? n : 1), *exact_out = malloc(size ? size : 1);
    assert_non_null(exact_in);
    assert_non_null(exact_out);
    if (n) memcpy(exact_in, in, n);
    w32t_xpress_result r = w32t_xpress_lz77(w32t_span_of(exact_in, n), exact_out, size);
    if (r.produced) memcpy(out, exact_out, r.produced);
    free(exact_in);
    free(exact_out);
    return r;
}

// MS-XCA 3.1: "abcdefghijklmnopqrstuvwxyz" has no repeats.
static void alphabet(void **state) {
    (void)state;
    static const uint8_t in[] = {0x3f, 0x00, 0x00, 0x00, 0x61, 0x62, 0x63, 0x64, 0x65, 0x66,
                                 0x67, 0x68, 0x69, 0x6a, 0x6b, 0x6c, 0x6d, 0x6e, 0x6f, 0x70,
                                 0x71, 0x72, 0x73, 0x74, 0x75, 0x76, 0x77, 0x78, 0x79, 0x7a};
    uint8_t out[26];
    w32t_xpress_result r = run(in, sizeof in, out, sizeof out);
    assert_null(r.bad);
    assert_int_equal(r.produced, 26);
    assert_memory_equal(out, "abcdefghijklmnopqrstuvwxyz", 26);
}

// MS-XCA 3.1: "abc" a hundred times; the length of 297 needs the 16-bit form.
static void hundred_times_abc(void **state) {
    (void)state;
    static const uint8_t in[] = {0xff, 0xff, 0xff, 0x1f, 0x61, 0x62, 0x63, 0x17, 0x00, 0x0f, 0xff, 0x26, 0x01};
    uint8_t out[300];
    w32t_xpress_result r = run(in, sizeof in, out, sizeof out);
    assert_null(r.bad);
    assert_int_equal(r.produced, 300);
    assert_int_equal(r.consumed, sizeof in);
    for (size_t i = 0; i < 300; i++)
        assert_int_equal(out[i], "abc"[i % 3]);
}

// Two matches share the half bytes of one byte: lengths 3 + 7 + 2 and 3 + 7 + 5.
static void shared_half_byte(void **state) {
    (void)state;
    // flags: literal 'x', match, match, then literals
    static const uint8_t in[] = {0x00, 0x00, 0x00, 0x60, 'x', 0x07, 0x00, 0x52, 0x07, 0x00, 'y', 'z'};
    uint8_t out[1 + 12 + 15 + 2];
    w32t_xpress_result r = run(in, sizeof in, out, sizeof out);
    assert_null(r.bad);
    assert_int_equal(r.produced, sizeof out);
    for (size_t i = 0; i < 28; i++)
        assert_int_equal(out[i], 'x');
    assert_memory_equal(out + 28, "yz", 2);
}

// A length of 3 + 7 + 15 + 100 in the one-byte form, and one above 65,535 in the 32-bit form.
static void longer_forms(void **state) {
    (void)state;
    static const uint8_t byte_form[] = {0x00, 0x00, 0x00, 0x40, 'q', 0x07, 0x00, 0x0f, 100};
    uint8_t out[126];
    w32t_xpress_result r = run(byte_form, sizeof byte_form, out, sizeof out);
    assert_null(r.bad);
    assert_int_equal(r.produced, 126);
    static const uint8_t word_form[] = {0x00, 0x00, 0x00, 0x40, 'q',  0x07, 0x00, 0x0f,
                                        0xff, 0,    0,    0xfd, 0xff, 0x01, 0x00};
    static uint8_t large[1 + 0x1fffd + 3];
    r = run(word_form, sizeof word_form, large, sizeof large);
    assert_null(r.bad);
    assert_int_equal(r.produced, sizeof large);
    assert_int_equal(large[sizeof large - 1], 'q');
}

// Stored bytes after the last one needed are padding; a match that announces more than is wanted is a fault.
static void stops_at_the_output_size(void **state) {
    (void)state;
    static const uint8_t in[] = {0xff, 0xff, 0xff, 0x1f, 0x61, 0x62, 0x63, 0x17, 0x00,
                                 0x0f, 0xff, 0x26, 0x01, 0xEE, 0xEE, 0xEE, 0xEE};
    uint8_t out[300];
    w32t_xpress_result r = run(in, sizeof in, out, sizeof out);
    assert_null(r.bad);
    assert_int_equal(r.produced, 300);
    assert_int_equal(r.consumed, sizeof in - 4);
    r = run(in, sizeof in, out, 100);
    assert_non_null(r.bad);
    assert_int_equal(r.produced, 100);
    assert_int_equal(out[99], 'a');
    r = run(in, sizeof in, out, 0);
    assert_null(r.bad);
    assert_int_equal(r.consumed, 0);
}

static void faults_are_named(void **state) {
    (void)state;
    uint8_t out[64];
    // a match before anything was written
    static const uint8_t before[] = {0x00, 0x00, 0x00, 0x80, 0x08, 0x00};
    w32t_xpress_result r = run(before, sizeof before, out, sizeof out);
    assert_non_null(r.bad);
    assert_non_null(strstr(r.bad, "before the start"));
    assert_int_equal(r.produced, 0);
    // a distance one too far: the literal before it still comes out
    static const uint8_t far[] = {0x00, 0x00, 0x00, 0x40, 'x', 0x08, 0x00};
    r = run(far, sizeof far, out, sizeof out);
    assert_non_null(r.bad);
    assert_int_equal(r.produced, 1);
    assert_int_equal(out[0], 'x');
    // a 16-bit length below what the shorter forms can say
    static const uint8_t small[] = {0x00, 0x00, 0x00, 0x40, 'x', 0x07, 0x00, 0x0f, 0xff, 21, 0};
    r = run(small, sizeof small, out, sizeof out);
    assert_non_null(r.bad);
    // cut at every place
    static const uint8_t whole[] = {0xff, 0xff, 0xff, 0x1f, 0x61, 0x62, 0x63, 0x17, 0x00, 0x0f, 0xff, 0x26, 0x01};
    for (size_t n = 0; n < sizeof whole; n++) {
        uint8_t big[300];
        r = run(whole, n, big, sizeof big);
        assert_non_null(r.bad);
        assert_int_equal(r.produced, n <= 4 ? 0 : n < 7 ? n - 4 : 3);
    }
    r = w32t_xpress_lz77((w32t_span){NULL, 0}, out, sizeof out);
    assert_non_null(r.bad);
}

// What the tests' own packer makes of texts with repeats of every kind comes back, at every size around the margins of
// the fast path.
static void round_trips(void **state) {
    (void)state;
    static uint8_t text[20000], out[20000];
    uint64_t x = 88172645463325252u;
    for (size_t i = 0; i < sizeof text; i++) {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        // literals, short repeats near and far, runs
        text[i] = (x & 7) == 0 || i < 300 ? (uint8_t)(x >> 16)
                  : (x & 7) < 3           ? text[i - 1]
                                          : text[i - 1 - (x >> 20) % (i < 8000 ? 16 : 250)];
    }
    for (size_t n = 0; n < sizeof text; n += n < 1200 ? 1 : 613) {
        w32t_buf packed = {0};
        etl_lz77(&packed, text, n);
        w32t_xpress_result r = run(packed.p, packed.n, out, n);
        assert_null(r.bad);
        assert_int_equal(r.produced, n);
        assert_memory_equal(out, text, n);
        w32t_buf_free(&packed);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(alphabet),     cmocka_unit_test(hundred_times_abc),        cmocka_unit_test(shared_half_byte),
        cmocka_unit_test(longer_forms), cmocka_unit_test(stops_at_the_output_size), cmocka_unit_test(faults_are_named),
        cmocka_unit_test(round_trips),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
