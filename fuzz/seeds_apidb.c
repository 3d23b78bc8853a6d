// SPDX-License-Identifier: Apache-2.0
// Writes the kept inputs of fuzz_winmd: `seeds-apidb fuzz/corpus`.
#include "build/winmd_made.h"

#include <stdio.h>
#include <stdlib.h>

static int put(const char *folder, const char *name, uint8_t *bytes, size_t size) {
    char path[4096];
    snprintf(path, sizeof path, "%s/winmd/%s", folder, name);
    FILE *f = fopen(path, "wb");
    int ok = f && fwrite(bytes, 1, size, f) == size;
    if (f && fclose(f) != 0) ok = 0;
    free(bytes);
    return ok;
}

int main(int argc, char **argv) {
    size_t size;
    if (argc != 2) return 2;
    uint8_t *bytes = w32t_made_winmd(false, false, &size);
    int ok = put(argv[1], "made.winmd", bytes, size);
    bytes = w32t_made_winmd(true, true, &size);
    ok &= put(argv[1], "wide.winmd", bytes, size);
    bytes = w32t_made_second_winmd(&size);
    ok &= put(argv[1], "second.winmd", bytes, size);
    return ok ? 0 : 1;
}
