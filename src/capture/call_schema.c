// SPDX-License-Identifier: Apache-2.0
// Builds the schemas and the list of steps that the encoder carries out for each call.
#include "capture/call_schema.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct maker {
    w32t_call_schema *s;
    w32t_function_rules rules;
    w32t_buf start, stop; // TraceLogging schemas
    w32t_call_step start_steps[3 * W32T_API_MAX_PARAMS], stop_steps[W32T_MAX_RULES];
} maker;

static void field(w32t_buf *b, const char *name, const char *suffix, uint8_t in, uint8_t out) {
    char text[300];
    snprintf(text, sizeof text, "%s%s", name, suffix);
    w32t_tl_field(b, text, in, out);
}

// TraceLogging type of an argument or result as it travels: pointers and handles are always 8 bytes wide.
static w32t_call_step word_type(const w32t_api_param *p, bool is64, uint8_t *out) {
    w32t_call_step s = {.kind = W32T_STEP_WORD};
    uint8_t size = is64 ? p->size64 : p->size32;
    *out = W32T_TLO_NONE;
    static const uint8_t plain[2][9] = {
        {0, W32T_TL_UINT8, W32T_TL_UINT16, 0, W32T_TL_UINT32, 0, 0, 0, W32T_TL_UINT64},
        {0, W32T_TL_INT8, W32T_TL_INT16, 0, W32T_TL_INT32, 0, 0, 0, W32T_TL_INT64},
    };
    bool number = p->kind == W32T_API_INT || p->kind == W32T_API_UINT || p->kind == W32T_API_BOOL;
    if (p->kind == W32T_API_FLOAT && (size == 4 || size == 8)) {
        s.tl_in = size == 4 ? W32T_TL_FLOAT : W32T_TL_DOUBLE;
        s.width = size;
    } else if (number && (size == 1 || size == 2 || size == 4 || size == 8)) {
        bool hex = p->set || p->shape == W32T_SHAPE_HEX;
        s.width = size;
        s.tl_in = plain[p->kind == W32T_API_INT && !hex][size];
        if (hex && size >= 4) s.tl_in = size == 4 ? W32T_TL_HEX32 : W32T_TL_HEX64;
        if (hex && size < 4) *out = W32T_TLO_HEX;
        if (p->kind == W32T_API_BOOL && size == 4) s.tl_in = W32T_TL_BOOL32;
        if (p->kind == W32T_API_BOOL && size == 1) *out = W32T_TLO_BOOL;
        if (size == 4 && p->shape == W32T_SHAPE_NTSTATUS) {
            s.tl_in = W32T_TL_UINT32;
            *out = W32T_TLO_NTSTATUS;
        } else if (size == 4 && p->shape == W32T_SHAPE_HRESULT) {
            s.tl_in = W32T_TL_UINT32;
            *out = W32T_TLO_HRESULT;
        } else if (size == 4 && p->shape == W32T_SHAPE_WIN32) {
            s.tl_in = W32T_TL_UINT32;
            *out = W32T_TLO_WIN32;
        } else if (size == 4 && (p->shape == W32T_SHAPE_PID || p->shape == W32T_SHAPE_TID)) {
            s.tl_in = W32T_TL_UINT32;
            *out = p->shape == W32T_SHAPE_PID ? W32T_TLO_PID : W32T_TLO_TID;
        }
    } else {
        s.tl_in = W32T_TL_HEX64;
        s.width = 8;
    }
    return s;
}

