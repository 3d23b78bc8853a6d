// SPDX-License-Identifier: Apache-2.0
// The summaries of Process Monitor's Tools menu over a log built here: what its events did is known beforehand.
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

enum { PROCESS = 1, REGISTRY = 2, FILES = 3, PROFILING = 4, NETWORK = 5 }; // classes of events

static char path[64];

static void add(pml_build *b, uint32_t process, unsigned class_, unsigned operation, uint32_t status, pml_bytes *d) {
    pml_build_event_add(b, &(pml_build_event){.process = process,
                                              .tid = 1,
                                              .class_ = class_,
                                              .operation = (uint16_t)operation,
                                              .time = T0 + b->event_count,
                                              .duration = 10,
                                              .result = status,
                                              .detail = d->p,
                                              .detail_size = (uint32_t)d->n});
}

static void file(pml_build *b, uint32_t process, unsigned operation, const char *name, uint32_t status,
                 uint32_t length) {
    pml_bytes d = {.n = 0};
    uint8_t params[48] = {(uint8_t)length, (uint8_t)(length >> 8)};
    pml_file(&d, 8, 0, 0, params, name);
    pml_u64(&d, 0);
    add(b, process, FILES, operation, status, &d);
}

static void set_value(pml_build *b, uint32_t process, const char *name) {
    pml_bytes d = {.n = 0};
    pml_u16(&d, 0x8000u | (unsigned)strlen(name));
    pml_u16(&d, 0);
    pml_u32(&d, 4); // REG_DWORD
    pml_u32(&d, 4);
    pml_u16(&d, 4);
    pml_u16(&d, 0);
    pml_text(&d, name);
    pml_u32(&d, 7);
    add(b, process, REGISTRY, 4, 0, &d);
}

static void network(pml_build *b, uint32_t process, unsigned operation, uint32_t length) {
    pml_bytes d = {.n = 0};
    pml_u16(&d, 7); // TCP over IPv4
    pml_u16(&d, 0);
    pml_u32(&d, length);
    for (unsigned i = 0; i < 32; i++)
        pml_u8(&d, i % 16 < 4 ? 127 : 0);
    pml_u16(&d, 1000);
    pml_u16(&d, 80);
    pml_u16(&d, 0);
    add(b, process, NETWORK, operation, 0, &d);
}

static void used(pml_build *b, uint32_t process, uint64_t user, uint64_t kernel, uint64_t set, uint64_t commit) {
    pml_bytes d = {.n = 0};
    pml_u64(&d, user);
    pml_u64(&d, kernel);
    pml_u64(&d, set);
    pml_u64(&d, commit);
    add(b, process, PROFILING, 1, 0, &d);
}

static void process(pml_build *b, uint32_t index, uint32_t pid, uint64_t start, const char *name) {
    uint32_t i = b->process_count++;
    b->processes[i].index = index;
    b->processes[i].pid = pid;
    b->processes[i].start = start;
    b->processes[i].name = name;
}

enum { READ = 23, WRITE = 24, GET_ACL = 40, SET_ACL = 41 };

