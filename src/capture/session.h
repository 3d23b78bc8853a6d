// SPDX-License-Identifier: Apache-2.0
// The state of one run. Private to capture.
#ifndef W32T_CAPTURE_SESSION_H
#define W32T_CAPTURE_SESSION_H

#include <win32trace/capture.h>

#include "capture/drain.h"
#include "capture/heartbeat.h"
#include "capture/import_check.h"
#include "capture/launch.h"
#include "capture/old_file.h"
#include "wire/wire_control.h"

typedef struct session {
    const w32t_capture_options *o;
    w32t_capture_result *result;
    w32t_plan_options limits;
    char tools[1024];
    char meant[960]; // the output, through symbolic links: what the files beside it are named by
    char control_path[1024], plan_path[2][1024], ring_prefix[1024], spool_path[1024];
    uint16_t native_control[W32T_CONTROL_PATH];
    w32t_shared control;
    w32t_buf plan_bytes[2]; // those that were compiled
    w32t_plan_view plan[2];
    w32t_etl_writer *etl;
    w32t_drain *drain;
    w32t_tick_clock clock;
    uint64_t start_clock, start_filetime;
    w32t_child child;
    const char *const *arguments; // the program's name first
    bool started_again;
    w32t_heart heart;
    uint32_t rest_us;
    uint32_t word_size;          // of the program, 0 unknown
    bool output_made, all_taken; // all_taken: nothing is left in the rings
    bool untraced;               // the program ran, but its agent could not record it
    w32t_old_file old;           // what had the output's name before
    bool use_ticks;
    bool root_seen; // the agent's code ran in the first process
    bool slot_done[W32T_CONTROL_SLOTS];
    bool slot_suspect[W32T_CONTROL_SLOTS]; // ended, and why is still to be looked up
    uint32_t suspects;
} session;

uint32_t w32t_session_root_pid(session *s);
void w32t_session_beat(session *s); // the collector is alive

// ---- diagnose.c
// A child that has ended: looked up when there is time, if it may never have started.
void w32t_diagnose_later(session *s, uint32_t i, const w32t_slot *slot);
bool w32t_diagnose_next(session *s); // one such child, or one load that failed; false: nothing waits
void w32t_diagnose_root(session *s); // the program itself, after its end
bool w32t_ran_nothing(session *s);   // none of its code, for want of Wine's 32-bit half

#endif