static void blob_fields(maker *m, w32t_buf *schema, const char *name, uint8_t rule, w32t_call_step *step,
                        size_t *fixed) {
    const w32t_capture_rule *r = &m->rules.rule[rule];
    char member[280];
    if (*r->member) {
        snprintf(member, sizeof member, "%s.%s", name, r->member);
        name = member;
    }
    *step = (w32t_call_step){.kind = W32T_STEP_BLOB, .index = rule, .width = r->width, .tl_in = r->tl_in};
    if (r->row.op == W32T_CAP_OBJECT_ATTRIBUTES) {
        step->kind = W32T_STEP_OBJECT;
        field(schema, name, ".root", W32T_TL_HEX64, 0);
        field(schema, name, ".attributes", W32T_TL_HEX32, 0);
        *fixed += 12;
    }
    field(schema, name, ".value", r->tl_in, r->tl_out);
    field(schema, name, ".length", W32T_TL_UINT32, 0);
    field(schema, name, ".status", W32T_TL_UINT8, 0);
    *fixed += 2 + 16 + 5; // a counted value's length, or a number or GUID
}

static void start_parameters(maker *m, const w32t_api_function *f, uint32_t word_size) {
    w32t_call_schema *s = m->s;
    for (uint32_t i = 0; i < f->param_count; i++) {
        w32t_api_param p;
        if (!w32t_api_param_at(f, i, &p)) continue;
        char name[160];
        if (*p.name) {
            snprintf(name, sizeof name, "%s", p.name);
        } else {
            snprintf(name, sizeof name, "arg%u", i + 1);
        }
        uint8_t out;
        w32t_call_step step = word_type(&p, word_size == 8, &out);
        w32t_api_type type;
        bool value = p.kind == W32T_API_AGGREGATE && w32t_apidb_type(f->db, p.type_index, &type);
        if (value && word_size == 4 && type.size32 > 4 && type.size32 <= 8) step.tl_in = W32T_TL_UINT64; // two words
        step.index = m->rules.word[i];
        m->start_steps[s->start_count++] = step;
        w32t_tl_field(&m->start, name, step.tl_in, out);
        s->start_fixed += 8;
        for (uint8_t r = 0; r < m->rules.rules; r++) {
            const w32t_capture_rule *rule = &m->rules.rule[r];
            if (rule->param != i) continue;
            if (rule->row.when & W32T_WHEN_IN) {
                blob_fields(m, &m->start, name, r, &m->start_steps[s->start_count++], &s->start_fixed);
            } else {
                blob_fields(m, &m->stop, name, r, &m->stop_steps[s->stop_count++], &s->stop_fixed);
            }
        }
    }
}

static void result_contents(maker *m) {
    for (uint8_t r = 0; r < m->rules.rules; r++) {
        if (m->rules.rule[r].param != W32T_CAP_ARG_RESULT) continue;
        blob_fields(m, &m->stop, "Result", r, &m->stop_steps[m->s->stop_count++], &m->s->stop_fixed);
    }
}

// Fields every Stop begins with. Result is left out for functions that have none.
static void stop_head(maker *m, const w32t_api_function *f) {
    w32t_call_schema *s = m->s;
    w32t_tl_field(&m->stop, "Call", W32T_TL_UINT64, 0);
    if (!s->known) {
        w32t_tl_field(&m->stop, "Result", W32T_TL_HEX64, 0);
        s->result_width = 8;
    } else if (f->result.kind != W32T_API_VOID) {
        uint8_t out;
        w32t_call_step step = word_type(&f->result, s->is64, &out);
        s->result_width = step.width;
        w32t_tl_field(&m->stop, "Result", step.tl_in, out);
    }
    w32t_tl_field(&m->stop, "Error", W32T_TL_HEX32, 0);
    w32t_tl_field(&m->stop, "ErrorKind", W32T_TL_UINT8, 0);
    w32t_tl_field(&m->stop, "DurationNs", W32T_TL_UINT64, 0);
    w32t_tl_field(&m->stop, "End", W32T_TL_UINT8, 0);
    s->stop_fixed = 8 + 8 + 4 + 1 + 8 + 1;
}

static void make_template(w32t_etl_template *t, uint8_t opcode, uint64_t keywords, bool is64, const w32t_buf *schema) {
    static const char provider[] = W32T_API_PROVIDER;
    w32t_guid guid = W32T_API_PROVIDER_GUID;
    w32t_etl_descriptor d = {.channel = 11, .level = 4, .opcode = opcode, .keywords = keywords, .from_32bit = !is64};
    w32t_etl_template_make(t, &guid, provider, &d, schema->p, schema->n);
}

