// SPDX-License-Identifier: Apache-2.0
// Groups the events of a trace by one of several keys and counts what they did (summary_facts.c).
#include "analyze/summary.h"

#include "analyze/summary_kernel.h"
#include "model/record.h"
#include "trace/trace_internal.h"

#include <stdlib.h>

#define MAX_ROWS       2000000u
#define MAX_HISTOGRAMS 200000u // rows that have one of their own
#define MAX_DEPTH      256u    // calls inside calls

typedef struct inside { // a thread's calls in progress, at the time of its latest event
    uint32_t depth;
    struct {
        int64_t end;
        size_t row;
        uint8_t moves; // bytes: w32t_action
    } call[MAX_DEPTH];
} inside;

typedef struct summing {
    w32t_summary *s;
    w32t_buf key;
    w32t_table threads; // (pid, tid) → inside
    w32t_arena arena;
    w32t_cross *cross;
    w32t_under_way under_way;
    size_t histograms;
    uint64_t *counted; // stack: for each row the number of the event that it was last counted for
    size_t counted_room;
} summing;

const char *const w32t_group_names[] = {"path",   "process", "operation", "extension", "stack",   "result",
                                        "class",  "file",    "folder",    "registry",  "network", "cross-reference",
                                        "column", "key",     "function",  "thread",    "caller",  "module"};

