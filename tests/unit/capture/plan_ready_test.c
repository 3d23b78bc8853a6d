// SPDX-License-Identifier: Apache-2.0
// A ready plan stands for a compiled one only where nothing is asked that would make a compiled one another.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <win32trace/capture.h>

#include "capture/plan_ready.h"

static const char plan64[8], plan32[16];

static void of_both_word_sizes(void **state) {
    (void)state;
    w32t_plan_options nothing = {0};
    assert_null(w32t_plan_ready(&nothing, 8).p); // none was given yet
    w32t_capture_ready_plans(plan64, sizeof plan64, plan32, sizeof plan32);
    assert_ptr_equal(w32t_plan_ready(&nothing, 8).p, plan64);
    assert_int_equal(w32t_plan_ready(&nothing, 8).n, sizeof plan64);
    assert_ptr_equal(w32t_plan_ready(&nothing, 4).p, plan32);
}

static w32t_status no_residue(const struct w32t_query *query, const char *module, const char *function, uint64_t groups,
                              struct w32t_arena *arena, struct w32t_condition **out, w32t_error *error) {
    (void)query, (void)module, (void)function, (void)groups, (void)arena, (void)out, (void)error;
    return W32T_OK;
}

static void not_when_something_is_asked(void **state) {
    (void)state;
    const struct w32t_query *query = (const void *)plan64;
    const w32t_apidb *db = w32t_apidb_builtin(); // even that one, when it was given
    const w32t_plan_options asked[] = {{.trace = "%file"}, {.string_units = 1}, {.buffer_bytes = 1},
                                       {.call_bytes = 1},  {.internal = true},  {.db = db},
                                       {.query = query},   {.start_at = query}, {.stop_at = query},
                                       {.most_a_site = 1}, {.most_a_second = 1}};
    w32t_capture_ready_plans(plan64, sizeof plan64, plan32, sizeof plan32);
    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++)
        assert_null(w32t_plan_ready(&asked[i], 8).p);
    w32t_plan_options how = {.residue = no_residue}; // asks nothing by itself
    assert_ptr_equal(w32t_plan_ready(&how, 8).p, plan64);
    // an option added to the plan's has to be asked about, and added above
    assert_int_equal(sizeof(w32t_plan_options), 6 * sizeof(void *) + 6 * sizeof(uint32_t));
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(of_both_word_sizes),
                                       cmocka_unit_test(not_when_something_is_asked)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
