// SPDX-License-Identifier: Apache-2.0
// TraceLogging: two bytes of schema length, the schema item, the payload.
#include "decode/decode.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

// Touches every byte a value claims to have.
static uint64_t touch(const w32t_value *v, unsigned depth) {
    uint64_t sum = 0;
    if (depth > 32) abort();
    switch (v->type) {
    case W32T_TYPE_UTF16:
    case W32T_TYPE_UTF8:
    case W32T_TYPE_ANSI:
    case W32T_TYPE_BINARY:
    case W32T_TYPE_SYSTEMTIME:
    case W32T_TYPE_SID:
    case W32T_TYPE_SOCKADDR:
    case W32T_TYPE_IPV6:
        for (uint32_t i = 0; i < v->size; i++)
            sum += v->bytes[i];
        return sum;
    case W32T_TYPE_GUID:
        return v->guid->data1;
    case W32T_TYPE_ARRAY:
        for (uint32_t i = 0; i < v->size; i++)
            sum += touch(&v->items[i], depth + 1);
        return sum;
    case W32T_TYPE_STRUCT:
        for (uint32_t i = 0; i < v->size; i++)
            sum += (uint8_t)v->members[i].name[0] + touch(&v->members[i].value, depth + 1);
        return sum;
    default:
        return v->u;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 2) return 0;
    size_t n = w32t_le16(data);
    if (n > size - 2) n = size - 2;
    uint8_t *schema = malloc(n + 1), *payload = malloc(size - 2 - n + 1); // exact, but for malloc(0)
    if (!schema || !payload) abort();
    memcpy(schema, data + 2, n);
    memcpy(payload, data + 2 + n, size - 2 - n);
    w32t_arena arena = {0};
    w32t_ext_item item = {W32T_EXT_SCHEMA_TL, {schema, n}};
    w32t_etw_record record = {.kind = W32T_ETW_EVENT_HEADER64, .pointer_size = 8, .ext_count = 1, .ext = &item};
    w32t_event e = {.native = &record, .decoder = &w32t_decode_etw, .arena = &arena, .payload = payload};
    e.payload_size = (uint32_t)(size - 2 - n);
    uint32_t count;
    const w32t_field *f = w32t_event_fields(&e, &count);
    uint64_t sum = 0;
    for (uint32_t i = 0; i < count; i++)
        sum += touch(&f[i].value, 0);
    if (sum == UINT64_MAX) count = 0; // keeps the reads above
    w32t_arena_free(&arena);
    free(schema);
    free(payload);
    return count == UINT32_MAX;
}
