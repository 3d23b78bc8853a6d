// SPDX-License-Identifier: Apache-2.0
// Seeds for `pe` and `ring_records`: images and records made by the tests' builders. seeds-capture FOLDER
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "build/pe_build.h"
#include "build/ring_build.h"

static void save(const char *folder, const char *name, const void *p, size_t n) {
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *f = fopen(path, "wb");
    if (!f || fwrite(p, 1, n, f) != n || fclose(f)) exit(1);
}

int main(int argc, char **argv) {
    if (argc < 2) return 2;
    static const char *const exports[] = {"Alpha", "Beta=ntdll.RtlBeta", NULL};
    static const char *const imports[] = {"kernel32.dll!CreateFileW", "kernel32.dll!#7", NULL};
    for (int wide = 0; wide < 2; wide++) {
        w32t_pe_want w = {
            .is64 = wide, .dll = "s.dll", .exports = exports, .imports = imports, .delayed = imports, .pdb = "s.pdb"};
        size_t n;
        uint8_t *b = w32t_build_pe(&w, &n);
        save(argv[1], wide ? "pe/image64" : "pe/image32", b, n);
        free(b);
    }
    uint8_t r[512] = {0};
    w32t_rec_thread t = {.rec = {.units = sizeof t / 8, .type = W32T_REC_THREAD}, .pid = 4, .tid = 8};
    w32t_rec_start s = {.rec = {.units = (sizeof s + 56 + 24) / 8, .type = W32T_REC_START, .extra = 7, .function = 1},
                        .call = 1};
    w32t_rec_stop q = {.rec = {.units = sizeof q / 8, .type = W32T_REC_STOP, .function = 1}, .call = 1, .result = 3};
    size_t at = 0;
    memcpy(r, &t, sizeof t);
    at += sizeof t;
    memcpy(r + at, &s, sizeof s);
    at += sizeof s + 56;
    at += w32t_fake_blob(r + at, 0, 0, 4, 0, "a\0b\0", 4, 4);
    memcpy(r + at, &q, sizeof q);
    save(argv[1], "ring_records/call", r, at + sizeof q);
    return 0;
}
