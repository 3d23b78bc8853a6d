// SPDX-License-Identifier: Apache-2.0
// GUIDs to and from text.
#include "base/guid.h"

bool w32t_guid_is_zero(const w32t_guid *g) {
    static const w32t_guid zero;
    return w32t_guid_equal(g, &zero);
}

uint64_t w32t_guid_hash(const w32t_guid *g) {
    uint64_t a, b;
    memcpy(&a, g, 8);
    memcpy(&b, (const uint8_t *)g + 8, 8);
    uint64_t h = (a ^ (b << 31 | b >> 33)) * 0x9E3779B97F4A7C15u;
    return h ^ h >> 32;
}

// Byte order of the text form within the 16 stored bytes.
static const uint8_t order[16] = {3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15};

static void write_with(const w32t_guid *g, char out[38], const char *digits) {
    uint8_t raw[16];
    memcpy(raw, g, 16);
    char *o = out;
    *o++ = '{';
    for (unsigned i = 0; i < 16; i++) {
        if (i == 4 || i == 6 || i == 8 || i == 10) *o++ = '-';
        *o++ = digits[raw[order[i]] >> 4];
        *o++ = digits[raw[order[i]] & 15];
    }
    *o = '}';
}

void w32t_guid_write(const w32t_guid *g, char out[38]) {
    write_with(g, out, "0123456789abcdef");
}

void w32t_guid_write_upper(const w32t_guid *g, char out[38]) {
    write_with(g, out, "0123456789ABCDEF");
}

void w32t_buf_guid(w32t_buf *b, const w32t_guid *g) {
    w32t_guid_write(g, (char *)w32t_buf_space(b, 38));
    b->n += 38;
}

static int hex_value(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

bool w32t_guid_parse(const char *s, size_t n, w32t_guid *out) {
    if (n == 38 && s[0] == '{' && s[37] == '}') {
        s++;
        n = 36;
    }
    if (n != 36) return false;
    uint8_t raw[16];
    size_t at = 0;
    for (unsigned i = 0; i < 16; i++) {
        if (i == 4 || i == 6 || i == 8 || i == 10)
            if (s[at++] != '-') return false;
        int hi = hex_value(s[at]), lo = hex_value(s[at + 1]);
        if (hi < 0 || lo < 0) return false;
        raw[order[i]] = (uint8_t)(hi << 4 | lo);
        at += 2;
    }
    memcpy(out, raw, 16);
    return true;
}
