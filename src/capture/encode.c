// SPDX-License-Identifier: Apache-2.0
// Dispatch over record kinds, and everything that is no call: processes, threads, modules, exceptions, children.
#include "capture/encode.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/utf.h"
#include "capture/encode_call.h"
#include "write/etl/etl_kernel.h"

// ---- plans

w32t_status w32t_plan_view_open(w32t_plan_view *v, w32t_span bytes, uint32_t word_size, w32t_error *error) {
    const w32t_plan *head = (const w32t_plan *)(const void *)bytes.p; // malloc'd by the caller, so aligned
    if (bytes.n < sizeof *head || !w32t_plan_check(head, bytes.n, word_size)) {
        return w32t_fail(error, W32T_E_FORMAT, 0, "not a plan of this version");
    }
    *v = (w32t_plan_view){.bytes = bytes, .head = head};
    v->dlls = (const w32t_plan_dll *)(const void *)(bytes.p + head->dlls_offset);
    v->functions = (const w32t_plan_function *)(const void *)(bytes.p + head->functions_offset);
    v->interfaces = (const w32t_plan_interface *)(const void *)(bytes.p + head->interfaces_offset);
    v->strings = (const char *)bytes.p + head->strings_offset;
    v->schemas = w32t_alloc((head->functions + 1) * sizeof *v->schemas);
    return W32T_OK;
}

void w32t_plan_view_close(w32t_plan_view *v) {
    for (uint32_t i = 0; v->head && i < v->head->functions; i++)
        w32t_call_schema_free(v->schemas[i]);
    free(v->schemas);
    *v = (w32t_plan_view){0};
}

// ---- life cycle

void w32t_encoder_init(w32t_encoder *e, w32t_etl_writer *etl, const w32t_apidb *db, const w32t_plan_options *limits) {
    *e = (w32t_encoder){.etl = etl, .db = db, .limits = *limits, .ticks_limit = UINT64_MAX};
    w32t_session_writer_init(&e->session, etl);
}

void w32t_encoder_free(w32t_encoder *e) {
    w32t_session_writer_free(&e->session);
    w32t_buf_free(&e->scratch);
    w32t_load_watch_free(&e->loads);
    w32t_code_names_free(&e->names);
    free(e->children);
}

void w32t_enc_process_free(w32t_enc_process *p) {
    for (size_t i = 0; i < p->named_room; i++) {
        w32t_call_schema_free(p->named[i].schema);
        free(p->named[i].name);
    }
    if (p->names_open) w32t_shared_close(&p->names);
    p->names_open = false;
    w32t_code_places_free(&p->places);
    free(p->named);
    free(p->interfaces);
    p->named = NULL;
    p->interfaces = NULL;
    p->named_room = p->interface_count = p->interface_room = 0;
}

void w32t_enc_thread_free(w32t_enc_thread *t) {
    free(t->open);
    free(t->loads);
    *t = (w32t_enc_thread){0};
}

// ---- records

static w32t_etl_stamp stamp_of(w32t_encoder *e, w32t_enc_process *p, w32t_enc_thread *t, uint64_t ticks) {
    if (ticks > e->ticks_limit) {
        p->lost_time++;
        ticks = e->ticks_limit;
    }
    uint64_t clock = w32t_tick_clock_at(p->clock, ticks);
    if (clock < t->clock) clock = t->clock;
    t->clock = clock;
    return (w32t_etl_stamp){.clock = clock, .pid = p->pid, .tid = t->tid};
}

static const char *utf8_of(w32t_encoder *e, w32t_span utf16) {
    e->scratch.n = 0;
    w32t_utf16_to_utf8(&e->scratch, utf16);
    return w32t_buf_cstr(&e->scratch);
}

static const char *file_name(const char *path) {
    const char *name = path;
    for (const char *s = path; *s; s++) {
        if (*s == '\\' || *s == '/') name = s + 1;
    }
    return name;
}

