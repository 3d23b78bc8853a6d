// SPDX-License-Identifier: Apache-2.0
// run: records a program; attach: one that runs already. With -o into a file; without, as live text on standard error.
// The letters are strace's.
#define _POSIX_C_SOURCE 200809L
#include "cli.h"

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#define pipe(ends) _pipe(ends, 65536, _O_BINARY | _O_NOINHERIT)
#endif

enum {
    EXPRESSION = 1,
    PATH,
    OUTPUT,
    LIVE,
    NO_FOLLOW,
    STACKS,
    JSON,
    DURATION,
    LENGTH,
    INTERNAL,
    RAW_CALLS,
    COMPRESS,
    NO_COMPRESS,
    WHEN_FULL,
    STRICT,
    TOOLS,
    ONLY_OK,
    ONLY_FAILED,
    QUERY,
    CALLER,
    START_AT,
    STOP_AT,
    PER_SITE,
    RATE,
    FOLLOW,
    WAIT_FOR,
    API,
    HELP
};
enum { RUN_OURS = 125, RUN_NOT_RUNNABLE = 126, RUN_NOT_FOUND = 127 };

// What `run` and `attach` both take.
#define RECORD_OPTIONS                                                                                                 \
    {EXPRESSION, 'e', "expr", "EXPR",                                                                                  \
     "trace=SET: names, DLL!glob, IFoo::glob, %file …, ! excludes (functions called all the time are recorded by "   \
     "name only: "                                                                                                     \
     "apidb list hot); status=ok|failed: only such calls"},                                                            \
        {PATH, 'P', "path", "PATH", "only calls that name PATH, or use what such a call opened (repeatable)"},         \
        {QUERY, 'q', "query", "EXPR", "only calls that match: event, module, caller, tid, data.NAME, path, error …"},  \
        {ONLY_OK, 'z', "successful-only", NULL, "as -e status=ok"},                                                    \
        {ONLY_FAILED, 'Z', "failed-only", NULL, "as -e status=failed"},                                                \
        {CALLER, 0, "caller", "MODULES", "only calls made by these modules (app,plugin.dll)"},                         \
        {START_AT, 0, "start-at", "CALL[,EXPR]", "record from this call on"},                                          \
        {STOP_AT, 0, "stop-at", "CALL[,EXPR]", "record up to this call; with --start-at, each time anew"},             \
        {PER_SITE, 0, "max-per-site", "N", "record at most N calls of each calling place"},                            \
        {RATE, 0, "rate", "N/s", "record at most N calls a second of each calling place"},                             \
        {OUTPUT, 'o', "output", "FILE.etl", "record into FILE.etl"},                                                   \
        {LIVE, 0, "live", NULL, "live text on standard error as well"},                                                \
        {NO_FOLLOW, 0, "no-follow", NULL, "do not trace child processes"},                                             \
        {FOLLOW, 'f', "follow", NULL, "trace child processes (the default)"},                                          \
        {STACKS, 'k', "stack", NULL,                                                                                   \
         "record the call stack of every call, functions by name (also --stacks; dump -k shows them)"},                \
        CLI_CALLS_OPTIONS, CLI_CALLS_ALSO, CLI_CALLS_BY, {JSON, 0, "json", NULL, "with -c: the table as JSON"},        \
        {DURATION, 'T', "duration", NULL, "show the time spent in calls (the default)"},                               \
        {LENGTH, 's', "string-limit", "N", "keep at most N characters of texts and N bytes of buffers (512 and 256)"}, \
        {INTERNAL, 0, "internal", NULL, "also calls between system DLLs (the C runtimes count as the program's own)"}, \
        {RAW_CALLS, 0, "raw-calls", NULL, "Windows, 64-bit programs: also system calls made without ntdll"},           \
        {COMPRESS, 0, "compress", NULL, "compress the recording (the default)"},                                       \
        {NO_COMPRESS, 0, "no-compress", NULL, "do not"},                                                               \
        {WHEN_FULL, 0, "when-full", "wait|drop",                                                                       \
         "what a thread does when the collector falls behind (default wait, bounded)"},                                \
        {STRICT, 0, "strict", NULL, "exit with 125 when calls were lost"}, {API, 0, "api", "FILE", CLI_API_WORDS}, {   \
        TOOLS, 0, "tools", "FOLDER", "where bridge and agents are"                                                     \
    }

