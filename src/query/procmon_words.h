// SPDX-License-Identifier: Apache-2.0
// Process Monitor's columns and relations: their words, the numbers that configuration files hold, and the keys of ours
// they are.
#ifndef W32T_QUERY_PROCMON_WORDS_H
#define W32T_QUERY_PROCMON_WORDS_H

#include "base/status.h"
#include <win32trace/event.h>

#include <stdint.h>

#define W32T_PROCMON_COLUMNS      27
#define W32T_PROCMON_RELATIONS    8
#define W32T_PROCMON_ARCHITECTURE 40088u

typedef enum w32t_procmon_kind { W32T_PROCMON_TEXT, W32T_PROCMON_NUMBER, W32T_PROCMON_SECONDS } w32t_procmon_kind;

typedef struct w32t_procmon_column_row {
    const char *name, *key;
    uint32_t id;  // in configuration files
    uint8_t kind; // w32t_procmon_kind
    uint8_t text; // w32t_text
} w32t_procmon_column_row;

extern const w32t_procmon_column_row w32t_procmon_columns[W32T_PROCMON_COLUMNS];
extern const char *const w32t_procmon_relations[W32T_PROCMON_RELATIONS]; // by their number
int w32t_procmon_column_by_id(uint32_t id);                              // -1 when unknown

typedef struct w32t_procmon_rule {
    uint8_t column, relation;
    bool include;
    const char *value; // borrowed during the call
} w32t_procmon_rule;

// Reads a list of rules and hands each to `take`; stops with an error when it returns false.
w32t_status w32t_procmon_rules(const char *text, bool (*take)(void *context, const w32t_procmon_rule *rule),
                               void *context, w32t_error *error);

#endif
