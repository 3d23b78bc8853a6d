// SPDX-License-Identifier: Apache-2.0
// Reads declarations in the notation of apidata/: a C subset. In: text of the user; out: rows in the builder, or the
// first thing that is not understood, with its line. Bounded: nesting of structures and of expressions.
#include "apidb/api_notation.h"
#include "apidb/api_row.h"
#include "base/status.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_NESTING 16u

// ---- tokens

void api_nt_fail(api_notation *n, const char *what, const char *near) {
    if (n->bad) return;
    n->bad = true;
    n->wrong_line = n->line;
    snprintf(n->wrong, sizeof n->wrong, "%s%s%.80s", what, *near ? " " : "", near);
}

const char *api_nt_keep(api_notation *n, const char *s, size_t size) {
    return w32t_arena_text(&n->arena, s, size);
}

static bool name_char(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

static void skip_line(api_notation *n) {
    while (n->at < n->end && *n->at != '\n')
        n->at++;
}

// #pragma dll NAME, #pragma pack(push, 1), pack(pop), pack(1); #define NAME number. Anything else is for compilers.
static void directive(api_notation *n) {
    char line[512], name[128];
    const char *from = n->at;
    unsigned value;
    skip_line(n);
    snprintf(line, sizeof line, "%.*s", (int)(n->at - from < 500 ? n->at - from : 500), from);
    uint32_t *pack = &n->pack[n->pack_depth];
    if (sscanf(line, "#pragma dll %127s", name) == 1) {
        size_t size = strlen(name);
        for (size_t i = 0; i < size; i++)
            if (name[i] >= 'A' && name[i] <= 'Z') name[i] = (char)(name[i] + 32);
        if (!strchr(name, '.') && size + 5 < sizeof name) strcpy(name + size, ".dll");
        n->dll = api_nt_keep(n, name, strlen(name));
    } else if (sscanf(line, "#pragma pack ( push , %u )", &value) == 1 ||
               sscanf(line, "#pragma pack(push, %u)", &value) == 1) {
        if (n->pack_depth < 15) n->pack[++n->pack_depth] = value;
    } else if (strstr(line, "pack") && strstr(line, "pop")) {
        if (n->pack_depth) n->pack_depth--;
    } else if (sscanf(line, "#pragma pack(%u)", &value) == 1) {
        *pack = value;
    } else if (strncmp(line, "#pragma pack()", 14) == 0) {
        *pack = 0;
    } else if (sscanf(line, "#define %127s %511s", name, line) == 2 && line[0] >= '0' && line[0] <= '9') {
        api_symbol *s = w32t_arena_zalloc(&n->arena, sizeof *s);
        s->what = A_NUMBER;
        s->number = strtoull(line, NULL, 0);
        char key[140];
        int size = snprintf(key, sizeof key, "N %s", name);
        w32t_table_put(&n->symbols, w32t_hash_bytes(key, (size_t)size) | 1, s);
    }
}

static void skip_comment(api_notation *n) {
    uint32_t first = n->line;
    for (n->at += 2; n->at < n->end; n->at++) {
        if (n->at[0] == '*' && n->end - n->at > 1 && n->at[1] == '/') {
            n->at += 2;
            return;
        }
        n->line += *n->at == '\n';
    }
    n->line = first;
    api_nt_fail(n, "a comment without end", "");
}

static void skip_blank(api_notation *n) {
    while (n->at < n->end) {
        if (*n->at == '\n') {
            n->line++;
            n->at++;
        } else if (*n->at == ' ' || *n->at == '\t' || *n->at == '\r') {
            n->at++;
        } else if (n->end - n->at > 1 && n->at[0] == '/' && n->at[1] == '/') {
            skip_line(n);
        } else if (n->end - n->at > 1 && n->at[0] == '/' && n->at[1] == '*') {
            skip_comment(n);
        } else if (*n->at == '#') {
            directive(n);
        } else {
            return;
        }
    }
}

void api_nt_next(api_notation *n) {
    skip_blank(n);
    const char *from = n->at;
    n->is_name = n->is_number = false;
    if (n->at == n->end) {
        n->token = "";
        return;
    }
    if (name_char(*n->at)) {
        n->is_number = *n->at >= '0' && *n->at <= '9';
        n->is_name = !n->is_number;
        while (n->at < n->end && name_char(*n->at))
            n->at++;
    } else if (*n->at == '"') {
        for (n->at++; n->at < n->end && *n->at != '"' && *n->at != '\n'; n->at++) {
        }
        n->at += n->at < n->end;
    } else if (n->end - n->at >= 3 && strncmp(n->at, "...", 3) == 0) {
        n->at += 3;
    } else if (n->end - n->at >= 2 && (strncmp(n->at, "<<", 2) == 0 || strncmp(n->at, ">>", 2) == 0)) {
        n->at += 2;
    } else {
        n->at++;
    }
    n->token = api_nt_keep(n, from, (size_t)(n->at - from));
}

bool api_nt_is(const api_notation *n, const char *token) {
    return strcmp(n->token, token) == 0;
}

bool api_nt_accept(api_notation *n, const char *token) {
    if (!api_nt_is(n, token)) return false;
    api_nt_next(n);
    return true;
}

void api_nt_expect(api_notation *n, const char *token) {
    char text[64];
    if (api_nt_accept(n, token)) return;
    snprintf(text, sizeof text, "\"%s\" expected before", token);
    api_nt_fail(n, text, *n->token ? n->token : "the end");
}

const char *api_nt_name(api_notation *n, const char *what) {
    const char *name = n->token;
    if (!n->is_name) {
        api_nt_fail(n, what, *n->token ? n->token : "the end");
        return "";
    }
    api_nt_next(n);
    return name;
}

// ---- symbols

static uint64_t key_of(const char *space, const char *name) {
    char key[300];
    int size = snprintf(key, sizeof key, "%s %.280s", space, name);
    return w32t_hash_bytes(key, (size_t)size) | 1;
}

api_symbol *api_nt_find(const api_notation *n, const char *space, const char *name) {
    return w32t_table_get(&n->symbols, key_of(space, name));
}

void api_nt_define(api_notation *n, const char *space, const char *name, const api_typ *type, uint64_t number) {
    api_symbol *s = w32t_arena_zalloc(&n->arena, sizeof *s);
    s->what = type ? A_TYPE : A_NUMBER;
    if (type) s->type = *type;
    s->number = number;
    w32t_table_put(&n->symbols, key_of(space, name), s);
}

uint32_t api_notation_set(api_notation *n, const char *name) {
    const api_symbol *own = api_nt_find(n, "E", name);
    if (own) return (uint32_t)own->number;
    for (const w32t_apidb *db = n->below; db; db = db->below) {
        uint32_t there = w32t_apidb_set_named(db, name);
        if (there && db == n->copier.from) return api_copy_set(&n->copier, there);
    }
    return 0;
}

// ---- expressions: numbers and names, | & + - * << >> ~ and parentheses, from left to right

static uint64_t operand(api_notation *n, unsigned depth) {
    uint64_t v = 0;
    if (depth > MAX_NESTING) {
        api_nt_fail(n, "too deep an expression", "");
    } else if (api_nt_accept(n, "(")) {
        v = api_nt_expression(n, depth + 1);
        api_nt_expect(n, ")");
    } else if (api_nt_accept(n, "-")) {
        v = (uint64_t) - (int64_t)operand(n, depth + 1);
    } else if (api_nt_accept(n, "~")) {
        v = ~operand(n, depth + 1);
    } else if (n->is_number) {
        v = strtoull(n->token, NULL, 0);
        api_nt_next(n);
    } else {
        const api_symbol *s = api_nt_find(n, "N", n->token);
        if (s)
            v = s->number;
        else if (!w32t_apidb_value(n->below, n->token, &v))
            api_nt_fail(n, "a number expected before", *n->token ? n->token : "the end");
        api_nt_next(n);
    }
    return v;
}

uint64_t api_nt_expression(api_notation *n, unsigned depth) {
    uint64_t v = operand(n, depth);
    while (!n->bad) {
        if (api_nt_accept(n, "|"))
            v |= operand(n, depth);
        else if (api_nt_accept(n, "&"))
            v &= operand(n, depth);
        else if (api_nt_accept(n, "+"))
            v += operand(n, depth);
        else if (api_nt_accept(n, "-"))
            v -= operand(n, depth);
        else if (api_nt_accept(n, "*"))
            v *= operand(n, depth);
        else if (api_nt_accept(n, "<<"))
            v <<= operand(n, depth) & 63;
        else if (api_nt_accept(n, ">>"))
            v >>= operand(n, depth) & 63;
        else
            break;
    }
    return v;
}

// ---- declarations

static bool is_word(const char *token) {
    size_t size = strlen(token);
    return size > 3 && token[0] == '_' && token[1] >= 'A' && token[1] <= 'Z' && token[size - 1] == '_';
}

// What MIDL writes into the headers it makes: __RPC__in, __RPC__deref_out_opt, __RPC__out_ecount_full(n) …
static const char *midl_word(const char *token) {
    if (strncmp(token, "__RPC__", 7) != 0) return NULL;
    bool optional = strstr(token, "opt") != NULL;
    if (strstr(token, "inout")) return optional ? "_Inout_opt_" : "_Inout_";
    if (strstr(token, "out")) return optional ? "_Out_opt_" : "_Out_";
    return optional ? "_In_opt_" : "_In_";
}

unsigned api_nt_words(api_notation *n, api_word *words, unsigned room) {
    unsigned count = 0;
    while (!n->bad && n->is_name && (is_word(n->token) || midl_word(n->token))) {
        const char *midl = midl_word(n->token);
        api_word w = {.name = midl ? midl : n->token};
        skip_blank(n);
        if (n->at < n->end && *n->at == '(') { // as it stands
            const char *from = ++n->at;
            for (unsigned depth = 1; n->at < n->end; n->at++) {
                depth += *n->at == '(';
                depth -= *n->at == ')';
                n->line += *n->at == '\n';
                if (!depth) break;
            }
            w.arguments = api_nt_keep(n, from, (size_t)(n->at - from));
            n->at += n->at < n->end;
        }
        if (midl) w.arguments = NULL;
        api_nt_next(n);
        if (count == room)
            api_nt_fail(n, "too many words before", n->token);
        else
            words[count++] = w;
    }
    return count;
}

uint8_t api_nt_convention(api_notation *n, uint8_t otherwise) {
    static const struct {
        const char *word;
        uint8_t convention;
    } words[] = {
        {"WINAPI", W32T_API_STDCALL},         {"__stdcall", W32T_API_STDCALL},  {"CALLBACK", W32T_API_STDCALL},
        {"APIENTRY", W32T_API_STDCALL},       {"NTAPI", W32T_API_STDCALL},      {"STDMETHODCALLTYPE", W32T_API_STDCALL},
        {"STDAPICALLTYPE", W32T_API_STDCALL}, {"__cdecl", W32T_API_CDECL},      {"WINAPIV", W32T_API_CDECL},
        {"__fastcall", W32T_API_FASTCALL},    {"__thiscall", W32T_API_THISCALL}};
    uint8_t found = otherwise;
    for (bool more = true; more;) {
        more = false;
        for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
            if (!api_nt_is(n, words[i].word)) continue;
            found = words[i].convention;
            api_nt_next(n);
            more = true;
            break;
        }
    }
    return found;
}

