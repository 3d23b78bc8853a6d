// SPDX-License-Identifier: Apache-2.0
// stat: what is in trace files, counted without decoding: events by kind and provider, losses, damage, clock and
// system.
#include "cli.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FORMAT = 1, BY, TREE, QUERY, PMC, FROM, TO, TOP, HELP };

static const cli_option options[] = {
    {FORMAT, 'f', "format", "text|json|csv", "output format (default text); csv with --by and -c"},
    {BY, 0, "by", "KEY",
     "group events by event, provider, channel, computer, user, level, data.NAME (a value of their data), path, "
     "process, "
     "operation, extension, stack, result or class; by file, folder, registry, network or cross-reference as Process "
     "Monitor's Tools menu; by column:NAME (its columns); calls by function, thread, caller or module"},
    CLI_CALLS_OPTIONS,
    {TREE, 0, "tree", NULL, "the tree of processes"},
    {QUERY, 'q', "query", "EXPR", "with --by, -c and --tree: only events that match"},
    {PMC, 0, "pmc", "FILE", "with --by, -c and --tree: only events that this Process Monitor configuration shows"},
    {FROM, 0, "from", "TIME", "with --by, -c and --tree: from this time on (2026-01-31T10:00:00)"},
    {TO, 0, "to", "TIME", "with --by, -c and --tree: up to before this time (same)"},
    {TOP, 'n', "count", "N", "with --by and -c: only the first N rows"},
    CLI_READ_OPTIONS,
    {HELP, 'h', "help", NULL, "this text"},
    {0, 0, NULL, NULL, NULL},
};

static int help(void) {
    printf("usage: win32trace stat [OPTIONS] FILE|FOLDER|- …\n\nCounts the events of trace files by kind and provider, "
           "what was lost, and what is damaged.\n\n");
    cli_print_options(options);
    return EXIT_DONE;
}

static void print(w32t_stat *const *stats, size_t count, bool json) {
    if (json) {
        fputs("{\"files\":[", stdout);
        bool first = true;
        for (size_t i = 0; i < count; i++)
            for (size_t k = 0; k < w32t_stat_count(stats[i]); k++, first = false) {
                if (!first) fputc(',', stdout);
                w32t_stat_print(w32t_stat_get(stats[i], k), true, stdout);
            }
        fputs("]}\n", stdout);
        return;
    }
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < w32t_stat_count(stats[i]); k++)
            w32t_stat_print(w32t_stat_get(stats[i], k), false, stdout);
}

static bool lost(const w32t_stat_file *f) {
    return f->lost_events || f->lost_buffers || f->unreadable_bytes || f->damage_total;
}

// The text form has it among its lines; JSON is read by programs, so people are told here.
static void say_losses(const w32t_stat_file *f) {
    cli_say("%s: %llu events and %llu buffers lost, %llu bytes unreadable, %llu places of damage", f->path,
            (unsigned long long)f->lost_events, (unsigned long long)f->lost_buffers,
            (unsigned long long)f->unreadable_bytes, (unsigned long long)f->damage_total);
}

static int run(const cli_read *read, bool json, const char **paths, size_t path_count) {
    w32t_stat **stats = calloc(path_count, sizeof *stats);
    size_t done = 0, files = 0;
    int status = EXIT_DONE;
    for (size_t i = 0; i < path_count; i++) {
        w32t_error error = {0};
        cli_recover_left_over(paths[i]);
        w32t_status s = w32t_stat_path(paths[i], &read->options, &stats[done], &error);
        if (s != W32T_OK) {
            cli_say_error(&error);
            status = cli_status_exit(s);
            continue;
        }
        files += w32t_stat_count(stats[done++]);
    }
    if (files && status == EXIT_COULD_NOT) status = read->lenient ? EXIT_DONE : EXIT_LOSSES; // the others were counted
    if (!files && status == EXIT_DONE) {
        cli_say("%s: no trace file of a known format in it", paths[0]);
        status = EXIT_COULD_NOT;
    }
    if (done > 1) w32t_stat_share(stats, done);
    if (done) print(stats, done, json);
    for (size_t i = 0; i < done; i++)
        for (size_t k = 0; k < w32t_stat_count(stats[i]); k++) {
            const w32t_stat_file *f = w32t_stat_get(stats[i], k);
            bool unknown = read->strict && f->no_schema;
            if (lost(f) && json) say_losses(f);
            if (unknown)
                cli_say("%s: %llu event%s no known schema", f->path, (unsigned long long)f->no_schema,
                        f->no_schema == 1 ? " has" : "s have");
            if ((lost(f) || unknown) && !read->lenient && status == EXIT_DONE) status = EXIT_LOSSES;
        }
    for (size_t i = 0; i < done; i++)
        w32t_stat_close(stats[i]);
    free(stats);
    return status;
}

// Options of the summaries; true when `id` is one of them.
static bool take_summary(cli_summary *s, int id, const char *value, bool *bad) {
    switch (id) {
    case BY:
        s->grouped = true;
        s->options.key = value;
        *bad = !w32t_group_by_name(value, &s->options.by, &s->options.column);
        return true;
    case TREE:
        s->tree = true;
        return true;
    case QUERY:
        s->query = value;
        return true;
    case PMC:
        s->pmc = value;
        return true;
    case FROM:
        *bad = !cli_time(value, &s->options.from);
        return true;
    case TO:
        *bad = !cli_time(value, &s->options.to);
        return true;
    case TOP:
        *bad = !cli_uint(value, &s->top) || !s->top;
        return true;
    default:
        return cli_calls_option(&s->calls, id, value, bad);
    }
}

static bool take_form(const char *value, w32t_summary_form *form) {
    static const char *const forms[] = {"text", "json", "csv"};
    for (unsigned i = 0; i < 3; i++)
        if (strcmp(value, forms[i]) == 0) {
            *form = (w32t_summary_form)i;
            return true;
        }
    return false;
}

int cmd_stat(int argc, char **argv) {
    cli_read read = {0};
    cli_summary summary = {.options = {.from = W32T_NO_TIME, .to = W32T_NO_TIME}};
    w32t_summary_form form = W32T_SUMMARY_TEXT;
    const char **paths = calloc((size_t)argc, sizeof *paths);
    size_t path_count = 0;
    int status = -1;
    cli_args args = cli_args_of("stat", options, argc, argv);
    for (int id; status < 0 && (id = cli_next(&args)) != CLI_END;) {
        bool bad = false;
        if (id == CLI_ERROR)
            status = EXIT_USAGE;
        else if (id == HELP)
            status = help();
        else if (id == CLI_OPERAND)
            paths[path_count++] = args.value;
        else if (id == FORMAT)
            bad = !take_form(args.value, &form);
        else if (!take_summary(&summary, id, args.value, &bad))
            cli_read_option(&read, id, args.value, &bad);
        if (bad) status = cli_bad_value(&args);
    }
    if (status < 0 && !path_count)
        status = cli_usage_error("stat", "no input%s: name files, folders, or - for standard input", "");
    bool summarise = summary.grouped || summary.tree || summary.calls.wanted;
    if (status < 0 && (summary.query || summary.pmc) && !summarise)
        status = cli_usage_error("stat", "a filter needs %s", "--by, -c or --tree");
    if (status < 0 && form == W32T_SUMMARY_CSV && !summarise)
        status = cli_usage_error("stat", "-f csv needs %s", "--by or -c");
    if (status < 0 && summarise) status = cli_summarise(&summary, &read, form, paths, path_count);
    if (status < 0) status = run(&read, form == W32T_SUMMARY_JSON, paths, path_count);
    free(paths);
    return status;
}
