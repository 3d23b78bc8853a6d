// SPDX-License-Identifier: Apache-2.0
// The tables behind the events of a Process Monitor log: strings, processes with their modules, icons, hosts and ports.
// Takes the mapped file and the places its header names, fills a w32t_pml_log. Every count and offset is held against
// the bytes that are there; a table that lies costs itself (and a damage entry), never the events.
#include "base/utf.h"
#include "base/wintime.h"
#include "read/pml/pml_layout.h"

#include <stdlib.h>

// The length in bytes of UTF-16 text up to its NUL or the end of the span.
static size_t utf16_length(w32t_span s) {
    size_t n = 0;
    while (n + 2 <= s.n && (s.p[n] || s.p[n + 1]))
        n += 2;
    return n;
}

static w32t_pml_text text_of(w32t_pml_log *log, w32t_span utf16) {
    size_t n = 0;
    utf16.n = utf16_length(utf16);
    if (!utf16.n) return (w32t_pml_text){"", 0};
    const char *p = w32t_utf16_text(&log->arena, utf16, &n);
    return (w32t_pml_text){p, (uint32_t)n};
}

// A table of `count` u32 offsets at `at` + 4; the count cut to what fits.
static uint32_t table_count(w32t_pml_log *log, w32t_damage_list *damage, uint64_t at, size_t entry, const char *what,
                            bool *there) {
    *there = at >= PML_HEADER_SIZE && at < log->file.n && log->file.n - at >= 4;
    if (!*there) {
        if (log->finished) w32t_damage_add(damage, at, 0, "the %s table lies outside the file", what);
        return 0;
    }
    uint32_t count = w32t_le32(log->file.p + at);
    uint64_t room = (log->file.n - at - 4) / entry;
    if (count > room) {
        w32t_damage_add(damage, at, 0, "the %s table claims %u entries, the file has room for %llu", what, count,
                        (unsigned long long)room);
        count = (uint32_t)room;
    }
    return count;
}

// Entries of a sound table do not overlap, so together they claim no more bytes than the table has. A hostile one may
// point every entry at the same large place: each is held against what is left (twice the table, since writers may
// share an entry or two).
static bool claim(w32t_pml_log *log, uint64_t bytes) {
    if (bytes > log->claimable) return false;
    log->claimable -= bytes;
    return true;
}

static void read_strings(w32t_pml_log *log, w32t_damage_list *damage) {
    uint64_t at = w32t_span_u64(log->file, PML_STRINGS_AT);
    bool there;
    uint32_t count = table_count(log, damage, at, 8, "string", &there), bad = 0;
    w32t_span table = w32t_span_from(log->file, (size_t)at);
    w32t_pml_text *strings = w32t_arena_zalloc(&log->arena, ((size_t)count + 1) * sizeof *strings);
    log->claimable = (uint64_t)table.n * 2;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t offset = w32t_span_u32(table, 4 + (size_t)i * 4);
        uint32_t size = w32t_span_u32(table, offset);
        w32t_span bytes = w32t_span_sub(table, (size_t)offset + 4, size);
        if (size && (!bytes.p || !claim(log, size))) {
            bad++;
            bytes = (w32t_span){NULL, 0};
        }
        strings[i] = text_of(log, bytes);
    }
    if (bad) w32t_damage_add(damage, at, 0, "%u of %u strings lie outside the file", bad, count);
    log->strings = strings;
    log->string_count = count;
}

static w32t_pml_text string_at(const w32t_pml_log *log, uint32_t index) {
    return index < log->string_count ? log->strings[index] : (w32t_pml_text){"", 0};
}

static int by_base(const void *a, const void *b) {
    const w32t_pml_module *x = a, *y = b;
    return x->base < y->base ? -1 : x->base > y->base;
}

static uint64_t take_pointer(w32t_cursor *c, uint8_t size) {
    return size == 8 ? w32t_take64(c) : w32t_take32(c);
}

