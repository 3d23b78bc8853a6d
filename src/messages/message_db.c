// SPDX-License-Identifier: Apache-2.0
// The database of message texts: filled from message files and hives (or its own portable form), then sorted and asked.
// What a provider's message file is comes from the registry where hives are given, else from the provider's GUID inside
// WEVT_TEMPLATE, else from names: a module called like the provider, or the only module that has the number.
#include "base/guid.h"
#include "base/hash.h"
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
}

static int by_id(const void *a, const void *b) {
    const w32t_message_text_entry *x = a, *y = b;
    if (x->id != y->id) return x->id < y->id ? -1 : 1;
    if (x->language != y->language) return x->language < y->language ? -1 : 1;
    return x->text < y->text ? -1 : x->text > y->text;
}

static int by_event(const void *a, const void *b) {
    const w32t_message_event *x = a, *y = b;
    int c = memcmp(&x->guid, &y->guid, sizeof x->guid);
    if (c) return c;
    if (x->id != y->id) return x->id < y->id ? -1 : 1;
    return (int)x->version - (int)y->version;
}

void w32t_message_db_settle(w32t_message_db *db) {
    if (db->settled) return;
    for (size_t i = 0; i < db->module_count; i++)
        if (db->modules[i].count)
            qsort(db->modules[i].texts, db->modules[i].count, sizeof *db->modules[i].texts, by_id);
    if (db->event_count) qsort(db->events, db->event_count, sizeof *db->events, by_event);
    db->settled = true;
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

// ---- Asking

static const w32t_message_module *module_named(const w32t_message_db *db, const char *name) {
    for (size_t i = 0; i < db->module_count; i++)
        if (strcmp(db->modules[i].name, name) == 0) return &db->modules[i];
    return NULL;
}

static const w32t_message_text_entry *text_of(const w32t_message_module *m, uint32_t id, uint16_t language) {
    size_t lo = 0, hi = m->count;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (m->texts[mid].id < id)
            lo = mid + 1;
        else
            hi = mid;
    }
    const w32t_message_text_entry *best = NULL;
    unsigned sure = 0;
    for (; lo < m->count && m->texts[lo].id == id; lo++) {
        uint16_t l = m->texts[lo].language;
        unsigned fits = language && l == language                       ? 5
                        : language && (l & 0x3FF) == (language & 0x3FF) ? 4
                        : l == 0x409                                    ? 3
                        : (l & 0x3FF) == 9                              ? 2
                                                                        : 1;
        if (fits > sure) {
            sure = fits;
            best = &m->texts[lo];
        }
    }
    return best;
}

static bool same_provider(const w32t_message_source *s, const w32t_message_query *q, const char *lower) {
    if (q->guid && !w32t_guid_is_zero(&s->guid) && w32t_guid_equal(&s->guid, q->guid)) return true;
    return s->provider && lower && strcmp(s->provider, lower) == 0;
}

// The text of message `id` from the modules that speak for the provider in that role.
static const w32t_message_text_entry *from_sources(const w32t_message_db *db, const w32t_message_query *q,
                                                   const char *lower, uint8_t role, uint32_t id) {
    for (size_t i = 0; i < db->source_count; i++) {
        const w32t_message_source *s = &db->sources[i];
        if (s->role != role || !same_provider(s, q, lower)) continue;
        const w32t_message_module *m = module_named(db, s->module);
        const w32t_message_text_entry *t = m ? text_of(m, id, q->language) : NULL;
        if (t) return t;
    }
    return NULL;
}

static const w32t_message_event *event_of(const w32t_message_db *db, const w32t_message_query *q) {
    if (!q->guid) return NULL;
    size_t lo = 0, hi = db->event_count;
    w32t_message_event want = {.guid = *q->guid, .id = q->id, .version = q->version};
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (by_event(&db->events[mid], &want) < 0)
            lo = mid + 1;
        else
            hi = mid;
    }
    if (lo == db->event_count || by_event(&db->events[lo], &want) != 0) return NULL;
    return &db->events[lo];
}

// No source is known: the module called like the provider, else the only one that has the number.
static const w32t_message_text_entry *by_name(const w32t_message_db *db, const w32t_message_query *q, const char *lower,
                                              uint32_t id) {
    const w32t_message_text_entry *only = NULL;
    unsigned found = 0;
    for (size_t i = 0; i < db->module_count; i++) {
        const w32t_message_module *m = &db->modules[i];
        const w32t_message_text_entry *t = text_of(m, id, q->language);
        if (!t) continue;
        size_t n = lower ? strlen(lower) : 0;
        if (n && strncmp(m->name, lower, n) == 0 && (m->name[n] == '.' || !m->name[n])) return t;
        only = t;
        found++;
    }
    return found == 1 && db->module_count == 1 ? only : NULL;
}

const char *w32t_message_db_event(const w32t_message_db *db, const w32t_message_query *q, size_t *length) {
    char *lower = q->provider ? folded(q->provider, strlen(q->provider)) : NULL;
    const w32t_message_text_entry *t = NULL;
    const w32t_message_event *e = event_of(db, q);
    if (e) {
        t = from_sources(db, q, lower, W32T_MESSAGES_EVENT, e->message);
        if (!t) t = text_of(&db->modules[e->module - 1], e->message, q->language);
    }
    uint32_t classic = (uint32_t)q->qualifiers << 16 | q->id;
    if (!t) t = from_sources(db, q, lower, W32T_MESSAGES_EVENT, classic);
    // What the message compiler gives events of a manifest when it is not told otherwise.
    if (!t) t = from_sources(db, q, lower, W32T_MESSAGES_EVENT, 0xB0000000u | (uint32_t)q->version << 16 | q->id);
    if (!t) t = by_name(db, q, lower, classic);
    free(lower);
    if (!t) return NULL;
    *length = t->length;
    return t->text;
}

const char *w32t_message_db_parameter(const w32t_message_db *db, const w32t_message_query *q, uint32_t id,
                                      size_t *length) {
    char *lower = q->provider ? folded(q->provider, strlen(q->provider)) : NULL;
    const w32t_message_text_entry *t = from_sources(db, q, lower, W32T_MESSAGES_PARAMETER, id);
    if (!t) { // the ones that Windows itself uses for its own providers
        static const char *const common[] = {"msobjs.dll", "kernel32.dll", "kernelbase.dll"};
        for (unsigned i = 0; i < 3 && !t; i++) {
            const w32t_message_module *m = module_named(db, common[i]);
            if (m) t = text_of(m, id, q->language);
        }
    }
    free(lower);
    if (!t) return NULL;
    *length = t->length;
    return t->text;
}
