// SPDX-License-Identifier: Apache-2.0
// Who is who in a log without a process table: Process Defined and Process Create events describe a process (index,
// ids, SIDs, image, command line), Load Image events its modules. User names are not in those events, so a SID stands
// in their place; company, version and description stay empty.
#include "read/pml/pml_rebuild.h"
#include "base/wintime.h"
#include "read/pml/pml_layout.h"

#include <stdlib.h>

typedef struct found {
    w32t_pml_process process;
    size_t module_room;
} found;

typedef struct rebuild {
    w32t_pml_log *log;
    found *all;
    uint32_t count, room;
    w32t_table by_index; // index + 1 → position + 1
    w32t_pml_text *strings;
    uint32_t string_count, string_room;
} rebuild;

static w32t_pml_text keep(w32t_pml_log *log, const w32t_buf *b) {
    return (w32t_pml_text){w32t_arena_text(&log->arena, b->n ? (const char *)b->p : "", b->n), (uint32_t)b->n};
}

static w32t_pml_text take_text(rebuild *r, w32t_cursor *c, uint16_t info) {
    w32t_buf b = {0};
    size_t n = w32t_pml_string_bytes(info);
    if (n > w32t_cursor_left(c)) n = w32t_cursor_left(c);
    w32t_pml_put_string(&b, w32t_take(c, n), info & 0x8000);
    w32t_pml_text t = keep(r->log, &b);
    w32t_buf_free(&b);
    return t;
}

static w32t_pml_text sid_text(rebuild *r, w32t_span sid) {
    w32t_buf b = {0};
    if (sid.n >= 8) {
        uint64_t authority = 0;
        for (int i = 2; i < 8; i++)
            authority = authority << 8 | sid.p[i];
        w32t_buf_printf(&b, "S-%u-%llu", sid.p[0], (unsigned long long)authority);
        for (unsigned i = 0; i < sid.p[1] && 8 + 4 * (size_t)i + 4 <= sid.n; i++)
            w32t_buf_printf(&b, "-%u", w32t_le32(sid.p + 8 + 4 * i));
    }
    w32t_pml_text t = keep(r->log, &b);
    w32t_buf_free(&b);
    return t;
}

static w32t_pml_text integrity_text(w32t_span sid) {
    static const char *const names[] = {"Untrusted", "Low", "Medium", "High", "System"};
    uint32_t level = sid.n >= 12 ? w32t_le32(sid.p + sid.n - 4) >> 12 : UINT32_MAX;
    const char *name = level < 5 ? names[level] : "";
    return (w32t_pml_text){name, (uint32_t)strlen(name)};
}

static const char *base_name(const char *path) {
    const char *slash = strrchr(path, '\\');
    return slash ? slash + 1 : path;
}

static found *slot(rebuild *r, uint32_t index, bool make) {
    size_t at = (size_t)(uintptr_t)w32t_table_get(&r->by_index, (uint64_t)index + 1);
    if (at) return &r->all[at - 1];
    if (!make) return NULL;
    if (r->count == r->room) r->all = w32t_realloc(r->all, (r->room = r->room ? r->room * 2 : 64) * sizeof *r->all);
    found *f = &r->all[r->count++];
    memset(f, 0, sizeof *f);
    f->process.index = index;
    w32t_table_put(&r->by_index, (uint64_t)index + 1, (void *)(uintptr_t)r->count);
    return f;
}

static void see_process(rebuild *r, w32t_span detail) {
    w32t_cursor c = w32t_cursor_of(detail);
    uint32_t index = w32t_take32(&c);
    if (detail.n < 0x34 || w32t_pml_find_process(r->log, index)) return;
    w32t_pml_process *p = &slot(r, index, true)->process;
    if (p->name.p) return; // the first description is kept
    p->pid = w32t_take32(&c);
    p->parent_index = w32t_take32(&c);
    p->parent_pid = w32t_take32(&c);
    p->session = w32t_take32(&c);
    p->is_64bit = w32t_take32(&c);
    p->start = w32t_take64(&c);
    p->authentication_id = w32t_take64(&c);
    p->virtualized = w32t_take32(&c);
    uint8_t user = w32t_take8(&c), integrity = w32t_take8(&c);
    uint16_t image = w32t_take16(&c), command = w32t_take16(&c);
    w32t_skip(&c, 2);
    p->user = sid_text(r, w32t_take(&c, user));
    p->integrity = integrity_text(w32t_take(&c, integrity));
    p->image = take_text(r, &c, image);
    p->command_line = take_text(r, &c, command);
    const char *name = base_name(p->image.p);
    p->name = (w32t_pml_text){name, (uint32_t)strlen(name)};
    p->company = p->version = p->description = (w32t_pml_text){"", 0};
    p->run.pid = p->pid;
    p->run.parent_pid = p->parent_pid;
    p->run.start = p->start ? w32t_filetime_to_ns(p->start) : W32T_NO_TIME;
    p->run.end = W32T_NO_TIME;
    p->run.image = p->name.n ? p->name.p : NULL;
    p->run.path = p->image.n ? p->image.p : NULL;
    p->run.command_line = p->command_line.n ? p->command_line.p : NULL;
    p->run.wow64 = r->log->pointer_size == 8 && !p->is_64bit;
}

