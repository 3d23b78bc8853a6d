// SPDX-License-Identifier: Apache-2.0
// A summary as a table for people, as JSON, or as CSV; tables of one kind of event have Process Monitor's columns.
#include "analyze/summary.h"

#include "base/json_out.h"
#include "base/wintime.h"

#include <stddef.h>

// ---- JSON: every count of a row, whatever the summary is of

static void number(w32t_buf *b, const char *key, uint64_t v) {
    w32t_buf_char(b, ',');
    w32t_json_cstr(b, key);
    w32t_buf_char(b, ':');
    w32t_buf_u64(b, v);
}

static void text(w32t_buf *b, const char *key, const char *v) {
    w32t_buf_char(b, ',');
    w32t_json_cstr(b, key);
    w32t_buf_char(b, ':');
    w32t_json_cstr(b, v);
}

static void time_of(w32t_buf *b, const char *key, int64_t t) {
    if (t == W32T_NO_TIME) return;
    w32t_buf_char(b, ',');
    w32t_json_cstr(b, key);
    w32t_buf_lit(b, ":\"");
    w32t_buf_time(b, t);
    w32t_buf_char(b, '"');
}

static void names(w32t_buf *b, const char *key, const char *const *list, uint32_t count) {
    w32t_buf_char(b, ',');
    w32t_json_cstr(b, key);
    w32t_buf_lit(b, ":[");
    for (uint32_t i = 0; i < count; i++) {
        if (i) w32t_buf_char(b, ',');
        w32t_json_cstr(b, list[i]);
    }
    w32t_buf_char(b, ']');
}

static void json_activity(w32t_buf *b, const w32t_process_activity *a) {
    number(b, "file_events", a->file_events);
    number(b, "file_bytes", a->file_bytes);
    number(b, "registry_events", a->registry_events);
    number(b, "network_events", a->network_events);
    number(b, "network_bytes", a->network_bytes);
    if (a->user_ns || a->kernel_ns) {
        number(b, "user_ns", a->user_ns);
        number(b, "kernel_ns", a->kernel_ns);
    }
    if (a->commit_peak) number(b, "commit_peak", a->commit_peak);
    if (a->working_set_peak) number(b, "working_set_peak", a->working_set_peak);
}

static void json_row(w32t_buf *b, const w32t_group_row *r, bool stack) {
    w32t_buf_lit(b, "{\"key\":");
    w32t_json_cstr(b, r->key);
    if (r->class_name) text(b, "class", r->class_name);
    time_of(b, "process_start", r->start);
    number(b, "events", r->events);
    if (stack) number(b, "self", r->self);
    number(b, "failed", r->failed);
    number(b, "opens", r->opens);
    number(b, "closes", r->closes);
    number(b, "reads", r->reads);
    number(b, "writes", r->writes);
    number(b, "security", r->get_acl + r->set_acl);
    number(b, "get_acl", r->get_acl);
    number(b, "set_acl", r->set_acl);
    number(b, "other", r->other);
    number(b, "read_bytes", r->read_bytes);
    number(b, "written_bytes", r->written_bytes);
    number(b, "time_ns", r->time_ns);
    time_of(b, "first", r->first);
    time_of(b, "last", r->last);
    if (r->activity) json_activity(b, r->activity);
    if (r->users) {
        names(b, "writers", r->users->writers, r->users->writer_count);
        names(b, "readers", r->users->readers, r->users->reader_count);
    }
    w32t_buf_char(b, '}');
}

static void flush(w32t_buf *b, FILE *out) {
    fwrite(b->p, 1, b->n, out);
    b->n = 0;
}

