// SPDX-License-Identifier: Apache-2.0
// The built-in pack: the texts of schemas/ as one block inside the program, behind an index that the build makes
// (cmake/pack.cmake). Nothing is parsed before the first look-up, then one provider at a time.
#ifndef W32T_SCHEMA_PACK_H
#define W32T_SCHEMA_PACK_H

#include "base/guid.h"

// The text of the file that describes the provider or class; empty when the pack has none.
w32t_span w32t_pack_find(const w32t_guid *guid);
typedef struct w32t_pack_entry {
    w32t_guid guid;
    w32t_span text; // of the whole file
    w32t_span name; // provider's name; empty for classes
} w32t_pack_entry;
// One entry after the other, in the order of their GUIDs as text: *at is 0 for the first. False at the end.
bool w32t_pack_next(size_t *at, w32t_pack_entry *out);

#endif
