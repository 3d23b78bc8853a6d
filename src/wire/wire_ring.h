// SPDX-License-Identifier: Apache-2.0
// The ring file of one traced process: a header page, then rings of equal size, one for each thread that makes calls.
// One producer (the thread that owns the ring), one consumer (the collector, or `recover` when everybody is gone).
//
// offset 0                               w32t_ring_file
// W32T_RING_FIRST + n * ring_stride      ring n: w32t_ring, its data at + W32T_RING_DATA, ring_bytes long
//
// The file grows in steps (sparse); `rings` in the header says how many rings have been handed out so far.
// States of a ring: FREE -> OWNED (a thread claims it, writes THREAD_START) -> ENDED (its thread is gone) -> FREE
// again, by the agent, once tail == head. So whatever lies between tail and head was written by the thread named in the
// ring's header. Invariants: head - tail <= ring_bytes (mod 2^32); records are whole multiples of 8, never cross the
// end of the data area (a PAD record fills the gap) and become visible at once, by the release store of head.
#ifndef W32T_WIRE_RING_H
#define W32T_WIRE_RING_H

#include <stdint.h>

#define W32T_RING_MAGIC   0x4752325755u // "UW2RG"
#define W32T_RING_VERSION 2u
#define W32T_RING_FIRST   0x10000u // ring 0; views are mapped at multiples of 64 KiB
#define W32T_RING_DATA    0x10000u // data area inside a ring
// ring_bytes unless the control block says otherwise; a power of two, 64 KiB .. 256 MiB. The first touch of each page
// costs its thread more than the calls that fit into it, and a small ring stays in the processor's cache; the collector
// sets aside what comes faster than it can be encoded. 32-bit processes have fewer addresses to give.
#define W32T_RING_DEFAULT    0x200000u
#define W32T_RING_DEFAULT_32 0x100000u
#define W32T_RING_MAX_RINGS      4096u

enum w32t_clock {
    W32T_CLOCK_TSC = 1, // rdtsc (under Wine, where QueryPerformanceCounter is ten times dearer)
    W32T_CLOCK_QPC = 2, // QueryPerformanceCounter, qpc_frequency a second
};

enum w32t_process_state {
    W32T_PROCESS_STARTING = 1, // agent loaded, hooks not yet in place
    W32T_PROCESS_LIVE = 2,
    W32T_PROCESS_ENDING = 3,  // the process said goodbye (its last records are in)
    W32T_PROCESS_STOPPED = 4, // the agent stopped recording (collector silent, or told to); the process lives on
};

typedef struct w32t_ring_file {
    uint64_t magic;
    uint32_t version;
    uint32_t word_size;   // of the process: 4 or 8; argument words in Start records have this size
    uint32_t pid;         // as Windows numbers it
    uint32_t slot;        // in the control block's process table
    uint32_t clock;       // w32t_clock
    uint32_t ring_bytes;  // data bytes of each ring
    uint64_t ring_stride; // W32T_RING_DATA + ring_bytes
    uint64_t qpc_frequency;
    // One moment in three clocks, taken by the agent at start: lets `recover` date a left-over ring with no collector.
    uint64_t start_ticks;    // in `clock`
    uint64_t start_qpc;      // QueryPerformanceCounter
    uint64_t start_filetime; // 100 ns since 1601, UTC
    uint64_t end_ticks;      // a second such moment, written at times (each new ring) and at the end: gives the rate
    uint64_t end_qpc;
    uint64_t end_filetime;
    uint32_t state;            // w32t_process_state
    uint32_t rings;            // handed out so far; only grows
    uint32_t stop_reason;      // w32t_stop_reason, when state is STOPPED
    uint32_t hooked;           // functions hooked
    uint64_t start_cost_ticks; // time the agent took before the program's first instruction
    uint32_t agent_version;
    uint32_t code_hooked; // of them in their code too
    uint32_t reserved[6];
} w32t_ring_file;

enum w32t_stop_reason {
    W32T_STOP_SILENT = 1, // the collector's heartbeat was stale when the ring was full
    W32T_STOP_TOLD = 2,   // the control block said so
    W32T_STOP_SPACE = 3,  // no ring could be mapped
    W32T_STOP_DISK = 4,   // the disk has no room for more of a ring
    W32T_STOP_LEFT = 5,   // detached by order; nothing is missing
};

enum w32t_ring_state {
    W32T_RING_FREE = 0,
    W32T_RING_OWNED = 1,
    W32T_RING_ENDED = 2,
};

enum w32t_left_out_rule {
    W32T_RULE_CONDITION = 0, // by what is known when the call is made
    W32T_RULE_OUTCOME = 1,   // by what is known when it has returned
    W32T_RULE_TRIGGER = 2,   // outside the window
    W32T_RULE_RATE = 3,      // more of one calling place than are wanted
};

// Producer and consumer write to different cache lines.
typedef struct w32t_ring {
    uint32_t state; // w32t_ring_state
    uint32_t tid;   // of the thread whose records lie between tail and head
    uint32_t uses;  // how many threads have had this ring
    uint32_t reserved0;
    uint64_t left_out[6]; // calls that filters left out, of all threads that had this ring; see w32t_left_out_rule
    // producer's line
    uint32_t head; // position after the last whole record; offset in data = head & (ring_bytes - 1)
    uint32_t reserved1;
    uint64_t calls; // number of the thread's last call (at `head`)
    uint64_t drops; // calls not recorded because the ring was full, of all threads that had this ring
    uint64_t waits; // times a thread waited for room, likewise
    uint64_t wait_ticks;
    uint64_t reserved2[3];
    // consumer's line
    uint32_t tail; // everything before it has been taken, its room may be used again
    // For `recover` alone. What lies before `kept` is in the recording; what lies between kept and tail is in the
    // collector's spool file. Written before the recording is: when its buffer at next_offset is filled at least up to
    // next_fill, what lies before next_tail is in it, whatever kept says.
    uint32_t next_tail;
    uint64_t next_offset;
    uint32_t next_fill;
    uint32_t kept;
    uint32_t reserved3[10];
} w32t_ring;

#endif
