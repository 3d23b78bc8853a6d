// SPDX-License-Identifier: Apache-2.0
// See pair_calls.h. States of an entry on a thread's stack: waiting (its event is in a held batch, at batch/index), or
// gone (its event was handed out: joined from the second reading, or as never returned), kept only so that its return
// is swallowed when it comes. A batch is handed out when nothing in it waits, when HELD batches are held, or when the
// source ended.
#include "state/pair_calls.h"

#include <stdlib.h>

#include "base/hash.h"
#include "decode/agent_call.h"
#include "state/call_sites.h"
#include "state/symbol_event.h"
#include "wire/wire_call.h"

#define HELD       16u
#define FAR_EVENTS 64u // returns at least so many events after their entry are kept by the second reading
#define MAX_OPEN   100000u
#define MAX_KEPT   ((size_t)96 << 20)

typedef struct entry {
    uint64_t number;
    uint64_t batch; // sequence number of its batch; GONE
    uint64_t clock;
    uint32_t index;
    const char *module; // streams only: the book's and the call sites'
    const w32t_code_site *site;
} entry;
#define GONE UINT64_MAX

typedef struct thread {
    uint32_t pid, tid;
    entry *open;
    size_t count, room;
    w32t_call_more *more, *more_last; // pieces of contents whose half is still to come
} thread;

// Where such pieces lie; emptied whenever none is waited for.
typedef struct shelf {
    w32t_arena arena;
    size_t bytes, threads; // threads that have some
} shelf;

typedef struct held {
    w32t_batch batch;
    size_t waiting;         // entries without their return
    // By event index, in the batch's arena; NULL where it holds no call.
    w32t_call_half *starts; // of those that are Starts
    bool *drop;             // returns that were joined
} held;

// A return that comes long after its entry.
typedef struct far_return {
    uint32_t pid, tid;
    uint64_t number, entry_clock;
    w32t_call_half half; // its payload is a copy
    struct far_return *next;
} far_return;

struct w32t_pairer {
    w32t_source *source;
    w32t_read_options options;
    bool joins; // seekable: halves are joined
    bool ended, read_again;
    w32t_call_book book;
    w32t_call_sites sites;
    w32t_table threads; // (pid, tid) → thread
    thread **all_threads;
    size_t thread_count, thread_room;
    held queue[HELD + 1];
    size_t queued;
    uint64_t first; // sequence number of queue[0]
    shelf shelf;
    w32t_table far;
    w32t_arena far_arena;
    size_t far_bytes;
    uint64_t orphans;
};

w32t_pairer *w32t_pairer_new(w32t_source *source, const w32t_read_options *options) {
    w32t_pairer *p = w32t_alloc(sizeof *p);
    p->source = source;
    p->options = *options;
    p->book.db = options->apis;
    p->joins = source->in && source->in->seekable && !options->follow && !options->raw_order;
    return p;
}

static void free_threads(thread **list, size_t count) {
    for (size_t i = 0; i < count; i++) {
        free(list[i]->open);
        free(list[i]);
    }
    free(list);
}

void w32t_pairer_free(w32t_pairer *p) {
    if (!p) return;
    for (size_t i = 0; i <= HELD; i++)
        w32t_batch_free(&p->queue[i].batch);
    free_threads(p->all_threads, p->thread_count);
    w32t_table_free(&p->threads);
    w32t_table_free(&p->far);
    w32t_arena_free(&p->far_arena);
    w32t_arena_free(&p->shelf.arena);
    w32t_call_sites_free(&p->sites);
    w32t_call_book_free(&p->book);
    free(p);
}

uint64_t w32t_pairer_orphans(const w32t_pairer *p) {
    return p->orphans;
}

// ---- threads and their open calls

