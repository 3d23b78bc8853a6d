// SPDX-License-Identifier: Apache-2.0
// Arenas, buffers and number printing behind mem.h. Takes sizes from our own code only; out of memory ends the process.
#include "base/mem.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static void *or_die(void *p) {
    if (!p) {
        fputs("win32trace: out of memory\n", stderr);
        exit(4);
    }
    return p;
}

void *w32t_alloc(size_t size) {
    return or_die(calloc(1, size ? size : 1));
}

void *w32t_realloc(void *p, size_t size) {
    return or_die(realloc(p, size ? size : 1));
}

char *w32t_strdup(const char *s) {
    size_t n = strlen(s) + 1;
    return memcpy(w32t_alloc(n), s, n);
}

#ifdef _WIN32
#include <malloc.h>

void *w32t_block_new(size_t size) {
    return or_die(_aligned_malloc(size ? size : 1, W32T_LINE));
}

void w32t_block_free(void *block) {
    _aligned_free(block);
}
#else
void *w32t_block_new(size_t size) {
    size_t whole = 0; // lines
    if (!w32t_add(size, W32T_LINE, &whole)) or_die(NULL);
    return or_die(aligned_alloc(W32T_LINE, whole / W32T_LINE * W32T_LINE));
}

void w32t_block_free(void *block) {
    free(block);
}
#endif

uint8_t *w32t_room_for(w32t_room *r, uint64_t offset, size_t n) {
    size_t need = 0;
    if (!w32t_add(n, W32T_LINE, &need)) or_die(NULL);
    if (r->size < need) {
        w32t_block_free(r->block);
        r->block = w32t_block_new(need);
        r->size = need;
    }
    return r->block + offset % W32T_LINE;
}

void w32t_room_free(w32t_room *r) {
    w32t_block_free(r->block);
    *r = (w32t_room){0};
}

struct w32t_arena_block {
    w32t_arena_block *next;
    size_t size; // usable bytes behind the header
};
#define BLOCK_HEAD  ((sizeof(w32t_arena_block) + 15u) & ~(size_t)15u)
#define BLOCK_SIZE  ((size_t)64 * 1024)
#define FIRST_BLOCK ((size_t)4 * 1024) // there are many arenas that hold little

static void use_block(w32t_arena *a, w32t_arena_block *b) {
    a->now = b;
    a->at = (uint8_t *)b + BLOCK_HEAD;
    a->end = a->at + b->size;
}

void *w32t_arena_grow(w32t_arena *a, size_t n) {
    size_t want;
    if (!w32t_add(n, 15, &want)) or_die(NULL);
    want &= ~(size_t)15;
    while (a->now && a->now->next) {
        use_block(a, a->now->next);
        if (a->now->size >= want) {
            void *p = a->at;
            a->at += want;
            return p;
        }
    }
    size_t least = a->now ? 4 * a->now->size : FIRST_BLOCK, total;
    if (least > BLOCK_SIZE) least = BLOCK_SIZE;
    size_t size = want > least ? want : least;
    if (!w32t_add(size, BLOCK_HEAD, &total)) or_die(NULL);
    w32t_arena_block *b = or_die(malloc(total));
    b->next = NULL;
    b->size = size;
    if (a->now)
        a->now->next = b;
    else
        a->first = b;
    use_block(a, b);
    void *p = a->at;
    a->at += want;
    return p;
}

void *w32t_arena_zalloc(w32t_arena *a, size_t n) {
    return memset(w32t_arena_alloc(a, n), 0, n);
}

void *w32t_arena_copy(w32t_arena *a, const void *p, size_t n) {
    void *q = w32t_arena_alloc(a, n);
    if (n) memcpy(q, p, n);
    return q;
}

char *w32t_arena_text(w32t_arena *a, const char *s, size_t n) {
    char *q = w32t_arena_alloc(a, n + 1);
    if (n) memcpy(q, s, n);
    q[n] = 0;
    return q;
}

void w32t_arena_reset(w32t_arena *a) {
    if (a->first) use_block(a, a->first);
}

void w32t_arena_free(w32t_arena *a) {
    for (w32t_arena_block *b = a->first, *next; b; b = next) {
        next = b->next;
        free(b);
    }
    memset(a, 0, sizeof *a);
}

void w32t_buf_grow(w32t_buf *b, size_t more) {
    size_t need;
    if (!w32t_add(b->n, more, &need) || !w32t_add(need, 1, &need)) or_die(NULL);
    size_t room = b->room ? b->room : 256;
    while (room < need)
        room = room > SIZE_MAX / 2 ? need : room * 2;
    b->p = w32t_realloc(b->p, room);
    b->room = room;
}

void w32t_buf_printf(w32t_buf *b, const char *format, ...) {
    va_list args;
    va_start(args, format);
    char small[512];
    va_list again;
    va_copy(again, args);
    int n = vsnprintf(small, sizeof small, format, args);
    va_end(args);
    if (n > 0 && (size_t)n < sizeof small)
        w32t_buf_put(b, small, (size_t)n);
    else if (n > 0) {
        vsnprintf((char *)w32t_buf_space(b, (size_t)n + 1), (size_t)n + 1, format, again);
        b->n += (size_t)n;
    }
    va_end(again);
}

