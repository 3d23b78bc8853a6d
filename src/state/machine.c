// SPDX-License-Identifier: Apache-2.0
// Processes, threads, modules and drive letters of one machine. Instances are kept for good: events and their exporters
// point at them. Pids are reused, so each number stands for a chain of instances, newest start first; those whose start
// was not seen come last.
#include "state/machine.h"

#include <stdlib.h>

#define EARLY_NS 1000000000LL // events with a new process's pid come this much before its start event at most

machine *w32t_machine_new(uint64_t boot, const w32t_etw_session *session) {
    machine *m = w32t_alloc(sizeof *m);
    m->boot = boot;
    m->session = session;
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
    w32t_table_free(&m->devices_done);
    w32t_arena_free(&m->arena);
    free(m);
}

static const char *keep(machine *m, const char *s) {
    return s && *s ? w32t_arena_text(&m->arena, s, strlen(s)) : NULL;
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
    drive *d = w32t_arena_zalloc(&m->arena, sizeof *d);
    d->device = keep(m, device);
    d->letter = keep(m, letter);
    // Longest device first, so that Volume12 is not taken for Volume1.
    drive **at = &m->drives;
    while (*at && strlen((*at)->device) >= n)
        at = &(*at)->next;
    d->next = *at;
    *at = d;
}

const char *w32t_machine_path(machine *m, const char *path) {
    if (!path || path[0] != '\\') return path ? keep(m, path) : NULL;
    for (const drive *d = m->drives; d; d = d->next) {
        size_t n = strlen(d->device), k = strlen(d->letter);
        if (strncmp(path, d->device, n) != 0) continue;
        bool slash = d->device[n - 1] == '\\';
        if (!slash && path[n] && path[n] != '\\') continue;
        if (d->letter[k - 1] == '\\' && !slash && path[n] == '\\') n++;
        size_t rest = strlen(path + n);
        char *text = w32t_arena_alloc(&m->arena, k + rest + 1);
        memcpy(text, d->letter, k);
        memcpy(text + k, path + n, rest + 1);
        return text;
    }
    return keep(m, path);
}

// ---- modules

void w32t_image_seen(machine *m, uint32_t pid, int64_t time, bool load, bool rundown, uint64_t base, uint64_t size,
                     const char *path) {
    process *p = w32t_machine_process(m, pid, time);
    if (!p) {
        if (!rundown && !load) return;
        p = add_process(m, pid, W32T_NO_TIME); // modules of a process that no event names
    }
    for (size_t i = w32t_module_first(&p->modules, base); i < p->modules.count; i++) {
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
    w32t_module_add(&p->modules, &one);
    // The process's own image is the first one whose name is that of the process.
    if (!p->pub.path && p->pub.image && one.name && strcmp(one.name, p->pub.image) == 0) p->pub.path = one.path;
}

// Kernel images are listed under the idle process, or under System.
void w32t_machine_link(machine *m) {
    const w32t_modules *kernel = NULL;
    for (uint32_t pid = 0; pid <= 4 && !kernel; pid += 4)
        for (process *p = w32t_table_get(&m->processes, (uint64_t)pid + 1); p && !kernel; p = p->older)
            if (p->modules.count && p->modules.items[p->modules.count - 1].base >> 63) kernel = &p->modules;
    for (size_t i = 0; i < m->all_count; i++)
        if (&m->all[i]->modules != kernel) m->all[i]->modules.kernel = kernel;
    m->linked = true;
}
