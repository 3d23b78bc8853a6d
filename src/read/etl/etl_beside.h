// SPDX-License-Identifier: Apache-2.0
// The first pass with a second thread: while the caller walks one strip of the file, the helper looks at the buffers of
// the next one and says of each what the caller would have found, or that the caller must look himself.
#ifndef W32T_READ_ETL_BESIDE_H
#define W32T_READ_ETL_BESIDE_H

#include "read/etl/etl_walk.h"

typedef struct w32t_etl_look { // at one buffer
    w32t_etl_buffer buffer;
    uint32_t size;  // in the file, as its header says
    uint64_t first; // least time of its events, raw
    bool quiet;     // nothing to report, nothing to learn: the rest of this holds
    bool any;       // it has events
} w32t_etl_look;

typedef struct w32t_etl_beside w32t_etl_beside;

// NULL when no thread can be had.
w32t_etl_beside *w32t_etl_beside_new(w32t_input *in, uint32_t session_size);
void w32t_etl_beside_free(w32t_etl_beside *b);
// Hands over the strip that begins about `skip` bytes behind `from`, where a buffer begins. False when there is none.
bool w32t_etl_beside_ask(w32t_etl_beside *b, uint64_t from, uint64_t skip);
// Where the strip handed over begins.
uint64_t w32t_etl_beside_start(const w32t_etl_beside *b);
// What was found in it; waits for the helper. Valid until the call after the next to ask.
const w32t_etl_look *w32t_etl_beside_looks(w32t_etl_beside *b, size_t *count);

#endif
