// SPDX-License-Identifier: Apache-2.0
// VARIANT, PROPVARIANT and SAFEARRAY as values: by their tag; what they point at where the recording has it (text,
// arrays, a GUID), else the address. Tags nothing is known of are shown by number.
#include <string.h>

#include "decode/agent_call_struct.h"

#define MAX_ELEMENTS 256u

enum { VT_ARRAY = 0x2000, VT_BYREF = 0x4000, VT_VECTOR = 0x1000, VT_MASK = 0x0FFF };

typedef struct form {
    const char *name;
    uint8_t size, type, shape; // type: w32t_type, size 0: an address
} form;

static const form FORMS[] = {
    [0] = {"VT_EMPTY", 0, W32T_TYPE_NULL, 0},
    [1] = {"VT_NULL", 0, W32T_TYPE_NULL, 0},
    [2] = {"VT_I2", 2, W32T_TYPE_INT, 0},
    [3] = {"VT_I4", 4, W32T_TYPE_INT, 0},
    [4] = {"VT_R4", 4, W32T_TYPE_FLOAT, 0},
    [5] = {"VT_R8", 8, W32T_TYPE_FLOAT, 0},
    [6] = {"VT_CY", 8, W32T_TYPE_INT, 0}, // ten-thousandths
    [7] = {"VT_DATE", 8, W32T_TYPE_FLOAT, 0},
    [8] = {"VT_BSTR", 0, W32T_TYPE_UTF16, 0},
    [9] = {"VT_DISPATCH", 0, W32T_TYPE_POINTER, 0},
    [10] = {"VT_ERROR", 4, W32T_TYPE_UINT, W32T_SHAPE_HRESULT},
    [11] = {"VT_BOOL", 2, W32T_TYPE_BOOL, 0},
    [12] = {"VT_VARIANT", 0, W32T_TYPE_POINTER, 0},
    [13] = {"VT_UNKNOWN", 0, W32T_TYPE_POINTER, 0},
    [16] = {"VT_I1", 1, W32T_TYPE_INT, 0},
    [17] = {"VT_UI1", 1, W32T_TYPE_UINT, 0},
    [18] = {"VT_UI2", 2, W32T_TYPE_UINT, 0},
    [19] = {"VT_UI4", 4, W32T_TYPE_UINT, 0},
    [20] = {"VT_I8", 8, W32T_TYPE_INT, 0},
    [21] = {"VT_UI8", 8, W32T_TYPE_UINT, 0},
    [22] = {"VT_INT", 4, W32T_TYPE_INT, 0},
    [23] = {"VT_UINT", 4, W32T_TYPE_UINT, 0},
    [30] = {"VT_LPSTR", 0, W32T_TYPE_ANSI, 0},
    [31] = {"VT_LPWSTR", 0, W32T_TYPE_UTF16, 0},
    [36] = {"VT_RECORD", 0, W32T_TYPE_POINTER, 0},
    [64] = {"VT_FILETIME", 8, W32T_TYPE_FILETIME, 0},
    [65] = {"VT_BLOB", 0, W32T_TYPE_POINTER, 0},
    [66] = {"VT_STREAM", 0, W32T_TYPE_POINTER, 0},
    [67] = {"VT_STORAGE", 0, W32T_TYPE_POINTER, 0},
    [71] = {"VT_CF", 0, W32T_TYPE_POINTER, 0},
    [72] = {"VT_CLSID", 0, W32T_TYPE_GUID, 0},
};

static const form *form_of(uint32_t vt) {
    vt &= VT_MASK;
    return vt < sizeof FORMS / sizeof *FORMS && FORMS[vt].name ? &FORMS[vt] : NULL;
}

static w32t_value tag_value(uint32_t vt, w32t_arena *arena) {
    w32t_value v = {.type = W32T_TYPE_UINT, .size = 2, .u = vt};
    const form *f = form_of(vt);
    if (!f) return v;
    w32t_buf b = {0};
    if (vt & VT_BYREF) w32t_buf_lit(&b, "VT_BYREF|");
    if (vt & VT_ARRAY) w32t_buf_lit(&b, "VT_ARRAY|");
    if (vt & VT_VECTOR) w32t_buf_lit(&b, "VT_VECTOR|");
    w32t_buf_text(&b, f->name);
    v.text = w32t_arena_text(arena, (const char *)b.p, b.n);
    v.flags = W32T_VALUE_HAS_TEXT;
    w32t_buf_free(&b);
    return v;
}

static w32t_value address(const uint8_t *at, bool is32) {
    w32t_value v = {.type = W32T_TYPE_POINTER, .size = is32 ? 4 : 8, .u = is32 ? w32t_le32(at) : w32t_le64(at)};
    if (!v.u) v.type = W32T_TYPE_NULL;
    return v;
}

