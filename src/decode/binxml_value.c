// SPDX-License-Identifier: Apache-2.0
// One BinXML value as XML text (the forms Windows prints), as JSON, as a number, and as a typed field.
#include "base/guid.h"
#include "base/json_out.h"
#include "base/utf.h"
#include "base/wintime.h"
#include "decode/binxml.h"

static const uint8_t widths[0x24] = {
    [W32T_BX_INT8] = 1,   [W32T_BX_UINT8] = 1,  [W32T_BX_INT16] = 2,    [W32T_BX_UINT16] = 2,      [W32T_BX_INT32] = 4,
    [W32T_BX_UINT32] = 4, [W32T_BX_INT64] = 8,  [W32T_BX_UINT64] = 8,   [W32T_BX_REAL32] = 4,      [W32T_BX_REAL64] = 8,
    [W32T_BX_BOOL] = 4,   [W32T_BX_GUID] = 16,  [W32T_BX_FILETIME] = 8, [W32T_BX_SYSTEMTIME] = 16, [W32T_BX_HEX32] = 4,
    [W32T_BX_HEX64] = 8,  [W32T_BX_HANDLE] = 4,
};

static uint32_t unit_of(uint8_t type, const w32t_bx_val *v) { // bytes of one array item; 0: not of fixed size
    type &= 0x7F;
    if (type == W32T_BX_SIZE) return v->n % 8 == 0 ? 8 : 4;
    return type < sizeof widths ? widths[type] : 0;
}

static uint32_t sid_size(const uint8_t *p, uint32_t left) {
    return left >= 8 && 8u + p[1] * 4u <= left ? 8u + p[1] * 4u : left;
}

// The next item of an array of texts ends at a NUL; of SIDs, by their own count.
static uint32_t item_size(const w32t_bx_val *v, uint32_t at, uint32_t *skip) {
    uint8_t type = v->type & 0x7F;
    uint32_t left = v->n - at, unit = unit_of(type, v);
    *skip = 0;
    if (unit) return unit < left ? unit : left;
    if (type == W32T_BX_SID) return sid_size(v->p + at, left);
    if (type == W32T_BX_ANSI) {
        const uint8_t *z = memchr(v->p + at, 0, left);
        *skip = z ? 1 : 0;
        return z ? (uint32_t)(z - (v->p + at)) : left;
    }
    if (type != W32T_BX_STRING) return left;
    uint32_t units = w32t_bx_units_to_nul(v->p + at, left / 2);
    *skip = units < left / 2 ? 2 : 0;
    return units * 2;
}

uint32_t w32t_bx_array_count(const w32t_bx_val *v) {
    uint32_t unit = unit_of(v->type, v), n = 0;
    if (unit) return v->n / unit + (v->n % unit != 0);
    for (uint32_t at = 0, skip; at < v->n; n++) {
        uint32_t size = item_size(v, at, &skip);
        if (size + skip == 0) break;
        at += size + skip;
    }
    return n;
}

w32t_bx_val w32t_bx_array_item(const w32t_bx_val *v, uint32_t index, uint32_t *state) {
    (void)index;
    uint32_t skip, size = *state < v->n ? item_size(v, *state, &skip) : 0;
    w32t_bx_val item = {v->p + *state, size, (uint8_t)(v->type & 0x7F)};
    if (*state < v->n) *state += size + skip;
    return item;
}

// The bytes of a number, as many as there are.
static uint64_t raw(const w32t_bx_val *v) {
    switch (v->n) {
    case 1:
        return v->p[0];
    case 2:
        return w32t_le16(v->p);
    case 4:
        return w32t_le32(v->p);
    case 8:
        return w32t_le64(v->p);
    default: {
        uint64_t u = 0;
        memcpy(&u, v->p, v->n < 8 ? v->n : 8);
        return u;
    }
    }
}

static int64_t as_signed(const w32t_bx_val *v) {
    uint64_t u = raw(v);
    switch (v->n) {
    case 1:
        return (int8_t)u;
    case 2:
        return (int16_t)u;
    case 4:
        return (int32_t)u;
    default:
        return (int64_t)u;
    }
}

static void put_sid(const w32t_bx_val *v, w32t_buf *out) {
    if (v->n < 8) { // too short to be one: its bytes
        w32t_buf_hexbytes(out, v->p, v->n);
        return;
    }
    uint64_t authority = 0;
    for (unsigned i = 2; i < 8; i++)
        authority = authority << 8 | v->p[i];
    w32t_buf_lit(out, "S-");
    w32t_buf_u64(out, v->p[0]);
    w32t_buf_char(out, '-');
    if (authority >> 32)
        w32t_buf_hex(out, authority);
    else
        w32t_buf_u64(out, authority);
    for (uint32_t i = 0; i < v->p[1] && 12 + i * 4 <= v->n; i++) {
        w32t_buf_char(out, '-');
        w32t_buf_u64(out, w32t_le32(v->p + 8 + i * 4));
    }
}

