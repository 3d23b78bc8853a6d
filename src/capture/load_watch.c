// SPDX-License-Identifier: Apache-2.0
// See load_watch.h.
#include "capture/load_watch.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "capture/launch.h"

// LoadLibraryEx (libloaderapi.h)
#define WITH_ALTERED_SEARCH_PATH 0x08u
#define SEARCH_DLL_LOAD_DIR      0x100u
#define AS_DATAFILE              0x62u // data file, image resource, data file exclusive: imports do not matter

void w32t_load_watch_free(w32t_load_watch *w) {
    free(w->waiting);
    w32t_table_free(&w->seen);
    *w = (w32t_load_watch){0};
}

void w32t_load_failed(w32t_load_watch *w, const w32t_load_request *request) {
    if (w->count == W32T_LOADS_WAITING || w->told >= W32T_LOADS_TOLD || request->flags & AS_DATAFILE) return;
    uint64_t key = w32t_hash_bytes(request->dll, strlen(request->dll)) ^ w32t_hash_u64(request->pid);
    if (w32t_table_get(&w->seen, key | 1)) return;
    if (!w->waiting) w->waiting = w32t_alloc(W32T_LOADS_WAITING * sizeof *w->waiting);
    w32t_table_put(&w->seen, key | 1, w->waiting);
    w->waiting[w->count++] = *request;
    w->told++;
}

// Folder of a Windows path as a path of this system; false when it is not known here.
static bool folder_of(const char *windows_path, char *out, size_t size) {
    char path[520];
    snprintf(path, sizeof path, "%s", windows_path);
    char *slash = strrchr(path, '\\');
    if (!slash) return false;
    *slash = 0;
    if (path[1] == ':' && !path[2]) snprintf(path + 2, sizeof path - 2, "\\");
    return w32t_host_path(path, out, size);
}

// The path of this system that the program's name for the DLL leads to; a plain name stays one.
static void name_here(const w32t_load_request *r, char *out, size_t size) {
    char full[1100];
    snprintf(out, size, "%s", r->dll);
    if (!strpbrk(r->dll, "\\/")) return;
    bool absolute = (r->dll[0] && r->dll[1] == ':') || r->dll[0] == '\\';
    snprintf(full, sizeof full, "%s%s%s", absolute ? "" : r->directory, absolute ? "" : "\\", r->dll);
    if (!w32t_host_path(full, out, size)) snprintf(out, size, "%s", full);
}

static w32t_status look_up(const w32t_load_request *r, w32t_import_finding *f) {
    char folder[1024], dll[1100];
    if (!folder_of(r->image, folder, sizeof folder)) return W32T_END;
    name_here(r, dll, sizeof dll);
    return w32t_find_missing_of_dll(dll, folder, (r->flags & (WITH_ALTERED_SEARCH_PATH | SEARCH_DLL_LOAD_DIR)) != 0,
                                    r->word_size, f);
}

void w32t_load_failure_put(w32t_session_writer *w, const w32t_import_finding *f, const w32t_etl_stamp *stamp,
                           uint32_t exit_status, const char *text, uint64_t call, const char *dll) {
    w32t_buf folders = f->folders;
    w32t_session_u32(w, stamp->pid);
    w32t_session_u32(w, exit_status);
    w32t_session_u8(w, (uint8_t)f->kind);
    w32t_session_text(w, f->importer);
    w32t_session_text(w, f->missing);
    w32t_session_text(w, f->function);
    w32t_session_text(w, f->found);
    w32t_session_text(w, folders.n ? w32t_buf_cstr(&folders) : "");
    w32t_session_text(w, text);
    w32t_session_u64(w, call);
    w32t_session_text(w, dll);
    w32t_session_put(w, W32T_SESSION_LOAD_FAILURE, stamp);
}

bool w32t_load_watch_next(w32t_load_watch *w, w32t_session_writer *session, uint64_t clock) {
    if (!w->count) return false;
    w32t_load_request r = w->waiting[0];
    memmove(w->waiting, w->waiting + 1, --w->count * sizeof *w->waiting);
    w32t_import_finding f;
    if (look_up(&r, &f) != W32T_OK) return true;
    char text[1024];
    w32t_import_text(&f, text, sizeof text);
    w32t_etl_stamp stamp = {.clock = clock, .pid = r.pid, .tid = r.tid};
    w32t_load_failure_put(session, &f, &stamp, 0, text, r.call, r.dll);
    w32t_buf_free(&f.folders);
    return true;
}
