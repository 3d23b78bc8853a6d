// SPDX-License-Identifier: Apache-2.0
// The arguments that a format of printf takes, by its conversions (Microsoft's: I64, S, hs, ls, Z too): numbers in
// their size, texts in their width. Everything is read guarded; what %n points at is written by the call and not read.
#include "agent.h"

enum { MOST_UNITS = 2048, MOST_ARGUMENTS = 32, TEXT_BYTES = 512, OTHER_WIDTH = 1u << 31 };

typedef struct reader {
    uintptr_t at;
    uint32_t width; // bytes of a unit
    uint32_t left;  // units
    uintptr_t args;
    uint32_t how;
} reader;

typedef struct conversion {
    uint32_t type;      // the letter
    uint32_t size;      // 0 int, 1 h, 2 l, 8 64-bit, 9 a pointer's
    uint64_t precision; // INT64_MAX: none
} conversion;

static bool copy(void *to, uintptr_t from, uint32_t bytes) {
    uint32_t status;
    return from >= 0x10000 && w32t_copy_bytes(to, (const void *)from, bytes, &status) == bytes;
}

// The next unit of the format, 0 at its end.
static uint32_t unit(reader *r) {
    uint16_t c = 0;
    if (!r->left || !copy(&c, r->at, r->width) || !c) {
        r->left = 0;
        return 0;
    }
    r->at += r->width;
    r->left--;
    return c;
}

static bool word(reader *r, bool is_long, uint64_t *value) {
    uint32_t bytes = is_long ? 8 : (uint32_t)sizeof(uintptr_t);
    *value = 0;
    if (!copy(value, r->args, bytes)) return false;
    r->args += bytes;
    return true;
}

static uint32_t put(uint8_t *out, uint32_t room, uint32_t type, uint64_t value, uintptr_t text, uint64_t most,
                    bool *whole) {
    w32t_blob_format f = {.type = (uint8_t)type, .value = value};
    uint32_t bytes = sizeof(f), status = 0;
    bool wide = type == W32T_FORMAT_WIDE_TEXT;
    if (room < sizeof(f)) {
        *whole = false;
        return 0;
    }
    if (type >= W32T_FORMAT_TEXT) {
        uint32_t space = (room - bytes) & ~7u;
        if (space > TEXT_BYTES) space = TEXT_BYTES;
        uint32_t units = wide ? space / 2 : space;
        bool bounded = most <= units;
        if (bounded) units = (uint32_t)most;
        size_t got = 0;
        if (!text)
            f.status = W32T_BLOB_NULL;
        else if (text < 0x10000)
            f.status = W32T_BLOB_UNREADABLE;
        else
            got = wide ? w32t_copy_utf16z(out + bytes, (const void *)text, units, &status)
                       : w32t_copy_ansiz(out + bytes, (const void *)text, units, &status);
        if (status == 2) f.status = W32T_BLOB_UNREADABLE;
        if (status == 1 && !bounded) f.status = W32T_BLOB_CUT;
        f.text = (uint32_t)(got * (wide ? 2 : 1));
        bytes += (f.text + 7) & ~7u;
    }
    f.units = (uint16_t)(bytes / 8);
    __builtin_memcpy(out, &f, sizeof(f));
    return bytes;
}

// Flags, width, precision and size. What is taken for a * is written out; false: the format or the room has ended.
static bool parse(reader *r, conversion *c, uint8_t *out, uint32_t room, uint32_t *used, bool *whole) {
    *c = (conversion){.precision = INT64_MAX};
    bool after_dot = false;
    for (uint32_t u = unit(r); u; u = unit(r)) {
        uint64_t value;
        if (u == '*') {
            if (!word(r, false, &value)) return false;
            if (after_dot) c->precision = (int32_t)value < 0 ? INT64_MAX : (uint32_t)value;
            uint32_t n =
                put(out + *used, room - *used, W32T_FORMAT_SIGNED, (uint64_t)(int64_t)(int32_t)value, 0, 0, whole);
            if (!n) return false;
            *used += n;
        } else if (u == '.') {
            after_dot = true;
            c->precision = 0;
        } else if (u >= '0' && u <= '9') {
            if (after_dot && c->precision < 100000) c->precision = c->precision * 10 + (u - '0');
        } else if (u == '-' || u == '+' || u == ' ' || u == '#' || u == '\'') {
        } else if (u == 'h') {
            c->size = 1;
        } else if (u == 'l') {
            c->size = c->size == 2 ? 8 : 2;
        } else if (u == 'w') {
            c->size = 2;
        } else if (u == 'q' || u == 'j') {
            c->size = 8;
        } else if (u == 'z' || u == 't') {
            c->size = 9;
        } else if (u == 'L') {
        } else if (u == 'I') {
            reader ahead = *r;
            uint32_t tens = unit(&ahead), ones = unit(&ahead);
            bool is64 = tens == '6' && ones == '4', is32 = tens == '3' && ones == '2';
            c->size = is64 ? 8 : is32 ? 0 : 9;
            if (is64 || is32) *r = ahead;
        } else {
            c->type = u;
            return true;
        }
    }
    return false;
}