static const cli_option options[] = {
    RECORD_OPTIONS,
    {STACKS, 0, "stacks", NULL, NULL},
    {HELP, 'h', "help", NULL, "this text"},
    {0, 0, NULL, NULL, NULL},
};

static const cli_option attach_options[] = {
    {WAIT_FOR, 'w', "wait", NULL, "wait until there is a process of that name"},
    RECORD_OPTIONS,
    {STACKS, 0, "stacks", NULL, NULL},
    {HELP, 'h', "help", NULL, "this text"},
    {0, 0, NULL, NULL, NULL},
};

typedef struct run {
    w32t_capture_options o;
    char query[4096];      // what is recorded: all of these …
    const char *asked[16]; // … the ones of -q as they were given, for the columns of their errors
    unsigned asked_count;
    char paths[4096];  // … and one of these
    char filter[9000]; // the two together
    char start_at[2048], stop_at[2048];
    char said[9000];      // the same in the words of the command line, for people
    char recorded[14000]; // everything that chooses calls, for the recording
    w32t_query *wanted, *starts, *stops;
    bool live, strict;
    cli_calls calls;
    char scratch[64]; // the recording when none is kept
    int pipe[2];
    pthread_t reader;
    bool reading;
    w32t_error read_error;
} run;

static void print_groups(void) {
    printf("\nGroups for -e trace=:");
    for (unsigned i = 0; w32t_api_group_name(i); i++)
        printf(" %%%s", w32t_api_group_name(i));
    printf("\n");
}

static int help(void) {
    printf("usage: win32trace run [OPTIONS] [--] PROGRAM ARGS\n\nRuns a Windows program and records the API calls it "
           "makes. On Linux it runs "
           "under wine with your WINEPREFIX.\nExit status: the program's; 125 our own failure, 126 not a runnable "
           "image, 127 not found.\n\n");
    cli_print_options(options);
    print_groups();
    return EXIT_DONE;
}

static int attach_help(void) {
    printf(
        "usage: win32trace attach [OPTIONS] PID|NAME [OPTIONS]\n\nRecords the API calls of a Windows program that runs "
        "already. PID is the number Windows (under wine: wine) gives the process; what there is is listed when none "
        "fits. Interrupt (Ctrl-C) to detach: its code is put back and it lives on.\n\n");
    cli_print_options(attach_options);
    print_groups();
    return EXIT_DONE;
}

static bool add_query(run *r, const char *part) {
    size_t n = strlen(r->query);
    return snprintf(r->query + n, sizeof r->query - n, "%s(%s)", n ? " and " : "", part) < (int)(sizeof r->query - n);
}

// How the user said what is asked for.
static void note_said(run *r, const char *what, const char *value) {
    size_t n = strlen(r->said);
    snprintf(r->said + n, sizeof r->said - n, "%s%s%s", n ? " " : "", what, value);
}

// -e trace=SET | status=ok | status=failed; a bare SET is taken for trace=, as strace does.
static bool take_expression(run *r, const char *value) {
    if (strncmp(value, "status=", 7) == 0) {
        note_said(r, "", value);
        if (strcmp(value + 7, "ok") == 0 || strcmp(value + 7, "successful") == 0) return add_query(r, "not error >= 0");
        if (strcmp(value + 7, "failed") == 0) return add_query(r, "error >= 0");
        return false;
    }
    r->o.trace = strncmp(value, "trace=", 6) == 0 ? value + 6 : strncmp(value, "t=", 2) == 0 ? value + 2 : value;
    return true;
}

