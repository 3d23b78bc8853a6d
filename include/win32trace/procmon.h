// SPDX-License-Identifier: Apache-2.0
// Process Monitor's configuration files (.pmc): the filter that its window makes, read, written and turned into a filter of ours.
// A configuration is a list of named settings; those that are not rules are kept as they are.
#ifndef WIN32TRACE_PROCMON_H
#define WIN32TRACE_PROCMON_H

#include <win32trace/query.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct w32t_pmc w32t_pmc;

typedef struct w32t_pmc_rule {
    const char *column;   // "Process Name"
    const char *relation; // "is", "is not", "less than", "more than", "begins with", "ends with", "contains", "excludes"
    const char *value;    // UTF-8
    bool include;         // else exclude
    bool highlight;       // a rule of the highlighting list, not of the filter
} w32t_pmc_rule;

w32t_pmc *w32t_pmc_new(void); // empty
// Damage after the first setting costs what follows it: w32t_pmc_damage() says so.
w32t_status w32t_pmc_load(const char *path, w32t_pmc **out, w32t_error *error);
w32t_status w32t_pmc_parse(const void *bytes, size_t size, w32t_pmc **out, w32t_error *error);
const char *w32t_pmc_damage(const w32t_pmc *pmc); // NULL when the whole file was understood
w32t_status w32t_pmc_save(const w32t_pmc *pmc, const char *path, w32t_error *error);

// Rule `index` (0 …): false behind the last. Borrowed until the configuration changes.
bool w32t_pmc_rule_at(const w32t_pmc *pmc, size_t index, w32t_pmc_rule *out);
// Adds a rule; W32T_E_ARGUMENT when its column or relation is none of Process Monitor's.
w32t_status w32t_pmc_add_rule(w32t_pmc *pmc, const w32t_pmc_rule *rule, w32t_error *error);
// Adds rules from text: `Path begins with HKLM then Include; …`; error->offset is the column.
w32t_status w32t_pmc_add_text(w32t_pmc *pmc, const char *rules, w32t_error *error);
w32t_status w32t_pmc_add_highlight_text(w32t_pmc *pmc, const char *rules, w32t_error *error); // rules of highlighting
void w32t_pmc_clear_rules(w32t_pmc *pmc);
// Setting `index` that is no rule list: its name and raw bytes.
bool w32t_pmc_setting_at(const w32t_pmc *pmc, size_t index, const char **name, const uint8_t **bytes, size_t *size);

// The filter rules as text in Process Monitor's words ("" when there are none); free with w32t_query_text_free.
char *w32t_pmc_text(const w32t_pmc *pmc);
// The filter of the rules; *out is NULL when there are none.
w32t_status w32t_pmc_query(const w32t_pmc *pmc, w32t_query **out, w32t_error *error);
void w32t_pmc_free(w32t_pmc *pmc);

#ifdef __cplusplus
}
#endif
#endif
