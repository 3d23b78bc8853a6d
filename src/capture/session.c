// SPDX-License-Identifier: Apache-2.0
// One run: prepares control block and recording, starts the bridge, makes the plans, and is the collector until the
// program has ended. States, as the control block's collector_state: STARTING (files are made), RUNNING (from when the
// plan is there to the end of the root process and of everything it started that is followed), STOPPING (agents still
// alive stop recording), then all is drained and closed.
#include "capture/session.h"

#include <errno.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/os.h"
#include "base/utf.h"
#include "base/wintime.h"
#include "capture/plan_ready.h"
#include "write/etl/etl_kernel.h"

#define FIELD(f) offsetof(w32t_control, f)

static uint64_t now_filetime(void) {
    return w32t_ns_to_filetime(w32t_now_ns());
}

static void put32(session *s, size_t offset, uint32_t v) {
    w32t_shared_write(&s->control, offset, &v, 4);
}

static uint32_t get32(session *s, size_t offset) {
    uint32_t v = 0;
    w32t_shared_read(&s->control, offset, &v, 4);
    return v;
}

uint32_t w32t_session_root_pid(session *s) {
    return get32(s, FIELD(root_pid));
}

void w32t_session_beat(session *s) {
    w32t_heart_step(&s->heart);
}

// ---- preparing

static w32t_status compile_plan(session *s, int which, w32t_error *error) {
    uint32_t word_size = which ? 4 : 8;
    w32t_span ready = w32t_plan_ready(&s->limits, word_size);
    if (ready.p && w32t_plan_view_open(&s->plan[which], ready, word_size, NULL) == W32T_OK) return W32T_OK;
    w32t_buf *b = &s->plan_bytes[which];
    w32t_status status = w32t_plan_compile(&s->limits, word_size, b, error);
    return status ? status : w32t_plan_view_open(&s->plan[which], w32t_span_of(b->p, b->n), word_size, error);
}

static void plan_name(session *s, int which) {
    snprintf(s->plan_path[which], sizeof s->plan_path[which], "%s.plan-%u-%d", s->meant, w32t_own_pid(),
             which ? 32 : 64);
}

static w32t_status write_plan(session *s, int which, w32t_error *error) {
    w32t_span b = s->plan[which].bytes;
    plan_name(s, which);
    w32t_shared file;
    w32t_status status = w32t_shared_create(&file, s->plan_path[which], b.n, error);
    if (status) return status;
    bool ok = w32t_shared_write(&file, 0, b.p, b.n);
    w32t_shared_close(&file);
    return ok ? W32T_OK : w32t_fail_errno(error, s->plan_path[which], "cannot write");
}

static w32t_status make_control(session *s, w32t_error *error) {
    snprintf(s->control_path, sizeof s->control_path, "%s.ctl-%u", s->meant, w32t_own_pid());
    snprintf(s->ring_prefix, sizeof s->ring_prefix, "%s.ring-%u-", s->meant, w32t_own_pid());
    w32t_status status = w32t_shared_create(&s->control, s->control_path, W32T_CONTROL_BYTES, error);
    if (status) return status;
    w32t_control *c = w32t_alloc(sizeof *c);
    c->version = W32T_CONTROL_VERSION;
    c->size = W32T_CONTROL_BYTES;
    c->collector_pid = w32t_own_pid();
    c->window = s->o->start_at ? 0 : 1;
    c->flags = (s->o->raw_calls ? W32T_CONTROL_RAW_CALLS : 0) |
               (s->o->no_follow ? W32T_CONTROL_NO_FOLLOW : W32T_CONTROL_WAIT_CHILDREN) |
               (s->o->drop_when_full ? W32T_CONTROL_DROP : 0) | (s->o->stacks ? W32T_CONTROL_STACKS : 0) |
               (s->use_ticks ? 0 : W32T_CONTROL_FORCE_QPC);
    bool ok = w32t_native_path(s->plan_path[0], c->plan_path[0], W32T_CONTROL_PATH) &&
              w32t_native_path(s->plan_path[1], c->plan_path[1], W32T_CONTROL_PATH) &&
              w32t_native_path(s->ring_prefix, c->ring_prefix, W32T_CONTROL_PATH) &&
              w32t_native_path(s->control_path, s->native_control, W32T_CONTROL_PATH);
    if (ok) {
        ok = w32t_shared_write(&s->control, 0, c, sizeof *c);
        put32(s, FIELD(magic), W32T_CONTROL_MAGIC); // last: from here on it is one
    }
    free(c);
    if (ok) w32t_heart_start(&s->heart, &s->control);
    if (ok) return W32T_OK;
    w32t_fail(error, W32T_E_IO, W32T_NO_OFFSET, "the path is too long for files beside it");
    return w32t_fail_in(error, W32T_E_IO, s->o->output);
}

