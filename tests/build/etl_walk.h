// SPDX-License-Identifier: Apache-2.0
// Walks the events of an .etl in file order, compressed buffers too, from the layout real files show; knows nothing of
// our readers.
#ifndef W32T_TESTS_BUILD_ETL_WALK_H
#define W32T_TESTS_BUILD_ETL_WALK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct w32t_walked {
    const uint8_t *event;
    uint32_t size;
    uint8_t kind;      // header type byte
    uint32_t pid, tid; // 0 for PERFINFO
    uint64_t clock;
    uint8_t opcode;   // EVENT_HEADER64
    const char *name; // TraceLogging event name, NULL
    const char *provider;
    const uint8_t *payload;
    uint32_t payload_size;
    size_t buffer;
} w32t_walked;

typedef struct w32t_etl_walk {
    uint8_t *bytes;
    size_t size, at, in; // offset of the buffer, offset in it
    size_t buffer;       // which it is
    size_t packed;       // how many of them were compressed
    uint8_t *open;       // its bytes, uncompressed
    size_t opened;       // `at` of the one in `open` + 1
    bool bad;            // something that breaks the layout
} w32t_etl_walk;

// Plain LZ77 as [MS-XCA] 2.4.4 states it, byte by byte. False unless exactly `size` bytes come out.
bool w32t_plain_lz77(const uint8_t *in, size_t n, uint8_t *out, size_t size);

bool w32t_etl_walk_open(w32t_etl_walk *w, const char *path);
bool w32t_etl_walk_next(w32t_etl_walk *w, w32t_walked *out);
void w32t_etl_walk_close(w32t_etl_walk *w);

#endif
