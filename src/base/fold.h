// SPDX-License-Identifier: Apache-2.0
// Comparing text without case: Unicode simple case folding, one code point to one.
#ifndef W32T_BASE_FOLD_H
#define W32T_BASE_FOLD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

uint32_t w32t_fold_beyond_ascii(uint32_t code);
static inline uint32_t w32t_fold(uint32_t code) {
    if (code < 0x80) return code - 'A' < 26u ? code + 32 : code;
    return w32t_fold_beyond_ascii(code);
}

// Equal without case; both UTF-8.
bool w32t_fold_equal(const char *a, size_t a_size, const char *b, size_t b_size);

#endif
