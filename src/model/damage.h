// SPDX-License-Identifier: Apache-2.0
// Damage is data: a list of what could not be read (where and why). The first ones are kept in full, all are counted.
#ifndef W32T_MODEL_DAMAGE_H
#define W32T_MODEL_DAMAGE_H

#include <win32trace/status.h>

#include <stddef.h>
#include <stdint.h>

typedef struct w32t_damage {
    uint64_t offset; // in the file; W32T_NO_OFFSET when it is about the whole
    uint64_t bytes;  // how many could not be read because of it, 0 when none or unknown
    char what[160];
} w32t_damage;

#define W32T_DAMAGE_KEPT 1000
typedef struct w32t_damage_list {
    w32t_damage *items;
    size_t count, room;
    uint64_t total; // including those not kept
} w32t_damage_list;

W32T_PRINTF(4, 5)
void w32t_damage_add(w32t_damage_list *list, uint64_t offset, uint64_t bytes, const char *format, ...);
void w32t_damage_free(w32t_damage_list *list);

#endif