static void read_param(api_notation *n, api_prototype *f) {
    api_prototype_param *p = &f->params[f->param_count];
    memset(p, 0, sizeof *p);
    p->word_count = api_nt_words(n, p->words, 6);
    if (!api_nt_type(n, &p->type, 0)) return;
    if (api_nt_is(n, "(")) {
        api_nt_next(n);
        p->name = api_nt_callback(n, &p->type);
    } else {
        p->name = api_nt_declarator(n, &p->type);
    }
    if (p->type.kind == W32T_API_VOID && !*p->name) return; // (void)
    while (!n->bad && api_nt_accept(n, "[")) {              // an array is a pointer to its element
        while (*n->token && !api_nt_is(n, "]"))
            api_nt_next(n);
        api_nt_expect(n, "]");
        api_nt_pointer(n, &p->type);
    }
    if (!*p->name) {
        char made[16];
        snprintf(made, sizeof made, "arg%u", f->param_count + 1);
        p->name = api_nt_keep(n, made, strlen(made));
    }
    f->param_count++;
}

void api_nt_function(api_notation *n, api_prototype *f) {
    uint32_t line = n->line;
    api_nt_expect(n, "(");
    if (!f->dll) api_nt_accept(n, api_nt_is(n, "THIS") ? "THIS" : "THIS_");
    while (!n->bad && !api_nt_is(n, ")") && *n->token) {
        if (api_nt_accept(n, "...")) {
            f->varargs = true;
            break;
        }
        if (f->param_count == W32T_API_MAX_PARAMS) {
            api_nt_fail(n, "too many parameters of", f->name);
            return;
        }
        read_param(n, f);
        if (!api_nt_accept(n, ",")) break;
    }
    api_nt_expect(n, ")");
    f->word_count = api_nt_words(n, f->words, 8);
    if (!f->dll && (api_nt_accept(n, "PURE") || api_nt_accept(n, "="))) api_nt_accept(n, "0");
    api_nt_expect(n, ";");
    f->origin = n->origin;
    if (!n->bad && !api_notation_function(n, n->build, f, n->wrong, sizeof n->wrong)) {
        n->bad = true;
        n->wrong_line = line;
    }
}

