// SPDX-License-Identifier: Apache-2.0
// Parses the umbrella header with the annotated prototypes behind it, once for each target, and gathers every function
// and the typedef names of records. A prototype of ours that contradicts the header's is a compile error, and ends the
// run.
#include "apigen.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>

static const char *const TARGETS[ARCHES] = {"x86_64-w64-mingw32", "i686-w64-mingw32"};

static unsigned report(CXTranslationUnit unit) {
    unsigned errors = 0;
    for (unsigned i = 0; i < clang_getNumDiagnostics(unit); i++) {
        CXDiagnostic d = clang_getDiagnostic(unit, i);
        if (clang_getDiagnosticSeverity(d) >= CXDiagnostic_Error && ++errors <= 40)
            fprintf(stderr, "%s\n", text_of(clang_formatDiagnostic(d, CXDiagnostic_DisplaySourceLocation)));
        clang_disposeDiagnostic(d);
    }
    return errors;
}

CXTranslationUnit parse_tolerant(CXIndex index, int arch, const char *name, const char *text, unsigned options) {
    const char *args[] = {"-target",
                          TARGETS[arch],
                          "-resource-dir",
                          APIGEN_RESOURCE_DIR,
                          "-std=gnu11",
                          "-w",
                          "-ferror-limit=0",
                          "-D_WIN32_WINNT=0x0A00",
                          "-DWINVER=0x0A00",
                          "-DNTDDI_VERSION=0x0A000009",
                          "-D_WIN32_IE=0x0A00",
                          "-fno-builtin"};
    struct CXUnsavedFile file = {name, text, strlen(text)};
    CXTranslationUnit unit = NULL;
    enum CXErrorCode code =
        clang_parseTranslationUnit2(index, name, args, (int)(sizeof args / sizeof args[0]), &file, 1, options, &unit);
    if (code != CXError_Success) die("%s: libclang failed with %d", name, (int)code);
    return unit;
}

CXTranslationUnit parse_source(CXIndex index, int arch, const char *name, const char *text, unsigned options) {
    CXTranslationUnit unit = parse_tolerant(index, arch, name, text, options);
    unsigned errors = report(unit);
    if (errors) die("%s for %s: %u errors", name, TARGETS[arch], errors);
    return unit;
}

typedef struct visit {
    generator *g;
    int arch;
} visit;

static void base_name(CXCursor cursor, char out[256], bool *ours) {
    CXFile file;
    clang_getFileLocation(clang_getCursorLocation(cursor), &file, NULL, NULL, NULL);
    char *path = text_of(clang_getFileName(file));
    const char *slash = strrchr(path, '/');
    *ours = strstr(path, "annotations/") != NULL;
    snprintf(out, 256, "%.250s", slash ? slash + 1 : path);
    free(path);
}

static void see_function(generator *g, int arch, CXCursor cursor) {
    char *name = text_of(clang_getCursorSpelling(cursor)), file[256];
    bool ours;
    base_name(cursor, file, &ours);
    void **slot = map_at(&g->functions, name);
    if (!*slot) {
        *slot = calloc(1, sizeof(api_decl));
        if (!*slot) die("out of memory");
        ((api_decl *)*slot)->name = name;
        ((api_decl *)*slot)->origin = text_copy(file, strlen(file));
    }
    api_decl *f = *slot;
    if (ours) {
        if (f->noted[arch]) complain("%s: annotated twice, in %s and %s.h", name, file, f->note_file);
        f->noted[arch] = true;
        f->note[arch] = cursor;
        f->note_file = text_copy(file, strcspn(file, "."));
    } else if (!f->has[arch]) {
        f->has[arch] = true;
        f->decl[arch] = cursor;
        f->origin = text_copy(file, strlen(file));
    }
}

static void see_typedef(generator *g, CXCursor cursor) {
    CXType under = clang_getTypedefDeclUnderlyingType(cursor), canonical = clang_getCanonicalType(under);
    if (canonical.kind != CXType_Record) return;
    char *record = text_of(clang_getTypeSpelling(canonical));
    void **slot = map_at(&g->records, record);
    if (!*slot) *slot = text_of(clang_getCursorSpelling(cursor));
    free(record);
}

// The table of an interface's methods, as C headers declare it.
static void see_struct(generator *g, int arch, CXCursor cursor) {
    char *name = text_of(clang_getCursorSpelling(cursor));
    size_t length = strlen(name);
    if (length > 5 && name[0] == 'I' && strcmp(name + length - 4, "Vtbl") == 0 && clang_isCursorDefinition(cursor)) {
        void **slot = map_at(&g->tables, name);
        char file[256];
        bool ours;
        if (!*slot) *slot = calloc(1, sizeof(vtable));
        if (!*slot) die("out of memory");
        vtable *table = *slot;
        base_name(cursor, file, &ours);
        table->at[arch] = cursor;
        table->has[arch] = true;
        table->origin = text_copy(file, strlen(file));
    }
    free(name);
}

static void note_typedef(generator *g, int arch, CXCursor cursor) {
    void **slot = map_at(&g->typedefs[arch], text_of(clang_getCursorSpelling(cursor)));
    CXType *type = malloc(sizeof *type);
    if (!type) die("out of memory");
    *type = clang_getCursorType(cursor);
    *slot = type;
}

static enum CXChildVisitResult see(CXCursor cursor, CXCursor parent, CXClientData data) {
    (void)parent;
    visit *v = data;
    switch (clang_getCursorKind(cursor)) {
    case CXCursor_FunctionDecl:
        see_function(v->g, v->arch, cursor);
        break;
    case CXCursor_StructDecl:
        see_struct(v->g, v->arch, cursor);
        break;
    case CXCursor_TypedefDecl:
        note_typedef(v->g, v->arch, cursor);
        if (v->arch == X64) see_typedef(v->g, cursor);
        break;
    case CXCursor_LinkageSpec:
    case CXCursor_UnexposedDecl:
        return CXChildVisit_Recurse;
    default:
        break;
    }
    return CXChildVisit_Continue;
}

static int by_name(const struct dirent **left, const struct dirent **right) {
    return strcmp((*left)->d_name, (*right)->d_name);
}

static int is_header(const struct dirent *entry) {
    size_t length = strlen(entry->d_name);
    return length > 2 && strcmp(entry->d_name + length - 2, ".h") == 0;
}

void parse_all(generator *g, const char *source_dir) {
    char *text =
        text_format("#include \"%s/apidata/headers.h\"\n#include \"%s/apidata/words.h\"\n", source_dir, source_dir);
    struct dirent **entries;
    char *folder = text_format("%s/apidata/annotations", source_dir);
    int count = scandir(folder, &entries, is_header, by_name);
    if (count < 0) die("%s: cannot be read", folder);
    // native.h declares types that others use
    for (int i = 0; i < count; i++)
        if (strcmp(entries[i]->d_name, "native_types.h") == 0)
            text = text_format("%s#include \"%s/%s\"\n", text, folder, entries[i]->d_name);
    for (int i = 0; i < count; i++)
        if (strcmp(entries[i]->d_name, "native_types.h") != 0)
            text = text_format("%s#include \"%s/%s\"\n", text, folder, entries[i]->d_name);
    for (int arch = 0; arch < ARCHES; arch++) {
        g->unit[arch] = parse_source(g->index, arch, "win32trace_apis.c", text, CXTranslationUnit_None);
        visit v = {g, arch};
        clang_visitChildren(clang_getTranslationUnitCursor(g->unit[arch]), see, &v);
    }
}
