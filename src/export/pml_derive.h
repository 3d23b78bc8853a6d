// SPDX-License-Identifier: Apache-2.0
// Process Monitor operations made from kernel events of ETW and from recorded calls.
#ifndef W32T_EXPORT_PML_DERIVE_H
#define W32T_EXPORT_PML_DERIVE_H

#include "base/mem.h"
#include "model/pml_log.h"

typedef struct w32t_pml_derived {
    uint32_t class_, result;
    uint16_t operation;
    uint32_t pid; // whose operation it is: the event's own process unless the event says otherwise
    bool pid_differs;
    uint64_t duration;   // 100 ns
    bool is_module;      // an image that was there before: a module, no operation
    uint64_t image_base; // images
    uint32_t image_size;
    const char *image; // borrowed from the event
} w32t_pml_derived;

// Fills *d and appends the details (as a 64-bit system lays them out). False when the event is none of Process
// Monitor's.
bool w32t_pml_derive(w32t_event *event, w32t_pml_derived *d, w32t_buf *detail);

// The same of a recorded call; *extra gets what the call gave back (empty: nothing).
bool w32t_pml_derive_call(w32t_event *event, w32t_pml_derived *d, w32t_buf *detail, w32t_buf *extra);

// Shared by the two.
uint16_t w32t_pml_put_string_of(w32t_buf *b, const w32t_buf *utf8);
size_t w32t_pml_put_file_head(w32t_buf *b, unsigned minor, const w32t_buf *path);

#endif
