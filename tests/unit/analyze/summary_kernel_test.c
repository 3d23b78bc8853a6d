// SPDX-License-Identifier: Apache-2.0
// The summaries of Process Monitor's Tools menu over kernel events built here, of the logger's classes and of the
// manifest providers: layouts as the public documentation of the classes and the providers' templates have them.
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "base/span.h"
#include "build/etl_build.h"
#include <win32trace/win32trace.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char path[64];

static const w32t_guid kernel_file = {0xedd08927, 0x9cc4, 0x4e65, {0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89}};
static const w32t_guid kernel_keys = {0x70eb4f03, 0xc1de, 0x4f73, {0xa0, 0x51, 0x33, 0xd1, 0x3d, 0x54, 0x13, 0xbd}};
static const w32t_guid kernel_net = {0x7dd42a49, 0x5329, 0x4832, {0x8d, 0xfd, 0x43, 0xd9, 0x79, 0x15, 0x3a, 0x88}};

enum { FILE_IO = 4, DISK_IO = 1, REGISTRY = 9, TCP_IP = 6 }; // groups of kernel events
#define A_TXT 0xFFFF800000001000u                            // file objects
#define B_BIN 0xFFFF800000002000u
#define IRP   0xFFFFA00000000100u

typedef struct trace {
    etl_build b;
    w32t_buf p;
    uint64_t at; // clock, 100 ns
} trace;

static void u8(trace *t, uint8_t v) {
    w32t_buf_char(&t->p, (char)v);
}
static void u16(trace *t, uint16_t v) {
    uint8_t x[2];
    w32t_put16(x, v);
    w32t_buf_put(&t->p, x, 2);
}
static void u32(trace *t, uint32_t v) {
    uint8_t x[4];
    w32t_put32(x, v);
    w32t_buf_put(&t->p, x, 4);
}
static void u64(trace *t, uint64_t v) {
    uint8_t x[8];
    w32t_put64(x, v);
    w32t_buf_put(&t->p, x, 8);
}
static void text(trace *t, const char *s) {
    do
        u16(t, (uint8_t)*s);
    while (*s++);
}

// Each event comes 10 µs after the one before.
static void kernel(trace *t, unsigned group, unsigned opcode, unsigned version) {
    etl_build_system(&t->b, 2, group, opcode, version, ETL_BUILD_STAMP + (t->at += 100), 77, 78, t->p.p, t->p.n);
    t->p.n = 0;
}
static void manifest(trace *t, const w32t_guid *provider, uint16_t id, uint8_t version) {
    etl_build_event(&t->b, 19, provider, &(etl_descriptor){.id = id, .version = version},
                    ETL_BUILD_STAMP + (t->at += 100), 77, 78, NULL, 0, t->p.p, t->p.n);
    t->p.n = 0;
}

static void file_io(trace *t, unsigned opcode, uint64_t irp, uint64_t object) { // simple operations
    u64(t, irp), u64(t, object), u64(t, object + 8), u32(t, 78);
    kernel(t, FILE_IO, opcode, 3);
}
static void file_move(trace *t, unsigned opcode, uint64_t irp, uint64_t object, uint32_t size) {
    u64(t, 0), u64(t, irp), u64(t, object), u64(t, object + 8), u32(t, 78), u32(t, size), u32(t, 0);
    kernel(t, FILE_IO, opcode, 3);
}
static void file_end(trace *t, uint64_t irp, uint32_t status) {
    u64(t, irp), u64(t, 0), u32(t, status);
    kernel(t, FILE_IO, 76, 3);
}

