// SPDX-License-Identifier: Apache-2.0
// A provider as text in the pack's notation, or as an event manifest.
#include "schema/schema_build.h"

#include <stdio.h>

// Quoted where it would be cut, or taken for a number or `*`.
static void put_word(w32t_buf *b, const char *s) {
    bool plain = *s != 0 && *s != '*' && (*s < '0' || *s > '9');
    for (const char *c = s; *c && plain; c++)
        plain = (uint8_t)*c > ' ' && *c != '"' && *c != '#' && *c != '\\';
    if (plain) {
        w32t_buf_text(b, s);
        return;
    }
    w32t_buf_char(b, '"');
    for (; *s; s++) {
        if (*s == '"' || *s == '\\' || *s == '\n' || *s == '\t') w32t_buf_char(b, '\\');
        w32t_buf_char(b, *s == '\n' ? 'n' : *s == '\t' ? 't' : (uint8_t)*s < ' ' ? ' ' : *s);
    }
    w32t_buf_char(b, '"');
}

static void put_type(w32t_buf *b, const w32t_schema_field *f) {
    const char *in = w32t_intype_name(f->in), *out = f->out ? w32t_outtype_name(f->out) : NULL;
    if (in)
        w32t_buf_text(b, in);
    else
        w32t_buf_u64(b, f->in);
    if (out) {
        w32t_buf_char(b, '/');
        w32t_buf_text(b, out);
    }
}

static void put_extent(w32t_buf *b, const char *key, uint8_t kind, uint16_t constant, const char *name) {
    if (kind == W32T_ONE || (kind == W32T_TO_END && key[0] == 'l' && !name)) return; // to the end is a binary's own way
    w32t_buf_printf(b, " %s=", key);
    if (name)
        put_word(b, name);
    else if (kind == W32T_TO_END)
        w32t_buf_char(b, '*');
    else
        w32t_buf_u64(b, constant);
}

static void put_fields(w32t_buf *b, const w32t_schema_field *fields, size_t count, int depth) {
    for (size_t i = 0; i < count; i++) {
        const w32t_schema_field *f = &fields[i];
        bool is_struct = f->in == W32T_IN_STRUCT;
        w32t_buf_printf(b, "%*s%s ", depth, "", is_struct ? "struct" : "field");
        put_word(b, f->name);
        if (!is_struct) {
            w32t_buf_char(b, ' ');
            put_type(b, f);
        }
        put_extent(b, "count", f->count_kind, f->count, f->count_name);
        put_extent(b, "length", f->length_kind, f->length, f->length_name);
        if (f->map) {
            w32t_buf_lit(b, " map=");
            put_word(b, f->map->name);
        }
        if (f->optional) w32t_buf_lit(b, " optional");
        w32t_buf_char(b, '\n');
        if (!is_struct) continue;
        put_fields(b, f->members, f->member_count, depth + 1);
        w32t_buf_printf(b, "%*send\n", depth, "");
    }
}

