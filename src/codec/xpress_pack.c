// SPDX-License-Identifier: Apache-2.0
// Plain XPRESS LZ77 compression ([MS-XCA] 2.3.4), made for speed: trace buffers are compressed while a program runs.
// Greedy matching; tried at each place are the distance of the last match (records differ from their like in a few
// fields, so after such a field the same distance fits again, which is seen at a glance at 16 bytes), then the latest
// occurrence in a hash table. Matches reach back 8,192 bytes; lengths are unlimited.
//
// A stream is groups of a 32-bit flag word (first item in the highest bit; 1 = match) and its 32 items: a literal byte,
// or a u16 with (distance − 1) << 3 | min(length − 3, 7), followed for longer ones by a nibble shared by two matches, a
// byte, a u16, a u32.
#include "codec/xpress_pack.h"
#include "base/span.h"

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#define WINDOW    8192u
#define MIN_MATCH 4u // three-byte matches save one byte at best: not worth finding
#define SLACK     64u

typedef struct stream {
    uint8_t *out;
    uint8_t *flags_at; // where the group's flag word goes
    uint8_t *nibble;   // byte whose high half is free, NULL when none
    uint32_t flags;
    unsigned count;
} stream;

static inline uint32_t hash4(uint32_t v) {
    return v * 2654435761u >> (32 - W32T_XPRESS_HASH_BITS);
}

static inline void end_group(stream *s) {
    w32t_put32(s->flags_at, s->flags);
    s->flags_at = s->out;
    s->out += 4;
    s->count = 0;
}

// n literals. Reads up to 7 bytes more than n when `wide` (the caller knows that they are there), and writes as many.
static inline void put_literals(stream *s, const uint8_t *from, size_t n, bool wide) {
    while (n) {
        size_t k = 32 - s->count;
        if (k > n) k = n;
        if (wide) {
            for (size_t i = 0; i < k; i += 8)
                memcpy(s->out + i, from + i, 8);
        } else {
            memcpy(s->out, from, k);
        }
        s->out += k;
        from += k;
        n -= k;
        s->flags = k < 32 ? s->flags << k : 0;
        s->count += (unsigned)k;
        if (s->count == 32) end_group(s);
    }
}

static void put_length(stream *s, size_t length) { // length − 3 ≥ 7
    size_t rest = length - 3 - 7;
    unsigned half = rest < 15 ? (unsigned)rest : 15;
    if (s->nibble) {
        *s->nibble |= (uint8_t)(half << 4);
        s->nibble = NULL;
    } else {
        s->nibble = s->out;
        *s->out++ = (uint8_t)half;
    }
    if (half < 15) return;
    rest -= 15;
    if (rest < 255) {
        *s->out++ = (uint8_t)rest;
        return;
    }
    *s->out++ = 255;
    size_t full = length - 3;
    if (full < 65536) {
        w32t_put16(s->out, (uint16_t)full);
        s->out += 2;
    } else {
        w32t_put16(s->out, 0);
        w32t_put32(s->out + 2, (uint32_t)full);
        s->out += 6;
    }
}

static inline void put_match(stream *s, size_t distance, size_t length) {
    unsigned code = length - 3 < 7 ? (unsigned)(length - 3) : 7;
    w32t_put16(s->out, (uint16_t)((distance - 1) << 3 | code));
    s->out += 2;
    if (code == 7) put_length(s, length);
    s->flags = s->flags << 1 | 1;
    if (++s->count == 32) end_group(s);
}

static inline size_t match_length(const uint8_t *a, const uint8_t *b, const uint8_t *end) {
    const uint8_t *start = b;
    while (end - b >= 32) {
        uint64_t x0 = w32t_le64(a) ^ w32t_le64(b), x1 = w32t_le64(a + 8) ^ w32t_le64(b + 8),
                 x2 = w32t_le64(a + 16) ^ w32t_le64(b + 16), x3 = w32t_le64(a + 24) ^ w32t_le64(b + 24);
        if (x0 | x1 | x2 | x3) {
            size_t n = (size_t)(b - start);
            if (x0) return n + (size_t)__builtin_ctzll(x0) / 8;
            if (x1) return n + 8 + (size_t)__builtin_ctzll(x1) / 8;
            if (x2) return n + 16 + (size_t)__builtin_ctzll(x2) / 8;
            return n + 24 + (size_t)__builtin_ctzll(x3) / 8;
        }
        a += 32;
        b += 32;
    }
    while (b < end && *a == *b) {
        a++;
        b++;
    }
    return (size_t)(b - start);
}

