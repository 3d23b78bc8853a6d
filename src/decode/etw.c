// SPDX-License-Identifier: Apache-2.0
// EVENT_HEADER events: those that describe themselves (TraceLogging) and those that a manifest describes.
#include "decode/decode.h"
#include "decode/etw_message.h"
#include "decode/kernel_path.h"
#include "decode/schema_fields.h"
#include "decode/tracelogging.h"

static void describe(w32t_event *e) {
    if (w32t_tracelogging_describe(e)) return;
    const w32t_etw_record *r = e->native;
    // Manifest providers state their name in their traits too; it helps when nothing else knows them.
    const char *provider = w32t_traits_provider(w32t_ext_find(r, W32T_EXT_PROV_TRAITS));
    w32t_guid guid;
    if (!w32t_manifest_describe(e) && w32t_traits_decode_guid(w32t_ext_find(r, W32T_EXT_PROV_TRAITS), &guid)) {
        const w32t_schema_event *s = w32t_schema_find(w32t_schemas_of(e), &guid, e->id, e->version);
        if (s) w32t_schema_describe(e, s);
    }
    if (!e->provider) e->provider = provider;
    if (r && r->session && r->session->messages) w32t_etw_message(e, r->session->messages);
    if (e->layout) w32t_etw_schema_message(e);
}

static void fields(w32t_event *e) {
    if (e->schema == W32T_SCHEMA_TRACELOGGING)
        w32t_tracelogging_fields(e);
    else
        w32t_manifest_fields(e);
}

const w32t_decoder w32t_decode_etw = {
    .name = "etw", .describe = describe, .fields = fields, .text = w32t_kernel_text, .frame = w32t_stack_frame};
