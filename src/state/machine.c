// SPDX-License-Identifier: Apache-2.0
// Processes, threads, modules and drive letters of one machine. Instances are kept for good: events and their exporters
// point at them. Pids are reused, so each number stands for a chain of instances, newest start first; those whose start
// was not seen come last.
#include "state/machine.h"

#include "base/utf.h"
#include "state/symbol_event.h"

#include <stdlib.h>

#define EARLY_NS 1000000000LL // events with a new process's pid come this much before its start event at most

machine *w32t_machine_new(uint64_t boot, const w32t_etw_session *session) {
    machine *m = w32t_alloc(sizeof *m);
    m->boot = boot;
    m->session = session;
    m->budget = &m->own_budget;
    return m;
}

void w32t_machine_free(machine *m) {
    if (!m) return;
    for (size_t i = 0; i < m->all_count; i++)
        w32t_modules_free(&m->all[i]->modules);
    free(m->all);
    free(m->running);
    w32t_table_free(&m->processes);
    w32t_table_free(&m->threads);
    w32t_table_free(&m->files);
    w32t_table_free(&m->files_seen);
    w32t_table_free(&m->keys);
    w32t_table_free(&m->keys_seen);
    w32t_table_free(&m->texts);
    for (size_t i = 0; i < m->symbols.room; i++)
        if (m->symbols.slots[i].value) w32t_table_free(m->symbols.slots[i].value);
    w32t_table_free(&m->symbols);
    w32t_arena_free(&m->arena);
    free(m);
}

#define SLOT 48u // a table's slot with the room it leaves empty, and as it grows

bool w32t_machine_room(machine *m, size_t bytes) {
    if (m->budget->bytes + bytes > W32T_MACHINE_MOST) {
        m->budget->dropped[m->budget->second]++;
        return false;
    }
    m->budget->bytes += bytes;
    return true;
}

// The text as kept, once; NULL for none and where there is no room.
static const char *keep(machine *m, const char *s) {
    if (!s || !*s) return NULL;
    size_t n = strlen(s);
    uint64_t key = w32t_hash_bytes(s, n) | 1;
    const char *kept = w32t_table_get(&m->texts, key);
    if (kept && strcmp(kept, s) == 0) return kept;
    if (!w32t_machine_room(m, n + 16 + SLOT)) return NULL;
    char *text = w32t_arena_text(&m->arena, s, n);
    if (!kept) w32t_table_put(&m->texts, key, text);
    return text;
}

void w32t_machine_put(machine *m, w32t_table *table, uint64_t key, const char *path) {
    if (!w32t_table_get(table, key) && !w32t_machine_room(m, SLOT)) return;
    const char *kept = w32t_machine_path(m, path);
    if (kept) w32t_table_put(table, key, (void *)(uintptr_t)kept);
}

static const char *last_part(const char *path) {
    const char *name = path;
    for (; path && *path; path++)
        if (*path == '\\' || *path == '/') name = path + 1;
    return name;
}

// ---- processes

static bool same_pid_holds(const process *p, uint32_t pid, int64_t time) {
    return p && p->pub.pid == pid && (p->pub.start == W32T_NO_TIME || p->pub.start <= time) &&
           (p->pub.end == W32T_NO_TIME || time <= p->pub.end);
}

process *w32t_machine_process(machine *m, uint32_t pid, int64_t time) {
    if (same_pid_holds(m->last, pid, time)) return m->last;
    process *next = NULL, *p = w32t_table_get(&m->processes, (uint64_t)pid + 1);
    for (; p && p->pub.start != W32T_NO_TIME && p->pub.start > time; p = p->older)
        next = p;
    // Nothing started yet, or what had the pid is gone: an instance about to start wrote it.
    if (next && next->pub.start - time <= EARLY_NS && (!p || (p->pub.end != W32T_NO_TIME && time > p->pub.end)))
        p = next;
    if (p && same_pid_holds(p, pid, time)) m->last = p;
    return p;
}

