// SPDX-License-Identifier: Apache-2.0
// SHA-1 (FIPS 180-4), only because provider GUIDs are derived with it; not for anything that needs security.
#ifndef W32T_WRITE_ETL_SHA1_H
#define W32T_WRITE_ETL_SHA1_H

#include <stddef.h>
#include <stdint.h>

void w32t_sha1(const void *bytes, size_t size, uint8_t digest[20]);

#endif
