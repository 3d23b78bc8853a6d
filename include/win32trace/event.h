// SPDX-License-Identifier: Apache-2.0
// The event: one thing that happened, whatever file it came from (an API call, an ETW event, an event-log record, a
// ProcMon operation), and its typed values. The header part is cheap and there at once; names and fields are made only
// when asked for, through w32t_event_describe() and w32t_event_fields().
//
// Ownership: an event and everything it points at is borrowed; it is valid until the next w32t_trace_next() on its
// trace (inside an exporter: during the call). Text is UTF-8 and NUL-terminated unless a length stands beside it; lone
// UTF-16 surrogates are kept as their three-byte form (WTF-8), so nothing is lost before an exporter decides.
#ifndef WIN32TRACE_EVENT_H
#define WIN32TRACE_EVENT_H

#include <win32trace/status.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct w32t_guid { // as Windows has it in memory: data1..3 little-endian on disk
    uint32_t data1;
    uint16_t data2;
    uint16_t data3;
    uint8_t data4[8];
} w32t_guid;

// ---------------------------------------------------------------------------------------------------------------------------------
// Values

typedef enum w32t_type {
    W32T_TYPE_NULL = 0,   // absent: an empty substitution, a NULL pointer
    W32T_TYPE_BOOL,       // u
    W32T_TYPE_INT,        // i, width in `size` (1, 2, 4, 8)
    W32T_TYPE_UINT,       // u, width in `size`
    W32T_TYPE_FLOAT,      // f; size 4: came from a float (print 9 digits), 8: double
    W32T_TYPE_UTF16,      // bytes, `size` = length in BYTES of UTF-16LE, no terminator
    W32T_TYPE_UTF8,       // bytes, `size` = length in bytes; UTF-8 (or WTF-8), no terminator needed
    W32T_TYPE_ANSI,       // bytes, `size`; code page unknown: 0x80–0xFF are shown as Windows-1252
    W32T_TYPE_BINARY,     // bytes, `size`
    W32T_TYPE_GUID,       // guid
    W32T_TYPE_FILETIME,   // u: 100 ns since 1601 UTC (0 = none)
    W32T_TYPE_SYSTEMTIME, // bytes, 16: eight little-endian u16: year month weekday day hour minute second ms
    W32T_TYPE_SID,        // bytes, `size`: revision, count, authority, sub-authorities
    W32T_TYPE_SOCKADDR,   // bytes, `size`: SOCKADDR_IN/IN6/…
    W32T_TYPE_IPV4,       // u: address in network order as read little-endian (first octet in the low byte)
    W32T_TYPE_IPV6,       // bytes, 16
    W32T_TYPE_POINTER,    // u, width in `size` (4 or 8); shown as hex
    W32T_TYPE_ARRAY,      // items, `count`
    W32T_TYPE_STRUCT,     // members, `count`
    W32T_TYPE_INOUT,      // items[0] before the call, items[1] after it (API arguments)
    W32T_TYPE_CUT,        // items[0] is the part that was kept, u = full length in units (characters or bytes)
    W32T_TYPE_UNREADABLE, // u: the pointer that could not be read
} w32t_type;

// How a number is meant to be shown (ETW out-type, BinXML type, API database).
typedef enum w32t_shape {
    W32T_SHAPE_PLAIN = 0,
    W32T_SHAPE_HEX,  // "0x1f", no leading zeros
    W32T_SHAPE_BOOL, // true/false
    W32T_SHAPE_CHAR, // a character code
    W32T_SHAPE_PID,
    W32T_SHAPE_TID,
    W32T_SHAPE_PORT,     // u is already in host order
    W32T_SHAPE_NTSTATUS, // status code with a name
    W32T_SHAPE_HRESULT,
    W32T_SHAPE_WIN32,
    W32T_SHAPE_ERRNO,
    W32T_SHAPE_WSA,
    W32T_SHAPE_XML,  // text that is XML
    W32T_SHAPE_JSON, // text that is JSON
    W32T_SHAPE_HANDLE,
    W32T_SHAPE_IPV4,
    W32T_SHAPE_ADDRESS,      // code address
    W32T_SHAPE_CULTURE_TIME, // FILETIME/SYSTEMTIME in local form
    W32T_SHAPE_UTC_TIME,
} w32t_shape;

struct w32t_map; // names of numbers: a value map or flag bits, see w32t_map_text()

typedef struct w32t_value {
    uint8_t type;   // w32t_type
    uint8_t shape;  // w32t_shape
    uint16_t flags; // W32T_VALUE_*
    uint32_t size;  // width of a number or length of bytes
    union {
        uint64_t u;
        int64_t i;
        double f;
        const uint8_t *bytes;
        const w32t_guid *guid;
        const struct w32t_value *items;   // `size` of them (ARRAY), or 1, or 2
        const struct w32t_field *members; // `size` of them (STRUCT)
    };
    union {
        const struct w32t_map *map; // numbers: names of its values, or NULL
        uint64_t full;              // W32T_TYPE_CUT: the full length
        const char *text;           // numbers: a name that goes with the value (W32T_VALUE_HAS_TEXT)
    };
} w32t_value;

