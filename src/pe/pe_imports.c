// SPDX-License-Identifier: Apache-2.0
// Import descriptors (20 bytes, ended by an empty one) and delay-import descriptors (32 bytes), each with a table of
// thunks that name functions by hint and name or by ordinal.
#include "pe/pe_file.h"

typedef struct walk {
    const w32t_pe *pe;
    w32t_pe_import_fn callback;
    void *context;
    uint64_t budget; // thunks that may still be read: descriptors of a hostile file can all point at one long table
    uint32_t damaged;
} walk;

// False: stop.
static bool thunks(walk *w, const char *dll, uint32_t rva, bool delay) {
    size_t size = w->pe->is64 ? 8 : 4;
    w32t_pe_import i = {.dll = dll, .delay = delay, .first = true};
    for (;; rva += (uint32_t)size) {
        w32t_span t = w32t_pe_bytes(w->pe, rva, size);
        if (!t.p || !w->budget) {
            w->damaged++;
            break;
        }
        w->budget--;
        uint64_t v = w->pe->is64 ? w32t_le64(t.p) : w32t_le32(t.p);
        if (!v) break;
        i.name = NULL;
        i.ordinal = i.hint = 0;
        if (v >> (size * 8 - 1)) {
            i.ordinal = (uint16_t)v;
        } else {
            w32t_span hint = w32t_pe_bytes(w->pe, (uint32_t)v, 2);
            i.name = w32t_pe_text(w->pe, (uint32_t)v + 2);
            if (!hint.p || !i.name) {
                w->damaged++;
                continue;
            }
            i.hint = w32t_le16(hint.p);
        }
        if (!w->callback(w->context, &i)) return false;
        i.first = false;
    }
    if (i.first) {
        i.name = NULL;
        i.ordinal = 0;
        return w->callback(w->context, &i);
    }
    return true;
}

static bool plain(walk *w, uint32_t rva) {
    for (;; rva += 20) {
        w32t_span d = w32t_pe_bytes(w->pe, rva, 20);
        if (!d.p || !w->budget) {
            w->damaged++;
            return true;
        }
        uint32_t lookup = w32t_le32(d.p), name = w32t_le32(d.p + 12), addresses = w32t_le32(d.p + 16);
        if (!name || !addresses) return true;
        w->budget--;
        const char *dll = w32t_pe_text(w->pe, name);
        if (!dll) {
            w->damaged++;
            continue;
        }
        // linkers of the nineties leave the lookup table out; then the address table still holds it in the file
        if (!thunks(w, dll, lookup ? lookup : addresses, false)) return false;
    }
}

static void delayed(walk *w, uint32_t rva) {
    for (;; rva += 32) {
        w32t_span d = w32t_pe_bytes(w->pe, rva, 32);
        if (!d.p || !w->budget) {
            w->damaged++;
            return;
        }
        uint32_t attributes = w32t_le32(d.p), name = w32t_le32(d.p + 4), names = w32t_le32(d.p + 16);
        if (!name) return;
        w->budget--;
        if (!(attributes & 1)) { // Visual C++ 6: addresses instead of RVAs
            name -= (uint32_t)w->pe->image_base;
            names -= (uint32_t)w->pe->image_base;
        }
        const char *dll = w32t_pe_text(w->pe, name);
        if (!dll) {
            w->damaged++;
            continue;
        }
        if (!thunks(w, dll, names, true)) return;
    }
}

uint32_t w32t_pe_imports(const w32t_pe *pe, w32t_pe_import_fn callback, void *context) {
    walk w = {.pe = pe, .callback = callback, .context = context, .budget = pe->bytes.n / 4 + 64};
    if (pe->directory_count > W32T_PE_DIR_IMPORT && pe->directory[W32T_PE_DIR_IMPORT].rva) {
        if (!plain(&w, pe->directory[W32T_PE_DIR_IMPORT].rva)) return w.damaged;
    }
    if (pe->directory_count > W32T_PE_DIR_DELAY && pe->directory[W32T_PE_DIR_DELAY].rva) {
        delayed(&w, pe->directory[W32T_PE_DIR_DELAY].rva);
    }
    return w.damaged;
}
