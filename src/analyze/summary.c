// SPDX-License-Identifier: Apache-2.0
// Groups the events of a trace by one of several keys and counts what they did. What an operation does (opens, reads …)
// is told by its name; sizes come from the typed fields.
#include "analyze/summary.h"

#include "model/record.h"
#include "trace/trace_internal.h"

#include <stdlib.h>

#define MAX_ROWS       2000000u
#define MAX_HISTOGRAMS 200000u // rows that have one of their own
#define MAX_DEPTH      256u    // calls inside calls

typedef enum action { OTHER, OPEN, CLOSE, READ, WRITE, SECURITY } action;

typedef struct inside { // a thread's calls in progress, at the time of its latest event
    uint32_t depth;
    struct {
        int64_t end;
        size_t row;
    } call[MAX_DEPTH];
} inside;

typedef struct summing {
    w32t_summary *s;
    w32t_buf key;
    w32t_table threads; // (pid, tid) → inside
    w32t_arena arena;
    size_t histograms;
    uint32_t frames_seen; // stack: rows already counted for the event at hand
    size_t frame_rows[256];
} summing;

static const struct {
    const char *name;
    uint8_t action;
    bool bytes; // its Length is moved
} actions[] = {
    {"CreateFile", OPEN, false},
    {"CreatePipe", OPEN, false},
    {"CreateMailSlot", OPEN, false},
    {"CloseFile", CLOSE, false},
    {"ReadFile", READ, true},
    {"WriteFile", WRITE, true},
    {"QuerySecurityFile", SECURITY, false},
    {"SetSecurityFile", SECURITY, false},
    {"RegOpenKey", OPEN, false},
    {"RegCreateKey", OPEN, false},
    {"RegCloseKey", CLOSE, false},
    {"RegQueryKey", READ, false},
    {"RegQueryValue", READ, false},
    {"RegEnumKey", READ, false},
    {"RegEnumValue", READ, false},
    {"RegQueryMultipleValueKey", READ, false},
    {"RegSetValue", WRITE, false},
    {"RegDeleteKey", WRITE, false},
    {"RegDeleteValue", WRITE, false},
    {"RegRenameKey", WRITE, false},
    {"RegSetInfoKey", WRITE, false},
    {"RegSetKeySecurity", SECURITY, false},
    {"RegQueryKeySecurity", SECURITY, false},
    {"TCP Connect", OPEN, false},
    {"TCP Accept", OPEN, false},
    {"TCP Reconnect", OPEN, false},
    {"TCP Disconnect", CLOSE, false},
    {"TCP Send", WRITE, true},
    {"UDP Send", WRITE, true},
    {"TCP Receive", READ, true},
    {"UDP Receive", READ, true},
};

static size_t action_of(const char *name) {
    size_t i = 0;
    while (i < sizeof actions / sizeof *actions && strcmp(actions[i].name, name) != 0)
        i++;
    return i;
}

const char *const w32t_group_names[] = {"path",  "process",  "operation", "extension", "stack", "result",
                                        "class", "function", "thread",    "caller",    "module"};

bool w32t_group_by_name(const char *name, w32t_group_by *out) {
    for (unsigned i = 0; i < sizeof w32t_group_names / sizeof *w32t_group_names; i++)
        if (strcmp(w32t_group_names[i], name) == 0) {
            *out = (w32t_group_by)i;
            return true;
        }
    return false;
}

bool w32t_summary_wants(const w32t_summary_options *o, w32t_event *e) {
    if (o->from != W32T_NO_TIME && e->time < o->from) return false;
    if (o->to != W32T_NO_TIME && e->time >= o->to) return false;
    return !o->query || w32t_query_match(o->query, e);
}

