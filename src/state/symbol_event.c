// SPDX-License-Identifier: Apache-2.0
// The payload is read by its layout, which only ever grows at its end.
#include "state/symbol_event.h"

#include "base/guid.h"
#include "base/utf.h"

static w32t_span take_counted(w32t_cursor *c) {
    uint16_t n = w32t_take16(c);
    return w32t_take(c, n);
}

bool w32t_is_session_event(const w32t_event *e) {
    static const w32t_guid session = {
        W32T_SESSION_GUID_1, 0x7e23, 0x5be2, {0xf7, 0x87, 0xb6, 0x33, 0xb7, 0x91, 0x96, 0xec}};
    return e->encoding == W32T_ENC_ETW && w32t_guid_equal(&e->provider_id, &session);
}

bool w32t_symbol_event_of(const w32t_event *e, w32t_symbol_event *out) {
    if (e->opcode != W32T_SYMBOL_OPCODE || !w32t_is_session_event(e)) return false;
    w32t_cursor c = w32t_cursor_of(w32t_span_of(e->payload, e->payload_size));
    out->image = take_counted(&c);
    out->offset = w32t_take32(&c);
    out->name = take_counted(&c);
    out->distance = w32t_take32(&c);
    return !c.bad && out->image.n && out->name.n;
}

const char *w32t_symbol_text(const w32t_symbol_event *s, w32t_arena *arena) {
    w32t_buf b = {0};
    w32t_utf16_to_utf8(&b, s->name);
    w32t_buf_printf(&b, "+0x%x", s->distance);
    const char *text = w32t_arena_text(arena, w32t_buf_cstr(&b), b.n);
    w32t_buf_free(&b);
    return text;
}
