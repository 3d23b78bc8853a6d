// SPDX-License-Identifier: Apache-2.0
// How much is known of what a program imports and of the COM interfaces it asks for. In: a PE file; out: one call back
// for each import with its row, or none, and one for each interface whose IID is in the file.
#include "apidb/api_row.h"
#include "base/mem.h"
#include "base/os.h"
#include "pe/pe_file.h"

#include <stdlib.h>
#include <string.h>

#define IMAGE_LIMIT ((size_t)1 << 30)

typedef struct coverage {
    const w32t_apidb *db;
    w32t_api_import_fn callback;
    void *context;
} coverage;

static bool see_import(void *context, const w32t_pe_import *import) {
    coverage *c = context;
    if (!import->dll || (!import->name && !import->ordinal)) return true; // a DLL nothing is taken from
    w32t_api_function f;
    bool known = import->name && w32t_apidb_find(c->db, import->dll, import->name, &f);
    w32t_api_import out = {import->dll, import->name, import->ordinal, import->delay, known ? &f : NULL};
    c->callback(c->context, &out);
    return true;
}

static w32t_status load(const char *path, uint8_t **bytes, w32t_pe *pe, w32t_error *error) {
    size_t size = 0;
    w32t_status status = w32t_file_load(path, IMAGE_LIMIT, bytes, &size, error);
    if (status != W32T_OK) return status;
    status = w32t_pe_open((w32t_span){*bytes, size}, false, pe, error);
    if (status != W32T_OK && error && !error->file[0]) snprintf(error->file, sizeof error->file, "%s", path);
    return status;
}

w32t_status w32t_apidb_coverage(const w32t_apidb *db, const char *path, w32t_api_import_fn callback, void *context,
                                w32t_error *error) {
    uint8_t *bytes = NULL;
    w32t_pe pe;
    w32t_status status = load(path, &bytes, &pe, error);
    if (status == W32T_OK) {
        coverage c = {db, callback, context};
        w32t_pe_imports(&pe, see_import, &c);
    }
    free(bytes);
    return status;
}

static bool interface_with(const w32t_apidb *db, const uint8_t *iid, w32t_api_interface *out) {
    static const uint8_t none[16];
    w32t_guid guid;
    memcpy(&guid, iid, sizeof guid);
    if (memcmp(iid, none, sizeof none) == 0) return false;
    const char *name = w32t_apidb_guid_name(db, &guid);
    return name && strncmp(name, "IID_", 4) == 0 && w32t_apidb_interface(db, name + 4, out);
}

static int by_name(const void *a, const void *b) {
    return strcmp(((const w32t_api_interface *)a)->name, ((const w32t_api_interface *)b)->name);
}

w32t_status w32t_apidb_interfaces_in(const w32t_apidb *db, const char *path, w32t_api_interface_fn callback,
                                     void *context, w32t_error *error) {
    uint8_t *bytes = NULL;
    w32t_pe pe;
    w32t_status status = load(path, &bytes, &pe, error);
    w32t_api_interface *found = NULL;
    size_t count = 0, room = 0;
    w32t_pe_section section;
    for (uint32_t i = 0; status == W32T_OK && w32t_pe_section_at(&pe, i, &section); i++) {
        w32t_span data = w32t_pe_rest(&pe, section.rva);
        for (size_t at = 0; data.p && at + 16 <= data.n; at += 4) { // GUIDs are aligned
            w32t_api_interface one;
            if (!interface_with(db, data.p + at, &one)) continue;
            if (count == room) found = w32t_realloc(found, (room = room ? room * 2 : 64) * sizeof *found);
            found[count++] = one;
        }
    }
    if (count) qsort(found, count, sizeof *found, by_name);
    for (size_t i = 0; i < count; i++)
        if (!i || strcmp(found[i].name, found[i - 1].name) != 0) callback(context, &found[i]);
    free(found);
    free(bytes);
    return status;
}
