// SPDX-License-Identifier: Apache-2.0
// explain: what went wrong in a recording. Crashes with the call behind each, programs that did not start, and what was
// missing or denied; as text for people or as one JSON object.
#include "cli.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FORMAT = 1, IMAGES, HISTORY, ALL, FAIL_ON, HELP };

static const cli_option options[] = {
    {FORMAT, 'f', "format", "text|json", "output format (default text)"},
    {IMAGES, 0, "images", "PATH", "folder or file where the program's images may be (repeatable)"},
    {HISTORY, 'n', "count", "N", "calls to show before each crash (default 20)"},
    {ALL, 'a', "all", NULL, "everything that was missing or denied, also what was found at another time"},
    {FAIL_ON, 0, "fail-on", "crash|any",
     "exit with 1 when a program crashed or did not start (any: or anything was denied or missing)"},
    CLI_READ_OPTIONS,
    {HELP, 'h', "help", NULL, "this text"},
    {0, 0, NULL, NULL, NULL},
};

static int help(void) {
    printf("usage: win32trace explain [OPTIONS] FILE|FOLDER …\n\nNames the call that broke a program, and lists what "
           "it asked for and did "
           "not get.\n\n");
    cli_print_options(options);
    return EXIT_DONE;
}

// ---- Text

static void line(const char *head, const char *text) {
    if (!text) return;
    printf("%s", head);
    w32t_print_text(text, false, stdout);
    putchar('\n');
}

static void text_name(const char *before, const char *name, const char *after) {
    if (!name) return;
    printf("%s", before);
    w32t_print_text(name, false, stdout);
    printf("%s", after);
}

static void text_crash(const w32t_crash *c) {
    line("", c->summary);
    if (c->kind == W32T_CRASH_LOAD) {
        line("  needed by:   ", c->importer);
        line("  missing:     ", c->missing);
        line("  function:    ", c->function);
        line("  found:       ", c->found);
        line("  looked in:   ", c->folders);
    }
    line("  it said last:          ", c->said);
    line("  asked in vain before:  ", c->asked);
    for (uint32_t i = 0; i < c->cause_count; i++) {
        printf(i ? "\n  which came from (confidence %s):\n    " : "\n  the call behind it (confidence %s):\n    ",
               w32t_confidence_name((w32t_confidence)c->causes[i].confidence));
        w32t_print_event(c->causes[i].call, false, stdout);
        printf("\n    called by ");
        w32t_print_text(c->causes[i].call->call->caller ? c->causes[i].call->call->caller : "?", false, stdout);
        text_name(" (", c->causes[i].caller_name, ")");
        line("; ", c->causes[i].evidence);
        line("    ", c->causes[i].detail);
    }
    if (c->no_cause) line("\n  ", c->no_cause);
    line("\n  what to do: ", c->advice);
    if (c->stack_count) printf("\n  stack of the crash:\n");
    if (c->stack_count && c->place && strcmp(c->place, c->stack[0]) != 0) {
        printf("    ");
        w32t_print_text(c->place, false, stdout);
        text_name("  ", c->place_name, "\n");
        if (!c->place_name) putchar('\n');
    }
    for (uint32_t i = 0; i < c->stack_count; i++) {
        printf("    ");
        w32t_print_text(c->stack[i], false, stdout);
        text_name("  ", c->stack_names[i], "");
        putchar('\n');
    }
    if (c->stack_cut) printf("    ... (cut: there were more frames)\n");
    if (c->history_count) printf("\n  calls of thread %u before it:\n", c->tid);
    for (uint32_t i = 0; i < c->history_count; i++) {
        bool cause = false;
        for (uint32_t k = 0; k < c->cause_count; k++)
            cause = cause || (c->causes[k].call->tid == c->tid &&
                              c->causes[k].call->call->number == c->history[i]->call->number);
        printf(cause ? "  > " : "    ");
        w32t_print_event(c->history[i], false, stdout);
        putchar('\n');
    }
    putchar('\n');
}

