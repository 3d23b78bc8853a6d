// SPDX-License-Identifier: Apache-2.0
// Instances over time: pids used again, ends that come before their starts in the file, events before a process's start
// event, threads, drive letters, modules loaded one after another at one base.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include "state/machine.h"

#define S 1000000000LL

static void pids(void **state) {
    (void)state;
    machine *m = w32t_machine_new(0, NULL);
    w32t_process one = {.start = W32T_NO_TIME, .image = "one.exe"}, two = {.start = W32T_NO_TIME, .image = "two.exe"};
    w32t_process_ended(m, 7, 20 * S, &one); // per-processor buffers: the end can stand first
    w32t_process_started(m, 7, 10 * S, false, &one);
    w32t_process_started(m, 7, 30 * S, false, &two);
    w32t_process_started(m, 9, 1 * S, true, &one); // there when the recording began
    assert_string_equal(w32t_machine_process(m, 7, 15 * S)->pub.image, "one.exe");
    assert_int_equal(w32t_machine_process(m, 7, 15 * S)->pub.end, 20 * S);
    assert_string_equal(w32t_machine_process(m, 7, 31 * S)->pub.image, "two.exe");
    // Written by the new process just before its start event, not by the old one, which was gone.
    assert_string_equal(w32t_machine_process(m, 7, 30 * S - 1000)->pub.image, "two.exe");
    assert_string_equal(w32t_machine_process(m, 7, 21 * S)->pub.image, "one.exe");
    assert_string_equal(w32t_machine_process(m, 9, 0)->pub.image, "one.exe");
    assert_null(w32t_machine_process(m, 8, 15 * S));
    w32t_process_started(m, 7, 40 * S, true, &two); // the rundown at the end names the same one
    assert_ptr_equal(w32t_machine_process(m, 7, 31 * S), w32t_machine_process(m, 7, 41 * S));
    w32t_machine_free(m);
}

static void threads(void **state) {
    (void)state;
    machine *m = w32t_machine_new(0, NULL);
    w32t_thread_started(m, 100, 7, 10 * S, false);
    w32t_thread_ended(m, 100, 7, 20 * S);
    w32t_thread_started(m, 100, 8, 30 * S, false);
    w32t_thread_started(m, 200, 9, 5 * S, true);
    assert_int_equal(w32t_machine_thread(m, 100, 15 * S)->pid, 7);
    assert_int_equal(w32t_machine_thread(m, 100, 35 * S)->pid, 8);
    assert_int_equal(w32t_machine_thread(m, 200, 1 * S)->pid, 9);
    assert_null(w32t_machine_thread(m, 300, 1 * S));
    w32t_machine_free(m);
}

static void paths(void **state) {
    (void)state;
    machine *m = w32t_machine_new(0, NULL);
    w32t_drive_seen(m, "\\Device\\HarddiskVolume1", "C:");
    w32t_drive_seen(m, "\\Device\\HarddiskVolume12\\", "D:\\");
    assert_string_equal(w32t_machine_path(m, "\\Device\\HarddiskVolume1\\a.txt"), "C:\\a.txt");
    assert_string_equal(w32t_machine_path(m, "\\Device\\HarddiskVolume12\\a.txt"), "D:\\a.txt");
    assert_string_equal(w32t_machine_path(m, "\\Device\\HarddiskVolume13\\a.txt"), "\\Device\\HarddiskVolume13\\a.txt");
    w32t_machine_free(m);
}

static void modules(void **state) {
    (void)state;
    machine *m = w32t_machine_new(0, NULL);
    w32t_process what = {.start = W32T_NO_TIME, .image = "p.exe"};
    w32t_process_started(m, 7, 1 * S, false, &what);
    w32t_image_seen(m, 7, 2 * S, true, false, 0x10000, 0x1000, "C:\\a.dll");
    w32t_image_seen(m, 7, 3 * S, false, false, 0x10000, 0x1000, "C:\\a.dll");
    w32t_image_seen(m, 7, 4 * S, true, false, 0x10000, 0x2000, "C:\\b.dll");
    const w32t_modules *list = w32t_machine_process(m, 7, 5 * S)->pub.modules;
    assert_string_equal(w32t_module_find(list, 0x10010, 2 * S + 1)->name, "a.dll");
    assert_string_equal(w32t_module_find(list, 0x10010, 5 * S)->name, "b.dll");
    assert_null(w32t_module_find(list, 0x12000, 5 * S));
    w32t_machine_free(m);
}

// As many names as come, the machine keeps what it may and counts the rest; names that are there stay.
static void memory_is_bounded(void **state) {
    (void)state;
    machine *m = w32t_machine_new(0, NULL);
    char path[64];
    const uint64_t many = 1000000;
    for (uint64_t i = 0; i < many; i++) {
        snprintf(path, sizeof path, "\\Device\\HarddiskVolume1\\folder\\file%llu", (unsigned long long)i);
        w32t_machine_put(m, &m->files, i + 1, path);
    }
    assert_true(m->budget->dropped[0] > 0);
    assert_true(m->budget->bytes <= W32T_MACHINE_MOST);
    assert_true(m->files.count + m->budget->dropped[0] >= many);
    assert_true(m->files.count > many / 4);
    assert_string_equal(w32t_table_get(&m->files, 1), "\\Device\\HarddiskVolume1\\folder\\file0");
    // Nothing else finds room either, and nothing breaks by it.
    w32t_process what = {.start = W32T_NO_TIME, .image = "p.exe"};
    for (unsigned i = 0; i < 100; i++) {
        w32t_process_started(m, 4 * i, S, false, &what);
        w32t_thread_started(m, 4 * i, 4 * i, S, false);
        w32t_image_seen(m, 4 * i, S, true, false, 0x10000, 0x1000, "C:\\a.dll");
    }
    assert_true(m->budget->bytes <= W32T_MACHINE_MOST);
    // The same name again costs nothing.
    size_t before = m->budget->bytes;
    for (unsigned i = 0; i < 1000; i++)
        w32t_machine_put(m, &m->files, 1, "\\Device\\HarddiskVolume1\\folder\\file0");
    assert_int_equal(m->budget->bytes, before);
    w32t_machine_free(m);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(pids), cmocka_unit_test(threads), cmocka_unit_test(paths),
                                       cmocka_unit_test(modules), cmocka_unit_test(memory_is_bounded)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
