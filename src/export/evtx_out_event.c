// SPDX-License-Identifier: Apache-2.0
// Events that were no event-log records as fragments: one template for each set of field names and types, with the
// <System> that Windows writes, values typed as far as BinXML has the type and as text beyond that; both no longer than
// the caller's limits, so that a record can hold them.
#include "base/guid.h"
#include "base/utf.h"
#include "base/wintime.h"
#include "decode/binxml.h"
#include "export/evtx_out.h"
#include "export/value_text.h"

typedef struct maker {
    w32t_arena *arena;
    w32t_ew_token *tokens;
    uint32_t count, room;
    w32t_ew_value *values;
    uint32_t value_count, value_room;
    w32t_ew_limits limits;
    bool cut;
} maker;

static w32t_span wide(maker *m, const char *utf8) {
    w32t_buf b = {0};
    size_t n = strlen(utf8);
    if (n) w32t_utf8_to_utf16(&b, utf8, n);
    w32t_span s = {w32t_arena_copy(m->arena, b.p, b.n), b.n};
    w32t_buf_free(&b);
    return s;
}

static w32t_ew_token *token(maker *m, uint8_t kind) {
    if (m->count == m->room) {
        uint32_t room = m->room ? m->room * 2 : 128;
        w32t_ew_token *more = w32t_arena_alloc(m->arena, room * sizeof *more);
        if (m->count) memcpy(more, m->tokens, m->count * sizeof *more);
        m->tokens = more;
        m->room = room;
    }
    m->tokens[m->count] = (w32t_ew_token){.kind = kind, .index = 0xFFFF};
    return &m->tokens[m->count++];
}

static void open(maker *m, const char *name) {
    token(m, W32T_EW_OPEN)->text = wide(m, name);
}

static void attribute(maker *m, const char *name) {
    token(m, W32T_EW_ATTRIBUTE)->text = wide(m, name);
}

static void text(maker *m, const char *utf8) {
    token(m, W32T_EW_TEXT)->text = wide(m, utf8);
}

static void value(maker *m, uint8_t type, const void *bytes, size_t n) {
    if (m->value_count == m->value_room) {
        uint32_t room = m->value_room ? m->value_room * 2 : 64;
        w32t_ew_value *more = w32t_arena_alloc(m->arena, room * sizeof *more);
        if (m->value_count) memcpy(more, m->values, m->value_count * sizeof *more);
        m->values = more;
        m->value_room = room;
    }
    w32t_ew_token *t = token(m, W32T_EW_SUB);
    t->index = (uint16_t)m->value_count;
    t->type = type;
    t->optional = true;
    m->values[m->value_count++] = (w32t_ew_value){.type = n || type == W32T_BX_STRING ? type : W32T_BX_NULL,
                                                  .bytes = {w32t_arena_copy(m->arena, bytes, n), n}};
}

static void number(maker *m, uint8_t type, uint64_t v, bool there) {
    static const uint8_t width[] = {
        [W32T_BX_UINT8] = 1,    [W32T_BX_UINT16] = 2, [W32T_BX_UINT32] = 4, [W32T_BX_UINT64] = 8,
        [W32T_BX_FILETIME] = 8, [W32T_BX_HEX32] = 4,  [W32T_BX_HEX64] = 8};
    value(m, type, &v, there ? width[type] : 0);
}

static void text_value(maker *m, const char *utf8) {
    w32t_span s = utf8 ? wide(m, utf8) : (w32t_span){0};
    if (utf8)
        value(m, W32T_BX_STRING, s.p, s.n);
    else
        value(m, W32T_BX_NULL, "", 0);
}

static void close_start(maker *m) {
    token(m, W32T_EW_CLOSE_START);
}
static void close_empty(maker *m) {
    token(m, W32T_EW_CLOSE_EMPTY);
}
static void end(maker *m, const char *name) {
    token(m, W32T_EW_END)->text = wide(m, name);
}

static void element(maker *m, const char *name, uint8_t type, uint64_t v) {
    open(m, name);
    close_start(m);
    number(m, type, v, true);
    end(m, name);
}