static bool put_process(w32t_encoder *e, w32t_enc_process *p, w32t_enc_thread *t, w32t_span r) {
    w32t_rec_process q;
    if (r.n < sizeof q) return p->damage++, true;
    memcpy(&q, r.p, sizeof q);
    w32t_span image = w32t_span_sub(r, sizeof q, q.image_bytes);
    w32t_span command = w32t_span_sub(r, sizeof q + image.n, q.command_bytes);
    w32t_span directory = w32t_span_sub(r, sizeof q + image.n + command.n, q.directory_bytes);
    if (!image.p || !command.p || !directory.p) p->damage++;
    w32t_etl_stamp s = stamp_of(e, p, t, q.ticks);
    if (!s.tid) s.tid = t->tid;
    snprintf(p->image, sizeof p->image, "%s", file_name(utf8_of(e, image)));
    snprintf(p->path, sizeof p->path, "%s", utf8_of(e, image));
    snprintf(p->directory, sizeof p->directory, "%s", utf8_of(e, directory));
    w32t_buf line = {0};
    w32t_utf16_to_utf8(&line, command);
    w32t_etl_process k = {.pid = p->pid,
                          .parent = q.parent_pid,
                          .session = q.session,
                          .exit_status = 259,
                          .image = p->image,
                          .command_line = w32t_buf_cstr(&line),
                          .wow64 = p->word_size == 4};
    if (q.os_major) w32t_etl_set_os(e->etl, (uint8_t)q.os_major, (uint8_t)q.os_minor, q.os_build);
    p->parent = q.parent_pid;
    p->has_process = true;
    bool ok =
        w32t_etl_process_event(e->etl, q.flags & W32T_PROCESS_ATTACHED ? W32T_ETL_DC_START : W32T_ETL_START, &s, &k);
    w32t_buf_free(&line);
    w32t_session_writer *w = &e->session;
    w32t_session_u32(w, p->pid);
    w32t_session_u32(w, q.parent_pid);
    w32t_session_u64(w, q.create_filetime);
    w32t_session_u8(w, (uint8_t)p->word_size);
    w32t_session_u32(w, q.flags);
    w32t_session_u64(w, q.image_base);
    w32t_session_u64(w, q.peb);
    w32t_session_u32(w, q.os_major);
    w32t_session_u32(w, q.os_minor);
    w32t_session_u32(w, q.os_build);
    w32t_session_utf16(w, image.p, image.n);
    w32t_session_utf16(w, command.p, command.n);
    w32t_session_utf16(w, directory.p, directory.n);
    return w32t_session_put(w, W32T_SESSION_PROCESS, &s) && ok;
}

static bool put_thread(w32t_encoder *e, w32t_enc_process *p, w32t_enc_thread *t, w32t_span r) {
    w32t_rec_thread q;
    if (r.n < sizeof q) return p->damage++, true;
    memcpy(&q, r.p, sizeof q);
    t->tid = q.tid;
    t->load_count = 0;
    t->open_count = 0; // a ring changes hands between threads
    t->last_call = 0;
    w32t_etl_stamp s = stamp_of(e, p, t, q.ticks);
    w32t_etl_thread k = {.pid = p->pid,
                         .tid = q.tid,
                         .stack_base = q.stack_base,
                         .stack_limit = q.stack_limit,
                         .start_address = q.start,
                         .teb = q.teb};
    return w32t_etl_thread_event(e->etl, W32T_ETL_START, &s, &k);
}

static bool put_thread_end(w32t_encoder *e, w32t_enc_process *p, w32t_enc_thread *t, w32t_span r) {
    w32t_rec_thread_end q;
    if (r.n < sizeof q) return p->damage++, true;
    memcpy(&q, r.p, sizeof q);
    w32t_etl_stamp s = stamp_of(e, p, t, q.ticks);
    w32t_etl_thread k = {.pid = p->pid, .tid = t->tid};
    return w32t_etl_thread_event(e->etl, W32T_ETL_END, &s, &k);
}

static bool put_module(w32t_encoder *e, w32t_enc_process *p, w32t_enc_thread *t, w32t_span r) {
    w32t_rec_module q;
    if (r.n < sizeof q) return p->damage++, true;
    memcpy(&q, r.p, sizeof q);
    w32t_span path = w32t_span_sub(r, sizeof q, q.path_bytes), pdb = w32t_span_sub(r, sizeof q + path.n, q.pdb_bytes);
    if (!path.p || !pdb.p) p->damage++;
    w32t_etl_stamp s = stamp_of(e, p, t, q.ticks);
    const char *text = utf8_of(e, path);
    char pdb_name[260];
    snprintf(pdb_name, sizeof pdb_name, "%.*s", (int)(pdb.n < 259 ? pdb.n : 259), pdb.p ? (const char *)pdb.p : "");
    w32t_etl_image k = {.base = q.base,
                        .size = q.image_size,
                        .pid = p->pid,
                        .checksum = q.checksum,
                        .time_stamp = q.timestamp,
                        .default_base = q.base,
                        .path = text,
                        .original_name = file_name(text),
                        .has_rsds = pdb.n != 0,
                        .pdb_age = q.pdb_age,
                        .pdb_name = pdb_name};
    memcpy(&k.pdb_guid, q.pdb_guid, 16);
    w32t_code_module_loaded(&e->names, &p->places, q.base, q.image_size, path, p->word_size == 4,
                            q.flags & W32T_MODULE_MAIN, (q.flags & W32T_MODULE_SYSTEM) != 0);
    return w32t_etl_image_event(e->etl, q.flags & W32T_MODULE_PRESENT ? W32T_ETL_DC_START : W32T_ETL_START, &s, &k);
}

