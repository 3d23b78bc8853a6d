// SPDX-License-Identifier: Apache-2.0
// Where readers let the system copy bytes to: never to a place that makes copying slow (base/mem.h, blocks). The test
// stands between the library and the C library's pread and read and looks at every large one.
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "base/os.h"
#include "base/span.h"
#include "build/etl_build.h"
#include "build/evtx_build.h"
#include <win32trace/win32trace.h>

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#define LARGE 4097u // what is smaller is not worth any care

static atomic_uint large, slow;
static uint64_t streamed; // bytes read from a pipe so far: its pages are full, so they lie as those of a file

static void look(const void *to, uint64_t offset, size_t n) {
    if (n < LARGE) return;
    large++;
    uint64_t further = ((uintptr_t)to - offset) % 4096;
    if (further && further < 32) slow++;
}

ssize_t pread(int fd, void *to, size_t n, off_t offset) {
    look(to, (uint64_t)offset, n);
    return syscall(SYS_pread64, fd, to, n, offset);
}

ssize_t read(int fd, void *to, size_t n) {
    if (fd == 0) look(to, streamed, n);
    ssize_t got = syscall(SYS_read, fd, to, n);
    if (fd == 0 && got > 0) streamed += (uint64_t)got;
    return got;
}

static void start_looking(void) {
    large = slow = 0;
    streamed = 0;
}

static char path[64];

static int make_path(void **state) {
    (void)state;
    strcpy(path, "/tmp/w32t-places-XXXXXX");
    int fd = mkstemp(path);
    return fd < 0 ? 1 : close(fd);
}

static int remove_path(void **state) {
    (void)state;
    return unlink(path);
}

static void save(const void *p, size_t n) {
    FILE *f = fopen(path, "wb");
    assert_non_null(f);
    assert_int_equal(fwrite(p, 1, n, f), n);
    fclose(f);
}

static unsigned put_buffers(etl_build *b, unsigned count, uint64_t *clock) {
    static const w32t_guid provider = {0x11111111, 1, 2, {3, 4, 5, 6, 7, 8, 9, 10}};
    unsigned events = 0;
    uint8_t payload[301];
    b->size = 0x10000;
    for (unsigned i = 0; i < count; i++) {
        while (b->buffer.n + 0x48 + 500 < b->size) {
            for (size_t k = 0; k < sizeof payload; k++)
                payload[k] = (uint8_t)(*clock * 2654435761u >> k % 24); // compresses to any size
            etl_descriptor d = {.id = 7, .level = 4};
            etl_build_event(b, 19, &provider, &d, ETL_BUILD_STAMP + ++*clock, 1, 2, NULL, 0, payload, sizeof payload);
            events++;
        }
        etl_build_flush(b);
    }
    return events;
}

// 4.5 MB on the grid of its buffers, as much compressed, and as much off any grid.
static unsigned save_etl(void) {
    etl_session s = etl_sound_session();
    etl_build b = {0};
    uint64_t clock = 0;
    etl_build_begin(&b, &s);
    unsigned events = 1 + put_buffers(&b, 70, &clock);
    b.compress = true;
    events += put_buffers(&b, 70, &clock);
    b.compress = false;
    etl_build_raw(&b, "no buffer begins with these bytes", 33);
    events += put_buffers(&b, 70, &clock);
    save(b.file.p, b.file.n);
    etl_build_free(&b);
    return events;
}

static unsigned events_of(const char *from, const w32t_trace_options *options) {
    w32t_trace *t = w32t_trace_new(options);
    w32t_error error = {0};
    assert_int_equal(w32t_trace_add(t, from, &error), W32T_OK);
    unsigned n = 0;
    while (w32t_trace_next(t))
        n++;
    assert_null(w32t_trace_failed(t));
    w32t_trace_free(t);
    return n;
}

static w32t_status count_bytes(void *context, const void *p, size_t n, w32t_error *error) {
    (void)p, (void)error;
    *(size_t *)context += n;
    return W32T_OK;
}