static void print_json(const w32t_summary *s, size_t limit, FILE *out) {
    w32t_buf b = {0};
    w32t_buf_lit(&b, "{\"by\":");
    w32t_json_cstr(&b, w32t_summary_by_name(s));
    if (s->by == W32T_BY_COLUMN) text(&b, "column", w32t_column_name(s->column));
    number(&b, "events", s->events);
    number(&b, "keys", s->count);
    w32t_buf_lit(&b, ",\"groups\":[");
    for (size_t i = 0; i < s->count && (!limit || i < limit); i++) {
        if (i) w32t_buf_lit(&b, ",\n");
        json_row(&b, &s->rows[i], s->by == W32T_BY_STACK);
        if (b.n > 1 << 16) flush(&b, out);
    }
    w32t_buf_lit(&b, "]}\n");
    flush(&b, out);
    w32t_buf_free(&b);
}

// ---- Tables

typedef enum cell_kind { KEY, COUNT, SECONDS, ACTIVITY, ACTIVITY_SECONDS, WRITERS, READERS } cell_kind;

typedef struct column {
    const char *head;
    uint8_t cell, width;
    uint16_t at; // the count's place in its structure
} column;

#define ROW(head, width, field)                                                                                        \
    { head, COUNT, width, offsetof(w32t_group_row, field) }
#define TIME(head)                                                                                                     \
    { head, SECONDS, 12, offsetof(w32t_group_row, time_ns) }
#define OF_PROCESS(head, width, field)                                                                                 \
    { head, ACTIVITY, width, offsetof(w32t_process_activity, field) }
#define TIME_OF_PROCESS(head, field)                                                                                   \
    { head, ACTIVITY_SECONDS, 12, offsetof(w32t_process_activity, field) }

static const column any_events[] = {
    ROW("events", 10, events), ROW("failed", 10, failed),         TIME("seconds"),
    ROW("opens", 8, opens),    ROW("closes", 8, closes),          ROW("reads", 8, reads),
    ROW("writes", 8, writes),  ROW("get acl", 8, get_acl),        ROW("set acl", 8, set_acl),
    ROW("other", 8, other),    ROW("read bytes", 14, read_bytes), ROW("written bytes", 14, written_bytes),
    {"", KEY, 0, 0},
};
static const column stacks[] = {
    ROW("events", 10, events),
    ROW("self", 10, self),
    TIME("seconds"),
    ROW("opens", 8, opens),
    ROW("closes", 8, closes),
    ROW("reads", 8, reads),
    ROW("writes", 8, writes),
    ROW("get acl", 8, get_acl),
    ROW("set acl", 8, set_acl),
    ROW("other", 8, other),
    ROW("read bytes", 14, read_bytes),
    ROW("written bytes", 14, written_bytes),
    {"", KEY, 0, 0},
};
static const column files[] = {
    TIME("File Time"),
    ROW("Total Events", 12, events),
    ROW("Opens", 8, opens),
    ROW("Closes", 8, closes),
    ROW("Reads", 8, reads),
    ROW("Writes", 8, writes),
    ROW("Read Bytes", 14, read_bytes),
    ROW("Write Bytes", 14, written_bytes),
    ROW("Get ACL", 8, get_acl),
    ROW("Set ACL", 8, set_acl),
    ROW("Other", 8, other),
    {"", KEY, 0, 0},
};
static const column keys[] = {
    TIME("Registry Time"),      ROW("Total Events", 12, events),
    ROW("Opens", 8, opens),     ROW("Closes", 8, closes),
    ROW("Reads", 8, reads),     ROW("Writes", 8, writes),
    ROW("Get ACL", 8, get_acl), ROW("Set ACL", 8, set_acl),
    ROW("Other", 8, other),     {"", KEY, 0, 0},
};
static const column connections[] = {
    TIME("Network Time"),
    ROW("Total Events", 12, events),
    ROW("Connects", 8, opens),
    ROW("Disconnects", 11, closes),
    ROW("Sends", 8, writes),
    ROW("Receives", 8, reads),
    ROW("Send Bytes", 14, written_bytes),
    ROW("Receive Bytes", 14, read_bytes),
    ROW("Other", 8, other),
    {"", KEY, 0, 0},
};
static const column processes[] = {
    ROW("Total Events", 12, events),
    ROW("Failed", 10, failed),
    TIME("Seconds"),
    OF_PROCESS("File Events", 11, file_events),
    OF_PROCESS("File Bytes", 14, file_bytes),
    OF_PROCESS("Registry Events", 15, registry_events),
    OF_PROCESS("Network Events", 14, network_events),
    OF_PROCESS("Network Bytes", 14, network_bytes),
    TIME_OF_PROCESS("User Time", user_ns),
    TIME_OF_PROCESS("Kernel Time", kernel_ns),
    OF_PROCESS("Commit Peak", 14, commit_peak),
    OF_PROCESS("Working Set Peak", 16, working_set_peak),
    {"", KEY, 0, 0},
};
static const column crossings[] = {
    ROW("Reads", 8, reads),      ROW("Writes", 8, writes),   {"", KEY, 60, 0},
    {"Writers", WRITERS, 30, 0}, {"Readers", READERS, 0, 0},
};
static const column occurrences[] = {ROW("Count", 10, events), {"", KEY, 0, 0}};

