// SPDX-License-Identifier: Apache-2.0
// The few functions the agent must see for its own work, whatever the plan says:
// NtCreateUserProcess, through which every CreateProcess goes: the child is made suspended, gets its agent, and runs
// on. What reaches it without passing a table, and other ways: RtlCreateUserProcess (its child is not running yet),
// RtlCloneUserProcess (the copy of this process must not write into our rings), StartService (the process is made by
// the service manager, which is joined before the call goes on; where that cannot be, the process is attached to when
// the call returns). RtlAddVectoredExceptionHandler: the agent's handler stays the first, or a handler of the target
// would see the faults of the guarded copy. RtlInstallFunctionTableCallback: from then on asking the system about code
// made at run time calls the program (x64/stack.c). RtlPcToFileHeader: asked whose a function is (GetModuleHandleEx
// asks it too), it must not hear of a stub, which is in no module.
#include "agent.h"
#include "inject.h"

typedef NTSTATUS(NTAPI *create_user_process)(HANDLE *process, HANDLE *thread, ACCESS_MASK process_access,
                                             ACCESS_MASK thread_access, OBJECT_ATTRIBUTES *process_attributes,
                                             OBJECT_ATTRIBUTES *thread_attributes, ULONG process_flags,
                                             ULONG thread_flags, void *parameters, void *info, void *attributes);
typedef void *(NTAPI *add_handler)(ULONG first, PVECTORED_EXCEPTION_HANDLER handler);

static create_user_process real_create;
static add_handler real_add;

struct rtl_made { // RTL_USER_PROCESS_INFORMATION
    ULONG length;
    HANDLE process, thread;
    // and more
};

typedef NTSTATUS(NTAPI *rtl_create)(const UNICODE_STRING *path, ULONG a, void *parameters, void *b, void *c, HANDLE d,
                                    BOOLEAN e, HANDLE f, HANDLE g, struct rtl_made *made);
typedef NTSTATUS(NTAPI *rtl_create_ex)(const UNICODE_STRING *path, void *parameters, BOOLEAN a, void *b,
                                       struct rtl_made *made);
typedef NTSTATUS(NTAPI *rtl_clone)(ULONG flags, void *a, void *b, HANDLE c, struct rtl_made *made);
typedef BOOL(WINAPI *start_service)(void *service, DWORD count, const void *arguments);
typedef BOOL(WINAPI *query_service)(void *service, ULONG level, void *buffer, DWORD size, DWORD *needed);

typedef BOOLEAN(NTAPI *install_callback)(ULONGLONG id, ULONGLONG base, DWORD size, void *callback, void *context,
                                         const WCHAR *dll);

typedef void *(NTAPI *pc_to_module)(void *address, void **base);

static install_callback real_install;
static pc_to_module real_pc_to_module;
static rtl_create real_rtl_create;
static rtl_create_ex real_rtl_create_ex;
static rtl_clone real_rtl_clone;
static start_service real_start_a, real_start_w;

enum { THREAD_SUSPENDED = 1 };

static void record_child(uint32_t pid, uint32_t tid, uint32_t status, NTSTATUS error, const UNICODE_STRING *path) {
    agent_thread *t = w32t_thread_begin();
    if (!t || t->busy) return;
    t->busy = 1;
    uint32_t bytes = path && path->Buffer ? path->Length : 0, fault = 0;
    if (bytes > 0x1000) bytes = 0x1000;
    w32t_rec_child *r = w32t_reserve(t, (uint32_t)sizeof(*r) + ((bytes + 7) & ~7u));
    if (r) {
        r->ticks = agent_ticks();
        r->call = w32t_open_call(t);
        r->pid = pid;
        r->tid = tid;
        r->status = status;
        r->error = (uint32_t)error;
        r->path_bytes = bytes ? (uint32_t)w32t_copy_bytes(r + 1, path->Buffer, bytes, &fault) : 0;
        r->reserved = 0;
        w32t_commit(t, r, (uint32_t)sizeof(*r) + r->path_bytes, W32T_REC_CHILD, 0, 0);
    }
    t->busy = 0;
}

