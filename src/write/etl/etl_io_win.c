// SPDX-License-Identifier: Apache-2.0
// Writing a file at given offsets with overlapped positions on an ordinary handle.
#include "write/etl/etl_io.h"

#include <stdio.h>
#include <windows.h>

#include "base/status.h"

static w32t_status failed(w32t_etl_io *io, const char *doing, w32t_error *error) {
    DWORD code = GetLastError();
    w32t_status status = code == ERROR_ACCESS_DENIED                                    ? W32T_E_ACCESS
                         : code == ERROR_FILE_NOT_FOUND || code == ERROR_PATH_NOT_FOUND ? W32T_E_NOT_FOUND
                                                                                        : W32T_E_IO;
    w32t_fail(error, status, W32T_NO_OFFSET, "%s: error %lu", doing, (unsigned long)code);
    return w32t_fail_in(error, status, io->path);
}

w32t_status w32t_etl_io_open(w32t_etl_io *io, const char *path, bool keep, w32t_error *error) {
    wchar_t wide[512];
    snprintf(io->path, sizeof io->path, "%s", path);
    if (!MultiByteToWideChar(CP_UTF8, 0, path, -1, wide, 512)) return failed(io, "cannot create", error);
    HANDLE h = CreateFileW(wide, GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_DELETE, NULL,
                           keep ? OPEN_EXISTING : CREATE_ALWAYS, FILE_ATTRIBUTE_NORMAL, NULL);
    if (h == INVALID_HANDLE_VALUE) return failed(io, "cannot create", error);
    io->handle = (intptr_t)h;
    return W32T_OK;
}

static OVERLAPPED at_offset(uint64_t offset) {
    OVERLAPPED at = {0};
    at.Offset = (DWORD)offset;
    at.OffsetHigh = (DWORD)(offset >> 32);
    return at;
}

w32t_status w32t_etl_io_write(w32t_etl_io *io, uint64_t offset, const void *bytes, size_t size, w32t_error *error) {
    const char *p = bytes;
    while (size) {
        OVERLAPPED at = at_offset(offset);
        DWORD part = size > 1u << 30 ? 1u << 30 : (DWORD)size, done = 0;
        if (!WriteFile((HANDLE)io->handle, p, part, &done, &at) || !done) return failed(io, "cannot write", error);
        p += done;
        offset += done;
        size -= done;
    }
    return W32T_OK;
}

w32t_status w32t_etl_io_read(w32t_etl_io *io, uint64_t offset, void *bytes, size_t size, w32t_error *error) {
    char *p = bytes;
    while (size) {
        OVERLAPPED at = at_offset(offset);
        DWORD part = size > 1u << 30 ? 1u << 30 : (DWORD)size, done = 0;
        if (!ReadFile((HANDLE)io->handle, p, part, &done, &at)) {
            return GetLastError() == ERROR_HANDLE_EOF ? W32T_END : failed(io, "cannot read", error);
        }
        if (!done) return W32T_END;
        p += done;
        offset += done;
        size -= done;
    }
    return W32T_OK;
}

w32t_status w32t_etl_io_size(w32t_etl_io *io, uint64_t *size, w32t_error *error) {
    LARGE_INTEGER n;
    if (!GetFileSizeEx((HANDLE)io->handle, &n)) return failed(io, "cannot read", error);
    *size = (uint64_t)n.QuadPart;
    return W32T_OK;
}

w32t_status w32t_etl_io_truncate(w32t_etl_io *io, uint64_t size, w32t_error *error) {
    LARGE_INTEGER n;
    n.QuadPart = (LONGLONG)size;
    if (!SetFilePointerEx((HANDLE)io->handle, n, NULL, FILE_BEGIN) || !SetEndOfFile((HANDLE)io->handle)) {
        return failed(io, "cannot write", error);
    }
    return W32T_OK;
}

bool w32t_etl_io_pipe(int fd, const void *bytes, size_t size) {
    (void)fd;
    (void)bytes;
    (void)size;
    return false; // live text on Windows is not there yet
}

w32t_status w32t_etl_io_close(w32t_etl_io *io, w32t_error *error) {
    if (io->handle == -1) return W32T_OK;
    HANDLE h = (HANDLE)io->handle;
    io->handle = -1;
    return CloseHandle(h) ? W32T_OK : failed(io, "cannot write", error);
}
