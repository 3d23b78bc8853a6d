// SPDX-License-Identifier: Apache-2.0
// -f tracerpt-csv: the comma-separated dump of tracerpt (Vista and later): nineteen fixed columns, then the event's
// values without header names of their own. Texts are quoted, times are FILETIMEs, ids and keywords hexadecimal, as
// there.
#include "base/guid.h"
#include "base/wintime.h"
#include "export/event_xml.h"
#include "export/writer.h"

#include <stdlib.h>

static w32t_status open_csv(const w32t_export_options *options, w32t_trace *trace, w32t_writer **out,
                            w32t_error *error) {
    (void)options;
    (void)trace;
    (void)error;
    *out = w32t_alloc(sizeof **out);
    return W32T_OK;
}

static void begin(w32t_writer *w, w32t_buf *out) {
    (void)w;
    w32t_buf_lit(
        out, "Event Name, Type, Event ID, Version, Channel, Level, Opcode, Task, Keyword, PID, TID, Processor Number, "
             "Instance ID, Parent Instance ID, Activity ID, Related Activity ID, Clock-Time, Kernel(ms), User(ms), "
             "User Data\r\n");
}

// Right-aligned as tracerpt does; longer texts push the column out.
static void put_padded(w32t_buf *out, const char *s, size_t n, unsigned width) {
    for (size_t i = n; i < width; i++)
        w32t_buf_char(out, ' ');
    w32t_buf_put(out, s, n);
}

static void put_name(w32t_buf *out, const char *s, unsigned width) {
    char clean[256];
    size_t n = 0;
    for (; s && *s && n < sizeof clean - 1; s++)
        clean[n++] = (unsigned char)*s < 0x20 || *s == ',' ? ' ' : *s;
    put_padded(out, clean, n, width);
}

static void put_uint(w32t_buf *out, uint64_t v, unsigned width) {
    w32t_buf n = {0};
    w32t_buf_u64(&n, v);
    w32t_buf_lit(out, ", ");
    put_padded(out, (const char *)n.p, n.n, width);
    w32t_buf_free(&n);
}

static void put_guid(w32t_buf *out, bool has, const w32t_guid *g) {
    w32t_buf_lit(out, ", ");
    if (has)
        w32t_buf_guid(out, g);
    else
        put_padded(out, "", 0, 38);
}

// One value of the user data: texts in quotes, everything else bare.
static void put_value(w32t_buf *out, const w32t_value *v, unsigned depth) {
    if (v->type == W32T_TYPE_ARRAY && depth < 20) {
        for (uint32_t i = 0; i < v->size; i++)
            put_value(out, &v->items[i], depth + 1);
        return;
    }
    if (v->type == W32T_TYPE_STRUCT && depth < 20) {
        for (uint32_t i = 0; i < v->size; i++)
            put_value(out, &v->members[i].value, depth + 1);
        return;
    }
    w32t_buf_lit(out, ", ");
    if (v->type == W32T_TYPE_FILETIME) {
        w32t_buf_u64(out, v->u);
        return;
    }
    w32t_buf text = {0};
    w32t_xml_value(v, &text, false);
    bool quote = v->type == W32T_TYPE_UTF16 || v->type == W32T_TYPE_UTF8 || v->type == W32T_TYPE_ANSI;
    for (size_t i = 0; i < text.n && !quote; i++)
        quote = text.p[i] == ',' || text.p[i] == '"' || text.p[i] < 0x20;
    if (!quote) {
        w32t_buf_put(out, text.p, text.n);
    } else {
        w32t_buf_char(out, '"');
        for (size_t i = 0; i < text.n; i++) {
            uint8_t c = text.p[i];
            if (c == '"') w32t_buf_char(out, '"');
            // A line is an event: breaks inside a text would make two.
            w32t_buf_char(out, c < 0x20 || c == 0x7F ? ' ' : (char)c);
        }
        w32t_buf_char(out, '"');
    }
    w32t_buf_free(&text);
}

static void put_times(const w32t_event *e, const w32t_etw_record *r, w32t_buf *out) {
    uint64_t unit = r && r->session && r->session->timer_resolution ? r->session->timer_resolution : 156250;
    put_uint(out, w32t_ns_to_filetime(e->time), 20);
    put_uint(out, r ? r->kernel_time * unit / 10000 : 0, 10);
    put_uint(out, r ? r->user_time * unit / 10000 : 0, 10);
}

static void event(w32t_writer *w, w32t_event *e, w32t_buf *out) {
    (void)w;
    bool etw = e->encoding == W32T_ENC_ETW || e->encoding == W32T_ENC_CLASSIC || e->encoding == W32T_ENC_WPP;
    const w32t_etw_record *r = etw ? e->native : NULL;
    bool classic = e->encoding == W32T_ENC_CLASSIC;
    put_name(out,
             classic && e->task_name ? e->task_name
             : e->provider           ? e->provider
             : e->name               ? e->name
                                     : "Unknown",
             10);
    w32t_buf_lit(out, ", ");
    put_name(out, e->opcode_name ? e->opcode_name : classic || !e->name ? "Unknown" : e->name, 10);
    put_uint(out, e->id, 10);
    put_uint(out, e->version, 10);
    put_uint(out, e->channel_id, 10);
    put_uint(out, e->level, 10);
    put_uint(out, e->opcode, 10);
    put_uint(out, e->task, 10);
    w32t_buf_printf(out, ", 0x%016llX", (unsigned long long)e->keywords);
    w32t_buf_printf(out, ", 0x%08X", (unsigned)(e->has & W32T_HAS_PID ? e->pid : UINT32_MAX));
    w32t_buf_printf(out, ", 0x%08X", (unsigned)(e->has & W32T_HAS_TID ? e->tid : UINT32_MAX));
    put_uint(out, e->cpu, 20);
    bool instance = r && r->instance_id;
    w32t_buf_lit(out, ", ");
    if (instance) w32t_buf_u64(out, r->instance_id);
    w32t_buf_lit(out, ", ");
    if (instance) w32t_buf_u64(out, r->parent_instance_id);
    put_guid(out, e->has & W32T_HAS_ACTIVITY, &e->activity);
    put_guid(out, e->has & W32T_HAS_RELATED, &e->related);
    put_times(e, r, out);
    uint32_t count;
    const w32t_field *f = w32t_event_fields(e, &count);
    for (uint32_t i = 0; i < count; i++)
        put_value(out, &f[i].value, 0);
    if (!count && e->payload_size && e->schema == W32T_SCHEMA_NONE) {
        w32t_buf_lit(out, ", 0x");
        w32t_buf_hexbytes(out, e->payload, e->payload_size);
    }
    w32t_buf_lit(out, "\r\n");
}

static void close_csv(w32t_writer *w) {
    free(w);
}

const w32t_writer_ops w32t_writer_tracerpt_csv = {
    .name = "tracerpt-csv",
    .description = "tracerpt's comma-separated dump",
    .open = open_csv,
    .begin = begin,
    .event = event,
    .close = close_csv,
};
