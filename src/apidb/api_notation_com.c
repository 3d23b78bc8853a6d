// SPDX-License-Identifier: Apache-2.0
// COM interfaces in the notation of apidata/, as C++ headers and those for both languages write them:
//
//   MIDL_INTERFACE("IID") IFoo : public IBar { public: virtual HRESULT STDMETHODCALLTYPE Do(…) = 0; };
//   interface DECLSPEC_UUID("IID") IFoo : IBar { HRESULT Do(…); };
//   DECLARE_INTERFACE_IID_(IFoo, IBar, "IID") { STDMETHOD(Do)(THIS_ …) PURE; };
//
// In: the tokens from the first word on; out: a table of methods in their order, those of the base before, rows for the
// interface's own, and its IID. A method that the base has too (headers for C repeat them) has no place of its own.
#include "apidb/api_notation.h"
#include "apidb/api_row.h"
#include "base/guid.h"

#include <stdio.h>
#include <string.h>

static bool declares(const char *token) {
    return strcmp(token, "DECLARE_INTERFACE") == 0 || strcmp(token, "DECLARE_INTERFACE_") == 0 ||
           strcmp(token, "DECLARE_INTERFACE_IID") == 0 || strcmp(token, "DECLARE_INTERFACE_IID_") == 0;
}

bool api_nt_begins_interface(const api_notation *n) {
    return api_nt_is(n, "MIDL_INTERFACE") || api_nt_is(n, "interface") || declares(n->token);
}

static api_interface *own_interface(const api_notation *n, const char *name) {
    const api_symbol *s = api_nt_find(n, "I", name);
    return s ? s->interface : NULL;
}

bool api_nt_is_interface(const api_notation *n, const char *name) {
    w32t_api_interface below;
    return own_interface(n, name) || w32t_apidb_interface(n->below, name, &below);
}

static api_interface *interface_named(api_notation *n, const char *name) {
    api_interface *i = own_interface(n, name);
    if (i) return i;
    api_nt_define(n, "I", name, NULL, 0);
    api_symbol *s = api_nt_find(n, "I", name);
    s->what = A_INTERFACE;
    s->interface = w32t_arena_zalloc(&n->arena, sizeof *s->interface);
    s->interface->name = name;
    return s->interface;
}

// ---- the head: name, base, IID

typedef struct head {
    const char *name, *base;
    w32t_guid iid;
    bool has_iid;
} head;

// The token is "…" with its quotation marks.
static void read_iid(api_notation *n, head *h) {
    size_t size = strlen(n->token);
    h->has_iid = size > 2 && *n->token == '"' && w32t_guid_parse(n->token + 1, size - 2, &h->iid);
    if (!h->has_iid) api_nt_fail(n, "an IID in quotation marks expected before", n->token);
    api_nt_next(n);
}

// uuid("…") of __declspec, DECLSPEC_UUID("…"), DECLSPEC_NOVTABLE, in any order.
static void read_marks(api_notation *n, head *h) {
    for (;;) {
        if (api_nt_accept(n, "DECLSPEC_NOVTABLE") || api_nt_accept(n, "novtable")) continue;
        bool nested = api_nt_accept(n, "__declspec");
        if (nested) api_nt_expect(n, "(");
        if (nested && api_nt_accept(n, "novtable")) {
            api_nt_expect(n, ")");
            continue;
        }
        if (!api_nt_accept(n, "DECLSPEC_UUID") && !api_nt_accept(n, "uuid")) {
            if (nested) api_nt_fail(n, "uuid expected before", n->token);
            return;
        }
        api_nt_expect(n, "(");
        read_iid(n, h);
        api_nt_expect(n, ")");
        if (nested) api_nt_expect(n, ")");
    }
}

static void read_macro(api_notation *n, head *h) {
    bool has_base = strstr(n->token, "INTERFACE_") && strcmp(n->token, "DECLARE_INTERFACE_IID") != 0;
    bool has_iid = strstr(n->token, "_IID") != NULL;
    api_nt_next(n);
    api_nt_expect(n, "(");
    h->name = api_nt_name(n, "an interface's name expected before");
    if (has_base) {
        api_nt_expect(n, ",");
        h->base = api_nt_name(n, "the name of an interface's base expected before");
    }
    if (has_iid) {
        api_nt_expect(n, ",");
        read_iid(n, h);
    }
    api_nt_expect(n, ")");
}

static void read_head(api_notation *n, head *h) {
    if (declares(n->token)) {
        read_macro(n, h);
        return;
    }
    if (api_nt_accept(n, "MIDL_INTERFACE")) {
        api_nt_expect(n, "(");
        read_iid(n, h);
        api_nt_expect(n, ")");
    } else {
        api_nt_next(n); // interface
    }
    read_marks(n, h);
    h->name = api_nt_name(n, "an interface's name expected before");
    if (!api_nt_accept(n, ":")) return;
    api_nt_accept(n, "public");
    h->base = api_nt_name(n, "the name of an interface's base expected before");
}

// ---- methods

static void add_method(api_notation *n, api_interface *i, uint32_t number, const char *name) {
    if (i->count == API_NT_MOST_METHODS) {
        api_nt_fail(n, "too many methods of", i->name);
        return;
    }
    i->methods[i->count] = number;
    i->names[i->count++] = name;
}

