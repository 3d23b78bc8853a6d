// SPDX-License-Identifier: Apache-2.0
// What single ETW events say about the machine: processes, threads, images, volumes, names of files and keys. Events
// are decoded by their schemas and asked by field name, so every version of a layout works.
#include "state/machine.h"
#include "base/utf.h"
#include "base/wintime.h"

#define KERNEL_PROCESS 0x22fb2cd6u
#define KERNEL_FILE    0xedd08927u
#define KERNEL_KEYS    0x70eb4f03u
#define CLASS_PROCESS  0x3d6fa8d0u
#define CLASS_THREAD   0x3d6fa8d1u
#define CLASS_IMAGE    0x2cb15d1du
#define CLASS_FILE     0x90cbdc39u
#define CLASS_KEY      0xae53722eu
#define CLASS_CONFIG   0x9b79ee91u
#define CLASS_DISK     0x3d6fa8d4u
#define CLASS_FAULT    0x3d6fa8d3u

typedef struct view { // an event's fields
    const w32t_field *fields;
    uint32_t count;
} view;

static view view_of(w32t_event *e) {
    view v;
    v.fields = w32t_event_fields(e, &v.count);
    return v;
}

static const w32t_value *get(const view *v, const char *name) {
    for (uint32_t i = 0; i < v->count; i++)
        if (v->fields[i].name[0] == name[0] && strcmp(v->fields[i].name, name) == 0) return &v->fields[i].value;
    return NULL;
}

static bool number(const view *v, const char *name, uint64_t *out) {
    const w32t_value *x = get(v, name);
    if (!x || (x->type != W32T_TYPE_UINT && x->type != W32T_TYPE_INT && x->type != W32T_TYPE_POINTER &&
               x->type != W32T_TYPE_FILETIME))
        return false;
    *out = x->u;
    return true;
}

static uint32_t number32(const view *v, const char *name) {
    uint64_t n = 0;
    return number(v, name, &n) ? (uint32_t)n : 0;
}

// Text of a field in the event's arena; NULL when it has none.
static const char *text(w32t_event *e, const view *v, const char *name) {
    const w32t_value *x = get(v, name);
    if (!x || !x->size) return NULL;
    w32t_span s = {x->bytes, x->size};
    if (x->type == W32T_TYPE_UTF16) return w32t_utf16_text(e->arena, s, NULL);
    if (x->type != W32T_TYPE_ANSI && x->type != W32T_TYPE_UTF8) return NULL;
    w32t_buf b = {0};
    w32t_ansi_to_utf8(&b, s);
    const char *t = w32t_arena_text(e->arena, (const char *)b.p, b.n);
    w32t_buf_free(&b);
    return t;
}

static const char *last_part(const char *path) {
    const char *name = path;
    for (; path && *path; path++)
        if (*path == '\\') name = path + 1;
    return name;
}

// ---- classic

static void classic_process(machine *m, w32t_event *e) {
    view v = view_of(e);
    w32t_process what = {.start = W32T_NO_TIME};
    uint32_t pid = number32(&v, "ProcessId");
    what.parent_pid = number32(&v, "ParentId");
    what.image = text(e, &v, "ImageFileName");
    what.command_line = text(e, &v, "CommandLine");
    what.wow64 = number32(&v, "Flags") & 2 ? 1 : 0;
    what.exit_status = number32(&v, "ExitStatus");
    what.flags = W32T_PROCESS_HAS_EXIT;
    if (e->opcode == 1)
        w32t_process_started(m, pid, e->time, false, &what);
    else if (e->opcode == 2)
        w32t_process_ended(m, pid, e->time, &what);
    else if (e->opcode == 3 || e->opcode == 4)
        w32t_process_started(m, pid, e->time, true, &what);
    else { // Defunct: ended before, but somebody still holds it, so its number is not given out again
        uint64_t end = 0;
        bool stated = number(&v, "ExitTime", &end) && end;
        w32t_process_ended(m, pid, stated ? w32t_filetime_to_ns(end) : e->time, &what);
    }
}

static void classic_thread(machine *m, w32t_event *e) {
    view v = view_of(e);
    uint32_t pid = number32(&v, "ProcessId"), tid = number32(&v, "TThreadId");
    if (e->opcode == 2)
        w32t_thread_ended(m, tid, pid, e->time);
    else
        w32t_thread_started(m, tid, pid, e->time, e->opcode != 1);
}