static void files(trace *t) {
    u64(t, A_TXT), text(t, "\\Device\\HarddiskVolume1\\a.txt");
    kernel(t, FILE_IO, 36, 2); // a rundown's name: no operation
    u64(t, IRP), u64(t, B_BIN), u32(t, 78), u32(t, 0), u32(t, 0), u32(t, 0), text(t, "C:\\dir\\b.bin");
    kernel(t, FILE_IO, 64, 3);
    file_end(t, IRP, 0);
    file_move(t, 67, IRP, A_TXT, 100);
    file_end(t, IRP, 0);
    file_move(t, 67, IRP, A_TXT, 1000);
    file_end(t, IRP, 0xC0000011); // the end of the file
    file_move(t, 68, IRP, A_TXT, 7);
    file_move(t, 68, IRP + 0x100, B_BIN, 9); // while the other is under way
    file_end(t, IRP, 0);
    file_end(t, IRP + 0x100, 0x103); // pending is no error
    u64(t, IRP), u64(t, A_TXT), u64(t, A_TXT + 8), u64(t, 0), u32(t, 78), u32(t, 4);
    kernel(t, FILE_IO, 74, 3); // asked for information
    file_io(t, 65, IRP, A_TXT);
    file_io(t, 66, IRP, A_TXT);
    file_end(t, 0x1234, 0); // of what began before the trace
    u32(t, 0), u32(t, 0), u32(t, 4096), u32(t, 0), u64(t, 0), u64(t, A_TXT), u64(t, IRP), u64(t, 20000), u32(t, 78);
    kernel(t, DISK_IO, 10, 3); // 2 ms at 10 MHz
    u64(t, IRP), u32(t, 78);
    kernel(t, DISK_IO, 12, 3); // the request for it
}

static void files_of_the_provider(trace *t) {
    u64(t, IRP), u64(t, 0x7770), u32(t, 78), u32(t, 0), u32(t, 0), u32(t, 0), text(t, "C:\\m.dat");
    manifest(t, &kernel_file, 12, 1);
    u64(t, 0), u64(t, IRP), u64(t, 0x7770), u64(t, 0x7778), u32(t, 78), u32(t, 50), u32(t, 0), u32(t, 0);
    manifest(t, &kernel_file, 15, 1);
    u64(t, IRP), u64(t, 0), u32(t, 0xC0000022);
    manifest(t, &kernel_file, 24, 0);
    u64(t, IRP), u64(t, 0x7770), u64(t, 0x7778), u32(t, 78);
    manifest(t, &kernel_file, 13, 1);
}

static void key(trace *t, unsigned opcode, uint32_t status, uint64_t handle, const char *name) {
    u64(t, ETL_BUILD_STAMP + t->at + 100 - 30); // begun 3 µs before
    u32(t, status), u32(t, 0), u64(t, handle), text(t, name);
    kernel(t, REGISTRY, opcode, 2);
}

static void keys(trace *t) {
    key(t, 22, 0, 0x5000, "\\REGISTRY\\MACHINE\\Soft"); // a key's name
    key(t, 11, 0, 0x5000, "App");
    key(t, 16, 0xC0000034, 0x5000, "App");
    key(t, 14, 0, 0x5000, "App");
    u64(t, 0), u64(t, 0x6660), u32(t, 0), u32(t, 1), text(t, "\\REGISTRY\\USER"), text(t, "Mine");
    manifest(t, &kernel_keys, 1, 0);
    u64(t, 0x6660), u32(t, 0), u32(t, 4), u32(t, 4), text(t, ""), text(t, "Value"), u16(t, 0), u32(t, 0), u32(t, 0),
        u16(t, 0);
    manifest(t, &kernel_keys, 5, 0);
}

static void connections(trace *t) {
    static const uint8_t to[4] = {10, 0, 0, 1}, from[4] = {10, 0, 0, 2};
    for (unsigned i = 0; i < 3; i++) {
        u32(t, 77), u32(t, 500), w32t_buf_put(&t->p, to, 4), w32t_buf_put(&t->p, from, 4);
        u8(t, 0), u8(t, 80), u8(t, 0xC0), u8(t, 0); // ports, high byte first
        if (i == 2) {
            u32(t, 0), u64(t, 0);
            manifest(t, &kernel_net, 11, 0); // received
            continue;
        }
        u32(t, 0), u32(t, 0), u64(t, 0), u32(t, 0);
        kernel(t, TCP_IP, 10, 2); // sent
    }
}

