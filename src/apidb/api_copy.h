// SPDX-License-Identifier: Apache-2.0
// Takes types, structures and sets over from one database into another that is being built, with all they need; each
// once. For the importers, whose inputs use what the built-in database describes.
#ifndef W32T_APIDB_API_COPY_H
#define W32T_APIDB_API_COPY_H

#include "apidb/api_build.h"

typedef struct api_copier {
    api_builder *build;
    const w32t_apidb *from;
    uint32_t *types, *structs, *sets; // number there → number here + 1
} api_copier;

void api_copier_begin(api_copier *c, api_builder *build, const w32t_apidb *from);
void api_copier_end(api_copier *c);
uint32_t api_copy_type(api_copier *c, uint32_t type);
uint32_t api_copy_struct(api_copier *c, uint32_t structure);
uint32_t api_copy_set(api_copier *c, uint32_t set);
// The row of a COM method (no DLL exports it).
uint32_t api_copy_function(api_copier *c, const w32t_api_function *function);

// Alignment of a type's values in 64-bit and 32-bit programs.
uint32_t api_type_align(const w32t_apidb *db, uint32_t type, bool is64, unsigned depth);

#endif