// Readers divide by it when the clock were CPU cycles, so it is never 0.
static uint32_t cpu_mhz(void) {
    uint64_t t0, n0, t1, n1;
    w32t_ticks_sample(&t0, &n0);
    do {
        w32t_ticks_sample(&t1, &n1);
    } while (n1 - n0 < 1000000);
    uint64_t mhz = (t1 - t0) * 1000 / (n1 - n0);
    return mhz > 0 && mhz < 100000 ? (uint32_t)mhz : 1000;
}

static void look_for_signal(session *s) {
    for (int i = 0; s->child.adopts && !s->child.killed_by && i < 20; i++) {
        w32t_child_look(&s->child);
        if (!s->child.killed_by) w32t_sleep_us(5000);
    }
    s->result->killed_by = s->child.killed_by;
}

// Wine says 0 of a process that a signal has killed.
static uint32_t killed_by(void *context, uint32_t slot) {
    session *s = context;
    if (slot != 0) return 0;
    look_for_signal(s);
    return s->child.killed_by;
}

static w32t_status make_recording(session *s, w32t_error *error) {
    uint64_t ticks;
    w32t_tick_clock_start(&s->clock);
    w32t_ticks_sample(&ticks, &s->start_clock);
    s->start_filetime = now_filetime();
    w32t_etl_config c = {.path = s->o->output,
                         .logger_name = "win32trace",
                         .compress = !s->o->no_compress,
                         .processors =
                             w32t_cpu_count(), // all events are in the stream of the first one, merged by time
                         .clock_type = 1,
                         .os_major = 10,
                         .os_build = 19041,
                         .perf_freq = 1000000000u,
                         .cpu_mhz = cpu_mhz(),
                         .start_clock = s->start_clock,
                         .start_filetime = s->start_filetime,
                         .pid = w32t_own_pid(),
                         .tid = w32t_own_pid()};
    w32t_status status = w32t_etl_create(&c, &s->etl, error);
    s->output_made = status == W32T_OK || status == W32T_E_IO; // also when the disk was full after it was made
    if (status) return status;
    if (s->o->tee > 0) w32t_etl_tee(s->etl, s->o->tee);
    snprintf(s->spool_path, sizeof s->spool_path, "%s.spool-%u", s->meant, w32t_own_pid());
    w32t_drain_config d = {.etl = s->etl,
                           .db = s->o->db,
                           .limits = s->limits,
                           .plan = {&s->plan[0], &s->plan[1]},
                           .clock = s->use_ticks ? &s->clock : NULL,
                           .qpc_start_filetime = s->start_filetime,
                           .qpc_start_clock = s->start_clock,
                           .spool = s->spool_path,
                           .stacks = s->o->stacks,
                           .killed_by = killed_by,
                           .context = s};
    s->drain = w32t_drain_new(&d);
    return W32T_OK;
}

// Functions that are recorded only by name are said to be missing: nobody should conclude that they were not called.
static const char *left_out(char *text, size_t size) {
    unsigned count = 0;
    w32t_api_function f;
    for (uint32_t i = 0; w32t_apidb_function(NULL, i, &f); i++)
        count += (f.flags & W32T_API_HOT) != 0;
    snprintf(text, size, "%u functions unless named by -e trace=NAME: win32trace apidb list hot", count);
    return text;
}

