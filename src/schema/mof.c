// SPDX-License-Identifier: Apache-2.0
// Event classes in Managed Object Format text, as classic providers publish them (the documented MOF qualifiers of
// event tracing): a provider class derives from EventTrace, category classes from it (they have the GUID), event
// classes from those (they have EventType). Read into a list of classes, then written in the pack's notation and parsed
// from that, so that there is one place where layouts are made.
#include "schema/importers.h"

#include <stdlib.h>

#define NAME_MOST  256u
#define DEPTH_MOST 16u // classes derived from each other
#define VALUES     256u

typedef struct word { // in the text
    const char *p;
    size_t n;
} word;

typedef struct list { // of a qualifier: EventType{1,2}, ValueMap{"1","2"}
    word items[VALUES];
    size_t count;
} list;

typedef struct qualifiers {
    word guid, version, display, format, termination, extension, size_is;
    list types, type_names, values, value_map;
    bool pointer, bits, data;
} qualifiers;

typedef struct class_ {
    struct class_ *parent, *next;
    word name, guid, version, display;
    list types, type_names;
    w32t_buf fields, maps; // in the notation
    bool is_event;
} class_;

typedef struct mof {
    const char *at, *end;
    uint32_t line;
    w32t_error *error;
    w32t_arena arena;
    class_ *first, *last;
    unsigned map_count;
} mof;

static w32t_status wrong(const mof *m, const char *what) {
    int n = m->end - m->at > 40 ? 40 : (int)(m->end - m->at);
    return w32t_fail(m->error, W32T_E_SYNTAX, W32T_NO_OFFSET, "line %u: %s: %.*s", m->line, what, n, m->at);
}

// ---- Words

static void skip_line(mof *m) {
    while (m->at < m->end && *m->at != '\n')
        m->at++;
}

static void skip_blanks(mof *m) {
    while (m->at < m->end) {
        if (*m->at == '\n') m->line++;
        if (*m->at == '#' || (m->end - m->at > 1 && m->at[0] == '/' && m->at[1] == '/')) {
            skip_line(m);
        } else if (m->end - m->at > 1 && m->at[0] == '/' && m->at[1] == '*') {
            for (m->at += 2; m->end - m->at > 1 && !(m->at[0] == '*' && m->at[1] == '/'); m->at++)
                if (*m->at == '\n') m->line++;
            m->at = m->end - m->at > 1 ? m->at + 2 : m->end;
        } else if (*m->at == ' ' || *m->at == '\t' || *m->at == '\r' || *m->at == '\n' || (*m->at & 0x80)) {
            m->at++;
        } else
            return;
    }
}

static bool take(mof *m, char c) {
    skip_blanks(m);
    if (m->at == m->end || *m->at != c) return false;
    m->at++;
    return true;
}

static bool is_name(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' ||
           c == '.';
}

static word take_name(mof *m) {
    skip_blanks(m);
    word w = {m->at, 0};
    while (m->at < m->end && is_name(*m->at))
        m->at++;
    w.n = (size_t)(m->at - w.p);
    return w;
}

// Texts that stand side by side are one.
static word take_text(mof *m) {
    w32t_buf b = {0};
    while (take(m, '"')) {
        while (m->at < m->end && *m->at != '"') {
            if (*m->at == '\\' && m->at + 1 < m->end) m->at++;
            if (*m->at == '\n') m->line++;
            w32t_buf_char(&b, *m->at++);
        }
        if (m->at < m->end) m->at++;
        skip_blanks(m);
    }
    word w = {w32t_arena_text(&m->arena, b.p ? (const char *)b.p : "", b.n), b.n};
    w32t_buf_free(&b);
    return w;
}

static word take_value(mof *m) {
    skip_blanks(m);
    return m->at < m->end && *m->at == '"' ? take_text(m) : take_name(m);
}

static bool same(word w, const char *text) {
    size_t i = 0;
    for (; i < w.n && text[i]; i++) {
        char a = w.p[i], b = text[i];
        if ((a >= 'A' && a <= 'Z' ? a + 32 : a) != (b >= 'A' && b <= 'Z' ? b + 32 : b)) return false;
    }
    return i == w.n && !text[i];
}

// ---- Qualifiers

static void take_values(mof *m, char close, list *to) {
    for (;;) {
        word w = take_value(m);
        if (to && w.n && to->count < VALUES) to->items[to->count++] = w;
        if (take(m, ',')) continue;
        if (take(m, close) || m->at == m->end) return;
        m->at++; // a character that no value begins with
    }
}

