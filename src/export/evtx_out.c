// SPDX-License-Identifier: Apache-2.0
// -f evtx: an event log that other readers open. Records of event logs keep their tokens and values, encoded anew;
// other events get a template of their own. The document waits in a temporary file, since its header is known only at
// the end.
#include "export/evtx_out.h"
#include "base/utf.h"
#include "base/wintime.h"
#include "decode/binxml_emit.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct evtx_writer {
    w32t_writer base;
    w32t_evtx_out *out;
    FILE *spool;
    w32t_arena arena;
    w32t_error error;
} evtx_writer;

static w32t_status to_spool(void *context, const void *bytes, size_t size, w32t_error *error) {
    evtx_writer *w = context;
    if (fwrite(bytes, 1, size, w->spool) == size) return W32T_OK;
    return w32t_fail_errno(error, "temporary file", "writing");
}

static w32t_status open_evtx(const w32t_export_options *options, w32t_trace *trace, w32t_writer **out,
                             w32t_error *error) {
    (void)options;
    (void)trace;
    FILE *spool = tmpfile();
    if (!spool) return w32t_fail_errno(error, "temporary file", "creating");
    evtx_writer *w = w32t_alloc(sizeof *w);
    w->spool = spool;
    w->out = w32t_evtx_out_new(to_spool, w);
    *out = &w->base;
    return W32T_OK;
}

static w32t_status put(evtx_writer *w, const w32t_event *e, const w32t_ew_fragment *f) {
    uint64_t filetime = e->encoding == W32T_ENC_BINXML ? e->clock : w32t_ns_to_filetime(e->time);
    w32t_error error = {0};
    w32t_status s = w32t_evtx_out_add(w->out, e->has & W32T_HAS_RECORD ? e->record : 0, filetime, f, &error);
    if (s != W32T_OK && s != W32T_E_LIMIT) w->error = error;
    return s;
}

// A value has 16 bits for its size, and a record no more than a chunk: an event of more is cut, as little as these
// steps allow.
static w32t_status put_within_limits(evtx_writer *w, w32t_event *e, const w32t_ew_fragment *values) {
    static const w32t_ew_limits steps[] = {{65534, 65000}, {62000, 65000}, {56000, 65000}, {42000, 16000},
                                           {30000, 4000},  {20000, 2000},  {14000, 1000},  {8000, 1000},
                                           {4000, 800},    {1000, 600},    {250, 400},     {60, 250}};
    w32t_status s = W32T_E_LIMIT;
    bool whole = true;
    for (size_t i = 0; i < sizeof steps / sizeof *steps && s == W32T_E_LIMIT; i++) {
        w32t_ew_fragment f;
        whole = w32t_ew_of_event(e, &w->arena, values, steps[i], &f);
        s = put(w, e, &f);
    }
    if (s == W32T_OK && !whole) w32t_writer_count(&w->base.cut, e);
    return s;
}

static void event(w32t_writer *base, w32t_event *e, w32t_buf *unused) {
    (void)unused;
    evtx_writer *w = (evtx_writer *)base;
    if (w->error.status) return;
    w32t_arena_reset(&w->arena);
    w32t_ew_fragment f;
    bool lost = false, read = e->encoding == W32T_ENC_BINXML && w32t_ew_of_record(e, &w->arena, &f, &lost);
    w32t_status s = read && !lost ? put(w, e, &f) : put_within_limits(w, e, lost ? &f : NULL);
    if (s == W32T_E_LIMIT) w32t_writer_count(&base->too_large, e);
}

static w32t_status finish(w32t_writer *base, w32t_sink sink, void *context, w32t_error *error) {
    evtx_writer *w = (evtx_writer *)base;
    if (w->error.status) {
        *error = w->error;
        return error->status;
    }
    uint8_t header[4096];
    w32t_status s = w32t_evtx_out_finish(w->out, header, error);
    if (s == W32T_OK) s = sink(context, header, sizeof header, error);
    rewind(w->spool);
    uint8_t *block = w32t_alloc(65536);
    size_t n;
    while (s == W32T_OK && (n = fread(block, 1, 65536, w->spool)) > 0)
        s = sink(context, block, n, error);
    if (s == W32T_OK && ferror(w->spool)) s = w32t_fail_errno(error, "temporary file", "reading");
    free(block);
    return s;
}

static void close_evtx(w32t_writer *base) {
    evtx_writer *w = (evtx_writer *)base;
    w32t_evtx_out_free(w->out);
    w32t_arena_free(&w->arena);
    fclose(w->spool);
    free(w);
}

const w32t_writer_ops w32t_writer_evtx = {
    .name = "evtx",
    .description = "Windows event log",
    .serial = true,
    .open = open_evtx,
    .event = event,
    .finish = finish,
    .close = close_evtx,
};

// ---- Records of event logs

static bool convert(w32t_bx_context *c, const w32t_bx_bound *b, w32t_arena *arena, w32t_ew_fragment *out);

