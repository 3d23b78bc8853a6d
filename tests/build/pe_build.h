// SPDX-License-Identifier: Apache-2.0
// A small PE image made byte by byte from the PE/COFF specification: one section with exports, imports, a delay import
// and a debug record. For tests only.
#ifndef W32T_TESTS_BUILD_PE_H
#define W32T_TESTS_BUILD_PE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct w32t_pe_want {
    bool is64;
    uint16_t machine;           // 0: as is64 says
    const char *dll;            // own name in the export directory; NULL: no exports
    const char *const *exports; // names in byte order, NULL-terminated; "name=DLL.Other" is a forwarder
    const char *const *imports; // "DLL!name", "DLL!#ordinal", grouped by DLL, NULL-terminated; NULL: none
    const char *const *delayed; // the same
    const char *pdb;            // NULL: no debug record
} w32t_pe_want;

// malloc'd bytes.
uint8_t *w32t_build_pe(const w32t_pe_want *want, size_t *size);

#endif
