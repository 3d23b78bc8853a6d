// SPDX-License-Identifier: Apache-2.0
// flood.exe CALLS [THREADS]: that many calls as fast as they go; by each of so many threads, one after the other.
#include <stdint.h>
#include <stdlib.h>
#include <windows.h>

__declspec(dllimport) DWORD noted(uint64_t number, uint64_t thread);

static uint64_t calls = 1000;

static DWORD WINAPI flood(void *unused) {
    (void)unused;
    for (uint64_t i = 1; i <= calls; i++)
        if (noted(i, 0) != (DWORD)(i * 3)) return 1;
    return 26;
}

int main(int argc, char **argv) {
    if (argc > 1) calls = strtoull(argv[1], NULL, 10);
    int threads = argc > 2 ? atoi(argv[2]) : 0;
    DWORD status = 26;
    if (!threads) return (int)flood(NULL);
    for (int i = 0; i < threads && status == 26; i++) {
        HANDLE thread = CreateThread(NULL, 0, flood, NULL, 0, NULL);
        if (!thread || WaitForSingleObject(thread, INFINITE) || !GetExitCodeThread(thread, &status)) return 2;
        CloseHandle(thread);
        Sleep(500); // until its records have been taken: the next one gets its ring
    }
    return (int)status;
}
