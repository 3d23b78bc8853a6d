// SPDX-License-Identifier: Apache-2.0
// os.h on Windows. Paths are UTF-8 outside and UTF-16 at the calls. Not run on Windows so far: compiled, and run under
// Wine.
#define WIN32_LEAN_AND_MEAN
#include "base/os.h"
#include "base/os_input.h"
#include "base/utf.h"

#include <windows.h>

#include <io.h>
#include <stdio.h>
#include <stdlib.h>

static wchar_t *wide(const char *path) {
    w32t_buf b = {0};
    w32t_utf8_to_utf16(&b, path, strlen(path));
    w32t_put16(w32t_buf_space(&b, 2), 0);
    return (wchar_t *)(void *)b.p; // malloc'd: at least two bytes
}

static w32t_status fail_windows(w32t_error *error, const char *file, const char *doing) {
    DWORD code = GetLastError();
    w32t_status s = code == ERROR_FILE_NOT_FOUND || code == ERROR_PATH_NOT_FOUND     ? W32T_E_NOT_FOUND
                    : code == ERROR_ACCESS_DENIED || code == ERROR_SHARING_VIOLATION ? W32T_E_ACCESS
                                                                                     : W32T_E_IO;
    wchar_t text[400];
    DWORD n =
        FormatMessageW(FORMAT_MESSAGE_FROM_SYSTEM | FORMAT_MESSAGE_IGNORE_INSERTS, NULL, code, 0, text, 400, NULL);
    while (n && (text[n - 1] == L'\r' || text[n - 1] == L'\n' || text[n - 1] == L' '))
        n--;
    w32t_buf b = {0};
    w32t_utf16_to_utf8(&b, w32t_span_of(text, n * 2));
    w32t_fail(error, s, W32T_NO_OFFSET, "%s: %s (%lu)", doing, w32t_buf_cstr(&b), (unsigned long)code);
    w32t_buf_free(&b);
    return w32t_fail_in(error, s, file);
}

static HANDLE handle_of(const w32t_input *in) {
    return (HANDLE)in->handle;
}

w32t_status w32t_input_open(const char *path, w32t_input **out, w32t_error *error) {
    w32t_input *in = w32t_alloc(sizeof *in);
    in->path = w32t_strdup(path);
    HANDLE h;
    if (strcmp(path, "-") == 0) {
        h = GetStdHandle(STD_INPUT_HANDLE);
    } else {
        wchar_t *w = wide(path);
        // Share everything: live traces and logs are open for writing elsewhere.
        h = CreateFileW(w, GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL, OPEN_EXISTING, 0,
                        NULL);
        free(w);
    }
    LARGE_INTEGER size;
    if (h == INVALID_HANDLE_VALUE || h == NULL) {
        w32t_status s = fail_windows(error, path, "cannot open");
        free(in->path);
        free(in);
        return s;
    }
    in->handle = h;
    in->seekable = strcmp(path, "-") != 0 && GetFileType(h) == FILE_TYPE_DISK && GetFileSizeEx(h, &size);
    in->size = in->seekable ? (uint64_t)size.QuadPart : UINT64_MAX;
    *out = in;
    return W32T_OK;
}

size_t w32t_os_read(w32t_input *in, uint8_t *to, size_t n) {
    size_t got = 0;
    while (got < n) {
        DWORD r = 0, part = n - got > 1u << 20 ? 1u << 20 : (DWORD)(n - got);
        if (!ReadFile(handle_of(in), to + got, part, &r, NULL)) {
            if (GetLastError() == ERROR_BROKEN_PIPE) break;
            return SIZE_MAX;
        }
        if (!r) break;
        got += r;
    }
    return got;
}

size_t w32t_os_read_at(w32t_input *in, uint64_t offset, uint8_t *to, size_t n) {
    size_t got = 0;
    while (got < n) {
        OVERLAPPED at = {0};
        at.Offset = (DWORD)(offset + got);
        at.OffsetHigh = (DWORD)((offset + got) >> 32);
        DWORD r = 0, part = n - got > 1u << 30 ? 1u << 30 : (DWORD)(n - got);
        if (!ReadFile(handle_of(in), to + got, part, &r, &at)) {
            if (GetLastError() == ERROR_HANDLE_EOF) break;
            return got ? got : SIZE_MAX;
        }
        if (!r) break;
        got += r;
    }
    return got;
}

