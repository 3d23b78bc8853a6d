// SPDX-License-Identifier: Apache-2.0
// The plan compiler. A function is recorded when an item of the SET names it (or there is none and it is not one of the
// hot ones) and no item excludes it; DLLs hooked as a whole also get rows that say "known, not wanted", so that the
// agent does not take those exports for unknown ones.
#include "capture/plan_internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// ---- the SET

static char lower(char c) {
    return c >= 'A' && c <= 'Z' ? (char)(c + 32) : c;
}

// * and ?, without case; iterative, so a hostile pattern costs at most product time.
static bool glob_match(const char *glob, size_t n, const char *text) {
    size_t g = 0, star = SIZE_MAX;
    const char *back = text;
    while (*text) {
        if (g < n && glob[g] == '*') {
            star = g++;
            back = text;
        } else if (g < n && (glob[g] == '?' || lower(glob[g]) == lower(*text))) {
            g++;
            text++;
        } else if (star != SIZE_MAX) {
            g = star + 1;
            text = ++back;
        } else {
            return false;
        }
    }
    while (g < n && glob[g] == '*')
        g++;
    return g == n;
}

// "kernel32" names "kernel32.dll".
static bool dll_match(const item *i, const char *dll) {
    if (!i->dll || glob_match(i->dll, i->dll_size, dll)) return true;
    size_t n = strlen(dll);
    if (n > 4 && strcmp(dll + n - 4, ".dll") == 0 && n - 4 == i->dll_size) {
        for (size_t k = 0; k < i->dll_size; k++) {
            if (lower(i->dll[k]) != lower(dll[k])) return false;
        }
        return true;
    }
    return false;
}

static bool is_glob(const item *i) {
    return memchr(i->glob, '*', i->glob_size) || memchr(i->glob, '?', i->glob_size);
}

static bool name_match(const item *i, const char *name) {
    if (glob_match(i->glob, i->glob_size, name)) return true;
    if (is_glob(i)) return false;
    // "CreateFile" names CreateFileA and CreateFileW
    size_t n = strlen(name);
    return n == i->glob_size + 1 && (name[n - 1] == 'A' || name[n - 1] == 'W') &&
           strncmp(i->glob, name, i->glob_size) == 0;
}

static w32t_status unknown_group(const char *name, uint64_t column, w32t_error *error) {
    w32t_buf b = {0};
    for (unsigned i = 0; w32t_api_group_name(i); i++)
        w32t_buf_printf(&b, "%s%%%s", i ? " " : "", w32t_api_group_name(i));
    w32t_status s =
        w32t_fail(error, W32T_E_SYNTAX, column, "unknown group %s in trace=; there are %s", name, w32t_buf_cstr(&b));
    w32t_buf_free(&b);
    return s;
}

static w32t_status parse_item(w32t_plan_compiler *c, const char *s, size_t n, bool exclude, w32t_error *error) {
    if (c->item_count == MAX_ITEMS) return w32t_fail(error, W32T_E_LIMIT, 0, "more than %d items in trace=", MAX_ITEMS);
    item *i = &c->items[c->item_count];
    *i = (item){.exclude = exclude};
    if (n && *s == '!') {
        i->exclude = true;
        s++;
        n--;
    }
    if (n > 1 && *s == '?') {
        i->optional = true;
        s++;
        n--;
    }
    uint64_t column = (uint64_t)(s - c->o->trace);
    if (!n) return w32t_fail(error, W32T_E_SYNTAX, column, "an empty item in trace=%s", c->o->trace);
    const char *bang = memchr(s, '!', n);
    if (*s == '%') {
        char group[32];
        snprintf(group, sizeof group, "%.*s", (int)n, s);
        i->group = w32t_api_group(group);
        if (!i->group) return unknown_group(group, column, error);
    } else if (n == 3 && strncmp(s, "all", 3) == 0) {
        i->all = true;
    } else if (n == 4 && strncmp(s, "none", 4) == 0) {
        i->exclude = !i->exclude;
        i->all = true;
    } else {
        i->dll = bang ? s : NULL;
        i->dll_size = bang ? (size_t)(bang - s) : 0;
        i->glob = bang ? bang + 1 : s;
        i->glob_size = n - (size_t)(i->glob - s);
        if (!i->glob_size || (bang && !i->dll_size)) {
            return w32t_fail(error, W32T_E_SYNTAX, column, "%.*s in trace= names no function", (int)n, s);
        }
    }
    c->has_include |= !i->exclude;
    c->item_count++;
    return W32T_OK;
}

