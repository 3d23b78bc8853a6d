// SPDX-License-Identifier: Apache-2.0
// wevtutil: the native tool's words for event logs, over files on any system: qe (query), gli (log information), epl
// (export), gp (publisher). Options are /name:value in any case; `qe` prints XML without a root unless /e gives one,
// oldest first unless /rd:true.
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"

typedef struct request {
    const char *path, *target;
    const char *query, *format, *root;
    char *query_text; // owned
    uint64_t count;
    bool reverse, structured, overwrite, log_file;
} request;

static int help(void) {
    printf("usage: win32trace wevtutil qe  FILE [/q:XPATH] [/sq:true] [/rd:true] [/c:N] [/f:XML|Text] [/e:ROOT]\n"
           "       win32trace wevtutil epl FILE TARGET [/q:XPATH] [/ow:true]\n"
           "       win32trace wevtutil gli FILE\n"
           "       win32trace wevtutil gp  PROVIDER\n\n"
           "The words and options of Windows' wevtutil, for event-log files (/lf:true is understood and needed "
           "nowhere: FILE is a\n"
           ".evtx, .evt or .etl file). /sq:true: FILE is a structured query whose Path names the log (file://…).\n");
    return EXIT_DONE;
}

static bool same(const char *a, const char *b) {
    for (; *a && *b; a++, b++)
        if ((*a | 0x20) != (*b | 0x20)) return false;
    return *a == *b;
}

// "/q:text" when the option is called `one` or `two`: its value, else NULL.
static const char *value_of(const char *option, const char *one, const char *two) {
    const char *colon = strchr(option, ':');
    char name[40];
    if (!colon || (size_t)(colon - option) >= sizeof name) return NULL;
    memcpy(name, option, (size_t)(colon - option));
    name[colon - option] = 0;
    return same(name, one) || same(name, two) ? colon + 1 : NULL;
}

// False when it is no option, or its value is wrong.
static bool take_option(request *r, const char *option) {
    static const struct {
        const char *one, *two;
        int what;
    } options[] = {{"q", "query", 0},   {"c", "count", 1},    {"rd", "reversedirection", 2}, {"f", "format", 3},
                   {"e", "element", 4}, {"lf", "logfile", 5}, {"sq", "structuredquery", 6},  {"ow", "overwrite", 7},
                   {"l", "locale", 8},  {"uni", "unicode", 8}};
    for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
        const char *v = value_of(option, options[i].one, options[i].two);
        if (!v) continue;
        bool yes = same(v, "true");
        switch (options[i].what) {
        case 0:
            r->query = v;
            break;
        case 1:
            return cli_uint(v, &r->count) && r->count > 0;
        case 2:
            r->reverse = yes;
            break;
        case 3:
            r->format = v;
            return same(v, "xml") || same(v, "text");
        case 4:
            r->root = v;
            break;
        case 5:
            r->log_file = yes;
            break;
        case 6:
            r->structured = yes;
            break;
        case 7:
            r->overwrite = yes;
            break;
        default:
            break; // language and encoding of the console: ours is UTF-8
        }
        return true;
    }
    return false;
}

// The text of a structured query, and the log that its first Path="file://…" names.
static int read_structured(request *r) {
    FILE *f = fopen(r->path, "rb");
    if (!f) {
        cli_say("%s: cannot be opened", r->path);
        return EXIT_COULD_NOT;
    }
    static const char prefix[] = "xpath:";
    enum { MOST = 1 << 20 };
    r->query_text = malloc(MOST + sizeof prefix);
    size_t n = r->query_text ? fread(r->query_text + sizeof prefix - 1, 1, MOST, f) : 0;
    fclose(f);
    if (!n) {
        cli_say("%s: holds no query", r->path);
        return EXIT_COULD_NOT;
    }
    memcpy(r->query_text, prefix, sizeof prefix - 1);
    r->query_text[sizeof prefix - 1 + n] = 0;
    r->query = r->query_text;
    char *at = strstr(r->query_text, "file://"), *end = at ? strpbrk(at, "\"'") : NULL;
    if (!end) {
        cli_say("%s: its Path names no file (file://…); channels are queried on Windows only", r->path);
        return EXIT_COULD_NOT;
    }
    size_t length = (size_t)(end - at) - 7;
    char *path = malloc(length + 1);
    if (!path) return EXIT_COULD_NOT;
    memcpy(path, at + 7, length);
    path[length] = 0;
    r->path = path; // lives as long as the program
    return EXIT_DONE;
}

