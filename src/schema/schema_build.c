// SPDX-License-Identifier: Apache-2.0
// Builds providers: collects what an importer says, then resolves references between fields, works out how each field
// is read (schema_types.c) and makes the shown names.
#include "schema/schema_build.h"
#include "schema/schema_types.h"

#include <stdio.h>
#include <stdlib.h>

w32t_schema_provider *w32t_schema_provider_new(const w32t_guid *guid, const char *name, w32t_schema_kind kind) {
    w32t_schema_provider *p = w32t_alloc(sizeof *p);
    p->guid = *guid;
    p->kind = (uint8_t)kind;
    p->name = name ? w32t_schema_text(p, name, strlen(name)) : NULL;
    return p;
}

void w32t_schema_provider_free(w32t_schema_provider *p) {
    if (!p) return;
    for (int i = 0; i < W32T_NAMES_COUNT; i++)
        free(p->names[i].items);
    free(p->maps);
    free(p->events);
    w32t_arena_free(&p->arena);
    free(p);
}

char *w32t_schema_text(w32t_schema_provider *p, const char *s, size_t n) {
    return w32t_arena_text(&p->arena, s, n);
}

void w32t_schema_add_name(w32t_schema_provider *p, w32t_schema_list list, uint64_t value, uint32_t task,
                          const char *name) {
    if (p->names[list].count == p->names[list].room) {
        p->names[list].room = p->names[list].room ? p->names[list].room * 2 : 16;
        p->names[list].items = w32t_realloc(p->names[list].items, p->names[list].room * sizeof *p->names[list].items);
    }
    w32t_schema_name *n = &p->names[list].items[p->names[list].count++];
    n->value = value;
    n->task = task;
    n->text = w32t_schema_text(p, name, strlen(name));
}

w32t_map *w32t_schema_map_named(const w32t_schema_provider *p, const char *name) {
    for (size_t i = 0; i < p->map_count; i++)
        if (strcmp(p->maps[i]->name, name) == 0) return p->maps[i];
    return NULL;
}

w32t_map *w32t_schema_add_map(w32t_schema_provider *p, const char *name, bool bits) {
    if (p->map_count == p->map_room) {
        p->map_room = p->map_room ? p->map_room * 2 : 16;
        p->maps = w32t_realloc(p->maps, p->map_room * sizeof *p->maps);
    }
    w32t_map *m = w32t_arena_zalloc(&p->arena, sizeof *m);
    m->name = w32t_schema_text(p, name, strlen(name));
    m->bits = bits;
    p->maps[p->map_count++] = m;
    return m;
}

void w32t_schema_add_entry(w32t_schema_provider *p, w32t_map *map, uint64_t value, const char *text, size_t n) {
    // Room doubles at powers of two, so the count alone says when to grow.
    struct w32t_map_entry *entries = (struct w32t_map_entry *)map->entries;
    if ((map->count & (map->count - 1)) == 0) {
        struct w32t_map_entry *more = w32t_arena_zalloc(&p->arena, (map->count ? map->count * 2 : 1) * sizeof *more);
        if (map->count) memcpy(more, entries, map->count * sizeof *more);
        map->entries = entries = more;
    }
    uint32_t at = map->count;
    while (at > 0 && entries[at - 1].value > value)
        at--;
    if (at > 0 && entries[at - 1].value == value) return;
    memmove(entries + at + 1, entries + at, (map->count - at) * sizeof *entries);
    entries[at].value = value;
    entries[at].text = w32t_schema_text(p, text, n);
    map->count++;
}

w32t_schema_event *w32t_schema_add_event(w32t_schema_provider *p, uint16_t id, uint8_t version) {
    if (p->event_count == p->event_room) {
        p->event_room = p->event_room ? p->event_room * 2 : 64;
        p->events = w32t_realloc(p->events, p->event_room * sizeof *p->events);
    }
    w32t_schema_event *e = w32t_arena_zalloc(&p->arena, sizeof *e);
    e->guid = p->guid;
    e->id = id;
    e->version = version;
    e->kind = p->kind;
    p->events[p->event_count++] = e;
    return e;
}