static bool take_path(run *r, const char *value) {
    char part[2048];
    size_t n = strlen(r->paths);
    if (!*value || strpbrk(value, "\"\n")) return false;
    // `path` knows what a handle stands for and the path joined of two arguments
    if (snprintf(part, sizeof part, "path contains \"%s\"", value) >= (int)sizeof part) return false;
    note_said(r, "-P ", value);
    return snprintf(r->paths + n, sizeof r->paths - n, "%s%s", n ? " or " : "", part) < (int)(sizeof r->paths - n);
}

// "app,plugin.dll": callers are "app.exe+0x12".
static bool take_caller(run *r, const char *value) {
    char part[2048] = "";
    for (const char *p = value; *p;) {
        size_t n = strcspn(p, ","), at = strlen(part);
        bool dot = memchr(p, '.', n) != NULL;
        if (!n || memchr(p, '"', n)) return false;
        if (snprintf(part + at, sizeof part - at, "%scaller startswith \"%.*s%s\"", at ? " or " : "", (int)n, p,
                     dot ? "+" : ".") >= (int)(sizeof part - at))
            return false;
        p += n + (p[n] == ',');
    }
    note_said(r, "--caller ", value);
    return *part && add_query(r, part);
}

// "CreateFileW,data.lpFileName contains x": the call, as trace= names it, and a condition on it.
static bool take_trigger(const char *value, char *out, size_t size) {
    size_t n = strcspn(value, ",");
    const char *bang = memchr(value, '!', n), *name = bang ? bang + 1 : value;
    size_t name_size = n - (size_t)(name - value);
    if (!name_size || memchr(value, '"', n)) return false;
    char module[300] = "";
    if (bang)
        snprintf(module, sizeof module, "module startswith \"%.*s%s\" and ", (int)(bang - value), value,
                 memchr(value, '.', (size_t)(bang - value)) ? "" : ".");
    char call[900];
    snprintf(call, sizeof call, "%sevent in (\"%.*s\", \"%.*sA\", \"%.*sW\")", module, (int)name_size, name,
             (int)name_size, name, (int)name_size, name);
    return snprintf(out, size, "%s%s%s%s", call, value[n] ? " and (" : "", value[n] ? value + n + 1 : "",
                    value[n] ? ")" : "") < (int)size;
}

static bool take_rate(const char *value, uint32_t *out) {
    char number[24];
    uint64_t n;
    size_t digits = strcspn(value, "/");
    if (digits >= sizeof number || (value[digits] && strcmp(value + digits, "/s") != 0)) return false;
    memcpy(number, value, digits);
    number[digits] = 0;
    if (!cli_uint(number, &n) || !n || n > UINT32_MAX) return false;
    *out = (uint32_t)n;
    return true;
}

