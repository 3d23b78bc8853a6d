// SPDX-License-Identifier: Apache-2.0
// Windows times: FILETIME (100 ns since 1601 UTC), SYSTEMTIME, and our own nanoseconds since 1970 UTC; text both ways.
#ifndef W32T_BASE_WINTIME_H
#define W32T_BASE_WINTIME_H

#include "base/mem.h"
#include <stdint.h>

#define W32T_FILETIME_1970 116444736000000000LL // 1601 to 1970 in 100 ns

// FILETIME → ns since 1970, clamped to what 64 bits can hold (years 1677–2262).
int64_t w32t_filetime_to_ns(uint64_t filetime);
uint64_t w32t_ns_to_filetime(int64_t ns);

typedef struct w32t_civil {
    int64_t year;
    unsigned month, day, hour, minute, second; // month and day from 1
    uint32_t fraction;                         // ns (from ns) or 100 ns units (from FILETIME)
    unsigned weekday;                          // 0 = Sunday
} w32t_civil;
w32t_civil w32t_civil_of_ns(int64_t ns);
w32t_civil w32t_civil_of_filetime(uint64_t filetime);                     // whole range, fraction in 100 ns
int64_t w32t_days_from_civil(int64_t year, unsigned month, unsigned day); // days since 1970-01-01

// "2026-11-30T12:46:01.123456700Z" (30 characters for years 0–9999).
void w32t_buf_time(w32t_buf *b, int64_t ns);
// The same shifted by offset_minutes east of UTC, ending in "+02:00" instead of Z.
void w32t_buf_time_zone(w32t_buf *b, int64_t ns, int offset_minutes);
// FILETIME with `digits` (0–9) fractional digits and Z.
void w32t_buf_filetime(w32t_buf *b, uint64_t filetime, unsigned digits);

// ISO 8601 date or date-time ("2026-11-30", "2026-11-30T12:00", with seconds, fraction, Z or ±hh:mm; UTC when no zone).
bool w32t_time_parse(const char *text, size_t n, int64_t *ns);

// ticks × 1,000,000,000 / frequency without overflow.
uint64_t w32t_ticks_to_ns(uint64_t ticks, uint64_t frequency);

#endif