static w32t_status parse_set(w32t_plan_compiler *c, w32t_error *error) {
    const char *s = c->o->trace;
    if (!s) return W32T_OK;
    bool invert = *s == '!'; // as strace: a leading ! turns the whole set round
    if (invert) s++;
    for (;;) {
        size_t n = strcspn(s, ",");
        w32t_status status = parse_item(c, s, n, invert, error);
        if (status) return status;
        if (!s[n]) return W32T_OK;
        s += n + 1;
    }
}

bool w32t_plan_wanted(w32t_plan_compiler *c, const char *dll, const w32t_api_function *f) {
    bool in = !c->has_include && !(f->flags & W32T_API_HOT), out = false;
    for (uint32_t k = 0; k < c->item_count; k++) {
        item *i = &c->items[k];
        bool match, by_name = false;
        if (i->all) {
            match = true;
        } else if (i->group) {
            match = (f->groups & i->group) != 0;
        } else {
            match = dll_match(i, dll) && name_match(i, f->name);
            by_name = !(i->glob_size == 1 && *i->glob == '*');
            i->used |= match;
        }
        if (!match) continue;
        if (i->exclude) {
            out = true;
        } else if (by_name || !(f->flags & W32T_API_HOT)) {
            in = true;
        }
    }
    return in && !out;
}

// Exports without a row: wanted when nothing is asked for in particular, or the DLL as a whole is.
static bool wants_unknown(w32t_plan_compiler *c, const char *dll) {
    bool in = !c->has_include;
    for (uint32_t k = 0; k < c->item_count; k++) {
        item *i = &c->items[k];
        bool whole = i->all || (i->dll && i->glob_size == 1 && *i->glob == '*' && dll_match(i, dll));
        if (whole) {
            i->used = true;
            in = !i->exclude;
            if (i->exclude) return false;
        }
    }
    return in;
}

// ---- rows

uint32_t w32t_plan_string(w32t_plan_compiler *c, const char *s) {
    uint64_t key = w32t_hash_bytes(s, strlen(s)) | 1;
    void *was = w32t_table_get(&c->names, key);
    if (was && strcmp((char *)c->strings.p + ((uintptr_t)was - 1), s) == 0) return (uint32_t)((uintptr_t)was - 1);
    uint32_t at = (uint32_t)c->strings.n;
    w32t_buf_put(&c->strings, s, strlen(s) + 1);
    if (!was) w32t_table_put(&c->names, key, (void *)((uintptr_t)at + 1));
    return at;
}

static uint8_t fail_when(const w32t_api_function *f, uint32_t word_size) {
    uint8_t size = word_size == 8 ? f->result.size64 : f->result.size32;
    bool whole = size == word_size && (word_size == 8 || f->result.kind >= W32T_API_HANDLE);
    switch (f->failure.test) {
    case W32T_API_FAIL_ZERO:
        return whole ? W32T_FAIL_NULL : W32T_FAIL_ZERO;
    case W32T_API_FAIL_NONZERO:
        return W32T_FAIL_NONZERO;
    case W32T_API_FAIL_MINUS_ONE:
        return whole ? W32T_FAIL_MINUS_ONE : W32T_FAIL_MINUS_ONE32;
    case W32T_API_FAIL_NEGATIVE:
    case W32T_API_FAIL_NT_ERROR:
        return W32T_FAIL_NEGATIVE;
    case W32T_API_FAIL_VALUE:
        return W32T_FAIL_VALUE;
    case W32T_API_FAIL_ZERO_OR_MINUS_ONE:
        return W32T_FAIL_NULL_OR_MINUS_ONE;
    case W32T_API_FAIL_BELOW_33:
        return W32T_FAIL_AT_MOST_32;
    default:
        return W32T_FAIL_NEVER;
    }
}

static uint8_t error_from(const w32t_api_function *f) {
    switch (f->failure.code) {
    case W32T_API_CODE_NONE:
        return W32T_ERROR_NONE;
    case W32T_API_CODE_LAST_ERROR:
    case W32T_API_CODE_WSA:
        return W32T_ERROR_LAST_ERROR;
    case W32T_API_CODE_ERRNO:
        return W32T_ERROR_ERRNO;
    default:
        return W32T_ERROR_RESULT;
    }
}