static void put_event(w32t_buf *b, const w32t_schema_event *e) {
    if (e->classic == 1) {
        w32t_buf_lit(b, "class ");
        w32t_buf_guid(b, &e->guid);
        w32t_buf_printf(b, " %u v%u ", e->id, e->version);
        put_word(b, e->task_name ? e->task_name : "Event");
        if (e->opcode_name) {
            w32t_buf_char(b, ' ');
            put_word(b, e->opcode_name);
        }
    } else if (e->classic == 2) {
        w32t_buf_printf(b, "message %u ", e->id);
        put_word(b, e->event_name ? e->event_name : "Message");
        w32t_buf_char(b, ' ');
        put_word(b, e->format ? e->format : "");
        if (e->opcode_name && *e->opcode_name) w32t_buf_lit(b, " function="), put_word(b, e->opcode_name);
        if (e->keyword_names && *e->keyword_names) w32t_buf_lit(b, " flags="), put_word(b, e->keyword_names);
        if (e->channel_name && *e->channel_name) w32t_buf_lit(b, " level="), put_word(b, e->channel_name);
    } else {
        w32t_buf_printf(b, "event %u v%u", e->id, e->version);
        if (e->task) w32t_buf_printf(b, " task=%u", e->task);
        if (e->opcode) w32t_buf_printf(b, " opcode=%u", e->opcode);
        if (e->level) w32t_buf_printf(b, " level=%u", e->level);
        if (e->channel) w32t_buf_printf(b, " channel=%u", e->channel);
        if (e->keywords) w32t_buf_lit(b, " keywords="), w32t_buf_hex(b, e->keywords);
        if (e->event_name && *e->event_name) w32t_buf_lit(b, " name="), put_word(b, e->event_name);
        if (e->message && *e->message) w32t_buf_lit(b, " text="), put_word(b, e->message);
        if (e->classic == W32T_SCHEMA_VARIANT) w32t_buf_lit(b, " variant");
    }
    w32t_buf_char(b, '\n');
    put_fields(b, e->fields, e->field_count, 1);
}

void w32t_schema_text_write(const w32t_schema_provider *p, w32t_buf *b) {
    static const char *const lists[W32T_NAMES_COUNT] = {"keyword", "task", "opcode", "channel", "level"};
    w32t_buf_lit(b, "provider ");
    put_word(b, p->name ? p->name : "");
    w32t_buf_char(b, ' ');
    w32t_buf_guid(b, &p->guid);
    w32t_buf_char(b, '\n');
    if (p->provenance) w32t_buf_lit(b, "provenance "), put_word(b, p->provenance), w32t_buf_char(b, '\n');
    for (int list = 0; list < W32T_NAMES_COUNT; list++)
        for (size_t i = 0; i < p->names[list].count; i++) {
            const w32t_schema_name *n = &p->names[list].items[i];
            w32t_buf_printf(b, "%s ", lists[list]);
            if (list == W32T_NAMES_KEYWORD)
                w32t_buf_hex(b, n->value);
            else
                w32t_buf_u64(b, n->value);
            w32t_buf_char(b, ' ');
            put_word(b, n->text);
            if (list == W32T_NAMES_OPCODE && n->task != W32T_ANY_TASK) w32t_buf_printf(b, " task=%u", n->task);
            w32t_buf_char(b, '\n');
        }
    for (size_t i = 0; i < p->map_count; i++) {
        const w32t_map *m = p->maps[i];
        w32t_buf_lit(b, "map ");
        put_word(b, m->name);
        w32t_buf_text(b, m->bits ? " bits\n" : " value\n");
        for (uint32_t k = 0; k < m->count; k++) {
            w32t_buf_char(b, ' ');
            if (m->bits)
                w32t_buf_hex(b, m->entries[k].value);
            else
                w32t_buf_u64(b, m->entries[k].value);
            w32t_buf_char(b, ' ');
            put_word(b, m->entries[k].text);
            w32t_buf_char(b, '\n');
        }
    }
    for (size_t i = 0; i < p->event_count; i++)
        put_event(b, p->events[i]);
}

// ---- manifest

static void put_xml(w32t_buf *b, const char *s) {
    for (; s && *s; s++) {
        switch (*s) {
        case '&':
            w32t_buf_lit(b, "&amp;");
            break;
        case '<':
            w32t_buf_lit(b, "&lt;");
            break;
        case '>':
            w32t_buf_lit(b, "&gt;");
            break;
        case '"':
            w32t_buf_lit(b, "&quot;");
            break;
        default:
            w32t_buf_char(b, (uint8_t)*s < ' ' ? ' ' : *s);
            break;
        }
    }
}

static void put_attr(w32t_buf *b, const char *key, const char *value) {
    w32t_buf_printf(b, " %s=\"", key);
    put_xml(b, value);
    w32t_buf_char(b, '"');
}

