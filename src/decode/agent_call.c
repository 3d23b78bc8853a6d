// SPDX-License-Identifier: Apache-2.0
// Halves of calls: recognising them, reading their fixed part, and joining them with the API database's row. A file can
// claim any schema for this provider, so every position comes from the schema and every read is checked against the
// payload.
#include "decode/agent_call.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "apidb/api_facts.h"
#include "base/guid.h"
#include "decode/agent_call_struct.h"
#include "decode/tracelogging.h"

#define MAX_FIELDS 400u
#define FLAG_32BIT 0x20u // EVENT_HEADER_FLAG_32_BIT_HEADER

bool w32t_is_api_event(const w32t_event *e) {
    // {1f7d8450-2144-548a-28ce-69d65c9109fb}
    static const w32t_guid api = {0x1f7d8450, 0x2144, 0x548a, {0x28, 0xce, 0x69, 0xd6, 0x5c, 0x91, 0x09, 0xfb}};
    return e->encoding == W32T_ENC_ETW && w32t_guid_equal(&e->provider_id, &api);
}

// ---- layouts

// Our schemas are flat; one with structures or fixed arrays is none of ours, and stays without fields.
static bool parse_fields(w32t_call_layout *l) {
    w32t_cursor c = w32t_cursor_of(w32t_span_of(l->schema, l->schema_size));
    size_t size = w32t_take16(&c);
    bool ended;
    while (w32t_take8(&c) & 0x80 && !c.bad) {
    }
    l->name = (const char *)w32t_take_ansiz(&c, &ended).p;
    if (!ended || size != l->schema_size) return false;
    l->fields = w32t_alloc(MAX_FIELDS * sizeof *l->fields);
    while (w32t_cursor_left(&c)) {
        if (l->count == MAX_FIELDS) return false;
        w32t_call_field *f = &l->fields[l->count];
        f->name = (const char *)w32t_take_ansiz(&c, &ended).p;
        f->in = w32t_take8(&c);
        if (f->in & 0x80) f->out = w32t_take8(&c);
        f->in &= 0x7F;
        if (!ended || c.bad || f->in & 0x20 || (f->in & 0x1F) == 24 || f->out & 0x80) return false;
        l->count++;
    }
    return true;
}

static bool starts_with(const w32t_call_layout *l, uint32_t at, const char *name, uint8_t in) {
    return at < l->count && l->fields[at].in == in && strcmp(l->fields[at].name, name) == 0;
}

// What the schema says it is: the fields every half begins with.
static void classify(w32t_call_layout *l) {
    if (!starts_with(l, 0, "Call", 10)) return;
    l->data = starts_with(l, 1, "Half", 4) && starts_with(l, 2, "Field", 4) && starts_with(l, 3, "Offset", 8) &&
              starts_with(l, 4, "Bytes", 14);
    if (starts_with(l, 1, "Module", 2) && starts_with(l, 2, "Caller", 21)) {
        l->start = true;
        l->first = 3;
        return;
    }
    uint32_t at = 1;
    if (at < l->count && strcmp(l->fields[at].name, "Result") == 0 && w32t_call_width(l->fields[at].in))
        l->result = at++;
    if (starts_with(l, at, "Error", 20) && starts_with(l, at + 1, "ErrorKind", 4) &&
        starts_with(l, at + 2, "DurationNs", 10) && starts_with(l, at + 3, "End", 4)) {
        l->stop = true;
        l->first = at + 4;
        l->fixed = 8 + (l->result ? w32t_call_width(l->fields[l->result].in) : 0) + 4 + 1 + 8 + 1;
    }
}

static w32t_call_layout *layout_by_hash(w32t_call_book *book, w32t_span schema) {
    uint64_t key = w32t_hash_bytes(schema.p, schema.n) | 1;
    w32t_call_layout *known = w32t_table_get(&book->layouts, key);
    if (known && known->schema_size == schema.n && memcmp(known->schema, schema.p, schema.n) == 0) return known;
    w32t_call_layout *l = w32t_alloc(sizeof *l);
    l->schema = w32t_alloc(schema.n + 1);
    memcpy(l->schema, schema.p, schema.n);
    l->schema_size = schema.n;
    bool ok = parse_fields(l);
    if (ok) classify(l);
    if (book->layout_count == book->layout_room) {
        book->layout_room = book->layout_room ? book->layout_room * 2 : 64;
        book->all_layouts = w32t_realloc(book->all_layouts, book->layout_room * sizeof *book->all_layouts);
    }
    book->all_layouts[book->layout_count++] = l;
    w32t_table_put(&book->layouts, key, l); // of two schemas with one hash the last one seen stays
    return l;
}

