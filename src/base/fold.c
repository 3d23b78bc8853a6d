// SPDX-License-Identifier: Apache-2.0
// Case folding by a sorted table of runs.
#include "base/fold.h"
#include "base/utf.h"

typedef struct fold_run {
    uint32_t first, last;
    uint8_t step; // 1: every code point of the run folds, 2: every second
    int32_t delta;
} fold_run;

static const fold_run runs[] = {
#include "base/fold_table.h"
};

uint32_t w32t_fold_beyond_ascii(uint32_t code) {
    size_t lo = 0, hi = sizeof runs / sizeof *runs;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (runs[mid].last < code)
            lo = mid + 1;
        else
            hi = mid;
    }
    if (lo == sizeof runs / sizeof *runs || code < runs[lo].first || (code - runs[lo].first) % runs[lo].step)
        return code;
    return (uint32_t)((int64_t)code + runs[lo].delta);
}

bool w32t_fold_equal(const char *a, size_t a_size, const char *b, size_t b_size) {
    const uint8_t *p = (const uint8_t *)a, *q = (const uint8_t *)b;
    const uint8_t *p_end = p + a_size, *q_end = q + b_size;
    while (p < p_end && q < q_end) {
        if (*p < 0x80 && *q < 0x80) {
            if (*p != *q && w32t_fold(*p) != w32t_fold(*q)) return false;
            p++;
            q++;
            continue;
        }
        unsigned m, n;
        uint32_t c = w32t_utf8_next(p, (size_t)(p_end - p), &m), d = w32t_utf8_next(q, (size_t)(q_end - q), &n);
        if (c != d && w32t_fold(c) != w32t_fold(d)) return false;
        p += m;
        q += n;
    }
    return p == p_end && q == q_end;
}
