// SPDX-License-Identifier: Apache-2.0
// Events that are no event-log records in the shapes of event logs: tracerpt's XML (ETW events by their provider, API
// calls as Win32Trace-Api, ProcMon operations as Procmon) and the same as evtx_dump's JSON.
#include "base/guid.h"
#include "base/json_out.h"
#include "base/utf.h"
#include "base/wintime.h"
#include "export/event_xml.h"
#include "export/value_text.h"
#include "model/value.h"

static void put_text(w32t_buf *out, const char *utf8, size_t n, bool attribute) {
    for (size_t i = 0; i < n;) {
        unsigned used;
        uint32_t c = w32t_utf8_next((const uint8_t *)utf8 + i, n - i, &used);
        i += used;
        switch (c) {
        case '&':
            w32t_buf_lit(out, "&amp;");
            continue;
        case '<':
            w32t_buf_lit(out, "&lt;");
            continue;
        case '>':
            w32t_buf_lit(out, "&gt;");
            continue;
        case '"':
            w32t_buf_text(out, attribute ? "&quot;" : "\"");
            continue;
        case '\'':
            w32t_buf_text(out, attribute ? "&apos;" : "'");
            continue;
        default:
            break;
        }
        bool space = c == '\t' || c == '\n' || c == '\r';
        if (space && (attribute || c == '\r')) {
            w32t_buf_printf(out, "&#%u;", (unsigned)c);
            continue;
        }
        if ((c < 0x20 && !space) || (c >= 0xD800 && c < 0xE000) || c == 0xFFFE || c == 0xFFFF) c = 0xFFFD;
        w32t_utf8_put(out, c);
    }
}

void w32t_xml_text(w32t_buf *out, const char *utf8, bool attribute) {
    put_text(out, utf8, strlen(utf8), attribute);
}

static void put_number(const w32t_value *v, w32t_buf *b) {
    if ((v->flags & W32T_VALUE_HAS_TEXT) && v->text)
        w32t_buf_text(b, v->text);
    else if (v->type == W32T_TYPE_INT && v->shape != W32T_SHAPE_HEX)
        w32t_buf_i64(b, v->i);
    else if (v->type == W32T_TYPE_POINTER || v->shape == W32T_SHAPE_HEX || v->shape == W32T_SHAPE_ADDRESS ||
             v->shape == W32T_SHAPE_HANDLE || v->shape == W32T_SHAPE_NTSTATUS || v->shape == W32T_SHAPE_HRESULT)
        w32t_buf_hex(b, v->size && v->size < 8 ? v->u & ((1ull << (8 * v->size)) - 1) : v->u);
    else
        w32t_buf_u64(b, v->u);
}

// A value as plain UTF-8.
static void put_value(const w32t_value *v, w32t_buf *b) {
    switch ((w32t_type)v->type) {
    case W32T_TYPE_NULL:
        break;
    case W32T_TYPE_BOOL:
        w32t_buf_text(b, v->u ? "true" : "false");
        break;
    case W32T_TYPE_INT:
    case W32T_TYPE_UINT:
    case W32T_TYPE_POINTER:
        put_number(v, b);
        break;
    case W32T_TYPE_ARRAY:
    case W32T_TYPE_INOUT:
        for (uint32_t i = 0; i < v->size; i++) {
            if (i) w32t_buf_lit(b, ", ");
            put_value(&v->items[i], b);
        }
        break;
    case W32T_TYPE_CUT:
        put_value(v->items, b);
        break;
    case W32T_TYPE_STRUCT:
        for (uint32_t i = 0; i < v->size; i++) {
            w32t_buf_printf(b, "%s%s=", i ? ", " : "", v->members[i].name);
            put_value(&v->members[i].value, b);
        }
        break;
    case W32T_TYPE_UNREADABLE:
        w32t_buf_hex(b, v->u);
        break;
    default:
        if (!w32t_buf_plain(b, v)) w32t_buf_hexbytes(b, v->bytes, v->size);
        break;
    }
}

void w32t_xml_value(const w32t_value *v, w32t_buf *out, bool escape) {
    bool plain = v->type == W32T_TYPE_INT || v->type == W32T_TYPE_UINT || v->type == W32T_TYPE_POINTER ||
                 v->type == W32T_TYPE_BOOL || v->type == W32T_TYPE_GUID || v->type == W32T_TYPE_FILETIME;
    if (!escape || (plain && !(v->flags & W32T_VALUE_HAS_TEXT))) {
        put_value(v, out);
        return;
    }
    w32t_buf text = {0};
    put_value(v, &text);
    if (text.n) put_text(out, (const char *)text.p, text.n, false);
    w32t_buf_free(&text);
}

