// SPDX-License-Identifier: Apache-2.0
// Gathers rows of an API database (from the generator or an importer), keeps equal ones once, sorts them and lays them
// out as api_layout.h says. The result depends on the order of the calls only, so a regenerated table is the same
// table.
#include "apidb/api_build.h"
#include "apidb/api_layout.h"

#include <stdlib.h>
#include <string.h>

typedef struct words {
    uint32_t *at;
    uint32_t count, room;
} words;

// Rows kept once: their index by hash. Slots hold index + 1.
typedef struct once {
    uint32_t *slots;
    uint32_t room, used;
} once;

struct api_builder {
    bool failed;
    char *strings;
    uint32_t string_bytes, string_room;
    once string_once, type_once, param_once, dll_once, struct_once, set_once;
    words types, params, lists; // as in the layout, with provisional numbers
    words functions;            // layout's 8 words
    words dlls;                 // name
    words exports;              // dll, name, function
    words structs;              // layout's 5 words
    words fields;               // 5 words
    words sets;                 // name, bits
    words constants;            // set, name, low, high, mask
    words guids;                // four words, name
    words interfaces;           // layout's 4 words
    words out;                  // the finished words
};

static void *grow(api_builder *b, void *at, uint32_t *room, uint32_t need, size_t unit) {
    uint64_t want = *room ? *room : 256;
    while (want < need)
        want *= 2;
    void *bigger = want < UINT32_MAX ? realloc(at, (size_t)want * unit) : NULL;
    if (!bigger) {
        b->failed = true;
        return at;
    }
    *room = (uint32_t)want;
    return bigger;
}

static uint32_t add_words(api_builder *b, words *w, const uint32_t *row, uint32_t count) {
    if (w->count + count > w->room) w->at = grow(b, w->at, &w->room, w->count + count, sizeof *w->at);
    if (b->failed) return 0;
    if (count) memcpy(w->at + w->count, row, count * sizeof *row);
    w->count += count;
    return w->count - count;
}

static uint32_t hash_bytes(const void *data, size_t size) {
    const uint8_t *p = data;
    uint32_t h = 2166136261u;
    while (size--)
        h = (h ^ *p++) * 16777619u;
    return h;
}

