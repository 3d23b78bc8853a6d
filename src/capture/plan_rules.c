// SPDX-License-Identifier: Apache-2.0
// What is captured of each parameter: a pure function of the API database's row, the word size and the limits, used
// twice, when a plan is compiled and when what was recorded by it is given names and types.
#include <stdio.h>
#include <string.h>

#include "apidb/api_facts.h"
#include "capture/plan.h"
#include "write/etl/etl_event.h"

static uint32_t words_of(uint32_t size, uint32_t word_size) {
    if (word_size == 8) return 1; // larger aggregates travel by reference
    return size <= 4 ? 1 : (size + 3) / 4;
}

static void lay_out_words(const w32t_api_function *f, uint32_t word_size, w32t_function_rules *out) {
    w32t_api_type result;
    uint32_t at = 0;
    bool method = !*f->dll && strstr(f->name, "::") !=
                                  NULL; // returns every structure through memory, its address after the object's
    if (f->result.kind == W32T_API_AGGREGATE && !method && w32t_apidb_type(f->db, f->result.type_index, &result) &&
        (word_size == 8 ? result.size64 : result.size32) > 8) {
        out->hidden_result = true;
        at = 1;
    }
    for (uint32_t i = 0; i < f->param_count; i++) {
        w32t_api_param p;
        w32t_api_type type;
        uint32_t size = word_size;
        if (w32t_api_param_at(f, i, &p)) {
            size = word_size == 8 ? p.size64 : p.size32;
            if (p.kind == W32T_API_AGGREGATE && w32t_apidb_type(f->db, p.type_index, &type)) size = type.size32;
        }
        if (i == 1 && method && f->result.kind == W32T_API_AGGREGATE) at++;
        out->word[i] = (uint8_t)(at < W32T_PLAN_MAX_WORDS ? at : W32T_PLAN_MAX_WORDS - 1);
        at += words_of(size, word_size);
    }
    if (method && f->result.kind == W32T_API_AGGREGATE) {
        out->hidden_result = true;
        if (f->param_count < 2) at++;
    }
    out->words = at < W32T_PLAN_MAX_WORDS ? at : W32T_PLAN_MAX_WORDS;
}

// Type of a number or text behind a pointer.
static void content_of_number(w32t_capture_rule *r, uint8_t kind, uint8_t shape, uint32_t size, bool named) {
    static const uint8_t plain[2][4] = {{W32T_TL_UINT8, W32T_TL_UINT16, W32T_TL_UINT32, W32T_TL_UINT64},
                                        {W32T_TL_INT8, W32T_TL_INT16, W32T_TL_INT32, W32T_TL_INT64}};
    uint32_t log = size == 1 ? 0 : size == 2 ? 1 : size == 4 ? 2 : 3;
    r->tl_in = W32T_TL_BINARY;
    if (size != 1 && size != 2 && size != 4 && size != 8) return;
    r->width = (uint8_t)size;
    if (kind == W32T_API_FLOAT && size >= 4) {
        r->tl_in = size == 4 ? W32T_TL_FLOAT : W32T_TL_DOUBLE;
    } else if (kind == W32T_API_INT || kind == W32T_API_BOOL) {
        r->tl_in = plain[1][log];
    } else if (kind == W32T_API_UINT && !named && shape == W32T_SHAPE_PLAIN) {
        r->tl_in = plain[0][log];
    } else if (size == 4 || size == 8) { // handles, pointers, flags: hex
        r->tl_in = size == 4 ? W32T_TL_HEX32 : W32T_TL_HEX64;
    } else {
        r->tl_in = plain[0][log];
        r->tl_out = W32T_TLO_HEX;
    }
    if (shape == W32T_SHAPE_NTSTATUS && size == 4) r->tl_out = W32T_TLO_NTSTATUS;
    if (shape == W32T_SHAPE_HRESULT && size == 4) r->tl_out = W32T_TLO_HRESULT;
}

