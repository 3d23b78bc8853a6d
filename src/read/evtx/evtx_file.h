// SPDX-License-Identifier: Apache-2.0
// The parts of the event-log reader: the list of chunks (evtx_index.c), one chunk to records (evtx_chunk.c), and the
// reader (evtx_file.c).
#ifndef W32T_READ_EVTX_FILE_H
#define W32T_READ_EVTX_FILE_H

#include "model/evtx_log.h"
#include "read/evtx/evtx_layout.h"

typedef struct evtx_place {
    uint64_t offset;   // of the chunk in the file
    uint64_t first_id; // of its first record: what orders chunks that are stored out of order
    bool headless;     // its head is not a chunk's any more, records are there: they are carved
} evtx_place;

typedef struct evtx_record {
    uint32_t offset, size; // in the chunk
    uint64_t id, filetime;
} evtx_record;

typedef struct evtx_walk { // over the records of the live chain
    const w32t_evtx_chunk *chunk;
    uint32_t at, end; // end: free-space offset, as far as it can be believed
    uint64_t last_id; // of the record before `at`
    bool any;
} evtx_walk;

typedef struct evtx_source {
    w32t_source base;
    w32t_evtx_log log;
    w32t_read_options options;
    evtx_place *places;
    size_t place_count, place_room, next;
    uint16_t header_flags;
    uint64_t next_record;  // by the file header
    bool no_header;        // chunks were found by scanning
    uint64_t last_time;    // FILETIME of the last record that had one
    bool counted;          // `stat` went over it: damage is said
    bool carving;          // second pass: what is left in slack
    w32t_evtx_chunk *open; // records of it are still to come: `walk` is where they go on; NULL none
    evtx_walk walk;
    uint64_t id_before; // follow: last_id and any_id when it was opened
    bool any_before;
    // Follow: what was delivered already.
    uint64_t last_id;
    bool any_id;
    uint64_t newest_chunk; // highest first id of a chunk at the last look
} evtx_source;

// Finds the chunks; damage about the file as a whole goes to the source's list.
w32t_status evtx_index(evtx_source *s, w32t_error *error);

// Loads the chunk at a place of the index; NULL when it cannot be read.
w32t_evtx_chunk *evtx_chunk_load(evtx_source *s, const evtx_place *place);

// Walks the records of the live chain.
evtx_walk evtx_walk_start(const w32t_evtx_chunk *c);
bool evtx_walk_next(evtx_walk *w, evtx_record *r); // false at the end or where the chain breaks (then at < end)
// The next record behind the chain; false when there is none.
bool evtx_slack_next(const w32t_evtx_chunk *c, uint32_t *at, evtx_record *r);
// Checksums and a broken chain, to the damage list. `at` is where the walk ended.
void evtx_chunk_check(evtx_source *s, const w32t_evtx_chunk *c, const evtx_walk *ended);

#endif
