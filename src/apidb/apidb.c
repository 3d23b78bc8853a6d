// SPDX-License-Identifier: Apache-2.0
// Finding functions, DLLs, parameters and types in the tables. In: names and row numbers of callers; out: views (plain
// values). Nothing is allocated; every lookup is a binary search over sorted rows.
#include "apidb/api_row.h"

#include <stdlib.h>
#include <string.h>

static const w32t_apidb BUILTIN = {w32t_apidb_words, w32t_apidb_strings, NULL, NULL};

const w32t_apidb *w32t_apidb_builtin(void) {
    return &BUILTIN;
}

void w32t_apidb_close(w32t_apidb *db) {
    if (!db) return;
    free(db->owned);
    free(db);
}

const w32t_apidb *w32t_apidb_below(const w32t_apidb *db) {
    return api_db(db)->below;
}

void w32t_apidb_count(const w32t_apidb *db, w32t_apidb_counts *out) {
    db = api_db(db);
    memset(out, 0, sizeof *out);
    out->dlls = api_rows(db, APIDB_DLLS);
    out->exports = api_rows(db, APIDB_EXPORTS);
    out->functions = api_rows(db, APIDB_FUNCTIONS);
    out->types = api_rows(db, APIDB_TYPES) - 1;
    out->structs = api_rows(db, APIDB_STRUCTS) - 1;
    out->sets = api_rows(db, APIDB_SETS) - 1;
    out->constants = api_rows(db, APIDB_CONSTANTS);
    for (uint32_t i = 0; i < out->functions; i++) {
        const uint32_t *row = api_row(db, APIDB_FUNCTIONS, i);
        out->parameters += row[3] & 0xFF;
        out->annotated += (row[4] & W32T_API_ANNOTATED) != 0;
    }
}

