// SPDX-License-Identifier: Apache-2.0
// Reads apidata/constants/*.txt: sets of names, and families of status codes taken whole from a header. The compiler
// gives every value, for both targets; a name it does not know, or a stated value it contradicts, is a complaint.
#include "apigen.h"

#include <ctype.h>
#include <dirent.h>
#include <stdlib.h>
#include <string.h>

typedef struct constant {
    const char *name, *place; // file:line
    uint32_t set;
    bool listed; // named in a list, not gathered by "all"
    bool stated, evaluated;
    uint64_t value;
    uint32_t mask;
} constant;

typedef struct rule { // all PREFIX from HEADER
    const char *prefix, *header, *except;
    uint32_t set;
} rule;

typedef struct reading {
    generator *g;
    constant *at;
    size_t count, room;
    rule rules[160];
    unsigned rule_count;
    map seen; // set/name
} reading;

static void add_constant(reading *r, constant c) {
    void **slot = map_at(&r->seen, text_format("%u/%s", c.set, c.name));
    if (*slot) return;
    *slot = r;
    if (r->count == r->room) {
        r->room = r->room ? r->room * 2 : 4096;
        r->at = realloc(r->at, r->room * sizeof *r->at);
        if (!r->at) die("out of memory");
    }
    r->at[r->count++] = c;
}

static uint32_t begin_set(reading *r, const char *name, bool bits, const char *place) {
    void **slot = map_at(&r->g->sets, name);
    if (*slot) complain("%s: the set %s is there already", place, name);
    uint32_t set = api_build_set(r->g->build, name, bits);
    *slot = (void *)(uintptr_t)(set + 1);
    return set;
}

static void add_rule(reading *r, char *const *words, unsigned count, uint32_t set, const char *place) {
    if (count < 4 || strcmp(words[2], "from") != 0 || r->rule_count == 160) {
        complain("%s: expected: all PREFIX from HEADER", place);
        return;
    }
    r->rules[r->rule_count++] = (rule){words[1], words[3], count > 5 ? words[5] : NULL, set};
}

// "NAME", "NAME = VALUE", "NAME / MASK", "NAME = VALUE / MASK"
static void add_line(reading *r, char *const *words, unsigned count, uint32_t set, char *place) {
    constant c = {.name = words[0], .place = place, .set = set, .listed = true};
    for (unsigned i = 1; i + 1 < count; i += 2) {
        uint64_t number = strtoull(words[i + 1], NULL, 0);
        if (strcmp(words[i], "=") == 0) {
            c.stated = true;
            c.value = number;
        } else if (strcmp(words[i], "/") == 0) {
            c.mask = (uint32_t)number;
        } else {
            complain("%s: \"%s\" is not understood", place, words[i]);
        }
    }
    add_constant(r, c);
}