static const char *provider_of(const w32t_event *e) {
    if (e->source == W32T_SOURCE_API) return "Win32Trace-Api";
    if (e->source == W32T_SOURCE_PML) return "Procmon";
    return e->provider;
}

static void put_guid_attribute(w32t_buf *out, const char *name, const w32t_guid *g) {
    w32t_buf_printf(out, " %s='", name);
    w32t_buf_guid(out, g);
    w32t_buf_char(out, '\'');
}

static void put_system(w32t_event *e, w32t_buf *out) {
    w32t_buf_lit(out, "<System><Provider");
    const char *provider = provider_of(e);
    if (provider) {
        w32t_buf_lit(out, " Name='");
        w32t_xml_text(out, provider, true);
        w32t_buf_char(out, '\'');
    }
    if (e->has & W32T_HAS_PROVIDER_ID) put_guid_attribute(out, "Guid", &e->provider_id);
    w32t_buf_lit(out, "/><EventID");
    if (e->has & W32T_HAS_QUALIFIERS) w32t_buf_printf(out, " Qualifiers='%u'", e->qualifiers);
    w32t_buf_printf(out,
                    ">%u</EventID><Version>%u</Version><Level>%u</Level><Task>%u</Task><Opcode>%u</"
                    "Opcode><Keywords>0x%llx</Keywords>",
                    e->id, e->version, e->level, e->task, e->opcode, (unsigned long long)e->keywords);
    w32t_buf_lit(out, "<TimeCreated SystemTime='");
    w32t_buf_time(out, e->time);
    w32t_buf_lit(out, "'/>");
    if (e->has & W32T_HAS_RECORD)
        w32t_buf_printf(out, "<EventRecordID>%llu</EventRecordID>", (unsigned long long)e->record);
    w32t_buf_lit(out, "<Correlation");
    if (e->has & W32T_HAS_ACTIVITY) put_guid_attribute(out, "ActivityID", &e->activity);
    if (e->has & W32T_HAS_RELATED) put_guid_attribute(out, "RelatedActivityID", &e->related);
    w32t_buf_lit(out, "/><Execution");
    if (e->has & W32T_HAS_PID) w32t_buf_printf(out, " ProcessID='%u'", (unsigned)e->pid);
    if (e->has & W32T_HAS_TID) w32t_buf_printf(out, " ThreadID='%u'", (unsigned)e->tid);
    if (e->has & W32T_HAS_CPU) w32t_buf_printf(out, " ProcessorID='%u'", e->cpu);
    w32t_buf_lit(out, "/><Channel>");
    if (e->channel) w32t_xml_text(out, e->channel, false);
    w32t_buf_lit(out, "</Channel><Computer>");
    if (e->computer) w32t_xml_text(out, e->computer, false);
    w32t_buf_lit(out, "</Computer><Security");
    if (e->has & W32T_HAS_USER) {
        w32t_buf_lit(out, " UserID='");
        w32t_buf_sid(out, w32t_span_of(e->user, e->user_size));
        w32t_buf_char(out, '\'');
    }
    w32t_buf_lit(out, "/></System>");
}

static void put_data(w32t_buf *out, const char *name, const w32t_buf *value) { // name NULL: it has none
    w32t_buf_lit(out, "<Data");
    if (name) {
        w32t_buf_lit(out, " Name='");
        w32t_xml_text(out, name, true);
        w32t_buf_char(out, '\'');
    }
    w32t_buf_char(out, '>');
    if (value->n) put_text(out, (const char *)value->p, value->n, false);
    w32t_buf_lit(out, "</Data>");
}

