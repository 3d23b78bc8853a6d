// SPDX-License-Identifier: Apache-2.0
// Bytes of a call that another argument, or the database, says more of: structures in buffers, registry data by their
// type, security descriptors, times of no zone. In: values just made for one event; out: the same, typed.
#include <string.h>

#include "base/wintime.h"
#include "decode/agent_call_struct.h"
#include "model/value.h"

void w32t_call_security(w32t_value *v, bool is_acl, w32t_arena *arena) {
    w32t_buf b = {0};
    w32t_span s = {v->bytes, v->size};
    if (is_acl ? w32t_sddl_acl(&b, s) : w32t_sddl_put(&b, s))
        *v = (w32t_value){.type = W32T_TYPE_UTF8, .bytes = w32t_arena_copy(arena, b.p, b.n), .size = (uint32_t)b.n};
    w32t_buf_free(&b);
}

void w32t_call_time(uint64_t units, w32t_arena *arena, w32t_value *v) {
    *v = (w32t_value){.type = W32T_TYPE_FILETIME, .size = 8, .u = units};
    if (units <= INT64_MAX) return;
    *v = (w32t_value){.type = W32T_TYPE_INT, .size = 8, .u = units};
    uint64_t left = 0 - units;
    w32t_buf b = {0};
    w32t_buf_u64(&b, left / 10000000u);
    uint32_t part = (uint32_t)(left % 10000000u), digits = 7;
    for (; part && part % 10 == 0; part /= 10)
        digits--;
    if (part) {
        w32t_buf_char(&b, '.');
        w32t_buf_digits(&b, part, digits);
    }
    w32t_buf_lit(&b, " s from now");
    v->text = w32t_arena_text(arena, (const char *)b.p, b.n);
    v->flags |= W32T_VALUE_HAS_TEXT;
    w32t_buf_free(&b);
}

bool w32t_call_keep_before(const w32t_call_argument *a, w32t_value *before, const w32t_value *after) {
    while (before->type == W32T_TYPE_CUT)
        before = (w32t_value *)(uintptr_t)before->items; // made in this event's arena, by content()
    while (after && after->type == W32T_TYPE_CUT)
        after = after->items;
    if (before->type != W32T_TYPE_STRUCT) return false;
    w32t_field *m = (w32t_field *)(uintptr_t)before->members;
    uint32_t kept = 0, same = 0;
    for (uint32_t i = 0; i < before->size; i++) {
        bool counts = false;
        for (uint32_t k = 0; k < a->before_count; k++)
            counts |= strcmp(m[i].name, a->before[k]) == 0;
        if (!counts) continue;
        for (uint32_t k = 0; after && after->type == W32T_TYPE_STRUCT && k < after->size; k++)
            same += strcmp(after->members[k].name, m[i].name) == 0 &&
                    w32t_call_same_value(&after->members[k].value, &m[i].value, 0);
        m[kept++] = m[i];
    }
    before->size = kept;
    return kept == same;
}

// A time of no known zone: without the Z that would make it UTC.
void w32t_call_zoneless(w32t_value *v, w32t_arena *arena) {
    int64_t ns;
    w32t_buf b = {0};
    if (v->type == W32T_TYPE_FILETIME)
        w32t_buf_filetime(&b, v->u, 9);
    else if (v->type == W32T_TYPE_SYSTEMTIME && w32t_systemtime_to_ns((w32t_span){v->bytes, v->size}, &ns))
        w32t_buf_time(&b, ns);
    if (b.n && b.p[b.n - 1] == 'Z') b.n--;
    if (b.n)
        *v = (w32t_value){.type = W32T_TYPE_UTF8, .bytes = w32t_arena_copy(arena, b.p, b.n), .size = (uint32_t)b.n};
    w32t_buf_free(&b);
}

