// SPDX-License-Identifier: Apache-2.0
// The filter language on events made by hand: what each expression must choose follows from the contract's words, not
// from output.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>

#include <win32trace/apidb.h>
#include <win32trace/query.h>
#include "base/guid.h"
#include "base/wintime.h"
#include "model/record.h"

static int decoded; // how often fields were asked for

static const struct w32t_map_entry access_names[] = {{1, "READ"}, {2, "WRITE"}, {4, "EXECUTE"}};
static const w32t_map access_map = {"access", 3, true, access_names};
static const struct w32t_map_entry kind_names[] = {{1, "File"}, {2, "Key"}};
static const w32t_map kind_map = {"kind", 2, false, kind_names};
static const uint8_t sid[] = {1,  2, 0, 0, 0,    0, 0, 5,
                              32, 0, 0, 0, 0x20, 2, 0, 0}; // S-1-5-32-544, the Administrators group
static const w32t_guid some_guid = {0x22fb2cd6, 0x0e7b, 0x422b, {0xa0, 0xc7, 0x2f, 0xad, 0x1f, 0xd0, 0xe7, 0x16}};
static const w32t_value inout_items[] = {{.type = W32T_TYPE_UINT, .size = 4, .u = 10},
                                         {.type = W32T_TYPE_UINT, .size = 4, .u = 20}};
static const w32t_value array_items[] = {{.type = W32T_TYPE_UINT, .size = 4, .u = 7},
                                         {.type = W32T_TYPE_UINT, .size = 4, .u = 8}};
static const w32t_field inner[] = {{"b", {.type = W32T_TYPE_UINT, .size = 4, .u = 42}},
                                   {"c", {.type = W32T_TYPE_UTF8, .size = 3, .bytes = (const uint8_t *)"abc"}}};
static const w32t_value cut_item[] = {{.type = W32T_TYPE_UTF8, .size = 4, .bytes = (const uint8_t *)"long"}};
// "Straße Ä" and a lone high surrogate, UTF-16LE
static const uint8_t wide[] = {'S', 0, 't', 0, 'r', 0, 'a', 0, 0xDF, 0, 'e', 0, ' ', 0, 0xC4, 0, 0x00, 0xD8};
static const uint8_t greek[] = {0xA3, 3, 0xAF, 3};    // Σ ί
static const uint8_t cyrillic[] = {0x14, 4, 0x30, 4}; // Д а
static const w32t_field all_fields[] = {
    {"name", {.type = W32T_TYPE_UTF16, .size = sizeof wide, .bytes = wide}},
    {"greek", {.type = W32T_TYPE_UTF16, .size = sizeof greek, .bytes = greek}},
    {"cyrillic", {.type = W32T_TYPE_UTF16, .size = sizeof cyrillic, .bytes = cyrillic}},
    {"path", {.type = W32T_TYPE_UTF8, .size = 19, .bytes = (const uint8_t *)"C:\\Windows\\new\\a.ex"}},
    {"big", {.type = W32T_TYPE_UINT, .size = 8, .u = UINT64_MAX}},
    {"small", {.type = W32T_TYPE_INT, .size = 8, .i = INT64_MIN}},
    {"near", {.type = W32T_TYPE_UINT, .size = 8, .u = 9007199254740993u}}, // 2^53 + 1: no double
    {"hr", {.type = W32T_TYPE_INT, .size = 4, .shape = W32T_SHAPE_HEX, .i = (int32_t)0x80070005u}},
    {"access", {.type = W32T_TYPE_UINT, .size = 4, .u = 3, .map = &access_map}},
    {"kind", {.type = W32T_TYPE_UINT, .size = 4, .u = 2, .map = &kind_map}},
    {"status", {.type = W32T_TYPE_UINT, .size = 4, .shape = W32T_SHAPE_NTSTATUS, .u = 0xC0000022u}},
    {"flag", {.type = W32T_TYPE_BOOL, .size = 4, .u = 1}},
    {"ratio", {.type = W32T_TYPE_FLOAT, .size = 8, .f = 1.5}},
    {"none", {.type = W32T_TYPE_NULL}},
    {"handle", {.type = W32T_TYPE_POINTER, .size = 8, .u = 0}},
    {"sid", {.type = W32T_TYPE_SID, .size = sizeof sid, .bytes = sid}},
    {"guid", {.type = W32T_TYPE_GUID, .guid = &some_guid}},
    {"when", {.type = W32T_TYPE_FILETIME, .u = 116444736000000000u}}, // 1970-01-01
    {"io", {.type = W32T_TYPE_INOUT, .items = inout_items}},
    {"list", {.type = W32T_TYPE_ARRAY, .size = 2, .items = array_items}},
    {"a", {.type = W32T_TYPE_STRUCT, .size = 2, .members = inner}},
    {"x", {.type = W32T_TYPE_UINT, .size = 4, .u = 1}},
    {"x", {.type = W32T_TYPE_UINT, .size = 4, .u = 2}},
    {"odd name", {.type = W32T_TYPE_UINT, .size = 4, .u = 5}},
    {"dotted.name", {.type = W32T_TYPE_UINT, .size = 4, .u = 6}},
    {"cut", {.type = W32T_TYPE_CUT, .items = cut_item, .full = 900}},
    {"textnum", {.type = W32T_TYPE_UTF8, .size = 5, .bytes = (const uint8_t *)"0x3E7"}},
    {"bytes", {.type = W32T_TYPE_BINARY, .size = 3, .bytes = (const uint8_t *)"\xDE\xAD\x01"}},
    {"ip", {.type = W32T_TYPE_IPV4, .size = 4, .u = 0x0100007F}},
};

