// SPDX-License-Identifier: Apache-2.0
// Arguments of a recorded call by their names in the API database.
#include "export/pml_derive_args.h"
#include "base/utf.h"

// The argument with one of the names (separated by |), as it was after the call (or before it).
const w32t_value *w32t_call_argument(const w32t_call_view *v, const char *names, bool after) {
    for (const char *at = names; *at;) {
        size_t n = strcspn(at, "|");
        for (uint32_t i = 0; i < v->count; i++) {
            if (strncmp(v->fields[i].name, at, n) != 0 || v->fields[i].name[n]) continue;
            const w32t_value *x = &v->fields[i].value;
            while (x->type == W32T_TYPE_INOUT || x->type == W32T_TYPE_CUT)
                x = x->type == W32T_TYPE_INOUT && after ? x->items + 1 : x->items;
            return x;
        }
        at += n + (at[n] == '|');
    }
    return NULL;
}

bool w32t_call_number_of(const w32t_call_view *v, const char *names, bool after, uint64_t *out) {
    const w32t_value *x = w32t_call_argument(v, names, after);
    if (!x || x->type < W32T_TYPE_BOOL || x->type > W32T_TYPE_UINT) return false;
    *out = x->u;
    return true;
}

uint32_t w32t_call_u32_of(const w32t_call_view *v, const char *names, bool after) {
    uint64_t x = 0;
    return w32t_call_number_of(v, names, after, &x) ? (uint32_t)x : 0;
}

bool w32t_call_text_of(const w32t_call_view *v, const char *names, bool after, w32t_buf *utf8) {
    const w32t_value *x = w32t_call_argument(v, names, after);
    if (!x || !x->size) return false;
    if (x->type == W32T_TYPE_UTF16)
        w32t_utf16_to_utf8(utf8, w32t_span_of(x->bytes, x->size));
    else if (x->type == W32T_TYPE_ANSI)
        w32t_ansi_to_utf8(utf8, w32t_span_of(x->bytes, x->size));
    else if (x->type == W32T_TYPE_UTF8)
        w32t_buf_put(utf8, x->bytes, x->size);
    else
        return false;
    return true;
}
