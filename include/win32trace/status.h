// SPDX-License-Identifier: Apache-2.0
// What went wrong, where, and because of what. Every function that can fail returns a w32t_status; those that read files or text
// also take an optional w32t_error *, filled only on failure. Damage inside a file is not an error: it is reported by
// w32t_trace_damage() while everything readable is still delivered.
#ifndef WIN32TRACE_STATUS_H
#define WIN32TRACE_STATUS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Lets compilers check format strings (mingw's own printf is the C99 one, not msvcrt's).
#if defined(__MINGW32__)
#define W32T_PRINTF(format_at, arguments_at) __attribute__((format(gnu_printf, format_at, arguments_at)))
#elif defined(__GNUC__)
#define W32T_PRINTF(format_at, arguments_at) __attribute__((format(printf, format_at, arguments_at)))
#else
#define W32T_PRINTF(format_at, arguments_at)
#endif

#ifdef __cplusplus
extern "C" {
#endif

// Numbers are pinned: they may be stored and compared across versions.
typedef enum w32t_status {
    W32T_OK = 0,
    W32T_END = 1,           // nothing more to come (not a failure)
    W32T_E_ARGUMENT = 2,    // the caller's fault: a bad argument or a call in the wrong state
    W32T_E_MEMORY = 3,      // out of memory
    W32T_E_IO = 4,          // the operating system refused: the error's text carries its words
    W32T_E_NOT_FOUND = 5,   // no such file, provider, function …
    W32T_E_ACCESS = 6,      // not permitted
    W32T_E_FORMAT = 7,      // not a file of a known format
    W32T_E_UNSUPPORTED = 8, // recognised, but this version or feature is not supported (here)
    W32T_E_DAMAGED = 9,     // nothing at all could be read from it
    W32T_E_LIMIT = 10,      // a limit was reached (nesting, size)
    W32T_E_SYNTAX = 11,     // text given by the user (filter, manifest, option) cannot be parsed
    W32T_E_TARGET = 12,     // the traced program could not be started, or not be injected
    W32T_E_NOT_RUNNABLE = 13, // the traced file is no runnable image
} w32t_status;

#define W32T_NO_OFFSET UINT64_MAX
#define W32T_NO_RECORD UINT64_MAX

// Caller-owned, no allocation. `file` and `text` are UTF-8 and always NUL-terminated, cut when longer.
typedef struct w32t_error {
    w32t_status status;
    uint64_t offset; // byte offset in `file`, or column (from 0) in a filter text; W32T_NO_OFFSET if none
    uint64_t record; // event or record number, W32T_NO_RECORD if none
    char file[512];
    char text[768]; // the cause, one line, without the file's name
} w32t_error;

// A short English name ("out of memory"); never NULL.
const char *w32t_status_text(w32t_status status);

// "file: at 0x1234: cause" on one line, into out (always terminated). Returns the full length as snprintf does.
size_t w32t_error_print(const w32t_error *error, char *out, size_t size);

// The library's version, e.g. "0.1.0".
const char *w32t_version(void);

#ifdef __cplusplus
}
#endif
#endif
