// SPDX-License-Identifier: Apache-2.0
// The loop that turns payload bytes into fields. It runs a million times a second, so numbers take the short way (one
// switch, no call); everything else goes through read_long(). Recursion is bounded by W32T_STRUCT_DEPTH (checked when a
// schema is finished) and work by a budget of values that grows with the payload, since counts come from the file.
#include "decode/schema_fields.h"

typedef struct reading {
    const uint8_t *p, *end, *start;
    w32t_arena *arena;
    size_t budget; // values that may still be made
    unsigned pointer;
    bool damaged; // something did not fit
    uint64_t slots[W32T_SLOTS];
} reading;

static inline size_t left(const reading *r) {
    return (size_t)(r->end - r->p);
}

static inline uint64_t load(const uint8_t *p, unsigned width) {
    switch (width) {
    case 1:
        return *p;
    case 2:
        return w32t_le16(p);
    case 4:
        return w32t_le32(p);
    default:
        return w32t_le64(p);
    }
}

static inline int64_t load_signed(const uint8_t *p, unsigned width) {
    switch (width) {
    case 1:
        return (int8_t)*p;
    case 2:
        return (int16_t)w32t_le16(p);
    case 4:
        return (int32_t)w32t_le32(p);
    default:
        return (int64_t)w32t_le64(p);
    }
}

// n bytes, or what is left of them; the latter marks value and event.
static const uint8_t *take(reading *r, size_t n, size_t *got, w32t_value *v) {
    const uint8_t *p = r->p;
    if (n > left(r)) {
        n = left(r);
        v->flags |= W32T_VALUE_DAMAGED;
        r->damaged = true;
    }
    r->p += n;
    *got = n;
    return p;
}

static void set_bytes(w32t_value *v, const w32t_schema_field *f, const uint8_t *p, size_t n) {
    v->type = f->type;
    v->shape = f->shape;
    v->bytes = p;
    v->size = (uint32_t)n;
}

// A number that is cut off is shown as the bytes that are there.
static void cut_number(reading *r, w32t_value *v) {
    size_t got;
    const uint8_t *p = take(r, left(r) + 1, &got, v);
    v->type = W32T_TYPE_BINARY;
    v->bytes = p;
    v->size = (uint32_t)got;
}

static size_t unicode_end(const uint8_t *p, size_t n) {
    const uint64_t ones = 0x0001000100010001u, tops = 0x8000800080008000u;
    size_t i = 0;
    for (; i + 8 <= n; i += 8) { // four units at a time, up to the four that hold the first zero
        uint64_t v = w32t_le64(p + i);
        if ((v - ones) & ~v & tops) break;
    }
    for (; i + 1 < n; i += 2)
        if (p[i] == 0 && p[i + 1] == 0) return i;
    return n & ~(size_t)1;
}

static size_t ansi_end(const uint8_t *p, size_t n) {
    const uint8_t *z = n ? memchr(p, 0, n) : NULL;
    return z ? (size_t)(z - p) : n;
}

// length: in units of the string or in bytes; UINT64_MAX = up to the terminator, or to the payload's end.
static void read_unicode(reading *r, const w32t_schema_field *f, uint64_t length, w32t_value *v) {
    size_t got;
    if (length == UINT64_MAX) {
        size_t n = unicode_end(r->p, left(r));
        set_bytes(v, f, r->p, n);
        r->p += n + 2 <= left(r) ? n + 2 : left(r);
        return;
    }
    const uint8_t *p = take(r, length > SIZE_MAX / 2 ? SIZE_MAX : (size_t)length * 2, &got, v);
    set_bytes(v, f, p, unicode_end(p, got));
}

static void read_ansi(reading *r, const w32t_schema_field *f, uint64_t length, w32t_value *v) {
    size_t got;
    if (length == UINT64_MAX) {
        size_t n = ansi_end(r->p, left(r));
        set_bytes(v, f, r->p, n);
        r->p += n + 1 <= left(r) ? n + 1 : left(r);
        return;
    }
    const uint8_t *p = take(r, (size_t)length, &got, v);
    set_bytes(v, f, p, ansi_end(p, got));
}

