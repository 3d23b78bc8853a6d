// SPDX-License-Identifier: Apache-2.0
// What is known of one boot of one machine over time: processes, threads, modules, names of files and keys, drive
// letters. Traces of the same boot share it; traces of several machines given together do not.
//
// Two ways to learn: the first pass over a seekable trace (w32t_machine_observe, before any event is given out), after
// which nothing here changes any more but names of files and keys; and, on streams, the events as they pass.
#ifndef W32T_STATE_MACHINE_H
#define W32T_STATE_MACHINE_H

#include "base/hash.h"
#include "model/module.h"
#include "model/record.h"

typedef struct process process;
struct process {
    w32t_process pub; // first: what events point at
    process *older;   // same pid, started before
    bool from_end;    // only its end was seen so far
    w32t_modules modules;
};

typedef struct thread thread;
struct thread {
    uint32_t tid, pid;
    int64_t start, end;
    thread *older;
};

typedef struct drive {
    const char *device, *letter; // "\Device\HarddiskVolume2\", "C:\"
    struct drive *next;
} drive;

// What all machines of a trace may keep together. Names beyond it are not kept, which is counted: their numbers stay
// without a name.
typedef struct w32t_machine_budget {
    size_t bytes;        // kept so far, tables included
    bool second;         // the pass that is under way: most of what found no room in the first comes again
    uint64_t dropped[2]; // names, processes, threads, modules that found no room, by pass
} w32t_machine_budget;
#define W32T_MACHINE_MOST ((size_t)80 << 20)

typedef struct machine {
    struct machine *next;
    w32t_machine_budget *budget; // its own, unless shared
    w32t_machine_budget own_budget;
    uint64_t boot; // FILETIME of boot; 0: of one session only
    const w32t_etw_session *session;
    bool prepared; // a first pass told what there is
    bool linked;   // processes know the kernel's modules
    w32t_arena arena;
    w32t_table processes;  // pid + 1 → newest instance
    w32t_table threads;    // tid + 1 → newest
    w32t_table files;      // file object or key → path, as of now
    w32t_table files_seen; // the same from the first pass: for events before (or without) their name event
    w32t_table keys, keys_seen;
    drive *drives;
    bool paths_kept, drives_late; // paths were kept; … before the last drive letter was told
    w32t_table texts;   // kept texts by hash: each is kept once
    w32t_table symbols; // kept path of an image → table of its named places
    process spare;      // stands for processes that found no room; not in any table
    thread spare_thread;
    process *last;     // the process found last, with the span of time it holds for
    uint32_t *running; // processor → thread, after CSwitch
    size_t processors;
    process **all;
    size_t all_count, all_room;
} machine;

machine *w32t_machine_new(uint64_t boot, const w32t_etw_session *session);
void w32t_machine_free(machine *m);

// The instance that a pid stood for at that time; NULL when none is known.
process *w32t_machine_process(machine *m, uint32_t pid, int64_t time);
thread *w32t_machine_thread(machine *m, uint32_t tid, int64_t time);

void w32t_process_started(machine *m, uint32_t pid, int64_t time, bool rundown, const w32t_process *what);
void w32t_process_ended(machine *m, uint32_t pid, int64_t time, const w32t_process *what);
void w32t_thread_started(machine *m, uint32_t tid, uint32_t pid, int64_t time, bool rundown);
void w32t_thread_ended(machine *m, uint32_t tid, uint32_t pid, int64_t time);
void w32t_image_seen(machine *m, uint32_t pid, int64_t time, bool load, bool rundown, uint64_t base, uint64_t size,
                     const char *path);

// Whether a rundown that lists this image would add nothing.
bool w32t_image_known(machine *m, uint32_t pid, int64_t time, uint64_t base, uint64_t size);

// A place in an image that the recording names, "function+0x12".
void w32t_symbol_seen(machine *m, w32t_event *event);

// After the first pass: lets every process find the kernel's modules.
void w32t_machine_link(machine *m);

// A path with its device prefix turned into a drive letter where that is known; the machine's, kept once. NULL when
// there is no room for it.
const char *w32t_machine_path(machine *m, const char *path);
// Whether `bytes` more may be kept; they count as kept then.
bool w32t_machine_room(machine *m, size_t bytes);
// Puts a path under a number, while there is room.
void w32t_machine_put(machine *m, w32t_table *table, uint64_t key, const char *path);
void w32t_drive_seen(machine *m, const char *device, const char *letter);

// Learns from an event: `early` in the first pass.
void w32t_machine_observe(machine *m, w32t_event *event, bool early);
// Puts names on file objects and keys of the event's fields.
void w32t_machine_name(machine *m, w32t_event *event);

#endif
