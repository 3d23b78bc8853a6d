// SPDX-License-Identifier: Apache-2.0
// Writes events as a Process Monitor log. Events of Process Monitor logs keep everything they had (also when filtered,
// cut or merged): their process tables, hosts and ports are joined, their details are encoded anew with the driver's
// uninitialised bytes cleared. With several logs the process indices of the later ones are moved behind those of the
// earlier.
#include "decode/pml_view.h"
#include "export/pml_derive.h"
#include "export/writer.h"
#include "trace/trace_internal.h"
#include "write/pml/pml_write.h"

#include "base/wintime.h"

#include <stdlib.h>

typedef struct log_part {
    const w32t_pml_log *log;
    uint32_t first; // added to its process indices
} log_part;

typedef struct made_process { // of events that came from no Process Monitor log
    const w32t_process *run;  // NULL: only its pid is known
    uint32_t pid;
    w32t_pml_module *modules; // path: index into `paths`
    uint32_t module_count, module_room;
} made_process;

typedef struct pml_export {
    w32t_writer base;
    w32t_pml_writer *out;
    log_part *parts;
    size_t part_count;
    w32t_buf detail, extra;
    struct call_end { // of the last derived call of a thread: calls within it are the same operation
        uint32_t pid, tid;
        int64_t end;
    } ends[64];
    uint32_t first_made; // index of the first made process
    made_process *made;
    size_t made_count, made_room;
    w32t_table made_by_run, made_by_pid; // → position + 1
    w32t_pml_text *paths;
    uint32_t path_count, path_room;
    w32t_arena arena;
    uint8_t pointer_size;
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
    x->first_made = (uint32_t)next;
    return W32T_OK;
}

static void close_pml(w32t_writer *base) {
    pml_export *x = (pml_export *)base;
    w32t_pml_writer_free(x->out);
    w32t_buf_free(&x->detail);
    w32t_buf_free(&x->extra);
    free(x->parts);
    for (size_t i = 0; i < x->made_count; i++)
        free(x->made[i].modules);
    free(x->made);
    free(x->paths);
    w32t_table_free(&x->made_by_run);
    w32t_table_free(&x->made_by_pid);
    w32t_arena_free(&x->arena);
    free(x);
}

