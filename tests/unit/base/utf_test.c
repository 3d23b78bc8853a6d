// SPDX-License-Identifier: Apache-2.0
// UTF-8, UTF-16, lone surrogates and case folding against the Unicode standard's own tables and examples.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "base/fold.h"
#include "base/utf.h"

static void check16(const char *utf8, const uint8_t *utf16, size_t n) {
    w32t_buf b = {0};
    w32t_utf16_to_utf8(&b, (w32t_span){utf16, n});
    assert_string_equal(w32t_buf_cstr(&b), utf8);
    w32t_buf back = {0};
    w32t_utf8_to_utf16(&back, utf8, strlen(utf8));
    assert_int_equal(back.n, n);
    if (n) assert_memory_equal(back.p, utf16, n);
    w32t_buf_free(&b);
    w32t_buf_free(&back);
}
#define CHECK16(utf8, ...) check16(utf8, (const uint8_t[]){__VA_ARGS__}, sizeof((const uint8_t[]){__VA_ARGS__}))

static void both_ways(void **state) {
    (void)state;
    CHECK16("A", 0x41, 0);
    CHECK16("\xC2\x80", 0x80, 0);                        // first of two bytes
    CHECK16("\xDF\xBF", 0xFF, 7);                        // last of two
    CHECK16("\xE0\xA0\x80", 0x00, 8);                    // first of three
    CHECK16("\xEF\xBF\xBF", 0xFF, 0xFF);                 // U+FFFF
    CHECK16("\xF0\x90\x80\x80", 0, 0xD8, 0, 0xDC);       // U+10000
    CHECK16("\xF4\x8F\xBF\xBF", 0xFF, 0xDB, 0xFF, 0xDF); // U+10FFFF
    // table 3-4 of the standard: U+004D U+0430 U+4E8C U+10302
    CHECK16("M\xD0\xB0\xE4\xBA\x8C\xF0\x90\x8C\x82", 0x4D, 0, 0x30, 4, 0x8C, 0x4E, 0x00, 0xD8, 0x02, 0xDF);
}

static void lone_surrogates(void **state) {
    (void)state;
    CHECK16("\xED\xA0\x80", 0x00, 0xD8);                         // high alone
    CHECK16("\xED\xBF\xBF", 0xFF, 0xDF);                         // low alone
    CHECK16("\xED\xB0\x80\xED\xA0\x80", 0x00, 0xDC, 0x00, 0xD8); // the wrong way round
    CHECK16("\xED\xA0\x80x", 0x00, 0xD8, 'x', 0);
    w32t_buf b = {0}; // an odd last byte is no unit
    w32t_utf16_to_utf8(&b, (w32t_span){(const uint8_t *)"a\0b", 3});
    assert_string_equal(w32t_buf_cstr(&b), "a");
    w32t_buf_free(&b);
}

static void invalid_utf8(void **state) {
    (void)state;
    static const struct {
        const char *bytes;
        uint32_t code;
        unsigned used;
    } cases[] = {
        {"\x80", 0xFFFD, 1},
        {"\xC0\x80", 0xFFFD, 1},
        {"\xC1\xBF", 0xFFFD, 1}, // overlong
        {"\xE0\x9F\xBF", 0xFFFD, 1},
        {"\xF0\x8F\xBF\xBF", 0xFFFD, 1}, // overlong
        {"\xF4\x90\x80\x80", 0xFFFD, 1},
        {"\xF5\x80\x80\x80", 0xFFFD, 1}, // beyond U+10FFFF
        {"\xC3", 0xFFFD, 1},
        {"\xE2\x82", 0xFFFD, 1},
        {"\xC3(", 0xFFFD, 1}, // cut, broken
        {"\xED\xA0\x80", 0xD800, 3},
        {"\xE2\x82\xAC", 0x20AC, 3},
        {"\xF0\x9F\x98\x80", 0x1F600, 4},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        unsigned used;
        uint32_t c = w32t_utf8_next((const uint8_t *)cases[i].bytes, strlen(cases[i].bytes), &used);
        if (c != cases[i].code || used != cases[i].used) fail_msg("case %zu: U+%X, %u bytes", i, c, used);
    }
}

static void long_text(void **state) { // longer than one piece, with a pair across the piece's end
    (void)state;
    size_t units = 70000;
    uint8_t *wide = w32t_alloc(units * 2);
    for (size_t i = 0; i < units; i++)
        w32t_put16(wide + 2 * i, 'a');
    w32t_put16(wide + 65534, 0xD83D);
    w32t_put16(wide + 65536, 0xDE00);
    w32t_buf b = {0};
    w32t_utf16_to_utf8(&b, (w32t_span){wide, units * 2});
    assert_int_equal(b.n, units - 2 + 4);
    assert_memory_equal(b.p + 32767, "\xF0\x9F\x98\x80", 4);
    w32t_buf_free(&b);
    free(wide);
}

static void windows_1252(void **state) {
    (void)state;
    w32t_buf b = {0};
    w32t_ansi_to_utf8(&b, (w32t_span){(const uint8_t *)"a\x80\x99\xE9\x81", 5});
    assert_string_equal(w32t_buf_cstr(&b), "a\xE2\x82\xAC\xE2\x84\xA2\xC3\xA9\xC2\x81");
    w32t_buf_free(&b);
}

static void folding(void **state) { // lines of CaseFolding.txt, status C and S
    (void)state;
    static const uint32_t pairs[][2] = {
        {'A', 'a'},       {'Z', 'z'},           {'[', '['},       {'@', '@'},         {0xB5, 0x3BC},
        {0xC0, 0xE0},     {0xD7, 0xD7},         {0xDE, 0xFE},     {0xDF, 0xDF},       {0x100, 0x101},
        {0x101, 0x101},   {0x178, 0xFF},        {0x17F, 's'},     {0x1C4, 0x1C6},     {0x1C5, 0x1C6},
        {0x386, 0x3AC},   {0x391, 0x3B1},       {0x3A3, 0x3C3},   {0x3C2, 0x3C3},     {0x3D0, 0x3B2},
        {0x400, 0x450},   {0x410, 0x430},       {0x42F, 0x44F},   {0x44F, 0x44F},     {0x460, 0x461},
        {0x4C0, 0x4CF},   {0x531, 0x561},       {0x10A0, 0x2D00}, {0x1E00, 0x1E01},   {0x1E9E, 0xDF},
        {0x1F08, 0x1F00}, {0x2126, 0x3C9},      {0x212A, 'k'},    {0x2160, 0x2170},   {0x24B6, 0x24D0},
        {0x2C00, 0x2C30}, {0xA640, 0xA641},     {0xFF21, 0xFF41}, {0x10400, 0x10428}, {0x4E00, 0x4E00},
        {0xD800, 0xD800}, {0x10FFFF, 0x10FFFF},
    };
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
        if (w32t_fold(pairs[i][0]) != pairs[i][1])
            fail_msg("U+%04X folds to U+%04X", pairs[i][0], w32t_fold(pairs[i][0]));
    assert_true(w32t_fold_equal("\xC3\x84pfel", 6, "\xC3\xA4PFEL", 6));
    assert_false(w32t_fold_equal("ab", 2, "abc", 3));
    assert_true(w32t_fold_equal("\xE2\x84\xAA", 3, "k", 1)); // KELVIN SIGN: different lengths
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(both_ways), cmocka_unit_test(lone_surrogates), cmocka_unit_test(invalid_utf8),
        cmocka_unit_test(long_text), cmocka_unit_test(windows_1252),    cmocka_unit_test(folding),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
