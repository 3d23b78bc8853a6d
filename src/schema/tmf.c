// SPDX-License-Identifier: Apache-2.0
// WPP trace message format files (TMF), as tracepdb makes them from a driver's symbols. Per message GUID a line "GUID
// module // SRC=…", then per message "#typev NAME NUMBER "format" // LEVEL=… FLAGS=… FUNC=…" and its arguments in
// braces, one "expression, ItemX
// -- INDEX" a line. Messages become schema events (id = number) whose fields are the arguments in payload order.
#include "schema/importers.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct line {
    const char *p;
    size_t n;
} line;

typedef struct tmf {
    w32t_schema_set *set;
    w32t_schema_kind kind;
    w32t_error *error;
    const char *at, *end;
    uint32_t number;
    w32t_schema_provider *p;
    w32t_schema_event *message;
    w32t_field_list fields;
    bool lost;     // an argument of the message has a type that is not known
    w32t_map *map; // of an enumeration being read
    bool in_braces;
    size_t messages;
} tmf;

static w32t_status wrong(const tmf *t, const char *what, line l) {
    return w32t_fail(t->error, W32T_E_SYNTAX, W32T_NO_OFFSET, "line %u: %s: %.*s", t->number, what,
                     l.n > 100 ? 100 : (int)l.n, l.p);
}

static line trim(line l) {
    while (l.n && (*l.p == ' ' || *l.p == '\t'))
        l.p++, l.n--;
    while (l.n && (l.p[l.n - 1] == ' ' || l.p[l.n - 1] == '\t' || l.p[l.n - 1] == '\r'))
        l.n--;
    return l;
}

static bool starts(line l, const char *text) {
    size_t n = strlen(text);
    return l.n >= n && memcmp(l.p, text, n) == 0;
}

// Cuts the first blank-delimited word off.
static line word(line *l) {
    *l = trim(*l);
    size_t n = 0;
    while (n < l->n && l->p[n] != ' ' && l->p[n] != '\t')
        n++;
    line w = {l->p, n};
    l->p += n;
    l->n -= n;
    return w;
}

static bool number(line l, uint32_t most, uint32_t *out) {
    uint32_t v = 0;
    l = trim(l);
    if (!l.n) return false;
    for (size_t i = 0; i < l.n; i++) {
        if (l.p[i] < '0' || l.p[i] > '9' || v > most / 10) return false;
        v = v * 10 + (uint32_t)(l.p[i] - '0');
    }
    *out = v;
    return v <= most;
}

typedef struct item {
    const char *name;
    uint16_t in, out;
    uint16_t length;
} item;

