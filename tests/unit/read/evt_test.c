// SPDX-License-Identifier: Apache-2.0
// Legacy event logs built here after winnt.h and MS-EVEN: a ring that wraps inside a record, a log that was in use, any
// byte wrong.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/utf.h"
#include "decode/decode.h"
#include "read/readers.h"

enum { SIZE = 4096 };

typedef struct log {
    uint8_t bytes[SIZE];
    uint32_t at, first;
} evt_log;

static void put32(uint8_t *p, uint32_t v) {
    memcpy(p, &v, 4);
}

static void ring(evt_log *l, const uint8_t *p, uint32_t n) {
    for (uint32_t i = 0; i < n; i++) {
        l->bytes[l->at++] = p[i];
        if (l->at == SIZE) l->at = 48;
    }
}

static uint32_t wide(uint8_t *p, const char *s) {
    uint32_t n = 0;
    do
        p[n] = (uint8_t)*s, p[n + 1] = 0, n += 2;
    while (*s++);
    return n;
}

static void record(evt_log *l, uint32_t number, uint32_t id, uint16_t type, const char *string) {
    uint8_t r[512] = {0};
    uint32_t n = 56;
    n += wide(r + n, "Source");
    n += wide(r + n, "HOST");
    uint32_t strings = n;
    n += wide(r + n, string);
    n += wide(r + n, "second");
    uint32_t data = n;
    memcpy(r + n, "\x01\x02\x03", 3);
    n = (n + 3 + 3) & ~3u;
    put32(r + n, n + 4);
    put32(r, n + 4);
    memcpy(r + 4, "LfLe", 4);
    put32(r + 8, number);
    put32(r + 12, 1000000000 + number);
    put32(r + 16, 1000000001 + number);
    put32(r + 20, id);
    r[24] = (uint8_t)type;
    r[26] = 2;
    r[28] = 5;
    put32(r + 36, strings);
    put32(r + 48, 3);
    put32(r + 52, data);
    ring(l, r, n + 4);
}

static void finish(evt_log *l, uint32_t flags) {
    put32(l->bytes, 48);
    memcpy(l->bytes + 4, "LfLe", 4);
    put32(l->bytes + 8, 1);
    put32(l->bytes + 12, 1);
    put32(l->bytes + 16, l->first);
    put32(l->bytes + 20, l->at);
    put32(l->bytes + 32, SIZE);
    put32(l->bytes + 36, flags);
    put32(l->bytes + 44, 48);
}

static unsigned read_log(const evt_log *l, bool carve, unsigned *carved, size_t *damage, bool check) {
    w32t_read_options options = {.carve = carve};
    w32t_source *s;
    w32t_error error = {0};
    w32t_input *in = w32t_input_of_memory("old.evt", w32t_span_of(l->bytes, SIZE));
    assert_int_equal(w32t_read_evt.open(in, &options, &s, &error), W32T_OK);
    w32t_batch batch = {0};
    unsigned live = 0;
    *carved = 0;
    uint64_t last = 0;
    while (s->ops->fill(s, &batch, &error) == W32T_OK) {
        for (size_t i = 0; i < batch.count; i++) {
            w32t_event *e = &batch.events[i];
            e->decoder = w32t_decoder_of(e->encoding);
            uint32_t n;
            const w32t_field *f = w32t_event_fields(e, &n);
            if (e->has & W32T_EVENT_CARVED)
                ++*carved;
            else
                live++;
            if (!check || e->has & W32T_EVENT_CARVED) continue;
            assert_true(e->record > last);
            last = e->record;
            assert_int_equal(n, 3);
            assert_string_equal(f[0].name, "param1");
            assert_int_equal(f[0].value.size, 2 * 5);
            assert_int_equal(f[2].value.size, 3);
            assert_string_equal(e->provider, "Source");
            assert_string_equal(e->computer, "HOST");
            assert_int_equal(e->id, 7);
            assert_int_equal(e->qualifiers, 0xC000);
            assert_int_equal(e->level, 2);
            assert_int_equal(e->task, 5);
            assert_int_equal(e->time, (int64_t)(1000000000 + e->record) * 1000000000);
        }
        w32t_batch_reset(&batch);
    }
    *damage = s->damage.total;
    w32t_batch_free(&batch);
    s->ops->close(s);
    return live;
}

static void logs(void **state) {
    (void)state;
    evt_log *l = calloc(1, sizeof *l);
    unsigned carved;
    size_t damage;
    l->at = l->first = 48;
    for (uint32_t i = 1; i <= 10; i++)
        record(l, i, 0xC0000007u, 1, "first");
    finish(l, 0);
    assert_int_equal(read_log(l, true, &carved, &damage, true), 10);
    assert_int_equal(carved, 0);
    assert_int_equal(damage, 0);
    // The same ring begun near its end: a record wraps over it, others lie behind the header.
    memset(l, 0, sizeof *l);
    l->at = l->first = SIZE - 60;
    for (uint32_t i = 1; i <= 10; i++)
        record(l, i, 0xC0000007u, 1, "first");
    finish(l, 0);
    assert_int_equal(read_log(l, true, &carved, &damage, true), 10);
    assert_int_equal(damage, 0);
    put32(l->bytes + 20, l->first); // dirty: the header was never brought up to date
    put32(l->bytes + 36, 1);
    assert_int_equal(read_log(l, false, &carved, &damage, true), 10);
    assert_int_equal(damage, 0);
    put32(l->bytes + 36, 0); // not marked, but wrong: an empty chain, everything is found as old records
    assert_int_equal(read_log(l, true, &carved, &damage, false), 0);
    assert_int_equal(carved, 10);
    free(l);
}

static void any_byte_wrong(void **state) {
    (void)state;
    evt_log *l = calloc(1, sizeof *l);
    unsigned carved;
    size_t damage;
    l->at = l->first = SIZE - 60;
    for (uint32_t i = 1; i <= 4; i++)
        record(l, i, 7, 4, "first");
    finish(l, 0);
    for (uint32_t i = 8; i < 1024; i++)
        for (unsigned k = 0; k < 3; k++) {
            uint8_t old = l->bytes[i];
            l->bytes[i] = k == 0 ? 0xFF : k == 1 ? 0 : (uint8_t)(old ^ 0x10);
            assert_true(read_log(l, true, &carved, &damage, false) <= 4);
            l->bytes[i] = old;
        }
    free(l);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(logs), cmocka_unit_test(any_byte_wrong)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
