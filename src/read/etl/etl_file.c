// SPDX-License-Identifier: Apache-2.0
// The .etl source: recognising, opening, filling and closing; which of the ways of reading an input gets.
#include "base/wintime.h"
#include "read/etl/etl_internal.h"
#include "read/readers.h"
#include "schema/importers.h"

#include <stdlib.h>

// Evidence adds up, so that a file whose header was damaged is still recognised.
static int probe(w32t_span head, uint64_t file_size) {
    if (head.n < ETL_BUFFER_HEAD) return 0;
    uint32_t size = w32t_span_u32(head, ETL_BUFFER_SIZE), fill = w32t_span_u32(head, ETL_BUFFER_FILL);
    bool sizes = size >= ETL_BUFFER_HEAD && size <= ETL_LARGEST_BUFFER && fill >= ETL_BUFFER_HEAD && fill <= size;
    bool flags = w32t_span_u16(head, ETL_BUFFER_FLAGS) <= ETL_FLAGS_POSSIBLE &&
                 w32t_span_u16(head, ETL_BUFFER_TYPE) < ETL_TYPES_POSSIBLE;
    w32t_etl_head h;
    bool event = head.n > ETL_BUFFER_HEAD + 8 && w32t_etl_head_parse(head.p + ETL_BUFFER_HEAD, 0x10000, &h);
    bool header = event && (h.kind == W32T_ETW_SYSTEM32 || h.kind == W32T_ETW_SYSTEM64) &&
                  w32t_span_u16(head, ETL_BUFFER_HEAD + 6) == ETL_HOOK_HEADER && h.size >= 0x120;
    if (header) return sizes && flags ? 100 : 60;
    if (sizes && flags && event && w32t_span_u32(head, ETL_BUFFER_STATE) < ETL_STATES_POSSIBLE) return 50;
    // A header page that was never written: the buffers behind it may still be there.
    for (size_t i = 0; i < head.n && i < 0x200; i++)
        if (head.p[i]) return 0;
    return file_size >= 0x2000 && head.n >= 0x200 ? 1 : 0;
}

#define STACK_BYTES ((size_t)32 << 20) // for stacks by key

static void setup(etl_source *s, w32t_input *in, const w32t_read_options *options) {
    s->base.ops = &w32t_read_etl;
    s->base.in = in;
    s->options = *options;
    s->base.collected = s->learned = w32t_schema_collector_new(options->schemas);
    s->stacks.limit = STACK_BYTES;
    s->memory = options->memory_limit ? (size_t)options->memory_limit : (size_t)64 << 20;
    s->one_pass = !in->seekable || options->raw_order || options->follow;
    s->newest = s->delivered = INT64_MIN / 2;
    s->walker.bytes.in = in;
    s->walker.size = in->size;
    s->walker.damage = &s->base.damage;
    s->walker.unreadable = &s->base.losses.unreadable_bytes;
}

#define ONE_PAGE 4096u

// Reads the first buffer for the session and goes back to the start.
static bool look_at_start(etl_source *s) {
    w32t_etl_buffer b;
    w32t_span stored;
    s->walker.bytes.chunk = ONE_PAGE; // many recordings begin with less than that in their first buffer
    if (!w32t_etl_walker_next(&s->walker, &b, &stored)) return false;
    uint64_t ignored = 0;
    w32t_span open = w32t_etl_buffer_open(&b, stored, &s->scratch, NULL, &ignored);
    w32t_etl_segment_of(s, &b, open);
    s->base.session = &s->segments[0]->header.session;
    // What was found on the way is found again by the pass over the whole file.
    s->walker.next = s->walker.rescan = s->walker.buffers = 0;
    if (s->base.in->seekable) w32t_etl_bytes_free(&s->walker.bytes); // many files may be open at once
    s->walker.bytes.in = s->base.in;
    s->walker.bytes.chunk = 0;
    w32t_damage_list header_damage = s->base.damage;
    memset(&s->base.damage, 0, sizeof s->base.damage);
    s->base.losses.unreadable_bytes = 0;
    for (size_t i = 0; i < header_damage.count; i++) // only what the second look cannot see
        if (!s->segments[0]->header.present && strncmp(header_damage.items[i].what, "the file's header event", 23) == 0)
            w32t_damage_add(&s->base.damage, header_damage.items[i].offset, 0, "%s", header_damage.items[i].what);
    w32t_damage_free(&header_damage);
    return true;
}

static void close_source(w32t_source *source) {
    etl_source *s = (etl_source *)source;
    w32t_etl_order_free(s);
    w32t_etl_stage_free(s->stage);
    w32t_etl_stacks_free(&s->stacks);
    w32t_schema_collector_free(s->learned);
    w32t_batch_free(&s->observed);
    w32t_etl_bytes_free(&s->walker.bytes);
    for (size_t i = 0; i < s->segment_count; i++) {
        free(s->segments[i]->anchors);
        free(s->segments[i]);
    }
    free(s->segments);
    free(s->refs);
    w32t_room_free(&s->scratch);
    w32t_arena_free(&s->names);
    w32t_damage_free(&s->base.damage);
    if (s->base.in) w32t_input_close(s->base.in);
    free(s);
}

static w32t_status open_source(w32t_input *in, const w32t_read_options *options, w32t_source **out, w32t_error *error) {
    etl_source *s = w32t_alloc(sizeof *s);
    setup(s, in, options);
    if (!look_at_start(s)) {
        bool failed = s->walker.bytes.failed;
        s->base.in = NULL; // stays the caller's
        close_source(&s->base);
        if (failed) return w32t_fail(error, W32T_E_IO, 0, "cannot be read");
        return w32t_fail(error, W32T_E_FORMAT, 0,
                         "looks like an event trace log, but no buffer of one can be found in it");
    }
    *out = &s->base;
    return W32T_OK;
}

#define LEAST_MEMORY ((size_t)256 << 10)

static w32t_status fill(w32t_source *source, w32t_batch *batch, w32t_error *error) {
    etl_source *s = (etl_source *)source;
    if (!s->shared) { // the first time
        s->shared = true;
        size_t part = source->together > 1 ? s->memory / source->together : s->memory;
        if (part < s->memory) {
            s->memory = part > LEAST_MEMORY ? part : LEAST_MEMORY;
            s->stacks.limit /= 2 * (size_t)source->together;
        }
        s->stage_memory = source->together > 1 ? s->memory / 2 : s->memory;
    }
    if (!s->one_pass && !s->indexed) {
        w32t_etl_index(s);
        if (s->walker.bytes.failed) return w32t_fail(error, W32T_E_IO, s->walker.next, "cannot be read");
        if (s->stacks.seen) s->stage = w32t_etl_stage_new(&s->stacks, s->stage_memory);
    }
    return w32t_etl_order_fill(s, batch, error);
}

const w32t_source_ops w32t_read_etl = {
    .format = "etl",
    .probe = probe,
    .streams = true,
    .open = open_source,
    .fill = fill,
    .stat = w32t_etl_stat,
    .close = close_source,
};
