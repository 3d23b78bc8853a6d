// SPDX-License-Identifier: Apache-2.0
// Structures, arrays, VARIANTs and security data of API calls: bytes as they lay in the traced program's memory to
// typed values, by the layouts of the API database. Layouts are compiled once a function (sequential stage), decoding
// runs on any thread. Private to decode.
//
// Of a union the arm is shown that a member of the structure says applies (apidata/members.txt: "chooses"), otherwise
// the first one. Members that lie beyond the bytes that were kept are left out.
#ifndef W32T_DECODE_AGENT_CALL_STRUCT_H
#define W32T_DECODE_AGENT_CALL_STRUCT_H

#include "decode/agent_call_layout.h"

typedef struct w32t_call_struct w32t_call_struct;

enum w32t_member_form {
    W32T_FORM_NUMBER,
    W32T_FORM_FLOAT,
    W32T_FORM_FILETIME,
    W32T_FORM_SYSTEMTIME,
    W32T_FORM_GUID,
    W32T_FORM_TEXT16, // an array of characters
    W32T_FORM_TEXT8,
    W32T_FORM_BYTES,
    W32T_FORM_STRUCT,
    W32T_FORM_UNION,   // arms chosen by a number in the structure around it
    W32T_FORM_COUNTED, // UNICODE_STRING and the like: the text only
    W32T_FORM_IPV4,
    W32T_FORM_IPV6,
    W32T_FORM_SOCKADDR,
    W32T_FORM_VARIANT,
};

typedef struct w32t_call_member {
    const char *name;             // "" for a union whose arm's members stand for it
    const char *type;             // as C writes it; of handles
    uint32_t offset, size, count; // of one element; count 0: no array
    uint8_t form;                 // w32t_member_form
    uint8_t kind, shape;          // of numbers: w32t_api_kind, w32t_shape
    uint8_t bit_offset, bit_count;
    uint32_t set;
    uint32_t counter; // index + 1 of the member with the number of elements that there are, 0 = all are
    uint32_t in, out; // field of what it points at, in Start and Stop: W32T_NO_FIELD none
    const w32t_call_struct *inner;
    const struct w32t_call_member *element; // what it points at as many of as another member says
    // of a W32T_FORM_UNION
    uint32_t choice; // index of the member that chooses
    uint32_t arm_count;
    const struct w32t_call_arm {
        uint32_t value;
        const w32t_call_struct *members;
    } * arms;
} w32t_call_member;

struct w32t_call_struct {
    const char *name;
    uint32_t size, count;
    w32t_call_member *members;
};

#define W32T_MEMBER_NAME 256

// One value of the type, in the kind's database; false: it has no layout. `argument` is whose contents its members
// have.
bool w32t_call_describe_value(const w32t_call_kind *kind, uint32_t type, const char *argument, w32t_arena *arena,
                              w32t_call_member *out);

// What decoding needs: the half's fields with the contents of members.
typedef struct w32t_struct_reader {
    const w32t_call_kind *kind;
    const w32t_value *fields; // of the half
    const w32t_value *start;  // of the Start, NULL when it is not there
    const w32t_call_layout *layout;
    bool out; // the half is the Stop
    w32t_arena *arena;
    // The bytes that are decoded and where they lay: what points into them can be followed without having been
    // captured.
    uint64_t base;
    w32t_span whole;
    // Whose names of handles apply, and to which argument's; NULL: none.
    const w32t_call_native *native;
    uint32_t argument;
} w32t_struct_reader;

void w32t_call_struct_value(const w32t_struct_reader *r, const w32t_call_struct *s, w32t_span bytes, w32t_value *out);
// One value, and as many as fit into the bytes.
void w32t_call_one_value(const w32t_struct_reader *r, const w32t_call_member *m, const uint8_t *at, w32t_value *out);
void w32t_call_array_value(const w32t_struct_reader *r, const w32t_call_member *element, w32t_span bytes,
                           w32t_value *out);
