// SPDX-License-Identifier: Apache-2.0
// COM: the methods of interfaces, from the tables (IXxxVtbl) that the headers declare for C, and the names of GUIDs.
// Headers for C do not say what an interface inherits; an interface whose table begins with all methods of another one,
// name and types alike, inherits from it.
#include "apigen.h"

#include <stdlib.h>
#include <string.h>

#define MAX_METHODS 512

typedef struct method {
    char *name;
    CXCursor field[ARCHES];
} method;

typedef struct interface {
    char *name;
    const char *origin;
    method *methods;
    unsigned count;
    uint32_t *rows; // function numbers
} interface;

typedef struct method_list {
    method at[MAX_METHODS];
    unsigned count;
    int arch;
} method_list;

static enum CXVisitorResult add_method(CXCursor cursor, CXClientData data) {
    method_list *list = data;
    CXType type = clang_getCanonicalType(clang_getCursorType(cursor));
    if (type.kind == CXType_Record) // the table of the base, as a whole
        clang_Type_visitFields(type, add_method, data);
    else if (list->count < MAX_METHODS) {
        method *m = &list->at[list->count++];
        if (list->arch == X64) m->name = text_of(clang_getCursorSpelling(cursor));
        m->field[list->arch] = cursor;
    }
    return CXVisit_Continue;
}

static bool read_table(const char *name, const vtable *table, interface *out) {
    if (!table->has[X64] || !table->has[X86]) return false;
    method_list *list = calloc(1, sizeof *list);
    if (!list) die("out of memory");
    clang_Type_visitFields(clang_getCursorType(table->at[X64]), add_method, list);
    unsigned count = list->count;
    list->count = 0;
    list->arch = X86;
    clang_Type_visitFields(clang_getCursorType(table->at[X86]), add_method, list);
    bool good =
        count == list->count && count >= 3 && count < MAX_METHODS && strcmp(list->at[0].name, "QueryInterface") == 0;
    if (good) {
        *out = (interface){.name = text_copy(name, strlen(name) - 4), .origin = table->origin, .count = count};
        out->methods = calloc(count, sizeof *out->methods);
        out->rows = calloc(count, sizeof *out->rows);
        if (!out->methods || !out->rows) die("out of memory");
        memcpy(out->methods, list->at, count * sizeof *out->methods);
    }
    free(list);
    return good;
}

static int fewer_methods(const void *left, const void *right) {
    const interface *l = left, *r = right;
    if (l->count != r->count) return l->count < r->count ? -1 : 1;
    bool unknown = strcmp(l->name, "IUnknown") == 0, other = strcmp(r->name, "IUnknown") == 0;
    if (unknown != other) return unknown ? -1 : 1; // the first of those with three methods
    return strcmp(l->name, r->name);
}

typedef struct params {
    CXCursor at[W32T_API_MAX_PARAMS];
    unsigned count;
} params;

static enum CXChildVisitResult add_param(CXCursor cursor, CXCursor parent, CXClientData data) {
    (void)parent;
    params *p = data;
    if (clang_getCursorKind(cursor) == CXCursor_ParmDecl && p->count < W32T_API_MAX_PARAMS) p->at[p->count++] = cursor;
    return CXChildVisit_Continue;
}

// void * with its size in bytes behind it; what was written may be said by a third.
static void buffers(api_param_row *rows, const type_facts *types, unsigned count) {
    for (unsigned i = 0; i + 1 < count; i++) {
        bool number = rows[i + 1].kind == W32T_API_UINT || rows[i + 1].kind == W32T_API_INT;
        if (rows[i].kind != W32T_API_POINTER || types[i].text_unit || !number || !starts(rows[i + 1].name, "cb"))
            continue;
        if (!starts(rows[i].name, "pv") && !starts(rows[i].name, "pb") && !starts(rows[i].name, "buf")) continue;
        rows[i].kind = W32T_API_BUFFER;
        rows[i].flags = (types[i].target_const ? W32T_API_IN : W32T_API_OUT) | W32T_API_GUESSED;
        rows[i].size = (w32t_api_length){W32T_API_LEN_PARAM, 1, (uint16_t)(i + 1)};
        bool told = i + 2 < count && !types[i].target_const && rows[i + 2].kind == W32T_API_SCALAR &&
                    starts(rows[i + 2].name, "pcb");
        if (told) rows[i].filled = (w32t_api_length){W32T_API_LEN_DEREF, 1, (uint16_t)(i + 2)};
    }
}

// What neighbours say of each other: cch behind text is its room.
static void pairs(api_param_row *rows, const type_facts *types, unsigned count) {
    for (unsigned i = 0; i + 1 < count; i++) {
        if (rows[i].kind != W32T_API_POINTER || !types[i].text_unit || !starts(rows[i + 1].name, "cch")) continue;
        rows[i].kind = types[i].text_unit == 2 ? W32T_API_STRING_W : W32T_API_STRING_A;
        rows[i].flags = W32T_API_OUT | W32T_API_GUESSED;
        rows[i].size = (w32t_api_length){W32T_API_LEN_PARAM, types[i].text_unit, (uint16_t)(i + 1)};
    }
    for (unsigned i = 1; i < count; i++)
        guess_com_out(rows, &types[i], i);
}

