// SPDX-License-Identifier: Apache-2.0
// win32trace: finds the subcommand in one table and runs it. Adding one is a file cmd_<verb>.c and a row here.
#include "cli.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>

static int cmd_help(int argc, char **argv);

const cli_command cli_commands[] = {
    {"dump", cmd_dump, "print the events of trace files in time order"},
    {"stat", cmd_stat, "count what is in trace files, without decoding it"},
    {"apidb", cmd_apidb, "what is known of an API function, structure or constant"},
    {"attach", cmd_attach, "record the API calls of a Windows program that runs already"},
    {"run", cmd_run, "run a Windows program and record the API calls it makes"},
    {"recover", cmd_recover, "fold in what a killed recording left behind"},
    {"pmc", cmd_pmc, "show, make and change Process Monitor configurations (filters)"},
    {"explain", cmd_explain, "name the call that broke a program; what was missing or denied"},
    {"schema", cmd_schema, "what is known of providers' events: import, list, show, export"},
    // one row a verb
    {"messages", cmd_messages, "make a portable database of providers' message texts"},
    {"wevtutil", cmd_wevtutil, "query and export event logs with the words of Windows' wevtutil"},
    {"help", cmd_help, "this list, or the help of one verb"},
    {NULL, NULL, NULL},
};

static void print_help(void) {
    printf("win32trace %s: see what Windows programs do\n\n"
           "usage: win32trace VERB [OPTIONS] [FILE|FOLDER|-] …\n\n",
           w32t_version());
    for (const cli_command *c = cli_commands; c->verb; c++)
        printf("  %-10s %s\n", c->verb, c->summary);
    printf("\n'win32trace help VERB' or 'win32trace VERB --help' tells the options of one.\n"
           "exit status: 0 done, 1 findings with --fail-on, 2 usage, 3 done but bytes were unreadable or events lost, "
           "4 could not run;\n"
           "run: the program's own, 125 our failure, 126 no runnable image, 127 not found. More in win32trace(1).\n");
}

static const cli_command *find(const char *verb) {
    for (const cli_command *c = cli_commands; c->verb; c++)
        if (strcmp(c->verb, verb) == 0) return c;
    return NULL;
}

static int cmd_help(int argc, char **argv) {
    if (argc < 2 || strcmp(argv[1], "help") == 0) {
        print_help();
        return EXIT_DONE;
    }
    const cli_command *c = find(argv[1]);
    if (!c) return cli_usage_error("help", "no such verb: %s", argv[1]);
    char help[] = "--help";
    char *args[] = {argv[1], help, NULL};
    return c->run(2, args);
}

int main(int argc, char **argv) {
    cli_keep_memory();
    if (argc < 2) {
        print_help();
        return EXIT_USAGE;
    }
    if (strcmp(argv[1], "--version") == 0) {
        printf("win32trace %s\n", w32t_version());
        return cli_finish(EXIT_DONE);
    }
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0) {
        print_help();
        return cli_finish(EXIT_DONE);
    }
    const cli_command *c = find(argv[1]);
    if (!c) {
        cli_say("no such verb: %s (see 'win32trace help')", argv[1]);
        return EXIT_USAGE;
    }
    bool records = strcmp(c->verb, "run") == 0 || strcmp(c->verb, "attach") == 0;
#ifdef SIGPIPE
    // `dump … | head` ends as quietly as any filter does; whoever records must outlive a closed pipe.
    if (records) signal(SIGPIPE, SIG_IGN);
#endif
    if (!records) cli_catch_ends();
    return cli_finish(c->run(argc - 1, argv + 1));
}
