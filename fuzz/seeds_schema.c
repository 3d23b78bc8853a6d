// SPDX-License-Identifier: Apache-2.0
// Writes the kept inputs of the schema fuzzers that are not text: `seeds-schema fuzz/corpus`.
#include "build/wevt_build.h"

#include <stdio.h>
#include <stdlib.h>

static const w32t_guid guid = {0x01020304, 0x0506, 0x0708, {9, 10, 11, 12, 13, 14, 15, 16}};
static const wevt_item items[] = {
    {"Count", 6, 0, 0, 1, 2, 0, 0}, {"Rows", 0, 0, 1 | 4, 0, 0, 3, 2}, {"Name", 1, 1, 0, 1, 0, 0, 0},
    {"Id", 8, 20, 0, 1, 4, 0, 0},   {"Bytes", 14, 15, 2, 1, 0, 0, 0},
};

static void save(const char *folder, const char *name, const w32t_buf *b) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *f = fopen(path, "wb");
    if (!f || fwrite(b->p, 1, b->n, f) != b->n || fclose(f)) {
        perror(path);
        exit(1);
    }
}

static void piece(w32t_buf *b, unsigned kind, const void *p, size_t n) {
    uint8_t head[3] = {(uint8_t)n, (uint8_t)(n >> 8), (uint8_t)kind};
    w32t_buf_put(b, head, 3);
    w32t_buf_put(b, p, n);
}

int main(int argc, char **argv) {
    const char *folder = argc > 1 ? argv[1] : "fuzz/corpus";
    w32t_buf b = {0}, info = {0}, text = {0};
    wevt_build(&b, &guid, 9, 1, items, 5);
    save(folder, "wevt_template/one", &b);
    w32t_buf_char(&b, 0); // odd length: with message texts
    save(folder, "wevt_template/texts", &b);
    b.n = 0;
    tdh_build(&info, &guid, 9, 1, items, 5, 3);
    piece(&b, 0, info.p, info.n);
    w32t_buf_lit(&text, "\1\1\0\x5B\1\0\0\0<instrumentationManifest><provider name='P' "
                        "guid='{01020304-0506-0708-090a-0b0c0d0e0f10}'><events><event "
                        "value='1'/></events></provider></instrumentationManifest>");
    piece(&b, 1, text.p, text.n);
    save(folder, "tdh_info/both", &b);
    w32t_buf_free(&b);
    w32t_buf_free(&info);
    w32t_buf_free(&text);
    return 0;
}
