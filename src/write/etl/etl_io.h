// SPDX-License-Identifier: Apache-2.0
// Writing a file at given offsets, on either system. Private to write/etl.
#ifndef W32T_WRITE_ETL_IO_H
#define W32T_WRITE_ETL_IO_H

#include <win32trace/status.h>

typedef struct w32t_etl_io {
    intptr_t handle; // file descriptor or HANDLE, -1 when closed
    char path[512];
} w32t_etl_io;

// Creates the file, or empties the one that is there; keep: opens what is there without emptying it.
w32t_status w32t_etl_io_open(w32t_etl_io *io, const char *path, bool keep, w32t_error *error);
w32t_status w32t_etl_io_write(w32t_etl_io *io, uint64_t offset, const void *bytes, size_t size, w32t_error *error);
// Reads exactly size bytes; W32T_END when the file is shorter.
w32t_status w32t_etl_io_read(w32t_etl_io *io, uint64_t offset, void *bytes, size_t size, w32t_error *error);
w32t_status w32t_etl_io_size(w32t_etl_io *io, uint64_t *size, w32t_error *error);
w32t_status w32t_etl_io_truncate(w32t_etl_io *io, uint64_t size, w32t_error *error);
// All of it into a pipe; false when it is broken.
bool w32t_etl_io_pipe(int fd, const void *bytes, size_t size);
w32t_status w32t_etl_io_close(w32t_etl_io *io, w32t_error *error);

#endif
