// SPDX-License-Identifier: Apache-2.0
// What a hook knows of its function: filled from the plan's row, checked, and made ready for the thunk; the list of all
// hooks, and the record that names a function without a row.
#include "com.h"

void w32t_hook_list(agent_hook *h) {
    h->next = __atomic_load_n(&w32t_agent.hooks, __ATOMIC_RELAXED);
    while (!__atomic_compare_exchange_n(&w32t_agent.hooks, &h->next, h, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED)) {
    }
}

void w32t_announce(uint32_t id, uint32_t dll, const char *name) {
    agent_thread *t = w32t_thread_begin();
    uint32_t n = 0;
    while (name[n] && n < 512)
        n++;
    w32t_rec_function *r = t ? w32t_reserve(t, sizeof(*r) + n) : NULL;
    if (!r) return;
    r->dll = dll;
    r->name_bytes = n;
    __builtin_memcpy(r + 1, name, n);
    w32t_commit(t, r, sizeof(*r) + n, W32T_REC_FUNCTION, 0, id);
}

static bool word_readable(const agent_hook *h, uint32_t word) {
    return (word < h->words || word < ARCH_FREE_WORDS) && word < ARCH_CAPTURE_WORDS;
}

void w32t_hook_words(agent_hook *h) {
    uint32_t words = h->stack_words == 255 ? 64 : h->stack_words;
    h->extra = (uint8_t)(words > ARCH_MIN_STACK_WORDS ? words - ARCH_MIN_STACK_WORDS : 0);
}

// The rule as one comparison; NEVER as one that does not hold.
static void fail_rule(agent_hook *h) {
    const uint64_t low = UINT32_MAX, whole = UINTPTR_MAX;
    const struct {
        uint64_t base, mask, count;
    } rules[] = {
        [W32T_FAIL_NEVER] = {0, 0, 0},
        [W32T_FAIL_ZERO] = {0, low, 1},
        [W32T_FAIL_NULL] = {0, whole, 1},
        [W32T_FAIL_MINUS_ONE] = {whole, whole, 1},
        [W32T_FAIL_MINUS_ONE32] = {low, low, 1},
        [W32T_FAIL_NEGATIVE] = {0x80000000u, low, 0x80000000u},
        [W32T_FAIL_NONZERO] = {1, low, low},
        [W32T_FAIL_VALUE] = {h->fail_value, low, 1},
        [W32T_FAIL_ABOVE] = {0xc0000000u, low, 0x40000000u},
        [W32T_FAIL_NULL_OR_MINUS_ONE] = {whole, whole, 2},
        [W32T_FAIL_AT_MOST_32] = {0, whole, 33},
    };
    uint32_t rule = h->fail_when < sizeof(rules) / sizeof(rules[0]) ? h->fail_when : W32T_FAIL_NEVER;
    h->fail_base = rules[rule].base;
    h->fail_mask = rules[rule].mask;
    h->fail_count = rules[rule].count;
}

// Which halves may go the short way: whatever a half needs besides the call's words has to be asked here.
void w32t_hook_ways(agent_hook *h) {
    uint32_t bytes = (uint32_t)sizeof(w32t_rec_start) + h->words * 8u;
    h->start_low = bytes / 8 | W32T_REC_START << 16 | (uint32_t)h->words << 24;
    fail_rule(h);
    h->quick = 0;
    if (h->flags & W32T_FN_SILENT || h->filter || h->io_status) return;
    if (!h->in_captures && !h->float_args && !h->gives && h->words <= AGENT_QUICK_WORDS) h->quick |= AGENT_QUICK_START;
    bool in_rax = h->result != W32T_RESULT_FLOAT && h->result != W32T_RESULT_DOUBLE;
    bool at_hand = h->error_from != W32T_ERROR_ERRNO && h->error_from != W32T_ERROR_LAST_STATUS;
    if (h->captures == h->in_captures && !h->learns && in_rax && at_hand) h->quick |= AGENT_QUICK_STOP;
}

// What the row says of a call; the caller gives a method its own id.
void w32t_hook_fill(agent_hook *h, const w32t_plan_function *f) {
    const agent_state *a = &w32t_agent;
    h->flags = f->flags;
    h->words = f->words;
    h->stack_words = f->flags & W32T_FN_VARARGS ? 255 : f->stack_words;
    w32t_hook_words(h);
    h->float_args = f->float_args;
    h->result = f->result;
    h->fail_when = f->fail_when;
    h->error_from = f->error_from;
    h->fail_value = f->fail_value;
    h->capture = a->captures + f->first_capture;
    h->captures = f->captures;
    for (uint32_t i = 0; i < h->captures; i++) {
        const w32t_plan_capture *c = &h->capture[i];
        // A row that points past the words of the call would read what is not its own.
        // (what a format takes is read guarded, wherever it is)
        if (c->op == W32T_CAP_FORMAT && word_readable(h, c->arg)) {
            h->in_captures++;
            continue;
        }
        if ((c->arg != W32T_CAP_ARG_RESULT && !word_readable(h, c->arg)) || !word_readable(h, c->length_arg)) {
            h->captures = 0;
            h->in_captures = 0;
            break;
        }
        if (c->when & W32T_WHEN_IN) h->in_captures++;
    }
    h->io_status = f->io_status && word_readable(h, f->io_status - 1u) ? f->io_status : 0;
    h->io_data = h->io_status && f->io_data && word_readable(h, f->io_data) ? f->io_data : 0; // the word behind it too
    h->io_how = f->io_how;
    h->io_routine = h->io_status && f->io_routine && word_readable(h, f->io_routine - 1u) ? f->io_routine : 0;
    h->learn = a->learns + f->first_learn;
    h->learns = f->learns;
    h->gives = 0;
    for (uint32_t i = 0; i < h->learns; i++) {
        const w32t_plan_learn *l = &h->learn[i];
        if (!word_readable(h, l->arg) || (l->iid_arg != W32T_LEARN_NO_IID && !word_readable(h, l->iid_arg)))
            h->learns = 0;
        if (w32t_learn_at_entry(l->kind)) h->gives = AGENT_GIVES_OWN;
    }
    if (!h->learns) h->gives = 0;
    h->filter = f->filter && !(h->flags & W32T_FN_SILENT) ? a->filters + (f->filter - 1) : NULL;
    w32t_hook_ways(h);
    h->mask = a->plan->flags & W32T_PLAN_INTERNAL ? MASK_EVERY : MASK_NORMAL;
}
