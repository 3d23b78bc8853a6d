// SPDX-License-Identifier: Apache-2.0
// The container: events and their offsets in temporary files, tables in memory, all put together at the end.
#include "write/pml/pml_write.h"

#include "base/utf.h"

#include <stdio.h>
#include <stdlib.h>

enum { HEADER_SIZE = 0x3A8, OS_VERSION_SIZE = 0x11C };

typedef struct interned { // strings of the file: UTF-16 in `utf16`, at 4 bytes size + text each
    w32t_buf data;        // the entries, from the first one's size word
    w32t_buf offsets;     // u32 each: into data
    w32t_table index;     // hash → position + 1
    w32t_pml_text *texts; // for comparing
    uint32_t count, room;
    w32t_arena arena;
} interned;

struct w32t_pml_writer {
    w32t_pml_system system;
    uint8_t os_version[OS_VERSION_SIZE];
    FILE *events, *offsets;
    uint64_t event_bytes, count;
    interned strings;
    w32t_buf processes, process_indices, process_offsets; // offsets: u32 into `processes`
    uint32_t process_count, next_index;
    w32t_table used_indices; // index + 1 → itself
    w32t_buf icons, icon_offsets;
    uint32_t icon_count;
    w32t_table icon_index; // hash of the image → index
    w32t_buf hosts, ports;
    uint32_t host_count, port_count;
    w32t_table seen_hosts, seen_ports;
};

static void put32(w32t_buf *b, uint32_t v) {
    w32t_put32(w32t_buf_space(b, 4), v);
    b->n += 4;
}
static void put64(w32t_buf *b, uint64_t v) {
    w32t_put64(w32t_buf_space(b, 8), v);
    b->n += 8;
}
static void put_zero(w32t_buf *b, size_t n) {
    memset(w32t_buf_space(b, n), 0, n);
    b->n += n;
}
static void put_pointer(w32t_pml_writer *w, w32t_buf *b, uint64_t v) {
    if (w->system.pointer_size == 8)
        put64(b, v);
    else
        put32(b, (uint32_t)v);
}
// Text as size and UTF-16 with its terminator.
static void put_text(w32t_buf *b, const char *utf8, size_t n) {
    size_t at = b->n;
    put32(b, 0);
    w32t_utf8_to_utf16(b, utf8, n);
    put_zero(b, 2);
    w32t_put32(b->p + at, (uint32_t)(b->n - at - 4));
}

static uint32_t intern(w32t_pml_writer *w, w32t_pml_text t) {
    interned *s = &w->strings;
    uint64_t hash = w32t_hash_bytes(t.p, t.n);
    for (;; hash++) { // another text with the same hash: the next key
        size_t at = (size_t)(uintptr_t)w32t_table_get(&s->index, hash);
        if (!at) break;
        if (s->texts[at - 1].n == t.n && memcmp(s->texts[at - 1].p, t.p, t.n) == 0) return (uint32_t)(at - 1);
    }
    if (s->count == s->room)
        s->texts = w32t_realloc(s->texts, (s->room = s->room ? s->room * 2 : 256) * sizeof *s->texts);
    s->texts[s->count] = (w32t_pml_text){w32t_arena_text(&s->arena, t.p, t.n), t.n};
    put32(&s->offsets, (uint32_t)s->data.n);
    put_text(&s->data, t.p, t.n);
    w32t_table_put(&s->index, hash, (void *)(uintptr_t)(s->count + 1));
    return s->count++;
}

static void add_icon(w32t_pml_writer *w, uint32_t pixels, w32t_span image) {
    put32(&w->icon_offsets, (uint32_t)w->icons.n);
    put32(&w->icons, pixels);
    put32(&w->icons, (uint32_t)image.n);
    w32t_buf_put(&w->icons, image.p, image.n);
    w->icon_count++;
}

static void make_os_version(w32t_pml_writer *w, const w32t_pml_system *system) {
    if (system->os_version) {
        memcpy(w->os_version, system->os_version, OS_VERSION_SIZE);
        return;
    }
    w32t_put32(w->os_version, OS_VERSION_SIZE);
    w32t_put32(w->os_version + 4, system->os_major);
    w32t_put32(w->os_version + 8, system->os_minor);
    w32t_put32(w->os_version + 12, system->os_build);
    w32t_put32(w->os_version + 16, 2); // VER_PLATFORM_WIN32_NT
    w->os_version[0x11A] = 1;          // VER_NT_WORKSTATION
}