static void once_grow(api_builder *b, once *o, uint32_t (*hash_of)(api_builder *, uint32_t)) {
    uint32_t room = o->room ? o->room * 2 : 1024;
    uint32_t *slots = calloc(room, sizeof *slots);
    if (!slots) {
        b->failed = true;
        return;
    }
    for (uint32_t i = 0; i < o->room; i++) {
        if (!o->slots[i]) continue;
        uint32_t at = hash_of(b, o->slots[i] - 1) & (room - 1);
        while (slots[at])
            at = (at + 1) & (room - 1);
        slots[at] = o->slots[i];
    }
    free(o->slots);
    o->slots = slots;
    o->room = room;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Strings

static uint32_t string_hash(api_builder *b, uint32_t offset) {
    return hash_bytes(b->strings + offset, strlen(b->strings + offset));
}

static uint32_t add_string(api_builder *b, const char *text) {
    if (!text) text = "";
    uint32_t length = (uint32_t)strlen(text);
    once *o = &b->string_once;
    if (o->used * 2 >= o->room) once_grow(b, o, string_hash);
    if (b->failed) return 0;
    uint32_t at = hash_bytes(text, length) & (o->room - 1);
    for (; o->slots[at]; at = (at + 1) & (o->room - 1))
        if (strcmp(b->strings + o->slots[at] - 1, text) == 0) return o->slots[at] - 1;
    uint32_t need = b->string_bytes + length + 1;
    if (need > b->string_room) b->strings = grow(b, b->strings, &b->string_room, need, 1);
    if (b->failed) return 0;
    memcpy(b->strings + b->string_bytes, text, length + 1);
    o->slots[at] = b->string_bytes + 1;
    o->used++;
    b->string_bytes = need;
    return o->slots[at] - 1;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Rows kept once

static uint32_t type_hash(api_builder *b, uint32_t index) {
    return hash_bytes(b->types.at + index * 8, 8 * sizeof(uint32_t));
}

static uint32_t param_hash(api_builder *b, uint32_t index) {
    return hash_bytes(b->params.at + index * 6, 6 * sizeof(uint32_t));
}

static uint32_t add_once(api_builder *b, once *o, words *w, const uint32_t *row, uint32_t stride,
                         uint32_t (*hash_of)(api_builder *, uint32_t)) {
    if (o->used * 2 >= o->room) once_grow(b, o, hash_of);
    if (b->failed) return 0;
    uint32_t at = hash_bytes(row, stride * sizeof *row) & (o->room - 1);
    for (; o->slots[at]; at = (at + 1) & (o->room - 1)) {
        uint32_t index = o->slots[at] - 1;
        if (memcmp(w->at + index * stride, row, stride * sizeof *row) == 0) return index;
    }
    uint32_t index = add_words(b, w, row, stride) / stride;
    o->slots[at] = index + 1;
    o->used++;
    return index;
}

uint32_t api_build_type(api_builder *b, const api_type_row *type) {
    uint32_t row[8] = {add_string(b, type->text),
                       add_string(b, type->name),
                       type->kind | (uint32_t)type->shape << 8,
                       type->size64,
                       type->size32,
                       type->target,
                       type->structure,
                       type->array_count};
    return add_once(b, &b->type_once, &b->types, row, 8, type_hash);
}

void api_build_type_target(api_builder *b, uint32_t type, uint32_t target) {
    // The row's hash changes: later equal rows are simply kept again.
    if (!b->failed && type * 8 + 5 < b->types.count) b->types.at[type * 8 + 5] = target;
}

static uint32_t add_param(api_builder *b, const api_param_row *p) {
    uint32_t row[6] = {
        add_string(b, p->name),
        p->type,
        p->kind | (uint32_t)p->shape << 8 | (uint32_t)p->flags << 16,
        p->size.how | (uint32_t)p->size.scale << 8 | (uint32_t)p->filled.how << 16 | (uint32_t)p->filled.scale << 24,
        p->size.operand | (uint32_t)p->filled.operand << 16,
        p->set | (uint32_t)p->iid_param << 16,
    };
    return add_once(b, &b->param_once, &b->params, row, 6, param_hash);
}

// Rows whose first word is their name: one a name.
static uint32_t dll_hash(api_builder *b, uint32_t index) {
    return hash_bytes(b->dlls.at + index, sizeof(uint32_t));
}

static uint32_t struct_hash(api_builder *b, uint32_t index) {
    return hash_bytes(b->structs.at + index * 5, sizeof(uint32_t));
}

static uint32_t set_hash(api_builder *b, uint32_t index) {
    return hash_bytes(b->sets.at + index * 2, sizeof(uint32_t));
}

// The row of that name; when there is none it is added, or UINT32_MAX without `add`.
static uint32_t named(api_builder *b, once *o, words *w, uint32_t stride, const uint32_t *row, bool add,
                      uint32_t (*hash_of)(api_builder *, uint32_t)) {
    if (o->used * 2 >= o->room) once_grow(b, o, hash_of);
    if (b->failed) return add ? 0 : UINT32_MAX;
    uint32_t at = hash_bytes(row, sizeof *row) & (o->room - 1);
    for (; o->slots[at]; at = (at + 1) & (o->room - 1))
        if (w->at[(o->slots[at] - 1) * stride] == row[0]) return o->slots[at] - 1;
    if (!add) return UINT32_MAX;
    uint32_t index = add_words(b, w, row, stride) / stride;
    o->slots[at] = index + 1;
    o->used++;
    return index;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Functions and DLLs

uint32_t api_build_dll(api_builder *b, const char *name) {
    uint32_t text = add_string(b, name);
    return named(b, &b->dll_once, &b->dlls, 1, &text, true, dll_hash);
}

#define LIST_MAX 256

uint32_t api_build_function(api_builder *b, const api_function_row *f) {
    uint32_t list[LIST_MAX], count = 0;
    for (uint32_t i = 0; i < f->param_count && count < W32T_API_MAX_PARAMS; i++)
        list[count++] = add_param(b, &f->params[i]);
    uint32_t params = count;
    for (uint32_t i = 0; i < f->dll_count && count < LIST_MAX; i++)
        list[count++] = f->dlls[i];
    uint32_t name = add_string(b, f->name), index = b->functions.count / 8;
    uint32_t row[8] = {
        name,
        add_string(b, f->origin),
        add_words(b, &b->lists, list, count),
        params | (count - params) << 8 | (uint32_t)f->convention << 16,
        f->flags | (uint32_t)f->groups << 16,
        add_param(b, &f->result),
        f->failure.test | (uint32_t)f->failure.code << 8,
        (uint32_t)f->failure.value,
    };
    add_words(b, &b->functions, row, 8);
    for (uint32_t i = 0; i < f->dll_count; i++) {
        uint32_t export_row[3] = {f->dlls[i], name, index};
        add_words(b, &b->exports, export_row, 3);
    }
    return index;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Structures and sets

uint32_t api_build_struct(api_builder *b, const char *name) {
    uint32_t row[5] = {add_string(b, name)};
    return named(b, &b->struct_once, &b->structs, 5, row, true, struct_hash);
}

bool api_build_struct_defined(const api_builder *b, uint32_t structure) {
    return structure * 5 + 4 < b->structs.count && b->structs.at[structure * 5 + 4] != 0;
}

void api_build_fields(api_builder *b, uint32_t structure, bool is_union, uint32_t size64, uint32_t size32,
                      const api_field_row *fields, uint32_t count) {
    uint32_t first = b->fields.count / 5;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t row[5] = {add_string(b, fields[i].name), fields[i].type, fields[i].offset64, fields[i].offset32,
                           fields[i].bit_offset | (uint32_t)fields[i].bit_count << 8 | fields[i].set << 16};
        add_words(b, &b->fields, row, 5);
    }
    if (b->failed || structure * 5 + 4 >= b->structs.count) return;
    uint32_t *row = b->structs.at + structure * 5;
    row[1] = size64;
    row[2] = size32;
    row[3] = first;
    row[4] = count | (is_union ? 0x80000000u : 0);
}

bool api_build_member(api_builder *b, const char *structure, const char *member, uint32_t type, uint32_t set) {
    uint32_t wanted = add_string(b, structure), name = add_string(b, member);
    uint32_t found = named(b, &b->struct_once, &b->structs, 5, &wanted, false, struct_hash);
    if (b->failed || found == UINT32_MAX) return false;
    const uint32_t *row = b->structs.at + found * 5;
    for (uint32_t i = 0, count = row[4] & 0x7FFFFFFFu; i < count; i++) {
        uint32_t *field = b->fields.at + (row[3] + i) * 5;
        if (field[0] != name) continue;
        if (type) field[1] = type;
        if (set) field[4] = (field[4] & 0xFFFFu) | set << 16;
        return true;
    }
    return false;
}

uint32_t api_build_set(api_builder *b, const char *name, bool bits) {
    uint32_t row[2] = {add_string(b, name), bits};
    return named(b, &b->set_once, &b->sets, 2, row, true, set_hash);
}

void api_build_constant(api_builder *b, uint32_t set, const char *name, uint64_t value, uint32_t mask) {
    uint32_t row[5] = {set, add_string(b, name), (uint32_t)value, (uint32_t)(value >> 32), mask};
    add_words(b, &b->constants, row, 5);
}

void api_build_guid(api_builder *b, const char *name, const uint32_t value[4]) {
    uint32_t row[5] = {value[0], value[1], value[2], value[3], add_string(b, name)};
    add_words(b, &b->guids, row, 5);
}

void api_build_interface(api_builder *b, const char *name, const uint32_t *methods, uint32_t count) {
    uint32_t row[4] = {add_string(b, name), add_words(b, &b->lists, methods, count), count, 0};
    add_words(b, &b->interfaces, row, 4);
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Finishing. qsort has no context argument in C11, so what is sorted carries its keys: {index, key text, key numbers}.

typedef struct sortable {
    uint32_t index;
    const char *text;
    uint64_t number;
    uint32_t group;
} sortable;

static int compare(const void *left, const void *right) {
    const sortable *l = left, *r = right;
    if (l->group != r->group) return l->group < r->group ? -1 : 1;
    if (l->number != r->number) return l->number < r->number ? -1 : 1;
    int order = l->text && r->text ? strcmp(l->text, r->text) : 0;
    if (order) return order;
    return l->index < r->index ? -1 : l->index > r->index;
}

// The order of rows by the text in word `name`; rows before `fixed` stay. new_of[old] = new.
static uint32_t *order_by_name(api_builder *b, const words *w, uint32_t stride, uint32_t fixed, sortable **sorted) {
    uint32_t count = w->count / stride;
    sortable *s = calloc(count + 1, sizeof *s);
    uint32_t *new_of = calloc(count + 1, sizeof *new_of);
    if (!s || !new_of) {
        b->failed = true;
        free(s);
        free(new_of);
        return NULL;
    }
    for (uint32_t i = 0; i < count; i++)
        s[i] = (sortable){i, b->strings + w->at[i * stride], 0, i >= fixed};
    qsort(s, count, sizeof *s, compare);
    for (uint32_t i = 0; i < count; i++)
        new_of[s[i].index] = i;
    *sorted = s;
    return new_of;
}

static void section(api_builder *b, unsigned number, uint32_t rows) {
    if (b->failed) return;
    b->out.at[APIDB_W_SECTIONS + 2 * number] = b->out.count;
    b->out.at[APIDB_W_SECTIONS + 2 * number + 1] = rows;
}

static void out_dlls_and_exports(api_builder *b, const uint32_t *dll_of, const sortable *dlls,
                                 const uint32_t *function_of) {
    uint32_t count = b->exports.count / 3;
    sortable *s = calloc(count + 1, sizeof *s);
    if (!s) {
        b->failed = true;
        return;
    }
    for (uint32_t i = 0; i < count; i++)
        s[i] = (sortable){i, b->strings + b->exports.at[i * 3 + 1], 0, dll_of[b->exports.at[i * 3]]};
    qsort(s, count, sizeof *s, compare);
    section(b, APIDB_DLLS, b->dlls.count);
    for (uint32_t i = 0, next = 0; i < b->dlls.count; i++) {
        uint32_t first = next;
        while (next < count && s[next].group == i)
            next++;
        uint32_t row[4] = {b->dlls.at[dlls[i].index], first, next - first, 0};
        add_words(b, &b->out, row, 4);
    }
    section(b, APIDB_EXPORTS, count);
    for (uint32_t i = 0; i < count; i++) {
        const uint32_t *e = b->exports.at + s[i].index * 3;
        uint32_t row[2] = {e[1], function_of[e[2]]};
        add_words(b, &b->out, row, 2);
    }
    free(s);
}

static void out_functions(api_builder *b, const uint32_t *dll_of, const sortable *functions,
                          const uint32_t *function_of) {
    section(b, APIDB_FUNCTIONS, b->functions.count / 8);
    for (uint32_t i = 0; i < b->functions.count / 8; i++) {
        const uint32_t *row = b->functions.at + functions[i].index * 8;
        add_words(b, &b->out, row, 8);
        uint32_t first = row[2] + (row[3] & 0xFF), dlls = (row[3] >> 8) & 0xFF;
        for (uint32_t k = 0; k < dlls; k++)
            b->lists.at[first + k] = dll_of[b->lists.at[first + k]];
    }
    for (uint32_t i = 0; i < b->interfaces.count; i += 4)
        for (uint32_t k = 0; k < b->interfaces.at[i + 2]; k++)
            b->lists.at[b->interfaces.at[i + 1] + k] = function_of[b->lists.at[b->interfaces.at[i + 1] + k]];
    section(b, APIDB_LISTS, b->lists.count);
    add_words(b, &b->out, b->lists.at, b->lists.count);
}

static int by_words(const void *left, const void *right) {
    const uint32_t *l = left, *r = right;
    for (int i = 0; i < 5; i++) // the fifth is the name: equal GUIDs stay in the order they came
        if (l[i] != r[i]) return l[i] < r[i] ? -1 : 1;
    return 0;
}

static void out_com(api_builder *b, const sortable *interfaces) {
    if (b->guids.count) qsort(b->guids.at, b->guids.count / 5, 5 * sizeof(uint32_t), by_words);
    section(b, APIDB_GUIDS, b->guids.count / 5);
    add_words(b, &b->out, b->guids.at, b->guids.count);
    section(b, APIDB_INTERFACES, b->interfaces.count / 4);
    for (uint32_t i = 0; i < b->interfaces.count / 4; i++)
        add_words(b, &b->out, b->interfaces.at + interfaces[i].index * 4, 4);
}

static void out_types(api_builder *b, const uint32_t *struct_of, const sortable *structs, const uint32_t *set_of) {
    section(b, APIDB_PARAMS, b->params.count / 6);
    for (uint32_t i = 0; i < b->params.count; i += 6) {
        uint32_t row[6];
        memcpy(row, b->params.at + i, sizeof row);
        row[5] = (row[5] & 0xFFFF0000u) | set_of[row[5] & 0xFFFF];
        add_words(b, &b->out, row, 6);
    }
    section(b, APIDB_TYPES, b->types.count / 8);
    for (uint32_t i = 0; i < b->types.count; i += 8) {
        uint32_t row[8];
        memcpy(row, b->types.at + i, sizeof row);
        row[6] = struct_of[row[6]];
        add_words(b, &b->out, row, 8);
    }
    section(b, APIDB_STRUCTS, b->structs.count / 5);
    for (uint32_t i = 0; i < b->structs.count / 5; i++)
        add_words(b, &b->out, b->structs.at + structs[i].index * 5, 5);
    section(b, APIDB_FIELDS, b->fields.count / 5);
    for (uint32_t i = 0; i < b->fields.count; i += 5) {
        uint32_t row[5];
        memcpy(row, b->fields.at + i, sizeof row);
        row[4] = (row[4] & 0xFFFFu) | set_of[row[4] >> 16] << 16;
        add_words(b, &b->out, row, 5);
    }
}

static void out_sets(api_builder *b, const uint32_t *set_of, const sortable *sets) {
    uint32_t count = b->constants.count / 5;
    sortable *s = calloc(count + 1, sizeof *s);
    if (!s) {
        b->failed = true;
        return;
    }
    // Flags stay as they were given, which is how they are shown; values are sorted, the first name of equal ones is
    // shown.
    for (uint32_t i = 0; i < count; i++) {
        const uint32_t *c = b->constants.at + i * 5;
        s[i] = (sortable){i, NULL, b->sets.at[c[0] * 2 + 1] & 1 ? 0 : c[2] | (uint64_t)c[3] << 32, set_of[c[0]]};
    }
    qsort(s, count, sizeof *s, compare);
    section(b, APIDB_SETS, b->sets.count / 2);
    for (uint32_t i = 0, next = 0; i < b->sets.count / 2; i++) {
        const uint32_t *set = b->sets.at + sets[i].index * 2;
        uint32_t first = next;
        while (next < count && s[next].group == i)
            next++;
        uint32_t row[4] = {set[0], first, next - first, set[1]};
        add_words(b, &b->out, row, 4);
    }
    section(b, APIDB_CONSTANTS, count);
    for (uint32_t i = 0; i < count; i++)
        add_words(b, &b->out, b->constants.at + s[i].index * 5 + 1, 4);
    for (uint32_t i = 0; i < count; i++)
        s[i] = (sortable){i, b->strings + b->constants.at[s[i].index * 5 + 1], 0, 0};
    qsort(s, count, sizeof *s, compare);
    section(b, APIDB_NAMED, count);
    for (uint32_t i = 0; i < count; i++)
        add_words(b, &b->out, &s[i].index, 1);
    free(s);
}

w32t_status api_build_finish(api_builder *b, const uint32_t **out, uint32_t *word_count, const char **strings,
                             uint32_t *string_bytes) {
    sortable *dlls = NULL, *functions = NULL, *structs = NULL, *sets = NULL, *interfaces = NULL;
    uint32_t head[APIDB_HEAD_WORDS] = {W32T_APIDB_MAGIC, W32T_APIDB_VERSION};
    b->out.count = 0;
    add_words(b, &b->out, head, APIDB_HEAD_WORDS);
    uint32_t *dll_of = order_by_name(b, &b->dlls, 1, 0, &dlls);
    uint32_t *function_of = order_by_name(b, &b->functions, 8, 0, &functions);
    uint32_t *struct_of = order_by_name(b, &b->structs, 5, 1, &structs);
    uint32_t *set_of = order_by_name(b, &b->sets, 2, 1, &sets);
    uint32_t *interface_of = order_by_name(b, &b->interfaces, 4, 0, &interfaces);
    if (!b->failed) {
        out_dlls_and_exports(b, dll_of, dlls, function_of);
        out_functions(b, dll_of, functions, function_of);
        out_types(b, struct_of, structs, set_of);
        out_sets(b, set_of, sets);
        out_com(b, interfaces);
    }
    if (!b->failed) {
        b->out.at[APIDB_W_WORDS] = b->out.count;
        b->out.at[APIDB_W_STRINGS] = b->string_bytes;
        *out = b->out.at;
        *word_count = b->out.count;
        *strings = b->strings;
        *string_bytes = b->string_bytes;
    }
    free(dlls);
    free(functions);
    free(structs);
    free(sets);
    free(interfaces);
    free(interface_of);
    free(dll_of);
    free(function_of);
    free(struct_of);
    free(set_of);
    return b->failed ? W32T_E_MEMORY : W32T_OK;
}

w32t_status api_build_emit_c(const api_builder *b, FILE *out) {
    fputs(
        "// SPDX-License-Identifier: Apache-2.0\n"
        "// Made by tools/apigen from the mingw-w64 headers and apidata/; do not edit. Rows: src/apidb/api_layout.h.\n"
        "#include \"apidb/api_layout.h\"\n\nconst uint32_t w32t_apidb_words[] = {",
        out);
    for (uint32_t i = 0, column = 200; i < b->out.count; i++) {
        column += 11;
        if (column > 150) column = (uint32_t)(fputc('\n', out) != EOF);
        fprintf(out, b->out.at[i] > 0xFFFFFFu ? "0x%x," : "%u,", b->out.at[i]);
    }
    fputs("};\n\nconst char w32t_apidb_strings[] =", out);
    for (uint32_t i = 0, column = 200; i < b->string_bytes; i++) {
        if (column > 140) {
            fputs(i ? "\"\n\"" : "\n\"", out);
            column = 0;
        }
        char c = b->strings[i];
        // "\0" before a digit would be read as one octal escape: written in full.
        if (c == 0)
            column += (uint32_t)fprintf(out, "\\000");
        else
            column += (uint32_t)fprintf(out, c == '"' || c == '\\' ? "\\%c" : "%c", c);
    }
    fputs("\";\n", out);
    return ferror(out) ? W32T_E_IO : W32T_OK;
}

api_builder *api_build_new(void) {
    api_builder *b = calloc(1, sizeof *b);
    if (!b) return NULL;
    // Row 0 of each is "none", and string 0 is the empty one.
    static const api_type_row no_type = {"void", "", 0, 0, 0, 0, 0, 0, 0};
    static const api_param_row no_param = {.name = ""};
    add_string(b, "");
    api_build_type(b, &no_type);
    add_param(b, &no_param);
    api_build_struct(b, "");
    api_build_set(b, "", false);
    return b;
}

void api_build_free(api_builder *b) {
    if (!b) return;
    words *all[] = {&b->types,  &b->params, &b->lists,     &b->functions, &b->dlls,  &b->exports,   &b->structs,
                    &b->fields, &b->sets,   &b->constants, &b->out,       &b->guids, &b->interfaces};
    once *onces[] = {&b->string_once, &b->type_once, &b->param_once, &b->dll_once, &b->struct_once, &b->set_once};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        free(all[i]->at);
    for (size_t i = 0; i < sizeof onces / sizeof onces[0]; i++)
        free(onces[i]->slots);
    free(b->strings);
    free(b);
}
