// SPDX-License-Identifier: Apache-2.0
// Looking up stacks: which definition a key has at a time, against a plain statement of the rule, and what it costs
// where a key is defined again and again or thousands of events have one time stamp (counted in looks, not in time).
#include "etl_test.h"

#include "read/etl/etl_internal.h"

#include <stdio.h>

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

// ---- Stacks that the .NET runtime writes

static const w32t_guid runtime = {0xe13c0d23, 0xccbc, 0x4e12, {0x93, 0x1b, 0xd9, 0xcc, 0x2e, 0xee, 0x27, 0xe4}};
static const w32t_guid rundown = {0xa669021c, 0xc450, 0x4609, {0xa0, 0x35, 0x5a, 0xf5, 0x9a, 0xf4, 0xdf, 0x18}};
static const w32t_guid other_provider = {1, 2, 3, {4, 5, 6, 7, 8, 9, 10, 11}};

static void put_clr(etl_build *b, const w32t_guid *provider, uint32_t tid, uint64_t time, uint16_t id) {
    etl_build_event(b, 19, provider, &(etl_descriptor){.id = id, .task = 1, .opcode = 10}, time, 100, tid, NULL, 0,
                    "abcd", 4);
}

// Two addresses from `frame` on; a header of 32 bits has addresses of 32.
static void put_clr_stack(etl_build *b, const w32t_guid *provider, unsigned type, uint32_t tid, uint64_t time,
                          uint32_t frame) {
    uint8_t p[24] = {1};
    size_t width = type == 18 ? 4 : 8;
    w32t_put32(p + 4, 2);
    w32t_put32(p + 8, frame);
    w32t_put32(p + 8 + width, frame + 1);
    uint16_t id = provider == &runtime ? 82 : 0;
    etl_build_event(b, type, provider, &(etl_descriptor){.id = id, .task = 11, .opcode = 82}, time, 100, tid, NULL, 0,
                    p, 8 + 2 * width);
}

// Every event (told by its id) with its first frame.
static void expect_frames(const reading *r, const char *want) {
    char got[400] = "";
    for (size_t i = 0; i < r->count; i++) {
        const w32t_event *e = &r->events[i].event;
        if (e->encoding != W32T_ENC_ETW || (e->task == 11 && e->opcode == 82)) continue;
        size_t at = strlen(got);
        snprintf(got + at, sizeof got - at, "%u:%x/%u ", e->id, e->stack_count ? (unsigned)e->stack[0] : 0,
                 e->stack_count);
    }
    assert_string_equal(got, want);
}

// By TraceEvent's rule: it is the stack of the provider's event before on that thread, if that has none.
static void clr_stacks_are_those_of_the_event_before(void **state) {
    (void)state;
    etl_session session = etl_sound_session();
    etl_build b = {0};
    etl_build_begin(&b, &session);
    b.size = 0x10000;
    put_clr_stack(&b, &runtime, 19, 1, T0, 0x900); // of an event before the trace
    put_clr(&b, &runtime, 1, T0 + 10, 1);
    put_clr(&b, &other_provider, 1, T0 + 11, 2); // in between
    put_clr(&b, &runtime, 2, T0 + 12, 3);        // another thread
    put_clr(&b, &rundown, 1, T0 + 13, 4);        // another provider of the runtime
    put_clr_stack(&b, &runtime, 19, 1, T0 + 14, 0x100);
    put_clr_stack(&b, &runtime, 18, 2, T0 + 15, 0x200);
    etl_build_flush(&b);
    b.cpu = 1; // the thread was moved
    put_clr_stack(&b, &rundown, 19, 1, T0 + 16, 0x300);
    put_clr_stack(&b, &runtime, 19, 1, T0 + 20, 0x400); // of an event that was lost
    put_clr(&b, &runtime, 1, T0 + 30, 5);
    put_clr(&b, &runtime, 1, T0 + 40, 6); // wrote none, or it was lost
    put_clr_stack(&b, &runtime, 19, 1, T0 + 41, 0x500);
    put_clr(&b, &runtime, 1, T0 + 50, 7);
    put_clr_stack(&b, &runtime, 19, 1, T0 + 10000000, 0x600); // a second later: of an event that was lost
    etl_build_flush(&b);
    static const char want[] = "1:100/2 2:0/0 3:200/2 4:300/2 5:0/0 6:500/2 7:0/0 ";
    reading r = read_build(&b, NULL);
    expect_frames(&r, want);
    assert_int_equal(r.count, 1 + 7 + 7); // the stacks stay events
    done(&r);
    assert_true(read_input(as_stream(w32t_span_of(b.file.p, b.file.n)), NULL, &r));
    expect_frames(&r, want);
    done(&r);
    etl_build_free(&b);
}

// A count that lies, a payload that ends early: what is there is taken.
static void cut_clr_stacks(void **state) {
    (void)state;
    etl_session session = etl_sound_session();
    for (size_t n = 0; n < 40; n++) {
        etl_build b = {0};
        etl_build_begin(&b, &session);
        b.size = 0x10000;
        uint8_t p[40] = {0};
        w32t_put32(p + 4, 0xFFFFFFFF);
        put_clr(&b, &runtime, 1, T0, 1);
        etl_build_event(&b, 19, &runtime, &(etl_descriptor){.id = 82, .task = 11, .opcode = 82}, T0 + 1, 100, 1, NULL,
                        0, p, n);
        etl_build_flush(&b);
        reading r = read_build(&b, NULL);
        assert_int_equal(r.events[1].event.stack_count, n < 16 ? 0 : (n - 8) / 8);
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
        cmocka_unit_test(clr_stacks_are_those_of_the_event_before),
        cmocka_unit_test(cut_clr_stacks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
