// SPDX-License-Identifier: Apache-2.0
// See ring_build.h.
#define _POSIX_C_SOURCE   200809L
#define _FILE_OFFSET_BITS 64
#include "build/ring_build.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

bool w32t_fake_agent_open(w32t_fake_agent *a, const char *path, uint32_t pid, uint32_t rings, uint32_t ring_bytes,
                          uint64_t ticks) {
    uint64_t stride = (uint64_t)W32T_RING_DATA + ring_bytes;
    a->size = W32T_RING_FIRST + rings * stride;
    a->fd = open(path, O_RDWR | O_CREAT | O_TRUNC, 0600);
    if (a->fd < 0 || ftruncate(a->fd, (off_t)a->size) < 0) return false;
    a->map = mmap(NULL, a->size, PROT_READ | PROT_WRITE, MAP_SHARED, a->fd, 0);
    if (a->map == MAP_FAILED) return false;
    a->file = (w32t_ring_file *)(void *)a->map;
    w32t_ring_file h = {.magic = W32T_RING_MAGIC,
                        .version = W32T_RING_VERSION,
                        .word_size = 8,
                        .pid = pid,
                        .clock = W32T_CLOCK_TSC,
                        .ring_bytes = ring_bytes,
                        .ring_stride = stride,
                        .start_ticks = ticks,
                        .state = W32T_PROCESS_LIVE,
                        .rings = rings};
    *a->file = h;
    for (uint32_t i = 0; i < rings; i++)
        w32t_fake_ring(a, i)->state = W32T_RING_OWNED;
    return true;
}

void w32t_fake_agent_close(w32t_fake_agent *a) {
    munmap(a->map, a->size);
    close(a->fd);
}

w32t_ring *w32t_fake_ring(w32t_fake_agent *a, uint32_t index) {
    return (w32t_ring *)(void *)(a->map + W32T_RING_FIRST + index * a->file->ring_stride);
}

bool w32t_fake_put(w32t_fake_agent *a, uint32_t index, const void *record, size_t size) {
    w32t_ring *r = w32t_fake_ring(a, index);
    uint32_t bytes = a->file->ring_bytes, head = r->head, at = head & (bytes - 1);
    uint32_t tail = __atomic_load_n(&r->tail, __ATOMIC_ACQUIRE), units = (uint32_t)(size + 7) / 8, pad = 0;
    if (bytes - at < units * 8) pad = bytes - at;
    if (head + pad + units * 8 - tail > bytes) return false;
    uint8_t *data = (uint8_t *)r + W32T_RING_DATA;
    while (pad) { // one PAD may be too long for its size field
        uint32_t n = pad < 0xFFFF * 8 ? pad : 0xFFFF * 8;
        w32t_rec p = {.units = (uint16_t)(n / 8), .type = W32T_REC_PAD};
        memcpy(data + at, &p, sizeof p);
        at += n;
        head += n;
        pad -= n;
    }
    at = head & (bytes - 1);
    memcpy(data + at, record, size);
    memset(data + at + size, 0, units * 8 - size);
    uint16_t u = (uint16_t)units;
    memcpy(data + at, &u, 2);
    __atomic_store_n(&r->head, head + units * 8, __ATOMIC_RELEASE);
    return true;
}

void w32t_fake_thread(w32t_fake_agent *a, uint32_t index, uint32_t tid, uint64_t ticks) {
    w32t_rec_thread t = {.rec = {.type = W32T_REC_THREAD}, .ticks = ticks, .pid = a->file->pid, .tid = tid};
    w32t_fake_ring(a, index)->tid = tid;
    w32t_fake_put(a, index, &t, sizeof t);
}

bool w32t_fake_start(w32t_fake_agent *a, uint32_t index, uint32_t function, uint64_t call, uint64_t ticks,
                     const uint64_t *words, unsigned count, const void *blobs, size_t blob_bytes) {
    uint8_t b[4096];
    w32t_rec_start s = {.rec = {.type = W32T_REC_START, .extra = (uint8_t)count, .function = function},
                        .ticks = ticks,
                        .call = call,
                        .caller = 0x140001234u};
    memcpy(b, &s, sizeof s);
    if (count) memcpy(b + sizeof s, words, count * 8);
    if (blob_bytes) memcpy(b + sizeof s + count * 8, blobs, blob_bytes);
    return w32t_fake_put(a, index, b, sizeof s + count * 8 + blob_bytes);
}

bool w32t_fake_stop(w32t_fake_agent *a, uint32_t index, uint32_t function, uint64_t call, uint64_t ticks,
                    uint64_t result, uint32_t error, const void *blobs, size_t blob_bytes) {
    uint8_t b[4096];
    w32t_rec_stop s = {.rec = {.type = W32T_REC_STOP, .function = function},
                       .ticks = ticks,
                       .call = call,
                       .result = result,
                       .error = error,
                       .last_error = error};
    memcpy(b, &s, sizeof s);
    if (blob_bytes) memcpy(b + sizeof s, blobs, blob_bytes);
    return w32t_fake_put(a, index, b, sizeof s + blob_bytes);
}

size_t w32t_fake_blob(uint8_t *out, uint8_t arg, uint8_t rule, uint8_t op, uint8_t status, const void *bytes,
                      uint32_t n, uint64_t full) {
    w32t_blob b = {.arg = arg, .capture = rule, .status = status, .op = op, .stored = n, .full = full};
    memcpy(out, &b, sizeof b);
    size_t padded = (n + 7u) & ~7u;
    memset(out + sizeof b, 0, padded);
    if (n) memcpy(out + sizeof b, bytes, n);
    return sizeof b + padded;
}
