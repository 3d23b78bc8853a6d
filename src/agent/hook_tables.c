// SPDX-License-Identifier: Apache-2.0
// The table engine: for each export of a DLL in the plan a hook and a stub; stubs go into the export table (so
// GetProcAddress and modules loaded later get them) and into import tables of modules that are already bound. Forwarded
// exports get a stub of their own and so keep the name they were asked for.
#include "agent.h"

// ---- reading an image in memory: every offset is checked against the image's size

typedef struct exports {
    uint8_t *base;
    uint32_t size;  // of the image
    uint32_t start; // of the export directory
    uint32_t end;
    uint32_t count, names, ordinal_base;
    uint32_t *functions;
    const uint32_t *name;
    const uint16_t *ordinal;
} exports;

static const IMAGE_NT_HEADERS *headers_of(const uint8_t *base) {
    const IMAGE_DOS_HEADER *dos = (const void *)base;
    if (dos->e_magic != IMAGE_DOS_SIGNATURE || (uint32_t)dos->e_lfanew > 0x1000) return NULL;
    const IMAGE_NT_HEADERS *nt = (const void *)(base + dos->e_lfanew);
    return nt->Signature == IMAGE_NT_SIGNATURE && nt->FileHeader.Machine == ARCH_MACHINE ? nt : NULL;
}

static bool inside(uint32_t size, uint32_t at, uint64_t bytes) {
    return at && at < size && bytes <= size - at;
}

static bool exports_of(uint8_t *base, exports *e) {
    const IMAGE_NT_HEADERS *nt = headers_of(base);
    if (!nt || nt->OptionalHeader.NumberOfRvaAndSizes <= IMAGE_DIRECTORY_ENTRY_EXPORT) return false;
    const IMAGE_DATA_DIRECTORY *d = &nt->OptionalHeader.DataDirectory[IMAGE_DIRECTORY_ENTRY_EXPORT];
    uint32_t size = nt->OptionalHeader.SizeOfImage;
    if (!inside(size, d->VirtualAddress, d->Size) || d->Size < sizeof(IMAGE_EXPORT_DIRECTORY)) return false;
    const IMAGE_EXPORT_DIRECTORY *x = (const void *)(base + d->VirtualAddress);
    if (!inside(size, x->AddressOfFunctions, x->NumberOfFunctions * 4ull)) return false;
    if (x->NumberOfNames && (!inside(size, x->AddressOfNames, x->NumberOfNames * 4ull) ||
                             !inside(size, x->AddressOfNameOrdinals, x->NumberOfNames * 2ull)))
        return false;
    *e = (exports){.base = base, .size = size, .start = d->VirtualAddress, .end = d->VirtualAddress + d->Size};
    e->count = x->NumberOfFunctions;
    e->names = x->NumberOfNames;
    e->ordinal_base = x->Base;
    e->functions = (void *)(base + x->AddressOfFunctions);
    e->name = (const void *)(base + x->AddressOfNames);
    e->ordinal = (const void *)(base + x->AddressOfNameOrdinals);
    return true;
}

static const char *export_name(const exports *e, uint32_t i) {
    return e->name[i] < e->size ? (const char *)e->base + e->name[i] : "";
}

// The index of an export, UINT32_MAX if there is none. `hint` is where the import says to look first.
static uint32_t find_name(const exports *e, const char *name, uint32_t hint) {
    if (hint < e->names && w32t_compare(export_name(e, hint), name) == 0) return e->ordinal[hint];
    uint32_t low = 0, high = e->names;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        int order = w32t_compare(export_name(e, middle), name);
        if (order == 0) return e->ordinal[middle];
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return UINT32_MAX;
}

static bool is_code(const uint8_t *base, uint32_t rva) {
    const IMAGE_NT_HEADERS *nt = headers_of(base);
    const IMAGE_SECTION_HEADER *s = IMAGE_FIRST_SECTION(nt);
    for (uint32_t i = 0; i < nt->FileHeader.NumberOfSections; i++) {
        uint32_t bytes = s[i].Misc.VirtualSize > s[i].SizeOfRawData ? s[i].Misc.VirtualSize : s[i].SizeOfRawData;
        if (rva >= s[i].VirtualAddress && rva - s[i].VirtualAddress < bytes)
            return (s[i].Characteristics & IMAGE_SCN_MEM_EXECUTE) != 0;
    }
    return false;
}

