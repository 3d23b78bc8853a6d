// SPDX-License-Identifier: Apache-2.0
// From a path to an open source: folders are walked, the format is recognised by content, streams are spooled for
// formats that seek.
#include "base/os.h"
#include "read/readers.h"
#include "schema/importers.h"
#include "trace/trace_internal.h"

#include <win32trace/schema.h>

#include <stdio.h>
#include <stdlib.h>

void w32t_read_options_of(const w32t_trace_options *from, w32t_read_options *to) {
    memset(to, 0, sizeof *to);
    if (!from) return;
    to->pointer_size = from->pointer_size;
    to->carve = from->carve;
    to->follow = from->follow;
    to->raw_order = from->raw_order;
    to->memory_limit = from->memory_limit;
    to->late_window_ns = from->late_window_ns;
    to->join_near = from->join_near;
    to->apis = from->apis;
}

w32t_status w32t_trace_schemas(const w32t_trace_options *o, struct w32t_schema_set **out, w32t_error *error) {
    char store[4096];
    bool has_store = w32t_schema_store_path(store, sizeof store);
    return w32t_schema_user_set(o ? o->schemas : NULL, o ? o->schema_count : 0, has_store ? store : NULL,
                                o ? o->schema_wrong : NULL, o ? o->schema_wrong_context : NULL, out, error);
}

static w32t_status open_input(w32t_input *in, const w32t_read_options *options, w32t_source **out, w32t_error *error) {
    uint8_t head[4096];
    w32t_span span = w32t_input_peek(in, head, sizeof head);
    if (span.n == 0) return w32t_fail(error, W32T_E_FORMAT, 0, "the file is empty");
    const w32t_source_ops *ops = w32t_read_detect(span, in->size);
    if (!ops && !in->seekable) { // a reader may know a format by more than its head
        w32t_status s = w32t_input_spool(in, error);
        if (s != W32T_OK) return s;
        ops = w32t_read_detect(span, in->size);
    }
    if (!ops && in->seekable) ops = w32t_read_detect_inside(in, options->carve);
    if (!ops) return w32t_fail(error, W32T_E_FORMAT, 0, "not a trace file of a known format (.etl, .evtx, .evt, .pml)");
    if (!in->seekable && !ops->streams) {
        w32t_status s = w32t_input_spool(in, error);
        if (s != W32T_OK) return s;
    }
    return ops->open(in, options, out, error);
}

// Takes the input over, also on failure.
static w32t_status open_and_take(w32t_input *in, const w32t_error *damage, const w32t_read_options *options,
                                 w32t_take_source take, void *context, w32t_error *error) {
    w32t_source *source;
    w32t_status s = open_input(in, options, &source, error);
    if (s != W32T_OK) {
        w32t_fail_in(error, s, in->path);
        w32t_input_close(in);
        return s;
    }
    if (damage && damage->offset != W32T_NO_OFFSET) // the list's own offsets are those in the member
        w32t_damage_add(&source->damage, W32T_NO_OFFSET, 0, "%s (at 0x%llx of the archive)", damage->text,
                        (unsigned long long)damage->offset);
    else if (damage)
        w32t_damage_add(&source->damage, W32T_NO_OFFSET, 0, "%s", damage->text);
    return take(context, source, error);
}

typedef struct members {
    const w32t_read_options *options;
    w32t_take_source take;
    void *context;
    size_t taken;
} members;

static w32t_status open_member(void *context, w32t_input *member, const w32t_error *damage, w32t_error *error) {
    members *m = context;
    w32t_status s = open_and_take(member, damage, m->options, m->take, m->context, error);
    if (s == W32T_OK) m->taken++;
    return s == W32T_E_FORMAT ? W32T_OK : s;
}

w32t_status w32t_open_sources(const char *path, const w32t_read_options *options, w32t_take_source take, void *context,
                              w32t_error *error) {
    w32t_input *in;
    w32t_status s = w32t_input_open(path, &in, error);
    if (s != W32T_OK) return s;
    uint8_t head[64];
    w32t_archive kind = w32t_archive_of(w32t_input_peek(in, head, sizeof head));
    if (kind == W32T_ARCHIVE_NONE) return open_and_take(in, NULL, options, take, context, error);
    members m = {options, take, context, 0};
    s = w32t_unpack(in, kind, open_member, &m, error);
    if (s == W32T_OK && !m.taken)
        s = w32t_fail(error, W32T_E_FORMAT, W32T_NO_OFFSET, "no trace file of a known format in the archive");
    if (s != W32T_OK) w32t_fail_in(error, s, path);
    w32t_input_close(in);
    return s;
}

#define MAX_DEPTH 64 // folders inside folders; guards against links that lead back

static w32t_status walk(const char *path, bool in_folder, unsigned depth, w32t_visit visit, void *context,
                        w32t_error *error) {
    w32t_path_kind kind = strcmp(path, "-") == 0 ? W32T_PATH_FILE : w32t_path_kind_of(path);
    if (kind != W32T_PATH_FOLDER) {
        if (in_folder && kind != W32T_PATH_FILE) return W32T_OK; // sockets, devices, dangling links
        return visit(context, path, in_folder, error);
    }
    if (depth >= MAX_DEPTH) {
        w32t_fail(error, W32T_E_LIMIT, W32T_NO_OFFSET, "folders are nested deeper than %d", MAX_DEPTH);
        return w32t_fail_in(error, W32T_E_LIMIT, path);
    }
    char **names;
    size_t count;
    w32t_status s = w32t_folder_list(path, &names, &count, error);
    if (s != W32T_OK) return s;
    for (size_t i = 0; s == W32T_OK && i < count; i++) {
        size_t n = strlen(path) + strlen(names[i]) + 2;
        char *full = w32t_alloc(n);
        snprintf(full, n, "%s%s%s", path, path[0] && path[strlen(path) - 1] == '/' ? "" : "/", names[i]);
        s = walk(full, true, depth + 1, visit, context, error);
        free(full);
    }
    w32t_names_free(names, count);
    return s;
}

w32t_status w32t_walk(const char *path, w32t_visit visit, void *context, w32t_error *error) {
    return walk(path, false, 0, visit, context, error);
}