static thread *thread_of(w32t_table *table, thread ***list, size_t *count, size_t *room, uint32_t pid, uint32_t tid) {
    uint64_t key = ((uint64_t)pid << 32 | tid) + 1;
    thread *t = w32t_table_get(table, key);
    if (t) return t;
    t = w32t_alloc(sizeof *t);
    t->pid = pid;
    t->tid = tid;
    if (*count == *room) *list = w32t_realloc(*list, (*room = *room ? *room * 2 : 64) * sizeof **list);
    (*list)[(*count)++] = t;
    w32t_table_put(table, key, t);
    return t;
}

static bool open_entry(thread *t, entry e) {
    if (e.number == 1) t->count = 0; // another thread of the same number
    if (t->count == t->room) {
        if (t->room >= MAX_OPEN) return false;
        t->room = t->room ? t->room * 2 : 16;
        t->open = w32t_realloc(t->open, t->room * sizeof *t->open);
    }
    t->open[t->count++] = e;
    return true;
}

static bool close_entry(thread *t, uint64_t number, entry *out) {
    for (size_t i = t->count; i > 0; i--) {
        if (t->open[i - 1].number != number) continue;
        *out = t->open[i - 1];
        memmove(t->open + i - 1, t->open + i, (t->count - i) * sizeof *t->open);
        t->count--;
        return true;
    }
    return false;
}

// ---- contents that go on in events of their own

// A piece found. Those of a damaged file may never be called for: what is over is left out.
static void put_more(shelf *s, thread *t, const w32t_call_more *found) {
    if (!s->threads) {
        w32t_arena_reset(&s->arena);
        s->bytes = 0;
    }
    if (s->bytes + found->bytes.n > MAX_KEPT) return;
    s->bytes += found->bytes.n + sizeof *found;
    w32t_call_more *m = w32t_call_more_copy(
        &s->arena, &(w32t_call_more){found->number, found->half, found->field, found->offset, found->bytes, NULL});
    s->threads += !t->more;
    *(t->more ? &t->more_last->next : &t->more) = m;
    t->more_last = m;
}

// Those of a half, which ends the waiting; they stay on the shelf until the next piece comes.
static const w32t_call_more *take_more(shelf *s, thread *t, const w32t_call_half *half) {
    const w32t_call_more *m = t->more;
    if (!m) return NULL;
    t->more = NULL;
    s->threads--;
    return m->number == half->number && m->half == (half->start ? 1 : 2) ? m : NULL;
}

// ---- the second reading

static uint64_t far_key(uint32_t pid, uint32_t tid, uint64_t number) {
    return (w32t_hash_u64((uint64_t)pid << 32 | tid) ^ w32t_hash_u64(number * 2 + 1)) | 1;
}

static void keep_far(w32t_pairer *p, const w32t_event *e, const w32t_call_half *half, uint64_t entry_clock) {
    size_t bytes = half->payload.n + sizeof(far_return);
    for (const w32t_call_more *m = half->more; m; m = m->next)
        bytes += m->bytes.n + sizeof *m;
    if (p->far_bytes + bytes > MAX_KEPT) return;
    p->far_bytes += bytes;
    far_return *f = w32t_arena_alloc(&p->far_arena, sizeof *f);
    *f = (far_return){.pid = e->pid, .tid = e->tid, .number = half->number, .entry_clock = entry_clock, .half = *half};
    f->half.payload.p = w32t_arena_copy(&p->far_arena, half->payload.p, half->payload.n);
    f->half.more = w32t_call_more_copy(&p->far_arena, half->more);
    uint64_t key = far_key(e->pid, e->tid, half->number);
    f->next = w32t_table_get(&p->far, key);
    w32t_table_put(&p->far, key, f);
}

