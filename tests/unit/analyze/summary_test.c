// SPDX-License-Identifier: Apache-2.0
// Summaries and the process tree over a log built here: what its events did is known beforehand.
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "build/pml_build.h"
#include <win32trace/win32trace.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define T0 132390000000000000u

static char path[64];

static void add(pml_build *b, uint32_t process, unsigned operation, const char *name, uint32_t status,
                uint32_t length) {
    pml_bytes d = {.n = 0};
    uint8_t params[48] = {(uint8_t)length, (uint8_t)(length >> 8)};
    uint64_t frames[2] = {0x400010, 0x400020};
    pml_file(&d, 8, 0, 0, params, name);
    pml_u64(&d, 0);
    pml_build_event_add(b, &(pml_build_event){.process = process,
                                              .tid = 1,
                                              .class_ = 3,
                                              .operation = (uint16_t)operation,
                                              .time = T0 + b->event_count,
                                              .duration = 10,
                                              .result = status,
                                              .frames = frames,
                                              .frame_count = 2,
                                              .detail = d.p,
                                              .detail_size = (uint32_t)d.n});
}

static void process(pml_build *b, uint32_t index, uint32_t pid, uint32_t parent, uint64_t start, uint64_t end,
                    const char *name) {
    uint32_t i = b->process_count++;
    b->processes[i].index = index;
    b->processes[i].pid = pid;
    b->processes[i].parent_pid = parent;
    b->processes[i].start = start;
    b->processes[i].end = end;
    b->processes[i].name = name;
    b->processes[i].module_base = 0x400000;
    b->processes[i].module_size = 0x1000;
    b->processes[i].module_path = "C:\\m.dll";
}

static int make(void **state) {
    (void)state;
    pml_build b;
    pml_build_start(&b, 8);
    process(&b, 1, 100, 4, T0 - 900, 0, "parent.exe");
    process(&b, 2, 200, 100, T0 - 800, T0 - 700, "first.exe");
    process(&b, 3, 300, 200, T0 - 750, 0, "grandchild.exe");
    process(&b, 4, 200, 100, T0 - 600, 0, "second.exe"); // the pid again
    process(&b, 5, 400, 200, T0 - 500, 0, "late.exe");   // child of the second one
    process(&b, 6, 500, 100, T0 - 400, T0 - 350, "starter.exe");
    process(&b, 7, 600, 500, T0 - 340, 0, "left.exe"); // dated after its parent's end, a little
    process(&b, 8, 700, 100, T0 - 6000000000, T0 - 5000000000, "gone.exe");
    process(&b, 9, 800, 700, T0 - 330, 0, "orphan.exe"); // and long after: another process may have had that pid
    add(&b, 1, 20, "C:\\a.TXT", 0, 0);
    add(&b, 1, 23, "C:\\a.TXT", 0, 1000);
    add(&b, 1, 24, "C:\\a.TXT", 0xC0000022, 500);
    add(&b, 3, 24, "C:\\b", 0, 70);
    add(&b, 1, 38, "C:\\a.TXT", 0, 0);
    pml_build_finish(&b);
    snprintf(path, sizeof path, "/tmp/w32t-summary-%ld.pml", (long)getpid());
    FILE *f = fopen(path, "wb");
    fwrite(b.bytes, 1, b.size, f);
    fclose(f);
    pml_build_free(&b);
    return 0;
}

static int drop(void **state) {
    (void)state;
    return unlink(path);
}

static w32t_summary *summary(const char *by, const char *filter) {
    w32t_summary_options options = {.from = W32T_NO_TIME, .to = W32T_NO_TIME};
    w32t_query *q = NULL;
    w32t_error error = {0};
    assert_true(w32t_group_by_name(by, &options.by, &options.column));
    if (filter) assert_int_equal(w32t_query_compile(filter, &q, &error), W32T_OK);
    options.query = q;
    w32t_trace *t = w32t_trace_new(NULL);
    assert_int_equal(w32t_trace_add(t, path, &error), W32T_OK);
    w32t_summary *s;
    assert_int_equal(w32t_summary_make(t, &options, &s, &error), W32T_OK);
    w32t_trace_free(t);
    w32t_query_free(q);
    return s;
}

