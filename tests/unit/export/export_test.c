// SPDX-License-Identifier: Apache-2.0
// Exporters text, json and csv on events made by hand. Expected documents follow from the contract's key table, RFC
// 8259 and RFC 4180.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <math.h>
#include <string.h>

#include "export/value_text.h"
#include "export/writer.h"

static w32t_buf out;

static const char *run(const w32t_writer_ops *ops, w32t_export_options o, w32t_event e) {
    w32t_writer *w;
    w32t_error error;
    if (ops->open(&o, NULL, &w, &error) != W32T_OK) fail_msg("%s", error.text);
    w->ops = ops;
    w->options = &o;
    out.n = 0;
    if (ops->begin) ops->begin(w, &out);
    ops->event(w, &e, &out);
    if (ops->end) ops->end(w, &out);
    ops->close(w);
    return w32t_buf_cstr(&out);
}

static const char *json_of(w32t_value v) {
    out.n = 0;
    w32t_json_value(&out, &v);
    return w32t_buf_cstr(&out);
}
static const char *text_of(w32t_value v) {
    out.n = 0;
    w32t_text_value(&out, &v);
    return w32t_buf_cstr(&out);
}
#define JSON(want, ...) assert_string_equal(json_of((w32t_value){__VA_ARGS__}), want)
#define TEXT(want, ...) assert_string_equal(text_of((w32t_value){__VA_ARGS__}), want)

static const struct w32t_map_entry bit_names[] = {{1, "READ"}, {2, "WRITE\x1b[31m\"x"}};
static const w32t_map bits = {"bits", 2, true, bit_names};
static const w32t_guid guid = {0x22fb2cd6, 0x0e7b, 0x422b, {0xa0, 0xc7, 0x2f, 0xad, 0x1f, 0xd0, 0xe7, 0x16}};

static void numbers(void **state) {
    (void)state;
    JSON("null", .type = W32T_TYPE_NULL);
    JSON("true", .type = W32T_TYPE_BOOL, .size = 4, .u = 2);
    JSON("false", .type = W32T_TYPE_UINT, .shape = W32T_SHAPE_BOOL, .size = 1);
    JSON("18446744073709551615", .type = W32T_TYPE_UINT, .size = 8, .u = UINT64_MAX); // exact digits, beyond 2^53
    JSON("-9223372036854775808", .type = W32T_TYPE_INT, .size = 8, .i = INT64_MIN);
    JSON("\"0x80070005\"", .type = W32T_TYPE_INT, .shape = W32T_SHAPE_HEX, .size = 4, .i = (int32_t)0x80070005u);
    JSON("\"0x7ff6a0000000\"", .type = W32T_TYPE_POINTER, .size = 8, .u = 0x7ff6a0000000u);
    JSON("{\"value\":1,\"text\":\"READ\"}", .type = W32T_TYPE_UINT, .size = 4, .u = 1, .map = &bits);
    JSON("{\"value\":2,\"text\":\"WRITE\\u001b[31m\\\"x\"}", .type = W32T_TYPE_UINT, .size = 4, .u = 2, .map = &bits);
    JSON("8", .type = W32T_TYPE_UINT, .size = 4, .u = 8, .map = &bits); // no name of its own: a plain number
    JSON("{\"value\":3,\"text\":\"OPEN_EXISTING\"}", .type = W32T_TYPE_UINT, .size = 4, .u = 3,
         .flags = W32T_VALUE_HAS_TEXT, .text = "OPEN_EXISTING");
    JSON("0.1", .type = W32T_TYPE_FLOAT, .size = 8, .f = 0.1);
    JSON("0.1", .type = W32T_TYPE_FLOAT, .size = 4, .f = 0.1f);
    JSON("null", .type = W32T_TYPE_FLOAT, .size = 8, .f = (double)INFINITY);
    TEXT("0xffffffffffffffff", .type = W32T_TYPE_POINTER, .size = 8, .u = UINT64_MAX);
    TEXT("0x0", .type = W32T_TYPE_POINTER, .size = 8); // NULL is a type of its own
    TEXT("\"a\\n\\\"b\\\\\"", .type = W32T_TYPE_BINARY, .shape = W32T_SHAPE_CHAR, .size = 5,
         .bytes = (const uint8_t *)"a\n\"b\\");
    TEXT("610a00", .type = W32T_TYPE_BINARY, .shape = W32T_SHAPE_CHAR, .size = 3, .bytes = (const uint8_t *)"a\n");
    TEXT("610a", .type = W32T_TYPE_BINARY, .size = 2, .bytes = (const uint8_t *)"a\n");
    TEXT("\"abc\\n\\0\"", .type = W32T_TYPE_BINARY, .size = 5, .bytes = (const uint8_t *)"abc\n");
    TEXT("61626364000000", .type = W32T_TYPE_BINARY, .size = 7, .bytes = (const uint8_t *)"abcd\0\0");
    JSON("\"610a\"", .type = W32T_TYPE_BINARY, .shape = W32T_SHAPE_CHAR, .size = 2, .bytes = (const uint8_t *)"a\n");
    TEXT("READ", .type = W32T_TYPE_UINT, .size = 4, .u = 1, .map = &bits);
    TEXT("WRITE\\u001b[31m\"x", .type = W32T_TYPE_UINT, .size = 4, .u = 2, .map = &bits);
    TEXT("0x54<C:\\x>", .type = W32T_TYPE_UINT, .shape = W32T_SHAPE_HANDLE, .size = 8, .u = 0x54,
         .flags = W32T_VALUE_HAS_TEXT, .text = "C:\\x");
}