bool w32t_code_at(const agent_module *m, const void *address) {
    return is_code(m->base, (uint32_t)((const uint8_t *)address - m->base));
}

static uint32_t number_of(const char *digits) {
    uint32_t n = 0;
    while (*digits >= '0' && *digits <= '9' && n < 0x10000)
        n = n * 10 + (uint32_t)(*digits++ - '0');
    return n;
}

// "DLL.Name" or "DLL.#12". Only DLLs already loaded are followed: loading one here would change the program's load
// order.
static void *forwarded(const char *text, int depth) {
    WCHAR dll[128];
    uint32_t n = 0, last = 0;
    for (uint32_t i = 0; text[i]; i++)
        if (text[i] == '.') last = i;
    if (!last || last + 6 > sizeof(dll) / sizeof(dll[0])) return NULL;
    for (; n < last; n++)
        dll[n] = (uint8_t)text[n];
    for (const char *dot = ".dll"; *dot; dot++)
        dll[n++] = (uint8_t)*dot;
    dll[n] = 0; // Wine takes the buffer for a terminated string
    uint8_t *base = w32t_module_named(dll, n);
    if (!base) return NULL;
    const char *rest = text + last + 1;
    return *rest == '#' ? w32t_find_export(base, NULL, number_of(rest + 1), depth + 1)
                        : w32t_find_export(base, rest, 0, depth + 1);
}

void *w32t_find_export(uint8_t *base, const char *name, uint32_t ordinal, int depth) {
    exports e;
    if (depth > 8 || !exports_of(base, &e)) return NULL;
    uint32_t index = name ? find_name(&e, name, UINT32_MAX) : ordinal - e.ordinal_base;
    if (index >= e.count || !e.functions[index]) return NULL;
    uint32_t rva = e.functions[index];
    if (rva >= e.start && rva < e.end) return forwarded((const char *)base + rva, depth);
    return w32t_unstub(base + rva);
}

// Memory of ours without stubs in it: trampolines of the code engine.
static struct {
    const uint8_t *at;
    size_t size;
} trampolines[AGENT_MAX_MODULES * 4];
static uint32_t trampoline_pools;

void w32t_trampolines_add(const uint8_t *pool, size_t size) {
    if (trampoline_pools == sizeof(trampolines) / sizeof(trampolines[0])) return;
    trampolines[trampoline_pools].at = pool;
    trampolines[trampoline_pools++].size = size;
}

// Stubs by their place: programs that hook functions themselves write over the ones they were handed.
static struct {
    const uint8_t *first;
    uint32_t count;
    agent_hook **hooks;
} stub_pools[AGENT_MAX_MODULES * 4];
static uint32_t stub_pool_count;

agent_hook *w32t_stub_hook(const void *stub) {
    const uint8_t *at = stub;
    if (arch_stub_intact(at)) return arch_stub_hook(at);
    for (uint32_t i = 0; i < stub_pool_count; i++) {
        uintptr_t index = (uintptr_t)(at - stub_pools[i].first) / ARCH_STUB_BYTES;
        if (at >= stub_pools[i].first && index < stub_pools[i].count) return stub_pools[i].hooks[index];
    }
    return NULL;
}

static agent_hook *hook_of_stub(const uint8_t *at) {
    if (w32t_class_of(at) != CLASS_AGENT || (at >= w32t_agent.self && at < w32t_agent.self + w32t_agent.self_size))
        return NULL;
    for (uint32_t i = 0; i < trampoline_pools; i++)
        if (at >= trampolines[i].at && at < trampolines[i].at + trampolines[i].size) return NULL;
    return w32t_stub_hook(at);
}

void *w32t_stands_for(void *address) {
    const uint8_t *at = address;
    if (w32t_class_of(at) != CLASS_AGENT) return address;
    for (uint32_t i = 0; i < stub_pool_count; i++)
        if (at >= stub_pools[i].first && (uintptr_t)(at - stub_pools[i].first) / ARCH_STUB_BYTES < stub_pools[i].count)
            return stub_pools[i].hooks[(uintptr_t)(at - stub_pools[i].first) / ARCH_STUB_BYTES]->raw;
    return address;
}

