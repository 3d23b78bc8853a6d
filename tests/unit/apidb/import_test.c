// SPDX-License-Identifier: Apache-2.0
// Importing metadata, and opening database files: what was imported is found on top of the built-in database, and no
// damaged file gives a view that points outside.
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "apidb/apidb.h"
#include "apidb/json_in.h"

// The shape of a namespace file, made up: one function of a DLL nobody has, one that the built-in database states by
// hand.
static const char *const NAMESPACE =
    "\xEF\xBB\xBF{\"Constants\":[],\"Types\":["
    "{\"Name\":\"HTHING\",\"Kind\":\"NativeTypedef\",\"Def\":{\"Kind\":\"Native\",\"Name\":\"IntPtr\"},"
    "\"InvalidHandleValue\":-1},"
    "{\"Name\":\"MODE\",\"Kind\":\"Enum\",\"Flags\":true,\"IntegerBase\":\"UInt32\",\"Values\":["
    "{\"Name\":\"MODE_A\",\"Value\":1},{\"Name\":\"MODE_B\",\"Value\":2}]}],"
    "\"Functions\":["
    "{\"Name\":\"MakeThing\",\"SetLastError\":true,\"DllImport\":\"THINGS.dll\",\"Architectures\":[],"
    "\"ReturnType\":{\"Kind\":\"ApiRef\",\"Name\":\"HTHING\",\"TargetKind\":\"Default\",\"Api\":\"Made.Up\"},"
    "\"Params\":["
    "{\"Name\":\"mode\",\"Type\":{\"Kind\":\"ApiRef\",\"Name\":\"MODE\",\"TargetKind\":\"Default\",\"Api\":\"Made.Up\"}"
    ",\"Attrs\":[\"In\"]},"
    "{\"Name\":\"data\",\"Type\":{\"Kind\":\"PointerTo\",\"Child\":{\"Kind\":\"Native\",\"Name\":\"Void\"}},"
    "\"Attrs\":[\"Out\",\"Optional\",{\"Kind\":\"MemorySize\",\"BytesParamIndex\":2}]},"
    "{\"Name\":\"size\",\"Type\":{\"Kind\":\"PointerTo\",\"Child\":{\"Kind\":\"Native\",\"Name\":\"UInt32\"}},"
    "\"Attrs\":[\"In\",\"Out\"]},"
    "{\"Name\":\"name\",\"Type\":{\"Kind\":\"LPArray\",\"NullNullTerm\":false,\"CountConst\":-1,\"CountParamIndex\":4,"
    "\"Child\":{\"Kind\":\"Native\",\"Name\":\"Char\"}},\"Attrs\":[\"Out\"]},"
    "{\"Name\":\"chars\",\"Type\":{\"Kind\":\"Native\",\"Name\":\"Int32\"},\"Attrs\":[\"In\"]}]},"
    "{\"Name\":\"CreateFileW\",\"SetLastError\":true,\"DllImport\":\"KERNEL32.dll\",\"Architectures\":[],"
    "\"ReturnType\":{\"Kind\":\"Native\",\"Name\":\"Int32\"},\"Params\":[]}]}";

static char folder[64], json_path[128], db_path[128];

static int set_up(void **state) {
    (void)state;
    snprintf(folder, sizeof folder, "/tmp/w32t-import-XXXXXX");
    if (!mkdtemp(folder)) return -1;
    snprintf(json_path, sizeof json_path, "%s/Made.Up.json", folder);
    snprintf(db_path, sizeof db_path, "%s/made.apidb", folder);
    FILE *f = fopen(json_path, "wb");
    if (!f || fputs(NAMESPACE, f) == EOF || fclose(f) != 0) return -1;
    return 0;
}

static int tear_down(void **state) {
    (void)state;
    remove(json_path);
    remove(db_path);
    return rmdir(folder);
}

static void imported(void **state) {
    (void)state;
    w32t_import_counts counts = {0};
    w32t_error error = {0};
    assert_int_equal(w32t_apidb_import(folder, db_path, &counts, &error), W32T_OK);
    assert_int_equal(counts.functions, 1);
    assert_int_equal(counts.known, 1);
    w32t_apidb *db;
    assert_int_equal(w32t_apidb_open(db_path, NULL, &db, &error), W32T_OK);
    w32t_api_function f;
    w32t_api_param p;
    assert_true(w32t_apidb_find(db, "things.dll", "MakeThing", &f));
    assert_ptr_equal(f.db, db);
    assert_int_equal(f.param_count, 5);
    assert_int_equal(f.result.kind, W32T_API_HANDLE);
    assert_true(w32t_api_failed(&f, UINT64_MAX, true, 0));
    assert_int_equal(f.failure.code, W32T_API_CODE_LAST_ERROR);
    assert_true(w32t_api_param_at(&f, 0, &p));
    char names[64];
    w32t_apidb_names(f.db, p.set, 3, 4, names, sizeof names);
    assert_string_equal(names, "MODE_A|MODE_B");
    assert_true(w32t_api_param_at(&f, 1, &p));
    assert_int_equal(p.kind, W32T_API_BUFFER);
    assert_int_equal(p.flags, W32T_API_OUT | W32T_API_OPTIONAL);
    assert_int_equal(p.size.how, W32T_API_LEN_DEREF);
    assert_int_equal(p.size.operand, 2);
    assert_true(w32t_api_param_at(&f, 3, &p));
    assert_int_equal(p.kind, W32T_API_STRING_W);
    assert_int_equal(p.size.scale, 2);
    // What is below is still there, and stated by hand stays stated by hand.
    assert_true(w32t_apidb_find(db, "kernel32.dll", "CreateFileW", &f));
    assert_int_equal(f.param_count, 7);
    w32t_apidb_close(db);
}

