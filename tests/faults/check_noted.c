// SPDX-License-Identifier: Apache-2.0
// The judge of the kill tests: reads a recording with a walker that shares nothing with the product's readers, and the
// numbers that the program noted itself. check_noted RECORDING NOTES: every noted number must be there once, entry and
// return, with its result, and the call numbers of each thread must run from 1 without gap.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "build/etl_walk.h"

#define MOST 4000000u

typedef struct thread {
    uint32_t tid;
    uint64_t starts, stops; // call numbers seen last
    uint64_t *number_of;    // by call
} thread;

static thread threads[64];
static size_t thread_count;
static uint8_t *have[16]; // by the program's own thread index: how often each number was recorded whole

static uint64_t u64(const uint8_t *p) {
    uint64_t v;
    memcpy(&v, p, 8);
    return v;
}

static thread *thread_of(uint32_t tid) {
    for (size_t i = 0; i < thread_count; i++) {
        if (threads[i].tid == tid) return &threads[i];
    }
    if (thread_count == 64) exit(2);
    threads[thread_count] = (thread){.tid = tid, .number_of = calloc(MOST, 8)};
    return &threads[thread_count++];
}

static int bad(const char *what, uint32_t tid, uint64_t a, uint64_t b) {
    printf("thread %u: %s (%llu, %llu)\n", tid, what, (unsigned long long)a, (unsigned long long)b);
    return 1;
}

int main(int argc, char **argv) {
    if (argc < 3) return 2;
    uint64_t notes[3] = {0};
    FILE *f = fopen(argv[2], "rb");
    if (!f || fread(notes, 8, 3, f) != 3) {
        puts("the program had noted nothing yet");
        return 0;
    }
    fclose(f);
    for (int i = 0; i < 16; i++)
        have[i] = calloc(MOST, 1);
    w32t_etl_walk w;
    w32t_walked e;
    if (!w32t_etl_walk_open(&w, argv[1])) {
        puts("the recording cannot be opened");
        return 1;
    }
    while (w32t_etl_walk_next(&w, &e)) {
        if (!e.name || strcmp(e.name, "noted") != 0) continue;
        thread *t = thread_of(e.tid);
        uint64_t call = u64(e.payload);
        if (call >= MOST) return bad("a call number out of range", e.tid, call, 0);
        if (e.opcode == 1) {
            if (call != t->starts + 1) return bad("entries out of order or with a gap", e.tid, t->starts, call);
            t->starts = call;
            const uint8_t *p = e.payload + 8 + strlen((const char *)e.payload + 8) + 1 + 8 + 2; // Module, Caller, count
            uint64_t number = u64(p), owner = u64(p + 8);
            if (number >= MOST || owner >= 16) return bad("arguments that were never passed", e.tid, number, owner);
            t->number_of[call] = number << 4 | owner;
        } else {
            if (call != t->stops + 1 || call > t->starts)
                return bad("returns out of order or with a gap", e.tid, t->stops, call);
            t->stops = call;
            uint64_t number = t->number_of[call] >> 4, owner = t->number_of[call] & 15;
            if ((uint32_t)u64(e.payload + 8) != (uint32_t)(number * 3 + owner))
                return bad("a wrong result", e.tid, call, u64(e.payload + 8));
            have[owner][number]++;
        }
    }
    if (w.bad) {
        puts("the recording breaks off inside a buffer");
        return 1;
    }
    for (uint32_t t = 0; t < 3; t++) {
        for (uint64_t n = 1; n <= notes[t]; n++) {
            if (have[t][n] != 1)
                return bad(have[t][n] ? "a noted number is there twice" : "a noted number is not there", t, n,
                           notes[t]);
        }
    }
    printf("noted %llu %llu %llu: all there\n", (unsigned long long)notes[0], (unsigned long long)notes[1],
           (unsigned long long)notes[2]);
    return 0;
}