void *w32t_unstub(void *address) {
    agent_hook *h = hook_of_stub(address);
    return h ? h->raw : address;
}

// ---- what is never wrapped

// Frames, contexts and unwinding: these look at or rebuild their caller's frame, which would be ours. Language handlers
// are called by the system with its own frame data. Dispatchers are entered by the kernel, not called.
// `name@@BYTES`: vectorcall, whose arguments travel in registers that are not kept here.
static bool is_vectorcall(const char *name) {
    const char *at = name;
    if (*name == '?') return false;
    while (*at && !(at[0] == '@' && at[1] == '@'))
        at++;
    if (!*at || !at[2]) return false;
    for (at += 2; *at; at++)
        if (*at < '0' || *at > '9') return false;
    return true;
}

static bool never_wrapped(const char *name) {
    static const char *const exact[] = {"RtlCaptureContext",
                                        "RtlCaptureContext2",
                                        "RtlRestoreContext",
                                        "RtlVirtualUnwind",
                                        "RtlVirtualUnwind2",
                                        "RtlLookupFunctionEntry",
                                        "RtlCaptureStackBackTrace",
                                        "CaptureStackBackTrace",
                                        "RtlWalkFrameChain",
                                        "RtlGetCallersAddress",
                                        "NtContinue",
                                        "ZwContinue",
                                        "NtContinueEx",
                                        "ZwContinueEx",
                                        "NtRaiseException",
                                        "ZwRaiseException",
                                        "RtlUserThreadStart",
                                        "LdrInitializeThunk",
                                        "RtlUserFiberStart",
                                        "NtCallbackReturn",
                                        "ZwCallbackReturn",
                                        "_abnormal_termination",
                                        "_global_unwind2",
                                        "_ftol",
                                        "_ftol2",
                                        "_ftol2_sse",
                                        "_EH_prolog",
                                        "_fltused"};
    static const char *const starts[] = {"RtlUnwind",
                                         "Ki",
                                         "__chkstk",
                                         "_chkstk",
                                         "_alloca_probe",
                                         "_setjmp",
                                         "setjmp",
                                         "__intrinsic_setjmp",
                                         "__C_specific_handler",
                                         "__CxxFrameHandler",
                                         "_except_handler",
                                         "_local_unwind",
                                         "__GSHandlerCheck",
                                         "__wine",
                                         "wine_",
                                         "_CI",
                                         "_SEH_prolog",
                                         "_EH_prolog",
                                         "_chkesp",
                                         "__security_check_cookie",
                                         "_all",
                                         "_aull"};
    if (is_vectorcall(name)) return true;
    const char *first = "RCNLZK_sw"; // those above begin with; most names do not
    while (*first && *first != *name)
        first++;
    if (!*first) return false;
    for (size_t i = 0; i < sizeof(exact) / sizeof(exact[0]); i++)
        if (w32t_compare(name, exact[i]) == 0) return true;
    for (size_t i = 0; i < sizeof(starts) / sizeof(starts[0]); i++) {
        const char *a = starts[i], *b = name;
        while (*a && *a == *b)
            a++, b++;
        if (!*a) return true;
    }
    return false;
}

// ---- building hooks

// The hook that this export's stub has had since an earlier attachment: still there for whoever keeps the stub.
static agent_hook *earlier_hook(const agent_module *m, uint32_t index, const agent_hook *fresh) {
    void *stub = index < m->ever_exports ? m->ever[index] : NULL;
    agent_hook *h = stub ? w32t_stub_hook(stub) : NULL;
    return h && h->raw == fresh->raw && h->old_rva == fresh->old_rva ? h : NULL;
}

void w32t_hook_refill(agent_hook *h, const agent_hook *fresh) {
    agent_hook filled = *fresh;
    filled.stub = h->stub;
    filled.next = h->next;
    filled.mask = 0; // others may be passing through
    *h = filled;
    __atomic_store_n(&h->mask, fresh->mask, __ATOMIC_RELEASE);
}

