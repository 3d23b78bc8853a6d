// SPDX-License-Identifier: Apache-2.0
// The plan's part on COM: interfaces with their IIDs and methods, and which parameters of functions and methods hand
// out interface pointers: what follows from types alone (a REFIID beside a void **, an IFoo **, an IFoo * result).
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/guid.h"
#include "capture/plan_internal.h"

struct com_interface {
    w32t_api_interface of;
    w32t_guid iid; // zeros: unknown
};

// ---- interfaces

static int by_name(const void *a, const void *b) {
    return strcmp(((const com_interface *)a)->of.name, ((const com_interface *)b)->of.name);
}

static int by_iid(const void *a, const void *b) {
    const com_interface *x = a, *y = b;
    int order = memcmp(&x->iid, &y->iid, 16);
    return order ? order : strcmp(x->of.name, y->of.name);
}

static const w32t_guid no_iid;

// Of interfaces of one name the upper database's is meant.
static uint32_t take_interfaces(const w32t_apidb *db, uint32_t n, com_interface **list, uint32_t *room) {
    w32t_api_interface of;
    uint32_t above = n;
    for (uint32_t i = 0; w32t_apidb_interface_at(db, i, &of); i++) {
        com_interface key = {.of = of};
        if (of.method_count < 3) continue; // no objects that count references: what they are told from is missing
        if (above && bsearch(&key, *list, above, sizeof key, by_name)) continue;
        if (n == *room) *list = w32t_realloc(*list, (*room = *room ? *room * 2 : 1024) * sizeof **list);
        (*list)[n++] = key;
    }
    if (n) qsort(*list, n, sizeof **list, by_name);
    return n;
}

static void take_iids(const w32t_apidb *db, com_interface *list, uint32_t n) {
    w32t_guid iid;
    const char *name;
    for (uint32_t i = 0; (name = w32t_apidb_guid_at(db, i, &iid)) != NULL; i++) {
        if (strncmp(name, "IID_", 4) != 0) continue;
        com_interface key = {.of = {.name = name + 4}};
        com_interface *found = n ? bsearch(&key, list, n, sizeof *list, by_name) : NULL;
        if (found && memcmp(&found->iid, &no_iid, sizeof no_iid) == 0) found->iid = iid;
    }
}

static com_interface *list_interfaces(const w32t_plan_compiler *c, uint32_t *count) {
    uint32_t n = 0, room = 0;
    com_interface *list = NULL;
    for (uint32_t k = 0; k < c->com_layers; k++)
        n = take_interfaces(c->com_layer[k].db, n, &list, &room);
    for (uint32_t k = 0; k < c->com_layers; k++)
        take_iids(c->com_layer[k].db, list, n);
    if (n) qsort(list, n, sizeof *list, by_iid);
    *count = n;
    return list;
}

// ---- rows of several databases in one line

// The lowest database's rows come first. Those that a method's reference has no room for are left out.
static void list_layers(w32t_plan_compiler *c) {
    const w32t_apidb *dbs[W32T_PLAN_COM_LAYERS], *db;
    w32t_apidb_counts counts;
    uint32_t n = 0;
    for (db = c->o->db ? c->o->db : c->made_db; db && n < W32T_PLAN_COM_LAYERS; db = w32t_apidb_below(db))
        dbs[n++] = db;
    c->com_rows = 0;
    c->com_layers = n;
    while (n--) {
        w32t_apidb_count(dbs[n], &counts);
        c->com_layer[n] = (w32t_plan_layer){dbs[n], c->com_rows, counts.functions};
        if (counts.functions > W32T_PLAN_METHOD_ROW - c->com_rows) c->com_layer[n].rows = 0;
        c->com_rows += c->com_layer[n].rows;
    }
}

static uint32_t place_of(const w32t_plan_compiler *c, const w32t_apidb *db, uint32_t row) {
    for (uint32_t k = 0; k < c->com_layers; k++)
        if (c->com_layer[k].db == db && row < c->com_layer[k].rows) return c->com_layer[k].first + row;
    return UINT32_MAX;
}

static bool function_at(const w32t_plan_compiler *c, uint32_t place, w32t_api_function *f) {
    for (uint32_t k = 0; k < c->com_layers; k++) {
        const w32t_plan_layer *l = &c->com_layer[k];
        if (place - l->first < l->rows) return w32t_apidb_function(l->db, place - l->first, f);
    }
    return false;
}

