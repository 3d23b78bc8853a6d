// SPDX-License-Identifier: Apache-2.0
// TraceLogging: every in-type with the out-types it takes, structs, arrays of each kind, custom fields and tags, as the
// SDK's TraceLoggingProvider.h lays them out; and payloads or schemas that lie.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "build/etl_build.h"
#include "decode/decode.h"
#include "decode/tracelogging.h"

typedef struct fixture {
    w32t_buf schema, payload;
    w32t_arena arena;
    w32t_ext_item items[2];
    w32t_etw_record record;
    w32t_event event;
    const w32t_field *fields;
    uint32_t count;
    uint8_t *exact_schema, *exact_payload;
} fixture;

static void begin(fixture *f, const char *name) {
    memset(f, 0, sizeof *f);
    etl_tl_begin(&f->schema, name);
}

static void put(fixture *f, const void *p, size_t n) {
    w32t_buf_put(&f->payload, p, n);
}
static void put_u(fixture *f, uint64_t v, unsigned width) {
    uint8_t b[8];
    w32t_put64(b, v);
    put(f, b, width);
}

// Exact allocations, so that a read past either end is seen by the sanitizer.
static void decode(fixture *f) {
    if (w32t_le16(f->schema.p) == 0) etl_tl_end(&f->schema);
    f->exact_schema = malloc(f->schema.n);
    f->exact_payload = malloc(f->payload.n + 1);
    assert_non_null(f->exact_schema);
    assert_non_null(f->exact_payload);
    memcpy(f->exact_schema, f->schema.p, f->schema.n);
    if (f->payload.n) memcpy(f->exact_payload, f->payload.p, f->payload.n);
    f->items[0] = (w32t_ext_item){W32T_EXT_PROV_TRAITS, w32t_span_of("\x0d\0My.Provider", 14)};
    f->items[1] = (w32t_ext_item){W32T_EXT_SCHEMA_TL, w32t_span_of(f->exact_schema, f->schema.n)};
    f->record = (w32t_etw_record){.kind = W32T_ETW_EVENT_HEADER64, .pointer_size = 8, .ext_count = 2, .ext = f->items};
    f->event = (w32t_event){.native = &f->record,
                            .decoder = &w32t_decode_etw,
                            .arena = &f->arena,
                            .payload = f->exact_payload,
                            .level = 4,
                            .payload_size = (uint32_t)f->payload.n};
    f->fields = w32t_event_fields(&f->event, &f->count);
}

static void end(fixture *f) {
    w32t_buf_free(&f->schema);
    w32t_buf_free(&f->payload);
    w32t_arena_free(&f->arena);
    free(f->exact_schema);
    free(f->exact_payload);
}

static const w32t_value *value(const fixture *f, uint32_t i, const char *name, unsigned type) {
    assert_true(i < f->count);
    assert_string_equal(f->fields[i].name, name);
    assert_int_equal(f->fields[i].value.type, type);
    return &f->fields[i].value;
}

static void names(void **state) {
    (void)state;
    fixture f;
    begin(&f, "Happened");
    etl_tl_field(&f.schema, "a", 8, -1);
    put_u(&f, 7, 4);
    decode(&f);
    assert_string_equal(f.event.name, "Happened");
    assert_string_equal(f.event.provider, "My.Provider");
    assert_int_equal(f.event.schema, W32T_SCHEMA_TRACELOGGING);
    assert_int_equal(f.count, 1);
    assert_int_equal(value(&f, 0, "a", W32T_TYPE_UINT)->u, 7);
    assert_false(f.event.has & W32T_EVENT_UNDECODED);
    end(&f);
}