static agent_hook *hook_place(const agent_module *m, uint32_t index, const agent_hook *fresh) {
    agent_hook *h = earlier_hook(m, index, fresh);
    if (h) {
        w32t_hook_refill(h, fresh);
        return h;
    }
    h = w32t_alloc(sizeof(*h));
    if (!h) return NULL;
    *h = *fresh;
    w32t_hook_list(h);
    return h;
}

// `row` NULL: an export the plan does not name; `wanted` false: only because the agent itself must see it.
static agent_hook *hook_new(agent_module *m, const exports *e, uint32_t index, const char *name,
                            const w32t_plan_function *row, bool wanted) {
    uint32_t rva = e->functions[index];
    if (!wanted && !(m->special && w32t_special_name(name))) return NULL;
    if (!rva || rva >= e->size || never_wrapped(name)) return NULL;
    void *original;
    bool own = false;
    if (rva >= e->start && rva < e->end) {
        original = forwarded((const char *)e->base + rva, 0);
        agent_module *owner = original ? w32t_module_of(original) : NULL;
        if (owner && !is_code(owner->base, (uint32_t)((uint8_t *)original - owner->base))) original = NULL;
    } else {
        original = is_code(e->base, rva) ? e->base + rva : NULL;
        own = true;
    }
    void *special = original ? w32t_special(name, original) : NULL;
    if (!original || (!wanted && !special)) return NULL;
    agent_hook fresh = {.original = special ? special : original, .classes = w32t_class_table}, *h = &fresh;
    h->raw = original;
    h->old_rva = rva;
    h->target = own ? original : NULL;
    h->flags = special ? AGENT_HOOK_SPECIAL : 0;
    if (row && wanted) {
        w32t_hook_fill(h, row);
        h->id = (uint32_t)(row - w32t_agent.functions);
        if (h->error_from == W32T_ERROR_ERRNO) h->errno_of = (int *(*)(void))w32t_find_export(m->base, "_errno", 0, 0);
        if (h->learns) w32t_com_start();
        if (special) h->flags |= AGENT_HOOK_SPECIAL;
    } else {
        h->stack_words = 255;
        w32t_hook_words(h);
        if (wanted) {
            uint32_t filter = w32t_agent.dlls[m->dll].flags >> W32T_PLAN_DLL_FILTER;
            h->filter = filter ? w32t_agent.filters + (filter - 1) : NULL;
            h->id = __atomic_fetch_add(&w32t_agent.next_unknown, 1, __ATOMIC_RELAXED);
            uint32_t words = UINT32_MAX;
            h->flags |= arch_name_says(name, &words);
            h->counted = words != UINT32_MAX;
            h->words = (uint8_t)(h->counted ? words : w32t_agent.plan->unknown_words);
            h->result = W32T_RESULT_INT;
            h->mask = w32t_agent.plan->flags & W32T_PLAN_INTERNAL ? MASK_EVERY : MASK_NORMAL;
            w32t_hook_ways(h);
            w32t_announce(h->id, (uint32_t)m->dll, name);
        }
    }
    h = hook_place(m, index, &fresh);
    w32t_agent.hook_count += h != NULL;
    return h;
}

static void ordinal_rows(agent_module *m, const exports *e, const w32t_plan_dll *dll) {
    for (uint32_t i = 0; i < dll->count; i++) {
        const w32t_plan_function *row = &w32t_agent.functions[dll->first + i];
        const char *name = w32t_agent.strings + row->name;
        if (name[0] != '#') continue;
        uint32_t index = number_of(name + 1) - e->ordinal_base;
        if (index < e->count && !m->stub_of[index]) m->stub_of[index] = hook_new(m, e, index, name, row, true);
    }
}

static void named_rows(agent_module *m, const exports *e, const w32t_plan_dll *dll) {
    uint32_t row = 0, rows = dll ? dll->count : 0;
    for (uint32_t i = 0; i < e->names; i++) {
        const char *name = export_name(e, i);
        uint32_t index = e->ordinal[i];
        if (index >= e->count) continue;
        const w32t_plan_function *f = NULL;
        while (row < rows) {
            f = &w32t_agent.functions[dll->first + row];
            int order = w32t_compare(w32t_agent.strings + f->name, name);
            if (order == 0) break;
            f = NULL;
            if (order > 0) break;
            row++;
        }
        bool wanted = f ? !(f->flags & W32T_FN_DISABLED) : dll && dll->flags & W32T_PLAN_DLL_UNKNOWN;
        if (!m->stub_of[index]) m->stub_of[index] = hook_new(m, e, index, name, f, wanted);
    }
}

