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
#define COMING_MOST   4096 // manifests at once
#define GAPS_MOST     256
#define NAME_MOST     512 // bytes of a provider's name

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
    size_t coming_count, coming_bytes;
    w32t_table seen; // hashes of manifests and infos that are in already
    w32t_arena arena;
    info *infos;
    size_t info_count, info_room, info_bytes;
    w32t_manifest_gap *gaps; // one a provider
    size_t gap_count, gap_room;
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
    c->coming_count--;
    c->coming_bytes -= a->total * sizeof *a->chunks;
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
    free(c->gaps);
    w32t_schema_set_free(c->set);
    free(c);
}

// Where the text ends for the first time; n: it is not there.
static size_t behind(const uint8_t *p, size_t n, const char *text) {
    size_t k = strlen(text), i = 0;
    while (i + k <= n && memcmp(p + i, text, k) != 0)
        i++;
    return i + k <= n ? i + k : n;
}

// What the provider is called in the first part: <provider name="…".
static const char *name_in(w32t_schema_collector *c, w32t_span part) {
    size_t n = part.n < 4096 ? part.n : 4096;
    size_t at = behind(part.p, n, "<provider");
    at += behind(part.p + at, n - at, " name=") + 1; // the quote
    size_t end = at;
    while (end < n && part.p[end] != part.p[at - 1])
        end++;
    return end < n && end > at && end - at < NAME_MOST ? w32t_arena_text(&c->arena, (const char *)part.p + at, end - at)
                                                       : NULL;
}

// What did not come whole is remembered by provider: the best of what its processes wrote.
static void note_gap(w32t_schema_collector *c, const assembly *a) {
    w32t_manifest_gap *g = NULL;
    for (size_t i = 0; i < c->gap_count && !g; i++)
        if (w32t_guid_equal(&c->gaps[i].provider, &a->provider)) g = &c->gaps[i];
    if (!g && c->gap_count == GAPS_MOST) return;
    if (!g && c->gap_count == c->gap_room) {
        c->gap_room = c->gap_room ? c->gap_room * 2 : 8;
        c->gaps = w32t_realloc(c->gaps, c->gap_room * sizeof *c->gaps);
    }
    if (!g) {
        g = &c->gaps[c->gap_count++];
        *g = (w32t_manifest_gap){.provider = a->provider};
    } else if ((uint64_t)a->have * g->parts <= (uint64_t)g->have * a->total)
        return;
    g->have = a->have;
    g->parts = a->total;
    const char *name = a->chunks[0].p ? name_in(c, a->chunks[0]) : NULL;
    if (name) g->name = name;
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
    w32t_span xml = {text.p, text.n};
    while (xml.n && xml.p[xml.n - 1] == 0) // some writers pad the last chunk
        xml.n--;
    if (is_new(c, xml, 0) && w32t_manifest_xml(c->set, xml, W32T_SCHEMA_EMBEDDED, NULL) != W32T_OK) note_gap(c, a);
    drop(c, at);
    w32t_buf_free(&text);
}

// Envelope: format 1, version major, minor, 0x5B, chunks in all u16, number of this one u16.
bool w32t_is_manifest_part(uint16_t id, uint8_t opcode, w32t_span payload) {
    return id == W32T_MANIFEST_EVENT && opcode == 0xFE && payload.n > 8 && payload.p[0] == 1 && payload.p[3] == 0x5B;
}

void w32t_schema_collect_manifest(w32t_schema_collector *c, const w32t_guid *provider, uint32_t pid,
                                  w32t_span payload) {
    if (!w32t_is_manifest_part(W32T_MANIFEST_EVENT, 0xFE, payload)) return;
    uint16_t total = w32t_le16(payload.p + 4), number = w32t_le16(payload.p + 6);
    if (!total || number >= total || total > CHUNKS_MOST) return;
    w32t_span chunk = w32t_span_from(payload, 8);
    assembly **at = find(c, provider, pid, total);
    if (*at && (*at)->chunks[number].p) { // another copy, or another manifest of the same process
        w32t_span old = (*at)->chunks[number];
        if (old.n == chunk.n && memcmp(old.p, chunk.p, chunk.n) == 0) return;
        note_gap(c, *at);
        drop(c, at);
        at = find(c, provider, pid, total);
    }
    if (!*at) {
        if (c->coming_bytes > MANIFEST_MOST || c->coming_count == COMING_MOST) return;
        assembly *a = w32t_alloc(sizeof *a);
        a->provider = *provider;
        a->pid = pid;
        a->total = total;
        a->chunks = w32t_alloc(total * sizeof *a->chunks);
        a->next = c->coming;
        c->coming = a;
        c->coming_count++;
        c->coming_bytes += total * sizeof *a->chunks;
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

// What came otherwise (whole from another process, as TDH event infos, in another file) makes up for it.
static bool made_up_for(const w32t_schema_set *set, const w32t_manifest_gap *g) {
    const w32t_schema_provider *p = w32t_schema_find_provider(set, &g->provider);
    return p && p->kind == W32T_SCHEMA_EMBEDDED;
}

const w32t_manifest_gap *w32t_schema_collector_gaps(w32t_schema_collector *c, const w32t_schema_set *set,
                                                    size_t *count) {
    for (const assembly *a = c->coming; a; a = a->next)
        note_gap(c, a);
    size_t n = 0;
    for (size_t i = 0; i < c->gap_count; i++)
        if (!made_up_for(set ? set : c->set, &c->gaps[i])) c->gaps[n++] = c->gaps[i];
    *count = c->gap_count = n;
    return c->gaps;
}
