// SPDX-License-Identifier: Apache-2.0
// CRC-32: eight table lookups a step (portable), or carry-less multiplication on x86 (folding as described in Intel's
// paper "Fast CRC Computation for Generic Polynomials Using PCLMULQDQ", whose constants for this polynomial are used
// here).
#include "base/crc32.h"
#include "base/span.h"

#include <stdatomic.h>
#include <stdbool.h>

typedef struct crc_tables {
    uint32_t t[8][256];
} crc_tables;

static void make_tables(crc_tables *c) {
    for (uint32_t i = 0; i < 256; i++) {
        uint32_t v = i;
        for (int k = 0; k < 8; k++)
            v = v & 1 ? v >> 1 ^ 0xEDB88320u : v >> 1;
        c->t[0][i] = v;
    }
    for (uint32_t i = 0; i < 256; i++)
        for (int k = 1; k < 8; k++)
            c->t[k][i] = c->t[k - 1][i] >> 8 ^ c->t[0][c->t[k - 1][i] & 255];
}

// Filled once; two threads that come first write the same bytes, and `ready` is set after them.
static const crc_tables *tables(void) {
    static crc_tables made;
    static atomic_int ready; // 0 no, 1 being made, 2 made
    int expected = 0;
    if (atomic_load_explicit(&ready, memory_order_acquire) == 2) return &made;
    if (atomic_compare_exchange_strong(&ready, &expected, 1)) {
        make_tables(&made);
        atomic_store_explicit(&ready, 2, memory_order_release);
    }
    while (atomic_load_explicit(&ready, memory_order_acquire) != 2) {
    }
    return &made;
}

uint32_t w32t_crc32_portable(uint32_t crc, const void *bytes, size_t n) {
    const crc_tables *c = tables();
    const uint8_t *p = bytes;
    crc = ~crc;
    for (; n >= 8; n -= 8, p += 8) {
        uint32_t a = w32t_le32(p) ^ crc, b = w32t_le32(p + 4);
        crc = c->t[7][a & 255] ^ c->t[6][a >> 8 & 255] ^ c->t[5][a >> 16 & 255] ^ c->t[4][a >> 24] ^ c->t[3][b & 255] ^
              c->t[2][b >> 8 & 255] ^ c->t[1][b >> 16 & 255] ^ c->t[0][b >> 24];
    }
    for (; n; n--)
        crc = crc >> 8 ^ c->t[0][(crc ^ *p++) & 255];
    return ~crc;
}

#if defined(__GNUC__) && (defined(__x86_64__) || defined(__i386__))
#include <cpuid.h>
#include <immintrin.h>

#define FOLD(x, k, more)                                                                                               \
    _mm_xor_si128(_mm_xor_si128(_mm_clmulepi64_si128(x, k, 0x00), _mm_clmulepi64_si128(x, k, 0x11)), more)

// n >= 64 and a multiple of 16; crc is the inverted running value, and so is the result.
__attribute__((target("pclmul,sse4.1"))) static uint32_t crc_folded(uint32_t crc, const uint8_t *p, size_t n) {
    const __m128i k12 = _mm_set_epi64x(0x01c6e41596, 0x0154442bd4), k34 = _mm_set_epi64x(0x00ccaa009e, 0x01751997d0);
    const __m128i k5 = _mm_set_epi64x(0, 0x0163cd6124), poly = _mm_set_epi64x(0x01f7011641, 0x01db710641);
    const __m128i low = _mm_setr_epi32(~0, 0, ~0, 0);
#define LOAD(i) _mm_loadu_si128((const void *)(p + 16 * (i)))
    __m128i x1 = _mm_xor_si128(LOAD(0), _mm_cvtsi32_si128((int)crc)), x2 = LOAD(1), x3 = LOAD(2), x4 = LOAD(3);
    for (p += 64, n -= 64; n >= 64; p += 64, n -= 64) {
        x1 = FOLD(x1, k12, LOAD(0));
        x2 = FOLD(x2, k12, LOAD(1));
        x3 = FOLD(x3, k12, LOAD(2));
        x4 = FOLD(x4, k12, LOAD(3));
    }
    x1 = FOLD(x1, k34, x2);
    x1 = FOLD(x1, k34, x3);
    x1 = FOLD(x1, k34, x4);
    for (; n >= 16; p += 16, n -= 16)
        x1 = FOLD(x1, k34, LOAD(0));
#undef LOAD
    x2 = _mm_clmulepi64_si128(x1, k34, 0x10);
    x1 = _mm_xor_si128(_mm_srli_si128(x1, 8), x2);
    x2 = _mm_srli_si128(x1, 4);
    x1 = _mm_xor_si128(_mm_clmulepi64_si128(_mm_and_si128(x1, low), k5, 0x00), x2);
    x2 = _mm_clmulepi64_si128(_mm_and_si128(x1, low), poly, 0x10);
    x2 = _mm_clmulepi64_si128(_mm_and_si128(x2, low), poly, 0x00);
    return (uint32_t)_mm_extract_epi32(_mm_xor_si128(x1, x2), 1);
}

// Asked when it is first needed: the compiler's own way asks some twenty things whenever a process starts, and under a
// hypervisor each answer takes microseconds.
static bool can_fold(void) {
    static atomic_int known; // 0 not yet, 1 no, 2 yes
    int k = atomic_load_explicit(&known, memory_order_relaxed);
    if (!k) {
        unsigned a, b, c = 0, d;
        k = __get_cpuid(1, &a, &b, &c, &d) && (c & bit_PCLMUL) && (c & bit_SSE4_1) ? 2 : 1;
        atomic_store_explicit(&known, k, memory_order_relaxed);
    }
    return k == 2;
}

uint32_t w32t_crc32(uint32_t crc, const void *bytes, size_t n) {
    const uint8_t *p = bytes;
    if (n >= 64 && can_fold()) {
        size_t part = n & ~(size_t)15;
        crc = ~crc_folded(~crc, p, part);
        p += part;
        n -= part;
    }
    return n ? w32t_crc32_portable(crc, p, n) : crc;
}
#else
uint32_t w32t_crc32(uint32_t crc, const void *bytes, size_t n) {
    return w32t_crc32_portable(crc, bytes, n);
}
#endif
