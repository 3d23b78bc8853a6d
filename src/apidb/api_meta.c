// SPDX-License-Identifier: Apache-2.0
// Metadata into rows: what types are to a recorder, which parameters are followed and how far, how functions fail.
// In: what a reader gathered; out: rows in a builder. Structures keep the layouts of the built-in database where it has
// them. Functions that the built-in database states by hand are left to it.
#include "apidb/api_meta.h"
#include "apidb/api_row.h"

#include <stdlib.h>
#include <string.h>

// Above anything there is (the metadata of 2024 has 62,000 functions and methods and 34,000 types): what a damaged file
// can make of a few repeated rows ends here.
#define MOST_ENTRIES   ((size_t)1 << 18)
#define MOST_FUNCTIONS ((size_t)1 << 18)
#define MOST_SET       0xFFFFu // rows have 16 bits for the number of a set

bool api_meta_add_entry(api_meta *meta, const api_meta_entry *entry) {
    if (meta->entry_count == MOST_ENTRIES) return false;
    if (meta->entry_count == meta->entry_room) {
        meta->entry_room = meta->entry_room ? meta->entry_room * 2 : 8192;
        meta->entries = w32t_realloc(meta->entries, meta->entry_room * sizeof *meta->entries);
    }
    meta->entries[meta->entry_count++] = *entry;
    return true;
}

bool api_meta_add_function(api_meta *meta, const api_meta_function *function) {
    if (meta->function_count == MOST_FUNCTIONS) return false;
    if (meta->function_count == meta->function_room) {
        meta->function_room = meta->function_room ? meta->function_room * 2 : 8192;
        meta->functions = w32t_realloc(meta->functions, meta->function_room * sizeof *meta->functions);
    }
    meta->functions[meta->function_count++] = *function;
    return true;
}