w32t_schema_field *w32t_schema_add_field(w32t_schema_provider *p, w32t_field_list *list, const char *name, unsigned in,
                                         unsigned out) {
    if (list->count == list->room) {
        if (list->count >= UINT16_MAX / 2) return NULL;
        size_t room = list->room ? list->room * 2 : 8;
        w32t_schema_field *items = w32t_arena_alloc(&p->arena, room * sizeof *items);
        if (list->count) memcpy(items, list->items, list->count * sizeof *items);
        list->items = items;
        list->room = room;
    }
    w32t_schema_field *f = &list->items[list->count++];
    memset(f, 0, sizeof *f);
    char number[24];
    if (!*name) snprintf(number, sizeof number, "field%zu", list->count); // nameless ones can still be told apart
    name = *name ? name : number;
    f->name = w32t_schema_text(p, name, strlen(name));
    f->in = (uint16_t)in;
    f->out = (uint16_t)out;
    return f;
}

void w32t_schema_set_fields(w32t_schema_event *event, const w32t_field_list *list) {
    event->fields = list->items;
    event->field_count = (uint16_t)list->count;
}

void w32t_schema_set_members(w32t_schema_field *field, const w32t_field_list *list) {
    field->in = W32T_IN_STRUCT;
    field->members = list->items;
    field->member_count = (uint16_t)list->count;
}

// ---- finishing

typedef struct scope { // fields that a later one may refer to: this list up to here, then the enclosing ones
    const struct scope *outer;
    w32t_schema_field *fields;
    size_t count;
} scope;

typedef struct finisher {
    w32t_schema_provider *p;
    w32t_schema_event *event;
    w32t_error *error;
    bool varies;
    uint32_t size32, size64, least;
} finisher;

static w32t_status refuse(finisher *f, const w32t_schema_field *field, const char *what, const char *name) {
    char where[32] = "";
    if (field->line) snprintf(where, sizeof where, "line %u: ", field->line);
    return w32t_fail(f->error, W32T_E_SYNTAX, W32T_NO_OFFSET, "%sevent %u version %u, field %s: %s %s", where,
                     f->event->id, f->event->version, field->name, what, name ? name : "");
}

static w32t_status resolve(finisher *f, const scope *s, const w32t_schema_field *field, const char *name,
                           uint16_t *slot) {
    for (; s; s = s->outer)
        for (size_t i = s->count; i-- > 0;) {
            w32t_schema_field *to = &s->fields[i];
            if (strcmp(to->name, name) != 0) continue;
            if (!w32t_field_is_number(to)) return refuse(f, field, "refers to a field that is no number:", name);
            if (!to->slot) {
                if (f->event->slot_count >= W32T_SLOTS)
                    return refuse(f, field, "too many fields are referred to, at", name);
                to->slot = (uint8_t)++f->event->slot_count;
            }
            *slot = (uint16_t)(to->slot - 1);
            return W32T_OK;
        }
    return refuse(f, field, "refers to a field that does not come before it:", name);
}

static w32t_status finish_fields(finisher *f, const scope *outer, w32t_schema_field *fields, size_t count,
                                 unsigned depth);

