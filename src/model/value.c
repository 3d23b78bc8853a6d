// SPDX-License-Identifier: Apache-2.0
// Text of SIDs, network addresses and SYSTEMTIME, and of whole values.
#include "model/value.h"
#include "base/guid.h"
#include "base/json_out.h"
#include "base/utf.h"
#include "base/wintime.h"

static size_t put_u64(char *out, uint64_t v) {
    char tmp[20];
    size_t n = 0;
    do
        tmp[n++] = (char)('0' + v % 10);
    while (v /= 10);
    for (size_t i = 0; i < n; i++)
        out[i] = tmp[n - 1 - i];
    return n;
}

size_t w32t_sid_text(char out[W32T_SID_TEXT], w32t_span s) {
    if (s.n < 8 || s.p[1] > 15 || s.n < 8 + (size_t)s.p[1] * 4) return 0; // a SID has at most 15 sub-authorities
    uint64_t authority = 0;
    for (unsigned i = 2; i < 8; i++)
        authority = authority << 8 | s.p[i];
    memcpy(out, "S-", 2);
    size_t n = 2 + put_u64(out + 2, s.p[0]);
    out[n++] = '-';
    if (authority >> 32) { // printed in hex with twelve digits
        memcpy(out + n, "0x", 2);
        for (unsigned i = 0; i < 12; i++)
            out[n + 2 + i] = "0123456789abcdef"[authority >> (44 - 4 * i) & 15];
        n += 14;
    } else
        n += put_u64(out + n, authority);
    for (unsigned i = 0; i < s.p[1]; i++) {
        out[n++] = '-';
        n += put_u64(out + n, w32t_le32(s.p + 8 + 4 * i));
    }
    out[n] = 0;
    return n;
}

bool w32t_buf_sid(w32t_buf *b, w32t_span sid) {
    char text[W32T_SID_TEXT];
    size_t n = w32t_sid_text(text, sid);
    w32t_buf_put(b, text, n);
    return n > 0;
}

void w32t_buf_ipv4(w32t_buf *b, uint32_t a) {
    uint8_t *start = w32t_buf_space(b, 16), *o = start;
    for (unsigned i = 0; i < 4; i++) { // three digits and a dot, and the leading zeros left out
        unsigned v = a >> (8 * i) & 255, hundreds = (v >= 100) + (v >= 200), none = (v < 100) + (v < 10);
        char four[4] = {(char)('0' + hundreds), 0, 0, '.'};
        memcpy(four + 1, w32t_digit_pairs + 2 * (v - 100 * hundreds), 2);
        uint32_t digits = w32t_le32((const uint8_t *)four) >> 8 * none;
        memcpy(o, &digits, 4);
        o += 4 - none;
    }
    b->n += (size_t)(o - start) - 1;
}

void w32t_buf_ipv6(w32t_buf *b, const uint8_t a[16]) {
    static const uint8_t mapped[12] = {[10] = 0xFF, [11] = 0xFF};
    if (memcmp(a, mapped, 12) == 0) {
        w32t_buf_lit(b, "::ffff:");
        w32t_buf_ipv4(b, w32t_le32(a + 12));
        return;
    }
    uint16_t part[8];
    for (unsigned i = 0; i < 8; i++)
        part[i] = (uint16_t)(a[2 * i] << 8 | a[2 * i + 1]);
    unsigned best = 8, longest = 1; // the first longest run of two or more zero groups becomes "::"
    for (unsigned i = 0; i < 8; i++) {
        unsigned j = i;
        while (j < 8 && !part[j])
            j++;
        if (j - i > longest) {
            longest = j - i;
            best = i;
        }
    }
    for (unsigned i = 0; i < 8; i++) {
        if (i == best) {
            w32t_buf_lit(b, "::");
            i += longest - 1;
            continue;
        }
        if (i && i != best + longest) w32t_buf_char(b, ':');
        char text[4];
        unsigned n = 0;
        for (int shift = 12; shift >= 0; shift -= 4)
            if (part[i] >> shift || !shift) text[n++] = "0123456789abcdef"[part[i] >> shift & 15];
        w32t_buf_put(b, text, n);
    }
}

