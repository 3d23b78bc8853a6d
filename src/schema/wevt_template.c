// SPDX-License-Identifier: Apache-2.0
// WEVT_TEMPLATE resources: the compiled form of an instrumentation manifest inside a provider's DLL. Layout after the
// public documentation of libfwevt (docs/formats/manifest.md): a CRIM header with providers, each a WEVT block that
// points at lists of channels, keywords, levels, opcodes, tasks, maps, templates and events. All offsets are from the
// start of the resource. A provider's name is not in it; the pack's is taken where it knows the GUID.
#include "schema/importers.h"
#include "base/hash.h"
#include "base/utf.h"

#include <stdio.h>

#define PROVIDERS_MOST 4096
#define EVENTS_MOST    65536
#define NAME_MOST      512 // bytes

typedef struct wevt {
    w32t_span crim;
    w32t_schema_provider *p;
    w32t_message_text message;
    void *context;
    w32t_error *error;
    w32t_table templates; // already read: offset → w32t_field_list in the provider's arena
    size_t budget;        // items that may still be made: templates may overlap in a hostile file
} wevt;

static w32t_status wrong(const wevt *w, uint32_t at, const char *what) {
    return w32t_fail(w->error, W32T_E_DAMAGED, at, "WEVT_TEMPLATE: %s", what);
}

static bool is(w32t_span s, uint32_t at, const char *signature) {
    return w32t_span_has(s, at, 8) && memcmp(s.p + at, signature, 4) == 0;
}

// Size u32 (itself included), then UTF-16 with a terminator.
static const char *name_at(const wevt *w, uint32_t at) {
    if (!at || at == UINT32_MAX) return NULL;
    uint32_t size = w32t_span_u32(w->crim, at);
    w32t_span s = size >= 6 ? w32t_span_sub(w->crim, (size_t)at + 4, size - 4) : (w32t_span){NULL, 0};
    if (!s.p) return NULL;
    w32t_cursor c = w32t_cursor_of(s);
    s = w32t_take_utf16z(&c, NULL);
    if (s.n > NAME_MOST) s.n = NAME_MOST; // names may overlap in a hostile file
    return w32t_utf16_text(&w->p->arena, s, NULL);
}

static const char *shown_name(const wevt *w, uint32_t message, uint32_t at) {
    const char *text = message != UINT32_MAX && w->message ? w->message(w->context, message) : NULL;
    if (text && *text) return text;
    text = name_at(w, at);
    return text && strncmp(text, "win:", 4) == 0 ? text + 4 : text;
}

// How many entries of that size fit behind a list's header; damage cuts the list, not the import.
static uint32_t entries(const wevt *w, uint32_t at, uint32_t header, uint32_t size) {
    uint32_t count = w32t_span_u32(w->crim, (size_t)at + 8);
    size_t room = w32t_span_from(w->crim, (size_t)at + header).n / size;
    return count < room ? count : (uint32_t)room;
}

static void read_names(wevt *w, uint32_t at, w32t_schema_list list) {
    uint32_t size = list == W32T_NAMES_KEYWORD || list == W32T_NAMES_CHANNEL ? 16 : list == W32T_NAMES_TASK ? 28 : 12;
    uint32_t n = entries(w, at, 12, size);
    for (uint32_t i = 0; i < n; i++) {
        const uint8_t *p = w->crim.p + at + 12 + (size_t)i * size;
        uint64_t value = w32t_le32(p);
        uint32_t task = W32T_ANY_TASK, message = w32t_le32(p + 4), name = w32t_le32(p + 8);
        if (list == W32T_NAMES_KEYWORD) {
            value = w32t_le64(p);
            message = w32t_le32(p + 8);
            name = w32t_le32(p + 12);
        } else if (list == W32T_NAMES_CHANNEL) {
            name = w32t_le32(p + 4);
            message = UINT32_MAX; // shown under its own name
        } else if (list == W32T_NAMES_TASK)
            name = w32t_le32(p + 24);
        else if (list == W32T_NAMES_OPCODE && value > UINT8_MAX) { // opcode << 16 | task
            task = (uint32_t)value & UINT16_MAX ? (uint32_t)value & UINT16_MAX : W32T_ANY_TASK;
            value = value >> 16 & UINT8_MAX;
        }
        uint64_t most = list == W32T_NAMES_KEYWORD ? UINT64_MAX : list == W32T_NAMES_TASK ? UINT16_MAX : UINT8_MAX;
        const char *text = value <= most ? shown_name(w, message, name) : NULL;
        if (text) w32t_schema_add_name(w->p, list, value, task, text);
    }
}

