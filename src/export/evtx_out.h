// SPDX-License-Identifier: Apache-2.0
// Events of any source as fragments for the event-log writer.
#ifndef W32T_EXPORT_EVTX_OUT_H
#define W32T_EXPORT_EVTX_OUT_H

#include "export/writer.h"
#include "write/evtx/evtx_write.h"

// An event-log record: its own tokens and values. False when nothing can be read; *lost: only its values.
bool w32t_ew_of_record(w32t_event *event, w32t_arena *arena, w32t_ew_fragment *out, bool *lost);
// How much of an event goes into its record: bytes of one value (UTF-16 where it is a text), and fields.
typedef struct w32t_ew_limits {
    uint32_t value_bytes, fields;
} w32t_ew_limits;
// Any other event: the same <System> as Windows writes, and its fields as <EventData>. For records that are lost: what
// their head says, and the values (may be NULL). False when something was cut.
bool w32t_ew_of_event(w32t_event *event, w32t_arena *arena, const w32t_ew_fragment *values, w32t_ew_limits limits,
                      w32t_ew_fragment *out);

#endif
