// SPDX-License-Identifier: Apache-2.0
// Plain XPRESS LZ77 compression ([MS-XCA] 2.3.4): greedy matching through one hash table of recent positions, made for
// speed: trace buffers are compressed while a program runs. Matches reach back 8,192 bytes; lengths are unlimited.
//
// A stream is groups of a 32-bit flag word (first item in the highest bit; 1 = match) and its 32 items: a literal byte,
// or a u16 with (distance − 1) << 3 | min(length − 3, 7), followed for longer ones by a nibble shared by two matches, a
// byte, a u16, a u32.
#include "codec/xpress_pack.h"
#include "base/span.h"

#define WINDOW    8192u
#define MIN_MATCH 4u // three-byte matches save one bit: not worth finding

typedef struct stream {
    uint8_t *out, *end;
    uint8_t *flags_at; // where the group's flag word goes
    uint8_t *nibble;   // byte whose high half is free, NULL when none
    uint32_t flags;
    unsigned count;
} stream;

static inline uint32_t hash4(uint32_t v) {
    return v * 2654435761u >> (32 - W32T_XPRESS_HASH_BITS);
}

static inline void flag(stream *s, uint32_t bit) {
    s->flags = s->flags << 1 | bit;
    if (++s->count == 32) {
        w32t_put32(s->flags_at, s->flags);
        s->flags_at = s->out;
        s->out += 4;
        s->count = 0;
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

static void put_match(stream *s, size_t distance, size_t length) {
    unsigned code = length - 3 < 7 ? (unsigned)(length - 3) : 7;
    w32t_put16(s->out, (uint16_t)((distance - 1) << 3 | code));
    s->out += 2;
    if (code == 7) put_length(s, length);
    flag(s, 1);
}

static size_t match_length(const uint8_t *a, const uint8_t *b, const uint8_t *end) {
    const uint8_t *start = b;
    while (end - b >= 8) {
        uint64_t x = w32t_le64(a) ^ w32t_le64(b);
        if (x) return (size_t)(b - start) + (size_t)__builtin_ctzll(x) / 8;
        a += 8;
        b += 8;
    }
    while (b < end && *a == *b) {
        a++;
        b++;
    }
    return (size_t)(b - start);
}

size_t w32t_xpress_pack(w32t_xpress_packer *packer, const uint8_t *in, size_t n, uint8_t *out, size_t room) {
    // An item takes at most 15 bytes here (match 2, nibble 1, byte 1, u16+u32 6, next flag word 4), so one test an item
    // is enough.
    const size_t slack = 32;
    if (room < slack || n >= UINT32_MAX) return 0;
    memset(packer, 0, sizeof *packer);
    stream s = {out + 4, out + room - slack, out, NULL, 0, 0};
    size_t at = 0, misses = 0;
    while (at < n) {
        if (s.out > s.end) return 0;
        if (n - at >= MIN_MATCH) {
            uint32_t h = hash4(w32t_le32(in + at));
            uint32_t seen = packer->last[h];
            packer->last[h] = (uint32_t)at + 1;
            if (seen && at - (seen - 1) <= WINDOW && w32t_le32(in + seen - 1) == w32t_le32(in + at)) {
                size_t length = match_length(in + seen - 1, in + at, in + n);
                put_match(&s, at - (seen - 1), length);
                // The end of a match is entered too: records repeat with the period of their size.
                if (n - at - length >= 2)
                    packer->last[hash4(w32t_le32(in + at + length - 2))] = (uint32_t)(at + length - 2) + 1;
                at += length;
                misses = 0;
                continue;
            }
        }
        // Data that does not repeat is stepped over faster and faster.
        size_t step = 1 + (misses++ >> 6);
        for (; step && at < n; step--) {
            if (s.out > s.end) return 0;
            *s.out++ = in[at++];
            flag(&s, 0);
        }
    }
    // The unused flags of the last group are ones: a decoder that meets a match flag at the end of its input is done.
    s.flags = s.count ? s.flags << (32 - s.count) | (UINT32_MAX >> s.count) : UINT32_MAX;
    w32t_put32(s.flags_at, s.flags);
    return (size_t)(s.out - out);
}
