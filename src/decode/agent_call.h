// SPDX-License-Identifier: Apache-2.0
// API calls of our own recordings (docs/formats/recording.md): the halves as they stand in the file, and the decoder
// that makes one event's arguments of both, with the names that the API database has for their values.
#ifndef W32T_DECODE_AGENT_CALL_H
#define W32T_DECODE_AGENT_CALL_H

#include <win32trace/apidb.h>

#include "base/hash.h"
#include "model/record.h"

typedef struct w32t_call_layout w32t_call_layout; // the fields of one half's schema
typedef struct w32t_call_kind w32t_call_kind;     // both layouts and what the database knows of the function

// Schemas seen so far. Filled on the sequential stage, read by decoders on any thread; lives as long as the trace.
typedef struct w32t_call_book {
    const w32t_apidb *db;
    w32t_table layouts, kinds;
    w32t_call_layout *recent[256]; // by a cheap mix of the schema's first bytes
    const w32t_call_kind *recent_kind[256];
    w32t_call_layout **all_layouts;
    w32t_call_kind **all_kinds;
    size_t layout_count, layout_room, kind_count, kind_room;
    w32t_arena shapes; // layouts of structures
} w32t_call_book;

void w32t_call_book_free(w32t_call_book *book);

// Whether the event is of the provider Win32Trace-Api.
bool w32t_is_api_event(const w32t_event *event);

// A piece of a content that its event had no room for: Data events, which come before their half.
typedef struct w32t_call_more {
    uint64_t number;     // of the call
    uint8_t half, field; // 1 Start, 2 Stop; which of the half's contents
    uint32_t offset;     // in the content
    w32t_span bytes;
    struct w32t_call_more *next;
} w32t_call_more;

typedef struct w32t_call_half {
    const w32t_call_layout *layout;
    bool start;
    uint64_t number;
    uint64_t caller;    // Start
    const char *module; // Start, NUL-terminated, inside the payload
    w32t_span payload;
    const w32t_call_more *more; // in the order of the file; set by whoever collects them
    // Stop
    uint32_t error;
    uint8_t error_kind, end;
    int64_t duration_ns;
} w32t_call_half;

// False for events of the provider that are no half of a call, or whose payload is too short for one.
bool w32t_call_half_of(w32t_call_book *book, const w32t_event *event, w32t_call_half *out);
// False when the event is no piece of a content.
bool w32t_call_more_of(w32t_call_book *book, const w32t_event *event, w32t_call_more *out);
// A copy of the list with its bytes.
w32t_call_more *w32t_call_more_copy(w32t_arena *arena, const w32t_call_more *list);

// A place in code: "module+0x1234", and "module!function+0x12" (the same text where no name is known).
typedef struct w32t_code_site {
    const char *place, *name;
} w32t_code_site;

// Behind event->native of a call.
typedef struct w32t_call_native {
    w32t_etw_record record; // a copy of the entry's (or the only half's) raw record: readers of `native` see it
    const w32t_call_kind *kind;
    w32t_span start, stop; // payloads; p NULL when that half is missing
    const w32t_call_more *start_more, *stop_more;
    w32t_call call;
    // Names of handles among the arguments, as of this call: set by state before the arguments are made.
    struct w32t_handle_name {
        uint32_t argument;
        const char *text;
    } handles[4];
    uint32_t handle_count;
    // The same of handles in structures and arrays that arguments point at.
    const struct w32t_inner_name {
        uint32_t argument;
        uint64_t value;
        const char *text;
    } * inner;
    uint32_t inner_count;
    // On streams, whose modules come as they are loaded: names of the stack's frames and of the caller as of this call;
    // else NULL.
    const w32t_code_site **frames, *site;
    uint64_t caller;
} w32t_call_native;

// The database's row of the function that was called; NULL when it is not known.
const w32t_api_function *w32t_call_function(const w32t_call_native *native);
// Name of argument `index`, NULL past the last.
const char *w32t_call_argument_name(const w32t_call_native *native, uint32_t index);
// Stands for the RootDirectory of an argument that is OBJECT_ATTRIBUTES: added to the argument's index.
#define W32T_ROOT_OF 0x100u
// The argument as it was passed (a number, an address), without making the others. False when it is not there.
bool w32t_call_argument_word(const w32t_call_native *native, uint32_t index, uint64_t *out);

// Handles in the structures and arrays behind the arguments, none of them 0. False from has_inner: the function has
// none.
typedef struct w32t_inner_handle {
    uint32_t argument;
    const char *type; // "HANDLE", "HWND" …
    uint64_t value;
    bool after; // as the call left it
} w32t_inner_handle;
bool w32t_call_has_inner(const w32t_call_native *native);
uint32_t w32t_call_inner_handles(const w32t_call_native *native, w32t_inner_handle *out, uint32_t room);

// The bytes behind an argument as they were recorded, before or after the call, whatever is made of them. False when
// there are none, or they are text or a number.
bool w32t_call_argument_bytes(const w32t_call_native *native, const char *name, bool after, w32t_span *out);

// Makes `event` (the Start, or a Stop alone) a call. `stop` may be NULL; its payload is copied into the event's arena
// when copy_stop is set, the pieces of its contents always; those of `start` must live as long as the event. `caller`
// must live as long as the trace.
void w32t_call_attach(w32t_call_book *book, w32t_event *event, const w32t_call_half *start, const w32t_call_half *stop,
                      bool copy_stop, const char *caller);

extern const w32t_decoder w32t_decode_api_call;

#endif