static const w32t_ew_fragment *convert_value(w32t_bx_context *c, const w32t_bx_val *v, w32t_arena *arena) {
    w32t_bx_val space[W32T_BX_SPACE];
    w32t_bx_bound inner;
    w32t_ew_fragment *f = w32t_arena_zalloc(arena, sizeof *f);
    if (c->nest >= W32T_BX_NEST_MAX) return NULL;
    c->nest++;
    bool ok = w32t_bx_bind_value(c, v, &inner, space) && convert(c, &inner, arena, f);
    c->nest--;
    return ok ? f : NULL;
}

// Text pieces and XML's own entities that follow each other mean one text, and other readers take that better.
// (Quotes as entities stay what they are between tags: there, a quote as text is written bare.)
static bool joins(const w32t_bx_tok *k, bool in_tag) {
    if (k->kind == W32T_BX_TEXT) return true;
    uint32_t c = k->kind == W32T_BX_ENTITY ? w32t_bx_entity(k->text) : 0;
    return c && (in_tag || (c != '"' && c != '\''));
}

static w32t_span joined(const w32t_bx_tok *k, uint32_t n, w32t_arena *arena) {
    if (n == 1 && k->kind == W32T_BX_TEXT) return k->text;
    w32t_buf b = {0};
    for (uint32_t i = 0; i < n; i++) {
        uint16_t c = k[i].kind == W32T_BX_ENTITY ? (uint16_t)w32t_bx_entity(k[i].text) : 0;
        if (c)
            w32t_buf_put(&b, &c, 2);
        else {
            w32t_span s = w32t_bx_trim(k[i].text);
            w32t_buf_put(&b, s.p, s.n);
        }
    }
    w32t_span s = {w32t_arena_copy(arena, b.p, b.n), b.n};
    w32t_buf_free(&b);
    return s;
}

static bool is_content(const w32t_bx_tokens *t, uint32_t i) {
    uint8_t k = i < t->count ? t->items[i].kind : W32T_BX_END;
    return k == W32T_BX_TEXT || k == W32T_BX_ENTITY || k == W32T_BX_CHARREF || k == W32T_BX_CDATA || k == W32T_BX_SUB;
}

// A fragment whose template is lost: its values, in the elements that the XML exporter shows them in.
static bool convert_lost(w32t_bx_context *c, const w32t_bx_bound *b, w32t_arena *arena, w32t_ew_fragment *out) {
    w32t_ew_token *tokens = w32t_arena_alloc(arena, (b->count * 6 + 1) * sizeof *tokens);
    w32t_ew_value *values = w32t_arena_zalloc(arena, (b->count + 1) * sizeof *values);
    uint32_t n = 0;
    for (uint32_t i = 0; i < b->count; i++) {
        const w32t_bx_val *v = &b->vals[i];
        bool nested = v->type == W32T_BX_BINXML;
        values[i] = (w32t_ew_value){.type = v->type, .bytes = w32t_span_of(v->p, v->n)};
        if (nested) {
            values[i].bytes.n = 0;
            values[i].fragment = v->n ? convert_value(c, v, arena) : NULL;
            if (!values[i].fragment) values[i].type = W32T_BX_NULL;
        } else if (w32t_bx_is_null(v)) {
            continue;
        } else {
            char number[12];
            w32t_buf wide = {0};
            w32t_utf8_to_utf16(&wide, number, (size_t)snprintf(number, sizeof number, "%u", (unsigned)i));
            tokens[n++] = (w32t_ew_token){.kind = W32T_EW_OPEN, .index = 0xFFFF, .text = w32t_span_of("D\0a\0t\0a", 8)};
            tokens[n++] = (w32t_ew_token){.kind = W32T_EW_ATTRIBUTE, .text = w32t_span_of("I\0n\0d\0e\0x", 10)};
            tokens[n++] = (w32t_ew_token){.kind = W32T_EW_TEXT,
                                          .text = w32t_span_of(w32t_arena_copy(arena, wide.p, wide.n), wide.n)};
            tokens[n++] = (w32t_ew_token){.kind = W32T_EW_CLOSE_START};
            w32t_buf_free(&wide);
        }
        tokens[n++] = (w32t_ew_token){.kind = W32T_EW_SUB, .type = v->type, .index = (uint16_t)i, .optional = true};
        if (!nested) tokens[n++] = (w32t_ew_token){.kind = W32T_EW_END};
    }
    *out = (w32t_ew_fragment){
        .is_template = true, .tokens = tokens, .count = n, .values = values, .value_count = b->count};
    return true;
}

