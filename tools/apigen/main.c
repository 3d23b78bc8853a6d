// SPDX-License-Identifier: Apache-2.0
// apigen SOURCE_DIR TABLES.c GOLDEN.txt: makes the built-in API database (see apigen.h). Ends with 1 and a line for
// each cause when an annotation or constant contradicts the headers.
#include "apigen.h"

#include <stdlib.h>
#include <string.h>

static const char *const LIBS[ARCHES] = {"/usr/x86_64-w64-mingw32/lib", "/usr/i686-w64-mingw32/lib"};

typedef struct work { // one function on its way into the tables
    generator *g;
    const api_decl *f;
    CXCursor at[ARCHES];
    CXCursor words; // cursor whose annotations count
    bool has_words;
    const char *words_file;
    api_param_row params[W32T_API_MAX_PARAMS];
    const char *types[W32T_API_MAX_PARAMS];
    uint32_t dlls[16];
    api_function_row row;
} work;

// Nt*, Rtl* … belong to ntdll whatever else passes them on.
static bool is_native(const char *name) {
    static const char *const begins[] = {"Nt", "Zw", "Rtl", "Ldr", "Dbg", "Csr", "Etw", "Tp", NULL};
    for (const char *const *b = begins; *b; b++)
        if (starts(name, *b)) return true;
    return false;
}

static const char *list_dlls(work *w, const exported *e, unsigned *arch) {
    generator *g = w->g;
    unsigned order[16] = {0}, count = 0, owner = 0;
    *arch = 0;
    for (unsigned i = 0; i < e->count; i++) {
        order[count++] = e->dlls[i];
        *arch |= e->arch[i];
        if (is_native(w->f->name) && strcmp(g->dlls.names[e->dlls[i]], "ntdll.dll") == 0) owner = i;
    }
    unsigned first = order[0];
    order[0] = order[owner];
    order[owner] = first;
    for (unsigned i = 0; i < count; i++)
        w->dlls[i] = g->dll_rows[order[i]];
    w->row.dlls = w->dlls;
    w->row.dll_count = count;
    return g->dlls.names[order[0]];
}

// CreateFileW's words serve CreateFileA, and the other way round; Nt*'s serve Zw*.
static const api_decl *twin_of(generator *g, const api_decl *f) {
    size_t length = strlen(f->name);
    char name[256];
    snprintf(name, sizeof name, "%s", f->name);
    if (length > 1 && length < sizeof name && (name[length - 1] == 'A' || name[length - 1] == 'W')) {
        name[length - 1] = name[length - 1] == 'A' ? 'W' : 'A';
        return map_get(&g->functions, name);
    }
    return NULL;
}

static void find_words(work *w) {
    const api_decl *f = w->f;
    if (f->noted[X64] || f->noted[X86]) {
        w->words = f->note[f->noted[X64] ? X64 : X86];
        w->words_file = f->note_file;
        w->has_words = true;
        return;
    }
    const api_decl *twin = twin_of(w->g, f);
    if (!twin || !(twin->noted[X64] || twin->noted[X86])) return;
    CXCursor words = twin->note[twin->noted[X64] ? X64 : X86];
    if (clang_Cursor_getNumArguments(words) != clang_Cursor_getNumArguments(w->at[X64])) return;
    w->words = words;
    w->words_file = twin->note_file;
    w->has_words = true;
}

static bool pick_cursors(work *w) {
    const api_decl *f = w->f;
    bool there[ARCHES];
    for (int arch = 0; arch < ARCHES; arch++) {
        there[arch] = f->noted[arch] || f->has[arch];
        w->at[arch] = f->noted[arch] ? f->note[arch] : f->decl[arch];
    }
    if (!there[X64] && !there[X86]) return false;
    if (!there[X64]) {
        w->at[X64] = w->at[X86];
        w->row.flags |= W32T_API_ONLY32;
    }
    if (!there[X86]) {
        w->at[X86] = w->at[X64];
        w->row.flags |= W32T_API_ONLY64;
    }
    CXType type = clang_getCursorType(w->at[X64]);
    return clang_getNumArgTypes(type) >= 0 && clang_getNumArgTypes(type) < W32T_API_MAX_PARAMS &&
           clang_getNumArgTypes(type) == clang_getNumArgTypes(clang_getCursorType(w->at[X86]));
}

static uint8_t convention_of(CXCursor cursor) {
    switch (clang_getFunctionTypeCallingConv(clang_getCursorType(cursor))) {
    case CXCallingConv_X86StdCall:
        return W32T_API_STDCALL;
    case CXCallingConv_X86FastCall:
        return W32T_API_FASTCALL;
    case CXCallingConv_X86ThisCall:
        return W32T_API_THISCALL;
    default:
        return W32T_API_CDECL;
    }
}

