// SPDX-License-Identifier: Apache-2.0
// Kernel-style rundown. The hook id is group × 256 + opcode: process 0x03, thread 0x05, image load 0x03/0x0a, other
// image events 0x14. A SYSTEM64 header (32 bytes) carries the thread and process that caused the event.
#include "write/etl/etl_kernel.h"

#include <string.h>

#include "base/span.h"
#include "base/utf.h"

#define SYSTEM_HEADER 32u

static void put_u32(w32t_buf *b, uint32_t v) {
    w32t_buf_put(b, &v, 4);
}

static void put_u64(w32t_buf *b, uint64_t v) {
    w32t_buf_put(b, &v, 8);
}

static void put_wide(w32t_buf *b, const char *text) {
    if (text) w32t_utf8_to_utf16(b, text, strlen(text));
    w32t_buf_put(b, "\0", 2);
}

static void put_narrow(w32t_buf *b, const char *text) {
    w32t_buf_put(b, text ? text : "", text ? strlen(text) + 1 : 1);
}

static bool system_event(w32t_etl_writer *w, uint8_t group, uint8_t opcode, uint16_t version,
                         const w32t_etl_stamp *stamp, w32t_buf *payload) {
    size_t most = w32t_etl_max_event(w) - SYSTEM_HEADER;
    size_t size = payload->n < most ? payload->n : most;
    uint8_t *p = w32t_etl_begin(w, stamp->cpu, SYSTEM_HEADER + size);
    if (p) {
        memset(p, 0, SYSTEM_HEADER);
        w32t_put16(p, version);
        p[2] = 2; // SYSTEM64
        p[3] = 0xC0;
        w32t_put16(p + 4, (uint16_t)(SYSTEM_HEADER + size));
        p[6] = opcode;
        p[7] = group;
        w32t_put32(p + 8, stamp->tid);
        w32t_put32(p + 12, stamp->pid);
        w32t_put64(p + 16, stamp->clock);
        memcpy(p + SYSTEM_HEADER, payload->p, size);
        w32t_etl_commit(w, stamp->cpu, SYSTEM_HEADER + size, stamp->clock);
    }
    w32t_buf_free(payload);
    return p != NULL;
}

bool w32t_etl_process_event(w32t_etl_writer *w, w32t_etl_phase phase, const w32t_etl_stamp *stamp,
                            const w32t_etl_process *p) {
    // a TOKEN_USER header of 16 bytes, then S-1-5-18: no user is known under Wine
    static const uint8_t user[16 + 12] = {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  0, 0, 0,
                                          0, 0, 1, 1, 0, 0, 0, 0, 0, 5, 18, 0, 0, 0};
    w32t_buf b = {0};
    put_u64(&b, 0); // UniqueProcessKey
    put_u32(&b, p->pid);
    put_u32(&b, p->parent);
    put_u32(&b, p->session);
    put_u32(&b, p->exit_status);
    put_u64(&b, 0);                 // DirectoryTableBase
    put_u32(&b, p->wow64 ? 2u : 0); // Flags: bit 1 = 32-bit process
    w32t_buf_put(&b, user, sizeof user);
    put_narrow(&b, p->image);
    put_wide(&b, p->command_line);
    put_wide(&b, NULL); // package
    put_wide(&b, NULL); // application id
    return system_event(w, 0x03, (uint8_t)phase, 4, stamp, &b);
}

bool w32t_etl_thread_event(w32t_etl_writer *w, w32t_etl_phase phase, const w32t_etl_stamp *stamp,
                           const w32t_etl_thread *t) {
    w32t_buf b = {0};
    put_u32(&b, t->pid);
    put_u32(&b, t->tid);
    put_u64(&b, 0); // kernel stack
    put_u64(&b, 0);
    put_u64(&b, t->stack_base);
    put_u64(&b, t->stack_limit);
    put_u64(&b, 0); // affinity: unknown
    put_u64(&b, t->start_address);
    put_u64(&b, t->teb);
    put_u32(&b, 0); // SubProcessTag
    put_u32(&b, 8); // BasePriority 8; page and I/O priority, flags
    return system_event(w, 0x05, (uint8_t)phase, 3, stamp, &b);
}

static bool symbol_ids(w32t_etl_writer *w, const w32t_etl_stamp *stamp, const w32t_etl_image *i) {
    static const w32t_guid control = {0xb3e675d7, 0x2554, 0x4f18, {0x83, 0x0b, 0x27, 0x62, 0x73, 0x25, 0x60, 0xde}};
    w32t_buf b = {0};
    put_u64(&b, i->base);
    put_u64(&b, i->size);
    put_u32(&b, i->pid);
    put_u32(&b, i->time_stamp);
    put_wide(&b, i->original_name);
    bool ok = w32t_etl_classic(w, &control, 0, 0, 2, stamp, b.p, b.n);
    if (ok && i->has_rsds) {
        b.n = 0;
        put_u64(&b, i->base);
        put_u32(&b, i->pid);
        w32t_buf_put(&b, &i->pdb_guid, 16);
        put_u32(&b, i->pdb_age);
        put_narrow(&b, i->pdb_name);
        ok = w32t_etl_classic(w, &control, 36, 0, 2, stamp, b.p, b.n);
    }
    w32t_buf_free(&b);
    return ok;
}

bool w32t_etl_image_event(w32t_etl_writer *w, w32t_etl_phase phase, const w32t_etl_stamp *stamp,
                          const w32t_etl_image *i) {
    w32t_buf b = {0};
    put_u64(&b, i->base);
    put_u64(&b, i->size);
    put_u32(&b, i->pid);
    put_u32(&b, i->checksum);
    put_u32(&b, i->time_stamp);
    put_u32(&b, 0); // signature level and type
    put_u64(&b, i->default_base);
    for (int n = 0; n < 4; n++)
        put_u32(&b, 0);
    put_wide(&b, i->path);
    bool load = phase == W32T_ETL_START;
    bool ok = system_event(w, load ? 0x03 : 0x14, load ? 0x0a : (uint8_t)phase, 3, stamp, &b);
    if (ok && (load || phase == W32T_ETL_DC_START)) ok = symbol_ids(w, stamp, i);
    return ok;
}
