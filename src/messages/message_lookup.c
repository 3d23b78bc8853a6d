// SPDX-License-Identifier: Apache-2.0
// Look-ups in the database of message texts: sorted and indexed once (settle), then asked from any thread. What a
// provider's message file is comes from the registry where hives are given, else from the provider's GUID inside
// WEVT_TEMPLATE, else from names: a module called like the provider, or the only one there is.
#include "base/guid.h"
#include "messages/messages.h"

#include <stdlib.h>

static int by_id(const void *a, const void *b) {
    const w32t_message_text_entry *x = a, *y = b;
    if (x->id != y->id) return x->id < y->id ? -1 : 1;
    if (x->language != y->language) return x->language < y->language ? -1 : 1;
    return x->text < y->text ? -1 : x->text > y->text;
}

static int by_event(const void *a, const void *b) {
    const w32t_message_event *x = a, *y = b;
    int c = memcmp(&x->guid, &y->guid, sizeof x->guid);
    if (c) return c;
    if (x->id != y->id) return x->id < y->id ? -1 : 1;
    return (int)x->version - (int)y->version;
}

static int by_module_name(const void *a, const void *b) {
    const w32t_message_module *const *x = a, *const *y = b;
    return strcmp((*x)->name, (*y)->name);
}

static int by_order(const w32t_message_source *x, const w32t_message_source *y) {
    return x->order < y->order ? -1 : x->order > y->order;
}

static int by_source_name(const void *a, const void *b) {
    const w32t_message_source *const *x = a, *const *y = b;
    int c = strcmp((*x)->provider, (*y)->provider);
    return c ? c : by_order(*x, *y);
}

static int by_source_guid(const void *a, const void *b) {
    const w32t_message_source *const *x = a, *const *y = b;
    int c = memcmp(&(*x)->guid, &(*y)->guid, sizeof(w32t_guid));
    return c ? c : by_order(*x, *y);
}

static void index_modules(w32t_message_db *db) {
    free((void *)(uintptr_t)db->by_name);
    db->by_name = w32t_alloc((db->module_count + 1) * sizeof *db->by_name);
    for (size_t i = 0; i < db->module_count; i++)
        db->by_name[i] = &db->modules[i];
    qsort((void *)(uintptr_t)db->by_name, db->module_count, sizeof *db->by_name, by_module_name);
}

static void index_sources(w32t_message_db *db) {
    free((void *)(uintptr_t)db->by_provider);
    free((void *)(uintptr_t)db->by_guid);
    db->by_provider = w32t_alloc((db->source_count + 1) * sizeof *db->by_provider);
    db->by_guid = w32t_alloc((db->source_count + 1) * sizeof *db->by_guid);
    db->provider_count = db->guid_count = 0;
    for (size_t i = 0; i < db->source_count; i++) {
        const w32t_message_source *s = &db->sources[i];
        if (s->provider) db->by_provider[db->provider_count++] = s;
        if (!w32t_guid_is_zero(&s->guid)) db->by_guid[db->guid_count++] = s;
    }
    qsort((void *)(uintptr_t)db->by_provider, db->provider_count, sizeof *db->by_provider, by_source_name);
    qsort((void *)(uintptr_t)db->by_guid, db->guid_count, sizeof *db->by_guid, by_source_guid);
}

void w32t_message_db_settle(w32t_message_db *db) {
    if (db->settled) return;
    for (size_t i = 0; i < db->module_count; i++)
        if (db->modules[i].count)
            qsort(db->modules[i].texts, db->modules[i].count, sizeof *db->modules[i].texts, by_id);
    if (db->event_count) qsort(db->events, db->event_count, sizeof *db->events, by_event);
    index_modules(db);
    index_sources(db);
    db->settled = true;
}

// The first module whose name is not less than `name`; they are in order.
static size_t first_module(const w32t_message_db *db, const char *name) {
    size_t lo = 0, hi = db->module_count;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (strcmp(db->by_name[mid]->name, name) < 0)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo;
}

static const w32t_message_module *module_named(const w32t_message_db *db, const char *name) {
    size_t at = first_module(db, name);
    return at < db->module_count && strcmp(db->by_name[at]->name, name) == 0 ? db->by_name[at] : NULL;
}

