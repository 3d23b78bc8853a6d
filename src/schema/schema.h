// SPDX-License-Identifier: Apache-2.0
// What is known of providers' events: names and field layouts, found by (provider, id, version). A provider is built by
// one importer (schema_build.h), finished, then published into a set; from then on it never changes, so decoding
// threads look it up without locks.
//
// Sets form a chain: what a file itself taught → what the user imported → the built-in pack. A NULL set means the
// built-in pack.
#ifndef W32T_SCHEMA_SCHEMA_H
#define W32T_SCHEMA_SCHEMA_H

#include "base/guid.h"
#include "base/status.h"
#include "model/record.h"

// In-types and out-types carry the numbers of tdh.h (TDH_INTYPE_*, TDH_OUTTYPE_*).
enum {
    W32T_IN_NULL = 0,
    W32T_IN_UNICODE = 1,
    W32T_IN_ANSI = 2,
    W32T_IN_INT8 = 3,
    W32T_IN_UINT8 = 4,
    W32T_IN_INT16 = 5,
    W32T_IN_UINT16 = 6,
    W32T_IN_INT32 = 7,
    W32T_IN_UINT32 = 8,
    W32T_IN_INT64 = 9,
    W32T_IN_UINT64 = 10,
    W32T_IN_FLOAT = 11,
    W32T_IN_DOUBLE = 12,
    W32T_IN_BOOLEAN = 13,
    W32T_IN_BINARY = 14,
    W32T_IN_GUID = 15,
    W32T_IN_POINTER = 16,
    W32T_IN_FILETIME = 17,
    W32T_IN_SYSTEMTIME = 18,
    W32T_IN_SID = 19,
    W32T_IN_HEXINT32 = 20,
    W32T_IN_HEXINT64 = 21,
    W32T_IN_COUNTED_UNICODE = 22,
    W32T_IN_COUNTED_ANSI = 23,
    W32T_IN_STRUCT = 24,
    W32T_IN_COUNTED_BINARY = 25,
    W32T_IN_MOF_COUNTED_UNICODE = 300,
    W32T_IN_MOF_COUNTED_ANSI = 301,
    W32T_IN_REVERSED_UNICODE = 302,
    W32T_IN_REVERSED_ANSI = 303,
    W32T_IN_UNENDED_UNICODE = 304,
    W32T_IN_UNENDED_ANSI = 305,
    W32T_IN_UNICODE_CHAR = 306,
    W32T_IN_ANSI_CHAR = 307,
    W32T_IN_SIZET = 308,
    W32T_IN_HEXDUMP = 309,
    W32T_IN_WBEMSID = 310,
    W32T_IN_ALIGNED_POINTER = 311, // of a structure that was not packed: padding before it where a pointer needs it
    W32T_IN_UNKNOWN = 0xFFFF,      // an importer met one that it does not know; finishing refuses it
};
enum {
    W32T_OUT_NULL = 0,
    W32T_OUT_STRING = 1,
    W32T_OUT_DATETIME = 2,
    W32T_OUT_BYTE = 3,
    W32T_OUT_UBYTE = 4,
    W32T_OUT_SHORT = 5,
    W32T_OUT_USHORT = 6,
    W32T_OUT_INT = 7,
    W32T_OUT_UINT = 8,
    W32T_OUT_LONG = 9,
    W32T_OUT_ULONG = 10,
    W32T_OUT_FLOAT = 11,
    W32T_OUT_DOUBLE = 12,
    W32T_OUT_BOOLEAN = 13,
    W32T_OUT_GUID = 14,
    W32T_OUT_HEXBINARY = 15,
    W32T_OUT_HEX8 = 16,
    W32T_OUT_HEX16 = 17,
    W32T_OUT_HEX32 = 18,
    W32T_OUT_HEX64 = 19,
    W32T_OUT_PID = 20,
    W32T_OUT_TID = 21,
    W32T_OUT_PORT = 22,
    W32T_OUT_IPV4 = 23,
    W32T_OUT_IPV6 = 24,
    W32T_OUT_SOCKADDR = 25,
    W32T_OUT_CIMTIME = 26,
    W32T_OUT_ETWTIME = 27,
    W32T_OUT_XML = 28,
    W32T_OUT_ERRORCODE = 29,
    W32T_OUT_WIN32 = 30,
    W32T_OUT_NTSTATUS = 31,
    W32T_OUT_HRESULT = 32,
    W32T_OUT_CULTURETIME = 33,
    W32T_OUT_JSON = 34,
    W32T_OUT_UTF8 = 35,
    W32T_OUT_PKCS7 = 36,
    W32T_OUT_CODEPTR = 37,
    W32T_OUT_UTCTIME = 38,
    W32T_OUT_REDUCED = 300,
    W32T_OUT_NOPRINT = 301,
};
// "win:UInt32", "UInt32", "xs:string", "IPv4" …, any case; -1 when unknown. A plain number is taken as it is.
int w32t_intype_parse(const char *text, size_t n);
int w32t_outtype_parse(const char *text, size_t n);
const char *w32t_intype_name(unsigned in); // "UInt32"; NULL when it has no name
const char *w32t_outtype_name(unsigned out);

