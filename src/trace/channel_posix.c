// SPDX-License-Identifier: Apache-2.0
// Live event-log channels exist on Windows only.
#include "base/status.h"
#include "trace/trace_internal.h"

w32t_status w32t_channel_open(const char *channel, const w32t_read_options *options, w32t_source **out,
                              w32t_error *error) {
    (void)options;
    (void)out;
    return w32t_fail(error, W32T_E_UNSUPPORTED, W32T_NO_OFFSET,
                     "channel %s: live channels are read on Windows; give the log's file here", channel);
}
