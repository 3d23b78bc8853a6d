// SPDX-License-Identifier: Apache-2.0
// tracerpt: the native tool's command line (options by one letter group, either '-' or '/', any case) on our reading.
// Files in; event dump and counts out. What only Windows can do (real-time sessions) or what we do not make (the
// workload report) is refused or passed over with a reason, never in silence; options that change nothing here are
// named as such in the help text.
#include "cli.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_PATHS 1024

typedef struct tracerpt {
    const char *files[MAX_PATHS];
    size_t file_count;
    const char *schemas[MAX_PATHS];
    size_t schema_count;
    const char *dump, *summary, *manifest; // NULL: not asked for
    const char *format;                    // CSV, EVTX, XML
    bool unicode, gmt, raw_time, yes;
    bool asked;  // for any output
    bool report; // asked for what is not made: that alone is no work
} tracerpt;

static void say(const char *format, const char *what) {
    char text[1024];
#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
#endif
    snprintf(text, sizeof text, format, what);
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif
    cli_say("tracerpt: %s", text);
}

static int help(void) {
    printf("usage: tracerpt [-l] FILE... [OPTIONS]\n\n"
           "  -o [FILE]            event dump (dumpfile.xml, .csv or .evtx)\n"
           "  -of CSV|EVTX|XML     its format (default XML)\n"
           "  -en ANSI|Unicode     encoding of CSV (ANSI: UTF-8 here)\n"
           "  -summary [FILE]      counts (summary.txt)\n"
           "  -export [FILE]       event manifest of the events met (schema.man)\n"
           "  -import FILE...      manifests for decoding; provider DLLs too\n"
           "  -tmf FILE, -tp PATH  WPP format files, a folder of them\n"
           "  -rts                 raw time stamps too (RawTime)\n"
           "  -gmt                 times in UTC instead of the recording machine's zone\n"
           "  -y                   overwrite without asking\n"
           "  -config FILE         options from a file, one 'name = value' or word a line\n\n"
           "Taken and without effect: -lr, -rl N, -f FORMAT, -i PATH, -pdb PATH, -df FILE, -int FILE.\n"
           "Not available: -rt (real-time sessions). -report (the workload report) is not made; the rest is done.\n"
           "Without -o, -summary and -export the first two are written, as Windows does.\n");
    return EXIT_DONE;
}

// The option's word in lower case without its dash; NULL when the argument is no option. '/' starts an option only
// before a known word, since elsewhere than on Windows it starts a path.
static const char *option_word(const char *argument, char word[32]) {
    static const char *const known[] = {"o",      "of",     "en",     "summary", "import", "tmf",  "tp",  "rts", "gmt",
                                        "y",      "config", "lr",     "rl",      "f",      "i",    "pdb", "df",  "int",
                                        "report", "rt",     "export", "?",       "h",      "help", "l",   NULL};
    if ((argument[0] != '-' && argument[0] != '/') || !argument[1]) return NULL;
    size_t n = 0;
    for (const char *s = argument + 1; *s && n < 31; s++)
        word[n++] = (char)tolower((unsigned char)*s);
    word[n] = 0;
    if (argument[0] == '-') return word;
    for (size_t i = 0; known[i]; i++)
        if (strcmp(known[i], word) == 0) return word;
    return NULL;
}

static bool same(const char *a, const char *b) {
    while (*a && tolower((unsigned char)*a) == tolower((unsigned char)*b)) {
        a++;
        b++;
    }
    return !*a && !*b;
}

typedef struct cursor {
    char **argv;
    int argc, at;
} cursor;

// The next argument when it is a value, not another option.
static const char *value(cursor *c) {
    char word[32];
    if (c->at >= c->argc || option_word(c->argv[c->at], word)) return NULL;
    return c->argv[c->at++];
}

static bool add(const char **list, size_t *count, const char *path) {
    if (*count == MAX_PATHS) return false;
    list[(*count)++] = path;
    return true;
}

