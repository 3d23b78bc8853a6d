// SPDX-License-Identifier: Apache-2.0
// Writes events as a Process Monitor log. Events of Process Monitor logs keep everything they had (also when filtered,
// cut or merged): their process tables, hosts and ports are joined, their details are encoded anew with the driver's
// uninitialised bytes cleared. With several logs the process indices of the later ones are moved behind those of the
// earlier.
#include "decode/pml_view.h"
#include "export/writer.h"
#include "trace/trace_internal.h"
#include "write/pml/pml_write.h"

#include <stdlib.h>

typedef struct log_part {
    const w32t_pml_log *log;
    uint32_t first; // added to its process indices
} log_part;

typedef struct pml_export {
    w32t_writer base;
    w32t_pml_writer *out;
    log_part *parts;
    size_t part_count;
    w32t_buf detail;
    uint64_t foreign; // events that could not become Process Monitor's
    w32t_status status;
    w32t_error error;
} pml_export;

static void add_processes(pml_export *x, const log_part *part) {
    const w32t_pml_log *log = part->log;
    for (uint32_t i = 0; i < log->process_count; i++) {
        w32t_pml_process p;
        memcpy(&p, &log->processes[i], sizeof p);
        p.index += part->first;
        p.parent_index += part->first;
        w32t_pml_writer_process(x->out, &p, log);
    }
    for (uint32_t i = 0; i < log->host_count; i++)
        w32t_pml_writer_host(x->out, log->hosts[i].address, log->hosts[i].name);
    for (uint32_t i = 0; i < log->port_count; i++)
        w32t_pml_writer_port(x->out, log->ports[i].port, log->ports[i].tcp, log->ports[i].name);
}

static w32t_status gather(pml_export *x, const w32t_trace *trace, w32t_pml_system *system, w32t_error *error) {
    const w32t_source *s;
    uint64_t next = 0;
    for (size_t i = 0; (s = w32t_trace_source(trace, i)) != NULL; i++) {
        const w32t_pml_log *log = s->pml;
        if (!log) continue;
        if (!x->part_count)
            *system = (w32t_pml_system){log->pointer_size, log->computer,
                                        log->system_root,  log->os_major,
                                        log->os_minor,     log->os_build,
                                        log->processors,   log->memory,
                                        log->max_address,  w32t_span_sub(log->file, 0x270, 0x11C).p};
        if (log->pointer_size != system->pointer_size)
            return w32t_fail(error, W32T_E_UNSUPPORTED, W32T_NO_OFFSET,
                             "%s is of a %d-bit system, the logs before it of a %d-bit one: one log cannot hold both",
                             s->in->path, log->pointer_size * 8, system->pointer_size * 8);
        uint32_t top = 0;
        for (uint32_t p = 0; p < log->process_count; p++)
            if (log->processes[p].index > top) top = log->processes[p].index;
        x->parts = w32t_realloc(x->parts, (x->part_count + 1) * sizeof *x->parts);
        x->parts[x->part_count++] = (log_part){log, (uint32_t)next};
        next += (uint64_t)top + 1;
        if (next > UINT32_MAX) return w32t_fail(error, W32T_E_LIMIT, W32T_NO_OFFSET, "too many processes for one log");
    }
    return W32T_OK;
}

static void close_pml(w32t_writer *base) {
    pml_export *x = (pml_export *)base;
    w32t_pml_writer_free(x->out);
    w32t_buf_free(&x->detail);
    free(x->parts);
    free(x);
}

static w32t_status open_pml(const w32t_export_options *options, w32t_trace *trace, w32t_writer **out,
                            w32t_error *error) {
    (void)options;
    pml_export *x = w32t_alloc(sizeof *x);
    w32t_pml_system system = {.pointer_size = 8};
    w32t_status s = gather(x, trace, &system, error);
    if (s == W32T_OK) s = w32t_pml_writer_new(&system, &x->out, error);
    if (s != W32T_OK) {
        close_pml(&x->base);
        return s;
    }
    for (size_t i = 0; i < x->part_count; i++)
        add_processes(x, &x->parts[i]);
    *out = &x->base;
    return W32T_OK;
}

static void clear(uint8_t *p, size_t size, size_t from, size_t n) {
    if (from >= size) return;
    memset(p + from, 0, n < size - from ? n : size - from);
}

