// SPDX-License-Identifier: Apache-2.0
// Bounds-checked reading of untrusted bytes: a span (pointer and length) and a cursor over it. A cursor never reads
// outside its span: a read past the end gives zero and sets `bad`, which stays set, so a parser may read a whole header
// and test once.
#ifndef W32T_BASE_SPAN_H
#define W32T_BASE_SPAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef struct w32t_span {
    const uint8_t *p;
    size_t n;
} w32t_span;

// Little-endian loads and stores from bytes that the caller has checked.
static inline uint16_t w32t_le16(const uint8_t *p) {
    uint16_t v;
    memcpy(&v, p, 2);
    return v;
}
static inline uint32_t w32t_le32(const uint8_t *p) {
    uint32_t v;
    memcpy(&v, p, 4);
    return v;
}
static inline uint64_t w32t_le64(const uint8_t *p) {
    uint64_t v;
    memcpy(&v, p, 8);
    return v;
}
static inline void w32t_put16(uint8_t *p, uint16_t v) {
    memcpy(p, &v, 2);
}
static inline void w32t_put32(uint8_t *p, uint32_t v) {
    memcpy(p, &v, 4);
}
static inline void w32t_put64(uint8_t *p, uint64_t v) {
    memcpy(p, &v, 8);
}
_Static_assert(sizeof(size_t) >= 4, "sizes need at least 32 bits");
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "the loads above assume a little-endian host; every system Windows traces are read on today is one"
#endif

static inline w32t_span w32t_span_of(const void *p, size_t n) {
    return (w32t_span){(const uint8_t *)p, n};
}
// The part [offset, offset + n) of s; an empty span with p NULL when it does not lie inside.
static inline w32t_span w32t_span_sub(w32t_span s, size_t offset, size_t n) {
    if (offset > s.n || n > s.n - offset) return (w32t_span){NULL, 0};
    return (w32t_span){s.p ? s.p + offset : s.p, n}; // an empty span may have no address to add to
}
// What s holds from offset on; empty when offset lies outside.
static inline w32t_span w32t_span_from(w32t_span s, size_t offset) {
    if (offset > s.n) return (w32t_span){NULL, 0};
    return (w32t_span){s.p ? s.p + offset : s.p, s.n - offset};
}
static inline bool w32t_span_has(w32t_span s, size_t offset, size_t n) {
    return offset <= s.n && n <= s.n - offset;
}
// Checked loads at an offset; zero when outside.
static inline uint8_t w32t_span_u8(w32t_span s, size_t o) {
    return w32t_span_has(s, o, 1) ? s.p[o] : 0;
}
static inline uint16_t w32t_span_u16(w32t_span s, size_t o) {
    return w32t_span_has(s, o, 2) ? w32t_le16(s.p + o) : 0;
}
static inline uint32_t w32t_span_u32(w32t_span s, size_t o) {
    return w32t_span_has(s, o, 4) ? w32t_le32(s.p + o) : 0;
}
static inline uint64_t w32t_span_u64(w32t_span s, size_t o) {
    return w32t_span_has(s, o, 8) ? w32t_le64(s.p + o) : 0;
}

typedef struct w32t_cursor {
    const uint8_t *p; // next byte
    const uint8_t *end;
    const uint8_t *start;
    bool bad; // something was asked for that is not there
} w32t_cursor;

static inline w32t_cursor w32t_cursor_of(w32t_span s) {
    return (w32t_cursor){s.p, s.p ? s.p + s.n : s.p, s.p, false};
}
static inline size_t w32t_cursor_left(const w32t_cursor *c) {
    return (size_t)(c->end - c->p);
}
static inline size_t w32t_cursor_at(const w32t_cursor *c) {
    return (size_t)(c->p - c->start);
}
// n bytes, or an empty span (p NULL) and `bad`.
static inline w32t_span w32t_take(w32t_cursor *c, size_t n) {
    if (n > w32t_cursor_left(c)) {
        c->bad = true;
        c->p = c->end;
        return (w32t_span){NULL, 0};
    }
    w32t_span s = {c->p, n};
    c->p += n;
    return s;
}
static inline void w32t_skip(w32t_cursor *c, size_t n) {
    (void)w32t_take(c, n);
}
static inline uint8_t w32t_take8(w32t_cursor *c) {
    w32t_span s = w32t_take(c, 1);
    return s.p ? s.p[0] : 0;
}
static inline uint16_t w32t_take16(w32t_cursor *c) {
    w32t_span s = w32t_take(c, 2);
    return s.p ? w32t_le16(s.p) : 0;
}
static inline uint32_t w32t_take32(w32t_cursor *c) {
    w32t_span s = w32t_take(c, 4);
    return s.p ? w32t_le32(s.p) : 0;
}
static inline uint64_t w32t_take64(w32t_cursor *c) {
    w32t_span s = w32t_take(c, 8);
    return s.p ? w32t_le64(s.p) : 0;
}
// A UTF-16 string up to its NUL (not part of the result, but consumed); without one, all that is left, and *terminated
// is false.
static inline w32t_span w32t_take_utf16z(w32t_cursor *c, bool *terminated) {
    const uint8_t *s = c->p;
    while (c->end - c->p >= 2) {
        if (c->p[0] == 0 && c->p[1] == 0) {
            w32t_span r = {s, (size_t)(c->p - s)};
            c->p += 2;
            if (terminated) *terminated = true;
            return r;
        }
        c->p += 2;
    }
    w32t_span r = {s, (size_t)(c->p - s)};
    c->p = c->end;
    if (terminated) *terminated = false;
    return r;
}
// The same for 8-bit text.
static inline w32t_span w32t_take_ansiz(w32t_cursor *c, bool *terminated) {
    const uint8_t *s = c->p;
    const uint8_t *z = c->p < c->end ? (const uint8_t *)memchr(s, 0, (size_t)(c->end - s)) : NULL;
    if (terminated) *terminated = z != NULL;
    if (!z) {
        c->p = c->end;
        return (w32t_span){s, (size_t)(c->end - s)};
    }
    c->p = z + 1;
    return (w32t_span){s, (size_t)(z - s)};
}

#endif
