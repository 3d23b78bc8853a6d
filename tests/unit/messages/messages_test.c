// SPDX-License-Identifier: Apache-2.0
// Message texts: what FormatMessage's documentation says of insertions, tables and hives built here, the portable
// database there and back.
#define _POSIX_C_SOURCE 200809L // mkstemp, pwrite
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/guid.h"
#include "messages/messages.h"

static bool insert(void *context, unsigned number, w32t_buf *out) {
    const char *const *values = context;
    for (unsigned i = 1; i < number; i++)
        if (!values[i - 1]) return false;
    if (!values[number - 1]) return false;
    w32t_buf_text(out, values[number - 1]);
    return true;
}

static bool parameter(void *context, uint32_t id, w32t_buf *out) {
    (void)context;
    if (id != 2313) return false;
    w32t_buf_text(out, "Unknown user name or bad password.");
    return true;
}

static void formats(void **state) {
    (void)state;
    const char *const values[] = {"alpha", "42", "-1", "%%2313", "0x1f", "", "%%99", NULL};
    static const struct {
        const char *text, *want;
    } cases[] = {
        {"plain", "plain"},
        {"%1 and %1%2", "alpha and alpha42"},
        {"%12", "%12"}, // no such value: left as it is
        {"a%nb%tc%rd%be", "a\r\nb\tc\rd e"},
        {"100%% %. %! end%0 and more", "100% . ! end"},
        {"[%1!8s!|%1!-8s!|%1!.3s!]", "[   alpha|alpha   |alp]"},
        {"%2!u! %2!x! %2!X! %2!08d! %2!#x!", "42 2a 2A 00000042 0x2a"},
        {"%3!d! %3!x! %2!I64u! %2!lu!", "-1 ffffffff 42 42"},
        {"%5!d! %5!x!", "31 1f"},
        {"Reason: %4", "Reason: Unknown user name or bad password."},
        {"Direct: %%2313", "Direct: Unknown user name or bad password."},
        {"%7 %6.", "%%99 ."},
        {"%1!s", "alpha!s"}, // a format that does not end is text
        {"%", "%"},
        {"%1!*.*s!", "alpha!*.*s!"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        w32t_buf out = {0};
        w32t_message_format(cases[i].text, strlen(cases[i].text), insert, parameter, (void *)(uintptr_t)values, &out);
        assert_string_equal(w32t_buf_cstr(&out), cases[i].want);
        w32t_buf_free(&out);
    }
}

static void put32(uint8_t *p, uint32_t v) {
    memcpy(p, &v, 4);
}

static void tables(void **state) {
    (void)state;
    uint8_t t[128] = {0};
    put32(t, 2);
    put32(t + 4, 100), put32(t + 8, 101), put32(t + 12, 28); // two consecutive numbers
    put32(t + 16, 0xC0000005), put32(t + 20, 0xC0000005), put32(t + 24, 52);
    memcpy(t + 28, "\x0C\0\x01\0o\0n\0e\0\0\0", 12);
    memcpy(t + 40, "\x0C\0\x00\0two\0\0\0\0\0", 12);
    memcpy(t + 52, "\x08\0\x00\0bad\0", 8);
    w32t_span s = {t, 60};
    bool wide;
    w32t_span text = w32t_message_table_find(s, 100, &wide);
    assert_true(wide);
    assert_int_equal(text.n, 6);
    text = w32t_message_table_find(s, 101, &wide);
    assert_false(wide);
    assert_memory_equal(text.p, "two", 3);
    assert_int_equal(text.n, 3);
    text = w32t_message_table_find(s, 0xC0000005, &wide);
    assert_memory_equal(text.p, "bad", 3);
    assert_null(w32t_message_table_find(s, 102, &wide).p);
    assert_null(w32t_message_table_find(s, 99, &wide).p);
    put32(t + 8, UINT32_MAX); // a block that claims four thousand million messages
    assert_null(w32t_message_table_find(s, 5000, &wide).p);
    put32(t, UINT32_MAX);
    assert_null(w32t_message_table_find(s, 7, &wide).p);
}

static void database(void **state) {
    (void)state;
    w32t_message_db *db = w32t_message_db_new(), *again = w32t_message_db_new();
    w32t_guid guid = {0x12345678, 1, 2, {3}};
    uint32_t module = w32t_message_db_module(db, "C:\\Windows\\System32\\en-US\\Provider.DLL.mui");
    assert_int_equal(w32t_message_db_module(db, "/x/provider.dll"), module); // one module, whatever its path
    w32t_message_db_put_text(db, module, 0xB0000001, 0x409, "english\r\n", 9);
    w32t_message_db_put_text(db, module, 0xB0000001, 0x407, "deutsch", 7);
    w32t_message_db_put_text(db, module, 0x40000002, 0, "tab\there\\", 9);
    w32t_message_db_put_text(db, module, 5, 0, "parameter", 9);
    w32t_message_db_put_event(db, &(w32t_message_event){guid, 1, 0, 0xB0000001, module});
    w32t_message_db_put_source(db, "Classic Source", NULL, W32T_MESSAGES_EVENT, "%SystemRoot%\\provider.dll");
    w32t_message_db_put_source(db, "Classic Source", NULL, W32T_MESSAGES_PARAMETER, "provider.dll");
    w32t_buf text = {0}, second = {0};
    w32t_message_db_write(db, &text);
    w32t_error error;
    assert_int_equal(w32t_message_db_read_text(again, w32t_span_of(text.p, text.n), &error), W32T_OK);
    w32t_message_db_write(again, &second);
    assert_int_equal(text.n, second.n);
    assert_memory_equal(text.p, second.p, text.n);
    w32t_message_db *const both[] = {db, again};
    for (int i = 0; i < 2; i++) {
        size_t n;
        const char *s = w32t_message_db_event(both[i], &(w32t_message_query){.guid = &guid, .id = 1}, &n);
        assert_non_null(s);
        assert_string_equal(s, "english\r\n");
        s = w32t_message_db_event(both[i], &(w32t_message_query){.guid = &guid, .id = 1, .language = 0x407}, &n);
        assert_string_equal(s, "deutsch");
        assert_null(w32t_message_db_event(both[i], &(w32t_message_query){.guid = &guid, .id = 7}, &n));
        s = w32t_message_db_event(
            both[i], &(w32t_message_query){.provider = "CLASSIC source", .id = 2, .qualifiers = 0x4000}, &n);
        assert_non_null(s);
        assert_string_equal(s, "tab\there\\");
        s = w32t_message_db_parameter(both[i], &(w32t_message_query){.provider = "classic source"}, 5, &n);
        assert_string_equal(s, "parameter");
    }
    assert_int_equal(w32t_message_db_read_text(again, w32t_span_of("win32trace-messages\t9\n", 22), &error),
                     W32T_E_UNSUPPORTED);
    assert_int_equal(w32t_message_db_read_text(again, w32t_span_of("win32trace-messages\t1\nnonsense\n", 31), &error),
                     W32T_E_SYNTAX);
    w32t_buf_free(&text);
    w32t_buf_free(&second);
    w32t_message_db_free(db);
    w32t_message_db_free(again);
}

// ---- A hive, cell by cell: root → ControlSet001 → Services → EventLog → Application → MyApp.

typedef struct hive {
    uint8_t bytes[16384];
    uint32_t at; // from the first bin
} hive;

static uint32_t cell(hive *h, uint32_t n) {
    uint32_t at = h->at, size = (n + 4 + 7) & ~7u;
    put32(h->bytes + 4096 + at, 0u - size);
    h->at += size;
    return at;
}

static uint8_t *in(hive *h, uint32_t c) {
    return h->bytes + 4096 + c + 4;
}

static uint32_t key(hive *h, const char *name, uint32_t child, uint32_t values, uint32_t value_count) {
    uint32_t list = 0, k;
    if (child) {
        list = cell(h, 12);
        memcpy(in(h, list), "lh\1\0", 4);
        put32(in(h, list) + 4, child);
    }
    k = cell(h, 76 + (uint32_t)strlen(name));
    uint8_t *p = in(h, k);
    memcpy(p, "nk\x20\0", 4);
    put32(p + 20, child ? 1 : 0);
    put32(p + 28, list);
    put32(p + 36, value_count);
    put32(p + 40, values);
    p[72] = (uint8_t)strlen(name);
    memcpy(p + 76, name, strlen(name));
    return k;
}

static uint32_t text_value(hive *h, const char *name, const char *text) {
    uint32_t n = (uint32_t)strlen(text) * 2 + 2, data = cell(h, n), v = cell(h, 20 + (uint32_t)strlen(name));
    for (uint32_t i = 0; text[i]; i++)
        in(h, data)[2 * i] = (uint8_t)text[i];
    uint8_t *p = in(h, v);
    memcpy(p, "vk", 2);
    p[2] = (uint8_t)strlen(name);
    put32(p + 4, n);
    put32(p + 8, data);
    put32(p + 12, 2);
    p[16] = 1;
    memcpy(p + 20, name, strlen(name));
    return v;
}

static void hives(void **state) {
    (void)state;
    hive *h = calloc(1, sizeof *h);
    h->at = 32;
    memcpy(h->bytes, "regf", 4);
    uint32_t a = text_value(h, "EventMessageFile", "%SystemRoot%\\System32\\one.dll;C:\\two.exe"),
             b = text_value(h, "ParameterMessageFile", "par.dll");
    uint32_t list = cell(h, 8);
    put32(in(h, list), a);
    put32(in(h, list) + 4, b);
    uint32_t k = key(h, "MyApp", 0, list, 2);
    static const char *const above[] = {"Application", "EventLog", "Services", "ControlSet001", "ROOT"};
    for (int i = 0; i < 5; i++)
        k = key(h, above[i], k, 0, 0);
    put32(h->bytes + 36, k);
    char path[] = "/tmp/w32t-hive-test-XXXXXX";
    int fd = mkstemp(path);
    assert_true(fd >= 0);
    assert_int_equal(write(fd, h->bytes, sizeof h->bytes), (ssize_t)sizeof h->bytes);
    w32t_message_db *db = w32t_message_db_new();
    w32t_error error;
    assert_int_equal(w32t_message_db_add_hive(db, path, &error), W32T_OK);
    assert_int_equal(db->source_count, 3);
    assert_string_equal(db->sources[0].provider, "myapp");
    assert_string_equal(db->sources[0].module, "one.dll");
    assert_string_equal(db->sources[1].module, "two.exe");
    assert_string_equal(db->sources[2].module, "par.dll");
    assert_int_equal(db->sources[2].role, W32T_MESSAGES_PARAMETER);
    w32t_message_db_free(db);
    // A key that is its own child: the walk ends.
    put32(in(h, key(h, "x", 0, 0, 0)) + 20, 1);
    for (size_t i = 4096; i + 8 < sizeof h->bytes; i += 4)
        if (memcmp(h->bytes + i, "lh\1\0", 4) == 0) put32(h->bytes + i + 4, k);
    assert_int_equal(pwrite(fd, h->bytes, sizeof h->bytes, 0), (ssize_t)sizeof h->bytes);
    close(fd);
    db = w32t_message_db_new();
    assert_int_equal(w32t_message_db_add_hive(db, path, &error), W32T_E_NOT_FOUND);
    w32t_message_db_free(db);
    unlink(path);
    free(h);
}

// SOFTWARE: Microsoft\\Windows\\CurrentVersion\\WINEVT\\Publishers\\{guid}, the name in the key's default value.
static void publishers(void **state) {
    (void)state;
    hive *h = calloc(1, sizeof *h);
    h->at = 32;
    memcpy(h->bytes, "regf", 4);
    uint32_t values[] = {
        text_value(h, "", "Maker-Of-Things"), text_value(h, "MessageFileName", "%windir%\\system32\\Makes.dll"),
        text_value(h, "ResourceFileName", "C:\\res.dll"), text_value(h, "ParameterFileName", "par.dll")};
    uint32_t list = cell(h, sizeof values);
    memcpy(in(h, list), values, sizeof values);
    uint32_t k = key(h, "{12345678-0001-0002-0300-000000000000}", 0, list, 4);
    static const char *const above[] = {"Publishers", "WINEVT", "CurrentVersion", "Windows", "Microsoft", "ROOT"};
    for (int i = 0; i < 6; i++)
        k = key(h, above[i], k, 0, 0);
    put32(h->bytes + 36, k);
    char path[] = "/tmp/w32t-hive-test-XXXXXX";
    int fd = mkstemp(path);
    assert_true(fd >= 0);
    assert_int_equal(write(fd, h->bytes, sizeof h->bytes), (ssize_t)sizeof h->bytes);
    close(fd);
    w32t_message_db *db = w32t_message_db_new();
    w32t_error error;
    assert_int_equal(w32t_message_db_add_hive(db, path, &error), W32T_OK);
    uint32_t makes = w32t_message_db_module(db, "makes.dll"), par = w32t_message_db_module(db, "par.dll");
    w32t_message_db_put_text(db, makes, 0xB0000005, 0x409, "made %1", 7);
    w32t_message_db_put_text(db, par, 9, 0x409, "nine", 4);
    w32t_message_db_settle(db);
    // By GUID and by name; the number is the one that the message compiler gives when a manifest names none.
    w32t_guid guid = {0x12345678, 1, 2, {3}};
    size_t n;
    const char *s = w32t_message_db_event(db, &(w32t_message_query){.guid = &guid, .id = 5}, &n);
    assert_non_null(s);
    assert_string_equal(s, "made %1");
    s = w32t_message_db_event(db, &(w32t_message_query){.provider = "maker-of-things", .id = 5}, &n);
    assert_non_null(s);
    s = w32t_message_db_parameter(db, &(w32t_message_query){.guid = &guid}, 9, &n);
    assert_non_null(s);
    assert_string_equal(s, "nine");
    w32t_message_db_free(db);
    unlink(path);
    free(h);
}

// Look-ups go through indices; what they find is what going through everything in the order of naming finds: a
// provider's name and GUID name files alike, the first that has the number speaks.
static void lookups(void **state) {
    (void)state;
    w32t_message_db *db = w32t_message_db_new();
    w32t_guid guid = {7, 7, 7, {7}}, other = {8, 8, 8, {8}};
    char file[32], provider[32];
    for (unsigned i = 0; i < 300; i++) {
        snprintf(file, sizeof file, "f%u.dll", i * 7 % 300);
        snprintf(provider, sizeof provider, "Provider %u", i * 11 % 300);
        uint32_t m = w32t_message_db_module(db, file);
        w32t_message_db_put_text(db, m, 1, 0x409, file, strlen(file));
        w32t_message_db_put_source(db, provider, NULL, W32T_MESSAGES_EVENT, file);
    }
    uint32_t late = w32t_message_db_module(db, "late.dll"), early = w32t_message_db_module(db, "early.dll");
    w32t_message_db_put_text(db, late, 2, 0x409, "late", 4);
    w32t_message_db_put_text(db, early, 2, 0x409, "early", 5);
    w32t_message_db_put_text(db, late, 3, 0x409, "only late", 9);
    w32t_message_db_put_source(db, NULL, &guid, W32T_MESSAGES_EVENT, "early.dll");
    w32t_message_db_put_source(db, "Both", NULL, W32T_MESSAGES_EVENT, "late.dll");
    uint32_t named = w32t_message_db_module(db, "by.name.sys");
    w32t_message_db_put_text(db, named, 4, 0x409, "named", 5);
    w32t_message_db_settle(db);
    size_t n;
    for (unsigned i = 0; i < 300; i++) {
        snprintf(file, sizeof file, "f%u.dll", i * 7 % 300);
        snprintf(provider, sizeof provider, "PROVIDER %u", i * 11 % 300);
        const char *s = w32t_message_db_event(db, &(w32t_message_query){.provider = provider, .id = 1}, &n);
        assert_non_null(s);
        assert_string_equal(s, file);
    }
    w32t_message_query both = {.provider = "both", .guid = &guid, .id = 2};
    assert_string_equal(w32t_message_db_event(db, &both, &n), "early");
    both.id = 3;
    assert_string_equal(w32t_message_db_event(db, &both, &n), "only late");
    assert_null(w32t_message_db_event(db, &(w32t_message_query){.provider = "none", .guid = &other, .id = 2}, &n));
    assert_string_equal(w32t_message_db_event(db, &(w32t_message_query){.provider = "By.Name", .id = 4}, &n), "named");
    assert_null(w32t_message_db_event(db, &(w32t_message_query){.provider = "by.nam", .id = 4}, &n));
    w32t_message_db_free(db);
}

static void languages(void **state) { // MS-LCID's numbers
    (void)state;
    assert_int_equal(w32t_language_of("de"), 0x407);
    assert_int_equal(w32t_language_of("de-DE"), 0x407);
    assert_int_equal(w32t_language_of("pt_BR"), 0x416);
    assert_int_equal(w32t_language_of("ZH-tw"), 0x404);
    assert_int_equal(w32t_language_of("1031"), 0x407);
    assert_int_equal(w32t_language_of("0x407"), 0x407);
    assert_int_equal(w32t_language_of("xx"), 0);
    assert_int_equal(w32t_language_of(""), 0);
    assert_int_equal(w32t_language_of("deutsch-land"), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(formats),    cmocka_unit_test(tables),  cmocka_unit_test(database),  cmocka_unit_test(hives),
        cmocka_unit_test(publishers), cmocka_unit_test(lookups), cmocka_unit_test(languages),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
