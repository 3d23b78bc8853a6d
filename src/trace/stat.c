// SPDX-License-Identifier: Apache-2.0
// Counting without decoding: every source counts itself, this file sums by provider and asks the schemas which are
// known: those of its own file, then those of the files counted with it.
#include "base/os.h"
#include "schema/importers.h"
#include "schema/schema.h"
#include "trace/trace_internal.h"

#include <stdlib.h>

typedef struct entry {
    char *path;
    w32t_file_stat counts;
    w32t_stat_file shown;
    uint64_t start;                // of the recording
    const w32t_schema_set *taught; // what the file says about its events; NULL when it is of no use to others
} entry;

struct w32t_stat {
    w32t_read_options read;
    struct w32t_schema_set *schemas;
    entry *entries;
    size_t count, room;
    w32t_arena arena;
};

// Recordings describe their events but not their providers.
static const char *own_provider(const w32t_guid *g) {
    static const struct {
        w32t_guid guid;
        const char *name;
    } own[] = {
        {{0x1f7d8450, 0x2144, 0x548a, {0x28, 0xce, 0x69, 0xd6, 0x5c, 0x91, 0x09, 0xfb}}, "Win32Trace-Api"},
        {{0x49aa43dc, 0x7e23, 0x5be2, {0xf7, 0x87, 0xb6, 0x33, 0xb7, 0x91, 0x96, 0xec}}, "Win32Trace-Session"},
    };
    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        if (memcmp(g, &own[i].guid, sizeof *g) == 0) return own[i].name;
    return NULL;
}

// What the events of one .etl provider are called by: what the provider says of itself in any of them, else what a
// schema says.
static const char *name_of(w32t_stat *st, w32t_table *stated, const w32t_seen *s, const w32t_schema_event *known,
                           const w32t_schema_set *set) {
    const char *name = own_provider(&s->guid);
    if (name) return name;
    if ((name = w32t_table_get(stated, w32t_hash_bytes(&s->guid, 16))) != NULL) return name;
    const w32t_schema_provider *p = known ? known->provider : w32t_schema_find_provider(set, &s->guid);
    return p && p->name ? w32t_arena_text(&st->arena, p->name, strlen(p->name)) : NULL;
}

static const w32t_schema_event *find(const w32t_schema_set *set, const w32t_seen *s) {
    if (s->encoding == W32T_ENC_ETW) return w32t_schema_find(set, &s->guid, s->id, s->version);
    if (s->encoding == W32T_ENC_CLASSIC) return w32t_schema_find_classic(set, &s->guid, s->opcode, s->version);
    if (s->encoding == W32T_ENC_WPP) return w32t_schema_find_wpp(set, &s->guid, s->id);
    return NULL;
}

static void ask_schemas(w32t_stat *st, const w32t_schema_set *set, w32t_file_stat *counts) {
    w32t_table stated = {0};
    for (size_t i = 0; i < counts->seen_count; i++) {
        const w32t_seen *s = &counts->seen[i];
        uint64_t key = w32t_hash_bytes(&s->guid, 16);
        if (s->encoding == W32T_ENC_ETW && s->provider && !w32t_table_get(&stated, key))
            w32t_table_put(&stated, key, w32t_arena_text(&st->arena, s->provider, strlen(s->provider)));
    }
    for (size_t i = 0; i < counts->seen_count; i++) {
        w32t_seen *s = &counts->seen[i];
        const w32t_schema_event *known = find(set, s);
        s->known = s->self_described || known;
        if (s->encoding == W32T_ENC_ETW || s->encoding == W32T_ENC_CLASSIC)
            s->provider = name_of(st, &stated, s, known, set);
    }
    w32t_table_free(&stated);
}

// What its own file leaves open, answered by what the others taught.
static void ask_others(w32t_stat *st, const w32t_schema_set *set, w32t_file_stat *counts) {
    static const w32t_table none;
    for (size_t i = 0; i < counts->seen_count; i++) {
        w32t_seen *s = &counts->seen[i];
        bool etw = s->encoding == W32T_ENC_ETW, classic = s->encoding == W32T_ENC_CLASSIC;
        if (!etw && !classic && s->encoding != W32T_ENC_WPP) continue;
        const w32t_schema_event *known = s->known ? NULL : find(set, s);
        s->known |= known != NULL;
        if ((etw || classic) && !s->provider) s->provider = name_of(st, (w32t_table *)&none, s, known, set);
    }
}

