// SPDX-License-Identifier: Apache-2.0
// Whole files, built here, read through the trace layer: what events are said to be of, whatever order the facts come
// in. Payloads are laid out by hand, after the public MOF documentation of the kernel logger.
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "build/etl_build.h"
#include "model/module.h"
#include "export/value_text.h"
#include <win32trace/win32trace.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define AT(n) (ETL_BUILD_STAMP + (n))

static const w32t_guid sys_config = {0x9b79ee91, 0xb5fd, 0x41c0, {0xa2, 0x43, 0x42, 0x48, 0xe2, 0x66, 0xe9, 0xd0}};

enum { PROCESS = 0x03, FILE_IO = 0x04, THREAD = 0x05, REGISTRY = 0x09, STACK = 0x18 }; // hook groups

typedef struct file {
    etl_build build;
    char path[64];
    w32t_trace *trace;
} file;

static void begin(file *f) {
    memset(f, 0, sizeof *f);
    etl_session s = etl_sound_session();
    etl_build_begin(&f->build, &s);
}

static void open_file(file *f) {
    etl_build_flush(&f->build);
    strcpy(f->path, "/tmp/w32t-attribution-XXXXXX");
    int fd = mkstemp(f->path);
    assert_true(fd >= 0);
    assert_int_equal(write(fd, f->build.file.p, f->build.file.n), (ssize_t)f->build.file.n);
    close(fd);
    f->trace = w32t_trace_new(NULL);
    w32t_error error;
    assert_int_equal(w32t_trace_add(f->trace, f->path, &error), W32T_OK);
}

// The next event of that name; fails when there is none.
static w32t_event *next(file *f, const char *name) {
    for (w32t_event *e; (e = w32t_trace_next(f->trace)) != NULL;)
        if (e->name && strcmp(e->name, name) == 0) return e;
    fail_msg("no further %s", name);
    return NULL;
}

static void close_file(file *f) {
    w32t_trace_free(f->trace);
    unlink(f->path);
    etl_build_free(&f->build);
}

// ---- payloads

static void put32(w32t_buf *b, uint32_t v) {
    w32t_put32(w32t_buf_space(b, 4), v);
    b->n += 4;
}
static void put64(w32t_buf *b, uint64_t v) {
    put32(b, (uint32_t)v);
    put32(b, (uint32_t)(v >> 32));
}
static void text16(w32t_buf *b, const char *s) {
    do {
        w32t_buf_char(b, *s);
        w32t_buf_char(b, 0);
    } while (*s++);
}

// Process start, end and rundown, version 4; version 5 (defunct) ends with when it exited.
static void put_process(file *f, unsigned opcode, uint64_t time, uint32_t pid, const char *image, uint64_t exited) {
    w32t_buf p = {0};
    put64(&p, 0xffff800000001000u + pid);
    put32(&p, pid);
    put32(&p, 4); // parent
    put32(&p, 1); // session
    put32(&p, 0); // exit status
    put64(&p, 0x1000);
    put32(&p, 0); // flags
    put32(&p, 0); // no user
    w32t_buf_put(&p, image, strlen(image) + 1);
    text16(&p, "");
    text16(&p, "");
    text16(&p, "");
    if (opcode == 39) put64(&p, exited);
    etl_build_system(&f->build, 2, PROCESS, opcode, opcode == 39 ? 5 : 4, AT(time), UINT32_MAX, UINT32_MAX, p.p, p.n);
    w32t_buf_free(&p);
}

static void put_image(file *f, unsigned opcode, uint64_t time, uint32_t pid, uint64_t base, const char *path) {
    w32t_buf p = {0};
    put64(&p, base);
    put64(&p, 0x1000);
    put32(&p, pid);
    for (unsigned i = 0; i < 3; i++) // check sum, time stamp, signature
        put32(&p, 0);
    put64(&p, base); // default base
    for (unsigned i = 0; i < 4; i++)
        put32(&p, 0);
    text16(&p, path);
    etl_build_system(&f->build, 2, PROCESS, opcode, 3, AT(time), pid, UINT32_MAX, p.p, p.n);
    w32t_buf_free(&p);
}

static void put_volume(file *f, uint64_t time, const char *device, const char *letter) {
    w32t_buf p = {0};
    text16(&p, device);
    text16(&p, letter);
    etl_build_full(&f->build, 20, &sys_config, 35, 0, AT(time), 4, 8, p.p, p.n);
    w32t_buf_free(&p);
}

// ---- tests

// A process that was gone before the recording began, but still held by another, is named by the rundown alone.
static void defunct_processes(void **state) {
    (void)state;
    file f;
    begin(&f);
    put_process(&f, 4, 100, 70, "alive.exe", 0);
    put_process(&f, 39, 101, 71, "gone.exe", ETL_BUILD_START - 50000000);
    open_file(&f);
    w32t_event *e = next(&f, "Process/Defunct");
    assert_int_equal(e->pid, 71);
    assert_non_null(e->process);
    assert_string_equal(e->process->image, "gone.exe");
    assert_true(e->process->end == 1704067200000000000LL - 5000000000LL);
    assert_true(e->process->start == W32T_NO_TIME);
    close_file(&f);
}

// PERFINFO events have no ids in their header: a thread's name belongs to the thread that is named.
static void thread_names(void **state) {
    (void)state;
    file f;
    begin(&f);
    put_process(&f, 3, 1, 70, "named.exe", 0);
    w32t_buf p = {0};
    put32(&p, 70);
    put32(&p, 7001);
    text16(&p, "worker");
    etl_build_system(&f.build, 17, THREAD, 72, 2, AT(5), 0, 0, p.p, p.n);
    w32t_buf_free(&p);
    open_file(&f);
    w32t_event *e = next(&f, "Thread/SetName");
    assert_true((e->has & W32T_HAS_PID) && e->pid == 70);
    assert_true((e->has & W32T_HAS_TID) && e->tid == 7001);
    assert_string_equal(e->process->image, "named.exe");
    close_file(&f);
}

