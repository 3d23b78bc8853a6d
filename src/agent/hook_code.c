// SPDX-License-Identifier: Apache-2.0
// The code engine: a jump at the start of each hooked function, for calls through pointers that were resolved before
// the agent came. The displaced instructions run from a trampoline
// that takes the place of hook.original. Which lines are recorded is decided by the return address as before, so both
// engines give the same ones.
//
// A function is left alone (its table hook stays) when it is too short, when its first instructions cannot be moved,
// contain a call, or are the target of a branch inside it.
#include "agent.h"
#include "base/nocrt/x86_move.h"

enum {
    JUMP_BYTES = 5,
    TRAMPOLINE_BYTES = 64,
    PLACE_BYTES = TRAMPOLINE_BYTES + ARCH_STUB_BYTES,
    SCAN_BYTES = 4096,
    TABLE_SIZE = 0x8000
};

typedef struct patch {
    uint8_t *target; // NULL: free place in the table
    uint8_t *trampoline;
    uint8_t *stub; // of the code engine, with a hook of its own
    agent_hook *own;
    uint8_t saved[16];
    uint32_t taken;
    uint8_t count;
    uint8_t from_at[16], to_at[16];
    uint8_t active;
    uint8_t gone;
    uint8_t idle; // of an earlier attachment: to be used again when its function is still the same
} patch;

static patch *table;  // open addressing by target
static patch **order; // those in use, as they were made: functions of one module lie together
static uint32_t used;
static bool switched; // the jumps are in

static patch *place_of(const void *target) {
    uint32_t at = (uint32_t)((uint64_t)(uintptr_t)target * 0x9e3779b97f4a7c15ull >> 40) % TABLE_SIZE;
    while (table[at].target && table[at].target != target)
        at = (at + 1) % TABLE_SIZE;
    return &table[at];
}

// Code that follows a return or jump before the end of the unwind entry is reached is still scanned: it is
// straight-line decoding, which cannot miss a branch unless data lies between the instructions.
static bool branched_into(const uint8_t *code, uint32_t length, uint32_t taken) {
    w32t_insn insn;
    for (uint32_t at = taken; at < length;) {
        unsigned n = w32t_insn_decode(code + at, length - at, ARCH_WORD == 8, &insn);
        if (!n) return false;
        if (insn.relative_size) {
            int64_t to = (int64_t)at + n + insn.relative;
            if (to > 0 && to < taken) return true;
        }
        at += n;
    }
    return false;
}

static bool has_call(const uint8_t *code, uint32_t taken) {
    w32t_insn insn;
    for (uint32_t at = 0; at < taken;) {
        unsigned n = w32t_insn_decode(code + at, 15, ARCH_WORD == 8, &insn);
        if (!n || insn.kind == W32T_INSN_CALL || (insn.opcode == 0xff && insn.map == 0 && insn.kind == W32T_INSN_PLAIN))
            return true;
        at += n;
    }
    return false;
}

static bool reaches(const uint8_t *from, const uint8_t *to) {
    int64_t distance = (int64_t)(to - from);
    return distance < 0x7fff0000 && distance > -0x7fff0000;
}

// Calls that come in by the jump also come from the function's own module, which no table shows: those are not
// recorded.
static agent_hook hook_by_code(const agent_module *m, const agent_hook *h, uint8_t *trampoline) {
    agent_hook own = *h;
    own.original = trampoline;
    own.owner = (uintptr_t)m->base;
    own.owner_size = m->size;
    return own;
}

static agent_hook *code_hook(const agent_module *m, const agent_hook *h, uint8_t *trampoline) {
    agent_hook *own = w32t_alloc(sizeof(*own));
    if (!own) return NULL;
    *own = hook_by_code(m, h, trampoline);
    w32t_hook_list(own);
    return own;
}

static uint32_t scan_bytes(const agent_module *m, const uint8_t *code) {
    uint32_t left = (uint32_t)(m->base + m->size - code), length = arch_function_bytes(code);
    if (length > left) length = left;
    return length < SCAN_BYTES ? length : SCAN_BYTES;
}

