// SPDX-License-Identifier: Apache-2.0
// One helper thread, one strip at a time. `busy` is set by the owner and cleared by the helper, under `lock`; the list
// of looks belongs to the helper while it is set, to the owner otherwise. A thread that is put to sleep and woken costs
// as much as some thousand events, so each waits awake for a while first. Where a strip begins is found by the size of
// the buffer before it, which all of a session have, else by going from header to header; the owner uses what was found
// only where he gets to the same place by himself.
#include "read/etl/etl_beside.h"
#include "read/etl/etl_internal.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct w32t_etl_beside {
    w32t_input *in;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    atomic_bool busy, leave;     // changed under lock
    uint64_t from, skip, length; // the strip
    w32t_etl_looks looks[2];     // at the strip at hand, and at the one before it, which the owner still reads
    unsigned now;
    // the helper's own
    w32t_etl_walker walker;
    w32t_damage_list damage;
    uint64_t unreadable;
    w32t_room scratch;
};

#define TOLD_MOST ((size_t)8 << 20) // bytes of events kept of a strip

static bool tell(w32t_etl_looks *l, const uint8_t *event, const w32t_etl_head *h) {
    l->told_bytes += h->size + sizeof *l->told;
    if (l->told_bytes > TOLD_MOST) return false;
    if (l->told_count == l->told_room)
        l->told = w32t_realloc(l->told, (l->told_room = l->told_room ? l->told_room * 2 : 1024) * sizeof *l->told);
    l->told[l->told_count++] = (w32t_etl_told){*h, w32t_arena_copy(&l->events, event, h->size)};
    return true;
}

static void look_into(w32t_etl_beside *b, w32t_etl_looks *l, w32t_etl_look *look, w32t_span stored) {
    w32t_span open = w32t_etl_buffer_open(&look->buffer, stored, &b->scratch, &b->damage, &b->unreadable);
    w32t_etl_events e = w32t_etl_events_of(&look->buffer, open);
    e.damage = &b->damage;
    e.unreadable = &b->unreadable;
    w32t_etl_head h;
    look->first = UINT64_MAX;
    look->quiet = look->buffer.type != ETL_TYPE_HEADER && look->buffer.type != ETL_TYPE_REFTIME;
    while (look->quiet && w32t_etl_events_next(&e, &h)) {
        look->any = true;
        if (h.time < look->first) look->first = h.time;
        if (!w32t_etl_tells(e.p + h.at, &h)) continue;
        if (w32t_etl_stack_lag(e.p + h.at, &h, &look->lag)) { // there are many: no need to keep them
            look->stacks = true;
            continue;
        }
        look->quiet = tell(l, e.p + h.at, &h);
        look->told += look->quiet;
    }
}

// The size of the buffer at `at` by its header; 0 when there is none.
static uint32_t size_at(w32t_input *in, uint64_t at) {
    uint8_t size[4];
    if (w32t_input_read(in, at, size, 4) != 4) return 0;
    uint32_t n = w32t_le32(size);
    return n >= ETL_BUFFER_HEAD && n <= ETL_LARGEST_BUFFER ? n : 0;
}

// The first buffer that begins `skip` bytes behind `from` or later; false when there is none.
static bool find_start(const w32t_etl_beside *b, uint64_t *start) {
    uint64_t at = b->from;
    uint32_t size = size_at(b->in, at);
    if (size && size < b->skip && size_at(b->in, at + b->skip / size * size) == size) at += b->skip / size * size;
    while (at - b->from < b->skip) {
        uint32_t n = size_at(b->in, at);
        if (!n || at + n >= b->in->size) return false;
        at += n;
    }
    *start = at;
    return true;
}

