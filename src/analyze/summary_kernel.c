// SPDX-License-Identifier: Apache-2.0
// Kernel events by class and opcode (kernel logger) or id (manifest providers) to what Process Monitor calls them: its
// CloseFile is the cleanup, so the later close of the file object counts as other; names of files that a rundown lists
// are no operations.
#include "analyze/summary_kernel.h"

#include "decode/kernel_path.h"

#include <stdlib.h>

#define NS             1000000000u
#define UNDER_WAY_MOST 1000000u

enum { NONE = 0xFF, OTHER = W32T_DOES_OTHER, OPEN, CLOSE, READ, WRITE, GET_ACL, SET_ACL };

static uint8_t file_class(unsigned op) {
    switch (op) {
    case 64: // Create
    case 78: // CreateNew
        return OPEN;
    case 65: // Cleanup
        return CLOSE;
    case 67:
        return READ;
    case 68:
        return WRITE;
    case 37: // mapped, unmapped
    case 38:
    case 66: // Close
        return OTHER;
    default: // information, delete, rename, directories, controls; their paths
        return (op >= 69 && op <= 75) || op == 77 || (op >= 79 && op <= 82) ? OTHER : NONE;
    }
}

static uint8_t file_provider(unsigned id) {
    switch (id) {
    case 12: // Create
    case 30: // CreateNewFile
        return OPEN;
    case 13: // Cleanup
        return CLOSE;
    case 15:
        return READ;
    case 16:
        return WRITE;
    case 31:
        return SET_ACL;
    case 32:
        return GET_ACL;
    default: // 10, 11: names; 24: the end of another
        return (id >= 14 && id <= 34 && id != 24) ? OTHER : NONE;
    }
}

static uint8_t disk_class(unsigned op) {
    switch (op) {
    case 10:
    case 55: // of optical drives
        return READ;
    case 11:
    case 56:
        return WRITE;
    case 14:
    case 57: // buffers flushed
        return OTHER;
    default: // requests made, drivers called
        return NONE;
    }
}

static uint8_t key_class(unsigned op) {
    static const uint8_t does[] = {OPEN, OPEN, WRITE, READ, WRITE, WRITE, READ, READ, READ, READ, WRITE, OTHER};
    if (op >= 10 && op <= 21) return does[op - 10];
    return op == 27 ? CLOSE : op == 28 ? SET_ACL : op == 29 ? GET_ACL : op == 26 ? OTHER : NONE;
}

static uint8_t key_provider(unsigned id) {
    static const uint8_t does[] = {NONE, OPEN, OPEN, WRITE, READ,  WRITE, WRITE,   READ,
                                   READ, READ, READ, WRITE, OTHER, CLOSE, GET_ACL, SET_ACL};
    return id < sizeof does ? does[id] : NONE;
}

// Opcodes of the classes and ids of the provider are the same numbers; IPv6 is 16 higher, UDP of the provider 32.
static uint8_t network(unsigned number) {
    static const uint8_t does[] = {WRITE, READ, OPEN, CLOSE, OTHER, OPEN, OPEN, OTHER, OTHER};
    if (number >= 42) number -= 32;
    if (number >= 26) number -= 16;
    return number >= 10 && number <= 18 ? does[number - 10] : NONE;
}

static bool number_of(const w32t_field *f, const char *name, uint64_t *out) {
    const w32t_value *v = &f->value;
    if (f->name[0] != name[0] || strcmp(f->name, name) != 0) return false;
    if (v->type < W32T_TYPE_BOOL || (v->type > W32T_TYPE_UINT && v->type != W32T_TYPE_POINTER)) return false;
    *out = v->u;
    return true;
}

static bool ask(w32t_event *e, const char *name, uint64_t *out) {
    uint32_t n;
    const w32t_field *fields = w32t_event_fields(e, &n);
    for (uint32_t i = 0; i < n; i++)
        if (number_of(&fields[i], name, out)) return true;
    return false;
}

static uint64_t ask_either(w32t_event *e, const char *a, const char *b) {
    uint64_t n = 0;
    return ask(e, a, &n) || ask(e, b, &n) ? n : 0;
}

static void take_time(w32t_facts *f, uint64_t ticks, uint64_t frequency) {
    if (!frequency || ticks / frequency > 86400u * 365u) return;
    f->time_ns = ticks / frequency * NS + ticks % frequency * NS / frequency;
    f->timed = true;
}

