// SPDX-License-Identifier: Apache-2.0
// A PE image over bytes in memory: headers, sections, directories. Everything is borrowed from the span given to
// w32t_pe_open.
#ifndef W32T_PE_FILE_H
#define W32T_PE_FILE_H

#include <win32trace/event.h>

#include "base/span.h"

#define W32T_PE_I386  0x014cu
#define W32T_PE_AMD64 0x8664u
#define W32T_PE_ARM64 0xaa64u
#define W32T_PE_DLL   0x2000u // characteristics

enum {
    W32T_PE_DIR_EXPORT = 0,
    W32T_PE_DIR_IMPORT = 1,
    W32T_PE_DIR_RESOURCE = 2,
    W32T_PE_DIR_EXCEPTION = 3,
    W32T_PE_DIR_DEBUG = 6,
    W32T_PE_DIR_DELAY = 13,
    W32T_PE_DIR_CLR = 14
};

typedef struct w32t_pe_section {
    char name[9];
    uint32_t rva, virtual_size; // in memory
    uint32_t offset, size;      // in the file
    uint32_t flags;
} w32t_pe_section;

typedef struct w32t_pe {
    w32t_span bytes;
    bool mapped; // laid out as the loader does (offset = RVA), not as a file
    bool is64;
    uint16_t machine, characteristics, subsystem, section_count;
    uint32_t time_stamp, checksum, entry, image_size, headers_size;
    uint64_t image_base;
    uint32_t sections_offset;
    uint32_t directory_count; // at most 16
    struct {
        uint32_t rva, size;
    } directory[16];
} w32t_pe;

// W32T_E_FORMAT when the bytes are no PE image; the error's text says what is wrong ("a 16-bit program", "a script" …).
w32t_status w32t_pe_open(w32t_span bytes, bool mapped, w32t_pe *out, w32t_error *error);

bool w32t_pe_section_at(const w32t_pe *pe, uint32_t index, w32t_pe_section *out);
// Exactly n bytes at an RVA, in one piece; p NULL when they are not all there.
w32t_span w32t_pe_bytes(const w32t_pe *pe, uint32_t rva, size_t n);
// What there is from an RVA to the end of its section.
w32t_span w32t_pe_rest(const w32t_pe *pe, uint32_t rva);
// NUL-terminated text of at most 4096 bytes; NULL when there is none.
const char *w32t_pe_text(const w32t_pe *pe, uint32_t rva);
// What the headers say of the image: "64-bit", "32-bit", "ARM64" …
const char *w32t_pe_machine_name(uint16_t machine);

// ---- Exports
typedef struct w32t_pe_export {
    const char *name; // NULL: exported by ordinal only
    uint32_t ordinal;
    uint32_t rva;          // of the code or data; 0 for a forwarder
    const char *forwarder; // "ntdll.RtlAllocateHeap", "DLL.#12", NULL
} w32t_pe_export;

typedef struct w32t_pe_exports {
    const char *dll; // the name the image gives itself, NULL when unreadable
    uint32_t ordinal_base, functions, names;
    uint32_t functions_rva, names_rva, ordinals_rva;
} w32t_pe_exports;

// False when the image exports nothing (readable).
bool w32t_pe_exports_open(const w32t_pe *pe, w32t_pe_exports *out);
// Entry `index` of the name table (0 .. names - 1); false when it is damaged.
bool w32t_pe_export_at(const w32t_pe *pe, const w32t_pe_exports *e, uint32_t index, w32t_pe_export *out);
bool w32t_pe_export_named(const w32t_pe *pe, const w32t_pe_exports *e, const char *name, w32t_pe_export *out);
bool w32t_pe_export_ordinal(const w32t_pe *pe, const w32t_pe_exports *e, uint32_t ordinal, w32t_pe_export *out);

// ---- Imports
typedef struct w32t_pe_import {
    const char *dll;
    const char *name; // NULL: by ordinal
    uint16_t ordinal, hint;
    bool delay;
    bool first; // the first one of its DLL's descriptor
} w32t_pe_import;

// Calls back for each import, then for each delay import, in file order; a DLL nothing is taken from comes once with
// name NULL and ordinal 0. Stops when the callback returns false. Returns how many were damaged and left out.
typedef bool (*w32t_pe_import_fn)(void *context, const w32t_pe_import *import);
uint32_t w32t_pe_imports(const w32t_pe *pe, w32t_pe_import_fn callback, void *context);

// ---- Debug directory
typedef struct w32t_pe_rsds {
    w32t_guid guid;
    uint32_t age;
    const char *pdb; // "" when unreadable
} w32t_pe_rsds;
bool w32t_pe_rsds_of(const w32t_pe *pe, w32t_pe_rsds *out);

// ---- Resources
typedef struct w32t_pe_resource {
    uint16_t type, id;         // 0 when named
    w32t_span type_name, name; // UTF-16, p NULL when numbered
    uint16_t language;
    w32t_span data;
} w32t_pe_resource;

// Calls back for each resource in the order of the tree (type, name, language); stops when the callback returns false.
// Returns how many entries were damaged and left out.
typedef bool (*w32t_pe_resource_fn)(void *context, const w32t_pe_resource *resource);
uint32_t w32t_pe_resources(const w32t_pe *pe, w32t_pe_resource_fn callback, void *context);
// Whether a resource's type has that name (ASCII, without case).
bool w32t_pe_resource_is(const w32t_pe_resource *resource, const char *type);

#endif
