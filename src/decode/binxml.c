// SPDX-License-Identifier: Apache-2.0
// The decoder of event-log records: header values from <System>, fields from <EventData> or <UserData>.
#include "base/guid.h"
#include "base/utf.h"
#include "base/wintime.h"
#include "decode/binxml_message.h"
#include "decode/decode.h"
#include "schema/schema.h"

#include <stdio.h>

static bool open_event(w32t_event *e, w32t_bx_context *c, w32t_bx_bound *b, w32t_bx_val *space) {
    *c = (w32t_bx_context){.chunk = e->native, .arena = e->arena};
    uint32_t at = (uint32_t)(e->payload - c->chunk->bytes);
    return w32t_bx_bind(c, at, at + e->payload_size, b, space);
}

static w32t_bx_val from_value(const w32t_bx_bound *b, const w32t_bx_from *f) {
    if (f->kind == 1 && f->index < b->count) return b->vals[f->index];
    if (f->kind == 2) return (w32t_bx_val){f->text.p, (uint32_t)f->text.n, W32T_BX_STRING};
    return (w32t_bx_val){(const uint8_t *)"", 0, W32T_BX_NULL};
}

static bool number(const w32t_bx_bound *b, w32t_bx_sys which, uint64_t *out) {
    const w32t_bx_from *f = &b->program->sys[which];
    if (!f->kind) return false;
    w32t_bx_val v = from_value(b, f);
    return w32t_bx_value_u64(&v, out);
}

// *for_good is cleared when the text lives no longer than the event.
static const char *text(w32t_event *e, const w32t_bx_bound *b, w32t_bx_sys which, bool *for_good) {
    const w32t_bx_from *f = &b->program->sys[which];
    if (!f->kind) return NULL;
    w32t_bx_val v = from_value(b, f);
    if (v.type != W32T_BX_STRING) return NULL;
    w32t_span s = w32t_bx_trim(w32t_span_of(v.p, v.n));
    if (!s.n) return NULL;
    const char *known = w32t_bx_intern_for_good(e->native, s);
    if (known) return known;
    *for_good = false;
    return w32t_utf16_text(e->arena, s, NULL);
}

static bool guid(const w32t_bx_bound *b, w32t_bx_sys which, w32t_guid *out) {
    const w32t_bx_from *f = &b->program->sys[which];
    if (!f->kind) return false;
    w32t_bx_val v = from_value(b, f);
    if (v.type == W32T_BX_GUID && v.n == 16) {
        *out = w32t_guid_load(v.p);
        return true;
    }
    if (v.type != W32T_BX_STRING || v.n < 72 || v.n > 80) return false;
    char narrow[40];
    size_t n = 0;
    for (; n < v.n / 2 && n < sizeof narrow; n++)
        narrow[n] = v.p[2 * n + 1] ? '?' : (char)v.p[2 * n];
    while (n && narrow[n - 1] == 0)
        n--;
    return w32t_guid_parse(narrow, n, out);
}

// "S-1-5-…" as bytes, for records whose values are all text.
static void user_of_text(w32t_event *e, w32t_bx_val v) {
    char narrow[200];
    size_t n = 0;
    for (; n < v.n / 2 && n + 1 < sizeof narrow; n++)
        narrow[n] = v.p[2 * n + 1] ? '?' : (char)v.p[2 * n];
    narrow[n] = 0;
    unsigned long long authority;
    unsigned revision;
    int used = 0;
    if (sscanf(narrow, "S-%u-%llu%n", &revision, &authority, &used) != 2) return;
    uint8_t *sid = w32t_arena_zalloc(e->arena, 8 + 15 * 4);
    sid[0] = (uint8_t)revision;
    for (unsigned i = 0; i < 6; i++)
        sid[2 + i] = (uint8_t)(authority >> (40 - 8 * i));
    const char *s = narrow + used;
    unsigned sub;
    while (sid[1] < 15 && sscanf(s, "-%u%n", &sub, &used) == 1) {
        w32t_put32(sid + 8 + 4 * sid[1]++, sub);
        s += used;
    }
    if (*s) return;
    e->user = sid;
    e->user_size = 8u + 4u * sid[1];
    e->has |= W32T_HAS_USER;
}

