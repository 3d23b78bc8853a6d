// SPDX-License-Identifier: Apache-2.0
// wevtutil: the native tool's words for event logs, over files on any system: qe (query, wevtutil_query.c), gli (log
// information), epl (export), gp and ep (publishers); what needs the running system is refused by name. Options are
// /name:value in any case.
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#endif

#include "wevtutil.h"

typedef wevtutil_request request;

static int help(void) {
    printf("usage: wevtutil qe  FILE [/q:XPATH] [/sq:true] [/bm:FILE] [/sbm:FILE] [/rd:true] [/c:N]\n"
           "                    [/f:XML|Text|RenderedXml] [/e:ROOT]    query-events\n"
           "       wevtutil epl FILE TARGET [/q:XPATH] [/sq:true] [/ow:true]    export-log\n"
           "       wevtutil gli FILE                                       get-log-info\n"
           "       wevtutil gp  PROVIDER                                   get-publisher\n"
           "       wevtutil ep                                             enum-publishers\n\n"
           "The words and options of Windows' wevtutil, also as `win32trace wevtutil`. FILE is a .evtx, .evt or\n"
           ".etl file; on Windows, without /lf:true, also the name of a log. /sq:true: FILE is a structured query\n"
           "whose Path names the log (file://…). /messages:PATH and /registry:HIVES (ours, repeatable): where\n"
           "message texts are, for Text and RenderedXml; /l:TAG: in which language. ep and gp tell of the providers\n"
           "that this program knows, not of those of the machine.\n"
           "What needs a running Windows (el, gl, sl, cl, im, um) and al are refused, with what serves instead.\n");
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

typedef enum taken { NOT_AN_OPTION, TAKEN, WRONG } taken;

static taken add(const char **list, size_t room, size_t *count, const char *value) {
    if (*count == room) return WRONG;
    list[(*count)++] = value;
    return TAKEN;
}

static taken take_flag(bool *to, const char *v) {
    if (!same(v, "true") && !same(v, "false")) return WRONG;
    *to = same(v, "true");
    return TAKEN;
}

static taken take_option(request *r, const char *option) {
    static const struct {
        const char *one, *two;
        int what;
    } options[] = {
        {"q", "query", 0},      {"c", "count", 1},       {"rd", "reversedirection", 2}, {"f", "format", 3},
        {"e", "element", 4},    {"lf", "logfile", 5},    {"sq", "structuredquery", 6},  {"ow", "overwrite", 7},
        {"l", "locale", 8},     {"uni", "unicode", 9},   {"bm", "bookmark", 10},        {"sbm", "savebookmark", 11},
        {"ge", "getevents", 9}, {"gm", "getmessage", 9}, {"messages", "messages", 12},  {"registry", "registry", 13},
        {"r", "remote", 14},    {"u", "username", 14},   {"p", "password", 14},         {"a", "authentication", 14}};
    for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
        const char *v = value_of(option, options[i].one, options[i].two);
        if (!v) continue;
        bool ignored;
        switch (options[i].what) {
        case 0:
            r->query = v;
            return TAKEN;
        case 1:
            return cli_uint(v, &r->count) && r->count > 0 ? TAKEN : WRONG;
        case 2:
            return take_flag(&r->reverse, v);
        case 3:
            r->format = v;
            return same(v, "xml") || same(v, "text") || same(v, "renderedxml") ? TAKEN : WRONG;
        case 4:
            r->root = v;
            return TAKEN;
        case 5:
            return take_flag(&r->log_file, v);
        case 6:
            return take_flag(&r->structured, v);
        case 7:
            return take_flag(&r->overwrite, v);
        case 8:
            r->locale = v;
            return TAKEN;
        case 9: // encoding of the console (ours is UTF-8); gp shows events and messages anyway
            return take_flag(&ignored, v);
        case 10:
            r->bookmark = v;
            return TAKEN;
        case 11:
            r->save_bookmark = v;
            return TAKEN;
        case 12:
            return add(r->messages, sizeof r->messages / sizeof *r->messages, &r->message_count, v);
        case 13:
            return add(r->registry, sizeof r->registry / sizeof *r->registry, &r->registry_count, v);
        default:
            cli_say("/%s: other machines are not asked; copy the log's file here", option);
            return WRONG;
        }
    }
    return NOT_AN_OPTION;
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
    r->path = r->file = path;
    return EXIT_DONE;
}

