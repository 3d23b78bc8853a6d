// SPDX-License-Identifier: Apache-2.0
// ETW events in the shape of tracerpt's XML dump, valid by the Windows event schema (System, then one of EventData,
// DebugData and ProcessingErrorData, then RenderingInfo). Classic events name their class in ExtendedTracingInfo and
// the kernel logger as their provider; structures become ComplexData, the elements of an array Data of the same name.
#include "base/guid.h"
#include "base/wintime.h"
#include "export/event_xml.h"
#include "export/extended.h"

#define NO_CPU_TIME     0x0010u // EVENT_HEADER.Flags
#define PRIVATE_SESSION 0x0002u
// winerror.h: what Windows writes for an event that nothing describes
#define PUBLISHER_NOT_FOUND 15002u
#define TEMPLATE_NOT_FOUND  15003u

// The kernel logger's control GUID, under which tracerpt shows the events of all its classes.
static const w32t_guid kernel_logger = {0x9e814aad, 0x3204, 0x11d2, {0x9a, 0x82, 0x00, 0x60, 0x08, 0xa8, 0x69, 0x39}};

static void put_guid(w32t_buf *out, const char *attribute, const w32t_guid *g) {
    w32t_buf_char(out, ' ');
    w32t_buf_text(out, attribute);
    w32t_buf_lit(out, "=\"");
    w32t_buf_guid(out, g);
    w32t_buf_char(out, '"');
}

static void put_element(w32t_buf *out, const char *name, const char *text) {
    if (!text || !*text) return;
    w32t_buf_char(out, '<');
    w32t_buf_text(out, name);
    w32t_buf_char(out, '>');
    w32t_xml_text(out, text, false);
    w32t_buf_lit(out, "</");
    w32t_buf_text(out, name);
    w32t_buf_char(out, '>');
}

static void put_number(w32t_buf *out, const char *before, uint64_t v) {
    w32t_buf_text(out, before);
    w32t_buf_u64(out, v);
}

static const w32t_etw_record *record_of(const w32t_event *e) {
    bool etw = e->encoding == W32T_ENC_ETW || e->encoding == W32T_ENC_CLASSIC || e->encoding == W32T_ENC_WPP;
    return etw ? e->native : NULL;
}

static bool is_kernel(const w32t_etw_record *r) {
    return r && (r->kind <= W32T_ETW_COMPACT64 || r->kind == W32T_ETW_PERFINFO32 || r->kind == W32T_ETW_PERFINFO64);
}

static void put_provider(const w32t_event *e, const w32t_etw_record *r, w32t_buf *out) {
    w32t_buf_lit(out, "<Provider");
    if (e->provider) {
        w32t_buf_lit(out, " Name=\"");
        w32t_xml_text(out, e->provider, true);
        w32t_buf_char(out, '"');
    }
    if (is_kernel(r))
        put_guid(out, "Guid", &kernel_logger);
    else if (e->has & W32T_HAS_PROVIDER_ID)
        put_guid(out, "Guid", &e->provider_id);
    w32t_buf_lit(out, "/>");
}

// Processor time in milliseconds; what private sessions count are ticks of the processor.
static void put_cpu_time(const w32t_etw_record *r, w32t_buf *out) {
    if (!r || r->kind == W32T_ETW_MESSAGE || r->kind == W32T_ETW_PERFINFO32 || r->kind == W32T_ETW_PERFINFO64) return;
    if (r->flags & NO_CPU_TIME) return;
    if (r->flags & PRIVATE_SESSION) {
        put_number(out, "\" ProcessorTime=\"", (uint64_t)r->user_time << 32 | r->kernel_time); // one field there
        return;
    }
    uint64_t unit = r->session && r->session->timer_resolution ? r->session->timer_resolution : 156250;
    put_number(out, "\" KernelTime=\"", r->kernel_time * unit / 10000);
    put_number(out, "\" UserTime=\"", r->user_time * unit / 10000);
}

