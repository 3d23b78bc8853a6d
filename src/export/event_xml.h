// SPDX-License-Identifier: Apache-2.0
// Events of other sources in the shapes of event logs (event_xml_other.c).
#ifndef W32T_EXPORT_EVENT_XML_H
#define W32T_EXPORT_EVENT_XML_H

#include "export/writer.h"

void w32t_xml_other_event(w32t_event *event, w32t_buf *out);
void w32t_evtxjson_other_event(w32t_event *event, w32t_buf *out);
void w32t_xml_text(w32t_buf *out, const char *utf8, bool attribute);

#endif
