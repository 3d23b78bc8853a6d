// SPDX-License-Identifier: Apache-2.0
// The trace handle as this folder and the export pipeline see it.
#ifndef W32T_TRACE_INTERNAL_H
#define W32T_TRACE_INTERNAL_H

#include <win32trace/trace.h>
#include "model/source.h"

// The next batch of merged, attributed events into *out (reset first). W32T_END when none is left. One thread at a
// time.
w32t_status w32t_trace_fill(w32t_trace *trace, w32t_batch *out, w32t_error *error);
// How many threads the caller runs: readers may use as many less one of their own. Before the first fill.
void w32t_trace_threads(w32t_trace *trace, unsigned threads);
// w32t_trace_next() without describing the event: for those who look at most events only in passing.
w32t_event *w32t_trace_next_bare(w32t_trace *trace);
// Workers report what they found while decoding (thread-safe).
void w32t_trace_count(w32t_trace *trace, uint64_t undecoded, uint64_t broken, uint64_t no_schema);
// Source number `index` (0 …), in the order of adding; NULL behind the last.
const w32t_source *w32t_trace_source(const w32t_trace *trace, size_t index);
// The recording machine's zone (minutes east of UTC) of the first file that says; 0 when none does.
int w32t_trace_zone(const w32t_trace *trace);
// Called with every source that a path leads to; takes the source over.
typedef w32t_status (*w32t_take_source)(void *context, w32t_source *source, w32t_error *error);
// Opens one input as a source: detection, spooling of streams for formats that need to seek; the members of a .zip
// each, what is inside a .gz. Members of unknown formats are passed over unless there is nothing else.
w32t_status w32t_open_sources(const char *path, const w32t_read_options *options, w32t_take_source take, void *context,
                              w32t_error *error);
// The set of what the user imported and gives for this run.
w32t_status w32t_trace_schemas(const w32t_trace_options *options, struct w32t_schema_set **out, w32t_error *error);
void w32t_read_options_of(const w32t_trace_options *from, w32t_read_options *to);

// Calls `visit` for every file under path (path itself when it is no folder), sorted by name within each folder.
typedef w32t_status (*w32t_visit)(void *context, const char *path, bool in_folder, w32t_error *error);
w32t_status w32t_walk(const char *path, w32t_visit visit, void *context, w32t_error *error);

// ---- unpack.c
typedef enum w32t_archive { W32T_ARCHIVE_NONE, W32T_ARCHIVE_GZIP, W32T_ARCHIVE_ZIP } w32t_archive;
w32t_archive w32t_archive_of(w32t_span head);
// Called with each member, unpacked into a temporary file named "archive!member"; takes the input over.
// damage: what is wrong with the packed data or the archive around it, at an offset in the archive; NULL when nothing.
typedef w32t_status (*w32t_take_member)(void *context, w32t_input *member, const w32t_error *damage, w32t_error *error);
w32t_status w32t_unpack(w32t_input *archive, w32t_archive kind, w32t_take_member take, void *context,
                        w32t_error *error);

// Event logs: counts providers and ids by describing every record. After the source's own `stat`; texts go into the
// arena.
void w32t_stat_names(w32t_source *source, w32t_file_stat *st, w32t_arena *arena);

// What the user brought to understand event logs (knowledge.c).
struct w32t_message_db;
typedef struct w32t_knowledge {
    struct w32t_message_db *messages; // NULL: none
    w32t_source *library;             // a log whose templates may stand in for lost ones, NULL: none
    struct w32t_schema_set *schemas; // imported before, and given for this run
} w32t_knowledge;
w32t_status w32t_load_knowledge(const w32t_trace_options *options, w32t_knowledge *out, w32t_error *error);
void w32t_free_knowledge(w32t_knowledge *knowledge);
// A live channel: what it holds now, with options->follow also what comes (channel_windows.c).
w32t_status w32t_channel_open(const char *channel, const w32t_read_options *options, w32t_source **out,
                              w32t_error *error);
// A database of these message files, folders, databases and hives ("SYSTEM,SOFTWARE").
w32t_status w32t_load_messages(const char *const *paths, size_t path_count, const char *const *hives, size_t hive_count,
                               struct w32t_message_db **out, w32t_error *error);

#endif