static void put_system(const w32t_xml_options *o, const w32t_event *e, const w32t_etw_record *r, w32t_buf *out) {
    static const w32t_guid none;
    w32t_buf_lit(out, "<System>");
    put_provider(e, r, out);
    put_number(out, "<EventID>", e->id);
    put_number(out, "</EventID><Version>", e->version);
    put_number(out, "</Version><Level>", e->level);
    put_number(out, "</Level><Task>", e->task);
    put_number(out, "</Task><Opcode>", e->opcode);
    w32t_buf_lit(out, "</Opcode><Keywords>");
    w32t_buf_hex(out, e->keywords);
    w32t_buf_lit(out, "</Keywords><TimeCreated SystemTime=\"");
    if (o->local)
        w32t_buf_time_zone(out, e->time, o->zone);
    else
        w32t_buf_time(out, e->time);
    if (o->raw_time) put_number(out, "\" RawTime=\"", e->clock);
    w32t_buf_lit(out, "\"/><Correlation");
    put_guid(out, "ActivityID", e->has & W32T_HAS_ACTIVITY ? &e->activity : &none);
    if (e->has & W32T_HAS_RELATED) put_guid(out, "RelatedActivityID", &e->related);
    put_number(out, "/><Execution ProcessID=\"", e->has & W32T_HAS_PID ? e->pid : UINT32_MAX);
    put_number(out, "\" ThreadID=\"", e->has & W32T_HAS_TID ? e->tid : UINT32_MAX);
    if (e->has & W32T_HAS_CPU) put_number(out, "\" ProcessorID=\"", e->cpu);
    put_cpu_time(r, out);
    w32t_buf_lit(out, "\"/><Channel>");
    if (e->channel) w32t_xml_text(out, e->channel, false);
    w32t_buf_lit(out, "</Channel><Computer>");
    if (e->computer) w32t_xml_text(out, e->computer, false);
    w32t_buf_lit(out, "</Computer>");
    if (e->has & W32T_HAS_USER) {
        w32t_value sid = {.type = W32T_TYPE_SID, .size = e->user_size, .bytes = e->user};
        w32t_buf_lit(out, "<Security UserID=\"");
        w32t_xml_value(&sid, out, false);
        w32t_buf_lit(out, "\"/>");
    }
    w32t_buf_lit(out, "</System>");
}

static void put_named(w32t_buf *out, const char *element, const char *prefix, const char *name) {
    w32t_buf_char(out, '<');
    w32t_buf_text(out, element);
    w32t_buf_lit(out, " Name=\"");
    if (prefix) {
        w32t_xml_text(out, prefix, true);
        w32t_buf_char(out, '.');
    }
    w32t_xml_text(out, name, true);
    w32t_buf_lit(out, "\">");
}

static void put_field(w32t_buf *out, const char *prefix, const char *name, const w32t_value *v, unsigned depth);

// ComplexData holds Data only: members of inner structures get the outer name in front.
static void put_members(w32t_buf *out, const char *prefix, const w32t_value *v, unsigned depth) {
    for (uint32_t i = 0; i < v->size; i++)
        put_field(out, prefix, v->members[i].name, &v->members[i].value, depth + 1);
}

static void put_field(w32t_buf *out, const char *prefix, const char *name, const w32t_value *v, unsigned depth) {
    if (v->type == W32T_TYPE_ARRAY) {
        for (uint32_t i = 0; i < v->size && depth < 20; i++)
            put_field(out, prefix, name, &v->items[i], depth + 1);
        return;
    }
    if (v->type == W32T_TYPE_STRUCT && depth < 20) {
        bool outer = prefix == NULL;
        if (outer) put_named(out, "ComplexData", NULL, name);
        put_members(out, outer ? "" : name, v, depth);
        if (outer) w32t_buf_lit(out, "</ComplexData>");
        return;
    }
    put_named(out, "Data", prefix && *prefix ? prefix : NULL, name);
    w32t_xml_value(v, out, true);
    w32t_buf_lit(out, "</Data>");
}

static void put_data(w32t_event *e, w32t_buf *out) {
    uint32_t count;
    const w32t_field *f = w32t_event_fields(e, &count);
    if (e->schema == W32T_SCHEMA_NONE && !count && e->payload_size) {
        put_number(out, "<ProcessingErrorData><ErrorCode>", e->provider ? TEMPLATE_NOT_FOUND : PUBLISHER_NOT_FOUND);
        w32t_buf_lit(out, "</ErrorCode><DataItemName></DataItemName><EventPayload>");
        w32t_buf_hexbytes(out, e->payload, e->payload_size);
        w32t_buf_lit(out, "</EventPayload></ProcessingErrorData>");
        return;
    }
    w32t_buf_lit(out, "<EventData>");
    for (uint32_t i = 0; i < count; i++)
        put_field(out, NULL, f[i].name, &f[i].value, 0);
    w32t_buf_lit(out, "</EventData>");
}