// Hashing the whole schema of every event costs more than comparing it with the last one that looked alike.
static w32t_call_layout *layout_of(w32t_call_book *book, w32t_span schema) {
    uint64_t mix =
        schema.n >= 16 ? w32t_le64(schema.p) ^ w32t_le64(schema.p + 8) * 3 ^ w32t_le64(schema.p + schema.n - 8) * 5 : 0;
    w32t_call_layout **recent = &book->recent[w32t_hash_u64(mix) & 255];
    if (*recent && (*recent)->schema_size == schema.n && memcmp((*recent)->schema, schema.p, schema.n) == 0)
        return *recent;
    return *recent = layout_by_hash(book, schema);
}

void w32t_call_book_free(w32t_call_book *book) {
    for (size_t i = 0; i < book->layout_count; i++) {
        free(book->all_layouts[i]->schema);
        free(book->all_layouts[i]->fields);
        free(book->all_layouts[i]);
    }
    for (size_t i = 0; i < book->kind_count; i++) {
        free(book->all_kinds[i]->arguments);
        free(book->all_kinds[i]->module);
        free(book->all_kinds[i]);
    }
    free(book->all_layouts);
    free(book->all_kinds);
    w32t_table_free(&book->layouts);
    w32t_table_free(&book->kinds);
    w32t_arena_free(&book->shapes);
    memset(book, 0, sizeof *book);
}

bool w32t_call_half_of(w32t_call_book *book, const w32t_event *e, w32t_call_half *out) {
    const w32t_etw_record *record = e->native;
    w32t_span schema = w32t_ext_find(record, W32T_EXT_SCHEMA_TL);
    if (!schema.p) return false;
    const w32t_call_layout *l = layout_of(book, schema);
    w32t_cursor c = w32t_cursor_of(w32t_span_of(e->payload, e->payload_size));
    *out = (w32t_call_half){.layout = l, .start = l->start, .payload = w32t_span_of(e->payload, e->payload_size)};
    out->number = w32t_take64(&c);
    if (l->start) {
        bool ended;
        out->module = (const char *)w32t_take_ansiz(&c, &ended).p;
        if (!ended) return false;
        out->caller = w32t_take64(&c);
        return !c.bad;
    }
    if (!l->stop) return false;
    if (l->result) w32t_skip(&c, w32t_call_width(l->fields[l->result].in));
    out->error = w32t_take32(&c);
    out->error_kind = w32t_take8(&c);
    uint64_t duration = w32t_take64(&c);
    out->duration_ns = duration > INT64_MAX ? -1 : (int64_t)duration;
    out->end = w32t_take8(&c);
    return !c.bad;
}

bool w32t_call_more_of(w32t_call_book *book, const w32t_event *e, w32t_call_more *out) {
    w32t_span schema = w32t_ext_find(e->native, W32T_EXT_SCHEMA_TL);
    if (e->opcode != 0 || !schema.p || !layout_of(book, schema)->data) return false;
    w32t_cursor c = w32t_cursor_of(w32t_span_of(e->payload, e->payload_size));
    *out = (w32t_call_more){.number = w32t_take64(&c)};
    out->half = w32t_take8(&c);
    out->field = w32t_take8(&c);
    out->offset = w32t_take32(&c);
    out->bytes = w32t_take(&c, w32t_take16(&c));
    return !c.bad;
}

w32t_call_more *w32t_call_more_copy(w32t_arena *arena, const w32t_call_more *list) {
    w32t_call_more *first = NULL, **last = &first;
    for (; list; list = list->next) {
        w32t_call_more *m = w32t_arena_alloc(arena, sizeof *m);
        *m = *list;
        m->bytes.p = w32t_arena_copy(arena, list->bytes.p, list->bytes.n);
        m->next = NULL;
        *last = m;
        last = &m->next;
    }
    return first;
}

// ---- kinds

static uint32_t find_field(const w32t_call_layout *l, uint32_t from, const char *name, const char *suffix) {
    size_t n = strlen(name);
    for (uint32_t i = from; l && i < l->count; i++) {
        if (strncmp(l->fields[i].name, name, n) == 0 && strcmp(l->fields[i].name + n, suffix) == 0) return i;
    }
    return W32T_NO_FIELD;
}

static bool is_part(const char *name) {
    static const char *const parts[] = {".value", ".length", ".status", ".root", ".attributes"};
    size_t n = strlen(name);
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        size_t k = strlen(parts[i]);
        if (n > k && strcmp(name + n - k, parts[i]) == 0) return true;
    }
    return false;
}

