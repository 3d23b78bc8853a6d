// SPDX-License-Identifier: Apache-2.0
// Imports Microsoft's win32metadata in its JSON form (one file a namespace: Constants, Types, Functions) into a
// database file. First pass over the files: what each type is; second: the functions. Structures keep the layouts of
// the built-in database, for the metadata has none. Functions that the built-in database states by hand are left to it.
#include "apidb/api_copy.h"
#include "apidb/api_row.h"
#include "apidb/json_in.h"
#include "base/mem.h"
#include "base/os.h"

#include <stdlib.h>
#include <string.h>

#define FILE_MAX  ((size_t)64 << 20)
#define SEEN_ROOM ((uint32_t)1 << 17)

enum { T_NATIVE = 1, T_ENUM, T_STRUCT, T_COM, T_CALLBACK, T_OTHER };

typedef struct enum_value {
    const char *name;
    uint64_t value;
} enum_value;

typedef struct type_entry {
    const char *key; // "Foundation.HANDLE"
    const char *name;
    uint8_t what;     // T_*
    const char *base; // enums, typedefs: native type's name; "*" for pointers
    bool bits, minus_one;
    enum_value *values;
    uint32_t value_count;
    uint32_t set; // built on first use
} type_entry;

typedef struct importer {
    w32t_arena arena;
    api_builder *build;
    api_copier copier;
    type_entry *types;
    size_t type_count, type_room;
    w32t_import_counts counts;
    const char **seen; // names of functions that came, hashed
    size_t seen_count;
} importer;

static const char *keep(importer *im, const char *text) {
    size_t n = strlen(text) + 1;
    char *copy = w32t_arena_alloc(&im->arena, n);
    memcpy(copy, text, n);
    return copy;
}