// The trampoline and stub that the function had the last time serve again.
static bool prepare_again(const agent_module *m, const agent_hook *h) {
    patch *p = place_of(h->raw);
    if (!p->target || !p->idle || p->gone || m->base + m->size - p->target < 16) return false;
    for (uint32_t i = 0; i < p->taken; i++)
        if (p->target[i] != p->saved[i]) return false;
    if (branched_into(p->target, scan_bytes(m, p->target), p->taken)) return false;
    agent_hook own = hook_by_code(m, h, p->trampoline);
    w32t_hook_refill(p->own, &own);
    p->idle = 0;
    return true;
}

// Prepares the trampoline and the stub of one function; the jump itself is written later, with all threads stopped.
static bool prepare(agent_module *m, agent_hook *h, uint8_t *head, uint8_t *trampoline) {
    patch *p = place_of(h->raw);
    bool again = p->target && (p->gone || p->idle); // of a module that was unloaded, of other code
    if ((p->target && !again) || used > TABLE_SIZE / 2) return false;
    uint8_t *code = h->raw;
    uint32_t left = (uint32_t)(m->base + m->size - code);
    if (left < 16 || !reaches(code, head) || !reaches(code, trampoline)) return false;
    w32t_moved moved;
    if (w32t_insn_move(code, left < 32 ? left : 32, (uintptr_t)code, JUMP_BYTES, trampoline, TRAMPOLINE_BYTES,
                       (uintptr_t)trampoline, ARCH_WORD == 8, &moved) != W32T_MOVE_OK)
        return false;
    if (moved.taken > sizeof(p->saved) || has_call(code, moved.taken) ||
        branched_into(code, scan_bytes(m, code), moved.taken))
        return false;
    agent_hook *own = code_hook(m, h, trampoline);
    if (!own) return false;
    uint8_t *stub = trampoline + TRAMPOLINE_BYTES;
    arch_write_stub(stub, own, head);
    own->stub = stub;
    *p = (patch){
        .target = code, .trampoline = trampoline, .stub = stub, .own = own, .taken = moved.taken, .count = moved.count};
    for (uint32_t i = 0; i < moved.taken; i++)
        p->saved[i] = code[i];
    for (uint32_t i = 0; i < 16; i++)
        p->from_at[i] = moved.from_at[i], p->to_at[i] = moved.to_at[i];
    if (!again) order[used++] = p;
    return true;
}

static bool in_left_out(const agent_module *m, const void *function) {
    for (uint32_t i = 0; i < m->left_out_count; i++)
        if (m->left_out[i] == function) return true;
    return false;
}

static bool left_out(const agent_module *m, const void *function) {
    if (in_left_out(m, function)) return true;
    for (uint32_t i = 0; i < w32t_agent.module_count; i++) // kernel32 and kernelbase pass on to ntdll
        if (w32t_agent.module[i].special && in_left_out(&w32t_agent.module[i], function)) return true;
    return false;
}

static bool wanted_here(const agent_module *m, const agent_hook *h, const agent_module *home) {
    if (!h || h->flags & AGENT_HOOK_SPECIAL || !h->raw || left_out(m, h->raw)) return false;
    return m == home ? h->target != NULL : !h->target && w32t_module_of(h->raw) == home;
}

// The functions of module `home` that exports of m stand for: its own, or those it forwards to.
static void prepare_module(agent_module *m, agent_module *home) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < m->exports; i++) {
        const agent_hook *h = m->stub_of[i] ? w32t_stub_hook(m->stub_of[i]) : NULL;
        if (!wanted_here(m, h, home) || prepare_again(home, h)) continue;
        const patch *p = place_of(h->raw);
        count += !p->target || p->gone || p->idle;
    }
    size_t bytes = ARCH_STUB_HEAD + (size_t)count * PLACE_BYTES;
    uint8_t *pool = count ? w32t_alloc_near(home->base + home->size, bytes) : NULL, *next = pool + ARCH_STUB_HEAD;
    if (!pool) return;
    void *thunk = w32t_thunk;
    __builtin_memcpy(pool, &thunk, sizeof(thunk));
    for (uint32_t i = 0; i < m->exports; i++) {
        agent_hook *h = m->stub_of[i] ? w32t_stub_hook(m->stub_of[i]) : NULL;
        if (wanted_here(m, h, home) && prepare(home, h, pool, next)) next += PLACE_BYTES;
    }
    if (next == pool + ARCH_STUB_HEAD) { // none can be moved
        w32t_free(pool);
        return;
    }
    w32t_class_set(pool, bytes, CLASS_AGENT);
    w32t_trampolines_add(pool, bytes);
    w32t_protect(pool, bytes, PAGE_EXECUTE_READ, NULL);
}

