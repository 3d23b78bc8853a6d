// SPDX-License-Identifier: Apache-2.0
// Parser of the pack's text notation (docs/formats/schema-pack.md): one statement a line, words parted by blanks, a
// word in double quotes when it holds blanks. Used for the built-in pack, the user's store and files given by hand, so
// it takes nothing on trust: a mistake is an error that names the line.
#include "schema/schema_build.h"

#include <stdlib.h>

#define WORDS_MAX 16

typedef struct word {
    const char *p;
    size_t n;
    bool quoted; // in part: a quoted value is a name, whatever it looks like
} word;

typedef struct parser {
    w32t_schema_set *set;
    w32t_schema_kind kind;
    w32t_error *error;
    const char *at, *end;
    uint32_t line;
    word words[WORDS_MAX];
    unsigned count;
    char *text; // unquoted words of this line
    size_t text_room;
    w32t_schema_provider *p;
    w32t_map *map;
    w32t_schema_event *events[64]; // a class line may name several opcodes: they share the fields that follow
    unsigned event_count;
    w32t_field_list lists[W32T_STRUCT_DEPTH];
    unsigned depth;
    bool open; // fields may follow
} parser;

static w32t_status wrong(const parser *p, const char *what, word w) {
    return w32t_fail(p->error, W32T_E_SYNTAX, W32T_NO_OFFSET, "line %u: %s%s%.*s", p->line, what, w.n ? ": " : "",
                     w.n > 100 ? 100 : (int)w.n, w.n ? w.p : "");
}
static const word no_word = {NULL, 0, false};

static word part(const char *p, size_t n) {
    return (word){p, n, false};
}

static bool is(word w, const char *text) {
    return strlen(text) == w.n && memcmp(w.p, text, w.n) == 0;
}

static bool number(word w, uint64_t *out) {
    uint64_t v = 0;
    if (!w.n) return false;
    bool hex = w.n > 2 && w.p[0] == '0' && (w.p[1] | 0x20) == 'x';
    for (size_t i = hex ? 2 : 0; i < w.n; i++) {
        char c = w.p[i];
        unsigned d = c >= '0' && c <= '9'                            ? (unsigned)(c - '0')
                     : hex && (c | 0x20) >= 'a' && (c | 0x20) <= 'f' ? (unsigned)((c | 0x20) - 'a' + 10)
                                                                     : 99;
        if (d == 99 || v > (UINT64_MAX - d) / (hex ? 16 : 10)) return false;
        v = v * (hex ? 16 : 10) + d;
    }
    *out = v;
    return true;
}

// A number no larger than most, or the line is wrong.
static w32t_status bounded(const parser *p, word w, uint64_t most, uint64_t *out) {
    if (!number(w, out) || *out > most) return wrong(p, "not a number in range", w);
    return W32T_OK;
}

static const char *keep(parser *p, word w) {
    return w32t_schema_text(p->p, w.p, w.n);
}

// Cuts the next line into words; false at the end of the text.
static bool next_line(parser *p, w32t_status *st) {
    *st = W32T_OK;
    if (p->at >= p->end) return false;
    const char *nl = memchr(p->at, '\n', (size_t)(p->end - p->at));
    const char *stop = nl ? nl : p->end, *s = p->at;
    p->at = nl ? nl + 1 : p->end;
    p->line++;
    p->count = 0;
    if (p->text_room < (size_t)(stop - s) + 1) {
        p->text_room = (size_t)(stop - s) + 1 + p->text_room;
        p->text = w32t_realloc(p->text, p->text_room);
    }
    char *to = p->text;
    for (;;) {
        while (s < stop && (*s == ' ' || *s == '\t' || *s == '\r'))
            s++;
        if (s >= stop || *s == '#') return true;
        if (p->count == WORDS_MAX) {
            *st = wrong(p, "too many words", no_word);
            return true;
        }
        word *w = &p->words[p->count++];
        w->p = to;
        bool quoted = false, any_quote = false;
        for (; s < stop && (quoted || (*s != ' ' && *s != '\t' && *s != '\r')); s++) {
            if (*s == '"') {
                quoted = !quoted;
                any_quote = true;
            } else if (*s == '\\' && quoted && s + 1 < stop) {
                s++;
                *to++ = *s == 'n' ? '\n' : *s == 't' ? '\t' : *s;
            } else
                *to++ = *s;
        }
        w->n = (size_t)(to - w->p);
        w->quoted = any_quote;
        if (quoted) *st = wrong(p, "a quote is not closed", no_word);
    }
}

