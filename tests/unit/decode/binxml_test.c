// SPDX-License-Identifier: Apache-2.0
// Binary XML: every token, every value type and its array, optional parts, nesting without end, and what damage leaves.
// Expected texts are XML's own rules and Windows' value forms (docs/formats/evtx.md), not our output.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "unit/decode/binxml_open.h"

static void expect_json(open_log *l, size_t i, const char *want) {
    w32t_buf out = {0};
    w32t_binxml_event_json(&l->batch.events[i], &out);
    assert_string_equal(w32t_buf_cstr(&out), want);
    w32t_buf_free(&out);
}

static void every_token(void **state) {
    (void)state;
    w32t_eb b;
    w32t_eb_start(&b);
    w32t_eb_begin(&b, 1, 1);
    w32t_eb_fragment(&b);
    w32t_eb_open(&b, "Event", 0xFFFF, true);
    w32t_eb_attribute(&b, "a", true);
    w32t_eb_text(&b, "x<'\"", true);
    w32t_eb_u8(&b, 0x49); // entity, more follows
    w32t_eb_name(&b, "amp");
    w32t_eb_text(&b, "y", false);
    w32t_eb_attribute(&b, "b", false);
    w32t_eb_u8(&b, 0x08); // character reference
    w32t_eb_u16(&b, 0xE9);
    w32t_eb_close(&b);
    w32t_eb_text(&b, "1 > 0 & \"q\"", true);
    w32t_eb_u8(&b, 0x07); // CDATA, with what may not stand in one
    w32t_eb_u16(&b, 7);
    w32t_eb_utf16(&b, "<c>]]>d");
    w32t_eb_u8(&b, 0x0A); // processing instruction
    w32t_eb_name(&b, "target");
    w32t_eb_u8(&b, 0x0B);
    w32t_eb_u16(&b, 4);
    w32t_eb_utf16(&b, "data");
    w32t_eb_open(&b, "Empty", 0xFFFF, false);
    w32t_eb_empty(&b);
    w32t_eb_open(&b, "Hollow", 0xFFFF, false);
    w32t_eb_close(&b);
    w32t_eb_end_element(&b);
    w32t_eb_end_element(&b);
    w32t_eb_end(&b);
    open_log l;
    open_it(&l, &b);
    expect_xml(&l, 0,
               "<Event a='x&lt;&apos;&quot;&amp;y' b='&#233;'>1 &gt; 0 &amp; "
               "\"q\"<![CDATA[<c>]]]]><![CDATA[>d]]><?target data?><Empty/><Hollow></Hollow></Event>");
    close_it(&l, &b);
}

typedef struct type_case {
    uint8_t type;
    const char *bytes;
    uint16_t size;
    const char *xml, *json;
} type_case;

