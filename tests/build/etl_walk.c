// SPDX-License-Identifier: Apache-2.0
// See etl_walk.h.
#include "build/etl_walk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint16_t u16(const uint8_t *p) {
    return (uint16_t)(p[0] | p[1] << 8);
}
static uint32_t u32(const uint8_t *p) {
    return (uint32_t)u16(p) | (uint32_t)u16(p + 2) << 16;
}
static uint64_t u64(const uint8_t *p) {
    return u32(p) | (uint64_t)u32(p + 4) << 32;
}

bool w32t_etl_walk_open(w32t_etl_walk *w, const char *path) {
    memset(w, 0, sizeof *w);
    FILE *f = fopen(path, "rb");
    if (!f) return false;
    fseek(f, 0, SEEK_END);
    w->size = (size_t)ftell(f);
    rewind(f);
    w->bytes = malloc(w->size + 1);
    bool ok = fread(w->bytes, 1, w->size, f) == w->size && w->size >= 0x48;
    fclose(f);
    if (ok) w->buffer_size = u32(w->bytes);
    w->in = 0x48;
    if (!ok || w->buffer_size < 0x48) w->bad = true;
    return ok;
}

bool w32t_etl_walk_next(w32t_etl_walk *w, w32t_walked *out) {
    for (; !w->bad && w->at + w->buffer_size <= w->size; w->at += w->buffer_size, w->in = 0x48) {
        const uint8_t *b = w->bytes + w->at;
        uint32_t fill = u32(b + 0x30);
        if (u32(b) != w->buffer_size || fill > w->buffer_size || fill < 0x48) {
            w->bad = true;
            return false;
        }
        if (w->in >= fill) continue;
        const uint8_t *e = b + w->in;
        memset(out, 0, sizeof *out);
        out->event = e;
        out->kind = e[2];
        out->buffer = w->at / w->buffer_size;
        out->size = e[2] <= 2 ? u16(e + 4) : u16(e);
        if ((e[3] & 0xC0) != 0xC0 || out->size < 16 || out->size > fill - w->in) {
            w->bad = true;
            return false;
        }
        w->in += (out->size + 7u) & ~7u;
        out->tid = u32(e + 8);
        out->pid = u32(e + 12);
        out->clock = u64(e + 16);
        out->payload = e + (e[2] == 2 ? 32 : e[2] == 0x14 ? 48 : 80);
        if (e[2] == 0x13) {
            out->opcode = e[45];
            bool more = u16(e + 4) & 1;
            while (more) {
                const uint8_t *item = out->payload;
                if (u16(item + 2) == 11) out->name = (const char *)item + 8 + 3;
                if (u16(item + 2) == 12) out->provider = (const char *)item + 8 + 2;
                more = u16(item + 4) & 1;
                out->payload += u16(item);
            }
        }
        out->payload_size = out->size - (uint32_t)(out->payload - e);
        return true;
    }
    return false;
}

void w32t_etl_walk_close(w32t_etl_walk *w) {
    free(w->bytes);
}
