// SPDX-License-Identifier: Apache-2.0
// Batches and file statistics.
#include "base/hash.h"
#include "model/source.h"

#include <stdlib.h>

w32t_event *w32t_batch_add(w32t_batch *b) {
    if (b->count == b->room) {
        b->room = b->room ? b->room * 2 : W32T_BATCH_EVENTS / 4;
        b->events = w32t_realloc(b->events, b->room * sizeof *b->events);
    }
    w32t_event *e = &b->events[b->count++];
#if defined(__GNUC__)
    // The next ones: another thread may have written them last, and taking them over takes a while.
    if (b->count + 1 < b->room)
        for (size_t i = 0; i < sizeof *e; i += 64)
            __builtin_prefetch((const char *)(e + 2) + i, 1);
#endif
    memset(e, 0, sizeof *e);
    e->arena = &b->arena;
    return e;
}

void w32t_batch_keep(w32t_batch *b, void *block, void (*let_go)(void *)) {
    if (b->keep_count == b->keep_room)
        b->keep = w32t_realloc(b->keep, (b->keep_room = b->keep_room ? b->keep_room * 2 : 8) * sizeof *b->keep);
    b->keep[b->keep_count++] = (struct w32t_kept){block, let_go};
}

bool w32t_batch_full(const w32t_batch *b) {
    return b->count >= W32T_BATCH_EVENTS || b->keep_count >= 8;
}

void w32t_batch_reset(w32t_batch *b) {
    for (size_t i = 0; i < b->keep_count; i++)
        b->keep[i].let_go(b->keep[i].block);
    b->keep_count = 0;
    b->count = 0;
    w32t_arena_reset(&b->arena);
}

void w32t_batch_free(w32t_batch *b) {
    w32t_batch_reset(b);
    w32t_arena_free(&b->arena);
    free(b->events);
    free(b->keep);
    memset(b, 0, sizeof *b);
}

void w32t_stat_kind(w32t_file_stat *st, const char *name, uint64_t events) {
    size_t i = 0;
    while (i < st->kind_count && strcmp(st->kinds[i].name, name) != 0)
        i++;
    if (i == sizeof st->kinds / sizeof *st->kinds) return; // more kinds than any format has
    if (i == st->kind_count) st->kinds[st->kind_count++] = (w32t_kind_count){name, 0};
    st->kinds[i].events += events;
}

static bool same_seen(const w32t_seen *a, const w32t_seen *b) {
    return memcmp(&a->guid, &b->guid, 16) == 0 && a->id == b->id && a->version == b->version &&
           a->opcode == b->opcode && a->encoding == b->encoding && a->self_described == b->self_described &&
           (a->provider == b->provider || (a->provider && b->provider && strcmp(a->provider, b->provider) == 0));
}

void w32t_stat_seen(w32t_file_stat *st, const w32t_seen *what, uint64_t events) {
    uint64_t key = w32t_hash_bytes(&what->guid, 16) ^
                   w32t_hash_u64((uint64_t)what->id << 32 | what->version << 16 | what->opcode << 8 | what->encoding);
    if (what->provider) key ^= w32t_hash_bytes(what->provider, strlen(what->provider));
    // The table gives the first entry with this key; equal keys of different entries fall back to adding a new row each
    // time they alternate, which costs rows, never counts.
    size_t at = (size_t)(uintptr_t)w32t_table_get(&st->seen_index, key);
    if (at && same_seen(&st->seen[at - 1], what)) {
        st->seen[at - 1].events += events;
        return;
    }
    if (st->seen_count == st->seen_room)
        st->seen = w32t_realloc(st->seen, (st->seen_room = st->seen_room ? st->seen_room * 2 : 64) * sizeof *st->seen);
    st->seen[st->seen_count] = *what;
    st->seen[st->seen_count++].events = events;
    w32t_table_put(&st->seen_index, key, (void *)(uintptr_t)st->seen_count);
}

void w32t_stat_time(w32t_file_stat *st, int64_t time) {
    if (st->first == W32T_NO_TIME || time < st->first) st->first = time;
    if (st->last == W32T_NO_TIME || time > st->last) st->last = time;
}

void w32t_stat_free(w32t_file_stat *st) {
    free(st->seen);
    w32t_table_free(&st->seen_index);
    w32t_damage_free(&st->damage);
    memset(st, 0, sizeof *st);
}