static bool take(run *r, int id, const char *value) {
    uint64_t n;
    switch (id) {
    case EXPRESSION:
        return take_expression(r, value);
    case PATH:
        return take_path(r, value);
    case ONLY_OK:
        return take_expression(r, "status=ok");
    case ONLY_FAILED:
        return take_expression(r, "status=failed");
    case QUERY:
        if (r->asked_count < sizeof r->asked / sizeof *r->asked) r->asked[r->asked_count++] = value;
        note_said(r, "query=", value);
        return add_query(r, value);
    case CALLER:
        return take_caller(r, value);
    case START_AT:
        return take_trigger(value, r->start_at, sizeof r->start_at);
    case STOP_AT:
        return take_trigger(value, r->stop_at, sizeof r->stop_at);
    case PER_SITE:
        return strchr(value, '/') == NULL && take_rate(value, &r->o.most_a_site);
    case RATE:
        return take_rate(value, &r->o.most_a_second);
    case OUTPUT:
        r->o.output = value;
        return true;
    case LIVE:
        r->live = true;
        return true;
    case NO_FOLLOW:
        r->o.no_follow = true;
        return true;
    case STACKS:
        r->o.stacks = true;
        return true;
    case JSON:
        r->calls.table.json = true;
        return true;
    case LENGTH:
        if (!cli_uint(value, &n) || n > 0x4000000) return false;
        r->o.string_units = r->o.buffer_bytes = n ? (uint32_t)n : 1;
        r->o.call_bytes = n * 4 > 4096 ? (uint32_t)n * 4 : 4096;
        return true;
    case RAW_CALLS:
        r->o.raw_calls = true;
        return true;
    case INTERNAL:
        r->o.internal = true;
        return true;
    case COMPRESS:
    case NO_COMPRESS:
        r->o.no_compress = id == NO_COMPRESS;
        return true;
    case WHEN_FULL:
        r->o.drop_when_full = strcmp(value, "drop") == 0;
        return r->o.drop_when_full || strcmp(value, "wait") == 0;
    case STRICT:
        r->strict = true;
        return true;
    case API:
        r->o.db = cli_open_apis(value);
        return r->o.db != NULL;
    case TOOLS:
        r->o.tools = value;
        return true;
    case WAIT_FOR:
        r->o.wait = true;
        return true;
    default: {
        bool bad = false;
        cli_calls_option(&r->calls, id, value, &bad);
        return !bad;
    }
    }
}

// ---- live text: a copy of the recording comes through a pipe and is read like any other stream

static w32t_status to_stderr(void *context, const void *bytes, size_t size, w32t_error *error) {
    (void)context;
    (void)error;
    fwrite(bytes, 1, size, stderr);
    return W32T_OK;
}

static void *read_live(void *context) {
    run *r = context;
    char path[32];
    snprintf(path, sizeof path, "/dev/fd/%d", r->pipe[0]);
    w32t_error error = {0};
    w32t_query *query = NULL;
    w32t_trace_options options_ = {.late_window_ns = 20000000, .join_near = true, .apis = r->o.db};
    w32t_trace *trace = w32t_trace_new(&options_);
    w32t_export_options out = {
        .from = W32T_NO_TIME, .to = W32T_NO_TIME, .threads = 1, .live = true, .stacks = r->o.stacks};
    w32t_status s = w32t_query_compile(r->filter, &query, &error);
    out.query = query;
    if (s == W32T_OK) s = w32t_trace_add(trace, path, &error);
    if (s == W32T_OK) s = w32t_export(trace, &out, to_stderr, NULL, NULL, &error);
    r->read_error = error;
    r->read_error.status = s;
    char rest[4096]; // a reader that gave up must not block the recording
    while (read(r->pipe[0], rest, sizeof rest) > 0) {
    }
    w32t_trace_free(trace);
    w32t_query_free(query);
    return NULL;
}

static void describe_filter(run *r) {
    const struct {
        const char *name, *value;
    } parts[] = {{"trace=", r->o.trace}, {"", r->said}, {"start-at=", r->start_at}, {"stop-at=", r->stop_at}};
    char limits[80] = "";
    if (r->o.most_a_site) snprintf(limits, sizeof limits, " max-per-site=%u", r->o.most_a_site);
    size_t n = strlen(limits);
    if (r->o.most_a_second) snprintf(limits + n, sizeof limits - n, " rate=%u/s", r->o.most_a_second);
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        size_t at = strlen(r->recorded);
        if (parts[i].value && *parts[i].value)
            snprintf(r->recorded + at, sizeof r->recorded - at, "%s%s%s", at ? " " : "", parts[i].name, parts[i].value);
    }
    size_t at = strlen(r->recorded);
    snprintf(r->recorded + at, sizeof r->recorded - at, "%s", limits + (at ? 0 : *limits == ' '));
    r->o.filter = r->recorded;
}

