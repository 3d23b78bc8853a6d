// SPDX-License-Identifier: Apache-2.0
// Reading an input, on any system: a file at any place, a stream from where it stands with its first bytes kept for
// those who recognise it, or bytes in memory.
#include "base/os_input.h"

#include <string.h>

w32t_input *w32t_input_of_memory(const char *name, w32t_span bytes) {
    w32t_input *in = w32t_alloc(sizeof *in);
    in->path = w32t_strdup(name);
    in->fd = -1;
    in->seekable = true;
    in->size = bytes.n;
    in->peeked = bytes.p;
    in->peeked_size = bytes.n;
    return in;
}

static size_t read_stream(w32t_input *in, uint8_t *to, size_t n) {
    size_t got = 0, ahead = in->peeked_size - in->peeked_at;
    if (ahead) {
        got = ahead < n ? ahead : n;
        memcpy(to, in->peeked + in->peeked_at, got);
        in->peeked_at += got;
    }
    if (got < n) {
        size_t more = w32t_os_read(in, to + got, n - got);
        if (more == SIZE_MAX) return SIZE_MAX;
        got += more;
    }
    in->stream_at += got;
    return got;
}

size_t w32t_input_read(w32t_input *in, uint64_t offset, void *buffer, size_t n) {
    if (w32t_input_in_memory(in)) {
        if (offset >= in->size) return 0;
        size_t left = (size_t)(in->size - offset);
        if (n > left) n = left;
        memcpy(buffer, in->peeked + offset, n);
        return n;
    }
    if (!in->seekable) return offset == in->stream_at ? read_stream(in, buffer, n) : SIZE_MAX;
    return w32t_os_read_at(in, offset, buffer, n);
}

w32t_span w32t_input_peek(w32t_input *in, uint8_t *buffer, size_t n) {
    if (in->seekable) {
        size_t got = w32t_input_read(in, 0, buffer, n);
        return w32t_span_of(buffer, got == SIZE_MAX ? 0 : got);
    }
    if (!in->peeked) {
        uint8_t *keep = w32t_alloc(4096);
        size_t got = w32t_os_read(in, keep, 4096);
        in->peeked = keep;
        in->peeked_size = got == SIZE_MAX ? 0 : got;
    }
    if (n > in->peeked_size) n = in->peeked_size;
    memcpy(buffer, in->peeked, n);
    return w32t_span_of(buffer, n);
}
