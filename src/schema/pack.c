// SPDX-License-Identifier: Apache-2.0
// Finds providers in the block that the build embeds: first line "w32t-pack FILES", then a line for each provider or
// class of each file ("{guid} offset size name"), an empty line, then the files one after another. The index is read
// into a sorted table on the first question.
#include "schema/pack.h"
#include "schema/schema.h"
#include "schema/schema_build.h"

#include <stdatomic.h>
#include <stdlib.h>

extern const uint8_t w32t_pack_start[], w32t_pack_end[];

static w32t_pack_entry *entries;
static size_t entry_count;
static atomic_int ready; // 0 not yet, 1 somebody is at it, 2 done

static int by_guid(const void *a, const void *b) {
    return memcmp(&((const w32t_pack_entry *)a)->guid, &((const w32t_pack_entry *)b)->guid, sizeof(w32t_guid));
}

static uint64_t decimal(const char **s, const char *end) {
    uint64_t v = 0;
    while (*s < end && **s == ' ')
        ++*s;
    for (; *s < end && **s >= '0' && **s <= '9'; ++*s)
        v = v * 10 + (uint64_t)(**s - '0');
    return v;
}

static void read_index(void) {
    const char *s = (const char *)w32t_pack_start, *end = (const char *)w32t_pack_end;
    const char *blank = s;
    size_t lines = 0;
    while (blank < end && !(blank[0] == '\n' && blank + 1 < end && blank[1] == '\n'))
        lines += *blank++ == '\n';
    if (blank + 2 > end) return;
    w32t_span files = w32t_span_of(blank + 2, (size_t)(end - blank - 2));
    entries = w32t_alloc((lines + 1) * sizeof *entries);
    const char *nl = memchr(s, '\n', (size_t)(end - s));
    for (s = nl ? nl + 1 : end; s < blank; s = nl + 1) {
        nl = memchr(s, '\n', (size_t)(end - s));
        if (!nl) break;
        w32t_pack_entry *e = &entries[entry_count];
        if (nl - s < 40 || !w32t_guid_parse(s, 38, &e->guid)) continue;
        const char *at = s + 38;
        uint64_t offset = decimal(&at, nl), size = decimal(&at, nl);
        e->text = w32t_span_sub(files, (size_t)offset, (size_t)size);
        if (at < nl) at++;
        e->name = w32t_span_of(at, (size_t)(nl - at));
        if (e->text.p) entry_count++;
    }
    qsort(entries, entry_count, sizeof *entries, by_guid);
}

static void make_ready(void) {
    int none = 0;
    if (atomic_load_explicit(&ready, memory_order_acquire) == 2) return;
    if (atomic_compare_exchange_strong(&ready, &none, 1)) {
        read_index();
        atomic_store_explicit(&ready, 2, memory_order_release);
    }
    while (atomic_load_explicit(&ready, memory_order_acquire) != 2) {
    }
}

w32t_span w32t_pack_find(const w32t_guid *guid) {
    make_ready();
    size_t lo = 0, hi = entry_count;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (memcmp(&entries[mid].guid, guid, sizeof *guid) < 0)
            lo = mid + 1;
        else
            hi = mid;
    }
    if (lo < entry_count && w32t_guid_equal(&entries[lo].guid, guid)) return entries[lo].text;
    return (w32t_span){NULL, 0};
}

bool w32t_pack_entry_at(size_t index, w32t_pack_entry *out) {
    make_ready();
    if (index >= entry_count) return false;
    *out = entries[index];
    return true;
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