static list *list_of(qualifiers *q, word name) {
    if (same(name, "EventType")) return &q->types;
    if (same(name, "EventTypeName")) return &q->type_names;
    if (same(name, "Values") || same(name, "BitValues")) return &q->values;
    if (same(name, "ValueMap") || same(name, "BitMap")) {
        q->bits = same(name, "BitMap");
        return &q->value_map;
    }
    return NULL;
}

static word *text_of(qualifiers *q, word name) {
    if (same(name, "guid")) return &q->guid;
    if (same(name, "EventVersion")) return &q->version;
    if (same(name, "DisplayName")) return &q->display;
    if (same(name, "format")) return &q->format;
    if (same(name, "StringTermination")) return &q->termination;
    if (same(name, "extension")) return &q->extension;
    if (same(name, "WmiSizeIs")) return &q->size_is;
    return NULL;
}

static void take_qualifiers(mof *m, qualifiers *q) {
    while (m->at < m->end && !take(m, ']')) {
        word name = take_name(m);
        if (!name.n) { // ':' flavours, commas
            skip_blanks(m);
            if (m->at < m->end && *m->at != ']') m->at++;
            continue;
        }
        if (same(name, "pointer")) q->pointer = true;
        if (same(name, "WmiDataId")) q->data = true;
        list *values = list_of(q, name);
        if (take(m, '{')) {
            take_values(m, '}', values);
        } else if (take(m, '(')) {
            list one = {.count = 0};
            take_values(m, ')', values ? values : &one);
            word *text = text_of(q, name);
            if (text && one.count) *text = one.items[0];
        }
    }
}

// ---- Fields, in the notation

static void put_quoted(w32t_buf *b, word w) {
    w32t_buf_char(b, '"');
    for (size_t i = 0; i < w.n && i < NAME_MOST; i++) {
        char c = w.p[i];
        if (c == '"' || c == '\\') w32t_buf_char(b, '\\');
        w32t_buf_char(b, (unsigned char)c < 0x20 ? ' ' : c);
    }
    w32t_buf_char(b, '"');
}

static const char *string_type(const qualifiers *q) {
    bool wide = same(q->format, "w");
    if (same(q->termination, "Counted")) return wide ? "CountedString" : "CountedString8";
    if (same(q->termination, "ReverseCounted")) return wide ? "ReversedCountedString" : "ReversedCountedAnsiString";
    if (same(q->termination, "NotCounted")) return wide ? "NonNullTerminatedString" : "NonNullTerminatedAnsiString";
    return wide ? "UnicodeString" : "AnsiString";
}

static const char *extension_type(word extension) {
    static const struct {
        const char *name, *type;
    } types[] = {{"Guid", "GUID"},          {"IPAddr", "UInt32/IPv4"},    {"IPAddrV4", "UInt32/IPv4"},
                 {"Port", "UInt16/Port"},   {"IPAddrV6", "Binary/IPv6"},  {"Sid", "WBEMSid"},
                 {"SizeT", "SizeT"},        {"Variant", "HexDump"},       {"WmiTime", "UInt64/ETWTIME"},
                 {"RString", "AnsiString"}, {"RWString", "UnicodeString"}};
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (same(extension, types[i].name)) return types[i].type;
    return NULL;
}

static const char *number_type(word type, const qualifiers *q) {
    static const struct {
        const char *name, *type, *hex;
    } types[] = {{"boolean", "Boolean", "Boolean"},      {"uint8", "UInt8", "UInt8/HexInt8"},
                 {"sint8", "Int8", "UInt8/HexInt8"},     {"uint16", "UInt16", "UInt16/HexInt16"},
                 {"sint16", "Int16", "UInt16/HexInt16"}, {"uint32", "UInt32", "UInt32/HexInt32"},
                 {"sint32", "Int32", "UInt32/HexInt32"}, {"uint64", "UInt64", "UInt64/HexInt64"},
                 {"sint64", "Int64", "UInt64/HexInt64"}, {"real32", "Float", "Float"},
                 {"real64", "Double", "Double"},         {"char16", "UnicodeChar", "UnicodeChar"},
                 {"datetime", "FILETIME", "FILETIME"}};
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (same(type, types[i].name)) return same(q->format, "x") ? types[i].hex : types[i].type;
    return NULL;
}

static const char *type_of(word type, const qualifiers *q) {
    if (q->pointer) return "Pointer";
    const char *found = extension_type(q->extension);
    if (found) return found;
    if (same(type, "string")) return string_type(q);
    if (same(q->format, "c") && (same(type, "uint8") || same(type, "sint8"))) return "AnsiChar";
    return number_type(type, q);
}