// The name behind the folders; a backslash at the end belongs to it.
static const char *last_part(const char *path) {
    const char *last = path;
    for (const char *p = path; *p; p++)
        if (*p == '\\' && p[1]) last = p + 1;
    return last;
}

static void why(const w32t_failure *f, uint64_t times) {
    printf("  (");
    w32t_print_text(f->function, false, stdout);
    if (f->error) {
        printf(": ");
        w32t_print_text(f->error, false, stdout);
    }
    printf(", pid %u", f->pid);
    if (times > 1) printf(", %llu times", (unsigned long long)times);
    printf("%s)\n", f->found_later ? ", given at another time" : "");
}

#define NAMED_IN_GROUP 4u

// Several of one kind: a name in several folders, several names below one key.
static void text_group(const w32t_explanation *x, size_t from, size_t count) {
    const w32t_failure *f = w32t_explain_failure(x, from);
    uint64_t times = 0;
    for (size_t i = 0; i < count; i++)
        times += w32t_explain_failure(x, from + i)->times;
    printf("  %-9s %-8s ", w32t_failure_reason_name((w32t_failure_reason)f->reason),
           w32t_failure_kind_name((w32t_failure_kind)f->kind));
    bool file = f->kind == W32T_FAILURE_FILE;
    const char *common = file ? last_part(f->subject) : f->subject;
    char head[1024];
    snprintf(head, sizeof head, "%.*s", file ? 1000 : (int)(last_part(f->subject) - f->subject), common);
    w32t_print_text(head, false, stdout);
    if (file) printf(" in ");
    for (size_t i = 0; i < count && i < NAMED_IN_GROUP; i++) {
        const char *subject = w32t_explain_failure(x, from + i)->subject, *last = last_part(subject);
        char part[1024];
        snprintf(part, sizeof part, "%.*s", file ? (int)(last - subject) : 1000, file ? subject : last);
        if (i) printf(file ? "; " : ", ");
        w32t_print_text(*part ? part : ".", false, stdout);
    }
    if (count > NAMED_IN_GROUP) printf(" and %zu more", count - NAMED_IN_GROUP);
    why(f, times);
}

static bool is_hidden(const w32t_failure *f) {
    return f->found_later || f->found_at;
}

#define SHOWN 40u // groups, unless all are wanted

static void text_failures(const w32t_explanation *x, bool all) {
    size_t count = w32t_explain_failure_count(x), shown = 0, hidden = 0, more = 0;
    for (size_t i = 0; i < count;) {
        const w32t_failure *f = w32t_explain_failure(x, i);
        size_t n = 1;
        while (!all && i + n < count && w32t_explain_failure(x, i + n)->group == f->group &&
               is_hidden(w32t_explain_failure(x, i + n)) == is_hidden(f))
            n++;
        if (!all && is_hidden(f) && f->rank < 2) {
            hidden += n;
        } else if (!all && shown >= SHOWN) {
            more += n;
        } else {
            if (!shown++) printf("missing or denied:\n");
            if (n > 1) {
                text_group(x, i, n);
            } else {
                printf("  %-9s %-8s ", w32t_failure_reason_name((w32t_failure_reason)f->reason),
                       w32t_failure_kind_name((w32t_failure_kind)f->kind));
                w32t_print_text(f->subject, false, stdout);
                why(f, f->times);
            }
            line("                     ", f->detail);
            line("                     found afterwards: ", f->found_at);
        }
        i += n;
    }
    if (hidden)
        printf("  and %zu that %s found in another folder or given at another time (--all lists them)\n", hidden,
               hidden == 1 ? "was" : "were");
    if (more) printf("  and %zu more (--all lists them)\n", more);
}

