// SPDX-License-Identifier: Apache-2.0
// What the event-log reader hands to the BinXML decoder: chunks (BinXML refers to names and templates by offset in the
// chunk) and the log they came from. An event of encoding W32T_ENC_BINXML has its chunk in `native` and its BinXML in
// `payload`, inside the chunk's bytes.
#ifndef W32T_MODEL_EVTX_LOG_H
#define W32T_MODEL_EVTX_LOG_H

#include <stdatomic.h>
#include "model/source.h"

#define W32T_EVTX_CHUNK     65536u
#define W32T_EVTX_CHUNK_PAD 64u // readable bytes behind a chunk, so that wide loads need no care

// One open log; lives until its source is closed.
typedef struct w32t_evtx_log {
    w32t_source *source;
    atomic_flag damage_lock;
    // The decoder's templates, shared by all chunks; made by the first thread that needs it, freed with the log.
    _Atomic(void *) templates;
    void (*templates_free)(void *);
    const struct w32t_schema_set *schemas;  // the user's; NULL: the built-in pack
    struct w32t_evtx_log *library;          // another log whose templates may help, NULL: none
    const struct w32t_message_db *messages; // NULL: none at hand
} w32t_evtx_log;

// Adds to the source's damage list; any thread.
void w32t_evtx_damage(w32t_evtx_log *log, uint64_t offset, uint64_t bytes, const char *what);

// One chunk, kept alive by the batches that hold its events. Read by any number of threads.
typedef struct w32t_evtx_chunk {
    w32t_evtx_log *log;
    uint64_t file_offset;
    uint32_t size; // bytes that are there: 65536, less when the file was cut
    atomic_uint refs;
    _Atomic(void *) decoded; // the decoder's knowledge of this chunk: made by whoever needs it first
    void (*decoded_free)(void *);
    _Alignas(W32T_LINE) uint8_t bytes[W32T_EVTX_CHUNK + W32T_EVTX_CHUNK_PAD]; // as w32t_block_new says
} w32t_evtx_chunk;

w32t_evtx_chunk *w32t_evtx_chunk_new(w32t_evtx_log *log); // one reference; zeroed up to `bytes`

void w32t_evtx_chunk_release(void *chunk); // for w32t_batch_keep

#endif