static int by_events(const void *a, const void *b) {
    const w32t_stat_provider *x = a, *y = b;
    if (x->events != y->events) return x->events < y->events ? 1 : -1;
    return memcmp(&x->guid, &y->guid, 16);
}

static void sum_providers(w32t_stat *st, entry *e) {
    w32t_stat_provider *list = w32t_arena_zalloc(&st->arena, (e->counts.seen_count + 1) * sizeof *list);
    size_t n = 0;
    w32t_table index = {0};
    for (size_t i = 0; i < e->counts.seen_count; i++) {
        const w32t_seen *s = &e->counts.seen[i];
        uint64_t key =
            w32t_hash_bytes(&s->guid, 16) ^ (s->provider ? w32t_hash_bytes(s->provider, strlen(s->provider)) : 0);
        size_t at = (size_t)(uintptr_t)w32t_table_get(&index, key);
        if (!at) {
            static const w32t_guid none;
            list[n].guid = s->guid;
            list[n].has_guid = memcmp(&s->guid, &none, 16) != 0;
            list[n].name = s->provider;
            w32t_table_put(&index, key, (void *)(uintptr_t)(at = ++n));
        }
        list[at - 1].events += s->events;
        if (s->known) list[at - 1].decoded += s->events;
    }
    w32t_table_free(&index);
    qsort(list, n, sizeof *list, by_events);
    e->shown.providers = list;
    e->shown.provider_count = n;
}

static void show_gaps(entry *e, const w32t_schema_set *set) {
    w32t_stat_file *f = &e->shown;
    size_t n = 0;
    w32t_manifest_gap *gaps = NULL;
    if (e->counts.taught) gaps = (w32t_manifest_gap *)w32t_schema_collector_gaps(e->counts.taught, set, &n);
    for (size_t i = 0; i < n; i++)
        gaps[i].file = e->path;
    f->manifest_gaps = gaps;
    f->manifest_gap_count = n;
}

static void show(w32t_stat *st, entry *e, const w32t_schema_set *set) {
    w32t_stat_file *f = &e->shown;
    const w32t_file_stat *c = &e->counts;
    f->path = e->path;
    f->format = c->format;
    f->bytes = c->bytes;
    f->events = c->events;
    f->carved = c->carved;
    f->buffers = c->buffers;
    f->first = c->first;
    f->last = c->last;
    w32t_stat_kind_info *kinds = w32t_arena_alloc(&st->arena, (c->kind_count + 1) * sizeof *kinds);
    for (size_t i = 0; i < c->kind_count; i++)
        kinds[i] = (w32t_stat_kind_info){c->kinds[i].name, c->kinds[i].events};
    f->kinds = kinds;
    f->kind_count = c->kind_count;
    sum_providers(st, e);
    show_gaps(e, set);
    f->no_schema = 0;
    for (size_t i = 0; i < f->provider_count && c->taught; i++)
        f->no_schema += f->providers[i].events - f->providers[i].decoded;
    f->lost_events = c->lost_events;
    f->lost_buffers = c->lost_buffers;
    f->unreadable_bytes = c->unreadable_bytes;
    f->undecoded = c->undecoded;
    w32t_damage_info *damage = w32t_arena_alloc(&st->arena, (c->damage.count + 1) * sizeof *damage);
    for (size_t i = 0; i < c->damage.count; i++)
        damage[i] =
            (w32t_damage_info){e->path, c->damage.items[i].offset, c->damage.items[i].bytes, c->damage.items[i].what};
    f->damage = damage;
    f->damage_count = c->damage.count;
    f->damage_total = c->damage.total;
    f->clock = c->clock[0] ? c->clock : NULL;
    f->os = c->os[0] ? c->os : NULL;
}

