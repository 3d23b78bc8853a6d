// SPDX-License-Identifier: Apache-2.0
// DirectoryControl: listings and change notifications.
#include "decode/pml_view.h"

// Where in an entry of a listing its name stands (length in bytes at `length`), by information class; ntifs.h.
static bool name_place(uint32_t class_, size_t *length, size_t *name) {
    switch (class_) {
    case 1: // FileDirectoryInformation
        *length = 60, *name = 64;
        return true;
    case 2: // FileFullDirectoryInformation
        *length = 60, *name = 68;
        return true;
    case 3: // FileBothDirectoryInformation
        *length = 60, *name = 94;
        return true;
    case 12: // FileNamesInformation
        *length = 8, *name = 12;
        return true;
    case 37: // FileIdBothDirectoryInformation
        *length = 60, *name = 104;
        return true;
    case 38: // FileIdFullDirectoryInformation
        *length = 60, *name = 80;
        return true;
    default:
        return false;
    }
}

static bool more_name_place(uint32_t class_, size_t *length, size_t *name) {
    switch (class_) {
    case 60: // FileIdExtdDirectoryInformation
        *length = 60, *name = 88;
        return true;
    case 63: // FileIdExtdBothDirectoryInformation
        *length = 60, *name = 114;
        return true;
    default:
        return name_place(class_, length, name);
    }
}

typedef struct listing {
    w32t_span bytes;
    size_t at, length, name;
    bool done;
} listing;

// The next entry's name; false after the last.
static bool next_name(listing *l, w32t_span *name) {
    if (l->done || !w32t_span_has(l->bytes, l->at, l->name)) return false;
    uint32_t next = w32t_span_u32(l->bytes, l->at), n = w32t_span_u32(l->bytes, l->at + l->length);
    w32t_span rest = w32t_span_from(l->bytes, l->at + l->name);
    *name = w32t_span_of(rest.p, n < rest.n ? n : rest.n);
    l->done = next == 0;
    l->at += next;
    return true;
}

static w32t_span pattern_of(const w32t_pml_view *v, bool *narrow) {
    uint16_t info = w32t_span_u16(v->rest, 0);
    w32t_span s = w32t_span_from(v->rest, 2);
    size_t n = w32t_pml_string_bytes(info);
    *narrow = info & 0x8000;
    return w32t_span_of(s.p, n < s.n ? n : s.n);
}

static void put_class(w32t_pml_out *o, uint32_t class_) {
    w32t_pml_put_named(o, W32T_PML_KEY("FileInformationClass"), class_, w32t_pml_file_class(class_));
}

// Process Monitor prints item 0, 1, 2 … until one is empty: the pattern (if there is one) is item 0, then the entries;
// item 2 is the information class, whatever entry would stand there, so that entry is missing from its text. Since 3.61
// the class is item 0 and nothing is missing.
static void listing_text(const w32t_pml_view *v, w32t_pml_out *o, listing *l, uint32_t class_) {
    bool narrow;
    w32t_span pattern = pattern_of(v, &narrow), name;
    unsigned item = 0, class_item = v->log->later_text ? 0 : 2;
    if (class_item == 0) {
        put_class(o, class_);
        item++;
    }
    if (pattern.n) {
        w32t_pml_put_words(o, W32T_PML_KEY("Filter"), pattern, narrow);
        item++;
    }
    for (;; item++) {
        bool there = l->length && next_name(l, &name);
        if (item == class_item) {
            put_class(o, class_);
            continue;
        }
        if (!there) return;
        char key[24]; // w32t_buf_u64 asks for room for the longest number
        w32t_buf k = {(uint8_t *)key, 0, sizeof key};
        w32t_buf_u64(&k, item);
        w32t_pml_put_words(o, key, k.n, name, false);
    }
}

static void listing_fields(const w32t_pml_view *v, w32t_pml_out *o, listing *l, uint32_t class_) {
    bool narrow;
    w32t_span pattern = pattern_of(v, &narrow), name;
    if (pattern.n) w32t_pml_put_words(o, W32T_PML_KEY("Filter"), pattern, narrow);
    put_class(o, class_);
    uint32_t count = 0, room = 16;
    w32t_value *items = w32t_arena_alloc(o->arena, room * sizeof *items);
    while (l->length && next_name(l, &name)) {
        if (count == room) {
            w32t_value *more = w32t_arena_alloc(o->arena, 2 * room * sizeof *more);
            memcpy(more, items, count * sizeof *more);
            items = more;
            room *= 2;
        }
        items[count++] = (w32t_value){.type = W32T_TYPE_UTF16, .size = (uint32_t)name.n, .bytes = name.p};
    }
    if (v->extra.n) w32t_pml_add(o, "Entries", (w32t_value){.type = W32T_TYPE_ARRAY, .size = count, .items = items});
}

void w32t_pml_directory_detail(const w32t_pml_view *v, w32t_pml_out *o) {
    if (v->minor == 2) {
        w32t_pml_put_flags(o, W32T_PML_KEY("Filter"), w32t_pml_param32(v, 1, 0), &w32t_pml_notify);
        return;
    }
    if (v->minor != 1) return;
    uint32_t class_ = w32t_pml_param32(v, 2, 0);
    listing l = {.bytes = v->extra};
    if (o->text) {
        name_place(class_, &l.length, &l.name);
        listing_text(v, o, &l, class_);
    } else {
        more_name_place(class_, &l.length, &l.name);
        listing_fields(v, o, &l, class_);
    }
}
