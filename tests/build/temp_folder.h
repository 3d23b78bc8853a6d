// SPDX-License-Identifier: Apache-2.0
// A folder of a test program's own: made and removed by cmocka's group set-up and tear-down, with files saved in it by name.
// Include it behind cmocka.h.
#ifndef W32T_TESTS_TEMP_FOLDER_H
#define W32T_TESTS_TEMP_FOLDER_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char folder[64];

static inline int make_folder(void **state) {
    (void)state;
    strcpy(folder, "/tmp/w32t-test-XXXXXX");
    return mkdtemp(folder) ? 0 : 1;
}

static inline int remove_folder(void **state) {
    (void)state;
    char command[128];
    snprintf(command, sizeof command, "rm -rf %s", folder);
    return system(command);
}

// Good until the fourth call after it.
static inline const char *path_of(const char *name) {
    static char text[4][1024];
    static unsigned next;
    char *out = text[next++ & 3];
    snprintf(out, sizeof text[0], "%s/%s", folder, name);
    return out;
}

static inline void save_file(const char *name, const void *p, size_t n) {
    FILE *f = fopen(path_of(name), "wb");
    assert_non_null(f);
    assert_int_equal(fwrite(p, 1, n, f), n);
    fclose(f);
}

#endif