// Words of annotations/methods.h, where IFoo::Bar is written IFoo_Bar.
static bool apply_words(generator *g, const interface *of, const method *m, const type_facts *types,
                        api_param_row *rows, unsigned count) {
    char *name = text_format("%s_%s", of->name, m->name);
    const api_decl *words = map_get(&g->functions, name);
    if (!words || !words->noted[X64]) return false;
    CXCursor function = words->note[X64];
    if (clang_Cursor_getNumArguments(function) != (int)count) {
        complain("%s: annotated with other parameters than the interface's", name);
        return false;
    }
    for (unsigned i = 0; i < count; i++)
        annotate_param(g, name, function, clang_Cursor_getArgument(function, i), &types[i], &rows[i]);
    return true;
}

static uint32_t add_function(generator *g, const interface *of, const method *m) {
    static api_param_row rows[W32T_API_MAX_PARAMS];
    static type_facts types[W32T_API_MAX_PARAMS];
    const char *texts[W32T_API_MAX_PARAMS];
    params both[ARCHES] = {{.count = 0}, {.count = 0}};
    for (int arch = 0; arch < ARCHES; arch++)
        clang_visitChildren(m->field[arch], add_param, &both[arch]);
    unsigned count = both[X64].count == both[X86].count ? both[X64].count : 0;
    for (unsigned i = 0; i < count; i++) {
        CXType t64 = clang_getCursorType(both[X64].at[i]), t32 = clang_getCursorType(both[X86].at[i]);
        char *name = text_of(clang_getCursorSpelling(both[X64].at[i]));
        types[i] = param_type_of(g, t64, t32);
        rows[i] = (api_param_row){.name = *name ? name : text_format("arg%u", i),
                                  .type = types[i].row,
                                  .kind = types[i].kind,
                                  .shape = types[i].shape,
                                  .set = types[i].set};
        guess_param(&types[i], &rows[i]);
        texts[i] = text_of(clang_getTypeSpelling(t64));
    }
    pairs(rows, types, count);
    guess_method(m->name, types, texts, rows, count);
    bool noted = apply_words(g, of, m, types, rows, count);
    CXType result64 = clang_getResultType(clang_getPointeeType(clang_getCursorType(m->field[X64])));
    CXType result32 = clang_getResultType(clang_getPointeeType(clang_getCursorType(m->field[X86])));
    type_facts result = type_of(g, result64, result32, "");
    const char *result_text = text_of(clang_getTypeSpelling(result64));
    if (result.shape == W32T_SHAPE_HRESULT) buffers(rows, types, count); // not of those that free or move memory
    api_function_row row = {
        .name = text_format("%s::%s", of->name, m->name),
        .origin = of->origin,
        .groups = W32T_GROUP_COM,
        .convention = W32T_API_STDCALL,
        .result = {.name = "", .type = result.row, .kind = result.kind, .shape = result.shape, .set = result.set},
        .params = rows,
        .param_count = count,
    };
    // Counting references: a large part of all calls, and seldom what somebody looks for.
    if (strcmp(m->name, "AddRef") == 0 || strcmp(m->name, "Release") == 0) row.flags |= W32T_API_HOT;
    if (noted) row.flags |= W32T_API_ANNOTATED;
    if (result.shape == W32T_SHAPE_HRESULT)
        row.failure = (w32t_api_failure){W32T_API_FAIL_NEGATIVE, W32T_API_CODE_HRESULT, 0};
    g->owner = "com";
    golden_line(g, &row, texts, result_text);
    return api_build_function(g->build, &row);
}

// A method as heirs repeat it: name, types of the parameters but the first (the interface's own), result.
static char *signature(const method *m) {
    CXType function = clang_getPointeeType(clang_getCursorType(m->field[X64]));
    char *text = text_format("%s(", m->name);
    int count = clang_getNumArgTypes(function);
    for (int i = 1; i < count; i++) {
        CXType type = clang_getCanonicalType(clang_getArgType(function, (unsigned)i));
        text = text_format("%s%s;", text, text_of(clang_getTypeSpelling(type)));
    }
    return text_format("%s)%s", text,
                       text_of(clang_getTypeSpelling(clang_getCanonicalType(clang_getResultType(function)))));
}