static w32t_status make_query(const char *text, w32t_query **out, w32t_error *error) {
    return *text ? w32t_query_compile(text, out, error) : W32T_OK;
}

// Before the program starts: a filter that means nothing must not cost a run. The same text is asked in the program,
// where it leaves out what it can decide there, and of the live text and the table, exactly.
static w32t_status make_filter(run *r, w32t_error *error) {
    char both[9000];
    snprintf(both, sizeof both, "%s%s%s%s%s", r->query, *r->query && *r->paths ? " and " : "", *r->paths ? "(" : "",
             r->paths, *r->paths ? ")" : "");
    describe_filter(r);
    snprintf(r->filter, sizeof r->filter, "source == api%s%.8900s", *both ? " and " : "", both);
    w32t_query *query = NULL;
    w32t_status s = W32T_OK;
    for (unsigned i = 0; s == W32T_OK && i < r->asked_count; i++) {
        s = w32t_query_compile(r->asked[i], &query, error);
        w32t_query_free(query);
        query = NULL;
    }
    if (s == W32T_OK && w32t_query_compile(r->filter, &query, error) != W32T_OK) {
        s = error->status;
        // alone it means something: what cannot stand among other conditions is of another language
        if (r->asked_count) {
            snprintf(error->text, sizeof error->text,
                     "while recording, -q takes the words of win32trace's own filters (docs/howto/filter.md), not "
                     "XPath or Process "
                     "Monitor's: record first, then 'dump -q' takes those too");
            error->offset = W32T_NO_OFFSET;
        }
    }
    w32t_query_free(query);
    if (s == W32T_OK) s = make_query(both, &r->wanted, error);
    if (s == W32T_OK) s = make_query(r->start_at, &r->starts, error);
    if (s == W32T_OK) s = make_query(r->stop_at, &r->stops, error);
    r->o.query = r->wanted;
    r->o.start_at = r->starts;
    r->o.stop_at = r->stops;
    r->o.residue = w32t_query_residue;
    return s;
}

static bool start_live(run *r) {
    if (pipe(r->pipe) < 0) return false;
    r->o.tee = r->pipe[1];
    r->reading = pthread_create(&r->reader, NULL, read_live, r) == 0;
    return r->reading;
}

static void end_live(run *r) {
    if (!r->reading) return;
    close(r->pipe[1]);
    pthread_join(r->reader, NULL);
    close(r->pipe[0]);
}

// ---- -c

// Of what live text would show.
static void print_summary(run *r, const char *etl) {
    w32t_error error = {0};
    w32t_query *query = NULL;
    w32t_summary *summary = NULL;
    w32t_summary_options o = {.from = W32T_NO_TIME, .to = W32T_NO_TIME};
    cli_calls_apply(&r->calls, &o);
    w32t_trace_options read = {.apis = r->o.db};
    w32t_trace *trace = w32t_trace_new(&read);
    w32t_status s = w32t_query_compile(r->filter, &query, &error);
    o.query = query;
    if (s == W32T_OK) s = w32t_trace_add(trace, etl, &error);
    if (s == W32T_OK) s = w32t_summary_make(trace, &o, &summary, &error);
    if (s == W32T_OK)
        w32t_calls_print(summary, &r->calls.table, stderr);
    else
        cli_say_error(&error);
    w32t_summary_free(summary);
    w32t_trace_free(trace);
    w32t_query_free(query);
}

// ---- the run

static int failure_exit(w32t_status s) {
    return s == W32T_E_NOT_FOUND ? RUN_NOT_FOUND : s == W32T_E_NOT_RUNNABLE ? RUN_NOT_RUNNABLE : RUN_OURS;
}

