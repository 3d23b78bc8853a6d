// SPDX-License-Identifier: Apache-2.0
// Every event header kind, every MESSAGE option combination, every extended item: fields come out as they were put in.
#include "etl_test.h"

static const w32t_guid some = {0xdeadbeef, 0x1234, 0x5678, {1, 2, 3, 4, 5, 6, 7, 8}};
static const uint8_t payload[] = "payload!";
#define AT (ETL_BUILD_STAMP + 10)

static void check(const seen *s, unsigned kind, unsigned pointer, unsigned n) {
    assert_int_equal(s->record.kind, kind);
    assert_int_equal(s->record.pointer_size, pointer);
    assert_int_equal(s->event.payload_size, n);
    assert_memory_equal(s->event.payload, payload, n);
    assert_int_equal((s->event.has & W32T_EVENT_32BIT) != 0, pointer == 4);
    assert_int_equal(s->event.cpu, 300);
}

static void ids(const seen *s, uint32_t pid, uint32_t tid) {
    assert_true(s->event.has & W32T_HAS_PID && s->event.has & W32T_HAS_TID);
    assert_int_equal(s->event.pid, pid);
    assert_int_equal(s->event.tid, tid);
}

static void every_kind(void **state) {
    (void)state;
    etl_session session = etl_sound_session();
    etl_build b = {.cpu = 300};
    etl_build_begin(&b, &session);
    for (unsigned type = 1; type <= 4; type++)
        etl_build_system(&b, type, 0x03, 0x27, 4, AT, 11, 22, payload, 8);
    etl_build_system(&b, 16, 0x0f, 0x2e, 2, AT, 0, 0, payload, 8);
    etl_build_system(&b, 17, 0x0f, 0x2e, 2, AT, 0, 0, payload, 8);
    static const unsigned full[] = {10, 20, 11, 21};
    for (unsigned i = 0; i < 4; i++)
        etl_build_full(&b, full[i], &some, 33, 2, AT, 11, 22, payload, 7);
    etl_descriptor d = {.id = 1000,
                        .version = 3,
                        .channel = 16,
                        .level = 4,
                        .opcode = 12,
                        .task = 500,
                        .keywords = 0x8000000000000042u};
    etl_build_event(&b, 18, &some, &d, AT, 11, 22, NULL, 0, payload, 5);
    etl_build_event(&b, 19, &some, &d, AT, 11, 22, NULL, 0, payload, 5);
    etl_build_timed(&b, 99, AT, payload, 4);
    etl_build_flush(&b);
    reading r = read_build(&b, NULL);
    assert_int_equal(r.source->damage.total, 0);
    assert_int_equal(r.count, 14);
    static const unsigned kinds[] = {W32T_ETW_SYSTEM32, W32T_ETW_SYSTEM64, W32T_ETW_COMPACT32, W32T_ETW_COMPACT64};
    for (unsigned i = 0; i < 4; i++) {
        const seen *s = &r.events[1 + i];
        check(s, kinds[i], i % 2 ? 8 : 4, 8);
        ids(s, 11, 22);
        assert_int_equal(s->record.hook_id, 0x0327);
        assert_int_equal(s->event.opcode, 0x27);
        assert_int_equal(s->event.version, 4);
        assert_int_equal(s->event.provider_id.data1, 0x3d6fa8d0); // Process
        assert_int_equal(s->event.encoding, W32T_ENC_CLASSIC);
        assert_int_equal(s->record.kernel_time, i < 2 ? 5 : 0);
    }
    for (unsigned i = 0; i < 2; i++) {
        const seen *s = &r.events[5 + i];
        check(s, i ? W32T_ETW_PERFINFO64 : W32T_ETW_PERFINFO32, i ? 8 : 4, 8);
        assert_false(s->event.has & (W32T_HAS_PID | W32T_HAS_TID));
        assert_int_equal(s->event.provider_id.data1, 0xce1dbfb4); // PerfInfo
    }
    static const unsigned full_kinds[] = {W32T_ETW_FULL32, W32T_ETW_FULL64, W32T_ETW_INSTANCE32, W32T_ETW_INSTANCE64};
    for (unsigned i = 0; i < 4; i++) {
        const seen *s = &r.events[7 + i];
        check(s, full_kinds[i], i % 2 ? 8 : 4, 7);
        ids(s, 11, 22);
        assert_true(w32t_guid_equal(&s->event.provider_id, &some));
        assert_int_equal(s->event.opcode, 33);
        assert_int_equal(s->event.level, 4);
        assert_int_equal(s->record.user_time, 6);
        assert_int_equal(s->record.instance_id, i < 2 ? 0 : 77);
        assert_int_equal(s->record.parent_instance_id, i < 2 ? 0 : 66);
    }
    for (unsigned i = 0; i < 2; i++) {
        const seen *s = &r.events[11 + i];
        check(s, i ? W32T_ETW_EVENT_HEADER64 : W32T_ETW_EVENT_HEADER32, i ? 8 : 4, 5);
        ids(s, 11, 22);
        assert_int_equal(s->event.id, 1000);
        assert_int_equal(s->event.version, 3);
        assert_int_equal(s->event.channel_id, 16);
        assert_int_equal(s->event.level, 4);
        assert_int_equal(s->event.opcode, 12);
        assert_int_equal(s->event.task, 500);
        assert_true(s->event.keywords == 0x8000000000000042u);
        assert_int_equal(s->event.activity.data1, 0x11111111);
        assert_int_equal(s->event.time, (int64_t)1704067200000001000);
    }
    check(&r.events[13], W32T_ETW_TIMED, 8, 4);
    assert_int_equal(r.events[13].event.id, 99);
    done(&r);
    etl_build_free(&b);
}