static void read_modules(w32t_pml_log *log, w32t_pml_process *p, w32t_cursor *c) {
    size_t entry = (size_t)log->pointer_size * 2 + 24 + 0x18;
    uint64_t room = w32t_cursor_left(c) / entry;
    uint32_t count = w32t_take32(c);
    if (count > room) {
        count = (uint32_t)room;
        c->bad = true;
    }
    if (!claim(log, count * entry)) {
        count = 0;
        c->bad = true;
    }
    p->modules = w32t_arena_alloc(&log->arena, (size_t)count * sizeof *p->modules);
    p->module_count = count;
    bool sorted = true;
    for (uint32_t i = 0; i < count; i++) {
        w32t_pml_module *m = &p->modules[i];
        m->loaded = (uint32_t)take_pointer(c, log->pointer_size); // its upper half stands at the end
        m->base = take_pointer(c, log->pointer_size);
        m->size = w32t_take32(c);
        m->path = w32t_take32(c);
        m->version = w32t_take32(c);
        m->company = w32t_take32(c);
        m->description = w32t_take32(c);
        m->timestamp = w32t_take32(c);
        w32t_skip(c, 0x14);
        m->loaded |= (uint64_t)w32t_take32(c) << 32;
        if (i && m->base < p->modules[i - 1].base) sorted = false;
    }
    if (!sorted) qsort(p->modules, count, sizeof *p->modules, by_base);
}

static int64_t run_time(uint64_t filetime) {
    return filetime ? w32t_filetime_to_ns(filetime) : W32T_NO_TIME;
}

static bool read_process(w32t_pml_log *log, w32t_pml_process *p, w32t_span bytes) {
    w32t_cursor c = w32t_cursor_of(bytes);
    p->index = w32t_take32(&c);
    p->pid = w32t_take32(&c);
    p->parent_pid = w32t_take32(&c);
    p->parent_index = w32t_take32(&c);
    p->authentication_id = w32t_take64(&c);
    p->session = w32t_take32(&c);
    w32t_skip(&c, 4);
    p->start = w32t_take64(&c);
    p->end = w32t_take64(&c);
    p->virtualized = w32t_take32(&c);
    p->is_64bit = w32t_take32(&c);
    w32t_pml_text *const texts[] = {&p->integrity,    &p->user,    &p->name,    &p->image,
                                    &p->command_line, &p->company, &p->version, &p->description};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        *texts[i] = string_at(log, w32t_take32(&c));
    p->icon_small = w32t_take32(&c);
    p->icon_big = w32t_take32(&c);
    take_pointer(&c, log->pointer_size); // low byte 1: the modules follow as an array
    if (!c.bad) read_modules(log, p, &c);
    p->run.pid = p->pid;
    p->run.parent_pid = p->parent_pid;
    p->run.start = run_time(p->start);
    p->run.end = run_time(p->end);
    p->run.image = p->name.n ? p->name.p : NULL;
    p->run.path = p->image.n ? p->image.p : NULL;
    p->run.command_line = p->command_line.n ? p->command_line.p : NULL;
    p->run.wow64 = log->pointer_size == 8 && !p->is_64bit;
    return !c.bad;
}

void w32t_pml_index_processes(w32t_pml_log *log) {
    uint32_t top = 0;
    for (uint32_t i = 0; i < log->process_count; i++) {
        // Indices count from 0 in the order of sighting; one far above the number of entries is not worth a table.
        if (log->processes[i].index > top && log->processes[i].index < log->process_count * 16 + 65536)
            top = log->processes[i].index;
    }
    if (log->process_count) {
        log->process_of_count = top + 1;
        log->process_of = w32t_arena_zalloc(&log->arena, ((size_t)top + 1) * sizeof *log->process_of);
    }
    for (uint32_t i = 0; i < log->process_count; i++) {
        if (log->processes[i].index <= top) log->process_of[log->processes[i].index] = i + 1;
        if (log->processes[i].pid == 4 && (!log->kernel || log->processes[i].module_count))
            log->kernel = &log->processes[i];
    }
}

static void read_processes(w32t_pml_log *log, w32t_damage_list *damage) {
    uint64_t at = w32t_span_u64(log->file, PML_PROCESSES_AT);
    bool there;
    // Two words an entry: its index and the offset of its structure.
    uint32_t count = table_count(log, damage, at, 8, "process", &there), kept = 0;
    w32t_span table = w32t_span_from(log->file, (size_t)at);
    log->processes = w32t_arena_zalloc(&log->arena, ((size_t)count + 1) * sizeof *log->processes);
    log->claimable = (uint64_t)table.n * 2;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t offset = w32t_span_u32(table, 4 + (size_t)count * 4 + (size_t)i * 4);
        w32t_pml_process *p = &log->processes[kept];
        memset(p, 0, sizeof *p);
        if (offset < table.n && read_process(log, p, w32t_span_from(table, offset)))
            kept++;
        else if (offset < table.n && p->name.p) { // enough to name it, its modules are cut
            w32t_damage_add(damage, at + offset, 0, "process entry %u is cut", i);
            kept++;
        } else
            w32t_damage_add(damage, at + offset, 0, "process entry %u lies outside the file", i);
    }
    log->process_count = kept;
    log->processes_whole = kept && kept == w32t_span_u32(table, 0);
    w32t_pml_index_processes(log);
}

