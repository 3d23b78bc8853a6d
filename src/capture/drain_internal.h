// SPDX-License-Identifier: Apache-2.0
// The state that drain.c and drain_spool.c share.
#ifndef W32T_CAPTURE_DRAIN_INTERNAL_H
#define W32T_CAPTURE_DRAIN_INTERNAL_H

#include "capture/drain.h"

#define FETCH_MAX   0x80000u   // bytes taken of one ring in one round; no record is longer
#define FETCH_TOTAL 0x4000000u // … of all rings: bounds memory
// Rings this full (in 1/1000) are copied to the spool instead of being encoded, and from then on so is all that comes,
// some records of the spool being encoded between one look at the rings and the next, until it is empty. A full spool
// takes no more until it is empty and the rings were calm (below CALM): a thread that never rests only waits the longer
// for it. All of it must be encoded within the time threads wait before they drop calls (10 s), on a slow machine too.
#define SPOOL_FROM   900u
#define SPOOL_CALM   50u
#define SPOOL_STEP   4096u // records of the spool encoded at once: about a millisecond
#define SPOOL_MAX    ((uint64_t)256 << 20)
#define KEEP_NS      100000000u // a buffer of a compressed recording waits so long to become full …
#define KEEP_SOON_NS 2000000u   // … or so long when threads wait for their rings
#define HOLD_NS      200000u    // records younger than this wait a round, so that other threads' older ones come first

// Positions in a ring: kept <= taken <= got <= head, and tail <= got. kept: in the recording; taken: encoded; got:
// fetched, from the ring or into the spool; tail: given back to the agent (kept, or got while spooling).
typedef struct ring {
    w32t_enc_thread thread;
    uint32_t index;
    uint32_t kept, taken, got, tail, head;
    uint32_t owner; // tid in the ring's header
    uint8_t *bytes; // fetched and not encoded yet: [at, size)
    size_t size, at, room;
    uint64_t ticks; // stamp of the record at `at`
    uint64_t drops, waits, left_out[W32T_LEFT_OUT_KINDS];
    bool ended; // its thread is gone
    bool dirty; // next_tail was written, kept not yet
    bool broken;
} ring;

typedef struct process {
    w32t_enc_process enc;
    w32t_shared file;
    w32t_tick_clock own_clock;
    uint32_t slot, ring_bytes;
    uint64_t stride;
    w32t_ring_file head;
    ring **rings;
    uint32_t ring_count, ring_room;
    bool open;
    bool overflowed; // ended by a stack overflow that left no status
    bool cut_off;    // ended without a status, and without a word to its DLLs
} process;

struct w32t_drain {
    w32t_drain_config c;
    w32t_encoder enc;
    process **processes;
    size_t count, room;
    struct {
        process *p;
        ring *r;
    } * heap;
    size_t heap_count, heap_room;
    w32t_drain_totals totals;
    uint64_t lost_told;
    uint64_t ended_drops, ended_waits; // of processes that have ended
    uint64_t flushed_ns, now_filetime;
    w32t_shared spool; // blocks {w32t_spool_block, bytes}, one after the other
    bool spool_open, spool_refused, spool_filled;
    uint64_t spool_read, spool_written;
    uint32_t spool_round;
    bool round_open; // of a round that was taken up some records are still to be encoded
    uint64_t round_ticks;
};

// Bytes of the ring from position `from` on into r->bytes at `at`.
bool w32t_drain_read(process *p, ring *r, uint32_t from, uint32_t n, size_t at);
void w32t_drain_room(ring *r, size_t n); // makes room for n bytes, keeping what is there
void w32t_drain_push(w32t_drain *d, process *p, ring *r);
// Encodes the records of all pushed rings in time order, up to those stamped later than `until`, and about `most` of
// them: *cut says whether that ended it.
w32t_status w32t_drain_merge(w32t_drain *d, uint64_t until, bool last, uint32_t most, bool *cut);
void w32t_drain_update_ticks(ring *r);
uint64_t w32t_drain_ring_at(const process *p, const ring *r);

// Everything encoded reaches the recording, so that ring and spool need not hold it any more.
w32t_status w32t_drain_keep(w32t_drain *d);

static inline bool w32t_drain_spooled(const w32t_drain *d) {
    return d->spool_read < d->spool_written || d->round_open;
}
// Copies what the rings hold to the spool and gives their room back. False when nothing could be spooled.
bool w32t_drain_spool(w32t_drain *d, uint64_t now_ticks);
// Encodes one round of what was spooled, or some of it.
w32t_status w32t_drain_unspool(w32t_drain *d, uint64_t hold_ticks, uint32_t most);
// Recovery: takes up a spool that was left over.
void w32t_drain_spool_open(w32t_drain *d);
void w32t_drain_spool_close(w32t_drain *d, bool remove);

#endif
