// SPDX-License-Identifier: Apache-2.0
// The readers there are; detect.c asks each how sure it is.
#ifndef W32T_READ_READERS_H
#define W32T_READ_READERS_H
#include "model/source.h"

extern const w32t_source_ops w32t_read_etl, w32t_read_evtx, w32t_read_evt, w32t_read_pml;

// The reader that recognises the input's first bytes, or NULL.
const w32t_source_ops *w32t_read_detect(w32t_span head, uint64_t file_size);
// The reader that finds its format further inside a seekable input: an event log that lost its header; with carve,
// event-log chunks anywhere in it (a disk or memory image). NULL when there is none.
const w32t_source_ops *w32t_read_detect_inside(w32t_input *in, bool carve);
#endif
