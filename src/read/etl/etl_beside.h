// SPDX-License-Identifier: Apache-2.0
// The first pass with a second thread: while the caller walks one strip of the file, the helper looks at the buffers of
// the next one and says of each what the caller would have found (with copies of the events that matter), or that the
// caller must look himself.
#ifndef W32T_READ_ETL_BESIDE_H
#define W32T_READ_ETL_BESIDE_H

#include "read/etl/etl_walk.h"

typedef struct w32t_etl_told { // an event that is business of the first pass
    w32t_etl_head head;
    const uint8_t *event; // a copy, head.size bytes
} w32t_etl_told;

typedef struct w32t_etl_look { // at one buffer
    w32t_etl_buffer buffer;
    uint32_t size;  // in the file, as its header says
    uint64_t first; // least time of its events, raw
    bool quiet;     // nothing to report: the rest of this holds
    bool any;       // it has events
    bool stacks;    // stacks among them, which came at most `lag` after their events, raw
    uint64_t lag;
    size_t told; // how many of the strip's told events are this buffer's
} w32t_etl_look;

typedef struct w32t_etl_looks { // at a strip
    w32t_etl_look *items;
    size_t count, room;
    w32t_etl_told *told; // in the order of the file
    size_t told_count, told_room, told_bytes;
    w32t_arena events;
} w32t_etl_looks;

typedef struct w32t_etl_beside w32t_etl_beside;

// NULL when no thread can be had.
w32t_etl_beside *w32t_etl_beside_new(w32t_input *in, uint32_t session_size);
void w32t_etl_beside_free(w32t_etl_beside *b);
// Hands over a strip of about `length` bytes: from the first buffer on that begins `skip` bytes behind `from` or later,
// which is one itself. False when the file ends before.
bool w32t_etl_beside_ask(w32t_etl_beside *b, uint64_t from, uint64_t skip, uint64_t length);
bool w32t_etl_beside_busy(const w32t_etl_beside *b);
// What was found in it; waits for the helper. Valid until the call after the next to ask.
const w32t_etl_looks *w32t_etl_beside_looks(w32t_etl_beside *b);

#endif
