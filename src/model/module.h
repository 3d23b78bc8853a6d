// SPDX-License-Identifier: Apache-2.0
// The images mapped into a process over its life: sorted by base, for naming code addresses.
#ifndef W32T_MODEL_MODULE_H
#define W32T_MODEL_MODULE_H

#include <win32trace/event.h>

#include "base/hash.h"

typedef struct w32t_module {
    uint64_t base, size;
    int64_t load, unload;      // W32T_NO_TIME: before the recording, or not seen
    const char *path;          // as the recording has it, device names turned into letters where those are known
    const char *name;          // its last part
    const w32t_table *symbols; // offset + 1 → "function+0x12", for places the recording names; NULL: none
} w32t_module;

typedef struct w32t_modules {
    w32t_module *items;
    size_t count, room;
    const struct w32t_modules *kernel; // of addresses in the upper half, NULL when unknown
} w32t_modules;

// The module that held the address at that time, or at any time when none fits; NULL when none is known.
const w32t_module *w32t_module_find(const w32t_modules *modules, uint64_t address, int64_t time);
size_t w32t_module_first(const w32t_modules *modules,
                         uint64_t base); // index of the first with that base or a higher one
void w32t_module_add(w32t_modules *modules, const w32t_module *module); // keeps the order; equal base and load: once
void w32t_modules_free(w32t_modules *modules);

#endif
