// SPDX-License-Identifier: Apache-2.0
// The table of keys, and how each is put into JSON.
#include "export/event_keys.h"
#include "base/guid.h"
#include "base/json_out.h"
#include "base/status.h"
#include "base/wintime.h"
#include "export/extended.h"
#include "export/value_text.h"
#include "model/value.h"
#include "trace/trace_internal.h"

#include <stdlib.h>

typedef const w32t_key_context context;
typedef const w32t_event_key event_key;

static inline void head(w32t_buf *b, event_key *k) {
    memcpy(w32t_buf_space(b, sizeof k->head), k->head, sizeof k->head);
    b->n += k->head_size;
}

static inline void put_uint(w32t_buf *b, event_key *k, bool has, uint64_t v) {
    if (!has) return;
    head(b, k);
    w32t_buf_u64(b, v);
}

static inline void put_text(w32t_buf *b, event_key *k, const char *s) {
    if (!s) return;
    head(b, k);
    w32t_json_cstr(b, s);
}

static inline void put_plain(w32t_buf *b, event_key *k, const char *s) { // our own words: nothing to escape
    if (!s) return;
    head(b, k);
    w32t_buf_char(b, '"');
    w32t_buf_text(b, s);
    w32t_buf_char(b, '"');
}

static void put_hex(w32t_buf *b, event_key *k, bool has, uint64_t v) {
    if (!has) return;
    head(b, k);
    w32t_buf_char(b, '"');
    w32t_buf_hex(b, v);
    w32t_buf_char(b, '"');
}

static void put_guid(w32t_buf *b, event_key *k, bool has, const w32t_guid *g) {
    if (!has) return;
    head(b, k);
    uint8_t *o = w32t_buf_space(b, 40);
    o[0] = '"';
    w32t_guid_write(g, (char *)o + 1);
    o[39] = '"';
    b->n += 40;
}

static void put_time(context *c, w32t_buf *b, event_key *k, int64_t ns) {
    if (ns == W32T_NO_TIME) return;
    head(b, k);
    w32t_buf_char(b, '"');
    if (c->local)
        w32t_buf_time_zone(b, ns, c->zone);
    else
        w32t_buf_time(b, ns);
    w32t_buf_char(b, '"');
}

#define PUT(name) static void put_##name(context *c, event_key *k, w32t_event *e, w32t_buf *b)
#define UNUSED    (void)c

