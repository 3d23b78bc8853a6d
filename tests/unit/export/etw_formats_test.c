// SPDX-License-Identifier: Apache-2.0
// pcapng, tracerpt's XML and CSV of ETW events. Expected bytes follow from the pcapng draft's block layout, the public
// description of the Windows event schema and tracerpt's documented columns.
#include "export/extended.h"
#include "unit/read/etl/etl_test.h"

#include "decode/decode.h"
#include "export/event_xml.h"

static const w32t_guid ndis = {0x2ed6006e, 0x4729, 0x4609, {0xb4, 0x23, 0x3e, 0xe7, 0xbc, 0xd6, 0x78, 0xef}};
static const w32t_guid unknown = {0xdeadbeef, 0x1234, 0x5678, {1, 2, 3, 4, 5, 6, 7, 8}};
#define AT (ETL_BUILD_STAMP + 10)

static w32t_buf run(const w32t_writer_ops *ops, reading *r) {
    static const w32t_export_options options = {.from = W32T_NO_TIME, .to = W32T_NO_TIME};
    w32t_buf out = {0};
    w32t_writer *w;
    assert_int_equal(ops->open(&options, NULL, &w, NULL), W32T_OK);
    w->ops = ops;
    w->options = &options;
    if (ops->begin) ops->begin(w, &out);
    for (size_t i = 0; i < r->count; i++) {
        w32t_event *e = &r->events[i].event;
        e->decoder = w32t_decoder_of(e->encoding);
        w32t_event_describe(e); // as the trace layer does
        ops->event(w, e, &out);
    }
    if (ops->end) ops->end(w, &out);
    ops->close(w);
    w32t_buf_cstr(&out);
    return out;
}

static void fragment(etl_build *b, uint64_t time, uint32_t tid, uint32_t index, uint64_t keywords, const char *bytes) {
    uint8_t p[12 + 64];
    size_t n = strlen(bytes);
    w32t_put32(p, 99);
    w32t_put32(p + 4, index);
    w32t_put32(p + 8, (uint32_t)n);
    memcpy(p + 12, bytes, n);
    etl_descriptor d = {.id = 1001, .keywords = keywords};
    etl_build_event(b, 19, &ndis, &d, time, 77, tid, NULL, 0, p, 12 + n);
}

typedef struct block {
    uint32_t type, length;
    const uint8_t *body;
} block;

static size_t blocks_of(const w32t_buf *out, block *blocks, size_t room) {
    size_t n = 0, at = 0;
    while (at < out->n) {
        assert_true(out->n - at >= 12 && n < room);
        blocks[n] = (block){w32t_le32(out->p + at), w32t_le32(out->p + at + 4), out->p + at + 8};
        assert_int_equal(blocks[n].length % 4, 0);
        assert_true(blocks[n].length <= out->n - at);
        assert_int_equal(w32t_le32(out->p + at + blocks[n].length - 4), blocks[n].length);
        at += blocks[n++].length;
    }
    return n;
}

static void packets(void **state) {
    (void)state;
    const uint64_t start = 0x40000000u, end = 0x80000000u, send = 0x100000000u, receive = 0x200000000u, wan = 0x200u;
    etl_session s = etl_sound_session();
    etl_build b = {0};
    etl_build_begin(&b, &s);
    fragment(&b, AT, 1, 5, start | end | send | 1, "whole packet");
    fragment(&b, AT + 1, 1, 5, start | receive | 1, "first ");
    fragment(&b, AT + 2, 2, 5, start | receive | 1, "other"); // another thread's packet in between
    fragment(&b, AT + 3, 1, 5, receive | 1, "second ");
    fragment(&b, AT + 4, 1, 5, end | receive | 1, "third");
    fragment(&b, AT + 5, 2, 5, end | receive | 1, "!");
    fragment(&b, AT + 6, 3, 5, end | receive | 1, "without a start");
    fragment(&b, AT + 7, 1, 6, start | end | wan, "raw IP");
    etl_build_flush(&b);
    reading r = read_build(&b, NULL);
    w32t_buf out = run(&w32t_writer_pcapng, &r);
    block k[16];
    assert_int_equal(blocks_of(&out, k, 16), 7);
    assert_int_equal(k[0].type, 0x0A0D0D0A);
    assert_int_equal(w32t_le32(k[0].body), 0x1A2B3C4D);
    assert_int_equal(k[1].type, 1);
    assert_int_equal(w32t_le16(k[1].body), 1); // Ethernet
    static const char *const want[] = {"whole packet", "first second third", "other!", "raw IP"};
    static const uint8_t direction[] = {2, 1, 1, 0};
    size_t taken = 0;
    for (size_t i = 2; i < 7; i++) {
        if (k[i].type == 1) {
            assert_int_equal(w32t_le16(k[i].body), 101); // raw IP
            continue;
        }
        assert_int_equal(k[i].type, 6);
        const uint8_t *p = k[i].body;
        size_t n = strlen(want[taken]);
        assert_int_equal(w32t_le32(p), taken == 3);
        assert_int_equal(w32t_le32(p + 12), n);
        assert_int_equal(w32t_le32(p + 16), n);
        assert_memory_equal(p + 20, want[taken], n);
        const uint8_t *options = p + 20 + (n + 3) / 4 * 4;
        if (direction[taken]) {
            assert_int_equal(w32t_le16(options), 2);
            assert_int_equal(options[4], direction[taken]);
            options += 8;
        }
        assert_int_equal(w32t_le16(options), 1);
        assert_memory_equal(options + 4, "PID=77", 6);
        uint64_t time = (uint64_t)w32t_le32(p + 4) << 32 | w32t_le32(p + 8);
        if (taken == 0) assert_true(time == 1704067200000001000u);
        taken++;
    }
    assert_int_equal(taken, 4);
    w32t_buf_free(&out);
    done(&r);
    etl_build_free(&b);
}

