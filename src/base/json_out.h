// SPDX-License-Identifier: Apache-2.0
// Writing JSON text: strings escaped so that no control character, terminal escape or invalid Unicode gets through raw;
// numbers exact. Lone surrogates (kept as WTF-8 inside) become \udXXX escapes.
#ifndef W32T_BASE_JSON_OUT_H
#define W32T_BASE_JSON_OUT_H

#include "base/mem.h"
#include "base/span.h"

void w32t_json_text(w32t_buf *b, const char *utf8, size_t n); // with the quotes
void w32t_json_cstr(w32t_buf *b, const char *utf8);
void w32t_json_utf16(w32t_buf *b, w32t_span utf16); // straight from UTF-16LE
// The inside of a JSON string, without quotes, to build one from parts.
void w32t_json_text_part(w32t_buf *b, const char *utf8, size_t n);
void w32t_json_utf16_part(w32t_buf *b, w32t_span utf16);
// Whether the bytes can stand in a JSON string as they are (printable ASCII without quotes and backslashes).
bool w32t_json_is_plain(const void *text, size_t n);
// Shortest decimal that reads back as the same double (single: as the same float); null for NaN and infinities.
void w32t_json_double(w32t_buf *b, double v, bool single);

#endif
