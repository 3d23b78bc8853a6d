// SPDX-License-Identifier: Apache-2.0
// More threads change nothing but the time it takes: the first pass with a helper that looks ahead in strips, over
// files whose buffers change size, are compressed, damaged and full of events that tell of others; and output that
// leaves in order through a sink that is called by one thread at a time.
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "base/span.h"
#include "build/etl_build.h"
#include "trace/trace_internal.h"
#include <win32trace/win32trace.h>

#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char path[64];

static int make_path(void **state) {
    (void)state;
    strcpy(path, "/tmp/w32t-threads-XXXXXX");
    int fd = mkstemp(path);
    return fd < 0 ? 1 : close(fd);
}

static int remove_path(void **state) {
    (void)state;
    return unlink(path);
}

static void save(const etl_build *b) {
    FILE *f = fopen(path, "wb");
    assert_non_null(f);
    assert_int_equal(fwrite(b->file.p, 1, b->file.n, f), b->file.n);
    fclose(f);
}

typedef struct built {
    etl_build b;
    uint64_t clock;
    unsigned events, stacks; // without the header event
} built;

// A thread's event and, `late` clock values after it, its stack: further than any stack before it.
static void put_pair(built *w, uint64_t late) {
    static const w32t_guid provider = {0x11111111, 1, 2, {3, 4, 5, 6, 7, 8, 9, 10}};
    etl_descriptor d = {.id = (uint16_t)(w->events % 50000), .level = 4};
    uint64_t of = ETL_BUILD_STAMP + ++w->clock;
    etl_build_event(&w->b, 19, &provider, &d, of, 100, 200, NULL, 0, "abcd", 4);
    uint8_t stack[16 + 16] = {0};
    w32t_put64(stack, of);
    w32t_put32(stack + 8, 100);
    w32t_put32(stack + 12, 200);
    w32t_put64(stack + 16, 0x7ff700001000u + w->events);
    w32t_put64(stack + 24, 0x7ff700002000u);
    w->clock += late;
    etl_build_system(&w->b, 17, 0x18, 0x20, 2, ETL_BUILD_STAMP + w->clock, 0, 0, stack, sizeof stack);
    w->events += 2;
    w->stacks++;
}

// An image that a process has loaded: an event the first pass keeps.
static void put_image(built *w, unsigned number) {
    uint8_t p[56 + 24] = {0};
    w32t_put64(p, 0x7ff600000000u + (uint64_t)number * 0x10000);
    w32t_put64(p + 8, 0x8000);
    w32t_put32(p + 16, 100);
    for (unsigned i = 0; i < 8; i++)
        p[56 + 2 * i] = (uint8_t)("im00.dll"[i]);
    p[60] = (uint8_t)('0' + number / 10 % 10);
    p[62] = (uint8_t)('0' + number % 10);
    etl_build_system(&w->b, 2, 0x14, 3, 2, ETL_BUILD_STAMP + ++w->clock, 100, 200, p, sizeof p);
    w->events++;
}

static void put_buffers(built *w, uint32_t size, unsigned count, uint64_t late, unsigned images) {
    w->b.size = size;
    for (unsigned i = 0; i < count; i++) {
        for (unsigned k = 0; k < images; k++)
            put_image(w, i * images + k);
        while (w->b.buffer.n + 0x48 + 400 < size)
            put_pair(w, late + i % 7);
        etl_build_flush(&w->b);
    }
}

static void build(built *w, bool damaged) {
    etl_session s = etl_sound_session();
    memset(w, 0, sizeof *w);
    etl_build_begin(&w->b, &s);
    put_buffers(w, 0x1000, 500, 3, 1);   // 2 MB of small buffers
    put_buffers(w, 0x10000, 40, 900, 0); // 2.6 MB of large ones, stacks come later
    if (damaged) etl_build_raw(&w->b, "no buffer begins with these bytes", 33);
    put_buffers(w, 0x3000, 150, 5, 40); // 1.8 MB, a third of it images
    w->b.compress = true;
    put_buffers(w, 0x4000, 100, 40, 2);
    w->b.compress = false;
    if (damaged) w->b.lie_fill = 0x100000;
    put_buffers(w, 0x2000, 350, 20, 3);
}

static w32t_status collect(void *context, const void *p, size_t n, w32t_error *error) {
    (void)error;
    w32t_buf_put(context, p, n);
    return W32T_OK;
}

// Not by memmem: in a sanitized program each call of it looks at all that is left.
static unsigned count_of(const w32t_buf *b, const char *text) {
    unsigned n = 0;
    size_t size = strlen(text);
    const uint8_t *p = b->p, *end = b->p + b->n;
    while (p && (size_t)(end - p) >= size && (p = memchr(p, text[0], (size_t)(end - p) - size + 1)) != NULL) {
        bool same = memcmp(p, text, size) == 0;
        n += same;
        p += same ? size : 1;
    }
    return n;
}

