// SPDX-License-Identifier: Apache-2.0
// From a fragment to its program and values. Programs are compiled once for a log where that is possible: the same
// template is stored in every chunk that uses it, differing only in where its names are, so a stored definition is
// compared with those that are known before it is compiled. All tables are lists that only grow, with atomic heads: any
// number of threads may read and add.
#include "base/guid.h"
#include "base/hash.h"
#include "base/utf.h"
#include "decode/binxml.h"

#include <stdlib.h>

#define LOG_BUCKETS   1024u
#define CHUNK_BUCKETS 64u
#define TEXT_BUCKETS  256u
#define TEXT_LIMIT    8192u               // texts kept for a whole log
#define LOG_LIMIT     (16u * 1024 * 1024) // bytes of programs kept for a whole log; beyond, they live with their chunk

// A text that was met before: names of providers, channels and computers.
typedef struct known_text {
    struct known_text *next;
    uint32_t n; // bytes of UTF-16, which stand first in `bytes`, the UTF-8 behind them
    const char *utf8;
    uint8_t bytes[];
} known_text;

typedef struct log_templates {
    _Atomic(w32t_bx_program *) buckets[LOG_BUCKETS];
    atomic_size_t bytes;
    _Atomic(known_text *) texts[TEXT_BUCKETS];
    atomic_uint text_count;
} log_templates;

typedef struct place {
    struct place *next;
    uint32_t offset;
    const w32t_bx_program *program;
} place;

typedef struct chunk_templates {
    _Atomic(place *) buckets[CHUNK_BUCKETS];
    _Atomic(w32t_bx_program *) own;
} chunk_templates;

static void free_program(w32t_bx_program *p) {
    w32t_arena arena = p->arena; // the program itself lies in it
    w32t_arena_free(&arena);
}

static void free_log(void *v) {
    log_templates *l = v;
    for (unsigned i = 0; i < LOG_BUCKETS; i++)
        for (w32t_bx_program *p = atomic_load(&l->buckets[i]), *next; p; p = next) {
            next = p->next;
            free_program(p);
        }
    for (unsigned i = 0; i < TEXT_BUCKETS; i++)
        for (known_text *t = atomic_load(&l->texts[i]), *next; t; t = next) {
            next = t->next;
            free(t);
        }
    free(l);
}

static void free_chunk(void *v) {
    chunk_templates *c = v;
    for (unsigned i = 0; i < CHUNK_BUCKETS; i++)
        for (place *p = atomic_load(&c->buckets[i]), *next; p; p = next) {
            next = p->next;
            free(p);
        }
    for (w32t_bx_program *p = atomic_load(&c->own), *next; p; p = next) {
        next = p->next;
        free_program(p);
    }
    free(c);
}

// The value of `slot`, made by the first who needs it.
static void *made(_Atomic(void *) *slot, size_t size) {
    void *v = atomic_load_explicit(slot, memory_order_acquire);
    if (v) return v;
    void *fresh = w32t_alloc(size);
    if (atomic_compare_exchange_strong(slot, &v, fresh)) return fresh;
    free(fresh);
    return v;
}

static log_templates *log_of(const w32t_evtx_chunk *chunk) {
    chunk->log->templates_free = free_log;
    return made(&chunk->log->templates, sizeof(log_templates));
}

static chunk_templates *templates_of(const w32t_evtx_chunk *chunk) {
    w32t_evtx_chunk *c = (w32t_evtx_chunk *)(uintptr_t)chunk;
    c->decoded_free = free_chunk; // always the same word, whoever writes it
    return made(&c->decoded, sizeof(chunk_templates));
}

const char *w32t_bx_intern(const w32t_evtx_chunk *chunk, w32t_arena *arena, w32t_span s) {
    const char *known = w32t_bx_intern_for_good(chunk, s);
    return known ? known : w32t_utf16_text(arena, s, NULL);
}

const char *w32t_bx_intern_for_good(const w32t_evtx_chunk *chunk, w32t_span s) {
    if (s.n > 512) return NULL;
    log_templates *l = log_of(chunk);
    uint64_t h = s.n;
    for (size_t i = 0; i + 8 <= s.n; i += 8)
        h = (h ^ w32t_le64(s.p + i)) * 0x9E3779B97F4A7C15u;
    if (s.n >= 8) h = (h ^ w32t_le64(s.p + s.n - 8)) * 0x9E3779B97F4A7C15u;
    _Atomic(known_text *) *head = &l->texts[(h ^ h >> 29 ^ h >> 47) % TEXT_BUCKETS];
    for (const known_text *t = atomic_load_explicit(head, memory_order_acquire); t; t = t->next)
        if (t->n == s.n && memcmp(t->bytes, s.p, s.n) == 0) return t->utf8;
    if (atomic_fetch_add_explicit(&l->text_count, 1, memory_order_relaxed) >= TEXT_LIMIT) return NULL;
    known_text *t = w32t_alloc(sizeof *t + s.n + W32T_UTF8_ROOM(s.n) + 1);
    t->n = (uint32_t)s.n;
    if (s.n) memcpy(t->bytes, s.p, s.n);
    w32t_utf16_write_utf8(t->bytes + s.n, s); // zeroed behind
    t->utf8 = (const char *)t->bytes + s.n;
    t->next = atomic_load_explicit(head, memory_order_relaxed);
    while (!atomic_compare_exchange_weak_explicit(head, &t->next, t, memory_order_release, memory_order_relaxed)) {
    }
    return t->utf8;
}

