// SPDX-License-Identifier: Apache-2.0
// Pairing, over recordings whose truth is known because this test decides what is put into them: calls of any length
// become one event each at their entry time, calls that never return say so, returns without entry are counted.
#define _POSIX_C_SOURCE 200809L
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uchar.h>
#include <unistd.h>

#include <win32trace/trace.h>

#include "capture/call_schema.h"
#include "write/etl/etl_kernel.h"

typedef struct maker {
    char path[64];
    w32t_etl_writer *w;
    w32t_call_schema *sleep, *create;
    uint64_t clock;
} maker;

static void begin(maker *m) {
    memset(m, 0, sizeof *m);
    snprintf(m->path, sizeof m->path, "/tmp/w32t-pair-%ld.etl", (long)getpid());
    w32t_etl_config c = {.path = m->path,
                         .logger_name = "t",
                         .processors = 1,
                         .clock_type = 1,
                         .perf_freq = 1000000000u,
                         .start_clock = 1000,
                         .start_filetime = 133000000000000000u};
    assert_int_equal(w32t_etl_create(&c, &m->w, NULL), W32T_OK);
    w32t_plan_options limits = {0};
    m->sleep = w32t_call_schema_new(NULL, "kernel32.dll", "Sleep", 8, &limits);
    m->create = w32t_call_schema_new(NULL, "kernel32.dll", "DeleteFileW", 8, &limits);
    m->clock = 2000;
    w32t_etl_stamp s = {.clock = m->clock++, .pid = 7, .tid = 8};
    w32t_etl_image i = {
        .base = 0x140000000u, .size = 0x5000, .pid = 7, .path = "C:\\x\\app.exe", .original_name = "app.exe"};
    assert_true(w32t_etl_image_event(m->w, W32T_ETL_START, &s, &i));
}

static void finish(maker *m) {
    w32t_call_schema_free(m->sleep);
    w32t_call_schema_free(m->create);
    assert_int_equal(w32t_etl_close(m->w, 1, NULL), W32T_OK);
}

static void enter(maker *m, uint32_t tid, uint64_t call, uint32_t ms) {
    uint8_t b[64];
    w32t_etl_stamp s = {.clock = m->clock++, .pid = 7, .tid = tid};
    uint64_t caller = 0x140001234u;
    memcpy(b, &call, 8);
    memcpy(b + 8, "kernel32.dll", 13);
    memcpy(b + 21, &caller, 8);
    memcpy(b + 29, &ms, 4);
    assert_true(w32t_etl_event(m->w, &m->sleep->start, &s, b, 33));
}

static void leave(maker *m, uint32_t tid, uint64_t call, uint64_t duration, uint8_t end) {
    uint8_t b[64] = {0};
    w32t_etl_stamp s = {.clock = m->clock++, .pid = 7, .tid = tid};
    memcpy(b, &call, 8);
    memcpy(b + 13, &duration, 8);
    b[21] = end;
    assert_true(w32t_etl_event(m->w, &m->sleep->stop, &s, b, 22));
}

typedef struct seen {
    unsigned calls, never, unwound, half, by_number[4];
    uint64_t long_duration;
    uint64_t orphans;
    bool in_order;
} seen;

static seen read_back(const char *path) {
    seen r = {.in_order = true};
    w32t_trace *t = w32t_trace_new(NULL);
    assert_int_equal(w32t_trace_add(t, path, NULL), W32T_OK);
    int64_t last = INT64_MIN;
    for (w32t_event *e; (e = w32t_trace_next(t)) != NULL;) {
        if (e->time < last) r.in_order = false;
        last = e->time;
        if (e->source != W32T_SOURCE_API) continue;
        w32t_event_describe(e);
        assert_non_null(e->call);
        r.calls++;
        assert_string_equal(e->name, "Sleep");
        if (e->call->half) {
            r.half++;
            continue;
        }
        assert_string_equal(e->call->module, "kernel32.dll");
        assert_string_equal(e->call->caller, "app.exe+0x1234");
        r.never += e->call->end == W32T_CALL_NEVER;
        r.unwound += e->call->end == W32T_CALL_UNWOUND;
        if (e->tid == 1 && e->call->number == 1) r.long_duration = (uint64_t)e->call->duration_ns;
        uint32_t n;
        const w32t_field *f = w32t_event_fields(e, &n);
        assert_int_equal(n, 1);
        assert_string_equal(f[0].name, "dwMilliseconds");
        assert_int_equal(f[0].value.u, e->call->number);
    }
    assert_null(w32t_trace_failed(t));
    r.orphans = w32t_trace_losses_of(t).unpaired;
    w32t_trace_free(t);
    return r;
}

static void test_a_call_that_spans_everything(void **state) {
    (void)state;
    maker m;
    begin(&m);
    enter(&m, 1, 1, 1);
    for (unsigned i = 1; i <= 60000; i++) { // far more than can be held back
        enter(&m, 2, i, i);
        leave(&m, 2, i, 5, 0);
    }
    leave(&m, 1, 1, 123456, 0);
    finish(&m);
    seen r = read_back(m.path);
    assert_int_equal(r.calls, 60001);
    assert_int_equal(r.never, 0);
    assert_int_equal(r.half, 0);
    assert_int_equal(r.orphans, 0);
    assert_int_equal(r.long_duration, 123456);
    assert_true(r.in_order);
    unlink(m.path);
}

