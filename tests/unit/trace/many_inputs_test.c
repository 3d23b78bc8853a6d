// SPDX-License-Identifier: Apache-2.0
// Merging many logs takes memory by the log as little as can be: a part of a chunk of an event log, a window of a
// Process Monitor log. A process of its own reads them, and its peak is what counts.
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "build/evtx_build.h"
#include "build/pml_build.h"
#include "build/temp_folder.h"
#include <win32trace/win32trace.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__)
#define MEASURED 0 // its own memory is larger than what is looked for
#else
#define MEASURED 1
#endif

// The same log under many names.
static void save(const char *kind, const void *p, size_t n, unsigned names) {
    char first[128], other[128];
    snprintf(first, sizeof first, "%s/0.%s", folder, kind);
    FILE *f = fopen(first, "wb");
    assert_non_null(f);
    assert_int_equal(fwrite(p, 1, n, f), n);
    fclose(f);
    for (unsigned i = 1; i < names; i++) {
        snprintf(other, sizeof other, "%s/%u.%s", folder, i, kind);
        assert_int_equal(symlink(first, other), 0);
    }
}

// Reads all of them in a process of its own; 0 when as many events came, in time order, as there are. *mib: its peak.
static int merge(const char *kind, unsigned names, uint64_t events, uint64_t *mib) {
    pid_t child = fork();
    if (child == 0) {
        w32t_trace *t = w32t_trace_new(NULL);
        for (unsigned i = 0; i < names; i++) {
            char path[128];
            snprintf(path, sizeof path, "%s/%u.%s", folder, i, kind);
            if (w32t_trace_add(t, path, NULL) != W32T_OK) _exit(2);
        }
        uint64_t n = 0;
        int64_t last = INT64_MIN;
        for (w32t_event *e; (e = w32t_trace_next(t)) != NULL; n++) {
            if (e->time < last) _exit(3);
            last = e->time;
        }
        _exit(n == events ? 0 : 4);
    }
    struct rusage usage;
    int status;
    assert_int_equal(wait4(child, &status, 0, &usage), child);
    *mib = (uint64_t)usage.ru_maxrss / 1024;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 99;
}

#define LOGS   300u
#define CHUNKS 5u

static void many_event_logs(void **state) {
    (void)state;
    w32t_eb b;
    w32t_eb_start(&b);
    uint64_t records = 0;
    for (unsigned chunk = 1; chunk <= CHUNKS; chunk++) {
        for (unsigned i = 0; i < 400; i++, records++) {
            w32t_eb_begin(&b, records + 1, 133485408000000000u + records * 10000);
            w32t_eb_fragment(&b);
            w32t_eb_open(&b, "Event", 0xFFFF, false);
            w32t_eb_empty(&b);
            w32t_eb_u8(&b, 0);
            w32t_eb_end(&b);
        }
        w32t_eb_end_chunk(&b);
    }
    w32t_eb_finish(&b, 0, 0);
    save("evtx", b.file, b.size, LOGS);
    w32t_eb_free(&b);
    uint64_t mib;
    assert_int_equal(merge("evtx", LOGS, records * LOGS, &mib), 0);
    // A chunk of 64 KiB and a few events each; four chunks with all their events took a gigabyte.
    if (MEASURED) assert_in_range(mib, 1, 192);
}

#define CAPTURES 50u

static void many_captures(void **state) {
    (void)state;
    static uint8_t detail[60000]; // 200 events of this are 12 MB
    pml_build b;
    pml_build_start(&b, 8);
    for (unsigned i = 0; i < 200; i++)
        pml_build_event_add(&b, &(pml_build_event){.class_ = 3,
                                                   .tid = 7,
                                                   .time = 133485408000000000u + i * 10000,
                                                   .detail = detail,
                                                   .detail_size = sizeof detail});
    pml_build_finish(&b);
    save("pml", b.bytes, b.size, CAPTURES);
    pml_build_free(&b);
    uint64_t mib;
    assert_int_equal(merge("pml", CAPTURES, 200 * CAPTURES, &mib), 0);
    if (MEASURED) assert_in_range(mib, 1, 256); // all of them mapped would be 600
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(many_event_logs),
        cmocka_unit_test(many_captures),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