static w32t_status open_pml(const w32t_export_options *options, w32t_trace *trace, w32t_writer **out,
                            w32t_error *error) {
    (void)options;
    pml_export *x = w32t_alloc(sizeof *x);
    // Traces do not tell where Windows is; paths that begin with \SystemRoot are shown with this.
    w32t_pml_system system = {.pointer_size = 8, .system_root = "C:\\Windows"};
    w32t_status s = gather(x, trace, &system, error);
    x->pointer_size = system.pointer_size;
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
    case W32T_PML_CLASS_FILE:
    case W32T_PML_CLASS_IPC: {
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

static made_process *add_made(pml_export *x, const w32t_process *run, uint32_t pid) {
    if (x->made_count == x->made_room)
        x->made = w32t_realloc(x->made, (x->made_room = x->made_room ? x->made_room * 2 : 64) * sizeof *x->made);
    made_process *m = &x->made[x->made_count++];
    *m = (made_process){.run = run, .pid = pid};
    void *at = (void *)(uintptr_t)x->made_count;
    if (run) w32t_table_put(&x->made_by_run, (uint64_t)(uintptr_t)run, at);
    w32t_table_put(&x->made_by_pid, (uint64_t)pid + 1, at); // the latest of a pid
    return m;
}

static made_process *made_of(pml_export *x, const w32t_process *run, uint32_t pid) {
    size_t at = (size_t)(uintptr_t)(run ? w32t_table_get(&x->made_by_run, (uint64_t)(uintptr_t)run)
                                        : w32t_table_get(&x->made_by_pid, (uint64_t)pid + 1));
    if (at) return &x->made[at - 1];
    size_t named = run ? (size_t)(uintptr_t)w32t_table_get(&x->made_by_pid, (uint64_t)pid + 1) : 0;
    if (named && !x->made[named - 1].run) { // so far only its pid was known
        x->made[named - 1].run = run;
        w32t_table_put(&x->made_by_run, (uint64_t)(uintptr_t)run, (void *)(uintptr_t)named);
        return &x->made[named - 1];
    }
    return add_made(x, run, pid);
}

static void add_module(pml_export *x, made_process *p, const w32t_pml_derived *d, int64_t time) {
    for (uint32_t i = 0; i < p->module_count; i++)
        if (p->modules[i].base == d->image_base && p->modules[i].size == d->image_size) return;
    if (p->module_count == p->module_room)
        p->modules =
            w32t_realloc(p->modules, (p->module_room = p->module_room ? p->module_room * 2 : 32) * sizeof *p->modules);
    if (x->path_count == x->path_room)
        x->paths = w32t_realloc(x->paths, (x->path_room = x->path_room ? x->path_room * 2 : 256) * sizeof *x->paths);
    size_t n = strlen(d->image);
    x->paths[x->path_count] = (w32t_pml_text){w32t_arena_text(&x->arena, d->image, n), (uint32_t)n};
    p->modules[p->module_count++] = (w32t_pml_module){.base = d->image_base,
                                                      .loaded = d->is_module ? 0 : w32t_ns_to_filetime(time),
                                                      .size = d->image_size,
                                                      .path = x->path_count++,
                                                      .version = UINT32_MAX,
                                                      .company = UINT32_MAX,
                                                      .description = UINT32_MAX};
}

static w32t_pml_text text_of(const char *s) {
    return s ? (w32t_pml_text){s, (uint32_t)strlen(s)} : (w32t_pml_text){"", 0};
}

static void add_made_processes(pml_export *x) {
    w32t_pml_log strings = {.strings = x->paths, .string_count = x->path_count};
    for (size_t i = 0; i < x->made_count; i++) {
        const made_process *m = &x->made[i];
        const w32t_process *run = m->run;
        w32t_pml_process p;
        memset(&p, 0, sizeof p);
        p.index = x->first_made + (uint32_t)i;
        p.pid = m->pid;
        p.is_64bit = !(run && run->wow64);
        p.modules = m->modules;
        p.module_count = m->module_count;
        p.name = text_of(run ? run->image : NULL);
        p.image = text_of(run ? run->path : NULL);
        p.command_line = text_of(run ? run->command_line : NULL);
        p.parent_pid = run ? run->parent_pid : 0;
        if (run && run->start != W32T_NO_TIME) p.start = w32t_ns_to_filetime(run->start);
        if (run && run->end != W32T_NO_TIME) p.end = w32t_ns_to_filetime(run->end);
        size_t parent = (size_t)(uintptr_t)w32t_table_get(&x->made_by_pid, (uint64_t)p.parent_pid + 1);
        p.parent_index = parent ? x->first_made + (uint32_t)parent - 1 : 0;
        w32t_pml_writer_process(x->out, &p, &strings);
    }
}

// A call made within one that is an operation already (kernel32 calls ntdll) is that same operation.
static bool within_another(pml_export *x, const w32t_event *e) {
    const struct call_end *last = &x->ends[e->tid / 4 % 64];
    return last->tid == e->tid && last->pid == e->pid && e->time < last->end;
}

static void remember_end(pml_export *x, const w32t_event *e) {
    if (e->call->duration_ns > 0)
        x->ends[e->tid / 4 % 64] = (struct call_end){e->pid, e->tid, e->time + e->call->duration_ns};
}

// An event of another source; false when it is no operation of Process Monitor's.
static bool put_derived(pml_export *x, w32t_event *e) {
    w32t_pml_derived d;
    x->detail.n = 0;
    x->extra.n = 0;
    if (x->pointer_size != 8) return false;
    if (e->source == W32T_SOURCE_API) {
        if (within_another(x, e) || !w32t_pml_derive_call(e, &d, &x->detail, &x->extra)) return false;
        remember_end(x, e);
    } else if (!w32t_pml_derive(e, &d, &x->detail))
        return false;
    uint32_t pid = d.pid_differs ? d.pid : e->pid;
    if (!d.pid_differs && !(e->has & W32T_HAS_PID)) return false;
    made_process *p = made_of(x, e->process && e->process->pid == pid ? e->process : NULL, pid);
    if (d.class_ == W32T_PML_CLASS_PROCESS && d.operation == 5) add_module(x, p, &d, e->time);
    if (d.is_module) return true;
    w32t_pml_new_event n = {
        .process = x->first_made + (uint32_t)(p - x->made),
        .tid = e->has & W32T_HAS_TID ? e->tid : 0,
        .class_ = d.class_,
        .result = d.result,
        .operation = d.operation,
        .time = w32t_ns_to_filetime(e->time),
        .duration = d.duration,
        .frames = e->stack,
        .frame_count = e->stack ? e->stack_count : 0,
        .detail = w32t_span_of(x->detail.p, x->detail.n),
        .extra = w32t_span_of(x->extra.n ? x->extra.p : NULL, x->extra.n),
    };
    x->status = w32t_pml_writer_event(x->out, &n, &x->error);
    return true;
}

enum { PROCESS_START = 7 };

static void put_event(w32t_writer *base, w32t_event *e, w32t_buf *unused) {
    (void)unused;
    pml_export *x = (pml_export *)base;
    if (x->status != W32T_OK) return;
    if (e->encoding != W32T_ENC_PML) {
        if (!put_derived(x, e)) base->skipped++;
        return;
    }
    w32t_pml_view v;
    w32t_pml_view_of(e->native, &v);
    const uint8_t *raw = v.record->raw;
    uint32_t first = first_of(x, v.log);
    x->detail.n = 0;
    w32t_buf_put(&x->detail, v.detail.p, v.detail.n);
    if (x->detail.n) clear_fill(&v, x->detail.p, x->detail.n);
    if (v.class_ == W32T_PML_CLASS_PROCESS && v.operation == PROCESS_START && x->detail.n == 4)
        w32t_buf_put(&x->detail, "\0\0\0\0\0\0\0", 8); // version 7 has no lengths of texts behind the parent
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
    if (base->skipped && !w32t_pml_writer_count(x->out))
        return w32t_fail(error, W32T_E_UNSUPPORTED, W32T_NO_OFFSET,
                         "none of the %llu events is a Process Monitor operation: nothing to write",
                         (unsigned long long)base->skipped);
    add_made_processes(x);
    return w32t_pml_writer_finish(x->out, sink, context, error);
}

const w32t_writer_ops w32t_writer_pml = {
    .name = "pml",
    .description = "Process Monitor log (of such logs, filtered or merged, of kernel events and recorded calls)",
    .serial = true,
    .seekable = true,
    .open = open_pml,
    .event = put_event,
    .finish = finish,
    .close = close_pml,
};
