// SPDX-License-Identifier: Apache-2.0
// Process Monitor's texts of times: twelve-hour clocks, no leading zeros but where it has them, the same whatever time
// was printed before.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "decode/pml_out.h"

#define SECOND 10000000u
#define DAY    (86400ull * SECOND)

// 2020-07-12 was 153,229 days behind 1601-01-01 (134,774 to 1970, 18,455 from there).
static const struct {
    uint64_t time;
    const char *date, *clock;
} times[] = {
    {0, "1/1/1601 12:00:00 AM", "12:00:00.0000000 AM"},
    {153229 * DAY, "7/12/2020 12:00:00 AM", "12:00:00.0000000 AM"},
    {153229 * DAY + 1, "7/12/2020 12:00:00 AM", "12:00:00.0000001 AM"},
    {153229 * DAY + (12 * 3600 + 61ull) * SECOND + 1234567, "7/12/2020 12:01:01 PM", "12:01:01.1234567 PM"},
    {153229 * DAY + 13 * 3600ull * SECOND - 1, "7/12/2020 12:59:59 PM", "12:59:59.9999999 PM"},
    {153229 * DAY + 13 * 3600ull * SECOND, "7/12/2020 1:00:00 PM", "1:00:00.0000000 PM"},
    {153230 * DAY - 1, "7/12/2020 11:59:59 PM", "11:59:59.9999999 PM"},
    {UINT64_MAX, "5/28/60056 5:36:10 AM", "5:36:10.9551615 AM"},
};

static void check(size_t i) {
    w32t_buf b = {0};
    w32t_pml_date_text(&b, times[i].time, 0);
    assert_string_equal(w32t_buf_cstr(&b), times[i].date);
    b.n = 0;
    w32t_pml_clock_text(&b, times[i].time, 0);
    assert_string_equal(w32t_buf_cstr(&b), times[i].clock);
    w32t_buf_free(&b);
}

static void each_behind_each(void **state) {
    (void)state;
    size_t n = sizeof times / sizeof *times;
    for (size_t i = 0; i < n; i++)
        for (size_t k = 0; k < n; k++) {
            check(i);
            check(k);
        }
}

static void relative(void **state) {
    (void)state;
    w32t_buf b = {0};
    w32t_pml_relative_text(&b, (3661ull * SECOND) + 7);
    assert_string_equal(w32t_buf_cstr(&b), "01:01:01.0000007");
    b.n = 0;
    w32t_pml_relative_text(&b, (470ull * 3600 + 1312) * SECOND); // merged logs: weeks
    assert_string_equal(w32t_buf_cstr(&b), "470:21:52.0000000");
    b.n = 0;
    w32t_pml_seconds_text(&b, 12ull * SECOND + 3450000);
    assert_string_equal(w32t_buf_cstr(&b), "12.3450000");
    w32t_buf_free(&b);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(each_behind_each), cmocka_unit_test(relative)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