static bool file_rest_used(const w32t_pml_view *v) {
    switch (v->operation) {
    case 17: // ending offset
    case 20: // access and SID
    case 21:
    case 26: // what was set
    case 31:
    case 33: // offload offsets
    case 34:
    case 37: // length of a lock
    case 39:
        return true;
    case 32:
        return v->minor == 1; // what is searched for
    default:
        return false;
    }
}

// The driver sends its structures with fill bytes as it found them: pieces of other memory. They are no part of the
// event.
static void clear_fill(const w32t_pml_view *v, uint8_t *p, size_t n) {
    switch (v->class_) {
    case W32T_PML_CLASS_FILE: {
        size_t name = 24 + 5u * v->pointer;
        clear(p, n, 1, 7);
        clear(p, n, name + 2, 2);
        if (!file_rest_used(v)) clear(p, n, name + 4 + v->path.n, n);
        return;
    }
    case W32T_PML_CLASS_REGISTRY:
        if (v->operation <= 1 || (v->operation >= 3 && v->operation <= 8)) clear(p, n, 2, 2);
        // The two bytes behind the copied size (14) stay: other readers take them for its upper half.
        return;
    case W32T_PML_CLASS_PROCESS:
        if (v->operation <= 1) clear(p, n, 0x32, 2);
        return;
    case W32T_PML_CLASS_NETWORK:
        clear(p, n, 2, 2);
        return;
    default:
        return;
    }
}

static uint32_t first_of(const pml_export *x, const w32t_pml_log *log) {
    for (size_t i = 0; i < x->part_count; i++)
        if (x->parts[i].log == log) return x->parts[i].first;
    return 0;
}

static void put_event(w32t_writer *base, w32t_event *e, w32t_buf *unused) {
    (void)unused;
    pml_export *x = (pml_export *)base;
    if (x->status != W32T_OK) return;
    if (e->encoding != W32T_ENC_PML) {
        x->foreign++;
        return;
    }
    w32t_pml_view v;
    w32t_pml_view_of(e->native, &v);
    const uint8_t *raw = v.record->raw;
    uint32_t first = first_of(x, v.log);
    x->detail.n = 0;
    w32t_buf_put(&x->detail, v.detail.p, v.detail.n);
    if (x->detail.n) clear_fill(&v, x->detail.p, x->detail.n);
    if (first && v.class_ == W32T_PML_CLASS_PROCESS && v.operation <= 1 &&
        x->detail.n >= 12) { // it names processes by index
        w32t_put32(x->detail.p, w32t_le32(x->detail.p) + first);
        w32t_put32(x->detail.p + 8, w32t_le32(x->detail.p + 8) + first);
    }
    w32t_pml_new_event n = {
        .process = w32t_le32(raw + W32T_PML_PROCESS) + first,
        .tid = v.tid,
        .class_ = v.class_,
        .sequence = w32t_le32(raw + W32T_PML_SEQUENCE),
        .result = v.result,
        .operation = v.operation,
        .unknown_0e = w32t_le16(raw + 0x0E),
        .unknown_2a = w32t_le16(raw + 0x2A),
        .time = v.time,
        .duration = v.duration,
        .frames = e->stack,
        .frame_count = e->stack ? e->stack_count : 0,
        .detail = w32t_span_of(x->detail.p, x->detail.n),
        .extra = v.extra,
    };
    x->status = w32t_pml_writer_event(x->out, &n, &x->error);
}

static w32t_status finish(w32t_writer *base, w32t_sink sink, void *context, w32t_error *error) {
    pml_export *x = (pml_export *)base;
    if (x->status != W32T_OK) {
        if (error) *error = x->error;
        return x->status;
    }
    if (x->foreign && !w32t_pml_writer_count(x->out))
        return w32t_fail(error, W32T_E_UNSUPPORTED, W32T_NO_OFFSET,
                         "none of the %llu events is a Process Monitor operation: nothing to write",
                         (unsigned long long)x->foreign);
    return w32t_pml_writer_finish(x->out, sink, context, error);
}

const w32t_writer_ops w32t_writer_pml = {
    .name = "pml",
    .description = "Process Monitor log (events of other Process Monitor logs, filtered or merged)",
    .serial = true,
    .seekable = true,
    .open = open_pml,
    .event = put_event,
    .finish = finish,
    .close = close_pml,
};
