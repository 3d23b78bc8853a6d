// SPDX-License-Identifier: Apache-2.0
// explain: first reading of a recording (processes, modules, exceptions, load failures, what was missing or denied),
// then which processes crashed. The calls behind the crashes are found by explain_crash.c in further readings, so that
// nothing but what is needed is ever kept: memory does not grow with the recording.
#include "analyze/explain.h"
#include "symbols/image_find.h"
#include "symbols/image_lines.h"
#include "symbols/image_names.h"
#include "base/fold.h"
#include "base/status.h"
#include "base/utf.h"
#include "base/wintime.h"
#include "model/module.h"
#include "trace/trace_internal.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#define MAX_CODES     16u // different exception codes kept a process
#define MAX_MODULES   4096u
#define MAX_PROCESSES 100000u
#define MAX_LATE      64u

// Classes of the kernel logger (evntrace.h documents their GUIDs): Process, Image.
static const w32t_guid process_class = {0x3d6fa8d0, 0xfe05, 0x11d0, {0x9d, 0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c}};
static const w32t_guid image_class = {0x2cb15d1d, 0x5fc1, 0x11d2, {0xab, 0xe1, 0x00, 0xa0, 0xc9, 0x11, 0xf5, 0x18}};

// ---------------------------------------------------------------------------------------------------------------------------------
// Reading fields

const w32t_value *w32t_ex_field(w32t_event *e, const char *name) {
    uint32_t count;
    const w32t_field *f = w32t_event_fields(e, &count);
    for (uint32_t i = 0; i < count; i++)
        if (strcmp(f[i].name, name) == 0) return &f[i].value;
    return NULL;
}

bool w32t_value_number(const w32t_value *v, uint64_t *out) {
    while (v && (v->type == W32T_TYPE_INOUT || v->type == W32T_TYPE_CUT))
        v = &v->items[0];
    if (!v || v->type < W32T_TYPE_BOOL || (v->type > W32T_TYPE_UINT && v->type != W32T_TYPE_POINTER)) return false;
    *out = v->u;
    return true;
}

bool w32t_ex_number(w32t_event *e, const char *name, uint64_t *out) {
    return w32t_value_number(w32t_ex_field(e, name), out);
}

const char *w32t_ex_text(w32t_arena *a, const w32t_value *v) {
    while (v && (v->type == W32T_TYPE_CUT || v->type == W32T_TYPE_INOUT))
        v = &v->items[0];
    if (!v || !v->size) return NULL;
    w32t_span s = {v->bytes, v->size};
    if (v->type == W32T_TYPE_UTF16) return w32t_utf16_text(a, s, NULL);
    if (v->type == W32T_TYPE_UTF8) return w32t_arena_text(a, (const char *)s.p, s.n);
    if (v->type != W32T_TYPE_ANSI) return NULL;
    w32t_buf b = {0};
    w32t_ansi_to_utf8(&b, s);
    char *text = w32t_arena_text(a, (const char *)b.p, b.n);
    w32t_buf_free(&b);
    return text;
}

char *w32t_ex_printf(w32t_arena *a, const char *format, ...) {
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    int n = vsnprintf(NULL, 0, format, args);
    va_end(args);
    size_t size = n > 0 ? (size_t)n : 0;
    char *text = w32t_arena_alloc(a, size + 1);
    vsnprintf(text, size + 1, format, again);
    va_end(again);
    return text;
}