// Strings one after another, as an array.
static void split_texts(w32t_value *v, unsigned unit, w32t_arena *arena) {
    uint32_t count = 0, start = 0, size = v->size - v->size % unit;
    for (uint32_t at = 0; at < size; at += unit)
        count += !v->bytes[at] && !v->bytes[at + unit - 1];
    if (count > 256) return; // stays one text
    w32t_value *items = w32t_arena_alloc(arena, (count + 1) * sizeof *items);
    count = 0;
    for (uint32_t at = 0; at <= size; at += unit) {
        if (at < size && (v->bytes[at] || v->bytes[at + unit - 1])) continue;
        if (at > start) items[count++] = (w32t_value){.type = v->type, .bytes = v->bytes + start, .size = at - start};
        start = at + unit;
    }
    *v = (w32t_value){.type = W32T_TYPE_ARRAY, .size = count, .items = items};
}

// Data of a registry value by its type; false: it stays bytes. `cut` counts units when it is text of which a part was
// kept.
static bool registry_value(uint64_t type, bool wide, w32t_value *data, w32t_value *cut, w32t_arena *arena) {
    if (type == 4 && data->size == 4) { // REG_DWORD
        data->type = W32T_TYPE_UINT;
        data->u = w32t_le32(data->bytes);
    } else if (type == 11 && data->size == 8) { // REG_QWORD
        data->type = W32T_TYPE_UINT;
        data->u = w32t_le64(data->bytes);
    } else if (type == 1 || type == 2 || type == 7) { // REG_SZ, REG_EXPAND_SZ, REG_MULTI_SZ
        unsigned unit = wide ? 2 : 1;
        if (data->size % unit) return false;
        if (cut) cut->full /= unit;
        data->type = wide ? W32T_TYPE_UTF16 : W32T_TYPE_ANSI;
        while (data->size >= unit && !data->bytes[data->size - 1] && !data->bytes[data->size - unit])
            data->size -= unit;
        if (type == 7 && !cut) split_texts(data, unit, arena);
    } else {
        return false;
    }
    data->shape = W32T_SHAPE_PLAIN;
    return true;
}

// RegSetValueEx, RegQueryValueEx: the data by the type that goes with it.
void w32t_call_registry_data(const w32t_call_kind *k, w32t_field *f, uint32_t count, w32t_arena *arena) {
    const w32t_value *type = NULL;
    w32t_value *data = NULL;
    for (uint32_t i = 0; i < count; i++) {
        if (strcmp(f[i].name, "dwType") == 0 || strcmp(f[i].name, "lpType") == 0 || strcmp(f[i].name, "pdwType") == 0)
            type = &f[i].value;
        else if (strcmp(f[i].name, "lpData") == 0 || strcmp(f[i].name, "pvData") == 0)
            data = &f[i].value;
    }
    if (type && type->type == W32T_TYPE_INOUT) type = &type->items[1];
    w32t_value *cut = data && data->type == W32T_TYPE_CUT ? data : NULL;
    if (cut) data = (w32t_value *)(uintptr_t)cut->items; // made in this event's arena, by content()
    if (type && data && type->type == W32T_TYPE_UINT && data->type == W32T_TYPE_BINARY)
        registry_value(type->u, k->name[strlen(k->name) - 1] == 'W', data, cut, arena);
}

static w32t_span part(w32t_span s, uint32_t at, uint32_t size) {
    w32t_span from = w32t_span_from(s, at < s.n ? at : s.n);
    return w32t_span_of(from.p, size < from.n ? size : from.n);
}

// KEY_VALUE_BASIC_INFORMATION and KEY_VALUE_FULL_INFORMATION: the name is as long as is said, the data lie elsewhere.
static void name_value_key(const w32t_struct_reader *r, w32t_span s, bool full, w32t_value *v) {
    uint32_t head = full ? 20 : 12;
    if (v->type != W32T_TYPE_STRUCT || v->size < 4 || s.n < head) return;
    w32t_field *m = w32t_arena_zalloc(r->arena, (v->size + 1) * sizeof *m);
    memcpy(m, v->members, v->size * sizeof *m);
    w32t_span name = part(s, head, w32t_le32(s.p + head - 4));
    m[v->size - 1].value = (w32t_value){.type = W32T_TYPE_UTF16, .bytes = name.p, .size = (uint32_t)(name.n & ~1u)};
    v->members = m;
    if (!full) return;
    uint32_t size = w32t_le32(s.p + 12);
    w32t_span bytes = part(s, w32t_le32(s.p + 8), size);
    w32t_value data = {.type = W32T_TYPE_BINARY, .bytes = bytes.p, .size = (uint32_t)bytes.n};
    if (size == bytes.n) registry_value(w32t_le32(s.p + 4), true, &data, NULL, r->arena);
    m[v->size++] = (w32t_field){"Data", data};
}

