// SPDX-License-Identifier: Apache-2.0
// Structures of API calls by member: compiles the database's layouts, decodes bytes by them. Bounded: members of one
// structure, depth of nesting, elements of an array.
#include "decode/agent_call_struct.h"

#include <stdio.h>
#include <string.h>

#include "apidb/api_facts.h"
#include "base/guid.h"
#include "model/value.h"

#define MAX_MEMBERS  512u
#define MAX_DEPTH    6u
#define MAX_ELEMENTS 256u

// ---- unions

// Unions whose first arm says least: the arm with this member stands for them always.
static const struct { const char *structure, *member; } BETTER_ARMS[] = {{"SYSTEM_INFO", "wProcessorArchitecture"}};

// ---- compiling

typedef struct compiler {
    const w32t_call_kind *k;
    const w32t_apidb *db;
    const char *argument;
    w32t_arena *arena;
    bool is32;
    unsigned members; // made so far, in all structures of this one
} compiler;

typedef struct list {
    w32t_call_member *at;
    uint32_t count, room;
} list;

static const w32t_call_struct *compile(compiler *c, uint32_t structure, const char *path, unsigned depth);

static uint32_t content_field(const w32t_call_layout *l, const char *argument, const char *path) {
    char name[W32T_MEMBER_NAME];
    int n = snprintf(name, sizeof name, "%s.%s.value", argument, path);
    if (!l || !*argument || n < 0 || (size_t)n >= sizeof name) return W32T_NO_FIELD;
    for (uint32_t i = l->first; i < l->count; i++)
        if (strcmp(l->fields[i].name, name) == 0) return i;
    return W32T_NO_FIELD;
}

static w32t_call_member *push(compiler *c, list *l) {
    if (c->members++ >= MAX_MEMBERS) return NULL;
    if (l->count == l->room) {
        l->room = l->room ? l->room * 2 : 16;
        w32t_call_member *more = w32t_arena_alloc(c->arena, l->room * sizeof *more);
        if (l->count) memcpy(more, l->at, l->count * sizeof *more);
        l->at = more;
    }
    w32t_call_member *m = &l->at[l->count++];
    memset(m, 0, sizeof *m);
    m->in = m->out = W32T_NO_FIELD;
    return m;
}

static bool is_text_unit(const char *type, bool *wide) {
    static const char *const wides[] = {"WCHAR", "wchar_t", "OLECHAR", "TCHAR", "const WCHAR", "const wchar_t"};
    for (size_t i = 0; i < sizeof wides / sizeof *wides; i++)
        if (strcmp(type, wides[i]) == 0) return *wide = true;
    *wide = false;
    return strcmp(type, "CHAR") == 0 || strcmp(type, "char") == 0 || strcmp(type, "const char") == 0;
}

static bool one_of(const char *name, const char *a, const char *b, const char *c, const char *d) {
    return strcmp(name, a) == 0 || (b && strcmp(name, b) == 0) || (c && strcmp(name, c) == 0) ||
           (d && strcmp(name, d) == 0);
}

// Structures that are shown as one value.
static bool special_form(const char *name, uint8_t *form) {
    if (one_of(name, "FILETIME", "_FILETIME", NULL, NULL))
        *form = W32T_FORM_FILETIME;
    else if (one_of(name, "SYSTEMTIME", "_SYSTEMTIME", NULL, NULL))
        *form = W32T_FORM_SYSTEMTIME;
    else if (one_of(name, "GUID", "_GUID", "IID", "CLSID"))
        *form = W32T_FORM_GUID;
    else if (one_of(name, "IN_ADDR", "in_addr", NULL, NULL))
        *form = W32T_FORM_IPV4;
    else if (one_of(name, "IN6_ADDR", "in6_addr", NULL, NULL))
        *form = W32T_FORM_IPV6;
    else if (one_of(name, "SOCKADDR", "sockaddr", "SOCKADDR_INET", "SOCKADDR_IN") ||
             one_of(name, "sockaddr_in", "sockaddr_in6", "SOCKADDR_IN6", "SOCKADDR_STORAGE"))
        *form = W32T_FORM_SOCKADDR;
    else if (one_of(name, "VARIANT", "PROPVARIANT", "tagVARIANT", "tagPROPVARIANT"))
        *form = W32T_FORM_VARIANT;
    else if (one_of(name, "UNICODE_STRING", "LSA_UNICODE_STRING", "STRING", "LSA_STRING") ||
             one_of(name, "ANSI_STRING", NULL, NULL, NULL))
        *form = W32T_FORM_COUNTED;
    else
        return false;
    return true;
}

