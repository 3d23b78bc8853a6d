// SPDX-License-Identifier: Apache-2.0
// Typed values as JSON and as text for people: shared by the exporters and the reports.
#ifndef W32T_EXPORT_VALUE_TEXT_H
#define W32T_EXPORT_VALUE_TEXT_H

#include "base/mem.h"
#include "base/span.h"
#include "model/record.h"

// A value as JSON (contract: the `data` row of the key table). Never fails; what is too deeply nested is null.
void w32t_json_value(w32t_buf *b, const w32t_value *v);
// Fields as one JSON object in their order, repeated names told apart by #2, #3 …; helper fields only when `hidden`.
void w32t_json_fields(w32t_buf *b, const w32t_field *fields, uint32_t count, bool hidden);

// A value for people: "text", NAME|NAME, 0x1f, {a=1, b=2}, [1, 2].
void w32t_text_value(w32t_buf *b, const w32t_value *v);
// Text made safe for a terminal: controls, escapes, direction marks and broken Unicode as \uXXXX.
void w32t_text_part(w32t_buf *b, const char *utf8, size_t n);
void w32t_text_cstr(w32t_buf *b, const char *utf8);
void w32t_text_utf16_part(w32t_buf *b, w32t_span utf16);
// "850ns", "12.3us", "51.0ms", "1.20s"
void w32t_text_duration(w32t_buf *b, uint64_t ns);

// Whether a plain number of this value is written in hex.
bool w32t_number_is_hex(const w32t_value *v);
// Appends the number's name (given with it, from its map, of its status family); false when it has none.
bool w32t_number_name(w32t_buf *b, const w32t_value *v);

// The value of "NAME", "a.b", "x#2" among an event's fields (the part behind "data."); NULL when it is not there.
const w32t_value *w32t_field_find(const w32t_field *fields, uint32_t count, const char *path);

#endif