static void read_counted(reading *r, const w32t_schema_field *f, bool reversed, bool text16, w32t_value *v) {
    size_t got, n = 0;
    const uint8_t *p = take(r, 2, &got, v);
    if (got == 2) n = reversed ? (size_t)(p[0] << 8 | p[1]) : w32t_le16(p);
    p = take(r, n, &got, v);
    set_bytes(v, f, p, text16 ? got & ~(size_t)1 : got);
}

static void read_sid(reading *r, const w32t_schema_field *f, w32t_value *v) {
    size_t n = left(r) >= 2 ? 8u + 4u * (size_t)r->p[1] : 8, got;
    const uint8_t *p = take(r, n, &got, v);
    set_bytes(v, f, p, got);
}

// TOKEN_USER (a pointer, attributes, padding to a pointer) and then the SID. A null pointer stands alone, in four
// bytes, unless a SID follows the token all the same (some writers do not fill the pointer).
static bool token_is_null(const reading *r) {
    size_t token = 2 * (size_t)r->pointer;
    if (left(r) < 4 || w32t_le32(r->p) != 0) return false;
    for (size_t i = 4; i < token && i < left(r); i++)
        if (r->p[i]) return true;
    return left(r) < token + 8 || r->p[token] != 1 || r->p[token + 1] > 15;
}

static void read_wbemsid(reading *r, const w32t_schema_field *f, w32t_value *v) {
    size_t got;
    if (token_is_null(r)) {
        r->p += 4;
        v->type = W32T_TYPE_NULL;
        return;
    }
    take(r, 2 * r->pointer, &got, v);
    read_sid(r, f, v);
}

static void read_hexdump(reading *r, const w32t_schema_field *f, w32t_value *v) {
    size_t got, n = 0;
    const uint8_t *p = take(r, 4, &got, v);
    if (got == 4) n = w32t_le32(p);
    p = take(r, n, &got, v);
    set_bytes(v, f, p, got);
}

static void read_struct(reading *r, const w32t_schema_field *f, w32t_value *v);

static void read_aligned(reading *r, w32t_value *v) {
    size_t past = (size_t)(r->p - r->start) % r->pointer, got;
    if (past) take(r, r->pointer - past, &got, v);
    if (left(r) < r->pointer) {
        cut_number(r, v);
        return;
    }
    v->size = r->pointer;
    v->u = load(r->p, r->pointer);
    r->p += r->pointer;
}

static uint64_t length_of(reading *r, const w32t_schema_field *f) {
    switch (f->length_kind) {
    case W32T_CONSTANT:
        return f->length;
    case W32T_BY_FIELD:
        return r->slots[f->length];
    default:
        return UINT64_MAX;
    }
}

