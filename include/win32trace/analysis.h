// SPDX-License-Identifier: Apache-2.0
// Findings: what went wrong in a recording and which call is behind it. `win32trace explain` prints exactly what is
// here.
//
// A crash is a process whose exit status is an exception code (or that ended itself: abort, fail-fast), joined to the
// last exception of that code; exceptions that were caught are counted and no more. The call behind it is found by
// evidence, never by being the last one that failed: the crashing value is followed back through the program's code to
// the call it came from, and that call must be in the recording with that very value. Where the program's image is not
// at hand, values alone can still point at a call, and the confidence says so; where nothing does, the crash says that
// no call explains it.
#ifndef WIN32TRACE_ANALYSIS_H
#define WIN32TRACE_ANALYSIS_H

#include <win32trace/trace.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct w32t_explain_options {
    const w32t_trace_options *trace; // how to read; NULL = defaults
    const char *const
        *images; // folders and files where the program's images may be, besides the paths in the recording
    size_t image_count;
    unsigned history; // calls before the crash to keep; 0 = 20
} w32t_explain_options;

typedef enum w32t_confidence {
    W32T_CONFIDENCE_NONE = 0,
    W32T_CONFIDENCE_LOW,    // a value fits, and one call alone
    W32T_CONFIDENCE_MEDIUM, // a value that only this call returned; or followed through a structure by its offset
    W32T_CONFIDENCE_HIGH,   // followed through the program's code from the crash to the call
} w32t_confidence;
const char *w32t_confidence_name(w32t_confidence confidence); // "none" "low" "medium" "high"

typedef enum w32t_crash_kind {
    W32T_CRASH_EXCEPTION = 1, // an exception nobody handled
    W32T_CRASH_FAIL_FAST,     // __fastfail: security check, abort() of newer runtimes, failed assertion
    W32T_CRASH_ABORT,         // abort()
    W32T_CRASH_STACK_OVERFLOW,
    W32T_CRASH_LOAD, // never started: a DLL or an entry point is missing, or an image of the wrong kind
} w32t_crash_kind;
const char *
w32t_crash_kind_name(w32t_crash_kind kind); // "exception" "fail-fast" "abort" "stack-overflow" "load-failure"

// One call in the chain behind a crash.
typedef struct w32t_cause {
    w32t_event *call;        // with arguments, result and error
    uint8_t confidence;      // w32t_confidence
    const char *evidence;    // one sentence
    const char *caller_name; // function that made the call, as w32t_crash.place_name
    const char *detail;      // what a failed load lacked inside, NULL when there is nothing to add
} w32t_cause;

#define W32T_MAX_CAUSES 6
typedef struct w32t_crash {
    uint8_t kind;      // w32t_crash_kind
    uint32_t pid, tid; // tid 0: not known
    const char *image; // the process's image file name
    const char *path;  // with its folder, NULL when unknown
    uint32_t exit_status;
    int64_t time;          // of the exception, else of the process's end
    uint32_t code;         // exception code; 0 when there is no record of it
    const char *code_name; // "STATUS_ACCESS_VIOLATION", NULL when unknown
    const char *place;     // "app.exe+0x1234", NULL when unknown
    const char *what;      // "write to 0x0", NULL when there is nothing to say
    // "read_book+0x32" or "read_book+0x32, book.c:87": function by the image's symbols or exports, line by its DWARF
    // tables; NULL when unknown
    const char *place_name;
    const char *const *stack;       // names of return addresses, innermost first
    const char *const *stack_names; // their functions, as place_name; entries may be NULL
    uint32_t stack_count;
    bool stack_cut; // there were more frames
    // causes[0] fed the crash, causes[1] fed causes[0], and so on: the last is where it began. 0: no call explains it.
    w32t_cause causes[W32T_MAX_CAUSES];
    uint32_t cause_count;
    const char *no_cause; // why there is none, NULL when there is one
    w32t_event **history; // the thread's calls before the crash, in order
    uint32_t history_count;
    // W32T_CRASH_LOAD
    const char *importer, *missing, *function, *found, *folders;
    bool wrong_kind;     // `found` is of the wrong processor, or damaged
    const char *summary; // one sentence: what happened
    const char *advice;  // one sentence: what to do
    // Of one that ended itself: its last words, and what it had asked for in vain last before them; NULL when there is
    // none
    const char *said, *asked;
    const char *wild; // an address near NULL that is no member of it, "0x1234"; NULL when it is something else
} w32t_crash;

