// SPDX-License-Identifier: Apache-2.0
// Reads trace files with the library: of the events that a filter chooses when, who and what, and the values that are
// asked for.
//
//     cc events.c $(pkg-config --cflags --libs win32trace) -o events
//     ./events 'id == 4625' Security.evtx TargetUserName IpAddress
#include <stdio.h>
#include <win32trace/win32trace.h>

static int say(const w32t_error *error, int status) {
    char text[1400];
    w32t_error_print(error, text, sizeof text); // file, offset and cause
    fprintf(stderr, "events: %s\n", text);
    return status;
}

static void print_event(w32t_event *e, char **names) {
    w32t_print_time(e->time, stdout);
    printf("  %s  ", e->process && e->process->image ? e->process->image : "-");
    w32t_print_text(e->name ? e->name : "?", false, stdout);
    for (; *names; names++) {
        const w32t_value *value = w32t_event_value(e, *names);
        if (!value) continue;
        printf("  %s=", *names);
        w32t_print_value(value, false, stdout);
    }
    putchar('\n');
}

int main(int count, char **words) {
    w32t_error error = {0};
    w32t_query *query;
    if (count < 3) {
        fprintf(stderr, "usage: events FILTER FILE|FOLDER [NAME...]\n");
        return 2;
    }
    if (w32t_query_compile(words[1], &query, &error) != W32T_OK) return say(&error, 2);
    w32t_trace *trace = w32t_trace_new(NULL);
    int status = w32t_trace_add(trace, words[2], &error) == W32T_OK ? 0 : say(&error, 4);
    for (w32t_event *e; !status && (e = w32t_trace_next(trace)) != NULL;)
        if (w32t_query_match(query, e)) print_event(e, words + 3);
    if (w32t_trace_failed(trace)) status = say(w32t_trace_failed(trace), 4);
    w32t_trace_losses lost = w32t_trace_losses_of(trace); // damage is no failure, but it is counted
    if (!status && (lost.events || lost.buffers || lost.unreadable_bytes)) status = 3;
    w32t_trace_free(trace);
    w32t_query_free(query);
    return status;
}