// A formatted WPP message.
static void put_debug_data(w32t_event *e, const w32t_etw_record *r, w32t_buf *out) {
    w32t_buf_lit(out, "<DebugData>");
    if (r->wpp_flags & 1) {
        put_number(out, "<SequenceNumber>", r->wpp_sequence);
        w32t_buf_lit(out, "</SequenceNumber>");
    }
    put_element(out, "LevelName", e->level_name);
    w32t_buf_lit(out, "<Component>");
    if (e->provider)
        w32t_xml_text(out, e->provider, false);
    else
        w32t_buf_guid(out, &e->provider_id);
    w32t_buf_lit(out, "</Component><Message>");
    w32t_xml_text(out, e->message, false);
    w32t_buf_lit(out, "</Message></DebugData>");
}

static void put_keywords(const char *names, w32t_buf *out) {
    if (!names || !*names) return;
    w32t_buf_lit(out, "<Keywords>");
    while (names) {
        const char *comma = strstr(names, ", ");
        char one[256];
        size_t n = comma ? (size_t)(comma - names) : strlen(names);
        if (n >= sizeof one) n = sizeof one - 1;
        memcpy(one, names, n);
        one[n] = 0;
        put_element(out, "Keyword", one);
        names = comma ? comma + 2 : NULL;
    }
    w32t_buf_lit(out, "</Keywords>");
}

static void put_rendering(const w32t_event *e, w32t_buf *out) {
    w32t_buf_lit(out, "<RenderingInfo Culture=\"en-US\">");
    put_element(out, "Message", e->message);
    put_element(out, "Level", e->level_name);
    put_element(out, "Opcode", e->opcode_name);
    bool classic = e->encoding == W32T_ENC_CLASSIC;
    if (!classic) put_element(out, "Task", e->task_name);
    put_element(out, "Channel", e->channel);
    put_element(out, "Provider", e->provider);
    put_keywords(e->keyword_names, out);
    const char *name = classic && e->task_name ? e->task_name : e->name;
    if (name) {
        w32t_buf_lit(out, "<EventName xmlns=\"" W32T_TRACE_NS "\">");
        w32t_xml_text(out, name, false);
        w32t_buf_lit(out, "</EventName>");
    }
    w32t_buf_lit(out, "</RenderingInfo>");
}

void w32t_xml_stack(w32t_event *e, w32t_buf *out) {
    w32t_buf_text(out, e->has & W32T_EVENT_STACK_CUT ? "<Stack Cut=\"true\">" : "<Stack>");
    for (uint32_t i = 0; i < e->stack_count; i++) {
        char name[600];
        w32t_event_frame(e, i, name, sizeof name);
        w32t_buf_lit(out, "<Frame Address=\"");
        w32t_buf_hex(out, e->stack ? e->stack[i] : 0);
        w32t_buf_lit(out, "\">");
        w32t_xml_text(out, name, false);
        w32t_buf_lit(out, "</Frame>");
    }
    w32t_buf_lit(out, "</Stack>");
}

// The event class of what has none in its provider, and the call stack when asked for.
static void put_extended(const w32t_xml_options *o, w32t_event *e, w32t_buf *out) {
    bool of_class = e->encoding == W32T_ENC_CLASSIC || e->encoding == W32T_ENC_WPP, stack = o->stacks && e->stack_count;
    w32t_buf items = {0};
    if (o->extended) w32t_xml_extended(e, &items);
    if (!of_class && !stack && !items.n) return;
    w32t_buf_lit(out, "<ExtendedTracingInfo xmlns=\"" W32T_TRACE_NS "\">");
    if (of_class) {
        w32t_buf_lit(out, "<EventGuid>");
        w32t_buf_guid(out, &e->provider_id);
        w32t_buf_lit(out, "</EventGuid>");
    }
    if (stack) w32t_xml_stack(e, out);
    w32t_buf_put(out, items.p, items.n);
    w32t_buf_free(&items);
    w32t_buf_lit(out, "</ExtendedTracingInfo>");
}

void w32t_xml_etw_event(const w32t_xml_options *o, w32t_event *e, w32t_buf *out) {
    const w32t_etw_record *r = record_of(e);
    w32t_event_describe(e);
    w32t_buf_lit(out, "<Event xmlns=\"http://schemas.microsoft.com/win/2004/08/events/event\">");
    put_system(o, e, r, out);
    if (e->encoding == W32T_ENC_WPP && e->message && r)
        put_debug_data(e, r, out);
    else
        put_data(e, out);
    put_rendering(e, out);
    put_extended(o, e, out);
    w32t_buf_lit(out, "</Event>");
}