static void user(w32t_event *e, const w32t_bx_bound *b) {
    const w32t_bx_from *f = &b->program->sys[W32T_SYS_USER];
    if (!f->kind) return;
    w32t_bx_val v = from_value(b, f);
    if (v.type == W32T_BX_STRING && v.n) user_of_text(e, v);
    if (v.type != W32T_BX_SID || v.n < 8) return;
    e->user = v.p;
    e->user_size = v.n;
    e->has |= W32T_HAS_USER;
}

static const char *level_name(uint8_t level) {
    static const char *const names[] = {"Information", "Critical", "Error", "Warning", "Information", "Verbose"};
    return level < sizeof names / sizeof *names ? names[level] : NULL;
}

static void header(w32t_event *e, const w32t_bx_bound *b) {
    uint64_t n;
    if (number(b, W32T_SYS_ID, &n)) e->id = (uint16_t)n, e->has |= W32T_HAS_ID;
    if (number(b, W32T_SYS_VERSION, &n)) e->version = (uint8_t)n, e->has |= W32T_HAS_VERSION;
    if (number(b, W32T_SYS_QUALIFIERS, &n)) e->qualifiers = (uint16_t)n, e->has |= W32T_HAS_QUALIFIERS;
    if (number(b, W32T_SYS_LEVEL, &n)) e->level = (uint8_t)n, e->has |= W32T_HAS_LEVEL;
    if (number(b, W32T_SYS_TASK, &n)) e->task = (uint16_t)n, e->has |= W32T_HAS_TASK;
    if (number(b, W32T_SYS_OPCODE, &n)) e->opcode = (uint8_t)n, e->has |= W32T_HAS_OPCODE;
    if (number(b, W32T_SYS_KEYWORDS, &n)) e->keywords = n, e->has |= W32T_HAS_KEYWORDS;
    if (number(b, W32T_SYS_PID, &n)) e->pid = (uint32_t)n, e->has |= W32T_HAS_PID;
    if (number(b, W32T_SYS_TID, &n)) e->tid = (uint32_t)n, e->has |= W32T_HAS_TID;
    if (number(b, W32T_SYS_CPU, &n)) e->cpu = (uint16_t)n, e->has |= W32T_HAS_CPU;
    if (guid(b, W32T_SYS_GUID, &e->provider_id)) e->has |= W32T_HAS_PROVIDER_ID;
    if (guid(b, W32T_SYS_ACTIVITY, &e->activity)) e->has |= W32T_HAS_ACTIVITY;
    if (guid(b, W32T_SYS_RELATED, &e->related)) e->has |= W32T_HAS_RELATED;
    user(e, b);
    if (e->has & W32T_HAS_LEVEL) e->level_name = level_name(e->level);
}

// When the event happened; the record's own head says when it was written. A time that is 0 or cannot be read keeps the
// head's.
static void event_time(w32t_event *e, w32t_bx_val v) {
    int64_t ns;
    char narrow[40];
    uint64_t filetime;
    if (v.type == W32T_BX_STRING) { // forwarded events: all values are text
        w32t_span s = w32t_bx_trim(w32t_span_of(v.p, v.n));
        size_t n = s.n / 2;
        if (n >= sizeof narrow) return;
        for (size_t i = 0; i < n; i++)
            narrow[i] = s.p[2 * i + 1] ? '?' : (char)s.p[2 * i];
        if (!w32t_time_parse(narrow, n, &ns)) return;
        filetime = w32t_ns_to_filetime(ns);
    } else if (v.type != W32T_BX_FILETIME || !w32t_bx_value_u64(&v, &filetime) || !filetime)
        return;
    if (!e->clock) e->clock = filetime;
    e->time = w32t_filetime_to_ns(filetime);
}