static void prepare_all(void) {
    agent_module *all = w32t_agent.module;
    for (uint32_t i = 0; i < w32t_agent.module_count; i++)
        if (!all[i].gone && all[i].stub_of) prepare_module(&all[i], &all[i]);
    for (uint32_t i = 0; i < w32t_agent.module_count; i++)
        for (uint32_t k = 0; all[i].kernel32 && !all[i].gone && all[i].stub_of && k < w32t_agent.module_count; k++)
            if (k != i && all[k].special && !all[k].gone) prepare_module(&all[i], &all[k]);
}

// An old pointer to what kernel32 forwards to ntdll (HeapAlloc, SetLastError …) was nearly always asked for by
// kernel32's name: that is what the call is recorded as, like the calls through tables.
static void prefer_forwarders(const agent_module *m) {
    for (uint32_t i = 0; i < m->exports; i++) {
        const agent_hook *h = m->stub_of[i] ? w32t_stub_hook(m->stub_of[i]) : NULL;
        patch *p = h && !h->target && h->mask && h->raw && !(h->flags & AGENT_HOOK_SPECIAL) ? place_of(h->raw) : NULL;
        if (!p || !p->target || p->idle) continue;
        agent_hook own = *h;
        own.original = p->own->original;
        own.owner = p->own->owner;
        own.owner_size = p->own->owner_size;
        w32t_hook_refill(p->own, &own);
    }
}

// A thread stopped on an instruction that is about to change goes on at its copy; on the way back, at the original.
static void move_thread(CONTEXT *c, bool out) {
    uintptr_t at = arch_instruction_pointer(c);
    for (uint32_t i = 0; i < TABLE_SIZE; i++) {
        const patch *p = &table[i];
        if (!p->target || p->idle) continue;
        const uint8_t *from = out ? p->trampoline : p->target, *to = out ? p->target : p->trampoline;
        const uint8_t *from_at = out ? p->to_at : p->from_at, *to_at = out ? p->from_at : p->to_at;
        if (at < (uintptr_t)from || at >= (uintptr_t)from + TRAMPOLINE_BYTES) continue;
        for (uint32_t k = 0; k < p->count; k++)
            if (at == (uintptr_t)from + from_at[k] && (out || k > 0)) arch_resume_at(c, (uintptr_t)to + to_at[k]);
        return;
    }
}

static bool moved_out(CONTEXT *c) {
    uintptr_t before = arch_instruction_pointer(c);
    move_thread(c, true);
    return arch_instruction_pointer(c) != before;
}
static bool moved_in(CONTEXT *c) {
    uintptr_t before = arch_instruction_pointer(c);
    move_thread(c, false);
    return arch_instruction_pointer(c) != before;
}

static int32_t jump_distance(const patch *p) {
    return (int32_t)(p->stub - (p->target + JUMP_BYTES));
}

// Somebody else has hooked the function on top of us: their way to it leads through our stub, so it stays.
static bool is_ours(const patch *p) {
    int32_t distance;
    __builtin_memcpy(&distance, p->target + 1, sizeof(distance));
    return p->target[0] == 0xe9 && distance == jump_distance(p);
}

static void write_jump(const patch *p) {
    int32_t distance = jump_distance(p);
    p->target[0] = 0xe9;
    __builtin_memcpy(p->target + 1, &distance, 4);
    for (uint32_t i = JUMP_BYTES; i < p->taken; i++)
        p->target[i] = 0xcc;
}

// Opens or closes the code pages of a module: one change of protection for all its functions.
static bool code_pages(agent_module *m, bool open) {
    const IMAGE_NT_HEADERS *nt = (const void *)(m->base + ((const IMAGE_DOS_HEADER *)(const void *)m->base)->e_lfanew);
    const IMAGE_SECTION_HEADER *s = IMAGE_FIRST_SECTION(nt);
    bool ok = true;
    for (uint32_t i = 0; i < nt->FileHeader.NumberOfSections; i++) {
        if (!(s[i].Characteristics & IMAGE_SCN_MEM_EXECUTE)) continue;
        uint32_t bytes = s[i].Misc.VirtualSize ? s[i].Misc.VirtualSize : s[i].SizeOfRawData;
        bool writes = s[i].Characteristics & IMAGE_SCN_MEM_WRITE;
        uint32_t protect = open || writes ? PAGE_EXECUTE_READWRITE : PAGE_EXECUTE_READ;
        ok &= w32t_protect(m->base + s[i].VirtualAddress, bytes, protect, NULL);
    }
    return ok;
}

