// SPDX-License-Identifier: Apache-2.0
// The modules of the process: what kind each is (program, system, C runtime), hooks for new ones, records of their
// coming and going. Called under the loader's lock only (from the agent's own DllMain and the loader's notifications).
#include "agent.h"

typedef struct notification { // LDR_DLL_NOTIFICATION_DATA, loaded and unloaded alike
    ULONG flags;
    const UNICODE_STRING *full_name;
    const UNICODE_STRING *base_name;
    void *base;
    ULONG size;
} notification;

typedef void(NTAPI *notify)(ULONG reason, const notification *data, void *context);
NT_API LdrRegisterDllNotification(ULONG flags, notify function, void *context, void **cookie);

NT_API LdrUnregisterDllNotification(void *cookie);

uint32_t w32t_modules_gone;
static void *cookie;

static uint16_t lower(uint16_t c) {
    return c >= 'A' && c <= 'Z' ? (uint16_t)(c + 32) : c;
}

// Whether `text` (UTF-16, n units) begins with the ASCII words; whole: ends there too.
static bool begins(const WCHAR *text, size_t n, const char *words, bool whole) {
    size_t i = 0;
    for (; words[i]; i++)
        if (i >= n || lower(text[i]) != (uint8_t)words[i]) return false;
    return !whole || i == n;
}

static bool below_windows(const UNICODE_STRING *path) {
    const WCHAR *root = (const WCHAR *)(uintptr_t)0x7ffe0030; // KUSER_SHARED_DATA.NtSystemRoot
    const WCHAR *text = path->Buffer;
    size_t n = path->Length / 2, i = 0;
    if (n > 4 && text[0] == '\\' && text[1] == '?' && text[2] == '?' && text[3] == '\\') text += 4, n -= 4;
    for (; root[i]; i++)
        if (i >= n || lower(text[i]) != lower(root[i])) return false;
    return i < n && text[i] == '\\';
}

// C runtimes count as the program's own code: what they call is what the program asked for.
static bool is_runtime(const WCHAR *name, size_t n) {
    static const char *const names[] = {"msvcrt", "msvcr",  "msvcp", "ucrtbase", "vcruntime",
                                        "concrt", "crtdll", "vcomp", "mfc"};
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
        if (begins(name, n, names[i], false)) return true;
    return false;
}

static const WCHAR *base_name(const UNICODE_STRING *path, size_t *n) {
    size_t total = path->Length / 2, at = total;
    while (at && path->Buffer[at - 1] != '\\' && path->Buffer[at - 1] != '/')
        at--;
    *n = total - at;
    return path->Buffer + at;
}

static int32_t plan_dll(const WCHAR *name, size_t n) {
    for (uint32_t i = 0; i < w32t_agent.plan->dlls; i++)
        if (begins(name, n, w32t_agent.strings + w32t_agent.dlls[i].name, true)) return (int32_t)i;
    return -1;
}

agent_module *w32t_module_of(const void *address) {
    for (uint32_t i = 0; i < w32t_agent.module_count; i++) {
        agent_module *m = &w32t_agent.module[i];
        if (!m->gone && (const uint8_t *)address >= m->base && (const uint8_t *)address < m->base + m->size) return m;
    }
    return NULL;
}

static bool same_name(const WCHAR *a, const WCHAR *b, uint32_t units) {
    for (uint32_t k = 0; k < units; k++)
        if (lower(a[k]) != lower(b[k])) return false;
    return true;
}

// What the loader was asked for in vain since the last module came: it looks through folders each time (a 32-bit
// kernel32 forwards a hundred names to a DLL that is never there).
static struct {
    WCHAR name[64];
    uint32_t units;
} in_vain[8];
static uint32_t in_vain_next;

// The loader's own lookup costs much more, and is needed for API sets only.
uint8_t *w32t_module_named(const WCHAR *name, uint32_t units) {
    for (uint32_t i = 0; i < w32t_agent.module_count; i++) {
        const agent_module *m = &w32t_agent.module[i];
        if (!m->gone && m->name_units == units && same_name(m->name, name, units)) return m->base;
    }
    for (uint32_t i = 0; i < 8; i++)
        if (in_vain[i].units == units && same_name(in_vain[i].name, name, units)) return NULL;
    UNICODE_STRING text = {
        .Length = (USHORT)(units * 2), .MaximumLength = (USHORT)(units * 2), .Buffer = (WCHAR *)(uintptr_t)name};
    void *base;
    if (LdrGetDllHandle(NULL, NULL, &text, &base) >= 0) return base;
    if (units < 64) {
        for (uint32_t i = 0; i < units; i++)
            in_vain[in_vain_next % 8].name[i] = name[i];
        in_vain[in_vain_next++ % 8].units = units;
    }
    return NULL;
}

