// SPDX-License-Identifier: Apache-2.0
// What types and names alone say of a function nobody annotated: directions that cannot harm (a pointer to const is
// read, others are looked at before and after), failure by the type of the result, groups by DLL and header.
#include "apigen.h"

#include <string.h>

void guess_param(const type_facts *type, api_param_row *row) {
    if (!w32t_api_is_followed(row->kind)) {
        row->flags |= W32T_API_IN;
        return;
    }
    if (type->target_const) {
        row->flags |= W32T_API_IN;
        // One byte behind a const pointer: bytes of unknown number.
        if (row->kind == W32T_API_SCALAR && type->target64 <= 1) row->kind = W32T_API_POINTER;
        return;
    }
    switch (row->kind) {
    case W32T_API_STRING_W: // a buffer to be filled, of a length nobody stated
    case W32T_API_STRING_A:
        row->kind = W32T_API_POINTER;
        row->flags |= W32T_API_IN | W32T_API_GUESSED;
        break;
    case W32T_API_COM_OUT:
        row->flags |= W32T_API_OUT | W32T_API_GUESSED;
        break;
    case W32T_API_SID:
    case W32T_API_SECURITY_DESCRIPTOR:
    case W32T_API_BSTR:
    case W32T_API_MULTI_W:
    case W32T_API_MULTI_A:
    case W32T_API_SOCKADDR:
        row->flags |= W32T_API_IN | W32T_API_GUESSED;
        break;
    case W32T_API_SCALAR:
        if (type->target64 <= 1) {
            row->kind = W32T_API_POINTER;
            row->flags |= W32T_API_IN | W32T_API_GUESSED;
            break;
        }
        row->flags |= W32T_API_IN | W32T_API_OUT | W32T_API_GUESSED;
        break;
    default:
        row->flags |= W32T_API_IN | W32T_API_OUT | W32T_API_GUESSED;
        break;
    }
}

static bool begins_with_one(const char *name, const char *const *list) {
    for (; *list; list++)
        if (starts(name, *list)) return true;
    return false;
}

static bool is_iid(const api_param_row *p, bool adjacent) {
    if (p->kind != W32T_API_GUID || p->flags & W32T_API_OUT) return false;
    return adjacent || strstr(p->name, "iid") || strstr(p->name, "IID");
}

void guess_com_out(api_param_row *rows, const type_facts *type, unsigned index) {
    if (rows[index].kind != W32T_API_SCALAR || type->target_kind != W32T_API_POINTER) return;
    unsigned iid = index; // the parameter just before it, or the last one that is called so
    while (iid && !is_iid(&rows[iid - 1], iid == index))
        iid--;
    if (!iid) return;
    rows[index].kind = W32T_API_COM_OUT;
    rows[index].flags = W32T_API_OUT;
    rows[index].iid_param = (uint8_t)iid;
}

// Headers that number their parameters' elements say so by the name of the one before: NumViews, ppViews.
static void guess_number(api_param_row *rows, unsigned index) {
    static const char *const numbers[] = {"Num", "cCount", "cObjects", NULL};
    if (index < 2 || rows[index].kind != W32T_API_COM_OUT || rows[index].iid_param || rows[index].size.how) return;
    if (rows[index - 1].kind != W32T_API_UINT || !begins_with_one(rows[index - 1].name, numbers)) return;
    rows[index].size = (w32t_api_length){W32T_API_LEN_PARAM, 0, (uint16_t)(index - 1)};
}

static bool holds_one(const char *name, const char *const *list) {
    for (; *list; list++)
        if (strstr(name, *list)) return true;
    return false;
}

