// SPDX-License-Identifier: Apache-2.0
// Where the details of a Process Monitor event go: as the text Process Monitor prints ("Name: value, Name: value"), or
// as typed fields. One description of each operation serves both; the functions below are the vocabulary.
#ifndef W32T_DECODE_PML_OUT_H
#define W32T_DECODE_PML_OUT_H

#include "model/pml_log.h"

typedef struct w32t_pml_out {
    w32t_buf *text;    // the text is made; NULL: fields are
    size_t start;      // where the text began
    int64_t shift;     // 100 ns: of the zone that times are printed in
    w32t_arena *arena; // fields: where they and their texts live
    w32t_field *fields;
    uint32_t count, room;
    bool damaged; // something asked for was not there
} w32t_pml_out;

typedef struct w32t_pml_name { // names of numbers
    uint32_t value;
    const char *text;
} w32t_pml_name;

typedef struct w32t_pml_flags {
    const w32t_pml_name *names; // tried in this order; composites first
    uint32_t count;
    const char *separator;
    const char *none; // printed when no bit is set; NULL: nothing
    bool rest;        // bits without a name are printed in hex behind the named ones
} w32t_pml_flags;

#define W32T_PML_KEY(s) "" s, sizeof(s) - 1
#define PML_KEY_ARG     const char *key, size_t key_size

void w32t_pml_put_count(w32t_pml_out *o, PML_KEY_ARG, uint64_t v); // 1,234
void w32t_pml_put_signed(w32t_pml_out *o, PML_KEY_ARG, int64_t v); // -1,234
void w32t_pml_put_number(w32t_pml_out *o, PML_KEY_ARG, int64_t v); // 1234, -5
void w32t_pml_put_hex(w32t_pml_out *o, PML_KEY_ARG, uint64_t v);   // 0x4d2
void w32t_pml_put_bool(w32t_pml_out *o, PML_KEY_ARG, bool v);      // True, False
void w32t_pml_put_time(w32t_pml_out *o, PML_KEY_ARG, uint64_t filetime);
void w32t_pml_put_seconds(w32t_pml_out *o, PML_KEY_ARG, uint64_t ticks, const char *unit); // 0.0156001 + unit
void w32t_pml_put_text(w32t_pml_out *o, PML_KEY_ARG, const char *text);
void w32t_pml_put_utf16(w32t_pml_out *o, PML_KEY_ARG, w32t_span utf16);
void w32t_pml_put_words(w32t_pml_out *o, PML_KEY_ARG, w32t_span bytes, bool narrow); // a string inside an event
// A number that is shown by its name; text NULL: as `otherwise` (printf with the number) or plain.
void w32t_pml_put_named(w32t_pml_out *o, PML_KEY_ARG, uint64_t v, const char *text);
void w32t_pml_put_flags(w32t_pml_out *o, PML_KEY_ARG, uint32_t v, const w32t_pml_flags *flags);
// A number with a text that the caller appends to the returned buffer between begin and end.
w32t_buf *w32t_pml_begin(w32t_pml_out *o, PML_KEY_ARG, w32t_buf *own);
void w32t_pml_end(w32t_pml_out *o, PML_KEY_ARG, w32t_buf *own, const w32t_value *number);
// Fields only (nothing in text).
void w32t_pml_add(w32t_pml_out *o, const char *key, w32t_value value);

// Bare texts.
void w32t_pml_count_text(w32t_buf *b, uint64_t v);
void w32t_pml_seconds_text(w32t_buf *b, uint64_t ticks);
void w32t_pml_date_text(w32t_buf *b, uint64_t filetime, int64_t shift);  // 7/11/2020 4:33:18 PM
void w32t_pml_clock_text(w32t_buf *b, uint64_t filetime, int64_t shift); // 4:33:18.1234567 PM
void w32t_pml_relative_text(w32t_buf *b, uint64_t ticks);                // 00:01:02.1234567
void w32t_pml_flags_text(w32t_buf *b, uint32_t v, const w32t_pml_flags *flags);
const char *w32t_pml_name_of(const w32t_pml_name *names, size_t count,
                             uint32_t v); // sorted by value; NULL when unknown

#endif