// How many elements, how long: once; a constant; the value of an earlier field (its slot); or all that is left of the
// payload.
typedef enum w32t_extent { W32T_ONE = 0, W32T_CONSTANT, W32T_BY_FIELD, W32T_TO_END } w32t_extent;

#define W32T_SLOTS        64 // earlier fields that others of the same event may refer to
#define W32T_STRUCT_DEPTH 6

typedef struct w32t_schema_field {
    const char *name;
    uint16_t in, out;
    uint8_t read;                    // w32t_field_read: how the bytes are taken, from in, out and length
    uint8_t type, shape;             // of the value: w32t_type, w32t_shape
    uint8_t width;                   // bytes of one element when that is fixed and no pointer, else 0
    uint8_t count_kind, length_kind; // w32t_extent
    uint8_t slot;                    // 1 + slot that keeps this value for later fields, 0 none
    uint8_t depth;
    bool optional;          // later writers added it: the payload may end before it
    uint16_t count, length; // the constant, or the slot (from 0)
    uint16_t member_count;
    const struct w32t_schema_field *members; // W32T_IN_STRUCT
    const w32t_map *map;
    const char *count_name, *length_name, *map_name; // as written
    uint32_t line;
} w32t_schema_field;

typedef enum w32t_field_read {
    W32T_READ_NUMBER = 0, // little-endian, `width` bytes
    W32T_READ_SIGNED,
    W32T_READ_PORT, // big-endian u16
    W32T_READ_FLOAT,
    W32T_READ_POINTER,
    W32T_READ_ALIGNED_POINTER,
    W32T_READ_GUID,
    W32T_READ_FIXED,   // `width` bytes kept as they are (IPv6, SYSTEMTIME)
    W32T_READ_UNICODE, // to NUL, or `length` units
    W32T_READ_ANSI,
    W32T_READ_BINARY, // `length` bytes
    W32T_READ_SID,
    W32T_READ_WBEMSID,
    W32T_READ_COUNTED_UNICODE,
    W32T_READ_COUNTED_ANSI,
    W32T_READ_COUNTED_BINARY,
    W32T_READ_REVERSED_UNICODE,
    W32T_READ_REVERSED_ANSI,
    W32T_READ_UNENDED_UNICODE,
    W32T_READ_UNENDED_ANSI,
    W32T_READ_HEXDUMP,
    W32T_READ_STRUCT,
    W32T_READ_NOTHING,
} w32t_field_read;

// A manifest event's other layout: some builds of Windows gave an event other fields without a new version.
#define W32T_SCHEMA_VARIANT 3

struct w32t_schema_provider;
typedef struct w32t_schema_event {
    w32t_guid guid; // provider; classic: event class
    uint16_t id;    // classic: the opcode
    uint8_t version;
    uint8_t classic; // 1: classic event, 2: WPP message (id is its number, guid its message GUID), W32T_SCHEMA_VARIANT
    uint8_t kind;    // w32t_schema_kind
    uint8_t opcode, level, channel;
    uint16_t task;
    uint16_t field_count, slot_count;
    uint64_t keywords;
    const struct w32t_schema_event *before; // what the set knew of it before this was published, NULL nothing
    const char *name;                       // shown: event name, else Task/Opcode, else EventID(n)
    const char *event_name;                 // given by the schema itself, else NULL
    const char *format;                     // WPP: message text with %10!s! items, else NULL
    const char *message; // manifest events: message text with %1 … for the fields, NULL when unknown
    uint64_t unnamed_keywords; // bits of no name: an event that differs in those alone has the same keyword_names
    const char *task_name, *opcode_name, *channel_name, *keyword_names; // NULL when unknown
    const w32t_schema_field *fields;
    const struct w32t_schema_provider *provider;
    uint32_t fixed32, fixed64; // payload size by pointer width when nothing in it varies, else 0
    uint32_t least;            // fewest bytes the payload can have (4-byte pointers)
    uint32_t line;
} w32t_schema_event;