static bool put_module_end(w32t_encoder *e, w32t_enc_process *p, w32t_enc_thread *t, w32t_span r) {
    w32t_rec_module_end q;
    if (r.n < sizeof q) return p->damage++, true;
    memcpy(&q, r.p, sizeof q);
    w32t_etl_stamp s = stamp_of(e, p, t, q.ticks);
    w32t_etl_image k = {.base = q.base, .pid = p->pid, .path = ""};
    w32t_code_module_gone(&p->places, q.base);
    return w32t_etl_image_event(e->etl, W32T_ETL_END, &s, &k);
}

static bool put_exception(w32t_encoder *e, w32t_enc_process *p, w32t_enc_thread *t, w32t_span r) {
    w32t_rec_exception q;
    if (r.n < sizeof q) return p->damage++, true;
    memcpy(&q, r.p, sizeof q);
    uint64_t frames[64];
    uint32_t depth = q.frames < 64 ? q.frames : 64;
    w32t_span stack = w32t_span_sub(r, sizeof q, 8u * (size_t)q.frames);
    w32t_span bytes = w32t_span_sub(r, sizeof q + stack.n, q.stack_bytes);
    if ((q.frames && !stack.p) || (q.stack_bytes && !bytes.p)) p->damage++;
    if (stack.p) memcpy(frames, stack.p, 8u * (size_t)depth);
    w32t_etl_stamp s = stamp_of(e, p, t, q.ticks);
    s.stack = frames;
    s.stack_count = stack.p ? depth : 0;
    w32t_session_writer *w = &e->session;
    if (!w32t_code_names_tell(&e->names, &p->places, w, &q.address, 1, true, &s) ||
        !w32t_code_names_tell(&e->names, &p->places, w, frames, s.stack_count, false, &s))
        return false;
    p->last_exception = q.code;
    uint32_t parameters = q.parameters < W32T_EXCEPTION_PARAMETERS ? q.parameters : W32T_EXCEPTION_PARAMETERS;
    w32t_session_u32(w, q.code);
    w32t_session_u32(w, q.flags);
    w32t_session_u64(w, q.address);
    w32t_session_u64(w, q.call);
    w32t_session_u64s(w, (const uint8_t *)q.parameter, parameters);
    w32t_session_u64s(w, (const uint8_t *)q.registers, W32T_EXCEPTION_REGISTERS);
    w32t_session_binary(w, bytes.p, bytes.n);
    return w32t_session_put(w, W32T_SESSION_EXCEPTION, &s);
}

#define MAX_CHILDREN 1024u

static void keep_child(w32t_encoder *e, uint32_t pid, uint32_t parent, w32t_span path) {
    if (e->child_count == MAX_CHILDREN) return;
    if (!e->children) e->children = w32t_alloc(MAX_CHILDREN * sizeof *e->children);
    struct w32t_enc_child *c = &e->children[e->child_count++];
    c->pid = pid;
    c->parent = parent;
    snprintf(c->path, sizeof c->path, "%s", utf8_of(e, path));
}

const struct w32t_enc_child *w32t_encoder_child(const w32t_encoder *e, uint32_t pid) {
    for (size_t i = e->child_count; i > 0; i--)
        if (e->children[i - 1].pid == pid) return &e->children[i - 1];
    return NULL;
}

static const char *child_text(uint32_t status) {
    static const char *const texts[] = {
        [W32T_CHILD_FOLLOWED] = "followed",
        [W32T_CHILD_NOT_ASKED] = "not followed, as asked",
        [W32T_CHILD_WRONG_MACHINE] = "not followed: no agent for its processor or word size",
        [W32T_CHILD_REFUSED] = "not followed: the agent could not be put into it",
        [W32T_CHILD_PROTECTED] = "not followed: protected, or its mitigation policy allows no code of others",
        [W32T_CHILD_ATTACHED] = "made by the service manager: followed from the end of StartService on",
    };
    return status < sizeof texts / sizeof *texts ? texts[status] : "";
}

