// SPDX-License-Identifier: Apache-2.0
// See drain.h. States of a ring as seen from here: `taken` is how far records were encoded, `tail` how far the file
// holds them (what the agent sees). Invariants: tail <= taken <= head; `taken` moves only past whole records; a ring's
// next_* fields are written before the recording, its tail after it.
#include "capture/drain_internal.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/os.h"
#include "capture/encode_call.h"
#include "capture/launch.h"
#include "base/status.h"
#include "write/etl/etl_kernel.h"

// ---- the fields of a ring that the collector writes

uint64_t w32t_drain_ring_at(const process *p, const ring *r) {
    return W32T_RING_FIRST + (uint64_t)r->index * p->stride;
}

static void on_write(void *context, uint64_t offset, uint32_t fill, bool done) {
    w32t_drain *d = context;
    for (size_t i = 0; i < d->count; i++) {
        process *p = d->processes[i];
        for (uint32_t k = 0; p->open && k < p->ring_count; k++) {
            ring *r = p->rings[k];
            if (!r->dirty && (done || r->taken == r->kept)) continue;
            r->dirty = !done;
            if (done) {
                r->kept = r->taken;
                if ((int32_t)(r->kept - r->tail) > 0) r->tail = r->kept;
            }
            uint32_t fields[6] = {r->tail, r->taken, (uint32_t)offset, (uint32_t)(offset >> 32), fill, r->kept};
            w32t_shared_write(&p->file, w32t_drain_ring_at(p, r) + offsetof(w32t_ring, tail), fields, sizeof fields);
        }
    }
}

// ---- life cycle

w32t_drain *w32t_drain_new(const w32t_drain_config *config) {
    w32t_drain *d = w32t_alloc(sizeof *d);
    d->c = *config;
    w32t_encoder_init(&d->enc, config->etl, config->db, &config->limits);
    w32t_etl_watch(config->etl, on_write, d);
    if (config->recovering) w32t_drain_spool_open(d);
    return d;
}

static void close_process(process *p) {
    for (uint32_t k = 0; k < p->ring_count; k++) {
        w32t_enc_thread_free(&p->rings[k]->thread);
        free(p->rings[k]->bytes);
        free(p->rings[k]);
    }
    free(p->rings);
    p->rings = NULL;
    p->ring_count = p->ring_room = 0;
    if (p->open) w32t_shared_close(&p->file);
    p->open = false;
    w32t_enc_process_free(&p->enc);
}

void w32t_drain_free(w32t_drain *d) {
    if (!d) return;
    w32t_etl_watch(d->c.etl, NULL, NULL);
    for (size_t i = 0; i < d->count; i++) {
        close_process(d->processes[i]);
        free(d->processes[i]);
    }
    free(d->processes);
    free(d->heap);
    w32t_drain_spool_close(d, false);
    w32t_encoder_free(&d->enc);
    free(d);
}

w32t_encoder *w32t_drain_encoder(w32t_drain *d) {
    return &d->enc;
}

bool w32t_drain_has(const w32t_drain *d, uint32_t slot) {
    for (size_t i = 0; i < d->count; i++) {
        if (d->processes[i]->slot == slot) return true;
    }
    return false;
}

const char *w32t_drain_image(const w32t_drain *d, uint32_t slot) {
    for (size_t i = 0; i < d->count; i++) {
        if (d->processes[i]->slot == slot) return d->processes[i]->enc.image;
    }
    return "";
}

static void settle_rings(w32t_drain *d, process *p);

// X.etl.ring-… → X.etl.fn-…
static void names_path(process *p, const char *ring_path) {
    const char *at = NULL;
    for (const char *s = ring_path; (s = strstr(s, ".ring-")) != NULL; s++)
        at = s;
    if (!at) return;
    snprintf(p->enc.names_path, sizeof p->enc.names_path, "%.*s.fn-%s", (int)(at - ring_path), ring_path, at + 6);
}

