// SPDX-License-Identifier: Apache-2.0
// Collects what a trace carries about its own events: EventSource manifests, cut into chunks that may come from several
// processes at once, and TDH event infos. Fed by the reader's pass over the file; what it publishes is looked up by
// decoders.
#include "schema/importers.h"
#include "base/hash.h"

#include <stdlib.h>

#define MANIFEST_MOST ((size_t)16 << 20) // bytes of one manifest, and of all unfinished ones
#define CHUNKS_MOST   4096
#define INFOS_MOST    ((size_t)64 << 20)

typedef struct assembly { // one manifest that is coming
    struct assembly *next;
    w32t_guid provider;
    uint32_t pid;
    uint16_t total, have;
    w32t_span *chunks; // malloc'd each
} assembly;

typedef struct info {
    uint8_t opcode;
    bool done;
    w32t_span bytes; // in the arena
} info;

struct w32t_schema_collector {
    w32t_schema_set *set;
    assembly *coming;
    size_t coming_bytes;
    w32t_table seen; // hashes of manifests and infos that are in already
    w32t_arena arena;
    info *infos;
    size_t info_count, info_room, info_bytes;
};

w32t_schema_collector *w32t_schema_collector_new(const w32t_schema_set *parent) {
    w32t_schema_collector *c = w32t_alloc(sizeof *c);
    c->set = w32t_schema_set_new(parent);
    return c;
}

w32t_schema_set *w32t_schema_collector_set(w32t_schema_collector *c) {
    return c->set;
}

static void drop(w32t_schema_collector *c, assembly **at) {
    assembly *a = *at;
    *at = a->next;
    for (unsigned i = 0; i < a->total; i++) {
        c->coming_bytes -= a->chunks[i].n;
        free((void *)(uintptr_t)a->chunks[i].p);
    }
    free(a->chunks);
    free(a);
}

void w32t_schema_collector_free(w32t_schema_collector *c) {
    if (!c) return;
    while (c->coming)
        drop(c, &c->coming);
    w32t_table_free(&c->seen);
    w32t_arena_free(&c->arena);
    free(c->infos);
    w32t_schema_set_free(c->set);
    free(c);
}

// True the first time these bytes come.
static bool is_new(w32t_schema_collector *c, w32t_span bytes, uint64_t salt) {
    uint64_t key = w32t_hash_bytes(bytes.p, bytes.n) + salt * 0x9e3779b97f4a7c15u;
    if (w32t_table_get(&c->seen, key)) return false;
    w32t_table_put(&c->seen, key, c);
    return true;
}

static assembly **find(w32t_schema_collector *c, const w32t_guid *provider, uint32_t pid, uint16_t total) {
    assembly **at = &c->coming;
    while (*at && !((*at)->pid == pid && (*at)->total == total && w32t_guid_equal(&(*at)->provider, provider)))
        at = &(*at)->next;
    return at;
}

static void complete(w32t_schema_collector *c, assembly **at) {
    assembly *a = *at;
    w32t_buf text = {0};
    for (unsigned i = 0; i < a->total; i++)
        w32t_buf_put(&text, a->chunks[i].p, a->chunks[i].n);
    drop(c, at);
    w32t_span xml = {text.p, text.n};
    while (xml.n && xml.p[xml.n - 1] == 0) // some writers pad the last chunk
        xml.n--;
    // A manifest that cannot be read leaves its events without schema, which is counted where they are shown.
    if (is_new(c, xml, 0)) (void)w32t_manifest_xml(c->set, xml, W32T_SCHEMA_EMBEDDED, NULL);
    w32t_buf_free(&text);
}

// Envelope: format 1, version major, minor, 0x5B, chunks in all u16, number of this one u16.
void w32t_schema_collect_manifest(w32t_schema_collector *c, const w32t_guid *provider, uint32_t pid,
                                  w32t_span payload) {
    if (payload.n <= 8 || payload.p[0] != 1 || payload.p[3] != 0x5B) return;
    uint16_t total = w32t_le16(payload.p + 4), number = w32t_le16(payload.p + 6);
    if (!total || number >= total || total > CHUNKS_MOST) return;
    w32t_span chunk = w32t_span_from(payload, 8);
    assembly **at = find(c, provider, pid, total);
    if (*at && (*at)->chunks[number].p) { // another copy, or another manifest of the same process
        w32t_span old = (*at)->chunks[number];
        if (old.n == chunk.n && memcmp(old.p, chunk.p, chunk.n) == 0) return;
        drop(c, at);
        at = find(c, provider, pid, total);
    }
    if (!*at) {
        if (c->coming_bytes > MANIFEST_MOST) return;
        assembly *a = w32t_alloc(sizeof *a);
        a->provider = *provider;
        a->pid = pid;
        a->total = total;
        a->chunks = w32t_alloc(total * sizeof *a->chunks);
        a->next = c->coming;
        c->coming = a;
        at = &c->coming;
    }
    assembly *a = *at;
    uint8_t *copy = w32t_alloc(chunk.n);
    memcpy(copy, chunk.p, chunk.n);
    a->chunks[number] = w32t_span_of(copy, chunk.n);
    c->coming_bytes += chunk.n;
    if (++a->have == a->total) complete(c, at);
}

void w32t_schema_collect_tdh(w32t_schema_collector *c, uint8_t opcode, w32t_span payload) {
    if ((opcode != 32 && opcode != 33) || payload.n < 32 || c->info_bytes > INFOS_MOST || !is_new(c, payload, 2))
        return;
    if (c->info_count == c->info_room) {
        c->info_room = c->info_room ? c->info_room * 2 : 64;
        c->infos = w32t_realloc(c->infos, c->info_room * sizeof *c->infos);
    }
    c->info_bytes += payload.n;
    c->infos[c->info_count++] =
        (info){opcode, false, w32t_span_of(w32t_arena_copy(&c->arena, payload.p, payload.n), payload.n)};
}

// All waiting event infos of one provider, with every map of it that came so far.
static void flush_provider(w32t_schema_collector *c, const w32t_guid *guid) {
    w32t_schema_provider *p = w32t_schema_provider_new(guid, NULL, W32T_SCHEMA_EMBEDDED);
    for (size_t i = 0; i < c->info_count; i++)
        if (c->infos[i].opcode == 33 && memcmp(c->infos[i].bytes.p, guid, 16) == 0)
            w32t_tdh_add_map(p, c->infos[i].bytes);
    for (size_t i = 0; i < c->info_count; i++) {
        info *x = &c->infos[i];
        if (x->opcode != 32 || x->done || memcmp(x->bytes.p, guid, 16) != 0) continue;
        x->done = true;
        w32t_tdh_add_event(p, x->bytes);
    }
    w32t_schema_finish_good(p, NULL); // one that cannot be finished must not cost the others
    if (p->event_count)
        w32t_schema_publish(c->set, p);
    else
        w32t_schema_provider_free(p);
}

void w32t_schema_collector_flush(w32t_schema_collector *c) {
    for (size_t i = 0; i < c->info_count; i++)
        if (c->infos[i].opcode == 32 && !c->infos[i].done) {
            w32t_guid guid = w32t_guid_load(c->infos[i].bytes.p);
            flush_provider(c, &guid);
        }
}
