// SPDX-License-Identifier: Apache-2.0
// Names of handles. Functions are looked at once (which arguments are handles, which opens or closes one, what it is
// named by); calls that open something are decoded here, on the sequential stage, all others only have their handle
// words read.
#include "state/handle_names.h"
#include "base/utf.h"
#include "decode/agent_call.h"

#define MAX_NAME_BYTES ((size_t)32 << 20)
#define NONE           0xFFu
#define RESULT         0xFEu

typedef struct plan {
    uint8_t handles[4], handle_count; // arguments that are handles
    uint8_t classes[4];
    uint8_t opens; // argument that receives a handle, RESULT, NONE
    uint8_t opens_class;
    uint8_t closes;      // argument
    uint8_t pid;         // argument with the id of the process that is opened
    bool duplicate;      // the new handle is what its second argument is
    bool create_process; // PROCESS_INFORMATION
    bool nothing;
} plan;

// Handle values of different kinds of objects are counted apart.
static uint8_t class_of(const char *type) {
    if (strstr(type, "HMODULE") || strstr(type, "HINSTANCE")) return 2;
    if (strstr(type, "HWND")) return 3;
    if (strstr(type, "SOCKET")) return 4;
    bool kernel = strstr(type, "HANDLE") || strstr(type, "HKEY") || strstr(type, "SC_H");
    return kernel ? 1 : 5; // drawing objects, resources and the rest
}

static void look_at(plan *p, const w32t_call_native *n, const w32t_api_function *f) {
    const char *name;
    for (uint32_t i = 0; (name = w32t_call_argument_name(n, i)) != NULL && i < 64; i++) {
        int at = w32t_api_param_named(f, name);
        w32t_api_param a;
        if (at < 0 || !w32t_api_param_at(f, (uint32_t)at, &a)) continue;
        if (a.kind == W32T_API_HANDLE) {
            if (p->handle_count < 4) {
                p->classes[p->handle_count] = class_of(a.type);
                p->handles[p->handle_count++] = (uint8_t)i;
            }
            if (a.flags & W32T_API_CLOSES) p->closes = (uint8_t)i;
        } else if (a.flags & W32T_API_OUT && a.kind == W32T_API_SCALAR && a.target_kind == W32T_API_HANDLE &&
                   p->opens == NONE) {
            p->opens = (uint8_t)i;
            p->opens_class = class_of(a.type);
        } else if (strcmp(name, "dwProcessId") == 0)
            p->pid = (uint8_t)i;
        else if (strcmp(name, "lpProcessInformation") == 0)
            p->create_process = true;
    }
    if (p->opens == NONE && f->result.kind == W32T_API_HANDLE) {
        p->opens = RESULT;
        p->opens_class = class_of(f->result.type);
    }
}

static const plan *plan_of(w32t_handle_names *h, const w32t_call_native *n) {
    uint64_t key = (uint64_t)(uintptr_t)n->kind;
    plan *p = w32t_table_get(&h->plans, key);
    if (p) return p;
    p = w32t_arena_zalloc(&h->arena, sizeof *p);
    p->opens = p->closes = p->pid = NONE;
    const w32t_api_function *f = w32t_call_function(n);
    if (f) {
        look_at(p, n, f);
        p->duplicate = strcmp(f->name, "DuplicateHandle") == 0 || strcmp(f->name, "NtDuplicateObject") == 0;
    }
    p->nothing = !p->handle_count && p->opens == NONE && !p->create_process;
    w32t_table_put(&h->plans, key, p);
    return p;
}

static uint64_t key_of(uint32_t pid, uint8_t class, uint64_t handle) {
    return w32t_hash_u64((uint64_t)pid << 32 ^ handle ^ (uint64_t) class << 61) | 1;
}

static const char none[] = ""; // a closed handle: the table never shrinks

static const char *name_of(const w32t_handle_names *h, uint32_t pid, uint8_t class, uint64_t handle) {
    const char *s = w32t_table_get(&h->open, key_of(pid, class, handle));
    return s && *s ? s : NULL;
}