// "0x10" or "16": what stands for a number in a map.
static bool is_number(word w) {
    if (w.n > 2 && w.p[0] == '0' && (w.p[1] | 0x20) == 'x') return true;
    for (size_t i = 0; i < w.n; i++)
        if (w.p[i] < '0' || w.p[i] > '9') return false;
    return w.n != 0;
}

static bool put_map(mof *m, class_ *c, const qualifiers *q) {
    size_t n = q->values.count < q->value_map.count ? q->values.count : q->value_map.count;
    for (size_t i = 0; i < n; i++)
        if (!is_number(q->value_map.items[i])) return false;
    if (!n) return false;
    w32t_buf_printf(&c->maps, "map Map%u %s\n", ++m->map_count, q->bits ? "bits" : "value");
    for (size_t i = 0; i < n; i++) {
        word v = q->value_map.items[i];
        w32t_buf_char(&c->maps, ' ');
        if (q->bits && v.n < 3) // the number of a bit
            w32t_buf_hex(&c->maps, (uint64_t)1 << (strtoul(w32t_arena_text(&m->arena, v.p, v.n), NULL, 10) & 63));
        else
            w32t_buf_put(&c->maps, v.p, v.n < 20 ? v.n : 20);
        w32t_buf_char(&c->maps, ' ');
        put_quoted(&c->maps, q->values.items[i]);
        w32t_buf_char(&c->maps, '\n');
    }
    return true;
}

static w32t_status take_field(mof *m, class_ *c) {
    qualifiers q = {.pointer = false};
    if (take(m, '[')) take_qualifiers(m, &q);
    word type = take_name(m), name = take_name(m), count = {NULL, 0};
    if (!type.n || !name.n) return wrong(m, "expected a field: TYPE NAME;");
    if (take(m, '[')) {
        count = take_name(m);
        take(m, ']');
    }
    while (m->at < m->end && *m->at != ';') // a default value
        m->at++;
    take(m, ';');
    if (!q.data) return W32T_OK; // flags and level of a provider class
    const char *text = type_of(type, &q);
    if (!text) return wrong(m, "a type that is not known stands before");
    bool map = put_map(m, c, &q);
    w32t_buf_lit(&c->fields, " field ");
    put_quoted(&c->fields, name);
    w32t_buf_printf(&c->fields, " %s", text);
    if (count.n) w32t_buf_printf(&c->fields, " count=%.*s", count.n > 64 ? 64 : (int)count.n, count.p);
    if (!count.n && q.size_is.n)
        w32t_buf_printf(&c->fields, " count=%.*s", q.size_is.n > 64 ? 64 : (int)q.size_is.n, q.size_is.p);
    if (map) w32t_buf_printf(&c->fields, " map=Map%u", m->map_count);
    w32t_buf_char(&c->fields, '\n');
    return W32T_OK;
}

// ---- Classes

static class_ *find(const mof *m, word name) {
    for (class_ *c = m->first; c; c = c->next)
        if (c->name.n == name.n && memcmp(c->name.p, name.p, name.n) == 0) return c;
    return NULL;
}

static w32t_status take_class(mof *m, const qualifiers *q) {
    class_ *c = w32t_arena_zalloc(&m->arena, sizeof *c);
    c->name = take_name(m);
    c->guid = q->guid;
    c->version = q->version;
    c->display = q->display;
    c->types = q->types;
    c->type_names = q->type_names;
    c->is_event = q->types.count != 0;
    if (take(m, ':')) c->parent = find(m, take_name(m)); // NULL: EventTrace, or a class of another file
    if (m->last)
        m->last->next = c;
    else
        m->first = c;
    m->last = c;
    w32t_status s = W32T_OK;
    if (!take(m, '{')) return wrong(m, "expected {");
    while (s == W32T_OK && !take(m, '}')) {
        if (m->at == m->end) return wrong(m, "the text ends inside a class");
        s = take_field(m, c);
    }
    take(m, ';');
    return s;
}

static w32t_status take_all(mof *m) {
    for (;;) {
        qualifiers *q = w32t_arena_zalloc(&m->arena, sizeof *q);
        skip_blanks(m);
        if (m->at == m->end) return W32T_OK;
        if (take(m, '[')) take_qualifiers(m, q);
        word w = take_name(m);
        if (!same(w, "class")) return wrong(m, "expected a class");
        w32t_status s = take_class(m, q);
        if (s != W32T_OK) return s;
    }
}

// ---- Writing

static word inherited(const class_ *c, size_t offset) {
    for (unsigned depth = 0; c && depth < DEPTH_MOST; c = c->parent, depth++) {
        word w = *(const word *)(const void *)((const char *)c + offset);
        if (w.n) return w;
    }
    return (word){NULL, 0};
}

