// SPDX-License-Identifier: Apache-2.0
// Arguments of a call from both halves: a pointer shows its content, before and after the call; numbers get their names
// from the API database. Runs on any thread, allocates from the event's arena only.
#include <string.h>

#include "base/guid.h"
#include "base/wintime.h"
#include "decode/agent_call_struct.h"
#include "decode/schema_fields.h"
#include "model/value.h"

// ---- names

void w32t_call_add_names(const w32t_call_kind *k, uint32_t set, w32t_arena *arena, w32t_value *v) {
    if (!set || (v->type != W32T_TYPE_UINT && v->type != W32T_TYPE_INT) || v->map) return;
    char text[512];
    size_t n = w32t_apidb_names(k->db, set, v->u, v->size, text, sizeof text);
    if (!n) {
        w32t_api_set flags;
        if (!v->shape && w32t_apidb_set(k->db, set, &flags) && flags.bits) v->shape = W32T_SHAPE_HEX;
        return;
    }
    if (n >= sizeof text) n = sizeof text - 1;
    v->text = w32t_arena_text(arena, text, n);
    v->flags |= W32T_VALUE_HAS_TEXT;
}

static void add_infinite(const char *name, w32t_value *v) {
    static const char *const timeouts[] = {"dwMilliseconds", "dwTimeout", "dwTimeoutMs", "dwWaitTime", "uTimeout"};
    if (v->type != W32T_TYPE_UINT || v->size != 4 || v->u != UINT32_MAX || v->flags & W32T_VALUE_HAS_TEXT) return;
    for (size_t i = 0; i < sizeof timeouts / sizeof *timeouts; i++) {
        if (strcmp(name, timeouts[i]) != 0) continue;
        v->text = "INFINITE";
        v->flags |= W32T_VALUE_HAS_TEXT;
    }
}

void w32t_call_add_shape(uint8_t kind, uint8_t shape, w32t_value *v) {
    if (v->type != W32T_TYPE_UINT && v->type != W32T_TYPE_INT) return;
    if (kind == W32T_API_HANDLE) {
        v->shape = W32T_SHAPE_HANDLE;
    } else if (kind == W32T_API_POINTER || kind == W32T_API_CALLBACK || kind == W32T_API_COM ||
               kind == W32T_API_VA_LIST || kind >= W32T_API_STRING_W) {
        v->type = W32T_TYPE_POINTER;
        v->shape = W32T_SHAPE_PLAIN;
    } else if (shape) {
        v->shape = shape;
    }
}

void w32t_call_add_status(w32t_value *v) {
    if (v->flags & W32T_VALUE_HAS_TEXT || (v->type != W32T_TYPE_UINT && v->type != W32T_TYPE_INT)) return;
    if (v->shape != W32T_SHAPE_NTSTATUS && v->shape != W32T_SHAPE_HRESULT) return;
    const char *name = w32t_api_status_name(v->shape, v->u & 0xFFFFFFFFu);
    if (!name) return;
    v->text = name;
    v->flags |= W32T_VALUE_HAS_TEXT;
}

// ---- content

static void add_handle_name(const w32t_call_native *n, const w32t_call_argument *a, w32t_value *v) {
    for (uint32_t i = 0; i < n->handle_count; i++) {
        if (n->handles[i].argument != (uint32_t)(a - n->kind->arguments) || v->flags & W32T_VALUE_HAS_TEXT) continue;
        if (a->kind != W32T_API_HANDLE && v->type != W32T_TYPE_POINTER)
            v->shape = W32T_SHAPE_PID; // a number with its process's image
        v->text = n->handles[i].text;
        v->flags |= W32T_VALUE_HAS_TEXT;
    }
}

static void keep_guid(const w32t_call_kind *k, w32t_arena *arena, w32t_value *v) {
    if (v->type == W32T_TYPE_GUID) w32t_call_guid(k->db, v->bytes, arena, v);
}