static process *add_process(machine *m, uint32_t pid, int64_t start) {
    if (!w32t_machine_room(m, sizeof(process) + SLOT)) {
        memset(&m->spare, 0, sizeof m->spare);
        return &m->spare;
    }
    process *p = w32t_arena_zalloc(&m->arena, sizeof *p);
    p->pub.pid = pid;
    p->pub.start = start;
    p->pub.end = W32T_NO_TIME;
    p->pub.modules = &p->modules;
    if (m->all_count == m->all_room) {
        m->all_room = m->all_room ? m->all_room * 2 : 64;
        m->all = w32t_realloc(m->all, m->all_room * sizeof *m->all);
    }
    m->all[m->all_count++] = p;
    process *head = w32t_table_get(&m->processes, (uint64_t)pid + 1), **at = &head;
    while (*at && (*at)->pub.start != W32T_NO_TIME && (*at)->pub.start > start)
        at = &(*at)->older;
    if (start == W32T_NO_TIME)
        while (*at)
            at = &(*at)->older;
    p->older = *at;
    *at = p;
    w32t_table_put(&m->processes, (uint64_t)pid + 1, head);
    m->last = NULL;
    return p;
}

static void describe(machine *m, process *p, const w32t_process *what) {
    if (what->image && !p->pub.image) p->pub.image = keep(m, what->image);
    if (what->path && !p->pub.path) p->pub.path = keep(m, what->path);
    if (what->command_line && !p->pub.command_line) p->pub.command_line = keep(m, what->command_line);
    if (what->parent_pid) p->pub.parent_pid = what->parent_pid;
    if (what->wow64) p->pub.wow64 = 1;
}

void w32t_process_started(machine *m, uint32_t pid, int64_t time, bool rundown, const w32t_process *what) {
    process *p = NULL;
    if (rundown) {
        // It was there at that time; its own start is known where the event states it.
        p = w32t_machine_process(m, pid, time);
        if (p && p->pub.start > time) p = NULL;
        if (p && p->pub.end != W32T_NO_TIME && p->pub.end < time) p = NULL;
        if (!p) p = add_process(m, pid, what->start);
        if (p->pub.start == W32T_NO_TIME) p->pub.start = what->start;
    } else {
        int64_t start = what->start != W32T_NO_TIME ? what->start : time;
        for (p = w32t_table_get(&m->processes, (uint64_t)pid + 1); p; p = p->older) {
            if (p->pub.start == start || p->pub.start == time) break;
            if (p->from_end && p->pub.end != W32T_NO_TIME && start <= p->pub.end) { // its end came first in the file
                p->pub.start = start;
                p->from_end = false;
                break;
            }
        }
        if (!p) p = add_process(m, pid, start);
    }
    describe(m, p, what);
    m->last = NULL;
}

void w32t_process_ended(machine *m, uint32_t pid, int64_t time, const w32t_process *what) {
    process *p = w32t_machine_process(m, pid, time);
    if (!p || p->pub.start > time || (p->pub.end != W32T_NO_TIME && p->pub.end < time)) {
        p = add_process(m, pid, W32T_NO_TIME);
        p->from_end = true;
    }
    p->pub.end = time;
    p->pub.exit_status = what->exit_status;
    p->pub.flags |= what->flags & W32T_PROCESS_HAS_EXIT;
    describe(m, p, what);
    m->last = NULL;
}

// ---- threads

thread *w32t_machine_thread(machine *m, uint32_t tid, int64_t time) {
    thread *t = w32t_table_get(&m->threads, (uint64_t)tid + 1), *next = NULL;
    for (; t && t->start != W32T_NO_TIME && t->start > time; t = t->older)
        next = t;
    if (next && next->start - time <= EARLY_NS && (!t || (t->end != W32T_NO_TIME && time > t->end))) return next;
    return t;
}