// Ends the event that was being collected.
static w32t_status close_event(parser *p) {
    if (!p->open) return W32T_OK;
    if (p->depth) return wrong(p, "a struct is not closed before this line", no_word);
    for (unsigned i = 0; i < p->event_count; i++)
        if (p->lists[0].count) w32t_schema_set_fields(p->events[i], &p->lists[0]);
    p->open = false;
    p->event_count = 0;
    return W32T_OK;
}

static w32t_status close_provider(parser *p) {
    w32t_status st = close_event(p);
    if (!p->p || st != W32T_OK) return st;
    if ((st = w32t_schema_finish(p->p, p->error)) != W32T_OK) return st;
    w32t_schema_publish(p->set, p->p);
    p->p = NULL;
    return W32T_OK;
}

static void open_event(parser *p) {
    memset(p->lists, 0, sizeof p->lists);
    p->depth = 0;
    p->open = true;
}

static w32t_status do_provider(parser *p) {
    w32t_guid guid;
    w32t_status st = close_provider(p);
    if (st != W32T_OK) return st;
    if (p->count != 3 || !w32t_guid_parse(p->words[2].p, p->words[2].n, &guid))
        return wrong(p, "expected: provider NAME {guid}", no_word);
    char *name = w32t_alloc(p->words[1].n + 1);
    memcpy(name, p->words[1].p, p->words[1].n);
    p->p = w32t_schema_provider_new(&guid, name, p->kind);
    free(name);
    p->map = NULL;
    return W32T_OK;
}

static w32t_status do_name(parser *p, w32t_schema_list list, uint64_t most) {
    uint64_t value, task = W32T_ANY_TASK;
    w32t_status st = close_event(p);
    if (st != W32T_OK) return st;
    p->map = NULL;
    if (p->count < 3) return wrong(p, "expected: a number and a name", no_word);
    if ((st = bounded(p, p->words[1], most, &value)) != W32T_OK) return st;
    if (p->count == 4 && p->words[3].n > 5 && memcmp(p->words[3].p, "task=", 5) == 0) {
        word w = part(p->words[3].p + 5, p->words[3].n - 5);
        if ((st = bounded(p, w, UINT16_MAX, &task)) != W32T_OK) return st;
    }
    w32t_schema_add_name(p->p, list, value, (uint32_t)task, keep(p, p->words[2]));
    return W32T_OK;
}

static w32t_status do_map(parser *p) {
    w32t_status st = close_event(p);
    if (st != W32T_OK) return st;
    bool bits = p->count == 3 && is(p->words[2], "bits");
    if (p->count != 3 || (!bits && !is(p->words[2], "value")))
        return wrong(p, "expected: map NAME value|bits", no_word);
    const char *name = keep(p, p->words[1]);
    if (w32t_schema_map_named(p->p, name)) return wrong(p, "this map is there already", p->words[1]);
    p->map = w32t_schema_add_map(p->p, name, bits);
    return W32T_OK;
}

static w32t_status do_entry(parser *p) {
    uint64_t value;
    if (!p->map) return wrong(p, "an entry outside a map", no_word);
    if (p->count != 2 || !number(p->words[0], &value)) return wrong(p, "expected: NUMBER TEXT", no_word);
    w32t_schema_add_entry(p->p, p->map, value, p->words[1].p, p->words[1].n);
    return W32T_OK;
}

