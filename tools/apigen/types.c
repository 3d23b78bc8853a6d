// SPDX-License-Identifier: Apache-2.0
// Turns a C type, seen by both targets, into a type row: what it is, its size in both, what it points at; and records
// into structure rows whose offsets the compiler computed. Typedef names count before what they stand for: HRESULT is
// no plain long.
#include "apigen.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

typedef struct known {
    const char *name;
    uint8_t kind, shape;
} known;

static const known KNOWN[] = {
    {"BOOL", W32T_API_BOOL, 0},
    {"WINBOOL", W32T_API_BOOL, 0},
    {"BOOLEAN", W32T_API_BOOL, 0},
    {"_Bool", W32T_API_BOOL, 0},
    {"VARIANT_BOOL", W32T_API_BOOL, 0},
    {"HRESULT", W32T_API_INT, W32T_SHAPE_HRESULT},
    {"SECURITY_STATUS", W32T_API_INT, W32T_SHAPE_HRESULT},
    {"NTSTATUS", W32T_API_INT, W32T_SHAPE_NTSTATUS},
    {"LSTATUS", W32T_API_INT, W32T_SHAPE_WIN32},
    {"NET_API_STATUS", W32T_API_UINT, W32T_SHAPE_WIN32},
    {"RPC_STATUS", W32T_API_INT, W32T_SHAPE_WIN32},
    {"DNS_STATUS", W32T_API_INT, W32T_SHAPE_WIN32},
    {"errno_t", W32T_API_INT, W32T_SHAPE_ERRNO},
    {"PSID", W32T_API_SID, 0},
    {"PSECURITY_DESCRIPTOR", W32T_API_SECURITY_DESCRIPTOR, 0},
    {"BSTR", W32T_API_BSTR, 0},
    {"va_list", W32T_API_VA_LIST, 0},
    {"__builtin_va_list", W32T_API_VA_LIST, 0},
    {"__gnuc_va_list", W32T_API_VA_LIST, 0},
    {"PZZWSTR", W32T_API_MULTI_W, 0},
    {"PCZZWSTR", W32T_API_MULTI_W, 0},
    {"PZZSTR", W32T_API_MULTI_A, 0},
    {"PCZZSTR", W32T_API_MULTI_A, 0},
    {"COLORREF", W32T_API_UINT, W32T_SHAPE_HEX},
    {"ACCESS_MASK", W32T_API_UINT, W32T_SHAPE_HEX},
    {"REGSAM", W32T_API_UINT, W32T_SHAPE_HEX},
    {"LCID", W32T_API_UINT, W32T_SHAPE_HEX},
    {"WPARAM", W32T_API_UINT, W32T_SHAPE_HEX},
    {"LPARAM", W32T_API_INT, W32T_SHAPE_HEX},
    {"LRESULT", W32T_API_INT, W32T_SHAPE_HEX},
    {"FARPROC", W32T_API_CALLBACK, 0},
    {"NEARPROC", W32T_API_CALLBACK, 0},
    {"PROC", W32T_API_CALLBACK, 0},
    {"HRSRC", W32T_API_HANDLE, 0},
    {"SOCKET", W32T_API_HANDLE, 0},
    {"SC_HANDLE", W32T_API_HANDLE, 0},
    {"SC_LOCK", W32T_API_HANDLE, 0},
    {"SERVICE_STATUS_HANDLE", W32T_API_HANDLE, 0},
    {"REGHANDLE", W32T_API_HANDLE, 0},
    {"TRACEHANDLE", W32T_API_HANDLE, 0},
};

