// SPDX-License-Identifier: Apache-2.0
// Schema sets: published providers, found by GUID and events, found by (guid, id, version). Look-ups run on decoding
// threads while a reader may still be publishing what it finds in the file, so the two tables are open-addressing
// arrays of atomic pointers: one writer at a time (a spin lock), any number of readers without one. Growing makes a new
// array; the old one is kept until the set is freed, as a reader may still be in it.
#include "schema/schema.h"
#include "schema/schema_build.h"
#include "schema/pack.h"
#include "base/hash.h"

#include <stdatomic.h>
#include <stdlib.h>

typedef struct table {
    struct table *older; // retired arrays, freed with the set
    size_t room, count;  // room is a power of two; count only grows
    _Atomic(void *) slots[];
} table;

struct w32t_schema_set {
    const w32t_schema_set *parent;
    atomic_flag lock;
    _Atomic(table *) events;    // w32t_schema_event
    _Atomic(table *) providers; // named_guid
    w32t_schema_provider **all;
    size_t all_count, all_room;
    w32t_arena arena; // named_guid entries
    w32t_schema_loader loader;
    void *loader_context;
    void (*loader_free)(void *);
    const w32t_schema_set *const *others;
    size_t other_count;
};

// A provider's or class's GUID; provider NULL when the loader did not know it either.
typedef struct named_guid {
    w32t_guid guid;
    const w32t_schema_provider *provider;
} named_guid;

// Grows with every change of any set: what a thread remembers of look-ups holds for one generation.
static atomic_ullong generation = 1;

static table *table_new(size_t room, table *older) {
    table *t = w32t_alloc(sizeof *t + room * sizeof t->slots[0]);
    t->room = room;
    t->older = older;
    return t;
}

static uint64_t guid_key(const w32t_guid *g) {
    return w32t_guid_hash(g);
}

static uint64_t event_key(const w32t_guid *g, uint16_t id, uint8_t version, uint8_t classic) {
    return guid_key(g) + ((uint64_t)id << 10 | (uint64_t)version << 2 | classic) * 0x9e3779b97f4a7c15u;
}

static uint64_t key_of_event(const void *p) {
    const w32t_schema_event *e = p;
    return event_key(&e->guid, e->id, e->version, e->classic);
}

static uint64_t key_of_guid(const void *p) {
    return guid_key(&((const named_guid *)p)->guid);
}

static bool same_event(const void *pa, const void *pb) {
    const w32t_schema_event *a = pa, *b = pb;
    return a->id == b->id && a->version == b->version && a->classic == b->classic &&
           w32t_guid_equal(&a->guid, &b->guid);
}

static bool same_guid(const void *a, const void *b) {
    return w32t_guid_equal(&((const named_guid *)a)->guid, &((const named_guid *)b)->guid);
}

static void table_insert(_Atomic(table *) *where, void *item, uint64_t (*key)(const void *),
                         bool (*same)(const void *, const void *)) {
    table *t = atomic_load_explicit(where, memory_order_relaxed);
    if ((t->count + 1) * 2 > t->room) {
        table *bigger = table_new(t->room * 2, t);
        for (size_t i = 0; i < t->room; i++) {
            void *old = atomic_load_explicit(&t->slots[i], memory_order_relaxed);
            if (!old) continue;
            size_t at = w32t_hash_u64(key(old)) & (bigger->room - 1);
            while (atomic_load_explicit(&bigger->slots[at], memory_order_relaxed))
                at = (at + 1) & (bigger->room - 1);
            atomic_store_explicit(&bigger->slots[at], old, memory_order_relaxed);
        }
        bigger->count = t->count;
        atomic_store_explicit(where, bigger, memory_order_release);
        t = bigger;
    }
    size_t at = w32t_hash_u64(key(item)) & (t->room - 1);
    for (void *old; (old = atomic_load_explicit(&t->slots[at], memory_order_relaxed)) != NULL;
         at = (at + 1) & (t->room - 1))
        if (same(old, item)) {
            atomic_store_explicit(&t->slots[at], item, memory_order_release);
            return;
        }
    t->count++;
    atomic_store_explicit(&t->slots[at], item, memory_order_release);
}

static void table_free(table *t) {
    for (table *older; t; t = older) {
        older = t->older;
        free(t);
    }
}

w32t_schema_set *w32t_schema_set_new(const w32t_schema_set *parent) {
    w32t_schema_set *set = w32t_alloc(sizeof *set);
    set->parent = parent;
    atomic_flag_clear(&set->lock);
    atomic_init(&set->events, table_new(64, NULL));
    atomic_init(&set->providers, table_new(32, NULL));
    return set;
}

