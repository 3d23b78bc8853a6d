// SPDX-License-Identifier: Apache-2.0
// A summary as a table for people or as JSON.
#include "analyze/summary.h"

#include "base/json_out.h"
#include "base/wintime.h"

static void number(w32t_buf *b, const char *key, uint64_t v) {
    w32t_buf_char(b, ',');
    w32t_json_cstr(b, key);
    w32t_buf_char(b, ':');
    w32t_buf_u64(b, v);
}

static void time_of(w32t_buf *b, const char *key, int64_t t) {
    if (t == W32T_NO_TIME) return;
    w32t_buf_char(b, ',');
    w32t_json_cstr(b, key);
    w32t_buf_lit(b, ":\"");
    w32t_buf_time(b, t);
    w32t_buf_char(b, '"');
}

static void json_row(w32t_buf *b, const w32t_group_row *r, bool stack) {
    w32t_buf_lit(b, "{\"key\":");
    w32t_json_cstr(b, r->key);
    if (r->class_name) {
        w32t_buf_lit(b, ",\"class\":");
        w32t_json_cstr(b, r->class_name);
    }
    number(b, "events", r->events);
    if (stack) number(b, "self", r->self);
    number(b, "failed", r->failed);
    number(b, "opens", r->opens);
    number(b, "closes", r->closes);
    number(b, "reads", r->reads);
    number(b, "writes", r->writes);
    number(b, "security", r->security);
    number(b, "other", r->other);
    number(b, "read_bytes", r->read_bytes);
    number(b, "written_bytes", r->written_bytes);
    number(b, "time_ns", r->time_ns);
    time_of(b, "first", r->first);
    time_of(b, "last", r->last);
    w32t_buf_char(b, '}');
}

static void print_json(const w32t_summary *s, size_t limit, FILE *out) {
    w32t_buf b = {0};
    w32t_buf_lit(&b, "{\"by\":");
    w32t_json_cstr(&b, w32t_group_names[s->by]);
    number(&b, "events", s->events);
    number(&b, "keys", s->count);
    w32t_buf_lit(&b, ",\"groups\":[");
    for (size_t i = 0; i < s->count && (!limit || i < limit); i++) {
        if (i) w32t_buf_lit(&b, ",\n");
        json_row(&b, &s->rows[i], s->by == W32T_BY_STACK);
        if (b.n > 1 << 16) {
            fwrite(b.p, 1, b.n, out);
            b.n = 0;
        }
    }
    w32t_buf_lit(&b, "]}\n");
    fwrite(b.p, 1, b.n, out);
    w32t_buf_free(&b);
}

// Keys come from a file: control characters never reach a terminal.
static void print_key(const char *key, FILE *out) {
    for (; *key; key++)
        fputc((unsigned char)*key < 0x20 || *key == 0x7F ? '?' : *key, out);
}

void w32t_summary_print(const w32t_summary *s, bool json, size_t limit, FILE *out) {
    if (json) {
        print_json(s, limit, out);
        return;
    }
    bool stack = s->by == W32T_BY_STACK;
    fprintf(out, "%10s %10s %12s %8s %8s %8s %8s %8s %8s %14s %14s  %s\n", "events", stack ? "self" : "failed",
            "seconds", "opens", "closes", "reads", "writes", "security", "other", "read bytes", "written bytes",
            w32t_group_names[s->by]);
    for (size_t i = 0; i < s->count && (!limit || i < limit); i++) {
        const w32t_group_row *r = &s->rows[i];
        fprintf(out, "%10llu %10llu %12.7f %8llu %8llu %8llu %8llu %8llu %8llu %14llu %14llu  ",
                (unsigned long long)r->events, (unsigned long long)(stack ? r->self : r->failed),
                (double)r->time_ns / 1e9, (unsigned long long)r->opens, (unsigned long long)r->closes,
                (unsigned long long)r->reads, (unsigned long long)r->writes, (unsigned long long)r->security,
                (unsigned long long)r->other, (unsigned long long)r->read_bytes, (unsigned long long)r->written_bytes);
        print_key(r->key, out);
        fputc('\n', out);
    }
    fprintf(out, "%10llu events, %zu different\n", (unsigned long long)s->events, s->count);
}
