// SPDX-License-Identifier: Apache-2.0
// The file that had the recording's name before: kept beside it until the program has started, so that a run which
// never began loses nothing.
#ifndef W32T_CAPTURE_OLD_FILE_H
#define W32T_CAPTURE_OLD_FILE_H

#include "base/status.h"

typedef struct w32t_old_file {
    char path[4200]; // its own place, with links followed
    char kept[4240]; // where it is meanwhile; "" when there is none
} w32t_old_file;

// A file that is neither empty nor a recording is refused (W32T_E_ARGUMENT) and stays as it is.
w32t_status w32t_old_file_keep(w32t_old_file *old, const char *path, uint32_t own_pid, w32t_error *error);
void w32t_old_file_drop(w32t_old_file *old);    // the new one takes its place
void w32t_old_file_restore(w32t_old_file *old); // there is no new one
#endif
