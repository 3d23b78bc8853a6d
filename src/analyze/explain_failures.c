// SPDX-License-Identifier: Apache-2.0
// What a program asked for and did not get: files, keys, values, DLLs, functions; missing, denied, in use, of the wrong
// kind. Equal ones are one entry; what was given at another time is marked.
#include "analyze/explain.h"
#include "base/fold.h"

#include <stdlib.h>

#define MAX_KEPT 5000u

// ---------------------------------------------------------------------------------------------------------------------------------
// Reasons

typedef struct reason_row {
    uint32_t code;
    uint8_t reason;
} reason_row;

// winerror.h
static const reason_row win32_reasons[] = {
    {2, W32T_REASON_MISSING},     {3, W32T_REASON_MISSING},   {5, W32T_REASON_DENIED},     {11, W32T_REASON_BAD_IMAGE},
    {15, W32T_REASON_MISSING},    {32, W32T_REASON_IN_USE},   {33, W32T_REASON_IN_USE},    {53, W32T_REASON_MISSING},
    {67, W32T_REASON_MISSING},    {126, W32T_REASON_MISSING}, {127, W32T_REASON_MISSING},  {193, W32T_REASON_BAD_IMAGE},
    {216, W32T_REASON_BAD_IMAGE}, {740, W32T_REASON_DENIED},  {1060, W32T_REASON_MISSING}, {1168, W32T_REASON_MISSING},
    {1300, W32T_REASON_DENIED},   {1314, W32T_REASON_DENIED}, {1812, W32T_REASON_MISSING}, {1814, W32T_REASON_MISSING},
};
// ntstatus.h
static const reason_row nt_reasons[] = {
    {0xC000000F, W32T_REASON_MISSING},
    {0xC0000022, W32T_REASON_DENIED},
    {0xC0000033, W32T_REASON_MISSING},
    {0xC0000034, W32T_REASON_MISSING},
    {0xC0000035, 0},
    {0xC000003A, W32T_REASON_MISSING},
    {0xC0000043, W32T_REASON_IN_USE},
    {0xC0000061, W32T_REASON_DENIED},
    {0xC000007B, W32T_REASON_BAD_IMAGE},
    {0xC0000135, W32T_REASON_MISSING},
    {0xC0000139, W32T_REASON_MISSING},
    {0xC0000138, W32T_REASON_MISSING},
    {0xC0000225, W32T_REASON_MISSING},
};

static uint8_t look_up(const reason_row *rows, size_t count, uint64_t code) {
    for (size_t i = 0; i < count; i++)
        if (rows[i].code == code) return rows[i].reason;
    return 0;
}
#define LOOK_UP(rows, code) look_up(rows, sizeof(rows) / sizeof *(rows), code)

