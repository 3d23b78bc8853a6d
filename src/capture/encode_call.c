// SPDX-License-Identifier: Apache-2.0
// Start and Stop records to events. This is what runs a million times a second: schemas are made once a function, and
// payloads are written straight into the recording's buffer.
#include "capture/encode_call.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/os.h"
#include "base/utf.h"
#include "wire/wire_plan.h"

#define STATUS_ABSENT 5u // nothing was captured: the call failed, or its budget was used up
#define MAX_OPEN      100000u
#define MAX_NAMED     0x100000u

// ---- function ids

static struct w32t_named *named_at(w32t_enc_process *p, size_t at) {
    if (at >= p->named_room) {
        size_t room = (at + 256) & ~(size_t)255;
        p->named = w32t_realloc(p->named, room * sizeof *p->named);
        memset(p->named + p->named_room, 0, (room - p->named_room) * sizeof *p->named);
        p->named_room = room;
    }
    return &p->named[at];
}

// The first of the process's interfaces whose ids begin above `id`.
static size_t interface_after(const w32t_enc_process *p, uint32_t id) {
    size_t low = 0, high = p->interface_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (p->interfaces[middle].first <= id)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

// A method's first call: "IShellLinkW::QueryInterface", the interface it was made through before the method's own name.
static w32t_call_schema *method_schema(w32t_encoder *e, w32t_enc_process *p, uint32_t id) {
    const w32t_plan_view *v = p->plan;
    size_t after = interface_after(p, id);
    const w32t_enc_interface *i = after ? &p->interfaces[after - 1] : NULL;
    w32t_api_interface of;
    w32t_api_function f;
    if (!i || id - i->first >= i->methods) return NULL;
    const char *interface = v->strings + v->interfaces[i->interface].name;
    if (!w32t_apidb_interface(e->db, interface, &of) || !w32t_apidb_method(&of, id - i->first, &f)) return NULL;
    const char *method = strstr(f.name, "::");
    char name[300];
    snprintf(name, sizeof name, "%s%s", interface, method ? method : "");
    struct w32t_named *n = named_at(p, id - v->head->functions);
    n->schema = w32t_call_schema_new(e->db, i->module, name, p->word_size, &e->limits);
    n->schema->own = i->own;
    return n->schema;
}

static w32t_call_schema *schema_of(w32t_encoder *e, w32t_enc_process *p, uint32_t id) {
    const w32t_plan_view *v = p->plan;
    if (!v) return NULL;
    if (id < v->head->functions) {
        w32t_call_schema *s = v->schemas[id];
        if (s) return s;
        const w32t_plan_function *f = &v->functions[id];
        v->schemas[id] = w32t_call_schema_new(e->db, v->strings + v->dlls[f->dll].name, v->strings + f->name,
                                              p->word_size, &e->limits);
        return v->schemas[id];
    }
    size_t at = id - v->head->functions;
    struct w32t_named *n = at < p->named_room ? &p->named[at] : NULL;
    if (n && n->schema) return n->schema;
    if (!n || !n->name) return method_schema(e, p, id);
    n->schema = w32t_call_schema_new(e->db, v->strings + v->dlls[n->dll].name, n->name, p->word_size, &e->limits);
    return n->schema;
}

// The record as it is, at the end of the file of names.
static void keep_name(w32t_enc_process *p, w32t_span record) {
    if (!*p->names_path) return;
    if (!p->names_open) {
        if (w32t_shared_create(&p->names, p->names_path, 0, NULL)) {
            *p->names_path = 0;
            return;
        }
        p->names_open = true;
    }
    if (w32t_shared_write(&p->names, p->names_size, record.p, record.n)) p->names_size += record.n;
}

static void name_function(w32t_enc_process *p, w32t_span record, bool keep) {
    w32t_rec_function q;
    if (record.n < sizeof q || !p->plan) {
        p->damage++;
        return;
    }
    memcpy(&q, record.p, sizeof q);
    w32t_span text = w32t_span_sub(record, sizeof q, q.name_bytes);
    const w32t_plan_view *v = p->plan;
    char name[512];
    if (!text.p || text.n >= sizeof name || q.dll >= v->head->dlls || q.rec.function < v->head->functions ||
        q.rec.function - v->head->functions >= MAX_NAMED) {
        p->damage++;
        return;
    }
    memcpy(name, text.p, text.n);
    name[text.n] = 0;
    struct w32t_named *n = named_at(p, q.rec.function - v->head->functions);
    if (n->name) return;
    n->name = w32t_strdup(name);
    n->dll = q.dll;
    if (keep) keep_name(p, record);
}

static void name_interface(w32t_enc_process *p, w32t_span record, bool keep) {
    w32t_rec_interface q;
    if (record.n < sizeof q || !p->plan) {
        p->damage++;
        return;
    }
    memcpy(&q, record.p, sizeof q);
    w32t_span module = w32t_span_sub(record, sizeof q, q.module_bytes);
    const w32t_plan *head = p->plan->head;
    uint32_t first = q.rec.function;
    if ((q.module_bytes && !module.p) || module.n >= sizeof p->interfaces->module || q.interface >= head->interfaces ||
        !q.methods || q.methods > 0x1000 || first < head->functions || first - head->functions >= MAX_NAMED) {
        p->damage++;
        return;
    }
    size_t at = interface_after(p, first);
    if (at && first - p->interfaces[at - 1].first < p->interfaces[at - 1].methods) return; // known already
    if (p->interface_count == p->interface_room) {
        p->interface_room = p->interface_room ? p->interface_room * 2 : 64;
        p->interfaces = w32t_realloc(p->interfaces, p->interface_room * sizeof *p->interfaces);
    }
    memmove(p->interfaces + at + 1, p->interfaces + at, (p->interface_count++ - at) * sizeof *p->interfaces);
    w32t_enc_interface *i = &p->interfaces[at];
    *i = (w32t_enc_interface){.first = first,
                              .methods = q.methods,
                              .interface = q.interface,
                              .own = (q.flags & W32T_INTERFACE_OWN) != 0};
    memcpy(i->module, module.n ? (const char *)module.p : "", module.n);
    if (keep) keep_name(p, record);
}

void w32t_encode_interface(w32t_enc_process *p, w32t_span record) {
    name_interface(p, record, true);
}

void w32t_encode_function(w32t_enc_process *p, w32t_span record) {
    name_function(p, record, true);
}

void w32t_encode_load_names(w32t_enc_process *p) {
    uint8_t *bytes;
    size_t size;
    if (w32t_file_load(p->names_path, (size_t)1 << 26, &bytes, &size, NULL)) return;
    for (size_t at = 0; size - at >= 8;) {
        size_t n = 8u * (size_t)w32t_le16(bytes + at);
        if (!n || n > size - at) break;
        w32t_span record = w32t_span_of(bytes + at, n);
        if (record.p[2] == W32T_REC_INTERFACE)
            name_interface(p, record, false);
        else
            name_function(p, record, false);
        at += n;
        p->names_size = at;
    }
    free(bytes);
    p->names_open = w32t_shared_open(&p->names, p->names_path, NULL) == W32T_OK; // more may come
}

// ---- captured content

typedef struct blobs {
    const uint8_t *at[W32T_MAX_RULES]; // header of the blob of each rule, NULL: none
    uint64_t have;
} blobs;

static void find_blobs(w32t_enc_process *p, const w32t_call_schema *s, w32t_span area, blobs *b) {
    b->have = 0;
    size_t at = 0;
    while (area.n - at >= sizeof(w32t_blob)) {
        const uint8_t *h = area.p + at;
        uint32_t stored = w32t_le32(h + 4);
        if (stored > area.n - at - sizeof(w32t_blob)) {
            p->damage++;
            return;
        }
        uint8_t rule = h[1];
        if (rule < s->rule_count && s->rule_ops[rule] == h[3]) {
            b->at[rule] = h;
            b->have |= 1ull << rule;
        } else {
            p->damage++; // of another version of the database
        }
        at += sizeof(w32t_blob) + (((size_t)stored + 7) & ~(size_t)7);
        if (at > area.n) return;
    }
}

static inline uint8_t *put_u32(uint8_t *o, uint64_t v) {
    w32t_put32(o, v > UINT32_MAX ? UINT32_MAX : (uint32_t)v);
    return o + 4;
}

// value, length, status. `cut`: content bytes that may go into this event.
static uint8_t *put_blob(uint8_t *o, const w32t_call_step *step, const blobs *b, size_t cut) {
    const uint8_t *h = b->have >> step->index & 1 ? b->at[step->index] : NULL;
    const uint8_t *bytes = h ? h + sizeof(w32t_blob) : NULL;
    size_t stored = h ? w32t_le32(h + 4) : 0;
    uint64_t full = h ? w32t_le64(h + 8) : 0;
    uint8_t status = h ? h[2] : STATUS_ABSENT;
    if (step->kind == W32T_STEP_OBJECT) {
        w32t_blob_object object = {0};
        if (stored >= sizeof object) {
            memcpy(&object, bytes, sizeof object);
            bytes += sizeof object;
            stored -= sizeof object;
        } else {
            stored = 0;
        }
        full = object.name_bytes;
        w32t_put64(o, object.root);
        w32t_put32(o + 8, object.attributes);
        o += 12;
    }
    bool wide = step->tl_in == W32T_TL_UTF16;
    if (step->width || step->tl_in == W32T_TL_GUID) {
        size_t width = step->width ? step->width : 16;
        memset(o, 0, width);
        if (bytes) memcpy(o, bytes, stored < width ? stored : width);
        if (stored < width && status == W32T_BLOB_OK) status = W32T_BLOB_CUT;
        o += width;
    } else {
        size_t n = stored < cut ? stored : cut;
        if (wide) n &= ~(size_t)1;
        if (n < stored && status == W32T_BLOB_OK) status = W32T_BLOB_CUT;
        w32t_put16(o, (uint16_t)n);
        if (n) memcpy(o + 2, bytes, n);
        o += 2 + n;
    }
    o = put_u32(o, wide ? full / 2 : full);
    *o = status;
    return o + 1;
}

// What will not fit into the event goes before it, in Data events of the same call: a reader, and a recovery that takes
// the record a second time, then has the half once and whole.
static bool put_rest(w32t_encoder *e, const w32t_call_step *steps, uint32_t count, const blobs *b, size_t cut,
                     uint64_t call, uint8_t half, const w32t_etl_stamp *stamp) {
    w32t_etl_stamp plain = *stamp; // the call stack is the half's
    plain.stack_count = 0;
    uint8_t field = 0; // which of the half's contents
    for (uint32_t i = 0; i < count; i++) {
        if (steps[i].kind != W32T_STEP_BLOB && steps[i].kind != W32T_STEP_OBJECT) continue;
        uint8_t at_field = field++;
        // names of objects are at most 64 KiB and cut anyway
        if (steps[i].width || steps[i].kind == W32T_STEP_OBJECT || !(b->have >> steps[i].index & 1)) continue;
        const uint8_t *h = b->at[steps[i].index], *bytes = h + sizeof(w32t_blob);
        for (size_t stored = w32t_le32(h + 4), at = cut; at < stored; at += 0xC000) {
            w32t_session_u64(&e->session, call);
            w32t_session_u8(&e->session, half);
            w32t_session_u8(&e->session, at_field);
            w32t_session_u32(&e->session, (uint32_t)at);
            w32t_session_binary(&e->session, bytes + at, stored - at < 0xC000 ? stored - at : 0xC000);
            if (!w32t_session_put(&e->session, W32T_SESSION_DATA, &plain)) return false;
        }
    }
    return true;
}

// ---- Start

static uint64_t word_at(const uint8_t *words, uint32_t count, uint32_t word_size, uint32_t index, uint32_t width) {
    if (index >= count) return 0;
    if (word_size == 8) return w32t_le64(words + 8u * index);
    uint64_t v = w32t_le32(words + 4u * index);
    if (width == 8 && index + 1 < count) return v; // pointers: zero-extended
    return v;
}

static inline uint8_t *put_number(uint8_t *o, uint64_t v, uint8_t width) {
    switch (width) {
    case 1:
        *o = (uint8_t)v;
        return o + 1;
    case 2:
        w32t_put16(o, (uint16_t)v);
        return o + 2;
    case 4:
        w32t_put32(o, (uint32_t)v);
        return o + 4;
    default:
        w32t_put64(o, v);
        return o + 8;
    }
}

static uint8_t *put_words_from(uint8_t *o, const uint8_t *words, uint32_t count, uint32_t word_size, uint32_t from) {
    uint32_t n = from < count ? count - from : 0;
    w32t_put16(o, (uint16_t)n);
    o += 2;
    for (uint32_t i = 0; i < n; i++)
        o = put_number(o, word_at(words, count, word_size, from + i, word_size), 8);
    return o;
}

static void open_call(w32t_enc_thread *t, uint64_t number, uint64_t ticks) {
    if (t->open_count == t->open_room) {
        if (t->open_room >= MAX_OPEN) return;
        t->open_room = t->open_room ? t->open_room * 2 : 32;
        t->open = w32t_realloc(t->open, t->open_room * sizeof *t->open);
    }
    t->open[t->open_count++] = (w32t_open_call){number, ticks};
}

// 64-bit numbers of 32-bit programs are two words: a step of 8 bytes that is no pointer.
static uint64_t wide_argument(const w32t_call_step *step, const uint8_t *words, uint32_t count, uint32_t word_size) {
    uint64_t v = word_at(words, count, word_size, step->index, step->width);
    bool number = step->tl_in == W32T_TL_INT64 || step->tl_in == W32T_TL_UINT64 || step->tl_in == W32T_TL_DOUBLE;
    if (word_size == 4 && step->width == 8 && number && step->index + 1u < count) {
        v |= (uint64_t)w32t_le32(words + 4u * (step->index + 1u)) << 32;
    }
    return v;
}

// ---- loads

// The DLL's name is the content of the first argument, the flags of the Ex functions are the third.
static void load_entered(w32t_encoder *e, w32t_enc_thread *t, const w32t_call_schema *s, const blobs *b, uint64_t call,
                         uint64_t flags) {
    if (!t->loads) t->loads = w32t_alloc(W32T_LOADS_OPEN * sizeof *t->loads);
    while (t->load_count && t->loads[t->load_count - 1].call >= call) // another thread's, or left without return
        t->load_count--;
    if (t->load_count == W32T_LOADS_OPEN) return;
    w32t_load_open *o = &t->loads[t->load_count++];
    *o = (w32t_load_open){.call = call, .flags = (uint32_t)flags};
    for (uint32_t i = 0; i < s->start_count; i++) {
        const w32t_call_step *step = &s->start_steps[i];
        if (step->kind != W32T_STEP_BLOB) continue;
        if (!(b->have >> step->index & 1)) return;
        const uint8_t *h = b->at[step->index];
        w32t_span text = {h + sizeof(w32t_blob), w32t_le32(h + 4)};
        e->scratch.n = 0;
        if (step->tl_in == W32T_TL_UTF16)
            w32t_utf16_to_utf8(&e->scratch, text);
        else
            w32t_ansi_to_utf8(&e->scratch, text);
        snprintf(o->dll, sizeof o->dll, "%s", w32t_buf_cstr(&e->scratch));
        return;
    }
}

static void load_left(w32t_encoder *e, const w32t_enc_process *p, w32t_enc_thread *t, uint64_t call, bool failed) {
    uint32_t n = t->load_count;
    while (n && t->loads[n - 1].call != call)
        n--;
    if (!n) return;
    const w32t_load_open *o = &t->loads[n - 1];
    t->load_count = n - 1;
    if (!failed || !*o->dll || !*p->path) return;
    w32t_load_request r = {.pid = p->pid, .tid = t->tid, .word_size = p->word_size, .flags = o->flags, .call = call};
    snprintf(r.dll, sizeof r.dll, "%s", o->dll);
    snprintf(r.image, sizeof r.image, "%s", p->path);
    snprintf(r.directory, sizeof r.directory, "%s", p->directory);
    w32t_load_failed(&e->loads, &r);
}

bool w32t_encode_start(w32t_encoder *e, w32t_enc_process *p, w32t_enc_thread *t, w32t_span record, w32t_span stack,
                       w32t_etl_stamp *stamp) {
    uint64_t call = w32t_le64(record.p + 16);
    uint32_t count = record.p[3];
    size_t words_size = ((size_t)count * p->word_size + 7) & ~(size_t)7;
    const w32t_call_schema *s = schema_of(e, p, w32t_le32(record.p + 4));
    w32t_span words = w32t_span_sub(record, sizeof(w32t_rec_start), words_size);
    if (!s || !words.p || count > W32T_PLAN_MAX_WORDS) {
        p->damage++;
        return true;
    }
    p->calls++;
    t->last_call = call;
    open_call(t, call, w32t_le64(record.p + 8));
    blobs b;
    find_blobs(p, s, w32t_span_from(record, sizeof(w32t_rec_start) + words_size), &b);
    if (s->loads) load_entered(e, t, s, &b, call, count > 2 ? word_at(words.p, count, p->word_size, 2, 4) : 0);
    uint64_t frames[W32T_STACK_MOST + 1];
    if (stack.n >= sizeof(w32t_rec_stack)) {
        uint32_t n = w32t_le32(stack.p + 16);
        if (n > (stack.n - sizeof(w32t_rec_stack)) / 8) n = (uint32_t)((stack.n - sizeof(w32t_rec_stack)) / 8);
        if (n > W32T_STACK_MOST + 1) n = W32T_STACK_MOST + 1;
        memcpy(frames, stack.p + sizeof(w32t_rec_stack), 8u * (size_t)n);
        stamp->stack = frames;
        stamp->stack_count = n;
    }
    uint64_t caller = w32t_le64(record.p + 24);
    if (!w32t_code_names_tell(&e->names, &p->places, &e->session, &caller, 1, false, stamp) ||
        !w32t_code_names_tell(&e->names, &p->places, &e->session, frames, stamp->stack_count, false, stamp))
        return false;
    const w32t_etl_template *start = s->own && w32t_code_in_system(&p->places, caller) ? &s->start_inbound : &s->start;
    size_t room = w32t_etl_event_room(e->etl, start, stamp->stack_count), cut = SIZE_MAX;
    size_t need = s->start_fixed + (record.n - sizeof(w32t_rec_start) - words_size);
    if (need > room) { // contents share what is left
        need = room;
        cut = s->rule_count ? (room - s->start_fixed) / s->rule_count & ~(size_t)1 : 0;
        if (!put_rest(e, s->start_steps, s->start_count, &b, cut, call, 1, stamp)) return false;
    }
    uint8_t *o = w32t_etl_event_begin(e->etl, start, stamp, need), *from = o;
    if (!o) return false;
    w32t_put64(o, call);
    memcpy(o + 8, s->dll, s->dll_size);
    o += 8 + s->dll_size;
    w32t_put64(o, caller);
    o += 8;
    for (uint32_t i = 0; i < s->start_count; i++) {
        const w32t_call_step *step = &s->start_steps[i];
        if (step->kind == W32T_STEP_WORD) {
            o = put_number(o, wide_argument(step, words.p, count, p->word_size), step->width);
        } else if (step->kind == W32T_STEP_REST) {
            o = put_words_from(o, words.p, count, p->word_size, step->index);
        } else {
            o = put_blob(o, step, &b, cut);
        }
    }
    w32t_etl_event_commit(e->etl, start, stamp, (size_t)(o - from));
    return true;
}

// ---- Stop

// Ticks of the call's entry; calls above it on the stack were left without return (their Stop records come by
// themselves).
static bool close_call(w32t_enc_thread *t, uint64_t number, uint64_t *ticks) {
    for (size_t i = t->open_count; i > 0; i--) {
        if (t->open[i - 1].number != number) continue;
        *ticks = t->open[i - 1].ticks;
        memmove(t->open + i - 1, t->open + i, (t->open_count - i) * sizeof *t->open);
        t->open_count--;
        return true;
    }
    return false;
}

bool w32t_encode_stop(w32t_encoder *e, w32t_enc_process *p, w32t_enc_thread *t, w32t_span record,
                      w32t_etl_stamp *stamp) {
    w32t_rec_stop q;
    memcpy(&q, record.p, sizeof q);
    const w32t_call_schema *s = schema_of(e, p, q.rec.function);
    if (!s) {
        p->damage++;
        return true;
    }
    blobs b;
    find_blobs(p, s, w32t_span_from(record, sizeof q), &b);
    uint64_t began, duration = 0;
    if (close_call(t, q.call, &began) && q.ticks > began) {
        uint64_t clock = w32t_tick_clock_at(p->clock, began);
        duration = stamp->clock > clock ? stamp->clock - clock : 0;
    }
    uint8_t end = q.rec.extra & W32T_END_MASK;
    bool failed =
        s->known && end == W32T_END_RETURNED && w32t_api_failed(&s->function, q.result, s->is64, q.last_error);
    if (s->loads) load_left(e, p, t, q.call, failed);
    size_t room = w32t_etl_event_room(e->etl, &s->stop, 0), cut = SIZE_MAX,
           need = s->stop_fixed + (record.n - sizeof q);
    if (need > room) {
        need = room;
        cut = s->rule_count ? (room - s->stop_fixed) / s->rule_count & ~(size_t)1 : 0;
        if (!put_rest(e, s->stop_steps, s->stop_count, &b, cut, q.call, 2, stamp)) return false;
    }
    uint8_t *o = w32t_etl_event_begin(e->etl, &s->stop, stamp, need), *from = o;
    if (!o) return false;
    w32t_put64(o, q.call);
    o += 8;
    if (s->result_width) o = put_number(o, q.result, s->result_width);
    w32t_put32(o, failed ? q.error : 0);
    o[4] = failed ? w32t_call_error_kind(&s->function) : 0;
    w32t_put64(o + 5, duration);
    o[13] = end;
    o += 14;
    for (uint32_t i = 0; i < s->stop_count; i++)
        o = put_blob(o, &s->stop_steps[i], &b, cut);
    w32t_etl_event_commit(e->etl, &s->stop, stamp, (size_t)(o - from));
    return true;
}
