// SPDX-License-Identifier: Apache-2.0
// TraceLogging: the schema item names the event and its fields, the payload holds the values in that order
// (TraceLoggingProvider.h of the SDK documents both). Schema bytes and payload are untrusted: nesting is bounded, and
// so is the number of values, by a budget that grows with the payload, since counts come from the file. Names and text
// point into the event's bytes.
#include "decode/tracelogging.h"
#include "base/guid.h"
#include "schema/schema.h"

// In-types (TlgIn_t); the upper bits say how many and whether an out-type follows.
enum {
    TL_NULL,
    TL_UNICODE,
    TL_ANSI,
    TL_INT8,
    TL_UINT8,
    TL_INT16,
    TL_UINT16,
    TL_INT32,
    TL_UINT32,
    TL_INT64,
    TL_UINT64,
    TL_FLOAT,
    TL_DOUBLE,
    TL_BOOL32,
    TL_BINARY,
    TL_GUID,
    TL_POINTER,
    TL_FILETIME,
    TL_SYSTEMTIME,
    TL_SID,
    TL_HEX32,
    TL_HEX64,
    TL_COUNTED_UNICODE,
    TL_COUNTED_ANSI,
    TL_STRUCT,
    TL_COUNTED_BINARY,
    TL_TYPES,
    TL_TYPE_MASK = 0x1F,
    TL_COUNT_MASK = 0x60,
    TL_COUNT_CONSTANT = 0x20,
    TL_COUNT_VARIABLE = 0x40,
    TL_CUSTOM = 0x60,
    TL_CHAIN = 0x80,
};
// Out-types (TlgOut_t)
enum {
    TL_OUT_STRING = 2,
    TL_OUT_BOOLEAN,
    TL_OUT_HEX,
    TL_OUT_PID,
    TL_OUT_TID,
    TL_OUT_PORT,
    TL_OUT_IPV4,
    TL_OUT_IPV6,
    TL_OUT_SOCKADDR,
    TL_OUT_XML,
    TL_OUT_JSON,
    TL_OUT_WIN32,
    TL_OUT_NTSTATUS,
    TL_OUT_HRESULT,
    TL_OUT_FILETIME,
    TL_OUT_SIGNED,
    TL_OUT_UNSIGNED,
    TL_OUT_UTF8 = 35,
    TL_OUT_CODE = 37,
    TL_OUT_UTC = 38,
};
#define MAX_DEPTH 16

typedef struct reading {
    w32t_cursor schema, data;
    w32t_arena *arena;
    size_t budget;
    unsigned pointer;
    bool damaged;
} reading;

typedef struct description { // of one field, as the schema item has it
    const char *name;
    uint8_t in, out, count_kind;
    uint16_t count;
} description;

typedef struct list {
    w32t_field *items;
    uint32_t count, room;
} list;

w32t_span w32t_ext_find(const w32t_etw_record *r, uint16_t type) {
    for (unsigned i = 0; r && i < r->ext_count; i++)
        if (r->ext[i].type == type) return r->ext[i].data;
    return (w32t_span){NULL, 0};
}

// Bytes go on as long as their upper bit is set.
static void skip_chain(w32t_cursor *c) {
    while (w32t_take8(c) & 0x80 && !c->bad)
        ;
}

static const char *take_name(w32t_cursor *c) {
    bool ended;
    w32t_span s = w32t_take_ansiz(c, &ended);
    if (!ended) c->bad = true;
    return ended ? (const char *)s.p : "";
}

// size16, tags, event name; leaves the cursor at the first field.
static w32t_cursor open_schema(w32t_span item, const char **name) {
    size_t size = w32t_span_u16(item, 0);
    w32t_cursor c = w32t_cursor_of(w32t_span_sub(item, 0, size < item.n ? size : item.n));
    w32t_skip(&c, 2);
    skip_chain(&c);
    *name = take_name(&c);
    return c;
}

const char *w32t_traits_provider(w32t_span traits) {
    w32t_cursor c = w32t_cursor_of(traits);
    w32t_skip(&c, 2);
    const char *name = take_name(&c);
    return c.bad || !name[0] ? NULL : name;
}

// Behind the name stand chunks: size u16 (itself included), type u8, data.
#define TRAIT_DECODE_GUID 2

