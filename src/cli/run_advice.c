// SPDX-License-Identifier: Apache-2.0
// Hints of run and attach about what went otherwise than meant: a recording and the prototypes it was made with, or a
// process number, come in; a line on standard error goes out.
#include "cli.h"

#include <stdio.h>
#include <string.h>

enum { DLLS_LOOKED_FOR = 64 };

typedef struct looked_for {
    char names[DLLS_LOOKED_FOR][128];
    w32t_query *queries[DLLS_LOOKED_FOR];
    size_t count;
    bool exports; // exports were asked for by name
} looked_for;

static void look_for(looked_for *l, const char *dll, size_t size) {
    char text[400], *name = l->names[l->count < DLLS_LOOKED_FOR ? l->count : 0];
    if (l->count == DLLS_LOOKED_FOR || !size || size >= sizeof l->names[0] - 4) return;
    snprintf(name, sizeof l->names[0], "%.*s%s", (int)size, dll, memchr(dll, '.', size) ? "" : ".dll");
    for (size_t i = 0; i < l->count; i++)
        if (strcmp(l->names[i], name) == 0) return;
    snprintf(text, sizeof text, "event startswith \"Image/\" and data.FileName endswith \"\\%.300s\"", name);
    if (w32t_query_compile(text, &l->queries[l->count], NULL) == W32T_OK) l->count++;
}

// "x.dll has no export Y": the agent's own words, once a process.
static void say_note(w32t_event *e) {
    char text[400] = "";
    uint32_t count;
    const w32t_field *f = w32t_event_fields(e, &count);
    if (!count || f->value.type != W32T_TYPE_UTF16) return;
    for (uint32_t i = 0; i + 1 < f->value.size && i / 2 < sizeof text - 1; i += 2) // names of exports are ASCII
        text[i / 2] = f->value.bytes[i + 1] || f->value.bytes[i] >= 0x7F || f->value.bytes[i] < 0x20
                          ? '?'
                          : (char)f->value.bytes[i];
    cli_say("%s, which -e trace= names", text);
}

// Events after which the search for loaded DLLs is given up: `run` must not wait for a recording of millions of calls
// to be read.
#define LOOK_AT_MOST 1000000u

// Says in one line which of them no traced process loaded: a name that is misspelt is seen at once.
static void say_missing(looked_for *l, const char *etl, const char *whose) {
    w32t_trace *trace = w32t_trace_new(NULL);
    w32t_query *notes = NULL;
    if (l->exports) w32t_query_compile("event == Note and data.Text contains \" has no export \"", &notes, NULL);
    size_t left = l->count && w32t_trace_add(trace, etl, NULL) == W32T_OK ? l->count : 0;
    bool known = left > 0;
    uint64_t looked_at = 0;
    for (w32t_event *e; (left || notes) && known && (e = w32t_trace_next(trace)) != NULL;
         known = ++looked_at < LOOK_AT_MOST) {
        if (notes && w32t_query_match(notes, e)) say_note(e);
        for (size_t i = 0; i < l->count; i++)
            if (l->queries[i] && w32t_query_match(l->queries[i], e)) {
                w32t_query_free(l->queries[i]);
                l->queries[i] = NULL;
                left--;
            }
    }
    w32t_query_free(notes);
    char all[600];
    size_t n = 0;
    for (size_t i = 0; i < l->count; i++) {
        if (l->queries[i] && n < sizeof all)
            n += (size_t)snprintf(all + n, sizeof all - n, "%s%s", n ? ", " : "", l->names[i]);
        w32t_query_free(l->queries[i]);
    }
    if (known && n) cli_say("no process loaded %s%s, which %s", all, n >= sizeof all ? "…" : "", whose);
    w32t_trace_free(trace);
}

// DLLs that --api has prototypes for.
void cli_say_never_loaded(const w32t_apidb *db, const char *etl) {
    looked_for l = {.count = 0};
    const char *dll;
    for (uint32_t i = 0; (dll = w32t_apidb_dll(db, i, NULL)) != NULL; i++)
        look_for(&l, dll, strlen(dll));
    say_missing(&l, etl, "--api has prototypes for");
}

// DLLs that items of trace= name ("DLL!glob", without a pattern in the DLL's name, not excluded, not optional).
void cli_say_never_traced(const char *set, const char *etl) {
    looked_for l = {.count = 0};
    for (const char *s = set; s && *set != '!'; s = strchr(s, ',') ? strchr(s, ',') + 1 : NULL) {
        size_t n = strcspn(s, ",");
        const char *bang = memchr(s, '!', n);
        if (!bang || bang == s || *s == '?' || memchr(s, '*', (size_t)(bang - s)) || memchr(s, '?', (size_t)(bang - s)))
            continue;
        look_for(&l, s, (size_t)(bang - s));
        l.exports |= !memchr(bang, '*', n - (size_t)(bang - s)) && !memchr(bang, '?', n - (size_t)(bang - s));
    }
    say_missing(&l, etl, "-e trace= names");
}

// attach PID with a number that Windows (or Wine) does not know: under Wine it may be Linux's own.
void cli_say_other_number(const char *who) {
#ifdef _WIN32
    (void)who;
#else
    uint64_t pid;
    char path[64], line[512] = "";
    if (!cli_uint(who, &pid)) return;
    snprintf(path, sizeof path, "/proc/%llu/cmdline", (unsigned long long)pid);
    FILE *f = fopen(path, "rb");
    if (f) {
        line[fread(line, 1, sizeof line - 1, f)] = 0; // the first argument ends with a 0
        fclose(f);
    }
    const char *name = line;
    for (const char *p = line; *p; p++)
        if (*p == '/' || *p == '\\') name = p + 1;
    if (strstr(name, ".exe"))
        cli_say("%s is Linux's number of %s; Wine has its own: 'win32trace attach %s' finds it", who, name, name);
    else
        cli_say("the number is the one Wine gives the process, not Linux's; NAME.exe does as well");
#endif
}