// What one value of the type is; false: it is of no size.
static bool describe(compiler *c, uint32_t type_index, const char *path, unsigned depth, w32t_call_member *m) {
    w32t_api_type type, element;
    if (!w32t_apidb_type(c->db, type_index, &type)) return false;
    uint32_t size = c->is32 ? type.size32 : type.size64;
    if (type.kind == W32T_API_ARRAY) {
        if (!w32t_apidb_type(c->db, type.target, &element)) return false;
        bool wide;
        uint32_t count = type.array_count ? type.array_count : 1;
        if (is_text_unit(element.text, &wide)) {
            m->form = wide ? W32T_FORM_TEXT16 : W32T_FORM_TEXT8;
            m->size = size ? size : (wide ? 2 : 1);
            return true;
        }
        if (element.size64 == 1 && element.kind != W32T_API_AGGREGATE) {
            m->form = W32T_FORM_BYTES;
            m->size = size ? size : 1;
            return true;
        }
        if (!describe(c, type.target, "", depth + 1, m) || m->count) return false; // arrays of arrays: left out
        m->count = count;
        return true;
    }
    m->size = size;
    m->kind = type.kind;
    m->shape = type.shape;
    m->type = type.text;
    if (type.kind == W32T_API_FLOAT && size == 2 * sizeof(uint64_t)) return false;
    m->form = type.kind == W32T_API_FLOAT ? W32T_FORM_FLOAT : W32T_FORM_NUMBER;
    if (type.kind != W32T_API_AGGREGATE) return size == 1 || size == 2 || size == 4 || size == 8;
    if (special_form(type.name, &m->form)) return size != 0;
    m->form = W32T_FORM_STRUCT;
    m->inner = compile(c, type.structure, path, depth + 1);
    if (m->inner && m->inner->count) return true;
    m->form = W32T_FORM_BYTES; // its layout is not known
    return size != 0;
}

static void add_struct(compiler *c, list *l, const w32t_api_struct *s, const char *path, uint32_t base, unsigned depth,
                       const char *around);

static uint32_t offset_of(const compiler *c, const w32t_api_field *f) {
    return c->is32 ? f->offset32 : f->offset64;
}

// One of those that the member points at, where another member counts them.
static const w32t_call_member *element_of(compiler *c, const w32t_api_struct *s, const w32t_api_field *f,
                                          const w32t_api_type *pointer, unsigned depth) {
    w32t_api_constant counter;
    w32t_call_member made = {.name = "", .in = W32T_NO_FIELD, .out = W32T_NO_FIELD};
    if (!w32t_api_counter(c->db, s->name, f->name, &counter) || !describe(c, pointer->target, "", depth + 1, &made))
        return NULL;
    return w32t_arena_copy(c->arena, &made, sizeof made);
}

