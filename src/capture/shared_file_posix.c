// SPDX-License-Identifier: Apache-2.0
// pread and pwrite: coherent with the shared mappings that Wine makes of the same file. x86 keeps the order of the
// kernel's loads and stores, so a head that was read covers data read after it.
#define _FILE_OFFSET_BITS 64
#define _POSIX_C_SOURCE   200809L
#include "capture/shared_file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#include "base/status.h"

w32t_status w32t_shared_create(w32t_shared *s, const char *path, uint64_t size, w32t_error *error) {
    *s = (w32t_shared){.file = -1};
    snprintf(s->path, sizeof s->path, "%s", path);
    int fd = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (fd < 0) return w32t_fail_errno(error, path, "cannot create");
    // real blocks and not a hole: a full disk has to show here, not as a fault inside the traced program
    int refused = size ? posix_fallocate(fd, 0, (off_t)size) : 0;
    if (refused == EOPNOTSUPP || refused == EINVAL) refused = ftruncate(fd, (off_t)size) < 0 ? errno : 0;
    if (refused) {
        errno = refused;
        w32t_status status = w32t_fail_errno(error, path, "cannot write");
        close(fd);
        unlink(path);
        return status;
    }
    s->file = fd;
    return W32T_OK;
}

w32t_status w32t_shared_open(w32t_shared *s, const char *path, w32t_error *error) {
    *s = (w32t_shared){.file = -1};
    snprintf(s->path, sizeof s->path, "%s", path);
    int fd = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK);
    if (fd < 0) return w32t_fail_errno(error, path, "cannot open");
    s->file = fd;
    return W32T_OK;
}

bool w32t_shared_read(w32t_shared *s, uint64_t offset, void *out, size_t n) {
    uint8_t *p = out;
    while (n) {
        ssize_t done = pread((int)s->file, p, n, (off_t)offset);
        if (done < 0 && errno == EINTR) continue;
        if (done <= 0) return false;
        p += done;
        offset += (uint64_t)done;
        n -= (size_t)done;
    }
    return true;
}

bool w32t_shared_write(w32t_shared *s, uint64_t offset, const void *bytes, size_t n) {
    ssize_t done;
    do {
        done = pwrite((int)s->file, bytes, n, (off_t)offset);
    } while (done < 0 && errno == EINTR);
    return done == (ssize_t)n;
}

void w32t_shared_close(w32t_shared *s) {
    if (s->file >= 0) close((int)s->file);
    s->file = -1;
}