// One function may have several names (SetLastError and RestoreLastError): a jump in its code cannot tell by which it
// was asked for, so one that is left out under any of its names in a DLL gets none.
void w32t_list_left_out(agent_module *m) {
    exports e;
    const w32t_plan_dll *dll = m->dll >= 0 ? &w32t_agent.dlls[m->dll] : NULL;
    uint32_t count = 0;
    if (!dll || m->gone || !exports_of(m->base, &e)) return;
    for (uint32_t i = 0; i < dll->count; i++)
        count += (w32t_agent.functions[dll->first + i].flags & W32T_FN_DISABLED) != 0;
    if (count > m->left_out_room) {
        m->left_out = w32t_alloc(count * sizeof(*m->left_out));
        m->left_out_room = m->left_out ? count : 0;
    }
    m->left_out_count = 0;
    for (uint32_t i = 0; m->left_out_room && i < dll->count; i++) {
        const w32t_plan_function *f = &w32t_agent.functions[dll->first + i];
        const char *name = w32t_agent.strings + f->name;
        const void *at = f->flags & W32T_FN_DISABLED && name[0] != '#' ? w32t_find_export(m->base, name, 0, 0) : NULL;
        if (at && m->left_out_count < m->left_out_room) m->left_out[m->left_out_count++] = at;
    }
}

// Stubs for the hooks in stub_of that have none, in memory above the image so that export offsets reach them.
static bool stubs_new(agent_module *m, uint32_t count) {
    size_t bytes = ARCH_STUB_HEAD + (size_t)count * ARCH_STUB_BYTES;
    uint8_t *head = w32t_alloc_near(m->base + m->size, bytes);
    agent_hook **hooks = w32t_alloc(count * sizeof(agent_hook *));
    if (!head || !hooks) return false;
    void *thunk = w32t_thunk;
    __builtin_memcpy(head, &thunk, sizeof(thunk));
    uint8_t *stub = head + ARCH_STUB_HEAD;
    if (stub_pool_count < sizeof(stub_pools) / sizeof(stub_pools[0])) {
        stub_pools[stub_pool_count].first = stub;
        stub_pools[stub_pool_count].hooks = hooks;
        stub_pools[stub_pool_count++].count = count;
    }
    for (uint32_t i = 0, n = 0; i < m->exports; i++) {
        agent_hook *h = m->stub_of[i];
        if (!h || h->stub) continue;
        hooks[n++] = h;
        arch_write_stub(stub, h, head);
        h->stub = stub;
        stub += ARCH_STUB_BYTES;
    }
    w32t_class_set(head, bytes, CLASS_AGENT);
    return w32t_protect(head, bytes, PAGE_EXECUTE_READ, NULL);
}

// A DLL that comes back to where it was keeps its stubs: loading one over and over takes no memory each time.
static bool same_again(agent_module *m, const exports *e) {
    if (!m->kept || m->kept_exports != e->count) return false;
    for (uint32_t i = 0; i < e->count; i++) {
        const agent_hook *h = m->kept[i] ? w32t_stub_hook(m->kept[i]) : NULL;
        if (!h) continue;
        if (h->old_rva != e->functions[i]) return false;
        if (!h->target && forwarded((const char *)e->base + h->old_rva, 0) != h->raw) return false; // it may have moved
    }
    for (uint32_t i = 0; i < e->count; i++) {
        agent_hook *h = m->kept[i] ? w32t_stub_hook(m->kept[i]) : NULL;
        if (h && !(h->flags & AGENT_HOOK_SPECIAL)) h->original = h->raw;
    }
    m->stub_of = m->kept;
    m->exports = m->kept_exports;
    return true;
}

