// SPDX-License-Identifier: Apache-2.0
// The pipeline. All threads are alike: each takes the next batch from the trace (one at a time, under `read`), filters
// and formats it alone, and puts the bytes into a slot; slots are written out in batch order by whichever thread
// completes the next one. There is no separate reader thread, so one slow stage never leaves the others idle, and with
// one thread nothing is locked in vain.
//
// Storage for output goes from thread to slot and, once written, onto a stack: what is taken from it was used last and
// is still in a cache, and there is never more of it than batches under way.
//
// Invariants: sequence numbers are given under `read` in trace order; slot (n mod SLOTS) is reused only after n was
// written; whoever sets `writing` is the only one to call the sink until it clears it; `stop` is set once, with the
// first failure, and everybody leaves after finishing the batch at hand.
#include "export/pipeline.h"
#include "trace/trace_internal.h"

#include <pthread.h>
#include <stdlib.h>

#define SLOTS        64
#define MOST_THREADS (SLOTS / 2)
#define FIRST_ROOM   ((size_t)192 << 10) // what a batch of most kinds takes, without growing there step by step
#define ROOM_ALONE   ((size_t)60 << 10)  // one thread grows one buffer once, or never where the trace is small

typedef struct slot {
    w32t_buf bytes;
    bool ready;
} slot;

typedef struct pipeline {
    w32t_trace *trace;
    w32t_writer *writer;
    const w32t_export_options *options;
    w32t_sink sink;
    void *context;
    pthread_mutex_t read;
    uint64_t next_read; // under read
    bool at_end;        // under read
    uint8_t apart[128]; // who waits for one lock is not to disturb who takes the other
    pthread_mutex_t write;
    pthread_cond_t written; // a slot became free
    uint64_t next_write;    // under write
    slot slots[SLOTS];      // under write
    w32t_buf spare[SLOTS + MOST_THREADS];
    size_t spare_count; // under write
    bool writing;       // under write: somebody is in the sink, without the lock
    bool stop;          // under write
    w32t_status status; // under write
    w32t_error error;
    w32t_export_counts counts; // under write
} pipeline;

typedef struct worker {
    pipeline *p;
    w32t_batch batch;
    w32t_buf out;
    size_t room; // that `out` begins with
    w32t_export_counts counts;
    uint8_t apart[128]; // what one thread counts for each event is not to lie in the cache lines of another
} worker;

static void fail(pipeline *p, w32t_status status, const w32t_error *error) { // holding write
    if (p->status == W32T_OK) {
        p->status = status;
        p->error = *error;
    }
    p->stop = true;
    pthread_cond_broadcast(&p->written);
}

#define SPINS 4000 // as long as a batch takes to read, and longer; sleeping and being woken costs both threads more

static void lock_soon(pthread_mutex_t *m) {
    for (unsigned i = 0; i < SPINS; i++) {
        if (pthread_mutex_trylock(m) == 0) return;
        w32t_relax();
    }
    pthread_mutex_lock(m);
}

// False at the end. Waits for a free slot first, so that no more than SLOTS batches are under way.
static bool take_batch(worker *w, uint64_t *sequence) {
    pipeline *p = w->p;
    lock_soon(&p->read);
    lock_soon(&p->write);
    while (!p->stop && !p->at_end && p->next_read - p->next_write >= SLOTS)
        pthread_cond_wait(&p->written, &p->write);
    bool stop = p->stop;
    pthread_mutex_unlock(&p->write);
    bool got = false;
    if (!stop && !p->at_end) {
        w32t_error error = {0};
        w32t_status s = w32t_trace_fill(p->trace, &w->batch, &error);
        got = s == W32T_OK;
        if (got)
            *sequence = p->next_read++;
        else
            p->at_end = true;
        if (!got && s != W32T_END) {
            pthread_mutex_lock(&p->write);
            fail(p, s, &error);
            pthread_mutex_unlock(&p->write);
        }
    }
    pthread_mutex_unlock(&p->read);
    return got;
}

static bool chosen(const w32t_export_options *o, w32t_event *e) {
    // Event logs keep the time of the event inside the record.
    if (o->from != W32T_NO_TIME || o->to != W32T_NO_TIME) w32t_event_numbers(e, W32T_WANT_TIME);
    if (o->from != W32T_NO_TIME && e->time < o->from) return false;
    if (o->to != W32T_NO_TIME && e->time >= o->to) return false;
    return !o->query || w32t_query_match(o->query, e);
}

static void format_batch(worker *w) {
    pipeline *p = w->p;
    uint64_t limit = p->options->limit;
    for (size_t i = 0; i < w->batch.count; i++) {
        w32t_event *e = &w->batch.events[i];
        if (limit && w->counts.written >= limit) break; // a limit runs on one thread
        w->counts.read++;
        if (!chosen(p->options, e)) continue;
        if (!p->writer->ops->undescribed) w32t_event_describe(e);
        p->writer->ops->event(p->writer, e, &w->out);
        w->counts.written++;
        // What is wrong with an ETW event is its schema as likely as its bytes, and those are all shown.
        if (e->has & W32T_EVENT_UNDECODED) ++*(e->source == W32T_SOURCE_ETW ? &w->counts.undecoded : &w->counts.broken);
        if (e->schema == W32T_SCHEMA_NONE) w->counts.no_schema++;
    }
}