static void add_field(compiler *c, list *l, const w32t_api_struct *s, const w32t_api_field *f, const char *path,
                      uint32_t base, unsigned depth) {
    w32t_api_type type;
    w32t_api_struct inner;
    char whole[W32T_MEMBER_NAME];
    snprintf(whole, sizeof whole, "%s%s", path, f->name);
    if (!w32t_apidb_type(c->db, f->type_index, &type)) return;
    bool nested = type.kind == W32T_API_AGGREGATE && w32t_apidb_struct(c->db, type.structure, &inner);
    uint8_t special;
    if (nested && (!*f->name || (inner.is_union && !special_form(type.name, &special)))) {
        // a union's arm, and what has no name, stand where they are
        add_struct(c, l, &inner, path, base + offset_of(c, f), depth + 1, s->name);
        return;
    }
    char below[W32T_MEMBER_NAME];
    if ((size_t)snprintf(below, sizeof below, "%s.", whole) >= sizeof below) return;
    w32t_call_member made = {.name = f->name, .in = W32T_NO_FIELD, .out = W32T_NO_FIELD};
    if (!describe(c, f->type_index, below, depth, &made)) return;
    w32t_call_member *m = push(c, l);
    if (!m) return;
    made.offset = base + offset_of(c, f);
    made.bit_offset = f->bit_offset;
    made.bit_count = f->bit_count;
    made.set = f->set;
    made.in = content_field(c->k->start, c->argument, whole);
    made.out = content_field(c->k->stop, c->argument, whole);
    if (type.kind >= W32T_API_POINTER && (made.in != W32T_NO_FIELD || made.out != W32T_NO_FIELD))
        made.element = element_of(c, s, f, &type, depth);
    *m = made;
}

static const w32t_call_struct *finish(compiler *c, const char *name, uint32_t size, const list *l) {
    w32t_call_struct *s = w32t_arena_zalloc(c->arena, sizeof *s);
    s->name = name;
    s->size = size;
    s->count = l->count;
    s->members = l->at;
    return s;
}

// All arms that the facts name, each as members of the structure around the union.
static bool add_arms(compiler *c, list *l, const w32t_api_struct *u, const char *path, uint32_t base, unsigned depth,
                     const char *around) {
    w32t_api_set set;
    w32t_api_constant fact, chooser = {0};
    const w32t_apidb *of = w32t_api_facts(c->db, around, W32T_API_FACT_CHOOSES, &set);
    uint32_t choice = 0, count = 0;
    for (uint32_t i = 0; of && !chooser.name && w32t_apidb_constant(of, &set, i, &fact); i++)
        if (fact.value == UINT64_MAX) chooser = fact;
    while (chooser.name && choice < l->count && strcmp(l->at[choice].name, chooser.name) != 0)
        choice++;
    if (!chooser.name || choice == l->count) return false;
    struct w32t_call_arm *arms = w32t_arena_zalloc(c->arena, set.count * sizeof *arms);
    for (uint32_t i = 0; w32t_apidb_constant(of, &set, i, &fact); i++) {
        w32t_api_field f;
        list one = {0};
        for (uint32_t k = 0; w32t_apidb_field(c->db, u, k, &f); k++)
            if (strcmp(f.name, fact.name) == 0) add_field(c, &one, u, &f, path, base, depth);
        if (one.count) arms[count++] = (struct w32t_call_arm){(uint32_t)fact.value, finish(c, fact.name, 0, &one)};
    }
    w32t_call_member *m = count ? push(c, l) : NULL;
    if (!m) return false;
    m->name = "";
    m->form = W32T_FORM_UNION;
    m->choice = choice;
    m->arm_count = count;
    m->arms = arms;
    return true;
}

static bool has_member(compiler *c, const w32t_api_field *arm, const char *member) {
    w32t_api_type type;
    w32t_api_struct s;
    w32t_api_field f;
    if (strcmp(arm->name, member) == 0) return true;
    if (!w32t_apidb_type(c->db, arm->type_index, &type) || !w32t_apidb_struct(c->db, type.structure, &s)) return false;
    for (uint32_t i = 0; w32t_apidb_field(c->db, &s, i, &f); i++)
        if (strcmp(f.name, member) == 0) return true;
    return false;
}

static w32t_call_member *named(list *l, const char *name) {
    for (uint32_t i = 0; name && i < l->count; i++)
        if (strcmp(l->at[i].name, name) == 0) return &l->at[i];
    return NULL;
}

