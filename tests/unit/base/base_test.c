// SPDX-License-Identifier: Apache-2.0
// Spans and cursors, arenas and buffers, times, GUIDs and JSON text, against their definitions (ISO 8601, RFC 4122, RFC
// 8259).
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/guid.h"
#include "base/json_out.h"
#include "base/wintime.h"

static w32t_buf b;
static const char *taken(void) {
    const char *s = w32t_buf_cstr(&b);
    b.n = 0;
    return s;
}

static void cursors(void **state) {
    (void)state;
    static const uint8_t bytes[] = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    w32t_cursor c = w32t_cursor_of((w32t_span){bytes, sizeof bytes});
    assert_int_equal(w32t_take8(&c), 1);
    assert_int_equal(w32t_take16(&c), 0x0302);
    assert_int_equal(w32t_take32(&c), 0x07060504);
    assert_false(c.bad);
    assert_int_equal(w32t_take32(&c), 0); // two bytes are left
    assert_true(c.bad);
    assert_int_equal(w32t_cursor_left(&c), 0);
    assert_int_equal(w32t_take8(&c), 0);
    c = w32t_cursor_of((w32t_span){NULL, 0});
    assert_int_equal(w32t_take64(&c), 0);
    assert_true(c.bad);
    assert_int_equal(w32t_span_u64((w32t_span){bytes, 9}, 2), 0); // one byte short
    assert_int_equal(w32t_span_u32((w32t_span){bytes, 9}, SIZE_MAX - 1), 0);
    bool ended;
    static const uint8_t wide[] = {'a', 0, 0, 0, 'b', 0, 'c'};
    c = w32t_cursor_of((w32t_span){wide, sizeof wide});
    assert_int_equal(w32t_take_utf16z(&c, &ended).n, 2);
    assert_true(ended);
    assert_int_equal(w32t_take_utf16z(&c, &ended).n, 2); // what is left, in whole units
    assert_false(ended);
}

static void checked_sizes(void **state) {
    (void)state;
    size_t n = 7;
    assert_false(w32t_add(SIZE_MAX, 1, &n));
    assert_false(w32t_mul(SIZE_MAX / 2, 3, &n));
    assert_int_equal(n, 7);
    assert_true(w32t_mul(0, SIZE_MAX, &n));
    assert_int_equal(n, 0);
}

static void arenas(void **state) {
    (void)state;
    w32t_arena a = {0};
    for (size_t i = 1; i < 300000; i = i * 3 + 1) {
        uint8_t *p = w32t_arena_alloc(&a, i);
        assert_int_equal((uintptr_t)p % 16, 0);
        memset(p, (int)i, i);
    }
    w32t_arena_reset(&a);
    assert_string_equal(w32t_arena_text(&a, "text", 3), "tex");
    w32t_arena_free(&a);
}

// A text handed on as a copy of its buffer must not be moved by whoever terminates it, whatever its length: the owner
// frees it by the old address.
static void terminated_in_place(void **state) {
    (void)state;
    static char text[1100];
    memset(text, 'x', sizeof text);
    for (size_t length = 1; length <= sizeof text; length++) {
        w32t_buf whole = {0}, pieces = {0};
        w32t_buf_put(&whole, text, length);
        for (size_t i = 0; i < length; i++)
            w32t_buf_char(&pieces, text[i]);
        w32t_buf copies[] = {whole, pieces};
        assert_ptr_equal(w32t_buf_cstr(&copies[0]), whole.p);
        assert_ptr_equal(w32t_buf_cstr(&copies[1]), pieces.p);
        assert_int_equal(strlen((char *)whole.p), length);
        assert_int_equal(strlen((char *)pieces.p), length);
        w32t_buf_free(&whole), w32t_buf_free(&pieces);
    }
}

