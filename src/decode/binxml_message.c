// SPDX-License-Identifier: Apache-2.0
// The message text of an event-log record, from a message database: the values go in by their place in the event's
// template, the strings of a classic event by their place in the list.
#include "base/utf.h"
#include "decode/binxml_message.h"

typedef struct values {
    const w32t_message_db *db;
    const w32t_message_query *query;
    w32t_bx_val *items;
    uint32_t count, room;
    w32t_arena *arena;
} values;

static void add(values *v, w32t_bx_val item) {
    if (v->count == v->room) {
        uint32_t room = v->room ? v->room * 2 : 32;
        w32t_bx_val *more = w32t_arena_alloc(v->arena, room * sizeof *more);
        if (v->count) memcpy(more, v->items, v->count * sizeof *more);
        v->items = more;
        v->room = room;
    }
    v->items[v->count++] = item;
}

static void add_items(values *v, const w32t_bx_val *list) {
    uint32_t n = w32t_bx_array_count(list), state = 0;
    for (uint32_t i = 0; i < n; i++)
        add(v, w32t_bx_array_item(list, i, &state));
}

static bool insert(void *context, unsigned number, w32t_buf *out) {
    values *v = context;
    if (!number || number > v->count) return false;
    const w32t_bx_val *item = &v->items[number - 1];
    size_t from = out->n;
    w32t_bx_value_text(item, out);
    // Messages have hexadecimal numbers in capitals (Logon ID: 0x3E7), though the XML has none, and pointers in neither
    // (Process ID: 0x10fc): so it is in the messages that forwarded events carry beside their values.
    if (item->type == W32T_BX_HEX32 || item->type == W32T_BX_HEX64)
        for (size_t i = from + 2; i < out->n; i++)
            if (out->p[i] >= 'a' && out->p[i] <= 'f') out->p[i] = (uint8_t)(out->p[i] - 'a' + 'A');
    return true;
}

static bool parameter(void *context, uint32_t id, w32t_buf *out) {
    values *v = context;
    size_t n;
    const char *text = w32t_message_db_parameter(v->db, v->query, id, &n);
    if (!text) return false;
    while (n && (text[n - 1] == '\n' || text[n - 1] == '\r'))
        n--;
    w32t_buf_put(out, text, n);
    return true;
}

static void collect(w32t_bx_context *c, const w32t_bx_bound *b, values *v) {
    uint16_t payload = b->program->payload;
    if (payload < b->count && b->vals[payload].type == W32T_BX_BINXML) {
        w32t_bx_bound inner;
        w32t_bx_val *space = w32t_arena_alloc(v->arena, W32T_BX_SPACE * sizeof *space);
        if (w32t_bx_bind_value(c, &b->vals[payload], &inner, space))
            for (uint32_t i = 0; i < inner.count; i++) {
                bool list = inner.vals[i].type == (W32T_BX_STRING | W32T_BX_ARRAY);
                if (list)
                    add_items(v, &inner.vals[i]);
                else
                    add(v, inner.vals[i]);
            }
        return;
    }
    for (uint32_t i = 0; i < b->program->field_count; i++) { // the data stands in the outer template, or is literal
        const w32t_bx_from *f = &b->program->fields[i].from;
        if (f->kind == 1 && f->index < b->count)
            add(v, b->vals[f->index]);
        else
            add(v, (w32t_bx_val){f->text.p, (uint32_t)f->text.n, f->kind == 2 ? W32T_BX_STRING : W32T_BX_NULL});
    }
}

void w32t_bx_message(w32t_event *e, w32t_bx_context *c, const w32t_bx_bound *b, const w32t_message_db *db) {
    w32t_message_query q = {.guid = e->has & W32T_HAS_PROVIDER_ID ? &e->provider_id : NULL,
                            .provider = e->provider,
                            .id = e->id,
                            .qualifiers = e->qualifiers,
                            .version = e->version};
    size_t n;
    const char *text = w32t_message_db_event(db, &q, &n);
    if (!text) return;
    values v = {.db = db, .query = &q, .arena = e->arena};
    collect(c, b, &v);
    w32t_buf out = {0};
    w32t_message_format(text, n, insert, parameter, &v, &out);
    while (out.n && (out.p[out.n - 1] == '\n' || out.p[out.n - 1] == '\r'))
        out.n--;
    e->message = w32t_arena_text(e->arena, out.n ? (const char *)out.p : "", out.n);
    w32t_buf_free(&out);
}