static w32t_value plain(const form *f, const uint8_t *at) {
    w32t_value v = {.type = f->type, .shape = f->shape, .size = f->size};
    uint64_t u = f->size == 1 ? *at : f->size == 2 ? w32t_le16(at) : f->size == 4 ? w32t_le32(at) : w32t_le64(at);
    v.u = u;
    if (f->type == W32T_TYPE_BOOL) v.u = u != 0;
    if (f->type == W32T_TYPE_INT && f->size < 8) v.i = (int64_t)(u << (64 - 8 * f->size)) >> (64 - 8 * f->size);
    if (f->type == W32T_TYPE_FLOAT && f->size == 4) {
        float x;
        memcpy(&x, at, 4);
        v.f = (double)x;
    } else if (f->type == W32T_TYPE_FLOAT) {
        memcpy(&v.f, at, 8);
    }
    w32t_call_add_status(&v);
    return v;
}

void w32t_call_variant(const w32t_call_kind *k, w32t_span blob, w32t_arena *arena, w32t_value *v) {
    size_t size = k->is32 ? 16 : 24;
    if (blob.n < size) return;
    uint32_t vt = w32t_le16(blob.p);
    const form *f = form_of(vt);
    w32t_span behind = w32t_span_from(blob, size);
    const uint8_t *at = blob.p + 8;
    w32t_field *m = w32t_arena_zalloc(arena, 2 * sizeof *m);
    m[0] = (w32t_field){"vt", tag_value(vt, arena)};
    m[1].name = "value";
    if (vt & VT_ARRAY && behind.n)
        w32t_call_safearray(k, behind, arena, &m[1].value);
    else if (vt & VT_VECTOR || vt & VT_ARRAY || !f || (vt & VT_BYREF && !behind.n))
        m[1].value = address(at, k->is32);
    else if (behind.n && (f->type == W32T_TYPE_UTF16 || f->type == W32T_TYPE_ANSI))
        m[1].value = (w32t_value){.type = f->type, .bytes = behind.p, .size = (uint32_t)behind.n};
    else if (behind.n >= 16 && f->type == W32T_TYPE_GUID)
        w32t_call_guid(k->db, behind.p, arena, &m[1].value);
    else if (f->size)
        m[1].value = plain(f, at);
    else if (f->type != W32T_TYPE_NULL)
        m[1].value = address(at, k->is32);
    *v = (w32t_value){.type = W32T_TYPE_STRUCT, .size = f && f->type == W32T_TYPE_NULL && !(vt & ~VT_MASK) ? 1 : 2};
    v->members = m;
}

// ---- several

static void put_array(w32t_value *v, w32t_value *items, uint32_t count, uint32_t all, w32t_arena *arena) {
    *v = (w32t_value){.type = W32T_TYPE_ARRAY, .size = count, .items = items};
    if (all > count) w32t_call_cut(arena, all, v);
}

void w32t_call_variants(const w32t_call_kind *k, w32t_span blob, w32t_arena *arena, w32t_value *v) {
    uint32_t n = 0;
    size_t least = k->is32 ? 16 : 24;
    w32t_value *items = w32t_arena_alloc(arena, (blob.n / (4 + least) + 1) * sizeof *items);
    for (w32t_cursor c = w32t_cursor_of(blob); w32t_cursor_left(&c) >= 4 + least; n++) {
        w32t_span one = w32t_take(&c, w32t_take32(&c));
        if (one.n < least) break;
        items[n] = (w32t_value){.type = W32T_TYPE_NULL};
        w32t_call_variant(k, one, arena, &items[n]);
    }
    put_array(v, items, n, n, arena);
}

void w32t_call_pointers(const w32t_call_kind *k, w32t_span blob, w32t_arena *arena, w32t_value *v) {
    uint32_t size = k->is32 ? 4 : 8, n = (uint32_t)(blob.n / size), all = n;
    if (n > MAX_ELEMENTS) n = MAX_ELEMENTS;
    w32t_value *items = w32t_arena_alloc(arena, (n + 1) * sizeof *items);
    for (uint32_t i = 0; i < n; i++)
        items[i] = address(blob.p + (size_t)i * size, k->is32);
    put_array(v, items, n, all, arena);
}

void w32t_call_texts(unsigned width, w32t_span blob, w32t_arena *arena, w32t_value *v) {
    uint32_t n = 0, all = 0;
    w32t_value *items = w32t_arena_alloc(arena, (MAX_ELEMENTS + 1) * sizeof *items);
    for (size_t from = 0, at = 0; at + width <= blob.n; at += width) {
        if (blob.p[at] || (width == 2 && blob.p[at + 1])) continue;
        if (all++ >= MAX_ELEMENTS) continue;
        items[n++] = (w32t_value){.type = width == 2 ? W32T_TYPE_UTF16 : W32T_TYPE_ANSI,
                                  .bytes = blob.p + from,
                                  .size = (uint32_t)(at - from)};
        from = at + width;
    }
    put_array(v, items, n, all, arena);
}