typedef struct definition {
    uint32_t at, size; // of its tokens, in the chunk
    const uint8_t *guid;
} definition;

static bool definition_at(const w32t_evtx_chunk *c, uint32_t offset, uint32_t template_id, definition *d) {
    if (offset < 512 || offset > c->size || c->size - offset < 24) return false;
    const uint8_t *p = c->bytes + offset;
    d->guid = p + 4;
    d->size = w32t_le32(p + 20);
    d->at = offset + 24;
    return d->size && d->size <= c->size - d->at && w32t_le32(d->guid) == template_id;
}

static uint64_t key_of(const definition *d) {
    uint64_t a = w32t_le64(d->guid), b = w32t_le64(d->guid + 8);
    return w32t_hash_u64(a ^ (b << 7 | b >> 57) ^ d->size);
}

// Whether the definition in this chunk says the same as p, names resolved.
static bool same_definition(const w32t_bx_program *p, const w32t_evtx_chunk *c, const definition *d) {
    if (p->definition_size != d->size || memcmp(&p->guid, d->guid, 16) != 0) return false;
    const uint8_t *mine = c->bytes + d->at;
    uint32_t at = 0;
    for (uint32_t i = 0; i < p->tokens.ref_count; i++) {
        const w32t_bx_ref *r = &p->tokens.refs[i];
        if (memcmp(mine + at, p->definition + at, r->at - at) != 0) return false;
        uint32_t offset = w32t_le32(mine + r->at);
        at = r->at + 4;
        if (r->stored_here) {
            if (offset != d->at + at) return false;
            at += 4; // the next name in its hash chain: not part of what is said
        } else {
            if (offset > c->size || c->size - offset < 10u + r->name.n ||
                w32t_le16(c->bytes + offset + 6) * 2u != r->name.n ||
                memcmp(c->bytes + offset + 8, r->name.p, r->name.n) != 0)
                return false;
        }
    }
    return memcmp(mine + at, p->definition + at, d->size - at) == 0;
}

static w32t_span move_span(w32t_span s, const uint8_t *from, size_t size, const uint8_t *to, w32t_arena *a) {
    if (!s.n) return (w32t_span){to, 0};
    if (s.p >= from && s.p + s.n <= from + size) return (w32t_span){to + (s.p - from), s.n};
    return (w32t_span){w32t_arena_copy(a, s.p, s.n), s.n};
}

static w32t_bx_program *new_program(void) {
    w32t_arena arena = {0};
    w32t_bx_program *p = w32t_arena_zalloc(&arena, sizeof *p);
    p->arena = arena;
    p->tokens.arena = &p->arena;
    return p;
}

// Parses and compiles; texts are moved into the program so that it does not need the chunk.
static w32t_bx_program *compile(const w32t_evtx_chunk *c, const definition *d) {
    w32t_bx_program *p = new_program();
    p->guid = w32t_guid_load(d->guid);
    p->template_id = w32t_le32(d->guid);
    p->definition_size = d->size;
    w32t_bx_parse(c, d->at, d->at + d->size, true, &p->tokens);
    const uint8_t *from = c->bytes + d->at;
    p->definition = w32t_arena_copy(&p->arena, from, d->size);
    for (uint32_t i = 0; i < p->tokens.count; i++)
        if (p->tokens.items[i].kind != W32T_BX_INSTANCE)
            p->tokens.items[i].text = move_span(p->tokens.items[i].text, from, d->size, p->definition, &p->arena);
    for (uint32_t i = 0; i < p->tokens.ref_count; i++)
        p->tokens.refs[i].name = move_span(p->tokens.refs[i].name, from, d->size, p->definition, &p->arena);
    w32t_bx_compile(p);
    p->bytes = d->size * 6u + p->tokens.count * sizeof(w32t_bx_tok) + 4096;
    return p;
}

static void push_program(_Atomic(w32t_bx_program *) *head, w32t_bx_program *p) {
    p->next = atomic_load_explicit(head, memory_order_relaxed);
    while (!atomic_compare_exchange_weak_explicit(head, &p->next, p, memory_order_release, memory_order_relaxed)) {
    }
}

static const w32t_bx_program *shared_program(const w32t_evtx_chunk *c, chunk_templates *t, const definition *d) {
    log_templates *l = log_of(c);
    _Atomic(w32t_bx_program *) *head = &l->buckets[key_of(d) % LOG_BUCKETS];
    for (const w32t_bx_program *p = atomic_load_explicit(head, memory_order_acquire); p; p = p->next)
        if (same_definition(p, c, d)) return p;
    w32t_bx_program *p = compile(c, d);
    // A nested instance refers to the chunk; a damaged definition may be sound elsewhere.
    bool own = p->tokens.nested || p->damaged || atomic_fetch_add(&l->bytes, p->bytes) > LOG_LIMIT;
    p->shared = !own;
    push_program(own ? &t->own : head, p);
    return p;
}

