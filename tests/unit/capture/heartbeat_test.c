// SPDX-License-Identifier: Apache-2.0
// The heart beats by itself, is heard in the control block, and beats no more once it was stopped.
#define _POSIX_C_SOURCE 200809L
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "capture/heartbeat.h"
#include "wire/wire_control.h"

static char path[] = "/tmp/w32t-heart.XXXXXX";

static uint32_t heard(w32t_shared *control) {
    uint32_t beats = 0;
    assert_true(w32t_shared_read(control, offsetof(w32t_control, heartbeat), &beats, sizeof beats));
    return beats;
}

static void beats_until_stopped(void **state) {
    (void)state;
    w32t_shared control;
    assert_int_equal(w32t_shared_create(&control, path, W32T_CONTROL_BYTES, NULL), W32T_OK);
    w32t_heart heart;
    w32t_heart_start(&heart, &control);
    while (heard(&control) < 3)
        w32t_sleep_us(1000);
    w32t_heart_stop(&heart);
    uint32_t last = heard(&control);
    w32t_sleep_us(200000);
    assert_int_equal(heard(&control), last);
    w32t_heart_stop(&heart); // again: nothing
    w32t_shared_close(&control);
}

static void a_bell_stays_rung(void **state) {
    (void)state;
    w32t_bell bell;
    w32t_bell_open(&bell);
    assert_false(w32t_bell_wait(&bell, 1));
    w32t_bell_ring(&bell);
    assert_true(w32t_bell_wait(&bell, 60000));
    assert_true(w32t_bell_wait(&bell, 60000));
    w32t_bell_close(&bell);
    assert_false(w32t_bell_wait(&bell, 1)); // closed: a sleep
}

int main(void) {
    int fd = mkstemp(path);
    if (fd < 0) return 1;
    close(fd);
    const struct CMUnitTest tests[] = {cmocka_unit_test(beats_until_stopped), cmocka_unit_test(a_bell_stays_rung)};
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    unlink(path);
    return failed;
}