// One copy of each name; NULL when there are too many.
static const char *keep(w32t_handle_names *h, const char *s, size_t n) {
    uint64_t key = w32t_hash_bytes(s, n) | 1;
    const char *known = w32t_table_get(&h->texts, key);
    if (known && strlen(known) == n && memcmp(known, s, n) == 0) return known;
    if (h->bytes + n > MAX_NAME_BYTES) return NULL;
    h->bytes += n + 16;
    char *copy = w32t_arena_text(&h->arena, s, n);
    w32t_table_put(&h->texts, key, copy);
    return copy;
}

static void set(w32t_handle_names *h, uint32_t pid, uint8_t class, uint64_t handle, const char *name) {
    uint64_t key = key_of(pid, class, handle);
    if (!handle || handle == UINT64_MAX || (!name && !w32t_table_get(&h->open, key))) return;
    w32t_table_put(&h->open, key, (void *)(uintptr_t)(name ? name : none));
}

// ---- What was opened

static const w32t_value *inner(const w32t_value *v) {
    while (v->type == W32T_TYPE_CUT || v->type == W32T_TYPE_INOUT)
        v = &v->items[v->type == W32T_TYPE_INOUT];
    return v;
}

// The first text among the arguments, structures included, appended.
static bool put_text(w32t_buf *b, const w32t_value *v, unsigned depth) {
    v = inner(v);
    w32t_span s = {v->bytes, v->size};
    if (v->type == W32T_TYPE_UTF16 && s.n)
        w32t_utf16_to_utf8(b, s);
    else if (v->type == W32T_TYPE_UTF8 && s.n)
        w32t_buf_put(b, s.p, s.n);
    else if (v->type == W32T_TYPE_ANSI && s.n)
        w32t_ansi_to_utf8(b, s);
    else {
        for (uint32_t i = 0; v->type == W32T_TYPE_STRUCT && depth < 4 && i < v->size; i++)
            if (put_text(b, &v->members[i].value, depth + 1)) return true;
        return false;
    }
    return true;
}

static const char *root_name(uint64_t u) {
    static const char *const roots[] = {"HKCR", "HKCU", "HKLM", "HKU", "HKPD", "HKCC"};
    uint32_t low = (uint32_t)u;
    return low >= 0x80000000u && low <= 0x80000005u ? roots[low & 15] : NULL;
}

static void put_process(w32t_buf *b, machine *m, const w32t_event *e, uint64_t pid) {
    const process *p = w32t_machine_process(m, (uint32_t)pid, e->time);
    w32t_buf_text(b, p && p->pub.image ? p->pub.image : "process");
    w32t_buf_lit(b, " (pid ");
    w32t_buf_u64(b, pid);
    w32t_buf_char(b, ')');
}

// Name of what the call opened; empty when it has none.
static void put_name(w32t_handle_names *h, machine *m, const plan *p, w32t_event *e, w32t_buf *b) {
    const w32t_call_native *n = e->native;
    uint64_t v;
    if (p->pid != NONE && w32t_call_argument_word(n, p->pid, &v)) {
        put_process(b, m, e, v);
        return;
    }
    if (p->duplicate) {
        const char *s = w32t_call_argument_word(n, 1, &v) ? name_of(h, e->pid, p->opens_class, v) : NULL;
        if (s) w32t_buf_text(b, s);
        return;
    }
    uint32_t count;
    const w32t_field *f = w32t_event_fields(e, &count);
    bool key = strncmp(e->name, "Reg", 3) == 0;
    if (key && p->handle_count && w32t_call_argument_word(n, p->handles[0], &v)) {
        const char *parent = root_name(v) ? root_name(v) : name_of(h, e->pid, 1, v);
        if (!parent) return;
        w32t_buf_text(b, parent);
        w32t_buf_char(b, '\\');
    }
    size_t before = b->n;
    for (uint32_t i = 0; i < count && b->n == before; i++)
        put_text(b, &f[i].value, 0);
    if (key && b->n == before) b->n--; // the parent itself, opened again
}

