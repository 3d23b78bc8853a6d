// SPDX-License-Identifier: Apache-2.0
// Stack events of the kernel logger, first pass: whether there are any, how late they come, and the stacks that later
// events name by key. A key's stack is written when the key is deleted or at the end (rundown), so its definition
// stands behind its uses.
//
// A key may be defined as often as a recording is long: its definitions are two trees by time, of those that hold from
// their time on (created) and of those that held up to it. They are treaps: a node has a rank made of its address, and
// none above it has a lower one, so a tree is about as deep as the logarithm of its size in whatever order times come.
#include "read/etl/etl_internal.h"

static bool is_kernel(const w32t_etl_head *h) {
    return h->kind <= W32T_ETW_COMPACT64 || h->kind == W32T_ETW_PERFINFO32 || h->kind == W32T_ETW_PERFINFO64;
}

bool w32t_etl_clr_stack(const uint8_t *p, const w32t_etl_head *h) {
    return h->kind >= W32T_ETW_EVENT_HEADER32 && p[0x2D] == W32T_CLR_STACK_OPCODE &&
           w32t_le16(p + 0x2E) == W32T_CLR_STACK_TASK && w32t_clr_provider(w32t_le32(p + 0x18));
}

bool w32t_etl_stack_lag(const uint8_t *p, const w32t_etl_head *h, uint64_t *lag) {
    if (!is_kernel(h)) return w32t_etl_clr_stack(p, h);
    unsigned hook = w32t_le16(p + 6);
    if (hook != ETL_HOOK_STACK && hook != ETL_HOOK_KEY_KERNEL && hook != ETL_HOOK_KEY_USER) return false;
    if (h->size - h->header < 16) return true;
    uint64_t of = w32t_le64(p + h->header);
    if (h->time > of && h->time - of > *lag) *lag = h->time - of;
    return true;
}

typedef struct key {
    etl_stack_def *created, *ended;
} key;

// Takes a tree apart: what is before `time`, and what is after it. No node has that time.
static void split(etl_stacks *s, etl_stack_def *tree, uint64_t time, etl_stack_def **before, etl_stack_def **after) {
    while (tree) {
        s->steps++;
        if (tree->time < time) {
            *before = tree;
            before = &tree->after;
            tree = tree->after;
        } else {
            *after = tree;
            after = &tree->before;
            tree = tree->before;
        }
    }
    *before = *after = NULL;
}

// The node of that time, or NULL.
static etl_stack_def *at_time(etl_stacks *s, etl_stack_def *tree, uint64_t time) {
    for (; tree && tree->time != time; s->steps++)
        tree = time < tree->time ? tree->before : tree->after;
    return tree;
}

static void insert(etl_stacks *s, etl_stack_def **tree, etl_stack_def *d) {
    for (; *tree && (*tree)->rank >= d->rank; s->steps++)
        tree = d->time < (*tree)->time ? &(*tree)->before : &(*tree)->after;
    split(s, *tree, d->time, &d->before, &d->after);
    *tree = d;
}

#define SLOT 48u // about what the table takes for a key

static key *key_of(etl_stacks *s, uint64_t number) {
    key *k = w32t_table_get(&s->by_key, number);
    if (k) return k;
    k = w32t_arena_zalloc(&s->arena, sizeof *k);
    w32t_table_put(&s->by_key, number, k);
    s->bytes += sizeof *k + SLOT;
    return k;
}

static void define(etl_stacks *s, const uint8_t *p, size_t n, size_t width, const w32t_etl_head *h, unsigned hook) {
    bool created = hook == ETL_HOOK_KEY_CREATE;
    if (n < width) return;
    size_t count = n / width - 1;
    size_t bytes = sizeof(etl_stack_def) + count * sizeof(uint64_t);
    if (s->bytes + bytes + sizeof(key) + SLOT > s->limit) return; // keys beyond stay unresolved
    s->bytes += bytes;
    uint64_t *frames = w32t_arena_alloc(&s->arena, count * sizeof *frames);
    for (size_t i = 0; i < count; i++)
        frames[i] = width == 8 ? w32t_le64(p + 8 * (i + 1)) : w32t_le32(p + 4 * (i + 1));
    key *k = key_of(s, width == 8 ? w32t_le64(p) : w32t_le32(p));
    etl_stack_def **tree = created ? &k->created : &k->ended, *d = at_time(s, *tree, h->time);
    if (!d) {
        d = w32t_arena_zalloc(&s->arena, sizeof *d);
        d->time = h->time;
        d->rank = w32t_hash_u64((uintptr_t)d);
        insert(s, tree, d);
    }
    d->frames = frames;
    d->count = (uint32_t)count;
    d->deleted = hook == ETL_HOOK_KEY_DELETE;
}

const etl_stack_def *w32t_etl_stacks_find(etl_stacks *s, uint64_t number, uint64_t time) {
    const key *k = w32t_table_get(&s->by_key, number);
    const etl_stack_def *best = NULL;
    if (!k) return NULL;
    for (const etl_stack_def *d = k->created; d; s->steps++) {
        if (d->time <= time) best = d;
        d = d->time <= time ? d->after : d->before;
    }
    if (best) return best;
    const etl_stack_def *earlier = NULL; // the last one before
    for (const etl_stack_def *d = k->ended; d; s->steps++) {
        if (d->time >= time)
            best = d;
        else
            earlier = d;
        d = d->time >= time ? d->before : d->after;
    }
    if (best) return best;
    // A key that a rundown told and nobody gave up since is what it was then, also where the recording ends without
    // another.
    return earlier && !earlier->deleted ? earlier : NULL;
}

void w32t_etl_stacks_note(etl_stacks *s, const uint8_t *p, const w32t_etl_head *h) {
    if (is_kernel(h) && p[7] != ETL_HOOK_STACK >> 8) return;
    if (w32t_etl_stack_lag(p, h, &s->lag)) {
        s->seen = true;
        return;
    }
    if (!is_kernel(h)) return;
    size_t width =
        h->kind == W32T_ETW_PERFINFO32 || h->kind == W32T_ETW_SYSTEM32 || h->kind == W32T_ETW_COMPACT32 ? 4 : 8;
    const uint8_t *payload = p + h->header;
    size_t n = (size_t)(h->size - h->header);
    unsigned hook = w32t_le16(p + 6);
    if (hook == ETL_HOOK_KEY_CREATE || hook == ETL_HOOK_KEY_DELETE || hook == ETL_HOOK_KEY_RUNDOWN)
        define(s, payload, n, width, h, hook);
}

void w32t_etl_stacks_free(etl_stacks *s) {
    w32t_table_free(&s->by_key);
    w32t_arena_free(&s->arena);
}