// Which of 16 bytes are the same, from the lowest bit on.
static inline uint32_t equal16(const uint8_t *a, const uint8_t *b) {
#ifdef __SSE2__
    __m128i x = _mm_loadu_si128((const __m128i *)(const void *)a),
            y = _mm_loadu_si128((const __m128i *)(const void *)b);
    return (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(x, y));
#else
    uint32_t same = 0;
    for (unsigned i = 0; i < 16; i++)
        same |= (uint32_t)(a[i] == b[i]) << i;
    return same;
#endif
}

typedef struct finder {
    const uint8_t *in;
    size_t n, at;
    size_t again; // distance of the last match, 0: none yet
    size_t misses;
    uint32_t *last;
} finder;

static inline void enter(finder *f, size_t at) {
    f->last[hash4(w32t_le32(f->in + at))] = (uint32_t)at + 1;
}

// A match at the distance of the last one, within the next few bytes: moves there.
static inline bool find_again(finder *f) {
    if (!f->again || f->n - f->at < 16) return false;
    uint32_t runs = equal16(f->in + f->at, f->in + f->at - f->again);
    runs &= runs >> 1;
    runs &= runs >> 2; // four equal bytes in a row begin here
    if (!(runs & 0x1FFF)) return false;
    size_t k = (size_t)__builtin_ctz(runs);
    if (k) enter(f, f->at);
    f->at += k;
    return true;
}

// A match right here at the latest place that looks alike; else steps on, over data that does not repeat faster and
// faster.
static inline size_t find_here(finder *f) {
    uint32_t v = w32t_le32(f->in + f->at), *place = &f->last[hash4(v)];
    size_t distance = f->at + 1 - *place;
    bool found = *place && distance <= WINDOW && w32t_le32(f->in + f->at - distance) == v;
    *place = (uint32_t)f->at + 1;
    if (found) return distance;
    size_t step = 1 + (f->misses++ >> 6);
    f->at = f->n - f->at > step ? f->at + step : f->n;
    return 0;
}

size_t w32t_xpress_pack(w32t_xpress_packer *packer, const uint8_t *in, size_t n, uint8_t *out, size_t room) {
    // An item takes at most 15 bytes (match 2, nibble 1, byte 1, u16 and u32 6, next flag word 4), and up to 32
    // literals are copied with up to 7 bytes more: one test an item is enough.
    if (room < SLACK || n >= UINT32_MAX) return 0;
    memset(packer, 0, sizeof *packer);
    stream s = {out + 4, out, NULL, 0, 0};
    const uint8_t *const last = out + (room - SLACK);
    finder f = {.in = in, .n = n, .last = packer->last};
    size_t literal = 0; // literals wait from here on
    while (n - f.at >= MIN_MATCH) {
        if (!find_again(&f)) {
            size_t distance = find_here(&f);
            if (distance) {
                while (f.at > literal && f.at > distance && in[f.at - 1] == in[f.at - 1 - distance])
                    f.at--;
                f.again = distance;
            } else if (f.at - literal < 32) {
                continue;
            }
            if (s.out + (f.at - literal) + (f.at - literal) / 8 > last) return 0;
            put_literals(&s, in + literal, f.at - literal, n - f.at >= 8);
            literal = f.at;
            if (!distance) continue;
        } else {
            if (s.out + (f.at - literal) + (f.at - literal) / 8 > last) return 0;
            put_literals(&s, in + literal, f.at - literal, true);
        }
        size_t length = match_length(in + f.at - f.again, in + f.at, in + n);
        put_match(&s, f.again, length);
        literal = f.at += length;
        f.misses = 0;
        // The end of a match is entered too: records repeat with the period of their size.
        if (n - f.at >= 2) enter(&f, f.at - 2);
    }
    if (s.out + (n - literal) + (n - literal) / 8 > last) return 0;
    put_literals(&s, in + literal, n - literal, false);
    // The unused flags of the last group are ones: a decoder that meets a match flag at the end of its input is done.
    s.flags = s.count ? s.flags << (32 - s.count) | (UINT32_MAX >> s.count) : UINT32_MAX;
    w32t_put32(s.flags_at, s.flags);
    return (size_t)(s.out - out);
}
