// SPDX-License-Identifier: Apache-2.0
// The resource walk over a tree laid out by hand as the PE specification says: one named type, one number, one
// language.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>

#include "pe/pe_file.h"

static uint8_t image[512];

static void put_entry(uint32_t at, uint32_t id, uint32_t to) {
    w32t_put32(image + at, id);
    w32t_put32(image + at + 4, to);
}

// A "mapped" image, so that RVA and offset are the same and no sections are needed.
static w32t_pe make(void) {
    memset(image, 0, sizeof image);
    w32t_put16(image + 12, 1); // type directory: one named entry
    put_entry(16, 0x80000000u | 0x100, 0x80000000u | 0x20);
    w32t_put16(image + 0x20 + 14, 1);
    put_entry(0x30, 7, 0x80000000u | 0x40);
    w32t_put16(image + 0x40 + 14, 1);
    put_entry(0x50, 0x409, 0x60);
    w32t_put32(image + 0x60, 0x180); // data
    w32t_put32(image + 0x64, 4);
    w32t_put16(image + 0x100, 4);
    memcpy(image + 0x102, "W\0e\0v\0T", 8);
    memcpy(image + 0x180, "CRIM", 4);
    w32t_pe pe = {.bytes = {image, sizeof image}, .mapped = true, .image_size = sizeof image, .directory_count = 16};
    pe.directory[W32T_PE_DIR_RESOURCE].rva = 0;
    return pe;
}

typedef struct seen {
    int count;
    w32t_pe_resource last;
} seen;

static bool note(void *context, const w32t_pe_resource *r) {
    seen *s = context;
    s->count++;
    s->last = *r;
    return true;
}

static void none(void **state) {
    (void)state;
    w32t_pe pe = make();
    seen s = {0};
    assert_int_equal(w32t_pe_resources(&pe, note, &s), 0); // no directory
    assert_int_equal(s.count, 0);
}

static void one(void **state) {
    (void)state;
    w32t_pe pe = make();
    // The directory cannot stand at RVA 0: move everything by 16 through a span that starts earlier.
    static uint8_t moved[sizeof image + 16];
    memcpy(moved + 16, image, sizeof image);
    w32t_put32(moved + 16 + 0x60, 0x190);
    pe.bytes = w32t_span_of(moved, sizeof moved);
    pe.image_size = sizeof moved;
    pe.directory[W32T_PE_DIR_RESOURCE].rva = 16;
    seen s = {0};
    assert_int_equal(w32t_pe_resources(&pe, note, &s), 0);
    assert_int_equal(s.count, 1);
    assert_int_equal(s.last.id, 7);
    assert_int_equal(s.last.language, 0x409);
    assert_true(w32t_pe_resource_is(&s.last, "WEVT"));
    assert_false(w32t_pe_resource_is(&s.last, "WEVT_TEMPLATE"));
    assert_memory_equal(s.last.data.p, "CRIM", 4);
    // A directory that points at itself ends.
    w32t_put32(moved + 16 + 20, 0x80000000u);
    s.count = 0;
    assert_true(w32t_pe_resources(&pe, note, &s) > 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(none), cmocka_unit_test(one)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
