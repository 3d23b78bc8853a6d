// SPDX-License-Identifier: Apache-2.0
// What the handles in API calls stand for, from the calls that opened, duplicated and closed them: the file's name, the
// key's path, the process's image and id. Called for each call in order, before its arguments are made; the names are
// attached to the call.
#ifndef W32T_STATE_HANDLE_NAMES_H
#define W32T_STATE_HANDLE_NAMES_H

#include "state/machine.h"

typedef struct w32t_handle_names {
    w32t_table open;  // process and handle → its name
    w32t_table plans; // function → which of its arguments matter
    w32t_arena arena; // names and plans
    w32t_table texts; // names that were made already
    size_t bytes;     // of names: past a limit no new ones are made
} w32t_handle_names;

void w32t_handle_names_apply(w32t_handle_names *h, machine *m, w32t_event *call);
void w32t_handle_names_free(w32t_handle_names *h);

#endif