static char *type_text(CXType type) {
    char *text = text_of(clang_getTypeSpelling(type)), *at = strstr(text, "WINBOOL");
    if (at) memmove(at, at + 3, strlen(at + 3) + 1);
    return text;
}

static void make_params(work *w) {
    int count = clang_Cursor_getNumArguments(w->at[X64]);
    for (int i = 0; i < count; i++) {
        api_param_row *p = &w->params[i];
        CXCursor p64 = clang_Cursor_getArgument(w->at[X64], (unsigned)i),
                 p32 = clang_Cursor_getArgument(w->at[X86], (unsigned)i);
        type_facts type = param_type_of(w->g, clang_getCursorType(p64), clang_getCursorType(p32));
        // Twins are called as the annotated one of them.
        CXCursor named = w->has_words ? clang_Cursor_getArgument(w->words, (unsigned)i) : p64;
        char *name = text_of(clang_getCursorSpelling(named));
        *p = (api_param_row){.name = *name ? name : text_format("arg%d", i + 1),
                             .type = type.row,
                             .kind = type.kind,
                             .shape = type.shape};
        p->set = type.set;
        guess_param(&type, p);
        guess_com_out(w->params, &type, (unsigned)i);
        if (w->has_words) {
            if (type.text_unit) p->kind = type.text_unit == 2 ? W32T_API_STRING_W : W32T_API_STRING_A;
            if (type.kind == W32T_API_BSTR || type.kind == W32T_API_MULTI_W || type.kind == W32T_API_MULTI_A)
                p->kind = type.kind;
            annotate_param(w->g, w->f->name, w->words, clang_Cursor_getArgument(w->words, (unsigned)i), &type, p);
        }
        w->types[i] = type_text(clang_getCursorType(p64));
    }
    w->row.params = w->params;
    w->row.param_count = (uint32_t)count;
}

static void make_result(work *w, const char *dll, const function_facts *facts, char **result_text) {
    CXType r64 = clang_getCursorResultType(w->at[X64]), r32 = clang_getCursorResultType(w->at[X86]);
    type_facts type = type_of(w->g, r64, r32, "");
    *result_text = type_text(r64);
    w->row.result =
        (api_param_row){.name = "", .type = type.row, .kind = type.kind, .shape = type.shape, .set = type.set};
    w->row.result.flags = facts->result_flags;
    // A pointer that is returned is shown as such, but a string as text.
    if (facts->result_set) w->row.result.set = facts->result_set;
    if (facts->result_shape) w->row.result.shape = facts->result_shape;
    w->row.failure =
        facts->fails_stated ? facts->failure : guess_failure(w->f->name, dll, &w->row.result, &type, *result_text);
    if (!w->row.result.set) {
        void *family = map_get(&w->g->sets, *result_text); // MMRESULT, CONFIGRET
        if (family && w->row.failure.code == W32T_API_CODE_RESULT) w->row.result.set = (uint32_t)(uintptr_t)family - 1;
    }
}

static void make_function(generator *g, const api_decl *f) {
    const exported *e = map_get(&g->dlls.exports, f->name);
    work *w = calloc(1, sizeof *w);
    if (!w) die("out of memory");
    *w = (work){.g = g, .f = f};
    if (!e || !pick_cursors(w)) {
        bool method = f->noted[X64] && strcmp(f->note_file, "methods") == 0; // com.c
        if (f->noted[X64] && !method) complain("%s: annotated, but no DLL of the list exports it", f->name);
        free(w);
        return;
    }
    unsigned arch;
    const char *dll = list_dlls(w, e, &arch);
    if (arch == 1) w->row.flags |= W32T_API_ONLY64;
    if (arch == 2) w->row.flags |= W32T_API_ONLY32;
    if ((w->row.flags & (W32T_API_ONLY32 | W32T_API_ONLY64)) == (W32T_API_ONLY32 | W32T_API_ONLY64)) {
        free(w);
        return; // declared for one target, exported for the other
    }
    find_words(w);
    function_facts facts = {.groups = 0};
    if (w->has_words) annotate_function(g, f->name, w->words, w->words_file, &facts);
    if (!facts.groups) facts.groups = guess_groups(f->name, dll, f->origin);
    char *result_text;
    make_params(w);
    make_result(w, dll, &facts, &result_text);
    w->row.name = f->name;
    w->row.origin = f->origin;
    w->row.groups = facts.groups;
    w->row.convention = convention_of(w->at[X86]);
    if (clang_isFunctionTypeVariadic(clang_getCursorType(w->at[X64]))) w->row.flags |= W32T_API_VARARGS;
    if (w->has_words) w->row.flags |= W32T_API_ANNOTATED;
    if (facts.hot) w->row.flags |= W32T_API_HOT;
    if (facts.handles) w->row.flags |= W32T_API_HANDLES;
    if (facts.noreturn) w->row.flags |= W32T_API_NORETURN;
    g->owner = dll;
    api_build_function(g->build, &w->row);
    golden_line(g, &w->row, w->types, result_text);
    g->function_count++;
    g->annotated_count += w->has_words;
    free(w);
}