static void look_for_far(w32t_pairer *p, w32t_source *again) {
    w32t_batch batch = {0};
    w32t_table threads = {0};
    thread **list = NULL;
    size_t count = 0, room = 0;
    uint64_t ordinal = 0;
    shelf pieces = {0};
    for (;;) {
        w32t_batch_reset(&batch);
        if (again->ops->fill(again, &batch, NULL)) break;
        for (size_t i = 0; i < batch.count; i++, ordinal++) {
            const w32t_event *e = &batch.events[i];
            w32t_call_half half;
            w32t_call_more more;
            if (!w32t_is_api_event(e)) continue;
            bool is_half = w32t_call_half_of(&p->book, e, &half);
            if (!is_half && !w32t_call_more_of(&p->book, e, &more)) continue;
            thread *t = thread_of(&threads, &list, &count, &room, e->pid, e->tid);
            if (!is_half) {
                put_more(&pieces, t, &more);
                continue;
            }
            half.more = take_more(&pieces, t, &half);
            entry was;
            if (half.start) {
                open_entry(t, (entry){.number = half.number, .batch = ordinal, .clock = e->clock});
            } else if (close_entry(t, half.number, &was) && ordinal - was.batch >= FAR_EVENTS) {
                keep_far(p, e, &half, was.clock);
            }
        }
    }
    w32t_batch_free(&batch);
    w32t_arena_free(&pieces.arena);
    free_threads(list, count);
    w32t_table_free(&threads);
}

static void read_again(w32t_pairer *p) {
    p->read_again = true;
    w32t_input *in;
    w32t_source *again;
    if (w32t_input_open(p->source->in->path, &in, NULL)) return;
    w32t_read_options o = p->options;
    o.observe = NULL;   // the first pass told it all
    o.raw_order = true; // halves of one thread are in order in the file
    if (p->source->ops->open(in, &o, &again, NULL)) {
        w32t_input_close(in);
        return;
    }
    look_for_far(p, again);
    again->ops->close(again);
}

static const w32t_call_half *far_half(w32t_pairer *p, const w32t_event *e, uint64_t number) {
    if (!p->read_again) read_again(p);
    for (far_return *f = w32t_table_get(&p->far, far_key(e->pid, e->tid, number)); f; f = f->next) {
        if (f->pid == e->pid && f->tid == e->tid && f->number == number && f->entry_clock == e->clock) return &f->half;
    }
    return NULL;
}

// ---- joining

static held *held_of(w32t_pairer *p, uint64_t sequence) {
    return sequence >= p->first && sequence - p->first < p->queued ? &p->queue[sequence - p->first] : NULL;
}

static void mark_gone(w32t_pairer *p, const w32t_event *e, uint64_t number) {
    thread *t = thread_of(&p->threads, &p->all_threads, &p->thread_count, &p->thread_room, e->pid, e->tid);
    for (size_t i = t->count; i > 0; i--) {
        if (t->open[i - 1].number != number) continue;
        t->open[i - 1].batch = GONE;
        return;
    }
}

static void take_start(w32t_pairer *p, held *h, uint64_t sequence, uint32_t i, const w32t_call_half *half) {
    w32t_event *e = &h->batch.events[i];
    h->starts[i] = *half;
    thread *t = thread_of(&p->threads, &p->all_threads, &p->thread_count, &p->thread_room, e->pid, e->tid);
    if (open_entry(t, (entry){.number = half->number, .batch = sequence, .clock = e->clock, .index = i})) h->waiting++;
}

static void take_stop(w32t_pairer *p, held *h, uint32_t i, const w32t_call_half *half) {
    w32t_event *e = &h->batch.events[i];
    thread *t = thread_of(&p->threads, &p->all_threads, &p->thread_count, &p->thread_room, e->pid, e->tid);
    entry was;
    if (!close_entry(t, half->number, &was)) {
        p->orphans++;
        w32t_call_attach(&p->book, e, NULL, half, false, NULL);
        return;
    }
    h->drop[i] = true;
    held *entered = was.batch == GONE ? NULL : held_of(p, was.batch);
    if (!entered) return;
    w32t_event *start = &entered->batch.events[was.index];
    w32t_call_attach(&p->book, start, &entered->starts[was.index], half, entered != h,
                     w32t_call_site(&p->sites, start->pid, entered->starts[was.index].caller)->place);
    entered->waiting--;
}

