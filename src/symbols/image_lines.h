// SPDX-License-Identifier: Apache-2.0
// Source lines of an image's code, from the DWARF line tables that GCC and Clang leave in it (-g): .debug_line,
// versions 2 to 5.
#ifndef W32T_SYMBOLS_IMAGE_LINES_H
#define W32T_SYMBOLS_IMAGE_LINES_H

#include "base/mem.h"
#include "pe/pe_file.h"

typedef struct w32t_image_lines w32t_image_lines;

// NULL when there are none. The image's bytes are not needed afterwards.
w32t_image_lines *w32t_image_lines_of(const w32t_pe *pe);
void w32t_image_lines_free(w32t_image_lines *l);
// The file (its name without folders) and line of the code at an RVA; false when they are not known.
bool w32t_image_line_at(const w32t_image_lines *l, uint32_t rva, const char **file, uint32_t *line);

#endif
