// SPDX-License-Identifier: Apache-2.0
// The collector's work: takes records out of the rings of all traced processes, in time order, and writes them as
// events. Ring space is given back only when the events are in the file, and the ring says how far that was before each
// write, so nothing is lost or doubled when the collector is killed.
#ifndef W32T_CAPTURE_DRAIN_H
#define W32T_CAPTURE_DRAIN_H

#include <win32trace/capture.h>

#include "capture/encode.h"
#include "capture/shared_file.h"
#include "wire/wire_ring.h"

typedef struct w32t_drain w32t_drain;

typedef struct w32t_drain_totals {
    uint64_t records, bytes, calls, drops, waits, damage, events;
    uint64_t left_out[W32T_LEFT_OUT_KINDS];
    uint32_t processes, stopped; // stopped: agents that gave up recording
    uint32_t stop_reason;        // of the last such
} w32t_drain_totals;

typedef struct w32t_drain_config {
    w32t_etl_writer *etl;
    const w32t_apidb *db;
    w32t_plan_options limits;
    w32t_plan_view *plan[2];      // [0] 64-bit, [1] 32-bit; NULL when there is none
    const w32t_tick_clock *clock; // for rings stamped with the processor's counter
    uint64_t qpc_start_filetime,
        qpc_start_clock;   // how a FILETIME maps to the recording's clock, for rings stamped with QPC
    bool recovering;       // rings are left over: nobody writes them, the recording may hold part of them
    const char *recording; // recovering: the path of the .etl, to be asked what it holds
    const char *spool;     // file for what cannot be encoded in time; NULL: none (then agents wait)
    bool stacks;           // a Start may be followed by its STACK record
    // The signal that killed the process of a slot, 0: none is known. Asked when it has ended without a status. NULL:
    // there are none.
    uint32_t (*killed_by)(void *context, uint32_t slot);
    void *context;
} w32t_drain_config;

w32t_drain *w32t_drain_new(const w32t_drain_config *config);
void w32t_drain_free(w32t_drain *d);

// A process's ring file. W32T_E_FORMAT when it is not one (yet): try again later. W32T_E_UNSUPPORTED: of another
// version.
w32t_status w32t_drain_add(w32t_drain *d, const char *ring_path, uint32_t slot, w32t_error *error);
bool w32t_drain_has(const w32t_drain *d, uint32_t slot);
// File name of the slot's image, "" while unknown.
const char *w32t_drain_image(const w32t_drain *d, uint32_t slot);

// One round over all rings. `last`: take everything, also what is younger than the holding-back time. *busiest: fill of
// the fullest ring in 1/1000. The recording is flushed when anything was taken. W32T_END: nothing was there.
w32t_status w32t_drain_pass(w32t_drain *d, bool last, uint64_t now_filetime, uint32_t *busiest, w32t_error *error);

// What can be done ahead when a round found nothing. False: nothing was to be done.
bool w32t_drain_idle(w32t_drain *d);

// The process of a slot has ended: its end and totals are written, its ring closed (call after a last pass).
w32t_status w32t_drain_end_process(w32t_drain *d, uint32_t slot, bool exit_known, uint32_t exit_status,
                                   w32t_error *error);
// An ended process that Wine ended on a stack overflow, with the exit status 0.
bool w32t_drain_overflowed(const w32t_drain *d, uint32_t slot);
// An ended process that neither left by itself nor was given a status by who ended it.
bool w32t_drain_cut_off(const w32t_drain *d, uint32_t slot);
// The encoder, for the session's own events.
w32t_encoder *w32t_drain_encoder(w32t_drain *d);
void w32t_drain_totals_of(const w32t_drain *d, w32t_drain_totals *out);

#endif