static void numbers(void **state) {
    (void)state;
    static const struct {
        unsigned in;
        int out;
        unsigned width, type, shape;
        uint64_t raw;
        int64_t want;
    } cases[] = {
        {3, -1, 1, W32T_TYPE_INT, W32T_SHAPE_PLAIN, 0xFE, -2},
        {4, -1, 1, W32T_TYPE_UINT, W32T_SHAPE_PLAIN, 0xFE, 0xFE},
        {5, -1, 2, W32T_TYPE_INT, W32T_SHAPE_PLAIN, 0xFFFE, -2},
        {6, -1, 2, W32T_TYPE_UINT, W32T_SHAPE_PLAIN, 0xFFFE, 0xFFFE},
        {7, -1, 4, W32T_TYPE_INT, W32T_SHAPE_PLAIN, 0xFFFFFFFE, -2},
        {8, -1, 4, W32T_TYPE_UINT, W32T_SHAPE_PLAIN, 0xFFFFFFFE, 0xFFFFFFFE},
        {9, -1, 8, W32T_TYPE_INT, W32T_SHAPE_PLAIN, UINT64_MAX, -1},
        {10, -1, 8, W32T_TYPE_UINT, W32T_SHAPE_PLAIN, 5, 5},
        {13, -1, 4, W32T_TYPE_BOOL, W32T_SHAPE_PLAIN, 2, 1},
        {4, 3, 1, W32T_TYPE_BOOL, W32T_SHAPE_PLAIN, 1, 1},
        {20, -1, 4, W32T_TYPE_UINT, W32T_SHAPE_HEX, 0x1f, 0x1f},
        {21, -1, 8, W32T_TYPE_UINT, W32T_SHAPE_HEX, 0x1f, 0x1f},
        {8, 4, 4, W32T_TYPE_UINT, W32T_SHAPE_HEX, 0x1f, 0x1f},
        {8, 5, 4, W32T_TYPE_UINT, W32T_SHAPE_PID, 44, 44},
        {8, 6, 4, W32T_TYPE_UINT, W32T_SHAPE_TID, 44, 44},
        {6, 7, 2, W32T_TYPE_UINT, W32T_SHAPE_PORT, 0x5000, 80}, // network order
        {8, 8, 4, W32T_TYPE_IPV4, W32T_SHAPE_PLAIN, 0x0100007F, 0x0100007F},
        {8, 13, 4, W32T_TYPE_UINT, W32T_SHAPE_WIN32, 5, 5},
        {8, 14, 4, W32T_TYPE_UINT, W32T_SHAPE_NTSTATUS, 0xC0000022, 0xC0000022},
        {7, 15, 4, W32T_TYPE_UINT, W32T_SHAPE_HRESULT, 0x80070005, 0x80070005},
        {9, 16, 8, W32T_TYPE_FILETIME, W32T_SHAPE_PLAIN, 99, 99},
        {8, 17, 4, W32T_TYPE_INT, W32T_SHAPE_PLAIN, 0xFFFFFFFF, -1},
        {7, 18, 4, W32T_TYPE_UINT, W32T_SHAPE_PLAIN, 0xFFFFFFFF, 0xFFFFFFFF},
        {21, 37, 8, W32T_TYPE_POINTER, W32T_SHAPE_ADDRESS, 0x7ff6, 0x7ff6},
        {16, -1, 8, W32T_TYPE_POINTER, W32T_SHAPE_PLAIN, 0x7ff6, 0x7ff6},
        {17, -1, 8, W32T_TYPE_FILETIME, W32T_SHAPE_PLAIN, 99, 99},
        {17, 38, 8, W32T_TYPE_FILETIME, W32T_SHAPE_UTC_TIME, 99, 99},
    };
    size_t n = sizeof cases / sizeof *cases;
    fixture f;
    begin(&f, "n");
    for (size_t i = 0; i < n; i++) {
        etl_tl_field(&f.schema, "v", cases[i].in, cases[i].out);
        put_u(&f, cases[i].raw, cases[i].width);
    }
    decode(&f);
    assert_int_equal(f.count, n);
    for (uint32_t i = 0; i < n; i++) {
        const w32t_value *v = value(&f, i, "v", cases[i].type);
        assert_int_equal(v->shape, cases[i].shape);
        assert_true(v->i == cases[i].want);
        if (v->type == W32T_TYPE_INT || v->type == W32T_TYPE_UINT) assert_int_equal(v->size, cases[i].width);
    }
    assert_false(f.event.has & W32T_EVENT_UNDECODED);
    end(&f);
}

