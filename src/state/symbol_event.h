// SPDX-License-Identifier: Apache-2.0
// The event by which a recording names a place in an image (docs/formats/recording.md).
#ifndef W32T_STATE_SYMBOL_EVENT_H
#define W32T_STATE_SYMBOL_EVENT_H

#include "model/record.h"

typedef struct w32t_symbol_event {
    w32t_span image, name;     // UTF-16: path as in the image's own event, function
    uint32_t offset, distance; // of the place in the image, from the function's beginning
} w32t_symbol_event;

bool w32t_is_session_event(const w32t_event *event); // of the provider Win32Trace-Session
// False: another event, or a damaged one.
bool w32t_symbol_event_of(const w32t_event *event, w32t_symbol_event *out);
// "function+0x12" in `arena`.
const char *w32t_symbol_text(const w32t_symbol_event *symbol, w32t_arena *arena);

#endif