PUT(time_key) {
    put_time(c, b, k, e->time);
}
PUT(source) {
    UNUSED;
    put_plain(b, k, w32t_source_name(e->source));
}
PUT(file) {
    if (c->with_file) put_text(b, k, e->file);
}
PUT(provider) {
    UNUSED;
    put_text(b, k, e->provider);
}
PUT(guid_key) {
    UNUSED;
    put_guid(b, k, e->has & W32T_HAS_PROVIDER_ID, &e->provider_id);
}
PUT(event) {
    UNUSED;
    put_text(b, k, e->name);
}
PUT(id) {
    UNUSED;
    put_uint(b, k, e->has & W32T_HAS_ID, e->id);
}
PUT(version) {
    UNUSED;
    put_uint(b, k, e->has & (W32T_HAS_VERSION | W32T_HAS_ID), e->version);
}
PUT(level) {
    UNUSED;
    put_uint(b, k, e->has & W32T_HAS_LEVEL, e->level);
}
PUT(task) {
    UNUSED;
    put_uint(b, k, e->has & W32T_HAS_TASK, e->task);
}
PUT(opcode) {
    UNUSED;
    put_uint(b, k, e->has & W32T_HAS_OPCODE, e->opcode);
}
PUT(keywords) {
    UNUSED;
    put_hex(b, k, e->has & W32T_HAS_KEYWORDS, e->keywords);
}
PUT(qualifiers) {
    UNUSED;
    put_uint(b, k, e->has & W32T_HAS_QUALIFIERS, e->qualifiers);
}
PUT(task_name) {
    UNUSED;
    put_text(b, k, e->task_name);
}
PUT(opcode_name) {
    UNUSED;
    put_text(b, k, e->opcode_name);
}
PUT(level_name) {
    UNUSED;
    put_text(b, k, e->level_name);
}
PUT(channel) {
    UNUSED;
    put_text(b, k, e->channel);
}
PUT(keyword_names) {
    UNUSED;
    put_text(b, k, e->keyword_names);
}
PUT(pid) {
    UNUSED;
    put_uint(b, k, e->has & W32T_HAS_PID, e->pid);
}
PUT(tid) {
    UNUSED;
    put_uint(b, k, e->has & W32T_HAS_TID, e->tid);
}
PUT(cpu) {
    UNUSED;
    put_uint(b, k, e->has & W32T_HAS_CPU, e->cpu);
}
PUT(process) {
    UNUSED;
    if (e->process) put_text(b, k, e->process->image);
}
PUT(process_start) {
    if (e->process) put_time(c, b, k, e->process->start);
}
PUT(activity) {
    UNUSED;
    put_guid(b, k, e->has & W32T_HAS_ACTIVITY, &e->activity);
}
PUT(related) {
    UNUSED;
    put_guid(b, k, e->has & W32T_HAS_RELATED, &e->related);
}
PUT(computer) {
    UNUSED;
    put_text(b, k, e->computer);
}
PUT(record) {
    UNUSED;
    put_uint(b, k, e->has & W32T_HAS_RECORD, e->record);
}
PUT(message) {
    UNUSED;
    put_text(b, k, e->message);
}
PUT(user) {
    UNUSED;
    char text[W32T_SID_TEXT];
    if (e->has & W32T_HAS_USER && w32t_sid_text(text, (w32t_span){e->user, e->user_size})) put_plain(b, k, text);
}
PUT(data) {
    uint32_t count;
    const w32t_field *fields = w32t_event_fields(e, &count);
    if (!count && e->schema == W32T_SCHEMA_NONE) return;
    head(b, k);
    w32t_json_fields(b, fields, count, c->hidden);
}

PUT(call) {
    UNUSED;
    if (e->call) put_uint(b, k, true, e->call->number);
}
PUT(module) {
    UNUSED;
    if (e->call) put_text(b, k, e->call->module);
}
PUT(inbound) {
    UNUSED;
    if (e->call && e->call->inbound) put_uint(b, k, true, 1);
}
PUT(caller) {
    UNUSED;
    if (e->call) put_text(b, k, e->call->caller);
}
PUT(caller_symbol) {
    UNUSED;
    char small[600];
    if (!e->call || !e->call->caller || !w32t_event_caller(e, small, sizeof small)) return;
    if (strchr(small, '!') && strcmp(small, e->call->caller) != 0) put_text(b, k, small);
}
PUT(error) {
    UNUSED;
    if (e->call) put_uint(b, k, e->call->has_error, e->call->error);
}
PUT(error_kind) {
    UNUSED;
    if (e->call && e->call->has_error) put_plain(b, k, w32t_error_kind_name(e->call->error_kind));
}
PUT(error_name) {
    UNUSED;
    if (e->call && e->call->has_error) put_text(b, k, e->call->error_name);
}
PUT(duration_ns) {
    UNUSED;
    if (e->call) put_uint(b, k, e->call->duration_ns >= 0, (uint64_t)e->call->duration_ns);
}
PUT(end) {
    UNUSED;
    if (e->call && e->call->half != 1) put_plain(b, k, w32t_call_end_name(e->call->end));
}
PUT(open_half) {
    UNUSED;
    if (!e->call || e->call->half != 1) return;
    head(b, k);
    w32t_buf_lit(b, "true");
}

static void put_event_text(w32t_buf *b, event_key *k, w32t_event *e, w32t_text which) {
    w32t_buf text = {0};
    if (w32t_event_put_text(e, which, &text)) {
        head(b, k);
        w32t_json_text(b, text.p ? (const char *)text.p : "", text.n);
    }
    w32t_buf_free(&text);
}

