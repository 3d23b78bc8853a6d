// SPDX-License-Identifier: Apache-2.0
// What this machine can gain from two threads at all: each thread takes the next 64 KiB of a file, copies it several
// times into its own buffer and counts record magics. Usage: copy_count FILE THREADS
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int fd;
static atomic_ullong next_chunk, found;

static void *work(void *unused) {
    (void)unused;
    uint8_t *in = malloc(65536), *out = malloc(65536);
    unsigned long long count = 0;
    for (;;) {
        off_t at = (off_t)(atomic_fetch_add(&next_chunk, 1) * 65536);
        ssize_t n = pread(fd, in, 65536, at);
        if (n <= 0) break;
        for (int k = 0; k < 24; k++) { // about the work of formatting
            memcpy(out, in, (size_t)n);
            uint32_t sum = 2166136261u; // a chain of dependent steps: no compiler makes it disappear
            for (ssize_t i = 0; i + 4 <= n; i += 4) {
                uint32_t word;
                memcpy(&word, out + i, 4);
                sum = (sum ^ word) * 16777619u;
                count += word == 0x2A2A;
            }
            in[k] = (uint8_t)sum;
        }
    }
    atomic_fetch_add(&found, count);
    free(in);
    free(out);
    return NULL;
}

int main(int argc, char **argv) {
    if (argc < 3 || (fd = open(argv[1], O_RDONLY)) < 0) return 2;
    int threads = atoi(argv[2]);
    pthread_t id[16];
    for (int i = 1; i < threads && i < 16; i++)
        pthread_create(&id[i], NULL, work, NULL);
    work(NULL);
    for (int i = 1; i < threads && i < 16; i++)
        pthread_join(id[i], NULL);
    printf("%llu\n", (unsigned long long)found);
    return 0;
}