static const w32t_message_text_entry *text_of(const w32t_message_module *m, uint32_t id, uint16_t language) {
    size_t lo = 0, hi = m->count;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (m->texts[mid].id < id)
            lo = mid + 1;
        else
            hi = mid;
    }
    const w32t_message_text_entry *best = NULL;
    unsigned sure = 0;
    for (; lo < m->count && m->texts[lo].id == id; lo++) {
        uint16_t l = m->texts[lo].language;
        unsigned fits = language && l == language                       ? 5
                        : language && (l & 0x3FF) == (language & 0x3FF) ? 4
                        : l == 0x409                                    ? 3
                        : (l & 0x3FF) == 9                              ? 2
                                                                        : 1;
        if (fits > sure) {
            sure = fits;
            best = &m->texts[lo];
        }
    }
    return best;
}

// The sources of a provider's name and of its GUID, each in the order they were named.
typedef struct sources {
    const w32t_message_source *const *name, *const *name_end, *const *guid, *const *guid_end;
} sources;

static int against_name(const w32t_message_source *s, const void *name) {
    return strcmp(s->provider, name);
}

static int against_guid(const w32t_message_source *s, const void *guid) {
    return memcmp(&s->guid, guid, sizeof(w32t_guid));
}

static const w32t_message_source *const *first_source(const w32t_message_source *const *list, size_t count,
                                                      int (*compare)(const w32t_message_source *, const void *),
                                                      const void *wanted) {
    size_t lo = 0, hi = count;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (compare(list[mid], wanted) < 0)
            lo = mid + 1;
        else
            hi = mid;
    }
    return list + lo;
}

static sources sources_of(const w32t_message_db *db, const w32t_message_query *q, const char *lower) {
    sources s = {db->by_provider, db->by_provider, db->by_guid, db->by_guid};
    if (lower) {
        s.name = s.name_end = first_source(db->by_provider, db->provider_count, against_name, lower);
        while (s.name_end < db->by_provider + db->provider_count && strcmp((*s.name_end)->provider, lower) == 0)
            s.name_end++;
    }
    if (q->guid && !w32t_guid_is_zero(q->guid)) {
        s.guid = s.guid_end = first_source(db->by_guid, db->guid_count, against_guid, q->guid);
        while (s.guid_end < db->by_guid + db->guid_count && w32t_guid_equal(&(*s.guid_end)->guid, q->guid))
            s.guid_end++;
    }
    return s;
}

// The text of message `id` from the modules that speak for the provider in that role.
static const w32t_message_text_entry *from_sources(const w32t_message_db *db, sources s, uint16_t language,
                                                   uint8_t role, uint32_t id) {
    while (s.name < s.name_end || s.guid < s.guid_end) {
        bool name = s.guid == s.guid_end || (s.name < s.name_end && (*s.name)->order <= (*s.guid)->order);
        const w32t_message_source *one = name ? *s.name++ : *s.guid++;
        if (one->role != role) continue;
        const w32t_message_module *m = module_named(db, one->module);
        const w32t_message_text_entry *t = m ? text_of(m, id, language) : NULL;
        if (t) return t;
    }
    return NULL;
}

static const w32t_message_event *event_of(const w32t_message_db *db, const w32t_message_query *q) {
    if (!q->guid) return NULL;
    size_t lo = 0, hi = db->event_count;
    w32t_message_event want = {.guid = *q->guid, .id = q->id, .version = q->version};
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (by_event(&db->events[mid], &want) < 0)
            lo = mid + 1;
        else
            hi = mid;
    }
    if (lo == db->event_count || by_event(&db->events[lo], &want) != 0) return NULL;
    return &db->events[lo];
}

// No source is known: the module called like the provider ("name", "name.dll"), else the only one there is.
static const w32t_message_text_entry *by_name(const w32t_message_db *db, const char *lower, uint16_t language,
                                              uint32_t id) {
    size_t n = lower ? strlen(lower) : 0;
    for (size_t i = n ? first_module(db, lower) : db->module_count; i < db->module_count; i++) {
        const w32t_message_module *m = db->by_name[i];
        if (strncmp(m->name, lower, n) != 0) break;
        const w32t_message_text_entry *t = m->name[n] == '.' || !m->name[n] ? text_of(m, id, language) : NULL;
        if (t) return t;
    }
    return db->module_count == 1 ? text_of(&db->modules[0], id, language) : NULL;
}

// A provider's name in lower case, in `room` where it fits; free *own.
static const char *lowered(const char *name, char *room, size_t size, char **own) {
    *own = NULL;
    if (!name) return NULL;
    size_t n = strlen(name);
    char *s = n < size ? room : (*own = w32t_alloc(n + 1));
    for (size_t i = 0; i < n; i++)
        s[i] = name[i] >= 'A' && name[i] <= 'Z' ? (char)(name[i] + 32) : name[i];
    s[n] = 0;
    return s;
}

