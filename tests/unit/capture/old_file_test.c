// SPDX-License-Identifier: Apache-2.0
// What had the recording's name before: comes back when there is no new one, goes when there is, and is left alone when
// it is no recording.
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <setjmp.h>
#include <cmocka.h>

#include "capture/old_file.h"

#define NAME "old_file_test.etl"

static void put(const char *text, size_t n) {
    FILE *f = fopen(NAME, "wb");
    assert_non_null(f);
    assert_int_equal(fwrite(text, 1, n, f), n);
    fclose(f);
}

static size_t get(char *out, size_t size) {
    FILE *f = fopen(NAME, "rb");
    if (!f) return 0;
    size_t n = fread(out, 1, size, f);
    fclose(f);
    return n;
}

static const char recording[16] = "\0\0\1\0\0\1\0\0\0\1\0\0old"; // a buffer of 64 KiB, 256 bytes of it used

static void comes_back_or_goes(void **state) {
    (void)state;
    w32t_old_file old;
    char now[32];
    put(recording, sizeof recording);
    assert_int_equal(w32t_old_file_keep(&old, NAME, 1, NULL), W32T_OK);
    assert_int_equal(get(now, sizeof now), 0);
    put("new", 3);
    w32t_old_file_restore(&old);
    assert_int_equal(get(now, sizeof now), sizeof recording);
    assert_memory_equal(now, recording, sizeof recording);
    assert_int_equal(w32t_old_file_keep(&old, NAME, 1, NULL), W32T_OK);
    put("new", 3);
    char kept[sizeof old.kept];
    memcpy(kept, old.kept, sizeof kept);
    w32t_old_file_drop(&old);
    w32t_old_file_restore(&old);
    assert_int_equal(get(now, sizeof now), 3);
    assert_null(fopen(kept, "rb"));
    remove(NAME);
}

static void no_recording_is_left_alone(void **state) {
    (void)state;
    w32t_old_file old;
    char now[32];
    static const char *const others[] = {"MZ\x90\0\3\0\0\0\4\0\0\0\xff\xff\0", "int main(void) {",
                                         "ElfFile\0\0\0\0\0\0\0\0", "x\0\0\0\0\0\0\0\0\0\0\0\0\0\0"};
    for (size_t i = 0; i < 4; i++) {
        put(others[i], 15);
        assert_int_equal(w32t_old_file_keep(&old, NAME, 1, NULL), W32T_E_ARGUMENT);
        w32t_old_file_restore(&old);
        assert_int_equal(get(now, sizeof now), 15);
    }
    put("", 0); // made by mktemp
    assert_int_equal(w32t_old_file_keep(&old, NAME, 1, NULL), W32T_OK);
    w32t_old_file_drop(&old);
    remove(NAME);
    assert_int_equal(w32t_old_file_keep(&old, NAME, 1, NULL), W32T_OK); // none there
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(comes_back_or_goes),
                                       cmocka_unit_test(no_recording_is_left_alone)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
