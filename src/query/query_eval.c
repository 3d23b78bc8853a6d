// SPDX-License-Identifier: Apache-2.0
// Evaluates a compiled filter on one event. Header keys are read as they are; names are asked for only by tests that
// need them, fields only by tests on data. Work is bounded by the tree's size and depth and by the event's own fields.
#include "query/query_tree.h"
#include "base/fold.h"
#include "model/event_words.h"
#include "model/pml_log.h"
#include "model/record.h"
#include "query/query_value.h"

#include <stdio.h>

static bool number_key(const w32t_node *n, uint64_t u) {
    w32t_value v = {.type = W32T_TYPE_UINT, .size = 8, .u = u};
    return w32t_values_match(n, &v);
}

// ---------------------------------------------------------------------------------------------------------------------------------
// data.NAME

typedef struct walk {
    const w32t_node *test;
    bool seen, hit;
} walk;

static void visit(walk *w, const w32t_value *v) {
    w->seen = true;
    if (!w->hit) w->hit = w32t_values_match(w->test, v);
}

static bool name_is(const char *name, const char *s, size_t n) {
    return w32t_fold_equal(name, strlen(name), s, n);
}

static void follow(walk *w, const w32t_value *v, uint32_t part);

// XPath's names: every field that is called exactly so, or the one at a position. Names that we gave to <Data> without
// one are not the event's.
static void find_exactly(walk *w, const w32t_field *fields, uint32_t count, uint32_t at) {
    const w32t_path_part *part = &w->test->path[at];
    if (part->position) {
        if (part->position <= count) follow(w, &fields[part->position - 1].value, at + 1);
        return;
    }
    for (uint32_t i = 0; i < count && !w->hit; i++) {
        const char *name = fields[i].name ? fields[i].name : "";
        if (strcmp(name, part->name) == 0 && !(fields[i].value.flags & W32T_VALUE_UNNAMED))
            follow(w, &fields[i].value, at + 1);
    }
}

// Among the fields of one level: a field with the whole rest of the path as its name, or the part's occurrence and down
// from there.
static void find_field(walk *w, const w32t_field *fields, uint32_t count, uint32_t at) {
    const w32t_path_part *part = &w->test->path[at];
    if (part->exact) {
        find_exactly(w, fields, count, at);
        return;
    }
    uint32_t nth = 0;
    for (uint32_t i = 0; i < count && !w->hit; i++) {
        const char *name = fields[i].name ? fields[i].name : "";
        if (name_is(name, part->name, part->size) && ++nth == part->occurrence)
            follow(w, &fields[i].value, at + 1);
        else if (part->occurrence > 1 && name_is(name, part->plain, part->plain_size))
            follow(w, &fields[i].value, at + 1);
        else if (part->rest_size > part->plain_size && name_is(name, part->rest, part->rest_size))
            visit(w, &fields[i].value);
    }
}

static void follow(walk *w, const w32t_value *v, uint32_t at) {
    if (at == w->test->path_count) {
        visit(w, v);
        return;
    }
    switch (v->type) {
    case W32T_TYPE_STRUCT:
        find_field(w, v->members, v->size, at);
        break;
    case W32T_TYPE_ARRAY: // of structures: each of them; items of arrays are no level of their own
        for (uint32_t i = 0; i < v->size && !w->hit; i++)
            if (v->items[i].type == W32T_TYPE_STRUCT) find_field(w, v->items[i].members, v->items[i].size, at);
        break;
    case W32T_TYPE_INOUT:
        for (uint32_t i = 0; i < 2 && !w->hit; i++)
            if (v->items[i].type == W32T_TYPE_STRUCT) find_field(w, v->items[i].members, v->items[i].size, at);
        break;
    case W32T_TYPE_CUT:
        if (v->items[0].type == W32T_TYPE_STRUCT) find_field(w, v->items[0].members, v->items[0].size, at);
        break;
    default:
        break;
    }
}