uint32_t api_search(const w32t_apidb *db, unsigned section, uint32_t first, uint32_t count, const char *name) {
    uint32_t low = first, high = first + count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        int order = strcmp(name, api_text(db, api_row(db, section, middle)[0]));
        if (order == 0) return middle;
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return UINT32_MAX;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Types and parameters

bool w32t_apidb_type(const w32t_apidb *db, uint32_t type, w32t_api_type *out) {
    db = api_db(db);
    if (type == 0 || type >= api_rows(db, APIDB_TYPES)) return false;
    const uint32_t *row = api_row(db, APIDB_TYPES, type);
    out->text = api_text(db, row[0]);
    out->name = api_text(db, row[1]);
    out->kind = (uint8_t)row[2];
    out->shape = (uint8_t)(row[2] >> 8);
    out->size64 = row[3];
    out->size32 = row[4];
    out->target = row[5];
    out->structure = row[6];
    out->array_count = row[7];
    return true;
}

// What a pointer that is followed points at: size and kind of one target.
static void param_target(const w32t_apidb *db, const w32t_api_type *type, w32t_api_param *out) {
    w32t_api_type target;
    if (!w32t_apidb_type(db, type->target, &target)) return;
    out->target64 = target.size64;
    out->target32 = target.size32;
    out->target_kind = target.kind;
    out->target_shape = out->shape ? out->shape : target.shape;
}

static bool param_row(const w32t_apidb *db, uint32_t index, w32t_api_param *out) {
    if (index >= api_rows(db, APIDB_PARAMS)) return false;
    const uint32_t *row = api_row(db, APIDB_PARAMS, index);
    w32t_api_type type;
    memset(out, 0, sizeof *out);
    out->name = api_text(db, row[0]);
    out->type = "void";
    if (!w32t_apidb_type(db, row[1], &type)) return true;
    out->type = type.text;
    out->type_index = row[1];
    out->kind = (uint8_t)row[2];
    out->shape = (uint8_t)(row[2] >> 8);
    out->flags = (uint16_t)(row[2] >> 16);
    out->size64 = (uint8_t)(type.size64 <= 8 ? type.size64 : 8);
    out->size32 = (uint8_t)(type.size32 <= 8 ? type.size32 : 8);
    out->size.how = (uint8_t)row[3];
    out->size.scale = (uint8_t)(row[3] >> 8);
    out->filled.how = (uint8_t)(row[3] >> 16);
    out->filled.scale = (uint8_t)(row[3] >> 24);
    out->size.operand = (uint16_t)row[4];
    out->filled.operand = (uint16_t)(row[4] >> 16);
    out->set = row[5] & 0xFFFF;
    out->iid_param = (uint8_t)(row[5] >> 16);
    if (w32t_api_is_followed(out->kind)) param_target(db, &type, out);
    return true;
}

bool w32t_api_param_at(const w32t_api_function *function, uint32_t index, w32t_api_param *out) {
    if (index >= function->param_count) return false;
    uint32_t first = api_row(function->db, APIDB_FUNCTIONS, function->index)[2];
    return param_row(function->db, api_row(function->db, APIDB_LISTS, first + index)[0], out);
}

int w32t_api_param_named(const w32t_api_function *function, const char *name) {
    w32t_api_param param;
    for (uint32_t i = 0; w32t_api_param_at(function, i, &param); i++)
        if (strcmp(param.name, name) == 0) return (int)i;
    return -1;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Functions

bool w32t_apidb_function(const w32t_apidb *db, uint32_t index, w32t_api_function *out) {
    db = api_db(db);
    if (index >= api_rows(db, APIDB_FUNCTIONS)) return false;
    const uint32_t *row = api_row(db, APIDB_FUNCTIONS, index);
    out->db = db;
    out->index = index;
    out->name = api_text(db, row[0]);
    out->origin = api_text(db, row[1]);
    out->param_count = (uint8_t)row[3];
    out->convention = (uint8_t)(row[3] >> 16);
    out->flags = (uint16_t)row[4];
    out->groups = (uint16_t)(row[4] >> 16);
    param_row(db, row[5], &out->result);
    out->failure.test = (uint8_t)row[6];
    out->failure.code = (uint8_t)(row[6] >> 8);
    out->failure.value = (int32_t)row[7];
    out->dll = w32t_api_dll_at(out, 0);
    if (!out->dll) out->dll = ""; // methods of COM interfaces are in no DLL's exports
    return true;
}

const char *w32t_api_dll_at(const w32t_api_function *function, uint32_t index) {
    const uint32_t *row = api_row(function->db, APIDB_FUNCTIONS, function->index);
    if (index >= ((row[3] >> 8) & 0xFF)) return NULL;
    uint32_t dll = api_row(function->db, APIDB_LISTS, row[2] + (row[3] & 0xFF) + index)[0];
    return api_text(function->db, api_row(function->db, APIDB_DLLS, dll)[0]);
}

// "IShellLinkW::QueryInterface": the row of an inherited method bears the name of the interface it comes from.
static bool find_method(const w32t_apidb *db, const char *name, w32t_api_function *out) {
    const char *colons = strstr(name, "::");
    char of[128];
    w32t_api_interface interface;
    if (!colons || (size_t)(colons - name) >= sizeof of) return false;
    memcpy(of, name, (size_t)(colons - name));
    of[colons - name] = 0;
    if (!w32t_apidb_interface(db, of, &interface)) return false;
    for (uint32_t i = 0; w32t_apidb_method(&interface, i, out); i++) {
        const char *method = strstr(out->name, "::");
        if (method && strcmp(method, colons) == 0) return true;
    }
    return false;
}

bool w32t_apidb_find_name(const w32t_apidb *db, const char *name, w32t_api_function *out) {
    w32t_api_function method;
    if (find_method(db, name, &method)) {
        *out = method;
        return true;
    }
    for (db = api_db(db); db; db = db->below) {
        uint32_t index = api_search(db, APIDB_FUNCTIONS, 0, api_rows(db, APIDB_FUNCTIONS), name);
        if (index != UINT32_MAX) return w32t_apidb_function(db, index, out);
    }
    return false;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// DLLs

#define DLL_NAME_MAX 128

// "C:\Windows\System32\KERNEL32" → "kernel32.dll"; false when it cannot be a DLL's name.
static bool dll_spelling(const char *dll, char out[DLL_NAME_MAX]) {
    for (const char *p = dll; *p; p++)
        if (*p == '\\' || *p == '/') dll = p + 1;
    size_t length = strlen(dll);
    if (length == 0 || length + 5 > DLL_NAME_MAX) return false;
    for (size_t i = 0; i <= length; i++)
        out[i] = (char)(dll[i] >= 'A' && dll[i] <= 'Z' ? dll[i] + 32 : dll[i]);
    if (!strchr(out, '.')) strcpy(out + length, ".dll");
    return true;
}

static uint32_t dll_row(const w32t_apidb *db, const char *spelled) {
    return api_search(db, APIDB_DLLS, 0, api_rows(db, APIDB_DLLS), spelled);
}

uint32_t w32t_apidb_dll_named(const w32t_apidb *db, const char *dll) {
    char spelled[DLL_NAME_MAX];
    return dll_spelling(dll, spelled) ? dll_row(api_db(db), spelled) : UINT32_MAX;
}

const char *w32t_apidb_dll(const w32t_apidb *db, uint32_t index, uint32_t *export_count) {
    db = api_db(db);
    if (index >= api_rows(db, APIDB_DLLS)) return NULL;
    const uint32_t *row = api_row(db, APIDB_DLLS, index);
    if (export_count) *export_count = row[2];
    return api_text(db, row[0]);
}

bool w32t_apidb_export(const w32t_apidb *db, uint32_t dll, uint32_t index, w32t_api_function *out) {
    db = api_db(db);
    if (dll >= api_rows(db, APIDB_DLLS)) return false;
    const uint32_t *row = api_row(db, APIDB_DLLS, dll);
    return index < row[2] && w32t_apidb_function(db, api_row(db, APIDB_EXPORTS, row[1] + index)[1], out);
}

static bool find_in_dll(const w32t_apidb *db, const char *spelled, const char *name, w32t_api_function *out) {
    uint32_t dll = dll_row(db, spelled);
    if (dll == UINT32_MAX) return false;
    const uint32_t *row = api_row(db, APIDB_DLLS, dll);
    uint32_t found = api_search(db, APIDB_EXPORTS, row[1], row[2], name);
    return found != UINT32_MAX && w32t_apidb_function(db, api_row(db, APIDB_EXPORTS, found)[1], out);
}

// DLLs whose exports are other DLLs' functions: a name that begins like this is looked up in these, in this order; "*"
// = anywhere.
static const struct {
    const char *begins, *owners;
} PASS_ON[] = {
    {"api-ms-win-crt-", "ucrtbase.dll msvcrt.dll"},
    {"api-ms-win-", "*"},
    {"ext-ms-", "*"},
    {"kernelbase.dll",
     "kernel32.dll advapi32.dll ntdll.dll user32.dll version.dll shlwapi.dll psapi.dll ole32.dll userenv.dll"},
    {"kernel32.dll", "ntdll.dll advapi32.dll psapi.dll"},
    {"ntdll.dll", "msvcrt.dll ucrtbase.dll"},
    {"sechost.dll", "advapi32.dll"},
    {"cryptsp.dll", "advapi32.dll"},
    {"cryptbase.dll", "advapi32.dll"},
    {"bcryptprimitives.dll", "bcrypt.dll"},
    {"combase.dll", "ole32.dll oleaut32.dll"},
    {"ole32.dll", "combase.dll"},
    {"coml2.dll", "ole32.dll"},
    {"shcore.dll", "shlwapi.dll shell32.dll ole32.dll"},
    {"shlwapi.dll", "shell32.dll kernel32.dll user32.dll advapi32.dll"},
    {"gdi32full.dll", "gdi32.dll"},
    {"win32u.dll", "user32.dll gdi32.dll"},
    {"ws2help.dll", "ws2_32.dll"},
    {"wsock32.dll", "ws2_32.dll mswsock.dll"},
    {"sspicli.dll", "secur32.dll"},
    {"netutils.dll", "netapi32.dll"},
    {"srvcli.dll", "netapi32.dll"},
    {"wkscli.dll", "netapi32.dll"},
    {"samcli.dll", "netapi32.dll"},
    {"devobj.dll", "setupapi.dll"},
    {"setupapi.dll", "cfgmgr32.dll"},
    {"winmmbase.dll", "winmm.dll"},
    {"crtdll.dll", "msvcrt.dll ucrtbase.dll"},
    {"msvcr", "msvcrt.dll ucrtbase.dll"},
    {"vcruntime", "msvcrt.dll ucrtbase.dll"},
    {"ucrtbase", "ucrtbase.dll msvcrt.dll"},
};

static bool find_in_owners(const w32t_apidb *db, const char *owners, const char *name, w32t_api_function *out) {
    char dll[DLL_NAME_MAX];
    while (*owners) {
        size_t length = strcspn(owners, " ");
        memcpy(dll, owners, length);
        dll[length] = 0;
        if (find_in_dll(db, dll, name, out)) return true;
        owners += length + (owners[length] == ' ');
    }
    return false;
}

bool w32t_apidb_find(const w32t_apidb *db, const char *dll, const char *name, w32t_api_function *out) {
    char spelled[DLL_NAME_MAX];
    w32t_api_function method;
    if (find_method(db, name, &method)) {
        *out = method;
        return true;
    }
    if (!dll_spelling(dll, spelled)) return false;
    for (const w32t_apidb *at = api_db(db); at; at = at->below)
        if (find_in_dll(at, spelled, name, out)) return true;
    for (size_t i = 0; i < sizeof PASS_ON / sizeof PASS_ON[0]; i++) {
        if (strncmp(spelled, PASS_ON[i].begins, strlen(PASS_ON[i].begins)) != 0) continue;
        if (PASS_ON[i].owners[0] == '*') return w32t_apidb_find_name(db, name, out);
        for (const w32t_apidb *at = api_db(db); at; at = at->below)
            if (find_in_owners(at, PASS_ON[i].owners, name, out)) return true;
    }
    return false;
}

// ---------------------------------------------------------------------------------------------------------------------
// COM

bool w32t_apidb_interface(const w32t_apidb *db, const char *name, w32t_api_interface *out) {
    for (db = api_db(db); db; db = db->below) {
        uint32_t index = api_search(db, APIDB_INTERFACES, 0, api_rows(db, APIDB_INTERFACES), name);
        if (index == UINT32_MAX) continue;
        const uint32_t *row = api_row(db, APIDB_INTERFACES, index);
        *out = (w32t_api_interface){db, api_text(db, row[0]), row[2], row[1]};
        return true;
    }
    return false;
}

uint32_t w32t_apidb_method_row(const w32t_api_interface *interface, uint32_t slot) {
    if (slot >= interface->method_count) return UINT32_MAX;
    return api_row(interface->db, APIDB_LISTS, interface->first + slot)[0];
}

bool w32t_apidb_method(const w32t_api_interface *interface, uint32_t slot, w32t_api_function *out) {
    uint32_t row = w32t_apidb_method_row(interface, slot);
    return row != UINT32_MAX && w32t_apidb_function(interface->db, row, out);
}

bool w32t_apidb_interface_at(const w32t_apidb *db, uint32_t index, w32t_api_interface *out) {
    db = api_db(db);
    if (index >= api_rows(db, APIDB_INTERFACES)) return false;
    const uint32_t *row = api_row(db, APIDB_INTERFACES, index);
    *out = (w32t_api_interface){db, api_text(db, row[0]), row[2], row[1]};
    return true;
}

const char *w32t_apidb_guid_at(const w32t_apidb *db, uint32_t index, w32t_guid *guid) {
    db = api_db(db);
    if (index >= api_rows(db, APIDB_GUIDS)) return NULL;
    const uint32_t *row = api_row(db, APIDB_GUIDS, index);
    guid->data1 = row[0];
    guid->data2 = (uint16_t)row[1];
    guid->data3 = (uint16_t)(row[1] >> 16);
    for (int i = 0; i < 8; i++)
        guid->data4[i] = (uint8_t)(row[2 + i / 4] >> (8 * (i % 4)));
    return api_text(db, row[4]);
}

// Several names may stand for one GUID: those of interfaces, classes and folders before those of things.
static bool is_plain_guid_name(const char *name) {
    return strncmp(name, "IID_", 4) == 0 || strncmp(name, "CLSID_", 6) == 0 || strncmp(name, "FOLDERID_", 9) == 0 ||
           strcmp(name, "GUID_NULL") == 0;
}

const char *w32t_apidb_guid_name(const w32t_apidb *db, const w32t_guid *guid) {
    uint32_t words[4] = {guid->data1, guid->data2 | (uint32_t)guid->data3 << 16, 0, 0};
    for (int i = 0; i < 8; i++)
        words[2 + i / 4] |= (uint32_t)guid->data4[i] << (8 * (i % 4));
    for (db = api_db(db); db; db = db->below) {
        uint32_t low = 0, high = api_rows(db, APIDB_GUIDS);
        while (low < high) { // the first of equal ones
            uint32_t middle = low + (high - low) / 2;
            const uint32_t *row = api_row(db, APIDB_GUIDS, middle);
            int order = 0;
            for (int i = 0; i < 4 && !order; i++)
                order = row[i] < words[i] ? -1 : row[i] > words[i];
            if (order < 0)
                low = middle + 1;
            else
                high = middle;
        }
        const char *best = NULL;
        for (; low < api_rows(db, APIDB_GUIDS) && memcmp(api_row(db, APIDB_GUIDS, low), words, sizeof words) == 0;
             low++) {
            const char *name = api_text(db, api_row(db, APIDB_GUIDS, low)[4]);
            if (!best || (is_plain_guid_name(name) && !is_plain_guid_name(best))) best = name;
        }
        if (best) return best;
    }
    return NULL;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Failure and groups

bool w32t_api_failed(const w32t_api_function *function, uint64_t result, bool is64, uint32_t last_error) {
    uint8_t width = is64 ? function->result.size64 : function->result.size32;
    uint64_t mask = width == 0 || width >= 8 ? UINT64_MAX : (UINT64_C(1) << (8 * width)) - 1;
    uint64_t value = result & mask;
    switch (function->failure.test) {
    case W32T_API_FAIL_ZERO:
        return value == 0;
    case W32T_API_FAIL_NONZERO:
        return value != 0;
    case W32T_API_FAIL_MINUS_ONE:
        return value == mask;
    case W32T_API_FAIL_NEGATIVE:
    case W32T_API_FAIL_NT_ERROR:
        return (value & 0x80000000u) != 0;
    case W32T_API_FAIL_VALUE:
        return value == ((uint64_t)(int64_t)function->failure.value & mask);
    case W32T_API_FAIL_ZERO_OR_MINUS_ONE:
        return value == 0 || value == mask;
    case W32T_API_FAIL_BELOW_33:
        return value < 33;
    case W32T_API_FAIL_LAST_ERROR:
        return value == 0 && last_error != 0;
    default:
        return false;
    }
}

uint8_t w32t_api_error_shape(const w32t_api_function *function) {
    switch (function->failure.code) {
    case W32T_API_CODE_LAST_ERROR:
    case W32T_API_CODE_WIN32:
        return W32T_SHAPE_WIN32;
    case W32T_API_CODE_WSA:
    case W32T_API_CODE_RESULT_WSA:
        return W32T_SHAPE_WSA;
    case W32T_API_CODE_ERRNO:
    case W32T_API_CODE_RESULT_ERRNO:
        return W32T_SHAPE_ERRNO;
    case W32T_API_CODE_NTSTATUS:
        return W32T_SHAPE_NTSTATUS;
    case W32T_API_CODE_HRESULT:
        return W32T_SHAPE_HRESULT;
    default:
        return W32T_SHAPE_PLAIN;
    }
}

static const char *const GROUPS[] = {"file",   "registry", "process", "memory", "network", "window",
                                     "crypto", "com",      "thread",  "sync",   "loader"};

const char *w32t_api_group_name(unsigned index) {
    return index < sizeof GROUPS / sizeof GROUPS[0] ? GROUPS[index] : NULL;
}

uint16_t w32t_api_group(const char *name) {
    if (*name == '%') name++;
    for (unsigned i = 0; i < sizeof GROUPS / sizeof GROUPS[0]; i++)
        if (strcmp(name, GROUPS[i]) == 0) return (uint16_t)(1u << i);
    return 0;
}
