// SPDX-License-Identifier: Apache-2.0
// Extended data items (evntcons.h) that say something of an event and are no part of its description: which terminal
// session, process start, container wrote it, counters taken with it. Related activity, user, stack, schema and traits
// have keys of their own. An item of another size than the documents give is shown as its bytes.
#include "export/extended.h"
#include "base/guid.h"
#include "base/json_out.h"
#include "export/event_xml.h"

#include <stdio.h>

static void put_key(w32t_buf *b, const char *name) {
    if (b->p[b->n - 1] != '{') w32t_buf_char(b, ',');
    w32t_buf_char(b, '"');
    w32t_buf_text(b, name);
    w32t_buf_lit(b, "\":");
}

static void put_bytes(w32t_buf *b, w32t_span s) {
    w32t_buf_char(b, '"');
    w32t_buf_hexbytes(b, s.p, s.n);
    w32t_buf_char(b, '"');
}

static void put_hex(w32t_buf *b, uint64_t v) {
    w32t_buf_char(b, '"');
    w32t_buf_hex(b, v);
    w32t_buf_char(b, '"');
}

static void put_u32(w32t_buf *b, w32t_span s) {
    if (s.n == 4)
        w32t_buf_u64(b, w32t_le32(s.p));
    else
        put_bytes(b, s);
}

static void put_u64(w32t_buf *b, w32t_span s) {
    if (s.n == 8)
        put_hex(b, w32t_le64(s.p));
    else
        put_bytes(b, s);
}

static void put_i64(w32t_buf *b, w32t_span s) {
    if (s.n == 8)
        w32t_buf_i64(b, (int64_t)w32t_le64(s.p));
    else
        put_bytes(b, s);
}

// A GUID in sixteen bytes, or as its text.
static void put_guid(w32t_buf *b, w32t_span s) {
    if (s.n == 16) {
        w32t_guid g = w32t_guid_load(s.p);
        w32t_buf_char(b, '"');
        w32t_buf_guid(b, &g);
        w32t_buf_char(b, '"');
        return;
    }
    size_t n = s.n;
    while (n && s.p[n - 1] == 0)
        n--;
    if (n && w32t_json_is_plain(s.p, n))
        w32t_json_text(b, (const char *)s.p, n);
    else
        put_bytes(b, s);
}

static void put_counters(w32t_buf *b, w32t_span s) {
    w32t_buf_char(b, '[');
    for (size_t i = 0; i + 8 <= s.n; i += 8) {
        if (i) w32t_buf_char(b, ',');
        w32t_buf_u64(b, w32t_le64(s.p + i));
    }
    w32t_buf_char(b, ']');
}

// Behind the time stamp by which the other half of the stack names the event.
static void put_stack_key(w32t_buf *b, w32t_span s) {
    put_hex(b, s.n >= 16 ? w32t_span_u64(s, 8) : w32t_span_u32(s, 8));
}

static const struct {
    uint16_t type;
    const char *name;
    void (*put)(w32t_buf *b, w32t_span data);
} items[] = {
    {W32T_EXT_TS_ID, "terminal_session", put_u32},
    {W32T_EXT_PEBS_INDEX, "pebs_index", put_u64},
    {W32T_EXT_PMC_COUNTERS, "pmc_counters", put_counters},
    {W32T_EXT_PSM_KEY, "psm_key", put_u64},
    {W32T_EXT_EVENT_KEY, "event_key", put_u64},
    {W32T_EXT_PROCESS_START_KEY, "process_start_key", put_u64},
    {W32T_EXT_CONTROL_GUID, "control_guid", put_guid},
    {W32T_EXT_QPC_DELTA, "qpc_delta", put_i64},
    {W32T_EXT_CONTAINER_ID, "container_id", put_guid},
    {W32T_EXT_STACK_KEY32, "stack_key", put_stack_key},
    {W32T_EXT_STACK_KEY64, "stack_key", put_stack_key},
};

// What an item is called, and how its data is put; NULL: it has a key of its own. The name may be written to `room`.
static const char *name_of(const w32t_ext_item *x, char room[24], void (**put)(w32t_buf *b, w32t_span data)) {
    for (size_t i = 0; i < sizeof items / sizeof *items; i++)
        if (items[i].type == x->type) {
            *put = items[i].put;
            return items[i].name;
        }
    if (x->type <= W32T_EXT_STACK_KEY64) return NULL;
    snprintf(room, 24, "item_%u", x->type);
    *put = put_bytes;
    return room;
}

static void put_item(w32t_buf *b, const w32t_ext_item *x) {
    char room[24];
    void (*put)(w32t_buf *, w32t_span);
    const char *name = name_of(x, room, &put);
    if (!name) return;
    put_key(b, name);
    put(b, x->data);
}

static const w32t_etw_record *record_of(const w32t_event *e) {
    bool etw = e->encoding == W32T_ENC_ETW || e->encoding == W32T_ENC_CLASSIC || e->encoding == W32T_ENC_WPP;
    return e->source == W32T_SOURCE_ETW && etw ? e->native : NULL;
}

void w32t_xml_extended(const w32t_event *e, w32t_buf *b) {
    const w32t_etw_record *r = record_of(e);
    w32t_buf value = {0};
    for (unsigned i = 0; r && i < r->ext_count; i++) {
        char room[24];
        void (*put)(w32t_buf *, w32t_span);
        const char *name = name_of(&r->ext[i], room, &put);
        if (!name) continue;
        value.n = 0;
        put(&value, r->ext[i].data);
        w32t_buf_printf(b, "<Item Name=\"%s\">", name);
        bool quoted = value.n >= 2 && value.p[0] == '"';
        value.n -= quoted;
        w32t_xml_text(b, w32t_buf_cstr(&value) + quoted, false);
        w32t_buf_lit(b, "</Item>");
    }
    w32t_buf_free(&value);
}

bool w32t_json_extended(const w32t_event *e, w32t_buf *b) {
    const w32t_etw_record *r = record_of(e);
    if (!r) return false;
    size_t start = b->n;
    w32t_buf_char(b, '{');
    for (unsigned i = 0; i < r->ext_count; i++)
        put_item(b, &r->ext[i]);
    if (r->instance_id || r->parent_instance_id) {
        put_key(b, "instance_id");
        w32t_buf_u64(b, r->instance_id);
        put_key(b, "parent_instance_id");
        w32t_buf_u64(b, r->parent_instance_id);
    }
    if (r->kind == W32T_ETW_MESSAGE && r->wpp_flags & 1) { // TRACE_MESSAGE_SEQUENCE
        put_key(b, "sequence");
        w32t_buf_u64(b, r->wpp_sequence);
    }
    if (b->n == start + 1) {
        b->n = start;
        return false;
    }
    w32t_buf_char(b, '}');
    return true;
}
