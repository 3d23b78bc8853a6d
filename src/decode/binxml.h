// SPDX-License-Identifier: Apache-2.0
// Binary XML of event logs (MS-EVEN6, docs/formats/evtx.md): a fragment of a chunk to tokens, tokens to a program
// (compiled once for each template), a program and its values to XML, JSON, header values and typed fields. No tree is
// built on the common path.
#ifndef W32T_DECODE_BINXML_H
#define W32T_DECODE_BINXML_H

#include "model/evtx_log.h"

// Value types.
enum {
    W32T_BX_NULL = 0x00,
    W32T_BX_STRING = 0x01,
    W32T_BX_ANSI = 0x02,
    W32T_BX_INT8 = 0x03,
    W32T_BX_UINT8 = 0x04,
    W32T_BX_INT16 = 0x05,
    W32T_BX_UINT16 = 0x06,
    W32T_BX_INT32 = 0x07,
    W32T_BX_UINT32 = 0x08,
    W32T_BX_INT64 = 0x09,
    W32T_BX_UINT64 = 0x0A,
    W32T_BX_REAL32 = 0x0B,
    W32T_BX_REAL64 = 0x0C,
    W32T_BX_BOOL = 0x0D,
    W32T_BX_BINARY = 0x0E,
    W32T_BX_GUID = 0x0F,
    W32T_BX_SIZE = 0x10,
    W32T_BX_FILETIME = 0x11,
    W32T_BX_SYSTEMTIME = 0x12,
    W32T_BX_SID = 0x13,
    W32T_BX_HEX32 = 0x14,
    W32T_BX_HEX64 = 0x15,
    W32T_BX_HANDLE = 0x20,
    W32T_BX_BINXML = 0x21,
    W32T_BX_XML = 0x23,
    W32T_BX_ARRAY = 0x80,
};

typedef struct w32t_bx_val {
    const uint8_t *p;
    uint32_t n;
    uint8_t type;
} w32t_bx_val;

typedef enum w32t_bx_kind {
    W32T_BX_OPEN,        // text = name, index = substitution it depends on (0xFFFF none)
    W32T_BX_ATTRIBUTE,   // text = name; its content follows up to the next ATTRIBUTE or CLOSE_*
    W32T_BX_CLOSE_START, // ">"
    W32T_BX_CLOSE_EMPTY, // "/>"
    W32T_BX_END,         // "</name>": text = name
    W32T_BX_TEXT,        // text
    W32T_BX_SUB,         // index, type, optional
    W32T_BX_CHARREF,     // index = code unit
    W32T_BX_ENTITY,      // text = name
    W32T_BX_CDATA,       // text
    W32T_BX_PI,          // text = target
    W32T_BX_PIDATA,      // text
    W32T_BX_INSTANCE,    // fragment = the nested template instance's bytes
} w32t_bx_kind;

#define W32T_BX_NO_DEPENDENCY 0xFFFFu
#define W32T_BX_DEPTH_MAX     128u // elements inside elements; deeper ones are cut and reported
#define W32T_BX_NEST_MAX      16u  // fragments inside values inside fragments

typedef struct w32t_bx_tok {
    uint8_t kind, type;
    bool optional;
    uint16_t index;
    w32t_span text; // UTF-16LE, or the bytes of an INSTANCE
} w32t_bx_tok;

// Where a name is referred to in a template definition: what makes definitions of one template differ between chunks.
typedef struct w32t_bx_ref {
    uint32_t at;      // of the offset field in the definition's bytes
    bool stored_here; // the name itself follows
    w32t_span name;   // UTF-16LE
} w32t_bx_ref;

typedef struct w32t_bx_tokens {
    w32t_arena *arena;
    w32t_bx_tok *items;
    uint32_t count, room;
    w32t_bx_ref *refs;
    uint32_t ref_count, ref_room;
    bool nested;     // holds an INSTANCE
    bool damaged;    // ended early or was closed by us
    const char *why; // static text, when damaged
    size_t used;     // bytes of the fragment that were read
} w32t_bx_tokens;

// Tokens of one fragment: `at` and `end` are offsets in the chunk. in_template: elements carry dependency ids. Always
// well-nested.
void w32t_bx_parse(const w32t_evtx_chunk *chunk, uint32_t at, uint32_t end, bool in_template, w32t_bx_tokens *out);

