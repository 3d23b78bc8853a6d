// SPDX-License-Identifier: Apache-2.0
// Plain XPRESS LZ77 compression ([MS-XCA] 2.3.4), made for speed: trace buffers are compressed while a program runs.
// Greedy matching; tried at each place are the distance of the last match (records differ from their like in a few
// fields, so after such a field the same distance fits again), then the latest occurrence in a hash table. Matches
// reach back 8,192 bytes; lengths are unlimited.
//
// A stream is groups of a 32-bit flag word (first item in the highest bit; 1 = match) and its 32 items: a literal byte,
// or a u16 with (distance − 1) << 3 | min(length − 3, 7), followed for longer ones by a nibble shared by two matches, a
// byte, a u16, a u32.
#include "codec/xpress_pack.h"
#include "base/span.h"

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

size_t w32t_xpress_pack(w32t_xpress_packer *packer, const uint8_t *in, size_t n, uint8_t *out, size_t room) {
    // An item takes at most 15 bytes (match 2, nibble 1, byte 1, u16 and u32 6, next flag word 4), and 32 literals are
    // copied with up to 7 bytes more: one test an item is enough.
    if (room < SLACK || n >= UINT32_MAX) return 0;
    memset(packer, 0, sizeof *packer);
    stream s = {out + 4, out, NULL, 0, 0};
    const uint8_t *const last = out + (room - SLACK), *const end = in + n;
    size_t at = 0, literal = 0, again = 0, misses = 0; // literals wait from `literal` on; again: distance tried first
    while (n - at >= MIN_MATCH) {
        uint32_t v = w32t_le32(in + at);
        size_t distance = again;
        if (!again || w32t_le32(in + at - again) != v) {
            uint32_t *place = &packer->last[hash4(v)];
            distance = at + 1 - *place;
            bool found = *place && distance <= WINDOW && w32t_le32(in + at - distance) == v;
            *place = (uint32_t)at + 1;
            if (!found) {
                // Data that does not repeat is stepped over faster and faster.
                size_t step = 1 + (misses++ >> 6);
                at = n - at > step ? at + step : n;
                if (at - literal < 32) continue;
                if (s.out + (at - literal) + (at - literal) / 8 > last) return 0;
                put_literals(&s, in + literal, at - literal, n - at >= 8);
                literal = at;
                continue;
            }
        }
        size_t length = MIN_MATCH + match_length(in + at + MIN_MATCH - distance, in + at + MIN_MATCH, end);
        while (at > literal && at > distance && in[at - 1] == in[at - 1 - distance]) {
            at--;
            length++;
        }
        if (s.out + (at - literal) > last) return 0;
        put_literals(&s, in + literal, at - literal, n - at >= 8);
        put_match(&s, distance, length);
        at += length;
        literal = at;
        again = distance;
        misses = 0;
        // The end of a match is entered too: records repeat with the period of their size.
        if (n - at >= 2) packer->last[hash4(w32t_le32(in + at - 2))] = (uint32_t)(at - 2) + 1;
    }
    if (s.out + (n - literal) + (n - literal) / 8 > last) return 0;
    put_literals(&s, in + literal, n - literal, false);
    // The unused flags of the last group are ones: a decoder that meets a match flag at the end of its input is done.
    s.flags = s.count ? s.flags << (32 - s.count) | (UINT32_MAX >> s.count) : UINT32_MAX;
    w32t_put32(s.flags_at, s.flags);
    return (size_t)(s.out - out);
}
