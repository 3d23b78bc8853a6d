// SPDX-License-Identifier: Apache-2.0
// Lookups in the tables of a Process Monitor log.
#include "model/pml_log.h"

#include "base/utf.h"

void w32t_pml_put_string(w32t_buf *b, w32t_span bytes, bool narrow) {
    if (!bytes.n) return;
    if (narrow) {
        const uint8_t *zero = memchr(bytes.p, 0, bytes.n);
        if (zero) bytes.n = (size_t)(zero - bytes.p);
        if (!bytes.n) return;
        uint8_t high = 0;
        uint8_t *out = w32t_buf_space(b, bytes.n);
        for (size_t i = 0; i < bytes.n; i++)
            high |= out[i] = bytes.p[i];
        if (high & 0x80)
            w32t_ansi_to_utf8(b, bytes);
        else
            b->n += bytes.n;
        return;
    }
    size_t n = 0;
    while (n + 2 <= bytes.n && (bytes.p[n] || bytes.p[n + 1]))
        n += 2;
    if (n) w32t_utf16_to_utf8(b, w32t_span_of(bytes.p, n));
}

const w32t_pml_process *w32t_pml_find_process(const w32t_pml_log *log, uint32_t index) {
    if (index < log->process_of_count) {
        uint32_t at = log->process_of[index];
        return at ? &log->processes[at - 1] : NULL;
    }
    for (uint32_t i = 0; i < log->process_count; i++)
        if (log->processes[i].index == index) return &log->processes[i];
    return NULL;
}

static const w32t_pml_module *module_at(const w32t_pml_process *p, uint64_t address) {
    uint32_t lo = 0, hi = p->module_count;
    while (lo < hi) { // first module whose base lies above the address
        uint32_t mid = lo + (hi - lo) / 2;
        if (p->modules[mid].base <= address)
            lo = mid + 1;
        else
            hi = mid;
    }
    // A module may have been unloaded and another loaded over its range: look a few entries back.
    for (uint32_t back = 0; back < 4 && lo > back; back++) {
        const w32t_pml_module *m = &p->modules[lo - 1 - back];
        if (address - m->base < m->size) return m;
    }
    return NULL;
}

const w32t_pml_module *w32t_pml_find_module(const w32t_pml_log *log, const w32t_pml_process *process,
                                            uint64_t address) {
    const w32t_pml_module *m = NULL;
    bool kernel_half = log->max_address && address > log->max_address;
    if (process && !kernel_half) m = module_at(process, address);
    if (!m && log->kernel && log->kernel != process) m = module_at(log->kernel, address);
    if (!m && process && kernel_half) m = module_at(process, address);
    return m;
}
