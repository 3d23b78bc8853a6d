// SPDX-License-Identifier: Apache-2.0
// A .winmd file made row by row from ECMA-335 (partition II, 22–25), for tests only: rows as columns of plain numbers,
// heaps that are appended to; finishing sorts the tables that the standard wants sorted and lays everything into a PE
// image. Coded indices come from w32t_winmd_coded().
#ifndef W32T_TESTS_BUILD_WINMD_H
#define W32T_TESTS_BUILD_WINMD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct w32t_winmd w32t_winmd;

// `wide`: indices of four bytes into the heaps, as in files with heaps over 64 KiB.
w32t_winmd *w32t_winmd_new(bool wide);
uint32_t w32t_winmd_string(w32t_winmd *b, const char *text);
uint32_t w32t_winmd_blob(w32t_winmd *b, const void *bytes, size_t size);
// Adds a row (columns in the standard's order) and returns its number, from 1.
uint32_t w32t_winmd_row(w32t_winmd *b, unsigned table, const uint32_t *columns);
// Sets a column of a row that is there.
void w32t_winmd_set(w32t_winmd *b, unsigned table, uint32_t row, unsigned column, uint32_t value);
uint32_t w32t_winmd_count(const w32t_winmd *b, unsigned table);
// 'D' TypeDefOrRef, 'A' HasCustomAttribute, 'P' MemberRefParent, 'T' CustomAttributeType, 'K' HasConstant, 'M'
// HasFieldMarshal, 'W' MemberForwarded, 'R' ResolutionScope.
uint32_t w32t_winmd_coded(char kind, unsigned table, uint32_t row);

// What files of win32metadata are made of. Types are given as signatures are written: bytes.
uint32_t w32t_winmd_type_ref(w32t_winmd *b, const char *space, const char *name);
// TypeDef: `extends` "Enum", "ValueType", "MulticastDelegate", "Object", NULL for interfaces. Its fields and methods
// are those added until the next one.
uint32_t w32t_winmd_type(w32t_winmd *b, uint32_t flags, const char *space, const char *name, const char *extends);
uint32_t w32t_winmd_field(w32t_winmd *b, uint32_t flags, const char *name, const void *type, size_t size);
// A field whose type is a TypeDef or TypeRef.
uint32_t w32t_winmd_field_of(w32t_winmd *b, const char *name, unsigned table, uint32_t row);
void w32t_winmd_literal(w32t_winmd *b, const char *name, uint32_t value); // of an enumeration of 32 bits
// A method; its parameters are those added until the next one. `signature`: convention, count, result, parameters.
uint32_t w32t_winmd_method(w32t_winmd *b, const char *name, const void *signature, size_t size);
uint32_t w32t_winmd_param(w32t_winmd *b, uint32_t flags, uint32_t sequence, const char *name);
void w32t_winmd_import(w32t_winmd *b, uint32_t method, uint32_t flags, const char *name, const char *dll);
// An attribute: `arguments` are the constructor's parameter types (element types), `value` what stands between the
// prolog and the end, the number of named ones included.
void w32t_winmd_attribute(w32t_winmd *b, unsigned table, uint32_t row, const char *name, const char *arguments,
                          const void *value, size_t size);

// malloc'd bytes; frees the builder.
uint8_t *w32t_winmd_finish(w32t_winmd *b, size_t *size);

#endif