static uint8_t result_kind(const w32t_api_function *f, uint32_t word_size) {
    if (f->result.kind == W32T_API_VOID) return W32T_RESULT_NONE;
    if (f->result.kind == W32T_API_FLOAT) return f->result.size64 == 4 ? W32T_RESULT_FLOAT : W32T_RESULT_DOUBLE;
    return (word_size == 8 ? f->result.size64 : f->result.size32) == 8 ? W32T_RESULT_INT64 : W32T_RESULT_INT;
}

static uint8_t float_mask(const w32t_api_function *f, const w32t_function_rules *rules) {
    uint8_t mask = 0;
    for (uint32_t i = 0; i < f->param_count; i++) {
        w32t_api_param p;
        if (rules->word[i] < 4 && w32t_api_param_at(f, i, &p) && p.kind == W32T_API_FLOAT)
            mask |= (uint8_t)(1u << rules->word[i]);
    }
    return mask;
}

w32t_plan_function w32t_plan_row(w32t_plan_compiler *c, const w32t_api_function *f) {
    w32t_plan_function row = {0};
    w32t_function_rules rules;
    w32t_function_rules_of(f, c->word_size, c->o, &rules);
    row.first_capture = (uint32_t)(c->captures.n / sizeof(w32t_plan_capture));
    row.captures = (uint8_t)rules.rules;
    for (uint32_t i = 0; i < rules.rules; i++)
        w32t_buf_put(&c->captures, &rules.rule[i].row, sizeof rules.rule[i].row);
    uint32_t words = rules.words;
    if (f->flags & W32T_API_VARARGS) {
        row.flags |= W32T_FN_VARARGS;
        words += W32T_PLAN_VARARG_WORDS;
        row.stack_words = 255;
    } else {
        row.stack_words = (uint8_t)words;
    }
    row.words = (uint8_t)(words < W32T_PLAN_MAX_WORDS ? words : W32T_PLAN_MAX_WORDS);
    if (f->flags & W32T_API_NORETURN) row.flags |= W32T_FN_NO_RETURN;
    if (rules.hidden_result) row.flags |= W32T_FN_HIDDEN_RESULT;
    if (f->convention == W32T_API_THISCALL) row.flags |= W32T_FN_THISCALL;
    if (f->convention == W32T_API_FASTCALL) row.flags |= W32T_FN_FASTCALL;
    row.float_args = c->word_size == 8 ? float_mask(f, &rules) : 0;
    row.result = result_kind(f, c->word_size);
    row.fail_when = fail_when(f, c->word_size);
    row.error_from = error_from(f);
    row.fail_value = (uint32_t)f->failure.value;
    row.io_status = rules.io_status;
    row.io_data = rules.io_data;
    row.io_how = rules.io_how;
    row.io_routine = rules.io_routine;
    row.first_learn = (uint32_t)(c->learns.n / sizeof(w32t_plan_learn));
    row.learns = w32t_plan_learns(c, f, &rules);
    return row;
}

// An item of trace= is "DLL!Name", without a pattern.
static bool asked_for(const w32t_plan_compiler *c, const char *dll, const char *name) {
    for (uint32_t k = 0; k < c->item_count; k++) {
        const item *i = &c->items[k];
        if (i->exclude || i->optional || !i->dll || is_glob(i) || memchr(i->dll, '*', i->dll_size) ||
            memchr(i->dll, '?', i->dll_size) || !dll_match(i, dll))
            continue;
        if (strlen(name) == i->glob_size && strncmp(name, i->glob, i->glob_size) == 0) return true;
    }
    return false;
}

static void put_function(w32t_plan_compiler *c, const char *dll, const w32t_api_function *f, bool chosen) {
    w32t_plan_function row = {0};
    uint32_t filter = 0;
    c->chosen |= chosen;
    chosen = w32t_plan_filter_of(c, dll, f, chosen, &filter);
    if (!chosen && w32t_plan_hands_out(c, f)) {
        row = w32t_plan_row(c, f);
        row.flags |= W32T_FN_SILENT;
        row.captures = 0;
    } else if (!chosen) {
        row.flags = W32T_FN_DISABLED;
    } else if (f->flags & W32T_API_RAW) {
        row.words = W32T_PLAN_UNKNOWN_WORDS;
        row.stack_words = 255;
        row.result = W32T_RESULT_INT64;
    } else if (f->db == c->made_db && f->index < c->made_count) {
        w32t_plan_function *made = &c->made[f->index];
        if (!c->is_made[f->index]) *made = w32t_plan_row(c, f);
        c->is_made[f->index] = true;
        row = *made;
    } else {
        row = w32t_plan_row(c, f);
    }
    if (chosen && asked_for(c, dll, f->name)) row.flags |= W32T_FN_ASKED;
    row.name = w32t_plan_string(c, f->name);
    row.dll = c->dll_count;
    row.filter = filter;
    w32t_buf_put(&c->functions, &row, sizeof row);
}