static void xml_fields(w32t_buf *b, const w32t_schema_field *fields, size_t count, int depth) {
    for (size_t i = 0; i < count; i++) {
        const w32t_schema_field *f = &fields[i];
        bool is_struct = f->in == W32T_IN_STRUCT;
        w32t_buf_printf(b, "%*s<%s", depth, "", is_struct ? "struct" : "data");
        put_attr(b, "name", f->name);
        if (!is_struct) {
            const char *in = w32t_intype_name(f->in), *out = f->out ? w32t_outtype_name(f->out) : NULL;
            w32t_buf_printf(b, " inType=\"win:%s\"", in ? in : "Binary");
            if (out)
                w32t_buf_printf(b, " outType=\"%s%s\"",
                                f->out <= W32T_OUT_HEXBINARY && f->out != W32T_OUT_GUID ? "xs:" : "win:", out);
        }
        if (f->count_name) put_attr(b, "count", f->count_name);
        if (f->count_kind == W32T_CONSTANT) w32t_buf_printf(b, " count=\"%u\"", f->count);
        if (f->length_name) put_attr(b, "length", f->length_name);
        if (f->length_kind == W32T_CONSTANT) w32t_buf_printf(b, " length=\"%u\"", f->length);
        if (f->map) put_attr(b, "map", f->map->name);
        if (!is_struct) {
            w32t_buf_lit(b, "/>\n");
            continue;
        }
        w32t_buf_lit(b, ">\n");
        xml_fields(b, f->members, f->member_count, depth + 1);
        w32t_buf_printf(b, "%*s</struct>\n", depth, "");
    }
}

// `prefix`: of string ids, which must differ between the providers of one manifest. Names that events refer to are made
// of numbers, since several opcodes may have one name.
static void xml_name(const w32t_schema_provider *p, w32t_buf *b, const char *prefix, w32t_schema_list list, size_t i,
                     const char *what, const char *tail) {
    const w32t_schema_name *n = &p->names[list].items[i];
    w32t_buf_printf(b, "<%s name=\"%c%zu\"", what, what[0], i);
    w32t_buf_printf(b, list == W32T_NAMES_KEYWORD ? " mask=\"0x%llx\"" : " value=\"%llu\"",
                    (unsigned long long)n->value);
    w32t_buf_printf(b, " message=\"$(string.%s%s.%zu)\"%s>\n", prefix, what, i, tail);
}

static void xml_keywords(const w32t_schema_provider *p, w32t_buf *b, const char *prefix) {
    size_t count = p->names[W32T_NAMES_KEYWORD].count;
    if (count) w32t_buf_lit(b, "    <keywords>\n");
    for (size_t i = 0; i < count; i++) {
        w32t_buf_lit(b, "     ");
        xml_name(p, b, prefix, W32T_NAMES_KEYWORD, i, "keyword", "/");
    }
    if (count) w32t_buf_lit(b, "    </keywords>\n");
}

// The opcodes of one task, or those of all.
static void xml_opcodes(const w32t_schema_provider *p, w32t_buf *b, const char *prefix, uint64_t task) {
    bool any = false;
    const char *indent = task == W32T_ANY_TASK ? "" : "  ";
    for (size_t i = 0; i < p->names[W32T_NAMES_OPCODE].count; i++) {
        if (p->names[W32T_NAMES_OPCODE].items[i].task != task) continue;
        if (!any) w32t_buf_printf(b, "    %s<opcodes>\n", indent);
        w32t_buf_printf(b, "     %s", indent);
        xml_name(p, b, prefix, W32T_NAMES_OPCODE, i, "opcode", "/");
        any = true;
    }
    if (any) w32t_buf_printf(b, "    %s</opcodes>\n", indent);
}

