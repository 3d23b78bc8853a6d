// SPDX-License-Identifier: Apache-2.0
// The words behind event_words.h.
#include "model/event_words.h"
#include <win32trace/export.h>

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

// winmeta.xml's names.
const char *w32t_event_opcode_text(const w32t_event *e) {
    static const char *const names[] = {"Info",      "Start", "Stop",   "DC Start", "DC Stop",
                                        "Extension", "Reply", "Resume", "Suspend",  "Send"};
    if (e->opcode_name) return e->opcode_name;
    if (!(e->has & W32T_HAS_OPCODE)) return NULL;
    return e->opcode == 240 ? "Receive" : e->opcode < sizeof names / sizeof *names ? names[e->opcode] : NULL;
}

const char *w32t_event_keyword_text(const w32t_event *e) {
    static const struct {
        unsigned bit;
        const char *name;
    } names[] = {{52, "Audit Failure"}, {53, "Audit Success"},   {55, "Classic"},     {54, "Correlation Hint"},
                 {51, "SQM"},           {50, "WDI Diagnostics"}, {49, "WDI Context"}, {48, "Response Time"}};
    if (e->keyword_names) return e->keyword_names;
    for (size_t i = 0; e->has & W32T_HAS_KEYWORDS && i < sizeof names / sizeof *names; i++)
        if (e->keywords >> names[i].bit & 1) return names[i].name;
    return NULL;
}