static void count_elements(compiler *c, list *l, const char *structure) {
    w32t_api_set set;
    w32t_api_constant counter;
    if (!w32t_api_facts(c->db, structure, W32T_API_FACT_COUNTS, &set)) return;
    for (uint32_t i = 0; i < l->count; i++) {
        if (!l->at[i].count || !w32t_api_counter(c->db, structure, l->at[i].name, &counter)) continue;
        w32t_call_member *by = named(l, counter.name);
        if (by && by->form == W32T_FORM_NUMBER) l->at[i].counter = (uint32_t)(by - l->at) + 1;
    }
}

static void add_struct(compiler *c, list *l, const w32t_api_struct *s, const char *path, uint32_t base, unsigned depth,
                       const char *around) {
    w32t_api_field f;
    if (depth > MAX_DEPTH) return;
    if (!s->is_union) {
        for (uint32_t i = 0; w32t_apidb_field(c->db, s, i, &f); i++)
            add_field(c, l, s, &f, path, base, depth);
        count_elements(c, l, s->name);
        return;
    }
    if (add_arms(c, l, s, path, base, depth, around)) return;
    uint32_t chosen = 0;
    for (size_t i = 0; i < sizeof BETTER_ARMS / sizeof *BETTER_ARMS; i++)
        for (uint32_t k = 0; strcmp(BETTER_ARMS[i].structure, around) == 0 && w32t_apidb_field(c->db, s, k, &f); k++)
            if (has_member(c, &f, BETTER_ARMS[i].member)) chosen = k;
    if (w32t_apidb_field(c->db, s, chosen, &f)) add_field(c, l, s, &f, path, base, depth);
}

static const w32t_call_struct *compile(compiler *c, uint32_t structure, const char *path, unsigned depth) {
    w32t_api_struct s;
    list l = {0};
    if (depth > MAX_DEPTH || !w32t_apidb_struct(c->db, structure, &s)) return NULL;
    add_struct(c, &l, &s, path, 0, depth, s.name);
    return finish(c, s.name, c->is32 ? s.size32 : s.size64, &l);
}

bool w32t_call_describe_value(const w32t_call_kind *k, uint32_t type, const char *argument, w32t_arena *arena,
                              w32t_call_member *out) {
    compiler c = {.k = k, .db = k->db, .argument = argument, .arena = arena, .is32 = k->is32};
    memset(out, 0, sizeof *out);
    out->in = out->out = W32T_NO_FIELD;
    return describe(&c, type, "", 0, out);
}

// ---- decoding

static uint64_t read_number(const uint8_t *at, uint32_t size) {
    return size == 1 ? *at : size == 2 ? w32t_le16(at) : size == 4 ? w32t_le32(at) : w32t_le64(at);
}

static void number(const w32t_struct_reader *r, const w32t_call_member *m, const uint8_t *at, w32t_value *v) {
    uint64_t u = read_number(at, m->size);
    *v = (w32t_value){.type = W32T_TYPE_UINT, .size = m->size};
    unsigned bits = 8 * m->size;
    if (m->bit_count) {
        u = u >> m->bit_offset & ((m->bit_count < 64 ? UINT64_C(1) << m->bit_count : 0) - 1);
        bits = m->bit_count;
    }
    if (m->form == W32T_FORM_FLOAT) {
        v->type = W32T_TYPE_FLOAT;
        if (m->size == 4) {
            float f;
            memcpy(&f, at, 4);
            v->f = (double)f;
        } else {
            memcpy(&v->f, at, 8);
        }
        return;
    }
    if (m->kind == W32T_API_BOOL) {
        v->type = W32T_TYPE_BOOL;
        v->u = u != 0;
        return;
    }
    v->u = u;
    if (m->kind == W32T_API_INT && !m->set) {
        v->type = W32T_TYPE_INT;
        v->i = bits < 64 ? (int64_t)(u << (64 - bits)) >> (64 - bits) : (int64_t)u;
    }
    w32t_call_add_shape(m->kind, m->shape, v);
    w32t_call_add_names(r->kind, m->set, r->arena, v);
    w32t_call_add_status(v);
    if (m->kind == W32T_API_HANDLE && r->native) w32t_call_inner_name(r->native, r->argument, v);
    if (v->type == W32T_TYPE_POINTER && !u) v->type = W32T_TYPE_NULL;
}

