// SPDX-License-Identifier: Apache-2.0
// Rows as people and scripts read them: `apidb show`. In: views; out: text or one JSON object on a line.
#include "apidb/api_row.h"
#include "base/json_out.h"

#include <stdlib.h>
#include <string.h>

// ---------------------------------------------------------------------------------------------------------------------------------
// Names of the enumerations

static const char *const KINDS[] = {
    [W32T_API_VOID] = "void",
    [W32T_API_INT] = "int",
    [W32T_API_UINT] = "uint",
    [W32T_API_BOOL] = "bool",
    [W32T_API_FLOAT] = "float",
    [W32T_API_HANDLE] = "handle",
    [W32T_API_POINTER] = "pointer",
    [W32T_API_CALLBACK] = "callback",
    [W32T_API_COM] = "com",
    [W32T_API_AGGREGATE] = "aggregate",
    [W32T_API_VA_LIST] = "va_list",
    [W32T_API_STRING_W] = "utf16",
    [W32T_API_STRING_A] = "ansi",
    [W32T_API_MULTI_W] = "multi_utf16",
    [W32T_API_MULTI_A] = "multi_ansi",
    [W32T_API_BUFFER] = "buffer",
    [W32T_API_ARRAY] = "array",
    [W32T_API_SCALAR] = "scalar",
    [W32T_API_STRUCT] = "struct",
    [W32T_API_GUID] = "guid",
    [W32T_API_UNICODE_STRING] = "unicode_string",
    [W32T_API_ANSI_STRING] = "ansi_string",
    [W32T_API_OBJECT_ATTRIBUTES] = "object_attributes",
    [W32T_API_SID] = "sid",
    [W32T_API_SECURITY_DESCRIPTOR] = "security_descriptor",
    [W32T_API_SOCKADDR] = "sockaddr",
    [W32T_API_BSTR] = "bstr",
    [W32T_API_VARIANT] = "variant",
    [W32T_API_COM_OUT] = "com_out",
};
static const char *const TESTS[] = {"never",    "zero",  "nonzero",           "minus_one", "negative",
                                    "nt_error", "value", "zero_or_minus_one", "below_33",  "last_error"};
static const char *const CODES[] = {"none",    "last_error", "wsa",        "errno",        "ntstatus",
                                    "hresult", "win32",      "result_wsa", "result_errno", "result"};
static const char *const CONVENTIONS[] = {"stdcall", "cdecl", "fastcall", "thiscall"};

static const char *name_in(const char *const *table, size_t count, uint8_t index) {
    return index < count && table[index] ? table[index] : "unknown";
}

const char *w32t_api_kind_name(uint8_t kind) {
    return name_in(KINDS, sizeof KINDS / sizeof KINDS[0], kind);
}

const char *w32t_api_fail_test_name(uint8_t test) {
    return name_in(TESTS, sizeof TESTS / sizeof TESTS[0], test);
}

const char *w32t_api_fail_code_name(uint8_t code) {
    return name_in(CODES, sizeof CODES / sizeof CODES[0], code);
}

const char *w32t_api_convention_name(uint8_t convention) {
    return name_in(CONVENTIONS, sizeof CONVENTIONS / sizeof CONVENTIONS[0], convention);
}

static const char *direction(uint16_t flags) {
    unsigned both = flags & (W32T_API_IN | W32T_API_OUT);
    return both == (W32T_API_IN | W32T_API_OUT) ? "inout" : both == W32T_API_OUT ? "out" : "in";
}

static const struct {
    uint16_t flag;
    const char *name;
} PARAM_FLAGS[] = {
    {W32T_API_OPTIONAL, "optional"},
    {W32T_API_RESERVED, "reserved"},
    {W32T_API_CLOSES, "closes"},
    {W32T_API_OPENS, "opens"},
    {W32T_API_GUESSED, "guessed"},
    {W32T_API_SECRET, "secret"},
    {W32T_API_SHORT, "written when there was not room for all"},
};
static const struct {
    uint16_t flag;
    const char *name;
} FUNCTION_FLAGS[] = {
    {W32T_API_VARARGS, "varargs"}, {W32T_API_NORETURN, "noreturn"}, {W32T_API_ANNOTATED, "annotated"},
    {W32T_API_ONLY64, "only64"},   {W32T_API_ONLY32, "only32"},     {W32T_API_RAW, "raw"},
    {W32T_API_HOT, "hot"},         {W32T_API_HANDLES, "handles"},
};
#define COUNT(table) (sizeof(table) / sizeof(table)[0])

