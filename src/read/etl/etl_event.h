// SPDX-License-Identifier: Apache-2.0
// A raw event of a buffer to a w32t_event with its w32t_etw_record; the bytes are copied into the batch.
#ifndef W32T_READ_ETL_EVENT_H
#define W32T_READ_ETL_EVENT_H

#include "model/source.h"
#include "read/etl/etl_walk.h"

typedef struct w32t_etl_origin { // what an event does not say itself
    const w32t_etw_session *session;
    uint64_t buffer_offset;
    uint16_t cpu;
    uint8_t pointer_override; // 0, 4, 8
} w32t_etl_origin;

// Appends the event at p (h->size bytes) to the batch; the time is the caller's.
w32t_event *w32t_etl_event_add(w32t_batch *batch, const uint8_t *p, const w32t_etl_head *h,
                               const w32t_etl_origin *origin, int64_t time);

// What `stat` counts by: provider or class, id or opcode, version. Bytes are those of the event.
void w32t_etl_event_identity(const uint8_t *p, const w32t_etl_head *h, w32t_seen *out);

// The data of an EVENT_HEADER event's first extended item of this type, p NULL when it has none.
w32t_span w32t_etl_event_item(const uint8_t *p, const w32t_etl_head *h, uint16_t type);

// An EVENT_HEADER event's payload: what is left behind its extended items.
w32t_span w32t_etl_event_payload(const uint8_t *p, const w32t_etl_head *h);

// The event class of a kernel event group; zero when unknown.
const w32t_guid *w32t_etl_group_class(uint8_t group);

#endif
