// SPDX-License-Identifier: Apache-2.0
// -f json: JSON Lines, one object an event, keys as the contract says; a key is absent when unknown.
#include "export/json_known.h"
#include "export/value_text.h"

#include <stdlib.h>

#define MAX_KEYS 64

typedef struct json_writer {
    w32t_writer base;
    w32t_key_context context;
    w32t_chosen_key *chosen;                                       // --fields
    const w32t_event_key *keys[W32T_SOURCE_PML + 1][MAX_KEYS + 1]; // those a source can have, NULL-terminated
    // ETW: `keys` cut where the kept part lies: up to it, it, behind it up to the data, behind the data.
    const w32t_event_key *before[MAX_KEYS + 1], *kept[MAX_KEYS + 1], *between[MAX_KEYS + 1], *after[MAX_KEYS + 1];
    w32t_json_kinds *kinds;
} json_writer;

static bool is_key(const w32t_event_key *k, const char *name) {
    size_t n = strlen(name);
    return k->head_size == n + 4 && memcmp(k->head + 2, name, n) == 0;
}

static void cut_keys(json_writer *w) {
    const w32t_event_key **to = w->before;
    size_t n = 0;
    for (const w32t_event_key *const *k = w->keys[W32T_SOURCE_ETW]; *k; k++) {
        if (is_key(*k, "provider")) to = w->kept, n = 0;
        if (is_key(*k, "data")) {
            to = w->after, n = 0;
            continue;
        }
        to[n++] = *k;
        if (is_key(*k, "keyword_names")) to = w->between, n = 0;
    }
    w->kinds = w32t_json_kinds_new();
}

static w32t_status open_json(const w32t_export_options *options, w32t_trace *trace, w32t_writer **out,
                             w32t_error *error) {
    json_writer *w = w32t_alloc(sizeof *w);
    w32t_status s = w32t_choose_keys(options, &w->chosen, error);
    if (s != W32T_OK) {
        free(w);
        return s;
    }
    w->context = w32t_key_context_of(options, trace);
    if (w->chosen) w->context.stacks = w->context.raw = true; // named means wanted
    for (unsigned source = 0; source <= W32T_SOURCE_PML; source++)
        for (size_t i = 0, n = 0; i < w32t_event_key_count && n < MAX_KEYS; i++)
            if (w32t_event_keys[i].sources >> source & 1) w->keys[source][n++] = &w32t_event_keys[i];
    if (w->context.raw) {
        size_t n = 0;
        while (w->keys[W32T_SOURCE_ETW][n])
            n++;
        if (n < MAX_KEYS) w->keys[W32T_SOURCE_ETW][n] = w32t_extended_key;
    }
    cut_keys(w);
    *out = &w->base;
    return W32T_OK;
}

static void put_keys(const json_writer *w, const w32t_event_key *const *keys, w32t_event *e, w32t_buf *b) {
    for (; *keys; keys++)
        (*keys)->put(&w->context, *keys, e, b);
}

// Most of what a trace holds: events whose schema is known.
static void put_known(json_writer *w, const w32t_json_kind *kind, w32t_event *e, w32t_buf *b) {
    put_keys(w, w->before, e, b);
    w32t_json_kind_keys(kind, b);
    put_keys(w, w->between, e, b);
    if (!w32t_json_kind_data(kind, w->context.hidden, e, b)) {
        uint32_t count;
        const w32t_field *fields = w32t_event_fields(e, &count);
        w32t_buf_lit(b, ",\"data\":");
        w32t_json_fields(b, fields, count, w->context.hidden);
    }
    put_keys(w, w->after, e, b);
}

static void put_json(w32t_writer *base, w32t_event *e, w32t_buf *b) {
    json_writer *w = (json_writer *)base;
    size_t start = b->n;
    if (w->chosen) {
        for (size_t i = 0; i < base->options->field_count; i++)
            w32t_put_chosen(&w->context, &w->chosen[i], e, b);
    } else {
        uint8_t source = e->source <= W32T_SOURCE_PML ? e->source : 0;
        const w32t_json_kind *kind = NULL;
        if (source == W32T_SOURCE_ETW || source == W32T_SOURCE_EVTX)
            kind = w32t_json_kind_of(w->kinds, &w->context, w->kept, e);
        if (kind)
            put_known(w, kind, e, b);
        else
            put_keys(w, w->keys[source], e, b);
    }
    if (b->n == start) w32t_buf_char(b, ',');
    b->p[start] = '{'; // every key begins with a comma; the first one opens the object
    w32t_buf_lit(b, "}\n");
}

static void close_json(w32t_writer *base) {
    json_writer *w = (json_writer *)base;
    free(w->chosen);
    w32t_json_kinds_free(w->kinds);
    free(w);
}

const w32t_writer_ops w32t_writer_json = {
    .name = "json",
    .description = "JSON Lines: one object an event",
    .open = open_json,
    .event = put_json,
    .close = close_json,
};