static void text_endings(const w32t_explanation *x) {
    const w32t_ending *e;
    for (size_t i = 0; (e = w32t_explain_ending(x, i)) != NULL; i++) {
        w32t_print_text(e->image ? e->image : "the program", false, stdout);
        printf(" (pid %u) ", e->pid);
        if (e->has_exit && e->exit_status >= 0x80000000u)
            printf("ended with exit status 0x%08x\n", e->exit_status);
        else if (e->has_exit)
            printf("ended with exit status %u\n", e->exit_status);
        else
            printf("reported an error\n");
        line("  it said last:          ", e->said);
        if (e->failure) {
            const w32t_failure *f = e->failure;
            printf("  asked in vain before:  %s ", w32t_failure_kind_name((w32t_failure_kind)f->kind));
            w32t_print_text(f->subject, false, stdout);
            printf("  (");
            w32t_print_text(f->function, false, stdout);
            text_name(": ", f->error, "");
            text_name(", called by ", f->caller, "");
            printf(")\n");
        }
        putchar('\n');
    }
}

static void text_filter(const w32t_explain_totals *t) {
    if (!t->filter) return;
    printf("not all calls were recorded (");
    w32t_print_text(t->filter, false, stdout);
    if (t->left_out) printf("; %llu left out", (unsigned long long)t->left_out);
    printf("): what the others did is not known here\n");
}

static void print_text(const w32t_explanation *x, bool all) {
    const w32t_explain_totals *t = w32t_explain_totals_of(x);
    size_t crashes = w32t_explain_crash_count(x);
    for (size_t i = 0; i < crashes; i++)
        text_crash(w32t_explain_crash(x, i));
    text_endings(x);
    const w32t_trace_losses losses = w32t_trace_losses_of(w32t_explain_trace(x));
    bool whole = !losses.damage && !t->dropped;
    if (!crashes && !t->calls && !t->processes)
        printf(whole ? "no recorded program in this input\n"
                     : "no recorded program in what could be read: the input is incomplete\n");
    else if (!crashes && whole && w32t_explain_note_count(x))
        printf("no program is known to have crashed\n");
    else if (!crashes)
        printf(
            whole ? "no program crashed\n"
                  : "the recording is incomplete: whether a program crashed is not known; what there is of it shows no "
                    "crash\n");
    if (w32t_explain_note_count(x)) printf("neither crashed nor ended by itself:\n");
    for (size_t i = 0; i < w32t_explain_note_count(x); i++)
        line("  ", w32t_explain_note(x, i));
    text_failures(x, all);
    printf("in all: %llu call%s (%llu failed), %llu process%s, %llu exception%s%s", (unsigned long long)t->calls,
           t->calls == 1 ? "" : "s", (unsigned long long)t->failed_calls, (unsigned long long)t->processes,
           t->processes == 1 ? "" : "es", (unsigned long long)t->exceptions, t->exceptions == 1 ? "" : "s", "");
    putchar('\n');
    if (t->dropped)
        printf("%llu call%s could not be recorded: what is missing among them is not known\n",
               (unsigned long long)t->dropped, t->dropped == 1 ? "" : "s");
    text_filter(t);
}

// ---- JSON

static bool comma; // before the next key

static void key(const char *name) {
    printf("%s\"%s\":", comma ? "," : "", name);
    comma = true;
}

static void json_text(const char *name, const char *text) {
    if (!text) return;
    key(name);
    w32t_print_text(text, true, stdout);
}

static void json_number(const char *name, uint64_t v) {
    key(name);
    printf("%llu", (unsigned long long)v);
}

static void json_hex(const char *name, uint64_t v) {
    key(name);
    printf("\"0x%llx\"", (unsigned long long)v);
}

static void json_time(const char *name, int64_t ns) {
    if (ns == W32T_NO_TIME) return;
    key(name);
    putchar('"');
    w32t_print_time(ns, stdout);
    putchar('"');
}

