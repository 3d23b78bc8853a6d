// SPDX-License-Identifier: Apache-2.0
// What the SDK documentation says of some sixty functions, written down by hand and held against the database. A line
// reads
//   dll!name | parameters | result | failure
// where a parameter is [in|out|inout] kind[?][length[>filled]] (values without a direction), lengths name parameters.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include "apidb/apidb.h"

static const char *const TRUTHS[] = {
    // Files
    "kernel32.dll!CreateFileA|in ansi,uint,uint,in struct?,uint,uint,handle?|handle|minus_one last_error",
    "kernel32.dll!WriteFile|handle,in buffer?[nNumberOfBytesToWrite],uint,out scalar?,inout struct?|bool|zero "
    "last_error",
    "kernel32.dll!DeviceIoControl|handle,uint,in buffer?[nInBufferSize],uint,"
    "out buffer?[nOutBufferSize>*lpBytesReturned],uint,out scalar?,inout struct?|bool|zero last_error",
    "kernel32.dll!GetFileAttributesW|in utf16|uint|minus_one last_error",
    "kernel32.dll!GetFileSizeEx|handle,out scalar|bool|zero last_error",
    "kernel32.dll!FindFirstFileW|in utf16,out struct|handle|minus_one last_error",
    "kernel32.dll!GetFullPathNameW|in utf16,uint,out utf16?[nBufferLength],out scalar?|uint|zero last_error",
    "kernel32.dll!MoveFileExW|in utf16,in utf16?,uint|bool|zero last_error",
    "kernel32.dll!CreateDirectoryW|in utf16,in struct?|bool|zero last_error",
    // Registry
    "advapi32.dll!RegOpenKeyExW|handle,in utf16?,uint,uint,out scalar|int|nonzero win32",
    "advapi32.dll!RegQueryValueExW|handle,in utf16?,in scalar,out scalar?,out buffer?[*lpcbData],inout "
    "scalar?|int|nonzero win32",
    "advapi32.dll!RegSetValueExW|handle,in utf16?,uint,uint,in buffer?[cbData],uint|int|nonzero win32",
    "advapi32.dll!RegDeleteValueW|handle,in utf16?|int|nonzero win32",
    // Processes, memory
    "kernel32.dll!CreateProcessW|in utf16?,inout utf16?,in struct?,in struct?,bool,uint,pointer?,in utf16?,in "
    "struct,out struct"
    "|bool|zero last_error",
    "kernel32.dll!OpenProcess|uint,bool,uint|handle|zero last_error",
    "kernel32.dll!VirtualAllocEx|handle,pointer?,uint,uint,uint|pointer|zero last_error",
    "kernel32.dll!WriteProcessMemory|handle,pointer,in buffer[nSize],uint,out scalar?|bool|zero last_error",
    "kernel32.dll!ReadProcessMemory|handle,pointer,out buffer[nSize>*lpNumberOfBytesRead],uint,out scalar?|bool|zero "
    "last_error",
    "kernel32.dll!CreateRemoteThread|handle,in struct?,uint,callback,pointer?,uint,out scalar?|handle|zero last_error",
    "kernel32.dll!VirtualProtect|pointer,uint,uint,out scalar|bool|zero last_error",
    "kernel32.dll!HeapAlloc|handle,uint,uint|pointer|zero none",
    // Waiting
    "kernel32.dll!WaitForSingleObject|handle,uint|uint|minus_one last_error",
    "kernel32.dll!WaitForMultipleObjects|uint,in array[nCount],bool,uint|uint|minus_one last_error",
    "kernel32.dll!CreateEventW|in struct?,bool,bool,in utf16?|handle|zero last_error",
    "kernel32.dll!CreateMutexA|in struct?,bool,in ansi?|handle|zero last_error",
    // Loader
    "kernel32.dll!LoadLibraryExW|in utf16,handle,uint|handle|zero last_error",
    "kernel32.dll!GetProcAddress|handle,in ansi|callback|zero last_error",
    "kernel32.dll!GetModuleFileNameW|handle?,out utf16[nSize],uint|uint|zero last_error",
    "kernel32.dll!FreeLibrary|handle|bool|zero last_error",
    // Text
    "kernel32.dll!MultiByteToWideChar|uint,uint,in ansi[cbMultiByte],int,out utf16?[cchWideChar>result],int|int|zero "
    "last_error",
    "kernel32.dll!SetFilePointer|handle,int,inout scalar?,uint|uint|minus_one last_error",
    // Windows
    "user32.dll!MessageBoxW|handle?,in utf16?,in utf16?,uint|int|zero last_error",
    "user32.dll!GetMessageW|out struct,handle?,uint,uint|bool|minus_one last_error",
    "user32.dll!PeekMessageW|out struct,handle?,uint,uint,uint|bool|never none",
    "user32.dll!CreateWindowExW|uint,in utf16?,in "
    "utf16?,uint,int,int,int,int,handle?,handle?,handle?,pointer?|handle|zero last_error",
    "user32.dll!GetWindowTextW|handle,out utf16[nMaxCount],int|int|last_error last_error",
    "user32.dll!IsWindow|handle?|bool|never none",
    "user32.dll!RegisterClassExW|in struct|uint|zero last_error",
    "gdi32.dll!BitBlt|handle,int,int,int,int,handle?,int,int,uint|bool|zero last_error",
    // Network
    "ws2_32.dll!socket|int,int,int|handle|minus_one wsa",
    "ws2_32.dll!connect|handle,in sockaddr[namelen],int|int|minus_one wsa",
    "ws2_32.dll!recv|handle,out buffer[len>result],int,int|int|minus_one wsa",
    "ws2_32.dll!send|handle,in buffer[len],int,int|int|minus_one wsa",
    "ws2_32.dll!getaddrinfo|in ansi?,in ansi?,in struct?,out scalar|int|nonzero result_wsa",
    "ws2_32.dll!WSAStartup|uint,out struct|int|nonzero result_wsa",
    "wininet.dll!InternetReadFile|handle,out buffer[dwNumberOfBytesToRead>*lpdwNumberOfBytesRead],uint,out "
    "scalar|bool|zero last_error",
    "winhttp.dll!WinHttpOpenRequest|handle,in utf16?,in utf16?,in utf16?,in utf16?,in scalar?,uint|handle|zero "
    "last_error",
    // COM
    "ole32.dll!CoCreateInstance|in guid,com?,uint,in guid,out com_out|int|negative hresult",
    "ole32.dll!CLSIDFromProgID|in utf16,out guid|int|negative hresult",
    "oleaut32.dll!SysFreeString|in bstr?|void|never none",
    "oleaut32.dll!VariantClear|inout variant|int|negative hresult",
    // Cryptography
    "bcrypt.dll!BCryptGenRandom|handle?,out buffer[cbBuffer],uint,uint|int|nt_error ntstatus",
    "advapi32.dll!CryptAcquireContextW|out scalar,in utf16?,in utf16?,uint,uint|bool|zero last_error",
    "advapi32.dll!CryptDecrypt|handle,handle,bool,uint,inout buffer[*pdwDataLen],inout scalar|bool|zero last_error",
    // Native
    "ntdll.dll!NtOpenKey|out scalar,uint,in object_attributes|int|nt_error ntstatus",
    "ntdll.dll!NtWriteFile|handle,handle?,callback?,pointer?,out struct,in buffer[Length],uint,in scalar?,in "
    "scalar?|int|nt_error "
    "ntstatus",
    "ntdll.dll!LdrLoadDll|in utf16?,in scalar?,in unicode_string,out scalar|int|nt_error ntstatus",
    "ntdll.dll!ZwClose|handle|int|nt_error ntstatus",
    // C runtime
    "msvcrt.dll!fopen|in ansi,in ansi|pointer|zero errno",
    "ucrtbase.dll!_wfopen|in utf16,in utf16|pointer|zero errno",
    "msvcrt.dll!_read|int,out buffer[buffer_size>result],uint|int|minus_one errno",
    "msvcrt.dll!fread|out buffer[size*count>size*result],uint,uint,pointer|uint|never none",
    "msvcrt.dll!pow|float,float|float|never none",
    "msvcrt.dll!getenv|in ansi|ansi|never none",
    // Shell, services, others
    "shell32.dll!ShellExecuteW|handle?,in utf16?,in utf16,in utf16?,in utf16?,int|handle|below_33 none",
    "advapi32.dll!OpenServiceW|handle,in utf16,uint|handle|zero last_error",
    "kernel32.dll!GlobalFree|handle?|handle|nonzero last_error",
    "kernel32.dll!FreeResource|handle|bool|nonzero none",
    "kernel32.dll!GlobalUnlock|handle|bool|last_error last_error",
    "kernel32.dll!IsWow64Process|handle,out scalar|bool|zero last_error",
    "gdi32.dll!SetTextColor|handle,uint|uint|minus_one none",
    "gdi32.dll!SelectClipRgn|handle,handle?|int|zero none",
    "user32.dll!EqualRect|in struct,in struct|bool|never none",
    "user32.dll!FlashWindow|handle,bool|bool|never none",
    "user32.dll!SetFocus|handle?|handle|last_error last_error",
    "user32.dll!CheckMenuItem|handle,uint,uint|uint|minus_one none",
    "ws2_32.dll!WSALookupServiceEnd|handle|int|minus_one wsa",
    "version.dll!VerQueryValueW|pointer,in utf16,out scalar,out scalar|bool|zero none",
    "iphlpapi.dll!GetAdaptersAddresses|uint,uint,pointer,out buffer?[*SizePointer],inout scalar|uint|nonzero win32",
};

