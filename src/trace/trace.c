// SPDX-License-Identifier: Apache-2.0
// The trace handle: files added, merged by time (ties by order of adding), decoders attached, state applied, losses
// summed.
#include "base/os.h"
#include "base/status.h"
#include "decode/decode.h"
#include "schema/importers.h"
#include "schema/schema.h"
#include "state/pair_calls.h"
#include "state/state.h"
#include "trace/trace_internal.h"

#include <stdatomic.h>
#include <stdlib.h>

#define FOLLOW_MS 200

// A batch of one source that several merged batches may still point into.
typedef struct shared_batch {
    w32t_batch batch;
    atomic_uint users;
} shared_batch;

typedef struct input {
    w32t_source *source;
    w32t_pairer *pairer; // joins the halves of API calls; NULL without state
    shared_batch *now;   // NULL before the first and after the last
    size_t at;
    bool ended;
    int64_t key; // what the event at hand is merged by
} input;

struct w32t_trace {
    w32t_read_options read;
    w32t_knowledge knowledge;
    w32t_error refused; // options that could not be followed: said by the first add
    bool use_state, show_hidden;
    input *inputs;
    size_t count, room;
    size_t *heap; // indices of inputs with an event at hand, least time first
    size_t heap_count;
    bool started;
    w32t_state *state;
    w32t_batch current; // for w32t_trace_next
    size_t current_at;
    w32t_error failure;
    bool failed;
    uint64_t failed_files;
    w32t_error unopened; // why the first of them was not
    atomic_ullong undecoded, broken, no_schema;
    const w32t_schema_set **taught; // what the files taught about their own events, in an order that is theirs
    size_t taught_count;
};

w32t_trace *w32t_trace_new(const w32t_trace_options *options) {
    w32t_trace *t = w32t_alloc(sizeof *t);
    w32t_read_options_of(options, &t->read);
    if (w32t_load_knowledge(options, &t->knowledge, &t->refused) == W32T_OK) t->refused.status = W32T_OK;
    t->read.messages = t->knowledge.messages;
    t->read.library = t->knowledge.library;
    t->read.schemas = t->knowledge.schemas;
    t->use_state = !options || !options->no_state;
    t->show_hidden = options && options->hidden;
    t->state = t->use_state ? w32t_state_new() : NULL;
    t->read.observe = t->state ? w32t_state_observe : NULL;
    t->read.observe_context = t->state;
    return t;
}

static w32t_status take_source(void *context, w32t_source *source, w32t_error *error) {
    w32t_trace *t = context;
    (void)error;
    if (t->count == t->room)
        t->inputs = w32t_realloc(t->inputs, (t->room = t->room ? t->room * 2 : 8) * sizeof *t->inputs);
    w32t_pairer *pairer = t->use_state && source->session ? w32t_pairer_new(source, &t->read) : NULL;
    t->inputs[t->count++] = (input){source, pairer, NULL, 0, false, W32T_NO_TIME};
    return W32T_OK;
}

static w32t_status add_file(void *context, const char *path, bool in_folder, w32t_error *error) {
    w32t_trace *t = context;
    w32t_status s = w32t_open_sources(path, &t->read, take_source, t, error);
    if (s == W32T_OK) return s;
    if (in_folder && s == W32T_E_FORMAT) return W32T_OK; // a folder may hold anything
    t->failed_files++;
    if (!in_folder) return s;
    if (!t->unopened.status) t->unopened = *error; // what is a trace and cannot be opened is told
    return W32T_OK;
}

w32t_status w32t_trace_add(w32t_trace *t, const char *path, w32t_error *error) {
    if (t->started)
        return w32t_fail(error, W32T_E_ARGUMENT, W32T_NO_OFFSET, "files must be added before the first event is read");
    w32t_error own;
    if (!error) error = &own;
    if (t->refused.status) {
        *error = t->refused;
        return error->status;
    }
    return w32t_walk(path, add_file, t, error);
}

w32t_status w32t_trace_add_channel(w32t_trace *t, const char *channel, w32t_error *error) {
    w32t_error own;
    if (!error) error = &own;
    if (t->started)
        return w32t_fail(error, W32T_E_ARGUMENT, W32T_NO_OFFSET, "files must be added before the first event is read");
    if (t->refused.status) {
        *error = t->refused;
        return error->status;
    }
    w32t_source *source;
    w32t_status s = w32t_channel_open(channel, &t->read, &source, error);
    if (s == W32T_OK) return take_source(t, source, error);
    t->failed_files++;
    return s;
}

size_t w32t_trace_file_count(const w32t_trace *t) {
    return t->count;
}