// One header value of many records, without binding their other values.
static bool one_value(w32t_event *e, w32t_bx_sys which, w32t_bx_val *out) {
    const w32t_evtx_chunk *c = e->native;
    uint32_t at = (uint32_t)(e->payload - c->bytes);
    w32t_bx_head head;
    const w32t_bx_program *p = w32t_bx_program_of(c, at, at + e->payload_size, &head);
    if (!p || p->sys[which].kind != 1) return false;
    *out = w32t_bx_value_at(c, &head, p->sys[which].index);
    return true;
}

static bool one_number(w32t_event *e, w32t_bx_sys which, uint64_t *out, bool *there) {
    w32t_bx_val v;
    if (!one_value(e, which, &v)) return false;
    *there = w32t_bx_value_u64(&v, out);
    return true;
}

static bool numbers(w32t_event *e, uint32_t want) {
    uint64_t n = 0;
    bool there = false;
    w32t_bx_val v;
    switch (want) {
    case W32T_WANT_TIME:
        if (!one_value(e, W32T_SYS_TIME, &v)) return false;
        event_time(e, v);
        e->made |= W32T_MADE_TIME;
        return true;
    case W32T_HAS_ID:
        if (!one_number(e, W32T_SYS_ID, &n, &there)) return false;
        if (there) e->id = (uint16_t)n;
        break;
    case W32T_HAS_LEVEL:
        if (!one_number(e, W32T_SYS_LEVEL, &n, &there)) return false;
        if (there) e->level = (uint8_t)n;
        break;
    case W32T_HAS_TASK:
        if (!one_number(e, W32T_SYS_TASK, &n, &there)) return false;
        if (there) e->task = (uint16_t)n;
        break;
    case W32T_HAS_KEYWORDS:
        if (!one_number(e, W32T_SYS_KEYWORDS, &n, &there)) return false;
        if (there) e->keywords = n;
        break;
    case W32T_HAS_PID:
        if (!one_number(e, W32T_SYS_PID, &n, &there)) return false;
        if (there) e->pid = (uint32_t)n;
        break;
    default:
        return false;
    }
    if (there) e->has |= want;
    return true;
}

static char *event_id_name(w32t_event *e) { // "EventID(4625)"
    char *t = w32t_arena_alloc(e->arena, 16), *at = t + 14;
    t[14] = 0;
    *--at = ')';
    unsigned n = e->id;
    do
        *--at = (char)('0' + n % 10);
    while (n /= 10);
    at -= 8;
    memcpy(at, "EventID(", 8);
    return at;
}

// <RenderingInfo> of forwarded events: what the machine that sent them called things.
static const char *rendered_text(w32t_event *e, const w32t_bx_bound *b, w32t_bx_sys which) {
    const w32t_bx_from *f = &b->program->sys[which];
    if (!f->kind) return NULL;
    w32t_bx_val v = from_value(b, f);
    if (v.type != W32T_BX_STRING) return NULL;
    w32t_span s = w32t_bx_trim(w32t_span_of(v.p, v.n));
    return s.n ? w32t_utf16_text(e->arena, s, NULL) : NULL;
}

static void rendering(w32t_event *e, const w32t_bx_bound *b) {
    const char *level = rendered_text(e, b, W32T_SYS_RENDERED_LEVEL);
    if (level) e->level_name = level;
    e->task_name = rendered_text(e, b, W32T_SYS_RENDERED_TASK);
    e->opcode_name = rendered_text(e, b, W32T_SYS_RENDERED_OPCODE);
    e->keyword_names = rendered_text(e, b, W32T_SYS_RENDERED_KEYWORDS);
}