static bool tables_for(agent_module *m, uint32_t count) {
    if (!m->ever || m->ever_exports != count) {
        m->ever = w32t_alloc((size_t)count * 2 * sizeof(void *));
        m->ever_exports = m->ever ? count : 0;
        if (m->ever) __builtin_memset(m->ever, 0, (size_t)count * sizeof(void *));
    }
    m->stub_of = m->ever ? m->ever + count : NULL;
    m->exports = m->ever_exports;
    if (m->stub_of) __builtin_memset(m->stub_of, 0, (size_t)count * sizeof(void *));
    return m->stub_of != NULL;
}

// Exports that were asked for by name and are not there.
static void say_missing(const agent_module *m, const w32t_plan_dll *dll) {
    for (uint32_t i = 0; i < dll->count; i++) {
        const w32t_plan_function *f = &w32t_agent.functions[dll->first + i];
        const char *name = w32t_agent.strings + f->name, *file = w32t_agent.strings + dll->name;
        if (!(f->flags & W32T_FN_ASKED) || *name == '#' || w32t_find_export(m->base, name, 0, 0)) continue;
        char text[400];
        uint32_t n = 0;
        const char *const parts[] = {file, " has no export ", name};
        for (uint32_t k = 0; k < 3; k++)
            for (const char *s = parts[k]; *s && n < sizeof(text) - 1; s++)
                text[n++] = *s;
        text[n] = 0;
        w32t_note(text);
    }
}

void w32t_hook_exports(agent_module *m) {
    exports e;
    const w32t_plan_dll *dll = m->dll >= 0 ? &w32t_agent.dlls[m->dll] : NULL;
    if ((!dll && !m->special) || m->base == w32t_agent.self || !exports_of(m->base, &e)) return;
    if (same_again(m, &e)) return;
    if (dll) say_missing(m, dll);
    if (!tables_for(m, e.count)) return;
    void **table = m->stub_of;
    if (dll) ordinal_rows(m, &e, dll);
    named_rows(m, &e, dll);
    uint32_t count = 0, fresh = 0;
    for (uint32_t i = 0; i < e.count; i++) {
        count += table[i] != NULL;
        fresh += table[i] && !((agent_hook *)table[i])->stub;
    }
    if (!count || (fresh && !stubs_new(m, fresh))) {
        if (count) w32t_note("no room for stubs near a module: it is not hooked");
        m->exports = 0;
        m->stub_of = NULL;
    }
    for (uint32_t i = 0; i < m->exports; i++) // hooks become their stubs
        if (table[i]) m->ever[i] = table[i] = ((agent_hook *)table[i])->stub;
}

void w32t_patch_exports(agent_module *m) {
    exports e;
    uint32_t old;
    if (!m->stub_of || !exports_of(m->base, &e)) return;
    if (!w32t_protect(e.functions, e.count * 4ull, PAGE_READWRITE, &old)) return;
    for (uint32_t i = 0; i < m->exports && i < e.count; i++)
        if (m->stub_of[i]) e.functions[i] = (uint32_t)((uint8_t *)m->stub_of[i] - m->base);
    w32t_protect(e.functions, e.count * 4ull, old, NULL);
}

// ---- imports of modules that are bound already

// System modules keep calling each other directly unless such calls are to be seen.
static bool wanted_in(const agent_module *m, void *stub) {
    const agent_hook *h = w32t_stub_hook(stub);
    if (!h) return false;
    if (h->flags & AGENT_HOOK_SPECIAL) return true;
    return !(m->flags & W32T_MODULE_SYSTEM) || h->mask & (1u << CLASS_SYSTEM);
}

// Images linked without a name table keep only addresses: found by what they point at.
static void *stub_by_address(agent_module *owner, const exports *e, const void *address) {
    for (uint32_t i = 0; i < owner->exports && i < e->count; i++) {
        if (!owner->stub_of[i]) continue;
        const agent_hook *h = w32t_stub_hook(owner->stub_of[i]);
        if (h && h->raw == address) return owner->stub_of[i];
    }
    return NULL;
}