// The program's exit status as a shell sees it: on Linux wine passes on the low eight bits, but never makes a failure a
// success.
static int program_exit(const w32t_capture_result *result) {
#ifdef _WIN32
    return (int)result->exit_status;
#else
    if (result->killed_by) return 128 + (int)result->killed_by;
    if (result->exit_status == 0xc00000fd) return 1; // wine's own status after a stack overflow
    uint32_t low = result->exit_status & 0xFF;
    return result->exit_status && !low ? 1 : (int)low;
#endif
}

static const char *signal_name(uint32_t number) {
    static char text[32];
    const char *name = number == 9 ? "SIGKILL" : number == 15 ? "SIGTERM" : number == 1 ? "SIGHUP" : NULL;
    snprintf(text, sizeof text, name ? "signal %u, %s" : "signal %u", number, name);
    return text;
}

static void say_left_out(const run *r, const w32t_capture_result *result) {
    static const char *const by[W32T_LEFT_OUT_KINDS] = {"by a condition", "by their outcome", "outside start and stop",
                                                        "by the limit of their place"};
    char text[400] = "";
    for (int i = 0; i < W32T_LEFT_OUT_KINDS; i++) {
        size_t n = strlen(text);
        if (result->left_out[i])
            snprintf(text + n, sizeof text - n, "%s%llu %s", n ? ", " : "", (unsigned long long)result->left_out[i],
                     by[i]);
    }
    if (*text) cli_say("calls left out: %s", text);
    bool asks = *r->query || *r->paths || *r->start_at;
    if (asks && !*text && !result->calls && result->processes && !*result->diagnosis)
        cli_say("no call was recorded: none that matches was made");
    else if (r->o.trace && !*text && !result->calls && result->processes && !*result->diagnosis)
        cli_say("no call was recorded: the program called nothing that trace=%s names", r->o.trace);
}

// An exception nobody handled: a status of the system's (0xC…) or of a language's runtime (0xE…), but not exit(-1).
static bool is_crash(uint32_t status) {
    return (status >> 28 == 0xC && status != 0xC000013A) || status >> 28 == 0xE; // 0xC000013A: Ctrl-C
}

// What explain can promise of it: without all calls it may miss the one.
static void say_crash(const run *r, const w32t_capture_result *result) {
    cli_say(*r->recorded
                ? "%s crashed (0x%08x): 'win32trace explain %s' names the call if it is recorded; not all were "
                  "(%.2000s)"
                : "%s crashed (0x%08x): 'win32trace explain %s' names the call",
            r->o.arguments[0], result->exit_status, r->o.output, r->recorded);
}

// The last line about a recording that is kept: how much is in it, and what to do about a crash.
static void say_done(const run *r, const w32t_capture_result *result) {
    if (r->o.attach)
        cli_say("%s: %llu call%s recorded", r->o.output, (unsigned long long)result->calls,
                result->calls == 1 ? "" : "s");
    else if (result->exit_known && is_crash(result->exit_status))
        say_crash(r, result);
}

static int say_result(run *r, const w32t_capture_result *result, w32t_status s, const w32t_error *error) {
    bool lost = result->drops || result->damage ||
                (result->stopped && !r->o.attach && !result->stopped_by); // detaching stops it by order
    if (*result->note) cli_say("%s", result->note);
    if (*result->diagnosis) cli_say("%s", result->diagnosis);
    if (lost) {
        cli_say("%llu call%s not recorded, %llu record%s damaged, %u process%s stopped recording",
                (unsigned long long)result->drops, result->drops == 1 ? " was" : "s were",
                (unsigned long long)result->damage, result->damage == 1 ? " was" : "s were", result->stopped,
                result->stopped == 1 ? "" : "es");
    }
    say_left_out(r, result);
    if (s != W32T_OK) {
        cli_say_error(error);
        if (s == W32T_E_NOT_FOUND && r->o.attach) cli_say_other_number(r->o.arguments[0]);
        if (result->stopped_by && !result->launched) return 128 + (int)result->stopped_by;
        if (s == W32T_E_SYNTAX || s == W32T_E_ARGUMENT) return RUN_OURS;
        return !result->launched ? failure_exit(s) : RUN_OURS;
    }
    if (lost && r->strict) return RUN_OURS;
    if (r->o.output != r->scratch && !*result->diagnosis) say_done(r, result);
    if (r->o.attach) return EXIT_DONE;
    if (result->stopped_by) {
        cli_say("told to stop (%s): detached, %s goes on", signal_name(result->stopped_by), r->o.arguments[0]);
        return 128 + (int)result->stopped_by;
    }
    if (result->killed_by)
        cli_say("%s was killed (%s) and left no exit status", r->o.arguments[0], signal_name(result->killed_by));
    if (!result->exit_known) {
        cli_say("the program's exit status is not known");
        return RUN_OURS;
    }
    return program_exit(result);
}

