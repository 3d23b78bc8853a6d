// SPDX-License-Identifier: Apache-2.0
// Stands in until the filter language lands (query_parse.c, query_eval.c); delete this file with that change.
#include <win32trace/query.h>
#include "base/status.h"

w32t_status w32t_query_compile(const char *text, w32t_query **out, w32t_error *error) {
    (void)text, (void)out;
    return w32t_fail(error, W32T_E_UNSUPPORTED, 0, "filters are not available in this build");
}
bool w32t_query_match(const w32t_query *query, w32t_event *event) {
    (void)query, (void)event;
    return true;
}
void w32t_query_free(w32t_query *query) {
    (void)query;
}
