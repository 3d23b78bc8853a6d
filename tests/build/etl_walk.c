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

bool w32t_plain_lz77(const uint8_t *in, size_t n, uint8_t *out, size_t size) {
    size_t at = 0, made = 0, half_at = 0; // half_at: index + 1 of a byte whose high half is still to be used
    uint32_t flags = 0, left = 0;
    while (made < size) {
        if (!left) {
            if (n - at < 4) return false;
            flags = u32(in + at);
            at += 4;
            left = 32;
        }
        left--;
        if (!(flags >> left & 1)) {
            if (at == n) return false;
            out[made++] = in[at++];
            continue;
        }
        if (n - at < 2) return false;
        size_t length = u16(in + at) & 7, distance = (u16(in + at) >> 3) + 1u;
        at += 2;
        if (length == 7) {
            if (half_at) {
                length = in[half_at - 1] >> 4;
                half_at = 0;
            } else {
                if (at == n) return false;
                length = in[at] & 15;
                half_at = ++at;
            }
            if (length == 15) {
                if (at == n) return false;
                length = in[at++];
                if (length == 255) {
                    if (n - at < 2) return false;
                    length = u16(in + at);
                    at += 2;
                    if (!length) {
                        if (n - at < 4) return false;
                        length = u32(in + at);
                        at += 4;
                    }
                    if (length < 15 + 7) return false;
                    length -= 15 + 7;
                }
                length += 15;
            }
            length += 7;
        }
        length += 3;
        if (distance > made || length > size - made) return false;
        for (; length; length--, made++)
            out[made] = out[made - distance];
    }
    return true;
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
    w->in = 0x48;
    if (!ok) w->bad = true;
    return ok;
}

// The buffer at w->at, uncompressed; NULL when it breaks the layout.
static const uint8_t *open_buffer(w32t_etl_walk *w, uint32_t *size, uint32_t *fill) {
    const uint8_t *b = w->bytes + w->at;
    if (w->size - w->at < 0x48) return NULL;
    *size = u32(b);
    *fill = u32(b + 0x30);
    if (*size < 0x48 || *size > w->size - w->at || *fill < 0x48 || *fill > 0x1000000) return NULL;
    if (!(u16(b + 0x34) & 0x40)) return *fill <= *size ? b : NULL;
    if (w->opened != w->at + 1) {
        free(w->open);
        w->open = malloc(*fill);
        if (!w32t_plain_lz77(b + 0x48, *size - 0x48, w->open + 0x48, *fill - 0x48)) return NULL;
        w->opened = w->at + 1;
        w->packed++;
    }
    return w->open;
}

bool w32t_etl_walk_next(w32t_etl_walk *w, w32t_walked *out) {
    uint32_t size, fill;
    for (; !w->bad && w->at < w->size; w->at += size, w->in = 0x48, w->buffer++) {
        const uint8_t *b = open_buffer(w, &size, &fill);
        if (!b) {
            w->bad = true;
            return false;
        }
        if (w->in >= fill) continue;
        const uint8_t *e = b + w->in;
        memset(out, 0, sizeof *out);
        out->event = e;
        out->kind = e[2];
        out->buffer = w->buffer;
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
    free(w->open);
}