static bool put_child(w32t_encoder *e, w32t_enc_process *p, w32t_enc_thread *t, w32t_span r) {
    w32t_rec_child q = {0};
    if (r.n < sizeof q) return p->damage++, true;
    memcpy(&q, r.p, sizeof q);
    w32t_span path = w32t_span_sub(r, sizeof q, q.path_bytes);
    if (!path.p) p->damage++;
    w32t_etl_stamp s = stamp_of(e, p, t, q.ticks);
    if (path.n) keep_child(e, q.pid, p->pid, path);
    w32t_session_writer *w = &e->session;
    w32t_session_u64(w, q.call);
    w32t_session_u32(w, q.pid);
    w32t_session_u32(w, q.tid);
    w32t_session_u32(w, q.status);
    w32t_session_u32(w, q.error);
    w32t_session_utf16(w, path.p, path.n);
    w32t_session_text(w, child_text(q.status));
    return w32t_session_put(w, W32T_SESSION_CHILD, &s);
}

static bool put_dropped(w32t_encoder *e, w32t_enc_process *p, w32t_enc_thread *t, w32t_span r) {
    w32t_rec_dropped q;
    if (r.n < sizeof q) return p->damage++, true;
    memcpy(&q, r.p, sizeof q);
    w32t_etl_stamp s = stamp_of(e, p, t, q.ticks);
    p->drops += q.count;
    w32t_etl_lost(e->etl, q.count > UINT64_MAX / 2 ? q.count : 2 * q.count, 0); // a call is two events
    w32t_session_writer *w = &e->session;
    w32t_session_u64(w, q.first_call);
    w32t_session_u64(w, q.count);
    return w32t_session_put(w, W32T_SESSION_DROPPED, &s);
}

static bool put_note(w32t_encoder *e, w32t_enc_process *p, w32t_enc_thread *t, w32t_span r) {
    w32t_rec_note q;
    if (r.n < sizeof q) return p->damage++, true;
    memcpy(&q, r.p, sizeof q);
    w32t_span text = w32t_span_sub(r, sizeof q, q.bytes);
    if (!text.p) p->damage++;
    w32t_etl_stamp s = stamp_of(e, p, t, q.ticks);
    w32t_session_utf16(&e->session, text.p, text.n);
    return w32t_session_put(&e->session, W32T_SESSION_NOTE, &s);
}

static bool take_process_end(w32t_enc_process *p, w32t_span r) {
    w32t_rec_process_end q;
    if (r.n < sizeof q) return p->damage++, true;
    memcpy(&q, r.p, sizeof q);
    p->asked_exit = q.exit_status;
    p->has_asked_exit = true;
    return true;
}

bool w32t_encode_record(w32t_encoder *e, w32t_enc_process *p, w32t_enc_thread *t, w32t_span record, w32t_span stack) {
    switch (record.p[2]) {
    case W32T_REC_START: {
        w32t_etl_stamp s = {0};
        if (record.n < sizeof(w32t_rec_start)) return p->damage++, true;
        s = stamp_of(e, p, t, w32t_le64(record.p + 8));
        return w32t_encode_start(e, p, t, record, stack, &s);
    }
    case W32T_REC_STOP: {
        if (record.n < sizeof(w32t_rec_stop)) return p->damage++, true;
        w32t_etl_stamp s = stamp_of(e, p, t, w32t_le64(record.p + 8));
        return w32t_encode_stop(e, p, t, record, &s);
    }
    case W32T_REC_FUNCTION:
        w32t_encode_function(p, record);
        return true;
    case W32T_REC_INTERFACE:
        w32t_encode_interface(p, record);
        return true;
    case W32T_REC_PROCESS:
        return put_process(e, p, t, record);
    case W32T_REC_THREAD:
        return put_thread(e, p, t, record);
    case W32T_REC_THREAD_END:
        return put_thread_end(e, p, t, record);
    case W32T_REC_MODULE:
        return put_module(e, p, t, record);
    case W32T_REC_MODULE_END:
        return put_module_end(e, p, t, record);
    case W32T_REC_EXCEPTION:
        return put_exception(e, p, t, record);
    case W32T_REC_CHILD:
        return put_child(e, p, t, record);
    case W32T_REC_DROPPED:
        return put_dropped(e, p, t, record);
    case W32T_REC_NOTE:
        return put_note(e, p, t, record);
    case W32T_REC_PROCESS_END:
        return take_process_end(p, record);
    case W32T_REC_PAD:
    case W32T_REC_STACK:
        return true; // a stack is taken together with its Start
    default:
        p->damage++;
        return true;
    }
}
