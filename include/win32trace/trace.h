// SPDX-License-Identifier: Apache-2.0
// Reading traces: any number of files of any supported formats as one stream of events in time order.
//
//     w32t_trace *t = w32t_trace_new(NULL);
//     if (w32t_trace_add(t, "boot.etl", &error) == W32T_OK)
//         for (w32t_event *e; (e = w32t_trace_next(t)) != NULL;)
//             printf("%s\n", e->name ? e->name : "(no name)");
//     w32t_trace_free(t);
//
// A handle may move between threads but is used by one at a time.
#ifndef WIN32TRACE_TRACE_H
#define WIN32TRACE_TRACE_H

#include <win32trace/event.h>
#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct w32t_trace w32t_trace;
struct w32t_schema_set;

typedef struct w32t_trace_options {
    uint8_t pointer_size; // 0 = as each file says; 4 or 8 = override for files whose header lies
    bool carve;           // event logs: also deleted records, marked W32T_EVENT_CARVED
    bool follow;          // keep waiting for more at the end of live files
    bool raw_order;       // file order instead of time order
    bool no_state;        // no process/path attribution, no pairing of API calls
    bool hidden;          // also deliver events that only serve attribution (W32T_EVENT_HIDDEN)
    uint64_t memory_limit;  // bytes for buffers, 0 = default
    int64_t late_window_ns; // streams: how long events are held back to be put in order; 0 = as long as memory allows, live files 2 s
    bool join_near; // streams: API calls whose return follows at once are one event instead of two halves
    // Schemas the user brought for this run: manifests, provider DLLs, TMF files or folders of them.
    const char *const *schemas;
    size_t schema_count;
    // Where message texts are: folders or files of message DLLs, or a message database.
    const char *const *messages;
    size_t message_count;
    const char *const *registry; // SYSTEM, SOFTWARE hives naming each provider's message file
    size_t registry_count;
    const char *templates; // event logs: a file whose templates may help decode others
    const struct w32t_apidb *apis; // API database for recorded calls (apidb.h), NULL: the built-in one; must outlive the trace
    // Called for what is wrong with some of the files in a folder of `schemas`; the others are used. NULL: the first one is
    // the error of the first w32t_trace_add().
    void (*schema_wrong)(void *context, const w32t_error *error);
    void *schema_wrong_context;
    const char *language; // of message texts: "de", "pt-BR" or a number; NULL = English, then any
} w32t_trace_options;

// options may be NULL; strings in it are used during the call only.
w32t_trace *w32t_trace_new(const w32t_trace_options *options);

// Adds a file, a folder (recursed; files of unknown formats in it are passed over) or "-" for standard input. Format by content.
// A file that cannot be opened is counted (failed_files) and leaves the trace as it was: others may be added, and be read.
w32t_status w32t_trace_add(w32t_trace *trace, const char *path, w32t_error *error);
// Windows: what an event-log channel ("Security") holds now. W32T_E_UNSUPPORTED elsewhere.
w32t_status w32t_trace_add_channel(w32t_trace *trace, const char *channel, w32t_error *error);
// How many files are open.
size_t w32t_trace_file_count(const w32t_trace *trace);

// The next event, described (w32t_event_describe()) and borrowed until the next call; NULL at the end or after a failure (w32t_trace_failed()).
w32t_event *w32t_trace_next(w32t_trace *trace);
// The failure that ended the stream early, or NULL.
const w32t_error *w32t_trace_failed(const w32t_trace *trace);
// Why the first file of a folder that could not be opened (failed_files) could not be, or NULL.
const w32t_error *w32t_trace_unopened(const w32t_trace *trace);