bool w32t_traits_decode_guid(w32t_span traits, w32t_guid *out) {
    w32t_cursor c = w32t_cursor_of(traits);
    w32t_skip(&c, 2);
    take_name(&c);
    while (!c.bad && w32t_cursor_left(&c) >= 3) {
        size_t size = w32t_take16(&c);
        uint8_t type = w32t_take8(&c);
        if (size < 3) return false;
        w32t_span data = w32t_take(&c, size - 3);
        if (type != TRAIT_DECODE_GUID || data.n < 16) continue;
        *out = w32t_guid_load(data.p);
        return true;
    }
    return false;
}

static bool take_description(w32t_cursor *c, description *d) {
    d->name = take_name(c);
    d->in = w32t_take8(c);
    d->out = 0;
    d->count = 0;
    if (d->in & TL_CHAIN) {
        d->out = w32t_take8(c);
        if (d->out & 0x80) skip_chain(c);
        d->out &= 0x7F;
    }
    d->count_kind = d->in & TL_COUNT_MASK;
    if (d->count_kind == TL_COUNT_CONSTANT) d->count = w32t_take16(c);
    if (d->count_kind == TL_CUSTOM) w32t_skip(c, w32t_take16(c));
    d->in &= TL_TYPE_MASK;
    return !c->bad;
}

static bool visit_fields(w32t_cursor *c, unsigned count, unsigned depth, w32t_tracelogging_visit visit, void *context) {
    description d;
    while (count && w32t_cursor_left(c)) {
        if (!take_description(c, &d)) return false;
        if (visit) visit(context, d.name, d.in, d.out, depth);
        if (d.in == TL_STRUCT && d.count_kind != TL_CUSTOM &&
            (depth + 1 >= MAX_DEPTH || !visit_fields(c, d.out, depth + 1, visit, context)))
            return false;
        if (count != UINT32_MAX) count--;
    }
    return count == 0 || count == UINT32_MAX;
}

bool w32t_tracelogging_schema(w32t_span item, const char **event_name, w32t_tracelogging_visit visit, void *context) {
    w32t_cursor c = open_schema(item, event_name);
    return !c.bad && visit_fields(&c, UINT32_MAX, 0, visit, context);
}

// ---- Values

static const uint8_t widths[TL_TYPES] = {
    [TL_INT8] = 1,     [TL_UINT8] = 1,  [TL_INT16] = 2, [TL_UINT16] = 2,      [TL_INT32] = 4,  [TL_UINT32] = 4,
    [TL_INT64] = 8,    [TL_UINT64] = 8, [TL_FLOAT] = 4, [TL_DOUBLE] = 8,      [TL_BOOL32] = 4, [TL_GUID] = 16,
    [TL_FILETIME] = 8, [TL_HEX32] = 4,  [TL_HEX64] = 8, [TL_SYSTEMTIME] = 16,
};

// n bytes, or what is left of them (flagged).
static w32t_span take_bytes(reading *r, size_t n, w32t_value *v) {
    size_t left = w32t_cursor_left(&r->data);
    if (n > left) {
        n = left;
        v->flags |= W32T_VALUE_DAMAGED;
        r->damaged = true;
    }
    return w32t_take(&r->data, n);
}

static void set_bytes(w32t_value *v, uint8_t type, w32t_span s) {
    v->type = type;
    v->bytes = s.p;
    v->size = (uint32_t)s.n;
}

static uint8_t text_type(uint8_t in, uint8_t out) {
    if (in == TL_UNICODE || in == TL_COUNTED_UNICODE || in == TL_INT16 || in == TL_UINT16) return W32T_TYPE_UTF16;
    return out == TL_OUT_UTF8 || out == TL_OUT_XML || out == TL_OUT_JSON ? W32T_TYPE_UTF8 : W32T_TYPE_ANSI;
}

static uint8_t text_shape(uint8_t out) {
    return out == TL_OUT_XML ? W32T_SHAPE_XML : out == TL_OUT_JSON ? W32T_SHAPE_JSON : W32T_SHAPE_PLAIN;
}

static void read_text(reading *r, const description *d, w32t_value *v) {
    bool ended;
    w32t_span s = d->in == TL_UNICODE ? w32t_take_utf16z(&r->data, &ended) : w32t_take_ansiz(&r->data, &ended);
    set_bytes(v, text_type(d->in, d->out), s);
    v->shape = text_shape(d->out);
    if (!ended) { // the SDK's writers always end strings
        v->flags |= W32T_VALUE_DAMAGED;
        r->damaged = true;
    }
}

