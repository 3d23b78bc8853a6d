// SPDX-License-Identifier: Apache-2.0
// Importing by content: text notation, event manifest, provider DLL (its WEVT_TEMPLATE resource), TMF; and the set of
// what a user brought, over the store of earlier imports.
#include "schema/importers.h"
#include "base/os.h"
#include "base/utf.h"
#include "pe/pe_file.h"

#include <stdlib.h>

#define FILE_MOST ((size_t)256 << 20)

typedef struct dll {
    w32t_schema_set *set;
    w32t_error *error;
    w32t_status status;
    size_t found;
} dll;

static bool take_resource(void *context, const w32t_pe_resource *r) {
    dll *d = context;
    if (!w32t_pe_resource_is(r, "WEVT_TEMPLATE")) return true;
    d->found++;
    d->status = w32t_wevt_template(d->set, r->data, W32T_SCHEMA_IMPORTED, NULL, NULL, d->error);
    return d->status == W32T_OK;
}

static w32t_status import_dll(w32t_schema_set *set, w32t_span bytes, w32t_error *error) {
    w32t_pe pe;
    w32t_status st = w32t_pe_open(bytes, false, &pe, error);
    if (st != W32T_OK) return st;
    dll d = {set, error, W32T_OK, 0};
    w32t_pe_resources(&pe, take_resource, &d);
    if (!d.found)
        return w32t_fail(error, W32T_E_NOT_FOUND, W32T_NO_OFFSET,
                         "no event descriptions in this image (it has no WEVT_TEMPLATE resource)");
    return d.status;
}

// First text that is neither blank nor mark, lower-cased as far as needed.
static bool begins(w32t_span text, const char *word) {
    size_t at = 0, n = strlen(word);
    if (text.n >= 3 && memcmp(text.p, "\xEF\xBB\xBF", 3) == 0) at = 3;
    while (at < text.n && (text.p[at] == ' ' || text.p[at] == '\t' || text.p[at] == '\r' || text.p[at] == '\n'))
        at++;
    return text.n - at >= n && memcmp(text.p + at, word, n) == 0;
}

// The first statement of the text notation, behind comments.
static bool is_notation(w32t_span text) {
    while (text.n) {
        if (begins(text, "provider ")) return true;
        if (!begins(text, "#")) return false;
        const uint8_t *nl = memchr(text.p, '\n', text.n);
        if (!nl) return false;
        text = w32t_span_from(text, (size_t)(nl + 1 - text.p));
    }
    return false;
}

static bool is_tmf(w32t_span text) {
    static const char *const marks[] = {"#typev ", "#type "};
    size_t look = text.n < 65536 ? text.n : 65536;
    for (size_t i = 0; i + 8 < look; i++)
        for (size_t k = 0; k < 2; k++)
            if (text.p[i] == '#' && memcmp(text.p + i, marks[k], strlen(marks[k])) == 0) return true;
    return false;
}

static bool is_mof(w32t_span text) {
    static const char mark[] = "EventType";
    size_t look = text.n < 65536 ? text.n : 65536;
    if (!begins(text, "#pragma") && !begins(text, "[") && !begins(text, "//") && !begins(text, "/*") &&
        !begins(text, "class "))
        return false;
    for (size_t i = 0; i + sizeof mark < look; i++)
        if (memcmp(text.p + i, mark, sizeof mark - 1) == 0) return true;
    return false;
}

static w32t_status import_bytes(w32t_schema_set *set, w32t_span bytes, w32t_error *error) {
    if (bytes.n >= 2 && memcmp(bytes.p, "MZ", 2) == 0) return import_dll(set, bytes, error);
    if (bytes.n >= 4 && memcmp(bytes.p, "CRIM", 4) == 0)
        return w32t_wevt_template(set, bytes, W32T_SCHEMA_IMPORTED, NULL, NULL, error);
    bool utf16 = bytes.n >= 2 && bytes.p[0] == 0xFF && bytes.p[1] == 0xFE;
    if (begins(bytes, "<") || (utf16 && bytes.n >= 4 && bytes.p[2] == '<'))
        return w32t_manifest_xml(set, bytes, W32T_SCHEMA_IMPORTED, error);
    w32t_buf text = {0};
    if (utf16) {
        w32t_utf16_to_utf8(&text, w32t_span_from(bytes, 2));
        bytes = w32t_span_of(text.p, text.n);
    }
    w32t_status st;
    if (is_notation(bytes))
        st = w32t_schema_text_parse(set, bytes, W32T_SCHEMA_IMPORTED, error);
    else if (is_tmf(bytes))
        st = w32t_tmf(set, bytes, W32T_SCHEMA_IMPORTED, error);
    else if (is_mof(bytes))
        st = w32t_mof(set, bytes, W32T_SCHEMA_IMPORTED, error);
    else
        st = w32t_fail(error, W32T_E_FORMAT, W32T_NO_OFFSET,
                       "no event manifest, provider DLL, TMF file, MOF classes or schema text");
    w32t_buf_free(&text);
    return st;
}

