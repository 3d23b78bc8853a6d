// SPDX-License-Identifier: Apache-2.0
// What a program asked for and did not get: files, keys, values, DLLs, functions; missing, denied, in use, of the wrong
// kind. Equal ones are one entry; what was given at another time is marked.
#include "analyze/explain.h"
#include "base/guid.h"
#include "base/fold.h"
#include "model/value.h"

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
// winsock2.h: nothing answers there, no such host, no such service; access refused; the address is taken
static const reason_row socket_reasons[] = {
    {10013, W32T_REASON_DENIED},  {10048, W32T_REASON_IN_USE},  {10049, W32T_REASON_MISSING},
    {10050, W32T_REASON_MISSING}, {10051, W32T_REASON_MISSING}, {10060, W32T_REASON_MISSING},
    {10061, W32T_REASON_MISSING}, {10064, W32T_REASON_MISSING}, {10065, W32T_REASON_MISSING},
    {11001, W32T_REASON_MISSING}, {11002, W32T_REASON_MISSING}, {11004, W32T_REASON_MISSING},
    {12007, W32T_REASON_MISSING}, {12029, W32T_REASON_MISSING},
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
    if (code >= 10000 && code < 12100 && c->error_kind != W32T_SHAPE_ERRNO)
        return (w32t_failure_reason)LOOK_UP(socket_reasons, code);
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

static bool is_network(const char *name) {
    static const char *const names[] = {
        "connect", "bind",      "WSAConnect",      "getaddrinfo",     "GetAddrInfo",    "gethostbyname", "ConnectEx",
        "sendto",  "WSASendTo", "InternetConnect", "InternetOpenUrl", "WinHttpConnect", "DnsQuery"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strncmp(name, names[i], strlen(names[i])) == 0) return true;
    return false;
}

// The functions of .ini files; those without a file's name read win.ini, which nobody misses.
static bool is_profile(const char *name) {
    return strncmp(name, "GetPrivateProfile", 17) == 0 || strncmp(name, "WritePrivateProfile", 19) == 0;
}

static w32t_failure_kind kind_of(const w32t_event *e) {
    const char *name = e->name;
    if (strncmp(name, "CoCreateInstance", 16) == 0 || strcmp(name, "CoGetClassObject") == 0 ||
        strncmp(name, "CLSIDFromProgID", 15) == 0)
        return W32T_FAILURE_CLASS;
    if (is_network(name)) return W32T_FAILURE_ADDRESS;
    if (strncmp(name, "OpenService", 11) == 0) return W32T_FAILURE_SERVICE;
    if (is_profile(name)) return W32T_FAILURE_FILE;
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

// A class is asked for by its GUID, the first argument.
static const char *class_name(w32t_arena *a, const w32t_value *v) {
    v = inner(v);
    if (v->type != W32T_TYPE_GUID || !v->guid) return NULL;
    char guid[39] = {0};
    w32t_guid_write(v->guid, guid);
    const char *name = w32t_apidb_guid_name(NULL, v->guid);
    return name ? w32t_ex_printf(a, "%s %s", guid, name) : w32t_ex_printf(a, "%s", guid);
}

static const char *file_name(const char *path) {
    const char *name = path;
    for (const char *p = path; *p; p++)
        if ((*p == '\\' || *p == '/') && p[1]) name = p + 1;
    return name;
}

// Either of the two may be what is wrong.
static bool two_paths(const char *name) {
    return has(name, "CopyFile") || has(name, "MoveFile") || has(name, "CreateHardLink") || has(name, "ReplaceFile");
}

static bool named(const char *name, const char *wanted) {
    return w32t_fold_equal(name, strlen(name), wanted, strlen(wanted));
}

// The file; which section and key of it were wanted is in the call.
static const char *profile_name(w32t_arena *a, const w32t_field *f, uint32_t count) {
    for (uint32_t i = 0; i < count; i++)
        if (named(f[i].name, "lpFileName") || named(f[i].name, "szFile")) {
            const w32t_value *v = text_in(&f[i].value, 0);
            return v ? w32t_ex_text(a, v) : NULL;
        }
    return NULL;
}

// "host:port": a name as it was asked for, or a socket address.
static const char *address_name(w32t_arena *a, w32t_event *e, const w32t_field *f, uint32_t count) {
    const char *host = NULL;
    bool lookup = strncmp(e->name, "getaddrinfo", 11) == 0 || strncmp(e->name, "GetAddrInfo", 11) == 0;
    for (uint32_t i = 0; i < count; i++) {
        const w32t_value *v = inner(&f[i].value);
        if (v->type == W32T_TYPE_SOCKADDR) {
            w32t_buf b = {0};
            bool known = w32t_buf_sockaddr(&b, (w32t_span){v->bytes, v->size});
            const char *text = known ? w32t_arena_text(a, (const char *)b.p, b.n) : NULL;
            w32t_buf_free(&b);
            return text;
        }
        v = text_in(v, 0);
        const char *text = v ? w32t_ex_text(a, v) : NULL;
        if (text && host) return lookup ? w32t_ex_printf(a, "%s:%s", host, text) : host;
        if (text) host = text;
    }
    return host;
}

const char *w32t_ex_subject(w32t_arena *a, w32t_event *e, w32t_failure_kind *kind) {
    uint32_t count;
    const w32t_field *f = w32t_event_fields(e, &count);
    *kind = kind_of(e);
    if (*kind == W32T_FAILURE_CLASS && count) {
        const char *class = class_name(a, &f[0].value);
        if (class) return class;
    }
    if (is_profile(e->name)) return profile_name(a, f, count);
    if (*kind == W32T_FAILURE_ADDRESS) return address_name(a, e, f, count);
    const char *key = NULL, *text = NULL;
    bool registry = *kind == W32T_FAILURE_KEY || *kind == W32T_FAILURE_VALUE;
    for (uint32_t i = 0; i < count; i++) {
        if (registry && !i) key = handle_name(&f[i].value);
        const w32t_value *v = text_in(&f[i].value, 0);
        if (!v) continue;
        if (text && *kind != W32T_FAILURE_VALUE && !two_paths(e->name))
            break; // the first text is the name; a value has its key's path before it
        const char *next = w32t_ex_text(a, v);
        if (next && (strncmp(next, "\\\\?\\", 4) == 0 || strncmp(next, "\\??\\", 4) == 0) && next[4] && next[5] == ':')
            next += 4; // another spelling of a path
        if (text && two_paths(e->name)) return w32t_ex_printf(a, "%s -> %s", text, next);
        text = text ? w32t_ex_printf(a, "%s\\%s", text, next) : next;
        if (*kind != W32T_FAILURE_VALUE && !two_paths(e->name)) break;
    }
    if (text && key) return w32t_ex_printf(a, "%s\\%s", key, text);
    const char *dll = *kind == W32T_FAILURE_FUNCTION && text ? handle_name(&f[0].value) : NULL;
    if (dll && (strstr(dll, ".dll") || strstr(dll, ".DLL") || strstr(dll, ".exe")))
        return w32t_ex_printf(a, "%s!%s", file_name(dll), text);
    return text ? text : *kind == W32T_FAILURE_VALUE && key ? w32t_ex_printf(a, "%s\\(default)", key) : NULL;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// The list

static uint64_t subject_key(uint32_t pid, uint8_t kind, const char *subject) {
    const char *s = subject, *end = subject + strlen(subject);
    while (end > subject + 1 && (end[-1] == '\\' || end[-1] == '/'))
        end--;                    // a folder, however it is written
    if (kind == W32T_FAILURE_DLL) // one DLL is asked for along many folders
        for (const char *p = subject; p < end; p++)
            if (*p == '\\' || *p == '/') s = p + 1;
    char folded[600];
    size_t n = 0;
    for (; s < end && n < sizeof folded; s++)
        folded[n++] = (char)((unsigned char)*s < 0x80 ? w32t_fold((unsigned char)*s) : (uint32_t)(unsigned char)*s);
    return w32t_hash_bytes(folded, n) ^ w32t_hash_u64((uint64_t)pid << 8 | kind);
}

// Of a file's name, whatever its folder.
static uint64_t name_key(uint32_t pid, const char *path) {
    return subject_key(pid, W32T_FAILURE_DLL, path);
}

// FindFirstFile never finds the root of a drive; programs that walk up a path ask for it all the same.
static bool is_root(const char *path) {
    return path[0] && path[1] == ':' && (path[2] == '\\' || path[2] == '/') &&
           (!path[3] || (path[3] == '.' && !path[4]));
}

// Its index + 1; 0: it is not kept.
static size_t note_failure(w32t_ex *x, w32t_event *e, w32t_failure_reason reason) {
    w32t_failure_kind kind;
    const char *subject = w32t_ex_subject(&x->scratch, e, &kind);
    if (!subject || (has(e->name, "FindFirst") && is_root(subject))) return 0;
    uint64_t key = subject_key(e->pid, (uint8_t)kind, subject);
    size_t at = (size_t)(uintptr_t)w32t_table_get(&x->failure_index, key);
    if (at) {
        x->failures[at - 1].times++;
        return at;
    }
    x->totals.failures++;
    if (x->failure_count == MAX_KEPT) return 0;
    if (x->failure_count == x->failure_room)
        x->failures = w32t_realloc(x->failures, (x->failure_room = x->failure_room ? x->failure_room * 2 : 64) *
                                                    sizeof *x->failures);
    w32t_failure *f = &x->failures[x->failure_count++];
    memset(f, 0, sizeof *f);
    f->kind = (uint8_t)kind;
    f->reason = (uint8_t)reason;
    f->subject = w32t_ex_printf(&x->arena, "%s", subject);
    f->function = w32t_ex_printf(&x->arena, "%s", e->name);
    const char *section = is_profile(e->name) ? w32t_ex_text(&x->scratch, w32t_ex_field(e, "lpAppName")) : NULL;
    const char *key_name = section ? w32t_ex_text(&x->scratch, w32t_ex_field(e, "lpKeyName")) : NULL;
    if (section)
        f->detail =
            w32t_ex_printf(&x->arena, "section %s%s%s", section, key_name ? ", key " : "", key_name ? key_name : "");
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
    if (kind != W32T_FAILURE_FILE) return x->failure_count;
    key = name_key(e->pid, subject);
    if (!w32t_table_get(&x->same_name, key)) w32t_table_put(&x->same_name, key, (void *)(uintptr_t)x->failure_count);
    return x->failure_count;
}

// Calls that give what others asked for in vain.
static bool may_find(const char *name) {
    static const char *const starts[] = {"CreateFile",      "LoadLibrary",
                                         "RegOpenKey",      "RegQueryValue",
                                         "RegGetValue",     "GetFileAttributes",
                                         "NtOpen",          "NtCreateFile",
                                         "NtQueryValueKey", "GetProcAddress",
                                         "fopen",           "_wfopen",
                                         "RegCreateKey",    "CreateDirectory",
                                         "FindFirst",       "_open",
                                         "_wopen",          "_sopen",
                                         "_wsopen",         "NtQueryAttributesFile",
                                         "OpenFileMapping", "CreateFileMapping",
                                         "OpenMutex",       "OpenEvent"};
    for (size_t i = 0; i < sizeof starts / sizeof *starts; i++)
        if (strncmp(name, starts[i], strlen(starts[i])) == 0) return true;
    return false;
}

static bool called_by_system(const w32t_ex_process *p, const w32t_event *e) {
    const char *caller = e->call->caller, *plus = caller ? strrchr(caller, '+') : NULL;
    if (!plus) return false;
    size_t n = (size_t)(plus - caller);
    // what is traced may itself live in the system's folders
    if (p->image && w32t_fold_equal(p->image, strlen(p->image), caller, n)) return false;
    for (uint32_t i = 0; i < p->module_count; i++)
        if (w32t_fold_equal(p->modules[i].name, strlen(p->modules[i].name), caller, n)) return p->modules[i].system;
    return false;
}

static void found(w32t_ex *x, const w32t_event *e, uint8_t kind, const char *subject) {
    size_t at = (size_t)(uintptr_t)w32t_table_get(&x->failure_index, subject_key(e->pid, kind, subject));
    if (at) {
        x->failures[at - 1].found_later = true;
        return;
    }
    if (kind != W32T_FAILURE_FILE) return;
    at = (size_t)(uintptr_t)w32t_table_get(&x->same_name, name_key(e->pid, subject));
    if (!at || x->failures[at - 1].found_at) return;
    x->failures[at - 1].found_at = w32t_ex_printf(&x->arena, "%s", subject);
}

void w32t_ex_take_call(w32t_ex *x, w32t_event *e) {
    const w32t_call *c = e->call;
    x->totals.calls++;
    w32t_arena_reset(&x->scratch);
    if (!e->name) return;
    w32t_ex_process *p = w32t_ex_process_of(x, e->pid);
    if (c->has_error) {
        x->totals.failed_calls++;
        if (c->inbound) return; // the program refused the system something
        w32t_failure_reason reason = w32t_ex_reason(c);
        // GetModuleHandle asks whether a DLL is there; it loads none, and runtimes ask for several they do not need.
        if (!reason || has(e->name, "GetModuleHandle")) return;
        size_t at = note_failure(x, e, reason);
        if (!at) return;
        bool own = !called_by_system(p, e) || p->module_count == 0;
        if (own) p->last_failure = (uint32_t)at;
        if (own && !x->failures[at - 1].rank) x->failures[at - 1].rank = 1;
        return;
    }
    w32t_ex_hear(x, p, e);
    if (!x->failure_count || c->end != W32T_CALL_RETURNED || !may_find(e->name)) return;
    w32t_failure_kind kind;
    const char *subject = w32t_ex_subject(&x->scratch, e, &kind);
    if (subject) found(x, e, (uint8_t)kind, subject);
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Order: what matters first, what belongs together side by side

w32t_failure *w32t_ex_failure_of(w32t_ex *x, const w32t_event *e) {
    for (size_t i = 0; i < x->failure_count; i++) {
        w32t_failure *f = &x->failures[i];
        if (f->pid == e->pid && f->tid == e->tid && f->call == e->call->number) return f;
    }
    w32t_failure_kind kind;
    const char *subject = e->call->has_error ? w32t_ex_subject(&x->scratch, (w32t_event *)(uintptr_t)e, &kind) : NULL;
    if (!subject) return NULL;
    size_t at = (size_t)(uintptr_t)w32t_table_get(&x->failure_index, subject_key(e->pid, (uint8_t)kind, subject));
    return at ? &x->failures[at - 1] : NULL;
}

// What makes a group: the name of a file whatever its folder, the key of values and keys.
static uint64_t group_key(const w32t_failure *f) {
    const char *slash = strrchr(f->subject, '\\');
    uint64_t own = w32t_hash_u64((uint64_t)f->pid << 16 | (uint64_t)f->kind << 8 | f->reason);
    if (f->kind == W32T_FAILURE_FILE && f->reason == W32T_REASON_MISSING && !strstr(f->subject, " -> "))
        return name_key(f->pid, f->subject) ^ own;
    if ((f->kind == W32T_FAILURE_VALUE || f->kind == W32T_FAILURE_KEY) && slash && slash > f->subject)
        return w32t_hash_bytes(f->subject, (size_t)(slash - f->subject)) ^ own;
    return subject_key(f->pid, f->kind, f->subject) ^ own;
}

static int by_rank(const void *a, const void *b) {
    const w32t_failure *x = a, *y = b;
    if (x->group != y->group) return x->group < y->group ? -1 : 1;
    return x->first < y->first ? -1 : x->first > y->first;
}

typedef struct group {
    uint8_t rank;
    uint32_t first; // index of its first failure as they came
} group;

static int by_group(const void *a, const void *b) {
    const group *x = a, *y = b;
    if (x->rank != y->rank) return x->rank > y->rank ? -1 : 1;
    return x->first < y->first ? -1 : x->first > y->first;
}

void w32t_ex_arrange_failures(w32t_ex *x) {
    for (size_t i = 0; i < x->crash_count; i++)
        for (uint32_t k = 0; k < x->crashes[i].cause_count; k++) {
            w32t_failure *f = w32t_ex_failure_of(x, x->crashes[i].causes[k].call);
            if (f) f->rank = 2;
        }
    for (size_t i = 0; i < x->ending_count; i++)
        if (x->endings[i].failure) ((w32t_failure *)(uintptr_t)x->endings[i].failure)->rank = 2;
    if (!x->failure_count) return;
    w32t_table table = {0};
    group *groups = w32t_alloc(x->failure_count * sizeof *groups);
    uint32_t *of = w32t_alloc(x->failure_count * sizeof *of), count = 0;
    for (uint32_t i = 0; i < x->failure_count; i++) {
        uint64_t key = group_key(&x->failures[i]) | 1;
        uint32_t g = (uint32_t)(uintptr_t)w32t_table_get(&table, key);
        if (!g) {
            groups[count] = (group){0, i};
            w32t_table_put(&table, key, (void *)(uintptr_t)(g = ++count));
        }
        of[i] = g - 1;
        if (x->failures[i].rank > groups[g - 1].rank) groups[g - 1].rank = x->failures[i].rank;
    }
    qsort(groups, count, sizeof *groups, by_group); // `first` still tells which is which
    uint32_t *place = w32t_alloc(x->failure_count * sizeof *place);
    for (uint32_t g = 0; g < count; g++)
        place[of[groups[g].first]] = g;
    uint64_t *calls = w32t_alloc((x->ending_count + 1) * 2 * sizeof *calls); // endings point into the list that moves
    for (size_t i = 0; i < x->ending_count; i++)
        if (x->endings[i].failure) {
            calls[2 * i] = (uint64_t)x->endings[i].failure->pid << 32 | x->endings[i].failure->tid;
            calls[2 * i + 1] = x->endings[i].failure->call;
        }
    for (uint32_t i = 0; i < x->failure_count; i++)
        x->failures[i].group = place[of[i]];
    qsort(x->failures, x->failure_count, sizeof *x->failures, by_rank);
    for (size_t i = 0; i < x->ending_count; i++)
        for (size_t k = 0; x->endings[i].failure && k < x->failure_count; k++) {
            const w32t_failure *f = &x->failures[k];
            if (((uint64_t)f->pid << 32 | f->tid) != calls[2 * i] || f->call != calls[2 * i + 1]) continue;
            x->endings[i].failure = f;
            break;
        }
    for (uint32_t i = 1; i < x->failure_count; i++) { // what was found holds for the whole group
        w32t_failure *f = &x->failures[i];
        if (f->group == f[-1].group && !f->found_at) f->found_at = f[-1].found_at;
    }
    for (uint32_t i = (uint32_t)x->failure_count - 1; i > 0; i--)
        if (x->failures[i].group == x->failures[i - 1].group && !x->failures[i - 1].found_at)
            x->failures[i - 1].found_at = x->failures[i].found_at;
    free(calls);
    free(place);
    free(of);
    free(groups);
    w32t_table_free(&table);
}