static void see_image(rebuild *r, uint32_t index, w32t_span detail, uint64_t time) {
    found *f = slot(r, index, false);
    if (!f) return;
    w32t_cursor c = w32t_cursor_of(detail);
    w32t_pml_module m = {.loaded = time};
    m.base = r->log->pointer_size == 8 ? w32t_take64(&c) : w32t_take32(&c);
    m.size = w32t_take32(&c);
    uint16_t info = w32t_take16(&c);
    w32t_skip(&c, 2);
    if (c.bad) return;
    if (r->string_count == r->string_room)
        r->strings =
            w32t_realloc(r->strings, (r->string_room = r->string_room ? r->string_room * 2 : 256) * sizeof *r->strings);
    m.path = r->string_count;
    r->strings[r->string_count++] = take_text(r, &c, info);
    m.version = m.company = m.description = UINT32_MAX;
    w32t_pml_process *p = &f->process;
    if (p->module_count == f->module_room)
        p->modules = w32t_realloc(p->modules, (f->module_room = f->module_room ? f->module_room * 2 : 32) * sizeof m);
    uint32_t at = p->module_count++;
    for (; at && p->modules[at - 1].base > m.base; at--) // mostly appended near the end; lists are short
        p->modules[at] = p->modules[at - 1];
    p->modules[at] = m;
}

static void see(rebuild *r, const uint8_t *e) {
    if (w32t_le32(e + W32T_PML_CLASS) != W32T_PML_CLASS_PROCESS) return;
    uint16_t operation = w32t_le16(e + W32T_PML_OPERATION);
    size_t head = W32T_PML_EVENT_HEADER + (size_t)w32t_le16(e + W32T_PML_FRAMES) * r->log->pointer_size;
    w32t_span detail = {e + head, w32t_le32(e + W32T_PML_DETAIL_SIZE)};
    if (operation <= 1) see_process(r, detail);
    if (operation == 5) see_image(r, w32t_le32(e + W32T_PML_PROCESS), detail, w32t_le64(e + W32T_PML_TIME));
    if (operation == 2) {
        found *f = slot(r, w32t_le32(e + W32T_PML_PROCESS), false);
        if (f) f->process.end = w32t_le64(e + W32T_PML_TIME), f->process.run.end = w32t_filetime_to_ns(f->process.end);
    }
}

// Puts what was found behind the processes the file's own table has.
static void install(rebuild *r) {
    w32t_pml_log *log = r->log;
    if (!r->count) return;
    w32t_pml_process *all = w32t_arena_zalloc(&log->arena, ((size_t)log->process_count + r->count) * sizeof *all);
    for (uint32_t i = 0; i < log->process_count; i++)
        memcpy(&all[i], &log->processes[i], sizeof *all);
    for (uint32_t i = 0; i < r->count; i++) {
        w32t_pml_process *p = &all[log->process_count + i];
        memcpy(p, &r->all[i].process, sizeof *p);
        p->modules = w32t_arena_copy(&log->arena, p->modules, p->module_count * sizeof *p->modules);
        for (uint32_t m = 0; m < p->module_count; m++)
            p->modules[m].path += log->string_count;
    }
    w32t_pml_text *strings =
        w32t_arena_alloc(&log->arena, ((size_t)log->string_count + r->string_count + 1) * sizeof *strings);
    if (log->string_count) memcpy(strings, log->strings, log->string_count * sizeof *strings);
    if (r->string_count) memcpy(strings + log->string_count, r->strings, r->string_count * sizeof *strings);
    log->strings = strings;
    log->string_count += r->string_count;
    log->processes = all;
    log->process_count += r->count;
    w32t_pml_index_processes(log);
}

void w32t_pml_rebuild(w32t_pml_log *log, uint64_t at, uint64_t end) {
    if (log->processes_whole) return;
    rebuild r = {.log = log};
    uint64_t size;
    bool lies;
    while (at < end) {
        if (w32t_pml_step(log, at, end, &size, &lies)) {
            see(&r, log->file.p + at);
            at += size;
        } else
            at = w32t_pml_scan(log, at, end);
    }
    install(&r);
    for (uint32_t i = 0; i < r.count; i++)
        free(r.all[i].process.modules);
    free(r.all);
    free(r.strings);
    w32t_table_free(&r.by_index);
}
