// SPDX-License-Identifier: Apache-2.0
// stat --by, stat --tree and -c: summaries of the events of any files, filtered.
#include "cli.h"

#include <stdio.h>

static bool is_of_calls(const cli_summary *s) {
    return s->calls.wanted || s->options.by >= W32T_BY_FUNCTION;
}

static w32t_status print(cli_summary *s, w32t_trace *trace, w32t_summary_form form, w32t_error *error) {
    FILE *out = s->out ? s->out : stdout;
    bool json = form == W32T_SUMMARY_JSON;
    if (s->tree) return w32t_process_tree_print(trace, &s->options, json, out, error);
    w32t_summary *summary;
    bool table = is_of_calls(s);
    if (table) {
        s->calls.by_given = s->calls.by_given || s->grouped;
        if (s->grouped) {
            s->calls.by = s->options.by;
            s->calls.column = s->options.column;
            s->calls.key = s->options.key;
        }
        cli_calls_apply(&s->calls, &s->options);
    }
    w32t_status status = w32t_summary_make(trace, &s->options, &summary, error);
    if (status != W32T_OK) return status;
    if (table) {
        s->calls.table.json = json;
        s->calls.table.csv = form == W32T_SUMMARY_CSV;
        s->calls.table.limit = (size_t)s->top;
        w32t_group_row all;
        w32t_summary_total(summary, &all);
        if (!all.events) cli_say("no recorded API call in it%s", s->query || s->pmc ? " matches" : "");
        w32t_calls_print(summary, &s->calls.table, out);
    } else {
        w32t_summary_print(summary, form, (size_t)s->top, out);
    }
    w32t_summary_free(summary);
    return W32T_OK;
}

int cli_summarise(cli_summary *s, const cli_read *read, w32t_summary_form form, const char **paths, size_t path_count) {
    w32t_error error = {0};
    w32t_query *query = NULL;
    if ((s->grouped || s->calls.wanted) && s->tree)
        return cli_usage_error("stat", "%s", "--tree is a summary of its own: not with --by or -c");
    if (s->calls.wanted && s->grouped && s->options.by == W32T_BY_CROSS_REFERENCE)
        return cli_usage_error("stat", "%s", "--by cross-reference is a summary of its own: not with -c");
    if (form == W32T_SUMMARY_CSV && s->tree)
        return cli_usage_error("stat", "%s", "--tree has no CSV form: text or json");
    if (s->query && w32t_query_compile(s->query, &query, &error) != W32T_OK) {
        cli_say("query: column %llu: %s", (unsigned long long)error.offset + 1, error.text);
        return EXIT_USAGE;
    }
    if (s->pmc && !cli_pmc_filter(s->pmc, &query)) {
        w32t_query_free(query);
        return EXIT_COULD_NOT;
    }
    s->options.query = query;
    w32t_trace *trace = w32t_trace_new(&read->options);
    cli_inputs inputs = {.paths = paths, .path_count = path_count};
    w32t_status status = cli_add_inputs(trace, &inputs, &error);
    if (status == W32T_OK) status = print(s, trace, form, &error);
    int exit_status;
    if (status == W32T_OK)
        exit_status = s->quiet ? EXIT_DONE : cli_report_losses(trace, read->lenient, read->strict);
    else {
        if (error.text[0]) cli_say_error(&error);
        exit_status = cli_status_exit(status);
    }
    w32t_trace_free(trace);
    w32t_query_free(query);
    return exit_status;
}