// KEY_VALUE_PARTIAL_INFORMATION: its data are what follows.
static void type_value_key(const w32t_struct_reader *r, w32t_span s, w32t_value *v) {
    if (v->type != W32T_TYPE_STRUCT || v->size != 4 || s.n < 12) return;
    w32t_field *m = (w32t_field *)(uintptr_t)v->members; // made just now, for this event alone
    uint32_t size = w32t_le32(s.p + 8);
    w32t_span data = w32t_span_from(s, 12);
    m[3].value =
        (w32t_value){.type = W32T_TYPE_BINARY, .bytes = data.p, .size = size < data.n ? size : (uint32_t)data.n};
    if (size <= data.n) registry_value(w32t_le32(s.p + 4), true, &m[3].value, NULL, r->arena);
}

// Of one structure, of several, of the one that another argument names, or of what nobody knows: then it may be text.
void w32t_call_buffer(const w32t_struct_reader *r, const w32t_call_argument *a, w32t_span s, w32t_value *v) {
    const w32t_call_member *target = a->target;
    for (uint32_t i = 0; r->start && i < a->class_count; i++)
        if (a->classes[i].target && a->classes[i].value == (r->start[a->class_field].u & UINT32_MAX))
            target = a->classes[i].target;
    if (!target && s.n == 4 && strcmp(a->name, "optval") == 0) { // most socket options are an int
        *v = (w32t_value){.type = W32T_TYPE_UINT, .size = 4, .u = w32t_le32(s.p)};
        return;
    }
    if (r->out && strncmp(r->kind->name, "ReadDirectoryChanges", 20) == 0 && w32t_call_notified(s, true, r->arena, v))
        return;
    // one that ends in an array of one element may be shorter than it is declared
    bool one = target && (target != a->target || s.n == target->size || s.n % target->size);
    if (!target || (s.n < target->size && (target == a->target || s.n < target->size / 2)))
        v->shape = W32T_SHAPE_CHAR;
    else if (one)
        w32t_call_struct_value(r, target->inner, s, v);
    else
        w32t_call_array_value(r, target, s, v);
    if (target && strcmp(target->inner->name, "KEY_VALUE_PARTIAL_INFORMATION") == 0) type_value_key(r, s, v);
    bool full = target && strcmp(target->inner->name, "KEY_VALUE_FULL_INFORMATION") == 0;
    if (full || (target && strcmp(target->inner->name, "KEY_VALUE_BASIC_INFORMATION") == 0))
        name_value_key(r, s, full, v);
}

// ---- addresses of hosts

void w32t_call_addresses(w32t_span blob, w32t_arena *arena, w32t_value *v) {
    uint32_t n = 0;
    w32t_value *items = w32t_arena_alloc(arena, (blob.n / 4 + 1) * sizeof *items);
    for (w32t_cursor c = w32t_cursor_of(blob); w32t_cursor_left(&c) >= 4; n++) {
        w32t_span one = w32t_take(&c, w32t_take32(&c));
        if (c.bad) break;
        items[n] = (w32t_value){.type = W32T_TYPE_NULL};
        if (one.n) items[n] = (w32t_value){.type = W32T_TYPE_SOCKADDR, .bytes = one.p, .size = (uint32_t)one.n};
    }
    *v = (w32t_value){.type = W32T_TYPE_ARRAY, .size = n, .items = items};
}

