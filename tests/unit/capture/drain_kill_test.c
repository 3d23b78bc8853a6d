// SPDX-License-Identifier: Apache-2.0
// A collector that dies between any two rounds: recording, rings and spool are copied as they are then, and a recovery
// of the copies must give every call that was in the rings, once and in order, whatever of it was in the file already.
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

#define RINGS 3u

static char etl[64], ring[64], spool_file[64], copied[64], copied_ring[64], copied_spool[64];

// A file that is not there is copied as none.
static void copy(const char *from, const char *to) {
    unlink(to);
    FILE *in = fopen(from, "rb");
    if (!in) return;
    FILE *out = fopen(to, "wb");
    assert_non_null(out);
    static char buffer[0x10000];
    for (size_t n; (n = fread(buffer, 1, sizeof buffer, in)) > 0;)
        assert_int_equal(fwrite(buffer, 1, n, out), n);
    fclose(in);
    fclose(out);
}

static void expect_calls(const char *path, const uint64_t *calls) {
    w32t_etl_walk w;
    w32t_walked e;
    uint64_t starts[RINGS] = {0}, stops[RINGS] = {0};
    assert_true(w32t_etl_walk_open(&w, path));
    while (w32t_etl_walk_next(&w, &e)) {
        if (!e.name || strcmp(e.name, "Sleep") != 0) continue;
        uint64_t number;
        memcpy(&number, e.payload, 8);
        assert_in_range(e.tid, 900, 900 + RINGS - 1);
        assert_int_equal(number, e.opcode == 1 ? ++starts[e.tid - 900] : ++stops[e.tid - 900]);
    }
    assert_false(w.bad);
    w32t_etl_walk_close(&w);
    for (unsigned i = 0; i < RINGS; i++) {
        assert_int_equal(starts[i], calls[i]);
        assert_int_equal(stops[i], calls[i]);
    }
}

static void recover_copies(w32t_plan_view *plan, const w32t_tick_clock *clock, const uint64_t *calls) {
    copy(etl, copied);
    copy(ring, copied_ring);
    copy(spool_file, copied_spool);
    w32t_etl_writer *w;
    w32t_etl_config found;
    for (int killed = 1; killed >= 0; killed--) { // the first recovery is killed too, after its first round
        assert_int_equal(w32t_etl_append(copied, &w, &found, NULL), W32T_OK);
        w32t_drain_config c = {.etl = w,
                               .plan = {plan, NULL},
                               .clock = clock,
                               .recovering = true,
                               .recording = copied,
                               .spool = copied_spool};
        w32t_drain *d = w32t_drain_new(&c);
        assert_int_equal(w32t_drain_add(d, copied_ring, 0, NULL), W32T_OK);
        uint32_t busiest;
        w32t_status status = W32T_OK;
        while (status == W32T_OK) {
            status = w32t_drain_pass(d, true, 2, &busiest, NULL);
            if (killed) break;
        }
        assert_true(status == W32T_OK || status == W32T_END);
        w32t_drain_free(d);
        assert_int_equal(w32t_etl_close(w, 1, NULL), W32T_OK);
    }
    expect_calls(copied, calls);
}

static void put_calls(w32t_fake_agent *agent, w32t_drain *d, uint32_t id, unsigned count, uint64_t *calls,
                      uint64_t *ticks) {
    uint32_t busiest;
    for (unsigned k = 0; k < count; k++) {
        uint32_t i = (uint32_t)rand() % RINGS;
        uint64_t ms = k;
        calls[i]++;
        *ticks += 10;
        while (!w32t_fake_start(agent, i, id, calls[i], *ticks, &ms, 1, NULL, 0))
            assert_true(w32t_drain_pass(d, false, 2, &busiest, NULL) <= W32T_END);
        while (!w32t_fake_stop(agent, i, id, calls[i], *ticks + 5, 0, 0, NULL, 0))
            assert_true(w32t_drain_pass(d, false, 2, &busiest, NULL) <= W32T_END);
    }
}