w32t_call_schema *w32t_call_schema_new(const w32t_apidb *db, const char *dll, const char *name, uint32_t word_size,
                                       const w32t_plan_options *limits) {
    w32t_call_schema *s = w32t_alloc(sizeof *s);
    maker *m = w32t_alloc(sizeof *m);
    m->s = s;
    s->dll = w32t_strdup(dll);
    s->dll_size = strlen(dll) + 1;
    s->name = w32t_strdup(name);
    s->is64 = word_size == 8;
    w32t_api_function f = {0};
    s->known = w32t_apidb_find(db, dll, name, &f) && !(f.flags & W32T_API_RAW);
    w32t_tl_begin(&m->start, name);
    w32t_tl_begin(&m->stop, name);
    w32t_tl_field(&m->start, "Call", W32T_TL_UINT64, 0);
    w32t_tl_field(&m->start, "Module", W32T_TL_ANSIZ, W32T_TLO_UTF8);
    w32t_tl_field(&m->start, "Caller", W32T_TL_HEX64, 0);
    s->start_fixed = 8 + s->dll_size + 8;
    stop_head(m, &f);
    bool rest = !s->known;
    if (s->known) {
        s->function = f;
        s->loads = strncmp(name, "LoadLibrary", 11) == 0;
        w32t_function_rules_of(&f, word_size, limits, &m->rules);
        s->rule_count = (uint8_t)m->rules.rules;
        start_parameters(m, &f, word_size);
        result_contents(m);
        rest = f.flags & W32T_API_VARARGS;
    }
    if (rest) { // 0x40: an array with its count before it
        w32t_tl_field(&m->start, s->known ? "varargs" : "args", W32T_TL_HEX64 | 0x40, 0);
        m->start_steps[s->start_count++] = (w32t_call_step){
            .kind = W32T_STEP_REST, .index = (uint8_t)m->rules.words, .width = 8, .tl_in = W32T_TL_HEX64};
        s->start_fixed += 2 + 8 * W32T_PLAN_MAX_WORDS;
    }
    s->rule_ops = w32t_alloc(s->rule_count + 1u);
    for (uint8_t r = 0; r < s->rule_count; r++)
        s->rule_ops[r] = m->rules.rule[r].row.op;
    s->start_steps = w32t_alloc((s->start_count + 1) * sizeof *s->start_steps);
    memcpy(s->start_steps, m->start_steps, s->start_count * sizeof *s->start_steps);
    s->stop_steps = w32t_alloc((s->stop_count + 1) * sizeof *s->stop_steps);
    memcpy(s->stop_steps, m->stop_steps, s->stop_count * sizeof *s->stop_steps);
    w32t_tl_end(&m->start);
    w32t_tl_end(&m->stop);
    make_template(&s->start, 1, f.groups, s->is64, &m->start);
    make_template(&s->start_inbound, 1, f.groups | W32T_CALL_INBOUND, s->is64, &m->start);
    make_template(&s->stop, 2, f.groups, s->is64, &m->stop);
    w32t_buf_free(&m->start);
    w32t_buf_free(&m->stop);
    free(m);
    return s;
}

void w32t_call_schema_free(w32t_call_schema *s) {
    if (!s) return;
    w32t_etl_template_free(&s->start);
    w32t_etl_template_free(&s->start_inbound);
    w32t_etl_template_free(&s->stop);
    free(s->start_steps);
    free(s->stop_steps);
    free(s->rule_ops);
    free(s->dll);
    free(s->name);
    free(s);
}

uint8_t w32t_call_error_kind(const w32t_api_function *f) {
    uint8_t shape = w32t_api_error_shape(f);
    return shape ? shape : 255; // failed, without a code of a known family
}