// Sizes are those of the WPP documentation's type table.
static const item items[] = {
    {"ItemChar", W32T_IN_INT8, 0, 0},
    {"ItemUChar", W32T_IN_UINT8, 0, 0},
    {"ItemCharShort", W32T_IN_INT8, 0, 0},
    {"ItemCharSign", W32T_IN_INT8, 0, 0},
    {"ItemCharHidden", W32T_IN_INT8, 0, 0},
    {"ItemWChar", W32T_IN_UNICODE_CHAR, 0, 0},
    {"ItemShort", W32T_IN_INT16, 0, 0},
    {"ItemUShort", W32T_IN_UINT16, 0, 0},
    {"ItemInt", W32T_IN_INT32, 0, 0},
    {"ItemInteger", W32T_IN_INT32, 0, 0},
    {"ItemLong", W32T_IN_INT32, 0, 0},
    {"ItemULong", W32T_IN_UINT32, 0, 0},
    {"ItemULongX", W32T_IN_HEXINT32, 0, 0},
    {"ItemLongLong", W32T_IN_INT64, 0, 0},
    {"ItemULongLong", W32T_IN_UINT64, 0, 0},
    {"ItemLongLongX", W32T_IN_HEXINT64, 0, 0},
    {"ItemLongLongXX", W32T_IN_HEXINT64, 0, 0},
    {"ItemLongLongO", W32T_IN_UINT64, 0, 0},
    {"ItemULongLongX", W32T_IN_HEXINT64, 0, 0},
    {"ItemULongLongXX", W32T_IN_HEXINT64, 0, 0},
    {"ItemFloat", W32T_IN_FLOAT, 0, 0},
    {"ItemDouble", W32T_IN_DOUBLE, 0, 0},
    {"ItemBool", W32T_IN_BOOLEAN, 0, 0},
    {"ItemPtr", W32T_IN_POINTER, 0, 0},
    {"ItemString", W32T_IN_ANSI, 0, 0},
    {"ItemRString", W32T_IN_ANSI, 0, 0},
    {"ItemWString", W32T_IN_UNICODE, 0, 0},
    {"ItemRWString", W32T_IN_UNICODE, 0, 0},
    {"ItemMLString", W32T_IN_ANSI, 0, 0},
    {"ItemNWString", W32T_IN_UNENDED_UNICODE, 0, 0},
    {"ItemPString", W32T_IN_COUNTED_ANSI, 0, 0},
    {"ItemPWString", W32T_IN_COUNTED_UNICODE, 0, 0},
    {"ItemDSString", W32T_IN_COUNTED_ANSI, 0, 0},
    {"ItemDSWString", W32T_IN_COUNTED_UNICODE, 0, 0},
    {"ItemHEXDump", W32T_IN_COUNTED_BINARY, 0, 0},
    {"ItemHexDump", W32T_IN_COUNTED_BINARY, 0, 0},
    {"ItemHEXBytes", W32T_IN_COUNTED_BINARY, 0, 0},
    {"ItemSid", W32T_IN_SID, 0, 0},
    {"ItemChar4", W32T_IN_ANSI, 0, 4},
    {"ItemIPAddr", W32T_IN_UINT32, W32T_OUT_IPV4, 0},
    {"ItemIPV6Addr", W32T_IN_BINARY, W32T_OUT_IPV6, 16},
    {"ItemMACAddr", W32T_IN_BINARY, 0, 6},
    {"ItemPort", W32T_IN_UINT16, W32T_OUT_PORT, 0},
    {"ItemGuid", W32T_IN_GUID, 0, 0},
    {"ItemGUID", W32T_IN_GUID, 0, 0},
    {"ItemCLSID", W32T_IN_GUID, 0, 0},
    {"ItemIID", W32T_IN_GUID, 0, 0},
    {"ItemLIBID", W32T_IN_GUID, 0, 0},
    {"ItemTimestamp", W32T_IN_FILETIME, 0, 0},
    {"ItemTimeStamp", W32T_IN_FILETIME, 0, 0},
    {"ItemWaitTime", W32T_IN_INT64, 0, 0},
    {"ItemTimeDelta", W32T_IN_INT64, 0, 0},
    {"ItemDueTime", W32T_IN_INT64, 0, 0},
    {"ItemNTSTATUS", W32T_IN_UINT32, W32T_OUT_NTSTATUS, 0},
    {"ItemNTerror", W32T_IN_UINT32, W32T_OUT_NTSTATUS, 0},
    {"ItemMerror", W32T_IN_UINT32, W32T_OUT_WIN32, 0},
    {"ItemWINERROR", W32T_IN_UINT32, W32T_OUT_WIN32, 0},
    {"ItemNDIS_STATUS", W32T_IN_UINT32, W32T_OUT_NTSTATUS, 0},
    {"ItemNDIS_OID", W32T_IN_UINT32, W32T_OUT_HEX32, 0},
    {"ItemNETEVENT", W32T_IN_UINT32, W32T_OUT_HEX32, 0},
    {"ItemHRESULT", W32T_IN_UINT32, W32T_OUT_HRESULT, 0},
    {"ItemSetByte", W32T_IN_UINT8, W32T_OUT_HEX8, 0},
    {"ItemSetShort", W32T_IN_UINT16, W32T_OUT_HEX16, 0},
    {"ItemSetLong", W32T_IN_UINT32, W32T_OUT_HEX32, 0},
    {"ItemListByte", W32T_IN_UINT8, 0, 0},
    {"ItemListShort", W32T_IN_UINT16, 0, 0},
    {"ItemListLong", W32T_IN_UINT32, 0, 0},
    {"ItemEnum", W32T_IN_UINT32, 0, 0},
    {"ItemFlagsEnum", W32T_IN_UINT32, W32T_OUT_HEX32, 0},
};

// ItemListLong(a, b, c): names of 0, 1, 2; ItemSetLong: of the bits.
static const w32t_map *list_map(tmf *t, line names, bool bits) {
    char label[24];
    int n = snprintf(label, sizeof label, "line %u", t->number);
    w32t_map *map = w32t_schema_map_named(t->p, label);
    if (n < 0 || map) return map;
    map = w32t_schema_add_map(t->p, label, bits);
    for (uint64_t i = 0; i < 64 || !bits; i++) {
        const char *comma = memchr(names.p, ',', names.n);
        line one = trim((line){names.p, comma ? (size_t)(comma - names.p) : names.n});
        w32t_schema_add_entry(t->p, map, bits ? 1ull << i : i, one.p, one.n);
        if (!comma || i > 4096) break;
        names = (line){comma + 1, names.n - (size_t)(comma + 1 - names.p)};
    }
    return map;
}

