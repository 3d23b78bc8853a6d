// SPDX-License-Identifier: Apache-2.0
// The resource tree: three levels (type, name, language), then the data. The tree is read level by level without
// recursion; entries that point outside their directory are counted and passed over, so a loop cannot form.
#include "pe/pe_file.h"

#define ENTRIES_MOST 65536 // of one directory, and of the whole walk

typedef struct walk {
    const w32t_pe *pe;
    w32t_span tree; // from the directory to the end of its section
    w32t_pe_resource_fn callback;
    void *context;
    uint32_t damaged, left;
    bool stopped;
} walk;

// Entries of the directory at an offset of the tree; p NULL when it is damaged.
static w32t_span entries_of(walk *w, uint32_t at) {
    w32t_span head = w32t_span_sub(w->tree, at, 16);
    if (!head.p) return head;
    size_t count = (size_t)w32t_le16(head.p + 12) + w32t_le16(head.p + 14);
    size_t room = w32t_span_from(w->tree, (size_t)at + 16).n / 8;
    if (count > room) {
        w->damaged++;
        count = room;
    }
    return w32t_span_sub(w->tree, (size_t)at + 16, count * 8);
}

static void name_of(const walk *w, uint32_t id, uint16_t *number, w32t_span *name) {
    *number = 0;
    *name = (w32t_span){NULL, 0};
    if (!(id & 0x80000000u)) {
        *number = (uint16_t)id;
        return;
    }
    uint32_t at = id & 0x7fffffffu;
    *name = w32t_span_sub(w->tree, (size_t)at + 2, (size_t)w32t_span_u16(w->tree, at) * 2);
}

static void leaf(walk *w, w32t_pe_resource *r, uint32_t at) {
    w32t_span entry = w32t_span_sub(w->tree, at, 16);
    r->data = entry.p ? w32t_pe_bytes(w->pe, w32t_le32(entry.p), w32t_le32(entry.p + 4)) : (w32t_span){NULL, 0};
    if (!r->data.p)
        w->damaged++;
    else if (!w->callback(w->context, r))
        w->stopped = true;
}

static void languages(walk *w, w32t_pe_resource *r, uint32_t at) {
    w32t_span list = entries_of(w, at);
    if (!list.p) w->damaged++;
    for (size_t i = 0; i + 8 <= list.n && !w->stopped; i += 8) {
        uint32_t to = w32t_le32(list.p + i + 4);
        if (!w->left || to & 0x80000000u) {
            w->damaged++;
            if (!w->left) return;
            continue;
        }
        w->left--;
        r->language = (uint16_t)w32t_le32(list.p + i);
        leaf(w, r, to);
    }
}

static void names(walk *w, w32t_pe_resource *r, uint32_t at) {
    w32t_span list = entries_of(w, at);
    if (!list.p) w->damaged++;
    for (size_t i = 0; i + 8 <= list.n && !w->stopped && w->left; i += 8) {
        uint32_t to = w32t_le32(list.p + i + 4);
        name_of(w, w32t_le32(list.p + i), &r->id, &r->name);
        w->left--;
        if (to & 0x80000000u)
            languages(w, r, to & 0x7fffffffu);
        else
            leaf(w, r, to);
    }
}

uint32_t w32t_pe_resources(const w32t_pe *pe, w32t_pe_resource_fn callback, void *context) {
    if (pe->directory_count <= W32T_PE_DIR_RESOURCE || !pe->directory[W32T_PE_DIR_RESOURCE].rva) return 0;
    walk w = {.pe = pe,
              .tree = w32t_pe_rest(pe, pe->directory[W32T_PE_DIR_RESOURCE].rva),
              .callback = callback,
              .context = context,
              .left = ENTRIES_MOST};
    w32t_span list = entries_of(&w, 0);
    if (!list.p) return 1;
    for (size_t i = 0; i + 8 <= list.n && !w.stopped && w.left; i += 8) {
        w32t_pe_resource r = {0};
        uint32_t to = w32t_le32(list.p + i + 4);
        name_of(&w, w32t_le32(list.p + i), &r.type, &r.type_name);
        w.left--;
        if (to & 0x80000000u)
            names(&w, &r, to & 0x7fffffffu);
        else
            w.damaged++;
    }
    return w.damaged;
}

bool w32t_pe_resource_is(const w32t_pe_resource *r, const char *type) {
    size_t n = strlen(type);
    if (!r->type_name.p || r->type_name.n != 2 * n) return false;
    for (size_t i = 0; i < n; i++) {
        uint8_t c = r->type_name.p[2 * i];
        if (c >= 'a' && c <= 'z') c = (uint8_t)(c - 32);
        if (r->type_name.p[2 * i + 1] || c != (uint8_t)type[i]) return false;
    }
    return true;
}
