// SPDX-License-Identifier: Apache-2.0
// Events that carry their own schema (TraceLogging and self-describing EventSource events): extended item
// EVENT_SCHEMA_TL.
#ifndef W32T_DECODE_TRACELOGGING_H
#define W32T_DECODE_TRACELOGGING_H

#include "model/record.h"

// The data of the event's first item of that type; p NULL when it has none.
w32t_span w32t_ext_find(const w32t_etw_record *record, uint16_t type);

// Names from the schema and traits items. False when the event has no schema item or it makes no sense.
bool w32t_tracelogging_describe(w32t_event *event);
// Fields. Payloads that do not fit set W32T_EVENT_UNDECODED.
void w32t_tracelogging_fields(w32t_event *event);

// The provider's name in a traits item; NULL when it has none. Points into the item.
const char *w32t_traits_provider(w32t_span traits);

// The GUID that the provider's events are described under, where that is not the one it is enabled by; false when the
// traits state none.
bool w32t_traits_decode_guid(w32t_span traits, w32t_guid *out);

// Calls `visit` for each field of a schema item in order, members of structs included (`depth` from 0): for tools that
// look at the schema itself. False when the item makes no sense.
typedef void (*w32t_tracelogging_visit)(void *context, const char *name, uint8_t in, uint8_t out, unsigned depth);
bool w32t_tracelogging_schema(w32t_span item, const char **event_name, w32t_tracelogging_visit visit, void *context);

#endif
