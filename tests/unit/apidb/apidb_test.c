// SPDX-License-Identifier: Apache-2.0
// The API database against what the SDK documentation says of well-known functions.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>

#include "apidb/apidb.h"

static w32t_api_function find(const char *dll, const char *name) {
    w32t_api_function f;
    memset(&f, 0, sizeof f);
    if (!w32t_apidb_find(NULL, dll, name, &f)) fail_msg("%s!%s is not known", dll, name);
    return f;
}

static w32t_api_param param(const w32t_api_function *f, const char *name) {
    w32t_api_param p;
    memset(&p, 0, sizeof p);
    int index = w32t_api_param_named(f, name);
    if (index < 0 || !w32t_api_param_at(f, (uint32_t)index, &p)) fail_msg("%s has no parameter %s", f->name, name);
    return p;
}

static void names_of_dlls(void **state) {
    (void)state;
    w32t_api_function f = find("kernel32.dll", "CreateFileW");
    assert_string_equal(f.dll, "kernel32.dll");
    assert_string_equal(find("KERNEL32", "CreateFileW").name, "CreateFileW");
    assert_string_equal(find("C:\\windows\\system32\\Kernel32.DLL", "CreateFileW").name, "CreateFileW");
    // DLLs that pass on
    assert_string_equal(find("kernelbase.dll", "CreateFileW").name, "CreateFileW");
    assert_string_equal(find("api-ms-win-core-file-l1-1-0.dll", "CreateFileW").name, "CreateFileW");
    // A program's own DLL is not kernel32.
    assert_false(w32t_apidb_find(NULL, "mine.dll", "CreateFileW", &f));
    assert_false(w32t_apidb_find(NULL, "kernel32.dll", "CreateFileW2", &f));
    assert_false(w32t_apidb_find(NULL, "", "CreateFileW", &f));
    assert_true(w32t_apidb_find_name(NULL, "ReadFile", &f));
}

static void create_file(void **state) {
    (void)state;
    w32t_api_function f = find("kernel32.dll", "CreateFileW");
    assert_int_equal(f.param_count, 7);
    assert_int_equal(f.result.kind, W32T_API_HANDLE);
    assert_int_equal(f.result.size64, 8);
    assert_int_equal(f.result.size32, 4);
    assert_int_equal(f.failure.test, W32T_API_FAIL_MINUS_ONE); // INVALID_HANDLE_VALUE
    assert_int_equal(f.failure.code, W32T_API_CODE_LAST_ERROR);
    assert_true(f.groups & W32T_GROUP_FILE);
    assert_true(w32t_api_failed(&f, UINT64_MAX, true, 0));
    assert_true(w32t_api_failed(&f, 0xFFFFFFFFu, false, 0));
    assert_false(w32t_api_failed(&f, 0x44, true, 0));
    assert_int_equal(param(&f, "lpFileName").kind, W32T_API_STRING_W);
    assert_int_equal(param(&f, "lpFileName").flags & (W32T_API_IN | W32T_API_OUT), W32T_API_IN);
    char text[128];
    size_t length = w32t_apidb_names(f.db, param(&f, "dwShareMode").set, 7, 4, text, sizeof text);
    assert_int_equal(length, strlen(text));
    assert_non_null(strstr(text, "FILE_SHARE_READ"));
    assert_non_null(strstr(text, "FILE_SHARE_DELETE"));
    assert_true(w32t_apidb_names(f.db, param(&f, "dwShareMode").set, 0x41, 4, text, sizeof text) > 0);
    assert_string_equal(text, "FILE_SHARE_READ|0x40");
}

static void read_file(void **state) {
    (void)state;
    w32t_api_function f = find("kernel32.dll", "ReadFile");
    assert_int_equal(f.param_count, 5);
    w32t_api_param buffer = param(&f, "lpBuffer");
    assert_int_equal(buffer.kind, W32T_API_BUFFER);
    assert_int_equal(buffer.flags & (W32T_API_IN | W32T_API_OUT), W32T_API_OUT);
    assert_int_equal(buffer.size.how, W32T_API_LEN_PARAM);
    assert_int_equal(buffer.size.operand, 2);
    assert_int_equal(buffer.size.scale, 1);
    assert_int_equal(buffer.filled.how, W32T_API_LEN_DEREF);
    assert_int_equal(buffer.filled.operand, 3);
    w32t_api_param read = param(&f, "lpNumberOfBytesRead");
    assert_int_equal(read.kind, W32T_API_SCALAR);
    assert_int_equal(read.target64, 4);
    assert_int_equal(read.target_kind, W32T_API_UINT);
    assert_int_equal(f.failure.test, W32T_API_FAIL_ZERO);
}

static void exports_agree_with_functions(void **state) {
    (void)state;
    w32t_apidb_counts counts;
    w32t_apidb_count(NULL, &counts);
    uint32_t seen = 0, exports;
    w32t_api_function f;
    for (uint32_t dll = 0; w32t_apidb_dll(NULL, dll, &exports); dll++) {
        const char *name = w32t_apidb_dll(NULL, dll, NULL);
        assert_int_equal(w32t_apidb_dll_named(NULL, name), dll);
        for (uint32_t i = 0; i < exports; i++, seen++) {
            assert_true(w32t_apidb_export(NULL, dll, i, &f));
            w32t_api_function again = find(name, f.name);
            assert_int_equal(again.index, f.index);
        }
        assert_false(w32t_apidb_export(NULL, dll, exports, &f));
    }
    assert_int_equal(seen, counts.exports);
}

static void every_row_is_sound(void **state) {
    (void)state;
    w32t_api_function f;
    for (uint32_t i = 0; w32t_apidb_function(NULL, i, &f); i++) {
        w32t_api_param p;
        for (uint32_t k = 0; k < f.param_count; k++) {
            assert_true(w32t_api_param_at(&f, k, &p));
            assert_true(p.kind != W32T_API_VOID);
            assert_true(p.size64 >= p.size32 && p.size32 > 0);
            if (p.size.how == W32T_API_LEN_PARAM || p.size.how == W32T_API_LEN_DEREF)
                assert_true(p.size.operand < f.param_count);
            if (p.filled.how == W32T_API_LEN_PARAM || p.filled.how == W32T_API_LEN_DEREF)
                assert_true(p.filled.operand < f.param_count);
            assert_true(p.iid_param <= f.param_count);
        }
        assert_false(w32t_api_param_at(&f, f.param_count, &p));
    }
}

static void status_names(void **state) {
    (void)state;
    assert_string_equal(w32t_api_status_name(W32T_SHAPE_WIN32, 2), "ERROR_FILE_NOT_FOUND");
    assert_string_equal(w32t_api_status_name(W32T_SHAPE_HRESULT, 0x80070005), "E_ACCESSDENIED");
    assert_null(w32t_api_status_name(W32T_SHAPE_WIN32, 0x7FFFFFF0));
    assert_null(w32t_api_status_name(W32T_SHAPE_PLAIN, 2));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_of_dlls),      cmocka_unit_test(create_file),
        cmocka_unit_test(read_file),          cmocka_unit_test(exports_agree_with_functions),
        cmocka_unit_test(every_row_is_sound), cmocka_unit_test(status_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
