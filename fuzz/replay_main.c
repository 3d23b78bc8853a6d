// SPDX-License-Identifier: Apache-2.0
// Runs a fuzz target without a fuzzing engine: over the empty input, every file of the folders and files named, and a
// fixed series of small changes of each (flipped bits, extreme numbers, cut ends), so that a plain test run covers more
// than the kept inputs.
#include "base/mem.h"
#include "base/os.h"

#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define CHANGES 200u
#define LARGEST ((size_t)16 << 20)

static size_t runs;

static void run(const uint8_t *p, size_t n) {
    // An exact allocation lets the address sanitizer see reads past the end.
    uint8_t *copy = malloc(n ? n : 1);
    if (!copy) abort();
    if (n) memcpy(copy, p, n);
    LLVMFuzzerTestOneInput(copy, n);
    free(copy);
    runs++;
}

static uint64_t next_random(uint64_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

static void change(uint8_t *p, size_t n, uint64_t r) {
    static const uint8_t extremes[] = {0x00, 0xFF, 0x7F, 0x80, 0x01};
    size_t at = (size_t)(r >> 8) % n;
    switch (r & 3) {
    case 0:
        p[at] ^= (uint8_t)(1u << (r >> 4 & 7));
        break;
    case 1:
        p[at] = extremes[(r >> 4 & 15) % sizeof extremes];
        break;
    case 2:
        for (size_t i = at; i < n && i < at + 4; i++)
            p[i] = extremes[(r >> 4 & 15) % sizeof extremes];
        break;
    default:
        p[at] = (uint8_t)(r >> 40);
        break;
    }
}

static void run_changed(const uint8_t *p, size_t n) {
    run(p, n);
    if (!n || n > 256 * 1024) return; // large inputs would take the time of many small ones
    uint64_t state = 0x9E3779B97F4A7C15u ^ n;
    uint8_t *copy = malloc(n);
    if (!copy) abort();
    for (unsigned i = 0; i < CHANGES; i++) {
        memcpy(copy, p, n);
        for (unsigned k = 0; k <= i % 4; k++)
            change(copy, n, next_random(&state));
        run(copy, i % 5 == 4 ? (size_t)next_random(&state) % n : n);
    }
    free(copy);
}

static bool run_path(const char *path) {
    w32t_path_kind kind = w32t_path_kind_of(path);
    if (kind == W32T_PATH_FOLDER) {
        char **names;
        size_t count;
        if (w32t_folder_list(path, &names, &count, NULL) != W32T_OK) return false;
        bool ok = true;
        for (size_t i = 0; i < count; i++) {
            w32t_buf b = {0};
            w32t_buf_printf(&b, "%s/%s", path, names[i]);
            ok = run_path(w32t_buf_cstr(&b)) && ok;
            w32t_buf_free(&b);
        }
        w32t_names_free(names, count);
        return ok;
    }
    uint8_t *p;
    size_t n;
    if (w32t_file_load(path, LARGEST, &p, &n, NULL) != W32T_OK) {
        fprintf(stderr, "cannot read %s\n", path);
        return false;
    }
    run_changed(p, n);
    free(p);
    return true;
}

int main(int argc, char **argv) {
    bool ok = true;
    run(NULL, 0);
    for (int i = 1; i < argc; i++)
        ok = run_path(argv[i]) && ok;
    printf("%zu inputs\n", runs);
    return ok && runs > 1 ? 0 : 1; // a target without a corpus is a fault, not a success
}
