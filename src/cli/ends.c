// SPDX-License-Identifier: Apache-2.0
// How a command ends: by a signal in the middle of its work, and by output that cannot be written.
#define _DEFAULT_SOURCE // SIGHUP and its like
#include "cli.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#ifdef SIGHUP
#include <unistd.h>
#endif

// Output that cannot be written is an error like any other, also when it only shows at the last flush.
int cli_finish(int status) {
    errno = 0;
    bool failed = ferror(stdout), now = fflush(stdout) != 0;
    int cause = errno;
    if (failed && !now) { // an earlier write did, and what it said is gone: ask once more
        errno = 0;
        clearerr(stdout);
        if (fputc('\n', stdout) == EOF || fflush(stdout) != 0) cause = errno;
    }
    if (failed || now) {
        if (cause)
            cli_say("standard output: cannot write: %s", strerror(cause));
        else
            cli_say("standard output: cannot write");
        return EXIT_COULD_NOT;
    }
    return status;
}

#ifdef SIGHUP
// What ends the command in the middle of its work leaves no half-written file behind.
static void end_by(int number) {
    w32t_export_abandon();
    if (number == SIGBUS) {
        static const char text[] = "win32trace: an input file became shorter while it was read\n";
        ssize_t said = write(2, text, sizeof text - 1);
        (void)said;
        _exit(EXIT_COULD_NOT);
    }
    signal(number, SIG_DFL);
    raise(number);
}

void cli_catch_ends(void) {
    static const int numbers[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGBUS};
    signal(SIGXFSZ, SIG_IGN); // a file that may not grow is an error of write, told with its name
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (signal(numbers[i], end_by) == SIG_IGN) signal(numbers[i], SIG_IGN); // as with nohup
}
#else
void cli_catch_ends(void) {}
#endif
