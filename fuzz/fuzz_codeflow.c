// SPDX-License-Identifier: Apache-2.0
// Following values through an image that may be anything: opens the input as one and asks where registers, arguments
// and call targets at many places come from.
#include "analyze/codeflow.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    w32t_code *code = w32t_code_open((w32t_span){data, size});
    if (!code) return 0;
    const w32t_pe *pe = w32t_code_pe(code);
    uint32_t callers[3] = {pe->entry + 5, pe->entry + 10, 0x1010};
    for (uint32_t rva = 0x1000; rva < 0x1040; rva += 3) {
        w32t_flow flow = {0};
        w32t_x64 x = w32t_code_at(code, rva);
        w32t_flow_register(code, rva, x.base, callers, 3, &flow);
        w32t_flow_register(code, pe->entry + rva - 0x1000, (uint8_t)(rva & 15), callers, 2, &flow);
        w32t_flow_argument(code, rva, rva % 7, callers, 3, &flow);
        w32t_flow_target(code, rva, callers, 3, &flow);
        if (flow.count > W32T_FLOW_MAX) abort();
        (void)w32t_code_returns_to(code, rva);
    }
    w32t_code_close(code);
    return 0;
}