static int open_log(request *r, w32t_trace **trace, w32t_query **query) {
    w32t_error error = {0};
    *query = NULL;
    if (r->structured) {
        int bad = read_structured(r);
        if (bad) return bad;
    } else if (r->query) {
        size_t n = strlen(r->query) + 7;
        r->query_text = malloc(n);
        if (!r->query_text) return EXIT_COULD_NOT;
        snprintf(r->query_text, n, "xpath:%s", r->query);
    }
    if (r->query_text && w32t_query_compile(r->query_text, query, &error) != W32T_OK) {
        cli_say("the specified query is invalid: column %llu: %s", (unsigned long long)error.offset + 1 - 6,
                error.text) /* behind "xpath:" */;
        return EXIT_USAGE;
    }
    *trace = w32t_trace_new(NULL);
    w32t_status s = w32t_trace_add(*trace, r->path, &error);
    if (s == W32T_OK) return EXIT_DONE;
    cli_say_error(&error);
    w32t_trace_free(*trace);
    w32t_query_free(*query);
    return cli_status_exit(s);
}

// ---- qe

typedef struct events { // the document's pieces without its root; all of it is kept only for /rd
    const request *r;
    char *kept;
    size_t size, room;
} events;

static w32t_status take_xml(void *context, const void *bytes, size_t size, w32t_error *error) {
    events *e = context;
    const char *s = bytes;
    (void)error;
    static const char tail[] = "</Events>\n";
    if (size > 5 && memcmp(s, "<?xml", 5) == 0) return W32T_OK; // head and tail come as pieces of their own
    if (size == sizeof tail - 1 && memcmp(s, tail, size) == 0) return W32T_OK;
    if (!e->r->reverse) return fwrite(s, 1, size, stdout) == size ? W32T_OK : W32T_E_IO;
    if (e->size + size > e->room) {
        e->room = (e->size + size) * 2;
        char *more = realloc(e->kept, e->room);
        if (!more) return W32T_E_MEMORY;
        e->kept = more;
    }
    memcpy(e->kept + e->size, s, size);
    e->size += size;
    return W32T_OK;
}

// Events begin at "<Event" behind a line end: inside texts '<' is escaped.
static void print_reversed(const events *e) {
    uint64_t left = e->r->count ? e->r->count : UINT64_MAX;
    size_t end = e->size;
    for (size_t at = e->size; at-- > 0 && left;) {
        if (e->size - at < 6 || memcmp(e->kept + at, "<Event", 6) != 0 || (at && e->kept[at - 1] != '\n')) continue;
        fwrite(e->kept + at, 1, end - at, stdout);
        end = at;
        left--;
    }
}

static void print_text_event(uint64_t index, const w32t_event *e) {
    printf("Event[%llu]\n  Log Name: %s\n  Source: %s\n  Event ID: %u\n", (unsigned long long)index,
           e->channel ? e->channel : "N/A", e->provider ? e->provider : "N/A", e->id);
    printf("  Task: %s\n  Level: %s\n  Opcode: %s\n  Keyword: %s\n", e->task_name ? e->task_name : "N/A",
           e->level_name ? e->level_name : "N/A", e->opcode_name ? e->opcode_name : "N/A",
           e->keyword_names ? e->keyword_names : "N/A");
    printf("  Computer: %s\n  Description: \n%s\n\n", e->computer ? e->computer : "N/A",
           e->message ? e->message : "N/A");
}

static int query_events(request *r) {
    w32t_trace *trace;
    w32t_query *query;
    int bad = open_log(r, &trace, &query);
    if (bad) return bad;
    w32t_error error = {0};
    if (r->format && same(r->format, "text")) {
        uint64_t n = 0;
        for (w32t_event *e; (!r->count || n < r->count) && (e = w32t_trace_next(trace)) != NULL;) {
            if (query && !w32t_query_match(query, e)) continue;
            w32t_event_describe(e);
            print_text_event(n++, e);
        }
    } else {
        events out = {.r = r};
        w32t_export_options options = {.format = "xml",
                                       .query = query,
                                       .from = W32T_NO_TIME,
                                       .to = W32T_NO_TIME,
                                       .limit = r->reverse ? 0 : r->count};
        if (r->root) printf("<%s>\n", r->root);
        w32t_status s = w32t_export(trace, &options, take_xml, &out, NULL, &error);
        if (s == W32T_OK && r->reverse) print_reversed(&out);
        if (r->root) printf("</%s>\n", r->root);
        free(out.kept);
        if (s != W32T_OK) bad = cli_status_exit(s);
    }
    fflush(stdout);
    if (!bad) bad = cli_report_losses(trace, false, false);
    w32t_trace_free(trace);
    w32t_query_free(query);
    return bad;
}