static const type_case types[] = {
    {0x00, "", 0, "", "null"},
    {0x01, "A\0<\0", 4, "A&lt;", "\"A<\""},
    {0x01, "A\0\0\0", 4, "A", "\"A\""},
    {0x01, "", 0, "", "\"\""},
    {0x01, "A\0\0\0B\0", 6, "A", "\"A\""}, // what stands behind a NUL is no text
    {0x01, "0\0001\0002\0003\0004\0005\0006\0007\0008\0\0\0x\0", 22, "012345678", "\"012345678\""},
    {0x02, "a\x80z\0", 4, "a\xE2\x82\xACz", "\"a\xE2\x82\xACz\""},
    {0x03, "\x80", 1, "-128", "-128"},
    {0x04, "\xFF", 1, "255", "255"},
    {0x05, "\x00\x80", 2, "-32768", "-32768"},
    {0x06, "\xFF\xFF", 2, "65535", "65535"},
    {0x07, "\x05\x40\x00\x80", 4, "-2147467259", "-2147467259"},
    {0x08, "\xFF\xFF\xFF\xFF", 4, "4294967295", "4294967295"},
    {0x09, "\0\0\0\0\0\0\0\x80", 8, "-9223372036854775808", "-9223372036854775808"},
    {0x0A, "\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF", 8, "18446744073709551615", "18446744073709551615"},
    {0x0B, "\x00\x00\xC0\x3F", 4, "1.5", "1.5"},
    {0x0C, "\x9A\x99\x99\x99\x99\x99\xB9\x3F", 8, "0.1", "0.1"},
    {0x0D, "\x01\0\0\0", 4, "true", "true"},
    {0x0D, "\0\0\0\0", 4, "false", "false"},
    {0x0E, "\x01\xAB", 2, "01AB", "\"01AB\""},
    {0x0F, "\x33\x22\x11\x00\x55\x44\x77\x66\x88\x99\xaa\xbb\xcc\xdd\xee\xff", 16,
     "{00112233-4455-6677-8899-AABBCCDDEEFF}", "\"00112233-4455-6677-8899-AABBCCDDEEFF\""},
    {0x10, "\x10\0\0\0", 4, "0x10", "\"0x10\""},
    {0x10, "\x10\0\0\0\x01\0\0\0", 8, "0x100000010", "\"0x100000010\""},
    {0x11, "\x00\x80\x3E\xD5\xDE\xB1\x9D\x01", 8, "1970-01-01T00:00:00.000000000Z", "\"1970-01-01T00:00:00.000000Z\""},
    {0x11, "\x07\x80\x3E\xD5\xDE\xB1\x9D\x01", 8, "1970-01-01T00:00:00.000000700Z", "\"1970-01-01T00:00:00.000000Z\""},
    {0x12, "\xE7\x07\x03\0\x03\0\x1D\0\x0C\0\x21\0\x05\0\x09\0", 16, "2023-03-29T12:33:05.009Z",
     "\"2023-03-29T12:33:05.009Z\""},
    {0x13, "\x01\x02\0\0\0\0\0\x05\x20\0\0\0\x20\x02\0\0", 16, "S-1-5-32-544", "\"S-1-5-32-544\""},
    {0x14, "\xEF\xBE\x00\x00", 4, "0xbeef", "\"0xbeef\""},
    {0x15, "\0\0\0\0\0\0\0\x80", 8, "0x8000000000000000", "\"0x8000000000000000\""},
    {0x20, "\x2A\0\0\0", 4, "0x2a", "\"0x2a\""},
};
#define TYPES (sizeof types / sizeof *types)

// <Event><Data>value</Data></Event> with the type's value, through one template.
static void every_type(void **state) {
    (void)state;
    w32t_eb b;
    w32t_eb_start(&b);
    uint32_t definition = 0;
    for (size_t i = 0; i < TYPES; i++) {
        w32t_eb_value v = {types[i].type, types[i].bytes, types[i].size};
        w32t_eb_begin(&b, i + 1, 1);
        w32t_eb_fragment(&b);
        if (!i) {
            definition = w32t_eb_template(&b, 77);
            w32t_eb_open(&b, "Event", 0xFFFF, false);
            w32t_eb_close(&b);
            w32t_eb_open(&b, "V", 0xFFFF, false);
            w32t_eb_close(&b);
            w32t_eb_sub(&b, 0, 1, false);
            w32t_eb_end_element(&b);
            w32t_eb_end_element(&b);
            w32t_eb_template_end(&b);
        } else
            w32t_eb_instance(&b, 77, definition);
        w32t_eb_values(&b, &v, 1);
        w32t_eb_end(&b);
    }
    open_log l;
    open_it(&l, &b);
    assert_int_equal(l.batch.count, TYPES);
    for (size_t i = 0; i < TYPES; i++) {
        char want[256];
        snprintf(want, sizeof want, "<Event><V>%s</V></Event>", types[i].xml);
        expect_xml(&l, i, want);
        snprintf(want, sizeof want, "{\"Event\":{\"V\":%s}}", types[i].json);
        expect_json(&l, i, want);
    }
    close_it(&l, &b);
}

