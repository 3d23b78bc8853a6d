// SPDX-License-Identifier: Apache-2.0
// Writing events as documents: text, JSON Lines, XML, CSV and the other tools' formats; and the pipeline that reads, filters and
// formats on several threads with output that does not depend on their number.
#ifndef WIN32TRACE_EXPORT_H
#define WIN32TRACE_EXPORT_H

#include <win32trace/query.h>
#include <win32trace/trace.h>

#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct w32t_export_options {
    const char *format;       // "text", "json", … NULL = text
    const w32t_query *query;  // NULL = all
    int64_t from, to;         // W32T_NO_TIME = open; from inclusive, to exclusive
    uint64_t limit;           // at most this many events; 0 = all
    const char *const *fields; // --fields: only these JSON keys or data.NAME, in this order
    size_t field_count;
    unsigned threads;         // 0 = all processors, or one where files are too small to gain by more
    bool stacks, raw;         // also stacks; also raw payloads
    bool local_time;          // times in the recording machine's zone
    bool color;               // terminal escapes of our own (text format)
    unsigned width;           // cut text lines to this many columns; 0 = do not cut
    bool live;                // write each event out at once (streams, follow)
    bool rendering;           // xml: event-log records with <RenderingInfo> (message and names, as far as they are known)
} w32t_export_options;

typedef struct w32t_export_loss {
    uint64_t events;
    char first[512]; // the first of them: "PROVIDER/ID, record N of FILE", with its time where records have no numbers
} w32t_export_loss;

typedef struct w32t_export_counts {
    uint64_t read, written; // events that came, events that went out
    uint64_t undecoded, broken, no_schema; // as in w32t_trace_losses
    uint64_t skipped; // written ones that the format had no place for (pml: no operation of Process Monitor's)
    w32t_export_loss cut;       // written ones of which texts, bytes or fields were cut, since the format holds no event that large (evtx: 64 KiB)
    w32t_export_loss too_large; // written ones that had to be left out for that reason
} w32t_export_counts;

// Where the document goes: called with consecutive pieces; a status other than W32T_OK stops the export.
typedef w32t_status (*w32t_sink)(void *context, const void *bytes, size_t size, w32t_error *error);

// Reads `trace` to its end and writes one document. Damage and losses are asked from the trace afterwards.
w32t_status w32t_export(w32t_trace *trace, const w32t_export_options *options, w32t_sink sink, void *context,
                        w32t_export_counts *counts, w32t_error *error);
// The same into a file (written under a temporary name, renamed when whole); path NULL or "-" is standard output.
w32t_status w32t_export_file(w32t_trace *trace, const w32t_export_options *options, const char *path, w32t_export_counts *counts,
                             w32t_error *error);
// Whether a document may be written to `path`: not over a read-only file, nor over one of the `count` inputs (the same file by
// whatever names or links). w32t_export_file asks this of all that its trace reads; ask it of the other inputs there are.
w32t_status w32t_output_over(const char *path, const char *const *inputs, size_t count, w32t_error *error);
// Copies what `from` holds, from its start, to `path` as w32t_export_file writes: whole or not at all, through links, in the mode of
// the file that was there, straight into devices; NULL or "-" is standard output.
w32t_status w32t_output_copy(const char *path, FILE *from, w32t_error *error);
// Removes what w32t_export_file is writing under temporary names; for the handler of a signal that ends the program (async-signal-safe).
void w32t_export_abandon(void);

// ISO 8601 date or date-time (UTC when the text has no zone), "now" or "now-10m", to ns since 1970 UTC; false when it is none.
bool w32t_time_from_text(const char *text, int64_t *ns);

// Names and one-line descriptions of the formats, index 0 …; false at the end.
bool w32t_export_format(size_t index, const char **name, const char **description);

// One event as `dump -f text` prints it, or as `dump -f json` does, without the line's end; for reports that show single events.
void w32t_print_event(w32t_event *event, bool json, FILE *out);
// One event as `dump -f xml` prints it, with its line's end; `rendering` as in w32t_export_options.
void w32t_print_event_xml(w32t_event *event, bool rendering, FILE *out);
// One value of an event as text for people, or as JSON.
void w32t_print_value(const w32t_value *value, bool json, FILE *out);
// A value of an event's data by name, as `data.NAME` in a filter: "a", "a.b" inside a structure, "x#2" the second x.
// NULL when the event has none.
const w32t_value *w32t_event_value(w32t_event *event, const char *name);
// Names of an event's opcode and keywords: the provider's own, else those that all providers share (Info, Start, …; Classic, Audit
// Success, …; the first of several); NULL when there are none.
const char *w32t_event_opcode_text(const w32t_event *event);
const char *w32t_event_keyword_text(const w32t_event *event);
// Text made safe for a terminal (controls, escapes and broken Unicode as \\uXXXX), or as a JSON string with its quotes.
void w32t_print_text(const char *utf8, bool json, FILE *out);
// "2026-11-30T12:46:01.123456700Z"
void w32t_print_time(int64_t ns, FILE *out);

#ifdef __cplusplus
}
#endif
#endif
