// SPDX-License-Identifier: Apache-2.0
// See recording_build.h.
#define _POSIX_C_SOURCE 200809L
#include "build/recording_build.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/utf.h"

static void step(recording *r) {
    r->ticks += 10;
}

static void put_wide(w32t_buf *b, const char *text) {
    w32t_utf8_to_utf16(b, text, strlen(text));
}

bool recording_open(recording *r, const char *name, const char *image, const char *trace) {
    memset(r, 0, sizeof *r);
    r->ticks = 1000;
    r->pid = 4711;
    snprintf(r->etl, sizeof r->etl, "/tmp/w32t-%s-%ld.etl", name, (long)getpid());
    snprintf(r->ring, sizeof r->ring, "/tmp/w32t-%s-%ld.ring", name, (long)getpid());
    w32t_plan_options o = {.trace = trace};
    if (w32t_plan_compile(&o, 8, &r->plan_bytes, NULL)) return false;
    if (w32t_plan_view_open(&r->plan, w32t_span_of(r->plan_bytes.p, r->plan_bytes.n), 8, NULL)) return false;
    w32t_etl_config c = {.path = r->etl,
                         .logger_name = "t",
                         .processors = 1,
                         .clock_type = 1,
                         .perf_freq = 1000000000u,
                         .start_clock = 1000,
                         .start_filetime = 133000000000000000u};
    if (w32t_etl_create(&c, &r->w, NULL)) return false;
    w32t_tick_clock_set(&r->clock, 0, 1000, 1.0);
    w32t_drain_config d = {
        .etl = r->w, .plan = {&r->plan, NULL}, .clock = &r->clock, .recovering = true, .recording = r->etl};
    r->d = w32t_drain_new(&d);
    if (!w32t_fake_agent_open(&r->agent, r->ring, r->pid, 8, 0x100000, 1)) return false;
    if (w32t_drain_add(r->d, r->ring, 0, NULL)) return false;
    recording_thread(r, 100);
    w32t_buf b = {0}, path = {0};
    put_wide(&path, image);
    w32t_rec_process p = {.rec = {.type = W32T_REC_PROCESS},
                          .ticks = r->ticks,
                          .pid = r->pid,
                          .parent_pid = 1,
                          .image_bytes = (uint32_t)path.n,
                          .command_bytes = (uint32_t)path.n,
                          .flags = W32T_PROCESS_WINE};
    w32t_buf_put(&b, &p, sizeof p);
    w32t_buf_put(&b, path.p, path.n);
    w32t_buf_put(&b, path.p, path.n);
    bool ok = w32t_fake_put(&r->agent, 0, b.p, b.n);
    w32t_buf_free(&b);
    w32t_buf_free(&path);
    step(r);
    return ok;
}

uint32_t recording_thread(recording *r, uint32_t tid) {
    w32t_fake_thread(&r->agent, r->threads, tid, r->ticks);
    step(r);
    return r->threads++;
}

void recording_module(recording *r, uint64_t base, uint32_t size, const char *path) {
    w32t_buf b = {0}, wide = {0};
    put_wide(&wide, path);
    w32t_rec_module m = {.rec = {.type = W32T_REC_MODULE},
                         .ticks = r->ticks,
                         .base = base,
                         .image_size = size,
                         .path_bytes = (uint32_t)wide.n,
                         .machine = 0x8664};
    w32t_buf_put(&b, &m, sizeof m);
    w32t_buf_put(&b, wide.p, wide.n);
    w32t_fake_put(&r->agent, 0, b.p, b.n);
    w32t_buf_free(&b);
    w32t_buf_free(&wide);
    step(r);
}

static const w32t_plan_function *function_of(const recording *r, const char *dll, const char *name, uint32_t *id) {
    for (uint32_t i = 0; i < r->plan.head->functions; i++) {
        const w32t_plan_function *f = &r->plan.functions[i];
        if (strcmp(r->plan.strings + f->name, name) == 0 &&
            strcmp(r->plan.strings + r->plan.dlls[f->dll].name, dll) == 0) {
            *id = i;
            return f;
        }
    }
    return NULL;
}

