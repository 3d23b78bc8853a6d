// SPDX-License-Identifier: Apache-2.0
// The logfile header (TRACE_LOGFILE_HEADER, evntrace.h) and time. The clock is anchored at the header event: its own
// time stamp was taken at StartTime. BootTime plus ticks gives the same only as long as nobody set the system's clock.
#include "read/etl/etl_clock.h"
#include "base/wintime.h"

#define FILETIME_2000 125911584000000000u
#define FILETIME_2200 189000000000000000u

static bool is_filetime(uint64_t v) {
    return v > FILETIME_2000 && v < FILETIME_2200;
}

static void finish_clock(w32t_etl_clock *c) {
    if (!c->frequency) c->frequency = 10000000;
    c->whole_ns = 1000000000u % c->frequency == 0 ? (uint32_t)(1000000000u / c->frequency) : 0;
}

// Times from 1824 to 2116; what lies outside is nonsense and keeps its order only as far as that. Differences of two
// such times fit in 64 bits.
#define LIMIT (((int64_t)1 << 62) - 1)

static int64_t limited(int64_t ns) {
    return ns > LIMIT ? LIMIT : ns < -LIMIT ? -LIMIT : ns;
}

int64_t w32t_etl_time(const w32t_etl_clock *c, uint64_t raw) {
    if (c->type == 2) return limited(w32t_filetime_to_ns(raw));
    bool before = raw < c->base;
    uint64_t ticks = before ? c->base - raw : raw - c->base, ns;
    if (c->whole_ns && ticks < INT64_MAX / 1000000000)
        ns = ticks * c->whole_ns;
    else
        ns = w32t_ticks_to_ns(ticks, c->frequency);
    int64_t base = limited(c->base_ns), distance = ns > (uint64_t)LIMIT ? LIMIT : (int64_t)ns;
    return limited(before ? base - distance : base + distance);
}

void w32t_etl_clock_guess(w32t_etl_clock *c, uint64_t raw) {
    *c = (w32t_etl_clock){.type = is_filetime(raw) ? 2 : 1, .frequency = 10000000};
    finish_clock(c);
}

// When in `year` a rule of TIME_ZONE_INFORMATION strikes, in local 100 ns since 1601; 0 when there is none.
// Year 0: the day-th (5 = last) given weekday of the month; else an absolute date.
static uint64_t rule_time(w32t_span rule, int64_t year) {
    unsigned absolute = w32t_span_u16(rule, 0), month = w32t_span_u16(rule, 2), weekday = w32t_span_u16(rule, 4);
    unsigned day = w32t_span_u16(rule, 6), hour = w32t_span_u16(rule, 8), minute = w32t_span_u16(rule, 10);
    if (month < 1 || month > 12 || day < 1 || day > 31 || weekday > 6 || hour > 24 || minute > 59) return 0;
    int64_t days;
    if (absolute) {
        days = w32t_days_from_civil(absolute, month, day);
    } else {
        int64_t first = w32t_days_from_civil(year, month, 1);
        int64_t next = month == 12 ? w32t_days_from_civil(year + 1, 1, 1) : w32t_days_from_civil(year, month + 1, 1);
        unsigned first_weekday = (unsigned)(((first + 4) % 7 + 7) % 7);
        days = first + (weekday + 7 - first_weekday) % 7 + 7 * (int64_t)(day - 1);
        while (days >= next)
            days -= 7;
    }
    return (uint64_t)((days + 134774) * 24 * 60 + hour * 60 + minute) * 60 * 10000000u;
}

