// SPDX-License-Identifier: Apache-2.0
// COM: methods are hooked in the tables they are called through. In: the interface pointers that recorded calls hand
// out (plan.learns); out: stubs in the slots of their tables of methods, each with a hook like any function's.
//
// Objects, their pointers to tables and the code itself are left as they are: implementations compare table addresses
// to know their own objects again, and one function may serve many tables. A table is shared by all objects of a class,
// so one object seen makes them all recorded; who calls decides by the return address, as for functions.
//
// Of the program's own objects the calls of the system are recorded too: sinks, callbacks, class objects. They are met
// where the program hands them over (W32T_LEARN_GIVEN), and in what the system then asks of them by QueryInterface.
//
// A table belongs to the first interface seen on it until one that extends that comes (IUnknown, then IShellLinkW on
// the same pointer). A slot that does not hold code ends the table: an implementation may be older than the header.
#include "com.h"

enum {
    TABLES = 4096, // places in the index of tables, a power of two
    CHUNK_BYTES = 0x4000,
    CHUNK_STUBS = (CHUNK_BYTES - ARCH_STUB_HEAD) / ARCH_STUB_BYTES,
    CHUNKS = 32,
    KEPT = 1024, // lists of stubs to be used again, a power of two
    SPARE_BYTES = 0x10000,
    SPARES = 64,
};

typedef struct com_table {
    uintptr_t *slots;
    uint32_t interface;
    uint32_t count;
    uint32_t gone;            // with the module it lay in
    uint32_t image;           // lies in a module: never becomes another table
    struct com_table *before; // what was made for this place earlier
    uintptr_t stubs[];        // 0: the slot was left alone
} com_table;

static com_table *tables[TABLES];
static uint32_t table_count;
static uint32_t lock;    // held for microseconds, by a thread that waits for nothing
static uint32_t stopped; // no table is changed any more
static uint8_t *pool;    // CHUNKS * CHUNK_BYTES reserved
static uint32_t chunks, chunk_left;
static uint8_t *next_stub;
static agent_hook *next_hook;
// Stubs of earlier attachments, by the method they lead to: whoever kept one passes through to that method at any time,
// so they serve no other. Otherwise each attachment would make them all anew.
static agent_hook *kept[KEPT];
static uint8_t *spare; // for com_table
static size_t spare_left;
static uint8_t *spares[SPARES];
static uint32_t spares_made, spares_used;

void w32t_com_start(void) {
    if (pool || !w32t_agent.plan->interfaces) return;
    void *base = NULL;
    SIZE_T size = CHUNKS * CHUNK_BYTES;
    if (NtAllocateVirtualMemory(NT_SELF, &base, 0, &size, MEM_RESERVE, PAGE_READWRITE) < 0) return;
    w32t_class_set(base, size, CLASS_AGENT);
    pool = base;
}

static agent_hook **kept_at(uintptr_t method) {
    return &kept[(uint32_t)((uint64_t)method * 0x9e3779b97f4a7c15ull >> 40) & (KEPT - 1)];
}

static void keep_stubs(const com_table *t) {
    for (uint32_t i = 0; i < t->count; i++) {
        agent_hook *h = t->stubs[i] ? w32t_stub_hook((void *)t->stubs[i]) : NULL;
        if (!h) continue;
        agent_hook **list = kept_at((uintptr_t)h->original);
        h->kept = *list;
        *list = h;
    }
}

// Before a process is attached to again: its tables are as they were found, the stubs of the time before are kept.
void w32t_com_again(void) {
    for (uint32_t i = 0; i < TABLES; i++) {
        for (com_table *t = tables[i]; t; t = t->before)
            keep_stubs(t);
        tables[i] = NULL;
    }
    if (chunks == CHUNKS && !chunk_left) {
        pool = NULL;
        chunks = 0;
    }
    table_count = spares_used = 0;
    spare_left = 0;
    lock = stopped = 0;
}

// A thread that is suspended or ended inside must not stop the others: then there are no new tables.
static bool locked(void) {
    LARGE_INTEGER nap = {.QuadPart = -5000}; // 0.5 ms
    for (uint32_t turn = 0; turn < 400; turn++) {
        if (!__atomic_exchange_n(&lock, 1, __ATOMIC_ACQUIRE)) return true;
        if (turn < 200)
            NtYieldExecution();
        else
            NtDelayExecution(FALSE, &nap);
    }
    stopped = 1;
    return false;
}

static void unlock(void) {
    __atomic_store_n(&lock, 0, __ATOMIC_RELEASE);
}