static void name_frames(w32t_pairer *p, w32t_event *e, const w32t_code_site *site) {
    w32t_call_native *n = (w32t_call_native *)(uintptr_t)e->native; // made by w32t_call_attach for this event alone
    n->site = site;
    if (!e->stack_count) return;
    n->frames = w32t_arena_alloc(e->arena, e->stack_count * sizeof *n->frames);
    for (uint32_t i = 0; i < e->stack_count; i++)
        n->frames[i] = w32t_call_site(&p->sites, e->pid, e->stack[i]);
}

// On a stream each half is an event; a return still knows the DLL and the call site of its entry.
static void take_streamed(w32t_pairer *p, held *h, uint32_t i, uint64_t sequence, const w32t_call_half *half,
                          const w32t_code_site *site) {
    w32t_event *e = &h->batch.events[i];
    thread *t = thread_of(&p->threads, &p->all_threads, &p->thread_count, &p->thread_room, e->pid, e->tid);
    if (half->start) {
        w32t_call_attach(&p->book, e, half, NULL, false, site->place);
        name_frames(p, e, site);
        const w32t_call *call = e->call;
        h->starts[i] = *half;
        open_entry(
            t, (entry){.number = half->number, .batch = sequence, .index = i, .module = call->module, .site = site});
        return;
    }
    entry was;
    bool known = close_entry(t, half->number, &was);
    if (known && p->options.join_near && was.batch == sequence) { // nobody has seen the entry yet
        w32t_call_attach(&p->book, &h->batch.events[was.index], &h->starts[was.index], half, false, was.site->place);
        name_frames(p, &h->batch.events[was.index], was.site);
        h->drop[i] = true;
        return;
    }
    w32t_call_attach(&p->book, e, NULL, half, false, NULL);
    w32t_call *call = (w32t_call *)(uintptr_t)e->call;
    if (known) {
        call->module = was.module;
        call->caller = was.site->place;
        name_frames(p, e, was.site);
    } else {
        p->orphans++;
    }
}

static thread *thread_of_event(w32t_pairer *p, const w32t_event *e) {
    return thread_of(&p->threads, &p->all_threads, &p->thread_count, &p->thread_room, e->pid, e->tid);
}

static void see_more(w32t_pairer *p, const w32t_event *e) {
    w32t_call_more more;
    if (w32t_call_more_of(&p->book, e, &more)) put_more(&p->shelf, thread_of_event(p, e), &more);
}

// An entry keeps its pieces as long as its batch.
static const w32t_call_more *more_of_half(w32t_pairer *p, held *h, const w32t_event *e, const w32t_call_half *half) {
    const w32t_call_more *m = take_more(&p->shelf, thread_of_event(p, e), half);
    return m && half->start ? w32t_call_more_copy(&h->batch.arena, m) : m;
}

// A frame more than is shown says that there were more.
static void limit_stack(w32t_event *e, uint32_t most) {
    if (e->stack_count <= most) return;
    e->stack_count = most;
    e->has |= W32T_EVENT_STACK_CUT;
}

// Most traces have no calls at all, and need none.
static void make_marks(held *h) {
    h->starts = w32t_arena_zalloc(&h->batch.arena, h->batch.count * sizeof *h->starts);
    h->drop = w32t_arena_zalloc(&h->batch.arena, h->batch.count);
}

