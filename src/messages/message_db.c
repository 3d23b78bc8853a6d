// SPDX-License-Identifier: Apache-2.0
// The database of message texts: filled from message files and hives (or its own portable form). It is asked in
// message_lookup.c.
#include "base/os.h"
#include "base/utf.h"
#include "messages/messages.h"
#include "pe/pe_file.h"

#include <stdio.h>
#include <stdlib.h>

#define FOLDER_DEPTH 32
#define FILE_LIMIT   ((size_t)512 * 1024 * 1024)

w32t_message_db *w32t_message_db_new(void) {
    return w32t_alloc(sizeof(w32t_message_db));
}

void w32t_message_db_free(w32t_message_db *db) {
    if (!db) return;
    for (size_t i = 0; i < db->module_count; i++) {
        free(db->modules[i].name);
        free(db->modules[i].texts);
    }
    for (size_t i = 0; i < db->source_count; i++) {
        free(db->sources[i].provider);
        free(db->sources[i].module);
    }
    free(db->modules);
    free((void *)(uintptr_t)db->by_name);
    free((void *)(uintptr_t)db->by_provider);
    free((void *)(uintptr_t)db->by_guid);
    free(db->events);
    free(db->sources);
    w32t_arena_free(&db->arena);
    free(db);
}

const char *w32t_base_name(const char *path) {
    const char *base = path;
    for (const char *s = path; *s; s++)
        if (*s == '/' || *s == '\\') base = s + 1;
    return base;
}

static char *folded(const char *text, size_t n) {
    char *s = w32t_alloc(n + 1);
    for (size_t i = 0; i < n; i++)
        s[i] = text[i] >= 'A' && text[i] <= 'Z' ? (char)(text[i] + 32) : text[i];
    return s;
}

uint32_t w32t_message_db_module(w32t_message_db *db, const char *file_name) {
    const char *base = w32t_base_name(file_name);
    char *name = folded(base, strlen(base));
    size_t n = strlen(name);
    if (n > 4 && strcmp(name + n - 4, ".mui") == 0) name[n - 4] = 0;
    for (size_t i = 0; i < db->module_count; i++)
        if (strcmp(db->modules[i].name, name) == 0) {
            free(name);
            return (uint32_t)i + 1;
        }
    if (db->module_count == db->module_room)
        db->modules = w32t_realloc(db->modules, (db->module_room = db->module_room ? db->module_room * 2 : 32) *
                                                    sizeof *db->modules);
    db->modules[db->module_count] = (w32t_message_module){.name = name};
    return (uint32_t)++db->module_count;
}

void w32t_message_db_put_text(w32t_message_db *db, uint32_t module, uint32_t id, uint16_t language, const char *text,
                              size_t n) {
    w32t_message_module *m = &db->modules[module - 1];
    if (m->count == m->room)
        m->texts = w32t_realloc(m->texts, (m->room = m->room ? m->room * 2 : 64) * sizeof *m->texts);
    m->texts[m->count++] = (w32t_message_text_entry){id, language, (uint32_t)n, w32t_arena_text(&db->arena, text, n)};
    db->settled = false;
}

void w32t_message_db_put_event(w32t_message_db *db, const w32t_message_event *event) {
    if (db->event_count == db->event_room)
        db->events =
            w32t_realloc(db->events, (db->event_room = db->event_room ? db->event_room * 2 : 256) * sizeof *db->events);
    db->events[db->event_count++] = *event;
    db->settled = false;
}

void w32t_message_db_put_source(w32t_message_db *db, const char *provider, const w32t_guid *guid, uint8_t role,
                                const char *file) {
    if (db->source_count == db->source_room)
        db->sources = w32t_realloc(db->sources, (db->source_room = db->source_room ? db->source_room * 2 : 64) *
                                                    sizeof *db->sources);
    w32t_message_source *s = &db->sources[db->source_count];
    *s = (w32t_message_source){.role = role, .order = (uint32_t)db->source_count++};
    const char *base = w32t_base_name(file);
    s->module = folded(base, strlen(base));
    if (provider) s->provider = folded(provider, strlen(provider));
    if (guid) s->guid = *guid;
    db->settled = false;
}

// ---- Filling