// Bytes that the database knows more of than the recording.
static void type_bytes(const w32t_struct_reader *r, const w32t_call_argument *a, w32t_value *v) {
    w32t_span s = {v->bytes, v->size};
    bool list = a->several && (a->kind == W32T_API_COM_OUT || a->kind == W32T_API_VARIANT); // may be empty
    if (v->type != W32T_TYPE_BINARY || (!s.n && !list)) return;
    if (a->texts && !r->out) {
        w32t_call_texts(a->texts, s, r->arena, v);
        return;
    }
    switch (a->kind) {
    case W32T_API_STRUCT:
        if (!a->target) return;
        if (strcmp(a->target->name, "ACL") == 0)
            w32t_call_security(v, true, r->arena);
        else if (strcmp(a->target->name, "SAFEARRAY") == 0)
            w32t_call_safearray(r->kind, s, r->arena, v);
        else if (a->target->form == W32T_FORM_STRUCT)
            w32t_call_struct_value(r, a->target->inner, s, v);
        else if (s.n >= a->target->size)
            w32t_call_one_value(r, a->target, s.p, v);
        if (a->local_time) w32t_call_zoneless(v, r->arena);
        return;
    case W32T_API_ARRAY:
        if (a->target)
            w32t_call_array_value(r, a->target, s, v);
        else
            v->shape = W32T_SHAPE_CHAR;
        return;
    case W32T_API_BUFFER:
        w32t_call_buffer(r, a, s, v);
        return;
    case W32T_API_VARIANT:
        if (a->several)
            w32t_call_variants(r->kind, s, r->arena, v);
        else
            w32t_call_variant(r->kind, s, r->arena, v);
        return;
    case W32T_API_AGGREGATE:
        if (a->target && a->target->form == W32T_FORM_VARIANT)
            w32t_call_variant(r->kind, s, r->arena, v);
        else if (a->target && s.n >= a->target->size)
            w32t_call_one_value(r, a->target, s.p, v);
        return;
    case W32T_API_SCALAR:
        if (a->addresses) w32t_call_addresses(s, r->arena, v);
        return;
    case W32T_API_COM_OUT:
        if (a->several) w32t_call_pointers(r->kind, s, r->arena, v);
        return;
    case W32T_API_SID:
        v->type = W32T_TYPE_SID;
        return;
    case W32T_API_SECURITY_DESCRIPTOR:
        w32t_call_security(v, false, r->arena);
        return;
    default:
        return;
    }
}