static int run_program(run *r) {
    bool keep = r->o.output != NULL;
    if (!keep) {
        const char *tmp = getenv("TMPDIR");
        snprintf(r->scratch, sizeof r->scratch, "%.40s/w32t-%ld.etl", tmp && *tmp ? tmp : "/tmp", (long)getpid());
        r->o.output = r->scratch;
        r->live = r->live || !r->calls.wanted;
    }
    r->live = r->live || r->calls.also;
    w32t_error error = {0};
    if (make_filter(r, &error) != W32T_OK) {
        cli_say_error(&error);
        return RUN_OURS;
    }
    if (r->live && !start_live(r)) {
        cli_say("live text: %s", strerror(errno));
        return RUN_OURS;
    }
    w32t_capture_result result;
    cli_ready_plans();
    w32t_status s = w32t_capture_run(&r->o, &result, &error);
    end_live(r);
    // a recording that never began is no stream either; its own error says why
    if (s == W32T_OK && r->read_error.status) cli_say_error(&r->read_error);
    if (s == W32T_OK && r->calls.wanted) print_summary(r, r->o.output);
    if (s == W32T_OK && r->o.db && result.launched) cli_say_never_loaded(r->o.db, r->o.output);
    if (s == W32T_OK && r->o.trace && result.launched) cli_say_never_traced(r->o.trace, r->o.output);
    if (!keep) remove(r->scratch);
    w32t_query_free(r->wanted);
    w32t_query_free(r->starts);
    w32t_query_free(r->stops);
    return say_result(r, &result, s, &error);
}

static int record(const char *verb, int argc, char **argv) {
    bool attach = strcmp(verb, "attach") == 0;
    run r = {.o.tee = -1};
    cli_args args = cli_args_of(verb, attach ? attach_options : options, argc, argv);
    args.stop_at_operand = !attach; // what follows PROGRAM is its own
    const char **words = calloc((size_t)argc + 1, sizeof *words);
    size_t count = 0;
    int status = -1;
    for (int id; status < 0 && (id = cli_next(&args)) != CLI_END;) {
        if (id == CLI_ERROR)
            status = RUN_OURS;
        else if (id == HELP)
            status = attach ? attach_help() : help();
        else if (id == CLI_OPERAND)
            words[count++] = args.value;
        else if (!take(&r, id, args.value)) {
            cli_bad_value(&args);
            status = RUN_OURS;
        }
    }
    if (status < 0 && !count) {
        cli_usage_error(verb, attach ? "no process%s named" : "no program%s named", "");
        status = RUN_OURS;
    }
    if (status < 0 && attach && count > 1) {
        cli_usage_error(verb, "one process at a time: what is '%s'?", words[1]);
        status = RUN_OURS;
    }
    r.o.arguments = words;
    r.o.attach = attach;
    r.o.adopt = true;
    if (status < 0) status = run_program(&r);
    free(words);
    return status;
}

int cmd_run(int argc, char **argv) {
    return record("run", argc, argv);
}

int cmd_attach(int argc, char **argv) {
    return record("attach", argc, argv);
}