// QPC stamps: the agent noted the same moments as FILETIMEs.
static void clock_from_moments(w32t_drain *d, process *p) {
    const w32t_ring_file *h = &p->head;
    double rate = h->qpc_frequency ? 1e9 / (double)h->qpc_frequency : 1;
    if (h->clock == W32T_CLOCK_TSC && h->end_ticks > h->start_ticks && h->end_filetime > h->start_filetime) {
        rate = 100.0 * (double)(h->end_filetime - h->start_filetime) / (double)(h->end_ticks - h->start_ticks);
    }
    uint64_t since =
        h->start_filetime > d->c.qpc_start_filetime ? (h->start_filetime - d->c.qpc_start_filetime) * 100 : 0;
    w32t_tick_clock_set(&p->own_clock, h->start_ticks, d->c.qpc_start_clock + since, rate);
}

w32t_status w32t_drain_add(w32t_drain *d, const char *ring_path, uint32_t slot, w32t_error *error) {
    process *p = w32t_alloc(sizeof *p);
    w32t_status status = w32t_shared_open(&p->file, ring_path, error);
    if (status) {
        free(p);
        return status;
    }
    w32t_ring_file *h = &p->head;
    bool ok =
        w32t_shared_read(&p->file, 0, h, sizeof *h) && h->magic == W32T_RING_MAGIC && h->version == W32T_RING_VERSION;
    // a power of two, and rings that do not overlap; what the header says decides all offsets below
    ok = ok && h->ring_bytes >= 0x10000 && h->ring_bytes <= 0x10000000 && (h->ring_bytes & (h->ring_bytes - 1)) == 0 &&
         h->ring_stride >= (uint64_t)W32T_RING_DATA + h->ring_bytes && h->ring_stride <= 0x20000000 &&
         (h->word_size == 8 || h->word_size == 4);
    if (h->magic == W32T_RING_MAGIC && h->version != W32T_RING_VERSION) {
        w32t_shared_close(&p->file);
        free(p);
        w32t_fail(error, W32T_E_UNSUPPORTED, W32T_NO_OFFSET,
                  "left over by another version of win32trace, which can add it to the recording");
        return w32t_fail_in(error, W32T_E_UNSUPPORTED, ring_path);
    }
    if (!ok) {
        w32t_shared_close(&p->file);
        free(p);
        w32t_fail(error, W32T_E_FORMAT, 0, "not a ring of this version, or not written yet");
        return w32t_fail_in(error, W32T_E_FORMAT, ring_path);
    }
    p->open = true;
    p->slot = slot;
    p->ring_bytes = h->ring_bytes;
    p->stride = h->ring_stride;
    p->enc.pid = h->pid;
    p->enc.word_size = h->word_size;
    p->enc.plan = d->c.plan[h->word_size == 4];
    if (h->clock == W32T_CLOCK_TSC && d->c.clock) {
        p->enc.clock = d->c.clock;
    } else {
        clock_from_moments(d, p);
        p->enc.clock = &p->own_clock;
    }
    names_path(p, ring_path);
    if (d->c.recovering) {
        settle_rings(d, p);
        w32t_encode_load_names(&p->enc);
    }
    if (d->count == d->room) {
        d->room = d->room ? d->room * 2 : 16;
        d->processes = w32t_realloc(d->processes, d->room * sizeof *d->processes);
    }
    d->processes[d->count++] = p;
    d->totals.processes++;
    return W32T_OK;
}

// ---- fetching

// How far the recording already holds a left-over ring's records.
static uint32_t settled(w32t_drain *d, const w32t_ring *h) {
    if (!d->c.recovering || !h->next_offset || h->next_tail == h->kept) return h->kept;
    w32t_input *in;
    if (w32t_input_open(d->c.recording, &in, NULL)) return h->kept;
    uint8_t b[W32T_ETL_BUFFER_HEADER];
    bool held = w32t_input_read(in, h->next_offset, b, sizeof b) == sizeof b && w32t_etl_holds(b, h->next_fill);
    w32t_input_close(in);
    return held ? h->next_tail : h->kept;
}