static void json_causes(const w32t_crash *c) {
    key("causes");
    putchar('[');
    for (uint32_t i = 0; i < c->cause_count; i++) {
        printf(i ? ",{" : "{");
        comma = false;
        json_text("confidence", w32t_confidence_name((w32t_confidence)c->causes[i].confidence));
        json_text("evidence", c->causes[i].evidence);
        json_text("caller_name", c->causes[i].caller_name);
        json_text("detail", c->causes[i].detail);
        key("call");
        w32t_print_event(c->causes[i].call, true, stdout);
        putchar('}');
    }
    putchar(']');
    comma = true;
}

static void json_crash(const w32t_crash *c) {
    putchar('{');
    comma = false;
    json_text("kind", w32t_crash_kind_name((w32t_crash_kind)c->kind));
    json_number("pid", c->pid);
    if (c->tid) json_number("tid", c->tid);
    json_text("process", c->image);
    json_text("path", c->path);
    json_hex("exit_status", c->exit_status);
    json_time("time", c->time);
    if (c->code) json_hex("code", c->code);
    json_text("code_name", c->code_name);
    json_text("place", c->place);
    json_text("place_name", c->place_name);
    json_text("what", c->what);
    json_text("importer", c->importer);
    json_text("missing", c->missing);
    json_text("function", c->function);
    json_text("found", c->found);
    json_text("folders", c->folders);
    json_text("summary", c->summary);
    if (c->kind != W32T_CRASH_LOAD) json_causes(c);
    json_text("no_cause", c->no_cause);
    json_text("advice", c->advice);
    json_text("said", c->said);
    json_text("asked", c->asked);
    key("stack");
    putchar('[');
    for (uint32_t i = 0; i < c->stack_count; i++) {
        if (i) putchar(',');
        w32t_print_text(c->stack[i], true, stdout);
    }
    printf("],\"stack_names\":[");
    for (uint32_t i = 0; i < c->stack_count; i++) {
        if (i) putchar(',');
        if (c->stack_names[i])
            w32t_print_text(c->stack_names[i], true, stdout);
        else
            printf("null");
    }
    putchar(']');
    if (c->stack_cut) {
        key("stack_cut");
        printf("true");
    }
    key("history");
    putchar('[');
    for (uint32_t i = 0; i < c->history_count; i++) {
        if (i) putchar(',');
        w32t_print_event(c->history[i], true, stdout);
    }
    printf("]}");
}

static void json_failure(const w32t_failure *f) {
    putchar('{');
    comma = false;
    json_text("reason", w32t_failure_reason_name((w32t_failure_reason)f->reason));
    json_text("kind", w32t_failure_kind_name((w32t_failure_kind)f->kind));
    json_text("subject", f->subject);
    json_text("function", f->function);
    json_text("error_name", f->error);
    json_text("caller", f->caller);
    json_text("detail", f->detail);
    json_number("pid", f->pid);
    json_number("tid", f->tid);
    json_text("process", f->image);
    json_number("call", f->call);
    json_time("time", f->first);
    json_number("times", f->times);
    json_number("rank", f->rank);
    json_number("group", f->group);
    json_text("found_at", f->found_at);
    key("found_later");
    printf(f->found_later ? "true}" : "false}");
}

static void json_ending(const w32t_ending *e) {
    putchar('{');
    comma = false;
    json_number("pid", e->pid);
    if (e->tid) json_number("tid", e->tid);
    json_text("process", e->image);
    if (e->has_exit) json_hex("exit_status", e->exit_status);
    json_time("time", e->time);
    json_text("said", e->said);
    json_text("said_by", e->said_by);
    if (e->failure) {
        key("failure");
        json_failure(e->failure);
    }
    putchar('}');
    comma = true;
}

