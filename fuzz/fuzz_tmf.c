// SPDX-License-Identifier: Apache-2.0
// TMF files, and a message rendered by what they say: the input up to a zero byte is the file, the rest a payload of
// message 10.
#include "decode/decode.h"
#include "schema/importers.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const uint8_t *zero = size ? memchr(data, 0, size) : NULL;
    size_t n = zero ? (size_t)(zero - data) : size;
    w32t_schema_set *set = w32t_schema_set_new(NULL);
    w32t_error error = {0};
    if (w32t_tmf(set, w32t_span_of(data, n), W32T_SCHEMA_IMPORTED, &error) == W32T_OK) {
        const w32t_schema_provider *p = w32t_schema_set_provider(set, 0);
        w32t_arena arena = {0};
        w32t_etw_session session = {.pointer_size = 8, .schemas = set};
        w32t_etw_record record = {.kind = W32T_ETW_MESSAGE, .pointer_size = 8, .session = &session};
        w32t_event e = {
            .native = &record, .decoder = &w32t_decode_wpp, .arena = &arena, .provider_id = p->guid, .id = 10};
        uint32_t count;
        e.payload = zero ? zero + 1 : data;
        e.payload_size = zero ? (uint32_t)(size - n - 1) : 0;
        w32t_event_fields(&e, &count);
        w32t_arena_free(&arena);
    }
    w32t_schema_set_free(set);
    return 0;
}
