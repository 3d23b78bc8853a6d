// SPDX-License-Identifier: Apache-2.0
// The table that `strace -c` prints, of API calls grouped by any key, with histograms of durations below it; the same
// as JSON. Words of -S and -U are strace's, also its older spellings.
#include "analyze/summary.h"

#include "base/json_out.h"

#include <stdlib.h>

typedef enum column { SHARE, TOTAL, SELF, LEAST, MOST, AVERAGE, CALLS, ERRORS, NAME, NOTHING, COLUMNS } column;

static const struct {
    const char *word;
    uint8_t column;
} words[] = {
    {"time-percent", SHARE}, {"time_percent", SHARE}, {"time", TOTAL},        {"total-time", TOTAL},
    {"total_time", TOTAL},   {"time-total", TOTAL},   {"time_total", TOTAL},  {"seconds", TOTAL},
    {"self", SELF},          {"self-time", SELF},     {"self_time", SELF},    {"min", LEAST},
    {"min-time", LEAST},     {"min_time", LEAST},     {"shortest", LEAST},    {"time-min", LEAST},
    {"time_min", LEAST},     {"max", MOST},           {"max-time", MOST},     {"max_time", MOST},
    {"longest", MOST},       {"time-max", MOST},      {"time_max", MOST},     {"avg", AVERAGE},
    {"avg-time", AVERAGE},   {"avg_time", AVERAGE},   {"mean", AVERAGE},      {"time-avg", AVERAGE},
    {"time_avg", AVERAGE},   {"usecs", AVERAGE},      {"calls", CALLS},       {"call", CALLS},
    {"count", CALLS},        {"errors", ERRORS},      {"error", ERRORS},      {"name", NAME},
    {"function", NAME},      {"syscall", NAME},       {"syscall-name", NAME}, {"syscall_name", NAME},
    {"none", NOTHING},       {"nothing", NOTHING},
};

static column column_of(const char *word, size_t n) {
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strlen(words[i].word) == n && memcmp(words[i].word, word, n) == 0) return (column)words[i].column;
    return COLUMNS;
}

static uint64_t sort_value(const w32t_group_row *r, column c) {
    switch (c) {
    case SELF:
        return r->self_ns;
    case LEAST:
        return r->min_ns;
    case MOST:
        return r->max_ns;
    case AVERAGE:
        return r->timed ? r->time_ns / r->timed : 0;
    case CALLS:
        return r->events;
    case ERRORS:
        return r->failed;
    default:
        return r->time_ns;
    }
}

static int order(const w32t_group_row *a, const w32t_group_row *b, column c) {
    if (c != NAME) {
        uint64_t x = sort_value(a, c), y = sort_value(b, c);
        if (x != y) return x < y ? 1 : -1;
        if (a->events != b->events) return a->events < b->events ? 1 : -1;
    }
    return strcmp(a->key, b->key);
}

// qsort has no context, so each key has its function.
#define ORDER(name, column)                                                                                            \
    static int name(const void *a, const void *b) {                                                                    \
        return order(a, b, column);                                                                                    \
    }
ORDER(by_total, TOTAL)
ORDER(by_self, SELF)
ORDER(by_least, LEAST)
ORDER(by_most, MOST)
ORDER(by_average, AVERAGE)
ORDER(by_calls, CALLS)
ORDER(by_errors, ERRORS)
ORDER(by_name, NAME)

static void sort_rows(w32t_summary *s, column c) {
    static int (*const orders[COLUMNS])(const void *, const void *) = {
        [SHARE] = by_total,     [TOTAL] = by_total, [SELF] = by_self,     [LEAST] = by_least, [MOST] = by_most,
        [AVERAGE] = by_average, [CALLS] = by_calls, [ERRORS] = by_errors, [NAME] = by_name,
    };
    if (orders[c] && s->count) qsort(s->rows, s->count, sizeof *s->rows, orders[c]);
}

// ---- text

static const struct {
    const char *head;
    int width;
} heads[COLUMNS] = {
    [SHARE] = {"% time", 6},  [TOTAL] = {"seconds", 11},      [SELF] = {"self secs", 11}, [LEAST] = {"shortest", 11},
    [MOST] = {"longest", 11}, [AVERAGE] = {"usecs/call", 11}, [CALLS] = {"calls", 9},     [ERRORS] = {"errors", 9},
};

static void print_name(const char *name, int width, FILE *out) {
    for (; *name; name++, width--) // names come from a file
        fputc((unsigned char)*name < 0x20 || *name == 0x7F ? '?' : *name, out);
    while (width-- > 0)
        fputc(' ', out);
}