// Where the length is: the plan's kinds speak of argument words and of what they hold.
static void length_rule(const w32t_api_function *f, uint32_t word_size, const w32t_function_rules *rules,
                        w32t_api_length length, uint32_t element, w32t_plan_capture *row) {
    uint32_t scale = length.scale ? length.scale : element;
    row->scale = (uint16_t)(scale && scale < 0x10000 ? scale : 1);
    w32t_api_param p;
    switch (length.how) {
    case W32T_API_LEN_CONST:
        row->length_kind = W32T_LEN_CONST;
        row->length_const = length.operand;
        break;
    case W32T_API_LEN_PARAM:
        if (!w32t_api_param_at(f, length.operand, &p)) break;
        row->length_arg = rules->word[length.operand];
        row->length_kind = p.kind == W32T_API_INT                        ? W32T_LEN_SIGNED
                           : (word_size == 8 ? p.size64 : p.size32) == 8 ? W32T_LEN_WORD_SIZE
                                                                         : W32T_LEN_WORD;
        break;
    case W32T_API_LEN_DEREF:
        if (!w32t_api_param_at(f, length.operand, &p)) break;
        row->length_arg = rules->word[length.operand];
        row->length_kind = (word_size == 8 ? p.target64 : p.target32) == 2   ? W32T_LEN_PTR16
                           : (word_size == 8 ? p.target64 : p.target32) == 8 ? W32T_LEN_PTR_SIZE
                                                                             : W32T_LEN_PTR32;
        break;
    case W32T_API_LEN_RESULT:
        row->length_kind = word_size == 8 && f->result.size64 == 8 ? W32T_LEN_RESULT_SIZE : W32T_LEN_RESULT;
        break;
    case W32T_API_LEN_INFORMATION: // IO_STATUS_BLOCK: the second word
        row->length_arg = rules->word[length.operand];
        row->length_kind = W32T_LEN_PTR_SIZE;
        row->length_const = word_size;
        break;
    case W32T_API_LEN_PRODUCT: {
        uint32_t other = length.operand >> 8;
        bool result = other == W32T_API_PRODUCT_RESULT;
        if ((length.operand & 0xFFu) >= f->param_count || (!result && other >= f->param_count)) break;
        row->length_arg = rules->word[length.operand & 0xFF];
        row->length_kind = result ? W32T_LEN_PRODUCT_RESULT : W32T_LEN_PRODUCT;
        row->length_const = result ? 0 : rules->word[other];
        break;
    }
    default:
        break;
    }
}

typedef struct maker {
    const w32t_api_function *f;
    uint32_t word_size;
    const w32t_plan_options *limits;
    w32t_function_rules *out;
} maker;

static uint32_t units_limit(const maker *m) {
    return m->limits->string_units ? m->limits->string_units : 512;
}

static uint32_t bytes_limit(const maker *m) {
    return m->limits->buffer_bytes ? m->limits->buffer_bytes : 256;
}

static void fixed(w32t_plan_capture *row, uint32_t bytes) {
    row->op = W32T_CAP_BYTES;
    row->length_kind = W32T_LEN_CONST;
    row->length_const = bytes;
    row->scale = 1;
    row->limit = bytes;
}

static void text_rule(const maker *m, w32t_capture_rule *r, uint8_t op, uint8_t tl_in) {
    r->row.op = op;
    r->row.limit = units_limit(m) * 2;
    r->row.scale = 1;
    r->tl_in = tl_in;
}

static bool target_struct(const w32t_apidb *db, uint32_t type, w32t_api_struct *out) {
    w32t_api_type pointer, target;
    return w32t_apidb_type(db, type, &pointer) && w32t_apidb_type(db, pointer.target, &target) &&
           w32t_apidb_struct(db, target.structure, out);
}

static bool is_struct(const maker *m, const w32t_api_param *p, const char *name) {
    w32t_api_struct s;
    return target_struct(m->f->db, p->type_index, &s) && strcmp(s.name, name) == 0;
}

