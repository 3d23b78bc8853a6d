// SPDX-License-Identifier: Apache-2.0
// Names of code travel in a recording: images with symbols and with exports are there while it is made, and gone when
// it is read.
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

#include <win32trace/query.h>
#include <win32trace/trace.h>

#include "base/utf.h"
#include "build/pe_build.h"
#include "build/recording_build.h"
#include "capture/code_names.h"

#define BASE    0x140000000u
#define SECOND  0x150000000u
#define FIRST   0x9000u
#define BETWEEN 0x10u
#define SIZE    0xA000u

static char path[96];

// The builder puts functions at 0x9000, one every sixteen bytes.
static void make_image(void) {
    static const char *const names[] = {"Alpha", "Beta", NULL};
    w32t_pe_want want = {.is64 = true, .dll = "names.dll", .exports = names};
    size_t size;
    uint8_t *p = w32t_build_pe(&want, &size);
    FILE *f = fopen(path, "wb");
    assert_non_null(f);
    assert_int_equal(fwrite(p, 1, size, f), size);
    assert_int_equal(fclose(f), 0);
    free(p);
}

static recording r;

static void call_from(uint64_t caller) {
    const recording_argument none[1] = {{1, NULL}};
    uint64_t n = recording_enter(&r, 0, "kernel32.dll", "Sleep", caller, none, 1);
    assert_int_not_equal(n, 0);
    assert_true(recording_leave(&r, 0, "kernel32.dll", "Sleep", n, 0, 0));
}

static int make(void **state) {
    (void)state;
    snprintf(path, sizeof path, "/tmp/w32t-names-%ld.dll", (long)getpid());
    make_image();
    assert_true(recording_open(&r, "names", "C:\\x\\app.exe", "Sleep"));
    recording_module(&r, BASE, SIZE, path);
    recording_module(&r, SECOND, SIZE, "/tmp/w32t-no-such-image.dll");
    call_from(BASE + FIRST + 5);
    call_from(BASE + FIRST + 5);
    call_from(BASE + FIRST + BETWEEN);     // the last instruction of Alpha is the call
    call_from(BASE + FIRST + BETWEEN + 3); // in Beta
    call_from(BASE + FIRST - 1);           // in front of every name
    call_from(SECOND + FIRST + 5);         // an image that is not at hand
    call_from(0x1234);                     // outside all of them
    uint64_t registers[18] = {0}, frames[2] = {BASE + FIRST + BETWEEN, BASE + FIRST + 9};
    recording_fault(&r, 0, 0xC0000005, BASE + FIRST + BETWEEN, 8, registers, NULL, 0, frames, 2);
    assert_true(recording_close(&r, 0));
    return unlink(path);
}

static int drop(void **state) {
    (void)state;
    recording_remove(&r);
    return 0;
}

static const char *base_name(void) {
    return strrchr(path, '/') + 1;
}

static void callers(void **state) {
    (void)state;
    static const char *const want[] = {"Alpha+0x5", "Alpha+0x5", "Alpha+0x10", "Beta+0x3", NULL, NULL, NULL};
    w32t_trace *t = w32t_trace_new(NULL);
    assert_int_equal(w32t_trace_add(t, r.etl, NULL), W32T_OK);
    unsigned n = 0, told = 0;
    for (w32t_event *e; (e = w32t_trace_next(t)) != NULL;) {
        char text[200], expected[200];
        w32t_event_describe(e);
        told += e->name && strcmp(e->name, "Symbol") == 0;
        if (!e->call) continue;
        assert_in_range(n, 0, 6);
        size_t length = w32t_event_caller(e, text, sizeof text);
        if (want[n]) {
            snprintf(expected, sizeof expected, "%s!%s", base_name(), want[n]);
            assert_string_equal(text, expected);
            assert_null(strchr(e->call->caller, '!')); // what it always was
        } else if (length)
            assert_string_equal(text, e->call->caller);
        n++;
    }
    assert_int_equal(n, 7);
    assert_int_equal(told, 0); // shown on request alone
    w32t_trace_free(t);
}

static void frames(void **state) {
    (void)state;
    static const char *const want[] = {"Alpha+0x10", "Alpha+0x9"};
    w32t_query *q;
    w32t_trace *t = w32t_trace_new(NULL);
    assert_int_equal(w32t_trace_add(t, r.etl, NULL), W32T_OK);
    assert_int_equal(w32t_query_compile("stack contains \"!Alpha+\" and stack contains \".dll+0x\"", &q, NULL),
                     W32T_OK);
    unsigned seen = 0;
    for (w32t_event *e; (e = w32t_trace_next(t)) != NULL;) {
        assert_int_equal(w32t_query_match(q, e), e->stack_count > 0); // by its name, and as it is shown without
        for (uint32_t i = 0; i < e->stack_count; i++, seen++) {
            char text[200], expected[200];
            snprintf(expected, sizeof expected, "%s!%s", base_name(), want[i]);
            w32t_event_frame(e, i, text, sizeof text);
            assert_string_equal(text, expected);
            snprintf(expected, sizeof expected, "%s+0x%x", base_name(), (unsigned)(e->stack[i] - BASE));
            w32t_event_frame_place(e, i, text, sizeof text);
            assert_string_equal(text, expected);
        }
    }
    assert_int_equal(seen, 2);
    w32t_query_free(q);
    w32t_trace_free(t);
}

// A program's own image is read when there is time, others when they are asked for.
static void ahead(void **state) {
    (void)state;
    w32t_code_names names = {0};
    w32t_code_places places = {0};
    w32t_buf wide = {0};
    make_image();
    w32t_utf8_to_utf16(&wide, path, strlen(path));
    w32t_span of = w32t_span_of(wide.p, wide.n);
    w32t_code_module_loaded(&names, &places, SECOND, SIZE + 0x1000, of, false, false, true); // another size and image
    assert_false(w32t_code_names_ahead(&names));
    w32t_code_module_loaded(&names, &places, BASE, SIZE, of, false, true, false);
    assert_int_equal(names.bytes, 0);
    assert_true(w32t_code_names_ahead(&names));
    assert_true(names.bytes > 0);
    assert_false(w32t_code_names_ahead(&names)); // once
    w32t_code_module_loaded(&names, &places, BASE, SIZE, of, false, true, false);
    assert_false(w32t_code_names_ahead(&names)); // a second process of the same program
    assert_true(w32t_code_in_system(&places, SECOND) && w32t_code_in_system(&places, SECOND + SIZE + 0xfff));
    assert_false(w32t_code_in_system(&places, SECOND + SIZE + 0x1000) || w32t_code_in_system(&places, BASE));
    w32t_code_places_free(&places);
    w32t_code_names_free(&names);
    w32t_buf_free(&wide);
    assert_int_equal(unlink(path), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(callers), cmocka_unit_test(frames), cmocka_unit_test(ahead)};
    return cmocka_run_group_tests(tests, make, drop);
}
