// SPDX-License-Identifier: Apache-2.0
// What a recording says besides calls: TraceLogging events of the provider Win32Trace-Session
// (docs/formats/recording.md).
#ifndef W32T_CAPTURE_SESSION_EVENTS_H
#define W32T_CAPTURE_SESSION_EVENTS_H

#include "model/record.h"
#include "wire/wire_call.h"
#include "write/etl/etl_event.h"

typedef enum w32t_session_event {
    W32T_SESSION_START = 0, // Version, CommandLine, Filter, Clock, LeftOut
    W32T_SESSION_PROCESS,   // Image, CommandLine, Directory, PebAddress, ImageBase, WordSize, Flags, Os…
    W32T_SESSION_EXCEPTION,
    W32T_SESSION_CHILD,
    W32T_SESSION_DROPPED,
    W32T_SESSION_NOTE,
    W32T_SESSION_LOAD_FAILURE,
    W32T_SESSION_DATA,   // provider Win32Trace-Api: more content of a call
    W32T_SESSION_SYMBOL, // Image, Offset, Name, Distance
    W32T_SESSION_END,    // totals of one process
    W32T_SESSION_EVENTS
} w32t_session_event;

typedef struct w32t_session_writer {
    w32t_etl_writer *etl;
    w32t_etl_template kinds[W32T_SESSION_EVENTS];
    w32t_buf payload;
} w32t_session_writer;

void w32t_session_writer_init(w32t_session_writer *s, w32t_etl_writer *etl);
void w32t_session_writer_free(w32t_session_writer *s);

// Payload pieces, in the order of the kind's fields; then w32t_session_put.
void w32t_session_u8(w32t_session_writer *s, uint8_t v);
void w32t_session_u32(w32t_session_writer *s, uint32_t v);
void w32t_session_u64(w32t_session_writer *s, uint64_t v);
void w32t_session_text(w32t_session_writer *s, const char *utf8);               // counted UTF-16
void w32t_session_utf16(w32t_session_writer *s, const uint8_t *p, size_t n);    // counted, n bytes
void w32t_session_binary(w32t_session_writer *s, const uint8_t *p, size_t n);   // counted
void w32t_session_u64s(w32t_session_writer *s, const uint8_t *p, size_t count); // array
bool w32t_session_put(w32t_session_writer *s, w32t_session_event kind, const w32t_etl_stamp *stamp);

#endif
