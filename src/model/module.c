// SPDX-License-Identifier: Apache-2.0
// Address → module, over time: several modules can have had one base, one after another.
#include "model/module.h"
#include "base/mem.h"

#include <stdlib.h>

// Index of the first module with a base above the address.
static size_t above(const w32t_modules *m, uint64_t address) {
    size_t lo = 0, hi = m->count;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (m->items[mid].base <= address)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo;
}

size_t w32t_module_first(const w32t_modules *m, uint64_t base) {
    return base ? above(m, base - 1) : 0;
}

const w32t_module *w32t_module_find(const w32t_modules *m, uint64_t address, int64_t time) {
    if (m && m->kernel && address >> 63) m = m->kernel;
    if (!m) return NULL;
    const w32t_module *any = NULL;
    unsigned look = 64; // ranges hardly overlap: what holds the address is among the nearest below it
    for (size_t i = above(m, address); i-- > 0 && look--;) {
        const w32t_module *x = &m->items[i];
        if (address - x->base >= x->size) continue;
        bool loaded = x->load == W32T_NO_TIME || x->load <= time,
             still = x->unload == W32T_NO_TIME || time <= x->unload;
        if (loaded && still) return x;
        if (!any) any = x;
    }
    return any;
}

void w32t_module_add(w32t_modules *m, const w32t_module *module) {
    size_t at = above(m, module->base);
    for (size_t i = at; i-- > 0 && m->items[i].base == module->base;)
        if (m->items[i].load == module->load) return;
    if (m->count == m->room) {
        m->room = m->room ? m->room * 2 : 32;
        m->items = w32t_realloc(m->items, m->room * sizeof *m->items);
    }
    memmove(&m->items[at + 1], &m->items[at], (m->count - at) * sizeof *m->items);
    m->items[at] = *module;
    m->count++;
}

void w32t_modules_free(w32t_modules *m) {
    free(m->items);
    memset(m, 0, sizeof *m);
}
