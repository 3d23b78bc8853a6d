// SPDX-License-Identifier: Apache-2.0
// Deep copies of events.
#include "model/event_copy.h"

#define MAX_DEPTH 64u

static const char *text(w32t_arena *a, const char *s) {
    return s ? w32t_arena_text(a, s, strlen(s)) : NULL;
}

static void copy_value(w32t_arena *a, w32t_value *v, unsigned depth);

static const w32t_value *copy_items(w32t_arena *a, const w32t_value *items, uint32_t count, unsigned depth) {
    w32t_value *copy = w32t_arena_copy(a, items, count * sizeof *items);
    for (uint32_t i = 0; i < count; i++)
        copy_value(a, &copy[i], depth + 1);
    return copy;
}

static const w32t_field *copy_fields(w32t_arena *a, const w32t_field *fields, uint32_t count, unsigned depth) {
    w32t_field *copy = w32t_arena_copy(a, fields, count * sizeof *fields);
    for (uint32_t i = 0; i < count; i++) {
        copy[i].name = text(a, copy[i].name);
        copy_value(a, &copy[i].value, depth + 1);
    }
    return copy;
}

static void copy_value(w32t_arena *a, w32t_value *v, unsigned depth) {
    if (depth > MAX_DEPTH) {
        *v = (w32t_value){.type = W32T_TYPE_NULL};
        return;
    }
    switch (v->type) {
    case W32T_TYPE_UTF16:
    case W32T_TYPE_UTF8:
    case W32T_TYPE_ANSI:
    case W32T_TYPE_BINARY:
    case W32T_TYPE_SID:
    case W32T_TYPE_SOCKADDR:
    case W32T_TYPE_SYSTEMTIME:
    case W32T_TYPE_IPV6:
        v->bytes = w32t_arena_copy(a, v->bytes, v->size);
        break;
    case W32T_TYPE_GUID:
        v->guid = w32t_arena_copy(a, v->guid, sizeof *v->guid);
        break;
    case W32T_TYPE_ARRAY:
        v->items = copy_items(a, v->items, v->size, depth);
        break;
    case W32T_TYPE_INOUT:
        v->items = copy_items(a, v->items, 2, depth);
        break;
    case W32T_TYPE_CUT:
        v->items = copy_items(a, v->items, 1, depth);
        return; // `full` shares its place with names
    case W32T_TYPE_STRUCT:
        v->members = copy_fields(a, v->members, v->size, depth);
        break;
    default:
        break;
    }
    if (v->flags & W32T_VALUE_HAS_TEXT) {
        v->text = text(a, v->text);
    } else if (v->map && (v->type == W32T_TYPE_INT || v->type == W32T_TYPE_UINT || v->type == W32T_TYPE_BOOL ||
                          v->type == W32T_TYPE_POINTER)) {
        w32t_buf name = {0}; // maps belong to schemas, whose life is the trace's: the name alone is kept
        w32t_map_put(v->map, v->u, &name);
        v->map = NULL;
        if (name.n) {
            v->text = w32t_arena_text(a, (const char *)name.p, name.n);
            v->flags |= W32T_VALUE_HAS_TEXT;
        }
        w32t_buf_free(&name);
    }
}

static const w32t_process *copy_process(w32t_arena *a, const w32t_process *p) {
    if (!p) return NULL;
    w32t_process *q = w32t_arena_copy(a, p, sizeof *p);
    q->image = text(a, q->image);
    q->path = text(a, q->path);
    q->command_line = text(a, q->command_line);
    return q;
}

w32t_event *w32t_event_copy(w32t_arena *a, w32t_event *e, bool process) {
    uint32_t count;
    const w32t_field *fields = w32t_event_fields(e, &count);
    w32t_event *c = w32t_arena_copy(a, e, sizeof *e);
    const char **names[] = {&c->provider, &c->name,          &c->task_name, &c->opcode_name, &c->level_name,
                            &c->channel,  &c->keyword_names, &c->computer,  &c->message,     &c->file};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        *names[i] = text(a, *names[i]);
    c->user = c->user ? w32t_arena_copy(a, c->user, c->user_size) : NULL;
    c->stack = c->stack ? w32t_arena_copy(a, c->stack, c->stack_count * sizeof *c->stack) : NULL;
    c->payload = c->payload ? w32t_arena_copy(a, c->payload, c->payload_size) : NULL;
    c->fields = count ? copy_fields(a, fields, count, 0) : NULL;
    c->field_count = count;
    if (e->call) {
        w32t_call *call = w32t_arena_copy(a, e->call, sizeof *e->call);
        call->module = text(a, call->module);
        call->caller = text(a, call->caller);
        call->error_name = text(a, call->error_name);
        copy_value(a, &call->result, 0);
        c->call = call;
    }
    if (process) c->process = copy_process(a, c->process);
    c->made = W32T_MADE_DESCRIPTION | W32T_MADE_FIELDS;
    c->native = NULL;
    c->decoder = NULL;
    c->arena = a;
    return c;
}