static void numbers(void **state) {
    (void)state;
    w32t_buf_u64(&b, 0), w32t_buf_char(&b, ' '), w32t_buf_u64(&b, UINT64_MAX), w32t_buf_char(&b, ' '),
        w32t_buf_i64(&b, INT64_MIN);
    assert_string_equal(taken(), "0 18446744073709551615 -9223372036854775808");
    for (uint64_t v = 1, i = 0; i < 20; v *= 10, i++) { // every length, and its neighbour, against the C library
        char want[96];
        snprintf(want, sizeof want, "%llu %llu 0x%llx", (unsigned long long)v, (unsigned long long)v - 1,
                 (unsigned long long)v);
        w32t_buf_u64(&b, v), w32t_buf_char(&b, ' '), w32t_buf_u64(&b, v - 1), w32t_buf_char(&b, ' '),
            w32t_buf_hex(&b, v);
        assert_string_equal(taken(), want);
    }
    w32t_buf_digits(&b, 42, 5), w32t_buf_hexbytes(&b, "\x00\xfe", 2);
    assert_string_equal(taken(), "0004200fe");
}

static void times(void **state) {
    (void)state;
    w32t_buf_time(&b, 0);
    assert_string_equal(taken(), "1970-01-01T00:00:00.000000000Z");
    w32t_buf_time(&b, -1);
    assert_string_equal(taken(), "1969-12-31T23:59:59.999999999Z");
    w32t_buf_time(&b, 951782400000000000 + 123456789); // the leap day of a century divisible by 400
    assert_string_equal(taken(), "2000-02-29T00:00:00.123456789Z");
    w32t_buf_time(&b, INT64_MAX);
    assert_string_equal(taken(), "2262-04-11T23:47:16.854775807Z");
    w32t_buf_time(&b, INT64_MIN + 1);
    assert_string_equal(taken(), "1677-09-21T00:12:43.145224193Z");
    w32t_buf_time_zone(&b, 0, -90);
    assert_string_equal(taken(), "1969-12-31T22:30:00.000000000-01:30");
    w32t_buf_filetime(&b, 0, 7);
    assert_string_equal(taken(), "1601-01-01T00:00:00.0000000Z");
    w32t_buf_filetime(&b, 116444736000000000u + 5, 7); // 1970 is 11,644,473,600 seconds after 1601
    assert_string_equal(taken(), "1970-01-01T00:00:00.0000005Z");
    assert_int_equal(w32t_filetime_to_ns(116444736000000001u), 100);
    assert_int_equal(w32t_ns_to_filetime(-100), 116444735999999999u);
    assert_int_equal(w32t_ticks_to_ns(UINT64_C(3) << 60, UINT64_C(1) << 60), 3000000000u); // the product needs 128 bits
    for (int64_t t = -9000000000000000000; t < 9000000000000000000 - 123456789012345678; t += 123456789012345678) {
        int64_t back; // there and back
        w32t_buf_time(&b, t);
        const char *s = taken();
        assert_true(w32t_time_parse(s, strlen(s), &back));
        assert_true(back == t);
    }
}

