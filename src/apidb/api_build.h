// SPDX-License-Identifier: Apache-2.0
// Gathers the rows of an API database and writes them: as C for the built-in tables, as a file for imported ones. Equal
// strings, types, parameters and parameter lists are kept once. Numbers returned here are provisional;
// api_build_finish() sorts and renumbers. A failed allocation is remembered and reported by finish; until then calls do
// nothing and return 0.
#ifndef W32T_APIDB_API_BUILD_H
#define W32T_APIDB_API_BUILD_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "apidb/apidb.h"

typedef struct api_builder api_builder;

api_builder *api_build_new(void);
void api_build_free(api_builder *b);

// Type rows as in api_layout.h; `structure` from api_build_struct(), `target` from here.
typedef struct api_type_row {
    const char *text, *name;
    uint8_t kind, shape;
    uint32_t size64, size32, target, structure, array_count;
} api_type_row;
uint32_t api_build_type(api_builder *b, const api_type_row *type);
// Sets what a type points at after the fact (types that reach themselves).
void api_build_type_target(api_builder *b, uint32_t type, uint32_t target);

typedef struct api_param_row {
    const char *name;
    uint32_t type;
    uint8_t kind, shape, iid_param;
    uint16_t flags;
    w32t_api_length size, filled;
    uint32_t set; // from api_build_set(), 0 = none
} api_param_row;

typedef struct api_function_row {
    const char *name, *origin;
    uint16_t flags, groups;
    uint8_t convention;
    w32t_api_failure failure;
    api_param_row result; // kind VOID, type 0: none
    const api_param_row *params;
    uint32_t param_count;
    const uint32_t *dlls; // from api_build_dll(), the owner first
    uint32_t dll_count;
} api_function_row;
// Adds the function and an export of it to each of its DLLs. A name may be added once. Returns its number.
uint32_t api_build_function(api_builder *b, const api_function_row *function);

uint32_t api_build_dll(api_builder *b, const char *name);

// The structure's number by its name; to be defined later (or never: then its size is 0).
uint32_t api_build_struct(api_builder *b, const char *name);
bool api_build_struct_defined(const api_builder *b, uint32_t structure);
typedef struct api_field_row {
    const char *name;
    uint32_t type, offset64, offset32, set;
    uint8_t bit_offset, bit_count;
} api_field_row;
void api_build_fields(api_builder *b, uint32_t structure, bool is_union, uint32_t size64, uint32_t size32,
                      const api_field_row *fields, uint32_t count);

// Gives a member another type (0: as it is) or the set of names of its value (0: none). False: there is none so called.
bool api_build_member(api_builder *b, const char *structure, const char *member, uint32_t type, uint32_t set);

uint32_t api_build_set(api_builder *b, const char *name, bool bits);
void api_build_constant(api_builder *b, uint32_t set, const char *name, uint64_t value, uint32_t mask);

void api_build_guid(api_builder *b, const char *name, const uint32_t words[4]);
// A COM interface and its methods in the order of its table (numbers from api_build_function()).
void api_build_interface(api_builder *b, const char *name, const uint32_t *methods, uint32_t count);

// Sorts and lays out everything. The words and strings belong to the builder.
w32t_status api_build_finish(api_builder *b, const uint32_t **words, uint32_t *word_count, const char **strings,
                             uint32_t *string_bytes);

// Writes the finished database as a C source that defines w32t_apidb_words and w32t_apidb_strings.
w32t_status api_build_emit_c(const api_builder *b, FILE *out);

// Finishes and writes the database as a file that w32t_apidb_open() reads (api_file.c).
w32t_status api_build_save(api_builder *b, const char *path, w32t_error *error);

#endif