// Payload as the provider's own event info in PktMon logs describes it.
static void pktmon_packet(etl_build *b, uint16_t id, uint64_t time, unsigned direction, unsigned type, uint32_t reason,
                          const char *bytes) {
    static const w32t_guid pktmon = {0x4d4f80d9, 0xc8bd, 0x4d73, {0xbb, 0x5b, 0x19, 0xc9, 0x04, 0x02, 0xc5, 0xac}};
    uint8_t p[36 + 64] = {1};
    size_t n = strlen(bytes);
    w32t_put16(p + 12, (uint16_t)direction);
    w32t_put16(p + 14, (uint16_t)type);
    w32t_put16(p + 16, 9); // component
    w32t_put32(p + 22, reason);
    w32t_put16(p + 30, (uint16_t)(n + 100)); // longer than what was kept
    w32t_put16(p + 32, (uint16_t)n);
    memcpy(p + 34, bytes, n);
    etl_descriptor d = {.id = id};
    etl_build_event(b, 19, &pktmon, &d, time, 77, 5, NULL, 0, p, 34 + n);
}

// Packets that went through and packets that were dropped, each with its direction; what dropped them is a comment.
static void monitored_packets(void **state) {
    (void)state;
    etl_session s = etl_sound_session();
    etl_build b = {0};
    etl_build_begin(&b, &s);
    pktmon_packet(&b, 160, AT, 3, 1, 0, "received");
    pktmon_packet(&b, 160, AT + 1, 4, 3, 0, "sent");
    pktmon_packet(&b, 170, AT + 2, 3, 1, 210, "dropped");
    pktmon_packet(&b, 160, AT + 3, 0, 1, 0, "somehow");
    etl_build_flush(&b);
    reading r = read_build(&b, NULL);
    w32t_buf out = run(&w32t_writer_pcapng, &r);
    block k[16];
    assert_int_equal(blocks_of(&out, k, 16), 7); // section, two interfaces, four packets
    static const char *const want[] = {"received", "sent", "dropped", "somehow"};
    static const uint8_t direction[] = {1, 2, 1, 0};
    size_t taken = 0;
    for (size_t i = 1; i < 7; i++) {
        if (k[i].type == 1) continue;
        const uint8_t *p = k[i].body;
        size_t n = strlen(want[taken]);
        assert_int_equal(w32t_le32(p + 12), n);
        assert_int_equal(w32t_le32(p + 16), n + 100);
        assert_memory_equal(p + 20, want[taken], n);
        const uint8_t *options = p + 20 + (n + 3) / 4 * 4;
        if (direction[taken]) {
            assert_int_equal(w32t_le16(options), 2);
            assert_int_equal(options[4], direction[taken]);
            options += 8;
        }
        const char *comment = taken == 2 ? "PID=77 Dropped=210" : "PID=77";
        assert_int_equal(w32t_le16(options), 1);
        assert_int_equal(w32t_le16(options + 2), strlen(comment));
        assert_memory_equal(options + 4, comment, strlen(comment));
        taken++;
    }
    assert_int_equal(taken, 4);
    w32t_buf_free(&out);
    done(&r);
    etl_build_free(&b);
}

