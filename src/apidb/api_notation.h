// SPDX-License-Identifier: Apache-2.0
// Prototypes in the notation of apidata/ (C declarations with SAL words), written by users for their own DLLs:
// typedefs, structures, unions, enums, functions and COM interfaces. `#pragma dll NAME` says which DLL exports what
// follows; before the first one it is the file's own name with .dll. Types that the file does not declare are those of
// the database below.
//
// api_notation.c reads declarations, api_notation_com.c interfaces, api_notation_types.c types, api_notation_words.c
// the words and what types say without them. Private to apidb.
#ifndef W32T_APIDB_API_NOTATION_H
#define W32T_APIDB_API_NOTATION_H

#include "apidb/api_copy.h"
#include "base/hash.h"
#include "base/mem.h"

typedef struct api_typ { // a type as the reader has it
    const char *text, *name;
    uint8_t kind, shape;
    uint32_t size64, size32, align64, align32;
    uint32_t row, structure, set;
    uint32_t target64;   // pointers: bytes of what they point at
    uint8_t target_kind; // its kind
    uint8_t text_unit;   // pointers to characters, and characters themselves: 1 or 2
    bool target_const, is_const;
} api_typ;

typedef struct api_word { // "_In_reads_" with what stands in its parentheses
    const char *name, *arguments;
} api_word;

typedef struct api_prototype_param {
    const char *name;
    api_typ type;
    api_word words[6];
    unsigned word_count;
} api_prototype_param;

typedef struct api_prototype {
    const char *name, *dll, *origin; // dll NULL: a method of an interface
    api_typ result;
    api_prototype_param params[W32T_API_MAX_PARAMS];
    unsigned param_count;
    api_word words[8];
    unsigned word_count;
    uint8_t convention;
    bool varargs;
    bool unmade;     // read, but not added
    uint32_t number; // once it was added
} api_prototype;

#define API_NT_MOST_METHODS 1024u // of an interface, inherited ones counted

typedef struct api_interface { // of the file
    const char *name;
    uint32_t methods[API_NT_MOST_METHODS]; // numbers of functions
    const char *names[API_NT_MOST_METHODS];
    uint32_t count;
    bool defined;
} api_interface;

typedef struct api_notation api_notation;

typedef struct api_symbol {
    enum { A_TYPE, A_NUMBER, A_INTERFACE } what;
    api_typ type;
    uint64_t number;
    api_interface *interface;
} api_symbol;

struct api_notation {
    api_prototype prototype; // the one being read
    api_builder *build;
    api_copier copier;
    const w32t_apidb *below;
    w32t_table symbols; // "T name" types, "S tag" structures, "N name" numbers, "E name" sets, "I name" interfaces
    w32t_table copied;  // methods below by index + 1 → number + 1
    w32t_table known;   // types below by text → number + 1
    w32t_arena arena;
    const char *at, *end;
    uint32_t line;
    const char *token; // text of the current token, "" at the end
    bool is_name, is_number;
    const char *dll, *origin;
    uint32_t pack[16], pack_depth, nameless;
    bool bad;
    char wrong[200];
    uint32_t wrong_line;
};

// Tokens and symbols. The first failure stays; everything after it does nothing that matters.
void api_nt_fail(api_notation *n, const char *what, const char *near);
const char *api_nt_keep(api_notation *n, const char *s, size_t size);
void api_nt_next(api_notation *n);
bool api_nt_is(const api_notation *n, const char *token);
bool api_nt_accept(api_notation *n, const char *token);
void api_nt_expect(api_notation *n, const char *token);
const char *api_nt_name(api_notation *n, const char *what);
// Spaces: T types, S tags, N numbers, E sets.
api_symbol *api_nt_find(const api_notation *n, const char *space, const char *name);
void api_nt_define(api_notation *n, const char *space, const char *name, const api_typ *type, uint64_t number);
uint64_t api_nt_expression(api_notation *n, unsigned depth);

// Parts of declarations: words with what stands in their parentheses, the convention, `(parameters) words ;` of
// n->prototype, which is added then.
unsigned api_nt_words(api_notation *n, api_word *words, unsigned room);
uint8_t api_nt_convention(api_notation *n, uint8_t otherwise);
void api_nt_function(api_notation *n, api_prototype *f);

// Whether an interface's declaration begins here; reads it. A forward declaration names it.
bool api_nt_begins_interface(const api_notation *n);
void api_nt_interface(api_notation *n);
// Whether `name` is an interface of the file or below.
bool api_nt_is_interface(const api_notation *n, const char *name);

// Types, and what stands behind them in a declaration.
bool api_nt_type(api_notation *n, api_typ *t, unsigned depth);
bool api_nt_known_type(api_notation *n, const char *name, api_typ *t); // of the database below
void api_nt_row(api_notation *n, api_typ *t, uint32_t target, uint32_t count);
void api_nt_pointer(api_notation *n, api_typ *t);
void api_nt_arrays(api_notation *n, api_typ *t);
const char *api_nt_declarator(api_notation *n, api_typ *t);
const char *api_nt_callback(api_notation *n, api_typ *t);

// Reads `text` into the builder. W32T_E_SYNTAX: what is wrong, `offset` is the line.
w32t_status api_notation_read(api_builder *build, const w32t_apidb *below, const char *path, const char *text,
                              size_t size, w32t_error *error);

// A set by name, of the file or below; 0 when there is none.
uint32_t api_notation_set(api_notation *n, const char *name);
// Adds the function; false with *wrong set when a word is not understood.
bool api_notation_function(api_notation *n, api_builder *build, api_prototype *f, char *wrong, size_t size);

#endif