// Structures that begin with their size say how much of them there is to read.
static bool says_its_size(const w32t_apidb *db, const w32t_api_struct *s) {
    static const char *const sizes[] = {"cbSize",   "cb",          "dwSize",       "lStructSize",
                                        "nLength",  "dwLength",    "SizeOfStruct", "dwStructSize",
                                        "cbStruct", "cbStructure", "StructSize",   "dwOSVersionInfoSize"};
    w32t_api_field f;
    w32t_api_type type;
    if (s->is_union || s->size32 < 8 || !w32t_apidb_field(db, s, 0, &f) || !w32t_apidb_type(db, f.type_index, &type))
        return false;
    if (type.size32 != 4 || type.size64 != 4 || type.kind != W32T_API_UINT) return false;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        if (strcmp(f.name, sizes[i]) == 0) return true;
    return false;
}

// Passwords are never recorded, also where they are a member.
static bool is_secret(const char *name) {
    return strstr(name, "assword") || strstr(name, "asswd") || strstr(name, "PASSWORD") || strstr(name, "assphrase");
}

static bool holds_secret(const w32t_apidb *db, const w32t_api_struct *s, unsigned depth) {
    w32t_api_field f;
    w32t_api_type type, element;
    w32t_api_struct inner;
    for (uint32_t i = 0; depth < 4 && w32t_apidb_field(db, s, i, &f); i++) {
        if (!w32t_apidb_type(db, f.type_index, &type)) continue;
        bool chars = type.kind == W32T_API_ARRAY && w32t_apidb_type(db, type.target, &element) && element.size64 <= 2;
        if (chars && is_secret(f.name)) return true;
        if (type.kind == W32T_API_AGGREGATE && w32t_apidb_struct(db, type.structure, &inner) &&
            holds_secret(db, &inner, depth + 1))
            return true;
    }
    return false;
}

static bool struct_content(const maker *m, const w32t_api_param *p, uint32_t target, w32t_capture_rule *r) {
    w32t_plan_capture *row = &r->row;
    w32t_api_struct s;
    fixed(row, target < 1024 ? target : 1024);
    row->length_const = target;
    if (!target_struct(m->f->db, p->type_index, &s)) return true;
    if (holds_secret(m->f->db, &s, 0)) return false;
    if (strcmp(s.name, "SAFEARRAY") == 0) {
        row->op = W32T_CAP_SAFEARRAY;
        row->limit = 64 + bytes_limit(m);
    } else if (strcmp(s.name, "ACL") == 0) {
        row->length_kind = W32T_LEN_STRUCT16;
        row->length_const = 2;
        row->limit = 1024;
    } else if (says_its_size(m->f->db, &s)) {
        row->length_kind = W32T_LEN_SIZED32;
        row->length_const = 0;
    }
    return true;
}

// Kinds that need no more than what they are, as a parameter and as a member alike.
static bool plain_content(const maker *m, uint8_t kind, w32t_capture_rule *r) {
    switch (kind) {
    case W32T_API_UNICODE_STRING:
        text_rule(m, r, W32T_CAP_UNICODE_STRING, W32T_TL_UTF16);
        return true;
    case W32T_API_ANSI_STRING:
        text_rule(m, r, W32T_CAP_ANSI_STRING, W32T_TL_ANSI);
        return true;
    case W32T_API_BSTR:
        text_rule(m, r, W32T_CAP_BSTR, W32T_TL_UTF16);
        return true;
    case W32T_API_GUID:
        fixed(&r->row, 16);
        r->tl_in = W32T_TL_GUID;
        return true;
    case W32T_API_SID:
        fixed(&r->row, 68);
        r->row.op = W32T_CAP_SID;
        r->tl_in = W32T_TL_BINARY;
        return true;
    case W32T_API_SECURITY_DESCRIPTOR:
        fixed(&r->row, 1024);
        r->row.op = W32T_CAP_SECURITY;
        r->tl_in = W32T_TL_BINARY;
        return true;
    default:
        return false;
    }
}

// `store` of the agent takes the smaller one of both lengths, where they count the same units.
static void bound(const maker *m, w32t_api_length room, uint32_t element, w32t_plan_capture *row) {
    w32t_plan_capture of = {0};
    length_rule(m->f, m->word_size, m->out, room, element, &of);
    if (!of.length_kind || of.length_kind > W32T_LEN_SIGNED) return;
    row->valid_kind = of.length_kind;
    row->valid_arg = of.length_arg;
    row->valid_const = of.length_const;
}