static void inherit(api_notation *n, api_interface *i, const char *base) {
    const api_interface *own = own_interface(n, base);
    w32t_api_interface below;
    w32t_api_function f;
    if (own) {
        if (!own->defined || own == i) api_nt_fail(n, "the base is declared later:", base);
        for (uint32_t k = 0; k < own->count && !n->bad; k++)
            add_method(n, i, own->methods[k], own->names[k]);
        return;
    }
    if (!w32t_apidb_interface(n->below, base, &below)) api_nt_fail(n, "unknown interface", base);
    for (uint32_t k = 0; !n->bad && w32t_apidb_method(&below, k, &f); k++) {
        uintptr_t number = (uintptr_t)w32t_table_get(&n->copied, f.index + 1u);
        if (!number) {
            number = api_copy_function(&n->copier, &f) + 1u;
            w32t_table_put(&n->copied, f.index + 1u, (void *)number);
        }
        const char *method = strstr(f.name, "::");
        add_method(n, i, (uint32_t)(number - 1), method ? method + 2 : f.name);
    }
}

static bool inherited(const api_interface *i, uint32_t of_base, const char *name) {
    for (uint32_t k = 0; k < of_base; k++)
        if (strcmp(i->names[k], name) == 0) return true;
    return false;
}

static void object_param(api_notation *n, const api_interface *i, api_prototype *f) {
    char text[160];
    snprintf(text, sizeof text, "%.120s *", i->name);
    api_prototype_param *p = &f->params[0];
    *p = (api_prototype_param){.name = "This"};
    p->type = (api_typ){.text = api_nt_keep(n, text, strlen(text)), .name = i->name, .kind = W32T_API_COM};
    p->type.size64 = p->type.align64 = 8;
    p->type.size32 = p->type.align32 = 4;
    api_nt_row(n, &p->type, 0, 0);
    f->param_count = 1;
}

// HRESULT Do(…), virtual HRESULT STDMETHODCALLTYPE Do(…), STDMETHOD(Do)(…), STDMETHOD_(ULONG, Do)(…)
static void read_method(api_notation *n, api_interface *i, uint32_t of_base) {
    api_prototype *f = &n->prototype;
    char name[300];
    const char *method;
    api_nt_accept(n, "virtual");
    memset(f, 0, sizeof *f);
    f->convention = W32T_API_STDCALL;
    object_param(n, i, f);
    bool macro = api_nt_is(n, "STDMETHOD") || api_nt_is(n, "STDMETHOD_");
    bool typed = api_nt_is(n, "STDMETHOD_");
    if (macro) {
        api_nt_next(n);
        api_nt_expect(n, "(");
    }
    if (macro && !typed) {
        if (!api_nt_known_type(n, "HRESULT", &f->result)) return;
    } else if (!api_nt_type(n, &f->result, 0)) {
        return;
    }
    while (api_nt_accept(n, "*"))
        api_nt_pointer(n, &f->result);
    if (typed) api_nt_expect(n, ",");
    if (!macro) f->convention = api_nt_convention(n, W32T_API_STDCALL);
    method = api_nt_name(n, "a method's name expected before");
    if (macro) api_nt_expect(n, ")");
    snprintf(name, sizeof name, "%.120s::%.120s", i->name, method);
    f->name = api_nt_keep(n, name, strlen(name));
    f->unmade = inherited(i, of_base, method);
    if (!n->bad) api_nt_function(n, f);
    if (!n->bad && !f->unmade) add_method(n, i, f->number, method);
}

void api_nt_interface(api_notation *n) {
    head h = {.base = NULL};
    uint32_t line = n->line;
    read_head(n, &h);
    if (n->bad) return;
    api_interface *i = interface_named(n, h.name);
    if (n->is_name) api_nt_next(n);               // typedef interface IFoo IFoo;
    if (!h.base && api_nt_accept(n, ";")) return; // to be declared
    if (i->defined) api_nt_fail(n, "declared before:", h.name);
    if (h.base) inherit(n, i, h.base);
    uint32_t of_base = i->count;
    api_nt_expect(n, "{");
    while (!n->bad && !api_nt_is(n, "}") && *n->token) {
        if (api_nt_accept(n, "public")) {
            api_nt_expect(n, ":");
        } else if (!api_nt_accept(n, "BEGIN_INTERFACE") && !api_nt_accept(n, "END_INTERFACE")) {
            read_method(n, i, of_base);
        }
    }
    api_nt_expect(n, "}");
    api_nt_expect(n, ";");
    if (!n->bad && i->count < 3) {
        api_nt_fail(n, "its base is missing (IUnknown at least):", h.name);
        n->wrong_line = line;
    }
    if (n->bad) return;
    i->defined = true;
    api_build_interface(n->build, i->name, i->methods, i->count);
    if (!h.has_iid) return;
    char iid[160];
    uint32_t words[4];
    snprintf(iid, sizeof iid, "IID_%.120s", i->name);
    memcpy(words, &h.iid, sizeof words);
    api_build_guid(n->build, iid, words);
}
