// SPDX-License-Identifier: Apache-2.0
// Headers, sections, imports, exports and the debug record of a PE image, as a file and as the loader maps it.
#include <string.h>

#include "pe/pe_file.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static bool import(void *context, const w32t_pe_import *i) {
    *(size_t *)context += strlen(i->dll) + (i->name ? strlen(i->name) : i->ordinal);
    return true;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    for (int mapped = 0; mapped < 2; mapped++) {
        w32t_pe pe;
        w32t_error error;
        if (w32t_pe_open(w32t_span_of(data, size), mapped, &pe, &error) != W32T_OK) continue;
        size_t sum = 0;
        w32t_pe_imports(&pe, import, &sum);
        w32t_pe_exports e;
        w32t_pe_export x;
        w32t_pe_rsds r;
        if (w32t_pe_exports_open(&pe, &e)) {
            for (uint32_t i = 0; i < e.names && i < 4096; i++) {
                if (w32t_pe_export_at(&pe, &e, i, &x) && x.forwarder) sum += strlen(x.forwarder);
            }
            w32t_pe_export_named(&pe, &e, "CreateFileW", &x);
            w32t_pe_export_ordinal(&pe, &e, 17, &x);
        }
        if (w32t_pe_rsds_of(&pe, &r)) sum += strlen(r.pdb);
    }
    return 0;
}
