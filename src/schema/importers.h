// SPDX-License-Identifier: Apache-2.0
// The importers: each reads one way of describing events and publishes the providers it finds into a set. None trusts
// its input; what is wrong is an error that says where.
#ifndef W32T_SCHEMA_IMPORTERS_H
#define W32T_SCHEMA_IMPORTERS_H

#include "schema/schema_build.h"

#include <win32trace/trace.h>

// Instrumentation manifest (XML). An event that is wrong is left out and the others are taken: W32T_OK then, with the
// first such event and their number in *error (its status is not W32T_OK). Nothing taken, or no well-formed XML, is a
// failure. W32T_E_UNSUPPORTED where the build has no XML parser.
w32t_status w32t_manifest_xml(w32t_schema_set *set, w32t_span xml, w32t_schema_kind kind, w32t_error *error);

// WEVT_TEMPLATE resource of a provider DLL (begins with "CRIM"). Names of map values are message texts: `message` gives
// the text of a message of the same DLL as UTF-8 (borrowed), or NULL; it may be NULL itself, maps are left out then.
typedef const char *(*w32t_message_text)(void *context, uint32_t id);
w32t_status w32t_wevt_template(w32t_schema_set *set, w32t_span resource, w32t_schema_kind kind,
                               w32t_message_text message, void *context, w32t_error *error);

// WPP format file.
w32t_status w32t_tmf(w32t_schema_set *set, w32t_span text, w32t_schema_kind kind, w32t_error *error);

// Classes of classic providers in Managed Object Format text.
w32t_status w32t_mof(w32t_schema_set *set, w32t_span text, w32t_schema_kind kind, w32t_error *error);

// ---- What .etl files carry about their own events
typedef struct w32t_schema_collector w32t_schema_collector;
w32t_schema_collector *w32t_schema_collector_new(const w32t_schema_set *parent);
void w32t_schema_collector_free(w32t_schema_collector *c); // with its set
// Where it goes; decoding threads look into it while more is collected.
w32t_schema_set *w32t_schema_collector_set(w32t_schema_collector *c);
// A chunk of an EventSource manifest: the payload of event 0xFFFE of a provider. Chunks may come from several processes
// at once, late and several times; a manifest is published as soon as it is whole.
void w32t_schema_collect_manifest(w32t_schema_collector *c, const w32t_guid *provider, uint32_t pid, w32t_span payload);
#define W32T_MANIFEST_EVENT 0xFFFE
// Whether an event of these numbers is such a chunk.
bool w32t_is_manifest_part(uint16_t id, uint8_t opcode, w32t_span payload);
// Manifests that did not come whole, one a provider; those whose provider is described otherwise in `set` (NULL: the
// collector's own) are left out for good. Final when all was collected. The list is valid until the next call.
const w32t_manifest_gap *w32t_schema_collector_gaps(w32t_schema_collector *c, const w32t_schema_set *set,
                                                    size_t *count);
// KernelTraceControl's copies of what TDH knew on the recording machine: opcode 32 (TRACE_EVENT_INFO) and 33 (maps).
// They are put together by flush, at the end of a pass over the file or now and then on a stream.
void w32t_schema_collect_tdh(w32t_schema_collector *c, uint8_t opcode, w32t_span payload);
void w32t_schema_collector_flush(w32t_schema_collector *c);
extern const w32t_guid w32t_tdh_event_class; // {bbccf6c1-6cd1-48c4-80ff-839482e37671}

// One TRACE_EVENT_INFO or map added to a provider; false when the bytes are no such thing.
bool w32t_tdh_add_event(w32t_schema_provider *p, w32t_span info);
bool w32t_tdh_add_map(w32t_schema_provider *p, w32t_span info);

// ---- What the user brought: files for one run over the store of what was imported before. The set's parent is the
// pack. Providers of the store are read when first asked for. NULL store: none. What is wrong with files of a folder is
// told to `failed` and the others are taken; NULL: the first one ends it.
typedef void (*w32t_schema_failed)(void *context, const w32t_error *error);
w32t_status w32t_schema_user_set(const char *const *paths, size_t count, const char *store, w32t_schema_failed failed,
                                 void *context, w32t_schema_set **out, w32t_error *error);

// ---- Whatever a file is (told by its content): text notation, manifest, PE file with a WEVT_TEMPLATE resource, TMF.
w32t_status w32t_schema_import(w32t_schema_set *set, const char *path, w32t_error *error);
// The same for a folder: every file in it that is one of these (others are passed over); *count files were taken. A
// file of a folder that is wrong is told to `failed` (then the others go on) or, when that is NULL, ends the import.
w32t_status w32t_schema_import_path(w32t_schema_set *set, const char *path, size_t *count, w32t_schema_failed failed,
                                    void *context, w32t_error *error);

#endif