w32t_status w32t_schema_import(w32t_schema_set *set, const char *path, w32t_error *error) {
    uint8_t *bytes = NULL;
    size_t size = 0;
    w32t_status st = w32t_file_load(path, FILE_MOST, &bytes, &size, error);
    if (st != W32T_OK) return st;
    w32t_error own = {.status = W32T_OK};
    st = import_bytes(set, w32t_span_of(bytes, size), &own);
    free(bytes);
    if (own.status != W32T_OK) w32t_fail_in(&own, st, path); // also what was left out of a file that was taken
    if (error) *error = own;
    return st;
}

typedef struct folder {
    w32t_schema_set *set;
    size_t count, wrong;
    w32t_schema_failed failed;
    void *context;
    w32t_error *error;
} folder;

static w32t_status import_folder(folder *f, const char *path, unsigned depth);

static w32t_status import_entry(folder *f, const char *path, unsigned depth) {
    w32t_path_kind kind = w32t_path_kind_of(path);
    if (kind == W32T_PATH_FOLDER) return depth < 16 ? import_folder(f, path, depth + 1) : W32T_OK;
    if (kind != W32T_PATH_FILE) return W32T_OK;
    w32t_error own;
    w32t_status st = w32t_schema_import(f->set, path, &own);
    if (st == W32T_OK) {
        f->count++;
        if (own.status != W32T_OK && f->failed) f->failed(f->context, &own);
        return st;
    }
    // A folder may hold anything; what is a description and wrong is told.
    if (st == W32T_E_FORMAT || st == W32T_E_NOT_FOUND) return W32T_OK;
    if (f->failed) {
        f->wrong++;
        f->failed(f->context, &own);
        return W32T_OK;
    }
    if (f->error) *f->error = own;
    return st;
}

static w32t_status import_folder(folder *f, const char *path, unsigned depth) {
    char **names = NULL;
    size_t n = 0;
    w32t_status st = w32t_folder_list(path, &names, &n, f->error);
    for (size_t i = 0; st == W32T_OK && i < n; i++) {
        w32t_buf b = {0};
        w32t_buf_printf(&b, "%s/%s", path, names[i]);
        st = import_entry(f, w32t_buf_cstr(&b), depth);
        w32t_buf_free(&b);
    }
    w32t_names_free(names, n);
    return st;
}

w32t_status w32t_schema_import_path(w32t_schema_set *set, const char *path, size_t *count, w32t_schema_failed failed,
                                    void *context, w32t_error *error) {
    *count = 0;
    if (w32t_path_kind_of(path) != W32T_PATH_FOLDER) {
        w32t_error own = {.status = W32T_OK};
        w32t_status st = w32t_schema_import(set, path, &own);
        *count = st == W32T_OK;
        if (st == W32T_OK && own.status != W32T_OK && failed) failed(context, &own);
        if (st != W32T_OK && error) *error = own;
        return st;
    }
    folder f = {.set = set, .failed = failed, .context = context, .error = error};
    w32t_status st = import_folder(&f, path, 0);
    *count = f.count;
    if (st != W32T_OK || f.count || f.wrong) return st;
    w32t_fail(error, W32T_E_NOT_FOUND, W32T_NO_OFFSET,
              "no event manifest, provider DLL, TMF file or schema text in this folder");
    return w32t_fail_in(error, W32T_E_NOT_FOUND, path);
}

// ---- The user's set

static void load_from_store(void *context, w32t_schema_set *set, const w32t_guid *guid) {
    w32t_buf b = {0};
    uint8_t *bytes = NULL;
    size_t size = 0;
    w32t_buf_text(&b, context);
    w32t_buf_char(&b, '/');
    w32t_buf_guid(&b, guid);
    w32t_buf_lit(&b, ".w32t");
    // A store file that cannot be read is as good as none here; `schema list` tells.
    if (w32t_file_load(w32t_buf_cstr(&b), FILE_MOST, &bytes, &size, NULL) == W32T_OK)
        (void)w32t_schema_text_parse(set, w32t_span_of(bytes, size), W32T_SCHEMA_IMPORTED, NULL);
    free(bytes);
    w32t_buf_free(&b);
}

w32t_status w32t_schema_user_set(const char *const *paths, size_t count, const char *store, w32t_schema_failed failed,
                                 void *context, w32t_schema_set **out, w32t_error *error) {
    w32t_schema_set *set = w32t_schema_set_new(NULL);
    if (store && w32t_path_kind_of(store) == W32T_PATH_FOLDER)
        w32t_schema_set_loader(set, load_from_store, w32t_strdup(store), free);
    for (size_t i = 0; i < count; i++) {
        size_t files;
        w32t_status st = w32t_schema_import_path(set, paths[i], &files, failed, context, error);
        if (st != W32T_OK) {
            w32t_schema_set_free(set);
            return st;
        }
    }
    *out = set;
    return W32T_OK;
}
