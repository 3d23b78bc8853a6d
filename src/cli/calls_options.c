// SPDX-License-Identifier: Apache-2.0
// Options of the table of calls, which several verbs take.
#include "cli.h"

bool cli_calls_option(cli_calls *c, int id, const char *value, bool *bad) {
    *bad = false;
    switch (id - CLI_CALLS_FIRST) {
    case 0:
        c->wanted = true;
        return true;
    case 1:
        c->table.sort = value;
        *bad = !w32t_calls_print(NULL, &c->table, NULL);
        return true;
    case 2:
        c->table.columns = value;
        *bad = !w32t_calls_print(NULL, &c->table, NULL);
        return true;
    case 3:
        return true;
    case 4:
        c->histogram = c->wanted = true;
        return true;
    case 5:
        c->wanted = c->also = true;
        return true;
    case 6:
        c->by_given = true;
        c->key = value;
        *bad = !w32t_group_by_name(value, &c->by, &c->column) || c->by == W32T_BY_CROSS_REFERENCE;
        return true;
    default:
        return false;
    }
}

void cli_calls_apply(const cli_calls *c, w32t_summary_options *o) {
    o->by = c->by_given ? c->by : W32T_BY_FUNCTION;
    o->column = c->column;
    o->key = c->key;
    o->calls = true;
    o->histogram = c->histogram;
}
