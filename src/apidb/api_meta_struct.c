// SPDX-License-Identifier: Apache-2.0
// Structures of the metadata: sizes and offsets for both word sizes, by the rules of Microsoft's compilers (members at
// multiples of their alignment, at most the packing; the whole a multiple of the largest), and rows of their members.
// The metadata has separate structures where the processors' differ: members are matched by name.
#include "apidb/api_meta.h"

#include <stdlib.h>
#include <string.h>

#define LARGEST ((uint32_t)0x1000000)

enum { NOT_ASKED, BUSY, KNOWN, UNKNOWN };

static bool layout(api_meta_maker *mk, api_meta_entry *entry, bool is64, unsigned depth);

// What the built-in database, proved by compilers, says of a structure of that name.
static bool builtin_size(const api_meta_maker *mk, const api_meta_entry *entry, bool is64, uint32_t *size) {
    w32t_api_struct s;
    if (mk->own_layouts || !w32t_apidb_struct(NULL, w32t_apidb_struct_named(NULL, entry->name), &s)) return false;
    *size = is64 ? s.size64 : s.size32;
    return *size != 0;
}

static bool size_of_entry(api_meta_maker *mk, api_meta_entry *entry, bool is64, unsigned depth, uint32_t *size,
                          uint32_t *align);

static bool size_of(api_meta_maker *mk, const api_meta_type *type, bool is64, unsigned depth, uint32_t *size,
                    uint32_t *align) {
    if (!type || depth > 4 * META_DEPTH) return false;
    if (type->kind == META_NATIVE) return api_meta_native_size(type->name, is64, size, align);
    if (type->kind == META_ARRAY) {
        uint32_t count = type->count ? type->count : 1;
        if (!size_of(mk, type->target, is64, depth + 1, size, align) || *size > LARGEST / count) return false;
        *size *= count;
        return true;
    }
    if (type->kind == META_NAMED) {
        api_meta_entry *entry = api_meta_find(mk->meta, type->name, is64);
        return entry && size_of_entry(mk, entry, is64, depth, size, align);
    }
    *size = *align = is64 ? 8 : 4;
    return type->kind == META_POINTER;
}

static bool size_of_entry(api_meta_maker *mk, api_meta_entry *entry, bool is64, unsigned depth, uint32_t *size,
                          uint32_t *align) {
    if (entry->what == META_ENUM || entry->what == META_TYPEDEF)
        return size_of(mk, entry->base, is64, depth + 1, size, align);
    *size = *align = is64 ? 8 : 4;
    if (entry->what == META_INTERFACE || entry->what == META_CALLBACK) return true;
    if (entry->what != META_STRUCT || !api_meta_is_for(entry->processors, is64)) return false;
    uint32_t proved;
    bool is_laid = layout(mk, entry, is64, depth + 1), is_proved = builtin_size(mk, entry, is64, &proved);
    const api_meta_layout *l = is64 ? &entry->layout64 : &entry->layout32;
    if (is_laid) {
        *size = l->size;
        *align = l->align;
    }
    if (is_proved) *size = proved;
    while (*size % *align)
        *align /= 2;
    return is_laid || is_proved;
}

static uint32_t up(uint32_t at, uint32_t align) {
    return (at + align - 1) / align * align;
}