#define TABLE(columns)                                                                                                 \
    { columns, sizeof(columns) / sizeof *(columns) }
static const struct table {
    const column *columns;
    size_t count;
} tables[] = {
    [W32T_BY_PATH] = TABLE(any_events),      [W32T_BY_PROCESS] = TABLE(processes),
    [W32T_BY_OPERATION] = TABLE(any_events), [W32T_BY_EXTENSION] = TABLE(files),
    [W32T_BY_STACK] = TABLE(stacks),         [W32T_BY_RESULT] = TABLE(any_events),
    [W32T_BY_CLASS] = TABLE(any_events),     [W32T_BY_FILE] = TABLE(files),
    [W32T_BY_FOLDER] = TABLE(files),         [W32T_BY_REGISTRY] = TABLE(keys),
    [W32T_BY_NETWORK] = TABLE(connections),  [W32T_BY_CROSS_REFERENCE] = TABLE(crossings),
    [W32T_BY_COLUMN] = TABLE(occurrences),   [W32T_BY_KEY] = TABLE(occurrences),
};

// What the keys are, as a heading: Process Monitor's word in its tables.
static const char *key_head(const w32t_summary *s) {
    switch (s->by) {
    case W32T_BY_COLUMN:
        return w32t_column_name(s->column);
    case W32T_BY_PROCESS:
        return "Process";
    case W32T_BY_EXTENSION:
        return "Extension";
    case W32T_BY_FOLDER:
        return "Folder";
    case W32T_BY_FILE:
    case W32T_BY_REGISTRY:
    case W32T_BY_NETWORK:
    case W32T_BY_CROSS_REFERENCE:
        return "Path";
    default:
        return w32t_summary_by_name(s);
    }
}

static void put_names(w32t_buf *b, const char *const *list, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        if (i) w32t_buf_lit(b, ", ");
        w32t_buf_text(b, list[i]);
    }
}

static uint64_t count_at(const void *structure, uint16_t at) {
    uint64_t v;
    memcpy(&v, (const char *)structure + at, sizeof v);
    return v;
}

static void put_seconds(w32t_buf *b, uint64_t ns) {
    w32t_buf_printf(b, "%.7f", (double)ns / 1e9);
}

// Times and memory are 0 where no event told them.
static bool told(const w32t_process_activity *a, uint16_t at) {
    return at < offsetof(w32t_process_activity, user_ns) || count_at(a, at);
}

