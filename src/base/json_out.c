// SPDX-License-Identifier: Apache-2.0
// JSON string escaping and numbers.
#include "base/json_out.h"
#include "base/utf.h"

#include <stdio.h>
#include <stdlib.h>

static const char hexdigits[] = "0123456789abcdef";

static void put_u(w32t_buf *b, uint32_t u) {
    uint8_t *o = w32t_buf_space(b, 6);
    o[0] = '\\';
    o[1] = 'u';
    for (unsigned i = 0; i < 4; i++)
        o[2 + i] = (uint8_t)hexdigits[u >> (12 - 4 * i) & 15];
    b->n += 6;
}

// Code points that need care: quotes, backslash, controls (C0, DEL, C1), lone surrogates, line and paragraph
// separators.
static bool put_special(w32t_buf *b, uint32_t c) {
    static const char short_forms[] = "\b\t\n\v\f\r";
    static const char letters[] = "btn\0fr";
    if (c == '"' || c == '\\') {
        w32t_buf_char(b, '\\');
        w32t_buf_char(b, (char)c);
        return true;
    }
    if (c >= '\b' && c <= '\r' && letters[c - '\b'] && short_forms[c - '\b']) {
        w32t_buf_char(b, '\\');
        w32t_buf_char(b, letters[c - '\b']);
        return true;
    }
    if (c < 0x20 || (c >= 0x7F && c < 0xA0) || (c >= 0xD800 && c < 0xE000) || c == 0x2028 || c == 0x2029 ||
        c == 0xFEFF) {
        put_u(b, c);
        return true;
    }
    return false;
}

static inline bool plain(uint8_t c) {
    return c >= 0x20 && c < 0x7F && c != '"' && c != '\\';
}

// Whether any of eight bytes is not plain; exact as a whole (a borrow can only blame a byte above one that is really
// not plain).
static inline bool any_special(uint64_t v) {
    const uint64_t ones = 0x0101010101010101u, tops = 0x8080808080808080u;
    uint64_t quote = v ^ ones * '"', slash = v ^ ones * '\\', del = v ^ ones * 0x7F;
    uint64_t bad =
        v | (v - ones * 0x20) | ((quote - ones) & ~quote) | ((slash - ones) & ~slash) | ((del - ones) & ~del);
    return (bad & tops) != 0;
}

bool w32t_json_is_plain(const void *text, size_t n) {
    const uint8_t *s = text;
    if (n >= 8) {
        for (size_t i = 0; i + 8 < n; i += 8)
            if (any_special(w32t_le64(s + i))) return false;
        return !any_special(w32t_le64(s + n - 8));
    }
    if (n >= 4) return !any_special(w32t_le32(s) | (uint64_t)w32t_le32(s + n - 4) << 32);
    for (size_t i = 0; i < n; i++)
        if (!plain(s[i])) return false;
    return true;
}

void w32t_json_text_part(w32t_buf *b, const char *utf8, size_t n) {
    const uint8_t *s = (const uint8_t *)utf8, *end = s + n;
    if (w32t_json_is_plain(s, n)) {
        w32t_buf_put(b, s, n);
        return;
    }
    while (s < end) {
        size_t left = (size_t)(end - s);
        uint8_t *o = w32t_buf_space(b, left), *start = o;
        while (end - s >= 8) {
            uint64_t v = w32t_le64(s);
            if (any_special(v)) break;
            w32t_put64(o, v);
            o += 8;
            s += 8;
        }
        while (s < end && plain(*s))
            *o++ = *s++;
        b->n += (size_t)(o - start);
        if (s == end) break;
        unsigned used;
        uint32_t c = w32t_utf8_next(s, (size_t)(end - s), &used);
        if (!put_special(b, c)) w32t_utf8_put(b, c);
        s += used;
    }
}

void w32t_json_utf16_part(w32t_buf *b, w32t_span s) {
    const uint8_t *p = s.p, *end = s.p + (s.n & ~(size_t)1);
    while (p < end) {
        size_t units = (size_t)(end - p) / 2;
        if (units > 4096) units = 4096;
        uint8_t *o = w32t_buf_space(b, units), *start = o;
        const uint8_t *stop = p + units * 2;
        while (stop - p >= 16) { // eight units at a time
            uint64_t v = w32t_le64(p), w = w32t_le64(p + 8);
            if ((v | w) & 0xFF80FF80FF80FF80u) break;
            v = (v | v >> 8) & 0x0000FFFF0000FFFFu;
            w = (w | w >> 8) & 0x0000FFFF0000FFFFu;
            v = ((v | v >> 16) & 0xFFFFFFFFu) | (w | w >> 16) << 32;
            if (any_special(v)) break;
            w32t_put64(o, v);
            o += 8;
            p += 16;
        }
        if (stop - p >= 8) { // and four
            uint64_t v = w32t_le64(p);
            if (!(v & 0xFF80FF80FF80FF80u)) {
                v = (v | v >> 8) & 0x0000FFFF0000FFFFu;
                uint32_t four = (uint32_t)(v | v >> 16);
                if (!any_special((uint64_t)four << 32 | four)) {
                    memcpy(o, &four, 4);
                    o += 4;
                    p += 8;
                }
            }
        }
        while (p < stop && p[1] == 0 && plain(p[0])) {
            *o++ = p[0];
            p += 2;
        }
        b->n += (size_t)(o - start);
        if (p >= stop) continue;
        uint32_t u = w32t_le16(p);
        p += 2;
        if ((u & 0xFC00) == 0xD800 && p < end && (w32t_le16(p) & 0xFC00) == 0xDC00) {
            w32t_utf8_put(b, 0x10000 + ((u - 0xD800) << 10) + (w32t_le16(p) - 0xDC00u));
            p += 2;
        } else if (!put_special(b, u))
            w32t_utf8_put(b, u);
    }
}

void w32t_json_text(w32t_buf *b, const char *utf8, size_t n) {
    w32t_buf_space(b, n + 2); // once, for the usual case
    w32t_buf_char(b, '"');
    w32t_json_text_part(b, utf8, n);
    w32t_buf_char(b, '"');
}

void w32t_json_cstr(w32t_buf *b, const char *utf8) {
    w32t_json_text(b, utf8, strlen(utf8));
}

void w32t_json_utf16(w32t_buf *b, w32t_span utf16) {
    w32t_buf_char(b, '"');
    w32t_json_utf16_part(b, utf16);
    w32t_buf_char(b, '"');
}

void w32t_json_double(w32t_buf *b, double v, bool single) {
    uint64_t bits; // isfinite() of some C libraries narrows its argument
    memcpy(&bits, &v, sizeof bits);
    if ((bits >> 52 & 0x7FF) == 0x7FF) {
        w32t_buf_lit(b, "null");
        return;
    }
    char tmp[40];
    for (int digits = single ? 6 : 15; digits <= 17; digits++) {
        snprintf(tmp, sizeof tmp, "%.*g", digits, v);
        if (single ? (float)strtof(tmp, NULL) == (float)v : strtod(tmp, NULL) == v) break;
    }
    w32t_buf_text(b, tmp);
}
