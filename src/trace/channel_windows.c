// SPDX-License-Identifier: Apache-2.0
// A live event-log channel as a file: the Event Log service writes what the channel holds now into an .evtx of ours
// (EvtExportLog), which is then read like any other. Loaded at run time, so that programs that never ask need no
// wevtapi.dll. Compiled with mingw, not yet run on Windows.
#include <windows.h>

#include "base/status.h"
#include "base/utf.h"
#include "trace/trace_internal.h"

typedef BOOL(WINAPI *export_fn)(HANDLE session, LPCWSTR path, LPCWSTR query, LPCWSTR target, DWORD flags);
enum { EXPORT_CHANNEL = 1 }; // EvtExportLogChannelPath

static wchar_t *wide(w32t_buf *b, const char *utf8) {
    w32t_utf8_to_utf16(b, utf8, strlen(utf8));
    w32t_buf_put(b, "\0", 2);
    return (wchar_t *)(void *)b->p;
}

w32t_status w32t_channel_export(const char *channel, const char *path, w32t_error *error) {
    HMODULE library = LoadLibraryW(L"wevtapi.dll");
    union {
        FARPROC any;
        export_fn typed;
    } entry = {library ? GetProcAddress(library, "EvtExportLog") : NULL};
    if (!entry.any) return w32t_fail(error, W32T_E_UNSUPPORTED, W32T_NO_OFFSET, "the Event Log API is not there");
    w32t_buf name = {0}, target = {0};
    BOOL ok = entry.typed(NULL, wide(&name, channel), L"*", wide(&target, path), EXPORT_CHANNEL);
    DWORD why = ok ? 0 : GetLastError();
    w32t_buf_free(&name);
    w32t_buf_free(&target);
    if (ok) return W32T_OK;
    w32t_status s = why == ERROR_ACCESS_DENIED                       ? W32T_E_ACCESS
                    : why == 15007 /* ERROR_EVT_CHANNEL_NOT_FOUND */ ? W32T_E_NOT_FOUND
                                                                     : W32T_E_IO;
    return w32t_fail(error, s, W32T_NO_OFFSET, "channel %s: the Event Log service refused (error %lu)", channel,
                     (unsigned long)why);
}
