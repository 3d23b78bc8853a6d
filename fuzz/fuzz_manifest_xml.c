// SPDX-License-Identifier: Apache-2.0
// Event manifests. What was taken must come back from the text notation and from a manifest of our own.
#include "schema/importers.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    w32t_schema_set *set = w32t_schema_set_new(NULL), *again = w32t_schema_set_new(NULL);
    w32t_error error = {0};
    if (w32t_manifest_xml(set, w32t_span_of(data, size), W32T_SCHEMA_IMPORTED, &error) == W32T_OK) {
        const w32t_schema_provider *p;
        for (size_t i = 0; (p = w32t_schema_set_provider(set, i)) != NULL; i++) {
            w32t_buf text = {0}, xml = {0};
            w32t_schema_text_write(p, &text);
            if (w32t_schema_text_parse(again, w32t_span_of(text.p, text.n), W32T_SCHEMA_IMPORTED, &error) != W32T_OK)
                abort();
            w32t_schema_xml_write(p, &xml);
            w32t_manifest_xml(again, w32t_span_of(xml.p, xml.n), W32T_SCHEMA_IMPORTED, &error);
            w32t_buf_free(&text);
            w32t_buf_free(&xml);
        }
    }
    w32t_schema_set_free(set);
    w32t_schema_set_free(again);
    return 0;
}
