// SPDX-License-Identifier: Apache-2.0
// Who wrote the records of an event log, and when what they tell happened: both stand inside the records (their heads
// have the time of writing), so counting them means describing each.
#include "base/hash.h"
#include "decode/decode.h"
#include "trace/trace_internal.h"

static const char *kept(w32t_table *names, w32t_arena *arena, const char *name) {
    if (!name) return NULL;
    size_t n = strlen(name);
    uint64_t key = w32t_hash_bytes(name, n);
    char *old = w32t_table_get(names, key);
    if (old && strcmp(old, name) == 0) return old;
    char *fresh = w32t_arena_text(arena, name, n);
    w32t_table_put(names, key, fresh);
    return fresh;
}

void w32t_stat_names(w32t_source *source, w32t_file_stat *st, w32t_arena *arena) {
    w32t_batch batch = {0};
    w32t_table names = {0};
    w32t_error error;
    int64_t first = W32T_NO_TIME, last = W32T_NO_TIME;
    while (source->ops->fill(source, &batch, &error) == W32T_OK) {
        for (size_t i = 0; i < batch.count; i++) {
            w32t_event *e = &batch.events[i];
            if (e->has & W32T_EVENT_CARVED) continue;
            e->decoder = w32t_decoder_of(e->encoding);
            w32t_event_numbers(e, W32T_WANT_TIME);
            w32t_event_describe(e);
            if (first == W32T_NO_TIME || e->time < first) first = e->time;
            if (last == W32T_NO_TIME || e->time > last) last = e->time;
            w32t_seen seen = {.guid = e->provider_id,
                              .provider = kept(&names, arena, e->provider),
                              .id = e->id,
                              .version = e->version,
                              .encoding = e->encoding,
                              .self_described = !(e->has & W32T_EVENT_UNDECODED)};
            w32t_stat_seen(st, &seen, 1);
        }
        w32t_batch_reset(&batch);
    }
    if (first != W32T_NO_TIME) {
        st->first = first;
        st->last = last;
    }
    w32t_batch_free(&batch);
    w32t_table_free(&names);
}
