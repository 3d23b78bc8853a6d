// SPDX-License-Identifier: Apache-2.0
// Message texts of ETW events whose provider has a manifest.
#ifndef W32T_DECODE_ETW_MESSAGE_H
#define W32T_DECODE_ETW_MESSAGE_H
#include "model/record.h"

struct w32t_message_db;
// Sets e->message where the database has one for (provider, id, version); decodes the fields when it has.
void w32t_etw_message(w32t_event *event, const struct w32t_message_db *messages);
// The same by the text that the event's schema has, where nothing else gave it a message.
void w32t_etw_schema_message(w32t_event *event);
#endif
