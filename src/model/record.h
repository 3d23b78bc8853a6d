// SPDX-License-Identifier: Apache-2.0
// How an event is encoded, and the raw ETW record that a reader leaves behind `w32t_event.native`. Readers of other
// formats keep their own records there; only the decoder of that encoding looks at them.
#ifndef W32T_MODEL_RECORD_H
#define W32T_MODEL_RECORD_H

#include <win32trace/event.h>
#include "base/mem.h"
#include "base/span.h"

typedef enum w32t_encoding {
    W32T_ENC_NONE = 0,
    W32T_ENC_ETW,     // EVENT_HEADER: TraceLogging when it has a schema item, else a manifest (or nothing known)
    W32T_ENC_CLASSIC, // class GUID + opcode + version (SYSTEM and PERFINFO headers are mapped to their class)
    W32T_ENC_WPP,     // MESSAGE header
    W32T_ENC_BINXML,  // event-log record
    W32T_ENC_EVT,     // record of the legacy .evt format
    W32T_ENC_PML,
    W32T_ENC_COUNT
} w32t_encoding;

// Event header kinds of .etl files; the order is that of w32t_etw_kind_name().
typedef enum w32t_etw_kind {
    W32T_ETW_UNKNOWN = 0,
    W32T_ETW_SYSTEM32,
    W32T_ETW_SYSTEM64,
    W32T_ETW_COMPACT32,
    W32T_ETW_COMPACT64,
    W32T_ETW_FULL32,
    W32T_ETW_FULL64,
    W32T_ETW_INSTANCE32,
    W32T_ETW_INSTANCE64,
    W32T_ETW_TIMED,
    W32T_ETW_ERROR,
    W32T_ETW_WNODE,
    W32T_ETW_MESSAGE,
    W32T_ETW_PERFINFO32,
    W32T_ETW_PERFINFO64,
    W32T_ETW_EVENT_HEADER32,
    W32T_ETW_EVENT_HEADER64,
    W32T_ETW_KIND_COUNT
} w32t_etw_kind;
const char *w32t_etw_kind_name(w32t_etw_kind kind); // "EVENT_HEADER64"

// Extended data item types (EVENT_HEADER_EXT_TYPE_*, evntcons.h).
enum {
    W32T_EXT_RELATED_ACTIVITY = 1,
    W32T_EXT_SID = 2,
    W32T_EXT_TS_ID = 3,
    W32T_EXT_INSTANCE_INFO = 4,
    W32T_EXT_STACK32 = 5,
    W32T_EXT_STACK64 = 6,
    W32T_EXT_PEBS_INDEX = 7,
    W32T_EXT_PMC_COUNTERS = 8,
    W32T_EXT_PSM_KEY = 9,
    W32T_EXT_EVENT_KEY = 10,
    W32T_EXT_SCHEMA_TL = 11,
    W32T_EXT_PROV_TRAITS = 12,
    W32T_EXT_PROCESS_START_KEY = 13,
    W32T_EXT_CONTROL_GUID = 14,
    W32T_EXT_QPC_DELTA = 15,
    W32T_EXT_CONTAINER_ID = 16,
    W32T_EXT_STACK_KEY32 = 17,
    W32T_EXT_STACK_KEY64 = 18,
};

typedef struct w32t_ext_item {
    uint16_t type;
    w32t_span data; // inside the batch
} w32t_ext_item;

// What one .etl file (or session) is about, shared by its events; owned by the source, lives until the trace is closed.
typedef struct w32t_etw_session {
    uint8_t pointer_size; // of the machine that wrote it, after any override
    uint32_t build;       // Windows build, 0 unknown
    uint32_t version;     // major | minor << 8 as in the logfile header
    int32_t zone_minutes; // east of UTC: add to UTC for local time
    uint64_t boot_filetime, start_filetime, end_filetime, perf_frequency, cpu_mhz, timer_resolution;
    uint8_t clock_type; // 1 QPC, 2 system time, 3 CPU cycles
    const char *path;   // input's name
    struct w32t_schema_set
        *schemas; // what this file itself taught (embedded manifests), see schema/schema.h; may be NULL
    const struct w32t_message_db *messages; // message texts; NULL: none at hand
} w32t_etw_session;

