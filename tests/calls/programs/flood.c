// SPDX-License-Identifier: Apache-2.0
// flood.exe CALLS: that many calls as fast as they go.
#include <stdint.h>
#include <stdlib.h>
#include <windows.h>

__declspec(dllimport) DWORD noted(uint64_t number, uint64_t thread);

int main(int argc, char **argv) {
    uint64_t calls = argc > 1 ? strtoull(argv[1], NULL, 10) : 1000;
    for (uint64_t i = 1; i <= calls; i++)
        if (noted(i, 0) != (DWORD)(i * 3)) return 1;
    return 26;
}
