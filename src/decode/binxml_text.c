// SPDX-License-Identifier: Apache-2.0
// UTF-16 of event logs to UTF-8 inside XML and JSON. Most text is plain ASCII: sixteen units a step where the processor
// has SSE2.
#include "base/json_out.h"
#include "base/utf.h"
#include "decode/binxml.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#define HAVE_SSE2 1
#endif

w32t_span w32t_bx_trim(w32t_span s) {
    s.n &= ~(size_t)1;
    while (s.n >= 2 && s.p[s.n - 1] == 0 && s.p[s.n - 2] == 0)
        s.n -= 2;
    return s;
}

uint32_t w32t_bx_units_to_nul(const uint8_t *p, uint32_t units) {
    uint32_t i = 0;
#ifdef HAVE_SSE2
    for (; units - i >= 8; i += 8) {
        __m128i zero = _mm_cmpeq_epi16(_mm_loadu_si128((const void *)(p + 2 * i)), _mm_setzero_si128());
        unsigned mask = (unsigned)_mm_movemask_epi8(zero);
        if (mask) return i + (uint32_t)__builtin_ctz(mask) / 2;
    }
#endif
    while (i < units && (p[2 * i] | p[2 * i + 1]))
        i++;
    return i;
}

#ifdef HAVE_SSE2
// Copies leading units that are plain ASCII and none of the marked characters; out has room for 16 bytes more than
// there are units. `extra` are up to five characters that stop it besides controls.
static inline size_t copy_plain(uint8_t *out, const uint8_t *p, size_t units, const char extra[5], bool *stopped) {
    const __m128i high = _mm_set1_epi16((short)0xFF80), control = _mm_set1_epi8(0x1F);
    const __m128i a = _mm_set1_epi8(extra[0]), b = _mm_set1_epi8(extra[1]), c = _mm_set1_epi8(extra[2]),
                  d = _mm_set1_epi8(extra[3]), e = _mm_set1_epi8(extra[4]);
    size_t done = 0;
    *stopped = false;
    while (units - done >= 8) {
        __m128i x = _mm_loadu_si128((const void *)(p + 2 * done)), y = _mm_setzero_si128();
        bool two = units - done >= 16;
        if (two) y = _mm_loadu_si128((const void *)(p + 2 * done + 16));
        if (_mm_movemask_epi8(_mm_cmpeq_epi16(_mm_and_si128(_mm_or_si128(x, y), high), _mm_setzero_si128())) != 0xFFFF)
            break;
        __m128i v = _mm_packus_epi16(x, y);
        __m128i bad = _mm_cmpeq_epi8(_mm_max_epu8(v, control), control);
        bad = _mm_or_si128(bad, _mm_or_si128(_mm_cmpeq_epi8(v, a), _mm_cmpeq_epi8(v, b)));
        bad = _mm_or_si128(
            bad, _mm_or_si128(_mm_cmpeq_epi8(v, c), _mm_or_si128(_mm_cmpeq_epi8(v, d), _mm_cmpeq_epi8(v, e))));
        unsigned mask = (unsigned)_mm_movemask_epi8(bad);
        if (!two) mask |= 0xFF00;
        _mm_storeu_si128((void *)(out + done), v);
        if (mask & (two ? 0xFFFFu : 0xFFu)) {
            done += (size_t)__builtin_ctz(mask);
            *stopped = true;
            return done;
        }
        done += two ? 16 : 8;
    }
    return done;
}
#endif

// One unit (or pair) that may need care in XML; returns how many units were used.
static size_t put_xml_unit(w32t_buf *out, const uint8_t *p, size_t units, bool attribute) {
    uint32_t u = w32t_le16(p);
    size_t used = 1;
    if (u >= 0xD800 && u < 0xDC00 && units > 1) {
        uint32_t low = w32t_le16(p + 2);
        if (low >= 0xDC00 && low < 0xE000) {
            u = 0x10000 + ((u - 0xD800) << 10) + (low - 0xDC00);
            used = 2;
        }
    }
    switch (u) {
    case '&':
        w32t_buf_lit(out, "&amp;");
        return 1;
    case '<':
        w32t_buf_lit(out, "&lt;");
        return 1;
    case '>':
        w32t_buf_lit(out, "&gt;");
        return 1;
    case '\'':
        if (attribute) {
            w32t_buf_lit(out, "&apos;");
            return 1;
        }
        break;
    case '"':
        if (attribute) {
            w32t_buf_lit(out, "&quot;");
            return 1;
        }
        break;
    case '\t':
    case '\n':
    case '\r': // as it is, like Windows; but a lone CR, or any of them inside an attribute, would be read back as
               // something else
        if (attribute || (u == '\r' && (units < 2 || w32t_le16(p + 2) != '\n'))) {
            w32t_buf_printf(out, "&#%u;", (unsigned)u);
            return 1;
        }
        w32t_buf_char(out, (char)u);
        return 1;
    default:
        break;
    }
    if ((u < 0x20 && u != '\t' && u != '\n') || (u >= 0xD800 && u < 0xE000) || u == 0xFFFE || u == 0xFFFF)
        u = 0xFFFD; // no XML character
    w32t_utf8_put(out, u);
    return used;
}

// Both end at a NUL, as the readers of others do: behind one stands what a buffer of fixed size happened to hold. The
// typed value keeps all of it.
void w32t_bx_utf16_xml(w32t_buf *out, w32t_span s, bool attribute) {
    const uint8_t *p = s.p;
    size_t units = s.n / 2;
    w32t_buf_space(out, units + 32);
    while (units) {
#ifdef HAVE_SSE2
        if (units >= 8) {
            bool stopped;
            size_t n = copy_plain(w32t_buf_space(out, units + 32), p, units, attribute ? "&<>'\"" : "&<>&&", &stopped);
            out->n += n;
            p += 2 * n;
            units -= n;
            if (!units || !(p[0] | p[1])) return;
            if (stopped || units >= 8) {
                n = put_xml_unit(out, p, units, attribute);
                p += 2 * n;
                units -= n;
                continue;
            }
        }
#endif
        uint8_t low = p[0];
        if (p[1] == 0 && low >= 0x20 && low < 0x80 && low != '&' && low != '<' && low != '>' &&
            !(attribute && (low == '\'' || low == '"'))) {
            w32t_buf_char(out, (char)low);
            p += 2;
            units--;
            continue;
        }
        if (!(p[0] | p[1])) return;
        size_t n = put_xml_unit(out, p, units, attribute);
        p += 2 * n;
        units -= n;
    }
}

void w32t_bx_utf16_json(w32t_buf *out, w32t_span s) {
    const uint8_t *p = s.p;
    size_t units = s.n / 2;
    w32t_buf_space(out, units + 32);
    w32t_buf_char(out, '"');
#ifdef HAVE_SSE2
    while (units >= 8) {
        bool stopped;
        size_t n = copy_plain(w32t_buf_space(out, units + 32), p, units, "\"\\\x7F\"\"", &stopped);
        out->n += n;
        p += 2 * n;
        units -= n;
        if (units && !(p[0] | p[1])) units = 0;
        if (units) {
            size_t part = units > 1 && (p[1] & 0xFC) == 0xD8 ? 2 : 1; // keep surrogate pairs together
            w32t_json_utf16_part(out, w32t_span_of(p, part * 2));
            p += part * 2;
            units -= part;
        }
    }
#endif
    units = w32t_bx_units_to_nul(p, (uint32_t)units);
    if (units) w32t_json_utf16_part(out, w32t_span_of(p, units * 2));
    w32t_buf_char(out, '"');
}
