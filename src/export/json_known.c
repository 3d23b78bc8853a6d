// SPDX-License-Identifier: Apache-2.0
// Kept JSON of event kinds. A kind is a schema together with the header values that the kept keys show. Lookups take no
// lock: a slot goes from NULL to an entry once, by compare-and-exchange, and entries live as long as the table.
#include "export/json_known.h"
#include "base/json_out.h"
#include "export/value_text.h"

#include <stdatomic.h>
#include <stdlib.h>

#define SLOTS       4096u // power of two; a trace has hundreds of kinds, a server's many thousand: those share what fits
#define PROBES      4u
#define GROUP       64u
#define MOST_FIELDS 64u

typedef struct identity { // compared as bytes: no padding
    const void *layout;
    const char *provider, *name, *channel; // channel and guid: event logs, whose layout is a template of the log's
    uint64_t keywords, rest;               // id, task; level, opcode, version, channel
    uint64_t has, qualifiers;
    w32t_guid guid;
} identity;

typedef struct field_name {
    const char *name;  // as the schema has it: compared by address
    uint32_t at, size; // `,"name":` in `text`
} field_name;

struct w32t_json_kind {
    identity of;
    uint32_t key_size, field_count;
    bool fields_kept;
    const uint8_t *text; // the keys, then the names
    field_name fields[];
};

typedef struct group { // made when first needed: a small trace has ten kinds, and pages written for the first time are
                       // dear
    _Atomic(w32t_json_kind *) slots[GROUP];
} group;

struct w32t_json_kinds {
    _Atomic(group *) groups[SLOTS / GROUP];
};

w32t_json_kinds *w32t_json_kinds_new(void) {
    w32t_json_kinds *k = w32t_alloc(sizeof *k);
    for (size_t i = 0; i < SLOTS / GROUP; i++)
        atomic_init(&k->groups[i], NULL);
    return k;
}

static void free_kind(w32t_json_kind *k) {
    if (!k) return;
    free((void *)(uintptr_t)k->text);
    free(k);
}

void w32t_json_kinds_free(w32t_json_kinds *k) {
    if (!k) return;
    for (size_t i = 0; i < SLOTS / GROUP; i++) {
        group *g = atomic_load(&k->groups[i]);
        for (size_t n = 0; g && n < GROUP; n++)
            free_kind(atomic_load(&g->slots[n]));
        free(g);
    }
    free(k);
}

static group *make_group(_Atomic(group *) *where) {
    group *g = w32t_alloc(sizeof *g), *there = NULL;
    for (size_t i = 0; i < GROUP; i++)
        atomic_init(&g->slots[i], NULL);
    if (atomic_compare_exchange_strong(where, &there, g)) return g;
    free(g); // another thread was faster
    return there;
}

// A kind's places all lie in one group.
static inline group *group_of(w32t_json_kinds *k, size_t slot) {
    _Atomic(group *) *where = &k->groups[slot / GROUP % (SLOTS / GROUP)];
    group *g = atomic_load_explicit(where, memory_order_acquire);
    return g ? g : make_group(where);
}

static identity identity_of(const w32t_event *e) {
    identity i;
    memset(&i, 0, sizeof i);
    i.layout = e->layout;
    i.provider = e->provider;
    if (e->encoding == W32T_ENC_BINXML) { // its name follows from GUID, id and version
        i.channel = e->channel;
        i.qualifiers = e->qualifiers;
        if (e->has & W32T_HAS_PROVIDER_ID) i.guid = e->provider_id;
    } else
        i.name = e->name;
    i.keywords = e->keywords;
    i.rest = (uint64_t)e->id << 48 | (uint64_t)e->task << 32 | (uint64_t)e->level << 24 | (uint64_t)e->opcode << 16 |
             (uint64_t)e->version << 8 | e->channel_id;
    i.has = e->has & (W32T_HAS_PROVIDER_ID | W32T_HAS_ID | W32T_HAS_VERSION | W32T_HAS_LEVEL | W32T_HAS_TASK |
                      W32T_HAS_OPCODE | W32T_HAS_KEYWORDS | W32T_HAS_QUALIFIERS);
    return i;
}

