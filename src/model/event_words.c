// SPDX-License-Identifier: Apache-2.0
// The words behind event_words.h.
#include "model/event_words.h"

const char *w32t_source_name(w32t_source_kind kind) {
    switch (kind) {
    case W32T_SOURCE_API:
        return "api";
    case W32T_SOURCE_ETW:
        return "etw";
    case W32T_SOURCE_EVTX:
        return "evtx";
    case W32T_SOURCE_PML:
        return "pml";
    }
    return NULL;
}

const char *w32t_schema_name(w32t_schema_kind kind) {
    switch (kind) {
    case W32T_SCHEMA_NONE:
        return "none";
    case W32T_SCHEMA_TRACELOGGING:
        return "tracelogging";
    case W32T_SCHEMA_EMBEDDED:
        return "embedded";
    case W32T_SCHEMA_IMPORTED:
        return "imported";
    case W32T_SCHEMA_BUILTIN:
        return "builtin";
    case W32T_SCHEMA_CLASSIC:
        return "classic";
    case W32T_SCHEMA_WPP:
        return "wpp";
    case W32T_SCHEMA_BINXML:
        return "binxml";
    case W32T_SCHEMA_PML:
        return "pml";
    }
    return NULL;
}

const char *w32t_error_kind_name(uint8_t shape) {
    switch (shape) {
    case W32T_SHAPE_WIN32:
        return "win32";
    case W32T_SHAPE_NTSTATUS:
        return "ntstatus";
    case W32T_SHAPE_HRESULT:
        return "hresult";
    case W32T_SHAPE_WSA:
        return "wsa";
    case W32T_SHAPE_ERRNO:
        return "errno";
    default:
        return NULL;
    }
}

const char *w32t_call_end_name(uint8_t end) {
    static const char *const names[] = {"returned", "unwound", "thread-end", "never"};
    return end < sizeof names / sizeof *names ? names[end] : NULL;
}
