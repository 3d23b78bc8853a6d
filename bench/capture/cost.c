// SPDX-License-Identifier: Apache-2.0
// Times calls of cheap.dll: through the import table (hooked when traced) and by raw address, together with rdtsc itself.
// cost.exe CALLS [THREADS] [RING] prints nanoseconds: rdtsc, raw, imported, the first pass over the ring (fresh), the same two of
// strings, 16 frames deep, kernel32!GetTickCount, and per call with THREADS.
// Each thread goes once round its ring of RING bytes (the shipped 2 MiB) before it is timed, and rests before each loop, so that
// the collector has emptied the ring: its pages are there then and it has room. What the pages cost is `fresh`.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <windows.h>

typedef DWORD (*cheap_function)(DWORD);
typedef DWORD (*strings_function)(const WCHAR *, const WCHAR *);
__declspec(dllimport) DWORD cheap(DWORD a);
__declspec(dllimport) DWORD two_strings(const WCHAR *a, const WCHAR *b);
__declspec(dllimport) cheap_function raw_cheap(void);
__declspec(dllimport) strings_function raw_two_strings(void);

static uint64_t tsc(void) {
    uint32_t low, high;
    __asm__ volatile("rdtsc" : "=a"(low), "=d"(high));
    return (uint64_t)high << 32 | low;
}
static double ns_per_tick, calls;
static int ring_bytes = 0x200000;
enum { LEAST_BYTES = 80 /* a call in the ring: a Start with one word, a Stop */, REST_MS = 150 /* the collector looks every 40 */ };
static const WCHAR *const one = L"C:\\Windows\\System32\\drivers\\etc", *const two = L"Software\\Microsoft\\Windows NT";

static double per_call(uint64_t ticks, double count) {
    return (double)ticks * ns_per_tick / count;
}
static double time_cheap(cheap_function f, int count) {
    volatile DWORD sink __attribute__((unused)); // each thread's own: a shared one would be what is timed
    uint64_t begin = tsc();
    for (int i = 0; i < count; i++) sink = f((DWORD)i);
    return per_call(tsc() - begin, count);
}
static double time_strings(strings_function f, int count) {
    volatile DWORD sink __attribute__((unused));
    uint64_t begin = tsc();
    for (int i = 0; i < count; i++) sink = f(one, two);
    return per_call(tsc() - begin, count);
}
// Behind so many frames more.
static __attribute__((noinline)) double time_deep(int frames, int count) {
    volatile double t = frames ? time_deep(frames - 1, count) : time_cheap(cheap, count);
    return t; // not a tail call: each has its frame
}
// Once round the ring and a little; gives what a call costs on the first three quarters, where it need not wait for room.
static double warm(void) {
    int round = ring_bytes / LEAST_BYTES;
    double fresh = time_cheap(cheap, round * 3 / 4);
    Sleep(REST_MS);
    time_cheap(cheap, round / 2);
    Sleep(REST_MS);
    return fresh;
}
// A call that Wine's +relay sees: it leaves calls of DLLs that are not its own alone.
static double time_tick(int count) {
    volatile DWORD sink __attribute__((unused));
    uint64_t begin = tsc();
    for (int i = 0; i < count; i++) sink = GetTickCount();
    return per_call(tsc() - begin, count);
}
static volatile LONG waiting; // for the others to have their rings: making one disturbs whoever is being timed
static DWORD WINAPI worker(void *context) {
    warm();
    InterlockedDecrement(&waiting);
    while (waiting > 0) YieldProcessor();
    // The middle one of nine parts: with as many threads as processors there is always somebody else who wants one for a while.
    double part[9];
    for (int i = 0; i < 9; i++) {
        double t = time_cheap(cheap, (int)calls / 9);
        int at = i;
        for (; at > 0 && part[at - 1] > t; at--) part[at] = part[at - 1];
        part[at] = t;
    }
    *(double *)context = part[4];
    return 0;
}

// The slowest of so many threads.
static void print_threads(int threads) {
    double each[16] = {0}, worst = 0;
    HANDLE handle[16];
    threads = threads < 16 ? threads : 16;
    waiting = threads;
    for (int i = 0; i < threads; i++) handle[i] = CreateThread(NULL, 0, worker, &each[i], 0, NULL);
    for (int i = 0; i < threads; i++) {
        WaitForSingleObject(handle[i], INFINITE);
        worst = each[i] > worst ? each[i] : worst;
    }
    printf(" threads%d %.1f", threads, worst);
}

int main(int argc, char **argv) {
    LARGE_INTEGER frequency, from, to;
    calls = argc > 1 ? atof(argv[1]) : 100000;
    int threads = argc > 2 ? atoi(argv[2]) : 0;
    if (argc > 3) ring_bytes = atoi(argv[3]);
    QueryPerformanceFrequency(&frequency);
    QueryPerformanceCounter(&from);
    uint64_t begin = tsc();
    do QueryPerformanceCounter(&to);
    while (to.QuadPart - from.QuadPart < frequency.QuadPart / 20);
    ns_per_tick = (double)(to.QuadPart - from.QuadPart) * 1e9 / (double)frequency.QuadPart / (double)(tsc() - begin);
    int n = (int)calls;
    volatile DWORD sink __attribute__((unused));
    begin = tsc();
    for (int i = 0; i < n; i++) sink = (DWORD)tsc();
    double rdtsc = per_call(tsc() - begin, n);
    double fresh = warm();
    double raw = time_cheap(raw_cheap(), n), imported = time_cheap(cheap, n);
    Sleep(REST_MS);
    double raw_text = time_strings(raw_two_strings(), n / 2), text = time_strings(two_strings, n / 2);
    Sleep(REST_MS);
    double deep = time_deep(16, n / 2);
    Sleep(REST_MS);
    double tick = time_tick(n);
    printf("rdtsc %.1f raw %.1f imported %.1f fresh %.1f raw_strings %.1f strings %.1f deep %.1f tick %.1f", rdtsc, raw, imported,
           fresh, raw_text, text, deep, tick);
    if (threads > 1) print_threads(1); // measured in the same way
    if (threads) print_threads(threads);
    printf("\n");
    return 0;
}