void api_meta_free(api_meta *meta) {
    w32t_arena_free(&meta->arena);
    free(meta->entries);
    free(meta->functions);
    *meta = (api_meta){.files = 0};
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Finding types

static int by_key(const void *left, const void *right) {
    const api_meta_entry *l = left, *r = right;
    int order = strcmp(l->key, r->key);
    return order ? order : (int)l->processors - (int)r->processors;
}

bool api_meta_is_for(uint8_t processors, bool is64) {
    return !processors || (processors & (is64 ? META_X64 : META_X86));
}

api_meta_entry *api_meta_find(const api_meta *meta, const char *key, bool is64) {
    size_t low = 0, high = meta->entry_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (strcmp(meta->entries[middle].key, key) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    api_meta_entry *other = NULL;
    for (; low < meta->entry_count && strcmp(meta->entries[low].key, key) == 0; low++) {
        if (api_meta_is_for(meta->entries[low].processors, is64)) return &meta->entries[low];
        if (!other) other = &meta->entries[low];
    }
    return other;
}

const char *api_meta_last_name(const char *key) {
    const char *dot = strrchr(key, '.');
    return dot ? dot + 1 : key;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Types

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

bool api_meta_native_size(const char *name, bool is64, uint32_t *size, uint32_t *align) {
    for (size_t i = 0; i < sizeof NATIVES / sizeof NATIVES[0]; i++) {
        if (strcmp(NATIVES[i].name, name) != 0) continue;
        *size = is64 ? NATIVES[i].size64 : NATIVES[i].size32;
        *align = *size == 16 ? 4 : *size; // a GUID begins with 32 bits
        return *size != 0;
    }
    return false;
}

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

static void native(const char *name, api_meta_made *out) {
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

static bool looks_like_bits(const api_meta_value *values, uint32_t count) {
    uint64_t single = 0, three = 0;
    for (uint32_t i = 0; i < count; i++) {
        if ((values[i].value & (values[i].value - 1)) == 0) single |= values[i].value;
        three |= values[i].value == 3;
    }
    for (uint32_t i = 0; i < count; i++)
        if (values[i].value & ~single) return false;
    return !three && count > 2 && (single & (single - 1) & ((single & (single - 1)) - 1)) != 0; // three bits or more
}

static uint32_t set_of(api_meta_maker *mk, api_meta_entry *entry) {
    if (entry->set_made || !entry->value_count) return entry->set;
    entry->set_made = true;
    bool wide = strstr(entry->base->name, "64") != NULL;
    uint32_t set =
        api_build_set(mk->build, entry->key, entry->bits || looks_like_bits(entry->values, entry->value_count));
    if (set > MOST_SET) return 0;
    for (uint32_t i = 0; i < entry->value_count; i++)
        api_build_constant(mk->build, set, entry->values[i].name,
                           wide ? entry->values[i].value : entry->values[i].value & 0xFFFFFFFFu, 0);
    mk->counts.sets++;
    mk->counts.constants += entry->value_count;
    return entry->set = set;
}

static void typedef_of(const api_meta_entry *entry, api_meta_made *out) {
    out->minus_one = entry->minus_one;
    out->free_with = entry->free_with;
    out->row.name = entry->name;
    for (size_t i = 0; i < sizeof TYPEDEFS / sizeof TYPEDEFS[0]; i++)
        if (strcmp(TYPEDEFS[i].name, entry->name) == 0) {
            out->row.kind = TYPEDEFS[i].kind;
            out->row.shape = TYPEDEFS[i].shape;
            return;
        }
    if (out->row.size64 == 8 && out->row.size32 == 4) out->row.kind = W32T_API_HANDLE;
}

static void named(api_meta_maker *mk, const char *key, api_meta_made *out) {
    api_meta_entry *entry = api_meta_find(mk->meta, key, true);
    const char *name = entry ? entry->name : api_meta_last_name(key);
    uint8_t what = entry ? entry->what : META_OTHER;
    bool as_base = (what == META_ENUM || what == META_TYPEDEF) && entry->base && entry->base->kind == META_NATIVE;
    native(as_base ? entry->base->name : "IntPtr", out);
    snprintf(out->text, sizeof out->text, "%.250s", name);
    if (what == META_TYPEDEF) typedef_of(entry, out);
    if (what == META_ENUM) {
        out->set = set_of(mk, entry);
        out->win32_code = strcmp(name, "WIN32_ERROR") == 0;
    }
    if (what == META_INTERFACE) {
        out->row.kind = W32T_API_COM;
        out->row.name = entry->name;
        snprintf(out->text, sizeof out->text, "%.250s *", name);
    }
    if (what == META_CALLBACK) out->row.kind = W32T_API_CALLBACK;
    if (what == META_OTHER) out->row.kind = W32T_API_POINTER;
    if (what == META_STRUCT) api_meta_struct_row(mk, entry, &out->row);
}

static void pointer(api_meta_maker *mk, const api_meta_type *to, api_meta_made *out, unsigned depth) {
    api_meta_made target;
    uint32_t row = api_meta_type_row(mk, to, &target, depth + 1);
    char text[256];
    snprintf(text, sizeof text, "%.250s *", target.text);
    memset(out, 0, sizeof *out);
    memcpy(out->text, text, sizeof text);
    out->row = (api_type_row){.name = target.row.name, .size64 = 8, .size32 = 4, .target = row};
    out->target64 = target.row.size64;
    out->target_kind = target.row.kind;
    out->set = target.set;
    out->row.kind = W32T_API_SCALAR;
    if (target.row.kind == W32T_API_VOID || target.row.kind == W32T_API_ARRAY) out->row.kind = W32T_API_POINTER;
    if (target.row.kind == W32T_API_COM) out->row.kind = W32T_API_COM_OUT;
    if (target.row.kind == W32T_API_AGGREGATE) {
        out->row.kind = target.row.size64 ? W32T_API_STRUCT : W32T_API_POINTER;
        if (strcmp(target.text, "GUID") == 0) out->row.kind = W32T_API_GUID;
        for (size_t i = 0; i < sizeof RECORDS / sizeof RECORDS[0]; i++)
            if (strcmp(RECORDS[i].name, target.text) == 0) out->row.kind = RECORDS[i].kind;
    }
}

static void array(api_meta_maker *mk, const api_meta_type *type, api_meta_made *out, unsigned depth) {
    api_meta_made element;
    uint32_t row = api_meta_type_row(mk, type->target, &element, depth + 1), count = type->count ? type->count : 1;
    if (count > 0x100000) count = 1;
    memset(out, 0, sizeof *out);
    snprintf(out->text, sizeof out->text, "%.240s[%u]", element.text, count);
    out->set = element.set;
    out->row = (api_type_row){.name = element.row.name,
                              .kind = W32T_API_ARRAY,
                              .size64 = element.row.size64 * count,
                              .size32 = element.row.size32 * count,
                              .target = row,
                              .array_count = count};
}

uint32_t api_meta_type_row(api_meta_maker *mk, const api_meta_type *type, api_meta_made *out, unsigned depth) {
    memset(out, 0, sizeof *out);
    if (!type || depth > META_DEPTH)
        native("UIntPtr", out);
    else if (type->kind == META_NATIVE)
        native(type->name, out);
    else if (type->kind == META_NAMED)
        named(mk, type->name, out);
    else if (type->kind == META_POINTER)
        pointer(mk, type->target, out, depth);
    else if (type->kind == META_ARRAY)
        array(mk, type, out, depth);
    else
        native("UIntPtr", out);
    if (out->row.kind == W32T_API_VOID) return 0;
    out->row.text = out->text;
    if (!out->row.name) out->row.name = "";
    return api_build_type(mk->build, &out->row);
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Parameters

typedef struct params_of {
    const api_meta_param *at;
    uint32_t count;
    uint32_t before; // the object that methods have before their first
} params_of;

static void set_length(api_param_row *p, const params_of *all, int64_t index, uint8_t scale) {
    if (index < 0 || index >= all->count || index + all->before >= W32T_API_MAX_PARAMS) return;
    const api_meta_param *by = &all->at[index];
    bool deref = by->type && by->type->kind == META_POINTER && !(by->marks & META_ELEMENTS);
    p->size =
        (w32t_api_length){deref ? W32T_API_LEN_DEREF : W32T_API_LEN_PARAM, scale, (uint16_t)(index + all->before)};
}

static bool is_native(const api_meta_type *type, const char *name) {
    return type && type->kind == META_NATIVE && strcmp(type->name, name) == 0;
}

static void elements(api_param_row *p, const api_meta_param *param, const api_meta_made *m, const params_of *all) {
    const api_meta_type *child = param->type && param->type->kind == META_POINTER ? param->type->target : NULL;
    bool wide = is_native(child, "Char"), bytes = is_native(child, "Byte") || is_native(child, "Void");
    uint8_t scale = wide ? 2 : bytes ? 1 : 0;
    if (p->kind != W32T_API_COM_OUT) p->kind = wide ? W32T_API_STRING_W : bytes ? W32T_API_BUFFER : W32T_API_ARRAY;
    if (param->count_param >= 0)
        set_length(p, all, param->count_param, scale);
    else if (param->count_const > 0 && param->count_const < 0x10000)
        p->size = (w32t_api_length){W32T_API_LEN_CONST, scale, (uint16_t)param->count_const};
    else if (p->kind == W32T_API_BUFFER || (p->kind == W32T_API_ARRAY && !m->target64))
        p->kind = W32T_API_POINTER; // of unknown length
}

// Strings one after another; text without its zero is followed only where a length is known.
static void ends_of_text(api_param_row *p, uint32_t marks) {
    bool wide = p->kind == W32T_API_STRING_W;
    if (!wide && p->kind != W32T_API_STRING_A) return;
    if (marks & META_MULTI)
        p->kind = wide ? W32T_API_MULTI_W : W32T_API_MULTI_A;
    else if ((marks & META_UNTERMINATED) && p->size.how == W32T_API_LEN_NONE)
        p->kind = W32T_API_POINTER;
}

static bool is_guid_given(const api_meta_param *param) {
    return param->type && param->type->kind == META_POINTER && is_native(param->type->target, "Guid") &&
           !(param->marks & META_OUT);
}

static void com_out(api_param_row *p, const params_of *all) {
    p->kind = W32T_API_COM_OUT;
    for (uint32_t i = 0; i < all->count && i < 250; i++)
        if (strcmp(all->at[i].name, "riid") == 0 || strcmp(all->at[i].name, "iid") == 0)
            p->iid_param = (uint8_t)(i + all->before + 1);
}

// Where the metadata does not say that a void ** is an object of the interface asked for: one just behind an IID is, or
// the one of a function that has a parameter of that name.
static bool is_object(const api_meta_param *param, const params_of *all) {
    const api_meta_type *type = param->type;
    bool any = type && type->kind == META_POINTER && type->target && type->target->kind == META_POINTER &&
               is_native(type->target->target, "Void");
    if (!any || !(param->marks & META_OUT) || param->marks & (META_IN | META_ELEMENTS)) return false;
    if (param > all->at && is_guid_given(param - 1)) return true;
    for (uint32_t i = 0; i < all->count; i++)
        if (strcmp(all->at[i].name, "riid") == 0 && is_guid_given(&all->at[i])) return true;
    return false;
}

static void object_asked_for(api_param_row *p, const api_meta_param *param, const params_of *all) {
    com_out(p, all);
    size_t before = (size_t)(param - all->at);
    if (before && before < 250 && is_guid_given(param - 1)) p->iid_param = (uint8_t)(before + all->before);
}

// IEnumXxx::Next(celt, rgelt, pceltFetched): the metadata seldom says that the first is the room of the second, and
// never that the third tells how many there are then.
static void enumerated(const char *name, api_param_row *rows, uint32_t count) {
    const char *method = strstr(name, "::");
    if (!method || strcmp(method, "::Next") != 0 || count != 4 || rows[3].kind != W32T_API_SCALAR) return;
    api_param_row *p = &rows[2];
    if (rows[1].kind != W32T_API_UINT || !(p->flags & W32T_API_OUT) || p->iid_param) return;
    if (p->kind == W32T_API_STRUCT || p->kind == W32T_API_SCALAR || p->kind == W32T_API_GUID) p->kind = W32T_API_ARRAY;
    if (p->kind != W32T_API_ARRAY && p->kind != W32T_API_COM_OUT && p->kind != W32T_API_VARIANT) return;
    p->size = (w32t_api_length){W32T_API_LEN_PARAM, 0, 1};
    p->filled = (w32t_api_length){W32T_API_LEN_DEREF, 0, 3};
}

static uint16_t flags_of(uint32_t marks) {
    uint16_t flags = 0;
    if (marks & META_IN) flags |= W32T_API_IN;
    if (marks & META_OUT) flags |= W32T_API_OUT;
    if (marks & META_CONST) flags &= (uint16_t)~W32T_API_OUT;
    if (marks & META_OPTIONAL) flags |= W32T_API_OPTIONAL;
    if (marks & META_RESERVED) flags |= W32T_API_RESERVED;
    return flags;
}

// A parameter needs a size in registers even when nobody knows its structure.
static void as_word(api_meta_maker *mk, const api_meta_made *m, api_param_row *p) {
    api_meta_made word;
    memset(&word, 0, sizeof word);
    native("UIntPtr", &word);
    word.row.text = m->text;
    word.row.name = "";
    p->type = api_build_type(mk->build, &word.row);
    p->kind = W32T_API_UINT;
}

static void param_row(api_meta_maker *mk, const api_meta_param *param, const params_of *all, const char *function,
                      api_param_row *p) {
    api_meta_made m;
    api_meta_type decayed = {.kind = META_POINTER};
    const api_meta_type *type = param->type;
    if (type && type->kind == META_ARRAY) { // a parameter that is an array is the address of its first element
        decayed.target = type->target;
        type = &decayed;
    }
    uint32_t row = api_meta_type_row(mk, type, &m, 0);
    *p = (api_param_row){.name = param->name, .type = row, .kind = m.row.kind, .shape = m.row.shape, .set = m.set};
    p->flags = flags_of(param->marks);
    if (param->marks & META_ELEMENTS) elements(p, param, &m, all);
    if (param->bytes_param >= 0) {
        if (p->kind == W32T_API_POINTER || p->kind == W32T_API_SCALAR || p->kind == W32T_API_STRUCT)
            p->kind = W32T_API_BUFFER;
        set_length(p, all, param->bytes_param, 1);
    }
    ends_of_text(p, param->marks);
    if (param->marks & META_COM_OUT) com_out(p, all);
    if (!(param->marks & META_COM_OUT) && is_object(param, all)) object_asked_for(p, param, all);
    if (p->kind == W32T_API_SCALAR && m.target64 == 1 && p->size.how == W32T_API_LEN_NONE) p->kind = W32T_API_POINTER;
    if (p->size.how == W32T_API_LEN_NONE && p->kind == W32T_API_BUFFER) p->kind = W32T_API_POINTER;
    if (!(p->flags & (W32T_API_IN | W32T_API_OUT)) || !w32t_api_is_followed(p->kind)) p->flags |= W32T_API_IN;
    if (m.free_with && strcmp(m.free_with, function) == 0) p->flags |= W32T_API_CLOSES;
    if (m.row.kind == W32T_API_AGGREGATE && !m.row.size64) as_word(mk, &m, p);
}

static w32t_api_failure failure_of(const api_meta_made *result, bool last_error) {
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
// Functions

static uint32_t object_param(api_meta_maker *mk, const char *object, api_param_row *p) {
    char text[256];
    snprintf(text, sizeof text, "%.250s *", object);
    api_type_row type = {.text = text, .name = object, .kind = W32T_API_COM, .size64 = 8, .size32 = 4};
    *p = (api_param_row){
        .name = "This", .type = api_build_type(mk->build, &type), .kind = W32T_API_COM, .flags = W32T_API_IN};
    return 1;
}

static void lower(const char *from, char out[128]) {
    size_t i = 0;
    for (; from[i] && i < 120; i++)
        out[i] = (char)(from[i] >= 'A' && from[i] <= 'Z' ? from[i] + 32 : from[i]);
    out[i] = 0;
    if (!strchr(out, '.')) strcpy(out + i, ".dll");
}

uint32_t api_meta_function_row(api_meta_maker *mk, const api_meta_function *f, const char *name, const char *object) {
    api_param_row rows[W32T_API_MAX_PARAMS];
    uint32_t count = object ? object_param(mk, object, &rows[0]) : 0;
    params_of all = {f->params, f->param_count, count};
    w32t_api_function builtin = {.name = ""};
    char dll[128];
    for (uint32_t i = 0; i < f->param_count && count < W32T_API_MAX_PARAMS; i++)
        param_row(mk, &f->params[i], &all, name, &rows[count++]);
    if (object) enumerated(name, rows, count);
    api_meta_made result;
    uint32_t type = api_meta_type_row(mk, f->result, &result, 0), export_of = 0;
    if (!object) {
        lower(f->dll, dll);
        export_of = api_build_dll(mk->build, dll);
        w32t_apidb_find_name(NULL, name, &builtin);
    }
    api_function_row row = {
        .name = name,
        .origin = f->space,
        .flags = (uint16_t)(W32T_API_ANNOTATED | (f->varargs ? W32T_API_VARARGS : 0) |
                            (f->no_return ? W32T_API_NORETURN : 0)),
        .groups = object          ? W32T_GROUP_COM
                  : *builtin.name ? builtin.groups
                                  : 0,
        .convention = f->convention,
        .result = {.name = "", .type = type, .kind = result.row.kind, .shape = result.row.shape, .set = result.set},
        .failure = failure_of(&result, f->last_error),
        .params = rows,
        .param_count = count,
        .dlls = &export_of,
        .dll_count = object ? 0 : 1};
    return api_build_function(mk->build, &row);
}

// Names come more than once (an entry for each processor, or in two DLLs): the first for 64-bit programs stays.
static void add_function(api_meta_maker *mk, const api_meta_function *f) {
    w32t_api_function builtin;
    if (!*f->name || !api_meta_is_for(f->processors, true)) return;
    if (w32t_table_put(&mk->seen, w32t_hash_bytes(f->name, strlen(f->name)) | 1, mk)) return;
    if (w32t_apidb_find_name(NULL, f->name, &builtin) && (builtin.flags & W32T_API_ANNOTATED)) {
        mk->counts.known++;
        return;
    }
    api_meta_function_row(mk, f, f->name, NULL);
    mk->counts.functions++;
}

w32t_status api_meta_build(api_meta *meta, api_builder *build, bool own_layouts, w32t_import_counts *counts) {
    api_meta_maker mk = {.meta = meta, .build = build, .own_layouts = own_layouts, .counts = {.files = meta->files}};
    api_copier_begin(&mk.copier, build, NULL);
    if (meta->entry_count) qsort(meta->entries, meta->entry_count, sizeof *meta->entries, by_key);
    for (size_t i = 0; i < meta->function_count; i++)
        add_function(&mk, &meta->functions[i]);
    w32t_status status = api_meta_interfaces(&mk);
    api_meta_define_structs(&mk);
    *counts = mk.counts;
    w32t_table_free(&mk.seen);
    free(mk.waiting);
    free(mk.copied);
    api_copier_end(&mk.copier);
    return status;
}