w32t_span w32t_input_map(w32t_input *in) {
    if (w32t_input_in_memory(in)) return w32t_span_of(in->peeked, in->peeked_size);
    if (!in->mapped && in->seekable && in->size && in->size <= SIZE_MAX / 2) {
        HANDLE m = CreateFileMappingW(handle_of(in), NULL, PAGE_READONLY, 0, 0, NULL);
        if (m) {
            in->mapped = MapViewOfFile(m, FILE_MAP_READ, 0, 0, 0);
            in->mapped_size = in->mapped ? (size_t)in->size : 0;
            CloseHandle(m);
        }
    }
    return w32t_span_of(in->mapped, in->mapped_size);
}

void w32t_input_forget(w32t_input *in, uint64_t from, uint64_t to) {
    // Unlocking pages that are not locked takes them out of the working set (documented for VirtualUnlock).
    if (in->mapped && to > from && to <= in->mapped_size)
        VirtualUnlock((void *)(uintptr_t)(in->mapped + from), (size_t)(to - from));
}

bool w32t_input_refresh(w32t_input *in) {
    LARGE_INTEGER size;
    if (w32t_input_in_memory(in) || !in->seekable || !GetFileSizeEx(handle_of(in), &size)) return false;
    in->size = (uint64_t)size.QuadPart;
    return true;
}

void w32t_input_close(w32t_input *in) {
    if (!in) return;
    if (in->mapped) UnmapViewOfFile((void *)(uintptr_t)in->mapped);
    if (!w32t_input_in_memory(in)) {
        free((void *)(uintptr_t)in->peeked);
        if (in->handle && handle_of(in) != GetStdHandle(STD_INPUT_HANDLE)) CloseHandle(handle_of(in));
    }
    free(in->path);
    free(in);
}

static HANDLE temporary_file(void) {
    wchar_t folder[MAX_PATH + 1], name[MAX_PATH + 1];
    if (!GetTempPathW(MAX_PATH, folder) || !GetTempFileNameW(folder, L"w3t", 0, name)) return INVALID_HANDLE_VALUE;
    return CreateFileW(name, GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ, NULL, CREATE_ALWAYS,
                       FILE_ATTRIBUTE_TEMPORARY | FILE_FLAG_DELETE_ON_CLOSE, NULL);
}

w32t_status w32t_input_temporary(const char *name, w32t_input **out, w32t_error *error) {
    HANDLE h = temporary_file();
    if (h == INVALID_HANDLE_VALUE) return fail_windows(error, name, "cannot create a temporary file");
    w32t_input *in = w32t_alloc(sizeof *in);
    in->path = w32t_strdup(name);
    in->handle = h;
    in->seekable = true;
    *out = in;
    return W32T_OK;
}

w32t_status w32t_input_append(w32t_input *in, const void *p, size_t n, w32t_error *error) {
    for (size_t done = 0; done < n;) {
        OVERLAPPED at = {0};
        at.Offset = (DWORD)in->size;
        at.OffsetHigh = (DWORD)(in->size >> 32);
        DWORD w = 0, part = n - done > 1u << 30 ? 1u << 30 : (DWORD)(n - done);
        if (!WriteFile(handle_of(in), (const uint8_t *)p + done, part, &w, &at) || !w)
            return fail_windows(error, in->path, "cannot write the temporary file");
        done += w;
        in->size += w;
    }
    return W32T_OK;
}

