// SPDX-License-Identifier: Apache-2.0
// UTF-16 ↔ UTF-8. Lone surrogates survive: they become their three-byte form (WTF-8) and come back as they were, so no
// reader has to decide about broken text; exporters do.
#ifndef W32T_BASE_UTF_H
#define W32T_BASE_UTF_H

#include "base/mem.h"
#include "base/span.h"

// UTF-16LE bytes (an odd last byte is ignored) to UTF-8, appended to b.
void w32t_utf16_to_utf8(w32t_buf *b, w32t_span utf16);
// The same into an arena, NUL-terminated; *length may be NULL.
char *w32t_utf16_text(w32t_arena *a, w32t_span utf16, size_t *length);
// Worst case bytes of UTF-8 for n bytes of UTF-16.
#define W32T_UTF8_ROOM(n) ((n) / 2 * 3)
// Writes at most W32T_UTF8_ROOM(utf16.n) bytes at out, returns how many.
size_t w32t_utf16_write_utf8(uint8_t *out, w32t_span utf16);

// UTF-8 (or WTF-8) to UTF-16LE, appended to b. Invalid bytes become U+FFFD each.
void w32t_utf8_to_utf16(w32t_buf *b, const char *utf8, size_t n);

// Reads one code point of UTF-8 at s (n > 0 bytes left); *used gets its length. Invalid: returns 0xFFFD with *used = 1.
// Surrogate code points in three-byte form are returned as they are (0xD800–0xDFFF).
uint32_t w32t_utf8_next(const uint8_t *s, size_t n, unsigned *used);
// Appends one code point as UTF-8.
void w32t_utf8_put(w32t_buf *b, uint32_t code);

// Windows-1252 bytes to UTF-8.
uint32_t w32t_ansi_code(uint8_t byte); // one byte's code point
void w32t_ansi_to_utf8(w32t_buf *b, w32t_span ansi);

#endif