static void length_words(const w32t_api_function *f, w32t_api_length length, char *out, size_t size) {
    w32t_api_param p = {.name = "?"}, q = {.name = "?"};
    bool product = length.how == W32T_API_LEN_PRODUCT;
    w32t_api_param_at(f, product ? length.operand & 0xFFu : length.operand, &p);
    w32t_api_param_at(f, length.operand >> 8, &q);
    switch (length.how) {
    case W32T_API_LEN_CONST:
        snprintf(out, size, "%u", length.operand);
        break;
    case W32T_API_LEN_PARAM:
        snprintf(out, size, "%s", p.name);
        break;
    case W32T_API_LEN_DEREF:
        snprintf(out, size, "*%s", p.name);
        break;
    case W32T_API_LEN_RESULT:
        snprintf(out, size, "result");
        break;
    case W32T_API_LEN_PRODUCT:
        snprintf(out, size, "%s*%s", p.name, length.operand >> 8 == W32T_API_PRODUCT_RESULT ? "result" : q.name);
        break;
    default:
        snprintf(out, size, "%s", "");
        break;
    }
}

static void param_words(const w32t_api_function *f, const w32t_api_param *p, char *out, size_t size) {
    char length[96], filled[96];
    const char *direction = "";
    if (w32t_api_is_followed(p->kind))
        direction = (p->flags & W32T_API_IN) && (p->flags & W32T_API_OUT) ? "inout "
                    : p->flags & W32T_API_OUT                             ? "out "
                                                                          : "in ";
    length_words(f, p->size, length, sizeof length);
    length_words(f, p->filled, filled, sizeof filled);
    snprintf(out, size, "%s%s%s%s%s%s%s%s", direction, w32t_api_kind_name(p->kind),
             p->flags & W32T_API_OPTIONAL ? "?" : "", *length ? "[" : "", length, *filled ? ">" : "", filled,
             *length ? "]" : "");
}

