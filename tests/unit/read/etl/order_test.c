// SPDX-License-Identifier: Apache-2.0
// Time order over processors and inside buffers, stability, bounded memory, streams; and stack events finding their
// event.
#include "etl_test.h"

#define T0 (ETL_BUILD_STAMP + 100)

// Numbers are given in the order in which they must come out.
static void expect_numbers(const reading *r, size_t n) {
    size_t at = 0;
    for (size_t i = 0; i < r->count; i++) {
        uint32_t v = number_of(&r->events[i]);
        if (v == UINT32_MAX) continue;
        assert_int_equal(v, at++);
    }
    assert_int_equal(at, n);
}

static void three_processors(etl_build *b, const etl_session *s) {
    etl_build_begin(b, s);
    b->cpu = 2;
    put_number(b, T0 + 30, 3);
    put_number(b, T0 + 50, 6);
    etl_build_flush(b);
    b->cpu = 0;
    put_number(b, T0 + 40, 5); // out of order inside the buffer
    put_number(b, T0 + 10, 0);
    put_number(b, T0 + 30, 4); // the same time as another: the file's order decides
    put_number(b, T0 + 20, 2);
    etl_build_flush(b);
    b->cpu = 1;
    put_number(b, T0 + 10, 1);
    put_number(b, T0 + 60, 7);
    put_number(b, T0 + 60, 8);
    etl_build_flush(b);
}

static void processors_are_merged(void **state) {
    (void)state;
    etl_session s = etl_sound_session();
    for (int compress = 0; compress < 2; compress++) {
        etl_build b = {.compress = compress};
        three_processors(&b, &s);
        reading r = read_build(&b, NULL);
        expect_numbers(&r, 9);
        assert_int_equal(r.source->damage.total, 0);
        done(&r);
        w32t_read_options tiny = {.memory_limit = 1}; // only the buffer at hand stays open
        r = read_build(&b, &tiny);
        expect_numbers(&r, 9);
        done(&r);
        assert_true(read_input(as_stream(w32t_span_of(b.file.p, b.file.n)), NULL, &r));
        expect_numbers(&r, 9);
        assert_int_equal(r.source->losses.late, 0);
        done(&r);
        w32t_read_options raw = {.raw_order = true};
        r = read_build(&b, &raw);
        assert_int_equal(number_of(&r.events[1]), 3);
        assert_int_equal(number_of(&r.events[3]), 5);
        assert_int_equal(number_of(&r.events[9]), 8);
        done(&r);
        etl_build_free(&b);
    }
}

// Many events far out of order in one buffer, and more than one batch of them.
static void one_large_unsorted_buffer(void **state) {
    (void)state;
    etl_session s = etl_sound_session();
    s.buffer_size = 0x80000;
    etl_build b = {0};
    etl_build_begin(&b, &s);
    enum { N = 5000 };
    for (uint32_t i = 0; i < N; i++) {
        uint32_t v = (uint32_t)((uint64_t)i * 3571 % N); // 3571 and 5000 share no factor: every number once
        put_number(&b, T0 + v, v);
    }
    etl_build_flush(&b);
    reading r = read_build(&b, NULL);
    expect_numbers(&r, N);
    done(&r);
    etl_build_free(&b);
}

static void late_in_a_stream(void **state) {
    (void)state;
    etl_session s = etl_sound_session();
    etl_build b = {0};
    etl_build_begin(&b, &s);
    uint64_t second = 10000000;
    put_number(&b, T0, 0);
    put_number(&b, T0 + 10 * second, 1);
    etl_build_flush(&b);
    put_number(&b, T0 + 20 * second, 3);
    etl_build_flush(&b);
    put_number(&b, T0 + 1 * second, 2); // its time was passed when the buffer of second 20 came
    etl_build_flush(&b);
    reading r;
    w32t_read_options window = {.late_window_ns = 2000000000};
    assert_true(read_input(as_stream(w32t_span_of(b.file.p, b.file.n)), &window, &r));
    assert_int_equal(r.count, 5);
    assert_int_equal(r.source->losses.late, 1);
    unsigned late = 0;
    for (size_t i = 0; i < r.count; i++)
        if (r.events[i].event.has & W32T_EVENT_LATE) {
            assert_int_equal(number_of(&r.events[i]), 2);
            late++;
        }
    assert_int_equal(late, 1);
    done(&r);
    window.late_window_ns = 60000000000; // a wider window holds everything back
    assert_true(read_input(as_stream(w32t_span_of(b.file.p, b.file.n)), &window, &r));
    assert_int_equal(r.source->losses.late, 0);
    done(&r);
    etl_build_free(&b);
}

