// SPDX-License-Identifier: Apache-2.0
// The collector against a stand-in for the agent: what was put into rings must be in the recording, in time order, and
// what a hostile process writes there must do no harm.
#define _POSIX_C_SOURCE 200809L
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/os.h"
#include "build/etl_walk.h"
#include "build/ring_build.h"
#include "capture/drain.h"
#include "wire/wire_plan.h"

#define RING_BYTES 0x10000u

static bool compress;

typedef struct fixture {
    char etl[64], ring[64];
    w32t_buf plan_bytes;
    w32t_plan_view plan;
    w32t_etl_writer *w;
    w32t_drain *d;
    w32t_fake_agent agent;
    w32t_tick_clock clock;
} fixture;

static uint32_t function_id(const fixture *f, const char *dll, const char *name) {
    for (uint32_t i = 0; i < f->plan.head->functions; i++) {
        const w32t_plan_function *row = &f->plan.functions[i];
        if (strcmp(f->plan.strings + row->name, name) == 0 &&
            strcmp(f->plan.strings + f->plan.dlls[row->dll].name, dll) == 0)
            return i;
    }
    fail_msg("%s!%s is not in the plan", dll, name);
    return 0;
}

static void open_fixture_sized(fixture *f, const char *trace, uint32_t rings, uint32_t ring_bytes) {
    memset(f, 0, sizeof *f);
    snprintf(f->etl, sizeof f->etl, "/tmp/w32t-drain-%ld.etl", (long)getpid());
    snprintf(f->ring, sizeof f->ring, "/tmp/w32t-drain-%ld.ring", (long)getpid());
    w32t_plan_options o = {.trace = trace};
    assert_int_equal(w32t_plan_compile(&o, 8, &f->plan_bytes, NULL), W32T_OK);
    assert_int_equal(w32t_plan_view_open(&f->plan, w32t_span_of(f->plan_bytes.p, f->plan_bytes.n), 8, NULL), W32T_OK);
    w32t_etl_config c = {.path = f->etl,
                         .logger_name = "t",
                         .compress = compress,
                         .processors = 1,
                         .clock_type = 1,
                         .perf_freq = 1000000000u,
                         .start_clock = 1000,
                         .start_filetime = 133000000000000000u};
    assert_int_equal(w32t_etl_create(&c, &f->w, NULL), W32T_OK);
    w32t_tick_clock_set(&f->clock, 0, 1000, 1.0);
    w32t_drain_config dc = {.etl = f->w, .plan = {&f->plan, NULL}, .clock = &f->clock};
    dc.recovering = true; // takes everything, however young; ticks are invented
    dc.recording = f->etl;
    f->d = w32t_drain_new(&dc);
    assert_true(w32t_fake_agent_open(&f->agent, f->ring, 4711, rings, ring_bytes, 1));
    assert_int_equal(w32t_drain_add(f->d, f->ring, 0, NULL), W32T_OK);
}

static void open_fixture(fixture *f, const char *trace, uint32_t rings) {
    open_fixture_sized(f, trace, rings, RING_BYTES);
}

static void finish(fixture *f) {
    w32t_drain_free(f->d);
    f->d = NULL;
    assert_int_equal(w32t_etl_close(f->w, 1, NULL), W32T_OK);
}

static void close_fixture(fixture *f) {
    w32t_fake_agent_close(&f->agent);
    w32t_plan_view_close(&f->plan);
    w32t_buf_free(&f->plan_bytes);
    unlink(f->etl);
    unlink(f->ring);
}

static void pass(fixture *f) {
    uint32_t busiest;
    w32t_status status = w32t_drain_pass(f->d, true, 2, &busiest, NULL);
    assert_true(status == W32T_OK || status == W32T_END);
}

