// SPDX-License-Identifier: Apache-2.0
// Errors that carry file, offset and cause.
#include "base/status.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

const char *w32t_status_text(w32t_status status) {
    static const char *const names[] = {
        "ok",
        "end",
        "bad argument",
        "out of memory",
        "input/output error",
        "not found",
        "access denied",
        "unknown format",
        "not supported",
        "damaged",
        "limit reached",
        "syntax error",
        "target could not be traced",
        "not a runnable image",
    };
    return (unsigned)status < sizeof names / sizeof *names ? names[status] : "unknown status";
}

const char *w32t_version(void) {
    return W32T_VERSION;
}

size_t w32t_error_print(const w32t_error *e, char *out, size_t size) {
    char where[64] = "";
    // text typed by the user has columns, files have offsets
    if (e->offset != W32T_NO_OFFSET && e->status == W32T_E_SYNTAX && !e->file[0])
        snprintf(where, sizeof where, "column %llu: ", (unsigned long long)e->offset + 1);
    else if (e->offset != W32T_NO_OFFSET)
        snprintf(where, sizeof where, "at 0x%llx: ", (unsigned long long)e->offset);
    const char *text = e->text[0] ? e->text : w32t_status_text(e->status);
    int n = snprintf(out, size, "%s%s%s%s", e->file, e->file[0] ? ": " : "", where, text);
    return n < 0 ? 0 : (size_t)n;
}

w32t_status w32t_fail(w32t_error *error, w32t_status status, uint64_t offset, const char *format, ...) {
    if (!error) return status;
    error->status = status;
    error->offset = offset;
    error->record = W32T_NO_RECORD;
    error->file[0] = 0;
    va_list args;
    va_start(args, format);
    vsnprintf(error->text, sizeof error->text, format, args);
    va_end(args);
    return status;
}

w32t_status w32t_fail_in(w32t_error *error, w32t_status status, const char *file) {
    if (error && !error->file[0]) snprintf(error->file, sizeof error->file, "%s", file);
    return status;
}

w32t_status w32t_fail_errno(w32t_error *error, const char *file, const char *doing) {
    int e = errno;
    w32t_status s = e == ENOENT || e == ENOTDIR ? W32T_E_NOT_FOUND
                    : e == EACCES || e == EPERM ? W32T_E_ACCESS
                                                : W32T_E_IO;
    w32t_fail(error, s, W32T_NO_OFFSET, "%s: %s", doing, strerror(e));
    return w32t_fail_in(error, s, file);
}
