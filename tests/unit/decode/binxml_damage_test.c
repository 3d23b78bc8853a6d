// SPDX-License-Identifier: Apache-2.0
// Binary XML whose names and definitions were overwritten: what comes out is still XML that parsers of any edition and
// namespace-aware ones take, and a definition that another chunk has whole is taken from there.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "unit/decode/binxml_open.h"

// Offset and name, the name in UTF-16 units.
static void raw_name(w32t_eb *b, const uint16_t *units, unsigned n) {
    w32t_eb_u32(b, b->at + 4);
    w32t_eb_u32(b, 0);
    w32t_eb_u16(b, 0);
    w32t_eb_u16(b, n);
    for (unsigned i = 0; i < n; i++)
        w32t_eb_u16(b, units[i]);
    w32t_eb_u16(b, 0);
}

// <NAME NAME='x'/>
static void tag(w32t_eb *b, const uint16_t *units, unsigned n) {
    w32t_eb_u8(b, 0x41);
    w32t_eb_u32(b, 0);
    raw_name(b, units, n);
    w32t_eb_u32(b, 0);
    w32t_eb_u8(b, 0x06);
    raw_name(b, units, n);
    w32t_eb_text(b, "x", false);
    w32t_eb_u8(b, 0x03);
}

typedef struct name_case {
    uint16_t units[8];
    unsigned n;
    const char *want;
} name_case;

// What is expected is XML 1.0's production of names in its fourth and fifth edition, and Namespaces in XML: no colon
// without a declared prefix.
static const name_case names[] = {
    {{'D', 'a', 't', 'a'}, 4, "Data"},
    {{'9', 'a'}, 2, "_a"},
    {{'a', '9', '-', '.'}, 4, "a9-."},
    {{0}, 1, "_"},
    {{'a', '<', '>', '&', '\n'}, 5, "a____"},
    {{0x00C4, 'b'},
     2,
     "\xC3\x84"
     "b"},
    {{0x65E5, 0x672C}, 2, "\xE6\x97\xA5\xE6\x9C\xAC"},
    {{0x4102, 'a'}, 2, "_a"}, // a letter in the fifth edition alone
    {{0x4400, 0xFFFF}, 2, "__"},
    {{0xD83D, 0xDE00}, 2, "__"},
    {{0x3000, 'a'}, 2, "_a"},
    {{'p', ':', 'a'}, 3, "p_a"}, // declared nowhere
    {{':', 'a'}, 2, "_a"},
    {{'a', ':'}, 2, "a_"},
};

static void impossible_names(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        w32t_eb b;
        w32t_eb_start(&b);
        w32t_eb_begin(&b, 1, 1);
        w32t_eb_fragment(&b);
        tag(&b, names[i].units, names[i].n);
        w32t_eb_end(&b);
        open_log l;
        open_it(&l, &b);
        w32t_buf want = {0};
        w32t_buf_printf(&want, "<%s %s='x'/>", names[i].want, names[i].want);
        expect_xml(&l, 0, w32t_buf_cstr(&want));
        w32t_buf_free(&want);
        close_it(&l, &b);
    }
}

static void prefixes(void **state) { // a declared one stays, wherever in the fragment it is used
    (void)state;
    w32t_eb b;
    w32t_eb_start(&b);
    w32t_eb_begin(&b, 1, 1);
    w32t_eb_fragment(&b);
    w32t_eb_open(&b, "E", 0xFFFF, true);
    w32t_eb_attribute(&b, "xmlns:p", false);
    w32t_eb_text(&b, "urn:x", false);
    w32t_eb_close(&b);
    w32t_eb_open(&b, "p:a", 0xFFFF, false);
    w32t_eb_empty(&b);
    w32t_eb_open(&b, "q:a", 0xFFFF, false);
    w32t_eb_empty(&b);
    w32t_eb_open(&b, "p:a:b", 0xFFFF, false);
    w32t_eb_empty(&b);
    w32t_eb_open(&b, "p:9", 0xFFFF, false);
    w32t_eb_empty(&b);
    w32t_eb_end_element(&b);
    w32t_eb_end(&b);
    open_log l;
    open_it(&l, &b);
    expect_xml(&l, 0, "<E xmlns:p='urn:x'><p:a/><q_a/><p:a_b/><p_9/></E>");
    close_it(&l, &b);
}

