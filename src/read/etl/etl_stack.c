// SPDX-License-Identifier: Apache-2.0
// Stack events of the kernel logger, first pass: whether there are any, how late they come, and the stacks that later
// events name by key. A key's stack is written when the key is deleted or at the end (rundown), so its definition
// stands behind its uses.
#include "read/etl/etl_internal.h"

static bool is_kernel(const w32t_etl_head *h) {
    return h->kind <= W32T_ETW_COMPACT64 || h->kind == W32T_ETW_PERFINFO32 || h->kind == W32T_ETW_PERFINFO64;
}

bool w32t_etl_stack_lag(const uint8_t *p, const w32t_etl_head *h, uint64_t *lag) {
    if (!is_kernel(h)) return false;
    unsigned hook = w32t_le16(p + 6);
    if (hook != ETL_HOOK_STACK && hook != ETL_HOOK_KEY_KERNEL && hook != ETL_HOOK_KEY_USER) return false;
    if (h->size - h->header < 16) return true;
    uint64_t of = w32t_le64(p + h->header);
    if (h->time > of && h->time - of > *lag) *lag = h->time - of;
    return true;
}

static void define(etl_stacks *s, const uint8_t *p, size_t n, size_t width, const w32t_etl_head *h, bool created) {
    if (n < width) return;
    uint64_t key = width == 8 ? w32t_le64(p) : w32t_le32(p);
    size_t count = n / width - 1;
    etl_stack_def *d;
    size_t bytes = sizeof *d + count * sizeof d->frames[0];
    if (s->bytes + bytes > s->limit) return; // keys beyond stay unresolved
    s->bytes += bytes;
    d = w32t_arena_alloc(&s->arena, bytes);
    d->time = h->time;
    d->created = created;
    d->count = (uint32_t)count;
    for (size_t i = 0; i < count; i++)
        d->frames[i] = width == 8 ? w32t_le64(p + 8 * (i + 1)) : w32t_le32(p + 4 * (i + 1));
    d->next = w32t_table_get(&s->by_key, key);
    w32t_table_put(&s->by_key, key, d);
}

void w32t_etl_stacks_note(etl_stacks *s, const uint8_t *p, const w32t_etl_head *h) {
    if (!is_kernel(h) || p[7] != ETL_HOOK_STACK >> 8) return;
    if (w32t_etl_stack_lag(p, h, &s->lag)) {
        s->seen = true;
        return;
    }
    size_t width =
        h->kind == W32T_ETW_PERFINFO32 || h->kind == W32T_ETW_SYSTEM32 || h->kind == W32T_ETW_COMPACT32 ? 4 : 8;
    const uint8_t *payload = p + h->header;
    size_t n = (size_t)(h->size - h->header);
    switch (w32t_le16(p + 6)) {
    case ETL_HOOK_KEY_CREATE:
        define(s, payload, n, width, h, true);
        break;
    case ETL_HOOK_KEY_DELETE:
    case ETL_HOOK_KEY_RUNDOWN:
        define(s, payload, n, width, h, false);
        break;
    default:
        break;
    }
}

void w32t_etl_stacks_free(etl_stacks *s) {
    w32t_table_free(&s->by_key);
    w32t_arena_free(&s->arena);
}