static int add_all(cursor *c, const char **list, size_t *count, const char *option) {
    const char *v = value(c);
    if (!v) {
        say("-%s needs a file", option);
        return EXIT_USAGE;
    }
    for (; v; v = value(c))
        if (!add(list, count, v)) return EXIT_USAGE;
    return -1;
}

static int choose(tracerpt *t, const char *v, const char *option, const char *const *allowed, const char **out) {
    char list[64] = "";
    for (const char *const *a = allowed; *a; a++) {
        if (v && same(v, *a)) {
            if (out) *out = *a;
            return -1;
        }
        size_t n = strlen(list);
        snprintf(list + n, sizeof list - n, "%s%s", n ? ", " : "", *a);
    }
    (void)t;
    char text[256];
    if (v)
        snprintf(text, sizeof text, "%s takes %s, not '%s'", option, list, v);
    else
        snprintf(text, sizeof text, "%s needs a value: %s", option, list);
    say("-%s", text);
    return EXIT_USAGE;
}

static int take_output_option(tracerpt *t, cursor *c, const char *word, bool *known) {
    static const char *const formats[] = {"CSV", "EVTX", "XML", NULL}, *const encodings[] = {"ANSI", "Unicode", NULL};
    *known = true;
    if (strcmp(word, "o") == 0) {
        const char *v = value(c);
        t->dump = v ? v : "";
        t->asked = true;
    } else if (strcmp(word, "summary") == 0) {
        const char *v = value(c);
        t->summary = v ? v : "summary.txt";
        t->asked = true;
    } else if (strcmp(word, "export") == 0) {
        const char *v = value(c);
        t->manifest = v ? v : "schema.man";
        t->asked = true;
    } else if (strcmp(word, "of") == 0) {
        return choose(t, value(c), word, formats, &t->format);
    } else if (strcmp(word, "en") == 0) {
        const char *encoding = NULL;
        int bad = choose(t, value(c), word, encodings, &encoding);
        t->unicode = bad < 0 && strcmp(encoding, "Unicode") == 0;
        return bad;
    } else
        *known = false;
    return -1;
}

static int read_config(tracerpt *t, const char *path, int depth);

// -1: go on; else the exit status.
static int take(tracerpt *t, cursor *c, const char *word, int depth) {
    bool known;
    int status = take_output_option(t, c, word, &known);
    if (known) return status;
    if (strcmp(word, "?") == 0 || strcmp(word, "h") == 0 || strcmp(word, "help") == 0 || strcmp(word, "-help") == 0)
        return help();
    if (strcmp(word, "l") == 0) return add_all(c, t->files, &t->file_count, word);
    if (strcmp(word, "import") == 0 || strcmp(word, "tmf") == 0 || strcmp(word, "tp") == 0)
        return add_all(c, t->schemas, &t->schema_count, word);
    if (strcmp(word, "gmt") == 0)
        t->gmt = true;
    else if (strcmp(word, "rts") == 0)
        t->raw_time = true;
    else if (strcmp(word, "y") == 0)
        t->yes = true;
    else if (strcmp(word, "lr") == 0)
        ; // events that do not match their schema are shown in any case
    else if (strcmp(word, "rl") == 0 || strcmp(word, "f") == 0 || strcmp(word, "i") == 0 || strcmp(word, "pdb") == 0 ||
             strcmp(word, "df") == 0 || strcmp(word, "int") == 0)
        (void)value(c);
    else if (strcmp(word, "config") == 0) {
        const char *path = value(c);
        if (!path) {
            say("-%s needs a file", word);
            return EXIT_USAGE;
        }
        return read_config(t, path, depth + 1);
    } else if (strcmp(word, "rt") == 0) {
        say("-%s: real-time sessions exist on Windows only; give a log file", word);
        return EXIT_COULD_NOT;
    } else if (strcmp(word, "report") == 0) {
        say("-%s is passed over: the workload report is not made here; -summary counts the events, -o writes them all",
            word);
        (void)value(c);
        t->report = true;
    } else {
        say("unknown option -%s", word);
        return EXIT_USAGE;
    }
    return -1;
}