static void time_texts(void **state) {
    (void)state;
    static const struct {
        const char *text;
        bool good;
        int64_t ns;
    } cases[] = {
        {"1970-01-01", true, 0},
        {"1970-01-01T00:00", true, 0},
        {"1970-01-01 00:00:01", true, 1000000000},
        {"1970-01-01T01:00:00+01:00", true, 0},
        {"1969-12-31T23:30:00-0030", true, 0},
        {"1970-01-01T00:00:00.5Z", true, 500000000},
        {"1970-01-01T00:00:00.0000000019Z", true, 1},
        {"1970-13-01", false, 0},
        {"1970-01-01T24:00", false, 0},
        {"1970-01-01T", false, 0},
        {"70-01-01", false, 0},
        {"1970-01-01Tx", false, 0},
        {"", false, 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        int64_t ns = 0;
        bool good = w32t_time_parse(cases[i].text, strlen(cases[i].text), &ns);
        if (good != cases[i].good || (good && ns != cases[i].ns)) fail_msg("\"%s\"", cases[i].text);
    }
}

static void guids(void **state) {
    (void)state;
    static const uint8_t disk[16] = {0x33, 0x22, 0x11, 0,    0x55, 0x44, 0x77, 0x66,
                                     0x88, 0x99, 0xAA, 0xBB, 0xCC, 0xDD, 0xEE, 0xFF};
    w32t_guid g = w32t_guid_load(disk), back;
    w32t_buf_guid(&b, &g); // the first three groups are little-endian on disk
    assert_string_equal(taken(), "{00112233-4455-6677-8899-aabbccddeeff}");
    assert_true(w32t_guid_parse("00112233-4455-6677-8899-AABBCCDDEEFF", 36, &back));
    assert_true(w32t_guid_equal(&g, &back));
    assert_false(w32t_guid_parse("00112233-4455-6677-8899-AABBCCDDEEF", 35, &back));
    assert_false(w32t_guid_parse("00112233+4455-6677-8899-AABBCCDDEEFF", 36, &back));
    assert_false(w32t_guid_parse("{00112233-4455-6677-8899-AABBCCDDEEFF)", 38, &back));
}

static void json(void **state) {
    (void)state;
    w32t_json_cstr(&b, "\"\\/\b\f\n\r\t\x01\x7f"
                       "a"); // RFC 8259 §7: what must be escaped, and our own: DEL
    assert_string_equal(taken(), "\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0001\\u007fa\"");
    w32t_json_text(&b, "\0", 1);
    assert_string_equal(taken(), "\"\\u0000\"");
    // Every byte at every place of a text of every length up to 40: escaped exactly when it must be.
    for (size_t n = 1; n <= 40; n++)
        for (size_t at = 0; at < n; at++)
            for (unsigned c = 1; c < 128; c++) {
                char s[48];
                uint8_t wide[96];
                memset(s, 'x', n);
                s[at] = (char)c;
                bool plain = c >= 0x20 && c != '"' && c != '\\' && c != 0x7F;
                assert_true(w32t_json_is_plain(s, n) == plain);
                w32t_json_text_part(&b, s, n);
                bool same = b.n == n && memcmp(b.p, s, n) == 0;
                if (same != plain) fail_msg("byte %02x at %zu of %zu", c, at, n);
                size_t length = b.n;
                for (size_t i = 0; i < n; i++)
                    w32t_put16(wide + 2 * i, (uint8_t)s[i]);
                w32t_json_utf16_part(&b, (w32t_span){wide, 2 * n});
                assert_int_equal(b.n, 2 * length); // the same text from UTF-16
                assert_memory_equal(b.p, b.p + length, length);
                b.n = 0;
            }
}

static void json_numbers(void **state) {
    (void)state;
    static const double values[] = {0, 0.1, 1.0 / 3, 1e21, 5e-324, DBL_MAX, -2.5, 1e-7, 123456789.125};
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
        w32t_json_double(&b, values[i], false);
        assert_true(strtod(taken(), NULL) == values[i]);
        w32t_json_double(&b, (double)(float)values[i], true);
        if (isfinite((float)values[i])) assert_true(strtof(taken(), NULL) == (float)values[i]);
        b.n = 0;
    }
    w32t_json_double(&b, (double)NAN, false);
    assert_string_equal(taken(), "null"); // JSON has no NaN
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cursors), cmocka_unit_test(checked_sizes), cmocka_unit_test(arenas),
        cmocka_unit_test(numbers), cmocka_unit_test(times),         cmocka_unit_test(time_texts),
        cmocka_unit_test(guids),   cmocka_unit_test(json),          cmocka_unit_test(json_numbers),
        cmocka_unit_test(terminated_in_place),
    };
    int failures = cmocka_run_group_tests(tests, NULL, NULL);
    w32t_buf_free(&b);
    return failures;
}