static void read_typedef(api_notation *n) {
    api_typ base;
    if (api_nt_is(n, "interface")) { // typedef interface IFoo IFoo;
        api_nt_interface(n);
        return;
    }
    if (!api_nt_type(n, &base, 0)) return;
    do {
        api_typ t = base;
        const char *name = "";
        api_nt_convention(n, W32T_API_CDECL);
        if (api_nt_is(n, "(")) {
            api_nt_next(n);
            name = api_nt_callback(n, &t);
        } else {
            name = api_nt_declarator(n, &t);
            api_nt_arrays(n, &t);
        }
        if (!*name) {
            api_nt_fail(n, "a name expected before", n->token);
            return;
        }
        if (t.kind == W32T_API_AGGREGATE || t.kind == W32T_API_CALLBACK) {
            t.text = name;
            api_nt_row(n, &t, 0, 0);
        }
        api_nt_define(n, "T", name, &t, 0);
    } while (!n->bad && api_nt_accept(n, ","));
    api_nt_expect(n, ";");
}

static void read_declaration(api_notation *n) {
    if (api_nt_accept(n, ";")) return;
    if (api_nt_begins_interface(n)) {
        api_nt_interface(n);
        return;
    }
    if (api_nt_accept(n, "typedef")) {
        read_typedef(n);
        return;
    }
    if (api_nt_is(n, "extern") || api_nt_is(n, "EXTERN_C")) api_nt_next(n);
    if (*n->token == '"') { // extern "C"
        api_nt_next(n);
        if (api_nt_accept(n, "{")) return;
    }
    if (api_nt_accept(n, "}")) return;
    api_prototype *f = &n->prototype;
    f->param_count = f->word_count = 0;
    f->varargs = f->unmade = false;
    if (!api_nt_type(n, &f->result, 0) || api_nt_accept(n, ";")) return;
    while (api_nt_accept(n, "*"))
        api_nt_pointer(n, &f->result);
    f->convention = api_nt_convention(n, W32T_API_CDECL);
    while (api_nt_accept(n, "*"))
        api_nt_pointer(n, &f->result);
    f->name = api_nt_name(n, "a function's name expected before");
    f->dll = n->dll;
    if (!n->bad) api_nt_function(n, f);
}