static word trimmed(word name) { // Process_V2 is Process
    for (size_t i = name.n; i > 2; i--)
        if (name.p[i - 2] == '_' && (name.p[i - 1] == 'V' || name.p[i - 1] == 'v') && i < name.n)
            return (word){name.p, i - 2};
    return name;
}

// Those of the classes it derives from stand before its own.
static void put_fields(w32t_buf *b, const class_ *c, unsigned depth) {
    if (!c || depth > DEPTH_MOST) return;
    put_fields(b, c->parent, depth + 1);
    w32t_buf_put(b, c->fields.p, c->fields.n);
}

static void put_event(w32t_buf *b, const class_ *c, word guid, const class_ *category) {
    word version = inherited(c, offsetof(class_, version));
    w32t_buf_printf(b, "class %s%.*s%s ", guid.p[0] == '{' ? "" : "{", (int)guid.n, guid.p,
                    guid.p[0] == '{' ? "" : "}");
    for (size_t i = 0; i < c->types.count; i++)
        w32t_buf_printf(b, "%s%.*s", i ? "," : "", (int)c->types.items[i].n, c->types.items[i].p);
    w32t_buf_printf(b, " v%.*s ", version.n ? (int)version.n : 1, version.n ? version.p : "0");
    put_quoted(b, category->display.n ? category->display : trimmed(category->name));
    w32t_buf names = {0};
    for (size_t i = 0; i < c->types.count; i++) {
        word n = i < c->type_names.count ? c->type_names.items[i] : c->types.items[i];
        if (i) w32t_buf_char(&names, ',');
        for (size_t k = 0; k < n.n; k++)
            w32t_buf_char(&names, n.p[k] == ',' ? ' ' : n.p[k]);
    }
    w32t_buf_char(b, ' ');
    put_quoted(b, (word){(const char *)names.p, names.n});
    w32t_buf_free(&names);
    w32t_buf_char(b, '\n');
    put_fields(b, c, 0);
}

static const class_ *category_of(const class_ *c) {
    for (unsigned depth = 0; !c->guid.n && c->parent && depth < DEPTH_MOST; depth++)
        c = c->parent;
    return c;
}

// One provider a category, since events are looked up by the category's GUID: all event classes that have it.
static size_t put_category(const mof *m, w32t_buf *b, const class_ *category) {
    size_t events = 0;
    const class_ *provider = category;
    word guid = category->guid;
    for (unsigned depth = 0; provider->parent && depth < DEPTH_MOST; depth++)
        provider = provider->parent;
    for (const class_ *c = m->first; c; c = c->next) {
        const class_ *own = category_of(c);
        if (!c->is_event || own->guid.n != guid.n || memcmp(own->guid.p, guid.p, guid.n) != 0) continue;
        if (!events++) {
            w32t_buf_lit(b, "provider ");
            put_quoted(b, provider->name);
            w32t_buf_printf(b, " %s%.*s%s\n", guid.p[0] == '{' ? "" : "{", (int)guid.n, guid.p,
                            guid.p[0] == '{' ? "" : "}");
            for (const class_ *k = own; k; k = k->parent) // of fields that events inherit
                if (!k->is_event) w32t_buf_put(b, k->maps.p, k->maps.n);
        }
        w32t_buf_put(b, c->maps.p, c->maps.n);
        put_event(b, c, guid, own);
    }
    return events;
}

static size_t write_all(const mof *m, w32t_buf *b) {
    size_t events = 0;
    for (const class_ *c = m->first; c; c = c->next) {
        bool done = !c->guid.n; // by an earlier version of the category
        for (const class_ *k = m->first; k != c && !done; k = k->next)
            done = k->guid.n == c->guid.n && memcmp(k->guid.p, c->guid.p, c->guid.n) == 0;
        if (!done) events += put_category(m, b, c);
    }
    return events;
}

w32t_status w32t_mof(w32t_schema_set *set, w32t_span text, w32t_schema_kind kind, w32t_error *error) {
    mof m = {.at = (const char *)text.p, .end = (const char *)text.p + text.n, .line = 1, .error = error};
    w32t_status s = take_all(&m);
    w32t_buf b = {0};
    if (s == W32T_OK && !write_all(&m, &b))
        s = w32t_fail(error, W32T_E_NOT_FOUND, W32T_NO_OFFSET, "no event classes in this MOF text (EventType, guid)");
    if (s == W32T_OK) s = w32t_schema_text_parse(set, w32t_span_of(b.p, b.n), kind, error);
    for (class_ *c = m.first; c; c = c->next) {
        w32t_buf_free(&c->fields);
        w32t_buf_free(&c->maps);
    }
    w32t_buf_free(&b);
    w32t_arena_free(&m.arena);
    return s;
}