static bool gives_next(const w32t_api_function *f) {
    const char *method = strstr(f->name, "::");
    return method && strcmp(method, "::Next") == 0;
}

// How many of an array there are: of what IEnumXxx::Next gives, as many as it says it gave.
static void several(const maker *m, const w32t_api_param *p, bool out_only, w32t_plan_capture *row) {
    bool fetched = out_only && p->filled.how == W32T_API_LEN_DEREF;
    uint16_t scale = row->scale;
    length_rule(m->f, m->word_size, m->out, fetched ? p->filled : p->size, scale, row);
    row->scale = scale;
    if (fetched) row->length_kind = W32T_LEN_FETCHED;
}

// Pointers to texts, as many as are stated.
static bool texts(const maker *m, const w32t_api_param *p, w32t_plan_capture *row) {
    w32t_api_type pointer, target;
    if (p->size.how != W32T_API_LEN_PARAM || !w32t_apidb_type(m->f->db, p->type_index, &pointer) ||
        !w32t_apidb_type(m->f->db, pointer.target, &target) ||
        (target.kind != W32T_API_STRING_W && target.kind != W32T_API_STRING_A))
        return false;
    length_rule(m->f, m->word_size, m->out, p->size, 1, row);
    row->op = target.kind == W32T_API_STRING_W ? W32T_CAP_UTF16Z_ARRAY : W32T_CAP_ANSIZ_ARRAY;
    row->limit = units_limit(m) * 2;
    return true;
}

// Fills op, length, limit and content for one direction; false: this kind is not followed.
static bool content(const maker *m, const w32t_api_param *p, bool out_only, w32t_capture_rule *r) {
    w32t_plan_capture *row = &r->row;
    uint32_t target = m->word_size == 8 ? p->target64 : p->target32;
    w32t_api_length length = out_only && p->filled.how ? p->filled : p->size;
    r->tl_in = W32T_TL_BINARY;
    switch (p->kind) {
    case W32T_API_STRING_W:
    case W32T_API_STRING_A: {
        bool wide = p->kind == W32T_API_STRING_W;
        // at return the NUL ends the text; how much room there was bounds the search
        if (out_only && p->size.how && p->filled.how && p->filled.scale == (wide ? 2 : 1)) {
            length_rule(m->f, m->word_size, m->out, p->filled, wide ? 2 : 1, row);
            row->valid_kind = row->length_kind;
            row->valid_arg = row->length_arg;
            row->valid_const = row->length_const;
            row->length_kind = row->length_arg = 0;
            row->length_const = 0;
        }
        length_rule(m->f, m->word_size, m->out, out_only && p->size.how ? p->size : length, wide ? 2 : 1, row);
        row->op = wide       ? (out_only ? W32T_CAP_UTF16Z : W32T_CAP_UTF16Z_OR_ATOM)
                  : out_only ? W32T_CAP_ANSIZ
                             : W32T_CAP_ANSIZ_OR_ATOM;
        row->limit = units_limit(m) * (wide ? 2 : 1);
        r->tl_in = wide ? W32T_TL_UTF16 : W32T_TL_ANSI;
        return true;
    }
    case W32T_API_MULTI_W:
    case W32T_API_MULTI_A:
        length_rule(m->f, m->word_size, m->out, length, p->kind == W32T_API_MULTI_W ? 2 : 1, row);
        row->op = p->kind == W32T_API_MULTI_W ? W32T_CAP_MULTI_UTF16 : W32T_CAP_MULTI_ANSI;
        row->limit = units_limit(m) * (p->kind == W32T_API_MULTI_W ? 2 : 1);
        r->tl_in = p->kind == W32T_API_MULTI_W ? W32T_TL_UTF16 : W32T_TL_ANSI;
        return true;
    case W32T_API_BUFFER:
    case W32T_API_ARRAY:
    case W32T_API_SOCKADDR:
        if (!out_only && texts(m, p, row)) return true;
        row->op = W32T_CAP_BYTES;
        if (out_only && p->size.how == W32T_API_LEN_PARAM && p->filled.how &&
            p->filled.scale == p->size.scale) // never more than there is room for
            bound(m, p->size, p->kind == W32T_API_ARRAY ? target : 1, row);
        length_rule(m->f, m->word_size, m->out, length, p->kind == W32T_API_ARRAY ? target : 1, row);
        if (out_only && row->length_kind == W32T_LEN_PTR32 && gives_next(m->f)) row->length_kind = W32T_LEN_FETCHED;
        if (row->length_kind == W32T_LEN_NONE) {
            if (!target || p->kind == W32T_API_BUFFER) return false;
            fixed(row, target);
        }
        row->limit = bytes_limit(m) * (p->kind != W32T_API_SOCKADDR && target > 8 ? 4 : 1);
        if (p->kind == W32T_API_SOCKADDR) r->tl_out = 10; // socket address
        return true;
    case W32T_API_SCALAR:
        if (!target || target > 16) return false;
        if (out_only && w32t_api_is_address_list(p)) {
            row->op = W32T_CAP_ADDRESSES;
            row->derefs = 1;
            row->scale = strstr(p->type, "EX") ? 3 : 0;
            row->limit = bytes_limit(m) * 4;
            return true;
        }
        fixed(row, target);
        content_of_number(r, p->target_kind, p->target_shape, target, p->set != 0);
        return true;
    case W32T_API_STRUCT:
        return target && struct_content(m, p, target, r);
    case W32T_API_OBJECT_ATTRIBUTES:
        if (out_only) return false; // no function fills one
        row->op = W32T_CAP_OBJECT_ATTRIBUTES;
        row->limit = units_limit(m) * 2;
        r->tl_in = W32T_TL_UTF16;
        return true;
    case W32T_API_VARIANT:
        fixed(row, 24 + units_limit(m) * 2);
        row->op = W32T_CAP_VARIANT;
        if (!p->size.how) return true;
        row->op = W32T_CAP_VARIANTS;
        row->limit *= 4;
        several(m, p, out_only, row);
        return true;
    case W32T_API_COM_OUT:
        if (p->size.how) {
            row->op = W32T_CAP_BYTES;
            several(m, p, out_only, row);
            row->scale = (uint16_t)m->word_size;
            row->limit = bytes_limit(m);
            return true;
        }
        fixed(row, m->word_size);
        r->width = (uint8_t)m->word_size;
        r->tl_in = m->word_size == 8 ? W32T_TL_HEX64 : W32T_TL_HEX32;
        return true;
    default:
        return plain_content(m, p->kind, r);
    }
}

