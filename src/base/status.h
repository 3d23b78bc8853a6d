// SPDX-License-Identifier: Apache-2.0
// Filling a w32t_error (public: win32trace/status.h).
#ifndef W32T_BASE_STATUS_H
#define W32T_BASE_STATUS_H

#include <win32trace/status.h>

// Sets everything but the file (empty) and returns `status`, so that `return w32t_fail(err, …)` reads well. err may be
// NULL.
W32T_PRINTF(4, 5)
w32t_status
w32t_fail(w32t_error *error, w32t_status status, uint64_t offset, const char *format, ...);
// Adds the file's name to an error that has none yet; returns `status`.
w32t_status w32t_fail_in(w32t_error *error, w32t_status status, const char *file);
// An error from errno: picks W32T_E_NOT_FOUND, W32T_E_ACCESS or W32T_E_IO and uses the system's words.
w32t_status w32t_fail_errno(w32t_error *error, const char *file, const char *doing);

#endif