#define W32T_VALUE_HAS_TEXT 0x0001 // `text` holds the name of this number (instead of `map`)
#define W32T_VALUE_DAMAGED                                                                                             \
    0x0002 // the bytes ended before the value did, or a length lied: what is shown is what was there
#define W32T_VALUE_HIDDEN  0x0004 // a helper field (a length, a count) that tools do not list by default
#define W32T_VALUE_UNNAMED 0x0008 // event-log <Data> without a Name attribute (name is "param1" …)

typedef struct w32t_field {
    const char *name; // UTF-8; repeated names are told apart by exporters ("x", "x#2")
    w32t_value value;
} w32t_field;

// The names for v according to its map: one name (value map) or names joined by '|' (bits, rest in hex). Returns the
// length written as snprintf does; 0 when there is no map or no name.
size_t w32t_map_text(const struct w32t_map *map, uint64_t v, char *out, size_t size);

// ---------------------------------------------------------------------------------------------------------------------------------
// Events

typedef enum w32t_source_kind {
    W32T_SOURCE_API = 1,
    W32T_SOURCE_ETW = 2,
    W32T_SOURCE_EVTX = 3,
    W32T_SOURCE_PML = 4
} w32t_source_kind;

// Where the knowledge about the event's fields came from (JSON key `schema`).
typedef enum w32t_schema_kind {
    W32T_SCHEMA_NONE = 0,
    W32T_SCHEMA_TRACELOGGING,
    W32T_SCHEMA_EMBEDDED, // EventSource manifest or KernelTraceControl event info in the file
    W32T_SCHEMA_IMPORTED,
    W32T_SCHEMA_BUILTIN,
    W32T_SCHEMA_CLASSIC,
    W32T_SCHEMA_WPP,
    W32T_SCHEMA_BINXML,
    W32T_SCHEMA_PML,
} w32t_schema_kind;

// One run of one process: pid and start time together, since pids are reused. Owned by the trace, valid until it is
// closed.
typedef struct w32t_process {
    uint32_t pid;
    uint32_t parent_pid;
    int64_t start;     // ns since 1970 UTC; W32T_NO_TIME when its start was not seen
    int64_t end;       // W32T_NO_TIME while unknown
    const char *image; // file name ("notepad.exe"), NULL when unknown
    const char *path;  // full path when known
    const char *command_line;
    uint32_t exit_status;
    uint8_t wow64;                      // 1 = 32-bit process on 64-bit Windows
    uint8_t flags;                      // W32T_PROCESS_*
    const struct w32t_modules *modules; // the library's own: for naming code addresses; NULL when none were seen
} w32t_process;
#define W32T_PROCESS_HAS_EXIT 0x01 // exit_status is known

#define W32T_NO_TIME INT64_MIN

typedef enum w32t_call_end {
    W32T_CALL_RETURNED = 0,
    W32T_CALL_UNWOUND = 1,
    W32T_CALL_THREAD_END = 2,
    W32T_CALL_NEVER = 3
} w32t_call_end;

// The API call of an event of source W32T_SOURCE_API (after pairing: entry and return in one).
typedef struct w32t_call {
    uint64_t number;        // from 1 in its thread, without gaps
    const char *module;     // DLL that was called, "kernel32.dll"
    const char *caller;     // "app.exe+0x1234"
    w32t_value result;      // TYPE_NULL for void or when it never returned
    uint64_t error;         // code, in the family error_kind says; valid when has_error
    uint8_t error_kind;     // w32t_shape: WIN32, NTSTATUS, HRESULT, WSA, ERRNO
    uint8_t has_error;      // the call failed by its function's own failure rule
    uint8_t end;            // w32t_call_end
    uint8_t half;           // 0 both, 1 entry only so far ("open"), 2 return only (entry lost)
    uint8_t inbound;        // the system called an object of the program
    const char *error_name; // "ERROR_FILE_NOT_FOUND", NULL when unknown
    int64_t duration_ns;    // -1 when unknown
} w32t_call;

#define W32T_HAS_ID          0x00000001u // id and version
#define W32T_HAS_LEVEL       0x00000002u
#define W32T_HAS_TASK        0x00000004u
#define W32T_HAS_OPCODE      0x00000008u
#define W32T_HAS_KEYWORDS    0x00000010u
#define W32T_HAS_CHANNEL     0x00000020u // channel_id
#define W32T_HAS_QUALIFIERS  0x00000040u
#define W32T_HAS_PID         0x00000080u
#define W32T_HAS_TID         0x00000100u
#define W32T_HAS_CPU         0x00000200u
#define W32T_HAS_PROVIDER_ID 0x00000400u
#define W32T_HAS_ACTIVITY    0x00000800u
#define W32T_HAS_RELATED     0x00001000u
#define W32T_HAS_RECORD      0x00002000u
#define W32T_HAS_USER        0x00004000u
#define W32T_HAS_VERSION     0x00008000u
#define W32T_EVENT_CARVED    0x00010000u // recovered from slack or a deleted chunk
#define W32T_EVENT_LATE      0x00020000u // came after its time had been passed in the merge
#define W32T_EVENT_UNDECODED 0x00040000u // a schema is known, but the payload does not fit it
#define W32T_EVENT_32BIT     0x00080000u // written by a 32-bit program: pointers in the payload are 4 bytes
#define W32T_EVENT_HIDDEN    0x00100000u // a fact for `state`, not shown unless asked for
#define W32T_EVENT_CLASSIC   0x00200000u // classic (MOF) event: provider_id is its event class
#define W32T_EVENT_STACK_CUT 0x00400000u // `stack` has the innermost frames only: there were more

