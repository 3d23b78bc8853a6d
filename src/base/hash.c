// SPDX-License-Identifier: Apache-2.0
// Byte hashing (multiply and fold, 8 bytes a step) and the pointer table of hash.h. Not for untrusted keys that must
// resist collisions on purpose: lookups stay correct then, only slower.
#include "base/hash.h"
#include "base/mem.h"
#include "base/span.h"

#include <stdlib.h>

uint64_t w32t_hash_bytes(const void *p, size_t n) {
    const uint8_t *s = p;
    uint64_t h = 0x9E3779B97F4A7C15u ^ n;
    for (; n >= 8; n -= 8, s += 8)
        h = w32t_hash_u64(h ^ w32t_le64(s));
    uint64_t last = 0;
    if (n) memcpy(&last, s, n);
    return w32t_hash_u64(h ^ last);
}

static struct w32t_table_slot *find(const w32t_table *t, uint64_t key) {
    size_t mask = t->room - 1, i = (size_t)w32t_hash_u64(key) & mask;
    while (t->slots[i].value && t->slots[i].key != key)
        i = (i + 1) & mask;
    return &t->slots[i];
}

void *w32t_table_get(const w32t_table *t, uint64_t key) {
    return t->room ? find(t, key)->value : NULL;
}

void *w32t_table_put(w32t_table *t, uint64_t key, void *value) {
    if (t->count * 4 >= t->room * 3) {
        w32t_table bigger = {w32t_alloc((t->room ? t->room * 2 : 16) * sizeof *t->slots), 0,
                             t->room ? t->room * 2 : 16};
        for (size_t i = 0; i < t->room; i++)
            if (t->slots[i].value) *find(&bigger, t->slots[i].key) = t->slots[i];
        bigger.count = t->count;
        free(t->slots);
        *t = bigger;
    }
    struct w32t_table_slot *s = find(t, key);
    void *old = s->value;
    if (!old) t->count++;
    s->key = key;
    s->value = value;
    return old;
}

void w32t_table_free(w32t_table *t) {
    free(t->slots);
    t->slots = NULL;
    t->count = t->room = 0;
}
