// SPDX-License-Identifier: Apache-2.0
// Filter texts (every front end): compiles the input, prints the tree, compiles that again, and matches both against
// one event of every value type; both must agree.
#include <win32trace/query.h>
#include "model/record.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const struct w32t_map_entry entries[] = {{1, "READ"}, {2, "WRITE"}};
static const w32t_map map = {"m", 2, true, entries};
static const w32t_guid guid = {1, 2, 3, {4}};
static const w32t_value items[] = {{.type = W32T_TYPE_INT, .size = 4, .i = -1},
                                   {.type = W32T_TYPE_UTF8, .size = 2, .bytes = (const uint8_t *)"\xFFz"}};
static const w32t_field inner[] = {{"b", {.type = W32T_TYPE_FLOAT, .size = 8, .f = 0.5}}};
static const uint8_t bytes[24] = {1, 1, 0, 0xD8, 'a', 0, 0x3D, 0xD8, 0, 0xDE};
static const w32t_field fields[] = {
    {"a", {.type = W32T_TYPE_STRUCT, .size = 1, .members = inner}},
    {"x", {.type = W32T_TYPE_UINT, .size = 4, .u = 3, .map = &map}},
    {"x", {.type = W32T_TYPE_UINT, .size = 8, .u = UINT64_MAX, .shape = W32T_SHAPE_HEX}},
    {"w", {.type = W32T_TYPE_UTF16, .size = 11, .bytes = bytes}},
    {"n", {.type = W32T_TYPE_ANSI, .size = 24, .bytes = bytes}},
    {"g", {.type = W32T_TYPE_GUID, .guid = &guid}},
    {"s", {.type = W32T_TYPE_SID, .size = 12, .bytes = bytes}},
    {"k", {.type = W32T_TYPE_SOCKADDR, .size = 24, .bytes = bytes}},
    {"t", {.type = W32T_TYPE_FILETIME, .u = 116444736000000000u}},
    {"d", {.type = W32T_TYPE_SYSTEMTIME, .size = 16, .bytes = bytes}},
    {"l", {.type = W32T_TYPE_ARRAY, .size = 2, .items = items}},
    {"io", {.type = W32T_TYPE_INOUT, .items = items}},
    {"bin", {.type = W32T_TYPE_BINARY, .size = 24, .bytes = bytes}},
    {"nul", {.type = W32T_TYPE_NULL}},
};

static bool match(const w32t_query *q) {
    w32t_event e = {.has = UINT32_MAX & ~(uint32_t)W32T_HAS_USER,
                    .source = W32T_SOURCE_ETW,
                    .id = 7,
                    .pid = 1,
                    .made = W32T_MADE_DESCRIPTION | W32T_MADE_FIELDS,
                    .name = "Name",
                    .provider = "P\xED\xA0\x80",
                    .fields = fields,
                    .field_count = sizeof fields / sizeof *fields,
                    .payload = bytes,
                    .payload_size = sizeof bytes};
    return w32t_query_match(q, &e);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *text = malloc(size + 1);
    if (!text) return 0;
    if (size) memcpy(text, data, size);
    text[size] = 0;
    w32t_query *q, *again;
    w32t_error error;
    if (w32t_query_compile(text, &q, &error) == W32T_OK) {
        bool hit = match(q);
        char *canonical = w32t_query_text(q);
        // "now" may lie between two compilations; front ends may build what the filter language cannot say
        if (!strstr(text, ":") && !strstr(text, "now") && w32t_query_compile(canonical, &again, &error) == W32T_OK) {
            if (match(again) != hit) abort();
            w32t_query_free(again);
        }
        w32t_query_text_free(canonical);
        w32t_query_free(q);
    }
    free(text);
    return 0;
}
