// SPDX-License-Identifier: Apache-2.0
// Process Monitor configurations: parsed, put into words, compiled.
#include <win32trace/procmon.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    w32t_pmc *pmc;
    w32t_error error = {0};
    if (w32t_pmc_parse(data, size, &pmc, &error) != W32T_OK) return 0;
    w32t_query *q = NULL;
    if (w32t_pmc_query(pmc, &q, &error) == W32T_OK) w32t_query_free(q);
    w32t_pmc_free(pmc);
    return 0;
}