// ---- what members point at

typedef struct members {
    const maker *m;
    uint8_t param, word, when;
    unsigned left; // rules of this parameter, at most
} members;

// What is kept of a member of this type; false: its bytes say it all.
static bool member_content(const maker *m, const w32t_api_type *type, w32t_capture_rule *r) {
    r->row.derefs = 1;
    switch (type->kind) {
    case W32T_API_STRING_W:
        text_rule(m, r, W32T_CAP_UTF16Z_OR_ATOM, W32T_TL_UTF16);
        return true;
    case W32T_API_STRING_A:
        text_rule(m, r, W32T_CAP_ANSIZ_OR_ATOM, W32T_TL_ANSI);
        return true;
    case W32T_API_MULTI_W:
        text_rule(m, r, W32T_CAP_MULTI_UTF16, W32T_TL_UTF16);
        return true;
    case W32T_API_MULTI_A:
        text_rule(m, r, W32T_CAP_MULTI_ANSI, W32T_TL_ANSI);
        return true;
    case W32T_API_AGGREGATE: // a counted text that lies in the structure itself
        r->row.derefs = 0;
        if (strcmp(type->name, "UNICODE_STRING") == 0 || strcmp(type->name, "LSA_UNICODE_STRING") == 0)
            text_rule(m, r, W32T_CAP_UNICODE_STRING, W32T_TL_UTF16);
        else if (strcmp(type->name, "STRING") == 0 || strcmp(type->name, "LSA_STRING") == 0 ||
                 strcmp(type->name, "ANSI_STRING") == 0)
            text_rule(m, r, W32T_CAP_ANSI_STRING, W32T_TL_ANSI);
        else
            return false;
        return true;
    default:
        return plain_content(m, type->kind, r);
    }
}