static void read_counted(reading *r, const description *d, w32t_value *v) {
    if (w32t_cursor_left(&r->data) < 2) {
        set_bytes(v, W32T_TYPE_BINARY, take_bytes(r, 2, v));
        return;
    }
    w32t_span s = take_bytes(r, w32t_take16(&r->data), v);
    if (d->in == TL_COUNTED_UNICODE || d->in == TL_COUNTED_ANSI) {
        set_bytes(v, text_type(d->in, d->out), s);
        v->shape = text_shape(d->out);
        return;
    }
    uint8_t type = d->out == TL_OUT_IPV6 && s.n == 16 ? W32T_TYPE_IPV6
                   : d->out == TL_OUT_SOCKADDR        ? W32T_TYPE_SOCKADDR
                                                      : W32T_TYPE_BINARY;
    set_bytes(v, type, s);
    if (d->out == TL_OUT_STRING || d->out == TL_OUT_UTF8) v->type = text_type(TL_ANSI, d->out);
}

static void read_sid(reading *r, w32t_value *v) {
    size_t left = w32t_cursor_left(&r->data);
    size_t n = left >= 2 ? 8u + 4u * (size_t)r->data.p[1] : 8;
    set_bytes(v, W32T_TYPE_SID, take_bytes(r, n, v));
}

static const struct {
    uint8_t out, shape;
    bool is_unsigned;
} number_shapes[] = {
    {TL_OUT_HEX, W32T_SHAPE_HEX, true},         {TL_OUT_PID, W32T_SHAPE_PID, true},
    {TL_OUT_TID, W32T_SHAPE_TID, true},         {TL_OUT_PORT, W32T_SHAPE_PORT, true},
    {TL_OUT_WIN32, W32T_SHAPE_WIN32, true},     {TL_OUT_NTSTATUS, W32T_SHAPE_NTSTATUS, true},
    {TL_OUT_HRESULT, W32T_SHAPE_HRESULT, true}, {TL_OUT_UNSIGNED, W32T_SHAPE_PLAIN, true},
    {TL_OUT_CODE, W32T_SHAPE_ADDRESS, true},
};