static int64_t time_of_second_event(const etl_session *s, uint64_t stamp, int *zone) {
    etl_build b = {0};
    etl_build_begin(&b, s);
    put_number(&b, stamp, 1);
    etl_build_flush(&b);
    reading r = read_build(&b, NULL);
    int64_t t = W32T_NO_TIME;
    for (size_t i = 0; i < r.count; i++)
        if (number_of(&r.events[i]) == 1) t = r.events[i].event.time;
    if (zone) *zone = r.source->session->zone_minutes;
    done(&r);
    etl_build_free(&b);
    return t;
}

static void clocks(void **state) {
    (void)state;
    const int64_t start = 1704067200000000000; // 2024-01-01
    etl_session s = etl_sound_session();
    assert_true(time_of_second_event(&s, s.stamp + 12345678, NULL) == start + 1234567800);
    assert_true(time_of_second_event(&s, s.stamp - 10, NULL) == start - 1000);
    s.frequency = 2994853; // a real one: no whole number of nanoseconds
    assert_true(time_of_second_event(&s, s.stamp + 2994853ull * 3600u, NULL) == start + 3600ll * 1000000000);
    assert_true(time_of_second_event(&s, s.stamp + 1, NULL) == start + 333);
    s.clock = 3; // CPU cycles: MHz counts
    s.mhz = 2500;
    assert_true(time_of_second_event(&s, s.stamp + 2500, NULL) == start + 1000);
    s.clock = 2; // system time: stamps are FILETIMEs
    s.stamp = ETL_BUILD_START;
    assert_true(time_of_second_event(&s, ETL_BUILD_START + 77, NULL) == start + 7700);
    s.clock = 0; // old writers do not say
    assert_true(time_of_second_event(&s, ETL_BUILD_START + 77, NULL) == start + 7700);
}

static void zones(void **state) {
    (void)state;
    etl_session s = etl_sound_session();
    int zone;
    s.bias = 480;
    time_of_second_event(&s, s.stamp, &zone);
    assert_int_equal(zone, -480);
    s.daylight = true;
    time_of_second_event(&s, s.stamp, &zone);
    assert_int_equal(zone, -480); // January
    s.start = ETL_BUILD_START + 182ull * 86400 * 10000000;
    time_of_second_event(&s, s.stamp, &zone);
    assert_int_equal(zone, -420); // July
    // 2024-03-10 10:00 UTC is 02:00 in Pacific standard time: the minute daylight saving begins
    s.start = 133545384000000000u - 10000000;
    time_of_second_event(&s, s.stamp, &zone);
    assert_int_equal(zone, -480);
    s.start = 133545384000000000u;
    time_of_second_event(&s, s.stamp, &zone);
    assert_int_equal(zone, -420);
}

// The system's clock was set an hour back while recording.
static void clock_set_while_recording(void **state) {
    (void)state;
    etl_session s = etl_sound_session();
    etl_build b = {0};
    etl_build_begin(&b, &s);
    uint64_t second = 10000000;
    put_number(&b, s.stamp + 1 * second, 1);
    put_number(&b, s.stamp + 10 * second, 2);
    etl_build_flush(&b);
    b.type = 3;
    b.ref_clock = s.stamp + 5 * second;
    b.ref_time = s.start + 5 * second - 3600 * second;
    etl_build_flush(&b);
    reading r = read_build(&b, NULL);
    for (size_t i = 0; i < r.count; i++) {
        if (number_of(&r.events[i]) == 1) assert_true(r.events[i].event.time == 1704067201000000000);
        if (number_of(&r.events[i]) == 2) assert_true(r.events[i].event.time == 1704067210000000000 - 3600000000000);
    }
    done(&r);
    etl_build_free(&b);
}

