// SPDX-License-Identifier: Apache-2.0
// Events for the writer: EVENT_HEADER64 with TraceLogging schema and provider traits (built once as a template),
// manifest events, classic (FULL64) events, and call stacks as extended data.
#ifndef W32T_WRITE_ETL_EVENT_H
#define W32T_WRITE_ETL_EVENT_H

#include <win32trace/event.h>

#include "base/mem.h"
#include "write/etl/etl_writer.h"

// TraceLogging types (the in-type and out-type bytes of a field).
enum {
    W32T_TL_UTF16Z = 1,
    W32T_TL_ANSIZ,
    W32T_TL_INT8,
    W32T_TL_UINT8,
    W32T_TL_INT16,
    W32T_TL_UINT16,
    W32T_TL_INT32,
    W32T_TL_UINT32,
    W32T_TL_INT64,
    W32T_TL_UINT64,
    W32T_TL_FLOAT,
    W32T_TL_DOUBLE,
    W32T_TL_BOOL32,
    W32T_TL_BINARY,
    W32T_TL_GUID,
    W32T_TL_FILETIME = 17,
    W32T_TL_SYSTEMTIME,
    W32T_TL_SID,
    W32T_TL_HEX32,
    W32T_TL_HEX64,
    W32T_TL_UTF16,
    W32T_TL_ANSI,
};
enum {
    W32T_TLO_NONE = 0,
    W32T_TLO_BOOL = 3,
    W32T_TLO_HEX,
    W32T_TLO_PID,
    W32T_TLO_TID,
    W32T_TLO_PORT,
    W32T_TLO_WIN32 = 13,
    W32T_TLO_NTSTATUS,
    W32T_TLO_HRESULT,
    W32T_TLO_UTF8 = 35,
    W32T_TLO_CODE = 37,
};

// An event schema: begin, the fields, end. `b` must be empty at the start and is the schema item's data at the end.
void w32t_tl_begin(w32t_buf *b, const char *event_name);
void w32t_tl_field(w32t_buf *b, const char *name, uint8_t in, uint8_t out);
void w32t_tl_end(w32t_buf *b);

// The GUID that TraceLogging and EventSource derive from a provider's name.
w32t_guid w32t_tl_provider_guid(const char *name);

typedef struct w32t_etl_descriptor {
    uint16_t id;
    uint8_t version, channel, level, opcode;
    uint16_t task;
    uint64_t keywords;
    bool from_32bit; // the event is a 32-bit program's (EVENT_HEADER_FLAG_32_BIT_HEADER)
} w32t_etl_descriptor;

typedef struct w32t_etl_template {
    uint8_t *bytes; // header and extended items, as they stand in every event of the kind
    size_t size;
} w32t_etl_template;

// schema_size 0: a manifest event (no items). Owns its bytes afterwards.
void w32t_etl_template_make(w32t_etl_template *t, const w32t_guid *provider, const char *provider_name,
                            const w32t_etl_descriptor *descriptor, const void *schema, size_t schema_size);
void w32t_etl_template_free(w32t_etl_template *t);

typedef struct w32t_etl_stamp {
    uint64_t clock;
    uint32_t pid, tid;
    uint32_t cpu; // stream
    const uint64_t *stack;
    uint32_t stack_count;
} w32t_etl_stamp;

// Room for an event of the kind with payload_size bytes of payload; the header is filled. NULL as w32t_etl_begin()
// says.
uint8_t *w32t_etl_event_begin(w32t_etl_writer *w, const w32t_etl_template *t, const w32t_etl_stamp *stamp,
                              size_t payload_size);
// Makes it final with the payload bytes that were used (at most those asked for).
void w32t_etl_event_commit(w32t_etl_writer *w, const w32t_etl_template *t, const w32t_etl_stamp *stamp,
                           size_t payload_used);
// Both in one. False when it could not be written.
bool w32t_etl_event(w32t_etl_writer *w, const w32t_etl_template *t, const w32t_etl_stamp *stamp, const void *payload,
                    size_t size);
// Most payload bytes an event of the kind can carry in this file.
size_t w32t_etl_event_room(const w32t_etl_writer *w, const w32t_etl_template *t, uint32_t stack_count);

// A classic event with an EVENT_TRACE_HEADER (FULL64).
bool w32t_etl_classic(w32t_etl_writer *w, const w32t_guid *event_class, uint8_t opcode, uint8_t level, uint16_t version,
                      const w32t_etl_stamp *stamp, const void *payload, size_t size);

#endif