w32t_status w32t_input_spool(w32t_input *in, w32t_error *error) {
    if (in->seekable) return W32T_OK;
    w32t_input *to = NULL;
    w32t_status status = w32t_input_temporary(in->path, &to, error);
    if (status != W32T_OK) return status;
    uint8_t *block = w32t_block_new(1 << 20);
    while (status == W32T_OK) {
        size_t got = w32t_input_read(in, in->stream_at, block, 1 << 20);
        if (got == 0) break;
        status =
            got == SIZE_MAX ? fail_windows(error, in->path, "cannot read") : w32t_input_append(to, block, got, error);
    }
    w32t_block_free(block);
    if (status == W32T_OK) { // `in` becomes the file; the stream's parts leave with `to`
        w32t_input swap = *in;
        *in = *to;
        *to = swap;
        to->seekable = false;
    }
    w32t_input_close(to);
    return status;
}

// ---------------------------------------------------------------------------------------------------------------------------------

struct w32t_output {
    char *path;
    wchar_t *final_name, *temporary; // NULL for standard output
    HANDLE handle;
    bool broken;
};

// No signals end a program here; a terminated process leaves its temporary file.
void w32t_output_forget_all(void) {}

w32t_status w32t_output_allowed(const char *path, w32t_error *error) {
    if (!path || strcmp(path, "-") == 0) return W32T_OK;
    wchar_t *w = wide(path);
    DWORD a = GetFileAttributesW(w);
    free(w);
    if (a == INVALID_FILE_ATTRIBUTES || a & FILE_ATTRIBUTE_DIRECTORY || !(a & FILE_ATTRIBUTE_READONLY)) return W32T_OK;
    return w32t_fail_in(
        error, w32t_fail(error, W32T_E_IO, W32T_NO_OFFSET, "the file is there and read-only: it is not replaced"),
        path);
}

static bool identity(const char *path, BY_HANDLE_FILE_INFORMATION *out) {
    wchar_t *w = wide(path);
    HANDLE h = CreateFileW(w, 0, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL, OPEN_EXISTING,
                           FILE_FLAG_BACKUP_SEMANTICS, NULL);
    free(w);
    if (h == INVALID_HANDLE_VALUE) return false;
    bool known = GetFileInformationByHandle(h, out);
    CloseHandle(h);
    return known;
}

bool w32t_same_file(const char *a, const char *b) {
    BY_HANDLE_FILE_INFORMATION x, y;
    return identity(a, &x) && identity(b, &y) && x.dwVolumeSerialNumber == y.dwVolumeSerialNumber &&
           x.nFileIndexHigh == y.nFileIndexHigh && x.nFileIndexLow == y.nFileIndexLow;
}

w32t_status w32t_output_open(const char *path, w32t_output **out, w32t_error *error) {
    w32t_status allowed = w32t_output_allowed(path, error);
    if (allowed != W32T_OK) return allowed;
    w32t_output *o = w32t_alloc(sizeof *o);
    if (!path || strcmp(path, "-") == 0) {
        o->handle = GetStdHandle(STD_OUTPUT_HANDLE);
        *out = o;
        return W32T_OK;
    }
    char name[4096];
    snprintf(name, sizeof name, "%s.tmp-%lu", path, (unsigned long)GetCurrentProcessId());
    o->path = w32t_strdup(path);
    o->final_name = wide(path);
    o->temporary = wide(name);
    o->handle = CreateFileW(o->temporary, GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ, NULL, CREATE_ALWAYS, 0, NULL);
    if (o->handle == INVALID_HANDLE_VALUE) {
        w32t_status s = fail_windows(error, path, "cannot create");
        free(o->path);
        free(o->final_name);
        free(o->temporary);
        free(o);
        return s;
    }
    *out = o;
    return W32T_OK;
}

static w32t_status broke(w32t_output *o, w32t_error *error) {
    o->broken = true;
    return fail_windows(error, o->path ? o->path : "standard output", "cannot write");
}

w32t_status w32t_output_write(w32t_output *o, const void *p, size_t n, w32t_error *error) {
    for (size_t done = 0; done < n;) {
        DWORD w = 0, part = n - done > 1u << 30 ? 1u << 30 : (DWORD)(n - done);
        if (!WriteFile(o->handle, (const uint8_t *)p + done, part, &w, NULL) || !w) return broke(o, error);
        done += w;
    }
    return W32T_OK;
}

