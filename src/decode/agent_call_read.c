// SPDX-License-Identifier: Apache-2.0
// Fields of a recorded call as the payload has them: values of TraceLogging types, one after another.
#include <string.h>

#include "decode/agent_call_struct.h"

bool w32t_call_read_value(w32t_cursor *c, const w32t_call_field *f, w32t_value *v) {
    memset(v, 0, sizeof *v);
    unsigned width = w32t_call_width(f->in);
    if (width) {
        w32t_span s = w32t_take(c, width);
        if (!s.p) return false;
        v->size = width;
        v->u = width == 1   ? *s.p
               : width == 2 ? w32t_le16(s.p)
               : width == 4 ? w32t_le32(s.p)
               : width == 8 ? w32t_le64(s.p)
                            : 0;
        switch (f->in) {
        case 3:
        case 5:
        case 7:
        case 9:
            v->type = W32T_TYPE_INT;
            if (width < 8) v->i = (int64_t)(v->u << (64 - 8 * width)) >> (64 - 8 * width);
            break;
        case 11: {
            float x;
            memcpy(&x, s.p, 4);
            v->type = W32T_TYPE_FLOAT;
            v->f = (double)x;
            break;
        }
        case 12:
            v->type = W32T_TYPE_FLOAT;
            memcpy(&v->f, s.p, 8);
            break;
        case 13:
            v->type = W32T_TYPE_BOOL;
            break;
        case 15:
            v->type = W32T_TYPE_GUID;
            v->bytes = s.p; // made a GUID where it is used: payloads are not aligned
            break;
        case 17:
            v->type = W32T_TYPE_FILETIME;
            break;
        default:
            v->type = W32T_TYPE_UINT;
            if (f->in == 20 || f->in == 21 || f->out == 4) v->shape = W32T_SHAPE_HEX;
            break;
        }
        if (f->out == 3) v->type = W32T_TYPE_BOOL;
        if (v->type == W32T_TYPE_BOOL) v->u = v->u != 0;
        return true;
    }
    w32t_span s;
    if (f->in == 1) {
        s = w32t_take_utf16z(c, NULL);
    } else if (f->in == 2) {
        s = w32t_take_ansiz(c, NULL);
    } else {
        s = w32t_take(c, w32t_take16(c));
        if (!s.p && c->bad) return false;
    }
    v->type = f->in == 1 || f->in == 22   ? W32T_TYPE_UTF16
              : f->in == 2 || f->in == 23 ? W32T_TYPE_ANSI
                                          : W32T_TYPE_BINARY;
    if (f->out == 35) v->type = W32T_TYPE_UTF8;
    if (f->out == 10 && s.n) v->type = W32T_TYPE_SOCKADDR;
    v->bytes = s.p ? s.p : (const uint8_t *)"";
    v->size = (uint32_t)s.n;
    return true;
}

static bool read_array(w32t_cursor *c, const w32t_call_field *f, w32t_arena *arena, w32t_value *v) {
    w32t_call_field one = {.in = f->in & 0x1F, .out = f->out};
    uint32_t n = w32t_take16(c);
    unsigned width = w32t_call_width(one.in);
    memset(v, 0, sizeof *v);
    if (c->bad || !width || n > w32t_cursor_left(c) / width) return false;
    w32t_value *items = w32t_arena_alloc(arena, (n + 1) * sizeof *items);
    for (uint32_t i = 0; i < n; i++)
        w32t_call_read_value(c, &one, &items[i]);
    v->type = W32T_TYPE_ARRAY;
    v->size = n;
    v->items = items;
    return true;
}

bool w32t_call_read_half(const w32t_call_layout *l, uint32_t from, w32t_cursor *c, w32t_arena *arena, w32t_value *out) {
    for (uint32_t i = from; i < l->count; i++) {
        const w32t_call_field *f = &l->fields[i];
        bool ok = f->in & 0x40 ? read_array(c, f, arena, &out[i]) : w32t_call_read_value(c, f, &out[i]);
        if (!ok) {
            memset(&out[i], 0, (l->count - i) * sizeof *out);
            return false;
        }
    }
    return true;
}