static size_t row_of(w32t_summary *s, const char *class_name, const char *key, size_t n) {
    uint64_t hash = w32t_hash_bytes(key, n) ^ (class_name ? w32t_hash_bytes(class_name, strlen(class_name)) : 0);
    for (;; hash++) { // different keys of one hash follow each other
        size_t at = (size_t)(uintptr_t)w32t_table_get(&s->index, hash);
        if (!at) break;
        const w32t_group_row *r = &s->rows[at - 1];
        if (strlen(r->key) == n && memcmp(r->key, key, n) == 0 &&
            (r->class_name == class_name || (r->class_name && class_name && strcmp(r->class_name, class_name) == 0)))
            return at - 1;
    }
    if (s->count >= MAX_ROWS && !(n == 8 && memcmp(key, "(others)", 8) == 0)) return row_of(s, NULL, "(others)", 8);
    if (s->count == s->room)
        s->rows = w32t_realloc(s->rows, (s->room = s->room ? s->room * 2 : 1024) * sizeof *s->rows);
    w32t_group_row *r = &s->rows[s->count];
    memset(r, 0, sizeof *r);
    r->key = w32t_arena_text(&s->arena, key, n);
    r->class_name = class_name ? w32t_arena_text(&s->arena, class_name, strlen(class_name)) : NULL;
    r->first = r->last = W32T_NO_TIME;
    w32t_table_put(&s->index, hash, (void *)(uintptr_t)(s->count + 1));
    return s->count++;
}

typedef struct facts { // of one event, for its rows
    uint8_t action;
    bool failed, timed;
    uint64_t bytes, time_ns;
} facts;

uint64_t w32t_histogram_from(unsigned i) {
    static const uint8_t steps[] = {1, 2, 5};
    if (!i || i >= W32T_HISTOGRAM) return 0;
    uint64_t ten = 1;
    for (unsigned k = (i - 1) / 3; k; k--)
        ten *= 10;
    return ten * steps[(i - 1) % 3];
}

static unsigned histogram_step(uint64_t ns) {
    unsigned i = 0;
    while (i + 1 < W32T_HISTOGRAM && ns >= w32t_histogram_from(i + 1))
        i++;
    return i;
}

static void add_time(w32t_group_row *r, uint64_t ns) {
    r->time_ns += ns;
    r->self_ns += ns;
    if (!r->timed++ || ns < r->min_ns) r->min_ns = ns;
    if (ns > r->max_ns) r->max_ns = ns;
    if (r->histogram) ++((uint64_t *)(uintptr_t)r->histogram)[histogram_step(ns)];
}

static void add(w32t_group_row *r, const w32t_event *e, const facts *f) {
    r->events++;
    r->failed += f->failed;
    uint64_t *const counts[] = {&r->other, &r->opens, &r->closes, &r->reads, &r->writes, &r->security};
    ++*counts[f->action];
    if (f->action == READ) r->read_bytes += f->bytes;
    if (f->action == WRITE) r->written_bytes += f->bytes;
    if (f->timed) add_time(r, f->time_ns);
    if (r->first == W32T_NO_TIME || e->time < r->first) r->first = e->time;
    if (r->last == W32T_NO_TIME || e->time > r->last) r->last = e->time;
}

static facts facts_of(w32t_event *e) {
    facts f = {0};
    size_t a = e->name ? action_of(e->name) : sizeof actions / sizeof *actions;
    bool wanted = a < sizeof actions / sizeof *actions;
    if (wanted) f.action = actions[a].action;
    if (e->call) {
        f.failed = e->call->has_error;
        f.timed = e->call->duration_ns >= 0;
        if (f.timed) f.time_ns = (uint64_t)e->call->duration_ns;
        return f;
    }
    if (e->source != W32T_SOURCE_PML) return f;
    uint32_t count;
    const w32t_field *fields = w32t_event_fields(e, &count);
    for (uint32_t i = 0; i < count; i++) {
        const w32t_value *v = &fields[i].value;
        if (strcmp(fields[i].name, "Length") == 0 && wanted && actions[a].bytes && v->type != W32T_TYPE_FLOAT)
            f.bytes = v->u;
        else if (strcmp(fields[i].name, "Status") == 0)
            f.failed = v->u >> 30 == 3; // NT_ERROR
        else if (strcmp(fields[i].name, "Duration") == 0 && v->type == W32T_TYPE_FLOAT) {
            f.time_ns = (uint64_t)(v->f * 1e9 + 0.5);
            f.timed = true;
        }
    }
    return f;
}

static const char *class_of(const w32t_event *e) {
    return e->source == W32T_SOURCE_PML ? e->task_name : e->provider;
}