// As many as another member says of what the member points at.
static bool member_array(const members *w, const w32t_api_struct *s, uint32_t base, const w32t_api_field *array,
                         const w32t_api_type *type, w32t_capture_rule *r) {
    const w32t_apidb *db = w->m->f->db;
    w32t_api_constant counter;
    w32t_api_field f;
    w32t_api_type target;
    if (type->kind < W32T_API_POINTER || !w32t_api_counter(db, s->name, array->name, &counter) ||
        !w32t_apidb_type(db, type->target, &target))
        return false;
    uint32_t size = w->m->word_size == 8 ? target.size64 : target.size32;
    for (uint32_t i = 0; w32t_apidb_field(db, s, i, &f); i++) {
        if (strcmp(f.name, counter.name) != 0) continue;
        bool variants = strcmp(target.name, "VARIANT") == 0 || strcmp(target.name, "PROPVARIANT") == 0;
        r->row.op = variants ? W32T_CAP_VARIANTS : W32T_CAP_BYTES;
        r->row.derefs = 1;
        r->row.scale = (uint16_t)size;
        r->row.length_kind = W32T_LEN_PTR32;
        r->row.length_arg = w->word;
        r->row.length_const = base + (w->m->word_size == 8 ? f.offset64 : f.offset32);
        r->row.limit = variants ? 4 * bytes_limit(w->m) : bytes_limit(w->m);
        r->tl_in = W32T_TL_BINARY;
        return size && size <= UINT16_MAX;
    }
    return false;
}

// Of a union only arms that a member of the structure around it chooses: reading shows the one that applies. Its
// members are named as if they stood in that structure.
static void add_members(members *w, const w32t_api_struct *s, const char *prefix, uint32_t base, unsigned depth,
                        const char *around) {
    const w32t_apidb *db = w->m->f->db;
    w32t_api_field f;
    w32t_api_type type;
    w32t_api_struct inner;
    for (uint32_t i = 0; w32t_apidb_field(db, s, i, &f); i++) {
        w32t_capture_rule r = {.param = w->param};
        uint32_t at = base + (w->m->word_size == 8 ? f.offset64 : f.offset32);
        if (f.bit_count || strncmp(f.name, "lpReserved", 10) == 0 || is_secret(f.name) ||
            !w32t_apidb_type(db, f.type_index, &type) || (s->is_union && !w32t_api_is_arm(db, around, f.name)))
            continue;
        size_t n = (size_t)snprintf(r.member, sizeof r.member, "%s%s", prefix, f.name);
        if (n + 1 >= sizeof r.member || at > UINT16_MAX) continue;
        if (member_content(w->m, &type, &r) || member_array(w, s, base, &f, &type, &r)) {
            if (!w->left || w->m->out->rules == W32T_MAX_RULES) return;
            w->left--;
            r.row.arg = w->word;
            r.row.when = w->when;
            r.row.deref_offset = (uint16_t)at;
            w->m->out->rule[w->m->out->rules++] = r;
        } else if (type.kind == W32T_API_AGGREGATE && depth < 3 && w32t_apidb_struct(db, type.structure, &inner)) {
            char path[W32T_MEMBER_PATH + 1];
            snprintf(path, sizeof path, "%s%s", inner.is_union ? prefix : r.member,
                     *f.name && !inner.is_union ? "." : "");
            add_members(w, &inner, path, at, depth + 1, s->name);
        }
    }
}

// Buffers of WSASend and WSARecv; those that were filled hold as much as the call says.
static void add_buffers(const maker *m, uint8_t param, const w32t_capture_rule *array, uint8_t when) {
    w32t_capture_rule r = {.param = param, .member = "buf", .tl_in = W32T_TL_BINARY};
    if (m->out->rules == W32T_MAX_RULES) return;
    bool receives = strncmp(m->f->name, "WSARecv", 7) == 0;
    int count = w32t_api_param_named(m->f, "lpNumberOfBytesRecvd");
    r.row = array->row;
    r.row.op = W32T_CAP_WSABUFS;
    r.row.scale = receives && count >= 0 ? (uint16_t)(m->out->word[count] + 1) : 0;
    r.row.when = receives ? W32T_WHEN_OUT_OK | W32T_WHEN_OUT_SHORT : when;
    r.row.limit = bytes_limit(m);
    m->out->rule[m->out->rules++] = r;
}

