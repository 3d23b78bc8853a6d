// SPDX-License-Identifier: Apache-2.0
// The public side: listing and describing what is known, and the user's store.
#include <win32trace/schema.h>

#include "base/os.h"
#include "schema/importers.h"
#include "schema/pack.h"

#include <stdio.h>
#include <stdlib.h>
#include <strings.h>

struct w32t_schemas {
    w32t_schema_set *files; // given for this run
    w32t_schema_set *store; // loaded whole, for listing
    w32t_arena arena;
};

bool w32t_schema_store_path(char *out, size_t size) {
    int n;
#ifdef _WIN32
    const char *base = getenv("LOCALAPPDATA");
    if (!base || !*base) return false;
    n = snprintf(out, size, "%s/win32trace/schemas", base);
#else
    const char *base = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    if (base && *base)
        n = snprintf(out, size, "%s/win32trace/schemas", base);
    else if (home && *home)
        n = snprintf(out, size, "%s/.local/share/win32trace/schemas", home);
    else
        return false;
#endif
    return n > 0 && (size_t)n < size;
}

w32t_status w32t_schemas_open(const char *const *paths, size_t count, bool no_store, w32t_schemas **out,
                              w32t_error *error) {
    return w32t_schemas_open_telling(paths, count, no_store, NULL, NULL, out, error);
}

w32t_status w32t_schemas_open_telling(const char *const *paths, size_t count, bool no_store, w32t_schema_wrong wrong,
                                      void *context, w32t_schemas **out, w32t_error *error) {
    char store[4096];
    w32t_schemas *s = w32t_alloc(sizeof *s);
    w32t_status st = w32t_schema_user_set(paths, count, NULL, wrong, context, &s->files, error);
    if (st == W32T_OK && !no_store && w32t_schema_store_path(store, sizeof store) &&
        w32t_path_kind_of(store) == W32T_PATH_FOLDER) {
        size_t files;
        w32t_error own;
        s->store = w32t_schema_set_new(NULL);
        st = w32t_schema_import_path(s->store, store, &files, wrong, context, &own);
        if (st == W32T_E_NOT_FOUND) st = W32T_OK; // an empty store
        if (st != W32T_OK && error) *error = own;
    }
    if (st != W32T_OK) {
        w32t_schemas_close(s);
        return st;
    }
    *out = s;
    return W32T_OK;
}

void w32t_schemas_close(w32t_schemas *s) {
    if (!s) return;
    w32t_schema_set_free(s->files);
    w32t_schema_set_free(s->store);
    w32t_arena_free(&s->arena);
    free(s);
}

static void fill(w32t_schemas_provider *out, const w32t_schema_provider *p, const char *source) {
    out->guid = p->guid;
    out->name = p->name ? p->name : "";
    out->source = source;
    out->provenance = p->provenance;
    out->events = p->event_count;
}

bool w32t_schemas_at(w32t_schemas *s, size_t index, w32t_schemas_provider *out) {
    const w32t_schema_set *sets[] = {s->files, s->store};
    static const char *const sources[] = {"file", "store"};
    for (size_t k = 0; k < 2; k++) {
        size_t n = 0;
        for (const w32t_schema_provider *p; sets[k] && (p = w32t_schema_set_provider(sets[k], n)) != NULL; n++)
            if (n == index) {
                fill(out, p, sources[k]);
                return true;
            }
        index -= n;
    }
    w32t_pack_entry e;
    for (size_t at = 0; w32t_pack_next(&at, &e);) {
        if (!e.name.n || index--) continue; // classes have no line of their own
        *out = (w32t_schemas_provider){.guid = e.guid, .source = "builtin", .events = SIZE_MAX};
        out->name = w32t_arena_text(&s->arena, (const char *)e.name.p, e.name.n);
        return true;
    }
    return false;
}

static bool same_name(const char *a, const char *b, size_t n) {
    return a && strlen(a) == n && strncasecmp(a, b, n) == 0;
}