static thread *add_thread(machine *m, uint32_t tid, uint32_t pid, int64_t start) {
    if (!w32t_machine_room(m, sizeof(thread) + SLOT)) return &m->spare_thread;
    thread *t = w32t_arena_zalloc(&m->arena, sizeof *t);
    *t = (thread){tid, pid, start, W32T_NO_TIME, NULL};
    thread *head = w32t_table_get(&m->threads, (uint64_t)tid + 1), **at = &head;
    while (*at && (start == W32T_NO_TIME || ((*at)->start != W32T_NO_TIME && (*at)->start > start)))
        at = &(*at)->older;
    t->older = *at;
    *at = t;
    w32t_table_put(&m->threads, (uint64_t)tid + 1, head);
    return t;
}

void w32t_thread_started(machine *m, uint32_t tid, uint32_t pid, int64_t time, bool rundown) {
    thread *t = w32t_machine_thread(m, tid, time);
    if (rundown) {
        bool there = t && t->pid == pid && (t->start == W32T_NO_TIME || t->start <= time) &&
                     (t->end == W32T_NO_TIME || time <= t->end);
        if (!there) add_thread(m, tid, pid, W32T_NO_TIME);
        return;
    }
    if (t && t->start == time && t->pid == pid) return;
    if (t && t->start == W32T_NO_TIME && t->pid == pid && t->end != W32T_NO_TIME && t->end >= time)
        t->start = time; // its end came first in the file
    else
        add_thread(m, tid, pid, time);
}

void w32t_thread_ended(machine *m, uint32_t tid, uint32_t pid, int64_t time) {
    thread *t = w32t_machine_thread(m, tid, time);
    if (!t || t->pid != pid || (t->start != W32T_NO_TIME && t->start > time)) t = add_thread(m, tid, pid, W32T_NO_TIME);
    t->end = time;
}

// ---- drive letters

void w32t_drive_seen(machine *m, const char *device, const char *letter) {
    size_t n = strlen(device);
    if (!n || !*letter) return;
    for (drive *d = m->drives; d; d = d->next)
        if (strcmp(d->device, device) == 0) return;
    const char *kept = keep(m, device), *kept_letter = keep(m, letter);
    if (!kept || !kept_letter || !w32t_machine_room(m, sizeof(drive))) return;
    drive *d = w32t_arena_zalloc(&m->arena, sizeof *d);
    d->device = kept;
    d->letter = kept_letter;
    // Longest device first, so that Volume12 is not taken for Volume1.
    drive **at = &m->drives;
    while (*at && strlen((*at)->device) >= n)
        at = &(*at)->next;
    d->next = *at;
    *at = d;
    m->drives_late = m->paths_kept;
}

const char *w32t_machine_path(machine *m, const char *path) {
    if (!path || path[0] != '\\') return keep(m, path);
    m->paths_kept = true;
    for (const drive *d = m->drives; d; d = d->next) {
        size_t n = strlen(d->device), k = strlen(d->letter);
        if (strncmp(path, d->device, n) != 0) continue;
        bool slash = d->device[n - 1] == '\\';
        if (!slash && path[n] && path[n] != '\\') continue;
        if (d->letter[k - 1] == '\\' && !slash && path[n] == '\\') n++;
        w32t_buf text = {0};
        w32t_buf_put(&text, d->letter, k);
        w32t_buf_text(&text, path + n);
        const char *kept = keep(m, w32t_buf_cstr(&text));
        w32t_buf_free(&text);
        return kept;
    }
    return keep(m, path);
}

// ---- modules

#define MODULES_MOST 16384u // of one process: each is put in its place among the others

#define LIVES 256u // as many lives of one base are told apart

bool w32t_image_known(machine *m, uint32_t pid, int64_t time, uint64_t base, uint64_t size) {
    const process *p = w32t_machine_process(m, pid, time);
    if (!p) return false;
    unsigned look = LIVES;
    for (size_t i = w32t_module_first(&p->modules, base); i < p->modules.count && look--; i++) {
        if (p->modules.items[i].base != base) return false;
        if (p->modules.items[i].size == size) return true;
    }
    return false;
}

// Named places of the image at a kept path; NULL when there is no room for any.
static w32t_table *symbols_of(machine *m, const char *path) {
    if (!path) return NULL;
    w32t_table *t = w32t_table_get(&m->symbols, (uintptr_t)path);
    if (t || !w32t_machine_room(m, sizeof *t + SLOT)) return t;
    t = w32t_arena_zalloc(&m->arena, sizeof *t);
    w32t_table_put(&m->symbols, (uintptr_t)path, t);
    return t;
}

