// SPDX-License-Identifier: Apache-2.0
// Hints of run and attach about what went otherwise than meant: a recording and the prototypes it was made with, or a
// process number, come in; a line on standard error goes out.
#include "cli.h"

#include <stdio.h>
#include <string.h>

enum { DLLS_LOOKED_FOR = 64 };

// DLLs that --api has prototypes for and that no traced process loaded: a name that is misspelt is seen at once.
void cli_say_never_loaded(const w32t_apidb *db, const char *etl) {
    const char *names[DLLS_LOOKED_FOR];
    w32t_query *queries[DLLS_LOOKED_FOR];
    size_t count = 0;
    for (uint32_t i = 0; count < DLLS_LOOKED_FOR; i++) {
        char text[400];
        const char *dll = w32t_apidb_dll(db, i, NULL);
        if (!dll) break;
        snprintf(text, sizeof text, "event startswith \"Image/\" and data.FileName endswith \"\\%.300s\"", dll);
        if (w32t_query_compile(text, &queries[count], NULL) == W32T_OK) names[count++] = dll;
    }
    w32t_trace *trace = w32t_trace_new(NULL);
    size_t left = w32t_trace_add(trace, etl, NULL) == W32T_OK ? count : 0;
    bool known = left > 0;
    for (w32t_event *e; left && (e = w32t_trace_next(trace)) != NULL;)
        for (size_t i = 0; i < count; i++)
            if (queries[i] && w32t_query_match(queries[i], e)) {
                w32t_query_free(queries[i]);
                queries[i] = NULL;
                left--;
            }
    for (size_t i = 0; i < count; i++) {
        if (known && queries[i]) cli_say("no process loaded %s, which --api has prototypes for", names[i]);
        w32t_query_free(queries[i]);
    }
    w32t_trace_free(trace);
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