static void system_part(maker *m, const w32t_event *e) {
    bool lost = e->encoding == W32T_ENC_BINXML; // nothing is known but the record's own head
    open(m, "System");
    close_start(m);
    if (!lost) {
        open(m, "Provider");
        attribute(m, "Name");
        text_value(m, e->source == W32T_SOURCE_API   ? "Win32Trace-Api"
                      : e->source == W32T_SOURCE_PML ? "Procmon"
                                                     : e->provider);
        attribute(m, "Guid");
        value(m, W32T_BX_GUID, &e->provider_id, e->has & W32T_HAS_PROVIDER_ID ? 16 : 0);
        close_empty(m);
        element(m, "EventID", W32T_BX_UINT16, e->id);
        element(m, "Version", W32T_BX_UINT8, e->version);
        element(m, "Level", W32T_BX_UINT8, e->level);
        element(m, "Task", W32T_BX_UINT16, e->task);
        element(m, "Opcode", W32T_BX_UINT8, e->opcode);
        element(m, "Keywords", W32T_BX_HEX64, e->keywords);
    }
    open(m, "TimeCreated");
    attribute(m, "SystemTime");
    number(m, W32T_BX_FILETIME, lost ? e->clock : w32t_ns_to_filetime(e->time), true);
    close_empty(m);
    if (e->has & W32T_HAS_RECORD || lost) element(m, "EventRecordID", W32T_BX_UINT64, e->record);
    if (!lost) {
        open(m, "Correlation");
        attribute(m, "ActivityID");
        value(m, W32T_BX_GUID, &e->activity, e->has & W32T_HAS_ACTIVITY ? 16 : 0);
        attribute(m, "RelatedActivityID");
        value(m, W32T_BX_GUID, &e->related, e->has & W32T_HAS_RELATED ? 16 : 0);
        close_empty(m);
        open(m, "Execution");
        attribute(m, "ProcessID");
        number(m, W32T_BX_UINT32, e->pid, e->has & W32T_HAS_PID);
        attribute(m, "ThreadID");
        number(m, W32T_BX_UINT32, e->tid, e->has & W32T_HAS_TID);
        attribute(m, "ProcessorID");
        number(m, W32T_BX_UINT16, e->cpu, e->has & W32T_HAS_CPU);
        close_empty(m);
        open(m, "Channel");
        close_start(m);
        text_value(m, e->channel);
        end(m, "Channel");
        open(m, "Computer");
        close_start(m);
        text_value(m, e->computer);
        end(m, "Computer");
        open(m, "Security");
        attribute(m, "UserID");
        value(m, W32T_BX_SID, e->user, e->has & W32T_HAS_USER ? e->user_size : 0);
        close_empty(m);
    }
    end(m, "System");
}

static uint32_t bytes_within(maker *m, size_t n) {
    if (n <= m->limits.value_bytes) return (uint32_t)n;
    m->cut = true;
    return m->limits.value_bytes;
}

// UTF-16LE, with no half of a pair at a place where it is cut.
static void long_text(maker *m, const uint8_t *p, size_t n) {
    uint32_t keep = bytes_within(m, n) & ~1u;
    if (keep < n && keep >= 2 && (p[keep - 1] & 0xFC) == 0xD8) keep -= 2;
    value(m, W32T_BX_STRING, p, keep);
}

static void long_bytes(maker *m, const uint8_t *p, size_t n) {
    value(m, W32T_BX_BINARY, p, bytes_within(m, n));
}