// Looks at the events of a batch that has just been queued.
static void look_at(w32t_pairer *p, held *h, uint64_t sequence) {
    size_t n = h->batch.count;
    h->waiting = 0;
    h->starts = NULL;
    h->drop = NULL;
    for (size_t i = 0; i < n; i++) {
        w32t_event *e = &h->batch.events[i];
        w32t_call_half half;
        if (w32t_is_api_event(e)) {
            limit_stack(e, W32T_STACK_MOST);
            if (!h->starts) make_marks(h);
        } else {
            w32t_call_sites_see(&p->sites, e);
            if (w32t_is_session_event(e)) limit_stack(e, W32T_EXCEPTION_STACK_MOST);
            continue;
        }
        if (!w32t_call_half_of(&p->book, e, &half)) {
            if (e->opcode == 0) e->has |= W32T_EVENT_HIDDEN;
            see_more(p, e);
            continue;
        }
        if (p->shelf.threads) half.more = more_of_half(p, h, e, &half);
        const w32t_code_site *site = half.start ? w32t_call_site(&p->sites, e->pid, half.caller) : NULL;
        if (!p->joins) {
            take_streamed(p, h, (uint32_t)i, sequence, &half, site);
        } else if (half.start) {
            take_start(p, h, sequence, (uint32_t)i, &half);
        } else {
            take_stop(p, h, (uint32_t)i, &half);
        }
    }
}

// What still waits in the oldest batch is looked for in the rest of the file, or never returned.
static void settle(w32t_pairer *p, held *h) {
    for (size_t i = 0; h->waiting && i < h->batch.count; i++) {
        w32t_event *e = &h->batch.events[i];
        if (!h->starts[i].layout || e->call) continue;
        const w32t_call_half *stop = p->ended ? NULL : far_half(p, e, h->starts[i].number);
        w32t_call_attach(&p->book, e, &h->starts[i], stop, false,
                         w32t_call_site(&p->sites, e->pid, h->starts[i].caller)->place);
        if (!stop)
            ((w32t_call *)(uintptr_t)e->call)->half = 0; // a whole call, as far as there is one: it never returned
        mark_gone(p, e, h->starts[i].number);
        h->waiting--;
    }
}

// Gives the oldest batch away: its memory goes to *out, whose own is used for the next one.
static void hand_out(w32t_pairer *p, w32t_batch *out) {
    held h = p->queue[0];
    size_t kept = 0;
    for (size_t i = 0; i < h.batch.count; i++) {
        if (h.drop && h.drop[i]) continue;
        if (kept != i) h.batch.events[kept] = h.batch.events[i];
        kept++;
    }
    h.batch.count = kept;
    w32t_batch spare = *out;
    *out = h.batch;
    for (size_t i = 0; i < kept; i++)
        out->events[i].arena = &out->arena;
    p->queued--;
    p->first++;
    memmove(p->queue, p->queue + 1, p->queued * sizeof *p->queue);
    for (size_t k = 0; k < p->queued; k++) { // they moved, and their events say where their memory comes from
        for (size_t i = 0; i < p->queue[k].batch.count; i++)
            p->queue[k].batch.events[i].arena = &p->queue[k].batch.arena;
    }
    memset(&p->queue[p->queued], 0, sizeof p->queue[0]);
    p->queue[p->queued].batch = spare;
}

// The next batch is filled into the caller's memory: where nothing waits he gets it back at once, and what one thread
// has in its cache is not written by another.
static void take_memory(w32t_pairer *p, w32t_batch *out) {
    w32t_batch *next = &p->queue[p->queued].batch, spare = *next;
    *next = *out;
    *out = spare;
}

w32t_status w32t_pairer_fill(w32t_pairer *p, w32t_batch *out, w32t_error *error) {
    take_memory(p, out);
    for (;;) {
        if (p->queued && (!p->queue[0].waiting || p->queued == HELD || p->ended)) {
            settle(p, &p->queue[0]);
            hand_out(p, out);
            return W32T_OK;
        }
        if (p->ended) return W32T_END;
        held *h = &p->queue[p->queued];
        w32t_batch_reset(&h->batch);
        w32t_status status = p->source->ops->fill(p->source, &h->batch, error);
        if (status == W32T_END) {
            p->ended = true;
            continue;
        }
        if (status) return status;
        p->queued++;
        look_at(p, h, p->first + p->queued - 1);
    }
}