static void test_calls_of_threads_come_out_in_time_order(void **state) {
    (void)state;
    w32t_guid made = w32t_tl_provider_guid(W32T_API_PROVIDER), constant = W32T_API_PROVIDER_GUID;
    assert_memory_equal(&made, &constant, sizeof made);
    fixture f;
    open_fixture(&f, "Sleep,CreateFileW", 3);
    uint32_t sleep = function_id(&f, "kernel32.dll", "Sleep");
    uint64_t ticks = 100, call[3] = {0, 0, 0};
    for (uint32_t i = 0; i < 3; i++)
        w32t_fake_thread(&f.agent, i, 900 + i, ticks++);
    for (unsigned n = 0; n < 20000; n++) {
        uint32_t i = n * 7 % 3;
        uint64_t ms = n;
        call[i]++;
        ticks += 10;
        while (!w32t_fake_start(&f.agent, i, sleep, call[i], ticks, &ms, 1, NULL, 0))
            pass(&f);
        while (!w32t_fake_stop(&f.agent, i, sleep, call[i], ticks + 5, 0, 0, NULL, 0))
            pass(&f);
    }
    pass(&f);
    for (uint32_t i = 0; i < 3; i++)
        assert_int_equal(w32t_fake_ring(&f.agent, i)->tail, w32t_fake_ring(&f.agent, i)->head);
    finish(&f);
    w32t_etl_walk w;
    w32t_walked e;
    assert_true(w32t_etl_walk_open(&w, f.etl));
    uint64_t starts[3] = {0, 0, 0}, stops[3] = {0, 0, 0}, last = 0, n = 0;
    while (w32t_etl_walk_next(&w, &e)) {
        if (!e.name || strcmp(e.name, "Sleep") != 0) continue;
        assert_string_equal(e.provider, "Win32Trace-Api");
        assert_int_equal(e.pid, 4711);
        uint32_t i = e.tid - 900;
        assert_in_range(i, 0, 2);
        if (e.buffer > 0 && last > e.clock) fail_msg("time runs backwards at event %lu", (unsigned long)n);
        last = e.clock;
        uint64_t number;
        memcpy(&number, e.payload, 8);
        if (e.opcode == 1) {
            assert_int_equal(number, ++starts[i]);
            assert_string_equal((const char *)e.payload + 8, "kernel32.dll");
            uint64_t caller;
            memcpy(&caller, e.payload + 8 + 13, 8);
            assert_int_equal(caller, 0x140001234u);
            assert_int_equal(e.payload_size, 8 + 13 + 8 + 4); // … and dwMilliseconds
        } else {
            assert_int_equal(e.opcode, 2);
            assert_int_equal(number, ++stops[i]);
            uint64_t duration; // Call, Error, ErrorKind: a void function has no result
            memcpy(&duration, e.payload + 8 + 4 + 1, 8);
            assert_int_equal(duration, 5);
        }
        n++;
    }
    assert_false(w.bad);
    assert_int_equal(n, 40000);
    w32t_etl_walk_close(&w);
    close_fixture(&f);
}

// Rings that are always found full: their records go through the spool, and come out complete and in time order all the
// same.
static void test_what_cannot_be_encoded_in_time_is_spooled(void **state) {
    (void)state;
    fixture f;
    open_fixture(&f, "Sleep", 3);
    char spool[80];
    snprintf(spool, sizeof spool, "%s.spool", f.etl);
    w32t_drain_free(f.d);
    w32t_drain_config dc = {.etl = f.w, .plan = {&f.plan, NULL}, .clock = &f.clock, .spool = spool};
    f.d = w32t_drain_new(&dc);
    assert_int_equal(w32t_drain_add(f.d, f.ring, 0, NULL), W32T_OK);
    uint32_t sleep = function_id(&f, "kernel32.dll", "Sleep"), busiest;
    uint64_t ticks = 100, call[3] = {0, 0, 0};
    for (uint32_t i = 0; i < 3; i++)
        w32t_fake_thread(&f.agent, i, 900 + i, ticks++);
    unsigned passes = 0;
    for (unsigned n = 0; n < 30000; n++) {
        uint32_t i = n * 7 % 3;
        uint64_t ms = n;
        call[i]++;
        ticks += 10;
        while (!w32t_fake_start(&f.agent, i, sleep, call[i], ticks, &ms, 1, NULL, 0)) {
            assert_true(w32t_drain_pass(f.d, false, 2, &busiest, NULL) <= W32T_END);
            passes++;
        }
        while (!w32t_fake_stop(&f.agent, i, sleep, call[i], ticks + 5, 0, 0, NULL, 0)) {
            assert_true(w32t_drain_pass(f.d, false, 2, &busiest, NULL) <= W32T_END);
            passes++;
        }
        if (n % 9000 == 8999) { // calm for a while
            for (int k = 0; k < 40; k++)
                assert_true(w32t_drain_pass(f.d, false, 2, &busiest, NULL) <= W32T_END);
        }
    }
    assert_true(passes > 5);
    w32t_drain_totals t;
    w32t_status status;
    while ((status = w32t_drain_pass(f.d, true, 2, &busiest, NULL)) == W32T_OK) {
    }
    assert_int_equal(status, W32T_END);
    w32t_drain_totals_of(f.d, &t);
    assert_int_equal(t.calls, 30000);
    assert_int_equal(t.damage, 0);
    finish(&f);
    w32t_etl_walk w;
    w32t_walked e;
    assert_true(w32t_etl_walk_open(&w, f.etl));
    uint64_t starts[3] = {0, 0, 0}, stops[3] = {0, 0, 0}, last = 0;
    while (w32t_etl_walk_next(&w, &e)) {
        if (!e.name || strcmp(e.name, "Sleep") != 0) continue;
        uint64_t number;
        memcpy(&number, e.payload, 8);
        assert_int_equal(number, e.opcode == 1 ? ++starts[e.tid - 900] : ++stops[e.tid - 900]);
        assert_true(e.clock >= last);
        last = e.clock;
    }
    assert_false(w.bad);
    assert_int_equal(starts[0] + starts[1] + starts[2], 30000);
    w32t_etl_walk_close(&w);
    unlink(spool);
    close_fixture(&f);
}

