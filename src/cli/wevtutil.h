// SPDX-License-Identifier: Apache-2.0
// wevtutil's parts: the request made of its words (cmd_wevtutil.c), and `qe` (wevtutil_query.c).
#ifndef W32T_CLI_WEVTUTIL_H
#define W32T_CLI_WEVTUTIL_H

#include "cli.h"

typedef struct wevtutil_request {
    const char *path, *target;
    const char *query, *format, *root, *bookmark, *save_bookmark, *locale;
    char *query_text, *file; // owned: the query as the library takes it; the log that a structured query names
    uint64_t count;
    bool reverse, structured, overwrite, log_file;
    const char *messages[16], *registry[4];
    size_t message_count, registry_count;
} wevtutil_request;

// Opens what the request names, with its query compiled; EXIT_DONE, or the exit status after saying why not.
int wevtutil_open(wevtutil_request *r, w32t_trace **trace, w32t_query **query);
int wevtutil_query_events(wevtutil_request *r);

#endif