static void test_nested_unwound_and_never_returned(void **state) {
    (void)state;
    maker m;
    begin(&m);
    enter(&m, 1, 1, 1);
    enter(&m, 1, 2, 2);
    enter(&m, 1, 3, 3);
    leave(&m, 1, 3, 9, 1); // left by longjmp, found later
    leave(&m, 1, 2, 9, 1);
    enter(&m, 1, 4, 4);
    leave(&m, 1, 4, 9, 0);
    enter(&m, 3, 1, 1); // never returns
    for (unsigned i = 1; i <= 30000; i++) {
        enter(&m, 2, i, i);
        leave(&m, 2, i, 5, 0);
    }
    leave(&m, 9, 77, 5, 0); // its entry was lost
    finish(&m);
    seen r = read_back(m.path);
    assert_int_equal(r.calls, 4 + 1 + 30000 + 1);
    assert_int_equal(r.never, 2); // call 1 of thread 1, and thread 3's
    assert_int_equal(r.unwound, 2);
    assert_int_equal(r.half, 1);
    assert_int_equal(r.orphans, 1);
    assert_true(r.in_order);
    unlink(m.path);
}

static void put(uint8_t *b, size_t *n, const void *what, size_t size) {
    memcpy(b + *n, what, size);
    *n += size;
}

// DeleteFileW(L"C:\\a\\b.txt") as an entry: Call, Module, Caller, lpFileName, then its text, length and status.
static void enter_delete(maker *m, uint64_t call) {
    static const char16_t path[] = u"C:\\a\\b.txt";
    uint8_t b[128], status = 0;
    size_t n = 0;
    uint64_t caller = 0x140001234u, pointer = 0x1000;
    uint16_t bytes = sizeof path - 2;
    uint32_t units = bytes / 2u;
    put(b, &n, &call, 8);
    put(b, &n, "kernel32.dll", 13);
    put(b, &n, &caller, 8);
    put(b, &n, &pointer, 8);
    put(b, &n, &bytes, 2);
    put(b, &n, path, bytes);
    put(b, &n, &units, 4);
    put(b, &n, &status, 1);
    w32t_etl_stamp s = {.clock = m->clock++, .pid = 7, .tid = 1};
    assert_true(w32t_etl_event(m->w, &m->create->start, &s, b, (uint32_t)n));
}

static void test_paths_and_names_of_values(void **state) {
    (void)state;
    maker m;
    begin(&m);
    enter(&m, 1, 1, UINT32_MAX);
    leave(&m, 1, 1, 5, 0);
    enter_delete(&m, 2);
    finish(&m);
    w32t_trace *t = w32t_trace_new(NULL);
    assert_int_equal(w32t_trace_add(t, m.path, NULL), W32T_OK);
    unsigned seen_calls = 0;
    for (w32t_event *e; (e = w32t_trace_next(t)) != NULL;) {
        char path[64];
        uint32_t n;
        if (e->source != W32T_SOURCE_API) continue;
        w32t_event_describe(e);
        const w32t_field *f = w32t_event_fields(e, &n);
        size_t size = w32t_event_text(e, W32T_TEXT_PATH, path, sizeof path);
        seen_calls++;
        if (strcmp(e->name, "Sleep") == 0) {
            assert_int_equal(size, 0);
            assert_string_equal(f[0].value.text, "INFINITE");
        } else {
            assert_string_equal(e->name, "DeleteFileW");
            assert_string_equal(path, "C:\\a\\b.txt");
        }
    }
    assert_int_equal(seen_calls, 2);
    w32t_trace_free(t);
    unlink(m.path);
}

static void test_thread_numbers_are_reused(void **state) {
    (void)state;
    maker m;
    begin(&m);
    for (unsigned life = 0; life < 50; life++) { // each life leaves a call open
        for (unsigned i = 1; i <= 200; i++) {
            enter(&m, 1, i, i);
            if (i < 200) leave(&m, 1, i, 5, 0);
        }
    }
    finish(&m);
    seen r = read_back(m.path);
    assert_int_equal(r.calls, 50 * 200);
    assert_int_equal(r.never, 50);
    assert_int_equal(r.orphans, 0);
    unlink(m.path);
}

static void test_damaged_payloads(void **state) {
    (void)state;
    srand(3);
    for (int round = 0; round < 60; round++) {
        maker m;
        begin(&m);
        for (unsigned i = 1; i <= 200; i++) {
            enter(&m, 1, i, i);
            leave(&m, 1, i, 5, 0);
        }
        finish(&m);
        FILE *f = fopen(m.path, "r+b");
        for (int k = 0; k < 40; k++) { // somewhere in the events, schemas included
            fseek(f, 0x10000 + 0x48 + rand() % 60000, SEEK_SET);
            fputc(rand(), f);
        }
        fclose(f);
        w32t_trace *t = w32t_trace_new(NULL);
        if (w32t_trace_add(t, m.path, NULL) == W32T_OK) {
            for (w32t_event *e; (e = w32t_trace_next(t)) != NULL;) {
                uint32_t n;
                w32t_event_describe(e);
                w32t_event_fields(e, &n);
            }
        }
        w32t_trace_free(t);
        unlink(m.path);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_call_that_spans_everything),
        cmocka_unit_test(test_nested_unwound_and_never_returned),
        cmocka_unit_test(test_paths_and_names_of_values),
        cmocka_unit_test(test_thread_numbers_are_reused),
        cmocka_unit_test(test_damaged_payloads),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