static w32t_status finish_field(finisher *f, const scope *here, w32t_schema_field *field, unsigned depth) {
    w32t_status st;
    if (field->map_name && !field->map) {
        field->map = w32t_schema_map_named(f->p, field->map_name);
        if (!field->map) return refuse(f, field, "no map", field->map_name);
    }
    if (field->count_name && (st = resolve(f, here, field, field->count_name, &field->count)) != W32T_OK) return st;
    if (field->length_name && (st = resolve(f, here, field, field->length_name, &field->length)) != W32T_OK) return st;
    if (field->count_name) field->count_kind = W32T_BY_FIELD;
    if (field->length_name) field->length_kind = W32T_BY_FIELD;
    if (!w32t_field_plan(field)) return refuse(f, field, "in-type not known:", w32t_intype_name(field->in));
    field->depth = (uint8_t)depth;
    if (field->in == W32T_IN_STRUCT) {
        if (!field->member_count) return refuse(f, field, "a struct without members", NULL);
        if (depth + 1 >= W32T_STRUCT_DEPTH) return refuse(f, field, "structs are nested too deep", NULL);
        bool varies = f->varies;
        uint32_t size32 = f->size32, size64 = f->size64, least = f->least;
        f->varies = false;
        f->size32 = f->size64 = f->least = 0;
        st = finish_fields(f, here, (w32t_schema_field *)field->members, field->member_count, depth + 1);
        if (st != W32T_OK) return st;
        uint32_t times = field->count_kind == W32T_ONE ? 1 : field->count_kind == W32T_CONSTANT ? field->count : 0;
        f->varies |= varies || field->count_kind > W32T_CONSTANT;
        // Saturating: a size beyond any payload only means "does not fit".
        uint64_t a = size32 + (uint64_t)f->size32 * times, b = size64 + (uint64_t)f->size64 * times,
                 c = least + (uint64_t)f->least * times;
        f->size32 = a > UINT32_MAX / 2 ? UINT32_MAX / 2 : (uint32_t)a;
        f->size64 = b > UINT32_MAX / 2 ? UINT32_MAX / 2 : (uint32_t)b;
        f->least = c > UINT32_MAX / 2 ? UINT32_MAX / 2 : (uint32_t)c;
        return W32T_OK;
    }
    uint32_t w32 = w32t_field_fixed_size(field, 4), w64 = w32t_field_fixed_size(field, 8);
    uint32_t times = field->count_kind == W32T_ONE ? 1 : field->count_kind == W32T_CONSTANT ? field->count : 0;
    if (!w32 || field->count_kind > W32T_CONSTANT) f->varies = true;
    f->size32 += w32 * times;
    f->size64 += w64 * times;
    f->least += w32 * times;
    return W32T_OK;
}

static w32t_status finish_fields(finisher *f, const scope *outer, w32t_schema_field *fields, size_t count,
                                 unsigned depth) {
    scope here = {outer, fields, 0};
    for (size_t i = 0; i < count; i++) {
        here.count = i;
        w32t_status st = finish_field(f, &here, &fields[i], depth);
        if (st != W32T_OK) return st;
        if (f->size32 > UINT32_MAX / 4) return refuse(f, &fields[i], "the payload would be too large", NULL);
    }
    return W32T_OK;
}

static const char *shown_name(w32t_schema_provider *p, const w32t_schema_event *e) {
    if (e->event_name) return e->event_name;
    char text[160];
    if (!e->task_name) {
        int n = snprintf(text, sizeof text, "EventID(%u)", e->id);
        return w32t_schema_text(p, text, (size_t)n);
    }
    if (!e->opcode_name && e->classic == 1 && e->opcode) { // its class's events differ by the number alone
        int n = snprintf(text, sizeof text, "%.120s/Opcode(%u)", e->task_name, e->opcode);
        return w32t_schema_text(p, text, (size_t)n);
    }
    if (!e->opcode_name || (e->opcode == 0 && e->classic != 1)) return e->task_name;
    size_t a = strlen(e->task_name), b = strlen(e->opcode_name);
    char *name = w32t_arena_alloc(&p->arena, a + b + 2);
    memcpy(name, e->task_name, a);
    name[a] = '/';
    memcpy(name + a + 1, e->opcode_name, b + 1);
    return name;
}