static void text_and_bytes(void **state) {
    (void)state;
    fixture f;
    begin(&f, "t");
    etl_tl_field(&f.schema, "wide", 1, -1);
    put(&f, "h\0i\0\0\0", 6);
    etl_tl_field(&f.schema, "narrow", 2, -1);
    put(&f, "abc", 4);
    etl_tl_field(&f.schema, "utf8", 2, 35);
    put(&f, "\xc3\xa4", 3);
    etl_tl_field(&f.schema, "json", 2, 12);
    put(&f, "{}", 3);
    etl_tl_field(&f.schema, "xml", 1, 11);
    put(&f, "<\0>\0\0\0", 6);
    etl_tl_field(&f.schema, "counted", 22, -1);
    put(&f, "\x04\0x\0y\0", 6);
    etl_tl_field(&f.schema, "counted8", 23, 35);
    put(&f, "\x03\0xyz", 5);
    etl_tl_field(&f.schema, "bytes", 14, -1);
    put(&f, "\x02\0\xde\xad", 4);
    etl_tl_field(&f.schema, "bytes2", 25, -1);
    put(&f, "\x01\0\xff", 3);
    etl_tl_field(&f.schema, "ipv6", 14, 9);
    put(&f, "\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1", 18);
    etl_tl_field(&f.schema, "addr", 14, 10);
    put(&f, "\x10\0\x02\0\0\x50\x7f\0\0\1\0\0\0\0\0\0\0\0", 18);
    etl_tl_field(&f.schema, "guid", 15, -1);
    put(&f, "\x78\x56\x34\x12\x34\x12\x78\x56\1\2\3\4\5\6\7\x08", 16);
    etl_tl_field(&f.schema, "sid", 19, -1);
    put(&f, "\1\1\0\0\0\0\0\5\x12\0\0\0", 12);
    etl_tl_field(&f.schema, "when", 18, -1);
    put(&f, "\xe8\7\1\0\1\0\1\0\0\0\0\0\0\0\0\0", 16);
    etl_tl_field(&f.schema, "float", 11, -1);
    float single = 1.5f;
    put(&f, &single, 4);
    etl_tl_field(&f.schema, "double", 12, -1);
    double wide = -2.25;
    put(&f, &wide, 8);
    etl_tl_field(&f.schema, "nothing", 0, -1);
    decode(&f);
    assert_int_equal(f.count, 17);
    assert_false(f.event.has & W32T_EVENT_UNDECODED);
    const w32t_value *v = value(&f, 0, "wide", W32T_TYPE_UTF16);
    assert_int_equal(v->size, 4);
    assert_memory_equal(v->bytes, "h\0i\0", 4);
    v = value(&f, 1, "narrow", W32T_TYPE_ANSI);
    assert_int_equal(v->size, 3);
    assert_int_equal(value(&f, 2, "utf8", W32T_TYPE_UTF8)->size, 2);
    assert_int_equal(value(&f, 3, "json", W32T_TYPE_UTF8)->shape, W32T_SHAPE_JSON);
    assert_int_equal(value(&f, 4, "xml", W32T_TYPE_UTF16)->shape, W32T_SHAPE_XML);
    v = value(&f, 5, "counted", W32T_TYPE_UTF16);
    assert_memory_equal(v->bytes, "x\0y\0", 4);
    assert_memory_equal(value(&f, 6, "counted8", W32T_TYPE_UTF8)->bytes, "xyz", 3);
    assert_memory_equal(value(&f, 7, "bytes", W32T_TYPE_BINARY)->bytes, "\xde\xad", 2);
    assert_int_equal(value(&f, 8, "bytes2", W32T_TYPE_BINARY)->size, 1);
    assert_int_equal(value(&f, 9, "ipv6", W32T_TYPE_IPV6)->bytes[15], 1);
    assert_int_equal(value(&f, 10, "addr", W32T_TYPE_SOCKADDR)->size, 16);
    assert_int_equal(value(&f, 11, "guid", W32T_TYPE_GUID)->guid->data1, 0x12345678);
    assert_int_equal(value(&f, 12, "sid", W32T_TYPE_SID)->size, 12);
    assert_int_equal(value(&f, 13, "when", W32T_TYPE_SYSTEMTIME)->size, 16);
    assert_true(value(&f, 14, "float", W32T_TYPE_FLOAT)->f == 1.5);
    assert_int_equal(f.fields[14].value.size, 4);
    assert_true(value(&f, 15, "double", W32T_TYPE_FLOAT)->f == -2.25);
    value(&f, 16, "nothing", W32T_TYPE_NULL);
    end(&f);
}