// A merge tells the drive letters at the end of the file, after all paths.
static void volumes_told_late(void **state) {
    (void)state;
    file f;
    begin(&f);
    put_process(&f, 3, 1, 70, "p.exe", 0);
    put_image(&f, 10, 2, 70, 0x400000, "\\Device\\HarddiskVolume3\\bin\\p.exe");
    put_image(&f, 10, 3, 70, 0x500000, "\\Device\\HarddiskVolume31\\bin\\other.dll");
    // FileIo/Name, and a read of it: file object, then the name
    w32t_buf p = {0};
    put64(&p, 0xffff9000aaaa0000u);
    text16(&p, "\\Device\\HarddiskVolume3\\data.txt");
    etl_build_system(&f.build, 2, FILE_IO, 36, 2, AT(900), 70, 7, p.p, p.n); // rundown, long after the read
    p.n = 0;
    put64(&p, 0);                   // offset
    put64(&p, 0x111);               // irp
    put64(&p, 0xffff9000aaaa0000u); // file object
    put64(&p, 0xffff9000aaaa0000u); // file key
    put32(&p, 7);
    put32(&p, 16);
    put32(&p, 0);
    put32(&p, 0);
    etl_build_system(&f.build, 2, FILE_IO, 67, 3, AT(4), 70, 7, p.p, p.n);
    w32t_buf_free(&p);
    put_volume(&f, 1000, "\\Device\\HarddiskVolume3", "C:");
    open_file(&f);
    w32t_event *e = next(&f, "FileIo/Read");
    assert_string_equal(e->process->image, "p.exe");
    assert_string_equal(e->process->path, "C:\\bin\\p.exe");
    const w32t_module *one = w32t_module_find(e->process->modules, 0x400010, e->time);
    assert_string_equal(one->path, "C:\\bin\\p.exe");
    assert_string_equal(one->name, "p.exe");
    const w32t_module *two = w32t_module_find(e->process->modules, 0x500010, e->time);
    assert_string_equal(two->path, "\\Device\\HarddiskVolume31\\bin\\other.dll");
    uint32_t n;
    const w32t_field *fields = w32t_event_fields(e, &n);
    const w32t_value *object = w32t_field_find(fields, n, "FileObject");
    assert_true(object->flags & W32T_VALUE_HAS_TEXT);
    assert_string_equal(object->text, "C:\\data.txt");
    close_file(&f);
}

// One number, three processes: each event is of the one that had it then, also an event that comes just before the
// start event of its process, and one after the first one's end.
static void numbers_used_again(void **state) {
    (void)state;
    static const w32t_guid provider = {0x77777777, 1, 2, {3, 4, 5, 6, 7, 8, 9, 10}};
    file f;
    begin(&f);
    etl_descriptor d = {.id = 1};
    put_process(&f, 3, 1, 70, "first.exe", 0);
    put_process(&f, 2, 1000000, 70, "first.exe", 0);
    put_process(&f, 1, 20000000, 70, "second.exe", 0);
    put_process(&f, 2, 30000000, 70, "second.exe", 0);
    put_process(&f, 1, 50000000, 70, "third.exe", 0);
    static const struct {
        uint64_t time;
        const char *image;
    } rows[] = {{500, "first.exe"},       {1000001, "first.exe"},  {19999999, "second.exe"},
                {20000001, "second.exe"}, {49999999, "third.exe"}, {90000000, "third.exe"}};
    for (unsigned i = 0; i < 6; i++)
        etl_build_event(&f.build, 19, &provider, &d, AT(rows[i].time), 70, 7, NULL, 0, "x", 1);
    open_file(&f);
    for (unsigned i = 0; i < 6; i++) {
        w32t_event *e = next(&f, "EventID(1)");
        assert_non_null(e->process);
        assert_string_equal(e->process->image, rows[i].image);
    }
    close_file(&f);
}

// Keys are named by a rundown at the end.
static void keys_named_late(void **state) {
    (void)state;
    file f;
    begin(&f);
    w32t_buf p = {0};
    put64(&p, 0); // initial time
    put32(&p, 0);
    put32(&p, 3);
    put64(&p, 0xffffa000bbbb0000u);
    text16(&p, "Value");
    etl_build_system(&f.build, 2, REGISTRY, 16, 2, AT(5), 70, 7, p.p, p.n);
    p.n = 0;
    put64(&p, 0);
    put32(&p, 0);
    put32(&p, 0);
    put64(&p, 0xffffa000bbbb0000u);
    text16(&p, "\\REGISTRY\\MACHINE\\Software\\X");
    etl_build_system(&f.build, 2, REGISTRY, 25, 2, AT(9000), 4, 7, p.p, p.n); // KCBRundownEnd
    w32t_buf_free(&p);
    open_file(&f);
    w32t_event *e = next(&f, "Registry/QueryValue");
    uint32_t n;
    const w32t_field *fields = w32t_event_fields(e, &n);
    const w32t_value *key = w32t_field_find(fields, n, "KeyHandle");
    assert_true(key->flags & W32T_VALUE_HAS_TEXT);
    assert_string_equal(key->text, "\\REGISTRY\\MACHINE\\Software\\X");
    close_file(&f);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(defunct_processes), cmocka_unit_test(thread_names),
                                       cmocka_unit_test(volumes_told_late), cmocka_unit_test(numbers_used_again),
                                       cmocka_unit_test(keys_named_late)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