// Headers for C do not say which way a method's parameter goes; its verb does. Interfaces are as their IDL has them:
// what may be read and written is a size, or says so.
void guess_method(const char *name, const type_facts *types, const char *const *texts, api_param_row *rows,
                  unsigned count) {
    static const char *const verbs[] = {"Get", "get", "Next", "Enum", "Query", "Create", "Find", "Open", NULL};
    static const char *const sizes[] = {"cb", "cch", "Size", "size", "Count", "Num", "Len", "pn", "In", NULL};
    static const char *const told[] = {"etched", "Written", "Read", "Cookie", "cookie", "Result", NULL};
    bool gives = begins_with_one(name, verbs) && strcmp(name, "QueryGetData") != 0;
    for (unsigned i = 1; i < count; i++) {
        api_param_row *p = &rows[i];
        bool both = (p->flags & (W32T_API_IN | W32T_API_OUT)) == (W32T_API_IN | W32T_API_OUT);
        if (!both || !(p->flags & W32T_API_GUESSED)) continue;
        // text that a method returns, and its truth, are its results
        if (strcmp(texts[i], "VARIANT_BOOL *") == 0 || strcmp(texts[i], "BSTR *") == 0)
            p->flags &= (uint16_t)~W32T_API_IN;
        bool form = strstr(texts[i], "FORMATETC") != NULL;
        if (holds_one(p->name, told) || (gives && !form && !holds_one(p->name, sizes)))
            p->flags &= (uint16_t)~W32T_API_IN;
    }
    for (unsigned i = 1; i < count; i++)
        guess_number(rows, i);
    // IEnumXxx::Next(celt, rgelt, pceltFetched)
    if (strcmp(name, "Next") != 0 || count != 4 || rows[1].kind != W32T_API_UINT || rows[3].kind != W32T_API_SCALAR ||
        types[3].target64 != 4)
        return;
    rows[3].flags = W32T_API_OUT | W32T_API_GUESSED;
    if (rows[2].kind == W32T_API_STRUCT || rows[2].kind == W32T_API_GUID || rows[2].kind == W32T_API_SCALAR)
        rows[2].kind = W32T_API_ARRAY;
    else if (rows[2].kind != W32T_API_COM_OUT && rows[2].kind != W32T_API_VARIANT)
        return;
    rows[2].flags = W32T_API_OUT | W32T_API_GUESSED;
    rows[2].size = (w32t_api_length){W32T_API_LEN_PARAM, 0, 1};
    rows[2].filled = (w32t_api_length){W32T_API_LEN_DEREF, 0, 3};
}

static bool among(const char *word, const char *const *list) {
    for (; *list; list++)
        if (strcmp(*list, word) == 0) return true;
    return false;
}

static const char *const RUNTIMES[] = {"msvcrt.dll", "ucrtbase.dll", NULL};
// DLLs whose functions return a Win32 code as DWORD, ULONG or LONG.
static const char *const CODE_DLLS[] = {"iphlpapi.dll", "netapi32.dll", "mpr.dll",      "dnsapi.dll", "rstrtmgr.dll",
                                        "ntdsapi.dll",  "tdh.dll",      "powrprof.dll", "msi.dll",    "virtdisk.dll",
                                        "wlanapi.dll",  "winscard.dll", "rasapi32.dll", "pdh.dll",    NULL};
static const char *const BOOL_TELLS[] = {"Is", "Pt", "Equal", "Has", "Intersect", "Union", "Subtract", NULL};

static w32t_api_failure by_shape(uint8_t shape) {
    switch (shape) {
    case W32T_SHAPE_HRESULT:
        return (w32t_api_failure){W32T_API_FAIL_NEGATIVE, W32T_API_CODE_HRESULT, 0};
    case W32T_SHAPE_NTSTATUS:
        return (w32t_api_failure){W32T_API_FAIL_NT_ERROR, W32T_API_CODE_NTSTATUS, 0};
    case W32T_SHAPE_WIN32:
        return (w32t_api_failure){W32T_API_FAIL_NONZERO, W32T_API_CODE_WIN32, 0};
    case W32T_SHAPE_ERRNO:
        return (w32t_api_failure){W32T_API_FAIL_NONZERO, W32T_API_CODE_RESULT_ERRNO, 0};
    default:
        return (w32t_api_failure){W32T_API_FAIL_NEVER, W32T_API_CODE_NONE, 0};
    }
}

w32t_api_failure guess_failure(const char *name, const char *dll, const api_param_row *result, const type_facts *type,
                               const char *text) {
    static const char *const family_results[] = {"CONFIGRET", "MMRESULT", "MCIERROR", NULL};
    w32t_api_failure none = {W32T_API_FAIL_NEVER, W32T_API_CODE_NONE, 0};
    bool number = strcmp(text, "DWORD") == 0 || strcmp(text, "ULONG") == 0 || strcmp(text, "LONG") == 0;
    if (type->shape) return by_shape(type->shape);
    if (among(text, family_results)) return (w32t_api_failure){W32T_API_FAIL_NONZERO, W32T_API_CODE_RESULT, 0};
    if (strcmp(dll, "ws2_32.dll") == 0) {
        if (result->kind == W32T_API_HANDLE || strcmp(text, "int") == 0)
            return (w32t_api_failure){W32T_API_FAIL_MINUS_ONE, W32T_API_CODE_WSA, 0};
        if (result->kind == W32T_API_BOOL || result->kind >= W32T_API_POINTER)
            return (w32t_api_failure){W32T_API_FAIL_ZERO, W32T_API_CODE_WSA, 0};
        return none;
    }
    if (number && (among(dll, CODE_DLLS) || (strcmp(dll, "advapi32.dll") == 0 && starts(name, "Reg"))))
        return by_shape(W32T_SHAPE_WIN32);
    if (among(dll, RUNTIMES) || strcmp(dll, "ntdll.dll") == 0) return none;
    if (result->kind == W32T_API_BOOL)
        return begins_with_one(name, BOOL_TELLS) ? none
                                                 : (w32t_api_failure){W32T_API_FAIL_ZERO, W32T_API_CODE_LAST_ERROR, 0};
    if (result->kind == W32T_API_HANDLE || (result->kind >= W32T_API_POINTER && result->kind != W32T_API_AGGREGATE))
        return (w32t_api_failure){W32T_API_FAIL_ZERO, W32T_API_CODE_LAST_ERROR, 0};
    return none;
}

