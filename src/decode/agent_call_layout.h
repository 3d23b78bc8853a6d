// SPDX-License-Identifier: Apache-2.0
// What agent_call.c and agent_call_fields.c share. Private to decode.
#ifndef W32T_DECODE_AGENT_CALL_LAYOUT_H
#define W32T_DECODE_AGENT_CALL_LAYOUT_H

#include "decode/agent_call.h"

#define W32T_NO_FIELD UINT32_MAX

typedef struct w32t_call_field {
    const char *name;
    uint8_t in, out; // TraceLogging types; 0x40 in `in`: a counted array
} w32t_call_field;

struct w32t_call_layout {
    uint8_t *schema; // a copy; names point into it
    size_t schema_size;
    const char *name;
    w32t_call_field *fields;
    uint32_t count;
    bool start, stop, data;
    uint32_t first;  // first field after the fixed ones
    uint32_t result; // Stop: index of Result, 0 = none
    uint32_t fixed;  // Stop: bytes of the fixed fields
};

typedef struct w32t_call_argument {
    const char *name;
    uint32_t field, in, out, root;                  // indices of p, p.value (Start), p.value (Stop), p.root
    uint8_t kind, shape, target_kind, target_shape; // of the database's parameter, 0 when unknown
    bool local_time;                                // a time of no known zone
    bool thing, registry_value;                     // its text is (part of) the path that the call is about
    uint32_t set;
    const struct w32t_call_member *target; // one of what it points at: structure, or element of an array; else NULL
    // Of a buffer whose structure, or a number whose names, another argument tells: that one's field in the Start, and
    // which value means which.
    uint32_t class_field, class_count;
    const struct w32t_call_class {
        uint64_t value;
        const struct w32t_call_member *target;
        uint32_t set; // of a number: its names
    } * classes;
    const char **before; // members that count before the call, NULL: all
    uint32_t before_count;
    bool color;                       // a COLORREF
    bool addresses;                   // an ADDRINFO **: the list's addresses
    bool several;                     // VARIANTs, interface pointers: an array of them
    uint8_t texts;                    // an array of pointers to texts: 2 UTF-16, 1 ANSI
    uint32_t text;                    // p.*.value (Stop): what the pointer behind it points at
    uint32_t buffers_in, buffers_out; // p.buf.value: what WSABUFs hold
} w32t_call_argument;

// p.status
enum {
    W32T_STATUS_OK,
    W32T_STATUS_NULL,
    W32T_STATUS_UNREADABLE,
    W32T_STATUS_CUT,
    W32T_STATUS_ATOM,
    W32T_STATUS_ABSENT
};

struct w32t_call_kind {
    const w32t_call_layout *start, *stop;
    const w32t_apidb *db;
    char *module;
    const char *name;
    bool known, is32;
    w32t_api_function function;
    w32t_call_argument *arguments;
    uint32_t argument_count;
    uint32_t result_content; // Result.value in the Stop
    uint32_t ended;          // what an argument says has ended (Stop); W32T_NO_FIELD: none does
    bool several_end;
    uint32_t formatted; // what the format takes (Start); W32T_NO_FIELD: there is none
    const struct w32t_call_inner *inner;
    uint32_t inner_count;
};

// Handles in what an argument points at: every `stride` bytes from `offset`, at most `count`.
typedef struct w32t_call_inner {
    uint32_t argument, offset, stride, count;
    uint8_t size;
    const char *type;
} w32t_call_inner;

// The bytes of field `at` of a half's payload; false: it is not there, or is a number or text.
bool w32t_call_field_bytes(const w32t_call_layout *layout, w32t_span payload, uint32_t at, w32t_span *out);

// Bytes of a TraceLogging number, GUID …; 0 for counted and terminated ones.
static inline unsigned w32t_call_width(uint8_t in) {
    static const uint8_t widths[32] = {0, 0, 0, 1, 1, 2, 2, 4, 4, 8, 8, 4, 8, 4, 0, 16, 8, 8, 16, 0, 4, 8, 0, 0};
    return in < 32 ? widths[in] : 0;
}

// The result with its type, shape and names.
void w32t_call_result(const w32t_call_native *native, w32t_arena *arena, w32t_value *out);

// Which arguments name what the call is about; asked once a function.
void w32t_call_find_things(w32t_call_kind *kind);
// Appends the path, key or name that the call is about; false when it has none.
bool w32t_call_path(w32t_event *event, w32t_buf *out);

#endif