// Records whose pointers have a kind of their own.
static const known RECORDS[] = {
    {"_GUID", W32T_API_GUID, 0},
    {"GUID", W32T_API_GUID, 0},
    {"_UNICODE_STRING", W32T_API_UNICODE_STRING, 0},
    {"_LSA_UNICODE_STRING", W32T_API_UNICODE_STRING, 0},
    {"_STRING", W32T_API_ANSI_STRING, 0},
    {"_LSA_STRING", W32T_API_ANSI_STRING, 0},
    {"_OBJECT_ATTRIBUTES", W32T_API_OBJECT_ATTRIBUTES, 0},
    {"_LSA_OBJECT_ATTRIBUTES", W32T_API_OBJECT_ATTRIBUTES, 0},
    {"_SID", W32T_API_SID, 0},
    {"_SECURITY_DESCRIPTOR", W32T_API_SECURITY_DESCRIPTOR, 0},
    {"sockaddr", W32T_API_SOCKADDR, 0},
    {"tagVARIANT", W32T_API_VARIANT, 0},
    {"_iobuf", W32T_API_POINTER, 0}, // FILE: nothing inside says anything
    {"localeinfo_struct", W32T_API_POINTER, 0},
    {"_RTL_CRITICAL_SECTION", W32T_API_POINTER, 0}, // locks and the like: their address is what counts
    {"_RTL_SRWLOCK", W32T_API_POINTER, 0},
    {"_RTL_CONDITION_VARIABLE", W32T_API_POINTER, 0},
    {"_RTL_RUN_ONCE", W32T_API_POINTER, 0},
    {"_MIDL_STUB_MESSAGE", W32T_API_POINTER, 0},
};

static const known *known_of(const known *table, size_t count, const char *name) {
    for (size_t i = 0; i < count; i++)
        if (strcmp(table[i].name, name) == 0) return &table[i];
    return NULL;
}

// HWND, HKEY, HCRYPTPROV, BCRYPT_KEY_HANDLE …: as wide as a pointer, and called a handle.
static bool is_handle(const char *name, CXType canonical) {
    bool wide = canonical.kind == CXType_ULong || canonical.kind == CXType_ULongLong || canonical.kind == CXType_UInt;
    if (canonical.kind == CXType_Pointer) {
        CXType to = clang_getCanonicalType(clang_getPointeeType(canonical));
        if (to.kind != CXType_Void && to.kind != CXType_Record) return false;
        if (to.kind == CXType_Record) {
            char *record = text_of(clang_getTypeSpelling(to));
            size_t length = strlen(record);
            bool opaque = length > 2 && strcmp(record + length - 2, "__") == 0;
            free(record);
            if (opaque) return true;
            if (clang_Type_getSizeOf(to) >= 0) return false; // a real structure
        }
    } else if (!wide) {
        return false;
    }
    size_t length = strlen(name);
    if (name[0] == 'P' || starts(name, "LP")) return false;
    return (name[0] == 'H' && isupper((unsigned char)name[1]) && strcmp(name, "HALF_PTR") != 0) ||
           (length > 6 && strcmp(name + length - 6, "HANDLE") == 0) ||
           (length > 7 && strcmp(name + length - 7, "_HANDLE") == 0);
}

// One step from a type towards what it stands for; false when it stands for itself. Gives the typedef's name on the
// way.
static bool desugar(CXType *type, char **name) {
    *name = NULL;
    switch (type->kind) {
    case CXType_Typedef:
        *name = text_of(clang_getTypedefName(*type));
        *type = clang_getTypedefDeclUnderlyingType(clang_getTypeDeclaration(*type));
        return true;
    case CXType_Elaborated:
        *type = clang_Type_getNamedType(*type);
        return true;
    case CXType_Attributed:
        *type = clang_Type_getModifiedType(*type);
        return true;
    default:
        return false;
    }
}

// 1 or 2 for text of that unit, 0 for anything else.
static uint8_t text_unit(CXType type) {
    char *name;
    do {
        if (clang_getCanonicalType(type).kind == CXType_Char_S) return 1;
        if (!desugar(&type, &name)) return 0;
        if (name && (strcmp(name, "wchar_t") == 0 || strcmp(name, "WCHAR") == 0 || strcmp(name, "OLECHAR") == 0))
            return 2;
    } while (true);
}

// WINBOOL is what mingw-w64 calls BOOL.
static char *shown(CXType type) {
    char *text = text_of(clang_getTypeSpelling(type)), *at;
    if ((at = strstr(text, "WINBOOL")) && (at == text || !isalnum((unsigned char)at[-1])))
        memmove(at, at + 3, strlen(at + 3) + 1);
    return text;
}

