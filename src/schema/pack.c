// SPDX-License-Identifier: Apache-2.0
// Finds providers in the block that the build embeds: first line "w32t-pack BYTES", then BYTES of index: a line for
// each provider or class of each file ("{guid} offset size name"), in order; an empty line, then the files one after
// another. A look-up halves the index where it lies: a table of it would take longer to make than a small trace to
// read.
#include "schema/pack.h"
#include "schema/schema.h"
#include "schema/schema_build.h"

#include <stdatomic.h>

extern const uint8_t w32t_pack_start[], w32t_pack_end[];

#define GUID_TEXT 38u

static uint64_t decimal(const char **s, const char *end) {
    uint64_t v = 0;
    while (*s < end && **s == ' ')
        ++*s;
    for (; *s < end && **s >= '0' && **s <= '9'; ++*s)
        v = v * 10 + (uint64_t)(**s - '0');
    return v;
}

// The index, and the files behind it.
static w32t_span index_of_pack(w32t_span *files) {
    w32t_span all = w32t_span_of(w32t_pack_start, (size_t)(w32t_pack_end - w32t_pack_start));
    const char *s = (const char *)all.p + sizeof "w32t-pack" - 1, *end = (const char *)all.p + all.n;
    size_t size = (size_t)decimal(&s, end), start = (size_t)(s - (const char *)all.p) + 1;
    *files = w32t_span_from(all, start + size + 1);
    return w32t_span_sub(all, start, size);
}

static bool read_line(w32t_span index, w32t_span files, size_t *at, w32t_pack_entry *out) {
    w32t_span rest = w32t_span_from(index, *at);
    const uint8_t *nl = rest.n > GUID_TEXT ? memchr(rest.p, '\n', rest.n) : NULL;
    if (!nl || !w32t_guid_parse((const char *)rest.p, GUID_TEXT, &out->guid)) return false;
    const char *s = (const char *)rest.p + GUID_TEXT, *end = (const char *)nl;
    uint64_t offset = decimal(&s, end), size = decimal(&s, end);
    out->text = w32t_span_sub(files, (size_t)offset, (size_t)size);
    if (s < end) s++;
    out->name = w32t_span_of((const uint8_t *)s, (size_t)(end - s));
    *at += (size_t)(nl - rest.p) + 1;
    return true;
}

bool w32t_pack_next(size_t *at, w32t_pack_entry *out) {
    w32t_span files, index = index_of_pack(&files);
    return read_line(index, files, at, out);
}

// Where the line that holds `at` begins.
static size_t line_at(w32t_span index, size_t at) {
    while (at && index.p[at - 1] != '\n')
        at--;
    return at;
}

w32t_span w32t_pack_find(const w32t_guid *guid) {
    w32t_span files, index = index_of_pack(&files);
    char text[GUID_TEXT + 1];
    w32t_guid_write(guid, text);
    size_t lo = 0, hi = index.n; // starts of lines: the first that is not before the GUID is in [lo, hi]
    while (lo < hi) {
        size_t mid = line_at(index, lo + (hi - lo) / 2);
        w32t_span line = w32t_span_sub(index, mid, GUID_TEXT);
        if (line.p && memcmp(line.p, text, GUID_TEXT) < 0) {
            const uint8_t *nl = memchr(index.p + mid, '\n', hi - mid);
            lo = nl ? (size_t)(nl - index.p) + 1 : hi;
        } else
            hi = mid;
    }
    w32t_pack_entry e;
    if (read_line(index, files, &lo, &e) && w32t_guid_equal(&e.guid, guid)) return e.text;
    return (w32t_span){NULL, 0};
}

static void load_from_pack(void *context, w32t_schema_set *set, const w32t_guid *guid) {
    (void)context;
    w32t_span text = w32t_pack_find(guid);
    // The pack is ours: a test parses every file of it, so an error cannot come from the outside.
    if (text.p) (void)w32t_schema_text_parse(set, text, W32T_SCHEMA_BUILTIN, NULL);
}

const w32t_schema_set *w32t_schema_builtin(void) {
    static _Atomic(w32t_schema_set *) pack;
    w32t_schema_set *set = atomic_load_explicit(&pack, memory_order_acquire);
    if (set) return set;
    w32t_schema_set *fresh = w32t_schema_set_new(NULL), *none = NULL;
    w32t_schema_set_loader(fresh, load_from_pack, NULL, NULL);
    if (atomic_compare_exchange_strong(&pack, &none, fresh)) return fresh;
    w32t_schema_set_free(fresh); // another thread was first
    return none;
}
