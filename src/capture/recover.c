// SPDX-License-Identifier: Apache-2.0
// Folds the rings that a killed recording left behind into its .etl. What the file already holds is known from the
// rings' next_* fields and the file itself; the rest is drained as it would have been. Safe to be killed and run again:
// rings are removed one by one, after their records are in the file.
#include <win32trace/capture.h>

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/os.h"
#include "base/wintime.h"
#include "capture/drain.h"
#include "capture/launch.h"
#include "wire/wire_control.h"

typedef struct remains {
    const char *etl;
    char folder[1024], base[512]; // of the .etl
    char **names;                 // everything in the folder
    size_t count;
    uint32_t collector; // whose files these are
} remains;

static w32t_status look_around(const char *etl, remains *r, w32t_error *error) {
    memset(r, 0, sizeof *r);
    r->etl = etl;
    char meant[1024];
    w32t_meant_path(etl, meant, sizeof meant);
    const char *slash = strrchr(meant, '/'), *back = strrchr(meant, '\\');
#ifdef _WIN32
    if (back > slash) slash = back;
#else
    (void)back;
#endif
    snprintf(r->folder, sizeof r->folder, "%.*s", slash ? (int)(slash - meant + 1) : 2, slash ? meant : "./");
    snprintf(r->base, sizeof r->base, "%.*s", (int)sizeof r->base - 1, slash ? slash + 1 : meant);
    return w32t_folder_list(r->folder, &r->names, &r->count, error);
}

static void forget(remains *r) {
    w32t_names_free(r->names, r->count);
}

// "X.etl.ring-COLLECTOR-PID-SLOT" and the like: the collector's pid; false when it is no such name.
static bool part_of(const remains *r, const char *name, const char *kind, uint32_t *collector, uint32_t *slot) {
    size_t n = strlen(r->base), k = strlen(kind);
    if (strncmp(name, r->base, n) != 0 || strncmp(name + n, kind, k) != 0) return false;
    char *end;
    unsigned long pid = strtoul(name + n + k, &end, 10);
    if (end == name + n + k || pid > UINT32_MAX) return false;
    *collector = (uint32_t)pid;
    if (slot) {
        const char *dash = strrchr(end, '-');
        if (!dash) return false;
        *slot = (uint32_t)strtoul(dash + 1, NULL, 10);
    }
    return true;
}

// A collector with left-over files that does not run any more. *running: one that does, 0: none.
static bool find_dead(remains *r, uint32_t *running) {
    *running = 0;
    for (size_t i = 0; i < r->count; i++) {
        uint32_t pid, slot;
        if (!part_of(r, r->names[i], ".ring-", &pid, &slot) && !part_of(r, r->names[i], ".ctl-", &pid, NULL) &&
            !part_of(r, r->names[i], ".plan-", &pid, NULL) && !part_of(r, r->names[i], ".fn-", &pid, NULL) &&
            !part_of(r, r->names[i], ".spool-", &pid, NULL)) {
            continue;
        }
        if (pid == w32t_own_pid()) continue;
        if (w32t_pid_alive(pid)) {
            *running = pid;
            continue;
        }
        r->collector = pid;
        return true;
    }
    return false;
}

bool w32t_capture_left_over(const char *etl) {
    remains r;
    if (look_around(etl, &r, NULL)) return false;
    uint32_t running;
    bool found = find_dead(&r, &running);
    forget(&r);
    return found;
}

uint32_t w32t_capture_running(const char *etl) {
    remains r;
    if (look_around(etl, &r, NULL)) return 0;
    uint32_t running = 0, pid;
    for (size_t i = 0; i < r.count && !running; i++)
        if (part_of(&r, r.names[i], ".ctl-", &pid, NULL) && pid != w32t_own_pid() && w32t_pid_alive(pid)) running = pid;
    forget(&r);
    return running;
}

static void path_of(const remains *r, const char *name, char *out, size_t size) {
    snprintf(out, size, "%s%s", r->folder, name);
}

