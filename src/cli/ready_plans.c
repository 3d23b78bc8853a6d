// SPDX-License-Identifier: Apache-2.0
#include <win32trace/capture.h>

#include "cli.h"

#ifdef W32T_READY_PLANS // not where the build cannot run what it has built
extern const uint8_t cli_plan64[], cli_plan64_end[], cli_plan32[], cli_plan32_end[];

void cli_ready_plans(void) {
    w32t_capture_ready_plans(cli_plan64, (size_t)(cli_plan64_end - cli_plan64), cli_plan32,
                             (size_t)(cli_plan32_end - cli_plan32));
}
#else
void cli_ready_plans(void) {}
#endif
