// SPDX-License-Identifier: Apache-2.0
// The message numbers of events in a WEVT_TEMPLATE resource; all else of it is read by schema/wevt_template.c. Layout:
// "CRIM", size, version (u16, u16), count of providers, then a GUID and an offset each; there "WEVT" and its list of
// elements; among them "EVNT" with 48-byte events.
#include "base/guid.h"
#include "messages/messages.h"

static bool signature(w32t_span s, size_t at, const char *text) {
    return w32t_span_has(s, at, 8) && memcmp(s.p + at, text, 4) == 0;
}

static void events(w32t_message_db *db, w32t_span s, uint32_t at, const w32t_guid *guid, uint32_t module,
                   uint32_t *budget) {
    uint32_t count = w32t_span_u32(s, (size_t)at + 8);
    for (uint32_t i = 0; i < count && *budget; i++, --*budget) {
        size_t e = (size_t)at + 16 + (size_t)i * 48;
        if (!w32t_span_has(s, e, 48)) return;
        w32t_message_event event = {.guid = *guid,
                                    .id = w32t_span_u16(s, e),
                                    .version = w32t_span_u8(s, e + 2),
                                    .message = w32t_span_u32(s, e + 16),
                                    .module = module};
        if (event.message != UINT32_MAX) w32t_message_db_put_event(db, &event);
    }
}

void w32t_wevt_messages(w32t_message_db *db, w32t_span s, uint32_t module) {
    if (!signature(s, 0, "CRIM")) return;
    uint32_t providers = w32t_span_u32(s, 12), budget = (uint32_t)(s.n / 48) + 1;
    for (uint32_t i = 0; i < providers; i++) {
        size_t p = 16 + (size_t)i * 20;
        if (!w32t_span_has(s, p, 20)) return;
        w32t_guid guid = w32t_guid_load(s.p + p);
        uint32_t at = w32t_span_u32(s, p + 16);
        if (!signature(s, at, "WEVT")) continue;
        w32t_message_db_put_source(db, NULL, &guid, W32T_MESSAGES_EVENT, db->modules[module - 1].name);
        uint32_t elements = w32t_span_u32(s, (size_t)at + 12);
        for (uint32_t k = 0; k < elements && k < 64; k++) {
            uint32_t element = w32t_span_u32(s, (size_t)at + 20 + (size_t)k * 8);
            if (signature(s, element, "EVNT")) events(db, s, element, &guid, module, &budget);
        }
    }
}