static w32t_status add_argument(tmf *t, line l) {
    line whole = l;
    // The expression may hold anything, so the type is looked for from the right.
    size_t at = l.n;
    while (at > 0 && !(l.n - at >= 4 && memcmp(l.p + at, "Item", 4) == 0 &&
                       (at == 0 || l.p[at - 1] == ' ' || l.p[at - 1] == ',')))
        at--;
    if (!starts((line){l.p + at, l.n - at}, "Item")) return wrong(t, "no item type in this argument", whole);
    line name = trim((line){l.p, at}), type = {l.p + at, l.n - at};
    if (name.n && name.p[name.n - 1] == ',') name = trim((line){name.p, name.n - 1});
    size_t dashes = type.n;
    while (dashes >= 2 && memcmp(type.p + dashes - 2, "--", 2) != 0)
        dashes--;
    if (dashes >= 2) type = trim((line){type.p, dashes - 2});
    const char *open = memchr(type.p, '(', type.n);
    line base = {type.p, open ? (size_t)(open - type.p) : type.n};
    const item *found = NULL;
    for (size_t i = 0; i < sizeof items / sizeof *items && !found; i++)
        if (strlen(items[i].name) == base.n && memcmp(items[i].name, base.p, base.n) == 0) found = &items[i];
    static const item unknown = {"", W32T_IN_BINARY, 0, 0};
    if (t->lost) return W32T_OK; // where it begins is not known
    if (!found) { // its bytes and those behind it are shown as they are: a message must not cost the file's others
        found = &unknown;
        t->lost = true;
    }
    char label[128];
    size_t n = name.n < sizeof label ? name.n : sizeof label - 1;
    memcpy(label, name.p, n);
    label[n] = 0;
    w32t_schema_field *f = w32t_schema_add_field(t->p, &t->fields, label, found->in, found->out);
    if (!f) return wrong(t, "too many arguments", whole);
    f->line = t->number;
    if (t->lost) f->length_kind = W32T_TO_END;
    if (found->length) f->length_kind = W32T_CONSTANT, f->length = found->length;
    if (!open) return W32T_OK;
    line inside = {open + 1, type.n - (size_t)(open + 1 - type.p)};
    if (inside.n && inside.p[inside.n - 1] == ')') inside.n--;
    inside = trim(inside);
    if (starts(base, "ItemList") || starts(base, "ItemSet"))
        f->map = list_map(t, inside, base.p[4] == 'S');
    else if (starts(base, "ItemEnum") || starts(base, "ItemFlags")) {
        char enumeration[128];
        n = inside.n < sizeof enumeration ? inside.n : sizeof enumeration - 1;
        memcpy(enumeration, inside.p, n);
        enumeration[n] = 0;
        f->map = w32t_schema_map_named(t->p, enumeration);
    }
    return W32T_OK;
}

// A value of "KEY=value" in a comment, up to the next blank.
static line comment_value(line l, const char *key) {
    size_t n = strlen(key);
    for (size_t i = 0; i + n < l.n; i++)
        if (memcmp(l.p + i, key, n) == 0 && (i == 0 || l.p[i - 1] == ' ' || l.p[i - 1] == '\t')) {
            line rest = {l.p + i + n, l.n - i - n};
            return word(&rest);
        }
    return (line){l.p, 0};
}

// The format string between quotes, with \n, \t, \" and \\ taken as they are meant.
static const char *unquote(tmf *t, line *l) {
    w32t_buf b = {0};
    size_t i = 1;
    for (; i < l->n && l->p[i] != '"'; i++) {
        if (l->p[i] != '\\' || i + 1 >= l->n) {
            w32t_buf_char(&b, l->p[i]);
            continue;
        }
        char c = l->p[++i];
        w32t_buf_char(&b, c == 'n' ? '\n' : c == 't' ? '\t' : c == 'r' ? '\r' : c);
    }
    const char *text = w32t_schema_text(t->p, b.p ? (const char *)b.p : "", b.n);
    w32t_buf_free(&b);
    l->p += i < l->n ? i + 1 : l->n;
    l->n -= i < l->n ? i + 1 : l->n;
    return text;
}