// A call made inside another one of its thread is not that one's own time. Events come in the order in which calls
// began.
static void nest(summing *m, const w32t_event *e, size_t row, uint64_t ns) {
    uint64_t key = ((uint64_t)e->pid << 32 | e->tid) + 1;
    inside *t = w32t_table_get(&m->threads, key);
    if (!t) {
        t = w32t_arena_alloc(&m->arena, sizeof *t);
        t->depth = 0;
        w32t_table_put(&m->threads, key, t);
    }
    while (t->depth && t->call[t->depth - 1].end <= e->time)
        t->depth--;
    if (t->depth && e->time + (int64_t)ns <= t->call[t->depth - 1].end) {
        w32t_group_row *outer = &m->s->rows[t->call[t->depth - 1].row];
        outer->self_ns -= ns < outer->self_ns ? ns : outer->self_ns;
        m->s->total.self_ns -= ns < m->s->total.self_ns ? ns : m->s->total.self_ns;
    }
    if (t->depth == MAX_DEPTH) return;
    t->call[t->depth].end = e->time + (int64_t)ns;
    t->call[t->depth++].row = row;
}

static void want_histogram(summing *m, w32t_group_row *r) {
    if (!m->s->histogram || r->histogram || m->histograms >= MAX_HISTOGRAMS) return;
    r->histogram = w32t_arena_zalloc(&m->s->arena, W32T_HISTOGRAM * sizeof *r->histogram);
    m->histograms++;
}

static void count_key(summing *m, w32t_event *e, const char *class_name, const facts *f) {
    const char *key = m->key.n ? w32t_buf_cstr(&m->key) : "(none)";
    size_t row = row_of(m->s, class_name, key, strlen(key));
    want_histogram(m, &m->s->rows[row]);
    add(&m->s->rows[row], e, f);
    if (!e->call) return;
    add(&m->s->total, e, f);
    if (f->timed) nest(m, e, row, f->time_ns);
}

// Each different frame once; the innermost one is its own.
static void count_stack(summing *m, w32t_event *e, const facts *f) {
    m->frames_seen = 0;
    if (e->call) add(&m->s->total, e, f);
    for (uint32_t i = 0; i < e->stack_count; i++) {
        char name[512];
        size_t n = w32t_event_frame(e, i, name, sizeof name);
        if (n >= sizeof name) n = sizeof name - 1;
        size_t row = row_of(m->s, NULL, name, n);
        uint32_t k = 0;
        while (k < m->frames_seen && m->frame_rows[k] != row)
            k++;
        if (i == 0) m->s->rows[row].self++;
        if (k < m->frames_seen) continue;
        if (m->frames_seen < sizeof m->frame_rows / sizeof *m->frame_rows) m->frame_rows[m->frames_seen++] = row;
        add(&m->s->rows[row], e, f);
    }
}

static void put_extension(w32t_event *e, w32t_buf *b) {
    w32t_buf path = {0};
    if (w32t_event_put_text(e, W32T_TEXT_PATH, &path)) {
        const char *p = w32t_buf_cstr(&path), *slash = strrchr(p, '\\');
        const char *dot = strrchr(slash ? slash : p, '.');
        for (; dot && *dot; dot++)
            w32t_buf_char(b, *dot >= 'A' && *dot <= 'Z' ? (char)(*dot + 32) : *dot);
    }
    w32t_buf_free(&path);
}

static bool of_calls(w32t_group_by by) {
    return by >= W32T_BY_FUNCTION;
}

static void put_caller(w32t_event *e, w32t_buf *b) {
    char name[600];
    if (e->call->caller) w32t_buf_text(b, w32t_event_caller(e, name, sizeof name) ? name : e->call->caller);
}

static void count_call(summing *m, w32t_event *e, const facts *f) {
    switch (m->s->by) {
    case W32T_BY_FUNCTION:
        if (e->name) w32t_buf_text(&m->key, e->name);
        break;
    case W32T_BY_THREAD:
        w32t_buf_printf(&m->key, "%u/%u%s%s", e->pid, e->tid, e->process && e->process->image ? " " : "",
                        e->process && e->process->image ? e->process->image : "");
        break;
    case W32T_BY_CALLER:
        put_caller(e, &m->key);
        break;
    default:
        if (e->call->module) w32t_buf_text(&m->key, e->call->module);
        break;
    }
    count_key(m, e, NULL, f);
}

