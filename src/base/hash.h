// SPDX-License-Identifier: Apache-2.0
// Hashing of bytes and an open-addressing table from 64-bit keys to pointers (never shrinks; one writer).
#ifndef W32T_BASE_HASH_H
#define W32T_BASE_HASH_H

#include <stddef.h>
#include <stdint.h>

uint64_t w32t_hash_bytes(const void *p, size_t n);
static inline uint64_t w32t_hash_u64(uint64_t v) {
    v ^= v >> 33;
    v *= 0xff51afd7ed558ccdu;
    v ^= v >> 33;
    v *= 0xc4ceb9fe1a85ec53u;
    return v ^ v >> 33;
}

typedef struct w32t_table {
    struct w32t_table_slot {
        uint64_t key;
        void *value; // NULL = empty slot
    } * slots;
    size_t count, room; // room is a power of two
} w32t_table;

void *w32t_table_get(const w32t_table *t, uint64_t key);
// value must not be NULL; returns the value that was there before, or NULL.
void *w32t_table_put(w32t_table *t, uint64_t key, void *value);
void w32t_table_free(w32t_table *t); // the slots, not the values

#endif