void w32t_xml_other_event(const w32t_xml_options *o, w32t_event *e, w32t_buf *out) {
    uint32_t count;
    const w32t_field *f = w32t_event_fields(e, &count);
    w32t_buf value = {0};
    w32t_buf_lit(out, "<Event xmlns='http://schemas.microsoft.com/win/2004/08/events/event'>");
    put_system(e, out);
    w32t_buf_lit(out, "<EventData>");
    for (uint32_t i = 0; i < count; i++) {
        value.n = 0;
        put_value(&f[i].value, &value);
        put_data(out, f[i].value.flags & W32T_VALUE_UNNAMED ? NULL : f[i].name, &value);
    }
    if (e->call) {
        value.n = 0;
        put_value(&e->call->result, &value);
        put_data(out, "Result", &value);
        if (e->call->error_name) {
            value.n = 0;
            w32t_buf_text(&value, e->call->error_name);
            put_data(out, "Error", &value);
        }
    }
    w32t_buf_lit(out, "</EventData>");
    if (e->name) {
        w32t_buf_lit(out, "<RenderingInfo Culture='en-US'><Task>");
        w32t_xml_text(out, e->task_name ? e->task_name : e->name, false);
        w32t_buf_lit(out, "</Task><EventName>");
        w32t_xml_text(out, e->name, false);
        w32t_buf_lit(out, "</EventName>");
        if (e->message) {
            w32t_buf_lit(out, "<Message>");
            w32t_xml_text(out, e->message, false);
            w32t_buf_lit(out, "</Message>");
        }
        w32t_buf_lit(out, "</RenderingInfo>");
    }
    if (o->stacks && e->stack_count) {
        w32t_buf_lit(out, "<ExtendedTracingInfo xmlns='" W32T_TRACE_NS "'>");
        w32t_xml_stack(e, out);
        w32t_buf_lit(out, "</ExtendedTracingInfo>");
    }
    w32t_buf_lit(out, "</Event>");
    w32t_buf_free(&value);
}

static void member(w32t_buf *out, const char *key, const char *value) {
    if (!value) return;
    if (out->p[out->n - 1] != '{') w32t_buf_char(out, ',');
    w32t_json_cstr(out, key);
    w32t_buf_char(out, ':');
    w32t_json_cstr(out, value);
}

void w32t_evtxjson_other_event(w32t_event *e, w32t_buf *out) {
    uint32_t count;
    const w32t_field *f = w32t_event_fields(e, &count);
    w32t_buf_lit(out, "{\"Event\":{\"#attributes\":{\"xmlns\":\"http://schemas.microsoft.com/win/2004/08/events/"
                      "event\"},\"System\":{\"Provider\":{\"#attributes\":{");
    member(out, "Name", provider_of(e));
    if (e->has & W32T_HAS_PROVIDER_ID) {
        char text[39] = {0};
        w32t_guid_write_upper(&e->provider_id, text);
        text[37] = 0;
        member(out, "Guid", text + 1);
    }
    w32t_buf_printf(out,
                    "}},\"EventID\":%u,\"Version\":%u,\"Level\":%u,\"Task\":%u,\"Opcode\":%u,\"Keywords\":\"0x%llx\","
                    "\"TimeCreated\":{\"#attributes\":{\"SystemTime\":\"",
                    e->id, e->version, e->level, e->task, e->opcode, (unsigned long long)e->keywords);
    w32t_buf_filetime(out, w32t_ns_to_filetime(e->time), 6);
    w32t_buf_lit(out, "\"}},\"Execution\":{\"#attributes\":{");
    if (e->has & W32T_HAS_PID) w32t_buf_printf(out, "\"ProcessID\":%u", (unsigned)e->pid);
    if (e->has & W32T_HAS_TID) w32t_buf_printf(out, ",\"ThreadID\":%u", (unsigned)e->tid);
    w32t_buf_lit(out, "}}");
    member(out, "Channel", e->channel);
    member(out, "Computer", e->computer);
    w32t_buf_lit(out, "},\"EventData\":{");
    w32t_buf value = {0};
    for (uint32_t i = 0; i < count; i++) {
        const w32t_value *v = &f[i].value;
        if (i) w32t_buf_char(out, ',');
        w32t_json_cstr(out, f[i].name);
        w32t_buf_char(out, ':');
        value.n = 0;
        put_value(v, &value);
        bool bare = (v->type == W32T_TYPE_INT || v->type == W32T_TYPE_UINT) && v->shape == W32T_SHAPE_PLAIN &&
                    !(v->flags & W32T_VALUE_HAS_TEXT);
        if (v->type == W32T_TYPE_NULL)
            w32t_buf_lit(out, "null");
        else if (bare || v->type == W32T_TYPE_BOOL || v->type == W32T_TYPE_FLOAT)
            w32t_buf_put(out, value.p, value.n);
        else
            w32t_json_text(out, (const char *)value.p, value.n);
    }
    w32t_buf_free(&value);
    w32t_buf_lit(out, "}}}");
}