static void xml_tasks(const w32t_schema_provider *p, w32t_buf *b, const char *prefix) {
    size_t count = p->names[W32T_NAMES_TASK].count;
    if (count) w32t_buf_lit(b, "    <tasks>\n");
    for (size_t i = 0; i < count; i++) {
        w32t_buf_lit(b, "     ");
        xml_name(p, b, prefix, W32T_NAMES_TASK, i, "task", "");
        xml_opcodes(p, b, prefix, p->names[W32T_NAMES_TASK].items[i].value);
        w32t_buf_lit(b, "     </task>\n");
    }
    if (count) w32t_buf_lit(b, "    </tasks>\n");
}

static void xml_channels(const w32t_schema_provider *p, w32t_buf *b) {
    size_t count = p->names[W32T_NAMES_CHANNEL].count;
    if (count) w32t_buf_lit(b, "    <channels>\n");
    for (size_t i = 0; i < count; i++) {
        const w32t_schema_name *n = &p->names[W32T_NAMES_CHANNEL].items[i];
        w32t_buf_printf(b, "     <channel chid=\"c%zu\" type=\"Operational\" value=\"%llu\"", i,
                        (unsigned long long)n->value);
        put_attr(b, "name", n->text);
        w32t_buf_lit(b, "/>\n");
    }
    if (count) w32t_buf_lit(b, "    </channels>\n");
}

// Puts a reference to the name that an event's number has; false when it has none.
static bool xml_reference(const w32t_schema_provider *p, w32t_buf *b, w32t_schema_list list, uint64_t value,
                          uint64_t task, const char *what) {
    const w32t_schema_name *n = p->names[list].items;
    for (size_t i = 0; i < p->names[list].count; i++)
        if (n[i].value == value && (list != W32T_NAMES_OPCODE || n[i].task == task)) {
            w32t_buf_printf(b, " %s=\"%c%zu\"", what, what[0], i);
            return true;
        }
    return false;
}

static void xml_event(const w32t_schema_provider *p, w32t_buf *b, const w32t_schema_event *e, size_t index) {
    w32t_buf_printf(b, "     <event value=\"%u\" version=\"%u\"", e->id, e->version);
    if (e->event_name) put_attr(b, "name", e->event_name);
    if (e->task) xml_reference(p, b, W32T_NAMES_TASK, e->task, 0, "task");
    if (e->opcode && !xml_reference(p, b, W32T_NAMES_OPCODE, e->opcode, e->task, "opcode") &&
        !xml_reference(p, b, W32T_NAMES_OPCODE, e->opcode, W32T_ANY_TASK, "opcode"))
        w32t_buf_printf(b, " opcode=\"%u\"", e->opcode);
    if (e->channel) xml_reference(p, b, W32T_NAMES_CHANNEL, e->channel, 0, "channel");
    if (e->level) w32t_buf_printf(b, " level=\"%u\"", e->level);
    bool any = false;
    for (size_t i = 0; i < p->names[W32T_NAMES_KEYWORD].count; i++)
        if (e->keywords & p->names[W32T_NAMES_KEYWORD].items[i].value) {
            w32t_buf_printf(b, "%sk%zu", any ? " " : " keywords=\"", i);
            any = true;
        }
    if (any) w32t_buf_char(b, '"');
    if (e->field_count) w32t_buf_printf(b, " template=\"T%zu\"", index);
    w32t_buf_lit(b, "/>\n");
}

static void xml_strings(const w32t_schema_provider *p, w32t_buf *b, const char *prefix) {
    static const struct {
        w32t_schema_list list;
        const char *inner;
    } lists[] = {{W32T_NAMES_KEYWORD, "keyword"}, {W32T_NAMES_TASK, "task"}, {W32T_NAMES_OPCODE, "opcode"}};
    for (size_t k = 0; k < 3; k++)
        for (size_t i = 0; i < p->names[lists[k].list].count; i++) {
            w32t_buf_printf(b, "    <string id=\"%s%s.%zu\"", prefix, lists[k].inner, i);
            put_attr(b, "value", p->names[lists[k].list].items[i].text);
            w32t_buf_lit(b, "/>\n");
        }
    for (size_t m = 0; m < p->map_count; m++)
        for (uint32_t i = 0; i < p->maps[m]->count; i++) {
            w32t_buf_printf(b, "    <string id=\"%smap.%zu.%u\"", prefix, m, i);
            put_attr(b, "value", p->maps[m]->entries[i].text);
            w32t_buf_lit(b, "/>\n");
        }
}

