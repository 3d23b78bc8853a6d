// SPDX-License-Identifier: Apache-2.0
// Joins the two halves of an API call. On a seekable file a call becomes one event at its entry time, however long it
// took: batches are held back a little, and for calls that outlast that the file is read a second time, for their
// returns only. On a stream the halves stay what they are, two events with the same number. Sources without API calls
// pass through untouched.
#ifndef W32T_STATE_PAIR_CALLS_H
#define W32T_STATE_PAIR_CALLS_H

#include "model/source.h"

typedef struct w32t_pairer w32t_pairer;

// The source stays the caller's.
w32t_pairer *w32t_pairer_new(w32t_source *source, const w32t_read_options *options);
void w32t_pairer_free(w32t_pairer *p);

// In place of source->ops->fill: same contract.
w32t_status w32t_pairer_fill(w32t_pairer *p, w32t_batch *batch, w32t_error *error);
// Returns whose entry was not seen, so far.
uint64_t w32t_pairer_orphans(const w32t_pairer *p);

#endif