typedef struct filler {
    w32t_message_db *db;
    uint32_t module;
    uint16_t language;
    bool any;
    const char *path;
} filler;

static bool take_text(void *context, uint32_t id, w32t_span text, bool wide) {
    filler *f = context;
    w32t_buf b = {0};
    if (wide)
        w32t_utf16_to_utf8(&b, text);
    else
        w32t_ansi_to_utf8(&b, text);
    w32t_message_db_put_text(f->db, f->module, id, f->language, (const char *)b.p, b.n);
    w32t_buf_free(&b);
    return true;
}

static bool take_resource(void *context, const w32t_pe_resource *r) {
    filler *f = context;
    enum { MESSAGETABLE = 11 };
    bool table = r->type == MESSAGETABLE, wevt = w32t_pe_resource_is(r, "WEVT_TEMPLATE");
    if (!table && !wevt) return true;
    if (!f->any) f->module = w32t_message_db_module(f->db, f->path);
    f->any = true;
    f->language = r->language;
    if (table)
        w32t_message_table_each(r->data, take_text, f);
    else
        w32t_wevt_messages(f->db, r->data, f->module);
    return true;
}

static w32t_status add_bytes(w32t_message_db *db, const char *path, w32t_span bytes, size_t *count, w32t_error *error) {
    if (w32t_message_db_is_text(bytes)) {
        w32t_status s = w32t_message_db_read_text(db, bytes, error);
        if (s == W32T_OK) ++*count;
        return s;
    }
    w32t_pe pe;
    w32t_status s = w32t_pe_open(bytes, false, &pe, error);
    if (s != W32T_OK) return s;
    filler f = {.db = db, .path = path};
    w32t_pe_resources(&pe, take_resource, &f);
    if (!f.any) return w32t_fail(error, W32T_E_NOT_FOUND, W32T_NO_OFFSET, "it holds no messages");
    ++*count;
    return W32T_OK;
}

static w32t_status add_file(w32t_message_db *db, const char *path, size_t *count, w32t_error *error) {
    w32t_input *in;
    w32t_status s = w32t_input_open(path, &in, error);
    if (s != W32T_OK) return s;
    uint8_t head[64];
    w32t_span first = w32t_input_peek(in, head, sizeof head);
    bool image = first.n >= 2 && first.p[0] == 'M' && first.p[1] == 'Z';
    if (!image && !w32t_message_db_is_text(first)) {
        w32t_input_close(in);
        return w32t_fail_in(
            error, w32t_fail(error, W32T_E_FORMAT, 0, "no message file (DLL, EXE, MUI) and no message database"), path);
    }
    w32t_input_close(in);
    uint8_t *bytes;
    size_t n;
    s = w32t_file_load(path, FILE_LIMIT, &bytes, &n, error);
    if (s != W32T_OK) return s;
    s = add_bytes(db, path, w32t_span_of(bytes, n), count, error);
    free(bytes);
    return s == W32T_OK ? s : w32t_fail_in(error, s, path);
}

static w32t_status add_path(w32t_message_db *db, const char *path, unsigned depth, size_t *count, w32t_error *error) {
    if (w32t_path_kind_of(path) != W32T_PATH_FOLDER) return add_file(db, path, count, error);
    if (depth == FOLDER_DEPTH) return W32T_OK;
    char **names;
    size_t n;
    w32t_status s = w32t_folder_list(path, &names, &n, error);
    if (s != W32T_OK) return s;
    for (size_t i = 0; i < n; i++) {
        w32t_buf full = {0};
        w32t_buf_printf(&full, "%s/%s", path, names[i]);
        const char *child = w32t_buf_cstr(&full);
        w32t_path_kind kind = w32t_path_kind_of(child);
        w32t_error ignored; // a folder may hold anything
        if (kind == W32T_PATH_FILE || kind == W32T_PATH_FOLDER) add_path(db, child, depth + 1, count, &ignored);
        w32t_buf_free(&full);
    }
    w32t_names_free(names, n);
    return W32T_OK;
}

w32t_status w32t_message_db_add(w32t_message_db *db, const char *path, size_t *count, w32t_error *error) {
    size_t taken = 0;
    w32t_status s = add_path(db, path, 0, &taken, error);
    if (count) *count += taken;
    return s;
}
