// SPDX-License-Identifier: Apache-2.0
// A small writer of WEVT_TEMPLATE resources and of TDH event infos for tests: a second statement of both layouts.
#ifndef W32T_TESTS_WEVT_BUILD_H
#define W32T_TESTS_WEVT_BUILD_H

#include "base/mem.h"
#include <win32trace/event.h>

typedef struct wevt_item {
    const char *name;
    uint8_t in, out;
    uint32_t flags;         // 1 struct, 2 length by item, 4 count by item
    uint16_t count, length; // or index of the item; struct: first member, members
    uint16_t first, members;
} wevt_item;

// One provider with task 3 "Things", opcode 11 "Do" of it, keyword 0x10 "Key", channel 16 "Here/Debug" and one event
// (id, version) of the given items, of which `outer` are outermost. The offset of anything can be found by its
// signature.
void wevt_build(w32t_buf *out, const w32t_guid *provider, uint16_t id, uint8_t version, const wevt_item *items,
                size_t count);

// TRACE_EVENT_INFO of a manifest event with the same item meaning; top of them outermost.
void tdh_build(w32t_buf *out, const w32t_guid *provider, uint16_t id, uint8_t version, const wevt_item *items,
               size_t count, size_t top);

#endif