void w32t_call_host(w32t_arena *arena, w32t_value *v) {
    if (v->type != W32T_TYPE_BINARY || v->size < 4) return;
    w32t_span left = {v->bytes + 4, v->size - 4};
    uint32_t size = w32t_le16(v->bytes + 2), n = 0;
    if (size != 4 && size != 16) return;
    w32t_value *items = w32t_arena_alloc(arena, (left.n / size + 1) * sizeof *items);
    for (; (n + 1) * size <= left.n; n++) {
        const uint8_t *at = left.p + (size_t)n * size;
        items[n] = size == 4 ? (w32t_value){.type = W32T_TYPE_IPV4, .size = 4, .u = w32t_le32(at)}
                             : (w32t_value){.type = W32T_TYPE_IPV6, .size = 16, .bytes = at};
    }
    *v = (w32t_value){.type = W32T_TYPE_ARRAY, .size = n, .items = items};
}

// ---- calls that have ended

void w32t_call_cut(w32t_arena *arena, uint64_t full, w32t_value *v) {
    w32t_value *kept = w32t_arena_alloc(arena, sizeof *kept);
    *kept = *v;
    *v = (w32t_value){.type = W32T_TYPE_CUT, .size = 1, .items = kept, .full = full};
}

// FILE_NOTIFY_INFORMATION: one after the other, each says where the next one begins.
bool w32t_call_notified(w32t_span s, bool is_cut, w32t_arena *arena, w32t_value *v) {
    static const char *const actions[] = {"FILE_ACTION_ADDED", "FILE_ACTION_REMOVED", "FILE_ACTION_MODIFIED",
                                          "FILE_ACTION_RENAMED_OLD_NAME", "FILE_ACTION_RENAMED_NEW_NAME"};
    w32t_value *items = w32t_arena_alloc(arena, (s.n / 12 + 1) * sizeof *items);
    uint32_t n = 0, next = 1;
    for (; next && s.n >= 12; s = w32t_span_from(s, next)) {
        next = w32t_le32(s.p);
        uint32_t action = w32t_le32(s.p + 4), size = w32t_le32(s.p + 8);
        w32t_span name = part(s, 12, size);
        w32t_field *m = w32t_arena_zalloc(arena, 2 * sizeof *m);
        m[0] = (w32t_field){"Action", {.type = W32T_TYPE_UINT, .size = 4, .u = action}};
        if (action - 1 < sizeof actions / sizeof *actions) {
            m[0].value.text = actions[action - 1];
            m[0].value.flags |= W32T_VALUE_HAS_TEXT;
        }
        m[1] = (w32t_field){"FileName", {.type = W32T_TYPE_UTF16, .bytes = name.p, .size = (uint32_t)(name.n & ~1u)}};
        if (name.n < size) {
            if (!is_cut) return false;
            w32t_call_cut(arena, size / 2, &m[1].value);
        }
        items[n++] = (w32t_value){.type = W32T_TYPE_STRUCT, .size = 2, .members = m};
        if ((next && next < 12) || (next > s.n && !is_cut)) return false;
        if (next > s.n) break;
    }
    if (!n) return false;
    *v = (w32t_value){.type = W32T_TYPE_ARRAY, .size = n, .items = items};
    return true;
}

static void ended_data(const char *function, w32t_span data, uint64_t full, w32t_arena *arena, w32t_value *v) {
    *v = (w32t_value){.type = W32T_TYPE_BINARY, .shape = W32T_SHAPE_CHAR, .bytes = data.p, .size = (uint32_t)data.n};
    if (strncmp(function, "ReadDirectoryChanges", 20) == 0) w32t_call_notified(data, full > data.n, arena, v);
    if (full > data.n) w32t_call_cut(arena, full, v);
}