static void test_contents_and_failure(void **state) {
    (void)state;
    fixture f;
    open_fixture(&f, "CreateFileW", 1);
    uint32_t id = function_id(&f, "kernel32.dll", "CreateFileW");
    uint64_t words[7] = {0x5000, 0x80000000u, 1, 0, 3, 0x80, 0};
    uint8_t blob[64];
    const w32t_plan_function *row = &f.plan.functions[id];
    const w32t_plan_capture *capture = (const void *)(f.plan.bytes.p + f.plan.head->captures_offset);
    assert_int_equal(row->words, 7);
    assert_int_equal(row->stack_words, 7);
    assert_true(row->captures >= 1);
    assert_int_equal(capture[row->first_capture].op, W32T_CAP_UTF16Z_OR_ATOM);
    assert_int_equal(row->fail_when, W32T_FAIL_MINUS_ONE);
    size_t n = w32t_fake_blob(blob, 0, 0, W32T_CAP_UTF16Z_OR_ATOM, W32T_BLOB_OK, "a\0b\0", 4, 4);
    w32t_fake_thread(&f.agent, 0, 8, 5);
    w32t_fake_start(&f.agent, 0, id, 1, 10, words, 7, blob, n);
    w32t_fake_stop(&f.agent, 0, id, 1, 20, UINT64_MAX, 2, NULL, 0);
    pass(&f);
    finish(&f);
    w32t_etl_walk w;
    w32t_walked e;
    assert_true(w32t_etl_walk_open(&w, f.etl));
    unsigned seen = 0;
    while (w32t_etl_walk_next(&w, &e)) {
        if (!e.name || strcmp(e.name, "CreateFileW") != 0) continue;
        if (e.opcode == 1) {
            const uint8_t *p = e.payload + 8 + 13 + 8; // lpFileName, its value, length, status
            assert_memory_equal(p,
                                "\0\x50\0\0\0\0\0\0"
                                "\4\0a\0b\0"
                                "\2\0\0\0"
                                "\0",
                                19);
            seen |= 1;
        } else {
            const uint8_t *p = e.payload + 8;
            assert_memory_equal(p,
                                "\xff\xff\xff\xff\xff\xff\xff\xff"
                                "\2\0\0\0",
                                12);
            assert_int_equal(p[12], W32T_SHAPE_WIN32);
            seen |= 2;
        }
    }
    assert_int_equal(seen, 3);
    w32t_etl_walk_close(&w);
    close_fixture(&f);
}

