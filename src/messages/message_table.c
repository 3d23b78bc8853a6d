// SPDX-License-Identifier: Apache-2.0
// MESSAGETABLE resources: blocks of consecutive message numbers, each entry a size, flags and the text.
#include "messages/messages.h"

enum { BLOCK = 12, ENTRY = 4, FLAG_UNICODE = 1 };

static uint32_t block_count(w32t_span t) {
    uint32_t n = w32t_span_u32(t, 0);
    size_t room = t.n < 4 ? 0 : (t.n - 4) / BLOCK;
    return n < room ? n : (uint32_t)room;
}

// The entry at *at, which moves behind it.
static bool entry(w32t_span t, size_t *at, w32t_span *text, bool *wide) {
    if (!w32t_span_has(t, *at, ENTRY)) return false;
    uint32_t size = w32t_span_u16(t, *at);
    if (size < ENTRY || !w32t_span_has(t, *at, size)) return false;
    *wide = w32t_span_u16(t, *at + 2) & FLAG_UNICODE;
    *text = w32t_span_of(t.p + *at + ENTRY, size - ENTRY);
    if (*wide) {
        text->n &= ~(size_t)1;
        while (text->n >= 2 && !text->p[text->n - 1] && !text->p[text->n - 2])
            text->n -= 2;
    } else
        while (text->n && !text->p[text->n - 1])
            text->n--;
    *at += size;
    return true;
}

w32t_span w32t_message_table_find(w32t_span t, uint32_t id, bool *wide) {
    for (uint32_t i = 0, n = block_count(t); i < n; i++) {
        uint32_t low = w32t_span_u32(t, 4 + (size_t)i * BLOCK), high = w32t_span_u32(t, 8 + (size_t)i * BLOCK);
        if (id < low || id > high) continue;
        size_t at = w32t_span_u32(t, 12 + (size_t)i * BLOCK);
        w32t_span text = {NULL, 0};
        for (uint32_t k = low;; k++) {
            if (!entry(t, &at, &text, wide)) return (w32t_span){NULL, 0};
            if (k == id) return text;
        }
    }
    return (w32t_span){NULL, 0};
}

uint32_t w32t_message_table_each(w32t_span t, w32t_message_fn callback, void *context) {
    uint32_t bad = 0;
    uint32_t budget = (uint32_t)(t.n / ENTRY) + 1; // blocks may overlap in a hostile file
    for (uint32_t i = 0, n = block_count(t); i < n; i++) {
        uint32_t low = w32t_span_u32(t, 4 + (size_t)i * BLOCK), high = w32t_span_u32(t, 8 + (size_t)i * BLOCK);
        size_t at = w32t_span_u32(t, 12 + (size_t)i * BLOCK);
        for (uint32_t id = low; low <= high; id++) {
            w32t_span text;
            bool wide;
            if (!budget || !entry(t, &at, &text, &wide)) {
                bad++;
                break;
            }
            budget--;
            if (!callback(context, id, text, wide)) return bad;
            if (id == high) break;
        }
    }
    return bad + (block_count(t) < w32t_span_u32(t, 0));
}