void com_interfaces(generator *g) {
    size_t table_count, count = 0;
    map_slot **tables = map_sorted(&g->tables, &table_count);
    interface *all = calloc(table_count + 1, sizeof *all);
    map prefixes = {NULL, 0, 0}; // "QueryInterface,AddRef,…" → the interface with just these methods
    if (!all) die("out of memory");
    for (size_t i = 0; i < table_count; i++)
        count += read_table(tables[i]->key, tables[i]->value, &all[count]);
    qsort(all, count, sizeof *all, fewer_methods);
    for (size_t i = 0; i < count; i++) {
        interface *of = &all[i], *base = NULL;
        char *path = text_format("%s", "");
        for (unsigned k = 0; k < of->count; k++) {
            path = text_format("%s%s,", path, signature(&of->methods[k]));
            if (k + 1 < of->count && map_get(&prefixes, path)) base = map_get(&prefixes, path);
        }
        for (unsigned k = 0; k < of->count; k++)
            of->rows[k] = base && k < base->count ? base->rows[k] : add_function(g, of, &of->methods[k]);
        void **slot = map_at(&prefixes, path);
        if (!*slot) *slot = of;
        api_build_interface(g->build, of->name, of->rows, of->count);
    }
}

// ---------------------------------------------------------------------------------------------------------------------
// GUIDs: what DEFINE_GUID defines, and what headers only declare and libuuid defines

typedef struct numbers {
    uint64_t at[16];
    unsigned count;
} numbers;

static enum CXChildVisitResult add_number(CXCursor cursor, CXCursor parent, CXClientData data) {
    (void)parent;
    numbers *n = data;
    if (clang_getCursorKind(cursor) != CXCursor_IntegerLiteral) return CXChildVisit_Recurse;
    CXEvalResult result = clang_Cursor_Evaluate(cursor);
    if (result && n->count < 16) {
        bool is_unsigned = clang_EvalResult_isUnsignedInt(result);
        n->at[n->count++] =
            is_unsigned ? clang_EvalResult_getAsUnsigned(result) : (uint64_t)clang_EvalResult_getAsLongLong(result);
    }
    if (result) clang_EvalResult_dispose(result);
    return CXChildVisit_Continue;
}

static enum CXChildVisitResult see_guid(CXCursor cursor, CXCursor parent, CXClientData data) {
    (void)parent;
    generator *g = data;
    if (clang_getCursorKind(cursor) == CXCursor_LinkageSpec) return CXChildVisit_Recurse;
    if (clang_getCursorKind(cursor) != CXCursor_VarDecl) return CXChildVisit_Continue;
    char *type = text_of(clang_getTypeSpelling(clang_getCanonicalType(clang_getCursorType(cursor))));
    if (strcmp(type, "const struct _GUID") == 0) {
        numbers n = {.count = 0};
        clang_visitChildren(cursor, add_number, &n);
        if (n.count == 11) {
            uint32_t words[4] = {(uint32_t)n.at[0], (uint32_t)((n.at[1] & 0xFFFF) | (n.at[2] & 0xFFFF) << 16), 0, 0};
            for (unsigned i = 0; i < 8; i++)
                words[2 + i / 4] |= (uint32_t)(n.at[3 + i] & 0xFF) << (8 * (i % 4));
            char *name = text_of(clang_getCursorSpelling(cursor));
            void **slot = map_at(&g->records, text_format("guid:%s", name));
            if (!*slot) api_build_guid(g->build, name, words);
            *slot = name;
        }
    }
    free(type);
    return CXChildVisit_Continue;
}

static void see_library_guid(void *context, const char *name, const uint8_t guid[16]) {
    static const char *const kinds[] = {"IID_",   "DIID_", "CLSID_",    "LIBID_",
                                        "CATID_", "SID_",  "FOLDERID_", "GUID_NULL"};
    generator *g = context;
    bool wanted = false;
    for (unsigned i = 0; i < sizeof kinds / sizeof *kinds; i++)
        wanted |= starts(name, kinds[i]);
    void **slot = wanted ? map_at(&g->records, text_format("guid:%s", name)) : NULL;
    if (!slot || *slot) return;
    uint32_t words[4];
    for (unsigned i = 0; i < 4; i++)
        words[i] = guid[4 * i] | (uint32_t)guid[4 * i + 1] << 8 | (uint32_t)guid[4 * i + 2] << 16 |
                   (uint32_t)guid[4 * i + 3] << 24;
    *slot = text_copy(name, strlen(name));
    api_build_guid(g->build, *slot, words);
}

void com_guids(generator *g, const char *source_dir, const char *library) {
    char *text = text_format("#define INITGUID\n#include \"%s/apidata/headers.h\"\n#include <knownfolders.h>\n"
                             "#include \"%s/apidata/iids.h\"\n",
                             source_dir, source_dir);
    // Tolerant: a few headers define theirs twice.
    CXTranslationUnit unit =
        parse_tolerant(g->index, X64, "win32trace_guids.c", text, CXTranslationUnit_SkipFunctionBodies);
    clang_visitChildren(clang_getTranslationUnitCursor(unit), see_guid, g);
    implib_guids(library, see_library_guid, g);
    clang_disposeTranslationUnit(unit);
}
