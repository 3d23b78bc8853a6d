// SPDX-License-Identifier: Apache-2.0
// Diagnostics on standard error, and the closing account of what was lost.
#include "cli.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

// Bytes of one UTF-8 character, 0: it is none.
static unsigned utf8_length(const unsigned char *s) {
    unsigned n = *s < 0x80                 ? 1
                 : *s >= 0xC2 && *s < 0xE0 ? 2
                 : (*s & 0xF0) == 0xE0     ? 3
                 : *s >= 0xF0 && *s < 0xF5 ? 4
                                           : 0;
    for (unsigned i = 1; i < n; i++)
        if ((s[i] & 0xC0) != 0x80) return 0;
    return n;
}

// File names and causes can carry bytes from hostile files: no control character and no broken UTF-8 (0x9b alone is one
// for some terminals) reaches the terminal.
static void put_clean(const char *text) {
    for (const unsigned char *s = (const unsigned char *)text; *s;) {
        unsigned n = utf8_length(s);
        if (n == 2 && *s == 0xC2 && s[1] < 0xA0) { // C1 controls
            fprintf(stderr, "\\u%04x", s[1]);
        } else if (!n || *s < 0x20 || *s == 0x7F) {
            fprintf(stderr, "\\x%02x", *s);
            n = 1;
        } else {
            fwrite(s, 1, n, stderr);
        }
        s += n;
    }
}

void cli_say(const char *format, ...) {
    char text[2048];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    fputs("win32trace: ", stderr);
    put_clean(text);
    fputc('\n', stderr);
}

void cli_say_error(const w32t_error *error) {
    char text[2048];
    w32t_error_print(error, text, sizeof text);
    cli_say("%s", text);
}

int cli_usage_error(const char *verb, const char *format, const char *what) {
    char text[512];
#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
#endif
    snprintf(text, sizeof text, format, what);
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif
    cli_say("%s: %s", verb, text);
    return EXIT_USAGE;
}

bool cli_may_write(const char *path, const char *const *inputs, size_t count) {
    w32t_error error = {0};
    if (w32t_output_over(path, inputs, count, &error) == W32T_OK) return true;
    cli_say_error(&error);
    return false;
}

int cli_status_exit(w32t_status status) {
    return status == W32T_OK || status == W32T_END                ? EXIT_DONE
           : status == W32T_E_ARGUMENT || status == W32T_E_SYNTAX ? EXIT_USAGE
                                                                  : EXIT_COULD_NOT;
}

static void say_count_of(const char *file, uint64_t n, const char *one, const char *many) {
    if (n) cli_say("%s%s%llu %s", file ? file : "", file ? ": " : "", (unsigned long long)n, n == 1 ? one : many);
}

static void say_count(uint64_t n, const char *one, const char *many) {
    say_count_of(NULL, n, one, many);
}

#define DAMAGE_SHOWN 6
#define FILES_SHOWN  20

static void say_damage(const w32t_trace *trace, uint64_t total) {
    w32t_damage_info d;
    for (size_t i = 0; i < DAMAGE_SHOWN && w32t_trace_damage(trace, i, &d); i++) {
        if (d.offset == W32T_NO_OFFSET)
            cli_say("%s: %s", d.file, d.what);
        else
            cli_say("%s: at 0x%llx: %s", d.file, (unsigned long long)d.offset, d.what);
    }
    if (total > DAMAGE_SHOWN)
        cli_say("… and %llu more place%s of damage (stat lists them)", (unsigned long long)(total - DAMAGE_SHOWN),
                total - DAMAGE_SHOWN == 1 ? "" : "s");
}

// `file`: NULL when there is only one.
static void say_lost(const char *file, const w32t_trace_losses *l) {
    say_count_of(file, l->unreadable_bytes, "byte was unreadable", "bytes were unreadable");
    say_count_of(file, l->events, "event was lost by the recording system", "events were lost by the recording system");
    say_count_of(file, l->buffers, "buffer was lost by the recording system",
                 "buffers were lost by the recording system");
    say_count_of(file, l->late, "event came too late to be put in order", "events came too late to be put in order");
}

