// SPDX-License-Identifier: Apache-2.0
// Interfaces of the metadata that the built-in database lacks: their tables of methods, those of their bases first, and
// the names of IIDs and CLSIDs. A base that the built-in database has brings its rows from there.
#include "apidb/api_meta.h"
#include "apidb/api_row.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_BASES   32u
#define MOST_METHODS 4096u             // of one interface, inherited ones counted
#define MOST_WORDS   ((size_t)4 << 20) // of all of them
static const uint32_t NO_GUID[4] = {0, 0, 0, 0};

// ---------------------------------------------------------------------------------------------------------------------------------
// Methods

static uint32_t copied_method(api_meta_maker *mk, const w32t_api_function *f) {
    if (!mk->copied) mk->copied = w32t_alloc((api_rows(f->db, APIDB_FUNCTIONS) + 1) * sizeof *mk->copied);
    if (!mk->copied[f->index]) mk->copied[f->index] = api_copy_function(&mk->copier, f) + 1;
    return mk->copied[f->index] - 1;
}

static bool from_builtin(api_meta_maker *mk, const char *name, uint32_t *methods, uint32_t *count) {
    w32t_api_interface of;
    w32t_api_function f;
    if (!w32t_apidb_interface(NULL, name, &of)) return false;
    for (uint32_t i = 0; w32t_apidb_method(&of, i, &f) && *count < MOST_METHODS; i++)
        methods[(*count)++] = copied_method(mk, &f);
    return true;
}

static void own_methods(api_meta_maker *mk, api_meta_entry *entry, uint32_t *methods, uint32_t *count) {
    for (uint32_t i = 0; i < entry->method_count && !entry->methods_made; i++) {
        char name[512];
        snprintf(name, sizeof name, "%.250s::%.250s", entry->name, entry->methods[i].name);
        uint32_t row = api_meta_function_row(mk, &entry->methods[i], name, entry->name);
        if (i == 0) entry->first_method = row; // the others follow it
        mk->counts.methods++;
    }
    entry->methods_made = true;
    for (uint32_t i = 0; i < entry->method_count && *count < MOST_METHODS; i++)
        methods[(*count)++] = entry->first_method + i;
}

// Methods of `entry` in the order of its table. False: a base is in none of the files, or it is no interface.
static bool table_of(api_meta_maker *mk, api_meta_entry *entry, uint32_t *methods, uint32_t *count) {
    api_meta_entry *chain[MOST_BASES];
    uint32_t length = 0;
    *count = 0;
    for (api_meta_entry *at = entry; at;) {
        if (at->what != META_INTERFACE || length == MOST_BASES || at->method_count >= MOST_METHODS) return false;
        chain[length++] = at;
        const char *base = at->base && at->base->kind == META_NAMED ? at->base->name : NULL;
        if (!base || from_builtin(mk, api_meta_last_name(base), methods, count)) break;
        at = api_meta_find(mk->meta, base, true);
        if (!at) return false;
    }
    while (length)
        own_methods(mk, chain[--length], methods, count);
    return *count < MOST_METHODS;
}

// ---------------------------------------------------------------------------------------------------------------------------------

// An interface is found by its IID under its own name; a class needs no second one.
static void name_guid(api_meta_maker *mk, const api_meta_entry *entry) {
    w32t_guid guid;
    char name[300];
    if (memcmp(entry->guid, NO_GUID, sizeof NO_GUID) == 0) return;
    memcpy(&guid, entry->guid, sizeof guid);
    snprintf(name, sizeof name, "%s_%.280s", entry->what == META_INTERFACE ? "IID" : "CLSID", entry->name);
    const char *known = w32t_apidb_guid_name(NULL, &guid);
    if (known && (entry->what != META_INTERFACE || strcmp(known, name) == 0)) return;
    api_build_guid(mk->build, name, entry->guid);
    mk->counts.guids++;
}

w32t_status api_meta_interfaces(api_meta_maker *mk) {
    uint32_t *methods = w32t_alloc((MOST_METHODS + 1) * sizeof *methods), count;
    w32t_api_interface known;
    w32t_status status = W32T_OK;
    const char *before = "";
    for (size_t i = 0; i < mk->meta->entry_count && status == W32T_OK; i++) {
        api_meta_entry *entry = &mk->meta->entries[i];
        if (strcmp(entry->key, before) == 0) continue; // the same one for another processor
        before = entry->key;
        name_guid(mk, entry);
        if (entry->what != META_INTERFACE || w32t_apidb_interface(NULL, entry->name, &known)) continue;
        if (!table_of(mk, entry, methods, &count)) {
            mk->counts.baseless++;
            continue;
        }
        mk->method_words += count;
        if (mk->method_words > MOST_WORDS) status = W32T_E_LIMIT;
        api_build_interface(mk->build, entry->name, methods, count);
        mk->counts.interfaces++;
    }
    free(methods);
    return status;
}