static void every_message_option(void **state) {
    (void)state;
    etl_session session = etl_sound_session();
    session.buffer_size = 0x8000;
    etl_build b = {.cpu = 300};
    etl_build_begin(&b, &session);
    put_number(&b, AT, 0);
    for (unsigned options = 0; options < 256; options++)
        etl_build_message(&b, options, 40 + options, &some, 0x51515151, 0xC0C0C0C0, AT + 1 + options, 11, 22, payload,
                          options % 9);
    etl_build_flush(&b);
    reading r = read_build(&b, NULL);
    // Messages without a time stamp stand where the one before them does.
    assert_int_equal(r.count, 258);
    unsigned found = 0;
    for (size_t i = 0; i < r.count; i++) {
        const seen *s = &r.events[i];
        if (s->record.kind != W32T_ETW_MESSAGE) continue;
        unsigned options = s->record.wpp_flags;
        assert_int_equal(s->event.id, 40 + options);
        assert_int_equal(s->event.payload_size, options % 9);
        assert_memory_equal(s->event.payload, payload, options % 9);
        assert_int_equal(s->record.wpp_sequence, options & 1 ? 0x51515151 : 0);
        assert_int_equal(s->record.wpp_component, options & 4 ? 0xC0C0C0C0 : 0);
        bool guid = (options & 6) == 2;
        assert_int_equal((s->event.has & W32T_HAS_PROVIDER_ID) != 0, guid);
        if (guid) assert_true(w32t_guid_equal(&s->event.provider_id, &some));
        assert_int_equal((s->event.has & W32T_HAS_TID) != 0, (options & 0x20) != 0);
        if (options & 0x20) ids(s, 11, 22);
        if (options & 0x08) assert_int_equal(s->event.clock, AT + 1 + options);
        assert_int_equal(s->record.pointer_size, options & 0x80 ? 8 : options & 0x40 ? 4 : 8);
        assert_int_equal(s->event.encoding, W32T_ENC_WPP);
        found++;
    }
    assert_int_equal(found, 256);
    assert_int_equal(r.source->losses.unreadable_bytes, 0);
    done(&r);
    etl_build_free(&b);
}

