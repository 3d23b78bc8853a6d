// SPDX-License-Identifier: Apache-2.0
// What is the same in the JSON of every event of one kind, kept ready: the keys from `provider` to `keyword_names`, and
// the names of the fields with their quotes. Shared by all threads of an export: entries never change once they are in,
// and the table only fills.
#ifndef W32T_EXPORT_JSON_KNOWN_H
#define W32T_EXPORT_JSON_KNOWN_H

#include "export/event_keys.h"

typedef struct w32t_json_kinds w32t_json_kinds;
typedef struct w32t_json_kind w32t_json_kind;

w32t_json_kinds *w32t_json_kinds_new(void);
void w32t_json_kinds_free(w32t_json_kinds *kinds);

// The entry of the event's kind; made with `keys` (NULL-terminated) when it is new. NULL when events like this one have
// no kind that could be kept (no schema), or the table is full. The event must have been described.
const w32t_json_kind *w32t_json_kind_of(w32t_json_kinds *kinds, const w32t_key_context *context,
                                        const w32t_event_key *const *keys, w32t_event *event);
// Appends the kept keys.
void w32t_json_kind_keys(const w32t_json_kind *kind, w32t_buf *b);
// Appends `,"data":{…}`; false (nothing written) when the fields are not those of the kind.
bool w32t_json_kind_data(const w32t_json_kind *kind, bool hidden, w32t_event *event, w32t_buf *b);

#endif
