// SPDX-License-Identifier: Apache-2.0
// messages: one portable database of message texts, out of message files and hives.
#include "cli.h"

#include <stdio.h>
#include <string.h>
#include <win32trace/messages.h>

enum { OUT = 1, REGISTRY, HELP };

static const cli_option options[] = {
    {OUT, 'o', "output", "FILE", "where to write (default: standard output)"},
    {REGISTRY, 0, "registry", "HIVES", "SYSTEM,SOFTWARE hives that name each provider's message file (repeatable)"},
    {HELP, 'h', "help", NULL, "this text"},
    {0, 0, NULL, NULL, NULL},
};

static int help(void) {
    printf("usage: win32trace messages export [-o FILE] [--registry SYSTEM,SOFTWARE] PATH …\n\n"
           "PATH is a copied System32, any folder of provider DLLs, EXEs and MUI files, one such file, or a message "
           "database. The\n"
           "result serves --messages of every verb, on any system.\n\n");
    cli_print_options(options);
    return EXIT_DONE;
}

int cmd_messages(int argc, char **argv) {
    const char *paths[256], *hives[16], *out = NULL;
    size_t path_count = 0, hive_count = 0;
    bool verb = false;
    cli_args args = cli_args_of("messages", options, argc, argv);
    for (int id; (id = cli_next(&args)) != CLI_END;) {
        if (id == CLI_ERROR) return EXIT_USAGE;
        if (id == HELP) return help();
        if (id == OUT) {
            out = args.value;
        } else if (id == REGISTRY) {
            if (hive_count == sizeof hives / sizeof *hives)
                return cli_usage_error("messages", "too many hives: %s", args.value);
            hives[hive_count++] = args.value;
        } else if (!verb) {
            if (strcmp(args.value, "export") != 0)
                return cli_usage_error("messages", "unknown action '%s' (there is: export)", args.value);
            verb = true;
        } else {
            if (path_count == sizeof paths / sizeof *paths)
                return cli_usage_error("messages", "too many paths: %s", args.value);
            paths[path_count++] = args.value;
        }
    }
    if (!verb || (!path_count && !hive_count)) return cli_usage_error("messages", "export needs a %s", "PATH");
    if (!cli_may_write(out, paths, path_count) || !cli_may_write(out, hives, hive_count)) return EXIT_COULD_NOT;
    w32t_messages_counts counts;
    w32t_error error = {0};
    w32t_status s = w32t_messages_export_file(paths, path_count, hives, hive_count, out, &counts, &error);
    if (s != W32T_OK) {
        cli_say_error(&error);
        return cli_status_exit(s);
    }
    cli_say("%llu texts of %llu files, %llu events, %llu provider entries", (unsigned long long)counts.texts,
            (unsigned long long)counts.modules, (unsigned long long)counts.events, (unsigned long long)counts.sources);
    return EXIT_DONE;
}
