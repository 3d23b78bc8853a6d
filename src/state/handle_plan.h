// SPDX-License-Identifier: Apache-2.0
// What a function does with handles: which of its arguments are some, which opens or closes one, what a new one is
// named by. Looked up once for each function.
#ifndef W32T_STATE_HANDLE_PLAN_H
#define W32T_STATE_HANDLE_PLAN_H

#include "base/mem.h"
#include "decode/agent_call.h"

#define NONE   0xFFu
#define RESULT 0xFEu

enum { KERNEL = 1, MODULE, WINDOW, SOCKETS, OTHER, STREAM, CLASSES = STREAM, ATOMS };
enum { PSEUDO_PROCESS = 1, PSEUDO_THREAD, PSEUDO_TOKEN, PSEUDO_EITHER }; // EITHER: the process or the thread

typedef enum w32t_handle_naming {
    BY_TEXT,
    BY_PEER,
    BY_BINDING,
    BY_ACCEPT,
    BY_STANDARD,
    BY_WINDOW,
    BY_THREAD,
    BY_MAPPING,
    BY_TOKEN,
    BY_REQUEST,
    BY_MANAGER,
    BY_CLASS
} w32t_handle_naming;

typedef struct w32t_handle_plan {
    uint8_t handles[4], handle_count; // arguments that are handles
    uint8_t classes[4];
    uint8_t pseudo[4]; // what small negative numbers stand for there: PSEUDO_*
    uint8_t root;      // argument that is OBJECT_ATTRIBUTES
    uint8_t naming;
    uint8_t opens; // argument that receives a handle, RESULT, NONE
    uint8_t opens_class;
    uint8_t closes;      // argument
    uint8_t pid;         // argument with the id of the process that is opened
    bool duplicate;      // the new handle is what its second argument is
    bool create_process; // PROCESS_INFORMATION
    bool inner;          // handles in structures and arrays
    bool opens_inner;    // which this call makes
    bool nothing, pipe;
    uint8_t member_ids, member; // arguments: what GetIDsOfNames gives, the number that Invoke takes
} w32t_handle_plan;

// KERNEL, WINDOW … of a type's name.
uint8_t w32t_handle_class_of(const char *type);
w32t_handle_plan *w32t_handle_plan_make(w32t_arena *arena, const w32t_call_native *call);

#endif
