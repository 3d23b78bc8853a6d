// SPDX-License-Identifier: Apache-2.0
// The table of output formats, and exporting into a file. Adding a format is one file and one row here.
#include "base/status.h"
#include "base/wintime.h"
#include "export/pipeline.h"
#include "query/query_tree.h"
#include "trace/trace_internal.h"

#include <stdlib.h>
#include <string.h>

static const w32t_writer_ops *const writers[] = {
    &w32t_writer_text,
    &w32t_writer_json,
    &w32t_writer_csv,
    &w32t_writer_xml,
    &w32t_writer_evtxjson,
    &w32t_writer_evtx,
    // one row a format
    &w32t_writer_tracerpt_csv,
    &w32t_writer_pcapng,
    &w32t_writer_manifest,
    &w32t_writer_procmon_csv,
    &w32t_writer_procmon_xml,
    &w32t_writer_pml,
};
#define COUNT (sizeof writers / sizeof *writers)

bool w32t_export_format(size_t index, const char **name, const char **description) {
    if (index >= COUNT) return false;
    *name = writers[index]->name;
    *description = writers[index]->description;
    return true;
}

static const w32t_writer_ops *find(const char *name) {
    for (size_t i = 0; i < COUNT; i++)
        if (strcmp(writers[i]->name, name) == 0) return writers[i];
    return NULL;
}

void w32t_writer_count(w32t_export_loss *loss, const w32t_event *e) {
    if (loss->events++) return;
    w32t_buf b = {0};
    if (e->source == W32T_SOURCE_API)
        w32t_buf_text(&b, e->name ? e->name : "call");
    else
        w32t_buf_printf(&b, "%.120s/%u", e->provider ? e->provider : "event", e->id);
    if (e->has & W32T_HAS_RECORD)
        w32t_buf_printf(&b, ", record %llu", (unsigned long long)e->record);
    else {
        w32t_buf_lit(&b, " at ");
        w32t_buf_time(&b, e->time);
    }
    if (e->file) w32t_buf_printf(&b, " of %s", e->file);
    snprintf(loss->first, sizeof loss->first, "%s", w32t_buf_cstr(&b));
    w32t_buf_free(&b);
}

w32t_status w32t_export(w32t_trace *trace, const w32t_export_options *options, w32t_sink sink, void *context,
                        w32t_export_counts *counts, w32t_error *error) {
    const char *name = options->format ? options->format : "text";
    const w32t_writer_ops *ops = find(name);
    if (!ops) return w32t_fail(error, W32T_E_ARGUMENT, W32T_NO_OFFSET, "unknown output format '%s'", name);
    w32t_writer *writer = NULL;
    w32t_status s = ops->open(options, trace, &writer, error);
    if (s != W32T_OK) return s;
    writer->ops = ops;
    writer->options = options;
    s = w32t_pipeline_run(trace, writer, sink, context, counts, error);
    if (s == W32T_OK && ops->finish) s = ops->finish(writer, sink, context, error);
    if (counts) {
        counts->skipped = writer->skipped;
        counts->cut = writer->cut;
        counts->too_large = writer->too_large;
    }
    ops->close(writer);
    return s;
}

static w32t_status to_output(void *context, const void *bytes, size_t size, w32t_error *error) {
    return w32t_output_write(context, bytes, size, error);
}

w32t_status w32t_output_over(const char *path, const char *const *inputs, size_t count, w32t_error *error) {
    if (!path || strcmp(path, "-") == 0) return W32T_OK;
    for (size_t i = 0; i < count; i++)
        if (w32t_path_kind_of(inputs[i]) == W32T_PATH_FILE && w32t_same_file(path, inputs[i]))
            return w32t_fail_in(error,
                                w32t_fail(error, W32T_E_IO, W32T_NO_OFFSET,
                                          "the output is an input, too, and would replace it: name another file"),
                                path);
    return w32t_output_allowed(path, error);
}

w32t_status w32t_output_copy(const char *path, FILE *from, w32t_error *error) {
    w32t_output *out;
    char block[4096];
    size_t n;
    w32t_status s = w32t_output_open(path, &out, error);
    if (s != W32T_OK) return s;
    rewind(from);
    while (s == W32T_OK && (n = fread(block, 1, sizeof block, from)) > 0)
        s = w32t_output_write(out, block, n, error);
    if (s == W32T_OK && ferror(from)) s = w32t_fail_errno(error, "temporary file", "reading");
    w32t_status closed = w32t_output_close(out, s == W32T_OK, s == W32T_OK ? error : NULL);
    return s != W32T_OK ? s : closed;
}

// Also not over an archive ("a.zip!member") that is read.
static w32t_status over_trace(w32t_trace *trace, const char *path, w32t_error *error) {
    w32t_status s = W32T_OK;
    for (size_t i = 0; i < w32t_trace_file_count(trace) && s == W32T_OK; i++) {
        char *name = w32t_strdup(w32t_trace_source(trace, i)->in->path);
        for (char *end = name + strlen(name); end && s == W32T_OK; end = strrchr(name, '!')) {
            *end = 0;
            s = w32t_output_over(path, (const char *const[]){name}, 1, error);
        }
        free(name);
    }
    return s;
}

w32t_status w32t_export_file(w32t_trace *trace, const w32t_export_options *options, const char *path,
                             w32t_export_counts *counts, w32t_error *error) {
    w32t_output *out;
    w32t_status s = over_trace(trace, path, error);
    if (s == W32T_OK) s = w32t_output_open(path, &out, error);
    if (s != W32T_OK) return s;
    s = w32t_export(trace, options, to_output, out, counts, error);
    w32t_status closed = w32t_output_close(out, s == W32T_OK, s == W32T_OK ? error : NULL);
    return s != W32T_OK ? s : closed;
}

bool w32t_time_from_text(const char *text, int64_t *ns) {
    size_t n = strlen(text);
    return w32t_time_parse(text, n, ns) || w32t_query_now(text, n, w32t_now_ns(), ns);
}

void w32t_export_abandon(void) {
    w32t_output_forget_all();
}