const char *w32t_message_db_event(const w32t_message_db *db, const w32t_message_query *q, size_t *length) {
    char room[256], *own;
    const char *lower = lowered(q->provider, room, sizeof room, &own);
    uint16_t language = q->language ? q->language : db->language;
    sources s = sources_of(db, q, lower);
    const w32t_message_text_entry *t = NULL;
    const w32t_message_event *e = event_of(db, q);
    if (e) {
        t = from_sources(db, s, language, W32T_MESSAGES_EVENT, e->message);
        if (!t) t = text_of(&db->modules[e->module - 1], e->message, language);
    }
    uint32_t classic = (uint32_t)q->qualifiers << 16 | q->id;
    if (!t) t = from_sources(db, s, language, W32T_MESSAGES_EVENT, classic);
    // What the message compiler gives events of a manifest when it is not told otherwise.
    if (!t) t = from_sources(db, s, language, W32T_MESSAGES_EVENT, 0xB0000000u | (uint32_t)q->version << 16 | q->id);
    if (!t) t = by_name(db, lower, language, classic);
    free(own);
    if (!t) return NULL;
    *length = t->length;
    return t->text;
}

const char *w32t_message_db_parameter(const w32t_message_db *db, const w32t_message_query *q, uint32_t id,
                                      size_t *length) {
    char room[256], *own;
    const char *lower = lowered(q->provider, room, sizeof room, &own);
    uint16_t language = q->language ? q->language : db->language;
    const w32t_message_text_entry *t =
        from_sources(db, sources_of(db, q, lower), language, W32T_MESSAGES_PARAMETER, id);
    // The ones that Windows itself uses for its own providers.
    static const char *const common[] = {"msobjs.dll", "kernel32.dll", "kernelbase.dll"};
    for (unsigned i = 0; i < 3 && !t; i++) {
        const w32t_message_module *m = module_named(db, common[i]);
        if (m) t = text_of(m, id, language);
    }
    free(own);
    if (!t) return NULL;
    *length = t->length;
    return t->text;
}

// ---- Languages

uint16_t w32t_language_of(const char *text) {
    static const struct {
        char tag[6];
        uint16_t number;
    } known[] = {
        {"ar", 0x401},    {"bg", 0x402},    {"ca", 0x403},    {"zh", 0x804},     {"zh-cn", 0x804}, {"zh-tw", 0x404},
        {"zh-hk", 0xC04}, {"cs", 0x405},    {"da", 0x406},    {"de", 0x407},     {"de-ch", 0x807}, {"de-at", 0xC07},
        {"el", 0x408},    {"en", 0x409},    {"en-gb", 0x809}, {"es", 0xC0A},     {"es-mx", 0x80A}, {"fi", 0x40B},
        {"fr", 0x40C},    {"fr-be", 0x80C}, {"fr-ca", 0xC0C}, {"fr-ch", 0x100C}, {"he", 0x40D},    {"hu", 0x40E},
        {"it", 0x410},    {"ja", 0x411},    {"ko", 0x412},    {"nl", 0x413},     {"nl-be", 0x813}, {"nb", 0x414},
        {"no", 0x414},    {"pl", 0x415},    {"pt", 0x816},    {"pt-br", 0x416},  {"pt-pt", 0x816}, {"ro", 0x418},
        {"ru", 0x419},    {"hr", 0x41A},    {"sk", 0x41B},    {"sv", 0x41D},     {"th", 0x41E},    {"tr", 0x41F},
        {"uk", 0x422},    {"sl", 0x424},    {"et", 0x425},    {"lv", 0x426},     {"lt", 0x427},    {"vi", 0x42A}};
    char low[8], *stop;
    unsigned long n = strtoul(text, &stop, 0);
    if (*text && !*stop) return n < 0x10000 ? (uint16_t)n : 0;
    size_t size = strlen(text);
    if (size >= sizeof low) return 0;
    for (size_t i = 0; i <= size; i++)
        low[i] = text[i] >= 'A' && text[i] <= 'Z' ? (char)(text[i] + 32) : text[i] == '_' ? '-' : text[i];
    for (int part = 0; part < 2; part++) { // "de-DE" is the usual "de"
        for (size_t i = 0; i < sizeof known / sizeof *known; i++)
            if (strcmp(known[i].tag, low) == 0) return known[i].number;
        low[strcspn(low, "-")] = 0;
    }
    return 0;
}
