// SPDX-License-Identifier: Apache-2.0
// Payloads by schema: every kind of in- and out-type with bytes laid out as the documentation of the types says, for
// both pointer sizes; strings at the payload's end, arrays, structs, lengths that lie.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "decode/schema_fields.h"
#include "schema/schema_build.h"

static const w32t_guid guid = {0x01020304, 0x0506, 0x0708, {9, 10, 11, 12, 13, 14, 15, 16}};
#define PROVIDER "provider P {01020304-0506-0708-090a-0b0c0d0e0f10}\nmap M value\n 1 One\n 2 Two\nevent 1 v0\n"

typedef struct fixture {
    w32t_schema_set *set;
    w32t_arena arena;
    uint8_t *payload;
    w32t_event event;
    const w32t_field *f;
    uint32_t n;
} fixture;

static fixture decode(const char *fields, const void *payload, size_t size, unsigned pointer) {
    (void)pointer;
    fixture x;
    memset(&x, 0, sizeof x);
    char text[4096] = PROVIDER;
    strncat(text, fields, sizeof text - strlen(text) - 1);
    w32t_error error = {0};
    x.set = w32t_schema_set_new(NULL);
    if (w32t_schema_text_parse(x.set, w32t_span_of(text, strlen(text)), W32T_SCHEMA_IMPORTED, &error) != W32T_OK)
        fail_msg("%s", error.text);
    x.payload = malloc(size + 1); // exact, for the sanitizer
    if (size) memcpy(x.payload, payload, size);
    x.event.payload = x.payload;
    x.event.payload_size = (uint32_t)size;
    return x;
}

static void run(fixture *x, unsigned pointer) {
    x->event.arena = &x->arena;
    w32t_schema_fields(&x->event, w32t_schema_find(x->set, &guid, 1, 0), pointer);
    x->f = x->event.fields;
    x->n = x->event.field_count;
}

static void done(fixture *x) {
    w32t_schema_set_free(x->set);
    w32t_arena_free(&x->arena);
    free(x->payload);
}

#define DECODE(fields, payload, pointer)                                                                               \
    fixture x = decode(fields, payload, sizeof(payload) - 1, pointer);                                                 \
    run(&x, pointer)
#define BAD(x) ((x).event.has & W32T_EVENT_UNDECODED)

static void numbers(void **state) {
    (void)state;
    DECODE(" field a Int8\n field b UInt16/Port\n field c HexInt32\n field d Int64\n field e UInt32/IPv4\n field f "
           "Float\n field g Boolean\n"
           " field h UInt32/NTSTATUS\n field i UInt8 map=M\n field j Pointer\n",
           "\xFF\x01\xBB\x78\x56\x34\x12\xFE\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x7F\x00\x00\x01\x00\x00\xC0\x3F\x01\x00\x00"
           "\x00\x22\x00\x00\xC0\x02"
           "\x10\x20\x30\x40",
           4);
    assert_false(BAD(x));
    assert_int_equal(x.n, 10);
    assert_int_equal(x.f[0].value.i, -1);
    assert_int_equal(x.f[1].value.u, 443);
    assert_int_equal(x.f[1].value.shape, W32T_SHAPE_PORT);
    assert_int_equal(x.f[2].value.shape, W32T_SHAPE_HEX);
    assert_int_equal(x.f[3].value.i, -2);
    assert_int_equal(x.f[4].value.type, W32T_TYPE_IPV4);
    assert_int_equal(x.f[4].value.u, 0x0100007F);
    assert_true(x.f[5].value.f > 1.49 && x.f[5].value.f < 1.51);
    assert_int_equal(x.f[6].value.type, W32T_TYPE_BOOL);
    assert_int_equal(x.f[7].value.shape, W32T_SHAPE_NTSTATUS);
    assert_int_equal(x.f[7].value.u, 0xC0000022);
    assert_non_null(x.f[8].value.map);
    assert_int_equal(x.f[9].value.u, 0x40302010);
    assert_int_equal(x.f[9].value.size, 4);
    done(&x);
}

static void texts(void **state) {
    (void)state;
    DECODE(" field a UnicodeString\n field n UInt16\n field b UnicodeString length=n\n field c AnsiString\n field d "
           "CountedUnicodeString\n"
           " field e UnicodeString\n",
           "h\0i\0\0\0\2\0A\0B\0xyz\0\4\0Q\0R\0e\0n\0d\0", 8);
    assert_false(BAD(x));
    assert_int_equal(x.n, 6);
    assert_int_equal(x.f[0].value.size, 4);
    assert_memory_equal(x.f[2].value.bytes, "A\0B", 4);
    assert_int_equal(x.f[3].value.size, 3);
    assert_int_equal(x.f[4].value.size, 4);
    assert_int_equal(x.f[5].value.size, 6); // no terminator at the end
    done(&x);
}

