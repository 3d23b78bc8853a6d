// SPDX-License-Identifier: Apache-2.0
// The event model: names of numbers, lazily made parts, texts as snprintf delivers them, batches, damage lists,
// statistics.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>

#include "model/source.h"
#include "model/value.h"

static const struct w32t_map_entry rights[] = {{1, "READ"}, {2, "WRITE"}, {3, "BOTH"}, {0x80000000u, "ALL"}};
static const w32t_map bits = {"rights", 4, true, rights}, values = {"values", 4, false, rights};

static const char *names(const w32t_map *map, uint64_t v) {
    static char text[64];
    text[0] = 0;
    assert_true(w32t_map_text(map, v, text, sizeof text) < sizeof text);
    return text;
}

static void maps(void **state) {
    (void)state;
    assert_string_equal(names(&bits, 1), "READ");
    assert_string_equal(names(&bits, 3), "BOTH"); // an entry of its own wins over its parts
    assert_string_equal(names(&bits, 0x80000001u), "ALL|READ");
    assert_string_equal(names(&bits, 0x80000010u), "ALL|0x10"); // what is left in hex
    assert_string_equal(names(&bits, 0x10), "");                // nothing known: no name at all
    assert_string_equal(names(&values, 2), "WRITE");
    assert_string_equal(names(&values, 0x80000001u), "");
    char small[3] = "zz";
    assert_int_equal(w32t_map_text(&values, 2, small, sizeof small), 5); // as snprintf: the length it would have had
    assert_string_equal(small, "WR");
    assert_int_equal(w32t_map_text(NULL, 2, small, sizeof small), 0);
}

static int described, decoded;
static void describe(w32t_event *e) {
    described++;
    e->name = "x";
}
static void fields(w32t_event *e) {
    static const w32t_field f = {"a", {.type = W32T_TYPE_NULL}};
    assert_string_equal(e->name, "x"); // names are there before fields are made
    decoded++;
    e->fields = &f;
    e->field_count = 1;
}
static bool text(w32t_event *e, w32t_text which, w32t_buf *b) {
    (void)e;
    if (which != W32T_TEXT_PATH) return false;
    w32t_buf_lit(b, "C:\\path");
    return true;
}

static void lazy(void **state) {
    (void)state;
    static const w32t_decoder decoder = {.name = "test", .describe = describe, .fields = fields, .text = text};
    uint64_t stack[] = {0x7ff612345678u};
    w32t_event e = {.decoder = &decoder, .stack = stack, .stack_count = 1};
    uint32_t count;
    assert_int_equal(described, 0);
    for (int i = 0; i < 3; i++) {
        w32t_event_describe(&e);
        assert_non_null(w32t_event_fields(&e, &count));
    }
    assert_int_equal(count, 1);
    assert_int_equal(described, 1);
    assert_int_equal(decoded, 1);
    char out[4];
    assert_int_equal(w32t_event_text(&e, W32T_TEXT_PATH, out, sizeof out), 7);
    assert_string_equal(out, "C:\\");
    assert_int_equal(w32t_event_text(&e, W32T_TEXT_DETAIL, out, sizeof out), 0);
    char frame[32];
    w32t_event_frame(&e, 0, frame, sizeof frame);
    assert_string_equal(frame, "0x7ff612345678");
    assert_int_equal(w32t_event_frame(&e, 1, frame, sizeof frame), 0);
    w32t_event bare = {0}; // no decoder at all
    assert_null(w32t_event_fields(&bare, &count));
    assert_int_equal(count, 0);
}

static int let_go;
static void drop(void *p) {
    (void)p;
    let_go++;
}

static void batches(void **state) {
    (void)state;
    w32t_batch b = {0};
    for (unsigned i = 0; i < 3000; i++)
        w32t_batch_add(&b)->pid = i;
    assert_true(w32t_batch_full(&b));
    for (unsigned i = 0; i < 3000; i++)
        assert_int_equal(b.events[i].pid, i);
    w32t_batch_keep(&b, &b, drop);
    w32t_batch_reset(&b);
    assert_int_equal(let_go, 1);
    assert_int_equal(b.count, 0);
    assert_int_equal(w32t_batch_add(&b)->pid, 0); // zeroed again
    w32t_batch_free(&b);
    assert_int_equal(let_go, 1);
}

static void damage(void **state) {
    (void)state;
    w32t_damage_list list = {0};
    for (unsigned i = 0; i < W32T_DAMAGE_KEPT + 500; i++)
        w32t_damage_add(&list, i, 1, "piece %u", i);
    assert_int_equal(list.total, W32T_DAMAGE_KEPT + 500); // all are counted, the first are kept
    assert_int_equal(list.count, W32T_DAMAGE_KEPT);
    assert_string_equal(list.items[7].what, "piece 7");
    w32t_damage_free(&list);
}

static void statistics(void **state) {
    (void)state;
    w32t_file_stat st = {.first = W32T_NO_TIME, .last = W32T_NO_TIME};
    w32t_stat_kind(&st, "A", 2);
    w32t_stat_kind(&st, "B", 1);
    w32t_stat_kind(&st, "A", 3);
    assert_int_equal(st.kind_count, 2);
    assert_int_equal(st.kinds[0].events, 5);
    for (unsigned i = 0; i < 500; i++) {
        w32t_seen seen = {.id = (uint16_t)(i % 100)};
        w32t_stat_seen(&st, &seen, 1);
    }
    uint64_t sum = 0;
    for (size_t i = 0; i < st.seen_count; i++)
        sum += st.seen[i].events;
    assert_int_equal(sum, 500);
    assert_int_equal(st.seen_count, 100);
    w32t_stat_time(&st, 5);
    w32t_stat_time(&st, -5);
    assert_true(st.first == -5 && st.last == 5);
    w32t_stat_free(&st);
}

static void
sids(void **state) { // values from the SDK: LocalSystem, Administrators; a large identifier authority goes in hex
    (void)state;
    static const uint8_t system[] = {1, 1, 0, 0, 0, 0, 0, 5, 18, 0, 0, 0},
                         large[] = {1, 0, 0x12, 0x34, 0x56, 0x78, 0x9A, 0xBC};
    char out[W32T_SID_TEXT];
    assert_int_equal(w32t_sid_text(out, (w32t_span){system, sizeof system}), 8);
    assert_string_equal(out, "S-1-5-18");
    w32t_sid_text(out, (w32t_span){large, sizeof large});
    assert_string_equal(out, "S-1-0x123456789abc");
    assert_int_equal(w32t_sid_text(out, (w32t_span){system, 11}), 0); // a byte short
    uint8_t most[8 + 15 * 4];
    memset(most, 0xFF, sizeof most);
    most[0] = 1;
    most[1] = 15;
    assert_true(w32t_sid_text(out, (w32t_span){most, sizeof most}) < W32T_SID_TEXT);
    most[1] = 16; // more than a SID can have
    assert_int_equal(w32t_sid_text(out, (w32t_span){most, sizeof most}), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(maps),   cmocka_unit_test(lazy),       cmocka_unit_test(batches),
        cmocka_unit_test(damage), cmocka_unit_test(statistics), cmocka_unit_test(sids),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