static size_t slot_of(const identity *i) {
    uint64_t h = (uint64_t)(uintptr_t)i->layout * 0x9E3779B97F4A7C15u ^ i->rest * 0xC2B2AE3D27D4EB4Fu ^ i->keywords;
    return (size_t)(h ^ h >> 32);
}

static bool names_differ(const w32t_field *f, uint32_t count) {
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t k = 0; k < i; k++)
            if (strcmp(f[i].name, f[k].name) == 0) return false;
    return true;
}

static w32t_json_kind *make(const w32t_key_context *c, const w32t_event_key *const *keys, w32t_event *e,
                            const identity *of) {
    uint32_t count;
    const w32t_field *f = w32t_event_fields(e, &count);
    // A damaged payload shows fewer fields, or one too many: kinds are made of sound events only.
    bool keep = !(e->has & W32T_EVENT_UNDECODED) && e->layout && count <= MOST_FIELDS && names_differ(f, count);
    w32t_buf text = {0};
    for (; *keys; keys++)
        (*keys)->put(c, *keys, e, &text);
    w32t_json_kind *k = w32t_alloc(sizeof *k + (keep ? count : 0) * sizeof k->fields[0]);
    k->of = *of;
    k->key_size = (uint32_t)text.n;
    k->fields_kept = keep;
    for (uint32_t i = 0; keep && i < count; i++) {
        k->fields[i].name = f[i].name;
        k->fields[i].at = (uint32_t)text.n;
        w32t_buf_char(&text, ',');
        w32t_json_cstr(&text, f[i].name);
        w32t_buf_char(&text, ':');
        k->fields[i].size = (uint32_t)(text.n - k->fields[i].at);
        k->field_count++;
    }
    memset(w32t_buf_space(&text, 32), 0, 32); // names are copied 16 bytes at a time
    k->text = text.p;
    return k;
}

const w32t_json_kind *w32t_json_kind_of(w32t_json_kinds *kinds, const w32t_key_context *c,
                                        const w32t_event_key *const *keys, w32t_event *e) {
    if (!e->layout) return NULL;
    identity of = identity_of(e);
    size_t slot = slot_of(&of);
    group *g = group_of(kinds, slot);
    for (size_t i = 0; i < PROBES; i++) {
        w32t_json_kind *k = atomic_load_explicit(&g->slots[(slot + i) % GROUP], memory_order_acquire);
        if (!k) break;
        if (memcmp(&k->of, &of, sizeof of) == 0) return k;
    }
    w32t_json_kind *k = make(c, keys, e, &of);
    for (size_t i = 0; i < PROBES; i++) {
        w32t_json_kind *there = NULL;
        if (atomic_compare_exchange_strong(&g->slots[(slot + i) % GROUP], &there, k)) return k;
        if (memcmp(&there->of, &of, sizeof of) == 0) { // another thread was faster
            free_kind(k);
            return there;
        }
    }
    free_kind(k);
    return NULL;
}

void w32t_json_kind_keys(const w32t_json_kind *k, w32t_buf *b) {
    w32t_buf_put(b, k->text, k->key_size);
}

static inline void put_name(w32t_buf *b, const uint8_t *s, size_t n) {
    uint8_t *o = w32t_buf_space(b, n + 16);
    b->n += n;
    for (size_t i = 0; i < n; i += 16)
        memcpy(o + i, s + i, 16);
}

bool w32t_json_kind_data(const w32t_json_kind *k, bool hidden, w32t_event *e, w32t_buf *b) {
    uint32_t count;
    const w32t_field *f = w32t_event_fields(e, &count);
    if (!k->fields_kept || count != k->field_count || !e->layout) return false;
    for (uint32_t i = 0; i < count; i++)
        if (f[i].name != k->fields[i].name) return false;
    w32t_buf_lit(b, ",\"data\":{");
    uint32_t comma = 1; // the first name comes without
    for (uint32_t i = 0; i < count; i++) {
        if (f[i].value.flags & W32T_VALUE_HIDDEN && !hidden) continue;
        put_name(b, k->text + k->fields[i].at + comma, k->fields[i].size - comma);
        comma = 0;
        w32t_json_value(b, &f[i].value);
    }
    w32t_buf_char(b, '}');
    return true;
}