static void record_start(session *s) {
    char text[120];
    w32t_session_writer *w = &w32t_drain_encoder(s->drain)->session;
    w32t_buf line = {0};
    for (size_t i = 0; !s->o->command_line && s->o->arguments[i]; i++)
        w32t_buf_printf(&line, "%s%s", i ? " " : "", s->o->arguments[i]);
    w32t_session_text(w, w32t_version());
    w32t_session_text(w, s->o->command_line ? s->o->command_line : w32t_buf_cstr(&line));
    w32t_session_text(w, s->o->filter ? s->o->filter : s->o->trace ? s->o->trace : "");
    w32t_session_text(w, s->use_ticks ? "tsc" : "qpc");
    w32t_session_text(w, left_out(text, sizeof text));
    w32t_buf_free(&line);
    w32t_etl_stamp stamp = {.clock = s->start_clock, .pid = w32t_own_pid(), .tid = w32t_own_pid()};
    w32t_session_put(w, W32T_SESSION_START, &stamp);
}

static w32t_status make_files_locked(session *s, w32t_error *error) {
    w32t_status status = W32T_OK;
    uint32_t running = w32t_capture_running(s->meant);
    if (running) {
        status = w32t_fail(error, W32T_E_ARGUMENT, W32T_NO_OFFSET, "is being recorded to by process %u", running);
        w32t_fail_in(error, status, s->o->output);
    }
    if (!status) status = w32t_old_file_keep(&s->old, s->o->output, w32t_own_pid(), error);
    if (!status) status = make_recording(s, error); // its errors name the file the user knows
    if (!status) record_start(s);
    for (int i = 0; i < 2; i++)
        plan_name(s, i);
    return status ? status : make_control(s, error);
}

// Two that begin at once: the files of one are there before the other looks.
static w32t_status make_files(session *s, w32t_error *error) {
    w32t_meant_path(s->o->output, s->meant, sizeof s->meant);
    intptr_t lock = w32t_lock_beside(s->meant);
    w32t_status status = make_files_locked(s, error);
    w32t_unlock(lock);
    return status;
}

static w32t_status prepare(session *s, w32t_error *error) {
    s->use_ticks = w32t_ticks_usable();
    if (!s->use_ticks) {
        snprintf(s->result->note, sizeof s->result->note,
                 "this processor's time stamp counter does not tell time; calls are stamped by "
                 "QueryPerformanceCounter, which is slower");
    }
    // A plan that is not ready takes some ten milliseconds, so they are made while wine starts: the bridge makes no
    // process before they are there. A set that the user wrote may be wrong, though, which must be known before
    // anything is touched.
    w32t_status status = s->o->trace ? compile_plan(s, s->word_size == 4, error) : W32T_OK;
    return status ? status : make_files(s, error);
}

// The plan of the program's own word size, then the word: from here on the bridge may start it. The other plan, for
// children, comes after that, unless both may be needed at once.
static w32t_status make_plans(session *s, w32t_error *error) {
    int first = s->word_size == 4;
    w32t_status status = W32T_OK;
    for (int i = 0; i < 2 && !status; i++) {
        int which = i ? !first : first;
        if (which && i && w32t_never_32bit()) {
            put32(s, FIELD(collector_state), W32T_COLLECTOR_RUNNING);
            break;
        }
        if (!s->plan[which].head) status = compile_plan(s, which, error);
        if (!status) status = write_plan(s, which, error);
        if (!status && (i || s->word_size)) put32(s, FIELD(collector_state), W32T_COLLECTOR_RUNNING);
    }
    return status;
}

// ---- the collector's loop

static void ring_path(const session *s, const w32t_slot *slot, uint32_t index, char *out, size_t size) {
    snprintf(out, size, "%s%u-%u", s->ring_prefix, slot->pid, index);
}

// Whatever programs start under Wine by themselves and leave running; nobody waits for them.
static bool is_background(const char *image) {
    static const char *const names[] = {"explorer.exe",        "services.exe", "winedevice.exe", "plugplay.exe",
                                        "svchost.exe",         "rpcss.exe",    "conhost.exe",    "wineboot.exe",
                                        "winemenubuilder.exe", "start.exe",    "tabtip.exe",     "winedbg.exe",
                                        "dllhost.exe"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *a = names[i], *b = image;
        while (*a && (*b | 0x20) == *a)
            a++, b++;
        if (!*a && !*b) return true;
    }
    return false;
}

typedef struct look {
    uint32_t live, waited_for;
    bool root_ended;
} look;