// Append mode: a second recording, another clock, behind the first in one file.
static void two_recordings_in_one_file(void **state) {
    (void)state;
    etl_session s = etl_sound_session();
    etl_build b = {0};
    etl_build_begin(&b, &s);
    put_number(&b, s.stamp + 10, 0);
    etl_build_flush(&b);
    s.stamp = 50; // after a reboot
    s.start += 864000000000u;
    s.frequency = 1000;
    etl_build_begin(&b, &s);
    put_number(&b, 51, 1);
    etl_build_flush(&b);
    reading r = read_build(&b, NULL);
    expect_numbers(&r, 2);
    for (size_t i = 0; i < r.count; i++)
        if (number_of(&r.events[i]) == 1)
            assert_true(r.events[i].event.time == 1704067200000000000 + 86400000000000 + 1000000);
    assert_int_equal(r.source->damage.total, 0);
    done(&r);
    etl_build_free(&b);
}

// ---- Stacks

static void put_stack(etl_build *b, unsigned opcode, uint64_t time, uint64_t of, uint32_t tid, const uint64_t *values,
                      size_t n) {
    w32t_buf p = {0};
    uint8_t fixed[16];
    w32t_put64(fixed, of);
    w32t_put32(fixed + 8, 100);
    w32t_put32(fixed + 12, tid);
    w32t_buf_put(&p, fixed, 16);
    w32t_buf_put(&p, values, n * 8);
    etl_build_system(b, 17, 0x18, opcode, 2, time, 0, 0, p.p, p.n);
    w32t_buf_free(&p);
}

static void expect_stack(const reading *r, uint32_t number, const uint64_t *frames, size_t n) {
    for (size_t i = 0; i < r->count; i++) {
        if (number_of(&r->events[i]) != number) continue;
        assert_int_equal(r->events[i].event.stack_count, n);
        assert_memory_equal(r->events[i].event.stack, frames, n * 8);
        return;
    }
    fail_msg("event %u is missing", number);
}

static void stacks_join_their_event(void **state) {
    (void)state;
    static const uint64_t kernel[] = {0xfffff80000001000u, 0xfffff80000002000u},
                          user[] = {0x7ff600001000u, 0x7ff600002000u, 3};
    etl_session s = etl_sound_session();
    for (int way = 0; way < 2; way++) {
        etl_build b = {0};
        etl_build_begin(&b, &s);
        put_number(&b, T0, 0);
        put_stack(&b, 0x20, T0 + 1, T0, 200, kernel, 2);
        put_number(&b, T0 + 2, 1);                         // another event of the same thread
        put_stack(&b, 0x20, T0 + 3, T0 + 2, 999, user, 3); // of another thread: not this event's
        put_number(&b, T0 + 4, 2);
        put_stack(&b, 0x20, T0 + 5, T0 + 4, 200, user, 3);
        put_stack(&b, 0x20, T0 + 5, T0 + 4, 200, kernel, 2); // the kernel half goes first whichever comes first
        etl_build_flush(&b);
        b.cpu = 1; // the user half is written on another processor, later
        put_stack(&b, 0x20, T0 + 500, T0, 200, user, 3);
        etl_build_flush(&b);
        reading r;
        if (way)
            assert_true(read_input(as_stream(w32t_span_of(b.file.p, b.file.n)), NULL, &r));
        else
            r = read_build(&b, NULL);
        assert_int_equal(r.count, 1 + 3 + 5); // stack events are still there themselves
        static const uint64_t both[] = {0xfffff80000001000u, 0xfffff80000002000u, 0x7ff600001000u, 0x7ff600002000u, 3};
        expect_stack(&r, 0, both, 5);
        expect_stack(&r, 1, NULL, 0);
        expect_stack(&r, 2, both, 5);
        done(&r);
        etl_build_free(&b);
    }
}