agent_module *w32t_module_add(uint8_t *base, uint32_t size, const UNICODE_STRING *path, bool present) {
    agent_state *a = &w32t_agent;
    agent_module *m = NULL;
    for (uint32_t i = 0; i < a->module_count; i++) {
        if (a->module[i].base != base) continue;
        if (!a->module[i].gone) return &a->module[i];
        m = &a->module[i]; // the place of one that is gone; its stubs stay, others may hold them
    }
    if (!m) {
        if (a->module_count == AGENT_MAX_MODULES) {
            w32t_note("too many modules: the ones after the first 1024 are not hooked");
            return NULL;
        }
        m = &a->module[a->module_count];
    }
    for (uint32_t i = 0; i < 8; i++)
        in_vain[i].units = 0;
    bool known = m != &a->module[a->module_count] && m->size == size, again = known && m->stub_of;
    *m = (agent_module){.base = base,
                        .size = size,
                        .dll = -1,
                        .left_out = known ? m->left_out : NULL,
                        .left_out_room = known ? m->left_out_room : 0,
                        .ever = known ? m->ever : NULL,
                        .ever_exports = known ? m->ever_exports : 0,
                        .kept = again ? m->stub_of : NULL,
                        .kept_exports = again ? m->exports : 0};
    if (m == &a->module[a->module_count]) a->module_count++;
    size_t n;
    const WCHAR *name = base_name(path, &n);
    m->name = name;
    m->name_units = (uint32_t)n;
    uint8_t class = CLASS_PROGRAM;
    if (base == nt_pointer(arch_teb_pointer(TEB_PEB), PEB_IMAGE_BASE)) {
        m->flags = W32T_MODULE_MAIN;
    } else if (base == a->self) {
        class = CLASS_AGENT;
    } else {
        m->dll = a->only_children ? -1 : plan_dll(name, n);
        if (is_runtime(name, n)) {
            m->flags = W32T_MODULE_RUNTIME;
            class = CLASS_RUNTIME;
        } else if (below_windows(path)) {
            m->flags = W32T_MODULE_SYSTEM;
            class = CLASS_SYSTEM;
            m->kernel32 = begins(name, n, "kernel32.dll", true);
            m->special = begins(name, n, "ntdll.dll", true) || begins(name, n, "kernel32.dll", true) ||
                         begins(name, n, "kernelbase.dll", true) || begins(name, n, "advapi32.dll", true) ||
                         begins(name, n, "sechost.dll", true);
        }
    }
    if (present) m->flags |= W32T_MODULE_PRESENT;
    w32t_class_set(base, size, class);
    return m;
}

void w32t_module_removed(uint8_t *base) {
    for (uint32_t i = 0; i < w32t_agent.module_count; i++) {
        agent_module *m = &w32t_agent.module[i];
        if (m->base != base || m->gone) continue;
        m->gone = 1;
        w32t_modules_gone++;
        w32t_code_forget(base, m->size);
        w32t_com_forget(base, m->size);
        w32t_class_set(base, m->size, CLASS_PROGRAM);
    }
}

static void record_removed(uint8_t *base) {
    agent_thread *t = w32t_thread_begin();
    if (!t || t->busy) return;
    t->busy = 1;
    w32t_rec_module_end *r = w32t_reserve(t, sizeof(*r));
    if (r) {
        r->ticks = agent_ticks();
        r->base = (uintptr_t)base;
        w32t_commit(t, r, sizeof(*r), W32T_REC_MODULE_END, 0, 0);
    }
    t->busy = 0;
}

// Comes after the module's imports are bound and before its DllMain. Its dependencies were notified before it, so their
// exports carry our stubs; but what it bound while they were not yet patched is put right here.
static void NTAPI notified(ULONG reason, const notification *data, void *context) {
    (void)context;
    uint32_t last_error = arch_teb_u32(TEB_LAST_ERROR);
    if (reason == 1) {
        uint32_t before = w32t_agent.module_count;
        agent_module *m = w32t_module_add(data->base, data->size, data->full_name, false);
        if (m && (w32t_agent.module_count != before || !m->patched_imports)) {
            agent_thread *t = w32t_thread_begin();
            if (t) w32t_record_module(t, m, data->full_name, false);
            w32t_hook_exports(m);
            w32t_patch_exports(m);
            w32t_patch_imports(m);
            w32t_code_module(m);
        }
    } else if (reason == 2) {
        record_removed(data->base);
        w32t_module_removed(data->base);
    }
    arch_teb_store_u32(TEB_LAST_ERROR, last_error);
}

void w32t_modules_start(void) {
    agent_state *a = &w32t_agent;
    const void *loader = nt_pointer(arch_teb_pointer(TEB_PEB), PEB_LDR);
    const uint8_t *head = nt_at(loader, LDR_LOAD_ORDER);
    agent_thread *t = agent_current();
    for (const uint8_t *entry = nt_pointer(head, 0); entry != head; entry = nt_pointer(entry, 0)) {
        uint8_t *base = nt_pointer(entry, ENTRY_BASE);
        const UNICODE_STRING *path = nt_at(entry, ENTRY_FULL_NAME);
        if (!base) continue;
        agent_module *m = w32t_module_add(base, nt_u32(entry, ENTRY_SIZE), path, true);
        if (m && t) w32t_record_module(t, m, path, true);
    }
    // All hooks before any patch: forwarders resolve to real addresses.
    for (uint32_t i = 0; i < a->module_count; i++)
        w32t_hook_exports(&a->module[i]);
    for (uint32_t i = 0; i < a->module_count; i++)
        w32t_patch_exports(&a->module[i]);
    for (uint32_t i = 0; i < a->module_count; i++)
        w32t_patch_imports(&a->module[i]);
    if (LdrRegisterDllNotification(0, notified, NULL, &cookie) < 0)
        w32t_note("no loader notifications: late modules are not hooked");
}

// Before the process is attached to again: those that are still there get back the stubs they had, filled anew.
void w32t_modules_again(void) {
    for (uint32_t i = 0; i < w32t_agent.module_count; i++) {
        w32t_agent.module[i].gone = 1;
        w32t_agent.module[i].stub_of = NULL;
    }
    w32t_modules_gone++;
}

void w32t_modules_stop(void) {
    if (cookie) LdrUnregisterDllNotification(cookie);
    cookie = NULL;
}
