// SPDX-License-Identifier: Apache-2.0
// A stand-in for the agent: makes ring files and puts records into them, for tests and benchmarks of the collector.
#ifndef W32T_TESTS_BUILD_RING_H
#define W32T_TESTS_BUILD_RING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "wire/wire_call.h"
#include "wire/wire_ring.h"

typedef struct w32t_fake_agent {
    uint8_t *map;
    size_t size;
    int fd;
    w32t_ring_file *file;
} w32t_fake_agent;

bool w32t_fake_agent_open(w32t_fake_agent *a, const char *path, uint32_t pid, uint32_t rings, uint32_t ring_bytes,
                          uint64_t ticks);
void w32t_fake_agent_close(w32t_fake_agent *a);
w32t_ring *w32t_fake_ring(w32t_fake_agent *a, uint32_t index);
// Publishes a record (its size is set); false when the ring is full.
bool w32t_fake_put(w32t_fake_agent *a, uint32_t index, const void *record, size_t size);

void w32t_fake_thread(w32t_fake_agent *a, uint32_t index, uint32_t tid, uint64_t ticks);
// words: argument words of 8 bytes; blobs: ready-made bytes.
bool w32t_fake_start(w32t_fake_agent *a, uint32_t index, uint32_t function, uint64_t call, uint64_t ticks,
                     const uint64_t *words, unsigned count, const void *blobs, size_t blob_bytes);
bool w32t_fake_stop(w32t_fake_agent *a, uint32_t index, uint32_t function, uint64_t call, uint64_t ticks,
                    uint64_t result, uint32_t error, const void *blobs, size_t blob_bytes);
// Appends a blob at out (room for 16 + n + 7), returns its size.
size_t w32t_fake_blob(uint8_t *out, uint8_t arg, uint8_t rule, uint8_t op, uint8_t status, const void *bytes,
                      uint32_t n, uint64_t full);

#endif
