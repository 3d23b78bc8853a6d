// SPDX-License-Identifier: Apache-2.0
// When threads make calls faster than they can be encoded, their raw records are copied to a file beside the recording,
// several times faster than encoding, and encoded once the rings are calm. A round is what one pass copied; rounds are
// encoded in order, so each ring's records stay in order, and records younger than the start of their round wait for
// the next one, so that other rings' older ones come first.
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/os.h"
#include "capture/drain_internal.h"
#include "capture/launch.h"

#define BLOCK_MAGIC 0x4b4c4253u // "SBLK"

typedef struct w32t_spool_block {
    uint32_t magic, round;
    uint32_t slot, ring;   // whose
    uint32_t start, bytes; // position in the ring
    uint32_t tid, reserved;
    uint64_t ticks; // when the round began
} w32t_spool_block;

static bool open_for_writing(w32t_drain *d) {
    if (d->spool_open) return true;
    if (!d->c.spool || d->spool_refused) return false;
    if (w32t_shared_create(&d->spool, d->c.spool, 0, NULL)) {
        d->spool_refused = true;
        return false;
    }
    d->spool_open = true;
    return true;
}

void w32t_drain_spool_open(w32t_drain *d) {
    w32t_input *in;
    if (!d->c.spool || w32t_input_open(d->c.spool, &in, NULL)) return;
    d->spool_written = in->size;
    w32t_input_close(in);
    d->spool_open = w32t_shared_open(&d->spool, d->c.spool, NULL) == W32T_OK;
    if (!d->spool_open) d->spool_written = 0;
}

void w32t_drain_spool_close(w32t_drain *d, bool remove) {
    if (d->spool_open) w32t_shared_close(&d->spool);
    d->spool_open = false;
    if (remove && d->c.spool) w32t_remove_file(d->c.spool);
}

// The ring's bytes go behind whatever it still has from earlier rounds, then to the file, and are forgotten again.
static bool spool_ring(w32t_drain *d, process *p, ring *r, uint64_t now_ticks, bool first) {
    uint32_t n = r->head - r->got;
    size_t left = r->size - r->at;
    if (first) left = 0; // held back by a pass without spool: still in the ring, and read from there
    if (left) memmove(r->bytes, r->bytes + r->at, left);
    r->at = 0;
    r->size = left;
    if (!w32t_drain_read(p, r, r->got, n, left)) return false;
    w32t_spool_block b = {.magic = BLOCK_MAGIC,
                          .round = d->spool_round,
                          .slot = p->slot,
                          .ring = r->index,
                          .start = r->got,
                          .bytes = n,
                          .tid = r->owner,
                          .ticks = now_ticks};
    // a block counts when its header is there, so that comes last
    if (!w32t_shared_write(&d->spool, d->spool_written + sizeof b, r->bytes + left, n) ||
        !w32t_shared_write(&d->spool, d->spool_written, &b, sizeof b)) {
        d->spool_refused = true; // the disk is full: agents wait, as they would without a spool
        return false;
    }
    d->spool_written += sizeof b + n;
    r->got = r->tail = r->head;
    w32t_shared_write(&p->file, w32t_drain_ring_at(p, r) + offsetof(w32t_ring, tail), &r->tail, 4);
    return true;
}

// An encoded call takes up to this many times the bytes of its raw records.
#define GROWTH 8u

// What is set aside must find room once it is encoded, or a disk would be filled with what nobody can read.
static bool room_for_all(w32t_drain *d) {
    uint64_t pending = d->spool_written - d->spool_read;
    for (size_t i = 0; i < d->count; i++)
        for (uint32_t k = 0; d->processes[i]->open && k < d->processes[i]->ring_count; k++)
            pending += d->processes[i]->rings[k]->head - d->processes[i]->rings[k]->got;
    return w32t_free_space(d->c.spool) / GROWTH > pending;
}

bool w32t_drain_spool(w32t_drain *d, uint64_t now_ticks) {
    if (!open_for_writing(d)) return false;
    if (d->spool_refused || !room_for_all(d)) {
        d->spool_refused = true; // agents wait, as they would without a spool
        return false;
    }
    bool any = false, first = !w32t_drain_spooled(d);
    // what was encoded and is not in the file stays in the ring: a spool begins where the file ends
    if (first && w32t_etl_pending(d->c.etl) && w32t_drain_keep(d)) return false;
    d->spool_round++;
    for (size_t i = 0; i < d->count; i++) {
        process *p = d->processes[i];
        for (uint32_t k = 0; p->open && k < p->ring_count; k++) {
            ring *r = p->rings[k];
            if (r->broken || r->head == r->got) continue;
            if (!spool_ring(d, p, r, now_ticks, first)) return any;
            any = true;
        }
    }
    return any;
}