static void extended_items(void **state) {
    (void)state;
    etl_session session = etl_sound_session();
    etl_build b = {.cpu = 300};
    etl_build_begin(&b, &session);
    static const uint8_t sid[] = {1, 1, 0, 0, 0, 0, 0, 5, 18, 0, 0, 0};
    uint64_t stack64[] = {0, 0x7ff600001000, 0x7ff600002000};
    uint32_t stack32[] = {0, 0, 0x401000, 0x402000, 0x403000};
    uint8_t eight[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    etl_item items[] = {
        {1, &some, 16},    {2, sid, sizeof sid}, {3, eight, 4},  {4, eight, 8},  {6, stack64, sizeof stack64},
        {7, eight, 8},     {8, eight, 8},        {9, "key", 4},  {10, eight, 8}, {12, "\x07\0Name", 7},
        {13, eight, 8},    {14, &some, 16},      {15, eight, 8}, {16, "{c}", 4}, {17, eight, 8},
        {18, stack64, 16}, {200, eight, 1}};
    etl_descriptor d = {.id = 1};
    size_t n = sizeof items / sizeof *items;
    etl_build_event(&b, 19, &some, &d, AT, 11, 22, items, n, payload, 5);
    etl_item narrow = {5, stack32, sizeof stack32};
    etl_build_event(&b, 18, &some, &d, AT + 1, 11, 22, &narrow, 1, payload, 5);
    etl_build_flush(&b);
    reading r = read_build(&b, NULL);
    assert_int_equal(r.count, 3);
    const seen *s = &r.events[1];
    check(s, W32T_ETW_EVENT_HEADER64, 8, 5);
    assert_int_equal(s->record.ext_count, n);
    for (size_t i = 0; i < n; i++) {
        assert_int_equal(s->record.ext[i].type, items[i].type);
        assert_int_equal(s->record.ext[i].data.n, items[i].size);
        assert_memory_equal(s->record.ext[i].data.p, items[i].data, items[i].size);
    }
    assert_true(s->event.has & W32T_HAS_RELATED);
    assert_true(w32t_guid_equal(&s->event.related, &some));
    assert_int_equal(s->event.user_size, sizeof sid);
    assert_int_equal(s->event.stack_count, 2);
    assert_true(s->event.stack[0] == 0x7ff600001000 && s->event.stack[1] == 0x7ff600002000);
    assert_int_equal(s->record.instance_id, 0x04030201);
    s = &r.events[2];
    assert_int_equal(s->event.stack_count, 3);
    assert_int_equal(s->event.stack[2], 0x403000);
    done(&r);
    etl_build_free(&b);
}

// Counters between a kernel event's header and its payload are announced by the upper byte of the version.
static void counters_in_kernel_headers(void **state) {
    (void)state;
    etl_session session = etl_sound_session();
    etl_build b = {.cpu = 300};
    etl_build_begin(&b, &session);
    uint8_t body[8 + 16 + 4] = {1};
    memcpy(body + 24, payload, 4);
    etl_build_system(&b, 17, 0x05, 0x24, 0x8202, AT, 0, 0, body, sizeof body); // PEBS index and two counters
    etl_build_flush(&b);
    reading r = read_build(&b, NULL);
    const seen *s = &r.events[1];
    check(s, W32T_ETW_PERFINFO64, 8, 4);
    assert_int_equal(s->event.version, 2);
    assert_int_equal(s->record.ext_count, 2);
    assert_int_equal(s->record.ext[0].type, W32T_EXT_PEBS_INDEX);
    assert_int_equal(s->record.ext[1].type, W32T_EXT_PMC_COUNTERS);
    assert_int_equal(s->record.ext[1].data.n, 16);
    done(&r);
    etl_build_free(&b);
}

static void pointer_size_override(void **state) {
    (void)state;
    etl_session session = etl_sound_session();
    session.pointer = 4;
    etl_build b = {.cpu = 300};
    etl_build_begin(&b, &session);
    etl_build_full(&b, 10, &some, 33, 2, AT, 11, 22, payload, 7);
    etl_build_flush(&b);
    reading r = read_build(&b, NULL);
    check(&r.events[1], W32T_ETW_FULL32, 4, 7);
    assert_int_equal(r.source->session->pointer_size, 4);
    done(&r);
    w32t_read_options options = {.pointer_size = 8};
    r = read_build(&b, &options);
    check(&r.events[1], W32T_ETW_FULL32, 8, 7);
    assert_int_equal(r.source->session->pointer_size, 8);
    done(&r);
    etl_build_free(&b);
}

// WNODE and ERROR headers, and sizes that a buffer cannot hold: the event itself is shown or reported, its neighbours
// stay.
static void odd_headers(void **state) {
    (void)state;
    etl_session session = etl_sound_session();
    etl_build b = {.cpu = 300};
    etl_build_begin(&b, &session);
    b.size = 0x1000;
    uint8_t wnode[0x38] = {0x38, 0, 14, 0xC0};
    uint64_t at = AT;
    memcpy(wnode + 0x10, &at, 8);
    memcpy(wnode + 0x18, &some, 16);
    memcpy(wnode + 0x30, payload, 8);
    w32t_buf_put(&b.buffer, wnode, sizeof wnode);
    uint8_t error[16] = {16, 0, 13, 0xC0, 0, 0, 0, 0, 'p', 'a', 'y', 'l', 'o', 'a', 'd', '!'};
    w32t_buf_put(&b.buffer, error, sizeof error);
    etl_build_timed(&b, 1, AT, payload, 4);
    // An event that claims more than the buffer has left, then a sound one.
    uint8_t giant[0x50] = {0xF8, 0xFF, 19, 0xC0};
    w32t_buf_put(&b.buffer, giant, sizeof giant);
    etl_build_timed(&b, 2, AT + 1, payload, 4);
    etl_build_flush(&b);
    reading r = read_build(&b, NULL);
    assert_int_equal(r.count, 5); // with the file's header
    const seen *w = &r.events[1], *e = &r.events[2];
    assert_int_equal(w->record.kind, W32T_ETW_WNODE);
    assert_memory_equal(&w->event.provider_id, &some, 16);
    assert_int_equal(w->event.payload_size, 8);
    assert_memory_equal(w->event.payload, payload, 8);
    assert_int_equal(e->record.kind, W32T_ETW_ERROR);
    assert_int_equal(e->event.payload_size, 8);
    assert_memory_equal(e->event.payload, payload, 8);
    assert_int_equal(r.events[3].event.id, 1);
    assert_int_equal(r.events[4].event.id, 2);
    assert_int_equal(r.source->damage.total, 1);
    done(&r);
    etl_build_free(&b);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_kind),
        cmocka_unit_test(odd_headers),
        cmocka_unit_test(every_message_option),
        cmocka_unit_test(extended_items),
        cmocka_unit_test(counters_in_kernel_headers),
        cmocka_unit_test(pointer_size_override),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