// A fragment without a template becomes one whose texts are values, so that records alike share it.
static bool convert(w32t_bx_context *c, const w32t_bx_bound *b, w32t_arena *arena, w32t_ew_fragment *out) {
    if (b->lost) return convert_lost(c, b, arena, out);
    static const uint8_t kinds[] = {[W32T_BX_OPEN] = W32T_EW_OPEN,
                                    [W32T_BX_ATTRIBUTE] = W32T_EW_ATTRIBUTE,
                                    [W32T_BX_CLOSE_START] = W32T_EW_CLOSE_START,
                                    [W32T_BX_CLOSE_EMPTY] = W32T_EW_CLOSE_EMPTY,
                                    [W32T_BX_END] = W32T_EW_END,
                                    [W32T_BX_TEXT] = W32T_EW_TEXT,
                                    [W32T_BX_SUB] = W32T_EW_SUB,
                                    [W32T_BX_CHARREF] = W32T_EW_CHARREF,
                                    [W32T_BX_ENTITY] = W32T_EW_ENTITY,
                                    [W32T_BX_CDATA] = W32T_EW_CDATA,
                                    [W32T_BX_PI] = W32T_EW_PI,
                                    [W32T_BX_PIDATA] = W32T_EW_PIDATA,
                                    [W32T_BX_INSTANCE] = W32T_EW_INSTANCE};
    const w32t_bx_tokens *t = &b->program->tokens;
    bool literal = b->program->definition_size == 0, in_tag = false;
    w32t_guid guid = b->program->guid;
    uint32_t count = 0, value_count = literal ? 0 : b->count;
    w32t_ew_token *tokens = w32t_arena_alloc(arena, t->count * sizeof *tokens);
    w32t_ew_value *values = w32t_arena_zalloc(arena, (literal ? t->count : b->count) * sizeof *values);
    for (uint32_t i = 0; i < t->count; i++) {
        const w32t_bx_tok *k = &t->items[i];
        w32t_ew_token *to = &tokens[count++];
        *to = (w32t_ew_token){
            .kind = kinds[k->kind], .type = k->type, .optional = k->optional, .index = k->index, .text = k->text};
        if (k->kind == W32T_BX_INSTANCE) {
            w32t_bx_val v = {k->text.p, (uint32_t)k->text.n, W32T_BX_BINXML};
            to->text = (w32t_span){0};
            to->fragment = convert_value(c, &v, arena);
            if (!to->fragment) count--;
        }
        if (k->kind == W32T_BX_OPEN) in_tag = true;
        if (k->kind == W32T_BX_CLOSE_START || k->kind == W32T_BX_CLOSE_EMPTY) in_tag = false;
        if (literal && k->kind == W32T_BX_SUB) count--; // stands for nothing there
        if (!joins(k, in_tag)) continue;
        uint32_t n = 1;
        while (i + n < t->count && joins(k + n, in_tag))
            n++;
        bool alone = !(i && is_content(t, i - 1)) && !is_content(t, i + n);
        to->kind = W32T_EW_TEXT;
        to->text = joined(k, n, arena);
        if (literal && alone && value_count < 0xFFFF) {
            values[value_count] = (w32t_ew_value){.type = W32T_BX_STRING, .bytes = to->text};
            *to = (w32t_ew_token){.kind = W32T_EW_SUB, .type = W32T_BX_STRING, .index = (uint16_t)value_count++};
        }
        i += n - 1;
    }
    for (uint32_t i = 0; i < b->count; i++) {
        values[i] = (w32t_ew_value){.type = b->vals[i].type, .bytes = w32t_span_of(b->vals[i].p, b->vals[i].n)};
        if (b->vals[i].type != W32T_BX_BINXML || !b->vals[i].n) continue;
        values[i].fragment = convert_value(c, &b->vals[i], arena);
        values[i].bytes.n = 0;
        if (values[i].fragment) continue;
        // Unreadable: the elements that depend on its being there stay, in a template that is no longer the provider's.
        values[i].type = W32T_BX_NULL;
        uint32_t kept = 0;
        for (uint32_t k = 0; k < count; k++) {
            bool about = tokens[k].index == i;
            bool value = about && tokens[k].kind == W32T_EW_SUB;
            if (value && !(kept && tokens[kept - 1].kind == W32T_EW_ATTRIBUTE)) continue;
            tokens[kept] = tokens[k];
            if (value) tokens[kept] = (w32t_ew_token){.kind = W32T_EW_TEXT}; // an attribute has some content, always
            if (about && tokens[k].kind == W32T_EW_OPEN) tokens[kept].index = W32T_BX_NO_DEPENDENCY;
            kept++;
        }
        count = kept;
        guid = (w32t_guid){0};
    }
    *out = (w32t_ew_fragment){.is_template = true,
                              .guid = guid,
                              .tokens = tokens,
                              .count = count,
                              .values = values,
                              .value_count = value_count};
    return true;
}

bool w32t_ew_of_record(w32t_event *e, w32t_arena *arena, w32t_ew_fragment *out, bool *lost) {
    w32t_bx_val space[W32T_BX_SPACE];
    w32t_bx_context c = {.chunk = e->native, .arena = e->arena};
    w32t_bx_bound b = {0};
    uint32_t at = (uint32_t)(e->payload - c.chunk->bytes);
    if (!w32t_bx_bind(&c, at, at + e->payload_size, &b, space) || (!b.lost && !b.program->xml.count)) return false;
    *lost = b.lost;
    return convert(&c, &b, arena, out);
}
