// SPDX-License-Identifier: Apache-2.0
// Names of handles. Functions are looked at once (handle_plan.h); calls that open something are decoded here, on the
// sequential stage, all others only have their handle words read.
#include "state/handle_names.h"
#include "base/utf.h"
#include "decode/agent_call.h"
#include "model/value.h"
#include "state/handle_plan.h"

#define MAX_NAME_BYTES ((size_t)32 << 20)

typedef w32t_handle_plan plan;

static const plan *plan_of(w32t_handle_names *h, const w32t_call_native *n) {
    uint64_t key = (uint64_t)(uintptr_t)n->kind;
    plan *p = w32t_table_get(&h->plans, key);
    if (p) return p;
    p = w32t_handle_plan_make(&h->arena, n);
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
    else if (v->type == W32T_TYPE_UTF8 && s.n && !depth) // in a structure: security, no name
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

static const w32t_value *field_named(w32t_event *e, const char *name) {
    uint32_t count;
    const w32t_field *f = w32t_event_fields(e, &count);
    for (uint32_t i = 0; i < count; i++)
        if (strcmp(f[i].name, name) == 0) return inner(&f[i].value);
    return NULL;
}

static bool put_address(w32t_buf *b, w32t_event *e) {
    uint32_t count;
    const w32t_field *f = w32t_event_fields(e, &count);
    for (uint32_t i = 0; i < count; i++) {
        const w32t_value *v = inner(&f[i].value);
        if (v->type == W32T_TYPE_SOCKADDR) return w32t_buf_sockaddr(b, (w32t_span){v->bytes, v->size});
    }
    return false;
}

static uint64_t member_number(const w32t_value *v, const char *name) {
    for (uint32_t i = 0; v->type == W32T_TYPE_STRUCT && i < v->size; i++) {
        const w32t_value *m = &v->members[i].value;
        bool number = m->type == W32T_TYPE_UINT || m->type == W32T_TYPE_INT;
        if (number && strcmp(v->members[i].name, name) == 0) return m->u;
    }
    return 0;
}

static void put_thread(w32t_buf *b, uint64_t tid) {
    if (!tid) return;
    w32t_buf_lit(b, "thread ");
    w32t_buf_u64(b, tid);
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

// Class, and title when there is one.
static void put_window(w32t_buf *b, w32t_event *e) {
    const w32t_value *class = field_named(e, "lpClassName"), *title = field_named(e, "lpWindowName");
    if (class && !put_text(b, class, 0) && class->flags & W32T_VALUE_HAS_TEXT) w32t_buf_text(b, class->text);
    size_t before = b->n;
    if (b->n) w32t_buf_char(b, ' ');
    w32t_buf_char(b, '"');
    if (title && put_text(b, title, 0))
        w32t_buf_char(b, '"');
    else
        b->n = before;
}

static bool put_special(const w32t_handle_names *h, const plan *p, w32t_event *e, w32t_buf *b) {
    const w32t_call_native *n = e->native;
    const w32t_value *v;
    uint64_t word;
    switch (p->naming) {
    case BY_ACCEPT:
        put_address(b, e);
        return true;
    case BY_STANDARD: {
        static const char *const names[] = {"standard error", "standard output", "standard input"};
        if (w32t_call_argument_word(n, 0, &word) && (uint32_t)word >= 0xFFFFFFF4u && (uint32_t)word <= 0xFFFFFFF6u)
            w32t_buf_text(b, names[(uint32_t)word - 0xFFFFFFF4u]);
        return true;
    }
    case BY_WINDOW:
        put_window(b, e);
        return true;
    case BY_THREAD:
        v = field_named(e, "lpThreadId");
        if (v && v->type == W32T_TYPE_UINT)
            put_thread(b, v->u);
        else if (p->pid != NONE && w32t_call_argument_word(n, p->pid, &word))
            put_thread(b, word);
        return true;
    case BY_TOKEN:
        w32t_buf_lit(b, "token of ");
        w32t_buf_text(b, n->handle_count && n->handles[0].argument == p->handles[0] ? n->handles[0].text : "a process");
        return true;
    case BY_REQUEST: // host and path
        if (n->handle_count && n->handles[0].argument == p->handles[0]) w32t_buf_text(b, n->handles[0].text);
        v = field_named(e, "lpszObjectName");
        if (!v) v = field_named(e, "pwszObjectName");
        if (v) put_text(b, v, 0);
        return true;
    case BY_CLASS:
        v = field_named(e, "lpWndClass");
        if (!v) v = field_named(e, "lpwcx");
        for (uint32_t i = 0; v && v->type == W32T_TYPE_STRUCT && i < v->size; i++)
            if (strcmp(v->members[i].name, "lpszClassName") == 0) put_text(b, &v->members[i].value, 0);
        return true;
    case BY_MANAGER:
        w32t_buf_lit(b, "service control manager");
        return true;
    case BY_MAPPING:
        v = field_named(e, "lpName");
        if (v && put_text(b, v, 0)) return true;
        if (w32t_call_argument_word(n, p->handles[0], &word) && name_of(h, e->pid, KERNEL, word))
            w32t_buf_text(b, name_of(h, e->pid, KERNEL, word));
        return true;
    default:
        return false;
    }
}

// "\Registry\Machine\…" and the like stay; a name under a root gets the root's in front.
static bool put_rooted(const w32t_handle_names *h, const plan *p, w32t_event *e, w32t_buf *b) {
    const w32t_call_native *n = e->native;
    uint64_t root;
    if (p->root == NONE || !w32t_call_argument_word(n, p->root + W32T_ROOT_OF, &root) || !root) return false;
    const char *parent = name_of(h, e->pid, KERNEL, root), *whole = w32t_call_argument_name(n, p->root);
    const w32t_value *v = field_named(e, whole);
    if (parent) {
        w32t_buf_text(b, parent);
        size_t before = b->n;
        w32t_buf_char(b, '\\');
        if (!v || !put_text(b, v, 0)) b->n = before; // the root itself, opened again
    }
    return true;
}

// Name of what the call opened; empty when it has none.
static void put_name(w32t_handle_names *h, machine *m, const plan *p, w32t_event *e, w32t_buf *b) {
    const w32t_call_native *n = e->native;
    uint64_t v;
    if (put_special(h, p, e, b) || put_rooted(h, p, e, b)) return;
    if (p->pid != NONE && w32t_call_argument_word(n, p->pid, &v)) {
        put_process(b, m, e, v);
        return;
    }
    if (p->duplicate) {
        if (!w32t_call_argument_word(n, 1, &v)) return;
        const char *s = name_of(h, e->pid, p->opens_class, v);
        int64_t pseudo = (int64_t)(e->has & W32T_EVENT_32BIT ? (uint64_t)(int64_t)(int32_t)v : v);
        if (pseudo == -PSEUDO_PROCESS)
            put_process(b, m, e, e->pid);
        else if (pseudo == -PSEUDO_THREAD)
            put_thread(b, e->tid);
        else if (s)
            w32t_buf_text(b, s);
        return;
    }
    uint32_t count;
    const w32t_field *f = w32t_event_fields(e, &count);
    bool key = strncmp(e->name, "Reg", 3) == 0;
    if (key && p->handle_count && w32t_call_argument_word(n, p->handles[0], &v)) {
        const char *parent = root_name(v) ? root_name(v) : name_of(h, e->pid, KERNEL, v);
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

static void take_process(w32t_handle_names *h, machine *m, w32t_event *e) {
    const w32t_value *v = field_named(e, "lpProcessInformation");
    uint64_t pid = v ? member_number(v, "dwProcessId") : 0;
    if (!pid) return;
    w32t_buf b = {0};
    put_process(&b, m, e, pid);
    set(h, e->pid, KERNEL, member_number(v, "hProcess"), keep(h, (const char *)b.p, b.n));
    w32t_buf_printf(&b, ", thread %u", (unsigned)member_number(v, "dwThreadId"));
    set(h, e->pid, KERNEL, member_number(v, "hThread"), keep(h, (const char *)b.p, b.n));
    w32t_buf_free(&b);
}

// Both ends of a nameless pipe, told apart from other pipes by the handle that reads.
static void take_pipe(w32t_handle_names *h, w32t_event *e) {
    static const char *const ends[] = {"hReadPipe", "hWritePipe"};
    const w32t_value *v[2] = {field_named(e, ends[0]), field_named(e, ends[1])};
    for (int i = 0; i < 2 && v[0] && v[1]; i++) {
        w32t_buf b = {0};
        w32t_buf_printf(&b, "pipe 0x%llx, %s", (unsigned long long)v[0]->u, i ? "writing end" : "reading end");
        set(h, e->pid, KERNEL, v[i]->u, keep(h, (const char *)b.p, b.n));
        w32t_buf_free(&b);
    }
}

// A socket is called after the address at its other end, before that after its own.
static void take_address(w32t_handle_names *h, const plan *p, w32t_event *e) {
    uint64_t s;
    w32t_buf b = {0};
    if (p->naming == BY_BINDING) w32t_buf_lit(&b, "bound to ");
    if (p->handle_count && w32t_call_argument_word(e->native, p->handles[0], &s) && put_address(&b, e))
        set(h, e->pid, SOCKETS, s, keep(h, (const char *)b.p, b.n));
    w32t_buf_free(&b);
}

static const char *pseudo_name(uint8_t pseudo, int64_t v) {
    static const char *const tokens[] = {"token of current process", "token of current thread",
                                         "effective token of current thread"};
    if (v == -1 && (pseudo == PSEUDO_PROCESS || pseudo == PSEUDO_EITHER)) return "current process";
    if (v == -2 && (pseudo == PSEUDO_THREAD || pseudo == PSEUDO_EITHER)) return "current thread";
    return pseudo == PSEUDO_TOKEN && v <= -4 && v >= -6 ? tokens[-v - 4] : NULL;
}

// The classes that Windows itself registers under numbers (WinUser's "#32770" and its like).
static const char *system_class(uint64_t atom) {
    static const char *const names[] = {"menu", "desktop", "dialog", "task switch", "icon title"};
    return atom >= 32768 && atom < 32768 + sizeof names / sizeof *names ? names[atom - 32768] : NULL;
}

// What a handle stands for, by its value alone where that is known: modules, pseudo handles; else by what opened it.
static const char *what_is(w32t_handle_names *h, machine *m, uint8_t class, uint8_t pseudo, const w32t_event *e,
                           uint64_t v) {
    if (class == MODULE && v >= 0x10000) {
        const process *in = w32t_machine_process(m, e->pid, e->time);
        const w32t_module *module = in ? w32t_module_find(&in->modules, v, e->time) : NULL;
        if (module && module->base == v) return module->path && *module->path ? module->path : module->name;
    }
    bool is32 = (e->has & W32T_EVENT_32BIT) != 0;
    int64_t number = (int64_t)(is32 ? (uint64_t)(int64_t)(int32_t)v : v);
    if (class == ATOMS && (!v || v >= 0x10000)) return NULL; // a name, passed as such
    if (class == ATOMS && system_class(v)) return system_class(v);
    if (class == WINDOW && number == -3) return "HWND_MESSAGE";
    if (class == WINDOW && v == 0xFFFF) return "HWND_BROADCAST";
    if (pseudo && pseudo_name(pseudo, number)) return pseudo_name(pseudo, number);
    return name_of(h, e->pid, class, v);
}

// Handles in structures and arrays; those that the call makes there have the names of others that are gone.
static void name_inner(w32t_handle_names *h, machine *m, const plan *p, w32t_event *e, w32t_call_native *n) {
    w32t_inner_handle found[64];
    uint32_t count = w32t_call_inner_handles(n, found, sizeof found / sizeof *found);
    struct w32t_inner_name *names = NULL;
    for (uint32_t i = 0; i < count; i++) {
        if (found[i].after && p->opens_inner) continue;
        const char *s = what_is(h, m, w32t_handle_class_of(found[i].type), 0, e, found[i].value);
        if (!s) continue;
        if (!names) n->inner = names = w32t_arena_alloc(e->arena, count * sizeof *names);
        names[n->inner_count++] = (struct w32t_inner_name){found[i].argument, found[i].value, s};
    }
}

// ---- members of objects

static uint64_t member_key(const w32t_event *e, uint64_t object, uint64_t id) {
    return w32t_hash_u64(w32t_hash_u64(object ^ (uint64_t)e->pid << 48) ^ (uint32_t)id ^ (uint64_t)7 << 61) | 1;
}

static const char *member_name(w32t_handle_names *h, const w32t_event *e, uint64_t object, uint64_t id) {
    static const char *const own[] = {"DISPID_VALUE",       "DISPID_UNKNOWN",   NULL,
                                      "DISPID_PROPERTYPUT", "DISPID_NEWENUM",   "DISPID_EVALUATE",
                                      "DISPID_CONSTRUCTOR", "DISPID_DESTRUCTOR"};
    int32_t number = (int32_t)id;
    if (number <= 0 && number > -8) return own[-number];
    return w32t_table_get(&h->open, member_key(e, object, id));
}

static void take_members(w32t_handle_names *h, const plan *p, w32t_event *e, uint64_t object) {
    uint32_t count;
    const w32t_field *f = w32t_event_fields(e, &count);
    const w32t_value *names = NULL, *ids;
    for (uint32_t i = 0; i < count; i++)
        if (strcmp(f[i].name, "rgszNames") == 0 || strcmp(f[i].name, "bstrName") == 0) names = inner(&f[i].value);
    if (!names || p->member_ids >= count) return;
    ids = inner(&f[p->member_ids].value);
    if (names->type == W32T_TYPE_ARRAY && names->size) names = &names->items[0]; // the others are its parameters
    if (ids->type == W32T_TYPE_ARRAY && ids->size) ids = &ids->items[0];
    w32t_buf b = {0};
    if ((ids->type == W32T_TYPE_INT || ids->type == W32T_TYPE_UINT) && put_text(&b, names, 0) && b.n < 500) {
        const char *s = keep(h, (const char *)b.p, b.n);
        if (s) w32t_table_put(&h->open, member_key(e, object, ids->u), (void *)(uintptr_t)s);
    }
    w32t_buf_free(&b);
}

void w32t_handle_names_apply(w32t_handle_names *h, machine *m, w32t_event *e) {
    w32t_call_native *n = (w32t_call_native *)(uintptr_t)e->native; // made by the pairing stage for this event alone
    const plan *p = plan_of(h, n);
    if (p->nothing) return;
    uint64_t v;
    for (uint32_t i = 0; i < p->handle_count; i++) {
        const char *s =
            w32t_call_argument_word(n, p->handles[i], &v) ? what_is(h, m, p->classes[i], p->pseudo[i], e, v) : NULL;
        if (s) n->handles[n->handle_count++] = (struct w32t_handle_name){p->handles[i], s};
    }
    if (p->inner) name_inner(h, m, p, e, n);
    if (p->root != NONE && n->handle_count < 4 && w32t_call_argument_word(n, p->root + W32T_ROOT_OF, &v) && v) {
        const char *s = name_of(h, e->pid, KERNEL, v);
        if (s) n->handles[n->handle_count++] = (struct w32t_handle_name){p->root + W32T_ROOT_OF, s};
    }
    if (p->pid != NONE && p->naming != BY_THREAD && n->handle_count < 4 && w32t_call_argument_word(n, p->pid, &v)) {
        const process *opened = w32t_machine_process(m, (uint32_t)v, e->time);
        if (opened && opened->pub.image)
            n->handles[n->handle_count++] = (struct w32t_handle_name){p->pid, opened->pub.image};
    }
    const w32t_call *c = e->call;
    uint64_t object;
    if (p->member != NONE && n->handle_count < 4 && w32t_call_argument_word(n, 0, &object) &&
        w32t_call_argument_word(n, p->member, &v)) {
        const char *s = member_name(h, e, object, v);
        if (s) n->handles[n->handle_count++] = (struct w32t_handle_name){p->member, s};
    }
    if (p->member_ids != NONE && !c->has_error && !c->half && w32t_call_argument_word(n, 0, &object))
        take_members(h, p, e, object);
    if (p->pipe && !c->has_error && !c->half) take_pipe(h, e);
    bool later = c->has_error && (c->error == 10035 || c->error == 997); // WSAEWOULDBLOCK: the connection comes
    if ((p->naming == BY_PEER && (!c->has_error || later) && !c->half) || (p->naming == BY_BINDING && !c->has_error))
        take_address(h, p, e);
    if (p->pipe) return;
    if (c->has_error || c->half || c->end != W32T_CALL_RETURNED) return;
    if (p->closes != NONE && w32t_call_argument_word(n, p->closes, &v)) {
        for (uint8_t class = 1; class <= CLASSES; class ++)
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
