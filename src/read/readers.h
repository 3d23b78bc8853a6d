// SPDX-License-Identifier: Apache-2.0
// The readers there are; detect.c asks each how sure it is.
#ifndef W32T_READ_READERS_H
#define W32T_READ_READERS_H
#include "model/source.h"

extern const w32t_source_ops w32t_read_etl, w32t_read_evtx, w32t_read_evt, w32t_read_pml;

// The reader that recognises the input's first bytes, or NULL.
const w32t_source_ops *w32t_read_detect(w32t_span head, uint64_t file_size);
#endif