static void field_value(maker *m, const w32t_value *v) {
    static const uint8_t ints[] = {[1] = W32T_BX_INT8, [2] = W32T_BX_INT16, [4] = W32T_BX_INT32, [8] = W32T_BX_INT64};
    static const uint8_t uints[] = {
        [1] = W32T_BX_UINT8, [2] = W32T_BX_UINT16, [4] = W32T_BX_UINT32, [8] = W32T_BX_UINT64};
    bool width = v->size == 1 || v->size == 2 || v->size == 4 || v->size == 8;
    uint64_t bits;
    switch ((w32t_type)v->type) {
    case W32T_TYPE_NULL:
        value(m, W32T_BX_NULL, "", 0);
        return;
    case W32T_TYPE_BOOL:
        bits = v->u != 0;
        value(m, W32T_BX_BOOL, &bits, 4);
        return;
    case W32T_TYPE_INT:
        if (!width) break;
        value(m, ints[v->size], &v->u, v->size);
        return;
    case W32T_TYPE_UINT:
    case W32T_TYPE_POINTER:
        if (!width) break;
        if (v->type == W32T_TYPE_POINTER || w32t_number_is_hex(v))
            value(m, v->size == 8 ? W32T_BX_HEX64 : W32T_BX_HEX32, (bits = v->u, &bits), v->size == 8 ? 8 : 4);
        else
            value(m, uints[v->size], &v->u, v->size);
        return;
    case W32T_TYPE_FLOAT: {
        float single = (float)v->f;
        if (v->size == 4)
            value(m, W32T_BX_REAL32, &single, 4);
        else
            value(m, W32T_BX_REAL64, &v->f, 8);
        return;
    }
    case W32T_TYPE_UTF16:
        long_text(m, v->bytes, v->size & ~1u);
        return;
    case W32T_TYPE_BINARY:
        long_bytes(m, v->bytes, v->size);
        return;
    case W32T_TYPE_GUID:
        value(m, W32T_BX_GUID, v->guid, 16);
        return;
    case W32T_TYPE_FILETIME:
        value(m, W32T_BX_FILETIME, &v->u, 8);
        return;
    case W32T_TYPE_SYSTEMTIME:
        value(m, W32T_BX_SYSTEMTIME, v->bytes, 16);
        return;
    case W32T_TYPE_SID:
        value(m, W32T_BX_SID, v->bytes, v->size);
        return;
    default:
        break;
    }
    // No such type in BinXML: its text.
    w32t_buf b = {0}, wide = {0};
    if (v->type == W32T_TYPE_UTF8)
        w32t_buf_put(&b, v->bytes, v->size);
    else if (v->type == W32T_TYPE_ANSI)
        w32t_ansi_to_utf8(&b, w32t_span_of(v->bytes, v->size));
    else
        w32t_text_value(&b, v);
    if (b.n) w32t_utf8_to_utf16(&wide, (const char *)b.p, b.n);
    long_text(m, wide.p, wide.n);
    w32t_buf_free(&b);
    w32t_buf_free(&wide);
}

bool w32t_ew_of_event(w32t_event *e, w32t_arena *arena, const w32t_ew_fragment *values, w32t_ew_limits limits,
                      w32t_ew_fragment *out) {
    maker m = {.arena = arena, .limits = limits};
    uint32_t count = 0;
    const w32t_field *f = e->encoding == W32T_ENC_BINXML ? NULL : w32t_event_fields(e, &count);
    open(&m, "Event");
    attribute(&m, "xmlns");
    text(&m, "http://schemas.microsoft.com/win/2004/08/events/event");
    close_start(&m);
    system_part(&m, e);
    open(&m, "EventData");
    close_start(&m);
    if (values) {
        value(&m, W32T_BX_BINXML, "", 0);
        m.values[m.value_count - 1].type = W32T_BX_BINXML;
        m.values[m.value_count - 1].fragment = values;
    }
    if (count > limits.fields) {
        m.cut = true;
        count = limits.fields;
    }
    for (uint32_t i = 0; i < count; i++) {
        open(&m, "Data");
        if (!(f[i].value.flags & W32T_VALUE_UNNAMED)) {
            attribute(&m, "Name");
            text(&m, f[i].name);
        }
        close_start(&m);
        field_value(&m, &f[i].value);
        end(&m, "Data");
    }
    if (!values && e->encoding != W32T_ENC_BINXML && e->schema == W32T_SCHEMA_NONE && e->payload_size) {
        open(&m, "Binary"); // as Windows shows the bytes of an event without fields
        close_start(&m);
        long_bytes(&m, e->payload, e->payload_size);
        end(&m, "Binary");
    }
    end(&m, "EventData");
    end(&m, "Event");
    *out = (w32t_ew_fragment){
        .is_template = true, .tokens = m.tokens, .count = m.count, .values = m.values, .value_count = m.value_count};
    return !m.cut;
}
