// SPDX-License-Identifier: Apache-2.0
// What every file reader implements: a source opens one input and hands out batches of events in its own order. The
// trace layer merges sources by time, attaches decoders by encoding, and runs state over the result.
#ifndef W32T_MODEL_SOURCE_H
#define W32T_MODEL_SOURCE_H

#include "base/hash.h"
#include "base/os.h"
#include "model/damage.h"
#include "model/record.h"

// Events and all memory they point at. A batch is filled by one thread, then read by one other; it is reused after
// reset.
typedef struct w32t_batch {
    w32t_event *events;
    size_t count, room;
    w32t_arena arena;  // whatever the events point at, unless it is `keep` or owned by the source for good
    struct w32t_kept { // malloc'd or reference-counted blocks that must outlive the batch's use, and how to let go of
                       // each at reset
        void *block;
        void (*let_go)(void *);
    } * keep;
    size_t keep_count, keep_room;
} w32t_batch;

w32t_event *w32t_batch_add(w32t_batch *b); // a zeroed event whose arena is the batch's; may move earlier ones
void w32t_batch_keep(w32t_batch *b, void *block, void (*let_go)(void *));
bool w32t_batch_full(const w32t_batch *b); // enough events, or enough kept blocks
void w32t_batch_reset(w32t_batch *b);
void w32t_batch_free(w32t_batch *b);
#define W32T_BATCH_EVENTS 256 // what a source aims at; one unit of the file (a chunk, a buffer) may exceed it

typedef struct w32t_read_options {
    uint8_t pointer_size;   // 0 = as each file says, 4 or 8 = override
    bool carve;             // event log: also records from slack and deleted chunks
    bool follow;            // keep reading as the file grows
    bool raw_order;         // file order instead of time order (no index pass)
    uint64_t memory_limit;  // bytes for this source's own buffers, 0 = default (64 MiB)
    int64_t late_window_ns; // streams: how long events are held back to be put in order; 0 = as long as memory allows,
                            // live files 2 s
    bool join_near;         // streams: join halves of API calls that come in one batch
    // Called during the first pass over a seekable .etl with the events that say who and what is there (processes,
    // threads, images, names of files and keys, volumes), in file order; the event is borrowed. NULL: nobody asks.
    void (*observe)(void *context, w32t_event *event);
    void *observe_context;
    const struct w32t_schema_set
        *schemas;                  // the user's: parent of what a file itself teaches; NULL = built-in pack only
    struct w32t_source *library;   // event logs: an open log whose templates may stand in for lost ones; NULL none
    const struct w32t_apidb *apis; // for recorded calls, NULL = built in; outlives the source
    const struct w32t_message_db *messages; // message texts, NULL when there are none; outlives the source
} w32t_read_options;

// Counts for `stat` (JSON keys in docs: stat).
typedef struct w32t_kind_count {
    const char *name; // static text
    uint64_t events;
} w32t_kind_count;

// One (provider, id, version, opcode, classic?) and how often it was seen; `decoded` is filled in above the readers.
typedef struct w32t_seen {
    w32t_guid guid;
    const char *provider; // event logs name it; NULL when only the GUID is known
    uint16_t id;
    uint8_t version, opcode;
    uint8_t encoding;    // w32t_encoding
    bool self_described; // TraceLogging, BinXML, PML: needs no schema
    bool known;          // a schema is known; set above the readers
    uint64_t events;
} w32t_seen;

typedef struct w32t_file_stat {
    const char *format; // "etl", "evtx", "evt", "pml"
    uint64_t bytes, events, carved;
    uint64_t buffers;    // .etl only
    int64_t first, last; // W32T_NO_TIME when empty
    w32t_kind_count kinds[32];
    size_t kind_count;
    w32t_seen *seen; // w32t_alloc'd by w32t_stat_seen
    size_t seen_count, seen_room;
    w32t_table seen_index;
    uint64_t lost_events, lost_buffers, unreadable_bytes, undecoded;
    char clock[128];                      // "QPC 10000000 Hz, boot …"
    char os[128];                         // "Windows 10.0.19041, 64-bit, 8 processors"
    struct w32t_schema_collector *taught; // .etl only: what the file says about its events, whoever counts frees it
    w32t_damage_list damage;
} w32t_file_stat;

void w32t_stat_kind(w32t_file_stat *st, const char *name, uint64_t events); // name compared by text
void w32t_stat_seen(w32t_file_stat *st, const w32t_seen *what, uint64_t events);
void w32t_stat_time(w32t_file_stat *st, int64_t time);
void w32t_stat_free(w32t_file_stat *st);

typedef struct w32t_source w32t_source;

// What was lost while reading, final after `fill` returned W32T_END.
typedef struct w32t_losses {
    uint64_t events, buffers, unreadable_bytes, undecoded, late;
} w32t_losses;

typedef struct w32t_source_ops {
    const char *format;
    // How sure this reader is that the first bytes are its format: 0 no, 100 certain. file_size is UINT64_MAX for
    // streams.
    int (*probe)(w32t_span head, uint64_t file_size);
    bool streams; // can read a stream; otherwise a stream is spooled to a temporary file first
    // Takes over `in` on success.
    w32t_status (*open)(w32t_input *in, const w32t_read_options *options, w32t_source **out, w32t_error *error);
    // Appends events, in this source's order (ascending time unless raw_order or the format is ordered by record).
    // W32T_END: none left (a last partial batch comes with W32T_OK first). Errors only for what makes going on
    // impossible; damage goes to the list.
    w32t_status (*fill)(w32t_source *source, w32t_batch *batch, w32t_error *error);
    // Counts without decoding, as fast as the file can be walked. On a freshly opened source only.
    w32t_status (*stat)(w32t_source *source, w32t_file_stat *st, w32t_error *error);
    void (*close)(w32t_source *source);
} w32t_source_ops;

// First member of every reader's own struct.
struct w32t_source {
    const w32t_source_ops *ops;
    w32t_input *in;
    w32t_damage_list damage;
    w32t_losses losses;
    const w32t_etw_session *session; // .etl only: known after open
    struct w32t_schema_collector *collected; // .etl only: what it says about its own events
    const struct w32t_pml_log *pml;  // .pml only: its tables, known after open (model/pml_log.h)
    uint8_t order_by_record;         // event logs: order inside the file is by record, not by time
    bool polled;                     // follow: several sources are read in turn, so `fill` does not wait for more
    unsigned together;               // how many sources are merged, 0 as 1: they share the memory for buffers
    unsigned helpers;                // threads it may use beside the caller's; set before the first `fill`
};

#endif
