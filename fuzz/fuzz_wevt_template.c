// SPDX-License-Identifier: Apache-2.0
// WEVT_TEMPLATE resources, with and without message texts; what was taken must come back from the text notation.
#include "schema/importers.h"

#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const char *message(void *context, uint32_t id) {
    (void)context;
    return id & 1 ? "a text\r\n" : NULL;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    w32t_schema_set *set = w32t_schema_set_new(NULL), *again = w32t_schema_set_new(NULL);
    if (w32t_wevt_template(set, w32t_span_of(data, size), W32T_SCHEMA_IMPORTED, size & 1 ? message : NULL, NULL,
                           NULL) == W32T_OK) {
        const w32t_schema_provider *p;
        for (size_t i = 0; (p = w32t_schema_set_provider(set, i)) != NULL; i++) {
            w32t_buf text = {0};
            w32t_error error = {0};
            w32t_schema_text_write(p, &text);
            if (w32t_schema_text_parse(again, w32t_span_of(text.p, text.n), W32T_SCHEMA_IMPORTED, &error) != W32T_OK)
                abort();
            w32t_buf_free(&text);
        }
    }
    w32t_schema_set_free(set);
    w32t_schema_set_free(again);
    return 0;
}
