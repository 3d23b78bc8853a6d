// SPDX-License-Identifier: Apache-2.0
// What the bridge's files share.
#ifndef W32T_CAPTURE_WIN_BRIDGE_H
#define W32T_CAPTURE_WIN_BRIDGE_H

#include "agent/inject.h"

typedef struct bridge_watch { // one per slot
    HANDLE process;
    bool done;
} bridge_watch;

extern w32t_control *control;
extern bridge_watch watched[W32T_CONTROL_SLOTS];

// Notes in the control block why nothing runs; gives the bridge's exit status.
int fail(enum w32t_launch_error what, DWORD error, const char *text, const wchar_t *name);
bool stopping(void);
bool collector_gone(bool attached);
bool ended_within(HANDLE what, DWORD ms); // waits for a process or thread

// bridge_attach.c. `who`: a process id or an image name; wait: until there is one of that name.
int attach_to(const wchar_t *who, bool wait, HANDLE *root);
void detach_all(bool others_too); // others: of the other word size, through its bridge
void attach_slot(uint32_t i);     // what an agent asked for
void join_manager(void);          // the same
void leave_manager(void);         // where no others are left
DWORD enter_for_other(DWORD pid, uint32_t slot);

#endif
