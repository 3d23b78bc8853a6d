// SPDX-License-Identifier: Apache-2.0
// Calls kernel32!MulDiv as fast as it can for SECONDS on one thread, then prints how many calls that were.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <windows.h>

static uint64_t tsc(void) {
    uint32_t low, high;
    __asm__ volatile("rdtsc" : "=a"(low), "=d"(high));
    return (uint64_t)high << 32 | low;
}

int main(int argc, char **argv) {
    double seconds = argc > 1 ? atof(argv[1]) : 1;
    LARGE_INTEGER frequency, from, to;
    QueryPerformanceFrequency(&frequency);
    QueryPerformanceCounter(&from);
    uint64_t begin = tsc(), calls = 0;
    do QueryPerformanceCounter(&to);
    while (to.QuadPart - from.QuadPart < frequency.QuadPart / 20);
    uint64_t end = tsc() + (uint64_t)((double)(tsc() - begin) * 20 * seconds);
    static volatile int sink;
    while (tsc() < end)
        for (int i = 0; i < 100; i++, calls++) sink = MulDiv(i, (int)calls, 7);
    printf("%llu\n", (unsigned long long)calls);
    return 0;
}
