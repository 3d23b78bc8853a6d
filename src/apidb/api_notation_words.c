// SPDX-License-Identifier: Apache-2.0
// What the words of a prototype say (directions, lengths, names, failure), and what types alone say where there are
// none: the same rules as tools/apigen has for the headers.
#include "apidb/api_notation.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct saying {
    api_notation *n;
    const api_prototype *f;
    char *wrong;
    size_t wrong_size;
    bool bad;
} saying;

static void complain(saying *s, const char *what, const char *word) {
    if (!s->bad) snprintf(s->wrong, s->wrong_size, "%s: %s %s", s->f->name, what, word);
    s->bad = true;
}

// The argument `index` of a word, blanks removed, into out.
static bool argument(const char *arguments, unsigned index, char *out, size_t size) {
    size_t n = 0;
    for (; index; index--) {
        arguments = strchr(arguments, ',');
        if (!arguments) return false;
        arguments++;
    }
    for (; *arguments && *arguments != ','; arguments++)
        if (*arguments != ' ' && n + 1 < size) out[n++] = *arguments;
    out[n] = 0;
    return n > 0;
}

static int param_named(const api_prototype *f, const char *name, size_t size) {
    for (unsigned i = 0; i < f->param_count; i++)
        if (strlen(f->params[i].name) == size && strncmp(f->params[i].name, name, size) == 0) return (int)i;
    return -1;
}

// ---- lengths: a parameter, *parameter, a number, return, each perhaps times a number or a parameter; p->Information