w32t_status api_notation_read(api_builder *build, const w32t_apidb *below, const char *path, const char *text,
                              size_t size, w32t_error *error) {
    api_notation *n = w32t_alloc(sizeof *n);
    w32t_api_type type;
    n->build = build;
    n->below = api_db(below);
    while (n->below->below) // types are the built-in database's
        n->below = n->below->below;
    api_copier_begin(&n->copier, build, n->below);
    for (uint32_t i = 1; w32t_apidb_type(n->below, i, &type); i++) {
        uint64_t key = w32t_hash_bytes(type.text, strlen(type.text)) | 1;
        if (!w32t_table_get(&n->known, key)) w32t_table_put(&n->known, key, (void *)(uintptr_t)(i + 1));
    }
    const char *name = path;
    for (const char *p = path; *p; p++)
        if (*p == '/' || *p == '\\') name = p + 1;
    char dll[128];
    snprintf(dll, sizeof dll, "%.*s.dll", (int)strcspn(name, ".") < 120 ? (int)strcspn(name, ".") : 120, name);
    for (char *p = dll; *p; p++)
        if (*p >= 'A' && *p <= 'Z') *p = (char)(*p + 32);
    n->dll = dll;
    n->origin = api_nt_keep(n, name, strlen(name));
    n->at = text;
    n->end = text + size;
    n->line = 1;
    api_nt_next(n);
    while (!n->bad && *n->token)
        read_declaration(n);
    w32t_status status = W32T_OK;
    if (n->bad) {
        status = w32t_fail(error, W32T_E_SYNTAX, W32T_NO_OFFSET, "line %u: %s", n->wrong_line, n->wrong);
        w32t_fail_in(error, status, path);
    }
    api_copier_end(&n->copier);
    w32t_table_free(&n->symbols);
    w32t_table_free(&n->known);
    w32t_table_free(&n->copied);
    w32t_arena_free(&n->arena);
    free(n);
    return status;
}