bool w32t_group_by_name(const char *name, w32t_group_by *out, w32t_text *column) {
    if (strncmp(name, "column:", 7) == 0) {
        *out = W32T_BY_COLUMN;
        return w32t_column_by_name(name + 7, column);
    }
    if (w32t_summary_is_key(name)) {
        *out = W32T_BY_KEY;
        return true;
    }
    for (unsigned i = 0; i < sizeof w32t_group_names / sizeof *w32t_group_names; i++)
        if (i != W32T_BY_COLUMN && i != W32T_BY_KEY && strcmp(w32t_group_names[i], name) == 0) {
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

static bool same_text(const char *a, const char *b) {
    return a == b || (a && b && strcmp(a, b) == 0);
}

// The row of a key; of processes, the one that started then.
static size_t row_of(w32t_summary *s, const char *class_name, const char *key, int64_t start) {
    size_t n = strlen(key);
    uint64_t hash = w32t_hash_bytes(key, n) ^ (class_name ? w32t_hash_bytes(class_name, strlen(class_name)) : 0);
    for (;; hash++) { // different keys of one hash follow each other
        size_t at = (size_t)(uintptr_t)w32t_table_get(&s->index, hash);
        if (!at) break;
        const w32t_group_row *r = &s->rows[at - 1];
        if (strcmp(r->key, key) == 0 && r->start == start && same_text(r->class_name, class_name)) return at - 1;
    }
    if (s->count >= MAX_ROWS && strcmp(key, W32T_GROUP_OTHERS) != 0)
        return row_of(s, NULL, W32T_GROUP_OTHERS, W32T_NO_TIME);
    if (s->count == s->room)
        s->rows = w32t_realloc(s->rows, (s->room = s->room ? s->room * 2 : 1024) * sizeof *s->rows);
    w32t_group_row *r = &s->rows[s->count];
    memset(r, 0, sizeof *r);
    r->key = w32t_arena_text(&s->arena, key, n);
    r->class_name = class_name ? w32t_arena_text(&s->arena, class_name, strlen(class_name)) : NULL;
    r->first = r->last = W32T_NO_TIME;
    r->start = start;
    w32t_table_put(&s->index, hash, (void *)(uintptr_t)(s->count + 1));
    return s->count++;
}

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

static void add(w32t_group_row *r, const w32t_event *e, const w32t_facts *f) {
    r->events++;
    r->failed += f->failed;
    uint64_t *const counts[] = {&r->other, &r->opens, &r->closes, &r->reads, &r->writes, &r->get_acl, &r->set_acl};
    ++*counts[f->action];
    if (f->action == W32T_DOES_READ) r->read_bytes += f->bytes;
    if (f->action == W32T_DOES_WRITE) r->written_bytes += f->bytes;
    if (f->timed) add_time(r, f->time_ns);
    if (r->first == W32T_NO_TIME || e->time < r->first) r->first = e->time;
    if (r->last == W32T_NO_TIME || e->time > r->last) r->last = e->time;
}

static const char *class_of(const w32t_event *e) {
    return e->source == W32T_SOURCE_PML ? e->task_name : e->provider;
}

// The calls of the event's thread that are in progress at its time. Events come in the order in which calls began.
static inside *calls_around(summing *m, const w32t_event *e) {
    uint64_t key = ((uint64_t)e->pid << 32 | e->tid) + 1;
    inside *t = w32t_table_get(&m->threads, key);
    if (!t) {
        t = w32t_arena_alloc(&m->arena, sizeof *t);
        t->depth = 0;
        w32t_table_put(&m->threads, key, t);
    }
    while (t->depth && t->call[t->depth - 1].end <= e->time)
        t->depth--;
    return t;
}

// ReadFile calls NtReadFile: where both were recorded, the bytes are those of the outer one.
static void forget_bytes_of_outer(summing *m, const w32t_event *e, w32t_facts *f) {
    const inside *t = calls_around(m, e);
    for (uint32_t i = 0; i < t->depth; i++)
        if (t->call[i].moves == f->action) f->bytes = 0;
}

// A call made inside another one of its thread is not that one's own time.
static void nest(summing *m, const w32t_event *e, size_t row, const w32t_facts *f) {
    inside *t = calls_around(m, e);
    uint64_t ns = f->time_ns;
    if (t->depth && e->time + (int64_t)ns <= t->call[t->depth - 1].end) {
        w32t_group_row *outer = &m->s->rows[t->call[t->depth - 1].row];
        outer->self_ns -= ns < outer->self_ns ? ns : outer->self_ns;
        m->s->total.self_ns -= ns < m->s->total.self_ns ? ns : m->s->total.self_ns;
    }
    if (t->depth == MAX_DEPTH) return;
    t->call[t->depth].end = e->time + (int64_t)ns;
    t->call[t->depth].moves = f->bytes ? f->action : W32T_DOES_OTHER;
    t->call[t->depth++].row = row;
}

static void want_histogram(summing *m, w32t_group_row *r) {
    if (!m->s->histogram || r->histogram || m->histograms >= MAX_HISTOGRAMS) return;
    r->histogram = w32t_arena_zalloc(&m->s->arena, W32T_HISTOGRAM * sizeof *r->histogram);
    m->histograms++;
}

static void add_activity(summing *m, w32t_group_row *r, const w32t_facts *f) {
    w32t_process_activity *a = (w32t_process_activity *)(uintptr_t)r->activity;
    if (!a) r->activity = a = w32t_arena_zalloc(&m->s->arena, sizeof *a);
    a->file_events += f->subject == W32T_OF_FILE;
    a->registry_events += f->subject == W32T_OF_REGISTRY;
    a->network_events += f->subject == W32T_OF_NETWORK;
    if (f->subject == W32T_OF_FILE) a->file_bytes += f->bytes;
    if (f->subject == W32T_OF_NETWORK) a->network_bytes += f->bytes;
    if (f->user_ns > a->user_ns) a->user_ns = f->user_ns;
    if (f->kernel_ns > a->kernel_ns) a->kernel_ns = f->kernel_ns;
    if (f->commit > a->commit_peak) a->commit_peak = f->commit;
    if (f->working_set > a->working_set_peak) a->working_set_peak = f->working_set;
}

static size_t count_key(summing *m, w32t_event *e, const char *class_name, const w32t_facts *f) {
    bool of_process = m->s->by == W32T_BY_PROCESS;
    // Logs list their processes with their starts; in other traces a start may become known in the middle.
    int64_t start = of_process && e->source == W32T_SOURCE_PML && e->process ? e->process->start : W32T_NO_TIME;
    size_t row = row_of(m->s, class_name, m->key.n ? w32t_buf_cstr(&m->key) : "(none)", start);
    want_histogram(m, &m->s->rows[row]);
    add(&m->s->rows[row], e, f);
    if (of_process) add_activity(m, &m->s->rows[row], f);
    if (!e->call) return row;
    add(&m->s->total, e, f);
    if (f->timed) nest(m, e, row, f);
    return row;
}

// True once for each row and event.
static bool counts_now(summing *m, size_t row) {
    if (row >= m->counted_room) {
        size_t room = row * 2 + 1024;
        m->counted = w32t_realloc(m->counted, room * sizeof *m->counted);
        memset(m->counted + m->counted_room, 0, (room - m->counted_room) * sizeof *m->counted);
        m->counted_room = room;
    }
    bool first = m->counted[row] != m->s->events; // which counts this event already
    m->counted[row] = m->s->events;
    return first;
}

// Each different frame once; the innermost one is its own.
static void count_stack(summing *m, w32t_event *e, const w32t_facts *f) {
    if (e->call) add(&m->s->total, e, f);
    for (uint32_t i = 0; i < e->stack_count; i++) {
        char name[512];
        w32t_event_frame(e, i, name, sizeof name);
        size_t row = row_of(m->s, NULL, name, W32T_NO_TIME);
        if (i == 0) m->s->rows[row].self++;
        if (counts_now(m, row)) add(&m->s->rows[row], e, f);
    }
}

// The path of an event. One file has one name, whatever spelling a call gave it: "\\??\\C:\\a" of the native calls and
// "\\\\?\\C:\\a" are "C:\\a".
static bool put_path(w32t_event *e, w32t_buf *b) {
    size_t from = b->n;
    if (!w32t_event_put_text(e, W32T_TEXT_PATH, b)) return false;
    const uint8_t *p = b->p + from;
    bool native = b->n - from > 6 && (memcmp(p, "\\??\\", 4) == 0 || memcmp(p, "\\\\?\\", 4) == 0) && p[5] == ':';
    if (native && e->source == W32T_SOURCE_API) {
        memmove(b->p + from, b->p + from + 4, b->n - from - 4);
        b->n -= 4;
    }
    return true;
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

// The folder of "C:\\a" is "C:\\".
static void put_folder(w32t_event *e, w32t_buf *b) {
    if (!put_path(e, b)) return;
    const char *p = w32t_buf_cstr(b), *slash = strrchr(p, '\\');
    if (slash) b->n = (size_t)(slash - p) + (slash == strchr(p, '\\'));
}

static void put_process(const w32t_event *e, w32t_buf *b) {
    if (e->process && e->process->image) w32t_buf_text(b, e->process->image);
    if (e->has & W32T_HAS_PID) w32t_buf_printf(b, "%s(%u)", b->n ? " " : "", e->pid);
}

static bool of_calls(w32t_group_by by) {
    return by >= W32T_BY_FUNCTION;
}

static void put_caller(w32t_event *e, w32t_buf *b) {
    char name[600];
    if (e->call->caller) w32t_buf_text(b, w32t_event_caller(e, name, sizeof name) ? name : e->call->caller);
}

static void count_call(summing *m, w32t_event *e, const w32t_facts *f) {
    switch (m->s->by) {
    case W32T_BY_FUNCTION:
        if (e->call->inbound) w32t_buf_lit(&m->key, "<- "); // as its line has it
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

static void count_crossing(summing *m, w32t_event *e, const w32t_facts *f) {
    w32t_buf process = {0};
    put_process(e, &process);
    size_t row = count_key(m, e, class_of(e), f);
    if (strcmp(m->s->rows[row].key, W32T_GROUP_OTHERS) != 0)
        w32t_cross_add(m->cross, row, w32t_buf_cstr(&process), f->action == W32T_DOES_WRITE);
    w32t_buf_free(&process);
}

// A file operation whose begin was counted as if it did what it asked for has ended.
static void count_end(summing *m, const w32t_event *e, w32t_facts *f) {
    const w32t_operation *o = w32t_operation_ends(&m->under_way, e, f);
    if (!o) return;
    w32t_group_row *r = &m->s->rows[o->row];
    add_time(r, (uint64_t)(e->time - o->time));
    if (!f->failed) return;
    f->failed = false; // not once more
    r->failed++;
    if (o->facts.action == W32T_DOES_READ) r->read_bytes -= o->facts.bytes;
    if (o->facts.action == W32T_DOES_WRITE) r->written_bytes -= o->facts.bytes;
    if (r->activity) ((w32t_process_activity *)(uintptr_t)r->activity)->file_bytes -= o->facts.bytes;
}

// Disks are read for files that were read before, so a file has a row for either.
static const char *class_beside_key(const summing *m, const w32t_event *e, const w32t_facts *f) {
    w32t_group_by by = m->s->by;
    if (f->subject == W32T_OF_DISK && (by == W32T_BY_FILE || by == W32T_BY_FOLDER || by == W32T_BY_EXTENSION))
        return "DiskIo";
    // A path says what it is of; events without one are one row.
    bool wanted = by == W32T_BY_OPERATION || (by == W32T_BY_PATH && e->source == W32T_SOURCE_PML && m->key.n);
    return wanted ? class_of(e) : NULL;
}

// What kinds of events a summary is of.
static bool is_of(const w32t_summary *s, w32t_event *e, const w32t_facts *f) {
    switch (s->by) {
    case W32T_BY_FILE:
    case W32T_BY_FOLDER:
        return f->subject == W32T_OF_FILE || f->subject == W32T_OF_DISK;
    case W32T_BY_REGISTRY:
        return f->subject == W32T_OF_REGISTRY;
    case W32T_BY_NETWORK:
        return f->subject == W32T_OF_NETWORK;
    case W32T_BY_EXTENSION: // only files have them; event logs do not say what their paths are of
        return f->subject == W32T_OF_FILE || f->subject == W32T_OF_DISK || s->calls || e->source == W32T_SOURCE_EVTX;
    case W32T_BY_CROSS_REFERENCE:
        return (f->subject == W32T_OF_FILE || f->subject == W32T_OF_REGISTRY) && !f->failed && !f->metadata &&
               (f->action == W32T_DOES_READ || f->action == W32T_DOES_WRITE);
    default:
        return true;
    }
}

static void put_key(summing *m, w32t_event *e) {
    switch (m->s->by) {
    case W32T_BY_PROCESS:
        put_process(e, &m->key);
        return;
    case W32T_BY_OPERATION:
        if (!w32t_event_put_text(e, W32T_TEXT_OPERATION, &m->key) && e->name) w32t_buf_text(&m->key, e->name);
        return;
    case W32T_BY_EXTENSION:
        put_extension(e, &m->key);
        return;
    case W32T_BY_FOLDER:
        put_folder(e, &m->key);
        return;
    case W32T_BY_RESULT:
        w32t_put_column(e, W32T_TEXT_RESULT, &m->key);
        return;
    case W32T_BY_CLASS:
        if (class_of(e)) w32t_buf_text(&m->key, class_of(e));
        return;
    case W32T_BY_COLUMN:
        w32t_put_column(e, m->s->column, &m->key);
        return;
    case W32T_BY_KEY:
        w32t_put_summary_key(e, m->s->key, &m->key);
        return;
    default:
        put_path(e, &m->key);
        return;
    }
}

static void count_event(summing *m, w32t_event *e) {
    bool call = e->source == W32T_SOURCE_API && e->call && e->call->half != 2;
    if ((m->s->calls || of_calls(m->s->by)) && !call) return;
    w32t_event_describe(e);
    w32t_facts f = w32t_facts_of(e);
    if (f.ends) count_end(m, e, &f);
    if (!is_of(m->s, e, &f)) return;
    if (call && f.bytes) forget_bytes_of_outer(m, e, &f);
    m->s->events++;
    m->key.n = 0;
    if (of_calls(m->s->by)) {
        count_call(m, e, &f);
        return;
    }
    if (m->s->by == W32T_BY_STACK) {
        count_stack(m, e, &f);
        return;
    }
    put_key(m, e);
    if (m->s->by == W32T_BY_CROSS_REFERENCE && m->key.n)
        count_crossing(m, e, &f);
    else {
        size_t row = count_key(m, e, class_beside_key(m, e, &f), &f);
        if (f.irp && !f.ends) w32t_operation_begins(&m->under_way, e, &f, row);
    }
}

static int by_events(const void *a, const void *b) {
    const w32t_group_row *x = a, *y = b;
    if (x->events != y->events) return x->events > y->events ? -1 : 1;
    int order = strcmp(x->key, y->key);
    return order || x->start == y->start ? order : x->start < y->start ? -1 : 1;
}

w32t_status w32t_summary_make(w32t_trace *trace, const w32t_summary_options *options, w32t_summary **out,
                              w32t_error *error) {
    if (options->by == W32T_BY_KEY && !(options->key && w32t_summary_is_key(options->key)))
        return w32t_fail(error, W32T_E_ARGUMENT, W32T_NO_OFFSET, "no key to group by");
    summing m = {.s = w32t_alloc(sizeof *m.s)};
    m.s->by = options->by;
    m.s->column = options->column;
    if (options->key) m.s->key = w32t_arena_text(&m.s->arena, options->key, strlen(options->key));
    if (options->by == W32T_BY_CROSS_REFERENCE) m.cross = w32t_cross_new();
    m.s->calls = options->calls;
    m.s->histogram = options->histogram;
    m.s->total = (w32t_group_row){.key = "total", .first = W32T_NO_TIME, .last = W32T_NO_TIME, .start = W32T_NO_TIME};
    if (options->histogram) m.s->total.histogram = w32t_arena_zalloc(&m.s->arena, W32T_HISTOGRAM * sizeof(uint64_t));
    for (w32t_event *e; (e = w32t_trace_next_bare(trace)) != NULL;)
        if (w32t_summary_wants(options, e)) count_event(&m, e);
    w32t_buf_free(&m.key);
    free(m.counted);
    w32t_table_free(&m.threads);
    w32t_arena_free(&m.arena);
    w32t_under_way_free(&m.under_way);
    if (m.cross) w32t_cross_finish(m.cross, m.s);
    w32t_cross_free(m.cross);
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
