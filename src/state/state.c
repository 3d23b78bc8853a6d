// SPDX-License-Identifier: Apache-2.0
// The hook that the trace layer calls for every event; hands it to whoever keeps track of that kind of thing. Machines
// are told apart by when they were booted.
#include "state/state.h"
#include "decode/decode.h"
#include "decode/agent_call.h"
#include "state/handle_names.h"
#include "state/machine.h"
#include "state/who.h"

#include <stdlib.h>

#define SAME_BOOT 100000000 // FILETIME: sessions of one boot state it within ten seconds

struct w32t_state {
    machine *machines, *now;
    w32t_machine_budget budget; // shared by all of them
    w32t_handle_names handles;
};

w32t_state *w32t_state_new(void) {
    return w32t_alloc(sizeof(w32t_state));
}

void w32t_state_free(w32t_state *state) {
    if (!state) return;
    for (machine *m = state->machines, *next; m; m = next) {
        next = m->next;
        w32t_machine_free(m);
    }
    w32t_handle_names_free(&state->handles);
    free(state);
}

uint64_t w32t_state_unnamed(const w32t_state *s) {
    const uint64_t *n = s->budget.dropped;
    return n[0] > n[1] ? n[0] : n[1];
}

static machine *machine_of(w32t_state *s, const w32t_etw_session *session) {
    if (s->now && s->now->session == session) return s->now;
    machine *m = s->machines;
    for (; m; m = m->next) {
        uint64_t a = m->boot, b = session->boot_filetime;
        if (m->session == session || (a && b && (a > b ? a - b : b - a) < SAME_BOOT)) break;
    }
    if (!m) {
        m = w32t_machine_new(session->boot_filetime, session);
        m->budget = &s->budget;
        m->next = s->machines;
        s->machines = m;
    }
    m->session = session; // the one asked about last
    s->now = m;
    return m;
}

void w32t_state_observe(void *context, w32t_event *e) {
    const w32t_etw_record *r = e->native;
    w32t_state *s = context;
    machine *m = machine_of(s, r->session);
    s->budget.second = false;
    e->decoder = w32t_decoder_of(e->encoding);
    m->prepared = true;
    w32t_machine_observe(m, e, true);
}

bool w32t_state_apply(w32t_state *s, w32t_event *e) {
    s->budget.second = true;
    const w32t_etw_record *r = e->native;
    if (e->source == W32T_SOURCE_API && e->call && r && r->session) { // its native begins with the entry's record
        machine *m = machine_of(s, r->session);
        if (m->prepared && !m->linked) w32t_machine_link(m);
        process *p = w32t_machine_process(m, e->pid, e->time);
        if (p) e->process = &p->pub;
        w32t_handle_names_apply(&s->handles, m, e);
        return !(e->has & W32T_EVENT_HIDDEN);
    }
    if (e->source != W32T_SOURCE_ETW || !r || !r->session) return !(e->has & W32T_EVENT_HIDDEN);
    machine *m = machine_of(s, r->session);
    if (m->prepared && !m->linked) w32t_machine_link(m);
    w32t_machine_observe(m, e, false);
    if (!(e->has & (W32T_HAS_PID | W32T_HAS_TID)) && r->hook_id) w32t_who(m, e, r);
    if (!e->process && e->has & W32T_HAS_PID) {
        process *p = w32t_machine_process(m, e->pid, e->time);
        if (p) e->process = &p->pub;
    }
    w32t_machine_name(m, e);
    return !(e->has & W32T_EVENT_HIDDEN);
}
