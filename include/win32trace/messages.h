// SPDX-License-Identifier: Apache-2.0
// Message texts of providers as one file that can be handed on (`win32trace messages export`).
#ifndef WIN32TRACE_MESSAGES_H
#define WIN32TRACE_MESSAGES_H

#include <win32trace/export.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct w32t_messages_counts {
    uint64_t modules, texts, events, sources; // files with messages, texts, events of manifests, provider → file facts
} w32t_messages_counts;

// Reads message files (DLL, EXE, MUI), folders of them and message databases, and hives ("SYSTEM,SOFTWARE"), and writes
// one message database; --messages takes it wherever it takes a folder.
w32t_status w32t_messages_export(const char *const *paths, size_t path_count, const char *const *registry,
                                 size_t registry_count, w32t_sink sink, void *context, w32t_messages_counts *counts,
                                 w32t_error *error);
// The same into a file (NULL or "-": standard output).
w32t_status w32t_messages_export_file(const char *const *paths, size_t path_count, const char *const *registry,
                                      size_t registry_count, const char *out, w32t_messages_counts *counts,
                                      w32t_error *error);

#ifdef __cplusplus
}
#endif
#endif
