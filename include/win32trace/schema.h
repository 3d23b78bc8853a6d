// SPDX-License-Identifier: Apache-2.0
// What is known of providers' events: the built-in pack, the user's store, and files given for one run.
#ifndef WIN32TRACE_SCHEMA_H
#define WIN32TRACE_SCHEMA_H

#include <win32trace/event.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct w32t_schemas w32t_schemas;

// Opens the pack, the user's store (unless no_store) and `paths`: event manifests, provider DLLs, TMF files, MOF
// classes, the pack's own text notation, or folders of them. The first file that cannot be taken is the error.
w32t_status w32t_schemas_open(const char *const *paths, size_t count, bool no_store, w32t_schemas **out,
                              w32t_error *error);
// The same, but what is wrong with a file of a folder is told to `wrong` and the others are taken.
typedef void (*w32t_schema_wrong)(void *context, const w32t_error *error);
w32t_status w32t_schemas_open_telling(const char *const *paths, size_t count, bool no_store, w32t_schema_wrong wrong,
                                      void *context, w32t_schemas **out, w32t_error *error);
void w32t_schemas_close(w32t_schemas *schemas);

typedef struct w32t_schemas_provider {
    w32t_guid guid;
    const char *name;       // "" when unknown
    const char *source;     // "builtin", "store", "file"
    const char *provenance; // NULL when not loaded or not stated
    size_t events;          // SIZE_MAX when not loaded
} w32t_schemas_provider;

// Provider `index` (0 …) of all sources, by source in the order of look-up; false at the end. Borrowed until close.
bool w32t_schemas_at(w32t_schemas *schemas, size_t index, w32t_schemas_provider *out);

// One provider's description, by name (without case) or GUID: "text" is the pack's notation, "xml" an event manifest.
// *text is freed by w32t_schemas_free_text.
w32t_status w32t_schemas_describe(w32t_schemas *schemas, const char *name_or_guid, const char *format, char **text,
                                  w32t_error *error);
void w32t_schemas_free_text(char *text);

// The user's store: $XDG_DATA_HOME/win32trace/schemas, else ~/.local/share/win32trace/schemas; %LOCALAPPDATA% on
// Windows. False when the environment does not say.
bool w32t_schema_store_path(char *out, size_t size);
// Imports a file or folder into the store, one file a provider; a provider that is there already is replaced. `told`
// (may be NULL) is called for each provider.
typedef void (*w32t_schema_told)(void *context, const w32t_schemas_provider *provider);
w32t_status w32t_schema_store_import(const char *path, w32t_schema_told told, w32t_schema_wrong wrong, void *context,
                                     w32t_error *error);

#ifdef __cplusplus
}
#endif
#endif