static void xml_maps(const w32t_schema_provider *p, w32t_buf *b, const char *prefix) {
    if (p->map_count) w32t_buf_lit(b, "    <maps>\n");
    for (size_t m = 0; m < p->map_count; m++) {
        const char *kind = p->maps[m]->bits ? "bitMap" : "valueMap";
        w32t_buf_printf(b, "     <%s", kind);
        put_attr(b, "name", p->maps[m]->name);
        w32t_buf_lit(b, ">\n");
        for (uint32_t i = 0; i < p->maps[m]->count; i++)
            w32t_buf_printf(b, "      <map value=\"0x%llx\" message=\"$(string.%smap.%zu.%u)\"/>\n",
                            (unsigned long long)p->maps[m]->entries[i].value, prefix, m, i);
        w32t_buf_printf(b, "     </%s>\n", kind);
    }
    if (p->map_count) w32t_buf_lit(b, "    </maps>\n");
}

static void xml_provider(const w32t_schema_provider *p, w32t_buf *b, const char *prefix) {
    char guid[39] = "";
    w32t_guid_write(&p->guid, guid);
    w32t_buf_lit(b, "   <provider");
    put_attr(b, "name", p->name ? p->name : guid);
    put_attr(b, "guid", guid);
    w32t_buf_lit(b, " symbol=\"PROVIDER\" resourceFileName=\"\" messageFileName=\"\">\n");
    xml_channels(p, b);
    xml_keywords(p, b, prefix);
    xml_tasks(p, b, prefix);
    xml_opcodes(p, b, prefix, W32T_ANY_TASK);
    xml_maps(p, b, prefix);
    w32t_buf_lit(b, "    <templates>\n");
    for (size_t i = 0; i < p->event_count; i++)
        if (p->events[i]->field_count && !p->events[i]->classic) {
            w32t_buf_printf(b, "     <template tid=\"T%zu\">\n", i);
            xml_fields(b, p->events[i]->fields, p->events[i]->field_count, 6);
            w32t_buf_lit(b, "     </template>\n");
        }
    w32t_buf_lit(b, "    </templates>\n    <events>\n");
    for (size_t i = 0; i < p->event_count; i++)
        if (!p->events[i]->classic) xml_event(p, b, p->events[i], i);
    w32t_buf_lit(b, "    </events>\n   </provider>\n");
}

void w32t_schemas_xml_write(const w32t_schema_provider *const *list, size_t count, w32t_buf *b) {
    char prefix[24] = "";
    w32t_buf_lit(b, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<instrumentationManifest "
                    "xmlns=\"http://schemas.microsoft.com/win/2004/08/events\">\n"
                    " <instrumentation xmlns:win=\"http://manifests.microsoft.com/win/2004/08/windows/events\" "
                    "xmlns:xs=\"http://www.w3.org/2001/XMLSchema\">\n  <events>\n");
    for (size_t i = 0; i < count; i++) {
        if (count > 1) snprintf(prefix, sizeof prefix, "p%zu.", i);
        xml_provider(list[i], b, prefix);
    }
    w32t_buf_lit(b, "  </events>\n </instrumentation>\n <localization>\n  <resources "
                    "culture=\"en-US\">\n   <stringTable>\n");
    for (size_t i = 0; i < count; i++) {
        if (count > 1) snprintf(prefix, sizeof prefix, "p%zu.", i);
        xml_strings(list[i], b, prefix);
    }
    w32t_buf_lit(b, "   </stringTable>\n  </resources>\n </localization>\n</instrumentationManifest>\n");
}

void w32t_schema_xml_write(const w32t_schema_provider *p, w32t_buf *b) {
    w32t_schemas_xml_write(&p, 1, b);
}
