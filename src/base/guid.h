// SPDX-License-Identifier: Apache-2.0
// GUIDs: from bytes, to and from text, comparison.
#ifndef W32T_BASE_GUID_H
#define W32T_BASE_GUID_H

#include <win32trace/event.h>
#include "base/mem.h"
#include "base/span.h"

static inline w32t_guid w32t_guid_load(const uint8_t *p) { // 16 checked bytes
    w32t_guid g;
    memcpy(&g, p, 16);
    return g;
}
static inline w32t_guid w32t_take_guid(w32t_cursor *c) {
    w32t_span s = w32t_take(c, 16);
    return s.p ? w32t_guid_load(s.p) : (w32t_guid){0};
}
static inline bool w32t_guid_equal(const w32t_guid *a, const w32t_guid *b) {
    return memcmp(a, b, 16) == 0;
}
bool w32t_guid_is_zero(const w32t_guid *g);
uint64_t w32t_guid_hash(const w32t_guid *g);
// "{lowercase-with-dashes}": writes 38 characters, no NUL.
void w32t_guid_write(const w32t_guid *g, char out[38]);
// The same in upper case, as event logs print it.
void w32t_guid_write_upper(const w32t_guid *g, char out[38]);
void w32t_buf_guid(w32t_buf *b, const w32t_guid *g);
// With or without braces, any case. False when it is not a GUID.
bool w32t_guid_parse(const char *text, size_t n, w32t_guid *out);

#endif
