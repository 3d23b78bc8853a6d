// SPDX-License-Identifier: Apache-2.0
// The debug directory's CodeView record of kind RSDS: which PDB belongs to the image.
#include <string.h>

#include "base/guid.h"
#include "pe/pe_file.h"

bool w32t_pe_rsds_of(const w32t_pe *pe, w32t_pe_rsds *out) {
    if (pe->directory_count <= W32T_PE_DIR_DEBUG || !pe->directory[W32T_PE_DIR_DEBUG].rva) return false;
    uint32_t count = pe->directory[W32T_PE_DIR_DEBUG].size / 28;
    for (uint32_t i = 0; i < count; i++) {
        w32t_span e = w32t_pe_bytes(pe, pe->directory[W32T_PE_DIR_DEBUG].rva + 28u * i, 28);
        if (!e.p) return false;
        if (w32t_le32(e.p + 12) != 2) continue; // IMAGE_DEBUG_TYPE_CODEVIEW
        uint32_t size = w32t_le32(e.p + 16), rva = w32t_le32(e.p + 20), offset = w32t_le32(e.p + 24);
        // records may lie outside every section: then only the file offset says where
        w32t_span cv = rva ? w32t_pe_bytes(pe, rva, size) : (w32t_span){NULL, 0};
        if (!cv.p && !pe->mapped) cv = w32t_span_sub(pe->bytes, offset, size);
        if (cv.n < 24 || memcmp(cv.p, "RSDS", 4) != 0) continue;
        out->guid = w32t_guid_load(cv.p + 4);
        out->age = w32t_le32(cv.p + 20);
        out->pdb = cv.n > 24 && memchr(cv.p + 24, 0, cv.n - 24) ? (const char *)cv.p + 24 : "";
        return true;
    }
    return false;
}
