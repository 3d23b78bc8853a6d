// SPDX-License-Identifier: Apache-2.0
// make_plans FILE64 FILE32: writes the plans of a recording that asks for nothing in particular. Run by the build,
// whose command carries them: compiling one takes some tens of milliseconds.
#include <stdio.h>
#include <stdlib.h>

#include "capture/plan.h"

static int make(uint32_t word_size, const char *path) {
    w32t_plan_options options = {0};
    w32t_buf plan = {0};
    w32t_error error = {0};
    FILE *file = fopen(path, "wb");
    bool ok = file && w32t_plan_compile(&options, word_size, &plan, &error) == W32T_OK &&
              fwrite(plan.p, 1, plan.n, file) == plan.n;
    if (file && fclose(file) != 0) ok = false;
    w32t_buf_free(&plan);
    if (!ok) fprintf(stderr, "make_plans: %s cannot be made\n", path);
    return ok ? EXIT_SUCCESS : EXIT_FAILURE;
}

int main(int argc, char **argv) {
    if (argc != 3) {
        fputs("usage: make_plans FILE64 FILE32\n", stderr);
        return EXIT_FAILURE;
    }
    return make(8, argv[1]) || make(4, argv[2]);
}