// The content at `at` (value, length, status); false: there is none to show.
static bool content(const w32t_struct_reader *r, const w32t_call_argument *a, uint32_t at, uint64_t pointer,
                    w32t_value *out) {
    const w32t_call_kind *k = r->kind;
    const w32t_value *fields = r->fields;
    const w32t_call_layout *l = r->layout;
    w32t_arena *arena = r->arena;
    if (at == W32T_NO_FIELD || at + 2 >= l->count || fields[at].type == W32T_TYPE_NULL) return false;
    uint64_t length = fields[at + 1].u;
    w32t_value v = fields[at];
    memset(out, 0, sizeof *out);
    switch (fields[at + 2].u) {
    case W32T_STATUS_NULL:
        out->type = W32T_TYPE_NULL;
        return true;
    case W32T_STATUS_UNREADABLE:
        out->type = W32T_TYPE_UNREADABLE;
        out->u = pointer;
        return true;
    case W32T_STATUS_ATOM:
        out->type = W32T_TYPE_UINT;
        out->size = 4;
        out->u = pointer;
        w32t_call_add_names(k, a->set, arena, out);
        for (uint32_t i = 0; r->start && i < a->class_count; i++)
            if (a->classes[i].value == (r->start[a->class_field].u & UINT32_MAX))
                w32t_call_add_names(k, a->classes[i].set, arena, out);
        if (r->native) add_handle_name(r->native, a, out);
        return true;
    case W32T_STATUS_ABSENT:
        return false;
    default:
        break;
    }
    uint64_t have = v.type == W32T_TYPE_UTF16 ? v.size / 2 : v.size;
    keep_guid(k, arena, &v);
    w32t_call_add_shape(a->target_kind, a->target_shape, &v);
    if (a->kind == W32T_API_SCALAR) w32t_call_add_names(k, a->set, arena, &v);
    if (a->kind == W32T_API_SCALAR && a->target_kind == W32T_API_BOOL && v.type == W32T_TYPE_INT && v.u <= 1)
        v.type = W32T_TYPE_BOOL; // any other number is shown as it is
    w32t_call_add_status(&v);
    if (v.shape == W32T_SHAPE_UTC_TIME && v.size == 8) w32t_call_time(v.u, arena, &v);
    bool text = v.type == W32T_TYPE_UTF16 || v.type == W32T_TYPE_ANSI;
    bool bytes = text || v.type == W32T_TYPE_BINARY;
    w32t_struct_reader inside = *r;
    inside.base = pointer;
    inside.whole = w32t_span_of(v.bytes, v.type == W32T_TYPE_BINARY ? v.size : 0);
    type_bytes(&inside, a, &v);
    if (v.type == W32T_TYPE_POINTER && !v.u) v.type = W32T_TYPE_NULL;
    if (bytes && (length > have || fields[at + 2].u == W32T_STATUS_CUT)) {
        w32t_value *kept = w32t_arena_alloc(arena, sizeof *kept);
        *kept = v;
        out->type = W32T_TYPE_CUT;
        out->size = 1;
        out->items = kept;
        out->full = length;
        return true;
    }
    *out = v;
    return true;
}

bool w32t_call_same_value(const w32t_value *a, const w32t_value *b, unsigned depth) {
    if (a->type != b->type || a->size != b->size || depth > 8) return false;
    switch (a->type) {
    case W32T_TYPE_NULL:
        return true;
    case W32T_TYPE_UTF16:
    case W32T_TYPE_UTF8:
    case W32T_TYPE_ANSI:
    case W32T_TYPE_BINARY:
    case W32T_TYPE_SID:
    case W32T_TYPE_SOCKADDR:
    case W32T_TYPE_SYSTEMTIME:
    case W32T_TYPE_IPV6:
        return memcmp(a->bytes, b->bytes, a->size) == 0;
    case W32T_TYPE_GUID:
        return w32t_guid_equal(a->guid, b->guid);
    case W32T_TYPE_ARRAY:
        for (uint32_t i = 0; i < a->size; i++)
            if (!w32t_call_same_value(&a->items[i], &b->items[i], depth + 1)) return false;
        return true;
    case W32T_TYPE_STRUCT:
        for (uint32_t i = 0; i < a->size; i++)
            if (!w32t_call_same_value(&a->members[i].value, &b->members[i].value, depth + 1)) return false;
        return true;
    case W32T_TYPE_CUT:
        return a->full == b->full && w32t_call_same_value(a->items, b->items, depth + 1);
    default:
        return a->u == b->u;
    }
}

// A structure of at most 8 bytes is in the word itself.
static void small_struct(const w32t_struct_reader *r, const w32t_call_argument *a, w32t_value *v) {
    uint32_t size = a->target->size;
    if (size > 8 || (!r->kind->is32 && size & (size - 1)) || v->type != W32T_TYPE_UINT) return;
    uint8_t *bytes = w32t_arena_alloc(r->arena, 8);
    w32t_put64(bytes, v->u);
    w32t_call_one_value(r, a->target, bytes, v);
}

static void color(w32t_arena *arena, w32t_value *v) {
    w32t_buf b = {0};
    if (v->type != W32T_TYPE_UINT || v->u > 0xFFFFFF) return; // CLR_INVALID, palette indexes
    w32t_buf_printf(&b, "RGB(%u,%u,%u)", (unsigned)(v->u & 255), (unsigned)(v->u >> 8 & 255),
                    (unsigned)(v->u >> 16 & 255));
    v->text = w32t_arena_text(arena, (const char *)b.p, b.n);
    v->flags |= W32T_VALUE_HAS_TEXT;
    v->shape = W32T_SHAPE_PLAIN;
    w32t_buf_free(&b);
}