// The caller's own walk, from the strip's start on, up to where it has something to report: there the caller goes on.
static void look_at_strip(w32t_etl_beside *b) {
    w32t_etl_walker *w = &b->walker;
    w32t_etl_looks *l = &b->looks[b->now];
    uint64_t start, size = b->in->size;
    if (!find_start(b, &start)) return;
    uint64_t end = size - start < b->length ? size : start + b->length;
    w->next = w->rescan = start;
    w->bytes.stop = end;
    w->buffers = 1;
    while (w->next < end) {
        if (l->count == l->room)
            l->items = w32t_realloc(l->items, (l->room = l->room ? l->room * 2 : 512) * sizeof *l->items);
        w32t_etl_look *look = &l->items[l->count];
        memset(look, 0, sizeof *look);
        w32t_span stored;
        uint64_t at = w->next;
        b->unreadable = 0;
        if (!w32t_etl_walker_next(w, &look->buffer, &stored) || look->buffer.offset != at || b->damage.total) break;
        look->size = (uint32_t)(w->next - at);
        look_into(b, l, look, stored);
        l->count++;
        if (b->damage.total || b->unreadable || look->buffer.type == ETL_TYPE_HEADER) { // sizes may differ from here on
            look->quiet = false;
            break;
        }
    }
    w32t_damage_free(&b->damage);
}

#define SPINS 2000 // some ten microseconds, about as long as sleeping and being woken takes

static void wait_awake(w32t_etl_beside *b, bool busy) {
    for (unsigned i = 0; i < SPINS && atomic_load(&b->busy) != busy && !atomic_load(&b->leave); i++)
        w32t_relax();
}

static void *help(void *context) {
    w32t_etl_beside *b = context;
    pthread_mutex_lock(&b->lock);
    for (;;) {
        pthread_mutex_unlock(&b->lock);
        wait_awake(b, true);
        pthread_mutex_lock(&b->lock);
        while (!b->busy && !b->leave)
            pthread_cond_wait(&b->changed, &b->lock);
        if (b->leave) break;
        pthread_mutex_unlock(&b->lock);
        look_at_strip(b);
        pthread_mutex_lock(&b->lock);
        b->busy = false;
        pthread_cond_broadcast(&b->changed);
    }
    pthread_mutex_unlock(&b->lock);
    return NULL;
}

w32t_etl_beside *w32t_etl_beside_new(w32t_input *in, uint32_t session_size) {
    w32t_etl_beside *b = w32t_alloc(sizeof *b);
    b->in = in;
    b->walker = (w32t_etl_walker){.bytes = {.in = in},
                                  .size = in->size,
                                  .session_size = session_size,
                                  .damage = &b->damage,
                                  .unreadable = &b->unreadable};
    pthread_mutex_init(&b->lock, NULL);
    pthread_cond_init(&b->changed, NULL);
    if (pthread_create(&b->thread, NULL, help, b) == 0) return b;
    pthread_cond_destroy(&b->changed);
    pthread_mutex_destroy(&b->lock);
    free(b);
    return NULL;
}

void w32t_etl_beside_free(w32t_etl_beside *b) {
    if (!b) return;
    pthread_mutex_lock(&b->lock);
    b->leave = true;
    pthread_cond_broadcast(&b->changed);
    pthread_mutex_unlock(&b->lock);
    pthread_join(b->thread, NULL);
    pthread_cond_destroy(&b->changed);
    pthread_mutex_destroy(&b->lock);
    w32t_etl_bytes_free(&b->walker.bytes);
    for (unsigned i = 0; i < 2; i++) {
        free(b->looks[i].items);
        free(b->looks[i].told);
        w32t_arena_free(&b->looks[i].events);
    }
    w32t_room_free(&b->scratch);
    free(b);
}

bool w32t_etl_beside_ask(w32t_etl_beside *b, uint64_t from, uint64_t skip, uint64_t length) {
    if (from >= b->in->size || b->in->size - from <= skip) return false;
    pthread_mutex_lock(&b->lock);
    b->from = from;
    b->skip = skip;
    b->length = length;
    b->now ^= 1;
    w32t_etl_looks *l = &b->looks[b->now];
    l->count = l->told_count = l->told_bytes = 0;
    w32t_arena_reset(&l->events);
    b->busy = true;
    pthread_cond_broadcast(&b->changed);
    pthread_mutex_unlock(&b->lock);
    return true;
}

bool w32t_etl_beside_busy(const w32t_etl_beside *b) {
    return atomic_load_explicit(&b->busy, memory_order_relaxed);
}

const w32t_etl_looks *w32t_etl_beside_looks(w32t_etl_beside *b) {
    wait_awake(b, false);
    pthread_mutex_lock(&b->lock);
    while (b->busy)
        pthread_cond_wait(&b->changed, &b->lock);
    pthread_mutex_unlock(&b->lock);
    return &b->looks[b->now];
}