static void print_cell(const w32t_group_row *r, const w32t_summary *s, column c, int width, FILE *out) {
    switch (c) {
    case SHARE:
        fprintf(out, "%6.2f", s->total.time_ns ? 100.0 * (double)r->time_ns / (double)s->total.time_ns : 0.0);
        return;
    case AVERAGE:
        fprintf(out, "%11.3f", r->timed ? (double)r->time_ns / 1e3 / (double)r->timed : 0.0);
        return;
    case CALLS:
        fprintf(out, "%9llu", (unsigned long long)r->events);
        return;
    case ERRORS: // as strace: none is a blank
        if (r->failed)
            fprintf(out, "%9llu", (unsigned long long)r->failed);
        else
            fprintf(out, "%9s", "");
        return;
    case NAME:
        print_name(r->key, width, out);
        return;
    default:
        fprintf(out, "%11.*f", c == TOTAL ? 6 : 9, (double)sort_value(r, c) / 1e9);
        return;
    }
}

static void print_line(const w32t_group_row *r, const w32t_summary *s, const uint8_t *columns, unsigned count,
                       FILE *out) {
    for (unsigned i = 0; i < count; i++) {
        if (i) fputc(' ', out);
        print_cell(r, s, (column)columns[i], i + 1 < count ? 24 : 0, out);
    }
    fputc('\n', out);
}

static void print_rule(const uint8_t *columns, unsigned count, FILE *out) {
    for (unsigned i = 0; i < count; i++) {
        if (i) fputc(' ', out);
        for (int k = columns[i] == NAME ? (i + 1 < count ? 24 : 16) : heads[columns[i]].width; k > 0; k--)
            fputc('-', out);
    }
    fputc('\n', out);
}

static void print_table(const w32t_summary *s, const uint8_t *columns, unsigned count, size_t limit, FILE *out) {
    for (unsigned i = 0; i < count; i++) {
        if (i) fputc(' ', out);
        if (columns[i] == NAME)
            print_name(w32t_summary_by_name(s), i + 1 < count ? 24 : 0, out);
        else
            fprintf(out, "%*s", heads[columns[i]].width, heads[columns[i]].head);
    }
    fputc('\n', out);
    print_rule(columns, count, out);
    for (size_t i = 0; i < s->count && (!limit || i < limit); i++)
        print_line(&s->rows[i], s, columns, count, out);
    print_rule(columns, count, out);
    print_line(&s->total, s, columns, count, out);
}

static void print_time(uint64_t ns, FILE *out) {
    static const char *const units[] = {"ns", "us", "ms", "s"};
    unsigned u = 0;
    while (u < 3 && ns && ns % 1000 == 0)
        ns /= 1000, u++;
    char text[32];
    snprintf(text, sizeof text, "%llu%s", (unsigned long long)ns, units[u]);
    fprintf(out, "%7s", text);
}

static void print_histogram(const w32t_group_row *r, const char *name, FILE *out) {
    if (!r->histogram || !r->timed) return;
    unsigned first = W32T_HISTOGRAM, last = 0;
    uint64_t most = 1;
    for (unsigned i = 0; i < W32T_HISTOGRAM; i++) {
        if (!r->histogram[i]) continue;
        if (first == W32T_HISTOGRAM) first = i;
        last = i;
        if (r->histogram[i] > most) most = r->histogram[i];
    }
    fputc('\n', out);
    print_name(name, 0, out);
    fprintf(out, ": %llu call%s, %.9f to %.9f seconds\n", (unsigned long long)r->timed, r->timed == 1 ? "" : "s",
            (double)r->min_ns / 1e9, (double)r->max_ns / 1e9);
    for (unsigned i = first; i <= last; i++) {
        print_time(w32t_histogram_from(i), out);
        fprintf(out, i + 1 < W32T_HISTOGRAM ? " .. " : " and up   ");
        if (i + 1 < W32T_HISTOGRAM) print_time(w32t_histogram_from(i + 1), out);
        fprintf(out, " %10llu |", (unsigned long long)r->histogram[i]);
        for (uint64_t k = (r->histogram[i] * 40 + most - 1) / most; k > 0; k--)
            fputc('*', out);
        fputc('\n', out);
    }
}

// ---- JSON

static void number(w32t_buf *b, const char *key, uint64_t v) {
    w32t_buf_char(b, ',');
    w32t_json_cstr(b, key);
    w32t_buf_char(b, ':');
    w32t_buf_u64(b, v);
}