// WSABUF: each one's share of what all of them hold. `v` is the array, made here and nowhere else seen yet.
static void fill_buffers(const w32t_struct_reader *r, uint32_t at, w32t_value *v) {
    if (at == W32T_NO_FIELD || !r->fields || v->type != W32T_TYPE_ARRAY || r->fields[at].type != W32T_TYPE_BINARY ||
        r->fields[at + 2].u == W32T_STATUS_ABSENT)
        return;
    w32t_span left = {r->fields[at].bytes, r->fields[at].size};
    uint64_t all = r->fields[at + 1].u;
    for (uint32_t i = 0; i < v->size; i++) {
        w32t_field *m = (w32t_field *)(uintptr_t)v->items[i].members;
        if (v->items[i].type != W32T_TYPE_STRUCT || v->items[i].size < 2 || strcmp(m[1].name, "buf") != 0) return;
        uint64_t there = m[0].value.u < all ? m[0].value.u : all;
        size_t n = there < left.n ? (size_t)there : left.n;
        w32t_value bytes = {.type = W32T_TYPE_BINARY, .shape = W32T_SHAPE_CHAR, .bytes = left.p, .size = (uint32_t)n};
        all -= there;
        left = w32t_span_from(left, n);
        m[1].value = bytes;
        if (n == there) continue;
        w32t_value *kept = w32t_arena_alloc(r->arena, sizeof *kept);
        *kept = bytes;
        m[1].value = (w32t_value){.type = W32T_TYPE_CUT, .size = 1, .items = kept, .full = there};
    }
}

static void argument(const w32t_call_native *n, const w32t_call_argument *a, const w32t_value *start,
                     const w32t_value *stop, w32t_arena *arena, w32t_value *out) {
    const w32t_call_kind *k = n->kind;
    uint64_t pointer = 0;
    memset(out, 0, sizeof *out);
    if (a->field != W32T_NO_FIELD && n->start.p) {
        *out = start[a->field];
        pointer = out->u;
        keep_guid(k, arena, out);
        w32t_call_add_shape(a->kind, a->shape, out);
        if (a->kind != W32T_API_SCALAR) w32t_call_add_names(k, a->set, arena, out);
        for (uint32_t i = 0; i < a->class_count; i++)
            if (a->classes[i].value == (start[a->class_field].u & UINT32_MAX))
                w32t_call_add_names(k, a->classes[i].set, arena, out);
        w32t_call_add_status(out);
        add_infinite(a->name, out);
        add_handle_name(n, a, out);
        if (a->color) color(arena, out);
        if (out->type == W32T_TYPE_POINTER && !out->u) out->type = W32T_TYPE_NULL; // the contract: NULL is null
    }
    w32t_value before, after;
    bool rooted = a->root != W32T_NO_FIELD && n->start.p && start[a->root].u != 0;
    w32t_struct_reader at_start = {
        .kind = k, .fields = start, .start = n->start.p ? start : NULL, .layout = k->start, .arena = arena};
    at_start.native = n;
    at_start.argument = (uint32_t)(a - k->arguments);
    w32t_struct_reader at_stop = at_start;
    at_stop.fields = stop;
    at_stop.layout = k->stop;
    at_stop.out = true;
    if (a->kind == W32T_API_AGGREGATE && a->target && n->start.p) small_struct(&at_start, a, out);
    bool in = n->start.p && content(&at_start, a, a->in, pointer, &before);
    bool after_there = n->stop.p && content(&at_stop, a, a->out, pointer, &after);
    if (in && rooted) {
        w32t_field *m = w32t_arena_zalloc(arena, 2 * sizeof *m);
        m[0] = (w32t_field){"RootDirectory", start[a->root]};
        m[0].value.shape = W32T_SHAPE_HANDLE;
        for (uint32_t i = 0; i < n->handle_count; i++) {
            if (n->handles[i].argument != W32T_ROOT_OF + (uint32_t)(a - k->arguments)) continue;
            m[0].value.text = n->handles[i].text;
            m[0].value.flags |= W32T_VALUE_HAS_TEXT;
        }
        m[1] = (w32t_field){"ObjectName", before};
        before = (w32t_value){.type = W32T_TYPE_STRUCT, .size = 2, .members = m};
    }
    if (in && n->start.p) fill_buffers(&at_start, a->buffers_in, &before);
    if (in && n->stop.p) fill_buffers(&at_stop, a->buffers_out, &before);
    if (after_there && a->text != W32T_NO_FIELD) {
        w32t_call_member pointed = {.kind = a->target_kind};
        w32t_call_member_content(&at_stop, &pointed, a->text, &after);
    }
    // what only had to be there before is not said twice
    if (in && a->before_count && w32t_call_keep_before(a, &before, after_there ? &after : NULL)) in = false;
    if (in && after_there && !w32t_call_same_value(&before, &after, 0)) {
        w32t_value *both = w32t_arena_alloc(arena, 2 * sizeof *both);
        both[0] = before;
        both[1] = after;
        *out = (w32t_value){.type = W32T_TYPE_INOUT, .size = 2, .items = both};
    } else if (after_there) {
        *out = after;
    } else if (in) {
        *out = before;
    }
}