static uint64_t number(const conversion *c, bool is_signed, uint64_t value) {
    bool whole = c->size == 8 || (c->size == 9 && sizeof(uintptr_t) == 8);
    if (whole) return value;
    if (c->size == 1) return is_signed ? (uint64_t)(int64_t)(int16_t)value : (uint16_t)value;
    return is_signed ? (uint64_t)(int64_t)(int32_t)value : (uint32_t)value;
}

// Whether a text or character is wide: the letter says, by the format's own width, unless h or l does.
static bool is_wide(const reader *r, const conversion *c) {
    bool own = r->width == 2;
    if (r->how & OTHER_WIDTH) own = false;
    if (c->type == 'S' || c->type == 'C') own = !own;
    if (c->size == 1) own = false;
    if (c->size == 2) own = true;
    return own;
}

// A counted text: its descriptor is what the argument points at.
static uint32_t put_counted(const conversion *c, uint64_t value, uint8_t *out, uint32_t room, bool *whole) {
    struct {
        uint16_t length, maximum;
        uintptr_t buffer;
    } s = {0};
    bool wide = c->size == 2, there = copy(&s, (uintptr_t)value, sizeof(s));
    uint32_t type = wide ? W32T_FORMAT_WIDE_TEXT : W32T_FORMAT_TEXT;
    return put(out, room, type, value, there ? s.buffer : 1, wide ? s.length / 2u : s.length, whole);
}

// 0: no conversion that takes an argument is known by that letter, so nothing behind it is either.
static uint32_t convert(reader *r, const conversion *c, uint8_t *out, uint32_t room, bool *whole) {
    uint64_t value;
    bool is64 = c->size == 8, fraction = false;
    for (const char *f = "eEfFgGaA"; *f; f++)
        fraction |= c->type == (uint32_t)*f;
    if (fraction && r->how & W32T_FORMAT_WINDOWS) return 0;
    switch (c->type) {
    case 'd':
    case 'i':
        return word(r, is64, &value) ? put(out, room, W32T_FORMAT_SIGNED, number(c, true, value), 0, 0, whole) : 0;
    case 'u':
        return word(r, is64, &value) ? put(out, room, W32T_FORMAT_UNSIGNED, number(c, false, value), 0, 0, whole) : 0;
    case 'o':
    case 'x':
    case 'X':
        return word(r, is64, &value) ? put(out, room, W32T_FORMAT_HEX, number(c, false, value), 0, 0, whole) : 0;
    case 'p':
    case 'n':
        return word(r, false, &value) ? put(out, room, W32T_FORMAT_POINTER, value, 0, 0, whole) : 0;
    case 'c':
    case 'C':
        if (!word(r, false, &value)) return 0;
        return is_wide(r, c) ? put(out, room, W32T_FORMAT_WIDE_CHAR, (uint16_t)value, 0, 0, whole)
                             : put(out, room, W32T_FORMAT_CHAR, (uint8_t)value, 0, 0, whole);
    case 's':
    case 'S':
        if (!word(r, false, &value)) return 0;
        return put(out, room, is_wide(r, c) ? W32T_FORMAT_WIDE_TEXT : W32T_FORMAT_TEXT, value, (uintptr_t)value,
                   c->precision, whole);
    case 'Z':
        return word(r, false, &value) ? put_counted(c, value, out, room, whole) : 0;
    default:
        return fraction && word(r, true, &value) ? put(out, room, W32T_FORMAT_DOUBLE, value, 0, 0, whole) : 0;
    }
}

uint32_t w32t_format_arguments(uintptr_t format, uintptr_t args, uint32_t how, uint8_t *out, uint32_t room,
                               bool *whole) {
    reader r = {.at = format, .width = how & W32T_FORMAT_WIDE ? 2 : 1, .left = MOST_UNITS, .args = args, .how = how};
    uint32_t used = 0, n;
    for (uint32_t count = 0; count < MOST_ARGUMENTS; count++) {
        conversion c = {0};
        uint32_t u = unit(&r);
        while (u && u != '%')
            u = unit(&r);
        if (!u || !parse(&r, &c, out, room, &used, whole)) return used;
        if (c.type == '%') continue;
        n = convert(&r, &c, out + used, room - used, whole);
        if (!n) return used;
        used += n;
    }
    *whole = false;
    return used;
}