// ---- epl, gli, gp

static int export_log(request *r) {
    if (!r->target) return cli_usage_error("wevtutil", "epl needs a %s", "TARGET");
    FILE *there = r->overwrite ? NULL : fopen(r->target, "rb");
    if (there) {
        fclose(there);
        cli_say("%s: the file exists (/ow:true overwrites it)", r->target);
        return EXIT_COULD_NOT;
    }
    w32t_trace *trace;
    w32t_query *query;
    int bad = open_log(r, &trace, &query);
    if (bad) return bad;
    w32t_error error = {0};
    w32t_export_options options = {.format = "evtx", .query = query, .from = W32T_NO_TIME, .to = W32T_NO_TIME};
    w32t_status s = w32t_export_file(trace, &options, r->target, NULL, &error);
    if (s != W32T_OK) cli_say_error(&error);
    bad = s != W32T_OK ? cli_status_exit(s) : cli_report_losses(trace, false, false);
    w32t_trace_free(trace);
    w32t_query_free(query);
    return bad;
}

static int log_info(request *r) {
    w32t_stat *stat;
    w32t_error error = {0};
    w32t_status s = w32t_stat_path(r->path, NULL, &stat, &error);
    if (s != W32T_OK || !w32t_stat_count(stat)) {
        cli_say_error(&error);
        return cli_status_exit(s != W32T_OK ? s : W32T_E_FORMAT);
    }
    const w32t_stat_file *f = w32t_stat_get(stat, 0);
    printf("fileSize: %llu\nnumberOfLogRecords: %llu\n", (unsigned long long)f->bytes, (unsigned long long)f->events);
    w32t_stat_close(stat);
    w32t_trace *trace = w32t_trace_new(NULL);
    w32t_event *e = w32t_trace_add(trace, r->path, &error) == W32T_OK ? w32t_trace_next(trace) : NULL;
    if (e && e->has & W32T_HAS_RECORD) printf("oldestRecordNumber: %llu\n", (unsigned long long)e->record);
    w32t_trace_free(trace);
    return EXIT_DONE;
}

static int publisher(request *r) {
    char verb[] = "schema", show[] = "show";
    char *name = malloc(strlen(r->path) + 1);
    if (!name) return EXIT_COULD_NOT;
    strcpy(name, r->path);
    char *argv[] = {verb, show, name, NULL};
    int status = cmd_schema(3, argv);
    free(name);
    return status;
}

int cmd_wevtutil(int argc, char **argv) {
    request r = {0};
    static const struct {
        const char *one, *two;
        int (*run)(request *);
    } actions[] = {{"qe", "query-events", query_events},
                   {"epl", "export-log", export_log},
                   {"gli", "get-log-info", log_info},
                   {"gp", "get-publisher", publisher}};
    if (argc < 2 || same(argv[1], "--help") || same(argv[1], "-h") || same(argv[1], "/?")) return help();
    for (int i = 2; i < argc; i++) {
        bool option = (argv[i][0] == '/' || argv[i][0] == '-') && strchr(argv[i], ':') && take_option(&r, argv[i] + 1);
        if (option) continue;
        if (!r.path)
            r.path = argv[i];
        else if (!r.target)
            r.target = argv[i];
        else
            return cli_usage_error("wevtutil", "unknown option '%s'", argv[i]);
    }
    for (size_t i = 0; i < sizeof actions / sizeof *actions; i++) {
        if (!same(argv[1], actions[i].one) && !same(argv[1], actions[i].two)) continue;
        if (!r.path) return cli_usage_error("wevtutil", "%s needs a FILE", argv[1]);
        int status = actions[i].run(&r);
        free(r.query_text);
        return status;
    }
    return cli_usage_error("wevtutil", "unknown command '%s' (there are: qe epl gli gp)", argv[1]);
}