static ring *find_ring(w32t_drain *d, uint32_t slot, uint32_t index, process **owner) {
    for (size_t i = 0; i < d->count; i++) {
        process *p = d->processes[i];
        if (p->slot != slot || !p->open || index >= p->ring_count) continue;
        *owner = p;
        return p->rings[index];
    }
    return NULL;
}

// Appends a block's bytes to its ring's; those the recording holds already (recovery) are passed over.
static void take_block(w32t_drain *d, const w32t_spool_block *b, uint64_t at) {
    process *p;
    ring *r = find_ring(d, b->slot, b->ring, &p);
    if (!r || r->broken) return;
    uint32_t n = b->bytes, skip = 0;
    if (d->c.recovering) {
        uint32_t next = r->taken + (uint32_t)(r->size - r->at);
        if ((int32_t)(b->start + n - next) <= 0) return;
        if ((int32_t)(next - b->start) > 0) skip = next - b->start;
        r->got = b->start + n;
    }
    size_t left = r->size - r->at;
    if (left) memmove(r->bytes, r->bytes + r->at, left);
    r->at = 0;
    w32t_drain_room(r, left + n - skip);
    r->size = left;
    if (!w32t_shared_read(&d->spool, at + skip, r->bytes + left, n - skip)) {
        p->enc.damage++;
        return;
    }
    r->size = left + n - skip;
    if (!left) r->thread.tid = b->tid;
    w32t_drain_update_ticks(r);
}

static void push_all(w32t_drain *d) {
    d->heap_count = 0;
    for (size_t i = 0; i < d->count; i++) {
        process *p = d->processes[i];
        for (uint32_t k = 0; p->open && k < p->ring_count; k++) {
            if (p->rings[k]->size > p->rings[k]->at) w32t_drain_push(d, p, p->rings[k]);
        }
    }
}

// One thread names a function and another calls it at once: the call may be in the last round of the spool while its
// name is still in the other's ring. Names that rings hold are taken beforehand; when their turn comes they are known.
static void names_ahead(w32t_drain *d) {
    for (size_t i = 0; i < d->count; i++) {
        process *p = d->processes[i];
        for (uint32_t k = 0; p->open && k < p->ring_count; k++) {
            ring *r = p->rings[k];
            w32t_ring h;
            if (r->broken || !w32t_shared_read(&p->file, w32t_drain_ring_at(p, r), &h, sizeof h)) continue;
            uint32_t n = h.head - r->got;
            if (!n || n > p->ring_bytes || n % 8) continue;
            w32t_drain_room(r, r->size + n);
            if (!w32t_drain_read(p, r, r->got, n, r->size)) continue;
            for (uint32_t at = 0; n - at >= 8;) {
                const uint8_t *record = r->bytes + r->size + at;
                uint32_t bytes = 8u * w32t_le16(record);
                if (!bytes || bytes > n - at) break;
                if (record[2] == W32T_REC_FUNCTION || record[2] == W32T_REC_INTERFACE)
                    w32t_encode_record(&d->enc, &p->enc, &r->thread, w32t_span_of(record, bytes), (w32t_span){NULL, 0});
                at += bytes;
            }
        }
    }
}

// Takes up the blocks of the next round; false when the file ends in a block that was never whole.
static bool take_round(w32t_drain *d) {
    w32t_spool_block b;
    uint32_t round = 0;
    while (w32t_drain_spooled(d)) {
        bool sound = w32t_shared_read(&d->spool, d->spool_read, &b, sizeof b) && b.magic == BLOCK_MAGIC &&
                     b.bytes <= d->spool_written - d->spool_read - sizeof b;
        if (!sound) return false;
        if (round && b.round != round) return true;
        round = b.round;
        d->round_ticks = b.ticks;
        take_block(d, &b, d->spool_read + sizeof b);
        d->spool_read += sizeof b + b.bytes;
    }
    return true;
}

w32t_status w32t_drain_unspool(w32t_drain *d, uint64_t hold_ticks, uint32_t most) {
    bool open = d->round_open;
    d->round_open = false;
    if (!open && !take_round(d))
        d->spool_read =
            d->spool_written; // a block that was being written when the collector was killed: still in its ring
    push_all(d);
    bool finished = !w32t_drain_spooled(d);
    if (finished) names_ahead(d);
    uint64_t until = finished ? UINT64_MAX : d->round_ticks > hold_ticks ? d->round_ticks - hold_ticks : 0;
    w32t_status status = w32t_drain_merge(d, until, finished, most, &d->round_open);
    if (d->round_open) return status;
    if (finished && !status && !d->c.recovering) status = w32t_drain_keep(d);
    if (finished && !status && !d->c.recovering) {
        // Its pages are given back now that the rings are calm, and not when it is needed again or when all is over.
        d->spool_read = d->spool_written = 0;
        w32t_drain_spool_close(d, true);
    }
    return status;
}