static ring *ring_of(w32t_drain *d, process *p, uint32_t index, const w32t_ring *h) {
    while (p->ring_count <= index) {
        if (p->ring_count == p->ring_room) {
            p->ring_room = p->ring_room ? p->ring_room * 2 : 8;
            p->rings = w32t_realloc(p->rings, p->ring_room * sizeof *p->rings);
        }
        ring *r = w32t_alloc(sizeof *r);
        r->index = p->ring_count;
        r->thread.pid = p->enc.pid;
        if (r->index == index) {
            r->kept = r->taken = r->got = r->tail = settled(d, h);
            if (d->c.recovering) r->tail = h->tail;
            r->thread.tid = h->tid;
        }
        p->rings[p->ring_count++] = r;
    }
    return p->rings[index];
}

// What the recording holds is asked once, before anything is added to it, and noted: another buffer may come to stand
// where a ring's last one would have been.
static void settle_rings(w32t_drain *d, process *p) {
    for (uint32_t k = 0; k < p->head.rings && k < W32T_RING_MAX_RINGS; k++) {
        w32t_ring h;
        if (!w32t_shared_read(&p->file, W32T_RING_FIRST + (uint64_t)k * p->stride, &h, sizeof h)) return;
        ring *r = ring_of(d, p, k, &h);
        if (!d->c.recovering || (h.kept == r->kept && h.next_tail == r->kept)) continue;
        uint32_t fields[6] = {h.tail, r->kept, 0, 0, 0, r->kept};
        w32t_shared_write(&p->file, w32t_drain_ring_at(p, r) + offsetof(w32t_ring, tail), fields, sizeof fields);
    }
}

void w32t_drain_room(ring *r, size_t n) {
    if (r->room >= n) return;
    r->room = n < 0x8000 ? 0x8000 : n;
    r->bytes = w32t_realloc(r->bytes, r->room);
}

bool w32t_drain_read(process *p, ring *r, uint32_t from, uint32_t n, size_t at) {
    w32t_drain_room(r, at + n);
    uint32_t offset = from & (p->ring_bytes - 1), first = p->ring_bytes - offset;
    uint64_t data = w32t_drain_ring_at(p, r) + W32T_RING_DATA;
    if (first > n) first = n;
    return w32t_shared_read(&p->file, data + offset, r->bytes + at, first) &&
           (first == n || w32t_shared_read(&p->file, data, r->bytes + at + first, n - first));
}

// Size of the record at `at`, 0 when it is damaged or not whole.
static size_t record_size(const ring *r) {
    if (r->size - r->at < 8) return 0;
    size_t n = 8u * (size_t)w32t_le16(r->bytes + r->at);
    return n && n <= r->size - r->at ? n : 0;
}

void w32t_drain_update_ticks(ring *r) {
    size_t n = record_size(r);
    uint64_t ticks;
    if (n && w32t_record_ticks(r->bytes + r->at, n, &ticks)) r->ticks = ticks;
}

// What a ring's header says now.
static void look_at_ring(w32t_drain *d, process *p, uint32_t index, uint32_t *busiest) {
    w32t_ring h;
    if (!w32t_shared_read(&p->file, W32T_RING_FIRST + (uint64_t)index * p->stride, &h, sizeof h)) return;
    ring *r = ring_of(d, p, index, &h);
    r->owner = h.tid;
    if (!r->thread.tid) r->thread.tid = h.tid;
    r->head = h.head;
    r->ended = h.state == W32T_RING_ENDED;
    uint32_t n = h.head - r->got, fill = (uint32_t)((uint64_t)(h.head - r->tail) * 1000 / p->ring_bytes);
    bool spooled = d->c.recovering && w32t_drain_spooled(d);      // then the ring's part begins behind the spool's
    if (!r->broken && !spooled && (n > p->ring_bytes || n % 8)) { // the agent never does this
        p->enc.damage++;
        r->broken = true;
    }
    if (r->broken) { // nothing in it can be believed any more; its thread goes on
        r->taken = r->got = h.head;
        r->size = r->at = 0;
        return;
    }
    r->drops = h.drops;
    memcpy(r->left_out, h.left_out, sizeof r->left_out);
    r->waits = h.waits;
    if (fill > *busiest) *busiest = fill;
}