static const struct {
    const char *dll, *header; // NULL = any
    uint16_t group;
} GROUPS[] = {
    {NULL, "fileapi.h", W32T_GROUP_FILE},
    {NULL, "winreg.h", W32T_GROUP_REGISTRY},
    {NULL, "processthreadsapi.h", W32T_GROUP_PROCESS},
    {NULL, "memoryapi.h", W32T_GROUP_MEMORY},
    {NULL, "heapapi.h", W32T_GROUP_MEMORY},
    {NULL, "synchapi.h", W32T_GROUP_SYNC},
    {NULL, "libloaderapi.h", W32T_GROUP_LOADER},
    {NULL, "namedpipeapi.h", W32T_GROUP_FILE},
    {NULL, "ioapiset.h", W32T_GROUP_FILE},
    {NULL, "threadpoolapiset.h", W32T_GROUP_THREAD},
    {NULL, "fibersapi.h", W32T_GROUP_THREAD},
    {NULL, "lzexpand.h", W32T_GROUP_FILE},
    {NULL, "io.h", W32T_GROUP_FILE},
    {NULL, "tlhelp32.h", W32T_GROUP_PROCESS},
    {"ws2_32.dll", NULL, W32T_GROUP_NETWORK},
    {"mswsock.dll", NULL, W32T_GROUP_NETWORK},
    {"wininet.dll", NULL, W32T_GROUP_NETWORK},
    {"winhttp.dll", NULL, W32T_GROUP_NETWORK},
    {"urlmon.dll", NULL, W32T_GROUP_NETWORK},
    {"iphlpapi.dll", NULL, W32T_GROUP_NETWORK},
    {"dnsapi.dll", NULL, W32T_GROUP_NETWORK},
    {"netapi32.dll", NULL, W32T_GROUP_NETWORK},
    {"mpr.dll", NULL, W32T_GROUP_NETWORK},
    {"user32.dll", NULL, W32T_GROUP_WINDOW},
    {"gdi32.dll", NULL, W32T_GROUP_WINDOW},
    {"comctl32.dll", NULL, W32T_GROUP_WINDOW},
    {"comdlg32.dll", NULL, W32T_GROUP_WINDOW},
    {"uxtheme.dll", NULL, W32T_GROUP_WINDOW},
    {"dwmapi.dll", NULL, W32T_GROUP_WINDOW},
    {"imm32.dll", NULL, W32T_GROUP_WINDOW},
    {"crypt32.dll", NULL, W32T_GROUP_CRYPTO},
    {"cryptui.dll", NULL, W32T_GROUP_CRYPTO},
    {"bcrypt.dll", NULL, W32T_GROUP_CRYPTO},
    {"ncrypt.dll", NULL, W32T_GROUP_CRYPTO},
    {"wintrust.dll", NULL, W32T_GROUP_CRYPTO},
    {"secur32.dll", NULL, W32T_GROUP_CRYPTO},
    {NULL, "wincrypt.h", W32T_GROUP_CRYPTO},
    {"ole32.dll", NULL, W32T_GROUP_COM},
    {"oleaut32.dll", NULL, W32T_GROUP_COM},
    {"combase.dll", NULL, W32T_GROUP_COM},
};

uint16_t guess_groups(const char *name, const char *dll, const char *origin) {
    uint16_t groups = 0;
    for (size_t i = 0; i < sizeof GROUPS / sizeof GROUPS[0]; i++)
        if ((GROUPS[i].dll && strcmp(GROUPS[i].dll, dll) == 0) ||
            (GROUPS[i].header && strcmp(GROUPS[i].header, origin) == 0))
            groups |= GROUPS[i].group;
    if ((groups & W32T_GROUP_PROCESS) && strstr(name, "Thread"))
        groups = (uint16_t)((groups & ~W32T_GROUP_PROCESS) | W32T_GROUP_THREAD);
    return groups;
}