static void give_fields(w32t_event *e) {
    decoded++;
    e->fields = all_fields;
    e->field_count = sizeof all_fields / sizeof *all_fields;
}
static void give_names(w32t_event *e) {
    e->provider = "Microsoft-Windows-Kernel-Process";
    e->name = "ProcessStart";
    e->level_name = NULL;
    e->keyword_names = "WINEVENT_KEYWORD_PROCESS|WINEVENT_KEYWORD_THREAD";
}
static const w32t_decoder decoder = {.name = "test", .describe = give_names, .fields = give_fields};
static const w32t_process process = {.pid = 4242, .parent_pid = 7, .start = W32T_NO_TIME, .image = "Notepad.exe"};

static w32t_event etw_event(void) {
    w32t_event e = {.time = 1764504361123456700, // 2025-11-30T12:06:01.1234567Z
                    .has = W32T_HAS_ID | W32T_HAS_LEVEL | W32T_HAS_PID | W32T_HAS_KEYWORDS | W32T_HAS_PROVIDER_ID,
                    .source = W32T_SOURCE_ETW,
                    .id = 1,
                    .level = 2,
                    .pid = 4242,
                    .keywords = 0x8000000000000030u,
                    .provider_id = some_guid,
                    .process = &process,
                    .decoder = &decoder};
    return e;
}

static bool choose(const char *text, w32t_event e) {
    w32t_error error;
    w32t_query *q;
    if (w32t_query_compile(text, &q, &error) != W32T_OK)
        fail_msg("%s: column %d: %s", text, (int)error.offset, error.text);
    bool hit = w32t_query_match(q, &e);
    char *canonical = w32t_query_text(q); // must mean the same
    w32t_query *again;
    if (w32t_query_compile(canonical, &again, &error) != W32T_OK) fail_msg("%s -> %s: %s", text, canonical, error.text);
    if (w32t_query_match(again, &e) != hit) fail_msg("%s -> %s means something else", text, canonical);
    w32t_query_free(again);
    w32t_query_text_free(canonical);
    w32t_query_free(q);
    return hit;
}
#define YES(text)                                                                                                      \
    do {                                                                                                               \
        if (!choose(text, etw_event())) fail_msg("should choose: %s", text);                                           \
    } while (0)