static void put_port(w32t_buf *b, const uint8_t *p) {
    w32t_buf_char(b, ':');
    w32t_buf_u64(b, (uint64_t)p[0] << 8 | p[1]);
}

bool w32t_buf_sockaddr(w32t_buf *b, w32t_span s) {
    unsigned family = w32t_span_u16(s, 0);
    if (family == 2 && s.n >= 8) { // AF_INET
        w32t_buf_ipv4(b, w32t_le32(s.p + 4));
        put_port(b, s.p + 2);
        return true;
    }
    if (family == 23 && s.n >= 24) { // AF_INET6 of Windows
        w32t_buf_char(b, '[');
        w32t_buf_ipv6(b, s.p + 8);
        uint32_t scope = w32t_span_u32(s, 24);
        if (scope) {
            w32t_buf_char(b, '%');
            w32t_buf_u64(b, scope);
        }
        w32t_buf_char(b, ']');
        put_port(b, s.p + 2);
        return true;
    }
    if (family == 1 && s.n > 2) { // AF_UNIX: a path up to its NUL
        const uint8_t *end = memchr(s.p + 2, 0, s.n - 2);
        w32t_buf_put(b, s.p + 2, end ? (size_t)(end - s.p) - 2 : s.n - 2);
        return true;
    }
    return false;
}

bool w32t_systemtime_to_ns(w32t_span s, int64_t *ns) {
    if (s.n < 16) return false;
    unsigned year = w32t_le16(s.p), month = w32t_le16(s.p + 2), day = w32t_le16(s.p + 6);
    unsigned hour = w32t_le16(s.p + 8), minute = w32t_le16(s.p + 10), second = w32t_le16(s.p + 12),
             ms = w32t_le16(s.p + 14);
    if (year < 1678 || year > 2261 || month < 1 || month > 12 || day < 1 || day > 31 || hour > 23 || minute > 59 ||
        second > 59 || ms > 999)
        return false;
    int64_t seconds = w32t_days_from_civil(year, month, day) * 86400 + hour * 3600 + minute * 60 + second;
    *ns = seconds * 1000000000 + (int64_t)ms * 1000000;
    return true;
}

bool w32t_buf_spelled(w32t_buf *b, const w32t_value *v) {
    w32t_span s = {v->bytes, v->size};
    int64_t ns;
    switch (v->type) {
    case W32T_TYPE_GUID:
        w32t_buf_guid(b, v->guid);
        return true;
    case W32T_TYPE_FILETIME:
        w32t_buf_filetime(b, v->u, 9);
        return true;
    case W32T_TYPE_SYSTEMTIME:
        if (!w32t_systemtime_to_ns(s, &ns)) return false;
        w32t_buf_time(b, ns);
        return true;
    case W32T_TYPE_SID:
        return w32t_buf_sid(b, s);
    case W32T_TYPE_SOCKADDR:
        return w32t_buf_sockaddr(b, s);
    case W32T_TYPE_IPV4:
        w32t_buf_ipv4(b, (uint32_t)v->u);
        return true;
    case W32T_TYPE_IPV6:
        if (s.n < 16) return false;
        w32t_buf_ipv6(b, s.p);
        return true;
    default:
        return false;
    }
}

bool w32t_buf_plain(w32t_buf *b, const w32t_value *v) {
    switch (v->type) {
    case W32T_TYPE_FLOAT:
        w32t_json_double(b, v->f, v->size == 4);
        return true;
    case W32T_TYPE_UTF16:
        w32t_utf16_to_utf8(b, w32t_span_of(v->bytes, v->size));
        return true;
    case W32T_TYPE_UTF8:
        w32t_buf_put(b, v->bytes, v->size);
        return true;
    case W32T_TYPE_ANSI:
        w32t_ansi_to_utf8(b, w32t_span_of(v->bytes, v->size));
        return true;
    default:
        return w32t_buf_spelled(b, v);
    }
}
