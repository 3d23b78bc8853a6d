// SPDX-License-Identifier: Apache-2.0
// Typed values as JSON and as text. Runs a million times a second: no printf but for floating point, UTF-16 goes out
// directly. Longer than most files: the two forms of each kind of value stand side by side, so that none is forgotten.
#include "export/value_text.h"
#include "base/guid.h"
#include "base/hash.h"
#include "base/json_out.h"
#include "base/utf.h"
#include "base/wintime.h"
#include "model/value.h"
#include <win32trace/apidb.h>

#include <stdlib.h>

#define MAX_DEPTH   64u  // decoders nest far less; this bounds the stack
#define TEXT_BYTES  32u  // of binary data on a text line
#define MORE_TEXT   256u // of a buffer of text
#define MANY_FIELDS 64u

static uint64_t raw_number(const w32t_value *v) {
    return v->size && v->size < 8 ? v->u & (((uint64_t)1 << (8 * v->size)) - 1) : v->u;
}

bool w32t_number_is_hex(const w32t_value *v) {
    switch (v->shape) {
    case W32T_SHAPE_HEX:
    case W32T_SHAPE_HANDLE:
    case W32T_SHAPE_ADDRESS:
    case W32T_SHAPE_NTSTATUS:
    case W32T_SHAPE_HRESULT:
        return true;
    default:
        return v->type == W32T_TYPE_POINTER || v->type == W32T_TYPE_UNREADABLE;
    }
}

bool w32t_number_name(w32t_buf *b, const w32t_value *v) {
    size_t from = b->n;
    if (v->flags & W32T_VALUE_HAS_TEXT) {
        if (v->text) w32t_buf_text(b, v->text);
    } else if (v->shape >= W32T_SHAPE_NTSTATUS && v->shape <= W32T_SHAPE_WSA) {
        const char *name = w32t_api_status_name(v->shape, raw_number(v));
        if (name) w32t_buf_text(b, name);
    } else if (v->map)
        w32t_map_put(v->map, raw_number(v), b);
    return b->n > from;
}

// Whether it is worth asking for a name at all.
static inline bool may_have_name(const w32t_value *v) {
    return v->map != NULL || (v->shape >= W32T_SHAPE_NTSTATUS && v->shape <= W32T_SHAPE_WSA);
}

static void put_number(w32t_buf *b, const w32t_value *v, bool hex) {
    if (hex)
        w32t_buf_hex(b, raw_number(v));
    else if (v->type == W32T_TYPE_INT)
        w32t_buf_i64(b, v->i);
    else
        w32t_buf_u64(b, v->u);
}

// ---------------------------------------------------------------------------------------------------------------------------------
// JSON

// Escapes what was appended behind `from` (names of numbers are from files, too). Almost always there is nothing to do.
static void escape_from(w32t_buf *b, size_t from) {
    if (w32t_json_is_plain(b->p + from, b->n - from)) return;
    w32t_buf copy = {0};
    w32t_buf_put(&copy, b->p + from, b->n - from);
    b->n = from;
    w32t_json_text_part(b, (const char *)copy.p, copy.n);
    w32t_buf_free(&copy);
}

static void json_named(w32t_buf *b, const w32t_value *v, bool hex) {
    size_t start = b->n;
    bool quote = v->type == W32T_TYPE_POINTER || v->shape == W32T_SHAPE_HANDLE || v->shape == W32T_SHAPE_ADDRESS;
    w32t_buf_lit(b, "{\"value\":");
    if (quote) w32t_buf_char(b, '"');
    put_number(b, v, quote);
    if (quote) w32t_buf_char(b, '"');
    w32t_buf_lit(b, ",\"text\":\"");
    size_t name = b->n;
    if (w32t_number_name(b, v)) {
        escape_from(b, name);
        w32t_buf_lit(b, "\"}");
        return;
    }
    b->n = start;
    if (hex) w32t_buf_char(b, '"');
    put_number(b, v, hex);
    if (hex) w32t_buf_char(b, '"');
}

