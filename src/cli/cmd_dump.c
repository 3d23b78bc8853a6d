// SPDX-License-Identifier: Apache-2.0
// dump: the events of any files in one time order, in any of the output formats.
#include "cli.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    FORMAT = 1,
    QUERY,
    PMC,
    FROM,
    TO,
    LIMIT,
    FIELDS,
    STACKS,
    RAW,
    LOCAL,
    OUTPUT,
    THREADS,
    FOLLOW,
    HIDDEN,
    NO_STATE,
    CHANNEL,
    HELP
};

static const cli_option options[] = {
    {FORMAT, 'f', "format", "FORMAT", "output format (default: by the ending of -o's FILE, else text); listed below"},
    {QUERY, 'q', "query", "EXPR",
     "only events that match; event-log XPath ('*[System[EventID=4720]]', <QueryList>) is known by its beginning"},
    {PMC, 0, "pmc", "FILE", "only events that the filter of a Process Monitor configuration shows"},
    {FROM, 0, "from", "TIME", "from this time on (2026-01-31T10:00:00, UTC unless it ends in a zone; now, now-2h)"},
    {TO, 0, "to", "TIME", "up to before this time (same)"},
    {LIMIT, 'n', "count", "N", "stop after N events (N from 1 on)"},
    {FIELDS, 0, "fields", "A,B,C", "only these keys, in this order"},
    {STACKS, 'k', "stacks", NULL,
     "with call stacks: module!function+0x12 (also --stack; text, json, xml, csv, procmon-xml, pml)"},
    {STACKS, 0, "stack", NULL, NULL},
    {RAW, 0, "raw", NULL, "with the raw payload in hex and, in JSON, extended data items"},
    {LOCAL, 0, "local", NULL, "times in the recording machine's zone"},
    {OUTPUT, 'o', "output", "FILE", "write to FILE (appears when whole)"},
    {THREADS, 'j', "threads", "N", "threads (default: all processors, one for small files; the output does not depend on it)"},
    {FOLLOW, 0, "follow", NULL,
     "keep printing events as live .etl and .evtx files grow (others are read to their end)"},
    {HIDDEN, 0, "hidden", NULL, "also events that only serve attribution"},
    {NO_STATE, 0, "no-state", NULL, "no attribution and no pairing of API calls"},
    {CHANNEL, 0, "channel", "NAME", "Windows: the event-log channel NAME, with --follow as it grows (repeatable)"},
    CLI_CALLS_OPTIONS,
    CLI_CALLS_ALSO,
    CLI_CALLS_BY,
    CLI_READ_OPTIONS,
    {HELP, 'h', "help", NULL, "this text"},
    {0, 0, NULL, NULL, NULL},
};

static int help(void) {
    printf("usage: win32trace dump [OPTIONS] FILE|FOLDER|- …\n\nPrints the events of trace files of any supported "
           "format in one time order.\n\n");
    cli_print_options(options);
    printf("\nformats:\n");
    const char *name, *what;
    for (size_t i = 0; w32t_export_format(i, &name, &what); i++)
        printf("  %-14s %s\n", name, what);
    return EXIT_DONE;
}

typedef struct dump {
    cli_read read;
    w32t_export_options out;
    const char *output;
    const char *query, *pmc;
    char *field_text; // owned copy that `fields` points into
    const char *fields[256];
    const char **paths;
    size_t path_count;
    const char *channels[16];
    size_t channel_count;
    cli_calls calls;
} dump;

static bool split_fields(dump *d, const char *text) {
    free(d->field_text);
    size_t n = strlen(text) + 1;
    d->field_text = malloc(n);
    if (!d->field_text) return false;
    memcpy(d->field_text, text, n);
    d->out.field_count = 0;
    for (char *at = d->field_text; at;) {
        char *comma = strchr(at, ',');
        if (comma) *comma++ = 0;
        if (!*at || d->out.field_count == sizeof d->fields / sizeof *d->fields) return false;
        d->fields[d->out.field_count++] = at;
        at = comma;
    }
    d->out.fields = d->fields;
    return true;
}

