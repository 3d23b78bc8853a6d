// SPDX-License-Identifier: Apache-2.0
// What an API call is about, as one path: the file, key, device, pipe, DLL or named object among its arguments,
// registry names joined with the key they are under; else the name of the first handle that has one. Parameters are
// told by their names, since the database has the same type for every text.
#include <string.h>

#include "base/utf.h"
#include "decode/agent_call_layout.h"

static bool has_word(const char *name, const char *const *words, size_t count) {
    char lower[80];
    size_t n = 0;
    for (; name[n] && n + 1 < sizeof lower; n++)
        lower[n] = name[n] >= 'A' && name[n] <= 'Z' ? (char)(name[n] + 32) : name[n];
    lower[n] = 0;
    for (size_t i = 0; i < count; i++)
        if (strstr(lower, words[i])) return true;
    return false;
}

#define HAS_WORD(name, words) has_word(name, words, sizeof(words) / sizeof *(words))

static bool names_a_thing(const char *function, const char *name) {
    static const char *const yes[] = {"file", "path",    "name",        "subkey",           "dir",
                                      "pipe", "library", "commandline", "objectattributes", "device"};
    static const char *const no[] = {"procname", "valuename", "classname", "windowname",
                                     "varname",  "username",  "filter"};
    static const char *const others[] = {"environment", "getenv", "putenv"}; // their names are of variables
    return HAS_WORD(name, yes) && !HAS_WORD(name, no) && !HAS_WORD(function, others);
}

void w32t_call_find_things(w32t_call_kind *k) {
    bool registry = strncmp(k->name, "Reg", 3) == 0;
    for (uint32_t i = 0; i < k->argument_count; i++) {
        w32t_call_argument *a = &k->arguments[i];
        a->registry_value = registry && (strcmp(a->name, "lpValueName") == 0 || strcmp(a->name, "lpValue") == 0);
        a->thing = a->registry_value || names_a_thing(k->name, a->name);
    }
}

static bool put_text(const w32t_value *v, w32t_buf *out) {
    while (v->type == W32T_TYPE_CUT || v->type == W32T_TYPE_INOUT)
        v = v->items;
    w32t_span s = {v->bytes, v->size};
    if (v->type == W32T_TYPE_STRUCT && v->size == 2 && strcmp(v->members[0].name, "RootDirectory") == 0) {
        size_t start = out->n;
        const w32t_value *root = &v->members[0].value;
        if (root->flags & W32T_VALUE_HAS_TEXT) {
            w32t_buf_text(out, root->text);
            w32t_buf_char(out, '\\');
        }
        if (put_text(&v->members[1].value, out)) return true;
        out->n = start;
        return false;
    }
    if (v->type == W32T_TYPE_UTF16 && s.n)
        w32t_utf16_to_utf8(out, s);
    else if (v->type == W32T_TYPE_ANSI && s.n)
        w32t_ansi_to_utf8(out, s);
    else if (v->type == W32T_TYPE_UTF8 && s.n)
        w32t_buf_put(out, s.p, s.n);
    else
        return false;
    return true;
}

// The key that the call's first argument is, with a backslash behind it; nothing when it is not known.
static void put_key(const w32t_call_native *n, w32t_buf *out) {
    static const char *const roots[] = {"HKCR", "HKCU", "HKLM", "HKU", "HKPD", "HKCC"};
    uint64_t v;
    if (!w32t_call_argument_word(n, 0, &v)) return;
    uint32_t low = (uint32_t)v;
    const char *name = low >= 0x80000000u && low <= 0x80000005u ? roots[low & 15] : NULL;
    for (uint32_t i = 0; i < n->handle_count && !name; i++)
        if (n->handles[i].argument == 0) name = n->handles[i].text;
    if (!name) return;
    w32t_buf_text(out, name);
    w32t_buf_char(out, '\\');
}

bool w32t_call_path(w32t_event *e, w32t_buf *out) {
    const w32t_call_native *n = e->native;
    uint32_t count;
    const w32t_field *f = w32t_event_fields(e, &count);
    bool registry = strncmp(n->kind->name, "Reg", 3) == 0;
    size_t start = out->n;
    for (uint32_t i = 0; i < count && i < n->kind->argument_count; i++) { // then there may be a result's content
        bool value = n->kind->arguments[i].registry_value;
        if (!n->kind->arguments[i].thing) continue;
        if (registry && out->n == start) put_key(n, out);
        if (!put_text(&f[i].value, out)) continue;
        if (!registry || value) return true;
        w32t_buf_char(out, '\\'); // RegGetValue: a key and a value in it
    }
    if (out->n > start) { // registry: without the last backslash
        out->n--;
        return true;
    }
    if (!n->handle_count) return false;
    w32t_buf_text(out, n->handles[0].text);
    return true;
}