static int64_t sign_extended(uint64_t u, unsigned width) {
    switch (width) {
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

static void shape_number(const description *d, uint64_t u, unsigned width, w32t_value *v) {
    bool is_signed =
        d->in == TL_INT8 || d->in == TL_INT16 || d->in == TL_INT32 || d->in == TL_INT64 || d->out == TL_OUT_SIGNED;
    v->size = width;
    v->type = W32T_TYPE_UINT;
    v->u = u;
    for (size_t i = 0; i < sizeof number_shapes / sizeof *number_shapes; i++)
        if (number_shapes[i].out == d->out) {
            v->shape = number_shapes[i].shape;
            is_signed = false;
        }
    if (d->in == TL_HEX32 || d->in == TL_HEX64) v->shape = v->shape ? v->shape : W32T_SHAPE_HEX;
    if (d->out == TL_OUT_PORT && width == 2) v->u = (u & 0xFF) << 8 | u >> 8; // network order in the payload
    if (d->out == TL_OUT_BOOLEAN || d->in == TL_BOOL32) {
        v->type = W32T_TYPE_BOOL;
        v->u = u != 0;
    } else if (d->out == TL_OUT_IPV4 && width == 4) {
        v->type = W32T_TYPE_IPV4;
    } else if ((d->out == TL_OUT_FILETIME || d->out == TL_OUT_UTC) && width == 8) {
        v->type = W32T_TYPE_FILETIME;
    } else if (d->out == TL_OUT_CODE || d->in == TL_POINTER) {
        v->type = W32T_TYPE_POINTER;
    } else if (is_signed) {
        v->type = W32T_TYPE_INT;
        v->i = sign_extended(u, width);
    }
    if (d->out == TL_OUT_STRING && width <= 2) v->shape = W32T_SHAPE_CHAR;
}

static uint64_t load(const uint8_t *p, unsigned width) {
    return width == 1 ? *p : width == 2 ? w32t_le16(p) : width == 4 ? w32t_le32(p) : w32t_le64(p);
}

static void read_fixed(reading *r, const description *d, unsigned width, w32t_value *v) {
    if (w32t_cursor_left(&r->data) < width) {
        set_bytes(v, W32T_TYPE_BINARY, take_bytes(r, width, v));
        return;
    }
    w32t_span s = w32t_take(&r->data, width);
    switch (d->in) {
    case TL_FLOAT: {
        float f;
        memcpy(&f, s.p, 4);
        v->type = W32T_TYPE_FLOAT;
        v->size = 4;
        v->f = (double)f;
        break;
    }
    case TL_DOUBLE:
        v->type = W32T_TYPE_FLOAT;
        v->size = 8;
        memcpy(&v->f, s.p, 8);
        break;
    case TL_GUID:
        v->type = W32T_TYPE_GUID;
        v->size = 16;
        v->guid = w32t_arena_copy(r->arena, s.p, 16);
        break;
    case TL_FILETIME:
        v->type = W32T_TYPE_FILETIME;
        v->size = 8;
        v->u = w32t_le64(s.p);
        break;
    case TL_SYSTEMTIME:
        set_bytes(v, W32T_TYPE_SYSTEMTIME, s);
        break;
    default:
        shape_number(d, load(s.p, width), width, v);
        break;
    }
    if (d->out == TL_OUT_UTC) v->shape = W32T_SHAPE_UTC_TIME;
}

static void read_fields(reading *r, unsigned count, unsigned depth, list *out);

static void read_one(reading *r, const description *d, unsigned depth, w32t_value *v) {
    memset(v, 0, sizeof *v);
    if (r->budget) r->budget--;
    unsigned width = d->in < TL_TYPES ? widths[d->in] : 0;
    if (d->in == TL_POINTER) width = r->pointer;
    if (width) {
        read_fixed(r, d, width, v);
    } else if (d->in == TL_UNICODE || d->in == TL_ANSI) {
        read_text(r, d, v);
    } else if (d->in == TL_STRUCT) {
        list members = {0};
        read_fields(r, d->out, depth + 1, &members);
        v->type = W32T_TYPE_STRUCT;
        v->members = members.items;
        v->size = members.count;
    } else if (d->in == TL_SID) {
        read_sid(r, v);
    } else if (d->in == TL_NULL) {
        v->type = W32T_TYPE_NULL;
    } else if (d->in < TL_TYPES) {
        read_counted(r, d, v);
    } else { // a type that does not exist: nothing after it can be found
        set_bytes(v, W32T_TYPE_BINARY, take_bytes(r, SIZE_MAX, v));
        r->damaged = true;
    }
}

// Characters written as an array are a string.
static bool read_characters(reading *r, const description *d, size_t count, w32t_value *v) {
    bool text = d->out == TL_OUT_STRING || d->out == TL_OUT_UTF8 || d->out == TL_OUT_XML || d->out == TL_OUT_JSON;
    unsigned width = d->in < TL_TYPES ? widths[d->in] : 0;
    if (!text || d->in < TL_INT8 || d->in > TL_UINT16) return false;
    memset(v, 0, sizeof *v);
    set_bytes(v, text_type(d->in, d->out), take_bytes(r, count * width, v));
    v->shape = text_shape(d->out);
    return true;
}

static void read_array(reading *r, const description *d, unsigned depth, w32t_value *v) {
    memset(v, 0, sizeof *v);
    size_t count = d->count;
    if (d->count_kind == TL_COUNT_VARIABLE) {
        if (w32t_cursor_left(&r->data) < 2) {
            set_bytes(v, W32T_TYPE_BINARY, take_bytes(r, 2, v));
            return;
        }
        count = w32t_take16(&r->data);
    }
    if (read_characters(r, d, count, v)) return;
    w32t_cursor members = r->schema;
    size_t have = count < 64 ? count : 64, n = 0;
    w32t_value *items = w32t_arena_alloc(r->arena, (have ? have : 1) * sizeof *items);
    while (n < count && !r->damaged) {
        if (!r->budget || (!w32t_cursor_left(&r->data) && d->in != TL_NULL && d->in != TL_STRUCT)) {
            r->damaged = true;
            v->flags |= W32T_VALUE_DAMAGED;
            break;
        }
        if (n == have) {
            size_t more = have * 4 < count ? have * 4 : count;
            w32t_value *bigger = w32t_arena_alloc(r->arena, more * sizeof *bigger);
            memcpy(bigger, items, have * sizeof *items);
            items = bigger;
            have = more;
        }
        r->schema = members;
        read_one(r, d, depth, &items[n++]);
    }
    if (d->in == TL_STRUCT && !n) { // the members' descriptions still stand there
        r->schema = members;
        if (depth + 1 >= MAX_DEPTH || !visit_fields(&r->schema, d->out, depth + 1, NULL, NULL)) r->damaged = true;
    }
    v->type = W32T_TYPE_ARRAY;
    v->size = (uint32_t)n;
    v->items = items;
}

static w32t_field *add_field(reading *r, list *l) {
    if (l->count == l->room) {
        uint32_t room = l->room ? l->room * 2 : 8;
        w32t_field *bigger = w32t_arena_alloc(r->arena, room * sizeof *bigger);
        if (l->count) memcpy(bigger, l->items, l->count * sizeof *bigger);
        l->items = bigger;
        l->room = room;
    }
    return &l->items[l->count++];
}

// `count` fields, or all that the schema has (UINT32_MAX).
static void read_fields(reading *r, unsigned count, unsigned depth, list *out) {
    if (depth >= MAX_DEPTH) r->damaged = true;
    while (count && !r->damaged && (count != UINT32_MAX || w32t_cursor_left(&r->schema))) {
        description d;
        if (!r->budget || !take_description(&r->schema, &d)) {
            r->damaged = true;
            return;
        }
        w32t_field *f = add_field(r, out);
        f->name = d.name;
        w32t_value v;                    // not into f: the list may move while members are read
        if (d.count_kind == TL_CUSTOM) { // serialised by somebody else's rules: a counted blob
            d.in = TL_BINARY;
            d.out = 0;
            read_one(r, &d, depth, &v);
        } else if (d.count_kind)
            read_array(r, &d, depth, &v);
        else
            read_one(r, &d, depth, &v);
        out->items[out->count - 1].value = v;
        if (count != UINT32_MAX) count--;
    }
}

// ---- The decoder's halves

bool w32t_tracelogging_describe(w32t_event *e) {
    const w32t_etw_record *r = e->native;
    w32t_span item = w32t_ext_find(r, W32T_EXT_SCHEMA_TL);
    if (!item.p) return false;
    const char *name;
    w32t_cursor c = open_schema(item, &name);
    if (c.bad) return false;
    e->schema = W32T_SCHEMA_TRACELOGGING;
    e->name = name;
    const char *provider = w32t_traits_provider(w32t_ext_find(r, W32T_EXT_PROV_TRAITS));
    if (provider) e->provider = provider;
    e->level_name = w32t_schema_level_name(NULL, e->level);
    if (e->opcode) e->opcode_name = w32t_schema_opcode_name(NULL, 0, e->opcode);
    return true;
}

static bool only_padding(w32t_span s) {
    if (s.n > 7) return false;
    for (size_t i = 0; i < s.n; i++)
        if (s.p[i]) return false;
    return true;
}

void w32t_tracelogging_fields(w32t_event *e) {
    const w32t_etw_record *record = e->native;
    const char *name;
    reading r = {.schema = open_schema(w32t_ext_find(record, W32T_EXT_SCHEMA_TL), &name),
                 .data = w32t_cursor_of(w32t_span_of(e->payload, e->payload_size)),
                 .arena = e->arena,
                 .budget = (size_t)e->payload_size * 2 + 4096,
                 .pointer = record->pointer_size == 4 ? 4 : 8};
    list fields = {0};
    read_fields(&r, UINT32_MAX, 0, &fields);
    w32t_span rest = {r.data.p, w32t_cursor_left(&r.data)};
    if (!r.damaged && !only_padding(rest)) {
        r.damaged = true;
        w32t_field *f = add_field(&r, &fields);
        memset(f, 0, sizeof *f);
        f->name = "(rest)";
        f->value.flags = W32T_VALUE_DAMAGED;
        set_bytes(&f->value, W32T_TYPE_BINARY, rest);
    }
    if (r.damaged) e->has |= W32T_EVENT_UNDECODED;
    e->fields = fields.items;
    e->field_count = fields.count;
}
