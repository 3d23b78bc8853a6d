// SPDX-License-Identifier: Apache-2.0
// Checks that the offsets written in thunk.S are those of the structures.
#include "agent.h"

#include <stddef.h>

_Static_assert(offsetof(agent_hook, original) == 0, "HOOK_ORIGINAL");
_Static_assert(offsetof(agent_hook, classes) == 8, "HOOK_CLASSES");
_Static_assert(offsetof(agent_hook, mask) == 16, "HOOK_MASK");
_Static_assert(offsetof(struct agent_frame, xmm) == 0, "FRAME_XMM");
_Static_assert(offsetof(struct agent_frame, result) == 64, "FRAME_RESULT");
_Static_assert(offsetof(struct agent_frame, result_xmm) == 80, "FRAME_RESULT_XMM");
_Static_assert(offsetof(struct agent_frame, saved) == 128, "FRAME_SAVED");
_Static_assert(sizeof(struct agent_frame) == 176, "FRAME_BYTES");
