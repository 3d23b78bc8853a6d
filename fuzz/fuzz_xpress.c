// SPDX-License-Identifier: Apache-2.0
// XPRESS LZ77: the first two bytes are the size wanted, the rest is the compressed stream.
#include "codec/xpress.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 2) return 0;
    size_t want = w32t_le16(data);
    uint8_t *out = malloc(want ? want : 1);
    if (!out) return 0;
    w32t_xpress_result r = w32t_xpress_lz77(w32t_span_of(data + 2, size - 2), out, want);
    if (r.produced > want || r.consumed > size - 2 || (!r.bad && r.produced != want)) abort();
    free(out);
    return 0;
}
