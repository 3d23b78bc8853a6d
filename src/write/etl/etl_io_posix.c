// SPDX-License-Identifier: Apache-2.0
// Writing a file at given offsets with pwrite: no file position, so a writer killed between two writes leaves both
// whole or absent.
#define _FILE_OFFSET_BITS 64
#define _POSIX_C_SOURCE   200809L
#include "write/etl/etl_io.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/status.h"

w32t_status w32t_etl_io_open(w32t_etl_io *io, const char *path, bool keep, w32t_error *error) {
    int fd = open(path, O_RDWR | O_CLOEXEC | (keep ? 0 : O_CREAT | O_TRUNC), 0666);
    if (fd < 0) return w32t_fail_errno(error, path, keep ? "cannot open" : "cannot create");
    io->handle = fd;
    snprintf(io->path, sizeof io->path, "%s", path);
    return W32T_OK;
}

w32t_status w32t_etl_io_write(w32t_etl_io *io, uint64_t offset, const void *bytes, size_t size, w32t_error *error) {
    const char *p = bytes;
    while (size) {
        ssize_t done = pwrite((int)io->handle, p, size, (off_t)offset);
        if (done < 0 && errno == EINTR) continue;
        if (done < 0) return w32t_fail_errno(error, io->path, "cannot write");
        if (done == 0) {
            errno = ENOSPC;
            return w32t_fail_errno(error, io->path, "cannot write");
        }
        p += done;
        offset += (uint64_t)done;
        size -= (size_t)done;
    }
    return W32T_OK;
}

w32t_status w32t_etl_io_read(w32t_etl_io *io, uint64_t offset, void *bytes, size_t size, w32t_error *error) {
    char *p = bytes;
    while (size) {
        ssize_t done = pread((int)io->handle, p, size, (off_t)offset);
        if (done < 0 && errno == EINTR) continue;
        if (done < 0) return w32t_fail_errno(error, io->path, "cannot read");
        if (done == 0) return W32T_END;
        p += done;
        offset += (uint64_t)done;
        size -= (size_t)done;
    }
    return W32T_OK;
}

w32t_status w32t_etl_io_size(w32t_etl_io *io, uint64_t *size, w32t_error *error) {
    struct stat st;
    if (fstat((int)io->handle, &st) < 0) return w32t_fail_errno(error, io->path, "cannot read");
    *size = (uint64_t)st.st_size;
    return W32T_OK;
}

w32t_status w32t_etl_io_truncate(w32t_etl_io *io, uint64_t size, w32t_error *error) {
    if (ftruncate((int)io->handle, (off_t)size) < 0) return w32t_fail_errno(error, io->path, "cannot write");
    return W32T_OK;
}

bool w32t_etl_io_pipe(int fd, const void *bytes, size_t size) {
    const char *p = bytes;
    while (size) {
        ssize_t done = write(fd, p, size);
        if (done < 0 && errno == EINTR) continue;
        if (done <= 0) return false;
        p += done;
        size -= (size_t)done;
    }
    return true;
}

w32t_status w32t_etl_io_close(w32t_etl_io *io, w32t_error *error) {
    if (io->handle < 0) return W32T_OK;
    int fd = (int)io->handle;
    io->handle = -1;
    // NFS and quotas report a full disk only here
    if (close(fd) < 0) return w32t_fail_errno(error, io->path, "cannot write");
    return W32T_OK;
}
