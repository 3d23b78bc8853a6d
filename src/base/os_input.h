// SPDX-License-Identifier: Apache-2.0
// What an input needs of the system: os_input.c reads through these, os_posix.c and os_win.c give them. Both read on
// until `n` bytes are there or the end is; SIZE_MAX when nothing could be read.
#ifndef W32T_BASE_OS_INPUT_H
#define W32T_BASE_OS_INPUT_H

#include "base/os.h"

size_t w32t_os_read(w32t_input *in, uint8_t *to, size_t n); // from where the stream stands
size_t w32t_os_read_at(w32t_input *in, uint64_t offset, uint8_t *to, size_t n);

static inline bool w32t_input_in_memory(const w32t_input *in) {
    return in->fd < 0 && in->seekable;
}

#endif
