// SPDX-License-Identifier: Apache-2.0
// Events that come as XML text (the Event Log API renders them so), as event-log records.
#ifndef W32T_READ_EVTX_XML_H
#define W32T_READ_EVTX_XML_H

#include "model/evtx_log.h"

typedef struct w32t_xml_record {
    uint32_t offset, size; // of its BinXML in the chunk
    uint64_t id, filetime; // EventRecordID and TimeCreated; 0 when the text has none
    bool cut;              // longer than a chunk holds
} w32t_xml_record;

// Appends the event in `utf16` to the chunk behind *at (512 in an empty one) as literal tokens and moves *at. False
// with *at as it was when the text is no XML, or there is no room; in an empty chunk texts are cut instead.
bool w32t_xml_to_record(w32t_span utf16, w32t_evtx_chunk *chunk, uint32_t *at, w32t_xml_record *out);

// A source of live events: `next` gives the XML of one event (valid until it is called again): W32T_OK, W32T_OK with an
// empty span when nothing is there for now, W32T_END when none will come. `wait`: it may wait a little for one.
typedef struct w32t_live_feed {
    w32t_status (*next)(void *context, bool wait, w32t_span *utf16, w32t_error *error);
    void (*close)(void *context);
    void *context;
} w32t_live_feed;
w32t_source *w32t_evtx_live(const char *name, const w32t_read_options *options, w32t_live_feed feed);

#endif