static void json_row(w32t_buf *b, const w32t_group_row *r) {
    w32t_buf_lit(b, "{\"key\":");
    w32t_json_cstr(b, r->key);
    number(b, "calls", r->events);
    number(b, "errors", r->failed);
    number(b, "time_ns", r->time_ns);
    number(b, "self_ns", r->self_ns);
    if (r->timed) {
        number(b, "min_ns", r->min_ns);
        number(b, "max_ns", r->max_ns);
        number(b, "avg_ns", r->time_ns / r->timed);
    }
    if (r->events != r->timed) number(b, "unfinished", r->events - r->timed);
    if (r->histogram) {
        w32t_buf_lit(b, ",\"histogram\":[");
        bool any = false;
        for (unsigned i = 0; i < W32T_HISTOGRAM; i++) {
            if (!r->histogram[i]) continue;
            w32t_buf_printf(b, "%s{\"from_ns\":", any ? "," : "");
            w32t_buf_u64(b, w32t_histogram_from(i));
            if (i + 1 < W32T_HISTOGRAM) number(b, "to_ns", w32t_histogram_from(i + 1));
            number(b, "calls", r->histogram[i]);
            w32t_buf_char(b, '}');
            any = true;
        }
        w32t_buf_char(b, ']');
    }
    w32t_buf_char(b, '}');
}

static void print_json(const w32t_summary *s, size_t limit, FILE *out) {
    w32t_buf b = {0};
    w32t_buf_lit(&b, "{\"by\":");
    w32t_json_cstr(&b, w32t_summary_by_name(s));
    number(&b, "keys", s->count);
    w32t_buf_lit(&b, ",\"total\":");
    json_row(&b, &s->total);
    w32t_buf_lit(&b, ",\"groups\":[");
    for (size_t i = 0; i < s->count && (!limit || i < limit); i++) {
        if (i) w32t_buf_lit(&b, ",\n");
        json_row(&b, &s->rows[i]);
        if (b.n > 1 << 16) {
            fwrite(b.p, 1, b.n, out);
            b.n = 0;
        }
    }
    w32t_buf_lit(&b, "]}\n");
    fwrite(b.p, 1, b.n, out);
    w32t_buf_free(&b);
}

// ---- CSV: what a group has in JSON, histograms apart

static void csv_number(w32t_buf *b, uint64_t v, bool known) {
    w32t_buf_lit(b, ",\"");
    if (known) w32t_buf_u64(b, v);
    w32t_buf_char(b, '"');
}

static void print_csv(const w32t_summary *s, size_t limit, FILE *out) {
    w32t_buf b = {0};
    w32t_summary_csv_field(&b, w32t_summary_by_name(s));
    w32t_buf_lit(&b,
                 ",\"calls\",\"errors\",\"time_ns\",\"self_ns\",\"min_ns\",\"max_ns\",\"avg_ns\",\"unfinished\"\r\n");
    for (size_t i = 0; i < s->count && (!limit || i < limit); i++) {
        const w32t_group_row *r = &s->rows[i];
        w32t_summary_csv_field(&b, r->key);
        csv_number(&b, r->events, true);
        csv_number(&b, r->failed, true);
        csv_number(&b, r->time_ns, true);
        csv_number(&b, r->self_ns, true);
        csv_number(&b, r->min_ns, r->timed);
        csv_number(&b, r->max_ns, r->timed);
        csv_number(&b, r->timed ? r->time_ns / r->timed : 0, r->timed);
        csv_number(&b, r->events - r->timed, true);
        w32t_buf_lit(&b, "\r\n");
        if (b.n > 1 << 16) {
            fwrite(b.p, 1, b.n, out);
            b.n = 0;
        }
    }
    fwrite(b.p, 1, b.n, out);
    w32t_buf_free(&b);
}

bool w32t_calls_print(w32t_summary *s, const w32t_calls_table *table, FILE *out) {
    uint8_t columns[16] = {SHARE, TOTAL, AVERAGE, CALLS, ERRORS, NAME};
    unsigned count = 6;
    column sort = table->sort ? column_of(table->sort, strlen(table->sort)) : TOTAL;
    if (sort == COLUMNS) return false;
    if (table->columns) {
        count = 0;
        for (const char *p = table->columns;; p++) {
            size_t n = strcspn(p, ",");
            column c = column_of(p, n);
            if (c >= NOTHING || count == sizeof columns) return false;
            columns[count++] = (uint8_t)c;
            p += n;
            if (!*p) break;
        }
    }
    if (!out) return true;
    sort_rows(s, sort);
    if (table->json) {
        print_json(s, table->limit, out);
        return true;
    }
    if (table->csv) {
        print_csv(s, table->limit, out);
        return true;
    }
    print_table(s, columns, count, table->limit, out);
    if (!s->histogram) return true;
    print_histogram(&s->total, "all", out);
    // each row's own, of the first ones: a page, not a book
    for (size_t i = 0; i < s->count && i < (table->limit ? table->limit : 10); i++)
        print_histogram(&s->rows[i], s->rows[i].key, out);
    return true;
}
