// SPDX-License-Identifier: Apache-2.0
// Keeping an event beyond its batch: a copy with its names, fields, call and stack, all in one arena.
#ifndef W32T_MODEL_EVENT_COPY_H
#define W32T_MODEL_EVENT_COPY_H

#include "model/record.h"

// Describes and decodes the event and copies everything but its raw payload's native record; process is borrowed still
// (it lives as long as the trace) unless `process` says otherwise: then a copy of it is attached.
w32t_event *w32t_event_copy(w32t_arena *a, w32t_event *event, bool process);

#endif
