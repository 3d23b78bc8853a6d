// SPDX-License-Identifier: Apache-2.0
// Facts that are kept as sets: found by the name that tools/apigen gave them.
#include "apidb/api_facts.h"

#include <stdio.h>
#include <string.h>

const w32t_apidb *w32t_api_facts(const w32t_apidb *db, const char *structure, const char *which, w32t_api_set *out) {
    char name[256];
    int n = snprintf(name, sizeof name, "%s %s", structure, which);
    if (n < 0 || (size_t)n >= sizeof name) return NULL;
    if (!db) db = w32t_apidb_builtin();
    for (; db; db = w32t_apidb_below(db))
        if (w32t_apidb_set(db, w32t_apidb_set_named(db, name), out)) return db;
    return NULL;
}

bool w32t_api_is_arm(const w32t_apidb *db, const char *structure, const char *arm) {
    w32t_api_set set;
    w32t_api_constant c;
    const w32t_apidb *of = w32t_api_facts(db, structure, W32T_API_FACT_CHOOSES, &set);
    for (uint32_t i = 0; of && w32t_apidb_constant(of, &set, i, &c); i++)
        if (c.value != UINT64_MAX && strcmp(c.name, arm) == 0) return true;
    return false;
}

bool w32t_api_counter(const w32t_apidb *db, const char *structure, const char *array, w32t_api_constant *out) {
    w32t_api_set set;
    w32t_api_constant c;
    const w32t_apidb *of = w32t_api_facts(db, structure, W32T_API_FACT_COUNTS, &set);
    uint64_t pair = UINT64_MAX;
    for (uint32_t i = 0; of && w32t_apidb_constant(of, &set, i, &c); i++)
        if (c.value < set.count && strcmp(c.name, array) == 0) pair = c.value;
    for (uint32_t i = 0; pair != UINT64_MAX && w32t_apidb_constant(of, &set, i, out); i++)
        if (out->value == UINT64_MAX - pair) return true;
    return false;
}

bool w32t_api_is_address_list(const w32t_api_param *p) {
    return p->kind == W32T_API_SCALAR && (strstr(p->type, "ADDRINFO") || strstr(p->type, "addrinfo"));
}