// Rundowns list every image of every process, often again and again: whether this one tells nothing new is seen without
// decoding it. From version 1 on an image event begins with base, size and process id.
static bool rundown_known(machine *m, const w32t_event *e) {
    const w32t_etw_record *r = e->native;
    if ((e->opcode != 3 && e->opcode != 4) || !e->version || !r) return false;
    size_t p = r->pointer_size == 4 ? 4 : 8;
    if (e->payload_size < 2 * p + 4) return false;
    const uint8_t *at = e->payload;
    uint64_t base = p == 4 ? w32t_le32(at) : w32t_le64(at), size = p == 4 ? w32t_le32(at + 4) : w32t_le64(at + 8);
    return w32t_image_known(m, w32t_le32(at + 2 * p), e->time, base, size);
}

static void classic_image(machine *m, w32t_event *e) {
    if (rundown_known(m, e)) return;
    view v = view_of(e);
    uint64_t base = 0, size = 0;
    if (!number(&v, "ImageBase", &base) && !number(&v, "BaseAddress", &base)) return;
    if (!number(&v, "ImageSize", &size)) number(&v, "ModuleSize", &size);
    const char *path = text(e, &v, "FileName");
    if (!path) path = text(e, &v, "ImageFileName");
    uint64_t pid = e->pid;
    number(&v, "ProcessId", &pid);
    w32t_image_seen(m, (uint32_t)pid, e->time, e->opcode == 10, e->opcode == 3 || e->opcode == 4, base, size, path);
}

static void put_name(machine *m, w32t_table *table, uint64_t key, const char *path) {
    if (path && *path) w32t_machine_put(m, table, key + 1, path);
}

static void classic_file(machine *m, w32t_event *e, bool early) {
    view v = view_of(e);
    uint64_t object;
    if (!number(&v, "FileObject", &object)) return;
    const char *path = text(e, &v, e->opcode == 64 ? "OpenPath" : "FileName");
    if (e->opcode == 0 || e->opcode == 32 || e->opcode == 36 || e->opcode == 64) {
        if (early)
            put_name(m, &m->files_seen, object, path);
        else
            put_name(m, &m->files, object, path);
    }
}

static void classic_key(machine *m, w32t_event *e, bool early) {
    view v = view_of(e);
    uint64_t key;
    if (number(&v, "KeyHandle", &key) && key)
        put_name(m, early ? &m->keys_seen : &m->keys, key, text(e, &v, "KeyName"));
}

// ---- manifest providers

static void kernel_process(machine *m, w32t_event *e) {
    view v = view_of(e);
    uint64_t created = 0;
    uint32_t pid = number32(&v, "ProcessID");
    w32t_process what = {.start = W32T_NO_TIME};
    switch (e->id) {
    case 1:
    case 15:
        if (number(&v, "CreateTime", &created) && created) what.start = w32t_filetime_to_ns(created);
        what.parent_pid = number32(&v, "ParentProcessID");
        what.path = w32t_machine_path(m, text(e, &v, "ImageName"));
        what.image = what.path ? last_part(what.path) : NULL;
        w32t_process_started(m, pid, e->time, e->id == 15, &what);
        break;
    case 2:
        what.exit_status = number32(&v, "ExitCode");
        what.flags = W32T_PROCESS_HAS_EXIT;
        what.image = text(e, &v, "ImageName");
        w32t_process_ended(m, pid, e->time, &what);
        break;
    case 3:
        w32t_thread_started(m, number32(&v, "ThreadID"), pid, e->time, false);
        break;
    case 4:
        w32t_thread_ended(m, number32(&v, "ThreadID"), pid, e->time);
        break;
    case 5:
    case 6: {
        uint64_t base = 0, size = 0;
        if (number(&v, "ImageBase", &base) && number(&v, "ImageSize", &size))
            w32t_image_seen(m, pid, e->time, e->id == 5, false, base, size, text(e, &v, "ImageName"));
        break;
    }
    default:
        break;
    }
}