static void add(const maker *m, const w32t_api_param *p, uint8_t param, uint8_t word, uint8_t when) {
    if (m->out->rules == W32T_MAX_RULES) return;
    w32t_capture_rule r = {.param = param};
    w32t_api_struct s;
    w32t_api_type pointer, target;
    if (!content(m, p, !(when & W32T_WHEN_IN), &r)) return;
    r.row.arg = word;
    r.row.when = when;
    m->out->rule[m->out->rules++] = r;
    if (r.row.op == W32T_CAP_BYTES && p->kind == W32T_API_STRUCT && target_struct(m->f->db, p->type_index, &s)) {
        members w = {m, param, word, when, 12};
        add_members(&w, &s, "", 0, 0, "");
    } else if (p->kind == W32T_API_ARRAY && is_struct(m, p, "WSABUF")) {
        add_buffers(m, param, &r, when);
    } else if (p->kind == W32T_API_SCALAR && !(when & W32T_WHEN_IN) &&
               w32t_apidb_type(m->f->db, p->type_index, &pointer) &&
               w32t_apidb_type(m->f->db, pointer.target, &target)) {
        w32t_capture_rule text = {.param = param, .member = "*"}; // LPWSTR *: the text that comes back
        if (target.kind == W32T_API_AGGREGATE || !member_content(m, &target, &text) || m->out->rules == W32T_MAX_RULES)
            return;
        text.row.arg = word;
        text.row.when = W32T_WHEN_OUT_OK;
        m->out->rule[m->out->rules++] = text;
    }
}

// What a number that comes back from a failed call too may be: the size that would have been needed, how much was done.
static bool is_size(const w32t_api_param *p) {
    static const char *const parts[] = {"cb",   "cch", "Num",   "Size",  "size", "Len", "len",
                                        "Need", "Req", "Count", "Bytes", "Ret",  "Err", "Transferred"};
    if (p->flags & W32T_API_IN || p->kind == W32T_API_UNICODE_STRING) return true;
    if (p->set || (p->target_kind != W32T_API_UINT && p->target_kind != W32T_API_INT)) return false;
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (strstr(p->name, parts[i])) return true;
    return false;
}

// A function whose FALSE is no failure has written nothing then: PeekMessage without a message. The others of that kind
// are told by it what they have written (an empty rectangle).
static bool writes_when_true(const w32t_api_function *f) {
    static const char *const always[] = {"IntersectRect", "UnionRect", "SubtractRect", "GetUpdateRect",
                                         "DragQueryPoint"};
    if (f->result.kind != W32T_API_BOOL || f->failure.test != W32T_API_FAIL_NEVER) return false;
    for (size_t i = 0; i < sizeof always / sizeof *always; i++)
        if (strcmp(f->name, always[i]) == 0) return false;
    return true;
}

// Whether it says how long another parameter's content is.
static bool measures(const maker *m, const w32t_api_param *p) {
    int self = w32t_api_param_named(m->f, p->name);
    for (uint32_t i = 0; i < m->f->param_count; i++) {
        w32t_api_param other;
        if (!w32t_api_param_at(m->f, i, &other)) continue;
        if ((other.size.how == W32T_API_LEN_DEREF && other.size.operand == self) ||
            (other.filled.how == W32T_API_LEN_DEREF && other.filled.operand == self))
            return true;
    }
    return false;
}

