// SPDX-License-Identifier: Apache-2.0
// Instrumentation manifests (the documented XML of ECManifest providers, also what .NET EventSource embeds). The
// document is read once: names, maps, templates and events are kept with their lines, then put together at the end,
// since strings stand behind everything that refers to them. A document type declaration is refused, so entities cannot
// grow.
#include "schema/importers.h"

#ifdef W32T_HAVE_EXPAT
#include <expat.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct attr_map { // <map value= message=>
    uint64_t value;
    const char *message;
    w32t_map *map;
} map_entry;

typedef struct named { // task, opcode, keyword, channel, level
    const char *name, *message;
    uint64_t value;
    uint32_t task; // opcodes
    w32t_schema_list list;
    uint32_t line;
} named;

typedef struct template_of {
    const char *tid;
    w32t_field_list fields;
} template_of;

typedef struct event_of {
    const char *template, *opcode, *task, *level, *keywords, *channel, *name, *message;
    uint16_t id;
    uint8_t version;
    uint32_t line;
} event_of;

typedef struct string_of {
    const char *id, *value;
} string_of;

#define LIST(T)                                                                                                        \
    struct {                                                                                                           \
        T *items;                                                                                                      \
        size_t count, room;                                                                                            \
    }

typedef struct building { // one <provider>
    w32t_schema_provider *p;
    LIST(named) names;
    LIST(map_entry) entries;
    LIST(template_of) templates;
    LIST(event_of) events;
} building;

typedef struct document {
    XML_Parser parser;
    w32t_schema_set *set;
    w32t_schema_kind kind;
    bool failed;
    size_t wrong; // events left out, or taken without a name they refer to
    size_t taken;
    char first[512];
    w32t_error *error;
    LIST(building) providers;
    LIST(string_of) strings;
    w32t_arena arena;
    unsigned depth;
    // where we are
    building *now;
    uint32_t task; // of the <task> around, W32T_ANY_TASK outside
    uint64_t next_channel;
    w32t_map *map;
    template_of *template;
    w32t_field_list structs[W32T_STRUCT_DEPTH];
    unsigned struct_depth;
} document;

static void *push(void *items, size_t *count, size_t *room, size_t size) {
    void *p; // the list's pointer, whatever it points at
    memcpy(&p, items, sizeof p);
    if (*count == *room) {
        *room = *room ? *room * 2 : 16;
        p = w32t_realloc(p, *room * size);
        memcpy(items, &p, sizeof p);
    }
    void *at = (uint8_t *)p + *count * size;
    memset(at, 0, size);
    ++*count;
    return at;
}
#define NEW(list) push(&(list).items, &(list).count, &(list).room, sizeof *(list).items)

static uint32_t line_of(const document *d) {
    return (uint32_t)XML_GetCurrentLineNumber(d->parser);
}

static void fail_at(document *d, uint32_t line, const char *what, const char *name) {
    if (d->failed) return;
    d->failed = true;
    w32t_fail(d->error, W32T_E_SYNTAX, W32T_NO_OFFSET, "line %u: %s%s%.200s", line, what, name ? ": " : "",
              name ? name : "");
    XML_StopParser(d->parser, XML_FALSE);
}

static const char *attr(const XML_Char **attrs, const char *name) {
    for (size_t i = 0; attrs[i]; i += 2)
        if (strcmp(attrs[i], name) == 0) return attrs[i + 1];
    return NULL;
}

static const char *keep(document *d, const char *s) {
    return s ? w32t_arena_text(&d->arena, s, strlen(s)) : NULL;
}

static bool parse_number(const char *s, uint64_t *out) {
    char *end;
    if (!s) return false;
    while (*s == ' ')
        s++;
    if (*s < '0' || *s > '9') return false;
    *out = strtoull(s, &end, s[0] == '0' && (s[1] | 0x20) == 'x' ? 16 : 10);
    while (*end == ' ')
        end++;
    return *end == 0;
}

static uint64_t number_attr(document *d, const XML_Char **attrs, const char *name, uint64_t otherwise, uint64_t most) {
    const char *s = attr(attrs, name);
    uint64_t v;
    if (!s) return otherwise;
    if (!parse_number(s, &v) || v > most) {
        fail_at(d, line_of(d), "not a number in range", s);
        return otherwise;
    }
    return v;
}

