// SPDX-License-Identifier: Apache-2.0
// Files shared with the traced processes: control block, plan, rings. They map them; the collector reads private copies
// of what it looks at and writes single fields, so that nothing can change between check and use, and a process that
// truncates its ring cannot bring the collector down (a mapping would end in SIGBUS).
#ifndef W32T_CAPTURE_SHARED_FILE_H
#define W32T_CAPTURE_SHARED_FILE_H

#include <win32trace/status.h>

typedef struct w32t_shared {
    intptr_t file;
    intptr_t section; // Windows: mapped, since only views of a section are coherent with each other
    uint8_t *view;
    size_t size; // Windows: of the view
    char path[1024];
} w32t_shared;

// Makes a file of `size` zero bytes (replacing what was there), with its blocks allocated.
w32t_status w32t_shared_create(w32t_shared *s, const char *path, uint64_t size, w32t_error *error);
w32t_status w32t_shared_open(w32t_shared *s, const char *path, w32t_error *error);
// False when the bytes are not there.
bool w32t_shared_read(w32t_shared *s, uint64_t offset, void *out, size_t n);
bool w32t_shared_write(w32t_shared *s, uint64_t offset, const void *bytes, size_t n);
void w32t_shared_close(w32t_shared *s);

#endif