static void put_systemtime(const w32t_bx_val *v, w32t_buf *out) {
    if (v->n < 16) {
        w32t_buf_hexbytes(out, v->p, v->n);
        return;
    }
    static const uint8_t at[] = {0, 2, 6, 8, 10, 12, 14}, width[] = {4, 2, 2, 2, 2, 2, 3};
    for (unsigned i = 0; i < 7; i++) {
        w32t_buf_digits(out, w32t_le16(v->p + at[i]), width[i]);
        w32t_buf_char(out, "--T::.Z"[i]);
    }
}

static void put_guid(const w32t_bx_val *v, bool braces, w32t_buf *out) {
    if (v->n < 16) {
        w32t_buf_hexbytes(out, v->p, v->n);
        return;
    }
    w32t_guid g = w32t_guid_load(v->p);
    char text[38];
    w32t_guid_write_upper(&g, text);
    w32t_buf_put(out, braces ? text : text + 1, braces ? 38 : 36);
}

static void put_upper_hex(const w32t_bx_val *v, w32t_buf *out) {
    static const char digits[] = "0123456789ABCDEF";
    for (uint32_t i = 0; i < v->n; i++) {
        uint8_t *o = w32t_buf_space(out, 2);
        o[0] = (uint8_t)digits[v->p[i] >> 4];
        o[1] = (uint8_t)digits[v->p[i] & 15];
        out->n += 2;
    }
}

static double real_of(const w32t_bx_val *v, bool *single) {
    *single = v->n == 4;
    if (v->n == 4) {
        float f;
        memcpy(&f, v->p, 4);
        return (double)f;
    }
    double d = 0;
    if (v->n == 8) memcpy(&d, v->p, 8);
    return d;
}

static void put_real(const w32t_bx_val *v, w32t_buf *out) { // XML Schema's words for what is no number
    bool single;
    double d = real_of(v, &single);
    size_t at = out->n;
    w32t_json_double(out, d, single);
    if (out->n - at == 4 && memcmp(out->p + at, "null", 4) == 0) {
        out->n = at;
        w32t_buf_text(out, d > 0 ? "INF" : d < 0 ? "-INF" : "NaN");
    }
}

// What all forms share; false for text, which each form escapes in its own way.
static bool put_plain(const w32t_bx_val *v, w32t_buf *out) {
    switch (v->type) {
    case W32T_BX_NULL:
        break;
    case W32T_BX_INT8:
    case W32T_BX_INT16:
    case W32T_BX_INT32:
    case W32T_BX_INT64:
        w32t_buf_i64(out, as_signed(v));
        break;
    case W32T_BX_UINT8:
    case W32T_BX_UINT16:
    case W32T_BX_UINT32:
    case W32T_BX_UINT64:
        w32t_buf_u64(out, raw(v));
        break;
    case W32T_BX_REAL32:
    case W32T_BX_REAL64:
        put_real(v, out);
        break;
    case W32T_BX_BOOL:
        w32t_buf_text(out, raw(v) ? "true" : "false");
        break;
    case W32T_BX_BINARY:
        put_upper_hex(v, out);
        break;
    case W32T_BX_GUID:
        put_guid(v, true, out);
        break;
    case W32T_BX_SIZE:
    case W32T_BX_HEX32:
    case W32T_BX_HEX64:
    case W32T_BX_HANDLE:
        w32t_buf_hex(out, raw(v));
        break;
    case W32T_BX_FILETIME:
        w32t_buf_filetime(out, raw(v), 9);
        break;
    case W32T_BX_SYSTEMTIME:
        put_systemtime(v, out);
        break;
    case W32T_BX_SID:
        put_sid(v, out);
        break;
    case W32T_BX_STRING:
    case W32T_BX_XML:
    case W32T_BX_ANSI:
        return false;
    default:
        put_upper_hex(v, out);
        break; // a type nobody documents: its bytes
    }
    return true;
}

static void ansi_utf16(const w32t_bx_val *v, w32t_buf *wide) {
    const uint8_t *z = memchr(v->p, 0, v->n);
    w32t_buf t = {0};
    w32t_ansi_to_utf8(&t, w32t_span_of(v->p, z ? (size_t)(z - v->p) : v->n));
    if (t.n) w32t_utf8_to_utf16(wide, (const char *)t.p, t.n);
    w32t_buf_free(&t);
}