// ---- arrays

typedef struct array {
    uint32_t dims, element, vartype, count;
    w32t_span bounds, data;
} array;

static bool read_array(w32t_span blob, array *a) {
    w32t_cursor c = w32t_cursor_of(blob);
    a->dims = w32t_take16(&c);
    w32t_skip(&c, 2);
    a->element = w32t_take32(&c);
    a->vartype = w32t_take32(&c);
    a->count = w32t_take32(&c);
    a->bounds = w32t_take(&c, 8u * (size_t)a->dims);
    a->data = w32t_take(&c, w32t_cursor_left(&c));
    return !c.bad;
}

// "[0..2]" a dimension, as they are written in the source: the blob has the last one first.
static w32t_value bounds_text(const array *a, w32t_arena *arena) {
    w32t_buf b = {0};
    for (uint32_t i = a->dims; i-- > 0;) {
        int64_t low = (int32_t)w32t_le32(a->bounds.p + 8 * i + 4);
        w32t_buf_char(&b, '[');
        w32t_buf_i64(&b, low);
        w32t_buf_lit(&b, "..");
        w32t_buf_i64(&b, low + (int64_t)w32t_le32(a->bounds.p + 8 * i) - 1);
        w32t_buf_char(&b, ']');
    }
    w32t_value v = {.type = W32T_TYPE_UTF8, .size = (uint32_t)b.n};
    v.bytes = w32t_arena_copy(arena, b.n ? b.p : (const uint8_t *)"", b.n);
    w32t_buf_free(&b);
    return v;
}

static uint32_t texts(const array *a, w32t_value *items) {
    w32t_cursor c = w32t_cursor_of(a->data);
    uint32_t n = 0;
    while (n < a->count && n < MAX_ELEMENTS && w32t_cursor_left(&c) >= 4) {
        uint32_t size = w32t_take32(&c);
        items[n] = (w32t_value){.type = W32T_TYPE_NULL};
        if (size != UINT32_MAX) {
            w32t_span s = w32t_take(&c, size);
            if (!s.p && size) break;
            items[n] = (w32t_value){.type = W32T_TYPE_UTF16, .bytes = s.p ? s.p : (const uint8_t *)"", .size = size};
        }
        n++;
    }
    return n;
}

static w32t_value elements(const w32t_call_kind *k, const array *a, w32t_arena *arena) {
    const form *f = form_of(a->vartype);
    uint32_t room = a->count < MAX_ELEMENTS ? a->count : MAX_ELEMENTS, n = 0;
    bool binary = false;
    uint32_t size = f && f->size ? f->size : k->is32 ? 4 : 8;
    w32t_value *items = w32t_arena_alloc(arena, (room + 1) * sizeof *items);
    if (a->vartype == 17 || !f || (f->size && f->size != a->element)) { // bytes, and what is not known
        w32t_value v = {.type = W32T_TYPE_BINARY, .bytes = a->data.p, .size = (uint32_t)a->data.n};
        v.shape = W32T_SHAPE_CHAR;
        n = a->element ? (uint32_t)(a->data.n / a->element) : a->count;
        *items = v;
        binary = true;
    } else if (a->vartype == 8) {
        n = texts(a, items);
    } else if (a->vartype == 12) { // each a VARIANT, without what it points at
        uint32_t each = k->is32 ? 16 : 24;
        for (; n < room && (n + 1) * each <= a->data.n; n++)
            w32t_call_variant(k, w32t_span_sub(a->data, n * each, each), arena, &items[n]);
    } else {
        for (; n < room && (n + 1) * size <= a->data.n; n++)
            items[n] = f->size ? plain(f, a->data.p + n * size) : address(a->data.p + n * size, k->is32);
    }
    w32t_value all = binary ? *items : (w32t_value){.type = W32T_TYPE_ARRAY, .size = n, .items = items};
    if (n >= a->count) return all;
    w32t_value *kept = w32t_arena_alloc(arena, sizeof *kept);
    *kept = all;
    return (w32t_value){.type = W32T_TYPE_CUT, .size = 1, .items = kept, .full = a->count};
}

void w32t_call_safearray(const w32t_call_kind *k, w32t_span blob, w32t_arena *arena, w32t_value *v) {
    array a;
    if (!read_array(blob, &a)) return;
    w32t_field *m = w32t_arena_zalloc(arena, 3 * sizeof *m);
    m[0] = (w32t_field){"vt", tag_value(a.vartype, arena)};
    m[1] = (w32t_field){"bounds", bounds_text(&a, arena)};
    m[2] = (w32t_field){"elements", elements(k, &a, arena)};
    *v = (w32t_value){.type = W32T_TYPE_STRUCT, .size = 3, .members = m};
}