static void every_array(void **state) { // the element comes once for each item
    (void)state;
    w32t_eb b;
    w32t_eb_start(&b);
    uint32_t definition = 0;
    char bytes[TYPES][64];
    w32t_eb_value v[TYPES];
    for (size_t i = 0; i < TYPES; i++) {
        w32t_eb_begin(&b, i + 1, 1);
        w32t_eb_fragment(&b);
        if (!i) {
            definition = w32t_eb_template(&b, 78);
            w32t_eb_open(&b, "Event", 0xFFFF, false);
            w32t_eb_close(&b);
            w32t_eb_open(&b, "V", 0xFFFF, true);
            w32t_eb_attribute(&b, "k", false);
            w32t_eb_text(&b, "v", false);
            w32t_eb_close(&b);
            w32t_eb_sub(&b, 0, 0x81, true);
            w32t_eb_end_element(&b);
            w32t_eb_end_element(&b);
            w32t_eb_template_end(&b);
        } else
            w32t_eb_instance(&b, 78, definition);
        size_t n = types[i].size;
        memcpy(bytes[i], types[i].bytes, n);
        memcpy(bytes[i] + n, types[i].bytes, n);
        v[i] = (w32t_eb_value){(uint8_t)(types[i].type | 0x80), bytes[i], (uint16_t)(2 * n)};
        w32t_eb_values(&b, &v[i], 1);
        w32t_eb_end(&b);
    }
    open_log l;
    open_it(&l, &b);
    for (size_t i = 0; i < TYPES; i++) {
        const type_case *t = &types[i];
        if (t->type == 0x01 && t->size > 4) continue; // in an array a NUL ends an item
        bool ended =
            t->type == 0x02 || (t->type == 0x01 && t->size == 4 && !t->bytes[2]); // texts of an array end at a NUL
        bool many = (t->type != 0x01 && t->type != 0x0E && t->type && t->type != 0x10) || ended;
        if (!many) continue;
        char want[256];
        snprintf(want, sizeof want, "<Event><V k='v'>%s</V><V k='v'>%s</V></Event>", t->xml, t->xml);
        expect_xml(&l, i, want);
        snprintf(want, sizeof want, "{\"Event\":{\"V\":{\"#attributes\":{\"k\":\"v\"},\"#text\":[%s,%s]}}}", t->json,
                 t->json);
        expect_json(&l, i, want);
    }
    close_it(&l, &b);
}

// What an absent value takes with it: an optional attribute, an element that depends on it.
static void optional_parts(void **state) {
    (void)state;
    w32t_eb b;
    w32t_eb_start(&b);
    w32t_eb_begin(&b, 1, 1);
    w32t_eb_fragment(&b);
    uint32_t definition = w32t_eb_template(&b, 5);
    w32t_eb_open(&b, "Event", 0xFFFF, true);
    w32t_eb_attribute(&b, "o", true);
    w32t_eb_sub(&b, 0, 8, true);
    w32t_eb_attribute(&b, "n", false);
    w32t_eb_sub(&b, 0, 8, false);
    w32t_eb_close(&b);
    w32t_eb_open(&b, "D", 0, false);
    w32t_eb_close(&b);
    w32t_eb_sub(&b, 0, 8, true);
    w32t_eb_end_element(&b);
    w32t_eb_open(&b, "E", 0xFFFF, false);
    w32t_eb_close(&b);
    w32t_eb_sub(&b, 0, 8, true);
    w32t_eb_end_element(&b);
    w32t_eb_end_element(&b);
    w32t_eb_template_end(&b);
    w32t_eb_values(&b, &(w32t_eb_value){8, "\x07\0\0\0", 4}, 1);
    w32t_eb_end(&b);
    w32t_eb_begin(&b, 2, 1);
    w32t_eb_fragment(&b);
    w32t_eb_instance(&b, 5, definition);
    w32t_eb_values(&b, &(w32t_eb_value){0, "", 0}, 1);
    w32t_eb_end(&b);
    w32t_eb_begin(&b, 3, 1);
    w32t_eb_fragment(&b);
    w32t_eb_instance(&b, 5, definition);
    w32t_eb_values(&b, NULL, 0); // fewer values than the template asks for
    w32t_eb_end(&b);
    open_log l;
    open_it(&l, &b);
    expect_xml(&l, 0, "<Event o='7' n='7'><D>7</D><E>7</E></Event>");
    expect_xml(&l, 1, "<Event n=''><E></E></Event>");
    expect_xml(&l, 2, "<Event n=''><E></E></Event>");
    expect_json(&l, 0, "{\"Event\":{\"#attributes\":{\"o\":7,\"n\":7},\"D\":7,\"E\":7}}");
    expect_json(&l, 1, "{\"Event\":{\"E\":null}}");
    close_it(&l, &b);
}