static void stacks_by_key(void **state) {
    (void)state;
    etl_session s = etl_sound_session();
    etl_build b = {0};
    etl_build_begin(&b, &s);
    static const uint64_t key = 0x5555, other = 0x6666;
    static const uint64_t first[] = {0x5555, 0xfffff80000001000u}, second[] = {0x5555, 0x7ff600002000u, 7},
                          created[] = {0x6666, 9};
    put_stack(&b, 0x20, T0 + 1, T0, 1, &key, 1); // (of nobody)
    etl_build_system(&b, 17, 0x18, 0x22, 2, T0 + 1, 0, 0, created, sizeof created);
    put_number(&b, T0 + 2, 0);
    put_stack(&b, 0x25, T0 + 3, T0 + 2, 200, &key, 1);
    put_stack(&b, 0x26, T0 + 3, T0 + 2, 200, &other, 1);
    etl_build_system(&b, 17, 0x18, 0x23, 2, T0 + 4, 0, 0, first, sizeof first); // deleted: what the key was until then
    put_number(&b, T0 + 5, 1);
    put_stack(&b, 0x26, T0 + 6, T0 + 5, 200, &key, 1);
    etl_build_system(&b, 17, 0x18, 0x24, 2, T0 + 9, 0, 0, second, sizeof second); // run down at the end
    // a key as an extended item
    static const w32t_guid provider = {1, 2, 3, {4, 5, 6, 7, 8, 9, 10, 11}};
    uint64_t item_data[] = {0, 0x5555};
    etl_item item = {18, item_data, 16};
    etl_descriptor d = {.id = 9};
    uint32_t two = 2;
    etl_build_event(&b, 19, &provider, &d, T0 + 7, 100, 200, &item, 1, &two, 4);
    etl_build_flush(&b);
    reading r = read_build(&b, NULL);
    static const uint64_t a[] = {0xfffff80000001000u, 9};
    expect_stack(&r, 0, a, 2);
    expect_stack(&r, 1, second + 1, 2);
    expect_stack(&r, 2, second + 1, 2);
    done(&r);
    etl_build_free(&b);
}

// A rundown at the beginning tells keys that are used later; one that was given up since means nothing any more.
static void keys_run_down_first(void **state) {
    (void)state;
    etl_session s = etl_sound_session();
    etl_build b = {0};
    etl_build_begin(&b, &s);
    static const uint64_t kept = 0x5555, given_up = 0x6666;
    static const uint64_t first[] = {0x5555, 0xfffff80000001000u}, second[] = {0x6666, 0x7ff600002000u};
    etl_build_system(&b, 17, 0x18, 0x24, 2, T0 + 1, 0, 0, first, sizeof first);
    etl_build_system(&b, 17, 0x18, 0x24, 2, T0 + 1, 0, 0, second, sizeof second);
    put_number(&b, T0 + 2, 0);
    put_stack(&b, 0x25, T0 + 3, T0 + 2, 200, &kept, 1);
    put_stack(&b, 0x26, T0 + 3, T0 + 2, 200, &given_up, 1);
    etl_build_system(&b, 17, 0x18, 0x23, 2, T0 + 4, 0, 0, second, sizeof second);
    put_number(&b, T0 + 5, 1);
    put_stack(&b, 0x25, T0 + 6, T0 + 5, 200, &kept, 1);
    put_stack(&b, 0x26, T0 + 6, T0 + 5, 200, &given_up, 1);
    etl_build_flush(&b);
    reading r = read_build(&b, NULL);
    static const uint64_t both[] = {0xfffff80000001000u, 0x7ff600002000u};
    expect_stack(&r, 0, both, 2);
    expect_stack(&r, 1, both, 1);
    done(&r);
    etl_build_free(&b);
}

// A thread of a 32-bit program on a 64-bit system: an event with a stack item of each width has both, in their order.
static void stacks_of_both_widths(void **state) {
    (void)state;
    etl_session s = etl_sound_session();
    etl_build b = {0};
    etl_build_begin(&b, &s);
    static const uint64_t wide[] = {0, 0x7ff877001000u, 0x7ff877002000u};
    static const uint32_t narrow[] = {0, 0, 0x401000, 0x402000, 0x403000};
    etl_item items[] = {{6, wide, sizeof wide}, {5, narrow, sizeof narrow}};
    static const w32t_guid provider = {1, 2, 3, {4, 5, 6, 7, 8, 9, 10, 11}};
    etl_descriptor d = {.id = 9};
    uint32_t zero = 0;
    etl_build_event(&b, 19, &provider, &d, T0 + 7, 100, 200, items, 2, &zero, 4);
    etl_build_flush(&b);
    reading r = read_build(&b, NULL);
    static const uint64_t all[] = {0x7ff877001000u, 0x7ff877002000u, 0x401000, 0x402000, 0x403000};
    expect_stack(&r, 0, all, 5);
    done(&r);
    etl_build_free(&b);
}