void w32t_machine_observe(machine *m, w32t_event *e, bool early) {
    uint32_t who = e->provider_id.data1;
    if (e->encoding == W32T_ENC_ETW) {
        if (who == KERNEL_PROCESS && (early || !m->prepared)) kernel_process(m, e);
        if (who == W32T_SESSION_GUID_1 && early) w32t_symbol_seen(m, e);
        return;
    }
    if (e->encoding != W32T_ENC_CLASSIC) return;
    bool fixed = m->prepared && !early; // learnt in the first pass, and read by decoding threads now
    switch (who) {
    case CLASS_PROCESS:
        if (fixed) break;
        if (e->opcode == 10)
            classic_image(m, e);
        else if ((e->opcode >= 1 && e->opcode <= 4) || e->opcode == 39)
            classic_process(m, e);
        break;
    case CLASS_THREAD:
        if (!fixed && e->opcode >= 1 && e->opcode <= 4) classic_thread(m, e);
        break;
    case CLASS_IMAGE:
        if (early && (e->opcode == 10 || (e->opcode >= 2 && e->opcode <= 4))) classic_image(m, e);
        break;
    case CLASS_FILE:
        if (e->opcode == 0 || e->opcode == 32 || e->opcode == 36 || (e->opcode == 64 && !early))
            classic_file(m, e, early);
        break;
    case CLASS_KEY:
        if (e->opcode == 22 || e->opcode == 24 || e->opcode == 25) classic_key(m, e, early);
        break;
    case CLASS_CONFIG:
        if (e->opcode == 35) {
            view v = view_of(e);
            const char *device = text(e, &v, "NtPath"), *letter = text(e, &v, "DosPath");
            if (device && letter) w32t_drive_seen(m, device, letter);
        }
        break;
    default:
        break;
    }
}

// ---- names on events

static const char *file_name(machine *m, uint64_t object) {
    const char *path = w32t_table_get(&m->files, object + 1);
    return path ? path : w32t_table_get(&m->files_seen, object + 1);
}

static const char *key_name(machine *m, uint64_t key) {
    const char *path = w32t_table_get(&m->keys, key + 1);
    return path ? path : w32t_table_get(&m->keys_seen, key + 1);
}

// The fields are this event's own, in its arena; putting a name beside a number changes nothing else.
static void name_fields(machine *m, w32t_event *e, bool keys) {
    uint32_t n;
    w32t_field *fields = (w32t_field *)(uintptr_t)w32t_event_fields(e, &n);
    for (uint32_t i = 0; i < n; i++) {
        w32t_value *v = &fields[i].value;
        if (v->type != W32T_TYPE_POINTER || !v->u || v->map) continue;
        const char *name = fields[i].name, *path = NULL;
        if (!keys && (strcmp(name, "FileObject") == 0 || strcmp(name, "FileKey") == 0)) path = file_name(m, v->u);
        if (keys &&
            (strcmp(name, "KeyHandle") == 0 || strcmp(name, "KeyObject") == 0 || strcmp(name, "BaseObject") == 0))
            path = key_name(m, v->u);
        if (!path) continue;
        v->text = path;
        v->flags |= W32T_VALUE_HAS_TEXT;
    }
}

static void manifest_file(machine *m, w32t_event *e) {
    if (e->id == 10 || e->id == 12 || e->id == 30) { // NameCreate, Create, CreateNewFile
        view v = view_of(e);
        uint64_t object;
        const char *path = text(e, &v, "FileName");
        if (number(&v, e->id == 10 ? "FileKey" : "FileObject", &object)) put_name(m, &m->files, object, path);
    }
    name_fields(m, e, false);
}

static void manifest_key(machine *m, w32t_event *e) {
    if (e->id == 1 || e->id == 2) { // CreateKey, OpenKey
        view v = view_of(e);
        uint64_t object = 0, base = 0;
        const char *relative = text(e, &v, "RelativeName"), *stated = text(e, &v, "BaseName");
        number(&v, "BaseObject", &base);
        if (!stated && base) stated = key_name(m, base);
        if (number(&v, "KeyObject", &object) && object && (relative || stated)) {
            w32t_buf b = {0};
            if (stated) w32t_buf_text(&b, stated);
            if (stated && relative && *relative != '\\') w32t_buf_char(&b, '\\');
            if (relative) w32t_buf_text(&b, relative);
            put_name(m, &m->keys, object, w32t_buf_cstr(&b));
            w32t_buf_free(&b);
        }
    }
    name_fields(m, e, true);
}

void w32t_machine_name(machine *m, w32t_event *e) {
    uint32_t who = e->provider_id.data1;
    if (e->encoding == W32T_ENC_ETW) {
        if (who == KERNEL_FILE) manifest_file(m, e);
        if (who == KERNEL_KEYS) manifest_key(m, e);
        return;
    }
    if (e->encoding != W32T_ENC_CLASSIC ||
        (!m->files.count && !m->files_seen.count && !m->keys.count && !m->keys_seen.count))
        return;
    if (who == CLASS_FILE || who == CLASS_DISK || (who == CLASS_FAULT && e->opcode == 32)) name_fields(m, e, false);
    if (who == CLASS_KEY) name_fields(m, e, true);
}