void w32t_schema_set_free(w32t_schema_set *set) {
    if (!set) return;
    atomic_fetch_add(&generation, 1);
    for (size_t i = 0; i < set->all_count; i++)
        w32t_schema_provider_free(set->all[i]);
    free(set->all);
    table_free(atomic_load(&set->events));
    table_free(atomic_load(&set->providers));
    w32t_arena_free(&set->arena);
    if (set->loader_free) set->loader_free(set->loader_context);
    free(set);
}

void w32t_schema_set_loader(w32t_schema_set *set, w32t_schema_loader loader, void *context, void (*let_go)(void *)) {
    set->loader = loader;
    set->loader_context = context;
    set->loader_free = let_go;
}

void w32t_schema_set_others(w32t_schema_set *set, const w32t_schema_set *const *others, size_t count) {
    set->others = others;
    set->other_count = count;
    atomic_fetch_add(&generation, 1);
}

static void lock(w32t_schema_set *set) {
    while (atomic_flag_test_and_set_explicit(&set->lock, memory_order_acquire)) {
    }
}

static void unlock(w32t_schema_set *set) {
    atomic_flag_clear_explicit(&set->lock, memory_order_release);
}

static void add_guid(w32t_schema_set *set, const w32t_guid *guid, const w32t_schema_provider *provider) {
    named_guid *n = w32t_arena_alloc(&set->arena, sizeof *n);
    n->guid = *guid;
    n->provider = provider;
    table_insert(&set->providers, n, key_of_guid, same_guid);
    atomic_fetch_add(&generation, 1);
}

static const w32t_schema_event *find_event(const w32t_schema_set *set, const w32t_guid *guid, uint16_t id,
                                           uint8_t version, uint8_t classic) {
    table *t = atomic_load_explicit(&((w32t_schema_set *)set)->events, memory_order_acquire);
    size_t at = w32t_hash_u64(event_key(guid, id, version, classic)) & (t->room - 1);
    for (const w32t_schema_event *e; (e = atomic_load_explicit(&t->slots[at], memory_order_acquire)) != NULL;
         at = (at + 1) & (t->room - 1))
        if (e->id == id && e->version == version && e->classic == classic && w32t_guid_equal(&e->guid, guid)) return e;
    return NULL;
}

static void publish_locked(w32t_schema_set *set, w32t_schema_provider *p) {
    if (set->all_count == set->all_room) {
        set->all_room = set->all_room ? set->all_room * 2 : 16;
        set->all = w32t_realloc(set->all, set->all_room * sizeof *set->all);
    }
    set->all[set->all_count++] = p;
    // Events first: whoever sees the GUID must find all of them.
    for (size_t i = 0; i < p->event_count; i++) {
        w32t_schema_event *e = p->events[i];
        e->before = find_event(set, &e->guid, e->id, e->version, e->classic);
        table_insert(&set->events, e, key_of_event, same_event);
    }
    const w32t_guid *last = &p->guid;
    for (size_t i = 0; i < p->event_count; i++) {
        w32t_schema_event *e = p->events[i];
        if (!w32t_guid_equal(last, &e->guid)) add_guid(set, &e->guid, p);
        last = &e->guid;
    }
    add_guid(set, &p->guid, p);
}

// A loader publishes from inside the lock; it is told apart by the thread-local mark.
static _Thread_local const w32t_schema_set *loading;

void w32t_schema_publish(w32t_schema_set *set, w32t_schema_provider *p) {
    if (loading == set) {
        publish_locked(set, p);
        return;
    }
    lock(set);
    publish_locked(set, p);
    unlock(set);
}

static const named_guid *find_guid(const w32t_schema_set *set, const w32t_guid *guid) {
    table *t = atomic_load_explicit(&((w32t_schema_set *)set)->providers, memory_order_acquire);
    size_t at = w32t_hash_u64(guid_key(guid)) & (t->room - 1);
    for (const named_guid *n; (n = atomic_load_explicit(&t->slots[at], memory_order_acquire)) != NULL;
         at = (at + 1) & (t->room - 1))
        if (w32t_guid_equal(&n->guid, guid)) return n;
    return NULL;
}

// Asks the loader for a GUID nobody asked for before.
static void load(const w32t_schema_set *shared, const w32t_guid *guid) {
    if (!shared->loader || find_guid(shared, guid)) return;
    w32t_schema_set *set = (w32t_schema_set *)shared; // the table changes, what readers see of it does not
    lock(set);
    if (!find_guid(set, guid)) {
        const w32t_schema_set *outer = loading;
        loading = set;
        set->loader(set->loader_context, set, guid);
        loading = outer;
        if (!find_guid(set, guid)) add_guid(set, guid, NULL);
    }
    unlock(set);
}