static w32t_status count_source(void *context, w32t_source *source, w32t_error *error) {
    w32t_stat *st = context;
    if (st->count == st->room) {
        st->room = st->room ? st->room * 2 : 8;
        st->entries = w32t_realloc(st->entries, st->room * sizeof *st->entries);
    }
    entry *e = &st->entries[st->count];
    memset(e, 0, sizeof *e);
    e->path = w32t_strdup(source->in->path);
    e->counts.format = source->ops->format;
    e->counts.first = e->counts.last = W32T_NO_TIME;
    w32t_status s = source->ops->stat(source, &e->counts, error);
    if (s == W32T_OK && source->order_by_record) w32t_stat_names(source, &e->counts, &st->arena);
    const w32t_schema_set *own = source->session ? source->session->schemas : NULL;
    if (s == W32T_OK) ask_schemas(st, own, &e->counts);
    if (e->counts.taught && source->in->seekable && w32t_schema_set_provider(own, 0)) { // a stream helps nobody else
        e->start = source->session->start_filetime;
        e->taught = own;
    }
    source->ops->close(source);
    if (s != W32T_OK) {
        w32t_fail_in(error, s, e->path);
        w32t_schema_collector_free(e->counts.taught);
        w32t_stat_free(&e->counts);
        free(e->path);
        return s;
    }
    st->count++;
    return W32T_OK;
}

static w32t_status count_file(void *context, const char *path, bool in_folder, w32t_error *error) {
    w32t_stat *st = context;
    w32t_status s = w32t_open_sources(path, &st->read, count_source, st, error);
    return in_folder && s == W32T_E_FORMAT ? W32T_OK : s;
}

w32t_status w32t_stat_path(const char *path, const w32t_trace_options *options, w32t_stat **out, w32t_error *error) {
    w32t_stat *st = w32t_alloc(sizeof *st);
    w32t_read_options_of(options, &st->read);
    w32t_status s = w32t_trace_schemas(options, &st->schemas, error);
    st->read.schemas = st->schemas;
    if (s == W32T_OK) s = w32t_walk(path, count_file, st, error);
    if (s != W32T_OK) {
        w32t_stat_close(st);
        return s;
    }
    for (size_t i = 0; i < st->count; i++)
        show(st, &st->entries[i], NULL);
    w32t_stat_share(&st, 1);
    *out = st;
    return W32T_OK;
}

// By recording, as a trace asks them: it does not matter in which order the files were given.
static int by_recording(const void *a, const void *b) {
    const entry *x = *(const entry *const *)a, *y = *(const entry *const *)b;
    return x->start != y->start ? (x->start < y->start ? -1 : 1) : strcmp(x->path, y->path);
}

static size_t all_taught(w32t_stat *const *stats, size_t count, const w32t_schema_set ***out) {
    size_t n = 0, entries = 0;
    for (size_t i = 0; i < count; i++)
        entries += stats[i]->count;
    const entry **list = w32t_alloc((entries + 1) * sizeof *list);
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < stats[i]->count; k++)
            if (stats[i]->entries[k].taught) list[n++] = &stats[i]->entries[k];
    if (n) qsort(list, n, sizeof *list, by_recording);
    *out = w32t_alloc((n + 1) * sizeof **out);
    for (size_t i = 0; i < n; i++)
        (*out)[i] = list[i]->taught;
    free(list);
    return n;
}

void w32t_stat_share(w32t_stat *const *stats, size_t count) {
    const w32t_schema_set **taught;
    size_t n = all_taught(stats, count, &taught);
    for (size_t i = 0; n && i < count; i++) {
        w32t_stat *st = stats[i];
        w32t_schema_set *set = w32t_schema_set_new(st->schemas);
        w32t_schema_set_others(set, taught, n);
        for (size_t k = 0; k < st->count; k++) {
            ask_others(st, set, &st->entries[k].counts);
            show(st, &st->entries[k], set);
        }
        w32t_schema_set_free(set);
    }
    free(taught);
}

size_t w32t_stat_count(const w32t_stat *st) {
    return st->count;
}

const w32t_stat_file *w32t_stat_get(const w32t_stat *st, size_t index) {
    return index < st->count ? &st->entries[index].shown : NULL;
}

void w32t_stat_close(w32t_stat *st) {
    if (!st) return;
    for (size_t i = 0; i < st->count; i++) {
        w32t_schema_collector_free(st->entries[i].counts.taught);
        w32t_stat_free(&st->entries[i].counts);
        free(st->entries[i].path);
    }
    free(st->entries);
    w32t_schema_set_free(st->schemas);
    w32t_arena_free(&st->arena);
    free(st);
}