// The row of a method. A database has copies of what its interfaces inherit from those of one below: the original's row
// serves both, so that the agent sees which interface extends which.
static uint32_t method_place(const w32t_plan_compiler *c, const w32t_api_interface *of, uint32_t row) {
    w32t_api_function f, original;
    w32t_api_interface declares;
    char name[256];
    uint32_t place = place_of(c, of->db, row);
    if (of->db == c->made_db || !w32t_apidb_function(of->db, row, &f)) return place;
    snprintf(name, sizeof name, "%.*s", (int)strcspn(f.name, ":"), f.name);
    if (!w32t_apidb_interface(of->db, name, &declares) || declares.db == of->db) return place;
    bool same = w32t_apidb_find_name(declares.db, f.name, &original) && original.param_count == f.param_count;
    return same ? place_of(c, original.db, original.index) : place;
}

// UINT32_MAX: none of that name.
static uint32_t index_of(const w32t_plan_compiler *c, const char *name) {
    uintptr_t at = (uintptr_t)w32t_table_get(&c->com_names, w32t_hash_bytes(name, strlen(name)) | 1);
    return at && strcmp(c->com[at - 1].of.name, name) == 0 ? (uint32_t)(at - 1) : UINT32_MAX;
}

static bool asks_by_name(const w32t_plan_compiler *c) {
    for (uint32_t k = 0; k < c->item_count; k++)
        if (!c->items[k].all && !c->items[k].group) return true;
    return false;
}

// What was made of a row under its own name.
typedef struct row_memo {
    bool asked, recorded;
    uint32_t filter;
} row_memo;

static bool is_asked(const w32t_plan_compiler *c) {
    return c->o->query || c->o->start_at || c->o->stop_at;
}

static row_memo decide(w32t_plan_compiler *c, const w32t_api_function *named, bool wanted) {
    row_memo m = {.asked = true};
    m.recorded = w32t_plan_filter_of(c, NULL, named, wanted, &m.filter);
    return m;
}

// One row serves several names: it may be wanted under one and not under another, and what is asked of it may go by the
// name. Where neither does, what was decided for the row stands.
static row_memo decide_named(w32t_plan_compiler *c, const w32t_api_function *f, const char *interface, row_memo *memo) {
    char name[256];
    const char *method = strstr(f->name, "::");
    snprintf(name, sizeof name, "%s%s", interface, method ? method : "");
    w32t_api_function named = *f;
    named.name = name;
    bool wanted = w32t_plan_wanted(c, "", &named);
    if (!is_asked(c)) return decide(c, &named, wanted);
    if (!wanted && !c->o->start_at && !c->o->stop_at) return (row_memo){.asked = true};
    if (!wanted || !w32t_plan_filter_same(c, f, &named)) return decide(c, &named, wanted);
    if (!memo->asked) *memo = decide(c, f, true);
    return *memo;
}

// `memos`: by row. `by_row`: names do not matter, so one decision for a row is for all its names.
static uint32_t put_methods(w32t_plan_compiler *c, const com_interface *i, row_memo *memos, bool by_row) {
    uint32_t recorded = 0, row;
    w32t_api_function f;
    for (uint32_t slot = 0; (row = w32t_apidb_method_row(&i->of, slot)) != UINT32_MAX; slot++) {
        row = method_place(c, &i->of, row);
        if (row == UINT32_MAX) continue;
        row_memo m = memos[row];
        if (!by_row || !m.asked) {
            if (!function_at(c, row, &f)) continue;
            m = decide_named(c, &f, i->of.name, &memos[row]);
            if (by_row) memos[row] = m;
        }
        w32t_plan_method out = {.ref = row | (m.recorded ? W32T_PLAN_METHOD_RECORD : 0), .filter = m.filter};
        w32t_buf_put(&c->methods, &out, sizeof out);
        recorded += m.recorded;
    }
    return recorded;
}

void w32t_plan_com_begin(w32t_plan_compiler *c) {
    uint32_t count, recorded = 0;
    list_layers(c);
    com_interface *list = list_interfaces(c, &count);
    c->com = list;
    c->com_count = count;
    for (uint32_t i = 0; i < count; i++) {
        uint64_t key = w32t_hash_bytes(list[i].of.name, strlen(list[i].of.name)) | 1;
        w32t_table_put(&c->com_names, key, (void *)((uintptr_t)i + 1));
    }
    c->unknown_interface = index_of(c, "IUnknown");
    row_memo *memos = w32t_alloc((c->com_rows + 1) * sizeof *memos);
    bool by_row = !asks_by_name(c) && !is_asked(c);
    for (uint32_t i = 0; i < count && c->unknown_interface != UINT32_MAX; i++) {
        w32t_plan_interface row = {.first = (uint32_t)(c->methods.n / sizeof(w32t_plan_method)),
                                   .count = list[i].of.method_count};
        memcpy(row.iid, &list[i].iid, sizeof row.iid);
        row.name = w32t_plan_string(c, list[i].of.name);
        w32t_buf_put(&c->interfaces, &row, sizeof row);
        recorded += put_methods(c, &list[i], memos, by_row);
    }
    free(memos);
    if (recorded) return;
    w32t_plan_com_end(c); // nothing of COM is asked for: nothing is learnt
}