// The content in field `field` of the half in place of the address that *v is; stays as it is when there is none.
void w32t_call_member_content(const w32t_struct_reader *r, const w32t_call_member *m, uint32_t field, w32t_value *v);
// Names of a number by a set of the kind's database; handles and addresses get their shape.
void w32t_call_add_names(const w32t_call_kind *k, uint32_t set, w32t_arena *arena, w32t_value *v);
void w32t_call_add_shape(uint8_t kind, uint8_t shape, w32t_value *v);
void w32t_call_add_status(w32t_value *v);
// A GUID from its bytes, with its name when it has one.
void w32t_call_guid(const w32t_apidb *db, const uint8_t *bytes, w32t_arena *arena, w32t_value *out);

// agent_call_buffers.c. Binary to SDDL text, where it is what it should be.
void w32t_call_security(w32t_value *v, bool is_acl, w32t_arena *arena);

// Leaves of a structure what counts before the call. True: what is left is the same in `after` (NULL: there is none).
bool w32t_call_keep_before(const w32t_call_argument *a, w32t_value *before, const w32t_value *after);
bool w32t_call_same_value(const w32t_value *a, const w32t_value *b, unsigned depth);

// Units of 100 ns since 1601; below zero: from now, as timeouts are given.
void w32t_call_time(uint64_t units, w32t_arena *arena, w32t_value *out);

// agent_call_read.c. One value of a TraceLogging type; false: the payload ends before it.
bool w32t_call_read_value(w32t_cursor *c, const w32t_call_field *f, w32t_value *v);
// The fields of a half from `from` on; those that are not there become NULL values. False: the payload is too short.
bool w32t_call_read_half(const w32t_call_layout *l, uint32_t from, w32t_cursor *c, w32t_arena *arena, w32t_value *out);

// agent_call_handles.c. Looks at a function once: where handles lie in what its arguments point at.
void w32t_call_find_inner(w32t_call_kind *kind, w32t_arena *arena);
// The name that state has for a handle in what the argument points at.
void w32t_call_inner_name(const w32t_call_native *native, uint32_t argument, w32t_value *v);

void w32t_call_zoneless(w32t_value *v, w32t_arena *arena);
// A buffer's bytes `s`, which *v is, as the structure they are.
void w32t_call_buffer(const w32t_struct_reader *r, const w32t_call_argument *a, w32t_span s, w32t_value *v);
// Data of registry values among the fields, by the type among them.
void w32t_call_registry_data(const w32t_call_kind *k, w32t_field *fields, uint32_t count, w32t_arena *arena);

// agent_call_variant.c: blobs of W32T_CAP_VARIANT and W32T_CAP_SAFEARRAY.
// Blobs of W32T_CAP_ADDRESSES and W32T_CAP_HOSTENT.
void w32t_call_addresses(w32t_span blob, w32t_arena *arena, w32t_value *v);
// FILE_NOTIFY_INFORMATION; false: it is something else.
bool w32t_call_notified(w32t_span s, bool is_cut, w32t_arena *arena, w32t_value *v);
// *v becomes the part of it that there is; `full` are all elements, units or bytes.
void w32t_call_cut(w32t_arena *arena, uint64_t full, w32t_value *v);
// What a format of printf takes (w32t_blob_format).
void w32t_call_formatted(w32t_span blob, bool is_cut, w32t_arena *arena, w32t_value *v);
// What the agent says has ended (w32t_blob_io).
void w32t_call_ended(w32t_span blob, bool several, bool is_cut, w32t_arena *arena, w32t_value *v);
void w32t_call_host(w32t_arena *arena, w32t_value *v);
// Blobs of W32T_CAP_VARIANTS, of pointers, and of texts (`width` bytes a unit) one after another.
void w32t_call_variants(const w32t_call_kind *k, w32t_span blob, w32t_arena *arena, w32t_value *v);
void w32t_call_pointers(const w32t_call_kind *k, w32t_span blob, w32t_arena *arena, w32t_value *v);
void w32t_call_texts(unsigned width, w32t_span blob, w32t_arena *arena, w32t_value *v);
void w32t_call_variant(const w32t_call_kind *k, w32t_span blob, w32t_arena *arena, w32t_value *v);
void w32t_call_safearray(const w32t_call_kind *k, w32t_span blob, w32t_arena *arena, w32t_value *v);

// sddl.c: a self-relative security descriptor, and one ACL alone, in the security descriptor definition language.
// False: they are none.
bool w32t_sddl_put(w32t_buf *out, w32t_span descriptor);
bool w32t_sddl_acl(w32t_buf *out, w32t_span acl);

#endif
