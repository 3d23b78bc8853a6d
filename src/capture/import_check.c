// SPDX-License-Identifier: Apache-2.0
// Breadth-first over the import graph. DLLs of the system's own folders are looked into for the functions asked of
// them, but not walked further: they fit each other. The walk is bounded by the number of modules and bytes it looks
// at.
#include "capture/import_check.h"

#include <win32trace/capture.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/os.h"
#include "capture/launch.h"
#include "pe/pe_file.h"

#define MAX_MODULES 2000u
#define MAX_IMAGE   ((size_t)1 << 30)
#define MAX_FORWARD 8u

typedef struct module {
    char name[260]; // lower case
    char path[1024];
    uint8_t *bytes;
    w32t_pe pe;
    w32t_pe_exports exports;
    bool has_exports, system;
} module;

typedef struct checker {
    module *modules;
    size_t count;
    uint32_t word_size;
    w32t_buf folders; // NUL-separated
    w32t_import_finding *out;
    const module *importer;
    bool found;
} checker;

static void lower_copy(char *out, size_t size, const char *s) {
    size_t n = 0;
    for (; s[n] && n + 1 < size; n++)
        out[n] = s[n] >= 'A' && s[n] <= 'Z' ? (char)(s[n] + 32) : s[n];
    out[n] = 0;
}

// A file in a folder by name without case, as Windows finds it.
static bool file_in(const char *folder, const char *lower, char *out, size_t size) {
    snprintf(out, size, "%s/%s", folder, lower);
    if (w32t_path_kind_of(out) == W32T_PATH_FILE) return true;
    char **names;
    size_t count;
    bool found = false;
    if (w32t_folder_list(folder, &names, &count, NULL)) return false;
    for (size_t i = 0; i < count && !found; i++) {
        char name[260];
        lower_copy(name, sizeof name, names[i]);
        if (strcmp(name, lower) != 0) continue;
        snprintf(out, size, "%s/%s", folder, names[i]);
        found = w32t_path_kind_of(out) == W32T_PATH_FILE;
    }
    w32t_names_free(names, count);
    return found;
}

static bool is_system_folder(const char *folder) {
    return strstr(folder, "/windows/sys") != NULL || strstr(folder, "-windows") != NULL ||
           strstr(folder, "\\Windows\\Sys") != NULL;
}

static bool load(checker *c, module *m, const char *path, w32t_error *error) {
    size_t size;
    snprintf(m->path, sizeof m->path, "%s", path);
    if (w32t_file_load(path, MAX_IMAGE, &m->bytes, &size, error)) return false;
    if (w32t_pe_open(w32t_span_of(m->bytes, size), false, &m->pe, error)) {
        free(m->bytes);
        m->bytes = NULL;
        return false;
    }
    m->has_exports = w32t_pe_exports_open(&m->pe, &m->exports);
    (void)c;
    return true;
}

static void report(checker *c, w32t_import_problem kind, const char *dll, const char *function) {
    w32t_import_finding *f = c->out;
    c->found = true;
    f->kind = kind;
    snprintf(f->importer, sizeof f->importer, "%s", c->importer ? c->importer->path : "");
    snprintf(f->missing, sizeof f->missing, "%s", dll);
    snprintf(f->function, sizeof f->function, "%s", function ? function : "");
    for (const char *p = (const char *)c->folders.p; *p; p += strlen(p) + 1) {
        const char *again = (const char *)c->folders.p;
        while (again < p && strcmp(again, p) != 0)
            again += strlen(again) + 1;
        if (again < p) continue; // the current folder is often the program's
        if (f->folders.n) w32t_buf_char(&f->folders, ';');
        w32t_buf_text(&f->folders, p);
    }
}

