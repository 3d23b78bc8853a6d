// SPDX-License-Identifier: Apache-2.0
// The agent's life. As the first import of a process that has not run yet, its DllMain comes before any other code of
// the program: it finds the boot block, restores the import directory, maps control block and plan, opens the ring
// file, puts the hooks in.
//
// Attached to a running process it is loaded first and does nothing, then a second remote thread enters
// w32t_agent_attach with the boot block; w32t_agent_detach takes everything back and leaves stubs and code mapped for
// whoever is still inside.
//
// States (w32t_ring_file.state): STARTING -> LIVE -> ENDING (process detach) ; LIVE -> STOPPED when recording ends
// early. Whatever goes wrong before LIVE, the program runs on untraced: DllMain never fails.
#include "agent.h"
#include "inject.h"

agent_state w32t_agent;

__declspec(dllexport) void w32t_agent_present(void);
BOOL WINAPI w32t_agent_entry(HINSTANCE self, DWORD reason, void *reserved);

__declspec(dllexport) DWORD WINAPI w32t_agent_attach(w32t_boot *boot);
__declspec(dllexport) DWORD WINAPI w32t_agent_detach(void *unused);

// Ordinal 1: what the new import directory asks for.
void w32t_agent_present(void) {}

// Where this DLL lies: the linker's own mark at its start.
extern const IMAGE_DOS_HEADER w32t_image_start __asm__(ARCH_IMAGE_BASE_SYMBOL);
static uint8_t *w32t_image_base(void) {
    return (uint8_t *)(uintptr_t)&w32t_image_start;
}

static w32t_boot *find_boot(uint8_t *image, IMAGE_NT_HEADERS **headers) {
    IMAGE_NT_HEADERS *nt = (void *)(image + ((IMAGE_DOS_HEADER *)(void *)image)->e_lfanew);
    uint32_t rva = nt->OptionalHeader.DataDirectory[IMAGE_DIRECTORY_ENTRY_IMPORT].VirtualAddress;
    *headers = nt;
    if (rva < nt->OptionalHeader.SizeOfImage) return NULL; // not ours: loaded in another way
    w32t_boot *boot = (void *)(image + rva - sizeof(w32t_boot));
    return boot->magic == W32T_BOOT_MAGIC ? boot : NULL;
}

static void restore_imports(IMAGE_NT_HEADERS *nt, const w32t_boot *boot) {
    IMAGE_DATA_DIRECTORY *d = nt->OptionalHeader.DataDirectory;
    uint32_t old;
    if (!w32t_protect(d, IMAGE_NUMBEROF_DIRECTORY_ENTRIES * sizeof(*d), PAGE_READWRITE, &old)) return;
    d[IMAGE_DIRECTORY_ENTRY_IMPORT] = (IMAGE_DATA_DIRECTORY){boot->import_rva, boot->import_size};
    d[IMAGE_DIRECTORY_ENTRY_BOUND_IMPORT] = (IMAGE_DATA_DIRECTORY){boot->bound_rva, boot->bound_size};
    w32t_protect(d, IMAGE_NUMBEROF_DIRECTORY_ENTRIES * sizeof(*d), old, NULL);
}

// A TLS slot from the top: programs that print or assume their slot numbers get the same ones as untraced.
static bool claim_tls(void) {
    void *bitmap = nt_pointer(arch_teb_pointer(TEB_PEB), PEB_TLS_BITMAP);
    for (uint32_t slot = 64; slot-- > 1;) {
        if (!RtlAreBitsClear(bitmap, slot, 1)) continue;
        RtlSetBits(bitmap, slot, 1);
        w32t_agent.tls_offset = TEB_TLS_SLOTS + slot * ARCH_WORD;
        return true;
    }
    return false;
}

static uint16_t *append_number(uint16_t *to, uint32_t n) {
    uint16_t digits[10];
    uint32_t count = 0;
    do
        digits[count++] = (uint16_t)('0' + n % 10), n /= 10;
    while (n);
    while (count)
        *to++ = digits[--count];
    return to;
}

static void make_ring_path(void) {
    agent_state *a = &w32t_agent;
    size_t n = w32t_length16(a->control->ring_prefix);
    if (n >= W32T_CONTROL_PATH) n = 0;
    __builtin_memcpy(a->ring_path, a->control->ring_prefix, n * 2);
    uint16_t *to = append_number(a->ring_path + n, arch_teb_u32(TEB_PID));
    *to++ = '-';
    to = append_number(to, a->slot_index);
    *to = 0;
}

