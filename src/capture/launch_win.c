// SPDX-License-Identifier: Apache-2.0
// Windows: the bridge beside the running program is started directly. Compiled with mingw; what of it ran where is said
// in the docs.
#include "capture/launch.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>

#include "base/os.h"
#include "base/utf.h"
#include "pe/pe_file.h"

#define BRIDGE "win32trace-bridge-x64.exe"

static bool is_file(const char *path) {
    return w32t_path_kind_of(path) == W32T_PATH_FILE;
}

bool w32t_find_tools(const char *given, char *out, size_t size) {
    char path[1024];
    wchar_t wide[1024];
    if (given) {
        snprintf(path, sizeof path, "%s", given);
    } else {
        if (!GetModuleFileNameW(NULL, wide, 1024) ||
            !WideCharToMultiByte(CP_UTF8, 0, wide, -1, path, sizeof path, NULL, NULL)) {
            return false;
        }
        char *slash = strrchr(path, '\\');
        if (!slash) return false;
        *slash = 0;
    }
    char bridge[1100];
    snprintf(bridge, sizeof bridge, "%s\\" BRIDGE, path);
    return is_file(bridge) && snprintf(out, size, "%s", path) < (int)size;
}

bool w32t_absolute(const char *path, char *out, size_t size) {
    wchar_t wide[1024], full[1024];
    return MultiByteToWideChar(CP_UTF8, 0, path, -1, wide, 1024) && GetFullPathNameW(wide, 1024, full, NULL) &&
           WideCharToMultiByte(CP_UTF8, 0, full, -1, out, (int)size, NULL, NULL);
}

w32t_status w32t_check_program(const char *program, char *resolved, size_t size, uint32_t *word_size,
                               w32t_error *error) {
    *word_size = 0;
    (void)error; // the bridge looks for it as CreateProcess does, and says what is wrong
    snprintf(resolved, size, "%s", program);
    return W32T_OK;
}

bool w32t_native_path(const char *path, uint16_t *out, size_t room) {
    char full[1024], native[1100];
    if (!w32t_absolute(path, full, sizeof full)) return false;
    snprintf(native, sizeof native, "\\??\\%s", full);
    return MultiByteToWideChar(CP_UTF8, 0, native, -1, (wchar_t *)out, (int)room) != 0;
}

bool w32t_host_path(const char *dos, char *out, size_t size) {
    return snprintf(out, size, "%s", dos) < (int)size;
}

static void put_folder(w32t_buf *out, const char *path) {
    if (*path) w32t_buf_put(out, path, strlen(path) + 1);
}

bool w32t_lacks_32bit(void) {
    return false;
}

bool w32t_never_32bit(void) {
    return false;
}

void w32t_dll_folders(const char *image_folder, uint32_t word_size, w32t_buf *out) {
    wchar_t wide[1024];
    char path[1024];
    put_folder(out, image_folder);
    if (word_size == 4 ? GetSystemWow64DirectoryW(wide, 1024) : GetSystemDirectoryW(wide, 1024)) {
        WideCharToMultiByte(CP_UTF8, 0, wide, -1, path, sizeof path, NULL, NULL);
        put_folder(out, path);
    }
    if (GetWindowsDirectoryW(wide, 1024)) {
        WideCharToMultiByte(CP_UTF8, 0, wide, -1, path, sizeof path, NULL, NULL);
        put_folder(out, path);
    }
    put_folder(out, ".");
    const char *p = getenv("PATH");
    while (p && *p) {
        size_t n = strcspn(p, ";");
        snprintf(path, sizeof path, "%.*s", (int)n, p);
        put_folder(out, path);
        p += n + (p[n] != 0);
    }
    w32t_buf_char(out, 0);
}

// Quotes one argument by the rules of the C runtime.
static void quote(w32t_buf *b, const char *s) {
    bool plain = *s && !strpbrk(s, " \t\"");
    if (plain) {
        w32t_buf_text(b, s);
        return;
    }
    w32t_buf_char(b, '"');
    for (size_t slashes = 0;; s++) {
        if (*s == '\\') {
            slashes++;
            continue;
        }
        for (size_t i = 0; i < (*s == '"' || !*s ? 2 * slashes : slashes); i++)
            w32t_buf_char(b, '\\');
        slashes = 0;
        if (!*s) break;
        if (*s == '"') w32t_buf_char(b, '\\');
        w32t_buf_char(b, *s);
    }
    w32t_buf_char(b, '"');
}

