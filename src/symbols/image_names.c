// SPDX-License-Identifier: Apache-2.0
// The COFF symbol table is 18-byte records (name, value, section, type, class, aux records) and a string table behind
// them (PE/COFF specification, section 5.4). x64 images also say where each function begins (.pdata), which tells a
// function without a name from the named one before it.
#include "symbols/image_names.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pe/pe_file.h"

#define MAX_NAMES    500000u
#define MAX_BYTES    (32u << 20) // of all names together: a file's names may lie over one another
#define MAX_BEGINS   4000000u
#define MAX_DISTANCE 0x4000u // further away, the nearest name says nothing

typedef struct named {
    uint32_t rva;
    const char *name;
} named;

struct w32t_image_names {
    w32t_arena arena;
    named *items;
    size_t count, room;
    uint32_t *begins; // of functions, by .pdata
    size_t begin_count;
    size_t bytes; // of names
};

static bool is_full(const w32t_image_names *n) {
    return n->count == MAX_NAMES || n->bytes >= MAX_BYTES;
}

static void add(w32t_image_names *n, uint32_t rva, const char *name, size_t length) {
    if (is_full(n) || !length) return;
    if (n->count == n->room)
        n->items = w32t_realloc(n->items, (n->room = n->room ? n->room * 2 : 256) * sizeof *n->items);
    n->items[n->count++] = (named){rva, w32t_arena_text(&n->arena, name, length)};
    n->bytes += length;
}

// "_ZN3net6Client7connectEv" → "net::Client::connect"; anything harder stays as it is.
static size_t plain_name(const char *s, size_t n, char *out, size_t size) {
    size_t at = 2, used = 0;
    if (n < 4 || s[0] != '_' || s[1] != 'Z') return 0;
    bool nested = s[at] == 'N';
    at += nested;
    while (at < n && s[at] >= '0' && s[at] <= '9') {
        size_t length = 0;
        while (at < n && s[at] >= '0' && s[at] <= '9' && length < 1000)
            length = length * 10 + (size_t)(s[at++] - '0');
        if (!length || length > n - at || used + length + 3 > size) return 0;
        if (used) out[used++] = ':', out[used++] = ':';
        memcpy(out + used, s + at, length);
        used += length;
        at += length;
        if (!nested) return used;
    }
    return at < n && s[at] == 'E' ? used : 0;
}

static void add_symbol(w32t_image_names *n, const w32t_pe *pe, uint32_t rva, const char *name, size_t length) {
    char plain[512];
    if (!pe->is64 && length && *name == '_') name++, length--; // cdecl and stdcall of x86
    size_t shorter = plain_name(name, length, plain, sizeof plain);
    if (shorter)
        add(n, rva, plain, shorter);
    else
        add(n, rva, name, length);
}

static size_t text_length(const char *s, size_t most) {
    const char *end = memchr(s, 0, most);
    return end ? (size_t)(end - s) : most;
}

static void take_symbols(w32t_image_names *n, const w32t_pe *pe) {
    w32t_span file = pe->bytes, head = w32t_span_sub(file, 0x3c, 4);
    w32t_span coff = head.p ? w32t_span_sub(file, w32t_le32(head.p), 24) : head;
    if (!coff.p) return;
    uint32_t at = w32t_le32(coff.p + 12), count = w32t_le32(coff.p + 16);
    w32t_span rest = at ? w32t_span_from(file, at) : (w32t_span){NULL, 0};
    if (!rest.p || count > rest.n / 18) return;
    w32t_span strings = w32t_span_from(rest, (size_t)count * 18);
    for (uint32_t i = 0; i < count && !is_full(n); i++) {
        const uint8_t *s = rest.p + (size_t)i * 18;
        uint16_t section = w32t_le16(s + 12), type = w32t_le16(s + 14);
        uint8_t storage = s[16];
        i += s[17];
        w32t_pe_section where;
        bool function = type == 0x20 && (storage == 2 || storage == 3); // external, static
        if (!function && !(type == 0 && storage == 2)) continue;        // assembly code has no types
        if (!section || section > pe->section_count || !w32t_pe_section_at(pe, section - 1u, &where)) continue;
        if (!(where.flags & 0x20000000u)) continue; // not executable
        const char *name = (const char *)s;
        size_t length = text_length(name, 8);
        if (!w32t_le32(s)) {
            w32t_span text = w32t_span_from(strings, w32t_le32(s + 4));
            if (!text.p) continue;
            name = (const char *)text.p;
            length = text_length(name, text.n < 4096 ? text.n : 4096);
        }
        add_symbol(n, pe, where.rva + w32t_le32(s + 8), name, length);
    }
}