static int take_all(tracerpt *t, int argc, char **argv, int depth) {
    cursor c = {argv, argc, 0};
    while (c.at < argc) {
        char word[32];
        const char *argument = argv[c.at++], *option = option_word(argument, word);
        int status = -1;
        if (option)
            status = take(t, &c, option, depth);
        else if (!add(t->files, &t->file_count, argument))
            status = EXIT_USAGE;
        if (status >= 0) return status;
    }
    return -1;
}

// Lines of "name = value" or words; names with or without the dash; '#' and ';' start a comment. The text stays
// allocated, since options point into it.
static int read_config(tracerpt *t, const char *path, int depth) {
    FILE *f = depth > 4 ? NULL : fopen(path, "rb");
    if (!f) {
        say("cannot read the options file %s", path);
        return EXIT_COULD_NOT;
    }
    char line[4096];
    int status = -1;
    while (status < 0 && fgets(line, sizeof line, f)) {
        char *words[64];
        int count = 0;
        char *save = line + strspn(line, " \t\r\n[");
        if (*save == '#' || *save == ';' || !*save) continue;
        for (char *at = strtok(save, " =\t\r\n]"); at && count < 64; at = strtok(NULL, " =\t\r\n]")) {
            bool name = count == 0 && at[0] != '-' && at[0] != '/';
            size_t n = strlen(at) + 2;
            words[count] = malloc(n);
            if (!words[count]) break;
            snprintf(words[count++], n, "%s%s", name ? "-" : "", at);
        }
        status = take_all(t, count, words, depth);
    }
    fclose(f);
    return status;
}

// ---- Outputs

static bool may_write(const tracerpt *t, const char *path) {
    if (!cli_may_write(path, t->files, t->file_count) || !cli_may_write(path, t->schemas, t->schema_count))
        return false;
    FILE *f = t->yes || strcmp(path, "-") == 0 ? NULL : fopen(path, "rb");
    if (!f) return true;
    fclose(f);
    printf("File %s already exists. Do you want to overwrite it [y/n]? ", path);
    fflush(stdout);
    int c = getchar();
    if (c == 'y' || c == 'Y') return true;
    say("%s exists; -y overwrites it", path);
    return false;
}

static w32t_status open_files(const tracerpt *t, w32t_trace **out, w32t_error *error) {
    w32t_trace_options o = {.schemas = t->schemas, .schema_count = t->schema_count, .schema_wrong = cli_schema_wrong};
    w32t_trace *trace = w32t_trace_new(&o);
    w32t_status s = W32T_OK;
    for (size_t i = 0; i < t->file_count && s == W32T_OK; i++)
        s = w32t_trace_add(trace, t->files[i], error);
    if (s == W32T_OK)
        *out = trace;
    else
        w32t_trace_free(trace);
    return s;
}

typedef struct utf16_sink {
    FILE *file;
    bool started;
} utf16_sink;

static w32t_status no_room(w32t_error *error, int cause) {
    snprintf(error->text, sizeof error->text, "temporary file: cannot write: %s", strerror(cause));
    error->offset = W32T_NO_OFFSET;
    return error->status = W32T_E_IO;
}

// UTF-8 to UTF-16LE with a byte order mark. Pieces hold whole characters.
static w32t_status put_utf16(void *context, const void *bytes, size_t size, w32t_error *error) {
    utf16_sink *u = context;
    const unsigned char *s = bytes, *end = s + size;
    if (!u->started) fputs("\xff\xfe", u->file);
    u->started = true;
    while (s < end) {
        unsigned c = *s++, more = c >= 0xF0 ? 3 : c >= 0xE0 ? 2 : c >= 0xC0 ? 1 : 0;
        if (more) c &= 0x3Fu >> more;
        for (; more && s < end; more--)
            c = c << 6 | (*s++ & 0x3Fu);
        if (c >= 0x10000) {
            unsigned high = 0xD800 + ((c - 0x10000) >> 10 & 0x3FF);
            fputc((int)(high & 0xFF), u->file);
            fputc((int)(high >> 8), u->file);
            c = 0xDC00 + (c & 0x3FF);
        }
        fputc((int)(c & 0xFF), u->file);
        fputc((int)(c >> 8 & 0xFF), u->file);
    }
    return ferror(u->file) ? no_room(error, errno) : W32T_OK;
}