static void texts(void **state) {
    (void)state;
    static const uint8_t wide[] = {'a', 0, '"', 0, '\\', 0, 0x1b, 0, 0x00, 0xD8, 0x3D, 0xD8, 0x00, 0xDE, 0xE9, 0};
    // a lone surrogate as \ud800; U+1F600 from its pair; é as UTF-8; ESC escaped
    JSON("\"a\\\"\\\\\\u001b\\ud800\xF0\x9F\x98\x80\xC3\xA9\"", .type = W32T_TYPE_UTF16, .size = sizeof wide,
         .bytes = wide);
    TEXT("\"a\\\"\\\\u001b\\ud800\xF0\x9F\x98\x80\xC3\xA9\"", .type = W32T_TYPE_UTF16, .size = sizeof wide,
         .bytes = wide);
    JSON("\"\xE2\x82\xAC\\n\"", .type = W32T_TYPE_ANSI, .size = 2,
         .bytes = (const uint8_t *)"\x80\n"); // 0x80 of Windows-1252: euro
    JSON("\"\xEF\xBF\xBD\"", .type = W32T_TYPE_UTF8, .size = 1, .bytes = (const uint8_t *)"\xFF");
    TEXT("\"\\u202eexe\"", .type = W32T_TYPE_UTF8, .size = 6,
         .bytes = (const uint8_t *)"\xE2\x80\xAE"
                                   "exe"); // direction override
    TEXT("\"C:\\Windows\\new\"", .type = W32T_TYPE_UTF8, .size = 14, .bytes = (const uint8_t *)"C:\\Windows\\new");
    JSON("\"dead01\"", .type = W32T_TYPE_BINARY, .size = 3, .bytes = (const uint8_t *)"\xDE\xAD\x01");
}

static void spelled(void **state) {
    (void)state;
    static const uint8_t sid[] = {1, 2, 0, 0, 0, 0, 0, 5, 32, 0, 0, 0, 0x20, 2, 0, 0};
    static const uint8_t in4[16] = {2, 0, 0x1F, 0x90, 127, 0, 0, 1}; // AF_INET, port 8080 in network order
    static const uint8_t in6[28] = {23, 0,    0x01, 0xBB, 0,    0,       0,
                                    0,  0x20, 0x01, 0x0d, 0xb8, [23] = 1}; // [2001:db8::1]:443
    static const uint8_t date[16] = {0xEA, 7, 11, 0, 1, 0, 30,  0,
                                     12,   0, 46, 0, 1, 0, 123, 0}; // 2026-11-30 12:46:01.123
    JSON("\"S-1-5-32-544\"", .type = W32T_TYPE_SID, .size = sizeof sid, .bytes = sid);
    JSON("\"0102\"", .type = W32T_TYPE_SID, .size = 2, .bytes = sid); // cut short: its bytes
    JSON("\"127.0.0.1:8080\"", .type = W32T_TYPE_SOCKADDR, .size = sizeof in4, .bytes = in4);
    JSON("\"[2001:db8::1]:443\"", .type = W32T_TYPE_SOCKADDR, .size = sizeof in6, .bytes = in6);
    JSON("\"::\"", .type = W32T_TYPE_IPV6, .size = 16, .bytes = (const uint8_t[16]){0});
    JSON("\"1:0:0:2::3\"", .type = W32T_TYPE_IPV6, .size = 16,
         .bytes = (const uint8_t[16]){0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0,
                                      3}); // the longest run is shortened (RFC 5952)
    JSON("\"{22fb2cd6-0e7b-422b-a0c7-2fad1fd0e716}\"", .type = W32T_TYPE_GUID, .guid = &guid);
    JSON("\"1970-01-01T00:00:00.000000100Z\"", .type = W32T_TYPE_FILETIME, .u = 116444736000000001u);
    JSON("\"2026-11-30T12:46:01.123000000Z\"", .type = W32T_TYPE_SYSTEMTIME, .size = 16, .bytes = date);
}