static void start_provider(document *d, const XML_Char **attrs) {
    const char *name = attr(attrs, "name"), *guid = attr(attrs, "guid");
    w32t_guid g;
    if (!name || !guid || !w32t_guid_parse(guid, strlen(guid), &g)) {
        fail_at(d, line_of(d), "a provider without name or GUID", name);
        return;
    }
    building *b = NEW(d->providers);
    b->p = w32t_schema_provider_new(&g, name, d->kind);
    d->now = b;
    d->task = W32T_ANY_TASK;
    d->next_channel = 16;
}

static void start_named(document *d, w32t_schema_list list, const XML_Char **attrs, const char *number,
                        uint64_t otherwise, uint64_t most) {
    const char *name = attr(attrs, "name");
    if (!name) return;
    uint64_t value = number_attr(d, attrs, number, otherwise, most);
    named *n = NEW(d->now->names);
    n->name = keep(d, name);
    n->message = keep(d, attr(attrs, "message"));
    n->value = value;
    n->task = list == W32T_NAMES_OPCODE ? d->task : W32T_ANY_TASK;
    n->list = list;
    n->line = line_of(d);
    if (list == W32T_NAMES_TASK) d->task = (uint32_t)value;
}

static void start_channel(document *d, const XML_Char **attrs) {
    const char *name = attr(attrs, "name"), *chid = attr(attrs, "chid");
    uint64_t value = number_attr(d, attrs, "value", d->next_channel, UINT8_MAX);
    d->next_channel = value < UINT8_MAX ? value + 1 : value;
    if (!name) return;
    named *n = NEW(d->now->names);
    n->name = keep(d, chid ? chid : name);
    n->message = keep(d, name); // shown under its own name
    n->value = value;
    n->task = W32T_ANY_TASK;
    n->list = W32T_NAMES_CHANNEL;
    n->line = line_of(d);
}

static void start_map(document *d, const XML_Char **attrs, bool bits) {
    const char *name = attr(attrs, "name");
    if (!name || !*name) {
        fail_at(d, line_of(d), "a map without a name", NULL);
        return;
    }
    // Of two with one name the first counts.
    d->map = w32t_schema_map_named(d->now->p, name) ? NULL : w32t_schema_add_map(d->now->p, name, bits);
}

static void start_map_entry(document *d, const XML_Char **attrs) {
    uint64_t value = number_attr(d, attrs, "value", 0, UINT64_MAX);
    const char *message = attr(attrs, "message");
    if (!d->map || !message) return;
    map_entry *e = NEW(d->now->entries);
    e->value = value;
    e->message = keep(d, message);
    e->map = d->map;
}

static void extent_attr(document *d, const char *text, uint8_t *kind, uint16_t *constant, const char **name) {
    uint64_t v;
    if (!text || !*text) return;
    if (!parse_number(text, &v))
        *name = w32t_schema_text(d->now->p, text, strlen(text));
    else if (v > UINT16_MAX)
        fail_at(d, line_of(d), "count or length out of range", text);
    else if (v) {
        *kind = W32T_CONSTANT;
        *constant = (uint16_t)v;
    }
}

static void start_data(document *d, const XML_Char **attrs) {
    const char *name = attr(attrs, "name"), *in_text = attr(attrs, "inType"), *out_text = attr(attrs, "outType");
    int in = in_text ? w32t_intype_parse(in_text, strlen(in_text)) : W32T_IN_UNICODE;
    // Plain out-types that say no more than the in-type are all right to be unknown.
    int out = out_text ? w32t_outtype_parse(out_text, strlen(out_text)) : 0;
    if (in < 0) in = W32T_IN_UNKNOWN; // costs the events that use this template, told when they are put together
    w32t_field_list *list = d->struct_depth ? &d->structs[d->struct_depth] : &d->template->fields;
    w32t_schema_field *f =
        w32t_schema_add_field(d->now->p, list, name ? name : "", (unsigned)in, out < 0 ? 0 : (unsigned)out);
    if (!f) {
        fail_at(d, line_of(d), "too many fields", NULL);
        return;
    }
    f->line = line_of(d);
    const char *count = attr(attrs, "count");
    if (count && strcmp(count, "1") != 0) extent_attr(d, count, &f->count_kind, &f->count, &f->count_name);
    extent_attr(d, attr(attrs, "length"), &f->length_kind, &f->length, &f->length_name);
    const char *map = attr(attrs, "map");
    if (map && *map) f->map_name = w32t_schema_text(d->now->p, map, strlen(map));
}

