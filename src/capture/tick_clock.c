// SPDX-License-Identifier: Apache-2.0
// See tick_clock.h. The rate of a new segment is that of the whole time so far, corrected so that the error found now
// is gone one second later.
#include "capture/tick_clock.h"

#include <stdio.h>
#include <string.h>

#include "base/os.h"

#define CHECK_NS 1000000000u

#if defined(__x86_64__) || defined(__i386__)
#include <x86intrin.h>
uint64_t w32t_ticks_now(void) {
    return __rdtsc();
}
#else
uint64_t w32t_ticks_now(void) {
    return 0;
}
#endif

bool w32t_ticks_usable(void) {
#if defined(__linux__) && (defined(__x86_64__) || defined(__i386__))
    FILE *f = fopen("/proc/cpuinfo", "r");
    if (!f) return false;
    char line[8192];
    bool constant = false, nonstop = false;
    while (fgets(line, sizeof line, f)) {
        if (strncmp(line, "flags", 5) != 0) continue;
        constant = strstr(line, " constant_tsc") != NULL;
        nonstop = strstr(line, " nonstop_tsc") != NULL;
        break;
    }
    fclose(f);
    return constant && nonstop;
#else
    return false;
#endif
}

void w32t_ticks_sample(uint64_t *ticks, uint64_t *ns) {
    uint64_t best = UINT64_MAX;
    for (int i = 0; i < 8; i++) { // the try that was interrupted least
        uint64_t before = w32t_ticks_now(), clock = w32t_monotonic_ns(), after = w32t_ticks_now();
        if (after - before < best) {
            best = after - before;
            *ticks = before + (after - before) / 2;
            *ns = clock;
        }
    }
}

void w32t_tick_clock_set(w32t_tick_clock *c, uint64_t ticks, uint64_t clock, double rate) {
    *c = (w32t_tick_clock){.count = 1, .first_ticks = ticks, .first_clock = clock, .checked_clock = clock};
    c->segment[0] = (w32t_tick_segment){ticks, clock, rate};
}

void w32t_tick_clock_start(w32t_tick_clock *c) {
    uint64_t ticks = 0, ns = 0;
    w32t_ticks_sample(&ticks, &ns);
    *c = (w32t_tick_clock){.first_ticks = ticks, .first_clock = ns, .checked_clock = ns};
}

uint64_t w32t_tick_clock_at(const w32t_tick_clock *c, uint64_t ticks) {
    size_t i = c->count;
    if (!i) return c->first_clock;
    while (i > 1 && ticks < c->segment[i - 1].ticks)
        i--;
    const w32t_tick_segment *s = &c->segment[i - 1];
    if (ticks >= s->ticks) return s->clock + (uint64_t)((double)(ticks - s->ticks) * s->rate);
    uint64_t back = (uint64_t)((double)(s->ticks - ticks) * s->rate);
    return back < s->clock ? s->clock - back : 0;
}

void w32t_tick_clock_add(w32t_tick_clock *c, uint64_t ticks, uint64_t clock) {
    if (ticks <= c->first_ticks || clock <= c->first_clock) return;
    double rate = (double)(clock - c->first_clock) / (double)(ticks - c->first_ticks);
    w32t_tick_segment s = {c->first_ticks, c->first_clock, rate};
    if (c->count) {
        if (ticks <= c->segment[c->count - 1].ticks) return;
        s.ticks = ticks;
        s.clock = w32t_tick_clock_at(c, ticks);
        double error = clock > s.clock ? (double)(clock - s.clock) : -(double)(s.clock - clock);
        double factor = 1 + error / CHECK_NS;
        if (factor < 0.5) factor = 0.5; // the system's clock was set; catch up slowly rather than run backwards
        if (factor > 2) factor = 2;
        s.rate = rate * factor;
    }
    if (c->count == W32T_CLOCK_SEGMENTS) {
        memmove(c->segment, c->segment + 1, (W32T_CLOCK_SEGMENTS - 1) * sizeof c->segment[0]);
        c->count--;
    }
    c->segment[c->count++] = s;
    c->checked_clock = clock;
}

bool w32t_tick_clock_check(w32t_tick_clock *c, bool now) {
    uint64_t ns = w32t_monotonic_ns();
    if (!now && c->count && ns - c->checked_clock < CHECK_NS) return false;
    uint64_t ticks = 0;
    w32t_ticks_sample(&ticks, &ns);
    size_t before = c->count;
    uint64_t last = c->checked_clock;
    w32t_tick_clock_add(c, ticks, ns);
    return c->count != before || c->checked_clock != last;
}
