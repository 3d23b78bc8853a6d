// SPDX-License-Identifier: Apache-2.0
// recover: folds in what a killed recording left behind.
#include "cli.h"

#include <stdio.h>

enum { HELP = 1 };

static const cli_option options[] = {
    {HELP, 'h', "help", NULL, "this text"},
    {0, 0, NULL, NULL, NULL},
};

void cli_recover_left_over(const char *path) {
    if (!w32t_capture_left_over(path)) return;
    w32t_capture_result result;
    w32t_error error = {0};
    w32t_status s = w32t_capture_recover(path, &result, &error);
    if (s == W32T_OK) {
        cli_say("%s: its recording was killed; %llu call%s left over and added", path, (unsigned long long)result.calls,
                result.calls == 1 ? " was" : "s were");
    } else if (s != W32T_END) {
        cli_say_error(&error);
    }
}

static const char *plural(uint64_t n) {
    return n == 1 ? "" : "s";
}

int cmd_recover(int argc, char **argv) {
    cli_args args = cli_args_of("recover", options, argc, argv);
    int status = EXIT_DONE, files = 0;
    for (int id; (id = cli_next(&args)) != CLI_END;) {
        if (id == CLI_ERROR) return EXIT_USAGE;
        if (id == HELP) {
            printf("usage: win32trace recover FILE.etl …\n\nAdds to a recording what its collector had not written yet "
                   "when it was killed "
                   "(FILE.etl.ring-* beside it),\nand removes those files. `dump` does the same by itself.\n\n");
            cli_print_options(options);
            return EXIT_DONE;
        }
        files++;
        w32t_error error = {0};
        w32t_capture_result result;
        w32t_status s = w32t_capture_recover(args.value, &result, &error);
        if (s == W32T_END) {
            printf("%s: nothing was left over\n", args.value);
        } else if (s != W32T_OK) {
            cli_say_error(&error);
            status = cli_status_exit(s);
        } else {
            printf("%s: %llu call%s of %u process%s added (%llu event%s)\n", args.value,
                   (unsigned long long)result.calls, plural(result.calls), result.processes,
                   result.processes == 1 ? "" : "es", (unsigned long long)result.events, plural(result.events));
            if (result.drops || result.damage) {
                cli_say("%s: %llu call%s dropped, %llu record%s damaged", args.value, (unsigned long long)result.drops,
                        result.drops == 1 ? " was" : "s were", (unsigned long long)result.damage,
                        result.damage == 1 ? " was" : "s were");
                if (status == EXIT_DONE) status = EXIT_LOSSES;
            }
        }
    }
    if (!files) return cli_usage_error("recover", "no recording%s named", "");
    return status;
}