#define NO(text)                                                                                                       \
    do {                                                                                                               \
        if (choose(text, etw_event())) fail_msg("should not choose: %s", text);                                        \
    } while (0)

static void header_keys(void **state) {
    (void)state;
    NO("misfit");
    w32t_event odd = etw_event();
    odd.has |= W32T_EVENT_UNDECODED;
    assert_true(choose("misfit", odd) && choose("misfit == true", odd) && !choose("misfit == false", odd));
    NO("carved");
    w32t_event left = etw_event();
    left.has |= W32T_EVENT_CARVED;
    assert_true(choose("carved", left) && choose("carved == true", left) && !choose("not carved", left));
    YES("id == 1");
    YES("id=1");
    NO("id == 2");
    YES("id != 2");
    YES("id in (3, 2,1)");
    NO("id in (3,4)");
    YES("id not in (3,4)");
    YES("pid >= 4242 and pid <= 4242");
    NO("pid > 4242");
    YES("pid < 0x1093");
    YES("pid == 0x1092");
    YES("source == ETW");
    YES("provider == microsoft-windows-KERNEL-process");
    YES("provider endswith process");
    YES("process == notepad.EXE");
    YES("process startswith note");
    YES("parent_pid == 7");
    YES("guid == {22FB2CD6-0E7B-422B-A0C7-2FAD1FD0E716}");
    YES("guid == 22fb2cd6-0e7b-422b-a0c7-2fad1fd0e716");
    YES("time >= 2025-11-30T12:00");
    NO("time < 2025-11-30T12:00");
    YES("time < 2025-12-01");
    YES("time startswith 2025-11-30T12:06");
    YES("time == 2025-11-30T12:06:01.1234567Z");
    YES("time == 2025-11-30T13:06:01.1234567+01:00");
    YES("time < now-1s");
    YES("level == Error");
    YES("level == 2");
    NO("level == warning");
    YES("level <= 3");
    YES("keywords has 0x10");
    NO("keywords has 0x40");
    YES("keywords == 0x8000000000000030");
    YES("keywords has winevent_keyword_thread");
}

static void absent_keys(void **state) {
    (void)state;
    NO("tid == 1");
    NO("tid != 1");
    NO("tid");
    YES("not tid");
    YES("not tid == 1");
    YES("pid");
    NO("data.missing != 1");
    NO("error == 5");
    NO("result == 0");
    NO("path contains x");
    YES("data.x");
    NO("data.none");
    YES("data.none == null");
    YES("not data.missing == null");
}

static void precedence(void **state) {
    (void)state;
    YES("id == 1 or id == 2 and id == 3"); // and binds tighter
    NO("(id == 1 or id == 2) and id == 3");
    YES("not id == 2 and id == 1"); // not binds tightest
    NO("not (id == 2 or id == 1)");
    YES("!(id==2)&&id==1||id==9");
    YES("NOT id == 2 AND id == 1");
}

static void texts(void **state) {
    (void)state;
    YES("data.name contains \"straße\"");
    YES("data.name contains STRA");
    YES("data.name contains \"ße ä\"");
    YES("data.name startswith sTr");
    NO("data.name startswith tr");
    NO("data.name == Straße");
    NO("data.name endswith ä");
    YES("data.greek == σΊ");
    YES("data.cyrillic == дА");
    YES("data.path == c:\\windows\\NEW\\a.ex");
    YES("data.path contains \"\\new\\\"");
    YES("data.path matches '^c:.*\\.ex$'");
    NO("data.path matches '^d:'");
    YES("data.name matches 'STRASSE|stra.e'");
    YES("data.cut == LONG");
    YES("data.bytes contains dead");
    YES("data.ip == 127.0.0.1");
    YES("data.sid == s-1-5-32-544");
    YES("data.sid startswith S-1-5-32");
    YES("data.guid contains 422b");
    YES("data contains 1-5-32");
    YES("data.* == 42");
    NO("data == 43");
}