static void arrays(void **state) {
    (void)state;
    fixture f;
    begin(&f, "a");
    etl_tl_field(&f.schema, "fixed", 8 | 0x20, -1); // two UInt32
    etl_tl_count(&f.schema, 2);
    put_u(&f, 11, 4);
    put_u(&f, 22, 4);
    etl_tl_field(&f.schema, "counted", 6 | 0x40, 4); // three HexInt16
    put_u(&f, 3, 2);
    put(&f, "\1\0\2\0\3\0", 6);
    etl_tl_field(&f.schema, "empty", 10 | 0x40, -1);
    put_u(&f, 0, 2);
    etl_tl_field(&f.schema, "strings", 1 | 0x40, -1);
    put_u(&f, 2, 2);
    put(&f, "a\0\0\0\0\0", 6);
    etl_tl_field(&f.schema, "chars", 4 | 0x20, 2); // a char array is text
    etl_tl_count(&f.schema, 3);
    put(&f, "xyz", 3);
    etl_tl_field(&f.schema, "after", 4, -1);
    put_u(&f, 99, 1);
    decode(&f);
    assert_int_equal(f.count, 6);
    assert_false(f.event.has & W32T_EVENT_UNDECODED);
    const w32t_value *v = value(&f, 0, "fixed", W32T_TYPE_ARRAY);
    assert_int_equal(v->size, 2);
    assert_int_equal(v->items[1].u, 22);
    v = value(&f, 1, "counted", W32T_TYPE_ARRAY);
    assert_int_equal(v->size, 3);
    assert_int_equal(v->items[2].u, 3);
    assert_int_equal(v->items[2].shape, W32T_SHAPE_HEX);
    assert_int_equal(value(&f, 2, "empty", W32T_TYPE_ARRAY)->size, 0);
    v = value(&f, 3, "strings", W32T_TYPE_ARRAY);
    assert_int_equal(v->size, 2);
    assert_int_equal(v->items[0].size, 2);
    assert_int_equal(v->items[1].size, 0);
    assert_memory_equal(value(&f, 4, "chars", W32T_TYPE_ANSI)->bytes, "xyz", 3);
    assert_int_equal(value(&f, 5, "after", W32T_TYPE_UINT)->u, 99); // what follows an array stands where it should
    end(&f);
}