static const w32t_schema_set *first_of(const w32t_schema_set *set) {
    return set ? set : w32t_schema_builtin();
}

static const w32t_schema_set *next_of(const w32t_schema_set *set) {
    if (set->parent) return set->parent;
    const w32t_schema_set *pack = w32t_schema_builtin();
    return set == pack ? NULL : pack;
}

static const w32t_schema_event *look_up(const w32t_schema_set *set, const w32t_guid *guid, uint16_t id,
                                        uint8_t version) {
    for (const w32t_schema_set *s = first_of(set); s; s = next_of(s)) {
        const w32t_schema_event *e = find_event(s, guid, id, version, 0);
        if (!e && s->loader) {
            load(s, guid);
            e = find_event(s, guid, id, version, 0);
        }
        if (e) return e;
    }
    for (size_t i = 0; set && i < set->other_count; i++) {
        const w32t_schema_event *e = find_event(set->others[i], guid, id, version, 0);
        if (e) return e;
    }
    return NULL;
}

static const w32t_schema_event *look_up_wpp(const w32t_schema_set *set, const w32t_guid *guid, uint16_t number) {
    for (const w32t_schema_set *s = first_of(set); s; s = next_of(s)) {
        if (s->loader) load(s, guid);
        const w32t_schema_event *e = find_event(s, guid, number, 0, 2);
        if (e) return e;
    }
    return NULL;
}

// The layout of the nearest lower version, else of the nearest higher one.
static const w32t_schema_event *find_nearest(const w32t_schema_set *set, const w32t_guid *guid, uint8_t opcode,
                                             uint8_t version) {
    const w32t_schema_event *e = NULL;
    for (unsigned v = version + 1u; !e && v-- > 0;)
        e = find_event(set, guid, opcode, (uint8_t)v, 1);
    for (unsigned v = version + 1u; !e && v < 256; v++)
        e = find_event(set, guid, opcode, (uint8_t)v, 1);
    return e;
}

static const w32t_schema_event *look_up_classic(const w32t_schema_set *set, const w32t_guid *guid, uint8_t opcode,
                                                uint8_t version) {
    for (const w32t_schema_set *s = first_of(set); s; s = next_of(s)) {
        load(s, guid);
        const named_guid *known = find_guid(s, guid);
        const w32t_schema_event *e = known && known->provider ? find_nearest(s, guid, opcode, version) : NULL;
        if (e) return e;
    }
    for (size_t i = 0; set && i < set->other_count; i++) {
        const w32t_schema_event *e =
            find_guid(set->others[i], guid) ? find_nearest(set->others[i], guid, opcode, version) : NULL;
        if (e) return e;
    }
    return NULL;
}

// ---- What a thread looked up last: events of few kinds come a million times, and a miss costs a walk along the chain.

enum { KIND_MANIFEST = 0, KIND_CLASSIC = 1, KIND_WPP = 2 };

typedef struct remembered {
    w32t_guid guid;
    const w32t_schema_set *set;
    unsigned long long generation; // 0: empty
    const w32t_schema_event *event;
    uint32_t what; // kind, id, version
} remembered;
#define REMEMBERED 128u // power of two

static const w32t_schema_event *look_up_kind(const w32t_schema_set *set, const w32t_guid *guid, unsigned kind,
                                             uint16_t id, uint8_t version) {
    switch (kind) {
    case KIND_CLASSIC:
        return look_up_classic(set, guid, (uint8_t)id, version);
    case KIND_WPP:
        return look_up_wpp(set, guid, id);
    default:
        return look_up(set, guid, id, version);
    }
}

static inline const w32t_schema_event *find_remembered(const w32t_schema_set *set, const w32t_guid *guid, unsigned kind,
                                                       uint16_t id, uint8_t version) {
    static _Thread_local remembered last[REMEMBERED];
    uint32_t what = (uint32_t)id << 16 | (uint32_t)version << 8 | kind;
    remembered *r = &last[((guid->data1 ^ what * 0x9E3779B1u) * 0x85EBCA6Bu) >> 25];
    unsigned long long now = atomic_load_explicit(&generation, memory_order_acquire);
    if (r->generation == now && r->what == what && r->set == set && w32t_guid_equal(&r->guid, guid)) return r->event;
    const w32t_schema_event *e = look_up_kind(set, guid, kind, id, version);
    *r = (remembered){*guid, set, now, e, what};
    return e;
}

