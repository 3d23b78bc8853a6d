// SPDX-License-Identifier: Apache-2.0
// XPRESS plain LZ77 decompression. Input: 32-bit words of flags, most significant bit first, each bit announcing a
// literal byte (0) or a 16-bit match (1): distance - 1 in the upper 13 bits, length - 3 in the lower 3; longer lengths
// go on in a half byte that two matches share, then a byte, a word, a double word. Reads and writes stay inside the two
// buffers whatever the bytes say.
#include "codec/xpress.h"

typedef struct state {
    const uint8_t *in, *in_end;
    uint8_t *out, *out_start, *out_end;
    const uint8_t *half; // the byte whose upper half is the next long length, or NULL
    const char *bad;
    uint32_t pending; // flags of a word that was begun, `pending_bits` of them
    unsigned pending_bits;
} state;

// The number of literals that `flags` announces in a row; flags is not zero.
static unsigned leading_zeros(uint32_t flags) {
#if defined(__GNUC__)
    return (unsigned)__builtin_clz(flags);
#else
    unsigned n = 0;
    while (!(flags & 0x80000000u)) {
        flags <<= 1;
        n++;
    }
    return n;
#endif
}

// The length of a match whose lower three bits were all set, without the 3 that every match adds.
static bool long_length(state *s, size_t *length) {
    size_t n;
    if (s->half) {
        n = *s->half >> 4;
        s->half = NULL;
    } else {
        if (s->in == s->in_end) return false;
        s->half = s->in++;
        n = *s->half & 15u;
    }
    if (n < 15) {
        *length = n + 7;
        return true;
    }
    if (s->in == s->in_end) return false;
    n = *s->in++;
    if (n < 255) {
        *length = n + 15 + 7;
        return true;
    }
    if (s->in_end - s->in < 2) return false;
    n = w32t_le16(s->in);
    s->in += 2;
    if (n == 0) {
        if (s->in_end - s->in < 4) return false;
        n = w32t_le32(s->in);
        s->in += 4;
    }
    if (n < 15 + 7) {
        s->bad = "a match length contradicts itself";
        return false;
    }
    *length = n;
    return true;
}

static void copy_match(state *s, size_t distance, size_t length) {
    uint8_t *to = s->out;
    const uint8_t *from = to - distance;
    size_t room = (size_t)(s->out_end - to);
    if (length > room) {
        length = room;
        s->bad = "a match goes on past the end";
    }
    s->out += length;
    if (distance >= 32 && room - length >= 32) { // most are long in traces of many events of one kind
        uint8_t *end = to + length;
        do {
            memcpy(to, from, 32);
            to += 32;
            from += 32;
        } while (to < end);
        return;
    }
    if (distance >= 8 && room - length >= 8) { // whole words, up to 7 bytes too many that are overwritten later
        uint8_t *end = to + length;
        do {
            memcpy(to, from, 8);
            to += 8;
            from += 8;
        } while (to < end);
        return;
    }
    if (distance == 1) {
        memset(to, *from, length);
        return;
    }
    for (size_t i = 0; i < length; i++)
        to[i] = from[i];
}

// One match; false when the input is at fault or at its end.
static bool match(state *s) {
    if (s->in_end - s->in < 2) {
        s->bad = "the compressed bytes end inside a match";
        return false;
    }
    uint32_t v = w32t_le16(s->in);
    s->in += 2;
    size_t distance = (v >> 3) + 1, length = v & 7;
    if (length == 7 && !long_length(s, &length)) {
        if (!s->bad) s->bad = "the compressed bytes end inside a match length";
        return false;
    }
    if (distance > (size_t)(s->out - s->out_start)) {
        s->bad = "a match reaches before the start";
        return false;
    }
    copy_match(s, distance, length + 3);
    return !s->bad;
}

static bool literals(state *s, unsigned n) {
    size_t have = (size_t)(s->in_end - s->in), room = (size_t)(s->out_end - s->out);
    if (have >= 32 && room >= 32) { // n is at most 32: a fixed-size copy is cheaper than an exact one
        memcpy(s->out, s->in, 32);
    } else {
        if (n > room) n = (unsigned)room;
        if (n > have) {
            s->bad = "the compressed bytes end early";
            n = (unsigned)have;
        }
        for (unsigned i = 0; i < n; i++)
            s->out[i] = s->in[i];
    }
    s->in += n;
    s->out += n;
    return !s->bad;
}

// As many whole flag words as can be worked off without looking at either end: a word takes at most 32 short matches
// (64 bytes in, 9 bytes out each) or literals; anything longer goes through match(), which looks for itself.
static void whole_words(state *s) {
    const uint8_t *in = s->in;
    uint8_t *out = s->out;
    while (s->in_end - in >= 4 + 2 * 32 + 32 && s->out_end - out >= 32 * 9 + 32) {
        uint32_t flags = w32t_le32(in);
        unsigned left = 32;
        in += 4;
        while (left) {
            unsigned zeros = flags ? leading_zeros(flags) : 32;
            if (zeros > left) zeros = left;
            if (zeros) {
                memcpy(out, in, 8);
                if (zeros > 8) memcpy(out + 8, in + 8, 24);
                in += zeros;
                out += zeros;
                left -= zeros;
                if (!left) break;
                flags <<= zeros;
            }
            flags <<= 1;
            left--;
            uint32_t v = w32t_le16(in);
            size_t distance = (v >> 3) + 1, length = (v & 7) + 3;
            if (length < 10 && distance >= 8 && distance <= (size_t)(out - s->out_start)) {
                memcpy(out, out - distance, 8);
                out[8] = *(out + 8 - distance);
                in += 2;
                out += length;
                continue;
            }
            s->in = in;
            s->out = out;
            if (!match(s)) return;
            in = s->in;
            out = s->out;
            // A long match may have eaten the margin: the rest of the word is done with care.
            if (s->in_end - in < 2 * 32 + 32 || s->out_end - out < 32 * 9 + 32) {
                s->pending = flags;
                s->pending_bits = left;
                return;
            }
        }
    }
    s->in = in;
    s->out = out;
}

w32t_xpress_result w32t_xpress_lz77(w32t_span in, uint8_t *out, size_t size) {
    state s = {.in = in.p, .in_end = in.p ? in.p + in.n : in.p, .out = out, .out_start = out, .out_end = out + size};
    if (in.p) whole_words(&s);
    while (s.out < s.out_end && !s.bad) {
        uint32_t flags = s.pending;
        unsigned left = s.pending_bits;
        s.pending_bits = 0;
        if (!left) {
            if (s.in_end - s.in < 4) {
                s.bad = "the compressed bytes end early";
                break;
            }
            flags = w32t_le32(s.in);
            left = 32;
            s.in += 4;
        }
        while (left && s.out < s.out_end) {
            unsigned zeros = flags ? leading_zeros(flags) : 32;
            if (zeros > left) zeros = left;
            if (zeros && !literals(&s, zeros)) break;
            left -= zeros;
            if (!left || s.out == s.out_end) break;
            flags = zeros == 31 ? 0 : flags << (zeros + 1);
            left--;
            if (!match(&s)) break;
        }
    }
    return (w32t_xpress_result){(size_t)(s.out - out), in.p ? (size_t)(s.in - in.p) : 0, s.bad};
}
