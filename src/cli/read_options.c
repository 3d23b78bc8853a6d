// SPDX-License-Identifier: Apache-2.0
// Options that every verb which reads traces takes.
#include "cli.h"

#include <stdio.h>
#include <string.h>

// Every trace that is opened reads the schemas; each fault of theirs is said once.
void cli_schema_wrong(void *context, const w32t_error *error) {
    static char said[64][64];
    static size_t count;
    char what[sizeof said[0]];
    (void)context;
    snprintf(what, sizeof what, "%llu %.50s", (unsigned long long)error->offset, error->text);
    for (size_t i = 0; i < count; i++)
        if (strcmp(said[i], what) == 0) return;
    if (count < sizeof said / sizeof *said) memcpy(said[count++], what, sizeof what);
    cli_say_error(error);
}

// Opened once a run, and kept: traces hold on to it.
const w32t_apidb *cli_open_apis(const char *path) {
    static w32t_apidb *opened;
    w32t_error error;
    if (opened) {
        cli_say("--api is given once");
        return NULL;
    }
    if (w32t_apidb_open(path, NULL, &opened, &error) == W32T_OK) return opened;
    cli_say_error(&error);
    return NULL;
}

static bool add(const char **list, size_t room, size_t *count, const char *value) {
    if (*count == room) return false;
    list[(*count)++] = value;
    return true;
}

bool cli_read_option(cli_read *r, int id, const char *value, bool *bad) {
    w32t_trace_options *o = &r->options;
    uint64_t n;
    *bad = false;
    switch (id - CLI_READ_FIRST) {
    case 0:
        *bad = !add(r->schemas, sizeof r->schemas / sizeof *r->schemas, &o->schema_count, value);
        o->schemas = r->schemas;
        o->schema_wrong = cli_schema_wrong;
        return true;
    case 1:
        *bad = !add(r->messages, sizeof r->messages / sizeof *r->messages, &o->message_count, value);
        o->messages = r->messages;
        return true;
    case 2:
        *bad = !add(r->registry, sizeof r->registry / sizeof *r->registry, &o->registry_count, value);
        o->registry = r->registry;
        return true;
    case 3:
        o->templates = value;
        return true;
    case 4:
        *bad = !cli_uint(value, &n) || (n != 4 && n != 8);
        if (!*bad) o->pointer_size = (uint8_t)n;
        return true;
    case 5:
        o->carve = true;
        return true;
    case 6:
        o->raw_order = true;
        return true;
    case 10:
        o->language = value;
        return true;
    case 7:
        *bad = !cli_uint(value, &n) || n > 3600000;
        if (!*bad) o->late_window_ns = (int64_t)n * 1000000;
        return true;
    case 8:
        r->lenient = true;
        return true;
    case 9:
        r->strict = true;
        return true;
    case 11:
        o->apis = cli_open_apis(value);
        *bad = !o->apis;
        return true;
    default:
        return false;
    }
}
