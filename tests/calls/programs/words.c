// SPDX-License-Identifier: Apache-2.0
// Crashes whose explanation is in words: one says what is wrong and aborts, one passes a number as a text.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv) {
    volatile unsigned long long number = 0x1234;
    if (argc > 1 && strcmp(argv[1], "abort") == 0) {
        if (fopen("data.bin", "rb")) return 1;
        fputs("cannot load data.bin\n", stderr);
        abort();
    }
    printf("%s\n", (const char *)number);
    return 0;
}
