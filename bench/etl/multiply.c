// SPDX-License-Identifier: Apache-2.0
// Makes a large .etl of real buffers: multiply OUT MB FILE…, an equal share of bytes of each FILE. The header comes
// from the first file (64 KiB buffers, 10 MHz). Buffers are copied as they are, but for time stamps: every copy of a
// file is moved on and stretched to one period, so that the copies follow each other and the files overlap as the
// processors of one machine would. Statement of the layout of its own, for uncompressed files only.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HEAD   0x48u
#define PERIOD 10000000ull // one second

typedef struct source {
    uint8_t *bytes;
    size_t size, at; // at: next buffer
    uint64_t least, most, copies;
} source;

static uint16_t u16(const uint8_t *p) {
    return (uint16_t)(p[0] | p[1] << 8);
}
static uint32_t u32(const uint8_t *p) {
    return u16(p) | (uint32_t)u16(p + 2) << 16;
}
static uint64_t u64(const uint8_t *p) {
    return u32(p) | (uint64_t)u32(p + 4) << 32;
}
static void put64(uint8_t *p, uint64_t v) {
    memcpy(p, &v, 8);
}
static void die(const char *what) {
    fprintf(stderr, "multiply: %s\n", what);
    exit(1);
}

// Calls `change` with where the time stamp of each event stands.
typedef void (*visit)(void *context, uint8_t *stamp);
static void each_event(uint8_t *buffer, visit change, void *context) {
    uint32_t fill = u32(buffer + 0x30);
    for (uint32_t at = HEAD; at + 16 <= fill;) {
        uint8_t *p = buffer + at;
        unsigned kind = p[2], size;
        if (kind == 1 || kind == 2 || kind == 16 || kind == 17) { // SYSTEM, PERFINFO
            size = u16(p + 4);
            change(context, p + (kind < 16 ? 16 : 8));
        } else if (kind == 10 || kind == 18 || kind == 19 || kind == 20) { // FULL, EVENT_HEADER
            size = u16(p);
            change(context, p + 16);
        } else {
            die("an event of a kind that is not expected here");
            return;
        }
        at += (size + 7) & ~7u;
    }
}

static void note_range(void *context, uint8_t *stamp) {
    source *s = context;
    uint64_t t = u64(stamp);
    if (t < s->least) s->least = t;
    if (t > s->most) s->most = t;
}

typedef struct move {
    const source *of;
    uint64_t base;
} move;

static void move_stamp(void *context, uint8_t *stamp) {
    const move *m = context;
    uint64_t range = m->of->most - m->of->least + 1, t = u64(stamp) - m->of->least;
    put64(stamp, m->base + (uint64_t)((double)t / (double)range * (double)PERIOD));
}

static source load(const char *path) {
    source s = {.least = UINT64_MAX};
    FILE *f = fopen(path, "rb");
    if (!f) die(path);
    fseek(f, 0, SEEK_END);
    s.size = (size_t)ftell(f);
    rewind(f);
    s.bytes = malloc(s.size);
    if (!s.bytes || fread(s.bytes, 1, s.size, f) != s.size) die(path);
    fclose(f);
    s.at = u32(s.bytes); // the header buffer is not repeated
    for (size_t at = s.at; at + HEAD <= s.size; at += u32(s.bytes + at)) {
        if (u32(s.bytes + at) < HEAD || s.bytes[at + 0x34] & 0x40) die("only sound uncompressed files");
        each_event(s.bytes + at, note_range, &s);
    }
    return s;
}

int main(int argc, char **argv) {
    if (argc < 4) die("OUT MB FILE...");
    FILE *out = fopen(argv[1], "wb");
    if (!out) die(argv[1]);
    size_t count = (size_t)argc - 3, share = (size_t)atoi(argv[2]) * 1000000u / count;
    source *sources = calloc(count, sizeof *sources);
    size_t *written = calloc(count, sizeof *written);
    if (!sources || !written) die("memory");
    for (size_t i = 0; i < count; i++)
        sources[i] = load(argv[3 + i]);
    uint32_t header = u32(sources[0].bytes);
    fwrite(sources[0].bytes, 1, header, out);
    uint64_t base = u64(sources[0].bytes + HEAD + 16);
    static uint8_t buffer[1 << 20];
    // The source that is behind in time goes next: buffers stand in the file about as a session would flush them.
    for (;;) {
        size_t best = count;
        double least = 0;
        for (size_t i = 0; i < count; i++) {
            double at = (double)sources[i].copies + (double)sources[i].at / (double)sources[i].size;
            if (written[i] < share && (best == count || at < least)) {
                best = i;
                least = at;
            }
        }
        if (best == count) break;
        source *s = &sources[best];
        uint32_t size = u32(s->bytes + s->at);
        if (size > sizeof buffer) die("a buffer too large");
        memcpy(buffer, s->bytes + s->at, size);
        move m = {s, base + PERIOD * s->copies};
        each_event(buffer, move_stamp, &m);
        if (fwrite(buffer, 1, size, out) != size) die("write");
        written[best] += size;
        s->at += size;
        if (s->at + HEAD > s->size) {
            s->at = u32(s->bytes);
            s->copies++;
        }
    }
    return fclose(out) ? 1 : 0;
}
