// SPDX-License-Identifier: Apache-2.0
// Looking up stacks: which definition a key has at a time, against a plain statement of the rule, and what it costs
// where a key is defined again and again or thousands of events have one time stamp (counted in looks, not in time).
#include "etl_test.h"

#include "read/etl/etl_internal.h"

#define KEY 0x5555u

// A definition as it stands in a file.
static void note(etl_stacks *s, bool created, uint64_t key, uint64_t time, uint64_t frame) {
    uint8_t p[32] = {0};
    w32t_put16(p + 6, created ? ETL_HOOK_KEY_CREATE : ETL_HOOK_KEY_DELETE);
    w32t_put64(p + 16, key);
    w32t_put64(p + 24, frame);
    w32t_etl_head h = {.time = time, .size = sizeof p, .header = 16, .kind = W32T_ETW_PERFINFO64, .has_time = true};
    w32t_etl_stacks_note(s, p, &h);
}

typedef struct plain {
    uint64_t time, frame;
    bool created;
} plain;

// The last creation up to `time`, else the first other definition from it on; of equal ones the last written.
static const plain *plain_find(const plain *all, size_t n, uint64_t time) {
    const plain *created = NULL, *ended = NULL;
    for (size_t i = 0; i < n; i++) {
        const plain *d = &all[i];
        if (d->created && d->time <= time && (!created || d->time >= created->time)) created = d;
        if (!d->created && d->time >= time && (!ended || d->time <= ended->time)) ended = d;
    }
    return created ? created : ended;
}

static void any_order_of_definitions(void **state) {
    (void)state;
    srand(5);
    for (unsigned round = 0; round < 200; round++) {
        etl_stacks s = {.limit = 1 << 20};
        plain all[60];
        size_t n = 1 + (size_t)rand() % 60;
        unsigned creations = round % 4; // none, some, many
        for (size_t i = 0; i < n; i++) {
            all[i] = (plain){100 + (uint64_t)rand() % 50, i + 1, (unsigned)rand() % 4 < creations};
            note(&s, all[i].created, KEY, all[i].time, all[i].frame);
            note(&s, all[i].created, KEY + 1, all[i].time + 7, 1000 + i); // another key's do not count
        }
        for (uint64_t time = 95; time < 160; time++) {
            const plain *truth = plain_find(all, n, time);
            const etl_stack_def *d = w32t_etl_stacks_find(&s, KEY, time);
            assert_int_equal(d != NULL, truth != NULL);
            if (d) assert_int_equal(d->frames[0], truth->frame);
        }
        assert_null(w32t_etl_stacks_find(&s, KEY + 2, 120));
        w32t_etl_stacks_free(&s);
    }
}

#define MANY 50000u

// A key that lives and dies all the time, written in any order: some ten looks a step, not thousands.
static void one_key_defined_many_times(void **state) {
    (void)state;
    for (unsigned way = 0; way < 4; way++) {
        etl_stacks s = {.limit = 64 << 20};
        for (uint64_t i = 0; i < MANY; i++) {
            uint64_t n = way == 0   ? i
                         : way == 1 ? MANY - 1 - i
                         : way == 2 ? (i * 7919) % MANY
                                    : i / 2 + i % 2 * (MANY / 2);
            note(&s, way == 2 && n % 2, KEY, 1000 + 10 * n, n);
        }
        assert_true(s.steps < 100u * MANY);
        s.steps = 0;
        for (uint64_t n = 0; n < MANY; n++) {
            const etl_stack_def *d = w32t_etl_stacks_find(&s, KEY, 1000 + 10 * n);
            assert_non_null(d);
            if (way != 2) assert_int_equal(d->frames[0], n);
        }
        assert_true(s.steps < 100u * MANY);
        w32t_etl_stacks_free(&s);
    }
}

static void memory_is_bounded(void **state) {
    (void)state;
    etl_stacks s = {.limit = 256 << 10};
    for (uint64_t i = 0; i < MANY; i++)
        note(&s, false, i, 5, i);
    assert_true(s.bytes <= s.limit);
    unsigned known = 0;
    for (uint64_t i = 0; i < MANY; i++)
        known += w32t_etl_stacks_find(&s, i, 1) != NULL;
    assert_in_range(known, 1000, (256 << 10) / 48); // a key with its stack takes no less
    assert_non_null(w32t_etl_stacks_find(&s, 0, 1));
    assert_null(w32t_etl_stacks_find(&s, MANY - 1, 1));
    w32t_etl_stacks_free(&s);
}

// ---- Events of one time stamp

#define T0      (ETL_BUILD_STAMP + 1000u)
#define THREADS 20000u

static void put_event(etl_build *b, unsigned way, uint32_t number) {
    static const w32t_guid provider = {1, 2, 3, {4, 5, 6, 7, 8, 9, 10, 11}};
    etl_descriptor d = {.id = 9};
    if (b->buffer.n + 0x48 + 200 > b->size) etl_build_flush(b);
    if (way < 2)
        etl_build_event(b, 19, &provider, &d, T0, 100, 8 + number, NULL, 0, &number, 4);
    else
        etl_build_system(b, 17, 0x0F, 0x20, 2, T0, 0, 0, &number, 4); // names no thread
}

// Its stack; `stranger`: of a thread that wrote nothing.
static void put_stack_of(etl_build *b, uint32_t number, bool stranger) {
    uint8_t p[24] = {0};
    w32t_put64(p, T0);
    w32t_put32(p + 8, 100);
    w32t_put32(p + 12, stranger ? 5000000 + number : 8 + number);
    w32t_put64(p + 16, 0x7ff600000000u + number);
    if (b->buffer.n + 0x48 + 200 > b->size) etl_build_flush(b);
    etl_build_system(b, 17, 0x18, 0x20, 2, T0 + 1, 0, 0, p, sizeof p);
}

static void many_events_of_one_time(void **state) {
    (void)state;
    etl_session session = etl_sound_session();
    for (unsigned way = 0; way < 3; way++) { // each its thread's; none any event's; of events without threads
        etl_build b = {0};
        etl_build_begin(&b, &session);
        b.size = 0x10000;
        for (uint32_t i = 0; i < THREADS; i++)
            put_event(&b, way, i);
        for (uint32_t i = 0; i < THREADS; i++)
            put_stack_of(&b, i, way == 1);
        etl_build_flush(&b);
        reading r = read_build(&b, NULL);
        assert_int_equal(r.count, 1 + 2 * THREADS);
        unsigned found = 0;
        for (size_t i = 0; i < r.count; i++) {
            if (!r.events[i].event.stack_count) continue;
            found++;
            if (way == 0) assert_int_equal(r.events[i].event.stack[0], 0x7ff600000000u + number_of(&r.events[i]));
        }
        assert_int_equal(found, way == 0   ? THREADS
                                : way == 1 ? 0
                                           : 1); // the last one has them, up to what one may have
        assert_true(w32t_etl_stage_steps(((etl_source *)r.source)->stage) < 20u * THREADS);
        done(&r);
        etl_build_free(&b);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_order_of_definitions),
        cmocka_unit_test(one_key_defined_many_times),
        cmocka_unit_test(memory_is_bounded),
        cmocka_unit_test(many_events_of_one_time),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