static void fixed_text(const w32t_call_member *m, const uint8_t *at, w32t_value *v) {
    uint32_t n = 0, unit = m->form == W32T_FORM_TEXT16 ? 2 : 1;
    while (n + unit <= m->size && (at[n] || (unit == 2 && at[n + 1])))
        n += unit;
    *v = (w32t_value){.type = unit == 2 ? W32T_TYPE_UTF16 : W32T_TYPE_ANSI, .bytes = at, .size = n};
}

void w32t_call_guid(const w32t_apidb *db, const uint8_t *bytes, w32t_arena *arena, w32t_value *v) {
    w32t_guid *guid = w32t_arena_copy(arena, bytes, sizeof *guid);
    *v = (w32t_value){.type = W32T_TYPE_GUID, .size = 16, .guid = guid};
    const char *name = w32t_apidb_guid_name(db, guid);
    if (!name) return;
    v->text = name;
    v->flags |= W32T_VALUE_HAS_TEXT;
}

// A date that is none (all zero, or the rule of a time zone) is shown by its parts.
static void date_parts(const w32t_struct_reader *r, const uint8_t *at, w32t_value *v) {
    static const char *const names[] = {"wYear", "wMonth",  "wDayOfWeek", "wDay",
                                        "wHour", "wMinute", "wSecond",    "wMilliseconds"};
    w32t_field *m = w32t_arena_zalloc(r->arena, 8 * sizeof *m);
    for (unsigned i = 0; i < 8; i++)
        m[i] = (w32t_field){names[i], {.type = W32T_TYPE_UINT, .size = 2, .u = w32t_le16(at + 2 * i)}};
    *v = (w32t_value){.type = W32T_TYPE_STRUCT, .size = 8, .members = m};
}

void w32t_call_one_value(const w32t_struct_reader *r, const w32t_call_member *m, const uint8_t *at, w32t_value *v) {
    switch (m->form) {
    case W32T_FORM_NUMBER:
    case W32T_FORM_FLOAT:
        number(r, m, at, v);
        return;
    case W32T_FORM_FILETIME:
        w32t_call_time(w32t_le64(at), r->arena, v);
        return;
    case W32T_FORM_SYSTEMTIME:
        *v = (w32t_value){.type = W32T_TYPE_SYSTEMTIME, .size = 16, .bytes = at};
        int64_t ns;
        if (!w32t_systemtime_to_ns(w32t_span_of(at, 16), &ns)) date_parts(r, at, v);
        return;
    case W32T_FORM_GUID:
        w32t_call_guid(r->kind->db, at, r->arena, v);
        return;
    case W32T_FORM_TEXT16:
    case W32T_FORM_TEXT8:
        fixed_text(m, at, v);
        return;
    case W32T_FORM_STRUCT:
        w32t_call_struct_value(r, m->inner, w32t_span_of(at, m->size), v);
        return;
    case W32T_FORM_IPV4:
        *v = (w32t_value){.type = W32T_TYPE_IPV4, .size = 4, .u = w32t_le32(at)};
        return;
    case W32T_FORM_IPV6:
        *v = (w32t_value){.type = W32T_TYPE_IPV6, .size = 16, .bytes = at};
        return;
    case W32T_FORM_SOCKADDR:
        *v = (w32t_value){.type = W32T_TYPE_SOCKADDR, .size = m->size, .bytes = at};
        return;
    case W32T_FORM_VARIANT:
        *v = (w32t_value){.type = W32T_TYPE_BINARY, .size = m->size, .bytes = at};
        w32t_call_variant(r->kind, w32t_span_of(at, m->size), r->arena, v);
        return;
    case W32T_FORM_COUNTED: // without the text: how long it is
        *v = (w32t_value){.type = W32T_TYPE_POINTER, .size = r->kind->is32 ? 4 : 8};
        v->u = read_number(at + (r->kind->is32 ? 4 : 8), r->kind->is32 ? 4 : 8);
        if (!v->u) v->type = W32T_TYPE_NULL;
        return;
    default:
        *v = (w32t_value){.type = W32T_TYPE_BINARY, .size = m->size, .bytes = at};
        return;
    }
}