static void json_number(w32t_buf *b, const w32t_value *v) {
    if (v->shape == W32T_SHAPE_BOOL) {
        w32t_buf_text(b, raw_number(v) ? "true" : "false");
        return;
    }
    bool hex = w32t_number_is_hex(v);
    if (may_have_name(v)) {
        json_named(b, v, hex);
        return;
    }
    if (v->shape == W32T_SHAPE_CHAR) {
        uint8_t unit[2] = {(uint8_t)v->u, (uint8_t)(v->u >> 8)};
        w32t_json_utf16(b, (w32t_span){unit, 2});
        return;
    }
    if (v->shape == W32T_SHAPE_IPV4) {
        w32t_buf_char(b, '"');
        w32t_buf_ipv4(b, (uint32_t)v->u);
        w32t_buf_char(b, '"');
        return;
    }
    if (hex) w32t_buf_char(b, '"');
    put_number(b, v, hex);
    if (hex) w32t_buf_char(b, '"');
}

static void put_ansi(w32t_buf *b, w32t_span s, void (*put)(w32t_buf *, const char *, size_t)) {
    size_t i = 0;
    while (i + 8 <= s.n && !(w32t_le64(s.p + i) & 0x8080808080808080u))
        i += 8;
    while (i < s.n && s.p[i] < 0x80)
        i++;
    if (i == s.n) {
        put(b, (const char *)s.p, s.n);
        return;
    }
    w32t_buf copy = {0};
    w32t_ansi_to_utf8(&copy, s);
    put(b, (const char *)copy.p, copy.n);
    w32t_buf_free(&copy);
}

// Values with one spelling that needs no escaping; false when the bytes are not what the type says.
static void json_value(w32t_buf *b, const w32t_value *v, unsigned depth);

static void json_items(w32t_buf *b, const w32t_value *v, unsigned depth) {
    w32t_buf_char(b, '[');
    for (uint32_t i = 0; i < v->size; i++) {
        if (i) w32t_buf_char(b, ',');
        json_value(b, &v->items[i], depth + 1);
    }
    w32t_buf_char(b, ']');
}

// How many fields before `at` have its name. A 64-bit filter of what was seen answers almost always.
static uint32_t earlier(const w32t_field *fields, uint32_t at) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < at; i++)
        n += fields[i].name == fields[at].name || strcmp(fields[i].name, fields[at].name) == 0;
    return n;
}

static uint64_t name_bit(const char *s) {
    size_t n = strlen(s);
    return n ? (uint64_t)1 << (((unsigned char)s[n - 1] * 5u + (unsigned char)s[n / 2] * 3u + (unsigned char)s[0] + n) &
                               63u)
             : 1;
}

static void json_fields(w32t_buf *b, const w32t_field *fields, uint32_t count, bool hidden, unsigned depth) {
    uint64_t seen = 0;
    w32t_table many = {0}; // hash of a name → how often it came, for records with very many fields
    bool first = true;
    w32t_buf_char(b, '{');
    for (uint32_t i = 0; i < count; i++) {
        const char *name = fields[i].name;
        uint32_t nth = 0;
        if (count > MANY_FIELDS) {
            uint64_t key = w32t_hash_bytes(name, strlen(name));
            nth = (uint32_t)(uintptr_t)w32t_table_get(&many, key);
            w32t_table_put(&many, key, (void *)(uintptr_t)(nth + 1));
        } else {
            uint64_t bit = name_bit(name);
            if (seen & bit) nth = earlier(fields, i);
            seen |= bit;
        }
        if (fields[i].value.flags & W32T_VALUE_HIDDEN && !hidden) continue;
        w32t_buf_put(b, first ? "\"" : ",\"", first ? 1 : 2);
        first = false;
        w32t_json_text_part(b, name, strlen(name));
        if (nth) {
            w32t_buf_char(b, '#');
            w32t_buf_u64(b, nth + 1);
        }
        w32t_buf_lit(b, "\":");
        json_value(b, &fields[i].value, depth + 1);
    }
    w32t_buf_char(b, '}');
    w32t_table_free(&many);
}

