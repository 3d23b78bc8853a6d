// SPDX-License-Identifier: Apache-2.0
// What a crash asks: which register (or argument) carried the value that could not be used, and where in the program's
// code to begin following it back.
#include "analyze/explain_hunt.h"

#include <stdlib.h>

#define RIP 16 // in the register record, behind the sixteen general ones

w32t_code *w32t_hunt_code(w32t_hunt *h, const w32t_ex_module *m) {
    size_t i = (size_t)(m - h->p->modules);
    if (!h->looked[i]) {
        h->looked[i] = true;
        size_t size;
        if (!m->system && w32t_ex_image(h->x, h->p, m, &h->images[i], &size))
            h->codes[i] = w32t_code_open((w32t_span){h->images[i], size});
    }
    return h->codes[i];
}

// An address that cannot be one: the first 64 KiB, and what no user-mode address reaches.
static bool is_bad(uint64_t v) {
    return v < 0x10000 || v == UINT32_MAX || v >= 0x0000800000000000u;
}

static size_t stack_words(const w32t_hunt *h) {
    return h->q->stack_size / (h->p->wow64 ? 4 : 8);
}

static uint64_t stack_word(const w32t_hunt *h, size_t index) {
    if (index >= stack_words(h)) return 0;
    return h->p->wow64 ? w32t_le32(h->q->stack + index * 4) : w32t_le64(h->q->stack + index * 8);
}

unsigned w32t_hunt_callers(w32t_hunt *h, const w32t_ex_module *m, uint32_t *out, unsigned room) {
    const w32t_code *code = w32t_hunt_code(h, m);
    unsigned n = 0;
    bool inside = false;
    for (uint32_t i = 0; code && i < h->q->frame_count && n < room; i++) {
        uint64_t a = h->q->frames[i];
        bool here = a >= m->base && a - m->base < m->size && a != h->q->address;
        if (here && w32t_code_returns_to(code, (uint32_t)(a - m->base)))
            out[n++] = (uint32_t)(a - m->base);
        else if (inside)
            break; // system code between: who called back is another story
        inside = here;
    }
    if (n || h->q->frame_count > 1 || !code) return n;
    for (size_t i = 0; i < stack_words(h) && n < room && n < 4;
         i++) { // no walk was recorded: what looks like return addresses
        uint64_t a = stack_word(h, i);
        if (a >= m->base && a - m->base < m->size && w32t_code_returns_to(code, (uint32_t)(a - m->base)))
            out[n++] = (uint32_t)(a - m->base);
    }
    return n;
}

static bool near_address(uint64_t value, uint64_t fault) {
    return fault - value < 0x10000 || value - fault < 0x1000;
}

// The register of a memory operand that carried the bad value; NO_REG when none does.
static uint8_t guilty_register(const w32t_x64 *x, const w32t_ex_exception *q, uint64_t fault) {
    const uint64_t *r = q->registers;
    if (x->string)
        return near_address(r[W32T_RSI], fault) ? W32T_RSI : near_address(r[W32T_RDI], fault) ? W32T_RDI : W32T_NO_REG;
    if (!x->has_memory) {
        bool through = (x->action == W32T_X64_CALL || x->action == W32T_X64_STOP) && !x->direct;
        return through ? x->reg2 : W32T_NO_REG;
    }
    bool base = x->base < 16, index = x->index < 16;
    if (base && is_bad(r[x->base])) return x->base;
    if (index && is_bad(r[x->index]) && x->scale == 1 && !(base && near_address(r[x->base], fault))) return x->index;
    return base && x->base != W32T_RSP ? x->base : W32T_NO_REG;
}