static reading three_events(etl_build *b) {
    etl_session s = etl_sound_session();
    etl_build_begin(b, &s);
    w32t_buf item = {0};
    etl_tl_begin(&item, "Say");
    etl_tl_field(&item, "text", 2, 35);
    etl_tl_field(&item, "list", 4 | 0x40, -1);
    etl_tl_field(&item, "s", 24, 2);
    etl_tl_field(&item, "a", 4, -1);
    etl_tl_field(&item, "in", 24, 1);
    etl_tl_field(&item, "b", 4, -1);
    etl_tl_end(&item);
    etl_item items[] = {{12, "\x07\0Name", 7}, {11, item.p, item.n}, {1, &unknown, 16}};
    etl_descriptor d = {.id = 3, .level = 2, .opcode = 1, .keywords = 0x10};
    etl_build_event(b, 19, &unknown, &d, AT, 11, 22, items, 3, "<\x01,\"&>\0\x02\0\x05\x06\x07\x08", 13);
    d.id = 4;
    etl_build_event(b, 19, &unknown, &d, AT + 1, 11, 22, NULL, 0, "\x01\xfe", 2);
    etl_build_system(b, 17, 0x0f, 0x2e, 2, AT + 2, 0, 0, "\1\2\3\4\5\6\7\x08\x16\0\0\0\1\0\x40\0", 16);
    etl_build_flush(b);
    w32t_buf_free(&item);
    return read_build(b, NULL);
}

static void has(const w32t_buf *out, const char *words) {
    if (!strstr((const char *)out->p, words)) fail_msg("missing: %s\nin: %s", words, (const char *)out->p);
}

static void xml(void **state) {
    (void)state;
    etl_build b = {0};
    reading r = three_events(&b);
    w32t_buf out = run(&w32t_writer_xml, &r);
    has(&out, "<Provider Name=\"Name\" "
              "Guid=\"{deadbeef-1234-5678-0102-030405060708}\"/><EventID>3</EventID><Version>0</Version>"
              "<Level>2</Level><Task>0</Task><Opcode>1</Opcode><Keywords>0x10</Keywords>"
              "<TimeCreated SystemTime=\"2024-01-01T00:00:00.000001000Z\"/>");
    has(&out,
        "<Correlation ActivityID=\"{11111111-2222-3333-0405-060708090a0b}\" "
        "RelatedActivityID=\"{deadbeef-1234-5678-0102-030405060708}\"/><Execution ProcessID=\"11\" ThreadID=\"22\"");
    // a control character cannot stand in XML
    has(&out,
        "<EventData><Data Name=\"text\">&lt;\xef\xbf\xbd,\"&amp;&gt;</Data><Data Name=\"list\">5</Data><Data "
        "Name=\"list\">6</Data>"
        "<ComplexData Name=\"s\"><Data Name=\"a\">7</Data><Data Name=\"in.b\">8</Data></ComplexData></EventData>");
    has(&out, "<ProcessingErrorData><ErrorCode>15002</ErrorCode><DataItemName></DataItemName><EventPayload>01fe</"
              "EventPayload>"
              "</ProcessingErrorData>");
    // kernel events: the kernel logger as provider, no ids, the class in ExtendedTracingInfo
    has(&out, "Guid=\"{9e814aad-3204-11d2-9a82-006008a86939}\"/>");
    has(&out, "<Execution ProcessID=\"4294967295\" ThreadID=\"4294967295\"");
    has(&out, "<EventGuid>{ce1dbfb4-137e-4da6-87b0-3f59aa102cbc}</EventGuid>");
    w32t_buf_free(&out);
    done(&r);
    etl_build_free(&b);
}

