// SPDX-License-Identifier: Apache-2.0
// Events of other sources in the shapes of event logs (event_xml_other.c).
#ifndef W32T_EXPORT_EVENT_XML_H
#define W32T_EXPORT_EVENT_XML_H

#include "export/writer.h"

#define W32T_TRACE_NS "http://schemas.microsoft.com/win/2004/08/events/trace"

typedef struct w32t_xml_options {
    bool local;    // times in the recording machine's zone …
    int zone;      // … minutes east of UTC
    bool extended; // also extended data items
    bool raw_time; // also the raw clock value (RawTime)
    bool stacks;
} w32t_xml_options;

// ETW events in tracerpt's shape (etw_xml.c).
void w32t_xml_etw_event(const w32t_xml_options *options, w32t_event *event, w32t_buf *out);
void w32t_xml_other_event(const w32t_xml_options *options, w32t_event *event, w32t_buf *out);
// <Stack> with a <Frame> each; it stands in ExtendedTracingInfo.
void w32t_xml_stack(w32t_event *event, w32t_buf *out);
// A value as text, escaped for the content of an element when asked.
void w32t_xml_value(const w32t_value *v, w32t_buf *out, bool escape);
void w32t_evtxjson_other_event(w32t_event *event, w32t_buf *out);
void w32t_xml_text(w32t_buf *out, const char *utf8, bool attribute);

#endif