static void take_exports(w32t_image_names *n, const w32t_pe *pe) {
    w32t_pe_exports e;
    w32t_pe_export x;
    if (!w32t_pe_exports_open(pe, &e)) return;
    for (uint32_t i = 0; i < e.names && i < 2 * MAX_NAMES && !is_full(n); i++) // forwarders count, too
        if (w32t_pe_export_at(pe, &e, i, &x) && x.rva) add(n, x.rva, x.name, strlen(x.name));
}

static void take_begins(w32t_image_names *n, const w32t_pe *pe) {
    if (pe->machine != W32T_PE_AMD64 || pe->directory_count <= W32T_PE_DIR_EXCEPTION) return;
    uint32_t rva = pe->directory[W32T_PE_DIR_EXCEPTION].rva, size = pe->directory[W32T_PE_DIR_EXCEPTION].size;
    w32t_span table = rva ? w32t_pe_rest(pe, rva) : (w32t_span){NULL, 0};
    n->begin_count = (table.n < size ? table.n : size) / 12;
    if (n->begin_count > MAX_BEGINS) n->begin_count = 0;
    n->begins = w32t_arena_alloc(&n->arena, (n->begin_count + 1) * sizeof *n->begins);
    for (size_t i = 0; i < n->begin_count; i++)
        n->begins[i] = w32t_le32(table.p + i * 12);
}

static int by_rva(const void *a, const void *b) {
    const named *x = a, *y = b;
    return x->rva < y->rva ? -1 : x->rva > y->rva ? 1 : strcmp(x->name, y->name);
}

w32t_image_names *w32t_image_names_of(w32t_span file, bool begins) {
    w32t_pe pe;
    if (w32t_pe_open(file, false, &pe, NULL) != W32T_OK) return NULL;
    w32t_image_names *n = w32t_alloc(sizeof *n);
    take_symbols(n, &pe);
    take_exports(n, &pe);
    if (begins) take_begins(n, &pe);
    if (n->count) qsort(n->items, n->count, sizeof *n->items, by_rva);
    if (n->count) return n;
    w32t_image_names_free(n);
    return NULL;
}

void w32t_image_names_free(w32t_image_names *n) {
    if (!n) return;
    w32t_arena_free(&n->arena);
    free(n->items);
    free(n);
}

size_t w32t_image_names_size(const w32t_image_names *n) {
    return n->bytes + n->count * 16 + n->room * sizeof *n->items + n->begin_count * sizeof *n->begins;
}

void w32t_image_functions(const w32t_pe *pe, void (*take)(void *context, uint32_t rva, const char *name),
                          void *context) {
    w32t_image_names n = {0};
    take_symbols(&n, pe);
    take_exports(&n, pe);
    for (size_t i = 0; i < n.count; i++)
        take(context, n.items[i].rva, n.items[i].name);
    w32t_arena_free(&n.arena);
    free(n.items);
}

// Where the function that holds `rva` begins; 0: not known.
static uint32_t begin_of(const w32t_image_names *n, uint32_t rva) {
    size_t low = 0, high = n->begin_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (n->begins[middle] <= rva)
            low = middle + 1;
        else
            high = middle;
    }
    return low ? n->begins[low - 1] : 0;
}

static const named *nearest(const w32t_image_names *n, uint32_t rva) {
    size_t low = 0, high = n->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (n->items[middle].rva <= rva)
            low = middle + 1;
        else
            high = middle;
    }
    if (!low || rva - n->items[low - 1].rva > MAX_DISTANCE) return NULL;
    return &n->items[low - 1];
}

size_t w32t_image_name_at(const w32t_image_names *n, uint32_t rva, char *out, size_t size) {
    const named *found = nearest(n, rva);
    if (!found) return 0;
    bool other = n->begin_count && begin_of(n, rva) > found->rva;
    int length = snprintf(out, size, "%s%s+0x%x", other ? "near " : "", found->name, rva - found->rva);
    return length > 0 ? (size_t)length : 0;
}

const char *w32t_image_symbol_at(const w32t_image_names *n, uint32_t rva, uint32_t *from) {
    const named *found = nearest(n, rva);
    if (!found) return NULL;
    *from = found->rva;
    return found->name;
}