// False when the value does not fit.
static bool take(dump *d, int id, const char *value) {
    uint64_t n;
    switch (id) {
    case FORMAT:
        d->out.format = value;
        return true;
    case QUERY:
        d->query = value;
        return true;
    case PMC:
        d->pmc = value;
        return true;
    case FROM:
        return cli_time(value, &d->out.from);
    case TO:
        return cli_time(value, &d->out.to);
    case LIMIT:
        return cli_uint(value, &d->out.limit) && d->out.limit > 0;
    case FIELDS:
        return split_fields(d, value);
    case STACKS:
        d->out.stacks = true;
        return true;
    case RAW:
        d->out.raw = true;
        return true;
    case LOCAL:
        d->out.local_time = true;
        return true;
    case OUTPUT:
        d->output = value;
        return true;
    case THREADS:
        if (!cli_uint(value, &n) || n == 0 || n > 1024) return false;
        d->out.threads = (unsigned)n;
        return true;
    case FOLLOW:
        d->out.live = d->read.options.follow = true;
        return true;
    case HIDDEN:
        d->read.options.hidden = true;
        return true;
    case CHANNEL:
        if (d->channel_count == sizeof d->channels / sizeof *d->channels) return false;
        d->channels[d->channel_count++] = value;
        return true;
    case NO_STATE:
        d->read.options.no_state = true;
        return true;
    default: {
        bool bad;
        if (cli_calls_option(&d->calls, id, value, &bad)) return !bad;
        return cli_read_option(&d->read, id, value, &bad) && !bad;
    }
    }
}

// The format that the ending of the output's name stands for; NULL when it stands for none.
static const char *format_of(const char *path) {
    static const struct {
        const char *ending, *format;
    } known[] = {{".json", "json"}, {".jsonl", "json"}, {".csv", "csv"},       {".xml", "xml"},
                 {".evtx", "evtx"}, {".pml", "pml"},    {".pcapng", "pcapng"}, {".man", "manifest"}};
    size_t n = strlen(path);
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        size_t k = strlen(known[i].ending), same = 0;
        while (k < n && same < k && tolower((unsigned char)path[n - k + same]) == known[i].ending[same])
            same++;
        if (same == k) return known[i].format;
    }
    return NULL;
}

// Of what the trace itself reads the library takes care.
static bool may_write(const dump *d) {
    const w32t_trace_options *o = &d->read.options;
    const char *const others[] = {d->pmc, o->templates};
    for (size_t i = 0; i < 2; i++)
        if (others[i] && !cli_may_write(d->output, &others[i], 1)) return false;
    return cli_may_write(d->output, d->paths, d->path_count) && cli_may_write(d->output, o->schemas, o->schema_count) &&
           cli_may_write(d->output, o->messages, o->message_count) &&
           cli_may_write(d->output, o->registry, o->registry_count);
}

static int run(dump *d) {
    if (!may_write(d)) return EXIT_COULD_NOT;
    w32t_error error = {0};
    w32t_query *query = NULL;
    if (d->query && w32t_query_compile(d->query, &query, &error) != W32T_OK) {
        cli_say("query: column %llu: %s", (unsigned long long)error.offset + 1, error.text);
        return EXIT_USAGE;
    }
    if (d->pmc && !cli_pmc_filter(d->pmc, &query)) {
        w32t_query_free(query);
        return EXIT_COULD_NOT;
    }
    d->out.query = query;
    cli_terminal(&d->out, d->output);
    cli_ready_memory();
    w32t_trace *trace = w32t_trace_new(&d->read.options);
    for (size_t i = 0; i < d->path_count; i++)
        cli_recover_left_over(d->paths[i]);
    cli_inputs inputs = {d->paths, d->channels, d->path_count, d->channel_count};
    w32t_status s = cli_add_inputs(trace, &inputs, &error);
    w32t_export_counts counts = {0};
    if (s == W32T_OK) s = w32t_export_file(trace, &d->out, d->output, &counts, &error);
    if (counts.skipped)
        cli_say("%llu event%s no place in %s and %s left out", (unsigned long long)counts.skipped,
                counts.skipped == 1 ? " has" : "s have", d->out.format, counts.skipped == 1 ? "was" : "were");
    int status = EXIT_DONE;
    if (s != W32T_OK) {
        if (error.text[0]) cli_say_error(&error);
        status = cli_status_exit(s);
    } else
        status = cli_report_export(trace, d->output, &counts, d->read.lenient, d->read.strict);
    w32t_trace_free(trace);
    w32t_query_free(query);
    return status;
}

