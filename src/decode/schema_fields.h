// SPDX-License-Identifier: Apache-2.0
// Payload bytes → typed fields by a schema (manifest and classic events alike). Values point into the payload; arrays
// and structs are made in the event's arena.
#ifndef W32T_DECODE_SCHEMA_FIELDS_H
#define W32T_DECODE_SCHEMA_FIELDS_H

#include "schema/schema.h"

// Sets event->fields and field_count from event->payload. A payload that ends early or goes on too long sets
// W32T_EVENT_UNDECODED: what was there is shown, bytes past the last field as a binary field "(rest)". Up to 7 zero
// bytes at the end are padding.
void w32t_schema_fields(w32t_event *event, const w32t_schema_event *schema, unsigned pointer_size);

// Names and header values from a schema: provider, event, task, opcode, channel, level and keyword names, schema kind.
void w32t_schema_describe(w32t_event *event, const w32t_schema_event *schema);

// Manifest events (EVENT_HEADER). False when no source knows (provider, id, version); the provider's name is set where
// that is known.
bool w32t_manifest_describe(w32t_event *event);
void w32t_manifest_fields(w32t_event *event);

// A stack frame's name by the modules of the event's process (a w32t_decoder's `frame`).
bool w32t_stack_frame(w32t_event *event, uint32_t index, w32t_frame_form form, w32t_buf *out);
// Any code address of the event's process.
bool w32t_code_name(const w32t_event *event, uint64_t address, w32t_frame_form form, w32t_buf *out);

// The schemas an event is looked up in: its session's, or NULL (the built-in pack).
static inline const w32t_schema_set *w32t_schemas_of(const w32t_event *event) {
    const w32t_etw_record *r = event->native;
    return r && r->session ? r->session->schemas : NULL;
}

#endif