static w32t_buf dump(unsigned threads, w32t_sink sink, void *context, w32t_trace_losses *losses) {
    w32t_buf out = {0};
    w32t_trace_options read = {.hidden = true};
    w32t_trace *t = w32t_trace_new(&read);
    assert_int_equal(w32t_trace_add(t, path, NULL), W32T_OK);
    w32t_export_options o = {
        .format = "json", .from = W32T_NO_TIME, .to = W32T_NO_TIME, .threads = threads, .stacks = true};
    assert_int_equal(w32t_export(t, &o, sink, context ? context : &out, NULL, NULL), W32T_OK);
    *losses = w32t_trace_losses_of(t);
    w32t_trace_free(t);
    return out;
}

static void same_with_every_number_of_threads(bool damaged) {
    built w;
    build(&w, damaged);
    assert_true(w.b.file.n > (8u << 20)); // large enough for a helper, and for several strips
    save(&w.b);
    w32t_trace_losses alone, together;
    w32t_buf one = dump(1, collect, NULL, &alone);
    assert_int_equal(count_of(&one, "\n"), w.events + 1);
    // Every event got the stack that was written for it, however late that came.
    assert_int_equal(count_of(&one, "\"stack\":[\"0x7ff7"), w.stacks);
    assert_int_equal(alone.damage > 0, damaged);
    for (unsigned threads = 2; threads <= 4; threads++) {
        w32t_buf out = dump(threads, collect, NULL, &together);
        assert_int_equal(out.n, one.n);
        assert_memory_equal(out.p, one.p, one.n);
        assert_int_equal(together.damage, alone.damage);
        assert_int_equal(together.unreadable_bytes, alone.unreadable_bytes);
        w32t_buf_free(&out);
    }
    w32t_buf_free(&one);
    etl_build_free(&w.b);
}

static void a_helper_finds_what_one_thread_finds(void **state) {
    (void)state;
    same_with_every_number_of_threads(false);
}

static void a_helper_leaves_damage_to_the_walk(void **state) {
    (void)state;
    same_with_every_number_of_threads(true);
}

typedef struct slow_sink {
    w32t_buf bytes;
    atomic_int inside;
    unsigned calls;
    bool met;
} slow_sink;

static w32t_status collect_slowly(void *context, const void *p, size_t n, w32t_error *error) {
    slow_sink *s = context;
    (void)error;
    if (atomic_fetch_add(&s->inside, 1)) s->met = true;
    if (++s->calls % 8 == 0) usleep(2000); // meanwhile the others get far ahead
    sched_yield();
    w32t_buf_put(&s->bytes, p, n);
    atomic_fetch_sub(&s->inside, 1);
    return W32T_OK;
}

static void a_slow_sink_is_entered_by_one_thread_at_a_time(void **state) {
    (void)state;
    built w;
    build(&w, false);
    save(&w.b);
    w32t_trace_losses losses;
    w32t_buf one = dump(1, collect, NULL, &losses);
    for (unsigned threads = 2; threads <= 8; threads += 3) {
        slow_sink s = {0};
        dump(threads, collect_slowly, &s, &losses);
        assert_false(s.met);
        assert_int_equal(s.bytes.n, one.n);
        assert_memory_equal(s.bytes.p, one.p, one.n);
        w32t_buf_free(&s.bytes);
    }
    w32t_buf_free(&one);
    etl_build_free(&w.b);
}

// What a thread has read lies in its own cache: a batch is filled into the memory it came with.
static void a_batch_keeps_its_memory(void **state) {
    (void)state;
    static const w32t_guid provider = {0x11111111, 1, 2, {3, 4, 5, 6, 7, 8, 9, 10}};
    etl_session s = etl_sound_session();
    etl_build b = {0};
    etl_build_begin(&b, &s);
    etl_descriptor d = {.id = 7, .level = 4};
    b.size = 0x10000;
    for (unsigned i = 0; i < 20000; i++) {
        if (b.buffer.n + 0x48 + 200 > b.size) etl_build_flush(&b);
        etl_build_event(&b, 19, &provider, &d, ETL_BUILD_STAMP + i, 1, 2, NULL, 0, "abcd", 4);
    }
    etl_build_flush(&b);
    save(&b);
    etl_build_free(&b);
    w32t_trace *t = w32t_trace_new(NULL);
    assert_int_equal(w32t_trace_add(t, path, NULL), W32T_OK);
    w32t_batch batches[3] = {0};
    const w32t_event *events[3];
    const w32t_arena_block *blocks[3];
    unsigned rounds = 0;
    for (; w32t_trace_fill(t, &batches[rounds % 3], NULL) == W32T_OK; rounds++) {
        const w32t_batch *now = &batches[rounds % 3];
        if (rounds >= 3) {
            assert_ptr_equal(now->events, events[rounds % 3]);
            assert_ptr_equal(now->arena.first, blocks[rounds % 3]);
        }
        events[rounds % 3] = now->events;
        blocks[rounds % 3] = now->arena.first;
    }
    assert_true(rounds > 60);
    for (unsigned i = 0; i < 3; i++)
        w32t_batch_free(&batches[i]);
    w32t_trace_free(t);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_helper_finds_what_one_thread_finds),
        cmocka_unit_test(a_helper_leaves_damage_to_the_walk),
        cmocka_unit_test(a_batch_keeps_its_memory),
        cmocka_unit_test(a_slow_sink_is_entered_by_one_thread_at_a_time),
    };
    return cmocka_run_group_tests(tests, make_path, remove_path);
}
