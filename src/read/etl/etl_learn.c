// SPDX-License-Identifier: Apache-2.0
// Picks out the events that describe other events (EventSource manifests, TDH event infos) and gives them to the schema
// collector.
#include "base/guid.h"
#include "read/etl/etl_internal.h"
#include "schema/importers.h"

// Payload of an EVENT_HEADER event: what is left behind its extended items.
static w32t_span payload_of(const uint8_t *p, const w32t_etl_head *h) {
    size_t at = 0x50;
    if (w32t_le16(p + 4) & ETL_EVENT_EXTENDED)
        for (bool more = true; more && at + 8 <= h->size;) {
            size_t total = w32t_le16(p + at);
            if (total < 8) break;
            more = w32t_le16(p + at + 4) & 1;
            at += (total + 7) & ~(size_t)7;
        }
    return w32t_span_from(w32t_span_of(p, h->size), at);
}

void w32t_etl_learn(etl_source *s, const uint8_t *p, const w32t_etl_head *h) {
    if (h->kind >= W32T_ETW_EVENT_HEADER32) {
        if (h->size < 0x58 || w32t_le16(p + 0x28) != W32T_MANIFEST_EVENT || p[0x2D] != 0xFE) return;
        w32t_guid provider = w32t_guid_load(p + 0x18);
        w32t_schema_collect_manifest(s->learned, &provider, w32t_le32(p + 0x0C), payload_of(p, h));
    } else if (h->kind == W32T_ETW_FULL32 || h->kind == W32T_ETW_FULL64) {
        if (h->size <= h->header || memcmp(p + 0x18, &w32t_tdh_event_class, 16) != 0) return;
        w32t_schema_collect_tdh(s->learned, p[4], w32t_span_of(p + h->header, (size_t)(h->size - h->header)));
    }
}