// A 32-bit process cannot write into a 64-bit one: the bridge, which is 64-bit, does it while the child is suspended.
static enum w32t_inject_result ask_bridge(w32t_slot *s, uint32_t request, NTSTATUS *status) {
    LARGE_INTEGER nap = {.QuadPart = -10000}; // 1 ms
    __atomic_store_n(&s->state, request, __ATOMIC_RELEASE);
    for (int i = 0; i < 3000; i++) {
        uint32_t state = __atomic_load_n(&s->state, __ATOMIC_ACQUIRE);
        if (state == W32T_SLOT_NO_AGENT) return W32T_INJECT_NO_AGENT;
        if (state != request) return W32T_INJECT_OK;
        if (__atomic_load_n(&w32t_agent.control->bridge_state, __ATOMIC_ACQUIRE) >= W32T_BRIDGE_DONE) break;
        NtDelayExecution(FALSE, &nap);
    }
    *status = STATUS_TIMEOUT;
    return W32T_INJECT_FAILED;
}

static void follow_within(HANDLE process, HANDLE thread, bool wanted, const UNICODE_STRING *path) {
    agent_state *a = &w32t_agent;
    PROCESS_BASIC_INFORMATION basic = {0};
    struct {
        NTSTATUS exit_status;
        void *teb;
        HANDLE pid, tid;
        ULONG_PTR affinity;
        LONG priority, base_priority;
    } of_thread = {0};
    NTSTATUS status = NtQueryInformationProcess(process, ProcessBasicInformation, &basic, sizeof(basic), NULL);
    NtQueryInformationThread(thread, (THREADINFOCLASS)0, &of_thread, sizeof(of_thread), NULL);
    uint32_t pid = (uint32_t)(uintptr_t)basic.UniqueProcessId, tid = (uint32_t)(uintptr_t)of_thread.tid;
    if (status < 0) {
        record_child(0, 0, W32T_CHILD_REFUSED, status, path);
        return;
    }
    if (!a->recording || a->control->flags & W32T_CONTROL_NO_FOLLOW || !wanted) {
        record_child(pid, tid, W32T_CHILD_NOT_ASKED, 0, path);
        return;
    }
    uint32_t word_size = 0, slot = w32t_slot_claim(a->control, pid, arch_teb_u32(TEB_PID), tid);
    if (slot == UINT32_MAX) {
        record_child(pid, tid, W32T_CHILD_REFUSED, STATUS_INSUFFICIENT_RESOURCES, path);
        return;
    }
    enum w32t_inject_result result = w32t_inject(process, a->control, a->control_path, slot, &word_size, &status);
    w32t_slot *s = &a->control->slots[slot];
    s->word_size = word_size;
    if (result != W32T_INJECT_OK && ARCH_WORD == 4) result = ask_bridge(s, W32T_SLOT_REQUEST, &status);
    if (result != W32T_INJECT_OK) __atomic_store_n(&s->state, W32T_SLOT_NO_AGENT, __ATOMIC_RELEASE);
    record_child(pid, tid,
                 result == W32T_INJECT_OK       ? W32T_CHILD_FOLLOWED
                 : result == W32T_INJECT_FAILED ? W32T_CHILD_REFUSED
                 : result == W32T_INJECT_CLOSED ? W32T_CHILD_PROTECTED
                                                : W32T_CHILD_WRONG_MACHINE,
                 result == W32T_INJECT_OK ? 0 : status, path);
}

// The service manager makes processes for others, too: ours are those it makes while a traced process waits for one (a
// thread that is ended in its wait counts until the recording ends).
static bool made_for_others(void) {
    const agent_state *a = &w32t_agent;
    return a->only_children &&
           (!a->recording || !__atomic_load_n(&a->control->starting, __ATOMIC_ACQUIRE) ||
            __atomic_load_n(&a->control->collector_state, __ATOMIC_ACQUIRE) == W32T_COLLECTOR_STOPPING);
}

// The control block stays mapped while somebody is within.
static void follow(HANDLE process, HANDLE thread, bool wanted, const UNICODE_STRING *path) {
    __atomic_add_fetch(&w32t_agent.within, 1, __ATOMIC_SEQ_CST);
    if (!made_for_others()) follow_within(process, thread, wanted, path);
    __atomic_sub_fetch(&w32t_agent.within, 1, __ATOMIC_SEQ_CST);
}

static bool known_process(uint32_t pid) {
    const w32t_control *c = w32t_agent.control;
    uint32_t count = __atomic_load_n(&c->slots_claimed, __ATOMIC_ACQUIRE);
    for (uint32_t i = 0; i < count && i < W32T_CONTROL_SLOTS; i++)
        if (c->slots[i].pid == pid && c->slots[i].state != W32T_SLOT_ENDED) return true;
    return false;
}

