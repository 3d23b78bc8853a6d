// SPDX-License-Identifier: Apache-2.0
// Messages of manifest events whose text came with the schema: in a manifest's strings, in a TDH event info of the
// trace, in the user's store.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>

#include "build/wevt_build.h"
#include "decode/decode.h"
#include "schema/importers.h"

static const w32t_guid guid = {0x01020304, 0x0506, 0x0708, {9, 10, 11, 12, 13, 14, 15, 16}};

static const char manifest[] =
    "<instrumentationManifest xmlns='http://schemas.microsoft.com/win/2004/08/events'><instrumentation><events>"
    "<provider name='P' guid='{01020304-0506-0708-090a-0b0c0d0e0f10}' symbol='P'><templates><template tid='t'>"
    "<data name='File' inType='win:UnicodeString'/><data name='Times' inType='win:UInt32'/></template></templates>"
    "<events><event value='1' template='t' message='$(string.one)'/><event value='2' template='t'/>"
    "<event value='3' message='$(string.missing)'/><event value='4' template='t' message='$(string.list)'/>"
    "<event value='5' template='t' message='$(string.near)'/></events></provider></events></instrumentation>"
    "<localization><resources culture='en-US'><stringTable><string id='one' value='Opened %1 %2 times, 100%%.'/>"
    "<string id='list' value='File=%1;%nTimes=%2'/><string id='near' value='File=%1; %2 times'/>"
    "</stringTable></resources></localization></instrumentationManifest>";

typedef struct opened {
    w32t_schema_set *set;
    w32t_arena arena;
    w32t_etw_session session;
    w32t_etw_record record;
} opened;

static w32t_event event(opened *o, w32t_schema_set *set, uint16_t id, const void *payload, uint32_t size) {
    o->set = set;
    o->session = (w32t_etw_session){.pointer_size = 8, .schemas = set};
    o->record = (w32t_etw_record){.kind = W32T_ETW_EVENT_HEADER64, .pointer_size = 8, .session = &o->session};
    w32t_event e = {.native = &o->record,
                    .encoding = W32T_ENC_ETW,
                    .decoder = w32t_decoder_of(W32T_ENC_ETW),
                    .arena = &o->arena,
                    .has = W32T_HAS_PROVIDER_ID,
                    .provider_id = guid,
                    .id = id,
                    .payload = payload,
                    .payload_size = size};
    w32t_event_describe(&e);
    return e;
}

static w32t_schema_set *imported(void) {
    w32t_schema_set *set = w32t_schema_set_new(NULL);
    w32t_error error = {0};
    w32t_status st = w32t_manifest_xml(set, w32t_span_of(manifest, strlen(manifest)), W32T_SCHEMA_IMPORTED, &error);
    if (st != W32T_OK) fail_msg("%s", error.text);
    return set;
}

static void of_a_manifest(void **state) {
    (void)state;
    opened o = {0};
    w32t_schema_set *set = imported();
    w32t_event e = event(&o, set, 1, "a\0.\0b\0\0\0\7\0\0", 12);
    assert_string_equal(e.message, "Opened a.b 7 times, 100%.");
    assert_null(event(&o, set, 2, "a\0\0\0\7\0\0", 8).message);
    assert_null(event(&o, set, 3, "", 0).message);
    assert_null(event(&o, set, 1, "a\0\0\0\7", 5).message); // a payload that does not fit is put into no sentence
    // A text that only repeats the fields says nothing.
    assert_null(event(&o, set, 4, "a\0\0\0\7\0\0", 8).message);
    assert_string_equal(event(&o, set, 5, "a\0\0\0\7\0\0", 8).message, "File=a; 7 times");
    w32t_arena_free(&o.arena);
    w32t_schema_set_free(set);
}

