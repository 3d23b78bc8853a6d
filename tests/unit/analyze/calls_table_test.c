// SPDX-License-Identifier: Apache-2.0
// The table of calls over a recording whose truth this test decides: calls, failures, times, time of calls inside
// others, every order and every key.
#define _POSIX_C_SOURCE 200809L
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <win32trace/summary.h>

#include "build/recording_build.h"

static recording r;

static void call(uint32_t thread, const char *dll, const char *name, uint64_t caller, uint64_t ns, uint64_t result,
                 uint32_t error, const char *inner, uint64_t inner_ns) {
    const recording_argument none[1] = {{1, NULL}};
    uint64_t n = recording_enter(&r, thread, dll, name, caller, none, 1), end = r.ticks - 10 + ns;
    assert_int_not_equal(n, 0);
    if (inner) call(thread, "kernel32.dll", inner, caller, inner_ns, 1, 0, NULL, 0);
    assert_true(r.ticks <= end);
    r.ticks = end;
    assert_true(recording_leave(&r, thread, dll, name, n, result, error));
}

static int make(void **state) {
    (void)state;
    assert_true(recording_open(&r, "calls", "C:\\x\\app.exe", "Sleep,DeleteFileW,CloseHandle,MessageBoxW"));
    recording_module(&r, 0x140000000u, 0x5000, "C:\\x\\app.exe");
    uint32_t other = recording_thread(&r, 200);
    call(0, "kernel32.dll", "Sleep", 0x140001000u, 5000, 0, 0, NULL, 0);
    call(0, "kernel32.dll", "DeleteFileW", 0x140001100u, 300, 0, 2, NULL, 0); // fails: FALSE
    call(0, "kernel32.dll", "DeleteFileW", 0x140001100u, 100, 1, 0, NULL, 0);
    call(other, "kernel32.dll", "DeleteFileW", 0x140001200u, 200, 0, 5, NULL, 0);
    call(other, "user32.dll", "MessageBoxW", 0x140001300u, 4000, 1, 0, "CloseHandle", 1500);
    const recording_argument none[1] = {{1, NULL}};
    assert_int_not_equal(recording_enter(&r, 0, "kernel32.dll", "Sleep", 0x140001000u, none, 1), 0); // never returns
    assert_true(recording_close(&r, 0));
    return 0;
}

// One file under the spellings that calls have for it.
static void spellings(void **state) {
    (void)state;
    static const char *const names[] = {"C:\\d\\a.txt", "\\\\?\\C:\\d\\a.txt", "\\??\\C:\\d\\a.txt", "\\\\server\\d"};
    recording s;
    assert_true(recording_open(&s, "spellings", "C:\\x\\app.exe", "DeleteFileW"));
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const recording_argument name[1] = {{1, names[i]}};
        uint64_t n = recording_enter(&s, 0, "kernel32.dll", "DeleteFileW", 0x140001000u, name, 1);
        assert_int_not_equal(n, 0);
        assert_true(recording_leave(&s, 0, "kernel32.dll", "DeleteFileW", n, 1, 0));
    }
    assert_true(recording_close(&s, 0));
    w32t_summary_options o = {.by = W32T_BY_FILE, .from = W32T_NO_TIME, .to = W32T_NO_TIME};
    w32t_error error = {0};
    w32t_trace *t = w32t_trace_new(NULL);
    assert_int_equal(w32t_trace_add(t, s.etl, &error), W32T_OK);
    w32t_summary *made;
    assert_int_equal(w32t_summary_make(t, &o, &made, &error), W32T_OK);
    w32t_group_row row;
    assert_true(w32t_summary_row(made, 0, &row));
    assert_string_equal(row.key, "C:\\d\\a.txt");
    assert_int_equal(row.events, 3);
    assert_true(w32t_summary_row(made, 1, &row));
    assert_string_equal(row.key, "\\\\server\\d");
    assert_false(w32t_summary_row(made, 2, &row));
    w32t_summary_free(made);
    w32t_trace_free(t);
    recording_remove(&s);
}

static int drop(void **state) {
    (void)state;
    recording_remove(&r);
    return 0;
}

static w32t_summary *table(const char *by, const char *filter) {
    w32t_summary_options o = {.from = W32T_NO_TIME, .to = W32T_NO_TIME, .calls = true, .histogram = true};
    w32t_error error = {0};
    w32t_query *q = NULL;
    assert_true(w32t_group_by_name(by, &o.by, &o.column));
    if (filter) assert_int_equal(w32t_query_compile(filter, &q, &error), W32T_OK);
    o.query = q;
    w32t_trace *t = w32t_trace_new(NULL);
    assert_int_equal(w32t_trace_add(t, r.etl, &error), W32T_OK);
    w32t_summary *s;
    assert_int_equal(w32t_summary_make(t, &o, &s, &error), W32T_OK);
    w32t_trace_free(t);
    w32t_query_free(q);
    return s;
}

static w32t_group_row row(const w32t_summary *s, const char *key) {
    w32t_group_row g;
    for (size_t i = 0; w32t_summary_row(s, i, &g); i++)
        if (strcmp(g.key, key) == 0) return g;
    fail_msg("no row %s", key);
    return g;
}

