// SPDX-License-Identifier: Apache-2.0
// Event-log XPath and <QueryList>: the input behind "xpath:", compiled and matched against an event with a field.
#include <win32trace/query.h>
#include "model/record.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *text = malloc(size + 7);
    if (!text) return 0;
    memcpy(text, "xpath:", 6);
    if (size) memcpy(text + 6, data, size);
    text[size + 6] = 0;
    w32t_query *q;
    w32t_error error;
    if (w32t_query_compile(text, &q, &error) == W32T_OK) {
        const w32t_field field = {"x", {.type = W32T_TYPE_UINT, .size = 4, .u = 3}};
        w32t_event e = {.has = UINT32_MAX & ~(uint32_t)W32T_HAS_USER,
                        .source = W32T_SOURCE_EVTX,
                        .id = 7,
                        .made = W32T_MADE_DESCRIPTION | W32T_MADE_FIELDS,
                        .provider = "P",
                        .fields = &field,
                        .field_count = 1};
        w32t_query_match(q, &e);
        w32t_query_text_free(w32t_query_text(q));
        w32t_query_free(q);
    }
    free(text);
    return 0;
}