static void json_composite(w32t_buf *b, const w32t_value *v, unsigned depth) {
    switch (v->type) {
    case W32T_TYPE_ARRAY:
        json_items(b, v, depth);
        break;
    case W32T_TYPE_STRUCT:
        json_fields(b, v->members, v->size, false, depth);
        break;
    case W32T_TYPE_INOUT:
        w32t_buf_lit(b, "{\"in\":");
        json_value(b, &v->items[0], depth + 1);
        w32t_buf_lit(b, ",\"out\":");
        json_value(b, &v->items[1], depth + 1);
        w32t_buf_char(b, '}');
        break;
    case W32T_TYPE_CUT:
        w32t_buf_lit(b, "{\"value\":");
        json_value(b, &v->items[0], depth + 1);
        w32t_buf_lit(b, ",\"length\":");
        w32t_buf_u64(b, v->full);
        w32t_buf_char(b, '}');
        break;
    default: // UNREADABLE
        w32t_buf_lit(b, "{\"ptr\":\"");
        w32t_buf_hex(b, v->u);
        w32t_buf_lit(b, "\",\"status\":\"unreadable\"}");
    }
}

static void json_value(w32t_buf *b, const w32t_value *v, unsigned depth) {
    w32t_span s = {v->bytes, v->size};
    if (depth > MAX_DEPTH) {
        w32t_buf_lit(b, "null");
        return;
    }
    switch (v->type) {
    case W32T_TYPE_NULL:
        w32t_buf_lit(b, "null");
        break;
    case W32T_TYPE_BOOL:
        w32t_buf_text(b, v->u ? "true" : "false");
        break;
    case W32T_TYPE_INT:
    case W32T_TYPE_UINT:
    case W32T_TYPE_POINTER:
        json_number(b, v);
        break;
    case W32T_TYPE_FLOAT:
        w32t_json_double(b, v->f, v->size == 4);
        break;
    case W32T_TYPE_UTF16:
        w32t_json_utf16(b, s);
        break;
    case W32T_TYPE_UTF8:
        w32t_json_text(b, (const char *)s.p, s.n);
        break;
    case W32T_TYPE_ANSI:
        w32t_buf_char(b, '"');
        put_ansi(b, s, w32t_json_text_part);
        w32t_buf_char(b, '"');
        break;
    case W32T_TYPE_BINARY:
        w32t_buf_char(b, '"');
        w32t_buf_hexbytes(b, s.p, s.n);
        w32t_buf_char(b, '"');
        break;
    case W32T_TYPE_ARRAY:
    case W32T_TYPE_STRUCT:
    case W32T_TYPE_INOUT:
    case W32T_TYPE_CUT:
    case W32T_TYPE_UNREADABLE:
        json_composite(b, v, depth);
        break;
    default: {
        bool named = v->type == W32T_TYPE_GUID && v->flags & W32T_VALUE_HAS_TEXT;
        if (named) w32t_buf_lit(b, "{\"value\":");
        w32t_buf_char(b, '"');
        size_t from = b->n;
        if (!w32t_buf_spelled(b, v))
            w32t_buf_hexbytes(b, s.p, s.n);
        else if (v->type == W32T_TYPE_SOCKADDR)
            escape_from(b, from); // a Unix path may hold anything
        w32t_buf_char(b, '"');
        if (!named) break;
        w32t_buf_lit(b, ",\"text\":");
        w32t_json_text(b, v->text, strlen(v->text));
        w32t_buf_char(b, '}');
    }
    }
}

void w32t_json_value(w32t_buf *b, const w32t_value *v) {
    json_value(b, v, 0);
}