static int make(void **state) {
    (void)state;
    etl_session s = etl_sound_session();
    trace t = {.at = 0};
    etl_build_begin(&t.b, &s);
    t.b.size = 0x4000;
    files(&t);
    files_of_the_provider(&t);
    keys(&t);
    connections(&t);
    etl_build_flush(&t.b);
    strcpy(path, "/tmp/w32t-kernel-XXXXXX");
    int fd = mkstemp(path);
    if (fd < 0 || write(fd, t.b.file.p, t.b.file.n) != (ssize_t)t.b.file.n) return 1;
    close(fd);
    etl_build_free(&t.b);
    w32t_buf_free(&t.p);
    return 0;
}

static int drop(void **state) {
    (void)state;
    return unlink(path);
}

static w32t_summary *summary(const char *by) {
    w32t_error error;
    w32t_summary_options o = {.from = W32T_NO_TIME, .to = W32T_NO_TIME};
    w32t_trace *t = w32t_trace_new(NULL);
    w32t_summary *s;
    assert_true(w32t_group_by_name(by, &o.by, &o.column));
    o.key = by;
    assert_int_equal(w32t_trace_add(t, path, &error), W32T_OK);
    assert_int_equal(w32t_summary_make(t, &o, &s, &error), W32T_OK);
    w32t_trace_free(t);
    return s;
}

// key class: events failed opens closes reads writes other read written microseconds
static void expect(const char *by, const char *const *want, size_t count) {
    w32t_summary *s = summary(by);
    w32t_group_row r;
    for (size_t i = 0; i < count; i++) {
        bool found = false;
        char got[256] = "";
        for (size_t k = 0; w32t_summary_row(s, k, &r); k++) {
            snprintf(got, sizeof got, "%s%s%s: %u %u %u %u %u %u %u %u %u %u", r.key, r.class_name ? " " : "",
                     r.class_name ? r.class_name : "", (unsigned)r.events, (unsigned)r.failed, (unsigned)r.opens,
                     (unsigned)r.closes, (unsigned)r.reads, (unsigned)r.writes, (unsigned)r.other,
                     (unsigned)r.read_bytes, (unsigned)r.written_bytes, (unsigned)(r.time_ns / 1000));
            found |= strcmp(got, want[i]) == 0;
            if (strncmp(got, want[i], (size_t)(strstr(want[i], ": ") - want[i]) + 2) == 0 && strcmp(got, want[i]) != 0)
                print_message("%s: got %s\n", by, got);
        }
        if (!found) fail_msg("%s: no row %s", by, want[i]);
    }
    assert_false(w32t_summary_row(s, count, &r));
    w32t_summary_free(s);
}

static void of_files(void **state) {
    (void)state;
    static const char *const want[] = {
        "\\Device\\HarddiskVolume1\\a.txt: 6 1 0 1 2 1 2 100 7 40", // of two reads one failed; the write took 20 µs
        "\\Device\\HarddiskVolume1\\a.txt DiskIo: 1 0 0 0 1 0 0 4096 0 2000",
        "C:\\dir\\b.bin: 2 0 1 0 0 1 0 0 9 30",
        "C:\\m.dat: 3 1 1 1 1 0 0 0 0 10",
    };
    expect("file", want, 4);
    static const char *const extensions[] = {".txt: 6 1 0 1 2 1 2 100 7 40", ".txt DiskIo: 1 0 0 0 1 0 0 4096 0 2000",
                                             ".bin: 2 0 1 0 0 1 0 0 9 30", ".dat: 3 1 1 1 1 0 0 0 0 10"};
    expect("extension", extensions, 4);
}

