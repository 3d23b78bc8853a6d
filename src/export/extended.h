// SPDX-License-Identifier: Apache-2.0
// The extended data of an ETW event as JSON and XML.
#ifndef W32T_EXPORT_EXTENDED_H
#define W32T_EXPORT_EXTENDED_H

#include "base/mem.h"
#include "model/record.h"

// Appends an object of what the event carries beside its payload and has no key of its own for; false, and nothing,
// when there is none.
bool w32t_json_extended(const w32t_event *event, w32t_buf *b);
// The same of the extended data items as <Item Name="…"> elements.
void w32t_xml_extended(const w32t_event *event, w32t_buf *b);

#endif