static w32t_status start_message(tmf *t, line l) {
    line whole = l;
    if (!t->p) return wrong(t, "a message before its GUID line", whole);
    word(&l);
    line name = word(&l), id = word(&l);
    uint32_t n;
    l = trim(l);
    if (!name.n || !number(id, UINT16_MAX, &n) || !l.n || *l.p != '"')
        return wrong(t, "expected: #typev NAME NUMBER \"format\"", whole);
    w32t_schema_event *e = w32t_schema_add_event(t->p, (uint16_t)n, 0);
    e->classic = 2;
    e->line = t->number;
    e->format = unquote(t, &l);
    line function = comment_value(l, "FUNC="), flags = comment_value(l, "FLAGS="), level = comment_value(l, "LEVEL=");
    line shown = function.n ? function : name;
    e->event_name = w32t_schema_text(t->p, shown.p, shown.n);
    if (function.n) e->opcode_name = w32t_schema_text(t->p, function.p, function.n);
    if (flags.n) e->keyword_names = w32t_schema_text(t->p, flags.p, flags.n);
    if (level.n) e->channel_name = w32t_schema_text(t->p, level.p, level.n);
    t->message = e;
    memset(&t->fields, 0, sizeof t->fields);
    t->lost = false;
    t->messages++;
    return W32T_OK;
}

static w32t_status finish(tmf *t) {
    if (!t->p) return W32T_OK;
    w32t_status st = w32t_schema_finish(t->p, t->error);
    if (st != W32T_OK) return st;
    w32t_schema_publish(t->set, t->p);
    t->p = NULL;
    t->message = NULL;
    return W32T_OK;
}

static w32t_status start_guid(tmf *t, line l, const w32t_guid *guid) {
    w32t_status st = finish(t);
    if (st != W32T_OK) return st;
    word(&l);
    line module = word(&l);
    char name[128];
    size_t n = module.n < sizeof name ? module.n : sizeof name - 1;
    memcpy(name, module.p, n);
    name[n] = 0;
    t->p = w32t_schema_provider_new(guid, name, t->kind);
    line source = comment_value(l, "SRC=");
    if (source.n) t->p->provenance = w32t_schema_text(t->p, source.p, source.n);
    return W32T_OK;
}

static w32t_status in_braces(tmf *t, line l) {
    if (*l.p == '}') {
        if (t->message) w32t_schema_set_fields(t->message, &t->fields);
        t->in_braces = false;
        t->map = NULL;
        return W32T_OK;
    }
    if (t->message) return add_argument(t, l);
    const char *comma = memchr(l.p, ',', l.n);
    uint32_t v;
    if (t->map && comma && number((line){comma + 1, l.n - (size_t)(comma + 1 - l.p)}, INT32_MAX, &v)) {
        line name = trim((line){l.p, (size_t)(comma - l.p)});
        w32t_schema_add_entry(t->p, t->map, v, name.p, name.n);
    }
    return W32T_OK;
}

static w32t_status one_line(tmf *t, line l) {
    w32t_guid guid;
    if (!l.n || starts(l, "//")) return W32T_OK;
    if (t->in_braces) return in_braces(t, l);
    if (*l.p == '{') {
        t->in_braces = true;
        return W32T_OK;
    }
    if (starts(l, "#type")) return start_message(t, l);
    if (starts(l, "#enum") && t->p) {
        line rest = l;
        word(&rest);
        line name = word(&rest);
        char text[128];
        size_t n = name.n < sizeof text ? name.n : sizeof text - 1;
        memcpy(text, name.p, n);
        text[n] = 0;
        t->message = NULL;
        t->map = n && !w32t_schema_map_named(t->p, text) ? w32t_schema_add_map(t->p, text, false) : NULL;
        return W32T_OK;
    }
    line rest = l, first = word(&rest);
    if (w32t_guid_parse(first.p, first.n, &guid)) return start_guid(t, l, &guid);
    return *l.p == '#' ? W32T_OK : wrong(t, "not understood", l);
}

w32t_status w32t_tmf(w32t_schema_set *set, w32t_span text, w32t_schema_kind kind, w32t_error *error) {
    tmf t = {
        .set = set, .kind = kind, .error = error, .at = (const char *)text.p, .end = (const char *)text.p + text.n};
    w32t_status st = W32T_OK;
    while (st == W32T_OK && t.at < t.end) {
        const char *nl = memchr(t.at, '\n', (size_t)(t.end - t.at));
        line l = trim((line){t.at, (size_t)((nl ? nl : t.end) - t.at)});
        t.at = nl ? nl + 1 : t.end;
        t.number++;
        st = one_line(&t, l);
    }
    if (st == W32T_OK && t.in_braces) st = wrong(&t, "the file ends inside a message", (line){"", 0});
    if (st == W32T_OK) st = finish(&t);
    if (st == W32T_OK && !t.messages)
        st = w32t_fail(error, W32T_E_FORMAT, W32T_NO_OFFSET, "no trace message in this file");
    w32t_schema_provider_free(t.p);
    return st;
}
