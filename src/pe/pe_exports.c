// SPDX-License-Identifier: Apache-2.0
// The export directory: three parallel tables (addresses by ordinal, names, and the names' indexes into the addresses).
// An address that lies inside the directory itself is the text of a forwarder.
#include <string.h>

#include "pe/pe_file.h"

bool w32t_pe_exports_open(const w32t_pe *pe, w32t_pe_exports *out) {
    if (pe->directory_count <= W32T_PE_DIR_EXPORT || !pe->directory[W32T_PE_DIR_EXPORT].rva) return false;
    w32t_span d = w32t_pe_bytes(pe, pe->directory[W32T_PE_DIR_EXPORT].rva, 40);
    if (!d.p) return false;
    out->dll = w32t_pe_text(pe, w32t_le32(d.p + 12));
    out->ordinal_base = w32t_le32(d.p + 16);
    out->functions = w32t_le32(d.p + 20);
    out->names = w32t_le32(d.p + 24);
    out->functions_rva = w32t_le32(d.p + 28);
    out->names_rva = w32t_le32(d.p + 32);
    out->ordinals_rva = w32t_le32(d.p + 36);
    // counts are held against the bytes that are there, so loops over them end
    w32t_span functions = w32t_pe_rest(pe, out->functions_rva), names = w32t_pe_rest(pe, out->names_rva),
              ordinals = w32t_pe_rest(pe, out->ordinals_rva);
    if (out->functions > functions.n / 4) out->functions = (uint32_t)(functions.n / 4);
    if (out->names > names.n / 4) out->names = (uint32_t)(names.n / 4);
    if (out->names > ordinals.n / 2) out->names = (uint32_t)(ordinals.n / 2);
    return true;
}

static bool entry(const w32t_pe *pe, const w32t_pe_exports *e, uint32_t index, w32t_pe_export *out) {
    if (index >= e->functions) return false;
    w32t_span address = w32t_pe_bytes(pe, e->functions_rva + 4u * index, 4);
    if (!address.p) return false;
    uint32_t rva = w32t_le32(address.p);
    if (!rva) return false; // a gap between ordinals
    uint32_t from = pe->directory[W32T_PE_DIR_EXPORT].rva, size = pe->directory[W32T_PE_DIR_EXPORT].size;
    out->ordinal = e->ordinal_base + index;
    out->forwarder = rva >= from && rva - from < size ? w32t_pe_text(pe, rva) : NULL;
    out->rva = out->forwarder ? 0 : rva;
    return true;
}

bool w32t_pe_export_at(const w32t_pe *pe, const w32t_pe_exports *e, uint32_t index, w32t_pe_export *out) {
    if (index >= e->names) return false;
    w32t_span name = w32t_pe_bytes(pe, e->names_rva + 4u * index, 4);
    w32t_span ordinal = w32t_pe_bytes(pe, e->ordinals_rva + 2u * index, 2);
    if (!name.p || !ordinal.p || !entry(pe, e, w32t_le16(ordinal.p), out)) return false;
    out->name = w32t_pe_text(pe, w32t_le32(name.p));
    return out->name != NULL;
}

bool w32t_pe_export_named(const w32t_pe *pe, const w32t_pe_exports *e, const char *name, w32t_pe_export *out) {
    // names are sorted; the loader searches by halves too, so a name out of order is not found by either
    uint32_t low = 0, high = e->names;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        w32t_span at = w32t_pe_bytes(pe, e->names_rva + 4u * middle, 4);
        const char *text = at.p ? w32t_pe_text(pe, w32t_le32(at.p)) : NULL;
        if (!text) return false;
        int order = strcmp(text, name);
        if (order == 0) return w32t_pe_export_at(pe, e, middle, out);
        if (order < 0) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return false;
}

bool w32t_pe_export_ordinal(const w32t_pe *pe, const w32t_pe_exports *e, uint32_t ordinal, w32t_pe_export *out) {
    if (ordinal < e->ordinal_base) return false;
    out->name = NULL;
    return entry(pe, e, ordinal - e->ordinal_base, out);
}