// An event without a thread of its own (PERFINFO) takes the stack written on its processor.
static void stacks_of_events_without_thread(void **state) {
    (void)state;
    static const uint64_t frames[] = {0xfffff80000001000u};
    etl_session s = etl_sound_session();
    etl_build b = {0};
    etl_build_begin(&b, &s);
    for (uint16_t cpu = 0; cpu < 2; cpu++) {
        b.cpu = cpu;
        etl_build_system(&b, 17, 0x0f, 0x2e, 2, T0, 0, 0, "sampled!", 8);
        if (cpu) put_stack(&b, 0x20, T0 + 1, T0, 55, frames, 1);
        etl_build_flush(&b);
    }
    reading r = read_build(&b, NULL);
    for (size_t i = 0; i < r.count; i++)
        if (r.events[i].record.hook_id == 0x0f2e)
            assert_int_equal(r.events[i].event.stack_count, r.events[i].event.cpu == 1);
    done(&r);
    etl_build_free(&b);
}

// The other half of a stack item names the event by the item's match id.
static void stacks_by_match_id(void **state) {
    (void)state;
    static const uint64_t user[] = {0x7ff600001000u};
    etl_session s = etl_sound_session();
    etl_build b = {0};
    etl_build_begin(&b, &s);
    uint64_t item_data[] = {T0 + 1, 0xfffff80000001000u};
    etl_item item = {6, item_data, 16};
    static const w32t_guid provider = {1, 2, 3, {4, 5, 6, 7, 8, 9, 10, 11}};
    etl_descriptor d = {.id = 9};
    uint32_t zero = 0;
    etl_build_event(&b, 19, &provider, &d, T0 + 7, 100, 200, &item, 1, &zero, 4);
    put_stack(&b, 0x20, T0 + 9, T0 + 1, 200, user, 1);
    etl_build_flush(&b);
    reading r = read_build(&b, NULL);
    static const uint64_t both[] = {0xfffff80000001000u, 0x7ff600001000u};
    expect_stack(&r, 0, both, 2);
    done(&r);
    etl_build_free(&b);
}

// More events than the stage holds: all come out, in order, and stacks still find theirs.
static void a_long_recording_with_stacks(void **state) {
    (void)state;
    static const uint64_t user[] = {0x7ff600001000u};
    etl_session s = etl_sound_session();
    s.buffer_size = 0x10000;
    etl_build b = {0};
    etl_build_begin(&b, &s);
    enum { N = 150000 };
    for (uint32_t i = 0; i < N; i++) {
        put_number(&b, T0 + 10 * i, i);
        put_stack(&b, 0x20, T0 + 10 * i + 3, T0 + 10 * i, 200, user, 1);
        if (b.buffer.n > 0xF000) etl_build_flush(&b);
    }
    etl_build_flush(&b);
    reading r = read_build(&b, NULL);
    expect_numbers(&r, N);
    for (size_t i = 0; i < r.count; i++)
        if (number_of(&r.events[i]) != UINT32_MAX) assert_int_equal(r.events[i].event.stack_count, 1);
    done(&r);
    etl_build_free(&b);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(processors_are_merged),
        cmocka_unit_test(one_large_unsorted_buffer),
        cmocka_unit_test(late_in_a_stream),
        cmocka_unit_test(clocks),
        cmocka_unit_test(zones),
        cmocka_unit_test(clock_set_while_recording),
        cmocka_unit_test(two_recordings_in_one_file),
        cmocka_unit_test(stacks_join_their_event),
        cmocka_unit_test(stacks_by_key),
        cmocka_unit_test(keys_run_down_first),
        cmocka_unit_test(stacks_of_both_widths),
        cmocka_unit_test(stacks_of_events_without_thread),
        cmocka_unit_test(stacks_by_match_id),
        cmocka_unit_test(a_long_recording_with_stacks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