// When what a parameter points at is written.
static uint8_t written_when(const maker *m, const w32t_api_param *p) {
    if (is_struct(m, p, "EXCEPINFO")) return W32T_WHEN_OUT_RAISED;
    if (!(p->flags & W32T_API_IN) && writes_when_true(m->f)) return W32T_WHEN_OUT_TRUE;
    // other content than numbers comes from good calls only, and from those that say that there is more
    bool number = p->kind == W32T_API_SCALAR || p->kind == W32T_API_UNICODE_STRING;
    // what has not ended, and an empty port, leave the number as it was
    bool ends = strstr(m->f->name, "OverlappedResult") || strncmp(m->f->name, "GetQueuedCompletion", 19) == 0;
    if (number && ends) return W32T_WHEN_OUT_OK | W32T_WHEN_OUT_SHORT;
    if (number && (is_size(p) || measures(m, p))) return W32T_WHEN_OUT;
    bool more =
        p->flags & W32T_API_SHORT || (m->f->failure.code == W32T_API_CODE_NTSTATUS && p->kind == W32T_API_BUFFER);
    return W32T_WHEN_OUT_OK | (more ? W32T_WHEN_OUT_SHORT : 0);
}

// A structure that is passed by value and is no number: on x64 by its address, on x86 in the words themselves.
static void add_value(const maker *m, const w32t_api_param *p, uint8_t param) {
    w32t_api_type type;
    if (p->kind != W32T_API_AGGREGATE || !w32t_apidb_type(m->f->db, p->type_index, &type)) return;
    uint32_t size = m->word_size == 8 ? type.size64 : type.size32;
    if (size <= 8 && (m->word_size == 4 || !(size & (size - 1)))) return;
    uint32_t words = m->word_size == 4 ? size / 4 : 1;
    if (size > 256 || m->out->rules == W32T_MAX_RULES || m->out->word[param] + words > m->out->words) return;
    w32t_capture_rule r = {.param = param, .tl_in = W32T_TL_BINARY};
    fixed(&r.row, size);
    if (strcmp(type.name, "VARIANT") == 0 || strcmp(type.name, "PROPVARIANT") == 0) {
        fixed(&r.row, 24 + units_limit(m) * 2);
        r.row.op = W32T_CAP_VARIANT;
    }
    r.row.arg = m->out->word[param];
    r.row.when = (uint8_t)(W32T_WHEN_IN | (m->word_size == 4 ? W32T_WHEN_BY_VALUE : 0));
    m->out->rule[m->out->rules++] = r;
}

void w32t_function_rules_of(const w32t_api_function *f, uint32_t word_size, const w32t_plan_options *limits,
                            w32t_function_rules *out) {
    memset(out, 0, sizeof *out);
    lay_out_words(f, word_size, out);
    maker m = {f, word_size, limits, out};
    for (uint32_t i = 0; i < f->param_count; i++) {
        w32t_api_param p;
        if (!w32t_api_param_at(f, i, &p)) continue;
        add_value(&m, &p, (uint8_t)i);
        if (!w32t_api_is_followed(p.kind) || (p.flags & W32T_API_SECRET)) continue;
        if (p.flags & W32T_API_IN || !(p.flags & W32T_API_OUT)) add(&m, &p, (uint8_t)i, out->word[i], W32T_WHEN_IN);
        if (p.flags & W32T_API_OUT) add(&m, &p, (uint8_t)i, out->word[i], written_when(&m, &p));
    }
    if (f->result.kind == W32T_API_STRING_W || f->result.kind == W32T_API_STRING_A) {
        w32t_api_param p = f->result;
        p.size = p.filled = (w32t_api_length){0};
        add(&m, &p, W32T_CAP_ARG_RESULT, W32T_CAP_ARG_RESULT, W32T_WHEN_OUT_OK);
    }
    if (strstr(f->result.type, "hostent") && out->rules < W32T_MAX_RULES) {
        w32t_capture_rule r = {.param = W32T_CAP_ARG_RESULT, .tl_in = W32T_TL_BINARY};
        fixed(&r.row, bytes_limit(&m));
        r.row.op = W32T_CAP_HOSTENT;
        r.row.arg = W32T_CAP_ARG_RESULT;
        r.row.when = W32T_WHEN_OUT_OK;
        out->rule[out->rules++] = r;
    }
    w32t_format_rule_of(f, units_limit(&m), out);
    w32t_io_rules_of(f, word_size, bytes_limit(&m), out);
}