static void start_struct(document *d, const XML_Char **attrs) {
    const char *name = attr(attrs, "name"), *count = attr(attrs, "count");
    w32t_field_list *list = d->struct_depth ? &d->structs[d->struct_depth] : &d->template->fields;
    if (d->struct_depth + 1 >= W32T_STRUCT_DEPTH) {
        fail_at(d, line_of(d), "structs are nested too deep", name);
        return;
    }
    w32t_schema_field *f = w32t_schema_add_field(d->now->p, list, name ? name : "", W32T_IN_STRUCT, 0);
    if (!f) {
        fail_at(d, line_of(d), "too many fields", NULL);
        return;
    }
    f->line = line_of(d);
    if (count && strcmp(count, "1") != 0) extent_attr(d, count, &f->count_kind, &f->count, &f->count_name);
    memset(&d->structs[++d->struct_depth], 0, sizeof d->structs[0]);
}

static void end_struct(document *d) {
    w32t_field_list *outer = d->struct_depth > 1 ? &d->structs[d->struct_depth - 1] : &d->template->fields;
    w32t_schema_set_members(&outer->items[outer->count - 1], &d->structs[d->struct_depth]);
    d->struct_depth--;
}

static void start_event(document *d, const XML_Char **attrs) {
    event_of *e = NEW(d->now->events);
    e->line = line_of(d);
    if (!attr(attrs, "value")) fail_at(d, e->line, "an event without a value", attr(attrs, "symbol"));
    e->id = (uint16_t)number_attr(d, attrs, "value", 0, UINT16_MAX);
    e->version = (uint8_t)number_attr(d, attrs, "version", 0, UINT8_MAX);
    e->template = keep(d, attr(attrs, "template"));
    e->opcode = keep(d, attr(attrs, "opcode"));
    e->task = keep(d, attr(attrs, "task"));
    e->level = keep(d, attr(attrs, "level"));
    e->keywords = keep(d, attr(attrs, "keywords"));
    e->channel = keep(d, attr(attrs, "channel"));
    e->name = keep(d, attr(attrs, "name"));
    e->message = keep(d, attr(attrs, "message"));
}

static void in_provider(document *d, const char *tag, const XML_Char **attrs) {
    if (strcmp(tag, "task") == 0)
        start_named(d, W32T_NAMES_TASK, attrs, "value", 0, UINT16_MAX);
    else if (strcmp(tag, "opcode") == 0)
        start_named(d, W32T_NAMES_OPCODE, attrs, "value", 0, UINT8_MAX);
    else if (strcmp(tag, "keyword") == 0)
        start_named(d, W32T_NAMES_KEYWORD, attrs, "mask", 0, UINT64_MAX);
    else if (strcmp(tag, "level") == 0)
        start_named(d, W32T_NAMES_LEVEL, attrs, "value", 0, UINT8_MAX);
    else if (strcmp(tag, "channel") == 0 || strcmp(tag, "importChannel") == 0)
        start_channel(d, attrs);
    else if (strcmp(tag, "valueMap") == 0 || strcmp(tag, "bitMap") == 0 || strcmp(tag, "patternMap") == 0)
        start_map(d, attrs, tag[0] == 'b');
    else if (strcmp(tag, "map") == 0)
        start_map_entry(d, attrs);
    else if (strcmp(tag, "template") == 0) {
        d->template = NEW(d->now->templates);
        d->template->tid = keep(d, attr(attrs, "tid"));
        d->struct_depth = 0;
    } else if (strcmp(tag, "data") == 0 && d->template)
        start_data(d, attrs);
    else if (strcmp(tag, "struct") == 0 && d->template)
        start_struct(d, attrs);
    else if (strcmp(tag, "event") == 0)
        start_event(d, attrs);
}