// True: the layout is known.
static bool layout(api_meta_maker *mk, api_meta_entry *entry, bool is64, unsigned depth) {
    api_meta_layout *l = is64 ? &entry->layout64 : &entry->layout32;
    if (l->state != NOT_ASKED) return l->state == KNOWN; // BUSY: a structure in itself, which none can be
    l->state = BUSY;
    l->offsets = w32t_arena_alloc(&mk->meta->arena, (entry->field_count + 1) * sizeof *l->offsets);
    uint32_t at = 0, most = 0, widest = 1;
    bool known = entry->field_count > 0;
    for (uint32_t i = 0; i < entry->field_count && known; i++) {
        const api_meta_field *f = &entry->fields[i];
        uint32_t size = 0, align = 1;
        known = size_of(mk, f->type, is64, depth + 1, &size, &align);
        if (!known) break;
        if (entry->packing && align > entry->packing) align = entry->packing;
        at = f->offset != UINT32_MAX ? f->offset : entry->is_union ? 0 : up(at, align);
        known = at <= LARGEST && size <= LARGEST - at;
        l->offsets[i] = at;
        at = known ? at + size : 0;
        if (at > most) most = at;
        if (align > widest) widest = align;
    }
    l->align = widest;
    l->size = up(most > entry->least_size ? most : entry->least_size, widest);
    l->state = known && l->size <= LARGEST ? KNOWN : UNKNOWN;
    return l->state == KNOWN;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Rows

static void wait(api_meta_maker *mk, api_meta_entry *entry) {
    if (mk->waiting_count == mk->waiting_room) {
        mk->waiting_room = mk->waiting_room ? mk->waiting_room * 2 : 1024;
        mk->waiting = w32t_realloc(mk->waiting, mk->waiting_room * sizeof *mk->waiting);
    }
    mk->waiting[mk->waiting_count++] = entry;
}

void api_meta_struct_row(api_meta_maker *mk, api_meta_entry *entry, api_type_row *row) {
    w32t_api_struct s;
    uint32_t builtin = mk->own_layouts ? 0 : w32t_apidb_struct_named(NULL, entry->name), align;
    row->kind = W32T_API_AGGREGATE;
    row->name = entry->name;
    if (w32t_apidb_struct(NULL, builtin, &s)) {
        row->size64 = s.size64;
        row->size32 = s.size32;
        row->structure = api_copy_struct(&mk->copier, builtin);
        return;
    }
    const api_meta_entry *other = api_meta_find(mk->meta, entry->key, false);
    row->size64 = row->size32 = 0;
    if (!size_of_entry(mk, entry, true, 0, &row->size64, &align)) row->size64 = 0;
    if (!size_of_entry(mk, (api_meta_entry *)other, false, 0, &row->size32, &align)) row->size32 = 0;
    if (!entry->structure_made) {
        entry->structure = api_build_struct(mk->build, entry->name);
        entry->structure_made = true;
        wait(mk, entry);
    }
    row->structure = entry->structure;
}

// "Anonymous", "Anonymous1": names that the metadata gives to what has none in C.
static const char *shown_name(const api_meta_field *f) {
    bool made = strncmp(f->name, "Anonymous", 9) == 0 && f->type && f->type->kind == META_NAMED;
    return made && strncmp(api_meta_last_name(f->type->name), "_Anonymous", 10) == 0 ? "" : f->name;
}

// Offset of the same member in 32-bit programs; UINT32_MAX: there is none.
static uint32_t offset_in(const api_meta_entry *entry, const char *name, uint32_t likely) {
    if (likely < entry->field_count && strcmp(entry->fields[likely].name, name) == 0)
        return entry->layout32.offsets[likely];
    for (uint32_t i = 0; i < entry->field_count && i < 4096; i++)
        if (strcmp(entry->fields[i].name, name) == 0) return entry->layout32.offsets[i];
    return UINT32_MAX;
}

static void define(api_meta_maker *mk, api_meta_entry *entry) {
    if (api_build_struct_defined(mk->build, entry->structure)) return; // one of the same name in another namespace
    api_meta_entry *for32 = api_meta_find(mk->meta, entry->key, false);
    bool has64 = entry->layout64.state == KNOWN, has32 = for32->layout32.state == KNOWN;
    if (!has64 && !has32) return;
    size_t room = 0;
    for (uint32_t i = 0; i < entry->field_count; i++)
        room += entry->fields[i].bit_fields ? entry->fields[i].bit_fields : 1;
    api_field_row *rows = w32t_alloc((room + 1) * sizeof *rows);
    uint32_t count = 0;
    for (uint32_t i = 0; i < entry->field_count; i++) {
        const api_meta_field *f = &entry->fields[i];
        api_meta_made m;
        api_field_row row = {.name = shown_name(f), .type = api_meta_type_row(mk, f->type, &m, 0), .set = m.set};
        uint32_t offset32 = has32 ? offset_in(for32, f->name, i) : 0;
        has32 = has32 && offset32 != UINT32_MAX; // nothing of a 32-bit program's is shown at a guessed place
        row.offset64 = has64 ? entry->layout64.offsets[i] : 0;
        row.offset32 = has32 ? offset32 : 0;
        if (!f->bit_fields) rows[count++] = row;
        for (uint32_t b = 0; b < f->bit_fields; b++) {
            row.name = f->bits[b].name;
            row.bit_offset = f->bits[b].at;
            row.bit_count = f->bits[b].count;
            rows[count++] = row;
        }
    }
    api_build_fields(mk->build, entry->structure, entry->is_union, has64 ? entry->layout64.size : 0,
                     has32 ? for32->layout32.size : 0, rows, count);
    mk->counts.structs++;
    free(rows);
}

void api_meta_define_structs(api_meta_maker *mk) {
    if (mk->own_layouts) { // tests look at all of them
        for (size_t i = 0; i < mk->meta->entry_count; i++) {
            api_meta_entry *entry = api_meta_find(mk->meta, mk->meta->entries[i].key, true);
            api_type_row row = {.text = ""};
            if (entry->what == META_STRUCT) api_meta_struct_row(mk, entry, &row);
        }
    }
    for (size_t i = 0; i < mk->waiting_count; i++) // members bring further ones
        define(mk, mk->waiting[i]);
}
