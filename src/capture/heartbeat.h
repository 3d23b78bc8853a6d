// SPDX-License-Identifier: Apache-2.0
// The collector's heartbeat, on a thread of its own: a disk or a reader of live text that makes the collector wait for
// seconds is no collector that is gone, and agents end the recording when the beat stands still for two. A process that
// is stopped or killed beats no more; neither does one that has got no further for half a minute.
#ifndef W32T_CAPTURE_HEARTBEAT_H
#define W32T_CAPTURE_HEARTBEAT_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

#include "capture/launch.h"
#include "capture/shared_file.h"

typedef struct w32t_heart {
    w32t_shared *control;
    pthread_t thread;
    w32t_bell over;        // rung by w32t_heart_stop, so that nobody waits for the rest of a beat
    bool alone;            // no thread could be made: beats when told of progress
    uint32_t beats, steps; // steps: atomic, what the collector has done
    uint32_t stop;         // atomic
    bool running;
} w32t_heart;

// `control` is the control block's file, which must stay open until w32t_heart_stop.
void w32t_heart_start(w32t_heart *heart, w32t_shared *control);
void w32t_heart_step(w32t_heart *heart); // the collector gets on
void w32t_heart_stop(w32t_heart *heart);

#endif