static void describe(const w32t_api_function *f, const char *dll, char *out, size_t size) {
    size_t n = (size_t)snprintf(out, size, "%s!%s|", dll, f->name);
    w32t_api_param p;
    for (uint32_t i = 0; w32t_api_param_at(f, i, &p); i++) {
        char words[256];
        param_words(f, &p, words, sizeof words);
        n += (size_t)snprintf(out + n, size - n, "%s%s", i ? "," : "", words);
    }
    snprintf(out + n, size - n, "|%s|%s %s", w32t_api_kind_name(f->result.kind),
             w32t_api_fail_test_name(f->failure.test), w32t_api_fail_code_name(f->failure.code));
}

static void truths(void **state) {
    (void)state;
    unsigned wrong = 0;
    for (size_t i = 0; i < sizeof TRUTHS / sizeof TRUTHS[0]; i++) {
        char dll[64], name[128], is[2048];
        w32t_api_function f;
        assert_int_equal(sscanf(TRUTHS[i], "%63[^!]!%127[^|]", dll, name), 2);
        if (!w32t_apidb_find(NULL, dll, name, &f)) {
            print_error("%s!%s is not known\n", dll, name);
            wrong++;
            continue;
        }
        describe(&f, dll, is, sizeof is);
        if (strcmp(is, TRUTHS[i]) == 0) continue;
        print_error("should be %s\nbut is    %s\n", TRUTHS[i], is);
        wrong++;
    }
    assert_int_equal(wrong, 0);
}

