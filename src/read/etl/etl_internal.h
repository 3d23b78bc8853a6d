// SPDX-License-Identifier: Apache-2.0
// The .etl source: what its files share.
//
// A seekable file is read twice: the index pass walks every event header and remembers each buffer's earliest time (and
// all damage), then buffers are opened again in that order and merged. A stream, and file order, is one pass. Events go
// out through the stage, which holds them back while stack events for them may still come.
#ifndef W32T_READ_ETL_INTERNAL_H
#define W32T_READ_ETL_INTERNAL_H

#include "read/etl/etl_clock.h"
#include "read/etl/etl_event.h"
#include "read/etl/etl_walk.h"

// One recording inside the file: a file can hold several (append mode, concatenated files), each with its own clock.
typedef struct etl_segment {
    w32t_etl_header header;
    struct etl_anchor { // the clock was set while recording (REFTIME buffers): holds for values from `raw` on
        uint64_t raw;
        int64_t ns;
    } * anchors;
    size_t anchor_count;
} etl_segment;
int64_t w32t_etl_segment_time(const etl_segment *s, uint64_t raw);

typedef struct etl_ref { // a buffer of the file
    int64_t first;       // least event time: raw during the index pass, ns afterwards
    uint64_t offset;
    uint32_t stored, fill;
    uint16_t cpu, flags, segment;
} etl_ref;

// ---- Stacks by key (etl_stack.c)
typedef struct etl_stack_def {
    struct etl_stack_def *before, *after; // by time; see etl_stack.c
    uint64_t rank;
    uint64_t time; // raw
    uint32_t count;
    bool deleted; // the key was given up at that time
    const uint64_t *frames;
} etl_stack_def;

typedef struct etl_stacks {
    w32t_table by_key;
    w32t_arena arena;
    size_t bytes, limit; // of definitions
    bool seen;           // there are stack events at all
    uint64_t lag;        // raw: how long after their event they came, at most
    uint64_t steps;      // looks at a definition so far: what putting in and finding cost
} etl_stacks;
// Called for each event of the first pass. p: the event.
void w32t_etl_stacks_note(etl_stacks *s, const uint8_t *p, const w32t_etl_head *h);
// Whether it is a stack, by its frames or by key: all that the first pass wants of it is how late it came. Raises *lag
// to that.
bool w32t_etl_stack_lag(const uint8_t *p, const w32t_etl_head *h, uint64_t *lag);
// Providers of the .NET runtime, by the first word of their GUID, and the stack events that each writes right behind an
// event of its own on the same thread. Nothing else joins the two.
static inline bool w32t_clr_provider(uint32_t guid_1) {
    return guid_1 == 0xe13c0d23 || guid_1 == 0xa669021c || guid_1 == 0x763fd754 || guid_1 == 0xcc2bcbba;
}
#define W32T_CLR_STACK_TASK   11
#define W32T_CLR_STACK_OPCODE 82
#define W32T_CLR_STACK_NS     10000000 // how long after its event at most: two hundred times the longest seen
bool w32t_etl_clr_stack(const uint8_t *p, const w32t_etl_head *h);
// The definition that held for `key` at `time`: the last creation before it, or else the first one written at or after
// it; of several at one time the one that came last. NULL when there is none.
const etl_stack_def *w32t_etl_stacks_find(etl_stacks *s, uint64_t key, uint64_t time);
void w32t_etl_stacks_free(etl_stacks *s);

// ---- Events held back for their stacks (etl_stage.c)
typedef struct etl_stage etl_stage;
etl_stage *w32t_etl_stage_new(etl_stacks *stacks, size_t byte_limit);
void w32t_etl_stage_free(etl_stage *s);
w32t_batch *w32t_etl_stage_open(etl_stage *s);          // where the next event goes
void w32t_etl_stage_added(etl_stage *s, w32t_event *e); // after each one
// Moves the oldest events into `out` when they need not wait any longer (`all`: in any case). False when there are
// none.
bool w32t_etl_stage_release(etl_stage *s, w32t_batch *out, int64_t now, int64_t lag, bool all);
uint64_t w32t_etl_stage_steps(const etl_stage *s); // looks at an event so far: what finding those of stacks cost