static void read_long(reading *r, const w32t_schema_field *f, w32t_value *v) {
    size_t got;
    uint64_t n;
    switch (f->read) {
    case W32T_READ_UNICODE:
        read_unicode(r, f, length_of(r, f), v);
        break;
    case W32T_READ_ANSI:
        read_ansi(r, f, length_of(r, f), v);
        break;
    case W32T_READ_BINARY: {
        n = length_of(r, f);
        const uint8_t *p = take(r, n > left(r) && n == UINT64_MAX ? left(r) : (size_t)n, &got, v);
        set_bytes(v, f, p, got);
        if (f->type == W32T_TYPE_IPV6 && got != 16) v->type = W32T_TYPE_BINARY;
        break;
    }
    case W32T_READ_SID:
        read_sid(r, f, v);
        break;
    case W32T_READ_WBEMSID:
        read_wbemsid(r, f, v);
        break;
    case W32T_READ_COUNTED_UNICODE:
        read_counted(r, f, false, true, v);
        break;
    case W32T_READ_COUNTED_ANSI:
    case W32T_READ_COUNTED_BINARY:
        read_counted(r, f, false, false, v);
        break;
    case W32T_READ_REVERSED_UNICODE:
        read_counted(r, f, true, true, v);
        break;
    case W32T_READ_REVERSED_ANSI:
        read_counted(r, f, true, false, v);
        break;
    case W32T_READ_UNENDED_UNICODE:
        set_bytes(v, f, r->p, unicode_end(r->p, left(r))), r->p = r->end;
        break;
    case W32T_READ_UNENDED_ANSI:
        set_bytes(v, f, r->p, ansi_end(r->p, left(r))), r->p = r->end;
        break;
    case W32T_READ_HEXDUMP:
        read_hexdump(r, f, v);
        break;
    case W32T_READ_STRUCT:
        read_struct(r, f, v);
        break;
    case W32T_READ_ALIGNED_POINTER:
        read_aligned(r, v);
        break;
    default:
        v->type = W32T_TYPE_NULL;
        break;
    }
}

// One element. Keeps a number for later fields in its slot.
static inline void read_one(reading *r, const w32t_schema_field *f, w32t_value *v) {
    v->type = f->type;
    v->shape = f->shape;
    v->flags = 0;
    v->map = f->map;
    unsigned width = f->width;
    switch (f->read) {
    case W32T_READ_POINTER:
        width = r->pointer; // fall through
    case W32T_READ_NUMBER:
        if (left(r) < width) break;
        v->size = width;
        v->u = load(r->p, width);
        if (f->slot) r->slots[f->slot - 1] = v->u;
        r->p += width;
        return;
    case W32T_READ_SIGNED:
        if (left(r) < width) break;
        v->size = width;
        v->i = load_signed(r->p, width);
        if (f->slot) r->slots[f->slot - 1] = v->i < 0 ? 0 : v->u;
        r->p += width;
        return;
    case W32T_READ_PORT:
        if (left(r) < 2) break;
        v->size = 2;
        v->u = (uint64_t)r->p[0] << 8 | r->p[1];
        r->p += 2;
        return;
    case W32T_READ_FLOAT:
        if (left(r) < width) break;
        v->size = width;
        if (width == 4) {
            float x;
            memcpy(&x, r->p, 4);
            v->f = (double)x;
        } else
            memcpy(&v->f, r->p, 8);
        r->p += width;
        return;
    case W32T_READ_GUID:
        if (left(r) < 16) break;
        v->size = 16;
        v->guid = w32t_arena_copy(r->arena, r->p, 16);
        r->p += 16;
        return;
    case W32T_READ_FIXED:
        if (left(r) < width) break;
        v->size = width;
        v->bytes = r->p;
        r->p += width;
        return;
    default:
        v->map = NULL;
        read_long(r, f, v);
        return;
    }
    v->map = NULL;
    cut_number(r, v);
}

static void read_array(reading *r, const w32t_schema_field *f, w32t_value *v) {
    uint64_t count = f->count_kind == W32T_CONSTANT   ? f->count
                     : f->count_kind == W32T_BY_FIELD ? r->slots[f->count]
                                                      : UINT64_MAX;
    bool to_end = f->count_kind == W32T_TO_END;
    size_t room = count < left(r) + 1 ? (size_t)count : left(r) + 1;
    if (room > r->budget) room = r->budget;
    // A lying count costs no more than what the payload can hold; elements are added as they are read.
    size_t have = room < 16 ? room : 16, n = 0;
    w32t_value *items = w32t_arena_alloc(r->arena, (have ? have : 1) * sizeof *items);
    while (n < count && (left(r) || !to_end) && !r->damaged) {
        if (n == room) {
            r->damaged = !to_end;
            break;
        }
        if (n == have) {
            size_t more = have * 4 < room ? have * 4 : room;
            w32t_value *bigger = w32t_arena_alloc(r->arena, more * sizeof *bigger);
            memcpy(bigger, items, have * sizeof *items);
            items = bigger;
            have = more;
        }
        if (!left(r) && f->read != W32T_READ_NOTHING) {
            r->damaged = true;
            break;
        }
        read_one(r, f, &items[n++]);
        r->budget--;
    }
    v->type = W32T_TYPE_ARRAY;
    v->shape = f->shape;
    v->flags = r->damaged ? W32T_VALUE_DAMAGED : 0;
    v->size = (uint32_t)n;
    v->items = items;
    v->map = f->map;
}