static void sids(void **state) {
    (void)state;
    DECODE(" field a SID\n field b WBEMSid\n field c UInt8\n",
           "\1\1\0\0\0\0\0\5\x12\0\0\0"
           "\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1\2\0\0\0\0\0\5\x20\0\0\0\x20\2\0\0\x07",
           8);
    assert_false(BAD(x));
    assert_int_equal(x.f[0].value.size, 12);
    assert_int_equal(x.f[1].value.type, W32T_TYPE_SID);
    assert_int_equal(x.f[1].value.size, 16);
    assert_int_equal(x.f[2].value.u, 7);
    done(&x);
    fixture y = decode(" field b WBEMSid\n field c UInt8\n", "\0\0\0\0\x07", 5, 8); // a null token is four bytes
    run(&y, 8);
    assert_false(BAD(y));
    assert_int_equal(y.f[0].value.type, W32T_TYPE_NULL);
    assert_int_equal(y.f[1].value.u, 7);
    done(&y);
}

static void arrays(void **state) {
    (void)state;
    DECODE(" field n UInt8\n struct s count=n\n  field k UInt8\n  field v UInt16 count=k\n end\n field rest UInt8 "
           "count=*\n",
           "\2\1\1\0\2\2\0\3\0\x0a\x0b", 8);
    assert_false(BAD(x));
    assert_int_equal(x.f[1].value.type, W32T_TYPE_ARRAY);
    assert_int_equal(x.f[1].value.size, 2);
    const w32t_value *second = &x.f[1].value.items[1];
    assert_int_equal(second->type, W32T_TYPE_STRUCT);
    assert_int_equal(second->members[1].value.size, 2);
    assert_int_equal(second->members[1].value.items[1].u, 3);
    assert_int_equal(x.f[2].value.size, 2);
    done(&x);
}

static void lies(void **state) {
    (void)state;
    // A count that the payload cannot hold: what is there is shown, and said to be less.
    fixture x = decode(" field n UInt32\n field a UInt32 count=n\n", "\xFF\xFF\xFF\xFF\1\0\0\0\2\0", 10, 8);
    run(&x, 8);
    assert_true(BAD(x));
    assert_int_equal(x.n, 2);
    assert_true(x.f[1].value.flags & W32T_VALUE_DAMAGED);
    assert_int_equal(x.f[1].value.size, 2);
    assert_int_equal(x.f[1].value.items[0].u, 1);
    done(&x);
    fixture y = decode(" field a UInt32\n field b UInt32\n", "\1\0\0\0", 4, 8);
    run(&y, 8);
    assert_true(BAD(y));
    assert_int_equal(y.n, 1);
    done(&y);
    fixture z = decode(" field a UInt32\n", "\1\0\0\0\5\6", 6, 8);
    run(&z, 8);
    assert_true(BAD(z));
    assert_int_equal(z.n, 2);
    assert_string_equal(z.f[1].name, "(rest)");
    assert_memory_equal(z.f[1].value.bytes, "\5\6", 2);
    done(&z);
    fixture p = decode(" field a UInt32\n", "\1\0\0\0\0\0\0\0", 8, 8); // rounded up to eight bytes
    run(&p, 8);
    assert_false(BAD(p));
    assert_int_equal(p.n, 1);
    done(&p);
    fixture q = decode(" field n UInt16\n field a Binary length=n\n", "\x10\0ab", 4, 8);
    run(&q, 8);
    assert_true(BAD(q));
    assert_int_equal(q.f[1].value.size, 2);
    done(&q);
}

// No payload may be read past its end, however it is cut.
static void cuts(void **state) {
    (void)state;
    static const char fields[] =
        " field n UInt8\n field a UnicodeString length=n\n field s SID\n field w WBEMSid\n field c CountedBinary\n"
        " field h HexDump\n field r ReversedCountedString\n field g GUID\n field p Pointer\n field i Binary/IPv6\n";
    uint8_t all[96];
    for (size_t i = 0; i < sizeof all; i++)
        all[i] = (uint8_t)(i % 7 ? 2 : 0);
    for (size_t n = 0; n <= sizeof all; n++)
        for (unsigned pointer = 4; pointer <= 8; pointer += 4) {
            fixture x = decode(fields, all, n, pointer);
            run(&x, pointer);
            done(&x);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers), cmocka_unit_test(texts), cmocka_unit_test(sids),
        cmocka_unit_test(arrays),  cmocka_unit_test(lies),  cmocka_unit_test(cuts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