// RenderingInfo that stands in a fragment of its own.
static void rendering_behind(w32t_event *e, w32t_bx_context *c, const w32t_bx_bound *b) {
    uint16_t at = b->program->behind;
    w32t_bx_val space[W32T_BX_SPACE];
    w32t_bx_bound inner;
    if (at >= b->count || b->vals[at].type != W32T_BX_BINXML) return;
    if (!w32t_bx_bind_value(c, &b->vals[at], &inner, space) || inner.lost || !inner.program->rendered) return;
    rendering(e, &inner);
    e->message = rendered_text(e, &inner, W32T_SYS_RENDERED_MESSAGE);
}

// Names that the schemas know for the provider's numbers.
static void names(w32t_event *e, const w32t_schema_set *schemas) {
    const w32t_schema_event *known = NULL;
    const w32t_schema_provider *p = NULL;
    if (e->has & W32T_HAS_PROVIDER_ID) {
        known = w32t_schema_find(schemas, &e->provider_id, e->id, e->version);
        p = known ? known->provider : w32t_schema_find_provider(schemas, &e->provider_id);
    }
    if (known) {
        e->name = known->name;
        if (!e->task_name) e->task_name = known->task_name;
        if (!e->opcode_name) e->opcode_name = known->opcode_name;
        if (!e->keyword_names) e->keyword_names = known->keyword_names;
    } else if (p) {
        if (e->has & W32T_HAS_TASK && !e->task_name) e->task_name = w32t_schema_task_name(p, e->task);
        if (e->has & W32T_HAS_OPCODE && !e->opcode_name)
            e->opcode_name = w32t_schema_opcode_name(p, e->task, e->opcode);
    }
    if (!e->name && e->has & W32T_HAS_ID) e->name = event_id_name(e);
}

static void describe(w32t_event *e) {
    w32t_bx_val space[W32T_BX_SPACE];
    w32t_bx_context c;
    w32t_bx_bound b = {0};
    e->schema = W32T_SCHEMA_BINXML;
    if (!open_event(e, &c, &b, space) || b.lost) {
        e->has |= W32T_EVENT_UNDECODED;
        w32t_evtx_damage(c.chunk->log, c.chunk->file_offset + (uint64_t)(e->payload - c.chunk->bytes), 0,
                         b.lost ? "a record whose template is lost" : "a record whose BinXML cannot be read");
        return;
    }
    if (!b.program->sys[W32T_SYS_ID].kind && !b.program->sys[W32T_SYS_PROVIDER].kind && !b.program->xml.count) {
        e->has |= W32T_EVENT_UNDECODED;
        w32t_evtx_damage(c.chunk->log, c.chunk->file_offset + (uint64_t)(e->payload - c.chunk->bytes), 0,
                         "a record that holds no event");
        return;
    }
    header(e, &b);
    bool for_good = b.program->shared && !b.program->rendered && b.program->behind == W32T_BX_NO_DEPENDENCY, ignored;
    e->provider = text(e, &b, W32T_SYS_PROVIDER, &for_good);
    e->channel = text(e, &b, W32T_SYS_CHANNEL, &for_good);
    e->computer = text(e, &b, W32T_SYS_COMPUTER, &ignored);
    // What the header says of such events follows from the template and header values: exporters may keep its text.
    if (for_good) e->layout = b.program;
    if (b.program->sys[W32T_SYS_TIME].kind) event_time(e, from_value(&b, &b.program->sys[W32T_SYS_TIME]));
    if (b.program->rendered) rendering(e, &b);
    if (b.program->behind != W32T_BX_NO_DEPENDENCY) rendering_behind(e, &c, &b);
    names(e, c.chunk->log->schemas ? c.chunk->log->schemas : w32t_schema_builtin());
    if (c.damaged) e->has |= W32T_EVENT_UNDECODED;
    if (c.chunk->log->messages) w32t_bx_message(e, &c, &b, c.chunk->log->messages);
    if (b.program->rendered && !e->message) e->message = rendered_text(e, &b, W32T_SYS_RENDERED_MESSAGE);
}

// ---- Fields

typedef struct list {
    w32t_field *items;
    uint32_t count, room;
    w32t_arena *arena;
} list;

