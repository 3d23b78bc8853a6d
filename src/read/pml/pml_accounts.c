// SPDX-License-Identifier: Apache-2.0
// Which user a SID is: Process Defined and Process Create events carry the SID of the process they describe, the
// process table its user's name. The events are walked once, when somebody first asks.
#include "read/pml/pml_layout.h"

#include <stdlib.h>

typedef struct account {
    w32t_span sid;
    w32t_pml_text name;
} account;

typedef struct accounts {
    account *items;
    size_t count, room;
} accounts;

static void see(const w32t_pml_log *log, accounts *a, const uint8_t *e) {
    size_t head = W32T_PML_EVENT_HEADER + (size_t)w32t_le16(e + W32T_PML_FRAMES) * log->pointer_size;
    w32t_span detail = {e + head, w32t_le32(e + W32T_PML_DETAIL_SIZE)};
    w32t_span sid = w32t_span_sub(detail, 0x34, w32t_span_u8(detail, 0x2C));
    const w32t_pml_process *p = w32t_pml_find_process(log, w32t_span_u32(detail, 0));
    if (!sid.n || !p || !p->user.n) return;
    for (size_t i = 0; i < a->count; i++)
        if (a->items[i].sid.n == sid.n && memcmp(a->items[i].sid.p, sid.p, sid.n) == 0) return;
    if (a->count == 4096) return; // more accounts than any one machine shows
    if (a->count == a->room)
        a->items = w32t_realloc(a->items, (a->room = a->room ? a->room * 2 : 16) * sizeof *a->items);
    a->items[a->count++] = (account){sid, p->user};
}

static accounts *make(const w32t_pml_log *log) {
    accounts *a = w32t_alloc(sizeof *a);
    uint64_t at = log->events_at, end = log->events_end, size;
    bool lies;
    while (at < end) {
        if (!w32t_pml_step(log, at, end, &size, &lies)) {
            at = w32t_pml_scan(log, at, end);
            continue;
        }
        const uint8_t *e = log->file.p + at;
        if (w32t_le32(e + W32T_PML_CLASS) == W32T_PML_CLASS_PROCESS && w32t_le16(e + W32T_PML_OPERATION) <= 1)
            see(log, a, e);
        at += size;
    }
    return a;
}

static void free_accounts(accounts *a) {
    if (a) free(a->items);
    free(a);
}

w32t_pml_text w32t_pml_account_of(const w32t_pml_log *const_log, w32t_span sid) {
    w32t_pml_log *log = (w32t_pml_log *)(uintptr_t)const_log; // the slot is the one part that changes
    accounts *a = atomic_load(&log->accounts);
    if (!a) {
        a = make(log);
        void *none = NULL;
        if (!atomic_compare_exchange_strong(&log->accounts, &none, a)) { // another thread was first
            free_accounts(a);
            a = none;
        }
    }
    for (size_t i = 0; i < a->count; i++)
        if (a->items[i].sid.n == sid.n && memcmp(a->items[i].sid.p, sid.p, sid.n) == 0) return a->items[i].name;
    return (w32t_pml_text){"", 0};
}

void w32t_pml_free_accounts(w32t_pml_log *log) {
    free_accounts(atomic_load(&log->accounts));
}
