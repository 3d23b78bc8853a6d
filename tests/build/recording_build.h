// SPDX-License-Identifier: Apache-2.0
// Makes whole recordings for tests of what reads them: a process with modules, threads, calls, an exception and an exit
// status, through a stand-in for the agent and the real collector. One tick is one nanosecond. All bools: it worked.
#ifndef W32T_TESTS_BUILD_RECORDING_H
#define W32T_TESTS_BUILD_RECORDING_H

#include "build/ring_build.h"
#include "capture/drain.h"

typedef struct recording {
    char etl[96], ring[96];
    w32t_buf plan_bytes;
    w32t_plan_view plan;
    w32t_etl_writer *w;
    w32t_drain *d;
    w32t_fake_agent agent;
    w32t_tick_clock clock;
    uint32_t pid, threads;
    uint64_t ticks; // of the next record; each takes 10
    uint64_t calls[8];
} recording;

bool recording_open(recording *r, const char *name, const char *image, const char *trace);
uint32_t recording_thread(recording *r, uint32_t tid); // its index, at most 8
void recording_module(recording *r, uint64_t base, uint32_t size, const char *path);
// An argument: a word, and what it points at as text (NULL: nothing was captured of it).
typedef struct recording_argument {
    uint64_t word;
    const char *text;
} recording_argument;
// The number of the call; 0: the plan has no such function, or the ring is full.
uint64_t recording_enter(recording *r, uint32_t thread, const char *dll, const char *function, uint64_t caller,
                         const recording_argument *arguments, unsigned count);
bool recording_leave(recording *r, uint32_t thread, const char *dll, const char *function, uint64_t call,
                     uint64_t result, uint32_t error);
// registers: 18 in the order of wire_call.h; stack: words from the stack pointer up.
void recording_fault(recording *r, uint32_t thread, uint32_t code, uint64_t address, uint64_t fault,
                     const uint64_t *registers, const uint64_t *stack, unsigned stack_words, const uint64_t *frames,
                     unsigned frame_count);
bool recording_close(recording *r, uint32_t exit_status); // the file is whole then
void recording_remove(recording *r);

#endif