static void count_event(summing *m, w32t_event *e) {
    bool call = e->source == W32T_SOURCE_API && e->call && e->call->half != 2;
    if ((m->s->calls || of_calls(m->s->by)) && !call) return;
    w32t_event_describe(e);
    facts f = facts_of(e);
    m->s->events++;
    m->key.n = 0;
    if (of_calls(m->s->by)) {
        count_call(m, e, &f);
        return;
    }
    switch (m->s->by) {
    case W32T_BY_PATH:
        w32t_event_put_text(e, W32T_TEXT_PATH, &m->key);
        // A path says what it is of; events without one are one row.
        count_key(m, e, e->source == W32T_SOURCE_PML && m->key.n ? class_of(e) : NULL, &f);
        return;
    case W32T_BY_PROCESS:
        if (e->process && e->process->image) w32t_buf_text(&m->key, e->process->image);
        if (e->has & W32T_HAS_PID) w32t_buf_printf(&m->key, "%s(%u)", m->key.n ? " " : "", e->pid);
        count_key(m, e, NULL, &f);
        return;
    case W32T_BY_OPERATION:
        if (!w32t_event_put_text(e, W32T_TEXT_OPERATION, &m->key) && e->name) w32t_buf_text(&m->key, e->name);
        count_key(m, e, class_of(e), &f);
        return;
    case W32T_BY_EXTENSION:
        if (e->source == W32T_SOURCE_PML && e->task_name && strcmp(e->task_name, "File System") != 0) {
            m->s->events--; // only files have extensions
            return;
        }
        put_extension(e, &m->key);
        count_key(m, e, NULL, &f);
        return;
    case W32T_BY_STACK:
        count_stack(m, e, &f);
        return;
    case W32T_BY_RESULT:
        if (!w32t_event_put_text(e, W32T_TEXT_RESULT, &m->key) && e->call && e->call->error_name)
            w32t_buf_text(&m->key, e->call->error_name);
        count_key(m, e, NULL, &f);
        return;
    case W32T_BY_CLASS:
        if (class_of(e)) w32t_buf_text(&m->key, class_of(e));
        count_key(m, e, NULL, &f);
        return;
    default: // of calls
        return;
    }
}

static int by_events(const void *a, const void *b) {
    const w32t_group_row *x = a, *y = b;
    if (x->events != y->events) return x->events > y->events ? -1 : 1;
    return strcmp(x->key, y->key);
}

w32t_status w32t_summary_make(w32t_trace *trace, const w32t_summary_options *options, w32t_summary **out,
                              w32t_error *error) {
    summing m = {.s = w32t_alloc(sizeof *m.s)};
    m.s->by = options->by;
    m.s->calls = options->calls;
    m.s->histogram = options->histogram;
    m.s->total = (w32t_group_row){.key = "total", .first = W32T_NO_TIME, .last = W32T_NO_TIME};
    if (options->histogram) m.s->total.histogram = w32t_arena_zalloc(&m.s->arena, W32T_HISTOGRAM * sizeof(uint64_t));
    for (w32t_event *e; (e = w32t_trace_next_bare(trace)) != NULL;)
        if (w32t_summary_wants(options, e)) count_event(&m, e);
    w32t_buf_free(&m.key);
    w32t_table_free(&m.threads);
    w32t_arena_free(&m.arena);
    const w32t_error *failed = w32t_trace_failed(trace);
    if (failed) {
        if (error) *error = *failed;
        w32t_status s = failed->status;
        w32t_summary_free(m.s);
        return s;
    }
    if (m.s->count) qsort(m.s->rows, m.s->count, sizeof *m.s->rows, by_events);
    *out = m.s;
    return W32T_OK;
}

bool w32t_summary_row(const w32t_summary *s, size_t index, w32t_group_row *out) {
    if (index >= s->count) return false;
    *out = s->rows[index];
    return true;
}

void w32t_summary_total(const w32t_summary *s, w32t_group_row *out) {
    *out = s->total;
}

uint64_t w32t_summary_events(const w32t_summary *s) {
    return s->events;
}

void w32t_summary_free(w32t_summary *s) {
    if (!s) return;
    w32t_table_free(&s->index);
    w32t_arena_free(&s->arena);
    free(s->rows);
    free(s);
}