static bool fits_word_size(const w32t_plan_compiler *c, const w32t_api_function *f) {
    return !(f->flags & (c->word_size == 8 ? W32T_API_ONLY32 : W32T_API_ONLY64));
}

static unsigned layers(const w32t_apidb *db) {
    unsigned n = 0;
    for (; db; db = w32t_apidb_below(db))
        n++;
    return n;
}

// Of equal names the upper database's comes first, and stays.
static int by_name(const void *a, const void *b) {
    const w32t_api_function *x = a, *y = b;
    int order = strcmp(x->name, y->name);
    return order || x->db == y->db ? order : (int)layers(y->db) - (int)layers(x->db);
}

// Exports of a known DLL that are asked for by name and have no row; there is room in the list for as many as there are
// items.
static size_t add_asked(w32t_plan_compiler *c, const char *dll, w32t_api_function *list, size_t count) {
    size_t known = count;
    for (uint32_t k = 0; k < c->item_count; k++) {
        item *i = &c->items[k];
        if (i->exclude || !i->dll || is_glob(i) || i->glob_size >= sizeof i->raw || memchr(i->dll, '*', i->dll_size) ||
            memchr(i->dll, '?', i->dll_size) || !dll_match(i, dll))
            continue;
        bool there = false;
        for (size_t n = 0; n < known && !there; n++)
            there = name_match(i, list[n].name);
        if (there) continue;
        snprintf(i->raw, sizeof i->raw, "%.*s", (int)i->glob_size, i->glob);
        i->used = true;
        list[count++] = (w32t_api_function){.db = c->o->db, .name = i->raw, .dll = dll, .flags = W32T_API_RAW};
    }
    return count;
}

// All rows of one DLL, in byte order of their names.
static void put_dll(w32t_plan_compiler *c, const char *dll, w32t_api_function *list, size_t count) {
    // exports that the database does not know: nothing but their DLL can be asked for
    w32t_api_function nameless = {.db = c->o->db, .name = "", .dll = dll, .flags = W32T_API_RAW};
    uint32_t filter = 0;
    bool unknown = wants_unknown(c, dll) && w32t_plan_filter_of(c, dll, &nameless, true, &filter);
    uint32_t first = (uint32_t)(c->functions.n / sizeof(w32t_plan_function)), rows = 0;
    qsort(list, count, sizeof *list, by_name);
    for (size_t i = 0; i < count; i++) {
        if (i && strcmp(list[i].name, list[i - 1].name) == 0) continue;
        if (!fits_word_size(c, &list[i])) continue;
        bool chosen = w32t_plan_wanted(c, dll, &list[i]);
        bool trigger = c->o->start_at || c->o->stop_at;
        if (!chosen && !unknown && !trigger && !w32t_plan_hands_out(c, &list[i])) continue;
        put_function(c, dll, &list[i], chosen);
        rows++;
    }
    if (!rows && !unknown) return;
    w32t_plan_dll row = {.name = w32t_plan_string(c, dll),
                         .first = first,
                         .count = rows,
                         .flags = unknown ? W32T_PLAN_DLL_UNKNOWN | filter << W32T_PLAN_DLL_FILTER : 0};
    w32t_buf_put(&c->dlls, &row, sizeof row);
    c->dll_count++;
}

// DLLs that pass on what others define. The database has no list of their exports, but knows what it calls theirs.
static const char *const passing[] = {"kernelbase.dll", "ucrtbase.dll", "combase.dll",  "sechost.dll",  "shcore.dll",
                                      "gdi32full.dll",  "msvcr100.dll", "msvcr110.dll", "msvcr120.dll", "win32u.dll"};