// What `schema import` keeps in the user's store is this text.
static void of_the_store(void **state) {
    (void)state;
    opened o = {0};
    w32t_schema_set *set = imported(), *again = w32t_schema_set_new(NULL);
    w32t_buf text = {0};
    w32t_schema_text_write(w32t_schema_find_provider(set, &guid), &text);
    w32t_error error = {0};
    w32t_status st = w32t_schema_text_parse(again, w32t_span_of(text.p, text.n), W32T_SCHEMA_IMPORTED, &error);
    if (st != W32T_OK) fail_msg("%s", error.text);
    w32t_event e = event(&o, again, 1, "x\0\0\0\1\0\0\0", 8);
    assert_string_equal(e.message, "Opened x 1 times, 100%.");
    w32t_arena_free(&o.arena);
    w32t_buf_free(&text);
    w32t_schema_set_free(set);
    w32t_schema_set_free(again);
}

// TRACE_EVENT_INFO with its EventMessageOffset, at 76; the text stands behind everything else.
static void of_the_trace(void **state) {
    (void)state;
    opened o = {0};
    w32t_buf b = {0};
    static const wevt_item items[] = {{.name = "Times", .in = 8}};
    tdh_build(&b, &guid, 9, 1, items, 1, 1);
    size_t at = b.n;
    for (const char *s = "It was %1."; *s; s++) {
        w32t_buf_char(&b, *s);
        w32t_buf_char(&b, 0);
    }
    w32t_buf_put(&b, "\0\0", 2);
    w32t_put32(b.p + 76, (uint32_t)at);
    w32t_schema_collector *c = w32t_schema_collector_new(NULL);
    w32t_schema_collect_tdh(c, 32, w32t_span_of(b.p, b.n));
    w32t_schema_collector_flush(c);
    w32t_schema_set *set = w32t_schema_collector_set(c);
    w32t_event e = event(&o, set, 9, "\x2a\0\0\0", 4);
    assert_null(e.message); // version 0 is not the one described
    o.session.schemas = set;
    e = (w32t_event){.native = &o.record,
                     .encoding = W32T_ENC_ETW,
                     .decoder = w32t_decoder_of(W32T_ENC_ETW),
                     .arena = &o.arena,
                     .has = W32T_HAS_PROVIDER_ID,
                     .provider_id = guid,
                     .id = 9,
                     .version = 1,
                     .payload = (const uint8_t *)"\x2a\0\0\0",
                     .payload_size = 4};
    w32t_event_describe(&e);
    assert_non_null(e.message);
    assert_string_equal(e.message, "It was 42.");
    w32t_arena_free(&o.arena);
    w32t_buf_free(&b);
    w32t_schema_collector_free(c);
}

// A trace cannot make a message longer than it is useful: not by its text, nor by naming a value again and again.
static void hostile_texts(void **state) {
    (void)state;
    opened o = {0};
    w32t_schema_set *set = w32t_schema_set_new(NULL);
    w32t_buf text = {0};
    w32t_buf_printf(&text, "provider P {01020304-0506-0708-090a-0b0c0d0e0f10}\nevent 1 v0 text=\"x");
    for (unsigned i = 0; i < 2700; i++)
        w32t_buf_lit(&text, " %1");
    w32t_buf_lit(&text, "\"\n field s UnicodeString\nevent 2 v0 text=\"");
    for (unsigned i = 0; i < 9000; i++)
        w32t_buf_char(&text, 'a');
    w32t_buf_lit(&text, "\"\n");
    w32t_error error = {0};
    w32t_status st = w32t_schema_text_parse(set, w32t_span_of(text.p, text.n), W32T_SCHEMA_IMPORTED, &error);
    if (st != W32T_OK) fail_msg("%s", error.text);
    static uint8_t payload[60000]; // 29,999 letters and the end
    for (unsigned i = 0; i < sizeof payload - 2; i += 2)
        payload[i] = 'v';
    w32t_event e = event(&o, set, 1, payload, sizeof payload);
    assert_non_null(e.message);
    assert_true(strlen(e.message) > 100000 && strlen(e.message) < 400000);
    assert_null(event(&o, set, 2, "", 0).message);
    w32t_arena_free(&o.arena);
    w32t_buf_free(&text);
    w32t_schema_set_free(set);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(of_a_manifest), cmocka_unit_test(of_the_store),
                                       cmocka_unit_test(of_the_trace), cmocka_unit_test(hostile_texts)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
