// SPDX-License-Identifier: Apache-2.0
// Which class of code lives in each 64 KiB granule of the address space: 65,536 bytes cover all of it.
#include "agent.h"

uint8_t **w32t_class_table; // in truth one flat table of bytes
static uint8_t map[0x10000];

void w32t_class_set(const void *base, size_t size, uint8_t value) {
    w32t_class_table = (uint8_t **)(void *)map;
    uint32_t first = (uint32_t)(uintptr_t)base >> 16, last = ((uint32_t)(uintptr_t)base + (uint32_t)size - 1) >> 16;
    for (uint32_t granule = first; granule <= last; granule++)
        map[granule] = value;
}

uint8_t w32t_class_of(const void *address) {
    return map[(uint32_t)(uintptr_t)address >> 16];
}
