// SPDX-License-Identifier: Apache-2.0
#include "build/pml_build.h"

#include <stdlib.h>
#include <string.h>

static void at32(pml_build *b, size_t at, uint32_t v) {
    for (int i = 0; i < 4; i++)
        b->bytes[at + (size_t)i] = (uint8_t)(v >> 8 * i);
}
static void at64(pml_build *b, size_t at, uint64_t v) {
    at32(b, at, (uint32_t)v);
    at32(b, at + 4, (uint32_t)(v >> 32));
}
static void put_le(pml_build *b, uint64_t v, int n) {
    uint8_t p[8];
    for (int i = 0; i < n; i++)
        p[i] = (uint8_t)(v >> 8 * i);
    pml_build_put(b, p, (size_t)n);
}

void pml_build_put(pml_build *b, const void *p, size_t n) {
    if (b->size + n > b->room) b->bytes = realloc(b->bytes, b->room = (b->size + n) * 2);
    if (n) memcpy(b->bytes + b->size, p, n);
    b->size += n;
}

void pml_build_start(pml_build *b, int pointer) {
    static const uint8_t zero[0x3A8];
    memset(b, 0, sizeof *b);
    b->pointer = pointer;
    pml_build_put(b, zero, sizeof zero);
    memcpy(b->bytes, "PML_", 4);
    at32(b, 0x04, 9);
    at32(b, 0x08, pointer == 8);
    memcpy(b->bytes + 0x0C, "B\0O\0X\0", 6);
    b->strings[b->string_count++] = "";
}

uint32_t pml_build_event_add(pml_build *b, const pml_build_event *e) {
    size_t start = b->size;
    b->events[b->event_count] = start;
    put_le(b, e->process, 4);
    put_le(b, e->tid, 4);
    put_le(b, e->class_, 4);
    put_le(b, e->operation, 2);
    put_le(b, 0xABCD, 2); // fill
    put_le(b, 7, 4);      // the driver's counter
    put_le(b, e->duration, 8);
    put_le(b, e->time, 8);
    put_le(b, e->result, 4);
    put_le(b, e->frame_count, 2);
    put_le(b, 0xEF01, 2); // fill
    put_le(b, e->detail_size, 4);
    uint64_t body = 0x34 + (uint64_t)e->frame_count * (unsigned)b->pointer + e->detail_size;
    put_le(b, e->extra && !e->extra_apart ? body : 0, 4);
    for (int i = 0; i < e->frame_count; i++)
        put_le(b, e->frames[i], b->pointer);
    pml_build_put(b, e->detail, e->detail_size);
    if (e->extra && !e->extra_apart) {
        put_le(b, e->extra_size, 2);
        pml_build_put(b, e->extra, e->extra_size);
    }
    return b->event_count++;
}

void pml_build_extra(pml_build *b, uint32_t event, const void *p, uint16_t n) {
    at32(b, b->events[event] + 0x30, (uint32_t)(b->size - b->events[event]));
    put_le(b, n, 2);
    pml_build_put(b, p, n);
}

static uint32_t string_of(pml_build *b, const char *s) {
    if (!s) return 0;
    for (uint32_t i = 0; i < b->string_count; i++)
        if (strcmp(b->strings[i], s) == 0) return i;
    b->strings[b->string_count] = s;
    return b->string_count++;
}

static void put_wide(pml_build *b, const char *s) {
    put_le(b, 2 * (strlen(s) + 1), 4);
    for (; *s; s++)
        put_le(b, (uint8_t)*s, 2);
    put_le(b, 0, 2);
}

static void put_process(pml_build *b, uint32_t i) {
    put_le(b, b->processes[i].index, 4);
    put_le(b, b->processes[i].pid, 4);
    put_le(b, b->processes[i].parent_pid, 4);
    put_le(b, b->processes[i].parent_index, 4);
    put_le(b, 0x3E7, 8); // logon session
    put_le(b, 1, 4);     // session
    put_le(b, 0, 4);
    put_le(b, b->processes[i].start, 8);
    put_le(b, b->processes[i].end, 8);
    put_le(b, 0, 4); // not virtualised
    put_le(b, (uint64_t)b->processes[i].is_64bit, 4);
    const char *texts[8] = {"High",
                            b->processes[i].user,
                            b->processes[i].name,
                            b->processes[i].image,
                            b->processes[i].command,
                            "Maker",
                            b->processes[i].version ? b->processes[i].version : "1.2",
                            "A \"program\""};
    for (int k = 0; k < 8; k++)
        put_le(b, string_of(b, texts[k]), 4);
    put_le(b, 0, 8); // icons
    put_le(b, 1, b->pointer);
    put_le(b, b->processes[i].module_path ? 1 : 0, 4);
    if (!b->processes[i].module_path) return;
    put_le(b, (uint32_t)b->processes[i].module_loaded, b->pointer); // the upper half is the entry's last
    put_le(b, b->processes[i].module_base, b->pointer);
    put_le(b, b->processes[i].module_size, 4);
    put_le(b, string_of(b, b->processes[i].module_path), 4);
    put_le(b, 0, 8);
    put_le(b, 0, 4);
    put_le(b, 0x5E000000, 4);
    put_le(b, 0, 8);
    put_le(b, 0, 4);
    put_le(b, b->processes[i].module_size, 4);
    put_le(b, 0, 4);
    put_le(b, b->processes[i].module_loaded >> 32, 4);
}

