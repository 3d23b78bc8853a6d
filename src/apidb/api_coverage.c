// SPDX-License-Identifier: Apache-2.0
// How much is known of what a program imports. In: a PE file; out: one call back for each import with its row, or none.
#include "apidb/api_row.h"
#include "base/os.h"
#include "pe/pe_file.h"

#include <stdlib.h>

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

w32t_status w32t_apidb_coverage(const w32t_apidb *db, const char *path, w32t_api_import_fn callback, void *context,
                                w32t_error *error) {
    uint8_t *bytes = NULL;
    size_t size = 0;
    w32t_status status = w32t_file_load(path, IMAGE_LIMIT, &bytes, &size, error);
    if (status != W32T_OK) return status;
    w32t_pe pe;
    status = w32t_pe_open((w32t_span){bytes, size}, false, &pe, error);
    if (status == W32T_OK) {
        coverage c = {db, callback, context};
        w32t_pe_imports(&pe, see_import, &c);
    } else if (error && !error->file[0]) {
        snprintf(error->file, sizeof error->file, "%s", path);
    }
    free(bytes);
    return status;
}
