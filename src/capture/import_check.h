// SPDX-License-Identifier: Apache-2.0
// Why an image does not start: walks what it imports, and what those import, as the loader would, and reports the first
// piece that is missing or of the wrong kind.
#ifndef W32T_CAPTURE_IMPORT_CHECK_H
#define W32T_CAPTURE_IMPORT_CHECK_H

#include "base/mem.h"
#include "base/status.h"

typedef enum w32t_import_problem {
    W32T_IMPORT_UNKNOWN = 0,
    W32T_IMPORT_NO_DLL = 1,
    W32T_IMPORT_NO_FUNCTION = 2,
    W32T_IMPORT_WRONG_MACHINE = 3,
    W32T_IMPORT_BAD_IMAGE = 4,
} w32t_import_problem;

typedef struct w32t_import_finding {
    w32t_import_problem kind;
    char importer[1024]; // path; "": the program itself asked for it by LoadLibrary
    char missing[260];   // DLL as it is named in the import
    char function[260];  // NO_FUNCTION: its name or "#ordinal"
    char found[1024]; // the file that did not fit; NO_DLL: one that lies beside the importer, where nobody looks for it
    char detail[160];
    w32t_buf folders; // tried, separated by ';'; to be freed
} w32t_import_finding;

// W32T_END: nothing is missing.
w32t_status w32t_find_missing_import(const char *image_path, w32t_import_finding *out);
// The same for a DLL that a running program (its folder: `program_folder`) asked for in vain. `dll` is a name, or a
// path of this system; `own_folder`: it was loaded with its own folder as the first one to look into.
w32t_status w32t_find_missing_of_dll(const char *dll, const char *program_folder, bool own_folder, uint32_t word_size,
                                     w32t_import_finding *out);
void w32t_import_text(const w32t_import_finding *f, char *out, size_t size);

#endif