static bool map_control(const w32t_boot *boot) {
    agent_state *a = &w32t_agent;
    for (uint32_t i = 0; i + 1 < W32T_CONTROL_PATH; i++)
        a->control_path[i] = boot->control_path[i];
    a->control = w32t_map_file(a->control_path, 0, W32T_CONTROL_BYTES, 0, true, false);
    if (!a->control || a->control->magic != W32T_CONTROL_MAGIC || a->control->version != W32T_CONTROL_VERSION)
        return false;
    if (boot->slot >= W32T_CONTROL_SLOTS) return false;
    a->slot_index = boot->slot;
    a->slot = &a->control->slots[boot->slot];
    a->slot->agent_seen = 1;
    a->slot->word_size = ARCH_WORD;
    a->only_children = a->slot->only_children;
    // The bridge has given up waiting: nobody would take back what is done now.
    if (a->only_children && __atomic_load_n(&a->slot->state, __ATOMIC_ACQUIRE) != W32T_SLOT_CLAIMED) return false;
    return a->control->collector_state != W32T_COLLECTOR_STOPPING;
}

static bool map_plan(void) {
    agent_state *a = &w32t_agent;
    const uint16_t *path = a->control->plan_path[ARCH_CONTROL_INDEX];
    const w32t_plan *plan = w32t_map_file(path, 0, 0, 0, false, false);
    MEMORY_BASIC_INFORMATION info;
    if (!plan || NtQueryVirtualMemory(NT_SELF, plan, 0, &info, sizeof(info), NULL) < 0) return false;
    if (!w32t_plan_check(plan, info.RegionSize, ARCH_WORD)) return false;
    const uint8_t *base = (const uint8_t *)plan;
    a->plan = plan;
    a->dlls = (const void *)(base + plan->dlls_offset);
    a->functions = (const void *)(base + plan->functions_offset);
    a->captures = (const void *)(base + plan->captures_offset);
    a->interfaces = (const void *)(base + plan->interfaces_offset);
    a->methods = (const void *)(base + plan->methods_offset);
    a->learns = (const void *)(base + plan->learns_offset);
    a->strings = (const char *)base + plan->strings_offset;
    a->filters = (const void *)(base + plan->filters_offset);
    a->nodes = (const void *)(base + plan->nodes_offset);
    a->asks = plan->flags & W32T_PLAN_TRIGGERS || plan->most_a_site || plan->most_a_second;
    a->next_unknown = plan->functions;
    return true;
}

static void choose_clock(void) {
    WCHAR text[] = L"ntdll.dll";
    UNICODE_STRING name = {.Length = sizeof(text) - 2, .MaximumLength = sizeof(text), .Buffer = text};
    void *ntdll;
    w32t_agent.wine =
        LdrGetDllHandle(NULL, NULL, &name, &ntdll) >= 0 && w32t_find_export(ntdll, "wine_get_version", 0, 0);
    bool tsc = w32t_agent.wine && !(w32t_agent.control->flags & W32T_CONTROL_FORCE_QPC);
    w32t_agent.clock = tsc ? W32T_CLOCK_TSC : W32T_CLOCK_QPC;
}

static bool know_self(uint8_t *self) {
    agent_state *a = &w32t_agent;
    const IMAGE_DOS_HEADER *dos = (const void *)self;
    a->self = self;
    a->self_size = ((const IMAGE_NT_HEADERS *)(const void *)(self + dos->e_lfanew))->OptionalHeader.SizeOfImage;
    w32t_class_set(self, a->self_size, CLASS_AGENT);
    return w32t_class_table != NULL;
}

static void start_raw_calls(void) {
    agent_state *a = &w32t_agent;
    WCHAR name[] = L"ntdll.dll";
    uint8_t *base = w32t_module_named(name, 9);
    agent_module *m = base ? w32t_module_of(base) : NULL;
    if (!m || m->dll < 0) return;
    uint32_t id = __atomic_fetch_add(&a->next_unknown, 1, __ATOMIC_RELAXED);
    w32t_announce(id, (uint32_t)m->dll, "(raw system call)");
    w32t_raw_start(id);
}