void w32t_call_member_content(const w32t_struct_reader *r, const w32t_call_member *m, uint32_t field, w32t_value *v) {
    const w32t_value *f = &r->fields[field];
    if (field + 2 >= r->layout->count || f->type == W32T_TYPE_NULL) return;
    uint64_t length = f[1].u, pointer = v->u;
    w32t_value content = *f;
    switch (f[2].u) {
    case W32T_STATUS_NULL:
        *v = (w32t_value){.type = W32T_TYPE_NULL};
        return;
    case W32T_STATUS_UNREADABLE:
        if (v->type == W32T_TYPE_POINTER) *v = (w32t_value){.type = W32T_TYPE_UNREADABLE, .u = pointer};
        return;
    case W32T_STATUS_ATOM:
        *v = (w32t_value){.type = W32T_TYPE_UINT, .size = 4, .u = pointer};
        return;
    case W32T_STATUS_ABSENT:
        return;
    default:
        break;
    }
    if (content.type == W32T_TYPE_GUID) {
        w32t_call_guid(r->kind->db, content.bytes, r->arena, v);
        return;
    }
    if (m->element && content.type == W32T_TYPE_BINARY) {
        w32t_span bytes = {content.bytes, content.size};
        if (m->element->form == W32T_FORM_VARIANT)
            w32t_call_variants(r->kind, bytes, r->arena, v);
        else
            w32t_call_array_value(r, m->element, bytes, v);
        if (f[2].u != W32T_STATUS_CUT) return;
        w32t_value *kept = w32t_arena_alloc(r->arena, sizeof *kept);
        *kept = *v;
        *v = (w32t_value){.type = W32T_TYPE_CUT, .size = 1, .items = kept, .full = length};
        return;
    }
    if (m->kind == W32T_API_SID) content.type = W32T_TYPE_SID;
    if (m->kind == W32T_API_SECURITY_DESCRIPTOR) w32t_call_security(&content, false, r->arena);
    uint64_t have = content.type == W32T_TYPE_UTF16 ? content.size / 2 : content.size;
    bool bytes = content.type == W32T_TYPE_UTF16 || content.type == W32T_TYPE_ANSI || content.type == W32T_TYPE_BINARY;
    if (bytes && (length > have || f[2].u == W32T_STATUS_CUT)) {
        w32t_value *kept = w32t_arena_alloc(r->arena, sizeof *kept);
        *kept = content;
        *v = (w32t_value){.type = W32T_TYPE_CUT, .size = 1, .items = kept, .full = length};
        return;
    }
    *v = content;
}

// What the address points at, where that lies in the bytes themselves.
static void follow_inside(const w32t_struct_reader *r, const w32t_call_member *m, w32t_value *v) {
    if (v->type != W32T_TYPE_POINTER || v->u < r->base || v->u - r->base >= r->whole.n) return;
    w32t_span s = w32t_span_from(r->whole, (size_t)(v->u - r->base));
    size_t n = 0;
    switch (m->kind) {
    case W32T_API_STRING_W:
        while (n + 1 < s.n && (s.p[n] || s.p[n + 1]))
            n += 2;
        *v = (w32t_value){.type = W32T_TYPE_UTF16, .bytes = s.p, .size = (uint32_t)n};
        return;
    case W32T_API_STRING_A:
        while (n < s.n && s.p[n])
            n++;
        *v = (w32t_value){.type = W32T_TYPE_ANSI, .bytes = s.p, .size = (uint32_t)n};
        return;
    case W32T_API_SID:
        if (s.n < 8 || s.n < 8u + 4u * s.p[1]) return;
        *v = (w32t_value){.type = W32T_TYPE_SID, .bytes = s.p, .size = 8u + 4u * s.p[1]};
        return;
    default:
        return;
    }
}

