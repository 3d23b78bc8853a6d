// SPDX-License-Identifier: Apache-2.0
// PE reading against images built from the specification, and against the same images damaged in every byte.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "build/pe_build.h"
#include "pe/pe_file.h"

static const char *const exported[] = {"Alpha", "Beta=ntdll.RtlBeta", "Gamma", "Zeta=other.#12", NULL};
static const char *const imported[] = {"KERNEL32.dll!CreateFileW", "KERNEL32.dll!#77", "user32.dll!MessageBoxW", NULL};
static const char *const late[] = {"winmm.dll!timeGetTime", NULL};

static uint8_t *sample(bool is64, size_t *size) {
    w32t_pe_want w = {.is64 = is64,
                      .dll = "sample.dll",
                      .exports = exported,
                      .imports = imported,
                      .delayed = late,
                      .pdb = "c:\\x\\sample.pdb"};
    return w32t_build_pe(&w, size);
}

static bool collect(void *context, const w32t_pe_import *i) {
    char *out = context;
    size_t n = strlen(out);
    if (i->name) {
        snprintf(out + n, 512 - n, "%s%s!%s/%u;", i->delay ? "delay " : "", i->dll, i->name, i->hint);
    } else {
        snprintf(out + n, 512 - n, "%s%s!#%u;", i->delay ? "delay " : "", i->dll, i->ordinal);
    }
    return true;
}

static void check_sample(bool is64) {
    size_t size;
    uint8_t *b = sample(is64, &size);
    w32t_pe pe;
    assert_int_equal(w32t_pe_open(w32t_span_of(b, size), false, &pe, NULL), W32T_OK);
    assert_int_equal(pe.is64, is64);
    assert_int_equal(pe.time_stamp, 0x12345678);
    assert_int_equal(pe.image_base, is64 ? 0x140000000u : 0x400000u);
    assert_true(pe.characteristics & W32T_PE_DLL);
    w32t_pe_exports e;
    w32t_pe_export x;
    assert_true(w32t_pe_exports_open(&pe, &e));
    assert_string_equal(e.dll, "sample.dll");
    assert_int_equal(e.names, 4);
    assert_true(w32t_pe_export_named(&pe, &e, "Gamma", &x));
    assert_int_equal(x.ordinal, 12);
    assert_int_equal(x.rva, 0x9020);
    assert_null(x.forwarder);
    assert_true(w32t_pe_export_named(&pe, &e, "Beta", &x));
    assert_string_equal(x.forwarder, "ntdll.RtlBeta");
    assert_true(w32t_pe_export_ordinal(&pe, &e, 13, &x));
    assert_string_equal(x.forwarder, "other.#12");
    assert_false(w32t_pe_export_named(&pe, &e, "Delta", &x));
    assert_false(w32t_pe_export_ordinal(&pe, &e, 9, &x));
    assert_false(w32t_pe_export_ordinal(&pe, &e, 14, &x));
    char text[512] = "";
    assert_int_equal(w32t_pe_imports(&pe, collect, text), 0);
    assert_string_equal(text, "KERNEL32.dll!CreateFileW/0;KERNEL32.dll!#77;user32.dll!MessageBoxW/0;"
                              "delay winmm.dll!timeGetTime/0;");
    w32t_pe_rsds r;
    assert_true(w32t_pe_rsds_of(&pe, &r));
    assert_int_equal(r.age, 7);
    assert_string_equal(r.pdb, "c:\\x\\sample.pdb");
    assert_int_equal(r.guid.data1, 0x04030201);
    free(b);
}

static void test_64(void **state) {
    (void)state;
    check_sample(true);
}

static void test_32(void **state) {
    (void)state;
    check_sample(false);
}

static bool count(void *context, const w32t_pe_import *i) {
    (void)i;
    ++*(size_t *)context;
    return true;
}

static void walk_all(w32t_span bytes) {
    w32t_pe pe;
    if (w32t_pe_open(bytes, false, &pe, NULL)) return;
    size_t n = 0;
    w32t_pe_imports(&pe, count, &n);
    assert_true(n <= bytes.n);
    w32t_pe_exports e;
    w32t_pe_export x;
    w32t_pe_rsds r;
    if (w32t_pe_exports_open(&pe, &e)) {
        for (uint32_t i = 0; i < e.names; i++)
            w32t_pe_export_at(&pe, &e, i, &x);
        w32t_pe_export_named(&pe, &e, "Gamma", &x);
        w32t_pe_export_ordinal(&pe, &e, 11, &x);
    }
    w32t_pe_rsds_of(&pe, &r);
}

static void test_every_byte_damaged_and_every_length(void **state) {
    (void)state;
    size_t size;
    uint8_t *b = sample(true, &size);
    static const uint8_t values[] = {0x00, 0x01, 0x7f, 0x80, 0xff};
    for (size_t i = 0; i < size; i++) {
        uint8_t was = b[i];
        for (size_t v = 0; v < sizeof values; v++) {
            b[i] = values[v];
            walk_all(w32t_span_of(b, size));
        }
        b[i] = was;
    }
    for (size_t n = 0; n < size; n += 3) { // exact-size copies, so that a sanitizer sees one byte too many
        uint8_t *copy = malloc(n + !n);
        memcpy(copy, b, n);
        walk_all(w32t_span_of(copy, n));
        free(copy);
    }
    free(b);
}

static void test_what_is_no_program_is_said(void **state) {
    (void)state;
    static const struct {
        const char *bytes;
        size_t n;
        const char *says;
    } cases[] = {{"", 0, "empty"},
                 {"#!/bin/sh\n", 10, "script"},
                 {"\x7f"
                  "ELF\2\1",
                  6, "Linux"},
                 {"hello world", 11, "no MZ"},
                 {"M", 1, "no MZ"},
                 {"MZ", 2, "cut off in its MZ header"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        w32t_pe pe;
        w32t_error error;
        assert_int_equal(w32t_pe_open(w32t_span_of(cases[i].bytes, cases[i].n), false, &pe, &error), W32T_E_FORMAT);
        assert_non_null(strstr(error.text, cases[i].says));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_64),
        cmocka_unit_test(test_32),
        cmocka_unit_test(test_every_byte_damaged_and_every_length),
        cmocka_unit_test(test_what_is_no_program_is_said),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