static void run(bool compress, bool spool) {
    srand(compress * 2 + spool);
    w32t_buf plan_bytes = {0};
    w32t_plan_view plan;
    w32t_plan_options o = {.trace = "Sleep"};
    assert_int_equal(w32t_plan_compile(&o, 8, &plan_bytes, NULL), W32T_OK);
    assert_int_equal(w32t_plan_view_open(&plan, w32t_span_of(plan_bytes.p, plan_bytes.n), 8, NULL), W32T_OK);
    uint32_t id = 0;
    while (strcmp(plan.strings + plan.functions[id].name, "Sleep") != 0)
        id++;
    w32t_etl_config c = {.path = etl,
                         .logger_name = "t",
                         .compress = compress,
                         .processors = 1,
                         .clock_type = 1,
                         .perf_freq = 1000000000u,
                         .start_clock = 1000,
                         .start_filetime = 133000000000000000u};
    w32t_etl_writer *w;
    assert_int_equal(w32t_etl_create(&c, &w, NULL), W32T_OK);
    w32t_tick_clock clock = {0};
    w32t_tick_clock_set(&clock, 0, 1000, 1.0);
    w32t_drain_config dc = {.etl = w, .plan = {&plan, NULL}, .clock = &clock, .spool = spool ? spool_file : NULL};
    w32t_drain *d = w32t_drain_new(&dc);
    w32t_fake_agent agent;
    assert_true(w32t_fake_agent_open(&agent, ring, 4711, RINGS, 0x10000, 1));
    assert_int_equal(w32t_drain_add(d, ring, 0, NULL), W32T_OK);
    uint64_t ticks = 100, calls[RINGS] = {0};
    for (uint32_t i = 0; i < RINGS; i++)
        w32t_fake_thread(&agent, i, 900 + i, ticks++);
    for (unsigned round = 0; round < 60; round++) {
        uint32_t busiest;
        // now and then more than the rings hold, so that they go through the spool
        put_calls(&agent, d, id, round % 5 == 4 ? 3000 : 1u + (unsigned)rand() % 300, calls, &ticks);
        if (rand() % 3) assert_true(w32t_drain_pass(d, false, 2, &busiest, NULL) <= W32T_END);
        recover_copies(&plan, &clock, calls);
    }
    w32t_drain_free(d);
    w32t_etl_close(w, 1, NULL);
    w32t_fake_agent_close(&agent);
    w32t_plan_view_close(&plan);
    w32t_buf_free(&plan_bytes);
    const char *const files[] = {etl, ring, spool_file, copied, copied_ring, copied_spool};
    for (size_t i = 0; i < sizeof files / sizeof *files; i++)
        unlink(files[i]);
}

static void test_compressed(void **state) {
    (void)state;
    run(true, false);
}
static void test_compressed_with_spool(void **state) {
    (void)state;
    run(true, true);
}
static void test_uncompressed(void **state) {
    (void)state;
    run(false, false);
}
static void test_uncompressed_with_spool(void **state) {
    (void)state;
    run(false, true);
}

int main(void) {
    long pid = (long)getpid();
    snprintf(etl, sizeof etl, "/tmp/w32t-kill-%ld.etl", pid);
    snprintf(ring, sizeof ring, "/tmp/w32t-kill-%ld.ring", pid);
    snprintf(spool_file, sizeof spool_file, "/tmp/w32t-kill-%ld.spool", pid);
    snprintf(copied, sizeof copied, "/tmp/w32t-kill-%ld.copy", pid);
    snprintf(copied_ring, sizeof copied_ring, "/tmp/w32t-kill-%ld.copy-ring", pid);
    snprintf(copied_spool, sizeof copied_spool, "/tmp/w32t-kill-%ld.copy-spool", pid);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_compressed),
        cmocka_unit_test(test_compressed_with_spool),
        cmocka_unit_test(test_uncompressed),
        cmocka_unit_test(test_uncompressed_with_spool),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
