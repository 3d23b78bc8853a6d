// SPDX-License-Identifier: Apache-2.0
// The control block of a session, a file of W32T_CONTROL_BYTES mapped by the collector, the bridge and every agent:
// what was asked for, who is alive, which processes take part, and how the launch ended. The collector makes it
// (zeroed, then filled, magic last), starts the bridge with `--control PATH -- COMMAND LINE`, or with `--control PATH
// --attach PID|NAME` (a program that runs already; PID as Windows numbers it) or `--control PATH --wait NAME`, and is
// the only one to remove it. collector_state STOPPING makes the bridge detach every agent and end. Paths are as
// NtCreateFile takes them (`\??\C:\x`, and under Wine `\??\unix\home\u\x`).
#ifndef W32T_WIRE_CONTROL_H
#define W32T_WIRE_CONTROL_H

#include <stdint.h>

#define W32T_CONTROL_MAGIC   0x4c544357u // "WCTL"
#define W32T_CONTROL_VERSION 1u
#define W32T_CONTROL_BYTES   0x20000u
#define W32T_CONTROL_PATH    520
#define W32T_CONTROL_SLOTS   1024u

enum {
    W32T_CONTROL_NO_FOLLOW = 1,
    W32T_CONTROL_DROP = 2,           // full ring: drop instead of waiting
    W32T_CONTROL_STACKS = 4,         // -k
    W32T_CONTROL_FORCE_QPC = 8,      // stamp with QueryPerformanceCounter even under Wine (TSC not invariant)
    W32T_CONTROL_WAIT_CHILDREN = 16, // the bridge stays until every followed process has ended, else only the first one
    W32T_CONTROL_CODE_HOOKS = 32,    // patch code as well as tables (always done when attaching)
    W32T_CONTROL_RAW_CALLS = 64,     // Windows, x64: also system calls made without ntdll
};

enum w32t_collector_state {
    W32T_COLLECTOR_STARTING = 0, // the plan is not there yet: the bridge starts no program
    W32T_COLLECTOR_RUNNING = 1,
    W32T_COLLECTOR_STOPPING = 2, // agents stop recording at their next call, the bridge ends; targets live on
};

enum w32t_bridge_state {
    W32T_BRIDGE_NONE = 0,
    W32T_BRIDGE_STARTED = 1,    // bridge runs, target not yet made
    W32T_BRIDGE_LAUNCHED = 2,   // target runs
    W32T_BRIDGE_ROOT_ENDED = 3, // root_exit is valid
    W32T_BRIDGE_DONE = 4,       // bridge is about to end
    W32T_BRIDGE_FAILED = 5,     // launch_error says why; no target runs
};

enum w32t_launch_error {
    W32T_LAUNCH_OK = 0,
    W32T_LAUNCH_CONTROL = 1,      // control block unusable
    W32T_LAUNCH_NOT_FOUND = 2,    // exit status 127
    W32T_LAUNCH_NOT_RUNNABLE = 3, // 126: not an image of this system
    W32T_LAUNCH_CREATE = 4,       // process could not be made: system_error
    W32T_LAUNCH_INJECT = 5,       // agent could not be put in: system_error
    W32T_LAUNCH_NO_AGENT = 6,     // no agent for its word size
};

enum w32t_slot_state {
    W32T_SLOT_FREE = 0,
    W32T_SLOT_CLAIMED = 1, // being filled
    W32T_SLOT_LIVE = 2,    // the agent's ring file exists
    W32T_SLOT_ENDED = 3,   // exit_status is valid (written by the bridge, which watches every process)
    W32T_SLOT_NO_AGENT =
        4, // made, known by pid, but its agent never ran (see CHILD records and the launcher's diagnosis)
    W32T_SLOT_REQUEST = 5, // a 32-bit parent asks the bridge to put the agent into this suspended process
    W32T_SLOT_ATTACH = 6,  // a parent asks the bridge to attach to this process, which others made for it
};

