// SPDX-License-Identifier: Apache-2.0
// Attributes of a .winmd file that say something of an API: which one it is, and its values (ECMA-335 II.23.3). Private
// to apidb.
#ifndef W32T_APIDB_WINMD_ATTRIBUTE_H
#define W32T_APIDB_WINMD_ATTRIBUTE_H

#include "apidb/winmd_in.h"

typedef enum winmd_attribute_kind {
    WINMD_A_OTHER = 1,
    WINMD_A_GUID,
    WINMD_A_TYPEDEF,
    WINMD_A_FLAGS,
    WINMD_A_PROCESSORS,
    WINMD_A_ELEMENTS, // NativeArrayInfo; NativeTypeInfo in metadata of 2021
    WINMD_A_BYTES,
    WINMD_A_CONST,
    WINMD_A_COM_OUT,
    WINMD_A_RESERVED,
    WINMD_A_MULTI,
    WINMD_A_UNTERMINATED,
    WINMD_A_FREE_WITH,
    WINMD_A_INVALID,
    WINMD_A_BIT_FIELD,
    WINMD_A_NO_RETURN,
} winmd_attribute_kind;

#define WINMD_VALUES 11 // a GUID's

typedef struct winmd_attribute {
    uint8_t kind;
    uint32_t count; // values without names, in order
    struct {
        int64_t number;
        w32t_span text; // UTF-8, p NULL: none
    } value[WINMD_VALUES];
    int64_t count_const, count_param, bytes_param; // named ones, -1: not there
    bool unterminated, multi;                      // of WINMD_A_ELEMENTS in old metadata
} winmd_attribute;

// Which attribute each constructor makes, found once. `member_refs` and `methods` have a byte for each row of those
// tables and one more, zero at first.
typedef struct winmd_attributes {
    const winmd *w;
    uint8_t *member_refs, *methods;
} winmd_attributes;

// The attribute in row `row`; false (*out has kind OTHER) when its values cannot be read.
bool winmd_attribute_at(const winmd_attributes *a, uint32_t row, winmd_attribute *out);

#endif
