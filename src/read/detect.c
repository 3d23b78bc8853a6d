// SPDX-License-Identifier: Apache-2.0
// Which format an input is, by content. Adding a format is one reader and one row here.
#include "read/readers.h"

static const w32t_source_ops *const readers[] = {
    &w32t_read_evtx,
    &w32t_read_evt,
    // one row a format
    &w32t_read_etl,
    &w32t_read_pml,
    NULL,
};

const w32t_source_ops *w32t_read_detect(w32t_span head, uint64_t file_size) {
    const w32t_source_ops *best = NULL;
    int sure = 0;
    for (size_t i = 0; readers[i]; i++) {
        int p = readers[i]->probe(head, file_size);
        if (p > sure) {
            sure = p;
            best = readers[i];
        }
    }
    return best;
}