void w32t_symbol_seen(machine *m, w32t_event *e) {
    w32t_symbol_event s;
    if (!w32t_symbol_event_of(e, &s)) return;
    w32t_table *t = symbols_of(m, w32t_machine_path(m, w32t_utf16_text(e->arena, s.image, NULL)));
    uint64_t key = (uint64_t)s.offset + 1;
    if (!t || w32t_table_get(t, key) || !w32t_machine_room(m, s.name.n + 32 + SLOT)) return;
    w32t_table_put(t, key, (void *)(uintptr_t)w32t_symbol_text(&s, &m->arena));
}

void w32t_image_seen(machine *m, uint32_t pid, int64_t time, bool load, bool rundown, uint64_t base, uint64_t size,
                     const char *path) {
    process *p = w32t_machine_process(m, pid, time);
    if (!p) {
        if (!rundown && !load) return;
        p = add_process(m, pid, W32T_NO_TIME); // modules of a process that no event names
    }
    if (p == &m->spare) return;
    unsigned look = LIVES;
    for (size_t i = w32t_module_first(&p->modules, base); i < p->modules.count && look--; i++) {
        w32t_module *x = &p->modules.items[i];
        if (x->base != base) break;
        if (rundown && x->size == size) return;
        if (!load && x->unload == W32T_NO_TIME && (x->load == W32T_NO_TIME || x->load <= time)) {
            x->unload = time;
            return;
        }
    }
    w32t_module one = {.base = base,
                       .size = size,
                       .load = load && !rundown ? time : W32T_NO_TIME,
                       .unload = load || rundown ? W32T_NO_TIME : time};
    one.path = w32t_machine_path(m, path);
    one.name = one.path ? last_part(one.path) : NULL;
    one.symbols = symbols_of(m, one.path);
    if (p->modules.count >= MODULES_MOST || !w32t_machine_room(m, 2 * sizeof one)) return;
    w32t_module_add(&p->modules, &one);
    // The process's own image is the first one whose name is that of the process.
    if (!p->pub.path && p->pub.image && one.name && strcmp(one.name, p->pub.image) == 0) p->pub.path = one.path;
}

static const char *map_again(machine *m, const char *path) {
    const char *mapped = w32t_machine_path(m, path);
    return mapped ? mapped : path;
}

static void map_table(machine *m, w32t_table *table) {
    for (size_t i = 0; i < table->room; i++)
        if (table->slots[i].value) table->slots[i].value = (void *)(uintptr_t)map_again(m, table->slots[i].value);
}

// Merged traces tell the drive letters at their end, when most paths were kept.
static void map_kept_paths(machine *m) {
    for (size_t i = 0; i < m->all_count; i++) {
        process *p = m->all[i];
        if (p->pub.path) p->pub.path = map_again(m, p->pub.path);
        for (size_t k = 0; k < p->modules.count; k++) {
            w32t_module *x = &p->modules.items[k];
            if (!x->path) continue;
            x->path = map_again(m, x->path);
            x->name = last_part(x->path);
        }
    }
    map_table(m, &m->files_seen);
    map_table(m, &m->keys_seen);
    m->drives_late = false;
}

// Kernel images are listed under the idle process, or under System.
void w32t_machine_link(machine *m) {
    if (m->drives_late) map_kept_paths(m);
    const w32t_modules *kernel = NULL;
    for (uint32_t pid = 0; pid <= 4 && !kernel; pid += 4)
        for (process *p = w32t_table_get(&m->processes, (uint64_t)pid + 1); p && !kernel; p = p->older)
            if (p->modules.count && p->modules.items[p->modules.count - 1].base >> 63) kernel = &p->modules;
    for (size_t i = 0; i < m->all_count; i++)
        if (&m->all[i]->modules != kernel) m->all[i]->modules.kernel = kernel;
    m->linked = true;
}