// Every item that has no key of its own, by its name (evntcons.h) and in what the documents say it is.
static void extended_items(void **state) {
    (void)state;
    static const uint8_t number[8] = {1, 0, 0, 0, 0, 0, 0, 0x10}, counters[16] = {7, 0, 0, 0, 0, 0, 0, 0, 9};
    static const uint8_t sid[12] = {1, 1, 0, 0, 0, 0, 0, 5, 18, 0, 0, 0}, key[16] = {0, 0, 0, 0, 0, 0, 0, 0, 0x33};
    const etl_item items[] = {
        {1, &unknown, 16}, {2, sid, 12},    {3, number, 4},      {7, number, 8},  {8, counters, 16},
        {9, number, 8},    {10, number, 8}, {13, number, 8},     {14, &ndis, 16}, {15, number, 8},
        {16, "a&b", 3},    {17, key, 12},   {99, "\xfe\x01", 2},
    };
    etl_session s = etl_sound_session();
    etl_build b = {0};
    etl_build_begin(&b, &s);
    etl_descriptor d = {.id = 3};
    etl_build_event(&b, 19, &unknown, &d, AT, 11, 22, items, sizeof items / sizeof *items, "", 0);
    etl_build_flush(&b);
    reading r = read_build(&b, NULL);
    w32t_event *e = &r.events[1].event;
    w32t_buf json = {0}, out = {0};
    assert_true(w32t_json_extended(e, &json));
    has(&json,
        "{\"terminal_session\":1,\"pebs_index\":\"0x1000000000000001\",\"pmc_counters\":[7,9],"
        "\"psm_key\":\"0x1000000000000001\",\"event_key\":\"0x1000000000000001\","
        "\"process_start_key\":\"0x1000000000000001\",\"control_guid\":\"{2ed6006e-4729-4609-b423-3ee7bcd678ef}\","
        "\"qpc_delta\":1152921504606846977,\"container_id\":\"a&b\",\"stack_key\":\"0x33\",\"item_99\":\"fe01\"}");
    e->decoder = w32t_decoder_of(e->encoding);
    w32t_xml_etw_event(&(w32t_xml_options){.extended = true}, e, &out);
    w32t_buf_cstr(&out);
    has(&out, "RelatedActivityID=\"{deadbeef-1234-5678-0102-030405060708}\"");
    has(&out, "<Security UserID=\"S-1-5-18\"/>");
    has(&out, "<Item Name=\"terminal_session\">1</Item><Item Name=\"pebs_index\">0x1000000000000001</Item>"
              "<Item Name=\"pmc_counters\">[7,9]</Item>");
    has(&out, "<Item Name=\"container_id\">a&amp;b</Item><Item Name=\"stack_key\">0x33</Item>"
              "<Item Name=\"item_99\">fe01</Item></ExtendedTracingInfo></Event>");
    out.n = 0;
    w32t_xml_etw_event(&(w32t_xml_options){.extended = false}, e, &out);
    assert_null(strstr(w32t_buf_cstr(&out), "Item"));
    w32t_buf_free(&out);
    w32t_buf_free(&json);
    done(&r);
    etl_build_free(&b);
}

// EVENT_HEADER has one 64-bit ProcessorTime in place of kernel and user time where a private session wrote it.
static void private_session(void **state) {
    (void)state;
    etl_session s = etl_sound_session();
    etl_build b = {0};
    etl_build_begin(&b, &s);
    size_t at = b.buffer.n;
    etl_descriptor d = {.id = 3};
    etl_build_event(&b, 19, &unknown, &d, AT, 11, 22, NULL, 0, "", 0);
    b.buffer.p[at + 4] = 0x02;
    w32t_put32(b.buffer.p + at + 0x38, 7);
    w32t_put32(b.buffer.p + at + 0x3C, 1);
    etl_build_flush(&b);
    reading r = read_build(&b, NULL);
    w32t_buf out = run(&w32t_writer_xml, &r);
    has(&out, " ProcessorTime=\"4294967303\"");
    w32t_buf_free(&out);
    done(&r);
    etl_build_free(&b);
}

static void csv(void **state) {
    (void)state;
    etl_build b = {0};
    reading r = three_events(&b);
    w32t_buf out = run(&w32t_writer_tracerpt_csv, &r);
    size_t lines = 0;
    for (size_t i = 0; i < out.n; i++)
        lines += out.p[i] == '\n';
    assert_int_equal(lines, 1 + r.count);
    has(&out, "0x0000000000000010, 0x0000000B, 0x00000016,");
    has(&out, "133485408000000010,");
    has(&out, ", \"< ,\"\"&>\", 5, 6, 7, 8\r\n");
    has(&out, ", 0x01fe\r\n");
    has(&out, "0xFFFFFFFF, 0xFFFFFFFF,");
    w32t_buf_free(&out);
    done(&r);
    etl_build_free(&b);
}

static size_t count_of(const w32t_buf *out, const char *words) {
    size_t n = 0;
    for (const char *at = (const char *)out->p; (at = strstr(at, words)) != NULL; at++)
        n++;
    return n;
}