typedef struct w32t_etw_record {
    uint8_t kind;         // w32t_etw_kind
    uint8_t pointer_size; // 4 or 8: by this event's own header flag, or the override
    uint16_t flags;       // EVENT_HEADER.Flags
    uint16_t property;    // EVENT_HEADER.EventProperty
    uint16_t ext_count;
    const w32t_ext_item *ext;
    uint32_t kernel_time, user_time; // raw ticks; processor time in the union form is kernel_time | user_time << 32
    uint32_t instance_id, parent_instance_id; // INSTANCE headers
    uint16_t hook_id;                         // SYSTEM and PERFINFO: group << 8 | type
    uint16_t wpp_flags; // MESSAGE: option flags; message number is in event->id, its GUID in event->provider_id
    uint32_t wpp_sequence, wpp_component;
    uint64_t file_offset; // of the buffer that held it (damage reports)
    const w32t_etw_session *session;
} w32t_etw_record;

typedef enum w32t_frame_form {
    W32T_FRAME_NAME, // "module!function+0x12" where a name is known, else as W32T_FRAME_PLACE
    W32T_FRAME_PLACE // "module+0x1234", "0x1234"
} w32t_frame_form;
#define W32T_FRAME_CALLER UINT32_MAX

// A recording's own event that names a place in an image (docs/formats/recording.md), known by provider and opcode:
// Win32Trace-Session {49aa43dc-7e23-5be2-f787-b633b79196ec}.
#define W32T_SESSION_GUID_1 0x49aa43dcu
#define W32T_SYMBOL_OPCODE  9

// The lazily made parts of an event, one table an encoding (decode/decode.c). Functions run on whichever thread holds
// the event's batch and allocate from event->arena only; shared knowledge they read is immutable while batches are in
// flight.
typedef struct w32t_decoder {
    const char *name;
    void (*describe)(w32t_event *event); // names and, where the format hides them in the payload, header values
    void (*fields)(w32t_event *event);   // sets event->fields and field_count; may set W32T_EVENT_UNDECODED
    bool (*text)(w32t_event *event, w32t_text which, w32t_buf *out); // may be NULL
    // Names a stack frame, or where a call was made from (W32T_FRAME_CALLER); false when nothing is known. May be NULL.
    bool (*frame)(w32t_event *event, uint32_t index, w32t_frame_form form, w32t_buf *out);
    // Header numbers (W32T_HAS_* bits, W32T_WANT_TIME) that describe() would find, without the rest; false when only
    // describe() can say. May be NULL.
    bool (*numbers)(w32t_event *event, uint32_t want);
} w32t_decoder;

// Sees to it that header numbers are there if the event has them, as cheaply as its format allows: filters look at most
// events only to pass them over.
void w32t_event_numbers(w32t_event *event, uint32_t want);
// With W32T_WANT_TIME, e->time is when the event happened; before, it may be when the record was written.
#define W32T_WANT_TIME 0x80000000u

#define W32T_MADE_DESCRIPTION 0x01
#define W32T_MADE_FIELDS      0x02
#define W32T_MADE_TIME        0x04

// Names of numbers. Kept by schemas; sorted by value for lookup.
typedef struct w32t_map {
    const char *name;
    uint32_t count;
    bool bits;
    const struct w32t_map_entry {
        uint64_t value;
        const char *text;
    } * entries;
} w32t_map;

// Text of an event's part appended to b; false when it has none.
bool w32t_event_put_text(w32t_event *event, w32t_text which, w32t_buf *b);
void w32t_map_put(const w32t_map *map, uint64_t v, w32t_buf *b); // what w32t_map_text() prints

#endif