static void ended_one(w32t_span one, w32t_arena *arena, w32t_value *v) {
    w32t_field *m = w32t_arena_zalloc(arena, 4 * sizeof *m);
    uint32_t n = 0, name_bytes = w32t_le32(one.p + 24), reads = w32t_le32(one.p + 28);
    w32t_span name = part(one, 32, name_bytes);
    const char *function = w32t_arena_text(arena, (const char *)name.p, name.n);
    m[n++] = (w32t_field){"function",
                          {.type = W32T_TYPE_UTF8, .bytes = (const uint8_t *)function, .size = (uint32_t)name.n}};
    m[n++] = (w32t_field){"tid", {.type = W32T_TYPE_UINT, .size = 4, .u = w32t_le32(one.p + 4)}};
    if (w32t_le64(one.p + 8))
        m[n++] = (w32t_field){"call", {.type = W32T_TYPE_UINT, .size = 8, .u = w32t_le64(one.p + 8)}};
    if (reads) {
        m[n].name = "data";
        ended_data(function, w32t_span_from(one, 32 + name.n), w32t_le64(one.p + 16), arena, &m[n].value);
        n++;
    }
    *v = (w32t_value){.type = W32T_TYPE_STRUCT, .size = n, .members = m};
}

void w32t_call_ended(w32t_span blob, bool several, bool is_cut, w32t_arena *arena, w32t_value *v) {
    w32t_value *items = w32t_arena_alloc(arena, (blob.n / 32 + 1) * sizeof *items);
    uint32_t n = 0;
    while (blob.n >= 32) {
        uint32_t size = w32t_le32(blob.p);
        if (size < 32 || size > blob.n) break;
        ended_one(part(blob, 0, size), arena, &items[n++]);
        blob = w32t_span_from(blob, size);
    }
    *v = (w32t_value){.type = W32T_TYPE_ARRAY, .size = n, .items = items};
    if (!several && n) *v = items[0];
    if (is_cut) w32t_call_cut(arena, n + 1, v); // at least
}

// ---- what a format takes

// Types and states as wire_call.h numbers them.
static void formatted_one(w32t_span one, w32t_arena *arena, w32t_value *v) {
    uint8_t type = one.p[2], status = one.p[3];
    w32t_span text = part(one, 16, w32t_le32(one.p + 4));
    uint64_t value = w32t_le64(one.p + 8);
    *v = (w32t_value){.type = W32T_TYPE_UINT, .size = 8, .u = value};
    if (type == 1) v->type = W32T_TYPE_INT;
    if (type == 3) v->shape = W32T_SHAPE_HEX;
    if (type == 4) v->type = value ? W32T_TYPE_POINTER : W32T_TYPE_NULL;
    if (type == 5) {
        v->type = W32T_TYPE_FLOAT;
        memcpy(&v->f, one.p + 8, 8);
    }
    if (type == 6 || type == 7)
        *v = (w32t_value){
            .type = type == 7 ? W32T_TYPE_UTF16 : W32T_TYPE_ANSI, .bytes = one.p + 8, .size = type == 7 ? 2 : 1};
    if (type < 8) return;
    *v = (w32t_value){.type = type == 9 ? W32T_TYPE_UTF16 : W32T_TYPE_ANSI, .bytes = text.p, .size = (uint32_t)text.n};
    if (status == W32T_STATUS_NULL) *v = (w32t_value){.type = W32T_TYPE_NULL};
    if (status == W32T_STATUS_UNREADABLE) *v = (w32t_value){.type = W32T_TYPE_UNREADABLE, .u = value};
    if (status == W32T_STATUS_CUT) w32t_call_cut(arena, text.n / (type == 9 ? 2 : 1) + 1, v); // at least
}

void w32t_call_formatted(w32t_span blob, bool is_cut, w32t_arena *arena, w32t_value *v) {
    w32t_value *items = w32t_arena_alloc(arena, (blob.n / 16 + 1) * sizeof *items);
    uint32_t n = 0;
    while (blob.n >= 16) {
        uint32_t size = 8u * w32t_le16(blob.p);
        if (size < 16 || size > blob.n) break;
        formatted_one(part(blob, 0, size), arena, &items[n++]);
        blob = w32t_span_from(blob, size);
    }
    *v = (w32t_value){.type = W32T_TYPE_ARRAY, .size = n, .items = items};
    if (is_cut) w32t_call_cut(arena, n + 1, v);
}
