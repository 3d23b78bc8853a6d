// SPDX-License-Identifier: Apache-2.0
// Imports Microsoft's win32metadata into a database file: reads it in the form it has (.winmd files, or a folder of
// JSON), then makes rows of it.
#include "apidb/api_meta.h"
#include "base/os.h"

#include <stdlib.h>
#include <string.h>

#define FILE_MAX ((size_t)256 << 20)
#define FILES    64 // .winmd files of one import

// Rows of what was read, written to `path`. `from` is named in errors.
static w32t_status convert(api_meta *meta, const char *from, const char *path, w32t_import_counts *counts,
                           w32t_error *error) {
    w32t_import_counts made = {0};
    api_builder *build = api_build_new();
    if (!build) return W32T_E_MEMORY;
    w32t_status status = api_meta_build(meta, build, false, &made);
    if (status != W32T_OK)
        w32t_fail(error, status, W32T_NO_OFFSET, "more interfaces than there can be");
    else if (!made.functions && !made.methods && !made.known)
        status = w32t_fail(error, W32T_E_NOT_FOUND, W32T_NO_OFFSET, "no win32metadata with functions in it");
    if (status != W32T_OK)
        w32t_fail_in(error, status, from);
    else
        status = api_build_save(build, path, error);
    if (status == W32T_OK && counts) *counts = made;
    api_build_free(build);
    return status;
}

w32t_status w32t_apidb_import(const char *folder, const char *path, w32t_import_counts *counts, w32t_error *error) {
    api_meta meta = {.files = 0};
    w32t_status status = api_meta_read_json(&meta, folder, error);
    if (status == W32T_OK) status = convert(&meta, folder, path, counts, error);
    api_meta_free(&meta);
    return status;
}

w32t_status w32t_apidb_import_winmd(const char *const *files, size_t count, const char *path,
                                    w32t_import_counts *counts, w32t_error *error) {
    api_meta meta = {.files = 0};
    uint8_t *loaded[FILES] = {NULL}; // what was read points into them
    w32t_status status = W32T_OK;
    if (!count || count > FILES)
        return w32t_fail(error, W32T_E_LIMIT, W32T_NO_OFFSET, "between 1 and %d .winmd files expected", FILES);
    for (size_t i = 0; i < count && status == W32T_OK; i++) {
        size_t size = 0;
        status = w32t_file_load(files[i], FILE_MAX, &loaded[i], &size, error);
        if (status == W32T_OK) status = api_meta_read_winmd(&meta, w32t_span_of(loaded[i], size), error);
        if (status != W32T_OK) w32t_fail_in(error, status, files[i]);
        meta.files++;
    }
    if (status == W32T_OK) status = convert(&meta, files[0], path, counts, error);
    for (size_t i = 0; i < count; i++)
        free(loaded[i]);
    api_meta_free(&meta);
    return status;
}