// What was lost so far, summed over all files; final after the stream ended.
typedef struct w32t_trace_losses {
    uint64_t events, buffers, unreadable_bytes; // as the recording system counted, and what we could not read
    uint64_t undecoded;  // payloads that do not fit their schema
    uint64_t broken;     // records of event logs and recorded calls that could be read in part only
    uint64_t no_schema;  // events whose schema is not known
    uint64_t late;       // streams: events that came after their time had been passed
    uint64_t damage;     // damage entries
    uint64_t unpaired;   // API call halves whose other half is missing
    uint64_t failed_files; // files that could not be opened at all
    uint64_t manifest_gaps; // manifests of event sources that are not whole in the file
    uint64_t unnamed;      // names of files, keys, processes … that found no room in memory: no event is lost with them
} w32t_trace_losses;
w32t_trace_losses w32t_trace_losses_of(const w32t_trace *trace);
// What is known of one file, in the order of adding: events, buffers, unreadable_bytes, late and damage; false: no such.
bool w32t_trace_file_losses(const w32t_trace *trace, size_t index, const char **file, w32t_trace_losses *out);

// Damage entry `index` (0 …): false when there is none. Text borrowed until the trace is freed.
typedef struct w32t_damage_info {
    const char *file;
    uint64_t offset; // W32T_NO_OFFSET when about the whole file
    uint64_t bytes;
    const char *what;
} w32t_damage_info;
bool w32t_trace_damage(const w32t_trace *trace, size_t index, w32t_damage_info *out);

// An event source whose manifest came in part, so that its events may have no schema; one entry a provider and file.
typedef struct w32t_manifest_gap {
    const char *file;
    w32t_guid provider;
    const char *name; // NULL when the part that says it is missing
    uint16_t have, parts; // equal: all came, but what they make together could not be read
} w32t_manifest_gap;
// Entry `index` (0 …) after the stream ended: false when there is none. Texts borrowed until the trace is freed.
bool w32t_trace_manifest_gap(const w32t_trace *trace, size_t index, w32t_manifest_gap *out);

void w32t_trace_free(w32t_trace *trace);

// ---- Counting without decoding (`win32trace stat`)
typedef struct w32t_stat_provider {
    w32t_guid guid;
    bool has_guid;
    const char *name; // NULL when unknown
    uint64_t events;
    uint64_t decoded; // events for whose (provider, id, version) a schema is known, or that describe themselves
} w32t_stat_provider;

typedef struct w32t_stat_kind_info {
    const char *name;
    uint64_t events;
} w32t_stat_kind_info;

typedef struct w32t_stat_file {
    const char *path, *format;
    uint64_t bytes, events, carved;
    uint64_t buffers; // .etl only: buffers found
    int64_t first, last; // W32T_NO_TIME when there is no event
    const w32t_stat_kind_info *kinds;
    size_t kind_count;
    const w32t_stat_provider *providers; // most events first
    size_t provider_count;
    uint64_t lost_events, lost_buffers, unreadable_bytes, undecoded;
    const w32t_damage_info *damage;
    size_t damage_count;
    uint64_t damage_total;
    uint64_t no_schema; // .etl only: events whose schema is not known
    const w32t_manifest_gap *manifest_gaps;
    size_t manifest_gap_count;
    const char *clock, *os; // NULL when the format does not say
} w32t_stat_file;

typedef struct w32t_stat w32t_stat;
// Counts one file, folder or "-". Files of a folder that cannot be read are passed over and reported through `skipped`.
w32t_status w32t_stat_path(const char *path, const w32t_trace_options *options, w32t_stat **out, w32t_error *error);
// Files counted apart help each other with what they say about their events, as those of one trace do (those of one
// folder have already). Texts got before are no longer valid.
void w32t_stat_share(w32t_stat *const *stats, size_t count);
size_t w32t_stat_count(const w32t_stat *stat);
const w32t_stat_file *w32t_stat_get(const w32t_stat *stat, size_t index);
// Prints one file's counts: as a JSON object (no line end), or as a few lines of text.
void w32t_stat_print(const w32t_stat_file *file, bool json, FILE *out);
void w32t_stat_close(w32t_stat *stat);

#ifdef __cplusplus
}
#endif
#endif