const w32t_source *w32t_trace_source(const w32t_trace *t, size_t index) {
    return index < t->count ? t->inputs[index].source : NULL;
}

void w32t_trace_threads(w32t_trace *t, unsigned threads) {
    for (size_t i = 0; i < t->count; i++)
        t->inputs[i].source->helpers = threads > 1 ? threads - 1 : 0;
}

int w32t_trace_zone(const w32t_trace *t) {
    for (size_t i = 0; i < t->count; i++)
        if (t->inputs[i].source->session) return t->inputs[i].source->session->zone_minutes;
    return 0;
}

void w32t_trace_count(w32t_trace *t, uint64_t undecoded, uint64_t broken, uint64_t no_schema) {
    atomic_fetch_add(&t->undecoded, undecoded);
    atomic_fetch_add(&t->broken, broken);
    atomic_fetch_add(&t->no_schema, no_schema);
}

static w32t_status fill(input *in, w32t_batch *b, w32t_error *error) {
    return in->pairer ? w32t_pairer_fill(in->pairer, b, error) : in->source->ops->fill(in->source, b, error);
}

// ---- One source: its batches are handed out as they are.

static void attach(w32t_trace *t, input *in, w32t_batch *b, size_t from) {
    for (size_t i = from; i < b->count; i++) {
        w32t_event *e = &b->events[i];
        if (!e->decoder) e->decoder = w32t_decoder_of(e->encoding);
        e->file = in->source->in->path;
    }
    (void)t;
}

static void apply_state(w32t_trace *t, w32t_batch *b) {
    if (!t->use_state) return;
    size_t kept = 0;
    for (size_t i = 0; i < b->count; i++) {
        if (!w32t_state_apply(t->state, &b->events[i]) && !t->show_hidden) continue;
        if (kept != i) b->events[kept] = b->events[i];
        kept++;
    }
    b->count = kept;
}

static w32t_status fill_single(w32t_trace *t, w32t_batch *out, w32t_error *error) {
    w32t_source *source = t->inputs[0].source;
    do { // a batch can be empty: all its events were hidden, or a chunk held none
        w32t_batch_reset(out);
        w32t_status s = fill(&t->inputs[0], out, error);
        if (s != W32T_OK) return s == W32T_END ? s : w32t_fail_in(error, s, source->in->path);
        attach(t, &t->inputs[0], out, 0);
        apply_state(t, out);
    } while (!out->count && !t->read.follow);
    return W32T_OK;
}

// ---- Several sources: a heap over the next event of each.

static void let_go(void *p) {
    shared_batch *b = p;
    if (atomic_fetch_sub(&b->users, 1) == 1) {
        w32t_batch_free(&b->batch);
        free(b);
    }
}

// A log whose events stand in the order of their records keeps it: an event that happened before the one in front of it
// counts as happening then.
static void look_at_head(input *in) {
    w32t_event *e = &in->now->batch.events[in->at];
    w32t_event_numbers(e, W32T_WANT_TIME);
    if (!in->source->order_by_record || e->time > in->key) in->key = e->time;
}

static bool before(const w32t_trace *t, size_t a, size_t b) {
    int64_t x = t->inputs[a].key, y = t->inputs[b].key;
    return x < y || (x == y && a < b);
}

static void sift_down(w32t_trace *t, size_t i) {
    for (;;) {
        size_t least = i, l = 2 * i + 1, r = l + 1;
        if (l < t->heap_count && before(t, t->heap[l], t->heap[least])) least = l;
        if (r < t->heap_count && before(t, t->heap[r], t->heap[least])) least = r;
        if (least == i) return;
        size_t swap = t->heap[i];
        t->heap[i] = t->heap[least];
        t->heap[least] = swap;
        i = least;
    }
}

// Gets the next non-empty batch of an input; `ended` when there is none. A live file may have nothing new: then `now`
// is NULL.
static w32t_status refill(w32t_trace *t, input *in, w32t_error *error) {
    if (in->now) let_go(in->now);
    in->now = NULL;
    in->at = 0;
    shared_batch *b = w32t_alloc(sizeof *b);
    atomic_init(&b->users, 1);
    w32t_status s;
    do {
        w32t_batch_reset(&b->batch);
        s = fill(in, &b->batch, error);
    } while (s == W32T_OK && !b->batch.count && !t->read.follow);
    if (s != W32T_OK || !b->batch.count) {
        let_go(b);
        in->ended = s != W32T_OK;
        return s == W32T_END || s == W32T_OK ? W32T_OK : w32t_fail_in(error, s, in->source->in->path);
    }
    attach(t, in, &b->batch, 0);
    in->now = b;
    look_at_head(in);
    return W32T_OK;
}