static size_t word_size(const char *p) {
    return strspn(p, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");
}

static w32t_api_length length_of(saying *s, const char *text, uint8_t unit) {
    w32t_api_length l = {.scale = unit};
    const char *p = text + (*text == '*');
    size_t size = word_size(p);
    if (*p >= '0' && *p <= '9') {
        l.how = W32T_API_LEN_CONST;
        l.operand = (uint16_t)strtoul(p, NULL, 0);
    } else if (size == 6 && strncmp(p, "return", 6) == 0) {
        l.how = W32T_API_LEN_RESULT;
    } else {
        int at = param_named(s->f, p, size);
        if (at < 0) complain(s, "no parameter is the length", text);
        l.how = *text == '*' ? W32T_API_LEN_DEREF : W32T_API_LEN_PARAM;
        l.operand = (uint16_t)(at < 0 ? 0 : at);
    }
    p += size;
    if (strcmp(p, "->Information") == 0) {
        l.how = W32T_API_LEN_INFORMATION;
    } else if (*p == '*') {
        p++;
        size = word_size(p);
        int at = param_named(s->f, p, size);
        if (*p >= '0' && *p <= '9') {
            l.scale = (uint8_t)(strtoul(p, NULL, 0) * (unit ? unit : 1));
        } else if (l.how == W32T_API_LEN_PARAM && (at >= 0 || strcmp(p, "return") == 0)) {
            l.how = W32T_API_LEN_PRODUCT;
            l.operand = (uint16_t)(l.operand | (at < 0 ? W32T_API_PRODUCT_RESULT : (unsigned)at) << 8);
        } else {
            complain(s, "a length is not understood:", text);
        }
    } else if (*p) {
        complain(s, "a length is not understood:", text);
    }
    return l;
}

// ---- words of parameters

typedef struct choice {
    const char *name;
    uint8_t value;
} choice;

static const choice KINDS[] = {{"buffer", W32T_API_BUFFER},      {"utf16", W32T_API_STRING_W},
                               {"ansi", W32T_API_STRING_A},      {"multi_utf16", W32T_API_MULTI_W},
                               {"multi_ansi", W32T_API_MULTI_A}, {"sid", W32T_API_SID},
                               {"sockaddr", W32T_API_SOCKADDR},  {"guid", W32T_API_GUID},
                               {"pointer", W32T_API_POINTER},    {"scalar", W32T_API_SCALAR},
                               {"bstr", W32T_API_BSTR},          {"handle", W32T_API_HANDLE},
                               {"uint", W32T_API_UINT},          {"struct", W32T_API_STRUCT},
                               {"callback", W32T_API_CALLBACK},  {"security_descriptor", W32T_API_SECURITY_DESCRIPTOR}};

static const choice SHAPES[] = {
    {"hex", W32T_SHAPE_HEX},         {"pid", W32T_SHAPE_PID},           {"tid", W32T_SHAPE_TID},
    {"port", W32T_SHAPE_PORT},       {"win32", W32T_SHAPE_WIN32},       {"ntstatus", W32T_SHAPE_NTSTATUS},
    {"hresult", W32T_SHAPE_HRESULT}, {"wsa", W32T_SHAPE_WSA},           {"errno", W32T_SHAPE_ERRNO},
    {"handle", W32T_SHAPE_HANDLE},   {"ipv4", W32T_SHAPE_IPV4},         {"address", W32T_SHAPE_ADDRESS},
    {"char", W32T_SHAPE_CHAR},       {"utc_time", W32T_SHAPE_UTC_TIME}, {"bool", W32T_SHAPE_BOOL}};

static uint8_t choose(saying *s, const choice *list, size_t count, const char *word, const char *name) {
    for (size_t i = 0; i < count; i++)
        if (strcmp(list[i].name, name) == 0) return list[i].value;
    complain(s, word, name);
    return 0;
}

// What a counted pointer is, and the bytes of one of its units (0: elements of the target type).
static uint8_t counted(const api_typ *type, bool bytes, api_param_row *row) {
    if (type->text_unit && row->kind != W32T_API_BUFFER) {
        row->kind = type->text_unit == 2 ? W32T_API_STRING_W : W32T_API_STRING_A;
        return bytes ? 1 : type->text_unit;
    }
    if (bytes || type->target64 <= 1 || row->kind == W32T_API_POINTER) {
        row->kind = W32T_API_BUFFER;
        return 1;
    }
    if (row->kind == W32T_API_SOCKADDR || row->kind == W32T_API_SECURITY_DESCRIPTOR || row->kind == W32T_API_SID)
        return 1;
    // objects and variants are several of their kind
    if (row->kind != W32T_API_COM_OUT && row->kind != W32T_API_VARIANT) row->kind = W32T_API_ARRAY;
    return 0;
}

static bool is_sal(const char *word) {
    return strncmp(word, "_In_", 4) == 0 || strncmp(word, "_Inout_", 7) == 0 || strncmp(word, "_Outptr_", 8) == 0 ||
           (strncmp(word, "_Out_", 5) == 0 && strcmp(word, "_Out_iid_") != 0);
}

static void sal_word(saying *s, const api_typ *type, const api_word *w, api_param_row *row) {
    char text[128];
    row->flags &= (uint16_t)~W32T_API_GUESSED;
    row->flags |= strncmp(w->name, "_Inout_", 7) == 0 ? W32T_API_IN | W32T_API_OUT
                  : strncmp(w->name, "_Out", 4) == 0  ? W32T_API_OUT
                                                      : W32T_API_IN;
    if (strstr(w->name, "opt_")) row->flags |= W32T_API_OPTIONAL;
    if (!w->arguments || !argument(w->arguments, 0, text, sizeof text)) return;
    uint8_t unit = counted(type, strstr(w->name, "bytes_") != NULL, row);
    row->size = length_of(s, text, unit);
    if (argument(w->arguments, 1, text, sizeof text)) row->filled = length_of(s, text, unit);
}

static void own_word(saying *s, const api_word *w, api_param_row *row) {
    char text[128] = "";
    if (w->arguments) argument(w->arguments, 0, text, sizeof text);
    if (strcmp(w->name, "_Names_") == 0) {
        row->set = api_notation_set(s->n, text);
        if (!row->set) complain(s, "unknown set", text);
    } else if (strcmp(w->name, "_Show_") == 0) {
        row->shape = choose(s, SHAPES, sizeof SHAPES / sizeof *SHAPES, "unknown in _Show_:", text);
    } else if (strcmp(w->name, "_Is_") == 0) {
        row->kind = choose(s, KINDS, sizeof KINDS / sizeof *KINDS, "unknown in _Is_:", text);
    } else if (strcmp(w->name, "_Out_iid_") == 0) {
        int at = param_named(s->f, text, strlen(text));
        if (at < 0) complain(s, "no parameter is called", text);
        row->kind = W32T_API_COM_OUT;
        row->flags = (uint16_t)((row->flags & ~W32T_API_GUESSED) | W32T_API_OUT);
        row->iid_param = (uint8_t)(at + 1);
    } else if (strcmp(w->name, "_Opens_") == 0) {
        row->flags |= W32T_API_OPENS;
    } else if (strcmp(w->name, "_Closes_") == 0) {
        row->flags |= W32T_API_CLOSES;
    } else if (strcmp(w->name, "_Secret_") == 0) {
        row->flags |= W32T_API_SECRET;
    } else if (strcmp(w->name, "_Short_") == 0) {
        row->flags |= W32T_API_SHORT;
    } else if (strcmp(w->name, "_Reserved_") == 0) {
        row->flags = (uint16_t)((row->flags & ~W32T_API_GUESSED) | W32T_API_RESERVED | W32T_API_IN);
    } else {
        complain(s, "unknown word", w->name);
    }
}

// ---- without words

static void guess_param(const api_typ *type, api_param_row *row) {
    if (!w32t_api_is_followed(row->kind)) {
        row->flags |= W32T_API_IN;
    } else if (type->target_const) {
        row->flags |= W32T_API_IN;
        if (row->kind == W32T_API_SCALAR && type->target64 <= 1) row->kind = W32T_API_POINTER;
    } else if (row->kind == W32T_API_STRING_W || row->kind == W32T_API_STRING_A ||
               (row->kind == W32T_API_SCALAR && type->target64 <= 1)) {
        row->kind = W32T_API_POINTER; // a buffer of a length nobody stated
        row->flags |= W32T_API_IN | W32T_API_GUESSED;
    } else if (row->kind == W32T_API_COM_OUT) {
        row->flags |= W32T_API_OUT | W32T_API_GUESSED;
    } else if (row->kind == W32T_API_SCALAR || row->kind == W32T_API_STRUCT) {
        row->flags |= W32T_API_IN | W32T_API_OUT | W32T_API_GUESSED;
    } else {
        row->flags |= W32T_API_IN | W32T_API_GUESSED;
    }
}

// A void ** behind the IID that it has the interface of.
static void guess_object(const api_prototype *f, api_param_row *rows, unsigned i) {
    bool any = f->params[i].type.target_kind == W32T_API_POINTER && rows[i].kind == W32T_API_SCALAR;
    if (!any || !i || rows[i - 1].kind != W32T_API_GUID || rows[i - 1].flags & W32T_API_OUT) return;
    rows[i].kind = W32T_API_COM_OUT;
    rows[i].flags = W32T_API_OUT;
    rows[i].iid_param = (uint8_t)i;
}

// IEnumXxx::Next(celt, rgelt, pceltFetched)
static void guess_next(const api_prototype *f, api_param_row *rows) {
    const char *method = strstr(f->name, "::");
    if (!method || strcmp(method, "::Next") != 0 || f->param_count != 4 || rows[2].size.how) return;
    if (rows[1].kind != W32T_API_UINT || rows[3].kind != W32T_API_SCALAR || f->params[3].type.target64 != 4) return;
    if (rows[2].kind == W32T_API_STRUCT || rows[2].kind == W32T_API_GUID || rows[2].kind == W32T_API_SCALAR)
        rows[2].kind = W32T_API_ARRAY;
    else if (rows[2].kind != W32T_API_COM_OUT && rows[2].kind != W32T_API_VARIANT)
        return;
    rows[2].flags = W32T_API_OUT;
    rows[3].flags = W32T_API_OUT;
    rows[2].size = (w32t_api_length){W32T_API_LEN_PARAM, 0, 1};
    rows[2].filled = (w32t_api_length){W32T_API_LEN_DEREF, 0, 3};
}

static w32t_api_failure guess_failure(const api_typ *r) {
    switch (r->shape) {
    case W32T_SHAPE_HRESULT:
        return (w32t_api_failure){W32T_API_FAIL_NEGATIVE, W32T_API_CODE_HRESULT, 0};
    case W32T_SHAPE_NTSTATUS:
        return (w32t_api_failure){W32T_API_FAIL_NT_ERROR, W32T_API_CODE_NTSTATUS, 0};
    case W32T_SHAPE_WIN32:
        return (w32t_api_failure){W32T_API_FAIL_NONZERO, W32T_API_CODE_WIN32, 0};
    default:
        break;
    }
    bool tells = r->kind == W32T_API_BOOL || r->kind == W32T_API_HANDLE || r->kind == W32T_API_POINTER ||
                 r->kind == W32T_API_COM || w32t_api_is_followed(r->kind);
    return (w32t_api_failure){tells ? W32T_API_FAIL_ZERO : W32T_API_FAIL_NEVER,
                              tells ? W32T_API_CODE_LAST_ERROR : W32T_API_CODE_NONE, 0};
}

// ---- words of functions

static const choice TESTS[] = {{"never", W32T_API_FAIL_NEVER},
                               {"zero", W32T_API_FAIL_ZERO},
                               {"nonzero", W32T_API_FAIL_NONZERO},
                               {"minus_one", W32T_API_FAIL_MINUS_ONE},
                               {"negative", W32T_API_FAIL_NEGATIVE},
                               {"nt_error", W32T_API_FAIL_NT_ERROR},
                               {"zero_or_minus_one", W32T_API_FAIL_ZERO_OR_MINUS_ONE},
                               {"below_33", W32T_API_FAIL_BELOW_33},
                               {"last_error", W32T_API_FAIL_LAST_ERROR}};
static const choice CODES[] = {{"none", W32T_API_CODE_NONE},         {"last_error", W32T_API_CODE_LAST_ERROR},
                               {"wsa", W32T_API_CODE_WSA},           {"errno", W32T_API_CODE_ERRNO},
                               {"ntstatus", W32T_API_CODE_NTSTATUS}, {"hresult", W32T_API_CODE_HRESULT},
                               {"win32", W32T_API_CODE_WIN32},       {"result_wsa", W32T_API_CODE_RESULT_WSA},
                               {"result", W32T_API_CODE_RESULT},     {"result_errno", W32T_API_CODE_RESULT_ERRNO}};

static void function_word(saying *s, const api_word *w, api_function_row *row) {
    char text[128] = "", code[64];
    if (w->arguments) argument(w->arguments, 0, text, sizeof text);
    if (strcmp(w->name, "_Fails_") == 0) {
        row->failure = (w32t_api_failure){0};
        if (strncmp(text, "value(", 6) == 0) {
            row->failure.test = W32T_API_FAIL_VALUE;
            row->failure.value = (int32_t)strtol(text + 6, NULL, 0);
        } else {
            row->failure.test = choose(s, TESTS, sizeof TESTS / sizeof *TESTS, "unknown in _Fails_:", text);
        }
        if (argument(w->arguments, 1, code, sizeof code))
            row->failure.code = choose(s, CODES, sizeof CODES / sizeof *CODES, "unknown in _Fails_:", code);
    } else if (strcmp(w->name, "_Group_") == 0) {
        for (unsigned i = 0; argument(w->arguments ? w->arguments : "", i, text, sizeof text); i++) {
            if (!w32t_api_group(text)) complain(s, "unknown group", text);
            row->groups |= w32t_api_group(text);
        }
    } else if (strcmp(w->name, "_Result_") == 0) {
        row->result.set = api_notation_set(s->n, text);
        if (!row->result.set) complain(s, "unknown set", text);
    } else if (strcmp(w->name, "_Hot_") == 0) {
        row->flags |= W32T_API_HOT;
    } else if (strcmp(w->name, "_Handles_") == 0) {
        row->flags |= W32T_API_HANDLES;
    } else if (strcmp(w->name, "_Noreturn_") == 0) {
        row->flags |= W32T_API_NORETURN;
    } else if (strcmp(w->name, "_Opens_") == 0) {
        row->result.flags |= W32T_API_OPENS;
    } else {
        complain(s, "unknown word", w->name);
    }
}

bool api_notation_function(api_notation *n, api_builder *build, api_prototype *f, char *wrong, size_t size) {
    saying s = {n, f, wrong, size, false};
    api_param_row rows[W32T_API_MAX_PARAMS];
    uint32_t dll = f->dll ? api_build_dll(build, f->dll) : 0;
    api_function_row row = {.name = f->name,
                            .origin = f->origin,
                            .convention = f->convention,
                            .failure = guess_failure(&f->result),
                            .params = rows,
                            .param_count = f->param_count,
                            .dlls = &dll,
                            .dll_count = f->dll ? 1 : 0,
                            .groups = f->dll ? 0 : W32T_GROUP_COM};
    row.result = (api_param_row){
        .name = "", .type = f->result.row, .kind = f->result.kind, .shape = f->result.shape, .set = f->result.set};
    if (f->varargs) row.flags |= W32T_API_VARARGS;
    for (unsigned i = 0; i < f->param_count; i++) {
        const api_prototype_param *p = &f->params[i];
        bool stated = false;
        rows[i] = (api_param_row){
            .name = p->name, .type = p->type.row, .kind = p->type.kind, .shape = p->type.shape, .set = p->type.set};
        for (unsigned k = 0; k < p->word_count; k++) // first what it is, then how long
            if (!is_sal(p->words[k].name)) own_word(&s, &p->words[k], &rows[i]);
        for (unsigned k = 0; k < p->word_count; k++) {
            if (!is_sal(p->words[k].name)) continue;
            stated = true;
            sal_word(&s, &p->type, &p->words[k], &rows[i]);
        }
        if (!stated && !(rows[i].flags & (W32T_API_IN | W32T_API_OUT))) guess_param(&p->type, &rows[i]);
        if (p->word_count) row.flags |= W32T_API_ANNOTATED;
        guess_object(f, rows, i);
    }
    if (!f->dll) guess_next(f, rows);
    for (unsigned i = 0; i < f->word_count; i++) {
        function_word(&s, &f->words[i], &row);
        row.flags |= W32T_API_ANNOTATED;
    }
    if (!s.bad && !f->unmade) f->number = api_build_function(build, &row);
    return !s.bad;
}