static void make_names(w32t_schema_provider *p, w32t_schema_event *e) {
    if (e->classic == 2) { // WPP: what the message does not say has no standard name
        e->name = shown_name(p, e);
        return;
    }
    if (!e->task_name && e->task) e->task_name = w32t_schema_task_name(p, e->task);
    if (!e->opcode_name) e->opcode_name = w32t_schema_opcode_name(p, e->task, e->opcode);
    if (!e->channel_name) e->channel_name = w32t_schema_channel_name(p, e->channel);
    if (!e->keyword_names) {
        e->keyword_names = w32t_schema_keyword_names(p, e->keywords, &p->arena);
        e->unnamed_keywords = UINT64_MAX;
        for (size_t i = 0; i < p->names[W32T_NAMES_KEYWORD].count; i++)
            e->unnamed_keywords &= ~p->names[W32T_NAMES_KEYWORD].items[i].value;
    }
    e->name = shown_name(p, e);
}

#define MESSAGE_MOST 8192u // it is copied for each event, and may come from a hostile file

// Control characters are blanks, as they are when the text is written down.
static const char *past_separators(const char *s) {
    for (;;) {
        size_t n = 0;
        while ((s[n] && (uint8_t)s[n] <= ' ') || s[n] == ';' || s[n] == ',')
            n++;
        if (!n && s[0] == '%' && s[1] && strchr("nrtb", s[1])) n = 2;
        if (!n) return s;
        s += n;
    }
}

// Whether a message is nothing but "Name=%1; Other=%2 …", as those of the .NET runtime are: the fields say that
// already, and rendering it for each event is a third of what printing a trace costs.
static bool lists_fields(const char *s) {
    for (s = past_separators(s); *s; s = past_separators(s)) {
        size_t name = strcspn(s, " =%;,\r\n\t"), digits;
        if (!name || s[name] != '=' || s[name + 1] != '%') return false;
        digits = strspn(s + name + 2, "0123456789");
        if (!digits) return false;
        s += name + 2 + digits;
    }
    return true;
}

static w32t_status finish_event(w32t_schema_provider *p, size_t i, w32t_error *error) {
    w32t_schema_event *e = p->events[i];
    finisher f = {p, e, error, false, 0, 0, 0};
    e->provider = p;
    // Events that share one template share its fields: they are finished once (slot numbers are the template's).
    bool done = false;
    for (size_t j = i; j-- > 0 && i - j < 64 && !done;)
        if (p->events[j]->fields == e->fields && e->field_count == p->events[j]->field_count) {
            e->slot_count = p->events[j]->slot_count;
            e->fixed32 = p->events[j]->fixed32;
            e->fixed64 = p->events[j]->fixed64;
            e->least = p->events[j]->least;
            done = true;
        }
    if (!done) {
        w32t_status st = finish_fields(&f, NULL, (w32t_schema_field *)e->fields, e->field_count, 0);
        if (st != W32T_OK) return st;
        e->least = f.least;
        e->fixed32 = f.varies ? 0 : f.size32;
        e->fixed64 = f.varies ? 0 : f.size64;
    }
    make_names(p, e);
    if (e->message && (strlen(e->message) > MESSAGE_MOST || lists_fields(e->message))) e->message = NULL;
    return W32T_OK;
}

w32t_status w32t_schema_finish(w32t_schema_provider *p, w32t_error *error) {
    for (size_t i = 0; i < p->event_count; i++) {
        w32t_status st = finish_event(p, i, error);
        if (st != W32T_OK) return st;
    }
    return W32T_OK;
}

size_t w32t_schema_finish_good(w32t_schema_provider *p, w32t_error *error) {
    size_t all = p->event_count, good = 0;
    for (size_t i = 0; i < all; i++) {
        w32t_schema_event *e = p->events[i];
        p->events[good] = e; // so that templates are looked for among the good ones
        if (finish_event(p, good, good == i ? error : NULL) == W32T_OK) good++;
    }
    p->event_count = good;
    return all - good;
}
