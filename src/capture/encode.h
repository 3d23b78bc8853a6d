// SPDX-License-Identifier: Apache-2.0
// One record of a ring to events of the recording. The record is a private copy, but its contents come from the traced
// process: nothing in it is believed.
#ifndef W32T_CAPTURE_ENCODE_H
#define W32T_CAPTURE_ENCODE_H

#include "base/hash.h"
#include "capture/call_schema.h"
#include "capture/code_names.h"
#include "capture/load_watch.h"
#include "capture/session_events.h"
#include "capture/shared_file.h"
#include "capture/tick_clock.h"
#include "wire/wire_call.h"

// A compiled or left-over plan, checked, with the schemas made so far.
typedef struct w32t_plan_view {
    w32t_span bytes;
    const w32t_plan *head;
    const w32t_plan_dll *dlls;
    const w32t_plan_function *functions;
    const w32t_plan_interface *interfaces;
    const char *strings;
    w32t_call_schema **schemas; // by function id
} w32t_plan_view;
w32t_status w32t_plan_view_open(w32t_plan_view *v, w32t_span bytes, uint32_t word_size, w32t_error *error);
void w32t_plan_view_close(w32t_plan_view *v);

typedef struct w32t_open_call {
    uint64_t number, ticks;
} w32t_open_call;

// One thread's ring, as far as encoding needs it.
typedef struct w32t_enc_thread {
    uint32_t pid, tid;
    w32t_open_call *open; // calls that have not returned yet
    size_t open_count, open_room;
    uint64_t last_call;
    uint64_t clock;        // stamp of the last event: a thread's events never go back in time
    w32t_load_open *loads; // W32T_LOADS_OPEN of them, made when the first one comes
    uint32_t load_count;
} w32t_enc_thread;

// Function ids of a COM interface as one module implements it.
typedef struct w32t_enc_interface {
    uint32_t first, methods;
    uint32_t interface; // index in the plan
    bool own;           // the program's objects: the system calls them too
    char module[400];
} w32t_enc_interface;

typedef struct w32t_enc_process {
    uint32_t pid, parent, word_size;
    w32t_plan_view *plan; // NULL when there is none for its word size
    const w32t_tick_clock *clock;
    struct w32t_named { // functions the agent named itself, by id - plan functions
        char *name;
        uint32_t dll;
        w32t_call_schema *schema; // made at the first call: most are never called
    } * named;
    size_t named_room;
    w32t_enc_interface *interfaces; // by first id
    size_t interface_count, interface_room;
    uint32_t last_exception; // its code
    uint32_t asked_exit;     // exit status its PROCESS_END spoke of
    bool has_asked_exit, has_process;
    uint64_t calls, drops, damage, lost_time;
    w32t_code_places places;
    char image[260]; // UTF-8 file name, for its end event
    char path[520], directory[520];
    // Names of functions above the plan's, beside the ring: their records are taken once, but a recovery needs them
    // too.
    char names_path[1200];
    w32t_shared names;
    uint64_t names_size;
    bool names_open;
} w32t_enc_process;

typedef struct w32t_encoder {
    w32t_session_writer session;
    w32t_etl_writer *etl;
    const w32t_apidb *db;
    w32t_plan_options limits;
    uint64_t ticks_limit; // stamps beyond it are lies; UINT64_MAX: unknown
    w32t_buf scratch;
    w32t_load_watch loads;
    w32t_code_names names;
    struct w32t_enc_child {
        uint32_t pid, parent;
        char path[520];
    } * children; // that were started, for those whose agent never runs
    size_t child_count;
} w32t_encoder;
// The image of a started process, as its parent named it; NULL when it is not known.
const struct w32t_enc_child *w32t_encoder_child(const w32t_encoder *e, uint32_t pid);

void w32t_encoder_init(w32t_encoder *e, w32t_etl_writer *etl, const w32t_apidb *db, const w32t_plan_options *limits);
void w32t_encoder_free(w32t_encoder *e);
void w32t_enc_process_free(w32t_enc_process *p);
void w32t_enc_thread_free(w32t_enc_thread *t);

// `record` is one whole record; `stack` the STACK record that belongs to a START, or empty. False: the recording cannot
// be written any more (w32t_etl_status). Damage inside the record is counted in the process.
bool w32t_encode_record(w32t_encoder *e, w32t_enc_process *p, w32t_enc_thread *t, w32t_span record, w32t_span stack);

// A stamp in a record; false for kinds that have none.
static inline bool w32t_record_ticks(const uint8_t *record, size_t size, uint64_t *ticks) {
    uint8_t type = record[2];
    if (size < 16 || type == W32T_REC_PAD || type == W32T_REC_DATA || type == W32T_REC_FUNCTION ||
        type == W32T_REC_STACK) {
        return false;
    }
    *ticks = w32t_le64(record + 8);
    return true;
}

#endif