typedef struct w32t_event {
    int64_t time;   // ns since 1970-01-01 UTC
    uint64_t clock; // raw clock value of the source (QPC ticks, FILETIME), 0 when none
    uint32_t has;   // W32T_HAS_*, W32T_EVENT_*
    uint8_t source; // w32t_source_kind
    uint8_t schema; // w32t_schema_kind, after describe()
    uint8_t level, opcode, version, channel_id;
    uint16_t id, task, qualifiers, cpu;
    uint32_t pid, tid;
    uint64_t keywords;
    uint64_t record; // event-log record id; PML event index
    w32t_guid provider_id;
    w32t_guid activity, related;

    // Names, NULL when unknown; filled by w32t_event_describe(), which w32t_trace_next() calls.
    const char *provider;
    const char *name; // the event's own name (JSON key `event`)
    const char *task_name, *opcode_name, *level_name, *channel, *keyword_names, *computer, *message;
    const uint8_t *user; // SID bytes, `user_size` of them
    uint32_t user_size;

    const w32t_process *process; // NULL when not known
    const w32t_call *call;       // source API only
    const char *file;            // the input's name

    const uint64_t *stack; // return addresses, innermost first
    uint32_t stack_count;

    const uint8_t *payload; // raw user data, payload_size bytes
    uint32_t payload_size;

    // Below: the library's own (how the lazily made parts are made, and whether they were).
    uint8_t made;       // W32T_MADE_*
    uint8_t encoding;   // w32t_encoding (model/record.h)
    const void *native; // the reader's raw record
    const struct w32t_decoder *decoder;
    const void *layout; // the schema that describe() found (schema/schema.h), NULL when none
    struct w32t_arena *arena;
    const w32t_field *fields;
    uint32_t field_count;
} w32t_event;

// Fills the names and whatever header values the format keeps inside the payload (event log). Idempotent, cheap when
// done.
void w32t_event_describe(w32t_event *event);

// The event's typed fields, decoded on first use. Never fails: what does not fit is flagged (W32T_EVENT_UNDECODED) and
// counted.
const w32t_field *w32t_event_fields(w32t_event *event, uint32_t *count);

// Texts that some formats have (ProcMon's columns). Writes to out as snprintf does; 0 when the event has no such text.
typedef enum w32t_text {
    W32T_TEXT_OPERATION,
    W32T_TEXT_PATH,
    W32T_TEXT_RESULT,
    W32T_TEXT_DETAIL,
    W32T_TEXT_CATEGORY,
    // The rest of Process Monitor's columns.
    W32T_TEXT_TIME_OF_DAY,
    W32T_TEXT_DATE_TIME,
    W32T_TEXT_RELATIVE_TIME,
    W32T_TEXT_DURATION,
    W32T_TEXT_COMPLETION_TIME,
    W32T_TEXT_EVENT_CLASS,
    W32T_TEXT_SEQUENCE,
    W32T_TEXT_TID,
    W32T_TEXT_PROCESS_NAME,
    W32T_TEXT_PID,
    W32T_TEXT_PARENT_PID,
    W32T_TEXT_IMAGE_PATH,
    W32T_TEXT_COMMAND_LINE,
    W32T_TEXT_COMPANY,
    W32T_TEXT_DESCRIPTION,
    W32T_TEXT_IMAGE_VERSION,
    W32T_TEXT_USER,
    W32T_TEXT_AUTHENTICATION_ID,
    W32T_TEXT_SESSION,
    W32T_TEXT_VIRTUALIZED,
    W32T_TEXT_INTEGRITY,
    W32T_TEXT_ARCHITECTURE,
    W32T_TEXT_COUNT
} w32t_text;
size_t w32t_event_text(w32t_event *event, w32t_text which, char *out, size_t size);

// Name of stack frame `index` as "module!symbol+0x" / "module+0x" / "0x"; returns the length as snprintf does.
size_t w32t_event_frame(w32t_event *event, uint32_t index, char *out, size_t size);
// The same without names: "module+0x" / "0x".
size_t w32t_event_frame_place(w32t_event *event, uint32_t index, char *out, size_t size);
// Where an API call was made from, named as a frame is; 0 when that is not known.
size_t w32t_event_caller(w32t_event *event, char *out, size_t size);

#ifdef __cplusplus
}
#endif
#endif