bool w32t_com_word(uintptr_t from, uintptr_t *value) {
    uint32_t status;
    return from >= 0x10000 && w32t_copy_bytes(value, (const void *)from, sizeof(*value), &status) == sizeof(*value) &&
           status == 0;
}

// ---- interfaces

// Whether `derived` has all methods of `base` and in its places. Those of IUnknown everything has, whatever the row.
static bool extends(uint32_t derived, uint32_t base) {
    const w32t_plan_interface *d = &w32t_agent.interfaces[derived], *b = &w32t_agent.interfaces[base];
    if (b->count > d->count) return false;
    const w32t_plan_method *dm = w32t_agent.methods + d->first, *bm = w32t_agent.methods + b->first;
    for (uint32_t i = 3; i < b->count; i++)
        if ((dm[i].ref ^ bm[i].ref) & W32T_PLAN_METHOD_ROW) return false;
    return true;
}

// ---- the index of tables

static com_table **place_of(const uintptr_t *slots) {
    uint32_t at = (uint32_t)((uint64_t)(uintptr_t)slots * 0x9e3779b97f4a7c15ull >> 40) & (TABLES - 1);
    for (;; at = (at + 1) & (TABLES - 1)) {
        com_table *t = __atomic_load_n(&tables[at], __ATOMIC_ACQUIRE);
        if (!t || t->slots == slots) return &tables[at];
    }
}

// Whether nothing is to be done for an object of this interface with this table.
static bool settled(const com_table *t, uint32_t interface) {
    if (!t || t->gone) return false;
    for (uint32_t i = 0; i < t->count; i++) {
        uintptr_t now;
        if (!t->stubs[i]) continue;
        if (!w32t_com_word((uintptr_t)&t->slots[i], &now)) return true;
        if (now == t->stubs[i]) break;
        // Put back by someone: once more. Someone else's hook: it calls ours. Other memory: another table.
        if (!t->image || now == (uintptr_t)w32t_unstub((void *)t->stubs[i])) return false;
        break;
    }
    return extends(t->interface, interface) || !extends(interface, t->interface);
}

// ---- making a table's stubs

static bool is_code(uintptr_t address) {
    const agent_module *m = w32t_module_of((const void *)address);
    if (m) return w32t_code_at(m, (const void *)address);
    MEMORY_BASIC_INFORMATION info;
    return address >= 0x10000 && NtQueryVirtualMemory(NT_SELF, (void *)address, 0, &info, sizeof(info), NULL) >= 0 &&
           info.State == MEM_COMMIT && info.Protect & 0xf0;
}

// The method of slot i as it is without us; 0: no method.
static uintptr_t method_at(const uintptr_t *slots, uint32_t i) {
    uintptr_t method;
    if (!w32t_com_word((uintptr_t)&slots[i], &method)) return 0;
    method = (uintptr_t)w32t_unstub((void *)method);
    return is_code(method) ? method : 0;
}

// Whether a method is the program's own code (a module of its own, or code in none).
bool w32t_com_own(uintptr_t method) {
    return w32t_class_of((const void *)method) == CLASS_PROGRAM;
}

static bool chunk_new(void) {
    if (!pool || chunks == CHUNKS) return false;
    void *base = pool + (size_t)chunks * CHUNK_BYTES, *hooks = NULL;
    SIZE_T size = CHUNK_BYTES, room = CHUNK_STUBS * sizeof(agent_hook);
    if (NtAllocateVirtualMemory(NT_SELF, &base, 0, &size, MEM_COMMIT, PAGE_READWRITE) < 0) return false;
    if (NtAllocateVirtualMemory(NT_SELF, &hooks, 0, &room, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE) < 0) return false;
    void *thunk = w32t_thunk;
    __builtin_memcpy(base, &thunk, sizeof(thunk));
    next_stub = (uint8_t *)base + ARCH_STUB_HEAD;
    next_hook = hooks;
    for (uint32_t i = 0; i < CHUNK_STUBS; i++)
        arch_write_stub(next_stub + (size_t)i * ARCH_STUB_BYTES, next_hook + i, base);
    if (!w32t_protect(base, CHUNK_BYTES, PAGE_EXECUTE_READ, NULL)) return false;
    chunks++;
    chunk_left = CHUNK_STUBS;
    return true;
}

static agent_hook *kept_take(uintptr_t method) {
    for (agent_hook **at = kept_at(method); *at; at = &(*at)->kept) {
        agent_hook *h = *at;
        if (h->original != (void *)method) continue;
        *at = h->kept;
        return h;
    }
    return NULL;
}