// What the database finds under the name of a DLL that passes on. It passes on whole DLLs, so a few of each one's
// exports tell whether the others are worth asking for.
static size_t passed_on(const w32t_apidb *db, const char *dll, w32t_api_function *list) {
    size_t n = 0;
    uint32_t exports;
    w32t_api_function f, found;
    for (uint32_t d = 0; w32t_apidb_dll(db, d, &exports) != NULL; d++) {
        bool any = false;
        for (uint32_t k = 0; k < 8 && !any; k++) {
            any = w32t_apidb_export(db, d, k * exports / 8, &f) && w32t_apidb_find(db, dll, f.name, &found);
        }
        for (uint32_t i = 0; any && i < exports; i++) {
            if (w32t_apidb_export(db, d, i, &f) && w32t_apidb_find(db, dll, f.name, &list[n])) n++;
        }
    }
    return n;
}

// What a DLL exports by `db` and all below it; the upper database's row of a name comes first.
static size_t exports_of(const w32t_apidb *db, const char *dll, w32t_api_function *list) {
    size_t n = 0;
    for (; db; db = w32t_apidb_below(db)) {
        uint32_t d = w32t_apidb_dll_named(db, dll);
        for (uint32_t i = 0; d != UINT32_MAX && w32t_apidb_export(db, d, i, &list[n]); i++)
            n++;
    }
    return n;
}

static void put_known_dlls(w32t_plan_compiler *c) {
    const w32t_apidb *top = c->o->db ? c->o->db : w32t_apidb_builtin(), *db, *bottom = top;
    w32t_apidb_counts counts;
    size_t room = MAX_ITEMS + 1;
    for (db = top; db; db = w32t_apidb_below(db)) {
        w32t_apidb_count(db, &counts);
        room += counts.functions + counts.exports;
        bottom = db;
    }
    w32t_api_function *list = w32t_alloc(room * sizeof *list);
    const char *dll;
    for (db = top; db; db = w32t_apidb_below(db)) {
        for (uint32_t d = 0; (dll = w32t_apidb_dll(db, d, NULL)) != NULL; d++) {
            bool seen = false;
            for (const w32t_apidb *up = top; up != db; up = w32t_apidb_below(up))
                seen = seen || w32t_apidb_dll_named(up, dll) != UINT32_MAX;
            if (!seen) put_dll(c, dll, list, add_asked(c, dll, list, exports_of(db, dll, list)));
        }
    }
    for (size_t d = 0; d < sizeof passing / sizeof *passing; d++) {
        if (exports_of(top, passing[d], list)) continue;
        put_dll(c, passing[d], list, add_asked(c, passing[d], list, passed_on(bottom, passing[d], list)));
    }
    free(list);
}

// Items that no row answered: DLLs and exports the user knows and the database does not.
static w32t_status put_unknown_items(w32t_plan_compiler *c, w32t_error *error) {
    for (uint32_t k = 0; k < c->item_count; k++) {
        item *i = &c->items[k];
        if (i->used || i->group || i->all || (i->optional && !i->dll)) continue;
        bool whole = i->glob_size == 1 && *i->glob == '*';
        if (!i->dll || (is_glob(i) && !whole) || memchr(i->dll, '*', i->dll_size) || memchr(i->dll, '?', i->dll_size)) {
            return w32t_fail(error, W32T_E_SYNTAX, (uint64_t)((i->dll ? i->dll : i->glob) - c->o->trace),
                             "no known function matches %.*s (an export without an entry is written DLL!Name)",
                             (int)(i->glob_size + (i->dll ? i->dll_size + 1 : 0)), i->dll ? i->dll : i->glob);
        }
        if (i->exclude) continue;
        char dll[128], name[256];
        snprintf(dll, sizeof dll, "%.*s", (int)i->dll_size, i->dll);
        for (char *p = dll; *p; p++)
            *p = lower(*p);
        if (!strchr(dll, '.')) snprintf(dll + i->dll_size, sizeof dll - i->dll_size, ".dll");
        snprintf(name, sizeof name, "%.*s", (int)i->glob_size, i->glob);
        w32t_api_function raw = {.db = c->o->db, .name = name, .dll = dll, .flags = W32T_API_RAW};
        put_dll(c, dll, &raw, whole ? 0 : 1);
    }
    return W32T_OK;
}

static uint32_t place(w32t_buf *out, const w32t_buf *part) {
    while (out->n % 8)
        w32t_buf_char(out, 0);
    uint32_t at = (uint32_t)out->n;
    w32t_buf_put(out, part->p, part->n);
    return at;
}