static void XMLCALL on_start(void *context, const XML_Char *tag, const XML_Char **attrs) {
    document *d = context;
    if (d->failed) return;
    if (++d->depth > 64) {
        fail_at(d, line_of(d), "elements are nested too deep", tag);
        return;
    }
    const char *colon = strrchr(tag, ':');
    if (colon) tag = colon + 1;
    if (strcmp(tag, "provider") == 0 && attr(attrs, "guid"))
        start_provider(d, attrs);
    else if (strcmp(tag, "string") == 0 && attr(attrs, "id") && attr(attrs, "value")) {
        string_of *s = NEW(d->strings);
        s->id = keep(d, attr(attrs, "id"));
        s->value = keep(d, attr(attrs, "value"));
    } else if (d->now)
        in_provider(d, tag, attrs);
}

static void XMLCALL on_end(void *context, const XML_Char *tag) {
    document *d = context;
    if (d->failed) return;
    d->depth--;
    const char *colon = strrchr(tag, ':');
    if (colon) tag = colon + 1;
    if (strcmp(tag, "provider") == 0)
        d->now = NULL;
    else if (strcmp(tag, "task") == 0)
        d->task = W32T_ANY_TASK;
    else if (strcmp(tag, "template") == 0)
        d->template = NULL;
    else if (strcmp(tag, "struct") == 0 && d->template && d->struct_depth)
        end_struct(d);
    else if (strcmp(tag, "valueMap") == 0 || strcmp(tag, "bitMap") == 0)
        d->map = NULL;
}

static void XMLCALL on_doctype(void *context, const XML_Char *name, const XML_Char *system, const XML_Char *public,
                               int has_subset) {
    (void)system;
    (void)public;
    (void)has_subset;
    document *d = context;
    fail_at(d, line_of(d), "document type declarations are not allowed", name);
}

// ---- putting it together

static int by_id(const void *a, const void *b) {
    return strcmp(((const string_of *)a)->id, ((const string_of *)b)->id);
}

// The text behind "$(string.id)"; the first culture's when there are several. NULL when there is none.
static const char *resolve(const document *d, const char *message) {
    if (!message || strncmp(message, "$(string.", 9) != 0) return NULL;
    size_t n = strlen(message);
    if (n < 11 || message[n - 1] != ')') return NULL;
    size_t lo = 0, hi = d->strings.count;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        int c = strncmp(d->strings.items[mid].id, message + 9, n - 10);
        if (c == 0 && d->strings.items[mid].id[n - 10]) c = 1;
        if (c < 0)
            lo = mid + 1;
        else
            hi = mid;
    }
    if (lo == d->strings.count || strncmp(d->strings.items[lo].id, message + 9, n - 10) != 0 ||
        d->strings.items[lo].id[n - 10])
        return NULL;
    return d->strings.items[lo].value;
}

// Windows shows tasks, opcodes, keywords by their message where they have one, else by name.
static const char *shown(const document *d, const named *n) {
    const char *text = n->list == W32T_NAMES_CHANNEL ? n->message : resolve(d, n->message);
    if (text && *text) return text;
    return strncmp(n->name, "win:", 4) == 0 ? n->name + 4 : n->name;
}

static const named *find_name(const building *b, w32t_schema_list list, const char *name, size_t n, uint32_t task) {
    const named *any = NULL;
    for (size_t i = 0; i < b->names.count; i++) {
        const named *x = &b->names.items[i];
        if (x->list != list || strlen(x->name) != n || memcmp(x->name, name, n) != 0) continue;
        if (x->task == task) return x;
        if (!any || any->task != W32T_ANY_TASK) any = x;
    }
    return any && (any->task == W32T_ANY_TASK || task == W32T_ANY_TASK) ? any : NULL;
}

typedef struct standard {
    const char *name;
    unsigned value;
} standard;

static bool find_standard(const standard *list, size_t count, const char *name, uint8_t *out) {
    for (size_t i = 0; i < count; i++)
        if (strcmp(list[i].name, name) == 0) {
            *out = (uint8_t)list[i].value;
            return true;
        }
    return false;
}