// The module a DLL's name leads to; NULL when there is none (reported unless quiet).
static module *find_module(checker *c, const char *dll, bool quiet) {
    char lower[260];
    lower_copy(lower, sizeof lower, dll);
    if (!strchr(lower, '.')) snprintf(lower + strlen(lower), sizeof lower - strlen(lower), ".dll");
    for (size_t i = 0; i < c->count; i++) {
        if (strcmp(c->modules[i].name, lower) == 0) return &c->modules[i];
    }
    if (c->count == MAX_MODULES) return NULL;
    module m = {0};
    snprintf(m.name, sizeof m.name, "%s", lower);
    w32t_import_problem problem = W32T_IMPORT_NO_DLL;
    for (const char *p = (const char *)c->folders.p; *p; p += strlen(p) + 1) {
        char path[1024];
        w32t_error error = {0};
        if (!file_in(p, lower, path, sizeof path)) continue;
        m.system = is_system_folder(p);
        if (load(c, &m, path, &error)) {
            if (m.pe.is64 == (c->word_size == 8)) {
                c->modules[c->count] = m;
                return &c->modules[c->count++];
            }
            problem = W32T_IMPORT_WRONG_MACHINE;
            snprintf(c->out->detail, sizeof c->out->detail, "it is %s", w32t_pe_machine_name(m.pe.machine));
            free(m.bytes);
        } else {
            problem = W32T_IMPORT_BAD_IMAGE;
            snprintf(c->out->detail, sizeof c->out->detail, "%.*s", (int)sizeof c->out->detail - 1, error.text);
        }
        if (!*c->out->found) snprintf(c->out->found, sizeof c->out->found, "%s", path);
    }
    if (!quiet) report(c, problem, dll, NULL);
    return NULL;
}

// Whether an export is there, forwarders followed.
static bool has_export(checker *c, module *m, const char *name, uint32_t ordinal, unsigned depth) {
    w32t_pe_export e;
    if (!m->has_exports) return false;
    bool there = name ? w32t_pe_export_named(&m->pe, &m->exports, name, &e)
                      : w32t_pe_export_ordinal(&m->pe, &m->exports, ordinal, &e);
    if (!there || !e.forwarder) return there;
    const char *dot = strrchr(e.forwarder, '.');
    if (!dot || depth == MAX_FORWARD) return true; // cannot be told
    char dll[260];
    snprintf(dll, sizeof dll, "%.*s", (int)(dot - e.forwarder), e.forwarder);
    size_t at = (size_t)(m - c->modules);
    module *next = find_module(c, dll, true);
    m = &c->modules[at];
    if (!next) return m->system; // system DLLs forward to things Wine makes up
    return dot[1] == '#' ? has_export(c, next, NULL, (uint32_t)strtoul(dot + 2, NULL, 10), depth + 1)
                         : has_export(c, next, dot + 1, 0, depth + 1);
}

static bool check_import(void *context, const w32t_pe_import *i) {
    checker *c = context;
    if (i->delay) return true; // missing ones are an exception when used, not when loaded
    size_t importer = (size_t)(c->importer - c->modules);
    module *m = find_module(c, i->dll, false);
    c->importer = &c->modules[importer];
    if (!m) return !c->found;
    if (!i->name && !i->ordinal) return true;
    if (has_export(c, m, i->name, i->ordinal, 0)) return true;
    char function[260];
    if (i->name) {
        snprintf(function, sizeof function, "%s", i->name);
    } else {
        snprintf(function, sizeof function, "#%u", i->ordinal);
    }
    snprintf(c->out->found, sizeof c->out->found, "%s", m->path);
    report(c, W32T_IMPORT_NO_FUNCTION, i->dll, function);
    return false;
}

static char *last_slash(char *path) {
    char *slash = strrchr(path, '/'), *back = strrchr(path, '\\');
    return back > slash ? back : slash;
}

// A DLL that lies beside the one that needs it, in a folder that is not looked into.
static void look_beside(checker *c) {
    w32t_import_finding *f = c->out;
    char folder[700], lower[260];
    if (f->kind != W32T_IMPORT_NO_DLL || !*f->importer || strlen(f->importer) >= sizeof folder) return;
    memcpy(folder, f->importer, strlen(f->importer) + 1);
    char *slash = last_slash(folder);
    if (!slash) return;
    *slash = 0;
    lower_copy(lower, sizeof lower, f->missing);
    file_in(folder, lower, f->found, sizeof f->found);
    if (w32t_path_kind_of(f->found) != W32T_PATH_FILE) *f->found = 0;
}

static w32t_status walk(checker *c) {
    for (size_t i = 0; i < c->count && !c->found; i++) {
        c->importer = &c->modules[i];
        if (!c->modules[i].system) w32t_pe_imports(&c->modules[i].pe, check_import, c);
    }
    if (c->found) look_beside(c);
    return c->found ? W32T_OK : W32T_END;
}

static void free_checker(checker *c) {
    for (size_t i = 0; i < c->count; i++)
        free(c->modules[i].bytes);
    free(c->modules);
    w32t_buf_free(&c->folders);
}

// The image at a path becomes the first module; its folder is cut out of `folder`.
static w32t_status load_first(checker *c, const char *path, char folder[1024]) {
    w32t_error error;
    snprintf(folder, 1024, "%s", path);
    char *slash = last_slash(folder);
    if (!load(c, &c->modules[0], path, &error)) return error.status;
    c->count = 1;
    lower_copy(c->modules[0].name, sizeof c->modules[0].name, slash ? slash + 1 : path);
    if (slash)
        *slash = 0;
    else
        snprintf(folder, 1024, ".");
    return W32T_OK;
}