// A template instance at `at` (its 0x0C token): where its definition is, and its values.
typedef struct w32t_bx_head {
    uint32_t template_id, definition;         // chunk offset
    uint32_t count, descriptors, values, end; // chunk offsets of the parts
} w32t_bx_head;
bool w32t_bx_instance(const w32t_evtx_chunk *chunk, uint32_t at, uint32_t end, w32t_bx_head *out);
// The same without looking for where the values end (`end` is the fragment's), and one value of them; NULL when it is
// not there.
bool w32t_bx_instance_parts(const w32t_evtx_chunk *chunk, uint32_t at, uint32_t end, w32t_bx_head *out);
w32t_bx_val w32t_bx_value_at(const w32t_evtx_chunk *chunk, const w32t_bx_head *head, uint32_t index);
// Fills vals[0 … head->count); values that the bytes do not hold are NULL and make the result false.
bool w32t_bx_values(const w32t_evtx_chunk *chunk, const w32t_bx_head *head, w32t_bx_val *vals);

// ---- Programs

#define W32T_BX_TEXT_PAD 64u // bytes that may be read behind a program's texts

typedef enum w32t_bx_opcode {
    W32T_OP_LITERAL,    // a, b: offset and length in `text`
    W32T_OP_VALUE,      // index: value as XML text
    W32T_OP_ATTR_VALUE, // index: value inside an attribute
    W32T_OP_IF,         // index is NULL: go on at op a
    W32T_OP_LOOP,       // index is an array: run ops up to a once for each item
    W32T_OP_KEY,        // a, b: a literal behind a comma if one is needed
    W32T_OP_JSON,       // index: value as JSON
    W32T_OP_JSON_OPEN,  // {
    W32T_OP_JSON_CLOSE, // }, or null when nothing came
    W32T_OP_ATTRS_BEGIN,
    W32T_OP_ATTRS_END,
    W32T_OP_AFTER_TEXT,    // after attributes: text from value `index` (b: optional)
    W32T_OP_AFTER_LITERAL, // after attributes: literal a, b
    W32T_OP_AFTER_NONE,    // after attributes: no content
    W32T_OP_AFTER_OPEN,    // after attributes: children follow, ended by JSON_CLOSE
    W32T_OP_NEST,          // a: index of an INSTANCE token
} w32t_bx_opcode;

typedef struct w32t_bx_op {
    uint8_t code, optional;
    uint16_t index;
    uint32_t a, b;
} w32t_bx_op;

// The values of <System>, and where they come from.
typedef enum w32t_bx_sys {
    W32T_SYS_PROVIDER,
    W32T_SYS_GUID,
    W32T_SYS_SOURCE_NAME,
    W32T_SYS_ID,
    W32T_SYS_QUALIFIERS,
    W32T_SYS_VERSION,
    W32T_SYS_LEVEL,
    W32T_SYS_TASK,
    W32T_SYS_OPCODE,
    W32T_SYS_KEYWORDS,
    W32T_SYS_TIME,
    W32T_SYS_RECORD,
    W32T_SYS_ACTIVITY,
    W32T_SYS_RELATED,
    W32T_SYS_PID,
    W32T_SYS_TID,
    W32T_SYS_CPU,
    W32T_SYS_CHANNEL,
    W32T_SYS_COMPUTER,
    W32T_SYS_USER,
    W32T_SYS_RENDERED_MESSAGE, // of <RenderingInfo>
    W32T_SYS_RENDERED_LEVEL,
    W32T_SYS_RENDERED_TASK,
    W32T_SYS_RENDERED_OPCODE,
    W32T_SYS_RENDERED_KEYWORDS,
    W32T_SYS_COUNT
} w32t_bx_sys;

typedef struct w32t_bx_from {
    uint8_t kind; // 0 nowhere, 1 value `index`, 2 literal `text`
    uint16_t index;
    w32t_span text;
} w32t_bx_from;

typedef struct w32t_bx_field {
    const char *name; // UTF-8
    bool unnamed;     // <Data> without a name: name is a number's place, given when values are there
    uint16_t depends; // not there when this value is NULL; 0xFFFF: always there
    w32t_bx_from from;
} w32t_bx_field;

typedef struct w32t_bx_code {
    w32t_bx_op *ops;
    uint32_t count;
} w32t_bx_code;

typedef struct w32t_bx_program {
    struct w32t_bx_program *next; // in the log's list, or the chunk's
    w32t_arena arena;
    size_t bytes;
    w32t_guid guid;
    uint32_t template_id, definition_size;
    const uint8_t *definition; // a copy, when shared between chunks
    w32t_bx_tokens tokens;
    const char *text; // literals of both codes
    w32t_bx_code xml, json;
    bool json_tree;   // JSON needs the tree: repeated keys, names from values, mixed text
    bool fields_tree; // so do the fields
    bool damaged;
    bool shared;   // lives as long as the log
    bool rendered; // there is a <RenderingInfo>
    w32t_bx_from sys[W32T_SYS_COUNT];
    const w32t_bx_field *fields;
    uint32_t field_count;
    uint16_t payload; // index of the embedded fragment that holds EventData or UserData; 0xFFFF none
    uint16_t behind;  // index of one behind it, which may hold RenderingInfo; 0xFFFF none
} w32t_bx_program;

