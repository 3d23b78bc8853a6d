// SPDX-License-Identifier: Apache-2.0
// TRACE_EVENT_INFO and EVENT_MAP_INFO (tdh.h), as KernelTraceControl writes them into a trace when it is merged: what
// TDH knew about an event on the recording machine.
#include "schema/importers.h"
#include "base/utf.h"

const w32t_guid w32t_tdh_event_class = {0xbbccf6c1, 0x6cd1, 0x48c4, {0x80, 0xff, 0x83, 0x94, 0x82, 0xe3, 0x76, 0x71}};

#define INFO_PROPERTIES 112 // EVENT_PROPERTY_INFO array
#define PROPERTY_SIZE   24
#define PROPERTY_STRUCT 0x01
#define PARAM_LENGTH    0x02
#define PARAM_COUNT     0x04
#define FIXED_LENGTH    0x10
#define FIXED_COUNT     0x20
#define FIELDS_MAX      4096 // over all structs
#define NAME_MOST       2048 // bytes

typedef struct info_reader {
    w32t_schema_provider *p;
    w32t_span info;
    uint32_t count; // properties
    unsigned budget;
} info_reader;

// The UTF-16 text at an offset of the info; NULL when the offset is 0 or outside.
static const char *text_at(w32t_schema_provider *p, w32t_span info, uint32_t offset) {
    if (!offset || offset >= info.n) return NULL;
    w32t_cursor c = w32t_cursor_of(w32t_span_from(info, offset));
    w32t_span s = w32t_take_utf16z(&c, NULL);
    if (s.n > NAME_MOST) s.n = NAME_MOST; // texts may overlap in a hostile file
    size_t n;
    char *text = w32t_utf16_text(&p->arena, s, &n);
    while (n && text[n - 1] == ' ') // map texts end in one
        text[--n] = 0;
    return text;
}

static const char *name_at(w32t_schema_provider *p, w32t_span info, uint32_t offset) {
    const char *text = text_at(p, info, offset);
    if (!text || !*text) return NULL;
    return strncmp(text, "win:", 4) == 0 ? text + 4 : text;
}

// A list of texts that ends with an empty one, joined as keyword names are shown.
static const char *list_at(w32t_schema_provider *p, w32t_span info, uint32_t offset) {
    if (!offset || offset >= info.n) return NULL;
    w32t_cursor c = w32t_cursor_of(w32t_span_from(info, offset));
    w32t_buf b = {0};
    for (;;) {
        w32t_span s = w32t_take_utf16z(&c, NULL);
        if (!s.n) break;
        if (b.n) w32t_buf_lit(&b, ", ");
        w32t_utf16_to_utf8(&b, s);
    }
    const char *text = b.n ? w32t_schema_text(p, (const char *)b.p, b.n) : NULL;
    w32t_buf_free(&b);
    return text;
}

static const char *property_name(const info_reader *r, unsigned index) {
    if (index >= r->count) return NULL;
    return text_at(r->p, r->info, w32t_span_u32(r->info, INFO_PROPERTIES + index * PROPERTY_SIZE + 4));
}

static bool add_properties(info_reader *r, w32t_field_list *list, unsigned first, unsigned count, unsigned depth);

