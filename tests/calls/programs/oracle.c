// SPDX-License-Identifier: Apache-2.0
// Calls noted(i) for i = 1, 2, … on several threads and, after each return, writes i into its own file mapping: the
// truth for kill tests. oracle.exe FILE THREADS CALLS; FILE holds one 64-bit number a thread.
#include <stdint.h>
#include <stdlib.h>
#include <windows.h>

__declspec(dllimport) DWORD noted(uint64_t number, uint64_t thread);

static volatile uint64_t *notes;
static uint64_t calls;

static DWORD WINAPI worker(void *context) {
    uint64_t me = (uint64_t)(uintptr_t)context;
    for (uint64_t i = 1; i <= calls; i++) {
        noted(i, me);
        notes[me] = i;
    }
    return 0;
}

int main(int argc, char **argv) {
    if (argc < 4) return 1;
    int threads = atoi(argv[2]);
    calls = strtoull(argv[3], NULL, 10);
    HANDLE file = CreateFileA(argv[1], GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ, NULL, CREATE_ALWAYS, 0, NULL);
    HANDLE section = CreateFileMappingA(file, NULL, PAGE_READWRITE, 0, 4096, NULL);
    notes = MapViewOfFile(section, FILE_MAP_WRITE, 0, 0, 4096);
    if (!notes) return 2;
    HANDLE handle[16];
    for (int i = 0; i < threads && i < 16; i++)
        handle[i] = CreateThread(NULL, 0, worker, (void *)(uintptr_t)i, 0, NULL);
    WaitForMultipleObjects((DWORD)threads, handle, TRUE, INFINITE);
    return 0;
}