static void test_long_content_goes_on_in_data_events(void **state) {
    (void)state;
    fixture f;
    open_fixture_sized(&f, "ReadFile", 1, 0x100000);
    uint32_t id = function_id(&f, "kernel32.dll", "ReadFile");
    const w32t_plan_capture *capture = (const void *)(f.plan.bytes.p + f.plan.head->captures_offset);
    assert_int_equal(capture[f.plan.functions[id].first_capture].op, W32T_CAP_BYTES);
    size_t n = 150000;
    uint8_t *record = calloc(1, n + 100), *content = malloc(n), *back = calloc(1, n);
    for (size_t i = 0; i < n; i++)
        content[i] = (uint8_t)(i * 31 + i / 256);
    w32t_rec_stop s = {.rec = {.type = W32T_REC_STOP, .function = id}, .ticks = 10, .call = 1, .result = 1};
    memcpy(record, &s, sizeof s);
    size_t at = sizeof s;
    at += w32t_fake_blob(record + at, 1, 0, W32T_CAP_BYTES, W32T_BLOB_OK, content, (uint32_t)n, n);
    w32t_fake_thread(&f.agent, 0, 8, 5);
    assert_true(w32t_fake_put(&f.agent, 0, record, at));
    pass(&f);
    finish(&f);
    w32t_etl_walk w;
    w32t_walked e;
    assert_true(w32t_etl_walk_open(&w, f.etl));
    size_t got = 0;
    while (w32t_etl_walk_next(&w, &e)) {
        const uint8_t *p = e.payload;
        size_t offset = 0, part = 0;
        if (e.name && strcmp(e.name, "ReadFile") == 0) {
            p += 8 + 4 + 4 + 1 + 8 + 1; // Call, Result, Error, ErrorKind, DurationNs, End
        } else if (e.name && strcmp(e.name, "Data") == 0) {
            assert_int_equal(p[8], 2); // of the Stop
            memcpy(&offset, p + 10, 4);
            p += 14;
        } else {
            continue;
        }
        memcpy(&part, p, 2);
        assert_true(offset + part <= n);
        memcpy(back + offset, p + 2, part);
        got += part;
    }
    assert_int_equal(got, n);
    assert_memory_equal(back, content, n);
    assert_false(w.bad);
    w32t_etl_walk_close(&w);
    free(record);
    free(content);
    free(back);
    close_fixture(&f);
}

static void test_hostile_rings(void **state) {
    (void)state;
    srand(7);
    for (int round = 0; round < 300; round++) {
        fixture f;
        open_fixture(&f, "CreateFileW,printf,Sleep", 2);
        uint32_t id = function_id(&f, "kernel32.dll", "CreateFileW");
        for (int k = 0; k < 40; k++) { // plausible records with a few bytes changed
            uint8_t b[512], blob[64];
            size_t n = w32t_fake_blob(blob, 0, 0, W32T_CAP_UTF16Z_OR_ATOM, W32T_BLOB_OK, "a\0b\0", 4, 4);
            w32t_rec_start s = {.rec = {.units = 40, .type = (uint8_t)(rand() % 17), .extra = 7, .function = id},
                                .ticks = (uint64_t)k,
                                .call = (uint64_t)k};
            for (size_t i = 0; i < sizeof b; i++)
                b[i] = round % 3 ? (uint8_t)rand() : 0;
            memcpy(b, &s, sizeof s);
            memcpy(b + sizeof s + 56, blob, n);
            for (int c = rand() % 4; c > 0; c--)
                b[8 + rand() % 300] = (uint8_t)rand();
            w32t_fake_put(&f.agent, k % 2, b, 320);
        }
        uint8_t *data = (uint8_t *)w32t_fake_ring(&f.agent, 0) + W32T_RING_DATA;
        for (int c = 0; c < round % 5; c++)
            data[rand() % 8000] = (uint8_t)rand();
        if (round % 7 == 0) w32t_fake_ring(&f.agent, 1)->head = (uint32_t)rand();
        if (round % 11 == 0) f.agent.file->rings = UINT32_MAX;
        if (round % 13 == 0) assert_int_equal(ftruncate(f.agent.fd, 0x30000 + rand() % 0x10000), 0);
        pass(&f);
        pass(&f);
        w32t_drain_end_process(f.d, 0, true, 1, NULL);
        finish(&f);
        w32t_etl_walk w;
        w32t_walked e;
        assert_true(w32t_etl_walk_open(&w, f.etl));
        while (w32t_etl_walk_next(&w, &e)) {
        }
        assert_false(w.bad); // whatever came in, the recording has the right shape
        w32t_etl_walk_close(&w);
        close_fixture(&f);
    }
}

// Processes that come one after the other, each of which lost something: what they lost adds up.
static void test_losses_of_ended_processes_add_up(void **state) {
    (void)state;
    static const uint64_t lost[] = {10, 7};
    fixture f;
    w32t_drain_totals t;
    open_fixture(&f, "Sleep", 1);
    for (uint32_t slot = 0; slot < 2; slot++) {
        w32t_fake_agent other;
        if (slot) {
            assert_true(w32t_fake_agent_open(&other, f.ring, 4712, 1, RING_BYTES, 1));
            assert_int_equal(w32t_drain_add(f.d, f.ring, 1, NULL), W32T_OK);
        }
        w32t_ring *r = w32t_fake_ring(slot ? &other : &f.agent, 0);
        r->drops = lost[slot];
        r->waits = 3;
        pass(&f);
        r->drops++; // between the last look and the end
        pass(&f);
        assert_int_equal(w32t_drain_end_process(f.d, slot, true, 0, NULL), W32T_OK);
        w32t_drain_totals_of(f.d, &t);
        assert_int_equal(t.drops, slot ? lost[0] + lost[1] + 2 : lost[0] + 1);
        assert_int_equal(t.waits, slot ? 6 : 3);
        if (slot) w32t_fake_agent_close(&other);
    }
    finish(&f);
    close_fixture(&f);
}