static void lost_template(void **state) { // values only, and the neighbours whole
    (void)state;
    w32t_eb b;
    w32t_eb_start(&b);
    w32t_eb_begin(&b, 9, 0x019DB1DED53E8000ull);
    w32t_eb_fragment(&b);
    w32t_eb_instance(&b, 1234, 60000);
    w32t_eb_values(&b, (w32t_eb_value[]){{8, "\x07\0\0\0", 4}, {0, "", 0}, {1, "h\0i\0", 4}}, 3);
    w32t_eb_end(&b);
    w32t_eb_simple(&b, 10, 1, 1, "Field", "text");
    open_log l;
    open_it(&l, &b);
    expect_xml(&l, 0,
               "<Event xmlns='http://schemas.microsoft.com/win/2004/08/events/event'><System><TimeCreated "
               "SystemTime='1970-01-01T00:00:00.000000000Z'/>"
               "<EventRecordID>9</EventRecordID></System><EventData><Data Index='0'>7</Data><Data "
               "Index='2'>hi</Data></EventData></Event>");
    w32t_event *e = &l.batch.events[0];
    w32t_event_describe(e);
    assert_true(e->has & W32T_EVENT_UNDECODED);
    assert_true(l.source->damage.total > 0);
    uint32_t n;
    const w32t_field *f = w32t_event_fields(&l.batch.events[1], &n);
    assert_int_equal(n, 1);
    assert_string_equal(f[0].name, "Field");
    assert_int_equal(f[0].value.type, W32T_TYPE_UTF16);
    close_it(&l, &b);
}

static void nesting(void **state) { // elements inside elements, and fragments inside values, beyond every limit
    (void)state;
    w32t_eb b;
    w32t_eb_start(&b);
    w32t_eb_begin(&b, 1, 1);
    w32t_eb_fragment(&b);
    for (unsigned i = 0; i < 390; i++) {
        w32t_eb_open(&b, "E", 0xFFFF, false);
        w32t_eb_close(&b);
    }
    for (unsigned i = 0; i < 390; i++)
        w32t_eb_end_element(&b);
    w32t_eb_end(&b);
    // A value that is the fragment it stands in: the innermost of many instances of one template, each inside the
    // other's value.
    w32t_eb_begin(&b, 2, 1);
    w32t_eb_fragment(&b);
    uint32_t definition = w32t_eb_template(&b, 6);
    w32t_eb_open(&b, "N", 0xFFFF, false);
    w32t_eb_close(&b);
    w32t_eb_sub(&b, 0, 0x21, false);
    w32t_eb_end_element(&b);
    w32t_eb_template_end(&b);
    enum { HEAD = 4 + 10 + 4 + 4 }; // fragment, instance, count, one descriptor
    unsigned levels = 300;
    for (unsigned i = 0; i < levels; i++) {
        w32t_eb_u32(&b, 1);
        w32t_eb_u16(&b, (levels - i) * HEAD);
        w32t_eb_u16(&b, 0x21);
        w32t_eb_fragment(&b);
        w32t_eb_instance(&b, 6, definition);
    }
    w32t_eb_u32(&b, 0);
    w32t_eb_u32(&b, 0);
    w32t_eb_end(&b);
    open_log l;
    open_it(&l, &b);
    assert_int_equal(l.batch.count, 2);
    for (size_t i = 0; i < 2; i++) {
        w32t_buf out = {0};
        w32t_binxml_event_xml(&l.batch.events[i], &out);
        w32t_binxml_event_json(&l.batch.events[i], &out);
        assert_true(out.n > 20);
        w32t_buf_free(&out);
        uint32_t n;
        w32t_event_fields(&l.batch.events[i], &n);
        assert_true(l.batch.events[i].has & W32T_EVENT_UNDECODED || i == 1);
    }
    close_it(&l, &b);
}