static void
attributes_that_come_again(void **state) { // no parser takes two of one name; the event says it is not whole
    (void)state;
    w32t_eb b;
    w32t_eb_start(&b);
    w32t_eb_begin(&b, 1, 1);
    w32t_eb_fragment(&b);
    w32t_eb_open(&b, "E", 0xFFFF, true);
    w32t_eb_attribute(&b, "a", true);
    w32t_eb_text(&b, "1", false);
    w32t_eb_attribute(&b, "ab", true);
    w32t_eb_text(&b, "2", false);
    w32t_eb_attribute(&b, "a", false);
    w32t_eb_text(&b, "3", false);
    w32t_eb_empty(&b);
    w32t_eb_end(&b);
    open_log l;
    open_it(&l, &b);
    expect_xml(&l, 0, "<E a='1' ab='2'/>");
    assert_true(l.batch.events[0].has & W32T_EVENT_UNDECODED);
    close_it(&l, &b);
}

static void reserved_target(void **state) { // <?xml …?> inside a document is an error
    (void)state;
    w32t_eb b;
    w32t_eb_start(&b);
    w32t_eb_begin(&b, 1, 1);
    w32t_eb_fragment(&b);
    w32t_eb_open(&b, "E", 0xFFFF, false);
    w32t_eb_close(&b);
    w32t_eb_u8(&b, 0x0A);
    w32t_eb_name(&b, "xml");
    w32t_eb_u8(&b, 0x0B);
    w32t_eb_u16(&b, 1);
    w32t_eb_utf16(&b, "d");
    w32t_eb_end_element(&b);
    w32t_eb_end(&b);
    open_log l;
    open_it(&l, &b);
    expect_xml(&l, 0, "<E><?_xml d?></E>");
    close_it(&l, &b);
}

// A record of template 7, whose definition stands in the chunk: <Event><D>value 0</D></Event>
static uint32_t record(w32t_eb *b, uint64_t id, uint32_t definition) {
    w32t_eb_begin(b, id, id);
    w32t_eb_fragment(b);
    if (definition)
        w32t_eb_instance(b, 7, definition);
    else {
        definition = w32t_eb_template(b, 7);
        w32t_eb_open(b, "Event", 0xFFFF, false);
        w32t_eb_close(b);
        w32t_eb_open(b, "D", 0xFFFF, false);
        w32t_eb_close(b);
        w32t_eb_sub(b, 0, 8, false);
        w32t_eb_end_element(b);
        w32t_eb_end_element(b);
        w32t_eb_template_end(b);
    }
    uint8_t value[4] = {(uint8_t)id};
    w32t_eb_values(b, (w32t_eb_value[]){{8, value, 4}}, 1);
    w32t_eb_end(b);
    return definition;
}

static void overwritten_definition(void **state) {
    (void)state;
    w32t_eb b;
    w32t_eb_start(&b);
    record(&b, 1, 0);
    w32t_eb_end_chunk(&b);
    uint32_t definition = record(&b, 2, 0);
    w32t_eb_end_chunk(&b);
    memset(b.file + b.size - 65536 + definition + 24 + 8, 0xEE, 40); // tokens in the second chunk's definition
    open_log l;
    open_it(&l, &b);
    assert_int_equal(l.batch.count, 2);
    expect_xml(&l, 0, "<Event><D>1</D></Event>");
    expect_xml(&l, 1, "<Event><D>2</D></Event>");
    assert_true(l.batch.events[1].has & W32T_EVENT_UNDECODED); // said all the same
    close_it(&l, &b);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(impossible_names),           cmocka_unit_test(prefixes),
        cmocka_unit_test(attributes_that_come_again), cmocka_unit_test(reserved_target),
        cmocka_unit_test(overwritten_definition),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
