// SPDX-License-Identifier: Apache-2.0
// The process table of a log that was never closed, made from its own process events.
#ifndef W32T_READ_PML_REBUILD_H
#define W32T_READ_PML_REBUILD_H

#include "model/pml_log.h"

// Walks the events in [at, end) once and adds a process for each Process Defined and Process Create event whose index
// the table does not know. Loaded images become modules.
void w32t_pml_rebuild(w32t_pml_log *log, uint64_t at, uint64_t end);

#endif