static void repeated_keys(
    void **state) { // evtx_dump: the last keeps the key, earlier ones are numbered; unnamed <Data> become a list
    (void)state;
    w32t_eb b;
    w32t_eb_start(&b);
    w32t_eb_begin(&b, 1, 1);
    w32t_eb_fragment(&b);
    w32t_eb_open(&b, "Event", 0xFFFF, false);
    w32t_eb_close(&b);
    w32t_eb_open(&b, "EventData", 0xFFFF, false);
    w32t_eb_close(&b);
    const char *const texts[] = {"one", "two", "three"};
    for (unsigned i = 0; i < 3; i++) {
        w32t_eb_open(&b, "H", 0xFFFF, false);
        w32t_eb_close(&b);
        w32t_eb_text(&b, texts[i], false);
        w32t_eb_end_element(&b);
        w32t_eb_open(&b, "Data", 0xFFFF, false);
        w32t_eb_close(&b);
        w32t_eb_text(&b, texts[i], false);
        w32t_eb_end_element(&b);
    }
    w32t_eb_end_element(&b);
    w32t_eb_end_element(&b);
    w32t_eb_end(&b);
    open_log l;
    open_it(&l, &b);
    expect_json(&l, 0,
                "{\"Event\":{\"EventData\":{\"H_1\":\"one\",\"Data\":{\"#text\":[\"one\",\"two\",\"three\"]},\"H_2\":"
                "\"two\",\"H\":\"three\"}}}");
    uint32_t n;
    const w32t_field *f = w32t_event_fields(&l.batch.events[0], &n);
    assert_int_equal(n, 6);
    assert_string_equal(f[1].name, "param1");
    assert_string_equal(f[5].name, "param3");
    assert_true(f[5].value.flags & W32T_VALUE_UNNAMED);
    close_it(&l, &b);
}

// The same RenderingInfo in a fragment of its own behind the data's.
static void rendering_in_a_fragment(void **state) {
    (void)state;
    w32t_eb b;
    w32t_eb_start(&b);
    w32t_eb_begin(&b, 1, 1);
    w32t_eb_fragment(&b);
    w32t_eb_template(&b, 9);
    w32t_eb_open(&b, "Event", 0xFFFF, false);
    w32t_eb_close(&b);
    w32t_eb_sub(&b, 0, 0x21, true);
    w32t_eb_sub(&b, 1, 0x21, true);
    w32t_eb_end_element(&b);
    w32t_eb_template_end(&b);
    // Two values of known size: fragments with one element each.
    uint32_t count_at = b.at;
    w32t_eb_u32(&b, 2);
    w32t_eb_u32(&b, 0), w32t_eb_u32(&b, 0);
    static const char *const names[] = {"EventData", "RenderingInfo"}, *const inner[] = {"Data", "Message"};
    for (unsigned i = 0; i < 2; i++) {
        uint32_t from = b.at;
        w32t_eb_fragment(&b);
        w32t_eb_open(&b, names[i], 0xFFFF, false);
        w32t_eb_close(&b);
        w32t_eb_open(&b, inner[i], 0xFFFF, false);
        w32t_eb_close(&b);
        w32t_eb_text(&b, "said", false);
        w32t_eb_end_element(&b);
        w32t_eb_end_element(&b);
        w32t_eb_u8(&b, 0);
        uint32_t size = b.at - from;
        b.chunk[count_at + 4 + 4 * i] = (uint8_t)size;
        b.chunk[count_at + 5 + 4 * i] = (uint8_t)(size >> 8);
        b.chunk[count_at + 6 + 4 * i] = 0x21;
    }
    w32t_eb_end(&b);
    open_log l;
    open_it(&l, &b);
    w32t_event_describe(&l.batch.events[0]);
    assert_string_equal(l.batch.events[0].message, "said");
    expect_xml(&l, 0,
               "<Event><EventData><Data>said</Data></EventData><RenderingInfo><Message>said</Message></RenderingInfo></"
               "Event>");
    uint32_t count;
    w32t_event_fields(&l.batch.events[0], &count);
    assert_int_equal(count, 1);
    close_it(&l, &b);
}

