// SPDX-License-Identifier: Apache-2.0
// Checks that the offsets written in thunk.S are those of the structures.
#include "agent.h"

#include <stddef.h>

#define AT(type, field, offset) _Static_assert(offsetof(type, field) == (offset), #type "." #field)

AT(agent_hook, original, 0);
AT(agent_hook, classes, 8);
AT(agent_hook, start_low, 16);
AT(agent_hook, id, 20);
AT(agent_hook, mask, 24);
AT(agent_hook, words, 28);
AT(agent_hook, error_from, 35);
AT(agent_hook, quick, 40);
AT(agent_hook, extra, 41);
AT(agent_hook, owner, 48);
AT(agent_hook, owner_size, 56);
AT(agent_hook, fail_base, 64);
AT(agent_hook, fail_mask, 72);
AT(agent_hook, fail_count, 80);
AT(agent_state, tls_offset, 0);
AT(agent_state, quick, 4);
AT(agent_thread, data, 0);
AT(agent_thread, ring, 8);
AT(agent_thread, head, 16);
AT(agent_thread, size, 24);
AT(agent_thread, depth, 28);
AT(agent_thread, busy, 32);
AT(agent_thread, lost, 36);
AT(agent_thread, calls, 40);
AT(agent_thread, clear, 48);
AT(agent_thread, bottom, 80);
AT(agent_thread, entry, 104);
AT(agent_entry, sp, 0);
AT(agent_entry, call, 8);
AT(agent_entry, id, 16);
AT(w32t_ring, head, 64);
AT(w32t_ring, calls, 72);
AT(w32t_rec_start, ticks, 8);
AT(w32t_rec_start, call, 16);
AT(w32t_rec_start, caller, 24);
AT(w32t_rec_stop, ticks, 8);
AT(w32t_rec_stop, call, 16);
AT(w32t_rec_stop, result, 24);
AT(w32t_rec_stop, error, 32);
AT(w32t_rec_stop, last_error, 36);
AT(agent_frame, xmm, 0);
AT(agent_frame, result, 64);
AT(agent_frame, result_xmm, 80);
AT(agent_frame, hook, 96);
AT(agent_frame, args, 104);
AT(agent_frame, thread, 112);
AT(agent_frame, call, 120);
AT(agent_frame, saved, 128);
_Static_assert(sizeof(agent_frame) == 176, "FRAME_BYTES");
_Static_assert(sizeof(agent_entry) == 24 && AGENT_MAX_DEPTH == 512, "ENTRY_BYTES, MAX_DEPTH");
_Static_assert(sizeof(w32t_rec_start) == 32 && AGENT_QUICK_WORDS == 8, "START_BYTES, START_MOST");
_Static_assert(sizeof(w32t_rec_stop) == 40 && W32T_REC_STOP == 2 && W32T_STOP_FAILED == 1 << (28 - 24), "STOP_*");
_Static_assert(AGENT_QUICK_START == 1 && AGENT_QUICK_STOP == 2 && W32T_ERROR_RESULT == 2, "QUICK_*, ERROR_RESULT");
_Static_assert(TEB_LAST_ERROR == 0x68, "TEB_LAST_ERROR");