void w32t_bx_value_xml(const w32t_bx_val *v, bool attribute, w32t_buf *out) {
    if (v->type & W32T_BX_ARRAY) { // where the element cannot be repeated (inside an attribute): a list
        uint32_t n = w32t_bx_array_count(v), state = 0;
        for (uint32_t i = 0; i < n; i++) {
            w32t_bx_val item = w32t_bx_array_item(v, i, &state);
            if (i) w32t_buf_lit(out, ", ");
            w32t_bx_value_xml(&item, attribute, out);
        }
        return;
    }
    if (v->type == W32T_BX_STRING) {
        w32t_bx_utf16_xml(out, w32t_bx_trim(w32t_span_of(v->p, v->n)), attribute);
        return;
    }
    if (v->n == 0 || put_plain(v, out)) return;
    if (v->type == W32T_BX_ANSI) {
        w32t_buf wide = {0};
        ansi_utf16(v, &wide);
        w32t_bx_utf16_xml(out, w32t_span_of(wide.p, wide.n), attribute);
        w32t_buf_free(&wide);
        return;
    }
    w32t_bx_utf16_xml(out, w32t_bx_trim(w32t_span_of(v->p, v->n)), attribute);
}

void w32t_bx_value_text(const w32t_bx_val *v, w32t_buf *out) {
    if (v->type & W32T_BX_ARRAY) {
        uint32_t n = w32t_bx_array_count(v), state = 0;
        for (uint32_t i = 0; i < n; i++) {
            w32t_bx_val item = w32t_bx_array_item(v, i, &state);
            if (i) w32t_buf_lit(out, ", ");
            w32t_bx_value_text(&item, out);
        }
        return;
    }
    if (!v->n || put_plain(v, out)) return;
    if (v->type == W32T_BX_ANSI) {
        const uint8_t *z = memchr(v->p, 0, v->n);
        w32t_ansi_to_utf8(out, w32t_span_of(v->p, z ? (size_t)(z - v->p) : v->n));
    } else
        w32t_utf16_to_utf8(out, w32t_bx_trim(w32t_span_of(v->p, v->n)));
}

// evtx_dump leaves blanks off the end of strings (seen in every file of its output that has such a string).
static w32t_span trim_blanks(w32t_span s) {
    s = w32t_bx_trim(s);
    while (s.n >= 2) {
        uint32_t u = w32t_le16(s.p + s.n - 2);
        if (u != ' ' && (u < 9 || u > 13) && u != 0x85 && u != 0xA0 && u != 0x3000) break;
        s.n -= 2;
    }
    return s;
}

void w32t_bx_value_json(const w32t_bx_val *v, w32t_buf *out) {
    if (v->type & W32T_BX_ARRAY) {
        uint32_t n = w32t_bx_array_count(v), state = 0;
        w32t_buf_char(out, '[');
        for (uint32_t i = 0; i < n; i++) {
            w32t_bx_val item = w32t_bx_array_item(v, i, &state);
            if (i) w32t_buf_char(out, ',');
            w32t_bx_value_json(&item, out);
        }
        w32t_buf_char(out, ']');
        return;
    }
    bool single;
    switch (v->type) {
    case W32T_BX_STRING:
    case W32T_BX_XML:
        w32t_bx_utf16_json(out, trim_blanks(w32t_span_of(v->p, v->n)));
        return;
    case W32T_BX_ANSI: {
        w32t_buf wide = {0};
        ansi_utf16(v, &wide);
        w32t_bx_utf16_json(out, w32t_span_of(wide.p, wide.n));
        w32t_buf_free(&wide);
        return;
    }
    case W32T_BX_BINARY:
        w32t_buf_char(out, '"');
        put_upper_hex(v, out);
        w32t_buf_char(out, '"');
        return;
    default:
        break;
    }
    if (w32t_bx_is_null(v)) {
        w32t_buf_lit(out, "null");
        return;
    }
    switch (v->type) {
    case W32T_BX_INT8:
    case W32T_BX_UINT8:
    case W32T_BX_INT16:
    case W32T_BX_UINT16:
    case W32T_BX_INT32:
    case W32T_BX_UINT32:
    case W32T_BX_INT64:
    case W32T_BX_UINT64:
    case W32T_BX_BOOL:
        put_plain(v, out);
        return;
    case W32T_BX_REAL32:
    case W32T_BX_REAL64: {
        double d = real_of(v, &single);
        w32t_json_double(out, d, single);
        return;
    }
    default:
        break;
    }
    w32t_buf_char(out, '"');
    if (v->type == W32T_BX_FILETIME)
        w32t_buf_filetime(out, raw(v), 6);
    else if (v->type == W32T_BX_GUID)
        put_guid(v, false, out);
    else
        put_plain(v, out);
    w32t_buf_char(out, '"');
}