// The map that a field points at, made on first use; NULL where its names are not known.
static const w32t_map *map_at(wevt *w, uint32_t at) {
    bool bits = is(w->crim, at, "BMAP");
    if (!w->message || (!bits && !is(w->crim, at, "VMAP"))) return NULL;
    const char *own = name_at(w, w32t_span_u32(w->crim, (size_t)at + 8));
    char name[160];
    snprintf(name, sizeof name, "%.100s@%x", own ? own : "map", at); // names may repeat, offsets do not
    w32t_map *map = w32t_schema_map_named(w->p, name);
    if (map) return map;
    uint32_t count = w32t_span_u32(w->crim, (size_t)at + 12);
    size_t room = w32t_span_from(w->crim, (size_t)at + 16).n / 8;
    if (count > room) count = (uint32_t)room;
    if (count > UINT16_MAX) count = UINT16_MAX;
    map = w32t_schema_add_map(w->p, name, bits);
    for (uint32_t i = 0; i < count; i++) {
        const uint8_t *p = w->crim.p + at + 16 + (size_t)i * 8;
        const char *text = w->message(w->context, w32t_le32(p + 4));
        if (!text) continue;
        size_t n = strlen(text);
        while (n && (text[n - 1] == '\n' || text[n - 1] == '\r' || text[n - 1] == ' '))
            n--;
        w32t_schema_add_entry(w->p, map, w32t_le32(p), text, n);
    }
    return map;
}

typedef struct items { // a template's descriptors
    uint32_t at, count;
} items;

static bool add_items(wevt *w, items *t, w32t_field_list *list, uint32_t first, uint32_t count, unsigned depth);

// The same flags as TDH's EVENT_PROPERTY_INFO: 1 struct, 2 length by item, 4 count by item, 0x10 and 0x20 fixed ones.
static bool add_item(wevt *w, items *t, w32t_field_list *list, uint32_t index, unsigned depth) {
    if (index >= t->count || !w->budget) return false;
    w->budget--;
    const uint8_t *p = w->crim.p + t->at + (size_t)index * 20;
    uint32_t flags = w32t_le32(p), count = w32t_le16(p + 12), length = w32t_le16(p + 14);
    const char *name = name_at(w, w32t_le32(p + 16));
    w32t_schema_field *f = w32t_schema_add_field(w->p, list, name ? name : "", p[4], p[5]);
    if (!f) return false;
    if (flags & 4) {
        f->count_name = count < t->count ? name_at(w, w32t_le32(w->crim.p + t->at + (size_t)count * 20 + 16)) : NULL;
        if (!f->count_name || !*f->count_name) return false;
    } else if (flags & 0x20 || count > 1) {
        f->count_kind = W32T_CONSTANT;
        f->count = (uint16_t)count;
    }
    if (flags & 1) {
        w32t_field_list members = {0};
        if (depth + 1 >= W32T_STRUCT_DEPTH || !add_items(w, t, &members, w32t_le16(p + 4), w32t_le16(p + 6), depth + 1))
            return false;
        w32t_schema_set_members(f, &members);
        return true;
    }
    if (flags & 2) {
        f->length_name = length < t->count ? name_at(w, w32t_le32(w->crim.p + t->at + (size_t)length * 20 + 16)) : NULL;
        if (!f->length_name || !*f->length_name) return false;
    } else if (length && (f->in == W32T_IN_UNICODE || f->in == W32T_IN_ANSI || f->in == W32T_IN_BINARY)) {
        f->length_kind = W32T_CONSTANT;
        f->length = (uint16_t)length;
    }
    if (w32t_le32(p + 8)) f->map = map_at(w, w32t_le32(p + 8));
    return true;
}

static bool add_items(wevt *w, items *t, w32t_field_list *list, uint32_t first, uint32_t count, unsigned depth) {
    for (uint32_t i = 0; i < count; i++)
        if (!add_item(w, t, list, first + i, depth)) return false;
    return true;
}

static w32t_status read_template(wevt *w, uint32_t at, w32t_field_list *out) {
    const w32t_field_list *before = w32t_table_get(&w->templates, at);
    if (before) {
        *out = *before;
        return W32T_OK;
    }
    memset(out, 0, sizeof *out);
    if (!is(w->crim, at, "TEMP") || !w32t_span_has(w->crim, at, 40))
        return wrong(w, at, "an event points at a template that is none");
    items t = {w32t_span_u32(w->crim, (size_t)at + 16), w32t_span_u32(w->crim, (size_t)at + 8)};
    if (t.count && !w32t_span_has(w->crim, t.at, (size_t)t.count * 20))
        return wrong(w, at, "a template's items lie outside the resource");
    // Members of structs stand behind the outermost items; their first index says how many those are.
    uint32_t outer = t.count;
    for (uint32_t i = 0; i < outer; i++) {
        const uint8_t *p = w->crim.p + t.at + (size_t)i * 20;
        if (w32t_le32(p) & 1 && w32t_le16(p + 4) < outer && w32t_le16(p + 4) > i) outer = w32t_le16(p + 4);
    }
    if (!add_items(w, &t, out, 0, outer, 0)) return wrong(w, at, "a template's items refer to each other wrongly");
    w32t_table_put(&w->templates, at, w32t_arena_copy(&w->p->arena, out, sizeof *out));
    return W32T_OK;
}

