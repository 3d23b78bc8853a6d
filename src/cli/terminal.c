// SPDX-License-Identifier: Apache-2.0
// Terminals: colour and width only when standard output is one (and NO_COLOR is not set); times from the command line.
#define _GNU_SOURCE
#include "cli.h"

#include <stdlib.h>
#include <string.h>

#ifdef _WIN32
#include <io.h>
#define isatty _isatty
static unsigned width_of(int fd) {
    (void)fd;
    return 120;
}
#else
#include <sys/ioctl.h>
#include <unistd.h>
static unsigned width_of(int fd) {
    struct winsize ws;
    return ioctl(fd, TIOCGWINSZ, &ws) == 0 && ws.ws_col ? ws.ws_col : 80;
}
#endif

void cli_terminal(w32t_export_options *out, const char *path) {
    if (path && strcmp(path, "-") != 0) return;
    if (!isatty(1)) return;
    const char *no = getenv("NO_COLOR");
    out->color = !(no && *no);
    out->width = width_of(1);
}

bool cli_time(const char *text, int64_t *ns) {
    return w32t_time_from_text(text, ns);
}