static void put_cell(w32t_buf *b, const column *c, const w32t_group_row *r) {
    switch (c->cell) {
    case KEY:
        w32t_buf_text(b, r->key);
        if (r->class_name && strcmp(r->class_name, "DiskIo") == 0) w32t_buf_lit(b, " (disk)");
        return;
    case COUNT:
        w32t_buf_u64(b, count_at(r, c->at));
        return;
    case SECONDS:
        put_seconds(b, count_at(r, c->at));
        return;
    case ACTIVITY:
        if (r->activity && told(r->activity, c->at)) w32t_buf_u64(b, count_at(r->activity, c->at));
        return;
    case ACTIVITY_SECONDS:
        if (r->activity && told(r->activity, c->at)) put_seconds(b, count_at(r->activity, c->at));
        return;
    case WRITERS:
        if (r->users) put_names(b, r->users->writers, r->users->writer_count);
        return;
    default:
        if (r->users) put_names(b, r->users->readers, r->users->reader_count);
        return;
    }
}

static bool is_text(const column *c) {
    return c->cell == KEY || c->cell >= WRITERS;
}

// Texts come from a file: control characters never reach a terminal.
static void print_cell(const column *c, const char *text, bool last, FILE *out) {
    if (!is_text(c)) {
        fprintf(out, "%*s ", c->width, text);
        return;
    }
    int width = last ? 0 : c->width;
    fputc(' ', out);
    for (; *text; text++, width--)
        fputc((unsigned char)*text < 0x20 || *text == 0x7F ? '?' : *text, out);
    while (width-- > 0)
        fputc(' ', out);
}

static void print_text(const w32t_summary *s, size_t limit, FILE *out) {
    const struct table *t = &tables[s->by];
    w32t_buf b = {0};
    for (size_t i = 0; i < t->count; i++)
        print_cell(&t->columns[i], t->columns[i].cell == KEY ? key_head(s) : t->columns[i].head, i + 1 == t->count,
                   out);
    fputc('\n', out);
    for (size_t k = 0; k < s->count && (!limit || k < limit); k++) {
        for (size_t i = 0; i < t->count; i++) {
            b.n = 0;
            put_cell(&b, &t->columns[i], &s->rows[k]);
            print_cell(&t->columns[i], w32t_buf_cstr(&b), i + 1 == t->count, out);
        }
        fputc('\n', out);
    }
    fprintf(out, "%10llu events, %zu different\n", (unsigned long long)s->events, s->count);
    w32t_buf_free(&b);
}

void w32t_summary_csv_field(w32t_buf *b, const char *text) {
    w32t_buf_char(b, '"');
    for (; *text; text++) {
        if (*text == '"') w32t_buf_char(b, '"');
        w32t_buf_char(b, *text);
    }
    w32t_buf_char(b, '"');
}

static void print_csv(const w32t_summary *s, size_t limit, FILE *out) {
    const struct table *t = &tables[s->by];
    w32t_buf b = {0}, cell = {0};
    for (size_t i = 0; i < t->count; i++) {
        if (i) w32t_buf_char(&b, ',');
        w32t_summary_csv_field(&b, t->columns[i].cell == KEY ? key_head(s) : t->columns[i].head);
    }
    w32t_buf_lit(&b, "\r\n");
    for (size_t k = 0; k < s->count && (!limit || k < limit); k++) {
        for (size_t i = 0; i < t->count; i++) {
            if (i) w32t_buf_char(&b, ',');
            cell.n = 0;
            put_cell(&cell, &t->columns[i], &s->rows[k]);
            w32t_summary_csv_field(&b, w32t_buf_cstr(&cell));
        }
        w32t_buf_lit(&b, "\r\n");
        if (b.n > 1 << 16) flush(&b, out);
    }
    flush(&b, out);
    w32t_buf_free(&b);
    w32t_buf_free(&cell);
}

void w32t_summary_print(const w32t_summary *s, w32t_summary_form form, size_t limit, FILE *out) {
    if (form == W32T_SUMMARY_JSON)
        print_json(s, limit, out);
    else if (s->by >= sizeof tables / sizeof *tables)
        return; // of calls: w32t_calls_print()
    else if (form == W32T_SUMMARY_CSV)
        print_csv(s, limit, out);
    else
        print_text(s, limit, out);
}
