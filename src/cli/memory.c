// SPDX-License-Identifier: Apache-2.0
// How the command's memory is kept. A reader lets go of chunks of 64 KiB and more all the time and asks for new ones;
// the C library would hand each back to the system and fetch it again page by page, which took a quarter of the time
// that an event log takes. The library leaves this to its callers: it is for the whole process.
#include "cli.h"

#ifdef __GLIBC__
#include <malloc.h>

void cli_keep_memory(void) {
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
}
#else
void cli_keep_memory(void) {}
#endif
