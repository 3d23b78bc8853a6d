// SPDX-License-Identifier: Apache-2.0
// What the compilers of BinXML share.
#ifndef W32T_DECODE_BINXML_EMIT_H
#define W32T_DECODE_BINXML_EMIT_H

#include "decode/binxml.h"

// Namespace prefixes that a fragment declares.
#define W32T_BX_PREFIXES 16u
typedef struct w32t_bx_prefixes {
    w32t_span items[W32T_BX_PREFIXES]; // UTF-16
    unsigned count;
} w32t_bx_prefixes;
void w32t_bx_find_prefixes(const w32t_bx_tokens *t, w32t_bx_prefixes *out);

typedef struct w32t_bx_emitter {
    w32t_arena *arena;
    w32t_buf *text;
    w32t_bx_op *ops;
    uint32_t count, room, barrier;
    w32t_bx_prefixes prefixes;
    bool damaged; // something was left out
} w32t_bx_emitter;

void w32t_bx_emit(w32t_bx_emitter *e, w32t_bx_op op);
void w32t_bx_emit_text(w32t_bx_emitter *e, size_t from);
void w32t_bx_land(w32t_bx_emitter *e, uint32_t op);
// A name is whatever a damaged file says: what no XML name may hold becomes '_', and so does the colon behind a prefix
// that is not declared (prefixes NULL: none is).
void w32t_bx_put_name(w32t_buf *b, const w32t_bx_prefixes *prefixes, w32t_span utf16);
bool w32t_bx_is(w32t_span utf16, const char *ascii);
uint32_t w32t_bx_tag_end(const w32t_bx_tokens *t, uint32_t open);            // index of CLOSE_START or CLOSE_EMPTY
uint32_t w32t_bx_attribute_end(const w32t_bx_tokens *t, uint32_t attribute); // behind its content
uint32_t w32t_bx_entity(w32t_span name);

typedef enum w32t_bx_content {
    W32T_BX_CONTENT_NONE,
    W32T_BX_CONTENT_TEXT,
    W32T_BX_CONTENT_VALUE,
    W32T_BX_CONTENT_CHILDREN,
    W32T_BX_CONTENT_MIXED,
} w32t_bx_content;
// What an element holds between its tag (index of CLOSE_*) and its end.
w32t_bx_content w32t_bx_content_of(const w32t_bx_tokens *t, uint32_t tag);
// Literal text of tokens [from, to) as UTF-16-free UTF-8, appended; false when a value stands among them.
bool w32t_bx_literal(const w32t_bx_tokens *t, uint32_t from, uint32_t to, w32t_buf *out);

#endif