w32t_status w32t_pml_writer_new(const w32t_pml_system *system, w32t_pml_writer **out, w32t_error *error) {
    w32t_pml_writer *w = w32t_alloc(sizeof *w);
    w->system = *system;
    make_os_version(w, system);
    w->system.computer = w32t_strdup(system->computer ? system->computer : "");
    w->system.system_root = w32t_strdup(system->system_root ? system->system_root : "");
    w->events = tmpfile();
    w->offsets = tmpfile();
    if (!w->events || !w->offsets) {
        w32t_pml_writer_free(w);
        return w32t_fail_errno(error, "", "cannot make a temporary file");
    }
    intern(w, (w32t_pml_text){"", 0}); // string 0 is empty, icon 0 is none
    add_icon(w, 0, (w32t_span){NULL, 0});
    *out = w;
    return W32T_OK;
}

static uint32_t take_icon(w32t_pml_writer *w, const w32t_pml_log *log, uint32_t index) {
    if (!log || index >= log->icon_count || !log->icons[index].image.n) return 0;
    const w32t_pml_icon *icon = &log->icons[index];
    uint64_t hash = w32t_hash_bytes(icon->image.p, icon->image.n) ^ icon->pixels;
    size_t at = (size_t)(uintptr_t)w32t_table_get(&w->icon_index, hash);
    if (at) return (uint32_t)at;
    add_icon(w, icon->pixels, icon->image);
    w32t_table_put(&w->icon_index, hash, (void *)(uintptr_t)(w->icon_count - 1));
    return w->icon_count - 1;
}

static uint32_t take_string(w32t_pml_writer *w, const w32t_pml_log *log, uint32_t index) {
    return log && index < log->string_count ? intern(w, log->strings[index]) : 0;
}

static void put_modules(w32t_pml_writer *w, const w32t_pml_process *p, const w32t_pml_log *log) {
    w32t_buf *b = &w->processes;
    put32(b, log ? p->module_count : 0);
    for (uint32_t i = 0; log && i < p->module_count; i++) {
        const w32t_pml_module *m = &p->modules[i];
        put_pointer(w, b, (uint32_t)m->loaded);
        put_pointer(w, b, m->base);
        put32(b, m->size);
        put32(b, take_string(w, log, m->path));
        put32(b, take_string(w, log, m->version));
        put32(b, take_string(w, log, m->company));
        put32(b, take_string(w, log, m->description));
        put32(b, m->timestamp);
        put_zero(b, 0xC);
        put32(b, m->size);
        put_zero(b, 4);
        put32(b, (uint32_t)(m->loaded >> 32));
    }
}

uint32_t w32t_pml_writer_process(w32t_pml_writer *w, const w32t_pml_process *p, const w32t_pml_log *log) {
    uint32_t index = p->index;
    if (w32t_table_get(&w->used_indices, (uint64_t)index + 1)) index = w->next_index;
    w32t_table_put(&w->used_indices, (uint64_t)index + 1, w);
    if (index >= w->next_index) w->next_index = index + 1;
    put32(&w->process_indices, index);
    put32(&w->process_offsets, (uint32_t)w->processes.n);
    w32t_buf *b = &w->processes;
    put32(b, index);
    put32(b, p->pid);
    put32(b, p->parent_pid);
    put32(b, p->parent_index);
    put64(b, p->authentication_id);
    put32(b, p->session);
    put32(b, 0);
    put64(b, p->start);
    put64(b, p->end);
    put32(b, p->virtualized);
    put32(b, p->is_64bit);
    const w32t_pml_text texts[] = {p->integrity,    p->user,    p->name,    p->image,
                                   p->command_line, p->company, p->version, p->description};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        put32(b, intern(w, texts[i].p ? texts[i] : (w32t_pml_text){"", 0}));
    put32(b, take_icon(w, log, p->icon_small));
    put32(b, take_icon(w, log, p->icon_big));
    put_pointer(w, b, 1); // the modules follow as an array
    put_modules(w, p, log);
    w->process_count++;
    return index;
}

void w32t_pml_writer_host(w32t_pml_writer *w, const uint8_t address[16], w32t_pml_text name) {
    if (w32t_table_put(&w->seen_hosts, w32t_hash_bytes(address, 16), w)) return;
    w32t_buf_put(&w->hosts, address, 16);
    put_text(&w->hosts, name.p, name.n);
    w->host_count++;
}