static void counts_and_times(void **state) {
    (void)state;
    w32t_summary *s = table("function", NULL);
    w32t_group_row d = row(s, "DeleteFileW"), m = row(s, "MessageBoxW"), p = row(s, "Sleep"), all;
    assert_int_equal(d.events, 3);
    assert_int_equal(d.failed, 2);
    assert_int_equal(d.time_ns, 600);
    assert_int_equal(d.min_ns, 100);
    assert_int_equal(d.max_ns, 300);
    assert_int_equal(d.histogram[7], 1);           // 100 and above, below 200
    assert_int_equal(d.histogram[8], 2);           // 200 .. 500
    assert_int_equal(w32t_histogram_from(7), 100); // 0 1 2 5 10 20 50 100
    assert_int_equal(m.time_ns, 4000);
    assert_int_equal(m.self_ns, 2500);
    assert_int_equal(p.events, 2);
    assert_int_equal(p.timed, 1); // the other one never returned
    w32t_summary_total(s, &all);
    assert_int_equal(all.events, 7);
    assert_int_equal(all.failed, 2);
    assert_int_equal(all.time_ns, 5000 + 600 + 4000 + 1500);
    assert_int_equal(all.self_ns, 5000 + 600 + 4000);
    w32t_summary_free(s);
}

static void keys(void **state) {
    (void)state;
    static const struct {
        const char *by, *key;
        unsigned calls;
    } want[] = {{"thread", "4711/100 app.exe", 4}, {"thread", "4711/200 app.exe", 3}, {"caller", "app.exe+0x1100", 2},
                {"module", "user32.dll", 1},       {"module", "kernel32.dll", 6},     {"process", "app.exe (4711)", 7}};
    for (size_t i = 0; i < sizeof want / sizeof *want; i++) {
        w32t_summary *s = table(want[i].by, NULL);
        assert_int_equal(row(s, want[i].key).events, want[i].calls);
        w32t_summary_free(s);
    }
    w32t_summary *s = table("function", "error >= 0");
    w32t_group_row all;
    w32t_summary_total(s, &all);
    assert_int_equal(all.events, 2);
    w32t_summary_free(s);
}

static void first_name(w32t_summary *s, const char *sort, const char *first) {
    char *text = NULL;
    size_t n;
    FILE *f = open_memstream(&text, &n);
    assert_true(w32t_calls_print(s, &(w32t_calls_table){.sort = sort, .columns = "name,calls"}, f));
    fclose(f);
    const char *line = strchr(strchr(text, '\n') + 1, '\n') + 1; // behind head and rule
    assert_int_equal(strncmp(line, first, strlen(first)), 0);
    assert_int_equal(line[strlen(first)], ' ');
    free(text);
}

// The same numbers as in JSON, in the same order; as many rows as asked for.
static void csv(void **state) {
    (void)state;
    static const char *const by[] = {"function", "thread", "caller", "module", "process"};
    for (size_t i = 0; i < sizeof by / sizeof *by; i++) {
        w32t_summary *s = table(by[i], NULL);
        for (size_t limit = 0; limit < 2; limit++) {
            char *text = NULL, want[512];
            size_t n;
            FILE *f = open_memstream(&text, &n);
            assert_true(w32t_calls_print(s, &(w32t_calls_table){.csv = true, .limit = limit}, f));
            fclose(f);
            const char *at = text;
            snprintf(want, sizeof want,
                     "\"%s\",\"calls\",\"errors\",\"time_ns\",\"self_ns\",\"min_ns\",\"max_ns\",\"avg_ns\",\"unfinished\"\r\n",
                     by[i]);
            assert_int_equal(strncmp(at, want, strlen(want)), 0);
            at += strlen(want);
            w32t_group_row g;
            size_t k = 0;
            for (; (!limit || k < limit) && w32t_summary_row(s, k, &g); k++) {
                int used = snprintf(want, sizeof want, "\"%s\",\"%llu\",\"%llu\",\"%llu\",\"%llu\",", g.key,
                                    (unsigned long long)g.events, (unsigned long long)g.failed,
                                    (unsigned long long)g.time_ns, (unsigned long long)g.self_ns);
                assert_int_equal(strncmp(at, want, (size_t)used), 0);
                snprintf(want, sizeof want, "\"%llu\"\r\n", (unsigned long long)(g.events - g.timed));
                at = strstr(at, "\r\n") + 2;
                assert_int_equal(strncmp(at - strlen(want), want, strlen(want)), 0);
            }
            assert_true(k > 0);
            assert_int_equal(*at, 0);
            free(text);
        }
        w32t_summary_free(s);
    }
}

static void orders(void **state) {
    (void)state;
    w32t_summary *s = table("function", NULL);
    first_name(s, "time", "Sleep");
    first_name(s, "calls", "DeleteFileW");
    first_name(s, "errors", "DeleteFileW");
    first_name(s, "name", "CloseHandle");
    first_name(s, "avg_time", "Sleep");
    first_name(s, "min", "Sleep");
    assert_false(w32t_calls_print(s, &(w32t_calls_table){.sort = "odd"}, NULL));
    assert_false(w32t_calls_print(s, &(w32t_calls_table){.columns = "calls,,name"}, NULL));
    w32t_summary_free(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(csv),
        cmocka_unit_test(spellings),
        cmocka_unit_test(counts_and_times),
        cmocka_unit_test(keys),
        cmocka_unit_test(orders),
    };
    return cmocka_run_group_tests(tests, make, drop);
}
