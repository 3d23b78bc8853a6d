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

const w32t_source_ops *w32t_read_detect_inside(w32t_input *in, bool carve) {
    uint8_t chunk[512];
    if (carve) return &w32t_read_evtx; // which says so when it finds none
    size_t n = w32t_input_read(in, 4096, chunk, sizeof chunk);
    if (n != sizeof chunk || w32t_read_evtx.probe(w32t_span_of(chunk, n), in->size) == 0) return NULL;
    return &w32t_read_evtx;
}
