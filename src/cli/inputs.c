// SPDX-License-Identifier: Apache-2.0
// The files, folders and channels of a command line become the inputs of one trace. One that cannot be opened does not cost
// the others: it is named, and counted with what was lost.
#include "cli.h"

// Nothing could be opened: the cause has been said already, so the error is left without a text.
static w32t_status nothing(w32t_error *error, w32t_status status) {
    error->text[0] = 0;
    return status;
}

static w32t_status add(w32t_trace *trace, const char *input, bool channel, w32t_error *error) {
    return channel ? w32t_trace_add_channel(trace, input, error) : w32t_trace_add(trace, input, error);
}

static w32t_status add_each(w32t_trace *trace, const char *const *inputs, size_t count, bool channels, w32t_status *first,
                            w32t_error *error) {
    for (size_t i = 0; i < count; i++) {
        uint64_t failed = w32t_trace_losses_of(trace).failed_files;
        w32t_status s = add(trace, inputs[i], channels, error);
        if (s == W32T_OK) continue;
        if (w32t_trace_losses_of(trace).failed_files == failed) return s; // not the input's own fault: options, schemas
        cli_say_error(error);
        if (!*first) *first = s;
    }
    return W32T_OK;
}

w32t_status cli_add_inputs(w32t_trace *trace, const cli_inputs *in, w32t_error *error) {
    w32t_status first = W32T_OK;
    w32t_status s = add_each(trace, in->paths, in->path_count, false, &first, error);
    if (s == W32T_OK) s = add_each(trace, in->channels, in->channel_count, true, &first, error);
    if (s != W32T_OK || w32t_trace_file_count(trace)) return s;
    if (first) return nothing(error, first);
    if (w32t_trace_losses_of(trace).failed_files || !in->path_count) return W32T_OK; // of folders: told at the end
    cli_say("%s: no trace file of a known format in it", in->paths[0]);
    return nothing(error, W32T_E_FORMAT);
}
