// SPDX-License-Identifier: Apache-2.0
// The decoder of legacy event-log records: header values as today's event log shows such events, strings as param1 …,
// the data as Binary.
#include <stdio.h>

#include "base/utf.h"
#include "decode/decode.h"
#include "messages/messages.h"
#include "model/evt_record.h"

static w32t_span text_at(w32t_span b, size_t at, size_t *next) {
    w32t_cursor c = w32t_cursor_of(w32t_span_from(b, at));
    w32t_span s = w32t_take_utf16z(&c, NULL);
    *next = at + w32t_cursor_at(&c);
    return s;
}

static w32t_span string_at(const w32t_evt_record *r, unsigned index) {
    size_t at = w32t_span_u32(r->bytes, W32T_EVT_STRING_OFFSET);
    w32t_span s = {NULL, 0};
    for (unsigned i = 0; i <= index && at < r->bytes.n; i++)
        s = text_at(r->bytes, at, &at);
    return s;
}

static bool insert(void *context, unsigned number, w32t_buf *out) {
    const w32t_evt_record *r = context;
    if (!number || number > w32t_span_u16(r->bytes, W32T_EVT_STRINGS)) return false;
    w32t_utf16_to_utf8(out, string_at(r, number - 1));
    return true;
}

static void message(w32t_event *e, const w32t_evt_record *r) {
    w32t_message_query q = {.provider = e->provider, .id = e->id, .qualifiers = e->qualifiers};
    size_t n;
    const char *text = w32t_message_db_event(r->messages, &q, &n);
    if (!text) return;
    w32t_buf out = {0};
    w32t_message_format(text, n, insert, NULL, (void *)(uintptr_t)r, &out);
    while (out.n && (out.p[out.n - 1] == '\n' || out.p[out.n - 1] == '\r'))
        out.n--;
    e->message = w32t_arena_text(e->arena, out.n ? (const char *)out.p : "", out.n);
    w32t_buf_free(&out);
}

static void describe(w32t_event *e) {
    const w32t_evt_record *r = e->native;
    uint32_t id = w32t_span_u32(r->bytes, W32T_EVT_ID);
    uint16_t type = w32t_span_u16(r->bytes, W32T_EVT_TYPE);
    size_t next;
    e->schema = W32T_SCHEMA_CLASSIC;
    e->id = (uint16_t)id;
    e->qualifiers = (uint16_t)(id >> 16);
    e->task = w32t_span_u16(r->bytes, W32T_EVT_CATEGORY);
    // EVENTLOG_ERROR_TYPE 1, WARNING 2, INFORMATION 4, AUDIT_SUCCESS 8, AUDIT_FAILURE 16
    e->level = type == 1 ? 2 : type == 2 ? 3 : type == 8 || type == 16 ? 0 : 4;
    e->level_name = type == 1 ? "Error" : type == 2 ? "Warning" : "Information";
    e->keywords = type == 8 ? 0x80A0000000000000u : type == 16 ? 0x8090000000000000u : 0x80000000000000u;
    e->has |= W32T_HAS_ID | W32T_HAS_QUALIFIERS | W32T_HAS_TASK | W32T_HAS_LEVEL | W32T_HAS_KEYWORDS;
    e->provider = w32t_utf16_text(e->arena, text_at(r->bytes, W32T_EVT_HEAD, &next), NULL);
    e->computer = w32t_utf16_text(e->arena, text_at(r->bytes, next, &next), NULL);
    w32t_span sid = w32t_span_sub(r->bytes, w32t_span_u32(r->bytes, W32T_EVT_SID_OFFSET),
                                  w32t_span_u32(r->bytes, W32T_EVT_SID_LENGTH));
    if (sid.n >= 8) {
        e->user = sid.p;
        e->user_size = (uint32_t)sid.n;
        e->has |= W32T_HAS_USER;
    }
    char name[24];
    e->name = w32t_arena_text(e->arena, name, (size_t)snprintf(name, sizeof name, "EventID(%u)", e->id));
    if (r->messages) message(e, r);
}

static void fields(w32t_event *e) {
    const w32t_evt_record *r = e->native;
    uint32_t n = w32t_span_u16(r->bytes, W32T_EVT_STRINGS), count = 0;
    size_t at = w32t_span_u32(r->bytes, W32T_EVT_STRING_OFFSET);
    if (n > r->bytes.n / 2) n = (uint32_t)(r->bytes.n / 2); // each has its terminator at least
    w32t_field *f = w32t_arena_alloc(e->arena, (n + 1) * sizeof *f);
    for (uint32_t i = 0; i < n; i++) {
        if (at >= r->bytes.n) {
            e->has |= W32T_EVENT_UNDECODED;
            break;
        }
        w32t_span s = text_at(r->bytes, at, &at);
        char name[24];
        f[count++] = (w32t_field){
            w32t_arena_text(e->arena, name, (size_t)snprintf(name, sizeof name, "param%u", (unsigned)i + 1)),
            {.type = W32T_TYPE_UTF16, .flags = W32T_VALUE_UNNAMED, .size = (uint32_t)s.n, .bytes = s.p}};
    }
    w32t_span data = w32t_span_sub(r->bytes, w32t_span_u32(r->bytes, W32T_EVT_DATA_OFFSET),
                                   w32t_span_u32(r->bytes, W32T_EVT_DATA_LENGTH));
    if (data.n)
        f[count++] = (w32t_field){"Binary", {.type = W32T_TYPE_BINARY, .size = (uint32_t)data.n, .bytes = data.p}};
    e->fields = f;
    e->field_count = count;
}

const w32t_decoder w32t_decode_evt = {.name = "evt", .describe = describe, .fields = fields};