const w32t_api_function *w32t_call_function(const w32t_call_native *n) {
    return n->kind->known ? &n->kind->function : NULL;
}

const char *w32t_call_argument_name(const w32t_call_native *n, uint32_t index) {
    return index < n->kind->argument_count ? n->kind->arguments[index].name : NULL;
}

bool w32t_call_argument_word(const w32t_call_native *n, uint32_t index, uint64_t *out) {
    const w32t_call_layout *l = n->kind->start;
    bool root = index >= W32T_ROOT_OF;
    if (root) index -= W32T_ROOT_OF;
    if (index >= n->kind->argument_count || !l || !n->start.p) return false;
    uint32_t at = root ? n->kind->arguments[index].root : n->kind->arguments[index].field;
    w32t_cursor c = w32t_cursor_of(n->start);
    w32t_value v = {0};
    if (at == W32T_NO_FIELD || l->fields[at].in & 0x40) return false;
    for (uint32_t i = 0; i < at; i++) {
        const w32t_call_field *f = &l->fields[i];
        unsigned width = w32t_call_width(f->in & 0x1F);
        if (f->in & 0x40)
            w32t_skip(&c, (size_t)w32t_take16(&c) * width);
        else if (width)
            w32t_skip(&c, width);
        else if (!w32t_call_read_value(&c, f, &v))
            return false;
    }
    if (c.bad || !w32t_call_read_value(&c, &l->fields[at], &v) || v.type == W32T_TYPE_GUID || v.type > W32T_TYPE_UINT)
        return false;
    *out = v.u;
    return true;
}

bool w32t_call_field_bytes(const w32t_call_layout *l, w32t_span payload, uint32_t at, w32t_span *out) {
    w32t_cursor c = w32t_cursor_of(payload);
    w32t_value v = {0};
    if (l->stop) w32t_skip(&c, l->fixed);
    for (uint32_t i = l->stop ? l->first : 0; i <= at && i < l->count; i++) {
        const w32t_call_field *f = &l->fields[i];
        unsigned width = w32t_call_width(f->in & 0x1F);
        if (f->in & 0x40)
            w32t_skip(&c, (size_t)w32t_take16(&c) * width);
        else if (width && i < at)
            w32t_skip(&c, width);
        else if (!w32t_call_read_value(&c, f, &v))
            return false;
    }
    *out = w32t_span_of(v.bytes, v.size);
    return !c.bad && v.type == W32T_TYPE_BINARY;
}