void w32t_json_fields(w32t_buf *b, const w32t_field *fields, uint32_t count, bool hidden) {
    json_fields(b, fields, count, hidden, 0);
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Text

// What must not reach a terminal: controls, lone surrogates, line separators, marks that turn the direction of text.
static bool unsafe_code(uint32_t c) {
    return c < 0x20 || (c >= 0x7F && c < 0xA0) || (c >= 0xD800 && c < 0xE000) || c == 0x061C || c == 0xFEFF ||
           (c >= 0x200E && c <= 0x200F) || (c >= 0x2028 && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

static void put_code(w32t_buf *b, uint32_t c) {
    if (!unsafe_code(c)) {
        w32t_utf8_put(b, c);
        return;
    }
    w32t_buf_lit(b, "\\u");
    for (int shift = 12; shift >= 0; shift -= 4)
        w32t_buf_char(b, "0123456789abcdef"[c >> shift & 15]);
}

void w32t_text_part(w32t_buf *b, const char *utf8, size_t n) {
    const uint8_t *s = (const uint8_t *)utf8, *end = s + n;
    while (s < end) {
        const uint8_t *from = s;
        while (s < end && *s >= 0x20 && *s < 0x7F)
            s++;
        w32t_buf_put(b, from, (size_t)(s - from));
        if (s == end) break;
        unsigned used;
        put_code(b, w32t_utf8_next(s, (size_t)(end - s), &used));
        s += used;
    }
}

void w32t_text_cstr(w32t_buf *b, const char *utf8) {
    w32t_text_part(b, utf8, strlen(utf8));
}

void w32t_text_utf16_part(w32t_buf *b, w32t_span s) {
    const uint8_t *p = s.p, *end = s.p + (s.n & ~(size_t)1);
    while (p < end) {
        uint32_t c = w32t_le16(p);
        p += 2;
        if ((c & 0xFC00) == 0xD800 && p < end && (w32t_le16(p) & 0xFC00) == 0xDC00) {
            c = 0x10000 + ((c - 0xD800) << 10) + (w32t_le16(p) - 0xDC00u);
            p += 2;
        }
        if (c >= 0x20 && c < 0x7F)
            w32t_buf_char(b, (char)c);
        else
            put_code(b, c);
    }
}

void w32t_text_duration(w32t_buf *b, uint64_t ns) {
    static const struct {
        uint64_t unit;
        const char *name;
    } units[] = {{1000000000, "s"}, {1000000, "ms"}, {1000, "us"}};
    for (size_t i = 0; i < 3; i++) {
        if (ns < units[i].unit) continue;
        w32t_buf_u64(b, ns / units[i].unit);
        w32t_buf_char(b, '.');
        w32t_buf_digits(b, ns % units[i].unit / (units[i].unit / 1000), 3);
        w32t_buf_text(b, units[i].name);
        return;
    }
    w32t_buf_u64(b, ns);
    w32t_buf_lit(b, "ns");
}

static void text_value(w32t_buf *b, const w32t_value *v, unsigned depth);

static void text_number(w32t_buf *b, const w32t_value *v) {
    if (v->shape == W32T_SHAPE_BOOL || v->type == W32T_TYPE_BOOL) {
        w32t_buf_text(b, raw_number(v) ? "TRUE" : "FALSE");
        return;
    }
    bool address = v->type == W32T_TYPE_POINTER || v->shape == W32T_SHAPE_HANDLE || v->shape == W32T_SHAPE_ADDRESS ||
                   v->shape == W32T_SHAPE_PID;
    if (v->shape == W32T_SHAPE_CHAR) {
        uint8_t unit[2] = {(uint8_t)v->u, (uint8_t)(v->u >> 8)};
        w32t_buf_char(b, '\'');
        w32t_text_utf16_part(b, (w32t_span){unit, 2});
        w32t_buf_char(b, '\'');
        return;
    }
    if (v->shape == W32T_SHAPE_IPV4) {
        w32t_buf_ipv4(b, (uint32_t)v->u);
        return;
    }
    w32t_buf name = {0};
    bool named = may_have_name(v) && w32t_number_name(&name, v);
    if (!named || address) put_number(b, v, w32t_number_is_hex(v));
    if (named) {
        if (address) w32t_buf_char(b, '<');
        w32t_text_part(b, (const char *)name.p, name.n);
        if (address) w32t_buf_char(b, '>');
    }
    w32t_buf_free(&name);
}

// Inside quotes: a quote is written \"; backslashes stay as they are, since paths are full of them.
static void text_quoted(w32t_buf *b, const w32t_value *v) {
    w32t_span s = {v->bytes, v->size};
    w32t_buf_char(b, '"');
    size_t from = b->n;
    if (v->type == W32T_TYPE_UTF16)
        w32t_text_utf16_part(b, s);
    else if (v->type == W32T_TYPE_UTF8)
        w32t_text_part(b, (const char *)s.p, s.n);
    else
        put_ansi(b, s, w32t_text_part);
    if (b->n > from && memchr(b->p + from, '"', b->n - from)) {
        w32t_buf copy = {0};
        w32t_buf_put(&copy, b->p + from, b->n - from);
        b->n = from;
        for (size_t i = 0; i < copy.n; i++) {
            if (copy.p[i] == '"') w32t_buf_char(b, '\\');
            w32t_buf_char(b, (char)copy.p[i]);
        }
        w32t_buf_free(&copy);
    }
    w32t_buf_char(b, '"');
}

// Bytes are shown as text when they are nothing else: characters for sure, or four and more that may end with NULs.
static bool is_printable(const w32t_value *v) {
    uint32_t n = v->size;
    while (n && !v->bytes[n - 1])
        n--;
    for (uint32_t i = 0; i < n; i++) {
        uint8_t c = v->bytes[i];
        if (c != '\n' && c != '\r' && c != '\t' && (c < 0x20 || c >= 0x7F)) return false;
    }
    return (v->shape == W32T_SHAPE_CHAR && n && n == v->size) || (n >= 4 && v->size - n <= 2);
}

static void put_printable(w32t_buf *b, const w32t_value *v) {
    uint32_t n = v->size > MORE_TEXT ? MORE_TEXT : v->size;
    w32t_buf_char(b, '"');
    for (uint32_t i = 0; i < n; i++) {
        uint8_t c = v->bytes[i];
        if (c < 0x20 || c == '"' || c == '\\') w32t_buf_char(b, '\\');
        w32t_buf_char(b, c == '\n' ? 'n' : c == '\r' ? 'r' : c == '\t' ? 't' : c ? (char)c : '0');
    }
    w32t_buf_char(b, '"');
    if (n == v->size) return;
    w32t_buf_lit(b, "...[");
    w32t_buf_u64(b, v->size);
    w32t_buf_lit(b, " bytes]");
}

static void text_binary(w32t_buf *b, const w32t_value *v) {
    if (is_printable(v)) {
        put_printable(b, v);
        return;
    }
    if (!v->size) {
        w32t_buf_lit(b, "\"\"");
        return;
    }
    uint32_t n = v->size > TEXT_BYTES ? TEXT_BYTES : v->size;
    w32t_buf_hexbytes(b, v->bytes, n);
    if (n == v->size) return;
    w32t_buf_lit(b, "...[");
    w32t_buf_u64(b, v->size);
    w32t_buf_lit(b, " bytes]");
}

// Of a structure that the call changed: the members that are not what they were.
static void text_changes(w32t_buf *b, const w32t_value *before, const w32t_value *after, unsigned depth) {
    w32t_buf old = {0};
    bool any = false, left_out = false;
    w32t_buf_char(b, '{');
    for (uint32_t i = 0; i < after->size; i++) {
        const w32t_field *m = &after->members[i];
        size_t start = b->n;
        if (any) w32t_buf_lit(b, ", ");
        w32t_text_cstr(b, m->name);
        w32t_buf_char(b, '=');
        size_t from = b->n;
        text_value(b, &m->value, depth + 1);
        old.n = 0;
        bool same = i < before->size && strcmp(before->members[i].name, m->name) == 0;
        if (same) text_value(&old, &before->members[i].value, depth + 1);
        if (same && old.n == b->n - from && memcmp(old.p, b->p + from, old.n) == 0) {
            b->n = start;
            left_out = true;
        } else {
            any = true;
        }
    }
    if (left_out) w32t_buf_text(b, any ? ", ..." : "...");
    w32t_buf_char(b, '}');
    w32t_buf_free(&old);
}

static void text_composite(w32t_buf *b, const w32t_value *v, unsigned depth) {
    bool structure = v->type == W32T_TYPE_STRUCT;
    switch (v->type) {
    case W32T_TYPE_ARRAY:
    case W32T_TYPE_STRUCT:
        w32t_buf_char(b, structure ? '{' : '[');
        for (uint32_t i = 0; i < v->size; i++) {
            if (i) w32t_buf_lit(b, ", ");
            if (structure) {
                w32t_text_cstr(b, v->members[i].name);
                w32t_buf_char(b, '=');
            }
            text_value(b, structure ? &v->members[i].value : &v->items[i], depth + 1);
        }
        w32t_buf_char(b, structure ? '}' : ']');
        break;
    case W32T_TYPE_INOUT:
        w32t_buf_char(b, '[');
        text_value(b, &v->items[0], depth + 1);
        w32t_buf_lit(b, " -> ");
        if (v->items[0].type == W32T_TYPE_STRUCT && v->items[1].type == W32T_TYPE_STRUCT)
            text_changes(b, &v->items[0], &v->items[1], depth + 1);
        else
            text_value(b, &v->items[1], depth + 1);
        w32t_buf_char(b, ']');
        break;
    case W32T_TYPE_CUT:
        text_value(b, &v->items[0], depth + 1);
        w32t_buf_lit(b, "...[");
        w32t_buf_u64(b, v->full);
        w32t_buf_char(b, ']');
        break;
    default:
        w32t_buf_hex(b, v->u);
        w32t_buf_lit(b, "[unreadable]");
    }
}

static void text_value(w32t_buf *b, const w32t_value *v, unsigned depth) {
    if (depth > MAX_DEPTH) {
        w32t_buf_lit(b, "...");
        return;
    }
    switch (v->type) {
    case W32T_TYPE_NULL:
        w32t_buf_lit(b, "NULL");
        break;
    case W32T_TYPE_BOOL:
    case W32T_TYPE_INT:
    case W32T_TYPE_UINT:
        text_number(b, v);
        break;
    case W32T_TYPE_POINTER: // NULL is what an argument of a call is, and has a type of its own
        text_number(b, v);
        break;
    case W32T_TYPE_FLOAT:
        if (v->f != v->f || v->f - v->f != 0)
            w32t_buf_text(b, v->f != v->f ? "nan" : v->f > 0 ? "inf" : "-inf");
        else
            w32t_json_double(b, v->f, v->size == 4);
        break;
    case W32T_TYPE_UTF16:
    case W32T_TYPE_UTF8:
    case W32T_TYPE_ANSI:
        text_quoted(b, v);
        break;
    case W32T_TYPE_BINARY:
        text_binary(b, v);
        break;
    case W32T_TYPE_ARRAY:
    case W32T_TYPE_STRUCT:
    case W32T_TYPE_INOUT:
    case W32T_TYPE_CUT:
    case W32T_TYPE_UNREADABLE:
        text_composite(b, v, depth);
        break;
    default: {
        w32t_buf copy = {0};
        if (w32t_buf_spelled(&copy, v))
            w32t_text_part(b, (const char *)copy.p, copy.n);
        else
            w32t_buf_hexbytes(b, v->bytes, v->size);
        w32t_buf_free(&copy);
        if (v->type != W32T_TYPE_GUID || !(v->flags & W32T_VALUE_HAS_TEXT)) break;
        w32t_buf_char(b, '<');
        w32t_text_cstr(b, v->text);
        w32t_buf_char(b, '>');
    }
    }
}

void w32t_text_value(w32t_buf *b, const w32t_value *v) {
    text_value(b, v, 0);
}

// ---------------------------------------------------------------------------------------------------------------------------------

static const w32t_value *find_in(const w32t_field *fields, uint32_t count, const char *path, unsigned depth) {
    size_t whole = strlen(path), part = strcspn(path, "."), name = part;
    uint32_t nth = 1;
    while (name > 0 && path[name - 1] >= '0' && path[name - 1] <= '9')
        name--;
    if (name > 1 && name < part && path[name - 1] == '#') {
        nth = (uint32_t)strtoul(path + name, NULL, 10);
        name--;
    } else
        name = part;
    for (uint32_t i = 0, seen = 0; i < count; i++) {
        const char *s = fields[i].name;
        if (strcmp(s, path) == 0) return &fields[i].value;
        if (strlen(s) != name || memcmp(s, path, name) != 0 || ++seen != nth) continue;
        const w32t_value *v = &fields[i].value;
        if (part == whole) return v;
        if (v->type == W32T_TYPE_STRUCT && depth < MAX_DEPTH)
            return find_in(v->members, v->size, path + part + 1, depth + 1);
    }
    return NULL;
}

const w32t_value *w32t_field_find(const w32t_field *fields, uint32_t count, const char *path) {
    return find_in(fields, count, path, 0);
}