static void structs(void **state) {
    (void)state;
    fixture f;
    begin(&f, "s");
    etl_tl_field(&f.schema, "outer", 24, 2);
    etl_tl_field(&f.schema, "b", 8, -1);
    etl_tl_field(&f.schema, "inner", 24, 1);
    etl_tl_field(&f.schema, "c", 2, -1);
    put_u(&f, 5, 4);
    put(&f, "text", 5);
    etl_tl_field(&f.schema, "list", 24 | 0x40, 2); // structs counted in the payload
    etl_tl_field(&f.schema, "x", 4, -1);
    etl_tl_field(&f.schema, "y", 4 | 0x40, -1);
    put_u(&f, 2, 2);
    put(&f, "\x0a\1\0\x0b", 4);
    put(&f, "\x14\2\0\x15\x16", 5);
    etl_tl_field(&f.schema, "none", 24 | 0x40, 1);
    etl_tl_field(&f.schema, "z", 8, -1);
    put_u(&f, 0, 2);
    etl_tl_field(&f.schema, "after", 4, -1);
    put_u(&f, 77, 1);
    decode(&f);
    assert_int_equal(f.count, 4);
    assert_false(f.event.has & W32T_EVENT_UNDECODED);
    const w32t_value *v = value(&f, 0, "outer", W32T_TYPE_STRUCT);
    assert_int_equal(v->size, 2);
    assert_int_equal(v->members[0].value.u, 5);
    assert_string_equal(v->members[1].name, "inner");
    assert_string_equal(v->members[1].value.members[0].name, "c");
    assert_memory_equal(v->members[1].value.members[0].value.bytes, "text", 4);
    v = value(&f, 1, "list", W32T_TYPE_ARRAY);
    assert_int_equal(v->size, 2);
    assert_int_equal(v->items[0].members[0].value.u, 10);
    assert_int_equal(v->items[1].members[0].value.u, 20);
    assert_int_equal(v->items[1].members[1].value.size, 2);
    assert_int_equal(v->items[1].members[1].value.items[1].u, 0x16);
    assert_int_equal(value(&f, 2, "none", W32T_TYPE_ARRAY)->size, 0);
    assert_int_equal(value(&f, 3, "after", W32T_TYPE_UINT)->u, 77);
    end(&f);
}

// Tags are a chain of bytes whose upper bit says that another follows; they stand after the size and after an out-type.
static void tags_and_custom(void **state) {
    (void)state;
    fixture f;
    memset(&f, 0, sizeof f);
    static const uint8_t schema[] = {0,        0,    0x81,
                                     0x80,     0x01, 'E',
                                     0, // three bytes of event tags
                                     'a',      0,    8 | 0x80,
                                     4 | 0x80, 0x82, 0x03, // out-type with two bytes of field tags
                                     'c',      0,    0x60 | 14 | 0x80,
                                     0,        3,    0,
                                     'p',      'q',  'r', // custom, three bytes of type information
                                     'z',      0,    4};
    w32t_buf_put(&f.schema, schema, sizeof schema);
    put_u(&f, 0xAB, 4);
    put(&f, "\x02\0\x01\x02", 4);
    put_u(&f, 9, 1);
    decode(&f);
    assert_string_equal(f.event.name, "E");
    assert_int_equal(f.count, 3);
    assert_int_equal(value(&f, 0, "a", W32T_TYPE_UINT)->shape, W32T_SHAPE_HEX);
    assert_int_equal(value(&f, 1, "c", W32T_TYPE_BINARY)->size, 2);
    assert_int_equal(value(&f, 2, "z", W32T_TYPE_UINT)->u, 9);
    assert_false(f.event.has & W32T_EVENT_UNDECODED);
    end(&f);
}

static void payload_too_short_or_long(void **state) {
    (void)state;
    for (size_t n = 0; n < 13; n++) {
        fixture f;
        begin(&f, "p");
        etl_tl_field(&f.schema, "a", 8, -1);
        etl_tl_field(&f.schema, "b", 1, -1);
        etl_tl_field(&f.schema, "c", 14, -1);
        put(&f, "\1\0\0\0x\0\0\0\2\0\xff\xff", n < 12 ? n : 12);
        if (n == 12) put(&f, "rest!", 5);
        decode(&f);
        assert_true(f.count >= 1);
        if (n == 12) {
            assert_true(f.event.has & W32T_EVENT_UNDECODED);
            assert_int_equal(value(&f, 3, "(rest)", W32T_TYPE_BINARY)->size, 5);
        } else {
            assert_true(f.event.has & W32T_EVENT_UNDECODED);
            if (n >= 4) assert_int_equal(value(&f, 0, "a", W32T_TYPE_UINT)->u, 1);
        }
        end(&f);
    }
}

