// SPDX-License-Identifier: Apache-2.0
// -f json: JSON Lines, one object an event, keys as the contract says; a key is absent when unknown.
#include "export/event_keys.h"

#include <stdlib.h>

#define MAX_KEYS 64

typedef struct json_writer {
    w32t_writer base;
    w32t_key_context context;
    w32t_chosen_key *chosen;                                       // --fields
    const w32t_event_key *keys[W32T_SOURCE_PML + 1][MAX_KEYS + 1]; // those a source can have, NULL-terminated
} json_writer;

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
    *out = &w->base;
    return W32T_OK;
}

static void put_json(w32t_writer *base, w32t_event *e, w32t_buf *b) {
    json_writer *w = (json_writer *)base;
    size_t start = b->n;
    if (w->chosen) {
        for (size_t i = 0; i < base->options->field_count; i++)
            w32t_put_chosen(&w->context, &w->chosen[i], e, b);
    } else {
        uint8_t source = e->source <= W32T_SOURCE_PML ? e->source : 0;
        for (const w32t_event_key *const *k = w->keys[source]; *k; k++)
            (*k)->put(&w->context, *k, e, b);
    }
    if (b->n == start) w32t_buf_char(b, ',');
    b->p[start] = '{'; // every key begins with a comma; the first one opens the object
    w32t_buf_lit(b, "}\n");
}

static void close_json(w32t_writer *base) {
    json_writer *w = (json_writer *)base;
    free(w->chosen);
    free(w);
}

const w32t_writer_ops w32t_writer_json = {
    .name = "json",
    .description = "JSON Lines: one object an event",
    .open = open_json,
    .event = put_json,
    .close = close_json,
};