w32t_failure_reason w32t_ex_reason(const w32t_call *c) {
    uint32_t code = (uint32_t)c->error;
    switch (c->error_kind) {
    case W32T_SHAPE_WIN32:
        return (w32t_failure_reason)LOOK_UP(win32_reasons, code);
    case W32T_SHAPE_NTSTATUS:
        return (w32t_failure_reason)LOOK_UP(nt_reasons, code);
    case W32T_SHAPE_HRESULT:
        if (code == 0x80040154 || code == 0x80040155 || code == 0x800401F3)
            return W32T_REASON_MISSING; // class, interface not registered
        if (code >> 16 == 0x8007) return (w32t_failure_reason)LOOK_UP(win32_reasons, code & 0xFFFF);
        return (w32t_failure_reason)(code & 0x10000000 ? LOOK_UP(nt_reasons, code & ~0x10000000u) : 0);
    case W32T_SHAPE_ERRNO:
        return code == 2 ? W32T_REASON_MISSING : code == 13 ? W32T_REASON_DENIED : (w32t_failure_reason)0;
    default:
        return (w32t_failure_reason)0;
    }
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Subjects

static bool has(const char *name, const char *part) {
    return strstr(name, part) != NULL;
}

static w32t_failure_kind kind_of(const w32t_event *e) {
    const char *name = e->name;
    if (has(name, "GetProcAddress") || has(name, "LdrGetProcedureAddress")) return W32T_FAILURE_FUNCTION;
    if (has(name, "LoadLibrary") || has(name, "LdrLoadDll") || has(name, "GetModuleHandle") ||
        has(name, "LoadPackagedLibrary"))
        return W32T_FAILURE_DLL;
    bool registry = strncmp(name, "Reg", 3) == 0 || strncmp(name, "SHReg", 5) == 0 ||
                    strncmp(name, "SHGetValue", 10) == 0 || ((name[0] == 'N' || name[0] == 'Z') && has(name, "Key"));
    if (registry) return has(name, "Value") ? W32T_FAILURE_VALUE : W32T_FAILURE_KEY;
    static const char *const named[] = {"FileMapping",   "Mutex",     "Event",   "Semaphore",
                                        "WaitableTimer", "JobObject", "Section", "Mutant"};
    for (size_t i = 0; i < sizeof named / sizeof *named; i++)
        if (has(name, named[i])) return W32T_FAILURE_OTHER;
    w32t_api_function f;
    if (e->call->module && w32t_apidb_find(NULL, e->call->module, name, &f) && f.groups & W32T_GROUP_FILE)
        return W32T_FAILURE_FILE;
    if (has(name, "File") || has(name, "fopen") || has(name, "Directory") || strcmp(name, "_open") == 0 ||
        strcmp(name, "_wopen") == 0)
        return W32T_FAILURE_FILE;
    return W32T_FAILURE_OTHER;
}

static const w32t_value *inner(const w32t_value *v) {
    while (v->type == W32T_TYPE_CUT || v->type == W32T_TYPE_INOUT)
        v = &v->items[0];
    return v;
}

static bool is_text(const w32t_value *v) {
    return (v->type == W32T_TYPE_UTF16 || v->type == W32T_TYPE_UTF8 || v->type == W32T_TYPE_ANSI) && v->size > 0;
}

// Text arguments, and the name inside OBJECT_ATTRIBUTES and the like.
static const w32t_value *text_in(const w32t_value *v, unsigned depth) {
    v = inner(v);
    if (is_text(v)) return v;
    for (uint32_t i = 0; v->type == W32T_TYPE_STRUCT && depth < 4 && i < v->size; i++) {
        const w32t_value *found = text_in(&v->members[i].value, depth + 1);
        if (found) return found;
    }
    return NULL;
}

// A key handle's name: given by the API database (HKEY_…), or by who opened it.
static const char *handle_name(const w32t_value *v) {
    static const char *const roots[] = {"HKCR", "HKCU", "HKLM", "HKU", "HKPD", "HKCC"};
    uint64_t u;
    v = inner(v);
    if (!w32t_value_number(v, &u)) return NULL;
    if ((uint32_t)u >= 0x80000000u && (uint32_t)u <= 0x80000005u) return roots[(uint32_t)u & 15];
    return v->flags & W32T_VALUE_HAS_TEXT ? v->text : NULL;
}

const char *w32t_ex_subject(w32t_arena *a, w32t_event *e, w32t_failure_kind *kind) {
    uint32_t count;
    const w32t_field *f = w32t_event_fields(e, &count);
    *kind = kind_of(e);
    const char *key = NULL, *text = NULL;
    bool registry = *kind == W32T_FAILURE_KEY || *kind == W32T_FAILURE_VALUE;
    for (uint32_t i = 0; i < count; i++) {
        if (registry && !i) key = handle_name(&f[i].value);
        const w32t_value *v = text_in(&f[i].value, 0);
        if (!v) continue;
        if (text && *kind != W32T_FAILURE_VALUE)
            break; // the first text is the name; a value has its key's path before it
        const char *next = w32t_ex_text(a, v);
        text = text ? w32t_ex_printf(a, "%s\\%s", text, next) : next;
        if (*kind != W32T_FAILURE_VALUE) break;
    }
    if (text && key) return w32t_ex_printf(a, "%s\\%s", key, text);
    return text ? text : *kind == W32T_FAILURE_VALUE && key ? w32t_ex_printf(a, "%s\\(default)", key) : NULL;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// The list

static uint64_t subject_key(uint32_t pid, uint8_t kind, const char *subject) {
    const char *s = subject;
    if (kind == W32T_FAILURE_DLL) // one DLL is asked for along many folders
        for (const char *p = subject; *p; p++)
            if (*p == '\\' || *p == '/') s = p + 1;
    char folded[600];
    size_t n = 0;
    for (; *s && n < sizeof folded; s++)
        folded[n++] = (char)((unsigned char)*s < 0x80 ? w32t_fold((unsigned char)*s) : (uint32_t)(unsigned char)*s);
    return w32t_hash_bytes(folded, n) ^ w32t_hash_u64((uint64_t)pid << 8 | kind);
}

static void note_failure(w32t_ex *x, w32t_event *e, w32t_failure_reason reason) {
    w32t_failure_kind kind;
    const char *subject = w32t_ex_subject(&x->scratch, e, &kind);
    if (!subject) return;
    uint64_t key = subject_key(e->pid, (uint8_t)kind, subject);
    size_t at = (size_t)(uintptr_t)w32t_table_get(&x->failure_index, key);
    if (at) {
        x->failures[at - 1].times++;
        return;
    }
    x->totals.failures++;
    if (x->failure_count == MAX_KEPT) return;
    if (x->failure_count == x->failure_room)
        x->failures = w32t_realloc(x->failures, (x->failure_room = x->failure_room ? x->failure_room * 2 : 64) *
                                                    sizeof *x->failures);
    w32t_failure *f = &x->failures[x->failure_count++];
    memset(f, 0, sizeof *f);
    f->kind = (uint8_t)kind;
    f->reason = (uint8_t)reason;
    f->subject = w32t_ex_printf(&x->arena, "%s", subject);
    f->function = w32t_ex_printf(&x->arena, "%s", e->name);
    if (e->call->error_name) f->error = w32t_ex_printf(&x->arena, "%s", e->call->error_name);
    if (e->call->caller) f->caller = w32t_ex_printf(&x->arena, "%s", e->call->caller);
    f->pid = e->pid;
    f->tid = e->tid;
    f->call = e->call->number;
    f->times = 1;
    f->first = e->time;
    const w32t_ex_process *p = w32t_ex_process_of(x, e->pid);
    f->image = p->image                          ? p->image
               : e->process && e->process->image ? w32t_ex_printf(&x->arena, "%s", e->process->image)
                                                 : NULL;
    w32t_table_put(&x->failure_index, key, (void *)(uintptr_t)x->failure_count);
}

// Calls that give what others asked for in vain.
static bool may_find(const char *name) {
    static const char *const starts[] = {"CreateFile",      "LoadLibrary",       "RegOpenKey", "RegQueryValue",
                                         "RegGetValue",     "GetFileAttributes", "NtOpen",     "NtCreateFile",
                                         "NtQueryValueKey", "GetProcAddress",    "fopen",      "_wfopen",
                                         "RegCreateKey"};
    for (size_t i = 0; i < sizeof starts / sizeof *starts; i++)
        if (strncmp(name, starts[i], strlen(starts[i])) == 0) return true;
    return false;
}

void w32t_ex_take_call(w32t_ex *x, w32t_event *e) {
    const w32t_call *c = e->call;
    x->totals.calls++;
    w32t_arena_reset(&x->scratch);
    if (!e->name) return;
    if (c->has_error) {
        x->totals.failed_calls++;
        w32t_failure_reason reason = w32t_ex_reason(c);
        // GetModuleHandle asks whether a DLL is there; it loads none, and runtimes ask for several they do not need.
        if (reason && !has(e->name, "GetModuleHandle")) note_failure(x, e, reason);
        return;
    }
    if (!x->failure_count || c->end != W32T_CALL_RETURNED || !may_find(e->name)) return;
    size_t before = x->failure_count;
    w32t_failure_kind kind;
    const char *subject = w32t_ex_subject(&x->scratch, e, &kind);
    if (!subject) return;
    size_t at = (size_t)(uintptr_t)w32t_table_get(&x->failure_index, subject_key(e->pid, (uint8_t)kind, subject));
    if (at && at <= before) x->failures[at - 1].found_later = true;
}
