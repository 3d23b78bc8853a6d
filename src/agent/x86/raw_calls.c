// SPDX-License-Identifier: Apache-2.0
// System calls of 32-bit processes go through 64-bit code that no callback of theirs sees.
#include "agent.h"

void w32t_raw_start(uint32_t id) {
    (void)id;
    w32t_note("system calls made without ntdll cannot be seen here");
}

void w32t_raw_stop(void) {}
