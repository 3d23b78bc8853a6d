// SPDX-License-Identifier: Apache-2.0
// The message of an ETW event, from a message database or from its schema where a manifest or the trace brought the
// text along: %1 is the first item of the event's template, whatever it is, and so on.
#include "decode/etw_message.h"
#include "base/guid.h"
#include "base/json_out.h"
#include "base/utf.h"
#include "base/wintime.h"
#include "messages/messages.h"
#include "model/value.h"
#include "schema/schema.h"

#include <stdlib.h>

#define DEPTH        8u
#define MESSAGE_MOST ((size_t)256 << 10)

static void put_value(w32t_buf *b, const w32t_value *v, unsigned depth);

static void put_list(w32t_buf *b, const w32t_value *v, unsigned depth) {
    bool fields = v->type == W32T_TYPE_STRUCT;
    for (uint32_t i = 0; i < v->size && depth < DEPTH; i++) {
        if (i) w32t_buf_lit(b, ", ");
        put_value(b, fields ? &v->members[i].value : &v->items[i], depth + 1);
    }
}

static void put_number(w32t_buf *b, const w32t_value *v) {
    if (v->flags & W32T_VALUE_HAS_TEXT)
        w32t_buf_text(b, v->text);
    else if (v->shape == W32T_SHAPE_BOOL)
        w32t_buf_text(b, v->u ? "true" : "false");
    else if (v->shape == W32T_SHAPE_HEX || v->shape == W32T_SHAPE_HANDLE || v->shape == W32T_SHAPE_ADDRESS ||
             v->shape == W32T_SHAPE_NTSTATUS || v->shape == W32T_SHAPE_HRESULT)
        w32t_buf_hex(b, v->size == 4 ? (uint32_t)v->u : v->u);
    else if (v->type == W32T_TYPE_INT)
        w32t_buf_i64(b, v->i);
    else
        w32t_buf_u64(b, v->u);
}

static void put_value(w32t_buf *b, const w32t_value *v, unsigned depth) {
    size_t before = b->n;
    switch (v->type) {
    case W32T_TYPE_NULL:
        break;
    case W32T_TYPE_BOOL:
        w32t_buf_text(b, v->u ? "true" : "false");
        break;
    case W32T_TYPE_INT:
    case W32T_TYPE_UINT:
        if (v->map && !(v->flags & W32T_VALUE_HAS_TEXT)) w32t_map_put(v->map, v->u, b);
        if (b->n == before) put_number(b, v);
        break;
    case W32T_TYPE_POINTER:
        w32t_buf_hex(b, v->u);
        break;
    case W32T_TYPE_ARRAY:
    case W32T_TYPE_STRUCT:
        put_list(b, v, depth);
        break;
    case W32T_TYPE_BINARY:
    case W32T_TYPE_SID:
    case W32T_TYPE_SOCKADDR:
        if (!w32t_buf_plain(b, v)) w32t_buf_hexbytes(b, v->bytes, v->size);
        break;
    default:
        w32t_buf_plain(b, v);
        break;
    }
}

typedef struct asked {
    const w32t_message_db *db;
    w32t_message_query query;
    const w32t_field *fields;
    uint32_t count;
    size_t put; // bytes of values in the message so far
} asked;

static bool insert(void *context, unsigned number, w32t_buf *out) {
    asked *a = context;
    if (!number || number > a->count) return false;
    if (a->put > MESSAGE_MOST) return true; // a text that repeats a value without end is no message
    size_t before = out->n;
    put_value(out, &a->fields[number - 1].value, 0);
    a->put += out->n - before;
    return true;
}

static bool parameter(void *context, uint32_t id, w32t_buf *out) {
    const asked *a = context;
    size_t n;
    const char *text = w32t_message_db_parameter(a->db, &a->query, id, &n);
    if (!text) return false;
    while (n && (text[n - 1] == '\n' || text[n - 1] == '\r'))
        n--;
    w32t_buf_put(out, text, n);
    return true;
}

static void put_message(w32t_event *e, asked *a, const char *text, size_t n, w32t_parameter_fn parameters) {
    w32t_buf out = {0};
    w32t_message_format(text, n, insert, parameters, a, &out);
    while (out.n && (out.p[out.n - 1] == '\n' || out.p[out.n - 1] == '\r'))
        out.n--;
    e->message = w32t_arena_text(e->arena, out.n ? (const char *)out.p : "", out.n);
    w32t_buf_free(&out);
}

void w32t_etw_message(w32t_event *e, const w32t_message_db *db) {
    if (!(e->has & W32T_HAS_PROVIDER_ID)) return;
    asked a = {.db = db,
               .query = {.guid = &e->provider_id, .provider = e->provider, .id = e->id, .version = e->version}};
    size_t n;
    const char *text = w32t_message_db_event(db, &a.query, &n);
    if (!text) return;
    a.fields = w32t_event_fields(e, &a.count);
    put_message(e, &a, text, n, parameter);
}

static bool no_parameter(void *context, uint32_t id, w32t_buf *out) {
    (void)context;
    (void)id;
    (void)out;
    return false;
}

void w32t_etw_schema_message(w32t_event *e) {
    const w32t_schema_event *s = e->layout;
    if (e->message || !s || !s->message || !*s->message) return;
    asked a = {.db = NULL};
    a.fields = w32t_event_fields(e, &a.count);
    if (e->has & W32T_EVENT_UNDECODED) return; // its values may stand in the wrong places
    put_message(e, &a, s->message, strlen(s->message), no_parameter);
}