// Asks every input that has nothing at hand, and puts those that have into the heap.
static w32t_status ask_all(w32t_trace *t, bool *more_may_come, w32t_error *error) {
    *more_may_come = false;
    size_t had = t->heap_count;
    for (size_t i = 0; i < t->count; i++) {
        input *in = &t->inputs[i];
        if (in->now || in->ended) continue;
        w32t_status s = refill(t, in, error);
        if (s != W32T_OK) return s;
        if (in->now) t->heap[t->heap_count++] = i;
        *more_may_come |= !in->now && !in->ended;
    }
    if (t->heap_count > had)
        for (size_t i = t->heap_count; i-- > 0;)
            sift_down(t, i);
    return W32T_OK;
}

// By recording, so that it does not matter in which order the files were given.
static int by_recording(const void *a, const void *b) {
    const w32t_source *x = *(const w32t_source *const *)a, *y = *(const w32t_source *const *)b;
    uint64_t s = x->session->start_filetime, t = y->session->start_filetime;
    return s != t ? (s < t ? -1 : 1) : strcmp(x->in->path, y->in->path);
}

// Every file has been walked: what each taught about its events helps the others. A stream teaches as it goes, which
// would make it a matter of time what the others know.
static void share_schemas(w32t_trace *t) {
    const w32t_source **sources = w32t_alloc(t->count * sizeof *sources);
    size_t n = 0;
    for (size_t i = 0; i < t->count; i++) {
        const w32t_source *s = t->inputs[i].source;
        if (s->session && s->session->schemas && s->in->seekable && w32t_schema_set_provider(s->session->schemas, 0))
            sources[n++] = s;
    }
    if (n) qsort(sources, n, sizeof *sources, by_recording);
    t->taught = w32t_alloc((n + 1) * sizeof *t->taught);
    for (size_t i = 0; i < n; i++)
        t->taught[t->taught_count++] = sources[i]->session->schemas;
    free(sources);
    for (size_t i = 0; n && i < t->count; i++) {
        const w32t_source *s = t->inputs[i].source;
        if (s->session && s->session->schemas) w32t_schema_set_others(s->session->schemas, t->taught, t->taught_count);
    }
}

static w32t_status start_merge(w32t_trace *t, w32t_error *error) {
    bool more;
    t->heap = w32t_alloc(t->count * sizeof *t->heap);
    for (size_t i = 0; i < t->count; i++) {
        t->inputs[i].source->polled = t->read.follow;
        t->inputs[i].source->together = (unsigned)t->count;
    }
    w32t_status s = ask_all(t, &more, error);
    if (s == W32T_OK && !t->read.follow) share_schemas(t);
    return s;
}

static void take_head(w32t_trace *t, w32t_batch *out) {
    input *in = &t->inputs[t->heap[0]];
    w32t_event *e = w32t_batch_add(out);
    *e = in->now->batch.events[in->at++];
    // The merged batch is decoded by one thread while the source's own batch may be shared by several.
    e->arena = &out->arena;
}

static w32t_status fill_merged(w32t_trace *t, w32t_batch *out, w32t_error *error) {
    w32t_batch_reset(out);
    if (!t->heap) {
        w32t_status s = start_merge(t, error);
        if (s != W32T_OK) return s;
    }
    if (t->read.follow) { // live files: whoever has something is heard at once, the others are asked again
        bool more;
        w32t_status s = ask_all(t, &more, error);
        if (s != W32T_OK) return s;
        if (!t->heap_count && more) {
            w32t_sleep_ms(FOLLOW_MS);
            return W32T_OK;
        }
    }
    bool *noted = w32t_arena_zalloc(&out->arena, t->count ? t->count : 1);
    while (t->heap_count && out->count < W32T_BATCH_EVENTS) {
        size_t i = t->heap[0];
        input *in = &t->inputs[i];
        if (!noted[i]) {
            noted[i] = true;
            atomic_fetch_add(&in->now->users, 1);
            w32t_batch_keep(out, in->now, let_go);
        }
        take_head(t, out);
        if (in->at == in->now->batch.count) {
            noted[i] = false;
            w32t_status s = refill(t, in, error);
            if (s != W32T_OK) return s;
            if (!in->now) t->heap[0] = t->heap[--t->heap_count];
        } else
            look_at_head(in);
        sift_down(t, 0);
    }
    if (!out->count) return W32T_END;
    apply_state(t, out);
    return W32T_OK;
}

