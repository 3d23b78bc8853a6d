// SPDX-License-Identifier: Apache-2.0
// The form of an API database: one array of 32-bit words (a head, then sections of fixed-size rows) and one pool of
// zero-terminated strings. The generator writes it as C, the importer as a file of little-endian words; both are the
// same rows. Row 0 of types, structs, sets and parameters is "none".
#ifndef W32T_APIDB_API_LAYOUT_H
#define W32T_APIDB_API_LAYOUT_H

#include <stdint.h>

#define W32T_APIDB_MAGIC   0x42444157u // "WADB"
#define W32T_APIDB_VERSION 2u

enum {
    APIDB_W_MAGIC,
    APIDB_W_VERSION,
    APIDB_W_WORDS,    // words in all
    APIDB_W_STRINGS,  // bytes of the pool
    APIDB_W_SECTIONS, // then {first word, rows} for each section
};

enum {
    APIDB_DLLS,       // name, first export, exports, flags                             by name
    APIDB_EXPORTS,    // name, function                                                 by DLL, then name
    APIDB_FUNCTIONS,  // see below                                                      by name
    APIDB_LISTS,      // one word: parameter row, DLL, or method; functions point at runs of it
    APIDB_PARAMS,     // see below
    APIDB_TYPES,      // text, name, kind | shape<<8, size64, size32, target, structure, array count
    APIDB_STRUCTS,    // name, size64, size32, first field, fields | union<<31          by name
    APIDB_FIELDS,     // name, type, offset64, offset32, bit offset | bits<<8 | set<<16
    APIDB_SETS,       // name, first constant, constants, bits                           by name
    APIDB_CONSTANTS,  // name, value low, value high, mask (0: the value itself)         by set; values by value
    APIDB_NAMED,      // one word: constant                                              by the constant's name
    APIDB_GUIDS,      // the 16 bytes as four words, name                               by the words
    APIDB_INTERFACES, // name, first list entry (functions), methods, 0                 by name
    APIDB_SECTION_COUNT
};

#define APIDB_HEAD_WORDS (APIDB_W_SECTIONS + 2 * APIDB_SECTION_COUNT)

// Words a row of each section.
#define APIDB_STRIDES                                                                                                  \
    { 4, 2, 8, 1, 6, 8, 5, 5, 4, 4, 1, 5, 4 }

// FUNCTIONS: name, origin, first list entry, parameters | DLLs<<8 | convention<<16, flags | groups<<16, result
// (parameter row),
//            test | code<<8, value. The list holds the parameter rows, then the DLLs (the one that owns it first).
// PARAMS:    name, type, kind | shape<<8 | flags<<16,
//            size.how | size.scale<<8 | filled.how<<16 | filled.scale<<24, size.operand | filled.operand<<16, set |
//            iid<<16

struct w32t_apidb {
    const uint32_t *words;
    const char *strings;
    const struct w32t_apidb *below; // asked when nothing is found here, NULL = none
    void *owned;                    // what close frees
};

// The built-in tables (apidata/gen/api_tables.c).
extern const uint32_t w32t_apidb_words[];
extern const char w32t_apidb_strings[];

#endif