// Whether the agent writing this ring has stopped by itself, having missed its collector.
static bool stopped(const char *path) {
    uint32_t state = 0;
    FILE *f = fopen(path, "rb");
    if (!f) return true;
    bool ok = fseek(f, offsetof(w32t_ring_file, state), SEEK_SET) == 0 && fread(&state, sizeof state, 1, f) == 1;
    fclose(f);
    return ok && state == W32T_PROCESS_STOPPED;
}

// A ring that is still written must not be taken away.
static w32t_status check_still_written(const remains *r, w32t_error *error) {
    for (size_t i = 0; i < r->count; i++) {
        uint32_t collector, slot;
        char path[1800];
        if (!part_of(r, r->names[i], ".ring-", &collector, &slot) || collector != r->collector) continue;
        path_of(r, r->names[i], path, sizeof path);
        uint32_t pid = stopped(path) ? 0 : w32t_mapped_by(path);
        if (!pid) continue;
        w32t_fail(error, W32T_E_TARGET, W32T_NO_OFFSET,
                  "the recorded program still runs (process %u); what is left over can be added once it has ended",
                  pid);
        return w32t_fail_in(error, W32T_E_TARGET, r->etl);
    }
    return W32T_OK;
}

typedef struct work {
    w32t_etl_writer *etl;
    w32t_drain *drain;
    w32t_plan_view plan[2];
    uint8_t *plan_bytes[2];
    w32t_control *control; // NULL when it was lost
    w32t_tick_clock clock;
    bool has_clock;
} work;

static void load_plans(work *w, const remains *r) {
    for (int i = 0; i < 2; i++) {
        char name[700], path[1800];
        size_t size;
        snprintf(name, sizeof name, "%s.plan-%u-%d", r->base, r->collector, i ? 32 : 64);
        path_of(r, name, path, sizeof path);
        if (w32t_file_load(path, (size_t)1 << 28, &w->plan_bytes[i], &size, NULL)) continue;
        w32t_plan_view_open(&w->plan[i], w32t_span_of(w->plan_bytes[i], size), i ? 4 : 8, NULL);
    }
}

static void load_control(work *w, const remains *r) {
    char name[700], path[1800];
    size_t size;
    uint8_t *bytes;
    snprintf(name, sizeof name, "%s.ctl-%u", r->base, r->collector);
    path_of(r, name, path, sizeof path);
    if (w32t_file_load(path, W32T_CONTROL_BYTES, &bytes, &size, NULL)) return;
    w32t_control *c = w32t_alloc(sizeof *c);
    if (size >= sizeof *c) {
        memcpy(c, bytes, sizeof *c);
        w->control = c;
        if (c->clock_ticks && c->clock_rate) {
            w32t_tick_clock_set(&w->clock, c->clock_ticks, c->clock_value, (double)c->clock_rate / 4294967296.0);
            w->has_clock = true;
        }
    } else {
        free(c);
    }
    free(bytes);
}

static const w32t_slot *slot_of(const work *w, uint32_t slot) {
    return w->control && slot < W32T_CONTROL_SLOTS ? &w->control->slots[slot] : NULL;
}

// All rings first, since adding one asks what the recording holds; then everything is drained together, in time order.
static w32t_status add_rings(work *w, const remains *r, w32t_error *error) {
    for (size_t i = 0; i < r->count; i++) {
        uint32_t pid, slot;
        char path[1800];
        if (!part_of(r, r->names[i], ".ring-", &pid, &slot) || pid != r->collector) continue;
        path_of(r, r->names[i], path, sizeof path);
        // one that was never begun has nothing; one that cannot be read here must not be taken away
        w32t_status status = w32t_drain_add(w->drain, path, slot, error);
        if (status == W32T_E_UNSUPPORTED) return status;
    }
    return W32T_OK;
}

static w32t_status drain_all(work *w, const remains *r, w32t_error *error) {
    uint64_t now = w32t_ns_to_filetime(w32t_now_ns());
    uint32_t busiest;
    w32t_status status;
    do {
        status = w32t_drain_pass(w->drain, true, now, &busiest, error);
    } while (status == W32T_OK);
    if (status != W32T_END) return status;
    for (size_t i = 0; i < r->count; i++) {
        uint32_t pid, slot;
        if (!part_of(r, r->names[i], ".ring-", &pid, &slot) || pid != r->collector) continue;
        const w32t_slot *s = slot_of(w, slot);
        bool known = s && s->state == W32T_SLOT_ENDED && s->exit_status != UINT32_MAX;
        status = w32t_drain_end_process(w->drain, slot, known, s ? s->exit_status : 0, error);
        if (status) return status;
    }
    return W32T_OK;
}