static bool start(uint8_t *self, const w32t_boot *boot) {
    agent_state *a = &w32t_agent;
    uint64_t begin = arch_tsc();
    if (!know_self(self) || !map_control(boot)) return false;
    w32t_want_stacks = a->control->flags & W32T_CONTROL_STACKS;
    choose_clock();
    make_ring_path();
    if (!map_plan() || (!a->tls_offset && !claim_tls()) || !w32t_rings_open()) return false;
    a->recording = 1;
    // x86 keeps the return address in the list of open calls and has no short way.
    // A call that is asked something takes the long way too.
    bool plain =
        !a->asks && a->clock == W32T_CLOCK_TSC && !w32t_want_stacks && !(a->control->flags & W32T_CONTROL_DROP);
    a->quick = plain && ARCH_WORD == 8 ? AGENT_QUICK_START | AGENT_QUICK_STOP : 0;
    agent_thread *t = w32t_thread_begin();
    if (!t) return false;
    t->busy = 1; // nothing is recorded before everything is in place
    w32t_record_process(t);
    w32t_special_start();
    w32t_exceptions_start();
    w32t_modules_start();
    bool calls = !a->only_children;
    if (calls && (a->attached || a->control->flags & W32T_CONTROL_CODE_HOOKS)) w32t_patch_code();
    if (calls && a->control->flags & W32T_CONTROL_RAW_CALLS) start_raw_calls();
    a->file->hooked = a->hook_count;
    uint64_t end = arch_tsc();
    a->file->start_cost_ticks = end - begin;
    __atomic_store_n(&a->file->state, W32T_PROCESS_LIVE, __ATOMIC_RELEASE);
    __atomic_store_n(&a->slot->state, W32T_SLOT_LIVE, __ATOMIC_RELEASE);
    t->busy = 0;
    return true;
}

// First import of a process that has not run yet.
static void start_first(uint8_t *self) {
    IMAGE_NT_HEADERS *nt;
    w32t_boot *boot = find_boot(nt_pointer(arch_teb_pointer(TEB_PEB), PEB_IMAGE_BASE), &nt);
    if (!boot) return;
    restore_imports(nt, boot);
    start(self, boot);
}

NT_API LdrLockLoaderLock(ULONG flags, ULONG *state, ULONG_PTR *cookie);
NT_API LdrUnlockLoaderLock(ULONG flags, ULONG_PTR cookie);

static void take_back(void) {
    w32t_agent.detached = 1;
    w32t_stop_recording(W32T_STOP_LEFT);
    w32t_raw_stop();
    w32t_modules_stop();
    w32t_com_stop();
    w32t_unpatch_code();
    w32t_unpatch_tables();
    w32t_exceptions_stop();
    // Pointers to stubs that the program keeps pass through from now on, also when it is attached to again.
    for (agent_hook *h = w32t_agent.hooks; h; h = h->next)
        h->mask = 0;
}

static void nap(int64_t ms) {
    LARGE_INTEGER time = {.QuadPart = -10000 * ms};
    NtDelayExecution(FALSE, &time);
}

static uint32_t inside; // how many threads are in our code

static bool look_inside(CONTEXT *c) {
    uintptr_t at = arch_instruction_pointer(c);
    inside += at - (uintptr_t)w32t_agent.self < w32t_agent.self_size;
    return false;
}

// Lets go of what a recording that has ended was kept in: its files would stay on the disk, and their views in the
// address space, as long as the program lives. Nobody may be in the middle of a record then; what is left inside hooked
// calls finds its thread without a ring and passes through. `anyway`: the next recording is about to begin, so that the
// threads must leave the old one even when somebody is inside (or was ended there).
static void let_go(bool anyway) {
    agent_state *a = &w32t_agent;
    bool idle = false;
    for (int i = 0; !idle && i < 200; i++) {
        inside = 0;
        w32t_threads_stop(look_inside);
        idle = !inside && !w32t_threads_within();
        if (idle || (anyway && i == 199)) break;
        w32t_threads_go();
        nap(1);
    }
    if (!idle && !anyway) return;
    w32t_threads_retire(idle);
    w32t_threads_go();
    if (idle) {
        w32t_unmap(a->file);
        w32t_unmap(a->plan);
        w32t_unmap(a->control);
    }
    a->file = NULL;
    a->plan = NULL;
    a->control = NULL;
}

// The state of an earlier attachment becomes that of the next. Modules keep their stubs.
static void start_over(void) {
    agent_state *a = &w32t_agent;
    if (a->file) let_go(true);
    w32t_io_forget();
    w32t_com_again();
    w32t_modules_again();
    a->hook_count = 0;
    a->detached = 0;
}

// The collector of the recording that is under way has given no sign for a second.
static bool left_alone(void) {
    uint32_t beat = __atomic_load_n(&w32t_agent.control->heartbeat, __ATOMIC_ACQUIRE);
    nap(1000);
    return beat == __atomic_load_n(&w32t_agent.control->heartbeat, __ATOMIC_ACQUIRE);
}