static int make(void **state) {
    (void)state;
    pml_build b;
    pml_build_start(&b, 8);
    process(&b, 1, 100, T0 - 900, "a.exe");
    process(&b, 2, 200, T0 - 800, "b.exe");
    process(&b, 3, 200, T0 - 700, "b.exe"); // the same name and pid again
    file(&b, 1, WRITE, "C:\\d\\shared.txt", 0, 10);
    file(&b, 2, READ, "C:\\d\\shared.txt", 0, 8);
    file(&b, 3, READ, "C:\\d\\shared.txt", 0, 8);
    file(&b, 1, WRITE, "C:\\d\\own.txt", 0, 20); // read by nobody else
    file(&b, 1, READ, "C:\\d\\own.txt", 0, 20);
    file(&b, 1, WRITE, "C:\\denied", 0xC0000022, 500);
    file(&b, 2, READ, "C:\\denied", 0, 5);
    file(&b, 1, GET_ACL, "C:\\d\\own.txt", 0, 0);
    file(&b, 1, SET_ACL, "C:\\d\\own.txt", 0, 0);
    file(&b, 1, GET_ACL, "C:\\d\\own.txt", 0, 0);
    set_value(&b, 2, "HKLM\\v");
    network(&b, 2, 5, 0);   // connect
    network(&b, 2, 2, 300); // send
    network(&b, 2, 3, 40);  // receive
    network(&b, 2, 6, 0);   // disconnect
    used(&b, 1, 30000000, 10000000, 5000, 9000);
    used(&b, 1, 40000000, 10000000, 4000, 8000);
    pml_build_finish(&b);
    snprintf(path, sizeof path, "/tmp/w32t-summary-tools-%ld.pml", (long)getpid());
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

static w32t_summary *summary(const char *by) {
    w32t_summary_options options = {.from = W32T_NO_TIME, .to = W32T_NO_TIME};
    w32t_error error = {0};
    assert_true(w32t_group_by_name(by, &options.by, &options.column));
    w32t_trace *t = w32t_trace_new(NULL);
    assert_int_equal(w32t_trace_add(t, path, &error), W32T_OK);
    w32t_summary *s;
    assert_int_equal(w32t_summary_make(t, &options, &s, &error), W32T_OK);
    w32t_trace_free(t);
    return s;
}

static w32t_group_row row(const w32t_summary *s, const char *key) {
    w32t_group_row r;
    for (size_t i = 0; w32t_summary_row(s, i, &r); i++)
        if (strcmp(r.key, key) == 0) return r;
    fail_msg("no row '%s'", key);
    return r;
}

static size_t rows_of(const w32t_summary *s) {
    w32t_group_row r;
    size_t n = 0;
    while (w32t_summary_row(s, n, &r))
        n++;
    return n;
}

static void files_and_folders(void **state) {
    (void)state;
    w32t_summary *s = summary("file");
    assert_int_equal(rows_of(s), 3);
    assert_int_equal(w32t_summary_events(s), 10);
    w32t_group_row r = row(s, "C:\\d\\own.txt");
    assert_int_equal(r.get_acl, 2);
    assert_int_equal(r.set_acl, 1);
    assert_int_equal(r.read_bytes, 20);
    assert_int_equal(r.written_bytes, 20);
    r = row(s, "C:\\denied");
    assert_int_equal(r.writes, 1);
    assert_int_equal(r.written_bytes, 0); // it was not written
    assert_int_equal(r.read_bytes, 5);
    w32t_summary_free(s);
    s = summary("folder");
    assert_int_equal(rows_of(s), 2);
    assert_int_equal(row(s, "C:\\d").events, 8);
    assert_int_equal(row(s, "C:\\").events, 2); // the root keeps its backslash
    w32t_summary_free(s);
}

static void keys_and_connections(void **state) {
    (void)state;
    w32t_summary *s = summary("registry");
    assert_int_equal(rows_of(s), 1);
    assert_int_equal(row(s, "HKLM\\v").writes, 1);
    w32t_summary_free(s);
    s = summary("network");
    assert_int_equal(rows_of(s), 1);
    w32t_group_row r;
    w32t_summary_row(s, 0, &r);
    assert_int_equal(r.opens, 1);
    assert_int_equal(r.closes, 1);
    assert_int_equal(r.written_bytes, 300);
    assert_int_equal(r.read_bytes, 40);
    w32t_summary_free(s);
}

static void processes(void **state) {
    (void)state;
    w32t_summary *s = summary("process");
    assert_int_equal(rows_of(s), 3); // two of one name and pid are two
    w32t_group_row r = row(s, "a.exe (100)");
    assert_int_equal(r.activity->file_events, 7);
    assert_int_equal(r.activity->file_bytes, 50);
    assert_int_equal(r.activity->user_ns, 4000000000u);
    assert_int_equal(r.activity->kernel_ns, 1000000000u);
    assert_int_equal(r.activity->commit_peak, 9000);
    assert_int_equal(r.activity->working_set_peak, 5000);
    w32t_summary_row(s, 1, &r);
    assert_string_equal(r.key, "b.exe (200)");
    assert_int_equal(r.activity->registry_events, 1);
    assert_int_equal(r.activity->network_events, 4);
    assert_int_equal(r.activity->network_bytes, 340);
    assert_int_equal(r.activity->user_ns, 0);
    w32t_summary_free(s);
}

static void crossings(void **state) {
    (void)state;
    w32t_summary *s = summary("cross-reference");
    assert_int_equal(rows_of(s), 1);
    w32t_group_row r = row(s, "C:\\d\\shared.txt");
    assert_int_equal(r.users->writer_count, 1);
    assert_string_equal(r.users->writers[0], "a.exe (100)");
    assert_int_equal(r.users->reader_count, 1); // told apart by name and pid
    assert_string_equal(r.users->readers[0], "b.exe (200)");
    w32t_summary_free(s);
}

// A stack as deep as one likes: a frame that comes again in it is one of the event.
static void deep_stack(void **state) {
    (void)state;
    static uint64_t frames[1000];
    for (size_t i = 0; i < 1000; i++)
        frames[i] = 0x1000 + i % 500; // each twice
    pml_build b;
    pml_build_start(&b, 8);
    process(&b, 1, 100, T0 - 900, "a.exe");
    pml_bytes d = {.n = 0};
    pml_u32(&d, 5);
    for (unsigned i = 0; i < 2; i++)
        pml_build_event_add(&b, &(pml_build_event){.process = 1,
                                                   .class_ = PROCESS,
                                                   .operation = 3,
                                                   .time = T0 + i,
                                                   .frames = frames,
                                                   .frame_count = 1000,
                                                   .detail = d.p,
                                                   .detail_size = (uint32_t)d.n});
    pml_build_finish(&b);
    char own[sizeof path];
    memcpy(own, path, sizeof path);
    snprintf(path, sizeof path, "/tmp/w32t-summary-deep-%ld.pml", (long)getpid());
    FILE *f = fopen(path, "wb");
    fwrite(b.bytes, 1, b.size, f);
    fclose(f);
    pml_build_free(&b);
    w32t_summary *s = summary("stack");
    unlink(path);
    memcpy(path, own, sizeof path);
    assert_int_equal(rows_of(s), 500);
    assert_int_equal(row(s, "0x1000").events, 2);
    assert_int_equal(row(s, "0x1000").self, 2);
    assert_int_equal(row(s, "0x11f3").events, 2);
    w32t_summary_free(s);
}

static void columns(void **state) {
    (void)state;
    static const struct {
        const char *by, *key;
        uint64_t events;
    } want[] = {{"column:Process Name", "a.exe", 9},
                {"column:process_name", "b.exe", 8},
                {"column:Result", "ACCESS DENIED", 1},
                {"column:Event Class", "Network", 4},
                {"column:PID", "200", 8},
                {"column:Detail", "Length: 300", 1}};
    for (size_t i = 0; i < sizeof want / sizeof *want; i++) {
        w32t_summary *s = summary(want[i].by);
        assert_int_equal(row(s, want[i].key).events, want[i].events);
        w32t_summary_free(s);
    }
    w32t_group_by by;
    w32t_text column;
    assert_false(w32t_group_by_name("column:", &by, &column));
    assert_false(w32t_group_by_name("column", &by, &column));
    assert_false(w32t_group_by_name("column:No Such", &by, &column));
    assert_false(w32t_group_by_name("column:PID", &by, NULL));
}

static char *printed(const char *by, w32t_summary_form form, size_t limit) {
    w32t_summary *s = summary(by);
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    w32t_summary_print(s, form, limit, out);
    fclose(out);
    w32t_summary_free(s);
    return text;
}

static void forms(void **state) {
    (void)state;
    char *text = printed("file", W32T_SUMMARY_CSV, 1);
    assert_string_equal(text, "\"File Time\",\"Total Events\",\"Opens\",\"Closes\",\"Reads\",\"Writes\",\"Read Bytes\","
                              "\"Write Bytes\",\"Get ACL\",\"Set ACL\",\"Other\",\"Path\"\r\n"
                              "\"0.0000050\",\"5\",\"0\",\"0\",\"1\",\"1\",\"20\",\"20\",\"2\",\"1\",\"0\","
                              "\"C:\\d\\own.txt\"\r\n");
    free(text);
    text = printed("cross-reference", W32T_SUMMARY_CSV, 0);
    assert_string_equal(text, "\"Reads\",\"Writes\",\"Path\",\"Writers\",\"Readers\"\r\n"
                              "\"2\",\"1\",\"C:\\d\\shared.txt\",\"a.exe (100)\",\"b.exe (200)\"\r\n");
    free(text);
    text = printed("cross-reference", W32T_SUMMARY_JSON, 0);
    assert_non_null(strstr(text, "\"writers\":[\"a.exe (100)\"],\"readers\":[\"b.exe (200)\"]"));
    free(text);
    text = printed("process", W32T_SUMMARY_JSON, 0);
    assert_non_null(strstr(text, "\"commit_peak\":9000"));
    assert_null(strstr(text, "\"commit_peak\":0")); // not told is not there
    free(text);
    // What is not known stays empty: seven counts, then no times and no memory.
    text = printed("process", W32T_SUMMARY_CSV, 2);
    assert_non_null(strstr(text, "\"4\",\"340\",\"\",\"\",\"\",\"\",\"b.exe (200)\"\r\n"));
    free(text);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(files_and_folders), cmocka_unit_test(keys_and_connections),
                                       cmocka_unit_test(processes),         cmocka_unit_test(crossings),
                                       cmocka_unit_test(columns),           cmocka_unit_test(forms),
                                       cmocka_unit_test(deep_stack)};
    return cmocka_run_group_tests(tests, make, drop);
}
