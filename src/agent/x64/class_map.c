// SPDX-License-Identifier: Apache-2.0
// Which class of code lives in each 64 KiB granule of the address space, in two levels so that the thunk needs two
// loads: 4 GiB blocks, then granules. Blocks without modules share one table of zeros (CLASS_PROGRAM).
#include "agent.h"

uint8_t **w32t_class_table;
static uint8_t *nobody;

static bool start(void) {
    w32t_class_table = w32t_alloc(0x8000 * sizeof(uint8_t *));
    nobody = w32t_alloc(0x10000);
    if (!w32t_class_table || !nobody) return false;
    for (uint32_t i = 0; i < 0x8000; i++)
        w32t_class_table[i] = nobody;
    return true;
}

void w32t_class_set(const void *base, size_t size, uint8_t value) {
    if (!w32t_class_table && !start()) return;
    uint64_t first = (uint64_t)(uintptr_t)base >> 16, last = ((uint64_t)(uintptr_t)base + size - 1) >> 16;
    for (uint64_t granule = first; granule <= last && granule < 0x80000000u; granule++) {
        uint8_t **entry = &w32t_class_table[granule >> 16];
        if (*entry == nobody) {
            uint8_t *fresh = w32t_alloc(0x10000);
            if (!fresh) return;
            __atomic_store_n(entry, fresh, __ATOMIC_RELEASE);
        }
        (*entry)[granule & 0xffff] = value;
    }
}

uint8_t w32t_class_of(const void *address) {
    uint64_t granule = (uint64_t)(uintptr_t)address >> 16;
    return granule < 0x80000000u ? w32t_class_table[granule >> 16][granule & 0xffff] : (uint8_t)CLASS_PROGRAM;
}