static inline void read_field(reading *r, const w32t_schema_field *f, w32t_value *v) {
    if (f->count_kind == W32T_ONE)
        read_one(r, f, v);
    else
        read_array(r, f, v);
}

static void read_struct(reading *r, const w32t_schema_field *f, w32t_value *v) {
    uint32_t n = 0;
    w32t_field *members = w32t_arena_alloc(r->arena, f->member_count * sizeof *members);
    r->budget = r->budget > f->member_count ? r->budget - f->member_count : 0;
    while (n < f->member_count && !r->damaged && r->budget) {
        members[n].name = f->members[n].name;
        read_field(r, &f->members[n], &members[n].value);
        n++;
    }
    if (n < f->member_count) r->damaged = true;
    v->type = W32T_TYPE_STRUCT;
    v->flags = r->damaged ? W32T_VALUE_DAMAGED : 0;
    v->size = n;
    v->members = members;
}

// At the payload's end: fields that take no bytes are still there, the rest is missing.
static bool takes_nothing(const reading *r, const w32t_schema_field *f) {
    if (f->count_kind == W32T_TO_END || f->read == W32T_READ_NOTHING) return true;
    if (f->count_kind == W32T_BY_FIELD && r->slots[f->count] == 0) return true;
    if (f->count_kind == W32T_CONSTANT && f->count == 0) return true;
    if (f->length_kind == W32T_TO_END) return true;
    if (f->length_kind == W32T_BY_FIELD && r->slots[f->length] == 0) return true;
    return f->read == W32T_READ_UNENDED_UNICODE || f->read == W32T_READ_UNENDED_ANSI;
}

// Padding: events are rounded up by some providers.
static bool only_padding(const uint8_t *p, size_t n) {
    if (n > 7) return false;
    for (size_t i = 0; i < n; i++)
        if (p[i]) return false;
    return true;
}

void w32t_schema_fields(w32t_event *e, const w32t_schema_event *schema, unsigned pointer_size) {
    uint32_t n = 0, all = schema->field_count;
    w32t_field *fields = w32t_arena_alloc(e->arena, (all + 1u) * sizeof *fields);
    reading r;
    r.p = r.start = e->payload;
    r.end = e->payload + e->payload_size;
    r.arena = e->arena;
    r.budget = (size_t)e->payload_size * 2 + 4096;
    r.pointer = pointer_size == 4 ? 4 : 8;
    r.damaged = false;
    while (n < all && !r.damaged) {
        const w32t_schema_field *f = &schema->fields[n];
        if (r.p == r.end && (f->optional || !takes_nothing(&r, f))) {
            r.damaged = !f->optional;
            break;
        }
        fields[n].name = f->name;
        read_field(&r, f, &fields[n].value);
        n++;
    }
    if (!r.damaged && r.p < r.end && (!all || !only_padding(r.p, left(&r)))) {
        fields[n] = (w32t_field){"(rest)", {.type = W32T_TYPE_BINARY}};
        fields[n].value.bytes = r.p;
        fields[n].value.size = (uint32_t)left(&r);
        n++;
        r.damaged = all != 0; // a schema without fields says nothing about the payload
    }
    if (r.damaged) e->has |= W32T_EVENT_UNDECODED;
    e->fields = fields;
    e->field_count = n;
}
