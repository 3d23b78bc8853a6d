// SPDX-License-Identifier: Apache-2.0
// Names of images whose tables lie: what is kept of them is bounded, and names that come first are still found.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include "build/pe_build.h"
#include "symbols/image_names.h"

#define SYMBOL      18u
#define LONG_NAME   4000u
#define MEMORY_MOST ((size_t)64 << 20)

static void put32(uint8_t *p, uint32_t v) {
    for (int i = 0; i < 4; i++)
        p[i] = (uint8_t)(v >> 8 * i);
}

static uint32_t get32(const uint8_t *p) {
    return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

// An image with that many symbols behind it: the first is "first", all others have one long name between them.
static uint8_t *image_with(uint32_t symbols, size_t *size) {
    w32t_pe_want want = {.is64 = true, .dll = "names.dll"};
    size_t n;
    uint8_t *pe = w32t_build_pe(&want, &n);
    *size = n + (size_t)symbols * SYMBOL + 4 + LONG_NAME + 1;
    uint8_t *p = realloc(pe, *size), *s = p + n;
    assert_non_null(p);
    memset(s, 0, *size - n);
    uint8_t *coff = p + get32(p + 0x3c);
    put32(coff + 12, (uint32_t)n);
    put32(coff + 16, symbols);
    uint8_t *section = coff + 24 + (coff[20] | coff[21] << 8);
    put32(section + 36, get32(section + 36) | 0x20000000); // executable
    for (uint32_t i = 0; i < symbols; i++, s += SYMBOL) {
        if (i)
            put32(s + 4, 4);
        else
            memcpy(s, "first", 5);
        put32(s + 8, i * 8); // where in the section
        s[12] = 1;           // the section's number
        s[14] = 0x20;        // a function
        s[16] = 2;           // external
    }
    put32(s, 4 + LONG_NAME + 1);
    memset(s + 4, 'n', LONG_NAME);
    return p;
}

static void names_over_one_another(void **state) {
    (void)state;
    static const uint32_t counts[] = {2, 60000, 700000};
    for (size_t i = 0; i < 3; i++) {
        size_t size;
        uint32_t from;
        uint8_t *p = image_with(counts[i], &size);
        w32t_pe pe;
        w32t_pe_section where;
        assert_int_equal(w32t_pe_open(w32t_span_of(p, size), false, &pe, NULL), W32T_OK);
        assert_true(w32t_pe_section_at(&pe, 0, &where));
        w32t_image_names *names = w32t_image_names_of(w32t_span_of(p, size), true);
        free(p);
        assert_non_null(names);
        assert_true(w32t_image_names_size(names) < MEMORY_MOST);
        assert_string_equal(w32t_image_symbol_at(names, where.rva + 3, &from), "first");
        assert_int_equal(from, where.rva);
        assert_int_equal(strlen(w32t_image_symbol_at(names, where.rva + 9, &from)), LONG_NAME);
        w32t_image_names_free(names);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(names_over_one_another)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