void w32t_pml_writer_port(w32t_pml_writer *w, uint16_t port, bool tcp, w32t_pml_text name) {
    if (w32t_table_put(&w->seen_ports, (uint64_t)port << 1 | tcp, w)) return;
    uint8_t head[4];
    w32t_put16(head, port);
    w32t_put16(head + 2, tcp);
    w32t_buf_put(&w->ports, head, 4);
    put_text(&w->ports, name.p, name.n);
    w->port_count++;
}

static w32t_status put_file(FILE *f, const void *p, size_t n, w32t_error *error) {
    return fwrite(p, 1, n, f) == n ? W32T_OK : w32t_fail_errno(error, "", "cannot write a temporary file");
}

w32t_status w32t_pml_writer_event(w32t_pml_writer *w, const w32t_pml_new_event *e, w32t_error *error) {
    uint8_t head[W32T_PML_EVENT_HEADER] = {0}, entry[5], size[2];
    uint32_t frames = e->frame_count > 0xFFFF ? 0xFFFF : e->frame_count;
    uint64_t body = W32T_PML_EVENT_HEADER + (uint64_t)frames * w->system.pointer_size + e->detail.n;
    size_t extra = e->extra.n > 0xFFFF ? 0xFFFF : e->extra.n;
    w32t_put32(head + W32T_PML_PROCESS, e->process);
    w32t_put32(head + W32T_PML_THREAD, e->tid);
    w32t_put32(head + W32T_PML_CLASS, e->class_);
    w32t_put16(head + W32T_PML_OPERATION, e->operation);
    w32t_put16(head + 0x0E, e->unknown_0e);
    w32t_put16(head + 0x2A, e->unknown_2a);
    w32t_put32(head + W32T_PML_SEQUENCE, e->sequence);
    w32t_put64(head + W32T_PML_DURATION, e->duration);
    w32t_put64(head + W32T_PML_TIME, e->time);
    w32t_put32(head + W32T_PML_RESULT, e->result);
    w32t_put16(head + W32T_PML_FRAMES, (uint16_t)frames);
    w32t_put32(head + W32T_PML_DETAIL_SIZE, (uint32_t)e->detail.n);
    w32t_put32(head + W32T_PML_EXTRA_OFFSET, e->extra.p ? (uint32_t)body : 0);
    uint64_t at = HEADER_SIZE + w->event_bytes;
    w32t_put32(entry, (uint32_t)at);
    entry[4] = (uint8_t)(at >> 32);
    w32t_put16(size, (uint16_t)extra);
    w32t_status s = put_file(w->offsets, entry, sizeof entry, error);
    if (s == W32T_OK) s = put_file(w->events, head, sizeof head, error);
    for (uint32_t i = 0; i < frames && s == W32T_OK; i++) {
        uint8_t frame[8];
        w32t_put64(frame, e->frames[i]);
        s = put_file(w->events, frame, w->system.pointer_size, error);
    }
    if (s == W32T_OK) s = put_file(w->events, e->detail.p, e->detail.n, error);
    if (s == W32T_OK && e->extra.p) s = put_file(w->events, size, 2, error);
    if (s == W32T_OK && e->extra.p) s = put_file(w->events, e->extra.p, extra, error);
    w->event_bytes += body + (e->extra.p ? 2 + extra : 0);
    w->count++;
    return s;
}

uint64_t w32t_pml_writer_count(const w32t_pml_writer *w) {
    return w->count;
}

// ---- Putting it together

static void put_fixed(uint8_t *at, const char *utf8, size_t bytes) {
    w32t_buf b = {0};
    w32t_utf8_to_utf16(&b, utf8, strlen(utf8));
    size_t n = b.n < bytes - 2 ? b.n : bytes - 2;
    if (n) memcpy(at, b.p, n);
    w32t_buf_free(&b);
}

// A table of `count` offsets that count from its own start, then the entries.
static void put_table(w32t_buf *out, uint32_t count, const w32t_buf *indices, const w32t_buf *offsets,
                      const w32t_buf *entries) {
    put32(out, count);
    if (indices) w32t_buf_put(out, indices->p, indices->n);
    uint32_t first = 4 + count * (indices ? 8u : 4u);
    for (uint32_t i = 0; i < count; i++)
        put32(out, first + w32t_le32(offsets->p + 4 * (size_t)i));
    w32t_buf_put(out, entries->p, entries->n);
}