static const char *joined(importer *im, const char *api, const char *name) {
    size_t a = strlen(api), n = strlen(name);
    char *copy = w32t_arena_alloc(&im->arena, a + n + 2);
    memcpy(copy, api, a);
    copy[a] = '.';
    memcpy(copy + a + 1, name, n + 1);
    return copy;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// First pass: types

static uint8_t what_of(const char *kind) {
    if (strcmp(kind, "NativeTypedef") == 0) return T_NATIVE;
    if (strcmp(kind, "Enum") == 0) return T_ENUM;
    if (strcmp(kind, "Struct") == 0 || strcmp(kind, "Union") == 0) return T_STRUCT;
    if (strcmp(kind, "Com") == 0) return T_COM;
    if (strcmp(kind, "FunctionPointer") == 0) return T_CALLBACK;
    return T_OTHER;
}

static bool looks_like_bits(const enum_value *values, uint32_t count) {
    uint64_t single = 0, three = 0;
    for (uint32_t i = 0; i < count; i++) {
        if ((values[i].value & (values[i].value - 1)) == 0) single |= values[i].value;
        three |= values[i].value == 3;
    }
    for (uint32_t i = 0; i < count; i++)
        if (values[i].value & ~single) return false;
    return !three && count > 2 && (single & (single - 1) & ((single & (single - 1)) - 1)) != 0; // three bits or more
}

static void add_enum_values(importer *im, type_entry *entry, const json *type) {
    uint32_t count = 0;
    const json *values = json_get(type, "Values");
    for (const json *v = values ? values->first : NULL; v; v = v->next)
        count++;
    entry->values = w32t_arena_alloc(&im->arena, (count + 1) * sizeof *entry->values);
    for (const json *v = values ? values->first : NULL; v; v = v->next)
        entry->values[entry->value_count++] = (enum_value){keep(im, json_text(json_get(v, "Name"))),
                                                           (uint64_t)json_int(json_get(v, "Value"), 0) & 0xFFFFFFFFu};
    const json *flags = json_get(type, "Flags");
    entry->bits =
        (flags && flags->kind == JSON_BOOL && flags->truth) || looks_like_bits(entry->values, entry->value_count);
}

static void add_type(importer *im, const char *api, const json *type) {
    type_entry entry = {.what = what_of(json_text(json_get(type, "Kind"))), .base = ""};
    if (im->type_count == im->type_room) {
        im->type_room = im->type_room ? im->type_room * 2 : 8192;
        im->types = w32t_realloc(im->types, im->type_room * sizeof *im->types);
    }
    entry.name = keep(im, json_text(json_get(type, "Name")));
    entry.key = joined(im, api, entry.name);
    if (entry.what == T_ENUM) {
        const char *base = json_text(json_get(type, "IntegerBase"));
        entry.base = keep(im, *base ? base : "Int32");
        add_enum_values(im, &entry, type);
    } else if (entry.what == T_NATIVE) {
        const json *def = json_get(type, "Def");
        bool native = strcmp(json_text(json_get(def, "Kind")), "Native") == 0;
        entry.base = native ? keep(im, json_text(json_get(def, "Name"))) : "*";
        entry.minus_one = json_int(json_get(type, "InvalidHandleValue"), 0) == -1;
    }
    im->types[im->type_count++] = entry;
}

static int by_key(const void *left, const void *right) {
    return strcmp(((const type_entry *)left)->key, ((const type_entry *)right)->key);
}

static type_entry *type_named(importer *im, const json *ref) {
    char key[512];
    if (strcmp(json_text(json_get(ref, "Kind")), "ApiRef") != 0) return NULL;
    snprintf(key, sizeof key, "%s.%s", json_text(json_get(ref, "Api")), json_text(json_get(ref, "Name")));
    type_entry wanted = {.key = key};
    return im->type_count ? bsearch(&wanted, im->types, im->type_count, sizeof wanted, by_key) : NULL;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Second pass: types of parameters

typedef struct made {
    api_type_row row;
    char text[256];
    uint32_t set;
    bool minus_one, win32_code;
    uint32_t target64; // of a pointer
    uint8_t target_kind;
} made;

static const struct {
    const char *name;
    uint8_t kind, size64, size32;
    const char *text;
} NATIVES[] = {
    {"Void", W32T_API_VOID, 0, 0, "void"},        {"Boolean", W32T_API_BOOL, 1, 1, "bool"},
    {"SByte", W32T_API_INT, 1, 1, "INT8"},        {"Byte", W32T_API_UINT, 1, 1, "BYTE"},
    {"Int16", W32T_API_INT, 2, 2, "SHORT"},       {"UInt16", W32T_API_UINT, 2, 2, "USHORT"},
    {"Char", W32T_API_UINT, 2, 2, "WCHAR"},       {"Int32", W32T_API_INT, 4, 4, "LONG"},
    {"UInt32", W32T_API_UINT, 4, 4, "DWORD"},     {"Int64", W32T_API_INT, 8, 8, "LONGLONG"},
    {"UInt64", W32T_API_UINT, 8, 8, "ULONGLONG"}, {"Single", W32T_API_FLOAT, 4, 4, "float"},
    {"Double", W32T_API_FLOAT, 8, 8, "double"},   {"IntPtr", W32T_API_INT, 8, 4, "INT_PTR"},
    {"UIntPtr", W32T_API_UINT, 8, 4, "UINT_PTR"}, {"Guid", W32T_API_AGGREGATE, 16, 16, "GUID"},
};

static const struct {
    const char *name;
    uint8_t kind, shape;
} TYPEDEFS[] = {
    {"BOOL", W32T_API_BOOL, 0},
    {"BOOLEAN", W32T_API_BOOL, 0},
    {"VARIANT_BOOL", W32T_API_BOOL, 0},
    {"HRESULT", W32T_API_INT, W32T_SHAPE_HRESULT},
    {"NTSTATUS", W32T_API_INT, W32T_SHAPE_NTSTATUS},
    {"PWSTR", W32T_API_STRING_W, 0},
    {"PSTR", W32T_API_STRING_A, 0},
    {"BSTR", W32T_API_BSTR, 0},
    {"PSID", W32T_API_SID, 0},
    {"WPARAM", W32T_API_UINT, W32T_SHAPE_HEX},
    {"LPARAM", W32T_API_INT, W32T_SHAPE_HEX},
    {"LRESULT", W32T_API_INT, W32T_SHAPE_HEX},
    {"COLORREF", W32T_API_UINT, W32T_SHAPE_HEX},
};

static const struct {
    const char *name;
    uint8_t kind;
} RECORDS[] = {
    {"UNICODE_STRING", W32T_API_UNICODE_STRING},
    {"STRING", W32T_API_ANSI_STRING},
    {"OBJECT_ATTRIBUTES", W32T_API_OBJECT_ATTRIBUTES},
    {"SID", W32T_API_SID},
    {"SECURITY_DESCRIPTOR", W32T_API_SECURITY_DESCRIPTOR},
    {"SOCKADDR", W32T_API_SOCKADDR},
    {"VARIANT", W32T_API_VARIANT},
};

static void native(const char *name, made *out) {
    for (size_t i = 0; i < sizeof NATIVES / sizeof NATIVES[0]; i++) {
        if (strcmp(NATIVES[i].name, name) != 0) continue;
        out->row.kind = NATIVES[i].kind;
        out->row.size64 = NATIVES[i].size64;
        out->row.size32 = NATIVES[i].size32;
        snprintf(out->text, sizeof out->text, "%s", NATIVES[i].text);
        return;
    }
    out->row.kind = W32T_API_UINT; // a type nobody knows: one word
    out->row.size64 = 8;
    out->row.size32 = 4;
    snprintf(out->text, sizeof out->text, "%.200s", name);
}

static uint32_t set_of(importer *im, type_entry *entry) {
    if (!entry->set && entry->value_count) {
        entry->set = api_build_set(im->build, entry->key, entry->bits);
        for (uint32_t i = 0; i < entry->value_count; i++)
            api_build_constant(im->build, entry->set, entry->values[i].name, entry->values[i].value, 0);
    }
    return entry->set;
}

static void typedef_of(const type_entry *entry, made *out) {
    out->minus_one = entry->minus_one;
    out->row.name = entry->name;
    for (size_t i = 0; i < sizeof TYPEDEFS / sizeof TYPEDEFS[0]; i++)
        if (strcmp(TYPEDEFS[i].name, entry->name) == 0) {
            out->row.kind = TYPEDEFS[i].kind;
            out->row.shape = TYPEDEFS[i].shape;
            return;
        }
    if (out->row.size64 == 8 && out->row.size32 == 4) out->row.kind = W32T_API_HANDLE;
}

static void reference(importer *im, const json *type, made *out) {
    type_entry *entry = type_named(im, type);
    const char *name = json_text(json_get(type, "Name"));
    uint8_t what = entry ? entry->what : T_OTHER;
    native(what == T_ENUM || (what == T_NATIVE && entry->base[0] != '*') ? entry->base : "IntPtr", out);
    snprintf(out->text, sizeof out->text, "%.250s", name);
    if (what == T_NATIVE) typedef_of(entry, out);
    if (what == T_ENUM) {
        out->set = set_of(im, entry);
        out->win32_code = strcmp(name, "WIN32_ERROR") == 0;
    }
    if (what == T_COM) {
        out->row.kind = W32T_API_COM;
        out->row.name = entry->name;
        snprintf(out->text, sizeof out->text, "%.250s *", name);
    }
    if (what == T_CALLBACK) out->row.kind = W32T_API_CALLBACK;
    if (what == T_OTHER) out->row.kind = W32T_API_POINTER;
    if (what != T_STRUCT) return;
    w32t_api_struct s;
    uint32_t builtin = w32t_apidb_struct_named(NULL, name);
    out->row.kind = W32T_API_AGGREGATE;
    out->row.name = entry->name;
    bool known = w32t_apidb_struct(NULL, builtin, &s);
    out->row.size64 = known ? s.size64 : 0;
    out->row.size32 = known ? s.size32 : 0;
    out->row.structure = known ? api_copy_struct(&im->copier, builtin) : api_build_struct(im->build, name);
}

static uint32_t type_row(importer *im, const json *type, made *out, unsigned depth);

static void pointer(importer *im, const json *child, made *out, unsigned depth) {
    made target;
    uint32_t row = type_row(im, child, &target, depth + 1);
    char text[256];
    snprintf(text, sizeof text, "%.250s *", target.text);
    memset(out, 0, sizeof *out);
    memcpy(out->text, text, sizeof text);
    out->row = (api_type_row){.name = target.row.name, .size64 = 8, .size32 = 4, .target = row};
    out->target64 = target.row.size64;
    out->target_kind = target.row.kind;
    out->set = target.set;
    out->row.kind = W32T_API_SCALAR;
    if (target.row.kind == W32T_API_VOID) out->row.kind = W32T_API_POINTER;
    if (target.row.kind == W32T_API_COM) out->row.kind = W32T_API_COM_OUT;
    if (target.row.kind == W32T_API_AGGREGATE) {
        out->row.kind = target.row.size64 ? W32T_API_STRUCT : W32T_API_POINTER;
        if (strcmp(target.text, "GUID") == 0) out->row.kind = W32T_API_GUID;
        for (size_t i = 0; i < sizeof RECORDS / sizeof RECORDS[0]; i++)
            if (strcmp(RECORDS[i].name, target.text) == 0) out->row.kind = RECORDS[i].kind;
    }
}

static uint32_t type_row(importer *im, const json *type, made *out, unsigned depth) {
    const char *kind = json_text(json_get(type, "Kind"));
    memset(out, 0, sizeof *out);
    if (depth > 8)
        native("UIntPtr", out);
    else if (strcmp(kind, "Native") == 0)
        native(json_text(json_get(type, "Name")), out);
    else if (strcmp(kind, "ApiRef") == 0)
        reference(im, type, out);
    else if (strcmp(kind, "PointerTo") == 0 || strcmp(kind, "LPArray") == 0)
        pointer(im, json_get(type, "Child"), out, depth);
    else
        native("UIntPtr", out);
    if (out->row.kind == W32T_API_VOID) return 0;
    out->row.text = out->text;
    if (!out->row.name) out->row.name = "";
    return api_build_type(im->build, &out->row);
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Second pass: parameters

static const json *nth(const json *array, int64_t index) {
    const json *m = array ? array->first : NULL;
    while (m && index-- > 0)
        m = m->next;
    return m;
}

static bool is_pointer(const json *param) {
    return strcmp(json_text(json_get(json_get(param, "Type"), "Kind")), "PointerTo") == 0;
}

static void set_length(api_param_row *p, const json *params, int64_t index, uint8_t scale) {
    const json *by = nth(params, index);
    if (!by || index >= W32T_API_MAX_PARAMS) return;
    p->size = (w32t_api_length){is_pointer(by) ? W32T_API_LEN_DEREF : W32T_API_LEN_PARAM, scale, (uint16_t)index};
}

static void array_param(api_param_row *p, const json *type, const made *m, const json *params) {
    int64_t index = json_int(json_get(type, "CountParamIndex"), -1), fixed = json_int(json_get(type, "CountConst"), -1);
    const char *child = json_text(json_get(json_get(type, "Child"), "Name"));
    const json *ends = json_get(type, "NullNullTerm");
    bool wide = strcmp(child, "Char") == 0, bytes = strcmp(child, "Byte") == 0 || strcmp(child, "Void") == 0;
    uint8_t scale = wide ? 2 : bytes ? 1 : 0;
    p->kind = wide ? W32T_API_STRING_W : bytes ? W32T_API_BUFFER : W32T_API_ARRAY;
    if (ends && ends->kind == JSON_BOOL && ends->truth) p->kind = wide ? W32T_API_MULTI_W : W32T_API_MULTI_A;
    if (index >= 0)
        set_length(p, params, index, scale);
    else if (fixed > 0 && fixed < 0x10000)
        p->size = (w32t_api_length){W32T_API_LEN_CONST, scale, (uint16_t)fixed};
    else if (p->kind == W32T_API_BUFFER || (p->kind == W32T_API_ARRAY && !m->target64))
        p->kind = W32T_API_POINTER; // of unknown length
}

static void memory_size(api_param_row *p, const json *attributes, const json *params) {
    for (const json *a = attributes ? attributes->first : NULL; a; a = a->next) {
        if (strcmp(json_text(json_get(a, "Kind")), "MemorySize") != 0) continue;
        if (p->kind == W32T_API_POINTER || p->kind == W32T_API_SCALAR || p->kind == W32T_API_STRUCT)
            p->kind = W32T_API_BUFFER;
        set_length(p, params, json_int(json_get(a, "BytesParamIndex"), -1), 1);
    }
}

static void com_out(api_param_row *p, const json *params) {
    uint8_t index = 0;
    p->kind = W32T_API_COM_OUT;
    for (const json *other = params->first; other && index < 250; other = other->next, index++) {
        const char *name = json_text(json_get(other, "Name"));
        if (strcmp(name, "riid") == 0 || strcmp(name, "iid") == 0) p->iid_param = (uint8_t)(index + 1);
    }
}

static void param_row(importer *im, const json *param, const json *params, api_param_row *p) {
    made m;
    const json *type = json_get(param, "Type"), *attributes = json_get(param, "Attrs");
    uint32_t row = type_row(im, type, &m, 0);
    *p = (api_param_row){.name = json_text(json_get(param, "Name")),
                         .type = row,
                         .kind = m.row.kind,
                         .shape = m.row.shape,
                         .set = m.set};
    if (json_has(attributes, "In")) p->flags |= W32T_API_IN;
    if (json_has(attributes, "Out")) p->flags |= W32T_API_OUT;
    if (json_has(attributes, "Const")) p->flags &= (uint16_t)~W32T_API_OUT;
    if (json_has(attributes, "Optional")) p->flags |= W32T_API_OPTIONAL;
    if (json_has(attributes, "Reserved")) p->flags |= W32T_API_RESERVED;
    if (strcmp(json_text(json_get(type, "Kind")), "LPArray") == 0) array_param(p, type, &m, params);
    memory_size(p, attributes, params);
    if (json_has(attributes, "ComOutPtr")) com_out(p, params);
    if (p->kind == W32T_API_SCALAR && m.target64 == 1 && p->size.how == W32T_API_LEN_NONE) p->kind = W32T_API_POINTER;
    if (p->size.how == W32T_API_LEN_NONE && p->kind == W32T_API_BUFFER) p->kind = W32T_API_POINTER;
    if (!(p->flags & (W32T_API_IN | W32T_API_OUT)) || !w32t_api_is_followed(p->kind)) p->flags |= W32T_API_IN;
    // A parameter needs a size in registers even when nobody knows its structure.
    if (m.row.kind == W32T_API_AGGREGATE && !m.row.size64) {
        made word;
        memset(&word, 0, sizeof word);
        native("UIntPtr", &word);
        word.row.text = m.text;
        word.row.name = "";
        p->type = api_build_type(im->build, &word.row);
        p->kind = W32T_API_UINT;
    }
}

static w32t_api_failure failure_of(const made *result, bool last_error) {
    uint8_t code = last_error ? W32T_API_CODE_LAST_ERROR : W32T_API_CODE_NONE;
    if (result->row.shape == W32T_SHAPE_HRESULT)
        return (w32t_api_failure){W32T_API_FAIL_NEGATIVE, W32T_API_CODE_HRESULT, 0};
    if (result->row.shape == W32T_SHAPE_NTSTATUS)
        return (w32t_api_failure){W32T_API_FAIL_NT_ERROR, W32T_API_CODE_NTSTATUS, 0};
    if (result->win32_code) return (w32t_api_failure){W32T_API_FAIL_NONZERO, W32T_API_CODE_WIN32, 0};
    bool pointer_like = result->row.kind == W32T_API_HANDLE || result->row.kind >= W32T_API_STRING_W ||
                        result->row.kind == W32T_API_POINTER;
    if (result->minus_one) return (w32t_api_failure){W32T_API_FAIL_ZERO_OR_MINUS_ONE, code, 0};
    if (last_error || pointer_like) return (w32t_api_failure){W32T_API_FAIL_ZERO, code, 0};
    return (w32t_api_failure){W32T_API_FAIL_NEVER, W32T_API_CODE_NONE, 0};
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Second pass: functions

static bool for_x64(const json *function) {
    const json *list = json_get(function, "Architectures");
    return !list || !list->first || json_has(list, "X64");
}

// Names come more than once (an entry for each processor, or in two DLLs): the first stays.
static bool already(importer *im, const char *name) {
    uint32_t at = 2166136261u;
    for (const char *p = name; *p; p++)
        at = (at ^ (uint8_t)*p) * 16777619u;
    for (at &= SEEN_ROOM - 1; im->seen[at]; at = (at + 1) & (SEEN_ROOM - 1))
        if (strcmp(im->seen[at], name) == 0) return true;
    if (im->seen_count < SEEN_ROOM / 2) { // past that, names are let through twice rather than searched long
        im->seen[at] = keep(im, name);
        im->seen_count++;
    }
    return false;
}

static void lower(const char *from, char out[128]) {
    size_t i = 0;
    for (; from[i] && i < 120; i++)
        out[i] = (char)(from[i] >= 'A' && from[i] <= 'Z' ? from[i] + 32 : from[i]);
    out[i] = 0;
    if (!strchr(out, '.')) strcpy(out + i, ".dll");
}

static void add_function(importer *im, const char *api, const json *function) {
    const char *name = json_text(json_get(function, "Name"));
    const json *params = json_get(function, "Params"), *sle = json_get(function, "SetLastError");
    char dll[128];
    w32t_api_function builtin = {.name = ""};
    lower(json_text(json_get(function, "DllImport")), dll);
    if (!*name || !for_x64(function)) return;
    if (w32t_apidb_find_name(NULL, name, &builtin) && (builtin.flags & W32T_API_ANNOTATED)) {
        im->counts.known++;
        return;
    }
    api_param_row *rows = w32t_arena_alloc(&im->arena, W32T_API_MAX_PARAMS * sizeof *rows);
    uint32_t count = 0;
    for (const json *p = params ? params->first : NULL; p && count < W32T_API_MAX_PARAMS; p = p->next)
        param_row(im, p, params, &rows[count++]);
    made result;
    uint32_t type = type_row(im, json_get(function, "ReturnType"), &result, 0), row = api_build_dll(im->build, dll);
    api_function_row f = {
        .name = name,
        .origin = api,
        .flags = W32T_API_ANNOTATED,
        .groups = *builtin.name ? builtin.groups : 0,
        .result = {.name = "", .type = type, .kind = result.row.kind, .shape = result.row.shape, .set = result.set},
        .failure = failure_of(&result, sle && sle->kind == JSON_BOOL && sle->truth),
        .params = rows,
        .param_count = count,
        .dlls = &row,
        .dll_count = 1};
    api_build_function(im->build, &f);
    im->counts.functions++;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Files

static w32t_status each_file(importer *im, const char *folder, char **names, size_t count, bool functions,
                             w32t_error *error) {
    for (size_t i = 0; i < count; i++) {
        char path[4096], api[256];
        size_t length = strlen(names[i]), size = 0;
        if (length < 6 || strcmp(names[i] + length - 5, ".json") != 0) continue;
        snprintf(path, sizeof path, "%s/%s", folder, names[i]);
        snprintf(api, sizeof api, "%.*s", (int)(length - 5 < 250 ? length - 5 : 250), names[i]);
        uint8_t *bytes = NULL;
        json_tree *tree = NULL;
        const json *root = NULL;
        w32t_status status = w32t_file_load(path, FILE_MAX, &bytes, &size, error);
        if (status != W32T_OK) return status;
        status = json_parse((const char *)bytes, size, &tree, &root, error);
        free(bytes);
        if (status != W32T_OK) {
            if (error) snprintf(error->file, sizeof error->file, "%.500s", path);
            return status;
        }
        const json *list = json_get(root, functions ? "Functions" : "Types");
        for (const json *m = list ? list->first : NULL; m; m = m->next) {
            if (!functions)
                add_type(im, api, m);
            else if (!already(im, json_text(json_get(m, "Name"))))
                add_function(im, api, m);
        }
        im->counts.files += functions;
        json_free(tree);
    }
    return W32T_OK;
}

w32t_status w32t_apidb_import(const char *folder, const char *path, w32t_import_counts *counts, w32t_error *error) {
    importer im = {.build = api_build_new()};
    char **names = NULL;
    size_t count = 0;
    if (!im.build) return W32T_E_MEMORY;
    api_copier_begin(&im.copier, im.build, NULL);
    im.seen = w32t_alloc(SEEN_ROOM * sizeof *im.seen);
    w32t_status status = w32t_folder_list(folder, &names, &count, error);
    if (status == W32T_OK) status = each_file(&im, folder, names, count, false, error);
    if (status == W32T_OK && im.type_count) qsort(im.types, im.type_count, sizeof *im.types, by_key);
    if (status == W32T_OK) status = each_file(&im, folder, names, count, true, error);
    if (status == W32T_OK && !im.counts.functions) {
        status = W32T_E_NOT_FOUND;
        if (error) {
            memset(error, 0, sizeof *error);
            error->status = status;
            error->offset = W32T_NO_OFFSET;
            error->record = W32T_NO_RECORD;
            snprintf(error->file, sizeof error->file, "%s", folder);
            snprintf(error->text, sizeof error->text, "no namespace files (*.json) with functions in it");
        }
    }
    if (status == W32T_OK) status = api_build_save(im.build, path, error);
    if (status == W32T_OK && counts) *counts = im.counts;
    if (names) w32t_names_free(names, count);
    w32t_arena_free(&im.arena);
    free(im.types);
    free(im.seen);
    api_copier_end(&im.copier);
    api_build_free(im.build);
    return status;
}
