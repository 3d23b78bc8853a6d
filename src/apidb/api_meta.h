// SPDX-License-Identifier: Apache-2.0
// What the importers of Microsoft's win32metadata have in common: the metadata as its readers give it (JSON:
// api_import_json.c, .winmd: api_import_winmd.c), and its conversion into rows (api_meta.c, api_meta_struct.c,
// api_meta_com.c). Types are named by keys: namespace without "Windows.Win32.", a dot, the name; nested ones have their
// outer type's key before theirs. Private to apidb.
#ifndef W32T_APIDB_API_META_H
#define W32T_APIDB_API_META_H

#include "apidb/api_build.h"
#include "apidb/api_copy.h"
#include "base/hash.h"
#include "base/status.h"
#include "base/span.h"
#include "base/mem.h"

// ---- As read. Texts live as long as the reader's input or `arena`.

typedef enum api_meta_type_kind { META_UNKNOWN, META_NATIVE, META_NAMED, META_POINTER, META_ARRAY } api_meta_type_kind;

typedef struct api_meta_type {
    uint8_t kind;
    uint32_t count;                     // ARRAY: elements
    const char *name;                   // NATIVE: "Int32", "Void" …; NAMED: the key
    const struct api_meta_type *target; // POINTER, ARRAY
} api_meta_type;

#define META_DEPTH 8 // pointers to pointers, types in types: no deeper

// Processors that something is for; 0: all.
#define META_X86   1u
#define META_X64   2u
#define META_ARM64 4u

#define META_IN           0x0001u
#define META_OUT          0x0002u
#define META_OPTIONAL     0x0004u
#define META_CONST        0x0008u
#define META_RESERVED     0x0010u
#define META_COM_OUT      0x0020u
#define META_MULTI        0x0040u // strings one after another, ended by an empty one
#define META_UNTERMINATED 0x0080u
#define META_ELEMENTS     0x0100u // the pointer is to elements: count_const, count_param

typedef struct api_meta_param {
    const char *name;
    const api_meta_type *type;
    uint32_t marks;                                // META_IN …
    int32_t count_const, count_param, bytes_param; // -1: not stated
} api_meta_param;

typedef struct api_meta_function {
    const char *name, *space, *dll; // namespace; DLL as written
    const api_meta_type *result;
    const api_meta_param *params;
    uint32_t param_count;
    uint8_t processors, convention; // w32t_api_convention
    bool last_error, varargs, no_return;
} api_meta_function;

typedef struct api_meta_value {
    const char *name;
    uint64_t value;
} api_meta_value;

typedef struct api_meta_bits {
    const char *name;
    uint8_t at, count;
} api_meta_bits;

typedef struct api_meta_field {
    const char *name;
    const api_meta_type *type;
    uint32_t offset; // where the metadata states it; UINT32_MAX: as the compiler lays it out
    const api_meta_bits *bits;
    uint32_t bit_fields;
} api_meta_field;

enum { META_TYPEDEF = 1, META_ENUM, META_STRUCT, META_INTERFACE, META_CALLBACK, META_OTHER };

typedef struct api_meta_layout {
    uint8_t state; // 0: not asked yet
    uint32_t size, align, *offsets;
} api_meta_layout;

typedef struct api_meta_entry {
    const char *key, *name; // name: without the namespace
    uint8_t what;           // META_TYPEDEF …
    uint8_t processors;
    const api_meta_type *base;    // enums, typedefs: the value; interfaces: the interface before, or NULL
    bool bits, minus_one;         // enums: flags; typedefs: -1 is no handle
    const char *free_with;        // typedefs: the function that closes
    const api_meta_value *values; // enums
    uint32_t value_count;
    const api_meta_field *fields; // structures
    uint32_t field_count, packing, least_size;
    bool is_union;
    const api_meta_function *methods; // interfaces: without the object
    uint32_t method_count;
    uint32_t guid[4]; // interfaces, classes; zeros: none
    // of the conversion
    uint32_t set, structure, first_method;
    bool pending, set_made, structure_made, methods_made;
    api_meta_layout layout64, layout32;
} api_meta_entry;

typedef struct api_meta {
    w32t_arena arena;
    api_meta_entry *entries;
    size_t entry_count, entry_room;
    api_meta_function *functions;
    size_t function_count, function_room;
    uint32_t files;
} api_meta;

// Both take over a copy. False: more than any metadata has (a damaged file).
bool api_meta_add_entry(api_meta *meta, const api_meta_entry *entry);
bool api_meta_add_function(api_meta *meta, const api_meta_function *function);
void api_meta_free(api_meta *meta);

// ---- Readers

// A folder with one JSON file a namespace.
w32t_status api_meta_read_json(api_meta *meta, const char *folder, w32t_error *error);
// One .winmd file; its bytes must outlive `meta`.
w32t_status api_meta_read_winmd(api_meta *meta, w32t_span bytes, w32t_error *error);

// ---- Conversion

typedef struct api_meta_maker {
    api_meta *meta;
    api_builder *build;
    api_copier copier;
    bool own_layouts;         // of structures that the built-in database has, too (for tests)
    w32t_table seen;          // names of functions that came
    api_meta_entry **waiting; // structures to be defined
    size_t waiting_count, waiting_room;
    uint32_t *copied; // methods of the built-in database: number here + 1
    size_t method_words;
    w32t_import_counts counts;
} api_meta_maker;

// Rows of everything that was read. `own_layouts`: see above.
w32t_status api_meta_build(api_meta *meta, api_builder *build, bool own_layouts, w32t_import_counts *counts);

// The entry for 64-bit or 32-bit programs; the other one's when there is only that. NULL: in none of the files.
api_meta_entry *api_meta_find(const api_meta *meta, const char *key, bool is64);
bool api_meta_is_for(uint8_t processors, bool is64);
const char *api_meta_last_name(const char *key);

typedef struct api_meta_made { // a type's row before it is one
    api_type_row row;
    char text[256];
    uint32_t set;
    bool minus_one, win32_code;
    const char *free_with;
    uint32_t target64; // of a pointer
    uint8_t target_kind;
} api_meta_made;

// Bytes and alignment of a native type; false: unknown.
bool api_meta_native_size(const char *name, bool is64, uint32_t *size, uint32_t *align);
uint32_t api_meta_type_row(api_meta_maker *mk, const api_meta_type *type, api_meta_made *out, unsigned depth);
// The function's row, named `name`; `object`: the interface whose method it is, NULL.
uint32_t api_meta_function_row(api_meta_maker *mk, const api_meta_function *f, const char *name, const char *object);

// Structures: what the row of a value needs; its members come with api_meta_define_structs().
void api_meta_struct_row(api_meta_maker *mk, api_meta_entry *entry, api_type_row *row);
void api_meta_define_structs(api_meta_maker *mk);

// Interfaces, their methods, and the names of GUIDs. W32T_E_LIMIT: more than there can be.
w32t_status api_meta_interfaces(api_meta_maker *mk);

#endif
