// SPDX-License-Identifier: Apache-2.0
// CRC-32 (polynomial 0xEDB88320, reflected, as zlib and the event log use it), as fast as the processor allows.
#ifndef W32T_BASE_CRC32_H
#define W32T_BASE_CRC32_H

#include <stddef.h>
#include <stdint.h>

// Start with crc = 0; continue with the result to add more bytes.
uint32_t w32t_crc32(uint32_t crc, const void *p, size_t n);
// The same without special instructions (the reference, and what other processors run).
uint32_t w32t_crc32_portable(uint32_t crc, const void *p, size_t n);

#endif