static void composites(void **state) {
    (void)state;
    w32t_value two[2] = {{.type = W32T_TYPE_UINT, .size = 4, .u = 1}, {.type = W32T_TYPE_UINT, .size = 4, .u = 2}};
    w32t_value cut[1] = {{.type = W32T_TYPE_UTF8, .size = 2, .bytes = (const uint8_t *)"ab"}};
    w32t_field members[3] = {{"x", two[0]}, {"x", two[1]}, {"y\n", two[0]}};
    JSON("[1,2]", .type = W32T_TYPE_ARRAY, .size = 2, .items = two);
    JSON("{\"in\":1,\"out\":2}", .type = W32T_TYPE_INOUT, .items = two);
    JSON("{\"value\":\"ab\",\"length\":900}", .type = W32T_TYPE_CUT, .items = cut, .full = 900);
    JSON("{\"x\":1,\"x#2\":2,\"y\\n\":1}", .type = W32T_TYPE_STRUCT, .size = 3, .members = members);
    JSON("{\"ptr\":\"0x10\",\"status\":\"unreadable\"}", .type = W32T_TYPE_UNREADABLE, .size = 8, .u = 16);
    TEXT("[1 -> 2]", .type = W32T_TYPE_INOUT, .items = two);
    TEXT("\"ab\"...[900]", .type = W32T_TYPE_CUT, .items = cut, .full = 900);
    TEXT("0x10[unreadable]", .type = W32T_TYPE_UNREADABLE, .size = 8, .u = 16);
    // A name that comes very often (records with hundreds of items) is numbered all the same.
    static w32t_field many[200];
    for (int i = 0; i < 200; i++)
        many[i] = (w32t_field){"param", two[0]};
    out.n = 0;
    w32t_json_fields(&out, many, 200, false);
    assert_non_null(strstr(w32t_buf_cstr(&out), "\"param#200\":1}"));
    assert_ptr_equal(w32t_field_find(members, 3, "x#2"), &members[1].value);
    assert_null(w32t_field_find(members, 3, "x#3"));
    // Nested as deep as no decoder goes: ends, and stays JSON.
    static w32t_value deep[200];
    for (int i = 0; i < 199; i++)
        deep[i] = (w32t_value){.type = W32T_TYPE_ARRAY, .size = 1, .items = &deep[i + 1]};
    assert_non_null(strstr(json_of(deep[0]), "[null]"));
}

static const w32t_process process = {.pid = 12, .image = "app.exe", .start = W32T_NO_TIME};
static const uint8_t path[] = {'C', 0, ':', 0, '\\', 0, 'x', 0};
static const w32t_field arguments[] = {
    {"lpFileName", {.type = W32T_TYPE_UTF16, .size = sizeof path, .bytes = path}},
    {"dwFlags", {.type = W32T_TYPE_UINT, .size = 4, .u = 128}},
};

static w32t_event call_event(const w32t_call *call) {
    return (w32t_event){.time = 1764504361123456700,
                        .source = W32T_SOURCE_API,
                        .has = W32T_HAS_PID | W32T_HAS_TID,
                        .pid = 12,
                        .tid = 34,
                        .call = call,
                        .process = &process,
                        .made = W32T_MADE_DESCRIPTION | W32T_MADE_FIELDS,
                        .fields = arguments,
                        .field_count = 2,
                        .name = "CreateFileW",
                        .schema = W32T_SCHEMA_TRACELOGGING};
}

static const w32t_call failed = {.number = 7,
                                 .module = "kernel32.dll",
                                 .caller = "app.exe+0x10",
                                 .error = 2,
                                 .has_error = 1,
                                 .error_kind = W32T_SHAPE_WIN32,
                                 .error_name = "ERROR_FILE_NOT_FOUND",
                                 .duration_ns = 12345,
                                 .result = {.type = W32T_TYPE_POINTER, .size = 8, .u = UINT64_MAX}};

