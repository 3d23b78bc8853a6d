// SPDX-License-Identifier: Apache-2.0
// Text of the values that have one spelling everywhere (SIDs, addresses, SYSTEMTIME), used by exporters and filters
// alike.
#ifndef W32T_MODEL_VALUE_H
#define W32T_MODEL_VALUE_H

#include <win32trace/event.h>
#include "base/mem.h"
#include "base/span.h"

// "S-1-5-21-…"; false (nothing written) when the bytes are no SID.
bool w32t_buf_sid(w32t_buf *b, w32t_span sid);
#define W32T_SID_TEXT 192                                     // enough for any SID's text and a NUL
size_t w32t_sid_text(char out[W32T_SID_TEXT], w32t_span sid); // length, 0 when the bytes are no SID

// "10.0.0.1"; the first octet is in the low byte.
void w32t_buf_ipv4(w32t_buf *b, uint32_t address);
void w32t_buf_ipv6(w32t_buf *b, const uint8_t address[16]); // RFC 5952
// "10.0.0.1:80", "[fe80::1%3]:443", a Unix path; false when the family is another one or the bytes are too few.
bool w32t_buf_sockaddr(w32t_buf *b, w32t_span sockaddr);

// ns since 1970; false when the eight numbers are no date.
bool w32t_systemtime_to_ns(w32t_span systemtime, int64_t *ns);

// GUIDs, times, SIDs and addresses in that one spelling; false (nothing written) for other types and for bytes that are
// none.
bool w32t_buf_spelled(w32t_buf *b, const w32t_value *v);
// The same, and texts and floating numbers: what needs neither the value's shape nor its parts, as plain UTF-8.
bool w32t_buf_plain(w32t_buf *b, const w32t_value *v);

#endif