static void print_json(const w32t_explanation *x) {
    const w32t_explain_totals *t = w32t_explain_totals_of(x);
    printf("{\"crashes\":[");
    for (size_t i = 0; i < w32t_explain_crash_count(x); i++) {
        if (i) putchar(',');
        json_crash(w32t_explain_crash(x, i));
    }
    printf("],\"endings\":[");
    for (size_t i = 0; i < w32t_explain_ending_count(x); i++) {
        if (i) putchar(',');
        json_ending(w32t_explain_ending(x, i));
    }
    printf("],\"notes\":[");
    for (size_t i = 0; i < w32t_explain_note_count(x); i++) {
        if (i) putchar(',');
        w32t_print_text(w32t_explain_note(x, i), true, stdout);
    }
    printf("],\"failures\":[");
    for (size_t i = 0; i < w32t_explain_failure_count(x); i++) {
        if (i) putchar(',');
        json_failure(w32t_explain_failure(x, i));
    }
    printf("],\"totals\":{");
    comma = false;
    json_number("events", t->events);
    json_number("calls", t->calls);
    json_number("failed_calls", t->failed_calls);
    json_number("processes", t->processes);
    json_number("exceptions", t->exceptions);
    json_number("dropped", t->dropped);
    json_number("failures", t->failures);
    json_text("filter", t->filter);
    if (t->filter) json_number("left_out", t->left_out);
    printf("}}\n");
}

// ---- The verb

typedef struct explain {
    cli_read read;
    w32t_explain_options options;
    const char **paths, **images;
    size_t path_count;
    bool json, all;
    const char *fail_on;
} explain;

static int run(explain *x) {
    w32t_error error = {0};
    w32t_explanation *found;
    x->options.trace = &x->read.options;
    x->options.images = x->images;
    w32t_status s = w32t_explain(x->paths, x->path_count, &x->options, &found, &error);
    if (s != W32T_OK) {
        cli_say_error(&error);
        return cli_status_exit(s);
    }
    if (x->json)
        print_json(found);
    else
        print_text(found, x->all);
    size_t crashes = w32t_explain_crash_count(found), failures = w32t_explain_failure_count(found);
    fflush(stdout);
    int status = cli_report_losses(w32t_explain_trace(found), x->read.lenient, x->read.strict);
    if (x->fail_on && (crashes || (failures && strcmp(x->fail_on, "any") == 0))) status = EXIT_FINDINGS;
    w32t_explain_free(found);
    return status;
}

static bool take(explain *x, int id, const char *value) {
    uint64_t n;
    bool bad = false;
    switch (id) {
    case FORMAT:
        x->json = strcmp(value, "json") == 0;
        return x->json || strcmp(value, "text") == 0;
    case IMAGES:
        x->images[x->options.image_count++] = value;
        return true;
    case HISTORY:
        if (!cli_uint(value, &n) || n > 10000) return false;
        x->options.history = n ? (unsigned)n : 1;
        return true;
    case ALL:
        x->all = true;
        return true;
    case FAIL_ON:
        x->fail_on = value;
        return strcmp(value, "crash") == 0 || strcmp(value, "any") == 0;
    default:
        return cli_read_option(&x->read, id, value, &bad) && !bad;
    }
}

int cmd_explain(int argc, char **argv) {
    explain x = {0};
    x.paths = calloc((size_t)argc, sizeof *x.paths);
    x.images = calloc((size_t)argc, sizeof *x.images);
    int status = -1;
    cli_args args = cli_args_of("explain", options, argc, argv);
    for (int id; status < 0 && x.paths && x.images && (id = cli_next(&args)) != CLI_END;) {
        if (id == CLI_ERROR)
            status = EXIT_USAGE;
        else if (id == HELP)
            status = help();
        else if (id == CLI_OPERAND)
            x.paths[x.path_count++] = args.value;
        else if (!take(&x, id, args.value))
            status = cli_bad_value(&args);
    }
    if (status < 0 && !x.path_count) status = cli_usage_error("explain", "no input%s: name recordings", "");
    if (status < 0) status = run(&x);
    free(x.paths);
    free(x.images);
    return status;
}