static const w32t_bx_program *program_at(const w32t_evtx_chunk *c, uint32_t offset, uint32_t template_id) {
    chunk_templates *t = templates_of(c);
    _Atomic(place *) *head = &t->buckets[(offset >> 2 ^ offset >> 8) % CHUNK_BUCKETS];
    for (const place *p = atomic_load_explicit(head, memory_order_acquire); p; p = p->next)
        if (p->offset == offset) return p->program->template_id == template_id ? p->program : NULL;
    definition d;
    if (!definition_at(c, offset, template_id, &d)) return NULL;
    place *fresh = w32t_alloc(sizeof *fresh);
    fresh->offset = offset;
    fresh->program = shared_program(c, t, &d);
    fresh->next = atomic_load_explicit(head, memory_order_relaxed);
    while (
        !atomic_compare_exchange_weak_explicit(head, &fresh->next, fresh, memory_order_release, memory_order_relaxed)) {
    }
    return fresh->program;
}

static const w32t_bx_program *program_in(log_templates *l, uint32_t template_id) {
    for (unsigned i = 0; l && i < LOG_BUCKETS; i++)
        for (const w32t_bx_program *p = atomic_load_explicit(&l->buckets[i], memory_order_acquire); p; p = p->next)
            if (p->template_id == template_id) return p;
    return NULL;
}

// A template that is lost here may have been seen in another chunk of the log, or in the log that the user named for
// that.
static const w32t_bx_program *program_elsewhere(const w32t_evtx_chunk *c, uint32_t template_id) {
    const w32t_bx_program *p = program_in(log_of(c), template_id);
    if (p || !c->log->library) return p;
    return program_in(atomic_load(&c->log->library->templates), template_id);
}

static bool bind_instance(w32t_bx_context *c, uint32_t at, uint32_t end, w32t_bx_bound *out, w32t_bx_val *space) {
    w32t_bx_head h;
    if (!w32t_bx_instance_parts(c->chunk, at, end, &h)) {
        c->damaged = true;
        return false;
    }
    w32t_bx_val *vals = h.count <= W32T_BX_SPACE ? space : w32t_arena_alloc(c->arena, h.count * sizeof *vals);
    if (!w32t_bx_values(c->chunk, &h, vals)) c->damaged = true;
    const w32t_bx_program *p = program_at(c->chunk, h.definition, h.template_id);
    if (!p || p->damaged) { // the definition is gone, or partly overwritten: another chunk's, if one was seen
        const w32t_bx_program *other = program_elsewhere(c->chunk, h.template_id);
        if (other) p = other;
        c->damaged = true;
    }
    *out = (w32t_bx_bound){p, vals, h.count, p == NULL};
    return true;
}

const w32t_bx_program *w32t_bx_program_of(const w32t_evtx_chunk *c, uint32_t at, uint32_t end, w32t_bx_head *head) {
    const uint8_t *b = c->bytes + at;
    if (end > c->size || at >= end || end - at < 5 || (b[0] & 0x3F) != 0x0F || (b[4] & 0x3F) != 0x0C) return NULL;
    if (!w32t_bx_instance_parts(c, at + 4, end, head)) return NULL;
    const w32t_bx_program *p = program_at(c, head->definition, head->template_id);
    return p && !p->damaged ? p : NULL;
}

bool w32t_bx_bind(w32t_bx_context *c, uint32_t at, uint32_t end, w32t_bx_bound *out, w32t_bx_val space[W32T_BX_SPACE]) {
    const uint8_t *b = c->chunk->bytes;
    if (end > c->chunk->size) end = c->chunk->size;
    if (at >= end) return false;
    if (end - at >= 5 && (b[at] & 0x3F) == 0x0F && (b[at + 4] & 0x3F) == 0x0C)
        return bind_instance(c, at + 4, end, out, space);
    if ((b[at] & 0x3F) == 0x0C) return bind_instance(c, at, end, out, space);
    w32t_bx_program *p = w32t_arena_zalloc(c->arena, sizeof *p);
    p->tokens.arena = c->arena;
    w32t_bx_parse(c->chunk, at, end, false, &p->tokens);
    if (p->tokens.damaged) c->damaged = true;
    if (!p->tokens.count) return false;
    w32t_bx_compile(p);
    if (p->damaged) c->damaged = true;
    *out = (w32t_bx_bound){p, space, 0, false};
    return true;
}

bool w32t_bx_bind_value(w32t_bx_context *c, const w32t_bx_val *v, w32t_bx_bound *out,
                        w32t_bx_val space[W32T_BX_SPACE]) {
    uint32_t at = (uint32_t)(v->p - c->chunk->bytes);
    return v->n && w32t_bx_bind(c, at, at + v->n, out, space);
}