const char *w32t_buf_cstr(w32t_buf *b) {
    *w32t_buf_space(b, 0) = 0;
    return (const char *)b->p;
}

void w32t_buf_free(w32t_buf *b) {
    free(b->p);
    memset(b, 0, sizeof *b);
}

const char w32t_digit_pairs[201] =
    "00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748495051525354"
    "5556575859606162636465666768697071727374757677787980818283848586878889909192939495969798"
    "99";

static unsigned digits_of(uint64_t v) {
    for (unsigned n = 1;; n += 4, v /= 10000) {
        if (v < 10) return n;
        if (v < 100) return n + 1;
        if (v < 1000) return n + 2;
        if (v < 10000) return n + 3;
    }
}

static void put_long(w32t_buf *b, uint8_t *o, uint64_t v) {
    unsigned n = digits_of(v), at = n;
    b->n += n;
    while (v >= 100) {
        at -= 2;
        memcpy(o + at, w32t_digit_pairs + v % 100 * 2, 2);
        v /= 100;
    }
    if (v >= 10)
        memcpy(o, w32t_digit_pairs + v * 2, 2);
    else
        o[0] = (uint8_t)('0' + v);
}

// Most numbers of a trace have few digits.
void w32t_buf_u64(w32t_buf *b, uint64_t v) {
    uint8_t *o = w32t_buf_space(b, 20);
    if (v < 10) {
        o[0] = (uint8_t)('0' + v);
        b->n++;
    } else if (v < 10000) { // four digits, of which the first may go over the end again
        unsigned high = (unsigned)v / 100, low = (unsigned)v % 100, none = v < 100 ? 2 : v < 1000;
        char four[4];
        memcpy(four, w32t_digit_pairs + high * 2, 2);
        memcpy(four + 2, w32t_digit_pairs + low * 2, 2);
        uint32_t digits;
        memcpy(&digits, four, 4);
        digits >>= 8 * none;
        memcpy(o, &digits, 4);
        b->n += 4 - none;
    } else
        put_long(b, o, v);
}

void w32t_buf_i64(w32t_buf *b, int64_t v) {
    if (v < 0) {
        w32t_buf_char(b, '-');
        w32t_buf_u64(b, 0 - (uint64_t)v);
    } else
        w32t_buf_u64(b, (uint64_t)v);
}

static const char hexdigits[] = "0123456789abcdef";

// The eight digits of a 32-bit number, the first one in the lowest byte.
static inline uint64_t hex8(uint32_t v) {
    uint64_t x = v; // halves, then bytes, then nibbles are spread over the lanes, highest first
    x = (x & 0xFFFFu) << 32 | x >> 16;
    x = (x & 0x000000FF000000FFu) << 16 | (x >> 8 & 0x000000FF000000FFu);
    x = (x & 0x000F000F000F000Fu) << 8 | (x >> 4 & 0x000F000F000F000Fu);
    uint64_t letters = (x + 0x0606060606060606u) >> 4 & 0x0101010101010101u;
    return x + 0x3030303030303030u + letters * ('a' - '0' - 10);
}

static inline unsigned nibbles_of(uint64_t v) {
    unsigned n = 1;
    for (unsigned half = 32; half >= 4; half /= 2)
        if (v >> half) {
            n += half / 4;
            v >>= half;
        }
    return n;
}

void w32t_buf_hex(w32t_buf *b, uint64_t v) {
    uint8_t *o = w32t_buf_space(b, 24);
    unsigned n = nibbles_of(v);
    v <<= 4 * (16 - n); // the first digit on top
    uint64_t high = hex8((uint32_t)(v >> 32)), low = hex8((uint32_t)v);
    o[0] = '0';
    o[1] = 'x';
    memcpy(o + 2, &high, 8);
    memcpy(o + 10, &low, 8);
    b->n += 2 + n;
}

void w32t_buf_hexbytes(w32t_buf *b, const void *p, size_t n) {
    const uint8_t *s = p;
    while (n) { // in pieces, so that the size cannot overflow
        size_t part = n > 4096 ? 4096 : n;
        uint8_t *to = w32t_buf_space(b, part * 2);
        for (size_t i = 0; i < part; i++) {
            to[2 * i] = (uint8_t)hexdigits[s[i] >> 4];
            to[2 * i + 1] = (uint8_t)hexdigits[s[i] & 15];
        }
        b->n += part * 2;
        s += part;
        n -= part;
    }
}

void w32t_buf_digits(w32t_buf *b, uint64_t v, unsigned width) {
    char tmp[20];
    if (width > sizeof tmp) width = sizeof tmp;
    for (unsigned i = width; i-- > 0; v /= 10)
        tmp[i] = (char)('0' + v % 10);
    w32t_buf_put(b, tmp, width);
}