// "key=value"; the value in *v.
static bool option(word w, const char *key, word *v) {
    size_t n = strlen(key);
    if (w.n <= n || memcmp(w.p, key, n) != 0 || w.p[n] != '=') return false;
    v->p = w.p + n + 1;
    v->n = w.n - n - 1;
    v->quoted = w.quoted;
    return true;
}

static bool version_word(word w, uint64_t *v) {
    return w.n > 1 && w.p[0] == 'v' && number(part(w.p + 1, w.n - 1), v) && *v <= UINT8_MAX;
}

static w32t_status take_fields_of(parser *p, w32t_schema_event *e, word w) {
    const char *dot = memchr(w.p, '.', w.n);
    uint64_t id, version;
    if (!dot || !number(part(w.p, (size_t)(dot - w.p)), &id) ||
        !version_word(part(dot + 1, (size_t)(w.p + w.n - dot - 1)), &version))
        return wrong(p, "expected: as=ID.vN", w);
    for (size_t i = p->p->event_count; i-- > 0;) {
        const w32t_schema_event *from = p->p->events[i];
        if (from == e || from->id != id || from->version != version || from->classic) continue;
        e->fields = from->fields;
        e->field_count = from->field_count;
        return W32T_OK;
    }
    return wrong(p, "no such event before this line", w);
}

static w32t_status do_event(parser *p) {
    uint64_t id, version, n;
    w32t_status st = close_event(p);
    if (st != W32T_OK) return st;
    p->map = NULL;
    if (p->count < 3 || !version_word(p->words[2], &version)) return wrong(p, "expected: event ID vN", no_word);
    if ((st = bounded(p, p->words[1], UINT16_MAX, &id)) != W32T_OK) return st;
    w32t_schema_event *e = w32t_schema_add_event(p->p, (uint16_t)id, (uint8_t)version);
    e->line = p->line;
    p->events[0] = e;
    p->event_count = 1;
    open_event(p);
    for (unsigned i = 3; i < p->count; i++) {
        word w = p->words[i], v;
        if (option(w, "task", &v)) {
            if ((st = bounded(p, v, UINT16_MAX, &n)) != W32T_OK) return st;
            e->task = (uint16_t)n;
        } else if (option(w, "opcode", &v)) {
            if ((st = bounded(p, v, UINT8_MAX, &n)) != W32T_OK) return st;
            e->opcode = (uint8_t)n;
        } else if (option(w, "level", &v)) {
            if ((st = bounded(p, v, UINT8_MAX, &n)) != W32T_OK) return st;
            e->level = (uint8_t)n;
        } else if (option(w, "channel", &v)) {
            if ((st = bounded(p, v, UINT8_MAX, &n)) != W32T_OK) return st;
            e->channel = (uint8_t)n;
        } else if (option(w, "keywords", &v)) {
            if (!number(v, &e->keywords)) return wrong(p, "not a number", v);
        } else if (option(w, "name", &v)) {
            e->event_name = keep(p, v);
        } else if (option(w, "as", &v)) {
            if ((st = take_fields_of(p, e, v)) != W32T_OK) return st;
        } else if (option(w, "text", &v)) {
            e->message = keep(p, v);
        } else if (is(w, "variant")) {
            e->classic = W32T_SCHEMA_VARIANT;
        } else
            return wrong(p, "not understood", w);
    }
    return W32T_OK;
}

