// SPDX-License-Identifier: Apache-2.0
// Live event-log channels exist on Windows only.
#include "trace/trace_internal.h"
#include "base/status.h"

w32t_status w32t_channel_export(const char *channel, const char *path, w32t_error *error) {
    (void)path;
    return w32t_fail(error, W32T_E_UNSUPPORTED, W32T_NO_OFFSET,
                     "channel %s: live channels are read on Windows; give the log's file here", channel);
}