// The program's own module nearest to the crash on its stack, and the return address there.
static const w32t_ex_module *first_own(w32t_hunt *h, uint64_t *address) {
    for (uint32_t i = 0; i < h->q->frame_count; i++) {
        const w32t_ex_module *m = w32t_ex_module_at(h->p, h->q->frames[i]);
        if (!m || m->system) continue;
        *address = h->q->frames[i];
        return m;
    }
    for (size_t i = 0; i < stack_words(h); i++) {
        uint64_t a = stack_word(h, i);
        const w32t_ex_module *m = w32t_ex_module_at(h->p, a);
        w32t_code *code = m && !m->system ? w32t_hunt_code(h, m) : NULL;
        if (!code || !w32t_code_returns_to(code, (uint32_t)(a - m->base))) continue;
        *address = a;
        return m;
    }
    return NULL;
}

// Callers of the function that holds `rva`: what lies behind its own return addresses on the stack.
static unsigned callers_behind(w32t_hunt *h, const w32t_ex_module *m, uint64_t return_address, uint32_t *out,
                               unsigned room) {
    uint32_t all[17];
    unsigned n = w32t_hunt_callers(h, m, all, 17), at = 0;
    while (at < n && all[at] != return_address - m->base)
        at++;
    if (at == n) return 0;
    unsigned count = 0;
    for (at++; at < n && count < room; at++)
        out[count++] = all[at];
    return count;
}

// The crash was inside system code that the program called: one of the arguments it passed was bad.
static void ask_arguments(w32t_hunt *h, uint64_t fault) {
    uint64_t address;
    const w32t_ex_module *m = first_own(h, &address);
    w32t_code *code = m ? w32t_hunt_code(h, m) : NULL;
    h->asked = true;
    h->module = m;
    h->value = fault < 0x10000 ? 0 : fault;
    if (!code) return;
    uint32_t callers[16];
    unsigned count = callers_behind(h, m, address, callers, 16);
    h->followed = true;
    for (unsigned i = 0; i < 4; i++)
        w32t_flow_argument(code, (uint32_t)(address - m->base), i, callers, count, &h->flow);
}

// The program jumped or called to where no code is.
static void ask_target(w32t_hunt *h) {
    uint64_t back = stack_word(h, 0);
    const w32t_ex_module *m = w32t_ex_module_at(h->p, back);
    w32t_code *code = m && !m->system ? w32t_hunt_code(h, m) : NULL;
    h->asked = true;
    h->value = h->q->registers[RIP];
    h->module = m;
    if (!code) return;
    uint32_t callers[16];
    unsigned count = callers_behind(h, m, back, callers, 16);
    h->followed = true;
    w32t_flow_target(code, (uint32_t)(back - m->base), callers, count, &h->flow);
}

static void ask_register(w32t_hunt *h, const w32t_ex_module *m, uint64_t fault) {
    w32t_code *code = w32t_hunt_code(h, m);
    h->asked = true;
    h->module = m;
    h->value = fault < 0x10000 ? 0 : fault; // without code: NULL and a member's offset
    if (!code) return;
    uint32_t rva = (uint32_t)(h->q->address - m->base);
    w32t_x64 x = w32t_code_at(code, rva);
    h->followed = x.length > 0;
    uint8_t reg = guilty_register(&x, h->q, fault);
    if (reg > 15) {
        h->flow.constant = x.has_memory && !x.rip; // an absolute address
        h->flow.unknown = !h->flow.constant;
        return;
    }
    h->value = h->q->registers[reg];
    uint32_t callers[16];
    unsigned count = w32t_hunt_callers(h, m, callers, 16);
    w32t_flow_register(code, rva, reg, callers, count, &h->flow);
    // A register may hold pointer + offset by now; close to NULL it was NULL.
    if (h->value < 0x10000) h->value = 0;
}

void w32t_hunt_ask(w32t_hunt *h) {
    const w32t_ex_exception *q = h->q;
    if (!q || q->code != 0xC0000005 || q->parameter_count < 2 || q->register_count < 17) return;
    uint64_t fault = q->parameters[1];
    const w32t_ex_module *m = w32t_ex_module_at(h->p, q->address);
    if (!m)
        ask_target(h);
    else if (m->system)
        ask_arguments(h, fault);
    else
        ask_register(h, m, fault);
}