// class {guid} OP[,OP…] vN TASK [NAME[,NAME…]]: classic events; one name an opcode.
static w32t_status do_class(parser *p) {
    w32t_guid guid;
    uint64_t version, op;
    w32t_status st = close_event(p);
    if (st != W32T_OK) return st;
    p->map = NULL;
    if (p->count < 5 || p->count > 6 || !w32t_guid_parse(p->words[1].p, p->words[1].n, &guid) ||
        !version_word(p->words[3], &version))
        return wrong(p, "expected: class {guid} OPCODES vN TASK NAMES", no_word);
    word ops = p->words[2], names = p->count == 6 ? p->words[5] : no_word;
    const char *task = keep(p, p->words[4]);
    open_event(p);
    p->event_count = 0;
    while (ops.n) {
        const char *comma = memchr(ops.p, ',', ops.n);
        word one = part(ops.p, comma ? (size_t)(comma - ops.p) : ops.n);
        if ((st = bounded(p, one, UINT8_MAX, &op)) != W32T_OK) return st;
        if (p->event_count == sizeof p->events / sizeof *p->events) return wrong(p, "too many opcodes", no_word);
        w32t_schema_event *e = w32t_schema_add_event(p->p, (uint16_t)op, (uint8_t)version);
        e->guid = guid;
        e->classic = 1;
        e->kind = p->kind == W32T_SCHEMA_BUILTIN ? W32T_SCHEMA_CLASSIC : (uint8_t)p->kind;
        e->opcode = (uint8_t)op;
        e->task_name = task;
        e->line = p->line;
        const char *bar = names.n ? memchr(names.p, ',', names.n) : NULL;
        word name = part(names.p, bar ? (size_t)(bar - names.p) : names.n);
        if (name.n) e->opcode_name = keep(p, name);
        names = bar ? part(bar + 1, names.n - name.n - 1) : no_word;
        p->events[p->event_count++] = e;
        ops = comma ? part(comma + 1, ops.n - one.n - 1) : no_word;
    }
    return W32T_OK;
}

// message NUMBER NAME "FORMAT" [function=] [flags=] [level=]: a WPP message; the provider's GUID is the message GUID.
static w32t_status do_message(parser *p) {
    uint64_t id;
    w32t_status st = close_event(p);
    if (st != W32T_OK) return st;
    p->map = NULL;
    if (p->count < 4) return wrong(p, "expected: message NUMBER NAME FORMAT", no_word);
    if ((st = bounded(p, p->words[1], UINT16_MAX, &id)) != W32T_OK) return st;
    w32t_schema_event *e = w32t_schema_add_event(p->p, (uint16_t)id, 0);
    e->classic = 2;
    e->line = p->line;
    e->event_name = keep(p, p->words[2]);
    e->format = keep(p, p->words[3]);
    p->events[0] = e;
    p->event_count = 1;
    open_event(p);
    for (unsigned i = 4; i < p->count; i++) {
        word v;
        if (option(p->words[i], "function", &v))
            e->opcode_name = keep(p, v);
        else if (option(p->words[i], "flags", &v))
            e->keyword_names = keep(p, v);
        else if (option(p->words[i], "level", &v))
            e->channel_name = keep(p, v);
        else
            return wrong(p, "not understood", p->words[i]);
    }
    return W32T_OK;
}

static w32t_status extent(parser *p, word v, uint8_t *kind, uint16_t *constant, const char **name) {
    uint64_t n;
    if (!v.n) return wrong(p, "expected a number, a name or *", v);
    if (is(v, "*") && !v.quoted)
        *kind = W32T_TO_END;
    else if (v.p[0] >= '0' && v.p[0] <= '9' && !v.quoted) {
        w32t_status st = bounded(p, v, UINT16_MAX, &n);
        if (st != W32T_OK) return st;
        *kind = W32T_CONSTANT;
        *constant = (uint16_t)n;
    } else
        *name = keep(p, v);
    return W32T_OK;
}

static w32t_status field_options(parser *p, w32t_schema_field *f, unsigned from) {
    for (unsigned i = from; i < p->count; i++) {
        word v;
        w32t_status st = W32T_OK;
        if (option(p->words[i], "count", &v))
            st = extent(p, v, &f->count_kind, &f->count, &f->count_name);
        else if (option(p->words[i], "length", &v))
            st = extent(p, v, &f->length_kind, &f->length, &f->length_name);
        else if (option(p->words[i], "map", &v))
            f->map_name = keep(p, v);
        else if (is(p->words[i], "optional"))
            f->optional = true;
        else
            return wrong(p, "not understood", p->words[i]);
        if (st != W32T_OK) return st;
    }
    return W32T_OK;
}

