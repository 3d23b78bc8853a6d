// SPDX-License-Identifier: Apache-2.0
// The generator of the API database. It parses apidata/headers.h and apidata/annotations/*.h with libclang once for
// x86-64 and once for i686, reads the import libraries for what each DLL exports, evaluates the constants of
// apidata/constants/, and writes the tables and the golden list.
#ifndef APIGEN_H
#define APIGEN_H

#include <clang-c/Index.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "apidb/api_build.h"

// ---- util.c: text and maps that live as long as the program
char *text_format(const char *format, ...) __attribute__((format(printf, 1, 2)));
char *text_copy(const char *text, size_t length);
char *text_of(CXString s); // takes the CXString
bool starts(const char *text, const char *with);
char *read_file(const char *path); // exits with a message when it cannot
_Noreturn void die(const char *format, ...) __attribute__((format(printf, 1, 2)));
void complain(const char *format, ...) __attribute__((format(printf, 1, 2))); // counted: main fails at the end
unsigned complaints(void);

typedef struct map {
    struct map_slot {
        const char *key;
        void *value;
    } * slots;
    size_t room, used;
} map;
void **map_at(map *m, const char *key);       // makes the entry (value NULL)
void *map_get(const map *m, const char *key); // NULL when absent
typedef struct map_slot map_slot;
map_slot **map_sorted(const map *m, size_t *count); // by key

// ---- implib.c
#define MAX_DLLS 160
typedef struct exported { // value of the exports map
    uint8_t dlls[16];
    uint8_t arch[16]; // bit 0: 64-bit library has it, bit 1: 32-bit
    uint8_t count;
} exported;
typedef struct dll_list {
    char *names[MAX_DLLS];
    unsigned count;
    map exports; // name → exported
} dll_list;
void implib_read(dll_list *list, const char *dlls_txt, const char *lib64, const char *lib32);
// The GUIDs a library defines by name.
typedef void (*guid_fn)(void *context, const char *name, const uint8_t guid[16]);
void implib_guids(const char *path, guid_fn see, void *context);

// ---- parse.c
enum { X64, X86, ARCHES };
typedef struct api_decl {
    const char *name, *origin;
    CXCursor decl[ARCHES], note[ARCHES];
    bool has[ARCHES], noted[ARCHES];
    const char *note_file; // "file" for annotations/file.h
} api_decl;

typedef struct vtable {
    CXCursor at[ARCHES];
    bool has[ARCHES];
    const char *origin;
} vtable;

typedef struct generator {
    api_builder *build;
    dll_list dlls;
    uint32_t dll_rows[MAX_DLLS];
    CXIndex index;
    CXTranslationUnit unit[ARCHES];
    map functions; // name → function
    map tables;    // "IShellLinkWVtbl" → vtable
    map records;   // canonical record spelling → typedef name
    map sets;      // name → set number + 1, as a pointer
    map typedefs[ARCHES]; // name → CXType *
    FILE *golden;
    const char *owner; // DLL of the function being written
    unsigned function_count, annotated_count, unknown_types;
} generator;
// Parses text as C for the target; ends the run on an error, the tolerant form does not.
CXTranslationUnit parse_tolerant(CXIndex index, int arch, const char *name, const char *text, unsigned options);
CXTranslationUnit parse_source(CXIndex index, int arch, const char *name, const char *text, unsigned options);
void parse_all(generator *g, const char *source_dir);

// ---- types.c
typedef struct type_facts {
    uint32_t row;
    uint8_t kind, shape;
    uint8_t target_kind;
    uint32_t target64; // bytes of one target
    uint32_t set;      // enumerations
    bool target_const; // points at const
    bool char_target;  // text of some width
    uint8_t text_unit; // 1 or 2
    const char *name;
} type_facts;
type_facts type_of(generator *g, CXType t64, CXType t32, const char *hint);
type_facts param_type_of(generator *g, CXType t64, CXType t32);
uint32_t set_of_enum(generator *g, CXType type);

// ---- annotate.c
typedef struct function_facts {
    w32t_api_failure failure;
    bool fails_stated, hot, handles, noreturn;
    uint16_t groups;
    uint8_t result_flags;
    uint32_t result_set;
    uint8_t result_shape;
} function_facts;
// Applies the words of a parameter's annotations; names of other parameters are looked up in `cursor`, the function.
void annotate_param(generator *g, const char *function_name, CXCursor function, CXCursor param, const type_facts *type,
                    api_param_row *row);
void annotate_function(generator *g, const char *name, CXCursor function, const char *file, function_facts *facts);

// ---- guess.c
void guess_param(const type_facts *type, api_param_row *row);
// What a method's name and its parameters' say of directions. `name` is without the interface.
void guess_method(const char *name, const type_facts *types, const char *const *texts, api_param_row *rows,
                  unsigned count);
// void ** behind a REFIID (rows[index - 1]) is an interface of that kind.
void guess_com_out(api_param_row *rows, const type_facts *type, unsigned index);
w32t_api_failure guess_failure(const char *name, const char *dll, const api_param_row *result, const type_facts *type,
                               const char *result_text);
uint16_t guess_groups(const char *name, const char *dll, const char *origin);

// ---- com.c
void com_interfaces(generator *g);
void com_guids(generator *g, const char *source_dir, const char *library);

// ---- constants.c
// members.c: after all structures are known.
void members_read(generator *g, const char *source_dir);
void constants_read(generator *g, const char *source_dir);

// ---- golden.c
void golden_line(generator *g, const api_function_row *f, const char *const *param_types, const char *result_type);

#endif