static void read_list(reading *r, const char *path, const char *file) {
    char *text = read_file(path), *next = text;
    uint32_t set = 0;
    for (unsigned number = 1; next; number++) {
        char *line = next, *save = NULL, *words[12];
        next = strchr(line, '\n');
        if (next) *next++ = 0;
        line[strcspn(line, "#")] = 0;
        unsigned count = 0;
        for (char *w = strtok_r(line, " \t\r", &save); w && count < 12; w = strtok_r(NULL, " \t\r", &save))
            words[count++] = w;
        if (count == 0) continue;
        char *place = text_format("%s:%u", file, number);
        if (strcmp(words[0], "set") == 0 && count >= 3)
            set = begin_set(r, words[1], strcmp(words[2], "bits") == 0, place);
        else if (strcmp(words[0], "all") == 0)
            add_rule(r, words, count, set, place);
        else if (set)
            add_line(r, words, count, set, place);
        else
            complain("%s: a name outside of a set", place);
    }
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Macros of a header, for the "all" rules

static bool ends(const char *text, const char *with) {
    size_t length = strlen(text), tail = strlen(with);
    return length >= tail && strcmp(text + length - tail, with) == 0;
}

static enum CXChildVisitResult see_macro(CXCursor cursor, CXCursor parent, CXClientData data) {
    (void)parent;
    reading *r = data;
    if (clang_getCursorKind(cursor) != CXCursor_MacroDefinition || clang_Cursor_isMacroFunctionLike(cursor))
        return CXChildVisit_Continue;
    char *name = text_of(clang_getCursorSpelling(cursor));
    CXFile file;
    clang_getFileLocation(clang_getCursorLocation(cursor), &file, NULL, NULL, NULL);
    char *path = text_of(clang_getFileName(file)), *slash = strrchr(path, '/');
    for (unsigned i = 0; i < r->rule_count; i++) {
        const rule *is = &r->rules[i];
        if (!starts(name, is->prefix) && strcmp(is->prefix, "*") != 0) continue;
        if (strcmp(slash ? slash + 1 : path, is->header) != 0) continue;
        if (is->except && starts(name, is->except)) continue;
        if (ends(name, "_FIRST") || ends(name, "_LAST")) continue; // bounds, not codes
        add_constant(r, (constant){.name = text_copy(name, strlen(name)), .place = "", .set = is->set});
    }
    free(path);
    free(name);
    return CXChildVisit_Continue;
}

static void gather_macros(reading *r, const char *source_dir) {
    char *text = text_format("#include \"%s/apidata/headers.h\"\n", source_dir);
    CXTranslationUnit unit =
        parse_source(r->g->index, X64, "win32trace_macros.c", text,
                     CXTranslationUnit_DetailedPreprocessingRecord | CXTranslationUnit_SkipFunctionBodies);
    clang_visitChildren(clang_getTranslationUnitCursor(unit), see_macro, r);
    clang_disposeTranslationUnit(unit);
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Values

typedef struct evaluation {
    reading *r;
    uint64_t *values;
    bool *known;
} evaluation;

static enum CXChildVisitResult evaluate(CXCursor cursor, CXCursor parent, CXClientData data) {
    (void)parent;
    evaluation *e = data;
    if (clang_getCursorKind(cursor) != CXCursor_VarDecl) return CXChildVisit_Continue;
    char *name = text_of(clang_getCursorSpelling(cursor));
    if (starts(name, "apigen_")) {
        size_t index = strtoul(name + 7, NULL, 10);
        CXEvalResult result = clang_Cursor_Evaluate(cursor);
        if (result && clang_EvalResult_getKind(result) == CXEval_Int) {
            e->values[index] = clang_EvalResult_isUnsignedInt(result)
                                   ? clang_EvalResult_getAsUnsigned(result)
                                   : (uint64_t)clang_EvalResult_getAsLongLong(result);
            e->known[index] = true;
        }
        if (result) clang_EvalResult_dispose(result);
    }
    free(name);
    return CXChildVisit_Continue;
}

static void values_for(reading *r, int arch, const char *source_dir, uint64_t *values, bool *known) {
    size_t room = 4096 + r->count * 200, length;
    char *text = malloc(room);
    if (!text) die("out of memory");
    length = (size_t)snprintf(text, room, "#include \"%s/apidata/headers.h\"\n", source_dir);
    for (size_t i = 0; i < r->count; i++)
        length +=
            (size_t)snprintf(text + length, room - length,
                             "const unsigned long long apigen_%zu = (unsigned long long)(%s);\n", i, r->at[i].name);
    // Tolerant: what a macro of a whole family stands for need not be a number.
    CXTranslationUnit unit =
        parse_tolerant(r->g->index, arch, "win32trace_values.c", text, CXTranslationUnit_KeepGoing);
    evaluation e = {r, values, known};
    clang_visitChildren(clang_getTranslationUnitCursor(unit), evaluate, &e);
    clang_disposeTranslationUnit(unit);
    free(text);
}

// Values are kept as 64-bit programs see them, but a sign-extended 32-bit one as its 32 bits.
static uint64_t plain(uint64_t v) {
    return v >> 31 == 0x1FFFFFFFFu ? v & 0xFFFFFFFFu : v;
}

static void settle(constant *c, bool known64, uint64_t v64, bool known32, uint64_t v32) {
    if (known64) {
        if (c->stated && plain(c->value) != plain(v64))
            complain("%s: %s is 0x%llx in the headers", c->place, c->name, (unsigned long long)v64);
        if (known32 && plain(v32) != plain(v64)) complain("%s: %s differs between the targets", c->place, c->name);
        c->value = plain(v64);
        c->evaluated = true;
    } else if (c->stated) {
        c->evaluated = true;
    } else if (c->listed) {
        complain("%s: no header defines %s", c->place, c->name);
    }
}

static int is_text(const struct dirent *entry) {
    return strstr(entry->d_name, ".txt") != NULL;
}

static int by_name(const struct dirent **left, const struct dirent **right) {
    return strcmp((*left)->d_name, (*right)->d_name);
}

void constants_read(generator *g, const char *source_dir) {
    reading r = {.g = g};
    struct dirent **entries;
    char *folder = text_format("%s/apidata/constants", source_dir);
    int files = scandir(folder, &entries, is_text, by_name);
    for (int i = 0; i < files; i++)
        read_list(&r, text_format("%s/%s", folder, entries[i]->d_name), entries[i]->d_name);
    if (r.rule_count) gather_macros(&r, source_dir);
    if (r.count == 0) return;
    uint64_t *values[ARCHES];
    bool *known[ARCHES];
    for (int arch = 0; arch < ARCHES; arch++) {
        values[arch] = calloc(r.count, sizeof **values);
        known[arch] = calloc(r.count, sizeof **known);
        if (!values[arch] || !known[arch]) die("out of memory");
        values_for(&r, arch, source_dir, values[arch], known[arch]);
    }
    for (size_t i = 0; i < r.count; i++) {
        constant *c = &r.at[i];
        settle(c, known[X64][i], values[X64][i], known[X86][i], values[X86][i]);
        if (c->evaluated) api_build_constant(g->build, c->set, c->name, c->value, c->mask);
    }
}