static w32t_status do_field(parser *p, bool is_struct) {
    if (!p->open) return wrong(p, "a field outside an event", no_word);
    if (p->count < (is_struct ? 2u : 3u)) return wrong(p, "expected: field NAME TYPE", no_word);
    int in = W32T_IN_STRUCT, out = 0;
    if (!is_struct) {
        word t = p->words[2];
        const char *slash = memchr(t.p, '/', t.n);
        in = w32t_intype_parse(t.p, slash ? (size_t)(slash - t.p) : t.n);
        if (in < 0) return wrong(p, "in-type not known", t);
        if (slash) out = w32t_outtype_parse(slash + 1, t.n - (size_t)(slash + 1 - t.p));
        if (out < 0) return wrong(p, "out-type not known", t);
    }
    w32t_schema_field *f =
        w32t_schema_add_field(p->p, &p->lists[p->depth], keep(p, p->words[1]), (unsigned)in, (unsigned)out);
    if (!f) return wrong(p, "too many fields", no_word);
    f->line = p->line;
    w32t_status st = field_options(p, f, is_struct ? 2 : 3);
    if (st != W32T_OK || !is_struct) return st;
    if (p->depth + 1 >= W32T_STRUCT_DEPTH) return wrong(p, "structs are nested too deep", no_word);
    memset(&p->lists[++p->depth], 0, sizeof p->lists[0]);
    return W32T_OK;
}

static w32t_status do_end(parser *p) {
    if (!p->open || !p->depth) return wrong(p, "no struct is open", no_word);
    if (!p->lists[p->depth].count) return wrong(p, "a struct without fields", no_word);
    w32t_field_list *outer = &p->lists[p->depth - 1];
    w32t_schema_set_members(&outer->items[outer->count - 1], &p->lists[p->depth]);
    p->depth--;
    return W32T_OK;
}

static w32t_status statement(parser *p) {
    word w = p->words[0];
    if (is(w, "provider")) return do_provider(p);
    if (!p->p) return wrong(p, "expected a provider first", w);
    if (is(w, "field")) return do_field(p, false);
    if (is(w, "event")) return do_event(p);
    if (is(w, "class")) return do_class(p);
    if (is(w, "message")) return do_message(p);
    if (w.p[0] >= '0' && w.p[0] <= '9') return do_entry(p);
    if (is(w, "struct")) return do_field(p, true);
    if (is(w, "end")) return do_end(p);
    if (is(w, "map")) return do_map(p);
    if (is(w, "keyword")) return do_name(p, W32T_NAMES_KEYWORD, UINT64_MAX);
    if (is(w, "task")) return do_name(p, W32T_NAMES_TASK, UINT16_MAX);
    if (is(w, "opcode")) return do_name(p, W32T_NAMES_OPCODE, UINT8_MAX);
    if (is(w, "channel")) return do_name(p, W32T_NAMES_CHANNEL, UINT8_MAX);
    if (is(w, "level")) return do_name(p, W32T_NAMES_LEVEL, UINT8_MAX);
    if (is(w, "provenance")) {
        if (p->count != 2) return wrong(p, "expected: provenance \"TEXT\"", no_word);
        p->p->provenance = keep(p, p->words[1]);
        return W32T_OK;
    }
    return wrong(p, "not understood", w);
}

w32t_status w32t_schema_text_parse(w32t_schema_set *set, w32t_span text, w32t_schema_kind kind, w32t_error *error) {
    parser p = {
        .set = set, .kind = kind, .error = error, .at = (const char *)text.p, .end = (const char *)text.p + text.n};
    w32t_status st = W32T_OK;
    while (st == W32T_OK && next_line(&p, &st))
        if (st == W32T_OK && p.count && p.words[0].n) st = statement(&p);
    if (st == W32T_OK) st = close_provider(&p);
    w32t_schema_provider_free(p.p);
    free(p.text);
    return st;
}
