// SPDX-License-Identifier: Apache-2.0
// The logfile header event and what it says about time: raw clock values to nanoseconds since 1970 UTC.
#ifndef W32T_READ_ETL_CLOCK_H
#define W32T_READ_ETL_CLOCK_H

#include "model/record.h"
#include "read/etl/etl_layout.h"

typedef struct w32t_etl_clock {
    uint8_t type;  // 1 QPC, 2 system time, 3 CPU cycles
    uint64_t base; // clock value at base_ns
    int64_t base_ns;
    uint64_t frequency;
    uint32_t whole_ns; // ns of one tick when that is a whole number, else 0
} w32t_etl_clock;

typedef struct w32t_etl_header {
    bool present;
    uint32_t buffer_size, processors, mode, buffers_written, start_buffers, events_lost, buffers_lost;
    uint32_t max_file_mib; // 0: no limit
    uint64_t end_filetime;
    w32t_etw_session session; // path and schemas are left alone
    w32t_etl_clock clock;
} w32t_etl_header;

// The header event (SYSTEM, hook 0): `event` is the whole event, kind says which layout. False when it is too short to
// be one.
bool w32t_etl_header_parse(w32t_span event, uint8_t kind, w32t_etl_header *out);

int64_t w32t_etl_time(const w32t_etl_clock *clock, uint64_t raw);

// A clock for files that lost their header: system time when the value looks like one, else 10 MHz ticks from 1970 on.
void w32t_etl_clock_guess(w32t_etl_clock *clock, uint64_t raw);

#endif