w32t_status w32t_find_missing_import(const char *image_path, w32t_import_finding *out) {
    memset(out, 0, sizeof *out);
    checker c = {.out = out};
    c.modules = w32t_alloc(MAX_MODULES * sizeof *c.modules);
    char folder[1024];
    w32t_status status = load_first(&c, image_path, folder);
    if (!status) {
        c.word_size = c.modules[0].pe.is64 ? 8 : 4;
        w32t_dll_folders(folder, c.word_size, &c.folders);
        status = walk(&c);
    }
    free_checker(&c);
    return status;
}

// A path that leads to a file which is no fit, or to none.
static void report_path(checker *c, const char *path, w32t_status status) {
    bool there = w32t_path_kind_of(path) == W32T_PATH_FILE;
    report(c, there ? W32T_IMPORT_BAD_IMAGE : W32T_IMPORT_NO_DLL, path, NULL);
    if (there) {
        snprintf(c->out->found, sizeof c->out->found, "%s", path);
        snprintf(c->out->detail, sizeof c->out->detail, status == W32T_E_FORMAT ? "it is no DLL" : "it cannot be read");
    }
}

w32t_status w32t_find_missing_of_dll(const char *dll, const char *program_folder, bool own_folder, uint32_t word_size,
                                     w32t_import_finding *out) {
    memset(out, 0, sizeof *out);
    checker c = {.out = out, .word_size = word_size};
    c.modules = w32t_alloc(MAX_MODULES * sizeof *c.modules);
    char folder[1024];
    bool path = strchr(dll, '/') || strchr(dll, '\\');
    w32t_status status = path ? load_first(&c, dll, folder) : W32T_OK;
    w32t_dll_folders(path && !status && own_folder ? folder : program_folder, word_size, &c.folders);
    if (path && status) {
        c.folders.n = 0; // only that one place was looked at
        w32t_buf_lit(&c.folders, "\0");
        report_path(&c, dll, status);
    } else if (path && c.modules[0].pe.is64 != (word_size == 8)) {
        report(&c, W32T_IMPORT_WRONG_MACHINE, dll, NULL);
        snprintf(out->found, sizeof out->found, "%s", dll);
        snprintf(out->detail, sizeof out->detail, "it is %s", w32t_pe_machine_name(c.modules[0].pe.machine));
    } else if (!path) {
        find_module(&c, dll, false);
    }
    status = c.found ? W32T_OK : walk(&c);
    free_checker(&c);
    return status;
}

static const char *base_name(const char *path) {
    const char *name = path;
    for (const char *s = path; *s; s++) {
        if (*s == '/' || *s == '\\') name = s + 1;
    }
    return name;
}

void w32t_import_text(const w32t_import_finding *f, char *out, size_t size) {
    const char *importer = base_name(f->importer);
    if (!*importer) importer = "the program";
    w32t_buf folders = f->folders;
    const char *tried = folders.n ? w32t_buf_cstr(&folders) : "";
    switch (f->kind) {
    case W32T_IMPORT_NO_DLL:
        if (!*tried)
            snprintf(out, size, "there is no file %s", f->missing);
        else if (*f->found)
            snprintf(out, size, "%s needs %s, which is in none of: %s (it lies at %s, where it is not looked for)",
                     importer, f->missing, tried, f->found);
        else
            snprintf(out, size, "%s needs %s, which is in none of: %s", importer, f->missing, tried);
        break;
    case W32T_IMPORT_NO_FUNCTION:
        snprintf(out, size, "%s needs %s from %s, but %s does not export it", importer, f->function, f->missing,
                 f->found);
        break;
    case W32T_IMPORT_WRONG_MACHINE:
        snprintf(out, size, "%s needs %s, but %s is of the wrong kind: %s%s%s", importer, f->missing, f->found,
                 f->detail, *tried ? "; tried: " : "", tried);
        break;
    default:
        snprintf(out, size, "%s needs %s, but %s cannot be loaded: %s", importer, f->missing, f->found, f->detail);
        break;
    }
}

w32t_status w32t_capture_check_imports(const char *image_path, char *line, size_t size) {
    w32t_import_finding f;
    w32t_status status = w32t_find_missing_import(image_path, &f);
    if (!status) {
        w32t_import_text(&f, line, size);
        w32t_buf_free(&f.folders);
    }
    return status;
}