// -c and -C: the table of calls, as `stat -c` prints it. Below the lines it is a second reading.
static int print_calls(dump *d, FILE *out) {
    const char *format = d->out.format ? d->out.format : "text";
    w32t_summary_form form = strcmp(format, "json") == 0  ? W32T_SUMMARY_JSON
                             : strcmp(format, "csv") == 0 ? W32T_SUMMARY_CSV
                                                          : W32T_SUMMARY_TEXT;
    cli_summary s = {.options = {.from = d->out.from, .to = d->out.to},
                     .query = d->query,
                     .pmc = d->pmc,
                     .top = d->calls.also ? 0 : d->out.limit,
                     .calls = d->calls,
                     .quiet = d->calls.also,
                     .out = out};
    return cli_summarise(&s, &d->read, form, d->paths, d->path_count);
}

static int calls_only(dump *d) {
    for (size_t i = 0; i < d->path_count; i++)
        cli_recover_left_over(d->paths[i]);
    if (!d->output) return print_calls(d, stdout);
    if (!may_write(d)) return EXIT_COULD_NOT;
    FILE *out = tmpfile();
    if (!out) {
        cli_say("no temporary file: %s", strerror(errno));
        return EXIT_COULD_NOT;
    }
    int status = print_calls(d, out);
    w32t_error error = {0};
    if (ferror(out) || fflush(out) != 0) {
        cli_say("temporary file: cannot write: %s", strerror(errno));
        status = EXIT_COULD_NOT;
    } else if (status != EXIT_COULD_NOT && status != EXIT_USAGE &&
               w32t_output_copy(d->output, out, &error) != W32T_OK) {
        cli_say_error(&error);
        status = EXIT_COULD_NOT;
    }
    fclose(out);
    return status;
}

static bool reads_stdin(const dump *d) {
    for (size_t i = 0; i < d->path_count; i++)
        if (strcmp(d->paths[i], "-") == 0) return true;
    return d->channel_count > 0;
}

int cmd_dump(int argc, char **argv) {
    dump d = {.out = {.from = W32T_NO_TIME, .to = W32T_NO_TIME}};
    d.paths = calloc((size_t)argc, sizeof *d.paths);
    int status = -1;
    cli_args args = cli_args_of("dump", options, argc, argv);
    for (int id; status < 0 && (id = cli_next(&args)) != CLI_END;) {
        if (id == CLI_ERROR)
            status = EXIT_USAGE;
        else if (id == HELP)
            status = help();
        else if (id == CLI_OPERAND)
            d.paths[d.path_count++] = args.value;
        else if (!take(&d, id, args.value))
            status = cli_bad_value(&args);
    }
    if (status < 0 && !d.path_count && !d.channel_count)
        status = cli_usage_error("dump", "no input%s: name files, folders, or - for standard input", "");
    if (status < 0 && d.calls.also && (reads_stdin(&d) || d.out.live))
        status = cli_usage_error("dump", "%s", "-C reads its input twice: not with -, --channel or --follow");
    if (d.output && !d.out.format) d.out.format = format_of(d.output);
    if (status < 0 && d.calls.wanted && !d.calls.also)
        status = calls_only(&d);
    else if (status < 0) {
        status = run(&d);
        if (d.calls.also && (status == EXIT_DONE || status == EXIT_LOSSES)) {
            int s = print_calls(&d, stdout);
            if (s != EXIT_DONE) status = s;
        }
    }
    free(d.paths);
    free(d.field_text);
    return status;
}