static void test_trace_log(void **state) {
    (void)state;
    unsigned events = save_etl();
    start_looking();
    assert_int_equal(events_of(path, &(w32t_trace_options){.hidden = true}), events);
    assert_true(large > 20); // windows of the first pass, and the buffers again (those that follow each other in one go)
    assert_int_equal(slow, 0);

    start_looking(); // in the order of the file: one pass
    assert_int_equal(events_of(path, &(w32t_trace_options){.hidden = true, .raw_order = true}), events);
    assert_true(large > 20);
    assert_int_equal(slow, 0);

    start_looking();
    w32t_stat *st = NULL;
    assert_int_equal(w32t_stat_path(path, NULL, &st, NULL), W32T_OK);
    w32t_stat_close(st);
    assert_true(large > 20);
    assert_int_equal(slow, 0);

    start_looking(); // with a helper in the first pass
    w32t_trace *t = w32t_trace_new(NULL);
    assert_int_equal(w32t_trace_add(t, path, NULL), W32T_OK);
    size_t bytes = 0;
    w32t_export_options options = {.format = "json", .threads = 2, .from = W32T_NO_TIME, .to = W32T_NO_TIME};
    assert_int_equal(w32t_export(t, &options, count_bytes, &bytes, NULL, NULL), W32T_OK);
    w32t_trace_free(t);
    assert_true(bytes > events);
    assert_true(large > 20);
    assert_int_equal(slow, 0);
}

static void test_pipe(void **state) {
    (void)state;
    unsigned events = save_etl();
    int ends[2], own = dup(0);
    assert_int_equal(pipe(ends), 0);
    pid_t child = fork();
    if (child == 0) {
        close(ends[0]);
        uint8_t block[65536];
        FILE *f = fopen(path, "rb");
        for (size_t n; f && (n = fread(block, 1, sizeof block, f)) != 0;)
            for (size_t at = 0; at < n;) {
                ssize_t w = write(ends[1], block + at, n - at);
                if (w <= 0) _exit(1);
                at += (size_t)w;
            }
        _exit(0);
    }
    close(ends[1]);
    dup2(ends[0], 0);
    close(ends[0]);
    start_looking();
    assert_int_equal(events_of("-", &(w32t_trace_options){.hidden = true}), events);
    dup2(own, 0);
    close(own);
    waitpid(child, NULL, 0);
    assert_true(large > 20);
    assert_int_equal(slow, 0);
}

static void test_event_log(void **state) {
    (void)state;
    w32t_eb b;
    w32t_eb_start(&b);
    for (unsigned i = 1; i <= 20; i++) {
        w32t_eb_begin(&b, i, 133485408000000000u + i);
        w32t_eb_fragment(&b);
        w32t_eb_open(&b, "Event", 0, false);
        w32t_eb_empty(&b);
        w32t_eb_u8(&b, 0);
        w32t_eb_end(&b);
        w32t_eb_end_chunk(&b);
    }
    w32t_eb_finish(&b, 0, 0);
    save(b.file, b.size);
    w32t_eb_free(&b);
    start_looking();
    assert_int_equal(events_of(path, NULL), 20);
    assert_true(large >= 20);
    assert_int_equal(slow, 0);
}

// Any offset, and room that is used again.
static void test_room(void **state) {
    (void)state;
    w32t_room r = {0};
    for (uint64_t offset = 0; offset < 200; offset++) {
        uint8_t *p = w32t_room_for(&r, offset, 1000 + offset);
        assert_int_equal((uintptr_t)p % W32T_LINE, offset % W32T_LINE);
        memset(p, 1, 1000 + offset); // all of it is there (sanitizers)
    }
    const uint8_t *kept = r.block;
    assert_ptr_equal(w32t_room_for(&r, 3, 10), kept + 3);
    w32t_room_free(&r);
    assert_null(r.block);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_trace_log, make_path, remove_path),
        cmocka_unit_test_setup_teardown(test_pipe, make_path, remove_path),
        cmocka_unit_test_setup_teardown(test_event_log, make_path, remove_path),
        cmocka_unit_test(test_room),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