typedef enum w32t_schema_list {
    W32T_NAMES_KEYWORD,
    W32T_NAMES_TASK,
    W32T_NAMES_OPCODE,
    W32T_NAMES_CHANNEL,
    W32T_NAMES_LEVEL,
    W32T_NAMES_COUNT
} w32t_schema_list;
typedef struct w32t_schema_name {
    uint64_t value;
    uint32_t task; // opcodes: of this task only; W32T_ANY_TASK = of all
    const char *text;
} w32t_schema_name;
#define W32T_ANY_TASK UINT32_MAX

typedef struct w32t_schema_provider {
    w32t_guid guid;
    const char *name;
    const char *provenance; // one line, or NULL
    uint8_t kind;           // w32t_schema_kind
    struct {
        w32t_schema_name *items;
        size_t count, room;
    } names[W32T_NAMES_COUNT];
    w32t_map **maps;
    size_t map_count, map_room;
    w32t_schema_event **events;
    size_t event_count, event_room;
    w32t_arena arena; // everything above
} w32t_schema_provider;

typedef struct w32t_schema_set w32t_schema_set;

// parent may be NULL (the built-in pack). The parent must outlive the set.
w32t_schema_set *w32t_schema_set_new(const w32t_schema_set *parent);
void w32t_schema_set_free(w32t_schema_set *set);
// The pack that is part of the program; providers in it are parsed when first asked for. Lives as long as the process.
const w32t_schema_set *w32t_schema_builtin(void);

// Sets of what other files taught, which are given together with this one's: asked last, in their order, for what
// nobody along the chain knows. The list is the caller's and must outlive the look-ups.
void w32t_schema_set_others(w32t_schema_set *set, const w32t_schema_set *const *others, size_t count);
// Takes over a finished provider. Events of the same (guid, id, version) that came before are replaced for later
// look-ups; events already decoded with them stay valid, since nothing is freed before the set is.
void w32t_schema_publish(w32t_schema_set *set, w32t_schema_provider *provider);

// Called with the provider or class that nobody knows yet; publishes it into the set. Runs at most once a GUID, under
// the set's lock.
typedef void (*w32t_schema_loader)(void *context, w32t_schema_set *set, const w32t_guid *guid);
void w32t_schema_set_loader(w32t_schema_set *set, w32t_schema_loader loader, void *context, void (*let_go)(void *));

// NULL when unknown. The chain is followed; any thread, no locks once a provider is loaded.
const w32t_schema_event *w32t_schema_find(const w32t_schema_set *set, const w32t_guid *guid, uint16_t id,
                                          uint8_t version);
// The other layout that the pack knows of an event of its own; NULL when it knows none.
const w32t_schema_event *w32t_schema_find_variant(const w32t_guid *guid, uint16_t id, uint8_t version);
// The layout of that version, else of the nearest lower one (kernel classes keep a layout over versions), else of the
// nearest higher one, which holds only where the payload fits.
const w32t_schema_event *w32t_schema_find_classic(const w32t_schema_set *set, const w32t_guid *guid, uint8_t opcode,
                                                  uint8_t version);
// The message of a TMF file.
const w32t_schema_event *w32t_schema_find_wpp(const w32t_schema_set *set, const w32t_guid *guid, uint16_t number);
const w32t_schema_provider *w32t_schema_find_provider(const w32t_schema_set *set, const w32t_guid *guid);

// Providers published into this very set (not its parents), index 0 …; NULL at the end.
const w32t_schema_provider *w32t_schema_set_provider(const w32t_schema_set *set, size_t index);

// Names by number; NULL when unknown. Standard ones (levels 1–5, opcodes 0–9 and 240) are known without a provider.
const char *w32t_schema_level_name(const w32t_schema_provider *p, uint8_t level);
const char *w32t_schema_opcode_name(const w32t_schema_provider *p, uint16_t task, uint8_t opcode);
const char *w32t_schema_task_name(const w32t_schema_provider *p, uint16_t task);
const char *w32t_schema_channel_name(const w32t_schema_provider *p, uint8_t channel);
// Names of the bits set, ", " between them; NULL when none has one. From the arena.
const char *w32t_schema_keyword_names(const w32t_schema_provider *p, uint64_t keywords, w32t_arena *arena);

#endif