static void numbers(void **state) {
    (void)state;
    YES("data.big == 18446744073709551615");
    NO("data.big == 18446744073709551614");
    YES("data.big == 0xffffffffffffffff");
    YES("data.small == -9223372036854775808");
    YES("data.small < -9223372036854775807");
    YES("data.big > 0");
    YES("data.near == 9007199254740993");
    NO("data.near == 9007199254740992");
    YES("data.near > 9007199254740992");
    YES("data.hr == 0x80070005");
    YES("data.hr == -2147024891");
    YES("data.ratio > 1.25");
    YES("data.ratio == 1.5");
    NO("data.ratio > 2");
    YES("data.flag == true");
    NO("data.flag == false");
    YES("data.flag == 1");
    YES("data.textnum == 0x3e7");
    YES("data.textnum == 999");
    YES("data.textnum > 998");
    NO("data.textnum > 999");
    NO("data.path > 5");
    YES("data.x == \"1\"");
    YES("data.big contains 551615");
    YES("data.when == 1970-01-01");
    YES("data.when < 1970-01-02");
    NO("data.when > 1970-01-01");
    YES("data.handle == null");
}

static void names_of_numbers(void **state) {
    (void)state;
    YES("data.kind == key");
    YES("data.kind == 2");
    NO("data.kind == File");
    YES("data.kind != File");
    YES("data.access == READ|WRITE");
    YES("data.access == \"write|read\"");
    YES("data.access == 3");
    NO("data.access == READ");
    YES("data.access has read");
    NO("data.access has execute");
    YES("data.access contains WRI");
    YES("data.access has 2");
    if (w32t_api_status_name(W32T_SHAPE_NTSTATUS, 0xC0000022u)) YES("data.status == STATUS_ACCESS_DENIED");
    YES("data.status == 0xc0000022");
    YES("data.status == 3221225506");
    NO("data.status == STATUS_SUCCESS");
}

static void paths(void **state) {
    (void)state;
    YES("data.a.b == 42");
    YES("data.A.C == ABC");
    NO("data.a.d");
    YES("data.a");
    YES("data.x == 1");
    NO("data.x == 2");
    YES("data.x#2 == 2");
    YES("data.\"odd name\" == 5");
    YES("data.dotted.name == 6");
    YES("data.list == 8");
    NO("data.list != 7");
    YES("data.list != 9");
    YES("data.io == 10");
    YES("data.io == 20");
}

static void calls(void **state) {
    (void)state;
    w32t_call call = {.number = 12,
                      .module = "kernel32.dll",
                      .caller = "app.exe+0x10",
                      .error = 2,
                      .error_kind = W32T_SHAPE_WIN32,
                      .has_error = 1,
                      .error_name = "ERROR_FILE_NOT_FOUND",
                      .duration_ns = 51000000,
                      .result = {.type = W32T_TYPE_POINTER, .size = 8, .u = UINT64_MAX}};
    w32t_event e = etw_event();
    e.call = &call;
    e.source = W32T_SOURCE_API;
    assert_true(choose("error == ERROR_FILE_NOT_FOUND", e));
    assert_true(choose("error == 2 and error_kind == win32 and error_name contains not_found", e));
    assert_true(choose("duration > 50ms", e));
    assert_false(choose("duration > 52ms", e));
    assert_true(choose("duration > 0.05s and duration < 1m", e));
    assert_true(choose("duration_ns == 51000000", e));
    assert_true(choose("result == 0xffffffffffffffff", e));
    assert_true(choose("module == KERNEL32.dll and caller startswith app.exe and call == 12 and end == returned", e));
    call.end = W32T_CALL_NEVER;
    assert_true(choose("end == never", e));
}

