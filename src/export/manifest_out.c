// SPDX-License-Identifier: Apache-2.0
// -f manifest: an event manifest of the manifest events met, providers and events in order of their numbers. Events
// that describe themselves, and classic ones, which no manifest can describe, are left out and counted.
#include "base/hash.h"
#include "export/writer.h"
#include "schema/schema_layouts.h"

#include <stdlib.h>

typedef struct manifest_writer {
    w32t_writer base;
    w32t_table seen; // schemas
    const void **layouts;
    size_t count, room;
} manifest_writer;

static w32t_status open_manifest(const w32t_export_options *options, w32t_trace *trace, w32t_writer **out,
                                 w32t_error *error) {
    (void)options;
    (void)trace;
    (void)error;
    manifest_writer *w = w32t_alloc(sizeof *w);
    *out = &w->base;
    return W32T_OK;
}

static void note(w32t_writer *base, w32t_event *e, w32t_buf *out) {
    manifest_writer *w = (manifest_writer *)base;
    const void *s = e->encoding == W32T_ENC_ETW ? e->layout : NULL;
    (void)out;
    if (!s) {
        base->skipped++;
        return;
    }
    uint64_t key = w32t_hash_u64((uint64_t)(uintptr_t)s);
    if (w32t_table_get(&w->seen, key)) return;
    w32t_table_put(&w->seen, key, (void *)(uintptr_t)s);
    if (w->count == w->room)
        w->layouts = w32t_realloc(w->layouts, (w->room = w->room ? w->room * 2 : 64) * sizeof *w->layouts);
    w->layouts[w->count++] = s;
}

static void finish(w32t_writer *base, w32t_buf *out) {
    manifest_writer *w = (manifest_writer *)base;
    w32t_schema_layouts_xml(w->layouts, w->count, out);
}

static void close_manifest(w32t_writer *base) {
    manifest_writer *w = (manifest_writer *)base;
    w32t_table_free(&w->seen);
    free(w->layouts);
    free(w);
}

const w32t_writer_ops w32t_writer_manifest = {
    .name = "manifest",
    .description = "event manifest (XML) of the events met",
    .serial = true,
    .open = open_manifest,
    .event = note,
    .end = finish,
    .close = close_manifest,
};