// Holding write, which is let go of while the sink works: others read on, and leave their bytes in their slots.
static void write_ready(worker *w) {
    pipeline *p = w->p;
    while (!p->stop) {
        slot *s = &p->slots[p->next_write % SLOTS];
        if (!s->ready) return;
        w32t_error error = {0};
        pthread_mutex_unlock(&p->write);
        w32t_status status = s->bytes.n ? p->sink(p->context, s->bytes.p, s->bytes.n, &error) : W32T_OK;
        lock_soon(&p->write);
        s->bytes.n = 0;
        if (!w->out.p) // the thread's own: it stays with it
            w->out = s->bytes;
        else
            p->spare[p->spare_count++] = s->bytes;
        *s = (slot){.ready = false};
        p->next_write++;
        pthread_cond_broadcast(&p->written);
        if (status != W32T_OK) fail(p, status, &error);
    }
}

static void deliver(worker *w, uint64_t sequence) {
    pipeline *p = w->p;
    lock_soon(&p->write);
    p->slots[sequence % SLOTS] = (slot){w->out, true};
    w->out = (w32t_buf){0};
    if (!p->writing) {
        p->writing = true;
        write_ready(w);
        p->writing = false;
    }
    if (!w->out.p && p->spare_count) w->out = p->spare[--p->spare_count];
    if (p->options->limit && w->counts.written >= p->options->limit) p->stop = true;
    pthread_mutex_unlock(&p->write);
    w32t_buf_grow(&w->out, w->room);
}

static void *work(void *context) {
    worker *w = context;
    uint64_t sequence;
    w32t_buf_grow(&w->out, w->room);
    while (take_batch(w, &sequence)) {
        format_batch(w);
        deliver(w, sequence);
    }
    pthread_mutex_lock(&w->p->write);
    w->p->counts.read += w->counts.read;
    w->p->counts.written += w->counts.written;
    w->p->counts.undecoded += w->counts.undecoded;
    w->p->counts.broken += w->counts.broken;
    w->p->counts.no_schema += w->counts.no_schema;
    pthread_mutex_unlock(&w->p->write);
    w32t_batch_free(&w->batch);
    w32t_buf_free(&w->out);
    return NULL;
}

static w32t_status put_part(pipeline *p, void (*part)(w32t_writer *, w32t_buf *), w32t_error *error) {
    if (!part) return W32T_OK;
    w32t_buf b = {0};
    part(p->writer, &b);
    w32t_status s = b.n ? p->sink(p->context, b.p, b.n, error) : W32T_OK;
    w32t_buf_free(&b);
    return s;
}

static void run_threads(pipeline *p, unsigned threads) {
    worker *workers = w32t_alloc(threads * sizeof *workers);
    pthread_t *ids = w32t_alloc(threads * sizeof *ids);
    unsigned started = 1;
    for (unsigned i = 0; i < threads; i++) {
        workers[i].p = p;
        workers[i].room = threads > 1 ? FIRST_ROOM : ROOM_ALONE;
    }
    while (started < threads && pthread_create(&ids[started], NULL, work, &workers[started]) == 0)
        started++;
    work(&workers[0]);
    for (unsigned i = 1; i < started; i++)
        pthread_join(ids[i], NULL);
    free(workers);
    free(ids);
}

#define WORTH_THREADS ((uint64_t)2 << 20) // bytes: less is done before a second thread has its memory

static unsigned threads_for(const w32t_trace *trace) {
    uint64_t size = 0;
    for (size_t i = 0; i < w32t_trace_file_count(trace); i++) { // that of a stream is not known: as large as can be
        const w32t_input *in = w32t_trace_source(trace, i)->in;
        uint64_t of = in ? in->size : UINT64_MAX;
        if (of >= WORTH_THREADS || (size += of) >= WORTH_THREADS) return w32t_cpu_count();
    }
    return 1;
}

w32t_status w32t_pipeline_run(w32t_trace *trace, w32t_writer *writer, w32t_sink sink, void *context,
                              w32t_export_counts *counts, w32t_error *error) {
    pipeline *p = w32t_alloc(sizeof *p);
    p->trace = trace;
    p->writer = writer;
    p->options = writer->options;
    p->sink = sink;
    p->context = context;
    pthread_mutex_init(&p->read, NULL);
    pthread_mutex_init(&p->write, NULL);
    pthread_cond_init(&p->written, NULL);
    unsigned threads = p->options->threads ? p->options->threads : threads_for(trace);
    if (threads > MOST_THREADS) threads = MOST_THREADS;
    if (writer->ops->serial || p->options->limit || p->options->live) threads = 1;
    w32t_trace_threads(trace, threads);
    w32t_status s = put_part(p, writer->ops->begin, error);
    if (s == W32T_OK) {
        run_threads(p, threads);
        s = p->status;
        if (s != W32T_OK && error) *error = p->error;
    }
    // A failing reader ends the document properly: what was read stands; a failing sink cannot take the tail.
    if (s == W32T_OK) s = put_part(p, writer->ops->end, error);
    w32t_trace_count(trace, p->counts.undecoded, p->counts.broken, p->counts.no_schema);
    if (counts) *counts = p->counts;
    for (size_t i = 0; i < SLOTS; i++)
        w32t_buf_free(&p->slots[i].bytes);
    while (p->spare_count)
        w32t_buf_free(&p->spare[--p->spare_count]);
    pthread_mutex_destroy(&p->read);
    pthread_mutex_destroy(&p->write);
    pthread_cond_destroy(&p->written);
    free(p);
    return s;
}
