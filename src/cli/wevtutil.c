// SPDX-License-Identifier: Apache-2.0
// wevtutil: the native tool's name for `win32trace wevtutil`, which holds its words.
#include "cli.h"

int main(int argc, char **argv) {
    cli_keep_memory();
    cli_catch_ends();
    return cli_finish(cmd_wevtutil(argc, argv));
}
