// SPDX-License-Identifier: Apache-2.0
// What comes from the traced process (paths, addresses) is bounded in number; names come from files and are bounded by
// symbols/image_names.c.
#include "capture/code_names.h"

#include <stdlib.h>
#include <string.h>

#include "base/utf.h"
#include "symbols/image_find.h"
#include "symbols/image_names.h"

#define MAX_MODULES 10000u              // of one process
#define MAX_IMAGES  10000u              // of one recording
#define MAX_SEEN    200000u             // addresses of one process
#define MAX_TOLD    200000u             // names in one recording
#define MAX_BYTES   ((size_t)128 << 20) // of names of all images

struct w32t_named_image {
    w32t_named_image *next;
    w32t_buf path; // UTF-16
    uint64_t size;
    bool wow64, looked;
    w32t_image_names *names; // NULL: the file is not at hand or names nothing
    w32t_table told;         // offset + 1
};

static void *const known = (void *)(uintptr_t)1; // any value but NULL

void w32t_code_names_free(w32t_code_names *names) {
    for (w32t_named_image *i = names->all, *next; i; i = next) {
        next = i->next;
        w32t_image_names_free(i->names);
        w32t_table_free(&i->told);
        w32t_buf_free(&i->path);
        free(i);
    }
    w32t_table_free(&names->images);
    *names = (w32t_code_names){0};
}

void w32t_code_places_free(w32t_code_places *places) {
    free(places->modules);
    w32t_table_free(&places->seen);
    *places = (w32t_code_places){0};
}

static void forget_seen(w32t_code_places *places) {
    w32t_table_free(&places->seen);
    places->seen = (w32t_table){0};
}

void w32t_code_module_loaded(w32t_code_names *names, w32t_code_places *places, uint64_t base, uint64_t size,
                             w32t_span path, bool wow64, bool program, bool system) {
    uint64_t key = (w32t_hash_bytes(path.p, path.n) ^ w32t_hash_u64(size << 1 | wow64)) | 1;
    w32t_named_image *image = w32t_table_get(&names->images, key);
    if (!path.n || places->count == MAX_MODULES || (!image && names->images.count == MAX_IMAGES)) return;
    if (!image) {
        image = w32t_alloc(sizeof *image);
        w32t_buf_put(&image->path, path.p, path.n);
        image->size = size;
        image->wow64 = wow64;
        image->next = names->all;
        names->all = image;
        w32t_table_put(&names->images, key, image);
    }
    if (program) names->ahead = image;
    if (places->count == places->room)
        places->modules = w32t_realloc(places->modules,
                                       (places->room = places->room ? places->room * 2 : 32) * sizeof *places->modules);
    places->modules[places->count++] = (struct w32t_code_module){base, size, image, system};
    forget_seen(places);
}

bool w32t_code_in_system(const w32t_code_places *places, uint64_t address) {
    for (size_t i = places->count; i > 0; i--)
        if (address - places->modules[i - 1].base < places->modules[i - 1].size) return places->modules[i - 1].system;
    return false;
}

void w32t_code_module_gone(w32t_code_places *places, uint64_t base) {
    for (size_t i = places->count; i > 0; i--) {
        if (places->modules[i - 1].base != base) continue;
        memmove(places->modules + i - 1, places->modules + i, (places->count - i) * sizeof *places->modules);
        places->count--;
        forget_seen(places);
        return;
    }
}

static void look(w32t_code_names *names, w32t_named_image *image) {
    w32t_image_places nowhere = {.names_only = true};
    uint8_t *bytes;
    size_t size;
    w32t_buf path = {0};
    image->looked = true;
    w32t_utf16_to_utf8(&path, w32t_span_of(image->path.p, image->path.n));
    if (w32t_image_find(&nowhere, w32t_buf_cstr(&path), image->size, image->wow64, &bytes, &size)) {
        image->names = w32t_image_names_of((w32t_span){bytes, size}, false);
        free(bytes);
        if (image->names) names->bytes += w32t_image_names_size(image->names);
    }
    w32t_buf_free(&path);
}

bool w32t_code_names_ahead(w32t_code_names *names) {
    w32t_named_image *image = names->ahead;
    names->ahead = NULL;
    if (!image || image->looked || names->bytes >= MAX_BYTES) return false;
    look(names, image);
    return true;
}

static bool tell(w32t_code_names *names, w32t_session_writer *session, w32t_named_image *image, uint32_t offset,
                 bool exact, const w32t_etl_stamp *stamp) {
    if (!image->looked && names->bytes < MAX_BYTES) look(names, image);
    // the call is the instruction before the return address, which may be the first of the next function
    uint32_t from, at = offset - (exact || !offset ? 0 : 1);
    const char *name = image->names ? w32t_image_symbol_at(image->names, at, &from) : NULL;
    if (!name || names->told == MAX_TOLD || w32t_table_put(&image->told, (uint64_t)offset + 1, known)) return true;
    names->told++;
    w32t_etl_stamp plain = *stamp;
    plain.stack_count = 0;
    w32t_session_utf16(session, image->path.p, image->path.n);
    w32t_session_u32(session, offset);
    w32t_session_text(session, name);
    w32t_session_u32(session, offset - from);
    return w32t_session_put(session, W32T_SESSION_SYMBOL, &plain);
}

bool w32t_code_names_tell(w32t_code_names *names, w32t_code_places *places, w32t_session_writer *session,
                          const uint64_t *addresses, size_t count, bool exact, const w32t_etl_stamp *stamp) {
    for (size_t i = 0; i < count; i++) {
        uint64_t a = addresses[i];
        if (!a || w32t_table_get(&places->seen, a)) continue;
        if (places->seen.count >= MAX_SEEN) return true;
        w32t_table_put(&places->seen, a, known);
        for (size_t k = places->count; k > 0; k--) {
            const struct w32t_code_module *m = &places->modules[k - 1];
            if (a < m->base || a - m->base >= m->size || a - m->base >= UINT32_MAX) continue;
            if (!tell(names, session, m->image, (uint32_t)(a - m->base), exact, stamp)) return false;
            break;
        }
    }
    return true;
}
