// SPDX-License-Identifier: Apache-2.0
// Between com.c (tables of methods and their stubs) and com_learn.c (which objects a call hands out or over).
#ifndef W32T_AGENT_COM_H
#define W32T_AGENT_COM_H

#include "agent.h"

// What hook.gives says: the call hands over objects; those of the program are looked at, or, where the system calls the
// program, any.
enum { AGENT_GIVES_OWN = 1, AGENT_GIVES_ANY = 2 };

// A word of the target; false when it cannot be read.
bool w32t_com_word(uintptr_t from, uintptr_t *value);
// Whether a method is the program's own code.
bool w32t_com_own(uintptr_t method);
// An object of an interface (index in the plan, UINT32_MAX: none) was met: its table gets stubs.
void w32t_com_object(agent_thread *t, uintptr_t object, uint32_t interface);

#endif