static void make_header(const w32t_pml_writer *w, uint8_t h[HEADER_SIZE], const uint64_t at[5]) {
    memset(h, 0, HEADER_SIZE);
    memcpy(h, "PML_", 4);
    w32t_put32(h + 0x04, 9);
    w32t_put32(h + 0x08, w->system.pointer_size == 8);
    put_fixed(h + 0x0C, w->system.computer, 0x20);
    put_fixed(h + 0x2C, w->system.system_root, 0x208);
    w32t_put32(h + 0x234, (uint32_t)w->count);
    w32t_put64(h + 0x240, HEADER_SIZE);
    for (int i = 0; i < 4; i++) // offsets, processes, strings, icons
        w32t_put64(h + 0x248 + 8 * i, at[i]);
    w32t_put64(h + 0x268, w->system.max_address);
    memcpy(h + 0x270, w->os_version, OS_VERSION_SIZE);
    w32t_put32(h + 0x38C, w->system.processors);
    w32t_put64(h + 0x390, w->system.memory);
    w32t_put64(h + 0x398, HEADER_SIZE);
    w32t_put64(h + 0x3A0, at[4]);
}

static w32t_status send_file(FILE *f, w32t_pml_sink sink, void *context, w32t_error *error) {
    if (fflush(f) != 0 || fseek(f, 0, SEEK_SET) != 0)
        return w32t_fail_errno(error, "", "cannot write a temporary file");
    size_t room = 1 << 18, n;
    uint8_t *buffer = w32t_alloc(room);
    w32t_status s = W32T_OK;
    while (s == W32T_OK && (n = fread(buffer, 1, room, f)) > 0)
        s = sink(context, buffer, n, error);
    if (s == W32T_OK && ferror(f)) s = w32t_fail_errno(error, "", "cannot read a temporary file");
    free(buffer);
    return s;
}

w32t_status w32t_pml_writer_finish(w32t_pml_writer *w, w32t_pml_sink sink, void *context, w32t_error *error) {
    if (w->count > UINT32_MAX)
        return w32t_fail(error, W32T_E_LIMIT, W32T_NO_OFFSET,
                         "a Process Monitor log holds at most 4,294,967,295 events");
    w32t_buf processes = {0}, strings = {0}, icons = {0}, hosts = {0};
    put_table(&processes, w->process_count, &w->process_indices, &w->process_offsets, &w->processes);
    put_table(&strings, w->strings.count, NULL, &w->strings.offsets, &w->strings.data);
    put_table(&icons, w->icon_count, NULL, &w->icon_offsets, &w->icons);
    put32(&hosts, w->host_count);
    w32t_buf_put(&hosts, w->hosts.p, w->hosts.n);
    put32(&hosts, w->port_count);
    w32t_buf_put(&hosts, w->ports.p, w->ports.n);
    uint64_t at[5];
    at[0] = HEADER_SIZE + w->event_bytes;
    at[1] = at[0] + w->count * 5;
    at[2] = at[1] + processes.n;
    at[3] = at[2] + strings.n;
    at[4] = at[3] + icons.n;
    uint8_t header[HEADER_SIZE];
    make_header(w, header, at);
    w32t_status s = sink(context, header, sizeof header, error);
    if (s == W32T_OK) s = send_file(w->events, sink, context, error);
    if (s == W32T_OK) s = send_file(w->offsets, sink, context, error);
    const w32t_buf *tables[] = {&processes, &strings, &icons, &hosts};
    for (int i = 0; i < 4 && s == W32T_OK; i++)
        s = sink(context, tables[i]->p, tables[i]->n, error);
    w32t_buf_free(&processes);
    w32t_buf_free(&strings);
    w32t_buf_free(&icons);
    w32t_buf_free(&hosts);
    return s;
}

void w32t_pml_writer_free(w32t_pml_writer *w) {
    if (!w) return;
    if (w->events) fclose(w->events);
    if (w->offsets) fclose(w->offsets);
    free((char *)(uintptr_t)w->system.computer);
    free((char *)(uintptr_t)w->system.system_root);
    w32t_buf *const buffers[] = {&w->strings.data,    &w->strings.offsets, &w->processes,
                                 &w->process_indices, &w->process_offsets, &w->icons,
                                 &w->icon_offsets,    &w->hosts,           &w->ports};
    for (size_t i = 0; i < sizeof buffers / sizeof *buffers; i++)
        w32t_buf_free(buffers[i]);
    w32t_table *const tables[] = {&w->strings.index, &w->icon_index, &w->used_indices, &w->seen_hosts, &w->seen_ports};
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
        w32t_table_free(tables[i]);
    free(w->strings.texts);
    w32t_arena_free(&w->strings.arena);
    free(w);
}
