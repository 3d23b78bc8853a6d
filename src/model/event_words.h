// SPDX-License-Identifier: Apache-2.0
// The words that the JSON keys `source`, `schema`, `error_kind` and `end` take: what exporters print is what filters
// compare. NULL for a number that has none.
#ifndef W32T_MODEL_EVENT_WORDS_H
#define W32T_MODEL_EVENT_WORDS_H

#include <win32trace/event.h>

const char *w32t_source_name(w32t_source_kind kind); // "api" "etw" "evtx" "pml"
const char *w32t_schema_name(w32t_schema_kind kind); // "tracelogging" …
const char *w32t_error_kind_name(uint8_t shape);     // "win32" "ntstatus" …
const char *w32t_call_end_name(uint8_t end);         // "returned" …

#endif
