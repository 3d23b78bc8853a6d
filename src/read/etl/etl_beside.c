// SPDX-License-Identifier: Apache-2.0
// One helper thread, one strip at a time. `busy` is set by the owner and cleared by the helper, under `lock`; the list
// of looks belongs to the helper while it is set, to the owner otherwise. Strips are long, since a thread that is woken
// costs as much as some thousand events. Where a strip begins is found by going from header to header.
#include "read/etl/etl_beside.h"
#include "read/etl/etl_internal.h"

#include <pthread.h>
#include <stdlib.h>

#define STRIP ((uint64_t)16 << 20)

struct w32t_etl_beside {
    w32t_input *in;
    uint32_t session_size;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    bool busy, leave;
    uint64_t start, end; // of the strip
    w32t_etl_look *looks;
    size_t count, room;
    // the helper's own
    w32t_etl_bytes bytes;
    uint8_t *scratch;
    size_t scratch_size;
};

static void look_into(w32t_etl_beside *b, w32t_etl_look *look, w32t_span stored) {
    w32t_damage_list damage = {0};
    uint64_t unreadable = 0;
    w32t_span open = w32t_etl_buffer_open(&look->buffer, stored, &b->scratch, &b->scratch_size, &damage, &unreadable);
    w32t_etl_events e = w32t_etl_events_of(&look->buffer, open);
    e.damage = &damage;
    e.unreadable = &unreadable;
    w32t_etl_head h;
    look->first = UINT64_MAX;
    look->quiet = true;
    while (look->quiet && w32t_etl_events_next(&e, &h)) {
        look->any = true;
        if (h.time < look->first) look->first = h.time;
        look->quiet = !w32t_etl_tells(e.p + h.at, &h);
    }
    if (damage.total || unreadable) look->quiet = false;
    w32t_damage_free(&damage);
}

static void look_at_strip(w32t_etl_beside *b) {
    for (uint64_t at = b->start; at < b->end;) {
        if (b->count == b->room)
            b->looks = w32t_realloc(b->looks, (b->room = b->room ? b->room * 2 : 512) * sizeof *b->looks);
        w32t_etl_look *look = &b->looks[b->count++];
        memset(look, 0, sizeof *look);
        w32t_span stored;
        look->size = w32t_etl_buffer_plain(&b->bytes, at, b->session_size, &look->buffer, &stored);
        if (look->size) look_into(b, look, stored);
        if (!look->size || at + look->size < at) return; // the owner goes on from here
        at += look->size;
    }
}

static void *help(void *context) {
    w32t_etl_beside *b = context;
    pthread_mutex_lock(&b->lock);
    for (;;) {
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
    b->bytes.in = in;
    b->session_size = session_size;
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
    w32t_etl_bytes_free(&b->bytes);
    free(b->looks);
    free(b->scratch);
    free(b);
}

// The size of the buffer at `at` by its header; 0 when there is none.
static uint32_t size_at(w32t_input *in, uint64_t at) {
    uint8_t size[4];
    if (w32t_input_read(in, at, size, 4) != 4) return 0;
    uint32_t n = w32t_le32(size);
    return n >= ETL_BUFFER_HEAD && n <= ETL_LARGEST_BUFFER ? n : 0;
}

bool w32t_etl_beside_ask(w32t_etl_beside *b, uint64_t from, uint64_t skip) {
    uint64_t at = from;
    while (at - from < skip) {
        uint32_t n = size_at(b->in, at);
        if (!n || at + n >= b->in->size) return false;
        at += n;
    }
    pthread_mutex_lock(&b->lock);
    b->start = at;
    b->end = b->in->size - at < STRIP ? b->in->size : at + STRIP;
    b->count = 0;
    b->busy = true;
    pthread_cond_broadcast(&b->changed);
    pthread_mutex_unlock(&b->lock);
    return true;
}

uint64_t w32t_etl_beside_start(const w32t_etl_beside *b) {
    return b->start;
}

const w32t_etl_look *w32t_etl_beside_looks(w32t_etl_beside *b, size_t *count) {
    pthread_mutex_lock(&b->lock);
    while (b->busy)
        pthread_cond_wait(&b->changed, &b->lock);
    pthread_mutex_unlock(&b->lock);
    *count = b->count;
    return b->looks;
}
