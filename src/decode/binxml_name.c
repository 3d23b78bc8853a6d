// SPDX-License-Identifier: Apache-2.0
// Names of elements and attributes as XML allows them, whatever a damaged or overwritten chunk holds in their place.
#include "base/utf.h"
#include "decode/binxml_emit.h"

// Letters that both the fourth and the fifth edition of XML 1.0 allow in names (parsers follow the one or the other):
// the large blocks of productions [85] and [86] of the fourth, which has many small holes elsewhere.
static const uint16_t letters[][2] = {
    {0x00C0, 0x00D6}, {0x00D8, 0x00F6}, {0x00F8, 0x0131}, {0x0134, 0x013E}, {0x0141, 0x0148}, {0x014A, 0x017E},
    {0x038E, 0x03A1}, {0x03A3, 0x03CE}, {0x0401, 0x040C}, {0x040E, 0x044F}, {0x0451, 0x045C}, {0x05D0, 0x05EA},
    {0x0621, 0x063A}, {0x0641, 0x064A}, {0x0905, 0x0939}, {0x0E30, 0x0E30}, {0x0E40, 0x0E45}, {0x1E00, 0x1E9B},
    {0x3041, 0x3094}, {0x30A1, 0x30FA}, {0x4E00, 0x9FA5}, {0xAC00, 0xD7A3},
};

static bool begins_name(uint32_t u) {
    if ((u >= 'a' && u <= 'z') || (u >= 'A' && u <= 'Z') || u == '_') return true;
    for (size_t i = 0; u >= 0xC0 && i < sizeof letters / sizeof *letters; i++)
        if (u >= letters[i][0] && u <= letters[i][1]) return true;
    return false;
}

static bool continues_name(uint32_t u) {
    return begins_name(u) || (u >= '0' && u <= '9') || u == '-' || u == '.';
}

static uint32_t unit(w32t_span utf16, size_t i) {
    return w32t_le16(utf16.p + 2 * i);
}

static size_t colon_of(w32t_span utf16) { // its place in units; the length when there is none
    size_t n = utf16.n / 2, i = 0;
    while (i < n && unit(utf16, i) != ':')
        i++;
    return i;
}

void w32t_bx_find_prefixes(const w32t_bx_tokens *t, w32t_bx_prefixes *out) {
    out->count = 0;
    for (uint32_t i = 0; i < t->count && out->count < W32T_BX_PREFIXES; i++) {
        w32t_span name = t->items[i].text;
        if (t->items[i].kind != W32T_BX_ATTRIBUTE || name.n <= 12) continue;
        if (w32t_bx_is(w32t_span_of(name.p, 12), "xmlns:"))
            out->items[out->count++] = w32t_span_of(name.p + 12, name.n - 12);
    }
}

static bool declared(const w32t_bx_prefixes *prefixes, w32t_span prefix) {
    if (w32t_bx_is(prefix, "xmlns") || w32t_bx_is(prefix, "xml")) return true;
    for (unsigned i = 0; prefixes && i < prefixes->count; i++) {
        const w32t_span *known = &prefixes->items[i];
        if (known->n == prefix.n && memcmp(known->p, prefix.p, prefix.n) == 0) return true;
    }
    return false;
}

void w32t_bx_put_name(w32t_buf *b, const w32t_bx_prefixes *prefixes, w32t_span utf16) {
    size_t n = utf16.n / 2, colon = colon_of(utf16);
    if (colon + 1 >= n || !begins_name(unit(utf16, colon + 1)) || !declared(prefixes, w32t_span_of(utf16.p, 2 * colon)))
        colon = n;
    for (size_t i = 0; i < n; i++) {
        uint32_t u = unit(utf16, i);
        bool fits = i == colon || (i == 0 ? begins_name(u) : continues_name(u));
        w32t_utf8_put(b, fits ? u : '_');
    }
    if (!n) w32t_buf_char(b, '_');
}