w32t_status w32t_launch_bridge(const char *tools, const uint16_t *control_path, const char *mode,
                               const char *const *arguments, w32t_child *out, w32t_error *error) {
    w32t_buf line = {0}, wide = {0};
    char bridge[1100];
    snprintf(bridge, sizeof bridge, "%s\\" BRIDGE, tools);
    quote(&line, bridge);
    w32t_buf_text(&line, " --control ");
    w32t_buf control = {0};
    size_t n = 0;
    while (control_path[n])
        n++;
    w32t_utf16_to_utf8(&control, w32t_span_of(control_path, n * 2));
    quote(&line, w32t_buf_cstr(&control));
    w32t_buf_char(&line, ' ');
    w32t_buf_text(&line, mode);
    for (size_t i = 0; arguments[i]; i++) {
        w32t_buf_char(&line, ' ');
        quote(&line, arguments[i]);
    }
    w32t_utf8_to_utf16(&wide, w32t_buf_cstr(&line), line.n);
    w32t_buf_put(&wide, "\0", 2);
    STARTUPINFOW info = {.cb = sizeof info};
    PROCESS_INFORMATION made;
    BOOL ok = CreateProcessW(NULL, (wchar_t *)(void *)wide.p, NULL, NULL, TRUE, 0, NULL, NULL, &info, &made);
    DWORD code = GetLastError();
    w32t_buf_free(&line);
    w32t_buf_free(&wide);
    w32t_buf_free(&control);
    if (!ok)
        return w32t_fail(error, W32T_E_TARGET, W32T_NO_OFFSET, "cannot run %s: error %lu", bridge, (unsigned long)code);
    CloseHandle(made.hThread);
    *out = (w32t_child){.handle = (intptr_t)made.hProcess};
    return W32T_OK;
}

void w32t_child_look(w32t_child *c) {
    DWORD status = 0;
    if (c->ended || WaitForSingleObject((HANDLE)c->handle, 0) != WAIT_OBJECT_0) return;
    GetExitCodeProcess((HANDLE)c->handle, &status);
    c->ended = true;
    c->status = (int)status;
}

void w32t_child_kill(w32t_child *c) {
    if (!c->ended) TerminateProcess((HANDLE)c->handle, 125);
}

void w32t_child_close(w32t_child *c) {
    if (c->handle) CloseHandle((HANDLE)c->handle);
    c->handle = 0;
}

void w32t_sleep_us(uint32_t us) {
    Sleep(us < 1000 ? 1 : us / 1000);
}

void w32t_bell_open(w32t_bell *b) {
    HANDLE event = CreateEventW(NULL, TRUE, FALSE, NULL);
    *b = (w32t_bell){event ? (int64_t)(intptr_t)event : -1, -1};
}

bool w32t_bell_wait(w32t_bell *b, uint32_t ms) {
    if (b->waits >= 0) return WaitForSingleObject((HANDLE)(intptr_t)b->waits, ms) == WAIT_OBJECT_0;
    Sleep(ms);
    return false;
}

void w32t_bell_ring(w32t_bell *b) {
    if (b->waits >= 0) SetEvent((HANDLE)(intptr_t)b->waits);
}

void w32t_bell_close(w32t_bell *b) {
    if (b->waits >= 0) CloseHandle((HANDLE)(intptr_t)b->waits);
    b->waits = -1;
}

uint32_t w32t_own_pid(void) {
    return GetCurrentProcessId();
}

bool w32t_pid_alive(uint32_t pid) {
    HANDLE h = OpenProcess(SYNCHRONIZE, FALSE, pid);
    if (!h) return false;
    bool alive = WaitForSingleObject(h, 0) == WAIT_TIMEOUT;
    CloseHandle(h);
    return alive;
}

uint32_t w32t_mapped_by(const char *path) {
    (void)path;
    return 0;
}

#define LOCK_TRIES 100 // of ten milliseconds

void w32t_meant_path(const char *path, char *out, size_t size) {
    snprintf(out, size, "%s", path);
}

intptr_t w32t_lock_beside(const char *path) {
    wchar_t wide[1024];
    char name[1024];
    snprintf(name, sizeof name, "%s.lock", path);
    if (!MultiByteToWideChar(CP_UTF8, 0, name, -1, wide, 1024)) return -1;
    for (int i = 0; i < LOCK_TRIES; i++) {
        HANDLE file = CreateFileW(wide, GENERIC_WRITE | DELETE, 0, NULL, CREATE_NEW, FILE_FLAG_DELETE_ON_CLOSE, NULL);
        if (file != INVALID_HANDLE_VALUE) return (intptr_t)file;
        DWORD error = GetLastError();
        if (error != ERROR_FILE_EXISTS && error != ERROR_SHARING_VIOLATION && error != ERROR_ACCESS_DENIED) break;
        Sleep(10);
    }
    return -1;
}

void w32t_unlock(intptr_t lock) {
    if (lock != -1) CloseHandle((HANDLE)lock);
}

void w32t_remove_file(const char *path) {
    wchar_t wide[1024];
    if (MultiByteToWideChar(CP_UTF8, 0, path, -1, wide, 1024)) DeleteFileW(wide);
}

static volatile LONG stop_on_interrupt, asked_to_stop;

static BOOL WINAPI note_event(DWORD event) {
    (void)event;
    if (stop_on_interrupt) asked_to_stop = 1;
    return TRUE;
}

void w32t_pass_interrupts(void) {
    stop_on_interrupt = 0;
}

void w32t_hold_interrupts(void) {
    stop_on_interrupt = 1;
    SetConsoleCtrlHandler(note_event, TRUE);
}

bool w32t_interrupted(void) {
    return asked_to_stop != 0;
}

uint32_t w32t_interrupted_by(void) {
    return 0;
}

void w32t_adopt_orphans(w32t_child *c) {
    (void)c; // a process has no parent to be handed to; who ends it gives it a status
}

void w32t_release_interrupts(void) {
    SetConsoleCtrlHandler(note_event, FALSE);
}
