// SPDX-License-Identifier: Apache-2.0
// One BinXML fragment at the beginning of a chunk's data, without the container in the way: names and templates may
// refer anywhere.
#include "decode/binxml.h"
#include "decode/decode.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void close_source(w32t_source *s) {
    (void)s;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size > 32768) return 0;
    static const w32t_source_ops ops = {.format = "evtx", .close = close_source};
    w32t_source source = {.ops = &ops};
    w32t_evtx_log log = {.source = &source};
    atomic_flag_clear(&log.damage_lock);
    w32t_evtx_chunk *c = w32t_evtx_chunk_new(&log);
    memset(c->bytes, 0, sizeof c->bytes);
    c->size = 512 + (uint32_t)size; // ends where the input does
    if (size) memcpy(c->bytes + 512, data, size);
    w32t_arena arena = {0};
    w32t_event e = {.source = W32T_SOURCE_EVTX,
                    .encoding = W32T_ENC_BINXML,
                    .native = c,
                    .payload = c->bytes + 512,
                    .payload_size = (uint32_t)size,
                    .arena = &arena,
                    .decoder = &w32t_decode_binxml};
    uint32_t count;
    w32t_buf out = {0};
    w32t_event_describe(&e);
    w32t_event_fields(&e, &count);
    w32t_binxml_event_xml(&e, &out);
    w32t_binxml_event_json(&e, &out);
    w32t_buf_free(&out);
    w32t_evtx_chunk_release(c);
    w32t_arena_free(&arena);
    void *templates = atomic_load(&log.templates);
    if (templates) log.templates_free(templates);
    w32t_damage_free(&source.damage);
    return 0;
}