static patch *patch_of(const agent_hook *h, const uint8_t *target) {
    patch *p = h && target && !(h->flags & AGENT_HOOK_SPECIAL) ? place_of(target) : NULL;
    return p && p->target && !p->idle ? p : NULL;
}

// Every hook that ends at a patched function, also by forwarding: on the way in before the jumps, or the system calls
// made in between would run in circles; on the way out after them.
static void switch_originals_of(agent_module *m, bool on) {
    for (uint32_t i = 0; !m->gone && i < m->exports; i++) {
        agent_hook *h = m->stub_of[i] ? w32t_stub_hook(m->stub_of[i]) : NULL;
        patch *p = h ? patch_of(h, h->raw) : NULL;
        if (p && !p->gone) h->original = on ? p->trampoline : h->raw;
    }
}

static void switch_originals(bool on) {
    for (uint32_t k = 0; k < w32t_agent.module_count; k++)
        switch_originals_of(&w32t_agent.module[k], on);
}

// Jumps in or the old bytes back; stubs and trampolines stay mapped for whoever is inside.
static void switch_code(bool on) {
    agent_module *open = NULL;
    for (uint32_t i = 0; i < used; i++) {
        patch *p = order[i];
        if (p->gone || p->idle || p->active == on) continue;
        if (!open || p->target < open->base || p->target >= open->base + open->size) {
            if (open) code_pages(open, false);
            open = w32t_module_of(p->target);
            if (open && !code_pages(open, true)) open = NULL;
        }
        if (!open) continue;
        if (on)
            write_jump(p);
        else if (is_ours(p))
            for (uint32_t b = 0; b < p->taken; b++)
                p->target[b] = p->saved[b];
        p->active = on;
    }
    if (open) code_pages(open, false);
}

// A module has gone, its code with it.
void w32t_code_forget(const uint8_t *base, size_t size) {
    for (uint32_t i = 0; i < used; i++)
        if (order[i]->target >= base && order[i]->target < base + size) order[i]->gone = 1;
}

static uint32_t in_use(void) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < used; i++)
        count += !order[i]->gone && !order[i]->idle;
    return count;
}

// A module that was loaded while code is patched: it has not run yet, so nobody has to be stopped.
void w32t_code_module(agent_module *m) {
    if (!switched || !m->stub_of) return;
    w32t_list_left_out(m);
    prepare_module(m, m);
    switch_originals_of(m, true);
    switch_code(true);
    w32t_agent.file->code_hooked = in_use();
}

static bool table_made(void) {
    if (table && order) return true;
    if (!table) table = w32t_alloc(TABLE_SIZE * sizeof(*table));
    if (!order) order = w32t_alloc(TABLE_SIZE * sizeof(*order));
    if (table) __builtin_memset(table, 0, TABLE_SIZE * sizeof(*table));
    return table && order;
}

void w32t_patch_code(void) {
    if (!table_made()) return;
    for (uint32_t i = 0; i < used; i++)
        order[i]->idle = 1;
    for (uint32_t i = 0; i < w32t_agent.module_count; i++)
        w32t_list_left_out(&w32t_agent.module[i]);
    prepare_all();
    for (uint32_t i = 0; i < w32t_agent.module_count; i++)
        if (!w32t_agent.module[i].gone && w32t_agent.module[i].kernel32) prefer_forwarders(&w32t_agent.module[i]);
    w32t_threads_stop(moved_in);
    switch_originals(true);
    switch_code(true);
    w32t_threads_go();
    switched = true;
    w32t_agent.file->code_hooked = in_use();
}

void w32t_unpatch_code(void) {
    if (!switched) return;
    switched = false;
    w32t_threads_stop(moved_out);
    switch_code(false);
    switch_originals(false);
    w32t_threads_go();
}