void w32t_plan_com_end(w32t_plan_compiler *c) {
    w32t_buf_free(&c->interfaces);
    w32t_buf_free(&c->methods);
    w32t_buf_free(&c->learns);
    w32t_table_free(&c->com_names);
    free(c->com);
    c->com = NULL;
    c->com_count = c->unknown_interface = 0;
}

// Methods have rows behind those of functions, under a DLL whose name no file has.
void w32t_plan_com_rows(w32t_plan_compiler *c) {
    if (!c->com) return;
    w32t_plan_dll dll = {.name = w32t_plan_string(c, "*com*"),
                         .first = (uint32_t)(c->functions.n / sizeof(w32t_plan_function))};
    uint32_t *row_of = w32t_alloc((c->com_rows + 1) * sizeof *row_of), rows = dll.first; // 0: none yet
    w32t_plan_method *methods = (w32t_plan_method *)(void *)c->methods.p;
    size_t count = c->methods.n / sizeof *methods;
    for (size_t pass = 0; pass < 2; pass++) {
        for (size_t i = 0; i < count; i++) {
            uint32_t index = methods[i].ref & W32T_PLAN_METHOD_ROW;
            w32t_api_function f;
            if (pass) {
                methods[i].ref = (methods[i].ref & W32T_PLAN_METHOD_RECORD) | (row_of[index] - 1);
                continue;
            }
            if (row_of[index] || !function_at(c, index, &f)) continue;
            w32t_plan_function row = w32t_plan_row(c, &f);
            row.dll = c->dll_count;
            w32t_buf_put(&c->functions, &row, sizeof row);
            row_of[index] = ++rows;
        }
    }
    w32t_buf_put(&c->dlls, &dll, sizeof dll);
    c->dll_count++;
    free(row_of);
}

// ---- what calls hand out

static bool interface_of_type(const w32t_plan_compiler *c, const w32t_apidb *db, uint32_t type, bool pointed_at,
                              uint32_t *index) {
    w32t_api_type t;
    if (!w32t_apidb_type(db, type, &t)) return false;
    if (pointed_at && !w32t_apidb_type(db, t.target, &t)) return false;
    *index = t.kind == W32T_API_COM ? index_of(c, t.name) : UINT32_MAX;
    return *index != UINT32_MAX;
}

// Whether a parameter is the address of a structure of that name.
static bool points_at(const w32t_api_param *p, const w32t_apidb *db, const char *name) {
    w32t_api_type t;
    w32t_api_struct s;
    return w32t_apidb_type(db, p->type_index, &t) && w32t_apidb_type(db, t.target, &t) &&
           w32t_apidb_struct(db, t.structure, &s) && strcmp(s.name, name) == 0;
}