PUT(result) {
    UNUSED;
    if (!e->call) {
        put_event_text(b, k, e, W32T_TEXT_RESULT);
    } else if (e->call->result.type != W32T_TYPE_NULL) {
        head(b, k);
        w32t_json_value(b, &e->call->result);
    }
}
PUT(operation) {
    UNUSED;
    put_event_text(b, k, e, W32T_TEXT_OPERATION);
}
PUT(path) {
    UNUSED;
    put_event_text(b, k, e, W32T_TEXT_PATH);
}
PUT(detail) {
    UNUSED;
    put_event_text(b, k, e, W32T_TEXT_DETAIL);
}

static void put_frames(w32t_buf *b, event_key *k, w32t_event *e,
                       size_t (*text)(w32t_event *, uint32_t, char *, size_t)) {
    head(b, k);
    w32t_buf_char(b, '[');
    for (uint32_t i = 0; i < e->stack_count; i++) {
        char small[600];
        size_t n = text(e, i, small, sizeof small);
        if (i) w32t_buf_char(b, ',');
        w32t_json_text(b, small, n < sizeof small ? n : sizeof small - 1);
    }
    w32t_buf_char(b, ']');
}

PUT(stack) {
    if (c->stacks && e->stack_count) put_frames(b, k, e, w32t_event_frame);
}
PUT(stack_offsets) { // of recordings that name code: there the other form says no more
    if (c->stacks && e->stack_count && e->source == W32T_SOURCE_API) put_frames(b, k, e, w32t_event_frame_place);
}
PUT(stack_cut) {
    if (!c->stacks || !(e->has & W32T_EVENT_STACK_CUT)) return;
    head(b, k);
    w32t_buf_lit(b, "true");
}
PUT(schema) {
    UNUSED;
    if (!(e->made & W32T_MADE_FIELDS)) {
        uint32_t count;
        w32t_event_fields(e, &count); // a schema is certain once the fields were made
    }
    put_plain(b, k, w32t_schema_name(e->schema));
}
PUT(misfit) {
    UNUSED;
    uint32_t count;
    if (!(e->made & W32T_MADE_FIELDS)) w32t_event_fields(e, &count); // known once the fields were made
    if (!(e->has & W32T_EVENT_UNDECODED)) return;
    head(b, k);
    w32t_buf_lit(b, "true");
}
PUT(carved) {
    UNUSED;
    if (!(e->has & W32T_EVENT_CARVED)) return;
    head(b, k);
    w32t_buf_lit(b, "true");
}
PUT(raw) {
    if ((e->schema != W32T_SCHEMA_NONE && !c->raw) || !e->payload_size) return;
    head(b, k);
    w32t_buf_char(b, '"');
    w32t_buf_hexbytes(b, e->payload, e->payload_size);
    w32t_buf_char(b, '"');
}

PUT(extended) {
    UNUSED;
    size_t start = b->n;
    head(b, k);
    if (!w32t_json_extended(e, b)) b->n = start;
}