static w32t_status read_events(wevt *w, uint32_t at) {
    uint32_t n = entries(w, at, 16, 48);
    if (n > EVENTS_MOST) n = EVENTS_MOST;
    for (uint32_t i = 0; i < n; i++) {
        const uint8_t *p = w->crim.p + at + 16 + (size_t)i * 48;
        w32t_field_list fields = {0};
        uint32_t template = w32t_le32(p + 20);
        if (template) {
            w32t_status st = read_template(w, template, &fields);
            if (st != W32T_OK) return st;
        }
        w32t_schema_event *e = w32t_schema_add_event(w->p, w32t_le16(p), p[2]);
        e->channel = p[3];
        e->level = p[4];
        e->opcode = p[5];
        e->task = w32t_le16(p + 6);
        e->keywords = w32t_le64(p + 8) & 0xFFFFFFFFFFFFu;
        w32t_schema_set_fields(e, &fields);
    }
    return W32T_OK;
}

static w32t_status read_provider(wevt *w, w32t_schema_set *set, w32t_schema_kind kind, const w32t_guid *guid,
                                 uint32_t at) {
    static const struct {
        const char *signature;
        w32t_schema_list list;
    } lists[] = {{"CHAN", W32T_NAMES_CHANNEL},
                 {"KEYW", W32T_NAMES_KEYWORD},
                 {"LEVL", W32T_NAMES_LEVEL},
                 {"OPCO", W32T_NAMES_OPCODE},
                 {"TASK", W32T_NAMES_TASK}};
    if (!is(w->crim, at, "WEVT")) return wrong(w, at, "a provider without its block");
    const w32t_schema_provider *known = w32t_schema_find_provider(NULL, guid);
    w->p = w32t_schema_provider_new(guid, known ? known->name : NULL, kind);
    uint32_t count = w32t_span_u32(w->crim, (size_t)at + 12);
    size_t room = w32t_span_from(w->crim, (size_t)at + 20).n / 8;
    w32t_status st = W32T_OK;
    for (uint32_t i = 0; i < count && i < room && st == W32T_OK; i++) {
        uint32_t list = w32t_le32(w->crim.p + at + 20 + (size_t)i * 8);
        for (size_t k = 0; k < sizeof lists / sizeof *lists; k++)
            if (is(w->crim, list, lists[k].signature) && w32t_span_has(w->crim, list, 12))
                read_names(w, list, lists[k].list);
    }
    for (uint32_t i = 0; i < count && i < room && st == W32T_OK; i++) {
        uint32_t list = w32t_le32(w->crim.p + at + 20 + (size_t)i * 8);
        if (is(w->crim, list, "EVNT") && w32t_span_has(w->crim, list, 16)) st = read_events(w, list);
    }
    if (st == W32T_OK) st = w32t_schema_finish(w->p, w->error);
    if (st == W32T_OK)
        w32t_schema_publish(set, w->p);
    else
        w32t_schema_provider_free(w->p);
    w->p = NULL;
    w32t_table_free(&w->templates);
    memset(&w->templates, 0, sizeof w->templates);
    return st;
}

w32t_status w32t_wevt_template(w32t_schema_set *set, w32t_span resource, w32t_schema_kind kind,
                               w32t_message_text message, void *context, w32t_error *error) {
    wevt w = {.crim = resource, .message = message, .context = context, .error = error, .budget = resource.n / 8};
    if (!is(resource, 0, "CRIM") || resource.n < 16)
        return w32t_fail(error, W32T_E_FORMAT, 0, "not a WEVT_TEMPLATE resource");
    uint32_t count = w32t_span_u32(resource, 12);
    if (count > PROVIDERS_MOST || !w32t_span_has(resource, 16, (size_t)count * 20))
        return wrong(&w, 12, "more providers than there is room for");
    w32t_status st = count ? W32T_OK : wrong(&w, 12, "no provider in it");
    for (uint32_t i = 0; i < count && st == W32T_OK; i++) {
        w32t_guid guid = w32t_guid_load(resource.p + 16 + (size_t)i * 20);
        st = read_provider(&w, set, kind, &guid, w32t_le32(resource.p + 16 + (size_t)i * 20 + 16));
    }
    return st;
}