static void describe_target(const w32t_call_kind *k, const w32t_api_param *p, w32t_call_argument *a,
                            w32t_arena *arena) {
    w32t_api_type pointer;
    w32t_call_member made;
    if (p->kind == W32T_API_AGGREGATE && w32t_call_describe_value(k, p->type_index, a->name, arena, &made)) {
        made.name = "";
        a->target = w32t_arena_copy(arena, &made, sizeof made);
        return;
    }
    if ((p->kind != W32T_API_STRUCT && p->kind != W32T_API_ARRAY && p->kind != W32T_API_BUFFER) ||
        !w32t_apidb_type(k->db, p->type_index, &pointer) ||
        !w32t_call_describe_value(k, pointer.target, a->name, arena, &made))
        return;
    if (made.count || (p->kind == W32T_API_ARRAY && made.size == 1)) return; // bytes
    if (p->kind == W32T_API_BUFFER && made.form != W32T_FORM_STRUCT) return;
    w32t_api_type target;
    made.set = p->set;
    made.name = w32t_apidb_type(k->db, pointer.target, &target) ? target.name : "";
    a->target = w32t_arena_copy(arena, &made, sizeof made);
}

// The type of that name, described; NULL when it has no layout.
static const w32t_call_member *named_struct(const w32t_call_kind *k, const char *name, w32t_arena *arena) {
    w32t_api_type type;
    w32t_call_member made;
    for (uint32_t i = 1; w32t_apidb_type(k->db, i, &type); i++) {
        if (type.kind != W32T_API_AGGREGATE || strcmp(type.text, name) != 0) continue;
        if (!w32t_call_describe_value(k, i, "", arena, &made) || made.form != W32T_FORM_STRUCT) return NULL;
        return w32t_arena_copy(arena, &made, sizeof made);
    }
    return NULL;
}

// Which structure is in the buffer is a set of its own: "FUNCTION.PARAMETER".
static void describe_classes(const w32t_call_kind *k, w32t_call_argument *a, w32t_arena *arena) {
    char name[256];
    w32t_api_set set;
    w32t_api_constant c;
    const char *function = k->name;
    bool twin = strncmp(function, "Zw", 2) == 0;
    int n = snprintf(name, sizeof name, "%s%s.%s", twin ? "Nt" : "", function + (twin ? 2 : 0), a->name);
    if (n < 0 || (size_t)n >= sizeof name || !w32t_apidb_set(k->db, w32t_apidb_set_named(k->db, name), &set)) return;
    struct w32t_call_class *classes = w32t_arena_zalloc(arena, (set.count + 1) * sizeof *classes);
    a->class_field = W32T_NO_FIELD;
    for (uint32_t i = 0; w32t_apidb_constant(k->db, &set, i, &c); i++) {
        if (c.value == UINT64_MAX || c.value == UINT32_MAX)
            a->class_field = find_field(k->start, k->start ? k->start->first : 0, c.name, "");
        else if ((classes[a->class_count].set = w32t_apidb_set_named(k->db, c.name)) != 0 ||
                 (classes[a->class_count].target = named_struct(k, c.name, arena)) != NULL)
            classes[a->class_count++].value = c.value;
    }
    a->classes = classes;
    if (a->class_field == W32T_NO_FIELD) a->class_count = 0;
}

// Which members count before a call that fills the structure.
static void describe_before(const w32t_call_kind *k, w32t_call_argument *a, w32t_arena *arena) {
    w32t_api_set set;
    w32t_api_constant c;
    if (a->target->form != W32T_FORM_STRUCT) return;
    const w32t_apidb *of = w32t_api_facts(k->db, a->target->inner->name, W32T_API_FACT_IN, &set);
    if (!of) return;
    a->before = w32t_arena_zalloc(arena, set.count * sizeof *a->before);
    for (uint32_t i = 0; w32t_apidb_constant(of, &set, i, &c); i++)
        a->before[a->before_count++] = c.name;
}