void pml_build_finish(pml_build *b) {
    size_t offsets = b->size;
    for (uint32_t i = 0; i < b->event_count; i++) {
        put_le(b, b->events[i], 4);
        put_le(b, b->events[i] >> 32, 1);
    }
    size_t processes = b->size;
    put_le(b, b->process_count, 4);
    for (uint32_t i = 0; i < b->process_count; i++)
        put_le(b, b->processes[i].index, 4);
    size_t table = b->size;
    for (uint32_t i = 0; i < b->process_count; i++)
        put_le(b, 0, 4);
    for (uint32_t i = 0; i < b->process_count; i++) {
        at32(b, table + 4 * i, (uint32_t)(b->size - processes));
        put_process(b, i);
    }
    size_t strings = b->size;
    put_le(b, b->string_count, 4);
    table = b->size;
    for (uint32_t i = 0; i < b->string_count; i++)
        put_le(b, 0, 4);
    for (uint32_t i = 0; i < b->string_count; i++) {
        at32(b, table + 4 * i, (uint32_t)(b->size - strings));
        put_wide(b, b->strings[i]);
    }
    size_t icons = b->size;
    put_le(b, 0, 4);
    size_t hosts = b->size;
    put_le(b, b->host_count, 4);
    for (uint32_t i = 0; i < b->host_count; i++) {
        pml_build_put(b, b->hosts[i].address, 16);
        put_wide(b, b->hosts[i].name);
    }
    put_le(b, b->port_count, 4);
    for (uint32_t i = 0; i < b->port_count; i++) {
        put_le(b, b->ports[i].port, 2);
        put_le(b, b->ports[i].tcp, 2);
        put_wide(b, b->ports[i].name);
    }
    at32(b, 0x234, b->event_count);
    at64(b, 0x240, 0x3A8);
    at64(b, 0x248, offsets);
    at64(b, 0x250, processes);
    at64(b, 0x258, strings);
    at64(b, 0x260, icons);
    at64(b, 0x268, b->pointer == 8 ? 0x7FFFFFFEFFFFu : 0x7FFEFFFFu);
    at32(b, 0x270, 0x11C);
    at32(b, 0x274, 10);
    at32(b, 0x27C, 19041);
    at32(b, 0x38C, 4);
    at64(b, 0x398, 0x3A8);
    at64(b, 0x3A0, hosts);
}

void pml_build_free(pml_build *b) {
    free(b->bytes);
}

void pml_u8(pml_bytes *d, unsigned v) {
    d->p[d->n++] = (uint8_t)v;
}
void pml_u16(pml_bytes *d, unsigned v) {
    pml_u8(d, v & 0xFF);
    pml_u8(d, v >> 8 & 0xFF);
}
void pml_u32(pml_bytes *d, uint32_t v) {
    pml_u16(d, v & 0xFFFF);
    pml_u16(d, v >> 16);
}
void pml_u64(pml_bytes *d, uint64_t v) {
    pml_u32(d, (uint32_t)v);
    pml_u32(d, (uint32_t)(v >> 32));
}
void pml_ptr(pml_bytes *d, int pointer, uint64_t v) {
    if (pointer == 8)
        pml_u64(d, v);
    else
        pml_u32(d, (uint32_t)v);
}
void pml_wide(pml_bytes *d, const char *s) {
    for (; *s; s++)
        pml_u16(d, (uint8_t)*s);
}
void pml_text(pml_bytes *d, const char *s) {
    for (; *s; s++)
        pml_u8(d, (uint8_t)*s);
}
void pml_file(pml_bytes *d, int pointer, unsigned minor, uint32_t io_flags, const uint8_t *params, const char *name) {
    pml_u8(d, minor);
    for (int i = 0; i < 7; i++)
        pml_u8(d, 0xCC); // fill
    pml_u32(d, io_flags);
    pml_u32(d, 1); // an IRP
    for (int i = 0; i < 5 * pointer + 8; i++)
        pml_u8(d, params ? params[i] : 0);
    pml_u16(d, 0x8000u | (unsigned)strlen(name));
    pml_u16(d, 0xCCCC);
    pml_text(d, name);
}
