// SPDX-License-Identifier: Apache-2.0
// What is known over time. `w32t_state_apply` is called once for each event, in merged order, on the sequential stage:
// it must be cheap for events it does not care about and may decode the few it does (process start, image load, names
// of files and keys).
#ifndef W32T_STATE_STATE_H
#define W32T_STATE_STATE_H

#include "model/source.h"

typedef struct w32t_state w32t_state;

w32t_state *w32t_state_new(void);
// For w32t_read_options.observe (context: the state): what a first pass over a file meets, before any event is applied.
void w32t_state_observe(void *state, w32t_event *event);
// Attaches what is known (event->process …). False: the event only served attribution and is not to be shown.
bool w32t_state_apply(w32t_state *state, w32t_event *event);
// How many names, processes, threads and modules found no room in the memory allowed.
uint64_t w32t_state_unnamed(const w32t_state *state);
void w32t_state_free(w32t_state *state);

#endif