static bool put_opcode(const building *b, const event_of *from, w32t_schema_event *e) {
    static const standard opcodes[] = {{"win:Info", 0},     {"win:Start", 1},    {"win:Stop", 2},
                                       {"win:DC_Start", 3}, {"win:DC_Stop", 4},  {"win:Extension", 5},
                                       {"win:Reply", 6},    {"win:Resume", 7},   {"win:Suspend", 8},
                                       {"win:Send", 9},     {"win:Receive", 240}};
    uint64_t v;
    if (!from->opcode || find_standard(opcodes, sizeof opcodes / sizeof *opcodes, from->opcode, &e->opcode))
        return true;
    const named *n = find_name(b, W32T_NAMES_OPCODE, from->opcode, strlen(from->opcode), e->task);
    if (n)
        e->opcode = (uint8_t)n->value;
    else if (parse_number(from->opcode, &v) && v <= UINT8_MAX)
        e->opcode = (uint8_t)v;
    else
        return false;
    return true;
}

static bool put_level(const building *b, const event_of *from, w32t_schema_event *e) {
    static const standard levels[] = {{"win:LogAlways", 0}, {"win:Always", 0},  {"win:Critical", 1},
                                      {"win:Error", 2},     {"win:Warning", 3}, {"win:Informational", 4},
                                      {"win:Verbose", 5}};
    uint64_t v;
    if (!from->level || find_standard(levels, sizeof levels / sizeof *levels, from->level, &e->level)) return true;
    const named *n = find_name(b, W32T_NAMES_LEVEL, from->level, strlen(from->level), W32T_ANY_TASK);
    if (n)
        e->level = (uint8_t)n->value;
    else if (parse_number(from->level, &v) && v <= UINT8_MAX)
        e->level = (uint8_t)v;
    return true; // levels are in every event's header: an unknown name costs nothing
}

static void put_keywords(const building *b, const char *text, w32t_schema_event *e) {
    while (text && *text) {
        size_t n = strcspn(text, " \t\r\n");
        const named *k = n ? find_name(b, W32T_NAMES_KEYWORD, text, n, W32T_ANY_TASK) : NULL;
        if (k) e->keywords |= k->value;
        text += n;
        text += strspn(text, " \t\r\n");
    }
}

// Remembers what is wrong in the manifest without ending the import.
static void note(document *d, uint32_t line, const char *what, unsigned id, const char *name) {
    if (!d->wrong++)
        snprintf(d->first, sizeof d->first, "line %u: event %u: %s: %.200s", line, id, what, name ? name : "");
}

static void put_event(document *d, building *b, const event_of *from) {
    const template_of *t = NULL;
    for (size_t i = 0; from->template && i < b->templates.count && !t; i++)
        if (b->templates.items[i].tid && strcmp(b->templates.items[i].tid, from->template) == 0)
            t = &b->templates.items[i];
    if (from->template && !t) {
        note(d, from->line, "no such template", from->id, from->template);
        return;
    }
    const named *task =
        from->task ? find_name(b, W32T_NAMES_TASK, from->task, strlen(from->task), W32T_ANY_TASK) : NULL;
    uint64_t v = 0;
    if (from->task && !task && strcmp(from->task, "win:None") != 0 && !parse_number(from->task, &v))
        note(d, from->line, "no such task", from->id, from->task);
    w32t_schema_event *e = w32t_schema_add_event(b->p, from->id, from->version);
    e->line = from->line;
    e->task = (uint16_t)(task ? task->value : v);
    if (!put_opcode(b, from, e)) note(d, from->line, "no such opcode", from->id, from->opcode);
    put_level(b, from, e);
    put_keywords(b, from->keywords, e);
    if (from->channel) {
        const named *c = find_name(b, W32T_NAMES_CHANNEL, from->channel, strlen(from->channel), W32T_ANY_TASK);
        if (c) e->channel = (uint8_t)c->value;
    }
    if (from->name) e->event_name = w32t_schema_text(b->p, from->name, strlen(from->name));
    const char *message = resolve(d, from->message);
    if (message && *message) e->message = w32t_schema_text(b->p, message, strlen(message));
    if (t) w32t_schema_set_fields(e, &t->fields);
}