static bool followed(HANDLE process) {
    PROCESS_BASIC_INFORMATION basic = {0};
    return NtQueryInformationProcess(process, ProcessBasicInformation, &basic, sizeof(basic), NULL) >= 0 &&
           known_process((uint32_t)(uintptr_t)basic.UniqueProcessId);
}

static bool text_has(const UNICODE_STRING *s, const char *low) {
    size_t n = s->Length / sizeof(WCHAR), k = 0;
    while (low[k])
        k++;
    for (size_t i = 0; s->Buffer && i + k <= n; i++) {
        size_t same = 0;
        while (same < k &&
               (s->Buffer[i + same] == (WCHAR)low[same] || (s->Buffer[i + same] | 0x20) == (WCHAR)low[same]))
            same++;
        if (same == k) return true;
    }
    return false;
}

// `winedbg --auto PID EVENT`: Wine's own report of a crash. The program did not ask for it, and its tens of thousands
// of calls would bury those that led there.
static bool is_crash_debugger(const RTL_USER_PROCESS_PARAMETERS *p) {
    uint32_t flags;
    if (!w32t_agent.wine || !p) return false;
    memcpy(&flags, p->Reserved1 + 8, sizeof(flags));
    return flags & 1 && text_has(&p->ImagePathName, "\\winedbg.exe") &&
           text_has(&p->CommandLine, "--auto"); // 1: pointers, not offsets
}

// In the copy nobody else shares the rings' threads, but the rings are the same memory.
static void stop_in_clone(NTSTATUS status) {
    if (status != 0x129) return; // STATUS_PROCESS_CLONED
    w32t_agent.recording = 0;
    w32t_agent.quick = 0;
}

static NTSTATUS NTAPI special_create(HANDLE *process, HANDLE *thread, ACCESS_MASK process_access,
                                     ACCESS_MASK thread_access, OBJECT_ATTRIBUTES *process_attributes,
                                     OBJECT_ATTRIBUTES *thread_attributes, ULONG process_flags, ULONG thread_flags,
                                     void *parameters, void *info, void *attributes) {
    NTSTATUS status = real_create(process, thread, process_access, thread_access, process_attributes, thread_attributes,
                                  process_flags, thread_flags | THREAD_SUSPENDED, parameters, info, attributes);
    stop_in_clone(status);
    if (status < 0 || status == 0x129) return status;
    uint32_t last_error = arch_teb_u32(TEB_LAST_ERROR), last_status = arch_teb_u32(TEB_LAST_STATUS);
    const RTL_USER_PROCESS_PARAMETERS *p = parameters;
    uint32_t absolute = 0; // offsets, not pointers, unless a flag says so
    if (p) memcpy(&absolute, p->Reserved1 + 8, sizeof(absolute));
    follow(*process, *thread, !is_crash_debugger(p), absolute & 1 ? &p->ImagePathName : NULL);
    if (!(thread_flags & THREAD_SUSPENDED)) NtResumeThread(*thread, NULL);
    arch_teb_store_u32(TEB_LAST_ERROR, last_error);
    arch_teb_store_u32(TEB_LAST_STATUS, last_status);
    return status;
}

static void *NTAPI special_add(ULONG first, PVECTORED_EXCEPTION_HANDLER handler) {
    void *result = real_add(first, handler);
    if (first && w32t_agent.veh) {
        void *fresh = real_add(1, w32t_vectored);
        if (fresh) {
            RtlRemoveVectoredExceptionHandler(w32t_agent.veh);
            w32t_agent.veh = fresh;
        }
    }
    return result;
}

static BOOLEAN NTAPI special_install(ULONGLONG id, ULONGLONG base, DWORD size, void *callback, void *context,
                                     const WCHAR *dll) {
    __atomic_store_n(&w32t_agent.table_callbacks, 1, __ATOMIC_RELEASE); // before the first can be called
    return real_install(id, base, size, callback, context, dll);
}

static void *NTAPI special_pc_to_module(void *address, void **base) {
    return real_pc_to_module(w32t_stands_for(address), base);
}