static void touch_everything(const w32t_apidb *db) {
    w32t_api_function f;
    w32t_api_param p;
    w32t_api_type t;
    char text[64];
    uint32_t exports;
    for (uint32_t i = 0; w32t_apidb_function(db, i, &f); i++) {
        for (uint32_t k = 0; w32t_api_param_at(&f, k, &p); k++) {
            (void)strlen(p.name);
            (void)strlen(p.type);
            w32t_apidb_names(db, p.set, 3, 4, text, sizeof text);
            for (uint32_t type = p.type_index; w32t_apidb_type(db, type, &t); type = t.target)
                (void)strlen(t.text);
        }
        for (uint32_t k = 0; w32t_api_dll_at(&f, k); k++)
            (void)strlen(w32t_api_dll_at(&f, k));
    }
    for (uint32_t d = 0; w32t_apidb_dll(db, d, &exports); d++)
        for (uint32_t k = 0; k < exports; k++)
            w32t_apidb_export(db, d, k, &f);
    w32t_api_struct s;
    w32t_api_field field;
    for (uint32_t i = 1; w32t_apidb_struct(db, i, &s); i++)
        for (uint32_t k = 0; w32t_apidb_field(db, &s, k, &field); k++)
            (void)strlen(field.type);
    uint64_t value;
    w32t_apidb_value(db, "MODE_B", &value);
    w32t_apidb_find(db, "things.dll", "MakeThing", &f);
}

static void damaged_files(void **state) {
    (void)state;
    FILE *f = fopen(db_path, "rb");
    assert_non_null(f);
    static uint8_t good[1 << 16], bad[1 << 16];
    size_t size = fread(good, 1, sizeof good, f);
    fclose(f);
    static const uint32_t values[] = {0, 1, 7, 0x7FFFFFFF, 0xFFFFFFFF, 0x10000};
    unsigned refused = 0, opened = 0;
    for (size_t at = 0; at + 4 <= size; at += 4) {
        for (size_t v = 0; v < sizeof values / sizeof values[0]; v++) {
            memcpy(bad, good, size);
            memcpy(bad + at, &values[v], 4);
            f = fopen(db_path, "wb");
            fwrite(bad, 1, size, f);
            fclose(f);
            w32t_apidb *db = NULL;
            w32t_error error = {0};
            if (w32t_apidb_open(db_path, NULL, &db, &error) == W32T_OK) {
                touch_everything(db);
                w32t_apidb_close(db);
                opened++;
            } else {
                assert_true(strlen(error.text) > 0);
                refused++;
            }
        }
    }
    assert_true(refused > 100 && opened > 100);
    for (size_t cut = 0; cut < size; cut += 5) {
        f = fopen(db_path, "wb");
        fwrite(good, 1, cut, f);
        fclose(f);
        w32t_apidb *db = NULL;
        w32t_error error = {0};
        assert_int_equal(w32t_apidb_open(db_path, NULL, &db, &error), W32T_E_FORMAT);
    }
}

static void bad_json(void **state) {
    (void)state;
    static const char *const texts[] = {"",          "{",   "[1,]",  "{\"a\":}", "\"\\u12\"",
                                        "{\"a\" 1}", "nul", "[1] 2", "\"abc",    "{\"a\":\"\\q\"}"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        json_tree *tree = NULL;
        const json *root = NULL;
        w32t_error error = {0};
        assert_int_equal(json_parse(texts[i], strlen(texts[i]), &tree, &root, &error), W32T_E_FORMAT);
    }
    static const char good[] = "{\"a\":\"\\u00e4\\ud83d\\ude00\",\"n\":-5}";
    char deep[400];
    memset(deep, '[', sizeof deep);
    json_tree *tree = NULL;
    const json *root = NULL;
    w32t_error error = {0};
    assert_int_equal(json_parse(deep, sizeof deep, &tree, &root, &error), W32T_E_FORMAT);
    assert_int_equal(json_parse(good, strlen(good), &tree, &root, &error), W32T_OK);
    assert_string_equal(json_text(json_get(root, "a")), "\xC3\xA4\xF0\x9F\x98\x80");
    assert_int_equal(json_int(json_get(root, "n"), 0), -5);
    json_free(tree);
}

static void nothing_to_import(void **state) {
    (void)state;
    w32t_error error = {0};
    assert_int_not_equal(w32t_apidb_import("/nonexistent/folder", db_path, NULL, &error), W32T_OK);
    assert_true(strlen(error.text) > 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(imported), cmocka_unit_test(damaged_files),
                                       cmocka_unit_test(bad_json), cmocka_unit_test(nothing_to_import)};
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