static void add(list *l, const char *name, w32t_value value) {
    if (l->count == l->room) {
        uint32_t room = l->room ? l->room * 2 : 32;
        w32t_field *more = w32t_arena_alloc(l->arena, room * sizeof *more);
        if (l->count) memcpy(more, l->items, l->count * sizeof *more);
        l->items = more;
        l->room = room;
    }
    l->items[l->count++] = (w32t_field){name, value};
}

static const char *param_name(w32t_arena *a, uint32_t n) {
    static const char *const names[] = {"param1", "param2", "param3", "param4", "param5", "param6", "param7", "param8"};
    if (n < 8) return names[n];
    char t[24];
    return w32t_arena_text(a, t, (size_t)snprintf(t, sizeof t, "param%u", (unsigned)(n + 1)));
}

static void add_unnamed(list *l, const w32t_bx_val *v, uint32_t *unnamed) {
    if (!(v->type & W32T_BX_ARRAY)) {
        w32t_value value = w32t_bx_value_of(v, l->arena);
        value.flags |= W32T_VALUE_UNNAMED;
        add(l, param_name(l->arena, (*unnamed)++), value);
        return;
    }
    uint32_t n = w32t_bx_array_count(v), state = 0;
    for (uint32_t i = 0; i < n; i++) {
        w32t_bx_val item = w32t_bx_array_item(v, i, &state);
        add_unnamed(l, &item, unnamed);
    }
}

static void flat_fields(const w32t_bx_bound *b, list *l) {
    uint32_t unnamed = 0;
    for (uint32_t i = 0; i < b->program->field_count; i++) {
        const w32t_bx_field *f = &b->program->fields[i];
        if (f->depends < b->count && w32t_bx_is_null(&b->vals[f->depends])) continue;
        w32t_bx_val v = from_value(b, &f->from);
        if (f->unnamed)
            add_unnamed(l, &v, &unnamed);
        else
            add(l, f->name, w32t_bx_value_of(&v, l->arena));
    }
}

// *for_good is cleared when the names live no longer than the chunk.
static void add_fields(w32t_bx_context *c, const w32t_bx_bound *b, list *l, bool *for_good) {
    if (b->lost || b->program->fields_tree || !b->program->shared) *for_good = false;
    if (b->lost) {
        uint32_t unnamed = 0;
        for (uint32_t i = 0; i < b->count; i++)
            if (b->vals[i].type != W32T_BX_BINXML) add_unnamed(l, &b->vals[i], &unnamed);
        return;
    }
    if (b->program->fields_tree) {
        uint32_t n;
        const w32t_field *f = w32t_bx_tree_fields(c, w32t_bx_tree(c, b), &n);
        for (uint32_t i = 0; i < n; i++)
            add(l, f[i].name, f[i].value);
        return;
    }
    flat_fields(b, l);
    uint16_t payload = b->program->payload;
    if (payload >= b->count || b->vals[payload].type != W32T_BX_BINXML || c->nest >= W32T_BX_NEST_MAX) return;
    w32t_bx_val space[W32T_BX_SPACE];
    w32t_bx_bound inner;
    c->nest++;
    if (w32t_bx_bind_value(c, &b->vals[payload], &inner, space)) add_fields(c, &inner, l, for_good);
    c->nest--;
}

static void fields(w32t_event *e) {
    w32t_bx_val space[W32T_BX_SPACE];
    w32t_bx_context c;
    w32t_bx_bound b;
    if (!open_event(e, &c, &b, space)) return;
    list l = {.arena = e->arena};
    bool for_good = true;
    add_fields(&c, &b, &l, &for_good);
    if (c.damaged) e->has |= W32T_EVENT_UNDECODED;
    if (!for_good) e->layout = NULL;
    e->fields = l.items;
    e->field_count = l.count;
}

const w32t_decoder w32t_decode_binxml = {.name = "binxml", .describe = describe, .fields = fields, .numbers = numbers};