static bool text_number(const w32t_bx_val *v, uint64_t *out) {
    uint64_t n = 0;
    w32t_span s = w32t_bx_trim(w32t_span_of(v->p, v->n));
    size_t units = s.n / 2, i = 0;
    unsigned base = 10;
    if (units > 2 && s.p[0] == '0' && (s.p[2] | 0x20) == 'x') {
        base = 16;
        i = 2;
    }
    if (i == units) return false;
    for (; i < units; i++) {
        unsigned c = s.p[2 * i] | (unsigned)s.p[2 * i + 1] << 8, d = c - '0';
        if (base == 16 && (c | 0x20) >= 'a' && (c | 0x20) <= 'f') d = (c | 0x20) - 'a' + 10;
        if (d >= base || n > (UINT64_MAX - d) / base) return false;
        n = n * base + d;
    }
    *out = n;
    return true;
}

bool w32t_bx_value_u64(const w32t_bx_val *v, uint64_t *out) {
    if (v->type == W32T_BX_STRING) return text_number(v, out);
    if (!v->n || v->n > 8 || v->type == W32T_BX_NULL || (v->type & W32T_BX_ARRAY)) return false;
    if (v->type == W32T_BX_ANSI || v->type == W32T_BX_BINARY || v->type == W32T_BX_SID || v->type == W32T_BX_GUID)
        return false;
    *out = raw(v);
    return true;
}

static w32t_value array_of(const w32t_bx_val *v, w32t_arena *arena) {
    uint32_t n = w32t_bx_array_count(v), state = 0;
    w32t_value *items = w32t_arena_alloc(arena, n * sizeof *items);
    for (uint32_t i = 0; i < n; i++) {
        w32t_bx_val item = w32t_bx_array_item(v, i, &state);
        items[i] = w32t_bx_value_of(&item, arena);
    }
    return (w32t_value){.type = W32T_TYPE_ARRAY, .size = n, .items = items};
}

w32t_value w32t_bx_value_of(const w32t_bx_val *v, w32t_arena *arena) {
    w32t_value o = {.type = W32T_TYPE_NULL};
    if (v->type & W32T_BX_ARRAY) return array_of(v, arena);
    if (w32t_bx_is_null(v)) return o;
    o.size = v->n;
    switch (v->type) {
    case W32T_BX_STRING:
    case W32T_BX_XML: {
        w32t_span s = w32t_bx_trim(w32t_span_of(v->p, v->n));
        return (w32t_value){.type = W32T_TYPE_UTF16,
                            .shape = v->type == W32T_BX_XML ? W32T_SHAPE_XML : W32T_SHAPE_PLAIN,
                            .size = (uint32_t)s.n,
                            .bytes = s.p};
    }
    case W32T_BX_ANSI: {
        const uint8_t *z = memchr(v->p, 0, v->n);
        return (w32t_value){.type = W32T_TYPE_ANSI, .size = z ? (uint32_t)(z - v->p) : v->n, .bytes = v->p};
    }
    case W32T_BX_INT8:
    case W32T_BX_INT16:
    case W32T_BX_INT32:
    case W32T_BX_INT64:
        o.type = W32T_TYPE_INT;
        o.i = as_signed(v);
        break;
    case W32T_BX_UINT8:
    case W32T_BX_UINT16:
    case W32T_BX_UINT32:
    case W32T_BX_UINT64:
        o.type = W32T_TYPE_UINT;
        o.u = raw(v);
        break;
    case W32T_BX_REAL32:
    case W32T_BX_REAL64: {
        bool single;
        o.type = W32T_TYPE_FLOAT;
        o.f = real_of(v, &single);
        break;
    }
    case W32T_BX_BOOL:
        o.type = W32T_TYPE_BOOL;
        o.u = raw(v) != 0;
        break;
    case W32T_BX_GUID:
        if (v->n < 16) goto bytes;
        o.type = W32T_TYPE_GUID;
        o.guid = w32t_arena_copy(arena, v->p, 16); // aligned
        break;
    case W32T_BX_SIZE:
    case W32T_BX_HEX32:
    case W32T_BX_HEX64:
    case W32T_BX_HANDLE:
        o.type = W32T_TYPE_UINT;
        o.shape = W32T_SHAPE_HEX;
        o.u = raw(v);
        break;
    case W32T_BX_FILETIME:
        o.type = W32T_TYPE_FILETIME;
        o.u = raw(v);
        break;
    case W32T_BX_SYSTEMTIME:
        if (v->n < 16) goto bytes;
        o.type = W32T_TYPE_SYSTEMTIME;
        o.bytes = v->p;
        break;
    case W32T_BX_SID:
        if (v->n < 8) goto bytes;
        o.type = W32T_TYPE_SID;
        o.bytes = v->p;
        break;
    default:
    bytes:
        o.type = W32T_TYPE_BINARY;
        o.bytes = v->p;
        break;
    }
    return o;
}
