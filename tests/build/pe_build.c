// SPDX-License-Identifier: Apache-2.0
// See pe_build.h. Everything lies in one section at RVA 0x1000, file offset 0x400.
#include "build/pe_build.h"

#include <stdlib.h>
#include <string.h>

#define RVA         0x1000u
#define FILE_OFFSET 0x400u
#define ROOM        0x8000u

typedef struct image {
    uint8_t *p; // the section's bytes
    uint32_t used;
    bool is64;
} image;

static void le(uint8_t *p, uint64_t v, unsigned n) {
    for (unsigned i = 0; i < n; i++)
        p[i] = (uint8_t)(v >> 8 * i);
}

static uint32_t room(image *im, uint32_t n) {
    uint32_t at = (im->used + 7u) & ~7u;
    im->used = at + n;
    return at;
}

static uint32_t text(image *im, const char *s, size_t n) {
    uint32_t at = room(im, (uint32_t)n + 1);
    memcpy(im->p + at, s, n);
    return RVA + at;
}

static void exports(image *im, const w32t_pe_want *w, uint8_t *directory) {
    uint32_t n = 0;
    while (w->exports && w->exports[n])
        n++;
    uint32_t start = room(im, 40), functions = room(im, 4 * n), names = room(im, 4 * n), ordinals = room(im, 2 * n);
    uint8_t *d = im->p + start;
    le(d + 12, text(im, w->dll, strlen(w->dll)), 4);
    le(d + 16, 10, 4); // ordinal base
    le(d + 20, n, 4);
    le(d + 24, n, 4);
    le(d + 28, RVA + functions, 4);
    le(d + 32, RVA + names, 4);
    le(d + 36, RVA + ordinals, 4);
    for (uint32_t i = 0; i < n; i++) {
        const char *name = w->exports[i], *equal = strchr(name, '=');
        le(im->p + names + 4 * i, text(im, name, equal ? (size_t)(equal - name) : strlen(name)), 4);
        le(im->p + ordinals + 2 * i, i, 2);
        le(im->p + functions + 4 * i, equal ? text(im, equal + 1, strlen(equal + 1)) : 0x9000 + 16 * i, 4);
    }
    le(directory, RVA + start, 4);
    le(directory + 4, im->used - start, 4);
}

static uint32_t thunk_table(image *im, const char *const *list, uint32_t n, size_t dll) {
    unsigned size = im->is64 ? 8 : 4;
    uint32_t table = room(im, size * (n + 1));
    for (uint32_t i = 0; i < n; i++) {
        const char *name = list[i] + dll + 1;
        uint64_t v;
        if (*name == '#') {
            v = (uint64_t)strtoul(name + 1, NULL, 10) | 1ull << (size * 8 - 1);
        } else {
            uint32_t at = room(im, 2 + (uint32_t)strlen(name) + 1);
            le(im->p + at, i, 2);
            memcpy(im->p + at + 2, name, strlen(name));
            v = RVA + at;
        }
        le(im->p + table + size * i, v, size);
    }
    return RVA + table;
}

static void imports(image *im, const char *const *list, bool delay, uint8_t *directory) {
    unsigned each = delay ? 32 : 20;
    uint32_t dlls = 0;
    for (uint32_t i = 0; list[i]; i++)
        dlls++;
    uint32_t start = room(im, each * (dlls + 1)), d = start;
    for (uint32_t i = 0; list[i];) {
        size_t dll = (size_t)(strchr(list[i], '!') - list[i]);
        uint32_t n = 0;
        while (list[i + n] && strncmp(list[i + n], list[i], dll + 1) == 0)
            n++;
        uint32_t name = text(im, list[i], dll), table = thunk_table(im, list + i, n, dll);
        if (delay) {
            le(im->p + d, 1, 4);
            le(im->p + d + 4, name, 4);
            le(im->p + d + 12, table, 4);
            le(im->p + d + 16, table, 4);
        } else {
            le(im->p + d, table, 4);
            le(im->p + d + 12, name, 4);
            le(im->p + d + 16, table, 4);
        }
        d += each;
        i += n;
    }
    le(directory, RVA + start, 4);
    le(directory + 4, each * (dlls + 1), 4);
}

static void debug(image *im, const char *pdb, uint8_t *directory) {
    uint32_t start = room(im, 28), size = 24 + (uint32_t)strlen(pdb) + 1, cv = room(im, size);
    memcpy(im->p + cv, "RSDS", 4);
    for (unsigned i = 0; i < 16; i++)
        im->p[cv + 4 + i] = (uint8_t)(i + 1);
    le(im->p + cv + 20, 7, 4);
    memcpy(im->p + cv + 24, pdb, strlen(pdb));
    le(im->p + start + 12, 2, 4);
    le(im->p + start + 16, size, 4);
    le(im->p + start + 20, RVA + cv, 4);
    le(im->p + start + 24, FILE_OFFSET + cv, 4);
    le(directory, RVA + start, 4);
    le(directory + 4, 28, 4);
}

uint8_t *w32t_build_pe(const w32t_pe_want *want, size_t *size) {
    uint8_t *b = calloc(1, FILE_OFFSET + ROOM);
    image im = {b + FILE_OFFSET, 0, want->is64};
    memcpy(b, "MZ", 2);
    le(b + 60, 0x80, 4);
    memcpy(b + 0x80, "PE\0\0", 4);
    le(b + 0x84, want->machine ? want->machine : want->is64 ? 0x8664 : 0x14c, 2);
    le(b + 0x86, 1, 2);
    le(b + 0x88, 0x12345678, 4);
    unsigned optional = want->is64 ? 240 : 224;
    le(b + 0x94, optional, 2);
    le(b + 0x96, want->dll ? 0x2022 : 0x22, 2);
    uint8_t *o = b + 0x98, *directories = o + optional - 128;
    le(o, want->is64 ? 0x20b : 0x10b, 2);
    le(o + 16, 0x1100, 4);
    if (want->is64) {
        le(o + 24, 0x140000000u, 8);
    } else {
        le(o + 28, 0x400000, 4);
    }
    le(o + 56, 0xa000, 4);
    le(o + 60, FILE_OFFSET, 4);
    le(o + 68, 3, 2);
    le(directories - 4, 16, 4);
    room(&im, 16);
    if (want->dll) exports(&im, want, directories);
    if (want->imports) imports(&im, want->imports, false, directories + 8);
    if (want->pdb) debug(&im, want->pdb, directories + 48);
    if (want->delayed) imports(&im, want->delayed, true, directories + 104);
    uint8_t *s = o + optional;
    memcpy(s, ".all", 4);
    le(s + 8, ROOM, 4);
    le(s + 12, RVA, 4);
    le(s + 16, (im.used + 511) & ~511u, 4);
    le(s + 20, FILE_OFFSET, 4);
    *size = FILE_OFFSET + ((im.used + 511) & ~511u);
    return b;
}
