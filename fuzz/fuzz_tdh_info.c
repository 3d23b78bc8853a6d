// SPDX-License-Identifier: Apache-2.0
// What a trace says of its own events: pieces of a manifest and TDH infos, each with two bytes of length and one of
// kind before it.
#include "schema/importers.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static const w32t_guid guid = {1, 2, 3, {4}};
    w32t_schema_collector *c = w32t_schema_collector_new(NULL);
    w32t_cursor at = w32t_cursor_of(w32t_span_of(data, size));
    while (w32t_cursor_left(&at) > 3) {
        size_t n = w32t_take16(&at);
        unsigned kind = w32t_take8(&at);
        w32t_span piece = w32t_take(&at, n < w32t_cursor_left(&at) ? n : w32t_cursor_left(&at));
        if (kind & 1)
            w32t_schema_collect_manifest(c, &guid, kind >> 1, piece);
        else
            w32t_schema_collect_tdh(c, kind & 2 ? 33 : 32, piece);
    }
    w32t_schema_collector_flush(c);
    w32t_schema_collector_free(c);
    return 0;
}