static bool is_medium(const w32t_api_param *p, const w32t_apidb *db) {
    static const char *const names[] = {"STGMEDIUM", "tagSTGMEDIUM", "uSTGMEDIUM"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (points_at(p, db, names[i])) return true;
    return false;
}

// Which words say how many there are. False: nothing does.
static bool counted(const w32t_api_param *p, const w32t_function_rules *rules, uint8_t by_count, uint8_t told,
                    w32t_plan_learn *out) {
    if (p->size.how != W32T_API_LEN_PARAM) return false;
    bool says = p->filled.how == W32T_API_LEN_DEREF;
    out->kind = says ? told : by_count;
    out->iid_arg = rules->word[says ? p->filled.operand : p->size.operand];
    return says || by_count;
}

static uint32_t dispatch_of(const w32t_plan_compiler *c) {
    uint32_t dispatch = index_of(c, "IDispatch");
    return dispatch == UINT32_MAX ? c->unknown_interface : dispatch;
}

static bool learn_of(const w32t_plan_compiler *c, const w32t_api_function *f, uint32_t i,
                     const w32t_function_rules *rules, w32t_plan_learn *out) {
    w32t_api_param p;
    if (!w32t_api_param_at(f, i, &p)) return false;
    *out = (w32t_plan_learn){.arg = rules->word[i], .iid_arg = W32T_LEARN_NO_IID, .interface = c->unknown_interface};
    bool gives = (p.flags & W32T_API_OUT) != 0;
    if (p.kind == W32T_API_COM_OUT && p.iid_param) {
        out->iid_arg = rules->word[p.iid_param - 1];
        return true;
    }
    if (p.kind == W32T_API_COM_OUT && gives) {
        counted(&p, rules, W32T_LEARN_COUNTED, W32T_LEARN_ARRAY, out);
        return interface_of_type(c, f->db, p.type_index, true, &out->interface);
    }
    if (p.kind == W32T_API_VARIANT && gives) {
        out->interface = dispatch_of(c);
        if (!counted(&p, rules, 0, W32T_LEARN_VARIANTS, out)) out->kind = W32T_LEARN_VARIANT;
        return true;
    }
    if (p.kind == W32T_API_ARRAY && gives && points_at(&p, f->db, "CONNECTDATA")) {
        out->detail = 2;
        return counted(&p, rules, 0, W32T_LEARN_ARRAY, out);
    }
    if (strncmp(p.type, "MULTI_QI *", 10) == 0 && p.size.how == W32T_API_LEN_PARAM) {
        out->kind = W32T_LEARN_MULTI_QI;
        out->iid_arg = rules->word[p.size.operand];
        return true;
    }
    return false;
}

// What a STGMEDIUM holds: a stream or a storage, each one's row.
static uint8_t medium_learns(w32t_plan_compiler *c, const w32t_api_function *f, uint32_t i,
                             const w32t_function_rules *rules) {
    static const struct {
        const char *interface;
        uint8_t tymed;
    } held[] = {{"IStream", 4}, {"IStorage", 8}};
    w32t_api_param p;
    uint8_t count = 0;
    if (!w32t_api_param_at(f, i, &p) || !is_medium(&p, f->db)) return 0;
    for (uint32_t k = 0; k < 4; k++) {
        bool out = k < 2;
        w32t_plan_learn l = {.kind = out ? W32T_LEARN_MEDIUM : W32T_LEARN_GIVEN_MEDIUM,
                             .arg = rules->word[i],
                             .iid_arg = W32T_LEARN_NO_IID,
                             .detail = held[k % 2].tymed,
                             .interface = index_of(c, held[k % 2].interface)};
        if (l.interface == UINT32_MAX || !(p.flags & (out ? W32T_API_OUT : W32T_API_IN))) continue;
        w32t_buf_put(&c->learns, &l, sizeof l);
        count++;
    }
    return count;
}

// An object that is handed over: when it is the program's own, the system will call it. Not a method's own object.
static bool given_of(const w32t_plan_compiler *c, const w32t_api_function *f, uint32_t i,
                     const w32t_function_rules *rules, w32t_plan_learn *out) {
    w32t_api_param p;
    w32t_api_type t;
    if (!w32t_api_param_at(f, i, &p) || strcmp(p.name, "This") == 0) return false;
    *out = (w32t_plan_learn){.kind = W32T_LEARN_GIVEN, .arg = rules->word[i], .iid_arg = W32T_LEARN_NO_IID};
    if (p.kind == W32T_API_COM) return interface_of_type(c, f->db, p.type_index, false, &out->interface);
    out->interface = dispatch_of(c);
    if (p.kind == W32T_API_AGGREGATE && w32t_apidb_type(f->db, p.type_index, &t) && strcmp(t.name, "VARIANT") == 0) {
        out->kind = W32T_LEARN_GIVEN_VARIANT;
        out->detail = c->word_size == 4; // 64-bit programs pass the address of a copy
        return true;
    }
    if (p.kind == W32T_API_VARIANT && p.flags & W32T_API_IN && !p.size.how) {
        out->kind = W32T_LEARN_GIVEN_VARIANT;
        return true;
    }
    out->kind = W32T_LEARN_GIVEN_ARGUMENTS;
    return points_at(&p, f->db, "DISPPARAMS");
}

uint8_t w32t_plan_learns(w32t_plan_compiler *c, const w32t_api_function *f, const w32t_function_rules *rules) {
    uint8_t count = 0;
    w32t_plan_learn learn;
    for (uint32_t i = 0; c->com && i < f->param_count; i++) {
        count += medium_learns(c, f, i, rules);
        if (learn_of(c, f, i, rules, &learn)) {
            w32t_buf_put(&c->learns, &learn, sizeof learn);
            count++;
        }
        if (given_of(c, f, i, rules, &learn)) {
            w32t_buf_put(&c->learns, &learn, sizeof learn);
            count++;
        }
    }
    learn = (w32t_plan_learn){.kind = W32T_LEARN_RESULT, .iid_arg = W32T_LEARN_NO_IID};
    if (c->com && f->result.kind == W32T_API_COM &&
        interface_of_type(c, f->db, f->result.type_index, false, &learn.interface)) {
        w32t_buf_put(&c->learns, &learn, sizeof learn);
        count++;
    }
    return count;
}

bool w32t_plan_hands_out(w32t_plan_compiler *c, const w32t_api_function *f) {
    w32t_function_rules none = {.rules = 0};
    w32t_plan_learn learn;
    if (!c->com || f->flags & W32T_API_RAW) return false;
    for (uint32_t i = 0; i < f->param_count; i++)
        if (learn_of(c, f, i, &none, &learn)) return true;
    return f->result.kind == W32T_API_COM && interface_of_type(c, f->db, f->result.type_index, false, &learn.interface);
}