static w32t_status end_slot(session *s, uint32_t i, const w32t_slot *slot, w32t_error *error) {
    uint32_t busiest;
    w32t_status status = W32T_OK;
    if (w32t_drain_has(s->drain, i)) {
        do { // everything it left; nobody adds to it any more
            w32t_session_beat(s);
            status = w32t_drain_pass(s->drain, true, now_filetime(), &busiest, error);
        } while (status == W32T_OK);
        if (status != W32T_END) return status;
        status = w32t_drain_end_process(s->drain, i, slot->exit_status != UINT32_MAX, slot->exit_status, error);
        char path[1200];
        ring_path(s, slot, i, path, sizeof path);
        w32t_remove_file(path);
    }
    put32(s, FIELD(slots) + i * sizeof(w32t_slot) + offsetof(w32t_slot, rings_drained), 1);
    if (i == 0)
        s->root_seen = slot->agent_seen != 0;
    else
        w32t_diagnose_later(s, i, slot);
    s->slot_done[i] = true;
    return status;
}

static w32t_status look_at_slots(session *s, look *l, w32t_error *error) {
    *l = (look){.root_ended = s->slot_done[0]};
    uint32_t count = get32(s, FIELD(slots_claimed));
    for (uint32_t i = 0; i < count && i < W32T_CONTROL_SLOTS; i++) {
        w32t_slot slot;
        if (s->slot_done[i] || !w32t_shared_read(&s->control, FIELD(slots) + i * sizeof slot, &slot, sizeof slot))
            continue;
        if (slot.state == W32T_SLOT_FREE) continue;
        if (!w32t_drain_has(s->drain, i)) {
            char path[1200];
            ring_path(s, &slot, i, path, sizeof path);
            w32t_drain_add(s->drain, path, i, NULL); // not there yet: tried again
        }
        if (slot.state == W32T_SLOT_ENDED) {
            w32t_status status = end_slot(s, i, &slot, error);
            if (status) return status;
            if (i == 0) l->root_ended = true;
            continue;
        }
        l->live++;
        if (!is_background(w32t_drain_image(s->drain, i))) l->waited_for++;
    }
    return W32T_OK;
}

static void publish_clock(session *s) {
    if (!w32t_tick_clock_check(&s->clock, false)) return;
    const w32t_tick_segment *g = &s->clock.segment[s->clock.count - 1];
    uint64_t v[3] = {0, g->clock, (uint64_t)(g->rate * 4294967296.0)};
    w32t_shared_write(&s->control, FIELD(clock_ticks), v, sizeof v);
    w32t_shared_write(&s->control, FIELD(clock_ticks), &g->ticks, 8);
}

// Sleeps as long as the rings can do without us.
static void rest(session *s, uint32_t busiest, bool took) {
    if (busiest > 200) return;
    if (s->o->tee > 0) { // each flush is a whole buffer in the pipe
        w32t_sleep_us(20000);
        return;
    }
    // a ring takes some ten milliseconds to fill; waking up more often costs more than what is taken
    s->rest_us = took ? 2000 : s->rest_us < 5000 ? s->rest_us + 500 : 5000;
    w32t_sleep_us(s->rest_us);
}

static w32t_status start_bridge(session *s, w32t_error *error) {
    const char *mode = s->o->wait ? "--wait" : s->o->attach ? "--attach" : "--";
    return w32t_launch_bridge(s->tools, s->native_control, mode, s->arguments, &s->child, error);
}

// Now and then Wine ends a process that has hardly begun. One that never came to say that it runs is started once more.
static bool died_at_birth(session *s, uint32_t bridge) {
    if (!s->child.ended || bridge != W32T_BRIDGE_NONE || s->started_again || w32t_interrupted()) return false;
    s->started_again = true;
    return true;
}