static w32t_status export_utf16(w32t_trace *trace, const w32t_export_options *o, const char *path, w32t_error *error) {
    utf16_sink u = {.file = tmpfile()};
    if (!u.file) return no_room(error, errno);
    w32t_status s = w32t_export(trace, o, put_utf16, &u, NULL, error);
    if (s == W32T_OK)
        s = fflush(u.file) == 0 && !ferror(u.file) ? w32t_output_copy(path, u.file, error) : no_room(error, errno);
    fclose(u.file);
    return s;
}

static int write_dump(tracerpt *t) {
    static const struct {
        const char *name, *ours, *file;
    } formats[] = {
        {"XML", "xml", "dumpfile.xml"}, {"CSV", "tracerpt-csv", "dumpfile.csv"}, {"EVTX", "evtx", "dumpfile.evtx"}};
    size_t i = 0;
    while (i < 2 && strcmp(formats[i].name, t->format) != 0)
        i++;
    if (!*t->dump) t->dump = formats[i].file;
    w32t_error error = {0};
    w32t_trace *trace;
    w32t_status s = open_files(t, &trace, &error);
    int status = EXIT_DONE;
    if (s == W32T_OK && !may_write(t, t->dump)) {
        w32t_trace_free(trace);
        return EXIT_COULD_NOT;
    }
    if (s == W32T_OK) {
        w32t_export_options o = {.format = formats[i].ours,
                                 .from = W32T_NO_TIME,
                                 .to = W32T_NO_TIME,
                                 .local_time = !t->gmt,
                                 .raw = t->raw_time};
        w32t_export_counts counts = {0};
        s = t->unicode && i == 1 ? export_utf16(trace, &o, t->dump, &error)
                                 : w32t_export_file(trace, &o, t->dump, &counts, &error);
        if (s == W32T_OK) status = cli_report_export(trace, t->dump, &counts, false, false);
        w32t_trace_free(trace);
    }
    if (s != W32T_OK) {
        cli_say_error(&error);
        return cli_status_exit(s);
    }
    return status;
}

static int write_manifest(const tracerpt *t) {
    w32t_error error = {0};
    w32t_trace *trace;
    w32t_status s = open_files(t, &trace, &error);
    int status = EXIT_DONE;
    if (s == W32T_OK) {
        w32t_export_options o = {.format = "manifest", .from = W32T_NO_TIME, .to = W32T_NO_TIME};
        if (!may_write(t, t->manifest))
            status = EXIT_COULD_NOT;
        else
            s = w32t_export_file(trace, &o, t->manifest, NULL, &error);
        if (s == W32T_OK && status == EXIT_DONE && !t->dump && !t->summary)
            status = cli_report_losses(trace, false, false);
        w32t_trace_free(trace);
    }
    if (s != W32T_OK) {
        cli_say_error(&error);
        return cli_status_exit(s);
    }
    return status;
}

// ---- Summary

typedef struct row {
    char name[64], task[48], opcode[48];
    w32t_guid guid;
    unsigned version;
    uint64_t events;
} row;

typedef struct counts {
    row *rows;
    size_t count, room;
    uint64_t events;
    int64_t first, last;
} counts;

static void copy(char *to, size_t size, const char *from) {
    size_t n = 0;
    for (; from && *from && n < size - 1; from++)
        to[n++] = (unsigned char)*from < 0x20 ? ' ' : *from;
    to[n] = 0;
}

