// SPDX-License-Identifier: Apache-2.0
// UTF-16, UTF-8 and Windows-1252, without losing lone surrogates.
#include "base/utf.h"

#define IS_HIGH(u) (((u)&0xFC00u) == 0xD800u)
#define IS_LOW(u)  (((u)&0xFC00u) == 0xDC00u)

static uint8_t *put_code(uint8_t *o, uint32_t c) {
    if (c < 0x80) {
        *o++ = (uint8_t)c;
    } else if (c < 0x800) {
        *o++ = (uint8_t)(0xC0 | c >> 6);
        *o++ = (uint8_t)(0x80 | (c & 63));
    } else if (c < 0x10000) {
        *o++ = (uint8_t)(0xE0 | c >> 12);
        *o++ = (uint8_t)(0x80 | (c >> 6 & 63));
        *o++ = (uint8_t)(0x80 | (c & 63));
    } else {
        *o++ = (uint8_t)(0xF0 | c >> 18);
        *o++ = (uint8_t)(0x80 | (c >> 12 & 63));
        *o++ = (uint8_t)(0x80 | (c >> 6 & 63));
        *o++ = (uint8_t)(0x80 | (c & 63));
    }
    return o;
}

size_t w32t_utf16_write_utf8(uint8_t *out, w32t_span s) {
    const uint8_t *p = s.p, *end = s.p + (s.n & ~(size_t)1);
    uint8_t *o = out;
    while (p < end) {
        // Four ASCII units at a time: most text in traces is ASCII.
        while (end - p >= 8) {
            uint64_t v = w32t_le64(p);
            if (v & 0xFF80FF80FF80FF80u) break;
            o[0] = (uint8_t)v;
            o[1] = (uint8_t)(v >> 16);
            o[2] = (uint8_t)(v >> 32);
            o[3] = (uint8_t)(v >> 48);
            o += 4;
            p += 8;
        }
        if (p >= end) break;
        uint32_t u = w32t_le16(p);
        p += 2;
        if (IS_HIGH(u) && p < end && IS_LOW(w32t_le16(p))) {
            u = 0x10000 + ((u - 0xD800) << 10) + (w32t_le16(p) - 0xDC00u);
            p += 2;
        }
        o = put_code(o, u);
    }
    return (size_t)(o - out);
}

void w32t_utf16_to_utf8(w32t_buf *b, w32t_span s) {
    while (s.n) { // in pieces; a piece never ends between two halves of a pair
        size_t part = s.n > 65536 ? 65536 : s.n;
        if (part < s.n && IS_HIGH(w32t_le16(s.p + part - 2))) part -= 2;
        b->n += w32t_utf16_write_utf8(w32t_buf_space(b, W32T_UTF8_ROOM(part)), (w32t_span){s.p, part});
        s.p += part;
        s.n -= part;
    }
}

char *w32t_utf16_text(w32t_arena *a, w32t_span s, size_t *length) {
    uint8_t *out = w32t_arena_alloc(a, W32T_UTF8_ROOM(s.n) + 1);
    size_t n = w32t_utf16_write_utf8(out, s);
    out[n] = 0;
    if (length) *length = n;
    return (char *)out;
}

uint32_t w32t_utf8_next(const uint8_t *s, size_t n, unsigned *used) {
    uint32_t c = s[0];
    *used = 1;
    if (c < 0x80) return c;
    unsigned more = c >= 0xF0 && c < 0xF5 ? 3 : c >= 0xE0 && c < 0xF0 ? 2 : c >= 0xC2 && c < 0xE0 ? 1 : 0;
    if (!more || n <= more) return 0xFFFD;
    uint32_t code = c & (0x3Fu >> more);
    for (unsigned i = 1; i <= more; i++) {
        if ((s[i] & 0xC0) != 0x80) return 0xFFFD;
        code = code << 6 | (s[i] & 0x3F);
    }
    static const uint32_t least[] = {0, 0x80, 0x800, 0x10000};
    if (code < least[more] || code > 0x10FFFF) return 0xFFFD;
    *used = more + 1;
    return code;
}

void w32t_utf8_put(w32t_buf *b, uint32_t code) {
    uint8_t *o = w32t_buf_space(b, 4);
    b->n += (size_t)(put_code(o, code) - o);
}

void w32t_utf8_to_utf16(w32t_buf *b, const char *utf8, size_t n) {
    const uint8_t *s = (const uint8_t *)utf8, *end = s + n;
    while (s < end) {
        unsigned used;
        uint32_t c = w32t_utf8_next(s, (size_t)(end - s), &used);
        s += used;
        uint8_t *o = w32t_buf_space(b, 4);
        if (c >= 0x10000) {
            w32t_put16(o, (uint16_t)(0xD800 + ((c - 0x10000) >> 10)));
            w32t_put16(o + 2, (uint16_t)(0xDC00 + ((c - 0x10000) & 0x3FF)));
            b->n += 4;
        } else {
            w32t_put16(o, (uint16_t)c);
            b->n += 2;
        }
    }
}

// 0x80–0x9F of Windows-1252; the five unused bytes stand for themselves, as MultiByteToWideChar maps them.
static const uint16_t cp1252[32] = {
    0x20AC, 0x81,   0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x8D,   0x017D, 0x8F,   0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,   0x017E, 0x0178,
};

uint32_t w32t_ansi_code(uint8_t c) {
    return c >= 0x80 && c < 0xA0 ? cp1252[c - 0x80] : c;
}

void w32t_ansi_to_utf8(w32t_buf *b, w32t_span s) {
    for (size_t i = 0; i < s.n; i++) {
        uint8_t c = s.p[i];
        if (c < 0x80)
            w32t_buf_char(b, (char)c);
        else
            w32t_utf8_put(b, w32t_ansi_code(c));
    }
}