static void remove_files(const remains *r) {
    for (int round = 0; round < 2; round++) { // rings first: without them the others mean nothing
        for (size_t i = 0; i < r->count; i++) {
            uint32_t pid, slot;
            bool ring = part_of(r, r->names[i], ".ring-", &pid, &slot);
            bool other = part_of(r, r->names[i], ".ctl-", &pid, NULL) ||
                         part_of(r, r->names[i], ".plan-", &pid, NULL) || part_of(r, r->names[i], ".fn-", &pid, NULL) ||
                         part_of(r, r->names[i], ".spool-", &pid, NULL);
            if ((round ? !other : !ring) || pid != r->collector) continue;
            char path[1800];
            path_of(r, r->names[i], path, sizeof path);
            w32t_remove_file(path);
        }
    }
}

static w32t_status recover_one(remains *r, w32t_capture_result *result, w32t_error *error) {
    work w = {0};
    w32t_etl_config config;
    w32t_status status = w32t_etl_append(r->etl, &w.etl, &config, error);
    if (status) return status;
    load_plans(&w, r);
    load_control(&w, r);
    char spool[1800], name[700];
    snprintf(name, sizeof name, "%s.spool-%u", r->base, r->collector);
    path_of(r, name, spool, sizeof spool);
    w32t_drain_config d = {.etl = w.etl,
                           .spool = spool,
                           .plan = {w.plan[0].head ? &w.plan[0] : NULL, w.plan[1].head ? &w.plan[1] : NULL},
                           .clock = w.has_clock ? &w.clock : NULL,
                           .qpc_start_filetime = config.start_filetime,
                           .qpc_start_clock = config.start_clock,
                           .recovering = true,
                           .recording = r->etl,
                           .stacks = w.control && w.control->flags & W32T_CONTROL_STACKS};
    w.drain = w32t_drain_new(&d);
    status = add_rings(&w, r, error);
    if (!status) status = drain_all(&w, r, error);
    w32t_drain_totals t;
    w32t_drain_totals_of(w.drain, &t);
    result->processes += t.processes;
    result->calls += t.calls;
    result->events += t.events;
    result->drops += t.drops;
    result->damage += t.damage;
    w32t_drain_free(w.drain);
    w32t_status closed = w32t_etl_close(w.etl, w32t_ns_to_filetime(w32t_now_ns()), status ? NULL : error);
    if (!status) status = closed;
    for (int i = 0; i < 2; i++) {
        w32t_plan_view_close(&w.plan[i]);
        free(w.plan_bytes[i]);
    }
    free(w.control);
    if (!status) remove_files(r);
    return status;
}

w32t_status w32t_capture_recover(const char *etl, w32t_capture_result *result, w32t_error *error) {
    memset(result, 0, sizeof *result);
    w32t_status status = W32T_END;
    for (int round = 0; round < 100; round++) { // several recordings of the same name may have been killed
        remains r;
        w32t_status looked = look_around(etl, &r, error);
        if (looked) return looked;
        uint32_t running;
        bool found = find_dead(&r, &running);
        if (found) {
            status = check_still_written(&r, error);
            if (!status) status = recover_one(&r, result, error);
        } else if (running && status == W32T_END) {
            w32t_fail(error, W32T_E_TARGET, W32T_NO_OFFSET, "its recording still goes on (process %u)", running);
            status = w32t_fail_in(error, W32T_E_TARGET, etl);
        } else if (status == W32T_END && w32t_path_kind_of(etl) == W32T_PATH_NONE) {
            w32t_fail(error, W32T_E_NOT_FOUND, W32T_NO_OFFSET, "no such file");
            status = w32t_fail_in(error, W32T_E_NOT_FOUND, etl);
        }
        forget(&r);
        if (!found || status) break;
    }
    return status;
}