uint64_t recording_enter(recording *r, uint32_t thread, const char *dll, const char *function, uint64_t caller,
                         const recording_argument *arguments, unsigned count) {
    uint32_t id;
    const w32t_plan_function *f = function_of(r, dll, function, &id);
    if (!f) return 0;
    w32t_rec_start s = {.rec = {.type = W32T_REC_START, .extra = (uint8_t)count, .function = id},
                        .ticks = r->ticks,
                        .call = ++r->calls[thread],
                        .caller = caller};
    w32t_buf b = {0};
    w32t_buf_put(&b, &s, sizeof s);
    for (unsigned i = 0; i < count; i++)
        w32t_buf_put(&b, &arguments[i].word, 8);
    const w32t_plan_capture *captures =
        (const w32t_plan_capture *)(const void *)(r->plan_bytes.p + r->plan.head->captures_offset) + f->first_capture;
    for (unsigned k = 0; k < f->captures; k++) {
        const w32t_plan_capture *c = &captures[k];
        if (!(c->when & W32T_WHEN_IN) || c->arg >= count || !arguments[c->arg].text) continue;
        w32t_buf text = {0};
        bool wide = c->op == W32T_CAP_UTF16Z || c->op == W32T_CAP_UTF16Z_OR_ATOM;
        if (wide)
            put_wide(&text, arguments[c->arg].text);
        else
            w32t_buf_text(&text, arguments[c->arg].text);
        uint8_t blob[2048];
        size_t n = w32t_fake_blob(blob, c->arg, (uint8_t)k, c->op, W32T_BLOB_OK, text.p, (uint32_t)text.n, text.n);
        w32t_buf_put(&b, blob, n);
        w32t_buf_free(&text);
    }
    bool ok = w32t_fake_put(&r->agent, thread, b.p, b.n);
    w32t_buf_free(&b);
    step(r);
    return ok ? r->calls[thread] : 0;
}

bool recording_leave(recording *r, uint32_t thread, const char *dll, const char *function, uint64_t call,
                     uint64_t result, uint32_t error) {
    uint32_t id;
    bool ok = function_of(r, dll, function, &id) &&
              w32t_fake_stop(&r->agent, thread, id, call, r->ticks, result, error, NULL, 0);
    step(r);
    return ok;
}

void recording_fault(recording *r, uint32_t thread, uint32_t code, uint64_t address, uint64_t fault,
                     const uint64_t *registers, const uint64_t *stack, unsigned stack_words, const uint64_t *frames,
                     unsigned frame_count) {
    w32t_rec_exception x = {.rec = {.type = W32T_REC_EXCEPTION},
                            .ticks = r->ticks,
                            .address = address,
                            .code = code,
                            .parameters = 2,
                            .frames = frame_count,
                            .stack_bytes = stack_words * 8};
    x.parameter[1] = fault;
    memcpy(x.registers, registers, sizeof x.registers);
    w32t_buf b = {0};
    w32t_buf_put(&b, &x, sizeof x);
    if (frame_count) w32t_buf_put(&b, frames, frame_count * 8u);
    if (stack_words) w32t_buf_put(&b, stack, stack_words * 8u);
    w32t_fake_put(&r->agent, thread, b.p, b.n);
    w32t_buf_free(&b);
    step(r);
}

bool recording_close(recording *r, uint32_t exit_status) {
    uint32_t busiest;
    w32t_status s;
    while ((s = w32t_drain_pass(r->d, true, 2, &busiest, NULL)) == W32T_OK) {
    }
    if (s != W32T_END || w32t_drain_end_process(r->d, 0, true, exit_status, NULL)) return false;
    w32t_drain_free(r->d);
    w32t_fake_agent_close(&r->agent);
    w32t_plan_view_close(&r->plan);
    w32t_buf_free(&r->plan_bytes);
    return w32t_etl_close(r->w, 1, NULL) == W32T_OK;
}

void recording_remove(recording *r) {
    unlink(r->etl);
    unlink(r->ring);
}
