// SPDX-License-Identifier: Apache-2.0
// WEVT_TEMPLATE and TRACE_EVENT_INFO, byte by byte.
#include "build/wevt_build.h"
#include "base/span.h"

static void u8(w32t_buf *b, unsigned v) {
    w32t_buf_char(b, (char)v);
}
static void u16(w32t_buf *b, unsigned v) {
    u8(b, v & 255);
    u8(b, v >> 8 & 255);
}
static void u32(w32t_buf *b, uint32_t v) {
    u16(b, v & 0xFFFF);
    u16(b, v >> 16);
}
static void u64(w32t_buf *b, uint64_t v) {
    u32(b, (uint32_t)v);
    u32(b, (uint32_t)(v >> 32));
}
static void patch(w32t_buf *b, size_t at, size_t v) {
    w32t_put32(b->p + at, (uint32_t)v);
}
static void wide(w32t_buf *b, const char *s) {
    do
        u16(b, (uint8_t)*s);
    while (*s++);
}

// A name as resources have it: size, text, padding.
static size_t name(w32t_buf *b, const char *s) {
    size_t at = b->n;
    u32(b, 0);
    wide(b, s);
    while (b->n % 4)
        u8(b, 0);
    patch(b, at, b->n - at);
    return at;
}

static size_t list_of_one(w32t_buf *b, const char *signature, const uint8_t *entry, size_t size, size_t name_at,
                          const char *text) {
    size_t at = b->n;
    w32t_buf_put(b, signature, 4);
    u32(b, 0);
    u32(b, 1);
    size_t e = b->n;
    w32t_buf_put(b, entry, size);
    size_t n = name(b, text);
    patch(b, e + name_at, n);
    patch(b, at + 4, b->n - at);
    return at;
}

static size_t template_of(w32t_buf *b, const wevt_item *items, size_t count) {
    size_t at = b->n;
    w32t_buf_put(b, "TEMP", 4);
    u32(b, 0);
    u32(b, (uint32_t)count);
    u32(b, (uint32_t)count);
    u32(b, 0);
    u32(b, 1);
    for (int i = 0; i < 16; i++)
        u8(b, 0x11);
    u32(b, 0x0001010F); // a piece of binary XML
    patch(b, at + 16, b->n);
    size_t first = b->n;
    for (size_t i = 0; i < count; i++) {
        u32(b, items[i].flags);
        if (items[i].flags & 1) {
            u16(b, items[i].first);
            u16(b, items[i].members);
        } else {
            u8(b, items[i].in);
            u8(b, items[i].out);
            u16(b, 0);
        }
        u32(b, 0);
        u16(b, items[i].count);
        u16(b, items[i].length);
        u32(b, 0);
    }
    for (size_t i = 0; i < count; i++) {
        size_t n = name(b, items[i].name);
        patch(b, first + i * 20 + 16, n);
    }
    patch(b, at + 4, b->n - at);
    return at;
}

void wevt_build(w32t_buf *b, const w32t_guid *provider, uint16_t id, uint8_t version, const wevt_item *items,
                size_t count) {
    uint8_t entry[28];
    w32t_buf_put(b, "CRIM", 4);
    u32(b, 0);
    u16(b, 3);
    u16(b, 1);
    u32(b, 1);
    w32t_buf_put(b, provider, 16);
    u32(b, 36);
    size_t wevt = b->n;
    w32t_buf_put(b, "WEVT", 4);
    u32(b, 0);
    u32(b, 0xFFFFFFFFu);
    u32(b, 6);
    u32(b, 0);
    size_t lists = b->n;
    for (int i = 0; i < 12; i++)
        u32(b, 0);
    memset(entry, 0xFF, sizeof entry);
    w32t_put32(entry, 16);
    w32t_put32(entry + 8, 0);
    patch(b, lists, list_of_one(b, "CHAN", entry, 16, 4, "Here/Debug"));
    memset(entry, 0xFF, sizeof entry);
    w32t_put64(entry, 0x10);
    patch(b, lists + 8, list_of_one(b, "KEYW", entry, 16, 12, "Key"));
    memset(entry, 0xFF, sizeof entry);
    w32t_put32(entry, 3);
    patch(b, lists + 16, list_of_one(b, "TASK", entry, 28, 24, "Things"));
    memset(entry, 0xFF, sizeof entry);
    w32t_put32(entry, 11 << 16 | 3);
    patch(b, lists + 24, list_of_one(b, "OPCO", entry, 12, 8, "Do"));
    patch(b, lists + 32, b->n);
    size_t table = b->n;
    w32t_buf_put(b, "TTBL", 4);
    u32(b, 0);
    u32(b, 1);
    size_t template = template_of(b, items, count);
    patch(b, table + 4, b->n - table);
    patch(b, lists + 40, b->n);
    size_t events = b->n;
    w32t_buf_put(b, "EVNT", 4);
    u32(b, 16 + 48);
    u32(b, 1);
    u32(b, 0);
    u16(b, id);
    u8(b, version);
    u8(b, 16);
    u8(b, 4);
    u8(b, 11);
    u16(b, 3);
    u64(b, 0x8000000000000010u);
    u32(b, 0xFFFFFFFFu);
    u32(b, (uint32_t) template);
    for (int i = 0; i < 6; i++)
        u32(b, 0);
    (void)events;
    patch(b, wevt + 4, b->n - wevt);
    patch(b, 4, b->n);
}

void tdh_build(w32t_buf *b, const w32t_guid *provider, uint16_t id, uint8_t version, const wevt_item *items,
               size_t count, size_t top) {
    static const char *const texts[] = {"The.Provider", "win:Informational", "Things", "Do"};
    static const unsigned offsets[] = {52, 56, 68, 72};
    size_t start = b->n;
    w32t_buf_put(b, provider, 16);
    for (int i = 0; i < 16; i++)
        u8(b, 0);
    u16(b, id);
    u8(b, version);
    u8(b, 0);
    u8(b, 4);
    u8(b, 11);
    u16(b, 3);
    u64(b, 0x10);
    for (int i = 0; i < 13; i++) // decoding source and offsets
        u32(b, 0);
    u32(b, (uint32_t)count);
    u32(b, (uint32_t)top);
    u32(b, 0);
    size_t properties = b->n;
    for (size_t i = 0; i < count; i++) {
        u32(b, items[i].flags);
        u32(b, 0);
        u16(b, items[i].flags & 1 ? items[i].first : items[i].in);
        u16(b, items[i].flags & 1 ? items[i].members : items[i].out);
        u32(b, 0);
        u16(b, items[i].count);
        u16(b, items[i].length);
        u32(b, 0);
    }
    for (size_t i = 0; i < count; i++) {
        patch(b, properties + i * 24 + 4, b->n - start);
        wide(b, items[i].name);
    }
    for (size_t i = 0; i < 4; i++) {
        patch(b, start + offsets[i], b->n - start);
        wide(b, texts[i]);
    }
}
