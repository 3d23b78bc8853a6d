// SPDX-License-Identifier: Apache-2.0
// A small writer of event logs for tests: a second statement of the format (from its public description), with every
// size, checksum and offset open to being wrong. Names are stored wherever they are used; nothing is shared with
// src/write.
#ifndef W32T_TESTS_BUILD_EVTX_H
#define W32T_TESTS_BUILD_EVTX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct w32t_eb {
    uint8_t *file; // header block and finished chunks
    size_t size;
    uint8_t chunk[65536];
    uint32_t at;                  // in the chunk
    uint32_t record, last_record; // where the open record began; the last finished one
    uint64_t first_id, last_id, next_id;
    unsigned chunks;
    bool open;
    unsigned element[400], depth; // size fields of open elements
    bool in_template;
} w32t_eb;

void w32t_eb_start(w32t_eb *b);
void w32t_eb_free(w32t_eb *b);
// A record: begin, put BinXML, end. Chunks begin by themselves and end with w32t_eb_end_chunk.
void w32t_eb_begin(w32t_eb *b, uint64_t id, uint64_t filetime);
void w32t_eb_end(w32t_eb *b);
void w32t_eb_end_chunk(w32t_eb *b);
// Finishes the file: header with `flags`, chunk count as it is plus `lie`. Bytes are b->file, b->size.
void w32t_eb_finish(w32t_eb *b, uint32_t flags, int lie);
void w32t_eb_seal(uint8_t chunk[65536]); // makes both checksums of a chunk right again

// BinXML pieces.
void w32t_eb_u8(w32t_eb *b, unsigned v);
void w32t_eb_u16(w32t_eb *b, unsigned v);
void w32t_eb_u32(w32t_eb *b, uint32_t v);
void w32t_eb_u64(w32t_eb *b, uint64_t v);
void w32t_eb_bytes(w32t_eb *b, const void *p, size_t n);
void w32t_eb_utf16(w32t_eb *b, const char *ascii); // units without a terminator
void w32t_eb_name(w32t_eb *b, const char *ascii);  // offset and the name itself
void w32t_eb_fragment(w32t_eb *b);                 // 0f 01 01 00
void w32t_eb_open(w32t_eb *b, const char *name, unsigned depends, bool attributes);
void w32t_eb_attribute(w32t_eb *b, const char *name, bool more);
void w32t_eb_text(w32t_eb *b, const char *ascii, bool more);
void w32t_eb_close(w32t_eb *b); // >
void w32t_eb_empty(w32t_eb *b); // />
void w32t_eb_end_element(w32t_eb *b);
void w32t_eb_sub(w32t_eb *b, unsigned index, unsigned type, bool optional);
// Template instance whose definition stands here: begin, tokens, end (0), then values.
uint32_t w32t_eb_template(w32t_eb *b, uint32_t id); // returns the definition's offset, for later instances
void w32t_eb_template_end(w32t_eb *b);
void w32t_eb_instance(w32t_eb *b, uint32_t id, uint32_t definition);
typedef struct w32t_eb_value {
    uint8_t type;
    const void *bytes;
    uint16_t size;
} w32t_eb_value;
void w32t_eb_values(w32t_eb *b, const w32t_eb_value *values, unsigned count);

// The usual record: <Event><System>… literal …</System><EventData><Data Name='n'>text</Data></EventData></Event>
void w32t_eb_simple(w32t_eb *b, uint64_t id, uint64_t filetime, unsigned event_id, const char *name, const char *text);

#endif