static void fetch_ring(w32t_drain *d, process *p, ring *r, uint32_t *budget) {
    r->size = r->at = 0;
    uint32_t n = r->head - r->got;
    if (r->broken || !n) return;
    if (n > FETCH_MAX) n = FETCH_MAX;
    if (n > *budget || !w32t_drain_read(p, r, r->got, n, 0)) return;
    *budget -= n;
    r->size = n;
    w32t_drain_update_ticks(r);
    w32t_drain_push(d, p, r);
}

// ---- merging

static bool before(const w32t_drain *d, size_t a, size_t b) {
    return d->heap[a].r->ticks < d->heap[b].r->ticks;
}

static void sift_down(w32t_drain *d, size_t i) {
    for (;;) {
        size_t least = i, l = 2 * i + 1, r = l + 1;
        if (l < d->heap_count && before(d, l, least)) least = l;
        if (r < d->heap_count && before(d, r, least)) least = r;
        if (least == i) return;
        process *p = d->heap[i].p;
        ring *q = d->heap[i].r;
        d->heap[i] = d->heap[least];
        d->heap[least].p = p;
        d->heap[least].r = q;
        i = least;
    }
}

void w32t_drain_push(w32t_drain *d, process *p, ring *r) {
    if (d->heap_count == d->heap_room) {
        d->heap_room = d->heap_room ? d->heap_room * 2 : 64;
        d->heap = w32t_realloc(d->heap, d->heap_room * sizeof *d->heap);
    }
    d->heap[d->heap_count].p = p;
    d->heap[d->heap_count++].r = r;
}

// The Stop of a call that another thread began: it goes to that thread's call, as if it had returned there.
static w32t_enc_thread *thread_of(process *p, ring *r, w32t_span *record) {
    w32t_stop_moved from;
    if (record->p[2] != W32T_REC_STOP || !(record->p[3] & W32T_STOP_MOVED)) return &r->thread;
    if (record->n < sizeof(w32t_rec_stop) + sizeof from) return &r->thread;
    record->n -= sizeof from;
    memcpy(&from, record->p + record->n, sizeof from);
    if (from.ring >= p->ring_count || p->rings[from.ring]->thread.tid != from.tid) return &r->thread;
    return &p->rings[from.ring]->thread;
}

enum take_result { TAKE_MORE, TAKE_EMPTY, TAKE_STOP };

// Encodes the record at the ring's place.
static enum take_result take(w32t_drain *d, process *p, ring *r, bool last) {
    size_t n = record_size(r);
    if (!n) {
        if (r->size - r->at >= 8 && (!w32t_le16(r->bytes + r->at) || r->size < FETCH_MAX)) {
            // a record of size 0, or one that reaches beyond what its thread published
            p->enc.damage++;
            r->broken = true;
        }
        if (r->broken) r->at = r->size; // what is left is given up
        return TAKE_EMPTY;              // cut by FETCH_MAX: the next round has it whole
    }
    w32t_span record = {r->bytes + r->at, n}, stack = {NULL, 0};
    size_t used = n;
    if (record.p[2] == W32T_REC_START && d->c.stacks) {
        ring ahead = *r;
        ahead.at += n;
        size_t m = record_size(&ahead);
        if (!m && !last) return TAKE_EMPTY; // its stack may still be coming
        if (m && r->bytes[ahead.at + 2] == W32T_REC_STACK) {
            stack = (w32t_span){r->bytes + ahead.at, m};
            used += m;
        }
    }
    w32t_enc_thread *thread = thread_of(p, r, &record);
    if (!w32t_encode_record(&d->enc, &p->enc, thread, record, stack)) return TAKE_STOP;
    d->totals.records++;
    r->at += used;
    r->taken += (uint32_t)used;
    if ((int32_t)(r->taken - r->got) > 0) r->got = r->taken;
    w32t_drain_update_ticks(r);
    return r->at < r->size ? TAKE_MORE : TAKE_EMPTY;
}