static w32t_status collect(session *s, w32t_error *error) {
    uint64_t stopping = 0;
    for (;;) {
        w32t_session_beat(s);
        publish_clock(s);
        look l;
        w32t_child_look(&s->child);
        w32t_status status = look_at_slots(s, &l, error);
        if (status) return status;
        uint32_t bridge = get32(s, FIELD(bridge_state)), busiest = 0;
        if (bridge == W32T_BRIDGE_FAILED) return W32T_OK;
        if (bridge >= W32T_BRIDGE_LAUNCHED && !s->o->attach && !s->o->wait) w32t_pass_interrupts();
        if (died_at_birth(s, bridge)) {
            w32t_child_close(&s->child);
            status = start_bridge(s, error);
            if (status) return status;
            continue;
        }
        if (w32t_drain_has(s->drain, 0)) w32t_old_file_drop(&s->old); // the program's own code is about to run
        status = w32t_drain_pass(s->drain, false, now_filetime(), &busiest, error);
        if (status && status != W32T_END) return status;
        bool over = (bridge >= W32T_BRIDGE_ROOT_ENDED && !l.waited_for) || s->child.ended || w32t_interrupted();
        if (over && !stopping) {
            stopping = w32t_monotonic_ns();
            put32(s, FIELD(collector_state), W32T_COLLECTOR_STOPPING);
        }
        // the bridge ends by itself once told; one that hangs, or was killed, must not keep us
        if (stopping && (s->child.ended || w32t_monotonic_ns() - stopping > 5000000000u)) {
            if (bridge < W32T_BRIDGE_LAUNCHED) w32t_child_kill(&s->child); // nothing of the program has run
            return W32T_OK;
        }
        if (status == W32T_END && !w32t_drain_idle(s->drain)) w32t_diagnose_next(s);
        rest(s, busiest, status == W32T_OK);
    }
}

// ---- the end

static w32t_status no_32bit_half(session *s, w32t_error *error) {
    w32t_fail(error, W32T_E_NOT_RUNNABLE, W32T_NO_OFFSET,
              "32-bit programs need the 32-bit half of Wine (Debian, Ubuntu: wine32:i386), which this prefix does "
              "not have (`wineboot -u` adds it once it is installed)");
    return w32t_fail_in(error, W32T_E_NOT_RUNNABLE, s->o->arguments[0]);
}

// A failed launch, in the words of the bridge. Where the kernel runs no 32-bit programs at all, Wine cannot even create
// the process that elsewhere ends at once.
static w32t_status launch_failure(session *s, w32t_error *error) {
    char message[512] = "";
    w32t_shared_read(&s->control, FIELD(message), message, sizeof message - 1);
    uint32_t what = get32(s, FIELD(launch_error)), code = get32(s, FIELD(system_error));
    w32t_status status = what == W32T_LAUNCH_NOT_FOUND      ? W32T_E_NOT_FOUND
                         : what == W32T_LAUNCH_NOT_RUNNABLE ? W32T_E_NOT_RUNNABLE
                                                            : W32T_E_TARGET;
    if (what == W32T_LAUNCH_CREATE && w32t_ran_nothing(s)) return no_32bit_half(s, error);
    if (what == W32T_LAUNCH_NOT_FOUND && !s->o->attach && !s->o->wait &&
        w32t_path_kind_of(s->o->arguments[0]) == W32T_PATH_FOLDER) {
        w32t_fail(error, W32T_E_NOT_RUNNABLE, W32T_NO_OFFSET, "a folder, not a program");
        return w32t_fail_in(error, W32T_E_NOT_RUNNABLE, s->o->arguments[0]);
    }
    if (code && (what == W32T_LAUNCH_NOT_FOUND || what == W32T_LAUNCH_NOT_RUNNABLE) && *message)
        return w32t_fail(error, status, W32T_NO_OFFSET, "%s", message);
    if (code)
        return w32t_fail(error, status, W32T_NO_OFFSET, "%s (0x%x)",
                         *message ? message : "the program could not be started", code);
    return w32t_fail(error, status, W32T_NO_OFFSET, "%s", *message ? message : "the program could not be started");
}

static bool root_ended(session *s) {
    w32t_slot slot;
    return s->slot_done[0] ||
           (w32t_shared_read(&s->control, FIELD(slots), &slot, sizeof slot) && slot.state == W32T_SLOT_ENDED);
}

// Wine gives a process that was killed from Linux the status 0. Its end may reach Wine's server before us.
static w32t_status stopped_too_soon(const session *s, w32t_error *error) {
    return w32t_fail(error, W32T_E_TARGET, W32T_NO_OFFSET, "told to stop before there was anything to record%s",
                     s->untraced ? "; the program goes on" : "");
}