// Of several files each says what it lost; of many the first, and what the others lost together.
static void say_lost_of_each(const w32t_trace *trace, const w32t_trace_losses *all) {
    w32t_trace_losses one, rest = *all;
    const char *file;
    size_t shown = 0;
    if (!w32t_trace_file_losses(trace, 1, &file, &one)) {
        say_lost(NULL, all);
        return;
    }
    for (size_t i = 0; shown < FILES_SHOWN && w32t_trace_file_losses(trace, i, &file, &one); i++) {
        if (!one.events && !one.buffers && !one.unreadable_bytes && !one.late) continue;
        say_lost(file, &one);
        rest.events -= one.events;
        rest.buffers -= one.buffers;
        rest.unreadable_bytes -= one.unreadable_bytes;
        rest.late -= one.late;
        shown++;
    }
    say_lost("other files", &rest);
}

#define GAPS_SHOWN 6

static void say_gaps(const w32t_trace *trace, uint64_t total) {
    w32t_manifest_gap g;
    for (size_t i = 0; i < GAPS_SHOWN && w32t_trace_manifest_gap(trace, i, &g); i++) {
        char guid[40];
        snprintf(guid, sizeof guid, "{%08x-%04x-%04x-%02x%02x-%02x%02x%02x%02x%02x%02x}", g.provider.data1,
                 g.provider.data2, g.provider.data3, g.provider.data4[0], g.provider.data4[1], g.provider.data4[2],
                 g.provider.data4[3], g.provider.data4[4], g.provider.data4[5], g.provider.data4[6],
                 g.provider.data4[7]);
        const char *space = g.name ? " " : "", *name = g.name ? g.name : "";
        if (g.have < g.parts)
            cli_say("%s: the manifest of %s%s%s came in part: %u of %u parts", g.file, name, space, guid, g.have,
                    g.parts);
        else
            cli_say("%s: the manifest of %s%s%s cannot be read", g.file, name, space, guid);
    }
    if (total > GAPS_SHOWN)
        cli_say("… and %llu more manifest%s in part (stat lists them)", (unsigned long long)(total - GAPS_SHOWN),
                total - GAPS_SHOWN == 1 ? "" : "s");
}

int cli_report_losses(const w32t_trace *trace, bool lenient, bool strict) {
    w32t_trace_losses l = w32t_trace_losses_of(trace);
    say_damage(trace, l.damage);
    say_lost_of_each(trace, &l);
    say_count(l.undecoded, "event does not fit its schema (shown as far as it does; -q misfit finds it)",
              "events do not fit their schema (shown as far as they do; -q misfit finds them)");
    say_count(l.broken, "record could be read in part only (-q misfit finds it)",
              "records could be read in part only (-q misfit finds them)");
    say_count(l.unpaired, "API call half without its other half", "API call halves without their other half");
    say_count(l.failed_files, "file could not be opened", "files could not be opened");
    if (w32t_trace_unopened(trace)) cli_say_error(w32t_trace_unopened(trace));
    say_count(l.unnamed, "name of a file, key, process, thread or module found no room in memory",
              "names of files, keys, processes, threads and modules found no room in memory");
    say_gaps(trace, l.manifest_gaps);
    say_count(l.no_schema, "event has no known schema (shown as bytes)",
              "events have no known schema (shown as bytes)");
    bool lost = l.damage || l.unreadable_bytes || l.events || l.buffers || l.broken || l.late || l.failed_files;
    if (strict && (l.no_schema || l.undecoded)) lost = true; // otherwise: nothing of them is missing
    return lost && !lenient ? EXIT_LOSSES : EXIT_DONE;
}

static void say_export_loss(const char *output, const w32t_export_loss *loss, const char *what) {
    if (!loss->events) return;
    cli_say("%s%s%llu event%s than an event log can hold and %s %s; %s%s", output ? output : "", output ? ": " : "",
            (unsigned long long)loss->events, loss->events == 1 ? " is larger" : "s are larger",
            loss->events == 1 ? "was" : "were", what, loss->events == 1 ? "" : "the first: ", loss->first);
}

int cli_report_export(const w32t_trace *trace, const char *output, const w32t_export_counts *counts, bool lenient,
                      bool strict) {
    int status = cli_report_losses(trace, lenient, strict);
    say_export_loss(output, &counts->cut, "cut");
    say_export_loss(output, &counts->too_large, "left out");
    return (counts->cut.events || counts->too_large.events) && !lenient ? EXIT_LOSSES : status;
}
