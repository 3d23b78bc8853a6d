// SPDX-License-Identifier: Apache-2.0
// Ticks of the agents' clock to the recording's clock. The processor's time stamp counter is compared with the system's
// clock again every second; between two comparisons the line is straight, and where lines meet they have the same
// value, so time never jumps or runs backwards.
#ifndef W32T_CAPTURE_TICK_CLOCK_H
#define W32T_CAPTURE_TICK_CLOCK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define W32T_CLOCK_SEGMENTS 64u

typedef struct w32t_tick_segment {
    uint64_t ticks, clock; // where it begins
    double rate;           // clock units a tick
} w32t_tick_segment;

typedef struct w32t_tick_clock {
    w32t_tick_segment segment[W32T_CLOCK_SEGMENTS]; // the last ones; the newest is [count - 1]
    size_t count;
    uint64_t first_ticks, first_clock; // the longest baseline
    uint64_t checked_clock;
} w32t_tick_clock;

// The processor's counter; false on processors or systems where it does not tell time (then agents stamp with QPC).
bool w32t_ticks_usable(void);
uint64_t w32t_ticks_now(void);
// A moment on both: ticks, and nanoseconds of the monotonic clock.
void w32t_ticks_sample(uint64_t *ticks, uint64_t *ns);

// A clock whose rate is known (a left-over ring, QPC).
void w32t_tick_clock_set(w32t_tick_clock *c, uint64_t ticks, uint64_t clock, double rate);
// First sample; the rate comes with the second one (w32t_tick_clock_check), at least 10 ms later.
void w32t_tick_clock_start(w32t_tick_clock *c);
// Compares again when the last time is a second ago, or `now`. True when a new segment began.
bool w32t_tick_clock_check(w32t_tick_clock *c, bool now);
// The same with a given sample (tests).
void w32t_tick_clock_add(w32t_tick_clock *c, uint64_t ticks, uint64_t clock);

uint64_t w32t_tick_clock_at(const w32t_tick_clock *c, uint64_t ticks);

#endif
