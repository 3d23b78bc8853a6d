// SPDX-License-Identifier: Apache-2.0
// Events of manifest providers: finds the schema of (provider, id, version) along the chain file → user → built-in
// pack.
#include "decode/schema_fields.h"
#include "schema/importers.h"

#include <stdio.h>

#define OLDER_MOST  8      // descriptions of one event that are tried
#define STRING_ONLY 0x0004 // EVENT_HEADER.Flags: EventWriteString; the payload is one UTF-16 string

void w32t_schema_describe(w32t_event *e, const w32t_schema_event *s) {
    e->layout = s;
    e->schema = s->kind;
    if (!e->provider) e->provider = s->provider->name;
    e->name = s->name;
    e->task_name = s->task_name;
    e->opcode_name = s->opcode_name;
    e->channel = s->channel_name;
    // Header values win over the schema's where they differ (a writer may set level and keywords itself).
    e->level_name = w32t_schema_level_name(s->provider, e->level);
    // Bits that tell the channel have no name, and stand in the header alone.
    bool same = ((e->keywords ^ s->keywords) & ~s->unnamed_keywords) == 0;
    e->keyword_names = same ? s->keyword_names : w32t_schema_keyword_names(s->provider, e->keywords, e->arena);
    if ((e->has & W32T_HAS_CHANNEL) && e->channel_id && e->channel_id != s->channel)
        e->channel = w32t_schema_channel_name(s->provider, e->channel_id);
}

// EventSource manifests are events of every such provider; their envelope has an entry of its own in the pack.
static const w32t_schema_event *manifest_envelope(const w32t_event *e) {
    static const w32t_guid pseudo = {0, 0, 0, {0, 0, 0, 0, 0, 0, 0xff, 0xfe}};
    bool is_one = w32t_is_manifest_part(e->id, e->opcode, w32t_span_of(e->payload, e->payload_size));
    return is_one ? w32t_schema_find(NULL, &pseudo, 0xFFFE, 1) : NULL;
}

// What no schema names is called by its task and opcode where the provider has names for them, else by its number.
static void name_unknown(w32t_event *e) {
    char text[300];
    int n;
    if (!e->task_name)
        n = snprintf(text, sizeof text, "EventID(%u)", e->id);
    else if (!e->opcode_name || !e->opcode)
        n = snprintf(text, sizeof text, "%.140s", e->task_name);
    else
        n = snprintf(text, sizeof text, "%.140s/%.140s", e->task_name, e->opcode_name);
    e->name = w32t_arena_text(e->arena, text, (size_t)n);
}

bool w32t_manifest_describe(w32t_event *e) {
    const w32t_schema_set *set = w32t_schemas_of(e);
    const w32t_schema_event *envelope = manifest_envelope(e);
    if (envelope) {
        const w32t_schema_provider *own = w32t_schema_find_provider(set, &e->provider_id);
        if (own) e->provider = own->name;
        w32t_schema_describe(e, envelope);
        return true;
    }
    const w32t_schema_event *s = w32t_schema_find(set, &e->provider_id, e->id, e->version);
    if (s) {
        w32t_schema_describe(e, s);
        return true;
    }
    const w32t_schema_provider *p = w32t_schema_find_provider(set, &e->provider_id);
    if (p && !e->provider) e->provider = p->name;
    e->level_name = w32t_schema_level_name(p, e->level);
    e->task_name = w32t_schema_task_name(p, e->task);
    e->opcode_name = w32t_schema_opcode_name(p, e->task, e->opcode);
    e->channel = w32t_schema_channel_name(p, e->channel_id);
    e->keyword_names = w32t_schema_keyword_names(p, e->keywords, e->arena);
    name_unknown(e);
    return false;
}

static bool try_layout(w32t_event *e, const w32t_schema_event *other, unsigned pointer) {
    if (!other) return false;
    w32t_event again = *e;
    again.has &= ~W32T_EVENT_UNDECODED;
    w32t_schema_fields(&again, other, pointer);
    if (again.has & W32T_EVENT_UNDECODED) return false;
    e->has = again.has;
    e->fields = again.fields;
    e->field_count = again.field_count;
    e->schema = other->kind;
    return true;
}

void w32t_manifest_fields(w32t_event *e) {
    const w32t_etw_record *r = e->native;
    if (e->layout) {
        const w32t_schema_event *s = e->layout;
        unsigned pointer = r && r->pointer_size ? r->pointer_size : (e->has & W32T_EVENT_32BIT) ? 4 : 8;
        w32t_schema_fields(e, s, pointer);
        if (!(e->has & W32T_EVENT_UNDECODED)) return;
        // What a trace or a user says of an event can be wrong where the pack was corrected by hand.
        bool pack = s->kind == W32T_SCHEMA_BUILTIN;
        // Processes of one trace may run two builds of one event source, which count no versions up.
        const w32t_schema_event *older = s->before;
        for (unsigned i = 0; older && i < OLDER_MOST; i++, older = older->before)
            if (try_layout(e, older, pointer)) return;
        if (!pack && try_layout(e, w32t_schema_find(NULL, &s->guid, s->id, s->version), pointer)) return;
        try_layout(e, w32t_schema_find_variant(&s->guid, s->id, s->version), pointer);
    } else if (r && (r->flags & STRING_ONLY)) {
        w32t_field *f = w32t_arena_zalloc(e->arena, sizeof *f);
        size_t n = e->payload_size & ~1u;
        while (n >= 2 && e->payload[n - 1] == 0 && e->payload[n - 2] == 0)
            n -= 2;
        f->name = "String";
        f->value.type = W32T_TYPE_UTF16;
        f->value.bytes = e->payload;
        f->value.size = (uint32_t)n;
        e->fields = f;
        e->field_count = 1;
    }
}