w32t_status w32t_trace_fill(w32t_trace *t, w32t_batch *out, w32t_error *error) {
    t->started = true;
    if (t->count == 1) return fill_single(t, out, error);
    w32t_status s;
    do
        s = fill_merged(t, out, error);
    while (s == W32T_OK && !out->count && !t->read.follow);
    return s;
}

// ---- The simple iterator.

w32t_event *w32t_trace_next_bare(w32t_trace *t) {
    while (t->current_at >= t->current.count) {
        if (t->failed) return NULL;
        w32t_error error = {0};
        w32t_status s = w32t_trace_fill(t, &t->current, &error);
        t->current_at = 0;
        if (s != W32T_OK) {
            w32t_batch_reset(&t->current);
            t->failed = true;
            if (s != W32T_END) t->failure = error;
            return NULL;
        }
    }
    return &t->current.events[t->current_at++];
}

w32t_event *w32t_trace_next(w32t_trace *t) {
    w32t_event *e = w32t_trace_next_bare(t);
    if (e) w32t_event_describe(e); // whoever reads e->name without asking first is not to find it empty
    return e;
}

const w32t_error *w32t_trace_failed(const w32t_trace *t) {
    return t->failure.status ? &t->failure : NULL;
}

const w32t_error *w32t_trace_unopened(const w32t_trace *t) {
    return t->unopened.status ? &t->unopened : NULL;
}

w32t_trace_losses w32t_trace_losses_of(const w32t_trace *t) {
    w32t_trace_losses l = {0};
    for (size_t i = 0; i < t->count; i++) {
        const w32t_source *s = t->inputs[i].source;
        l.events += s->losses.events;
        l.buffers += s->losses.buffers;
        l.unreadable_bytes += s->losses.unreadable_bytes;
        l.late += s->losses.late;
        l.undecoded += s->losses.undecoded;
        l.damage += s->damage.total;
        size_t gaps = 0;
        if (s->collected) w32t_schema_collector_gaps(s->collected, NULL, &gaps);
        l.manifest_gaps += gaps;
        if (t->inputs[i].pairer) l.unpaired += w32t_pairer_orphans(t->inputs[i].pairer);
    }
    l.undecoded += atomic_load(&((w32t_trace *)(uintptr_t)t)->undecoded);
    l.broken += atomic_load(&((w32t_trace *)(uintptr_t)t)->broken);
    l.no_schema += atomic_load(&((w32t_trace *)(uintptr_t)t)->no_schema);
    l.failed_files = t->failed_files;
    if (t->state) l.unnamed = w32t_state_unnamed(t->state);
    return l;
}

bool w32t_trace_file_losses(const w32t_trace *t, size_t index, const char **file, w32t_trace_losses *out) {
    if (index >= t->count) return false;
    const w32t_source *s = t->inputs[index].source;
    *file = s->in->path;
    *out = (w32t_trace_losses){.events = s->losses.events,
                               .buffers = s->losses.buffers,
                               .unreadable_bytes = s->losses.unreadable_bytes,
                               .late = s->losses.late,
                               .damage = s->damage.total};
    return true;
}

bool w32t_trace_damage(const w32t_trace *t, size_t index, w32t_damage_info *out) {
    for (size_t i = 0; i < t->count; i++) {
        const w32t_source *s = t->inputs[i].source;
        if (index < s->damage.count) {
            const w32t_damage *d = &s->damage.items[index];
            *out = (w32t_damage_info){s->in->path, d->offset, d->bytes, d->what};
            return true;
        }
        index -= s->damage.count;
    }
    return false;
}

bool w32t_trace_manifest_gap(const w32t_trace *t, size_t index, w32t_manifest_gap *out) {
    for (size_t i = 0; i < t->count; i++) {
        const w32t_source *s = t->inputs[i].source;
        size_t count = 0;
        const w32t_manifest_gap *gaps = s->collected ? w32t_schema_collector_gaps(s->collected, NULL, &count) : NULL;
        if (index < count) {
            *out = gaps[index];
            out->file = s->in->path;
            return true;
        }
        index -= count;
    }
    return false;
}

void w32t_trace_free(w32t_trace *t) {
    if (!t) return;
    w32t_batch_free(&t->current);
    for (size_t i = 0; i < t->count; i++) {
        if (t->inputs[i].now) let_go(t->inputs[i].now);
        w32t_pairer_free(t->inputs[i].pairer);
        t->inputs[i].source->ops->close(t->inputs[i].source);
    }
    w32t_state_free(t->state);
    w32t_free_knowledge(&t->knowledge);
    free(t->inputs);
    free(t->heap);
    free(t->taught);
    free(t);
}