bool w32t_call_argument_bytes(const w32t_call_native *n, const char *name, bool after, w32t_span *out) {
    const w32t_call_layout *l = after ? n->kind->stop : n->kind->start;
    w32t_span payload = after ? n->stop : n->start;
    size_t size = strlen(name);
    for (uint32_t i = l && payload.p ? l->first : UINT32_MAX; l && i < l->count; i++)
        if (strncmp(l->fields[i].name, name, size) == 0 && strcmp(l->fields[i].name + size, ".value") == 0)
            return w32t_call_field_bytes(l, payload, i, out);
    return false;
}

void w32t_call_result(const w32t_call_native *n, w32t_arena *arena, w32t_value *out) {
    const w32t_call_kind *k = n->kind;
    w32t_cursor c = w32t_cursor_of(n->stop);
    w32t_skip(&c, 8);
    if (n->call.end != W32T_CALL_RETURNED || !w32t_call_read_value(&c, &k->stop->fields[k->stop->result], out)) {
        memset(out, 0, sizeof *out);
        return;
    }
    if (!k->known) return;
    w32t_call_add_shape(k->function.result.kind, k->function.result.shape, out);
    w32t_call_add_names(k, k->function.result.set, arena, out);
    if (strcmp(k->function.result.type, "COLORREF") == 0) color(arena, out);
    if (!n->call.has_error) w32t_call_add_status(out);
}

static void describe(w32t_event *e) {
    e->provider = "Win32Trace-Api";
    e->schema = W32T_SCHEMA_TRACELOGGING;
}

// A content and what of it went on in events of its own, one after the other, as far as no piece is missing.
static void join_content(const w32t_call_more *more, uint32_t field, w32t_arena *arena, w32t_value *v,
                         w32t_value *status) {
    uint32_t size = v->size;
    for (const w32t_call_more *m = more; m; m = m->next)
        if (m->field == field && m->offset == size && m->bytes.n <= UINT32_MAX - size) size += (uint32_t)m->bytes.n;
    if (size == v->size) return;
    uint8_t *whole = w32t_arena_alloc(arena, size);
    memcpy(whole, v->bytes, v->size);
    uint32_t done = v->size;
    for (const w32t_call_more *m = more; m; m = m->next) {
        if (m->field != field || m->offset != done || m->bytes.n > size - done) continue;
        memcpy(whole + done, m->bytes.p, m->bytes.n);
        done += (uint32_t)m->bytes.n;
    }
    v->bytes = whole;
    v->size = size;
    // cut to fit into its event; the length tells whether something is still missing
    if (status->u == W32T_STATUS_CUT) status->u = W32T_STATUS_OK;
}

static void join_more(const w32t_call_layout *l, const w32t_call_more *more, w32t_arena *arena, w32t_value *values) {
    uint32_t field = 0;
    for (uint32_t i = l->first; more && i + 2 < l->count; i++) {
        size_t n = strlen(l->fields[i].name);
        if (n <= 6 || strcmp(l->fields[i].name + n - 6, ".value") != 0) continue;
        w32t_value *v = &values[i];
        if (v->type == W32T_TYPE_UTF16 || v->type == W32T_TYPE_ANSI || v->type == W32T_TYPE_BINARY)
            join_content(more, field, arena, v, &values[i + 2]);
        field++;
    }
}