const w32t_schema_event *w32t_schema_find(const w32t_schema_set *set, const w32t_guid *guid, uint16_t id,
                                          uint8_t version) {
    return find_remembered(set, guid, KIND_MANIFEST, id, version);
}

const w32t_schema_event *w32t_schema_find_variant(const w32t_guid *guid, uint16_t id, uint8_t version) {
    const w32t_schema_set *pack = w32t_schema_builtin();
    load(pack, guid);
    return find_event(pack, guid, id, version, W32T_SCHEMA_VARIANT);
}

const w32t_schema_event *w32t_schema_find_wpp(const w32t_schema_set *set, const w32t_guid *guid, uint16_t number) {
    return find_remembered(set, guid, KIND_WPP, number, 0);
}

const w32t_schema_event *w32t_schema_find_classic(const w32t_schema_set *set, const w32t_guid *guid, uint8_t opcode,
                                                  uint8_t version) {
    return find_remembered(set, guid, KIND_CLASSIC, opcode, version);
}

const w32t_schema_provider *w32t_schema_find_provider(const w32t_schema_set *set, const w32t_guid *guid) {
    for (const w32t_schema_set *s = first_of(set); s; s = next_of(s)) {
        load(s, guid);
        const named_guid *n = find_guid(s, guid);
        if (n && n->provider) return n->provider;
    }
    for (size_t i = 0; set && i < set->other_count; i++) {
        const named_guid *n = find_guid(set->others[i], guid);
        if (n && n->provider) return n->provider;
    }
    return NULL;
}

const w32t_schema_provider *w32t_schema_set_provider(const w32t_schema_set *set, size_t index) {
    return index < set->all_count ? set->all[index] : NULL;
}

// ---- names

static const char *name_of(const w32t_schema_provider *p, w32t_schema_list list, uint64_t value) {
    if (p)
        for (size_t i = 0; i < p->names[list].count; i++)
            if (p->names[list].items[i].value == value) return p->names[list].items[i].text;
    return NULL;
}

const char *w32t_schema_level_name(const w32t_schema_provider *p, uint8_t level) {
    static const char *const standard[] = {"LogAlways", "Critical", "Error", "Warning", "Information", "Verbose"};
    if (level < sizeof standard / sizeof *standard) return standard[level];
    return name_of(p, W32T_NAMES_LEVEL, level);
}

const char *w32t_schema_task_name(const w32t_schema_provider *p, uint16_t task) {
    return name_of(p, W32T_NAMES_TASK, task);
}

const char *w32t_schema_channel_name(const w32t_schema_provider *p, uint8_t channel) {
    const char *own = name_of(p, W32T_NAMES_CHANNEL, channel);
    if (own) return own;
    switch (channel) {
    case 8:
        return "System";
    case 9:
        return "Application";
    case 10:
        return "Security";
    case 11:
        return "TraceLogging";
    default:
        return NULL;
    }
}

const char *w32t_schema_opcode_name(const w32t_schema_provider *p, uint16_t task, uint8_t opcode) {
    static const char *const standard[] = {"Info",      "Start", "Stop",   "DCStart", "DCStop",
                                           "Extension", "Reply", "Resume", "Suspend", "Send"};
    const char *any = NULL;
    if (p)
        for (size_t i = 0; i < p->names[W32T_NAMES_OPCODE].count; i++) {
            const w32t_schema_name *n = &p->names[W32T_NAMES_OPCODE].items[i];
            if (n->value != opcode) continue;
            if (n->task == task) return n->text;
            if (n->task == W32T_ANY_TASK && !any) any = n->text;
        }
    if (any) return any;
    if (opcode < sizeof standard / sizeof *standard) return standard[opcode];
    return opcode == 240 ? "Receive" : NULL;
}

const char *w32t_schema_keyword_names(const w32t_schema_provider *p, uint64_t keywords, w32t_arena *arena) {
    if (!p || !keywords) return NULL;
    w32t_buf b = {0};
    for (size_t i = 0; i < p->names[W32T_NAMES_KEYWORD].count; i++) {
        const w32t_schema_name *n = &p->names[W32T_NAMES_KEYWORD].items[i];
        if (!n->value || (keywords & n->value) != n->value) continue;
        if (b.n) w32t_buf_lit(&b, ", ");
        w32t_buf_text(&b, n->text);
    }
    const char *text = b.n ? w32t_arena_text(arena, (const char *)b.p, b.n) : NULL;
    w32t_buf_free(&b);
    return text;
}