typedef enum w32t_failure_kind {
    W32T_FAILURE_FILE = 1,
    W32T_FAILURE_KEY,
    W32T_FAILURE_VALUE, // registry value
    W32T_FAILURE_DLL,
    W32T_FAILURE_FUNCTION, // export asked for by GetProcAddress
    W32T_FAILURE_OTHER,
    W32T_FAILURE_CLASS, // COM class: its CLSID or program id
    W32T_FAILURE_SERVICE,
    W32T_FAILURE_ADDRESS, // of the network: a host's name, or where a connection was to go
} w32t_failure_kind;
const char *w32t_failure_kind_name(w32t_failure_kind kind); // "file" "key" "value" "dll" "function" "object"
                                                            // "class" "service" "address"

typedef enum w32t_failure_reason {
    W32T_REASON_MISSING = 1,
    W32T_REASON_DENIED,
    W32T_REASON_IN_USE,
    W32T_REASON_BAD_IMAGE, // wrong bitness, or no image at all
} w32t_failure_reason;
const char *w32t_failure_reason_name(w32t_failure_reason reason); // "missing" "denied" "in-use" "bad-image"

// Something that was asked for and not given; equal ones of a process are one entry. Entries come in order of `rank`,
// those of a group beside each other, else as they came.
typedef struct w32t_failure {
    uint8_t kind, reason;
    uint8_t rank; // 2: a crash or an ending is put down to it; 1: the program's own code asked; 0: a DLL of the system
                  // or a C runtime did
    bool found_later;     // the same thing was given at another time (a search along a path, a file made afterwards)
    uint32_t group;       // equal for files of one name in several folders, values of one key, keys below one key …
    const char *found_at; // where a file of that name was found afterwards, NULL when it was not
    const char *subject;  // "C:\\app\\app.ini", "HKLM\\Software\\X", "name of a value"
    const char *function; // API that said so first
    const char *error;    // "ERROR_FILE_NOT_FOUND"
    const char *caller;   // "app.exe+0x1234"
    const char *detail;   // a DLL: what was missing inside it, and where it was looked for; NULL when not known
    uint32_t pid, tid;
    const char *image;
    uint64_t call, times;
    int64_t first;
} w32t_failure;

// A program that did not crash, but said by its exit status or a message that it could not go on.
typedef struct w32t_ending {
    uint32_t pid, tid; // tid: of the message, 0 when there was none
    const char *image;
    bool has_exit;
    uint32_t exit_status;
    int64_t time;        // of the message, else of the end
    const char *said;    // its last words on a console, in a pipe or in a message box; NULL when it said nothing
    const char *said_by; // the function, "MessageBoxW"
    const struct w32t_failure *failure; // what it had asked for in vain last before that; NULL when there is nothing
} w32t_ending;

typedef struct w32t_explain_totals {
    uint64_t events, calls, failed_calls;
    uint64_t processes, exceptions; // exceptions raised in all; those of crashes included
    uint64_t dropped;               // calls that could not be recorded: what is said here may lack them
    uint64_t failures;              // distinct ones; more than are kept are only counted
    uint64_t left_out;              // calls that conditions, triggers and limits left out, as far as they were counted
    const char *filter; // what chose the calls to record ("trace=%file"): others are not seen here; NULL: nothing did
} w32t_explain_totals;

typedef struct w32t_explanation w32t_explanation;

// Reads the files twice, so "-" is not taken. Failures of single files are in `losses`.
w32t_status w32t_explain(const char *const *paths, size_t count, const w32t_explain_options *options,
                         w32t_explanation **out, w32t_error *error);
size_t w32t_explain_crash_count(const w32t_explanation *explanation);
const w32t_crash *w32t_explain_crash(const w32t_explanation *explanation, size_t index);
size_t w32t_explain_failure_count(const w32t_explanation *explanation);
const w32t_failure *w32t_explain_failure(const w32t_explanation *explanation, size_t index);
size_t w32t_explain_ending_count(const w32t_explanation *explanation);
const w32t_ending *w32t_explain_ending(const w32t_explanation *explanation, size_t index);
// Of programs that neither crashed nor left by themselves, a sentence each: a call that had not returned and which
// thread holds what it waits for, an exception that may not have been caught.
size_t w32t_explain_note_count(const w32t_explanation *explanation);
const char *w32t_explain_note(const w32t_explanation *explanation, size_t index);
const w32t_explain_totals *w32t_explain_totals_of(const w32t_explanation *explanation);
// The trace that was read, for its losses and damage.
const w32t_trace *w32t_explain_trace(const w32t_explanation *explanation);
void w32t_explain_free(w32t_explanation *explanation);

#ifdef __cplusplus
}
#endif
#endif
