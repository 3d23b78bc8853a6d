// SPDX-License-Identifier: Apache-2.0
// Rows of one database into another. A type's target has a lower number than the type, so that following targets ends;
// structures reach themselves through pointers, so they get their number first and their members afterwards.
#include "apidb/api_copy.h"
#include "apidb/api_row.h"
#include "base/mem.h"

#include <stdlib.h>

void api_copier_begin(api_copier *c, api_builder *build, const w32t_apidb *from) {
    from = api_db(from);
    *c = (api_copier){.build = build, .from = from};
    c->types = w32t_alloc((api_rows(from, APIDB_TYPES) + 1) * sizeof *c->types);
    c->structs = w32t_alloc((api_rows(from, APIDB_STRUCTS) + 1) * sizeof *c->structs);
    c->sets = w32t_alloc((api_rows(from, APIDB_SETS) + 1) * sizeof *c->sets);
}

void api_copier_end(api_copier *c) {
    free(c->types);
    free(c->structs);
    free(c->sets);
}

uint32_t api_copy_set(api_copier *c, uint32_t set) {
    w32t_api_set s;
    w32t_api_constant k;
    if (!w32t_apidb_set(c->from, set, &s)) return 0;
    if (c->sets[set]) return c->sets[set] - 1;
    uint32_t made = api_build_set(c->build, s.name, s.bits);
    c->sets[set] = made + 1;
    for (uint32_t i = 0; w32t_apidb_constant(c->from, &s, i, &k); i++)
        api_build_constant(c->build, made, k.name, k.value, k.mask == k.value ? 0 : (uint32_t)k.mask);
    return made;
}

uint32_t api_copy_struct(api_copier *c, uint32_t structure) {
    w32t_api_struct s;
    w32t_api_field f;
    if (!w32t_apidb_struct(c->from, structure, &s)) return 0;
    if (c->structs[structure]) return c->structs[structure] - 1;
    uint32_t made = api_build_struct(c->build, s.name);
    c->structs[structure] = made + 1;
    if (api_build_struct_defined(c->build, made)) return made; // the user's own of that name
    api_field_row *rows = w32t_alloc((s.field_count + 1) * sizeof *rows);
    for (uint32_t i = 0; w32t_apidb_field(c->from, &s, i, &f); i++)
        rows[i] = (api_field_row){.name = f.name,
                                  .type = api_copy_type(c, f.type_index),
                                  .offset64 = f.offset64,
                                  .offset32 = f.offset32,
                                  .set = api_copy_set(c, f.set),
                                  .bit_offset = f.bit_offset,
                                  .bit_count = f.bit_count};
    api_build_fields(c->build, made, s.is_union, s.size64, s.size32, rows, s.field_count);
    free(rows);
    return made;
}

uint32_t api_copy_type(api_copier *c, uint32_t type) {
    w32t_api_type t;
    if (!w32t_apidb_type(c->from, type, &t)) return 0;
    if (c->types[type]) return c->types[type] - 1;
    api_type_row row = {.text = t.text,
                        .name = t.name,
                        .kind = t.kind,
                        .shape = t.shape,
                        .size64 = t.size64,
                        .size32 = t.size32,
                        .target = t.target < type ? api_copy_type(c, t.target) : 0,
                        .array_count = t.array_count};
    w32t_api_struct s;
    if (w32t_apidb_struct(c->from, t.structure, &s)) row.structure = api_build_struct(c->build, s.name);
    uint32_t made = api_build_type(c->build, &row);
    c->types[type] = made + 1;
    api_copy_struct(c, t.structure);
    return made;
}

static api_param_row copy_param(api_copier *c, const w32t_api_param *p) {
    return (api_param_row){.name = p->name,
                           .type = api_copy_type(c, p->type_index),
                           .kind = p->kind,
                           .shape = p->shape,
                           .iid_param = p->iid_param,
                           .flags = p->flags,
                           .size = p->size,
                           .filled = p->filled,
                           .set = api_copy_set(c, p->set)};
}

uint32_t api_copy_function(api_copier *c, const w32t_api_function *f) {
    api_param_row rows[W32T_API_MAX_PARAMS];
    w32t_api_param p;
    uint32_t count = 0;
    while (count < W32T_API_MAX_PARAMS && w32t_api_param_at(f, count, &p))
        rows[count++] = copy_param(c, &p);
    api_function_row row = {.name = f->name,
                            .origin = f->origin,
                            .flags = f->flags,
                            .groups = f->groups,
                            .convention = f->convention,
                            .failure = f->failure,
                            .result = copy_param(c, &f->result),
                            .params = rows,
                            .param_count = count};
    return api_build_function(c->build, &row);
}

uint32_t api_type_align(const w32t_apidb *db, uint32_t type, bool is64, unsigned depth) {
    w32t_api_type t;
    w32t_api_struct s;
    w32t_api_field f;
    if (depth > 8 || !w32t_apidb_type(db, type, &t)) return 1;
    if (t.kind == W32T_API_ARRAY) return api_type_align(db, t.target, is64, depth + 1);
    if (t.kind != W32T_API_AGGREGATE || !w32t_apidb_struct(db, t.structure, &s)) {
        uint32_t size = is64 ? t.size64 : t.size32;
        return size == 1 || size == 2 || size == 4 || size == 8 ? size : is64 ? 8 : 4;
    }
    uint32_t most = 1;
    for (uint32_t i = 0; w32t_apidb_field(db, &s, i, &f); i++) {
        uint32_t one = api_type_align(db, f.type_index, is64, depth + 1);
        if (one > most) most = one;
    }
    return most;
}
