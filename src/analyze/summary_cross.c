// SPDX-License-Identifier: Apache-2.0
// Process Monitor's Cross Reference Summary: which processes wrote and which read the same thing.
#include "analyze/summary.h"

#include <stdlib.h>
#include <string.h>

#define MAX_USERS 256u // of one row: the list is searched for each event

enum { WROTE = 1, READ = 2 };

typedef struct user {
    struct user *next;
    const char *process;
    unsigned did;
} user;

struct w32t_cross {
    w32t_arena arena;
    w32t_table names; // hash of a process's text → that text
    struct users {
        user *first; // the latest one
        uint32_t count;
    } * rows;
    size_t room;
};

w32t_cross *w32t_cross_new(void) {
    return w32t_alloc(sizeof(w32t_cross));
}

// One text for each process, so that pointers can be compared.
static const char *name_of(w32t_cross *c, const char *process) {
    size_t n = strlen(process);
    for (uint64_t hash = w32t_hash_bytes(process, n);; hash++) {
        const char *known = w32t_table_get(&c->names, hash);
        if (known && strcmp(known, process) != 0) continue;
        if (known) return known;
        known = w32t_arena_text(&c->arena, process, n);
        w32t_table_put(&c->names, hash, (void *)(uintptr_t)known);
        return known;
    }
}

void w32t_cross_add(w32t_cross *c, size_t row, const char *process, bool writes) {
    if (row >= c->room) {
        size_t room = row * 2 + 1024;
        c->rows = w32t_realloc(c->rows, room * sizeof *c->rows);
        memset(c->rows + c->room, 0, (room - c->room) * sizeof *c->rows);
        c->room = room;
    }
    struct users *list = &c->rows[row];
    const char *name = name_of(c, process);
    user **at = &list->first;
    while (*at && (*at)->process != name)
        at = &(*at)->next;
    user *u = *at;
    if (u)
        *at = u->next;
    else {
        if (list->count == MAX_USERS) return;
        list->count++;
        u = w32t_arena_zalloc(&c->arena, sizeof *u);
        u->process = name;
    }
    u->did |= writes ? WROTE : READ;
    u->next = list->first;
    list->first = u;
}

static int by_text(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static const char *const *names_of(w32t_arena *arena, const user *first, unsigned did, uint32_t *count) {
    uint32_t n = 0;
    for (const user *u = first; u; u = u->next)
        n += (u->did & did) != 0;
    const char **names = w32t_arena_alloc(arena, (n ? n : 1) * sizeof *names);
    *count = 0;
    for (const user *u = first; u; u = u->next)
        if (u->did & did) names[(*count)++] = w32t_arena_text(arena, u->process, strlen(u->process));
    if (n) qsort(names, n, sizeof *names, by_text);
    return names;
}

// One process that reads what it wrote itself is no crossing.
static bool crosses(const user *first) {
    unsigned writers = 0, readers = 0, both = 0;
    for (const user *u = first; u; u = u->next) {
        writers += (u->did & WROTE) != 0;
        readers += (u->did & READ) != 0;
        both += u->did == (WROTE | READ);
    }
    return writers && readers && !(writers == 1 && readers == 1 && both);
}

void w32t_cross_finish(w32t_cross *c, w32t_summary *s) {
    size_t kept = 0;
    for (size_t i = 0; i < s->count; i++) {
        const user *first = i < c->room ? c->rows[i].first : NULL;
        bool others = strcmp(s->rows[i].key, W32T_GROUP_OTHERS) == 0; // too many paths: said by their row
        if (!others && !crosses(first)) continue;
        w32t_summary_users *users = w32t_arena_zalloc(&s->arena, sizeof *users);
        users->writers = names_of(&s->arena, first, WROTE, &users->writer_count);
        users->readers = names_of(&s->arena, first, READ, &users->reader_count);
        s->rows[kept] = s->rows[i];
        s->rows[kept++].users = users;
    }
    s->count = kept;
}

void w32t_cross_free(w32t_cross *c) {
    if (!c) return;
    w32t_table_free(&c->names);
    w32t_arena_free(&c->arena);
    free(c->rows);
    free(c);
}