static bool opened_handle(const plan *p, w32t_event *e, uint64_t *out) {
    const w32t_value *v = &e->call->result;
    if (p->opens != RESULT) {
        uint32_t count;
        const w32t_field *f = w32t_event_fields(e, &count);
        if (p->opens >= count) return false;
        v = inner(&f[p->opens].value);
    }
    if (v->type != W32T_TYPE_UINT && v->type != W32T_TYPE_INT && v->type != W32T_TYPE_POINTER) return false;
    *out = v->u;
    return true;
}

static void take_opened(w32t_handle_names *h, machine *m, const plan *p, w32t_event *e) {
    uint64_t handle;
    if (!opened_handle(p, e, &handle)) return;
    w32t_buf b = {0};
    put_name(h, m, p, e, &b);
    set(h, e->pid, p->opens_class, handle, b.n && b.n < 2000 ? keep(h, (const char *)b.p, b.n) : NULL);
    w32t_buf_free(&b);
}

// PROCESS_INFORMATION: hProcess, hThread, process id, thread id.
static void take_process(w32t_handle_names *h, machine *m, w32t_event *e) {
    uint32_t count;
    const w32t_field *f = w32t_event_fields(e, &count);
    for (uint32_t i = 0; i < count; i++) {
        if (strcmp(f[i].name, "lpProcessInformation") != 0) continue;
        const w32t_value *v = inner(&f[i].value);
        unsigned word = e->has & W32T_EVENT_32BIT ? 4 : 8;
        if (v->type != W32T_TYPE_BINARY || v->size < 2 * word + 8) return;
        uint64_t process_handle = word == 8 ? w32t_le64(v->bytes) : w32t_le32(v->bytes);
        uint64_t thread_handle = word == 8 ? w32t_le64(v->bytes + 8) : w32t_le32(v->bytes + 4);
        w32t_buf b = {0};
        put_process(&b, m, e, w32t_le32(v->bytes + 2 * word));
        set(h, e->pid, 1, process_handle, keep(h, (const char *)b.p, b.n));
        w32t_buf_printf(&b, ", thread %u", w32t_le32(v->bytes + 2 * word + 4));
        set(h, e->pid, 1, thread_handle, keep(h, (const char *)b.p, b.n));
        w32t_buf_free(&b);
    }
}

void w32t_handle_names_apply(w32t_handle_names *h, machine *m, w32t_event *e) {
    w32t_call_native *n = (w32t_call_native *)(uintptr_t)e->native; // made by the pairing stage for this event alone
    const plan *p = plan_of(h, n);
    if (p->nothing) return;
    uint64_t v;
    for (uint32_t i = 0; i < p->handle_count && h->open.count; i++) {
        const char *s = w32t_call_argument_word(n, p->handles[i], &v) ? name_of(h, e->pid, p->classes[i], v) : NULL;
        if (s) n->handles[n->handle_count++] = (struct w32t_handle_name){p->handles[i], s};
    }
    if (p->pid != NONE && n->handle_count < 4 && w32t_call_argument_word(n, p->pid, &v)) {
        const process *opened = w32t_machine_process(m, (uint32_t)v, e->time);
        if (opened && opened->pub.image)
            n->handles[n->handle_count++] = (struct w32t_handle_name){p->pid, opened->pub.image};
    }
    const w32t_call *c = e->call;
    if (c->has_error || c->half || c->end != W32T_CALL_RETURNED) return;
    if (p->closes != NONE && w32t_call_argument_word(n, p->closes, &v)) {
        for (uint8_t class = 1; class <= 5; class ++)
            set(h, e->pid, class, v, NULL);
    } else if (p->create_process)
        take_process(h, m, e);
    else if (p->opens != NONE)
        take_opened(h, m, p, e);
}

void w32t_handle_names_free(w32t_handle_names *h) {
    w32t_table_free(&h->open);
    w32t_table_free(&h->plans);
    w32t_table_free(&h->texts);
    w32t_arena_free(&h->arena);
}
