// SPDX-License-Identifier: Apache-2.0
// TDH in-types and out-types: their names, and what each pair means for reading and showing a value.
#ifndef W32T_SCHEMA_SCHEMA_TYPES_H
#define W32T_SCHEMA_SCHEMA_TYPES_H

#include "schema/schema.h"

// Sets read, type, shape and width from in, out and length; false when the in-type is not known.
bool w32t_field_plan(w32t_schema_field *field);
// Bytes of one element with pointers of that width; 0 when it varies.
uint32_t w32t_field_fixed_size(const w32t_schema_field *field, unsigned pointer_size);
// Its value can say how many or how long others are.
bool w32t_field_is_number(const w32t_schema_field *field);

#endif
