// SPDX-License-Identifier: Apache-2.0
// A WPP message rendered by its TMF, argument by argument, as tracefmt's documentation describes the specifiers.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>

#include "decode/decode.h"
#include "schema/importers.h"

// A message of that TMF text with that payload.
static w32t_event message(w32t_schema_set *set, const char *tmf, w32t_etw_session *session, w32t_etw_record *record,
                          w32t_arena *arena, const void *payload, uint32_t size) {
    w32t_error error = {0};
    assert_int_equal(w32t_tmf(set, w32t_span_of(tmf, strlen(tmf)), W32T_SCHEMA_IMPORTED, &error), W32T_OK);
    *session = (w32t_etw_session){.pointer_size = 8, .schemas = set};
    *record = (w32t_etw_record){.kind = W32T_ETW_MESSAGE, .pointer_size = 8, .session = session};
    w32t_event e = {.native = record,
                    .decoder = &w32t_decode_wpp,
                    .arena = arena,
                    .id = 10,
                    .payload = payload,
                    .payload_size = size};
    e.provider_id = w32t_schema_set_provider(set, 0)->guid;
    w32t_event_describe(&e);
    return e;
}

// Status codes have their names behind them, as tracefmt prints them; one without a name is the number alone.
static void status_codes(void **state) {
    (void)state;
    static const char tmf[] = "01020304-0506-0708-090a-0b0c0d0e0f10 d // SRC=a.c\n"
                              "#typev a_c1 10 \"%10!s! %11!s! %12!s! %13!s! %14!s!\"\n{\na, ItemNTSTATUS -- 10\n"
                              "b, ItemWINERROR -- 11\nc, ItemHRESULT -- 12\nd, ItemNDIS_STATUS -- 13\n"
                              "e, ItemNTSTATUS -- 14\n}\n";
    static const uint8_t payload[] = {0x22, 0, 0, 0xc0, 5, 0, 0, 0, 5, 0, 7, 0x80, 0, 0, 0, 0, 0x99, 0x99, 0x99, 0x29};
    w32t_schema_set *set = w32t_schema_set_new(NULL);
    w32t_arena arena = {0};
    w32t_etw_session session;
    w32t_etw_record record;
    w32t_event e = message(set, tmf, &session, &record, &arena, payload, sizeof payload);
    assert_string_equal(e.message, "0xc0000022(STATUS_ACCESS_DENIED) 5(ERROR_ACCESS_DENIED) 0x80070005(E_ACCESSDENIED) "
                                   "0x00000000(STATUS_SUCCESS) 0x29999999");
    w32t_arena_free(&arena);
    w32t_schema_set_free(set);
}

// Behind an argument whose type nobody knows, nothing is made up: its bytes stand in its place, later ones are missing.
static void unknown_item(void **state) {
    (void)state;
    static const char tmf[] = "01020304-0506-0708-090a-0b0c0d0e0f10 d // SRC=a.c\n"
                              "#typev a_c1 10 \"%10!d! [%11!s!] %12!d!\"\n{\na, ItemLong -- 10\n"
                              "b, ItemOfTomorrow -- 11\nc, ItemLong -- 12\n}\n";
    static const uint8_t payload[] = {7, 0, 0, 0, 1, 2, 3, 9, 0, 0, 0};
    w32t_schema_set *set = w32t_schema_set_new(NULL);
    w32t_arena arena = {0};
    w32t_etw_session session;
    w32t_etw_record record;
    w32t_event e = message(set, tmf, &session, &record, &arena, payload, sizeof payload);
    uint32_t n;
    const w32t_field *f = w32t_event_fields(&e, &n);
    assert_int_equal(n, 2);
    assert_int_equal(f[1].value.size, 7);
    assert_memory_equal(e.message, "7 [01020309000000] ", 19);
    assert_null(strstr(e.message, "9 "));
    w32t_arena_free(&arena);
    w32t_schema_set_free(set);
}

static void rendered(void **state) {
    (void)state;
    static const char tmf[] =
        "01020304-0506-0708-090a-0b0c0d0e0f10 driver // SRC=a.c\n"
        "#typev a_c12 10 \"%0%!FUNC!: %10!s! of %11!04d! is %12!s! at %13!p!, %14!x! 100%%\" // LEVEL=L FUNC=Entry\n"
        "{\nname, ItemWString -- 10\ncount, ItemLong -- 11\nstate, ItemListLong(Idle, Busy) -- 12\np, ItemPtr -- 13\n"
        "n, ItemULong -- 14\n}\n";
    static const uint8_t payload[] = "d\0s\0k\0\0\0\7\0\0\0\1\0\0\0\0\x10\0\0\0\0\0\0\xff\0\0";
    w32t_schema_set *set = w32t_schema_set_new(NULL);
    w32t_error error = {0};
    assert_int_equal(w32t_tmf(set, w32t_span_of(tmf, sizeof tmf - 1), W32T_SCHEMA_IMPORTED, &error), W32T_OK);
    w32t_arena arena = {0};
    w32t_etw_session session = {.pointer_size = 8, .schemas = set};
    w32t_etw_record record = {.kind = W32T_ETW_MESSAGE, .pointer_size = 8, .session = &session};
    w32t_event e = {.native = &record,
                    .decoder = &w32t_decode_wpp,
                    .arena = &arena,
                    .id = 10,
                    .payload = payload,
                    .payload_size = sizeof payload};
    e.provider_id = w32t_schema_set_provider(set, 0)->guid;
    w32t_event_describe(&e);
    assert_int_equal(e.schema, W32T_SCHEMA_WPP);
    assert_string_equal(e.message, "Entry: dsk of 0007 is Busy at 0x1000, ff 100%");
    assert_string_equal(e.provider, "driver");
    uint32_t n;
    w32t_event_fields(&e, &n);
    assert_int_equal(n, 5);
    w32t_event other = e; // no such message: named by its number, nothing invented
    other.id = 11;
    other.made = 0;
    other.schema = 0;
    other.message = NULL;
    other.fields = NULL;
    other.layout = NULL;
    other.field_count = 0;
    w32t_event_fields(&other, &n);
    assert_int_equal(other.schema, W32T_SCHEMA_NONE);
    assert_string_equal(other.name, "Message(11)");
    assert_int_equal(n, 0);
    w32t_arena_free(&arena);
    w32t_schema_set_free(set);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(rendered), cmocka_unit_test(status_codes),
                                       cmocka_unit_test(unknown_item)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
