// SPDX-License-Identifier: Apache-2.0
// How the command's memory is kept. A reader lets go of chunks of 64 KiB and more all the time and asks for new ones;
// the C library would hand each back to the system and fetch it again page by page, which took a quarter of the time
// that an event log takes. The library leaves this to its callers: it is for the whole process.
#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "cli.h"

#ifdef __GLIBC__
#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>

void cli_keep_memory(void) {
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
}

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23 // Linux 5.14; an older one refuses, and pages come one by one
#endif
#define PIECES 3 // what reading a small trace takes, in pieces that malloc does not ask the system for one by one
#define PIECE  ((size_t)96 << 10)
#define PAGE   ((uintptr_t)4096)

void cli_ready_memory(void) {
    char *pieces[PIECES];
    for (size_t i = 0; i < PIECES; i++) {
        char *p = pieces[i] = malloc(PIECE);
        uintptr_t from = ((uintptr_t)p + PAGE - 1) / PAGE * PAGE, to = ((uintptr_t)p + PIECE + PAGE - 1) / PAGE * PAGE;
        if (p) madvise((void *)from, to - from, MADV_POPULATE_WRITE);
    }
    for (size_t i = 0; i < PIECES; i++)
        free(pieces[i]);
}
#else
void cli_keep_memory(void) {}
void cli_ready_memory(void) {}
#endif