// Numbers of the documentation: sizes, conventions, names.
static void numbers(void **state) {
    (void)state;
    static const struct {
        const char *name;
        uint32_t size64, size32;
    } structs[] = {
        {"SECURITY_ATTRIBUTES", 24, 12},
        {"OVERLAPPED", 32, 20},
        {"STARTUPINFOW", 104, 68},
        {"PROCESS_INFORMATION", 24, 16},
        {"WIN32_FIND_DATAW", 592, 592},
        {"FILETIME", 8, 8},
        {"SYSTEMTIME", 16, 16},
        {"MSG", 48, 28},
        {"RECT", 16, 16},
        {"WNDCLASSEXW", 80, 48},
        {"WSADATA", 408, 400},
        {"IO_STATUS_BLOCK", 16, 8},
        {"CLIENT_ID", 16, 8},
        {"MEMORY_BASIC_INFORMATION", 48, 28},
    };
    for (size_t i = 0; i < sizeof structs / sizeof structs[0]; i++) {
        w32t_api_struct s;
        assert_true(w32t_apidb_struct(NULL, w32t_apidb_struct_named(NULL, structs[i].name), &s));
        if (s.size64 != structs[i].size64 || s.size32 != structs[i].size32)
            fail_msg("%s: %u and %u", s.name, s.size64, s.size32);
    }
    w32t_api_function f;
    assert_true(w32t_apidb_find(NULL, "kernel32.dll", "CreateFileW", &f));
    assert_int_equal(f.convention, W32T_API_STDCALL);
    assert_true(w32t_apidb_find(NULL, "msvcrt.dll", "printf", &f));
    assert_int_equal(f.convention, W32T_API_CDECL);
    assert_true(f.flags & W32T_API_VARARGS);
    assert_true(w32t_apidb_find(NULL, "kernel32.dll", "ExitProcess", &f));
    assert_true(f.flags & W32T_API_NORETURN);
}

static void expect_names(const char *set, uint64_t value, uint32_t width, const char *text) {
    char out[256];
    w32t_apidb_names(NULL, w32t_apidb_set_named(NULL, set), value, width, out, sizeof out);
    assert_string_equal(out, text);
}

static void names(void **state) {
    (void)state;
    expect_names("FILE_ACCESS", 0x80000000u, 4, "GENERIC_READ");
    expect_names("FILE_ACCESS", 0xC0000000u, 4, "GENERIC_READ|GENERIC_WRITE");
    expect_names("FILE_CREATION_DISPOSITION", 3, 4, "OPEN_EXISTING");
    expect_names("FILE_CREATION_DISPOSITION", 77, 4, "");
    expect_names("REG_VALUE_TYPE", 4, 4, "REG_DWORD");
    expect_names("HKEY_ROOTS", 0xFFFFFFFF80000002u, 8, "HKEY_LOCAL_MACHINE");
    expect_names("HKEY_ROOTS", 0x80000001u, 4, "HKEY_CURRENT_USER");
    expect_names("PAGE_PROTECTION_FLAGS", 0x40, 4, "PAGE_EXECUTE_READWRITE");
    expect_names("WM", 0x0F, 4, "WM_PAINT");
    expect_names("IOCTL", 0x00070000, 4, "IOCTL_DISK_GET_DRIVE_GEOMETRY");
    // MB_YESNOCANCEL is 3 in a field of four bits, not MB_OKCANCEL|MB_ABORTRETRYIGNORE
    expect_names("MESSAGEBOX_STYLE", 0x33, 4, "MB_YESNOCANCEL|MB_ICONWARNING");
    assert_string_equal(w32t_api_status_name(W32T_SHAPE_NTSTATUS, 0xC0000005), "STATUS_ACCESS_VIOLATION");
    assert_string_equal(w32t_api_status_name(W32T_SHAPE_NTSTATUS, 0xFFFFFFFFC0000034u), "STATUS_OBJECT_NAME_NOT_FOUND");
    assert_string_equal(w32t_api_status_name(W32T_SHAPE_HRESULT, 0x80040154), "REGDB_E_CLASSNOTREG");
    assert_string_equal(w32t_api_status_name(W32T_SHAPE_HRESULT, 0x80070002), "ERROR_FILE_NOT_FOUND");
    assert_string_equal(w32t_api_status_name(W32T_SHAPE_HRESULT, 0x800401F0), "CO_E_NOTINITIALIZED");
    assert_string_equal(w32t_api_status_name(W32T_SHAPE_WSA, 10061), "WSAECONNREFUSED");
    assert_string_equal(w32t_api_status_name(W32T_SHAPE_ERRNO, 2), "ENOENT");
    assert_string_equal(w32t_api_status_name(W32T_SHAPE_WIN32, 12029), "ERROR_INTERNET_CANNOT_CONNECT");
    uint64_t value;
    assert_true(w32t_apidb_value(NULL, "PAGE_READWRITE", &value));
    assert_int_equal(value, 4);
    // A text that does not fit is cut, its length told whole.
    char little[8];
    assert_int_equal(w32t_apidb_names(NULL, w32t_apidb_set_named(NULL, "REG_VALUE_TYPE"), 1, 4, little, 4), 6);
    assert_string_equal(little, "REG");
}