// The child's first thread waits until the caller lets it run, so this is before its first instruction too. Where the
// system's own call inside was seen as well, the child has its agent already.
static void follow_made(NTSTATUS status, const struct rtl_made *made, const UNICODE_STRING *path) {
    uint32_t last_error = arch_teb_u32(TEB_LAST_ERROR), last_status = arch_teb_u32(TEB_LAST_STATUS);
    __atomic_add_fetch(&w32t_agent.within, 1, __ATOMIC_SEQ_CST);
    if (status >= 0 && made && w32t_agent.recording && !followed(made->process))
        follow(made->process, made->thread, true, path);
    __atomic_sub_fetch(&w32t_agent.within, 1, __ATOMIC_SEQ_CST);
    arch_teb_store_u32(TEB_LAST_ERROR, last_error);
    arch_teb_store_u32(TEB_LAST_STATUS, last_status);
}

static NTSTATUS NTAPI special_rtl_create(const UNICODE_STRING *path, ULONG a, void *parameters, void *b, void *c,
                                         HANDLE d, BOOLEAN e, HANDLE f, HANDLE g, struct rtl_made *made) {
    NTSTATUS status = real_rtl_create(path, a, parameters, b, c, d, e, f, g, made);
    follow_made(status, made, path);
    return status;
}

static NTSTATUS NTAPI special_rtl_create_ex(const UNICODE_STRING *path, void *parameters, BOOLEAN a, void *b,
                                            struct rtl_made *made) {
    NTSTATUS status = real_rtl_create_ex(path, parameters, a, b, made);
    follow_made(status, made, path);
    return status;
}

static NTSTATUS NTAPI special_rtl_clone(ULONG flags, void *a, void *b, HANDLE c, struct rtl_made *made) {
    NTSTATUS status = real_rtl_clone(flags, a, b, c, made);
    stop_in_clone(status);
    return status;
}

// The process of the service, 0 when it has none of its own that can be told.
static uint32_t service_process(void *service) {
    static const WCHAR *const names[] = {L"sechost.dll", L"advapi32.dll"};
    DWORD info[9] = {0}, needed; // SERVICE_STATUS_PROCESS
    for (int i = 0; i < 2; i++) {
        uint8_t *base = w32t_module_named(names[i], (uint32_t)w32t_length16((const uint16_t *)names[i]));
        query_service query = base ? (query_service)w32t_find_export(base, "QueryServiceStatusEx", 0, 0) : NULL;
        if (query) return query(service, 0, info, sizeof(info), &needed) ? info[7] : 0;
    }
    return 0;
}

static void follow_service(void *service) {
    agent_state *a = &w32t_agent;
    agent_thread *t = w32t_thread_begin();
    if (!t || t->busy) return;
    t->busy = 1; // what the query calls is not the program's doing
    uint32_t pid = service_process(service);
    t->busy = 0;
    if (!pid || known_process(pid)) return;
    if (a->control->flags & W32T_CONTROL_NO_FOLLOW) {
        record_child(pid, 0, W32T_CHILD_NOT_ASKED, 0, NULL);
        return;
    }
    NTSTATUS status = 0;
    uint32_t slot = w32t_slot_claim(a->control, pid, arch_teb_u32(TEB_PID), 0);
    enum w32t_inject_result result =
        slot == UINT32_MAX ? W32T_INJECT_FAILED : ask_bridge(&a->control->slots[slot], W32T_SLOT_ATTACH, &status);
    record_child(pid, 0, result == W32T_INJECT_OK ? W32T_CHILD_ATTACHED : W32T_CHILD_REFUSED, status, NULL);
}

// Once for a recording: whoever comes second waits as well.
static void join_manager(w32t_control *c) {
    LARGE_INTEGER nap = {.QuadPart = -10000}; // 1 ms
    uint32_t state = W32T_MANAGER_NONE;
    __atomic_compare_exchange_n(&c->manager, &state, W32T_MANAGER_ASKED, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED);
    for (int i = 0; i < 5000 && __atomic_load_n(&c->manager, __ATOMIC_ACQUIRE) == W32T_MANAGER_ASKED; i++) {
        if (__atomic_load_n(&c->bridge_state, __ATOMIC_ACQUIRE) >= W32T_BRIDGE_DONE) break;
        NtDelayExecution(FALSE, &nap);
    }
}

