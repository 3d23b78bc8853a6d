// SPDX-License-Identifier: Apache-2.0
// Prints "file:line" of each RVA given on standard input (hexadecimal, one a line), "?" where none is known: for
// lines_against_addr2line.sh.
#include <stdio.h>
#include <stdlib.h>

#include "symbols/image_lines.h"
#include "base/os.h"

int main(int argc, char **argv) {
    uint8_t *bytes;
    size_t size;
    w32t_pe pe;
    if (argc != 2 || w32t_file_load(argv[1], (size_t)1 << 30, &bytes, &size, NULL) ||
        w32t_pe_open(w32t_span_of(bytes, size), false, &pe, NULL))
        return 1;
    w32t_image_lines *l = w32t_image_lines_of(&pe);
    char text[64];
    while (l && fgets(text, sizeof text, stdin)) {
        const char *file;
        uint32_t line;
        if (w32t_image_line_at(l, (uint32_t)strtoul(text, NULL, 16), &file, &line))
            printf("%s:%u\n", file, line);
        else
            printf("?\n");
    }
    w32t_image_lines_free(l);
    free(bytes);
    return l ? 0 : 1;
}