w32t_status w32t_drain_merge(w32t_drain *d, uint64_t until, bool last, uint32_t most, bool *cut) {
    uint64_t stop = d->totals.records + most;
    *cut = false;
    for (size_t i = d->heap_count; i > 0; i--)
        sift_down(d, i - 1);
    while (d->heap_count) {
        process *p = d->heap[0].p;
        ring *r = d->heap[0].r;
        if (r->ticks > until) break; // all others are younger still
        *cut = d->totals.records >= stop;
        if (*cut) break;
        uint64_t other = UINT64_MAX;
        for (size_t k = 1; k < 3 && k < d->heap_count; k++) {
            if (d->heap[k].r->ticks < other) other = d->heap[k].r->ticks;
        }
        enum take_result t;
        do {
            t = take(d, p, r, last);
        } while (t == TAKE_MORE && r->ticks <= other && r->ticks <= until && d->totals.records < stop);
        if (t == TAKE_STOP) return w32t_etl_status(d->c.etl, NULL);
        if (t == TAKE_EMPTY) d->heap[0] = d->heap[--d->heap_count];
        sift_down(d, 0);
    }
    return W32T_OK;
}

static void note_lost(w32t_drain *d) {
    uint64_t drops = d->ended_drops, waits = d->ended_waits, damage = 0;
    for (size_t i = 0; i < d->count; i++) {
        process *p = d->processes[i];
        damage += p->enc.damage;
        for (uint32_t k = 0; k < p->ring_count; k++) {
            drops += p->rings[k]->drops;
            waits += p->rings[k]->waits;
        }
    }
    if (damage > d->lost_told) w32t_etl_lost(d->c.etl, damage - d->lost_told, 0);
    d->lost_told = damage;
    d->totals.waits = waits;
    d->totals.drops = drops;
}

static void look_at_process(w32t_drain *d, process *p, uint32_t *busiest) {
    w32t_ring_file h;
    if (!p->open || !w32t_shared_read(&p->file, 0, &h, sizeof h)) return;
    p->head.state = h.state;
    p->head.stop_reason = h.stop_reason;
    p->head.hooked = h.hooked;
    p->head.start_cost_ticks = h.start_cost_ticks;
    uint32_t rings = h.rings < W32T_RING_MAX_RINGS ? h.rings : W32T_RING_MAX_RINGS;
    for (uint32_t k = 0; k < rings; k++)
        look_at_ring(d, p, k, busiest);
}

static w32t_status drain_rings(w32t_drain *d, uint64_t until, bool last) {
    uint32_t budget = FETCH_TOTAL;
    d->heap_count = 0;
    for (size_t i = 0; i < d->count; i++) {
        process *p = d->processes[i];
        for (uint32_t k = 0; p->open && k < p->ring_count; k++)
            fetch_ring(d, p, p->rings[k], &budget);
    }
    bool cut;
    return w32t_drain_merge(d, last ? UINT64_MAX : until, last, UINT32_MAX, &cut);
}

w32t_status w32t_drain_keep(w32t_drain *d) {
    d->flushed_ns = w32t_monotonic_ns();
    return w32t_etl_flush(d->c.etl, d->now_filetime, NULL);
}

