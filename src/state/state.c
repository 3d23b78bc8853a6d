// SPDX-License-Identifier: Apache-2.0
// The hook that the trace layer calls for every event; hands it to whoever keeps track of that kind of thing.
#include "state/state.h"

#include <stdlib.h>

struct w32t_state {
    w32t_arena arena;
};

w32t_state *w32t_state_new(void) {
    return w32t_alloc(sizeof(w32t_state));
}

bool w32t_state_apply(w32t_state *state, w32t_event *event) {
    (void)state;
    return !(event->has & W32T_EVENT_HIDDEN);
}

void w32t_state_free(w32t_state *state) {
    if (!state) return;
    w32t_arena_free(&state->arena);
    free(state);
}
