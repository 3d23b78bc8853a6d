// SPDX-License-Identifier: Apache-2.0
// Picks out the events that describe other events (EventSource manifests, TDH event infos) and gives them to the schema
// collector.
#include "base/guid.h"
#include "read/etl/etl_internal.h"
#include "schema/importers.h"

static bool describes(const uint8_t *p, const w32t_etl_head *h) {
    if (h->kind >= W32T_ETW_EVENT_HEADER32)
        return h->size >= 0x58 && w32t_le16(p + 0x28) == W32T_MANIFEST_EVENT && p[0x2D] == 0xFE;
    return (h->kind == W32T_ETW_FULL32 || h->kind == W32T_ETW_FULL64) && h->size > h->header &&
           memcmp(p + 0x18, &w32t_tdh_event_class, 16) == 0;
}

void w32t_etl_learn(etl_source *s, const uint8_t *p, const w32t_etl_head *h) {
    if (!describes(p, h)) return;
    if (h->kind >= W32T_ETW_EVENT_HEADER32) {
        w32t_guid provider = w32t_guid_load(p + 0x18);
        w32t_schema_collect_manifest(s->learned, &provider, w32t_le32(p + 0x0C), w32t_etl_event_payload(p, h));
    } else {
        w32t_schema_collect_tdh(s->learned, p[4], w32t_span_of(p + h->header, (size_t)(h->size - h->header)));
    }
}

// ---- Events that say who and what is there

static bool kernel_fact(unsigned group, unsigned type) {
    switch (group) {
    case 0x03:
        return type <= 4 || type == 10 || type == 39; // processes, images of old systems
    case 0x05:
        return type >= 1 && type <= 4; // threads
    case 0x14:
        return type >= 2 && type <= 4; // images
    case 0x04:
        return type == 0 || type == 32 || type == 35 || type == 36; // file names
    case 0x09:
        return type >= 22 && type <= 25; // key control blocks
    default:
        return false;
    }
}

// First 32 bits of the GUIDs asked about; a look at more is the observer's.
static bool provider_fact(const uint8_t *p, const w32t_etl_head *h) {
    if (h->kind >= W32T_ETW_EVENT_HEADER32) {
        unsigned id = w32t_le16(p + 0x28);
        if (w32t_le32(p + 0x18) == W32T_SESSION_GUID_1) return p[0x2D] == W32T_SYMBOL_OPCODE;
        return w32t_le32(p + 0x18) == 0x22fb2cd6 && ((id >= 1 && id <= 6) || id == 15); // Kernel-Process
    }
    if (h->kind != W32T_ETW_FULL32 && h->kind != W32T_ETW_FULL64)
        return false; // others may be shorter than a GUID's place
    switch (w32t_le32(p + 0x18)) {
    case 0x9b79ee91:
        return p[4] == 35; // SysConfig: volume mapping
    case 0x3d6fa8d0:
        return kernel_fact(0x03, p[4]);
    case 0x3d6fa8d1:
        return kernel_fact(0x05, p[4]);
    case 0x2cb15d1d:
        return kernel_fact(0x14, p[4]) || p[4] == 10;
    case 0x90cbdc39:
        return kernel_fact(0x04, p[4]);
    default:
        return false;
    }
}

bool w32t_etl_tells(const uint8_t *p, const w32t_etl_head *h) {
    bool kernel = h->kind <= W32T_ETW_COMPACT64 || h->kind == W32T_ETW_PERFINFO32 || h->kind == W32T_ETW_PERFINFO64;
    if (kernel) return p[7] == ETL_HOOK_STACK >> 8 || kernel_fact(p[7], p[6]);
    return describes(p, h) || provider_fact(p, h) || w32t_etl_clr_stack(p, h);
}

void w32t_etl_observe(etl_source *s, const uint8_t *p, const w32t_etl_head *h, uint16_t segment) {
    bool kernel = h->kind <= W32T_ETW_COMPACT64 || h->kind == W32T_ETW_PERFINFO32 || h->kind == W32T_ETW_PERFINFO64;
    if (kernel ? !kernel_fact(p[7], p[6]) : !provider_fact(p, h)) return;
    const etl_segment *seg = s->segments[segment];
    w32t_etl_origin origin = {&seg->header.session, 0, 0, s->options.pointer_size};
    w32t_batch_reset(&s->observed);
    w32t_event *e = w32t_etl_event_add(&s->observed, p, h, &origin, w32t_etl_segment_time(seg, h->time));
    s->options.observe(s->options.observe_context, e);
}