static void of_keys(void **state) {
    (void)state;
    static const char *const want[] = {
        "\\REGISTRY\\MACHINE\\Soft\\App: 3 1 1 0 1 1 0 0 0 9",
        "\\REGISTRY\\USER\\Mine: 1 0 1 0 0 0 0 0 0 0",
        "\\REGISTRY\\USER\\Mine\\Value: 1 0 0 0 0 1 0 0 0 0",
    };
    expect("registry", want, 3);
}

static void of_connections(void **state) {
    (void)state;
    static const char *const want[] = {"10.0.0.2:49152 -> 10.0.0.1:80: 3 0 0 0 1 2 0 500 1000 0"};
    expect("network", want, 1);
}

// What events say: one value of their data, or a header's.
static void of_values(void **state) {
    (void)state;
    static const struct {
        const char *by, *key;
        uint64_t events;
    } want[] = {{"data.daddr", "10.0.0.1", 3},
                {"data.DADDR", "10.0.0.1", 3},
                {"data.dport", "80", 3},
                {"data.nothing of that name", "(none)", 0}, // all
                {"computer", "(none)", 0},
                {"event", "MSNT_SystemTrace TcpIp/SendIPV4", 2},
                {"event", "Microsoft-Windows-Kernel-File Create (12)", 1}};
    for (size_t i = 0; i < sizeof want / sizeof *want; i++) {
        w32t_summary *s = summary(want[i].by);
        w32t_group_row r;
        bool found = false;
        for (size_t k = 0; w32t_summary_row(s, k, &r); k++) {
            if (strcmp(r.key, want[i].key) != 0) continue;
            found = true;
            assert_int_equal(r.events, want[i].events ? want[i].events : w32t_summary_events(s));
        }
        if (!found) fail_msg("by %s: no row %s", want[i].by, want[i].key);
        w32t_summary_free(s);
    }
    w32t_error error;
    w32t_summary *s;
    w32t_group_by by;
    assert_false(w32t_group_by_name("data.", &by, NULL) || w32t_group_by_name("key", &by, NULL));
    w32t_trace *t = w32t_trace_new(NULL);
    w32t_summary_options no_name = {.by = W32T_BY_KEY, .from = W32T_NO_TIME, .to = W32T_NO_TIME};
    assert_int_equal(w32t_summary_make(t, &no_name, &s, &error), W32T_E_ARGUMENT);
    w32t_trace_free(t);
}

// A process's file bytes are those that files were read and written for, not what a disk moved besides.
static void of_processes(void **state) {
    (void)state;
    w32t_summary *s = summary("process");
    w32t_group_row r;
    assert_true(w32t_summary_row(s, 0, &r));
    assert_int_equal(r.activity->file_events, 11);
    assert_int_equal(r.activity->file_bytes, 116);
    assert_int_equal(r.activity->registry_events, 5);
    assert_int_equal(r.activity->network_events, 3);
    assert_int_equal(r.activity->network_bytes, 1500);
    assert_int_equal(r.failed, 3);
    w32t_summary_free(s);
}

static void filters_know_the_path(void **state) {
    (void)state;
    w32t_error error;
    w32t_query *q;
    unsigned n = 0;
    assert_int_equal(w32t_query_compile("path endswith '.TXT' and event == FileIo/Read", &q, &error), W32T_OK);
    w32t_trace *t = w32t_trace_new(NULL);
    assert_int_equal(w32t_trace_add(t, path, &error), W32T_OK);
    for (w32t_event *e; (e = w32t_trace_next(t)) != NULL;)
        n += w32t_query_match(q, e);
    assert_int_equal(n, 2);
    w32t_trace_free(t);
    w32t_query_free(q);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(of_files),  cmocka_unit_test(of_keys),      cmocka_unit_test(of_connections),
        cmocka_unit_test(of_values), cmocka_unit_test(of_processes), cmocka_unit_test(filters_know_the_path),
    };
    return cmocka_run_group_tests(tests, make, drop);
}