static const w32t_schema_provider *find(const w32t_schemas *s, const char *name, size_t n, const w32t_guid *guid) {
    const w32t_schema_set *sets[] = {s->files, s->store};
    for (size_t k = 0; k < 2; k++) {
        const w32t_schema_provider *p, *found = NULL;
        for (size_t i = 0; sets[k] && (p = w32t_schema_set_provider(sets[k], i)) != NULL; i++)
            if (guid ? w32t_guid_equal(&p->guid, guid) : same_name(p->name, name, n)) found = p; // the latest
        if (found) return found;
    }
    if (guid) return w32t_schema_find_provider(NULL, guid);
    w32t_pack_entry e;
    for (size_t at = 0; w32t_pack_next(&at, &e);)
        if (e.name.n == n && strncasecmp((const char *)e.name.p, name, n) == 0)
            return w32t_schema_find_provider(NULL, &e.guid);
    return NULL;
}

w32t_status w32t_schemas_describe(w32t_schemas *s, const char *name, const char *format, char **text,
                                  w32t_error *error) {
    w32t_guid guid;
    bool xml = strcmp(format, "xml") == 0;
    if (!xml && strcmp(format, "text") != 0)
        return w32t_fail(error, W32T_E_ARGUMENT, W32T_NO_OFFSET, "no such format: %.100s (text, xml)", format);
    bool is_guid = w32t_guid_parse(name, strlen(name), &guid);
    const w32t_schema_provider *p = find(s, name, strlen(name), is_guid ? &guid : NULL);
    if (!p) return w32t_fail(error, W32T_E_NOT_FOUND, W32T_NO_OFFSET, "no such provider: %.200s", name);
    w32t_buf b = {0};
    if (xml)
        w32t_schema_xml_write(p, &b);
    else
        w32t_schema_text_write(p, &b);
    w32t_buf_cstr(&b);
    *text = (char *)b.p;
    return W32T_OK;
}

void w32t_schemas_free_text(char *text) {
    free(text);
}

static w32t_status store_provider(const char *store, const w32t_schema_provider *p, w32t_error *error) {
    w32t_buf path = {0}, text = {0};
    w32t_output *out;
    w32t_buf_printf(&path, "%s/", store);
    w32t_buf_guid(&path, &p->guid);
    w32t_buf_lit(&path, ".w32t");
    w32t_schema_text_write(p, &text);
    w32t_status st = w32t_output_open(w32t_buf_cstr(&path), &out, error);
    if (st == W32T_OK) {
        st = w32t_output_write(out, text.p, text.n, error);
        w32t_status closed = w32t_output_close(out, st == W32T_OK, st == W32T_OK ? error : NULL);
        if (st == W32T_OK) st = closed;
    }
    w32t_buf_free(&path);
    w32t_buf_free(&text);
    return st;
}

w32t_status w32t_schema_store_import(const char *path, w32t_schema_told told, w32t_schema_wrong wrong, void *context,
                                     w32t_error *error) {
    char store[4096];
    if (!w32t_schema_store_path(store, sizeof store))
        return w32t_fail(error, W32T_E_NOT_FOUND, W32T_NO_OFFSET,
                         "the environment does not say where the user's data is (HOME, XDG_DATA_HOME)");
    w32t_schema_set *set = w32t_schema_set_new(NULL);
    size_t files;
    w32t_status st = w32t_schema_import_path(set, path, &files, wrong, context, error);
    if (st == W32T_OK) st = w32t_folder_make(store, error);
    const w32t_schema_provider *p;
    for (size_t i = 0; st == W32T_OK && (p = w32t_schema_set_provider(set, i)) != NULL; i++) {
        if (!p->event_count) continue;
        st = store_provider(store, p, error);
        w32t_schemas_provider one;
        fill(&one, p, "store");
        if (st == W32T_OK && told) told(context, &one);
    }
    w32t_schema_set_free(set);
    return st;
}