static const char *const SHAPES[] = {
    [W32T_SHAPE_PLAIN] = "",          [W32T_SHAPE_HEX] = "hex",
    [W32T_SHAPE_BOOL] = "bool",       [W32T_SHAPE_CHAR] = "char",
    [W32T_SHAPE_PID] = "pid",         [W32T_SHAPE_TID] = "tid",
    [W32T_SHAPE_PORT] = "port",       [W32T_SHAPE_NTSTATUS] = "ntstatus",
    [W32T_SHAPE_HRESULT] = "hresult", [W32T_SHAPE_WIN32] = "win32",
    [W32T_SHAPE_ERRNO] = "errno",     [W32T_SHAPE_WSA] = "wsa",
    [W32T_SHAPE_HANDLE] = "handle",   [W32T_SHAPE_IPV4] = "ipv4",
    [W32T_SHAPE_ADDRESS] = "address", [W32T_SHAPE_UTC_TIME] = "utc_time",
};

static const char *shape_name(uint8_t shape) {
    return shape < COUNT(SHAPES) && SHAPES[shape] ? SHAPES[shape] : "";
}

// "nSize × 2 bytes", "*lpcbData bytes", "260 × 2 bytes", "returned elements"
static void length_text(const w32t_api_function *f, w32t_api_length length, char *out, size_t size) {
    w32t_api_param p, q;
    bool product = length.how == W32T_API_LEN_PRODUCT;
    const char *name = w32t_api_param_at(f, product ? length.operand & 0xFFu : length.operand, &p) ? p.name : "?";
    char unit[24] = " elements";
    if (length.scale == 1) snprintf(unit, sizeof unit, " bytes");
    if (length.scale > 1) snprintf(unit, sizeof unit, " * %u bytes", length.scale);
    switch (length.how) {
    case W32T_API_LEN_CONST:
        snprintf(out, size, "%u%s", length.operand, unit);
        break;
    case W32T_API_LEN_PARAM:
        snprintf(out, size, "%s%s", name, unit);
        break;
    case W32T_API_LEN_DEREF:
        snprintf(out, size, "*%s%s", name, unit);
        break;
    case W32T_API_LEN_RESULT:
        snprintf(out, size, "result%s", unit);
        break;
    case W32T_API_LEN_INFORMATION:
        snprintf(out, size, "%s->Information%s", name, unit);
        break;
    case W32T_API_LEN_PRODUCT:
        snprintf(out, size, "%s * %s%s", name,
                 length.operand >> 8 == W32T_API_PRODUCT_RESULT  ? "result"
                 : w32t_api_param_at(f, length.operand >> 8, &q) ? q.name
                                                                 : "?",
                 unit);
        break;
    default:
        snprintf(out, size, "%s", "");
        break;
    }
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Text

static void param_facts_text(const w32t_api_function *f, const w32t_api_param *p, FILE *out) {
    char length[160];
    w32t_api_set set;
    fprintf(out, "%s", w32t_api_kind_name(p->kind));
    w32t_api_type pointer, target;
    bool structure = w32t_apidb_type(f->db, p->type_index, &pointer) &&
                     w32t_apidb_type(f->db, pointer.target, &target) && target.structure != 0;
    if (p->kind == W32T_API_SCALAR || p->kind == W32T_API_ARRAY)
        fprintf(out, " of %s", structure ? target.name : w32t_api_kind_name(p->target_kind));
    else if (p->kind == W32T_API_STRUCT && structure)
        fprintf(out, " %s", target.name);
    length_text(f, p->size, length, sizeof length);
    if (*length) fprintf(out, ", %s", length);
    length_text(f, p->filled, length, sizeof length);
    if (*length) fprintf(out, ", after the call %s", length);
    if (!*length && p->size.how == W32T_API_LEN_NONE && p->target64 && w32t_api_is_followed(p->kind) &&
        (p->kind == W32T_API_STRUCT || p->kind == W32T_API_SCALAR)) {
        fprintf(out, p->target64 == p->target32 ? ", %u bytes" : ", %u bytes (%u in 32-bit programs)", p->target64,
                p->target32);
    }
    if (*shape_name(p->shape)) fprintf(out, ", shown as %s", shape_name(p->shape));
    if (w32t_apidb_set(f->db, p->set, &set)) fprintf(out, ", %s %s", set.bits ? "flags" : "names", set.name);
    for (size_t i = 0; i < COUNT(PARAM_FLAGS); i++)
        if (p->flags & PARAM_FLAGS[i].flag) fprintf(out, ", %s", PARAM_FLAGS[i].name);
}

static void failure_text(const w32t_api_function *f, FILE *out) {
    static const char *const tests[] = {"never says that it failed",    "fails with 0",
                                        "fails with any result but 0",  "fails with -1",
                                        "fails with a negative result", "fails with 0x80000000 and above",
                                        "fails with a certain value",   "fails with 0 or -1",
                                        "fails with 32 and below",      "fails with 0 when an error code is set"};
    static const char *const codes[] = {"",
                                        "; the code is GetLastError()",
                                        "; the code is WSAGetLastError()",
                                        "; the code is errno",
                                        "; the result is an NTSTATUS",
                                        "; the result is an HRESULT",
                                        "; the result is a Win32 code",
                                        "; the result is a WSA code",
                                        "; the result is an errno value",
                                        "; the result is the code"};
    fputs(name_in(tests, COUNT(tests), f->failure.test), out);
    if (f->failure.test == W32T_API_FAIL_VALUE) fprintf(out, " (%d)", f->failure.value);
    fputs(name_in(codes, COUNT(codes), f->failure.code), out);
    fputc('\n', out);
}

static void print_text(const w32t_api_function *f, FILE *out) {
    w32t_api_param p;
    bool method = f->dll && !*f->dll; // of an interface: it is in no DLL's table
    fprintf(out, "%s%s%s\n", f->dll ? f->dll : "?", method ? "" : "!", f->name);
    fprintf(out, "  %s %s(", f->result.type, f->name);
    for (uint32_t i = 0; w32t_api_param_at(f, i, &p); i++)
        fprintf(out, "%s%s %s", i ? ", " : "", p.type, p.name);
    fprintf(out, "%s)\n\n", f->flags & W32T_API_VARARGS ? ", ..." : f->param_count ? "" : "void");
    for (uint32_t i = 0; w32t_api_param_at(f, i, &p); i++) {
        fprintf(out, "  %-5s %-28s ", direction(p.flags), p.name);
        param_facts_text(f, &p, out);
        fputc('\n', out);
    }
    fprintf(out, "  %-5s %-28s ", "out", "result");
    param_facts_text(f, &f->result, out);
    fputs("\n\n  ", out);
    failure_text(f, out);
    fprintf(out, "  declared in %s, %s in 32-bit programs", *f->origin ? f->origin : "?",
            w32t_api_convention_name(f->convention));
    for (unsigned i = 0; w32t_api_group_name(i); i++)
        if (f->groups & (1u << i)) fprintf(out, ", %%%s", w32t_api_group_name(i));
    for (size_t i = 0; i < COUNT(FUNCTION_FLAGS); i++)
        if (f->flags & FUNCTION_FLAGS[i].flag) fprintf(out, ", %s", FUNCTION_FLAGS[i].name);
    fputc('\n', out);
    for (uint32_t i = 1; w32t_api_dll_at(f, i); i++)
        fprintf(out, "%s%s", i == 1 ? "  also in " : ", ", w32t_api_dll_at(f, i));
    if (w32t_api_dll_at(f, 1)) fputc('\n', out);
}

// ---------------------------------------------------------------------------------------------------------------------------------
// JSON

static void key(w32t_buf *b, const char *name) {
    w32t_buf_put(b, ",", 1);
    w32t_json_cstr(b, name);
    w32t_buf_put(b, ":", 1);
}

static void put(w32t_buf *b, const char *text) {
    w32t_buf_put(b, text, strlen(text));
}

static void text_key(w32t_buf *b, const char *name, const char *value) {
    key(b, name);
    w32t_json_cstr(b, value);
}

static void number_key(w32t_buf *b, const char *name, uint64_t value) {
    char text[24];
    key(b, name);
    snprintf(text, sizeof text, "%llu", (unsigned long long)value);
    put(b, text);
}

static void length_json(w32t_buf *b, const char *name, const w32t_api_function *f, w32t_api_length length) {
    static const char *const hows[] = {"none", "const", "param", "deref", "result", "information", "product"};
    w32t_api_param p;
    if (length.how == W32T_API_LEN_NONE) return;
    key(b, name);
    put(b, "{\"how\":");
    w32t_json_cstr(b, name_in(hows, COUNT(hows), length.how));
    if (length.how == W32T_API_LEN_CONST) number_key(b, "value", length.operand);
    if ((length.how == W32T_API_LEN_PARAM || length.how == W32T_API_LEN_DEREF) &&
        w32t_api_param_at(f, length.operand, &p))
        text_key(b, "param", p.name);
    if (length.scale) number_key(b, "unit", length.scale);
    put(b, "}");
}

static void set_json(w32t_buf *b, const w32t_apidb *db, const w32t_api_set *set) {
    w32t_api_constant c;
    put(b, "{\"set\":");
    w32t_json_cstr(b, set->name);
    text_key(b, "type", set->bits ? "bits" : "values");
    key(b, "values");
    for (uint32_t i = 0; w32t_apidb_constant(db, set, i, &c); i++) {
        char value[32];
        put(b, i ? "," : "{");
        w32t_json_cstr(b, c.name);
        snprintf(value, sizeof value, ":\"0x%llx\"", (unsigned long long)c.value);
        put(b, value);
    }
    put(b, set->count ? "}}" : "{}}");
}

static void param_json(w32t_buf *b, const w32t_api_function *f, const w32t_api_param *p) {
    w32t_api_set set;
    put(b, "{\"name\":");
    w32t_json_cstr(b, p->name);
    text_key(b, "type", p->type);
    text_key(b, "kind", w32t_api_kind_name(p->kind));
    text_key(b, "direction", direction(p->flags));
    number_key(b, "size64", p->size64);
    number_key(b, "size32", p->size32);
    if (w32t_api_is_followed(p->kind) && p->target64) {
        if (p->target_kind) text_key(b, "target", w32t_api_kind_name(p->target_kind));
        number_key(b, "target64", p->target64);
        number_key(b, "target32", p->target32);
    }
    if (*shape_name(p->shape)) text_key(b, "show", shape_name(p->shape));
    length_json(b, "length", f, p->size);
    length_json(b, "filled", f, p->filled);
    if (p->iid_param) number_key(b, "iid_param", p->iid_param - 1u);
    for (size_t i = 0; i < COUNT(PARAM_FLAGS); i++)
        if (p->flags & PARAM_FLAGS[i].flag) {
            key(b, PARAM_FLAGS[i].name);
            put(b, "true");
        }
    if (w32t_apidb_set(f->db, p->set, &set)) {
        key(b, "names");
        set_json(b, f->db, &set);
    }
    put(b, "}");
}

static void finish(w32t_buf *b, FILE *out) {
    put(b, "}\n");
    if (b->n) fwrite(b->p, 1, b->n, out);
    w32t_buf_free(b);
}

static void print_json(const w32t_api_function *f, FILE *out) {
    w32t_buf b = {0};
    w32t_api_param p;
    put(&b, "{\"name\":");
    w32t_json_cstr(&b, f->name);
    key(&b, "dlls");
    for (uint32_t i = 0; w32t_api_dll_at(f, i); i++) {
        put(&b, i ? "," : "[");
        w32t_json_cstr(&b, w32t_api_dll_at(f, i));
    }
    put(&b, w32t_api_dll_at(f, 0) ? "]" : "[]");
    text_key(&b, "header", f->origin);
    text_key(&b, "convention", w32t_api_convention_name(f->convention));
    key(&b, "groups");
    put(&b, "[");
    bool first = true;
    for (unsigned i = 0; w32t_api_group_name(i); i++) {
        if (!(f->groups & (1u << i))) continue;
        if (!first) put(&b, ",");
        w32t_json_cstr(&b, w32t_api_group_name(i));
        first = false;
    }
    put(&b, "]");
    for (size_t i = 0; i < COUNT(FUNCTION_FLAGS); i++)
        if (f->flags & FUNCTION_FLAGS[i].flag) {
            key(&b, FUNCTION_FLAGS[i].name);
            put(&b, "true");
        }
    key(&b, "params");
    put(&b, "[");
    for (uint32_t i = 0; w32t_api_param_at(f, i, &p); i++) {
        if (i) put(&b, ",");
        param_json(&b, f, &p);
    }
    put(&b, "]");
    key(&b, "result");
    param_json(&b, f, &f->result);
    key(&b, "failure");
    put(&b, "{\"when\":");
    w32t_json_cstr(&b, w32t_api_fail_test_name(f->failure.test));
    if (f->failure.test == W32T_API_FAIL_VALUE) {
        char text[24];
        snprintf(text, sizeof text, ",\"value\":%d", f->failure.value);
        put(&b, text);
    }
    text_key(&b, "code", w32t_api_fail_code_name(f->failure.code));
    put(&b, "}");
    finish(&b, out);
}

void w32t_api_print(const w32t_api_function *function, bool json, FILE *out) {
    if (json)
        print_json(function, out);
    else
        print_text(function, out);
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Structures and sets

void w32t_api_struct_print(const w32t_apidb *db, const w32t_api_struct *s, bool json, FILE *out) {
    w32t_api_field f;
    w32t_api_set set;
    if (!json) {
        fprintf(out, "%s %s: %u bytes, %u in 32-bit programs\n", s->is_union ? "union" : "struct", s->name, s->size64,
                s->size32);
        for (uint32_t i = 0; w32t_apidb_field(db, s, i, &f); i++) {
            fprintf(out, "  %5u %5u  %s %s", f.offset64, f.offset32, f.type, f.name);
            if (f.bit_count) fprintf(out, " : bits %u-%u", f.bit_offset, f.bit_offset + f.bit_count - 1u);
            if (w32t_apidb_set(db, f.set, &set)) fprintf(out, ", %s %s", set.bits ? "flags" : "names", set.name);
            fputc('\n', out);
        }
        return;
    }
    w32t_buf b = {0};
    put(&b, s->is_union ? "{\"union\":" : "{\"struct\":");
    w32t_json_cstr(&b, s->name);
    number_key(&b, "size64", s->size64);
    number_key(&b, "size32", s->size32);
    key(&b, "fields");
    put(&b, "[");
    for (uint32_t i = 0; w32t_apidb_field(db, s, i, &f); i++) {
        put(&b, i ? ",{\"name\":" : "{\"name\":");
        w32t_json_cstr(&b, f.name);
        text_key(&b, "type", f.type);
        number_key(&b, "offset64", f.offset64);
        number_key(&b, "offset32", f.offset32);
        if (f.bit_count) {
            number_key(&b, "bit", f.bit_offset);
            number_key(&b, "bits", f.bit_count);
        }
        if (w32t_apidb_set(db, f.set, &set)) text_key(&b, "names", set.name);
        put(&b, "}");
    }
    put(&b, "]");
    finish(&b, out);
}

void w32t_api_set_print(const w32t_apidb *db, const w32t_api_set *set, bool json, FILE *out) {
    if (json) {
        w32t_buf b = {0};
        set_json(&b, db, set);
        w32t_buf_put(&b, "\n", 1);
        if (b.n) fwrite(b.p, 1, b.n, out);
        w32t_buf_free(&b);
        return;
    }
    w32t_api_constant c;
    fprintf(out, "%s (%s)\n", set->name, set->bits ? "flags" : "values");
    for (uint32_t i = 0; w32t_apidb_constant(db, set, i, &c); i++)
        fprintf(out, "  %#10llx  %s\n", (unsigned long long)c.value, c.name);
}