static void meet_types(generator *g, const api_decl *f) {
    if (!f->has[X64] || !f->has[X86] || !map_get(&g->dlls.exports, f->name)) return;
    CXCursor c64 = f->decl[X64], c32 = f->decl[X86];
    int count = clang_Cursor_getNumArguments(c64);
    if (count != clang_Cursor_getNumArguments(c32)) return;
    for (int i = 0; i < count; i++)
        param_type_of(g, clang_getCursorType(clang_Cursor_getArgument(c64, (unsigned)i)),
                      clang_getCursorType(clang_Cursor_getArgument(c32, (unsigned)i)));
    type_of(g, clang_getCursorResultType(c64), clang_getCursorResultType(c32), "");
}

// Exports that are declared under another name: ntdll has each Nt* as Zw* too, kernel32 psapi's functions as K32*.
static void add_twins(generator *g) {
    size_t count;
    map_slot **exports = map_sorted(&g->dlls.exports, &count);
    for (size_t i = 0; i < count; i++) {
        const char *name = exports[i]->key;
        char *declared = starts(name, "Zw")    ? text_format("Nt%s", name + 2)
                         : starts(name, "K32") ? text_format("%s", name + 3)
                                               : NULL;
        if (!declared) continue;
        const api_decl *original = map_get(&g->functions, declared);
        void **twin = map_at(&g->functions, name);
        if (!original || *twin) continue;
        api_decl *copy = malloc(sizeof *copy);
        if (!copy) die("out of memory");
        *copy = *original;
        copy->name = name;
        *twin = copy;
    }
}

int main(int argc, char **argv) {
    if (argc != 4) die("usage: apigen SOURCE_DIR TABLES.c GOLDEN.txt");
    generator g = {.build = api_build_new(), .index = clang_createIndex(0, 0)};
    char *golden = NULL;
    size_t golden_size;
    g.golden = open_memstream(&golden, &golden_size);
    if (!g.golden) die("out of memory");
    implib_read(&g.dlls, text_format("%s/tools/apigen/dlls.txt", argv[1]), LIBS[X64], LIBS[X86]);
    for (unsigned i = 0; i < g.dlls.count; i++)
        g.dll_rows[i] = api_build_dll(g.build, g.dlls.names[i]);
    constants_read(&g, argv[1]);
    parse_all(&g, argv[1]);
    add_twins(&g);
    size_t count;
    map_slot **functions = map_sorted(&g.functions, &count);
    // Structures get their layouts where they are met first: that must be in a function that both targets have.
    for (size_t i = 0; i < count; i++)
        if (functions[i]->value) meet_types(&g, functions[i]->value);
    for (size_t i = 0; i < count; i++)
        if (functions[i]->value) make_function(&g, functions[i]->value);
    com_interfaces(&g);
    com_guids(&g, argv[1], text_format("%s/libuuid.a", LIBS[X64]));
    members_read(&g, argv[1]);
    if (complaints()) die("%u complaints, nothing written", complaints());

    const uint32_t *words;
    const char *strings;
    uint32_t word_count, string_bytes;
    if (api_build_finish(g.build, &words, &word_count, &strings, &string_bytes) != W32T_OK) die("out of memory");
    FILE *out = fopen(argv[2], "w");
    if (!out || api_build_emit_c(g.build, out) != W32T_OK || fclose(out) != 0) die("%s: cannot be written", argv[2]);
    if (fclose(g.golden) != 0) die("out of memory");
    out = fopen(argv[3], "w");
    if (!out || fputs(golden, out) == EOF || fclose(out) != 0) die("%s: cannot be written", argv[3]);
    fprintf(stderr, "apigen: %u functions, %u annotated; %u bytes of rows, %u of text\n", g.function_count,
            g.annotated_count, word_count * 4, string_bytes);
    return 0;
}
