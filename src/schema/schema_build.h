// SPDX-License-Identifier: Apache-2.0
// Building a provider from an importer: add names, maps, events and fields in any order, then finish, which resolves
// references (maps, counts, lengths), works out how each field is read, and makes the shown names. A provider that
// fails to finish is freed by the caller and never published.
#ifndef W32T_SCHEMA_SCHEMA_BUILD_H
#define W32T_SCHEMA_SCHEMA_BUILD_H

#include "schema/schema.h"

// Fields of an event or of a struct while they are collected.
typedef struct w32t_field_list {
    w32t_schema_field *items;
    size_t count, room;
} w32t_field_list;

w32t_schema_provider *w32t_schema_provider_new(const w32t_guid *guid, const char *name, w32t_schema_kind kind);
void w32t_schema_provider_free(w32t_schema_provider *p);
char *w32t_schema_text(w32t_schema_provider *p, const char *s, size_t n); // copy in the provider's arena

void w32t_schema_add_name(w32t_schema_provider *p, w32t_schema_list list, uint64_t value, uint32_t task,
                          const char *name);
w32t_map *w32t_schema_add_map(w32t_schema_provider *p, const char *name, bool bits);
// Entries may come in any order; a value that is there already keeps its first name. text is copied.
void w32t_schema_add_entry(w32t_schema_provider *p, w32t_map *map, uint64_t value, const char *text, size_t n);
w32t_map *w32t_schema_map_named(const w32t_schema_provider *p, const char *name);

w32t_schema_event *w32t_schema_add_event(w32t_schema_provider *p, uint16_t id, uint8_t version);
// A new, zeroed field at the list's end; valid until the next one is added to the same list. NULL when there are 65535.
w32t_schema_field *w32t_schema_add_field(w32t_schema_provider *p, w32t_field_list *list, const char *name, unsigned in,
                                         unsigned out);
void w32t_schema_set_fields(w32t_schema_event *event, const w32t_field_list *list);
void w32t_schema_set_members(w32t_schema_field *field, const w32t_field_list *list);

// The error names the line when the importer set lines.
w32t_status w32t_schema_finish(w32t_schema_provider *p, w32t_error *error);
// The same, leaving out the events that cannot be finished; returns how many, the first one's fault in *error.
size_t w32t_schema_finish_good(w32t_schema_provider *p, w32t_error *error);

// ---- The text notation (docs/formats/schema-pack.md)
// Parses every provider and class of a text and publishes it. kind: BUILTIN, IMPORTED …; classes become CLASSIC.
w32t_status w32t_schema_text_parse(w32t_schema_set *set, w32t_span text, w32t_schema_kind kind, w32t_error *error);
void w32t_schema_text_write(const w32t_schema_provider *p, w32t_buf *out);
void w32t_schema_xml_write(const w32t_schema_provider *p, w32t_buf *out); // as an event manifest
void w32t_schemas_xml_write(const w32t_schema_provider *const *list, size_t count, w32t_buf *out); // several in one

#endif
