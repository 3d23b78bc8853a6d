// SPDX-License-Identifier: Apache-2.0
#include "capture/heartbeat.h"

#include <stddef.h>

#include "base/os.h"
#include "wire/wire_control.h"

#define BEAT_MS       50u
#define NO_STEP_BEATS (30u * 1000u / BEAT_MS)

static void beat(w32t_heart *h) {
    h->beats++;
    w32t_shared_write(h->control, offsetof(w32t_control, heartbeat), &h->beats, 4);
}

static void *run(void *context) {
    w32t_heart *h = context;
    uint32_t seen = 0, idle = 0;
    do {
        uint32_t steps = __atomic_load_n(&h->steps, __ATOMIC_RELAXED);
        idle = steps == seen ? idle + 1 : 0;
        seen = steps;
        if (idle < NO_STEP_BEATS) beat(h);
    } while (!w32t_bell_wait(&h->over, BEAT_MS) && !__atomic_load_n(&h->stop, __ATOMIC_ACQUIRE));
    return NULL;
}

void w32t_heart_start(w32t_heart *h, w32t_shared *control) {
    *h = (w32t_heart){.control = control, .running = true};
    w32t_bell_open(&h->over);
    h->alone = pthread_create(&h->thread, NULL, run, h) != 0;
}

void w32t_heart_step(w32t_heart *h) {
    __atomic_fetch_add(&h->steps, 1, __ATOMIC_RELAXED);
    if (h->alone) beat(h);
}

void w32t_heart_stop(w32t_heart *h) {
    if (!h->running) return;
    h->running = false;
    __atomic_store_n(&h->stop, 1, __ATOMIC_RELEASE); // also where there is no bell
    w32t_bell_ring(&h->over);
    if (!h->alone) pthread_join(h->thread, NULL);
    w32t_bell_close(&h->over);
}