#define API  (1 << W32T_SOURCE_API)
#define ETW  (1 << W32T_SOURCE_ETW)
#define EVTX (1 << W32T_SOURCE_EVTX)
#define PML  (1 << W32T_SOURCE_PML)
#define ALL  (API | ETW | EVTX | PML | 1) // bit 0: a source of no known kind
#define ROW(name, sources, put)                                                                                        \
    { ",\"" name "\":", sizeof name + 3, sources, put_##put }

const w32t_event_key w32t_event_keys[] = {
    ROW("time", ALL, time_key),
    ROW("source", ALL, source),
    ROW("file", ALL, file),
    ROW("provider", ALL, provider),
    ROW("guid", ALL, guid_key),
    ROW("event", ALL, event),
    ROW("id", ALL, id),
    ROW("version", ALL, version),
    ROW("level", ALL, level),
    ROW("task", ALL, task),
    ROW("opcode", ALL, opcode),
    ROW("keywords", ALL, keywords),
    ROW("qualifiers", ALL, qualifiers),
    ROW("task_name", ALL, task_name),
    ROW("opcode_name", ALL, opcode_name),
    ROW("level_name", ALL, level_name),
    ROW("channel", ALL, channel),
    ROW("keyword_names", ALL, keyword_names),
    ROW("pid", ALL, pid),
    ROW("tid", ALL, tid),
    ROW("cpu", ALL, cpu),
    ROW("process", ALL, process),
    ROW("process_start", ALL, process_start),
    ROW("activity", ALL, activity),
    ROW("related", ALL, related),
    ROW("computer", ALL, computer),
    ROW("user", ALL, user),
    ROW("record", ALL, record),
    ROW("message", ALL, message),
    ROW("data", ALL, data),
    ROW("call", API, call),
    ROW("module", API, module),
    ROW("caller", API, caller),
    ROW("operation", PML, operation),
    ROW("path", API | PML, path),
    ROW("result", API | PML, result),
    ROW("error", API, error),
    ROW("error_kind", API, error_kind),
    ROW("error_name", API, error_name),
    ROW("duration_ns", API, duration_ns),
    ROW("end", API, end),
    ROW("open", API, open_half),
    ROW("detail", PML, detail),
    ROW("stack", ALL, stack),
    ROW("schema", ALL, schema),
    ROW("raw", ALL, raw),
    ROW("caller_symbol", API, caller_symbol),
    ROW("inbound", API, inbound), // 1, or not there
    ROW("stack_offsets", API, stack_offsets),
    ROW("stack_cut", ALL, stack_cut),
    ROW("misfit", ALL, misfit),
    ROW("carved", ETW | EVTX, carved), // both: they share what is kept of kinds (json.c)
    ROW("extended", ETW, extended),    // JSON with --raw, and where it is named
};
#define EVERY_KEY (sizeof w32t_event_keys / sizeof *w32t_event_keys)
const size_t w32t_event_key_count = EVERY_KEY - 1;
const w32t_event_key *const w32t_extended_key = &w32t_event_keys[EVERY_KEY - 1];

w32t_key_context w32t_key_context_of(const w32t_export_options *o, const w32t_trace *trace) {
    w32t_key_context c = {.local = o->local_time, .stacks = o->stacks, .raw = o->raw, .hidden = o->raw};
    if (trace) {
        c.with_file = w32t_trace_file_count(trace) > 1;
        c.zone = w32t_trace_zone(trace);
    }
    return c;
}

static const w32t_event_key *find_key(const char *name) {
    size_t n = strlen(name);
    for (size_t i = 0; i < EVERY_KEY; i++) {
        const w32t_event_key *k = &w32t_event_keys[i];
        if (n + 4 == k->head_size && memcmp(k->head + 2, name, n) == 0) return k;
    }
    return NULL;
}

w32t_status w32t_choose_keys(const w32t_export_options *o, w32t_chosen_key **out, w32t_error *error) {
    *out = NULL;
    if (!o->field_count) return W32T_OK;
    w32t_chosen_key *list = w32t_alloc(o->field_count * sizeof *list);
    for (size_t i = 0; i < o->field_count; i++) {
        const char *name = o->fields[i];
        list[i].name = name;
        if (strncmp(name, "data.", 5) == 0 && name[5])
            list[i].data = name + 5;
        else if (!(list[i].key = find_key(name))) {
            free(list);
            return w32t_fail(error, W32T_E_ARGUMENT, W32T_NO_OFFSET, "no such field: \"%s\" (event data is data.NAME)",
                             name);
        }
    }
    *out = list;
    return W32T_OK;
}

void w32t_put_chosen(const w32t_key_context *c, const w32t_chosen_key *chosen, w32t_event *e, w32t_buf *b) {
    if (chosen->key) {
        chosen->key->put(c, chosen->key, e, b);
        return;
    }
    uint32_t count;
    const w32t_field *fields = w32t_event_fields(e, &count);
    const w32t_value *v = w32t_field_find(fields, count, chosen->data);
    if (!v) return;
    w32t_buf_char(b, ',');
    w32t_json_cstr(b, chosen->name);
    w32t_buf_char(b, ':');
    w32t_json_value(b, v);
}
