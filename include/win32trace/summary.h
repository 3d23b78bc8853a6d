// SPDX-License-Identifier: Apache-2.0
// Summaries of a trace: events grouped by file, process, operation, extension, call stack … with counts, bytes and times (Process
// Monitor's Tools menu), and the tree of processes.
#ifndef WIN32TRACE_SUMMARY_H
#define WIN32TRACE_SUMMARY_H

#include <stdio.h>
#include <win32trace/query.h>
#include <win32trace/trace.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum w32t_group_by {
    W32T_BY_PATH,    // what an event is about: file, key, connection
    W32T_BY_PROCESS, // process instance
    W32T_BY_OPERATION,
    W32T_BY_EXTENSION, // of files: ".dll"
    W32T_BY_STACK,     // stack frames: each event counts once for every different frame of its stack
    W32T_BY_RESULT,
    W32T_BY_CLASS, // Process, Registry, File System …; other sources: their provider
    // Of operations and calls of one kind only:
    W32T_BY_FILE,            // by path
    W32T_BY_FOLDER,          // of files: the folder they are directly in
    W32T_BY_REGISTRY,        // by path
    W32T_BY_NETWORK,         // by path
    W32T_BY_CROSS_REFERENCE, // files and registry values that one process wrote and another one read
    W32T_BY_COLUMN,          // what stands in one of Process Monitor's columns
    W32T_BY_KEY, // what an event says: "event", "provider", "channel", "computer", "user", "level" or "data.NAME"
    // API calls only:
    W32T_BY_FUNCTION,
    W32T_BY_THREAD,
    W32T_BY_CALLER, // the place that calls, "app.exe+0x1234"
    W32T_BY_MODULE, // the DLL that was called
} w32t_group_by;

#define W32T_HISTOGRAM 40 // steps of a histogram of durations; see w32t_histogram_from()

// What a process did. Times and memory are told by Process Monitor's Process Profiling and Process Exit events: 0 where a
// log has none of it.
typedef struct w32t_process_activity {
    uint64_t file_events, file_bytes;       // bytes: read and written
    uint64_t registry_events;
    uint64_t network_events, network_bytes; // bytes: received and sent
    uint64_t user_ns, kernel_ns, commit_peak, working_set_peak;
} w32t_process_activity;

// Processes, "name (pid)", in the order of their text. At most 256 are told apart for each path.
typedef struct w32t_summary_users {
    const char *const *writers, *const *readers;
    uint32_t writer_count, reader_count;
} w32t_summary_users;

typedef struct w32t_group_row {
    const char *key;
    const char *class_name; // the class of the first event of the row; NULL when it has none
    uint64_t events;
    uint64_t failed;   // events whose result is an error
    uint64_t opens, closes, reads, writes, get_acl, set_acl, other; // also connects, disconnects, receives, sends
    uint64_t read_bytes, written_bytes; // also received and sent; operations that failed moved none
    uint64_t self;     // W32T_BY_STACK: events whose innermost frame this is
    uint64_t time_ns;  // sum of durations
    uint64_t timed;    // events whose duration is known
    uint64_t self_ns;  // time_ns without the calls of this trace that were made inside them
    uint64_t min_ns, max_ns;
    const uint64_t *histogram; // W32T_HISTOGRAM counts; NULL unless asked for
    int64_t first, last;
    int64_t start;     // W32T_BY_PROCESS: when it started; W32T_NO_TIME = not known
    const w32t_process_activity *activity; // W32T_BY_PROCESS, else NULL
    const w32t_summary_users *users;       // W32T_BY_CROSS_REFERENCE, else NULL
} w32t_group_row;

typedef struct w32t_summary w32t_summary;

typedef struct w32t_summary_options {
    w32t_group_by by;
    w32t_text column;        // of W32T_BY_COLUMN
    const char *key;         // of W32T_BY_KEY
    const w32t_query *query; // NULL = all events
    int64_t from, to;        // W32T_NO_TIME = open
    bool calls;              // API calls only, whatever `by` is
    bool histogram;          // of durations, for each row and for all
} w32t_summary_options;

// "path", "process", … "column:Process Name"; "event", "data.NAME" … are W32T_BY_KEY, to be given as options.key. False
// when it is none of them. Without a place for the column, so is "column:…".
bool w32t_group_by_name(const char *name, w32t_group_by *out, w32t_text *column);

// Where step i of a histogram begins, in ns: 0, 1, 2, 5, 10, 20, 50 …; the last one has no end.
uint64_t w32t_histogram_from(unsigned i);

// Reads the trace to its end. At most two million different keys are told apart; the events of further ones are counted under
// "(others)".
w32t_status w32t_summary_make(w32t_trace *trace, const w32t_summary_options *options, w32t_summary **out, w32t_error *error);
// Rows, most events first (equal ones by key).
bool w32t_summary_row(const w32t_summary *summary, size_t index, w32t_group_row *out);
uint64_t w32t_summary_events(const w32t_summary *summary);
// All rows together.
void w32t_summary_total(const w32t_summary *summary, w32t_group_row *out);
// As a table, as JSON or as CSV (every field quoted); limit 0 = all rows. Groups of calls only are printed by w32t_calls_print().
typedef enum w32t_summary_form { W32T_SUMMARY_TEXT, W32T_SUMMARY_JSON, W32T_SUMMARY_CSV } w32t_summary_form;
void w32t_summary_print(const w32t_summary *summary, w32t_summary_form form, size_t limit, FILE *out);
void w32t_summary_free(w32t_summary *summary);

// The table of `strace -c`: share of the time, time, time a call, calls, failures, name.
typedef struct w32t_calls_table {
    const char *sort;    // strace's -S: time self min max avg calls errors name none; NULL = time
    const char *columns; // strace's -U: time-percent total-time self-time min-time max-time avg-time calls errors name; NULL = as strace
    bool json, csv;      // instead of the text: all columns
    size_t limit;        // rows, 0 = all
} w32t_calls_table;
// False: `sort` or `columns` names something unknown (nothing is printed when out is NULL: a check beforehand).
bool w32t_calls_print(w32t_summary *summary, const w32t_calls_table *table, FILE *out);

// The processes of the trace as a tree (children below their parents), with start, end and event counts: those that its files
// list and those its events belong to. Reads the trace to its end.
w32t_status w32t_process_tree_print(w32t_trace *trace, const w32t_summary_options *options, bool json, FILE *out,
                                    w32t_error *error);

#ifdef __cplusplus
}
#endif
#endif
