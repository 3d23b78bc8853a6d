// SPDX-License-Identifier: Apache-2.0
#include "capture/plan_ready.h"

#include <win32trace/capture.h>

static w32t_span ready[2];

void w32t_capture_ready_plans(const void *plan64, size_t size64, const void *plan32, size_t size32) {
    ready[0] = w32t_span_of(plan64, size64);
    ready[1] = w32t_span_of(plan32, size32);
}

// Every option but `residue`, which says how a query is taken apart and is not asked without one.
static bool asks_nothing(const w32t_plan_options *o) {
    return !o->trace && !o->string_units && !o->buffer_bytes && !o->call_bytes && !o->internal && !o->db && !o->query &&
           !o->start_at && !o->stop_at && !o->most_a_site && !o->most_a_second;
}

w32t_span w32t_plan_ready(const w32t_plan_options *options, uint32_t word_size) {
    return asks_nothing(options) ? ready[word_size == 4] : (w32t_span){NULL, 0};
}
