// SPDX-License-Identifier: Apache-2.0
// Metadata (.winmd) into rows of a database: reading, conversion and what finishing does with them.
#include "apidb/api_meta.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    api_meta meta = {.files = 0};
    w32t_error error = {0};
    if (api_meta_read_winmd(&meta, w32t_span_of(data, size), &error) == W32T_OK) {
        api_builder *build = api_build_new();
        w32t_import_counts counts;
        const uint32_t *words;
        const char *strings;
        uint32_t word_count, string_bytes;
        if (api_meta_build(&meta, build, size & 1, &counts) == W32T_OK)
            (void)api_build_finish(build, &words, &word_count, &strings, &string_bytes);
        api_build_free(build);
    } else if (!error.text[0]) {
        __builtin_trap(); // refused without a word
    }
    api_meta_free(&meta);
    return 0;
}
