// SPDX-License-Identifier: Apache-2.0
// Shared bookkeeping of event-log chunks.
#include "model/evtx_log.h"

#include <stddef.h>

void w32t_evtx_damage(w32t_evtx_log *log, uint64_t offset, uint64_t bytes, const char *what) {
    while (atomic_flag_test_and_set_explicit(&log->damage_lock, memory_order_acquire)) {
    }
    w32t_damage_add(&log->source->damage, offset, bytes, "%s", what);
    log->source->losses.unreadable_bytes += bytes;
    atomic_flag_clear_explicit(&log->damage_lock, memory_order_release);
}

w32t_evtx_chunk *w32t_evtx_chunk_new(w32t_evtx_log *log) {
    w32t_evtx_chunk *c = w32t_block_new(sizeof *c);
    memset(c, 0, offsetof(w32t_evtx_chunk, bytes));
    c->log = log;
    atomic_init(&c->refs, 1);
    return c;
}

void w32t_evtx_chunk_release(void *p) {
    w32t_evtx_chunk *c = p;
    if (atomic_fetch_sub_explicit(&c->refs, 1, memory_order_acq_rel) != 1) return;
    void *decoded = atomic_load(&c->decoded);
    if (decoded) c->decoded_free(decoded);
    w32t_block_free(c);
}