static void build(document *d, building *b) {
    for (size_t i = 0; i < b->entries.count; i++) {
        const map_entry *e = &b->entries.items[i];
        const char *text = resolve(d, e->message);
        if (!text) text = e->message;
        size_t n = strlen(text);
        while (n && (text[n - 1] == ' ' || text[n - 1] == '\n' || text[n - 1] == '\r'))
            n--;
        w32t_schema_add_entry(b->p, e->map, e->value, text, n);
    }
    for (size_t i = 0; i < b->names.count; i++) {
        const named *n = &b->names.items[i];
        w32t_schema_add_name(b->p, n->list, n->value, n->task, shown(d, n));
    }
    for (size_t i = 0; i < b->events.count; i++)
        put_event(d, b, &b->events.items[i]);
    w32t_error error = {0};
    size_t left_out = w32t_schema_finish_good(b->p, &error);
    if (left_out && !d->wrong) snprintf(d->first, sizeof d->first, "%.500s", error.text);
    d->wrong += left_out;
    d->taken += b->p->event_count;
    w32t_schema_publish(d->set, b->p);
    b->p = NULL;
}

// What is told of a manifest that was taken with faults.
static w32t_status told(document *d) {
    if (!d->wrong) {
        if (d->error) d->error->status = W32T_OK;
        return W32T_OK;
    }
    if (d->wrong == 1)
        w32t_fail(d->error, W32T_E_SYNTAX, W32T_NO_OFFSET, "%s", d->first);
    else
        w32t_fail(d->error, W32T_E_SYNTAX, W32T_NO_OFFSET, "%s (and %zu more like it)", d->first, d->wrong - 1);
    return d->taken ? W32T_OK : W32T_E_SYNTAX;
}

static void free_document(document *d) {
    for (size_t i = 0; i < d->providers.count; i++) {
        building *b = &d->providers.items[i];
        w32t_schema_provider_free(b->p);
        free(b->names.items);
        free(b->entries.items);
        free(b->templates.items);
        free(b->events.items);
    }
    free(d->providers.items);
    free(d->strings.items);
    w32t_arena_free(&d->arena);
    if (d->parser) XML_ParserFree(d->parser);
}

static w32t_status parse(document *d, w32t_span xml) {
    size_t at = 0;
    while (at < xml.n || at == 0) {
        size_t n = xml.n - at > 1 << 20 ? 1 << 20 : xml.n - at;
        bool last = at + n == xml.n;
        if (XML_Parse(d->parser, (const char *)xml.p + at, (int)n, last) != XML_STATUS_OK) {
            if (d->failed) return W32T_E_SYNTAX;
            return w32t_fail(d->error, W32T_E_SYNTAX, W32T_NO_OFFSET, "line %lu, column %lu: not well-formed XML: %s",
                             (unsigned long)XML_GetCurrentLineNumber(d->parser),
                             (unsigned long)XML_GetCurrentColumnNumber(d->parser),
                             XML_ErrorString(XML_GetErrorCode(d->parser)));
        }
        at += n;
        if (last) break;
    }
    return d->failed ? W32T_E_SYNTAX : W32T_OK;
}

w32t_status w32t_manifest_xml(w32t_schema_set *set, w32t_span xml, w32t_schema_kind kind, w32t_error *error) {
    document d = {.set = set, .kind = kind, .error = error};
    d.parser = XML_ParserCreate(NULL);
    if (!d.parser) return w32t_fail(error, W32T_E_MEMORY, W32T_NO_OFFSET, "no memory for the XML parser");
    XML_SetUserData(d.parser, &d);
    XML_SetElementHandler(d.parser, on_start, on_end);
    XML_SetStartDoctypeDeclHandler(d.parser, on_doctype);
    w32t_status st = parse(&d, xml);
    if (st == W32T_OK && !d.providers.count)
        st = w32t_fail(error, W32T_E_FORMAT, W32T_NO_OFFSET, "no provider in this manifest");
    if (st == W32T_OK && d.strings.count) qsort(d.strings.items, d.strings.count, sizeof *d.strings.items, by_id);
    for (size_t i = 0; st == W32T_OK && i < d.providers.count; i++)
        build(&d, &d.providers.items[i]);
    if (st == W32T_OK) st = told(&d);
    free_document(&d);
    return st;
}

#else
w32t_status w32t_manifest_xml(w32t_schema_set *set, w32t_span xml, w32t_schema_kind kind, w32t_error *error) {
    (void)set;
    (void)xml;
    (void)kind;
    return w32t_fail(error, W32T_E_UNSUPPORTED, W32T_NO_OFFSET,
                     "this build has no XML parser, so it cannot read manifests");
}
#endif