// Answered when the event is written: since when is in the clock of the trace, or how long in microseconds.
static void key_outcome(w32t_event *e, w32t_facts *f) {
    const w32t_etw_record *r = e->native;
    uint64_t n = 0;
    if (ask(e, "Status", &n)) f->failed = (uint32_t)n >> 30 == 3; // NT_ERROR
    if (ask(e, "ElapsedTime", &n))
        take_time(f, n, 1000000);
    else if (r && r->session && r->session->clock_type != 3 && ask(e, "InitialTime", &n) && n && n <= e->clock)
        take_time(f, e->clock - n, r->session->clock_type == 2 ? 10000000 : r->session->perf_frequency);
}

static void file_facts(w32t_event *e, bool classic, w32t_facts *f) {
    uint64_t status = 0;
    if (classic ? e->opcode == 76 : e->id == 24) { // OperationEnd
        f->ends = true;
        f->irp = ask_either(e, "IrpPtr", "Irp");
        f->failed = (ask(e, "NtStatus", &status) || ask(e, "Status", &status)) && (uint32_t)status >> 30 == 3;
        return;
    }
    uint8_t action = classic ? file_class(e->opcode) : file_provider(e->id);
    if (action == NONE) return;
    f->subject = W32T_OF_FILE;
    f->action = action;
    f->irp = ask_either(e, "IrpPtr", "Irp");
    if (action == READ || action == WRITE) f->bytes = ask_either(e, "IoSize", "IOSize");
}

static void disk_facts(w32t_event *e, w32t_facts *f) {
    const w32t_etw_record *r = e->native;
    uint8_t action = e->provider_id.data1 == 0x3d6fa8d4 ? disk_class(e->opcode) : NONE;
    uint64_t ticks = 0;
    if (action == NONE) return;
    f->subject = W32T_OF_DISK;
    f->action = action;
    if (action != OTHER && !ask(e, "TransferSize", &f->bytes)) f->bytes = 0;
    if (ask(e, "HighResResponseTime", &ticks) && r && r->session) take_time(f, ticks, r->session->perf_frequency);
}

w32t_facts w32t_facts_of_kernel(w32t_event *e) {
    w32t_facts f = {.subject = W32T_OF_NOTHING};
    bool classic = e->encoding == W32T_ENC_CLASSIC;
    uint8_t action;
    switch (w32t_kernel_subject_of(e)) {
    case W32T_KERNEL_FILE:
        file_facts(e, classic, &f);
        break;
    case W32T_KERNEL_DISK:
        disk_facts(e, &f);
        break;
    case W32T_KERNEL_REGISTRY:
        action = classic ? key_class(e->opcode) : key_provider(e->id);
        if (action == NONE) break;
        f.subject = W32T_OF_REGISTRY;
        f.action = action;
        key_outcome(e, &f);
        break;
    case W32T_KERNEL_NETWORK:
        action = network(classic ? e->opcode : e->id);
        if (action == NONE) break;
        f.subject = W32T_OF_NETWORK;
        f.action = action;
        if ((action == READ || action == WRITE) && !ask(e, "size", &f.bytes)) f.bytes = 0;
        break;
    default:
        break;
    }
    return f;
}

// ---- Operations under way

// Packets of different recordings have the same addresses.
static uint64_t key_of(const w32t_event *e, uint64_t irp) {
    const w32t_etw_record *r = e->native;
    return irp ^ (r ? (uint64_t)(uintptr_t)r->session << 16 : 0);
}

void w32t_operation_begins(w32t_under_way *u, const w32t_event *e, const w32t_facts *f, size_t row) {
    uint64_t key = key_of(e, f->irp);
    size_t at = (size_t)(uintptr_t)w32t_table_get(&u->index, key);
    if (!at) {
        if (u->count == UNDER_WAY_MOST) return;
        if (u->count == u->room)
            u->items = w32t_realloc(u->items, (u->room = u->room ? u->room * 2 : 256) * sizeof *u->items);
        at = ++u->count;
        w32t_table_put(&u->index, key, (void *)(uintptr_t)at);
    }
    u->items[at - 1] = (w32t_operation){*f, e->time, row, true};
}

const w32t_operation *w32t_operation_ends(w32t_under_way *u, const w32t_event *e, const w32t_facts *f) {
    size_t at = (size_t)(uintptr_t)w32t_table_get(&u->index, key_of(e, f->irp));
    if (!at || !u->items[at - 1].open || e->time < u->items[at - 1].time) return NULL;
    u->items[at - 1].open = false;
    return &u->items[at - 1];
}

void w32t_under_way_free(w32t_under_way *u) {
    w32t_table_free(&u->index);
    free(u->items);
}
