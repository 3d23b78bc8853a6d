// SPDX-License-Identifier: Apache-2.0
// Names of an image's functions, from what the image file itself has: its COFF symbol table (what GCC, Go and Rust
// leave in unless stripped), else its exports.
#ifndef W32T_SYMBOLS_IMAGE_NAMES_H
#define W32T_SYMBOLS_IMAGE_NAMES_H

#include "base/mem.h"
#include "base/span.h"
#include "pe/pe_file.h"

typedef struct w32t_image_names w32t_image_names;

// NULL when the bytes are no image or name nothing. The bytes are not needed afterwards. `begins`: where functions
// begin that have no name is kept too, which w32t_image_name_at says "near" by.
w32t_image_names *w32t_image_names_of(w32t_span file, bool begins);
void w32t_image_names_free(w32t_image_names *n);
size_t w32t_image_names_size(const w32t_image_names *n); // bytes of memory, about
// "function+0x12", or "near Export+0x12" when the nearest name before belongs to another function. Length as snprintf;
// 0: no name.
size_t w32t_image_name_at(const w32t_image_names *n, uint32_t rva, char *out, size_t size);

// The nearest name at or before an RVA, and where it stands; NULL: no name, or too far away to say anything. Lives as
// long as *n.
const char *w32t_image_symbol_at(const w32t_image_names *n, uint32_t rva, uint32_t *from);

// Calls back for each function that symbols or exports name.
void w32t_image_functions(const w32t_pe *pe, void (*take)(void *context, uint32_t rva, const char *name),
                          void *context);

#endif
