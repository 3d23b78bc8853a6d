// SPDX-License-Identifier: Apache-2.0
// The filter language: `FIELD OP VALUE` joined by `and or not ( )`; see docs/howto/filter.md. `xpath:…` (event-log XPath or a
// <QueryList>) and ProcMon's words (`Operation is RegSetValue and Path begins with HKLM`) compile to the same tree.
#ifndef WIN32TRACE_QUERY_H
#define WIN32TRACE_QUERY_H

#include <win32trace/event.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct w32t_query w32t_query;

// error->offset is the column (from 0) in `text` where parsing stopped.
w32t_status w32t_query_compile(const char *text, w32t_query **out, w32t_error *error);
// True when the event is chosen. Decodes fields only when the expression asks for data.*. Safe from several threads at once on
// different events.
bool w32t_query_match(const w32t_query *query, w32t_event *event);
// Whether the expression looks at data.* (or at texts made from it): if not, matching never decodes fields.
bool w32t_query_needs_fields(const w32t_query *query);
// How often a regular expression hit its limits (steps, depth, memory) and so counted as not matching.
uint64_t w32t_query_gave_up(const w32t_query *query);
// The canonical text of the compiled tree; malloc'd, free with w32t_query_text_free.
char *w32t_query_text(const w32t_query *query);
void w32t_query_text_free(char *text);
// From now on `query` matches only what `also` matches too; takes `also` over.
void w32t_query_require(w32t_query *query, w32t_query *also);
void w32t_query_free(w32t_query *query);

// What is left to ask of the calls of one function, for filters that run in the recorded program (capture.h). W32T_E_UNSUPPORTED: the
// expression asks what is not known there; the error says what. `out` lives in `arena`. The library's own.
struct w32t_arena;
struct w32t_condition;
w32t_status w32t_query_residue(const w32t_query *query, const char *module, const char *function, uint64_t groups,
                               struct w32t_arena *arena, struct w32t_condition **out, w32t_error *error);

#ifdef __cplusplus
}
#endif
#endif
