// SPDX-License-Identifier: Apache-2.0
// Reaching rows and strings of an API database. Indices inside were checked when a file was opened (api_file.c) or come
// from our own generator; indices from callers are checked by the callers of these.
#ifndef W32T_APIDB_API_ROW_H
#define W32T_APIDB_API_ROW_H

#include "apidb/api_layout.h"
#include "apidb/apidb.h"

static inline uint32_t api_rows(const w32t_apidb *db, unsigned section) {
    return db->words[APIDB_W_SECTIONS + 2 * section + 1];
}

static inline const uint32_t *api_row(const w32t_apidb *db, unsigned section, uint32_t index) {
    static const uint8_t strides[APIDB_SECTION_COUNT] = APIDB_STRIDES;
    return db->words + db->words[APIDB_W_SECTIONS + 2 * section] + (uint64_t)index * strides[section];
}

static inline const char *api_text(const w32t_apidb *db, uint32_t offset) {
    return db->strings + offset;
}

static inline const w32t_apidb *api_db(const w32t_apidb *db) {
    return db ? db : w32t_apidb_builtin();
}

// Binary search in a section whose first word is a name, rows [first, first + count). UINT32_MAX when absent.
uint32_t api_search(const w32t_apidb *db, unsigned section, uint32_t first, uint32_t count, const char *name);

#endif
