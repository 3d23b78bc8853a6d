// SPDX-License-Identifier: Apache-2.0
// What every output format implements: one file a format, found through the table in export.c.
#ifndef W32T_EXPORT_WRITER_H
#define W32T_EXPORT_WRITER_H

#include <win32trace/export.h>
#include "model/event_words.h"
#include "base/mem.h"
#include "base/os.h"
#include "model/record.h"

typedef struct w32t_writer w32t_writer;

typedef struct w32t_writer_ops {
    const char *name, *description;
    bool serial;      // `event` must be called for the events in order, from one thread (formats that build tables)
    bool undescribed; // asks events for what it needs: they come without a description
    bool seekable; // needs an output it can patch (evtx, pml): `finish` delivers the whole document through the output
    w32t_status (*open)(const w32t_export_options *options, w32t_trace *trace, w32t_writer **out, w32t_error *error);
    void (*begin)(w32t_writer *w, w32t_buf *out);                    // head of the document; may be NULL
    void (*event)(w32t_writer *w, w32t_event *event, w32t_buf *out); // one event; thread-safe unless serial
    void (*end)(w32t_writer *w, w32t_buf *out);                      // tail of the document; may be NULL
    // Formats whose size is known only at the end deliver through a temporary file of their own; may be NULL.
    w32t_status (*finish)(w32t_writer *w, w32t_sink sink, void *context, w32t_error *error);
    void (*close)(w32t_writer *w);
} w32t_writer_ops;

// First member of every writer's own struct.
struct w32t_writer {
    const w32t_writer_ops *ops;
    const w32t_export_options *options;
    uint64_t skipped; // events that the format has no place for
    w32t_export_loss cut, too_large; // events that are larger than one of the format can be
};
// One more, named if it is the first.
void w32t_writer_count(w32t_export_loss *loss, const w32t_event *event);

extern const w32t_writer_ops w32t_writer_text, w32t_writer_json;

extern const w32t_writer_ops w32t_writer_csv, w32t_writer_xml, w32t_writer_tracerpt_csv, w32t_writer_evtxjson,
    w32t_writer_procmon_csv, w32t_writer_procmon_xml, w32t_writer_evtx, w32t_writer_pml, w32t_writer_pcapng,
    w32t_writer_manifest;

#endif
