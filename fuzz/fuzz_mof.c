// SPDX-License-Identifier: Apache-2.0
// Event classes as MOF text.
#include "schema/importers.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    w32t_schema_set *set = w32t_schema_set_new(NULL);
    w32t_error error = {0};
    (void)w32t_mof(set, w32t_span_of(data, size), W32T_SCHEMA_IMPORTED, &error);
    w32t_schema_set_free(set);
    return 0;
}