static bool is_there(const char *path) {
    struct stat st;
    return stat(path, &st) == 0;
}

int wevtutil_open(request *r, w32t_trace **trace, w32t_query **query) {
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
    w32t_trace_options options = {.messages = r->messages,
                                  .message_count = r->message_count,
                                  .registry = r->registry,
                                  .registry_count = r->registry_count,
                                  .language = r->locale};
    *trace = w32t_trace_new(&options);
    bool channel = !r->log_file && !r->structured && !is_there(r->path);
    w32t_status s = channel ? w32t_trace_add_channel(*trace, r->path, &error) : w32t_trace_add(*trace, r->path, &error);
    if (s == W32T_OK) return EXIT_DONE;
    cli_say_error(&error);
    w32t_trace_free(*trace);
    w32t_query_free(*query);
    return cli_status_exit(s);
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
    int bad = wevtutil_open(r, &trace, &query);
    if (bad) return bad;
    w32t_error error = {0};
    w32t_export_options options = {.format = "evtx", .query = query, .from = W32T_NO_TIME, .to = W32T_NO_TIME};
    w32t_export_counts counts = {0};
    w32t_status s = w32t_export_file(trace, &options, r->target, &counts, &error);
    if (s != W32T_OK) cli_say_error(&error);
    bad = s != W32T_OK ? cli_status_exit(s) : cli_report_export(trace, r->target, &counts, false, false);
    w32t_trace_free(trace);
    w32t_query_free(query);
    return bad;
}

static void print_moment(const char *name, time_t t) {
    printf("%s: ", name);
    w32t_print_time((int64_t)t * 1000000000, stdout);
    putchar('\n');
}

static int log_info(request *r) {
    w32t_stat *stat_;
    w32t_error error = {0};
    w32t_status s = w32t_stat_path(r->path, NULL, &stat_, &error);
    if (s != W32T_OK || !w32t_stat_count(stat_)) {
        cli_say_error(&error);
        return cli_status_exit(s != W32T_OK ? s : W32T_E_FORMAT);
    }
    const w32t_stat_file *f = w32t_stat_get(stat_, 0);
    struct stat st;
    if (stat(r->path, &st) == 0) {
#ifdef _WIN32
        print_moment("creationTime", st.st_ctime); // elsewhere this is something else, and there is no such time
#endif
        print_moment("lastAccessTime", st.st_atime);
        print_moment("lastWriteTime", st.st_mtime);
    }
    printf("fileSize: %llu\n", (unsigned long long)f->bytes);
#ifdef _WIN32
    printf("attributes: %lu\n", (unsigned long)GetFileAttributesA(r->path));
#endif
    printf("numberOfLogRecords: %llu\n", (unsigned long long)f->events);
    w32t_stat_close(stat_);
    w32t_trace *trace = w32t_trace_new(NULL);
    w32t_event *e = w32t_trace_add(trace, r->path, &error) == W32T_OK ? w32t_trace_next(trace) : NULL;
    if (e && e->has & W32T_HAS_RECORD) printf("oldestRecordNumber: %llu\n", (unsigned long long)e->record);
    w32t_trace_free(trace);
    return EXIT_DONE;
}

// `schema show NAME`.
static int show_schema(const char *name) {
    char verb[] = "schema", word[] = "show";
    char *copy = malloc(strlen(name) + 1);
    if (!copy) return EXIT_COULD_NOT;
    strcpy(copy, name);
    char *argv[] = {verb, word, copy, NULL};
    int status = cmd_schema(3, argv);
    free(copy);
    return status;
}

static int publisher(request *r) {
    if (r->format && !same(r->format, "text")) {
        cli_say("gp prints text; `win32trace schema export` makes a manifest");
        return EXIT_USAGE;
    }
    return show_schema(r->path);
}