static bool add_property(info_reader *r, w32t_field_list *list, unsigned index, unsigned depth) {
    w32t_span q = w32t_span_sub(r->info, INFO_PROPERTIES + (size_t)index * PROPERTY_SIZE, PROPERTY_SIZE);
    if (!q.p || !r->budget--) return false;
    uint32_t flags = w32t_le32(q.p);
    const char *name = text_at(r->p, r->info, w32t_le32(q.p + 4));
    unsigned in = w32t_le16(q.p + 8), out = w32t_le16(q.p + 10), count = w32t_le16(q.p + 16),
             length = w32t_le16(q.p + 18);
    w32t_schema_field *f = w32t_schema_add_field(r->p, list, name ? name : "", in, flags & PROPERTY_STRUCT ? 0 : out);
    if (!f) return false;
    if (flags & PARAM_COUNT) {
        if (!(f->count_name = property_name(r, count)) || !*f->count_name) return false;
    } else if (flags & FIXED_COUNT || count > 1) {
        f->count_kind = W32T_CONSTANT;
        f->count = (uint16_t)count;
    }
    if (flags & PROPERTY_STRUCT) {
        w32t_field_list members = {0};
        if (depth + 1 >= W32T_STRUCT_DEPTH || !add_properties(r, &members, in, out, depth + 1)) return false;
        w32t_schema_set_members(f, &members);
        return true;
    }
    if (flags & PARAM_LENGTH) {
        if (!(f->length_name = property_name(r, length)) || !*f->length_name) return false;
    } else if (length && (flags & FIXED_LENGTH || in == W32T_IN_UNICODE || in == W32T_IN_ANSI || in == W32T_IN_BINARY ||
                          in == W32T_IN_BOOLEAN)) {
        f->length_kind = W32T_CONSTANT;
        f->length = (uint16_t)length;
    }
    const char *map = text_at(r->p, r->info, w32t_le32(q.p + 12));
    if (map && w32t_schema_map_named(r->p, map))
        f->map_name = map; // a map that the trace does not carry costs its names only
    return true;
}

static bool add_properties(info_reader *r, w32t_field_list *list, unsigned first, unsigned count, unsigned depth) {
    if (first > r->count || count > r->count - first) return false;
    for (unsigned i = 0; i < count; i++)
        if (!add_property(r, list, first + i, depth)) return false;
    return true;
}

bool w32t_tdh_add_event(w32t_schema_provider *p, w32t_span info) {
    info_reader r = {p, info, w32t_span_u32(info, 100), FIELDS_MAX};
    uint32_t top = w32t_span_u32(info, 104), source = w32t_span_u32(info, 48);
    if (info.n < INFO_PROPERTIES || source > 3 || r.count > (info.n - INFO_PROPERTIES) / PROPERTY_SIZE || top > r.count)
        return false;
    w32t_field_list list = {0};
    if (!add_properties(&r, &list, 0, top, 0)) return false;
    bool classic = source == 1;
    w32t_schema_event *e = w32t_schema_add_event(p, classic ? info.p[37] : w32t_le16(info.p + 32), info.p[34]);
    e->channel = info.p[35];
    e->level = info.p[36];
    e->opcode = info.p[37];
    e->task = w32t_le16(info.p + 38);
    e->keywords = w32t_le64(info.p + 40);
    if (classic) {
        e->classic = 1;
        e->guid = w32t_guid_load(info.p + 16);
    }
    if (!p->name) p->name = name_at(p, info, w32t_le32(info.p + 52));
    e->channel_name = name_at(p, info, w32t_le32(info.p + 60));
    e->keyword_names = list_at(p, info, w32t_le32(info.p + 64));
    e->task_name = name_at(p, info, w32t_le32(info.p + 68));
    e->opcode_name = name_at(p, info, w32t_le32(info.p + 72));
    if (w32t_le32(info.p + 76)) e->message = text_at(p, info, w32t_le32(info.p + 76));
    if (!classic && w32t_le32(info.p + 92) < info.n) e->event_name = name_at(p, info, w32t_le32(info.p + 92));
    w32t_schema_set_fields(e, &list);
    return true;
}

bool w32t_tdh_add_map(w32t_schema_provider *p, w32t_span payload) {
    w32t_span info = w32t_span_from(payload, 16);
    uint32_t flag = w32t_span_u32(info, 4), count = w32t_span_u32(info, 8);
    if (info.n < 16 || count > (info.n - 16) / 8) return false;
    const char *name = text_at(p, info, w32t_span_u32(info, 0));
    if (!name || !*name) return false;
    if (w32t_schema_map_named(p, name)) return true;
    w32t_map *map = w32t_schema_add_map(p, name, (flag & 2) != 0);
    for (uint32_t i = 0; i < count; i++) {
        const char *text = text_at(p, info, w32t_span_u32(info, 16 + i * 8));
        if (text) w32t_schema_add_entry(p, map, w32t_span_u32(info, 16 + i * 8 + 4), text, strlen(text));
    }
    return true;
}
