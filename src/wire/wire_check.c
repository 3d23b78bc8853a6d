// SPDX-License-Identifier: Apache-2.0
// Proves at compile time, for each word size the project is built with, that the shared structures have one layout.
#include "wire/wire_call.h"
#include "wire/wire_control.h"
#include "wire/wire_plan.h"
#include "wire/wire_ring.h"

#include <stddef.h>

#define SIZE(type, n)         _Static_assert(sizeof(type) == (n), #type)
#define PLACE(type, field, n) _Static_assert(offsetof(type, field) == (n), #type "." #field)

SIZE(w32t_plan, 128);
SIZE(w32t_plan_dll, 16);
SIZE(w32t_plan_function, 40);
PLACE(w32t_plan_function, captures, 12);
PLACE(w32t_plan_function, fail_value, 20);
SIZE(w32t_plan_capture, 24);
PLACE(w32t_plan_capture, length_const, 12);
SIZE(w32t_plan_interface, 32);
SIZE(w32t_plan_learn, 8);
SIZE(w32t_plan_method, 8);
SIZE(w32t_plan_filter, 24);
SIZE(w32t_plan_node, 24);

SIZE(w32t_ring_file, 152);
PLACE(w32t_ring_file, ring_stride, 32);
PLACE(w32t_ring_file, state, 96);
SIZE(w32t_ring, 192);
PLACE(w32t_ring, head, 64);
PLACE(w32t_ring, tail, 128);

SIZE(w32t_rec, 8);
SIZE(w32t_rec_start, 32);
SIZE(w32t_rec_stop, 40);
SIZE(w32t_blob, 16);
SIZE(w32t_blob_object, 16);
SIZE(w32t_rec_function, 16);
SIZE(w32t_rec_interface, 32);
SIZE(w32t_rec_process, 88);
SIZE(w32t_rec_thread, 56);
SIZE(w32t_rec_thread_end, 24);
SIZE(w32t_rec_module, 72);
SIZE(w32t_rec_module_end, 24);
SIZE(w32t_rec_exception, 320);
SIZE(w32t_rec_child, 48);
SIZE(w32t_rec_stack, 24);
SIZE(w32t_rec_process_end, 24);
SIZE(w32t_rec_dropped, 32);
SIZE(w32t_rec_note, 24);

SIZE(w32t_slot, 64);
PLACE(w32t_control, heartbeat, 64);
PLACE(w32t_control, bridge_state, 128);
PLACE(w32t_control, plan_path, 192);
PLACE(w32t_control, slots, 192 + 7 * 2 * W32T_CONTROL_PATH + 512 + 64);
_Static_assert(sizeof(w32t_control) <= W32T_CONTROL_BYTES, "control block");