// As in a process that was launched, the agent is the first to hear of a thread's start and the last to hear of its
// end: what other DLLs call then is the program's doing.
static void be_first(uint8_t *self) {
    const void *loader = nt_pointer(arch_teb_pointer(TEB_PEB), PEB_LDR);
    uint8_t *head = nt_at(loader, LDR_START_ORDER), *all = nt_at(loader, LDR_LOAD_ORDER);
    for (uint8_t *entry = nt_pointer(all, 0); entry != all; entry = nt_pointer(entry, 0)) {
        if (nt_pointer(entry, ENTRY_BASE) != self) continue;
        LIST_ENTRY *mine = nt_at(entry, ENTRY_START_ORDER), *first = (LIST_ENTRY *)(void *)head;
        if (!mine->Flink || !mine->Blink || mine->Flink->Blink != mine || mine->Blink->Flink != mine) return;
        mine->Blink->Flink = mine->Flink;
        mine->Flink->Blink = mine->Blink;
        mine->Flink = first->Flink;
        mine->Blink = first;
        first->Flink->Blink = mine;
        first->Flink = mine;
        return;
    }
}

static DWORD attach_locked(const w32t_boot *boot) {
    agent_state *a = &w32t_agent;
    if (a->file && !a->detached) take_back();
    if (a->detached) start_over();
    a->attached = 1;
    be_first(w32t_image_base());
    return start(w32t_image_base(), boot) ? 0 : ERROR_GEN_FAILURE;
}

// Thread routines of the bridge's remote threads. 0 = done.
DWORD WINAPI w32t_agent_attach(w32t_boot *boot) {
    static uint32_t entered;
    ULONG_PTR cookie;
    DWORD result = ERROR_LOCK_FAILED;
    if (!boot || boot->magic != W32T_BOOT_MAGIC) return ERROR_INVALID_PARAMETER;
    if (__atomic_exchange_n(&entered, 1, __ATOMIC_ACQ_REL)) return ERROR_BUSY;
    if (w32t_agent.file && !w32t_agent.detached && w32t_agent.recording && !left_alone())
        result = ERROR_ALREADY_EXISTS;
    else if (LdrLockLoaderLock(0, NULL, &cookie) >= 0) {
        result = attach_locked(boot);
        LdrUnlockLoaderLock(0, cookie);
    }
    __atomic_store_n(&entered, 0, __ATOMIC_RELEASE);
    return result;
}

DWORD WINAPI w32t_agent_detach(void *unused) {
    (void)unused;
    ULONG_PTR cookie;
    if (!w32t_agent.file || w32t_agent.detached) return 0;
    if (LdrLockLoaderLock(0, NULL, &cookie) < 0) return ERROR_LOCK_FAILED;
    take_back();
    let_go(false);
    LdrUnlockLoaderLock(0, cookie);
    return 0;
}

static void finish(void) {
    agent_state *a = &w32t_agent;
    if (!a->file || !a->tls_offset) return;
    agent_thread *t = w32t_thread_begin();
    if (t && !t->busy) {
        t->busy = 1;
        w32t_rec_process_end *r = w32t_reserve(t, sizeof(*r));
        if (r) {
            *r = (w32t_rec_process_end){.ticks = agent_ticks()};
            w32t_commit(t, r, sizeof(*r), W32T_REC_PROCESS_END, 0, 0);
        }
        t->busy = 0;
    }
    w32t_moment(&a->file->end_ticks, &a->file->end_qpc, &a->file->end_filetime);
    if (a->recording) __atomic_store_n(&a->file->state, W32T_PROCESS_ENDING, __ATOMIC_RELEASE);
}

BOOL WINAPI w32t_agent_entry(HINSTANCE self, DWORD reason, void *reserved) {
    (void)reserved;
    if (w32t_agent.detached) {
        if (reason == DLL_THREAD_DETACH) w32t_thread_finish(agent_current());
        return TRUE;
    }
    if (reason == DLL_PROCESS_ATTACH)
        start_first((uint8_t *)self);
    else if (!w32t_agent.tls_offset)
        return TRUE;
    else if (reason == DLL_THREAD_ATTACH)
        w32t_thread_begin();
    else if (reason == DLL_THREAD_DETACH)
        w32t_thread_finish(agent_current());
    else if (reason == DLL_PROCESS_DETACH)
        finish();
    return TRUE;
}
