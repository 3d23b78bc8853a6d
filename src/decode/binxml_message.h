// SPDX-License-Identifier: Apache-2.0
// Message texts of event-log records.
#ifndef W32T_DECODE_BINXML_MESSAGE_H
#define W32T_DECODE_BINXML_MESSAGE_H

#include "decode/binxml.h"
#include "messages/messages.h"

// Sets event->message when the database has the text. The event is described; c and b are its fragment.
void w32t_bx_message(w32t_event *event, w32t_bx_context *c, const w32t_bx_bound *b, const w32t_message_db *db);

#endif
