// SPDX-License-Identifier: Apache-2.0
// Handles inside the structures and arrays of calls: where they lie is found once a function; their values are read on
// the sequential stage, which knows what each is of; the names come back when the members are made.
#include <string.h>

#include "decode/agent_call_struct.h"

#define MAX_PLACES   24u
#define MAX_ELEMENTS 64u

typedef struct places {
    w32t_call_inner at[MAX_PLACES];
    uint32_t count;
} places;

static void add_place(places *p, const w32t_call_member *m, uint32_t argument, uint32_t offset, uint32_t stride,
                      uint32_t count) {
    if (p->count == MAX_PLACES || m->kind != W32T_API_HANDLE || m->form != W32T_FORM_NUMBER || m->bit_count) return;
    if (m->size != 4 && m->size != 8) return;
    p->at[p->count++] = (w32t_call_inner){.argument = argument,
                                          .offset = offset,
                                          .stride = stride,
                                          .count = count,
                                          .size = (uint8_t)m->size,
                                          .type = m->type ? m->type : ""};
}

// `stride`: of the elements that the structure is one of, 0 = it is alone.
static void add_members(places *p, const w32t_call_struct *s, uint32_t argument, uint32_t base, uint32_t stride,
                        unsigned depth) {
    for (uint32_t i = 0; depth < 4 && i < s->count; i++) {
        const w32t_call_member *m = &s->members[i];
        uint32_t at = base + m->offset;
        if (m->form == W32T_FORM_STRUCT && m->inner && !m->count)
            add_members(p, m->inner, argument, at, stride, depth + 1);
        else if (stride)
            add_place(p, m, argument, at, stride, MAX_ELEMENTS);
        else
            add_place(p, m, argument, at, m->size, m->count ? m->count : 1);
    }
}

void w32t_call_find_inner(w32t_call_kind *k, w32t_arena *arena) {
    places found = {.count = 0};
    for (uint32_t i = 0; i < k->argument_count; i++) {
        const w32t_call_argument *a = &k->arguments[i];
        if (!a->target || a->target->count || (a->kind != W32T_API_STRUCT && a->kind != W32T_API_ARRAY)) continue;
        bool many = a->kind == W32T_API_ARRAY;
        if (a->target->form == W32T_FORM_STRUCT)
            add_members(&found, a->target->inner, i, 0, many ? a->target->size : 0, 0);
        else if (many)
            add_place(&found, a->target, i, 0, a->target->size, MAX_ELEMENTS);
    }
    k->inner_count = found.count;
    if (found.count) k->inner = w32t_arena_copy(arena, found.at, found.count * sizeof *found.at);
}

bool w32t_call_has_inner(const w32t_call_native *n) {
    return n->kind->inner_count != 0;
}

static uint32_t read_place(const w32t_call_inner *p, w32t_span bytes, bool after, w32t_inner_handle *out,
                           uint32_t room) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < p->count && i < MAX_ELEMENTS && n < room; i++) {
        size_t at = p->offset + (size_t)i * p->stride;
        if (at > bytes.n || bytes.n - at < p->size) break;
        uint64_t value = p->size == 4 ? w32t_le32(bytes.p + at) : w32t_le64(bytes.p + at);
        if (value) out[n++] = (w32t_inner_handle){p->argument, p->type, value, after};
    }
    return n;
}

uint32_t w32t_call_inner_handles(const w32t_call_native *n, w32t_inner_handle *out, uint32_t room) {
    const w32t_call_kind *k = n->kind;
    uint32_t count = 0;
    for (uint32_t i = 0; i < k->inner_count; i++) {
        const w32t_call_inner *p = &k->inner[i];
        const w32t_call_argument *a = &k->arguments[p->argument];
        w32t_span bytes;
        if (n->start.p && a->in != W32T_NO_FIELD && w32t_call_field_bytes(k->start, n->start, a->in, &bytes))
            count += read_place(p, bytes, false, out + count, room - count);
        if (n->stop.p && a->out != W32T_NO_FIELD && w32t_call_field_bytes(k->stop, n->stop, a->out, &bytes))
            count += read_place(p, bytes, true, out + count, room - count);
    }
    return count;
}

void w32t_call_inner_name(const w32t_call_native *n, uint32_t argument, w32t_value *v) {
    for (uint32_t i = 0; i < n->inner_count && !(v->flags & W32T_VALUE_HAS_TEXT); i++) {
        if (n->inner[i].argument != argument || n->inner[i].value != v->u) continue;
        v->text = n->inner[i].text;
        v->flags |= W32T_VALUE_HAS_TEXT;
    }
}