// Before the call goes on. Gives the control block it is counted in, NULL: it is not.
static w32t_control *starting(void) {
    agent_state *a = &w32t_agent;
    uint32_t last_error = arch_teb_u32(TEB_LAST_ERROR);
    __atomic_add_fetch(&a->within, 1, __ATOMIC_SEQ_CST);
    w32t_control *c = a->recording && !(a->control->flags & W32T_CONTROL_NO_FOLLOW) ? a->control : NULL;
    if (c) {
        join_manager(c);
        __atomic_add_fetch(&c->starting, 1, __ATOMIC_ACQ_REL);
    }
    __atomic_sub_fetch(&a->within, 1, __ATOMIC_SEQ_CST);
    arch_teb_store_u32(TEB_LAST_ERROR, last_error);
    return c;
}

// Never below zero: while the call went on the recording may have become another.
static void count_down(uint32_t *count) {
    uint32_t n = __atomic_load_n(count, __ATOMIC_ACQUIRE);
    while (n && !__atomic_compare_exchange_n(count, &n, n - 1, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
    }
}

static BOOL started(void *service, BOOL ok, const w32t_control *counted) {
    agent_state *a = &w32t_agent;
    uint32_t last_error = arch_teb_u32(TEB_LAST_ERROR);
    __atomic_add_fetch(&a->within, 1, __ATOMIC_SEQ_CST);
    if (a->recording) {
        if (counted && a->control == counted) count_down(&a->control->starting);
        if (ok) follow_service(service);
    }
    __atomic_sub_fetch(&a->within, 1, __ATOMIC_SEQ_CST);
    arch_teb_store_u32(TEB_LAST_ERROR, last_error);
    return ok;
}

static BOOL WINAPI special_start_a(void *service, DWORD count, const void *arguments) {
    const w32t_control *counted = starting();
    return started(service, real_start_a(service, count, arguments), counted);
}

static BOOL WINAPI special_start_w(void *service, DWORD count, const void *arguments) {
    const w32t_control *counted = starting();
    return started(service, real_start_w(service, count, arguments), counted);
}

void w32t_special_start(void) {
    void *found;
    WCHAR text[] = L"ntdll.dll";
    UNICODE_STRING name = {.Length = sizeof(text) - 2, .MaximumLength = sizeof(text), .Buffer = text};
    if (LdrGetDllHandle(NULL, NULL, &name, &found) < 0) return;
    real_create = (create_user_process)w32t_find_export(found, "NtCreateUserProcess", 0, 0);
    real_add = (add_handler)w32t_find_export(found, "RtlAddVectoredExceptionHandler", 0, 0);
}

// Functions found by their own name: the first module that exports one has it.
static const struct by_name {
    const char *name;
    void **real;
    void *ours;
} by_name[] = {
    {"RtlCreateUserProcess", (void **)&real_rtl_create, (void *)special_rtl_create},
    {"RtlCreateUserProcessEx", (void **)&real_rtl_create_ex, (void *)special_rtl_create_ex},
    {"RtlCloneUserProcess", (void **)&real_rtl_clone, (void *)special_rtl_clone},
    {"RtlInstallFunctionTableCallback", (void **)&real_install, (void *)special_install},
    {"RtlPcToFileHeader", (void **)&real_pc_to_module, (void *)special_pc_to_module},
    {"StartServiceA", (void **)&real_start_a, (void *)special_start_a},
    {"StartServiceW", (void **)&real_start_w, (void *)special_start_w},
};

static const struct by_name *named(const char *name) {
    for (size_t i = 0; i < sizeof(by_name) / sizeof(by_name[0]); i++)
        if (w32t_compare(name, by_name[i].name) == 0) return &by_name[i];
    return NULL;
}

bool w32t_special_name(const char *name) {
    return w32t_compare(name, "NtCreateUserProcess") == 0 || w32t_compare(name, "ZwCreateUserProcess") == 0 ||
           w32t_compare(name, "RtlAddVectoredExceptionHandler") == 0 ||
           w32t_compare(name, "AddVectoredExceptionHandler") == 0 || named(name);
}

void *w32t_special(const char *name, void *original) {
    if (original == (void *)real_create) return (void *)special_create;
    if (original == (void *)real_add) return (void *)special_add;
    const struct by_name *n = named(name);
    if (!n) return NULL;
    if (!*n->real || !w32t_module_of(*n->real)) *n->real = original;
    return original == *n->real ? n->ours : NULL;
}