static void test_clock_is_monotone_and_follows(void **state) {
    (void)state;
    w32t_tick_clock c = {.first_ticks = 1000, .first_clock = 5000000};
    uint64_t ticks = 1000, clock = 5000000, last = 0;
    for (int s = 0; s < 200; s++) { // a counter of 2.5 GHz whose comparison is off by up to 400 ns either way
        ticks += 2500000000u;
        clock += 1000000000u;
        w32t_tick_clock_add(&c, ticks, clock + (uint64_t)(s % 5) * 100 - 200);
        for (uint64_t k = 0; k < 100; k++) {
            uint64_t at = w32t_tick_clock_at(&c, ticks - 50 + k);
            assert_true(at >= last);
            if (k < 99) last = at;
        }
        int64_t off = (int64_t)(w32t_tick_clock_at(&c, ticks) - clock);
        assert_true(off > -1000 && off < 1000);
    }
}

static void test_filters(void **state) {
    (void)state;
    static const struct {
        const char *set;
        bool has_create, has_read, has_reg;
    } cases[] = {{"CreateFile", true, false, false},       {"%file,!ReadFile", true, false, false},
                 {"kernel32!*File*", true, true, false},   {"!CreateFileW,ReadFile", false, false, true},
                 {"%registry", false, false, true},        {"all,!%file", false, false, true},
                 {"advapi32.dll!Reg*", false, false, true}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        fixture f = {0};
        w32t_plan_options o = {.trace = cases[i].set};
        w32t_error error;
        if (w32t_plan_compile(&o, 8, &f.plan_bytes, &error)) fail_msg("%s: %s", cases[i].set, error.text);
        assert_int_equal(w32t_plan_view_open(&f.plan, w32t_span_of(f.plan_bytes.p, f.plan_bytes.n), 8, NULL), W32T_OK);
        bool create = false, read = false, reg = false;
        for (uint32_t k = 0; k < f.plan.head->functions; k++) {
            const char *name = f.plan.strings + f.plan.functions[k].name;
            if (f.plan.functions[k].flags & W32T_FN_DISABLED) continue;
            create |= strcmp(name, "CreateFileW") == 0;
            read |= strcmp(name, "ReadFile") == 0;
            reg |= strcmp(name, "RegOpenKeyExW") == 0;
        }
        if (create != cases[i].has_create || read != cases[i].has_read || reg != cases[i].has_reg)
            fail_msg("%s", cases[i].set);
        w32t_plan_view_close(&f.plan);
        w32t_buf_free(&f.plan_bytes);
    }
    w32t_buf none = {0};
    w32t_error error;
    w32t_plan_options o = {.trace = "NoSuchFunctionAnywhere"};
    assert_int_equal(w32t_plan_compile(&o, 8, &none, &error), W32T_E_SYNTAX);
    assert_non_null(strstr(error.text, "NoSuchFunctionAnywhere"));
    o.trace = "%nothing";
    assert_int_equal(w32t_plan_compile(&o, 8, &none, &error), W32T_E_SYNTAX);
    o.trace = "a,,b";
    assert_int_equal(w32t_plan_compile(&o, 8, &none, &error), W32T_E_SYNTAX);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_calls_of_threads_come_out_in_time_order),
        cmocka_unit_test(test_what_cannot_be_encoded_in_time_is_spooled),
        cmocka_unit_test(test_contents_and_failure),
        cmocka_unit_test(test_long_content_goes_on_in_data_events),
        cmocka_unit_test(test_hostile_rings),
        cmocka_unit_test(test_losses_of_ended_processes_add_up),
        cmocka_unit_test(test_clock_is_monotone_and_follows),
        cmocka_unit_test(test_filters),
    };
    compress = true;
    int failed = cmocka_run_group_tests_name("compressed", tests, NULL, NULL);
    compress = false;
    return failed | cmocka_run_group_tests_name("uncompressed", tests, NULL, NULL);
}