bool w32t_ex_is_session_event(w32t_event *e, const char *name) {
    return e->source == W32T_SOURCE_ETW && e->provider && strcmp(e->provider, "Win32Trace-Session") == 0 && e->name &&
           strcmp(e->name, name) == 0;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Processes and modules

static w32t_ex_process *new_process(w32t_ex *x, uint32_t pid) {
    w32t_ex_process *p = w32t_arena_zalloc(&x->arena, sizeof *p);
    p->pid = pid;
    p->start = p->end = W32T_NO_TIME;
    if (x->process_count == x->process_room)
        x->processes = w32t_realloc(x->processes, (x->process_room = x->process_room ? x->process_room * 2 : 32) *
                                                      sizeof *x->processes);
    x->processes[x->process_count++] = p;
    w32t_table_put(&x->by_pid, (uint64_t)pid + 1, p);
    x->totals.processes++;
    return p;
}

w32t_ex_process *w32t_ex_process_of(w32t_ex *x, uint32_t pid) {
    w32t_ex_process *p = w32t_table_get(&x->by_pid, (uint64_t)pid + 1);
    if (p) return p;
    if (x->process_count >= MAX_PROCESSES) return x->processes[0];
    return new_process(x, pid);
}

static const char *last_part(const char *path) {
    const char *name = path;
    for (const char *p = path; *p; p++)
        if (*p == '\\' || *p == '/') name = p + 1;
    return name;
}

static bool contains_folded(const char *s, const char *part) {
    size_t n = strlen(part);
    for (; strlen(s) >= n; s++)
        if (w32t_fold_equal(s, n, part, n)) return true;
    return false;
}

static void take_image(w32t_ex *x, w32t_event *e) {
    uint64_t base, size = 0, pid = e->pid;
    if (!w32t_ex_number(e, "ImageBase", &base)) return;
    w32t_ex_number(e, "ImageSize", &size);
    w32t_ex_number(e, "ProcessId", &pid);
    w32t_ex_process *p = w32t_ex_process_of(x, (uint32_t)pid);
    bool unload = e->opcode == 2 || e->opcode == 4;
    for (uint32_t i = 0; i < p->module_count; i++) {
        if (p->modules[i].base != base || p->modules[i].gone) continue;
        if (unload && e->opcode == 2) p->modules[i].gone = true;
        return;
    }
    const char *path = w32t_ex_text(&x->arena, w32t_ex_field(e, "FileName"));
    if (unload || !path || p->module_count == MAX_MODULES) return;
    if (p->module_count == p->module_room)
        p->modules =
            w32t_realloc(p->modules, (p->module_room = p->module_room ? p->module_room * 2 : 32) * sizeof *p->modules);
    w32t_ex_module *m = &p->modules[p->module_count++];
    *m = (w32t_ex_module){.base = base, .size = size, .path = path, .name = last_part(path)};
    m->system = contains_folded(path, "\\windows\\system32\\") || contains_folded(path, "\\windows\\syswow64\\") ||
                contains_folded(path, "\\windows\\winsxs\\");
    if (!p->path && contains_folded(m->name, ".exe")) p->path = path;
}

const w32t_ex_module *w32t_ex_module_at(const w32t_ex_process *p, uint64_t address) {
    const w32t_ex_module *found = NULL;
    for (uint32_t i = 0; i < p->module_count; i++) {
        const w32t_ex_module *m = &p->modules[i];
        if (address < m->base || address - m->base >= m->size) continue;
        if (!found || found->gone) found = m;
    }
    return found;
}

const char *w32t_ex_place(w32t_ex *x, const w32t_ex_process *p, uint64_t address) {
    const w32t_ex_module *m = w32t_ex_module_at(p, address);
    if (!m) return w32t_ex_printf(&x->arena, "0x%llx", (unsigned long long)address);
    return w32t_ex_printf(&x->arena, "%s+0x%llx", m->name, (unsigned long long)(address - m->base));
}

bool w32t_ex_image(const w32t_ex *x, const w32t_ex_process *p, const w32t_ex_module *m, uint8_t **bytes, size_t *size) {
    w32t_image_places where = {.given = x->options->images,
                               .given_count = x->options->image_count,
                               .beside = x->paths,
                               .beside_count = x->path_count};
    return w32t_image_find(&where, m->path, m->size, p->wow64, bytes, size);
}

// The name that the recording itself carries; NULL when it has none for this very place.
static const char *recorded_name(const w32t_ex_process *p, uint64_t address) {
    const w32t_module *m = p->known ? w32t_module_find(p->known->modules, address, p->end) : NULL;
    return m && m->symbols ? w32t_table_get(m->symbols, address - m->base + 1) : NULL;
}

const char *w32t_ex_function(w32t_ex *x, const w32t_ex_process *p, const w32t_ex_module *m, uint64_t rva, bool back) {
    w32t_ex_module *own = (w32t_ex_module *)&p->modules[m - p->modules];
    if (!own->named) {
        uint8_t *bytes;
        size_t size;
        own->named = true;
        if (w32t_ex_image(x, p, m, &bytes, &size)) {
            w32t_pe pe;
            own->names = w32t_image_names_of((w32t_span){bytes, size}, true);
            if (!m->system && w32t_pe_open((w32t_span){bytes, size}, false, &pe, NULL) == W32T_OK)
                own->lines = w32t_image_lines_of(&pe);
            free(bytes);
        }
    }
    char text[600];
    uint64_t at = rva - (back && rva);
    if (!own->names || at > UINT32_MAX) return recorded_name(p, m->base + rva);
    size_t n = w32t_image_name_at(own->names, (uint32_t)at, text, sizeof text);
    if (!n || n >= sizeof text) return NULL;
    if (back) { // the offset is that of the return address
        char *plus = strrchr(text, '+');
        unsigned long offset = strtoul(plus + 1, NULL, 16) + 1;
        snprintf(plus, sizeof text - (size_t)(plus - text), "+0x%lx", offset);
    }
    const char *file;
    uint32_t line;
    if (own->lines && w32t_image_line_at(own->lines, (uint32_t)at, &file, &line))
        return w32t_ex_printf(&x->arena, "%s, %s:%u", text, file, line);
    return w32t_ex_printf(&x->arena, "%s", text);
}

static const char *function_at(w32t_ex *x, const w32t_ex_process *p, uint64_t address, bool back) {
    const w32t_ex_module *m = w32t_ex_module_at(p, address);
    return m ? w32t_ex_function(x, p, m, address - m->base, back) : NULL;
}

static void take_process(w32t_ex *x, w32t_event *e) { // kernel logger: 1 start, 2 end, 3 and 4 rundown
    uint64_t pid, status;
    if (!w32t_ex_number(e, "ProcessId", &pid)) return;
    w32t_ex_process *p = w32t_ex_process_of(x, (uint32_t)pid);
    if (e->opcode == 1 && (p->has_exit || p->end != W32T_NO_TIME))
        p = new_process(x, (uint32_t)pid); // the pid is used again
    if (e->opcode == 1) p->start = e->time;
    if (e->opcode == 2) p->end = e->time;
    if (!p->image) p->image = w32t_ex_text(&x->arena, w32t_ex_field(e, "ImageFileName"));
    if (e->opcode == 2 && w32t_ex_number(e, "ExitStatus", &status)) {
        p->has_exit = true;
        p->exit_status = (uint32_t)status;
    }
}

// ---------------------------------------------------------------------------------------------------------------------------------
// What the recorder itself says

static void copy_numbers(const w32t_value *v, uint64_t *out, uint32_t room, uint32_t *count) {
    *count = 0;
    for (uint32_t i = 0; v && v->type == W32T_TYPE_ARRAY && i < v->size && i < room; i++)
        if (w32t_value_number(&v->items[i], &out[*count])) ++*count;
}

static void take_exception(w32t_ex *x, w32t_event *e) {
    uint64_t code = 0;
    w32t_ex_process *p = w32t_ex_process_of(x, e->pid);
    x->totals.exceptions++;
    p->agent = true;
    if (e->process) p->known = e->process;
    if (!w32t_ex_number(e, "Code", &code)) return;
    w32t_ex_exception *q = NULL;
    for (uint32_t i = 0; i < p->exception_count; i++)
        if (p->exceptions[i].code == (uint32_t)code) q = &p->exceptions[i];
    if (!q) {
        if (p->exception_count == MAX_CODES) return;
        p->exceptions = w32t_realloc(p->exceptions, (p->exception_count + 1) * sizeof *p->exceptions);
        q = &p->exceptions[p->exception_count++];
        memset(q, 0, sizeof *q);
    }
    if (code == 0xC00000FD) p->overflow_tid = e->tid;
    q->code = (uint32_t)code;
    q->tid = e->tid;
    q->time = e->time;
    q->address = q->call = 0;
    w32t_ex_number(e, "Address", &q->address);
    w32t_ex_number(e, "Call", &q->call);
    copy_numbers(w32t_ex_field(e, "Parameters"), q->parameters, 15, &q->parameter_count);
    copy_numbers(w32t_ex_field(e, "Registers"), q->registers, 18, &q->register_count);
    const w32t_value *stack = w32t_ex_field(e, "StackBytes");
    while (stack && stack->type == W32T_TYPE_CUT)
        stack = &stack->items[0];
    q->stack_size = stack && stack->type == W32T_TYPE_BINARY ? stack->size : 0;
    q->stack = w32t_realloc(q->stack, q->stack_size);
    if (q->stack_size) memcpy(q->stack, stack->bytes, q->stack_size);
    q->frame_count = e->stack_count;
    q->frames_cut = e->has & W32T_EVENT_STACK_CUT;
    q->frames = w32t_realloc(q->frames, e->stack_count * sizeof *q->frames);
    if (e->stack_count) memcpy(q->frames, e->stack, e->stack_count * sizeof *q->frames);
}

static void take_load_failure(w32t_ex *x, w32t_event *e) {
    uint64_t pid = e->pid, kind = 0, status;
    w32t_ex_number(e, "ProcessId", &pid);
    w32t_ex_process *p = w32t_ex_process_of(x, (uint32_t)pid);
    w32t_ex_load *l = w32t_arena_zalloc(&x->arena, sizeof *l);
    if (w32t_ex_number(e, "Kind", &kind)) l->kind = (uint8_t)kind;
    const char **texts[] = {&l->importer, &l->missing, &l->function, &l->found, &l->folders, &l->text};
    static const char *const names[] = {"Importer", "Missing", "Function", "Found", "Folders", "Text"};
    for (size_t i = 0; i < 6; i++)
        *texts[i] = w32t_ex_text(&x->arena, w32t_ex_field(e, names[i]));
    if (w32t_ex_number(e, "Call", &l->call) && l->call) {
        if (p->late_count == MAX_LATE) return;
        if (!p->late) p->late = w32t_arena_alloc(&x->arena, MAX_LATE * sizeof *p->late);
        l->tid = e->tid;
        l->dll = w32t_ex_text(&x->arena, w32t_ex_field(e, "Dll"));
        p->late[p->late_count++] = l;
        return;
    }
    p->load = l;
    if (!p->has_exit && w32t_ex_number(e, "ExitStatus", &status)) {
        p->has_exit = true;
        p->exit_status = (uint32_t)status;
    }
    if (p->end == W32T_NO_TIME) p->end = e->time;
}

const w32t_ex_load *w32t_ex_late_load(const w32t_ex *x, uint32_t pid, uint32_t tid, uint64_t call, const char *dll) {
    for (size_t i = 0; i < x->process_count; i++) {
        const w32t_ex_process *p = x->processes[i];
        for (uint32_t k = 0; p->pid == pid && k < p->late_count; k++) {
            const w32t_ex_load *l = p->late[k];
            if (l->tid == tid && l->call == call) return l;
            // the same DLL asked for again is looked up once
            if (dll && l->dll && w32t_fold_equal(dll, strlen(dll), l->dll, strlen(l->dll))) return l;
        }
    }
    return NULL;
}

// Of several recordings, each filter once.
static void take_filter(w32t_ex *x, const char *filter) {
    const char *known = x->totals.filter;
    if (!filter || (known && (strlen(known) > 4000 || strstr(known, filter)))) return;
    x->totals.filter = known ? w32t_ex_printf(&x->arena, "%s; %s", known, filter) : filter;
}

#define ATTACHED 1u // docs/formats/recording.md

static void take_session_event(w32t_ex *x, w32t_event *e) {
    uint64_t pid = e->pid, v;
    if (strcmp(e->name, "Exception") == 0) {
        take_exception(x, e);
    } else if (strcmp(e->name, "LoadFailure") == 0) {
        take_load_failure(x, e);
    } else if (strcmp(e->name, "Recording") == 0) {
        take_filter(x, w32t_ex_text(&x->arena, w32t_ex_field(e, "Filter")));
    } else if (strcmp(e->name, "Process") == 0) {
        w32t_ex_number(e, "ProcessId", &pid);
        w32t_ex_process *p = w32t_ex_process_of(x, (uint32_t)pid);
        p->agent = true;
        const char *image = w32t_ex_text(&x->arena, w32t_ex_field(e, "Image"));
        if (image) {
            p->path = image;
            p->image = last_part(image);
        }
        if (w32t_ex_number(e, "WordSize", &v)) p->wow64 = v == 4;
        if (w32t_ex_number(e, "Flags", &v) && v & ATTACHED) p->attached = true;
    } else if (strcmp(e->name, "ProcessTotals") == 0) {
        w32t_ex_number(e, "ProcessId", &pid);
        w32t_ex_process *p = w32t_ex_process_of(x, (uint32_t)pid);
        if (w32t_ex_number(e, "ExitStatus", &v) && (!p->has_exit || !p->exit_status) &&
            v != 259) { // 259: still running
            p->has_exit = true;
            p->exit_status = (uint32_t)v;
        }
        if (p->end == W32T_NO_TIME) p->end = e->time;
        if (w32t_ex_number(e, "Drops", &v)) x->totals.dropped += v;
        static const char *const by[] = {"LeftOutByCondition", "LeftOutByOutcome", "LeftOutByTrigger", "LeftOutByRate"};
        for (size_t i = 0; i < sizeof by / sizeof *by; i++)
            if (w32t_ex_number(e, by[i], &v)) x->totals.left_out += v;
    }
}

static void take_call(w32t_ex *x, w32t_event *e) {
    w32t_event_describe(e);
    w32t_ex_process *p = w32t_ex_process_of(x, e->pid);
    p->agent = true;
    if (e->process) p->known = e->process;
    p->last_tid = e->tid;
    if (p->overflow_tid == e->tid) p->overflow_tid = 0;
    if (e->call->end != W32T_CALL_RETURNED && e->name && strcmp(e->name, "abort") == 0) p->abort_tid = e->tid;
    if (e->name) w32t_ex_take_wait(x, p, e);
    w32t_ex_take_call(x, e);
}

static void take_event(w32t_ex *x, w32t_event *e) {
    x->totals.events++;
    if (e->call) {
        take_call(x, e);
    } else if (e->source == W32T_SOURCE_ETW) {
        if (e->has & W32T_EVENT_CLASSIC || memcmp(&e->provider_id, &image_class, 16) == 0) {
            // a load (opcode 10) is of the kernel logger's process group, rundown and unload of its image group
            bool process = memcmp(&e->provider_id, &process_class, 16) == 0;
            if (memcmp(&e->provider_id, &image_class, 16) == 0 || (process && e->opcode == 10))
                take_image(x, e);
            else if (memcmp(&e->provider_id, &process_class, 16) == 0)
                take_process(x, e);
            return;
        }
        w32t_event_describe(e);
        if (e->provider && e->name && strcmp(e->provider, "Win32Trace-Session") == 0) take_session_event(x, e);
    }
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Which processes crashed

static bool
is_load_status(uint32_t s) { // ntstatus.h: DLL, entry point, ordinal not found; bad image; initialisation failed
    return s == 0xC0000135 || s == 0xC0000139 || s == 0xC0000138 || s == 0xC000007B || s == 0xC0000142 ||
           s == 0xC000012F || s == 0xC0000130;
}

static const w32t_ex_exception *last_exception(const w32t_ex_process *p, uint32_t code) {
    for (uint32_t i = 0; i < p->exception_count; i++)
        if (p->exceptions[i].code == code) return &p->exceptions[i];
    return NULL;
}

static w32t_crash_kind crash_kind(const w32t_ex_process *p) {
    uint32_t s = p->exit_status;
    if (p->load || (p->has_exit && is_load_status(s))) return W32T_CRASH_LOAD;
    if (!p->has_exit) return (w32t_crash_kind)0;
    // Where there is too little stack left even for the system to end the process in order, its status says nothing.
    if (s == 0xC00000FD || p->overflow_tid) return W32T_CRASH_STACK_OVERFLOW;
    if (s == 0xC0000409 || s == 0xC0000602 || s == 0xC0000374) return W32T_CRASH_FAIL_FAST;
    if (p->abort_tid && s) return W32T_CRASH_ABORT;
    if (s == 0xC000013A) return (w32t_crash_kind)0; // Ctrl-C
    if (s >> 28 == 0xC || s == 0x80000003 || s == 0x80000004 || s == 0xE06D7363 ||
        (s >> 28 == 0x8 && last_exception(p, s)) || (s >> 28 == 0xE && last_exception(p, s)))
        return W32T_CRASH_EXCEPTION;
    return (w32t_crash_kind)0;
}

static void add_crash(w32t_ex *x, const w32t_ex_process *p, w32t_crash_kind kind, w32t_crash *c) {
    const w32t_ex_exception *q = last_exception(p, kind == W32T_CRASH_STACK_OVERFLOW ? 0xC00000FD : p->exit_status);
    *c = (w32t_crash){.kind = (uint8_t)kind,
                      .pid = p->pid,
                      .image = p->image,
                      .path = p->path,
                      .exit_status = p->exit_status,
                      .time = p->end,
                      .tid = kind == W32T_CRASH_ABORT ? p->abort_tid : p->last_tid};
    if (kind == W32T_CRASH_LOAD) {
        c->tid = 0;
        if (p->load) {
            c->importer = p->load->importer;
            c->missing = p->load->missing;
            c->function = p->load->function;
            c->found = p->load->found;
            c->folders = p->load->folders;
            c->wrong_kind = p->load->kind == 3 || p->load->kind == 4; // docs/formats/recording.md
        }
    } else if (q) {
        c->tid = q->tid;
        c->time = q->time;
        c->code = q->code;
        c->place = w32t_ex_place(x, p, q->address);
        c->place_name = function_at(x, p, q->address, false);
        const char **stack = w32t_arena_alloc(&x->arena, (q->frame_count + 1) * sizeof *stack);
        const char **names = w32t_arena_alloc(&x->arena, (q->frame_count + 1) * sizeof *names);
        for (uint32_t i = 0; i < q->frame_count; i++) {
            stack[i] = w32t_ex_place(x, p, q->frames[i]);
            names[i] = function_at(x, p, q->frames[i], q->frames[i] != q->address);
        }
        c->stack = stack;
        c->stack_names = names;
        c->stack_cut = q->frames_cut;
        c->stack_count = q->frame_count;
    }
    w32t_ex_describe_crash(x, c, p, q);
}

static void find_crashes(w32t_ex *x) {
    x->crashes = w32t_arena_zalloc(&x->arena, (x->process_count + 1) * sizeof *x->crashes);
    for (size_t i = 0; i < x->process_count; i++) {
        w32t_crash_kind kind = crash_kind(x->processes[i]);
        if (kind) add_crash(x, x->processes[i], kind, &x->crashes[x->crash_count++]);
    }
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Public

w32t_trace *w32t_ex_open(w32t_ex *x, w32t_error *error) {
    w32t_trace *t = w32t_trace_new(x->options->trace);
    for (size_t i = 0; i < x->path_count; i++)
        if (w32t_trace_add(t, x->paths[i], error) != W32T_OK) {
            w32t_trace_free(t);
            return NULL;
        }
    return t;
}

w32t_status w32t_explain(const char *const *paths, size_t count, const w32t_explain_options *options,
                         w32t_explanation **out, w32t_error *error) {
    static const w32t_explain_options defaults = {0};
    w32t_error local;
    w32t_error *e = error ? error : &local;
    for (size_t i = 0; i < count; i++)
        if (strcmp(paths[i], "-") == 0)
            return w32t_fail(e, W32T_E_UNSUPPORTED, W32T_NO_OFFSET, "standard input cannot be read twice: give a file");
    w32t_ex *x = w32t_alloc(sizeof *x);
    x->options = options ? options : &defaults;
    x->paths = paths;
    x->path_count = count;
    x->trace = w32t_ex_open(x, e);
    w32t_status s = x->trace ? W32T_OK : e->status;
    for (w32t_event *event; s == W32T_OK && (event = w32t_trace_next_bare(x->trace)) != NULL;)
        take_event(x, event);
    if (s == W32T_OK && w32t_trace_failed(x->trace)) {
        *e = *w32t_trace_failed(x->trace);
        s = e->status;
    }
    if (s == W32T_OK) {
        find_crashes(x);
        s = w32t_ex_find_causes(x, e);
    }
    for (size_t i = 0; i < x->failure_count; i++) {
        w32t_failure *f = &x->failures[i];
        const w32t_ex_load *l =
            f->kind == W32T_FAILURE_DLL ? w32t_ex_late_load(x, f->pid, f->tid, f->call, f->subject) : NULL;
        if (l) f->detail = l->text;
    }
    for (size_t i = 0; i < x->crash_count; i++)
        w32t_ex_advise(x, &x->crashes[i]);
    w32t_ex_find_endings(x);
    w32t_ex_find_open_ends(x);
    w32t_ex_arrange_failures(x);
    x->paths = NULL;
    x->options = NULL;
    if (s == W32T_OK)
        *out = x;
    else
        w32t_explain_free(x);
    return s;
}

size_t w32t_explain_crash_count(const w32t_explanation *x) {
    return x->crash_count;
}

const w32t_crash *w32t_explain_crash(const w32t_explanation *x, size_t index) {
    return index < x->crash_count ? &x->crashes[index] : NULL;
}

size_t w32t_explain_failure_count(const w32t_explanation *x) {
    return x->failure_count;
}

const w32t_failure *w32t_explain_failure(const w32t_explanation *x, size_t index) {
    return index < x->failure_count ? &x->failures[index] : NULL;
}

const w32t_explain_totals *w32t_explain_totals_of(const w32t_explanation *x) {
    return &x->totals;
}

const w32t_trace *w32t_explain_trace(const w32t_explanation *x) {
    return x->trace;
}

void w32t_explain_free(w32t_explanation *x) {
    if (!x) return;
    for (size_t i = 0; i < x->process_count; i++) {
        w32t_ex_process *p = x->processes[i];
        for (uint32_t k = 0; k < p->exception_count; k++) {
            free(p->exceptions[k].stack);
            free(p->exceptions[k].frames);
        }
        free(p->exceptions);
        for (uint32_t k = 0; k < p->module_count; k++) {
            w32t_image_names_free(p->modules[k].names);
            w32t_image_lines_free(p->modules[k].lines);
        }
        free(p->modules);
    }
    free(x->processes);
    free(x->failures);
    free(x->notes);
    w32t_table_free(&x->held);
    w32t_table_free(&x->by_pid);
    w32t_table_free(&x->failure_index);
    w32t_table_free(&x->same_name);
    w32t_arena_free(&x->arena);
    w32t_arena_free(&x->scratch);
    w32t_trace_free(x->trace);
    free(x);
}