// A payload that ends early and one that is longer than its schema are marked where they stand, the sound one is not.
static void misfits(void **state) {
    (void)state;
    static const uint8_t profile[40] = {1, 2, 3, 4, 5, 6, 7, 8, 0x16, 0, 0, 0, 1, 0, 0x40, 0, 9, 9, 9, 9, 9, 9, 9, 9};
    etl_session s = etl_sound_session();
    etl_build b = {0};
    etl_build_begin(&b, &s);
    etl_build_system(&b, 17, 0x0f, 0x2e, 2, AT, 0, 0, profile, 16);
    etl_build_system(&b, 17, 0x0f, 0x2e, 2, AT + 1, 0, 0, profile, 10);
    etl_build_system(&b, 17, 0x0f, 0x2e, 2, AT + 2, 0, 0, profile, 24);
    etl_build_flush(&b);
    reading r = read_build(&b, NULL);
    w32t_buf json = run(&w32t_writer_json, &r), text = run(&w32t_writer_text, &r), csv = run(&w32t_writer_csv, &r);
    assert_int_equal(count_of(&json, "PerfInfo/SampleProf"), 3);
    assert_int_equal(count_of(&json, "\"misfit\":true"), 2);
    has(&json, "\"(rest)\":\"0909090909090909\"},\"schema\":\"classic\",\"misfit\":true}");
    assert_int_equal(count_of(&text, " [does not fit its schema]"), 2);
    has(&csv, ",misfit,carved\r\n"); // the last columns
    assert_int_equal(count_of(&csv, ",true,\r\n"), 2);
    w32t_buf_free(&json);
    w32t_buf_free(&text);
    w32t_buf_free(&csv);
    done(&r);
    etl_build_free(&b);
}

// Extended data that has no key of its own; sizes as evntcons.h documents them, an odd one as its bytes.
static void extended(void **state) {
    (void)state;
    etl_session session = etl_sound_session();
    etl_build b = {.cpu = 0};
    etl_build_begin(&b, &session);
    b.size = 0x1000;
    etl_item items[] = {{3, "\x02\0\0\0", 4},
                        {8, "\x05\0\0\0\0\0\0\0\x06\0\0\0\0\0\0\0", 16},
                        {13, "\x10\x32\0\0\0\0\0\0", 8},
                        {15, "\xff\xff\xff\xff\xff\xff\xff\xff", 8},
                        {16, "01234567-89ab-cdef-0123-456789abcdef", 36},
                        {14, "\4\3\2\1\6\5\x08\7\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10", 16},
                        {10, "abc", 3},
                        {40, "\x01\x02", 2}};
    etl_descriptor d = {.id = 5};
    etl_build_event(&b, 19, &ndis, &d, ETL_BUILD_STAMP + 1, 7, 8, items, sizeof items / sizeof *items, "x", 1);
    etl_build_event(&b, 19, &ndis, &d, ETL_BUILD_STAMP + 2, 7, 8, NULL, 0, "x", 1);
    etl_build_full(&b, 21, &ndis, 33, 2, ETL_BUILD_STAMP + 3, 7, 8, "x", 1);
    etl_build_flush(&b);
    reading r = read_build(&b, NULL);
    w32t_buf out = {0};
    assert_true(w32t_json_extended(&r.events[1].event, &out));
    assert_string_equal(w32t_buf_cstr(&out),
                        "{\"terminal_session\":2,\"pmc_counters\":[5,6],\"process_start_key\":\"0x3210\","
                        "\"qpc_delta\":-1,\"container_id\":\"01234567-89ab-cdef-0123-456789abcdef\","
                        "\"control_guid\":\"{01020304-0506-0708-090a-0b0c0d0e0f10}\",\"event_key\":\"616263\","
                        "\"item_40\":\"0102\"}");
    out.n = 0;
    assert_false(w32t_json_extended(&r.events[2].event, &out));
    assert_int_equal(out.n, 0);
    assert_true(w32t_json_extended(&r.events[3].event, &out));
    assert_string_equal(w32t_buf_cstr(&out), "{\"instance_id\":77,\"parent_instance_id\":66}");
    w32t_buf_free(&out);
    done(&r);
    etl_build_free(&b);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(packets),           cmocka_unit_test(xml),     cmocka_unit_test(extended_items),
        cmocka_unit_test(private_session),   cmocka_unit_test(csv),     cmocka_unit_test(misfits),
        cmocka_unit_test(monitored_packets), cmocka_unit_test(extended)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