static w32t_status finish(session *s, w32t_error *error) {
    uint32_t bridge = get32(s, FIELD(bridge_state)), busiest;
    if (bridge == W32T_BRIDGE_FAILED) return launch_failure(s, error);
    if (bridge < W32T_BRIDGE_LAUNCHED && w32t_interrupted()) {
        s->result->stopped_by = w32t_interrupted_by();
        return stopped_too_soon(s, error);
    }
    if (bridge < W32T_BRIDGE_LAUNCHED) {
        return w32t_fail(error, W32T_E_TARGET, W32T_NO_OFFSET,
                         "the bridge ended (status %d) before the program was started: does `wine %s/…` run?",
                         s->child.status, s->tools);
    }
    s->result->launched = true;
    s->result->stopped_by = w32t_interrupted() && !root_ended(s) ? w32t_interrupted_by() : 0;
    if (bridge >= W32T_BRIDGE_ROOT_ENDED && !s->result->stopped_by) { // a bridge that was stopped is done too
        s->result->exit_known = true;
        s->result->exit_status = get32(s, FIELD(root_exit));
    } else if (s->child.ended && !w32t_interrupted() && !*s->result->note) {
        snprintf(s->result->note, sizeof s->result->note,
                 "Wine ended before the program did (its server stopped or killed, or our bridge): the recording holds "
                 "what was made until then");
    }
    w32t_status status;
    do {
        w32t_session_beat(s);
        status = w32t_drain_pass(s->drain, true, now_filetime(), &busiest, error);
    } while (status == W32T_OK);
    if (status != W32T_END) return status;
    uint32_t count = get32(s, FIELD(slots_claimed));
    for (uint32_t i = 0; i < count && i < W32T_CONTROL_SLOTS; i++) {
        w32t_slot slot;
        if (s->slot_done[i] || !w32t_shared_read(&s->control, FIELD(slots) + i * sizeof slot, &slot, sizeof slot))
            continue;
        bool ended = slot.state == W32T_SLOT_ENDED;
        if (i == 0)
            s->root_seen = slot.agent_seen != 0;
        else if (ended)
            w32t_diagnose_later(s, i, &slot);
        w32t_drain_end_process(s->drain, i, ended && slot.exit_status != UINT32_MAX, slot.exit_status, NULL);
        char path[1200];
        ring_path(s, &slot, i, path, sizeof path);
        w32t_remove_file(path);
    }
    w32t_drain_totals totals;
    w32t_drain_totals_of(s->drain, &totals);
    if (totals.stopped &&
        totals.stop_reason == W32T_STOP_DISK) { // as it would have been, had the recording met it first
        s->all_taken = true;
        errno = ENOSPC;
        return w32t_fail_errno(error, s->o->output, "cannot write");
    }
    if (s->result->exit_known && w32t_drain_overflowed(s->drain, 0))
        s->result->exit_status = 0xc00000fd;
    else if (s->result->exit_known && w32t_drain_cut_off(s->drain, 0))
        look_for_signal(s);
    if (w32t_ran_nothing(s)) {
        s->result->launched = false;
        return no_32bit_half(s, error);
    }
    w32t_diagnose_root(s);
    while (w32t_diagnose_next(s)) {
    }
    if (s->root_seen && !w32t_drain_has(s->drain, 0)) { // it made no ring: a program that ran and left no trace
        s->untraced = true;
        s->result->launched = false;
        if (s->result->stopped_by) return stopped_too_soon(s, error);
        return w32t_fail(error, W32T_E_TARGET, W32T_NO_OFFSET,
                         "the program ran, but its agent could not record it: are bridge and agents in %s of this "
                         "version?",
                         s->tools);
    }
    return W32T_OK;
}

static void fill_result(session *s) {
    w32t_drain_totals t;
    w32t_drain_totals_of(s->drain, &t);
    s->result->processes = t.processes;
    s->result->calls = t.calls;
    s->result->events = t.events;
    s->result->drops = t.drops;
    s->result->waits = t.waits;
    memcpy(s->result->left_out, t.left_out, sizeof s->result->left_out);
    s->result->damage = t.damage;
    s->result->stopped = t.stopped;
}

