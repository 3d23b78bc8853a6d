// SPDX-License-Identifier: Apache-2.0
// Process and thread of events whose header has neither.
#ifndef W32T_STATE_WHO_H
#define W32T_STATE_WHO_H

#include "state/machine.h"

void w32t_who(machine *m, w32t_event *event, const w32t_etw_record *record);

#endif
