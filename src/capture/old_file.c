// SPDX-License-Identifier: Apache-2.0
// See old_file.h. Renaming, not copying: the old recording may be large. A file that may not be
// written is not replaced either.
#ifndef _WIN32
#define _XOPEN_SOURCE 700
#endif
#include "capture/old_file.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/os.h"

// The head of a trace buffer: its size, and two offsets within it.
static bool is_recording(const uint8_t *p, size_t n) {
    uint32_t v[3];
    if (n < 12) return false;
    for (int i = 0; i < 3; i++)
        v[i] = (uint32_t)p[4 * i] | (uint32_t)p[4 * i + 1] << 8 | (uint32_t)p[4 * i + 2] << 16 |
               (uint32_t)p[4 * i + 3] << 24;
    return v[0] >= 512 && v[0] <= 0x4000000 && v[0] % 512 == 0 && v[1] <= v[0] && v[2] <= v[0];
}

w32t_status w32t_old_file_keep(w32t_old_file *old, const char *path, uint32_t own_pid, w32t_error *error) {
    memset(old, 0, sizeof *old);
    if (w32t_path_kind_of(path) != W32T_PATH_FILE) return W32T_OK;
    FILE *f = fopen(path, "r+b");
    if (!f) return W32T_OK; // making the new one says what is wrong
    uint8_t head[12];
    size_t n = fread(head, 1, sizeof head, f);
    fclose(f);
    if (n && !is_recording(head, n)) {
        w32t_fail(error, W32T_E_ARGUMENT, W32T_NO_OFFSET,
                  "is there already and is no recording; it was left as it is, name another file");
        return w32t_fail_in(error, W32T_E_ARGUMENT, path);
    }
#ifdef _WIN32
    snprintf(old->path, sizeof old->path, "%s", path);
#else
    char real[PATH_MAX];
    snprintf(old->path, sizeof old->path, "%s", realpath(path, real) ? real : path);
#endif
    snprintf(old->kept, sizeof old->kept, "%s.before-%u", old->path, own_pid);
    if (rename(old->path, old->kept) == 0) return W32T_OK;
    *old->kept = 0;
    return w32t_fail_errno(error, path, "cannot replace");
}

void w32t_old_file_drop(w32t_old_file *old) {
    if (*old->kept) remove(old->kept);
    *old->kept = 0;
}

void w32t_old_file_restore(w32t_old_file *old) {
    if (!*old->kept) return;
#ifdef _WIN32
    remove(old->path); // renaming replaces nothing there
#endif
    rename(old->kept, old->path);
    *old->kept = 0;
}
