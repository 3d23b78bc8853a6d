// SPDX-License-Identifier: Apache-2.0
// A small writer of .etl files for tests: a second statement of the format, byte by byte, that shares nothing with the
// reader. What it can write is what no real file at hand shows; every number can be made to lie.
#ifndef W32T_TESTS_ETL_BUILD_H
#define W32T_TESTS_ETL_BUILD_H

#include "base/mem.h"
#include <win32trace/event.h>

typedef struct etl_session {
    unsigned pointer;                     // 4 or 8: layout of the header event
    uint32_t buffer_size;                 // of the session; 0x1000 if 0
    uint32_t clock;                       // 1 QPC, 2 system time, 3 cycles
    uint64_t frequency, boot, start, end; // FILETIMEs
    uint64_t stamp;                       // clock value of the header event
    uint32_t mode, buffers_written, events_lost, buffers_lost, mhz;
    uint32_t max_file_mib; // 0: no limit
    int32_t bias;          // minutes west of UTC
    bool daylight;         // the zone has daylight saving (northern rules)
    uint32_t said_pointer; // PointerSize field; `pointer` if 0
} etl_session;

typedef struct etl_build {
    w32t_buf file, buffer; // buffer: what will follow the 0x48 bytes of its header
    uint32_t size;         // of buffers from now on
    uint16_t cpu, flags, type;
    uint64_t sequence;
    uint64_t ref_time, ref_clock; // for REFTIME buffers
    bool compress;
    int64_t lie_fill, lie_size; // added to the fields of the next buffer
} etl_build;

// A session with sound values: 64-bit, QPC at 10 MHz, started 2024-01-01T00:00:00Z at clock value 1,000,000,000.
etl_session etl_sound_session(void);
#define ETL_BUILD_START 133485408000000000u // that moment
#define ETL_BUILD_STAMP 1000000000u

void etl_build_begin(etl_build *b, const etl_session *s); // writes the header buffer
// Puts the collected events out as one buffer of b->size bytes, then starts the next.
void etl_build_flush(etl_build *b);
void etl_build_raw(etl_build *b, const void *p, size_t n); // bytes into the file as they are (after a flush)
void etl_build_free(etl_build *b);

// Events. `type` is the header type byte (1 SYSTEM32 … 21 INSTANCE64). Each pads itself to 8 bytes.
void etl_build_system(etl_build *b, unsigned type, unsigned group, unsigned opcode, unsigned version, uint64_t time,
                      uint32_t pid, uint32_t tid, const void *payload, size_t n); // SYSTEM, COMPACT and PERFINFO kinds
void etl_build_full(etl_build *b, unsigned type, const w32t_guid *guid, unsigned opcode, unsigned version,
                    uint64_t time, uint32_t pid, uint32_t tid, const void *payload,
                    size_t n); // FULL and INSTANCE (ids 77 and 66)
typedef struct etl_item {
    uint16_t type;
    const void *data;
    size_t size;
} etl_item;
typedef struct etl_descriptor {
    uint16_t id;
    uint8_t version, channel, level, opcode;
    uint16_t task;
    uint64_t keywords;
} etl_descriptor;
void etl_build_event(etl_build *b, unsigned type, const w32t_guid *provider, const etl_descriptor *d, uint64_t time,
                     uint32_t pid, uint32_t tid, const etl_item *items, size_t item_count, const void *payload,
                     size_t n);
void etl_build_message(etl_build *b, unsigned options, unsigned number, const w32t_guid *guid, uint32_t sequence,
                       uint32_t component, uint64_t time, uint32_t pid, uint32_t tid, const void *payload, size_t n);
void etl_build_timed(etl_build *b, uint32_t id, uint64_t time, const void *payload, size_t n);

// TraceLogging schema item: begin with the event's name, then fields, then end (writes the size).
void etl_tl_begin(w32t_buf *b, const char *event);
void etl_tl_field(w32t_buf *b, const char *name, unsigned in, int out); // out -1: none
void etl_tl_count(w32t_buf *b, uint16_t count);                         // after a field whose in-type says so
void etl_tl_end(w32t_buf *b);

// Plain LZ77 with greedy matches of at least three bytes, all length forms.
void etl_lz77(w32t_buf *out, const uint8_t *p, size_t n);

#endif
