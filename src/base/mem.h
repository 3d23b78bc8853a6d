// SPDX-License-Identifier: Apache-2.0
// Memory: checked arithmetic for untrusted sizes, arenas that are freed as a whole, and growable byte buffers.
#ifndef W32T_BASE_MEM_H
#define W32T_BASE_MEM_H

#include <win32trace/status.h>

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// False (and *out untouched) on overflow.
static inline bool w32t_add(size_t a, size_t b, size_t *out) {
    if (a > SIZE_MAX - b) return false;
    *out = a + b;
    return true;
}
static inline bool w32t_mul(size_t a, size_t b, size_t *out) {
    if (b && a > SIZE_MAX / b) return false;
    *out = a * b;
    return true;
}
static inline bool w32t_add64(uint64_t a, uint64_t b, uint64_t *out) {
    if (a > UINT64_MAX - b) return false;
    *out = a + b;
    return true;
}

// Tells the processor that the line at p will be read soon; never faults.
#if defined(__GNUC__)
#define w32t_prefetch(p) __builtin_prefetch(p)
#else
#define w32t_prefetch(p) ((void)(p))
#endif

// Allocation for the program's own structures. They do not return NULL: the process ends with a message, since no
// caller could go on. Never call them with a size read from a file without holding it against what the file really has.
void *w32t_alloc(size_t size); // zeroed
void *w32t_realloc(void *p, size_t size);
char *w32t_strdup(const char *s);

// ---- Blocks: memory that the system copies into or out of. Not zeroed.
//
// Copying is four times slower where the destination lies 1 to 31 bytes further into its page than the source into its
// own: every load then looks as if it had to wait for the store just before it. A file's byte lies in the page cache at
// its offset modulo the page, so a destination that has its offset's place in a line of the cache is never such a one,
// while large blocks from malloc begin 16 bytes into a page, and what is read begins a page more often than not.
#define W32T_LINE 64u
void *w32t_block_new(size_t size); // at the start of a line
void w32t_block_free(void *block);

typedef struct w32t_room { // for the bytes of a file: grows as needed, and is used again
    uint8_t *block;
    size_t size;
} w32t_room;
// Where to read `n` bytes from `offset` of a file to. What the room held is lost.
uint8_t *w32t_room_for(w32t_room *r, uint64_t offset, size_t n);
void w32t_room_free(w32t_room *r);

// ---- Arena: many small pieces, freed or reset together. Pieces are 16-byte aligned and not zeroed (w32t_arena_zalloc:
// zeroed).
typedef struct w32t_arena_block w32t_arena_block;
typedef struct w32t_arena {
    uint8_t *at;
    uint8_t *end;
    w32t_arena_block *first, *now;
} w32t_arena;

void *w32t_arena_grow(w32t_arena *a, size_t n); // slow path of w32t_arena_alloc
static inline void *w32t_arena_alloc(w32t_arena *a, size_t n) {
    size_t want = (n + 15u) & ~(size_t)15u;
    if (want < n || want > (size_t)(a->end - a->at)) return w32t_arena_grow(a, n);
    void *p = a->at;
    a->at += want;
    return p;
}
void *w32t_arena_zalloc(w32t_arena *a, size_t n);
void *w32t_arena_copy(w32t_arena *a, const void *p, size_t n);
char *w32t_arena_text(w32t_arena *a, const char *s, size_t n); // NUL-terminated copy
void w32t_arena_reset(w32t_arena *a);                          // keeps the blocks for reuse
void w32t_arena_free(w32t_arena *a);

// ---- Buffer: growable bytes for output. Always room for a NUL after the content once something was written.
typedef struct w32t_buf {
    uint8_t *p;
    size_t n, room;
} w32t_buf;

void w32t_buf_grow(w32t_buf *b, size_t more); // makes room for `more` bytes
static inline uint8_t *w32t_buf_space(w32t_buf *b, size_t more) {
    if (b->room - b->n <= more) w32t_buf_grow(b, more); // one is kept for the NUL
    return b->p + b->n;
}
static inline void w32t_buf_put(w32t_buf *b, const void *p, size_t n) {
    if (!n) return;
    memcpy(w32t_buf_space(b, n), p, n);
    b->n += n;
}
static inline void w32t_buf_char(w32t_buf *b, char c) {
    *w32t_buf_space(b, 1) = (uint8_t)c;
    b->n++;
}
static inline void w32t_buf_text(w32t_buf *b, const char *s) {
    w32t_buf_put(b, s, strlen(s));
}
#define w32t_buf_lit(b, s) w32t_buf_put((b), "" s, sizeof(s) - 1)
W32T_PRINTF(2, 3)
void w32t_buf_printf(w32t_buf *b, const char *format, ...);
const char *w32t_buf_cstr(w32t_buf *b); // terminates, without moving what was written; valid until the next write
void w32t_buf_free(w32t_buf *b);

// Numbers, written without printf (the output path runs a million times a second).
extern const char w32t_digit_pairs[201]; // "00" to "99"
void w32t_buf_u64(w32t_buf *b, uint64_t v);
void w32t_buf_i64(w32t_buf *b, int64_t v);
void w32t_buf_hex(w32t_buf *b, uint64_t v);                    // "0x1f"
void w32t_buf_hexbytes(w32t_buf *b, const void *p, size_t n);  // "00ff12"
void w32t_buf_digits(w32t_buf *b, uint64_t v, unsigned width); // zero-padded decimal

#endif