w32t_status w32t_output_write_at(w32t_output *o, uint64_t offset, const void *p, size_t n, w32t_error *error) {
    LARGE_INTEGER zero = {0}, here, there;
    if (!SetFilePointerEx(o->handle, zero, &here, FILE_CURRENT)) return broke(o, error);
    there.QuadPart = (LONGLONG)offset;
    if (!SetFilePointerEx(o->handle, there, NULL, FILE_BEGIN)) return broke(o, error);
    w32t_status s = w32t_output_write(o, p, n, error);
    if (!SetFilePointerEx(o->handle, here, NULL, FILE_BEGIN)) return broke(o, error);
    return s;
}

bool w32t_output_seekable(const w32t_output *o) {
    return o->temporary != NULL;
}

w32t_status w32t_output_close(w32t_output *o, bool keep, w32t_error *error) {
    w32t_status s = W32T_OK;
    if (o->temporary) {
        if (!CloseHandle(o->handle)) s = broke(o, error);
        if (keep && !o->broken && !MoveFileExW(o->temporary, o->final_name, MOVEFILE_REPLACE_EXISTING))
            s = fail_windows(error, o->path, "cannot rename the finished file");
        if (!keep || o->broken || s != W32T_OK) DeleteFileW(o->temporary);
    }
    free(o->path);
    free(o->final_name);
    free(o->temporary);
    free(o);
    return s;
}

// ---------------------------------------------------------------------------------------------------------------------------------

w32t_path_kind w32t_path_kind_of(const char *path) {
    wchar_t *w = wide(path);
    DWORD a = GetFileAttributesW(w);
    free(w);
    if (a == INVALID_FILE_ATTRIBUTES) return W32T_PATH_NONE;
    return a & FILE_ATTRIBUTE_DIRECTORY ? W32T_PATH_FOLDER
           : a & FILE_ATTRIBUTE_DEVICE  ? W32T_PATH_OTHER
                                        : W32T_PATH_FILE;
}

