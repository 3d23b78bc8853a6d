// SPDX-License-Identifier: Apache-2.0
// Why a process that was traced, or started by one, ended before its first instruction: looked up in the files of the
// program and its DLLs, said to the user and to the recording. It reads files, so children wait until the collector has
// time.
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "base/os.h"
#include "base/utf.h"
#include "capture/session.h"
#include "write/etl/etl_kernel.h"

#define FIELD(f) offsetof(w32t_control, f)

// ntstatus.h: what a process ends with that its loader refused.
static bool is_load_status(uint32_t status) {
    static const uint32_t loader[] = {0xc0000135, 0xc0000139, 0xc0000138, 0xc000007b,
                                      0xc0000142, 0xc0000428, 0x80000100};
    for (size_t i = 0; i < sizeof loader / sizeof *loader; i++)
        if (status == loader[i]) return true;
    return false;
}

// A child that may never have started: looked up when there is time.
void w32t_diagnose_later(session *s, uint32_t i, const w32t_slot *slot) {
    if (!is_load_status(slot->exit_status) && slot->agent_seen) return;
    s->slot_suspect[i] = true;
    s->suspects++;
}

// A process whose agent never ran has no rundown: its start and end are written from what is known of it.
static void record_unseen_process(session *s, uint32_t pid, uint32_t parent, uint32_t exit_status, const char *path,
                                  const char *command_line) {
    w32t_etl_stamp stamp = {.clock = w32t_monotonic_ns(), .pid = pid};
    const char *name = path;
    for (const char *c = path; *c; c++)
        if (*c == '/' || *c == '\\') name = c + 1;
    w32t_etl_process p = {
        .pid = pid, .parent = parent, .exit_status = 259, .image = name, .command_line = command_line};
    w32t_etl_process_event(s->etl, W32T_ETL_START, &stamp, &p);
    p.exit_status = exit_status;
    w32t_etl_process_event(s->etl, W32T_ETL_END, &stamp, &p);
}

static void record_unseen_root(session *s, const char *path) {
    w32t_buf line = {0};
    for (size_t i = 0; s->o->arguments[i]; i++)
        w32t_buf_printf(&line, "%s%s", i ? " " : "", s->o->arguments[i]);
    record_unseen_process(s, w32t_session_root_pid(s), 0, s->result->exit_status, path, w32t_buf_cstr(&line));
    w32t_buf_free(&line);
}

// Where the started program is, as a path of this system.
static bool program_path(session *s, char *path, size_t size) {
    uint16_t wide[W32T_CONTROL_PATH];
    if (!w32t_shared_read(&s->control, FIELD(program), wide, sizeof wide)) return false;
    wide[W32T_CONTROL_PATH - 1] = 0;
    size_t n = 0;
    while (wide[n])
        n++;
    w32t_buf dos = {0};
    w32t_utf16_to_utf8(&dos, w32t_span_of(wide, n * 2));
    bool known = w32t_host_path(w32t_buf_cstr(&dos), path, size);
    w32t_buf_free(&dos);
    return known;
}

// Wine without its 32-bit half "runs" a 32-bit program to the exit status 0, and none of its code.
bool w32t_ran_nothing(session *s) {
    char path[1200], resolved[1200];
    if (s->root_seen || s->o->attach || s->o->wait || !w32t_lacks_32bit()) return false;
    uint32_t word_size = s->word_size;
    if (!word_size && program_path(s, path, sizeof path))
        w32t_check_program(path, resolved, sizeof resolved, &word_size, NULL);
    return word_size == 4;
}

// Looks for what the image at `path` lacks; says it in *text and in the recording.
static bool tell_missing(session *s, const char *path, uint32_t pid, uint32_t exit_status, char *text, size_t size) {
    w32t_import_finding f;
    if (w32t_find_missing_import(path, &f) != W32T_OK) return false;
    w32t_import_text(&f, text, size);
    w32t_etl_stamp stamp = {.clock = w32t_monotonic_ns(), .pid = pid};
    w32t_load_failure_put(&w32t_drain_encoder(s->drain)->session, &f, &stamp, exit_status, text, 0, "");
    w32t_buf_free(&f.folders);
    return true;
}

// A process that a traced one started. Without its agent nothing but its parent's word is known of it.
static void diagnose_child(session *s, uint32_t i) {
    w32t_slot slot;
    if (!w32t_shared_read(&s->control, FIELD(slots) + i * sizeof slot, &slot, sizeof slot)) return;
    const struct w32t_enc_child *c = w32t_encoder_child(w32t_drain_encoder(s->drain), slot.pid);
    if (!c || slot.exit_status == UINT32_MAX) return;
    char path[1200], text[700];
    if (!slot.agent_seen) record_unseen_process(s, slot.pid, c->parent, slot.exit_status, c->path, "");
    if (!w32t_host_path(c->path, path, sizeof path)) return;
    if (!tell_missing(s, path, slot.pid, slot.exit_status, text, sizeof text)) return;
    const char *name = strrchr(c->path, '\\');
    if (*s->result->diagnosis) return; // the first one is said, all are in the recording
    snprintf(s->result->diagnosis, sizeof s->result->diagnosis, "%.260s (pid %u) did not start: %s",
             name ? name + 1 : c->path, slot.pid, text);
}

// When there is time, for it reads files: why a process ended before its first instruction, or what a failed load
// lacked. Everything the rings hold has been taken then, so the parent's word on a child too. False: nothing waits.
bool w32t_diagnose_next(session *s) {
    w32t_encoder *e = w32t_drain_encoder(s->drain);
    bool any = w32t_load_watch_next(&e->loads, &e->session, w32t_monotonic_ns());
    for (uint32_t i = 0; s->suspects && i < W32T_CONTROL_SLOTS; i++) {
        if (!s->slot_suspect[i]) continue;
        s->slot_suspect[i] = false;
        s->suspects--;
        diagnose_child(s, i);
        any = true;
        break;
    }
    if (any) w32t_session_beat(s);
    return any;
}

// Everything is there, and still the loader refused it.
static void tell_status(session *s) {
    uint32_t status = s->result->exit_status;
    if (!is_load_status(status)) return;
    const char *why = status == 0xc0000135   ? "a DLL it needs was not found, or is disabled (WINEDLLOVERRIDES)"
                      : status == 0xc0000142 ? "a DLL could not initialise itself"
                      : status == 0xc000007b ? "a DLL it needs is damaged or for another processor"
                                             : "a DLL it needs is not the one it was made for";
    snprintf(s->result->diagnosis, sizeof s->result->diagnosis, "%.260s did not start (0x%08x): %s",
             s->o->arguments[0], status, why);
}

void w32t_diagnose_root(session *s) {
    if (!s->result->exit_known || (!is_load_status(s->result->exit_status) && s->root_seen)) return;
    // under Wine a missing DLL ends with the loader's status, but no agent was there to see it
    char path[1200];
    if (!program_path(s, path, sizeof path)) return;
    if (!s->root_seen) record_unseen_root(s, path);
    if (!tell_missing(s, path, w32t_session_root_pid(s), s->result->exit_status, s->result->diagnosis,
                      sizeof s->result->diagnosis) &&
        !s->root_seen)
        tell_status(s);
}
