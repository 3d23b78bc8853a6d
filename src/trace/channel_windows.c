// SPDX-License-Identifier: Apache-2.0
// A live event-log channel through the Event Log API: EvtQuery for what it holds now, EvtSubscribe for that and what
// comes, EvtRender for each event's XML. Loaded at run time, so that programs that never ask need no wevtapi.dll.
// Compiled with mingw, not yet run on Windows. In: a channel's name; out: a source (read/evtx/evtx_live.c).
#include <windows.h>

#include <stdlib.h>

#include "base/status.h"
#include "base/utf.h"
#include "read/evtx/evtx_xml.h"
#include "trace/trace_internal.h"

typedef HANDLE evt;
typedef DWORD(WINAPI *subscribe_callback)(int action, void *context, evt event);
typedef evt(WINAPI *query_fn)(evt session, LPCWSTR path, LPCWSTR query, DWORD flags);
typedef evt(WINAPI *subscribe_fn)(evt session, HANDLE signal, LPCWSTR path, LPCWSTR query, evt bookmark, void *context,
                                  subscribe_callback callback, DWORD flags);
typedef BOOL(WINAPI *next_fn)(evt results, DWORD size, evt *events, DWORD timeout, DWORD flags, DWORD *returned);
typedef BOOL(WINAPI *render_fn)(evt context, evt event, DWORD flags, DWORD size, void *buffer, DWORD *used,
                                DWORD *properties);
typedef BOOL(WINAPI *close_fn)(evt object);

enum { // winevt.h
    CHANNEL_PATH = 0x1,
    FORWARD = 0x100,
    TOLERATE_QUERY_ERRORS = 0x1000,
    START_AT_OLDEST = 2,
    RENDER_XML = 1,
    CHANNEL_NOT_FOUND = 15007, // ERROR_EVT_CHANNEL_NOT_FOUND
    AT_ONCE = 64,              // events asked for at a time
    WAIT_MS = 200,
};

typedef struct channel {
    query_fn query;
    subscribe_fn subscribe;
    next_fn next;
    render_fn render;
    close_fn close;
    evt results, events[AT_ONCE];
    HANDLE signal; // set while a subscription has events; NULL for a query
    DWORD count, at;
    uint8_t *text;
    DWORD room;
} channel;

static bool load(channel *c) {
    HMODULE library = LoadLibraryW(L"wevtapi.dll");
    if (!library) return false;
    FARPROC p[5];
    static const char *const names[] = {"EvtQuery", "EvtSubscribe", "EvtNext", "EvtRender", "EvtClose"};
    for (size_t i = 0; i < 5; i++)
        if (!(p[i] = GetProcAddress(library, names[i]))) return false;
    memcpy(&c->query, &p[0], sizeof p[0]);
    memcpy(&c->subscribe, &p[1], sizeof p[0]);
    memcpy(&c->next, &p[2], sizeof p[0]);
    memcpy(&c->render, &p[3], sizeof p[0]);
    memcpy(&c->close, &p[4], sizeof p[0]);
    return true;
}

static void let_go(void *context) {
    channel *c = context;
    while (c->at < c->count)
        c->close(c->events[c->at++]);
    if (c->results) c->close(c->results);
    if (c->signal) CloseHandle(c->signal);
    free(c->text);
    free(c);
}

// The next batch of events; false when there is none (*end: none will come) or the service fails (*failed).
static bool refill(channel *c, bool wait, bool *end, DWORD *failed) {
    c->at = c->count = 0;
    *end = false;
    *failed = 0;
    // The signal is reset before the events are taken: one that comes in between sets it again.
    if (c->signal) {
        if (WaitForSingleObject(c->signal, wait ? WAIT_MS : 0) != WAIT_OBJECT_0) return false;
        ResetEvent(c->signal);
    }
    if (c->next(c->results, AT_ONCE, c->events, c->signal ? 0 : INFINITE, 0, &c->count)) {
        if (c->signal) SetEvent(c->signal); // there may be more: ask again
        return c->count > 0;
    }
    DWORD why = GetLastError();
    c->count = 0;
    if (why == ERROR_NO_MORE_ITEMS)
        *end = !c->signal;
    else if (why != ERROR_TIMEOUT)
        *failed = why;
    return false;
}

static bool render(channel *c, evt event, w32t_span *xml) {
    DWORD used = 0, properties = 0;
    while (!c->render(NULL, event, RENDER_XML, c->room, c->text, &used, &properties)) {
        if (GetLastError() != ERROR_INSUFFICIENT_BUFFER || used <= c->room || used > (64u << 20)) return false;
        c->text = w32t_realloc(c->text, used);
        c->room = used;
    }
    while (used >= 2 && !c->text[used - 1] && !c->text[used - 2]) // without its NUL
        used -= 2;
    *xml = w32t_span_of(c->text, used);
    return used > 0;
}

static w32t_status next(void *context, bool wait, w32t_span *xml, w32t_error *error) {
    channel *c = context;
    if (c->at == c->count) {
        bool end;
        DWORD failed;
        if (!refill(c, wait, &end, &failed)) {
            if (failed)
                return w32t_fail(error, W32T_E_IO, W32T_NO_OFFSET, "the Event Log service failed (error %lu)",
                                 (unsigned long)failed);
            *xml = (w32t_span){NULL, 0};
            return end ? W32T_END : W32T_OK;
        }
    }
    evt event = c->events[c->at++];
    static const uint8_t none[] = {'?', 0}; // counted as lost where it is read
    if (!render(c, event, xml)) *xml = w32t_span_of(none, sizeof none);
    c->close(event);
    return W32T_OK;
}

w32t_status w32t_channel_open(const char *name, const w32t_read_options *options, w32t_source **out,
                              w32t_error *error) {
    channel *c = w32t_alloc(sizeof *c);
    if (!load(c)) {
        free(c);
        return w32t_fail(error, W32T_E_UNSUPPORTED, W32T_NO_OFFSET, "the Event Log API is not there");
    }
    w32t_buf path = {0};
    w32t_utf8_to_utf16(&path, name, strlen(name));
    w32t_buf_put(&path, "\0", 2);
    LPCWSTR wide = (LPCWSTR)(void *)path.p;
    if (options->follow) c->signal = CreateEventW(NULL, TRUE, TRUE, NULL);
    c->results = options->follow ? c->subscribe(NULL, c->signal, wide, L"*", NULL, NULL, NULL, START_AT_OLDEST)
                                 : c->query(NULL, wide, L"*", CHANNEL_PATH | FORWARD | TOLERATE_QUERY_ERRORS);
    DWORD why = c->results ? 0 : GetLastError();
    w32t_buf_free(&path);
    if (c->results) {
        *out = w32t_evtx_live(name, options, (w32t_live_feed){next, let_go, c});
        return W32T_OK;
    }
    let_go(c);
    w32t_status s = why == ERROR_ACCESS_DENIED ? W32T_E_ACCESS
                    : why == CHANNEL_NOT_FOUND ? W32T_E_NOT_FOUND
                                               : W32T_E_IO;
    return w32t_fail(error, s, W32T_NO_OFFSET, "channel %s: the Event Log service refused (error %lu)", name,
                     (unsigned long)why);
}
