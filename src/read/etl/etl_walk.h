// SPDX-License-Identifier: Apache-2.0
// Finding things: the buffers of a file and the events of a buffer, going on after damage at the next place that makes
// sense.
#ifndef W32T_READ_ETL_WALK_H
#define W32T_READ_ETL_WALK_H

#include "base/os.h"
#include "model/damage.h"
#include "model/source.h"
#include "read/etl/etl_layout.h"

// ---- Bytes of the input: any place of a seekable file, or forward only over a stream.
typedef struct w32t_etl_bytes {
    w32t_input *in;
    w32t_room room;
    uint8_t *window; // in `room`
    uint64_t at;     // file offset of window[0]
    size_t n;
    bool failed;   // the system could not read
    size_t chunk;  // of one read from a file; 0: large
    uint64_t stop; // no read goes beyond it that need not: somebody else has what follows; 0: none
} w32t_etl_bytes;

// The bytes at offset: `want` of them, fewer only at the end of the input. Valid until the next call. On a stream,
// offset must not lie before that of the last call.
w32t_span w32t_etl_bytes_at(w32t_etl_bytes *b, uint64_t offset, size_t want);
void w32t_etl_bytes_free(w32t_etl_bytes *b);

// ---- Events of a buffer
typedef struct w32t_etl_head {
    uint64_t time;         // raw clock value; valid if has_time
    uint32_t at;           // offset in the buffer
    uint16_t size, header; // whole event; header without extended items
    uint8_t kind;          // w32t_etw_kind
    bool has_time;
} w32t_etl_head;

// The header at p (`left` bytes there); false when nothing sensible stands there.
bool w32t_etl_head_parse(const uint8_t *p, size_t left, w32t_etl_head *h);

typedef struct w32t_etl_events {
    const uint8_t *p; // the buffer, header included
    uint32_t fill, at;
    uint64_t last_time;
    w32t_damage_list *damage; // NULL: damage is not reported (again)
    uint64_t *unreadable;
    uint64_t offset; // of the buffer in the file
    bool compressed; // offsets inside it are not offsets in the file
} w32t_etl_events;

// The next event, or false at the end of the buffer. Bytes that are no event are passed over and reported.
bool w32t_etl_events_next(w32t_etl_events *e, w32t_etl_head *h);

// ---- Buffers of a file
typedef struct w32t_etl_buffer {
    uint64_t offset;
    uint32_t stored; // bytes in the file, as far as they are there
    uint32_t fill;   // end of the events in the uncompressed buffer
    uint16_t cpu, flags, type;
    bool compressed;
} w32t_etl_buffer;

typedef struct w32t_etl_walker {
    w32t_etl_bytes bytes;
    uint64_t next;         // where the next buffer should be
    uint64_t rescan;       // where a search starts when there is none at `next`
    uint32_t session_size; // buffer size of the session, 0 while unknown
    uint64_t size;         // of the file; UINT64_MAX for streams
    uint64_t buffers;      // found so far
    uint64_t last;         // where the last of them is
    bool cut_told;         // that the input ends inside it is reported already
    bool preallocated;     // zeros at the end are room that was never used
    w32t_damage_list *damage;
    uint64_t *unreadable;
} w32t_etl_walker;

// The next buffer and its bytes in the file (valid until the next call); false at the end of the input.
bool w32t_etl_walker_next(w32t_etl_walker *w, w32t_etl_buffer *b, w32t_span *stored);

// Goes on behind a sound buffer that somebody else looked at.
void w32t_etl_walker_pass(w32t_etl_walker *w, const w32t_etl_buffer *b, uint32_t size);

// Uncompressed bytes of a buffer: `stored` itself, or `room` (grown as needed) after decompression. Less than b->fill
// bytes when the compressed bytes are damaged, which is reported unless damage is NULL.
w32t_span w32t_etl_buffer_open(const w32t_etl_buffer *b, w32t_span stored, w32t_room *room, w32t_damage_list *damage,
                               uint64_t *unreadable);
w32t_etl_events w32t_etl_events_of(const w32t_etl_buffer *b, w32t_span open);

#endif
