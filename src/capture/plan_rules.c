// SPDX-License-Identifier: Apache-2.0
// What is captured of each parameter: a pure function of the API database's row, the word size and the limits, used
// twice, when a plan is compiled and when what was recorded by it is given names and types.
#include <string.h>

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
        row->op = W32T_CAP_BYTES;
        length_rule(m->f, m->word_size, m->out, length, p->kind == W32T_API_ARRAY ? target : 1, row);
        if (row->length_kind == W32T_LEN_NONE) {
            if (!target || p->kind == W32T_API_BUFFER) return false;
            fixed(row, target);
        }
        row->limit = bytes_limit(m);
        if (p->kind == W32T_API_SOCKADDR) r->tl_out = 10; // socket address
        return true;
    case W32T_API_SCALAR:
        if (!target || target > 16) return false;
        fixed(row, target);
        content_of_number(r, p->target_kind, p->target_shape, target, p->set != 0);
        return true;
    case W32T_API_STRUCT:
        if (!target) return false;
        fixed(row, target < 0xFFFF ? target : 0xFFFF);
        if (row->limit > 1024) row->limit = 1024;
        return true;
    case W32T_API_GUID:
        fixed(row, 16);
        r->tl_in = W32T_TL_GUID;
        return true;
    case W32T_API_UNICODE_STRING:
    case W32T_API_ANSI_STRING:
        row->op = p->kind == W32T_API_UNICODE_STRING ? W32T_CAP_UNICODE_STRING : W32T_CAP_ANSI_STRING;
        row->limit = units_limit(m) * 2;
        r->tl_in = p->kind == W32T_API_UNICODE_STRING ? W32T_TL_UTF16 : W32T_TL_ANSI;
        return true;
    case W32T_API_OBJECT_ATTRIBUTES:
        if (out_only) return false; // no function fills one
        row->op = W32T_CAP_OBJECT_ATTRIBUTES;
        row->limit = units_limit(m) * 2;
        r->tl_in = W32T_TL_UTF16;
        return true;
    case W32T_API_SID:
        fixed(row, 28);
        return true; // S-1-5-21-a-b-c-rid: what nearly all are
    case W32T_API_SECURITY_DESCRIPTOR:
        fixed(row, 20);
        return true;
    case W32T_API_BSTR:
        row->op = W32T_CAP_BSTR;
        row->limit = units_limit(m) * 2;
        r->tl_in = W32T_TL_UTF16;
        return true;
    case W32T_API_VARIANT:
        fixed(row, m->word_size == 8 ? 24 : 16);
        return true;
    case W32T_API_COM_OUT:
        fixed(row, m->word_size);
        r->width = (uint8_t)m->word_size;
        r->tl_in = m->word_size == 8 ? W32T_TL_HEX64 : W32T_TL_HEX32;
        return true;
    default:
        return false;
    }
}

static void add(const maker *m, const w32t_api_param *p, uint8_t param, uint8_t word, uint8_t when) {
    if (m->out->rules == W32T_MAX_RULES) return;
    w32t_capture_rule r = {.param = param};
    if (!content(m, p, !(when & W32T_WHEN_IN), &r)) return;
    r.row.arg = word;
    r.row.when = when;
    m->out->rule[m->out->rules++] = r;
}

void w32t_function_rules_of(const w32t_api_function *f, uint32_t word_size, const w32t_plan_options *limits,
                            w32t_function_rules *out) {
    memset(out, 0, sizeof *out);
    lay_out_words(f, word_size, out);
    maker m = {f, word_size, limits, out};
    for (uint32_t i = 0; i < f->param_count; i++) {
        w32t_api_param p;
        if (!w32t_api_param_at(f, i, &p) || !w32t_api_is_followed(p.kind) || (p.flags & W32T_API_SECRET)) continue;
        if (p.flags & W32T_API_IN || !(p.flags & W32T_API_OUT)) add(&m, &p, (uint8_t)i, out->word[i], W32T_WHEN_IN);
        // a number comes back from failed calls too (the size that would have been needed); other content only from
        // good ones
        uint8_t when =
            p.kind == W32T_API_SCALAR || p.kind == W32T_API_UNICODE_STRING ? W32T_WHEN_OUT : W32T_WHEN_OUT_OK;
        if (p.flags & W32T_API_OUT) add(&m, &p, (uint8_t)i, out->word[i], when);
    }
    if (f->result.kind == W32T_API_STRING_W || f->result.kind == W32T_API_STRING_A) {
        w32t_api_param p = f->result;
        p.size = p.filled = (w32t_api_length){0};
        add(&m, &p, W32T_CAP_ARG_RESULT, W32T_CAP_ARG_RESULT, W32T_WHEN_OUT_OK);
    }
}