static void fields(w32t_event *e) {
    const w32t_call_native *n = e->native;
    const w32t_call_kind *k = n->kind;
    w32t_value *start = NULL, *stop = NULL;
    bool whole = true;
    if (n->start.p && k->start) {
        start = w32t_arena_alloc(e->arena, (k->start->count + 1) * sizeof *start);
        w32t_cursor c = w32t_cursor_of(n->start);
        whole = w32t_call_read_half(k->start, 0, &c, e->arena, start);
        join_more(k->start, n->start_more, e->arena, start);
    }
    if (n->stop.p && k->stop && k->stop->first < k->stop->count) {
        stop = w32t_arena_alloc(e->arena, (k->stop->count + 1) * sizeof *stop);
        w32t_cursor c = w32t_cursor_of(n->stop);
        w32t_skip(&c, k->stop->fixed);
        whole = w32t_call_read_half(k->stop, k->stop->first, &c, e->arena, stop) && whole;
        join_more(k->stop, n->stop_more, e->arena, stop);
    }
    w32t_field *out = w32t_arena_alloc(e->arena, (k->argument_count + 3) * sizeof *out);
    uint32_t count = 0;
    w32t_call_native view = *n;
    if (!start) view.start.p = NULL;
    if (!stop) view.stop.p = NULL;
    for (uint32_t i = 0; i < k->argument_count; i++) {
        out[count].name = k->arguments[i].name;
        argument(&view, &k->arguments[i], start, stop, e->arena, &out[count].value);
        count++;
    }
    if (start && k->formatted != W32T_NO_FIELD && start[k->formatted].type == W32T_TYPE_BINARY &&
        start[k->formatted + 2].u != W32T_STATUS_ABSENT && start[k->formatted + 2].u != W32T_STATUS_UNREADABLE) {
        const w32t_value *v = &start[k->formatted];
        for (uint32_t i = 0; i < count; i++)
            if (k->arguments[i].kind == W32T_API_VA_LIST || strcmp(out[i].name, "varargs") == 0)
                w32t_call_formatted((w32t_span){v->bytes, v->size}, v[2].u == W32T_STATUS_CUT, e->arena, &out[i].value);
    }
    if (stop && k->result_content != W32T_NO_FIELD) {
        w32t_call_argument result = {.in = W32T_NO_FIELD};
        w32t_struct_reader at_stop = {.kind = k, .fields = stop, .layout = k->stop, .out = true, .arena = e->arena};
        if (content(&at_stop, &result, k->result_content, 0, &out[count].value)) {
            w32t_value *host = &out[count].value;
            if (host->type == W32T_TYPE_CUT) host = (w32t_value *)(uintptr_t)host->items; // made by content()
            if (k->known && strstr(k->function.result.type, "hostent")) w32t_call_host(e->arena, host);
            out[count++].name = "Result";
        }
    }
    if (stop && k->ended != W32T_NO_FIELD && stop[k->ended].type == W32T_TYPE_BINARY && stop[k->ended].size) {
        const w32t_value *v = &stop[k->ended];
        out[count].name = "completes";
        w32t_call_ended((w32t_span){v->bytes, v->size}, k->several_end, v[2].u == W32T_STATUS_CUT, e->arena,
                        &out[count].value);
        count++;
    }
    if (strncmp(k->name, "Reg", 3) == 0) w32t_call_registry_data(k, out, count, e->arena);
    if (!whole) e->has |= W32T_EVENT_UNDECODED;
    e->fields = out;
    e->field_count = count;
}

static bool text(w32t_event *e, w32t_text which, w32t_buf *out) {
    return which == W32T_TEXT_PATH && w32t_call_path(e, out);
}

static bool frame(w32t_event *e, uint32_t index, w32t_frame_form form, w32t_buf *out) {
    const w32t_call_native *n = e->native;
    bool caller = index == W32T_FRAME_CALLER;
    const w32t_code_site *site = caller ? n->site : n->frames ? n->frames[index] : NULL;
    if (site) w32t_buf_text(out, form == W32T_FRAME_NAME ? site->name : site->place);
    if (site) return true;
    return caller ? n->caller && w32t_code_name(e, n->caller, form, out) : w32t_stack_frame(e, index, form, out);
}

const w32t_decoder w32t_decode_api_call = {
    .name = "api", .describe = describe, .fields = fields, .text = text, .frame = frame};
