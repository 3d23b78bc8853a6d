// SPDX-License-Identifier: Apache-2.0
// XPRESS plain LZ77 (MS-XCA section 2.4), the compression of .etl buffers.
#ifndef W32T_CODEC_XPRESS_H
#define W32T_CODEC_XPRESS_H

#include "base/span.h"

typedef struct w32t_xpress_result {
    size_t produced; // bytes of `out` that hold output, right up to the first fault
    size_t consumed; // bytes of `in` that were looked at
    const char *bad; // NULL: `size` bytes came out; else what is wrong with the input
} w32t_xpress_result;

// Decompresses until `size` bytes came out (bytes of `in` after that are not looked at), the input ends, or it makes no
// sense.
w32t_xpress_result w32t_xpress_lz77(w32t_span in, uint8_t *out, size_t size);

#endif
