// SPDX-License-Identifier: Apache-2.0
// Compressing to plain XPRESS LZ77 ([MS-XCA] 2.3), the form that compressed trace buffers have.
#ifndef W32T_CODEC_XPRESS_PACK_H
#define W32T_CODEC_XPRESS_PACK_H

#include <stddef.h>
#include <stdint.h>

// Working memory of one compressor; reused from call to call, no state is carried over. 64-byte alignment helps but is
// not needed.
#define W32T_XPRESS_HASH_BITS 12
typedef struct w32t_xpress_packer {
    uint32_t last[1u << W32T_XPRESS_HASH_BITS]; // position + 1 of the latest occurrence of a hash, 0 = none
} w32t_xpress_packer;

// Most bytes that n bytes can become.
#define W32T_XPRESS_BOUND(n) ((n) + (n) / 32 * 4 + 16)

// Compresses n (< 4 GiB) bytes; returns the packed size, or 0 when it would not fit into `room`.
size_t w32t_xpress_pack(w32t_xpress_packer *packer, const uint8_t *in, size_t n, uint8_t *out, size_t room);

#endif