static uintptr_t stub_new(uint32_t id, const w32t_plan_method *m, uintptr_t method) {
    const agent_state *a = &w32t_agent;
    agent_hook *h = kept_take(method), fresh = {.original = (void *)method, .classes = w32t_class_table};
    if (!h && !chunk_left && !chunk_new()) return 0;
    w32t_plan_function row = a->functions[m->ref & W32T_PLAN_METHOD_ROW];
    row.filter = m->filter;
    if (!(m->ref & W32T_PLAN_METHOD_RECORD)) {
        row.flags |= W32T_FN_SILENT;
        row.captures = 0;
    }
    w32t_hook_fill(&fresh, &row);
    if (w32t_com_own(method)) { // what the system asks of the program, and the objects it hands over with that
        fresh.mask = MASK_EVERY;
        if (fresh.gives) fresh.gives = AGENT_GIVES_ANY;
    }
    fresh.id = id;
    fresh.counted = 1;
    fresh.raw = (uint8_t *)method;
    // What a DLL of the program calls of its own is no more recorded than its functions are.
    const agent_module *home = w32t_module_of((const void *)method);
    if (home && !(a->plan->flags & W32T_PLAN_INTERNAL)) {
        fresh.owner = (uintptr_t)home->base;
        fresh.owner_size = home->size;
    }
    if (h) {
        w32t_hook_refill(h, &fresh);
        return (uintptr_t)h->stub;
    }
    h = next_hook++;
    fresh.stub = next_stub;
    next_stub += ARCH_STUB_BYTES;
    chunk_left--;
    *h = fresh;
    w32t_hook_list(h);
    return (uintptr_t)h->stub;
}

static com_table *table_new(uint32_t count) {
    size_t bytes = (sizeof(com_table) + count * sizeof(uintptr_t) + 15) & ~(size_t)15;
    if (bytes > SPARE_BYTES) return NULL;
    if (bytes > spare_left) {
        void *base = NULL;
        SIZE_T size = SPARE_BYTES;
        if (spares_used == SPARES) return NULL;
        if (spares_used == spares_made) {
            if (NtAllocateVirtualMemory(NT_SELF, &base, 0, &size, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE) < 0)
                return NULL;
            spares[spares_made++] = base;
        }
        spare = spares[spares_used++];
        spare_left = SPARE_BYTES;
    }
    com_table *t = (com_table *)(void *)spare;
    spare += bytes;
    spare_left -= bytes;
    return t;
}

static com_table *table_build(uintptr_t *slots, uint32_t interface, uint32_t first_id) {
    const w32t_plan_interface *of = &w32t_agent.interfaces[interface];
    com_table *t = table_new(of->count);
    if (!t) return NULL;
    t->slots = slots;
    t->interface = interface;
    t->count = 0;
    t->gone = 0;
    t->image = w32t_module_of(slots) != NULL;
    for (uint32_t i = 0; i < of->count; i++) {
        const w32t_plan_method *m = &w32t_agent.methods[of->first + i];
        uintptr_t method = method_at(slots, i);
        if (!method) break;
        bool wanted = m->ref & W32T_PLAN_METHOD_RECORD || w32t_agent.functions[m->ref & W32T_PLAN_METHOD_ROW].learns;
        t->stubs[i] = wanted ? stub_new(first_id + i, m, method) : 0;
        t->count++;
    }
    return t;
}

// ---- writing into a table

static void write_piece(com_table *t, uint32_t from, uint32_t to, bool in) {
    for (uint32_t i = from; i < to; i++) {
        if (!t->stubs[i] || (!in && t->slots[i] != t->stubs[i])) continue;
        __atomic_store_n(&t->slots[i], in ? t->stubs[i] : (uintptr_t)w32t_unstub((void *)t->stubs[i]),
                         __ATOMIC_RELEASE);
    }
}

// Stubs in, or out where they still are. Memory shared with other processes is left alone; where the table lies among
// code, its page stays executable all the time.
static void write_table(com_table *t, bool in) {
    const ULONG writable = PAGE_READWRITE | PAGE_WRITECOPY | PAGE_EXECUTE_READWRITE | PAGE_EXECUTE_WRITECOPY;
    for (uint32_t i = 0, end; i < t->count; i = end) {
        MEMORY_BASIC_INFORMATION info;
        if (NtQueryVirtualMemory(NT_SELF, &t->slots[i], 0, &info, sizeof(info), NULL) < 0) return;
        uintptr_t left = (uintptr_t)info.BaseAddress + info.RegionSize - (uintptr_t)&t->slots[i];
        end = left / sizeof(uintptr_t) < t->count - i ? i + (uint32_t)(left / sizeof(uintptr_t)) : t->count;
        if (end == i || info.State != MEM_COMMIT || info.Protect & (PAGE_GUARD | PAGE_NOACCESS)) return;
        if (info.Type != MEM_IMAGE && info.Type != MEM_PRIVATE) return;
        if (info.Protect & writable) {
            write_piece(t, i, end, in);
            continue;
        }
        size_t bytes = (end - i) * sizeof(uintptr_t);
        uint32_t old;
        if (!w32t_protect(&t->slots[i], bytes, info.Protect & 0xf0 ? PAGE_EXECUTE_READWRITE : PAGE_READWRITE, &old))
            return;
        write_piece(t, i, end, in);
        w32t_protect(&t->slots[i], bytes, old, NULL);
    }
}

