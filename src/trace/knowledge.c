// SPDX-License-Identifier: Apache-2.0
// What the user brought to understand event logs: message texts (message files, hives, a message database) and a log
// whose templates may stand in for lost ones.
#include "decode/decode.h"
#include "schema/schema.h"
#include "messages/messages.h"
#include "trace/trace_internal.h"

#include <stdio.h>
#include <stdlib.h>

// "A,B" as two files.
static w32t_status add_hives(w32t_message_db *db, const char *list, w32t_error *error) {
    w32t_status s = W32T_OK;
    while (*list && s == W32T_OK) {
        size_t n = strcspn(list, ",");
        char *path = w32t_alloc(n + 1);
        memcpy(path, list, n);
        if (n) s = w32t_message_db_add_hive(db, path, error);
        free(path);
        list += n + (list[n] == ',');
    }
    return s;
}

w32t_status w32t_load_messages(const char *const *paths, size_t path_count, const char *const *hives, size_t hive_count,
                               w32t_message_db **out, w32t_error *error) {
    w32t_message_db *db = w32t_message_db_new();
    w32t_status s = W32T_OK;
    for (size_t i = 0; i < path_count && s == W32T_OK; i++) {
        size_t count = 0;
        s = w32t_message_db_add(db, paths[i], &count, error);
        if (s == W32T_OK && !count)
            s = w32t_fail_in(error,
                             w32t_fail(error, W32T_E_NOT_FOUND, W32T_NO_OFFSET,
                                       "no message file in it (DLL, EXE or MUI with messages, or a message database)"),
                             paths[i]);
    }
    for (size_t i = 0; i < hive_count && s == W32T_OK; i++)
        s = add_hives(db, hives[i], error);
    if (s != W32T_OK) {
        w32t_message_db_free(db);
        return s;
    }
    w32t_message_db_settle(db);
    *out = db;
    return W32T_OK;
}

// Decodes a whole log, which leaves its templates with it.
static void learn(w32t_source *source) {
    w32t_batch batch = {0};
    w32t_error error;
    while (source->ops->fill(source, &batch, &error) == W32T_OK) {
        for (size_t i = 0; i < batch.count; i++) {
            uint32_t count;
            batch.events[i].decoder = w32t_decoder_of(batch.events[i].encoding);
            w32t_event_fields(&batch.events[i], &count);
        }
        w32t_batch_reset(&batch);
    }
    w32t_batch_free(&batch);
}

static w32t_status take_library(void *context, w32t_source *source, w32t_error *error) {
    w32t_source **library = context;
    if (*library || strcmp(source->ops->format, "evtx") != 0) {
        w32t_status s = w32t_fail(error, W32T_E_FORMAT, W32T_NO_OFFSET, "templates come from one event log (.evtx)");
        w32t_fail_in(error, s, source->in->path);
        source->ops->close(source);
        return s;
    }
    *library = source;
    learn(source);
    return W32T_OK;
}

w32t_status w32t_load_knowledge(const w32t_trace_options *options, w32t_knowledge *out, w32t_error *error) {
    memset(out, 0, sizeof *out);
    w32t_status s = w32t_trace_schemas(options, &out->schemas, error);
    if (s != W32T_OK || !options) return s;
    if (options->message_count || options->registry_count)
        s = w32t_load_messages(options->messages, options->message_count, options->registry, options->registry_count,
                               &out->messages, error);
    if (s == W32T_OK && options->language) {
        uint16_t language = w32t_language_of(options->language);
        if (!language)
            return w32t_fail(error, W32T_E_ARGUMENT, W32T_NO_OFFSET,
                             "%s: not a language that is known here (give its number)", options->language);
        if (out->messages) out->messages->language = language;
    }
    w32t_read_options none = {0};
    if (s == W32T_OK && options->templates)
        s = w32t_open_sources(options->templates, &none, take_library, &out->library, error);
    return s;
}

void w32t_free_knowledge(w32t_knowledge *k) {
    if (k->library) k->library->ops->close(k->library);
    w32t_message_db_free(k->messages);
    w32t_schema_set_free(k->schemas);
}
