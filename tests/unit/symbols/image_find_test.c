// SPDX-License-Identifier: Apache-2.0
// Of a large image only the parts that name functions need be read: they give the same names as the whole file, also
// when its export directory does not hold what it should.
#define _POSIX_C_SOURCE 200809L
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "build/pe_build.h"
#include "symbols/image_find.h"
#include "symbols/image_names.h"

#define HEADERS 0x400u
#define JUNK    0x80000u

static char path[] = "/tmp/w32t-image-find.XXXXXX";

static void put32(uint8_t *p, uint32_t v) {
    for (int i = 0; i < 4; i++)
        p[i] = (uint8_t)(v >> 8 * i);
}

// Headers, JUNK bytes, the section, then a symbol "symbol" at the section's start + 0x40. *exports: the directory's
// entry.
static uint8_t *large_image(size_t *size, size_t *image_size, uint8_t **exports) {
    static const char *const names[] = {"Alpha", "Beta", "Gamma", NULL};
    w32t_pe_want want = {.is64 = true, .dll = "large.dll", .exports = names};
    uint8_t *pe = w32t_build_pe(&want, image_size);
    *size = *image_size + JUNK + 18 + 4;
    uint8_t *p = realloc(pe, *size), *s = p + *image_size + JUNK;
    assert_non_null(p);
    memmove(p + HEADERS + JUNK, p + HEADERS, *image_size - HEADERS);
    memset(p + HEADERS, 0xEE, JUNK);
    memset(s, 0, 22);
    memcpy(s, "symbol", 6);
    put32(s + 8, 0x40);
    s[12] = 1;
    s[14] = 0x20;
    s[16] = 2;
    put32(s + 18, 4);
    uint8_t *coff = p + (p[0x3c] | p[0x3d] << 8);
    put32(coff + 12, (uint32_t)(*image_size + JUNK));
    put32(coff + 16, 1);
    *exports = coff + 24 + 112;
    uint8_t *section = coff + 24 + (coff[20] | coff[21] << 8);
    section[39] |= 0x20; // executable
    put32(section + 20, HEADERS + JUNK);
    return p;
}

static void put_file(const uint8_t *p, size_t size) {
    FILE *f = fopen(path, "wb");
    assert_non_null(f);
    assert_int_equal(fwrite(p, 1, size, f), size);
    assert_int_equal(fclose(f), 0);
}

static uint8_t *read_names(size_t size) {
    w32t_image_places where = {.names_only = true};
    uint8_t *bytes;
    size_t n;
    assert_true(w32t_image_find(&where, path, 0, false, &bytes, &n));
    assert_int_equal(n, size);
    return bytes;
}

typedef struct list {
    char text[2000];
    size_t n;
} list;

static void note(void *context, uint32_t rva, const char *name) {
    list *l = context;
    l->n += (size_t)snprintf(l->text + l->n, sizeof l->text - l->n, "%x %s\n", rva, name);
    assert_true(l->n < sizeof l->text);
}

static void assert_same_names(const uint8_t *a, const uint8_t *b, size_t size) {
    list of_a = {0}, of_b = {0};
    w32t_pe pe;
    assert_int_equal(w32t_pe_open(w32t_span_of(a, size), false, &pe, NULL), W32T_OK);
    w32t_image_functions(&pe, note, &of_a);
    assert_int_equal(w32t_pe_open(w32t_span_of(b, size), false, &pe, NULL), W32T_OK);
    w32t_image_functions(&pe, note, &of_b);
    assert_non_null(strstr(of_a.text, " symbol\n"));
    assert_non_null(strstr(of_a.text, " Gamma\n"));
    assert_string_equal(of_a.text, of_b.text);
}

static void the_rest_is_not_read(void **state) {
    (void)state;
    size_t size, image_size;
    uint8_t *exports, *p = large_image(&size, &image_size, &exports);
    put_file(p, size);
    uint8_t *part = read_names(size);
    assert_int_equal(part[HEADERS + JUNK / 2], 0);
    assert_same_names(p, part, size);
    free(part);
    free(p);
}

// A directory that says it is as short as its header: tables and names lie outside.
static void names_outside_the_directory(void **state) {
    (void)state;
    size_t size, image_size;
    uint8_t *exports, *p = large_image(&size, &image_size, &exports);
    put32(exports + 4, 40);
    put_file(p, size);
    uint8_t *whole = read_names(size);
    assert_int_equal(whole[HEADERS + JUNK / 2], 0xEE); // so everything was read
    assert_same_names(p, whole, size);
    free(whole);
    free(p);
}

static void another_size_is_another_image(void **state) {
    (void)state;
    size_t size, image_size;
    uint8_t *exports, *p = large_image(&size, &image_size, &exports), *bytes;
    put_file(p, size);
    w32t_image_places where = {.names_only = true};
    assert_false(w32t_image_find(&where, path, 0x12345000, false, &bytes, &size));
    free(p);
}

int main(void) {
    int fd = mkstemp(path);
    if (fd < 0) return 1;
    close(fd);
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_rest_is_not_read),
                                       cmocka_unit_test(names_outside_the_directory),
                                       cmocka_unit_test(another_size_is_another_image)};
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    unlink(path);
    return failed;
}
