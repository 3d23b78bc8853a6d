// SPDX-License-Identifier: Apache-2.0
// A .winmd file: the metadata container of ECMA-335 (partition II, 22–25) in a PE image. Heaps and tables by row and
// column; signatures and attribute values as cursors over blobs. Everything is borrowed from the span given to
// winmd_open(), nothing is allocated. Private to apidb.
#ifndef W32T_APIDB_WINMD_IN_H
#define W32T_APIDB_WINMD_IN_H

#include <win32trace/status.h>

#include "base/span.h"

enum {
    WINMD_MODULE = 0x00,
    WINMD_TYPE_REF,
    WINMD_TYPE_DEF,
    WINMD_FIELD = 0x04,
    WINMD_METHOD = 0x06,
    WINMD_PARAM = 0x08,
    WINMD_INTERFACE_IMPL,
    WINMD_MEMBER_REF,
    WINMD_CONSTANT,
    WINMD_ATTRIBUTE,
    WINMD_FIELD_MARSHAL,
    WINMD_CLASS_LAYOUT = 0x0F,
    WINMD_FIELD_LAYOUT,
    WINMD_MODULE_REF = 0x1A,
    WINMD_TYPE_SPEC,
    WINMD_IMPL_MAP,
    WINMD_NESTED = 0x29,
    WINMD_TABLES = 0x2D
};

#define WINMD_COLUMNS 9

typedef struct winmd_table {
    const uint8_t *rows;
    uint32_t count;
    uint8_t stride, columns;
    uint8_t at[WINMD_COLUMNS], width[WINMD_COLUMNS];
} winmd_table;

typedef struct winmd {
    w32t_span file, strings, blobs;
    winmd_table table[WINMD_TABLES];
} winmd;

// W32T_E_FORMAT with the offset in the file and the cause when this is no such container, when its tables do not fit
// into it, or when a table that is searched is not sorted.
w32t_status winmd_open(w32t_span file, winmd *out, w32t_error *error);

// Rows and columns count from 1 and 0, as in the standard. Zero where there is no such cell.
uint32_t winmd_cell(const winmd *w, unsigned table, uint32_t row, unsigned column);
// The rows [first, end) of `to` that row `row` of a table owns by its column `column` (fields, methods, parameters).
void winmd_run(const winmd *w, unsigned table, uint32_t row, unsigned column, unsigned to, uint32_t *first,
               uint32_t *end);
// The rows [first, end) of a sorted table whose column holds `value`.
void winmd_rows_of(const winmd *w, unsigned table, unsigned column, uint32_t value, uint32_t *first, uint32_t *end);

// A name; "" when it lies outside its heap or is longer than any name (1023 bytes).
const char *winmd_text(const winmd *w, uint32_t at);
// An empty span when it does not lie in its heap.
w32t_span winmd_blob(const winmd *w, uint32_t at);
// A number of one, two or four bytes (II.23.2); the cursor turns bad when there is none.
uint32_t winmd_take_number(w32t_cursor *c);

// Coded indices (II.24.2.6): the table's row, 0 and *table WINMD_TABLES when the tag names none.
uint32_t winmd_type_def_or_ref(uint32_t coded, unsigned *table);
// What a coded index to a row looks like: HasCustomAttribute, HasConstant, MemberForwarded, HasFieldMarshal.
uint32_t winmd_attribute_key(unsigned table, uint32_t row);
uint32_t winmd_constant_key(uint32_t field);
uint32_t winmd_forwarded_key(uint32_t method);
uint32_t winmd_marshal_key(uint32_t param);

// Where the row lies in the file, for errors.
uint64_t winmd_offset(const winmd *w, unsigned table, uint32_t row);

#endif
