// SPDX-License-Identifier: Apache-2.0
// Writing event logs (EVTX 3.1): records made of tokens and values, encoded anew with names and templates of the chunk
// they land in. Chunks go to a sink as they fill; the file header is known at the end.
#ifndef W32T_WRITE_EVTX_WRITE_H
#define W32T_WRITE_EVTX_WRITE_H

#include "base/mem.h"
#include "base/span.h"
#include "base/status.h"
#include <win32trace/event.h>

typedef enum w32t_ew_kind {
    W32T_EW_OPEN, // text = name, index = substitution it depends on (0xFFFF none)
    W32T_EW_ATTRIBUTE,
    W32T_EW_CLOSE_START,
    W32T_EW_CLOSE_EMPTY,
    W32T_EW_END,
    W32T_EW_TEXT,
    W32T_EW_SUB, // index, type, optional
    W32T_EW_CHARREF,
    W32T_EW_ENTITY,
    W32T_EW_CDATA,
    W32T_EW_PI,
    W32T_EW_PIDATA,
    W32T_EW_INSTANCE, // nested: a fragment of its own
} w32t_ew_kind;

struct w32t_ew_fragment;

typedef struct w32t_ew_token {
    uint8_t kind, type;
    bool optional;
    uint16_t index;
    w32t_span text; // UTF-16LE
    const struct w32t_ew_fragment *fragment;
} w32t_ew_token;

typedef struct w32t_ew_value {
    uint8_t type;
    w32t_span bytes;                         // little-endian, as BinXML stores this type
    const struct w32t_ew_fragment *fragment; // type 0x21: instead of bytes
} w32t_ew_value;

// One fragment: a template and its values, or (is_template false) literal tokens.
typedef struct w32t_ew_fragment {
    bool is_template;
    w32t_guid guid; // of the template; made from its content when zero
    const w32t_ew_token *tokens;
    uint32_t count;
    const w32t_ew_value *values;
    uint32_t value_count;
} w32t_ew_fragment;

typedef struct w32t_evtx_out w32t_evtx_out;
typedef w32t_status (*w32t_ew_sink)(void *context, const void *bytes, size_t size, w32t_error *error);

w32t_evtx_out *w32t_evtx_out_new(w32t_ew_sink sink, void *context);
// Record numbers must ascend inside a log: `id` is raised where it does not. W32T_E_LIMIT: the record does not fit into
// a chunk, and was left out.
w32t_status w32t_evtx_out_add(w32t_evtx_out *out, uint64_t id, uint64_t filetime, const w32t_ew_fragment *event,
                              w32t_error *error);
// Writes the last chunk; `header` becomes the 4096 bytes that belong before everything the sink got.
w32t_status w32t_evtx_out_finish(w32t_evtx_out *out, uint8_t header[4096], w32t_error *error);
void w32t_evtx_out_free(w32t_evtx_out *out);

// Inside (evtx_encode.c): one chunk under construction.
typedef struct w32t_ew_chunk {
    uint8_t bytes[65536];
    uint32_t at;
    bool full; // something did not fit: everything since is void
    unsigned depth;
    struct w32t_ew_known { // templates of this chunk
        uint64_t hash;
        uint32_t offset;
    } known[1024];
    uint32_t known_count;
} w32t_ew_chunk;
void w32t_ew_put_fragment(w32t_ew_chunk *c, const w32t_ew_fragment *f);

#endif