static w32t_status close_all(session *s, w32t_status status, w32t_error *error) {
    if (s->drain) {
        fill_result(s);
        w32t_drain_free(s->drain);
    }
    if (s->etl) {
        w32t_status closed = w32t_etl_close(s->etl, now_filetime(), status ? NULL : error);
        if (!status) status = closed;
    }
    bool keep = status && s->result->launched &&
                !s->all_taken; // what the rings still hold can be recovered when there is room again
    // nothing was recorded: no file that looks like a recording stays
    if (!s->result->launched && s->output_made && w32t_path_kind_of(s->o->output) == W32T_PATH_FILE)
        w32t_remove_file(s->o->output);
    if (s->result->launched)
        w32t_old_file_drop(&s->old);
    else
        w32t_old_file_restore(&s->old);
    w32t_heart_stop(&s->heart);
    if (s->control.file >= 0) {
        put32(s, FIELD(collector_state), W32T_COLLECTOR_STOPPING);
        w32t_shared_close(&s->control);
        if (!keep) w32t_remove_file(s->control_path);
    }
    if (*s->spool_path && !keep) w32t_remove_file(s->spool_path);
    for (int i = 0; i < 2; i++) {
        w32t_plan_view_close(&s->plan[i]);
        w32t_buf_free(&s->plan_bytes[i]);
        if (*s->plan_path[i] && !keep) w32t_remove_file(s->plan_path[i]);
    }
    w32t_child_close(&s->child);
    free(s);
    return status;
}

w32t_status w32t_capture_run(const w32t_capture_options *options, w32t_capture_result *result, w32t_error *error) {
    memset(result, 0, sizeof *result);
    char program[1024];
    uint32_t word_size = 0;
    bool attach = options->attach || options->wait;
    w32t_status status =
        attach ? W32T_OK : w32t_check_program(options->arguments[0], program, sizeof program, &word_size, error);
    if (status) return status;
    session *s = w32t_alloc(sizeof *s);
    s->o = options;
    s->word_size = word_size;
    s->result = result;
    s->control.file = -1;
    s->limits = (w32t_plan_options){.trace = options->trace,
                                    .string_units = options->string_units,
                                    .buffer_bytes = options->buffer_bytes,
                                    .call_bytes = options->call_bytes,
                                    .internal = options->internal,
                                    .query = options->query,
                                    .start_at = options->start_at,
                                    .stop_at = options->stop_at,
                                    .residue = options->residue,
                                    .most_a_site = options->most_a_site,
                                    .most_a_second = options->most_a_second,
                                    .db = options->db};
    if (!w32t_find_tools(options->tools, s->tools, sizeof s->tools)) {
        status = w32t_fail(error, W32T_E_TARGET, W32T_NO_OFFSET,
                           "bridge and agents (win32trace-bridge-x64.exe …) were not found beside the program; "
                           "WIN32TRACE_TOOLS names their folder");
    }
    if (!status) {
        status = prepare(s, error);
        if (status == W32T_E_NOT_FOUND ||
            status == W32T_E_NOT_RUNNABLE) { // of the output; the program has not been looked for yet
            status = W32T_E_IO;
            if (error) error->status = status;
        }
    }
    size_t count = 0;
    while (options->arguments[count])
        count++;
    const char **arguments = w32t_alloc((count + 1) * sizeof *arguments);
    memcpy(arguments, options->arguments, count * sizeof *arguments);
    if (!attach) arguments[0] = program;
    if (!status) {
        w32t_hold_interrupts();
        if (options->adopt && !attach) w32t_adopt_orphans(&s->child);
        s->arguments = arguments;
        status = start_bridge(s, error);
        if (!status) {
            status = make_plans(s, error);
            if (status) w32t_child_kill(&s->child); // or it would complain that what it waits for is gone
        }
        if (!status) status = collect(s, error);
        if (!status) status = finish(s, error);
        uint32_t bridge = get32(s, FIELD(bridge_state));
        if (status && status != W32T_E_NOT_RUNNABLE && !s->untraced && bridge >= W32T_BRIDGE_LAUNCHED &&
            bridge != W32T_BRIDGE_FAILED) {
            s->result->launched = true; // what was written so far is a recording, up to where it failed
        }
        w32t_release_interrupts();
    }
    free(arguments);
    return close_all(s, status, error);
}
