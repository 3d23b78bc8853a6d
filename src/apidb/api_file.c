// SPDX-License-Identifier: Apache-2.0
// Opens a database file (little-endian words, then strings) and checks every index in it once, so that the views can
// trust it; and writes one from a builder. In: a path; out: a database that lies on top of another.
#include "apidb/api_build.h"
#include "apidb/api_notation.h"
#include "apidb/api_row.h"
#include "base/os.h"

#include <stdlib.h>
#include <string.h>

#define FILE_LIMIT ((size_t)256 << 20)

static const uint8_t STRIDES[APIDB_SECTION_COUNT] = APIDB_STRIDES;

static uint32_t word_at(const uint8_t *p) {
    return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static w32t_status bad(w32t_error *error, const char *path, const char *what) {
    if (error) {
        memset(error, 0, sizeof *error);
        error->status = W32T_E_FORMAT;
        error->offset = W32T_NO_OFFSET;
        error->record = W32T_NO_RECORD;
        snprintf(error->file, sizeof error->file, "%s", path);
        snprintf(error->text, sizeof error->text, "not an API database: %s", what);
    }
    return W32T_E_FORMAT;
}

// One word of every row of a section: below `limit`.
static bool column_below(const w32t_apidb *db, unsigned section, unsigned column, uint64_t limit, uint32_t mask) {
    for (uint32_t i = 0; i < api_rows(db, section); i++)
        if ((api_row(db, section, i)[column] & mask) >= limit) return false;
    return true;
}

// Runs [first, first + count) of another section.
static bool runs_fit(const w32t_apidb *db, unsigned section, unsigned first, unsigned count, uint32_t mask,
                     uint64_t limit) {
    for (uint32_t i = 0; i < api_rows(db, section); i++) {
        const uint32_t *row = api_row(db, section, i);
        if ((uint64_t)row[first] + (row[count] & mask) > limit) return false;
    }
    return true;
}

static bool in_order(const w32t_apidb *db, unsigned section, uint32_t first, uint32_t count) {
    for (uint32_t i = 1; i < count; i++)
        if (strcmp(api_text(db, api_row(db, section, first + i - 1)[0]),
                   api_text(db, api_row(db, section, first + i)[0])) > 0)
            return false;
    return true;
}

static bool lists_fit(const w32t_apidb *db) {
    for (uint32_t i = 0; i < api_rows(db, APIDB_FUNCTIONS); i++) {
        const uint32_t *row = api_row(db, APIDB_FUNCTIONS, i);
        uint32_t params = row[3] & 0xFF, dlls = (row[3] >> 8) & 0xFF;
        if (params > W32T_API_MAX_PARAMS || (uint64_t)row[2] + params + dlls > api_rows(db, APIDB_LISTS)) return false;
        for (uint32_t k = 0; k < params + dlls; k++)
            if (api_row(db, APIDB_LISTS, row[2] + k)[0] >= api_rows(db, k < params ? APIDB_PARAMS : APIDB_DLLS))
                return false;
    }
    return true;
}

static bool methods_fit(const w32t_apidb *db) {
    for (uint32_t i = 0; i < api_rows(db, APIDB_INTERFACES); i++) {
        const uint32_t *row = api_row(db, APIDB_INTERFACES, i);
        for (uint32_t k = 0; k < row[2]; k++)
            if (api_row(db, APIDB_LISTS, row[1] + k)[0] >= api_rows(db, APIDB_FUNCTIONS)) return false;
    }
    return true;
}

// A type's target comes before it, so that following targets ends.
static bool targets_end(const w32t_apidb *db) {
    for (uint32_t i = 0; i < api_rows(db, APIDB_TYPES); i++) {
        const uint32_t *row = api_row(db, APIDB_TYPES, i);
        if (row[5] >= i + (i == 0) || row[6] >= api_rows(db, APIDB_STRUCTS)) return false;
    }
    return true;
}

static bool sections_fit(const w32t_apidb *db) {
    for (unsigned i = 0; i < APIDB_SECTION_COUNT; i++) {
        uint64_t first = db->words[APIDB_W_SECTIONS + 2 * i], rows = api_rows(db, i);
        if (first < APIDB_HEAD_WORDS || first + rows * STRIDES[i] > db->words[APIDB_W_WORDS]) return false;
    }
    return api_rows(db, APIDB_PARAMS) && api_rows(db, APIDB_TYPES) && api_rows(db, APIDB_STRUCTS) &&
           api_rows(db, APIDB_SETS);
}

static bool rows_fit(const w32t_apidb *db) {
    static const uint8_t named[] = {APIDB_DLLS,    APIDB_EXPORTS, APIDB_FUNCTIONS, APIDB_PARAMS,    APIDB_TYPES,
                                    APIDB_STRUCTS, APIDB_FIELDS,  APIDB_SETS,      APIDB_CONSTANTS, APIDB_INTERFACES};
    uint64_t strings = db->words[APIDB_W_STRINGS];
    for (size_t i = 0; i < sizeof named; i++)
        if (!column_below(db, named[i], 0, strings, UINT32_MAX)) return false;
    if (!column_below(db, APIDB_FUNCTIONS, 1, strings, UINT32_MAX) ||
        !column_below(db, APIDB_TYPES, 1, strings, UINT32_MAX) ||
        !column_below(db, APIDB_EXPORTS, 1, api_rows(db, APIDB_FUNCTIONS), UINT32_MAX) ||
        !column_below(db, APIDB_FUNCTIONS, 5, api_rows(db, APIDB_PARAMS), UINT32_MAX) ||
        !column_below(db, APIDB_PARAMS, 1, api_rows(db, APIDB_TYPES), UINT32_MAX) ||
        !column_below(db, APIDB_PARAMS, 5, api_rows(db, APIDB_SETS), 0xFFFF) ||
        !column_below(db, APIDB_FIELDS, 1, api_rows(db, APIDB_TYPES), UINT32_MAX) ||
        !column_below(db, APIDB_NAMED, 0, api_rows(db, APIDB_CONSTANTS), UINT32_MAX))
        return false;
    if (!runs_fit(db, APIDB_DLLS, 1, 2, UINT32_MAX, api_rows(db, APIDB_EXPORTS)) ||
        !runs_fit(db, APIDB_STRUCTS, 3, 4, 0x7FFFFFFF, api_rows(db, APIDB_FIELDS)) ||
        !runs_fit(db, APIDB_INTERFACES, 1, 2, UINT32_MAX, api_rows(db, APIDB_LISTS)) || !methods_fit(db) ||
        !column_below(db, APIDB_GUIDS, 4, strings, UINT32_MAX) ||
        !runs_fit(db, APIDB_SETS, 1, 2, UINT32_MAX, api_rows(db, APIDB_CONSTANTS)))
        return false;
    for (uint32_t i = 0; i < api_rows(db, APIDB_DLLS); i++)
        if (!in_order(db, APIDB_EXPORTS, api_row(db, APIDB_DLLS, i)[1], api_row(db, APIDB_DLLS, i)[2])) return false;
    return lists_fit(db) && targets_end(db) && in_order(db, APIDB_DLLS, 0, api_rows(db, APIDB_DLLS)) &&
           in_order(db, APIDB_FUNCTIONS, 0, api_rows(db, APIDB_FUNCTIONS));
}

// Prototypes in the notation of apidata/, read into a database in memory.
static w32t_status open_text(const char *path, const char *text, size_t size, const w32t_apidb *below, w32t_apidb **out,
                             w32t_error *error) {
    api_builder *build = api_build_new();
    const uint32_t *words;
    const char *strings;
    uint32_t count, bytes;
    if (!build) return W32T_E_MEMORY;
    w32t_status status = api_notation_read(build, below, path, text, size, error);
    if (status == W32T_OK) status = api_build_finish(build, &words, &count, &strings, &bytes);
    w32t_apidb *db = status == W32T_OK ? calloc(1, sizeof *db) : NULL;
    uint32_t *copy = db ? malloc((size_t)count * 4 + bytes) : NULL;
    if (copy) {
        memcpy(copy, words, (size_t)count * 4);
        memcpy(copy + count, strings, bytes);
        *db = (w32t_apidb){copy, (const char *)(copy + count), below ? below : w32t_apidb_builtin(), copy};
        *out = db;
    } else {
        free(db);
        if (status == W32T_OK) status = W32T_E_MEMORY;
    }
    api_build_free(build);
    return status;
}

static bool looks_like_text(const uint8_t *bytes, size_t size) {
    for (size_t i = 0; i < size; i++)
        if (bytes[i] < 0x20 && bytes[i] != '\t' && bytes[i] != '\n' && bytes[i] != '\r') return false;
    return size > 0;
}

w32t_status w32t_apidb_import_text(const char *file, const char *path, w32t_import_counts *counts, w32t_error *error) {
    uint8_t *text = NULL;
    size_t size = 0;
    w32t_apidb *db = NULL;
    w32t_apidb_counts made;
    w32t_status status = w32t_file_load(file, FILE_LIMIT, &text, &size, error);
    if (status != W32T_OK) return status;
    api_builder *build = api_build_new();
    status = build ? api_notation_read(build, NULL, file, (const char *)text, size, error) : W32T_E_MEMORY;
    if (status == W32T_OK) status = api_build_save(build, path, error);
    if (status == W32T_OK) status = w32t_apidb_open(path, NULL, &db, error);
    if (status == W32T_OK && counts) {
        w32t_apidb_count(db, &made);
        *counts = (w32t_import_counts){.files = 1, .functions = made.functions};
    }
    w32t_apidb_close(db);
    api_build_free(build);
    free(text);
    return status;
}

w32t_status w32t_apidb_open(const char *path, const w32t_apidb *below, w32t_apidb **out, w32t_error *error) {
    uint8_t *bytes = NULL;
    size_t size = 0;
    w32t_status status = w32t_file_load(path, FILE_LIMIT, &bytes, &size, error);
    if (status != W32T_OK) return status;
    if (looks_like_text(bytes, size)) {
        status = open_text(path, (const char *)bytes, size, below, out, error);
        free(bytes);
        return status;
    }
    uint32_t *words = NULL;
    w32t_apidb *db = calloc(1, sizeof *db);
    const char *what = "too short";
    if (!db) goto memory;
    if (size < APIDB_HEAD_WORDS * 4) goto refuse;
    uint64_t count = word_at(bytes + 4 * APIDB_W_WORDS), strings = word_at(bytes + 4 * APIDB_W_STRINGS);
    what = "another kind or version";
    if (word_at(bytes) != W32T_APIDB_MAGIC || word_at(bytes + 4) != W32T_APIDB_VERSION) goto refuse;
    what = "its sizes do not fit";
    if (count < APIDB_HEAD_WORDS || count * 4 + strings != size || strings == 0 || bytes[size - 1] != 0) goto refuse;
    // One block: the words in this machine's order, then the strings.
    words = malloc(size);
    if (!words) goto memory;
    for (uint64_t i = 0; i < count; i++)
        words[i] = word_at(bytes + 4 * i);
    memcpy(words + count, bytes + 4 * count, strings);
    *db = (w32t_apidb){words, (const char *)(words + count), below ? below : w32t_apidb_builtin(), words};
    what = "an index is out of range";
    if (!sections_fit(db) || !rows_fit(db)) goto refuse;
    free(bytes);
    *out = db;
    return W32T_OK;
refuse:
    status = bad(error, path, what);
    goto drop;
memory:
    status = W32T_E_MEMORY;
drop:
    free(bytes);
    free(words);
    free(db);
    return status;
}

w32t_status api_build_save(api_builder *b, const char *path, w32t_error *error) {
    const uint32_t *words;
    const char *strings;
    uint32_t count, bytes;
    w32t_status status = api_build_finish(b, &words, &count, &strings, &bytes);
    if (status != W32T_OK) return status;
    w32t_output *out = NULL;
    status = w32t_output_open(path, &out, error);
    if (status != W32T_OK) return status;
    uint8_t block[4096]; // words one by one would be a call of the system each
    for (uint32_t i = 0; i < count && status == W32T_OK;) {
        size_t n = 0;
        for (; i < count && n < sizeof block; i++, n += 4)
            w32t_put32(block + n, words[i]);
        status = w32t_output_write(out, block, n, error);
    }
    if (status == W32T_OK) status = w32t_output_write(out, strings, bytes, error);
    w32t_status closed = w32t_output_close(out, status == W32T_OK, status == W32T_OK ? error : NULL);
    return status == W32T_OK ? closed : status;
}
