// SPDX-License-Identifier: Apache-2.0
// Views of a section: coherent with those of the traced processes, and Windows lets nobody truncate a file that is
// mapped.
#include "capture/shared_file.h"

#include <stdio.h>
#include <string.h>
#include <windows.h>

#include "base/status.h"

static w32t_status failed(w32t_shared *s, const char *doing, w32t_error *error) {
    DWORD code = GetLastError();
    w32t_status status = code == ERROR_ACCESS_DENIED    ? W32T_E_ACCESS
                         : code == ERROR_FILE_NOT_FOUND ? W32T_E_NOT_FOUND
                                                        : W32T_E_IO;
    w32t_fail(error, status, W32T_NO_OFFSET, "%s: error %lu", doing, (unsigned long)code);
    return w32t_fail_in(error, status, s->path);
}

static void unmap(w32t_shared *s) {
    if (s->view) UnmapViewOfFile(s->view);
    if (s->section) CloseHandle((HANDLE)s->section);
    s->view = NULL;
    s->section = 0;
    s->size = 0;
}

static bool map(w32t_shared *s, uint64_t size) {
    HANDLE section = CreateFileMappingW((HANDLE)s->file, NULL, PAGE_READWRITE, (DWORD)(size >> 32), (DWORD)size, NULL);
    if (!section) return false;
    void *p = MapViewOfFile(section, FILE_MAP_READ | FILE_MAP_WRITE, 0, 0, (size_t)size);
    if (!p) {
        CloseHandle(section);
        return false;
    }
    unmap(s);
    s->section = (intptr_t)section;
    s->view = p;
    s->size = (size_t)size;
    return true;
}

static w32t_status open_file(w32t_shared *s, const char *path, DWORD how, w32t_error *error) {
    *s = (w32t_shared){.file = -1};
    wchar_t wide[1024];
    snprintf(s->path, sizeof s->path, "%s", path);
    if (!MultiByteToWideChar(CP_UTF8, 0, path, -1, wide, 1024)) return failed(s, "cannot open", error);
    HANDLE h = CreateFileW(wide, GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                           NULL, how, FILE_ATTRIBUTE_NORMAL, NULL);
    if (h == INVALID_HANDLE_VALUE) return failed(s, how == CREATE_ALWAYS ? "cannot create" : "cannot open", error);
    s->file = (intptr_t)h;
    return W32T_OK;
}

w32t_status w32t_shared_create(w32t_shared *s, const char *path, uint64_t size, w32t_error *error) {
    w32t_status status = open_file(s, path, CREATE_ALWAYS, error);
    if (!status && !map(s, size)) status = failed(s, "cannot map", error);
    if (status) w32t_shared_close(s);
    return status;
}

w32t_status w32t_shared_open(w32t_shared *s, const char *path, w32t_error *error) {
    return open_file(s, path, OPEN_EXISTING, error);
}

// The file grows while it is shared: the view follows when something beyond its end is asked for.
static bool there(w32t_shared *s, uint64_t offset, size_t n) {
    if (offset <= s->size && n <= s->size - offset) return true;
    LARGE_INTEGER size;
    if (!GetFileSizeEx((HANDLE)s->file, &size) || size.QuadPart <= 0 || (uint64_t)size.QuadPart == s->size)
        return false;
    if (!map(s, (uint64_t)size.QuadPart)) return false;
    return offset <= s->size && n <= s->size - offset;
}

bool w32t_shared_read(w32t_shared *s, uint64_t offset, void *out, size_t n) {
    if (!there(s, offset, n)) return false;
    memcpy(out, s->view + offset, n);
    return true;
}

bool w32t_shared_write(w32t_shared *s, uint64_t offset, const void *bytes, size_t n) {
    if (!there(s, offset, n)) return false;
    memcpy(s->view + offset, bytes, n);
    return true;
}

void w32t_shared_close(w32t_shared *s) {
    unmap(s);
    if (s->file != -1) CloseHandle((HANDLE)s->file);
    s->file = -1;
}