static void handles(void **state) {
    (void)state;
    static const char *const closers[] = {"CloseHandle", "RegCloseKey",        "FindClose",
                                          "closesocket", "CloseServiceHandle", "NtClose"};
    w32t_api_function f;
    w32t_api_param p;
    for (size_t i = 0; i < sizeof closers / sizeof closers[0]; i++) {
        assert_true(w32t_apidb_find_name(NULL, closers[i], &f));
        assert_true(w32t_api_param_at(&f, 0, &p));
        if (!(p.flags & W32T_API_CLOSES)) fail_msg("%s closes nothing", closers[i]);
    }
    static const char *const openers[] = {"CreateFileW",    "OpenProcess",   "socket",
                                          "FindFirstFileW", "InternetOpenW", "OpenSCManagerW"};
    for (size_t i = 0; i < sizeof openers / sizeof openers[0]; i++) {
        assert_true(w32t_apidb_find_name(NULL, openers[i], &f));
        if (!(f.result.flags & W32T_API_OPENS)) fail_msg("%s opens nothing", openers[i]);
    }
}

static void com(void **state) {
    (void)state;
    w32t_api_interface interface;
    w32t_api_function f;
    w32t_api_param p;
    assert_true(w32t_apidb_interface(NULL, "IShellLinkW", &interface));
    assert_int_equal(interface.method_count, 21);
    assert_true(w32t_apidb_method(&interface, 0, &f));
    assert_string_equal(f.name, "IUnknown::QueryInterface");
    assert_true(w32t_api_param_at(&f, 2, &p));
    assert_int_equal(p.kind, W32T_API_COM_OUT);
    assert_int_equal(p.iid_param, 2);
    assert_true(w32t_apidb_method(&interface, 20, &f));
    assert_string_equal(f.name, "IShellLinkW::SetPath");
    assert_false(w32t_apidb_method(&interface, 21, &f));
    // IPersistFile inherits GetClassID from IPersist, and Load is its sixth.
    assert_true(w32t_apidb_interface(NULL, "IPersistFile", &interface));
    assert_true(w32t_apidb_method(&interface, 3, &f));
    assert_string_equal(f.name, "IPersist::GetClassID");
    assert_true(w32t_apidb_method(&interface, 5, &f));
    assert_string_equal(f.name, "IPersistFile::Load");
    assert_string_equal(f.dll, "");
    assert_false(w32t_apidb_interface(NULL, "INoSuchThing", &interface));
    const w32t_guid shell_link = {0x000214F9, 0, 0, {0xC0, 0, 0, 0, 0, 0, 0, 0x46}};
    const w32t_guid documents = {0xFDD39AD0, 0x238F, 0x46AF, {0xAD, 0xB4, 0x6C, 0x85, 0x48, 0x03, 0x69, 0xC7}};
    const w32t_guid nothing = {1, 2, 3, {4, 5, 6, 7, 8, 9, 10, 11}};
    assert_string_equal(w32t_apidb_guid_name(NULL, &shell_link), "IID_IShellLinkW");
    assert_string_equal(w32t_apidb_guid_name(NULL, &documents), "FOLDERID_Documents");
    assert_null(w32t_apidb_guid_name(NULL, &nothing));
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(truths),  cmocka_unit_test(numbers), cmocka_unit_test(names),
                                       cmocka_unit_test(handles), cmocka_unit_test(com),     cmocka_unit_test(com)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