// A name a line, each once, as scripts take them: `wevtutil ep | while read name; do wevtutil gp "$name"; done`.
static int publishers(request *r) {
    if (r->path) return cli_usage_error("wevtutil", "ep takes no '%s'", r->path);
    w32t_schemas *schemas;
    w32t_error error = {0};
    w32t_status s = w32t_schemas_open(NULL, 0, false, &schemas, &error);
    if (s != W32T_OK) {
        cli_say_error(&error);
        return cli_status_exit(s);
    }
    size_t count;
    w32t_schemas_provider *all = cli_providers(schemas, &count);
    for (size_t i = 0; i < count; i++)
        if (*all[i].name && (!i || strcmp(all[i - 1].name, all[i].name) != 0)) puts(all[i].name);
    free(all);
    w32t_schemas_close(schemas);
    return EXIT_DONE;
}

// What only the machine itself can do, or what has another word here.
static const struct {
    const char *one, *two, *why;
} refused[] = {
    {"el", "enum-logs", "lists the logs of a running Windows: use its own wevtutil there"},
    {"gl", "get-log",
     "shows the settings of a log of a running Windows: use its own wevtutil there; gli looks at a file"},
    {"sl", "set-log", "changes a running Windows: use its own wevtutil there"},
    {"cl", "clear-log", "changes a running Windows: use its own wevtutil there"},
    {"im", "install-manifest", "changes a running Windows; `win32trace schema import` teaches a manifest here"},
    {"um", "uninstall-manifest", "changes a running Windows: use its own wevtutil there"},
    {"al", "archive-log",
     "keeps texts beside a log in a form of Windows' own; `win32trace messages export` keeps them in one file"},
};

int cmd_wevtutil(int argc, char **argv) {
    request r = {0};
    static const struct {
        const char *one, *two;
        int (*run)(request *);
        bool bare; // needs no FILE
    } actions[] = {{"qe", "query-events", wevtutil_query_events, false},
                   {"epl", "export-log", export_log, false},
                   {"gli", "get-log-info", log_info, false},
                   {"gp", "get-publisher", publisher, false},
                   {"ep", "enum-publishers", publishers, true}};
    if (argc < 2) {
        help();
        return EXIT_USAGE;
    }
    if (same(argv[1], "help") || same(argv[1], "--help") || same(argv[1], "-h") || same(argv[1], "/?")) return help();
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++)
        if (same(argv[1], refused[i].one) || same(argv[1], refused[i].two)) {
            cli_say("%s %s", refused[i].two, refused[i].why);
            return EXIT_USAGE;
        }
    for (int i = 2; i < argc; i++)
        if (strcmp(argv[i], "/?") == 0 || same(argv[i], "-?") || same(argv[i], "--help")) return help();
    for (int i = 2; i < argc; i++) {
        bool option = (argv[i][0] == '/' || argv[i][0] == '-') && strchr(argv[i], ':');
        taken t = option ? take_option(&r, argv[i] + 1) : NOT_AN_OPTION;
        if (t == TAKEN) continue;
        if (t == WRONG) return cli_usage_error("wevtutil", "not understood: %s (wevtutil --help)", argv[i]);
        // "/xy:…" with nothing like a path in front of the colon is an option that there is not
        bool unknown = option && strcspn(argv[i] + 1, "/\\.") > strcspn(argv[i] + 1, ":") && !is_there(argv[i]);
        if (!unknown && !r.path)
            r.path = argv[i];
        else if (!unknown && !r.target)
            r.target = argv[i];
        else
            return cli_usage_error("wevtutil", "unknown option '%s'", argv[i]);
    }
    for (size_t i = 0; i < sizeof actions / sizeof *actions; i++) {
        if (!same(argv[1], actions[i].one) && !same(argv[1], actions[i].two)) continue;
        if (!r.path && !actions[i].bare) return cli_usage_error("wevtutil", "%s needs a FILE", argv[1]);
        int status = actions[i].run(&r);
        free(r.query_text);
        free(r.file);
        return status;
    }
    return cli_usage_error("wevtutil", "unknown command '%s' (there are: qe epl gli gp ep)", argv[1]);
}
