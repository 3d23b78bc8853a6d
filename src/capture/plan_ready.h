// SPDX-License-Identifier: Apache-2.0
// Plans that were compiled when the program was built, for recordings that ask for nothing in particular.
#ifndef W32T_CAPTURE_PLAN_READY_H
#define W32T_CAPTURE_PLAN_READY_H

#include "capture/plan.h"

// What w32t_plan_compile would make of these options, where it was given to w32t_capture_ready_plans; else p is NULL.
w32t_span w32t_plan_ready(const w32t_plan_options *options, uint32_t word_size);

#endif
