// SPDX-License-Identifier: Apache-2.0
// Classic (MOF) events: class GUID, opcode and version. The kernel logger's hook ids come here already mapped to their
// classes. Layouts are in schemas/classic; a version without one of its own has that of the nearest lower version, as
// the kernel counts versions up for reasons that do not touch every event, or of a higher one that fits.
#include "decode/decode.h"
#include "decode/kernel_path.h"
#include "decode/schema_fields.h"

#include <stdio.h>

// An event of a known class without a layout is named by its class, others by their opcode alone.
static void name_unknown(w32t_event *e, const w32t_schema_provider *p) {
    const char *task = NULL;
    for (size_t i = 0; p && i < p->event_count && !task; i++)
        if (w32t_guid_equal(&p->events[i]->guid, &e->provider_id)) task = p->events[i]->task_name;
    char text[160];
    int n = task ? snprintf(text, sizeof text, "%.100s/Opcode(%u)", task, e->opcode)
                 : snprintf(text, sizeof text, "Opcode(%u)", e->opcode);
    e->name = w32t_arena_text(e->arena, text, (size_t)n);
    e->task_name = task;
}

static void classic_describe(w32t_event *e) {
    const w32t_schema_set *set = w32t_schemas_of(e);
    const w32t_schema_event *s = w32t_schema_find_classic(set, &e->provider_id, e->opcode, e->version);
    if (s) {
        e->layout = s;
        e->schema = s->kind;
        e->provider = s->provider->name;
        e->name = s->name;
        e->task_name = s->task_name;
        e->opcode_name = s->opcode_name;
    } else {
        const w32t_schema_provider *p = w32t_schema_find_provider(set, &e->provider_id);
        if (p) e->provider = p->name;
        name_unknown(e, p);
    }
    if (e->has & W32T_HAS_LEVEL) e->level_name = w32t_schema_level_name(NULL, e->level);
}

#define HOOK_LOGFILE_HEADER 0

static unsigned pointer_size(const w32t_event *e, const w32t_etw_record *r) {
    if (!r || !r->pointer_size) return e->has & W32T_EVENT_32BIT ? 4 : 8;
    // The logfile header was written by the logger itself, whatever the override says of the payloads of others.
    if (r->hook_id == HOOK_LOGFILE_HEADER && r->kind == W32T_ETW_SYSTEM32) return 4;
    if (r->hook_id == HOOK_LOGFILE_HEADER && r->kind == W32T_ETW_SYSTEM64) return 8;
    return r->pointer_size;
}

// Some writers put payloads of the other width behind a header of theirs (a 32-bit program that forwards 64-bit
// events). What fits in that width only is shown so. It stays marked as not fitting: others of such a writer fit in
// both widths and are shown wrong, and --pointer-size, which makes all right, is found only by who is told.
static void try_other_width(w32t_event *e, const w32t_schema_event *s, unsigned width) {
    w32t_event again = *e;
    again.has &= ~W32T_EVENT_UNDECODED;
    w32t_schema_fields(&again, s, width);
    if (again.has & W32T_EVENT_UNDECODED) return;
    e->fields = again.fields;
    e->field_count = again.field_count;
}

static void classic_fields(w32t_event *e) {
    const w32t_schema_event *s = e->layout;
    if (!s) return;
    unsigned width = pointer_size(e, e->native);
    w32t_schema_fields(e, s, width);
    if (s->version == e->version && (e->has & W32T_EVENT_UNDECODED)) try_other_width(e, s, width == 4 ? 8 : 4);
    if (s->version == e->version || !(e->has & W32T_EVENT_UNDECODED)) return;
    if (s->version < e->version) { // what a later version added behind the known fields is shown as it is
        bool longer = e->field_count == s->field_count + 1u && strcmp(e->fields[s->field_count].name, "(rest)") == 0;
        if (longer) e->has &= ~W32T_EVENT_UNDECODED;
        return;
    }
    // The layout of a later version was only a guess.
    e->has &= ~W32T_EVENT_UNDECODED;
    e->fields = NULL;
    e->field_count = 0;
    e->schema = W32T_SCHEMA_NONE;
}

const w32t_decoder w32t_decode_classic = {.name = "classic",
                                          .describe = classic_describe,
                                          .fields = classic_fields,
                                          .text = w32t_kernel_text,
                                          .frame = w32t_stack_frame};