w32t_status w32t_plan_compile(const w32t_plan_options *options, uint32_t word_size, w32t_buf *out, w32t_error *error) {
    w32t_plan_compiler *c = w32t_alloc(sizeof *c);
    c->o = options;
    c->word_size = word_size;
    w32t_plan_string(c, "");
    w32t_apidb_counts counts;
    w32t_apidb_count(NULL, &counts);
    c->made_db = w32t_apidb_builtin();
    c->made_count = counts.functions;
    c->made = w32t_alloc((counts.functions + 1) * sizeof *c->made);
    c->is_made = w32t_alloc(counts.functions + 1);
    w32t_status status = parse_set(c, error);
    if (!status) {
        w32t_plan_com_begin(c);
        put_known_dlls(c);
        w32t_plan_com_rows(c);
        status = put_unknown_items(c, error);
    }
    if (!status && c->filter_error.status) {
        status = c->filter_error.status;
        if (error) *error = c->filter_error;
    }
    const char *never = c->o->start_at && !c->starts_seen ? "start-at"
                        : c->o->stop_at && !c->stops_seen ? "stop-at"
                                                          : NULL;
    // what is chosen of functions that nobody asked for is not the query's fault
    if (!status && !never && c->o->query && !c->can_match && (c->chosen || !c->has_include))
        status = w32t_fail(error, W32T_E_SYNTAX, W32T_NO_OFFSET,
                           "no call of any known function can match the filter: nothing would be recorded");
    if (!status && never)
        status = w32t_fail(error, W32T_E_SYNTAX, W32T_NO_OFFSET, "no known function is what --%s asks for", never);
    if (!status) {
        w32t_buf_char(&c->strings, 0); // needles have no end of their own
        w32t_plan head = {.magic = W32T_PLAN_MAGIC, .version = W32T_PLAN_VERSION, .word_size = word_size};
        out->n = 0;
        w32t_buf_put(out, &head, sizeof head);
        head.dlls = c->dll_count;
        head.dlls_offset = place(out, &c->dlls);
        head.functions = (uint32_t)(c->functions.n / sizeof(w32t_plan_function));
        head.functions_offset = place(out, &c->functions);
        head.captures = (uint32_t)(c->captures.n / sizeof(w32t_plan_capture));
        head.captures_offset = place(out, &c->captures);
        head.interfaces = (uint32_t)(c->interfaces.n / sizeof(w32t_plan_interface));
        head.interfaces_offset = place(out, &c->interfaces);
        head.methods = (uint32_t)(c->methods.n / sizeof(w32t_plan_method));
        head.methods_offset = place(out, &c->methods);
        head.learns = (uint32_t)(c->learns.n / sizeof(w32t_plan_learn));
        head.learns_offset = place(out, &c->learns);
        head.unknown_interface = c->unknown_interface;
        head.strings = (uint32_t)c->strings.n;
        head.strings_offset = place(out, &c->strings);
        head.size = (uint32_t)out->n;
        head.call_limit = options->call_bytes ? options->call_bytes : 4096;
        if (head.call_limit > w32t_plan_most_content(word_size)) head.call_limit = w32t_plan_most_content(word_size);
        head.filters = (uint32_t)(c->filters.n / sizeof(w32t_plan_filter));
        head.filters_offset = place(out, &c->filters);
        head.nodes = (uint32_t)(c->nodes.n / sizeof(w32t_plan_node));
        head.nodes_offset = place(out, &c->nodes);
        head.size = (uint32_t)out->n;
        head.most_a_site = options->most_a_site;
        head.most_a_second = options->most_a_second;
        head.flags = (options->internal ? W32T_PLAN_INTERNAL : 0) | (c->after ? W32T_PLAN_AFTER : 0) |
                     (options->start_at || options->stop_at ? W32T_PLAN_TRIGGERS : 0);
        head.unknown_words = W32T_PLAN_UNKNOWN_WORDS;
        memcpy(out->p, &head, sizeof head);
    }
    w32t_buf_free(&c->functions);
    w32t_buf_free(&c->captures);
    w32t_buf_free(&c->strings);
    w32t_buf_free(&c->dlls);
    w32t_table_free(&c->names);
    w32t_plan_com_end(c);
    free(c->made);
    free(c->is_made);
    w32t_buf_free(&c->filters);
    w32t_buf_free(&c->nodes);
    w32t_arena_free(&c->arena);
    free(c);
    return status;
}