// Brings what was encoded into the file. A compressed file gets whole buffers as they fill up; one that is not full
// only when it has waited, when threads need their rings back, or at the end.
static w32t_status keep(w32t_drain *d, bool last, bool took) {
    if (!w32t_etl_compresses(d->c.etl)) return took || last ? w32t_drain_keep(d) : W32T_OK;
    w32t_etl_tee_flush(d->c.etl);
    bool waits = false;
    for (size_t i = 0; i < d->count; i++) {
        const process *p = d->processes[i];
        for (uint32_t k = 0; p->open && k < p->ring_count; k++) {
            const ring *r = p->rings[k];
            waits |= r->taken - r->kept > p->ring_bytes / 4 || (r->ended && r->taken != r->kept);
        }
    }
    uint64_t age = w32t_monotonic_ns() - d->flushed_ns;
    bool due = last || age > KEEP_NS || (waits && age > KEEP_SOON_NS);
    return due && (last || w32t_etl_pending(d->c.etl)) ? w32t_drain_keep(d) : W32T_OK;
}

w32t_status w32t_drain_pass(w32t_drain *d, bool last, uint64_t now_filetime, uint32_t *busiest, w32t_error *error) {
    uint64_t now = d->c.recovering || !d->c.clock ? UINT64_MAX : w32t_ticks_now();
    uint64_t hold_ticks = 0, records = d->totals.records;
    d->now_filetime = now_filetime;
    if (now != UINT64_MAX && d->c.clock->count) {
        double rate = d->c.clock->segment[d->c.clock->count - 1].rate;
        hold_ticks = rate > 0 ? (uint64_t)(HOLD_NS / rate) : 0;
        d->enc.ticks_limit = now + (rate > 0 ? (uint64_t)(1e9 / rate) : 0);
    }
    *busiest = 0;
    for (size_t i = 0; i < d->count; i++)
        look_at_process(d, d->processes[i], busiest);
    w32t_status status = W32T_OK;
    bool spooling = w32t_drain_spooled(d), full = d->spool_written > SPOOL_MAX;
    d->spool_filled = full || (d->spool_filled && *busiest >= SPOOL_CALM);
    if (spooling || (!d->c.recovering && !last && *busiest > SPOOL_FROM && !d->spool_filled)) {
        if (!d->c.recovering && !full && w32t_drain_spool(d, now)) spooling = true;
        if (spooling) status = w32t_drain_unspool(d, hold_ticks, last ? UINT32_MAX : SPOOL_STEP);
        if (w32t_drain_spooled(d)) *busiest = 1000; // no time to rest
    }
    if (!status && !spooling) status = drain_rings(d, now == UINT64_MAX ? UINT64_MAX : now - hold_ticks, last);
    if (!status) note_lost(d);
    bool took = d->totals.records != records;
    if (!status) status = keep(d, last, took);
    if (status) return w32t_etl_status(d->c.etl, error);
    return took || spooling ? W32T_OK : W32T_END;
}

bool w32t_drain_idle(w32t_drain *d) {
    return w32t_code_names_ahead(&d->enc.names);
}

// ---- ends

bool w32t_drain_cut_off(const w32t_drain *d, uint32_t slot) {
    for (size_t i = 0; i < d->count; i++)
        if (d->processes[i]->slot == slot && d->processes[i]->cut_off) return true;
    return false;
}

#define STATUS_STACK_OVERFLOW 0xc00000fdu

bool w32t_drain_overflowed(const w32t_drain *d, uint32_t slot) {
    for (size_t i = 0; i < d->count; i++)
        if (d->processes[i]->slot == slot && d->processes[i]->overflowed) return true;
    return false;
}

