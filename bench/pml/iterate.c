// SPDX-License-Identifier: Apache-2.0
// iterate FILE N: opens a trace, reads its events to the end, N times; prints milliseconds to open and events a second, each run.
#include <win32trace/win32trace.h>

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now(void) {
    struct timespec t;
    timespec_get(&t, TIME_UTC);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

int main(int argc, char **argv) {
    int runs = argc > 2 ? atoi(argv[2]) : 1;
    for (int k = 0; k < runs && argc > 1; k++) {
        double start = now();
        w32t_trace *trace = w32t_trace_new(NULL);
        w32t_error error = {0};
        if (w32t_trace_add(trace, argv[1], &error) != W32T_OK) {
            fprintf(stderr, "%s\n", error.text);
            return 4;
        }
        double opened = now();
        uint64_t events = 0, sum = 0;
        for (w32t_event *e; (e = w32t_trace_next(trace)) != NULL; events++)
            sum += (uint64_t)e->time + e->pid;
        double end = now();
        printf("%.3f %.0f %llu %llx\n", (opened - start) * 1e3, (double)events / (end - opened), (unsigned long long)events,
               (unsigned long long)sum);
        w32t_trace_free(trace);
    }
    return 0;
}
