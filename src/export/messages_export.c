// SPDX-License-Identifier: Apache-2.0
// Message databases as files (public: win32trace/messages.h).
#include <win32trace/messages.h>

#include "base/os.h"
#include "messages/messages.h"
#include "trace/trace_internal.h"

w32t_status w32t_messages_export(const char *const *paths, size_t path_count, const char *const *registry,
                                 size_t registry_count, w32t_sink sink, void *context, w32t_messages_counts *counts,
                                 w32t_error *error) {
    w32t_message_db *db;
    w32t_status s = w32t_load_messages(paths, path_count, registry, registry_count, &db, error);
    if (s != W32T_OK) return s;
    w32t_buf out = {0};
    w32t_message_db_write(db, &out);
    s = sink(context, out.p, out.n, error);
    if (counts) {
        *counts =
            (w32t_messages_counts){.modules = db->module_count, .events = db->event_count, .sources = db->source_count};
        for (size_t i = 0; i < db->module_count; i++)
            counts->texts += db->modules[i].count;
    }
    w32t_buf_free(&out);
    w32t_message_db_free(db);
    return s;
}

static w32t_status to_output(void *context, const void *bytes, size_t size, w32t_error *error) {
    return w32t_output_write(context, bytes, size, error);
}

w32t_status w32t_messages_export_file(const char *const *paths, size_t path_count, const char *const *registry,
                                      size_t registry_count, const char *path, w32t_messages_counts *counts,
                                      w32t_error *error) {
    w32t_output *out;
    w32t_status s = w32t_output_open(path, &out, error);
    if (s != W32T_OK) return s;
    s = w32t_messages_export(paths, path_count, registry, registry_count, to_output, out, counts, error);
    w32t_status closed = w32t_output_close(out, s == W32T_OK, s == W32T_OK ? error : NULL);
    return s != W32T_OK ? s : closed;
}