// What is header only must not decode.
static void header_only(void **state) {
    (void)state;
    decoded = 0;
    YES("id == 1 and pid == 4242 and level <= 3 and time < 2026-01-01");
    NO("id == 2 and data.x == 1"); // decided by the cheap half
    NO("data.x == 1 and id == 2"); // … wherever it stands
    assert_int_equal(decoded, 0);
    YES("data.x == 1");
    assert_true(decoded > 0);
}

static void wrong(const char *text, int column, const char *word) {
    w32t_error error;
    w32t_query *q;
    if (w32t_query_compile(text, &q, &error) == W32T_OK) fail_msg("compiles: %s", text);
    if (!strstr(error.text, word)) fail_msg("%s: %s", text, error.text);
    if (column >= 0 && error.offset != (uint64_t)column)
        fail_msg("%s: column %d: %s", text, (int)error.offset, error.text);
}

static void errors(void **state) {
    (void)state;
    wrong("", 0, "empty");
    wrong("idd == 1", 0, "no such key");
    wrong("id == 2 and EventID == 1", 12, "it is called id here"); // words of other readers
    wrong("Event.System.EventRecordID > 1", 0, "it is called record here");
    wrong("mimikatz", 0, "data contains");
    wrong("id == 1 and", 11, "key is expected");
    wrong("id ==", 5, "value");
    wrong("id ~ 1", 3, "operator");
    wrong("id == 1 pid == 2", 8, "and");
    wrong("(id == 1", 0, "never closed");
    wrong("id == 1)", 7, "never opened");
    wrong("id == abc", 6, "number");
    wrong("error == ERROR_BOGUS", 9, "status code");
    wrong("error != ERROR_", 9, "status code");
    wrong("error in (2, ERROR_BOGUS)", 13, "status code");
    wrong("error_name == ERROR_BOGUS", 14, "status code");
    static const char *const known[] = {"error == error_file_not_found", "error_name == STATUS_ACCESS_DENIED",
                                        "error in (E_NOTIMPL, WSAECONNRESET, ENOENT, 0x5)", "error == null",
                                        "error contains BOGUS", "error_name startswith ERROR_", "error > 5"};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        NO(known[i]); // known, and of an event without an error
    wrong("id == 18446744073709551616", 6, "number");
    wrong("time > yesterday", 7, "time");
    wrong("duration > 50", 11, "unit");
    wrong("guid == 5", 8, "GUID");
    wrong("provider == \"x", 12, "closed");
    wrong("provider matches '('", 18, "regular expression"); // where PCRE2 stopped, behind the parenthesis
    wrong("id in 1", 6, "list");
    wrong("data..x == 1", 0, "missing");
    char deep[1000];
    memset(deep, '(', sizeof deep - 1);
    deep[sizeof deep - 1] = 0;
    wrong(deep, -1, "deep");
}

static void hostile_patterns(void **state) {
    (void)state;
    static char many[4001];
    memset(many, 'a', 4000);
    w32t_field f = {"t", {.type = W32T_TYPE_UTF8, .size = 4000, .bytes = (const uint8_t *)many}};
    w32t_event e = {.made = W32T_MADE_FIELDS | W32T_MADE_DESCRIPTION, .fields = &f, .field_count = 1};
    w32t_query *q;
    w32t_error error;
    assert_int_equal(w32t_query_compile("data.t matches '(a+)+$|(a*)*b'", &q, &error), W32T_OK);
    (void)w32t_query_match(q, &e);
    w32t_query_free(q);
    assert_int_equal(w32t_query_compile("data.t matches '^(a+)+b$'", &q, &error), W32T_OK);
    assert_false(w32t_query_match(q, &e)); // in bounded time
    w32t_query_free(q);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(header_keys),
        cmocka_unit_test(absent_keys),
        cmocka_unit_test(precedence),
        cmocka_unit_test(texts),
        cmocka_unit_test(numbers),
        cmocka_unit_test(names_of_numbers),
        cmocka_unit_test(paths),
        cmocka_unit_test(calls),
        cmocka_unit_test(header_only),
        cmocka_unit_test(errors),
        cmocka_unit_test(hostile_patterns),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