// The system's service manager, whose children services are. The first traced process that is about to start a service
// asks the bridge to join it and waits for the answer; it is joined for its children alone, and left at the end.
enum w32t_manager_state {
    W32T_MANAGER_NONE = 0,
    W32T_MANAGER_ASKED = 1,
    W32T_MANAGER_JOINED = 2,
    W32T_MANAGER_CLOSED = 3, // it cannot be opened, or another recording has it: services are attached to once started
};

// One traced process. Claimed by whoever injects the agent (bridge, or a parent's agent).
typedef struct w32t_slot {
    uint32_t state; // w32t_slot_state
    uint32_t pid;
    uint32_t parent_pid;
    uint32_t main_tid;
    uint32_t exit_status;
    uint32_t word_size;
    uint32_t agent_seen;    // the agent's code ran (set before hooks go in); 0 at the end = the loader failed first
    uint32_t rings_drained; // collector: 1 when everything of an ended process has been taken
    uint64_t end_filetime;
    uint64_t create_filetime;
    uint32_t only_children; // the service manager: nothing it does is recorded, only whom it makes
    uint32_t reserved0;
    uint64_t reserved;
} w32t_slot;

typedef struct w32t_control {
    uint32_t magic;
    uint32_t version;
    uint32_t size;         // W32T_CONTROL_BYTES
    uint32_t flags;        // W32T_CONTROL_*
    uint32_t ring_bytes;   // 0 = W32T_RING_DEFAULT
    uint32_t wait_ms;      // longest wait for room in a ring before a call is dropped (0 = 10,000)
    uint32_t stale_ms;     // heartbeat older than this: stop recording (0 = 2,000)
    uint32_t stack_frames; // -k: at most (0: W32T_STACK_MOST and one more)
    uint32_t window;       // W32T_PLAN_TRIGGERS: 1 = calls are recorded now; the agents open and close it
    uint32_t reserved0[7];
    // the collector's line
    uint32_t heartbeat; // bumped by the collector at least four times a second, also while it is busy
    uint32_t collector_state;
    // what a tick of a ring with W32T_CLOCK_TSC is on the recording's clock, renewed every second; `recover` needs it
    uint64_t clock_ticks; // a moment in ticks, 0 = not known yet
    uint64_t clock_value; // the same on the recording's clock
    uint64_t clock_rate;  // clock units a tick, 32.32 fixed point
    // its process, as its own system numbers it (Linux, when under Wine); 0 = not said. The bridge looks for it when
    // the heartbeat is stale: only a collector that is gone is given up
    uint32_t collector_pid;
    uint32_t reserved1[7];
    // the bridge's line
    uint32_t bridge_state;
    uint32_t launch_error;
    uint32_t system_error; // Win32 error or NTSTATUS that came with it
    uint32_t root_pid;
    uint32_t root_exit;
    uint32_t bridge_pid;
    uint32_t reserved2[10];
    // UTF-16, NUL-terminated
    uint16_t plan_path[2][W32T_CONTROL_PATH]; // [0] for 64-bit processes, [1] for 32-bit
    uint16_t ring_prefix[W32T_CONTROL_PATH];  // + "PID-SLOT", decimal, gives the ring file
    uint16_t agent_path[2]
                       [W32T_CONTROL_PATH]; // as an import names it (DOS form, ASCII); filled by the bridge when empty
    uint16_t control_path[W32T_CONTROL_PATH]; // by the bridge: of this block, for the children's agents
    uint16_t program[W32T_CONTROL_PATH];      // by the bridge: the image it started, DOS form
    char message[512];                        // by the bridge: one line of UTF-8 on launch_error
    uint32_t slots_claimed;                   // atomic; slots[0 .. slots_claimed) are in use
    uint32_t manager;                         // atomic: w32t_manager_state
    uint32_t starting; // atomic: calls of traced processes that start a service and have not returned
    uint32_t reserved3[13];
    w32t_slot slots[W32T_CONTROL_SLOTS];
} w32t_control;

#endif
