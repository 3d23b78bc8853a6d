// SPDX-License-Identifier: Apache-2.0
// Return addresses to "module+0x12" and "module!function+0x12": modules of each process and names of places in them
// from the events that pass by.
#ifndef W32T_STATE_CALL_SITES_H
#define W32T_STATE_CALL_SITES_H

#include "base/hash.h"
#include "decode/agent_call.h"

typedef struct w32t_call_sites {
    struct site_module *modules;
    size_t count, room;
    w32t_table texts;   // of (process, address), valid until a module goes
    w32t_table symbols; // of (path, offset)
    w32t_arena arena;
} w32t_call_sites;

// Takes note of image events (kernel logger, load, rundown and unload) and of names of places, which it hides; others
// are ignored.
void w32t_call_sites_see(w32t_call_sites *s, w32t_event *event);
// Lives as long as *s.
const w32t_code_site *w32t_call_site(w32t_call_sites *s, uint32_t pid, uint64_t address);
void w32t_call_sites_free(w32t_call_sites *s);

#endif