static void count_event(counts *c, w32t_event *e) {
    row r;
    memset(&r, 0, sizeof r);
    w32t_event_describe(e);
    bool classic = e->has & W32T_EVENT_CLASSIC;
    copy(r.name, sizeof r.name, classic && e->task_name ? e->task_name : e->provider ? e->provider : "Unknown");
    copy(r.task, sizeof r.task, classic ? "" : e->task_name ? e->task_name : "");
    copy(r.opcode, sizeof r.opcode, e->opcode_name ? e->opcode_name : "");
    if (!e->opcode_name) snprintf(r.opcode, sizeof r.opcode, "%u", e->opcode);
    r.guid = e->provider_id;
    r.version = e->version;
    c->events++;
    if (c->first == W32T_NO_TIME || e->time < c->first) c->first = e->time;
    if (c->last == W32T_NO_TIME || e->time > c->last) c->last = e->time;
    for (size_t i = c->count; i-- > 0;) // the latest kinds are the likeliest
        if (memcmp(&c->rows[i].guid, &r.guid, 16) == 0 && c->rows[i].version == r.version &&
            strcmp(c->rows[i].opcode, r.opcode) == 0 && strcmp(c->rows[i].name, r.name) == 0 &&
            strcmp(c->rows[i].task, r.task) == 0) {
            c->rows[i].events++;
            return;
        }
    if (c->count == c->room) {
        size_t room = c->room ? c->room * 2 : 64;
        row *rows = realloc(c->rows, room * sizeof *rows);
        if (!rows) return;
        c->rows = rows;
        c->room = room;
    }
    r.events = 1;
    c->rows[c->count++] = r;
}

static int by_name(const void *a, const void *b) {
    const row *x = a, *y = b;
    int d = strcmp(x->name, y->name);
    return d ? d : strcmp(x->opcode, y->opcode);
}

static void print_time(FILE *f, const char *what, int64_t ns) {
    int64_t s = ns / 1000000000, days = s / 86400, rest = s % 86400;
    if (rest < 0) {
        rest += 86400;
        days--;
    }
    // days since 1970 to a date (the Gregorian calendar repeats every 146,097 days)
    int64_t z = days + 719468, era = (z >= 0 ? z : z - 146096) / 146097;
    unsigned doe = (unsigned)(z - era * 146097), yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365;
    unsigned doy = doe - (365 * yoe + yoe / 4 - yoe / 100), mp = (5 * doy + 2) / 153, month = mp < 10 ? mp + 3 : mp - 9;
    long long year = (long long)yoe + era * 400 + (month <= 2);
    fprintf(f, "%-24s%04lld-%02u-%02u %02d:%02d:%02d UTC\r\n", what, year, month, doy - (153 * mp + 2) / 5 + 1,
            (int)(rest / 3600), (int)(rest / 60 % 60), (int)(rest % 60));
}

static void print_guid(FILE *f, const w32t_guid *g) {
    fprintf(f, "{%08lx-%04x-%04x-%02x%02x-", (unsigned long)g->data1, g->data2, g->data3, g->data4[0], g->data4[1]);
    for (int i = 2; i < 8; i++)
        fprintf(f, "%02x", g->data4[i]);
    fputc('}', f);
}

static uint64_t buffers_of(const tracerpt *t) {
    uint64_t n = 0;
    for (size_t i = 0; i < t->file_count; i++) {
        w32t_stat *st;
        if (w32t_stat_path(t->files[i], NULL, &st, NULL) != W32T_OK) continue;
        for (size_t k = 0; k < w32t_stat_count(st); k++)
            n += w32t_stat_get(st, k)->buffers;
        w32t_stat_close(st);
    }
    return n;
}