static void documents(void **state) {
    (void)state;
    w32t_export_options o = {0};
    assert_string_equal(
        run(&w32t_writer_json, o, call_event(&failed)),
        "{\"time\":\"2025-11-30T12:06:01.123456700Z\",\"source\":\"api\",\"event\":\"CreateFileW\",\"pid\":12,\"tid\":"
        "34,"
        "\"process\":\"app.exe\",\"data\":{\"lpFileName\":\"C:\\\\x\",\"dwFlags\":128},\"call\":7,\"module\":"
        "\"kernel32.dll\","
        "\"caller\":\"app.exe+0x10\",\"result\":\"0xffffffffffffffff\",\"error\":2,\"error_kind\":\"win32\","
        "\"error_name\":\"ERROR_FILE_NOT_FOUND\",\"duration_ns\":12345,\"end\":\"returned\",\"schema\":"
        "\"tracelogging\"}\n");
    assert_string_equal(
        run(&w32t_writer_text, o, call_event(&failed)),
        "2025-11-30T12:06:01.123456700Z 12/34 kernel32.dll  CreateFileW(lpFileName=\"C:\\x\", dwFlags=128) = "
        "0xffffffffffffffff (ERROR_FILE_NOT_FOUND) <12.345us>\n");
    w32t_call never = {.number = 8, .module = "kernel32.dll", .end = W32T_CALL_NEVER, .duration_ns = -1};
    assert_non_null(strstr(run(&w32t_writer_text, o, call_event(&never)), ") = ? [never returned]\n"));
    w32t_call open = {.number = 8, .half = 1, .duration_ns = -1};
    const char *s = run(&w32t_writer_json, o, call_event(&open));
    assert_non_null(strstr(s, "\"open\":true"));
    assert_null(strstr(s, "\"end\""));
    const char *fields[] = {"pid", "data.lpFileName", "path", "time"};
    o.fields = fields;
    o.field_count = 4;
    assert_string_equal(run(&w32t_writer_json, o, call_event(&failed)),
                        "{\"pid\":12,\"data.lpFileName\":\"C:\\\\x\",\"time\":\"2025-11-30T12:06:01.123456700Z\"}\n");
    assert_string_equal(run(&w32t_writer_text, o, call_event(&failed)),
                        "12\t\"C:\\x\"\t-\t2025-11-30T12:06:01.123456700Z\n");
    assert_string_equal(run(&w32t_writer_csv, o, call_event(&failed)),
                        "pid,data.lpFileName,path,time\r\n12,C:\\x,,2025-11-30T12:06:01.123456700Z\r\n");
    const char *data[] = {"data"};
    o.fields = data;
    o.field_count = 1;
    assert_string_equal(run(&w32t_writer_csv, o, call_event(&failed)),
                        "data\r\n\"{\"\"lpFileName\"\":\"\"C:\\\\x\"\",\"\"dwFlags\"\":128}\"\r\n");
    const char *wrong[] = {"dataa"};
    o.fields = wrong;
    w32t_writer *w;
    w32t_error error;
    assert_int_equal(w32t_writer_json.open(&o, NULL, &w, &error), W32T_E_ARGUMENT);
}

static void width(void **state) {
    (void)state;
    w32t_export_options o = {.width = 40};
    const char *s = run(&w32t_writer_text, o, call_event(&failed));
    assert_string_equal(s, "2025-11-30T12:06:01.123456700Z 12/34 ke\xE2\x80\xA6\n"); // 39 columns and the ellipsis
    o.color = true;
    s = run(&w32t_writer_text, o, call_event(&failed));
    assert_non_null(strstr(s, "\xE2\x80\xA6\x1b[0m\n"));
}

static void unknown_events(void **state) {
    (void)state;
    w32t_export_options o = {0};
    w32t_event e = {.time = 0,
                    .source = W32T_SOURCE_ETW,
                    .has = W32T_HAS_ID | W32T_HAS_KEYWORDS | W32T_HAS_PROVIDER_ID,
                    .id = 9,
                    .keywords = 0x8000000000000000u,
                    .provider_id = guid,
                    .name = "EventID(9)",
                    .made = W32T_MADE_DESCRIPTION | W32T_MADE_FIELDS,
                    .payload = (const uint8_t *)"\x01\xff",
                    .payload_size = 2};
    assert_string_equal(run(&w32t_writer_json, o, e), "{\"time\":\"1970-01-01T00:00:00.000000000Z\",\"source\":\"etw\","
                                                      "\"guid\":\"{22fb2cd6-0e7b-422b-a0c7-2fad1fd0e716}\","
                                                      "\"event\":\"EventID(9)\",\"id\":9,\"version\":0,\"keywords\":"
                                                      "\"0x8000000000000000\",\"schema\":\"none\",\"raw\":\"01ff\"}\n");
    e.name = "evil\x1b]0;title\x07";
    assert_null(strchr(run(&w32t_writer_text, o, e), 0x1b));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers),        cmocka_unit_test(texts),     cmocka_unit_test(spelled),
        cmocka_unit_test(composites),     cmocka_unit_test(documents), cmocka_unit_test(width),
        cmocka_unit_test(unknown_events),
    };
    int failures = cmocka_run_group_tests(tests, NULL, NULL);
    w32t_buf_free(&out);
    return failures;
}
