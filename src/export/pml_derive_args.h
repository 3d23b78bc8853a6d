// SPDX-License-Identifier: Apache-2.0
// What the makers of operations from recorded calls share: the call's arguments, and bytes behind one another.
#ifndef W32T_EXPORT_PML_DERIVE_ARGS_H
#define W32T_EXPORT_PML_DERIVE_ARGS_H

#include "base/mem.h"
#include "base/span.h"
#include "export/pml_derive.h"

typedef struct w32t_call_view {
    const w32t_field *fields;
    uint32_t count;
    const w32t_call *call;
    const w32t_event *event;
    bool ansi; // the A form of a function: registry text is bytes of the code page, the kernel's is UTF-16
    w32t_buf *detail, *extra;
    w32t_buf path;
} w32t_call_view;

// The argument with one of the names (separated by |), as it was after the call (or before it).
const w32t_value *w32t_call_argument(const w32t_call_view *v, const char *names, bool after);
bool w32t_call_number_of(const w32t_call_view *v, const char *names, bool after, uint64_t *out);
uint32_t w32t_call_u32_of(const w32t_call_view *v, const char *names, bool after); // 0 when there is none
bool w32t_call_text_of(const w32t_call_view *v, const char *names, bool after, w32t_buf *utf8);

static inline void w32t_put_u16(w32t_buf *b, unsigned v) {
    w32t_put16(w32t_buf_space(b, 2), (uint16_t)v);
    b->n += 2;
}
static inline void w32t_put_u32(w32t_buf *b, uint32_t v) {
    w32t_put32(w32t_buf_space(b, 4), v);
    b->n += 4;
}
static inline size_t w32t_put_zeros(w32t_buf *b, size_t n) { // where they begin
    memset(w32t_buf_space(b, n), 0, n);
    b->n += n;
    return b->n - n;
}

// A socket call (pml_derive_network.c): v->path is the text of the socket's other end where it is known. False when
// neither the call nor the socket tells an address.
bool w32t_pml_derive_network(w32t_call_view *v, const char *name, unsigned operation);

#endif