// Compiles out->tokens (already parsed into out->arena).
void w32t_bx_compile(w32t_bx_program *out);
void w32t_bx_compile_json(w32t_bx_program *out, w32t_buf *text);
void w32t_bx_find_fields(w32t_bx_program *out);

// What one rendering needs; on the stack of the caller.
typedef struct w32t_bx_context {
    const w32t_evtx_chunk *chunk;
    w32t_arena *arena;
    unsigned nest;
    bool damaged;
} w32t_bx_context;

// A fragment ready to be rendered: a program and its values.
typedef struct w32t_bx_bound {
    const w32t_bx_program *program;
    const w32t_bx_val *vals;
    uint32_t count;
    bool lost; // the template is not there: values only
} w32t_bx_bound;

// Resolves the fragment [at, end) of the chunk. `room` values may be put into `space`; more come from the arena.
#define W32T_BX_SPACE 40u
bool w32t_bx_bind(w32t_bx_context *c, uint32_t at, uint32_t end, w32t_bx_bound *out, w32t_bx_val space[W32T_BX_SPACE]);
// Only the program of a fragment that is a sound template's instance, and where its values are; NULL for all others.
const w32t_bx_program *w32t_bx_program_of(const w32t_evtx_chunk *chunk, uint32_t at, uint32_t end, w32t_bx_head *head);
// The same for a value of type BINXML, and for a nested instance.
bool w32t_bx_bind_value(w32t_bx_context *c, const w32t_bx_val *v, w32t_bx_bound *out, w32t_bx_val space[W32T_BX_SPACE]);

// Renders. XML as Windows does it; JSON in the layout of `evtx_dump -o jsonl` (without the line's end).
void w32t_bx_xml(w32t_bx_context *c, const w32t_bx_bound *b, w32t_buf *out);
void w32t_bx_json(w32t_bx_context *c, const w32t_bx_bound *b, w32t_buf *out);
// A whole event; false when nothing of it could be read.
bool w32t_binxml_event_xml(w32t_event *event, w32t_buf *out);
bool w32t_binxml_event_json(w32t_event *event, w32t_buf *out);

// UTF-8 text of `utf16` that lives as long as the log (names that come again and again), or else as the arena.
const char *w32t_bx_intern(const w32t_evtx_chunk *chunk, w32t_arena *arena, w32t_span utf16);
// The same when it lives as long as the log, else NULL.
const char *w32t_bx_intern_for_good(const w32t_evtx_chunk *chunk, w32t_span utf16);

// ---- Values (binxml_value.c)
uint32_t w32t_bx_array_count(const w32t_bx_val *v);
w32t_bx_val w32t_bx_array_item(const w32t_bx_val *v, uint32_t index,
                               uint32_t *state);                             // in ascending order from state 0
void w32t_bx_value_xml(const w32t_bx_val *v, bool attribute, w32t_buf *out); // no BINXML
void w32t_bx_value_json(const w32t_bx_val *v, w32t_buf *out);                // no BINXML
bool w32t_bx_value_u64(const w32t_bx_val *v, uint64_t *out);                 // numbers, and text that is a number
w32t_value w32t_bx_value_of(const w32t_bx_val *v, w32t_arena *arena);        // as a typed field
void w32t_bx_value_text(const w32t_bx_val *v, w32t_buf *out);                // UTF-8 without any escaping; no BINXML
void w32t_bx_utf16_xml(w32t_buf *out, w32t_span s, bool attribute);
void w32t_bx_utf16_json(w32t_buf *out, w32t_span s);
w32t_span w32t_bx_trim(w32t_span utf16); // without trailing NULs
uint32_t w32t_bx_units_to_nul(const uint8_t *utf16,
                              uint32_t units); // how many stand before the first NUL; all when none does

static inline bool w32t_bx_is_null(const w32t_bx_val *v) {
    return v->type == W32T_BX_NULL || (v->n == 0 && (v->type & 0x7F) != W32T_BX_STRING &&
                                       (v->type & 0x7F) != W32T_BX_ANSI && v->type != W32T_BX_BINARY);
}

// ---- The tree (binxml_tree.c): what the fast path cannot say
typedef struct w32t_bx_node {
    uint8_t kind;     // 0 element, 1 attribute, 2 text literal, 3 value
    const char *name; // UTF-8
    w32t_bx_val value;
    w32t_span text;
    struct w32t_bx_node *next, *first, *last; // children; attributes come first
} w32t_bx_node;
w32t_bx_node *w32t_bx_tree(w32t_bx_context *c, const w32t_bx_bound *b); // an unnamed root element
void w32t_bx_tree_json(const w32t_bx_node *root, w32t_buf *out);
const w32t_field *w32t_bx_tree_fields(w32t_bx_context *c, const w32t_bx_node *root, uint32_t *count);

#endif