static void number_of(open_log *l, size_t i, uint32_t want, uint64_t value) {
    w32t_event e = l->batch.events[i]; // as the reader left it
    w32t_event_numbers(&e, want);
    uint64_t got = want == W32T_HAS_ID ? e.id : want == W32T_HAS_LEVEL ? e.level : e.pid;
    assert_int_equal(e.has & want, value ? want : 0);
    if (value) assert_int_equal(got, value);
}

// A filter's look at one number finds what the whole description finds: in records of a template, in literal ones,
// where the value is absent, and where it is cut off.
static void single_numbers(void **state) {
    (void)state;
    w32t_eb b;
    w32t_eb_start(&b);
    w32t_eb_begin(&b, 1, 1);
    w32t_eb_fragment(&b);
    uint32_t definition = w32t_eb_template(&b, 6);
    w32t_eb_open(&b, "Event", 0xFFFF, false);
    w32t_eb_close(&b);
    w32t_eb_open(&b, "System", 0xFFFF, false);
    w32t_eb_close(&b);
    static const char *const names[] = {"EventID", "Level"};
    for (unsigned i = 0; i < 2; i++) {
        w32t_eb_open(&b, names[i], 0xFFFF, false);
        w32t_eb_close(&b);
        w32t_eb_sub(&b, 1 + i, 6, true);
        w32t_eb_end_element(&b);
    }
    w32t_eb_open(&b, "Execution", 0xFFFF, true);
    w32t_eb_attribute(&b, "ProcessID", false);
    w32t_eb_sub(&b, 3, 8, true);
    w32t_eb_empty(&b);
    w32t_eb_end_element(&b);
    w32t_eb_end_element(&b);
    w32t_eb_template_end(&b);
    w32t_eb_value values[] = {{1, "x\0", 2}, {6, "\x10\x12", 2}, {4, "\x04", 1}, {8, "\x2A\0\0\0", 4}};
    w32t_eb_values(&b, values, 4);
    w32t_eb_end(&b);
    w32t_eb_begin(&b, 2, 1);
    w32t_eb_fragment(&b);
    w32t_eb_instance(&b, 6, definition);
    values[2] = (w32t_eb_value){0, "", 0}; // no level
    w32t_eb_values(&b, values, 3);         // and the process is not there at all
    w32t_eb_end(&b);
    w32t_eb_begin(&b, 3, 1);
    w32t_eb_fragment(&b);
    w32t_eb_instance(&b, 6, definition);
    values[1].size = 60000; // runs out of the record
    w32t_eb_u32(&b, 2);
    w32t_eb_u16(&b, 2), w32t_eb_u16(&b, 1);
    w32t_eb_u16(&b, 60000), w32t_eb_u16(&b, 6);
    w32t_eb_bytes(&b, "x\0\x10\x12", 4);
    w32t_eb_end(&b);
    w32t_eb_simple(&b, 4, 1, 77, "n", "t");
    open_log l;
    open_it(&l, &b);
    number_of(&l, 0, W32T_HAS_ID, 0x1210);
    number_of(&l, 0, W32T_HAS_LEVEL, 4);
    number_of(&l, 0, W32T_HAS_PID, 42);
    number_of(&l, 1, W32T_HAS_ID, 0x1210);
    number_of(&l, 1, W32T_HAS_LEVEL, 0);
    number_of(&l, 1, W32T_HAS_PID, 0);
    number_of(&l, 2, W32T_HAS_ID, 0);
    number_of(&l, 3, W32T_HAS_ID, 77);
    for (size_t i = 0; i < l.batch.count; i++) { // the same as describe() says
        w32t_event one = l.batch.events[i], all = one;
        w32t_event_numbers(&one, W32T_HAS_ID);
        w32t_event_describe(&all);
        assert_int_equal(one.has & W32T_HAS_ID, all.has & W32T_HAS_ID);
        assert_int_equal(one.id, all.id);
    }
    close_it(&l, &b);
}