w32t_status w32t_drain_end_process(w32t_drain *d, uint32_t slot, bool exit_known, uint32_t exit_status,
                                   w32t_error *error) {
    for (size_t i = 0; i < d->count; i++) {
        process *p = d->processes[i];
        if (p->slot != slot || !p->open) continue;
        w32t_enc_thread last = {.pid = p->enc.pid};
        uint64_t drops = 0, waits = 0, left_out[W32T_LEFT_OUT_KINDS] = {0};
        for (uint32_t k = 0; k < p->ring_count; k++) {
            if (p->rings[k]->thread.clock > last.clock) last = p->rings[k]->thread;
            drops += p->rings[k]->drops;
            for (int n = 0; n < W32T_LEFT_OUT_KINDS; n++)
                left_out[n] += p->rings[k]->left_out[n];
            waits += p->rings[k]->waits;
        }
        d->ended_drops += drops;
        d->ended_waits += waits;
        // ends of calls, and what a thread lost last, are told by no record; each is one event at least
        if (drops > p->enc.drops && !d->c.recovering) w32t_etl_lost(d->c.etl, drops - p->enc.drops, 0);
        w32t_etl_stamp s = {.clock = last.clock, .pid = p->enc.pid, .tid = last.tid};
        uint32_t code = exit_known ? exit_status : p->enc.asked_exit;
        // Wine ends a process whose handlers have no stack left without a status, and without a word to its DLLs
        p->cut_off = exit_known && !exit_status && p->head.state == W32T_PROCESS_LIVE && !p->enc.has_asked_exit;
        p->overflowed = p->cut_off && p->enc.last_exception == STATUS_STACK_OVERFLOW;
        if (p->overflowed) code = STATUS_STACK_OVERFLOW;
        uint32_t signal = p->cut_off && !p->overflowed && d->c.killed_by ? d->c.killed_by(d->c.context, slot) : 0;
        if (signal) code = 128 + signal; // as shells say it: the system has no status for it
        bool known = exit_known || p->enc.has_asked_exit;
        w32t_etl_process k = {.pid = p->enc.pid, .parent = p->enc.parent, .exit_status = code, .image = p->enc.image};
        if (known && p->enc.has_process) w32t_etl_process_event(d->c.etl, W32T_ETL_END, &s, &k);
        w32t_session_writer *w = &d->enc.session;
        w32t_session_u32(w, p->enc.pid);
        w32t_session_u32(w, code);
        w32t_session_u64(w, p->enc.calls);
        w32t_session_u64(w, drops);
        w32t_session_u64(w, waits);
        w32t_session_u64(w, p->enc.damage);
        w32t_session_u32(w, p->head.hooked);
        double rate = p->enc.clock->count ? p->enc.clock->segment[0].rate : 1;
        w32t_session_u64(w, (uint64_t)((double)p->head.start_cost_ticks * rate));
        w32t_session_u32(w, p->head.state);
        w32t_session_u32(w, p->head.stop_reason);
        for (int n = 0; n < W32T_LEFT_OUT_KINDS; n++) {
            w32t_session_u64(w, left_out[n]);
            d->totals.left_out[n] += left_out[n];
        }
        w32t_session_put(w, W32T_SESSION_END, &s);
        d->totals.calls += p->enc.calls;
        d->totals.damage += p->enc.damage;
        if (p->head.state == W32T_PROCESS_STOPPED && p->head.stop_reason != W32T_STOP_LEFT) {
            d->totals.stopped++;
            d->totals.stop_reason = p->head.stop_reason;
        }
        w32t_status status = w32t_etl_flush(d->c.etl, (uint64_t)(w32t_now_ns() / 100) + 116444736000000000u, error);
        if (*p->enc.names_path) w32t_remove_file(p->enc.names_path);
        close_process(p);
        note_lost(d);
        return status;
    }
    return W32T_OK;
}

void w32t_drain_totals_of(const w32t_drain *d, w32t_drain_totals *out) {
    *out = d->totals;
    out->events = w32t_etl_events(d->c.etl);
    for (size_t i = 0; i < d->count; i++) {
        if (!d->processes[i]->open) continue;
        out->calls += d->processes[i]->enc.calls;
        out->damage += d->processes[i]->enc.damage;
    }
}