// Minutes east of UTC at `filetime`, by the rules in the header.
static int32_t zone_of(w32t_span zone, uint64_t filetime) {
    int32_t bias = (int32_t)w32t_span_u32(zone, 0), standard = (int32_t)w32t_span_u32(zone, 0x54);
    int32_t daylight = (int32_t)w32t_span_u32(zone, 0xA8);
    if (bias < -1440 || bias > 1440 || standard < -180 || standard > 180 || daylight < -180 || daylight > 180) return 0;
    int64_t year = w32t_civil_of_filetime(filetime).year;
    uint64_t to_standard = rule_time(w32t_span_from(zone, 0x44), year),
             to_daylight = rule_time(w32t_span_from(zone, 0x98), year);
    if (!to_standard || !to_daylight) return -(bias + standard);
    // Each switch is given in the local time that holds until then.
    uint64_t minute = 60 * 10000000u;
    uint64_t on = to_daylight + (uint64_t)((int64_t)minute * (bias + standard));
    uint64_t off = to_standard + (uint64_t)((int64_t)minute * (bias + daylight));
    bool is_daylight = on < off ? filetime >= on && filetime < off : filetime >= on || filetime < off;
    return -(bias + (is_daylight ? daylight : standard));
}

static void anchor_clock(w32t_etl_header *h, uint64_t stamp) {
    const w32t_etw_session *s = &h->session;
    w32t_etl_clock *c = &h->clock;
    c->type = s->clock_type;
    // Old writers leave the type 0; some rewriters keep it while stamping in system time.
    if (c->type == 0 || c->type > 3) c->type = is_filetime(stamp) ? 2 : 1;
    c->frequency = c->type == 3 ? (uint64_t)s->cpu_mhz * 1000000u : s->perf_frequency;
    c->base = stamp;
    c->base_ns = w32t_filetime_to_ns(s->start_filetime);
    if (!is_filetime(s->start_filetime) && is_filetime(s->boot_filetime)) {
        c->base = 0;
        c->base_ns = w32t_filetime_to_ns(s->boot_filetime);
    }
    h->session.clock_type = c->type;
    finish_clock(c);
}

bool w32t_etl_header_parse(w32t_span event, uint8_t kind, w32t_etl_header *out) {
    w32t_span p = w32t_span_from(event, 0x20);
    bool wide = kind == W32T_ETW_SYSTEM64;
    size_t tail = wide ? 0xF8 : 0xF0; // where BootTime stands; the zone ends 4 bytes before it
    if (p.n < tail + 0x18) return false;
    w32t_etl_header h = {.present = true};
    w32t_etw_session *s = &h.session;
    h.buffer_size = w32t_span_u32(p, 0);
    s->version = w32t_span_u32(p, 4);
    s->build = w32t_span_u32(p, 8);
    h.processors = w32t_span_u32(p, 0xC);
    h.end_filetime = s->end_filetime = w32t_span_u64(p, 0x10);
    s->timer_resolution = w32t_span_u32(p, 0x18);
    h.mode = w32t_span_u32(p, 0x20);
    h.max_file_mib = w32t_span_u32(p, 0x1C);
    h.buffers_written = w32t_span_u32(p, 0x24);
    h.start_buffers = w32t_span_u32(p, 0x28);
    uint32_t pointer = w32t_span_u32(p, 0x2C);
    s->pointer_size = pointer == 4 || pointer == 8 ? (uint8_t)pointer : wide ? 8 : 4;
    h.events_lost = w32t_span_u32(p, 0x30);
    s->cpu_mhz = w32t_span_u32(p, 0x34);
    s->boot_filetime = w32t_span_u64(p, tail);
    s->perf_frequency = w32t_span_u64(p, tail + 8);
    s->start_filetime = w32t_span_u64(p, tail + 0x10);
    s->clock_type = w32t_span_u32(p, tail + 0x18) < 4 ? (uint8_t)w32t_span_u32(p, tail + 0x18) : 0;
    h.buffers_lost = w32t_span_u32(p, tail + 0x1C);
    s->zone_minutes = zone_of(w32t_span_sub(p, wide ? 0x48 : 0x40, 0xAC), s->start_filetime);
    if (s->perf_frequency > 1000000000000u) s->perf_frequency = 0; // no clock ticks that fast: garbage
    anchor_clock(&h, w32t_span_u64(event, 0x10));
    *out = h;
    return true;
}