static void describe_argument(const w32t_call_kind *k, w32t_call_argument *a, w32t_arena *arena) {
    w32t_api_param p;
    int index = k->known ? w32t_api_param_named(&k->function, a->name) : -1;
    if (index < 0 || !w32t_api_param_at(&k->function, (uint32_t)index, &p)) return;
    a->kind = p.kind;
    a->shape = p.shape;
    a->set = p.set;
    a->target_kind = p.target_kind;
    a->color = strcmp(p.type, "COLORREF") == 0;
    a->addresses = w32t_api_is_address_list(&p);
    a->several = p.size.how != W32T_API_LEN_NONE;
    w32t_api_type pointer, target;
    if (a->several && w32t_apidb_type(k->db, p.type_index, &pointer) && w32t_apidb_type(k->db, pointer.target, &target))
        a->texts = target.kind == W32T_API_STRING_W ? 2 : target.kind == W32T_API_STRING_A;
    a->target_shape = p.kind == W32T_API_SCALAR && p.shape ? p.shape : p.target_shape;
    bool utc = strstr(a->name, "Universal") || strstr(a->name, "UTC") || strstr(a->name, "Utc");
    a->local_time = (strstr(k->name, "Local") || strstr(a->name, "Local")) && !utc;
    describe_target(k, &p, a, arena);
    bool text = p.kind == W32T_API_STRING_W || p.kind == W32T_API_STRING_A; // or an id
    if (text || p.kind == W32T_API_BUFFER || p.kind == W32T_API_INT || p.kind == W32T_API_UINT)
        describe_classes(k, a, arena);
    if (!a->target) return;
    if (a->in != W32T_NO_FIELD && a->out != W32T_NO_FIELD) describe_before(k, a, arena);
    // how long something took, not when it was
    if (a->target->form == W32T_FORM_FILETIME &&
        (strstr(a->name, "KernelTime") || strstr(a->name, "UserTime") || strstr(a->name, "IdleTime"))) {
        w32t_call_member span = *a->target;
        span.form = W32T_FORM_NUMBER;
        span.kind = W32T_API_UINT;
        a->target = w32t_arena_copy(arena, &span, sizeof span);
    }
}

static void collect_arguments(w32t_call_kind *k, w32t_arena *arena) {
    const w32t_call_layout *start = k->start, *stop = k->stop;
    uint32_t room = (start ? start->count : 0) + (stop ? stop->count : 0) + 1;
    k->arguments = w32t_alloc(room * sizeof *k->arguments);
    k->ended = k->formatted = W32T_NO_FIELD;
    for (uint32_t i = start ? start->first : 0; start && i < start->count; i++) {
        if (is_part(start->fields[i].name)) continue;
        w32t_call_argument *a = &k->arguments[k->argument_count++];
        a->name = start->fields[i].name;
        a->field = i;
        a->in = find_field(start, i + 1, a->name, ".value");
        a->out = find_field(stop, stop ? stop->first : 0, a->name, ".value");
        a->root = find_field(start, i + 1, a->name, ".root");
        a->text = find_field(stop, stop ? stop->first : 0, a->name, ".*.value");
        a->buffers_in = find_field(start, i + 1, a->name, ".buf.value");
        a->buffers_out = find_field(stop, stop ? stop->first : 0, a->name, ".buf.value");
        describe_argument(k, a, arena);
        uint32_t formatted = find_field(start, i + 1, a->name, ".args.value");
        if (formatted != W32T_NO_FIELD) k->formatted = formatted;
        uint32_t ended = find_field(stop, stop ? stop->first : 0, a->name, ".io.value");
        if (ended != W32T_NO_FIELD) k->ended = ended;
        if (ended != W32T_NO_FIELD) k->several_end = a->kind == W32T_API_ARRAY;
    }
    for (uint32_t i = stop && !start ? stop->first : 0; stop && !start && i < stop->count; i++) { // a return alone
        size_t n = strlen(stop->fields[i].name);
        if (n < 7 || strcmp(stop->fields[i].name + n - 6, ".value") != 0) continue;
        if (strcmp(stop->fields[i].name, "Result.value") == 0) continue; // result_content
        if (memchr(stop->fields[i].name, '.', n - 6)) continue;          // of a member
        w32t_call_argument *a = &k->arguments[k->argument_count++];
        a->name = w32t_arena_text(arena, stop->fields[i].name, n - 6);
        a->field = a->in = a->root = a->buffers_in = W32T_NO_FIELD;
        a->out = i;
        a->text = find_field(stop, i, a->name, ".*.value");
        a->buffers_out = find_field(stop, i, a->name, ".buf.value");
        describe_argument(k, a, arena);
    }
    k->result_content = find_field(stop, stop ? stop->first : 0, "Result", ".value");
    w32t_call_find_things(k);
    w32t_call_find_inner(k, arena);
}