// ---- Merging (etl_order.c)
typedef struct etl_active etl_active;
typedef struct etl_order {
    etl_active **heap;
    size_t count, room;
    size_t bytes; // held by open buffers
    etl_active *spare;
    size_t spare_bytes;
    size_t next; // seekable: first buffer not opened yet
} etl_order;

typedef struct etl_window { // bytes of the file around the buffer that was opened last
    w32t_room room;
    uint8_t *bytes;
    uint64_t at;
    size_t n;
} etl_window;

#define ETL_SMALL_FILE ((uint64_t)4 << 20)
#define ETL_MANY       16u // sources merged

typedef struct etl_source {
    w32t_source base;
    w32t_read_options options;
    w32t_etl_walker walker;
    etl_segment **segments;
    size_t segment_count;
    etl_ref *refs;
    size_t ref_count, ref_room;
    etl_stacks stacks;
    w32t_batch observed;                   // scratch for events given to options.observe
    struct w32t_schema_collector *learned; // what the file says about its own events
    etl_stage *stage;
    etl_order order;
    etl_window window;
    size_t memory;       // bytes for open buffers
    size_t stage_memory; // bytes for events that wait for their stacks
    size_t batch_bytes;  // of events in the batch being filled
    bool indexed, one_pass, input_ended, shared;
    int64_t newest;    // one pass: latest event time seen
    int64_t delivered; // latest event time handed out
    struct etl_tail {  // live files: buffers that may still be completed, newest last
        uint64_t offset;
        uint32_t fill;
    } tails[64];
    size_t tail_count;
    uint64_t quiet_since; // live files: monotonic time of the last news, 0 at the start
    bool idle;            // nothing new for so long that all may go out
    w32t_arena names;     // stat: what providers call themselves
    w32t_room scratch;    // stored bytes of a compressed buffer
} etl_source;

void w32t_etl_index(etl_source *s);
// Called for every event of the first (or only) pass: takes in what describes other events (etl_learn.c).
void w32t_etl_learn(etl_source *s, const uint8_t *p, const w32t_etl_head *h);
// Whether an event is any business of the first pass: describes others, is a stack or says who and what is there.
bool w32t_etl_tells(const uint8_t *p, const w32t_etl_head *h);
// Gives it to options.observe when it is one of those events (etl_learn.c).
void w32t_etl_observe(etl_source *s, const uint8_t *p, const w32t_etl_head *h, uint16_t segment);
// A buffer found by the walker: starts a new segment when it is a header buffer, notes clock changes. Returns its
// segment.
uint16_t w32t_etl_segment_of(etl_source *s, const w32t_etl_buffer *b, w32t_span open);
// Puts the next events in order into `out` (through the stage when there are stacks); W32T_END when none are left.
w32t_status w32t_etl_order_fill(etl_source *s, w32t_batch *out, w32t_error *error);
void w32t_etl_order_free(etl_source *s);
// Takes a buffer's events from offset `from` on into the merge.
void w32t_etl_order_take(etl_source *s, const w32t_etl_buffer *b, w32t_span stored, uint32_t from);

// ---- Live files (etl_follow.c)
// Takes in what is new; false when nothing is.
bool w32t_etl_follow(etl_source *s);
bool w32t_etl_follow_waits(const etl_source *s);  // more may come
w32t_status w32t_etl_follow_pause(etl_source *s); // sleeps a little; W32T_OK
void w32t_etl_damage_at_end(etl_source *s);
w32t_status w32t_etl_stat(w32t_source *source, w32t_file_stat *st, w32t_error *error);

#endif