static void data_test(walk *w, w32t_event *e) {
    uint32_t count;
    const w32t_field *fields = w32t_event_fields(e, &count);
    if (w->test->path) {
        find_field(w, fields, count, 0);
        return;
    }
    for (uint32_t i = 0; i < count && !w->hit; i++)
        visit(w, &fields[i].value);
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Keys of the event itself. Each sets seen when the event has the key.

static void number_if(walk *w, w32t_event *e, uint32_t has, uint64_t (*get)(const w32t_event *)) {
    if (!(e->has & has)) w32t_event_numbers(e, has); // event logs keep header values inside the record
    if (!(e->has & has)) return;
    w->seen = true;
    w->hit = number_key(w->test, get(e));
}

static void text_if(walk *w, const char *s) {
    if (!s) return;
    w->seen = true;
    w->hit = w32t_text_match(w->test, s, strlen(s));
}

static uint64_t get_id(const w32t_event *e) {
    return e->id;
}
static uint64_t get_version(const w32t_event *e) {
    return e->version;
}
static uint64_t get_level(const w32t_event *e) {
    return e->level;
}
static uint64_t get_task(const w32t_event *e) {
    return e->task;
}
static uint64_t get_opcode(const w32t_event *e) {
    return e->opcode;
}
static uint64_t get_keywords(const w32t_event *e) {
    return e->keywords;
}
static uint64_t get_qualifiers(const w32t_event *e) {
    return e->qualifiers;
}
static uint64_t get_pid(const w32t_event *e) {
    return e->pid;
}
static uint64_t get_tid(const w32t_event *e) {
    return e->tid;
}
static uint64_t get_cpu(const w32t_event *e) {
    return e->cpu;
}
static uint64_t get_record(const w32t_event *e) {
    return e->record;
}
static uint64_t get_channel(const w32t_event *e) {
    return e->channel_id;
}

static void number_or_name(walk *w, w32t_event *e, uint32_t has, uint64_t (*get)(const w32t_event *),
                           const char *const *name, const char *usual) {
    number_if(w, e, has, get);
    if (w->hit || !w->seen || w->test->need == W32T_NEED_HEADER) return;
    w32t_event_describe(e);
    w->hit = w32t_names_match(w->test, *name ? *name : usual);
}

static const char *usual_level(uint8_t level) {
    static const char *const names[] = {"LogAlways", "Critical", "Error", "Warning", "Information", "Verbose"};
    return level < sizeof names / sizeof *names ? names[level] : NULL;
}

static void header_key(walk *w, w32t_event *e) {
    switch (w->test->key) {
    case W32T_KEY_ID:
        number_if(w, e, W32T_HAS_ID, get_id);
        break;
    case W32T_KEY_VERSION:
        number_if(w, e, W32T_HAS_VERSION | W32T_HAS_ID, get_version);
        break;
    case W32T_KEY_LEVEL:
        number_or_name(w, e, W32T_HAS_LEVEL, get_level, &e->level_name, usual_level(e->level));
        break;
    case W32T_KEY_TASK:
        number_or_name(w, e, W32T_HAS_TASK, get_task, &e->task_name, NULL);
        break;
    case W32T_KEY_OPCODE:
        number_or_name(w, e, W32T_HAS_OPCODE, get_opcode, &e->opcode_name, NULL);
        break;
    case W32T_KEY_KEYWORDS:
        number_or_name(w, e, W32T_HAS_KEYWORDS, get_keywords, &e->keyword_names, NULL);
        break;
    case W32T_KEY_QUALIFIERS:
        number_if(w, e, W32T_HAS_QUALIFIERS, get_qualifiers);
        break;
    case W32T_KEY_PID:
        number_if(w, e, W32T_HAS_PID, get_pid);
        break;
    case W32T_KEY_TID:
        number_if(w, e, W32T_HAS_TID, get_tid);
        break;
    case W32T_KEY_CPU:
        number_if(w, e, W32T_HAS_CPU, get_cpu);
        break;
    case W32T_KEY_RECORD:
        number_if(w, e, W32T_HAS_RECORD, get_record);
        break;
    case W32T_KEY_CHANNEL:
        w32t_event_describe(e);
        text_if(w, e->channel);
        if (!w->hit) number_if(w, e, W32T_HAS_CHANNEL, get_channel);
        break;
    default:
        break;
    }
}

static void guid_if(walk *w, w32t_event *e, uint32_t has, const w32t_guid *g) {
    if (!(e->has & has)) w32t_event_describe(e);
    if (!(e->has & has)) return;
    w->seen = true;
    w->hit = w32t_guid_match(w->test, g);
}

static void process_key(walk *w, const w32t_event *e) {
    const w32t_process *p = e->process;
    if (!p) return;
    switch (w->test->key) {
    case W32T_KEY_PROCESS:
        text_if(w, p->image);
        break;
    case W32T_KEY_PROCESS_PATH:
        text_if(w, p->path);
        break;
    case W32T_KEY_COMMAND_LINE:
        text_if(w, p->command_line);
        break;
    case W32T_KEY_PARENT_PID:
        w->seen = true;
        w->hit = number_key(w->test, p->parent_pid);
        break;
    default:
        if (p->start == W32T_NO_TIME) return;
        w->seen = true;
        w->hit = w32t_time_match(w->test, p->start);
    }
}

// ProcMon's texts.
static void text_key(walk *w, w32t_event *e, w32t_text which) {
    w32t_buf b = {0};
    if (w32t_event_put_text(e, which, &b)) {
        w->seen = true;
        w->hit = w32t_text_match(w->test, b.p ? (const char *)b.p : "", b.n);
    }
    w32t_buf_free(&b);
}

static void name_key(walk *w, w32t_event *e) {
    w32t_event_describe(e);
    switch (w->test->key) {
    case W32T_KEY_PROVIDER:
        text_if(w, e->provider);
        break;
    case W32T_KEY_EVENT:
        text_if(w, e->name);
        break;
    case W32T_KEY_TASK_NAME:
        text_if(w, e->task_name);
        break;
    case W32T_KEY_OPCODE_NAME:
        text_if(w, e->opcode_name);
        break;
    case W32T_KEY_LEVEL_NAME:
        text_if(w, e->level_name ? e->level_name : e->has & W32T_HAS_LEVEL ? usual_level(e->level) : NULL);
        break;
    case W32T_KEY_KEYWORD_NAMES:
        w->seen = e->keyword_names != NULL;
        w->hit = w->seen && (w->test->op == W32T_OP_PRESENT || w32t_names_match(w->test, e->keyword_names));
        break;
    case W32T_KEY_COMPUTER:
        text_if(w, e->computer);
        break;
    case W32T_KEY_MESSAGE:
        text_if(w, e->message);
        break;
    case W32T_KEY_SCHEMA:
        text_if(w, w32t_schema_name(e->schema));
        break;
    case W32T_KEY_USER:
        if (e->has & W32T_HAS_USER) {
            w32t_value v = {.type = W32T_TYPE_SID, .size = e->user_size, .bytes = e->user};
            visit(w, &v);
        } else
            text_key(w, e, W32T_TEXT_USER);
        break;
    default:
        break;
    }
}

// An operation's time, printed in seconds.
static void text_duration(walk *w, w32t_event *e) {
    w32t_buf b = {0};
    uint64_t ns = 0, unit = 0;
    if (w32t_event_put_text(e, W32T_TEXT_DURATION, &b)) {
        for (size_t i = 0; i < b.n; i++) {
            if (b.p[i] == '.')
                unit = 1000000000;
            else {
                ns = ns * 10 + (uint64_t)(b.p[i] - '0');
                unit /= unit ? 10 : 1;
            }
        }
        w32t_value v = {.type = W32T_TYPE_UINT, .size = 8, .u = ns * (unit ? unit : 1000000000)};
        visit(w, &v);
    }
    w32t_buf_free(&b);
}

// Process Monitor shows statuses that it has no words for as numbers, and its filters name them so.
static void status_number(walk *w, const w32t_event *e) {
    if (e->encoding != W32T_ENC_PML) return;
    char hex[16];
    const w32t_pml_record *r = e->native;
    snprintf(hex, sizeof hex, "0x%X", (unsigned)w32t_le32(r->raw + W32T_PML_RESULT));
    w->hit = w32t_text_match(w->test, hex, strlen(hex));
}

static void call_key(walk *w, w32t_event *e) {
    w32t_event_describe(e);
    const w32t_call *c = e->call;
    if (!c) {
        if (w->test->key == W32T_KEY_RESULT) text_key(w, e, W32T_TEXT_RESULT);
        if (w->test->key == W32T_KEY_RESULT && !w->hit) status_number(w, e);
        if (w->test->key == W32T_KEY_DURATION || w->test->key == W32T_KEY_DURATION_NS) text_duration(w, e);
        return;
    }
    w32t_value v = {.type = W32T_TYPE_UINT, .size = 8};
    switch (w->test->key) {
    case W32T_KEY_CALL:
        v.u = c->number;
        visit(w, &v);
        break;
    case W32T_KEY_MODULE:
        text_if(w, c->module);
        break;
    case W32T_KEY_CALLER:
        text_if(w, c->caller);
        break;
    case W32T_KEY_RESULT:
        if (c->result.type != W32T_TYPE_NULL) visit(w, &c->result);
        break;
    case W32T_KEY_ERROR:
        if (!c->has_error) return;
        v = (w32t_value){
            .type = W32T_TYPE_UINT, .shape = c->error_kind, .size = 8, .u = c->error, .text = c->error_name};
        if (c->error_name) v.flags = W32T_VALUE_HAS_TEXT;
        visit(w, &v);
        break;
    case W32T_KEY_ERROR_KIND:
        text_if(w, c->has_error ? w32t_error_kind_name(c->error_kind) : NULL);
        break;
    case W32T_KEY_ERROR_NAME:
        text_if(w, c->has_error ? c->error_name : NULL);
        break;
    case W32T_KEY_DURATION:
    case W32T_KEY_DURATION_NS:
        v.u = (uint64_t)c->duration_ns;
        if (c->duration_ns >= 0) visit(w, &v);
        break;
    case W32T_KEY_END:
        text_if(w, c->half == 1 ? NULL : w32t_call_end_name(c->end));
        break;
    default: // open
        v = (w32t_value){.type = W32T_TYPE_BOOL, .u = 1};
        if (c->half == 1) visit(w, &v);
    }
}

static void stack_key(walk *w, w32t_event *e) {
    w->seen = e->stack_count > 0;
    if (w->test->op == W32T_OP_PRESENT) w->hit = w->seen;
    for (uint32_t i = 0; i < e->stack_count && !w->hit; i++) {
        char s[600];
        size_t n = w32t_event_frame(e, i, s, sizeof s);
        w->hit = w32t_text_match(w->test, s, n < sizeof s ? n : sizeof s - 1);
        if (w->hit || !memchr(s, '!', n < sizeof s ? n : sizeof s - 1)) continue;
        n = w32t_event_frame_place(e, i, s, sizeof s); // asked for as it is shown without a name
        w->hit = w32t_text_match(w->test, s, n < sizeof s ? n : sizeof s - 1);
    }
}

static void misfit_key(walk *w, w32t_event *e) {
    uint32_t count;
    w32t_event_fields(e, &count);
    w32t_value yes = {.type = W32T_TYPE_BOOL, .u = 1};
    if (e->has & W32T_EVENT_UNDECODED) visit(w, &yes);
}

static void carved_key(walk *w, const w32t_event *e) {
    w32t_value yes = {.type = W32T_TYPE_BOOL, .u = 1};
    if (e->has & W32T_EVENT_CARVED) visit(w, &yes);
}

// One case a key: as long as there are keys.
static void run_key(walk *w, w32t_event *e) {
    switch (w->test->key) {
    case W32T_KEY_TIME:
        w32t_event_numbers(e, W32T_WANT_TIME); // an event log's records have only the time of writing in their head
        w->seen = e->time != W32T_NO_TIME;
        w->hit = w->seen && w32t_time_match(w->test, e->time);
        break;
    case W32T_KEY_SOURCE:
        text_if(w, w32t_source_name(e->source));
        break;
    case W32T_KEY_FILE:
        text_if(w, e->file);
        break;
    case W32T_KEY_GUID:
        guid_if(w, e, W32T_HAS_PROVIDER_ID, &e->provider_id);
        break;
    case W32T_KEY_ACTIVITY:
        guid_if(w, e, W32T_HAS_ACTIVITY, &e->activity);
        break;
    case W32T_KEY_RELATED:
        guid_if(w, e, W32T_HAS_RELATED, &e->related);
        break;
    case W32T_KEY_PROCESS:
    case W32T_KEY_PROCESS_START:
    case W32T_KEY_PROCESS_PATH:
    case W32T_KEY_COMMAND_LINE:
    case W32T_KEY_PARENT_PID:
        process_key(w, e);
        break;
    case W32T_KEY_DATA:
        data_test(w, e);
        break;
    case W32T_KEY_CALL:
    case W32T_KEY_MODULE:
    case W32T_KEY_CALLER:
    case W32T_KEY_RESULT:
    case W32T_KEY_ERROR:
    case W32T_KEY_ERROR_KIND:
    case W32T_KEY_ERROR_NAME:
    case W32T_KEY_DURATION:
    case W32T_KEY_DURATION_NS:
    case W32T_KEY_END:
    case W32T_KEY_OPEN:
        call_key(w, e);
        break;
    case W32T_KEY_OPERATION:
        text_key(w, e, W32T_TEXT_OPERATION);
        break;
    case W32T_KEY_PATH:
        text_key(w, e, W32T_TEXT_PATH);
        break;
    case W32T_KEY_DETAIL:
        text_key(w, e, W32T_TEXT_DETAIL);
        break;
    case W32T_KEY_CATEGORY:
        text_key(w, e, W32T_TEXT_CATEGORY);
        break;
    case W32T_KEY_TIME_OF_DAY:
        text_key(w, e, W32T_TEXT_TIME_OF_DAY);
        break;
    case W32T_KEY_DATE_TIME:
        text_key(w, e, W32T_TEXT_DATE_TIME);
        break;
    case W32T_KEY_RELATIVE_TIME:
        text_key(w, e, W32T_TEXT_RELATIVE_TIME);
        break;
    case W32T_KEY_COMPLETION_TIME:
        text_key(w, e, W32T_TEXT_COMPLETION_TIME);
        break;
    case W32T_KEY_EVENT_CLASS:
        text_key(w, e, W32T_TEXT_EVENT_CLASS);
        break;
    case W32T_KEY_SEQUENCE:
        text_key(w, e, W32T_TEXT_SEQUENCE);
        break;
    case W32T_KEY_COMPANY:
        text_key(w, e, W32T_TEXT_COMPANY);
        break;
    case W32T_KEY_DESCRIPTION:
        text_key(w, e, W32T_TEXT_DESCRIPTION);
        break;
    case W32T_KEY_IMAGE_VERSION:
        text_key(w, e, W32T_TEXT_IMAGE_VERSION);
        break;
    case W32T_KEY_AUTHENTICATION_ID:
        text_key(w, e, W32T_TEXT_AUTHENTICATION_ID);
        break;
    case W32T_KEY_SESSION:
        text_key(w, e, W32T_TEXT_SESSION);
        break;
    case W32T_KEY_VIRTUALIZED:
        text_key(w, e, W32T_TEXT_VIRTUALIZED);
        break;
    case W32T_KEY_INTEGRITY:
        text_key(w, e, W32T_TEXT_INTEGRITY);
        break;
    case W32T_KEY_ARCHITECTURE:
        text_key(w, e, W32T_TEXT_ARCHITECTURE);
        break;
    case W32T_KEY_STACK:
        stack_key(w, e);
        break;
    case W32T_KEY_RAW:
        w->seen = e->payload_size > 0;
        w->hit = w->seen && w32t_hex_match(w->test, e->payload, e->payload_size);
        break;
    case W32T_KEY_MISFIT:
        misfit_key(w, e);
        break;
    case W32T_KEY_CARVED:
        carved_key(w, e);
        break;
    default:
        if (w32t_key_rows[w->test->key].key_class == W32T_CLASS_TEXT)
            name_key(w, e);
        else
            header_key(w, e);
    }
}

static bool run_test(const w32t_node *n, w32t_event *e) {
    walk w = {n, false, false};
    run_key(&w, e);
    return n->op == W32T_OP_NE ? w.seen && !w.hit : w.hit;
}

// Depth is bounded when the tree is finished (query.c).
bool w32t_node_match(const w32t_node *n, w32t_event *e) { // NOLINT(misc-no-recursion)
    switch (n->kind) {
    case W32T_NODE_TEST:
        return run_test(n, e);
    case W32T_NODE_AND:
        for (uint32_t i = 0; i < n->kid_count; i++)
            if (!w32t_node_match(n->kids[i], e)) return false;
        return true;
    case W32T_NODE_OR:
        for (uint32_t i = 0; i < n->kid_count; i++)
            if (w32t_node_match(n->kids[i], e)) return true;
        return false;
    case W32T_NODE_NOT:
        return !w32t_node_match(n->kids[0], e);
    case W32T_NODE_TRUE:
        return true;
    default:
        return false;
    }
}