static uint32_t size_of(CXType type) {
    long long size = clang_Type_getSizeOf(type);
    return size > 0 ? (uint32_t)size : 0;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Enumerations

typedef struct enumerators {
    generator *g;
    uint32_t set;
    unsigned count;
    uint64_t single, other; // values with one bit, values that are no combination of those
    bool dense;
} enumerators;

static enum CXChildVisitResult count_enumerator(CXCursor cursor, CXCursor parent, CXClientData data) {
    (void)parent;
    enumerators *e = data;
    if (clang_getCursorKind(cursor) != CXCursor_EnumConstantDecl) return CXChildVisit_Continue;
    uint64_t v = clang_getEnumConstantDeclUnsignedValue(cursor) & 0xFFFFFFFFu;
    e->count++;
    if (v == 3) e->dense = true;
    if ((v & (v - 1)) == 0)
        e->single |= v;
    else
        e->other |= v;
    return CXChildVisit_Continue;
}

static enum CXChildVisitResult add_enumerator(CXCursor cursor, CXCursor parent, CXClientData data) {
    (void)parent;
    enumerators *e = data;
    if (clang_getCursorKind(cursor) != CXCursor_EnumConstantDecl) return CXChildVisit_Continue;
    char *name = text_of(clang_getCursorSpelling(cursor));
    api_build_constant(e->g->build, e->set, name, clang_getEnumConstantDeclUnsignedValue(cursor) & 0xFFFFFFFFu, 0);
    free(name);
    return CXChildVisit_Continue;
}

uint32_t set_of_enum(generator *g, CXType type) {
    CXType canonical = clang_getCanonicalType(type);
    CXCursor decl = clang_getCursorDefinition(clang_getTypeDeclaration(canonical));
    if (clang_Cursor_isNull(decl)) return 0;
    char *name = text_of(clang_getTypeSpelling(type));
    if (strchr(name, '(') || strchr(name, ':')) {
        free(name);
        return 0;
    }
    char *plain = strncmp(name, "enum ", 5) == 0 ? name + 5 : name;
    if (starts(plain, "const ")) plain += 6;
    void **slot = map_at(&g->sets, plain);
    if (!*slot) {
        enumerators e = {.g = g};
        clang_visitChildren(decl, count_enumerator, &e);
        bool bits = !e.dense && e.count > 2 && (e.single & 3) == 3 && (e.single & 4) && (e.other & ~e.single) == 0;
        e.set = api_build_set(g->build, plain, bits);
        clang_visitChildren(decl, add_enumerator, &e);
        *slot = (void *)(uintptr_t)(e.set + 1);
    }
    free(name);
    return (uint32_t)(uintptr_t)*slot - 1;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Records

#define MAX_FIELDS 600
typedef struct field_list {
    CXCursor at[MAX_FIELDS];
    unsigned count;
} field_list;

static enum CXVisitorResult add_field(CXCursor cursor, CXClientData data) {
    field_list *list = data;
    if (list->count < MAX_FIELDS) list->at[list->count++] = cursor;
    return CXVisit_Continue;
}

// A name for a record: its typedef's, else its tag, else where it was found.
static char *record_name(generator *g, CXType canonical, const char *hint) {
    char *spelling = text_of(clang_getTypeSpelling(canonical));
    if (starts(spelling, "const ")) spelling += 6;
    if (strchr(spelling, '(')) return text_copy(hint, strlen(hint));
    const char *named = map_get(&g->records, spelling);
    if (!named)
        named = starts(spelling, "struct ") ? spelling + 7 : starts(spelling, "union ") ? spelling + 6 : spelling;
    return text_copy(named, strlen(named));
}

static uint32_t structure_of(generator *g, CXType t64, CXType t32, const char *hint);

static void describe_field(generator *g, const char *record, unsigned index, CXCursor f64, CXCursor f32,
                           api_field_row *row) {
    char *name = text_of(clang_getCursorSpelling(f64));
    char *hint = *name ? text_format("%s.%s", record, name) : text_format("%s.%u", record, index);
    type_facts type = type_of(g, clang_getCursorType(f64), clang_getCursorType(f32), hint);
    long long at64 = clang_Cursor_getOffsetOfField(f64), at32 = clang_Cursor_getOffsetOfField(f32);
    *row = (api_field_row){.name = name, .type = type.row, .set = type.set};
    if (at64 < 0 || at32 < 0) at64 = at32 = 0;
    if (clang_Cursor_isBitField(f64)) {
        long long unit = clang_Type_getSizeOf(clang_getCursorType(f64)) * 8;
        if (unit <= 0) unit = 8;
        row->bit_count = (uint8_t)clang_getFieldDeclBitWidth(f64);
        row->bit_offset = (uint8_t)(at64 % unit);
        row->offset64 = (uint32_t)(at64 / unit * unit / 8);
        row->offset32 = (uint32_t)(at32 / unit * unit / 8);
    } else {
        row->offset64 = (uint32_t)(at64 / 8);
        row->offset32 = (uint32_t)(at32 / 8);
    }
}

static bool is_identifier(const char *text) {
    for (; *text; text++)
        if (!isalnum((unsigned char)*text) && *text != '_') return false;
    return true;
}

// Some records have their fields in another order in 32-bit programs (WSADATA): the second list is put in the order of
// the first. False when the fields are not the same ones (CONTEXT).
static bool pair_fields(field_list lists[2]) {
    if (lists[0].count != lists[1].count || lists[0].count == MAX_FIELDS) return false;
    for (unsigned i = 0; i < lists[0].count; i++) {
        char *name = text_of(clang_getCursorSpelling(lists[0].at[i]));
        bool found = false;
        for (unsigned k = i; k < lists[1].count && !found; k++) {
            char *other = text_of(clang_getCursorSpelling(lists[1].at[k]));
            found = strcmp(name, other) == 0;
            free(other);
            if (!found) continue;
            CXCursor swap = lists[1].at[i];
            lists[1].at[i] = lists[1].at[k];
            lists[1].at[k] = swap;
        }
        free(name);
        if (!found) return false;
    }
    return true;
}

static uint32_t structure_of(generator *g, CXType t64, CXType t32, const char *hint) {
    char *name = record_name(g, t64, hint);
    char *name32 = record_name(g, t32, hint);
    // One typedef for two records (IMAGE_NT_HEADERS): called by what their names share, or as the typedef.
    if (strcmp(name, name32) != 0) {
        size_t length = strlen(name);
        if (length > 2 && strcmp(name + length - 2, "64") == 0 && strncmp(name, name32, length - 2) == 0)
            name = text_copy(name, length - 2);
        else if (*hint && is_identifier(hint))
            name = text_copy(hint, strlen(hint));
    }
    uint32_t id = api_build_struct(g->build, name);
    char *seen = text_format("struct:%s", name);
    void **slot = map_at(&g->records, seen);
    if (*slot) return id;
    *slot = name;
    field_list *fields = calloc(2, sizeof *fields);
    api_field_row *rows = calloc(MAX_FIELDS, sizeof *rows);
    if (!fields || !rows) die("out of memory");
    clang_Type_visitFields(t64, add_field, &fields[0]);
    clang_Type_visitFields(t32, add_field, &fields[1]);
    if (pair_fields(fields)) {
        for (unsigned i = 0; i < fields[0].count; i++)
            describe_field(g, name, i, fields[0].at[i], fields[1].at[i], &rows[i]);
        bool is_union = clang_getCursorKind(clang_getTypeDeclaration(t64)) == CXCursor_UnionDecl;
        api_build_fields(g->build, id, is_union, size_of(t64), size_of(t32), rows, fields[0].count);
    } else {
        // Layouts that differ in kind (CONTEXT): only the sizes.
        api_build_fields(g->build, id, false, size_of(t64), size_of(t32), NULL, 0);
    }
    free(fields);
    free(rows);
    return id;
}

static enum CXVisitorResult find_vtable(CXCursor cursor, CXClientData data) {
    char *name = text_of(clang_getCursorSpelling(cursor));
    *(bool *)data |= strcmp(name, "lpVtbl") == 0;
    free(name);
    return CXVisit_Break;
}

static bool is_interface(CXType record, const char *tag) {
    bool found = false;
    clang_Type_visitFields(record, find_vtable, &found);
    return found || (clang_Type_getSizeOf(record) < 0 && tag[0] == 'I' && isupper((unsigned char)tag[1]) &&
                     !isupper((unsigned char)tag[2]));
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Types

static const char *record_tag(CXType canonical, char **spelling) {
    *spelling = text_of(clang_getTypeSpelling(canonical));
    const char *tag = *spelling;
    if (starts(tag, "const ")) tag += 6;
    if (starts(tag, "volatile ")) tag += 9;
    if (starts(tag, "struct ")) tag += 7;
    if (starts(tag, "union ")) tag += 6;
    return tag;
}

static void pointer_facts(generator *g, CXType to64, CXType to32, type_facts *out, api_type_row *row,
                          const char *hint) {
    CXType c64 = clang_getCanonicalType(to64);
    out->target_const = clang_isConstQualifiedType(c64);
    row->kind = W32T_API_POINTER;
    if (c64.kind == CXType_Void) return;
    if (c64.kind == CXType_FunctionProto || c64.kind == CXType_FunctionNoProto) {
        row->kind = W32T_API_CALLBACK;
        return;
    }
    out->text_unit = text_unit(to64);
    if (c64.kind == CXType_Record) {
        char *spelling;
        const char *tag = record_tag(c64, &spelling);
        const known *k = known_of(RECORDS, sizeof RECORDS / sizeof RECORDS[0], tag);
        if (!k && is_interface(c64, tag)) {
            row->kind = W32T_API_COM;
            row->name = record_name(g, c64, hint);
            return;
        }
        if (clang_Type_getSizeOf(c64) < 0) { // never defined: nothing to follow
            row->name = record_name(g, c64, hint);
            return;
        }
        row->kind = k ? k->kind : W32T_API_STRUCT;
        if (row->kind == W32T_API_POINTER) return;
    }
    type_facts target = type_of(g, to64, to32, hint);
    row->target = target.row;
    out->target_kind = target.kind;
    out->target64 = size_of(c64);
    out->set = target.set;
    if (c64.kind == CXType_Record) {
        row->name = target.name;
        if (target.kind != W32T_API_AGGREGATE) row->kind = W32T_API_SCALAR; // LARGE_INTEGER
    } else if (out->text_unit) {
        row->kind = out->text_unit == 2 ? W32T_API_STRING_W : W32T_API_STRING_A;
    } else if (target.kind == W32T_API_COM) {
        row->kind = W32T_API_COM_OUT;
        row->name = target.name;
    } else if (target.kind != W32T_API_VOID) {
        row->kind = W32T_API_SCALAR;
    }
}

static void plain_facts(generator *g, CXType t64, CXType t32, type_facts *out, api_type_row *row, const char *hint) {
    CXType c64 = clang_getCanonicalType(t64), c32 = clang_getCanonicalType(t32);
    switch (c64.kind) {
    case CXType_Void:
        row->kind = W32T_API_VOID;
        break;
    case CXType_Bool:
        row->kind = W32T_API_BOOL;
        break;
    case CXType_Float:
    case CXType_Double:
    case CXType_LongDouble:
        row->kind = W32T_API_FLOAT;
        break;
    case CXType_Char_S:
    case CXType_SChar:
    case CXType_Short:
    case CXType_Int:
    case CXType_Long:
    case CXType_LongLong:
        row->kind = W32T_API_INT;
        break;
    case CXType_Enum:
        row->kind = W32T_API_UINT;
        break;
    case CXType_Record: {
        char *spelling;
        const char *tag = record_tag(c64, &spelling);
        row->kind = strcmp(tag, "_LARGE_INTEGER") == 0    ? W32T_API_INT
                    : strcmp(tag, "_ULARGE_INTEGER") == 0 ? W32T_API_UINT
                                                          : W32T_API_AGGREGATE;
        if (is_identifier(row->text)) hint = row->text;
        if (row->kind == W32T_API_AGGREGATE && clang_Type_getSizeOf(c64) >= 0)
            row->structure = structure_of(g, c64, c32, hint);
        row->name = out->name = record_name(g, c64, hint);
        break;
    }
    case CXType_ConstantArray:
    case CXType_IncompleteArray: {
        // with its typedef name where the array itself is none: WCHAR is no plain number
        bool named = t64.kind == c64.kind && t32.kind == c32.kind;
        type_facts element = type_of(g, clang_getArrayElementType(named ? t64 : c64),
                                     clang_getArrayElementType(named ? t32 : c32), hint);
        row->kind = W32T_API_ARRAY;
        row->target = element.row;
        row->array_count = c64.kind == CXType_ConstantArray ? (uint32_t)clang_getArraySize(c64) : 0;
        break;
    }
    default:
        row->kind = W32T_API_UINT;
        break;
    }
}

// Walks typedef names until one says what the type is. Leaves the type that is left in *t64 and *t32.
static bool by_typedef(CXType *t64, CXType *t32, api_type_row *row, CXType *set_type) {
    char *name, *ignored;
    for (CXType before = *t64; desugar(t64, &name); before = *t64) {
        if (!desugar(t32, &ignored)) *t32 = clang_getCanonicalType(*t32);
        if (clang_getCanonicalType(*t64).kind == CXType_Enum && set_type->kind == CXType_Invalid) *set_type = before;
        if (!name) continue;
        const known *k = known_of(KNOWN, sizeof KNOWN / sizeof KNOWN[0], name);
        if (k) {
            row->kind = k->kind;
            row->shape = k->shape;
            row->name = name;
            return true;
        }
        if (is_handle(name, clang_getCanonicalType(*t64))) {
            row->kind = W32T_API_HANDLE;
            row->name = name;
            return true;
        }
    }
    return false;
}

// Nameless records are called after where they stand; the compiler's own name for them has a path in it.
static char *type_words(CXType type, const char *hint) {
    char *text = shown(type);
    if (!strstr(text, "(anonymous") && !strstr(text, "(unnamed")) return text;
    const char *word = starts(text, "union ") ? "union" : starts(text, "enum ") ? "enum" : "struct";
    const char *tail = strrchr(text, ')');
    return text_format("%s %s%s", word, hint, tail ? tail + 1 : "");
}

type_facts type_of(generator *g, CXType t64, CXType t32, const char *hint) {
    api_type_row row = {.text = type_words(t64, hint), .name = "", .size64 = size_of(t64), .size32 = size_of(t32)};
    type_facts out = {.name = ""};
    CXType set_type = {CXType_Invalid, {NULL, NULL}};
    if (!by_typedef(&t64, &t32, &row, &set_type)) {
        CXType c64 = clang_getCanonicalType(t64);
        if (t64.kind != CXType_Pointer && c64.kind == CXType_Pointer) t64 = c64;
        if (t32.kind != CXType_Pointer && clang_getCanonicalType(t32).kind == CXType_Pointer)
            t32 = clang_getCanonicalType(t32);
        if (c64.kind == CXType_Pointer)
            pointer_facts(g, clang_getPointeeType(t64), clang_getPointeeType(t32), &out, &row, hint);
        else
            plain_facts(g, t64, t32, &out, &row, hint);
        if (c64.kind == CXType_Enum) out.set = set_of_enum(g, set_type.kind == CXType_Invalid ? t64 : set_type);
    } else if (row.kind == W32T_API_BSTR) {
        out.text_unit = 2;
    }
    out.kind = row.kind;
    out.shape = row.shape;
    if (row.name[0]) out.name = row.name;
    if (row.kind == W32T_API_VOID) return out; // row 0
    out.row = api_build_type(g->build, &row);
    return out;
}

// A parameter written as an array is a pointer to its element.
type_facts param_type_of(generator *g, CXType t64, CXType t32) {
    CXType c64 = clang_getCanonicalType(t64), c32 = clang_getCanonicalType(t32);
    if (c64.kind != CXType_ConstantArray && c64.kind != CXType_IncompleteArray) return type_of(g, t64, t32, "");
    char *text = shown(t64), *bracket = strchr(text, '[');
    if (bracket) *bracket = 0;
    api_type_row row = {.text = text_format("%s *", text), .name = "", .size64 = 8, .size32 = 4};
    type_facts out = {.name = ""};
    bool sugared = t64.kind == CXType_ConstantArray || t64.kind == CXType_IncompleteArray;
    pointer_facts(g, clang_getArrayElementType(sugared ? t64 : c64), clang_getArrayElementType(sugared ? t32 : c32),
                  &out, &row, "");
    out.kind = row.kind;
    if (row.name[0]) out.name = row.name;
    out.row = api_build_type(g->build, &row);
    return out;
}