static void text_leaf(w32t_eb *b, const char *name, const char *text) {
    w32t_eb_open(b, name, 0xFFFF, false);
    w32t_eb_close(b);
    w32t_eb_text(b, text, false);
    w32t_eb_end_element(b);
}

// A forwarded event: all values are text, and RenderingInfo says what the machine that sent it called things.
static void forwarded(void **state) {
    (void)state;
    w32t_eb b;
    w32t_eb_start(&b);
    w32t_eb_begin(&b, 1, 133246400000000000u); // collected later than it happened
    w32t_eb_fragment(&b);
    w32t_eb_open(&b, "Event", 0xFFFF, false);
    w32t_eb_close(&b);
    w32t_eb_open(&b, "System", 0xFFFF, false);
    w32t_eb_close(&b);
    text_leaf(&b, "EventID", "4624");
    text_leaf(&b, "Level", "0");
    w32t_eb_open(&b, "TimeCreated", 0xFFFF, true);
    w32t_eb_attribute(&b, "SystemTime", false);
    w32t_eb_text(&b, "2023-03-29T12:33:05.123456700Z", false);
    w32t_eb_empty(&b);
    w32t_eb_end_element(&b);
    w32t_eb_open(&b, "EventData", 0xFFFF, false);
    w32t_eb_close(&b);
    text_leaf(&b, "Data", "first");
    w32t_eb_end_element(&b);
    w32t_eb_open(&b, "RenderingInfo", 0xFFFF, true);
    w32t_eb_attribute(&b, "Culture", false);
    w32t_eb_text(&b, "en-US", false);
    w32t_eb_close(&b);
    w32t_eb_open(&b, "Message", 0xFFFF, false);
    w32t_eb_close(&b);
    w32t_eb_text(&b, "An account", true);
    w32t_eb_u8(&b, 0x49);
    w32t_eb_name(&b, "apos");
    w32t_eb_text(&b, "s logon", false);
    w32t_eb_end_element(&b);
    text_leaf(&b, "Level", "Informations");
    text_leaf(&b, "Task", "Logon");
    text_leaf(&b, "Opcode", "Infos");
    w32t_eb_open(&b, "Keywords", 0xFFFF, false);
    w32t_eb_close(&b);
    text_leaf(&b, "Keyword", "Audit Success");
    text_leaf(&b, "Keyword", "Other");
    w32t_eb_end_element(&b);
    w32t_eb_end_element(&b);
    w32t_eb_end_element(&b);
    w32t_eb_end(&b);
    open_log l;
    open_it(&l, &b);
    w32t_event *e = &l.batch.events[0], early = *e;
    w32t_event_numbers(&early, W32T_WANT_TIME);
    w32t_event_describe(e);
    assert_int_equal(e->time, 1680093185123456700); // 2023-03-29T12:33:05.1234567Z by date -u -d
    assert_int_equal(early.time, e->time);
    assert_int_equal(e->id, 4624);
    assert_string_equal(e->message, "An account's logon");
    assert_string_equal(e->level_name, "Informations");
    assert_string_equal(e->task_name, "Logon");
    assert_string_equal(e->opcode_name, "Infos");
    assert_string_equal(e->keyword_names, "Audit Success|Other");
    uint32_t count;
    const w32t_field *f = w32t_event_fields(e, &count);
    assert_int_equal(count, 1);
    assert_memory_equal(f[0].value.bytes, "f\0i\0r\0s\0t\0", 10);
    close_it(&l, &b);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_token),   cmocka_unit_test(every_type),
        cmocka_unit_test(every_array),   cmocka_unit_test(optional_parts),
        cmocka_unit_test(lost_template), cmocka_unit_test(nesting),
        cmocka_unit_test(repeated_keys), cmocka_unit_test(single_numbers),
        cmocka_unit_test(forwarded),     cmocka_unit_test(rendering_in_a_fragment),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