static const w32t_call_kind *kind_by_hash(w32t_call_book *book, const w32t_call_layout *start,
                                          const w32t_call_layout *stop, const char *module, bool is32) {
    size_t n = module ? strlen(module) : 0;
    uint64_t key =
        w32t_hash_u64((uintptr_t)start) ^ w32t_hash_u64((uintptr_t)stop * 3) ^ (n ? w32t_hash_bytes(module, n) : 0);
    key = (key ^ (is32 ? 0x8000000000000000u : 0)) | 1;
    w32t_call_kind *k = w32t_table_get(&book->kinds, key);
    if (k && k->start == start && k->stop == stop && k->is32 == is32 && strcmp(k->module, module ? module : "") == 0)
        return k;
    k = w32t_alloc(sizeof *k);
    k->start = start;
    k->stop = stop;
    k->module = w32t_strdup(module ? module : "");
    k->db = book->db;
    k->name = start ? start->name : stop->name;
    k->known = module ? w32t_apidb_find(book->db, module, k->name, &k->function)
                      : w32t_apidb_find_name(book->db, k->name, &k->function);
    k->known = k->known && !(k->function.flags & W32T_API_RAW);
    k->is32 = is32;
    if (k->known) k->db = k->function.db; // its rows speak of this database's types and sets
    collect_arguments(k, &book->shapes);
    if (book->kind_count == book->kind_room) {
        book->kind_room = book->kind_room ? book->kind_room * 2 : 64;
        book->all_kinds = w32t_realloc(book->all_kinds, book->kind_room * sizeof *book->all_kinds);
    }
    book->all_kinds[book->kind_count++] = k;
    w32t_table_put(&book->kinds, key, k);
    return k;
}

static const w32t_call_kind *kind_of(w32t_call_book *book, const w32t_call_layout *start, const w32t_call_layout *stop,
                                     const char *module, bool is32) {
    const w32t_call_kind **recent = &book->recent_kind[((uintptr_t)start >> 4 ^ (uintptr_t)stop >> 7) & 255],
                         *k = *recent;
    if (k && k->start == start && k->stop == stop && k->is32 == is32 && strcmp(k->module, module ? module : "") == 0)
        return k;
    return *recent = kind_by_hash(book, start, stop, module, is32);
}

// ---- attaching

void w32t_call_attach(w32t_call_book *book, w32t_event *e, const w32t_call_half *start, const w32t_call_half *stop,
                      bool copy_stop, const char *caller) {
    w32t_call_native *n = w32t_arena_zalloc(e->arena, sizeof *n);
    n->record = *(const w32t_etw_record *)e->native;
    if (n->record.flags & FLAG_32BIT) e->has |= W32T_EVENT_32BIT;
    n->kind = kind_of(book, start ? start->layout : NULL, stop ? stop->layout : NULL, start ? start->module : NULL,
                      (e->has & W32T_EVENT_32BIT) != 0);
    if (start) {
        n->start = start->payload;
        n->start_more = start->more;
        n->caller = start->caller;
    }
    if (stop) {
        n->stop = stop->payload;
        if (stop->more) n->stop_more = w32t_call_more_copy(e->arena, stop->more);
        if (copy_stop) n->stop.p = w32t_arena_copy(e->arena, stop->payload.p, stop->payload.n);
    }
    w32t_call *c = &n->call;
    c->number = start ? start->number : stop->number;
    c->module = *n->kind->module ? n->kind->module : NULL;
    c->caller = caller;
    c->inbound = start && e->keywords & W32T_CALL_INBOUND;
    c->half = !stop ? 1 : !start ? 2 : 0;
    c->end = stop ? stop->end : W32T_CALL_NEVER;
    c->duration_ns = stop && start ? stop->duration_ns : stop ? stop->duration_ns : -1;
    if (stop && stop->error_kind) {
        c->has_error = 1;
        c->error = stop->error;
        c->error_kind = stop->error_kind == 255 ? W32T_SHAPE_PLAIN : stop->error_kind;
        c->error_name = w32t_api_status_name(c->error_kind, c->error);
    }
    if (stop && n->kind->stop->result) w32t_call_result(n, e->arena, &c->result);
    // A failure value of all ones (INVALID_FILE_ATTRIBUTES) is no set of flags.
    if (c->has_error && c->result.type == W32T_TYPE_UINT && (uint32_t)c->result.u == UINT32_MAX) {
        c->result.map = NULL;
        c->result.flags &= (uint16_t)~W32T_VALUE_HAS_TEXT;
        c->result.shape = W32T_SHAPE_HEX;
    }
    e->source = W32T_SOURCE_API;
    e->name = n->kind->name;
    e->call = c;
    e->native = n;
    e->decoder = &w32t_decode_api_call;
}