static void elements(const w32t_struct_reader *r, const w32t_call_member *m, w32t_span bytes, uint32_t count,
                     w32t_value *v) {
    if (count > bytes.n / m->size) count = (uint32_t)(bytes.n / m->size);
    uint32_t all = count;
    if (count > MAX_ELEMENTS) count = MAX_ELEMENTS;
    w32t_value *items = w32t_arena_alloc(r->arena, (count + 1) * sizeof *items);
    for (uint32_t i = 0; i < count; i++)
        w32t_call_one_value(r, m, bytes.p + (size_t)i * m->size, &items[i]);
    *v = (w32t_value){.type = W32T_TYPE_ARRAY, .size = count, .items = items};
    if (all > count) w32t_call_cut(r->arena, all, v);
}

void w32t_call_array_value(const w32t_struct_reader *r, const w32t_call_member *m, w32t_span bytes, w32t_value *v) {
    elements(r, m, bytes, UINT32_MAX, v);
}

static uint32_t put_members(const w32t_struct_reader *r, const w32t_call_struct *s, w32t_span bytes, bool is_arm,
                            w32t_field *out) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < s->count; i++) {
        const w32t_call_member *m = &s->members[i];
        if (m->form == W32T_FORM_UNION) {
            if (is_arm) continue; // a choice inside a chosen arm: none of the table's has one
            const w32t_call_member *by = &s->members[m->choice];
            uint64_t v = by->offset + by->size <= bytes.n ? read_number(bytes.p + by->offset, by->size) : UINT64_MAX;
            for (uint32_t k = 0; k < m->arm_count; k++)
                if (m->arms[k].value == v) n += put_members(r, m->arms[k].members, bytes, true, out + n);
            continue;
        }
        uint32_t count = m->count;
        if (m->counter) { // a last array of one element stands for as many as there are
            const w32t_call_member *by = &s->members[m->counter - 1];
            uint64_t there = by->offset + by->size <= bytes.n ? read_number(bytes.p + by->offset, by->size) : 0;
            size_t fit = m->offset < bytes.n ? (bytes.n - m->offset) / m->size : 0;
            if (m->count > 1 && there > m->count) there = m->count;
            count = there < fit ? (uint32_t)there : (uint32_t)fit;
        }
        size_t all = (size_t)m->size * (m->count ? count : 1);
        if (m->offset > bytes.n || all > bytes.n - m->offset) continue;
        out[n].name = m->name;
        w32t_value *v = &out[n++].value;
        const uint8_t *at = bytes.p + m->offset;
        if (m->count) {
            elements(r, m, w32t_span_of(at, all), count, v);
            continue;
        }
        w32t_call_one_value(r, m, at, v);
        uint32_t field = r->out ? m->out : m->in;
        if (field != W32T_NO_FIELD && r->fields)
            w32t_call_member_content(r, m, field, v);
        else if (r->base)
            follow_inside(r, m, v);
    }
    return n;
}

static uint32_t most_members(const w32t_call_struct *s) {
    uint32_t n = s->count;
    for (uint32_t i = 0; i < s->count; i++)
        for (uint32_t k = 0; k < s->members[i].arm_count; k++)
            n += s->members[i].arms[k].members->count;
    return n;
}

void w32t_call_struct_value(const w32t_struct_reader *r, const w32t_call_struct *s, w32t_span bytes, w32t_value *v) {
    w32t_field *out = w32t_arena_alloc(r->arena, (most_members(s) + 1) * sizeof *out);
    uint32_t n = put_members(r, s, bytes, false, out);
    *v = (w32t_value){.type = W32T_TYPE_STRUCT, .size = n, .members = out};
}