static void *stub_for(agent_module *owner, const exports *e, const agent_module *m, const uintptr_t *names, uint32_t i,
                      const void *bound) {
    if (!names) return stub_by_address(owner, e, bound);
    uint32_t index;
    if (names[i] & ((uintptr_t)1 << (sizeof(uintptr_t) * 8 - 1))) {
        index = (uint32_t)(names[i] & 0xffff) - e->ordinal_base;
    } else {
        if (!inside(m->size, (uint32_t)names[i], 4)) return NULL;
        const IMAGE_IMPORT_BY_NAME *by_name = (const void *)(m->base + names[i]);
        index = find_name(e, (const char *)by_name->Name, by_name->Hint);
    }
    return index < owner->exports ? owner->stub_of[index] : NULL;
}

static bool restoring;

static void patch_descriptor(agent_module *m, const IMAGE_IMPORT_DESCRIPTOR *d) {
    WCHAR wide[128];
    uint32_t n = 0, old;
    const char *text = (const char *)m->base + d->Name;
    for (; text[n] && n < 127; n++)
        wide[n] = (uint8_t)text[n];
    wide[n] = 0;
    exports e;
    uint8_t *base = w32t_module_named(wide, n);
    if (!base) return;
    agent_module *owner = w32t_module_of(base);
    if (!owner || (!owner->stub_of && !restoring) || !exports_of(base, &e)) return;
    const uintptr_t *names = inside(m->size, d->OriginalFirstThunk, sizeof(uintptr_t))
                                 ? (const void *)(m->base + d->OriginalFirstThunk)
                                 : NULL;
    void **slots = (void *)(m->base + d->FirstThunk);
    uint32_t count = 0, most = (m->size - d->FirstThunk) / (uint32_t)sizeof(void *);
    while (count < most && (names ? names[count] != 0 : slots[count] != NULL))
        count++;
    bool writable = false; // most tables of system modules stay as they are: changing their pages' protection is dear
    for (uint32_t i = 0; i < count; i++) {
        void *stub = restoring ? w32t_unstub(slots[i]) : stub_for(owner, &e, m, names, i, slots[i]);
        if (!stub || stub == slots[i] || (!restoring && !wanted_in(m, stub))) continue;
        if (!writable && !w32t_protect(slots, count * sizeof(void *), PAGE_READWRITE, &old)) return;
        writable = true;
        slots[i] = stub;
    }
    if (writable) w32t_protect(slots, count * sizeof(void *), old, NULL);
}

void w32t_patch_imports(agent_module *m) {
    const IMAGE_NT_HEADERS *nt = headers_of(m->base);
    m->patched_imports = 1;
    if (!nt || m->base == w32t_agent.self || nt->OptionalHeader.NumberOfRvaAndSizes <= IMAGE_DIRECTORY_ENTRY_IMPORT)
        return;
    const IMAGE_DATA_DIRECTORY *dir = &nt->OptionalHeader.DataDirectory[IMAGE_DIRECTORY_ENTRY_IMPORT];
    if (!inside(m->size, dir->VirtualAddress, sizeof(IMAGE_IMPORT_DESCRIPTOR))) return;
    const IMAGE_IMPORT_DESCRIPTOR *d = (const void *)(m->base + dir->VirtualAddress);
    const uint8_t *end = m->base + m->size - sizeof(*d);
    for (; (const uint8_t *)d <= end && d->Name && d->FirstThunk; d++)
        if (inside(m->size, d->Name, 1) && inside(m->size, d->FirstThunk, sizeof(void *))) patch_descriptor(m, d);
}

// ---- the way back

// Puts every table of every module right again: what still holds a stub's address elsewhere goes through it unrecorded.
void w32t_unpatch_tables(void) {
    for (uint32_t k = 0; k < w32t_agent.module_count; k++) {
        agent_module *m = &w32t_agent.module[k];
        exports e;
        uint32_t old;
        if (m->gone) continue;
        if (m->stub_of && exports_of(m->base, &e) && w32t_protect(e.functions, e.count * 4ull, PAGE_READWRITE, &old)) {
            for (uint32_t i = 0; i < m->exports && i < e.count; i++)
                if (m->stub_of[i]) e.functions[i] = (w32t_stub_hook(m->stub_of[i]))->old_rva;
            w32t_protect(e.functions, e.count * 4ull, old, NULL);
        }
        restoring = true;
        w32t_patch_imports(m);
        restoring = false;
    }
}