static void lying_schemas(void **state) {
    (void)state;
    // Nested deeper than anybody nests, arrays of arrays of nothing, counts that the payload cannot hold.
    fixture f;
    begin(&f, "deep");
    for (int i = 0; i < 100; i++)
        etl_tl_field(&f.schema, "s", 24 | 0x20, 1), etl_tl_count(&f.schema, 65535);
    etl_tl_field(&f.schema, "v", 4, -1);
    decode(&f);
    assert_true(f.event.has & W32T_EVENT_UNDECODED);
    end(&f);
    begin(&f, "wide");
    for (int i = 0; i < 10; i++)
        etl_tl_field(&f.schema, "s", 24 | 0x20, 1), etl_tl_count(&f.schema, 65535);
    etl_tl_field(&f.schema, "v", 0, -1);
    decode(&f);
    assert_true(f.event.has & W32T_EVENT_UNDECODED);
    end(&f);
    begin(&f, "count");
    etl_tl_field(&f.schema, "v", 8 | 0x40, -1);
    put_u(&f, 65535, 2);
    put_u(&f, 1, 4);
    decode(&f);
    assert_true(f.event.has & W32T_EVENT_UNDECODED);
    assert_int_equal(value(&f, 0, "v", W32T_TYPE_ARRAY)->size, 1);
    end(&f);
    // cut at every byte
    fixture whole;
    begin(&whole, "cut");
    etl_tl_field(&whole.schema, "outer", 24, 2);
    etl_tl_field(&whole.schema, "a", 8 | 0x20, -1);
    etl_tl_count(&whole.schema, 2);
    etl_tl_field(&whole.schema, "b", 2, 35);
    etl_tl_end(&whole.schema);
    for (size_t n = 3; n < whole.schema.n; n++) {
        memset(&f, 0, sizeof f);
        w32t_buf_put(&f.schema, whole.schema.p, n);
        put(&f, "\1\0\0\0\2\0\0\0x", 10);
        decode(&f);
        end(&f);
    }
    end(&whole);
}

// Traits: size, name, then chunks of size, type, data; 1 is the provider's group, 2 the GUID its events are described
// under.
static void decode_guid(void **state) {
    (void)state;
    static const uint8_t traits[] =
        "\x30\0Some.Name\0\x13\0\1aaaaaaaaaaaaaaaa\x13\0\2\4\3\2\1\6\5\x08\7\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10";
    w32t_guid guid;
    assert_true(w32t_traits_decode_guid(w32t_span_of(traits, sizeof traits - 1), &guid));
    assert_int_equal(guid.data1, 0x01020304);
    assert_int_equal(guid.data4[7], 16);
    assert_false(w32t_traits_decode_guid(w32t_span_of(traits, 31), &guid)); // the group alone
    assert_false(w32t_traits_decode_guid(w32t_span_of(traits, sizeof traits - 2), &guid));
    assert_false(w32t_traits_decode_guid(w32t_span_of(traits, 4), &guid));
    assert_false(w32t_traits_decode_guid((w32t_span){NULL, 0}, &guid));
    assert_string_equal(w32t_traits_provider(w32t_span_of(traits, sizeof traits - 1)), "Some.Name");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(decode_guid),     cmocka_unit_test(names),
        cmocka_unit_test(numbers),         cmocka_unit_test(text_and_bytes),
        cmocka_unit_test(arrays),          cmocka_unit_test(structs),
        cmocka_unit_test(tags_and_custom), cmocka_unit_test(payload_too_short_or_long),
        cmocka_unit_test(lying_schemas),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