static void print_summary(FILE *f, const tracerpt *t, counts *c, uint64_t lost) {
    static const char line[] =
        "+-----------------------------------------------------------------------------------------------------"
        "----------------------------------------------+\r\n";
    fprintf(f, "Files Processed:\r\n");
    for (size_t i = 0; i < t->file_count; i++)
        fprintf(f, "\t%s\r\n", t->files[i]);
    fprintf(f, "%-24s%llu\r\n", "Total Buffers Processed", (unsigned long long)buffers_of(t));
    fprintf(f, "%-24s%llu\r\n", "Total Events  Processed", (unsigned long long)c->events);
    fprintf(f, "%-24s%llu\r\n", "Total Events  Lost", (unsigned long long)lost);
    if (c->first != W32T_NO_TIME) {
        print_time(f, "Start Time", c->first);
        print_time(f, "End Time", c->last);
        fprintf(f, "%-24s%lld sec\r\n", "Elapsed Time", (long long)((c->last - c->first) / 1000000000));
    }
    fprintf(f, "\r\n%s|%12s %-44s %-24s %-20s %7s %-36s |\r\n%s", line, "Event Count", "Event Name", "Task", "Opcode",
            "Version", "Guid", line);
    if (c->count) qsort(c->rows, c->count, sizeof *c->rows, by_name);
    for (size_t i = 0; i < c->count; i++) {
        const row *r = &c->rows[i];
        fprintf(f, "|%12llu %-44s %-24s %-20s %7u ", (unsigned long long)r->events, r->name, r->task, r->opcode,
                r->version);
        print_guid(f, &r->guid);
        fputs("|\r\n", f);
    }
    fputs(line, f);
}

static int write_summary(const tracerpt *t) {
    w32t_error error = {0};
    w32t_trace *trace;
    w32t_status s = open_files(t, &trace, &error);
    if (s != W32T_OK) {
        cli_say_error(&error);
        return cli_status_exit(s);
    }
    if (!may_write(t, t->summary)) {
        w32t_trace_free(trace);
        return EXIT_COULD_NOT;
    }
    counts c = {.first = W32T_NO_TIME, .last = W32T_NO_TIME};
    for (w32t_event *e; (e = w32t_trace_next(trace)) != NULL;)
        count_event(&c, e);
    uint64_t lost = w32t_trace_losses_of(trace).events;
    int status = EXIT_DONE;
    if (w32t_trace_failed(trace)) {
        cli_say_error(w32t_trace_failed(trace));
        status = EXIT_COULD_NOT;
    } else if (!t->dump)
        status = cli_report_losses(trace, false, false);
    w32t_trace_free(trace);
    FILE *f = tmpfile();
    if (f) print_summary(f, t, &c, lost);
    w32t_status written =
        f && fflush(f) == 0 && !ferror(f) ? w32t_output_copy(t->summary, f, &error) : no_room(&error, errno);
    if (f) fclose(f);
    if (written != W32T_OK) {
        cli_say_error(&error);
        status = EXIT_COULD_NOT;
    }
    free(c.rows);
    return status;
}

static int convert(int argc, char **argv) {
    static tracerpt t = {.format = "XML"};
    int status = take_all(&t, argc - 1, argv + 1, 0);
    if (status >= 0) return status;
    if (!t.file_count) {
        say("no log file%s (see tracerpt -?)", "");
        return EXIT_USAGE;
    }
    if (!t.asked && t.report) {
        say("nothing%s to do", " else");
        return EXIT_COULD_NOT;
    }
    if (!t.asked) {
        t.dump = "";
        t.summary = "summary.txt";
    }
    printf("\nInput\n----------------\nFile(s):\n");
    for (size_t i = 0; i < t.file_count; i++)
        printf("     %s\n", t.files[i]);
    fflush(stdout);
    status = EXIT_DONE;
    if (t.dump) status = write_dump(&t);
    if (t.summary && status != EXIT_COULD_NOT && status != EXIT_USAGE) {
        int s = write_summary(&t);
        if (s > status) status = s;
    }
    if (t.manifest && status != EXIT_COULD_NOT && status != EXIT_USAGE) {
        int s = write_manifest(&t);
        if (s > status) status = s;
    }
    if (status == EXIT_COULD_NOT || status == EXIT_USAGE) return status;
    printf("\n100.00%%\n\nOutput\n----------------\n");
    if (t.dump) printf("DumpFile:           %s\n", t.dump);
    if (t.summary) printf("Summary:            %s\n", t.summary);
    if (t.manifest) printf("Schema:             %s\n", t.manifest);
    printf("\nThe command completed successfully.\n");
    return status;
}

int main(int argc, char **argv) {
    cli_keep_memory();
    cli_catch_ends();
    return cli_finish(convert(argc, argv));
}
