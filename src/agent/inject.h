// SPDX-License-Identifier: Apache-2.0
// How the agent gets into a process that has not run yet, shared by the bridge (first process) and by agents
// (children): a boot block in the target's memory holds a new import directory with the agent first; the agent finds
// the block through it and puts the old directory back.
#ifndef W32T_AGENT_INJECT_H
#define W32T_AGENT_INJECT_H

#include "nt.h"
#include "wire/wire_control.h"

#define W32T_BOOT_MAGIC 0x3154323357424f4fu

// Lies right before the new import descriptors. The same for both word sizes.
typedef struct w32t_boot {
    uint64_t magic;
    uint32_t size;                    // of the whole block
    uint32_t slot;                    // in the control block
    uint32_t import_rva, import_size; // the directories as they were
    uint32_t bound_rva, bound_size;
    uint16_t control_path[W32T_CONTROL_PATH];
} w32t_boot;

enum w32t_inject_result {
    W32T_INJECT_OK = 0,
    W32T_INJECT_MACHINE = 1,  // neither x64 nor x86
    W32T_INJECT_NO_AGENT = 2, // no agent path for its word size
    W32T_INJECT_FAILED = 3,   // *status says why
    W32T_INJECT_CLOSED = 4,   // protected, or by its policy it takes no code of others
};

// The process must be suspended before its first instruction. *word_size: of its image.
enum w32t_inject_result w32t_inject(HANDLE process, const w32t_control *control, const uint16_t *control_path,
                                    uint32_t slot, uint32_t *word_size, NTSTATUS *status);

// What the image of a process is: 4 or 8.
enum w32t_inject_result w32t_image_word_size(HANDLE process, uint32_t *word_size, NTSTATUS *status);

// Takes a free slot of the control block's process table; UINT32_MAX when it is full.
uint32_t w32t_slot_claim(w32t_control *control, uint32_t pid, uint32_t parent, uint32_t tid);

#endif