static int by_bytes(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

w32t_status w32t_folder_list(const char *path, char ***names, size_t *count, w32t_error *error) {
    char pattern[4096];
    snprintf(pattern, sizeof pattern, "%s\\*", path);
    wchar_t *w = wide(pattern);
    WIN32_FIND_DATAW found;
    HANDLE h = FindFirstFileW(w, &found);
    free(w);
    if (h == INVALID_HANDLE_VALUE) return fail_windows(error, path, "cannot open the folder");
    char **list = NULL;
    size_t n = 0, room = 0;
    do {
        if (wcscmp(found.cFileName, L".") == 0 || wcscmp(found.cFileName, L"..") == 0) continue;
        if (n == room) list = w32t_realloc(list, (room = room ? room * 2 : 64) * sizeof *list);
        w32t_buf b = {0};
        w32t_utf16_to_utf8(&b, w32t_span_of(found.cFileName, wcslen(found.cFileName) * 2));
        list[n++] = w32t_strdup(w32t_buf_cstr(&b));
        w32t_buf_free(&b);
    } while (FindNextFileW(h, &found));
    FindClose(h);
    if (n) qsort(list, n, sizeof *list, by_bytes);
    *names = list;
    *count = n;
    return W32T_OK;
}

uint64_t w32t_free_space(const char *path) {
    wchar_t *w = wide(path), *end = NULL;
    for (wchar_t *c = w; *c; c++)
        if (*c == L'/' || *c == L'\\') end = c;
    if (end) end[1] = 0; // the system wants a folder
    ULARGE_INTEGER room;
    bool ok = GetDiskFreeSpaceExW(end ? w : NULL, &room, NULL, NULL) != 0;
    free(w);
    return ok ? room.QuadPart : UINT64_MAX;
}

void w32t_names_free(char **names, size_t count) {
    for (size_t i = 0; i < count; i++)
        free(names[i]);
    free(names);
}

w32t_status w32t_folder_make(const char *path, w32t_error *error) {
    char *part = w32t_strdup(path);
    bool made = true;
    for (char *c = part; made; c++) {
        if (*c && *c != '/' && *c != '\\') continue;
        char end = *c;
        *c = 0;
        if (c > part && c[-1] != ':') {
            wchar_t *w = wide(part);
            made = w && (CreateDirectoryW(w, NULL) || GetLastError() == ERROR_ALREADY_EXISTS);
            free(w);
        }
        *c = end;
        if (!end) break;
    }
    free(part);
    if (made) return W32T_OK;
    w32t_fail(error, W32T_E_ACCESS, W32T_NO_OFFSET, "cannot make the folder");
    return w32t_fail_in(error, W32T_E_ACCESS, path);
}

w32t_status w32t_file_load(const char *path, size_t limit, uint8_t **out, size_t *size, w32t_error *error) {
    w32t_input *in;
    w32t_status s = w32t_input_open(path, &in, error);
    if (s != W32T_OK) return s;
    s = w32t_input_spool(in, error);
    if (s == W32T_OK && in->size > limit) {
        w32t_fail(error, W32T_E_LIMIT, W32T_NO_OFFSET, "larger than the limit of %lu bytes", (unsigned long)limit);
        s = w32t_fail_in(error, W32T_E_LIMIT, path);
    }
    if (s == W32T_OK) {
        uint8_t *p = w32t_realloc(NULL, (size_t)in->size + 1); // not zeroed: each page would be touched twice
        size_t got = w32t_input_read(in, 0, p, (size_t)in->size);
        if (got == SIZE_MAX) {
            s = fail_windows(error, path, "cannot read");
            free(p);
        } else {
            memset(p + got, 0, (size_t)in->size + 1 - got);
            *out = p;
            *size = got;
        }
    }
    w32t_input_close(in);
    return s;
}

// ---------------------------------------------------------------------------------------------------------------------------------

unsigned w32t_cpu_count(void) {
    SYSTEM_INFO si;
    GetSystemInfo(&si);
    return si.dwNumberOfProcessors ? si.dwNumberOfProcessors : 1;
}

static HANDLE std_handle(int fd) {
    return GetStdHandle(fd == 0 ? STD_INPUT_HANDLE : fd == 1 ? STD_OUTPUT_HANDLE : STD_ERROR_HANDLE);
}

bool w32t_is_terminal(int fd) {
    DWORD mode;
    return GetConsoleMode(std_handle(fd), &mode) != 0;
}

unsigned w32t_terminal_width(int fd) {
    CONSOLE_SCREEN_BUFFER_INFO info;
    if (!GetConsoleScreenBufferInfo(std_handle(fd), &info)) return 80;
    return (unsigned)(info.srWindow.Right - info.srWindow.Left + 1);
}

void w32t_sleep_ms(unsigned ms) {
    Sleep(ms);
}

uint64_t w32t_monotonic_ns(void) {
    LARGE_INTEGER now, frequency;
    QueryPerformanceCounter(&now);
    QueryPerformanceFrequency(&frequency);
    uint64_t t = (uint64_t)now.QuadPart, f = (uint64_t)frequency.QuadPart;
    return t / f * 1000000000u + t % f * 1000000000u / f;
}

int64_t w32t_now_ns(void) {
    FILETIME ft;
    GetSystemTimeAsFileTime(&ft);
    return ((int64_t)((uint64_t)ft.dwHighDateTime << 32 | ft.dwLowDateTime) - 116444736000000000LL) * 100;
}

int w32t_local_offset(int64_t ns) {
    uint64_t filetime = (uint64_t)(ns / 100 + 116444736000000000LL);
    FILETIME utc = {(DWORD)filetime, (DWORD)(filetime >> 32)}, shifted;
    SYSTEMTIME a, b;
    if (!FileTimeToSystemTime(&utc, &a) || !SystemTimeToTzSpecificLocalTime(NULL, &a, &b) ||
        !SystemTimeToFileTime(&b, &shifted))
        return 0;
    int64_t local = (int64_t)((uint64_t)shifted.dwHighDateTime << 32 | shifted.dwLowDateTime);
    return (int)((local - (int64_t)(filetime / 10000 * 10000)) / 600000000);
}
