// SPDX-License-Identifier: Apache-2.0
// The keys of an event in the order of the contract, each with what puts it into JSON: the one list behind `-f json`,
// `-f csv` and
// `--fields`.
#ifndef W32T_EXPORT_EVENT_KEYS_H
#define W32T_EXPORT_EVENT_KEYS_H

#include "export/writer.h"

typedef struct w32t_key_context {
    bool with_file;   // several inputs
    bool local;       // times in the recording machine's zone …
    int zone;         // … minutes east of UTC
    bool stacks, raw; // asked for
    bool hidden;      // helper fields too
} w32t_key_context;

typedef struct w32t_event_key {
    char head[24]; // `,"name":`, padded so that it can be copied whole
    uint8_t head_size;
    uint8_t sources; // bit (1 << w32t_source_kind) for each source that can have it
    // Appends head and value; nothing when the event does not have the key.
    void (*put)(const w32t_key_context *c, const struct w32t_event_key *key, w32t_event *e, w32t_buf *b);
} w32t_event_key;

extern const w32t_event_key w32t_event_keys[];
extern const size_t w32t_event_key_count;
extern const w32t_event_key *const w32t_extended_key; // not among them: extended data, only where it is asked for

w32t_key_context w32t_key_context_of(const w32t_export_options *options, const w32t_trace *trace);

// --fields: keys and data paths, checked once.
typedef struct w32t_chosen_key {
    const w32t_event_key *key; // NULL: `data` below
    const char *data;          // path behind "data."
    const char *name;          // as the user wrote it
} w32t_chosen_key;
// malloc'd list of options->field_count entries in *out (NULL when no fields were chosen); W32T_E_ARGUMENT names the
// unknown one.
w32t_status w32t_choose_keys(const w32t_export_options *options, w32t_chosen_key **out, w32t_error *error);
// Appends `,"name":value` when the event has it.
void w32t_put_chosen(const w32t_key_context *c, const w32t_chosen_key *chosen, w32t_event *e, w32t_buf *b);

#endif