static void by_path(void **state) {
    (void)state;
    w32t_summary *s = summary("path", NULL);
    w32t_group_row r;
    assert_true(w32t_summary_row(s, 0, &r));
    assert_string_equal(r.key, "C:\\a.TXT");
    assert_string_equal(r.class_name, "File System");
    assert_int_equal(r.events, 4);
    assert_int_equal(r.failed, 1);
    assert_int_equal(r.opens, 1);
    assert_int_equal(r.closes, 1);
    assert_int_equal(r.reads, 1);
    assert_int_equal(r.writes, 1);
    assert_int_equal(r.read_bytes, 1000);
    assert_int_equal(r.written_bytes, 0); // denied
    assert_int_equal(r.time_ns, 4000);
    assert_true(w32t_summary_row(s, 1, &r));
    assert_string_equal(r.key, "C:\\b");
    assert_false(w32t_summary_row(s, 2, &r));
    w32t_summary_free(s);
}

static void other_keys(void **state) {
    (void)state;
    static const struct {
        const char *by, *first;
        uint64_t events;
        size_t rows;
    } want[] = {
        {"process", "parent.exe (100)", 4, 2}, {"operation", "WriteFile", 2, 4}, {"extension", ".txt", 4, 2},
        {"result", "SUCCESS", 4, 2},           {"class", "File System", 5, 1},   {"stack", "m.dll+0x10", 5, 2},
    };
    for (size_t i = 0; i < sizeof want / sizeof *want; i++) {
        w32t_summary *s = summary(want[i].by, NULL);
        w32t_group_row r;
        size_t n = 0;
        while (w32t_summary_row(s, n, &r))
            n++;
        assert_int_equal(n, want[i].rows);
        w32t_summary_row(s, 0, &r);
        assert_string_equal(r.key, want[i].first);
        assert_int_equal(r.events, want[i].events);
        assert_int_equal(w32t_summary_events(s), 5);
        w32t_summary_free(s);
    }
    w32t_summary *s = summary("stack", "PID is 300");
    w32t_group_row r;
    assert_true(w32t_summary_row(s, 0, &r));
    assert_int_equal(r.events, 1);
    assert_int_equal(r.self, 1); // innermost
    assert_true(w32t_summary_row(s, 1, &r));
    assert_int_equal(r.self, 0);
    w32t_summary_free(s);
}

static void tree(void **state) {
    (void)state;
    w32t_summary_options options = {.from = W32T_NO_TIME, .to = W32T_NO_TIME};
    w32t_error error = {0};
    w32t_trace *t = w32t_trace_new(NULL);
    assert_int_equal(w32t_trace_add(t, path, &error), W32T_OK);
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    assert_int_equal(w32t_process_tree_print(t, &options, false, out, &error), W32T_OK);
    fclose(out);
    w32t_trace_free(t);
    // Names in order, with the blanks that stand before them.
    static const char *const lines[] = {"gone.exe (700)",           "parent.exe (100)",   "  first.exe (200)",
                                        "    grandchild.exe (300)", "  second.exe (200)", "    late.exe (400)",
                                        "  starter.exe (500)",      "    left.exe (600)", "orphan.exe (800)"};
    char *line = text;
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        assert_non_null(line);
        assert_memory_equal(line, lines[i], strlen(lines[i]));
        line = strchr(line, '\n');
        if (line) line++;
    }
    assert_string_equal(line, "");
    free(text);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(by_path), cmocka_unit_test(other_keys), cmocka_unit_test(tree)};
    return cmocka_run_group_tests(tests, make, drop);
}