static void read_icons(w32t_pml_log *log, w32t_damage_list *damage) {
    uint64_t at = w32t_span_u64(log->file, PML_ICONS_AT);
    bool there;
    uint32_t count = table_count(log, damage, at, 4, "icon", &there), bad = 0;
    w32t_span table = w32t_span_from(log->file, (size_t)at);
    log->icons = w32t_arena_zalloc(&log->arena, ((size_t)count + 1) * sizeof *log->icons);
    log->icon_count = count;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t offset = w32t_span_u32(table, 4 + (size_t)i * 4), size = w32t_span_u32(table, (size_t)offset + 4);
        log->icons[i].pixels = w32t_span_u32(table, offset);
        log->icons[i].image = w32t_span_sub(table, (size_t)offset + 8, size);
        if (size && !log->icons[i].image.p) bad++;
    }
    if (bad) w32t_damage_add(damage, at, 0, "%u of %u icons lie outside the file", bad, count);
}

static w32t_pml_text take_name(w32t_pml_log *log, w32t_cursor *c) {
    uint32_t size = w32t_take32(c);
    return text_of(log, w32t_take(c, size));
}

static void read_hosts_and_ports(w32t_pml_log *log, w32t_damage_list *damage) {
    uint64_t at = w32t_span_u64(log->file, PML_HOSTS_AT);
    bool there;
    uint32_t count = table_count(log, damage, at, 20, "host", &there);
    if (!there) return;
    w32t_cursor c = w32t_cursor_of(w32t_span_from(log->file, (size_t)at));
    w32t_skip(&c, 4);
    w32t_pml_host *hosts = w32t_arena_zalloc(&log->arena, ((size_t)count + 1) * sizeof *hosts);
    for (uint32_t i = 0; i < count && !c.bad; i++) {
        w32t_span address = w32t_take(&c, 16);
        if (!address.p) break;
        memcpy(hosts[i].address, address.p, 16);
        hosts[i].name = take_name(log, &c);
        if (c.bad) break;
        w32t_table_put(&log->host_index, w32t_hash_bytes(hosts[i].address, 16), (void *)(uintptr_t)(i + 1));
        log->host_count = i + 1;
    }
    log->hosts = hosts;
    uint32_t port_count = w32t_take32(&c);
    if (port_count > w32t_cursor_left(&c) / 8) {
        port_count = (uint32_t)(w32t_cursor_left(&c) / 8);
        c.bad = true;
    }
    w32t_pml_port *ports = w32t_arena_zalloc(&log->arena, ((size_t)port_count + 1) * sizeof *ports);
    for (uint32_t i = 0; i < port_count && !c.bad; i++) {
        ports[i].port = w32t_take16(&c);
        ports[i].tcp = w32t_take16(&c) != 0;
        ports[i].name = take_name(log, &c);
        if (c.bad) break;
        w32t_table_put(&log->port_index, (uint64_t)ports[i].port << 1 | ports[i].tcp, (void *)(uintptr_t)(i + 1));
        log->port_count = i + 1;
    }
    log->ports = ports;
    if (c.bad)
        w32t_damage_add(damage, at, 0, "the host and port tables are cut");
    else
        log->hosts_end = log->file.n - w32t_cursor_left(&c);
}

void w32t_pml_read_tables(w32t_pml_log *log, w32t_damage_list *damage) {
    read_strings(log, damage);
    read_processes(log, damage);
    read_icons(log, damage);
    read_hosts_and_ports(log, damage);
}

void w32t_pml_free_tables(w32t_pml_log *log) {
    for (uint32_t i = 0; i < log->process_count; i++)
        free(atomic_load(&log->processes[i].rendered));
    w32t_table_free(&log->host_index);
    w32t_table_free(&log->port_index);
    w32t_arena_free(&log->arena);
}