// ---- learning

// Says what the ids of a table's methods mean: before the first call through it can be recorded by any thread.
static bool announce(agent_thread *t, const uintptr_t *slots, uint32_t interface, uint32_t first_id) {
    const w32t_plan_interface *of = &w32t_agent.interfaces[interface];
    const agent_module *m = w32t_module_of((const void *)method_at(slots, of->count > 3 ? 3 : 0));
    uint32_t units = m && m->name_units < 128 ? m->name_units : 0, n = 0;
    w32t_rec_interface *r = w32t_reserve(t, sizeof(*r) + 128 * 3);
    if (!r) return false;
    uint8_t *out = (uint8_t *)(r + 1);
    for (uint32_t i = 0; i < units; i++) { // surrogates stay as they are: the collector takes what is no UTF-8
        uint32_t c = m->name[i];
        if (c >= 'A' && c <= 'Z') c += 32;
        if (c < 0x80) {
            out[n++] = (uint8_t)c;
        } else if (c < 0x800) {
            out[n++] = (uint8_t)(0xc0 | c >> 6);
            out[n++] = (uint8_t)(0x80 | (c & 63));
        } else {
            out[n++] = (uint8_t)(0xe0 | c >> 12);
            out[n++] = (uint8_t)(0x80 | (c >> 6 & 63));
            out[n++] = (uint8_t)(0x80 | (c & 63));
        }
    }
    r->ticks = agent_ticks();
    r->interface = interface;
    r->methods = of->count;
    r->module_bytes = n;
    r->flags = w32t_com_own(method_at(slots, 0)) ? W32T_INTERFACE_OWN : 0;
    w32t_commit(t, r, (uint32_t)sizeof(*r) + n, W32T_REC_INTERFACE, 0, first_id);
    return true;
}

static void learn_table(agent_thread *t, uintptr_t *slots, uint32_t interface) {
    if (stopped || !pool || !method_at(slots, 0) || !method_at(slots, 1) || !method_at(slots, 2)) return;
    uint32_t count = w32t_agent.interfaces[interface].count;
    uint32_t first_id = __atomic_fetch_add(&w32t_agent.next_unknown, count, __ATOMIC_RELAXED);
    if (!announce(t, slots, interface, first_id) || !locked()) return;
    com_table **place = place_of(slots);
    com_table *fresh = NULL;
    if (!stopped && !settled(*place, interface) && (*place || table_count < TABLES * 3 / 4))
        fresh = table_build(slots, interface, first_id);
    if (fresh) {
        write_table(fresh, true);
        table_count += !*place;
        fresh->before = *place;
        __atomic_store_n(place, fresh, __ATOMIC_RELEASE);
    }
    unlock();
}

void w32t_com_object(agent_thread *t, uintptr_t object, uint32_t interface) {
    uintptr_t slots;
    if (interface == UINT32_MAX || !w32t_com_word(object, &slots) || slots < 0x10000 || slots % sizeof(uintptr_t))
        return;
    if (!settled(*place_of((uintptr_t *)slots), interface)) learn_table(t, (uintptr_t *)slots, interface);
}

// ---- the way back

void w32t_com_forget(const uint8_t *base, size_t size) {
    for (uint32_t i = 0; pool && i < TABLES; i++) {
        com_table *t = __atomic_load_n(&tables[i], __ATOMIC_ACQUIRE);
        if (t && (uintptr_t)t->slots - (uintptr_t)base < size) t->gone = 1;
    }
}

static bool stays(CONTEXT *context) {
    (void)context;
    return false;
}

// With the other threads stopped: a table on a heap cannot go away between the look and the write.
void w32t_com_stop(void) {
    if (!pool) return;
    bool mine = locked();
    stopped = 1;
    w32t_threads_stop(stays);
    for (uint32_t i = 0; i < TABLES; i++)
        if (tables[i] && !tables[i]->gone) write_table(tables[i], false);
    w32t_threads_go();
    if (mine) unlock();
}
